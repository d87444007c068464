// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/statusbar.h"

#include "jobs/jobrunner.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/plaintip.h"
#include "widgets/statusgauge.h"

#include <QAbstractButton>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>
#include <QPainter>
#include <QStyle>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <map>

namespace credence::ui {

namespace {

constexpr int kHeight = 28;
constexpr int kJobDelay = 150;       // ms before a job is worth showing
constexpr int kMessageTime = 6000;   // ms
constexpr int kLiveInterval = 30000; // ms between two looks at the clock
constexpr int kBarNarrow = 1280;     // below it the live words go
constexpr int kScopeWidth = 220;     // of a long name
constexpr int kScopeNarrow = 90;

// An icon and a word that can be clicked; a divider stands right of it.
class StatusItem : public QAbstractButton {
public:
    StatusItem(const QString &iconName, const QString &name, QWidget *parent)
        : QAbstractButton(parent), m_icon(iconName)
    {
        setObjectName(name);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        connect(&Theme::instance(), &Theme::changed, this, [this] {
            updateGeometry();
            update();
        });
    }

    void set(const QString &text, const QString &accessible, const QString &tip)
    {
        setText(shownText(text));
        setAccessibleName(shownText(accessible));
        setToolTip(tip.isEmpty() ? QString() : plainTip(tip));
        updateGeometry();
        update();
    }
    void setIconName(const QString &name)
    {
        m_icon = name;
        update();
    }
    void setDivider(bool on)
    {
        m_divider = on;
        update();
    }
    // Off: the icon alone; the name and the tip stay.
    void setWordShown(bool on)
    {
        if (m_wordShown == on)
            return;
        m_wordShown = on;
        updateGeometry();
        update();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetricsF metrics(Theme::instance().font(Type::Secondary));
        if (!m_wordShown && !m_icon.isEmpty())
            return {side() + 24, px(kHeight) - 1};
        return {int(std::ceil(metrics.horizontalAdvance(text()))) + (m_icon.isEmpty() ? 8 : side() + 6 + 24),
                px(kHeight) - 1};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (!pressByEnter(this, event))
            QAbstractButton::keyPressEvent(event);
    }
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        if (isEnabled() && underMouse())
            painter.fillRect(rect().adjusted(0, 0, -1, 0), tk().btnHover);
        painter.setFont(Theme::instance().font(Type::Secondary));
        if (m_icon.isEmpty()) { // a link
            painter.setPen(isEnabled() ? tk().acc : tk().txd);
            painter.drawText(rect(), Qt::AlignCenter, text());
        } else {
            const auto visual = [this](const QRect &at) { return QStyle::visualRect(layoutDirection(), rect(), at); };
            drawIcon(painter, visual(QRect(12, (height() - side()) / 2, side(), side())), m_icon, tk().tx2);
            painter.setPen(tk().tx2);
            if (m_wordShown)
                painter.drawText(visual(QRect(side() + 18, 0, width() - side() - 18, height())),
                                 Qt::AlignVCenter | Qt::AlignLeft, text());
        }
        if (m_divider)
            painter.fillRect(QStyle::visualRect(layoutDirection(), rect(), QRect(width() - 1, 7, 1, height() - 14)),
                             tk().line2);
    }

private:
    static int side() { return qRound(grown(14)); }
    QString m_icon;
    bool m_divider = true, m_wordShown = true;
};

// A filled dot while changes are watched for, and when the last episode came.
class LiveItem : public QWidget {
public:
    explicit LiveItem(QWidget *parent) : QWidget(parent) { setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed); }

    void set(const QString &text)
    {
        m_text = text;
        setAccessibleName(text);
        updateGeometry();
        update();
    }

    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetricsF metrics(Theme::instance().font(Type::Secondary));
        return {int(std::ceil(metrics.horizontalAdvance(m_text))) + 26 + 8, px(kHeight) - 1};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(tk().ok);
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        painter.drawEllipse(QPointF(mirrored ? width() - 15 : 15, height() / 2.0), 3.5, 3.5);
        painter.setFont(Theme::instance().font(Type::Secondary));
        painter.setPen(tk().tx2);
        painter.drawText(QStyle::visualRect(layoutDirection(), rect(), QRect(26, 0, width() - 26, height())),
                         Qt::AlignVCenter | Qt::AlignLeft, m_text);
    }

private:
    QString m_text;
};

// The oldest running job: name, "n of m", a bar of 64, and Cancel.
class JobItem : public QWidget {
public:
    explicit JobItem(QWidget *parent) : QWidget(parent)
    {
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(0, 0, 12, 0);
        layout->setSpacing(8);
        m_text = new Label({}, Type::Secondary, Tone::Secondary, 400, this);
        m_text->setKeepsWidth(true);
        m_figures = new Label({}, Type::Secondary, Tone::Normal, 400, this);
        m_figures->setKeepsWidth(true);
        m_cancel = new StatusItem(QString(), QStringLiteral("status.cancel"), this);
        m_cancel->set(StatusBar::tr("Cancel"), StatusBar::tr("Cancel the job"), {});
        m_cancel->setDivider(false);
        layout->addWidget(m_text);
        layout->addWidget(m_figures);
        layout->addSpacing(64);
        layout->addWidget(m_cancel);
    }

    void set(const QString &name, qulonglong done, qulonglong total, int more)
    {
        QStringList figures;
        if (total > 0)
            figures << StatusBar::tr("%1 of %2").arg(figure(qlonglong(done)), figure(qlonglong(total)));
        if (more > 0)
            figures << StatusBar::tr("%1 more").arg(more);
        m_text->setText(name);
        m_figures->setText(figures.join(QStringLiteral(", ")));
        m_figures->setVisible(!figures.isEmpty());
        const QString text = (QStringList{name} + figures).join(QStringLiteral(", "));
        m_share = total > 0 ? std::min(1.0, double(done) / double(total)) : -1;
        setAccessibleName(text);
        update();
    }
    [[nodiscard]] QAbstractButton *cancelButton() const { return m_cancel; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        const QWidget *last = m_figures->isHidden() ? m_text : m_figures;
        const QRectF track(last->geometry().right() + 9, (height() - 6) / 2.0, 64, 6);
        painter.setBrush(tk().line2);
        painter.drawRoundedRect(track, 3, 3);
        if (m_share > 0) {
            painter.setBrush(tk().acc);
            painter.drawRoundedRect(QRectF(track.topLeft(), QSizeF(std::max(6.0, 64 * m_share), 6)), 3, 3);
        }
    }

private:
    Label *m_text = nullptr;
    Label *m_figures = nullptr;
    StatusItem *m_cancel = nullptr;
    double m_share = -1;
};

struct Job {
    QString name;
    qulonglong done = 0, total = 0;
    bool due = false; // it runs long enough to be shown
};

} // namespace

std::optional<AgentTrigger> agentTrigger(const std::string &agentStateJson)
{
    if (agentStateJson.empty())
        return std::nullopt;
    const QJsonObject state = QJsonDocument::fromJson(QByteArray::fromStdString(agentStateJson)).object();
    const QJsonValue current = state.value(QLatin1String("importance_trigger_curr"));
    const QJsonValue maximum = state.value(QLatin1String("importance_trigger_max"));
    if (!current.isDouble() || !maximum.isDouble())
        return std::nullopt;
    const double max = maximum.toDouble();
    const double left = current.toDouble();
    if (!std::isfinite(max) || !std::isfinite(left) || max <= 0)
        return std::nullopt;
    // It counts down in steps of importance 1-10; shown as what has come together, on 0-1.
    return AgentTrigger{std::max(0.0, max - left) / 10.0, max / 10.0};
}

QString ago(Time then, Time now)
{
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now - then).count();
    if (seconds < 0 || seconds >= 24LL * 3600)
        return shortTime(then);
    if (seconds < 60)
        return StatusBar::tr("just now");
    if (seconds < 3600)
        return StatusBar::tr("%1 min ago").arg(seconds / 60);
    return StatusBar::tr("%1 h ago").arg(seconds / 3600);
}

struct StatusBar::Impl {
    Session *session = nullptr;
    StatusItem *store = nullptr;
    StatusItem *scope = nullptr;
    StatusItem *access = nullptr;
    LiveItem *live = nullptr;
    Label *text = nullptr;
    JobItem *job = nullptr;
    StatusGauge *gauge = nullptr;
    Label *note = nullptr;
    QTimer messageTimer, liveTimer, jobTimer;
    QString message, tip;
    std::map<int, Job> jobs;
    std::optional<TriggerState> trigger;
    std::optional<std::int64_t> triggerCount;
    QString triggerScope;
    QString scopeName;
    std::weak_ptr<const Snapshot> liveOf; // whose last episode it is
    std::int64_t lastEpisode = kNoTime;
    bool hasGauge = false; // there is a trigger to show
};

StatusBar::StatusBar(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    setObjectName(QStringLiteral("statusBar"));
    setFixedHeight(px(kHeight));
    d->session = session;
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(0, 1, 0, 0);
    layout->setSpacing(0);
    d->store = new StatusItem(QStringLiteral("database"), QStringLiteral("status.store"), this);
    d->scope = new StatusItem(QStringLiteral("user"), QStringLiteral("status.scope"), this);
    d->access = new StatusItem(QStringLiteral("lock-open"), QStringLiteral("status.access"), this);
    d->scope->set({}, tr("Scope"), {});
    d->access->set({}, tr("Right to write"), {});
    d->live = new LiveItem(this);
    d->text = new Label({}, Type::Secondary, Tone::Secondary, 400, this);
    d->job = new JobItem(this);
    d->gauge = new StatusGauge(tr("Agent’s trigger"), this);
    layout->addWidget(d->store);
    layout->addWidget(d->scope);
    layout->addWidget(d->access);
    layout->addWidget(d->live);
    layout->addSpacing(12);
    layout->addWidget(d->text, 1);
    layout->addWidget(d->job);
    d->note = new Label(tr("No network is used"), Type::Secondary, Tone::Secondary, 400, this);
    d->note->setKeepsWidth(true);
    layout->addWidget(d->note);
    layout->addWidget(d->gauge);
    layout->addSpacing(12);
    d->job->hide();
    d->gauge->hide();

    connect(d->store, &QAbstractButton::clicked, this, &StatusBar::storeClicked);
    connect(d->scope, &QAbstractButton::clicked, this,
            [this] { Q_EMIT scopeMenuRequested(d->scope->mapToGlobal(QPoint(0, 0))); });
    connect(d->access, &QAbstractButton::clicked, this, &StatusBar::accessClicked);
    connect(session, &Session::opened, this, [this] { refresh(); });
    connect(session, &Session::closed, this, [this] { refresh(); });
    connect(session, &Session::scopeChanged, this, [this] { refresh(); });
    connect(session, &Session::snapshotChanged, this, [this] { refresh(); });
    connect(&Theme::instance(), &Theme::changed, this, [this] { refresh(); });

    d->messageTimer.setSingleShot(true);
    d->messageTimer.setInterval(kMessageTime);
    connect(&d->messageTimer, &QTimer::timeout, this, [this] { showMessage({}); });
    d->liveTimer.setInterval(kLiveInterval);
    connect(&d->liveTimer, &QTimer::timeout, this, [this] { fit(); });
    d->liveTimer.start();

    d->jobTimer.setSingleShot(true);
    d->jobTimer.setInterval(kJobDelay);
    connect(&d->jobTimer, &QTimer::timeout, this, [this] {
        for (auto &[id, job] : d->jobs)
            job.due = true;
        refreshJobs();
    });
    JobRunner &runner = JobRunner::instance();
    connect(&runner, &JobRunner::started, this, [this](int id, const QString &name) {
        if (name.isEmpty())
            return;
        d->jobs[id].name = name;
        if (!d->jobTimer.isActive())
            d->jobTimer.start();
    });
    connect(&runner, &JobRunner::progressed, this, [this](int id, qulonglong done, qulonglong total) {
        const auto it = d->jobs.find(id);
        if (it == d->jobs.end())
            return;
        it->second.done = done;
        it->second.total = total;
        refreshJobs();
    });
    connect(&runner, &JobRunner::finished, this, [this](int id) {
        if (d->jobs.erase(id) > 0)
            refreshJobs();
    });
    connect(d->job->cancelButton(), &QAbstractButton::clicked, this, [this] {
        if (!d->jobs.empty())
            JobRunner::instance().cancel(d->jobs.begin()->first);
    });
    refresh();
}

StatusBar::~StatusBar() = default;

void StatusBar::refresh()
{
    const std::shared_ptr<Store> store = d->session->store();
    d->scopeName.clear();
    d->scope->setVisible(bool(store));
    d->note->setVisible(!store);
    d->access->setVisible(bool(store));
    if (!store) {
        d->store->set(tr("No store is open"), tr("No store is open. Open one"), tr("Open a memory store"));
        d->store->setDivider(false);
    } else {
        const QString name = QFileInfo(d->session->path()).fileName();
        d->store->set(name, tr("Store %1").arg(name), d->session->path());
        d->store->setDivider(true);

        const std::vector<ScopeInfo> scopes = d->session->scopes();
        QString scope = d->session->scope();
        if (scope.isEmpty())
            scope =
                scopes.size() == 1 ? QString::fromStdString(scopes.front().id) : tr("All %1 scopes").arg(scopes.size());
        d->scope->setIconName(d->session->scope().isEmpty() && scopes.size() > 1 ? QStringLiteral("users")
                                                                                 : QStringLiteral("user"));
        d->scopeName = scope;

        const StoreInfo &info = store->info();
        const bool writable = info.access == Access::Writable;
        const QString why = coreWords(info.accessReason);
        d->access->setIconName(writable ? QStringLiteral("lock-open") : QStringLiteral("lock"));
        d->access->set(writable ? tr("Writable") : tr("Read-only"),
                       writable ? tr("Writable") : tr("Read-only. %1").arg(why),
                       writable ? tr("Changes can be made; each is entered in the ledger") : why);
    }
    refreshGauge();
    refreshText();
    refreshJobs();
    fit();
    update();
}

// What is said elsewhere goes first where room is short: the live words, long names, words beside icons, the gauge.
void StatusBar::fit()
{
    const auto shown = [this](bool words, int scopeWidth, bool access, bool gauge) {
        refreshLive(words);
        if (!d->scopeName.isEmpty()) {
            const QFontMetricsF metrics(Theme::instance().font(Type::Secondary));
            d->scope->set(metrics.elidedText(d->scopeName, Qt::ElideRight, px(scopeWidth)),
                          tr("Scope: %1").arg(d->scopeName), tr("Whose memory is shown: %1").arg(d->scopeName));
        }
        d->access->setWordShown(access);
        d->gauge->setVisible(d->hasGauge && gauge);
        int wide = 24;
        for (const QWidget *item :
             {static_cast<QWidget *>(d->store), static_cast<QWidget *>(d->scope), static_cast<QWidget *>(d->access),
              static_cast<QWidget *>(d->live), static_cast<QWidget *>(d->note), static_cast<QWidget *>(d->job)})
            wide += item->isHidden() ? 0 : item->sizeHint().width();
        if (!d->gauge->isHidden())
            wide += d->gauge->minimumSizeHint().width();
        return wide <= width();
    };
    (void)(shown(true, kScopeWidth, true, true) || shown(false, kScopeWidth, true, true) ||
           shown(false, kScopeNarrow, true, true) || shown(false, kScopeNarrow, false, true) ||
           shown(false, kScopeNarrow, false, false));
}

void StatusBar::refreshLive(bool words)
{
    const auto snapshot = d->session->snapshot();
    d->live->setVisible(snapshot != nullptr);
    if (!snapshot) {
        d->liveOf.reset();
        return;
    }
    if (d->liveOf.lock() != snapshot) { // looked through once, not at each tick
        d->liveOf = snapshot;
        d->lastEpisode = kNoTime;
        for (const NodeRow &row : snapshot->rows()) {
            if (row.kind == Kind::Episode)
                d->lastEpisode = std::max(d->lastEpisode, row.created);
        }
    }
    const std::int64_t last = d->lastEpisode;
    QString text = tr("Live");
    if (last != kNoTime && words && width() >= kBarNarrow) {
        const Time then{std::chrono::milliseconds(last)};
        const auto now = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
        text = tr("Live, last episode %1").arg(ago(then, now));
        d->live->setToolTip(utcTime(then));
    }
    d->live->set(text);
}

void StatusBar::setTrigger(std::optional<TriggerState> state, std::optional<std::int64_t> count, const QString &scope)
{
    d->triggerScope = scope;
    d->trigger = std::move(state);
    d->triggerCount = count;
    refreshGauge();
}

void StatusBar::refreshGauge()
{
    const bool importance = d->trigger && d->trigger->threshold;
    if (d->session->isOpen() && (importance || (d->trigger && d->triggerCount))) {
        const TriggerState &state = *d->trigger;
        const bool several = d->session->scope().isEmpty() && d->session->scopes().size() > 1;
        QString word = importance ? tr("Trigger") : tr("Trigger, episodes");
        if (several)
            word = tr("%1 of %2").arg(word, QFontMetrics(font()).elidedText(d->triggerScope, Qt::ElideRight, 140));
        d->gauge->setWord(word);
        if (importance)
            d->gauge->setValue(state.accumulated, *state.threshold);
        else
            d->gauge->setValue(double(state.unreflected), double(*d->triggerCount));
        QString forecast;
        if (state.shouldTrigger) {
            forecast = tr("due");
        } else if (state.by) {
            forecast = state.nextAllowed ? tr("held until %1").arg(shortTime(*state.nextAllowed)) : tr("held");
        } else if (state.forecast) {
            const auto now = std::chrono::system_clock::now();
            const auto hours = std::chrono::duration_cast<std::chrono::hours>(*state.forecast - now).count();
            forecast = hours < 2    ? tr("at this pace within 2 hours")
                       : hours < 48 ? counted(hours, tr("at this pace in 1 hour"), tr("at this pace in %1 hours"))
                                    : counted(hours / 24, tr("at this pace in 1 day"), tr("at this pace in %1 days"));
        }
        d->gauge->setForecast(forecast);
        d->hasGauge = true;
        fit();
        return;
    }
    d->gauge->setWord(tr("Agent’s trigger"));
    d->gauge->setForecast({});
    std::optional<AgentTrigger> trigger;
    const std::vector<ScopeInfo> scopes = d->session->scopes();
    const std::string scope = d->session->scope().toStdString();
    for (const ScopeInfo &info : scopes) {
        if (info.id == scope || (scope.empty() && scopes.size() == 1))
            trigger = agentTrigger(info.agentState);
    }
    d->hasGauge = trigger.has_value();
    if (trigger)
        d->gauge->setValue(trigger->value, trigger->threshold);
    fit();
}

void StatusBar::refreshJobs()
{
    int due = 0;
    for (const auto &[id, job] : d->jobs)
        due += job.due ? 1 : 0;
    d->job->setVisible(due > 0);
    if (due > 0) {
        const Job &first = d->jobs.begin()->second;
        d->job->set(first.name, first.done, first.total, due - 1);
    }
    fit();
}

void StatusBar::refreshText()
{
    const QString text = d->tip.isEmpty() ? d->message : d->tip;
    d->text->setText(text);
}

void StatusBar::showMessage(const QString &text)
{
    d->message = text;
    if (text.isEmpty())
        d->messageTimer.stop();
    else
        d->messageTimer.start();
    refreshText();
}

void StatusBar::showTip(const QString &text)
{
    d->tip = text;
    refreshText();
}

void StatusBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tk().win);
    painter.fillRect(QRect(0, 0, width(), 1), tk().line);
}

void StatusBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

} // namespace credence::ui

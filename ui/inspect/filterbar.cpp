// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/filterbar.h"

#include "models/filtertext.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/filterbutton.h"
#include "widgets/findfield.h"
#include "widgets/glyphs.h"

#include <QActionGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QTimer>

#include <algorithm>

namespace credence::ui {

namespace {

constexpr int kTypingPause = 120; // ms

} // namespace

struct FilterBar::Impl {
    FindField *field = nullptr;
    FilterButton *status = nullptr;
    Button *more = nullptr;
    ToolButton *clear = nullptr;
    QMenu *moreMenu = nullptr;
    TreeFilter menus; // what the menus say
    int days = 0;     // created in the last so many; 0: at any time
    int maxDepth = 0;
    std::optional<Time> latest;
    TreeFilter said;
    QTimer pause;
};

FilterBar::FilterBar(QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    setObjectName(QStringLiteral("inspect.filterBar"));
    setFixedHeight(Theme::instance().px(40));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(16, 0, 12, 1);
    layout->setSpacing(6);

    d->field = new FindField(tr("Filter the tree"), this);
    d->field->setProperty("row", true);
    d->field->setIconName(QStringLiteral("list-filter"));
    d->field->setKeys(QKeySequence(Qt::Key_Slash));
    d->field->setFixedWidth(Theme::instance().px(147));
    d->field->setObjectName(QStringLiteral("inspect.filter"));
    d->field->setAccessibleName(tr("Filter the tree"));
    d->field->setToolTip(tr("Words, or status:stale kind:episode depth:2-4 conf:low imp:0.7 tag:… source:… "
                            "since:2026-04-01 until:… is:flagged is:ungrounded is:single is:contradicted is:approved"));
    d->field->installEventFilter(this);
    layout->addWidget(d->field);

    d->status = new FilterButton(tr("All status"), this);
    d->status->setObjectName(QStringLiteral("inspect.statusButton"));
    d->status->setAccessibleName(tr("Filter by status"));
    d->status->setToolTip(tr("Show memories of some statuses only"));
    d->status->setButtonSize(ButtonSize::Row);
    for (int i = 0; i < kStatusCount; ++i) {
        QAction *action = d->status->addChoice(i, statusWord(Status(i)));
        action->setObjectName(QStringLiteral("inspect.status%1").arg(i));
        action->setStatusTip(statusExplanation(Status(i)));
    }
    connect(d->status, &FilterButton::chosenChanged, this, [this] {
        d->menus.statuses.clear();
        for (const int id : d->status->chosen())
            d->menus.statuses.push_back(Status(id));
        changed();
    });
    layout->addWidget(d->status);

    d->moreMenu = new QMenu(this);
    d->moreMenu->setObjectName(QStringLiteral("inspect.moreMenu"));
    d->more = new Button(tr("Flags"), ButtonKind::Rest, this);
    d->more->setObjectName(QStringLiteral("inspect.flagsButton"));
    d->more->setAccessibleName(tr("Filter by flags and more"));
    d->more->setToolTip(tr("Flags, grounding, kind, confidence, importance, depth and time"));
    d->more->setButtonSize(ButtonSize::Row);
    d->more->setCaret(true);
    connect(d->more, &QPushButton::clicked, this, [this] {
        d->moreMenu->clear();
        fillMoreMenu();
        d->moreMenu->popup(d->more->mapToGlobal(QPoint(0, d->more->height() + 2)));
    });
    layout->addWidget(d->more);

    d->clear = new ToolButton(QStringLiteral("x"), tr("Show everything again"), 24, this);
    d->clear->setObjectName(QStringLiteral("inspect.clearFilter"));
    d->clear->hide();
    connect(d->clear, &QToolButton::clicked, this, &FilterBar::clear);
    layout->addWidget(d->clear);
    layout->addStretch(1);

    d->pause.setSingleShot(true);
    d->pause.setInterval(kTypingPause);
    connect(&d->pause, &QTimer::timeout, this, &FilterBar::changed);
    connect(d->field, &QLineEdit::textChanged, this, [this] { d->pause.start(); });
}

FilterBar::~FilterBar() = default;

QLineEdit *FilterBar::field() const
{
    return d->field;
}

TreeFilter FilterBar::filter() const
{
    TreeFilter filter = parseFilterText(d->field->text());
    const TreeFilter &menus = d->menus;
    // What is typed comes first where both speak of the same thing.
    if (filter.statuses.empty())
        filter.statuses = menus.statuses;
    if (filter.kinds.empty())
        filter.kinds = menus.kinds;
    if (filter.confidences.empty())
        filter.confidences = menus.confidences;
    if (!filter.minDepth && !filter.maxDepth) {
        filter.minDepth = menus.minDepth;
        filter.maxDepth = menus.maxDepth;
    }
    if (!filter.minImportance)
        filter.minImportance = menus.minImportance;
    filter.flagged |= menus.flagged;
    filter.ungrounded |= menus.ungrounded;
    filter.singleSource |= menus.singleSource;
    filter.contradicted |= menus.contradicted;
    filter.approved |= menus.approved;
    if (!filter.since && d->days > 0 && d->latest)
        filter.since = *d->latest - std::chrono::hours(24 * d->days);
    return filter;
}

QVariantMap FilterBar::menuState() const
{
    const TreeFilter &m = d->menus;
    QVariantMap out;
    const auto list = [&out](const char *name, const auto &values) {
        QVariantList numbers;
        for (const auto value : values)
            numbers << int(value);
        if (!numbers.isEmpty())
            out.insert(QLatin1String(name), numbers);
    };
    list("statuses", m.statuses);
    list("kinds", m.kinds);
    list("confidences", m.confidences);
    const std::pair<const char *, bool> marks[] = {{"flagged", m.flagged},
                                                   {"ungrounded", m.ungrounded},
                                                   {"single", m.singleSource},
                                                   {"contradicted", m.contradicted},
                                                   {"approved", m.approved}};
    for (const auto &[name, on] : marks) {
        if (on)
            out.insert(QLatin1String(name), true);
    }
    if (m.minImportance)
        out.insert(QStringLiteral("importance"), *m.minImportance);
    if (m.minDepth)
        out.insert(QStringLiteral("depth"), *m.minDepth);
    if (d->days > 0)
        out.insert(QStringLiteral("days"), d->days);
    return out;
}

void FilterBar::setMenuState(const QVariantMap &state)
{
    TreeFilter m;
    const auto numbers = [&state](const char *name, int first, int last, auto &&take) {
        for (const QVariant &value : state.value(QLatin1String(name)).toList()) {
            if (const int number = value.toInt(); number >= first && number <= last)
                take(number);
        }
    };
    QList<int> statuses;
    numbers("statuses", 0, kStatusCount - 1, [&](int number) { statuses << number; });
    numbers("kinds", int(Kind::Episode), int(Kind::Episode) + 2, [&](int number) { m.kinds.push_back(Kind(number)); });
    numbers("confidences", int(Confidence::Low), int(Confidence::Low) + 2,
            [&](int number) { m.confidences.push_back(Confidence(number)); });
    m.flagged = state.value(QStringLiteral("flagged")).toBool();
    m.ungrounded = state.value(QStringLiteral("ungrounded")).toBool();
    m.singleSource = state.value(QStringLiteral("single")).toBool();
    m.contradicted = state.value(QStringLiteral("contradicted")).toBool();
    m.approved = state.value(QStringLiteral("approved")).toBool();
    const double importance = state.value(QStringLiteral("importance")).toDouble();
    if (importance > 0 && importance <= 1)
        m.minImportance = importance;
    if (const QVariant depth = state.value(QStringLiteral("depth")); depth.isValid() && depth.toInt() >= 0)
        m.minDepth = m.maxDepth = depth.toInt();
    const int days = state.value(QStringLiteral("days")).toInt();
    d->days = days == 1 || days == 7 || days == 30 ? days : 0;
    d->menus = std::move(m);
    d->status->setChosen(statuses); // says so, if it is another choice
    d->menus.statuses.clear();
    for (const int status : std::as_const(statuses))
        d->menus.statuses.push_back(Status(status));
    changed();
}

void FilterBar::setBounds(int maxDepth, std::optional<Time> latest)
{
    d->maxDepth = maxDepth;
    // "The last 7 days" must not slide while it is in force: the answer would change with every new episode.
    if (d->days == 0 || !d->latest)
        d->latest = latest;
}

void FilterBar::clear()
{
    d->menus = {};
    d->days = 0;
    d->status->clearChoice();
    d->field->clear();
    changed();
}

void FilterBar::changed()
{
    d->pause.stop();
    const TreeFilter &m = d->menus;
    const int more = int(m.flagged) + int(m.ungrounded) + int(m.singleSource) + int(m.contradicted) + int(m.approved) +
                     int(!m.kinds.empty()) + int(!m.confidences.empty()) + int(m.minImportance.has_value()) +
                     int(m.minDepth.has_value()) + int(d->days > 0);
    d->more->setText(more == 0 ? tr("Flags") : tr("Flags, %1").arg(more));
    const TreeFilter now = filter();
    d->clear->setVisible(!now.isEmpty());
    if (now == d->said)
        return;
    d->said = now;
    Q_EMIT filterChanged();
}

void FilterBar::fillMoreMenu()
{
    QMenu *menu = d->moreMenu;
    const auto add = [this](QMenu *to, const QString &text, const QString &name, bool checked, auto then) {
        QAction *action = to->addAction(text);
        action->setObjectName(name);
        action->setStatusTip(tr("Filter the tree"));
        action->setCheckable(true);
        action->setChecked(checked);
        connect(action, &QAction::triggered, this, [this, then](bool on) {
            then(on);
            changed();
        });
        return action;
    };
    add(menu, tr("Open flags"), QStringLiteral("inspect.isFlagged"), d->menus.flagged,
        [this](bool on) { d->menus.flagged = on; });
    add(menu, tr("Ungrounded"), QStringLiteral("inspect.isUngrounded"), d->menus.ungrounded,
        [this](bool on) { d->menus.ungrounded = on; });
    add(menu, tr("Single source"), QStringLiteral("inspect.isSingle"), d->menus.singleSource,
        [this](bool on) { d->menus.singleSource = on; });
    add(menu, tr("Contradicted"), QStringLiteral("inspect.isContradicted"), d->menus.contradicted,
        [this](bool on) { d->menus.contradicted = on; });
    add(menu, tr("Approved: what the agent is told"), QStringLiteral("inspect.isApproved"), d->menus.approved,
        [this](bool on) { d->menus.approved = on; });
    menu->addSeparator();

    // One of several, or none: the first entry of each takes it back.
    const auto choice = [this, add, menu](const QString &title, const QString &name, const QStringList &entries,
                                          int chosen, auto then) {
        QMenu *sub = menu->addMenu(title);
        sub->setObjectName(name);
        auto *group = new QActionGroup(sub);
        for (int i = 0; i < entries.size(); ++i) {
            QAction *action =
                add(sub, entries[i], name + QString::number(i), i == chosen, [then, i](bool) { then(i); });
            group->addAction(action);
        }
    };
    const auto place = [](const auto &list, auto first) {
        return list.empty() ? 0 : int(list.front()) - int(first) + 1;
    };
    choice(tr("Kind"), QStringLiteral("inspect.kind"),
           {tr("Any kind"), tr("Episodes"), tr("Reflections"), tr("Narratives")}, place(d->menus.kinds, Kind::Episode),
           [this](int i) {
               d->menus.kinds.clear();
               if (i > 0)
                   d->menus.kinds.push_back(Kind(i - 1));
           });
    choice(tr("Confidence"), QStringLiteral("inspect.confidence"),
           {tr("Any confidence"), confidenceWord(Confidence::Low), confidenceWord(Confidence::Medium),
            confidenceWord(Confidence::High)},
           place(d->menus.confidences, Confidence::Low), [this](int i) {
               d->menus.confidences.clear();
               if (i > 0)
                   d->menus.confidences.push_back(Confidence(i));
           });
    const double least[] = {0, 0.5, 0.7, 0.9};
    int chosen = 0;
    for (int i = 1; i < 4; ++i) {
        if (d->menus.minImportance && *d->menus.minImportance == least[i])
            chosen = i;
    }
    choice(tr("Importance"), QStringLiteral("inspect.importance"),
           {tr("Any importance"), tr("0.5 and more"), tr("0.7 and more"), tr("0.9 and more")}, chosen, [this](int i) {
               const double values[] = {0, 0.5, 0.7, 0.9};
               d->menus.minImportance = i > 0 ? std::optional<double>(values[i]) : std::nullopt;
           });
    QStringList depths{tr("Any depth"), tr("Episodes")};
    for (int i = 1; i <= std::min(d->maxDepth, 30); ++i)
        depths << tr("Depth %1").arg(i);
    choice(tr("Depth"), QStringLiteral("inspect.depth"), depths, d->menus.minDepth ? *d->menus.minDepth + 1 : 0,
           [this](int i) { d->menus.minDepth = d->menus.maxDepth = i > 0 ? std::optional<int>(i - 1) : std::nullopt; });
    const int days[] = {0, 1, 7, 30};
    choice(tr("Created"), QStringLiteral("inspect.created"),
           {tr("At any time"), tr("In the last day"), tr("In the last 7 days"), tr("In the last 30 days")},
           int(std::find(days, days + 4, d->days) - days), [this](int i) {
               const int values[] = {0, 1, 7, 30};
               d->days = values[i];
           });
    menu->addSeparator();
    QAction *clear = menu->addAction(tr("Show everything again"));
    clear->setObjectName(QStringLiteral("inspect.clearFilterMenu"));
    clear->setStatusTip(tr("Take back all filters"));
    clear->setEnabled(!filter().isEmpty());
    connect(clear, &QAction::triggered, this, &FilterBar::clear);
}

void FilterBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tk().base);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tk().line);
}

bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->field && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key == Qt::Key_Escape && !d->field->text().isEmpty()) {
            d->field->clear();
            changed();
            return true;
        }
        if (key == Qt::Key_Escape || key == Qt::Key_Down || key == Qt::Key_Return || key == Qt::Key_Enter) {
            changed();
            Q_EMIT leaveRequested();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/healthpane.h"

#include "help/help.h"
#include "models/roles.h"
#include "reflect/rowpaint.h"
#include "settings/settings.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/chip.h"
#include "widgets/corewords.h"
#include "widgets/emptystate.h"
#include "widgets/glyphs.h"
#include "widgets/keyvalue.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/prompts.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"

#include <credence/review.h>

#include <QMenu>
#include <QPainter>
#include <QScrollArea>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <chrono>
#include <set>

namespace credence::ui {

namespace {

constexpr int kHealthMargin = 16;
constexpr int kHealthRow = 46, kHealthHeading = 25;

// Enough to know a memory by; what is cut says so, and ends between two characters.
std::string findingHead(const std::string &text)
{
    constexpr std::size_t kMost = 400;
    if (text.size() <= kMost)
        return text;
    std::size_t end = kMost;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0) == 0x80)
        --end;
    return text.substr(0, end) + "…";
}

QString severityIcon(Severity severity)
{
    return severity == Severity::Error     ? QStringLiteral("octagon-alert")
           : severity == Severity::Warning ? QStringLiteral("triangle-alert")
                                           : QStringLiteral("info");
}

QColor severityColour(Severity severity)
{
    return severity == Severity::Error ? tk().flag : severity == Severity::Warning ? tk().warn : tk().tx3;
}

class HealthDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {100, px(heightOf(index))};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const HealthModel *>(index.model());
        if (!model)
            return;
        const HealthRow &row = model->row(index.row());
        const Tokens &t = tk();
        const QRect r = option.rect;
        const Theme &theme = Theme::instance();
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        if (row.type == HealthRow::Type::Heading) {
            painter->fillRect(r, t.alt);
            painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
            const QFont small = theme.font(Type::Caption);
            write(*painter, small, t.tx2, r.left() + kHealthMargin, r.top(), r.height(), row.title);
            writeRight(*painter, small, t.tx3, r.right() - kHealthMargin, r.top(), r.height(), row.facts);
            painter->restore();
            return;
        }
        drawRowGround(*painter, option, index);
        painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
        const bool gone = row.type == HealthRow::Type::Gone;
        drawSign(*painter, QRectF(r.left() + kHealthMargin, r.top() + px(7), 14, 14),
                 gone           ? QStringLiteral("check")
                 : row.accepted ? QStringLiteral("circle-dot")
                                : severityIcon(row.severity),
                 gone           ? t.ok
                 : row.accepted ? t.tx3
                                : severityColour(row.severity));
        const qreal left = r.left() + kHealthMargin + 22;
        qreal right = r.right() - kHealthMargin;
        if (row.fresh) {
            const QString word = HealthModel::tr("new");
            const qreal wide = drawChip(nullptr, {}, word, t.infoBg, t.acc);
            drawChip(painter, QPointF(right - wide, r.top() + px(4)), word, t.infoBg, t.acc);
            right -= wide + 6;
        }
        const bool quiet = gone || row.accepted;
        const QFont base = theme.font(Type::Base), small = theme.font(Type::Secondary);
        write(*painter, base, quiet ? t.tx3 : t.tx, left, r.top() + px(4), px(20),
              QFontMetricsF(base).elidedText(row.title, Qt::ElideRight, right - left));
        write(*painter, small, t.tx3, left, r.top() + px(23), px(18),
              QFontMetricsF(small).elidedText(row.facts, Qt::ElideRight, r.right() - kHealthMargin - left));
        painter->restore();
    }

private:
    static int heightOf(const QModelIndex &index)
    {
        const auto *model = qobject_cast<const HealthModel *>(index.model());
        return model && model->row(index.row()).type == HealthRow::Type::Heading ? kHealthHeading : kHealthRow;
    }
};

Result<std::shared_ptr<const HealthReport>> checked(const Store &store, const std::string &scope,
                                                    const std::shared_ptr<const Snapshot> &snapshot,
                                                    std::uint64_t entries, const std::stop_token &stop,
                                                    const Progress &progress)
{
    HealthOptions options;
    options.scope = scope;
    if (const auto head = store.ledgerHead(); head && head->first == entries)
        options.snapshot = snapshot; // nothing came since
    auto found = health(store, options, stop, progress);
    if (!found)
        return found.error();
    auto report = std::make_shared<HealthReport>();
    report->health = std::move(*found);
    if (const auto accepted = suppressedFindings(store)) {
        for (const std::string &id : *accepted)
            report->accepted.emplace(id, std::string());
    }
    std::vector<std::string> named;
    for (const HealthFinding &finding : report->health.findings) {
        named.push_back(finding.memory.value);
        for (const MemoryId &id : finding.more)
            named.push_back(id.value);
    }
    if (const auto before = keptHealth(store, scope)) {
        HealthChange change = healthChange(*before, report->health);
        report->fresh = std::move(change.fresh);
        report->gone = std::move(change.gone);
        report->before = before->at;
        for (const std::string &id : report->gone)
            named.push_back(id.substr(std::min(id.size(), id.find(':') + 1)));
    }
    std::sort(named.begin(), named.end());
    named.erase(std::unique(named.begin(), named.end()), named.end());
    for (const std::string &id : named) {
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "The check was cancelled.", {}};
        if (id.empty())
            continue;
        const auto key = store.find(id);
        if (!key)
            continue;
        const auto texts = store.texts(std::array{*key}, stop);
        if (!texts)
            return texts.error();
        for (const MemoryText &one : *texts) {
            report->keys.emplace(id, one.key);
            report->texts.emplace(id, findingHead(one.text));
        }
    }
    // Kept for the next check to compare with. A folder that can't be written costs that comparison, no more.
    if (store.info().access == Access::Writable) {
        const auto kept = keepHealth(store, report->health, scope,
                                     std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()));
        (void)kept.ok();
    }
    return std::shared_ptr<const HealthReport>(std::move(report));
}

} // namespace

// --- HealthKeeper

HealthKeeper::HealthKeeper(Session *session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(session, &Session::opened, this, [this] {
        m_report.reset();
        m_kept = -1;                    // of another store
        m_running = m_outdated = false; // whoever shows it asks again
        readKept();
        Q_EMIT changed();
    });
    connect(session, &Session::closed, this, [this] {
        m_job.cancel();
        m_report.reset();
        m_kept = -1;
        m_running = m_outdated = false;
        Q_EMIT changed();
    });
    connect(session, &Session::storeChanged, this, [this] {
        if (!m_report || m_outdated)
            return;
        m_outdated = true;
        Q_EMIT changed();
    });
    connect(session, &Session::scopeChanged, this, [this] {
        m_job.cancel();
        m_kept = open(); // until that of the other scope is read: a number that goes and comes back is no news
        m_report.reset();
        m_running = m_outdated = false; // whoever shows it asks again
        readKept();
        Q_EMIT changed();
    });
}

HealthKeeper::~HealthKeeper() = default;

int HealthKeeper::open() const
{
    return m_report ? openFindings(*m_report) : m_kept;
}

// The last check lies beside the store: its number stands on the rail before anybody looks at the findings.
void HealthKeeper::readKept()
{
    const std::shared_ptr<Store> store = m_session->store();
    if (!store)
        return;
    JobRunner::instance().run<int>(
        this, QStringLiteral("kept health"), {},
        [store, scope = m_session->scope().toStdString()](std::stop_token, const Progress &) -> Result<int> {
            const auto kept = keptHealth(*store, scope);
            if (!kept)
                return -1;
            std::set<std::string> accepted;
            if (const auto read = suppressedFindings(*store))
                accepted.insert(read->begin(), read->end());
            return int(std::count_if(kept->findings.begin(), kept->findings.end(),
                                     [&](const std::string &id) { return !accepted.contains(id); }));
        },
        [this, store, scope = m_session->scope()](const Result<int> &count) {
            if (m_session->store() != store || m_session->scope() != scope)
                return;
            const int known = count ? *count : -1;
            if (known < 0 && m_running)
                return; // the check under way will tell
            m_kept = known;
            if (!m_report)
                Q_EMIT changed();
        });
}

void HealthKeeper::want()
{
    if (m_session->isOpen() && !m_report && !m_running)
        check();
}

void HealthKeeper::check()
{
    const std::shared_ptr<Store> store = m_session->store();
    if (!store)
        return;
    m_running = true;
    m_outdated = false;
    m_job = JobRunner::instance().run<std::shared_ptr<const HealthReport>>(
        this, QStringLiteral("health"), tr("Health check"),
        [store, scope = m_session->scope().toStdString(),
         known = m_session->settledSnapshot()](std::stop_token stop, const Progress &progress) {
            return checked(*store, scope, known.first, known.second, stop, progress);
        },
        [this, store, scope = m_session->scope()](Result<std::shared_ptr<const HealthReport>> report) {
            if (m_session->store() != store || m_session->scope() != scope)
                return;
            m_running = false;
            if (report)
                m_report = *report;
            else if (report.error().code != Errc::Cancelled)
                Q_EMIT failed(tr("The health of the store can’t be checked."), coreLine(report.error().message));
            Q_EMIT changed();
        });
    Q_EMIT changed();
}

void HealthKeeper::cancel()
{
    m_job.cancel();
}

// --- HealthPane

struct HealthPane::Impl {
    Session *session = nullptr;
    HealthKeeper *keeper = nullptr;
    PaneHeader *header = nullptr;
    HealthModel *model = nullptr;
    RowView *view = nullptr;
    QStackedLayout *stack = nullptr;
    EmptyState *empty = nullptr;
    LoadingRows *loading = nullptr;
    HealthFilter filter;
    QAction *check = nullptr, *filters = nullptr;
    ToolButton *filterButton = nullptr;
    QList<QAction *> actions;
    bool choosesFirst = false;
};

HealthPane::HealthPane(Session *session, HealthKeeper *keeper, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->keeper = keeper;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->header = new PaneHeader(tr("Health"), this);
    const auto make = [this](const char *name, const QString &text, const QString &tip, const char *iconName) {
        auto *action = new QAction(icon(QString::fromLatin1(iconName)), text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        d->actions << action;
        return action;
    };
    d->check = make("audit.check", tr("Check the store’s health"), tr("Look for weak, stale and broken beliefs again"),
                    "rotate-ccw");
    connect(d->check, &QAction::triggered, this, [this] {
        if (d->keeper->running())
            d->keeper->cancel();
        else
            d->keeper->check();
    });
    d->filters = make("audit.healthFilter", tr("Filter the findings"), tr("Choose which kinds of finding are shown"),
                      "list-filter");
    connect(d->filters, &QAction::triggered, this, [this] { popupFilter(); });
    d->header->addTool(d->check);
    d->filterButton = d->header->addTool(d->filters);
    column->addWidget(d->header);
    d->model = new HealthModel(this);
    d->view = new RowView(tr("Findings"), this);
    d->view->setObjectName(QStringLiteral("audit.findings"));
    d->view->setModel(d->model);
    d->view->setItemDelegate(new HealthDelegate(d->view));
    d->view->setLayoutMode(QListView::Batched); // a large store can have many findings
    d->empty = new EmptyState(tr("No findings"), {}, this);
    d->empty->setHelp(QStringLiteral("findings.md"));
    d->loading = new LoadingRows(this);
    connect(d->loading, &LoadingRows::cancelled, keeper, &HealthKeeper::cancel);
    auto *inside = new QWidget(this);
    d->stack = new QStackedLayout(inside);
    d->stack->addWidget(d->view);
    d->stack->addWidget(d->empty);
    d->stack->addWidget(d->loading);
    column->addWidget(inside, 1);
    connect(keeper, &HealthKeeper::changed, this, [this] { refresh(); });
    connect(d->view, &RowView::currentRowChanged, this, [this] { Q_EMIT currentChanged(); });
    const auto go = [this](const QModelIndex &index) {
        if (const MemoryKey key = index.data(KeyRole).value<MemoryKey>())
            Q_EMIT activated(key);
    };
    connect(d->view, &RowView::enterPressed, this, go);
    connect(d->view, &QAbstractItemView::doubleClicked, this, go);
    refresh();
}

HealthPane::~HealthPane() = default;

RowView *HealthPane::view() const
{
    return d->view;
}

HealthModel *HealthPane::model() const
{
    return d->model;
}

QList<QAction *> HealthPane::actions() const
{
    return d->actions;
}

QString HealthPane::current() const
{
    const QModelIndex index = d->view->currentIndex();
    return index.isValid() && d->model->row(index.row()).type == HealthRow::Type::Finding
               ? d->model->row(index.row()).id
               : QString();
}

void HealthPane::focusFirst()
{
    d->view->setFocus(Qt::OtherFocusReason);
}

void HealthPane::setChoosesFirst(bool on)
{
    d->choosesFirst = on;
    if (on && current().isEmpty() && d->model->rowCount() > 1)
        d->view->setCurrentIndex(d->model->index(1, 0)); // the first under the first heading
}

void HealthPane::followMemory(MemoryKey key)
{
    if (key && d->view->currentIndex().data(KeyRole).value<MemoryKey>() == key)
        return;
    for (int row = 0; key && row < d->model->rowCount(); ++row) {
        if (d->model->row(row).type == HealthRow::Type::Finding && d->model->row(row).key == key) {
            d->view->setCurrentIndex(d->model->index(row, 0));
            return;
        }
    }
    d->view->setCurrentIndex({});
}

QVariantMap HealthPane::filterState() const
{
    QStringList kinds(d->filter.kinds.begin(), d->filter.kinds.end());
    kinds.sort();
    if (kinds.isEmpty() && !d->filter.accepted && !d->filter.onlyNew)
        return {};
    return {{QStringLiteral("kinds"), kinds},
            {QStringLiteral("accepted"), d->filter.accepted},
            {QStringLiteral("new"), d->filter.onlyNew}};
}

void HealthPane::setFilterState(const QVariantMap &state)
{
    HealthFilter filter;
    const QStringList kinds = state.value(QStringLiteral("kinds")).toStringList();
    for (const CheckerInfo &checker : healthCheckers()) { // those that there are
        if (kinds.contains(QString::fromStdString(checker.kind)))
            filter.kinds.insert(QString::fromStdString(checker.kind));
    }
    filter.accepted = state.value(QStringLiteral("accepted")).toBool();
    filter.onlyNew = state.value(QStringLiteral("new")).toBool();
    d->filter = filter;
    refresh();
}

void HealthPane::refresh()
{
    const auto report = d->keeper->report();
    const QString before = current();
    d->model->setRows(report ? healthRows(*report, d->filter) : std::vector<HealthRow>());
    const int row = before.isEmpty() ? -1 : d->model->rowOf(before);
    if (row >= 0) {
        d->view->setCurrentIndex(d->model->index(row, 0));
    } else if (d->model->rowCount() > 1 && (d->choosesFirst || !before.isEmpty())) {
        d->view->setCurrentIndex(d->model->index(1, 0)); // the first under the first heading
    }
    d->check->setEnabled(d->session->isOpen());
    d->check->setIcon(icon(d->keeper->running() ? QStringLiteral("x") : QStringLiteral("rotate-ccw")));
    d->check->setToolTip(d->keeper->running()    ? tr("Stop the check")
                         : d->keeper->outdated() ? tr("The store has changed since; check again")
                                                 : tr("Check again"));
    QString facts;
    if (report) {
        const int open = openFindings(*report);
        facts = open == 1 ? tr("1 finding") : tr("%1 findings").arg(figure(open));
        if (!report->fresh.empty())
            facts += tr(", %1 new").arg(figure(qlonglong(report->fresh.size())));
        if (d->keeper->outdated())
            facts = tr("changed since");
    }
    d->header->setFacts(facts);
    if (d->keeper->running() && !report) {
        d->loading->start(tr("Checking"));
        d->stack->setCurrentWidget(d->loading);
    } else {
        d->loading->stop();
        if (d->model->rowCount() > 0) {
            d->stack->setCurrentWidget(d->view);
        } else {
            QStringList looked;
            for (const CheckerInfo &checker : healthCheckers())
                looked << coreWords(checker.title).toLower();
            d->empty->setTexts(report ? tr("No findings") : tr("Not checked yet"),
                               report ? tr("Looked for: %1.").arg(looked.join(QStringLiteral(", ")))
                                      : tr("A check looks for what is weak or broken."));
            d->stack->setCurrentWidget(d->empty);
        }
    }
    Q_EMIT currentChanged();
}

void HealthPane::popupFilter()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("audit.filterMenu"));
    const auto add = [this, menu](const QString &text, bool on, auto &&what) {
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(on);
        connect(action, &QAction::toggled, this, [this, what](bool checked) {
            what(checked);
            refresh();
        });
    };
    add(tr("Only new ones"), d->filter.onlyNew, [this](bool on) { d->filter.onlyNew = on; });
    add(tr("Accepted ones, too"), d->filter.accepted, [this](bool on) { d->filter.accepted = on; });
    menu->addSeparator();
    for (const CheckerInfo &checker : healthCheckers()) {
        const QString kind = QString::fromStdString(checker.kind);
        add(coreWords(checker.title), d->filter.kinds.isEmpty() || d->filter.kinds.contains(kind),
            [this, kind](bool on) {
                if (d->filter.kinds.isEmpty()) {
                    for (const CheckerInfo &one : healthCheckers())
                        d->filter.kinds.insert(QString::fromStdString(one.kind));
                }
                if (on)
                    d->filter.kinds.insert(kind);
                else
                    d->filter.kinds.remove(kind);
            });
    }
    menu->popup(d->filterButton->mapToGlobal(QPoint(0, d->filterButton->height())));
}

// --- HealthPage

struct HealthPage::Impl {
    Session *session = nullptr;
    HealthKeeper *keeper = nullptr;
    Prompts *prompts = nullptr;
    QString id;
    PaneHeader *header = nullptr;
    QStackedLayout *stack = nullptr;
    EmptyState *empty = nullptr;
    QWidget *content = nullptr;
    Chip *severity = nullptr, *change = nullptr;
    Label *title = nullptr;
    TextBlock *text = nullptr, *message = nullptr, *meaning = nullptr, *fixNote = nullptr;
    Button *learn = nullptr;
    KeyValueGrid *facts = nullptr;
    SectionHeader *moreHead = nullptr;
    TextBlock *more = nullptr;
    QAction *why = nullptr, *inspect = nullptr, *suppress = nullptr, *fix = nullptr;
    Button *fixButton = nullptr;
    QList<QAction *> actions;
};

HealthPage::HealthPage(Session *session, HealthKeeper *keeper, Prompts *prompts, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->keeper = keeper;
    d->prompts = prompts;
    const auto make = [this](const char *name, const QString &text, const QString &tip, const char *iconName,
                             auto &&what) {
        auto *action = new QAction(icon(QString::fromLatin1(iconName)), text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        connect(action, &QAction::triggered, this, what);
        d->actions << action;
        return action;
    };
    const auto keyInHand = [this]() -> MemoryKey {
        const auto report = d->keeper->report();
        if (!report)
            return {};
        for (const HealthFinding &finding : report->health.findings) {
            if (QString::fromStdString(finding.id) == d->id) {
                const auto it = report->keys.find(finding.memory.value);
                return it == report->keys.end() ? MemoryKey{} : it->second;
            }
        }
        return {};
    };
    d->why = make("audit.findingWhy", tr("Show its argument"), tr("Show why the memory of this finding is believed"),
                  "scale", [this, keyInHand] { Q_EMIT whyRequested(keyInHand()); });
    d->inspect = make("audit.findingInspect", tr("Open in Inspect"), tr("Show the memory of this finding in the tree"),
                      "list-tree", [this, keyInHand] { Q_EMIT inspectRequested(keyInHand()); });
    d->suppress =
        make("audit.suppress", tr("Accept this finding…"),
             tr("Leave it as it is, with a reason that is kept in the ledger"), "circle-dot", [this] { suppress(); });
    d->fix = make("audit.propose", tr("Propose a step…"), tr("Put the step that the finding suggests into the queue"),
                  "list-checks", [this] { propose(); });

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->header = new PaneHeader(tr("Finding"), this);
    column->addWidget(d->header);
    auto *area = new ColumnArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    d->content = new QWidget;
    auto *inside = new QVBoxLayout(d->content);
    inside->setContentsMargins(24, 20, 24, 20);
    inside->setSpacing(10);
    auto *chips = new QHBoxLayout;
    chips->setSpacing(6);
    d->severity = new Chip({}, ChipTone::Quiet, d->content);
    d->change = new Chip({}, ChipTone::Info, d->content);
    chips->addWidget(d->severity);
    chips->addWidget(d->change);
    chips->addStretch(1);
    inside->addLayout(chips);
    d->message = new TextBlock({}, Type::Memory, Tone::Normal, 500, d->content);
    d->message->setSelectable(true);
    d->message->setAccessibleName(tr("Finding"));
    inside->addWidget(d->message);
    d->meaning = new TextBlock({}, Type::Base, Tone::Secondary, 0, d->content);
    inside->addWidget(d->meaning);
    d->learn = learnMore(QStringLiteral("findings.md"), d->content);
    inside->addWidget(d->learn, 0, Qt::AlignLeft);
    auto *memoryHead = new SectionHeader(tr("Memory"), d->content);
    inside->addSpacing(6);
    inside->addWidget(memoryHead);
    d->text = new TextBlock({}, Type::Base, Tone::Normal, 0, d->content);
    d->text->setSelectable(true);
    d->text->setAccessibleName(tr("Memory"));
    inside->addWidget(d->text);
    d->moreHead = new SectionHeader(tr("Also concerned"), d->content);
    inside->addWidget(d->moreHead);
    d->more = new TextBlock({}, Type::Base, Tone::Secondary, 0, d->content);
    d->more->setSelectable(true);
    d->more->setAccessibleName(tr("Also concerned"));
    inside->addWidget(d->more);
    d->facts = new KeyValueGrid(d->content);
    inside->addSpacing(6);
    inside->addWidget(d->facts);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    row->addWidget(new Button(d->why, ButtonKind::Rest, d->content));
    row->addWidget(new Button(d->inspect, ButtonKind::Rest, d->content));
    row->addStretch(1);
    inside->addSpacing(8);
    inside->addLayout(row);
    auto *second = new QHBoxLayout;
    second->setSpacing(8);
    d->fixButton = new Button(d->fix, ButtonKind::Rest, d->content);
    second->addWidget(d->fixButton);
    second->addWidget(new Button(d->suppress, ButtonKind::Rest, d->content));
    second->addStretch(1);
    inside->addLayout(second);
    d->fixNote = new TextBlock({}, Type::Secondary, Tone::Dim, 0, d->content);
    inside->addWidget(d->fixNote);
    inside->addStretch(1);
    area->viewport()->setBackgroundRole(QPalette::Base);
    d->content->setBackgroundRole(QPalette::Base);
    area->setWidget(d->content);
    d->empty = new EmptyState(tr("No finding is selected"), tr("Select one in the list to see what it means."), this);
    auto *holder = new QWidget(this);
    d->stack = new QStackedLayout(holder);
    d->stack->addWidget(area);
    d->stack->addWidget(d->empty);
    column->addWidget(holder, 1);
    connect(keeper, &HealthKeeper::changed, this, [this] { refresh(); });
    refresh();
}

HealthPage::~HealthPage() = default;

QString HealthPage::finding() const
{
    return d->id;
}

QList<QAction *> HealthPage::actions() const
{
    return d->actions;
}

void HealthPage::showFinding(const QString &id)
{
    d->id = id;
    refresh();
}

void HealthPage::refresh()
{
    const auto report = d->keeper->report();
    const HealthFinding *found = nullptr;
    for (std::size_t i = 0; report && i < report->health.findings.size(); ++i) {
        if (QString::fromStdString(report->health.findings[i].id) == d->id)
            found = &report->health.findings[i];
    }
    const bool writable = d->session->writable();
    const bool accepted = found && report->accepted.contains(found->id);
    const bool known = found && report->keys.contains(found->memory.value);
    const std::string fix = found ? healthFix(found->kind) : std::string();
    d->why->setEnabled(known);
    d->inspect->setEnabled(known);
    d->suppress->setEnabled(found && writable && !accepted);
    d->fix->setEnabled(!fix.empty() && writable);
    d->fixButton->setVisible(!fix.empty());
    d->stack->setCurrentIndex(found ? 0 : 1);
    d->header->setFacts(found ? QString::fromStdString(found->id) : QString());
    if (!found)
        return;
    const QString kind = QString::fromStdString(found->kind);
    d->severity->setText(healthTitle(kind));
    d->severity->setTone(found->severity == Severity::Error     ? ChipTone::Flag
                         : found->severity == Severity::Warning ? ChipTone::Warn
                                                                : ChipTone::Quiet);
    const bool fresh = std::find(report->fresh.begin(), report->fresh.end(), found->id) != report->fresh.end();
    d->change->setText(accepted ? tr("accepted") : tr("new since the check before"));
    d->change->setTone(accepted ? ChipTone::Quiet : ChipTone::Info);
    d->change->setVisible(accepted || fresh);
    d->message->setText(coreWords(found->message));
    setHelpPage(d->learn, QStringLiteral("findings.md#") + kind);
    for (const CheckerInfo &checker : healthCheckers()) {
        if (checker.kind == found->kind)
            d->meaning->setText(coreWords(checker.explanation));
    }
    const auto text = report->texts.find(found->memory.value);
    d->text->setText(text == report->texts.end() ? tr("It concerns the ledger, no memory.") : screenText(text->second));
    QStringList others;
    for (std::size_t i = 0; i < found->more.size() && i < 20; ++i) {
        const auto one = report->texts.find(found->more[i].value);
        if (one != report->texts.end())
            others << oneLine(one->second);
    }
    d->moreHead->setVisible(!others.isEmpty());
    d->more->setVisible(!others.isEmpty());
    d->moreHead->setCount(figure(qlonglong(found->more.size())));
    d->more->setText(others.join(QLatin1Char('\n')));
    d->facts->clear();
    d->facts->addRow(tr("Checked"), report->before ? tr("and compared with %1").arg(shortTime(*report->before))
                                                   : tr("for the first time"));
    d->fix->setText(fix.empty() ? tr("Propose a step…") : coreWords(fix) + QStringLiteral("…"));
    d->fixNote->setText(!writable ? tr("The store is read-only.")
                        : fix.empty()
                            ? tr("No step is safe to propose by itself; look at its argument first.")
                            : tr("The proposal waits in Review; nothing changes until it is approved there."));
}

void HealthPage::suppress()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || d->id.isEmpty())
        return;
    Question question;
    question.title = tr("Accept this finding");
    question.text = tr("It is not counted and not shown any more, unless accepted ones are asked for. The store itself "
                       "stays as it is.");
    question.items << d->message->text();
    question.action = tr("Accept");
    question.askReason = true;
    question.who = reviewerName();
    d->prompts->ask(this, question, [this, store, id = d->id.toStdString()](const std::optional<Answer> &answer) {
        if (!answer)
            return;
        const std::string who =
            answer->who.trimmed().isEmpty() ? reviewerName().toStdString() : answer->who.trimmed().toStdString();
        const Cause cause{who, "gui", answer->reason.toStdString()};
        JobRunner::instance().run<LedgerNumber>(
            this, QStringLiteral("suppress"), {},
            [store, id, cause](std::stop_token, const Progress &) { return suppressFinding(*store, id, cause); },
            [this](const Result<LedgerNumber> &entry) {
                if (!entry) {
                    Q_EMIT failed(tr("The finding was not accepted."), coreLine(entry.error().message));
                    return;
                }
                Q_EMIT ledgerEntry(*entry);
                Q_EMIT message(tr("The finding is accepted."));
                d->keeper->check();
            });
    });
}

void HealthPage::propose()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || d->id.isEmpty())
        return;
    const QString kind = d->id.section(QLatin1Char(':'), 0, 0);
    Question question;
    question.title = coreWords(healthFix(kind.toStdString()));
    question.text =
        tr("A candidate enters the queue of Review. Nothing changes until somebody approves it and commits.");
    question.items << d->text->text();
    question.action = tr("Propose");
    d->prompts->ask(this, question, [this, store, id = d->id.toStdString()](const std::optional<Answer> &answer) {
        if (!answer)
            return;
        const Cause cause{reviewerName().toStdString(), "gui", {}};
        JobRunner::instance().run<LedgerNumber>(
            this, QStringLiteral("propose"), tr("Proposing"),
            [store, id, cause](std::stop_token stop, const Progress &) {
                return proposeHealthFix(*store, id, cause, stop);
            },
            [this](const Result<LedgerNumber> &entry) {
                if (!entry) {
                    if (entry.error().code != Errc::Cancelled)
                        Q_EMIT failed(tr("Nothing was proposed."), coreLine(entry.error().message));
                    return;
                }
                Q_EMIT ledgerEntry(*entry);
                Q_EMIT message(tr("The proposal waits in Review."));
            });
    });
}

void HealthPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tk().base);
}

} // namespace credence::ui

#include "healthpane.moc"

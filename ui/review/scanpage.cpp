// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/scanpage.h"

#include "help/help.h"
#include "jobs/jobrunner.h"
#include "models/roles.h"
#include "review/policymodel.h"
#include "settings/settings.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/chip.h"
#include "widgets/columnwidth.h"
#include "widgets/corewords.h"
#include "widgets/emptystate.h"
#include "widgets/findfield.h"
#include "widgets/footbar.h"
#include "widgets/glyphs.h"
#include "widgets/keyvalue.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/prompts.h"
#include "widgets/roomy.h"
#include "widgets/splitter.h"
#include "widgets/whenshown.h"

#include <QComboBox>
#include <QHeaderView>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QProgressBar>
#include <QScrollArea>
#include <QSortFilterProxyModel>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTextDocument>
#include <QTextEdit>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <atomic>
#include <cmath>
#include <set>

namespace credence::ui {

namespace {

constexpr int kScanMargin = 16;
constexpr int kScanRow = 28;
constexpr int kScanFoot = 48;
constexpr int kScanFilter = 40;
constexpr int kScanSide = 360;

constexpr std::array kScanActions{PolicyAction::Allow, PolicyAction::Redact, PolicyAction::Downgrade,
                                  PolicyAction::Block};

// Words, category, rule and state at once.
class ScanFilter : public QSortFilterProxyModel {
    Q_OBJECT
public:
    using QSortFilterProxyModel::QSortFilterProxyModel;
    void set(const QString &words, const QString &category, const QString &rule, const QString &state)
    {
        m_words = words;
        m_category = category;
        m_rule = rule;
        m_state = state;
        invalidateFilter();
    }

protected:
    [[nodiscard]] bool filterAcceptsRow(int at, const QModelIndex &) const override
    {
        const auto *model = qobject_cast<const ScanModel *>(sourceModel());
        const ScanRow &row = model->row(at);
        const Finding &finding = row.flag.finding;
        if (!m_category.isEmpty() && m_category != QString::fromStdString(finding.category))
            return false;
        if (!m_rule.isEmpty() && m_rule != QString::fromStdString(finding.detector))
            return false;
        if (!m_state.isEmpty() && m_state != stateOf(row))
            return false;
        return m_words.isEmpty() || QString(row.before + row.span + row.after).contains(m_words, Qt::CaseInsensitive);
    }

private:
    static QString stateOf(const ScanRow &row)
    {
        if (row.change == FindingChange::Gone)
            return QStringLiteral("gone");
        return row.flag.id.empty() ? QStringLiteral("found") : QString::fromStdString(row.flag.state);
    }
    QString m_words, m_category, m_rule, m_state;
};

class ScanDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width() + 16, px(kScanRow)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *proxy = qobject_cast<const QSortFilterProxyModel *>(index.model());
        const auto *model = proxy ? qobject_cast<const ScanModel *>(proxy->sourceModel()) : nullptr;
        if (!model)
            return;
        const ScanRow &row = model->row(proxy->mapToSource(index).row());
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const bool gone = row.change == FindingChange::Gone;
        const bool open = !gone && (row.flag.id.empty() || row.flag.state == "open");
        const QRect cell = option.rect.adjusted(index.column() == 0 ? kScanMargin : 6, 0, -6, 0);
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        const QFont font = theme.font(Type::Base);
        painter->setFont(font);
        if (index.column() == ScanModel::Text) {
            paintText(*painter, cell, row, font, open);
        } else if (index.column() == ScanModel::State) {
            const qreal middle = cell.top() + cell.height() / 2.0;
            int x = cell.left();
            if (open) {
                drawPennant(*painter, QPointF(x + 2, middle + 5), 1.1);
            } else {
                drawSign(*painter, QRectF(x, middle - 6, 12, 12),
                         gone                        ? QStringLiteral("x")
                         : row.flag.state == "block" ? QStringLiteral("octagon-alert")
                                                     : QStringLiteral("check"),
                         t.tx3);
            }
            x += 16;
            painter->setPen(open ? t.flag : t.tx2);
            drawBoxed(*painter, QRect(x, cell.top(), cell.right() - x + 1, cell.height()),
                      int(Qt::AlignLeft | Qt::AlignVCenter), index.data().toString());
        } else {
            const bool right = index.column() == ScanModel::Score;
            painter->setPen(index.column() == ScanModel::Category ? t.tx : t.tx2);
            drawBoxed(*painter, cell, int((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter),
                      QFontMetricsF(font).elidedText(index.data().toString(), Qt::ElideRight, cell.width()));
        }
        painter->restore();
    }

private:
    // What was found is always in sight: what stands before it gives way first.
    static void paintText(QPainter &painter, const QRect &cell, const ScanRow &row, const QFont &font, bool open)
    {
        const Tokens &t = tk();
        const QFontMetricsF metrics(font);
        const qreal spanWide = std::min<qreal>(metrics.horizontalAdvance(row.span), cell.width());
        const qreal most = std::max<qreal>(0, std::min<qreal>(cell.width() - spanWide, cell.width() * 0.45));
        const QString before = metrics.elidedText(row.before, Qt::ElideLeft, most);
        const qreal baseline = std::round(cell.top() + (cell.height() + metrics.capHeight()) / 2);
        qreal x = cell.left();
        painter.setPen(t.tx2);
        drawRun(painter, QPointF(x, baseline), before);
        x += metrics.horizontalAdvance(before);
        const QString span = metrics.elidedText(row.span, Qt::ElideRight, cell.right() - x);
        const qreal wide = metrics.horizontalAdvance(span);
        if (open) {
            painter.fillRect(QRectF(x, cell.top() + 5, wide, cell.height() - 10), t.flagBg);
            painter.fillRect(QRectF(x, cell.bottom() - 6, wide, 2), t.flag);
        }
        painter.setPen(t.tx);
        drawRun(painter, QPointF(x, baseline), span);
        x += wide;
        painter.setPen(t.tx2);
        if (cell.right() - x > 12)
            drawRun(painter, QPointF(x, baseline), metrics.elidedText(row.after, Qt::ElideRight, cell.right() - x));
    }
};

Cause causeOf(const Answer &answer)
{
    Cause cause;
    cause.who = answer.who.trimmed().isEmpty() ? reviewerName().toStdString() : answer.who.trimmed().toStdString();
    cause.channel = "gui";
    cause.reason = answer.reason.toStdString();
    return cause;
}

// What was looked at, or when a scan was kept last.
QString scanNote(const std::optional<ScanReport> &report, const std::optional<ScanInfo> &last)
{
    if (report) {
        QString text = ScanPage::tr("%1 of %2 memories hold something")
                           .arg(figure(qlonglong(report->flagged)), figure(qlonglong(report->scan.memories)));
        if (!report->scan.complete)
            text += ScanPage::tr("; stopped, %1 were not looked at")
                        .arg(figure(qlonglong(report->total - std::min(report->total, report->scan.memories))));
        if (report->allowed > 0)
            text += ScanPage::tr("; %1 more are allowed by the policy").arg(figure(qlonglong(report->allowed)));
        return text;
    }
    if (!last)
        return {};
    return last->complete
               ? ScanPage::tr("Last kept scan: %1, by %2").arg(shortTime(last->finished), oneLine(last->who))
               : counted(qlonglong(last->memories),
                         ScanPage::tr("The last scan stopped after 1 memory; the next that is kept goes on "
                                      "there"),
                         ScanPage::tr("The last scan stopped after %1 memories; the next that is kept goes on "
                                      "there"));
}

class ScanView : public QTreeView {
    Q_OBJECT
public:
    using QTreeView::QTreeView;

Q_SIGNALS:
    void enterPressed();

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &t = tk();
        const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
        const bool active = hasFocus() && isActiveWindow();
        if (selectionModel()->isRowSelected(index.row())) {
            painter->fillRect(row, active ? t.sel : t.selIdle);
            painter->fillRect(QRect(0, row.top(), 2, row.height()), active ? t.acc : t.ctl);
        } else if (option.state & QStyle::State_MouseOver) {
            painter->fillRect(row, t.hover);
        }
        painter->fillRect(QRect(0, row.bottom(), row.width(), 1), t.line);
        QTreeView::drawRow(painter, option, index);
    }
    void drawBranches(QPainter *, const QRect &, const QModelIndex &) const override {}
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            Q_EMIT enterPressed();
        else
            QTreeView::keyPressEvent(event);
    }
};

} // namespace

struct ScanPage::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    ScanModel *model = nullptr;
    ScanFilter *sorted = nullptr;
    PaneHeader *header = nullptr;
    ScanView *view = nullptr;
    QStackedLayout *stack = nullptr;
    EmptyState *empty = nullptr;
    QLineEdit *words = nullptr;
    QComboBox *category = nullptr, *rule = nullptr, *state = nullptr;
    QVariantMap wanted; // filters that wait for findings
    QAction *scan = nullptr, *cancel = nullptr, *keep = nullptr, *open = nullptr, *unfilter = nullptr;
    std::array<QAction *, 4> resolutions{};
    Button *scanButton = nullptr, *cancelButton = nullptr;
    QProgressBar *bar = nullptr;
    Label *note = nullptr;
    // the finding in hand
    PaneHeader *sideHead = nullptr;
    QWidget *side = nullptr;
    QTextEdit *text = nullptr;
    TextBlock *why = nullptr, *can = nullptr;
    Button *more = nullptr; // what the manual says of its category
    KeyValueGrid *facts = nullptr;
    std::array<Button *, 4> resolveButtons{};
    JobHandle job;
    std::shared_ptr<std::atomic<std::uint64_t>> done, total;
    int timer = 0;
    std::string textOf; // memory and flag that are shown
    bool scanning = false, loading = false, writing = false, anew = true, filling = false, behind = false;
    WhenShown *reads = nullptr;
    std::string keepAt;               // the flag, or the memory, that is selected after a reload
    int keepRow = -1;                 // else the row in its place
    std::optional<ScanReport> report; // of the look that is shown
    std::optional<ScanInfo> last;     // the last scan that was kept
};

ScanPage::ScanPage(Session *session, Prompts *prompts, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->prompts = prompts;
    setObjectName(QStringLiteral("review.scan"));
    build();
    // The count of what is open stands among the views of the workspace, so it is kept while that is in sight.
    d->reads = new WhenShown(
        parent ? parent : this,
        [this] {
            if (d->scanning || d->writing)
                d->behind = true; // that ends first
            else if (d->anew)
                reload();
            else if (d->loading)
                d->behind = true;
            else
                follow();
        },
        this);
    const auto again = [this] {
        d->job.cancel();
        d->anew = true;
        d->report.reset();
        d->last.reset();
        d->model->setRows({});
        filter();
        showRow();
        updateState();
        Q_EMIT countChanged(0);
        d->reads->forget(); // the memories come first
    };
    connect(session, &Session::opened, this, again);
    connect(session, &Session::closed, this, again);
    connect(session, &Session::scopeChanged, this, again);
    // What others decide, and what is undone, shows here too.
    connect(session, &Session::snapshotChanged, d->reads, &WhenShown::ask);
    if (session->isOpen())
        d->reads->ask();
    updateState();
}

ScanPage::~ScanPage()
{
    d->job.cancel();
}

ScanModel *ScanPage::model() const
{
    return d->model;
}

QTreeView *ScanPage::view() const
{
    return d->view;
}

QList<QAction *> ScanPage::actions() const
{
    QList<QAction *> all{d->scan, d->cancel, d->keep, d->open};
    for (QAction *action : d->resolutions)
        all << action;
    return all;
}

bool ScanPage::busy() const
{
    return d->scanning || d->loading || d->writing;
}

int ScanPage::openFlags() const
{
    return d->model->open();
}

void ScanPage::focusFirst()
{
    if (d->model->rowCount() > 0)
        d->view->setFocus(Qt::ShortcutFocusReason);
    else
        d->scanButton->setFocus(Qt::ShortcutFocusReason);
}

void ScanPage::build()
{
    auto *all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    auto *split = new Splitter(Qt::Horizontal, this);
    split->setObjectName(QStringLiteral("review.scanSplitter"));
    all->addWidget(split);

    const auto make = [this](const char *name, const QString &text, const QString &tip, const char *iconName,
                             auto then) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        if (iconName)
            action->setIcon(icon(QString::fromLatin1(iconName)));
        connect(action, &QAction::triggered, this, then);
        return action;
    };
    d->scan = make("scan.run", tr("Scan the store"), tr("Look through all memories; nothing is written"), "scan",
                   [this] { scan(); });
    d->cancel = make("scan.cancel", tr("Cancel the scan"), tr("Stop looking; what was found so far stays"), "square",
                     [this] { d->job.cancel(); });
    d->keep =
        make("scan.keep", tr("Keep the scan…"),
             tr("Open a flag for what is new and close what is gone, as one ledger entry"), "flag", [this] { keep(); });
    d->open =
        make("scan.open", tr("Open in Inspect"), tr("Show the memory with what rests on it"), "list-tree", [this] {
            const std::vector<int> rows = selectedRows();
            if (!rows.empty())
                Q_EMIT openRequested(d->model->row(rows.front()).memory);
        });
    d->unfilter = make("scan.showAll", tr("Show all findings"), tr("Take the filters back"), nullptr, [this] {
        d->words->clear();
        d->category->setCurrentIndex(0);
        d->rule->setCurrentIndex(0);
        d->state->setCurrentIndex(0);
    });
    const std::array names{"scan.allow", "scan.redact", "scan.downgrade", "scan.block"};
    const std::array tips{tr("It stays as it is"), tr("A placeholder stands in its place"),
                          tr("Confidence low, importance halved"), tr("The memory is retracted")};
    const std::array words{tr("Allow the finding…"), tr("Redact the finding…"), tr("Downgrade the memory…"),
                           tr("Block the memory…")};
    for (std::size_t i = 0; i < kScanActions.size(); ++i)
        d->resolutions[i] =
            make(names[i], words[i], tips[i], nullptr, [this, action = kScanActions[i]] { resolve(action); });

    auto *left = new QWidget(split);
    left->setObjectName(QStringLiteral("review.scanMain"));
    keepLeastWidth(left, 480);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->header = new PaneHeader(tr("Findings in memory"), left);
    column->addWidget(d->header);
    auto *filters = new QWidget(left);
    filters->setFixedHeight(px(kScanFilter));
    auto *row = new QHBoxLayout(filters);
    row->setContentsMargins(kScanMargin, 0, kScanMargin, 0);
    row->setSpacing(8);
    d->words = new QLineEdit(filters);
    d->words->setObjectName(QStringLiteral("scan.words"));
    d->words->setAccessibleName(tr("Filter by words"));
    d->words->setPlaceholderText(tr("Filter by words"));
    d->words->setClearButtonEnabled(true);
    d->words->setProperty("row", true);
    d->words->setMinimumWidth(px(130));
    row->addWidget(d->words, 1);
    const auto combo = [&](const QString &name, const char *objectName) {
        auto *box = new QComboBox(filters);
        box->setObjectName(QString::fromLatin1(objectName));
        box->setAccessibleName(name);
        box->setProperty("row", true);
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(9);
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            if (!d->filling)
                filter();
        });
        keepCurrentText(box);
        row->addWidget(box);
        return box;
    };
    d->category = combo(tr("Category"), "scan.category");
    d->rule = combo(tr("Rule"), "scan.rule");
    d->state = combo(tr("State"), "scan.state");
    connect(d->words, &QLineEdit::textChanged, this, [this] { filter(); });
    column->addWidget(filters);

    auto *body = new QWidget(left);
    d->stack = new QStackedLayout(body);
    d->stack->setContentsMargins(0, 0, 0, 0);
    d->model = new ScanModel(this);
    d->sorted = new ScanFilter(this);
    d->sorted->setSourceModel(d->model);
    d->sorted->setSortRole(SortRole);
    d->view = new ScanView(body);
    d->view->setObjectName(QStringLiteral("scan.findings"));
    d->view->setAccessibleName(tr("Findings"));
    d->view->setModel(d->sorted);
    d->view->setItemDelegate(new ScanDelegate(d->view));
    d->view->setRootIsDecorated(false);
    d->view->setIndentation(0);
    d->view->setUniformRowHeights(true);
    d->view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    d->view->setSelectionBehavior(QAbstractItemView::SelectRows);
    d->view->setAllColumnsShowFocus(true);
    d->view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    d->view->setFrameShape(QFrame::NoFrame);
    d->view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    d->view->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    d->view->setMouseTracking(true);
    d->view->setSortingEnabled(true);
    d->view->sortByColumn(-1, Qt::AscendingOrder);
    d->view->installEventFilter(this);
    QHeaderView *head = d->view->header();
    head->setFixedHeight(px(24));
    head->setMinimumSectionSize(20);
    head->setHighlightSections(false);
    head->setSectionsMovable(false);
    head->setStretchLastSection(false);
    head->setSectionResizeMode(QHeaderView::Interactive);
    head->setSectionResizeMode(ScanModel::Text, QHeaderView::Stretch);
    const std::array widths{148, 300, 92, 96, 56};
    for (int i = 0; i < ScanModel::Columns; ++i)
        setColumnWidth(head, i, widths[std::size_t(i)]);
    d->stack->addWidget(d->view);
    d->empty = new EmptyState({}, {}, body);
    d->empty->setHelp(QStringLiteral("privacy.md#how-something-is-found"));
    d->empty->setAction(d->scan);
    d->stack->addWidget(d->empty);
    column->addWidget(body, 1);

    auto *foot = new FootBar(kScanFoot, kScanMargin, kScanMargin, -1, left);
    d->scanButton = new Button(d->scan, ButtonKind::Primary, foot);
    d->scanButton->setObjectName(QStringLiteral("scan.runButton"));
    d->scanButton->setIconName(QStringLiteral("scan"));
    d->cancelButton = new Button(d->cancel, ButtonKind::Rest, foot);
    d->cancelButton->setObjectName(QStringLiteral("scan.cancelButton"));
    d->cancelButton->setShortText(tr("Cancel"));
    auto *keepButton = new Button(d->keep, ButtonKind::Rest, foot);
    keepButton->setObjectName(QStringLiteral("scan.keepButton"));
    d->bar = new QProgressBar(foot);
    d->bar->setTextVisible(false);
    d->bar->setFixedSize(px(160), 6);
    d->bar->setAccessibleName(tr("Progress of the scan"));
    d->bar->setRange(0, 1000);
    d->note = new Label({}, Type::Secondary, Tone::Dim, 400, foot);
    d->note->setObjectName(QStringLiteral("scan.note"));
    foot->addWidget(d->scanButton);
    foot->addWidget(d->cancelButton);
    foot->addWidget(keepButton);
    foot->addWidget(d->bar);
    foot->addWidget(d->note);
    column->addWidget(foot);

    split->addWidget(left);
    split->addWidget(buildSide());
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 0);
    split->setSizes({px(1040), px(kScanSide)});

    connect(d->view->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] { showRow(); });
    connect(d->view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { showRow(); });
    connect(d->view, &ScanView::enterPressed, d->open, &QAction::trigger);
    connect(d->view, &QTreeView::doubleClicked, this, [this] { d->open->trigger(); });
    filter();
}

QWidget *ScanPage::buildSide()
{
    d->side = new QWidget(this);
    d->side->setObjectName(QStringLiteral("review.scanSide"));
    keepLeastWidth(d->side, 280);
    auto *column = new QVBoxLayout(d->side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->sideHead = new PaneHeader(tr("Finding"), d->side);
    d->sideHead->addTool(d->open)->setObjectName(QStringLiteral("scan.openButton"));
    column->addWidget(d->sideHead);
    auto *body = new QVBoxLayout;
    body->setContentsMargins(kScanMargin, 14, kScanMargin, 14);
    body->setSpacing(8);
    d->text = new QTextEdit(d->side);
    d->text->setObjectName(QStringLiteral("scan.text"));
    d->text->setAccessibleName(tr("Text of the memory"));
    d->text->setReadOnly(true);
    d->text->setFrameShape(QFrame::NoFrame);
    d->text->setAcceptRichText(false);
    d->text->setTabChangesFocus(true);
    d->text->document()->setDocumentMargin(0);
    body->addWidget(d->text, 1);
    d->why = new TextBlock({}, Type::Base, Tone::Secondary, 400, d->side);
    d->why->setObjectName(QStringLiteral("scan.why"));
    body->addWidget(d->why);
    d->more = learnMore(QStringLiteral("privacy.md"), d->side);
    d->more->setFocusPolicy(Qt::TabFocus);
    body->addWidget(d->more, 0, Qt::AlignLeft);
    d->facts = new KeyValueGrid(d->side);
    body->addWidget(d->facts);
    d->can = new TextBlock({}, Type::Secondary, Tone::Dim, 400, d->side);
    d->can->setLineHeight(17);
    d->can->setObjectName(QStringLiteral("scan.can"));
    body->addWidget(d->can);
    column->addLayout(body, 1);
    auto *foot = new FootBar(kScanFoot, kScanMargin, kScanMargin, -1, d->side);
    const std::array shorts{tr("Allow"), tr("Redact"), tr("Downgrade"), tr("Block")};
    const std::array names{"scan.allowButton", "scan.redactButton", "scan.downgradeButton", "scan.blockButton"};
    for (std::size_t i = 0; i < kScanActions.size(); ++i) {
        auto *button = new Button(d->resolutions[i], ButtonKind::Rest, foot);
        button->setShortText(shorts[i]);
        button->setObjectName(QString::fromLatin1(names[i]));
        button->setKeys(QKeySequence(Qt::Key_1 + int(i)));
        d->resolveButtons[i] = button;
        foot->addWidget(button);
    }
    column->addWidget(foot);
    return d->side;
}

// What is kept; what a look found and was not kept is forgotten.
void ScanPage::reload()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    d->anew = false;
    d->loading = true;
    JobRunner::instance().run<ScanResult>(
        this, QStringLiteral("scan"), {},
        [store, scope = d->session->scope().toStdString()](std::stop_token stop, const Progress &) {
            return keptFindings(*store, scope, stop);
        },
        [this](Result<ScanResult> result) {
            d->loading = false;
            if (result)
                take(std::move(*result));
            else if (result.error().code != Errc::Cancelled)
                Q_EMIT failed(tr("The flags could not be read."), coreLine(result.error().message));
            if (d->behind)
                follow();
            updateState();
            Q_EMIT idle();
        });
}

// Looking, and keeping what is found, show how far they are in the same way.
template<class T>
void ScanPage::work(const QString &title, std::function<Result<T>(std::stop_token, const Progress &)> look,
                    std::function<void(Result<T>)> then)
{
    d->scanning = true;
    d->anew = d->loading = false; // what was being read, or was to be, gives way
    d->done = std::make_shared<std::atomic<std::uint64_t>>(0);
    d->total = std::make_shared<std::atomic<std::uint64_t>>(0);
    auto *tick = new QTimer(this);
    tick->setInterval(100);
    connect(tick, &QTimer::timeout, this, [this] { updateState(); });
    tick->start();
    d->job = JobRunner::instance().run<T>(
        this, QStringLiteral("scan"), title,
        [look = std::move(look), done = d->done, total = d->total](std::stop_token stop, const Progress &progress) {
            return look(stop, [&](std::uint64_t n, std::uint64_t all) {
                *done = n;
                *total = all;
                progress(n, all);
            });
        },
        [this, tick, then = std::move(then)](Result<T> result) {
            tick->deleteLater();
            d->scanning = false;
            then(std::move(result));
            if (d->behind && !busy()) {
                if (d->anew)
                    reload();
                else
                    follow();
            }
            updateState();
            Q_EMIT idle();
        });
    updateState();
}

void ScanPage::scan()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || d->scanning)
        return;
    work<ScanResult>(
        tr("Scan for what is private"),
        [store, scope = d->session->scope().toStdString()](std::stop_token stop, const Progress &progress) {
            return lookedAt(*store, scope, stop, progress);
        },
        [this](Result<ScanResult> result) {
            if (result) {
                const bool complete = result->report && result->report->scan.complete;
                const bool mine = d->scanButton->hasFocus() || d->cancelButton->hasFocus() || d->text->hasFocus();
                take(std::move(*result));
                if (mine && d->model->rowCount() > 0)
                    d->view->setFocus(Qt::OtherFocusReason);
                Q_EMIT message(complete ? tr("The scan is done.") : tr("The scan was stopped; it lists what it saw."));
            } else if (result.error().code == Errc::Cancelled) {
                Q_EMIT message(tr("The scan was cancelled."));
            } else {
                Q_EMIT failed(tr("The store could not be scanned."), coreLine(result.error().message));
            }
        });
}

void ScanPage::take(ScanResult result)
{
    // The filters offer what there is.
    std::map<QString, QString> categories, rules;
    for (const ScanRow &row : result.rows) {
        categories[ScanModel::categoryTitle(row.flag.finding.category)] =
            QString::fromStdString(row.flag.finding.category);
        rules[QString::fromStdString(row.flag.finding.detector)] = QString::fromStdString(row.flag.finding.detector);
    }
    d->filling = true;
    const auto fill = [](QComboBox *box, const QString &all, const std::map<QString, QString> &values) {
        const QString now = box->currentData().toString();
        box->clear();
        box->addItem(all, QString());
        for (const auto &[text, value] : values)
            box->addItem(text, value);
        box->setCurrentIndex(std::max(0, box->findData(now)));
    };
    fill(d->category, tr("All categories"), categories);
    fill(d->rule, tr("All rules"), rules);
    if (d->state->count() == 0) {
        d->state->addItem(tr("All states"), QString());
        for (const auto &[text, value] :
             {std::pair(tr("Found"), QStringLiteral("found")), std::pair(tr("Open"), QStringLiteral("open")),
              std::pair(tr("Allowed"), QStringLiteral("allow")), std::pair(tr("Redacted"), QStringLiteral("redact")),
              std::pair(tr("Downgraded"), QStringLiteral("downgrade")),
              std::pair(tr("Blocked"), QStringLiteral("block")), std::pair(tr("Gone"), QStringLiteral("gone"))})
            d->state->addItem(text, value);
    }
    d->filling = false;
    d->textOf.clear();
    d->report = std::move(result.report);
    d->last = std::move(result.last);
    d->model->setRows(std::move(result.rows));
    if (!d->wanted.isEmpty())
        applyWanted();
    filter();
    place();
    showRow();
    Q_EMIT countChanged(d->model->open());
}

// Where the person was: on the same finding, or on what took its place in the list.
void ScanPage::place()
{
    const int count = d->sorted->rowCount();
    int at = count > 0 ? 0 : -1;
    if (d->keepRow >= 0)
        at = std::min(d->keepRow, count - 1);
    for (int row = 0; !d->keepAt.empty() && row < count; ++row) {
        if (d->model->row(d->sorted->mapToSource(d->sorted->index(row, 0)).row()).flag.id == d->keepAt)
            at = row;
    }
    d->keepAt.clear();
    d->keepRow = -1;
    if (at < 0)
        return;
    d->view->setCurrentIndex(d->sorted->index(at, 0));
    d->view->scrollTo(d->sorted->index(at, 0));
}

// The row that a reload comes back to. `step`: on to the next one, for this one is decided.
void ScanPage::remember(bool step)
{
    d->keepAt.clear();
    d->keepRow = d->view->currentIndex().isValid() ? d->view->currentIndex().row() : -1;
    if (d->keepRow < 0)
        return;
    const int row = step ? std::min(d->keepRow + 1, d->sorted->rowCount() - 1) : d->keepRow;
    d->keepAt = d->model->row(d->sorted->mapToSource(d->sorted->index(row, 0)).row()).flag.id;
}

// After a change of the store: what is listed without a look is read anew; of a look that was not kept, the states.
void ScanPage::follow()
{
    d->behind = false;
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    if (!d->report) {
        remember(false);
        reload();
        return;
    }
    JobRunner::instance().run<std::vector<ReviewFlag>>(
        this, QStringLiteral("followFlags"), {},
        [store, scope = d->session->scope().toStdString()](std::stop_token, const Progress &) {
            return reviewFlags(*store, {}, scope);
        },
        [this](const Result<std::vector<ReviewFlag>> &flags) {
            if (!flags)
                return;
            for (const ReviewFlag &flag : *flags)
                d->model->setFlag(flag);
            Q_EMIT countChanged(d->model->open());
            updateState();
        });
}

QVariantMap ScanPage::filterState() const
{
    if (!d->wanted.isEmpty())
        return d->wanted;
    QVariantMap state;
    const auto note = [&state](const char *name, const QString &value) {
        if (!value.isEmpty())
            state.insert(QString::fromLatin1(name), value);
    };
    note("words", d->words->text().trimmed());
    note("category", d->category->currentData().toString());
    note("rule", d->rule->currentData().toString());
    note("state", d->state->currentData().toString());
    return state;
}

void ScanPage::setFilterState(const QVariantMap &state)
{
    d->wanted = state;
    if (d->state->count() > 0)
        applyWanted();
}

// What the lists do not offer any more is left out.
void ScanPage::applyWanted()
{
    const QVariantMap wanted = std::exchange(d->wanted, {});
    d->filling = true;
    d->words->setText(wanted.value(QStringLiteral("words")).toString());
    for (const auto &[name, box] :
         {std::pair("category", d->category), std::pair("rule", d->rule), std::pair("state", d->state)}) {
        const QString value = wanted.value(QString::fromLatin1(name)).toString();
        box->setCurrentIndex(value.isEmpty() ? 0 : std::max(0, box->findData(value)));
    }
    d->filling = false;
    filter();
}

void ScanPage::filter()
{
    d->sorted->set(d->words->text().trimmed(), d->category->currentData().toString(), d->rule->currentData().toString(),
                   d->state->currentData().toString());
    if (d->sorted->rowCount() == 0)
        showRow(); // nothing is left to show
    updateState();
}

std::vector<int> ScanPage::selectedRows() const
{
    std::vector<int> rows;
    const QModelIndex current = d->view->currentIndex();
    if (current.isValid() && d->view->selectionModel()->isRowSelected(current.row()))
        rows.push_back(d->sorted->mapToSource(current).row());
    for (const QModelIndex &index : d->view->selectionModel()->selectedRows()) {
        const int row = d->sorted->mapToSource(index).row();
        if (std::find(rows.begin(), rows.end(), row) == rows.end())
            rows.push_back(row);
    }
    return rows;
}

void ScanPage::showRow()
{
    const std::vector<int> rows = selectedRows();
    d->facts->clear();
    if (rows.empty()) {
        d->sideHead->setFacts({});
        d->text->clear();
        d->textOf.clear();
        d->why->setText(d->model->rowCount() > 0 ? tr("Select a finding.")
                                                 : tr("What a scan finds shows here, with its text."));
        d->more->hide();
        d->facts->hide();
        updateState();
        return;
    }
    const ScanRow row = d->model->row(rows.front());
    const Finding &finding = row.flag.finding;
    d->textOf = row.id.value + '/' + row.flag.id;
    d->sideHead->setFacts(rows.size() > 1 ? tr("first of %1 selected").arg(figure(qlonglong(rows.size())))
                                          : ScanModel::categoryTitle(finding.category));
    d->why->setText(coreWords(finding.why));
    d->more->show();
    setHelpPage(d->more, QStringLiteral("privacy.md#") + QString::fromStdString(finding.category));
    d->facts->show();
    d->facts->addRow(tr("State"), ScanModel::stateWord(row));
    d->facts->addRow(tr("Policy"), PolicyModel::actionWord(row.flag.preset));
    d->facts->addRow(tr("Rule"), oneLine(finding.detector));
    if (!finding.also.empty()) {
        QStringList also;
        for (const std::string &name : finding.also)
            also << oneLine(name);
        d->facts->addTextRow(tr("Fits also"), also.join(QStringLiteral(", ")));
    }
    d->facts->addRow(tr("Memory"), kindWord(row.kind, Shape::Insight));
    if (row.created)
        d->facts->addRow(tr("Created"), shortTime(*row.created));
    if (!row.flag.reviewer.empty())
        d->facts->addTextRow(tr("Decided by"), row.flag.reason.empty() ? screenText(row.flag.reviewer)
                                                                       : tr("%1: %2").arg(screenText(row.flag.reviewer),
                                                                                          screenText(row.flag.reason)));
    // The whole text, with what was found marked.
    const std::shared_ptr<Store> store = d->session->store();
    if (store) {
        JobRunner::instance().run<std::string>(
            this, QStringLiteral("scanText"), {},
            [store, key = row.memory](std::stop_token stop, const Progress &) -> Result<std::string> {
                const std::array keys{key};
                const auto memories = store->rows(keys, stop);
                if (!memories)
                    return memories.error();
                return memories->empty() ? std::string() : memories->front().text;
            },
            [this, of = d->textOf, finding,
             placeless =
                 row.change == FindingChange::Gone || row.flag.state == "redact"](const Result<std::string> &text) {
                if (!text || d->textOf != of)
                    return;
                if (placeless || !finding.part.empty()) { // it stands beside the text, or nowhere any more
                    d->text->setExtraSelections({});
                    d->text->setWordWrapMode(wrapFor(screenText(*text)));
                    d->text->setPlainText(screenText(*text));
                    return;
                }
                const std::size_t start = std::min(finding.start, text->size()),
                                  end = std::clamp(finding.end, start, text->size());
                const QString before = screenText(text->substr(0, start));
                const QString span = screenText(text->substr(start, end - start));
                const QString whole = before + span + screenText(text->substr(end));
                d->text->setWordWrapMode(wrapFor(whole));
                d->text->setPlainText(whole);
                QTextEdit::ExtraSelection mark;
                mark.cursor = QTextCursor(d->text->document());
                mark.cursor.setPosition(int(before.size()));
                mark.cursor.setPosition(int(before.size() + span.size()), QTextCursor::KeepAnchor);
                mark.format.setBackground(tk().flagBg);
                mark.format.setUnderlineStyle(QTextCharFormat::SingleUnderline);
                mark.format.setUnderlineColor(tk().flag);
                d->text->setExtraSelections({mark});
                QTextCursor at(d->text->document());
                at.setPosition(int(before.size()));
                d->text->setTextCursor(at);
                d->text->ensureCursorVisible();
            });
    }
    updateState();
}

void ScanPage::updateState()
{
    const bool open = d->session->isOpen();
    const bool writable = open && d->session->writable();
    const int total = d->model->rowCount(), shown = d->sorted->rowCount(), fresh = d->model->fresh();
    const std::vector<int> rows = selectedRows();
    d->scan->setEnabled(open && !d->scanning && !d->writing);
    d->cancel->setEnabled(d->scanning);
    d->scanButton->setVisible(!d->scanning);
    d->cancelButton->setVisible(d->scanning);
    d->bar->setVisible(d->scanning);
    d->keep->setEnabled(writable && d->report && d->report->scan.complete && !busy());
    d->open->setEnabled(!rows.empty());
    bool resolvable = writable && !rows.empty() && !busy();
    bool unkept = false;
    for (const int row : rows) {
        const ReviewFlag &flag = d->model->row(row).flag;
        unkept = unkept || flag.id.empty();
        resolvable =
            resolvable && !flag.id.empty() && flag.state == "open" && d->model->row(row).change != FindingChange::Gone;
    }
    for (QAction *action : d->resolutions)
        action->setEnabled(resolvable);
    d->can->setText(rows.empty() ? QString()
                    : unkept     ? tr("Found by this scan. Keep the scan to decide on it.")
                    : resolvable ? tr("Each answer asks for a reason and is one ledger entry.")
                    : !writable  ? tr("The store is read-only.")
                                 : QString());
    d->can->setVisible(!d->can->text().isEmpty());
    QStringList facts;
    if (total > 0)
        facts << (shown == total ? figure(total) : tr("%1 of %2").arg(figure(shown), figure(total)));
    if (d->model->open() > 0)
        facts << tr("%1 open").arg(figure(d->model->open()));
    if (fresh > 0)
        facts << tr("%1 new").arg(figure(fresh));
    if (d->model->gone() > 0)
        facts << tr("%1 gone").arg(figure(d->model->gone()));
    d->header->setFacts(facts.join(QStringLiteral(", ")));
    if (d->scanning) {
        const auto done = d->done ? d->done->load() : 0, all = d->total ? d->total->load() : 0;
        d->bar->setValue(all > 0 ? int(1000.0 * double(done) / double(all)) : 0);
        d->note->setText(all > 0 ? tr("%1 of %2").arg(figure(qlonglong(done)), figure(qlonglong(all)))
                                 : tr("Reading…"));
    } else {
        d->note->setText(scanNote(d->report, d->last));
    }
    if (total > 0 && shown == 0) {
        d->empty->setTexts(tr("Nothing here fits the filter"),
                           counted(total, tr("1 finding is hidden by it."), tr("%1 findings are hidden by it.")));
        d->empty->setAction(d->unfilter);
        d->stack->setCurrentWidget(d->empty);
    } else if (d->scanning && total == 0) {
        d->empty->setTexts(tr("Looking"), tr("What is found appears here when all memories were looked through."));
        d->empty->setAction(d->cancel);
        d->stack->setCurrentWidget(d->empty);
    } else if (total == 0) {
        d->empty->setAction(d->scan);
        const bool looked = (d->report && d->report->scan.complete) || (!d->report && d->last && d->last->complete);
        d->empty->setTexts(looked ? tr("Nothing was found") : tr("Not scanned yet"),
                           looked ? tr("All memories were looked through for keys, identifiers and sensitive claims.")
                                  : tr("A scan looks through all memories for keys, identifiers, sensitive claims "
                                       "and instructions to a model. Nothing is written."));
        d->stack->setCurrentWidget(d->empty);
    } else {
        d->stack->setCurrentWidget(d->view);
    }
}

void ScanPage::keep()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || !d->report)
        return;
    const ScanInfo &seen = d->report->scan;
    Question question;
    question.title = tr("Keep the scan");
    question.text = tr("The memories are looked through once more, so that what changed meanwhile is seen. What is new "
                       "becomes an open flag on its memory, to be decided on here; the memories stay as they are.");
    question.facts << tr("New") + QLatin1Char('\t') + figure(qlonglong(seen.fresh))
                   << tr("Known") + QLatin1Char('\t') + figure(qlonglong(seen.still))
                   << tr("Gone") + QLatin1Char('\t') + figure(qlonglong(seen.gone));
    question.action = tr("Keep");
    question.askReason = true;
    question.who = reviewerName();
    d->prompts->ask(this, question, [this, store](const std::optional<Answer> &answer) {
        if (!answer || d->scanning)
            return;
        const Cause cause = causeOf(*answer);
        work<ScanReport>(
            tr("Keeping the scan"),
            [store, cause, scope = d->session->scope().toStdString()](std::stop_token stop, const Progress &progress) {
                ScanRequest request;
                request.scope = scope;
                return scanStore(*store, request, cause, stop, progress);
            },
            [this](Result<ScanReport> report) {
                if (!report) {
                    if (report.error().code == Errc::Cancelled)
                        Q_EMIT message(tr("The scan was cancelled; nothing was kept."));
                    else
                        Q_EMIT failed(tr("The scan was not kept."), coreLine(report.error().message));
                    return;
                }
                Q_EMIT ledgerEntry(report->scan.entry);
                Q_EMIT message(
                    report->scan.complete
                        ? tr("The scan is kept: %1 new, %2 gone.")
                              .arg(figure(qlonglong(report->scan.fresh)), figure(qlonglong(report->scan.gone)))
                        : tr("Kept as far as it came; the next scan that is kept goes on there."));
                reload();
            });
    });
}

void ScanPage::resolve(PolicyAction action)
{
    const std::shared_ptr<Store> store = d->session->store();
    std::vector<std::string> flags;
    std::set<std::string> targets;
    QStringList items;
    for (const int at : selectedRows()) {
        const ScanRow &row = d->model->row(at);
        if (row.flag.id.empty() || row.flag.state != "open")
            return;
        flags.push_back(row.flag.id);
        targets.insert(row.flag.target);
        items << ScanModel::categoryTitle(row.flag.finding.category) + QStringLiteral(": ") + row.before + row.span +
                     row.after;
    }
    if (!store || flags.empty())
        return;
    Question question;
    const QString verb = PolicyModel::actionWord(action);
    question.title = flags.size() == 1 ? tr("%1 1 finding").arg(verb)
                                       : tr("%1 %2 findings").arg(verb, figure(qlonglong(flags.size())));
    question.text = action == PolicyAction::Allow       ? tr("The memory stays as it is; the flag is closed.")
                    : action == PolicyAction::Redact    ? tr("A placeholder takes the place of what was found.")
                    : action == PolicyAction::Downgrade ? tr("Confidence becomes low and importance is halved.")
                                                        : tr("The memory is retracted; what rests on it may fall.");
    question.items = items;
    question.action = verb;
    question.destructive = action == PolicyAction::Block;
    question.askReason = true;
    question.who = reviewerName();
    d->prompts->ask(this, question, [this, store, flags, targets, action](const std::optional<Answer> &answer) {
        if (!answer)
            return;
        const Cause cause = causeOf(*answer);
        d->writing = true;
        updateState();
        struct Done {
            LedgerNumber entry;
            std::vector<ReviewFlag> flags;
        };
        JobRunner::instance().run<Done>(
            this, QStringLiteral("resolveFlags"), {},
            [store, flags, targets, action, cause](std::stop_token, const Progress &) -> Result<Done> {
                // Shown as open, and decided by somebody else since: that stands until a person has seen it.
                for (const std::string &target : targets) {
                    const auto now = reviewFlags(*store, target);
                    if (!now)
                        return now.error();
                    for (const ReviewFlag &flag : *now) {
                        if (flag.state != "open" && std::find(flags.begin(), flags.end(), flag.id) != flags.end())
                            return Error{Errc::Conflict,
                                         flag.reviewer.empty() ? "One of them is decided already; look at it again."
                                                               : "One of them was decided by " + flag.reviewer +
                                                                     " meanwhile; look at it again.",
                                         {}};
                    }
                }
                const auto entry = resolveFlags(*store, flags, action, cause);
                if (!entry)
                    return entry.error();
                Done done{*entry, {}};
                for (const std::string &target : targets) {
                    if (auto now = reviewFlags(*store, target))
                        std::move(now->begin(), now->end(), std::back_inserter(done.flags));
                }
                return done;
            },
            [this, count = flags.size(), action](const Result<Done> &done) {
                d->writing = false;
                if (!done) {
                    Q_EMIT failed(tr("Nothing was decided."), coreLine(done.error().message));
                    follow();
                    updateState();
                    Q_EMIT idle();
                    return;
                }
                remember(true);
                Q_EMIT ledgerEntry(done->entry);
                Q_EMIT message(count == 1 ? tr("1 finding is decided.")
                                          : tr("%1 findings are decided.").arg(figure(qlonglong(count))));
                if (!d->report || action == PolicyAction::Redact) { // a redacted text is another text
                    reload();
                    return;
                }
                for (const ReviewFlag &flag : done->flags)
                    d->model->setFlag(flag);
                Q_EMIT countChanged(d->model->open());
                place();
                showRow();
                Q_EMIT idle();
            });
    });
}

void ScanPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && d->scanning)
        d->job.cancel();
    else
        QWidget::keyPressEvent(event);
}

bool ScanPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->view && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const int at = key->key() - Qt::Key_1;
        const bool plain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (plain && at >= 0 && at < int(d->resolutions.size())) {
            if (d->resolutions[std::size_t(at)]->isEnabled())
                d->resolutions[std::size_t(at)]->trigger();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void ScanPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tk().base);
}

} // namespace credence::ui

#include "scanpage.moc"

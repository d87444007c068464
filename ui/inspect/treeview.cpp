// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/treeview.h"

#include "jobs/jobrunner.h"
#include "jobs/savebytes.h"
#include "models/roles.h"
#include "shell/theme.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/whenshown.h"

#include <credence/ingest.h>

#include <QApplication>
#include <QClipboard>
#include <QContextMenuEvent>
#include <QDataStream>
#include <QFileInfo>
#include <QFontMetricsF>
#include <QIODevice>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTimer>

#include <QSet>

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <set>

namespace credence::ui {

namespace {

// Where things stand in a row, from the left edge of its first column at level 0.
constexpr int kIndent = 12;
constexpr int kTreeRow = 24;
constexpr int kExpander = 13; // middle
constexpr int kGlyph = 33;    // middle
constexpr int kTreeText = 46;
constexpr int kTreeLane = 10; // of the scroll bar, kept free also when there is none
constexpr int kEdge = 6;      // right of the last column
constexpr qreal kGlyphRadius = 4.2;
constexpr int kLoadingDelay = 150;

constexpr std::array<int, kTreeColumns> kWidths{160, 40, 40, 40, 54, 40, 84, 56, 84, 76};
constexpr std::array<bool, kTreeColumns> kShown{true, true, true, true, true, false, false, false, false, false};

// A line each, in the order of the keys.
Result<std::string> jsonlOf(const MemorySource &source, const QList<MemoryKey> &keys, const std::stop_token &stop)
{
    const std::span all(keys.constData(), std::size_t(keys.size()));
    const Result<std::vector<Memory>> memories = source.rows(all, stop);
    if (!memories)
        return memories.error();
    if (memories->empty())
        return Error{Errc::NotFound, "The store holds no such memory any more.", {}};
    std::vector<MemoryKey> there;
    for (const Memory &memory : *memories)
        there.push_back(memory.key);
    const Result<std::vector<std::vector<EvidenceLink>>> links = source.evidence(there, stop);
    if (!links)
        return links.error();
    std::string lines;
    for (std::size_t i = 0; i < memories->size(); ++i)
        lines +=
            writeCredenceJsonl((*memories)[i], i < links->size() ? (*links)[i] : std::vector<EvidenceLink>()) + "\n";
    return lines;
}

class TreeRowDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {40, px(kTreeRow)};
    }
};

// Above the scroll bar: the header goes on to the edge.
class HeaderEnd : public QWidget {
    Q_OBJECT
public:
    explicit HeaderEnd(QWidget *parent) : QWidget(parent) { setFixedHeight(px(26)); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), tk().base);
        painter.fillRect(QRect(0, px(24) - 1, width(), 1), tk().line);
    }
};

QFont withWeight(Type type, int weight)
{
    return Theme::instance().font(type, weight);
}

void drawLine(QPainter &painter, const QFont &font, const QColor &colour, qreal x, const QRect &row,
              const QString &text)
{
    painter.setFont(font);
    painter.setPen(colour);
    const QFontMetricsF metrics(font);
    const qreal baseline = row.top() + (row.height() + metrics.capHeight()) / 2;
    const Qt::LayoutDirection before = painter.layoutDirection();
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // a text reads as its own language does
    painter.drawText(QPointF(x, std::round(baseline)), text);
    painter.setLayoutDirection(before);
}

} // namespace

// ---------------------------------------------------------------------------------------------------------- header

TreeHeader::TreeHeader(QWidget *parent) : QHeaderView(Qt::Horizontal, parent)
{
    setObjectName(QStringLiteral("inspect.treeHeader"));
    setSectionsClickable(true);
    setSortIndicatorShown(false); // painted here; the base would reserve room for its arrow
    setSortIndicatorClearable(true);
    setHighlightSections(false);
    setStretchLastSection(false);
    setMinimumSectionSize(20);
    setContextMenuPolicy(Qt::CustomContextMenu);
}

QSize TreeHeader::sizeHint() const
{
    return {QHeaderView::sizeHint().width(), px(26)}; // 24, and 2 between the line and the first row
}

void TreeHeader::paintEvent(QPaintEvent *event)
{
    {
        QPainter painter(viewport());
        painter.fillRect(viewport()->rect(), tk().base);
    }
    QHeaderView::paintEvent(event);
    QPainter painter(viewport());
    painter.fillRect(QRect(0, px(24) - 1, viewport()->width(), 1), tk().line);
}

void TreeHeader::paintSection(QPainter *painter, const QRect &rect, int logicalIndex) const
{
    painter->save();
    painter->fillRect(rect, tk().base);
    QString text = model()->headerData(logicalIndex, Qt::Horizontal).toString();
    const auto alignment =
        Qt::Alignment(model()->headerData(logicalIndex, Qt::Horizontal, Qt::TextAlignmentRole).toInt());
    const QFont font = withWeight(Type::Caption, 0);
    const QFontMetricsF metrics(font);
    const auto *tree = qobject_cast<const TreeModel *>(model());
    const bool sorted = tree && tree->sorting().chosen && int(tree->sorting().column) == logicalIndex;
    const int last = logicalIndex == logicalIndexAt(length() - 1) ? kEdge : 0;
    const int left = logicalIndex == 0 ? 16 : 8;
    if (const qreal room = rect.width() - last - (alignment & Qt::AlignRight ? 0 : left);
        metrics.horizontalAdvance(text) > room)
        text = metrics.elidedText(text, Qt::ElideRight, room);
    const qreal width = metrics.horizontalAdvance(text);
    const qreal x = alignment & Qt::AlignRight ? rect.right() + 1 - last - width : rect.left() + left;
    const QRect row(rect.left(), rect.top(), rect.width(), px(24));
    drawLine(*painter, font, sorted ? tk().acc : tk().tx3, x, row, text);
    if (sorted) {
        // The arrow stands above or below the word: there is no room beside it.
        const bool up = tree->sorting().order == Qt::AscendingOrder;
        const qreal middle = std::round(x + width / 2), y = up ? row.top() + 3 : row.bottom() - 3;
        const qreal tip = up ? -0.5 : 0.5, foot = up ? 2.5 : -2.5;
        const QPointF points[] = {{middle, y + tip}, {middle + 3.5, y + foot}, {middle - 3.5, y + foot}};
        painter->setRenderHint(QPainter::Antialiasing);
        painter->setPen(Qt::NoPen);
        painter->setBrush(tk().acc);
        painter->drawPolygon(points, 3);
    }
    painter->restore();
}

// ------------------------------------------------------------------------------------------------------------ view

struct TreeView::Impl {
    TreeModel *model = nullptr;
    RowCache *rows = nullptr;
    Session *session = nullptr;
    TreeHeader *header = nullptr;
    QList<QAction *> actions;
    QAction *why = nullptr, *copyText = nullptr, *copyId = nullptr, *copyJsonl = nullptr, *expandBelow = nullptr,
            *collapseBelow = nullptr, *collapseAll = nullptr, *showInMap = nullptr, *showInFocus = nullptr,
            *firstDependent = nullptr, *whatIf = nullptr, *expandAll = nullptr, *exportChosen = nullptr;
    QPersistentModelIndex hover;
    bool following = false; // the current row is set because the session's selection changed
    bool choosing = false;  // the session's selection changes because the current row did
    bool fitting = false;
    std::array<int, kTreeColumns> widths = kWidths; // at the usual size of texts
    mutable bool sawLoading = false;
    bool showBars = false; // placeholders are drawn only when reading takes a while
    WhenShown *reveals = nullptr;
    QTimer loadingTimer;
};

TreeView::TreeView(TreeModel *model, RowCache *rows, Session *session, QWidget *parent)
    : QTreeView(parent), d(std::make_unique<Impl>())
{
    d->model = model;
    d->rows = rows;
    d->session = session;
    setObjectName(QStringLiteral("inspect.tree"));
    setAccessibleName(tr("Reflection tree"));
    setAccessibleDescription(tr("Beliefs on which nothing rests; beneath each what it rests on, down to the episodes"));
    setFrameShape(QFrame::NoFrame);
    setUniformRowHeights(true);
    setIndentation(kIndent);
    setAnimated(false);
    setExpandsOnDoubleClick(false);
    setAllColumnsShowFocus(true);
    setSelectionBehavior(SelectRows);
    setSelectionMode(ExtendedSelection);
    setDragEnabled(true);
    setDragDropMode(DragOnly);
    setEditTriggers(NoEditTriggers);
    setVerticalScrollMode(ScrollPerPixel);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setItemDelegate(new TreeRowDelegate(this));
    addScrollBarWidget(new HeaderEnd(this), Qt::AlignTop);
    viewport()->setAttribute(Qt::WA_Hover);

    d->reveals = new WhenShown(this, [this] { reveal(d->session->selection()); });
    makeActions(); // before the model: setting it changes the current row
    d->header = new TreeHeader(this);
    setHeader(d->header);
    setModel(model);
    // The order is the model's; QTreeView::setSortingEnabled would sort by the first column at once.
    connect(d->header, &QHeaderView::sectionClicked, this, [this](int section) {
        const TreeSort &now = d->model->sorting();
        // Figures are looked at from the greatest, words from the first; a third click takes the order back.
        const Qt::SortOrder first =
            section == int(TreeColumn::Text) || section == int(TreeColumn::Status) || section == int(TreeColumn::Kind)
                ? Qt::AscendingOrder
                : Qt::DescendingOrder;
        if (!now.chosen || int(now.column) != section)
            d->model->sort(section, first);
        else if (now.order == first)
            d->model->sort(section, first == Qt::AscendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder);
        else
            d->model->sort(-1);
        d->header->viewport()->update();
    });
    connect(d->header, &QHeaderView::customContextMenuRequested, this,
            [this](const QPoint &at) { popupColumnMenu(d->header->viewport()->mapToGlobal(at)); });
    connect(d->header, &QHeaderView::sectionResized, this, [this](int section, int, int width) {
        if (section == 0 || d->fitting)
            return;
        if (width > 0)
            d->widths[std::size_t(section)] = qRound(width / Theme::instance().scale());
        fitColumns();
    });
    for (int i = 0; i < kTreeColumns; ++i)
        d->header->setSectionHidden(i, !kShown[std::size_t(i)]);
    d->header->setSectionResizeMode(0, QHeaderView::Fixed);

    d->loadingTimer.setSingleShot(true);
    d->loadingTimer.setInterval(kLoadingDelay);
    connect(&d->loadingTimer, &QTimer::timeout, this, [this] {
        d->showBars = true;
        viewport()->update();
    });

    connect(session, &Session::selectionChanged, this, [this](MemoryKey key) {
        // A row that is no memory stays selected: it is what the selection is about.
        const bool group = !key && d->choosing;
        if (!group && (!key || d->model->key(currentIndex()) != key))
            follow();
        updateActions();
    });
    connect(model, &TreeModel::planChanged, this, [this] {
        d->header->viewport()->update();
        const MemoryKey key = d->session->selection();
        if (key && !isVisible()) {
            follow();
        } else if (key && d->model->key(currentIndex()) != key) {
            // After a new filter the selection is shown again if it is among what matches.
            const QModelIndex index = d->model->firstIndex(key);
            if (index.isValid() && (d->model->filter().isEmpty() || !index.parent().isValid()))
                reveal(key);
        }
        updateActions();
    });
    connect(this, &QAbstractItemView::activated, this, [this](const QModelIndex &index) {
        if (const MemoryKey key = d->model->key(index))
            Q_EMIT whyRequested(key);
        else if (d->model->hasChildren(index.siblingAtColumn(0)))
            setExpanded(index.siblingAtColumn(0), !isExpanded(index.siblingAtColumn(0)));
    });
    connect(&Theme::instance(), &Theme::changed, this, [this] { applyMeasures(); });
    applyMeasures();
}

TreeView::~TreeView() = default;

QList<QAction *> TreeView::actions() const
{
    return d->actions;
}

void TreeView::makeActions()
{
    const auto make = [this](const char *name, const QString &text, const QString &tip, const QKeySequence &keys,
                             auto then) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        connect(action, &QAction::triggered, this, then);
        addAction(action);
        d->actions << action;
        return action;
    };
    const auto key = [this] { return inHand(); };
    const auto current = [this] { return currentIndex().siblingAtColumn(0); };

    d->copyText = make("inspect.copyText", tr("Copy text"), tr("Copy the text of the selected memory"),
                       QKeySequence(QKeySequence::Copy), [this] {
                           withMemories(chosen(), [this](const std::vector<Memory> &memories) {
                               QStringList texts;
                               for (const Memory &memory : memories)
                                   texts << screenText(memory.text);
                               QApplication::clipboard()->setText(texts.join(QLatin1Char('\n')));
                               Q_EMIT message(counted(texts.size(), tr("Text copied."), tr("%1 texts copied.")));
                           });
                       });
    d->copyId = make("inspect.copyId", tr("Copy id"), tr("Copy the id of the selected memory"),
                     QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_C), [this] {
                         withMemories(chosen(), [this](const std::vector<Memory> &memories) {
                             QStringList ids;
                             for (const Memory &memory : memories)
                                 ids << QString::fromStdString(memory.id.value);
                             QApplication::clipboard()->setText(ids.join(QLatin1Char('\n')));
                             Q_EMIT message(counted(ids.size(), tr("Id copied."), tr("%1 ids copied.")));
                         });
                     });
    d->copyJsonl = make("inspect.copyJsonl", tr("Copy as credence-jsonl"),
                        tr("Copy the selected memory with its evidence as a line of credence-jsonl"), {},
                        [this] { copyJsonl(chosen()); });
    d->expandBelow = make("inspect.expandBelow", tr("Expand all below"), tr("Open everything beneath the selected row"),
                          QKeySequence(Qt::SHIFT | Qt::Key_Right), [this, current] { expandBelow(current()); });
    d->expandAll =
        make("inspect.expandAll", tr("Expand the tree"), tr("Open all rows of the tree, as far as it is sensible"),
             QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Right), [this] { expandBelow({}); });
    d->collapseBelow =
        make("inspect.collapseBelow", tr("Collapse all below"), tr("Close everything beneath the selected row"),
             QKeySequence(Qt::SHIFT | Qt::Key_Left), [this, current] { collapseBelow(current()); });
    d->collapseAll = make("inspect.collapseAll", tr("Collapse the tree"), tr("Close all rows of the tree"),
                          QKeySequence(Qt::CTRL | Qt::SHIFT | Qt::Key_Left), [this] {
                              collapseAll();
                              scrollTo(currentIndex());
                          });
    d->showInMap = make("inspect.showInMap", tr("Show in the map"), tr("Centre the map on the selected memory"),
                        QKeySequence(Qt::Key_M), [this, key] {
                            if (key())
                                Q_EMIT showInMapRequested(key());
                        });
    d->showInFocus = make("inspect.showInFocus", tr("Show in Focus"),
                          tr("Show what the selected memory rests on and what rests on it, as boxes"),
                          QKeySequence(Qt::Key_N), [this, key] {
                              if (key())
                                  Q_EMIT showInFocusRequested(key());
                          });
    d->firstDependent = make("inspect.firstDependent", tr("Go to what rests on it"),
                             tr("Select the first memory that rests on the selected one"),
                             QKeySequence(Qt::CTRL | Qt::Key_Up), [this, key] {
                                 const auto plan = d->model->plan();
                                 const Node node = plan ? plan->snapshot->find(key()) : kNoNode;
                                 if (node == kNoNode)
                                     return;
                                 const auto above = plan->snapshot->dependents(node);
                                 if (above.empty()) {
                                     Q_EMIT message(tr("Nothing rests on it."));
                                     return;
                                 }
                                 d->session->select(plan->snapshot->row(above.front().node).key);
                             });
    d->why = make("inspect.why", tr("Why"), tr("Show the whole argument of the selected memory"), {}, [this, key] {
        if (key())
            Q_EMIT whyRequested(key());
    });
    d->whatIf = make("inspect.whatIf", tr("What if it is wrong"),
                     tr("See what falls if the selected memory is withdrawn"), {}, [this] {
                         if (const QList<MemoryKey> keys = chosen(); !keys.isEmpty())
                             Q_EMIT whatIfRequested(keys);
                     });
    d->exportChosen =
        make("inspect.exportSelected", tr("Export the selected…"),
             tr("Write the selected memories with their evidence to a file of credence-jsonl"), {}, [this] {
                 if (const QList<MemoryKey> keys = chosen(); !keys.isEmpty())
                     Q_EMIT exportRequested(keys);
             });
    updateActions();
}

MemoryKey TreeView::inHand() const
{
    // A heading of the tree is no memory, and what was selected before is not meant.
    return hasFocus() && currentIndex().isValid() ? d->model->key(currentIndex()) : d->session->selection();
}

QList<MemoryKey> TreeView::chosen() const
{
    std::vector<std::pair<std::vector<int>, MemoryKey>> rows; // by the way down to them
    const QModelIndexList selected = isVisible() ? selectionModel()->selectedRows() : QModelIndexList();
    for (const QModelIndex &index : selected) {
        const MemoryKey key = d->model->key(index);
        if (!key)
            continue;
        std::vector<int> way;
        for (QModelIndex up = index; up.isValid(); up = up.parent())
            way.push_back(up.row());
        std::reverse(way.begin(), way.end());
        rows.emplace_back(std::move(way), key);
    }
    QList<MemoryKey> keys;
    if (rows.size() < 2) {
        if (const MemoryKey key = inHand())
            keys << key;
        return keys;
    }
    std::sort(rows.begin(), rows.end());
    std::set<MemoryKey> met;
    for (const auto &[way, key] : rows) {
        if (keys.size() < kChosen && met.insert(key).second)
            keys << key;
    }
    return keys;
}

// From the cache, else they are read first.
void TreeView::withMemories(const QList<MemoryKey> &keys, std::function<void(const std::vector<Memory> &)> then)
{
    std::vector<Memory> here;
    for (const MemoryKey key : keys) {
        if (const auto row = d->rows->peek(key))
            here.push_back(row->memory);
    }
    if (keys.isEmpty() || qsizetype(here.size()) == keys.size()) {
        if (!here.empty())
            then(here);
        return;
    }
    if (!d->rows->source())
        return;
    JobRunner::instance().run<std::vector<Memory>>(
        this, QStringLiteral("copy"), {},
        [source = d->rows->source(), keys](std::stop_token stop, const Progress &) {
            return source.rows(std::span(keys.constData(), std::size_t(keys.size())), stop);
        },
        [this, then = std::move(then)](Result<std::vector<Memory>> rows) {
            if (rows && !rows->empty())
                then(*rows);
            else
                Q_EMIT message(rows ? tr("The store holds no such memory any more.") : coreLine(rows.error().message));
        });
}

QList<QAction *> TreeView::memoryActions() const
{
    return goActions() + copyActions();
}

QList<QAction *> TreeView::goActions() const
{
    return {d->why, d->whatIf, d->showInFocus, d->showInMap, d->firstDependent};
}

QList<QAction *> TreeView::copyActions() const
{
    return {d->copyText, d->copyId, d->copyJsonl, d->exportChosen};
}

void TreeView::updateActions()
{
    const QModelIndex current = model() ? currentIndex().siblingAtColumn(0) : QModelIndex();
    const bool memory = bool(inHand());
    const bool open = d->model->hasChildren(current) && current.isValid();
    for (QAction *action : memoryActions())
        action->setEnabled(memory);
    d->expandBelow->setEnabled(open);
    d->collapseBelow->setEnabled(open);
    d->collapseAll->setEnabled(d->model->plan() != nullptr);
    d->expandAll->setEnabled(d->model->plan() != nullptr);
}

void TreeView::copyJsonl(const QList<MemoryKey> &keys)
{
    if (keys.isEmpty() || !d->rows->source())
        return;
    JobRunner::instance().run<std::string>(
        this, QStringLiteral("copy"), {},
        [source = d->rows->source(), keys](std::stop_token stop, const Progress &) -> Result<std::string> {
            return jsonlOf(source, keys, stop);
        },
        [this, count = keys.size()](Result<std::string> lines) {
            if (lines) {
                QApplication::clipboard()->setText(QString::fromStdString(*lines).trimmed());
                Q_EMIT message(
                    counted(count, tr("Copied as credence-jsonl."), tr("%1 memories copied as credence-jsonl.")));
            } else {
                Q_EMIT message(coreWords(lines.error().message));
            }
        });
}

void TreeView::exportTo(const QString &path, const QList<MemoryKey> &keys)
{
    if (keys.isEmpty() || !d->rows->source())
        return;
    JobRunner::instance().run<bool>(
        this, QStringLiteral("export"), tr("Exporting"),
        [source = d->rows->source(), keys, path](std::stop_token stop, const Progress &) -> Result<bool> {
            const Result<std::string> lines = jsonlOf(source, keys, stop);
            if (!lines)
                return lines.error();
            return saveBytes(path, QByteArray::fromStdString(credenceJsonlHeader() + "\n" + *lines));
        },
        [this, path, count = keys.size()](const Result<bool> &done) {
            const QString name = QFileInfo(path).fileName();
            if (done)
                Q_EMIT message(counted(count, tr("Wrote 1 memory to %2."), tr("Wrote %1 memories to %2.")).arg(name));
            else if (done.error().code != Errc::Cancelled)
                Q_EMIT failed(tr("%1 was not written.").arg(name), coreLine(done.error().message));
        });
}

void TreeView::expandBelow(const QModelIndex &start)
{
    // Level by level, so that what is near is opened first when there is too much.
    QList<QPersistentModelIndex> level;
    if (start.isValid()) {
        level << start;
    } else { // the whole tree; what nothing cites stays closed
        for (int i = 0; i < d->model->rowCount() && i < kExpandRows; ++i) {
            if (const QModelIndex root = d->model->index(i, 0); d->model->key(root))
                level << root;
        }
    }
    int rows = 0;
    bool all = start.isValid() || d->model->rowCount() <= kExpandRows;
    for (int depth = 0; depth < kExpandLevels && !level.isEmpty(); ++depth) {
        QList<QPersistentModelIndex> next;
        for (const QPersistentModelIndex &index : level) {
            if (!d->model->hasChildren(index))
                continue;
            // A repeat stays closed: what is beneath it is opened where it occurs first.
            if (index != start && d->model->data(index, RepeatRole).toInt() > 0)
                continue;
            const int count = d->model->rowCount(index);
            if (rows + count > kExpandRows) {
                all = false;
                continue;
            }
            rows += count;
            setExpanded(index, true);
            for (int i = 0; i < count; ++i)
                next << d->model->index(i, 0, index);
        }
        level = std::move(next);
    }
    if (!all)
        Q_EMIT message(
            counted(rows, tr("Opened 1 row; the rest stays closed."), tr("Opened %1 rows; the rest stays closed.")));
}

void TreeView::collapseBelow(const QModelIndex &start)
{
    if (!start.isValid())
        return;
    QList<QModelIndex> open{start};
    while (!open.isEmpty()) {
        const QModelIndex index = open.takeLast();
        if (!isExpanded(index))
            continue;
        for (int i = 0; i < d->model->rowCount(index); ++i)
            open << d->model->index(i, 0, index);
        setExpanded(index, false);
    }
}

// Out of sight it only lets go of what it had: the way to a memory may lead past very many rows.
void TreeView::follow()
{
    if (!isVisible()) {
        reveal({});
        d->reveals->ask();
        return;
    }
    reveal(d->session->selection());
}

bool TreeView::reveal(MemoryKey key)
{
    d->reveals->forget();
    d->following = true;
    bool found = false;
    if (!key) {
        setCurrentIndex({});
        selectionModel()->clear();
    } else {
        // A place that can be seen without opening anything is better than the first one.
        QModelIndex target;
        for (const QModelIndex &index : d->model->madeIndexes(key)) {
            bool visible = true;
            for (QModelIndex up = index.parent(); up.isValid() && visible; up = up.parent())
                visible = isExpanded(up);
            if (visible) {
                target = index;
                break;
            }
        }
        if (!target.isValid())
            target = d->model->firstIndex(key);
        if (target.isValid()) {
            for (QModelIndex up = target.parent(); up.isValid(); up = up.parent())
                setExpanded(up, true);
            // What can be seen stays where it is; what comes from elsewhere gets room around it.
            const QRect place = visualRect(target);
            const bool seen = place.isValid() && place.top() >= 0 && place.bottom() < viewport()->height();
            setCurrentIndex(target);
            if (!seen)
                scrollTo(target, PositionAtCenter);
            found = true;
        } else {
            setCurrentIndex({});
            selectionModel()->clear();
        }
    }
    d->following = false;
    return found;
}

void TreeView::currentChanged(const QModelIndex &current, const QModelIndex &previous)
{
    QTreeView::currentChanged(current, previous);
    if (!d) // the base class sets up before this one is ready
        return;
    if (!d->following && current.isValid()) {
        d->choosing = true;
        if (const MemoryKey key = d->model->key(current))
            d->session->select(key);
        else
            tellGroup(current);
        d->choosing = false;
    }
    updateActions();
}

// What is selected without being a memory: the group of what nothing cites, or a source that is not here.
void TreeView::tellGroup(const QModelIndex &index)
{
    const TreeRow row = d->model->row(index);
    if (row.missing)
        d->session->selectOther({tr("A source that is not here"),
                                 tr("A memory cites it, and this store has nothing under its id. There are no details "
                                    "to show.")});
    else
        d->session->selectOther({tr("“%1” is a group").arg(row.text),
                                 tr("Open it to see its memories. A group has no details of its own.")});
}

// Several rows: the one in hand is shown no more alone, since what is done would be done to all.
void TreeView::selectionChanged(const QItemSelection &selected, const QItemSelection &deselected)
{
    QTreeView::selectionChanged(selected, deselected);
    if (!d) // the base class sets up before this one is ready
        return;
    QSet<qint64> keys;
    const QModelIndexList rows = selectionModel()->selectedRows();
    for (const QModelIndex &row : rows) {
        if (const MemoryKey key = d->model->key(row))
            keys.insert(key.value);
    }
    if (keys.size() < 2) {
        d->session->setSeveral(0);
        return;
    }
    d->session->setSeveral(int(std::min<qsizetype>(keys.size(), INT_MAX)));
}

// A letter typed in the tree would make the model read the text of every row; the filter finds text instead.
// The end is that of all, not of what was made so far.
QModelIndex TreeView::moveCursor(CursorAction action, Qt::KeyboardModifiers modifiers)
{
    if (action == MoveEnd) {
        const auto whole = [this](const QModelIndex &parent) {
            while (d->model->canFetchMore(parent))
                d->model->fetchMore(parent);
        };
        whole({});
        if (const int rows = d->model->rowCount(); rows > 0) {
            if (const QModelIndex last = d->model->index(rows - 1, 0); isExpanded(last))
                whole(last);
        }
        executeDelayedItemsLayout();
    }
    return QTreeView::moveCursor(action, modifiers);
}

void TreeView::keyboardSearch(const QString &) {}

// --- what is open

namespace {
constexpr int kOpenKept = 500;
constexpr int kOpenLooked = 20'000; // rows of one parent

QString stepTo(const TreeRow &row)
{
    if (row.key)
        return QString::number(row.key.value);
    if (row.part >= 0)
        return QStringLiteral("p%1").arg(row.part);
    return row.group ? QStringLiteral("g") : QStringLiteral("?");
}
} // namespace

QStringList TreeView::openRows() const
{
    QStringList ways;
    const std::function<void(const QModelIndex &, const QString &)> walk = [&](const QModelIndex &parent,
                                                                               const QString &way) {
        for (int i = 0; i < d->model->rowCount(parent) && ways.size() < kOpenKept; ++i) {
            const QModelIndex index = d->model->index(i, 0, parent);
            if (!isExpanded(index))
                continue;
            const QString here = way + QLatin1Char('/') + stepTo(d->model->row(index));
            ways << here;
            walk(index, here);
        }
    };
    walk({}, {});
    return ways;
}

void TreeView::setOpenRows(const QStringList &ways)
{
    const QStringList most = ways.mid(0, kOpenKept);
    const QSet<QString> wanted(most.begin(), most.end());
    const std::function<void(const QModelIndex &, const QString &)> walk = [&](const QModelIndex &parent,
                                                                               const QString &way) {
        qsizetype left = std::count_if(wanted.begin(), wanted.end(), [&](const QString &one) {
            return one.startsWith(way + QLatin1Char('/')) && one.indexOf(QLatin1Char('/'), way.size() + 1) < 0;
        });
        for (int i = 0; left > 0 && i < kOpenLooked; ++i) {
            if (i >= d->model->rowCount(parent)) {
                if (!d->model->canFetchMore(parent))
                    break;
                d->model->fetchMore(parent);
                if (i >= d->model->rowCount(parent))
                    break;
            }
            const QModelIndex index = d->model->index(i, 0, parent);
            const QString here = way + QLatin1Char('/') + stepTo(d->model->row(index));
            if (!wanted.contains(here))
                continue;
            --left;
            setExpanded(index, true);
            walk(index, here);
        }
    };
    if (!wanted.isEmpty())
        walk({}, {});
}

// --- columns

bool TreeView::columnShown(TreeColumn column) const
{
    return !d->header->isSectionHidden(int(column));
}

void TreeView::setColumnShown(TreeColumn column, bool shown)
{
    if (column == TreeColumn::Text || columnShown(column) == shown)
        return;
    d->header->setSectionHidden(int(column), !shown);
    sizeColumns();
    fitColumns();
    Q_EMIT columnsChanged();
}

void TreeView::popupColumnMenu(const QPoint &globalPosition)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("inspect.columnMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    for (int i = 1; i < kTreeColumns; ++i) {
        QString name = d->model->headerData(i, Qt::Horizontal, Qt::AccessibleTextRole).toString();
        name = name.section(QLatin1Char(':'), 0, 0).section(QLatin1Char(','), 0, 0);
        QAction *action = menu->addAction(name);
        action->setObjectName(QStringLiteral("inspect.column%1").arg(i));
        action->setStatusTip(tr("Show or hide the column %1").arg(name));
        action->setCheckable(true);
        action->setChecked(columnShown(TreeColumn(i)));
        connect(action, &QAction::toggled, this, [this, i](bool on) { setColumnShown(TreeColumn(i), on); });
    }
    menu->addSeparator();
    QAction *reset = menu->addAction(tr("Usual columns"));
    reset->setObjectName(QStringLiteral("inspect.columnsReset"));
    reset->setStatusTip(tr("Show the columns of the first start, in their widths"));
    connect(reset, &QAction::triggered, this, [this] {
        for (int i = 1; i < kTreeColumns; ++i) {
            d->header->setSectionHidden(i, !kShown[std::size_t(i)]);
        }
        d->widths = kWidths;
        sizeColumns();
        d->model->sort(-1);
        fitColumns();
        Q_EMIT columnsChanged();
    });
    menu->popup(globalPosition);
}

// Which columns are shown and how wide, and the order; nothing of Qt's own that another version could not read.
QByteArray TreeView::saveColumns() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << qint32(1) << qint32(kTreeColumns);
    for (int i = 0; i < kTreeColumns; ++i) {
        const bool hidden = d->header->isSectionHidden(i);
        out << !hidden << qint32(hidden ? 0 : d->widths[std::size_t(i)]);
    }
    const TreeSort &sort = d->model->sorting();
    out << sort.chosen << qint32(sort.column) << qint32(sort.order);
    return state;
}

void TreeView::restoreColumns(const QByteArray &state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    qint32 version = 0, columns = 0;
    in >> version >> columns;
    if (in.status() != QDataStream::Ok || version != 1 || columns != kTreeColumns)
        return;
    std::array<std::pair<bool, qint32>, kTreeColumns> values;
    for (auto &[shown, width] : values)
        in >> shown >> width;
    bool chosen = false;
    qint32 column = 0, order = 0;
    in >> chosen >> column >> order;
    if (in.status() != QDataStream::Ok)
        return;
    for (int i = 1; i < kTreeColumns; ++i) {
        const auto [shown, width] = values[std::size_t(i)];
        d->header->setSectionHidden(i, !shown);
        if (shown)
            d->widths[std::size_t(i)] = std::clamp(width, 20, 400);
    }
    if (chosen && column >= 0 && column < kTreeColumns)
        d->model->sort(column, order == Qt::DescendingOrder ? Qt::DescendingOrder : Qt::AscendingOrder);
    sizeColumns();
    fitColumns();
}

// As wide as they were made, and as their headings are, unless a hand made one narrower than its usual width.
void TreeView::sizeColumns()
{
    const bool before = std::exchange(d->fitting, true);
    const QFontMetricsF metrics(withWeight(Type::Caption, 0));
    int last = kTreeColumns - 1;
    while (last > 0 && d->header->isSectionHidden(last))
        --last;
    for (int i = 1; i < kTreeColumns; ++i) {
        if (d->header->isSectionHidden(i))
            continue;
        const int made = d->widths[std::size_t(i)];
        const QString heading = d->model->headerData(i, Qt::Horizontal, Qt::DisplayRole).toString();
        const int words = int(std::ceil(metrics.horizontalAdvance(heading))) + 8 + (i == last ? kEdge : 0);
        d->header->resizeSection(i, made < kWidths[std::size_t(i)] ? px(made) : std::max(px(made), words));
    }
    d->fitting = before;
}

// The text takes what the figures leave; the lane of the scroll bar is never written on.
void TreeView::fitColumns()
{
    if (d->fitting)
        return;
    d->fitting = true;
    int others = 0;
    for (int i = 1; i < kTreeColumns; ++i) {
        if (!d->header->isSectionHidden(i))
            others += d->header->sectionSize(i);
    }
    d->header->resizeSection(0, std::max(px(120), width() - kTreeLane - others));
    d->fitting = false;
}

void TreeView::applyMeasures()
{
    sizeColumns();
    fitColumns();
    scheduleDelayedItemsLayout();
    viewport()->update();
}

void TreeView::resizeEvent(QResizeEvent *event)
{
    // A row that was in sight stays in sight when the view gets lower.
    const QModelIndex current = currentIndex();
    const QRect row = visualRect(current);
    const bool seen = current.isValid() && row.top() >= 0 && row.bottom() <= event->oldSize().height();
    QTreeView::resizeEvent(event);
    fitColumns();
    if (seen && event->size().height() < event->oldSize().height())
        scrollTo(current);
}

// --- painting

QRect TreeView::expanderRect(const QModelIndex &index) const
{
    const QRect row = visualRect(index.siblingAtColumn(0));
    const int level = d->model->row(index).level;
    const QRect cell(columnViewportPosition(0), row.top(), columnWidth(0), row.height());
    const QRect expander(cell.left() + level * kIndent, row.top(), kExpander + kIndent, row.height());
    return QStyle::visualRect(layoutDirection(), cell, expander);
}

void TreeView::paintEvent(QPaintEvent *event)
{
    d->sawLoading = false;
    QTreeView::paintEvent(event);
    if (!d->sawLoading) {
        d->loadingTimer.stop();
        d->showBars = false;
    } else if (!d->showBars && !d->loadingTimer.isActive()) {
        d->loadingTimer.start();
    }
}

void TreeView::drawBranches(QPainter *, const QRect &, const QModelIndex &) const {}

void TreeView::drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const
{
    const QModelIndex first = index.siblingAtColumn(0);
    const TreeRow row = d->model->row(first);
    const bool selected = selectionModel()->isSelected(first);
    const bool active = hasFocus() && isActiveWindow();
    const QRect whole(0, option.rect.top(), viewport()->width(), option.rect.height());
    painter->save();
    painter->setLayoutDirection(Qt::LayoutDirectionAuto); // each text reads as its own language does
    if (selected) {
        painter->fillRect(whole, active ? tk().sel : tk().selIdle);
        painter->fillRect(QStyle::visualRect(layoutDirection(), whole, QRect(0, whole.top(), 2, whole.height())),
                          active ? tk().acc : tk().ctl);
    } else if (d->hover.isValid() && d->hover == first) {
        painter->fillRect(whole, tk().hover);
    }
    const int columns = d->header->count();
    for (int visual = 0; visual < columns; ++visual) {
        const int column = d->header->logicalIndex(visual);
        if (d->header->isSectionHidden(column))
            continue;
        const QRect cell(columnViewportPosition(column), whole.top(), columnWidth(column), whole.height());
        if (column == int(TreeColumn::Text))
            drawText(*painter, cell, first, row, selected);
        else
            drawFigure(*painter, cell, index.siblingAtColumn(column), row, selected);
    }
    painter->restore();
}

void TreeView::drawText(QPainter &painter, const QRect &cell, const QModelIndex &index, const TreeRow &row,
                        bool selected) const
{
    const Tokens &t = tk();
    const int left = cell.left() + row.level * kIndent;
    const qreal middle = cell.top() + cell.height() / 2.0;
    // Places are counted from the side where lines begin.
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const auto at = [&](qreal place, qreal wide) {
        return mirrored ? cell.left() + cell.right() + 1 - place - wide : place;
    };
    painter.save();
    painter.setClipRect(cell);
    if (!selected) {
        for (int i = 0; i < row.level; ++i)
            painter.fillRect(QRectF(at(cell.left() + kExpander + i * kIndent, 1), cell.top(), 1, cell.height()),
                             t.line);
    }
    if (d->model->hasChildren(index)) {
        const QString closed = mirrored ? QStringLiteral("chevron-left") : QStringLiteral("chevron-right");
        drawSign(painter, QRectF(at(left + kExpander - 7, 14), std::round(middle) - 7, 14, 14),
                 isExpanded(index) ? QStringLiteral("chevron-down") : closed, t.tx2);
    }

    int x = left + kTreeText;
    const int right = cell.right() - 3;
    const QPointF glyph(at(left + kGlyph, 0), std::floor(middle));
    QColor colour = t.tx;
    if (row.group) {
        x = left + kGlyph - 7;
        colour = t.tx3;
    } else if (row.missing) {
        drawStatusGlyph(painter, glyph, grown(kGlyphRadius), Status::Erased, t.ctl);
        colour = t.tx3;
    } else if (row.facts) {
        drawStatusGlyph(painter, glyph, grown(kGlyphRadius), row.facts->status, statusColour(row.facts->status));
        if (row.facts->kind == Kind::Episode || row.repeat > 0)
            colour = t.tx2;
        if (row.unreadable)
            colour = t.tx3;
    }

    // How it is linked, where that is not plain support.
    if (!row.isRoot && row.role != Role::Supports) {
        const bool against = row.role == Role::Contradicts;
        const QFont font = withWeight(Type::Caption, against ? 600 : 500);
        const QString word = against ? tr("against") : tr("merged");
        const QColor hue = against ? t.flag : t.tx3;
        const qreal wide = QFontMetricsF(font).horizontalAdvance(word);
        drawLine(painter, font, hue, at(x, wide), cell, word);
        x += int(std::ceil(wide)) + 6;
    }

    int end = right;
    if (row.repeat > 0) {
        const qreal width = drawRepeatMark(nullptr, {}, row.repeat, t.tx3);
        end = right - std::max(px(34), int(std::ceil(width)) + 8);
        drawRepeatMark(&painter, QPointF(at(right - width, width), middle), row.repeat, t.tx3);
    }
    const bool flagged = row.facts && row.facts->openFlags > 0;
    const bool ungrounded = row.ungrounded();
    const int marks = (flagged ? 16 : 0) + (ungrounded ? 16 : 0);
    end -= marks;

    if (row.loading && !row.missing) {
        d->sawLoading = true;
        if (d->showBars) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(Qt::NoPen);
            painter.setBrush(t.chip);
            // Of unequal length, so that it looks like text to come; steady for a row.
            const int width = std::max(24, (end - x) * (55 + int(row.key.value * 37 % 40)) / 100);
            painter.drawRoundedRect(QRectF(at(x, width), middle - 4, width, 8), 4, 4);
        }
    } else {
        const QFont font = withWeight(Type::Base, selected ? 500 : 400);
        const QFontMetricsF metrics(font);
        const QString text = metrics.elidedText(row.text, Qt::ElideRight, std::max(0, end - x));
        drawLine(painter, font, colour, at(x, metrics.horizontalAdvance(text)), cell, text);
        x += int(std::ceil(metrics.horizontalAdvance(text)));
    }
    if (flagged) {
        drawPennant(painter, QPointF(at(x + 8, 6), middle + 5), 1.1);
        x += 16;
    }
    if (ungrounded)
        drawUngroundedSign(painter, QPointF(at(x + 12, 0), middle));
    painter.restore();
}

void TreeView::drawFigure(QPainter &painter, const QRect &cell, const QModelIndex &index, const TreeRow &row,
                          bool selected) const
{
    if (!row.facts)
        return;
    const auto column = TreeColumn(index.column());
    const int last =
        d->header->visualIndex(index.column()) == d->header->count() - 1 || cell.right() + 1 >= width() - kTreeLane
            ? kEdge
            : 0;
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const int right = mirrored ? cell.right() + 1 - 8 : cell.right() + 1 - last;
    const qreal middle = cell.top() + cell.height() / 2.0;
    if (column == TreeColumn::Confidence) {
        if (row.facts->kind == Kind::Reflection && row.grounding)
            drawPips(painter, QPointF(right - pipsWidth(), middle), row.grounding->confidence);
        return;
    }
    if (column == TreeColumn::Flags) {
        // The marks themselves, as at the text, so that a sorted column can be scanned.
        qreal x = right - 14;
        if (row.ungrounded()) {
            drawUngroundedSign(painter, QPointF(x + 7, middle));
            x -= 16;
        }
        if (row.facts->openFlags > 0) {
            drawPennant(painter, QPointF(x + 4, middle + 5), 1.1);
            if (row.facts->openFlags > 1) {
                const QFont font = withWeight(Type::Base, 400);
                const QString count = figure(row.facts->openFlags);
                drawLine(painter, font, tk().flag, x - 2 - QFontMetricsF(font).horizontalAdvance(count), cell, count);
            }
        }
        return;
    }
    const QString text = d->model->data(index, Qt::DisplayRole).toString();
    if (text.isEmpty())
        return;
    const QFont font = withWeight(Type::Base, 400);
    const QFontMetricsF metrics(font);
    const bool words = column == TreeColumn::Status || column == TreeColumn::Kind;
    const bool unset = column == TreeColumn::Importance && std::isnan(row.facts->importance);
    const QColor colour = unset ? tk().tx3 : selected ? tk().tx : tk().tx2;
    const QString shown = metrics.elidedText(text, Qt::ElideRight, cell.width() - 8);
    const qreal x = words ? cell.left() + 8 : right - metrics.horizontalAdvance(shown);
    drawLine(painter, font, colour, x, cell, shown);
}

// --- input

bool TreeView::viewportEvent(QEvent *event)
{
    if (d && (event->type() == QEvent::HoverMove || event->type() == QEvent::HoverEnter ||
              event->type() == QEvent::HoverLeave)) {
        QModelIndex now;
        if (event->type() != QEvent::HoverLeave)
            now = indexAt(static_cast<QHoverEvent *>(event)->position().toPoint()).siblingAtColumn(0);
        if (now != d->hover) {
            for (const QModelIndex &index : {QModelIndex(d->hover), now}) {
                if (index.isValid()) {
                    const QRect rect = visualRect(index);
                    viewport()->update(QRect(0, rect.top(), viewport()->width(), rect.height()));
                }
            }
            d->hover = now;
        }
    }
    return QTreeView::viewportEvent(event);
}

void TreeView::mousePressEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint()).siblingAtColumn(0);
    if (event->button() == Qt::LeftButton && index.isValid() && d->model->hasChildren(index) &&
        expanderRect(index).contains(event->position().toPoint())) {
        if (event->modifiers() & Qt::ShiftModifier) {
            if (isExpanded(index))
                collapseBelow(index);
            else
                expandBelow(index);
        } else {
            setExpanded(index, !isExpanded(index));
        }
        setFocus(Qt::MouseFocusReason);
        event->accept();
        return;
    }
    QTreeView::mousePressEvent(event);
    // A heading has nothing to show in Details: a click anywhere on it opens it.
    if (event->button() == Qt::LeftButton && index.isValid() && d->model->data(index, GroupRole).toBool())
        setExpanded(index, !isExpanded(index));
}

void TreeView::mouseDoubleClickEvent(QMouseEvent *event)
{
    const QModelIndex index = indexAt(event->position().toPoint()).siblingAtColumn(0);
    if (index.isValid() && d->model->hasChildren(index) && expanderRect(index).contains(event->position().toPoint())) {
        // The second press of a quick pair on the expander: as any press.
        setExpanded(index, !isExpanded(index));
        event->accept();
        return;
    }
    QTreeView::mouseDoubleClickEvent(event);
}

void TreeView::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard) {
        if (!currentIndex().isValid())
            return;
        const QRect rect = visualRect(currentIndex());
        at = viewport()->mapToGlobal(QPoint(rect.left() + kTreeText, rect.bottom()));
    }
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("inspect.treeMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(goActions());
    menu->addSeparator();
    menu->addActions(copyActions());
    menu->addSeparator();
    menu->addActions({d->expandBelow, d->collapseBelow, d->expandAll, d->collapseAll});
    menu->popup(at);
}

void TreeView::keyPressEvent(QKeyEvent *event)
{
    // With nothing chosen, Down takes the first memory and Up the last one.
    if (!currentIndex().isValid() && (event->key() == Qt::Key_Down || event->key() == Qt::Key_Up) &&
        d->model->rowCount() > 0) {
        const int row = event->key() == Qt::Key_Down ? 0 : d->model->rowCount() - 1;
        setCurrentIndex(d->model->index(row, 0));
        event->accept();
        return;
    }
    QTreeView::keyPressEvent(event);
}

void TreeView::focusInEvent(QFocusEvent *event)
{
    // The base would take the first row as current, and with it as the selection of the whole window.
    const bool none = !currentIndex().isValid();
    d->following = d->following || none;
    QTreeView::focusInEvent(event);
    if (none) {
        setCurrentIndex({});
        selectionModel()->clear();
        d->following = false;
    }
    viewport()->update();
}

void TreeView::focusOutEvent(QFocusEvent *event)
{
    QTreeView::focusOutEvent(event);
    viewport()->update();
}

void TreeView::changeEvent(QEvent *event)
{
    QTreeView::changeEvent(event);
    if (event->type() == QEvent::ActivationChange)
        viewport()->update();
}

} // namespace credence::ui

#include "treeview.moc"

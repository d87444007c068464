// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "models/treemodel.h"

#include "jobs/jobrunner.h"
#include "models/roles.h"
#include "models/rowcache.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QCoreApplication>
#include <QLocale>
#include <QMimeData>
#include <QTimer>

#include <algorithm>
#include <cmath>
#include <deque>
#include <limits>
#include <map>
#include <unordered_map>

namespace credence::ui {

namespace {

// An index is told by its number times an odd constant: Qt hashes (row << 4) + column + id, and small numbers that
// follow each other fall into few buckets.
constexpr quintptr kSpread = quintptr(0x9E3779B97F4A7C15ULL) | 1U;
constexpr quintptr inverse(quintptr a)
{
    quintptr x = a;
    for (int i = 0; i < 6; ++i)
        x *= 2 - a * x;
    return x;
}
constexpr quintptr kGather = inverse(kSpread);
static_assert(quintptr(kSpread * kGather) == 1);

constexpr std::size_t kWholeMemories = 20000; // up to here the figures of all memories are computed at once
constexpr std::size_t kWholeBeliefs = 5000;
constexpr int kBlock = 64;           // neighbours read along with a row
constexpr quint32 kFirstRows = 4096; // of a long list; then twice as many each time its end is reached
constexpr std::size_t kKeptFigures = 100'000;

// A list longer than this shows its first rows, and after them the rest in parts that are opened one by one: a row that
// is made holds some 200 bytes for the tree and its view, and of a million few are ever looked at.
constexpr std::size_t kOneList = 32'768;
constexpr std::size_t kPartRows = 8192;

std::size_t partsOf(std::size_t rows)
{
    return rows <= kOneList ? 0 : (rows - kFirstRows + kPartRows - 1) / kPartRows;
}

QString openFlagsWord(int flags)
{
    return flags == 1 ? QCoreApplication::translate("credence::ui::TreeModel", "1 open flag")
                      : QCoreApplication::translate("credence::ui::TreeModel", "%1 open flags").arg(figure(flags));
}

// Part: so many rows of the roots or of the group; which one stands in Item::nth.
enum class Type : std::uint8_t { Root, Memory, Missing, Group, Part };

} // namespace

bool TreeRow::ungrounded() const
{
    return facts && facts->kind == Kind::Reflection && grounding && grounding->leaves == 0;
}

struct TreeModel::Item {
    MemoryKey key;
    Node node = kNoNode;
    quint32 parent = 0;
    quint32 row = 0;
    Type type = Type::Memory;
    Role role = Role::Supports;
    bool repeat = false;
    bool loops = false;
    mutable bool populated = false;
    int nth = -1;               // of the missing sources or of the parts
    quint32 limit = kFirstRows; // of the roots and of the group's rows: so many are made
    mutable std::vector<quint32> children;
};

struct TreeModel::Impl {
    struct Wanted { // one row that a parent should have
        MemoryKey key;
        Node node = kNoNode;
        Type type = Type::Memory;
        Role role = Role::Supports;
        int nth = -1;
        [[nodiscard]] bool sameRow(const Item &item) const
        {
            return item.type == type && item.key == key && item.role == role && item.nth == nth;
        }
    };

    RowCache *rows = nullptr;
    std::shared_ptr<const Snapshot> snapshot; // asked for
    std::shared_ptr<const TreePlan> plan;     // shown
    TreeFilter filter;
    TreeSort sort;
    bool startOver = false;
    bool planning = false;

    std::deque<Item> items{1}; // 0 is the root
    std::vector<quint32> free;
    std::unordered_multimap<MemoryKey, quint32> places;

    // Figures of what was looked at, for the snapshot that is shown; Old ones are of an earlier snapshot.
    enum State : std::uint8_t { Asked, Old, OldAsked, Known };
    struct Figures {
        GroundingColumns columns;
        State state = Asked;
    };
    std::unordered_map<MemoryKey, Figures> figuresOf;
    std::shared_ptr<const GroundingTable> whole; // by Node of the snapshot shown, when all are known
    bool wholeAsked = false;                     // all of them are under way
    std::vector<Node> groundingWanted;
    int groundingJobs = 0;
    int groundingGeneration = 0;
    QTimer groundingTimer;
    quint64 lastBlock = 0;

    [[nodiscard]] std::vector<Wanted> wanted(const Item &item) const;
    // Of which a part is one.
    [[nodiscard]] const std::vector<Node> &listOf(const Item &part) const
    {
        return part.parent == 0 ? plan->roots : plan->uncited;
    }
    quint32 make(quint32 parent, quint32 row, const Wanted &wanted);
    void drop(quint32 id);
    void judge(Item &item) const; // repeat and loops
    void populate(quint32 id);
    [[nodiscard]] bool hasChildren(const Item &item) const;
    void remap(quint32 id);
    [[nodiscard]] const GroundingColumns *figures(Node node);
    void clear();
};

std::vector<TreeModel::Impl::Wanted> TreeModel::Impl::wanted(const Item &item) const
{
    std::vector<Wanted> result;
    if (!plan)
        return result;
    const Snapshot &s = *plan->snapshot;
    const auto memories = [&](const std::vector<Node> &nodes, std::size_t from, std::size_t count) {
        const std::size_t end = std::min(nodes.size(), from + count);
        for (std::size_t i = from; i < end; ++i)
            result.push_back({s.row(nodes[i]).key, nodes[i], Type::Memory, Role::Supports, -1});
    };
    const auto list = [&](const std::vector<Node> &nodes) {
        const std::size_t parts = partsOf(nodes.size());
        const std::size_t count = parts == 0 ? item.limit : kFirstRows;
        result.reserve(std::min(nodes.size(), count) + parts + 1);
        memories(nodes, 0, count);
        for (std::size_t i = 0; i < parts; ++i)
            result.push_back({{}, kNoNode, Type::Part, Role::Supports, int(i)});
    };
    switch (item.type) {
    case Type::Root:
        list(plan->roots);
        if (!plan->uncited.empty() && (partsOf(plan->roots.size()) > 0 || plan->roots.size() <= item.limit))
            result.push_back({{}, kNoNode, Type::Group, Role::Supports, -1});
        break;
    case Type::Group:
        list(plan->uncited);
        break;
    case Type::Part:
        memories(listOf(item), kFirstRows + std::size_t(item.nth) * kPartRows, kPartRows);
        break;
    case Type::Memory:
        if (item.node == kNoNode || item.loops)
            break;
        for (const TreeChild &child : plan->children(item.node)) {
            if (child.node == kNoNode)
                result.push_back({{}, kNoNode, Type::Missing, child.role, child.dangling});
            else
                result.push_back({s.row(child.node).key, child.node, Type::Memory, child.role, -1});
        }
        break;
    case Type::Missing:
        break;
    }
    return result;
}

quint32 TreeModel::Impl::make(quint32 parent, quint32 row, const Wanted &w)
{
    quint32 id = 0;
    if (free.empty()) {
        id = quint32(items.size());
        items.emplace_back();
    } else {
        id = free.back();
        free.pop_back();
        items[id] = Item();
    }
    Item &item = items[id];
    item.key = w.key;
    item.node = w.node;
    item.parent = parent;
    item.row = row;
    item.type = w.type;
    item.role = w.role;
    item.nth = w.nth;
    judge(item);
    if (w.type == Type::Memory)
        places.emplace(w.key, id);
    return id;
}

void TreeModel::Impl::drop(quint32 id)
{
    for (const quint32 child : items[id].children)
        drop(child);
    const Item &item = items[id];
    if (item.type == Type::Memory) {
        const auto [first, last] = places.equal_range(item.key);
        for (auto it = first; it != last; ++it) {
            if (it->second == id) {
                places.erase(it);
                break;
            }
        }
    }
    items[id] = Item();
    free.push_back(id);
}

void TreeModel::Impl::judge(Item &item) const
{
    item.repeat = item.loops = false;
    if (item.type != Type::Memory || item.node == kNoNode)
        return;
    const Item &above = items[item.parent];
    if (above.type != Type::Memory)
        return; // roots and the group's rows are first places
    item.repeat = above.repeat || (!plan->partial && plan->firstParent[item.node] != above.node);
    for (quint32 up = item.parent; up != 0 && item.repeat; up = items[up].parent) {
        if (items[up].node == item.node) {
            item.loops = true;
            break;
        }
    }
}

void TreeModel::Impl::populate(quint32 id)
{
    if (items[id].populated)
        return;
    items[id].populated = true;
    const std::vector<Wanted> list = wanted(items[id]);
    std::vector<quint32> children;
    children.reserve(list.size());
    for (const Wanted &w : list)
        children.push_back(make(id, quint32(children.size()), w));
    items[id].children = std::move(children);
}

bool TreeModel::Impl::hasChildren(const Item &item) const
{
    if (!plan)
        return false;
    switch (item.type) {
    case Type::Root:
        return !plan->roots.empty() || !plan->uncited.empty();
    case Type::Group:
        return !plan->uncited.empty();
    case Type::Part:
        return true;
    case Type::Memory:
        return item.node != kNoNode && !item.loops && !plan->snapshot->sources(item.node).empty();
    case Type::Missing:
        return false;
    }
    return false;
}

// Nodes are places in one snapshot; keys are for good.
void TreeModel::Impl::remap(quint32 id)
{
    Item &item = items[id];
    if (item.type == Type::Memory)
        item.node = plan->snapshot->find(item.key);
    judge(item);
    for (const quint32 child : item.children)
        remap(child);
}

void TreeModel::Impl::clear()
{
    items.clear();
    items.emplace_back();
    items[0].type = Type::Root;
    free.clear();
    places.clear();
    lastBlock = 0;
}

const GroundingColumns *TreeModel::Impl::figures(Node node)
{
    if (node == kNoNode || plan->partial)
        return nullptr; // beneath a part not everything is known
    if (whole)
        return &(*whole)[node];
    const MemoryKey key = plan->snapshot->row(node).key;
    auto it = figuresOf.find(key);
    if (wholeAsked)
        return it == figuresOf.end() ? nullptr : &it->second.columns;
    if (it == figuresOf.end() || it->second.state == Old) {
        if (it == figuresOf.end())
            it = figuresOf.try_emplace(key).first;
        else
            it->second.state = OldAsked;
        groundingWanted.push_back(node);
        if (!groundingTimer.isActive())
            groundingTimer.start();
    }
    return it->second.state == Asked ? nullptr : &it->second.columns;
}

TreeModel::TreeModel(RowCache *rows, QObject *parent) : QAbstractItemModel(parent), d(std::make_unique<Impl>())
{
    d->rows = rows;
    d->clear();
    d->groundingTimer.setSingleShot(true);
    d->groundingTimer.setInterval(0);
    connect(&d->groundingTimer, &QTimer::timeout, this, &TreeModel::computeGrounding);
    connect(rows, &RowCache::rowsReady, this, &TreeModel::rowsArrived);
    connect(rows, &RowCache::evidenceReady, this, &TreeModel::rowsArrived);
}

TreeModel::~TreeModel() = default;

void TreeModel::setSnapshot(std::shared_ptr<const Snapshot> snapshot, bool anew)
{
    d->snapshot = std::move(snapshot);
    d->startOver = d->startOver || anew;
    if (!d->snapshot) {
        beginResetModel();
        d->plan.reset();
        d->clear();
        d->figuresOf.clear();
        d->groundingWanted.clear();
        d->whole.reset();
        d->wholeAsked = false;
        ++d->groundingGeneration;
        endResetModel();
        Q_EMIT planChanged();
    }
    makePlan();
}

void TreeModel::setFilter(const TreeFilter &filter)
{
    if (filter == d->filter)
        return;
    d->filter = filter;
    makePlan();
}

const TreeFilter &TreeModel::filter() const
{
    return d->filter;
}

const TreeSort &TreeModel::sorting() const
{
    return d->sort;
}

std::shared_ptr<const TreePlan> TreeModel::plan() const
{
    return d->plan;
}

void TreeModel::sort(int column, Qt::SortOrder order)
{
    TreeSort wanted;
    if (column >= 0 && column < kTreeColumns)
        wanted = {TreeColumn(column), order, true};
    if (wanted == d->sort)
        return;
    d->sort = wanted;
    makePlan();
}

bool TreeModel::busy() const
{
    return d->planning || d->groundingJobs > 0 || d->groundingTimer.isActive();
}

void TreeModel::sayIdle()
{
    if (!busy())
        Q_EMIT idle();
}

// A newer request takes the place of the older one; only the last is ever shown.
void TreeModel::makePlan()
{
    using PlanPtr = std::shared_ptr<const TreePlan>;
    if (!d->snapshot) {
        d->planning = false;
        // An answer under way belongs to a store that is closed.
        JobRunner::instance().run<PlanPtr>(
            this, QStringLiteral("plan"), {},
            [](std::stop_token, const Progress &) -> Result<PlanPtr> { return PlanPtr(); },
            [](const Result<PlanPtr> &) {});
        return;
    }
    d->planning = true;
    TreeKnown known;
    if (d->plan && d->plan->snapshot == d->snapshot) {
        known.grounding = d->whole ? d->whole : d->plan->grounding;
        known.plan = d->plan;
    }
    const auto whole = [this, snapshot = d->snapshot, filter = d->filter, sort = d->sort, source = d->rows->source(),
                        known] {
        JobRunner::instance().run<PlanPtr>(
            this, QStringLiteral("plan"), {},
            [snapshot, filter, sort, source, known](std::stop_token stop, const Progress &) {
                return makeTreePlan(snapshot, filter, sort, source, known, stop);
            },
            [this](Result<PlanPtr> plan) {
                d->planning = false;
                if (plan)
                    apply(std::move(*plan));
                sayIdle();
            });
    };
    if (!d->filter.needsStore() || d->snapshot->size() < kTreeInSteps || !known.plan) {
        whole();
        return;
    }
    // While somebody types: what comes first at once, then everything.
    JobRunner::instance().run<PlanPtr>(
        this, QStringLiteral("plan"), {},
        [snapshot = d->snapshot, filter = d->filter, sort = d->sort, source = d->rows->source(),
         known](std::stop_token stop, const Progress &) {
            return makeFirstRows(snapshot, filter, sort, source, known, stop);
        },
        [this, whole](Result<PlanPtr> plan) {
            if (plan && *plan)
                apply(std::move(*plan));
            whole();
        });
}

void TreeModel::setTop(std::shared_ptr<const Snapshot> top)
{
    if (!top || d->snapshot || top->size() == 0 || !d->filter.isEmpty() || d->sort.chosen)
        return;
    d->startOver = true;
    apply(makeTopPlan(std::move(top)));
}

void TreeModel::apply(std::shared_ptr<const TreePlan> next)
{
    const std::shared_ptr<const TreePlan> before = d->plan;
    const bool anew = d->startOver || !before || before->filter != next->filter;
    const bool otherSnapshot = !before || before->snapshot != next->snapshot;
    d->startOver = false;
    d->lastBlock = 0;

    if (anew)
        beginResetModel();
    d->plan = std::move(next);

    if (otherSnapshot) {
        ++d->groundingGeneration;
        d->groundingWanted.clear();
        d->wholeAsked = false;
        // Figures of before are shown until they are computed again.
        if (anew) {
            d->figuresOf.clear();
        } else if (d->whole) {
            keepFigures(*before);
        } else {
            for (auto it = d->figuresOf.begin(); it != d->figuresOf.end();) {
                if (it->second.state == Impl::Asked) {
                    it = d->figuresOf.erase(it);
                } else {
                    it->second.state = Impl::Old;
                    ++it;
                }
            }
        }
        d->whole.reset();
    }
    if (d->plan->grounding && !d->whole) {
        d->whole = d->plan->grounding;
        d->figuresOf.clear();
    }

    if (anew) {
        d->clear();
        endResetModel();
    } else {
        for (const quint32 child : d->items[0].children)
            d->remap(child);

        // Parent by parent, from the top: rows that went, rows that moved, rows that came.
        std::vector<quint32> open{0};
        while (!open.empty()) {
            const quint32 id = open.back();
            open.pop_back();
            if (!d->items[id].populated)
                continue;
            const QModelIndex parent = id == 0 ? QModelIndex() : createIndex(int(d->items[id].row), 0, id * kSpread);
            const std::vector<Impl::Wanted> wanted = d->wanted(d->items[id]);
            std::vector<quint32> &children = d->items[id].children;

            std::multimap<std::tuple<qint64, int, int, int>, std::size_t> placeOf;
            const auto same = [&] {
                if (wanted.size() != children.size())
                    return false;
                for (std::size_t i = 0; i < wanted.size(); ++i) {
                    if (!wanted[i].sameRow(d->items[children[i]]))
                        return false;
                }
                return true;
            };
            if (!same()) {
                for (std::size_t i = 0; i < wanted.size(); ++i)
                    placeOf.emplace(
                        std::tuple(wanted[i].key.value, int(wanted[i].type), int(wanted[i].role), wanted[i].nth), i);
                const auto target = [&](const Item &item) -> std::ptrdiff_t {
                    const auto it = placeOf.find(std::tuple(item.key.value, int(item.type), int(item.role), item.nth));
                    return it == placeOf.end() ? -1 : std::ptrdiff_t(it->second);
                };
                const auto renumber = [&](std::size_t from) {
                    for (std::size_t i = from; i < children.size(); ++i)
                        d->items[children[i]].row = quint32(i);
                };
                for (std::size_t end = children.size(); end > 0;) {
                    if (target(d->items[children[end - 1]]) >= 0) {
                        --end;
                        continue;
                    }
                    std::size_t first = end - 1;
                    while (first > 0 && target(d->items[children[first - 1]]) < 0)
                        --first;
                    beginRemoveRows(parent, int(first), int(end) - 1);
                    for (std::size_t i = first; i < end; ++i)
                        d->drop(children[i]);
                    children.erase(children.begin() + std::ptrdiff_t(first), children.begin() + std::ptrdiff_t(end));
                    renumber(first);
                    endRemoveRows();
                    end = first;
                }
                const auto inOrder = [&](quint32 a, quint32 b) { return target(d->items[a]) < target(d->items[b]); };
                if (!std::is_sorted(children.begin(), children.end(), inOrder)) {
                    Q_EMIT layoutAboutToBeChanged({QPersistentModelIndex(parent)},
                                                  QAbstractItemModel::VerticalSortHint);
                    const QModelIndexList old = persistentIndexList();
                    std::stable_sort(children.begin(), children.end(), inOrder);
                    renumber(0);
                    QModelIndexList from, to;
                    for (const QModelIndex &index : old) {
                        const Item &item = d->items[quint32(index.internalId() * kGather)];
                        if (int(item.row) != index.row()) {
                            from.push_back(index);
                            to.push_back(createIndex(int(item.row), index.column(), index.internalId()));
                        }
                    }
                    changePersistentIndexList(from, to);
                    Q_EMIT layoutChanged({QPersistentModelIndex(parent)}, QAbstractItemModel::VerticalSortHint);
                }
                for (std::size_t i = 0; i < wanted.size();) {
                    if (i < children.size() && wanted[i].sameRow(d->items[children[i]])) {
                        ++i;
                        continue;
                    }
                    // New rows up to the next one that is there already.
                    std::size_t last = i;
                    while (last + 1 < wanted.size() &&
                           !(i < children.size() && wanted[last + 1].sameRow(d->items[children[i]])))
                        ++last;
                    beginInsertRows(parent, int(i), int(last));
                    std::vector<quint32> fresh;
                    for (std::size_t k = i; k <= last; ++k)
                        fresh.push_back(d->make(id, quint32(k), wanted[k]));
                    std::vector<quint32> &list = d->items[id].children;
                    list.insert(list.begin() + std::ptrdiff_t(i), fresh.begin(), fresh.end());
                    for (std::size_t k = last + 1; k < list.size(); ++k)
                        d->items[list[k]].row = quint32(k);
                    endInsertRows();
                    i = last + 1;
                }
            }
            const std::vector<quint32> &now = d->items[id].children;
            if (!now.empty()) {
                Q_EMIT dataChanged(createIndex(0, 0, now.front() * kSpread),
                                   createIndex(int(now.size()) - 1, kTreeColumns - 1, now.back() * kSpread));
            }
            for (const quint32 child : now)
                open.push_back(child);
        }
    }

    // Small stores: all figures at once, so that nothing flickers in while scrolling.
    if (otherSnapshot && !d->plan->partial && !d->whole && d->plan->snapshot->size() <= kWholeMemories &&
        d->plan->beliefs < kWholeBeliefs) {
        using Table = std::shared_ptr<const GroundingTable>;
        ++d->groundingJobs;
        d->wholeAsked = true; // in one piece; a cell that is looked at meanwhile must not ask again
        JobRunner::instance().run<Table>(
            this, {}, {},
            [snapshot = d->plan->snapshot](std::stop_token stop, const Progress &) -> Result<Table> {
                Table table = wholeGrounding(*snapshot, stop);
                if (!table)
                    return Error{Errc::Cancelled, "Cancelled.", {}};
                return table;
            },
            [this, generation = d->groundingGeneration](Result<Table> table) {
                --d->groundingJobs;
                if (generation == d->groundingGeneration)
                    d->wholeAsked = false;
                if (table && generation == d->groundingGeneration) {
                    d->whole = *table;
                    d->figuresOf.clear();
                    std::vector<quint32> all;
                    all.reserve(d->places.size());
                    for (const auto &[key, id] : d->places)
                        all.push_back(id);
                    touch(all, int(TreeColumn::Text), int(TreeColumn::Dependents));
                }
                sayIdle();
            });
    }
    Q_EMIT planChanged();
}

void TreeModel::computeGrounding()
{
    if (d->groundingWanted.empty() || !d->plan)
        return;
    std::vector<Node> nodes = std::move(d->groundingWanted);
    d->groundingWanted.clear();
    if (d->figuresOf.size() > kKeptFigures + nodes.size()) { // those in sight will be asked for again
        std::erase_if(d->figuresOf, [](const auto &one) { return one.second.state == Impl::Known; });
    }
    ++d->groundingJobs;
    JobRunner::instance().run<GroundingTable>(
        this, {}, {},
        [snapshot = d->plan->snapshot, nodes](std::stop_token, const Progress &) -> Result<GroundingTable> {
            return groundingColumns(*snapshot, nodes);
        },
        [this, nodes, generation = d->groundingGeneration](Result<GroundingTable> table) {
            --d->groundingJobs;
            if (table && generation == d->groundingGeneration) {
                for (std::size_t i = 0; i < nodes.size(); ++i)
                    d->figuresOf[d->plan->snapshot->row(nodes[i]).key] = {(*table)[i], Impl::Known};
                groundingReady(nodes);
            }
            sayIdle();
        });
}

// The figures of the rows that were made, out of a table that is no longer true.
void TreeModel::keepFigures(const TreePlan &before)
{
    d->figuresOf.clear();
    for (const auto &[key, id] : d->places) {
        if (const Node node = before.snapshot->find(key); node != kNoNode && d->figuresOf.size() < kKeptFigures)
            d->figuresOf[key] = {(*d->whole)[node], Impl::Old};
    }
}

void TreeModel::groundingReady(const std::vector<Node> &nodes)
{
    std::vector<quint32> items;
    for (const Node node : nodes) {
        const auto [first, last] = d->places.equal_range(d->plan->snapshot->row(node).key);
        for (auto it = first; it != last; ++it)
            items.push_back(it->second);
    }
    touch(items, int(TreeColumn::Text), int(TreeColumn::Dependents));
}

void TreeModel::rowsArrived(const QList<MemoryKey> &keys)
{
    std::vector<quint32> items;
    for (const MemoryKey key : keys) {
        const auto [first, last] = d->places.equal_range(key);
        for (auto it = first; it != last; ++it) {
            items.push_back(it->second);
            // What is missing under it is named by its links.
            for (const quint32 child : d->items[it->second].children) {
                if (d->items[child].type == Type::Missing)
                    items.push_back(child);
            }
        }
    }
    touch(items, 0, kTreeColumns - 1);
}

// One signal a parent, over the rows from the first to the last concerned.
void TreeModel::touch(const std::vector<quint32> &items, int firstColumn, int lastColumn)
{
    std::unordered_map<quint32, std::pair<quint32, quint32>> ranges;
    for (const quint32 id : items) {
        const Item &item = d->items[id];
        const auto [it, added] = ranges.try_emplace(item.parent, item.row, item.row);
        if (!added) {
            it->second.first = std::min(it->second.first, item.row);
            it->second.second = std::max(it->second.second, item.row);
        }
    }
    for (const auto &[parent, range] : ranges) {
        const std::vector<quint32> &children = d->items[parent].children;
        Q_EMIT dataChanged(createIndex(int(range.first), firstColumn, children[range.first] * kSpread),
                           createIndex(int(range.second), lastColumn, children[range.second] * kSpread));
    }
}

QModelIndex TreeModel::index(int row, int column, const QModelIndex &parent) const
{
    if (row < 0 || column < 0 || column >= kTreeColumns || (parent.isValid() && parent.column() != 0))
        return {};
    const quint32 id = parent.isValid() ? quint32(parent.internalId() * kGather) : 0;
    d->populate(id);
    const std::vector<quint32> &children = d->items[id].children;
    if (std::size_t(row) >= children.size())
        return {};
    return createIndex(row, column, children[std::size_t(row)] * kSpread);
}

QModelIndex TreeModel::parent(const QModelIndex &child) const
{
    if (!child.isValid())
        return {};
    const quint32 above = d->items[quint32(child.internalId() * kGather)].parent;
    if (above == 0)
        return {};
    return createIndex(int(d->items[above].row), 0, above * kSpread);
}

int TreeModel::rowCount(const QModelIndex &parent) const
{
    if (parent.isValid() && parent.column() != 0)
        return 0;
    const quint32 id = parent.isValid() ? quint32(parent.internalId() * kGather) : 0;
    d->populate(id);
    return int(d->items[id].children.size());
}

// How many rows a list that is made in pages would have with all of them.
std::size_t TreeModel::allRows(const QModelIndex &parent) const
{
    const Item &item = d->items[parent.isValid() ? quint32(parent.internalId() * kGather) : 0];
    if (!d->plan || (item.type != Type::Root && item.type != Type::Group))
        return 0;
    const std::size_t rows = item.type == Type::Root ? d->plan->roots.size() : d->plan->uncited.size();
    return partsOf(rows) == 0 ? rows : 0; // parts are there from the beginning
}

bool TreeModel::canFetchMore(const QModelIndex &parent) const
{
    const Item &item = d->items[parent.isValid() ? quint32(parent.internalId() * kGather) : 0];
    return allRows(parent) > item.limit;
}

void TreeModel::fetchMore(const QModelIndex &parent)
{
    if (canFetchMore(parent))
        makeRows(parent,
                 2 * std::size_t(d->items[parent.isValid() ? quint32(parent.internalId() * kGather) : 0].limit));
}

// So many rows of a long list, and the group after the last root.
void TreeModel::makeRows(const QModelIndex &parent, std::size_t count)
{
    const quint32 id = parent.isValid() ? quint32(parent.internalId() * kGather) : 0;
    Item &item = d->items[id];
    if (count <= item.limit)
        return;
    item.limit = quint32(std::min<std::size_t>(count, std::numeric_limits<quint32>::max()));
    if (!item.populated)
        return;
    const std::vector<Impl::Wanted> wanted = d->wanted(item);
    const std::size_t first = item.children.size();
    if (wanted.size() <= first)
        return;
    beginInsertRows(parent, int(first), int(wanted.size()) - 1);
    std::vector<quint32> children = std::move(item.children);
    children.reserve(wanted.size());
    for (std::size_t i = first; i < wanted.size(); ++i)
        children.push_back(d->make(id, quint32(i), wanted[i]));
    d->items[id].children = std::move(children);
    endInsertRows();
}

int TreeModel::columnCount(const QModelIndex &) const
{
    return kTreeColumns;
}

bool TreeModel::hasChildren(const QModelIndex &parent) const
{
    if (parent.isValid() && parent.column() != 0)
        return false;
    return d->hasChildren(d->items[parent.isValid() ? quint32(parent.internalId() * kGather) : 0]);
}

Qt::ItemFlags TreeModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    Qt::ItemFlags flags = Qt::ItemIsEnabled | Qt::ItemIsSelectable;
    if (!hasChildren(index.siblingAtColumn(0)))
        flags |= Qt::ItemNeverHasChildren;
    if (key(index.siblingAtColumn(0)))
        flags |= Qt::ItemIsDragEnabled;
    return flags;
}

QStringList TreeModel::mimeTypes() const
{
    return {QStringLiteral("text/plain")};
}

QMimeData *TreeModel::mimeData(const QModelIndexList &indexes) const
{
    QStringList texts;
    for (const QModelIndex &index : indexes) {
        const MemoryKey of = index.column() == 0 ? key(index) : MemoryKey{};
        const auto row = of ? d->rows->peek(of) : nullptr;
        if (row)
            texts << screenText(row->memory.text);
    }
    if (texts.isEmpty())
        return nullptr;
    auto *data = new QMimeData;
    data->setText(texts.join(QLatin1Char('\n')));
    return data;
}

TreeRow TreeModel::row(const QModelIndex &index) const
{
    TreeRow row;
    if (!index.isValid() || !d->plan)
        return row;
    const Item &item = d->items[quint32(index.internalId() * kGather)];
    row.key = item.key;
    row.node = item.node;
    row.role = item.role;
    row.isRoot = d->items[item.parent].type != Type::Memory;
    row.loops = item.loops;
    for (quint32 up = item.parent; up != 0; up = d->items[up].parent)
        ++row.level;
    switch (item.type) {
    case Type::Root:
        break;
    case Type::Group:
        row.group = true;
        row.text = d->plan->uncited.size() == 1
                       ? tr("Not cited, 1 episode")
                       : tr("Not cited, %1 episodes").arg(figure(qlonglong(d->plan->uncited.size())));
        break;
    case Type::Part: {
        row.group = true;
        row.part = item.nth;
        const std::vector<Node> &nodes = d->listOf(item);
        const std::size_t from = kFirstRows + std::size_t(item.nth) * kPartRows;
        const std::size_t end = std::min(nodes.size(), from + kPartRows);
        row.text = tr("%1 to %2").arg(figure(qlonglong(from + 1)), figure(qlonglong(end)));
        // What nothing cites is in the order of time, unless another was chosen.
        const auto when = [&](std::size_t place) {
            const std::int64_t at = d->plan->snapshot->row(nodes[place]).created;
            return at == kNoTime ? QString() : shortDate(Time(std::chrono::milliseconds(at)));
        };
        if (item.parent != 0 && (!d->plan->sort.chosen || d->plan->sort.column == TreeColumn::Created)) {
            const QString first = when(from), last = when(end - 1);
            if (!first.isEmpty() && !last.isEmpty())
                row.text =
                    first == last ? tr("%1, %2").arg(row.text, first) : tr("%1, %2 to %3").arg(row.text, first, last);
        }
        break;
    }
    case Type::Missing: {
        row.missing = true;
        QString reference;
        if (const auto links = d->rows->evidence(d->items[item.parent].key)) {
            int nth = 0;
            for (const EvidenceLink &link : *links) {
                if (link.dangling && nth++ == item.nth)
                    reference = oneLine(link.sourceId.value);
            }
        } else {
            row.loading = true;
        }
        row.text = reference.isEmpty() ? tr("missing source") : tr("missing source: %1").arg(reference);
        break;
    }
    case Type::Memory:
        if (item.node != kNoNode) {
            row.facts = &d->plan->snapshot->row(item.node);
            row.grounding = d->figures(item.node);
            row.repeat = item.repeat ? d->plan->places(item.node) : 0;
        }
        if (const auto cached = d->rows->row(item.key)) {
            row.text = cached->line;
            row.unreadable = !cached->error.isEmpty();
        } else {
            row.loading = true;
            // Neighbours will be looked at next: read them along.
            const std::vector<quint32> &siblings = d->items[item.parent].children;
            const quint64 block = (quint64(item.parent) << 32) + item.row / kBlock + 1;
            if (block != d->lastBlock) {
                d->lastBlock = block;
                const std::size_t start = std::size_t(item.row / kBlock) * kBlock;
                for (std::size_t i = start; i < std::min(siblings.size(), start + kBlock); ++i) {
                    if (i != item.row)
                        d->rows->request(d->items[siblings[i]].key);
                }
                d->rows->request(item.key);
            }
        }
        break;
    }
    return row;
}

MemoryKey TreeModel::key(const QModelIndex &index) const
{
    return index.isValid() ? d->items[quint32(index.internalId() * kGather)].key : MemoryKey();
}

QModelIndexList TreeModel::madeIndexes(MemoryKey key) const
{
    QModelIndexList result;
    const auto [first, last] = d->places.equal_range(key);
    for (auto it = first; it != last; ++it)
        result.push_back(createIndex(int(d->items[it->second].row), 0, it->second * kSpread));
    return result;
}

QModelIndex TreeModel::firstIndex(MemoryKey key)
{
    if (!d->plan)
        return {};
    const Node node = d->plan->snapshot->find(key);
    if (node == kNoNode)
        return {};
    std::vector<Node> path{node};
    if (!d->plan->partial) {
        while (d->plan->firstParent[path.back()] != kNoNode)
            path.push_back(d->plan->firstParent[path.back()]);
    }
    const auto childWith = [this](quint32 parent, Node wanted) -> quint32 {
        d->populate(parent);
        for (const quint32 child : d->items[parent].children) {
            if (d->items[child].type == Type::Memory && d->items[child].node == wanted)
                return child;
        }
        return 0;
    };
    // A long list is made as far as to that row; a very long one has it in one of its parts.
    const auto reach = [this, &path, &childWith](quint32 list, const std::vector<Node> &nodes) -> quint32 {
        const auto found = std::find(nodes.begin(), nodes.end(), path.back());
        if (found == nodes.end())
            return 0;
        const auto place = std::size_t(found - nodes.begin());
        if (partsOf(nodes.size()) == 0) {
            makeRows(list == 0 ? QModelIndex() : createIndex(int(d->items[list].row), 0, list * kSpread), place + 1);
        } else if (place >= kFirstRows) {
            d->populate(list);
            list = d->items[list].children[kFirstRows + (place - kFirstRows) / kPartRows];
        }
        return childWith(list, path.back());
    };
    quint32 at = reach(0, d->plan->roots);
    if (at == 0 && std::find(d->plan->uncited.begin(), d->plan->uncited.end(), path.back()) != d->plan->uncited.end()) {
        if (partsOf(d->plan->roots.size()) == 0)
            makeRows({}, d->plan->roots.size()); // the group comes after them
        d->populate(0);
        at = reach(d->items[0].children.back(), d->plan->uncited);
    }
    path.pop_back();
    while (at != 0 && !path.empty()) {
        at = childWith(at, path.back());
        path.pop_back();
    }
    return at == 0 ? QModelIndex() : createIndex(int(d->items[at].row), 0, at * kSpread);
}

QVariant TreeModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal || section < 0 || section >= kTreeColumns)
        return {};
    const auto column = TreeColumn(section);
    if (role == Qt::TextAlignmentRole) {
        const bool words = column == TreeColumn::Text || column == TreeColumn::Status || column == TreeColumn::Kind;
        return int((words ? Qt::AlignLeft : Qt::AlignRight) | Qt::AlignVCenter);
    }
    if (role == Qt::DisplayRole) {
        switch (column) {
        case TreeColumn::Text:
            return tr("Memory");
        case TreeColumn::Depth:
            return tr("Depth");
        case TreeColumn::Confidence:
            return tr("Conf.");
        case TreeColumn::Leaves:
            return tr("Leaves");
        case TreeColumn::Dependents:
            return tr("Depend.");
        case TreeColumn::Importance:
            return tr("Imp.");
        case TreeColumn::Status:
            return tr("Status");
        case TreeColumn::Flags:
            return tr("Flags");
        case TreeColumn::Created:
            return tr("Created");
        case TreeColumn::Kind:
            return tr("Kind");
        }
    }
    if (role == Qt::ToolTipRole || role == Qt::AccessibleTextRole) {
        switch (column) {
        case TreeColumn::Text:
            return tr("Memory: what is held, and beneath it what it rests on");
        case TreeColumn::Depth:
            return tr("Depth: one more than the deepest source; episodes have none");
        case TreeColumn::Confidence:
            return tr("Confidence: how well the sources bear it");
        case TreeColumn::Leaves:
            return tr("Leaves: distinct episodes beneath it");
        case TreeColumn::Dependents:
            return tr("Dependents: distinct memories that rest on it, directly or through others");
        case TreeColumn::Importance:
            return tr("Importance, 0 to 1");
        case TreeColumn::Status:
            return tr("Status");
        case TreeColumn::Flags:
            return tr("Flags: open findings, and what lacks episodes");
        case TreeColumn::Created:
            return tr("Created: when it was recorded");
        case TreeColumn::Kind:
            return tr("Kind");
        }
    }
    return {};
}

QVariant TreeModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid())
        return {};
    const TreeRow r = row(index);
    const auto column = TreeColumn(index.column());
    const NodeRow *f = r.facts;
    switch (role) {
    case KeyRole:
        return QVariant::fromValue(r.key);
    case IdRole: {
        const auto cached = r.key ? d->rows->peek(r.key) : nullptr;
        return cached ? QString::fromStdString(cached->memory.id.value) : QString();
    }
    case LoadingRole: {
        const bool figure =
            column == TreeColumn::Confidence || column == TreeColumn::Leaves || column == TreeColumn::Dependents;
        return (column == TreeColumn::Text && r.loading) || (figure && f && !r.grounding);
    }
    case StatusRole:
        return f ? QVariant(int(f->status)) : QVariant();
    case KindRole:
        return f ? QVariant(int(f->kind)) : QVariant();
    case DepthRole:
        return f ? QVariant(int(f->depth)) : QVariant();
    case ConfidenceRole:
        return f && r.grounding ? QVariant(int(r.grounding->confidence)) : QVariant();
    case RepeatRole:
        return r.repeat;
    case LinkRole:
        return r.isRoot ? -1 : int(r.role);
    case MissingRole:
        return r.missing;
    case GroupRole:
        return r.group;
    case FlagsRole:
        return f ? int(f->openFlags) : 0;
    case UngroundedRole:
        return r.ungrounded();
    case Qt::TextAlignmentRole:
        return headerData(index.column(), Qt::Horizontal, Qt::TextAlignmentRole);
    default:
        break;
    }

    const bool display = role == Qt::DisplayRole, sorting = role == SortRole;
    if (role == Qt::ToolTipRole && column == TreeColumn::Text) {
        // Never markup: tool tips guess, so the text is escaped and said to be HTML.
        QString text = r.text;
        if (const auto cached = r.key ? d->rows->peek(r.key) : nullptr; cached && cached->error.isEmpty()) {
            constexpr std::size_t kMost = 2000;
            const std::string &whole = cached->memory.text;
            text = screenText(whole.size() > kMost ? whole.substr(0, kMost) : whole);
            if (whole.size() > kMost)
                text += QChar(0x2026);
        }
        if (!text.isEmpty())
            text = plainTip(text);
        return text;
    }
    if (role == Qt::AccessibleTextRole && column == TreeColumn::Text) {
        if (r.group || r.missing)
            return r.text;
        QStringList words;
        if (f) {
            words << kindWord(f->kind, f->shape) << statusWord(f->status);
            if (f->depth > 0)
                words << tr("depth %1").arg(f->depth);
            if (f->openFlags > 0)
                words << openFlagsWord(f->openFlags);
            if (r.ungrounded())
                words << tr("ungrounded");
            if (!r.isRoot && r.role == Role::Contradicts)
                words << tr("speaks against the row above");
            if (r.repeat > 0)
                words << tr("in %1 places").arg(r.repeat);
        }
        const QString text = r.loading ? tr("not read yet") : r.text;
        return words.isEmpty() ? text : tr("%1. %2").arg(text, words.join(QStringLiteral(", ")));
    }

    // The rest is a value of the column, as words, as something to compare, or as a sentence.
    const bool words = display || role == Qt::ToolTipRole || role == Qt::AccessibleTextRole;
    if (!words && !sorting)
        return {};
    if (column == TreeColumn::Text)
        return display ? QVariant(r.loading && !r.missing ? QString() : r.text) : QVariant(r.text);
    if (!f)
        return words && !display ? QVariant(QString()) : QVariant();
    const auto text = [&](const QString &plain) { return QVariant(plain); };
    const auto said = [&](const QString &value) { // for tool tips and readers: the name of the column too
        const QString name = headerData(index.column(), Qt::Horizontal, Qt::DisplayRole).toString();
        return display ? QVariant(value) : QVariant(tr("%1: %2").arg(name, value));
    };
    const QString none;
    switch (column) {
    case TreeColumn::Text:
        break;
    case TreeColumn::Depth:
        if (sorting)
            return int(f->depth);
        return f->kind == Kind::Reflection || f->depth > 0 ? said(figure(f->depth)) : text(none);
    case TreeColumn::Confidence:
        if (!r.grounding || f->kind != Kind::Reflection)
            return words ? text(none) : QVariant();
        if (sorting)
            return int(r.grounding->confidence);
        return display ? text(confidenceWord(r.grounding->confidence))
                       : text(tr("Confidence: %1").arg(confidenceWord(r.grounding->confidence)));
    case TreeColumn::Leaves:
        if (!r.grounding || f->kind == Kind::Episode)
            return words ? text(none) : QVariant();
        return sorting ? QVariant(r.grounding->leaves) : said(figure(r.grounding->leaves));
    case TreeColumn::Dependents:
        if (!r.grounding)
            return words ? text(none) : QVariant();
        return sorting ? QVariant(r.grounding->dependents) : said(figure(r.grounding->dependents));
    case TreeColumn::Importance:
        if (std::isnan(f->importance))
            return words ? said(tr("unset")) : QVariant();
        return sorting ? QVariant(double(f->importance)) : said(QLocale().toString(double(f->importance), 'f', 2));
    case TreeColumn::Status:
        if (sorting)
            return int(f->status);
        return display ? text(statusWord(f->status)) : text(statusExplanation(f->status));
    case TreeColumn::Flags: {
        if (sorting)
            return int(f->openFlags);
        QStringList marks;
        if (f->openFlags > 0)
            marks << (display ? figure(f->openFlags) : openFlagsWord(f->openFlags));
        if (r.ungrounded())
            marks << tr("ungrounded");
        if (f->malformed)
            marks << tr("malformed evidence");
        return text(marks.join(QStringLiteral(", ")));
    }
    case TreeColumn::Created: {
        if (f->created == kNoTime)
            return words ? said(tr("no time")) : QVariant();
        const Time time{std::chrono::milliseconds(f->created)};
        if (sorting)
            return qlonglong(f->created);
        return display ? text(shortTime(time)) : text(utcTime(time));
    }
    case TreeColumn::Kind:
        if (sorting)
            return int(f->kind) * 8 + int(f->shape);
        return text(kindWord(f->kind, f->shape));
    }
    return {};
}

} // namespace credence::ui

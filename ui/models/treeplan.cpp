// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "models/treeplan.h"

#include "widgets/corewords.h"

#include <algorithm>
#include <cmath>
#include <numeric>

namespace credence::ui {

namespace {

bool carries(Role role)
{
    return role != Role::Contradicts;
}

template<class T>
bool allowed(const std::vector<T> &some, T value)
{
    return some.empty() || std::find(some.begin(), some.end(), value) != some.end();
}

// Unset values come last in either order, equal ones in the order of arrival.
template<class Value>
std::vector<std::uint32_t> ranked(std::size_t n, Qt::SortOrder order, const Value &value)
{
    using V = std::decay_t<decltype(*value(Node(0)))>;
    std::vector<std::optional<V>> values(n);
    for (std::size_t i = 0; i < n; ++i)
        values[i] = value(Node(i));
    std::vector<Node> nodes(n);
    std::iota(nodes.begin(), nodes.end(), Node(0));
    std::sort(nodes.begin(), nodes.end(), [&](Node a, Node b) {
        const auto &x = values[a], &y = values[b];
        if (x.has_value() != y.has_value())
            return x.has_value();
        if (x.has_value() && *x != *y)
            return order == Qt::AscendingOrder ? *x < *y : *y < *x;
        return a < b;
    });
    std::vector<std::uint32_t> rank(n);
    for (std::size_t i = 0; i < n; ++i)
        rank[nodes[i]] = std::uint32_t(i);
    return rank;
}

bool matches(const Snapshot &s, Node n, const TreeFilter &filter, const GroundingTable *grounding)
{
    const NodeRow &row = s.row(n);
    if (!allowed(filter.kinds, row.kind) || !allowed(filter.statuses, row.status))
        return false;
    if ((filter.minDepth && row.depth < *filter.minDepth) || (filter.maxDepth && row.depth > *filter.maxDepth))
        return false;
    if (filter.minImportance && !(double(row.importance) >= *filter.minImportance - 1e-6))
        return false;
    if (filter.flagged && row.openFlags == 0)
        return false;
    if (filter.since && (row.created == kNoTime || row.created < filter.since->time_since_epoch().count()))
        return false;
    if (filter.until && (row.created == kNoTime || row.created > filter.until->time_since_epoch().count()))
        return false;
    if (filter.contradicted) {
        const auto sources = s.sources(n);
        if (std::none_of(sources.begin(), sources.end(), [](const Link &l) { return l.role == Role::Contradicts; }))
            return false;
    }
    if (filter.needsGrounding()) {
        const GroundingColumns &g = (*grounding)[n];
        const bool reflection = row.kind == Kind::Reflection;
        if (!filter.confidences.empty() && (!reflection || !allowed(filter.confidences, g.confidence)))
            return false;
        // Both asked for: either will do, since no memory is both.
        if (filter.ungrounded || filter.singleSource) {
            const bool bare = filter.ungrounded && g.leaves == 0, single = filter.singleSource && g.leaves == 1;
            if (!reflection || !(bare || single))
                return false;
        }
    }
    return true;
}

Error cancelled()
{
    return {Errc::Cancelled, "Cancelled.", {}};
}

// Deepest first, of one depth the newest first, those without a time last; or as ranked.
std::shared_ptr<const std::vector<Node>> inOrder(const Snapshot &s, const std::vector<std::uint32_t> &rank)
{
    auto order = std::make_shared<std::vector<Node>>(s.size());
    if (!rank.empty()) {
        for (Node node = 0; node < s.size(); ++node)
            (*order)[rank[node]] = node;
        return order;
    }
    struct Place {
        std::int64_t created;
        std::int32_t depth;
        Node node;
    };
    std::vector<Place> places(s.size());
    for (Node node = 0; node < s.size(); ++node)
        places[node] = {s.row(node).created, s.row(node).depth, node};
    std::sort(places.begin(), places.end(), [](const Place &a, const Place &b) {
        if (a.depth != b.depth)
            return a.depth > b.depth;
        return a.created != b.created ? a.created > b.created : a.node > b.node;
    });
    std::transform(places.begin(), places.end(), order->begin(), [](const Place &place) { return place.node; });
    return order;
}

Query questionOf(const TreeFilter &filter)
{
    Query query; // of all scopes: those of others are not in the snapshot
    query.text = filter.text.toStdString();
    query.tag = filter.tag.toStdString();
    query.sourceSystem = filter.source.toStdString();
    query.approved = filter.approved;
    query.sort = SortKey::Arrival;
    return query;
}

constexpr std::size_t kFirstBatch = 512;
constexpr std::size_t kFirstLooked = 2 * kFirstBatch; // so many rows are looked at for the first ones, no more

} // namespace

std::vector<TreeChild> TreePlan::children(Node n) const
{
    std::vector<TreeChild> result, missing;
    int dangling = 0;
    for (const Link &link : snapshot->sources(n)) {
        if (link.node == kNoNode) {
            missing.push_back({kNoNode, link.role, dangling++});
            continue;
        }
        const bool again = std::any_of(result.begin(), result.end(),
                                       [&](const TreeChild &c) { return c.node == link.node && c.role == link.role; });
        if (!again)
            result.push_back({link.node, link.role, -1});
    }
    if (!rank.empty()) {
        std::stable_sort(result.begin(), result.end(),
                         [this](const TreeChild &a, const TreeChild &b) { return rank[a.node] < rank[b.node]; });
    }
    result.insert(result.end(), missing.begin(), missing.end());
    return result;
}

int TreePlan::places(Node n) const
{
    int count = firstParent[n] == kNoNode ? 1 : 0;
    Node last = kNoNode;
    for (const Link &link : snapshot->dependents(n)) {
        // In the order of keys, so the same memory twice stands side by side.
        if (link.node != last)
            ++count;
        last = link.node;
    }
    return count;
}

// In one piece: each call of groundingColumns() clears a mark for every memory.
std::shared_ptr<const GroundingTable> wholeGrounding(const Snapshot &snapshot, std::stop_token stop)
{
    std::vector<Node> all(snapshot.size());
    std::iota(all.begin(), all.end(), Node(0));
    auto table = std::make_shared<GroundingTable>(groundingColumns(snapshot, all, stop));
    return table->size() == all.size() ? table : nullptr;
}

Result<std::shared_ptr<const TreePlan>> makeTreePlan(std::shared_ptr<const Snapshot> snapshot, const TreeFilter &filter,
                                                     const TreeSort &sort, const MemorySource &source,
                                                     const TreeKnown &known, std::stop_token stop)
{
    auto plan = std::make_shared<TreePlan>();
    plan->snapshot = std::move(snapshot);
    plan->filter = filter;
    plan->sort = sort;
    const Snapshot &s = *plan->snapshot;
    const std::size_t n = s.size();
    for (const NodeRow &row : s.rows()) {
        ++(row.kind == Kind::Reflection ? plan->beliefs : plan->episodes);
        plan->deepest = std::max(plan->deepest, int(row.depth));
        plan->latest = std::max(plan->latest, row.created);
    }

    const bool sortsByGrounding =
        sort.chosen && (sort.column == TreeColumn::Confidence || sort.column == TreeColumn::Leaves ||
                        sort.column == TreeColumn::Dependents);
    if (filter.needsGrounding() || sortsByGrounding) {
        plan->grounding = known.grounding && known.grounding->size() == n ? known.grounding : wholeGrounding(s, stop);
        if (!plan->grounding)
            return cancelled();
    }
    const GroundingTable *g = plan->grounding.get();

    const TreePlan *before =
        known.plan && known.plan->snapshot == plan->snapshot && known.plan->sort == sort ? known.plan.get() : nullptr;
    if (before && !before->rank.empty()) {
        plan->rank = before->rank;
    } else if (sort.chosen) {
        const Qt::SortOrder order = sort.order;
        switch (sort.column) {
        case TreeColumn::Text: {
            if (!source.keys)
                break;
            Query query;
            query.scopes = s.scopes();
            query.sort = SortKey::Text;
            Result<std::vector<MemoryKey>> keys = source.keys(query, stop);
            if (!keys)
                return keys.error();
            std::vector<std::optional<std::uint32_t>> place(n);
            for (std::size_t i = 0; i < keys->size(); ++i) {
                if (const Node node = s.find((*keys)[i]); node != kNoNode)
                    place[node] = std::uint32_t(i);
            }
            plan->rank = ranked(n, order, [&](Node node) { return place[node]; });
            break;
        }
        case TreeColumn::Depth:
            plan->rank = ranked(n, order, [&](Node node) { return std::optional<int>(s.row(node).depth); });
            break;
        case TreeColumn::Confidence:
            plan->rank = ranked(n, order, [&](Node node) -> std::optional<int> {
                const int c = int((*g)[node].confidence);
                return c > 0 ? std::optional<int>(c) : std::nullopt;
            });
            break;
        case TreeColumn::Leaves:
            plan->rank = ranked(n, order, [&](Node node) -> std::optional<int> {
                return s.row(node).kind == Kind::Episode ? std::nullopt : std::optional<int>((*g)[node].leaves);
            });
            break;
        case TreeColumn::Dependents:
            plan->rank = ranked(n, order, [&](Node node) { return std::optional<int>((*g)[node].dependents); });
            break;
        case TreeColumn::Importance:
            plan->rank = ranked(n, order, [&](Node node) -> std::optional<float> {
                const float v = s.row(node).importance;
                return std::isnan(v) ? std::nullopt : std::optional<float>(v);
            });
            break;
        case TreeColumn::Status:
            plan->rank = ranked(n, order, [&](Node node) { return std::optional<int>(int(s.row(node).status)); });
            break;
        case TreeColumn::Flags:
            plan->rank = ranked(n, order, [&](Node node) -> std::optional<int> {
                const int flags = s.row(node).openFlags;
                return flags > 0 ? std::optional<int>(flags) : std::nullopt;
            });
            break;
        case TreeColumn::Created:
            plan->rank = ranked(n, order, [&](Node node) -> std::optional<std::int64_t> {
                const std::int64_t t = s.row(node).created;
                return t == kNoTime ? std::nullopt : std::optional<std::int64_t>(t);
            });
            break;
        case TreeColumn::Kind:
            plan->rank = ranked(n, order, [&](Node node) {
                return std::optional<int>(int(s.row(node).kind) * 8 + int(s.row(node).shape));
            });
            break;
        }
    }
    if (stop.stop_requested())
        return cancelled();

    plan->order = before && before->order ? before->order : inOrder(s, plan->rank);

    plan->firstParent.assign(n, kNoNode);
    std::vector<char> seen(n, 0);
    // The tree, top to bottom, everything opened, each memory followed where it occurs first.
    struct Step {
        Node node;
        std::vector<TreeChild> children;
        std::size_t next;
    };
    std::vector<Step> path;
    const auto follow = [&](Node root) {
        path.push_back({root, plan->children(root), 0});
        while (!path.empty()) {
            Step &step = path.back();
            if (step.next == step.children.size()) {
                path.pop_back();
                continue;
            }
            const Node child = step.children[step.next++].node;
            if (child == kNoNode || seen[child])
                continue;
            seen[child] = 1;
            plan->firstParent[child] = step.node;
            if (!s.sources(child).empty())
                path.push_back({child, plan->children(child), 0});
        }
    };

    if (!filter.isEmpty()) {
        std::vector<char> found;
        if (filter.needsStore()) {
            found.assign(n, 0);
            if (source.keys) {
                Result<std::vector<MemoryKey>> keys = source.keys(questionOf(filter), stop);
                if (!keys) {
                    if (keys.error().code == Errc::Cancelled)
                        return keys.error();
                    plan->problem = coreWords(keys.error().message);
                } else {
                    // Both are in the order of keys.
                    Node node = 0;
                    for (const MemoryKey key : *keys) {
                        while (node < n && s.row(node).key < key)
                            ++node;
                        if (node < n && s.row(node).key == key)
                            found[node] = 1;
                    }
                }
            }
        }
        for (const Node node : *plan->order) {
            if ((found.empty() || found[node]) && matches(s, node, filter, g)) {
                plan->roots.push_back(node);
                seen[node] = 1;
            }
        }
        for (const Node root : plan->roots) {
            if (stop.stop_requested())
                return cancelled();
            follow(root);
        }
        return std::shared_ptr<const TreePlan>(std::move(plan));
    }

    for (const Node node : *plan->order) {
        const auto above = s.dependents(node);
        if (s.row(node).kind == Kind::Episode) {
            if (above.empty() && s.sources(node).empty())
                plan->uncited.push_back(node);
            else if (above.empty())
                plan->roots.push_back(node); // an episode with sources of its own: odd, and shown with them
        } else if (std::none_of(above.begin(), above.end(), [](const Link &l) { return carries(l.role); })) {
            plan->roots.push_back(node);
        }
    }
    for (const Node root : plan->roots)
        seen[root] = 1;
    for (const Node node : plan->uncited)
        seen[node] = 1;
    // Followed by index: what no root leads to is added below.
    for (std::size_t i = 0; i < plan->roots.size(); ++i) {
        if (stop.stop_requested())
            return cancelled();
        follow(plan->roots[i]);
    }
    // A store never holds a circle of supports, but if a file does, its members are shown rather than lost.
    for (Node node = 0; node < n; ++node) {
        if (seen[node])
            continue;
        seen[node] = 1;
        plan->roots.push_back(node);
        follow(node);
    }
    return std::shared_ptr<const TreePlan>(std::move(plan));
}

std::shared_ptr<const TreePlan> makeTopPlan(std::shared_ptr<const Snapshot> top)
{
    auto plan = std::make_shared<TreePlan>();
    plan->snapshot = std::move(top);
    plan->partial = true;
    const Snapshot &s = *plan->snapshot;
    const auto order = inOrder(s, {});
    for (const Node node : *order) {
        const auto above = s.dependents(node);
        if (s.row(node).kind == Kind::Reflection &&
            std::none_of(above.begin(), above.end(), [](const Link &l) { return carries(l.role); }))
            plan->roots.push_back(node);
    }
    return plan;
}

Result<std::shared_ptr<const TreePlan>> makeFirstRows(std::shared_ptr<const Snapshot> snapshot,
                                                      const TreeFilter &filter, const TreeSort &sort,
                                                      const MemorySource &source, const TreeKnown &known,
                                                      std::stop_token stop)
{
    using PlanPtr = std::shared_ptr<const TreePlan>;
    const TreePlan *before = known.plan.get();
    if (snapshot->size() < kTreeInSteps || !filter.needsStore() || !source.among || !before || !before->order ||
        before->snapshot != snapshot || before->sort != sort ||
        (filter.needsGrounding() && (!known.grounding || known.grounding->size() != snapshot->size())))
        return PlanPtr();
    auto plan = std::make_shared<TreePlan>();
    plan->snapshot = snapshot;
    plan->filter = filter;
    plan->sort = sort;
    plan->order = before->order;
    plan->grounding = known.grounding;
    plan->rank = before->rank;
    plan->beliefs = before->beliefs;
    plan->episodes = before->episodes;
    plan->deepest = before->deepest;
    plan->latest = before->latest;
    plan->partial = true;
    const Query query = questionOf(filter);
    std::vector<MemoryKey> batch;
    std::size_t looked = 0;
    const auto ask = [&]() -> Result<void> {
        looked += batch.size();
        const auto found = source.among(query, batch, stop);
        if (!found)
            return found.error();
        for (const MemoryKey key : *found) {
            if (plan->roots.size() < kTreeFirstRows)
                plan->roots.push_back(snapshot->find(key));
        }
        batch.clear();
        return {};
    };
    for (const Node node : *plan->order) {
        if (plan->roots.size() >= kTreeFirstRows || looked >= kFirstLooked)
            break;
        if (!matches(*snapshot, node, filter, known.grounding.get()))
            continue;
        batch.push_back(snapshot->row(node).key);
        if (batch.size() == kFirstBatch) {
            if (const auto asked = ask(); !asked)
                return asked.error();
        }
    }
    if (!batch.empty()) {
        if (const auto asked = ask(); !asked)
            return asked.error();
    }
    return plan->roots.empty() ? PlanPtr() : PlanPtr(std::move(plan));
}

} // namespace credence::ui

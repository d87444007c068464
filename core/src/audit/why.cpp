// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/audit.h>
#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <tuple>

namespace credence {

namespace {

// Where an imported memory came from, as the import entry noted it.
std::string pathOf(const LedgerEntry &entry)
{
    const auto payload = nlohmann::json::parse(entry.payload, nullptr, false);
    if (!payload.is_object())
        return {};
    const auto origin = payload.find("origin");
    return origin != payload.end() && origin->is_string() ? origin->get<std::string>() : std::string();
}

Result<MadeBy> madeBy(const Store &store, const Memory &memory)
{
    MadeBy made;
    made.ledger = memory.ledger;
    std::string path;
    if (memory.ledger) {
        const auto entries = store.ledger(1, LedgerNumber{memory.ledger.value + 1});
        if (!entries)
            return entries.error();
        if (!entries->empty() && entries->front().number == memory.ledger) {
            const LedgerEntry &entry = entries->front();
            made.channel = entry.channel;
            made.at = entry.time;
            if (memory.origin == Origin::Committed)
                made.approvedBy = entry.who;
            path = pathOf(entry);
        }
    }
    switch (memory.origin) {
    case Origin::Imported:
        made.origin = memory.sourceSystem.empty() ? "imported" : "imported from " + memory.sourceSystem;
        if (!path.empty())
            made.origin += " (" + path + ")";
        break;
    case Origin::Agent:
        made.origin = "added by the agent";
        break;
    case Origin::Committed:
        made.origin = "committed here";
        break;
    }
    return made;
}

std::vector<Node> groundingSources(const Snapshot &s, Node n)
{
    std::vector<Node> sources;
    for (const Link &link : s.sources(n)) {
        if (link.role != Role::Contradicts && link.node != kNoNode && s.row(link.node).status != Status::Erased &&
            std::find(sources.begin(), sources.end(), link.node) == sources.end())
            sources.push_back(link.node);
    }
    return sources;
}

} // namespace

Result<Why> why(const Store &store, MemoryKey key, std::stop_token stop)
{
    const std::array start{key};
    const auto below = store.snapshotBelow(start, stop);
    if (!below)
        return below.error();
    const Snapshot &s = **below;
    const Node self = s.find(key);
    if (self == kNoNode)
        return Error{Errc::NotFound, "There is no such memory.", std::to_string(key.value)};

    // The memory itself first, then by falling depth; those of depth 0 as time went.
    std::vector<Node> chain = ancestors(s, self);
    const auto rank = [&](Node n) {
        const NodeRow &row = s.row(n);
        return std::tuple(-row.depth, row.kind == Kind::Episode, row.depth == 0 && row.created == kNoTime,
                          row.depth == 0 ? row.created : 0, n);
    };
    std::sort(chain.begin(), chain.end(), [&](Node a, Node b) { return rank(a) < rank(b); });
    chain.insert(chain.begin(), self);

    std::vector<MemoryKey> keys;
    keys.reserve(chain.size());
    for (const Node n : chain)
        keys.push_back(s.row(n).key);
    auto rows = store.rows(keys, stop);
    if (!rows)
        return rows.error();
    if (rows->empty() || rows->front().key != key)
        return Error{Errc::NotFound, "There is no such memory.", std::to_string(key.value)};

    Why w;
    std::vector<MemoryId> idOf(s.size());
    for (const Memory &row : *rows) {
        if (const Node n = s.find(row.key); n != kNoNode)
            idOf[n] = row.id;
    }
    w.chain.reserve(rows->size());
    for (const Memory &row : *rows) {
        ChainNode node{row.key,   row.id,   row.kind,    row.shape,     row.status,
                       row.depth, row.text, row.created, row.sourceRef, {}};
        for (const Node source : groundingSources(s, s.find(row.key)))
            node.restsOn.push_back(idOf[source]);
        w.chain.push_back(std::move(node));
    }
    std::vector<Node> found = leaves(s, self);
    std::sort(found.begin(), found.end(), [&](Node a, Node b) {
        const auto time = [&](Node n) { return std::tuple(s.row(n).created == kNoTime, s.row(n).created, n); };
        return time(a) < time(b);
    });
    for (const Node leaf : found)
        w.leaves.push_back(idOf[leaf]);

    w.grounding = grounding(s, self);
    const auto above = store.snapshotAbove(start, stop);
    if (!above)
        return above.error();
    if (const Node n = (*above)->find(key); n != kNoNode)
        w.grounding.dependents = int(dependents(**above, std::array{n}).size());
    w.confidenceReason = confidenceReason(w.grounding);

    auto links = store.evidence(key);
    if (!links)
        return links.error();
    for (EvidenceLink &link : *links)
        (link.role == Role::Contradicts ? w.contradicting : w.evidence).push_back(std::move(link));

    w.memory = std::move(rows->front());
    auto made = madeBy(store, w.memory);
    if (!made)
        return made.error();
    w.madeBy = std::move(*made);
    return w;
}

} // namespace credence

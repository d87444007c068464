// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/walk.h"
#include "store/argument.h"

#include <credence/audit.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <tuple>

namespace credence {

namespace {

MadeBy madeBy(const store::Argument &argument)
{
    const Memory &memory = argument.memory;
    MadeBy made;
    made.ledger = memory.ledger;
    made.channel = argument.channel;
    made.at = argument.entered;
    switch (memory.origin) {
    case Origin::Imported:
        made.origin = memory.sourceSystem.empty() ? "imported" : "imported from " + memory.sourceSystem;
        if (!argument.origin.empty())
            made.origin += " (" + argument.origin + ")";
        break;
    case Origin::Agent:
        made.origin = "added by the agent";
        break;
    case Origin::Committed:
        made.origin = "committed here";
        made.approvedBy = argument.approvedBy.empty() ? argument.who : argument.approvedBy;
        made.run = argument.run;
        made.model = argument.provider.empty() || argument.model.empty() ? argument.model
                                                                         : argument.provider + " / " + argument.model;
        break;
    }
    return made;
}

std::vector<Node> groundingSources(const Snapshot &s, Node n, audit::Walk &marks)
{
    std::vector<Node> sources;
    marks.begin();
    for (const Link &link : s.sources(n)) {
        if (audit::grounds(s, link) && marks.mark(link.node))
            sources.push_back(link.node);
    }
    return sources;
}

} // namespace

Result<std::optional<Tombstone>> tombstoneOf(const Store &store, const Memory &memory)
{
    if (memory.status != Status::Erased)
        return std::optional<Tombstone>();
    Tombstone out;
    const auto entries = store.history(memory.key);
    if (!entries)
        return entries.error();
    const auto entry =
        std::find_if(entries->begin(), entries->end(), [](const LedgerEntry &one) { return one.kind == "erase"; });
    if (entry != entries->end()) {
        out.at = entry->time;
        out.who = entry->who;
        out.entry = entry->number;
    }
    const auto links = store.evidence(memory.key);
    if (!links)
        return links.error();
    for (const EvidenceLink &link : *links) {
        if (link.role != Role::Contradicts &&
            std::find(out.restedOn.begin(), out.restedOn.end(), link.sourceId) == out.restedOn.end())
            out.restedOn.push_back(link.sourceId);
    }
    return std::optional(std::move(out));
}

std::string tombstoneSentence(const Tombstone &stone, Kind kind)
{
    const std::string at = stone.at ? formatTime(*stone.at) : std::string(), who = displayText(stone.who);
    const std::uint64_t entry = stone.entry.value;
    std::string out =
        !stone.at     ? std::string("It was erased; nothing of what it said is left.")
        : who.empty() ? fmt::format("It was erased on {}, ledger entry {}; nothing of what it said is left.", at, entry)
                      : fmt::format("It was erased on {} by {}, ledger entry {}; nothing of what it said is left.", at,
                                    who, entry);
    if (kind == Kind::Episode)
        return out;
    if (stone.restedOn.empty())
        return out + " What it rested on is not known.";
    constexpr std::size_t named = 8;
    const std::size_t shown = std::min(named, stone.restedOn.size()), more = stone.restedOn.size() - shown;
    std::string ids; // but the last, where all are named
    for (std::size_t i = 0; i + (more == 0 ? 1 : 0) < shown; ++i)
        ids += (i == 0 ? "" : ", ") + displayText(stone.restedOn[i].value);
    const std::string last = displayText(stone.restedOn[shown - 1].value);
    return out + " " +
           (more > 0     ? fmt::format("It rested on {} and {} more.", ids, more)
            : shown == 1 ? fmt::format("It rested on {}.", last)
                         : fmt::format("It rested on {} and {}.", ids, last));
}

Result<Why> why(const Store &store, MemoryKey key, std::stop_token stop)
{
    auto read = store::argument(store, key, std::move(stop));
    if (!read)
        return read.error();
    const Snapshot &s = *read->snapshot;
    const Node self = s.find(key);

    Why w;
    w.grounding = grounding(s, self);
    w.grounding.dependents = read->dependents;
    w.confidenceReason = confidenceReason(w.grounding);
    w.madeBy = madeBy(*read);
    audit::Walk gone(s);
    gone.begin();
    for (const Link &link : s.sources(self)) {
        if (link.role != Role::Contradicts && link.node != kNoNode && s.row(link.node).status == Status::Erased &&
            gone.mark(link.node))
            ++w.erased;
    }

    const auto time = [&](Node n) { return std::tuple(s.row(n).created == kNoTime, s.row(n).created, n); };
    std::vector<Node> found = leaves(s, self);
    std::sort(found.begin(), found.end(), [&](Node a, Node b) { return time(a) < time(b); });
    for (const Node leaf : found)
        w.leaves.push_back({read->rows[leaf].id});

    // The memory itself first, then by falling depth; those of depth 0 as time went.
    std::vector<Node> chain = ancestors(s, self);
    std::sort(chain.begin(), chain.end(), [&](Node a, Node b) {
        const NodeRow &x = s.row(a), &y = s.row(b);
        if (x.depth != y.depth)
            return x.depth > y.depth;
        if (x.depth > 0)
            return a < b;
        if ((x.kind == Kind::Episode) != (y.kind == Kind::Episode))
            return y.kind == Kind::Episode;
        return time(a) < time(b);
    });
    chain.insert(chain.begin(), self);
    w.chain.reserve(chain.size());
    audit::Walk marks(s);
    for (const Node n : chain) {
        const NodeRow &row = s.row(n);
        ChainNode node{row.key, {read->rows[n].id}, row.kind, row.shape, row.status, row.depth, {}, {}, {}, {}};
        if (row.created != kNoTime)
            node.created = Time(std::chrono::milliseconds(row.created));
        for (const Node source : groundingSources(s, n, marks))
            node.restsOn.push_back({read->rows[source].id});
        w.chain.push_back(std::move(node));
    }
    // Only now, since ids were still needed above.
    for (std::size_t i = 0; i < chain.size(); ++i) {
        w.chain[i].text = std::move(read->rows[chain[i]].text);
        w.chain[i].sourceRef = std::move(read->rows[chain[i]].sourceRef);
    }
    for (EvidenceLink &link : read->links)
        (link.role == Role::Contradicts ? w.contradicting : w.evidence).push_back(std::move(link));
    auto stone = tombstoneOf(store, read->memory);
    if (!stone)
        return stone.error();
    w.tombstone = std::move(*stone);
    w.memory = std::move(read->memory);
    return w;
}

} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The health check: one small function a kind of finding, over a snapshot, the folded texts of the reflections and the
// expiry times of what they cite. Findings concern memories still in play: what is withdrawn is no one's problem. The
// grounding summary covers all but tombstones, whatever their status.
#include "audit/closure.h"
#include "audit/walk.h"
#include "reflect/check.h"
#include "reflect/prepare.h"
#include "store/argument.h"
#include "store/impl.h"
#include "store/ledger.h"
#include "store/read.h"

#include <credence/audit.h>
#include <credence/counted.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <functional>
#include <limits>
#include <unordered_map>

namespace credence {

namespace {

constexpr std::size_t kChunk = 1000; // rows read at once
constexpr std::uint32_t kNoPlace = std::numeric_limits<std::uint32_t>::max();
constexpr std::uint64_t kWalked = 20'000'000; // nodes; from here on one pass over the whole graph is quicker

struct Scan {
    const Snapshot &s;
    std::vector<Node> inPlay;           // all kinds, in order
    std::vector<Node> reflections;      // in order, tombstones left out
    std::vector<Grounding> groundings;  // of reflections
    std::vector<std::uint32_t> place;   // by node: in the reflections, kNoPlace if it is none
    std::vector<std::string> raw;       // of reflections, as they are
    std::vector<std::string> texts;     // of reflections, folded
    std::vector<int> storedDepths;      // of reflections, -1 if none
    std::vector<std::int64_t> expires;  // by node; kNoTime if it does not
    std::vector<std::uint8_t> looked;   // by node: expires is known
    std::vector<std::int64_t> now;      // by scope
    std::vector<int> maxDepths;         // by scope
    std::vector<std::uint8_t> usedLeaf; // by node
    std::vector<int> dependents;        // by node
    std::vector<std::string> universal; // of reflections: the universal wording, empty if there is none
    std::vector<Node> retold;           // of reflections: the direct source that it repeats, kNoNode if none
    std::vector<double> likeness;       // to that one
    Verification chain;                 // of the ledger
};

bool inPlay(const NodeRow &row)
{
    return row.status == Status::Active || row.status == Status::Suspect || row.status == Status::Stale ||
           row.status == Status::Deprecated;
}

// What a checker found, before ids are looked up.
struct Found {
    Node node = kNoNode;
    std::vector<Node> more;
    std::string message;
    std::string subject{}; // instead of a memory
};
using Sink = std::vector<Found>;

std::string ofLinks(int some, int all, const char *verb)
{
    return fmt::format("{} of {} evidence {} {}", some, all, all == 1 ? "link" : "links", verb);
}

template<class Visit>
void eachReflection(const Scan &scan, Visit visit)
{
    for (std::size_t i = 0; i < scan.reflections.size(); ++i) {
        const Node n = scan.reflections[i];
        if (inPlay(scan.s.row(n)))
            visit(n, scan.groundings[i], i);
    }
}

void checkStale(const Scan &scan, Sink &sink)
{
    eachReflection(scan, [&](Node n, const Grounding &g, std::size_t) {
        if (scan.s.row(n).status == Status::Stale)
            sink.push_back({n,
                            {},
                            fmt::format("Too little support is left: {} of {} direct sources are lost.", g.lostEvidence,
                                        g.evidence)});
    });
}

void checkContradicted(const Scan &scan, Sink &sink)
{
    eachReflection(scan, [&](Node n, const Grounding &g, std::size_t) {
        if (g.activeContradictions == 0)
            return;
        Found found{n,
                    {},
                    g.activeContradictions == 1
                        ? std::string("1 active memory speaks against it.")
                        : fmt::format("{} active memories speak against it.", g.activeContradictions)};
        for (const Link &link : scan.s.sources(n)) {
            if (link.role == Role::Contradicts && link.node != kNoNode &&
                scan.s.row(link.node).status == Status::Active &&
                std::find(found.more.begin(), found.more.end(), link.node) == found.more.end())
                found.more.push_back(link.node);
        }
        sink.push_back(std::move(found));
    });
}

void checkDangling(const Scan &scan, Sink &sink)
{
    for (const Node n : scan.inPlay) {
        int dangling = 0;
        for (const Link &link : scan.s.sources(n))
            dangling += link.node == kNoNode;
        if (dangling > 0)
            sink.push_back({n, {}, ofLinks(dangling, int(scan.s.sources(n).size()), "lead to nothing.")});
    }
}

void checkExpired(const Scan &scan, Sink &sink)
{
    eachReflection(scan, [&](Node n, const Grounding &, std::size_t) {
        Found found{n, {}, {}};
        int cited = 0;
        for (const Link &link : scan.s.sources(n)) {
            if (!audit::grounds(scan.s, link))
                continue;
            ++cited;
            const std::int64_t expires = scan.expires[link.node];
            if (expires != kNoTime && expires <= scan.now[scan.s.row(n).scope])
                found.more.push_back(link.node);
        }
        if (found.more.empty())
            return;
        found.message = ofLinks(int(found.more.size()), cited, "cite a memory that has expired.");
        sink.push_back(std::move(found));
    });
}

void checkMalformed(const Scan &scan, Sink &sink)
{
    for (const Node n : scan.inPlay) {
        if (scan.s.row(n).malformed)
            sink.push_back({n, {}, "Its evidence is not a list of references; it is kept as it was."});
    }
}

void checkUngrounded(const Scan &scan, Sink &sink)
{
    eachReflection(scan, [&](Node n, const Grounding &g, std::size_t) {
        if (g.ungrounded)
            sink.push_back({n,
                            {},
                            g.evidence == 0 ? std::string("It cites nothing.")
                                            : std::string("No episode lies beneath what it cites.")});
    });
}

void checkSingleSource(const Scan &scan, Sink &sink)
{
    eachReflection(scan, [&](Node n, const Grounding &g, std::size_t) {
        if (g.singleSource)
            sink.push_back({n, {}, "Everything beneath it is one episode."});
    });
}

void checkEcho(const Scan &scan, Sink &sink)
{
    eachReflection(scan, [&](Node n, const Grounding &g, std::size_t) {
        if (g.echo && *g.echo >= 0.5)
            sink.push_back(
                {n, {}, fmt::format("{:.0f} % of its episodes arose after it was believed.", *g.echo * 100)});
    });
}

void checkBatch(const Scan &scan, Sink &sink)
{
    eachReflection(scan, [&](Node n, const Grounding &g, std::size_t) {
        if (g.batch)
            sink.push_back({n, {}, "A whole batch was cited instead of single sources."});
    });
}

void checkDuplicates(const Scan &scan, Sink &sink)
{
    std::map<std::pair<std::uint32_t, std::string_view>, std::size_t> groups;
    std::vector<Found> found;
    eachReflection(scan, [&](Node n, const Grounding &, std::size_t i) {
        const auto [it, first] = groups.try_emplace({scan.s.row(n).scope, scan.texts[i]}, found.size());
        if (first)
            found.push_back({n, {}, {}});
        else
            found[it->second].more.push_back(n);
    });
    for (Found &group : found) {
        if (group.more.empty())
            continue;
        group.message = counted(group.more.size() + 1, "reflection has this text.", "reflections have this text.");
        sink.push_back(std::move(group));
    }
}

void checkDepth(const Scan &scan, Sink &sink)
{
    eachReflection(scan, [&](Node n, const Grounding &, std::size_t i) {
        if (scan.s.row(n).hasStoredDepth)
            sink.push_back({n,
                            {},
                            fmt::format("Its source says depth {}; its evidence gives {}.", scan.storedDepths[i],
                                        scan.s.row(n).depth)});
    });
}

void checkTooDeep(const Scan &scan, Sink &sink)
{
    eachReflection(scan, [&](Node n, const Grounding &, std::size_t) {
        const NodeRow &row = scan.s.row(n);
        if (row.depth > scan.maxDepths[row.scope])
            sink.push_back({n,
                            {},
                            fmt::format("Depth {}; new reflections of this scope stop at {}.", row.depth,
                                        scan.maxDepths[row.scope])});
    });
}

void checkParaphrase(const Scan &scan, Sink &sink)
{
    eachReflection(scan, [&](Node n, const Grounding &, std::size_t i) {
        if (scan.retold[i] != kNoNode)
            sink.push_back(
                {n,
                 {scan.retold[i]},
                 fmt::format("It only repeats a memory that it cites (likeness {:.2f}).", scan.likeness[i])});
    });
}

// As the check of candidates: universal wording over fewer than five sources; a rule counts its cases itself.
void checkGeneral(const Scan &scan, Sink &sink)
{
    constexpr int kEnough = 5;
    eachReflection(scan, [&](Node n, const Grounding &g, std::size_t i) {
        if (!scan.universal[i].empty() && g.evidence < kEnough)
            sink.push_back(
                {n,
                 {},
                 fmt::format("\"{}\" is a lot to say from {}.", scan.universal[i],
                             g.evidence == 1 ? std::string("1 source") : fmt::format("{} sources", g.evidence))});
    });
}

void checkChain(const Scan &scan, Sink &sink)
{
    if (scan.chain.brokenAt)
        sink.push_back({kNoNode,
                        {},
                        fmt::format("The chain breaks at entry {}. {}", scan.chain.brokenAt.value, scan.chain.message),
                        std::to_string(scan.chain.brokenAt.value)});
}

struct Checker {
    const char *kind;
    Severity severity;
    const char *title, *explanation;
    void (*check)(const Scan &, Sink &);
};

// In the order of a report: what needs a decision, weak grounding, worth knowing.
constexpr std::array kCheckers{
    Checker{"broken-chain", Severity::Error, "Broken chain",
            "The ledger was changed, cut or reordered by something other than Credence.", checkChain},
    Checker{"stale", Severity::Error, "Stale", "So many sources were lost that fewer than two are left.", checkStale},
    Checker{"contradicted", Severity::Error, "Contradicted", "An active memory speaks against it.", checkContradicted},
    Checker{"dangling", Severity::Error, "Dangling evidence", "It cites a memory that is not in the store.",
            checkDangling},
    Checker{"expired-evidence", Severity::Error, "Expired evidence", "It cites a memory whose time has run out.",
            checkExpired},
    Checker{"malformed", Severity::Error, "Malformed evidence",
            "The source document has something else where its evidence belongs.", checkMalformed},
    Checker{"ungrounded", Severity::Warning, "Ungrounded", "No episode lies beneath it.", checkUngrounded},
    Checker{"single-source", Severity::Warning, "Single source", "One episode carries it alone.", checkSingleSource},
    Checker{"echo", Severity::Warning, "Echo", "At least half of its episodes arose after it was believed.", checkEcho},
    Checker{"batch-citation", Severity::Warning, "Batch citation",
            "It cites a whole batch, so that nobody can tell which sources bear it.", checkBatch},
    Checker{"paraphrase", Severity::Warning, "Paraphrase", "It only says again what one of its sources says.",
            checkParaphrase},
    Checker{"over-general", Severity::Info, "Over-general", "Universal wording that fewer than five sources carry.",
            checkGeneral},
    Checker{"duplicate", Severity::Info, "Duplicate", "Several reflections of a scope have the same text.",
            checkDuplicates},
    Checker{"depth-mismatch", Severity::Info, "Depth mismatch",
            "The depth in the source document is not the one its evidence gives.", checkDepth},
    Checker{"too-deep", Severity::Info, "Too deep", "It lies above the maximum depth of its scope.", checkTooDeep},
};

// Calls visit(node, row) for the memories at these nodes, a chunk at a time: no reading lasts long.
template<class Visit>
Result<void> readRows(const Store &store, const Snapshot &s, std::span<const Node> nodes, std::stop_token stop,
                      Visit visit)
{
    std::vector<MemoryKey> keys;
    for (std::size_t start = 0; start < nodes.size(); start += kChunk) {
        keys.clear();
        for (const Node n : nodes.subspan(start, std::min(kChunk, nodes.size() - start)))
            keys.push_back(s.row(n).key);
        const auto reader = store::Reader::begin(StoreInside::of(store), stop);
        if (!reader)
            return reader.error();
        std::size_t at = 0; // they come in the order of the keys
        const auto read = read::eachBrief(**reader, keys, stop, [&](const read::Brief &row) {
            while (keys[at] != row.key)
                ++at;
            visit(nodes[start + at], row);
        });
        if (!read)
            return read.error();
    }
    return {};
}

// Which reflections only repeat one of their direct sources, by the vectors of their scope's own words. Narratives
// retell what they stand for, rules count cases: both are left out, as they are when candidates are checked.
Result<void> findRetold(const Store &store, Scan &scan, const std::stop_token &stop, const std::function<bool()> &tick)
{
    constexpr std::size_t kBatch = 256;
    scan.retold.assign(scan.reflections.size(), kNoNode);
    scan.likeness.assign(scan.reflections.size(), 0.0);
    const Snapshot &s = scan.s;
    std::vector<std::vector<std::size_t>> byScope(s.scopes().size());
    for (std::size_t i = 0; i < scan.reflections.size(); ++i) {
        const NodeRow &row = s.row(scan.reflections[i]);
        if (inPlay(row) && row.shape != Shape::Rule)
            byScope[row.scope].push_back(i);
    }
    for (std::size_t scope = 0; scope < byScope.size(); ++scope) {
        if (byScope[scope].empty())
            continue;
        // Most texts come once, and their vectors are made as fast as they would be found again.
        const auto embedder = reflecting::forgetfulEmbedder(store, s.scopes()[scope], stop);
        if (!embedder)
            return embedder.error();
        const double from = (*embedder)->thresholds().paraphrase;
        for (std::size_t start = 0; start < byScope[scope].size(); start += kBatch) {
            const auto batch =
                std::span(byScope[scope]).subspan(start, std::min(kBatch, byScope[scope].size() - start));
            std::vector<Node> nodes;
            for (const std::size_t i : batch) {
                nodes.push_back(scan.reflections[i]);
                for (const Link &link : s.sources(scan.reflections[i])) {
                    if (audit::grounds(s, link))
                        nodes.push_back(link.node);
                }
            }
            std::sort(nodes.begin(), nodes.end());
            nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
            // The reflections' texts are there already.
            const auto remembered =
                std::stable_partition(nodes.begin(), nodes.end(), [&](Node n) { return scan.place[n] != kNoPlace; });
            const std::vector<Node> own(nodes.begin(), remembered), others(remembered, nodes.end());
            std::vector<std::string> ownTexts, otherTexts(others.size());
            for (const Node n : own)
                ownTexts.push_back(scan.raw[scan.place[n]]);
            const auto read = readRows(store, s, others, stop, [&](Node n, const read::Brief &row) {
                const auto it = std::lower_bound(others.begin(), others.end(), n);
                otherTexts[std::size_t(it - others.begin())] = row.text;
                scan.expires[n] = row.expires.value_or(kNoTime);
                scan.looked[n] = 1;
            });
            if (!read)
                return read.error();
            const auto ownVectors = (*embedder)->embed(ownTexts, stop);
            if (!ownVectors)
                return ownVectors.error();
            const auto otherVectors = (*embedder)->embed(otherTexts, stop);
            if (!otherVectors)
                return otherVectors.error();
            std::vector<std::string> folded(otherTexts.size());
            std::transform(otherTexts.begin(), otherTexts.end(), folded.begin(),
                           [](const std::string &text) { return foldedText(text); });
            const auto at = [](const std::vector<Node> &in, Node n) {
                return std::size_t(std::lower_bound(in.begin(), in.end(), n) - in.begin());
            };
            for (const std::size_t i : batch) {
                const Vector &self = (*ownVectors)[at(own, scan.reflections[i])];
                for (const Link &link : s.sources(scan.reflections[i])) {
                    if (!audit::grounds(s, link))
                        continue;
                    const std::uint32_t known = scan.place[link.node];
                    const std::size_t place = at(known != kNoPlace ? own : others, link.node);
                    const std::string &text = known != kNoPlace ? scan.texts[known] : folded[place];
                    const double likeness =
                        scan.texts[i] == text
                            ? 1.0
                            : similarity(self, known != kNoPlace ? (*ownVectors)[place] : (*otherVectors)[place]);
                    if (likeness >= from && likeness > scan.likeness[i]) {
                        scan.likeness[i] = likeness;
                        scan.retold[i] = link.node;
                    }
                }
                if (!tick())
                    return Error{Errc::Cancelled, "The check was cancelled.", {}};
            }
        }
    }
    return {};
}

void add(GroundingSummary &sum, const GroundingSummary &part)
{
    sum.reflections += part.reflections;
    sum.withEvidence += part.withEvidence;
    sum.ungrounded += part.ungrounded;
    sum.singleSource += part.singleSource;
    sum.distinctTexts += part.distinctTexts;
    sum.leavesUsed += part.leavesUsed;
    sum.maxDepth = std::max(sum.maxDepth, part.maxDepth);
}

} // namespace

const char *word(Severity severity)
{
    static constexpr std::array kWords{"info", "warning", "error"};
    return kWords[static_cast<std::size_t>(severity)];
}

Result<Verification> verifyChain(const Store &store, std::stop_token stop)
{
    return store::verifiedChain(store, std::move(stop));
}

std::vector<CheckerInfo> healthCheckers()
{
    std::vector<CheckerInfo> infos;
    infos.reserve(kCheckers.size());
    for (const Checker &checker : kCheckers)
        infos.push_back({checker.kind, checker.severity, checker.title, checker.explanation});
    return infos;
}

Result<Health> health(const Store &store, const HealthOptions &options, std::stop_token stop, const Progress &progress)
{
    const auto wanted = [&](const char *kind) {
        return options.kinds.empty() ||
               std::find(options.kinds.begin(), options.kinds.end(), kind) != options.kinds.end();
    };
    for (const std::string &kind : options.kinds) {
        if (std::none_of(kCheckers.begin(), kCheckers.end(), [&](const Checker &c) { return kind == c.kind; }))
            return Error{Errc::Invalid, "There is no check of this kind.", kind};
    }
    const auto scopes = store.scopes(Counting::No);
    if (!scopes)
        return scopes.error();
    if (!options.scope.empty() &&
        std::none_of(scopes->begin(), scopes->end(), [&](const ScopeInfo &scope) { return scope.id == options.scope; }))
        return Error{Errc::NotFound, "The store has no such scope.", options.scope};
    std::shared_ptr<const Snapshot> snapshot = options.snapshot;
    if (!snapshot) {
        auto read = store.snapshot(options.scope, stop);
        if (!read)
            return read.error();
        snapshot = std::move(*read);
    }
    const Snapshot &s = *snapshot;
    const std::size_t scopeCount = s.scopes().size();

    Scan scan{s, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}};
    scan.now.assign(scopeCount, kNoTime);
    scan.maxDepths.assign(scopeCount, 2);
    for (const ScopeInfo &scope : *scopes) {
        const auto it = std::find(s.scopes().begin(), s.scopes().end(), scope.id);
        if (it != s.scopes().end())
            scan.maxDepths[std::size_t(it - s.scopes().begin())] = scope.maxDepth;
    }
    for (Node n = 0; n < s.size(); ++n) {
        const NodeRow &row = s.row(n);
        scan.now[row.scope] = std::max(scan.now[row.scope], row.created);
        if (inPlay(row))
            scan.inPlay.push_back(n);
        scan.place.push_back(kNoPlace);
        if (row.kind == Kind::Reflection && row.status != Status::Erased) {
            scan.place.back() = std::uint32_t(scan.reflections.size());
            scan.reflections.push_back(n);
        }
    }
    if (options.now)
        scan.now.assign(scopeCount, options.now->time_since_epoch().count());

    // Grounding of every reflection, and the blast radius of everything on which something rests.
    audit::Walk walk(s);
    scan.usedLeaf.assign(s.size(), 0);
    scan.dependents.assign(s.size(), 0);
    scan.groundings.reserve(scan.reflections.size());
    std::uint64_t done = 0;
    const std::uint64_t total = scan.reflections.size() * (wanted("paraphrase") ? 2 : 1) + s.size();
    const auto tick = [&] {
        if (progress && done % 4096 == 0)
            progress(done, total);
        return ++done % 64 != 0 || !stop.stop_requested();
    };
    const Error cancelled{Errc::Cancelled, "The check was cancelled.", {}};
    std::uint64_t walked = 0;
    bool deep = false;
    for (const Node n : scan.reflections) {
        scan.groundings.push_back(audit::groundingOf(s, n, walk, [&](Node leaf) { scan.usedLeaf[leaf] = 1; }));
        scan.dependents[n] = scan.groundings.back().dependents;
        // A chain's memories are walked by their depth.
        walked += std::uint64_t(scan.groundings.back().dependents) + std::uint64_t(scan.groundings.back().leaves) +
                  std::uint64_t(std::max(0, int(s.row(n).depth)));
        if (!tick())
            return cancelled;
        if (walked > kWalked) {
            deep = true;
            break;
        }
    }
    for (Node n = 0; n < s.size() && !deep; ++n) {
        const NodeRow &row = s.row(n);
        if (row.kind != Kind::Reflection && row.status != Status::Erased && !s.dependents(n).empty())
            walk.above(std::array{n}, [&](Node) { ++scan.dependents[n]; });
        walked += std::uint64_t(scan.dependents[n]);
        deep = walked > kWalked;
        if (!tick())
            return cancelled;
    }
    if (deep) {
        auto all = audit::closure(s, stop);
        if (!all)
            return stop.stop_requested()
                       ? cancelled
                       : Error{Errc::Corrupt, "The evidence runs in a circle.", store.info().path.string()};
        scan.groundings.clear();
        for (const Node n : scan.reflections) {
            scan.groundings.push_back(audit::groundingOf(
                s, n, walk,
                {all->leaves[n], all->lostLeaves[n], all->timedLeaves[n], all->laterLeaves[n], all->dependents[n]}));
        }
        scan.usedLeaf = std::move(all->usedLeaf);
        scan.dependents = std::move(all->dependents);
    }

    scan.raw.resize(scan.reflections.size());
    scan.texts.resize(scan.reflections.size());
    scan.storedDepths.assign(scan.reflections.size(), -1);
    scan.universal.resize(scan.reflections.size());
    scan.expires.assign(s.size(), kNoTime);
    scan.looked.assign(s.size(), 0);
    const bool general = wanted("over-general"), paraphrase = wanted("paraphrase");
    const auto read = readRows(store, s, scan.reflections, stop, [&](Node n, const read::Brief &row) {
        const std::size_t i = scan.place[n];
        scan.texts[i] = foldedText(row.text);
        if (paraphrase)
            scan.raw[i] = row.text;
        scan.storedDepths[i] = int(row.storedDepth.value_or(-1));
        scan.expires[n] = row.expires.value_or(kNoTime);
        scan.looked[n] = 1;
        if (general && s.row(n).shape != Shape::Rule)
            scan.universal[i] = reflecting::universalWording(std::string(row.text));
    });
    if (!read)
        return read.error();
    if (paraphrase) {
        if (auto compared = findRetold(store, scan, stop, tick); !compared)
            return compared.error();
        scan.raw = {};
    }
    if (wanted("broken-chain")) {
        auto chain = store::verifiedChain(store, stop);
        if (!chain)
            return chain.error();
        scan.chain = std::move(*chain);
    }
    if (wanted("expired-evidence")) { // of what was not looked at yet
        std::vector<Node> cited;
        for (const Node n : scan.reflections) {
            for (const Link &link : s.sources(n)) {
                if (audit::grounds(s, link) && !scan.looked[link.node]) {
                    scan.looked[link.node] = 1;
                    cited.push_back(link.node);
                }
            }
        }
        std::sort(cited.begin(), cited.end());
        const auto expiry = readRows(store, s, cited, stop, [&](Node n, const read::Brief &row) {
            scan.expires[n] = row.expires.value_or(kNoTime);
        });
        if (!expiry)
            return expiry.error();
    }

    Health result;
    std::vector<Found> found;
    std::vector<const Checker *> by;
    for (const Checker &checker : kCheckers) {
        if (!wanted(checker.kind))
            continue;
        Sink sink;
        checker.check(scan, sink);
        result.summary[checker.kind] = sink.size();
        for (Found &one : sink) {
            found.push_back(std::move(one));
            by.push_back(&checker);
        }
    }

    std::vector<GroundingSummary> parts(scopeCount);
    std::vector<Node> largest(scopeCount, kNoNode);
    std::vector<std::vector<std::string_view>> distinct(scopeCount);
    for (std::size_t i = 0; i < scan.reflections.size(); ++i) {
        const NodeRow &row = s.row(scan.reflections[i]);
        const Grounding &g = scan.groundings[i];
        GroundingSummary &part = parts[row.scope];
        ++part.reflections;
        part.withEvidence += g.evidence > 0;
        part.ungrounded += g.ungrounded;
        part.singleSource += g.singleSource;
        part.maxDepth = std::max(part.maxDepth, int(row.depth));
        distinct[row.scope].push_back(scan.texts[i]);
    }
    for (Node n = 0; n < s.size(); ++n) {
        const std::uint32_t scope = s.row(n).scope;
        parts[scope].leavesUsed += scan.usedLeaf[n];
        // Ties go to the earliest.
        if (scan.dependents[n] > parts[scope].largestBlastRadiusDependents) {
            parts[scope].largestBlastRadiusDependents = scan.dependents[n];
            largest[scope] = n;
        }
    }
    for (std::size_t scope = 0; scope < scopeCount; ++scope) {
        std::sort(distinct[scope].begin(), distinct[scope].end());
        parts[scope].distinctTexts =
            std::uint64_t(std::unique(distinct[scope].begin(), distinct[scope].end()) - distinct[scope].begin());
    }

    // Ids of all that is named.
    std::unordered_map<Node, MemoryId> ids;
    std::unordered_map<Node, std::string> refs;
    std::vector<Node> named;
    for (const Found &one : found) {
        if (one.node != kNoNode)
            named.push_back(one.node);
        named.insert(named.end(), one.more.begin(), one.more.end());
    }
    std::copy_if(largest.begin(), largest.end(), std::back_inserter(named), [](Node n) { return n != kNoNode; });
    std::sort(named.begin(), named.end());
    named.erase(std::unique(named.begin(), named.end()), named.end());
    const auto resolved = readRows(store, s, named, stop, [&](Node n, const read::Brief &row) {
        ids[n] = {std::string(row.id)};
        if (!row.sourceRef.empty())
            refs[n] = row.sourceRef;
    });
    if (!resolved)
        return resolved.error();

    for (std::size_t i = 0; i < found.size(); ++i) {
        const MemoryId about = found[i].node == kNoNode ? MemoryId{} : ids[found[i].node];
        HealthFinding finding{by[i]->kind + (":" + (found[i].subject.empty() ? about.value : found[i].subject)),
                              by[i]->kind,
                              by[i]->severity,
                              about,
                              {},
                              std::move(found[i].message)};
        for (const Node n : found[i].more)
            finding.more.push_back(ids[n]);
        result.findings.push_back(std::move(finding));
    }
    Node largestOfAll = kNoNode;
    for (std::size_t scope = 0; scope < scopeCount; ++scope) {
        GroundingSummary &part = parts[scope];
        if (const Node n = largest[scope]; n != kNoNode) {
            part.largestBlastRadius = ids[n];
            part.largestBlastRadiusRef = refs[n];
            GroundingSummary &all = result.grounding;
            const int most = all.largestBlastRadiusDependents;
            if (part.largestBlastRadiusDependents > most ||
                (part.largestBlastRadiusDependents == most && n < largestOfAll)) {
                largestOfAll = n;
                all.largestBlastRadius = part.largestBlastRadius;
                all.largestBlastRadiusRef = part.largestBlastRadiusRef;
                all.largestBlastRadiusDependents = part.largestBlastRadiusDependents;
            }
        }
        add(result.grounding, part);
        result.byScope[s.scopes()[scope]] = part;
    }
    if (progress)
        progress(total, total);
    return result;
}

} // namespace credence

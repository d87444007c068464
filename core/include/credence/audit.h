// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Audit: why a memory is believed, and the findings of a health check. Both read a Store; the judgements are those of
// grounding.h.
// Ownership: values. Thread safety: functions may run on any thread; each takes its own short read of the store.
#pragma once

#include <credence/export.h>
#include <credence/grounding.h>
#include <credence/store.h>

#include <map>
#include <string>
#include <vector>

namespace credence {

// One node of an argument, in words.
struct ChainNode {
    MemoryKey key;
    MemoryId id;
    Kind kind = Kind::Episode;
    Shape shape = Shape::None;
    Status status = Status::Active;
    int depth = 0;
    std::string text;
    std::optional<Time> created;
    std::string sourceRef;
    std::vector<MemoryId> restsOn; // supports and merged_from, by ordinal
};

struct MadeBy {
    std::string run, model, approvedBy, channel; // empty: not known
    std::optional<Time> at;
    std::string origin; // "imported from generative-agents (nodes.json)", "added by the agent"
    LedgerNumber ledger;
};

// What is left to say of an erased memory.
struct Tombstone {
    std::optional<Time> at; // when it was erased, and by whom, where the ledger still says so
    std::string who;
    LedgerNumber entry;
    std::vector<MemoryId> restedOn; // its sources, as far as links to them are left
};
// Nothing for a memory that is not erased. Errors: those of Store.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::optional<Tombstone>> tombstoneOf(const Store &, const Memory &);
// "It was erased on ... by ..., ledger entry 3; nothing of what it said is left. It rested on e1 and e2."
[[nodiscard]] CREDENCE_CORE_EXPORT std::string tombstoneSentence(const Tombstone &, Kind);

struct Why {
    Memory memory;
    std::optional<Tombstone> tombstone; // of an erased memory
    Grounding grounding;
    std::string confidenceReason;
    std::vector<ChainNode> chain;            // the memory itself first, then by falling depth, each node once
    std::vector<MemoryId> leaves;            // in order of time
    std::vector<EvidenceLink> evidence;      // direct, not contradicting
    std::vector<EvidenceLink> contradicting; // direct
    int erased = 0;                          // how many of its direct sources were erased; they no longer count
    MadeBy madeBy;
};

// Errors: NotFound and those of Store.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<Why> why(const Store &, MemoryKey, std::stop_token = {});

enum class WhyFormat { Text, Markdown, Html, Dot };
// The argument as a document. Html is one self-contained file; all texts are escaped, none becomes markup.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string renderWhy(const Why &, WhyFormat);

enum class Severity { Info = 0, Warning = 1, Error = 2 };
CREDENCE_CORE_EXPORT const char *word(Severity); // "info", "warning", "error"

// One checker's result. id is kind:memory-id, so that the same finding has the same id in each scan.
struct HealthFinding {
    std::string id;
    std::string kind; // dangling, duplicate, malformed, depth-mismatch, ungrounded, single-source, echo, contradicted,
                      // stale, too-deep, batch-citation, expired-evidence, paraphrase, over-general, broken-chain
    Severity severity = Severity::Info;
    MemoryId memory;            // empty of a broken chain, whose id is broken-chain:ENTRY
    std::vector<MemoryId> more; // further members of the group
    std::string message;
};

struct GroundingSummary {
    std::uint64_t reflections = 0, withEvidence = 0, ungrounded = 0, singleSource = 0, distinctTexts = 0,
                  leavesUsed = 0;
    int maxDepth = 0;
    MemoryId largestBlastRadius;       // empty when nothing rests on anything
    std::string largestBlastRadiusRef; // its source_ref
    int largestBlastRadiusDependents = 0;
};

struct Health {
    std::vector<HealthFinding> findings;
    std::map<std::string, std::uint64_t> summary; // kind -> count
    GroundingSummary grounding;
    std::map<std::string, GroundingSummary> byScope;
};

struct HealthOptions {
    std::string scope;                        // empty: all
    std::vector<std::string> kinds;           // empty: all
    std::optional<Time> now;                  // for expired evidence; default: the time of the scope's latest memory
    std::shared_ptr<const Snapshot> snapshot; // of that scope and as the store is now; null: it is read
};

// The registered checkers, in the order of a report: (kind, severity, what it means in one sentence).
struct CheckerInfo {
    std::string kind;
    Severity severity;
    std::string title, explanation;
};
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<CheckerInfo> healthCheckers();

[[nodiscard]] CREDENCE_CORE_EXPORT Result<Health> health(const Store &, const HealthOptions & = {},
                                                         std::stop_token = {}, const Progress & = {});

// The ledger's chain alone, without schema, file and full text, which Store::verify() looks at too: count, brokenAt,
// erasedPayloads, message, and ok if the chain holds.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<Verification> verifyChain(const Store &, std::stop_token = {});

// The last check that was kept, to compare the next one with: ids of findings, ascending. It lies in STORE-runs/
// beside the store; losing it loses the comparison and nothing else.
struct KeptHealth {
    Time at{};
    std::string scope; // empty: all
    std::vector<std::string> findings;
};
// Nothing when no check of that scope was kept, or the file can't be read.
[[nodiscard]] CREDENCE_CORE_EXPORT std::optional<KeptHealth> keptHealth(const Store &, const std::string &scope = {});
// A check of all kinds only: Invalid for one that left kinds out. Io where the folder can't be written.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<void> keepHealth(const Store &, const Health &, const std::string &scope,
                                                           Time now);
struct HealthChange {
    std::vector<std::string> fresh; // ids that were not found then
    std::vector<std::string> gone;  // ids that were, and are not any more; only of the kinds that were looked for
};
[[nodiscard]] CREDENCE_CORE_EXPORT HealthChange healthChange(const KeptHealth &before, const Health &now);

// The one step that a finding of this kind suggests, where one is safe: a candidate for Review that retracts the
// memory (of duplicates: all but the first). Nothing is changed; a person decides on it there. Empty where there is
// none: what to do then needs a look.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string healthFix(const std::string &kind); // "Propose to retract it"
// Puts that candidate into the queue; the entry of the ledger. Conflict if the finding is not there any more or has no
// such step.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<LedgerNumber> proposeHealthFix(Store &, const std::string &finding,
                                                                         const Cause &, std::stop_token = {});

} // namespace credence

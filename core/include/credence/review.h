// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Review: the queue of candidates, what people decide about them and about their flags, and the commit that puts the
// approved ones into memory. Deciding stages; only commit() changes memory. Each call that changes something is one
// transaction with one ledger entry (kinds decide, edit, look, resolve, lift, suppress, policy, scan, commit), so that
// Store::undo() and redo() take it back, after a restart too.
// Ownership: values. Thread safety: as Store's methods; all may block on disk: not on a GUI thread.
// Errors: those of Store; Invalid (an invariant or a malformed argument, named), NotFound (no such candidate, flag
// ...), Conflict (somebody else decided it, it no longer applies, its flags are open). Whatever changes something needs
// Cause::who and a channel that the store lists (invariant 4), else Invalid.
// A candidate is live, and stands in the queue, if it came with a run, or with an import that said pending or deferred;
// others that an import brought are information only.
#pragma once

#include <credence/candidate.h>
#include <credence/export.h>
#include <credence/grounding.h>
#include <credence/privacy.h>
#include <credence/store.h>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace credence {

// Written as words: pending, deferred, approved, rejected, blocked, committed, settled. Blocked: approved, but flagged
// since, or with a flag that says block; it never commits like this. Settled: a pending write of another program that
// left the queue, because its source settled it or it was handed back (QueueItem::atSource says which).
enum class CandidateState : std::uint8_t {
    Pending = 0,
    Deferred = 1,
    Approved = 2,
    Rejected = 3,
    Blocked = 4,
    Committed = 5,
    Settled = 6
};
[[nodiscard]] CREDENCE_CORE_EXPORT const char *word(CandidateState);
[[nodiscard]] CREDENCE_CORE_EXPORT std::optional<CandidateState> parseCandidateState(std::string_view);

// Written as words: approve, reject, defer, reopen. Reopen takes a decision back: it is a decision of its own.
enum class Verdict : std::uint8_t { Approve = 0, Reject = 1, Defer = 2, Reopen = 3 };
[[nodiscard]] CREDENCE_CORE_EXPORT const char *word(Verdict);
[[nodiscard]] CREDENCE_CORE_EXPORT std::optional<Verdict> parseVerdict(std::string_view);

struct Decision {
    std::string id, candidate;
    Verdict verdict = Verdict::Approve;
    std::string reviewer, channel, reason;
    Time time{};
    std::string text{}; // as decided on, where a person had edited the model's
    MemoryId into{};    // merged into this belief
    LedgerNumber ledger{};
};

// A privacy flag of a candidate or of a memory, with what became of it. `state`: open, allow, redact, downgrade, block,
// or gone (an edit removed what was flagged).
struct ReviewFlag {
    std::string id;
    std::string target; // id of a candidate or of a memory
    bool onMemory = false;
    Finding finding;
    std::string state;
    PolicyAction preset = PolicyAction::Review; // what the policy suggests
    std::string reviewer{}, reason{};           // of the resolution
    std::optional<Time> resolved{};
    bool imported = false; // came with its memory from elsewhere
};

struct QueueItem {
    Candidate candidate; // as it stands: with a person's edit, and the checks of that
    CandidateState state = CandidateState::Pending;
    std::optional<Decision> decision{}; // the last one in force; nothing while undecided
    std::vector<ReviewFlag> flags{};    // by place in the text; F1, F2 ... of the window. Without those that are gone
    Time queued{};
    std::int64_t ageSeconds = 0;
    bool waitsTooLong = false; // open for longer than the policy's review.wait_hours
    bool edited = false;
    bool suppressed = false; // like a past rejection that was not lifted
    // Whether what it cites and targets is as it was when the run saw it; else one sentence each.
    bool applies = true;
    std::vector<std::string> changed{};
    std::string approveOff{};     // why it can't be approved now, one sentence; empty if it can
    bool stricter = false;        // replaces or removes: one at a time, after the change was shown
    MemoryId memory{};            // committed: what came of it
    LedgerNumber entry{};         // committed: by this one
    LedgerNumber version{};       // the last entry that touched it
    std::string atSource{};       // of a pending write: how its source has it now, a sentence; empty: as it came
    std::string atSourceBefore{}; // its source says something else now: what it said before
    LedgerNumber atSourceEntry{}; // the entry that found it so
    std::string system{};         // of another program's pending write: the format it came by, to which a decision is
                          // handed back (handback.h); with too few sources it is approved, but not committed here
};

// candidates = committed + blocked + rejected + deferred + open. Open: pending, and approved but not committed yet.
// What was settled has left the queue and is counted beside it.
struct QueueCounts {
    std::uint64_t candidates = 0, committed = 0, blocked = 0, rejected = 0, deferred = 0, open = 0;
    std::uint64_t approved = 0, suppressed = 0, waiting = 0; // parts of open; waiting: for too long
    std::uint64_t pending() const { return open - approved; }
    std::uint64_t openFlags = 0; // on candidates that are not committed
    std::uint64_t settled = 0;
};

struct QueueQuery {
    std::string scope{};                   // empty: all
    std::string run{};                     // empty: of any
    std::vector<CandidateState> states{};  // empty: all
    std::vector<std::string> candidates{}; // empty: all
    bool suppressed = false;               // those, too
    std::size_t limit = 0;                 // 0: all
    std::string after{};                   // the last id of the page before
};

// Ordered as they arrived, newest run first, a run's candidates in its own order.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<QueueItem>> queue(const Store &, const QueueQuery & = {},
                                                                        std::stop_token = {});
[[nodiscard]] CREDENCE_CORE_EXPORT Result<QueueItem> queueItem(const Store &, const std::string &candidate);
[[nodiscard]] CREDENCE_CORE_EXPORT Result<QueueCounts> queueCounts(const Store &, const std::string &scope = {});
// All decisions on a candidate, oldest first, reversals included.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<Decision>> decisions(const Store &, const std::string &candidate);

// --- deciding ---

// Checks and screens a candidate anew after an edit: fills checks, findings, depth, confidence. Quick: citations,
// depth, confidence, grounding and privacy; what was judged on other words is marked so. Full: also novelty,
// duplicates, contradictions and past rejections, which reads the scope's beliefs and embeds them. Neither asks a
// model.
using Recheck = std::function<Result<Candidate>(const Store &, Candidate, std::stop_token)>;
[[nodiscard]] CREDENCE_CORE_EXPORT Result<Candidate> quickRecheck(const Store &, Candidate, std::stop_token = {});
[[nodiscard]] CREDENCE_CORE_EXPORT Result<Candidate> fullRecheck(const Store &, Candidate, std::stop_token = {});

struct DecideRequest {
    std::string candidate;
    Verdict verdict = Verdict::Approve;
    std::optional<std::string> text{}; // an edit: checks and screen run again, the model's text is kept
    MemoryId into{};                   // approve it as evidence for this belief instead
    bool lookAgain = false;            // it no longer applied: checks run again, and it is judged by today's evidence
    LedgerNumber seen{};               // QueueItem::version as the reviewer saw it: Conflict if it moved on; 0: unasked
    bool changeShown = false;          // the diff or the loss was on show: needed to approve what replaces or removes
};
// Stages a decision. Conflict when approving with an open flag or when it no longer applies; Invalid without a reason
// for a rejection.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<QueueItem> decide(Store &, const DecideRequest &, const Cause &,
                                                            const Recheck & = fullRecheck);
// Many at once, all or none: approvals for plain additions without flags only.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<LedgerNumber> decideAll(Store &, std::span<const std::string> candidates,
                                                                  Verdict, const Cause &);
// Another text without a decision; what was decided before is open again.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<QueueItem> editCandidate(Store &, const std::string &candidate,
                                                                   const std::string &text, const Cause &,
                                                                   const Recheck & = fullRecheck);
// Judges it by today's evidence; what was decided before is open again.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<QueueItem> lookAgain(Store &, const std::string &candidate, const Cause &,
                                                               const Recheck & = fullRecheck);
// The last entry by this person that undo() would take back: the answer to Ctrl+Z. 0: none.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<LedgerNumber> lastDecisionOf(const Store &, const std::string &who);
// The last entry that this person undid and may redo, with nothing new decided since: the answer to Ctrl+Shift+Z.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<LedgerNumber> lastUndoneOf(const Store &, const std::string &who);

// Reasons for a rejection, the first nine on the keys 1 to 9: the built-in ones, then those that people added.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<std::string>> rejectionReasons(const Store &);

// --- flags ---

// Of one candidate or memory, or all (target empty), open ones first.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<ReviewFlag>>
reviewFlags(const Store &, const std::string &target = {}, const std::string &scope = {});
// What becomes of the flagged words' place (Finding::part) by redacting this flag.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::string> redactionPreview(const Store &, const std::string &flag);
// allow: it stays as it is. redact: the text gets a placeholder there, and checks and screen run again. downgrade:
// confidence low, importance halved. block: it never commits; a memory is retracted. review: open again.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<ReviewFlag> resolveFlag(Store &, const std::string &flag, PolicyAction,
                                                                  const Cause &, const Recheck & = fullRecheck);
// Flags on memories, many at once, in one entry: all or none. Invalid for a candidate's flag.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<LedgerNumber> resolveFlags(Store &, std::span<const std::string> flags,
                                                                     PolicyAction, const Cause &);
// Opens flags on memories for what a scan found, but those that are known (same category and span); what the policy
// allows is left out. One entry of kind "scan"; 0 when there was nothing new. Needs a name and a listed channel.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<LedgerNumber>
flagMemories(Store &, std::span<const std::pair<MemoryId, std::vector<Finding>>>, const Cause &);

// --- scanning the whole store ---

// Against what the store knew before the scan. Written as words: new, still, gone.
enum class FindingChange : std::uint8_t { New = 0, Still = 1, Gone = 2 };
[[nodiscard]] CREDENCE_CORE_EXPORT const char *word(FindingChange);
[[nodiscard]] CREDENCE_CORE_EXPORT std::optional<FindingChange> parseFindingChange(std::string_view);

struct ScanFinding {
    ReviewFlag flag; // id empty: found, but not kept
    MemoryKey memory{};
    FindingChange change = FindingChange::New;
    std::string words{}; // what stands there; of what is gone or redacted: empty
    std::string scope{};
};

// A scan as the store remembers it.
struct ScanInfo {
    std::string id, scope; // scope empty: all
    Time started{}, finished{};
    bool complete = true;       // false: it was cancelled; the next one goes on there
    std::uint64_t memories = 0; // looked at
    std::uint64_t bytes = 0;
    std::uint64_t fresh = 0, still = 0, gone = 0;
    std::string who{};
    LedgerNumber entry{}; // 0: not kept
};

struct ScanRequest {
    std::string scope{}; // empty: all
    bool resume = true;  // go on where a cancelled scan of the same rules and policy stopped
    bool keep = true;    // false: nothing is written, the findings come back; needs neither name nor channel
};
struct ScanReport {
    ScanInfo scan;
    std::uint64_t total = 0;                         // memories of the scope
    std::uint64_t skipped = 0;                       // seen by the cancelled scan that this one goes on with
    std::uint64_t flagged = 0;                       // memories with a finding
    std::uint64_t allowed = 0;                       // findings that the policy allows: no flags
    std::map<std::string, std::uint64_t> byCategory; // of those new and still there
    std::optional<ScanInfo> previous{};              // the last one of the same scope
    std::vector<ScanFinding> findings{};             // with keep = false: by memory and place; gone ones last of each
};
// Runs the detectors over all memories that are not erased: their words, tags, quotes and what else is kept of them.
// With `keep`, what is new becomes an open flag, and an open or resolved one whose words are not found any more is
// gone; one entry of kind "scan", also when nothing differs: that it was scanned counts. Looking holds no lock; what
// changes meanwhile is looked at again. Needs a name and a listed channel. A scan that is stopped keeps what it has
// (complete = false); Cancelled if that is nothing.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<ScanReport> scanStore(Store &, const ScanRequest &, const Cause &,
                                                                std::stop_token = {}, const Progress & = {});
// The same without `keep`, on a store that is open for reading.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<ScanReport> scanPreview(const Store &, const std::string &scope = {},
                                                                  std::stop_token = {}, const Progress & = {});
// The kept scans, newest first; scope empty: of any.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<ScanInfo>> scans(const Store &, const std::string &scope = {});

struct FindingsQuery {
    std::string scope{};                   // empty: all
    std::vector<std::string> states{};     // open, allow, redact, downgrade, block; empty: all of these
    std::vector<std::string> categories{}; // empty: all
    std::optional<FindingChange> change{}; // by the last scan; Gone: only what that one found gone
    std::size_t limit = 0;                 // 0: all
    std::string after{};                   // id of the last flag of the page before
};
// Flags on memories, by memory in order of arrival and by place.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<ScanFinding>>
scanFindings(const Store &, const FindingsQuery & = {}, std::stop_token = {});
struct FindingCounts {
    std::map<std::string, std::uint64_t> byState, byCategory; // byCategory: open ones
    std::uint64_t fresh = 0, still = 0, gone = 0;             // by the last scan
};
[[nodiscard]] CREDENCE_CORE_EXPORT Result<FindingCounts> findingCounts(const Store &, const std::string &scope = {});

// --- the commit ---

struct PlannedChange {
    std::string candidate;
    Action action = Action::Add;
    std::string text;     // of what comes in; of the belief that is extended or retracted
    MemoryId memory{};    // what comes of it; new ones get their id at the commit, so empty in a preview
    MemoryId target{};    // superseded, extended, retracted
    std::string before{}; // text of a superseded belief
    int sources = 0;      // cited, or gained by a merge
    int archived = 0;     // originals of a narrative
    int depth = 0;
    bool edited = false, downgraded = false;
};
struct FollowingChange {
    MemoryId memory; // empty: the one that `candidate` adds
    std::string candidate{};
    std::string text;
    Status before = Status::Active, after = Status::Active;
    std::string reason; // "loses 1 of 3 sources, 2 left"
};
struct BlockedCandidate {
    std::string candidate, text;
    std::string because;              // one sentence
    std::vector<std::string> flags{}; // their ids, where flags are the cause
    bool noLongerApplies = false;
};
struct CommitPlan {
    std::vector<PlannedChange> changes; // in order of arrival
    std::vector<MemoryId> superseded, archived, retracted;
    std::vector<FollowingChange> follows;
    std::vector<BlockedCandidate> blocked; // approved, yet they stay behind
    QueueCounts counts;                    // as they are; of the scope, or all
    LedgerNumber entry; // of a preview: the next number; of a commit: its own, 0 when nothing changed
    [[nodiscard]] std::uint64_t count(Action action) const
    {
        std::uint64_t n = 0;
        for (const PlannedChange &change : changes)
            n += change.action == action;
        return n;
    }
};
// What commit() would do now; it does exactly this. scope empty: all approved candidates.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<CommitPlan> previewCommit(const Store &, const std::string &scope = {},
                                                                    std::stop_token = {});
// One transaction with one entry of kind "commit", or nothing.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<CommitPlan> commit(Store &, const Cause &, const std::string &scope = {},
                                                             std::stop_token = {}, const Progress & = {});

// --- what is remembered ---

// A rejection that stands. `id` is the decision's.
struct Rejection {
    std::string id, candidate, scope, text, predicate;
    std::vector<MemoryId> evidence; // without contradicting ones
    Time time{};
    std::string reviewer, reason;
    bool lifted = false; // proposals like it are shown again
};
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<Rejection>> rejections(const Store &, const std::string &scope,
                                                                             bool lifted = false, std::stop_token = {});
// By the rejection's or the candidate's id. Candidates that were suppressed for it are shown again. Lifting a
// suppressed candidate shows just that one.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<LedgerNumber> lift(Store &, const std::string &rejection, const Cause &);

// A finding of the health check, by its stable id, that a person accepts.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<LedgerNumber> suppressFinding(Store &, const std::string &finding,
                                                                        const Cause &);
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<std::string>> suppressedFindings(const Store &);

// --- policy: settings that travel with the store ---

// Trigger: a setting of trigger.h, checked there; see `note` for what it takes.
enum class PolicyKind { Choice, Number, List, Trigger };
struct PolicyKey {
    std::string key;   // "privacy.health", "review.wait_hours"
    std::string label; // "Health"
    PolicyKind kind = PolicyKind::Choice;
    std::vector<std::string> choices{}; // of a Choice; of a List that knows its members
    double min = 0, max = 0;            // of a Number
    std::string preset{};
    bool perScope = false;
    std::string note{};
};
// privacy.CATEGORY (one each), privacy.subjects, approval.channels, review.wait_hours, review.reasons,
// reflect.max_depth, and trigger.SETTING as trigger.h names them, with trigger.preset (sets all conditions and gates),
// trigger.runs, trigger.automatic, trigger.budget_calls and trigger.budget_cost.
[[nodiscard]] CREDENCE_CORE_EXPORT const std::vector<PolicyKey> &policyKeys();
// Whether a key may have this value, before a store is asked. Invalid, in a sentence that says what it takes.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<void> checkPolicyValue(const PolicyKey &, const std::string &value);

struct PolicyValue {
    std::string key, value, preset; // lists with commas
    bool differs = false;
};
// scope: of the keys that a scope has for itself; empty: the only scope, else such keys are left out. A trigger policy
// that can't be read (a newer version's) is left out: triggerPolicy() says why.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<PolicyValue>> policy(const Store &,
                                                                           const std::string &scope = {});
// All of them in one entry of kind "policy". Invalid for an unknown key or a value that does not fit.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<LedgerNumber>
setPolicy(Store &, std::span<const std::pair<std::string, std::string>> values, const Cause &,
          const std::string &scope = {});
// The categories' actions and the subject's names, by default the scope's: for detect() and screen().
[[nodiscard]] CREDENCE_CORE_EXPORT Result<PrivacyPolicy> privacyPolicy(const Store &, const std::string &scope);

} // namespace credence

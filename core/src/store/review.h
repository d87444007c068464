// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Review inside the store: reading the queue's rows, and writing what people decide, with the payload of the entry and
// its way back.
// Ownership: borrows the connection or change. Thread safety: as the connection's.
#pragma once

#include "store/impl.h"

#include <credence/review.h>

#include <nlohmann/json.hpp>

#include <unordered_map>

namespace credence::store {

inline constexpr double kWaitHours = 48;  // of review.wait_hours
inline constexpr int kEraseSchema = 6;    // older files have no tombstones
inline constexpr int kHandBackSchema = 8; // older files know nothing of pending writes at their source
inline constexpr int kSourcesSchema = 10; // older files know of one source for each memory
inline constexpr int kReviewSchema = 3;   // older files, open read-only, have no queue

struct StoredCandidate {
    std::string id, scope, state, json; // the state as stored: never blocked
    std::string system;                 // of another program's pending write: the format it came by; else empty
    bool imported = false;
    LedgerNumber arrival, version; // version: the last entry that touched it
    Time queued{};
    std::int64_t basis = 0;
    Candidate candidate;
};
[[nodiscard]] Result<StoredCandidate> loadCandidate(sql::Connection &db, const std::string &id); // NotFound
// A pending write as its source has it: the last row of pending_write.
struct PendingWrite {
    std::int64_t number = 0; // the entry that found it so
    std::int64_t mirror = 0;
    std::string state = "waits"; // waits, applied, gone, handed_back
    std::string said;            // salted digest of what the source says
    std::int64_t voids = 0;      // decisions up to this entry are about other words
    MemoryKey memory{};          // what came of it there
    MemoryId memoryId{};
};
// Nothing where no entry tells, and in files of before.
[[nodiscard]] Result<std::optional<PendingWrite>> pendingWriteOf(sql::Connection &db, const std::string &candidate);
// The decision in force; nothing while undecided or reopened, or when it was about other words than the source has now.
[[nodiscard]] Result<std::optional<Decision>> decisionInForce(sql::Connection &db, const std::string &candidate);
// By place; those that are gone only if asked for.
[[nodiscard]] Result<std::vector<ReviewFlag>> flagsOf(sql::Connection &db, const std::string &target,
                                                      bool gone = false);
[[nodiscard]] Result<PrivacyPolicy> privacyPolicyOf(sql::Connection &db, const std::string &scope);
// The value of a setting, JSON null when it is not set.
[[nodiscard]] Result<nlohmann::json> settingOf(sql::Connection &db, const std::string &name);
// Replaces and removes: one at a time.
[[nodiscard]] inline bool isStricter(Action action)
{
    return action == Action::Supersede || action == Action::Retract || action == Action::Narrative;
}
[[nodiscard]] bool wasChecked(const Candidate &candidate);
// What a person downgraded stays low, whatever the checks say of it.
void keepDowngraded(Candidate &candidate, std::span<const ReviewFlag> flags);
// Checked and screened anew: the one way that edits and resolutions take. Reads the store on connections of its own.
[[nodiscard]] Result<Candidate> reworked(const Store &store, const StoredCandidate &before, Candidate next,
                                         const Recheck &recheck);

// Whether what a candidate cites and targets is as it was at its basis. Statements are kept for many candidates; it
// must not outlive the transaction.
class Standing {
public:
    explicit Standing(sql::Connection &db);
    // A sentence for each memory that changed; empty: it applies.
    [[nodiscard]] Result<std::vector<std::string>> changes(const Candidate &candidate, std::int64_t basis);
    // Distinct cited memories, but contradicting ones, that are not lost; of the last candidate given to changes().
    [[nodiscard]] int standing() const { return m_standing; }
    struct Known {
        MemoryKey key; // 0: there is no such memory
        std::string scope;
        Kind kind = Kind::Episode;
        Status status = Status::Active;
        int depth = 0;
        Origin origin = Origin::Imported;
    };
    [[nodiscard]] Result<Known> memory(const MemoryId &id);
    void forget() { m_known.clear(); }

private:
    Result<std::string> difference(const MemoryId &id, const Known &known, std::int64_t basis, bool target);

    sql::Connection &m_db;
    sql::Statement m_byId, m_changed;
    std::unordered_map<std::string, Known> m_known;
    int m_standing = 0;
};

[[nodiscard]] Result<QueueCounts> queueCountsOf(sql::Connection &db, const std::string &scope);
// One sentence on why it can't be approved, empty if it can; `enters`: why it can't enter memory. A write that waits in
// another program may be approved without sources, to be handed back there; that alone brings it into no memory here.
[[nodiscard]] std::string approveObstacle(const StoredCandidate &stored, std::span<const ReviewFlag> flags,
                                          std::span<const std::string> changed, int standing, bool enters = false);

// Writes what people decide and keeps what was before, so that it can be taken back.
class ReviewWriter {
public:
    ReviewWriter(Change &change, const Cause &cause) : m_change(change), m_cause(cause) {}

    struct State {
        std::string state;
        std::optional<std::string> verdict{}; // of a decision that is made with it
        const Candidate *candidate = nullptr; // where it changes, too
        std::optional<std::int64_t> basis{};
        MemoryKey memory{}; // what came of it, with "committed"
        MemoryId memoryId{};
        std::string reason{};                 // of the decision; empty: the cause's
        std::optional<PendingWrite> source{}; // how its source has it from now on; number and memoryId are not asked
        std::string sourceReason{};           // why, a sentence
    };
    [[nodiscard]] Result<void> move(const StoredCandidate &before, const State &after);
    // The first row of a pending write: as it came.
    [[nodiscard]] Result<void> arrives(const std::string &candidate, const PendingWrite &source);
    // Flags of a candidate whose source says other words now: they go with the words. After move() with such a source.
    [[nodiscard]] Result<void> dropFlags(const std::string &candidate);
    // Flags of an edited candidate: what is found again stays, what is not found any more is gone, the rest is opened.
    [[nodiscard]] Result<void> syncFlags(const StoredCandidate &before, const Candidate &after);
    [[nodiscard]] Result<std::string> openFlag(const std::string &target, const Finding &finding,
                                               const std::string &state);
    [[nodiscard]] Result<void> setFlag(const std::string &flag, const std::string &before, const std::string &after,
                                       const std::string &reason);
    [[nodiscard]] Result<void> setSetting(const std::string &name, const nlohmann::json &value);
    [[nodiscard]] Result<void> setMaxDepth(const std::string &scope, std::int64_t depth);
    [[nodiscard]] Result<void> accept(const std::string &kind, const std::string &subject, bool accepted);

    // Turns what an entry did back, by its payload. Conflict when something changed since.
    [[nodiscard]] Result<void> reverse(const nlohmann::json &payload);

    // What is to go into the entry's payload.
    void fill(nlohmann::json &payload) const;

private:
    [[nodiscard]] Result<std::int64_t> time(); // never before the last entry's: nothing is dated back
    Result<void> decide(const std::string &candidate, const State &after, const Candidate &current);

    Change &m_change;
    Cause m_cause;
    std::optional<std::int64_t> m_time;
    nlohmann::json m_candidates = nlohmann::json::array(), m_flags = nlohmann::json::array(),
                   m_settings = nlohmann::json::array(), m_acceptances = nlohmann::json::array();
    std::unordered_map<std::string, std::size_t> m_flagAt; // places in m_flags
};

// The store's salt for the fingerprints of redactions: its first entry's hash, which no other store has.
[[nodiscard]] Result<std::string> saltOf(sql::Connection &db);

// Whether undo() knows this kind of entry from review.
[[nodiscard]] bool isReviewKind(std::string_view kind);
// As laterTouch() of ledger.h, for candidates; `older`: only those that the entry did not bring itself.
[[nodiscard]] Result<std::string> laterDecision(sql::Connection &db, LedgerNumber number, bool older = false);

// Opens flags on what an agent concluded by itself: the words of derived memories, their quotes included.
[[nodiscard]] Result<void> screenAdded(Change &change, ReviewWriter &writer, const Memory &memory);
// Checks what an import brought into the queue: flags are opened for what the detectors find.
// `writer`: takes the flags into its entry's payload, so that they go back with it.
[[nodiscard]] Result<void> screenArrivals(Change &change, std::span<const std::string> candidates,
                                          ReviewWriter *writer = nullptr);

} // namespace credence::store

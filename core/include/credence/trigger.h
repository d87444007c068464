// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Triggers: when a reflection is due. A policy has conditions, of which any suffices, and gates, all of which must be
// open. What it would have done is replayed over episodes (simulate), what it does now is judged from a tally of them
// (checkTrigger); both are pure functions over (time, importance) and a clock that is given.
// Definitions: design "Triggers (exact)". Episodes come in order of time, ties in the source's order. Sums are compared
// with kSumTolerance. Importance is 0..1; unset counts 0.5 and is never high-salience. Retracted and erased episodes
// don't count, timeless ones stand outside. Days are UTC.
// Ownership: values. Thread safety: pure functions run anywhere; those on a Store as Store's methods (they block: not
// on a GUI thread). Errors: Invalid (a setting that does not fit, named with its range), Cancelled; on a Store those of
// Store, NotFound (scope, firing), and Unsupported for a policy that a newer version wrote.
#pragma once

#include <credence/export.h>
#include <credence/memory.h>
#include <credence/provider.h>
#include <credence/result.h>
#include <credence/store.h>

#include <array>
#include <limits>
#include <map>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace credence {

struct ReflectServices; // reflect.h

inline constexpr double kSumTolerance = 1e-9;
inline constexpr double kUnsetImportance = 0.5;
inline constexpr double kHighSalience = 0.5;    // from here on, if set
inline constexpr int kAdvisedEpisodeFloor = 50; // before the first reflection; a warning only

// --- schedules ---

// Cron with five fields in UTC: minute, hour, day of month, month, day of week (0 and 7 are Sunday; names of three
// letters). Fields hold *, numbers, ranges, lists and steps of * and of ranges. Vixie's day rule: where both day
// fields are restricted (neither begins with *) either may match, else both must.
class CREDENCE_CORE_EXPORT CronSchedule {
public:
    [[nodiscard]] static Result<CronSchedule> parse(std::string_view text);
    [[nodiscard]] const std::string &text() const { return m_text; }  // white space made single
    [[nodiscard]] bool possible() const { return m_days.back() > 0; } // "0 0 30 2 *" never comes
    [[nodiscard]] std::optional<Time> atOrAfter(Time) const;
    [[nodiscard]] std::optional<Time> before(Time) const;       // the last instant before that time
    [[nodiscard]] std::int64_t count(Time from, Time to) const; // instants in [from, to)
    bool operator==(const CronSchedule &other) const { return m_text == other.m_text; }

private:
    friend class CronWalk;
    CronSchedule() = default;
    [[nodiscard]] std::int64_t daysBefore(std::int64_t day) const;
    [[nodiscard]] std::int64_t rank(std::int64_t ms) const; // instants before that time
    [[nodiscard]] std::optional<Time> at(std::int64_t rank) const;
    std::string m_text;
    std::vector<int> m_minutes;       // of a day, ascending
    std::vector<std::int16_t> m_next; // of each minute of a day: how many of m_minutes lie before it
    std::vector<std::int32_t> m_days; // matching days before each day of a cycle of 400 years, and in all of it
};

// --- policy ---

// Written to the store as words: do not renumber.
enum class TriggerCondition : std::uint8_t {
    Importance = 0,
    Count = 1,
    Schedule = 2,
    RecallMiss = 3,    // live only: a recall routed to beliefs found none
    Contradiction = 4, // live only: a new episode contradicts a belief
    Manual = 5,        // a person ran it
};
enum class TriggerHold : std::uint8_t { None = 0, BelowCondition = 1, MinInterval = 2, DailyCap = 3, EpisodeFloor = 4 };
inline constexpr int kTriggerHolds = 5;
[[nodiscard]] CREDENCE_CORE_EXPORT const char *word(TriggerCondition); // "importance", "recall_miss", ...
[[nodiscard]] CREDENCE_CORE_EXPORT const char *word(TriggerHold);      // "below_condition", ...; "" for None
[[nodiscard]] CREDENCE_CORE_EXPORT std::optional<TriggerCondition> parseTriggerCondition(std::string_view);
[[nodiscard]] CREDENCE_CORE_EXPORT std::optional<TriggerHold> parseTriggerHold(std::string_view);

struct TriggerPolicy {
    // Conditions.
    std::optional<double> importance{};  // above 0, at most 1,000,000
    std::optional<std::int64_t> count{}; // 1 to 1,000,000,000
    std::optional<CronSchedule> schedule{};
    bool recallMiss = false, contradiction = false;
    // Gates.
    std::optional<std::chrono::milliseconds> minInterval{}; // above 0, at most 3,650 days
    std::optional<std::int64_t> dailyCap{};                 // 1 to 1,000,000
    std::optional<std::int64_t> episodeFloor{};             // 1 to 1,000,000,000
    bool operator==(const TriggerPolicy &) const = default;
};

struct TriggerPreset {
    std::string id, source;
    TriggerPolicy policy;
    std::string runs; // the reflection preset that goes with it
};
// generative-agents, hebbs, hebbs-nightly (the same document's other setting), everos, engram, patterns.
[[nodiscard]] CREDENCE_CORE_EXPORT const std::vector<TriggerPreset> &triggerPresets();
[[nodiscard]] CREDENCE_CORE_EXPORT const TriggerPreset *findTriggerPreset(std::string_view id); // nullptr if unknown
[[nodiscard]] CREDENCE_CORE_EXPORT std::string presetOf(const TriggerPolicy &); // "custom" if it is none

// The settings of a policy by name, as `policy` and `simulate` take them: importance, count, schedule, recall_miss,
// contradiction, min_interval, daily_cap, floor. "off" turns one off. Invalid for what does not fit.
[[nodiscard]] CREDENCE_CORE_EXPORT const std::vector<std::string> &triggerSettings();
[[nodiscard]] CREDENCE_CORE_EXPORT Result<void> setTriggerSetting(TriggerPolicy &, std::string_view name,
                                                                  std::string_view value);
[[nodiscard]] CREDENCE_CORE_EXPORT std::string triggerSetting(const TriggerPolicy &, std::string_view name);
// "importance 12, at least 4d apart, 3 a day".
[[nodiscard]] CREDENCE_CORE_EXPORT std::string describe(const TriggerPolicy &);

// "90s", "1.5h", "2d": a number and one of s, m, h, d.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::chrono::milliseconds> parseDuration(std::string_view text);
[[nodiscard]] CREDENCE_CORE_EXPORT std::string durationText(std::chrono::milliseconds); // the largest unit that fits

// --- replay ---

// Episodes as arrays, in order. Build with add() in any order, then arrange(); equal times keep the order of the calls.
struct CREDENCE_CORE_EXPORT EpisodeSeries {
    std::vector<std::int64_t> times;    // ms since 1970 UTC, ascending
    std::vector<double> importance;     // unset ones as 0.5
    std::vector<std::uint8_t> unset;    // 1: the importance was unset
    std::vector<std::uint32_t> salient; // high-salience episodes up to and with this one
    std::vector<MemoryKey> keys;
    std::uint64_t timeless = 0; // left out
    void add(Time at, std::optional<double> importance, MemoryKey key = {});
    void arrange();
    [[nodiscard]] std::size_t size() const { return times.size(); }
    [[nodiscard]] Time at(std::size_t place) const { return Time(std::chrono::milliseconds(times[place])); }
};

inline constexpr std::size_t kNoEpisode = std::numeric_limits<std::size_t>::max();

struct SimulatedFiring {
    Time at{};
    std::size_t episode = kNoEpisode; // place in the series: the last one covered
    double accumulated = 0;
    std::int64_t episodes = 0; // since the firing before
    TriggerCondition by = TriggerCondition::Importance;
    bool operator==(const SimulatedFiring &) const = default;
};
// From a condition met until it fires (or the replay ends, `open`). A schedule's instants that were skipped in a row
// are one row with their number.
struct SimulatedHold {
    Time from{}, until{};
    TriggerHold reason = TriggerHold::None;
    std::int64_t skips = 1;
    bool open = false;
    bool schedule = false;
};
struct TriggerStats {
    std::uint64_t firings = 0;
    std::optional<double> medianIntervalS{}; // between firings in a row; of an even number the mean of the middle two
    std::optional<double> meanEpisodes{};    // a firing
    std::array<std::int64_t, kTriggerHolds> skipped{}; // by TriggerHold
};
struct Simulation {
    std::vector<SimulatedFiring> firings;
    std::vector<SimulatedHold> holds; // by gates, in order; instants without an episode are only counted
    TriggerStats stats;
    double accumulated = 0; // left over at the end
    std::int64_t episodes = 0;
};
struct SimulateRange {
    std::optional<Time> since{}; // starts empty there
    std::optional<Time> until{}; // both ends included; default: the last episode
};
[[nodiscard]] CREDENCE_CORE_EXPORT Result<Simulation> simulate(const EpisodeSeries &, const TriggerPolicy &,
                                                               const SimulateRange & = {}, std::stop_token = {});

// One setting over a range, the others as they are. `setting`: importance, count, min_interval (seconds), daily_cap or
// floor; whole numbers where the setting is one. At most kSweepSteps values.
inline constexpr std::size_t kSweepSteps = 10000;
struct SweepPoint {
    double value = 0;
    TriggerStats stats;
};
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<double>> sweepValues(double low, double high, double step);
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<SweepPoint>>
sweep(const EpisodeSeries &, const TriggerPolicy &, std::string_view setting, std::span<const double> values,
      const SimulateRange & = {}, std::stop_token = {});

// --- live ---

// What happened so far, from the log.
struct TriggerPast {
    std::optional<Time> lastRun{};
    std::optional<Time> lastEpisodeAt{}; // of the last one that run covered; absent: those up to lastRun
    MemoryKey lastEpisode{};
    std::int64_t runsToday = 0;                        // on the UTC day of `now`
    std::optional<Time> scheduleFrom{};                // instants up to it were run, skipped, or lie before the policy
    std::int64_t recallMisses = 0, contradictions = 0; // since the last run
    std::uint64_t runs = 0;                            // in all
};
// Episodes after the last run, up to now.
struct TriggerTally {
    double accumulated = 0;
    std::int64_t episodes = 0;
    std::int64_t salient = 0;               // of all up to now
    std::int64_t all = 0;                   // episodes up to now
    std::uint64_t timeless = 0, future = 0; // left out
    std::optional<Time> lastEpisode{};
    double importancePerDay = 0, episodesPerDay = 0; // over the last kPaceDays, or since the first episode if shorter
};
inline constexpr int kPaceDays = 14;
[[nodiscard]] CREDENCE_CORE_EXPORT TriggerTally tally(const EpisodeSeries &, const TriggerPast &, Time now);

struct TriggerState {
    bool shouldTrigger = false;
    TriggerHold skipReason = TriggerHold::None;
    std::optional<TriggerCondition> by{}; // the condition that is met
    std::optional<Time> due{};            // of a schedule: its instant
    double accumulated = 0;
    std::optional<double> threshold{};
    std::int64_t unreflected = 0; // episodes after the last run
    std::int64_t salient = 0, all = 0;
    std::optional<double> hoursSinceLastRun{};
    std::int64_t runsToday = 0;
    std::optional<Time> nextAllowed{}; // when the gates open: now, later, or absent while only episodes can open them
    std::optional<Time> forecast{};    // due at the present pace; absent when it never comes at it
    std::string sentence;              // "No: 11.2 is below 15.0."
    std::vector<std::string> notes;    // timeless and future episodes, the advised floor, a clock that runs backwards
};
[[nodiscard]] CREDENCE_CORE_EXPORT TriggerState checkTrigger(const TriggerPolicy &, const TriggerTally &,
                                                             const TriggerPast &, Time now);
// The first closed gate; None when a run by hand may start.
[[nodiscard]] CREDENCE_CORE_EXPORT TriggerHold closedGate(const TriggerPolicy &, const TriggerTally &,
                                                          const TriggerPast &, Time now);
// "The last run was 20 min ago; the policy asks for 2h between runs. The next is allowed at 2026-11-30T15:20:00Z."
[[nodiscard]] CREDENCE_CORE_EXPORT std::string holdSentence(TriggerHold, const TriggerPolicy &, const TriggerTally &,
                                                            const TriggerPast &, Time now);

// --- in a store ---

struct TriggerSettings {
    TriggerPolicy policy;               // generative-agents unless set
    bool set = false;                   // a person set it
    std::optional<Time> since{};        // when it was set
    std::string runs = "patterns";      // the reflection preset that a due trigger runs
    bool automatic = false;             // due triggers run dry while the window is open
    std::optional<double> budgetCost{}; // of automatic runs on one UTC day; absent: no limit
    std::int64_t budgetCalls = 50;      // likewise, calls
    bool operator==(const TriggerSettings &) const = default;
};
[[nodiscard]] CREDENCE_CORE_EXPORT Result<TriggerSettings> triggerPolicy(const Store &, const std::string &scope);
// The whole at once, in one entry of kind "policy"; 0 when nothing differs. Keys of `policy` do the same one by one.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<LedgerNumber> setTriggerPolicy(Store &, const std::string &scope,
                                                                         const TriggerSettings &, const Cause &);

[[nodiscard]] CREDENCE_CORE_EXPORT Result<EpisodeSeries> episodeSeries(const Store &, const std::string &scope,
                                                                       std::stop_token = {});
struct TriggerSituation {
    TriggerSettings settings;
    TriggerPast past;
    TriggerTally tally;
    TriggerState state;
};
[[nodiscard]] CREDENCE_CORE_EXPORT Result<TriggerSituation> checkTrigger(const Store &, const std::string &scope,
                                                                         Time now, std::stop_token = {});

// A line of the log. `run` and what follows are of a firing whose run is known.
struct TriggerEvent {
    std::string id;
    std::string scope;
    std::string kind; // firing, skip, recall_miss; policy (of triggerPolicyLog)
    Time at{};
    std::optional<TriggerCondition> by{};
    TriggerHold reason = TriggerHold::None; // of a skip
    bool forced = false, automatic = false;
    double accumulated = 0;
    std::optional<double> threshold{};
    std::int64_t episodes = 0;
    std::optional<std::int64_t> intervalMs{}; // since the run before
    MemoryId episode{};                       // the last one covered
    std::string policy;                       // as describe() says it
    std::string who, channel;
    LedgerNumber ledger;
    std::string run, preset, state; // state: done, failed, cancelled, over_budget; empty: not known
    std::int64_t proposed = 0, candidates = 0, dropped = 0, calls = 0;
    std::uint64_t tokensIn = 0, tokensOut = 0;
    double cost = 0;
    std::int64_t approved = 0, rejected = 0, waiting = 0; // of its candidates, as they stand
    std::int64_t thin = 0;                                // rejected as not supported or too general
};
// Newest first; scope empty: all; limit 0: all.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<TriggerEvent>>
triggerLog(const Store &, const std::string &scope = {}, std::size_t limit = 0, std::stop_token = {});
// When the policy changed, by undo too, newest first: events of kind "policy" with the policy as it was from then on.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<TriggerEvent>>
triggerPolicyLog(const Store &, const std::string &scope, std::stop_token = {});
// A header and a line each, RFC 4180.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string triggerLogCsv(std::span<const TriggerEvent>);
// `episodes`: the id of the episode of each firing, in their order; where it is shorter the cells stay empty. Sums are
// rounded to six decimals.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string simulationCsv(const Simulation &,
                                                             std::span<const MemoryId> episodes = {});

// Before the first call of a run: writes the firing, in one entry of kind "trigger". The condition and the gates are
// looked at within the transaction, so that of two that fire at once one does. When it is throttled the row is of kind
// "skip" with the reason; it is in the log (once while it lasts) if a person asked, else nothing is written. `forced`
// asks no gate. `at`: its time, now if absent.
struct FiringRequest {
    std::string scope;
    TriggerCondition by = TriggerCondition::Manual;
    bool forced = false, automatic = false;
    std::optional<Time> at{};
};
[[nodiscard]] CREDENCE_CORE_EXPORT Result<TriggerEvent> recordFiring(Store &, const FiringRequest &, const Cause &);
// A condition was met, or an instant came, and a gate was closed. One row while the same hold lasts: nothing (an empty
// id) when the log ends with it already. `instant`: of a schedule.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<TriggerEvent> recordSkip(Store &, const std::string &scope,
                                                                   const TriggerState &, Time now, const Cause &,
                                                                   std::optional<Time> instant = {});
[[nodiscard]] CREDENCE_CORE_EXPORT Result<LedgerNumber> recordRecallMiss(Store &, const std::string &scope, Time now,
                                                                         const Cause &);
// What came of a firing's run, once; runs that reach the queue with their firing's id are noted there.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<LedgerNumber> recordOutcome(Store &, const std::string &firing,
                                                                      const RunRecord &, const Cause &);

// --- what a firing takes ---

struct CycleCost {
    std::string preset;                            // of the reflection
    double calls = 0, tokensIn = 0, tokensOut = 0; // a firing
    std::optional<double> cost{};                  // a firing; absent when no price is known
    std::optional<double> insights{}; // a firing: what came into the queue of what was proposed; absent when not known
    bool measured = false;            // the mean of the log's runs of that preset, else the estimate of one run now
};
// `provider`: whose prices; absent: calls are estimated all the same. `snapshot`: of that scope alone, else
// one is read where it is needed.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<CycleCost> cycleCost(const Store &, const std::string &scope,
                                                               const std::string &preset,
                                                               const std::optional<ProviderConfig> &provider,
                                                               std::span<const TriggerEvent> log, std::stop_token = {},
                                                               std::shared_ptr<const Snapshot> snapshot = nullptr);

// --- automatic dry runs ---

// One look at a scope: a due trigger's firing is written, its reflection run and its candidates put into the queue;
// nothing is committed. What is held is logged. `services` must hold a model where the policy's reflection needs one.
struct WatchStep {
    // idle, held, fired, failed (the run; or there is no model: then nothing was fired), over_budget and throttled
    // (nothing fired)
    std::string what;
    std::string message; // one sentence
    TriggerState state;
    TriggerEvent event; // of a skip that was logged now, and of a firing
    std::string run;
    std::uint64_t candidates = 0, calls = 0;
    double cost = 0;
    LedgerNumber ledger; // the queue's entry
};
[[nodiscard]] CREDENCE_CORE_EXPORT Result<WatchStep>
watchStep(Store &, const std::string &scope, Time now, const ReflectServices &, const Cause &, std::stop_token = {});

// A run by hand of what the policy runs: throttled by a closed gate unless forced, which is marked.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<WatchStep> runNow(Store &, const std::string &scope, Time now,
                                                            const ReflectServices &, const Cause &, bool forced,
                                                            std::stop_token = {});

// --- a suggestion ---

struct TriggerSuggestion {
    bool any = false;
    std::string text;                                      // with the figures that it rests on
    TriggerPolicy policy;                                  // what it comes to
    double firingsPerDay = 0, meanEpisodes = 0;            // of the policy in force over the history
    double suggestedPerDay = 0, suggestedMeanEpisodes = 0; // of the suggested one
    std::int64_t decided = 0, rejected = 0, thin = 0;      // insights of the runs of the log
};
[[nodiscard]] CREDENCE_CORE_EXPORT Result<TriggerSuggestion>
suggest(const EpisodeSeries &, const TriggerPolicy &, std::span<const TriggerEvent> log, std::stop_token = {});

} // namespace credence

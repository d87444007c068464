// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Reflection: select -> focus -> gather -> propose -> check -> screen -> candidates. One pipeline for all presets; a
// preset is data. A run never writes to the store: what it found is a RunRecord, which can be saved, compared, thrown
// away or sent to the queue; that never calls a model again.
// Ownership: values; services are borrowed for the length of a call. Thread safety: reflect() and estimate() may run
// beside anything else; they block: not on a GUI thread.
// Errors of reflect(): Invalid (parameters; a budget that allows nothing; fewer than the least number of episodes: said
// before anything is spent),
// NotFound (scope, ids), Network (no provider), Cancelled only when nothing was found yet: else the record comes back
// with state "cancelled" and keeps what it has. When every call that was to propose failed, the record comes back with
// state "failed", its error and the calls.
#pragma once

#include <credence/candidate.h>
#include <credence/embed.h>
#include <credence/export.h>
#include <credence/provider.h>
#include <credence/store.h>

#include <filesystem>
#include <functional>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace credence {

// --- presets ---

enum class ParameterKind { Integer, Number, Text, Choice, Switch };
struct Parameter {
    std::string id;    // "recent_memories"; the same id means the same in every preset
    std::string label; // "Recent memories"
    ParameterKind kind = ParameterKind::Integer;
    std::string preset; // the default, as text ("100", "0.995", "on", "lenient")
    double min = 0, max = 0;
    std::string unit{};                 // "/ h", "$", "days"
    std::vector<std::string> choices{}; // of a Choice
    std::string source{};               // "Park et al. 2023, section 4.2"
    std::string note{};                 // where code and documents disagree: which was taken and why
    std::string group{};                // select, focus, gather, propose, check, limits
    std::string builtin{};              // the default where the built-in embedder is used, if that differs
};
struct Preset {
    std::string id;    // generative-agents, hebbs, everos, engram, patterns
    std::string title; // "Generative Agents"
    std::string source;
    std::string summary; // one sentence
    bool needsModel = true;
    std::vector<Parameter> parameters;
};
[[nodiscard]] CREDENCE_CORE_EXPORT const std::vector<Preset> &presets();
[[nodiscard]] CREDENCE_CORE_EXPORT const Preset *findPreset(std::string_view id); // nullptr if unknown

// Values that differ from the preset's, by parameter id.
using ParameterValues = std::map<std::string, std::string>;
// Invalid, naming the parameter and its range, for an unknown id or a value that does not fit.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<void> checkParameters(const Preset &, const ParameterValues &);

// --- a request ---

struct ReflectRequest {
    std::string scope;
    std::string preset = "patterns";
    ParameterValues values{};
    std::vector<MemoryId> ids{}; // only these (by hand)
    std::optional<Time> since{}, until{};
    std::string entity{};         // only memories that name it
    std::optional<Shape> shape{}; // insight or belief, where the preset lets choose
    std::optional<Time> now{};    // recency is judged at it; default: the scope's latest memory
    Budget budget{};
};

// Whose vectors are compared. Automatic: the provider's where it names an embedding model and the preset rests on
// likeness (questions, clusters), else the built-in ones.
enum class EmbedderChoice { Automatic, Builtin, Provider };
[[nodiscard]] CREDENCE_CORE_EXPORT bool usesProviderVectors(const Preset &, EmbedderChoice,
                                                            const std::optional<ProviderConfig> &);

struct ReflectServices {
    std::optional<ProviderConfig> provider{};
    HttpTransport *transport = nullptr;
    ResponseCache *cache = nullptr;
    std::shared_ptr<const Embedder> embedder{}; // null: as `embedding` says
    EmbedderChoice embedding = EmbedderChoice::Automatic;
    std::vector<CallRecord> cassette{}; // replay without a network
    std::function<void(std::chrono::milliseconds, std::stop_token)> wait{};
};

struct Estimate {
    int calls = 0; // at most; checks depend on what is proposed
    std::uint64_t tokensIn = 0, tokensOut = 0;
    std::optional<double> cost{}; // absent when no price is known
    std::int64_t ms = 0;
    std::uint64_t selected = 0, scopeMemories = 0;
    std::vector<std::string> warnings{}; // "12 high-salience episodes; 50 are advised before the first reflection"
    std::string blocker{};               // why it can't run, one sentence; empty if it can
};
// Clusters in time are found among the newest kEstimatedInTime of what is selected; a warning says when that is not
// all. `known`: a snapshot that holds the memories of the request's scope and no others, else one is read.
inline constexpr std::size_t kEstimatedInTime = 2000;
[[nodiscard]] CREDENCE_CORE_EXPORT Result<Estimate> estimate(const Store &, const ReflectRequest &,
                                                             const std::optional<ProviderConfig> &,
                                                             std::stop_token = {},
                                                             std::shared_ptr<const Snapshot> known = nullptr);

// --- a run ---

struct Drop {
    std::string reason; // too_few_citations, not_shown, paraphrase, duplicate, past_rejection, too_deep, unreadable,
                        // rejected_by_validator, below_confidence, below_floor, over_budget, call_failed, redundant ...
    std::string message; // a sentence: "cites source 31, only 27 were shown"
    std::string text{};
    int call = 0;
    std::string focus{};
};

// A unit that was not proposed from at all (a cluster too small, a question whose call failed).
struct Skip {
    std::string what, reason;
};

// Words: waiting, running, done, failed, not_reached, stopped. The last two are of a run that ended early: a stage that
// it never came to, and one that was under way when it was cancelled or its budget ended.
enum class StageState : std::uint8_t { Waiting = 0, Running = 1, Done = 2, Failed = 3, NotReached = 4, Stopped = 5 };
struct StageRecord {
    std::string id; // select, focus, gather, propose, check, screen, candidates
    StageState state = StageState::Waiting;
    std::string summary{}; // "100 of 612 memories, 34 not yet reflected"
    std::string figure{};  // right-aligned: "2 of 3", "1 call"
    std::int64_t ms = 0;
};

struct RunRecord {
    std::string id; // UUIDv7
    std::string scope, preset;
    ParameterValues parameters{}; // all of them, defaults included
    std::string promptVersion{};
    std::string provider{}, model{}, embedder{};
    Time started{};
    std::int64_t tookMs = 0;
    std::string state; // done, cancelled, failed, over_budget
    std::string error{};
    bool forced = false;
    // What the request was limited to, as ReflectRequest has it.
    std::vector<MemoryId> ids{};
    std::optional<Time> since{}, until{};
    std::string entity{};
    std::optional<Shape> shape{};
    std::optional<Time> now{};
    std::vector<MemoryId> selected{}; // what select chose
    std::vector<StageRecord> stages{};
    std::vector<CallRecord> calls{};
    std::vector<Candidate> candidates{};
    std::vector<Drop> dropped{};
    std::vector<Skip> skipped{};
    std::uint64_t proposed = 0; // = candidates + dropped (invariant 5)
    std::uint64_t tokensIn = 0, tokensOut = 0;
    double cost = 0;
    bool costKnown = true; // false: no price is known for the model that was asked, and `cost` is 0
    std::string storeHashBefore{}, storeHashAfter{}; // SHA-256 of the file, and of its WAL if that holds anything
    bool storeUnchanged = false; // from comparing them and, beside another writer, from this run's own connections
    bool othersWrote = false;
    std::uint64_t ledgerHead = 0; // the store's last entry when it began: what changed later shows after it
    bool opened = false;          // read from JSON that anybody may have written: vetted before it enters the queue
};

// The request that a run answered, to ask the same once more; without a budget.
[[nodiscard]] CREDENCE_CORE_EXPORT ReflectRequest requestOf(const RunRecord &);

struct RunEvent {
    enum class What { Stage, Call, Candidate, Drop, Totals } what = What::Stage;
    StageRecord stage{};
    CallPhase phase = CallPhase::Started;
    CallRecord call{};
    Candidate candidate{};
    Drop drop{};
    std::uint64_t tokensIn = 0, tokensOut = 0;
    double cost = 0;
    int calls = 0;
};
using RunObserver = std::function<void(const RunEvent &)>; // one at a time, on an unspecified thread

[[nodiscard]] CREDENCE_CORE_EXPORT Result<RunRecord>
reflect(const Store &, const ReflectRequest &, const ReflectServices &, std::stop_token = {}, const RunObserver & = {});

// Checks and screen again after an edit, or when the store changed: no model is called. What a model said of the
// support stays only while the text is the model's own. Errors: NotFound (the scope), those of Store and Embedder.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<Candidate> recheck(Candidate, const Store &, const ReflectServices & = {},
                                                             std::stop_token = {});

// --- kept runs: files, and the folder STORE-runs/ beside the store (owner-only rights) ---

[[nodiscard]] CREDENCE_CORE_EXPORT std::string runJson(const RunRecord &);
[[nodiscard]] CREDENCE_CORE_EXPORT Result<RunRecord> readRun(std::string_view json);
[[nodiscard]] CREDENCE_CORE_EXPORT Result<void> saveRun(const RunRecord &, const std::filesystem::path &file);
// Whether a run can be saved there, tried by making a file beside it: Io if not, Invalid for a folder.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<void> canSaveRun(const std::filesystem::path &file);
// Saves it as STORE-runs/ID.json, where runs() lists it; makes the folder.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::filesystem::path> keepRun(const RunRecord &,
                                                                         const std::filesystem::path &store);
[[nodiscard]] CREDENCE_CORE_EXPORT Result<RunRecord> loadRun(const std::filesystem::path &file);
[[nodiscard]] CREDENCE_CORE_EXPORT std::filesystem::path runsFolder(const std::filesystem::path &store);
inline constexpr const char *kHealthFile = "health.json"; // in that folder, and no run: what the last check found
[[nodiscard]] CREDENCE_CORE_EXPORT std::filesystem::path cacheFolder(const std::filesystem::path &store);

// A line of the list of runs.
struct RunInfo {
    std::string id, scope, preset, provider, model, state;
    Time started{};
    std::int64_t tookMs = 0;
    std::uint64_t candidates = 0, dropped = 0, calls = 0, tokensIn = 0, tokensOut = 0;
    double cost = 0;
    bool queued = false; // in the store; else only a file
    std::filesystem::path file{};
};
// Those in the store and those in STORE-runs/, newest first. Unreadable files are left out and named in `problems`.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<RunInfo>> runs(const Store &, const std::string &scope = {},
                                                                     std::vector<std::string> *problems = nullptr);
// By id (store or folder) or by a file's path. NotFound.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<RunRecord> findRun(const Store &, const std::string &idOrFile);
// A saved run may have been changed by anybody, so nothing in it is believed. Each candidate must be what the run's own
// record gives: proposed in a reply, citing memories that its prompt showed under those numbers (rules: what the miner
// finds in the episodes that were looked at); what is not is refused with a reason. Roles, depth, confidence,
// grounding, importance, checks, flags, deferral and what the run marks as reflected on are made anew, without asking a
// model; a model's word on the support counts only where a recorded reply gives it. A run of the preset "by-hand" has
// no calls and names no model (else Invalid): its candidates are a person's own, judged as an edit is, by
// fullRecheck(); its doubts of support are kept, its praise is quoted and never counts as passed. Errors: NotFound (the
// scope), Invalid (a preset or parameters that are not known here), those of Store and Embedder.
// A run of the preset "proposed" is what an agent suggests: judged in the same way, and no run of the trigger's, since
// nothing was reflected on.
inline constexpr const char *kByHand = "by-hand";    // RunRecord::preset of a run that a person wrote
inline constexpr const char *kProposed = "proposed"; // of what an agent's program suggests
struct Refusal {
    std::string candidate, text;
    std::string reason; // "cites \"e9\", which the prompt did not show as number 3"
};
struct VettedRun {
    RunRecord run; // what was refused is among the drops; not `opened` any more
    std::vector<Refusal> refused;
};
[[nodiscard]] CREDENCE_CORE_EXPORT Result<VettedRun> vetRun(const Store &, RunRecord, std::stop_token = {});
// Deletes a run's file in STORE-runs/; runs in the store are never deleted (Invalid).
[[nodiscard]] CREDENCE_CORE_EXPORT Result<void> discardRun(const Store &, const std::string &id);

// --- comparing two runs ---

struct RunPair {
    std::size_t a = 0, b = 0; // places in the runs' candidates
    double likeness = 0;      // 1: the same words
    int sharedSources = 0, allSources = 0;
    bool sameWords = false;
    bool figuresDiffer = false; // the texts name different numbers
};
struct RunComparison {
    std::vector<std::size_t> onlyA, onlyB;
    std::vector<RunPair> both;
    std::vector<std::string> differing; // ids of parameters, and "provider", "model", "prompt"
    bool sameSelection = false;
};
// Pairs greedily by likeness, best first: the same folded text, or similarity at or above the embedder's duplicate
// threshold with a shared source, or 0.9 without one. Each candidate is in at most one pair.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<RunComparison> compareRuns(const RunRecord &a, const RunRecord &b,
                                                                     const Embedder &, std::stop_token = {});

} // namespace credence

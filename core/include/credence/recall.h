// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Recall: what an agent would be given for a question, and why each hit stands where it does. Gathering reads the store
// and its index of vectors; ranking is a pure function over what was gathered, so that weights can be tried at once.
// Nothing here writes to the store: looking is no access. The index is a cache in STORE-index/ beside it.
// Ownership: values; a RecallIndex is shared. Thread safety: functions may run on any thread and block on disk: not on
// a GUI thread, but rankRecall() and recallRoute(), which take microseconds to a millisecond. A RecallIndex may be used
// by several threads at once; refresh() waits for those that search. Errors: those of Store; Cancelled; those of the
// embedder (Network). A damaged or missing index is no error: it is made anew, and RecallIndexState says so. Sources of
// the formulas: Park et al. 2023, "Generative Agents", section 4.1 (recency, importance, relevance, each min-max
// normalised and summed); the preset `released` is what that paper's code does. BM25 is that of SQLite's FTS5.
#pragma once

#include <credence/embed.h>
#include <credence/export.h>
#include <credence/store.h>

#include <array>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace credence {

// Where to look. Auto: the question decides (recallRoute()).
enum class RecallLayer : std::uint8_t { Auto = 0, Episodes = 1, Beliefs = 2, All = 3 };
CREDENCE_CORE_EXPORT const char *word(RecallLayer); // "auto", "episodes", "beliefs", "all"
CREDENCE_CORE_EXPORT std::optional<RecallLayer> parseRecallLayer(std::string_view);

// What a question asks for. Instance ("when", "which day", a name and a date): episodes. Pattern ("usually", "prefers",
// "tends to"): beliefs with episodes behind them. Neither, or as much of one as of the other: both layers.
struct RecallRoute {
    RecallLayer layer = RecallLayer::All;                     // never Auto
    std::string kind;                                         // "instance", "pattern", "open"
    std::vector<std::pair<std::size_t, std::size_t>> words{}; // byte ranges of the question that chose it
    std::string reason;     // one sentence, e.g. "\"usually\" asks for a habit, so beliefs are looked at."
    bool overruled = false; // the caller named the layer; kind and words are still what the question says
};
[[nodiscard]] CREDENCE_CORE_EXPORT RecallRoute recallRoute(std::string_view question,
                                                           RecallLayer asked = RecallLayer::Auto);

// How gathered memories are ranked. All weights are >= 0; a weight of 0 leaves that part out.
//   relevance = sum of w_i x norm_i / sum of w_i over words, vectors, neighbours, session and actor
//   score     = (recency x norm(recency) + importance x norm(importance) + relevance x norm(relevance)),
//               times `lowConfidence` for a belief of low confidence
// norm is min-max over the gathered memories of the layer; where all are equal it is 0.5.
struct RecallWeights {
    std::string preset = "paper"; // "focused", "paper", "released", "own": a label, nothing is read from it
    double recency = 1, importance = 1, relevance = 1;
    bool byRank = false; // recency = decay ^ rank, ranks from 1 for what was accessed longest ago (as the released code
                         // does it, so that the oldest counts as the most recent); else decay ^ hours since the access
    double decay = 0.995;                                                                 // 0..1
    double words = 0.45, vectors = 0.25, neighbours = 0.15, session = 0.08, actor = 0.07; // of the relevance
    double lowConfidence = 0.8;
};
// "paper": 0.995 an hour since the last access (or creation), weights 1. "released": recency 0.5, importance 2,
// relevance 3, 0.99 ^ rank with the oldest first. "focused": relevance 1, recency and importance 0.1, so that they
// decide between answers that fit and never instead of them; what the command uses unless told otherwise. Nothing for
// another name.
[[nodiscard]] CREDENCE_CORE_EXPORT std::optional<RecallWeights> recallPreset(std::string_view name);

struct RecallOptions {
    std::string scope{}; // needed when the store has several with memories, else Invalid
    RecallLayer layer = RecallLayer::Auto;
    // The moment of the question. Memories created later are not there, and statuses are as they were then, as far as
    // the ledger knows. Unset: now, statuses as they are, and hours are counted from the scope's latest memory.
    std::optional<Time> now{};
    std::size_t listed = 200;  // best of each list that go into the union
    double vetoFrom = 0.7;     // importance from which a newer contradicting episode suppresses a belief
    bool approvedOnly = false; // of beliefs only those in the agent's read view (committed, or imported and approved)
    std::vector<MemoryKey> countHere{}; // beliefs that a person counts in spite of a veto
};

// One gathered memory with its raw parts.
struct RecallCandidate {
    MemoryKey key;
    MemoryId id;
    Kind kind = Kind::Episode;
    Shape shape = Shape::None;
    Status status = Status::Active; // Active or Suspect (show the mark)
    int depth = 0;
    std::string text, sourceRef, session, actor;
    std::optional<Time> created, accessed; // accessed: last access, else created; none: timeless
    double hours = 0;                      // since `accessed`, never below 0; timeless: infinite
    double importance = 0.5;               // 0..1; unset counts 0.5
    bool importanceSet = false;
    Confidence confidence = Confidence::None; // beliefs only
    bool approved = false;                    // belief in the agent's read view
    double bm25 = 0;                          // FTS5's bm25 negated: above 0, more is better; 0: no word matches
    double similarity = 0;                    // cosine with the question, -1..1
    double neighbours = 0, sessionScore = 0;  // 0..1, see gatherRecall()
    bool namesActor = false;                  // the question names who said or did it
    int bm25Rank = 0, vectorRank = 0, neighbourRank = 0; // 1 is best; 0: not among the best of that list
    std::vector<MemoryId> behind{}; // of a belief: the episodes it rests on that are best for the question
    std::uint64_t behindCount = 0;  // all episodes behind it
};

// A belief that a newer episode contradicts, and that therefore is no hit for this question.
struct RecallVeto {
    MemoryKey belief, episode;
    MemoryId beliefId, episodeId;
    std::string beliefText, episodeText;
    std::optional<Time> at;      // of the episode
    double importance = 0;       // of the episode
    bool linked = false;         // a contradicting link says so; else alike, and the one denies the other
    std::string reason;          // one sentence
    RecallCandidate candidate{}; // the belief with its parts, to show where it would have stood
};

struct RecallIndexState {
    std::string model; // of the embedder
    int dimension = 0;
    std::size_t vectors = 0; // in the index, of all scopes
    bool graph = false;      // hnswlib answers; else exact search
    std::string note; // one sentence when it was made anew or could not be kept, and why; said with the first answer
};

// What was gathered: a value that can be ranked again and again.
struct RecallPool {
    std::string question;
    RecallRoute route;
    std::string scope;
    Time now{};
    std::size_t searched = 0;                  // memories that could have been hits
    std::vector<RecallCandidate> candidates{}; // by key
    std::vector<RecallVeto> vetoed{};
    std::vector<std::string>
        notes{}; // said to the person: index made anew, no word of the question is searched for ...
    RecallIndexState index{};
};

struct RecallHit {
    std::size_t candidate = 0; // place in RecallPool::candidates
    double score = 0;
    double recency = 0, importance = 0, relevance = 0; // normalised, 0..1
    // What the relevance is made of, normalised, 0..1: words, vectors, neighbours, session, actor.
    std::array<double, 5> parts{};
    std::array<double, 5> shares{}; // of each in the relevance; their sum is 1
    // The sum of shares × parts, and the least and the greatest such sum of all candidates, between which it is
    // normalised.
    double relevanceRaw = 0, relevanceLeast = 0, relevanceBest = 0;
    double recencyRaw = 0;   // decay ^ hours or decay ^ rank
    double confidence = 1;   // the factor that the score was multiplied by
    std::string explanation; // the whole sum in words
};

// The ranking: best first, ties by the later creation, then by key. Pure. k = 0: all. `layer` narrows the candidates to
// one layer before anything is normalised, so that the route may be overruled without gathering again (gather with All
// for that); Auto and All: all of them.
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<RecallHit>
rankRecall(const RecallPool &, const RecallWeights & = {}, std::size_t k = 0, RecallLayer layer = RecallLayer::Auto);

// Two rankings of one pool side by side.
struct RecallMove {
    std::size_t candidate = 0; // place in RecallPool::candidates
    int before = 0, after = 0; // places from 1; 0: not among the first k
};
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<RecallMove>
compareRecall(const RecallPool &, const RecallWeights &before, const RecallWeights &after, std::size_t k);

// --- the index of vectors ---

struct RecallIndexOptions {
    std::shared_ptr<const Embedder> embedder{}; // none: the built-in one with its general weights
    std::size_t graphFrom = 20'000;             // vectors from which hnswlib is used; below, search is exact
    bool keep = true;                           // writes STORE-index/; else in memory only
    // So many vectors are held in memory. Of more they stay in the file, no graph is made (it would take an hour for a
    // million, and twice their memory), and search is exact: it reads all of them, half a second for a million.
    std::size_t heldMost = 250'000;
};

// The vectors of a store's memories by one embedding model, and from 20,000 to 250,000 of them a graph (hnswlib) over
// these.
class CREDENCE_CORE_EXPORT RecallIndex {
public:
    // Reads STORE-index/, or makes it anew where it is missing, cut short, damaged, of another format, model or
    // dimension; then takes in what is new or changed in the store, and leaves out what is erased. Long for large
    // stores without an index (a graph of 200,000 vectors: minutes). A folder that can't be written: kept in memory,
    // and said.
    [[nodiscard]] static Result<std::shared_ptr<RecallIndex>> open(const Store &, const RecallIndexOptions & = {},
                                                                   std::stop_token = {}, const Progress & = {});
    virtual ~RecallIndex();
    // Brings it up to the store's present state.
    [[nodiscard]] virtual Result<void> refresh(const Store &, std::stop_token = {}, const Progress & = {}) = 0;
    [[nodiscard]] virtual RecallIndexState state() const = 0;
};

// STORE-index/ beside a store; `store` is its path.
[[nodiscard]] CREDENCE_CORE_EXPORT std::filesystem::path indexFolder(const std::filesystem::path &store);

// --- gathering ---

// The union of the best `listed` of each list: words (FTS5, porter stems; parts of words for scripts without spaces),
// vectors, and neighbours. neighbours(m): of the episodes at most two places before or after m in the scope's order of
// time and not of another session, half the sum of words and vectors (each min-max normalised over its list), halved
// again for the second place; the largest one. sessionScore(m): the same sum over all other listed memories of m's
// session, divided by the largest such sum. Only active and suspect memories are gathered; a belief is vetoed as
// core.md says. The index is brought up to date first. A question without a word that is searched for yields what
// vectors alone find, and a note; a layer that Auto chose and that is empty gives way to both.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<RecallPool> gatherRecall(const Store &, RecallIndex &,
                                                                   const std::string &question,
                                                                   const RecallOptions & = {}, std::stop_token = {});

} // namespace credence

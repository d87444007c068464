// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Vectors of texts, how alike two texts are, and clusters of memories.
// Ownership: values; an Embedder is shared. Thread safety: const use from any thread.
// The built-in embedder needs no network: 100-dimensional word vectors (GloVe; the table in resources/embeddings) with
// the two common components removed, weighted by idf, joined with 284 hashed word n-grams: 384 dimensions, unit length.
#pragma once

#include <credence/export.h>
#include <credence/memory.h>
#include <credence/result.h>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace credence {

using Vector = std::vector<float>; // of unit length, or all zero for a text without words

// Where an embedder's cosine means something; each embedder has its own, measured (see the .cpp for how and on what).
struct Thresholds {
    double duplicate = 0;  // the same claim in other words, among beliefs and rejections
    double paraphrase = 0; // a claim that only repeats an episode
    double cluster = 0;    // episodes about one thing (the everos preset states its own, 0.65)
};

class CREDENCE_CORE_EXPORT Embedder {
public:
    virtual ~Embedder();
    [[nodiscard]] virtual std::string model() const = 0; // "builtin-1" ("builtin-1+VERSION" by weights of
                                                         // a corpus), or a provider's name of it
    [[nodiscard]] virtual int dimension() const = 0;
    [[nodiscard]] virtual Thresholds thresholds() const = 0;
    // One vector a text, in order. Errors: Cancelled, Network (of a provider).
    [[nodiscard]] virtual Result<std::vector<Vector>> embed(std::span<const std::string> texts,
                                                            std::stop_token = {}) const = 0;
};

// Frozen weights: how often each word occurs in a corpus. Versioned, so that stored vectors never drift.
class CREDENCE_CORE_EXPORT CorpusWeights {
public:
    CorpusWeights(); // the general weights that travel with the table
    static CorpusWeights of(std::span<const std::string> texts);
    [[nodiscard]] double idf(std::string_view foldedWord) const;
    [[nodiscard]] std::string version() const; // short hash of the content

private:
    std::shared_ptr<const struct CorpusWeightsData> d;
    friend struct CorpusWeightsAccess;
};

// Compare memories of one scope by the weights of its own texts (CorpusWeights::of): the names and turns that all of
// them share then count for little, and the thresholds are lower accordingly. Negation and numbers weigh as any other
// word, so a claim and its opposite look alike: a likeness offers, it never decides.
[[nodiscard]] CREDENCE_CORE_EXPORT std::shared_ptr<const Embedder> builtinEmbedder(const CorpusWeights & = {});

// Vectors of a provider's embedding model, in calls of at most 64 texts. `model` is the name under which they are kept:
// it must tell providers apart. Texts are cut at 24,000 bytes; a blank text is a zero vector and never sent. Errors:
// those of ModelClient::embed; Network for vectors that are missing, zero, not finite or of another dimension than the
// first (dimension() is 0 until then). The client is borrowed and outlives the embedder. Repeated texts come from the
// cache of cachedEmbedder. The thresholds are a beginning for models trained for cosine and not measured.
class ModelClient;
inline constexpr Thresholds kUnmeasured{.duplicate = 0.92, .paraphrase = 0.88, .cluster = 0.65};
[[nodiscard]] CREDENCE_CORE_EXPORT std::shared_ptr<const Embedder> providerEmbedder(ModelClient &, std::string model,
                                                                                    const Thresholds & = kUnmeasured);

// The same vectors, remembered in memory by model and text for as long as the process lives, 64 MiB of them at most in
// all; a text that comes twice is embedded once.
inline constexpr std::size_t kVectorCacheBytes = std::size_t{64} << 20U;
[[nodiscard]] CREDENCE_CORE_EXPORT std::shared_ptr<const Embedder> cachedEmbedder(std::shared_ptr<const Embedder>);

// Cosine, -1..1; 0 if one of them is all zero. Sizes must be equal.
[[nodiscard]] CREDENCE_CORE_EXPORT double similarity(std::span<const float>, std::span<const float>);
// Places of the k vectors most alike to the query, best first, ties in order of place.
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<std::pair<std::size_t, double>>
nearest(std::span<const Vector>, std::span<const float> query, std::size_t k);

// Clusters in order of time (core.md, everos): of the clusters whose last member is at most `window` older, an episode
// joins the one whose mean vector is most similar, if that is at least `threshold` (less 1e-6 for the rounding of
// single precision; of equals, the one opened first); else it opens one. Items without a time are left out. Returned in
// the order in which they were opened, members (places) in order of time; ties in time keep the order given. Takes the
// number of items times that of clusters open at once; when stopped it returns those found until then.
struct TimedVector {
    std::optional<Time> time;
    std::span<const float> vector;
};
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<std::vector<std::size_t>>
clustersInTime(std::span<const TimedVector>, double threshold, std::chrono::milliseconds window, std::stop_token = {});

// Spherical k-means, k by the best mean silhouette (cosine distance) in 2..min(maxK, ceil(sqrt n)), the smaller k of
// equals; `iterations` at most; seeded and deterministic on every machine (hebbs: seed 42, 50 iterations). k is chosen
// on at most 2,000 sampled vectors. Largest cluster first, of equals the one with the smallest place; members in order
// of place. Fewer than 3 vectors, or all alike: one cluster. Zero vectors come last, together. Errors: Cancelled;
// Invalid if dimensions differ.
struct KMeansOptions {
    std::uint64_t seed = 42;
    int iterations = 50;
    int maxK = 50;
};
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<std::vector<std::size_t>>>
clustersByKMeans(std::span<const Vector>, const KMeansOptions & = {}, std::stop_token = {});

} // namespace credence

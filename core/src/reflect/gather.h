// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The stages focus and gather: into which units a selection falls, and what each of them shows. Pure functions.
// Ownership: values. Thread safety: pure functions.
#pragma once

#include <credence/embed.h>
#include <credence/reflect.h>
#include <credence/snapshot.h>

#include <span>
#include <string>
#include <vector>

namespace credence::reflecting {

// What is proposed from at once: a question with what bears on it, a cluster, a batch.
struct Unit {
    std::string name;          // "question 2", "cluster 3"
    std::string focus;         // the question; else the name
    std::vector<Node> members; // in the order in which they are shown
    Node narrative = kNoNode;  // the account that is brought up to date
};

// --- retrieval (Generative Agents) ---

struct RetrievalItem {
    Node node = kNoNode;
    std::int64_t accessed = kNoTime; // last access, or creation
    double importance = 0.5;
    double relevance = 0; // cosine to the question
};
struct RetrievalOptions {
    bool released = false;         // score as the released code does
    double recencyDecay = 0.995;   // an hour
    double rankDecay = 0.99;       // released
    double weights[3] = {1, 1, 1}; // recency, importance, relevance
    std::int64_t now = 0;          // ms
    std::size_t limit = 8;
};
// The best by the sum of recency, importance and relevance, each scaled to 0..1 over all items (0.5 where all are
// equal). Equal scores: the later one first.
// Paper: recency = decay ^ hours since the last access. Released: decay ^ rank, ranks counted from the item that was
// accessed longest ago, and factors 0.5, 2 and 3.
[[nodiscard]] std::vector<Node> retrieve(std::span<const RetrievalItem> items, const RetrievalOptions &options);

// --- clusters ---

struct ClusterChoice {
    std::vector<std::vector<std::size_t>> taken; // places in the order of the clusters taken
    std::vector<bool> update;                    // of each: brings a narrative up to date
    std::vector<Skip> skipped;
};
struct ClusterMember {
    bool narrative = false;
    bool consumed = false; // by an earlier run that reached the queue
};
// EverOS: clusters of at least `least` members with something new in them, the largest first (ties: the earlier
// opened), at most `most`.
[[nodiscard]] ClusterChoice chooseNarratives(const std::vector<std::vector<std::size_t>> &clusters,
                                             std::span<const ClusterMember> members, std::size_t least,
                                             std::size_t most);
// HEBBS: clusters of at least `least` members, the largest first; smaller ones are skipped by name.
[[nodiscard]] ClusterChoice chooseClusters(const std::vector<std::vector<std::size_t>> &clusters, std::size_t least);

// Places ordered from the centre of the vectors outwards.
[[nodiscard]] std::vector<std::size_t> fromCentre(std::span<const std::size_t> places, std::span<const Vector> vectors);

// HEBBS: 0.7 x mean importance of the sources + 0.3 x confidence + ln(1 + size of the cluster) / 10, within 0..1.
[[nodiscard]] double clusterImportance(double meanImportance, double confidence, std::size_t clusterSize);

} // namespace credence::reflecting

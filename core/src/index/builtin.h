// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the built-in embedder can be tuned by; tests and measurements alone change it.
// Ownership: values. Thread safety: pure.
#pragma once

#include <credence/embed.h>

namespace credence::index {

inline constexpr int kHashed = 284;

struct Tuning {
    double meaning = 0.5;   // share of the word vectors in the squared length, the rest is the hashed words'
    double wordPower = 1;   // word vectors are weighted by idf to this
    double hashPower = 1;   // hashed words too
    double pairs = 0.5;     // weight of a pair of neighbouring words beside a single word
    double grams = 0.5;     // squared-length share of an unknown word's character trigrams beside the word itself
    bool stems = true;      // words are hashed by their stem
    bool unitWords = false; // word vectors are taken at length 1
};

// As builtinEmbedder(), with other weights. For measurements.
[[nodiscard]] std::shared_ptr<const Embedder> tunedEmbedder(const CorpusWeights &, const Tuning &);

} // namespace credence::index

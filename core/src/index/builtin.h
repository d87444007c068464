// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the built-in embedder can be tuned by; tests and measurements alone change it.
// Ownership: values. Thread safety: pure.
#pragma once

#include <credence/embed.h>

namespace credence::index {

inline constexpr int kHashed = 284;

// Measured on half a of the labelled pairs and on the sample store (share of a belief's evidence among the ten nearest
// episodes), area under the curve of same claim or paraphrase against other claims | of paraphrase or related against
// unrelated | recall: meaning 0: .936 | .946 | .365; 0.4: .949 | .973 | .423; 0.6: .954 | .982 | .418; 0.8: .959 | .978
// | .382; 1: .968 | .973 | .348. Word vectors tell claims apart, hashed words find the episode: 0.6 keeps both.
struct Tuning {
    double meaning = 0.6; // share of the word vectors in the squared length; the rest is the hashed words'
    double pairs = 0.5;   // weight of a pair of neighbouring words beside a single word
    double grams = 0.5;   // share of an unknown word's character trigrams in its squared length; the rest is its own
    bool stems = true;    // words are hashed by their stem
};

// As builtinEmbedder(), with other weights. For measurements.
[[nodiscard]] std::shared_ptr<const Embedder> tunedEmbedder(const CorpusWeights &, const Tuning &);

} // namespace credence::index

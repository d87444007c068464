// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// How much a word says. Thread safety: const use from any thread.
#pragma once

#include <credence/embed.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

namespace credence {

struct CorpusWeightsData {
    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view s) const { return std::hash<std::string_view>{}(s); }
    };
    double texts = 0; // of the corpus; 0: the general weights
    std::unordered_map<std::string, std::uint32_t, Hash, std::equal_to<>> textsWith;
    std::string version;
};

struct CorpusWeightsAccess {
    static std::shared_ptr<const CorpusWeightsData> of(const CorpusWeights &weights) { return weights.d; }
};

namespace index {

// The share of short texts (20 words) that hold a word of this rank, from the law of Zipf and Mandelbrot: a word's
// share of all words is 1 / ((rank + 2.7) ln(100,000)). A word that the table lacks counts as the rank after its last.
[[nodiscard]] double generalShare(std::optional<std::uint32_t> rank);

// -ln of the share of texts with it; for corpora, the general share counts as 100 texts beside those counted.
[[nodiscard]] double idfOf(const CorpusWeightsData &, std::string_view foldedWord, std::optional<std::uint32_t> rank);

} // namespace index
} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "index/weights.h"

#include "index/tokens.h"
#include "index/wordtable.h"

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <unordered_set>
#include <vector>

namespace credence {

namespace index {

namespace {
constexpr double kPriorTexts = 100;
}

double generalShare(std::optional<std::uint32_t> rank)
{
    constexpr double kWordsOfAText = 20, kMandelbrot = 2.7, kLogOfWords = 11.512925464970229;
    const double r = rank ? double(*rank) + 1 : double(WordTable::builtin().size()) + 1;
    return 1 - std::exp(-kWordsOfAText / ((r + kMandelbrot) * kLogOfWords));
}

double idfOf(const CorpusWeightsData &weights, std::string_view foldedWord, std::optional<std::uint32_t> rank)
{
    double share = generalShare(rank);
    if (weights.texts > 0) {
        const auto found = weights.textsWith.find(foldedWord);
        const double count = found == weights.textsWith.end() ? 0 : double(found->second);
        share = (count + kPriorTexts * share) / (weights.texts + kPriorTexts);
    }
    return -std::log(share);
}

} // namespace index

CorpusWeights::CorpusWeights()
{
    static const auto general = [] {
        auto data = std::make_shared<CorpusWeightsData>();
        data->version = "general-1";
        return std::shared_ptr<const CorpusWeightsData>(std::move(data));
    }();
    d = general;
}

CorpusWeights CorpusWeights::of(std::span<const std::string> texts)
{
    auto data = std::make_shared<CorpusWeightsData>();
    data->texts = double(texts.size());
    for (const std::string &text : texts) {
        std::unordered_set<std::string> seen;
        index::forEachToken(text, [&](index::TokenKind kind, std::string_view token) {
            if (kind != index::TokenKind::Run && seen.emplace(token).second)
                ++data->textsWith[std::string(token)];
        });
    }
    // The version is a hash of the counts in order of the words.
    std::vector<std::pair<std::string_view, std::uint32_t>> sorted(data->textsWith.begin(), data->textsWith.end());
    std::sort(sorted.begin(), sorted.end());
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, 16);
    const auto add = [&](std::string_view s) {
        crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(s.data()), s.size());
    };
    add(fmt::format("builtin-1 {}\n", texts.size()));
    for (const auto &[word, count] : sorted)
        add(fmt::format("{} {}\n", word, count));
    std::array<unsigned char, 16> digest{};
    crypto_generichash_final(&state, digest.data(), digest.size());
    for (int i = 0; i < 6; ++i)
        data->version += fmt::format("{:02x}", digest[std::size_t(i)]);
    CorpusWeights result;
    result.d = std::move(data);
    return result;
}

double CorpusWeights::idf(std::string_view foldedWord) const
{
    return index::idfOf(*d, foldedWord, index::WordTable::builtin().rank(foldedWord));
}

std::string CorpusWeights::version() const
{
    return d->version;
}

} // namespace credence

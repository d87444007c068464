// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/gather.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace credence::reflecting {

namespace {

// Each value to its place between the least and the greatest.
std::vector<double> scaled(std::vector<double> values)
{
    if (values.empty())
        return values;
    const auto [low, high] = std::minmax_element(values.begin(), values.end());
    const double from = *low, width = *high - *low;
    for (double &value : values)
        value = width > 0 ? (value - from) / width : 0.5;
    return values;
}

void largestFirst(ClusterChoice &choice, std::vector<std::pair<std::vector<std::size_t>, bool>> found)
{
    std::stable_sort(found.begin(), found.end(),
                     [](const auto &a, const auto &b) { return a.first.size() > b.first.size(); });
    for (auto &[places, update] : found) {
        choice.taken.push_back(std::move(places));
        choice.update.push_back(update);
    }
}

} // namespace

std::vector<Node> retrieve(std::span<const RetrievalItem> items, const RetrievalOptions &options)
{
    std::vector<double> recency(items.size()), importance(items.size()), relevance(items.size());
    if (options.released) {
        std::vector<std::size_t> order(items.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::stable_sort(order.begin(), order.end(),
                         [&](std::size_t a, std::size_t b) { return items[a].accessed < items[b].accessed; });
        for (std::size_t rank = 0; rank < order.size(); ++rank)
            recency[order[rank]] = std::pow(options.rankDecay, double(rank + 1));
    }
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (!options.released && items[i].accessed != kNoTime) {
            const double hours = double(options.now - items[i].accessed) / 3'600'000.0;
            recency[i] = std::pow(options.recencyDecay, std::max(0.0, hours));
        }
        importance[i] = items[i].importance;
        relevance[i] = items[i].relevance;
    }
    recency = scaled(std::move(recency));
    importance = scaled(std::move(importance));
    relevance = scaled(std::move(relevance));
    const double gain[3] = {options.released ? 0.5 : 1.0, options.released ? 2.0 : 1.0, options.released ? 3.0 : 1.0};
    std::vector<double> score(items.size());
    for (std::size_t i = 0; i < items.size(); ++i)
        score[i] = options.weights[0] * gain[0] * recency[i] + options.weights[1] * gain[1] * importance[i] +
                   options.weights[2] * gain[2] * relevance[i];
    std::vector<std::size_t> order(items.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    const std::size_t count = std::min(options.limit, order.size());
    std::partial_sort(order.begin(), order.begin() + std::ptrdiff_t(count), order.end(),
                      [&](std::size_t a, std::size_t b) {
                          if (score[a] != score[b])
                              return score[a] > score[b];
                          if (items[a].accessed != items[b].accessed)
                              return items[a].accessed > items[b].accessed;
                          return items[a].node > items[b].node;
                      });
    std::vector<Node> out;
    for (std::size_t i = 0; i < count; ++i)
        out.push_back(items[order[i]].node);
    return out;
}

ClusterChoice chooseNarratives(const std::vector<std::vector<std::size_t>> &clusters,
                               std::span<const ClusterMember> members, std::size_t least, std::size_t most)
{
    ClusterChoice choice;
    std::vector<std::pair<std::vector<std::size_t>, bool>> found;
    std::size_t single = 0;
    for (std::size_t c = 0; c < clusters.size(); ++c) {
        const auto &places = clusters[c];
        const auto narratives =
            std::count_if(places.begin(), places.end(), [&](std::size_t p) { return members[p].narrative; });
        const bool fresh = std::any_of(places.begin(), places.end(),
                                       [&](std::size_t p) { return !members[p].narrative && !members[p].consumed; });
        if (places.size() < least) {
            ++single;
        } else if (!fresh) {
            choice.skipped.push_back(
                {fmt::format("a cluster of {}", places.size()), "it was consolidated already and has no new member"});
        } else {
            found.emplace_back(places, narratives > 0);
        }
    }
    largestFirst(choice, std::move(found));
    while (choice.taken.size() > most) {
        choice.skipped.push_back({fmt::format("a cluster of {}", choice.taken.back().size()),
                                  fmt::format("only the {} largest are taken in a run", most)});
        choice.taken.pop_back();
        choice.update.pop_back();
    }
    if (single > 0)
        choice.skipped.push_back({fmt::format("{} {}", single, single == 1 ? "cluster" : "clusters"),
                                  fmt::format("fewer than {} members", least)});
    return choice;
}

ClusterChoice chooseClusters(const std::vector<std::vector<std::size_t>> &clusters, std::size_t least)
{
    ClusterChoice choice;
    std::vector<std::pair<std::vector<std::size_t>, bool>> found;
    for (const auto &places : clusters) {
        if (places.size() < least)
            choice.skipped.push_back(
                {fmt::format("a cluster of {}", places.size()), fmt::format("fewer than {} members", least)});
        else
            found.emplace_back(places, false);
    }
    largestFirst(choice, std::move(found));
    return choice;
}

std::vector<std::size_t> fromCentre(std::span<const std::size_t> places, std::span<const Vector> vectors)
{
    if (places.empty())
        return {};
    Vector centre(vectors[places.front()].size(), 0.0F);
    for (const std::size_t place : places) {
        for (std::size_t i = 0; i < centre.size(); ++i)
            centre[i] += vectors[place][i];
    }
    std::vector<std::pair<double, std::size_t>> order;
    for (const std::size_t place : places)
        order.emplace_back(-similarity(centre, vectors[place]), place);
    std::stable_sort(order.begin(), order.end(), [](const auto &a, const auto &b) { return a.first < b.first; });
    std::vector<std::size_t> out;
    out.reserve(order.size());
    for (const auto &[distance, place] : order)
        out.push_back(place);
    return out;
}

double clusterImportance(double meanImportance, double confidence, std::size_t clusterSize)
{
    return std::clamp(0.7 * meanImportance + 0.3 * confidence + std::log(1.0 + double(clusterSize)) / 10.0, 0.0, 1.0);
}

} // namespace credence::reflecting

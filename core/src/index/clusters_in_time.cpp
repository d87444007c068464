// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "index/products.h"

#include <credence/embed.h>

#include <algorithm>
#include <cmath>

namespace credence {

std::vector<std::vector<std::size_t>> clustersInTime(std::span<const TimedVector> items, double threshold,
                                                     std::chrono::milliseconds window, std::stop_token stop)
{
    // Vectors are single precision: a similarity that is the threshold on paper may fall short of it by this much.
    constexpr double kRounding = 1e-6;

    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < items.size(); ++i) {
        if (items[i].time)
            order.push_back(i);
    }
    std::stable_sort(order.begin(), order.end(),
                     [&](std::size_t a, std::size_t b) { return *items[a].time < *items[b].time; });

    struct Cluster {
        std::vector<double> sum; // of the members' unit vectors: the direction of their mean
        double length = 0;       // of the sum
        Time last;
    };
    std::vector<Cluster> clusters;
    std::vector<std::vector<std::size_t>> members;
    std::vector<std::size_t> open; // whose last member may still be near enough, in order of opening
    for (const std::size_t i : order) {
        if (stop.stop_requested())
            break;
        const auto v = items[i].vector;
        const double length = std::sqrt(index::dot(v.data(), v.data(), v.size()));
        std::erase_if(open, [&](std::size_t c) { return *items[i].time - clusters[c].last > window; });
        double best = -2;
        std::size_t to = clusters.size();
        for (const std::size_t c : open) {
            const Cluster &cluster = clusters[c];
            double alike = 0;
            if (length > 0 && cluster.length > 0 && cluster.sum.size() == v.size()) {
                for (std::size_t k = 0; k < v.size(); ++k)
                    alike += cluster.sum[k] * double(v[k]);
                alike /= length * cluster.length;
            }
            if (alike > best) { // the first opened of equals
                best = alike;
                to = c;
            }
        }
        if (to == clusters.size() || best < threshold - kRounding) {
            to = clusters.size();
            clusters.push_back({std::vector<double>(v.size(), 0.0), 0, *items[i].time});
            members.emplace_back();
            open.push_back(to);
        }
        Cluster &cluster = clusters[to];
        double square = 0;
        for (std::size_t k = 0; k < std::min(v.size(), cluster.sum.size()); ++k) {
            if (length > 0)
                cluster.sum[k] += double(v[k]) / length;
            square += cluster.sum[k] * cluster.sum[k];
        }
        cluster.length = std::sqrt(square);
        cluster.last = *items[i].time;
        members[to].push_back(i);
    }
    return members;
}

} // namespace credence

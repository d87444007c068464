// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Spherical k-means (Dhillon and Modha 2001) begun by k-means++ (Arthur and Vassilvitskii 2007), k by the mean
// silhouette (Rousseeuw 1987). Distance is 1 - cosine, half the squared distance of unit vectors, so a vector's mean
// distance to a cluster follows from the sum of the cluster's vectors and no pair is ever looked at.
#include "index/hash.h"
#include "index/products.h"

#include <credence/embed.h>

#include <algorithm>
#include <cmath>
#include <numeric>

namespace credence {

namespace {

constexpr std::size_t kSample = 2000;

struct Points {
    std::vector<Vector> unit;
    [[nodiscard]] std::size_t size() const { return unit.size(); }
    [[nodiscard]] double dot(std::size_t i, const Vector &v) const
    {
        return index::dot(unit[i].data(), v.data(), v.size());
    }
};

class Random { // the same numbers on every machine
public:
    explicit Random(std::uint64_t seed) : m_state(seed) {}
    std::uint64_t next() { return index::mixed(m_state += 0x9e3779b97f4a7c15U); }
    double unit() { return double(next() >> 11U) * 0x1.0p-53; }
    std::size_t below(std::size_t n) { return std::size_t(unit() * double(n)); }

private:
    std::uint64_t m_state;
};

using Assignment = std::vector<std::uint32_t>;

bool normalise(const std::vector<double> &sum, Vector &out)
{
    double square = 0;
    for (const double x : sum)
        square += x * x;
    if (!(square > 1e-18))
        return false; // members that cancel each other have no mean direction
    const double length = std::sqrt(square);
    std::transform(sum.begin(), sum.end(), out.begin(), [length](double x) { return float(x / length); });
    return true;
}

// k centres, each drawn with a chance in proportion to its distance from those before. Fewer when the vectors differ in
// fewer directions.
std::vector<Vector> firstCentres(const Points &points, std::size_t k, Random &random)
{
    std::vector<Vector> centres{points.unit[random.below(points.size())]};
    std::vector<double> distance(points.size(), 2);
    while (centres.size() < k) {
        double sum = 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            distance[i] = std::min(distance[i], std::max(0.0, 1 - points.dot(i, centres.back())));
            if (distance[i] < 1e-6)
                distance[i] = 0;
            sum += distance[i];
        }
        if (sum <= 0)
            break;
        double draw = random.unit() * sum;
        std::size_t chosen = points.size();
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (distance[i] <= 0)
                continue;
            chosen = i;
            if ((draw -= distance[i]) < 0)
                break;
        }
        centres.push_back(points.unit[chosen]);
    }
    return centres;
}

// The assignment to at most k clusters; an empty one when stopped.
Assignment kMeans(const Points &points, std::size_t k, const KMeansOptions &options, const std::stop_token &stop)
{
    Random random(options.seed);
    std::vector<Vector> centres = firstCentres(points, k, random);
    const std::size_t dimension = centres.front().size();
    Assignment assigned(points.size(), 0);
    std::vector<double> closeness(points.size(), 0);
    for (int turn = 0; turn < std::max(1, options.iterations); ++turn) {
        bool changed = turn == 0;
        for (std::size_t i = 0; i < points.size(); ++i) {
            if (i % 128 == 0 && stop.stop_requested())
                return {};
            std::uint32_t best = 0;
            double most = -2;
            for (std::uint32_t c = 0; c < centres.size(); ++c) {
                if (const double alike = points.dot(i, centres[c]); alike > most) {
                    most = alike;
                    best = c;
                }
            }
            changed = changed || best != assigned[i];
            assigned[i] = best;
            closeness[i] = most;
        }
        if (!changed)
            break;
        std::vector<std::vector<double>> sums(centres.size(), std::vector<double>(dimension, 0.0));
        std::vector<std::size_t> counts(centres.size(), 0);
        for (std::size_t i = 0; i < points.size(); ++i) {
            ++counts[assigned[i]];
            for (std::size_t d = 0; d < dimension; ++d)
                sums[assigned[i]][d] += double(points.unit[i][d]);
        }
        for (std::size_t c = 0; c < centres.size(); ++c) {
            if (counts[c] > 0) {
                if (!normalise(sums[c], centres[c])) {
                    const auto first = std::find(assigned.begin(), assigned.end(), std::uint32_t(c));
                    centres[c] = points.unit[std::size_t(first - assigned.begin())];
                }
                continue;
            }
            // Nobody is left here: begin again at the vector that its own centre describes worst.
            std::size_t worst = points.size();
            for (std::size_t i = 0; i < points.size(); ++i) {
                if (counts[assigned[i]] > 1 && (worst == points.size() || closeness[i] < closeness[worst]))
                    worst = i;
            }
            if (worst == points.size())
                continue;
            --counts[assigned[worst]];
            assigned[worst] = std::uint32_t(c);
            counts[c] = 1;
            closeness[worst] = 1;
            centres[c] = points.unit[worst];
        }
    }
    return assigned;
}

double meanSilhouette(const Points &points, const Assignment &assigned)
{
    const std::size_t k = *std::max_element(assigned.begin(), assigned.end()) + std::size_t{1};
    const std::size_t dimension = points.unit.front().size();
    std::vector<std::vector<double>> exact(k, std::vector<double>(dimension, 0.0));
    std::vector<std::size_t> counts(k, 0);
    for (std::size_t i = 0; i < points.size(); ++i) {
        ++counts[assigned[i]];
        for (std::size_t d = 0; d < dimension; ++d)
            exact[assigned[i]][d] += double(points.unit[i][d]);
    }
    std::vector<Vector> sums(k);
    for (std::size_t c = 0; c < k; ++c)
        sums[c].assign(exact[c].begin(), exact[c].end());
    double total = 0;
    for (std::size_t i = 0; i < points.size(); ++i) {
        if (counts[assigned[i]] < 2)
            continue; // 0 by definition
        double own = 0, other = 3;
        for (std::size_t c = 0; c < k; ++c) {
            if (counts[c] == 0)
                continue;
            const double n = double(counts[c]), along = points.dot(i, sums[c]);
            if (c == assigned[i])
                own = std::max(0.0, (n - along) / (n - 1)); // its distance to itself is 0
            else
                other = std::min(other, std::max(0.0, 1 - along / n));
        }
        if (const double larger = std::max(own, other); larger > 1e-6 && other < 3)
            total += (other - own) / larger;
    }
    return total / double(points.size());
}

} // namespace

Result<std::vector<std::vector<std::size_t>>> clustersByKMeans(std::span<const Vector> vectors,
                                                               const KMeansOptions &options, std::stop_token stop)
{
    const Error cancelled{Errc::Cancelled, "Cancelled.", {}};
    Points points;
    std::vector<std::size_t> places, zeros;
    for (std::size_t i = 0; i < vectors.size(); ++i) {
        const Vector &v = vectors[i];
        if (v.size() != vectors.front().size())
            return Error{Errc::Invalid, "Vectors of different dimensions can't be clustered together.", {}};
        std::vector<double> exact(v.begin(), v.end());
        Vector unit(v.size());
        if (normalise(exact, unit)) {
            points.unit.push_back(std::move(unit));
            places.push_back(i);
        } else {
            zeros.push_back(i);
        }
    }
    std::vector<std::vector<std::size_t>> clusters;
    const std::size_t n = points.size();
    if (n > 0) {
        Assignment assigned(n, 0);
        const std::size_t most =
            std::min(std::size_t(std::max(1, options.maxK)), std::size_t(std::ceil(std::sqrt(double(n)))));
        if (n >= 3 && most >= 2) {
            Points sample;
            const Points *tried = &points;
            if (n > kSample) {
                std::vector<std::size_t> order(n);
                std::iota(order.begin(), order.end(), std::size_t{0});
                Random random(options.seed);
                for (std::size_t i = 0; i < kSample; ++i)
                    std::swap(order[i], order[i + random.below(n - i)]);
                order.resize(kSample);
                std::sort(order.begin(), order.end());
                for (const std::size_t i : order)
                    sample.unit.push_back(points.unit[i]);
                tried = &sample;
            }
            double best = -2;
            std::size_t bestK = 1;
            for (std::size_t k = 2; k <= most; ++k) {
                Assignment attempt = kMeans(*tried, k, options, stop);
                if (attempt.empty())
                    return cancelled;
                const std::size_t got = *std::max_element(attempt.begin(), attempt.end()) + std::size_t{1};
                if (got < 2)
                    break; // all point the same way
                if (const double score = meanSilhouette(*tried, attempt); score > best + 1e-9) {
                    best = score;
                    bestK = k;
                    if (tried == &points)
                        assigned = std::move(attempt);
                }
                if (got < k)
                    break; // there are no more directions than that
            }
            if (tried != &points && bestK > 1) {
                assigned = kMeans(points, bestK, options, stop);
                if (assigned.empty())
                    return cancelled;
            }
        }
        clusters.resize(*std::max_element(assigned.begin(), assigned.end()) + std::size_t{1});
        for (std::size_t i = 0; i < n; ++i)
            clusters[assigned[i]].push_back(places[i]);
        std::erase_if(clusters, [](const auto &c) { return c.empty(); });
        std::sort(clusters.begin(), clusters.end(), [](const auto &a, const auto &b) {
            return a.size() > b.size() || (a.size() == b.size() && a.front() < b.front());
        });
    }
    if (!zeros.empty())
        clusters.push_back(std::move(zeros));
    if (stop.stop_requested())
        return cancelled;
    return clusters;
}

} // namespace credence

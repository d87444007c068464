// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "index/products.h"

#include <credence/embed.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <cstring>

// One copy for processors with AVX2 beside the general one, chosen when the library is loaded. Both add in the same
// order, so the machine makes no difference to the result. Sanitizers start too late for the choice.
#if defined(__x86_64__) && !defined(CREDENCE_SANITIZED) && !defined(__clang__)
#define CREDENCE_CLONES __attribute__((target_clones("avx2", "default")))
#else
#define CREDENCE_CLONES
#endif

namespace credence {

namespace index {

namespace {

using Lanes = float __attribute__((vector_size(32)));
constexpr std::size_t kLanes = 8;

} // namespace

CREDENCE_CLONES double dot(const float *a, const float *b, std::size_t n)
{
    Lanes sums[4]{};
    std::size_t i = 0;
    for (; i + 4 * kLanes <= n; i += 4 * kLanes) {
        for (std::size_t j = 0; j < 4; ++j) {
            Lanes x, y;
            std::memcpy(&x, a + i + j * kLanes, sizeof x);
            std::memcpy(&y, b + i + j * kLanes, sizeof y);
            sums[j] += x * y;
        }
    }
    const Lanes all = (sums[0] + sums[1]) + (sums[2] + sums[3]);
    double sum = 0;
    for (std::size_t j = 0; j < kLanes; ++j)
        sum += double(all[j]);
    for (; i < n; ++i)
        sum += double(a[i]) * double(b[i]);
    return sum;
}

} // namespace index

double similarity(std::span<const float> a, std::span<const float> b)
{
    assert(a.size() == b.size());
    if (a.size() != b.size())
        return 0;
    const double squares = index::dot(a.data(), a.data(), a.size()) * index::dot(b.data(), b.data(), b.size());
    if (!(squares > 0))
        return 0;
    return std::clamp(index::dot(a.data(), b.data(), a.size()) / std::sqrt(squares), -1.0, 1.0);
}

std::vector<std::pair<std::size_t, double>> nearest(std::span<const Vector> vectors, std::span<const float> query,
                                                    std::size_t k)
{
    // The worst of the best so far stands in front.
    const auto better = [](const auto &a, const auto &b) {
        return a.second > b.second || (a.second == b.second && a.first < b.first);
    };
    std::vector<std::pair<std::size_t, double>> best;
    if (k == 0)
        return best;
    best.reserve(std::min(k, vectors.size()) + 1);
    const double squareOfQuery = index::dot(query.data(), query.data(), query.size());
    for (std::size_t i = 0; i < vectors.size(); ++i) {
        const Vector &v = vectors[i];
        assert(v.size() == query.size());
        double alike = 0;
        if (v.size() == query.size()) {
            const double squares = squareOfQuery * index::dot(v.data(), v.data(), v.size());
            if (squares > 0)
                alike = std::clamp(index::dot(v.data(), query.data(), v.size()) / std::sqrt(squares), -1.0, 1.0);
        }
        const std::pair here(i, alike);
        if (best.size() == k && !better(here, best.front()))
            continue;
        best.push_back(here);
        std::push_heap(best.begin(), best.end(), better);
        if (best.size() > k) {
            std::pop_heap(best.begin(), best.end(), better);
            best.pop_back();
        }
    }
    std::sort(best.begin(), best.end(), better);
    return best;
}

} // namespace credence

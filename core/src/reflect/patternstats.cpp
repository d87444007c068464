// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/patternstats.h"

#include <boost/math/distributions/hypergeometric.hpp>

#include <algorithm>
#include <cmath>

namespace credence {

namespace {

// Nothing is thrown: a value out of range is a value.
using Quiet =
    boost::math::policies::policy<boost::math::policies::domain_error<boost::math::policies::ignore_error>,
                                  boost::math::policies::pole_error<boost::math::policies::ignore_error>,
                                  boost::math::policies::overflow_error<boost::math::policies::ignore_error>,
                                  boost::math::policies::rounding_error<boost::math::policies::ignore_error>,
                                  boost::math::policies::evaluation_error<boost::math::policies::ignore_error>>;

double wilson(int k, int n, double side)
{
    if (n <= 0)
        return side < 0 ? 0 : 1;
    constexpr double z = 1.959963984540054;
    const double share = double(k) / n, zz = z * z / n;
    const double mid = share + zz / 2, half = z * std::sqrt(share * (1 - share) / n + zz / (4 * n));
    return std::clamp((mid + side * half) / (1 + zz), 0.0, 1.0);
}

} // namespace

double fisherGreater(int both, int withX, int withY, int total)
{
    if (total <= 0 || withX < 0 || withY < 0 || withX > total || withY > total || both > std::min(withX, withY))
        return 1;
    if (both <= std::max(0, withX + withY - total))
        return 1;
    const boost::math::hypergeometric_distribution<double, Quiet> overlap(
        static_cast<unsigned>(withX), static_cast<unsigned>(withY), static_cast<unsigned>(total));
    return std::clamp(boost::math::cdf(boost::math::complement(overlap, static_cast<unsigned>(both - 1))), 0.0, 1.0);
}

LogFactorials::LogFactorials(std::size_t upTo) : m_values(upTo + 1)
{
    for (std::size_t n = 2; n <= upTo; ++n)
        m_values[n] = m_values[n - 1] + std::log(double(n));
}

double LogFactorials::greater(int both, int withX, int withY, int total) const
{
    const int low = std::max(0, withX + withY - total), high = std::min(withX, withY);
    if (both <= low || both > high)
        return 1;
    double term = 1, sum = 1; // in units of the first term
    for (int k = both; k < high; ++k) {
        term *= double(withX - k) * double(withY - k) / (double(k + 1) * double(total - withX - withY + k + 1));
        sum += term;
        if (term < sum * 1e-17)
            break;
    }
    return std::clamp(std::exp(hypergeometric(both, withX, withY, total) + std::log(sum)), 0.0, 1.0);
}

double stratifiedGreater(const LogFactorials &log, int both, std::span<const Stratum> strata)
{
    double mean = 0, variance = 0;
    int most = 0;
    for (const Stratum &s : strata) {
        if (s.total < 1)
            continue;
        const double share = double(s.withX) / s.total;
        mean += share * s.withY;
        if (s.total > 1)
            variance += share * (1 - share) * s.withY * double(s.total - s.withY) / (s.total - 1);
        most += std::min(s.withX, s.withY);
    }
    if (both > most)
        return 1; // can't be
    if (most > 3000) {
        if (variance <= 0)
            return 1;
        return 0.5 * std::erfc((both - 0.5 - mean) / std::sqrt(2 * variance));
    }
    std::vector<double> sum{1.0}, next;
    for (const Stratum &s : strata) {
        if (s.withX == 0 || s.withY == 0)
            continue;
        const int low = std::max(0, s.withX + s.withY - s.total), high = std::min(s.withX, s.withY);
        next.assign(sum.size() + std::size_t(high), 0.0);
        for (int k = low; k <= high; ++k) {
            const double p = std::exp(log.hypergeometric(k, s.withX, s.withY, s.total));
            for (std::size_t i = 0; i < sum.size(); ++i)
                next[i + std::size_t(k)] += sum[i] * p;
        }
        sum.swap(next);
    }
    double tail = 0;
    for (std::size_t k = sum.size(); k-- > std::size_t(std::max(both, 0));)
        tail += sum[k];
    return std::clamp(tail, 0.0, 1.0);
}

std::uint64_t testable(std::vector<std::pair<double, std::uint64_t>> &leastLogP, double q)
{
    std::sort(leastLogP.begin(), leastLogP.end());
    std::vector<std::uint64_t> upTo(leastLogP.size());
    std::uint64_t all = 0;
    for (std::size_t i = 0; i < leastLogP.size(); ++i)
        upTo[i] = all += leastLogP[i].second;
    const auto within = [&](std::uint64_t k) -> std::uint64_t {
        const double bound = std::log(q / double(k)) + 1e-12;
        const auto end = std::upper_bound(leastLogP.begin(), leastLogP.end(), bound,
                                          [](double b, const auto &entry) { return b < entry.first; });
        return end == leastLogP.begin() ? 0 : upTo[std::size_t(end - leastLogP.begin()) - 1];
    };
    std::uint64_t low = 1, high = std::max<std::uint64_t>(all, 1);
    while (low < high) {
        const std::uint64_t mid = low + (high - low) / 2;
        if (within(mid) <= mid)
            high = mid;
        else
            low = mid + 1;
    }
    return low;
}

std::vector<double> benjaminiHochberg(std::span<const double> ascending, std::uint64_t tested)
{
    std::vector<double> adjusted(ascending.size());
    double least = 1;
    for (std::size_t i = ascending.size(); i-- > 0;) {
        least = std::min(least, ascending[i] * double(tested) / double(i + 1));
        adjusted[i] = least;
    }
    return adjusted;
}

double wilsonLower(int k, int n)
{
    return wilson(k, n, -1);
}
double wilsonUpper(int k, int n)
{
    return wilson(k, n, +1);
}

} // namespace credence

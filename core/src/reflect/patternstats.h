// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The statistics of the miner. A table has `total` transactions, `withX` with the condition, `withY` with the
// consequence, `both` with both. Ownership: values. Thread safety: const use from any thread.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace credence {

// One-sided Fisher's exact test, P(overlap >= both) with the margins given (Boost.Math's hypergeometric distribution).
// 1 for a table that can't be.
[[nodiscard]] double fisherGreater(int both, int withX, int withY, int total);

// log n! for n up to what the constructor was given.
class LogFactorials {
public:
    explicit LogFactorials(std::size_t upTo);
    [[nodiscard]] double factorial(int n) const { return m_values[std::size_t(n)]; }
    [[nodiscard]] double choose(int n, int k) const { return factorial(n) - factorial(k) - factorial(n - k); }
    // log P(overlap = both).
    [[nodiscard]] double hypergeometric(int both, int withX, int withY, int total) const
    {
        return choose(withX, both) + choose(total - withX, withY - both) - choose(total, withY);
    }
    // fisherGreater() by summing these terms: thousands of times faster for large totals, good to about nine digits.
    [[nodiscard]] double greater(int both, int withX, int withY, int total) const;
    // The log of the least p that margins allow: P(overlap = min(withX, withY)).
    [[nodiscard]] double leastP(int withX, int withY, int total) const
    {
        const int small = withX < withY ? withX : withY, large = withX < withY ? withY : withX;
        return choose(large, small) - choose(total, small);
    }

private:
    std::vector<double> m_values;
};

// The same test within strata: P(sum of overlaps >= both), each stratum hypergeometric. Exact up to margins of 3,000,
// by the normal distribution above.
struct Stratum {
    int withX = 0, withY = 0, total = 0;
};
[[nodiscard]] double stratifiedGreater(const LogFactorials &, int both, std::span<const Stratum>);

// How many hypotheses Benjamini-Hochberg has to count when each has a least p of its own: Tarone's (1990) smallest K
// with at most K of them at or below q/K, as Gilbert (2005) uses it for the false discovery rate. `leastLogP` holds
// (log p, how many); it is sorted.
[[nodiscard]] std::uint64_t testable(std::vector<std::pair<double, std::uint64_t>> &leastLogP, double q);

// Adjusted p of each of `p` (ascending) among `tested` hypotheses, all others being at 1 (Benjamini, Hochberg 1995).
[[nodiscard]] std::vector<double> benjaminiHochberg(std::span<const double> ascending, std::uint64_t tested);

// Bounds of a share k/n at 95 % (Wilson 1927).
[[nodiscard]] double wilsonLower(int k, int n);
[[nodiscard]] double wilsonUpper(int k, int n);

} // namespace credence

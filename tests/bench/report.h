// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// One line of the table of benchmarks: what Credence took, what a bare reference took in the same run, and the bar, if
// the design names one. Printed, and, where CREDENCE_BENCH_REPORT names a file, appended to it with tabs for
// tests/bench/run.py. Ownership: none. Thread safety: one thread.
#pragma once

#include <cstdio>
#include <cstdlib>

namespace credence::measured {

// `reference` 0: none, the bar is for `ours` itself. `bar` 0: none; else the most that the ratio (or `ours`) may be.
inline void report(const char *what, double ours, double reference, const char *unit, double bar, const char *against)
{
    const double judged = reference > 0 ? ours / reference : ours;
    const char *verdict = bar <= 0 ? "" : judged <= bar ? "held" : "MISSED";
    if (reference > 0)
        std::printf("= %s: %.4g %s against %.4g (%s), ratio %.2f %s\n", what, ours, unit, reference, against, judged,
                    verdict);
    else
        std::printf("= %s: %.4g %s %s\n", what, ours, unit, verdict);
    std::fflush(stdout);
    const char *file = std::getenv("CREDENCE_BENCH_REPORT");
    if (!file)
        return;
    if (std::FILE *out = std::fopen(file, "a")) {
        std::fprintf(out, "%s\t%.6g\t%.6g\t%s\t%g\t%s\n", what, ours, reference, unit, bar, against);
        std::fclose(out);
    }
}

} // namespace credence::measured

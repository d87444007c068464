// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Mines 100,000 episodes with 20 items each and prints CPU seconds, peak memory and the ratio to a bare pass that
// counts the same pairs in one table. Tags follow a Zipf-like law, as labels do; --text adds a text of 30 words to
// each.
//   bench_patterns [EPISODES [ITEMS [DISTINCT]]] [--text]
#include "report.h"

#include <credence/patterns.h>

#include <sys/resource.h>

#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <random>
#include <set>
#include <unordered_map>
#include <vector>

using namespace credence;

namespace {

double cpu()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto s = [](const timeval &t) { return double(t.tv_sec) + double(t.tv_usec) / 1e6; };
    return s(usage.ru_utime) + s(usage.ru_stime);
}

double peakMb()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    return double(usage.ru_maxrss) / 1024;
}

} // namespace

int main(int argc, char **argv)
{
    std::size_t numbers[3] = {100000, 20, 2000}, given = 0;
    bool withText = false;
    for (int i = 1; i < argc; ++i) {
        if (std::strcmp(argv[i], "--text") == 0)
            withText = true;
        else if (given < 3)
            numbers[given++] = std::size_t(std::atoll(argv[i]));
    }
    const auto [episodes, items, distinct] = numbers;

    std::mt19937_64 random(7);
    std::uniform_real_distribution<double> uniform(0, 1);
    const auto zipf = [&](std::size_t n) {
        return std::min(n - 1, std::size_t(std::exp(uniform(random) * std::log(double(n) + 1)) - 1));
    };
    std::vector<PatternInput> inputs(episodes);
    std::vector<std::vector<std::uint32_t>> rows(episodes);
    for (std::size_t e = 0; e < episodes; ++e) {
        std::set<std::size_t> chosen;
        while (chosen.size() < std::min(items, distinct))
            chosen.insert(zipf(distinct));
        // One planted regularity.
        if (chosen.contains(40) && uniform(random) < 0.8)
            chosen.insert(77);
        inputs[e].key = {std::int64_t(e) + 1};
        inputs[e].session = "s" + std::to_string(e / 5);
        for (const std::size_t tag : chosen) {
            inputs[e].tags.push_back("tag" + std::to_string(tag) + "x");
            rows[e].push_back(std::uint32_t(tag));
        }
        if (withText) {
            for (int w = 0; w < 30; ++w) {
                inputs[e].text += "wo" + std::string(1, char('a' + zipf(26))) + std::string(1, char('a' + zipf(26))) +
                                  std::string(1, char('a' + zipf(26)));
                inputs[e].text += w % 3 == 2 ? " of the " : " ";
            }
        }
    }
    const double inputMb = peakMb();

    double start = cpu();
    std::unordered_map<std::uint64_t, std::uint32_t> bare;
    bare.reserve(1 << 20);
    for (const auto &row : rows) {
        for (std::size_t i = 0; i < row.size(); ++i) {
            for (std::size_t j = i + 1; j < row.size(); ++j)
                ++bare[std::uint64_t(row[i]) << 32U | row[j]];
        }
    }
    const double bareSeconds = cpu() - start;
    const std::size_t barePairs = bare.size();
    bare = {};

    start = cpu();
    const auto result = minePatterns(inputs);
    const double seconds = cpu() - start;
    if (!result) {
        std::fprintf(stderr, "%s\n", result.error().message.c_str());
        return 1;
    }
    std::printf("%zu episodes, %zu items each of %zu%s\n", episodes, items, distinct, withText ? ", with texts" : "");
    std::printf("mined             %8.2f s CPU\n", seconds);
    std::printf("bare pair count   %8.2f s CPU, %zu pairs\n", bareSeconds, barePairs);
    std::printf("ratio             %8.2f\n", seconds / bareSeconds);
    credence::measured::report("patterns", seconds * 1000, bareSeconds * 1000, "ms", 0, "a bare count of pairs");
    std::printf("peak memory       %8.1f MB, of which input %.1f MB\n", peakMb(), inputMb);
    std::printf("items %llu, tested %llu, left out %llu, rules %zu, dropped %zu\n",
                static_cast<unsigned long long>(result->items), static_cast<unsigned long long>(result->tested),
                static_cast<unsigned long long>(result->leftOut), result->rules.size(), result->dropped.size());
    for (std::size_t i = 0; i < result->rules.size() && i < 3; ++i)
        std::printf("  %s\n", result->rules[i].text.c_str());
    return 0;
}

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Replays the trigger over 1,000,000 episodes of two years and sweeps 200 thresholds; prints CPU milliseconds (the
// median of five) beside what a bare sum over the same numbers takes. Asked for: 25 ms a replay, 1,500 ms a sweep.
//   bench_simulate [EPISODES]
#include "report.h"

#include <credence/trigger.h>

#include <sys/resource.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <random>

using namespace credence;

namespace {

double cpuMs()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto ms = [](const timeval &t) { return double(t.tv_sec) * 1e3 + double(t.tv_usec) / 1e3; };
    return ms(usage.ru_utime) + ms(usage.ru_stime);
}

double median(const std::function<void()> &work)
{
    std::vector<double> took;
    for (int i = 0; i < 5; ++i) {
        const double before = cpuMs();
        work();
        took.push_back(cpuMs() - before);
    }
    std::sort(took.begin(), took.end());
    return took[2];
}

TriggerPolicy policyOf(std::initializer_list<std::pair<const char *, const char *>> settings)
{
    TriggerPolicy policy;
    for (const auto &[name, value] : settings) {
        if (!setTriggerSetting(policy, name, value))
            std::abort();
    }
    return policy;
}

} // namespace

int main(int argc, char **argv)
{
    const int episodes = argc > 1 ? std::atoi(argv[1]) : 1'000'000;
    std::mt19937_64 random(7);
    EpisodeSeries series;
    std::int64_t ms = 1'700'000'000'000;
    for (int i = 0; i < episodes; ++i) {
        ms += std::int64_t(random() % 126'000); // 63 s on average: two years
        series.add(Time(std::chrono::milliseconds(ms)), double(random() % 11) / 10, {i + 1});
    }
    series.arrange();

    double sum = 0;
    const double bare = median([&] {
        for (const double one : series.importance)
            sum += one;
    });
    std::printf("bare sum of %d            %8.2f ms (%.0f)\n", episodes, bare, sum);
    std::size_t firings = 0;
    const auto replay = [&](const char *name, const TriggerPolicy &policy) {
        const double took = median([&] { firings = simulate(series, policy)->firings.size(); });
        std::printf("replay, %-28s %8.2f ms  %zu firings\n", name, took, firings);
        credence::measured::report((std::string("replay, ") + name).c_str(), took, 0, "ms", 25, "");
    };
    replay("importance 15", policyOf({{"importance", "15"}}));
    replay("importance 0.1 (all fire)", policyOf({{"importance", "0.1"}}));
    replay("engram", findTriggerPreset("engram")->policy);
    replay("held for days", policyOf({{"importance", "5"}, {"min_interval", "4d"}}));
    replay("every minute", policyOf({{"schedule", "* * * * *"}, {"importance", "15"}}));

    const auto sweeps = [&](const char *name, const TriggerPolicy &policy) {
        const auto values = sweepValues(0.5, 100, 0.5);
        const double took = median([&] { firings = sweep(series, policy, "importance", *values)->size(); });
        std::printf("sweep of %zu, %-24s %8.2f ms\n", firings, name, took);
        credence::measured::report((std::string("sweep of 200 thresholds, ") + name).c_str(), took, 0, "ms", 1500, "");
    };
    sweeps("no gates", policyOf({{"importance", "15"}}));
    sweeps("engram's gates", findTriggerPreset("engram")->policy);
    sweeps("held for days", policyOf({{"importance", "5"}, {"min_interval", "4d"}, {"floor", "1000"}}));
    sweeps("nightly as well", policyOf({{"importance", "15"}, {"schedule", "0 2 * * *"}}));
    return 0;
}

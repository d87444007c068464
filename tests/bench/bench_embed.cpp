// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the built-in embedder costs: loading its table, sentences, and comparing. The bare references are a loop that
// splits the same texts at spaces and hashes the words, one that reads the table's bytes, and a plain loop over the
// same vectors.
//   bench_embed [SENTENCES]
#include "report.h"

#include <credence/embed.h>

#include <sys/resource.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

using namespace credence;

namespace {

double cpuMs()
{
    rusage usage{};
    getrusage(RUSAGE_SELF, &usage);
    const auto ms = [](const timeval &t) { return double(t.tv_sec) * 1e3 + double(t.tv_usec) / 1e3; };
    return ms(usage.ru_utime) + ms(usage.ru_stime);
}

double took(const std::function<void()> &work)
{
    const double start = cpuMs();
    work();
    return cpuMs() - start;
}

// The shortest of several turns.
double shortest(int turns, const std::function<void()> &work)
{
    double best = took(work);
    for (int i = 1; i < turns; ++i)
        best = std::min(best, took(work));
    return best;
}

volatile double g_kept = 0; // so that nothing is optimised away

} // namespace

int main(int argc, char **argv)
{
    const std::size_t n = argc > 1 ? std::size_t(std::atol(argv[1])) : 50'000;

    const auto embedder = builtinEmbedder();
    const double load = took([&] { g_kept = g_kept + (*embedder->embed(std::vector<std::string>{"load"}))[0][0]; });
    std::printf("load, with the first sentence: %.1f ms of CPU\n", load);

    const std::vector<std::string> subjects{"Sam", "Priya", "the agent", "Maria Lopez", "the nightly export"};
    const std::vector<std::string> verbs{"prefers", "asked for", "reverted", "is reviewing", "waits for"};
    const std::vector<std::string> objects{"small pull requests", "the logs of the failed deploy",
                                           "a change to the login", "the paper on gentrification",
                                           "orders_repository.getUserName"};
    const std::vector<std::string> ends{"before lunch", "on Friday afternoon", "because nobody had measured it",
                                        "again", "without a written plan"};
    std::vector<std::string> texts;
    std::size_t bytes = 0;
    for (std::size_t i = 0; i < n; ++i) {
        texts.push_back(subjects[i % 5] + " " + verbs[i / 5 % 5] + " " + objects[i / 25 % 5] + " " + ends[i / 125 % 5] +
                        " #" + std::to_string(i));
        bytes += texts.back().size();
    }
    std::vector<Vector> vectors;
    const double ours = shortest(3, [&] { vectors = std::move(embedder->embed(texts)).value(); });
    const double bare = shortest(3, [&] {
        std::size_t sum = 0;
        for (const std::string &text : texts) {
            for (std::size_t at = 0; at < text.size();) {
                const std::size_t end = std::min(text.find(' ', at), text.size());
                sum += std::hash<std::string_view>{}(std::string_view(text).substr(at, end - at));
                at = end + 1;
            }
        }
        g_kept = g_kept + double(sum);
    });
    std::printf("embed: %zu sentences of %.0f bytes in %.0f ms: %.0f a second; %.1f times a bare split and hash\n", n,
                double(bytes) / double(n), ours, double(n) / ours * 1e3, ours / bare);

    const Vector query = vectors.front();
    const double search = shortest(5, [&] { g_kept = g_kept + nearest(vectors, query, 10)[0].second; });
    const double loop = shortest(5, [&] {
        double best = -2;
        for (const Vector &v : vectors) {
            float sum = 0;
            for (std::size_t d = 0; d < v.size(); ++d)
                sum += v[d] * query[d];
            best = std::max(best, double(sum));
        }
        g_kept = g_kept + best;
    });
    std::printf("nearest 10 of %zu x 384: %.2f ms; %.2f times a plain loop of products (%.2f ms)\n", n, search,
                search / loop, loop);
    credence::measured::report("embedding of a sentence", ours / double(n), bare / double(n), "ms", 0,
                               "a bare split and hash");
    credence::measured::report("nearest 10, exact", search, loop, "ms", 0, "a plain loop of products");

    std::vector<TimedVector> timed;
    for (std::size_t i = 0; i < std::min<std::size_t>(n, 10'000); ++i)
        timed.push_back({Time(std::chrono::hours(i)), vectors[i]});
    std::size_t count = 0;
    const double inTime =
        took([&] { count = clustersInTime(timed, embedder->thresholds().cluster, std::chrono::days(7)).size(); });
    std::printf("clusters in time: %zu texts into %zu clusters in %.0f ms\n", timed.size(), count, inTime);
    for (const std::size_t m : {std::size_t{200}, std::size_t{2000}}) {
        const std::vector<Vector> some(vectors.begin(), vectors.begin() + std::ptrdiff_t(std::min(m, n)));
        const double kMeans = took([&] { count = clustersByKMeans(some).value().size(); });
        std::printf("k-means: %zu texts into %zu clusters in %.0f ms\n", some.size(), count, kMeans);
    }
    return 0;
}

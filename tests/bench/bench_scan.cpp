// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// detect() over the sample's texts repeated, in MB/s of CPU time, beside RE2 with one rule over the same text.
#include "report.h"

#include <credence/privacy.h>

#include <nlohmann/json.hpp>
#include <re2/re2.h>

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <fstream>
#include <string>
#include <vector>

int main(int argc, char **argv)
{
    std::ifstream in(argc > 1 ? argv[1] : CREDENCE_SOURCE_DIR "/resources/sample/ada.jsonl");
    std::vector<std::string> texts;
    std::size_t bytes = 0;
    for (std::string line; std::getline(in, line);) {
        const auto record = nlohmann::json::parse(line, nullptr, false);
        if (record.is_object() && record.contains("text") && record["text"].is_string()) {
            texts.push_back(record["text"].get<std::string>());
            bytes += texts.back().size();
        }
    }
    if (bytes == 0) {
        std::fprintf(stderr, "no texts\n");
        return 1;
    }
    const std::size_t rounds = std::max<std::size_t>(1, 16'000'000 / bytes);
    const auto rate = [&](auto &&each) {
        double best = 0;
        for (int repeat = 0; repeat < 3; ++repeat) {
            const std::clock_t begin = std::clock();
            for (std::size_t r = 0; r < rounds; ++r) {
                for (const std::string &text : texts)
                    each(text);
            }
            const double seconds = double(std::clock() - begin) / CLOCKS_PER_SEC;
            best = std::max(best, double(bytes * rounds) / 1e6 / seconds);
        }
        return best;
    };
    std::size_t found = credence::detect(texts.front()).size(); // builds the tables
    const double ours = rate([&](const std::string &t) { found += credence::detect(t).size(); });
    const RE2 rule(R"(\b\d{3}-\d{2}-\d{4}\b)");
    const double one = rate([&](const std::string &t) { found += RE2::PartialMatch(t, rule) ? 1U : 0U; });
    std::printf("detect() %.1f MB/s, RE2 with one rule %.1f MB/s, ratio %.1f (%zu texts, %zu findings)\n", ours, one,
                one / ours, texts.size(), found);
    credence::measured::report("detectors, ms a MB", 1000 / ours, 1000 / one, "ms", 0, "RE2 with one rule");
    return 0;
}

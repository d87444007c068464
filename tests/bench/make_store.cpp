// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// make_store STORE [EPISODES BELIEFS CANDIDATES]: a store for benchmarks, the same each time. Without numbers the large
// one: 1,000,000 episodes, 50,000 beliefs in five depths with about 200,000 links, 5,000 candidates.
#include "support/generator/generator.h"

#include <credence/ingest.h>
#include <credence/store.h>

#include <fmt/format.h>

#include <cstdlib>
#include <sstream>

int main(int argc, char **argv)
{
    using namespace credence;
    if (argc < 2) {
        fmt::print(stderr, "make_store STORE [EPISODES BELIEFS CANDIDATES]\n");
        return 2;
    }
    const auto number = [&](int at, std::uint32_t otherwise) {
        return argc > at ? std::uint32_t(std::strtoul(argv[at], nullptr, 10)) : otherwise;
    };
    test::GeneratorOptions options;
    options.episodes = number(2, 1'000'000);
    options.beliefs = number(3, 50'000);
    options.depths = 5;
    options.evidencePerBelief = 4;
    const std::uint32_t candidates = number(4, 5'000);

    CreateOptions create;
    create.scope = options.scope;
    create.approvalChannels = {"gui", "cli"};
    auto store = Store::create(argv[1], create);
    if (!store) {
        fmt::print(stderr, "make_store: {}\n", store.error().message);
        return 1;
    }
    const auto take = [&](const std::string &text) {
        const auto report =
            (*store)->import(readCredenceJsonl(text, "generated"), "generated", Cause{"", "import", ""});
        if (!report) {
            fmt::print(stderr, "make_store: {}\n", report.error().message);
            std::exit(1);
        }
        fmt::print("{} records, {} memories, {} problems\n", report->read, report->added, report->problems.size());
    };
    {
        std::ostringstream text;
        test::writeJsonl(options, text);
        take(text.str());
    }
    std::string lines = credenceJsonlHeader() + "\n";
    for (std::uint32_t i = 1; i <= candidates; ++i)
        lines += fmt::format(
            R"({{"record":"candidate","id":"c{:07}","action":"add","scope":"{}","text":"What was seen in )"
            R"(case {} holds in general","shape":"insight","evidence":[{{"id":"e{:07}"}},)"
            R"({{"id":"e{:07}"}}],"targets":[],"state":"pending"}})"
            "\n",
            i, options.scope, i, 1 + i * 7 % (options.episodes - 1), 1 + (i * 7 + 3) % (options.episodes - 1));
    if (candidates > 0)
        take(lines);
    return 0;
}

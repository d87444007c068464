// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// torture PART [AMOUNT] [--seed N] [--cli PROGRAM] [--window PROGRAM]
// PART: kills (AMOUNT of them), faults (0: some of each; else each), flips (files), clock, crowd (seconds).
// Exit 0: it held; 1: each thing that is wrong on a line.
#include "torture/torture.h"

#include <fmt/format.h>

#include <cstdlib>
#include <cstring>

int main(int argc, char **argv)
{
    using namespace credence::torture;
    ::setenv("CREDENCE_PROVIDERS", "/nonexistent/providers.json", 1); // not a person's own
    Options options;
    std::string part;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        if (word == "--seed")
            options.seed = std::uint32_t(std::strtoul(value, nullptr, 10)), ++i;
        else if (word == "--cli")
            options.cli = value, ++i;
        else if (word == "--window")
            options.window = value, ++i;
        else if (part.empty())
            part = word;
        else
            options.amount = std::strtoull(word.c_str(), nullptr, 10);
    }
    std::vector<std::string> wrong;
    if (part == "kills")
        wrong = kills(options);
    else if (part == "faults")
        wrong = faults(options);
    else if (part == "flips")
        wrong = flips(options);
    else if (part == "clock")
        wrong = clockJumps(options);
    else if (part == "crowd")
        wrong = crowd(options);
    else {
        fmt::print(stderr, "torture kills|faults|flips|clock|crowd [AMOUNT] [--seed N] [--cli PROGRAM] "
                           "[--window PROGRAM]\n");
        return 2;
    }
    for (const std::string &one : wrong)
        fmt::print("WRONG: {}\n", one);
    return wrong.empty() ? 0 : 1;
}

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The targets without libFuzzer, for any compiler: the seeds, then changes of them by a fixed seed.
// fuzz_driver [--seconds N (of CPU, each target)] [--seed N] [TARGET | FILE]...: all targets if none is named; a FILE
// is fed as it is to the targets named before it. An input that it dies of is left in fuzz-TARGET.input. fuzz_driver
// --write-seeds FOLDER: FOLDER/TARGET/ gets its seeds.
#include "fuzz/targets.h"

#include <fcntl.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>

namespace {

using namespace credence::fuzz;

std::string g_input;
std::string g_kept; // where it goes when the program dies of it

// Calls nothing that a signal may not.
void keepInput(int signal)
{
    const int file = ::open(g_kept.c_str(), O_CREAT | O_TRUNC | O_WRONLY | O_CLOEXEC, 0600);
    const bool kept = file >= 0 && ::write(file, g_input.data(), g_input.size()) == ssize_t(g_input.size());
    const std::string_view said = kept ? "its input is kept: " : "its input could not be kept: ";
    static_cast<void>(::write(STDERR_FILENO, said.data(), said.size()) +
                      ::write(STDERR_FILENO, g_kept.data(), g_kept.size()) + ::write(STDERR_FILENO, "\n", 1));
    ::signal(signal, SIG_DFL);
    ::raise(signal);
}

double cpu()
{
    return double(std::clock()) / CLOCKS_PER_SEC;
}

std::string changed(const std::vector<std::string> &seeds, std::mt19937 &dice)
{
    static const char *const pieces[] = {"\"",
                                         "{",
                                         "}",
                                         "[",
                                         "]",
                                         "\\u0000",
                                         "\\ud800",
                                         "\xff",
                                         "\n",
                                         "\0",
                                         "-1",
                                         "1e999",
                                         "null",
                                         "true",
                                         ",",
                                         ":",
                                         "=",
                                         "<",
                                         ">",
                                         "'",
                                         "../",
                                         "%00",
                                         "9223372036854775808",
                                         "\xe2\x80\xae",
                                         "0",
                                         "*",
                                         "-"};
    std::string out = seeds[dice() % seeds.size()];
    for (int edits = 1 + int(dice() % 6); edits > 0; --edits) {
        const std::size_t at = out.empty() ? 0 : dice() % (out.size() + 1);
        switch (dice() % 6) {
        case 0:
            if (!out.empty())
                out[dice() % out.size()] = char(dice());
            break;
        case 1:
            out.erase(at, dice() % 8);
            break;
        case 2:
            out.insert(at, pieces[dice() % std::size(pieces)]);
            break;
        case 3: {
            const std::string copy = out.substr(at, dice() % 40);
            out.insert(dice() % (out.size() + 1), copy);
            break;
        }
        case 4: {
            const std::string &other = seeds[dice() % seeds.size()];
            const std::size_t from = other.empty() ? 0 : dice() % other.size();
            out.insert(at, other.substr(from, dice() % 60));
            break;
        }
        case 5:
            out.resize(at);
            break;
        }
    }
    return out;
}

} // namespace

int main(int argc, char **argv)
{
    ::setenv("CREDENCE_PROVIDERS", "/nonexistent/providers.json", 1); // not a person's own
    double seconds = 0.7;
    std::uint32_t seed = 1;
    std::vector<const Target *> chosen;
    for (int i = 1; i < argc; ++i) {
        const std::string word = argv[i];
        const char *value = i + 1 < argc ? argv[i + 1] : "";
        if (word == "--seconds") {
            seconds = std::atof(value), ++i;
        } else if (word == "--seed") {
            seed = std::uint32_t(std::strtoul(value, nullptr, 10)), ++i;
        } else if (word == "--write-seeds") {
            for (const Target &target : targets()) {
                const auto folder = std::filesystem::path(value) / target.name;
                std::filesystem::create_directories(folder);
                int number = 0;
                for (const std::string &one : target.seeds())
                    std::ofstream(folder / ("seed-" + std::to_string(number++)), std::ios::binary) << one;
            }
            return 0;
        } else if (const Target *target = findTarget(word)) {
            chosen.push_back(target);
        } else {
            std::ifstream in(word, std::ios::binary);
            if (!in) {
                std::fprintf(stderr, "neither a target nor a file: %s\n", word.c_str());
                return 2;
            }
            const std::string bytes{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
            for (const Target *one : chosen)
                one->run(bytes);
            return 0;
        }
    }
    if (chosen.empty()) {
        for (const Target &one : targets())
            chosen.push_back(&one);
    }
    for (const int death : {SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGILL})
        std::signal(death, &keepInput);
    for (const Target *target : chosen) {
        g_kept = "fuzz-" + std::string(target->name) + ".input";
        std::mt19937 dice(seed);
        const auto seeds = target->seeds();
        const double start = cpu();
        int runs = 0;
        for (const std::string &one : seeds) {
            g_input = one;
            target->run(g_input);
        }
        while (cpu() - start < seconds && runs < 20'000) {
            g_input = changed(seeds, dice);
            target->run(g_input);
            ++runs;
        }
        std::printf("%-12s %zu seeds and %d changes of them\n", target->name, seeds.size(), runs);
        std::fflush(stdout);
    }
    return 0;
}

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The target named by CREDENCE_FUZZ_TARGET under libFuzzer.
#include "fuzz/targets.h"

#include <cstdint>
#include <cstdio>
#include <cstdlib>

namespace {

const credence::fuzz::Target *g_chosen = nullptr;

} // namespace

extern "C" int LLVMFuzzerInitialize(int *, char ***)
{
    ::setenv("CREDENCE_PROVIDERS", "/nonexistent/providers.json", 1); // not a person's own
    const char *name = std::getenv("CREDENCE_FUZZ_TARGET");
    g_chosen = credence::fuzz::findTarget(name ? name : "");
    if (!g_chosen) {
        std::fprintf(stderr, "CREDENCE_FUZZ_TARGET names a target:");
        for (const credence::fuzz::Target &one : credence::fuzz::targets())
            std::fprintf(stderr, " %s", one.name);
        std::fprintf(stderr, "\n");
        std::exit(2);
    }
    return 0;
}

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    g_chosen->run({reinterpret_cast<const char *>(data), size});
    return 0;
}

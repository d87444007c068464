// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// One target under libFuzzer. CREDENCE_FUZZ_TARGET is its name.
#include "fuzz/targets.h"

#include <cstdint>

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size)
{
    static const credence::fuzz::Target *const target = credence::fuzz::findTarget(CREDENCE_FUZZ_TARGET);
    target->run({reinterpret_cast<const char *>(data), size});
    return 0;
}

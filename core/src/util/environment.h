// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A variable of the environment. Thread safety: as long as nobody changes the environment, which nothing here does.
#pragma once

#include <cstdlib>
#include <string>

namespace credence {

// Empty where it is not set.
inline std::string environmentValue(const char *name)
{
    const char *value = std::getenv(name); // NOLINT(concurrency-mt-unsafe)
    return value ? value : std::string();
}

} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What reading a given store costs, each operation beside the bare SQL that fetches the same ids: the shortest of
// several turns, in CPU time of the calling thread, taken alternately in one run and with a warm cache.
// Ownership: values. Thread safety: may be called from any thread; it opens the store for itself, read-only.
#pragma once

#include <credence/export.h>
#include <credence/result.h>

#include <filesystem>
#include <stop_token>
#include <string>
#include <vector>

namespace credence {

struct Measurement {
    std::string name;  // open, list, why, impact, simulate
    double ours = 0.0; // in `unit`
    double reference = 0.0;
    std::string unit;    // "us": microseconds of CPU
    std::string subject; // what was read: "256 memories", "b0001: 123 memories below"
    [[nodiscard]] double ratio() const { return reference > 0.0 ? ours / reference : 0.0; }
};

struct BenchOptions {
    int turns = 15; // of each operation, at least 1
};

// The belief with the most episodes beneath is asked why, the memory with the most dependents what falls with it.
// Operations for which the store has no memory are left out. Errors: those of Store::open and of reading.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<Measurement>>
bench(const std::filesystem::path &store, const BenchOptions & = {}, std::stop_token = {});

} // namespace credence

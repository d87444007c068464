// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A preset's parameters as numbers, and which variant of each stage it takes.
// Ownership: values. Thread safety: const use from any thread.
#pragma once

#include <credence/reflect.h>

#include <string>
#include <vector>

namespace credence::reflecting {

// How the shared stages work for a preset. Words as in resources/presets.
struct Plan {
    std::string select;  // recent, unreflected, important, all
    std::string focus;   // questions, kmeans, time-clusters, batch, none
    std::string gather;  // retrieval, cluster, batch, all
    std::string propose; // insights, validated, narrative, rules
    std::vector<std::string> prompts;
};
[[nodiscard]] const Plan &planOf(const Preset &preset);

// Parses what resources/presets holds; each problem is one sentence. Tests give it broken ones.
struct ParsedPreset {
    Preset preset;
    Plan plan;
    std::vector<std::string> problems;
};
[[nodiscard]] ParsedPreset parsePreset(std::string_view json);

class Settings {
public:
    // Values were checked with checkParameters(); what is not given is the preset's.
    Settings(const Preset &preset, const ParameterValues &values);

    [[nodiscard]] bool has(std::string_view id) const;
    [[nodiscard]] int integer(std::string_view id, int otherwise = 0) const; // otherwise: the preset has no such
    [[nodiscard]] double number(std::string_view id, double otherwise = 0) const;
    [[nodiscard]] std::string text(std::string_view id) const;
    [[nodiscard]] bool on(std::string_view id) const;
    [[nodiscard]] std::vector<double> numbers(std::string_view id) const; // "1, 1, 1"
    [[nodiscard]] const ParameterValues &all() const { return m_values; }

private:
    ParameterValues m_values;
};

} // namespace credence::reflecting

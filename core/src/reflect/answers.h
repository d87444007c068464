// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a model answered, read without trust: only text and numbers come out of it. Nothing in an answer adds a
// citation, picks an id or approves anything.
// Ownership: values. Thread safety: pure functions. Errors: Corrupt (no answer in it), with one sentence.
#pragma once

#include <credence/memory.h>
#include <credence/result.h>

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <vector>

namespace credence::reflecting {

struct Proposal {
    std::string text;
    std::string subject, predicate, object;
    std::vector<nlohmann::json> cites; // as they came
    bool citesGiven = false;
    std::optional<double> confidence; // 0..1
    std::string stated;               // as it was said
    std::optional<double> importance; // 0..1
    std::vector<std::string> tags;
    std::string reason;
    std::string unreadable; // why it is none, one sentence; empty if it is one
};

// The questions, at most `most`; `surplus` counts those beyond.
[[nodiscard]] Result<std::vector<std::string>> readQuestions(const std::string &answer, std::size_t most,
                                                             std::size_t *surplus = nullptr);
// The insights, good or bad, in the answer's order. Other names for the members that models use are understood.
[[nodiscard]] Result<std::vector<Proposal>> readInsights(const std::string &answer);

struct NarrativeText {
    std::string title, summary, content;
};
[[nodiscard]] Result<NarrativeText> readNarrative(const std::string &answer);

struct VerdictText {
    int item = 0;        // number of the proposal or claim
    std::string verdict; // accepted, rejected, revised, merged; yes, partly, no
    std::string reason, text;
    int into = 0;
};
// Of several verdicts on one item the first counts. Those without a known word or number are left out.
[[nodiscard]] Result<std::vector<VerdictText>> readVerdicts(const std::string &answer);
[[nodiscard]] Result<std::vector<VerdictText>> readSupport(const std::string &answer);

// The numbers of the cited sources, ascending, each once; or why the whole list can't be used: a number that was not
// shown, or what is no number at all.
struct Citations {
    std::vector<int> numbers;
    std::string notShown; // one sentence, empty if all were shown
};
[[nodiscard]] Citations citationsOf(const Proposal &proposal, std::size_t shown);

} // namespace credence::reflecting

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a reply, or the miner, gives becomes a candidate here, before its checks: in a run, and again when a saved run
// is vetted. Ownership: values; memories are borrowed. Thread safety: pure functions.
#pragma once

#include "reflect/answers.h"
#include "reflect/settings.h"

#include <credence/patterns.h>
#include <credence/reflect.h>

#include <span>
#include <unordered_map>

namespace credence::reflecting {

struct Cited {
    int number = 0; // under which the model saw it; 0: not numbered
    const Memory *memory = nullptr;
};

// `revised`: a validator's words in place of the proposal's, or empty. `shown`: how many memories the prompt held.
void insightInto(Candidate &c, const Proposal &proposal, const std::string &revised, bool belief,
                 std::span<const Cited> cited, std::size_t shown, const std::string &unit, const Plan &plan,
                 const Settings &settings);
// `into`: the belief that a verdict "merged" named.
void verdictInto(Candidate &c, const std::string &verdict, const std::string &reason, const MemoryId *into);
void narrativeInto(Candidate &c, const NarrativeText &narrative, std::span<const Cited> merged, const std::string &unit,
                   bool update);

using MemoriesByKey = std::unordered_map<MemoryKey, const Memory *>;
[[nodiscard]] PatternOptions patternOptions(const Settings &settings);
[[nodiscard]] PatternInput patternInput(const Memory &memory);
// `most`: of the episodes that show it, and of those that break it, the latest so many.
void ruleInto(Candidate &c, const PatternRule &rule, const MemoriesByKey &byKey, std::size_t most);

[[nodiscard]] Check supportByVerdict(const std::string &verdict, const std::string &reason); // a validator's
[[nodiscard]] Check supportByAnswer(const VerdictText &answer);                              // of the second call
[[nodiscard]] Check supportByCount(const PatternRule &rule);

} // namespace credence::reflecting

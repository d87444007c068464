// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The built-in miner: association rules "when X, then Y" over tags, entities, key phrases and outcomes of episodes.
// Ownership: values. Thread safety: pure; call from any thread.
// Method: frequent item pairs and triples, one-sided Fisher's exact test, Benjamini-Hochberg over all tested rules of a
// run at q; redundant rules (same evidence, or a longer X that adds nothing) are dropped with a reason.
#pragma once

#include <credence/export.h>
#include <credence/ingest.h>
#include <credence/memory.h>
#include <credence/result.h>

#include <cstdint>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace credence {

struct PatternOptions {
    int minSupport = 5;         // transactions that show X and Y (core.md)
    double minConfidence = 0.6; // of those with X, the share with Y too
    double minLift = 1.5;
    double q = 0.05;        // false discovery rate
    int maxConditions = 2;  // items in X
    bool bySession = false; // a transaction is a session (episodes without one stand alone) instead of an episode
    bool useTags = true, useEntities = true, usePhrases = true, useOutcomes = true;
    int maxRules = 200;
};

// What one episode brings. Texts are display text.
struct PatternInput {
    MemoryKey key;
    std::string text, session, actor, outcome;
    std::vector<std::string> tags, entities;
    std::optional<Time> created;
};

struct PatternItem {
    std::string kind; // tag, entity, phrase, outcome, actor, sequence ("after failed and before passed")
    std::string name; // for people: "auth", "logs", "reverted"
};

struct PatternRule {
    std::vector<PatternItem> when;                        // X
    PatternItem then;                                     // Y
    std::string text;                                     // "When X, then Y: 8 of 9 episodes, lift 4.2."
    int both = 0, withX = 0, withY = 0, total = 0;        // transactions
    double confidence = 0, lift = 0, p = 1, adjusted = 1; // adjusted by Benjamini-Hochberg
    std::vector<MemoryKey> evidence;                      // episodes that show it, in order of time
    std::vector<MemoryKey> counter;                       // those with X that break it
};

struct PatternDrop {
    std::string text, reason;
};

struct PatternResult {
    std::vector<PatternRule> rules;   // strongest first
    std::vector<PatternDrop> dropped; // tested and significant, but redundant or beyond maxRules
    std::uint64_t items = 0, tested = 0, transactions = 0;
    std::uint64_t leftOut = 0; // items too rare to be tested within bounds of work; 0 but for enormous inputs
};

[[nodiscard]] CREDENCE_CORE_EXPORT Result<PatternResult>
minePatterns(std::span<const PatternInput>, const PatternOptions & = {}, std::stop_token = {}, const Progress & = {});

// "it is tagged auth and its outcome is failed", "it is tagged logs": a rule's two halves in words.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string ruleIf(const PatternRule &);
[[nodiscard]] CREDENCE_CORE_EXPORT std::string ruleThen(const PatternRule &);

} // namespace credence

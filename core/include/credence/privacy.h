// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Privacy and safety: what in a text names a person, a secret or a sensitive matter, or tries to instruct a model.
// Ownership: values. Thread safety: pure functions; call from any thread. Time is linear in the text (RE2).
// What they can't do: the sensitive kinds know English only; other languages get the patterns (see languageNote()).
#pragma once

#include <credence/export.h>
#include <credence/memory.h>

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace credence {

// One hit. Offsets are bytes of the UTF-8 text, end exclusive.
struct Finding {
    std::string category; // an id of categories()
    std::string detector; // rule or type: "card", "uk_nhs", "github_token", "health"
    std::size_t start = 0, end = 0;
    double score = 0;                // 0..1
    bool emergent = false;           // no source or leaf carries this category: the synthesis crossed the line
    std::string why{};               // one sentence for a person
    std::vector<std::string> also{}; // other detectors that fit the same characters: "uk_nhs" beside "us_npi"
    // Where it stands: empty: in the text; else a place in the candidate's or memory's JSON ("/evidence/0/quote",
    // "/tags/1", "/extra/title"), in whose text the offsets count.
    std::string part{};
};
// A place for a person: "Text", "Quote 1", "Tag 2", "Extra: title".
[[nodiscard]] CREDENCE_CORE_EXPORT std::string partTitle(std::string_view part);

enum class PolicyAction : std::uint8_t { Allow = 0, Review = 1, Redact = 2, Downgrade = 3, Block = 4 };
[[nodiscard]] CREDENCE_CORE_EXPORT const char *word(PolicyAction);
[[nodiscard]] CREDENCE_CORE_EXPORT std::optional<PolicyAction> parsePolicyAction(std::string_view);

struct Category {
    std::string id;                             // "email", "health", "third_person", ...
    std::string title;                          // "E-mail address"
    std::string group;                          // identifier, secret, sensitive, person, safety
    PolicyAction preset = PolicyAction::Review; // default of the policy
    std::string found;                          // how it is found, a few words: "pattern and check digit"
};
[[nodiscard]] CREDENCE_CORE_EXPORT const std::vector<Category> &categories();

struct PrivacyPolicy {
    std::map<std::string, PolicyAction> actions{}; // categories that differ from their preset
    std::vector<std::string> subjects{};           // names of the scope's subject; others are third persons
    [[nodiscard]] CREDENCE_CORE_EXPORT PolicyAction action(std::string_view category) const;
};

// All findings by start, then end, then category; overlapping ones of one category are joined to the best. Categories
// whose policy is Allow are still found; what to do with them is the caller's.
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<Finding> detect(std::string_view text, const PrivacyPolicy & = {});

// Every rule's own hit, neither joined nor sorted: for measuring the rules one by one.
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<Finding> detectUnjoined(std::string_view text,
                                                                       const PrivacyPolicy & = {});

// detect() on a candidate's text, with `emergent` set where neither a source nor a leaf carries the category.
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<Finding>
screen(std::string_view text, std::span<const std::string> sourceTexts, const PrivacyPolicy & = {});

// The span replaced by a typed placeholder with a short fingerprint of what stood there, e.g. "[secret 4f2a]"; the same
// content always gives the same fingerprint within a store (`salt` is the store's).
[[nodiscard]] CREDENCE_CORE_EXPORT std::string redacted(std::string_view text, std::span<const Finding>,
                                                        std::string_view salt);

// "" for text in a language that the sensitive kinds know, else one sentence that says only patterns were applied.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string languageNote(std::string_view text);

} // namespace credence

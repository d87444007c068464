// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// All the words of a candidate or memory, not only its text: a quote, a tag or a field that no column has can carry an
// address or a key as well. A place is named as a pointer into the record's JSON, the text by an empty name.
// Ownership: values. Thread safety: pure functions.
#pragma once

#include <credence/candidate.h>
#include <credence/memory.h>

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace credence::privacy {

struct Part {
    std::string path;
    std::string text;
    std::string key{}; // of a member of `extra`: "password" says what its value is
};

// The text first. Of a retraction nothing enters memory, so it has no parts.
[[nodiscard]] std::vector<Part> partsOf(const Candidate &candidate);
[[nodiscard]] std::vector<Part> partsOf(const Memory &memory, std::span<const EvidenceLink> evidence);

// What stands at a place; nothing if there is no such place.
[[nodiscard]] std::optional<std::string> partText(std::span<const Part> parts, std::string_view path);
// The words that a finding covers, empty if they are not there.
[[nodiscard]] std::string wordsOf(std::span<const Part> parts, const Finding &finding);

// detect() over all parts. The same words are reported once, at the first place that has them: who decides about them
// decides about all places but those within the text.
[[nodiscard]] std::vector<Finding> detectParts(std::span<const Part> parts, const PrivacyPolicy &policy);
// With `emergent` set where no source carries the category.
[[nodiscard]] std::vector<Finding> screenParts(std::span<const Part> parts, std::span<const std::string> sourceTexts,
                                               const PrivacyPolicy &policy);

// A stretch of a part that was replaced by `length` bytes.
struct Edit {
    std::size_t start = 0, end = 0, length = 0;
};
struct Redaction {
    std::string path, after;
    std::vector<Edit> edits; // by place
};
// What redacting these findings makes of each part that holds their words.
[[nodiscard]] std::vector<Redaction> redactions(std::span<const Part> parts, std::span<const Finding> findings,
                                                std::string_view salt);
// Where a finding of the same part stands after the edits, the placeholders within it included; nothing if they cover
// all of it. (Who hid a name has not decided on what is said of the person.)
[[nodiscard]] std::optional<Finding> moved(const Finding &finding, std::span<const Redaction> redactions);

void apply(Candidate &candidate, const Redaction &redaction);
// Returns the name of the changed field as store/fields.h has it; "evidence" for a quote (whose link is changed too).
std::string apply(Memory &memory, std::vector<EvidenceLink> &evidence, const Redaction &redaction);

// redacted() of privacy.h, with what was replaced.
[[nodiscard]] std::string redactedWith(std::string_view text, std::span<const Finding> findings, std::string_view salt,
                                       std::vector<Edit> &edits);

} // namespace credence::privacy

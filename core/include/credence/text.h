// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Text and time at the borders: showing bytes that may not be UTF-8, folding for comparison, reading and writing times.
// Ownership: values in, values out. Thread safety: all functions are pure.
#pragma once

#include <credence/export.h>
#include <credence/memory.h>

#include <optional>
#include <string>
#include <string_view>

namespace credence {

// Valid UTF-8 for a screen: an invalid byte becomes U+27E8 hex U+27E9 (e.g. "⟨FF⟩"), a lone surrogate (kept as its
// three WTF-8 bytes) "⟨U+D800⟩", NUL "⟨00⟩"; bidi overrides and isolates U+202A..202E, U+2066..2069 become
// "⟨U+202E⟩"; other C0 controls and DEL as NUL ("⟨1B⟩"), C1 as "⟨U+0085⟩", except tab and newline; CR LF is one
// newline. The rest is unchanged.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string displayText(std::string_view bytes);

[[nodiscard]] CREDENCE_CORE_EXPORT bool isValidUtf8(std::string_view bytes);

// Trimmed of Unicode white space, NFC and full case folding: equality of two results is "the same text" of the
// duplicates definition. Invalid sequences take part as they are.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string foldedText(std::string_view bytes);

struct ParsedTime {
    Time time;
    bool zoneAssumed = false; // no zone was written; UTC was taken
};

// ISO 8601 / RFC 3339 ("2026-08-01T09:12:13.250+02:00", "2026-08-01 09:12:13", "2026-08-01"), the same with
// slashes ("2026/08/01 09:12:13"), and the long form that
// Generative Agents writes ("February 14, 2023, 00:02:20"). Years 0001..9999. Leap second 60 counts as 59.999.
// Nothing for what is no date ("2026-02-30", "soon").
[[nodiscard]] CREDENCE_CORE_EXPORT std::optional<ParsedTime> parseTime(std::string_view text);

// "2026-08-01T09:12:13Z", with ".250" only when there are milliseconds.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string formatTime(Time time);

// A new UUIDv7 (RFC 9562), increasing within a process even inside one millisecond.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string newUuid();

} // namespace credence

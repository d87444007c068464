// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The words of the domain: memories, evidence links and what they may be.
// Ownership: plain values. Thread safety: none needed; values are copied between threads.
// Texts are bytes as the source had them: mostly UTF-8, but invalid sequences, lone surrogates and NUL are kept.
// Use displayText() of text.h before showing them.
#pragma once

#include <credence/export.h>

#include <chrono>
#include <compare>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace credence {

// UTC, milliseconds since 1970. Times that can't be read are absent, never invented.
using Time = std::chrono::sys_time<std::chrono::milliseconds>;

// A memory inside one open store: small, fast, never shown, never exported. 0 is "none".
struct MemoryKey {
    std::int64_t value = 0;
    auto operator<=>(const MemoryKey &) const = default; // NOLINT(modernize-use-nullptr): reads the 0 within it
    explicit operator bool() const { return value != 0; }
};

// A memory for the world: stable, unique in its store; UUIDv7 unless the source gave one in credence-jsonl.
struct MemoryId {
    std::string value;
    auto operator<=>(const MemoryId &) const = default; // NOLINT(modernize-use-nullptr): reads the 0 within it
};

// An entry of the ledger, counted from 1.
struct LedgerNumber {
    std::int64_t value = 0;
    auto operator<=>(const LedgerNumber &) const = default; // NOLINT(modernize-use-nullptr)
    explicit operator bool() const { return value != 0; }
};

// Explicit values below are written to the store as words (see word()), and used as indexes: do not renumber.
enum class Kind : std::uint8_t { Episode = 0, Reflection = 1, Narrative = 2 };
enum class Shape : std::uint8_t { None = 0, Insight = 1, Belief = 2, Rule = 3 };
enum class Status : std::uint8_t {
    Active = 0,
    Suspect = 1,    // lost some support
    Stale = 2,      // fewer sources left than the floor
    Superseded = 3, // replaced by another
    Deprecated = 4, // archived by a narrative; still supports
    Retracted = 5,  // withdrawn by a person
    Erased = 6,     // tombstone without content
};
inline constexpr int kStatusCount = 7;
enum class Role : std::uint8_t { Supports = 0, Contradicts = 1, MergedFrom = 2 };
enum class Granularity : std::uint8_t { Claim = 0, Cluster = 1, Batch = 2 };
enum class Origin : std::uint8_t { Imported = 0, Agent = 1, Committed = 2 };
enum class ImportanceScale : std::uint8_t { None = 0, OneToTen = 1, ZeroToOne = 2 };
enum class Confidence : std::uint8_t { None = 0, Low = 1, Medium = 2, High = 3 };

// A source lost in the sense of the truth maintenance: retracted, superseded, stale or erased.
constexpr bool isLost(Status s)
{
    return s == Status::Retracted || s == Status::Superseded || s == Status::Stale || s == Status::Erased;
}

// How a raw importance counts: v/10 on 1-10, v on 0-1 and on no scale; absent when unset, out of scale or not finite.
// Source: core.md "Importance".
CREDENCE_CORE_EXPORT std::optional<double> normalisedImportance(std::optional<double> raw, ImportanceScale scale);

// One memory, whole.
struct Memory {
    MemoryKey key;
    MemoryId id;
    std::string scope;
    Kind kind = Kind::Episode;
    Shape shape = Shape::None;
    int depth = 0;                  // recomputed
    std::optional<int> storedDepth; // as the source had it
    std::string text;
    std::string subject, predicate, object; // of a belief
    std::string ruleIf, ruleThen;           // of a rule
    std::optional<double> importance;       // 0..1, absent when unset
    std::optional<double> importanceRaw;
    ImportanceScale importanceScale = ImportanceScale::None;
    std::optional<Time> created; // when it was recorded
    std::string createdText;     // the source's own string, when it differs from the canonical one
    bool zoneAssumed = false;    // the source gave no zone; UTC was assumed
    std::optional<Time> validFrom, validTo, expires, lastAccessed;
    Status status = Status::Active;
    std::string statedConfidence; // as the source had it ("0.82", "high"), empty if it had none
    std::string session, actor, outcome;
    std::vector<std::string> tags, entities;
    Origin origin = Origin::Imported;
    std::string sourceSystem; // e.g. "generative-agents"
    std::string sourceRef;    // the foreign id, unique within (scope, system); e.g. "node_7"
    MemoryId supersededBy;    // empty if none
    std::string extra;        // a JSON object with all keys that have no column, or empty; always valid JSON and UTF-8
    LedgerNumber ledger;      // the entry that brought it in
};

// One provenance link, derived -> source, from the derived memory's side.
struct EvidenceLink {
    MemoryKey source;  // 0 when dangling
    MemoryId sourceId; // of the source, or, when dangling, the reference as the source document had it
    Role role = Role::Supports;
    Granularity granularity = Granularity::Claim;
    int ordinal = 0;
    std::string quote;
    bool dangling = false;
};

// Words as stored, printed and parsed ("episode", "merged_from", "0-1" ...). parse* returns nothing on others.
CREDENCE_CORE_EXPORT const char *word(Kind);
CREDENCE_CORE_EXPORT const char *word(Shape); // "" for None
CREDENCE_CORE_EXPORT const char *word(Status);
CREDENCE_CORE_EXPORT const char *word(Role);
CREDENCE_CORE_EXPORT const char *word(Granularity);
CREDENCE_CORE_EXPORT const char *word(Origin);
CREDENCE_CORE_EXPORT const char *word(ImportanceScale); // "" for None
CREDENCE_CORE_EXPORT const char *word(Confidence);      // "" for None
CREDENCE_CORE_EXPORT std::optional<Kind> parseKind(std::string_view);
CREDENCE_CORE_EXPORT std::optional<Shape> parseShape(std::string_view);
CREDENCE_CORE_EXPORT std::optional<Status> parseStatus(std::string_view);
CREDENCE_CORE_EXPORT std::optional<Role> parseRole(std::string_view);
CREDENCE_CORE_EXPORT std::optional<Granularity> parseGranularity(std::string_view);
CREDENCE_CORE_EXPORT std::optional<Origin> parseOrigin(std::string_view);
CREDENCE_CORE_EXPORT std::optional<ImportanceScale> parseImportanceScale(std::string_view);

} // namespace credence

template<>
struct std::hash<credence::MemoryKey> {
    std::size_t operator()(credence::MemoryKey k) const noexcept { return std::hash<std::int64_t>()(k.value); }
};

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A Chroma store between its files and the drafts: collections, records with their metadata as they stand, and what
// each key of a collection is taken for. chroma.cpp reads them, chromakeys.cpp says what the keys mean, chromadraft.cpp
// makes memories of them, chromaback.cpp goes the other way.
// Ownership: values. Thread safety: none needed.
#pragma once

#include "util/losslessjson.h"

#include <credence/handback.h>
#include <credence/ingest.h>
#include <credence/text.h>

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace credence::ingest {

inline constexpr const char *kChromaFormat = "chroma";
inline constexpr const char *kChromaDocument = "chroma:document"; // the key under which Chroma keeps a record's text
inline constexpr const char *kChromaCollection = "chroma:collection"; // of extra: where the scope does not tell it
inline constexpr const char *kChromaId = "chroma:id";                 // of extra: where the reference is another

// What a key of the metadata is taken for: meanings() of ingest.h.
enum class ChromaMeaning : std::uint8_t {
    Extra,
    Text,
    Kind,
    Importance,
    ImportanceTen,
    Created,
    ValidFrom,
    ValidTo,
    Expires,
    LastAccessed,
    Evidence,
    Contradicts,
    MergedFrom,
    Depth,
    Status,
    SupersededBy,
    Confidence,
    Session,
    Actor,
    Outcome,
    Tags,
    Entities,
    Scope,
};
[[nodiscard]] const char *word(ChromaMeaning);
[[nodiscard]] std::optional<ChromaMeaning> parseChromaMeaning(std::string_view);

// Which program's metadata it is, by its keys.
enum class ChromaLayout : std::uint8_t { Other, Article, AMem, MemPalace, CrewAi, Mem0 };
[[nodiscard]] const char *word(ChromaLayout);
[[nodiscard]] std::optional<ChromaLayout> parseChromaLayout(std::string_view);

struct ChromaRecord {
    std::int64_t row = 0; // embeddings.id
    std::uint32_t collection = 0;
    std::string id;
    std::string created; // embeddings.created_at: UTC, by SQLite's CURRENT_TIMESTAMP
    std::vector<std::pair<std::uint32_t, lossless::Json>> values; // key and value, once each
    std::vector<float> vector;
    bool indexed = false; // the index has its vector
    bool known = false;   // it exists at this point of the queue
};

struct ChromaKeyUse {
    std::uint64_t count = 0;
    ChromaMeaning meaning = ChromaMeaning::Extra;
    bool guessed = false;          // not by the layout, nor by a person
    bool keptToo = false;          // stays in extra besides
    std::string example{};         // the first value
    const char *timeForm = "text"; // of Created: "seconds", "milliseconds", "minutes" (YYYYMMDDHHMM) or "text"
};

struct ChromaCollection {
    std::string id, name, database, tenant;
    std::string label; // its name, with the database's and the tenant's where two collections have the same
    std::string topic; // up to 0.4
    std::optional<std::uint64_t> dimension;
    std::string space; // "l2", "cosine", "ip"; empty if nothing says so
    std::string model; // of its embedding function, if the configuration names one
    lossless::Json metadata = lossless::Json::object();
    std::string vectorSegment, metadataSegment;
    std::optional<std::int64_t> indexSeq, recordSeq; // max_seq_id of the segments
    ChromaLayout layout = ChromaLayout::Other;
    std::map<std::uint32_t, ChromaKeyUse> keys;
    std::vector<std::uint32_t> textKeys; // where the text may be, best first
    std::uint64_t records = 0;
};

struct ChromaStore {
    std::vector<ChromaCollection> collections;
    std::vector<std::string> keys; // names
    std::unordered_map<std::string, std::uint32_t> keyNumbers;
    std::vector<ChromaRecord> records; // by row

    std::uint32_t key(std::string_view wanted)
    {
        // Most stores have few keys: comparing is quicker than making a string to look up.
        for (std::uint32_t i = 0; i < keys.size() && i < 16; ++i) {
            if (keys[i] == wanted)
                return i;
        }
        const std::string name(wanted);
        const auto [it, isNew] = keyNumbers.try_emplace(name, static_cast<std::uint32_t>(keys.size()));
        if (isNew)
            keys.push_back(name);
        return it->second;
    }
};

// Many equal problems are told by a few of them and a number.
class ProblemTally {
public:
    explicit ProblemTally(ForeignStore &store) : m_store(store) {}
    // `what` says which of them are equal.
    void add(const std::string &where, const char *kind, const std::string &what, std::string message);
    void finish(); // the numbers

private:
    ForeignStore &m_store;
    std::map<std::pair<std::string, std::string>, std::uint64_t> m_seen;
};

// A time as Chroma's users write it: ISO 8601, seconds, milliseconds, microseconds or nanoseconds since 1970 as a
// number or in a string, "YYYYMMDDHHMM" (A-MEM).
[[nodiscard]] std::optional<ParsedTime> chromaTime(const lossless::Json &);
// A number, also one in a string.
[[nodiscard]] std::optional<double> chromaNumber(const lossless::Json &);
// Ids in a list, in a JSON list in a string, or separated by commas in a string; nothing for what is none of these.
// `known` tells an id that holds a comma.
[[nodiscard]] std::optional<std::vector<std::string>> chromaList(const lossless::Json &,
                                                                 const std::function<bool(const std::string &)> &known);

// Fills layout, keys' meanings and textKeys of each collection. Of a mapping "KEY" is what a person said, for every
// collection; "COLLECTION/KEY" is what was found out when the source was read before, with "COLLECTION/" for the
// layout. The result is the mapping by which it is read alike the next time; keys that a collection had not before are
// told.
[[nodiscard]] KeyMapping giveChromaKeys(ChromaStore &, const KeyMapping &mapping, std::vector<Problem> &problems);

// Memories, scopes, keys and states; records lose their values and vectors.
void draftChroma(ChromaStore &, ForeignStore &, const std::stop_token &stop,
                 const std::function<void(std::uint64_t)> &done);

[[nodiscard]] Result<HandBackPlan> handBackChroma(const HandBackSet &, const std::filesystem::path &target);

} // namespace credence::ingest

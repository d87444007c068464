// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What an importer hands over: drafts of memories with their evidence by reference, problems, and the agent's own
// state. Ownership: values. Thread safety: none needed; a ForeignStore belongs to one caller.
#pragma once

#include <credence/export.h>
#include <credence/memory.h>
#include <credence/result.h>

#include <filesystem>
#include <functional>
#include <map>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace credence {

// Called at most every 100 ms or 0.1 %: done of total (0 when unknown), on the working thread.
using Progress = std::function<void(std::uint64_t done, std::uint64_t total)>;

struct DraftEvidence {
    std::string ref; // MemoryId (credence-jsonl) or foreign id (all others) of the source
    Role role = Role::Supports;
    Granularity granularity = Granularity::Claim;
    std::string quote;
};

// A memory as a source describes it. In `memory`, key, depth, ledger and sourceSystem's absence are filled by the
// store; `id` may be empty (a new one is given); `depth` is ignored, put the source's value into storedDepth.
struct MemoryDraft {
    Memory memory;
    std::vector<DraftEvidence> evidence;
    bool malformedEvidence = false; // e.g. a string where ids belong: kept in extra, reported, counted by health
    std::string where;              // file and record, for problems found later
    std::int64_t order = 0;         // the source's own order; ties in time go by it
    bool createdAssumed = false;    // the source gave no time and "now" was taken: no difference at the next import
    std::vector<float> vector{};    // as the source keeps it, in its own length; empty if it has none
    std::string vectorSpace{};      // what made it: a model's name or, where none is known, the collection it lies in.
                                    // Only vectors of one space are alike or not
    std::string alike{}; // where the source has no id: the reference that is made of the words, which those that are
                         // alike share; sourceRef is that and, from the second on, a number. Empty: the id is its own
};

// A memory of the store that is alike to others of its source, so that its reference tells it by a number only.
struct EqualRecord {
    std::string ref;
    std::string spot;    // where it stood among them when it was read last
    bool there = true;   // its source still has it, as far as is known
    bool inForce = true; // here, or withdrawn for no more than being gone there
};

// Something that could not be taken as it stands. Nothing is dropped without one.
// Kinds of what is not taken, so that more may be there than was read: unreadable, bad-json, bad-record.
// Of what is taken, or is none: missing-text, duplicate-id, conflict, bad-time, bad-importance, bad-status, bad-text,
// bad-evidence, bad-vector, misfit (a part that does not fit, kept in extra), too-long (for its own program), unmapped,
// cycle, self-evidence, other-scope, dangling.
struct Problem {
    std::string where; // "nodes.json node_881", "ada.jsonl line 12"
    std::string kind;
    std::string message;
};

// Problems as a reader finds them. Of one kind the first hundred thousand are kept, the rest only counted: a damaged
// file may hold as many as it has bytes.
class ProblemList : public std::vector<Problem> {
public:
    using std::vector<Problem>::vector;
    void push_back(Problem problem)
    {
        constexpr std::uint64_t kMost = 100'000;
        if (++m_counts[problem.kind] <= kMost)
            std::vector<Problem>::push_back(std::move(problem));
        else
            ++m_left[problem.kind];
    }
    // Says how many more there are. The reader's last call.
    CREDENCE_CORE_EXPORT void finish();

private:
    std::map<std::string, std::uint64_t> m_counts, m_left;
};

// A record that this build keeps but does not act on: candidates, flags, decisions and foreign ledger lines.
struct DraftRecord {
    std::string record; // "candidate", "flag", "decision", "ledger"
    std::string json;   // the whole object, in the form of Memory::extra
    std::string where;
};

// An agent's own tunables and trigger state, as it keeps them (e.g. scratch.json), one JSON object a scope.
struct AgentState {
    std::string scope;
    std::string json;
};

// Key and meaning, in the order given; a key that is not named goes by the reader's own rules.
using KeyMapping = std::vector<std::pair<std::string, std::string>>;

// A key of a source's records that has no fixed place here, and what it is taken for.
struct KeySeen {
    std::string key;
    std::uint64_t count = 0;
    std::string example; // of its values, cut
    std::string meaning; // in force: one of meanings(); "extra" where it is only kept
};

struct ForeignStore {
    std::string format; // name of the importer
    // Filled by readForeign: where it was read, absolute, and how it was asked for. Empty for text that has no place.
    std::string path{}, askedScope{};
    KeyMapping mapping{};
    std::vector<std::string> scopes;
    std::uint64_t read = 0;    // records seen, good or bad
    std::uint64_t skipped = 0; // records not taken; each has a problem
    // Records that are part of a memory and none of their own: what it said before, the name of an entity. Nothing else
    // is left: read = memories + records + folded + skipped, which readForeign() checks.
    std::uint64_t folded = 0;
    std::vector<MemoryDraft> memories;
    std::vector<DraftRecord> records;
    std::vector<AgentState> agentStates;
    ProblemList problems;
    std::vector<KeySeen> keys; // of formats that can be mapped, most frequent first
    std::string note;          // what else lies beside it and is not taken, in a sentence; empty if nothing
    bool showsWaiting = true;  // false: pending writes lie elsewhere, so that none is settled for not being here
};

// What a key of a foreign record may be taken for.
struct Meaning {
    std::string name;  // "text", "importance", "evidence" …
    std::string title; // for people
};
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<Meaning> meanings();

struct ReadOptions {
    std::string scope{};  // overrides the source's scope when it holds one only; else refused with Invalid
    KeyMapping mapping{}; // Invalid for a meaning that is not one of meanings(), or a format that can't be mapped
};

// One foreign format. Implementations are stateless and registered in one table.
struct Format {
    std::string name;  // "credence-jsonl", "generative-agents"
    std::string title; // for people
    bool reads = false;
    bool writes = false;
    std::string detects;     // how it is recognised, one sentence
    std::string handsBack{}; // what a hand-back makes (handback.h), one sentence; empty: none
    bool mapped = false;     // ReadOptions::mapping is understood
};

// A foreign store found where its program usually keeps it.
struct FoundStore {
    std::filesystem::path path;
    std::string format;
    std::string title;           // of the format
    std::uint64_t size = 0;      // bytes of the file, or of the files in the folder
    std::optional<Time> changed; // last
};
// Looks at the usual places only, without reading further than it takes to recognise them. `environment` gives HOME and
// the variables by which programs are told other places.
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<FoundStore>
findStores(const std::function<std::string(const char *)> &environment, std::stop_token = {});

[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<Format> formats();

// The format of a file or folder by its content; NotFound if the path does not exist, Unsupported if none recognises it
// (the message names what was looked for; a Git LFS pointer and an SQLite database of another program are named so),
// Corrupt for a compressed file that is damaged.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::string> detectFormat(const std::filesystem::path &);

// Reads a whole foreign store; `format` empty: detect. Never writes, locks or executes anything there.
// Errors: NotFound, Unsupported, Corrupt, Io, Invalid (scope), Cancelled. Bad records are problems, not errors.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<ForeignStore> readForeign(const std::filesystem::path &,
                                                                    std::string_view format, const ReadOptions & = {},
                                                                    std::stop_token = {}, const Progress & = {});
// credence-jsonl from memory (the agent's write path, --jsonl -). `name` is used in problems' `where`. A record without
// a time gets the present one; a header is not needed. Memory::origin is never taken from a file. When stopped, what
// was read so far comes back. A scope in the options for a text with several: nothing is taken, one problem says so.
[[nodiscard]] CREDENCE_CORE_EXPORT ForeignStore readCredenceJsonl(std::string_view text, const std::string &name,
                                                                  const ReadOptions & = {}, std::stop_token = {},
                                                                  const Progress & = {});

// One line of credence-jsonl without the newline, valid JSON and UTF-8 whatever the memory holds; read again it gives
// the same memory (but for key, depth, origin and ledger, which are the store's). A string with bytes that JSON cannot
// carry stands as its displayText(), and whole in "base64": {"/text": "…"} by its path. Besides the documented keys:
// granularity, importance_scale, created_text, zone_assumed, stored_depth, malformed_evidence.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string
writeCredenceJsonl(const Memory &, std::span<const EvidenceLink> evidence, bool malformedEvidence = false);
// The same for a record that was kept whole.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string writeCredenceJsonl(const DraftRecord &);
[[nodiscard]] CREDENCE_CORE_EXPORT std::string credenceJsonlHeader();

} // namespace credence

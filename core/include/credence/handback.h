// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Handing back: what people decided here about memories of another program, in a form that its owner can use. First
// the set of what there is to say, then a plan of each file with its bytes, then the writing of just that.
// Ownership: values. Thread safety: the functions may be called on any thread; a value belongs to one.
#pragma once

#include <credence/export.h>
#include <credence/ingest.h>
#include <credence/memory.h>
#include <credence/mirror.h>
#include <credence/result.h>

#include <filesystem>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace credence {

// What happened here to a memory. "Of the source" are also those that were handed back to it as added. Explicit values:
// they are written as words (see word()).
enum class HandBackKind : std::uint8_t {
    Added = 0,      // a belief or narrative that was reviewed and committed here
    Superseded = 1, // of the source, replaced by another
    Archived = 2,   // of the source, merged into a narrative
    Retracted = 3,  // of the source, withdrawn by a person
    Redacted = 4,   // of the source, words were taken out
    Erased = 5,     // of the source, forgotten: only its reference is left
    Restored = 6,   // of the source, in force here again after its removal was handed back or came from there
};
CREDENCE_CORE_EXPORT const char *word(HandBackKind);

// That it was said to its source before: the last time.
struct HandedBack {
    LedgerNumber entry;
    Time time{};
    std::string who;
    MirrorId source;
    bool script = false; // by a file or script for a person: only the source can tell whether it was carried out
    bool same = true;    // what was said then is what would be said now
};

struct HandBackEvidence {
    MemoryId id;
    std::string ref; // the foreign id in the system that is handed back to; empty for a memory from elsewhere
    Role role = Role::Supports;
    std::string text; // of the cited memory; empty of an erased one
};

struct HandBackItem {
    HandBackKind kind = HandBackKind::Added;
    Memory memory;                          // as it is here now; of an erased one its id, scope and sourceRef only
    std::vector<HandBackEvidence> evidence; // of what was added or restored
    std::vector<std::string> replaces;      // of what was added: foreign ids that it supersedes or archives
    std::string replacementRef; // of what was superseded or archived: the other's foreign id, or its id here
    std::string by, reason;     // who approved or did it, and why; empty where it is not recorded
    std::optional<Time> at;
    std::optional<HandedBack> before{};
    std::optional<HandedBack> otherwise{}; // the last word there was another, by a file that may wait to be used
    std::vector<MirrorId> from{};          // sources that it, or what it rests on and replaces, came from
};

// What became of a candidate that the source proposed (a pending write).
struct HandBackDecision {
    std::string candidate; // as it came: DraftRecord::json
    std::string state;     // "committed", "approved", "rejected", "deferred"; "erased": rejected, and of what it said
                           // only the id is left here, while its source still has it
    std::string text;      // as it was approved, when it was edited; else empty
    std::string by, reason;
    std::optional<Time> at;
    std::string id{}; // of the candidate
    std::optional<HandedBack> before{};
    std::vector<MirrorId> from{}; // the source at which it waits
    MemoryId into{};              // merged into this belief: rejected as what it was, since the belief stands for it
};

// A source that the set's memories came from, as the store remembers it.
struct HandBackSource {
    MirrorId id;
    std::string path;
    std::string scope;                 // as Mirror::scope
    KeyMapping mapping{};              // as Mirror::mapping
    std::vector<std::string> refs;     // foreign ids of what is in force here from it
    std::vector<EqualRecord> equals{}; // of the scope: what has the same words as others there
};

struct HandBackSet {
    std::string scope;
    std::string system; // the format that its memories came by
    std::vector<HandBackItem> items;
    std::vector<HandBackDecision> decisions;
    std::vector<HandBackSource> sources{};
    std::vector<std::string> places{}; // where any source of the store lies, of whatever format
    std::string state{}; // what the source said of itself for this scope (AgentState::json); empty if nothing
    std::optional<HandedBack> last{}; // the last time that anything was handed back to this system
};

struct PlannedWrite {
    enum class What : std::uint8_t { Create, Replace, Remove };
    std::filesystem::path path;
    What what = What::Create;
    std::string before; // bytes of the file when it was planned; empty for one that is made
    std::string after;  // its bytes then; empty for one that is removed
    std::string summary;
    bool script = false; // to be looked at and run by a person: written with the right to execute
};

struct HandBackPlan {
    std::string format;
    std::vector<PlannedWrite> writes;
    std::uint64_t said = 0; // items and decisions that the writes carry
    // What the format can't say ("unmapped"), or not all of ("noted"): where = the memory's reference or id.
    std::vector<Problem> left;
    // What the owner should do with it, in a sentence; empty if nothing. To be read before it is written; of a script
    // it says what comes then.
    std::string advice;
    // What was handed back before, or stands at the source already: where, and a sentence. Kinds: there (not said
    // again), elsewhere (of another source than the one that is handed back to), changed-there (the source was changed
    // since), changed-here (said again), asked (by a file or script before, and the source does not show it yet),
    // otherwise (as it should be there, but a file that is not used yet would change that),
    // gone-there (a pending write that waits no more and was not carried out: an addition is said all the same).
    // changed-there and asked are said again only if asked for.
    std::vector<Problem> known;
    std::vector<std::string> subjects; // ids here of the memories and candidates that the writes carry
    MirrorId source;                   // that they are said to; 0: none that the store remembers
    bool inPlace = false;              // the source itself is changed
    bool copy = false;                 // of that source, at another place: to be asked for, and not noted as said to it
    std::string place;                 // about such a place, in a sentence

    // The source that something which came from these is said to: where files are made each goes to its own.
    [[nodiscard]] CREDENCE_CORE_EXPORT MirrorId saidTo(const std::vector<MirrorId> &from) const;
};

struct HandBackOptions {
    bool again = false; // also what was handed back before and was changed there since, or is not yet carried out there
};

// The target is the source itself where the format changes it in its place (handsBackInPlace()), else a folder for what
// is made, which need not be there yet.
// What replaced something goes with it or is said: where the format can't say the new text, the old one stays there and
// is left with the reason; where nothing takes its place there, the plan notes that.
// What a system may be handed back to as: the formats with Format::handsBack, besides "changes-jsonl" and
// "changes-csv", which say any set in files of their own.
// With HandBackSet::sources, the place is read first: what stands there is not said again, and a place that holds none
// of what the store remembers of its source is refused. Errors: Unsupported (no such format, or it hands nothing back),
// NotFound (the target is gone), Conflict (the source is not as it was read, the target is another store or a part of
// one, or what is made would lie in a source), Io, Invalid (a file where a folder is asked for), Cancelled.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<HandBackPlan> planHandBack(const HandBackSet &, std::string_view format,
                                                                     const std::filesystem::path &target,
                                                                     const HandBackOptions & = {},
                                                                     std::stop_token = {});

// Writes what was planned: each file whole, by a temporary file and a rename; one that is there keeps its owner, group
// and rights, and stays where a link leads. Store::noteHandBack() then remembers it. Conflict, and nothing is written,
// when a file is not what it was when it was planned; Io names the file at which it stopped and the ones written before
// it.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<void> writeHandBack(const HandBackPlan &);

} // namespace credence

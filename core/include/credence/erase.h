// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Erase: the one operation that removes content. What it will take is previewed, and what is applied equals it. It
// leaves tombstones (id, time), takes the content out of every table, index, ledger payload, run, cache and free page,
// and then searches the raw files for what was erased.
// Ownership: values; an ErasedText is shared. Thread safety: functions may run on any thread; all block on disk,
// erase() and verifyAbsent() for long (they rewrite the full-text indexes): not on a GUI thread. Errors: those of
// Store; NotFound (no such memory); Invalid (invariant 4: no name, or a channel that is not listed; nothing chosen);
// Conflict (the store moved on since the preview that was confirmed).
#pragma once

#include <credence/export.h>
#include <credence/store.h>

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace credence {

// What is to be forgotten: memories chosen by hand or by a search (resolve it with Store::keys()), a name, or both.
struct EraseRequest {
    std::vector<MemoryKey> keys{};
    // Everything that names this person or thing, case folded, as whole words (in scripts without spaces: anywhere):
    // memories by text, field, tag, entity or actor, and records around them.
    std::string about{};
    // Other forms of the name that a person took for the same, as ErasePreview::maybe offers them: whole words, too.
    std::vector<std::string> also{};
    std::string scope{};  // where the name is looked for; empty: all scopes
    bool similar = false; // also those that only resemble what names it, or where the name is doubtful (see AboutHit)
    std::vector<MemoryKey> spare{}; // of what a name finds, those that a person leaves; they are reported as remaining
    bool backups = false;           // also deletes the backups that Credence made beside the store
    std::string expecting{};        // ErasePreview::fingerprint that was confirmed; empty: unasked
};

// A memory that a name finds.
struct AboutHit {
    enum class Way : std::uint8_t {
        Text = 0,     // its text, or a field of it
        Entity = 1,   // an entity, tag or actor is called so
        Doubtful = 2, // the name is a common word, and here it is written like one (no capital)
        Similar = 3,  // does not name it, but is alike to what does (only offered)
    };
    MemoryKey key;
    MemoryId id;
    Kind kind = Kind::Episode;
    Way way = Way::Text;
    double similarity = 0;          // of Similar: to the nearest one that names it
    bool chosen = true;             // goes with the request as it is
    std::string text;               // of the memory
    std::size_t start = 0, end = 0; // bytes of the text where the name stands; equal: not in the text
};
CREDENCE_CORE_EXPORT const char *word(AboutHit::Way); // "text", "entity", "doubtful", "similar"

// A word (or row of words) that may be the name in another form, by its stem: "Марию" for "Мария", "Marias",
// "Mariassa". It is erased only if a person says so (EraseRequest::also).
struct NameForm {
    std::string form;           // as written
    std::uint64_t memories = 0; // that hold it
    std::uint64_t left = 0;     // of these, stay as the request is
    bool taken = false;         // the request names it
};

// A memory that is erased since nothing else is left of it.
struct CascadeHit {
    MemoryKey key;
    MemoryId id;
    Kind kind = Kind::Reflection;
    std::string text;
    std::string reason; // "all 3 episodes that it rests on are erased"
};

// A dependent that stays, in doubt.
struct EraseFollower {
    MemoryKey key;
    MemoryId id;
    Status before = Status::Active, after = Status::Active;
    std::string reason;
};

// Where another program still has what is erased here, which only a person can see to: a hand-back takes it away there.
struct ErasedElsewhere {
    std::string system, path;         // the format, and the source as the store knows it
    std::vector<std::string> pending; // ids of writes that wait there and hold it
    std::uint64_t memories = 0;       // that came from there
};

struct ErasePreview {
    std::vector<MemoryKey> chosen{};   // by hand or by name, without what is erased already
    std::vector<AboutHit> found{};     // by name: all hits, with those that are only offered
    std::vector<NameForm> maybe{};     // perhaps the same name, most frequent first, at most 200
    std::uint64_t leftAlike = 0;       // memories that stay and hold a word like the name
    std::vector<CascadeHit> cascade{}; // erased with them
    std::vector<EraseFollower> becomesStale{}, becomesSuspect{};
    std::uint64_t unaffected = 0; // dependents whose status does not change
    // Exact counts per layer of what is taken: "episodes", "reflections", "narratives", "quotes" (in links of memories
    // that stay), "candidates", "decisions", "flags", "resolutions", "acceptances", "runs", "foreign_records",
    // "agent_states", "ledger_payloads", "run_files", "cache_files", "index_files", "backups". All names are there.
    std::map<std::string, std::uint64_t> counts{};
    std::vector<LedgerNumber> payloads{};         // ledger entries whose payload becomes NULL
    std::vector<std::filesystem::path> backups{}; // made by Credence beside the store, whether they go or stay
    std::vector<std::string> notes{};             // sentences to be read before confirming: "Will" is a common word ...
    std::vector<ErasedElsewhere> elsewhere{};     // in the order of the sources
    std::string fingerprint{};                    // of all of it: hand it back as EraseRequest::expecting
    [[nodiscard]] bool empty() const { return chosen.empty(); }
};

// Reads only.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<ErasePreview> previewErase(const Store &, const EraseRequest &,
                                                                     std::stop_token = {}, const Progress & = {});

// What was erased, held in memory alone, so that the files can be searched for it again.
class ErasedText;

// Where a text that was erased still stands, without the text.
struct Remains {
    std::string where;  // "memory ID", "table candidate", "file NAME"
    std::string reason; // one sentence
    bool whole = false; // a whole text or name; else a stretch of 12 characters or more of one
};

// The outcome of looking for erased text in all files of the store: the database, its -wal, -shm and -journal, runs,
// cache, index and backups.
struct Absence {
    bool verified = false;          // nothing stands anywhere
    bool searched = true;           // the files were searched for the text; false: it is not known any more
    std::string reason;             // one sentence when not: another reader, a backup that was kept, the same text
                                    // in a memory that stays
    bool retry = false;             // worth trying again: another program holds the write-ahead log
    std::vector<Remains> remains{}; // at most 100
    std::uint64_t files = 0, bytes = 0, patterns = 0; // looked at; stretches looked for
    std::uint64_t shared = 0; // stretches of 12 characters that memories which stay contain as well: not looked for
    std::optional<Time> at{};

    // The text is known, and nothing of it can be told from other bytes: too short, or in memories that stay.
    [[nodiscard]] bool nothingToSearch() const { return searched && patterns == 0; }
};

struct Erasure {
    std::vector<MemoryId> erased{}; // in order of keys: chosen and cascade
    Time time{};                    // of the tombstones
    ErasePreview applied{};         // equals the preview of that moment
    LedgerNumber ledger{};
    ChangeSet changes{};
    Absence absence{};
    std::vector<std::string> problems{};      // files that could not be rewritten or removed, one sentence each
    std::shared_ptr<const ErasedText> text{}; // for verifyAbsent()
};

// One transaction with one entry of kind "erase" that lists the payloads taken, the files beside the store just before
// it ends; then the full-text indexes are optimised, the write-ahead log is folded back and cut, and the files are
// searched. The reason is left out of the ledger where it contains what is erased. It can't be undone. Cancelling works
// until the transaction ends; what comes after it is finished.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<Erasure> erase(Store &, const EraseRequest &, const Cause &,
                                                         std::stop_token = {}, const Progress & = {});

// Finishes what a reader prevented (optimises, folds the log back) and looks again.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<Absence> verifyAbsent(Store &, const ErasedText &, std::stop_token = {},
                                                                const Progress & = {});

// For erasures whose text is not known any more, after a restart: rewrites the full-text indexes and the file, so that
// no page holds what no row does, and folds the log back. verified: that was done; searched is false.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<Absence> finishErasures(Store &);

// An erasure as the ledger tells it, for a certificate after the files could be cleaned: `text` is not known any more.
struct PastErasure {
    Erasure erasure;
    Cause cause;
};
// Those that erased one of the memories, or with none given the last one; newest first. NotFound: there is none.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<PastErasure>> pastErasures(const Store &,
                                                                                 std::span<const MemoryKey> of = {});

// What, when, who and how it was verified, without content, as Markdown.
[[nodiscard]] CREDENCE_CORE_EXPORT std::string eraseCertificate(const StoreInfo &, const Erasure &, const Cause &);

// The backups that Credence made beside a store (before a migration), oldest first.
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<std::filesystem::path> backupsOf(const std::filesystem::path &store);

} // namespace credence

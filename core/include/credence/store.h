// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The memory store: one SQLite file. The core alone writes it; every change is one transaction with one ledger entry.
// Ownership: Store::open and ::create return the only owner; share it as shared_ptr if more than one thread uses it.
// Thread safety: all methods may be called from any thread; writes are serialised, reads run beside them on their own
// connections and hold no lock while idle. Every method may block on disk: don't call from a GUI thread.
// Errors, where not said otherwise: Io, Corrupt, Cancelled (stop token), ReadOnly; Busy (somebody else writes for
// longer than the busy timeout: an import is one transaction, and 100,000 rows take 10 s; agents try again).
#pragma once

#include <credence/export.h>
#include <credence/grounding.h>
#include <credence/handback.h>
#include <credence/ingest.h>
#include <credence/memory.h>
#include <credence/mirror.h>
#include <credence/result.h>
#include <credence/snapshot.h>

#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <vector>

namespace credence {

struct RunRecord; // reflect.h

// Who changes something, through what, and why. Curation (retract, restore, supersede, undo, redo) needs a non-empty
// `who` and a channel that the store lists (invariant 4), else Invalid.
struct Cause {
    std::string who;
    std::string channel; // "gui", "cli", "agent", "import"
    std::string reason;
};

// What a commit changed. `external`: another process did it.
struct ChangeSet {
    std::vector<MemoryKey> added;
    std::vector<MemoryKey> changed;
    LedgerNumber ledger; // the newest entry
    bool external = false;
};

struct CreateOptions {
    std::string scope = "default";
    std::vector<std::string> approvalChannels = {"gui"};
};

struct OpenOptions {
    bool readOnly = false; // opens the file read-only even where writing is possible
    std::chrono::milliseconds busyTimeout{5000};
};

enum class Access {
    Writable,
    ReadOnlyAsked,  // OpenOptions::readOnly
    ReadOnlyFile,   // file or folder permissions (immutable, or from a private copy when it has a WAL)
    ReadOnlyNewer,  // written by a newer Credence
    ReadOnlySchema, // another program dropped or changed triggers or tables: reading is safe, writing is not
};

struct StoreInfo {
    std::filesystem::path path;
    int schemaVersion = 0;
    Access access = Access::Writable;
    std::string accessReason;              // one sentence when not writable
    std::filesystem::path migrationBackup; // set if this open migrated the file
};

// Whether the memories of each scope are counted, which reads an index of all memories.
enum class Counting { No, Yes };

struct ScopeInfo {
    std::string id;
    std::uint64_t memories = 0; // 0 when they were not counted
    int maxDepth = 2;           // of new reflections
    std::string agentState;     // JSON object of the agent's own tunables, or empty
};

struct LinkCounts {
    std::uint64_t supports = 0, contradicts = 0, mergedFrom = 0, dangling = 0;
};

// Empty maps hold no zero entries except byStatus and byKind, which name every value.
struct Counts {
    std::uint64_t memories = 0;
    std::map<std::string, std::uint64_t> byKind, byStatus, candidates, flags;
    std::map<int, std::uint64_t> byDepth;
    LinkCounts links; // dangling ones are counted in their role too
};

// Arrival: in the order in which they came into the store, which costs least.
enum class SortKey { Created, Importance, Depth, Text, Status, Kind, Id, Arrival };

// A question for memories as a value. Empty members don't restrict. All given ones must hold.
struct Query {
    std::vector<std::string> scopes{};
    std::vector<Kind> kinds{};
    std::vector<Status> statuses{};
    std::optional<int> minDepth{}, maxDepth{};
    std::string text{}; // words, all of which must occur (stems, the last one as a prefix); also CJK and parts of words
    std::string tag{}, session{}, actor{}, sourceSystem{};
    std::optional<Time> since{}, until{}; // created, both ends included
    std::optional<double> minImportance{};
    bool flagged = false;  // with an open flag only
    bool approved = false; // only beliefs of the agent's read view: approved by a person and not in doubt
    SortKey sort = SortKey::Created;
    bool descending = false;
    std::size_t limit = 0; // 0: all
    MemoryKey after{};     // the last key of the page before (keyset paging), 0: from the start
};

// What an import did or, as a preview, would do. Ids in `vanished` were in the store from that source and are not in it
// any more; they are kept and only counted.
struct ImportReport {
    std::string format;
    std::vector<std::string> scopes;
    std::uint64_t read = 0, added = 0, updated = 0, unchanged = 0, vanished = 0, skipped = 0;
    // Pending writes of another program: new ones, ones that say something else now, ones that it settled itself.
    std::uint64_t proposed = 0, reworded = 0, settled = 0;
    std::uint64_t owned = 0; // known before, and known to be held by this source from now on
    std::vector<Problem> problems;
    LedgerNumber ledger; // 0 for a preview or when nothing changed
};

struct LedgerEntry {
    LedgerNumber number;
    Time time;
    std::string kind;          // init, import, add, retract, restore, supersede, undo, redo, ...
    std::vector<MemoryId> ids; // fixed fields: the memories concerned, at most 1,000 listed; see idCount
    std::uint64_t idCount = 0;
    LedgerNumber undoes; // the entry this one undoes or redoes, else 0
    std::string hash;    // lower-case hex SHA-256
    std::string previous;
    bool erased = false;              // the payload was erased
    std::string who, channel, reason; // from the payload, empty when erased
    std::string payload;              // JSON: before and after of each change
    bool undoable = false;            // undo() would not be refused now
    std::string whyNot;               // one sentence when it would
};

struct Verification {
    bool ok = false;
    std::uint64_t count = 0;
    LedgerNumber brokenAt; // the first entry that does not fit, 0 if none
    std::vector<LedgerNumber> erasedPayloads;
    bool schemaOk = false; // tables, indexes, triggers and views as this version creates them
    bool fileOk = false;   // integrity and foreign keys of the database
    bool ftsOk = false;    // the full-text indexes hold the texts as they are; false where fileOk is
    bool rowsOk = false; // all rows are what the last entry left, by the fingerprint that it holds; false where fileOk
                         // is, true where no entry holds one yet (written by an older version)
    std::string message; // one sentence
};

// The text of a memory, and as much of the rest as a search through all texts needs.
struct MemoryText {
    MemoryKey key;
    std::string scope;
    Kind kind = Kind::Episode;
    Status status = Status::Active;
    std::string text; // UTF-8; empty if it was erased
};

// A privacy or safety finding on a memory, as kept in the store.
struct Flag {
    std::string id;
    std::string category, detector;         // ids of the categories; the detector may be empty
    std::optional<std::int64_t> start, end; // bytes of the text, if it concerns a part
    std::optional<double> score;
    bool emergent = false;
    std::string state; // open, allow, redact, downgrade, block
};

// RAII: the callback is not called any more after the destructor returned.
class CREDENCE_CORE_EXPORT Subscription {
public:
    Subscription();
    explicit Subscription(std::function<void()> stop);
    ~Subscription();
    Subscription(Subscription &&) noexcept;
    Subscription &operator=(Subscription &&) noexcept;

private:
    std::function<void()> m_stop;
};

// Whether a document may be put there. Invalid where the file is a store or another database, belongs to one that is
// beside it (-wal, -shm, -journal), or lies in a store's folder of runs, index or cache: it would be lost. Every
// command and dialog that writes a file asks first. Looks at the file; thread-safe.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<void> mayWriteDocument(const std::filesystem::path &);
// Writes it whole or not at all, for its owner only: beside its place, and then there; a link is replaced, not
// followed. What is no regular file (a device, a pipe) is written to as it is. Asks mayWriteDocument() itself. Errors:
// Invalid, Io with the system's words.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<void> writeDocument(const std::filesystem::path &, std::string_view bytes);
// Whether the file begins as a store does. To look into a file that may be open as a store, a program asks this instead
// of opening it: closing any descriptor of it would drop the locks that its connections hold.
[[nodiscard]] CREDENCE_CORE_EXPORT bool looksLikeStore(const std::filesystem::path &);

class CREDENCE_CORE_EXPORT Store {
public:
    // A new file, with owner-only rights, and its first ledger entry. Conflict if the path exists.
    [[nodiscard]] static Result<std::unique_ptr<Store>> create(const std::filesystem::path &,
                                                               const CreateOptions & = {}, const Cause & = {});
    // NotFound; Unsupported (another program's database, a Git LFS pointer, a text file: named so; a schema too new to
    // be read at all); Corrupt; Io. Older schemas are migrated in one transaction after a backup beside the file.
    [[nodiscard]] static Result<std::unique_ptr<Store>> open(const std::filesystem::path &, const OpenOptions & = {});
    ~Store();
    Store(const Store &) = delete;
    Store &operator=(const Store &) = delete;

    [[nodiscard]] const StoreInfo &info() const;

    // --- reading ---
    [[nodiscard]] Result<std::vector<ScopeInfo>> scopes(Counting memories = Counting::Yes) const;
    // scope empty: all. NotFound for an unknown scope.
    [[nodiscard]] Result<Counts> counts(const std::string &scope = {}) const;
    // By id, or by a source reference ("node_7") that is unique in the store (in `scope` if given). NotFound; Conflict
    // if several match.
    [[nodiscard]] Result<MemoryKey> find(const std::string &idOrRef, const std::string &scope = {}) const;
    [[nodiscard]] Result<std::vector<MemoryKey>> keys(const Query &, std::stop_token = {}) const; // ordered
    // Those of the given memories that the query finds, in the order given; its order and paging don't count, and words
    // match whole (see Query::text). It costs what the given ones cost: for the first rows of a long answer.
    [[nodiscard]] Result<std::vector<MemoryKey>> keysAmong(const Query &, std::span<const MemoryKey>,
                                                           std::stop_token = {}) const;
    // In the order asked; keys that are not there are skipped. Tags and entities included.
    [[nodiscard]] Result<std::vector<Memory>> rows(std::span<const MemoryKey>, std::stop_token = {}) const;
    // As rows(), at about a third of its cost.
    [[nodiscard]] Result<std::vector<MemoryText>> texts(std::span<const MemoryKey>, std::stop_token = {}) const;
    [[nodiscard]] Result<std::vector<EvidenceLink>> evidence(MemoryKey derived) const; // by ordinal
    // Evidence of many in one pass; result i belongs to keys[i].
    [[nodiscard]] Result<std::vector<std::vector<EvidenceLink>>> evidence(std::span<const MemoryKey>,
                                                                          std::stop_token = {}) const;
    [[nodiscard]] Result<std::vector<Flag>> flags(MemoryKey) const; // on that memory, by id
    // Quotes and links of the memories that rest on this one directly: (derived, role).
    [[nodiscard]] Result<std::vector<std::pair<MemoryKey, Role>>> directDependents(MemoryKey source) const;

    // The whole store (or one scope) without texts.
    [[nodiscard]] Result<std::shared_ptr<const Snapshot>> snapshot(const std::string &scope = {}, std::stop_token = {},
                                                                   const Progress & = {}) const;
    // What the reflection tree begins with, to be shown while the whole is read: the first `roots` beliefs that no
    // other rests on, deepest first and the newest of a depth first, with what they rest on directly (whose own sources
    // are left out).
    [[nodiscard]] Result<std::shared_ptr<const Snapshot>> snapshotTop(const std::string &scope, std::size_t roots,
                                                                      std::stop_token = {}) const;
    // Only the given memories and all they rest on (links among them, contradicting direct sources included).
    [[nodiscard]] Result<std::shared_ptr<const Snapshot>> snapshotBelow(std::span<const MemoryKey>,
                                                                        std::stop_token = {}) const;
    // Only the given memories, all above them, and the sources of those that may change with them; no times or scopes.
    [[nodiscard]] Result<std::shared_ptr<const Snapshot>> snapshotAbove(std::span<const MemoryKey>,
                                                                        std::stop_token = {}) const;

    // --- the agent's write path and import ---
    // Reflections must cite at least kCitationFloor distinct existing memories of their scope (Invalid), and stay
    // within the scope's maximum depth. All or nothing; existing ids are a Conflict.
    [[nodiscard]] Result<std::vector<MemoryId>> add(std::vector<MemoryDraft>, const Cause &);
    // Merges a foreign store: adds what is new, updates what changed, counts the rest. One transaction and entry.
    // `origin` (a path) is noted in the ledger. preview: changes nothing.
    [[nodiscard]] Result<ImportReport> import(ForeignStore, const std::string &origin, const Cause &,
                                              bool preview = false, std::stop_token = {}, const Progress & = {});

    // --- keeping in step (mirror.h) and handing back (handback.h) ---
    // As import(), for the mirror that `ForeignStore::path` names (readForeign fills it), with each change listed; what
    // is gone there as asked. Withdraw needs a listed channel and a name, as retract() does. One transaction and entry
    // of kind "sync"; a preview changes nothing. Conflict, also of a preview: another store lies in the source's place.
    // It is another where fewer than half of what is in force here from the source, waiting writes with it, is found
    // there, and what is found is less than half of what lies there; of one or two nothing can be told, so they
    // are read, but nothing is withdrawn. import() takes such a one in, and nothing counts as gone or settled by it.
    [[nodiscard]] Result<SyncReport> sync(ForeignStore, Vanished, const Cause &, bool preview = false,
                                          std::stop_token = {}, const Progress & = {});
    [[nodiscard]] Result<std::vector<Mirror>> mirrors() const; // in the order in which they came
    // The sources of an imported memory that the store remembers, in that order; none if they were forgotten.
    [[nodiscard]] Result<std::vector<Holder>> holders(MemoryKey) const;
    // Another path (the source moved), scope, mapping, or whether it is watched; one entry. `there`: what was read at
    // another path, by the mirror's format; Invalid without. NotFound; Conflict if another mirror has that path, format
    // and scope, or another store lies there.
    [[nodiscard]] Result<LedgerNumber> setMirror(const Mirror &, const Cause &, const ForeignStore *there = nullptr);
    // Stops keeping in step: its memories stay, and belong to it again once it is imported again. NotFound.
    [[nodiscard]] Result<LedgerNumber> forgetMirror(MirrorId, const Cause &);
    // What people decided here about memories of `system` (a format's name) in a scope, in the order of the ledger.
    // NotFound for an unknown scope.
    [[nodiscard]] Result<HandBackSet> handBack(const std::string &scope, const std::string &system,
                                               std::stop_token = {}) const;
    // Remembers that a plan of this set was written: an entry of kind "handback" that can't be undone, as the files
    // stay. Decided pending writes leave the queue. 0 and no entry for a form of no owner's. Invalid without a name.
    [[nodiscard]] Result<LedgerNumber> noteHandBack(const HandBackSet &, const HandBackPlan &, const Cause &);

    // --- curation; each is one entry, and applies exactly what the preview functions of grounding.h say ---
    // `seen`: the last entry when a person looked at what would follow; Conflict if there is a newer one. 0: unasked.
    [[nodiscard]] Result<ChangeSet> retract(std::span<const MemoryKey>, const Cause &, LedgerNumber seen = {});
    [[nodiscard]] Result<ChangeSet> restore(std::span<const MemoryKey>, const Cause &);
    // `replacement` must be active, of the same scope, and not rest on `old`.
    [[nodiscard]] Result<ChangeSet> supersede(MemoryKey old, MemoryKey replacement, const Cause &);
    // Conflict, with the reason, if a later entry touches the same memory or an active reflection cites what it
    // brought.
    [[nodiscard]] Result<ChangeSet> undo(LedgerNumber, const Cause &);
    [[nodiscard]] Result<ChangeSet> redo(LedgerNumber undone, const Cause &);

    // --- runs and the queue (reflect.h) ---
    // Keeps a run and puts its candidates (`only`: those ids; empty: all) into the queue, in one transaction with one
    // entry of kind "queue"; the memories it reflected on get their consumed marks. Calls no model. Conflict if that
    // run is in the store already; Invalid if a candidate names a scope or memory that is not there. Every run counts
    // for the trigger (trigger.h): `firing` is the one that led to it; without one it is logged as run by hand.
    [[nodiscard]] Result<LedgerNumber> queueRun(const RunRecord &, std::span<const std::string> only, const Cause &,
                                                const std::string &firing = {});
    // The runs kept in the store, newest first; scope empty: all.
    [[nodiscard]] Result<std::vector<RunRecord>> keptRuns(const std::string &scope = {}, std::stop_token = {}) const;
    // The memories that a queued run of that preset reflected on.
    [[nodiscard]] Result<std::vector<MemoryKey>> consumed(const std::string &scope, const std::string &preset) const;

    // --- ledger ---
    // Newest first; after: continue below that number, 0 from the top.
    [[nodiscard]] Result<std::vector<LedgerEntry>> ledger(std::size_t limit = 0, LedgerNumber after = {}) const;
    [[nodiscard]] Result<std::vector<LedgerEntry>> history(MemoryKey) const; // entries that touched it, newest first
    [[nodiscard]] Result<std::pair<std::uint64_t, std::string>> ledgerHead() const; // entries, hash of the last
    [[nodiscard]] Result<Verification> verify(std::stop_token = {}, const Progress & = {}) const;

    // --- settings that travel with the store ---
    [[nodiscard]] Result<std::vector<std::string>> approvalChannels() const;

    // Called on an unspecified thread after each commit of this object (on the committing thread) and within half a
    // second after one of another process (external). Don't destroy the Subscription inside the callback.
    [[nodiscard]] Subscription subscribe(std::function<void(const ChangeSet &)>);

    // Writes everything as credence-jsonl: scopes, memories, evidence, kept records, ledger lines.
    // Written to a temporary file beside `out` and renamed; owner-only rights. Returns lines and bytes. `unreadable`:
    // of a damaged store everything that can be read is written, and what can't is named there (kind "unreadable");
    // without it the first damage is the error.
    [[nodiscard]] Result<std::pair<std::uint64_t, std::uint64_t>>
    exportJsonl(const std::filesystem::path &out, const std::string &scope = {}, std::stop_token = {},
                const Progress & = {}, std::vector<Problem> *unreadable = nullptr) const;

    struct Impl; // opaque; named here for the store's own files
    explicit Store(std::unique_ptr<Impl>);

private:
    friend struct StoreInside; // of the core's own reading that would cost too much piecemeal
    std::unique_ptr<Impl> d;
};

} // namespace credence

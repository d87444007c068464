// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/mirror.h"

#include "store/argument.h"
#include "store/read.h"
#include "store/review.h"
#include "util/equals.h"

#include <credence/mirrorlist.h>
#include <credence/text.h>

#include <credence/handback.h>
#include <credence/place.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <bit>

namespace credence {

using nlohmann::json;

const char *word(SyncKind kind)
{
    switch (kind) {
    case SyncKind::Added:
        return "added";
    case SyncKind::Changed:
        return "changed";
    case SyncKind::Vanished:
        return "vanished";
    case SyncKind::Returned:
        return "returned";
    case SyncKind::Proposed:
        return "proposed";
    case SyncKind::Reworded:
        return "reworded";
    case SyncKind::Settled:
        return "settled";
    case SyncKind::Elsewhere:
        return "elsewhere";
    case SyncKind::Asked:
        return "asked";
    case SyncKind::CarriedOut:
        return "carried-out";
    case SyncKind::Undone:
        return "undone";
    }
    return "";
}

namespace store {

namespace {

std::string mappingJson(const KeyMapping &mapping)
{
    json out = json::array();
    for (const auto &[key, meaning] : mapping)
        out.push_back({jsonText(key), meaning});
    return out.dump();
}

// As the store keeps them.
std::string_view vectorBytes(const std::vector<float> &values)
{
    static_assert(std::endian::native == std::endian::little && sizeof(float) == 4);
    return {reinterpret_cast<const char *>(values.data()), values.size() * sizeof(float)};
}

const std::string &spaceOf(const MemoryDraft &draft)
{
    return draft.vectorSpace.empty() ? draft.memory.sourceSystem : draft.vectorSpace;
}

} // namespace

KeyMapping mappingFrom(std::string_view text)
{
    KeyMapping mapping;
    const json value = json::parse(text, nullptr, false);
    if (!value.is_array())
        return mapping;
    for (const json &one : value) {
        if (one.is_array() && one.size() == 2 && one[1].is_string())
            mapping.emplace_back(textOf(one[0]).value_or(std::string()), one[1].get<std::string>());
    }
    return mapping;
}

Result<MirrorId> mirrorOf(sql::Connection &db, const ForeignStore &foreign)
{
    if (foreign.path.empty())
        return MirrorId{};
    auto row = db.prepare("SELECT id, path FROM mirror WHERE format = ?1 AND scope = ?2 ORDER BY id");
    row.bind(1, std::string_view(foreign.format)).bind(2, std::string_view(foreign.askedScope));
    // As it was written before, else the oldest one of the same place: links and spellings make no second source.
    MirrorId exact, same;
    const std::filesystem::path place = placeOf(foreign.path);
    while (row.next()) {
        const std::filesystem::path path(std::string(row.view(1)));
        if (path == foreign.path)
            exact.value = row.integer(0);
        else if (!same && placeOf(path) == place)
            same.value = row.integer(0);
    }
    if (!row.ok())
        return row.error();
    return exact ? exact : same;
}

Result<MirrorId> noteMirror(Change &change, const ForeignStore &foreign)
{
    sql::Connection &db = change.db();
    auto known = mirrorOf(db, foreign);
    if (!known || foreign.path.empty())
        return known;
    MirrorId id = *known;
    if (!id) {
        const auto next = db.integer("SELECT coalesce(max(id), 0) + 1 FROM (SELECT id FROM mirror UNION ALL "
                                     "SELECT mirror FROM mirror_entry)"); // a number is never given twice
        if (!next)
            return next.error();
        id.value = *next;
        CREDENCE_TRY(db.prepare("INSERT INTO mirror (id, path, format, scope, mapping, ledger) "
                                "VALUES (?1, ?2, ?3, ?4, ?5, ?6)")
                         .bind(1, id.value)
                         .bind(2, std::string_view(foreign.path))
                         .bind(3, std::string_view(foreign.format))
                         .bind(4, std::string_view(foreign.askedScope))
                         .bind(5, std::string_view(mappingJson(foreign.mapping)))
                         .bind(6, change.number().value)
                         .run());
        CREDENCE_TRY(db.prepare("INSERT INTO mirror_entry (number, mirror) SELECT number, ?1 FROM ledger "
                                "WHERE kind = 'import' AND json_valid(payload) "
                                "AND json_extract(payload, '$.origin') = ?2 AND json_extract(payload, '$.format') = ?3 "
                                "AND number NOT IN (SELECT number FROM mirror_entry)")
                         .bind(1, id.value)
                         .bind(2, std::string_view(foreign.path))
                         .bind(3, std::string_view(foreign.format))
                         .run());
    } else {
        CREDENCE_TRY(db.prepare("UPDATE mirror SET mapping = ?2, ledger = ?3 WHERE id = ?1")
                         .bind(1, id.value)
                         .bind(2, std::string_view(mappingJson(foreign.mapping)))
                         .bind(3, change.number().value)
                         .run());
    }
    CREDENCE_TRY(db.prepare("INSERT INTO mirror_entry (number, mirror) VALUES (?1, ?2)")
                     .bind(1, change.number().value)
                     .bind(2, id.value)
                     .run());
    return id;
}

namespace {

// What a source holds and is in force here.
std::string inForceFrom(std::int64_t version)
{
    return fmt::format("FROM ({}) AS k JOIN memory AS m ON m.key = k.key WHERE m.origin = 'imported' "
                       "AND m.status IN ('active', 'suspect', 'stale', 'deprecated') ",
                       heldKeys(version));
}

// Of that, not what was taken away there on our word or by the source's own decision, and is in force here again; nor
// what it was asked to take back and does not show yet.
constexpr char kNotRestored[] =
    "AND NOT (m.status <> 'deprecated' AND coalesce((SELECT CASE WHEN h.what IN ('added', 'restored') AND h.script = 1 "
    "          THEN 'asked' ELSE h.what END FROM handed_back AS h WHERE h.subject = m.id "
    "          AND h.what NOT IN ('redacted', 'decision') ORDER BY h.number DESC LIMIT 1), "
    "          CASE WHEN m.stated_status IN ('retracted', 'superseded') THEN 'retracted' END, '') "
    "          IN ('superseded', 'archived', 'retracted', 'asked')) ";

Result<std::int64_t> schemaOf(sql::Connection &db)
{
    return db.integer("PRAGMA user_version");
}

} // namespace

Result<std::vector<UndoneHere>> undoneHere(sql::Connection &db, const std::unordered_set<MemoryKey> &there)
{
    std::vector<UndoneHere> out;
    const auto version = schemaOf(db);
    if (!version)
        return version.error();
    if (*version < kSourcesSchema)
        return out;
    auto rows = db.prepare("SELECT m.key, u.number FROM undone AS u JOIN memory AS m ON m.key = u.memory "
                           "WHERE m.status = 'retracted' AND NOT " +
                           decidedAfter("u.number") + " ORDER BY m.key");
    while (rows.next()) {
        if (const MemoryKey key{rows.integer(0)}; there.contains(key))
            out.push_back({key, LedgerNumber{rows.integer(1)}});
    }
    if (!rows.ok())
        return rows.error();
    return out;
}

const char *heldKeys(std::int64_t version)
{
    if (version < kSourcesSchema)
        return "SELECT b.key AS key FROM mirror_entry AS e JOIN memory AS b ON b.ledger = e.number "
               "WHERE e.mirror = ?1 AND NOT EXISTS (SELECT 1 FROM vanished AS v WHERE v.memory = b.key)";
    return "SELECT b.key AS key FROM mirror_entry AS e JOIN memory AS b ON b.ledger = e.number "
           "WHERE e.mirror = ?1 AND NOT EXISTS (SELECT 1 FROM held AS h WHERE h.memory = b.key AND h.mirror = ?1) "
           "UNION ALL SELECT memory AS key FROM held WHERE mirror = ?1 AND there = 1";
}

std::string decidedAfter(const char *number)
{
    return fmt::format(
        "EXISTS (SELECT 1 FROM ledger_change AS c JOIN ledger AS l ON l.number = c.number WHERE c.memory = m.key "
        "AND c.number > {} AND l.kind IN ('retract', 'restore', 'supersede', 'recheck', 'commit', 'erase') "
        "AND coalesce((SELECT r.kind FROM ledger AS r WHERE r.undoes = l.number AND r.undoes > 0 "
        "              ORDER BY r.number DESC LIMIT 1), 'redo') = 'redo')",
        number);
}

std::string nobodyDecided(std::int64_t version)
{
    return version < kSourcesSchema
               ? std::string("0")
               : fmt::format("EXISTS (SELECT 1 FROM undone AS u WHERE u.memory = m.key AND NOT {})",
                             decidedAfter("u.number"));
}

std::string heldElsewhere(const char *but)
{
    return fmt::format(
        "SELECT i.path FROM mirror AS i WHERE i.id <> {} "
        "AND coalesce((SELECT h.there FROM held AS h WHERE h.memory = m.key AND h.mirror = i.id), "
        "             EXISTS (SELECT 1 FROM mirror_entry AS e WHERE e.number = m.ledger AND e.mirror = i.id)) "
        "ORDER BY i.id LIMIT 1",
        but);
}

Result<std::vector<MemoryKey>> newlyHeld(sql::Connection &db, MirrorId mirror,
                                         const std::unordered_set<MemoryKey> &here)
{
    std::vector<MemoryKey> fresh;
    const auto version = schemaOf(db);
    if (!version)
        return version.error();
    if (*version < kSourcesSchema)
        return fresh; // open for reading only
    std::unordered_set<MemoryKey> known;
    if (mirror) {
        auto rows = db.prepare(heldKeys(*version));
        rows.bind(1, mirror.value);
        while (rows.next())
            known.insert(MemoryKey{rows.integer(0)});
        if (!rows.ok())
            return rows.error();
    }
    auto imported = db.prepare("SELECT 1 FROM memory WHERE key = ?1 AND origin = 'imported'");
    for (const MemoryKey key : here) {
        if (known.contains(key))
            continue;
        imported.reset();
        if (imported.bind(1, key.value).next())
            fresh.push_back(key);
        if (!imported.ok())
            return imported.error();
    }
    std::sort(fresh.begin(), fresh.end());
    return fresh;
}

Result<void> noteHeld(Change &change, MirrorId mirror, std::span<const MemoryKey> keys, bool there)
{
    auto put = change.db().prepare("INSERT INTO held (memory, mirror, there, number) VALUES (?1, ?2, ?3, ?4) "
                                   "ON CONFLICT (memory, mirror) DO UPDATE SET there = excluded.there, "
                                   "number = excluded.number");
    for (const MemoryKey key : keys) {
        put.reset();
        CREDENCE_TRY(put.bind(1, key.value)
                         .bind(2, mirror.value)
                         .bind(3, std::int64_t{there})
                         .bind(4, change.number().value)
                         .run());
    }
    return {};
}

namespace {

// Of what the source was found to hold and what was carried out there for us, the later one counts.
std::string equalRows(std::int64_t version)
{
    const bool held = version >= kSourcesSchema, said = version >= kHandBackSchema;
    return fmt::format(
        "SELECT m.source_ref, m.extra, m.status, "
        "EXISTS (SELECT 1 FROM mirror_entry AS e WHERE e.number = m.ledger AND e.mirror = ?4), {}, {}, "
        "m.status = 'retracted' AND EXISTS (SELECT 1 FROM vanished AS v WHERE v.memory = m.key AND NOT {}) "
        "FROM memory AS m {}{}WHERE m.scope = ?1 AND m.source_system IS ?2 AND (m.source_ref = ?3 "
        "OR (m.source_ref > ?3 || '-' AND m.source_ref < ?3 || '.')) ORDER BY m.key",
        held ? "h.there, h.number" : "NULL, NULL", said ? "s.what, s.number" : "NULL, NULL", decidedAfter("v.number"),
        held ? "LEFT JOIN held AS h ON h.memory = m.key AND h.mirror = ?4 " : "",
        said ? "LEFT JOIN handed_back AS s ON s.subject = m.id AND s.number = (SELECT max(x.number) FROM handed_back "
               "AS x WHERE x.subject = m.id AND x.mirror = ?4 AND x.script = 0) "
             : "");
}

} // namespace

EqualsFinder::EqualsFinder(sql::Connection &db, std::int64_t version) : m_rows(db.prepare(equalRows(version))) {}

Result<std::vector<EqualRecord>> EqualsFinder::of(MirrorId mirror, const std::string &scope, const std::string &system,
                                                  const std::string &shared)
{
    std::vector<EqualRecord> out;
    m_rows.reset();
    m_rows.bind(1, std::string_view(scope))
        .bindOrNull(2, system)
        .bind(3, std::string_view(shared))
        .bind(4, mirror.value);
    while (m_rows.next()) {
        if (!equals::numberOf(shared, m_rows.view(0)))
            continue;
        EqualRecord one;
        one.ref = m_rows.text(0);
        one.spot = equals::spotOf(m_rows.text(1));
        const auto status = parseStatus(m_rows.view(2)).value_or(Status::Active);
        one.inForce = m_rows.integer(8) != 0 || status == Status::Active || status == Status::Suspect ||
                      status == Status::Stale || status == Status::Deprecated;
        one.there = m_rows.isNull(4) ? m_rows.integer(3) != 0 : m_rows.integer(4) != 0;
        if (!m_rows.isNull(6) && (m_rows.isNull(5) || m_rows.integer(7) > m_rows.integer(5)))
            one.there = m_rows.view(6) == word(HandBackKind::Added) || m_rows.view(6) == word(HandBackKind::Restored);
        out.push_back(std::move(one));
    }
    if (!m_rows.ok())
        return m_rows.error();
    return out;
}

Result<void> noteUndone(Change &change, std::span<const MemoryKey> keys)
{
    auto put = change.db().prepare("INSERT INTO undone (memory, number) SELECT key, ?2 FROM memory WHERE key = ?1 "
                                   "AND origin = 'imported' "
                                   "ON CONFLICT (memory) DO UPDATE SET number = excluded.number");
    for (const MemoryKey key : keys) {
        put.reset();
        CREDENCE_TRY(put.bind(1, key.value).bind(2, change.number().value).run());
    }
    return {};
}

Result<SourceHolds> sourceHolds(sql::Connection &db, MirrorId mirror, const std::unordered_set<MemoryKey> &here)
{
    SourceHolds holds;
    const auto version = schemaOf(db);
    if (!version)
        return version.error();
    auto rows = db.prepare("SELECT m.key " + inForceFrom(*version));
    rows.bind(1, mirror.value);
    while (rows.next()) {
        ++holds.all;
        holds.found += here.contains(MemoryKey{rows.integer(0)}) ? 1 : 0;
    }
    if (!rows.ok())
        return rows.error();
    return holds;
}

std::string SourceHolds::sentence(const std::string &path, const std::string &format, std::uint64_t there) const
{
    return fmt::format("{} is read as {}, and {} that came from the source {} expected there. It holds {} {}, of which "
                       "{} {} known: another store lies there.",
                       displayText(path), displayText(format),
                       all == 1 ? std::string("one record") : fmt::format("{} records", all), all == 1 ? "was" : "were",
                       there, there == 1 ? "record" : "records", found, found == 1 ? "is" : "are");
}

Error strangerError(const std::string &sentence, const std::string &path)
{
    return {Errc::Conflict, sentence + " If it is the same source all the same, import it again.", path};
}

Result<std::vector<Gone>> goneFrom(sql::Connection &db, MirrorId mirror, const std::unordered_set<MemoryKey> &here)
{
    std::vector<Gone> gone;
    const auto version = schemaOf(db);
    if (!version)
        return version.error();
    auto rows = db.prepare("SELECT m.key, m.id, m.scope, m.source_ref, m.kind, m.status " + inForceFrom(*version) +
                           (*version >= kHandBackSchema ? kNotRestored : "") + "ORDER BY m.key");
    rows.bind(1, mirror.value);
    while (rows.next()) {
        const MemoryKey key{rows.integer(0)};
        if (here.contains(key))
            continue;
        Gone one;
        one.key = key;
        one.id.value = rows.text(1);
        one.scope = rows.text(2);
        one.ref = rows.text(3);
        one.kind = parseKind(rows.view(4)).value_or(Kind::Episode);
        one.status = parseStatus(rows.view(5)).value_or(Status::Active);
        gone.push_back(std::move(one));
    }
    if (!rows.ok())
        return rows.error();
    if (*version >= kSourcesSchema) {
        auto other = db.prepare("SELECT (" + heldElsewhere("?2") + ") FROM memory AS m WHERE m.key = ?1");
        for (Gone &one : gone) {
            other.reset();
            if (other.bind(1, one.key.value).bind(2, mirror.value).next())
                one.elsewhere = other.text(0);
            if (!other.ok())
                return other.error();
        }
    }
    auto text = db.prepare("SELECT text FROM memory WHERE key = ?1");
    for (std::size_t i = 0; i < gone.size() && i < kListedSyncChanges; ++i) {
        text.reset();
        text.bind(1, gone[i].key.value);
        if (text.next())
            gone[i].text = text.text(0);
        if (!text.ok())
            return text.error();
    }
    return gone;
}

Result<std::unordered_set<MemoryKey>> vanishedNow(sql::Connection &db)
{
    std::unordered_set<MemoryKey> keys;
    auto rows = db.prepare("SELECT m.key FROM vanished AS v JOIN memory AS m ON m.key = v.memory "
                           "WHERE m.status = 'retracted' AND NOT " +
                           decidedAfter("v.number"));
    while (rows.next())
        keys.insert(MemoryKey{rows.integer(0)});
    if (!rows.ok())
        return rows.error();
    return keys;
}

Result<void> noteVanished(Change &change, MirrorId mirror, std::span<const MemoryKey> keys)
{
    auto put = change.db().prepare("INSERT OR REPLACE INTO vanished (memory, mirror, number) VALUES (?1, ?2, ?3)");
    for (const MemoryKey key : keys) {
        put.reset();
        CREDENCE_TRY(put.bind(1, key.value).bind(2, mirror.value).bind(3, change.number().value).run());
    }
    return {};
}

Result<void> noteReturned(Change &change, std::span<const MemoryKey> keys)
{
    auto take = change.db().prepare("DELETE FROM vanished WHERE memory = ?1");
    for (const MemoryKey key : keys) {
        take.reset();
        CREDENCE_TRY(take.bind(1, key.value).run());
    }
    return {};
}

Result<bool> hasVector(sql::Connection &db, MemoryKey key, const MemoryDraft &draft)
{
    auto row = db.prepare("SELECT s.name, v.data FROM vector AS v JOIN vector_space AS s ON s.id = v.space "
                          "WHERE v.memory = ?1");
    row.bind(1, key.value);
    bool same = false;
    while (row.next())
        same = row.view(0) == spaceOf(draft) && row.view(1) == vectorBytes(draft.vector);
    if (!row.ok())
        return row.error();
    return same;
}

VectorWriter::VectorWriter(sql::Connection &db)
    : m_db(db), m_insert(db.prepare("INSERT INTO vector (memory, space, data) VALUES (?1, ?2, ?3)")),
      m_put(db.prepare("INSERT INTO vector (memory, space, data) VALUES (?1, ?2, ?3) "
                       "ON CONFLICT (memory) DO UPDATE SET space = excluded.space, data = excluded.data"))
{
}

Result<void> VectorWriter::write(MemoryKey key, const MemoryDraft &draft, bool isNew)
{
    const std::string &name = spaceOf(draft);
    auto space = m_spaces.find(name);
    if (space == m_spaces.end()) {
        CREDENCE_TRY(m_db.prepare("INSERT INTO vector_space (name) SELECT ?1 WHERE NOT EXISTS "
                                  "(SELECT 1 FROM vector_space WHERE name = ?1)")
                         .bind(1, std::string_view(name))
                         .run());
        auto row = m_db.prepare("SELECT id FROM vector_space WHERE name = ?1");
        row.bind(1, std::string_view(name));
        std::int64_t id = 0;
        while (row.next())
            id = row.integer(0);
        if (!row.ok())
            return row.error();
        space = m_spaces.emplace(name, id).first;
    }
    sql::Statement &put = isNew ? m_insert : m_put;
    put.reset();
    return put.bind(1, key.value).bind(2, space->second).bindKeptBlob(3, vectorBytes(draft.vector)).run();
}

namespace {

// Whether what lies at another path is the source.
Result<void> checkMoved(sql::Connection &db, const Mirror &mirror, const ForeignStore &there)
{
    std::unordered_set<MemoryKey> here;
    auto known = db.prepare("SELECT key FROM memory WHERE scope = ?1 AND source_system IS ?2 AND source_ref = ?3");
    for (const MemoryDraft &draft : there.memories) {
        const Memory &m = draft.memory;
        known.reset();
        known.bind(1, std::string_view(m.scope.empty() ? "default" : m.scope))
            .bind(2, std::string_view(m.sourceSystem.empty() ? there.format : m.sourceSystem))
            .bind(3, std::string_view(m.sourceRef));
        while (known.next())
            here.insert(MemoryKey{known.integer(0)});
        if (!known.ok())
            return known.error();
    }
    const auto holds = sourceHolds(db, mirror.id, here);
    if (!holds)
        return holds.error();
    // Of a place that holds nothing at all nothing can be known.
    if (there.format != mirror.format || (holds->all > 0 && holds->found == 0) || !holds->same(there.memories.size()))
        return Error{Errc::Conflict,
                     there.format != mirror.format ? fmt::format("The source is {}, and {} was read as {}.",
                                                                 mirror.format, displayText(mirror.path), there.format)
                                                   : holds->sentence(mirror.path, there.format, there.memories.size()),
                     mirror.path};
    return {};
}

} // namespace

} // namespace store

namespace store {

namespace {

Result<std::vector<Mirror>> readMirrors(sql::Connection &db, Counting counting)
{
    std::vector<Mirror> out;
    auto rows = db.prepare("SELECT i.id, i.path, i.format, i.scope, i.mapping, i.watched, l.number, l.time "
                           "FROM mirror AS i LEFT JOIN ledger AS l "
                           "ON l.number = (SELECT max(number) FROM mirror_entry WHERE mirror = i.id) ORDER BY i.id");
    while (rows.next()) {
        Mirror one;
        one.id.value = rows.integer(0);
        one.path = rows.text(1);
        one.format = rows.text(2);
        one.scope = rows.text(3);
        one.mapping = mappingFrom(rows.view(4));
        one.watched = rows.integer(5) != 0;
        if (!rows.isNull(6)) {
            one.synced.value = rows.integer(6);
            one.time = Time(std::chrono::milliseconds(rows.integer(7)));
        }
        out.push_back(std::move(one));
    }
    if (!rows.ok())
        return rows.error();
    if (counting == Counting::No)
        return out;
    const auto version = schemaOf(db);
    if (!version)
        return version.error();
    auto memories = db.prepare(fmt::format("SELECT count(*) FROM ({}) AS k JOIN memory AS m ON m.key = k.key "
                                           "WHERE m.origin = 'imported' AND m.status NOT IN ('erased', 'retracted')",
                                           heldKeys(*version)));
    auto vanished = db.prepare("SELECT count(*) FROM vanished AS v JOIN memory AS m ON m.key = v.memory "
                               "WHERE v.mirror = ?1 AND m.status = 'retracted' AND NOT " +
                               decidedAfter("v.number"));
    for (Mirror &one : out) {
        for (auto &[count, statement] : {std::pair(&one.memories, &memories), std::pair(&one.vanished, &vanished)}) {
            statement->reset();
            if (statement->bind(1, one.id.value).next())
                *count = static_cast<std::uint64_t>(statement->integer(0));
            if (!statement->ok())
                return statement->error();
        }
    }
    return out;
}

} // namespace

} // namespace store

Result<std::vector<Mirror>> Store::mirrors() const
{
    auto reader = store::Reader::begin(*d);
    if (!reader)
        return reader.error();
    return store::readMirrors(**reader, Counting::Yes);
}

Result<std::vector<Mirror>> mirrorList(const Store &store)
{
    auto reader = store::Reader::begin(StoreInside::of(store));
    if (!reader)
        return reader.error();
    return store::readMirrors(**reader, Counting::No);
}

Result<std::vector<Holder>> Store::holders(MemoryKey key) const
{
    auto reader = store::Reader::begin(*d);
    if (!reader)
        return reader.error();
    sql::Connection &db = **reader;
    const auto version = store::schemaOf(db);
    if (!version)
        return version.error();
    std::vector<Holder> out;
    auto rows = db.prepare(
        *version < store::kSourcesSchema
            ? "SELECT i.id, i.path, i.format, v.memory IS NULL, coalesce(v.number, e.number) FROM memory AS m "
              "JOIN mirror_entry AS e ON e.number = m.ledger JOIN mirror AS i ON i.id = e.mirror "
              "LEFT JOIN vanished AS v ON v.memory = m.key WHERE m.key = ?1 AND m.origin = 'imported'"
            : "SELECT i.id, i.path, i.format, coalesce(h.there, 1), coalesce(h.number, e.number) FROM memory AS m "
              "JOIN mirror AS i LEFT JOIN held AS h ON h.memory = m.key AND h.mirror = i.id "
              "LEFT JOIN mirror_entry AS e ON e.number = m.ledger AND e.mirror = i.id "
              "WHERE m.key = ?1 AND m.origin = 'imported' AND (h.memory IS NOT NULL OR e.number IS NOT NULL) "
              "ORDER BY i.id");
    rows.bind(1, key.value);
    while (rows.next())
        out.push_back({MirrorId{rows.integer(0)}, rows.text(1), rows.text(2), rows.integer(3) != 0,
                       LedgerNumber{rows.integer(4)}});
    if (!rows.ok())
        return rows.error();
    return out;
}

Result<LedgerNumber> Store::setMirror(const Mirror &mirror, const Cause &cause, const ForeignStore *there)
{
    auto change = store::Change::begin(*d, "source");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    if (mirror.path.empty())
        return Error{Errc::Invalid, "A source needs a path.", d->info.path.string()};
    {
        auto row = db.prepare("SELECT path FROM mirror WHERE id = ?1");
        row.bind(1, mirror.id.value);
        if (!row.next())
            return row.ok() ? Error{Errc::NotFound, "There is no such source.", d->info.path.string()} : row.error();
        if (const std::string before = row.text(0); before != mirror.path && !there)
            return Error{Errc::Invalid, "What lies at the other path was not read.", before};
        else if (before != mirror.path)
            CREDENCE_TRY(store::checkMoved(db, mirror, *there));
    }
    {
        auto row = db.prepare("SELECT id FROM mirror WHERE id <> ?1 AND path = ?2 AND format = ?3 AND scope = ?4");
        row.bind(1, mirror.id.value)
            .bind(2, std::string_view(mirror.path))
            .bind(3, std::string_view(mirror.format))
            .bind(4, std::string_view(mirror.scope));
        if (row.next())
            return Error{Errc::Conflict, fmt::format("Source {} has that path already.", row.integer(0)), mirror.path};
        if (!row.ok())
            return row.error();
    }
    CREDENCE_TRY(db.prepare("UPDATE mirror SET path = ?2, scope = ?3, mapping = ?4, watched = ?5, ledger = ?6 "
                            "WHERE id = ?1")
                     .bind(1, mirror.id.value)
                     .bind(2, std::string_view(mirror.path))
                     .bind(3, std::string_view(mirror.scope))
                     .bind(4, std::string_view(store::mappingJson(mirror.mapping)))
                     .bind(5, std::int64_t{mirror.watched})
                     .bind(6, (*change)->number().value)
                     .run());
    auto done = (*change)->commit(json{{"source", mirror.id.value},
                                       {"path", store::jsonText(mirror.path)},
                                       {"scope", store::jsonText(mirror.scope)},
                                       {"watched", mirror.watched}},
                                  cause);
    if (!done)
        return done.error();
    return done->ledger;
}

Result<LedgerNumber> Store::forgetMirror(MirrorId id, const Cause &cause)
{
    auto change = store::Change::begin(*d, "source");
    if (!change)
        return change.error();
    sql::Connection &db = (*change)->db();
    std::string path;
    {
        auto row = db.prepare("SELECT path FROM mirror WHERE id = ?1");
        row.bind(1, id.value);
        if (!row.next())
            return row.ok() ? Error{Errc::NotFound, "There is no such source.", d->info.path.string()} : row.error();
        path = row.text(0);
    }
    CREDENCE_TRY(db.prepare("DELETE FROM mirror WHERE id = ?1").bind(1, id.value).run());
    auto done =
        (*change)->commit(json{{"source", id.value}, {"path", store::jsonText(path)}, {"forgotten", true}}, cause);
    if (!done)
        return done.error();
    return done->ledger;
}

} // namespace credence

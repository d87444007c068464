// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/mirror.h"

#include "store/read.h"
#include "store/review.h"

#include <credence/mirrorlist.h>
#include <credence/text.h>

#include <credence/place.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

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

// What was brought in from a source and is in force here.
constexpr char kInForce[] =
    "FROM mirror_entry AS e JOIN memory AS m ON m.ledger = e.number "
    "WHERE e.mirror = ?1 AND m.origin = 'imported' AND m.status IN ('active', 'suspect', 'stale', 'deprecated') "
    "AND NOT EXISTS (SELECT 1 FROM vanished AS v WHERE v.memory = m.key) ";
// Of that, not what was taken away there on our word or by the source's own decision, and is in force here again.
constexpr char kNotRestored[] =
    "AND NOT (m.status <> 'deprecated' AND coalesce((SELECT h.what FROM handed_back AS h WHERE h.subject = m.id "
    "          AND h.what NOT IN ('redacted', 'decision') ORDER BY h.number DESC LIMIT 1), "
    "          CASE WHEN m.stated_status IN ('retracted', 'superseded') THEN 'retracted' END, '') "
    "          IN ('superseded', 'archived', 'retracted')) ";

} // namespace

Result<SourceHolds> sourceHolds(sql::Connection &db, MirrorId mirror, const std::unordered_set<MemoryKey> &here)
{
    SourceHolds holds;
    auto rows = db.prepare(std::string("SELECT m.key ") + kInForce);
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
    const auto version = db.integer("PRAGMA user_version");
    if (!version)
        return version.error();
    auto rows = db.prepare(std::string("SELECT m.key, m.id, m.scope, m.source_ref, m.kind, m.status ") + kInForce +
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

Result<std::unordered_set<MemoryKey>> vanishedOf(sql::Connection &db, MirrorId mirror)
{
    std::unordered_set<MemoryKey> keys;
    auto rows = db.prepare("SELECT v.memory FROM vanished AS v JOIN memory AS m ON m.key = v.memory "
                           "WHERE v.mirror = ?1 AND m.status = 'retracted'");
    rows.bind(1, mirror.value);
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
    constexpr char kCounts[] =
        "(SELECT count(*) FROM mirror_entry AS e JOIN memory AS m ON m.ledger = e.number WHERE e.mirror = i.id "
        " AND m.origin = 'imported' AND m.status NOT IN ('erased', 'retracted')), "
        "(SELECT count(*) FROM vanished AS v JOIN memory AS m ON m.key = v.memory WHERE v.mirror = i.id "
        " AND m.status = 'retracted') ";
    std::vector<Mirror> out;
    auto rows =
        db.prepare(fmt::format("SELECT i.id, i.path, i.format, i.scope, i.mapping, i.watched, l.number, l.time, "
                               "{}FROM mirror AS i LEFT JOIN ledger AS l "
                               "ON l.number = (SELECT max(number) FROM mirror_entry WHERE mirror = i.id) "
                               "ORDER BY i.id",
                               counting == Counting::Yes ? kCounts : "0, 0 "));
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
        one.memories = static_cast<std::uint64_t>(rows.integer(8));
        one.vanished = static_cast<std::uint64_t>(rows.integer(9));
        out.push_back(std::move(one));
    }
    if (!rows.ok())
        return rows.error();
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
        auto row = db.prepare("SELECT 1 FROM mirror WHERE id <> ?1 AND path = ?2 AND format = ?3 AND scope = ?4");
        row.bind(1, mirror.id.value)
            .bind(2, std::string_view(mirror.path))
            .bind(3, std::string_view(mirror.format))
            .bind(4, std::string_view(mirror.scope));
        if (row.next())
            return Error{Errc::Conflict, "Another source has that path already.", d->info.path.string()};
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

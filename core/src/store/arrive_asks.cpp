// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/arrive_asks.h"

#include "store/ledger.h"
#include "util/plainwords.h"

#include <credence/text.h>

#include <fmt/format.h>

namespace credence::store {

namespace {

bool takenAwayThere(Status status)
{
    return status == Status::Retracted || status == Status::Superseded || status == Status::Deprecated ||
           status == Status::Erased;
}

} // namespace

bool Ask::shownBy(const Memory &there) const
{
    if (what == "redacted")
        return sameWords(there.text, text);
    if (!takesAway())
        return !takenAwayThere(there.status);
    return takenAwayThere(there.status) || (!replacement.empty() && sameWords(there.text, replacement));
}

Result<std::vector<Ask>> openAsks(sql::Connection &db, MirrorId mirror)
{
    std::vector<Ask> asks;
    auto rows = db.prepare(
        "SELECT m.key, m.id, m.source_ref, m.scope, CASE WHEN m.status <> 'erased' THEN m.text END, m.kind, n.text, "
        "h.what, h.said, h.number FROM handed_back AS h JOIN memory AS m ON m.id = h.subject "
        "LEFT JOIN memory AS n ON n.id = m.superseded_by AND n.status <> 'erased' "
        "WHERE h.mirror = ?1 AND h.script = 1 AND h.what <> 'decision' AND NOT EXISTS "
        "(SELECT 1 FROM handed_back AS x WHERE x.subject = h.subject AND x.mirror = ?1 AND x.number > h.number "
        " AND x.what <> 'decision' AND (x.what = 'redacted') = (h.what = 'redacted')) "
        "AND CASE h.what WHEN 'redacted' THEN m.status <> 'erased' "
        "                WHEN 'added' THEN m.status IN ('active', 'suspect', 'stale') "
        "                WHEN 'restored' THEN m.status IN ('active', 'suspect', 'stale') "
        "                ELSE m.status IN ('superseded', 'deprecated', 'retracted', 'erased') END "
        "ORDER BY h.number, m.key");
    rows.bind(1, mirror.value);
    while (rows.next()) {
        Ask one;
        one.key.value = rows.integer(0);
        one.id.value = rows.text(1);
        one.ref = rows.text(2);
        one.scope = rows.text(3);
        one.text = rows.text(4);
        one.kind = parseKind(rows.view(5)).value_or(Kind::Episode);
        one.replacement = rows.text(6);
        one.what = rows.text(7);
        one.said = rows.text(8);
        one.entry.value = rows.integer(9);
        asks.push_back(std::move(one));
    }
    if (!rows.ok())
        return rows.error();
    return asks;
}

Result<LastWord> lastWordOn(sql::Connection &db, std::string_view memory, MirrorId mirror)
{
    LastWord word;
    auto row = db.prepare("SELECT what, script FROM handed_back WHERE subject = ?1 AND mirror = ?2 "
                          "AND what NOT IN ('redacted', 'decision') ORDER BY number DESC LIMIT 1");
    row.bind(1, memory).bind(2, mirror.value);
    if (row.next()) {
        word.what = row.text(0);
        word.script = row.integer(1) != 0;
    }
    if (!row.ok())
        return row.error();
    return word;
}

Result<void> noteCarriedOut(Change &change, MirrorId mirror, const Ask &ask)
{
    return change.db()
        .prepare("INSERT INTO handed_back (subject, number, what, mirror, script, said) "
                 "VALUES (?1, ?2, ?3, ?4, 0, ?5)")
        .bind(1, std::string_view(ask.id.value))
        .bind(2, change.number().value)
        .bind(3, std::string_view(ask.what))
        .bind(4, mirror.value)
        .bind(5, std::string_view(ask.said))
        .run();
}

Result<std::string> askSentence(sql::Connection &db, const Ask &ask)
{
    const auto entry = loadEntry(db, ask.entry);
    if (!entry)
        return entry.error();
    return fmt::format("Handed back as {} by a file that was made on {} by {} (entry {}), {}.", ask.what,
                       formatTime(entry->time).substr(0, 10),
                       entry->who.empty() ? std::string("somebody") : displayText(entry->who), ask.entry.value,
                       ask.shown ? "and carried out there"
                                 : "and not yet carried out there: what was decided here stays");
}

} // namespace credence::store

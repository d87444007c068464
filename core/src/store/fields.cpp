// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/fields.h"

#include "store/read.h"

#include <credence/grounding.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <tuple>

namespace credence::store {

namespace {

using nlohmann::json;

enum class Type { Text, Integer, Real };

struct Column {
    const char *name;
    Type type;
    bool required = false;
};

constexpr std::array kColumns{
    Column{"shape", Type::Text},
    Column{"stored_depth", Type::Integer},
    Column{"text", Type::Text, true},
    Column{"subject", Type::Text},
    Column{"predicate", Type::Text},
    Column{"object", Type::Text},
    Column{"rule_if", Type::Text},
    Column{"rule_then", Type::Text},
    Column{"importance", Type::Real},
    Column{"importance_raw", Type::Real},
    Column{"importance_scale", Type::Text},
    Column{"created", Type::Integer},
    Column{"created_text", Type::Text},
    Column{"zone_assumed", Type::Integer, true},
    Column{"valid_from", Type::Integer},
    Column{"valid_to", Type::Integer},
    Column{"expires", Type::Integer},
    Column{"last_accessed", Type::Integer},
    Column{"stated_confidence", Type::Text},
    Column{"session", Type::Text},
    Column{"actor", Type::Text},
    Column{"outcome", Type::Text},
    Column{"extra", Type::Text},
    Column{"malformed", Type::Integer, true},
    Column{"status", Type::Text, true},
    Column{"stated_status", Type::Text},
    Column{"stated_doubt", Type::Text},
    Column{"acknowledged_lost", Type::Integer, true},
    Column{"superseded_by", Type::Text},
    Column{"restores_to", Type::Text},
};

const Column *columnNamed(const std::string &name)
{
    const auto it = std::find_if(kColumns.begin(), kColumns.end(), [&](const Column &c) { return name == c.name; });
    return it == kColumns.end() ? nullptr : it;
}

json texts(const std::vector<std::string> &values)
{
    json out = json::array();
    for (const std::string &value : values)
        out.push_back(jsonText(value));
    return out;
}

json textOrNull(const std::string &value)
{
    return value.empty() ? json() : jsonText(value);
}

json timeOrNull(const std::optional<Time> &time)
{
    return time ? json(time->time_since_epoch().count()) : json();
}

// JSON knows no infinity, which a source may have had; it is kept as a word.
json realOrNull(const std::optional<double> &value)
{
    if (!value || std::isnan(*value))
        return {};
    if (std::isinf(*value))
        return *value > 0 ? "inf" : "-inf";
    return *value;
}

json columnJson(const sql::Statement &row, int column, Type type)
{
    if (row.isNull(column))
        return {};
    switch (type) {
    case Type::Text:
        return jsonText(row.view(column));
    case Type::Integer:
        return row.integer(column);
    case Type::Real:
        return realOrNull(row.real(column));
    }
    return {};
}

Result<json> namesOf(sql::Connection &db, MemoryKey key, bool tags)
{
    auto rows = db.prepare(tags ? "SELECT name FROM tag WHERE memory = ?1 ORDER BY ordinal"
                                : "SELECT name FROM entity WHERE memory = ?1 ORDER BY ordinal");
    rows.bind(1, key.value);
    json out = json::array();
    while (rows.next())
        out.push_back(jsonText(rows.view(0)));
    if (!rows.ok())
        return rows.error();
    return out;
}

} // namespace

json fieldsOf(const Memory &m, bool malformed)
{
    return {{"shape", textOrNull(word(m.shape))},
            {"stored_depth", m.storedDepth ? json(*m.storedDepth) : json()},
            {"text", jsonText(m.text)},
            {"subject", textOrNull(m.subject)},
            {"predicate", textOrNull(m.predicate)},
            {"object", textOrNull(m.object)},
            {"rule_if", textOrNull(m.ruleIf)},
            {"rule_then", textOrNull(m.ruleThen)},
            {"importance", realOrNull(m.importance)},
            {"importance_raw", realOrNull(m.importanceRaw)},
            {"importance_scale", textOrNull(word(m.importanceScale))},
            {"created", timeOrNull(m.created)},
            {"created_text", textOrNull(m.createdText)},
            {"zone_assumed", m.zoneAssumed ? 1 : 0},
            {"valid_from", timeOrNull(m.validFrom)},
            {"valid_to", timeOrNull(m.validTo)},
            {"expires", timeOrNull(m.expires)},
            {"last_accessed", timeOrNull(m.lastAccessed)},
            {"stated_confidence", textOrNull(m.statedConfidence)},
            {"session", textOrNull(m.session)},
            {"actor", textOrNull(m.actor)},
            {"outcome", textOrNull(m.outcome)},
            {"extra", textOrNull(m.extra)},
            {"malformed", malformed ? 1 : 0},
            {"tags", texts(m.tags)},
            {"entities", texts(m.entities)}};
}

namespace {

// Comparing values recurses, so a source's nesting must not reach the end of the stack.
bool shallow(const json &text)
{
    int depth = 0, deepest = 0;
    for (const char c : text.get_ref<const std::string &>()) {
        depth += (c == '[' || c == '{') - (c == ']' || c == '}');
        deepest = std::max(deepest, depth);
    }
    return deepest < 500;
}

} // namespace

bool sameContent(const Memory &a, const Memory &b)
{
    const auto fields = [](const Memory &m) {
        return std::tie(m.shape, m.storedDepth, m.text, m.subject, m.predicate, m.object, m.ruleIf, m.ruleThen,
                        m.importance, m.importanceRaw, m.importanceScale, m.created, m.createdText, m.zoneAssumed,
                        m.validFrom, m.validTo, m.expires, m.lastAccessed, m.statedConfidence, m.session, m.actor,
                        m.outcome, m.extra, m.tags, m.entities);
    };
    return fields(a) == fields(b);
}

bool sameField(const std::string &name, const json &a, const json &b)
{
    if (a == b)
        return true;
    if (name == "tags" || name == "entities") {
        const auto sorted = [](const json &names) {
            std::vector<std::string> out;
            for (const json &value : names)
                out.push_back(textOf(value).value_or(std::string()));
            std::sort(out.begin(), out.end());
            return out;
        };
        return a.is_array() && b.is_array() && sorted(a) == sorted(b);
    }
    if (name == "extra" && a.is_string() && b.is_string() && shallow(a) && shallow(b)) {
        const json left = json::parse(a.get_ref<const std::string &>(), nullptr, false);
        const json right = json::parse(b.get_ref<const std::string &>(), nullptr, false);
        return !left.is_discarded() && left == right;
    }
    return false;
}

json evidenceJson(sql::Connection &db, const std::vector<WiredLink> &links)
{
    json out = json::array();
    for (const WiredLink &link : links) {
        json one{{"role", word(link.role)}, {"granularity", word(link.granularity)}};
        if (link.source) {
            if (const auto id = read::idOf(db, link.source); id)
                one["source"] = jsonText(id->value);
        } else {
            one["ref"] = jsonText(link.ref);
        }
        if (!link.quote.empty())
            one["quote"] = jsonText(link.quote);
        out.push_back(std::move(one));
    }
    return out;
}

Result<std::vector<WiredLink>> evidenceOf(sql::Connection &db, const json &value)
{
    std::vector<WiredLink> out;
    auto byId = db.prepare("SELECT key FROM memory WHERE id = ?1");
    for (const json &one : value) {
        if (!one.is_object())
            continue;
        const auto text = [&](const char *name) {
            return one.contains(name) ? textOf(one[name]).value_or(std::string()) : std::string();
        };
        WiredLink link;
        link.role = parseRole(text("role")).value_or(Role::Supports);
        link.granularity = parseGranularity(text("granularity")).value_or(Granularity::Claim);
        link.quote = text("quote");
        link.ref = text("ref");
        if (const std::string id = text("source"); !id.empty()) {
            byId.reset();
            byId.bind(1, std::string_view(id));
            if (byId.next())
                link.source = {byId.integer(0)};
            else
                link.ref = id;
            if (!byId.ok())
                return byId.error();
        }
        out.push_back(std::move(link));
    }
    return out;
}

Result<std::vector<WiredLink>> storedLinks(sql::Connection &db, MemoryKey key)
{
    auto links = db.prepare("SELECT source, source_ref, role, granularity, quote FROM evidence WHERE derived = ?1 "
                            "ORDER BY ordinal");
    links.bind(1, key.value);
    std::vector<WiredLink> out;
    while (links.next())
        out.push_back({{links.integer(0)},
                       links.text(1),
                       parseRole(links.view(2)).value_or(Role::Supports),
                       parseGranularity(links.view(3)).value_or(Granularity::Claim),
                       links.text(4)});
    if (!links.ok())
        return links.error();
    return out;
}

bool sameLinks(std::vector<WiredLink> a, std::vector<WiredLink> b)
{
    if (a.size() != b.size())
        return false;
    const auto members = [](const WiredLink &l) {
        // The reference matters for dangling links only.
        return std::tuple(l.source, l.source ? std::string_view() : std::string_view(l.ref), l.role, l.granularity,
                          std::string_view(l.quote));
    };
    const auto less = [&](const WiredLink &x, const WiredLink &y) { return members(x) < members(y); };
    std::sort(a.begin(), a.end(), less);
    std::sort(b.begin(), b.end(), less);
    return std::equal(a.begin(), a.end(), b.begin(),
                      [&](const WiredLink &x, const WiredLink &y) { return members(x) == members(y); });
}

Result<json> storedFields(sql::Connection &db, MemoryKey key, const json &names)
{
    json out = json::object();
    for (const auto &[name, unused] : names.items()) {
        if (name == "tags" || name == "entities") {
            auto values = namesOf(db, key, name == "tags");
            if (!values)
                return values.error();
            out[name] = std::move(*values);
            continue;
        }
        if (name == "evidence") {
            const auto links = storedLinks(db, key);
            if (!links)
                return links.error();
            out[name] = evidenceJson(db, *links);
            continue;
        }
        const Column *column = columnNamed(name);
        if (!column)
            continue;
        auto row = db.prepare(fmt::format("SELECT {} FROM memory WHERE key = ?1", column->name));
        row.bind(1, key.value);
        if (row.next())
            out[name] = columnJson(row, 0, column->type);
        if (!row.ok())
            return row.error();
    }
    return out;
}

Result<void> writeFields(Change &change, MemoryKey key, const json &fields)
{
    sql::Connection &db = change.db();
    for (const auto &[name, value] : fields.items()) {
        if ((name == "tags" || name == "entities") && value.is_array()) {
            const bool tags = name == "tags";
            CREDENCE_TRY(db.prepare(tags ? "DELETE FROM tag WHERE memory = ?1" : "DELETE FROM entity WHERE memory = ?1")
                             .bind(1, key.value)
                             .run());
            auto put = db.prepare(tags ? "INSERT INTO tag (memory, ordinal, name) VALUES (?1, ?2, ?3)"
                                       : "INSERT INTO entity (memory, ordinal, name) VALUES (?1, ?2, ?3)");
            std::int64_t ordinal = 0;
            for (const json &one : value) {
                put.reset();
                const std::string text = textOf(one).value_or(std::string());
                CREDENCE_TRY(put.bind(1, key.value).bind(2, ordinal++).bind(3, std::string_view(text)).run());
            }
            continue;
        }
        const Column *column = columnNamed(name);
        if (!column)
            continue;
        if (name == "text") {
            auto row = db.prepare("SELECT text FROM memory WHERE key = ?1");
            row.bind(1, key.value);
            if (row.next())
                change.retexted(key, row.text(0));
            if (!row.ok())
                return row.error();
        }
        auto put = db.prepare(fmt::format("UPDATE memory SET {} = ?2 WHERE key = ?1", column->name));
        put.bind(1, key.value).bindNull(2);
        const auto text = textOf(value);
        switch (column->type) {
        case Type::Text:
            if (text)
                put.bind(2, std::string_view(*text));
            else if (column->required)
                continue;
            break;
        case Type::Integer:
            if (value.is_number_integer())
                put.bind(2, value.get<std::int64_t>());
            else if (column->required)
                continue;
            break;
        case Type::Real:
            if (value.is_number())
                put.bind(2, value.get<double>());
            else if (text == "inf" || text == "-inf")
                put.bind(2, text == "inf" ? HUGE_VAL : -HUGE_VAL);
            break;
        }
        CREDENCE_TRY(put.run());
    }
    return {};
}

Result<void> settleDoubt(Change &change, const std::string &scope, json &changes,
                         const std::unordered_set<MemoryKey> &quiet)
{
    sql::Connection &db = change.db();
    const auto snapshot = read::snapshot(db, scope);
    if (!snapshot)
        return snapshot.error();
    const std::vector<Status> statuses = recomputedStatuses(**snapshot);
    auto put = db.prepare("UPDATE memory SET status = ?2 WHERE key = ?1");
    for (Node node = 0; node < (*snapshot)->size(); ++node) {
        const NodeRow &row = (*snapshot)->row(node);
        if (statuses[node] == row.status)
            continue;
        put.reset();
        CREDENCE_TRY(put.bind(1, row.key.value).bind(2, std::string_view(word(statuses[node]))).run());
        if (quiet.contains(row.key))
            continue;
        const auto id = read::idOf(db, row.key);
        if (!id)
            return id.error();
        change.changed(row.key, *id);
        changes.push_back({{"id", jsonText(id->value)},
                           {"before", {{"status", word(row.status)}}},
                           {"after", {{"status", word(statuses[node])}}},
                           {"follows", true}});
    }
    return {};
}

} // namespace credence::store

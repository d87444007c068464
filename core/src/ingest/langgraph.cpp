// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// LangGraph's store in SQLite (libs/checkpoint-sqlite/langgraph/store/sqlite/base.py): values by namespace and key,
// with LangMem's kinds inside. A namespace is a scope. What LangMem extracted (a memory, a triple, a profile) is a
// belief that names no sources; an episode of it, and whatever a program put there by itself, is an episode.
#include "ingest/importer.h"
#include "ingest/pieces.h"
#include "store/sqlscript.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>

namespace credence {

namespace fs = std::filesystem;
using ingest::Json;
using ingest::NamedRow;

namespace {

constexpr const char *kLangGraph = "langgraph";

bool acceptsLangGraph(const ingest::Probe &probe)
{
    return probe.database && probe.hasColumns("store", {"prefix", "key", "value", "created_at", "updated_at"});
}

std::string stringAt(const Json &object, const char *key)
{
    if (!object.is_object()) {
        return {};
    }
    const auto found = object.find(key);
    return found != object.end() && lossless::isString(*found) ? ingest::textOf(*found) : std::string();
}

// Whether it holds a word or a number anywhere.
bool saysSomething(const Json &value)
{
    if (value.is_structured()) {
        return std::any_of(value.begin(), value.end(), saysSomething);
    }
    return lossless::isString(value) ? !ingest::trimmed(ingest::textOf(value)).empty() : !value.is_null();
}

// What a value says, and where in it that stands ("$.content"; empty: the whole of it).
struct StoreValue {
    std::string text, path;
    Json rest; // without the text
};

StoreValue storeText(const Json &value, const std::string &path)
{
    StoreValue found;
    if (!value.is_object()) {
        found.text = lossless::isString(value) ? ingest::textOf(value) : lossless::write(nlohmann::ordered_json(value));
        found.path = lossless::isString(value) ? path : std::string();
        return found;
    }
    found.rest = value;
    constexpr std::array kKeys = {"content", "text", "memory", "data", "fact", "value", "summary"};
    for (const char *key : kKeys) {
        if (const std::string text = stringAt(value, key); !ingest::trimmed(text).empty()) {
            found.text = text;
            found.path = path + "." + key;
            found.rest.erase(key);
            return found;
        }
    }
    for (const char *key : {"content", "value"}) {
        const auto inner = value.find(key);
        if (inner != value.end() && inner->is_object()) {
            StoreValue below = storeText(*inner, path + "." + key);
            if (!below.path.empty()) {
                found.rest[key] = below.rest;
                if (below.rest.empty()) {
                    found.rest.erase(key);
                }
                found.text = below.text;
                found.path = below.path;
                return found;
            }
        }
    }
    // A profile or another object: all of it is what it says.
    const auto content = value.find("content");
    const bool wrapped = content != value.end() && content->is_object() && value.contains("kind");
    found.text = lossless::write(nlohmann::ordered_json(wrapped ? *content : value));
    if (wrapped) {
        found.rest.erase("content");
    } else {
        found.rest = Json::object();
    }
    return found;
}

Result<ForeignStore> readLangGraph(const ingest::Probe &probe, const ReadOptions &options, std::stop_token stop,
                                   const Progress &progress)
{
    auto db = sql::ForeignDb::open(probe.path, stop);
    if (!db) {
        return db.error();
    }
    if (!(*db)->hasTable("store")) {
        return Error{Errc::Unsupported, "The database has no table \"store\" of LangGraph.", ingest::shown(probe.path)};
    }
    ForeignStore store;
    std::map<std::pair<std::string, std::string>, std::vector<float>> vectors;
    std::uint64_t more = 0;
    CREDENCE_TRY(
        ingest::eachRow(**db, "store_vectors", {"prefix", "key", "field_name"}, store, [&](const NamedRow &row) {
            std::vector<float> vector = ingest::floatsOf(row.bytes("embedding"));
            if (vector.empty()) {
                return;
            }
            more += vectors.try_emplace({row.text("prefix"), row.text("key")}, std::move(vector)).second ? 0 : 1;
        }));
    if (more > 0) {
        store.problems.push_back(
            {"store_vectors", "unmapped",
             fmt::format("Of a value one vector is taken; those of further fields are not: {}.", more)});
    }
    const auto total = (*db)->count("store");
    ingest::Meter meter(progress, total ? *total : 0);
    std::set<std::string> scopes;
    ingest::Unmapped unmapped;
    std::int64_t order = 0;
    CREDENCE_TRY(ingest::eachRow(**db, "store", {"created_at", "prefix", "key"}, store, [&](const NamedRow &row) {
        ++store.read;
        meter.at(static_cast<std::uint64_t>(++order));
        const std::string prefix = row.text("prefix"), key = row.text("key");
        MemoryDraft draft;
        draft.where = fmt::format("store {} {}", displayText(prefix), displayText(key));
        draft.order = order;
        Memory &m = draft.memory;
        const std::string text = row.text("value");
        const lossless::Document document = lossless::parse(text);
        if (!document.ok()) {
            ++store.skipped;
            store.problems.push_back(
                {draft.where, "bad-json", "The value is no JSON: " + document.error + ". Skipped."});
            return;
        }
        const std::string kind = stringAt(document.value, "kind");
        const Json content =
            document.value.is_object() && document.value.contains("content") ? document.value["content"] : Json();
        StoreValue value = storeText(document.value, "$");
        if (kind == "Triple" && !stringAt(content, "subject").empty() && !stringAt(content, "predicate").empty()) {
            m.subject = stringAt(content, "subject");
            m.predicate = stringAt(content, "predicate");
            m.object = stringAt(content, "object");
            m.shape = Shape::Belief;
            value = {m.subject + " " + m.predicate + (m.object.empty() ? "" : " " + m.object), {}, document.value};
        } else if (kind == "Episode") {
            std::string words;
            for (const char *part : {"observation", "thoughts", "action", "result"}) {
                if (const std::string one = stringAt(content, part); !one.empty()) {
                    words += (words.empty() ? "" : "\n") + one;
                }
            }
            if (!words.empty()) {
                value = {words, {}, document.value};
            }
        }
        if (ingest::trimmed(value.text).empty() || !saysSomething(document.value)) {
            ++store.skipped;
            store.problems.push_back({draft.where, "missing-text", "The value has no words. Skipped."});
            return;
        }
        m.text = std::move(value.text);
        m.kind = kind.empty() || kind == "Episode" ? Kind::Episode : Kind::Reflection;
        m.shape = m.kind == Kind::Episode ? Shape::None : m.shape == Shape::Belief ? Shape::Belief : Shape::Insight;
        if (m.kind == Kind::Episode) {
            m.predicate.clear();
        }
        m.scope = prefix.empty() ? "default" : prefix;
        m.sourceSystem = kLangGraph;
        m.sourceRef = key;
        if (!kind.empty()) {
            m.tags = {kind};
        }
        if (!ingest::setCreated(m, row.text("created_at"), row.real("created_at"))) {
            store.problems.push_back({draft.where, "bad-time", "There is no time that can be read."});
        }
        draft.createdAssumed = true; // each put writes it anew; a value that changed is the same memory all the same
        if (const auto expires = parseTime(row.text("expires_at"))) {
            m.expires = expires->time;
        }
        Json extra = row.rest({"prefix", "key", "value", "created_at", "updated_at", "expires_at"}, unmapped);
        if (row.text("updated_at") != row.text("created_at")) {
            extra["updated_at"] = lossless::encode(row.text("updated_at"));
        }
        if (!options.scope.empty() && options.scope != m.scope) {
            extra["prefix"] = lossless::encode(prefix); // for handing back
        }
        if (value.rest.is_object() && !value.rest.empty()) {
            extra["value"] = std::move(value.rest);
        }
        if (!value.path.empty()) {
            extra["text_at"] = value.path;
        }
        m.extra = extra.empty() ? std::string() : lossless::dumpForm(extra);
        if (const auto vector = vectors.find({prefix, key}); vector != vectors.end()) {
            draft.vector = std::move(vector->second);
            draft.vectorSpace = kLangGraph;
        }
        scopes.insert(m.scope);
        store.memories.push_back(std::move(draft));
    }));
    store.scopes.assign(scopes.begin(), scopes.end());
    unmapped.report(store, "store");
    CREDENCE_TRY(ingest::overrideScope(store, options.scope));
    return store;
}

// --- handing back ---

Result<HandBackPlan> handBackLangGraph(const HandBackSet &set, const fs::path &target)
{
    sql::SqlScript script;
    HandBackPlan plan;
    std::set<std::string> rewritten, gone;
    const auto keyOf = [&](const std::string &ref, const std::string &extra = {}) {
        const lossless::Document document = lossless::parseForm(extra.empty() ? "{}" : extra);
        const std::string prefix = document.ok() ? stringAt(document.value, "prefix") : std::string();
        return sql::ScriptCells{{"prefix", prefix.empty() ? set.scope : prefix}, {"key", ref}};
    };
    const auto left = [&](const HandBackItem &item, const char *why) {
        const Memory &m = item.memory;
        plan.left.push_back({displayText(m.sourceRef.empty() ? m.id.value : m.sourceRef), "unmapped", why});
    };
    const auto valueOf = [](const std::string &text) {
        const nlohmann::ordered_json value{{"kind", "Memory"}, {"content", {{"content", lossless::encode(text)}}}};
        return lossless::write(value);
    };
    const auto note = [&](const HandBackItem &item) {
        script.note(fmt::format("{}{}{}{}", word(item.kind), item.by.empty() ? "" : " by ", item.by,
                                item.reason.empty() ? "" : ": " + item.reason));
    };
    for (const HandBackItem &item : set.items) {
        if (item.kind != HandBackKind::Added) {
            continue;
        }
        if (!lossless::canWriteBytes(item.memory.text)) {
            left(item, "Its text can't stand in JSON.");
            continue;
        }
        note(item);
        for (const std::string &ref : item.replaces) {
            if (gone.insert(ref).second) {
                script.remove("store", keyOf(ref));
            }
        }
        script.insert("store",
                      {{"prefix", set.scope}, {"key", item.memory.id.value}, {"value", valueOf(item.memory.text)}});
        ++plan.said;
    }
    for (const HandBackItem &item : set.items) {
        const Memory &m = item.memory;
        if (item.kind == HandBackKind::Added) {
            continue;
        }
        if (gone.contains(m.sourceRef)) {
            ++plan.said;
            continue;
        }
        if (item.kind == HandBackKind::Archived) {
            left(item, "It was merged into a narrative that did not take its place; the store has no archive.");
            continue;
        }
        if (item.kind == HandBackKind::Redacted) {
            const lossless::Document extra = lossless::parseForm(m.extra);
            const std::string path = extra.ok() ? stringAt(extra.value, "text_at") : std::string();
            if (path.empty()) {
                left(item, "Its words stand in several places of the value; change it with its program.");
                continue;
            }
            note(item);
            script.updateJson("store", "value", path, m.text, keyOf(m.sourceRef, m.extra));
        } else {
            note(item);
            script.remove("store", keyOf(m.sourceRef, m.extra));
            gone.insert(m.sourceRef);
        }
        ++plan.said;
    }
    for (const HandBackDecision &decision : set.decisions) {
        plan.left.push_back({displayText(decision.id.empty() ? decision.state : decision.id), "unmapped",
                             "The store keeps no writes that wait."});
    }
    if (!script.empty()) {
        plan.writes.push_back(
            {target / "langgraph-changes.sql",
             PlannedWrite::What::Create,
             {},
             script.text("Changes to a LangGraph store in SQLite that people decided on in Credence.\n"
                         "Read it; make a copy of the database; stop the program that has it open; then:\n"
                         "  sqlite3 STORE.db < langgraph-changes.sql",
                         true),
             fmt::format("Changes as SQL for sqlite3: {}", plan.said),
             false});
        plan.advice =
            "Vectors of deleted values go with them; a new or redacted value has none, or an old one, until its "
            "program puts it again. Stop the program, copy the database and run the script.";
    }
    return plan;
}

} // namespace

ingest::Importer ingest::langGraph()
{
    Importer importer;
    importer.format = {kLangGraph, "LangGraph store", true, false,
                       "an SQLite database with LangGraph's table store (prefix, key, value)"};
    importer.format.handsBack = "an SQL script that adds, redacts or deletes values, for a person to read and run";
    importer.accepts = acceptsLangGraph;
    importer.read = readLangGraph;
    importer.handBack = handBackLangGraph;
    return importer;
}

} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/everos_system.h"

#include "store/foreigndb.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <functional>
#include <set>

namespace credence::everos {

namespace fs = std::filesystem;
using ingest::Json;
using ingest::textOf;

Json columnJson(const std::string &text)
{
    lossless::Document document = lossless::parse(text);
    return document.ok() ? std::move(document.value) : Json();
}

std::vector<std::string> columnStrings(const std::string &text)
{
    std::vector<std::string> all;
    const Json list = columnJson(text);
    if (list.is_array()) {
        for (const Json &one : list) {
            if (lossless::isString(one)) {
                all.push_back(textOf(one));
            }
        }
    }
    return all;
}

std::string wordAt(const Json &object, const char *key)
{
    const auto found = object.find(key);
    return found != object.end() && lossless::isString(*found) ? textOf(*found) : std::string();
}

namespace {

// What one message says: a string, or blocks of which some are text.
std::string messageText(const Json &item)
{
    const auto content = item.find("content");
    if (content == item.end()) {
        const auto text = item.find("text");
        return text != item.end() && lossless::isString(*text) ? textOf(*text) : std::string();
    }
    if (lossless::isString(*content)) {
        return textOf(*content);
    }
    std::string all;
    if (content->is_array()) {
        for (const Json &block : *content) {
            if (block.is_object() && block.contains("text") && lossless::isString(block["text"])) {
                all += (all.empty() ? "" : "\n") + textOf(block["text"]);
            }
        }
    }
    return all;
}

} // namespace

Conversation conversationOf(const Memcell &cell)
{
    const Json payload = columnJson(cell.payload);
    const Json *items = &payload;
    for (const char *key : {"items", "messages", "original_data"}) {
        if (payload.is_object() && payload.contains(key)) {
            items = &payload[key];
        }
    }
    Conversation said;
    std::set<std::string> speakers;
    std::vector<std::pair<std::string, std::string>> lines;
    for (const Json &item : items->is_array() ? *items : Json::array()) {
        if (!item.is_object()) {
            continue;
        }
        const std::string sender = !wordAt(item, "sender_id").empty()     ? wordAt(item, "sender_id")
                                   : !wordAt(item, "sender_name").empty() ? wordAt(item, "sender_name")
                                                                          : wordAt(item, "role");
        const std::string text = messageText(item);
        if (!text.empty()) {
            lines.emplace_back(sender, text);
            speakers.insert(sender);
            said.first = said.first.empty() ? sender : said.first;
        }
    }
    for (const auto &[sender, text] : lines) {
        said.text += said.text.empty() ? "" : "\n";
        if (speakers.size() > 1)
            said.text.append(sender).append(": ");
        said.text += text;
    }
    said.messages = *items;
    return said;
}

System readSystem(const fs::path &root, std::vector<Problem> &problems, const std::stop_token &stop)
{
    System system;
    const auto problem = [&](const std::string &where, const char *kind, std::string message) {
        problems.push_back({where, kind, std::move(message)});
    };
    const fs::path path = root / ".index" / "sqlite" / "system.db";
    if (root.empty() || !ingest::isFile(path)) {
        return system;
    }
    const auto db = sql::ForeignDb::open(path, stop);
    if (!db) {
        problem("system.db", "unreadable", db.error().message);
        return system;
    }
    const auto rows = [&](const sql::ForeignQuery &query, const std::function<void(const sql::ForeignRow &)> &take) {
        const auto done = (*db)->rows(query, [&](const sql::ForeignRow &row) {
            take(row);
            return !stop.stop_requested();
        });
        if (!done) {
            problem("system.db " + query.table, "unreadable", done.error().message);
        }
    };
    rows({"memcell",
          {"memcell_id", "app_id", "project_id", "session_id", "message_ids_json", "sender_ids_json", "payload_json",
           "timestamp", "track"},
          {"timestamp", "memcell_id"}},
         [&](const sql::ForeignRow &row) {
             system.memcells.push_back({row.text(0), row.text(1), row.text(2), row.text(3), row.text(4), row.text(5),
                                        row.text(6), row.text(7), row.text(8)});
         });
    rows({"cluster",
          {"cluster_id", "app_id", "project_id", "owner_id", "owner_type", "kind", "count", "last_ts_ms",
           "preview_json"},
          {"cluster_id"}},
         [&](const sql::ForeignRow &row) {
             Cluster &cluster = system.clusters[row.text(0)];
             cluster.owner = {row.text(1), row.text(2), row.view(4) == "agent", row.text(3)};
             cluster.row = {{"cluster_id", lossless::encode(row.view(0))}, {"kind", lossless::encode(row.view(5))}};
             if (!row.isNull(6)) {
                 cluster.row["count"] = row.integer(6);
             }
             if (!row.isNull(7)) {
                 cluster.row["last_ts_ms"] = row.integer(7);
             }
             cluster.row["preview"] = columnJson(row.text(8));
         });
    rows({"cluster_member", {"cluster_id", "member_id", "member_type"}, {"added_ts", "member_id"}},
         [&](const sql::ForeignRow &row) {
             system.clusters[row.text(0)].members.emplace_back(row.text(1), row.text(2));
         });
    rows({"reflection_report",
          {"id", "cluster_id", "owner_id", "app_id", "project_id", "mode", "source_members", "source_count",
           "merged_entry_id", "deprecated_fact_count", "created_at", "status"},
          {"created_at", "id"}},
         [&](const sql::ForeignRow &row) {
             Report report;
             report.owner = {row.text(3), row.text(4), false, row.text(2)};
             report.merged = row.text(8);
             const Json members = columnJson(row.text(6));
             for (const Json &one : members.is_array() ? members : Json::array()) {
                 const std::string id = one.is_object() ? wordAt(one, "member_id") : std::string();
                 if (!id.empty()) {
                     report.sources.push_back(id);
                 }
             }
             if (!row.isNull(7) && row.integer(7) != static_cast<std::int64_t>(report.sources.size())) {
                 problem("system.db reflection_report " + displayText(row.view(0)), "misfit",
                         fmt::format("It counts {} sources and names {}.", row.integer(7), report.sources.size()));
             }
             for (const auto &[column, key] : {std::pair{0U, "id"},
                                               {1U, "cluster_id"},
                                               {5U, "mode"},
                                               {8U, "merged_entry_id"},
                                               {10U, "created_at"},
                                               {11U, "status"}}) {
                 if (!row.isNull(column)) {
                     report.row[key] = lossless::encode(row.view(column));
                 }
             }
             report.row["source_members"] = members;
             report.row["deprecated_fact_count"] = row.integer(9);
             system.reports.push_back(std::move(report));
         });
    return system;
}

} // namespace credence::everos

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What EverOS keeps beside its Markdown in .index/sqlite/system.db: raw messages, clusters, reports of merges.
// Ownership: values. Thread safety: pure functions.
#pragma once

#include "ingest/everos.h"
#include "ingest/record.h"

#include <filesystem>
#include <map>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

namespace credence::everos {

struct Memcell {
    std::string id, app, project, session, messageIds, senders, payload, timestamp, track;
};

struct Cluster {
    Owner owner;
    ingest::Json row = ingest::Json::object();
    std::vector<std::pair<std::string, std::string>> members; // id, type
};

struct Report {
    Owner owner;
    std::string merged;
    std::vector<std::string> sources;
    ingest::Json row = ingest::Json::object();
};

struct System {
    std::vector<Memcell> memcells; // by time
    std::map<std::string, Cluster> clusters;
    std::vector<Report> reports;
};

// Empty where there is no database; what can't be read is a problem.
[[nodiscard]] System readSystem(const std::filesystem::path &root, std::vector<Problem> &problems,
                                const std::stop_token &stop);

// What was said: the messages' texts in their order, with the speakers where there are several.
struct Conversation {
    std::string text, first; // who spoke first
    ingest::Json messages;
};
[[nodiscard]] Conversation conversationOf(const Memcell &cell);

// JSON of a column; null where there is none or it is broken.
[[nodiscard]] ingest::Json columnJson(const std::string &text);
[[nodiscard]] std::vector<std::string> columnStrings(const std::string &text);
// A string of an object; empty if it is none.
[[nodiscard]] std::string wordAt(const ingest::Json &object, const char *key);

} // namespace credence::everos

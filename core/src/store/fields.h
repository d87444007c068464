// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The changeable fields of a memory as JSON, the form in which the ledger keeps what was before and after a change:
// column names with their values, "tags" and "entities" as arrays, "evidence" as an array of links.
// Ownership: values. Thread safety: as the connection's.
#pragma once

#include "store/impl.h"
#include "store/wiring.h"

#include <nlohmann/json.hpp>

namespace credence::store {

// The fields that an import may update, as `memory` has them. Without evidence and status.
[[nodiscard]] nlohmann::json fieldsOf(const Memory &memory, bool malformed);
// Whether all these fields are the same to the byte: the common case of an import, without the JSON.
[[nodiscard]] bool sameContent(const Memory &a, const Memory &b);
// Equal in meaning: tags and entities as sets, extra as JSON.
[[nodiscard]] bool sameField(const std::string &name, const nlohmann::json &a, const nlohmann::json &b);

[[nodiscard]] nlohmann::json evidenceJson(sql::Connection &db, const std::vector<WiredLink> &links);
// Links of a ledger payload looked up again; a source that is not there any more is dangling.
[[nodiscard]] Result<std::vector<WiredLink>> evidenceOf(sql::Connection &db, const nlohmann::json &value);
[[nodiscard]] Result<std::vector<WiredLink>> storedLinks(sql::Connection &db, MemoryKey key);
[[nodiscard]] bool sameLinks(std::vector<WiredLink> a, std::vector<WiredLink> b); // whatever their order

// The stored values of the named fields ("evidence" included).
[[nodiscard]] Result<nlohmann::json> storedFields(sql::Connection &db, MemoryKey key, const nlohmann::json &names);
// Writes fields (all but "evidence"). Unknown names are ignored: a ledger payload comes from a file.
[[nodiscard]] Result<void> writeFields(Change &change, MemoryKey key, const nlohmann::json &fields);

// Recomputes the doubt of the scope's reflections from the graph and writes what differs. Appends each to `changes`
// ({"id", "before": {"status"}, "after": {"status"}, "follows": true}) unless it is in `quiet` (added by this change).
[[nodiscard]] Result<void> settleDoubt(Change &change, const std::string &scope, nlohmann::json &changes,
                                       const std::unordered_set<MemoryKey> &quiet);

} // namespace credence::store

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Reading memories over one connection, be it a reader's or the writer's within its change.
// Ownership: values out. Thread safety: as the connection's.
#pragma once

#include "store/sqlite.h"

#include <credence/store.h>

#include <functional>
#include <optional>
#include <span>
#include <string_view>

namespace credence::read {

[[nodiscard]] Result<std::vector<Memory>> rows(sql::Connection &db, std::span<const MemoryKey> keys,
                                               std::stop_token stop = {});
// What passes over many memories look at; the views are valid within the visit.
struct Brief {
    MemoryKey key;
    std::string_view id, sourceRef, text;
    std::optional<std::int64_t> expires; // ms
    std::optional<std::int64_t> storedDepth;
};
// One statement for all keys; unknown ones are skipped.
[[nodiscard]] Result<void> eachBrief(sql::Connection &db, std::span<const MemoryKey> keys, std::stop_token stop,
                                     const std::function<void(const Brief &)> &visit);
[[nodiscard]] Result<std::vector<MemoryText>> texts(sql::Connection &db, std::span<const MemoryKey> keys,
                                                    std::stop_token stop);
// Without tags and entities.
[[nodiscard]] Result<std::vector<Memory>> bareRows(sql::Connection &db, std::span<const MemoryKey> keys);
[[nodiscard]] Result<std::vector<EvidenceLink>> evidence(sql::Connection &db, MemoryKey derived);
[[nodiscard]] Result<std::vector<MemoryKey>> keys(sql::Connection &db, const Query &query, std::stop_token stop = {});
[[nodiscard]] Result<std::vector<MemoryKey>> among(sql::Connection &db, const Query &query,
                                                   std::span<const MemoryKey> keys, std::stop_token stop = {});
[[nodiscard]] Result<std::shared_ptr<const Snapshot>>
snapshot(sql::Connection &db, const std::string &scope, std::stop_token stop = {}, const Progress &progress = {});
[[nodiscard]] Result<std::shared_ptr<const Snapshot>> below(sql::Connection &db, std::span<const MemoryKey> keys,
                                                            std::stop_token stop = {});
[[nodiscard]] Result<std::shared_ptr<const Snapshot>> above(sql::Connection &db, std::span<const MemoryKey> keys,
                                                            std::stop_token stop = {});
[[nodiscard]] Result<std::shared_ptr<const Snapshot>> top(sql::Connection &db, const std::string &scope,
                                                          std::size_t roots, std::stop_token stop = {});
[[nodiscard]] Result<MemoryId> idOf(sql::Connection &db, MemoryKey key); // NotFound
[[nodiscard]] Result<bool> scopeExists(sql::Connection &db, const std::string &scope);

} // namespace credence::read

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// MemorySource: where models get what a snapshot lacks: texts, quotes, answers to queries.
// Ownership: a value that shares the store. Thread safety: the functions may block and run inside jobs only.
#pragma once

#include <credence/store.h>

#include <functional>
#include <memory>

namespace credence::ui {

struct MemorySource {
    std::function<Result<std::vector<Memory>>(std::span<const MemoryKey>, std::stop_token)> rows;
    std::function<Result<std::vector<std::vector<EvidenceLink>>>(std::span<const MemoryKey>, std::stop_token)> evidence;
    std::function<Result<std::vector<MemoryKey>>(const Query &, std::stop_token)> keys;
    std::function<Result<std::vector<MemoryKey>>(const Query &, std::span<const MemoryKey>, std::stop_token)> among;

    explicit operator bool() const { return bool(rows); }
    [[nodiscard]] static MemorySource of(const std::shared_ptr<Store> &store); // empty for no store
};

} // namespace credence::ui

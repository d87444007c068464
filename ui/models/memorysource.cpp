// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "models/memorysource.h"

namespace credence::ui {

MemorySource MemorySource::of(const std::shared_ptr<Store> &store)
{
    MemorySource source;
    if (!store)
        return source;
    source.rows = [store](std::span<const MemoryKey> keys, std::stop_token stop) { return store->rows(keys, stop); };
    source.evidence = [store](std::span<const MemoryKey> keys, std::stop_token stop) {
        return store->evidence(keys, stop);
    };
    source.keys = [store](const Query &query, std::stop_token stop) { return store->keys(query, stop); };
    source.among = [store](const Query &query, std::span<const MemoryKey> keys, std::stop_token stop) {
        return store->keysAmong(query, keys, stop);
    };
    return source;
}

} // namespace credence::ui

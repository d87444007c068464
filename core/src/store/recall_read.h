// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What recall reads of a store: the short row of each memory for the index, the full-text lists, and the rows that may
// be hits. A RecallReader is one short read transaction, so that all of an answer shows one state.
// Ownership: borrows the Store. Thread safety: one thread at a time.
#pragma once

#include <credence/store.h>

#include <functional>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

namespace credence::store {

struct RecallMark {
    std::int64_t number = 0; // an entry of the ledger, 0: before all
    std::string hash;        // the first 16 digits of its hash
    bool operator==(const RecallMark &) const = default;
};

struct RecallRow {
    MemoryKey key;
    std::string scope, session, actor;
    Kind kind = Kind::Episode;
    Status status = Status::Active;
    std::optional<std::int64_t> created; // ms
    bool fresh = false;                  // came or changed after the mark; `text` is set
    std::string text;
};

struct RecallDetail {
    MemoryKey key;
    std::string id, text, sourceRef, session, actor;
    Kind kind = Kind::Episode;
    Shape shape = Shape::None;
    Status status = Status::Active;
    int depth = 0;
    std::optional<std::int64_t> created, accessed; // ms
    std::optional<double> importance;
    bool approved = false;
};

class RecallReader {
public:
    [[nodiscard]] static Result<RecallReader> begin(const Store &store, std::stop_token stop = {});
    RecallReader(RecallReader &&) noexcept;
    ~RecallReader();

    [[nodiscard]] Result<RecallMark> head();
    [[nodiscard]] Result<bool> knows(const RecallMark &mark); // the ledger has that entry
    // All memories in the order of keys, fresh ones with their text; or, with `onlyFresh`, these alone.
    [[nodiscard]] Result<void> rows(std::int64_t since, bool onlyFresh, const std::function<void(RecallRow &&)> &each,
                                    const Progress &progress);
    // Best first by bm25 (negated: more is better), at most `limit` of those that may be hits.
    [[nodiscard]] Result<std::vector<std::pair<MemoryKey, double>>>
    match(bool trigrams, const std::string &question, std::size_t limit, const std::function<bool(MemoryKey)> &may);
    // Memories whose text holds these bytes; for what is too short for trigrams.
    [[nodiscard]] Result<std::vector<MemoryKey>> containing(const std::string &scope, const std::string &part,
                                                            std::size_t limit,
                                                            const std::function<bool(MemoryKey)> &may);
    [[nodiscard]] Result<std::vector<RecallDetail>> details(std::span<const MemoryKey> keys);
    [[nodiscard]] Result<std::shared_ptr<const Snapshot>> below(std::span<const MemoryKey> keys);
    // Statuses that were others at that time, as far as the ledger tells.
    [[nodiscard]] Result<std::unordered_map<MemoryKey, Status>> statusesAt(Time time);

private:
    struct Impl;
    explicit RecallReader(std::unique_ptr<Impl> impl);
    std::unique_ptr<Impl> d;
};

} // namespace credence::store

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The index of vectors behind RecallIndex: one vector a memory and model, kept in STORE-index/ and brought up to date
// by the ledger; and what recall needs to know of every memory without asking the store.
// Ownership: owns its arrays. Thread safety: guarded by its mutex: hold a View while reading.
#pragma once

#include "index/graph.h"
#include "index/rowfile.h"
#include "store/recall_read.h"

#include <credence/recall.h>

#include <mutex>
#include <shared_mutex>
#include <unordered_map>

namespace credence::index {

struct IndexItem {
    MemoryKey key;
    Kind kind = Kind::Episode;
    Status status = Status::Active;
    std::uint32_t scope = 0, session = 0; // 0: none
    std::int64_t created = kNoTime;
    std::size_t row = 0;     // of its vector
    std::uint32_t place = 0; // of an episode in its scope's order of time
};

class VectorIndex final : public RecallIndex {
public:
    VectorIndex(std::filesystem::path folder, RecallIndexOptions options);

    // Reads what is kept, then as refresh().
    [[nodiscard]] Result<void> load(const Store &store, const std::stop_token &stop, const Progress &progress);
    [[nodiscard]] Result<void> refresh(const Store &store, std::stop_token stop, const Progress &progress) override;
    [[nodiscard]] RecallIndexState state() const override;
    void noteSeen(); // it is said once

    // Reading, under the lock.
    class View {
    public:
        explicit View(const VectorIndex &index) : m_index(index), m_lock(index.m_mutex) {}
        [[nodiscard]] const IndexItem *item(MemoryKey key) const; // null: not known
        [[nodiscard]] const std::vector<IndexItem> &items() const { return m_index.m_items; }
        [[nodiscard]] std::uint32_t scope(const std::string &name) const; // 0: not known
        [[nodiscard]] const std::unordered_map<std::string, std::uint32_t> &scopes() const { return m_index.m_scopes; }
        // Valid as long as the view.
        [[nodiscard]] const float *vector(const IndexItem &item) const;
        [[nodiscard]] std::size_t dimension() const { return m_index.m_dimension; }
        // Episodes of a scope in order of time, timeless ones last: places in items().
        [[nodiscard]] const std::vector<std::uint32_t> &inTime(std::uint32_t scope) const
        {
            return m_index.m_inTime[scope];
        }
        // The most alike to the query among those that may be hits, best first; ties by key.
        [[nodiscard]] std::vector<std::pair<std::uint32_t, double>>
        nearest(std::span<const float> query, std::size_t k, const std::function<bool(const IndexItem &)> &may,
                bool byGraph = true) const;
        [[nodiscard]] const store::RecallMark &mark() const { return m_index.m_mark; }

    private:
        const VectorIndex &m_index;
        std::shared_lock<std::shared_mutex> m_lock;
        mutable std::unordered_map<std::size_t, Vector> m_fetched; // from the file, by row
    };
    [[nodiscard]] const Embedder &embedder() const { return *m_embedder; }
    // What the graph alone answers, for measurements: rows.
    [[nodiscard]] std::vector<std::pair<std::size_t, double>> searchGraph(std::span<const float> query,
                                                                          std::size_t k) const;

private:
    [[nodiscard]] std::filesystem::path file(const char *ending) const;
    void forget(); // all, to be made anew
    [[nodiscard]] bool readVectors(std::string &note);
    void readGraph(std::string &note);
    [[nodiscard]] Result<void> take(const Store &store, bool all, const std::stop_token &stop,
                                    const Progress &progress);
    [[nodiscard]] Result<void> growGraph(const std::stop_token &stop, const Progress &progress);
    void compact();
    void compactFiled();
    [[nodiscard]] float *held(std::size_t row) { return m_vectors.data() + (row - m_filed) * m_dimension; }
    [[nodiscard]] const float *held(std::size_t row) const { return m_vectors.data() + (row - m_filed) * m_dimension; }
    [[nodiscard]] std::string header() const;
    [[nodiscard]] bool exactOnly() const { return m_filed > 0 || m_owner.size() > m_options.heldMost; }
    void letGo(); // of vectors in memory that are more than are held: into the file
    void keep(bool anew);
    [[nodiscard]] bool keepAnew();
    [[nodiscard]] bool keepMore(bool mark);
    void keepGraph();
    void order();

    std::filesystem::path m_folder;
    RecallIndexOptions m_options;
    std::shared_ptr<const Embedder> m_embedder;

    mutable std::shared_mutex m_mutex;
    std::size_t m_dimension = 0;
    std::vector<float> m_vectors;         // of the rows from m_filed on
    std::size_t m_filed = 0;              // so many rows, the first, are in the file alone
    RowFile m_file;                       // where they are
    std::vector<std::uint32_t> m_records; // of these rows: the how manieth record of the file, ascending
    std::optional<NewRowFile> m_making;   // while that file has no name yet
    bool m_allHeld = false;               // it could not be begun or written
    std::size_t m_expected = 0;           // memories, while they are taken in
    std::vector<std::uint32_t> m_itemOf;  // of a row: its place in m_items
    std::vector<std::int64_t> m_owner;    // of a row: the memory's key, 0: no longer in use
    std::vector<std::uint64_t> m_hashes;  // of a row: of the text
    std::vector<IndexItem> m_items;       // by key
    std::unordered_map<std::string, std::uint32_t> m_scopes, m_sessions; // from 1
    std::vector<std::vector<std::uint32_t>> m_inTime;
    std::unordered_map<std::int64_t, std::size_t> m_rowOf; // while loading
    store::RecallMark m_mark;
    std::size_t m_kept = 0; // rows that the file has
    std::optional<Graph> m_graph;
    std::string m_note;
};

} // namespace credence::index

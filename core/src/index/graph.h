// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A graph over vectors for searching among very many (HNSW, Malkov and Yashunin 2018). Its file holds the links alone,
// no vectors, and is checked link by link when it is read.
// Ownership: a Graph copies the vectors it is given. Thread safety: search() from any thread; the rest from one.
#pragma once

#include <credence/memory.h>
#include <credence/result.h>
#include <credence/snapshot.h>

#include <cstdint>
#include <filesystem>
#include <memory>
#include <span>
#include <stop_token>
#include <string>
#include <utility>
#include <vector>

#include <credence/ingest.h> // Progress

namespace credence::index {

class Graph {
public:
    explicit Graph(std::size_t dimension);
    ~Graph();
    Graph(Graph &&) noexcept;
    Graph &operator=(Graph &&) noexcept;

    // Takes in rows size()..size()+count-1, each of unit length or zero. Cancelled; Io (no memory).
    [[nodiscard]] Result<void> extend(const float *rows, std::size_t count, const std::stop_token &stop,
                                      const Progress &progress);
    [[nodiscard]] std::size_t size() const;
    // The rows most alike to the query with their cosine, best first; `width` >= k is how many it keeps in hand.
    [[nodiscard]] std::vector<std::pair<std::size_t, double>> search(std::span<const float> query, std::size_t k,
                                                                     std::size_t width) const;

    // The links as bytes, and back over the same rows. Corrupt for bytes that are no graph over so many rows.
    [[nodiscard]] std::string links() const;
    [[nodiscard]] static Result<Graph> fromLinks(std::string_view bytes, const float *rows, std::size_t count,
                                                 std::size_t dimension);

private:
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::index

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The vector index of a Chroma collection on disk: one folder with header.bin, data_level0.bin, length.bin and
// index_metadata.pickle, as chroma-hnswlib writes them (its hnswlib/hnswalg.h: little-endian, packed).
// Ownership: values; vectors go where the caller says. Thread safety: none needed.
#pragma once

#include <credence/result.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace credence::ingest {

struct ChromaIndex {
    std::uint64_t elements = 0;          // that it says it holds
    std::uint64_t taken = 0;             // vectors that found their record
    std::uint64_t strangers = 0;         // elements whose record is not there (any more)
    std::uint64_t otherLength = 0;       // not of the collection's dimension
    std::uint64_t notFinite = 0;         // with NaN or infinity
    std::optional<std::int64_t> lastSeq; // up to which the queue is in it, as it says itself
    std::vector<std::string> troubles;   // why it gives less than it should, each a sentence
};

// Where the vector of this id is to go; null: nowhere.
using VectorSlot = std::function<std::vector<float> *(std::string_view id)>;

// `scaled`: whether vectors were normalised and length.bin holds their lengths. Cancelled is its only error; a folder
// that does not exist is an empty index.
[[nodiscard]] Result<ChromaIndex> readChromaIndex(const std::filesystem::path &folder, bool scaled,
                                                  std::optional<std::uint64_t> dimension, const VectorSlot &slot,
                                                  const std::stop_token &stop);

// The numbers of a queue's row; nothing if the bytes are not of this encoding ("FLOAT32", "INT32").
[[nodiscard]] std::optional<std::vector<float>> chromaVector(std::string_view bytes, std::string_view encoding);

[[nodiscard]] bool chromaFinite(const std::vector<float> &vector);

} // namespace credence::ingest

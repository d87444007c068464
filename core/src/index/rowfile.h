// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Records of one size in a file, after a header: read where they lie, a stretch at a time, and written to a new file
// that takes the place of the old one once it is whole.
// Ownership: each owns its descriptor. Thread safety: reading from any thread; writing by one.
#pragma once

#include <cstddef>
#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace credence::index {

// A descriptor that is closed.
class OwnedFile {
public:
    OwnedFile() = default;
    explicit OwnedFile(int file) : m_file(file) {}
    OwnedFile(OwnedFile &&other) noexcept : m_file(other.m_file) { other.m_file = -1; }
    OwnedFile &operator=(OwnedFile &&other) noexcept;
    ~OwnedFile();
    [[nodiscard]] int get() const { return m_file; }

private:
    int m_file = -1;
};

class RowFile {
public:
    RowFile() = default;
    // `start`: of the first record; `size`: bytes of each.
    RowFile(OwnedFile file, std::uint64_t start, std::size_t size)
        : m_file(std::move(file)), m_start(start), m_size(size)
    {
    }
    // So many bytes of a record from an offset in it. False: they can't be read.
    [[nodiscard]] bool read(std::uint64_t record, std::size_t offset, void *to, std::size_t bytes) const;
    // Calls visit(i, record) with the bytes of records[i], which ascend; false where one can't be read.
    [[nodiscard]] bool each(std::span<const std::uint32_t> records,
                            const std::function<void(std::size_t, const char *)> &visit) const;
    // Whether it is the file of that name, and where the next record would lie, if what is there is whole.
    [[nodiscard]] bool is(int file) const;
    [[nodiscard]] std::optional<std::uint32_t> records() const;

private:
    OwnedFile m_file;
    std::uint64_t m_start = 0;
    std::size_t m_size = 1;
};

// For its owner only. Without finish() nothing of it stays.
class NewRowFile {
public:
    [[nodiscard]] static std::optional<NewRowFile> begin(const std::filesystem::path &place, std::string_view header);
    NewRowFile(NewRowFile &&other) noexcept;
    NewRowFile &operator=(NewRowFile &&) = delete;
    ~NewRowFile();
    [[nodiscard]] bool put(std::string_view bytes); // gathered; see flush()
    [[nodiscard]] bool flush();
    [[nodiscard]] bool finish(); // it is whole and has its name
    // To read what was flushed; it may outlive this.
    [[nodiscard]] OwnedFile reader() const;

private:
    NewRowFile() = default;
    OwnedFile m_file;
    std::filesystem::path m_place;
    std::string m_temporary; // its name until it is finished
    std::string m_gathered;
};

} // namespace credence::index

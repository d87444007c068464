// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "index/rowfile.h"

#include "util/writeall.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <limits>
#include <utility>

namespace credence::index {

namespace {

constexpr std::size_t kStretch = std::size_t{1} << 20U; // bytes read or written at once

bool readAt(int file, std::uint64_t at, char *to, std::size_t bytes)
{
    while (bytes > 0) {
        const ssize_t n = ::pread(file, to, bytes, static_cast<off_t>(at));
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        to += n;
        at += static_cast<std::uint64_t>(n);
        bytes -= static_cast<std::size_t>(n);
    }
    return true;
}

} // namespace

OwnedFile &OwnedFile::operator=(OwnedFile &&other) noexcept
{
    std::swap(m_file, other.m_file);
    return *this;
}

OwnedFile::~OwnedFile()
{
    if (m_file >= 0)
        ::close(m_file);
}

bool RowFile::read(std::uint64_t record, std::size_t offset, void *to, std::size_t bytes) const
{
    return readAt(m_file.get(), m_start + record * m_size + offset, static_cast<char *>(to), bytes);
}

bool RowFile::each(std::span<const std::uint32_t> records,
                   const std::function<void(std::size_t, const char *)> &visit) const
{
    const std::size_t together = std::max<std::size_t>(1, kStretch / m_size);
    std::vector<char> stretch(together * m_size);
    for (std::size_t i = 0; i < records.size();) {
        const std::uint32_t first = records[i];
        // Up to the last one that still fits.
        const auto end = std::upper_bound(records.begin() + std::ptrdiff_t(i), records.end(), first + (together - 1),
                                          [](std::size_t most, std::uint32_t record) { return most < record; });
        const std::size_t last = std::size_t(end - records.begin()) - 1;
        if (!read(first, 0, stretch.data(), (std::size_t(records[last] - first) + 1) * m_size))
            return false;
        for (; i <= last; ++i)
            visit(i, stretch.data() + std::size_t(records[i] - first) * m_size);
    }
    return true;
}

bool RowFile::is(int file) const
{
    struct stat mine {};
    struct stat theirs {};
    return ::fstat(m_file.get(), &mine) == 0 && ::fstat(file, &theirs) == 0 && mine.st_dev == theirs.st_dev &&
           mine.st_ino == theirs.st_ino;
}

std::optional<std::uint32_t> RowFile::records() const
{
    struct stat status {};
    if (::fstat(m_file.get(), &status) != 0 || std::uint64_t(status.st_size) < m_start)
        return std::nullopt;
    const std::uint64_t bytes = std::uint64_t(status.st_size) - m_start;
    if (bytes % m_size != 0 || bytes / m_size > std::numeric_limits<std::uint32_t>::max())
        return std::nullopt;
    return std::uint32_t(bytes / m_size);
}

std::optional<NewRowFile> NewRowFile::begin(const std::filesystem::path &place, std::string_view header)
{
    NewRowFile out;
    out.m_place = place;
    std::string temporary = place.string() + ".XXXXXX";
    const int file = ::mkostemp(temporary.data(), O_CLOEXEC);
    if (file < 0)
        return std::nullopt;
    out.m_file = OwnedFile(file);
    out.m_temporary = std::move(temporary);
    out.m_gathered = header;
    return std::optional<NewRowFile>(std::move(out));
}

NewRowFile::NewRowFile(NewRowFile &&other) noexcept
    : m_file(std::move(other.m_file)), m_place(std::move(other.m_place)),
      m_temporary(std::exchange(other.m_temporary, {})), m_gathered(std::move(other.m_gathered))
{
}

NewRowFile::~NewRowFile()
{
    if (!m_temporary.empty())
        ::unlink(m_temporary.c_str());
}

bool NewRowFile::put(std::string_view bytes)
{
    m_gathered += bytes;
    return m_gathered.size() < kStretch || flush();
}

bool NewRowFile::flush()
{
    const bool written = writeAll(m_file.get(), m_gathered);
    m_gathered.clear();
    return written;
}

bool NewRowFile::finish()
{
    if (!flush() || ::fsync(m_file.get()) != 0 || std::rename(m_temporary.c_str(), m_place.c_str()) != 0)
        return false;
    m_temporary.clear();
    return true;
}

OwnedFile NewRowFile::reader() const
{
    return OwnedFile(::fcntl(m_file.get(), F_DUPFD_CLOEXEC, 0));
}

} // namespace credence::index

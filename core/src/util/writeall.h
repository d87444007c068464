// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Writing all bytes to an open file, and putting a file in another's place. Ownership: the descriptor stays the
// caller's. Thread safety: as that of write(2).
#pragma once

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <cstdio>
#include <filesystem>
#include <string>
#include <string_view>

namespace credence {

// False when the system refused a part; errno says why.
[[nodiscard]] inline bool writeAll(int file, std::string_view bytes)
{
    while (!bytes.empty()) {
        const ssize_t n = ::write(file, bytes.data(), bytes.size());
        if (n < 0 && errno == EINTR)
            continue;
        if (n <= 0)
            return false;
        bytes.remove_prefix(static_cast<std::size_t>(n));
    }
    return true;
}

// The file holds these bytes, for its owner only, or stays as it was; a link is replaced, not followed. False when the
// system refused it; errno says why.
[[nodiscard]] inline bool replaceFile(const std::filesystem::path &file, std::string_view bytes)
{
    std::string temporary = file.string() + ".XXXXXX";
    const int handle = ::mkostemp(temporary.data(), O_CLOEXEC);
    if (handle < 0)
        return false;
    bool whole = writeAll(handle, bytes) && ::fsync(handle) == 0;
    whole = ::close(handle) == 0 && whole;
    if (whole && ::rename(temporary.c_str(), file.c_str()) == 0)
        return true;
    const int why = errno;
    ::unlink(temporary.c_str());
    errno = why;
    return false;
}

// Makes a folder beside a store that only its owner may enter, or closes an old one to others. False with errno where
// that can't be: also where somebody put a link to another place there (ENOTDIR), so that nothing is written through
// it.
[[nodiscard]] inline bool ownFolder(const std::filesystem::path &folder)
{
    if (::mkdir(folder.c_str(), S_IRWXU) != 0 && errno != EEXIST)
        return false;
    struct stat status {};
    if (::lstat(folder.c_str(), &status) != 0)
        return false;
    if (!S_ISDIR(status.st_mode) || status.st_uid != ::geteuid()) {
        errno = S_ISDIR(status.st_mode) ? EACCES : ENOTDIR;
        return false;
    }
    return (status.st_mode & 0777U) == S_IRWXU || ::chmod(folder.c_str(), S_IRWXU) == 0;
}

} // namespace credence

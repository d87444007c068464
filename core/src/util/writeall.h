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

// The same for a file that is somebody's: owner, group and rights stay as they are; of a new one the owner and group
// are those of its folder where the system lets us. False with EPERM where they can't be kept, and with EMLINK where
// the file has other names, which would go on with the old bytes.
[[nodiscard]] inline bool replaceFileOf(const std::filesystem::path &file, std::string_view bytes)
{
    struct stat old {};
    const bool there = ::lstat(file.c_str(), &old) == 0 && S_ISREG(old.st_mode);
    if (there && old.st_nlink > 1) {
        errno = EMLINK;
        return false;
    }
    std::string temporary = file.string() + ".XXXXXX";
    const int handle = ::mkostemp(temporary.data(), O_CLOEXEC);
    if (handle < 0)
        return false;
    struct stat made {};
    struct stat folder {};
    bool whole = ::fstat(handle, &made) == 0;
    if (whole && there && (made.st_uid != old.st_uid || made.st_gid != old.st_gid))
        whole = ::fchown(handle, old.st_uid, old.st_gid) == 0;
    else if (whole && !there && ::geteuid() == 0 && ::stat(file.parent_path().c_str(), &folder) == 0)
        whole = ::fchown(handle, folder.st_uid, folder.st_gid) == 0;
    whole = whole && writeAll(handle, bytes) && (!there || ::fchmod(handle, old.st_mode & 07777U) == 0) &&
            ::fsync(handle) == 0;
    const int early = errno;
    const bool closed = ::close(handle) == 0;
    if (whole && closed && ::rename(temporary.c_str(), file.c_str()) == 0)
        return true;
    const int why = whole ? errno : early;
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

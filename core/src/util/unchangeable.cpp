// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "util/unchangeable.h"

#if defined(__linux__)
#include <fcntl.h>
#include <linux/fs.h>
#include <sys/ioctl.h>
#include <unistd.h>
#endif

namespace credence {

bool isUnchangeable(const std::filesystem::path &path)
{
#if defined(__linux__)
    for (const std::filesystem::path &one : {path, path.parent_path()}) {
        const int file = one.empty() ? -1 : ::open(one.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOFOLLOW);
        if (file < 0)
            continue;
        int flags = 0;
        const bool marked =
            ::ioctl(file, FS_IOC_GETFLAGS, &flags) == 0 && (flags & (FS_IMMUTABLE_FL | FS_APPEND_FL)) != 0;
        ::close(file);
        if (marked)
            return true;
    }
#else
    (void)path;
#endif
    return false;
}

} // namespace credence

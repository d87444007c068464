// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "provider/cache.h"

#include "util/writeall.h"

#include <credence/provider.h>
#include <credence/text.h>

#include <fmt/format.h>
#include <sodium.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <array>
#include <cerrno>
#include <cstdio>
#include <system_error>

namespace credence {

namespace {

constexpr std::size_t kLargest = 16u << 20; // bytes of a kept reply

// One file a reply, named by the SHA-256 of its key: names tell nothing. A file is complete or absent: it is written
// beside its place and renamed.
class FolderCache final : public ResponseCache {
public:
    explicit FolderCache(std::filesystem::path folder) : m_folder(std::move(folder)) {}

    std::optional<std::string> find(const std::string &key) override
    {
        const int file = ::open(place(key).c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
        if (file < 0)
            return {};
        std::optional<std::string> reply;
        struct stat status {};
        if (::fstat(file, &status) == 0 && S_ISREG(status.st_mode) && status.st_uid == ::geteuid() &&
            std::size_t(status.st_size) <= kLargest) {
            std::string bytes(std::size_t(status.st_size), '\0');
            std::size_t got = 0;
            while (got < bytes.size()) {
                const ssize_t n = ::read(file, bytes.data() + got, bytes.size() - got);
                if (n < 0 && errno == EINTR)
                    continue;
                if (n <= 0)
                    break;
                got += std::size_t(n);
            }
            if (got == bytes.size())
                reply = std::move(bytes);
        }
        ::close(file);
        return reply;
    }

    void keep(const std::string &key, const std::string &reply) override
    {
        if (reply.size() > kLargest || !ownFolder(m_folder))
            return;
        const std::filesystem::path final = place(key);
        const std::filesystem::path beside = m_folder / ("." + newUuid());
        const int file = ::open(beside.c_str(), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
        if (file < 0)
            return;
        const bool written = writeAll(file, reply) && ::fsync(file) == 0;
        const bool closed = ::close(file) == 0;
        if (!written || !closed || std::rename(beside.c_str(), final.c_str()) != 0)
            ::unlink(beside.c_str());
    }

    void clear() override
    {
        std::error_code error;
        if (std::filesystem::is_symlink(m_folder, error))
            return;
        for (std::filesystem::directory_iterator entry(m_folder, error), end; !error && entry != end;
             entry.increment(error)) {
            const std::string name = entry->path().filename().string();
            // Only what is ours: somebody may have put a file of his own there.
            if (isKey(name) || (name.size() == 37 && name.front() == '.')) {
                std::error_code ignored;
                std::filesystem::remove(entry->path(), ignored);
            }
        }
        std::error_code ignored;
        std::filesystem::remove(m_folder, ignored); // if it is empty now
    }

private:
    [[nodiscard]] std::filesystem::path place(const std::string &key) const { return m_folder / sha256Hex(key); }

    static bool isKey(const std::string &name)
    {
        return name.size() == 64 && name.find_first_not_of("0123456789abcdef") == std::string::npos;
    }

    std::filesystem::path m_folder;
};

} // namespace

ResponseCache::~ResponseCache() = default;

std::unique_ptr<ResponseCache> createResponseCache(const std::filesystem::path &folder)
{
    return std::make_unique<FolderCache>(folder);
}

std::string sha256Hex(std::string_view bytes)
{
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size());
    std::string out;
    for (const unsigned char byte : digest)
        out += fmt::format("{:02x}", byte);
    return out;
}

} // namespace credence

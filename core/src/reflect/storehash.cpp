// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/storehash.h"

#include "store/files.h"
#include "util/steadyfile.h"

#include <sodium.h>

#include <array>
#include <vector>

namespace credence::reflecting {

namespace {

Result<std::string> fileHash(const std::filesystem::path &path, const std::stop_token &stop)
{
    SteadyFile file(path);
    if (!file.ok())
        return Error{Errc::Io, "The file can't be read.", path.string()};
    crypto_hash_sha256_state state;
    crypto_hash_sha256_init(&state);
    std::vector<char> buffer(1 << 20);
    for (;;) {
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "It was cancelled.", ""};
        const ssize_t got = file.read(buffer.data(), buffer.size());
        if (got < 0)
            return Error{Errc::Io, "The file can't be read.", path.string()};
        if (got == 0)
            break;
        crypto_hash_sha256_update(&state, reinterpret_cast<const unsigned char *>(buffer.data()),
                                  static_cast<unsigned long long>(got));
    }
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest{};
    crypto_hash_sha256_final(&state, digest.data());
    std::string hex(digest.size() * 2 + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
    hex.pop_back();
    return hex;
}

} // namespace

Result<std::string> storeHash(const std::filesystem::path &store, std::stop_token stop)
{
    auto hash = fileHash(store, stop);
    if (!hash)
        return hash;
    std::error_code failed;
    const auto wal = files::companion(store, "-wal");
    const auto size = std::filesystem::file_size(wal, failed);
    if (!failed && size > 0) {
        const auto second = fileHash(wal, stop);
        if (!second)
            return second.error();
        *hash += " wal " + *second;
    }
    return hash;
}

} // namespace credence::reflecting

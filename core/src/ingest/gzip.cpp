// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/gzip.h"

#include <zlib.h>

#include <algorithm>

namespace credence::ingest {

namespace {

constexpr std::size_t kBlock = std::size_t(1) << 18U;

Error damagedData()
{
    return {Errc::Corrupt, "The compressed data is damaged or cut short.", {}};
}

// `bits` as inflateInit2 takes them.
Result<std::string> unpacked(std::string_view bytes, std::size_t most, int bits, bool part)
{
    z_stream stream{};
    if (inflateInit2(&stream, bits) != Z_OK) {
        return Error{Errc::Io, "There is no memory to unpack it.", {}};
    }
    std::string out;
    std::string block(kBlock, '\0');
    std::size_t taken = 0;
    int state = Z_OK;
    while (taken < bytes.size() || stream.avail_in > 0) {
        if (stream.avail_in == 0) {
            const std::size_t next = std::min<std::size_t>(bytes.size() - taken, kBlock);
            stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data() + taken)); // zlib's type
            stream.avail_in = static_cast<uInt>(next);
            taken += next;
        }
        stream.next_out = reinterpret_cast<Bytef *>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        state = inflate(&stream, Z_NO_FLUSH);
        out.append(block, 0, block.size() - stream.avail_out);
        if (out.size() > most) {
            inflateEnd(&stream);
            if (part) {
                out.resize(most);
                return out;
            }
            return Error{Errc::Unsupported, "The compressed data is too large when unpacked.", {}};
        }
        if (state == Z_STREAM_END) {
            if (bits < 0 || (stream.avail_in == 0 && taken == bytes.size()) || inflateReset(&stream) != Z_OK) {
                break;
            }
            state = Z_OK; // another member follows
        } else if (state != Z_OK && state != Z_BUF_ERROR) {
            break;
        }
    }
    // A call that filled the block has more to give.
    while (state == Z_OK && stream.avail_out == 0) {
        stream.next_out = reinterpret_cast<Bytef *>(block.data());
        stream.avail_out = static_cast<uInt>(block.size());
        state = inflate(&stream, Z_NO_FLUSH);
        out.append(block, 0, block.size() - stream.avail_out);
        if (out.size() > most && !part) {
            inflateEnd(&stream);
            return Error{Errc::Unsupported, "The compressed data is too large when unpacked.", {}};
        }
    }
    inflateEnd(&stream);
    if (state != Z_STREAM_END && !part) {
        return damagedData();
    }
    return out;
}

} // namespace

bool isGzip(std::string_view head)
{
    return head.starts_with("\x1F\x8B");
}

Result<std::string> gunzip(std::string_view bytes, std::size_t most, bool part)
{
    return unpacked(bytes, most, MAX_WBITS + 16, part);
}

Result<std::string> inflateRaw(std::string_view bytes, std::size_t most)
{
    return unpacked(bytes, most, -MAX_WBITS, false);
}

std::string gzipped(std::string_view bytes)
{
    z_stream stream{};
    if (deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, MAX_WBITS + 16, 8, Z_DEFAULT_STRATEGY) != Z_OK) {
        return {};
    }
    std::string out(deflateBound(&stream, bytes.size()) + 64, '\0');
    stream.next_in = reinterpret_cast<Bytef *>(const_cast<char *>(bytes.data()));
    stream.avail_in = static_cast<uInt>(bytes.size());
    stream.next_out = reinterpret_cast<Bytef *>(out.data());
    stream.avail_out = static_cast<uInt>(out.size());
    const int state = deflate(&stream, Z_FINISH);
    out.resize(state == Z_STREAM_END ? out.size() - stream.avail_out : 0);
    deflateEnd(&stream);
    return out;
}

} // namespace credence::ingest

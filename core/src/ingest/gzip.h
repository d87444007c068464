// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Compressed data of other programs, unpacked within bounds. Thread safety: pure functions.
#pragma once

#include <credence/result.h>

#include <cstddef>
#include <string>
#include <string_view>

namespace credence::ingest {

[[nodiscard]] bool isGzip(std::string_view head);
// All members of a gzip file. Corrupt when it is damaged or cut short, Unsupported when it holds more than `most`
// bytes. What could be unpacked before is lost, but where `part` is given: then damage and length are no errors.
[[nodiscard]] Result<std::string> gunzip(std::string_view bytes, std::size_t most, bool part = false);
// Raw deflate, as in zip files. As above.
[[nodiscard]] Result<std::string> inflateRaw(std::string_view bytes, std::size_t most);
// One gzip member without name and time.
[[nodiscard]] std::string gzipped(std::string_view bytes);

} // namespace credence::ingest

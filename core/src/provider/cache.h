// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Ownership: none. Thread safety: pure.
#pragma once

#include <string>
#include <string_view>

namespace credence {

[[nodiscard]] std::string sha256Hex(std::string_view bytes);

} // namespace credence

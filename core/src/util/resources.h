// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What travels inside the library: word lists, prompts, presets, vectors. The files lie in resources/.
// Ownership: views of the binary itself, valid for ever. Thread safety: pure.
#pragma once

#include <string_view>

namespace credence {

// The bytes of a file under resources/, e.g. "lexicons/general.txt"; empty when there is no such file.
[[nodiscard]] std::string_view resource(std::string_view name);

} // namespace credence

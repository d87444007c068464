// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The inner product that all comparing of vectors is made of. Thread safety: pure.
#pragma once

#include <cstddef>

namespace credence::index {

// The same bits on every machine: 32 partial sums in single precision, added up in double.
[[nodiscard]] double dot(const float *a, const float *b, std::size_t n);

} // namespace credence::index

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What an erasure left to do. Ownership: borrows the Impl. Thread safety: takes the write lock.
#pragma once

#include "store/impl.h"

namespace credence::erasing {

// Cleans the file after erasures that another program's reading kept from ending. Does not wait for anybody.
[[nodiscard]] Result<void> finishPending(Store::Impl &impl);

} // namespace credence::erasing

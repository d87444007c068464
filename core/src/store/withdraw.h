// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Withdrawing memories within a larger change.
// Ownership: borrows the change. Thread safety: as the change's.
#pragma once

#include "store/impl.h"

#include <credence/grounding.h>

#include <nlohmann/json.hpp>

namespace credence::store {

// Retracts (or marks superseded) with all that follows from it, and returns the list for the entry's "changes"; what is
// withdrawn already is left out. NotFound.
[[nodiscard]] Result<nlohmann::json> withdrawMemories(Change &change, std::span<const MemoryKey> keys, Withdrawal how);

} // namespace credence::store

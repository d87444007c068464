// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The mirrors of a store without the number of their memories, which grows with the store: for those who look after
// every change which sources there are, what they are called, and which of them are watched.
// Ownership: values. Thread safety: as Store's methods. Errors: those of Store.
#pragma once

#include <credence/export.h>
#include <credence/store.h>

#include <vector>

namespace credence {

// As Store::mirrors(), in that order; `memories` and `vanished` stay 0.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<Mirror>> mirrorList(const Store &);

// By what the source at a path is to be read again: as it was before, with what a person says now of some keys put over
// it. Empty for one that was never taken. `format` may be empty: any.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<KeyMapping> keptMapping(const Store &, const std::string &path,
                                                                  const std::string &scope, const std::string &format,
                                                                  const KeyMapping &chosen);

} // namespace credence

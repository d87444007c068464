// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a commit does to the beliefs around it. Ownership: values. Thread safety: a pure function.
#pragma once

#include <credence/grounding.h>

namespace credence {

// As previewWithdrawal(), where others gain or lose links at once: the snapshot holds the links as they will be,
// `rejudged` are those whose own links differ.
[[nodiscard]] Impact previewChanges(const Snapshot &, std::span<const Node> withdrawn, std::span<const Node> rejudged);

} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the commands of review print alike. Ownership: values. Thread safety: main thread only.
#pragma once

#include "cli/output.h"

#include <credence/review.h>

namespace credence::cli {

Json findingJson(const ReviewFlag &flag);
Json itemJson(const QueueItem &item);
Json countsJson(const QueueCounts &counts);

} // namespace credence::cli

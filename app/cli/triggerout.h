// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Triggers on standard output, shared by check, simulate, triggers and watch.
// Ownership: values. Thread safety: main thread only.
#pragma once

#include "cli/context.h"
#include "cli/output.h"

#include <credence/trigger.h>

namespace credence::cli {

Json stateOut(const TriggerState &state);
Json policyOut(const TriggerPolicy &policy);
Json statsOut(const TriggerStats &stats);
Json eventOut(const TriggerEvent &event);
std::string spanText(double seconds); // "5.3 d"

} // namespace credence::cli

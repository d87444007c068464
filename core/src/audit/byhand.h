// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The run of candidates that a person wrote or asked for. Ownership: values. Thread safety: pure.
#pragma once

#include <credence/reflect.h>
#include <credence/text.h>

#include <chrono>
#include <string>

namespace credence::audit {

// Done, of this moment, and opened: its candidates are checked as those of any run that a person wrote.
[[nodiscard]] inline RunRecord runByHand(const std::string &scope)
{
    RunRecord run;
    run.id = newUuid();
    run.scope = scope;
    run.preset = kByHand;
    run.started = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    run.state = "done";
    run.opened = true;
    return run;
}

} // namespace credence::audit

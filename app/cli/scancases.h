// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Measures the detectors on labelled cases. Ownership: none. Thread safety: main thread only.
#pragma once

#include <string>

namespace credence::cli {

struct Context;

// `content` is a JSON list of identifier cases {text, entity, start, end, match} (offsets in code points, end
// exclusive) or of secret cases {rule, match, text_b64}, or lines of id, category, text, note with tabs between.
// `rows`: all, third (numbers that three divides) or rest; for claims only.
int scanCases(const Context &context, const std::string &content, const std::string &rows, bool verbose);

} // namespace credence::cli

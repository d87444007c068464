// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The words of a filter field as a filter: plain words are looked for in texts, name:value restricts.
//   status:stale  kind:episode  depth:2  depth:2-4  conf:low  imp:0.7  tag:auth  source:generative-agents
//   since:2026-04-01  until:2026-05-31  is:flagged  is:ungrounded  is:single  is:contradicted  is:approved
// A value may stand in quotes. What is not understood is looked for as text. Thread safety: pure functions.
#pragma once

#include "models/treeplan.h"

#include <QString>

namespace credence::ui {

[[nodiscard]] TreeFilter parseFilterText(const QString &text);

} // namespace credence::ui

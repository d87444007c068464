// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a screen reader finds in the charts of Tune: a slider whose value is the draft's threshold. GUI thread only.
// Thread safety: GUI thread only.
#pragma once

namespace credence::ui {

// Makes Qt's accessibility know TuneChart and SweepChart; may be called often.
void installTuneAccess();

} // namespace credence::ui

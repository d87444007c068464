// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a screen reader finds in the map: the selected memory and its direct neighbours in sight as children with name,
// place and the action to select them. Thread safety: GUI thread only.
#pragma once

namespace credence::ui {

// Makes Qt's accessibility know MapCanvas; may be called often.
void installMapAccess();

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The application object that Qt's network and D-Bus refuse to work without.
// Ownership: made here only where a program has none; it stays until the process ends. Thread safety: from any thread.
#pragma once

namespace credence::net {

void needApplication();

} // namespace credence::net

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Writing a document that a person asked for: beside its place, and then there, so that half a document is none; for
// its owner only.
// Blocks: in jobs only. Thread safety: any thread. Errors: Invalid (it belongs to a store), Io, in the
// system's words.
#pragma once

#include <credence/result.h>

#include <QByteArray>
#include <QString>

namespace credence::ui {

[[nodiscard]] Result<bool> saveBytes(const QString &path, const QByteArray &bytes); // true when it is there

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The look of an EffectModel's rows: status now, status then, text, what it loses. Ownership: the parent's. Thread
// safety: GUI thread only.
#pragma once

class QAbstractItemDelegate;
class QObject;

namespace credence::ui {

[[nodiscard]] QAbstractItemDelegate *makeEffectDelegate(QObject *parent);

} // namespace credence::ui

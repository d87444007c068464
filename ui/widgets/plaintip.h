// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// plainTip: a tooltip that shows text as it is. Tooltips read markup wherever they think they see some, and show
// entities as they stand where they don't, so escaping alone is wrong for both. Thread safety: none needed.
#pragma once

#include <QString>

namespace credence::ui {

[[nodiscard]] QString plainTip(const QString &text);

} // namespace credence::ui

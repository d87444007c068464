// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Text of a store or a program where Qt would take it for more than that. Thread safety: none needed.
#pragma once

#include <QString>

namespace credence::ui {

// Controls and bidi overrides as the marks that displayText() gives them; any other text as it is. For what is drawn,
// told to assistive tools or named in a title: the pieces of ui/widgets do it with every text they are given.
[[nodiscard]] QString shownText(const QString &text);
// A tooltip that shows shownText(text). Tooltips read markup wherever they think they see some, and show entities as
// they stand where they don't, so escaping alone is wrong for both.
[[nodiscard]] QString plainTip(const QString &text);

} // namespace credence::ui

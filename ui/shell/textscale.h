// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// scaleWidgets: carries the widgets that are there from one text size to another: fonts that they were given and the
// sizes they were fixed to. Widgets keep what they measured at first, so that going back and forth loses nothing.
// Panes' least sizes (200 and more) stay: the window does not grow. Thread safety: GUI thread only.
#pragma once

#include <QtGlobal>

namespace credence::ui {

// from, to: Theme::scale() before and after, both greater than 0.
void scaleWidgets(qreal from, qreal to);

} // namespace credence::ui

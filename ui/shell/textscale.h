// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// scaleWidgets: carries the widgets that are there from one text size to another: fonts that they were given and the
// sizes they were fixed to. Widgets keep what they measured at first, so that going back and forth loses nothing.
// The window itself stays as it is: what has no room in it scrolls. Thread safety: GUI thread only.
#pragma once

#include <QtGlobal>

namespace credence::ui {

// from, to: Theme::scale() before and after, both greater than 0.
void scaleWidgets(qreal from, qreal to);

} // namespace credence::ui

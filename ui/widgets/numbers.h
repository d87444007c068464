// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Numbers as the language of the window writes them: sums of money, values that the core keeps as text, and
// counts that say what they count.
// Thread safety: any thread.
#pragma once

#include <QString>

namespace credence::ui {

// US dollars with so many decimals, the sign where the language puts it: "$1.50", "1,50 $".
[[nodiscard]] QString money(double dollars, int decimals);
// "0.05", as the core writes a number, as "0,05"; what is no number as it stands. No grouping: it can be edited.
[[nodiscard]] QString shownNumber(const QString &core);
// The other way round: "0,05", "1.500" or "0.05" in a German window as "0.05", "1500" and "0.05". What is no number
// comes back as it stands, for the core to refuse.
[[nodiscard]] QString coreNumber(const QString &shown);

// How much rests on something: "3" where all of it does so directly, else "2, 5 in all".
[[nodiscard]] QString directOfAll(qlonglong direct, qlonglong all);

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The width of a column of a table: as it was designed, and never less than its heading, whose length is the
// language's.
#pragma once

#include "shell/theme.h"

#include <QHeaderView>

#include <algorithm>

namespace credence::ui {

// width: in pixels of a text of 100 %. The table has its model.
inline void setColumnWidth(QHeaderView *header, int column, int width)
{
    header->resizeSection(column, std::max(px(width), header->sectionSizeHint(column)));
}

} // namespace credence::ui

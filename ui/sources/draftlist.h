// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// DraftList: the rows of a DraftsModel, painted as the tree will show them: glyph, text, depth, when it was recorded.
// Ownership: as any widget; the model stays its owner's. Thread safety: GUI thread only.
#pragma once

#include "sources/draftsmodel.h"
#include "widgets/rowview.h"

namespace credence::ui {

class DraftList : public RowView {
    Q_OBJECT
public:
    explicit DraftList(DraftsModel *model, QWidget *parent = nullptr);
};

} // namespace credence::ui

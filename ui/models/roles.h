// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What models of memories answer beyond Qt's own roles. Thread safety: none needed.
#pragma once

#include <QtCore/Qt>

namespace credence::ui {

enum MemoryRole : int {
    KeyRole = Qt::UserRole + 1, // MemoryKey; 0 for rows that are no memory
    IdRole,                     // QString: the stable id, empty until it is read
    SortRole,                   // what the column is compared by: int, double, qlonglong, QString; invalid: unset
    LoadingRole,                // bool: the cell shows a placeholder
    StatusRole,                 // int: Status
    KindRole,                   // int: Kind
    DepthRole,                  // int
    ConfidenceRole,             // int: Confidence
    RepeatRole,                 // int: in how many places the memory occurs when this is not its first one, else 0
    LinkRole,                   // int: Role of the link to the row above; -1 for roots
    MissingRole,                // bool: a source that the store does not hold
    GroupRole,                  // bool: a heading, no memory
    FlagsRole,                  // int: open flags
    UngroundedRole,             // bool: a reflection with no episode beneath it
};

} // namespace credence::ui

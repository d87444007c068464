// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "jobs/savebytes.h"

#include <QSaveFile>

namespace credence::ui {

Result<bool> saveBytes(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size() || !file.commit())
        return Error{Errc::Io, file.errorString().toStdString(), path.toStdString()};
    return true;
}

} // namespace credence::ui

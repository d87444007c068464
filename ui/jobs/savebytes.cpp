// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "jobs/savebytes.h"

#include <credence/store.h>

namespace credence::ui {

Result<bool> saveBytes(const QString &path, const QByteArray &bytes)
{
    const auto written = writeDocument(path.toStdString(), {bytes.constData(), std::size_t(bytes.size())});
    if (!written)
        return written.error();
    return true;
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SourceReader: memories by their ids, read in the background and kept while the store is open.
// Ownership: a child of the workspace; the session must outlive it. Thread safety: GUI thread only.
#pragma once

#include "shell/session.h"

#include <QHash>
#include <QObject>
#include <QSet>
#include <QString>

#include <optional>
#include <vector>

namespace credence::ui {

class SourceReader : public QObject {
    Q_OBJECT
public:
    explicit SourceReader(Session *session, QObject *parent = nullptr);

    // What is known of it; what is not is asked for, and ready() follows. `missing`: the store does not hold it.
    struct Source {
        Memory memory;
        bool missing = false;
    };
    [[nodiscard]] const Source *find(const std::string &id);
    void request(const std::vector<std::string> &ids);
    [[nodiscard]] bool busy() const { return m_reading || m_posted; }

Q_SIGNALS:
    void ready();

private:
    void read();
    void forget();
    Session *m_session = nullptr;
    QHash<QString, Source> m_known;
    QSet<QString> m_wanted;
    bool m_reading = false, m_posted = false;
};

} // namespace credence::ui

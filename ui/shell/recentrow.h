// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// RecentRow: one store that was open before: name, place, size and age; one that is gone is said to be so.
// Ownership: a child of the welcome page. Thread safety: GUI thread only.
#pragma once

#include <QAbstractButton>

#include <optional>

namespace credence::ui {

struct FileFacts {
    qint64 bytes = 0;
    qint64 changed = 0; // ms since 1970
};

class RecentRow : public QAbstractButton {
    Q_OBJECT
public:
    RecentRow(const QString &path, QWidget *parent);
    [[nodiscard]] QString path() const { return m_path; }
    // nullopt: the file is not there.
    void setFacts(std::optional<FileFacts> facts);
    [[nodiscard]] bool missing() const { return m_known && !m_facts; }
    [[nodiscard]] QSize sizeHint() const override { return {400, 33}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QString m_path, m_name, m_place;
    std::optional<FileFacts> m_facts;
    bool m_known = false;
};

// "~/agents/ada.credence".
[[nodiscard]] QString homePath(const QString &path);
// "86 MB".
[[nodiscard]] QString byteCount(qint64 bytes);

} // namespace credence::ui

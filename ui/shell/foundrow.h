// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// FoundRow: another program's memories that lie in their usual place: what they are, where, how large, how old. A click
// offers to import them. Ownership: a child of the welcome page. Thread safety: GUI thread only.
#pragma once

#include <credence/ingest.h>

#include <QAbstractButton>

namespace credence::ui {

class FoundRow : public QAbstractButton {
    Q_OBJECT
public:
    FoundRow(const FoundStore &found, QWidget *parent);
    [[nodiscard]] QString path() const { return m_path; }
    [[nodiscard]] QSize sizeHint() const override { return {400, 52}; }

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;

private:
    QString m_path, m_place, m_facts;
    bool m_folder = false;
};

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// KeyField: a field that takes the keys pressed in it, one chord, instead of text. Tab and Shift+Tab leave it, Escape
// is the dialog's and Enter alone is no key to give away. Ownership: as any widget. Thread safety: GUI thread only.
#pragma once

#include <QKeySequence>
#include <QLineEdit>

namespace credence::ui {

class KeyField : public QLineEdit {
    Q_OBJECT
public:
    explicit KeyField(QWidget *parent = nullptr);
    void setKeys(const QKeySequence &keys);
    [[nodiscard]] QKeySequence keys() const { return m_keys; }

Q_SIGNALS:
    void pressed(const QKeySequence &keys);

protected:
    bool event(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QKeySequence m_keys;
};

} // namespace credence::ui

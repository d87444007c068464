// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// FindField: a line edit with an icon before the text, key caps at its end while it is empty and a button to clear it
// when it is not. Escape clears it first and is passed on when it was empty. Ownership: as any widget.
// Thread safety: GUI thread only.
#pragma once

#include <QKeySequence>
#include <QLineEdit>

class QToolButton;

namespace credence::ui {

class FindField : public QLineEdit {
    Q_OBJECT
public:
    explicit FindField(const QString &placeholder, QWidget *parent = nullptr);

    void setIconName(const QString &name); // "search" unless set; "list-filter" for filters
    void setKeys(const QKeySequence &keys);
    void setCaps(const QStringList &caps);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void arrange();
    [[nodiscard]] QStringList shownCaps() const;
    QString m_icon;
    QStringList m_caps;
    QToolButton *m_clear = nullptr;
};

} // namespace credence::ui

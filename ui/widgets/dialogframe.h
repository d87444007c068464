// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// DialogFrame: the head, body and foot that every dialog of the window shares: title 18/600 on `raised`, content on
// `base`, a foot of 56 on `alt` with one note at the left and the buttons at the right, one of them primary.
// On a screen that has too little room the body scrolls; head and foot stay.
// Ownership: a dialog; show it by open(), it deletes itself when it closes. Thread safety: GUI thread only.
#pragma once

#include "widgets/button.h"

#include <QDialog>
#include <QString>

class QProgressBar;
class QVBoxLayout;

namespace credence::ui {

class FittedArea;
class FlowLayout;
class Label;

class DialogFrame : public QDialog {
    Q_OBJECT
public:
    DialogFrame(const QString &title, QWidget *parent);

    void setHeading(const QString &title, const QString &below = {});
    // Right of the title, e.g. a row of facts.
    [[nodiscard]] QVBoxLayout *head() const { return m_head; }
    [[nodiscard]] QVBoxLayout *body() const { return m_body; }
    // Margins of the body; 24 at the sides unless set.
    void setBodyMargins(int left, int top, int right, int bottom);

    // Buttons stand in the order of the calls, right-aligned.
    Button *addButton(const QString &objectName, const QString &text, ButtonKind kind = ButtonKind::Rest);
    // Adds Cancel, which leaves (also Esc).
    Button *addCancel();

    void setNote(const QString &text);
    // done of total in the foot's left; total 0: not known; done < 0: hides it.
    void setProgress(qlonglong done, qlonglong total);

    void setVisible(bool visible) override;

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override; // F1: the manual, at the page that setHelpPage() gave
    bool event(QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fit();
    void fitScreen();
    QWidget *m_headBox = nullptr;
    QWidget *m_footBox = nullptr;
    Label *m_title = nullptr;
    Label *m_below = nullptr;
    Label *m_note = nullptr;
    QProgressBar *m_progress = nullptr;
    QVBoxLayout *m_head = nullptr;
    QVBoxLayout *m_body = nullptr;
    FlowLayout *m_foot = nullptr;
    FittedArea *m_room = nullptr; // around the body
};

} // namespace credence::ui

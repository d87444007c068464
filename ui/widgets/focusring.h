// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// FocusRing: the ring around what has focus, one for the application: always around fields, around other controls when
// the focus came by the keyboard. Where a control reaches the window's edge, or asks for it by the property
// "ringInside", the ring stands inside of it. Views that paint their own focus set the property "ownFocus" (item views
// have it without asking: their rows show it). Ownership: the application's. Thread safety: GUI thread only.
#pragma once

#include <QObject>
#include <QPointer>

class QFocusFrame;

namespace credence::ui {

class FocusRing : public QObject {
    Q_OBJECT
public:
    // Once, after the theme is installed; again it does nothing.
    static void install();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    explicit FocusRing(QObject *parent);
    void follow(QWidget *now);
    QPointer<QFocusFrame> m_frame;
    bool m_keyboard = false; // until a key is pressed nobody needs to see where the focus is
};

} // namespace credence::ui

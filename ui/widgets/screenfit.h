// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ScreenFit: every window and dialog lies within what its screen has free, its frame included: when it is shown, and
// when it wants to grow while it is shown. Lengths in logical pixels. Ownership: the application's.
// Thread safety: GUI thread only.
#pragma once

#include <QMargins>
#include <QObject>
#include <QRect>

#include <optional>

class QWidget;

namespace credence::ui {

class ScreenFit : public QObject {
    Q_OBJECT
public:
    // Once; again it does nothing.
    static void install();
    // What the widget's window may take without its frame, in global coordinates; none where there is no display.
    [[nodiscard]] static std::optional<QRect> room(const QWidget *widget);
    static void fit(QWidget *window);
    // To take this for what each screen has free, as on a smaller one; none: as it is.
    static void setRoom(std::optional<QRect> room);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    using QObject::QObject;
};

// The window's place, without its frame, so that it lies on the screen with its frame; smaller where there is no room.
[[nodiscard]] QRect fittedToScreen(const QRect &window, const QMargins &frame, const QRect &screen);

} // namespace credence::ui

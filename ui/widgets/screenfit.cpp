// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/screenfit.h"

#include <QApplication>
#include <QEvent>
#include <QPointer>
#include <QScreen>
#include <QWidget>
#include <QWindow>

#include <algorithm>

namespace credence::ui {

namespace {

std::optional<QRect> &screenInstead()
{
    static std::optional<QRect> room;
    return room;
}

QMargins frameOf(const QWidget *window)
{
    const QMargins known = window->windowHandle() ? window->windowHandle()->frameMargins() : QMargins();
    // Before it is shown the frame is not known: as much as desktops usually take.
    return known.isNull() ? QMargins(2, 34, 2, 2) : known;
}

} // namespace

QRect fittedToScreen(const QRect &window, const QMargins &frame, const QRect &screen)
{
    const QRect room = screen.marginsRemoved(frame);
    const QSize size = window.size().boundedTo(room.size());
    return {QPoint(std::clamp(window.left(), room.left(), room.left() + room.width() - size.width()),
                   std::clamp(window.top(), room.top(), room.top() + room.height() - size.height())),
            size};
}

void ScreenFit::install()
{
    static QPointer<ScreenFit> fit;
    if (fit)
        return;
    fit = new ScreenFit(qApp);
    qApp->installEventFilter(fit);
}

void ScreenFit::setRoom(std::optional<QRect> room)
{
    screenInstead() = room;
}

std::optional<QRect> ScreenFit::room(const QWidget *widget)
{
    const QWidget *window = widget->window();
    std::optional<QRect> screen = screenInstead();
    // Without a display there is no screen that anything could be too large for.
    if (!screen && window->screen() && QGuiApplication::platformName() != QLatin1String("offscreen"))
        screen = window->screen()->availableGeometry();
    if (screen)
        screen = screen->marginsRemoved(frameOf(window));
    return screen;
}

void ScreenFit::fit(QWidget *window)
{
    // A picture may be larger than any screen.
    if (window->isMaximized() || window->isFullScreen() || window->property("anySize").toBool())
        return;
    const std::optional<QRect> screen = room(window);
    if (!screen)
        return;
    const QRect wanted(window->testAttribute(Qt::WA_Moved) ? window->geometry()
                                                           : QRect(screen->topLeft(), window->size()));
    const QRect fitted = fittedToScreen(wanted, {}, *screen);
    if (window->minimumWidth() > screen->width() || window->minimumHeight() > screen->height())
        window->setMinimumSize(window->minimumSize().boundedTo(screen->size()));
    if (fitted.size() != window->size())
        window->resize(fitted.size());
    if (window->testAttribute(Qt::WA_Moved) && fitted.topLeft() != wanted.topLeft())
        window->move(window->pos() + fitted.topLeft() - wanted.topLeft());
}

bool ScreenFit::eventFilter(QObject *watched, QEvent *event)
{
    if ((event->type() == QEvent::Show || event->type() == QEvent::Resize) && watched->isWidgetType()) {
        auto *window = static_cast<QWidget *>(watched);
        const Qt::WindowType type = window->windowType();
        if (window->isWindow() && (type == Qt::Window || type == Qt::Dialog || type == Qt::Sheet) &&
            (event->type() == QEvent::Show || window->isVisible()))
            fit(window);
    }
    return QObject::eventFilter(watched, event);
}

} // namespace credence::ui

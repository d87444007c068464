// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/focusring.h"

#include "shell/theme.h"

#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFocusFrame>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QTextEdit>

namespace credence::ui {

namespace {

bool isField(const QWidget *widget)
{
    if (const auto *text = qobject_cast<const QPlainTextEdit *>(widget))
        return !text->isReadOnly();
    if (const auto *text = qobject_cast<const QTextEdit *>(widget))
        return !text->isReadOnly();
    return qobject_cast<const QLineEdit *>(widget) != nullptr ||
           qobject_cast<const QAbstractSpinBox *>(widget) != nullptr;
}

bool paintsItself(const QWidget *widget)
{
    if (widget->property("ownFocus").toBool() || widget->isWindow())
        return true;
    if (qobject_cast<const QAbstractItemView *>(widget) != nullptr)
        return true;
    // A scroll area as such is moved by keys but is no control; text fields are.
    const bool text =
        qobject_cast<const QPlainTextEdit *>(widget) != nullptr || qobject_cast<const QTextEdit *>(widget) != nullptr;
    if (qobject_cast<const QAbstractScrollArea *>(widget) != nullptr && !text)
        return true;
    // An editor inside a row has the row's own frame.
    const QWidget *parent = widget->parentWidget();
    return parent != nullptr && qobject_cast<const QAbstractItemView *>(parent->parentWidget()) != nullptr;
}

} // namespace

void FocusRing::install()
{
    static QPointer<FocusRing> ring;
    if (ring == nullptr)
        ring = new FocusRing(qApp);
}

FocusRing::FocusRing(QObject *parent) : QObject(parent)
{
    qApp->installEventFilter(this);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
    // The frame hides itself when its widget's style changes.
    connect(&Theme::instance(), &Theme::changed, this, [this] { follow(QApplication::focusWidget()); });
}

bool FocusRing::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::KeyPress:
        if (!m_keyboard) {
            m_keyboard = true;
            follow(QApplication::focusWidget());
        }
        break;
    case QEvent::MouseButtonPress:
    case QEvent::TabletPress:
    case QEvent::TouchBegin:
        m_keyboard = false;
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

void FocusRing::follow(QWidget *now)
{
    const bool wanted = now != nullptr && !paintsItself(now) && (m_keyboard || isField(now));
    if (!wanted) {
        if (m_frame != nullptr)
            m_frame->setWidget(nullptr);
        return;
    }
    if (m_frame == nullptr) { // it may have gone with the window that it was in
        m_frame = new QFocusFrame;
        m_frame->setAttribute(Qt::WA_TransparentForMouseEvents);
    }
    m_frame->setWidget(now);
    m_frame->setVisible(now->isVisible());
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "settings/keyfield.h"

#include <QKeyEvent>

namespace credence::ui {

namespace {

// Keys that leave the field, or say nothing by themselves.
bool isTaken(const QKeyEvent &event)
{
    switch (event.key()) {
    case Qt::Key_Tab:
    case Qt::Key_Backtab:
    case Qt::Key_Escape:
    case Qt::Key_unknown:
    case Qt::Key_Shift:
    case Qt::Key_Control:
    case Qt::Key_Alt:
    case Qt::Key_AltGr:
    case Qt::Key_Meta:
    case Qt::Key_CapsLock:
    case Qt::Key_NumLock:
        return true;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        return (event.modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
    default:
        return false;
    }
}

// Shift is part of a sign ("?"), and of a letter or a named key it is a modifier.
QKeySequence sequenceOf(const QKeyEvent &event)
{
    Qt::KeyboardModifiers modifiers = event.modifiers() & ~(Qt::KeypadModifier | Qt::GroupSwitchModifier);
    const int key = event.key();
    const bool sign = key >= Qt::Key_Exclam && key <= Qt::Key_AsciiTilde && !(key >= Qt::Key_A && key <= Qt::Key_Z);
    if (sign)
        modifiers &= ~Qt::ShiftModifier;
    return {QKeyCombination(modifiers, Qt::Key(key))};
}

} // namespace

KeyField::KeyField(QWidget *parent) : QLineEdit(parent)
{
    setReadOnly(true);
    setContextMenuPolicy(Qt::NoContextMenu);
    setPlaceholderText(tr("Press the new keys"));
    setAccessibleName(tr("New keys"));
}

void KeyField::setKeys(const QKeySequence &keys)
{
    m_keys = keys;
    setText(keys.toString(QKeySequence::NativeText));
}

bool KeyField::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        if (!isTaken(*static_cast<QKeyEvent *>(event)))
            event->accept();
        return true;
    }
    return QLineEdit::event(event);
}

void KeyField::keyPressEvent(QKeyEvent *event)
{
    if (isTaken(*event)) {
        event->ignore(); // the dialog's
        return;
    }
    event->accept();
    if (event->isAutoRepeat())
        return;
    setKeys(sequenceOf(*event));
    Q_EMIT pressed(m_keys);
}

} // namespace credence::ui

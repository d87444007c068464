// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/whenshown.h"

#include <QEvent>

#include <utility>

namespace credence::ui {

WhenShown::WhenShown(QWidget *page, std::function<void()> work, QObject *owner)
    : QObject(owner ? owner : page), m_page(page), m_work(std::move(work))
{
    page->installEventFilter(this);
}

void WhenShown::ask()
{
    m_due = true;
    if (!shown())
        return;
    m_due = false;
    m_work();
}

// The page is visible already when the event comes, and has not been painted yet.
bool WhenShown::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_page && event->type() == QEvent::Show && m_due)
        ask();
    return QObject::eventFilter(watched, event);
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// WhenShown: work that is done for a page only while somebody can see it. What is asked for while the page is hidden is
// remembered and done once, when it is shown; so a page in sight is up to date, and one out of sight costs nothing.
// Ownership: a child of its owner, which its page outlives. Thread safety: GUI thread only.
#pragma once

#include <QObject>
#include <QWidget>

#include <functional>

namespace credence::ui {

class WhenShown : public QObject {
    Q_OBJECT
public:
    // `owner`: whose work it is, if not the page's own.
    WhenShown(QWidget *page, std::function<void()> work, QObject *owner = nullptr);

    // Does the work now, or when the page is shown next.
    void ask();
    // What was asked for has been done otherwise, or is not wanted any more.
    void forget() { m_due = false; }
    // Asked for, and not done since the page is hidden.
    [[nodiscard]] bool due() const { return m_due; }
    [[nodiscard]] bool shown() const { return m_page->isVisible(); }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    QWidget *m_page;
    std::function<void()> m_work;
    bool m_due = false;
};

} // namespace credence::ui

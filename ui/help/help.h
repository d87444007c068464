// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Help: the way to the manual from anywhere: open("findings.md#stale") asks for a page, whoever has the manual shows
// it. learnMore() makes the link that leads there. Ownership: one for the program. Thread safety: GUI thread only.
#pragma once

#include <QObject>
#include <QString>

class QWidget;

namespace credence::ui {

class Button;

class Help : public QObject {
    Q_OBJECT
public:
    static Help &instance();
    // `where`: a page, with the heading's anchor where it is about one: "review.md#flags".
    void open(const QString &where) { Q_EMIT requested(where); }

Q_SIGNALS:
    void requested(const QString &where);

private:
    Help() = default;
};

// "Learn more", as a link. `where` may be changed later by setHelpPage().
[[nodiscard]] Button *learnMore(const QString &where, QWidget *parent);
// Where the link leads, or which page F1 opens while the focus is in this widget. Empty: none.
void setHelpPage(QWidget *widget, const QString &where);
// Of the widget or the nearest one around it that has a page; empty when none has.
[[nodiscard]] QString helpPage(const QWidget *widget);

} // namespace credence::ui

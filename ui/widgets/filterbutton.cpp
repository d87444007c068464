// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/filterbutton.h"

#include "widgets/plaintip.h"

#include <QAction>
#include <QKeyEvent>
#include <QMenu>
#include <QMouseEvent>

namespace credence::ui {

namespace {

// Toggles check marks without closing.
class StayingMenu : public QMenu {
public:
    using QMenu::QMenu;

protected:
    void mouseReleaseEvent(QMouseEvent *event) override
    {
        QAction *action = actionAt(event->position().toPoint());
        if (action != nullptr && action->isCheckable() && action->isEnabled())
            action->trigger();
        else
            QMenu::mouseReleaseEvent(event);
    }
    void keyPressEvent(QKeyEvent *event) override
    {
        QAction *action = activeAction();
        if (event->key() == Qt::Key_Space && action != nullptr && action->isCheckable() && action->isEnabled())
            action->trigger();
        else
            QMenu::keyPressEvent(event);
    }
};

} // namespace

FilterButton::FilterButton(const QString &all, QWidget *parent)
    : Button(all, ButtonKind::Rest, parent), m_all(all), m_menu(new StayingMenu(this))
{
    setCaret(true);
    setMenu(m_menu);
    m_clear = m_menu->addAction(all);
    connect(m_clear, &QAction::triggered, this, &FilterButton::clearChoice);
    m_menu->addSeparator();
    describe();
}

QAction *FilterButton::addChoice(int id, const QString &text, const QIcon &icon)
{
    QAction *action = m_menu->addAction(icon, text);
    action->setCheckable(true);
    action->setData(id);
    m_choices.append(action);
    connect(action, &QAction::toggled, this, [this] {
        describe();
        Q_EMIT chosenChanged();
    });
    return action;
}

void FilterButton::addSeparator()
{
    m_menu->addSeparator();
}

QList<int> FilterButton::chosen() const
{
    QList<int> ids;
    for (const QAction *action : m_choices)
        if (action->isChecked())
            ids.append(action->data().toInt());
    return ids;
}

void FilterButton::setChosen(const QList<int> &ids)
{
    const QList<int> before = chosen();
    for (QAction *action : m_choices) {
        const QSignalBlocker quiet(action);
        action->setChecked(ids.contains(action->data().toInt()));
    }
    describe();
    if (chosen() != before)
        Q_EMIT chosenChanged();
}

void FilterButton::clearChoice()
{
    setChosen({});
}

void FilterButton::describe()
{
    const QList<int> ids = chosen();
    QString shown = m_all;
    if (ids.size() == 1) {
        for (const QAction *action : m_choices)
            if (action->isChecked())
                shown = action->text();
    } else if (!ids.isEmpty()) {
        shown = tr("%1 of %2").arg(ids.size()).arg(m_choices.size());
    }
    setText(shown);
    m_clear->setEnabled(!ids.isEmpty());
    setAccessibleName(shownText(ids.isEmpty() ? m_all : m_all + QStringLiteral(": ") + shown));
    updateGeometry();
    update();
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a screen reader finds in a graph: each box as a child with its name, its place in words and the action to go to
// it. Lives as long as the interface of its canvas.
#include "audit/graphcanvas.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>

namespace credence::ui {

namespace {

#if QT_CONFIG(accessibility)

class BoxAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    BoxAccess(GraphCanvas *canvas, int box) : m_canvas(canvas), m_box(box) {}

    bool isValid() const override
    {
        return m_canvas && m_canvas->graph() && m_box < int(m_canvas->graph()->boxes.size());
    }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_canvas); }
    QAccessibleInterface *child(int) const override { return nullptr; }
    QAccessibleInterface *childAt(int, int) const override { return nullptr; }
    int childCount() const override { return 0; }
    int indexOfChild(const QAccessibleInterface *) const override { return -1; }
    QAccessible::Role role() const override { return QAccessible::ListItem; }
    QString text(QAccessible::Text kind) const override
    {
        if (!isValid())
            return {};
        if (kind == QAccessible::Name)
            return m_canvas->nameOf(m_box);
        if (kind == QAccessible::Description || kind == QAccessible::Value)
            return m_canvas->describe(m_box);
        return {};
    }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override
    {
        const QRect at = isValid() ? m_canvas->rectOf(m_box).toAlignedRect() : QRect();
        return {m_canvas->mapToGlobal(at.topLeft()), at.size()};
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.readOnly = true;
        state.selected = isValid() && m_canvas->currentBox() == m_box;
        state.focused = state.selected && m_canvas->hasFocus();
        return state;
    }
    void *interface_cast(QAccessible::InterfaceType type) override
    {
        return type == QAccessible::ActionInterface ? static_cast<QAccessibleActionInterface *>(this) : nullptr;
    }
    QStringList actionNames() const override { return {pressAction()}; }
    void doAction(const QString &name) override
    {
        if (name == pressAction() && isValid())
            m_canvas->activateBox(m_box);
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    GraphCanvas *m_canvas;
    int m_box;
};

class GraphAccess : public QAccessibleWidget {
public:
    explicit GraphAccess(GraphCanvas *canvas) : QAccessibleWidget(canvas, QAccessible::List), m_canvas(canvas) {}
    ~GraphAccess() override { drop(); }

    int childCount() const override { return m_canvas->graph() ? int(m_canvas->graph()->boxes.size()) : 0; }
    QAccessibleInterface *child(int index) const override
    {
        return index >= 0 && index < childCount() ? of(index) : nullptr;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const int box = m_canvas->boxAt(m_canvas->mapFromGlobal(QPoint(x, y)));
        return box < 0 ? nullptr : of(box);
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (auto it = m_children.constBegin(); it != m_children.constEnd(); ++it) {
            if (QAccessible::accessibleInterface(it.value()) == child)
                return it.key();
        }
        return -1;
    }
    QAccessibleInterface *focusChild() const override
    {
        return m_canvas->hasFocus() && m_canvas->currentBox() >= 0 ? of(m_canvas->currentBox()) : nullptr;
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return m_canvas->currentBox() < 0
                       ? GraphCanvas::tr("%1 of %2 memories are shown").arg(m_canvas->shown()).arg(m_canvas->total())
                       : m_canvas->nameOf(m_canvas->currentBox());
        return QAccessibleWidget::text(kind);
    }

private:
    void drop() const
    {
        for (const QAccessible::Id id : std::as_const(m_children))
            QAccessible::deleteAccessibleInterface(id);
        m_children.clear();
    }
    QAccessibleInterface *of(int box) const
    {
        if (m_of != m_canvas->graph()) { // another graph numbers its boxes anew
            drop();
            m_of = m_canvas->graph();
        }
        auto it = m_children.find(box);
        if (it == m_children.end())
            it = m_children.insert(box, QAccessible::registerAccessibleInterface(new BoxAccess(m_canvas, box)));
        return QAccessible::accessibleInterface(*it);
    }

    GraphCanvas *m_canvas;
    mutable QHash<int, QAccessible::Id> m_children;
    mutable const LayeredGraph *m_of = nullptr;
};

QAccessibleInterface *makeGraphAccess(const QString &name, QObject *object)
{
    if (name == QStringLiteral("credence::ui::GraphCanvas")) {
        if (auto *canvas = qobject_cast<GraphCanvas *>(object))
            return new GraphAccess(canvas);
    }
    return nullptr;
}

#endif

} // namespace

void installGraphAccess()
{
#if QT_CONFIG(accessibility)
    static const bool once = [] {
        QAccessible::installFactory(makeGraphAccess);
        return true;
    }();
    Q_UNUSED(once)
#endif
}

} // namespace credence::ui

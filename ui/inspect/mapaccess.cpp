// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/mapaccess.h"

#include "inspect/mapcanvas.h"

#include <QAccessible>
#include <QAccessibleWidget>
#include <QHash>

namespace credence::ui {

namespace {

#if QT_CONFIG(accessibility)

class MapAccess;

// One memory of the map. Lives as long as the interface of its canvas.
class MemoryAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    MemoryAccess(MapCanvas *canvas, Node node) : m_canvas(canvas), m_node(node) {}

    bool isValid() const override
    {
        return m_canvas && m_canvas->scene() && m_node < m_canvas->scene()->snapshot->size();
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
            return m_canvas->textFor(m_node);
        if (kind == QAccessible::Description || kind == QAccessible::Value)
            return m_canvas->describe(m_node);
        return {};
    }
    void setText(QAccessible::Text, const QString &) override {}

    QRect rect() const override
    {
        const auto place = isValid() ? m_canvas->placeOf(m_node) : std::nullopt;
        if (!place)
            return {};
        const int r = int(m_canvas->radiusOf(m_node)) + 2;
        const QPoint corner = m_canvas->mapToGlobal(place->toPoint() - QPoint(r, r));
        return {corner, QSize(2 * r, 2 * r)};
    }

    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.readOnly = true;
        state.selected = isValid() && m_canvas->selected() == m_node;
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
            m_canvas->pick(m_node);
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    MapCanvas *m_canvas;
    Node m_node;
};

class MapAccess : public QAccessibleWidget {
public:
    explicit MapAccess(MapCanvas *canvas) : QAccessibleWidget(canvas, QAccessible::List), m_canvas(canvas) {}
    ~MapAccess() override
    {
        for (const QAccessible::Id id : std::as_const(m_children))
            QAccessible::deleteAccessibleInterface(id);
    }

    int childCount() const override { return int(m_canvas->spoken().size()); }
    QAccessibleInterface *child(int index) const override
    {
        const auto nodes = m_canvas->spoken();
        return index >= 0 && index < int(nodes.size()) ? of(nodes[std::size_t(index)]) : nullptr;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const Node node = m_canvas->nodeAt(m_canvas->mapFromGlobal(QPoint(x, y)));
        return node == kNoNode ? nullptr : of(node);
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        const auto nodes = m_canvas->spoken();
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            if (of(nodes[i]) == child)
                return int(i);
        }
        return -1;
    }
    QAccessibleInterface *focusChild() const override
    {
        return m_canvas->hasFocus() && m_canvas->selected() != kNoNode ? of(m_canvas->selected()) : nullptr;
    }
    QString text(QAccessible::Text kind) const override
    {
        if (kind == QAccessible::Value)
            return m_canvas->selected() == kNoNode ? MapCanvas::tr("Nothing is selected")
                                                   : m_canvas->describe(m_canvas->selected());
        return QAccessibleWidget::text(kind);
    }

private:
    QAccessibleInterface *of(Node node) const
    {
        if (m_of != m_canvas->scene()) {
            // Another scene numbers its memories anew.
            for (const QAccessible::Id id : std::as_const(m_children))
                QAccessible::deleteAccessibleInterface(id);
            m_children.clear();
            m_of = m_canvas->scene();
        }
        auto it = m_children.find(node);
        if (it == m_children.end())
            it = m_children.insert(node, QAccessible::registerAccessibleInterface(new MemoryAccess(m_canvas, node)));
        return QAccessible::accessibleInterface(*it);
    }

    MapCanvas *m_canvas;
    mutable QHash<Node, QAccessible::Id> m_children;
    mutable std::shared_ptr<const map::Scene> m_of;
};

QAccessibleInterface *makeAccess(const QString &name, QObject *object)
{
    if (name == QStringLiteral("credence::ui::MapCanvas")) {
        if (auto *canvas = qobject_cast<MapCanvas *>(object))
            return new MapAccess(canvas);
    }
    return nullptr;
}

#endif

} // namespace

void installMapAccess()
{
#if QT_CONFIG(accessibility)
    static const bool once = [] {
        QAccessible::installFactory(makeAccess);
        return true;
    }();
    Q_UNUSED(once)
#endif
}

} // namespace credence::ui

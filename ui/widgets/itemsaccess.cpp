// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/itemsaccess.h"

#include <QAccessibleWidget>
#include <QHash>
#include <QPointer>
#include <QWidget>

#include <algorithm>

namespace credence::ui {

namespace {

// One item. Lives as long as the interface of its view.
class ItemAccess : public QAccessibleInterface, public QAccessibleActionInterface {
public:
    ItemAccess(QWidget *view, AccessItems *items, AccessItems::Id id) : m_view(view), m_items(items), m_id(id) {}

    bool isValid() const override { return m_view && m_items->isValid(m_id); }
    QObject *object() const override { return nullptr; }
    QAccessibleInterface *parent() const override { return QAccessible::queryAccessibleInterface(m_view); }
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
            return m_items->name(m_id);
        if (kind == QAccessible::Description || kind == QAccessible::Value)
            return m_items->description(m_id);
        return {};
    }
    void setText(QAccessible::Text, const QString &) override {}
    QRect rect() const override
    {
        const QRect at = isValid() ? m_items->rect(m_id) : QRect();
        return at.isEmpty() ? QRect() : QRect(m_view->mapToGlobal(at.topLeft()), at.size());
    }
    QAccessible::State state() const override
    {
        QAccessible::State state;
        state.selectable = true;
        state.focusable = true;
        state.readOnly = true;
        state.selected = isValid() && m_items->current() == m_id;
        state.focused = state.selected && m_view->hasFocus();
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
            m_items->press(m_id);
    }
    QStringList keyBindingsForAction(const QString &) const override { return {}; }

private:
    QPointer<QWidget> m_view;
    AccessItems *m_items;
    AccessItems::Id m_id;
};

class ItemsAccess : public QAccessibleWidget {
public:
    ItemsAccess(QWidget *view, std::unique_ptr<AccessItems> items)
        : QAccessibleWidget(view, QAccessible::List), m_items(std::move(items))
    {
    }
    ~ItemsAccess() override { drop(); }

    int childCount() const override { return int(m_items->items().size()); }
    QAccessibleInterface *child(int index) const override
    {
        const std::vector<AccessItems::Id> items = m_items->items();
        return index >= 0 && index < int(items.size()) ? of(items[std::size_t(index)]) : nullptr;
    }
    QAccessibleInterface *childAt(int x, int y) const override
    {
        const std::optional<AccessItems::Id> item = m_items->at(widget()->mapFromGlobal(QPoint(x, y)));
        return item ? of(*item) : nullptr;
    }
    int indexOfChild(const QAccessibleInterface *child) const override
    {
        for (auto it = m_children.constBegin(); it != m_children.constEnd(); ++it) {
            if (QAccessible::accessibleInterface(it.value()) != child)
                continue;
            const std::vector<AccessItems::Id> items = m_items->items();
            const auto at = std::find(items.begin(), items.end(), it.key());
            return at == items.end() ? -1 : int(at - items.begin());
        }
        return -1;
    }
    QAccessibleInterface *focusChild() const override
    {
        const std::optional<AccessItems::Id> item = m_items->current();
        return item && widget()->hasFocus() ? of(*item) : nullptr;
    }
    QString text(QAccessible::Text kind) const override
    {
        return kind == QAccessible::Value ? m_items->value() : QAccessibleWidget::text(kind);
    }

private:
    void drop() const
    {
        for (const QAccessible::Id id : std::as_const(m_children))
            QAccessible::deleteAccessibleInterface(id);
        m_children.clear();
    }
    QAccessibleInterface *of(AccessItems::Id item) const
    {
        if (m_of != m_items->generation()) {
            drop();
            m_of = m_items->generation();
        }
        auto it = m_children.find(item);
        if (it == m_children.end())
            it = m_children.insert(
                item, QAccessible::registerAccessibleInterface(new ItemAccess(widget(), m_items.get(), item)));
        return QAccessible::accessibleInterface(*it);
    }

    std::unique_ptr<AccessItems> m_items;
    mutable QHash<AccessItems::Id, QAccessible::Id> m_children;
    mutable const void *m_of = nullptr;
};

} // namespace

QAccessibleInterface *makeItemsAccess(QWidget *view, std::unique_ptr<AccessItems> items)
{
    return new ItemsAccess(view, std::move(items));
}

} // namespace credence::ui

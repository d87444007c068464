// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a screen reader finds in a painted view whose items are no widgets: each as a child with its name, its place in
// words and an action. A view says what its items are by an AccessItems; makeItemsAccess makes the interface of it.
// Ownership: the interface owns the AccessItems and is Qt's; the view must outlive it. Thread safety: GUI thread only.
#pragma once

#include <QAccessible>
#include <QRect>
#include <QString>

#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

class QWidget;

namespace credence::ui {

class AccessItems {
public:
    using Id = std::uint32_t; // the view's own number of an item, good for one generation
    virtual ~AccessItems() = default;

    // Another value means that the numbers mean other items.
    [[nodiscard]] virtual const void *generation() const = 0;
    [[nodiscard]] virtual std::vector<Id> items() const = 0; // in the order of reading
    [[nodiscard]] virtual bool isValid(Id item) const = 0;
    [[nodiscard]] virtual std::optional<Id> at(const QPoint &point) const = 0; // in the view
    [[nodiscard]] virtual std::optional<Id> current() const = 0;
    [[nodiscard]] virtual QString name(Id item) const = 0;
    [[nodiscard]] virtual QString description(Id item) const = 0;
    [[nodiscard]] virtual QRect rect(Id item) const = 0; // in the view; empty: out of sight
    virtual void press(Id item) = 0;
    // What the view as a whole shows just now.
    [[nodiscard]] virtual QString value() const = 0;
};

// The interface of a list.
[[nodiscard]] QAccessibleInterface *makeItemsAccess(QWidget *view, std::unique_ptr<AccessItems> items);

} // namespace credence::ui

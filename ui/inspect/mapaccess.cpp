// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/mapaccess.h"

#include "inspect/mapcanvas.h"
#include "widgets/itemsaccess.h"

namespace credence::ui {

namespace {

class MapItems : public AccessItems {
public:
    explicit MapItems(MapCanvas *canvas) : m_canvas(canvas) {}

    // Held, so that a new scene has another address.
    const void *generation() const override
    {
        m_scene = m_canvas->scene();
        return m_scene.get();
    }
    std::vector<Id> items() const override
    {
        const auto nodes = m_canvas->spoken();
        return {nodes.begin(), nodes.end()};
    }
    bool isValid(Id node) const override { return m_canvas->scene() && node < m_canvas->scene()->snapshot->size(); }
    std::optional<Id> at(const QPoint &point) const override { return known(m_canvas->nodeAt(point)); }
    std::optional<Id> current() const override { return known(m_canvas->selected()); }
    QString name(Id node) const override { return m_canvas->textFor(node); }
    QString description(Id node) const override { return m_canvas->describe(node); }
    QRect rect(Id node) const override
    {
        const auto place = m_canvas->placeOf(node);
        const int r = int(m_canvas->radiusOf(node)) + 2;
        return place ? QRect(place->toPoint() - QPoint(r, r), QSize(2 * r, 2 * r)) : QRect();
    }
    void press(Id node) override { m_canvas->pick(node); }
    QString value() const override
    {
        return m_canvas->selected() == kNoNode ? MapCanvas::tr("Nothing is selected")
                                               : m_canvas->describe(m_canvas->selected());
    }

private:
    static std::optional<Id> known(Node node) { return node == kNoNode ? std::nullopt : std::optional<Id>(Id(node)); }
    MapCanvas *m_canvas;
    mutable std::shared_ptr<const map::Scene> m_scene;
};

QAccessibleInterface *makeMapAccess(const QString &name, QObject *object)
{
    auto *canvas = name == QStringLiteral("credence::ui::MapCanvas") ? qobject_cast<MapCanvas *>(object) : nullptr;
    return canvas ? makeItemsAccess(canvas, std::make_unique<MapItems>(canvas)) : nullptr;
}

} // namespace

void installMapAccess()
{
    static const bool once = [] {
        QAccessible::installFactory(makeMapAccess);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace credence::ui

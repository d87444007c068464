// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a screen reader finds in a graph: each box, in the order of the layers.
#include "audit/graphcanvas.h"

#include "widgets/itemsaccess.h"

#include <numeric>

namespace credence::ui {

namespace {

class GraphItems : public AccessItems {
public:
    explicit GraphItems(GraphCanvas *canvas) : m_canvas(canvas) {}

    const void *generation() const override { return m_canvas->graph(); }
    std::vector<Id> items() const override
    {
        std::vector<Id> all(m_canvas->graph() ? m_canvas->graph()->boxes.size() : 0);
        std::iota(all.begin(), all.end(), Id(0));
        return all;
    }
    bool isValid(Id box) const override { return m_canvas->graph() && box < m_canvas->graph()->boxes.size(); }
    std::optional<Id> at(const QPoint &point) const override { return known(m_canvas->boxAt(point)); }
    std::optional<Id> current() const override { return known(m_canvas->currentBox()); }
    QString name(Id box) const override { return m_canvas->nameOf(int(box)); }
    QString description(Id box) const override { return m_canvas->describe(int(box)); }
    QRect rect(Id box) const override { return m_canvas->rectOf(int(box)).toAlignedRect(); }
    void press(Id box) override { m_canvas->activateBox(int(box)); }
    QString value() const override
    {
        return m_canvas->currentBox() < 0
                   ? GraphCanvas::tr("%1 of %2 memories are shown").arg(m_canvas->shown()).arg(m_canvas->total())
                   : m_canvas->nameOf(m_canvas->currentBox());
    }

private:
    static std::optional<Id> known(int box) { return box < 0 ? std::nullopt : std::optional<Id>(Id(box)); }
    GraphCanvas *m_canvas;
};

QAccessibleInterface *makeGraphAccess(const QString &name, QObject *object)
{
    auto *canvas = name == QStringLiteral("credence::ui::GraphCanvas") ? qobject_cast<GraphCanvas *>(object) : nullptr;
    return canvas ? makeItemsAccess(canvas, std::make_unique<GraphItems>(canvas)) : nullptr;
}

} // namespace

void installGraphAccess()
{
    static const bool once = [] {
        QAccessible::installFactory(makeGraphAccess);
        return true;
    }();
    Q_UNUSED(once)
}

} // namespace credence::ui

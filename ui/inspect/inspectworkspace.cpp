// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/inspectworkspace.h"

namespace credence::ui {

struct InspectWorkspace::Impl {
    Session *session = nullptr;
    View view = View::TreeAndMap;
    QList<QAction *> actions;
};

InspectWorkspace::InspectWorkspace(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
}

InspectWorkspace::~InspectWorkspace() = default;

QList<QAction *> InspectWorkspace::actions() const
{
    return d->actions;
}

void InspectWorkspace::setView(View view)
{
    if (d->view == view)
        return;
    d->view = view;
    Q_EMIT viewChanged(view);
}

InspectWorkspace::View InspectWorkspace::view() const
{
    return d->view;
}

QList<InspectWorkspace::View> InspectWorkspace::views()
{
    return {View::Tree, View::TreeAndMap, View::Map};
}

QString InspectWorkspace::viewName(View view)
{
    switch (view) {
    case View::Tree:
        return tr("Tree");
    case View::TreeAndMap:
        return tr("Tree and map");
    case View::Map:
        return tr("Map");
    case View::Focus:
        return tr("Focus");
    }
    return {};
}

QByteArray InspectWorkspace::saveState() const
{
    return {};
}

void InspectWorkspace::restoreState(const QByteArray &) {}

bool InspectWorkspace::busy() const
{
    return false;
}

void InspectWorkspace::focusFilter() {}

void InspectWorkspace::focusTree() {}

} // namespace credence::ui

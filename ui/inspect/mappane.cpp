// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/mappane.h"

#include "shell/session.h"

#include <QAction>
#include <QEvent>

namespace credence::ui {

struct MapPane::Impl {
    Session *session = nullptr;
    QList<QAction *> actions;
    std::function<QString(MemoryKey)> text;
};

MapPane::MapPane(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    setObjectName(QStringLiteral("mapPane"));
}

MapPane::~MapPane() = default;

QList<QAction *> MapPane::actions() const
{
    return d->actions;
}

void MapPane::setWide(bool) {}
void MapPane::fit() {}
void MapPane::centreSelection() {}

bool MapPane::busy() const
{
    return false;
}

void MapPane::exportTo(const QString &path, MapExport)
{
    Q_EMIT exportFailed(path, tr("There is nothing to export yet."));
}

void MapPane::setTextProvider(std::function<QString(MemoryKey)> provider)
{
    d->text = std::move(provider);
}

MapCanvas *MapPane::canvas() const
{
    return nullptr;
}

MapBrush *MapPane::brush() const
{
    return nullptr;
}

void MapPane::textsChanged() {}

void MapPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
}

} // namespace credence::ui

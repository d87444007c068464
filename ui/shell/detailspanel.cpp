// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/detailspanel.h"

namespace credence::ui {

struct DetailsPanel::Impl {
    Session *session = nullptr;
    bool why = false;
    QList<QAction *> actions;
};

DetailsPanel::DetailsPanel(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
}

DetailsPanel::~DetailsPanel() = default;

QList<QAction *> DetailsPanel::actions() const
{
    return d->actions;
}

bool DetailsPanel::busy() const
{
    return false;
}

bool DetailsPanel::showsWhy() const
{
    return d->why;
}

void DetailsPanel::showWhy()
{
    d->why = true;
}

void DetailsPanel::showDetails()
{
    d->why = false;
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "help/help.h"

#include "widgets/button.h"

#include <QVariant>

namespace credence::ui {

namespace {
constexpr char kPage[] = "helpPage";
}

Help &Help::instance()
{
    static Help help;
    return help;
}

Button *learnMore(const QString &where, QWidget *parent)
{
    auto *link = new Button(Help::tr("Learn more"), ButtonKind::Link, parent);
    link->setObjectName(QStringLiteral("learnMore"));
    link->setAccessibleDescription(Help::tr("Opens the manual"));
    link->setAutoDefault(false);
    setHelpPage(link, where);
    QObject::connect(link, &QPushButton::clicked, link, [link] { Help::instance().open(helpPage(link)); });
    return link;
}

void setHelpPage(QWidget *widget, const QString &where)
{
    widget->setProperty(kPage, where);
}

QString helpPage(const QWidget *widget)
{
    for (; widget; widget = widget->parentWidget()) {
        QString page = widget->property(kPage).toString();
        if (!page.isEmpty())
            return page;
    }
    return {};
}

} // namespace credence::ui

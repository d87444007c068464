// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/keysdialog.h"

#include "help/help.h"
#include "shell/actions.h"
#include "widgets/chip.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/screenfit.h"

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace credence::ui {

std::vector<KeyGroup> keyGroups(const Actions &actions)
{
    std::vector<KeyGroup> groups;
    const auto menu = [&](MenuPlace place) {
        KeyGroup group{Actions::menuTitle(place), {}, 0};
        for (const QAction *action : actions.in(place)) {
            if (action->shortcut().isEmpty())
                continue;
            QStringList caps = keyCaps(action->shortcut());
            if (const QString also = action->property("alsoKey").toString(); !also.isEmpty())
                caps << also;
            group.rows.push_back({caps, action->text().remove(QLatin1Char('&'))});
        }
        if (!group.rows.empty())
            groups.push_back(std::move(group));
    };
    const auto own = [&groups](const QString &title, const std::vector<KeyRow> &rows, int column) {
        groups.push_back({title, rows, column});
    };
    for (const MenuPlace place :
         {MenuPlace::File, MenuPlace::Edit, MenuPlace::Memory, MenuPlace::Help, MenuPlace::Review, MenuPlace::Audit})
        menu(place);
    own(KeysDialog::tr("In the queue of Review"),
        {{{QStringLiteral("U")}, KeysDialog::tr("Take back what the foot of the queue names")},
         {{QStringLiteral("R"), KeysDialog::tr("1 to 9")}, KeysDialog::tr("Reject, with that reason")},
         {{QStringLiteral("M"), KeysDialog::tr("1 to 9")}, KeysDialog::tr("Merge into that belief")},
         {{QStringLiteral("F"), KeysDialog::tr("1 to 4")},
          KeysDialog::tr("Answer the flag: allow, redact, downgrade, block")}},
        0);
    own(KeysDialog::tr("In Findings of Review"),
        {{{KeysDialog::tr("1 to 4")}, KeysDialog::tr("Allow, redact, downgrade, block")},
         {{KeysDialog::tr("Enter")}, KeysDialog::tr("Scan, on its button; on a row open it")},
         {{KeysDialog::tr("Esc")}, KeysDialog::tr("Cancel the scan")}},
        1);
    const auto view = groups.size();
    menu(MenuPlace::View);
    if (groups.size() > view)
        groups.back().column = 1;
    own(KeysDialog::tr("In the tree and the map"),
        {{{QStringLiteral("↑"), QStringLiteral("↓")}, KeysDialog::tr("Move")},
         {{QStringLiteral("←"), QStringLiteral("→")}, KeysDialog::tr("Close and open; in the map along links")},
         {{KeysDialog::tr("Enter")}, KeysDialog::tr("Why")}},
        1);
    own(KeysDialog::tr("In the graph of an argument"),
        {{{QStringLiteral("←"), QStringLiteral("→")}, KeysDialog::tr("The next box of the layer")},
         {{QStringLiteral("↑"), QStringLiteral("↓")}, KeysDialog::tr("Along a link")},
         {{KeysDialog::tr("Enter")}, KeysDialog::tr("Go there, or open a folded box")},
         {{QStringLiteral("+"), QStringLiteral("-"), QStringLiteral("F")}, KeysDialog::tr("Zoom, and fit")},
         {{QStringLiteral("⌫")}, KeysDialog::tr("Fold back")}},
        1);
    return groups;
}

KeysDialog::KeysDialog(const Actions &actions, QWidget *parent) : DialogFrame(tr("Keys"), parent)
{
    setObjectName(QStringLiteral("keys"));
    setHelpPage(this, QStringLiteral("settings.md#keys"));
    auto *columns = new QHBoxLayout;
    columns->setSpacing(40);
    body()->addLayout(columns);
    std::array<QVBoxLayout *, 2> column{};
    for (QVBoxLayout *&one : column) {
        one = new QVBoxLayout;
        one->setSpacing(2);
        columns->addLayout(one, 1);
    }
    for (const KeyGroup &group : keyGroups(actions)) {
        QVBoxLayout *to = column[std::size_t(group.column)];
        to->addWidget(new Label(group.title, Type::Secondary, Tone::Normal, 600, this));
        for (const KeyRow &row : group.rows) {
            auto *line = new QHBoxLayout;
            line->setSpacing(12);
            line->addWidget(new TextBlock(row.text, Type::Base, Tone::Secondary, 400, this), 1);
            line->addWidget(new KeyHint(row.caps, QString(), this), 0, Qt::AlignTop);
            to->addLayout(line);
        }
        to->addSpacing(14);
    }
    for (QVBoxLayout *one : column)
        one->addStretch(1);
    setMinimumWidth(std::min(px(720), ScreenFit::room(this) ? ScreenFit::room(this)->width() : px(720)));

    Button *close = addButton(QStringLiteral("accept"), tr("Close"), ButtonKind::Primary);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

} // namespace credence::ui

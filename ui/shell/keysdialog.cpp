// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/keysdialog.h"

#include "shell/actions.h"
#include "widgets/chip.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"

#include <QGridLayout>
#include <QPushButton>
#include <QVBoxLayout>

namespace credence::ui {

namespace {

struct KeyRow {
    QStringList caps;
    QString text;
};

} // namespace

KeysDialog::KeysDialog(const Actions &actions, QWidget *parent) : DialogFrame(tr("Keys"), parent)
{
    setObjectName(QStringLiteral("keys"));
    auto *columns = new QHBoxLayout;
    columns->setSpacing(40);
    body()->addLayout(columns);
    std::array<QVBoxLayout *, 2> column{};
    for (QVBoxLayout *&one : column) {
        one = new QVBoxLayout;
        one->setSpacing(2);
        columns->addLayout(one, 1);
    }
    const auto addGroup = [this](QVBoxLayout *to, const QString &title, const std::vector<KeyRow> &rows) {
        if (rows.empty())
            return;
        to->addWidget(new Label(title, Type::Secondary, Tone::Normal, 600, this));
        for (const KeyRow &row : rows) {
            auto *line = new QHBoxLayout;
            line->setSpacing(12);
            line->addWidget(new Label(row.text, Type::Base, Tone::Secondary, 400, this), 1);
            line->addWidget(new KeyHint(row.caps, QString(), this));
            to->addLayout(line);
        }
        to->addSpacing(14);
    };

    const auto rowsOf = [&actions](MenuPlace place) {
        std::vector<KeyRow> rows;
        for (const QAction *action : actions.in(place)) {
            if (action->shortcut().isEmpty())
                continue;
            QStringList caps = keyCaps(action->shortcut());
            if (const QString also = action->property("alsoKey").toString(); !also.isEmpty())
                caps << also;
            rows.push_back({caps, action->text().remove(QLatin1Char('&'))});
        }
        return rows;
    };
    addGroup(column[0], Actions::menuTitle(MenuPlace::File), rowsOf(MenuPlace::File));
    addGroup(column[0], Actions::menuTitle(MenuPlace::Edit), rowsOf(MenuPlace::Edit));
    addGroup(column[0], Actions::menuTitle(MenuPlace::Memory), rowsOf(MenuPlace::Memory));
    addGroup(column[0], Actions::menuTitle(MenuPlace::Help), rowsOf(MenuPlace::Help));
    addGroup(column[0], Actions::menuTitle(MenuPlace::Review), rowsOf(MenuPlace::Review));
    addGroup(column[0], tr("In the queue of Review"),
             {{{QStringLiteral("U")}, tr("Take back what the foot of the queue names")},
              {{QStringLiteral("R"), tr("1 to 9")}, tr("Reject, with that reason")},
              {{QStringLiteral("M"), tr("1 to 9")}, tr("Merge into that belief")},
              {{QStringLiteral("F"), tr("1 to 4")}, tr("Answer the flag: allow, redact, downgrade, block")}});
    addGroup(column[1], tr("In Findings of Review"),
             {{{tr("1 to 4")}, tr("Allow, redact, downgrade, block")},
              {{tr("Enter")}, tr("Scan, on its button; on a row open it")},
              {{tr("Esc")}, tr("Cancel the scan")}});
    addGroup(column[1], Actions::menuTitle(MenuPlace::View), rowsOf(MenuPlace::View));
    addGroup(column[1], tr("In the tree and the map"),
             {{{QStringLiteral("↑"), QStringLiteral("↓")}, tr("Move")},
              {{QStringLiteral("←"), QStringLiteral("→")}, tr("Close and open; in the map along links")},
              {{tr("Enter")}, tr("Why")}});
    addGroup(column[1], tr("In the graph of an argument"),
             {{{QStringLiteral("←"), QStringLiteral("→")}, tr("The next box of the layer")},
              {{QStringLiteral("↑"), QStringLiteral("↓")}, tr("Along a link")},
              {{tr("Enter")}, tr("Go there, or open a folded box")},
              {{QStringLiteral("+"), QStringLiteral("-"), QStringLiteral("F")}, tr("Zoom, and fit")},
              {{QStringLiteral("⌫")}, tr("Fold back")}});
    for (QVBoxLayout *one : column)
        one->addStretch(1);
    setMinimumWidth(720);

    Button *close = addButton(QStringLiteral("accept"), tr("Close"), ButtonKind::Primary);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

} // namespace credence::ui

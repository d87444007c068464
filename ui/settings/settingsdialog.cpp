// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "settings/settingsdialog.h"

#include "settings/settings.h"
#include "widgets/label.h"
#include "widgets/segmented.h"

#include <QCheckBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>

#include <array>

namespace credence::ui {

namespace {
constexpr int kKeyColumn = 120;
const std::array kThemes{"system", "light", "dark"};
} // namespace

SettingsDialog::SettingsDialog(QWidget *parent) : DialogFrame(tr("Settings"), parent)
{
    setObjectName(QStringLiteral("settings"));
    setMinimumWidth(560);
    Settings &settings = Settings::instance();

    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(6);
    grid->setColumnMinimumWidth(0, kKeyColumn);
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto addRow = [&](const QString &name, QWidget *control, const QString &note) {
        grid->addWidget(new Label(name, Type::Base, Tone::Secondary, 400, this), row, 0);
        grid->addWidget(control, row++, 1, Qt::AlignLeft);
        if (!note.isEmpty()) {
            auto *block = new TextBlock(note, Type::Secondary, Tone::Dim, 400, this);
            block->setLineHeight(17);
            grid->addWidget(block, row++, 1);
        }
        grid->setRowMinimumHeight(row++, 10);
    };

    auto *theme = new SegmentedControl(tr("Theme"), false, this);
    theme->setObjectName(QStringLiteral("settings.theme"));
    theme->addSegment(tr("System"));
    theme->addSegment(tr("Light"));
    theme->addSegment(tr("Dark"));
    for (std::size_t i = 0; i < kThemes.size(); ++i) {
        if (settings.get(settings::kTheme) == QLatin1String(kThemes[i]))
            theme->setCurrentIndex(int(i));
    }
    connect(theme, &SegmentedControl::currentChanged, this, [](int index) {
        Settings::instance().set(settings::kTheme, QString::fromLatin1(kThemes[std::size_t(index)]));
    });
    addRow(tr("Theme"), theme, {});

    auto *name = new QLineEdit(settings.get(settings::kReviewer), this);
    name->setObjectName(QStringLiteral("settings.reviewer"));
    name->setAccessibleName(tr("Your name"));
    name->setFixedWidth(260);
    const auto proposal = [name] {
        name->setPlaceholderText(name->text().trimmed().isEmpty() ? reviewerName() : QString());
    };
    proposal();
    connect(name, &QLineEdit::textChanged, this, [proposal](const QString &text) {
        Settings::instance().set(settings::kReviewer, text.trimmed());
        proposal();
    });
    addRow(tr("Your name"), name, tr("Stands in the ledger beside what you decide."));

    const auto check = [&](const SettingKey<bool> &key, const QString &text, const QString &objectName) {
        auto *box = new QCheckBox(text, this);
        box->setObjectName(objectName);
        box->setAccessibleName(text);
        box->setChecked(settings.get(key));
        connect(box, &QCheckBox::toggled, this, [&key](bool on) { Settings::instance().set(key, on); });
        return box;
    };
    addRow(tr("Motion"),
           check(settings::kAnimations, tr("Let the map travel and fade"), QStringLiteral("settings.animations")), {});
    addRow(tr("At start"),
           check(settings::kRestoreLast, tr("Open the store that was open last"), QStringLiteral("settings.restore")),
           {});
    body()->addLayout(grid);
    body()->addStretch(1);

    setNote(tr("Changes apply at once."));
    Button *close = addButton(QStringLiteral("accept"), tr("Close"), ButtonKind::Primary);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
}

} // namespace credence::ui

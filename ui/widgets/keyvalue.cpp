// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/keyvalue.h"

#include "widgets/plaintip.h"

#include <QGridLayout>

namespace credence::ui {

namespace {

constexpr int kKeyGap = 8; // however long the key

int keyWidth()
{
    return Theme::instance().px(104) - kKeyGap;
}

} // namespace

KeyValueGrid::KeyValueGrid(QWidget *parent) : QWidget(parent), m_grid(new QGridLayout(this))
{
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(kKeyGap);
    m_grid->setVerticalSpacing(0);
    m_grid->setColumnMinimumWidth(0, keyWidth());
    m_grid->setColumnStretch(1, 1);
}

Label *KeyValueGrid::addKey(const QString &key)
{
    auto *label = new Label(key, Type::Secondary, Tone::Secondary, 0, this);
    label->setKeepsWidth(true); // a longer one widens the column
    label->setMinimumWidth(keyWidth());
    label->setFixedHeight(Theme::instance().px(21));
    m_grid->addWidget(label, m_rows, 0, Qt::AlignTop);
    return label;
}

Label *KeyValueGrid::addRow(const QString &key, const QString &value, Tone tone)
{
    addKey(key);
    auto *label = new Label(value, Type::Secondary, tone, 0, this);
    label->setFixedHeight(Theme::instance().px(21));
    label->setAccessibleName(shownText(key + QStringLiteral(": ") + value));
    label->setMayBeCut(true);
    m_grid->addWidget(label, m_rows++, 1);
    return label;
}

TextBlock *KeyValueGrid::addTextRow(const QString &key, const QString &value, Tone tone)
{
    addKey(key);
    auto *block = new TextBlock(value, Type::Secondary, tone, 0, this);
    block->setLineHeight(17);
    block->setContentsMargins(0, 2, 0, 2);
    block->setAccessibleName(shownText(key + QStringLiteral(": ") + value));
    m_grid->addWidget(block, m_rows++, 1);
    return block;
}

void KeyValueGrid::addRow(const QString &key, QWidget *value)
{
    addKey(key);
    value->setMinimumHeight(Theme::instance().px(21));
    m_grid->addWidget(value, m_rows++, 1, Qt::AlignLeft | Qt::AlignVCenter);
}

void KeyValueGrid::clear()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        delete item->widget();
        delete item;
    }
    m_rows = 0;
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/foundrow.h"

#include "shell/recentrow.h"
#include "shell/statusbar.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/glyphs.h"
#include "widgets/mirrored.h"
#include "widgets/plaintip.h"

#include <QClipboard>
#include <QContextMenuEvent>
#include <QFile>
#include <QGuiApplication>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <chrono>

namespace credence::ui {

namespace {
constexpr int kFoundHeight = 52;
constexpr int kFoundLink = 84;
} // namespace

FoundRow::FoundRow(const FoundStore &found, QWidget *parent)
    : QAbstractButton(parent), m_path(QFile::decodeName(QByteArray::fromStdString(found.path.string())))
{
    m_place = homePath(m_path);
    // A file has a suffix more often than not; the picture is a hint, no promise.
    m_folder = found.path.extension().empty();
    QStringList facts{byteCount(qint64(found.size))};
    if (found.changed) {
        const auto now = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
        facts << tr("changed %1").arg(ago(*found.changed, now));
    }
    m_facts = facts.join(QStringLiteral(", "));
    setObjectName(QStringLiteral("found.row"));
    setText(QString::fromStdString(found.title));
    setAccessibleName(tr("Import %1, %2, %3").arg(text(), m_place, m_facts));
    setToolTip(plainTip(m_path));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setFixedHeight(px(kFoundHeight));
}

void FoundRow::keyPressEvent(QKeyEvent *event)
{
    if (event->matches(QKeySequence::Copy))
        QGuiApplication::clipboard()->setText(m_path);
    else if (!pressByEnter(this, event))
        QAbstractButton::keyPressEvent(event);
}

void FoundRow::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    connect(menu->addAction(ui::icon(QStringLiteral("import")), tr("Import…")), &QAction::triggered, this,
            [this] { click(); });
    connect(menu->addAction(ui::icon(QStringLiteral("copy")), tr("Copy the path")), &QAction::triggered, this,
            [this] { QGuiApplication::clipboard()->setText(m_path); });
    menu->popup(event->globalPos());
}

void FoundRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    const Tokens &t = tk();
    const QRect row = rect().adjusted(0, 0, 0, -1);
    const bool at = underMouse() || isDown() || hasFocus();
    if (at)
        painter.fillRect(row, t.hover);
    painter.fillRect(QRect(0, height() - 1, width(), 1), t.line);
    drawSign(painter, QRectF(12, (height() - 20) / 2.0, 20, 20),
             m_folder ? QStringLiteral("folder") : QStringLiteral("database"), t.tx2);
    const QFont base = Theme::instance().font(Type::Base, 500), caption = Theme::instance().font(Type::Caption);
    const int right = row.right() - 8 - kFoundLink;
    const int middle = row.height() / 2;
    painter.setFont(caption);
    painter.setPen(t.tx2);
    const int factsWide = QFontMetrics(caption).horizontalAdvance(m_facts) + 4;
    drawBoxed(painter, QRect(right - factsWide, 0, factsWide, middle + 2), Qt::AlignRight | Qt::AlignBottom, m_facts);
    painter.setPen(t.tx3);
    drawBoxed(painter, QRect(right - 160, middle + 2, 160, row.height() - middle), Qt::AlignRight | Qt::AlignTop,
              tr("not read yet"));
    const int left = 44, wide = right - factsWide - left - 12;
    painter.setFont(base);
    painter.setPen(t.tx);
    drawBoxed(painter, QRect(left, 0, wide, middle + 2), Qt::AlignLeft | Qt::AlignBottom,
              QFontMetrics(base).elidedText(text(), Qt::ElideRight, wide));
    painter.setFont(caption);
    painter.setPen(t.tx3);
    drawBoxed(painter, QRect(left, middle + 2, wide, row.height() - middle), Qt::AlignLeft | Qt::AlignTop,
              QFontMetrics(caption).elidedText(m_place, Qt::ElideMiddle, wide));
    painter.setFont(base);
    painter.setPen(t.acc);
    drawBoxed(painter, QRect(right, 0, kFoundLink, row.height()), Qt::AlignRight | Qt::AlignVCenter, tr("Import…"));
}

} // namespace credence::ui

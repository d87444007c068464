// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/recentrow.h"

#include "shell/statusbar.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/glyphs.h"
#include "widgets/mirrored.h"
#include "widgets/plaintip.h"

#include <QDir>
#include <QFileInfo>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>

namespace credence::ui {

QString homePath(const QString &path)
{
    const QString home = QDir::homePath();
    if (home.size() > 1 && path.startsWith(home + QLatin1Char('/')))
        return QLatin1Char('~') + path.mid(home.size());
    return path;
}

QString byteCount(qint64 bytes)
{
    return QLocale().formattedDataSize(bytes, bytes < 1'000'000 ? 0 : 1, QLocale::DataSizeSIFormat);
}

RecentRow::RecentRow(const QString &path, QWidget *parent)
    : QAbstractButton(parent), m_path(path), m_name(QFileInfo(path).fileName()), m_place(homePath(path))
{
    setObjectName(QStringLiteral("recent.row"));
    setText(m_name);
    setAccessibleName(tr("Open %1").arg(m_place));
    setToolTip(plainTip(path));
    setFocusPolicy(Qt::TabFocus);
    setCursor(Qt::PointingHandCursor);
    setFixedHeight(px(33));
}

void RecentRow::setFacts(std::optional<FileFacts> facts)
{
    m_known = true;
    m_facts = facts;
    setAccessibleName(facts ? tr("Open %1").arg(m_place) : tr("%1, not there now").arg(m_place));
    update();
}

void RecentRow::keyPressEvent(QKeyEvent *event)
{
    if (!pressByEnter(this, event))
        QAbstractButton::keyPressEvent(event);
}

void RecentRow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    if (underMouse() || isDown())
        painter.fillRect(rect().adjusted(0, 0, 0, -1), tk().hover);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tk().line);
    const bool gone = missing();
    const QColor ink = gone ? tk().tx3 : tk().tx;
    drawIcon(painter, QRectF(px(12), (height() - px(17)) / 2.0, px(16), px(16)),
             gone ? QStringLiteral("file-x") : QStringLiteral("database"), gone ? tk().tx3 : tk().tx2);

    const QRect row = rect().adjusted(0, 0, 0, -1);
    QString size = tr("not there now");
    QString age;
    if (!m_known)
        size.clear();
    if (m_facts) {
        size = byteCount(m_facts->bytes);
        const auto now = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
        age = ago(Time{std::chrono::milliseconds(m_facts->changed)}, now);
    }
    const QFont base = Theme::instance().font(Type::Base, 500);
    const QFont caption = Theme::instance().font(Type::Caption);
    painter.setFont(caption);
    painter.setPen(tk().tx3);
    drawBoxed(painter, row.adjusted(0, 0, -8, 0), Qt::AlignRight | Qt::AlignVCenter, age);
    drawBoxed(painter, QRect(row.right() - px(96) - px(100), 0, px(96), row.height()),
              Qt::AlignRight | Qt::AlignVCenter, size);

    const int nameWidth = px(160);
    const int nameLeft = px(44);
    painter.setFont(base);
    painter.setPen(ink);
    drawBoxed(painter, QRect(nameLeft, 0, nameWidth, row.height()), Qt::AlignVCenter | Qt::AlignLeft,
              QFontMetrics(base).elidedText(m_name, Qt::ElideMiddle, nameWidth - 8));
    painter.setFont(caption);
    painter.setPen(tk().tx3);
    const int left = nameLeft + nameWidth + 8;
    const int right = row.right() - px(204);
    drawBoxed(painter, QRect(left, 0, right - left, row.height()), Qt::AlignVCenter | Qt::AlignLeft,
              QFontMetrics(caption).elidedText(m_place, Qt::ElideMiddle, right - left));
}

} // namespace credence::ui

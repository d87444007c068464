// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/segmented.h"

#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/mirrored.h"
#include "widgets/plaintip.h"

#include <QAbstractButton>
#include <QAction>
#include <QApplication>
#include <QButtonGroup>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

class Segment : public QAbstractButton {
public:
    Segment(const QString &text, int height, QWidget *parent) : QAbstractButton(parent), m_height(height)
    {
        setText(shownText(text));
        setAccessibleName(this->text());
        setCheckable(true);
        setAutoExclusive(true);
        setAttribute(Qt::WA_Hover);
        setFocusPolicy(Qt::TabFocus); // a click leaves the keys where they work
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        // The width of the heavier weight, so that nothing jumps.
        const QFontMetricsF metrics(Theme::instance().font(Type::Base, 500));
        return {int(std::ceil(metrics.horizontalAdvance(text()) + countWidth())) + 22, px(m_height)};
    }
    [[nodiscard]] QString count() const { return m_count; }
    void setCount(const QString &count)
    {
        if (m_count == count)
            return;
        m_count = count;
        setAccessibleName(count.isEmpty() ? text() : text() + QLatin1Char(' ') + count);
        updateGeometry();
        update();
    }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (!pressByEnter(this, event))
            QAbstractButton::keyPressEvent(event);
    }
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = tk();
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.setRenderHint(QPainter::Antialiasing);
        if (isChecked()) {
            painter.setPen(QPen(t.line2, 1));
            painter.setBrush(t.raised);
            painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 3.5, 3.5);
        } else if (isDown()) {
            painter.setPen(Qt::NoPen);
            painter.setBrush(t.btnDown);
            painter.drawRoundedRect(QRectF(rect()), 4, 4);
        }
        const QFont font = Theme::instance().font(Type::Base, isChecked() ? 500 : 400);
        const QFontMetricsF metrics(font);
        painter.setFont(font);
        painter.setPen(!isEnabled() ? t.txd : isChecked() || underMouse() ? t.tx : t.tx2);
        const qreal base = std::round(height() / 2.0 + metrics.capHeight() / 2);
        const qreal left = (width() - metrics.horizontalAdvance(text()) - countWidth()) / 2;
        drawRun(painter, QPointF(left, base), text());
        if (!m_count.isEmpty()) {
            painter.setFont(Theme::instance().font(Type::Base));
            painter.setPen(isEnabled() ? t.tx3 : t.txd);
            drawRun(painter, QPointF(left + metrics.horizontalAdvance(text()) + kCountGap, base), m_count);
        }
    }

private:
    static constexpr qreal kCountGap = 7;
    [[nodiscard]] qreal countWidth() const
    {
        const QFontMetricsF metrics(Theme::instance().font(Type::Base));
        return m_count.isEmpty() ? 0 : kCountGap + metrics.horizontalAdvance(m_count);
    }
    int m_height;
    QString m_count;
};

} // namespace

SegmentedControl::SegmentedControl(const QString &accessibleName, bool row, QWidget *parent)
    : QWidget(parent), m_layout(new QHBoxLayout(this)), m_group(new QButtonGroup(this)), m_row(row)
{
    setAccessibleName(accessibleName);
    m_layout->setContentsMargins(2, 2, 2, 2);
    m_layout->setSpacing(0);
    m_group->setExclusive(true);
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
    setFixedHeight(px(row ? 24 : 28));
    connect(m_group, &QButtonGroup::idToggled, this, [this](int id, bool on) {
        if (!on)
            return;
        showChoice();
        Q_EMIT currentChanged(id);
    });
}

int SegmentedControl::addSegment(const QString &text, const QString &tip)
{
    auto *segment = new Segment(text, m_row ? 20 : 24, this);
    segment->setToolTip(plainTip(tip));
    segment->setAccessibleDescription(shownText(tip));
    const int index = int(m_segments.size());
    m_segments.append(segment);
    m_shown.append(true);
    m_layout->addWidget(segment);
    m_group->addButton(segment, index);
    return index;
}

int SegmentedControl::addSegment(QAction *action)
{
    const int index = addSegment(action->text().remove(QLatin1Char('&')), action->statusTip());
    QAbstractButton *segment = m_segments[index];
    const auto follow = [this, segment, action, index] {
        segment->setEnabled(action->isEnabled());
        if (m_shown[index] != action->isVisible()) {
            m_shown[index] = action->isVisible();
            showSegments();
        }
        if (action->isChecked() && !segment->isChecked())
            segment->setChecked(true);
    };
    connect(action, &QAction::changed, segment, follow);
    connect(action, &QAction::toggled, segment, follow);
    connect(segment, &QAbstractButton::toggled, action, [action](bool on) {
        if (on && !action->isChecked())
            action->trigger();
    });
    follow();
    return index;
}

int SegmentedControl::count() const
{
    return int(m_segments.size());
}

int SegmentedControl::currentIndex() const
{
    return m_group->checkedId();
}

void SegmentedControl::setCurrentIndex(int index)
{
    if (index >= 0 && index < count())
        m_segments[index]->setChecked(true);
}

void SegmentedControl::setSegmentEnabled(int index, bool on)
{
    if (index >= 0 && index < count())
        m_segments[index]->setEnabled(on);
}

void SegmentedControl::setSegmentVisible(int index, bool on)
{
    if (index < 0 || index >= count() || m_shown[index] == on)
        return;
    m_shown[index] = on;
    showSegments();
}

void SegmentedControl::setSegmentCount(int index, const QString &count)
{
    if (index >= 0 && index < this->count())
        static_cast<Segment *>(m_segments[index])->setCount(count);
    showChoice();
}

QString SegmentedControl::segmentText(int index) const
{
    return index >= 0 && index < count() ? m_segments[index]->text() : QString();
}

void SegmentedControl::setFolds(bool on)
{
    m_folds = on;
    setSizePolicy(on ? QSizePolicy::Maximum : QSizePolicy::Fixed, QSizePolicy::Fixed);
    updateGeometry();
}

int SegmentedControl::fullWidth() const
{
    int wide = 4;
    for (qsizetype i = 0; i < m_segments.size(); ++i)
        wide += m_shown[i] ? m_segments[i]->sizeHint().width() : 0;
    return wide;
}

// Of the longest, so that choosing moves nothing.
int SegmentedControl::foldedWidth() const
{
    int wide = 0;
    for (qsizetype i = 0; i < m_segments.size(); ++i)
        wide = std::max(wide, m_shown[i] ? m_segments[i]->sizeHint().width() : 0);
    return wide + px(14 + 18) + 14; // the sign of a menu, and the ground of a count
}

QSize SegmentedControl::sizeHint() const
{
    return {m_folded && !m_folds ? foldedWidth() : fullWidth(), px(m_row ? 24 : 28)};
}

QSize SegmentedControl::minimumSizeHint() const
{
    return m_folds ? QSize(std::min(foldedWidth(), fullWidth()), sizeHint().height()) : sizeHint();
}

void SegmentedControl::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    if (m_folds)
        setFolded(width() < fullWidth());
}

void SegmentedControl::setFolded(bool on)
{
    if (m_folded == on)
        return;
    const bool focus = isAncestorOf(QApplication::focusWidget());
    m_folded = on;
    if (on && !m_choice) {
        m_choice = new Button(QString(), ButtonKind::Rest, this);
        m_choice->setObjectName(QStringLiteral("choice"));
        m_choice->setButtonSize(m_row ? ButtonSize::Row : ButtonSize::Normal);
        m_choice->setCaret(true);
        m_choice->setLeading(true);
        m_layout->addWidget(m_choice);
        connect(m_choice, &QPushButton::clicked, this, &SegmentedControl::popUp);
    }
    m_layout->setContentsMargins(on ? QMargins() : QMargins(2, 2, 2, 2));
    showSegments();
    showChoice();
    if (focus) {
        QWidget *next = on ? static_cast<QWidget *>(m_choice) : m_group->checkedButton();
        if (next)
            next->setFocus(Qt::OtherFocusReason);
    }
    update();
}

void SegmentedControl::showSegments()
{
    for (qsizetype i = 0; i < m_segments.size(); ++i)
        m_segments[i]->setVisible(m_shown[i] && !m_folded);
    if (m_choice)
        m_choice->setVisible(m_folded);
    updateGeometry();
}

void SegmentedControl::showChoice()
{
    if (!m_choice)
        return;
    const int index = currentIndex();
    const QString text = segmentText(index);
    m_choice->setText(QString(text).replace(QLatin1Char('&'), QLatin1String("&&")));
    m_choice->setBadge(index >= 0 ? static_cast<Segment *>(m_segments[index])->count() : QString());
    m_choice->setAccessibleName(accessibleName() + QStringLiteral(": ") + text);
}

void SegmentedControl::popUp()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("menu.segments"));
    for (qsizetype i = 0; i < m_segments.size(); ++i) {
        if (!m_shown[i])
            continue;
        const auto *segment = static_cast<Segment *>(m_segments[i]);
        QString text = segment->text().replace(QLatin1Char('&'), QLatin1String("&&"));
        if (!segment->count().isEmpty())
            text += QLatin1Char('\t') + segment->count();
        QAction *action = menu->addAction(text);
        action->setCheckable(true);
        action->setChecked(segment->isChecked());
        action->setEnabled(segment->isEnabled());
        action->setStatusTip(segment->accessibleDescription());
        connect(action, &QAction::triggered, this, [this, i] { setCurrentIndex(int(i)); });
    }
    menu->popup(m_choice->mapToGlobal(QPoint(0, m_choice->height() + 2)));
}

void SegmentedControl::paintEvent(QPaintEvent *)
{
    if (m_folded)
        return;
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tk().sunken);
    painter.drawRoundedRect(QRectF(rect()), 5, 5);
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "help/tour.h"

#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/label.h"

#include <QApplication>
#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>

#include <algorithm>

namespace credence::ui {

namespace {
constexpr int kCalloutWidth = 340;
constexpr int kNose = 9;       // how far it sticks out
constexpr int kNoseHalf = 9;   // half its foot
constexpr int kCalloutGap = 4; // between the nose and what it points at
constexpr int kEdge = 8;       // from the window's edge
} // namespace

TourCallout::TourCallout(QWidget *window) : QWidget(window)
{
    setObjectName(QStringLiteral("tour.callout"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(18 + kNose, 14 + kNose, 18 + kNose, 14 + kNose);
    column->setSpacing(6);
    auto *head = new QHBoxLayout;
    head->setSpacing(12);
    m_title = new Label({}, Type::Memory, Tone::Normal, 600, this);
    m_count = new Label({}, Type::Secondary, Tone::Dim, 400, this);
    m_count->setKeepsWidth(true);
    head->addWidget(m_title, 1);
    head->addWidget(m_count);
    column->addLayout(head);
    m_text = new TextBlock({}, Type::Base, Tone::Secondary, 400, this);
    column->addWidget(m_text);
    column->addSpacing(6);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(8);
    const auto make = [this](const char *name, const QString &text, ButtonKind kind) {
        auto *button = new Button(text, kind, this);
        button->setObjectName(QString::fromLatin1(name));
        return button;
    };
    m_skip = make("tour.skip", tr("Skip"), ButtonKind::Link);
    m_back = make("tour.back", tr("Back"), ButtonKind::Rest);
    m_next = make("tour.next", tr("Next"), ButtonKind::Primary);
    foot->addWidget(m_skip);
    foot->addStretch(1);
    foot->addWidget(m_back);
    foot->addWidget(m_next);
    column->addLayout(foot);
    connect(m_skip, &QPushButton::clicked, this, &TourCallout::skip);
    connect(m_back, &QPushButton::clicked, this, &TourCallout::back);
    connect(m_next, &QPushButton::clicked, this, &TourCallout::next);
    setTabOrder(m_next, m_back);
    setTabOrder(m_back, m_skip);
    connect(&Theme::instance(), &Theme::changed, this, [this] { update(); });
}

void TourCallout::setStep(int number, int count, const QString &title, const QString &text)
{
    m_title->setText(title);
    m_text->setText(text);
    m_count->setText(tr("%1 of %2", "a step of the tour").arg(number).arg(count));
    m_back->setEnabled(number > 1);
    m_next->setText(number == count ? tr("Done") : tr("Next"));
    m_next->setAccessibleName(m_next->text());
    m_skip->setVisible(number < count);
    setAccessibleName(tr("Tour, step %1 of %2: %3").arg(number).arg(count).arg(title));
    setAccessibleDescription(text);
}

void TourCallout::focusNext()
{
    m_next->setFocus(Qt::OtherFocusReason);
}

void TourCallout::placeAt(const QWidget *anchor)
{
    const QWidget *window = parentWidget();
    const QRect room = window->rect().adjusted(kEdge, kEdge, -kEdge, -kEdge);
    const int wide = std::min(px(kCalloutWidth) + 2 * kNose, room.width());
    const int high = layout()->hasHeightForWidth() ? layout()->totalHeightForWidth(wide) : sizeHint().height();
    QRect box(0, 0, wide, high);
    m_side = Side::None;
    if (!anchor || !anchor->isVisible()) {
        box.moveCenter(room.center());
        setGeometry(box);
        update();
        return;
    }
    const QRect target = QRect(anchor->mapTo(window, QPoint(0, 0)), anchor->size()).intersected(window->rect());
    const int beside = std::clamp(target.top() + std::min(target.height() / 2, px(120)) - high / 2, room.top(),
                                  std::max(room.top(), room.bottom() - high));
    const int within =
        std::clamp(target.center().x() - wide / 2, room.left(), std::max(room.left(), room.right() - wide));
    // The box holds the room of its nose on each side.
    if (target.right() + kCalloutGap + wide <= room.right()) {
        box.moveTopLeft({target.right() + kCalloutGap, beside});
        m_side = Side::Left;
    } else if (target.left() - kCalloutGap - wide >= room.left()) {
        box.moveTopLeft({target.left() - kCalloutGap - wide, beside});
        m_side = Side::Right;
    } else if (target.bottom() + kCalloutGap + high <= room.bottom()) {
        box.moveTopLeft({within, target.bottom() + kCalloutGap});
        m_side = Side::Top;
    } else if (target.top() - kCalloutGap - high >= room.top()) {
        box.moveTopLeft({within, target.top() - kCalloutGap - high});
        m_side = Side::Bottom;
    } else {
        box.moveCenter(target.center());
        box.moveLeft(std::clamp(box.left(), room.left(), std::max(room.left(), room.right() - wide)));
        box.moveTop(std::clamp(box.top(), room.top(), std::max(room.top(), room.bottom() - high)));
    }
    const bool upright = m_side == Side::Left || m_side == Side::Right;
    const int along =
        upright ? target.top() + std::min(target.height() / 2, px(120)) - box.top() : target.center().x() - box.left();
    const int length = upright ? box.height() : box.width();
    m_nose = std::clamp(along, kNose + 14 + kNoseHalf, length - kNose - 14 - kNoseHalf);
    setGeometry(box);
    update();
}

void TourCallout::paintEvent(QPaintEvent *)
{
    const Tokens &t = tk();
    const QRectF box = QRectF(rect()).adjusted(kNose + 0.5, kNose + 0.5, -kNose - 0.5, -kNose - 0.5);
    QPainterPath path;
    path.addRoundedRect(box, 6, 6);
    QPainterPath nose;
    const auto point = [&nose](QPointF a, QPointF tip, QPointF b) {
        nose.moveTo(a);
        nose.lineTo(tip);
        nose.lineTo(b);
        nose.closeSubpath();
    };
    const qreal n = m_nose;
    switch (m_side) {
    case Side::Left:
        point({box.left() + 1, n - kNoseHalf}, {box.left() - kNose, n}, {box.left() + 1, n + kNoseHalf});
        break;
    case Side::Right:
        point({box.right() - 1, n - kNoseHalf}, {box.right() + kNose, n}, {box.right() - 1, n + kNoseHalf});
        break;
    case Side::Top:
        point({n - kNoseHalf, box.top() + 1}, {n, box.top() - kNose}, {n + kNoseHalf, box.top() + 1});
        break;
    case Side::Bottom:
        point({n - kNoseHalf, box.bottom() - 1}, {n, box.bottom() + kNose}, {n + kNoseHalf, box.bottom() - 1});
        break;
    case Side::None:
        break;
    }
    path = path.united(nose);
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    QColor shadow(Qt::black); // the palette's and the sheet's, too
    shadow.setAlphaF(Theme::instance().isDark() ? 0.10F : 0.03F);
    painter.setPen(Qt::NoPen);
    painter.setBrush(shadow);
    for (int i = 1; i <= 6; ++i)
        painter.drawRoundedRect(box.adjusted(-i, 1 - i, i, i + 1), 6 + i, 6 + i);
    painter.setPen(QPen(t.acc, 1));
    painter.setBrush(t.raised);
    painter.drawPath(path);
}

void TourCallout::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT skip();
        return;
    }
    QWidget::keyPressEvent(event);
}

Tour::Tour(QWidget *window, std::vector<Step> steps) : QObject(window), m_window(window), m_steps(std::move(steps)) {}

Tour::~Tour() = default;

void Tour::start()
{
    if (m_steps.empty())
        return;
    if (!m_callout) {
        m_before = QApplication::focusWidget();
        m_callout = new TourCallout(m_window);
        connect(m_callout, &TourCallout::next, this, &Tour::next);
        connect(m_callout, &TourCallout::back, this, &Tour::back);
        connect(m_callout, &TourCallout::skip, this, &Tour::end);
        m_window->installEventFilter(this);
    }
    m_at = 0;
    show();
}

void Tour::next()
{
    if (m_at < 0)
        return;
    if (m_at + 1 >= int(m_steps.size())) {
        end();
        return;
    }
    ++m_at;
    show();
}

void Tour::back()
{
    if (m_at <= 0)
        return;
    --m_at;
    show();
}

void Tour::end()
{
    if (m_at < 0)
        return;
    m_at = -1;
    m_window->removeEventFilter(this);
    if (m_anchor)
        m_anchor->removeEventFilter(this);
    if (m_callout) {
        m_callout->hide();
        m_callout->deleteLater();
        m_callout = nullptr;
    }
    if (m_before && m_before->isVisible())
        m_before->setFocus(Qt::OtherFocusReason);
    Q_EMIT ended();
}

void Tour::show()
{
    const Step &step = m_steps[std::size_t(m_at)];
    if (step.prepare)
        step.prepare();
    if (m_anchor)
        m_anchor->removeEventFilter(this);
    m_anchor = step.anchor ? step.anchor() : nullptr;
    if (m_anchor)
        m_anchor->installEventFilter(this);
    m_callout->setStep(m_at + 1, int(m_steps.size()), step.title, step.text);
    m_callout->show();
    m_callout->raise();
    place();
    m_callout->focusNext();
}

void Tour::place()
{
    if (m_callout && m_at >= 0)
        m_callout->placeAt(m_anchor);
}

bool Tour::eventFilter(QObject *watched, QEvent *event)
{
    switch (event->type()) {
    case QEvent::Resize:
    case QEvent::Move:
    case QEvent::Show:
    case QEvent::Hide:
    case QEvent::LayoutRequest:
        place();
        break;
    default:
        break;
    }
    return QObject::eventFilter(watched, event);
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/mapbrush.h"

#include "shell/theme.h"
#include "widgets/glyphs.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>

#include <algorithm>
#include <cmath>

namespace credence::ui {

using namespace map;

namespace {

constexpr double kLeast = 60'000; // the shortest window, as in the map
constexpr int kHandle = 6;

} // namespace

MapBrush::MapBrush(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("mapBrush"));
    setFocusPolicy(Qt::StrongFocus);
    setProperty("ownFocus", true); // painted inside
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setFixedHeight(MapBrush::sizeHint().height());
    setAccessibleName(tr("Time"));
    setToolTip(tr("Drag an edge to zoom, double-click for all."));
}

QSize MapBrush::sizeHint() const
{
    return {300, px(52)};
}

void MapBrush::setScene(std::shared_ptr<const Scene> scene, TimeWindow full)
{
    m_scene = std::move(scene);
    m_full = full;
    m_histogram = {};
    update();
}

void MapBrush::setWindow(TimeWindow window)
{
    if (m_window == window)
        return;
    m_window = window;
    setAccessibleDescription(tr("The map shows %1 to %2.")
                                 .arg(shortTime(Time(std::chrono::milliseconds(std::int64_t(window.from)))),
                                      shortTime(Time(std::chrono::milliseconds(std::int64_t(window.to))))));
    update();
}

void MapBrush::setWide(bool wide)
{
    m_wide = wide;
    m_histogram = {};
    update();
}

void MapBrush::themeChanged()
{
    m_histogram = {};
    update();
}

QRectF MapBrush::track() const
{
    const double left = px(m_wide ? 92 : 62), right = m_wide ? px(232) : 12;
    return {left, 2, std::max(20.0, width() - left - right), double(px(40))};
}

double MapBrush::xOf(double time) const
{
    const QRectF t = track();
    return t.left() + (time - m_full.from) / std::max(1.0, m_full.span()) * t.width();
}

double MapBrush::timeAt(double x) const
{
    const QRectF t = track();
    return m_full.from + (x - t.left()) / t.width() * m_full.span();
}

MapBrush::Grip MapBrush::gripAt(QPointF at) const
{
    const QRectF t = track();
    if (!m_scene || at.y() < t.top() - 4 || at.y() > t.bottom() + 6)
        return Grip::None;
    const double a = xOf(m_window.from), b = xOf(m_window.to);
    const double left = std::abs(at.x() - a), right = std::abs(at.x() - b);
    if (std::min(left, right) <= kHandle)
        return left < right || (left == right && at.x() < a) ? Grip::Left : Grip::Right;
    return at.x() > a && at.x() < b ? Grip::Whole : Grip::None;
}

void MapBrush::wish(TimeWindow w)
{
    const double span = std::clamp(w.span(), std::min(kLeast, m_full.span()), m_full.span());
    w.from = std::clamp(w.from, m_full.from, m_full.to - span);
    w.to = w.from + span;
    if (!(w == m_window))
        Q_EMIT windowWished(w);
}

void MapBrush::paintHistogram()
{
    const qreal ratio = devicePixelRatioF();
    m_histogram = QPixmap((QSizeF(size()) * ratio).toSize());
    m_histogram.setDevicePixelRatio(ratio);
    m_histogram.fill(tk().base);
    QPainter painter(&m_histogram);
    const QRectF t = track();
    painter.fillRect(t, tk().alt);
    if (m_scene) {
        const Bin bin = chooseBin(m_full.span() / t.width(), 3.0);
        const auto edges = binEdges(bin, std::int64_t(m_full.from), std::int64_t(m_full.to));
        const Band &episodes = m_scene->bands.front();
        std::vector<std::size_t> counts;
        std::size_t largest = 1;
        for (std::size_t i = 0; i + 1 < edges.size(); ++i) {
            const auto [a, e] = episodes.ranks(edges[i], edges[i + 1]);
            counts.push_back(e - a);
            largest = std::max(largest, e - a);
        }
        const QColor bars = mixed(tk().densTop, tk().alt, 0.75);
        painter.setClipRect(t);
        for (std::size_t i = 0; i < counts.size(); ++i) {
            if (counts[i] == 0)
                continue;
            const double x0 = std::round(xOf(double(edges[i])) * ratio) / ratio;
            const double x1 = std::round(xOf(double(edges[i + 1])) * ratio) / ratio;
            const double h = std::max(1.0, std::round((t.height() - 9) * double(counts[i]) / double(largest)));
            painter.fillRect(QRectF(x0, t.bottom() - h, std::max(1.0, x1 - x0 - 1), h), bars);
        }
        // Firings: ticks 5 px long at the upper edge.
        double last = -10;
        const auto &runs = m_scene->runs;
        for (auto it = runs.begin(); it != runs.end();) {
            const double x = std::floor(xOf(double(*it)));
            if (x - last >= 3) {
                painter.fillRect(QRectF(x, t.top(), 1, 5), tk().tx3);
                last = x;
            }
            const auto jump = std::lower_bound(it, runs.end(), std::int64_t(std::ceil(timeAt(last + 3))));
            it = jump == it ? it + 1 : jump;
        }
        painter.setClipping(false);
    }
    painter.setFont(Theme::instance().font(m_wide ? Type::Secondary : Type::Caption, m_wide ? 500 : 400));
    painter.setPen(m_wide ? tk().tx : tk().tx2);
    const double x = m_wide ? 16 : 12;
    painter.drawText(QPointF(x, t.center().y() - 2), tr("Time"));
    painter.setFont(Theme::instance().font(Type::Caption));
    painter.setPen(tk().tx3);
    if (m_scene) {
        const double hours = double(m_scene->last - m_scene->first) / 3'600'000.0;
        const int n = std::max(1, int(std::ceil(hours < 48 ? hours : hours / 24)));
        const QString length =
            hours < 48 ? (n == 1 ? tr("1 hour") : tr("%1 hours").arg(n)) : tr("%1 days").arg(figure(n));
        // Before the handle at the left edge; the shortest is left out rather than lying under the brush.
        const QFontMetricsF metrics(painter.font());
        const double room = t.left() - kHandle / 2.0 - 3 - x;
        const QString years = QLocale().toString(hours / 24 / 365.25, 'f', 1);
        QStringList ways;
        if (m_wide)
            ways << tr("all %1").arg(length);
        ways << length;
        if (hours >= 1000 * 24)
            ways << tr("%1 years").arg(years) << tr("%1 y", "years, short").arg(years);
        ways << (hours < 48 ? tr("%1 h", "hours, short").arg(n) : tr("%1 d", "days, short").arg(figure(n)));
        QString shown;
        for (const QString &way : std::as_const(ways)) {
            if (metrics.horizontalAdvance(way) <= room) {
                shown = way;
                break;
            }
        }
        painter.drawText(QPointF(x, t.center().y() + px(11)), shown);
    }
    if (m_wide) {
        painter.drawText(QPointF(t.right() + 16, t.center().y() - 2), tr("Drag an edge to zoom,"));
        painter.drawText(QPointF(t.right() + 16, t.center().y() + px(11)), tr("double-click for all"));
    }
}

void MapBrush::paintEvent(QPaintEvent *)
{
    const qreal ratio = devicePixelRatioF();
    if (m_histogram.isNull() || m_histogram.devicePixelRatio() != ratio)
        paintHistogram();
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_histogram);
    if (!m_scene)
        return;
    const QRectF t = track();
    const double a = std::round(xOf(m_window.from)), b = std::max(a + 2, std::round(xOf(m_window.to)));
    QColor veil = tk().win;
    veil.setAlphaF(0.78f);
    painter.fillRect(QRectF(t.left(), t.top(), std::max(0.0, a - t.left()), t.height()), veil);
    painter.fillRect(QRectF(b, t.top(), std::max(0.0, t.right() - b), t.height()), veil);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tk().acc, 1));
    painter.drawRect(QRectF(a + 0.5, t.top() + 0.5, b - a - 1, t.height() - 1));
    for (const double x : {a, b}) {
        const QRectF handle(x - kHandle / 2.0, t.center().y() - 9, kHandle, 18);
        painter.setBrush(tk().base);
        painter.setPen(QPen(tk().acc, 1.25));
        painter.drawRoundedRect(handle.adjusted(0.5, 0.5, -0.5, -0.5), 2, 2);
        painter.drawLine(QPointF(x, t.center().y() - 3.5), QPointF(x, t.center().y() + 3.5));
    }
    if (hasFocus()) {
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tk().acc, 2));
        painter.drawRoundedRect(QRectF(rect())
                                    .adjusted(t.left() - 10, 0, -(width() - t.right() - 10), -6)
                                    .intersected(QRectF(rect()).adjusted(1, 1, -1, -1)),
                                5, 5);
    }
}

void MapBrush::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_histogram = {};
}

void MapBrush::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_scene)
        return;
    m_grip = gripAt(event->position());
    m_pressed = timeAt(event->position().x());
    m_before = m_window;
    if (m_grip == Grip::None && track().contains(event->position())) {
        // A click beside the window brings its middle here, and the drag goes on from there.
        const double half = m_window.span() / 2;
        wish({m_pressed - half, m_pressed + half});
        m_grip = Grip::Whole;
        m_before = m_window;
    }
}

void MapBrush::mouseMoveEvent(QMouseEvent *event)
{
    if (m_grip == Grip::None) {
        switch (gripAt(event->position())) {
        case Grip::Left:
        case Grip::Right:
            setCursor(Qt::SizeHorCursor);
            break;
        case Grip::Whole:
            setCursor(Qt::OpenHandCursor);
            break;
        case Grip::None:
            setCursor(Qt::ArrowCursor);
        }
        return;
    }
    const double moved = timeAt(event->position().x()) - m_pressed;
    switch (m_grip) {
    case Grip::Left:
        wish({std::clamp(m_before.from + moved, m_full.from, m_before.to - kLeast), m_before.to});
        break;
    case Grip::Right:
        wish({m_before.from, std::clamp(m_before.to + moved, m_before.from + kLeast, m_full.to)});
        break;
    default:
        wish({m_before.from + moved, m_before.to + moved});
    }
}

void MapBrush::mouseReleaseEvent(QMouseEvent *)
{
    m_grip = Grip::None;
}

void MapBrush::mouseDoubleClickEvent(QMouseEvent *)
{
    m_grip = Grip::None;
    Q_EMIT allWished();
}

void MapBrush::keyPressEvent(QKeyEvent *event)
{
    const double step = m_window.span() * 0.1;
    const bool resize = event->modifiers() & Qt::ShiftModifier;
    switch (event->key()) {
    case Qt::Key_Left:
        wish(resize ? TimeWindow{m_window.from, m_window.to - step}
                    : TimeWindow{m_window.from - step, m_window.to - step});
        return;
    case Qt::Key_Right:
        wish(resize ? TimeWindow{m_window.from, std::min(m_full.to, m_window.to + step)}
                    : TimeWindow{m_window.from + step, m_window.to + step});
        return;
    case Qt::Key_Home:
        wish({m_full.from, m_full.from + m_window.span()});
        return;
    case Qt::Key_End:
        wish({m_full.to - m_window.span(), m_full.to});
        return;
    default:
        QWidget::keyPressEvent(event);
    }
}

void MapBrush::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void MapBrush::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace credence::ui

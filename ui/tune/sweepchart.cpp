// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "tune/sweepchart.h"

#include "reflect/rowpaint.h"
#include "shell/theme.h"
#include "tune/tuneaccess.h"
#include "tune/tunewords.h"
#include "widgets/glyphs.h"

#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

double roundStep(double range, int most)
{
    const double raw = std::max(range, 1e-9) / most;
    const double unit = std::pow(10, std::floor(std::log10(raw)));
    for (const double nice : {1.0, 2.0, 5.0}) {
        if (unit * nice >= raw * 0.999)
            return unit * nice;
    }
    return unit * 10;
}

// Between the points of a sweep.
std::optional<double> firingsAt(const std::vector<SweepPoint> &points, double threshold)
{
    for (const SweepPoint &point : points) {
        if (std::fabs(point.value - threshold) < 1e-6)
            return double(point.stats.firings);
    }
    return std::nullopt;
}

} // namespace

SweepChart::SweepChart(QWidget *parent) : QWidget(parent)
{
    installTuneAccess();
    setObjectName(QStringLiteral("tune.sweep"));
    setAccessibleName(tr("Firings by threshold"));
    setFocusPolicy(Qt::StrongFocus);
    setProperty("ownFocus", true);
    connect(&Theme::instance(), &Theme::changed, this, [this] { update(); });
}

void SweepChart::setSweep(const TuneSweep &sweep, const TriggerPolicy &draft)
{
    m_sweep = sweep;
    m_draft = draft;
    QString text;
    if (draft.importance) {
        if (const auto n = firingsAt(sweep.gated, *draft.importance))
            text = tr("%1 at %2")
                       .arg(counted(qlonglong(*n), tr("1 firing"), tr("%1 firings")), thresholdText(*draft.importance));
    }
    setAccessibleDescription(text);
    update();
}

void SweepChart::setDraft(const TriggerPolicy &draft)
{
    m_draft = draft;
    update();
}

void SweepChart::moveThreshold(double value)
{
    const double rounded = std::round(std::clamp(value, 0.1, 1e6) * 10) / 10;
    if (!m_draft.importance || std::fabs(*m_draft.importance - rounded) > 1e-9)
        Q_EMIT thresholdMoved(rounded);
}

SweepChart::Frame SweepChart::frame(const QSize &size) const
{
    const qreal scale = Theme::instance().scale();
    Frame out;
    out.plot = QRectF(48 * scale, 22, size.width() - 48 * scale - 22, size.height() - 22 - 44 * scale);
    if (m_sweep.free.empty())
        return out;
    out.low = m_sweep.free.front().value;
    out.high = std::max(m_sweep.free.back().value, out.low + 1e-6);
    double most = 1;
    for (const auto *points : {&m_sweep.free, &m_sweep.gated}) {
        for (const SweepPoint &point : *points)
            most = std::max(most, double(point.stats.firings));
    }
    const double step = std::max(1.0, roundStep(most, 5));
    out.top = std::ceil(most / step) * step;
    const QFontMetricsF metrics(Theme::instance().font(Type::Caption));
    out.plot.setLeft(std::max(out.plot.left(), metrics.horizontalAdvance(figure(qlonglong(out.top))) + 14));
    return out;
}

void SweepChart::paintChart(QPainter &painter, const QSize &size) const
{
    const Tokens &t = tk();
    painter.fillRect(QRect(QPoint(0, 0), size), t.base);
    if (m_sweep.free.empty())
        return;
    const Frame f = frame(size);
    ChartLabels labels(painter, size);
    const QFont caption = Theme::instance().font(Type::Caption), strong = Theme::instance().font(Type::Caption, 600);
    const auto x = [&](double value) { return f.plot.left() + f.plot.width() * (value - f.low) / (f.high - f.low); };
    const auto y = [&](double firings) { return f.plot.bottom() - f.plot.height() * firings / f.top; };
    const double step = std::max(1.0, roundStep(f.top, 5));
    for (int i = 0; i <= int(std::floor(f.top / step + 0.5)); ++i) {
        const double value = i * step;
        painter.fillRect(QRectF(f.plot.left(), std::round(y(value)), f.plot.width(), 1), value == 0 ? t.line2 : t.line);
        labels.putRight(caption, t.tx3, f.plot.left() - 8, y(value) - 7, 14, figure(qlonglong(value)));
    }
    const double across = roundStep(f.high - f.low, std::max(2, int(f.plot.width() / px(52))));
    for (int i = int(std::ceil(f.low / across)); i <= int(std::floor((f.high + 1e-9) / across)); ++i) {
        const double value = i * across;
        const QString text = QLocale().toString(value, 'g', 6);
        const qreal wide = QFontMetricsF(caption).horizontalAdvance(text);
        labels.put(caption, t.tx2, std::clamp(x(value) - wide / 2, 0.0, size.width() - wide - 2), f.plot.bottom() + 6,
                   14, text);
    }
    // Below the middle and pale, as what the numbers are and not as one of them.
    const QString axis = tr("threshold");
    labels.put(caption, t.tx3, f.plot.center().x() - QFontMetricsF(caption).horizontalAdvance(axis) / 2,
               f.plot.bottom() + 6 + px(15), 14, axis);

    const auto inForce = m_sweep.inForce;
    if (inForce > 0) {
        QPen pen(t.tx, 1);
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({4, 3});
        painter.setPen(pen);
        const qreal at = std::round(x(inForce)) + 0.5;
        painter.drawLine(QPointF(at, f.plot.top()), QPointF(at, f.plot.bottom()));
    }
    const std::optional<double> draft =
        m_draft.importance && *m_draft.importance >= f.low && *m_draft.importance <= f.high ? m_draft.importance
                                                                                            : std::nullopt;
    if (draft)
        painter.fillRect(QRectF(std::round(x(*draft)) - 0.5, f.plot.top(), 1.5, f.plot.height()), t.acc);

    painter.setRenderHint(QPainter::Antialiasing);
    const auto curve = [&](const std::vector<SweepPoint> &points, const QColor &colour, qreal wide) {
        QPolygonF line;
        for (const SweepPoint &point : points)
            line << QPointF(x(point.value), y(double(point.stats.firings)));
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, wide));
        painter.drawPolyline(line);
        painter.setPen(QPen(colour, 1));
        painter.setBrush(t.base);
        for (const QPointF &point : line)
            painter.drawEllipse(point, 1.8, 1.8);
    };
    const bool gates =
        m_draft.minInterval || m_draft.dailyCap || m_draft.episodeFloor || m_draft.count || m_draft.schedule;
    curve(m_sweep.free, gates ? t.tx3 : t.acc, gates ? 1 : 1.5);
    if (gates)
        curve(m_sweep.gated, t.acc, 1.5);
    const auto mark = [&](double threshold, const std::vector<SweepPoint> &points, const QColor &colour) {
        if (const auto n = firingsAt(points, threshold)) {
            painter.setPen(QPen(t.base, 1.5));
            painter.setBrush(colour);
            painter.drawEllipse(QPointF(x(threshold), y(*n)), 4.5, 4.5);
        }
    };
    if (inForce > 0) { // with its own gates, so it may lie on neither line
        painter.setPen(QPen(t.base, 1.5));
        painter.setBrush(t.tx);
        painter.drawEllipse(QPointF(x(inForce), y(double(m_sweep.inForceFirings))), 4.5, 4.5);
    }
    if (draft)
        mark(*draft, m_sweep.gated, t.acc);
    painter.setRenderHint(QPainter::Antialiasing, false);

    // Words beside the lines, where no curve runs through them.
    const auto crossed = [&](const QRectF &rect) {
        for (const auto *points : {&m_sweep.free, &m_sweep.gated}) {
            for (std::size_t i = 0; i + 1 < points->size(); ++i) {
                const QPointF a(x((*points)[i].value), y(double((*points)[i].stats.firings)));
                const QPointF b(x((*points)[i + 1].value), y(double((*points)[i + 1].stats.firings)));
                if (QRectF(a, b).normalized().adjusted(-2, -3, 2, 3).intersects(rect))
                    return true;
            }
        }
        return false;
    };
    const auto label = [&](double threshold, std::optional<double> n, const QColor &colour, const QFont &font,
                           bool left) {
        const QString text =
            n ? tr("%1: %2").arg(thresholdText(threshold), counted(qlonglong(*n), tr("1 firing"), tr("%1 firings")))
              : thresholdText(threshold);
        const qreal wide = QFontMetricsF(font).horizontalAdvance(text), high = px(14);
        for (const bool other : {false, true}) {
            const qreal at = left != other ? x(threshold) - 7 - wide : x(threshold) + 7;
            for (const qreal top : {f.plot.bottom() - high - 6, f.plot.top(), f.plot.center().y() - high}) {
                const QRectF rect = ChartLabels::rectOf(font, at, top, high, text);
                if (!crossed(rect) && labels.put(font, colour, at, top, high, text))
                    return;
            }
        }
    };
    if (draft && inForce > 0) {
        const bool same = std::fabs(*draft - inForce) < 1e-6;
        label(*draft, firingsAt(m_sweep.gated, *draft), t.acc, strong, !same && *draft < inForce);
        if (!same)
            label(inForce, double(m_sweep.inForceFirings), t.tx2, caption, inForce < *draft);
    } else if (draft) {
        label(*draft, firingsAt(m_sweep.gated, *draft), t.acc, strong, false);
    } else if (inForce > 0) {
        label(inForce, double(m_sweep.inForceFirings), t.tx2, caption, false);
    }
    if (gates && m_sweep.free.size() > 6) {
        // Where it crosses neither setting's line.
        const bool more = m_draft.count || m_draft.schedule;
        const QString alone = more ? tr("importance alone") : tr("no gates");
        const qreal wide = QFontMetricsF(caption).horizontalAdvance(alone);
        for (std::size_t i = 0; i < m_sweep.free.size() / 3; ++i) {
            const SweepPoint &steep = m_sweep.free[i];
            const qreal left = x(steep.value) + 8;
            const auto crosses = [&](double threshold) {
                return threshold > 0 && x(threshold) > left - 4 && x(threshold) < left + wide + 4;
            };
            if (crosses(inForce) || crosses(draft.value_or(0)))
                continue;
            if (labels.put(caption, t.tx3, left, y(double(steep.stats.firings)) - px(18), px(14), alone))
                break;
        }
        const SweepPoint &flat = m_sweep.gated[m_sweep.gated.size() * 3 / 4];
        QString what;
        if (m_draft.minInterval)
            what = tr("%1 apart").arg(QString::fromStdString(durationText(*m_draft.minInterval)));
        else if (m_draft.dailyCap)
            what = tr("%1 a day").arg(figure(*m_draft.dailyCap));
        else if (m_draft.episodeFloor)
            what = tr("floor %1").arg(figure(*m_draft.episodeFloor));
        else if (m_draft.schedule)
            what = tr("or %1").arg(scheduleText(*m_draft.schedule));
        else
            what = tr("or count %1").arg(figure(m_draft.count.value_or(0)));
        const qreal broad = QFontMetricsF(caption).horizontalAdvance(what);
        labels.put(caption, t.acc, std::min(x(flat.value) - broad / 2, size.width() - broad - 1),
                   y(double(flat.stats.firings)) - px(22), px(14), what);
    }
    m_labels = labels.labels();
    if (m_ring && hasFocus()) {
        painter.setPen(QPen(t.acc, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(1, 1, size.width() - 2, size.height() - 2));
    }
}

void SweepChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintChart(painter, size());
}

void SweepChart::choose(qreal at)
{
    if (m_sweep.free.empty())
        return;
    const Frame f = frame(size());
    const double value = f.low + (f.high - f.low) * (at - f.plot.left()) / f.plot.width();
    moveThreshold(std::clamp(value, f.low, f.high));
}

void SweepChart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton)
        choose(event->position().x());
}

void SweepChart::mouseMoveEvent(QMouseEvent *event)
{
    if (event->buttons().testFlag(Qt::LeftButton))
        choose(event->position().x());
}

void SweepChart::keyPressEvent(QKeyEvent *event)
{
    const double now = m_draft.importance.value_or(m_sweep.inForce > 0 ? m_sweep.inForce : 15);
    switch (event->key()) {
    case Qt::Key_Right:
        moveThreshold(now + 0.1);
        break;
    case Qt::Key_Left:
        moveThreshold(now - 0.1);
        break;
    case Qt::Key_PageUp:
        moveThreshold(now + 1);
        break;
    case Qt::Key_PageDown:
        moveThreshold(now - 1);
        break;
    default:
        QWidget::keyPressEvent(event);
    }
}

void SweepChart::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    m_ring = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
             event->reason() == Qt::ShortcutFocusReason;
    update();
}

void SweepChart::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

} // namespace credence::ui

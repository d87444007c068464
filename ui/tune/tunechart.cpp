// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "tune/tunechart.h"

#include "reflect/rowpaint.h"
#include "shell/theme.h"
#include "tune/tuneaccess.h"
#include "tune/tunewords.h"
#include "widgets/dates.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QDateTime>
#include <QHelpEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr qreal kChartLeft = 57, kChartRight = 128, kChartTop = 16;
constexpr qreal kLane = 26, kAxis = 30;
constexpr qreal kHandleWidth = 70, kHandleHeight = 22;
constexpr double kDayMs = 86'400'000.0;
constexpr double kLeastSpan = 60'000.0;

// A line of steps, at most four points for each half pixel.
class StepLine {
public:
    void add(qreal x, qreal y)
    {
        const qint64 column = qint64(std::floor(x * 2));
        if (!m_any || column != m_column) {
            flush();
            m_column = column;
            m_x = x;
            m_first = m_low = m_high = y;
            m_any = true;
        }
        m_last = y;
        m_low = std::min(m_low, y);
        m_high = std::max(m_high, y);
    }
    [[nodiscard]] QPolygonF take()
    {
        flush();
        return std::move(m_points);
    }

private:
    void flush()
    {
        if (!m_any)
            return;
        if (!m_points.isEmpty()) // flat until here
            m_points << QPointF(m_x, m_points.last().y());
        m_points << QPointF(m_x, m_first);
        if (m_low != m_high) {
            if (m_first != m_low)
                m_points << QPointF(m_x, m_low);
            m_points << QPointF(m_x, m_high);
            if (m_last != m_high)
                m_points << QPointF(m_x, m_last);
        }
        m_any = false;
    }
    QPolygonF m_points;
    qint64 m_column = 0;
    qreal m_x = 0, m_first = 0, m_last = 0, m_low = 0, m_high = 0;
    bool m_any = false;
};

// 1, 2 or 5 times a power of ten, so that at most `most` steps fit.
double niceStep(double range, int most)
{
    const double raw = std::max(range, 1e-9) / most;
    const double unit = std::pow(10, std::floor(std::log10(raw)));
    for (const double nice : {1.0, 2.0, 5.0}) {
        if (unit * nice >= raw * 0.999)
            return unit * nice;
    }
    return unit * 10;
}

struct Tick {
    double ms;
    QString text;
    bool major;
};

// Calendar units in the displayed zone, the smallest that leaves room for its words.
std::vector<Tick> timeTicks(double from, double to, qreal width)
{
    std::vector<Tick> out;
    const double span = to - from;
    const int most = std::max(2, int(width / 62));
    const QDateTime first = QDateTime::fromMSecsSinceEpoch(qint64(from));
    const auto put = [&](const QDateTime &when, const QString &text, bool major) {
        const auto ms = double(when.toMSecsSinceEpoch());
        if (ms >= from && ms <= to)
            out.push_back({ms, text, major});
    };
    if (span < 2 * kDayMs) {
        int minutes = 5;
        for (const int one : {5, 15, 30, 60, 120, 180, 360, 720}) {
            minutes = one;
            if (span / (one * 60'000.0) <= most)
                break;
        }
        QDateTime when(first.date(), QTime(0, 0));
        while (double(when.toMSecsSinceEpoch()) <= to) {
            const bool midnight = when.time() == QTime(0, 0);
            put(when, midnight ? dateText(when.date(), DateForm::DayMonth) : clockText(when.time()), midnight);
            const QDateTime next = when.addSecs(qint64(minutes) * 60);
            when = next.date() != when.date() ? QDateTime(when.date().addDays(1), QTime(0, 0)) : next;
        }
        return out;
    }
    const double days = span / kDayMs;
    if (days <= most * 7.5) {
        const int step = days <= most ? 1 : days <= most * 2 ? 2 : 7;
        QDate day = first.date();
        if (step == 7)
            day = day.addDays(-(day.dayOfWeek() - 1));
        for (QDate last; QDateTime(day, QTime(0, 0)).toMSecsSinceEpoch() <= qint64(to); day = day.addDays(step)) {
            const bool month = !last.isValid() || last.month() != day.month();
            put(QDateTime(day, QTime(0, 0)), dateText(day, DateForm::DayMonth), month && last.isValid());
            last = day;
        }
        return out;
    }
    const double months = days / 30.44;
    if (months <= most * 12) {
        int step = 1;
        for (const int one : {1, 2, 3, 6, 12}) {
            step = one;
            if (months / one <= most)
                break;
        }
        QDate month(first.date().year(), 1, 1);
        for (; QDateTime(month, QTime(0, 0)).toMSecsSinceEpoch() <= qint64(to); month = month.addMonths(step)) {
            const bool year = month.month() == 1;
            put(QDateTime(month, QTime(0, 0)), dateText(month, year ? DateForm::Year : DateForm::Month), year);
        }
        return out;
    }
    const int step = std::max(1, int(niceStep(months / 12, most)));
    for (int year = first.date().year() / step * step; year <= 9999; year += step) {
        const QDate start(std::max(year, 1), 1, 1);
        if (double(QDateTime(start, QTime(0, 0)).toMSecsSinceEpoch()) > to)
            break;
        put(QDateTime(start, QTime(0, 0)), QString::number(start.year()), true);
    }
    return out;
}

double peakOf(const EpisodeSeries &series, const Simulation &replay)
{
    double peak = replay.accumulated;
    for (const SimulatedFiring &firing : replay.firings)
        peak = std::max(peak, firing.accumulated);
    return series.size() == 0 ? 0 : peak;
}

// Many steps stand so close that a stroke of any width is one mass: then each is a line of one device pixel, which
// costs a hundredth.
constexpr qsizetype kManySteps = 1500;

// crowded: only how high it rose in each pixel.
void drawSteps(QPainter &painter, const QPolygonF &steps, const QColor &colour, qreal wide, bool crowded)
{
    if (crowded && !steps.isEmpty()) {
        QPolygonF peaks;
        qreal column = std::floor(steps.first().x()), top = steps.first().y();
        for (const QPointF &point : steps) {
            if (std::floor(point.x()) != column) {
                peaks << QPointF(column, top);
                column = std::floor(point.x());
                top = point.y();
            }
            top = std::min(top, point.y());
        }
        peaks << QPointF(column, top);
        painter.setPen(QPen(colour, 0));
        painter.drawPolyline(peaks);
        return;
    }
    if (steps.size() > kManySteps) {
        painter.setPen(QPen(colour, 0));
        painter.drawPolyline(steps);
        return;
    }
    const bool smooth = wide > 1;
    painter.setRenderHint(QPainter::Antialiasing, smooth);
    painter.setPen(QPen(colour, wide, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
    painter.translate(smooth ? 0 : 0.5, smooth ? 0 : 0.5);
    painter.drawPolyline(steps);
    painter.translate(smooth ? 0 : -0.5, smooth ? 0 : -0.5);
    painter.setRenderHint(QPainter::Antialiasing, false);
}

void fillSteps(QPainter &painter, const QPolygonF &steps, qreal zero, const QColor &colour)
{
    if (steps.isEmpty())
        return;
    if (steps.size() <= kManySteps) {
        QPolygonF area = steps;
        area << QPointF(area.last().x(), zero) << QPointF(area.first().x(), zero);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        painter.drawPolygon(area);
        return;
    }
    // Column by column, up to the highest of each.
    qreal column = std::floor(steps.first().x()), top = steps.first().y();
    for (const QPointF &point : steps) {
        if (std::floor(point.x()) != column) {
            painter.fillRect(QRectF(column, top, std::floor(point.x()) - column, zero - top), colour);
            column = std::floor(point.x());
            top = point.y();
        }
        top = std::min(top, point.y());
    }
}

QString draftWords(const Simulation &replay, const TuneData &data)
{
    return TuneChart::tr("draft %1, now %2").arg(tenth(replay.accumulated), tenth(data.situation.state.accumulated));
}

QString episodeWords(const TuneData &data)
{
    return data.series.size() == 1 ? TuneChart::tr("1 episode")
                                   : TuneChart::tr("%1 episodes").arg(figure(qlonglong(data.series.size())));
}

void triangle(QPainter &painter, qreal x, qreal y, qreal r)
{
    const QPointF points[] = {{x, y - r}, {x + r, y + r * 0.8}, {x - r, y + r * 0.8}};
    painter.drawPolygon(points, 3);
}

} // namespace

TuneChart::TuneChart(QWidget *parent) : QWidget(parent)
{
    installTuneAccess();
    setObjectName(QStringLiteral("tune.chart"));
    setAccessibleName(tr("Threshold of the draft, over the history"));
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setProperty("ownFocus", true); // around the handle
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    connect(&Theme::instance(), &Theme::changed, this, [this] { update(); });
}

void TuneChart::setData(std::shared_ptr<const TuneData> read, const TriggerPolicy &inForce)
{
    // A part that somebody looks at stays in view while an agent writes.
    const bool same = m_data && read && m_data->scope == read->scope && m_data->series.size() > 0;
    const bool part =
        same && (m_from > double(m_data->series.times.front()) || m_to < double(m_data->series.times.back()));
    m_data = std::move(read);
    m_stems = {};
    m_inForce = inForce;
    m_peakInForce = m_data ? peakOf(m_data->series, m_data->inForce) : 0;
    if (!m_data)
        m_replay = {};
    if (!part)
        fit();
    changed();
}

void TuneChart::setDraft(const TriggerPolicy &draft, const Simulation &replay)
{
    m_draft = draft;
    m_replay = replay;
    m_peakDraft = m_data ? peakOf(m_data->series, m_replay) : 0;
    changed();
}

void TuneChart::changed()
{
    setAccessibleDescription(describe());
    update();
}

void TuneChart::fit()
{
    if (!m_data || m_data->series.size() == 0) {
        m_from = 0;
        m_to = 1;
        return;
    }
    m_from = double(m_data->series.times.front());
    m_to = double(m_data->series.times.back());
    if (m_to - m_from < kLeastSpan) {
        m_from -= kDayMs / 2;
        m_to += kDayMs / 2;
    }
    update();
}

void TuneChart::zoom(qreal factor, qreal x)
{
    if (!m_data || m_data->series.size() < 2)
        return;
    const Places at = places(size());
    const double first = double(m_data->series.times.front()), last = double(m_data->series.times.back());
    const double share = std::clamp((x - at.left) / std::max<qreal>(1, at.right - at.left), 0.0, 1.0);
    const double pivot = m_from + (m_to - m_from) * share;
    const double span = std::max(kLeastSpan, (m_to - m_from) / factor);
    if (span >= last - first) {
        fit();
        return;
    }
    m_from = std::clamp(pivot - span * share, first, last - span);
    m_to = m_from + span;
    update();
}

TuneChart::Places TuneChart::places(const QSize &size) const
{
    const qreal scale = Theme::instance().scale();
    Places at;
    at.laneCount = m_data && !actual().empty() ? 3 : 2;
    // As much at the sides as their words need, in any language.
    const QFontMetricsF caption(Theme::instance().font(Type::Caption));
    const QFontMetricsF strong(Theme::instance().font(Type::Secondary, 600));
    qreal left = kChartLeft * scale, right = kChartRight * scale;
    for (const QString &name : {tr("Actual"), tr("In force"), tr("Draft")})
        left = std::max(left, caption.horizontalAdvance(name) + 8 + 6);
    if (m_data) {
        for (const std::size_t firings : {m_data->inForce.firings.size(), m_replay.firings.size()})
            right = std::max(right, 14 + strong.horizontalAdvance(figure(qlonglong(firings))) +
                                        caption.horizontalAdvance(countWord(firings)) + 6);
        for (const QString &word : {draftWords(m_replay, *m_data), episodeWords(*m_data), tr("Accumulator"),
                                    tr("Importance"), tr("%1 in force").arg(thresholdText(9999.9))})
            right = std::max(right, 10 + caption.horizontalAdvance(word) + 6);
    }
    at.left = std::round(left);
    at.right = std::max(at.left + 80, std::round(size.width() - right));
    at.top = kChartTop;
    at.axis = size.height() - kAxis * scale;
    at.lanes = at.axis - kLane * scale * at.laneCount;
    at.zero = std::round(at.lanes - 14);
    const qreal room = at.zero - at.top;
    at.importanceBottom = std::round(at.top + std::clamp(room * 0.245, 24.0, 140.0));
    at.accTop = std::round(at.importanceBottom + std::min(30.0, room * 0.08));
    return at;
}

QString TuneChart::countWord(std::size_t firings) const
{
    return firings == 1 ? tr("firing") : tr("firings");
}

bool TuneChart::crowded(const Simulation &replay, const Places &at) const
{
    const auto place = [&](double ms) {
        return std::partition_point(replay.firings.begin(), replay.firings.end(), [ms](const SimulatedFiring &one) {
            return double(one.at.time_since_epoch().count()) < ms;
        });
    };
    return double(place(m_to + 1) - place(m_from)) > (at.right - at.left) / 5;
}

double TuneChart::scaleTop() const
{
    const double top =
        std::max({m_peakInForce, m_peakDraft, m_inForce.importance.value_or(0), m_draft.importance.value_or(0), 1.0});
    return top * 1.06;
}

qreal TuneChart::yOf(double accumulated) const
{
    const Places at = places(size());
    return at.zero - (at.zero - at.accTop) * accumulated / scaleTop();
}

qreal TuneChart::xOf(Time time) const
{
    const Places at = places(size());
    return at.left + (at.right - at.left) * (double(time.time_since_epoch().count()) - m_from) / (m_to - m_from);
}

double TuneChart::step() const
{
    const double top = scaleTop();
    return top <= 60 ? 0.1 : top <= 600 ? 1 : top <= 6000 ? 10 : 100;
}

QRectF TuneChart::handleRect() const
{
    if (!m_draft.importance || !m_data)
        return {};
    const qreal scale = Theme::instance().scale();
    const Places at = places(size());
    const qreal y = std::round(yOf(*m_draft.importance));
    return {at.right + 3, y - kHandleHeight * scale / 2, kHandleWidth * scale, kHandleHeight * scale};
}

void TuneChart::moveThreshold(double value)
{
    const double unit = step();
    const double rounded = std::clamp(std::round(value / unit) * unit, unit, 1e6);
    // Free of what binary fractions add.
    const double exact = std::round(rounded * 100) / 100;
    if (m_draft.importance && std::fabs(*m_draft.importance - exact) < 1e-9)
        return;
    Q_EMIT thresholdMoved(exact);
}

std::vector<std::pair<Time, const TriggerEvent *>> TuneChart::actual() const
{
    std::vector<std::pair<Time, const TriggerEvent *>> out;
    if (!m_data)
        return out;
    for (const TriggerEvent &event : m_data->log) {
        if (event.kind == "firing")
            out.emplace_back(event.at, &event);
    }
    return out;
}

QPolygonF TuneChart::steps(const Simulation &replay, const Places &at) const
{
    const EpisodeSeries &series = m_data->series;
    StepLine line;
    const qreal perMs = (at.right - at.left) / (m_to - m_from);
    const qreal perUnit = (at.zero - at.accTop) / scaleTop();
    const auto x = [&](std::int64_t ms) { return at.left + (double(ms) - m_from) * perMs; };
    const auto y = [&](double sum) { return at.zero - sum * perUnit; };
    // From the last firing before what is in view.
    const auto lowFrom = std::int64_t(m_from);
    auto firing = std::partition_point(replay.firings.begin(), replay.firings.end(), [&](const SimulatedFiring &one) {
        return one.at.time_since_epoch().count() < lowFrom;
    });
    std::size_t place = firing == replay.firings.begin() ? 0 : std::prev(firing)->episode + 1;
    double sum = 0;
    line.add(std::max(at.left, place < series.size() ? x(series.times[place]) : at.left), y(0));
    while (place < series.size()) {
        // A schedule that fired before this episode came.
        while (firing != replay.firings.end() && firing->episode < place) {
            const qreal here = std::clamp(x(firing->at.time_since_epoch().count()), at.left, at.right);
            line.add(here, y(sum));
            line.add(here, y(0));
            sum = 0;
            ++firing;
        }
        if (double(series.times[place]) > m_to)
            break;
        // Between two firings the sum only grows, so that of each half pixel the first and the last will do.
        const std::size_t end = firing != replay.firings.end() ? firing->episode + 1 : series.size();
        while (place < end && double(series.times[place]) <= m_to) {
            const qreal here = std::max(at.left, x(series.times[place]));
            const auto next = std::int64_t(std::ceil(m_from + ((std::floor(here * 2) + 1) / 2 - at.left) / perMs));
            sum += series.importance[place++];
            line.add(here, y(sum));
            const double first = sum;
            while (place < end && series.times[place] < next)
                sum += series.importance[place++];
            if (sum != first)
                line.add(here, y(sum));
        }
        if (place == end && firing != replay.firings.end() &&
            firing->at.time_since_epoch().count() == series.times[place - 1]) {
            line.add(std::max(at.left, x(series.times[place - 1])), y(0));
            sum = 0;
            ++firing;
        }
    }
    if (firing != replay.firings.end() && double(firing->at.time_since_epoch().count()) <= m_to &&
        firing->episode < place) {
        line.add(x(firing->at.time_since_epoch().count()), y(sum));
        line.add(x(firing->at.time_since_epoch().count()), y(0));
        sum = 0;
    }
    line.add(at.right, y(sum));
    return line.take();
}

void TuneChart::paintGrid(QPainter &painter, const Places &at, ChartLabels &labels) const
{
    const Tokens &t = tk();
    const QFont caption = Theme::instance().font(Type::Caption);
    const auto rule = [&](qreal y, const QColor &colour) {
        painter.fillRect(QRectF(at.left, std::round(y), at.right - at.left, 1), colour);
    };
    for (const double value : {0.0, 1.0, 0.5}) { // the ends before the middle
        const qreal y = at.importanceBottom - (at.importanceBottom - at.top) * value;
        rule(y, value == 0 ? t.line2 : t.line);
        labels.putRight(caption, t.tx3, at.left - 8, y - 7, 14, QLocale().toString(value, 'f', 1));
    }
    const double top = scaleTop();
    const double step = niceStep(top, std::clamp(int((at.zero - at.accTop) / px(44)), 2, 8));
    for (int i = 0; i <= int(std::floor(top / step + 1e-9)); ++i) {
        const double value = i * step;
        const qreal y = at.zero - (at.zero - at.accTop) * value / top;
        rule(y, value == 0 ? t.line2 : t.line);
        labels.putRight(caption, t.tx3, at.left - 8, y - 7, 14, QLocale().toString(value, 'g', 6));
    }
}

void TuneChart::paintTimes(QPainter &painter, const Places &at, ChartLabels &labels) const
{
    const Tokens &t = tk();
    const QFont caption = Theme::instance().font(Type::Caption);
    const QFont strong = Theme::instance().font(Type::Caption, 600);
    qreal free = at.left - 40;
    for (const Tick &tick : timeTicks(m_from, m_to, at.right - at.left)) {
        const qreal x = std::round(at.left + (at.right - at.left) * (tick.ms - m_from) / (m_to - m_from));
        if (tick.major) {
            painter.fillRect(QRectF(x, at.top, 1, at.axis - at.top - 4), t.line);
        } else {
            QPen pen(t.line, 1);
            pen.setCapStyle(Qt::FlatCap);
            pen.setDashPattern({1, 3});
            painter.setPen(pen);
            painter.drawLine(QPointF(x + 0.5, at.top), QPointF(x + 0.5, at.axis - 4));
        }
        const QFont &font = tick.major ? strong : caption;
        const qreal wide = QFontMetricsF(font).horizontalAdvance(tick.text);
        const qreal left = std::max(at.left - 12, x - wide / 2);
        if (left < free)
            continue;
        if (!labels.put(font, tick.major ? t.tx : t.tx2, left, at.axis + 4, 16, tick.text))
            continue;
        free = left + wide + 10;
    }
}

// The highest of each pixel, and whether it was set; computed once for what is in view.
const TuneChart::Stems &TuneChart::stemsOf(int columns) const
{
    if (m_stems.of == m_data.get() && m_stems.from == m_from && m_stems.to == m_to &&
        int(m_stems.highest.size()) == columns + 1)
        return m_stems;
    const EpisodeSeries &series = m_data->series;
    m_stems = {m_data.get(),
               m_from,
               m_to,
               std::vector<float>(std::size_t(columns) + 1, -1.0F),
               std::vector<std::uint8_t>(std::size_t(columns) + 1, 0),
               {}};
    std::vector<double> sums(m_stems.highest.size(), 0);
    std::vector<std::uint32_t> counts(m_stems.highest.size(), 0);
    std::size_t all = 0;
    const auto begin = std::lower_bound(series.times.begin(), series.times.end(), std::int64_t(std::floor(m_from)));
    for (auto i = std::size_t(begin - series.times.begin()); i < series.size() && double(series.times[i]) <= m_to;
         ++i) {
        const auto column = std::size_t(
            std::clamp((double(series.times[i]) - m_from) / (m_to - m_from) * columns, 0.0, double(columns)));
        sums[column] += series.importance[i];
        ++counts[column];
        ++all;
        if (series.importance[i] > m_stems.highest[column]) {
            m_stems.highest[column] = float(series.importance[i]);
            m_stems.unset[column] = series.unset[i];
        }
    }
    if (all > 3 * counts.size()) {
        m_stems.mean.resize(counts.size());
        for (std::size_t i = 0; i < counts.size(); ++i)
            m_stems.mean[i] = counts[i] > 0 ? float(sums[i] / counts[i]) : 0;
    }
    return m_stems;
}

void TuneChart::paintStems(QPainter &painter, const Places &at) const
{
    const Stems &stems = stemsOf(std::max(1, int(at.right - at.left)));
    const std::vector<float> &highest = stems.highest;
    const std::vector<std::uint8_t> &unset = stems.unset;
    const Tokens &t = tk();
    const QColor high = mixed(t.active, t.base, 0.8), low = mixed(t.active, t.base, 0.34);
    const qreal tall = at.importanceBottom - at.top;
    for (std::size_t column = 0; column < highest.size(); ++column) {
        if (highest[column] < 0)
            continue;
        const qreal x = at.left + qreal(column);
        const qreal top = std::round(at.importanceBottom - std::max<qreal>(1, tall * qreal(highest[column])));
        if (!stems.mean.empty()) { // up to the mean strong, up to the highest pale
            const qreal mean = std::round(at.importanceBottom - tall * qreal(stems.mean[column]));
            painter.fillRect(QRectF(x, top, 1, mean - top), mixed(t.active, t.base, 0.22));
            painter.fillRect(QRectF(x, mean, 1, at.importanceBottom - mean), low);
            painter.fillRect(QRectF(x, mean, 1, 1), high);
        } else if (unset[column]) { // a gap marks what counts a half for want of a value
            const int dots = int(std::ceil((at.importanceBottom - top) / 4));
            for (int i = 0; i < dots; ++i)
                painter.fillRect(QRectF(x, top + 4 * i, 1, 2), low);
        } else {
            painter.fillRect(QRectF(x, top, 1, at.importanceBottom - top), highest[column] >= 0.5F ? high : low);
        }
    }
}

void TuneChart::paintLanes(QPainter &painter, const Places &at, ChartLabels &labels) const
{
    const Tokens &t = tk();
    const qreal scale = Theme::instance().scale();
    const QFont caption = Theme::instance().font(Type::Caption), strong = Theme::instance().font(Type::Secondary, 600);
    const qreal perMs = (at.right - at.left) / (m_to - m_from);
    const auto x = [&](Time time) { return at.left + (double(time.time_since_epoch().count()) - m_from) * perMs; };
    qreal y = at.lanes + kLane * scale / 2;
    painter.setRenderHint(QPainter::Antialiasing, false);
    const auto lane = [&](const QString &name, std::size_t count, const QColor &colour) {
        painter.fillRect(QRectF(at.left, std::round(y), at.right - at.left, 1), t.line2);
        labels.putRight(caption, t.tx2, at.left - 8, y - 8, 16, name);
        const QString number = figure(qlonglong(count));
        labels.put(strong, colour, at.right + 10, y - 8, 16, number);
        labels.put(caption, t.tx2, at.right + 14 + QFontMetricsF(strong).horizontalAdvance(number), y - 8, 16,
                   countWord(count));
    };
    // One sign for what falls on the same two pixels.
    const auto signs = [&](const auto &times, const QColor &colour) {
        const auto from = std::lower_bound(times.begin(), times.end(), Time(std::chrono::milliseconds(qint64(m_from))));
        const auto to = std::upper_bound(from, times.end(), Time(std::chrono::milliseconds(qint64(std::ceil(m_to)))));
        if (double(to - from) > (at.right - at.left) / 5) { // a strip, as high as there are many
            constexpr qreal kBin = 4;
            std::vector<int> bins(std::size_t((at.right - at.left) / kBin) + 1, 0);
            for (auto time = from; time != to; ++time)
                ++bins[std::min(bins.size() - 1, std::size_t(std::max<qreal>(0, x(*time) - at.left) / kBin))];
            const int most = *std::max_element(bins.begin(), bins.end());
            for (std::size_t i = 0; i < bins.size(); ++i) {
                if (bins[i] == 0)
                    continue;
                const qreal half = std::max(1.0, std::round(9 * scale * std::sqrt(double(bins[i]) / most)));
                const qreal left = at.left + qreal(i) * kBin;
                painter.fillRect(QRectF(left, std::round(y) - half, std::min(kBin, at.right - left), 2 * half),
                                 mixed(colour, t.base, 0.6));
            }
            return;
        }
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(colour);
        qreal last = -10;
        for (const Time &time : times) {
            const qreal here = x(time);
            if (here < at.left - 1 || here > at.right + 1 || here - last < 2)
                continue;
            triangle(painter, here, y, 4.5 * scale);
            last = here;
        }
        painter.setRenderHint(QPainter::Antialiasing, false);
    };
    const auto timesOf = [](const std::vector<SimulatedFiring> &firings) {
        std::vector<Time> times;
        times.reserve(firings.size());
        for (const SimulatedFiring &firing : firings)
            times.push_back(firing.at);
        return times;
    };
    if (at.laneCount == 3) {
        std::vector<Time> times;
        for (const auto &[time, event] : actual())
            times.push_back(time);
        std::sort(times.begin(), times.end());
        lane(tr("Actual"), times.size(), t.tx);
        signs(times, t.tx);
        // Runs of today over a history of last year lie outside.
        const auto outside = [&](bool later) {
            const auto n = std::count_if(times.begin(), times.end(), [&](Time time) {
                const auto ms = double(time.time_since_epoch().count());
                return later ? ms > m_to : ms < m_from;
            });
            if (n == 0)
                return;
            const QString text =
                later ? tr("%1 later →").arg(figure(qlonglong(n))) : tr("← %1 earlier").arg(figure(qlonglong(n)));
            const qreal wide = QFontMetricsF(caption).horizontalAdvance(text);
            const qreal left = later ? at.right - wide - 2 : at.left + 2;
            if (!labels.isFree(ChartLabels::rectOf(caption, left, y - 8, 16, text)))
                return;
            painter.fillRect(QRectF(left - 4, y - px(8), wide + 8, px(16)), t.base);
            labels.put(caption, t.tx2, left, y - 8, 16, text);
        };
        outside(true);
        outside(false);
        y += kLane * scale;
    }
    lane(tr("In force"), m_data->inForce.firings.size(), t.tx);
    signs(timesOf(m_data->inForce.firings), t.tx2);
    y += kLane * scale;
    lane(tr("Draft"), m_replay.firings.size(), t.acc);
    // Held: an open triangle, and a bar until it fires; where there is no room the bars alone, below.
    const bool full = crowded(m_replay, at);
    painter.setRenderHint(QPainter::Antialiasing, !full);
    qreal last = -10;
    for (const SimulatedHold &hold : m_replay.holds) {
        const qreal from = x(hold.from), until = std::min(x(hold.until), at.right);
        if (until < at.left || from > at.right || until - last < 2)
            continue;
        last = until;
        if (full) {
            const qreal left = std::max(from, at.left);
            painter.fillRect(QRectF(left, std::round(y + 10 * scale), std::max(1.0, until - left), 2), t.warn);
            continue;
        }
        if (until - from > 2)
            painter.fillRect(QRectF(std::max(from, at.left), std::round(y) - 0.5, until - std::max(from, at.left), 2),
                             t.warn);
        if (from >= at.left) {
            painter.setPen(QPen(t.warn, 1.25));
            painter.setBrush(t.base);
            triangle(painter, from, y, 4.2 * scale);
        }
    }
    signs(timesOf(m_replay.firings), t.acc);
    // Down to the lane where there is room to tell them apart.
    if (m_replay.firings.size() <= 120) {
        QPen pen(mixed(t.acc, t.base, 0.6), 1);
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({1, 2});
        painter.setPen(pen);
        for (const SimulatedFiring &firing : m_replay.firings) {
            const qreal here = std::round(x(firing.at)) + 0.5;
            if (here >= at.left && here <= at.right)
                painter.drawLine(QPointF(here, at.zero + 2), QPointF(here, y - 6));
        }
    }
}

void TuneChart::paintHandle(QPainter &painter, const Places &at, ChartLabels &labels) const
{
    const Tokens &t = tk();
    const qreal scale = Theme::instance().scale();
    const double top = scaleTop();
    const auto y = [&](double sum) { return std::round(at.zero - (at.zero - at.accTop) * sum / top); };
    const QFont caption = Theme::instance().font(Type::Caption);
    if (m_inForce.importance) {
        const qreal line = y(*m_inForce.importance);
        QPen pen(t.tx, 1);
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({4, 3});
        painter.setPen(pen);
        painter.drawLine(QPointF(at.left, line + 0.5), QPointF(at.right, line + 0.5));
        // Beside its line, else above or below the handle, where nothing else stands.
        const qreal half = px(7), least = kHandleHeight * scale / 2 + 5;
        const qreal draft = m_draft.importance ? y(*m_draft.importance) : line;
        const bool above = line <= draft;
        const qreal over = draft - least - 2 * half, under = draft + least;
        const QString words = tr("%1 in force").arg(thresholdText(*m_inForce.importance));
        for (const qreal place : {line - half, above ? over : under, above ? under : over}) {
            if (labels.put(caption, t.tx2, at.right + 10, place, 2 * half, words))
                break;
        }
    }
    if (!m_draft.importance) {
        labels.put(caption, t.tx3, at.right + 10, at.accTop - px(7), px(14), tr("importance is off"));
        return;
    }
    const qreal line = y(*m_draft.importance);
    painter.fillRect(QRectF(at.left, line - 0.5, at.right + 3 - at.left, 1.5), t.acc);
    const QRectF box(at.right + 3, line - kHandleHeight * scale / 2, kHandleWidth * scale, kHandleHeight * scale);
    const auto shape = [](const QRectF &r, qreal nose) {
        QPainterPath path;
        path.moveTo(r.left(), r.center().y());
        path.lineTo(r.left() + nose, r.top());
        path.lineTo(r.right() - 4, r.top());
        path.quadTo(r.right(), r.top(), r.right(), r.top() + 4);
        path.lineTo(r.right(), r.bottom() - 4);
        path.quadTo(r.right(), r.bottom(), r.right() - 4, r.bottom());
        path.lineTo(r.left() + nose, r.bottom());
        path.closeSubpath();
        return path;
    };
    painter.setRenderHint(QPainter::Antialiasing);
    if (hasFocus()) {
        painter.setPen(QPen(t.acc, 2));
        painter.setBrush(t.base);
        painter.drawRoundedRect(box.adjusted(-1, -3, 3, 3), 6, 6);
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(m_dragging ? t.accDown : m_hover ? t.accHover : t.accFill);
    painter.drawPath(shape(box, 8 * scale));
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int i = -1; i <= 1; ++i)
        painter.fillRect(QRectF(box.left() + 15 * scale, line + i * 3, 9, 1), t.onAcc);
    writeRight(painter, Theme::instance().font(Type::Base, 600), t.onAcc, box.right() - 9 * scale, box.top(),
               box.height(), thresholdText(*m_draft.importance));
}

void TuneChart::paintLabels(const Places &at, ChartLabels &labels) const
{
    const Tokens &t = tk();
    const QFont caption = Theme::instance().font(Type::Caption);
    const qreal x = at.right + 10;
    if (labels.put(caption, t.tx2, x, at.top - 2, 16, tr("Importance")))
        labels.put(caption, t.tx3, x, at.top - 2 + px(15), 16, episodeWords(*m_data));
    if (labels.put(caption, t.tx3, x, at.zero - px(15), 16, draftWords(m_replay, *m_data)))
        labels.put(caption, t.tx2, x, at.zero - px(30), 16, tr("Accumulator"));
}

void TuneChart::paintChart(QPainter &painter, const QSize &size)
{
    const Tokens &t = tk();
    painter.fillRect(QRect(QPoint(0, 0), size), t.base);
    if (!m_data || m_data->series.size() == 0)
        return;
    const Places at = places(size);
    ChartLabels labels(painter, size);
    const QRectF handle = handleRect();
    if (!handle.isNull()) // what is dragged comes first
        labels.reserve(handle.adjusted(0, -3, 3, 3));
    const QPolygonF draft = steps(m_replay, at);
    fillSteps(painter, draft, at.zero, mixed(t.acc, t.base, 0.1)); // first, so that the grid stays readable
    paintGrid(painter, at, labels);
    paintTimes(painter, at, labels);
    paintStems(painter, at);
    painter.setBrush(Qt::NoBrush);
    drawSteps(painter, steps(m_data->inForce, at), t.tx3, 1, crowded(m_data->inForce, at));
    drawSteps(painter, draft, t.acc, 1.5, crowded(m_replay, at));
    paintLanes(painter, at, labels);
    painter.setRenderHint(QPainter::Antialiasing, false);
    paintHandle(painter, at, labels);
    paintLabels(at, labels);
    m_labels = labels.labels();
}

void TuneChart::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    paintChart(painter, size());
}

QString TuneChart::describe() const
{
    if (!m_data)
        return {};
    QString text = tr("%1; the policy in force fires %2, the draft %3")
                       .arg(counted(qlonglong(m_data->series.size()), tr("1 episode"), tr("%1 episodes")),
                            counted(qlonglong(m_data->inForce.firings.size()), tr("once"), tr("%1 times")),
                            counted(qlonglong(m_replay.firings.size()), tr("once"), tr("%1 times")));
    if (!m_replay.holds.empty())
        text += tr(", held %1").arg(counted(qlonglong(m_replay.holds.size()), tr("once"), tr("%1 times")));
    return text;
}

QString TuneChart::tipAt(const QPoint &point) const
{
    if (!m_data || m_data->series.size() == 0)
        return {};
    const Places at = places(size());
    const QPointF where(point);
    if (where.x() < at.left - 6 || where.x() > at.right + 6)
        return {};
    const auto nearest = [&](const std::vector<SimulatedFiring> &firings) -> const SimulatedFiring * {
        const SimulatedFiring *best = nullptr;
        const auto after = std::partition_point(firings.begin(), firings.end(),
                                                [&](const SimulatedFiring &one) { return xOf(one.at) < where.x(); });
        for (const auto &one : {after == firings.begin() ? after : after - 1, after}) {
            if (one != firings.end() && std::fabs(xOf(one->at) - where.x()) < 7 &&
                (!best || std::fabs(xOf(one->at) - where.x()) < std::fabs(xOf(best->at) - where.x())))
                best = &*one;
        }
        return best;
    };
    const auto told = [](const SimulatedFiring &one) {
        return tr("Fires %1, by %2: %3 in %4\n%5")
            .arg(shortTime(one.at), conditionWord(one.by), tenth(one.accumulated),
                 counted(qlonglong(one.episodes), tr("1 episode"), tr("%1 episodes")), utcTime(one.at));
    };
    const qreal lane = kLane * Theme::instance().scale();
    if (where.y() >= at.lanes && where.y() < at.axis) {
        int row = int((where.y() - at.lanes) / lane);
        if (at.laneCount == 3 && row == 0) {
            for (const auto &[time, event] : actual()) {
                if (std::fabs(xOf(time) - where.x()) < 7)
                    return tr("Fired %1, by %2: %3 in %4\n%5")
                        .arg(shortTime(time), event->by ? conditionWord(*event->by) : QString(),
                             tenth(event->accumulated),
                             counted(qlonglong(event->episodes), tr("1 episode"), tr("%1 episodes")), utcTime(time));
            }
            return {};
        }
        row -= at.laneCount - 2;
        if (const SimulatedFiring *one = nearest(row == 0 ? m_data->inForce.firings : m_replay.firings))
            return told(*one);
        if (row == 1) {
            for (const SimulatedHold &hold : m_replay.holds) {
                if (where.x() > xOf(hold.from) - 6 && where.x() < xOf(hold.until) + 6)
                    return tr("Held from %1 to %2 by %3")
                        .arg(shortTime(hold.from), shortTime(hold.until), holdWord(hold.reason));
            }
        }
        return {};
    }
    if (where.y() < at.importanceBottom) {
        const double ms = m_from + (m_to - m_from) * (where.x() - at.left) / (at.right - at.left);
        const EpisodeSeries &series = m_data->series;
        auto place = std::lower_bound(series.times.begin(), series.times.end(), std::int64_t(ms));
        if (place == series.times.end())
            --place;
        const auto i = std::size_t(place - series.times.begin());
        return series.unset[i] ? tr("%1: importance not set, counts 0.5").arg(shortTime(series.at(i)))
                               : tr("%1: importance %2")
                                     .arg(shortTime(series.at(i)), QLocale().toString(series.importance[i], 'g', 3));
    }
    return {};
}

void TuneChart::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    const QPointF at = event->position();
    const bool line = m_draft.importance && at.x() >= places(size()).left && at.x() <= places(size()).right &&
                      std::fabs(at.y() - yOf(*m_draft.importance)) <= 5;
    if (handleRect().adjusted(-2, -2, 2, 2).contains(at) || line) {
        m_dragging = true;
        update();
        return;
    }
    if (m_data && m_data->series.size() > 1) {
        m_panning = true;
        m_pressed = event->pos();
        m_pressedFrom = m_from;
    }
}

void TuneChart::mouseMoveEvent(QMouseEvent *event)
{
    const Places at = places(size());
    if (m_dragging) {
        moveThreshold((at.zero - event->position().y()) / std::max<qreal>(1, at.zero - at.accTop) * scaleTop());
        return;
    }
    if (m_panning) {
        const double first = double(m_data->series.times.front()), last = double(m_data->series.times.back());
        const double span = m_to - m_from;
        if (span < last - first) {
            m_from = std::clamp(m_pressedFrom - (event->pos().x() - m_pressed.x()) * span / (at.right - at.left), first,
                                last - span);
            m_to = m_from + span;
            update();
        }
        return;
    }
    const bool hover = handleRect().contains(event->position());
    const bool line = m_draft.importance && event->position().x() < at.right && event->position().x() > at.left &&
                      std::fabs(event->position().y() - yOf(*m_draft.importance)) <= 5;
    setCursor(hover || line ? Qt::SizeVerCursor : Qt::ArrowCursor);
    if (hover != m_hover) {
        m_hover = hover;
        update();
    }
}

void TuneChart::mouseReleaseEvent(QMouseEvent *)
{
    m_dragging = m_panning = false;
    update();
}

void TuneChart::wheelEvent(QWheelEvent *event)
{
    if (event->angleDelta().y() == 0) {
        event->ignore();
        return;
    }
    zoom(std::pow(1.2, event->angleDelta().y() / 120.0), event->position().x());
    event->accept();
}

void TuneChart::keyPressEvent(QKeyEvent *event)
{
    const double now = m_draft.importance.value_or(m_inForce.importance.value_or(15));
    const double small = step(), big = small * 10;
    const qreal middle = (places(size()).left + places(size()).right) / 2;
    switch (event->key()) {
    case Qt::Key_Up:
        moveThreshold(now + small);
        break;
    case Qt::Key_Down:
        moveThreshold(now - small);
        break;
    case Qt::Key_PageUp:
        moveThreshold(now + big);
        break;
    case Qt::Key_PageDown:
        moveThreshold(now - big);
        break;
    case Qt::Key_F:
        fit();
        break;
    case Qt::Key_Plus:
        zoom(1.5, middle);
        break;
    case Qt::Key_Minus:
        zoom(1 / 1.5, middle);
        break;
    case Qt::Key_Left:
    case Qt::Key_Right: {
        if (!m_data || m_data->series.size() < 2)
            break;
        const double first = double(m_data->series.times.front()), last = double(m_data->series.times.back());
        const double span = m_to - m_from;
        if (span < last - first) {
            m_from = std::clamp(m_from + span / 8 * (event->key() == Qt::Key_Left ? -1 : 1), first, last - span);
            m_to = m_from + span;
            update();
        }
        break;
    }
    default:
        QWidget::keyPressEvent(event);
    }
}

void TuneChart::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void TuneChart::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void TuneChart::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    update();
}

bool TuneChart::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        const auto *help = static_cast<QHelpEvent *>(event);
        const QString tip = tipAt(help->pos());
        if (tip.isEmpty())
            QToolTip::hideText();
        else
            QToolTip::showText(help->globalPos(), plainTip(tip), this);
        return true;
    }
    return QWidget::event(event);
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/mapcanvas.h"

#include "shell/theme.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QImage>
#include <QKeyEvent>
#include <QLocale>
#include <QMouseEvent>
#include <QNativeGestureEvent>
#include <QPainter>
#include <QPainterPath>
#include <QScrollBar>
#include <QStyle>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <ctime>

namespace credence::ui {

using namespace map;

namespace {

constexpr double kLeastSpan = 60'000; // one minute
constexpr int kLane = 24;
constexpr std::size_t kMapSteps = 50; // windows that are remembered
constexpr qint64 kMapPause = 800;     // ms after which turning the wheel is another step
constexpr double kLeastMapSpan = 6;   // px; less is a click
constexpr int kAxis = 27;
constexpr int kTable = 232;
constexpr std::size_t kMostConeMarks = 400; // of one band that is a strip; more are a strip of their own
constexpr double kPi = 3.14159265358979323846;

QPainterPath curve(QPointF source, QPointF derived)
{
    // Both handles vertical, half the height, at least 10.
    const double h = std::max(10.0, std::abs(source.y() - derived.y()) / 2);
    QPainterPath path(source);
    path.cubicTo(QPointF(source.x(), source.y() - h), QPointF(derived.x(), derived.y() + h), derived);
    return path;
}

QPointF along(QPointF a, QPointF b, double t)
{
    const double h = std::max(10.0, std::abs(a.y() - b.y()) / 2);
    const QPointF p1(a.x(), a.y() - h), p2(b.x(), b.y() + h);
    const double u = 1 - t;
    return u * u * u * a + 3 * u * u * t * p1 + 3 * u * t * t * p2 + t * t * t * b;
}

// The beginning of the pixel that holds v, plus half of one: a crisp line one device pixel wide.
double crisp(double v, qreal ratio)
{
    return (std::floor(v * ratio) + 0.5) / ratio;
}

QPen hairline(const QColor &colour)
{
    QPen pen(colour, 1);
    pen.setCosmetic(true);
    return pen;
}

} // namespace

MapCanvas::MapCanvas(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("mapCanvas"));
    setFocusPolicy(Qt::StrongFocus);
    setProperty("ownFocus", true); // painted 2 px inside
    setMouseTracking(true);
    setAttribute(Qt::WA_OpaquePaintEvent);
    setAccessibleName(tr("Map"));
    setAccessibleDescription(tr("Memories by time and depth. Arrow keys walk along links: down to a source, up to what "
                                "rests on it, left and right to neighbours."));
    setMinimumSize(px(280), px(200));
    m_scroll = new QScrollBar(Qt::Vertical, this);
    m_scroll->setObjectName(QStringLiteral("mapScroll"));
    m_scroll->setAccessibleName(tr("Depths"));
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->hide();
    connect(m_scroll, &QScrollBar::valueChanged, this, [this] {
        m_prepared = false;
        drop();
    });
    m_travel.setEasingCurve(QEasingCurve::OutCubic);
    m_travel.setStartValue(0.0);
    m_travel.setEndValue(1.0);
    connect(&m_travel, &QVariantAnimation::valueChanged, this, [this](const QVariant &value) {
        const double t = value.toDouble();
        const bool fitted = m_fitted;
        setWindow({m_travelFrom.from + (m_travelTo.from - m_travelFrom.from) * t,
                   m_travelFrom.to + (m_travelTo.to - m_travelFrom.to) * t});
        m_fitted = fitted;
    });
}

MapCanvas::~MapCanvas() = default;

void MapCanvas::setScene(std::shared_ptr<const Scene> scene, bool keepWindow)
{
    const bool first = !m_scene;
    m_scene = std::move(scene);
    m_rings.reset();
    m_cone.reset();
    m_selected = kNoNode;
    m_labelPositions.clear();
    m_layouts.clear();
    m_edges.clear();
    m_coneSpots.clear();
    m_labels.clear();
    m_travel.stop();
    relayout();
    if (!keepWindow)
        m_before.clear();
    if (first || !keepWindow || m_fitted) {
        m_fitted = true;
        m_window = {};
        const TimeWindow full = fullWindow();
        m_window = full;
        Q_EMIT windowChanged(m_window);
    } else {
        const bool fitted = m_fitted;
        setWindow(m_window);
        m_fitted = fitted;
    }
    drop();
}

void MapCanvas::setRings(std::shared_ptr<const Rings> rings)
{
    m_rings = std::move(rings);
    drop();
}

void MapCanvas::setSelected(Node node)
{
    if (m_scene && node != kNoNode && node >= m_scene->snapshot->size())
        node = kNoNode;
    if (node == m_selected)
        return;
    m_selected = node;
    if (m_cone && m_cone->self != node)
        m_cone.reset();
    m_labelPositions.clear();
    m_prepared = false;
    drop();
    announce();
}

void MapCanvas::setCone(std::shared_ptr<const Cone> cone)
{
    m_cone = std::move(cone);
    if (m_cone && m_cone->self != m_selected)
        m_cone.reset();
    m_prepared = false;
    drop();
    announce();
}

void MapCanvas::setTextProvider(std::function<QString(MemoryKey)> provider)
{
    m_text = std::move(provider);
    drop();
}

void MapCanvas::textsChanged()
{
    if (m_selected != kNoNode)
        drop();
}

void MapCanvas::setWide(bool wide)
{
    if (m_wide == wide)
        return;
    m_wide = wide;
    relayout();
    drop();
}

void MapCanvas::themeChanged()
{
    m_sprites.clear();
    m_labelPixmaps.clear();
    relayout(); // the gutter and the axis hold text
    drop();
}

void MapCanvas::drop()
{
    m_frameOld = true;
    update();
}

// --- time ---

bool MapCanvas::isEmpty() const
{
    return !m_scene || std::ranges::all_of(m_scene->bands, [](const Band &b) { return b.size() == 0; });
}

void MapCanvas::setEmptyText(const QString &text)
{
    m_emptyText = text;
    if (!m_scene)
        drop();
}

TimeWindow MapCanvas::fullWindow() const
{
    if (isEmpty())
        return {0, 86'400'000};
    const double first = double(m_scene->first), last = double(m_scene->last);
    const double margin = last > first ? std::max(kLeastSpan / 2, (last - first) * 0.055) : 6 * 3'600'000.0;
    return {first - margin, last + margin};
}

double MapCanvas::scaleNow() const
{
    return plotRect().width() / std::max(1.0, m_window.span());
}

double MapCanvas::xOf(double time) const
{
    return plotRect().left() + (time - m_window.from) * scaleNow();
}

void MapCanvas::setWindow(TimeWindow w)
{
    const TimeWindow full = fullWindow();
    if (!std::isfinite(w.from) || !std::isfinite(w.to))
        return;
    double span = std::clamp(w.span(), std::min(kLeastSpan, full.span()), full.span());
    double from = w.from + (w.span() - span) / 2;
    from = std::clamp(from, full.from, std::max(full.from, full.to - span));
    const TimeWindow next{from, from + span};
    m_fitted = span >= full.span() * 0.9999;
    if (next == m_window)
        return;
    m_window = next;
    m_prepared = false;
    if (m_hoverX)
        updateReadout();
    drop();
    Q_EMIT windowChanged(m_window);
}

void MapCanvas::travel(TimeWindow w)
{
    m_travel.stop();
    const int duration = std::min(160, style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this));
    if (duration <= 0 || !isVisible()) {
        setWindow(w);
        return;
    }
    m_travelFrom = m_window;
    m_travelTo = w;
    m_fitted = w.span() >= fullWindow().span() * 0.9999; // what it will be; frames on the way don't change it
    m_travel.setDuration(duration);
    m_travel.start();
}

void MapCanvas::fit()
{
    note();
    travel(fullWindow());
}

void MapCanvas::fitCone()
{
    if (!m_scene || !m_cone)
        return;
    double from = std::numeric_limits<double>::max(), to = std::numeric_limits<double>::lowest();
    const auto take = [&](const std::vector<std::int64_t> &times) { // ascending
        if (!times.empty()) {
            from = std::min(from, double(times.front()));
            to = std::max(to, double(times.back()));
        }
    };
    take(m_cone->supportTimes);
    take(m_cone->dependentTimes);
    if (m_scene->hasTime(m_cone->self))
        take({m_scene->time(m_cone->self)});
    if (from > to)
        return;
    const double margin = std::max((to - from) * 0.055, kLeastSpan / 2);
    note();
    travel({from - margin, to + margin});
}

void MapCanvas::note()
{
    const TimeWindow now = m_travel.state() == QAbstractAnimation::Running ? m_travelTo : m_window;
    if (!m_before.empty() && m_before.back() == now)
        return;
    m_before.push_back(now);
    if (m_before.size() > kMapSteps)
        m_before.erase(m_before.begin());
}

void MapCanvas::goBack()
{
    while (!m_before.empty()) {
        const TimeWindow to = m_before.back();
        m_before.pop_back();
        if (to == m_window)
            continue;
        travel(to);
        return;
    }
}

void MapCanvas::zoom(double factor, double x)
{
    if (!(factor > 0))
        return;
    m_travel.stop();
    const QRectF plot = plotRect();
    const double full = fullWindow().span();
    const double span = std::clamp(m_window.span() / factor, std::min(kLeastSpan, full), full);
    const double share = std::clamp((x - plot.left()) / plot.width(), 0.0, 1.0);
    const double at = m_window.from + m_window.span() * share;
    setWindow({at - span * share, at - span * share + span});
}

void MapCanvas::zoomByKey(double factor)
{
    note();
    double x = plotRect().center().x();
    if (m_scene && m_selected != kNoNode && m_scene->hasTime(m_selected)) {
        const double own = xOf(double(m_scene->time(m_selected)));
        if (plotRect().left() <= own && own <= plotRect().right())
            x = own;
    }
    const TimeWindow before = m_window;
    zoom(factor, x);
    const TimeWindow after = m_window;
    if (isVisible() && style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0) {
        setWindow(before);
        travel(after);
    }
}

void MapCanvas::panBy(double pixels)
{
    m_travel.stop();
    const double shift = -pixels / scaleNow();
    setWindow({m_window.from + shift, m_window.to + shift});
}

void MapCanvas::centreOn(Node node)
{
    if (!m_scene || !m_scene->hasTime(node))
        return;
    const double t = double(m_scene->time(node)), half = m_window.span() / 2;
    travel({t - half, t + half});
    ensureVisible(node);
}

void MapCanvas::ensureVisible(Node node)
{
    if (!m_scene || !m_scene->hasTime(node))
        return;
    if (m_scroll->isVisibleTo(this)) {
        const Layout &layout = m_layouts[std::size_t(m_scene->bandOf(node))];
        const int height = int(plotRect().height());
        if (layout.top < m_scroll->value())
            m_scroll->setValue(layout.top);
        else if (layout.top + layout.height > m_scroll->value() + height)
            m_scroll->setValue(layout.top + layout.height - height);
    }
    // Where it is on its way to counts, not where it is.
    const TimeWindow w = m_travel.state() == QAbstractAnimation::Running ? m_travelTo : m_window;
    const double t = double(m_scene->time(node)), span = w.span();
    const double margin = span * 0.04;
    if (t < w.from + margin && w.from > fullWindow().from + 1)
        travel({t - span * 0.2, t + span * 0.8});
    else if (t > w.to - margin && w.to < fullWindow().to - 1)
        travel({t - span * 0.8, t + span * 0.2});
}

void MapCanvas::step(Step step)
{
    if (!m_scene)
        return;
    const Node next = m_selected == kNoNode || !m_scene->hasTime(m_selected)
                          ? firstMemory(*m_scene, std::int64_t(m_window.from), std::int64_t(m_window.to))
                          : walk(*m_scene, m_selected, step);
    if (next == kNoNode)
        return;
    pick(next);
    ensureVisible(next);
}

void MapCanvas::pick(Node node)
{
    setSelected(node);
    Q_EMIT picked(node);
}

// --- geometry ---

QRectF MapCanvas::plotRect() const
{
    const double left = px(m_wide ? 92 : 62);
    const double right = m_wide ? px(kTable) : 12;
    const double top = m_wide ? px(kLane) : 0;
    return {left, top, std::max(40.0, width() - left - right), std::max(40.0, height() - top - px(kAxis))};
}

void MapCanvas::relayout()
{
    m_prepared = false;
    if (!m_scene) {
        m_scroll->hide();
        return;
    }
    const int room = int(plotRect().height());
    const auto heights = bandHeights(int(m_scene->bands.size()), room);
    m_layouts.resize(heights.size());
    int y = 0;
    for (std::size_t i = heights.size(); i-- > 0;) {
        m_layouts[i].top = y;
        m_layouts[i].height = heights[i];
        y += heights[i];
    }
    m_bandsHeight = y;
    const bool scrolls = y > room;
    const bool had = m_scroll->isVisibleTo(this);
    m_scroll->setVisible(scrolls);
    const bool atFoot = !had || m_scroll->value() >= m_scroll->maximum();
    m_scroll->setRange(0, std::max(0, y - room));
    m_scroll->setPageStep(room);
    m_scroll->setSingleStep(24);
    m_scroll->setGeometry(width() - 10, int(plotRect().top()), 10, room);
    if (scrolls && atFoot)
        m_scroll->setValue(m_scroll->maximum());
}

QRectF MapCanvas::bandRect(int band) const
{
    if (band < 0 || band >= int(m_layouts.size()))
        return {};
    const QRectF plot = plotRect();
    const Layout &layout = m_layouts[std::size_t(band)];
    const int scroll = m_bandsHeight > int(plot.height()) ? m_scroll->value() : 0;
    return {plot.left(), plot.top() + layout.top - scroll, plot.width(), double(layout.height)};
}

bool MapCanvas::isStrip(int band) const
{
    return band >= 0 && band < int(m_layouts.size()) && m_layouts[std::size_t(band)].strip;
}

bool MapCanvas::anyStrip() const
{
    return std::ranges::any_of(m_layouts, &Layout::strip);
}

void MapCanvas::setScroll(int value)
{
    m_scroll->setValue(value);
}

double MapCanvas::radiusOf(Node node) const
{
    const int band = m_scene->bandOf(node);
    const int height = m_layouts[std::size_t(band)].height;
    const float importance = m_scene->snapshot->row(node).importance;
    return band == 0 ? episodeRadius(importance, height) : beliefRadius(importance, height);
}

void MapCanvas::prepare()
{
    if (m_prepared || !m_scene)
        return;
    m_prepared = true;
    const QRectF plot = plotRect();
    const Bin bin = chooseBin(m_window.span() / plot.width());
    const auto from = std::int64_t(std::floor(m_window.from)), to = std::int64_t(std::ceil(m_window.to));
    if (bin != m_bin || m_edges.empty() || m_edges.front() > from || m_edges.back() <= to) {
        // One and a half windows: dragging doesn't ask the calendar each frame.
        m_bin = bin;
        const auto more = std::int64_t(m_window.span() / 2);
        m_edges = binEdges(bin, from - more, to + more);
    }
    for (int b = 0; b < int(m_layouts.size()); ++b) {
        Layout &layout = m_layouts[std::size_t(b)];
        const QRectF rect = bandRect(b);
        if (rect.bottom() < plot.top() || rect.top() > plot.bottom())
            continue;
        const Band &band = m_scene->bands[std::size_t(b)];
        const auto [a, e] = band.ranks(from, to + 1);
        const double small = layout.height < 64 ? 0.75 * 0.75 : 1.0;
        double coverage = (band.area[e] - band.area[a]) * kPi * small / (plot.width() * layout.height);
        if (e - a > 40 && coverage < 0.35) {
            // All of it in one corner can't be told apart either: a column twice full counts like 0.35 of the whole.
            const double column = 24;
            const double ms = column / scaleNow();
            const int columns = int(std::ceil((m_window.to - m_window.from) / ms));
            for (int i = 0; i < columns; ++i) {
                const double t = m_window.from + i * ms;
                const auto [ca, ce] = band.ranks(std::int64_t(t), std::int64_t(t + ms));
                const double own = (band.area[ce] - band.area[ca]) * kPi * small / (column * layout.height);
                coverage = std::max(coverage, own * 0.35);
            }
        }
        layout.strip = stripWanted(layout.strip, coverage);
        if (!layout.strip)
            placeBand(b);
    }
    placeCone();
}

void MapCanvas::placeBand(int b)
{
    Layout &layout = m_layouts[std::size_t(b)];
    const Band &band = m_scene->bands[std::size_t(b)];
    const double scale = scaleNow();
    auto [a, e] = band.ranks(std::int64_t(std::floor(m_window.from)), std::int64_t(std::ceil(m_window.to)) + 1);
    if (layout.scale == scale && layout.placedHeight == layout.height && layout.from <= a && layout.to >= e)
        return;
    // Half a window more at both ends, so that what is dragged in is already in its place.
    const double more = m_window.span() / 2;
    const auto [wa, we] = band.ranks(std::int64_t(m_window.from - more), std::int64_t(m_window.to + more));
    if (we - wa < 6000) {
        a = wa;
        e = we;
    }
    layout.scale = scale;
    layout.placedHeight = layout.height;
    layout.from = a;
    layout.to = e;
    layout.begin = m_window.from - more;
    std::vector<map::Spot> spots;
    spots.reserve(e - a);
    layout.x.resize(e - a);
    for (std::size_t i = a; i < e; ++i) {
        const Node n = band.nodes[i];
        const double x = (double(band.times[i]) - layout.begin) * scale;
        layout.x[i - a] = float(x);
        spots.push_back({x, radiusOf(n), std::uint32_t(n) * 2654435761u >> 7});
    }
    layout.places = b == 0 ? swarm(spots, layout.height) : stack(spots, layout.height);
}

void MapCanvas::placeCone()
{
    m_coneSpots.clear();
    m_coneStrip.clear();
    if (m_selected == kNoNode)
        return;
    const QRectF plot = plotRect();
    const auto put = [&](int b, std::span<const Node> nodes) {
        if (nodes.empty())
            return;
        const QRectF rect = bandRect(b);
        Layout &layout = m_layouts[std::size_t(b)];
        const double middle = rect.center().y();
        if (!layout.strip && rect.bottom() > plot.top() && rect.top() < plot.bottom()) {
            const double shift = plot.left() + (layout.begin - m_window.from) * layout.scale;
            for (const Node n : nodes) {
                const std::size_t rank = m_scene->rank[n];
                if (rank < layout.from || rank >= layout.to)
                    continue;
                const Place &place = layout.places[rank - layout.from];
                m_coneSpots.insert(
                    n, {QPointF(shift + double(layout.x[rank - layout.from] + place.dx), middle + double(place.y)),
                        radiusOf(n), true});
            }
            return;
        }
        if (nodes.size() > kMostConeMarks) {
            m_coneStrip.push_back(std::uint64_t(b));
            return;
        }
        double area = 0;
        std::vector<map::Spot> spots;
        for (const Node n : nodes) {
            const double r = radiusOf(n);
            area += r * r * kPi;
            spots.push_back({xOf(double(m_scene->time(n))), r, std::uint32_t(n) * 2654435761u >> 7});
        }
        if (area > 0.35 * plot.width() * layout.height) {
            m_coneStrip.push_back(std::uint64_t(b));
            return;
        }
        const auto places = b == 0 ? swarm(spots, layout.height) : stack(spots, layout.height);
        for (std::size_t i = 0; i < nodes.size(); ++i)
            m_coneSpots.insert(
                nodes[i], {QPointF(spots[i].x + double(places[i].dx), middle + double(places[i].y)), spots[i].r, true});
    };
    const auto from = std::int64_t(std::floor(m_window.from)), to = std::int64_t(std::ceil(m_window.to));
    if (m_cone) {
        for (int b = 0; b < int(m_cone->bands.size()) && b < int(m_layouts.size()); ++b) {
            const auto &nodes = m_cone->bands[std::size_t(b)];
            const auto &times = m_cone->bandTimes[std::size_t(b)];
            const auto first = std::ranges::lower_bound(times, from);
            const auto last = std::ranges::upper_bound(first, times.end(), to);
            put(b, std::span<const Node>(nodes.data() + (first - times.begin()), std::size_t(last - first)));
        }
    } else if (m_scene->hasTime(m_selected)) {
        const std::int64_t t = m_scene->time(m_selected);
        if (t >= from && t <= to)
            put(m_scene->bandOf(m_selected), std::span<const Node>(&m_selected, 1));
    }
}

std::optional<QPointF> MapCanvas::placeOf(Node node)
{
    if (!m_scene || !m_scene->hasTime(node))
        return std::nullopt;
    prepare();
    const auto cone = m_coneSpots.constFind(node);
    if (cone != m_coneSpots.constEnd())
        return cone->at;
    const int b = m_scene->bandOf(node);
    const Layout &layout = m_layouts[std::size_t(b)];
    const std::size_t rank = m_scene->rank[node];
    if (layout.strip || rank < layout.from || rank >= layout.to)
        return std::nullopt;
    const QRectF plot = plotRect();
    const Place &place = layout.places[rank - layout.from];
    const double x =
        plot.left() + (layout.begin - m_window.from) * layout.scale + double(layout.x[rank - layout.from] + place.dx);
    if (x < plot.left() || x > plot.right())
        return std::nullopt;
    return QPointF(x, bandRect(b).center().y() + double(place.y));
}

Node MapCanvas::nodeAt(QPointF at)
{
    if (!m_scene || !plotRect().adjusted(-4, 0, 4, 0).contains(at))
        return kNoNode;
    prepare();
    Node best = kNoNode;
    double nearest = 1e9;
    const auto consider = [&](Node n, QPointF p, double r) {
        const double far = std::hypot(p.x() - at.x(), p.y() - at.y()) - r;
        if (far < 4 && far < nearest) {
            nearest = far;
            best = n;
        }
    };
    for (auto it = m_coneSpots.cbegin(); it != m_coneSpots.cend(); ++it)
        consider(it.key(), it->at, it->r);
    if (best != kNoNode && nearest < 0)
        return best;
    for (int b = 0; b < int(m_layouts.size()); ++b) {
        const QRectF rect = bandRect(b);
        const Layout &layout = m_layouts[std::size_t(b)];
        if (layout.strip || at.y() < rect.top() || at.y() > rect.bottom())
            continue;
        const Band &band = m_scene->bands[std::size_t(b)];
        const double shift = plotRect().left() + (layout.begin - m_window.from) * layout.scale;
        const auto first = std::lower_bound(layout.x.begin(), layout.x.end(), float(at.x() - shift - 14 - kMostAside));
        for (auto it = first; it != layout.x.end() && double(*it) + shift < at.x() + 14 + kMostAside; ++it) {
            const auto i = std::size_t(it - layout.x.begin());
            const Node n = band.nodes[layout.from + i];
            const Place &place = layout.places[i];
            consider(n, QPointF(double(*it + place.dx) + shift, rect.center().y() + double(place.y)), radiusOf(n));
        }
    }
    return best;
}

MapCanvas::Outside MapCanvas::outside() const
{
    Outside o;
    if (!m_cone)
        return o;
    const auto count = [&](const std::vector<std::int64_t> &times, int &before, int &after) {
        before =
            int(std::lower_bound(times.begin(), times.end(), std::int64_t(std::floor(m_window.from))) - times.begin());
        after = int(times.end() - std::upper_bound(times.begin(), times.end(), std::int64_t(std::ceil(m_window.to))));
    };
    count(m_cone->supportTimes, o.sourcesBefore, o.sourcesAfter);
    count(m_cone->dependentTimes, o.dependentsBefore, o.dependentsAfter);
    return o;
}

// --- painting ---

QRgb MapCanvas::ground(int band) const
{
    return (band % 2 == 0 ? tk().band0 : tk().band1).rgb();
}

QString MapCanvas::textFor(Node node) const
{
    return m_text && m_scene ? m_text(m_scene->snapshot->row(node).key) : QString();
}

MarkLook MapCanvas::look(Node node, int band, double r) const
{
    const NodeRow &row = m_scene->snapshot->row(node);
    MarkLook look;
    look.status = row.status;
    look.r = r;
    look.colour = statusColour(row.status).rgb();
    look.gap = ground(band);
    if (m_rings && node < m_rings->size())
        look.ring = (*m_rings)[node];
    look.ungrounded = m_scene->ungrounded[node] != 0;
    look.flagged = row.openFlags > 0;
    return look;
}

void MapCanvas::paintScene(QPainter &painter, qreal ratio, bool vectors)
{
    prepare();
    painter.fillRect(rect(), tk().base);
    const QRectF plot = plotRect();
    if (!m_scene || isEmpty()) {
        painter.setFont(Theme::instance().font(Type::Base));
        painter.setPen(tk().tx3);
        painter.drawText(rect().adjusted(24, 0, -24, 0), Qt::AlignCenter | Qt::TextWordWrap,
                         m_scene ? tr("None of these memories has a time, so none can be drawn.") : m_emptyText);
        return;
    }
    painter.save();
    painter.setClipRect(QRectF(0, plot.top(), width(), plot.height()));
    paintBands(painter, ratio);
    painter.setClipRect(plot);
    paintGrid(painter, ratio);
    const bool dim = m_selected != kNoNode;
    // Opaque edges would lie on the strips as light threads: they go behind.
    if (!dim)
        paintFaintEdges(painter, ratio);
    for (int b = 0; b < int(m_layouts.size()); ++b) {
        if (isStrip(b))
            paintStrip(painter, b, ratio);
        else
            paintBandMarks(painter, b, ratio, vectors);
    }
    for (int b = 0; b < int(m_layouts.size()); ++b) {
        if (isStrip(b))
            paintStripFlags(painter, b);
    }
    if (dim) {
        paintCone(painter, ratio, vectors);
        paintLabels(painter, ratio, vectors);
    } else {
        m_labels.clear();
    }
    painter.setClipRect(QRectF(0, plot.top(), width(), plot.height()));
    if (vectors) {
        // Scalable files keep no clipping: what reaches over the edges is covered.
        painter.fillRect(QRectF(0, 0, plot.left(), height()), tk().base);
        painter.fillRect(QRectF(plot.right(), 0, width() - plot.right(), height()), tk().base);
        painter.fillRect(QRectF(0, 0, width(), plot.top()), tk().base);
        painter.fillRect(QRectF(0, plot.bottom(), width(), height() - plot.bottom()), tk().base);
        paintBandLines(painter, ratio);
    }
    paintGutter(painter);
    if (m_wide)
        paintTable(painter);
    painter.restore();
    paintAxis(painter);
}

void MapCanvas::paintBands(QPainter &painter, qreal ratio)
{
    const QRectF plot = plotRect();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int b = 0; b < int(m_layouts.size()); ++b) {
        const QRectF rect = bandRect(b);
        if (rect.bottom() < plot.top() || rect.top() > plot.bottom())
            continue;
        painter.fillRect(rect, QColor::fromRgb(ground(b)));
    }
    paintBandLines(painter, ratio);
}

void MapCanvas::paintBandLines(QPainter &painter, qreal ratio)
{
    const QRectF plot = plotRect();
    painter.setRenderHint(QPainter::Antialiasing, false);
    for (int b = 0; b < int(m_layouts.size()); ++b) {
        const QRectF rect = bandRect(b);
        if (rect.top() <= plot.top() || rect.top() > plot.bottom())
            continue;
        if (b + 1 < int(m_layouts.size())) {
            painter.setPen(hairline(tk().line));
            const double y = crisp(rect.top(), ratio);
            painter.drawLine(QPointF(0, y), QPointF(width(), y));
        }
    }
}

void MapCanvas::paintGrid(QPainter &painter, qreal ratio)
{
    const QRectF plot = plotRect();
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QPen solid = hairline(tk().line);
    QPen dotted = hairline(tk().line2);
    dotted.setCapStyle(Qt::FlatCap);
    dotted.setDashPattern({1.0, 3.0});
    for (const Tick &tick : axisTicks(std::int64_t(m_window.from), std::int64_t(m_window.to), plot.width())) {
        painter.setPen(tick.solid ? solid : dotted);
        const double x = crisp(xOf(double(tick.at)), ratio);
        painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    }
}

void MapCanvas::paintFaintEdges(QPainter &painter, qreal ratio)
{
    const QRectF plot = plotRect();
    const auto from = std::int64_t(std::floor(m_window.from)), to = std::int64_t(std::ceil(m_window.to)) + 1;
    std::uint64_t links = 0;
    for (std::size_t b = 1; b < m_scene->bands.size(); ++b) {
        const auto [a, e] = m_scene->bands[b].ranks(from, to);
        links += m_scene->bands[b].links[e] - m_scene->bands[b].links[a];
    }
    painter.setBrush(Qt::NoBrush);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ground = tk().base;
    if (m_scene->levels.empty() || links <= kBundleFrom) {
        painter.setPen(hairline(mixed(tk().active, ground, 0.13)));
        const auto end = [&](Node n, bool foot) {
            const int b = m_scene->bandOf(n);
            const Layout &layout = m_layouts[std::size_t(b)];
            const std::size_t rank = m_scene->rank[n];
            double x = xOf(double(m_scene->time(n))), y = bandRect(b).center().y();
            if (!layout.strip && rank >= layout.from && rank < layout.to) {
                x += double(layout.places[rank - layout.from].dx);
                y += double(layout.places[rank - layout.from].y);
            }
            const double r = layout.strip ? 0 : radiusOf(n);
            return QPointF(x, foot ? y + r : y - r);
        };
        for (std::size_t b = 1; b < m_scene->bands.size(); ++b) {
            const Band &band = m_scene->bands[b];
            const auto [a, e] = band.ranks(from, to);
            for (std::size_t i = a; i < e; ++i) {
                const Node n = band.nodes[i];
                for (const Link &link : m_scene->snapshot->sources(n)) {
                    if (link.node != kNoNode && link.role != Role::Contradicts && m_scene->hasTime(link.node))
                        painter.drawPath(curve(end(link.node, false), end(n, true)));
                }
            }
        }
        return;
    }
    const double total = std::max(1.0, double(m_scene->last - m_scene->first));
    const BundleLevel *level = &m_scene->levels.front();
    for (const BundleLevel &l : m_scene->levels) {
        if (total / l.cells * scaleNow() >= 9)
            level = &l;
    }
    const double cellMs = total / level->cells;
    const auto cell = [&](double t) {
        return std::uint16_t(std::clamp(int((t - double(m_scene->first)) / cellMs), 0, level->cells - 1));
    };
    const auto &all = level->bundles;
    const auto first = std::ranges::lower_bound(all, cell(m_window.from), {}, &Bundle::derivedCell);
    const auto last = std::ranges::upper_bound(first, all.end(), cell(m_window.to), {}, &Bundle::derivedCell);
    std::vector<Bundle> drawn(first, last);
    constexpr std::size_t most = 260;
    if (drawn.size() > most) {
        std::ranges::nth_element(drawn, drawn.begin() + most, std::greater<>(), &Bundle::count);
        drawn.resize(most);
    }
    const QPen thin = hairline(mixed(tk().active, ground, 0.15));
    QPen thick(mixed(tk().active, ground, 0.15), 1.5);
    std::uint32_t largest = 1;
    for (const Bundle &bundle : drawn)
        largest = std::max(largest, bundle.count);
    const auto jitter = [](std::uint32_t v) { return double((v * 2654435761u) >> 16 & 0xff) / 255.0 * 0.8 + 0.1; };
    for (const Bundle &bundle : drawn) {
        const double xs = xOf(double(m_scene->first) +
                              (bundle.sourceCell + jitter(bundle.sourceCell * 31u + bundle.derivedCell)) * cellMs);
        const double xd = xOf(double(m_scene->first) +
                              (bundle.derivedCell + jitter(bundle.derivedCell * 17u + bundle.sourceBand)) * cellMs);
        const QPointF a(xs, bandRect(bundle.sourceBand).center().y());
        const QPointF z(xd, bandRect(bundle.derivedBand).center().y());
        if (std::max(xs, xd) < plot.left() || std::min(xs, xd) > plot.right())
            continue;
        painter.setPen(ratio < 1.5 && bundle.count * 4 > largest * 3 ? thick : thin);
        painter.drawPath(curve(a, z));
    }
}

void MapCanvas::paintBandMarks(QPainter &painter, int b, qreal ratio, bool vectors)
{
    const QRectF plot = plotRect(), rect = bandRect(b);
    if (rect.bottom() < plot.top() || rect.top() > plot.bottom())
        return;
    const Layout &layout = m_layouts[std::size_t(b)];
    const Band &band = m_scene->bands[std::size_t(b)];
    const double shift = plot.left() + (layout.begin - m_window.from) * layout.scale;
    const double middle = rect.center().y();
    const bool dim = m_selected != kNoNode;
    const QRgb dimmed = tk().dimNode.rgb();
    const auto first = std::lower_bound(layout.x.begin(), layout.x.end(), float(plot.left() - shift - 12 - kMostAside));
    const auto draw = [&](std::size_t i, bool marked) {
        const Node n = band.nodes[layout.from + i];
        const NodeRow &row = m_scene->snapshot->row(n);
        if ((row.openFlags > 0) != marked)
            return;
        const double x = shift + double(layout.x[i] + layout.places[i].dx);
        if (dim && m_coneSpots.contains(n))
            return;
        MarkLook mark = look(n, b, radiusOf(n));
        if (dim) {
            mark.colour = dimmed;
            mark.gap = 0;
            mark.dimmed = true;
        }
        if (b == 0)
            mark.gap = 0;
        const QPointF at(x, middle + double(layout.places[i].y));
        if (vectors)
            paintMark(painter, at, mark);
        else
            m_sprites.draw(painter, at, mark, ratio);
    };
    // Flagged ones last: nothing may cover a flag.
    bool anyFlag = false;
    auto it = first;
    for (; it != layout.x.end() && double(*it) + shift < plot.right() + 12 + kMostAside; ++it) {
        const auto i = std::size_t(it - layout.x.begin());
        anyFlag = anyFlag || m_scene->snapshot->row(band.nodes[layout.from + i]).openFlags > 0;
        draw(i, false);
    }
    if (anyFlag) {
        for (auto again = first; again != it; ++again)
            draw(std::size_t(again - layout.x.begin()), true);
    }
}

void MapCanvas::paintStrip(QPainter &painter, int b, qreal ratio)
{
    const QRectF plot = plotRect(), rect = bandRect(b);
    if (rect.bottom() < plot.top() || rect.top() > plot.bottom() || m_edges.size() < 2)
        return;
    const Band &band = m_scene->bands[std::size_t(b)];
    const bool dim = m_selected != kNoNode;
    const QColor ground = QColor::fromRgb(this->ground(b));
    const double middle = crisp(rect.center().y(), ratio);
    struct Column {
        double x0, x1;
        std::size_t a, e;
    };
    std::vector<Column> columns;
    std::uint64_t largest = 0;
    std::size_t at = 0;
    bool started = false;
    for (std::size_t i = 0; i + 1 < m_edges.size(); ++i) {
        if (double(m_edges[i + 1]) <= m_window.from)
            continue;
        if (double(m_edges[i]) > m_window.to)
            break;
        if (!started) {
            at = band.ranks(m_edges[i], m_edges[i]).first;
            started = true;
        }
        const auto end =
            std::size_t(std::lower_bound(band.times.begin() + std::ptrdiff_t(at), band.times.end(), m_edges[i + 1]) -
                        band.times.begin());
        columns.push_back({crisp(xOf(double(m_edges[i])), ratio), crisp(xOf(double(m_edges[i + 1])), ratio), at, end});
        largest = std::max<std::uint64_t>(largest, end - at);
        at = end;
    }
    QPolygonF upper, lower;
    for (const Column &c : columns) {
        const double ideal = stripHalfHeight(c.e - c.a, largest, int(rect.height()));
        const double h = c.e > c.a ? std::max(1.0, std::round(ideal * ratio) / ratio) : 0.0;
        upper << QPointF(c.x0, middle - h) << QPointF(c.x1, middle - h);
        lower << QPointF(c.x0, middle + h) << QPointF(c.x1, middle + h);
    }
    QPolygonF whole = upper;
    for (auto i = lower.size(); i-- > 0;)
        whole << lower[i];
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(Qt::NoPen);
    painter.setBrush(mixed(dim ? tk().dimNode : tk().dens, ground, dim ? 0.35 : 0.42));
    painter.drawPolygon(whole);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(hairline(mixed(dim ? tk().dimNode : tk().densTop, ground, 0.9)));
    painter.drawPolyline(upper);
    painter.drawPolyline(lower);
    painter.setRenderHint(QPainter::Antialiasing, false);
    const QColor doubt = dim ? mixed(tk().suspect, ground, 0.3) : tk().suspect;
    for (const Column &c : columns) {
        const std::uint32_t n = band.suspect[c.e] - band.suspect[c.a] + band.stale[c.e] - band.stale[c.a];
        if (n == 0)
            continue;
        const double h = std::max(1.0, stripHalfHeight(c.e - c.a, largest, int(rect.height())) * n / double(c.e - c.a));
        painter.fillRect(QRectF(c.x0, middle - h, std::max(1.0, c.x1 - c.x0), 2 * h), doubt);
    }
}

void MapCanvas::paintStripFlags(QPainter &painter, int b)
{
    const QRectF plot = plotRect(), rect = bandRect(b);
    const Band &band = m_scene->bands[std::size_t(b)];
    if (rect.bottom() < plot.top() || rect.top() > plot.bottom() || band.flagged.empty())
        return;
    const auto [a, e] = band.ranks(std::int64_t(m_window.from), std::int64_t(m_window.to) + 1);
    auto it = std::lower_bound(band.flagged.begin(), band.flagged.end(), a);
    const QFont font = Theme::instance().font(Type::Caption, 500);
    QPen dotted(tk().flag, 1);
    dotted.setCosmetic(true);
    dotted.setCapStyle(Qt::FlatCap);
    dotted.setDashPattern({1.0, 3.0});
    const double joined = 22 / scaleNow();
    while (it != band.flagged.end() && *it < e) {
        const double time = double(band.times[*it]);
        const auto next = band.ranks(std::int64_t(time + joined) + 1, std::int64_t(time + joined) + 1).first;
        const auto after = std::lower_bound(it, band.flagged.end(), std::min(next, e));
        const auto n = std::max<std::ptrdiff_t>(1, after - it);
        const double x = std::floor(xOf(time)) + 0.5;
        painter.setRenderHint(QPainter::Antialiasing, false);
        painter.setPen(dotted);
        painter.drawLine(QPointF(x, rect.top() + 14), QPointF(x, rect.center().y()));
        drawPennant(painter, QPointF(x, rect.top() + 14));
        if (n > 1) {
            painter.setFont(font);
            painter.setPen(tk().flag);
            painter.drawText(QPointF(x + 9.5, std::round(rect.top() + 12)), figure(n));
        }
        it += n;
    }
}

void MapCanvas::paintCone(QPainter &painter, qreal ratio, bool vectors)
{
    const QRectF plot = plotRect();
    const QColor ground = tk().base;
    for (const std::uint64_t strip : m_coneStrip) {
        // Too many for marks: the cone's part of the band as a strip of its own hue.
        const int b = int(strip);
        const auto &times = m_cone->bandTimes[std::size_t(b)];
        const QRectF rect = bandRect(b);
        std::vector<std::size_t> counts(m_edges.size());
        std::size_t largest = 1;
        auto at = std::ranges::lower_bound(times, m_edges.front());
        for (std::size_t i = 0; i + 1 < m_edges.size(); ++i) {
            const auto next = std::ranges::lower_bound(at, times.end(), m_edges[i + 1]);
            counts[i] = std::size_t(next - at);
            at = next;
            largest = std::max(largest, counts[i]);
        }
        const bool below = b < m_scene->bandOf(m_selected);
        painter.setRenderHint(QPainter::Antialiasing, false);
        for (std::size_t i = 0; i + 1 < m_edges.size(); ++i) {
            if (counts[i] == 0)
                continue;
            const double h = std::max(1.0, stripHalfHeight(counts[i], largest, int(rect.height())));
            const double x0 = xOf(double(m_edges[i])), x1 = xOf(double(m_edges[i + 1]));
            painter.fillRect(QRectF(x0, rect.center().y() - h, std::max(1.0, x1 - x0 - 1), 2 * h),
                             mixed(below ? tk().sup : tk().dep, ground, 0.62));
        }
    }
    const auto end = [&](Node n, bool foot) {
        const auto spot = m_coneSpots.constFind(n);
        if (spot != m_coneSpots.constEnd())
            return QPointF(spot->at.x(), foot ? spot->at.y() + spot->r : spot->at.y() - spot->r);
        // Outside the window: to its edge, and on.
        const double x = std::clamp(xOf(double(m_scene->time(n))), plot.left() - 12, plot.right() + 12);
        return QPointF(x, bandRect(m_scene->bandOf(n)).center().y());
    };
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setBrush(Qt::NoBrush);
    if (m_cone) {
        const bool many = m_cone->edges.size() > 300;
        const auto pen = [&](const QColor &hue, double width, double alpha, bool batch) {
            QPen p(mixed(hue, ground, alpha), width);
            if (many && width < 1.5)
                p = hairline(p.color());
            p.setCapStyle(Qt::FlatCap);
            if (batch)
                p.setDashPattern({4.0 / width, 3.0 / width});
            return p;
        };
        for (const ConeEdge &edge : m_cone->edges) {
            if (!m_scene->hasTime(edge.source) || !m_scene->hasTime(edge.derived))
                continue;
            switch (edge.kind) {
            case EdgeKind::SupportFirst:
                painter.setPen(pen(tk().sup, 1.75, 0.95, edge.batch));
                break;
            case EdgeKind::Support:
                painter.setPen(pen(tk().sup, 1.1, 0.62, edge.batch));
                break;
            case EdgeKind::SupportEpisode:
                painter.setPen(pen(tk().sup, 1.1, 0.42, edge.batch));
                break;
            case EdgeKind::DependentFirst:
                painter.setPen(pen(tk().dep, 1.75, 0.95, edge.batch));
                break;
            case EdgeKind::Dependent:
                painter.setPen(pen(tk().dep, 1.25, 0.60, edge.batch));
                break;
            case EdgeKind::Contradicts:
                painter.setPen(pen(tk().flag, 1.5, 1.0, false));
                break;
            }
            const QPointF a = end(edge.source, false), z = end(edge.derived, true);
            if (std::max(a.x(), z.x()) < plot.left() || std::min(a.x(), z.x()) > plot.right())
                continue;
            painter.drawPath(curve(a, z));
            if (edge.kind == EdgeKind::Contradicts) {
                const QPointF middle = along(a, z, 0.5), way = along(a, z, 0.54) - along(a, z, 0.46);
                const double length = std::max(0.001, std::hypot(way.x(), way.y()));
                const QPointF across(-way.y() / length * 4.5, way.x() / length * 4.5);
                painter.drawLine(middle - across, middle + across);
            }
        }
        // Sources that are not there: a dashed ring just below, tied by a dotted line.
        int rings = 0;
        for (const auto &[derived, count] : m_cone->dangling) {
            const auto spot = m_coneSpots.constFind(derived);
            if (spot == m_coneSpots.constEnd() || rings > 60)
                continue;
            for (int i = 0; i < std::min(count, 4); ++i, ++rings) {
                const QPointF foot(spot->at.x(), spot->at.y() + spot->r);
                const QPointF ring(spot->at.x() + spot->r + 8 + 11 * i,
                                   std::min(spot->at.y() + spot->r + 14, plot.bottom() - 8));
                QPen line(tk().ctl, 1);
                line.setCapStyle(Qt::FlatCap);
                line.setDashPattern({1.0, 3.0});
                painter.setPen(line);
                painter.drawLine(foot, ring);
                QPen dashed(tk().ctl, 1.25);
                dashed.setCapStyle(Qt::FlatCap);
                dashed.setDashPattern({2 / 1.25, 1.6 / 1.25});
                painter.setPen(dashed);
                painter.setBrush(QColor::fromRgb(this->ground(m_scene->bandOf(derived))));
                painter.drawEllipse(ring, 3.5, 3.5);
                painter.setBrush(Qt::NoBrush);
            }
        }
    }
    const auto put = [&](Node n, const Spot &spot) {
        const int b = m_scene->bandOf(n);
        MarkLook mark = look(n, b, b == 0 ? std::max(2.6, spot.r) : spot.r);
        if (mark.status == Status::Active && m_cone) {
            if (m_cone->supports(n))
                mark.colour = tk().sup.rgb();
            else if (m_cone->dependsOn(n))
                mark.colour = tk().dep.rgb();
        }
        mark.ring = Confidence::None;
        if (vectors)
            paintMark(painter, spot.at, mark);
        else
            m_sprites.draw(painter, spot.at, mark, ratio);
    };
    std::vector<Node> order(m_coneSpots.keyBegin(), m_coneSpots.keyEnd());
    std::ranges::sort(order, {}, [&](Node n) {
        return std::pair(m_scene->snapshot->row(n).openFlags > 0, std::pair(m_scene->bandOf(n), n));
    });
    for (const Node n : order) {
        if (n != m_selected)
            put(n, *m_coneSpots.constFind(n));
    }
    const auto self = m_coneSpots.constFind(m_selected);
    if (self != m_coneSpots.constEnd()) {
        const double r = std::max(3.0, self->r);
        const int b = m_scene->bandOf(m_selected);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor::fromRgb(this->ground(b)));
        painter.drawEllipse(self->at, r + 5.5, r + 5.5);
        painter.setPen(QPen(tk().tx, 1.75));
        painter.drawEllipse(self->at, r + 5.5, r + 5.5);
        MarkLook mark = look(m_selected, b, r + 1);
        if (mark.status == Status::Active)
            mark.colour = tk().acc.rgb();
        mark.ring = Confidence::None;
        mark.gap = 0;
        paintMark(painter, self->at, mark);
    }
}

void MapCanvas::paintLabels(QPainter &painter, qreal ratio, bool vectors)
{
    m_labels.clear();
    if (!m_cone || !m_text)
        return;
    const QRectF plot = plotRect();
    // The selection, its neighbours, then the rest by importance.
    QHash<Node, int> weight;
    for (const ConeEdge &edge : m_cone->edges) {
        if (edge.kind == EdgeKind::SupportFirst || edge.kind == EdgeKind::Contradicts)
            weight.insert(edge.source, 1);
        if (edge.kind == EdgeKind::DependentFirst || edge.kind == EdgeKind::Contradicts)
            weight.insert(edge.derived, 1);
    }
    std::vector<Node> nodes;
    for (auto it = m_coneSpots.cbegin(); it != m_coneSpots.cend(); ++it) {
        if ((m_scene->bandOf(it.key()) > 0 || it.key() == m_selected) && plot.contains(it->at))
            nodes.push_back(it.key());
    }
    std::ranges::sort(nodes, {}, [&](Node n) {
        const float importance = m_scene->snapshot->row(n).importance;
        return std::tuple(n == m_selected ? 0 : 1, -weight.value(n, 0),
                          -double(std::isnan(importance) ? 0.5f : importance), -m_scene->bandOf(n), n);
    });
    if (nodes.size() > 28)
        nodes.resize(28);

    const QFont font = Theme::instance().font(Type::Caption, 500);
    const QFont strong = Theme::instance().font(Type::Caption, 600);
    QStringList whole;
    for (const Node n : nodes)
        whole << textFor(n);
    QStringList known = whole;
    known.removeAll(QString());
    const QString lead = commonLead(known);
    std::vector<LabelWish> wishes;
    std::vector<Node> wishers;
    std::vector<QString> texts;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
        const Node n = nodes[i];
        const QString text = shortLabel(withoutLead(whole[qsizetype(i)], lead));
        // A label that says what another says already tells the two marks from none.
        if (text.isEmpty() || std::ranges::find(texts, text) != texts.end())
            continue;
        const auto spot = m_coneSpots.constFind(n);
        const QFontMetricsF metrics(n == m_selected ? strong : font);
        LabelWish wish;
        wish.at = spot->at;
        wish.r = n == m_selected ? std::max(3.0, spot->r) + 6 : spot->r;
        wish.size =
            QSizeF(std::ceil(metrics.horizontalAdvance(text)), std::max<qreal>(14, std::ceil(metrics.height())));
        // Where a band is low, its own rectangle leaves no room: half a line may reach over the edge.
        wish.within = bandRect(m_scene->bandOf(n)).adjusted(2, -px(5), -2, px(5)).intersected(plot);
        wish.preferred = m_labelPositions.value(n, -1);
        wishes.push_back(wish);
        wishers.push_back(n);
        texts.push_back(text);
    }
    std::vector<QRectF> blocked;
    for (auto it = m_coneSpots.cbegin(); it != m_coneSpots.cend() && blocked.size() < 400; ++it) {
        const double r = it.key() == m_selected ? std::max(3.0, it->r) + 6 : it->r;
        if (m_scene->bandOf(it.key()) > 0)
            blocked.emplace_back(it->at.x() - r, it->at.y() - r, 2 * r, 2 * r);
    }
    std::vector<Segment> segments;
    std::size_t used = 0;
    for (auto it = m_cone->edges.rbegin(); it != m_cone->edges.rend() && used < 120; ++it) {
        const auto a = m_coneSpots.constFind(it->source), z = m_coneSpots.constFind(it->derived);
        if (a == m_coneSpots.constEnd() || z == m_coneSpots.constEnd())
            continue;
        ++used;
        QPointF before = a->at;
        for (int i = 1; i <= 6; ++i) {
            const QPointF next = along(a->at, z->at, i / 6.0);
            segments.push_back({before, next});
            before = next;
        }
    }
    const auto places = placeLabels(wishes, blocked, segments);
    for (std::size_t i = 0; i < places.size(); ++i) {
        const Node n = wishers[i];
        if (places[i].position < 0) {
            m_labelPositions.remove(n);
            continue;
        }
        m_labelPositions.insert(n, places[i].position);
        m_labels.push_back({n, texts[i], places[i].rect});
        const QColor colour = n == m_selected        ? tk().tx
                              : m_cone->supports(n)  ? tk().sup
                              : m_cone->dependsOn(n) ? tk().dep
                                                     : tk().flag;
        const QColor halo = QColor::fromRgb(ground(m_scene->bandOf(n)));
        const QRectF rect = places[i].rect;
        const QFont &own = n == m_selected ? strong : font;
        const QFontMetricsF metrics(own);
        const double base = std::round((rect.height() - metrics.height()) / 2 + metrics.ascent());
        const auto write = [&](QPainter &p, QPointF corner) {
            p.setFont(own);
            p.setPen(halo);
            // Eight copies around make the halo; a stroked outline costs fifteen times as much.
            for (int k = 0; k < 8; ++k) {
                const double angle = k * kPi / 4;
                p.drawText(corner + QPointF(1.75 * std::cos(angle), base + 1.75 * std::sin(angle)), texts[i]);
            }
            p.setPen(colour);
            p.drawText(corner + QPointF(0, base), texts[i]);
        };
        if (vectors) {
            write(painter, QPointF(rect.left(), std::round(rect.top())));
            continue;
        }
        const QString key = QStringLiteral("%1/%2/%3/%4/%5")
                                .arg(colour.rgb())
                                .arg(halo.rgb())
                                .arg(ratio)
                                .arg(int(n == m_selected))
                                .arg(texts[i]);
        auto cached = m_labelPixmaps.find(key);
        if (cached == m_labelPixmaps.end()) {
            if (m_labelPixmaps.size() > 200)
                m_labelPixmaps.clear();
            QPixmap pixmap(
                QSize(int(std::ceil((rect.width() + 6) * ratio)), int(std::ceil((rect.height() + 6) * ratio))));
            pixmap.setDevicePixelRatio(ratio);
            pixmap.fill(Qt::transparent);
            QPainter p(&pixmap);
            p.setRenderHint(QPainter::TextAntialiasing);
            write(p, QPointF(3, 3));
            p.end();
            cached = m_labelPixmaps.insert(key, pixmap);
        }
        painter.drawPixmap(QPointF(std::round((rect.left() - 3) * ratio) / ratio, std::round(rect.top() - 3)), *cached);
    }
}

void MapCanvas::paintGutter(QPainter &painter)
{
    const QRectF plot = plotRect();
    const QFont name = m_wide ? Theme::instance().font(Type::Secondary, 500) : Theme::instance().font(Type::Caption);
    const QFont small = Theme::instance().font(Type::Caption);
    const double x = m_wide ? 16 : 12;
    for (int b = 0; b < int(m_layouts.size()); ++b) {
        const QRectF rect = bandRect(b);
        if (rect.bottom() < plot.top() || rect.top() > plot.bottom())
            continue;
        const Layout &layout = m_layouts[std::size_t(b)];
        const Band &band = m_scene->bands[std::size_t(b)];
        const QString title = b == 0 ? tr("Episodes") : tr("Depth %1").arg(band.depth);
        QString below;
        if (m_wide)
            below = layout.strip ? binName(m_bin) : tr("one by one");
        else
            below = figure(qlonglong(band.all));
        const bool third = !m_wide && layout.strip && layout.height >= 60;
        const double middle = std::round(rect.center().y()) - (third ? px(6) : 0);
        painter.setFont(name);
        painter.setPen(m_wide ? tk().tx : tk().tx2);
        painter.drawText(QPointF(x, middle - 2), title);
        painter.setFont(small);
        painter.setPen(tk().tx3);
        painter.drawText(QPointF(x, middle + px(11)), below);
        if (third)
            painter.drawText(QPointF(x, middle + px(24)), binName(m_bin));
    }
}

void MapCanvas::paintTable(QPainter &painter)
{
    const QRectF plot = plotRect();
    const double left = plot.right();
    const double scale = Theme::instance().scale();
    const double columns[] = {56 * scale, 88 * scale, 129 * scale, 171 * scale, 212 * scale};
    const QFont strong = Theme::instance().font(Type::Secondary, 600);
    const QFont plain = Theme::instance().font(Type::Secondary);
    const auto from = std::int64_t(std::floor(m_window.from)), to = std::int64_t(std::ceil(m_window.to)) + 1;
    const auto right = [&](double x, double y, const QString &text) {
        painter.drawText(QRectF(left + x - px(80), y - px(9), px(80), px(18)), Qt::AlignRight | Qt::AlignVCenter, text);
    };
    for (int b = 0; b < int(m_layouts.size()); ++b) {
        const QRectF rect = bandRect(b);
        if (rect.bottom() < plot.top() || rect.top() > plot.bottom())
            continue;
        const Band &band = m_scene->bands[std::size_t(b)];
        const auto [a, e] = band.ranks(from, to);
        const double y = std::round(rect.center().y());
        painter.setFont(strong);
        painter.setPen(tk().tx);
        right(columns[0], y, figure(qlonglong(e - a)));
        painter.setFont(plain);
        const std::uint64_t counts[] = {band.suspect[e] - band.suspect[a], band.stale[e] - band.stale[a],
                                        band.flags(a, e), band.ungrounded[e] - band.ungrounded[a]};
        for (int i = 0; i < 4; ++i) {
            painter.setPen(counts[i] > 0 ? tk().tx2 : tk().tx3);
            right(columns[i + 1], y, counts[i] > 0 ? figure(qlonglong(counts[i])) : QStringLiteral("–"));
        }
    }
    painter.save();
    painter.setClipping(false);
    painter.setFont(Theme::instance().font(Type::Caption));
    painter.setPen(tk().tx3);
    const int head = px(12);
    right(columns[0], head, tr("All"));
    painter.setRenderHint(QPainter::Antialiasing);
    drawStatusGlyph(painter, QPointF(left + columns[1] - 5, head), 4.2, Status::Suspect, tk().suspect);
    drawStatusGlyph(painter, QPointF(left + columns[2] - 5, head), 4.2, Status::Stale, tk().stale);
    drawPennant(painter, QPointF(left + columns[3] - 8, head + 4));
    drawUngroundedSign(painter, QPointF(left + columns[4] - 6, head));
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(hairline(tk().line));
    painter.drawLine(QPointF(0, px(kLane) - 0.5), QPointF(width(), px(kLane) - 0.5));
    painter.restore();
}

void MapCanvas::paintAxis(QPainter &painter)
{
    const QRectF plot = plotRect();
    const double y = plot.bottom();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(hairline(tk().line2));
    painter.drawLine(QPointF(0, y + 0.5), QPointF(width(), y + 0.5));

    // When reflections were made: triangles on the line, no closer than they are wide.
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tk().tx3);
    const auto &runs = m_scene->runs;
    double last = -100;
    for (auto it = std::lower_bound(runs.begin(), runs.end(), std::int64_t(m_window.from));
         it != runs.end() && double(*it) <= m_window.to;) {
        const double x = std::round(xOf(double(*it)));
        if (x - last >= 7) {
            painter.drawPolygon(QPolygonF({QPointF(x - 3, y), QPointF(x + 3, y), QPointF(x, y - 4.5)}));
            last = x;
        }
        // Skips those under the same triangle at once.
        const double next = m_window.from + (last + 7 - plot.left()) / scaleNow();
        const auto jump = std::lower_bound(it, runs.end(), std::int64_t(std::ceil(next)));
        it = jump == it ? it + 1 : jump;
    }
    painter.setRenderHint(QPainter::Antialiasing, false);
    double free = 0;
    for (const Tick &tick : axisTicks(std::int64_t(m_window.from), std::int64_t(m_window.to), plot.width())) {
        if (tick.label.isEmpty())
            continue;
        const QFont font = Theme::instance().font(Type::Caption, tick.strong ? 600 : 400);
        painter.setFont(font);
        painter.setPen(tick.strong ? tk().tx2 : tk().tx3);
        const double w = QFontMetricsF(font).horizontalAdvance(tick.label);
        const double x = std::max(plot.left() - 6, xOf(double(tick.at)) - w / 2);
        if (x < free || x + w > plot.right() + 8)
            continue;
        free = x + w + 8;
        painter.drawText(QPointF(x, y + px(15)), tick.label);
    }
    painter.restore();
}

void MapCanvas::paintCrosshair(QPainter &painter)
{
    if (!m_hoverX || m_readTitle.isEmpty())
        return;
    const QRectF plot = plotRect();
    const double x = std::floor(*m_hoverX) + 0.5;
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.setPen(hairline(tk().tx));
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
    if (!m_wide)
        return;
    const QFont strong = Theme::instance().font(Type::Caption, 600), plain = Theme::instance().font(Type::Caption);
    const double w1 = QFontMetricsF(strong).horizontalAdvance(m_readTitle),
                 w2 = QFontMetricsF(plain).horizontalAdvance(m_readCounts);
    const double w = std::ceil(w1 + 8 + w2 + 20);
    const double left = std::clamp(std::round(x - w / 2), 4.0, std::max(4.0, plot.right() - w));
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tk().tip);
    painter.drawRoundedRect(QRectF(left, 2, w, 20), 3, 3);
    painter.setPen(tk().tipTx);
    painter.setFont(strong);
    painter.drawText(QPointF(left + 10, 16), m_readTitle);
    painter.setFont(plain);
    painter.drawText(QPointF(left + 18 + w1, 16), m_readCounts);
}

void MapCanvas::paintEvent(QPaintEvent *)
{
    const qreal ratio = devicePixelRatioF();
    const QSize size = (QSizeF(this->size()) * ratio).toSize();
    if (m_frameOld || m_frame.size() != size || m_frame.devicePixelRatio() != ratio) {
        if (m_frame.size() != size || m_frame.devicePixelRatio() != ratio) {
            m_frame = QPixmap(size);
            m_frame.setDevicePixelRatio(ratio);
        }
        QPainter own(&m_frame);
        paintScene(own, ratio, false);
        own.end();
        m_frameOld = false;
        Q_EMIT painted();
    }
    QPainter painter(this);
    painter.drawPixmap(0, 0, m_frame);
    paintCrosshair(painter);
    paintSpan(painter);
    if (hasFocus() && m_focusRing) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(tk().acc, 2));
        painter.drawRoundedRect(QRectF(rect()).adjusted(2, 2, -2, -2), 4, 4);
    }
}

std::vector<double> MapCanvas::renderFrames(int n, Motion motion, qreal ratio)
{
    QImage image((QSizeF(size()) * ratio).toSize(), QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    std::vector<double> times;
    times.reserve(std::size_t(std::max(0, n)));
    for (int i = 0; i < n; ++i) {
        timespec before{}, after{};
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before);
        if (motion == Motion::Pan)
            panBy(i / 20 % 2 == 0 ? -7 : 7);
        else
            zoom(i / 24 % 2 == 0 ? 1.12 : 1 / 1.12, plotRect().center().x());
        QPainter painter(&image);
        paintScene(painter, ratio, false);
        painter.end();
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after);
        times.push_back(double(after.tv_sec - before.tv_sec) * 1e3 + double(after.tv_nsec - before.tv_nsec) / 1e6);
    }
    return times;
}

// --- events ---

void MapCanvas::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    relayout();
    drop();
}

void MapCanvas::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange || event->type() == QEvent::LocaleChange ||
        event->type() == QEvent::LanguageChange)
        themeChanged();
}

void MapCanvas::wheelEvent(QWheelEvent *event)
{
    const QPoint turn = event->angleDelta(), exact = event->pixelDelta();
    const bool scrolls = m_bandsHeight > int(plotRect().height());
    if (std::abs(turn.x()) > std::abs(turn.y())) {
        panBy(exact.isNull() ? turn.x() / 2.0 : exact.x());
    } else if (event->modifiers() & Qt::ShiftModifier) {
        if (scrolls)
            setScroll(m_scroll->value() - turn.y() / 2);
        else
            panBy(turn.y() / 2.0);
    } else if (turn.y() != 0) {
        if (!m_wheel.isValid() || m_wheel.elapsed() > kMapPause)
            note();
        m_wheel.restart();
        zoom(std::pow(1.0015, turn.y()), event->position().x());
    }
    event->accept();
}

void MapCanvas::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton) {
        QWidget::mousePressEvent(event);
        return;
    }
    m_pressed = m_last = event->position();
    if (event->modifiers() & Qt::ShiftModifier) {
        m_span = event->position().x();
        setCursor(Qt::SizeHorCursor);
        return;
    }
    m_dragging = true;
    m_moved = false;
}

void MapCanvas::mouseMoveEvent(QMouseEvent *event)
{
    const QPointF at = event->position();
    if (m_span) {
        m_last = at;
        update();
        return;
    }
    if (m_dragging) {
        if (!m_moved && (at - m_pressed).manhattanLength() > 4) {
            m_moved = true;
            setCursor(Qt::ClosedHandCursor);
        }
        if (m_moved) {
            panBy(at.x() - m_last.x());
            if (m_bandsHeight > int(plotRect().height()))
                setScroll(m_scroll->value() - int(std::lround(at.y() - m_last.y())));
            m_last = at;
        }
        return;
    }
    m_hoverX = plotRect().contains(at) ? std::optional<double>(at.x()) : std::nullopt;
    updateReadout();
    setCursor(nodeAt(at) != kNoNode ? Qt::PointingHandCursor : Qt::ArrowCursor);
}

void MapCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && m_span) {
        const double a = std::min(*m_span, event->position().x()), b = std::max(*m_span, event->position().x());
        m_span.reset();
        setCursor(Qt::ArrowCursor);
        update();
        if (b - a < kLeastMapSpan)
            return;
        const auto time = [this](double x) {
            return m_window.from +
                   (std::clamp(x, plotRect().left(), plotRect().right()) - plotRect().left()) / scaleNow();
        };
        const TimeWindow span{time(a), time(b)};
        note();
        travel(span);
        return;
    }
    if (event->button() != Qt::LeftButton || !m_dragging)
        return;
    m_dragging = false;
    setCursor(Qt::ArrowCursor);
    if (m_moved || !plotRect().contains(event->position()))
        return;
    const Node node = nodeAt(event->position());
    pick(node);
}

void MapCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const Node node = nodeAt(event->position());
    if (node != kNoNode)
        centreOn(node);
}

// The span that is being drawn: what lies outside of it is veiled.
void MapCanvas::paintSpan(QPainter &painter)
{
    if (!m_span)
        return;
    const QRectF plot = plotRect();
    const double a = std::clamp(std::min(*m_span, m_last.x()), plot.left(), plot.right());
    const double b = std::clamp(std::max(*m_span, m_last.x()), plot.left(), plot.right());
    QColor veil = tk().win;
    veil.setAlphaF(0.6F);
    painter.fillRect(QRectF(plot.left(), plot.top(), a - plot.left(), plot.height()), veil);
    painter.fillRect(QRectF(b, plot.top(), plot.right() - b, plot.height()), veil);
    painter.fillRect(QRectF(a, plot.top(), 1, plot.height()), tk().acc);
    painter.fillRect(QRectF(b - 1, plot.top(), 1, plot.height()), tk().acc);
}

void MapCanvas::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_hoverX.reset();
    updateReadout();
}

void MapCanvas::updateReadout()
{
    const QString before = m_readTitle, counts = m_readCounts;
    m_readTitle.clear();
    m_readCounts.clear();
    if (m_scene && m_hoverX && m_edges.size() > 1) {
        prepare();
        if (anyStrip()) {
            const double t = m_window.from + (*m_hoverX - plotRect().left()) / scaleNow();
            const auto next = std::upper_bound(m_edges.begin(), m_edges.end(), std::int64_t(t));
            if (next != m_edges.begin() && next != m_edges.end()) {
                std::uint64_t episodes = 0, beliefs = 0, doubt = 0;
                for (std::size_t b = 0; b < m_scene->bands.size(); ++b) {
                    const Band &band = m_scene->bands[b];
                    const auto [a, e] = band.ranks(*(next - 1), *next);
                    (b == 0 ? episodes : beliefs) += e - a;
                    doubt += band.suspect[e] - band.suspect[a] + band.stale[e] - band.stale[a];
                }
                m_readTitle = binTitle(m_bin, *(next - 1), *next);
                m_readCounts =
                    tr("%1, %2, %3 in doubt")
                        .arg(counted(qlonglong(episodes), tr("1 episode"), tr("%1 episodes")),
                             counted(qlonglong(beliefs), tr("1 belief"), tr("%1 beliefs")), figure(qlonglong(doubt)));
            }
        }
    }
    if (m_readTitle != before || m_readCounts != counts)
        Q_EMIT readout(m_readTitle, m_readCounts);
    update();
}

void MapCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard) {
        const auto place = m_selected == kNoNode ? std::nullopt : placeOf(m_selected);
        if (!place)
            return;
        at = mapToGlobal(place->toPoint());
    } else {
        const Node node = nodeAt(event->pos());
        if (node == kNoNode)
            return;
        pick(node);
    }
    Q_EMIT menuRequested(at);
}

void MapCanvas::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    switch (event->key()) {
    case Qt::Key_Down:
        step(Step::Source);
        return;
    case Qt::Key_Up:
        step(Step::Dependent);
        return;
    case Qt::Key_Left:
        step(Step::Earlier);
        return;
    case Qt::Key_Right:
        step(Step::Later);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        if (m_selected != kNoNode)
            Q_EMIT activated(m_selected);
        return;
    case Qt::Key_F:
        if (event->modifiers() & Qt::ShiftModifier)
            break;
        fit();
        return;
    case Qt::Key_Escape:
        if (m_span) {
            m_span.reset();
            setCursor(Qt::ArrowCursor);
            update();
            return;
        }
        break;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoomByKey(1.5);
        return;
    case Qt::Key_Minus:
        zoomByKey(1 / 1.5);
        return;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void MapCanvas::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    // A click shows by itself where the focus is.
    m_focusRing = event->reason() != Qt::MouseFocusReason && event->reason() != Qt::ActiveWindowFocusReason;
    update();
}

void MapCanvas::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

QString MapCanvas::describe(Node node) const
{
    if (!m_scene || node >= m_scene->snapshot->size())
        return {};
    const NodeRow &row = m_scene->snapshot->row(node);
    QStringList facts{kindWord(row.kind, row.shape)};
    if (row.depth > 0)
        facts << tr("depth %1").arg(row.depth);
    facts << statusWord(row.status);
    if (m_scene->hasTime(node))
        facts << shortTime(Time(std::chrono::milliseconds(row.created)));
    if (m_rings && (*m_rings)[node] != Confidence::None)
        facts << tr("confidence %1").arg(confidenceWord((*m_rings)[node]).toLower());
    if (m_scene->ungrounded[node])
        facts << tr("no episode beneath it");
    if (row.openFlags > 0)
        facts << (row.openFlags == 1 ? tr("1 open flag") : tr("%1 open flags").arg(row.openFlags));
    return facts.join(QStringLiteral(", "));
}

std::vector<Node> MapCanvas::spoken()
{
    std::vector<Node> nodes;
    if (!m_scene || m_selected == kNoNode)
        return nodes;
    nodes.push_back(m_selected);
    if (!m_cone)
        return nodes;
    prepare();
    for (auto it = m_cone->edges.rbegin(); it != m_cone->edges.rend() && nodes.size() < 60; ++it) {
        if (it->source != m_selected && it->derived != m_selected)
            continue;
        const Node other = it->source == m_selected ? it->derived : it->source;
        if (m_coneSpots.contains(other) && std::ranges::find(nodes, other) == nodes.end())
            nodes.push_back(other);
    }
    return nodes;
}

void MapCanvas::announce()
{
#if QT_CONFIG(accessibility)
    if (!QAccessible::isActive())
        return;
    QAccessibleValueChangeEvent value(this, m_selected == kNoNode ? QString() : describe(m_selected));
    QAccessible::updateAccessibility(&value);
    if (hasFocus() && m_selected != kNoNode) {
        QAccessibleEvent focus(this, QAccessible::Focus);
        focus.setChild(0);
        QAccessible::updateAccessibility(&focus);
    }
#endif
}

bool MapCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const Node node = nodeAt(help->pos());
        if (node == kNoNode) {
            QToolTip::hideText();
            event->ignore();
            return true;
        }
        QString text = textFor(node).simplified();
        if (text.size() > 300)
            text = text.left(299) + QChar(0x2026);
        if (!text.isEmpty())
            text += QLatin1Char('\n');
        QToolTip::showText(help->globalPos(), plainTip(text + describe(node)), this);
        return true;
    }
    if (event->type() == QEvent::NativeGesture) {
        auto *gesture = static_cast<QNativeGestureEvent *>(event);
        if (gesture->gestureType() == Qt::ZoomNativeGesture) {
            zoom(std::exp(gesture->value()), gesture->position().x());
            return true;
        }
    }
    return QWidget::event(event);
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/graphcanvas.h"

#include "inspect/maplayout.h"
#include "jobs/jobrunner.h"
#include "shell/theme.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QAccessible>
#include <QContextMenuEvent>
#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPathStroker>
#include <QStyle>
#include <QTextLayout>
#include <QToolTip>
#include <QWheelEvent>

#include <algorithm>
#include <cmath>
#include <limits>

namespace credence::ui {

namespace {

constexpr double kGraphGutter = 92;
constexpr double kGraphMargin = 16;
constexpr double kBoxWide = 184, kBoxLeast = 100, kBoxTightest = 84, kBoxGap = 10;
constexpr double kFoldWide = 64;
constexpr double kLayerMost = 73, kLayerLeast = 42, kTwoLines = 50;
constexpr double kAroundMost = 140, kAroundLeast = 60; // of a neighbourhood, whose pills stand between the layers
constexpr double kBoxTwo = 40, kBoxTight = 34, kBoxOne = 26;
constexpr double kLeafSide = 20, kLeafStep = 27, kLeafRow = 27;
constexpr int kLeafRows = 3;
constexpr double kDates = 20;
constexpr double kLeastScale = 0.3, kMostScale = 3;
constexpr std::size_t kOpenStep = 8;
constexpr int kGraphFade = 120; // ms

// What a screen reader says when another box is in hand.
void announceBox(GraphCanvas *canvas)
{
#if QT_CONFIG(accessibility)
    if (!QAccessible::isActive())
        return;
    const int box = canvas->currentBox();
    QAccessibleValueChangeEvent value(canvas, canvas->nameOf(box));
    QAccessible::updateAccessibility(&value);
    if (canvas->hasFocus() && box >= 0) {
        QAccessibleEvent focus(canvas, QAccessible::Focus);
        focus.setChild(box);
        QAccessible::updateAccessibility(&focus);
    }
#else
    Q_UNUSED(canvas)
#endif
}

double s(double pixels)
{
    return pixels * Theme::instance().scale();
}

} // namespace

QString layerTitle(int highest, int lowest, bool leaves)
{
    if (leaves)
        return GraphCanvas::tr("Episodes");
    if (highest == 0)
        return GraphCanvas::tr("Narratives");
    return lowest < highest ? GraphCanvas::tr("%1–%2").arg(figure(lowest), figure(highest))
                            : GraphCanvas::tr("Depth %1").arg(highest);
}

void shortenLabels(GraphScene &scene)
{
    QStringList texts;
    for (const GraphBox &box : scene.boxes) {
        if (box.number == 0)
            texts << box.text.simplified();
    }
    const QString lead = map::commonLead(texts);
    if (lead.isEmpty())
        return;
    for (std::size_t i = 0; i < scene.boxes.size(); ++i) {
        // The claim itself is said whole.
        if (scene.boxes[i].number == 0 && i != scene.root)
            scene.boxes[i].label = map::withoutLead(scene.boxes[i].text.simplified(), lead);
    }
}

GraphCanvas::GraphCanvas(const QString &accessibleName, QWidget *parent) : QWidget(parent)
{
    installGraphAccess();
    setFocusPolicy(Qt::StrongFocus);
    setMouseTracking(true);
    setAccessibleName(accessibleName);
    setAccessibleDescription(tr("Arrows walk along the links, Enter goes to a memory, plus and minus zoom"));
    m_fade.setEasingCurve(QEasingCurve::OutCubic);
    m_fade.setStartValue(0.0);
    m_fade.setEndValue(1.0);
    connect(&m_fade, &QVariantAnimation::valueChanged, this, [this] { update(); });
    connect(&m_fade, &QVariantAnimation::finished, this, [this] {
        update();
        Q_EMIT ready();
    });
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        place();
        update();
    });
}

GraphCanvas::~GraphCanvas() = default;

void GraphCanvas::setEmptyText(const QString &text)
{
    m_empty = text;
    update();
}

void GraphCanvas::setScene(std::shared_ptr<const GraphScene> scene, bool keep)
{
    m_fade.stop();
    m_before.clear();
    if (keep && scene && m_scene) {
        for (const GraphBox &box : m_scene->boxes)
            m_before.insert(box.key.value);
        m_asked = std::move(scene);
        relayer();
        return;
    }
    m_wanted = {};
    m_asked = std::move(scene);
    m_opened.clear();
    m_moved = false;
    m_current = m_hover = -1;
    m_pill = {};
    if (!m_asked) {
        m_working = false;
        m_scene.reset();
        m_graph.reset();
        m_rects.clear();
        m_rows.clear();
        update();
        return;
    }
    relayer();
}

double GraphCanvas::innerWidth() const
{
    return std::max(s(kBoxLeast) * 2, width() - s(kGraphGutter) - s(kGraphMargin));
}

int GraphCanvas::leavesInRow() const
{
    return std::max(4, int(innerWidth() / s(kLeafStep)));
}

LayersOptions GraphCanvas::options() const
{
    LayersOptions options;
    if (m_asked && m_asked->around) { // whoever made the scene has chosen
        options.most = m_asked->boxes.size();
        return options;
    }
    // As many boxes as can be read side by side; the rest of a layer stands behind a box with its number.
    options.mostInLayer =
        std::size_t(std::max(3.0, std::floor((innerWidth() - s(kFoldWide)) / (s(kBoxLeast) + s(kBoxGap)))));
    options.mostInBottom =
        m_asked && m_asked->leavesBelow ? std::size_t(leavesInRow() * kLeafRows - 1) : options.mostInLayer;
    for (const int layer : m_opened)
        options.also[layer] += kOpenStep;
    return options;
}

void GraphCanvas::relayer()
{
    m_working = true;
    const LayersOptions how = options();
    m_askedInLayer = int(how.mostInLayer);
    m_askedInBottom = int(how.mostInBottom);
    const MemoryKey inHand = m_wanted ? m_wanted : currentKey();
    JobRunner::instance().run<std::shared_ptr<const LayeredGraph>>(
        this, QStringLiteral("layers"), {},
        [scene = m_asked, how](std::stop_token, const Progress &) -> Result<std::shared_ptr<const LayeredGraph>> {
            return std::shared_ptr<const LayeredGraph>(std::make_shared<LayeredGraph>(layered(scene->input, how)));
        },
        [this, scene = m_asked, inHand](Result<std::shared_ptr<const LayeredGraph>> graph) {
            if (scene != m_asked)
                return;
            m_working = false;
            if (graph) {
                m_scene = scene;
                m_graph = *graph;
            }
            m_current = m_hover = -1;
            m_pill = {};
            place();
            if (!m_moved)
                fit();
            const MemoryKey key = m_wanted ? m_wanted : inHand;
            m_wanted = {};
            if (key)
                setCurrent(key);
            const int fade = std::min(kGraphFade, style()->styleHint(QStyle::SH_Widget_Animation_Duration, {}, this));
            if (!m_before.empty() && fade > 0 && isVisible()) {
                m_fade.setDuration(fade);
                m_fade.start();
            }
            update();
            Q_EMIT ready();
        });
}

std::size_t GraphCanvas::shown() const
{
    return m_graph ? m_graph->shown : 0;
}

std::size_t GraphCanvas::total() const
{
    return m_graph ? m_graph->total : 0;
}

bool GraphCanvas::isAgainst(const LayerEdge &edge) const
{
    const LayerBox &upper = m_graph->boxes[edge.upper], &lower = m_graph->boxes[edge.lower];
    return !upper.folded && !lower.folded && m_scene->against.contains({upper.nodes.front(), lower.nodes.front()});
}

int GraphCanvas::boxOf(std::uint32_t node) const
{
    for (std::size_t i = 0; m_graph && i < m_graph->boxes.size(); ++i) {
        const std::vector<std::uint32_t> &nodes = m_graph->boxes[i].nodes;
        if (std::find(nodes.begin(), nodes.end(), node) != nodes.end())
            return int(i);
    }
    return -1;
}

bool GraphCanvas::isLeafBox(const LayerBox &box) const
{
    return m_scene && m_scene->leavesBelow && box.layer == 0;
}

int GraphCanvas::wantedHeight() const
{
    if (!m_graph)
        return 0;
    const double layers = double(m_graph->layers.size());
    return int(s(kLayerMost) * std::max(1.0, layers - 1) + s(kLeafRow) * 2 + s(kDates));
}

QSize GraphCanvas::wholeSize() const
{
    return {int(std::ceil(m_width)), int(std::ceil(m_height))};
}

// Every other layer has a ground of its own, so that depth is read at a glance.
QColor GraphCanvas::groundOf(int layer) const
{
    return (m_rows.size() - std::size_t(layer)) % 2 == 0 ? tk().band1 : tk().base;
}

// Boxes, bands and gaps for the present width and height.
void GraphCanvas::place()
{
    m_rects.clear();
    m_rows.clear();
    m_gaps.clear();
    if (!m_graph || !m_scene)
        return;
    const LayeredGraph &g = *m_graph;
    m_rects.resize(g.boxes.size());
    m_rows.resize(g.layers.size());
    m_gaps.resize(g.layers.size());
    const bool leaves = m_scene->leavesBelow;
    const double inner = innerWidth();
    const int inRow = leavesInRow();
    const int leafRows = leaves && !g.layers.empty() ? (int(g.layers[0].size()) + inRow - 1) / inRow : 0;
    const int upper = int(std::count_if(g.layers.begin() + (leaves && !g.layers.empty() ? 1 : 0), g.layers.end(),
                                        [](const auto &row) { return !row.empty(); }));
    // A layer without an episode beneath it has no dates.
    const double bottom = leaves ? s(18) + std::max(1, leafRows) * s(kLeafRow) + s(kDates) : 0;
    double pitch = upper > 0 ? (height() - bottom - s(4)) / upper : 0;
    pitch = m_scene->around ? std::clamp(pitch, s(kAroundLeast), s(kAroundMost))
                            : std::clamp(pitch, s(kLayerLeast), s(kLayerMost));
    const double high = pitch >= s(kBoxTwo + 20) ? s(kBoxTwo) : pitch >= s(kTwoLines) ? s(kBoxTight) : s(kBoxOne);

    m_width = width();
    double y = s(2);
    for (int layer = int(g.layers.size()) - 1; layer >= (leaves ? 1 : 0); --layer) {
        const auto &row = g.layers[std::size_t(layer)];
        Row &r = m_rows[std::size_t(layer)];
        r.bandTop = y;
        if (row.empty()) // kept for episodes that are not there
            continue;
        r.bandHeight = pitch;
        r.height = high;
        r.top = std::round(y + (pitch - high) / 2);
        double folds = 0;
        for (const std::uint32_t box : row)
            folds += g.boxes[box].folded;
        const double count = double(row.size()) - folds;
        const double room = inner - folds * s(kFoldWide) - double(row.size()) * s(kBoxGap);
        const double wide = count > 0 ? std::clamp(room / count, s(kBoxTightest), s(kBoxWide)) : 0;
        const double used = count * wide + folds * s(kFoldWide) + double(row.size() - 1) * s(kBoxGap);
        // Few boxes stand apart, as wide as their share.
        const double spare = std::max(0.0, inner - used) / double(row.size());
        double x = s(kGraphGutter) + spare / 2;
        auto &gaps = m_gaps[std::size_t(layer)];
        gaps.push_back(x - s(kBoxGap) / 2 - std::min(spare / 4, s(12)));
        for (const std::uint32_t box : row) {
            const double w = g.boxes[box].folded ? s(kFoldWide) : wide;
            m_rects[box] = QRectF(std::round(x), r.top, std::round(w), high);
            x += w + s(kBoxGap) + spare;
            gaps.push_back(x - (s(kBoxGap) + spare) / 2);
        }
        gaps.back() = std::min(gaps.back(), m_rects[row.back()].right() + s(kBoxGap) / 2 + s(6));
        m_width = std::max(m_width, m_rects[row.back()].right() + s(kGraphMargin));
        y += pitch;
    }
    if (leaves && !g.layers.empty()) {
        Row &r = m_rows[0];
        r.bandTop = y;
        r.bandHeight = bottom;
        r.top = std::round(y + s(16));
        r.height = kLeafSide;
        const auto &row = g.layers[0];
        // Filled by columns, so that time goes on in one direction in all lines and one axis of dates serves them.
        const int first = leafRows > 0 ? (int(row.size()) + leafRows - 1) / leafRows : 0;
        const double step = first > 1 ? std::min(s(46), (inner - s(kLeafSide)) / double(first - 1)) : 0;
        const double left = s(kGraphGutter) + (inner - step * (first - 1) - s(kLeafSide)) / 2;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const int place = int(i) / leafRows, line = int(i) % leafRows;
            m_rects[row[i]] =
                QRectF(std::round(left + place * step), r.top + line * s(kLeafRow), s(kLeafSide), s(kLeafSide));
        }
        y += bottom;
    }
    m_height = y;
    if (layoutDirection() == Qt::RightToLeft) {
        for (QRectF &rect : m_rects)
            rect.moveLeft(m_width - rect.right());
        for (auto &gaps : m_gaps) {
            for (double &gap : gaps)
                gap = m_width - gap;
            std::reverse(gaps.begin(), gaps.end());
        }
    }
    clampOffset();
}

QPainterPath GraphCanvas::pathOf(const LayerEdge &edge) const
{
    const LayerBox &upper = m_graph->boxes[edge.upper], &lower = m_graph->boxes[edge.lower];
    const QPointF from(m_rects[edge.upper].center().x(), m_rects[edge.upper].bottom());
    const QPointF to(m_rects[edge.lower].center().x(), m_rects[edge.lower].top());
    QPainterPath path(from);
    QPointF at = from;
    const auto curve = [&](QPointF end) {
        const double half = std::max(10.0, (end.y() - at.y()) / 2);
        path.cubicTo(at.x(), at.y() + half, end.x(), end.y() - half, end.x(), end.y());
        at = end;
    };
    for (int layer = upper.layer - 1; layer > lower.layer; --layer) {
        const auto &gaps = m_gaps[std::size_t(layer)];
        if (gaps.empty())
            continue;
        const Row &row = m_rows[std::size_t(layer)];
        // The gap that lies nearest to the straight line.
        const double middle = row.top + row.height / 2;
        const double wish = from.x() + (to.x() - from.x()) * (middle - from.y()) / std::max(1.0, to.y() - from.y());
        const double x = *std::min_element(gaps.begin(), gaps.end(),
                                           [&](double a, double b) { return std::abs(a - wish) < std::abs(b - wish); });
        curve(QPointF(x, row.top - 2));
        path.lineTo(x, row.top + row.height + 2);
        at = QPointF(x, row.top + row.height + 2);
    }
    curve(to);
    return path;
}

QPointF GraphCanvas::toContent(QPointF at) const
{
    return (at - m_offset) / m_scale;
}

QRectF GraphCanvas::rectOf(int box) const
{
    if (box < 0 || box >= int(m_rects.size()))
        return {};
    const QRectF &r = m_rects[std::size_t(box)];
    return {r.topLeft() * m_scale + m_offset, r.size() * m_scale};
}

// At the right end of the upper edge (dependents) or the lower one (sources).
QRectF GraphCanvas::pillOf(int index, bool below) const
{
    if (!m_graph || !m_scene || !m_scene->around || index < 0 || index >= int(m_rects.size()))
        return {};
    const LayerBox &box = m_graph->boxes[std::size_t(index)];
    const GraphBox &what = m_scene->boxes[box.nodes.front()];
    const int more = below ? what.moreBelow : what.moreAbove;
    if (box.folded || isLeafBox(box) || more <= 0)
        return {};
    const QFontMetricsF metrics(Theme::instance().font(Type::Caption, 600));
    const double wide = std::max(s(20), metrics.horizontalAdvance(QStringLiteral("+") + figure(more)) + s(10));
    const QRectF &r = m_rects[std::size_t(index)];
    const double left = layoutDirection() == Qt::RightToLeft ? r.left() + s(5) : r.right() - s(5) - wide;
    const QRectF pill(left, (below ? r.bottom() : r.top()) - s(8), wide, s(16));
    return {pill.topLeft() * m_scale + m_offset, pill.size() * m_scale};
}

GraphCanvas::Pill GraphCanvas::pillAt(QPointF at) const
{
    for (std::size_t i = 0; m_scene && m_scene->around && i < m_rects.size(); ++i) {
        for (const bool below : {true, false}) {
            if (pillOf(int(i), below).adjusted(-2, -2, 2, 2).contains(at))
                return {int(i), below};
        }
    }
    return {};
}

QString GraphCanvas::pillText(const Pill &pill) const
{
    if (!m_graph || pill.box < 0 || pill.box >= int(m_graph->boxes.size()))
        return {};
    const GraphBox &what = m_scene->boxes[m_graph->boxes[std::size_t(pill.box)].nodes.front()];
    return pill.below ? counted(what.moreBelow, tr("Show its 1 other source here (Shift+Down)"),
                                tr("Show its %1 other sources here (Shift+Down)"))
                      : counted(what.moreAbove, tr("Show here what else rests on it (Shift+Up)"),
                                tr("Show here the %1 others that rest on it (Shift+Up)"));
}

QString GraphCanvas::linkAt(QPointF at) const
{
    if (!m_graph || !m_scene)
        return {};
    const QPointF in = toContent(at);
    QPainterPathStroker reach;
    reach.setWidth(8 / std::max(0.1, m_scale));
    const auto say = [&](std::uint32_t upper, std::uint32_t lower, std::uint32_t links) {
        const LayerBox &u = m_graph->boxes[upper], &l = m_graph->boxes[lower];
        if (u.folded || l.folded)
            return counted(links, tr("1 link"), tr("%1 links"));
        const std::pair ends(u.nodes.front(), l.nodes.front());
        const bool against = m_scene->against.contains(ends);
        const auto text = [&](std::uint32_t node) {
            const GraphBox &box = m_scene->boxes[node];
            const QString line = box.text.simplified();
            return line.size() > 80 ? line.left(79) + QChar(0x2026) : line;
        };
        QString words = against ? tr("“%1” and “%2” contradict each other").arg(text(ends.first), text(ends.second))
                                : tr("“%1” rests on “%2”").arg(text(ends.first), text(ends.second));
        if (const auto loose = m_scene->loose.find(ends); loose != m_scene->loose.end())
            words +=
                loose->second == Granularity::Batch ? tr(", cited with a whole batch") : tr(", cited with a cluster");
        return words;
    };
    // Those drawn last lie on top.
    for (std::size_t i = m_graph->edges.size(); i-- > 0;) {
        const LayerEdge &edge = m_graph->edges[i];
        const QPainterPath path = pathOf(edge);
        if (path.controlPointRect().adjusted(-8, -8, 8, 8).contains(in) && reach.createStroke(path).contains(in))
            return say(edge.upper, edge.lower, edge.links);
    }
    return {};
}

int GraphCanvas::boxAt(QPointF at) const
{
    const QPointF in = toContent(at);
    for (std::size_t i = 0; i < m_rects.size(); ++i) {
        if (m_rects[i].adjusted(-2, -2, 2, 2).contains(in))
            return int(i);
    }
    return -1;
}

void GraphCanvas::clampOffset()
{
    // Some of it always stays in sight.
    const double wide = m_width * m_scale, high = m_height * m_scale;
    const double spareX = width() - wide, spareY = height() - high;
    const auto within = [](double at, double spare) {
        return spare >= 0 ? std::clamp(at, std::min(0.0, spare), std::max(0.0, spare)) : std::clamp(at, spare, 0.0);
    };
    m_offset = QPointF(within(m_offset.x(), spareX), within(m_offset.y(), spareY));
}

void GraphCanvas::fit()
{
    m_moved = false;
    m_scale = 1;
    m_offset = {};
    if (m_width > 0 && m_height > 0) {
        // Never larger than drawn; what is too high or wide is made smaller as long as it can be read.
        m_scale = std::clamp(std::min(width() / m_width, height() / m_height), 0.75, 1.0);
        const double spare = width() - m_width * m_scale;
        m_offset = QPointF(spare > 0 ? spare / 2 : layoutDirection() == Qt::RightToLeft ? spare : 0, 0);
        // A neighbourhood that is too wide or high shows its middle.
        if (m_scene && m_scene->around)
            reveal(boxOf(m_scene->root));
    }
    clampOffset();
    update();
}

void GraphCanvas::zoom(double factor, QPointF about)
{
    const double next = std::clamp(m_scale * factor, kLeastScale, kMostScale);
    m_offset = about - (about - m_offset) * (next / m_scale);
    m_scale = next;
    m_moved = true;
    clampOffset();
    update();
}

void GraphCanvas::open(int layer)
{
    if (!m_asked)
        return;
    m_opened.push_back(layer);
    m_moved = true; // what is there stays where it is
    relayer();
}

void GraphCanvas::foldBack()
{
    if (m_opened.empty())
        return;
    m_opened.pop_back();
    relayer();
}

MemoryKey GraphCanvas::currentKey() const
{
    if (!m_graph || !m_scene || m_current < 0 || m_current >= int(m_graph->boxes.size()))
        return {};
    const LayerBox &box = m_graph->boxes[std::size_t(m_current)];
    return box.folded ? MemoryKey{} : m_scene->boxes[box.nodes.front()].key;
}

void GraphCanvas::setCurrent(MemoryKey key)
{
    if (m_working || !m_graph) {
        m_wanted = key;
        return;
    }
    int found = -1;
    for (std::size_t i = 0; i < m_graph->boxes.size() && key; ++i) {
        const LayerBox &box = m_graph->boxes[i];
        for (const std::uint32_t node : box.nodes) {
            if (m_scene->boxes[node].key == key)
                found = int(i);
        }
    }
    if (found == m_current)
        return;
    m_current = found;
    reveal(found);
    update();
}

void GraphCanvas::setCurrentBox(int box)
{
    if (!m_graph || box < -1 || box >= int(m_graph->boxes.size()) || box == m_current)
        return;
    m_current = box;
    reveal(box);
    update();
    announceBox(this);
    Q_EMIT pointed(currentKey());
}

void GraphCanvas::reveal(int box)
{
    const QRectF r = rectOf(box);
    if (r.isEmpty())
        return;
    const double room = s(8);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const double left = mirrored ? room : s(kGraphGutter), right = width() - (mirrored ? s(kGraphGutter) : room);
    if (r.left() < left)
        m_offset.rx() += left + room - r.left();
    else if (r.right() > right)
        m_offset.rx() -= r.right() - right + room;
    if (r.top() < room)
        m_offset.ry() += room - r.top();
    else if (r.bottom() > height() - room)
        m_offset.ry() -= r.bottom() - height() + room;
    clampOffset();
}

void GraphCanvas::step(Step step)
{
    if (!m_graph || m_graph->boxes.empty())
        return;
    if (m_current < 0) {
        for (auto it = m_graph->layers.rbegin(); it != m_graph->layers.rend(); ++it) {
            if (!it->empty()) {
                setCurrentBox(int(it->front()));
                return;
            }
        }
        return;
    }
    const LayerBox &box = m_graph->boxes[std::size_t(m_current)];
    if (step == Step::Left || step == Step::Right) {
        const auto &row = m_graph->layers[std::size_t(box.layer)];
        const bool forward = (step == Step::Right) != (layoutDirection() == Qt::RightToLeft);
        const int next = box.place + (forward ? 1 : -1);
        if (next >= 0 && next < int(row.size()))
            setCurrentBox(int(row[std::size_t(next)]));
        return;
    }
    // Along the links: the nearest layer first, then the nearest place.
    int best = -1;
    double nearest = std::numeric_limits<double>::max();
    for (const LayerEdge &edge : m_graph->edges) {
        const bool down = step == Step::Down;
        if ((down ? edge.upper : edge.lower) != std::uint32_t(m_current))
            continue;
        const std::uint32_t other = down ? edge.lower : edge.upper;
        const double away = std::abs(m_graph->boxes[other].layer - box.layer) * 10000.0 +
                            std::abs(m_rects[other].center().x() - m_rects[std::size_t(m_current)].center().x());
        if (away < nearest) {
            nearest = away;
            best = int(other);
        }
    }
    if (best >= 0)
        setCurrentBox(best);
}

void GraphCanvas::activateBox(int box)
{
    if (!m_graph || box < 0 || box >= int(m_graph->boxes.size()))
        return;
    const LayerBox &one = m_graph->boxes[std::size_t(box)];
    if (one.folded)
        open(one.layer);
    else if (const MemoryKey key = m_scene->boxes[one.nodes.front()].key)
        Q_EMIT activated(key);
}

QString GraphCanvas::nameOf(int box) const
{
    if (!m_graph || box < 0 || box >= int(m_graph->boxes.size()))
        return {};
    const LayerBox &one = m_graph->boxes[std::size_t(box)];
    if (one.folded)
        return tr("%1 more").arg(figure(qlonglong(one.nodes.size())));
    const GraphBox &what = m_scene->boxes[one.nodes.front()];
    return what.number > 0 ? tr("%1. %2").arg(what.number).arg(what.text) : what.text;
}

QString GraphCanvas::describe(int box) const
{
    if (!m_graph || box < 0 || box >= int(m_graph->boxes.size()))
        return {};
    const LayerBox &one = m_graph->boxes[std::size_t(box)];
    QStringList words{m_scene->titles.value(one.layer)};
    if (one.folded) {
        words << tr("Enter shows more of them");
        return words.join(QStringLiteral(", "));
    }
    const GraphBox &what = m_scene->boxes[one.nodes.front()];
    if (m_scene->around)
        words << (what.part == GraphPart::Centre      ? tr("in the middle")
                  : what.part == GraphPart::Support   ? tr("supports it")
                  : what.part == GraphPart::Dependent ? tr("rests on it")
                                                      : tr("near it"))
              << what.notes;
    if (!what.date.isEmpty())
        words << what.date;
    words << statusWord(what.status);
    if (what.withdrawn)
        words << tr("withdrawn here");
    else if (what.next != what.status)
        words << tr("becomes %1").arg(statusWord(what.next));
    if (what.critical)
        words << tr("critical");
    if (what.against)
        words << tr("speaks against it");
    int below = 0, above = 0;
    for (const LayerEdge &edge : m_graph->edges) {
        below += edge.upper == std::uint32_t(box) ? int(edge.links) : 0;
        above += edge.lower == std::uint32_t(box) ? int(edge.links) : 0;
    }
    if (below > 0)
        words << tr("rests on %1").arg(below);
    if (above > 0)
        words << tr("carries %1").arg(above);
    if (what.flags > 0)
        words << counted(what.flags, tr("1 open flag"), tr("%1 open flags"));
    if (what.ungrounded)
        words << tr("no episode beneath it");
    if (what.missing > 0)
        words << counted(what.missing, tr("1 source is missing"), tr("%1 sources are missing"));
    if (what.moreBelow > 0)
        words << counted(what.moreBelow, tr("1 more source, Shift+Down shows it"),
                         tr("%1 more sources, Shift+Down shows them"));
    if (what.moreAbove > 0)
        words << counted(what.moreAbove, tr("1 more rests on it, Shift+Up shows it"),
                         tr("%1 more rest on it, Shift+Up shows them"));
    return words.join(QStringLiteral(", "));
}

void GraphCanvas::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Tokens &t = tk();
    painter.fillRect(rect(), t.base);
    if (!m_graph || m_graph->boxes.empty()) {
        if (!m_working) {
            painter.setFont(Theme::instance().font(Type::Base));
            painter.setPen(t.tx3);
            painter.drawText(rect(), Qt::AlignCenter, m_empty);
        }
        return;
    }
    paintAll(painter, size());
    if (m_focusRing && hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(t.acc, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

void GraphCanvas::paintWhole(QPainter &painter)
{
    if (!m_graph)
        return;
    const QPointF offset = std::exchange(m_offset, QPointF());
    const double scale = std::exchange(m_scale, 1.0);
    const int hover = std::exchange(m_hover, -1);
    painter.fillRect(QRectF(QPointF(), QSizeF(wholeSize())), tk().base);
    paintAll(painter, QSizeF(wholeSize()));
    m_offset = offset;
    m_scale = scale;
    m_hover = hover;
}

void GraphCanvas::paintAll(QPainter &painter, QSizeF size)
{
    painter.save();
    painter.setLayoutDirection(Qt::LayoutDirectionAuto); // each text reads as its own language does
    painter.translate(m_offset);
    painter.scale(m_scale, m_scale);
    for (std::size_t layer = 0; layer < m_rows.size(); ++layer) {
        const Row &row = m_rows[layer];
        // They go on beyond the boxes.
        if (row.bandHeight > 0)
            painter.fillRect(QRectF(-m_offset.x() / m_scale, row.bandTop,
                                    std::max(m_width, size.width() / m_scale) + (m_scale == 1 ? 0 : 2000),
                                    row.bandHeight),
                             groundOf(int(layer)));
    }
    painter.setRenderHint(QPainter::Antialiasing);
    paintLinks(painter);
    const bool fading = m_fade.state() == QAbstractAnimation::Running;
    for (std::size_t i = 0; i < m_graph->boxes.size(); ++i) {
        const LayerBox &box = m_graph->boxes[i];
        if (fading && !m_before.contains(m_scene->boxes[box.nodes.front()].key.value))
            painter.setOpacity(m_fade.currentValue().toDouble());
        if (isLeafBox(box))
            paintLeaf(painter, int(i));
        else
            paintBox(painter, int(i));
        painter.setOpacity(1);
    }
    paintDates(painter);
    paintPills(painter);
    painter.restore();
    painter.setLayoutDirection(Qt::LayoutDirectionAuto);
    paintGutter(painter, size.width());
}

GraphCanvas::Stroke GraphCanvas::strokeOf(std::uint32_t upper, std::uint32_t lower) const
{
    const Tokens &t = tk();
    const LayerBox &u = m_graph->boxes[upper], &l = m_graph->boxes[lower];
    const int hand = m_current >= 0 ? m_current : m_hover;
    const bool inHand = hand >= 0 && (upper == std::uint32_t(hand) || lower == std::uint32_t(hand));
    if (!m_scene->around) {
        const QColor hue = m_scene->doubt ? t.suspect : t.sup;
        if (inHand)
            return {hue, 0.95, 1.75, 4};
        if (!u.folded && u.nodes.front() == m_scene->root) {
            // Another box in hand takes the strength from the claim's own links.
            const LayerBox *held = m_current >= 0 ? &m_graph->boxes[std::size_t(m_current)] : nullptr;
            return {hue, held && (held->folded || held->nodes.front() != m_scene->root) ? 0.62 : 0.95, 1.75, 3};
        }
        return isLeafBox(l) ? Stroke{hue, 0.36, 1.1, 1} : Stroke{hue, m_scene->doubt ? 0.62 : 0.5, 1.1, 2};
    }
    const std::uint32_t above = u.nodes.front(), below = l.nodes.front();
    const GraphPart a = m_scene->boxes[above].part, b = m_scene->boxes[below].part;
    const bool carries = b == GraphPart::Support && (a == GraphPart::Support || a == GraphPart::Centre);
    const bool rests = a == GraphPart::Dependent && (b == GraphPart::Dependent || b == GraphPart::Centre);
    const bool first = (above == m_scene->root || below == m_scene->root) && (carries || rests);
    if (!carries && !rests)
        return inHand ? Stroke{t.tx2, 0.95, 1.75, 4} : Stroke{t.ctl, 0.42, 1, 0};
    const QColor hue = carries ? t.sup : t.dep;
    if (inHand || first)
        return {hue, 0.95, 1.75, inHand ? 4 : 3};
    return rests ? Stroke{hue, 0.6, 1.25, 2} : isLeafBox(l) ? Stroke{hue, 0.42, 1.1, 1} : Stroke{hue, 0.62, 1.1, 2};
}

// Between two boxes of one layer: over both of them.
QPainterPath GraphCanvas::arcOf(std::uint32_t a, std::uint32_t b) const
{
    const QPointF from(m_rects[a].center().x(), m_rects[a].top()), to(m_rects[b].center().x(), m_rects[b].top());
    const double high = s(22);
    QPainterPath path(from);
    path.cubicTo(from - QPointF(0, high), to - QPointF(0, high), to);
    return path;
}

// Weak links first, those of the box in hand last.
void GraphCanvas::paintLinks(QPainter &painter) const
{
    const Tokens &t = tk();
    const auto draw = [&](const QPainterPath &path, const Stroke &stroke, bool against, Granularity granularity) {
        QPen pen = against ? QPen(t.flag, 1.5) : QPen(mixed(stroke.hue, t.base, stroke.alpha), stroke.wide);
        if (granularity != Granularity::Claim) {
            pen.setCapStyle(Qt::FlatCap);
            const double on = granularity == Granularity::Batch ? 3 : 8;
            pen.setDashPattern({on / pen.widthF(), 3 / pen.widthF()});
        }
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawPath(path);
        if (against) { // a cross stroke in the middle
            const QPointF middle = path.pointAtPercent(0.5);
            const double turn = path.angleAtPercent(0.5) * M_PI / 180;
            const QPointF side(std::sin(turn) * 5, std::cos(turn) * 5);
            painter.setPen(QPen(t.flag, 1.5));
            painter.drawLine(middle - side, middle + side);
        }
    };
    const auto granularityOf = [&](std::uint32_t upper, std::uint32_t lower) {
        const LayerBox &u = m_graph->boxes[upper], &l = m_graph->boxes[lower];
        if (u.folded || l.folded)
            return Granularity::Claim;
        const auto found = m_scene->loose.find({u.nodes.front(), l.nodes.front()});
        return found == m_scene->loose.end() ? Granularity::Claim : found->second;
    };
    for (int pass = 0; pass < 5; ++pass) {
        for (const LayerEdge &edge : m_graph->edges) {
            const Stroke stroke = strokeOf(edge.upper, edge.lower);
            if (stroke.strength == pass)
                draw(pathOf(edge), stroke, isAgainst(edge), granularityOf(edge.upper, edge.lower));
        }
    }
    for (const auto &[a, b] : m_scene->level) {
        const int from = boxOf(a), to = boxOf(b);
        if (from >= 0 && to >= 0)
            draw(arcOf(std::uint32_t(from), std::uint32_t(to)), strokeOf(std::uint32_t(from), std::uint32_t(to)),
                 m_scene->against.contains({a, b}), granularityOf(std::uint32_t(from), std::uint32_t(to)));
    }
}

// Dates under the leaves, as many as stand apart.
void GraphCanvas::paintDates(QPainter &painter) const
{
    if (!m_scene->leavesBelow || m_graph->layers.empty() || m_graph->layers[0].empty())
        return;
    const auto &row = m_graph->layers[0];
    const QFont small = Theme::instance().font(Type::Caption);
    const QFontMetricsF metrics(small);
    painter.setFont(small);
    painter.setPen(tk().tx3);
    const std::size_t inRow = std::size_t(leavesInRow()), lines = (row.size() + inRow - 1) / inRow;
    const double y = m_rects[row[lines - 1]].bottom();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const bool keystones =
        std::any_of(m_scene->boxes.begin(), m_scene->boxes.end(), [](const GraphBox &one) { return one.critical; });
    double free = mirrored ? m_width : 0;
    QString before;
    for (std::size_t i = 0; i < row.size(); i += lines) {
        const LayerBox &box = m_graph->boxes[row[i]];
        if (box.folded)
            continue;
        const QString date = m_scene->boxes[box.nodes.front()].date;
        if (date == before) // of several of one day the first has it
            continue;
        const double half = metrics.horizontalAdvance(date) / 2, centre = m_rects[row[i]].center().x();
        if (date.isEmpty() || (mirrored ? centre + half > free : centre - half < free) || centre - half < 4 ||
            centre + half > m_width - 4)
            continue;
        painter.drawText(QPointF(centre - half, std::round(y + s(keystones ? 28 : 16))), date);
        free = mirrored ? centre - half - s(14) : centre + half + s(14);
        before = date;
    }
}

void GraphCanvas::paintPills(QPainter &painter) const
{
    if (!m_scene->around)
        return;
    const Tokens &t = tk();
    const QFont font = Theme::instance().font(Type::Caption, 600);
    const QFontMetricsF metrics(font);
    for (std::size_t i = 0; i < m_rects.size(); ++i) {
        for (const bool below : {false, true}) {
            const QRectF at = pillOf(int(i), below);
            if (at.isEmpty())
                continue;
            const QRectF pill(toContent(at.topLeft()), at.size() / m_scale);
            const GraphBox &what = m_scene->boxes[m_graph->boxes[i].nodes.front()];
            const bool lit = m_pill == Pill{int(i), below};
            painter.setPen(Qt::NoPen);
            painter.setBrush(groundOf(m_graph->boxes[i].layer));
            const QRectF ring = pill.adjusted(-1.5, -1.5, 1.5, 1.5);
            painter.drawRoundedRect(ring, ring.height() / 2, ring.height() / 2);
            painter.setBrush(lit ? t.accFill : t.chip);
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
            painter.setFont(font);
            painter.setPen(lit ? t.onAcc : t.tx2);
            const QString text = QStringLiteral("+") + figure(below ? what.moreBelow : what.moreAbove);
            painter.drawText(QPointF(pill.center().x() - metrics.horizontalAdvance(text) / 2,
                                     std::round(pill.center().y() + metrics.capHeight() / 2)),
                             text);
        }
    }
}

// A source that is nowhere: a dotted line to a dashed ring.
void GraphCanvas::paintMissing(QPainter &painter, const QRectF &box) const
{
    const double x = layoutDirection() == Qt::RightToLeft ? box.right() - s(14) : box.left() + s(14);
    QPen dotted(tk().ctl, 1.25, Qt::SolidLine, Qt::FlatCap);
    dotted.setDashPattern({1, 2});
    painter.setPen(dotted);
    painter.setBrush(Qt::NoBrush);
    painter.drawLine(QPointF(x, box.bottom()), QPointF(x, box.bottom() + s(7)));
    QPen dashed(tk().ctl, 1.25, Qt::SolidLine, Qt::FlatCap);
    dashed.setDashPattern({2 / 1.25, 1.6 / 1.25});
    painter.setPen(dashed);
    painter.drawEllipse(QPointF(x, box.bottom() + s(11)), 4, 4);
}

// The gutter stays while the boxes are panned to the side.
void GraphCanvas::paintGutter(QPainter &painter, double across) const
{
    const Tokens &t = tk();
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    const double over =
        mirrored ? across - (m_width * m_scale + m_offset.x()) : m_offset.x(); // < 0: boxes lie under it
    const QFont small = Theme::instance().font(Type::Secondary), caption = Theme::instance().font(Type::Caption);
    const double wide = m_scene->doubt ? s(kGraphGutter) - 6 : s(kGraphGutter) - 12;
    for (std::size_t layer = 0; layer < m_rows.size(); ++layer) {
        const Row &row = m_rows[layer];
        if (row.bandHeight <= 0)
            continue;
        const double top = row.bandTop * m_scale + m_offset.y(), high = row.bandHeight * m_scale;
        if (over < -1)
            painter.fillRect(QRectF(mirrored ? across - wide : 0, top, wide, high), groundOf(int(layer)));
        const QString facts = m_scene->facts.value(int(layer));
        double y = (row.top + row.height / 2) * m_scale + m_offset.y();
        if (layer == 0 && m_scene->leavesBelow)
            y = (row.top + kLeafSide / 2) * m_scale + m_offset.y();
        painter.setFont(small);
        painter.setPen(t.tx2);
        const QFontMetricsF metrics(small);
        const bool two = !facts.isEmpty() && high > s(34);
        const auto write = [&](const QString &text, const QFont &font, double base) {
            const double x =
                mirrored ? across - kGraphMargin - QFontMetricsF(font).horizontalAdvance(text) : kGraphMargin;
            painter.drawText(QPointF(x, std::round(base)), text);
        };
        write(metrics.elidedText(m_scene->titles.value(int(layer)), Qt::ElideRight, wide - kGraphMargin), small,
              y + metrics.capHeight() / 2 - (two ? s(8) : 0));
        if (two) {
            painter.setFont(caption);
            painter.setPen(t.tx3);
            write(facts, caption, y + metrics.capHeight() / 2 + s(8));
        }
    }
}

void GraphCanvas::paintBox(QPainter &painter, int index) const
{
    const Tokens &t = tk();
    const LayerBox &box = m_graph->boxes[std::size_t(index)];
    const QRectF r = m_rects[std::size_t(index)];
    const bool current = index == m_current;
    painter.save();
    if (box.folded) {
        const QString text = tr("%1 more").arg(figure(qlonglong(box.nodes.size())));
        const QFont small = Theme::instance().font(Type::Caption, 600);
        const QFontMetricsF metrics(small);
        const QRectF pill(r.left(), r.center().y() - s(9), r.width(), s(18));
        painter.setPen(QPen(t.base, 1.5));
        const bool lit = current || index == m_hover;
        painter.setBrush(lit ? t.accFill : t.chip);
        painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
        painter.setFont(small);
        painter.setPen(lit ? t.onAcc : t.tx2);
        painter.drawText(QPointF(pill.center().x() - metrics.horizontalAdvance(text) / 2,
                                 std::round(pill.center().y() + metrics.capHeight() / 2)),
                         metrics.elidedText(text, Qt::ElideRight, pill.width()));
        painter.restore();
        return;
    }
    const std::uint32_t node = box.nodes.front();
    const GraphBox &what = m_scene->boxes[node];
    const bool root = node == m_scene->root;
    const bool doubt = m_scene->doubt, around = m_scene->around;
    QColor ground = t.raised, line = t.line2, ink = t.tx;
    double pen = 1;
    if (around) {
        const bool near = what.part == GraphPart::Near;
        line = what.status != Status::Active       ? statusColour(what.status)
               : what.part == GraphPart::Dependent ? t.dep
               : near                              ? t.line2
                                                   : t.sup;
        if (near) {
            ground = groundOf(box.layer);
            ink = t.tx2;
        }
    } else if (doubt) {
        line = what.next == what.status && !what.withdrawn ? t.line2 : t.suspect;
    } else if (what.status != Status::Active) {
        line = statusColour(what.status);
    } else {
        line = t.ctl;
    }
    if (root || current) {
        ground = around && !root ? t.raised : t.sel; // what is in hand is not what all is arranged around
        line = t.acc;
        pen = 1.75;
    } else if (index == m_hover) {
        ground = t.hover;
    }
    if (what.withdrawn) {
        line = current ? t.acc : t.tx2;
        ink = t.tx2;
    } else if (what.against && !current) {
        line = t.flag;
    }
    painter.setPen(QPen(line, pen));
    painter.setBrush(ground);
    painter.drawRoundedRect(r.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);

    double left = r.left() + s(8);
    const Status glyph = doubt && !what.withdrawn ? what.next : what.status;
    double right = r.right() - s(8);
    const bool mirrored = layoutDirection() == Qt::RightToLeft;
    // Signs stand before the text, the flag behind it.
    const auto sign = [&](bool first, double wide) {
        const double x = first != mirrored ? left + wide / 2 : right - wide / 2;
        (first != mirrored ? left : right) += first != mirrored ? wide + s(5) : -wide - s(5);
        return QPointF(x, r.center().y());
    };
    if (doubt || glyph != Status::Active)
        drawStatusGlyph(painter, sign(true, 9), grown(4.2), glyph, statusColour(glyph));
    if (what.ungrounded)
        drawUngroundedSign(painter, sign(true, 12));
    if (what.flags > 0)
        drawPennant(painter, sign(false, 8) + QPointF(-3, 5));
    if (what.missing > 0)
        paintMissing(painter, r);
    const QFont font = Theme::instance().font(Type::Secondary, root || current ? 600 : 0);
    const QFontMetricsF metrics(font);
    const int most = r.height() > s(30) ? 2 : 1;
    QTextLayout layout(what.label.isEmpty() ? what.text.simplified() : what.label, font);
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(wrap);
    layout.beginLayout();
    QStringList lines;
    const auto room = [&](int at) { // a pill takes the end of the line beside it
        const QRectF pill = most > 1 ? pillOf(index, at > 0) : QRectF();
        return std::max(8.0, right - left - (pill.isEmpty() ? 0 : pill.width() / m_scale));
    };
    for (int i = 0; i < most; ++i) {
        QTextLine part = layout.createLine();
        if (!part.isValid())
            break;
        part.setLineWidth(room(i));
        const QString rest = layout.text().mid(part.textStart());
        lines << (i + 1 == most ? metrics.elidedText(rest, Qt::ElideRight, room(i))
                                : layout.text().mid(part.textStart(), part.textLength()).trimmed());
    }
    layout.endLayout();
    const double step = r.height() > s(36) ? s(15) : s(14);
    painter.setFont(font);
    painter.setPen(ink);
    double y = r.center().y() - (double(lines.size()) - 1) * step / 2 + metrics.capHeight() / 2;
    for (const QString &one : lines) {
        const double x = mirrored || one.isRightToLeft() ? right - metrics.horizontalAdvance(one) : left;
        painter.drawText(QPointF(x, std::round(y)), one);
        y += step;
    }
    if (what.withdrawn)
        drawStatusGlyph(painter, r.topRight() + QPointF(-1, 1), grown(4), Status::Retracted, t.retracted);
    painter.restore();
}

void GraphCanvas::paintLeaf(QPainter &painter, int index) const
{
    const Tokens &t = tk();
    const LayerBox &box = m_graph->boxes[std::size_t(index)];
    const QRectF r = m_rects[std::size_t(index)];
    const bool current = index == m_current;
    painter.save();
    const QFont font = Theme::instance().font(Type::Caption, 600);
    const QFontMetricsF metrics(font);
    QString text;
    QColor line = t.sup, ink = t.sup, ground = t.base;
    if (box.folded) {
        text = QStringLiteral("+%1").arg(box.nodes.size());
        line = t.line2;
        ink = t.tx2;
        ground = t.chip;
    } else {
        const GraphBox &what = m_scene->boxes[box.nodes.front()];
        text = what.number > 0 ? QString::number(what.number) : what.against ? QStringLiteral("≠") : QString();
        if (m_scene->doubt || what.status != Status::Active) {
            line = what.status == Status::Active || what.withdrawn ? t.tx2 : statusColour(what.status);
            ink = what.status == Status::Active || what.withdrawn ? t.tx2 : statusColour(what.status);
        }
        if (m_scene->around && what.status == Status::Active && what.part != GraphPart::Support) {
            line = what.part == GraphPart::Near ? t.ctl : what.part == GraphPart::Dependent ? t.dep : t.acc;
            ink = what.part == GraphPart::Near ? t.tx2 : line;
        }
        if (what.against)
            line = ink = t.flag;
        if (m_scene->around && what.part == GraphPart::Centre)
            ground = t.sel;
    }
    if (index == m_hover && !current)
        ground = t.hover;
    if (current) {
        ground = t.accFill;
        line = t.acc;
        ink = t.onAcc;
    }
    painter.setPen(QPen(line, 1));
    painter.setBrush(ground);
    const double wide = std::max(r.width(), metrics.horizontalAdvance(text) + 6);
    const QRectF square(r.center().x() - wide / 2, r.top(), wide, r.height());
    painter.drawRoundedRect(square.adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    painter.setFont(font);
    painter.setPen(ink);
    painter.drawText(QPointF(r.center().x() - metrics.horizontalAdvance(text) / 2,
                             std::round(r.center().y() + metrics.capHeight() / 2)),
                     text);
    if (!box.folded) {
        const GraphBox &what = m_scene->boxes[box.nodes.front()];
        if (what.withdrawn || (!m_scene->doubt && what.status != Status::Active)) {
            const QPointF corner = square.topRight() + QPointF(-1, 1);
            painter.setPen(Qt::NoPen);
            painter.setBrush(t.base);
            painter.drawEllipse(corner, 5.5, 5.5);
            const Status glyph = what.withdrawn ? Status::Retracted : what.status;
            drawStatusGlyph(painter, corner, grown(4), glyph, statusColour(glyph));
        }
        if (what.flags > 0)
            drawPennant(painter, square.topLeft() + QPointF(-3, 5));
        if (what.critical) { // a keystone, wide side up
            const double x = square.center().x(), y = square.bottom() + 4;
            painter.setPen(Qt::NoPen);
            painter.setBrush(t.warn);
            painter.drawPolygon(
                QPolygonF{QPointF(x - 5, y), QPointF(x + 5, y), QPointF(x + 2.5, y + 9), QPointF(x - 2.5, y + 9)});
        }
    }
    painter.restore();
}

void GraphCanvas::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const LayersOptions how = options();
    if (m_asked && (int(how.mostInLayer) != m_askedInLayer || int(how.mostInBottom) != m_askedInBottom))
        relayer();
    place();
    if (!m_moved)
        fit();
}

void GraphCanvas::wheelEvent(QWheelEvent *event)
{
    if (event->modifiers() & Qt::ShiftModifier) {
        m_offset.rx() += event->angleDelta().y() + event->angleDelta().x();
        m_moved = true;
        clampOffset();
        update();
    } else if (event->angleDelta().y() != 0) {
        zoom(std::pow(1.0015, event->angleDelta().y()), event->position());
    }
    event->accept();
}

void GraphCanvas::mousePressEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton)
        return;
    m_focusRing = false;
    m_dragging = true;
    m_pressed = m_last = event->position();
}

void GraphCanvas::mouseMoveEvent(QMouseEvent *event)
{
    if (m_dragging && (event->position() - m_pressed).manhattanLength() > 4) {
        m_offset += event->position() - m_last;
        m_last = event->position();
        m_moved = true;
        clampOffset();
        setCursor(Qt::ClosedHandCursor);
        update();
        return;
    }
    const Pill pill = pillAt(event->position());
    const int over = pill.box >= 0 ? -1 : boxAt(event->position());
    setCursor(over >= 0 || pill.box >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (over != m_hover || pill != m_pill) {
        m_hover = over;
        m_pill = pill;
        update();
    }
}

void GraphCanvas::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() != Qt::LeftButton || !m_dragging)
        return;
    m_dragging = false;
    setCursor(Qt::ArrowCursor);
    if ((event->position() - m_pressed).manhattanLength() > 4)
        return;
    if (const Pill pill = pillAt(event->position()); pill.box >= 0) {
        const LayerBox &box = m_graph->boxes[std::size_t(pill.box)];
        Q_EMIT moreRequested(m_scene->boxes[box.nodes.front()].key, pill.below);
        return;
    }
    const int box = boxAt(event->position());
    if (box >= 0 && m_graph->boxes[std::size_t(box)].folded)
        open(m_graph->boxes[std::size_t(box)].layer);
    else if (box >= 0 || !m_scene || !m_scene->around) // a neighbourhood is of something: nothing can't be in hand
        setCurrentBox(box);
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    if (pillAt(event->position()).box >= 0)
        return;
    const int box = boxAt(event->position());
    if (box >= 0 && !m_graph->boxes[std::size_t(box)].folded)
        activateBox(box);
    else if (box < 0)
        fit();
}

void GraphCanvas::contextMenuEvent(QContextMenuEvent *event)
{
    QPoint at = event->globalPos();
    if (event->reason() == QContextMenuEvent::Keyboard) {
        if (m_current < 0)
            return;
        at = mapToGlobal(rectOf(m_current).bottomLeft().toPoint());
    } else {
        const int box = boxAt(event->pos());
        if (box < 0 || m_graph->boxes[std::size_t(box)].folded)
            return;
        setCurrentBox(box);
    }
    Q_EMIT menuRequested(at);
}

void GraphCanvas::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LayoutDirectionChange) {
        place();
        if (!m_moved)
            fit();
    }
}

void GraphCanvas::keyPressEvent(QKeyEvent *event)
{
    if (event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier)) {
        QWidget::keyPressEvent(event);
        return;
    }
    m_focusRing = true;
    // With Shift they open what is folded, where there is such; the selection never moves by them.
    if (event->modifiers().testFlag(Qt::ShiftModifier) && event->key() >= Qt::Key_Left &&
        event->key() <= Qt::Key_Down) {
        update();
        return;
    }
    switch (event->key()) {
    case Qt::Key_Left:
        step(Step::Left);
        return;
    case Qt::Key_Right:
        step(Step::Right);
        return;
    case Qt::Key_Up:
        step(Step::Up);
        return;
    case Qt::Key_Down:
        step(Step::Down);
        return;
    case Qt::Key_Return:
    case Qt::Key_Enter:
        activateBox(m_current);
        return;
    case Qt::Key_Plus:
    case Qt::Key_Equal:
        zoom(1.2, m_current >= 0 ? rectOf(m_current).center() : QPointF(rect().center()));
        return;
    case Qt::Key_Minus:
        zoom(1 / 1.2, m_current >= 0 ? rectOf(m_current).center() : QPointF(rect().center()));
        return;
    case Qt::Key_F:
    case Qt::Key_0:
        if (event->modifiers() == Qt::NoModifier) {
            fit();
            return;
        }
        break;
    case Qt::Key_Backspace:
        if (canFoldBack()) {
            foldBack();
            return;
        }
        break;
    default:
        break;
    }
    QWidget::keyPressEvent(event);
}

void GraphCanvas::focusInEvent(QFocusEvent *event)
{
    m_focusRing = event->reason() == Qt::TabFocusReason || event->reason() == Qt::BacktabFocusReason ||
                  event->reason() == Qt::ShortcutFocusReason;
    QWidget::focusInEvent(event);
    update();
}

void GraphCanvas::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void GraphCanvas::leaveEvent(QEvent *event)
{
    QWidget::leaveEvent(event);
    m_hover = -1;
    m_pill = {};
    update();
}

bool GraphCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const int box = boxAt(help->pos());
        if (const Pill pill = pillAt(help->pos()); pill.box >= 0)
            QToolTip::showText(help->globalPos(), plainTip(pillText(pill)), this,
                               pillOf(pill.box, pill.below).toAlignedRect());
        else if (box >= 0)
            QToolTip::showText(help->globalPos(), plainTip(nameOf(box) + QStringLiteral("\n") + describe(box)), this,
                               rectOf(box).toAlignedRect());
        else if (const QString link = linkAt(help->pos()); !link.isEmpty())
            QToolTip::showText(help->globalPos(), plainTip(link), this);
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/graphcanvas.h"

#include "inspect/maplayout.h"
#include "jobs/jobrunner.h"
#include "shell/theme.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QFontMetricsF>
#include <QHelpEvent>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
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
constexpr double kBoxTwo = 40, kBoxTight = 34, kBoxOne = 26;
constexpr double kLeafSide = 20, kLeafStep = 27, kLeafRow = 27;
constexpr int kLeafRows = 3;
constexpr double kDates = 20;
constexpr double kLeastScale = 0.3, kMostScale = 3;
constexpr std::size_t kOpenStep = 8;

double s(double pixels)
{
    return pixels * Theme::instance().scale();
}

} // namespace

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

void GraphCanvas::setScene(std::shared_ptr<const GraphScene> scene)
{
    m_wanted = {};
    m_asked = std::move(scene);
    m_opened.clear();
    m_moved = false;
    m_current = m_hover = -1;
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
            place();
            if (!m_moved)
                fit();
            const MemoryKey key = m_wanted ? m_wanted : inHand;
            m_wanted = {};
            if (key)
                setCurrent(key);
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
    pitch = std::clamp(pitch, s(kLayerLeast), s(kLayerMost));
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
        const int first = std::min(inRow, int(row.size()));
        const double step = first > 1 ? std::min(s(46), (inner - s(kLeafSide)) / double(first - 1)) : 0;
        const double left = s(kGraphGutter) + (inner - step * (first - 1) - s(kLeafSide)) / 2;
        for (std::size_t i = 0; i < row.size(); ++i) {
            const int place = int(i) % inRow, line = int(i) / inRow;
            m_rects[row[i]] =
                QRectF(std::round(left + place * step), r.top + line * s(kLeafRow), s(kLeafSide), s(kLeafSide));
        }
        y += bottom;
    }
    m_height = y;
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
        m_offset = QPointF(std::max(0.0, (width() - m_width * m_scale) / 2), 0);
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
    Q_EMIT pointed(currentKey());
}

void GraphCanvas::reveal(int box)
{
    const QRectF r = rectOf(box);
    if (r.isEmpty())
        return;
    const double room = s(8);
    if (r.left() < s(kGraphGutter))
        m_offset.rx() += s(kGraphGutter) + room - r.left();
    else if (r.right() > width() - room)
        m_offset.rx() -= r.right() - width() + room;
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
        const int next = box.place + (step == Step::Left ? -1 : 1);
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
    painter.save();
    painter.translate(m_offset);
    painter.scale(m_scale, m_scale);
    for (std::size_t layer = 0; layer < m_rows.size(); ++layer) {
        const Row &row = m_rows[layer];
        // Bands in turn, so that depth is read at a glance; they go on beyond the boxes.
        if ((m_rows.size() - layer) % 2 == 0)
            painter.fillRect(QRectF(-m_offset.x() / m_scale, row.bandTop, std::max(m_width, width() / m_scale) + 2000,
                                    row.bandHeight),
                             t.band1);
    }
    painter.setRenderHint(QPainter::Antialiasing);
    // Weak links first, those of the box in hand last.
    const QColor hue = m_scene->doubt ? t.suspect : t.sup;
    const int hand = m_current >= 0 ? m_current : m_hover;
    const auto strength = [&](const LayerEdge &edge) {
        if (hand >= 0 && (edge.upper == std::uint32_t(hand) || edge.lower == std::uint32_t(hand)))
            return 3;
        const LayerBox &upper = m_graph->boxes[edge.upper];
        if (!upper.folded && upper.nodes.front() == m_scene->root)
            return 2;
        return isLeafBox(m_graph->boxes[edge.lower]) ? 0 : 1;
    };
    for (int pass = 0; pass < 4; ++pass) {
        for (const LayerEdge &edge : m_graph->edges) {
            if (strength(edge) != pass)
                continue;
            const bool handled = hand >= 0 && (m_graph->boxes[std::size_t(hand)].folded ||
                                               m_graph->boxes[std::size_t(hand)].nodes.front() != m_scene->root);
            const double alpha = pass == 3   ? 0.95
                                 : pass == 2 ? (handled && m_current >= 0 ? 0.62 : 0.95)
                                 : pass == 1 ? (m_scene->doubt ? 0.62 : 0.5)
                                             : 0.36;
            const double wide = pass >= 2 ? 1.75 : 1.1;
            const bool against = isAgainst(edge);
            const QPainterPath path = pathOf(edge);
            painter.setPen(against ? QPen(t.flag, 1.5) : QPen(mixed(hue, t.base, alpha), wide));
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(path);
            if (against) { // a cross stroke in the middle
                const QPointF middle = path.pointAtPercent(0.5);
                const double turn = path.angleAtPercent(0.5) * M_PI / 180;
                const QPointF side(std::sin(turn) * 5, std::cos(turn) * 5);
                painter.drawLine(middle - side, middle + side);
            }
        }
    }
    for (std::size_t i = 0; i < m_graph->boxes.size(); ++i) {
        if (isLeafBox(m_graph->boxes[i]))
            paintLeaf(painter, int(i));
        else
            paintBox(painter, int(i));
    }
    // Dates under the leaves, as many as stand apart.
    if (m_scene->leavesBelow && !m_graph->layers.empty() && !m_graph->layers[0].empty()) {
        const auto &row = m_graph->layers[0];
        const QFont small = Theme::instance().font(Type::Caption);
        const QFontMetricsF metrics(small);
        painter.setFont(small);
        painter.setPen(t.tx3);
        const double y = m_rects[row.back()].bottom();
        double free = 0;
        const std::size_t lineStart = row.size() - 1 - (row.size() - 1) % std::size_t(leavesInRow());
        const bool keystones =
            std::any_of(m_scene->boxes.begin(), m_scene->boxes.end(), [](const GraphBox &one) { return one.critical; });
        for (std::size_t i = lineStart; i < row.size(); ++i) {
            const LayerBox &box = m_graph->boxes[row[i]];
            if (box.folded)
                continue;
            const QString date = m_scene->boxes[box.nodes.front()].date;
            const double wide = metrics.horizontalAdvance(date), centre = m_rects[row[i]].center().x();
            if (date.isEmpty() || centre - wide / 2 < free || centre + wide / 2 > m_width - 4)
                continue;
            painter.drawText(QPointF(centre - wide / 2, std::round(y + s(keystones ? 28 : 16))), date);
            free = centre + wide / 2 + s(14);
        }
    }
    painter.restore();
    paintGutter(painter);
    if (m_focusRing && hasFocus()) {
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(t.acc, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRect(QRectF(rect()).adjusted(1, 1, -1, -1));
    }
}

// The gutter stays while the boxes are panned to the side.
void GraphCanvas::paintGutter(QPainter &painter) const
{
    const Tokens &t = tk();
    const QFont small = Theme::instance().font(Type::Secondary), caption = Theme::instance().font(Type::Caption);
    const double wide = m_scene->doubt ? s(kGraphGutter) - 6 : s(kGraphGutter) - 12;
    for (std::size_t layer = 0; layer < m_rows.size(); ++layer) {
        const Row &row = m_rows[layer];
        if (row.bandHeight <= 0)
            continue;
        const double top = row.bandTop * m_scale + m_offset.y(), high = row.bandHeight * m_scale;
        if (m_offset.x() < -1)
            painter.fillRect(QRectF(0, top, wide, high), (m_rows.size() - layer) % 2 == 0 ? t.band1 : t.base);
        const QString facts = m_scene->facts.value(int(layer));
        double y = (row.top + row.height / 2) * m_scale + m_offset.y();
        if (layer == 0 && m_scene->leavesBelow)
            y = (row.top + kLeafSide / 2) * m_scale + m_offset.y();
        painter.setFont(small);
        painter.setPen(t.tx2);
        const QFontMetricsF metrics(small);
        const bool two = !facts.isEmpty() && high > s(34);
        painter.drawText(QPointF(kGraphMargin, std::round(y + metrics.capHeight() / 2 - (two ? s(8) : 0))),
                         metrics.elidedText(m_scene->titles.value(int(layer)), Qt::ElideRight, wide - kGraphMargin));
        if (two) {
            painter.setFont(caption);
            painter.setPen(t.tx3);
            painter.drawText(QPointF(kGraphMargin, std::round(y + metrics.capHeight() / 2 + s(8))), facts);
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
    const bool doubt = m_scene->doubt;
    QColor ground = t.raised, line = t.line2, ink = t.tx;
    double pen = 1;
    if (doubt) {
        line = what.next == what.status && !what.withdrawn ? t.line2 : t.suspect;
    } else if (what.status != Status::Active) {
        line = statusColour(what.status);
    } else {
        line = t.ctl;
    }
    if (root || current) {
        ground = t.sel;
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
    const double right = r.right() - s(8);
    const Status glyph = doubt && !what.withdrawn ? what.next : what.status;
    if (doubt || glyph != Status::Active) {
        drawStatusGlyph(painter, QPointF(left + 4, r.center().y()), 4.2, glyph, statusColour(glyph));
        left += s(14);
    }
    const QFont font = Theme::instance().font(Type::Secondary, root || current ? 600 : 0);
    const QFontMetricsF metrics(font);
    const int most = r.height() > s(30) ? 2 : 1;
    QTextLayout layout(what.label.isEmpty() ? what.text.simplified() : what.label, font);
    QTextOption wrap;
    wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    layout.setTextOption(wrap);
    layout.beginLayout();
    QStringList lines;
    for (int i = 0; i < most; ++i) {
        QTextLine part = layout.createLine();
        if (!part.isValid())
            break;
        part.setLineWidth(std::max(8.0, right - left));
        const QString rest = layout.text().mid(part.textStart());
        lines << (i + 1 == most ? metrics.elidedText(rest, Qt::ElideRight, right - left)
                                : layout.text().mid(part.textStart(), part.textLength()).trimmed());
    }
    layout.endLayout();
    const double step = r.height() > s(36) ? s(15) : s(14);
    painter.setFont(font);
    painter.setPen(ink);
    double y = r.center().y() - (double(lines.size()) - 1) * step / 2 + metrics.capHeight() / 2;
    for (const QString &one : lines) {
        painter.drawText(QPointF(left, std::round(y)), one);
        y += step;
    }
    if (what.withdrawn)
        drawStatusGlyph(painter, r.topRight() + QPointF(-1, 1), 4, Status::Retracted, t.retracted);
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
        if (what.against)
            line = ink = t.flag;
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
            drawStatusGlyph(painter, corner, 4, glyph, statusColour(glyph));
        }
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
    const int over = boxAt(event->position());
    setCursor(over >= 0 ? Qt::PointingHandCursor : Qt::ArrowCursor);
    if (over != m_hover) {
        m_hover = over;
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
    const int box = boxAt(event->position());
    if (box >= 0 && m_graph->boxes[std::size_t(box)].folded)
        open(m_graph->boxes[std::size_t(box)].layer);
    else
        setCurrentBox(box);
}

void GraphCanvas::mouseDoubleClickEvent(QMouseEvent *event)
{
    const int box = boxAt(event->position());
    if (box >= 0 && !m_graph->boxes[std::size_t(box)].folded)
        activateBox(box);
    else if (box < 0)
        fit();
}

void GraphCanvas::keyPressEvent(QKeyEvent *event)
{
    m_focusRing = true;
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
    update();
}

bool GraphCanvas::event(QEvent *event)
{
    if (event->type() == QEvent::ToolTip) {
        auto *help = static_cast<QHelpEvent *>(event);
        const int box = boxAt(help->pos());
        if (box >= 0)
            QToolTip::showText(help->globalPos(), plainTip(nameOf(box) + QStringLiteral("\n") + describe(box)), this,
                               rectOf(box).toAlignedRect());
        else
            QToolTip::hideText();
        return true;
    }
    return QWidget::event(event);
}

} // namespace credence::ui

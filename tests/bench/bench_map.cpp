// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a frame of the map costs while it is dragged and zoomed, in CPU milliseconds, beside a bare reference of the
// same run: clearing the picture and drawing a strip's polygon a band and a thousand ready pixmaps.
//   bench_map [episodes [beliefs]]     default: 4,000/300, 100,000/3,000 and 1,000,000/50,000
#include "report.h"

#include "inspect/mapcanvas.h"
#include "shell/theme.h"

#include <QApplication>
#include <QImage>
#include <QPainter>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <ctime>

using namespace credence;
using namespace credence::ui;

namespace {

double cpuNow()
{
    timespec t{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return double(t.tv_sec) * 1e3 + double(t.tv_nsec) / 1e6;
}

double quantile(std::vector<double> values, double q)
{
    std::ranges::sort(values);
    return values.empty() ? 0 : values[std::min(values.size() - 1, std::size_t(q * double(values.size())))];
}

struct Random {
    std::uint64_t state = 88172645463325252ull;
    std::uint64_t next()
    {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        return state;
    }
    double unit() { return double(next() >> 11) / 9007199254740992.0; }
    std::int64_t below(std::int64_t n) { return std::int64_t(next() % std::uint64_t(n)); }
};

// Half a year of episodes with quiet nights, beliefs in seven layers of falling size, six sources each from the weeks
// before.
std::shared_ptr<const Snapshot> synthetic(std::int64_t episodes, std::int64_t beliefs)
{
    constexpr double day = 86'400'000.0, span = 180 * day, begin = 1'767'225'600'000.0;
    Random random;
    Snapshot::Builder builder;
    builder.reserve(std::size_t(episodes + beliefs), std::size_t(beliefs * 6));
    const auto scope = builder.scope("bench");
    std::vector<std::int64_t> layer;
    layer.reserve(std::size_t(episodes));
    for (std::int64_t i = 0; i < episodes; ++i) {
        NodeRow row;
        row.key = {i + 1};
        row.scope = scope;
        row.created = std::int64_t(begin + span * double(i) / double(episodes) + (random.unit() - 0.5) * day / 3);
        row.importance = float(random.unit() * random.unit());
        row.openFlags = random.below(4000) == 0;
        builder.add(row);
        layer.push_back(row.key.value);
    }
    std::int64_t key = episodes + 1;
    for (int depth = 1; depth <= 7 && !layer.empty(); ++depth) {
        const auto count = std::max<std::int64_t>(1, beliefs * (8 - depth) / 28);
        std::vector<std::int64_t> own;
        for (std::int64_t i = 0; i < count; ++i) {
            NodeRow row;
            row.key = {key++};
            row.scope = scope;
            row.kind = Kind::Reflection;
            row.shape = Shape::Insight;
            row.depth = depth;
            row.created = std::int64_t(begin + span * (double(i) + 1) / double(count + 1) + depth * day);
            row.importance = float(random.unit());
            const auto fate = random.below(100);
            row.status = fate < 3   ? Status::Suspect
                         : fate < 5 ? Status::Stale
                         : fate < 9 ? Status::Superseded
                                    : Status::Active;
            builder.add(row);
            own.push_back(row.key.value);
            const double at = double(i) / double(count);
            for (int k = 0; k < 6; ++k) {
                const double back = std::max(0.0, at - random.unit() * 0.15);
                builder.link(row.key, {layer[std::size_t(back * double(layer.size() - 1))]}, Role::Supports,
                             Granularity::Claim);
            }
        }
        layer = std::move(own);
    }
    return std::move(builder).build();
}

// The least that a picture of this kind costs: the ground, eight polygons of 250 steps, a thousand pixmaps.
double reference(QSize size, qreal ratio)
{
    QImage image(size * ratio, QImage::Format_ARGB32_Premultiplied);
    image.setDevicePixelRatio(ratio);
    QPixmap mark(int(12 * ratio), int(12 * ratio));
    mark.setDevicePixelRatio(ratio);
    mark.fill(Qt::transparent);
    {
        QPainter painter(&mark);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setBrush(Qt::blue);
        painter.drawEllipse(QPointF(6, 6), 4, 4);
    }
    std::vector<double> times;
    for (int frame = 0; frame < 40; ++frame) {
        const double before = cpuNow();
        QPainter painter(&image);
        painter.fillRect(QRect(QPoint(0, 0), size), Qt::white);
        painter.setPen(Qt::darkGray);
        painter.setBrush(Qt::lightGray);
        for (int band = 0; band < 8; ++band) {
            const double middle = size.height() * (band + 0.5) / 8;
            QPolygonF strip;
            for (int i = 0; i < 250; ++i)
                strip << QPointF(i * size.width() / 250.0, middle - (i * 37 % 40))
                      << QPointF((i + 1) * size.width() / 250.0, middle - (i * 37 % 40));
            for (int i = 250; i-- > 0;)
                strip << QPointF((i + 1) * size.width() / 250.0, middle + (i * 37 % 40))
                      << QPointF(i * size.width() / 250.0, middle + (i * 37 % 40));
            painter.drawPolygon(strip);
        }
        for (int i = 0; i < 1000; ++i)
            painter.drawPixmap(QPointF(i * 7919 % size.width(), i * 104729 % size.height()), mark);
        painter.end();
        times.push_back(cpuNow() - before);
    }
    return quantile(times, 0.5);
}

void run(std::int64_t episodes, std::int64_t beliefs)
{
    const auto snapshot = synthetic(episodes, beliefs);
    const double before = cpuNow();
    const auto scene = map::buildScene(snapshot);
    const double built = cpuNow() - before;
    std::printf("%lld episodes, %lld beliefs, %zu links: scene %.0f ms once, off the window's thread\n",
                static_cast<long long>(episodes), static_cast<long long>(beliefs), snapshot->linkCount(), built);
    const Node top = map::firstMemory(*scene, scene->first, scene->last);
    for (const qreal ratio : {1.0, 2.0}) {
        for (const bool selected : {false, true}) {
            MapCanvas canvas;
            canvas.setWide(true);
            canvas.resize(1032, 730);
            canvas.setScene(scene, false);
            if (selected) {
                canvas.setSelected(top);
                canvas.setCone(map::buildCone(*scene, top));
                canvas.setTextProvider([](MemoryKey key) { return QStringLiteral("Belief number %1").arg(key.value); });
            }
            const double bare = reference(canvas.size(), ratio);
            for (const bool near : {false, true}) {
                if (near)
                    canvas.zoom(40, canvas.plotRect().center().x());
                (void)canvas.renderFrames(3, MapCanvas::Motion::Zoom, ratio);
                const auto pan = canvas.renderFrames(60, MapCanvas::Motion::Pan, ratio);
                const auto zoom = canvas.renderFrames(96, MapCanvas::Motion::Zoom, ratio);
                std::printf(
                    "  ratio %.0f, %-8s %-4s  pan %5.1f (p95 %5.1f)  zoom %5.1f (p95 %5.1f) ms   bare %4.1f ms, "
                    "pan/bare %.1f, zoom/bare %.1f\n",
                    ratio, selected ? "selected" : "none", near ? "near" : "far", quantile(pan, 0.5),
                    quantile(pan, 0.95), quantile(zoom, 0.5), quantile(zoom, 0.95), bare, quantile(pan, 0.5) / bare,
                    quantile(zoom, 0.5) / bare);
                char what[96];
                std::snprintf(what, sizeof what, "map of %lld, ratio %.0f, %s, %s: p95 of %s",
                              static_cast<long long>(episodes), ratio, selected ? "selected" : "none",
                              near ? "near" : "far", quantile(pan, 0.95) > quantile(zoom, 0.95) ? "pan" : "zoom");
                credence::measured::report(what, std::max(quantile(pan, 0.95), quantile(zoom, 0.95)), 0, "ms", 16, "");
            }
        }
    }
}

} // namespace

int main(int argc, char **argv)
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    Theme::instance().install(ThemeChoice::Light);
    if (argc > 1) {
        const auto episodes = std::max<std::int64_t>(1, std::atoll(argv[1]));
        run(episodes, argc > 2 ? std::max<std::int64_t>(1, std::atoll(argv[2])) : episodes / 30 + 1);
        return 0;
    }
    run(4'000, 300);
    run(100'000, 3'000);
    run(1'000'000, 50'000);
    return 0;
}

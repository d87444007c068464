// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/mappane.h"

#include "inspect/mapaccess.h"
#include "inspect/mapbrush.h"
#include "inspect/mapcanvas.h"
#include "inspect/mapscene.h"
#include "jobs/jobrunner.h"
#include "jobs/savebytes.h"
#include "models/rowcache.h"
#include "shell/session.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/corewords.h"
#include "widgets/dates.h"
#include "widgets/glyphs.h"
#include "widgets/paneheader.h"
#include "widgets/whenshown.h"

#include <QAction>
#include <QBuffer>
#include <QDateTime>
#include <QEvent>
#include <QFontMetricsF>
#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QSvgGenerator>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

namespace credence::ui {

using namespace map;

namespace {

constexpr int kLegend = 31;

Time asTime(double ms)
{
    return Time(std::chrono::milliseconds(std::int64_t(ms)));
}

// The line under the header: what the signs mean, or what the selection rests on.
class MapLegend : public QWidget {
public:
    explicit MapLegend(MapCanvas *canvas) : QWidget(canvas->parentWidget()), m_canvas(canvas)
    {
        setObjectName(QStringLiteral("mapLegend"));
        setFixedHeight(px(kLegend));
        setAttribute(Qt::WA_OpaquePaintEvent);
        setAccessibleName(MapPane::tr("Legend"));
    }

    void setReadout(const QString &title, const QString &counts)
    {
        m_title = title;
        m_counts = counts;
        update();
    }

    // What it says, for screen readers and tests.
    void refresh()
    {
        QStringList words;
        if (const auto cone = m_canvas->cone(); cone && m_canvas->selected() != kNoNode) {
            words << MapPane::tr("Supports it %1").arg(figure(qlonglong(cone->support.size())))
                  << MapPane::tr("Rests on it, in all %1").arg(figure(qlonglong(cone->dependents.size())));
            if (!cone->against.empty())
                words << MapPane::tr("Against it %1").arg(figure(qlonglong(cone->against.size())));
            const QString outside = outsideText();
            if (!outside.isEmpty())
                words << outside;
        }
        setAccessibleDescription(words.join(QStringLiteral(", ")));
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), tk().base);
        if (m_canvas->isWide())
            painter.fillRect(QRect(0, height() - 1, width(), 1), tk().line);
        const auto scene = m_canvas->scene();
        if (!scene)
            return;
        if (m_canvas->selected() != kNoNode)
            paintSelection(painter);
        else
            paintSigns(painter, *scene);
    }

private:
    [[nodiscard]] QString outsideText() const
    {
        const MapCanvas::Outside o = m_canvas->outside();
        const auto scene = m_canvas->scene();
        if (scene && m_canvas->selected() != kNoNode && !scene->hasTime(m_canvas->selected()))
            return MapPane::tr("The selected memory has no time");
        const TimeWindow w = m_canvas->window();
        const bool hours = w.span() < 3 * 86'400'000.0;
        const auto say = [&](double ms) { return hours ? shortTime(asTime(ms)) : shortDate(asTime(ms)); };
        const auto lie = [&](int n, const QString &one, const QString &many, double ms) {
            return n == 1 ? one.arg(say(ms)) : many.arg(figure(n), say(ms));
        };
        if (o.sourcesBefore > 0)
            return lie(o.sourcesBefore, MapPane::tr("1 source lies before %1"), MapPane::tr("%1 sources lie before %2"),
                       w.from);
        if (o.sourcesAfter > 0)
            return lie(o.sourcesAfter, MapPane::tr("1 source lies after %1"), MapPane::tr("%1 sources lie after %2"),
                       w.to);
        if (o.dependentsAfter > 0)
            return lie(o.dependentsAfter, MapPane::tr("1 rests on it after %1"), MapPane::tr("%1 rest on it after %2"),
                       w.to);
        if (o.dependentsBefore > 0)
            return lie(o.dependentsBefore, MapPane::tr("1 rests on it before %1"),
                       MapPane::tr("%1 rest on it before %2"), w.from);
        return {};
    }

    void paintSelection(QPainter &painter)
    {
        const auto cone = m_canvas->cone();
        if (!cone)
            return;
        const QFont plain = Theme::instance().font(Type::Secondary);
        const QFont strong = Theme::instance().font(Type::Secondary, 600);
        const double middle = (height() - 1) / 2.0;
        const double base = std::round(middle + QFontMetricsF(plain).capHeight() / 2);
        double x = m_canvas->isWide() ? 16 : 14;
        const auto item = [&](const QColor &hue, const QString &word, std::size_t n) {
            painter.setRenderHint(QPainter::Antialiasing);
            painter.setPen(QPen(hue, 1.75, Qt::SolidLine, Qt::RoundCap));
            QPainterPath path(QPointF(x, middle + 4));
            path.cubicTo(QPointF(x + 9, middle + 4), QPointF(x + 8, middle - 4), QPointF(x + 17, middle - 4));
            painter.setBrush(Qt::NoBrush);
            painter.drawPath(path);
            x += 24;
            painter.setFont(plain);
            painter.setPen(tk().tx2);
            painter.drawText(QPointF(x, base), word);
            x += QFontMetricsF(plain).horizontalAdvance(word) + 6;
            const QString count = figure(qlonglong(n));
            painter.setFont(strong);
            painter.setPen(tk().tx);
            painter.drawText(QPointF(x, base), count);
            x += QFontMetricsF(strong).horizontalAdvance(count) + 18;
        };
        item(tk().sup, MapPane::tr("Supports it"), cone->support.size());
        item(tk().dep, MapPane::tr("Rests on it, in all"), cone->dependents.size());
        if (!cone->against.empty())
            item(tk().flag, MapPane::tr("Against it"), cone->against.size());
        const QString outside = m_title.isEmpty() ? outsideText() : m_title + QLatin1Char(' ') + m_counts;
        paintRight(painter, outside, x, base);
    }

    void paintRight(QPainter &painter, const QString &text, double from, double base)
    {
        if (text.isEmpty())
            return;
        const QFont font = Theme::instance().font(Type::Caption);
        const QFontMetricsF metrics(font);
        const double room = width() - 16 - from;
        if (room < 60)
            return;
        const QString shown = metrics.elidedText(text, Qt::ElideRight, room);
        painter.setFont(font);
        painter.setPen(tk().tx3);
        painter.drawText(QPointF(width() - 16 - metrics.horizontalAdvance(shown), base), shown);
    }

    void paintSigns(QPainter &painter, const Scene &scene)
    {
        const QFont font = Theme::instance().font(Type::Secondary);
        const QFontMetricsF metrics(font);
        const double middle = (height() - 1) / 2.0;
        const double base = std::round(middle + metrics.capHeight() / 2);
        double x = m_canvas->isWide() ? 16 : 12;
        double end = width() - 16;
        const bool reads = !m_canvas->isWide() && !m_title.isEmpty();
        if (reads) {
            paintRight(painter, m_title + QLatin1Char(' ') + m_counts, x, base);
            return;
        }
        if (m_canvas->anyStrip()) {
            const QString many = MapPane::tr("Many, with the share in doubt");
            const double w = metrics.horizontalAdvance(many) + 32;
            if (width() > 620) {
                const double left = end - w;
                painter.setRenderHint(QPainter::Antialiasing, false);
                painter.setPen(QPen(tk().densTop, 1));
                painter.setBrush(mixed(tk().dens, tk().base, 0.42));
                const double y = std::floor(middle) + 0.5;
                painter.drawPolygon(
                    QPolygonF({QPointF(left + 0.5, y - 2), QPointF(left + 5.5, y - 2), QPointF(left + 5.5, y - 5),
                               QPointF(left + 18.5, y - 5), QPointF(left + 18.5, y - 3), QPointF(left + 23.5, y - 3),
                               QPointF(left + 23.5, y + 3), QPointF(left + 18.5, y + 3), QPointF(left + 18.5, y + 5),
                               QPointF(left + 5.5, y + 5), QPointF(left + 5.5, y + 2), QPointF(left + 0.5, y + 2)}));
                painter.fillRect(QRectF(left + 6, y - 1.5, 12, 3), tk().suspect);
                painter.setFont(font);
                painter.setPen(tk().tx2);
                painter.drawText(QPointF(left + 30, base), many);
                end = left - 16;
            }
        }
        const auto item = [&](const QString &word, auto &&sign) {
            const double w = 16 + metrics.horizontalAdvance(word);
            if (x + w > end)
                return;
            sign(QPointF(x + 6, middle));
            painter.setFont(font);
            painter.setPen(tk().tx2);
            painter.drawText(QPointF(x + 16, base), word);
            x += w + 16;
        };
        const bool wide = m_canvas->isWide();
        const auto status = [&](Status one) {
            // In a narrow pane only what occurs.
            if (wide || scene.byStatus[std::size_t(one)] > 0 || one == Status::Active)
                item(shortWord(one),
                     [&](QPointF at) { drawStatusGlyph(painter, at, grown(4.2), one, statusColour(one)); });
        };
        const auto marks = [&] {
            if (wide || scene.flagged > 0)
                item(MapPane::tr("Flagged"), [&](QPointF at) { drawPennant(painter, at + QPointF(-3, 4)); });
            if (wide || scene.ungroundedCount > 0)
                item(MapPane::tr("Ungrounded"), [&](QPointF at) { drawUngroundedSign(painter, at); });
        };
        for (const Status one : {Status::Active, Status::Suspect, Status::Stale})
            status(one);
        // Where room is short, what needs a person comes before what ended.
        if (!wide)
            marks();
        for (const Status one : {Status::Superseded, Status::Deprecated, Status::Retracted, Status::Erased})
            status(one);
        if (wide)
            marks();
    }

    static QString shortWord(Status status)
    {
        switch (status) {
        case Status::Active:
            return MapPane::tr("Active");
        case Status::Suspect:
            return MapPane::tr("Suspect");
        case Status::Stale:
            return MapPane::tr("Stale");
        case Status::Superseded:
            return MapPane::tr("Superseded");
        case Status::Deprecated:
            return MapPane::tr("Deprecated");
        case Status::Retracted:
            return MapPane::tr("Retracted");
        case Status::Erased:
            break;
        }
        return MapPane::tr("Erased");
    }

    MapCanvas *m_canvas;
    QString m_title, m_counts;
};

} // namespace

struct MapPane::Impl {
    MapPane *q = nullptr;
    Session *session = nullptr;
    PaneHeader *header = nullptr;
    MapLegend *legend = nullptr;
    MapCanvas *canvas = nullptr;
    MapBrush *brush = nullptr;
    QAction *centre = nullptr, *zoomOut = nullptr, *zoomIn = nullptr, *fit = nullptr, *svg = nullptr, *png = nullptr,
            *fitCone = nullptr, *goBack = nullptr;
    QAction *exports = nullptr; // the tool with the menu of both
    RowCache *rows = nullptr;
    bool keepWindow = false;
    std::optional<TimeWindow> leftAt; // the part that was in view, of a scene that was let go
    bool centreLater = false;         // the selection, once there is a scene
    WhenShown *scenes = nullptr, *cones = nullptr;
    int jobs = 0; // under way

    void begin() { ++jobs; }
    void end()
    {
        --jobs;
        settle();
    }
    void settle()
    {
        if (jobs == 0)
            Q_EMIT q->idle();
    }

    // A job that is replaced by a newer one never calls back, so each kind is counted once.
    bool sceneRuns = false, ringsRun = false, coneRuns = false;
    void start(bool &flag)
    {
        if (!flag) {
            flag = true;
            begin();
        }
    }
    void stop(bool &flag)
    {
        if (flag) {
            flag = false;
            end();
        }
    }

    void letGo();
    void readSnapshot();
    void readRings();
    void readCone();
    void takeSelection(MemoryKey key, std::shared_ptr<const Cone> cone = nullptr);
    void refreshFacts();
    void refreshActions();
};

MapPane::MapPane(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    installMapAccess();
    d->q = this;
    d->session = session;
    setObjectName(QStringLiteral("mapPane"));

    d->canvas = new MapCanvas(this);
    d->canvas->setEmptyText(tr("No store is open."));
    d->legend = new MapLegend(d->canvas);
    d->brush = new MapBrush(this);
    d->header = new PaneHeader(tr("Map"), this);

    const auto action = [this](const char *name, const QString &text, const QString &tip, const QString &iconName) {
        auto *made = new QAction(icon(iconName), text, this);
        made->setObjectName(QLatin1String(name));
        made->setStatusTip(tip);
        made->setToolTip(tip);
        return made;
    };
    d->centre = action("mapCentre", tr("Centre the selection"), tr("Centre the map on the selected memory"),
                       QStringLiteral("focus"));
    d->zoomOut = action("mapZoomOut", tr("Zoom out"), tr("Show more time in the map"), QStringLiteral("zoom-out"));
    d->zoomIn = action("mapZoomIn", tr("Zoom in"), tr("Show less time in the map"), QStringLiteral("zoom-in"));
    d->fit = action("mapFit", tr("Fit the map"), tr("Show all time in the map"), QStringLiteral("maximize"));
    d->svg = action("mapExportSvg", tr("Export the map as SVG…"), tr("Write what the map shows to a file that scales"),
                    QStringLiteral("download"));
    d->png = action("mapExportPng", tr("Export the map as PNG…"), tr("Write what the map shows to a picture"),
                    QStringLiteral("download"));
    d->fitCone = action("mapFitSelection", tr("Zoom to the selection"),
                        tr("Show the time of all that the selected memory rests on and that rests on it"),
                        QStringLiteral("scan"));
    d->fitCone->setShortcut(QKeySequence(Qt::SHIFT | Qt::Key_F));
    d->goBack = action("mapBack", tr("Back in the map"), tr("Show the time that the map showed before"),
                       QStringLiteral("undo-2"));
    d->goBack->setShortcut(QKeySequence(Qt::Key_Backspace));
    for (QAction *one : {d->fitCone, d->goBack}) {
        one->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(one);
    }
    connect(d->fitCone, &QAction::triggered, d->canvas, &MapCanvas::fitCone);
    connect(d->goBack, &QAction::triggered, d->canvas, &MapCanvas::goBack);
    connect(d->centre, &QAction::triggered, this, &MapPane::centreSelection);
    connect(d->zoomOut, &QAction::triggered, d->canvas, [this] { d->canvas->zoomByKey(1 / 1.5); });
    connect(d->zoomIn, &QAction::triggered, d->canvas, [this] { d->canvas->zoomByKey(1.5); });
    connect(d->fit, &QAction::triggered, this, &MapPane::fit);
    connect(d->svg, &QAction::triggered, this, [this] { Q_EMIT exportRequested(MapExport::Svg); });
    connect(d->png, &QAction::triggered, this, [this] { Q_EMIT exportRequested(MapExport::Png); });
    for (QAction *tool : {d->goBack, d->centre, d->fitCone, d->zoomOut, d->zoomIn, d->fit})
        d->header->addTool(tool);
    QAction *exports = d->exports = new QAction(icon(QStringLiteral("download")), tr("Export the map"), this);
    exports->setObjectName(QStringLiteral("mapExport"));
    exports->setStatusTip(tr("Write what the map shows to a file"));
    exports->setToolTip(exports->statusTip());
    ToolButton *button = d->header->addTool(exports);
    auto *menu = new QMenu(button);
    menu->addAction(d->svg);
    menu->addAction(d->png);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(d->header);
    column->addWidget(d->legend);
    column->addWidget(d->canvas, 1);
    column->addWidget(d->brush);
    setTabOrder(d->canvas, d->brush);
    setFocusProxy(d->canvas);

    connect(d->canvas, &MapCanvas::windowChanged, this, [this](TimeWindow window) {
        d->brush->setWindow(window);
        d->refreshActions();
        d->refreshFacts();
        d->legend->refresh();
    });
    connect(d->canvas, &MapCanvas::picked, this, [this](Node node) {
        const auto scene = d->canvas->scene();
        d->session->select(scene && node != kNoNode ? scene->snapshot->row(node).key : MemoryKey{});
    });
    connect(d->canvas, &MapCanvas::activated, this, [this](Node node) {
        if (const auto scene = d->canvas->scene())
            Q_EMIT activated(scene->snapshot->row(node).key);
    });
    connect(d->canvas, &MapCanvas::readout, this,
            [this](const QString &title, const QString &counts) { d->legend->setReadout(title, counts); });
    connect(d->canvas, &MapCanvas::painted, this, [this] { d->legend->update(); });
    connect(d->brush, &MapBrush::windowWished, d->canvas, &MapCanvas::setWindow);
    connect(d->brush, &MapBrush::allWished, d->canvas, &MapCanvas::fit);

    d->scenes = new WhenShown(this, [this] { d->readSnapshot(); });
    d->cones = new WhenShown(this, [this] {
        if (d->canvas->scene() && d->canvas->selected() != kNoNode && !d->canvas->cone())
            d->readCone();
    });
    connect(session, &Session::snapshotChanged, this, [this] {
        if (!d->scenes->shown())
            d->letGo();
        d->scenes->ask();
    });
    const auto anew = [this] {
        d->keepWindow = d->centreLater = false;
        d->leftAt.reset();
    };
    connect(session, &Session::scopeChanged, this, anew);
    connect(session, &Session::opened, this, anew);
    connect(session, &Session::closed, this, [this, anew] {
        anew();
        d->scenes->forget();
        d->readSnapshot();
    });
    connect(session, &Session::loading, this,
            [this](bool on) { d->canvas->setEmptyText(on ? tr("Reading the store…") : tr("No store is open.")); });
    connect(session, &Session::selectionChanged, this, [this](MemoryKey key) { d->takeSelection(key); });
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        d->canvas->themeChanged();
        d->brush->themeChanged();
        d->legend->update();
    });
    d->refreshActions();
    if (session->snapshot())
        d->scenes->ask();
}

MapPane::~MapPane() = default;

// Out of sight, the scene of a snapshot that is not of now is not kept: it holds all memories a second time.
void MapPane::Impl::letGo()
{
    if (!canvas->scene())
        return;
    const TimeWindow window = canvas->window();
    if (window.span() < canvas->fullWindow().span() * 0.9999)
        leftAt = window;
    canvas->setScene(nullptr, false);
    brush->setScene(nullptr, {});
    refreshFacts();
    refreshActions();
    legend->refresh();
}

void MapPane::Impl::readSnapshot()
{
    const auto snapshot = session->snapshot();
    if (!snapshot) {
        canvas->setScene(nullptr, false);
        brush->setScene(nullptr, {});
        refreshFacts();
        refreshActions();
        legend->refresh();
        return;
    }
    canvas->setEmptyText(MapPane::tr("Preparing the map…"));
    start(sceneRuns);
    // The cone comes with the scene: after a change of the store the selection shows no moment without it.
    struct Prepared {
        std::shared_ptr<const Scene> scene;
        std::shared_ptr<const Cone> cone;
    };
    const MemoryKey selection = session->selection();
    JobRunner::instance().run<Prepared>(
        q, QStringLiteral("map.scene"), {},
        [snapshot, selection](std::stop_token stop, const Progress &) -> Result<Prepared> {
            Prepared prepared;
            prepared.scene = buildScene(snapshot, stop);
            if (!prepared.scene)
                return Error{Errc::Cancelled, "Stopped while the map was prepared.", {}};
            const Node node = selection ? snapshot->find(selection) : kNoNode;
            if (node != kNoNode)
                prepared.cone = buildCone(*prepared.scene, node);
            return prepared;
        },
        [this, snapshot](Result<Prepared> result) {
            // A store that was closed meanwhile shows nothing; what changed while the map is hidden is asked for.
            if (result && session->snapshot() == snapshot) {
                canvas->setScene(result->scene, keepWindow);
                keepWindow = true;
                if (leftAt)
                    canvas->setWindow(*leftAt);
                leftAt.reset();
                brush->setScene(result->scene, canvas->fullWindow());
                brush->setWindow(canvas->window());
                takeSelection(session->selection(), result->cone);
                if (std::exchange(centreLater, false) && canvas->selected() != kNoNode)
                    canvas->centreOn(canvas->selected());
                readRings();
                refreshFacts();
            }
            stop(sceneRuns);
        });
}

void MapPane::Impl::readRings()
{
    const auto scene = canvas->scene();
    start(ringsRun);
    JobRunner::instance().run<std::shared_ptr<const Rings>>(
        q, QStringLiteral("map.rings"), {},
        [scene](std::stop_token stop, const Progress &) -> Result<std::shared_ptr<const Rings>> {
            auto rings = buildRings(*scene->snapshot, stop);
            if (!rings)
                return Error{Errc::Cancelled, "Stopped while confidences were computed.", {}};
            return rings;
        },
        [this, scene](Result<std::shared_ptr<const Rings>> result) {
            if (result && canvas->scene() == scene)
                canvas->setRings(*result);
            stop(ringsRun);
        });
}

void MapPane::Impl::takeSelection(MemoryKey key, std::shared_ptr<const Cone> cone)
{
    const auto scene = canvas->scene();
    const Node node = scene && key ? scene->snapshot->find(key) : kNoNode;
    canvas->setSelected(node);
    if (cone && cone->self == node)
        canvas->setCone(std::move(cone));
    refreshActions();
    legend->refresh();
    if (node == kNoNode)
        return;
    canvas->ensureVisible(node);
    if (!canvas->cone())
        cones->ask();
}

void MapPane::Impl::readCone()
{
    const auto scene = canvas->scene();
    const Node node = canvas->selected();
    start(coneRuns);
    JobRunner::instance().run<std::shared_ptr<const Cone>>(
        q, QStringLiteral("map.cone"), {},
        [scene, node](std::stop_token, const Progress &) -> Result<std::shared_ptr<const Cone>> {
            return buildCone(*scene, node);
        },
        [this, scene](Result<std::shared_ptr<const Cone>> result) {
            if (result && canvas->scene() == scene) {
                canvas->setCone(*result);
                refreshActions();
                legend->refresh();
            }
            stop(coneRuns);
        });
}

void MapPane::Impl::refreshFacts()
{
    const auto scene = canvas->scene();
    if (!scene || canvas->isEmpty()) {
        header->setFacts(scene && scene->timeless > 0
                             ? MapPane::tr("%1 without a time").arg(figure(qlonglong(scene->timeless)))
                             : QString());
        return;
    }
    const TimeWindow w = canvas->window();
    const double from = std::max(w.from, double(scene->first)), to = std::min(w.to, double(scene->last));
    const bool hours = to - from < 3 * 86'400'000.0;
    const auto say = [&](double ms) { return hours ? shortTime(asTime(ms)) : shortDate(asTime(ms)); };
    const QDateTime begin = QDateTime::fromMSecsSinceEpoch(std::int64_t(from)),
                    end = QDateTime::fromMSecsSinceEpoch(std::int64_t(std::max(from, to)));
    QString facts = MapPane::tr("%1 – %2").arg(
        say(from), hours && begin.date() == end.date() ? clockText(end.time()) : say(std::max(from, to)));
    if (canvas->isWide()) {
        const auto scopes = scene->snapshot->scopes().size();
        const QString memories = figure(qlonglong(scene->snapshot->size()));
        facts += scopes > 1 ? MapPane::tr(", %1 memories in %2 scopes").arg(memories, figure(qlonglong(scopes)))
                            : MapPane::tr(", %1 memories").arg(memories);
    }
    if (scene->timeless > 0)
        facts += MapPane::tr(", %1 without a time").arg(figure(qlonglong(scene->timeless)));
    header->setFacts(facts);
}

void MapPane::Impl::refreshActions()
{
    const bool scene = canvas->scene() && !canvas->isEmpty();
    centre->setEnabled(scene && canvas->selected() != kNoNode && canvas->scene()->hasTime(canvas->selected()));
    fitCone->setEnabled(scene && canvas->cone());
    goBack->setEnabled(scene && canvas->canGoBack());
    for (QAction *a : {zoomOut, zoomIn, fit, svg, png, exports})
        a->setEnabled(scene);
}

QList<QAction *> MapPane::actions() const
{
    return {d->goBack, d->centre, d->fitCone, d->zoomOut, d->zoomIn, d->fit, d->svg, d->png};
}

void MapPane::setWide(bool wide)
{
    d->canvas->setWide(wide);
    d->brush->setWide(wide);
    d->refreshFacts();
    d->legend->update();
}

void MapPane::fit()
{
    d->canvas->fit();
}

void MapPane::centreSelection()
{
    if (d->canvas->selected() != kNoNode)
        d->canvas->centreOn(d->canvas->selected());
    d->centreLater = !d->canvas->scene();
}

bool MapPane::busy() const
{
    return d->jobs > 0;
}

void MapPane::exportTo(const QString &path, MapExport format)
{
    if (!d->canvas->scene()) {
        Q_EMIT exportFailed(path, tr("There is no map to export yet."));
        return;
    }
    QByteArray svg;
    QImage image;
    if (format == MapExport::Svg) {
        QBuffer buffer(&svg);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(d->canvas->size());
        generator.setViewBox(QRect(QPoint(0, 0), d->canvas->size()));
        generator.setTitle(tr("Credence map"));
        generator.setDescription(d->header->facts());
        QPainter painter(&generator);
        d->canvas->paintScene(painter, 1, true);
    } else {
        image = QImage(d->canvas->size() * 2, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(2);
        QPainter painter(&image);
        d->canvas->paintScene(painter, 2, false);
    }
    d->canvas->update();
    d->begin();
    JobRunner::instance().run<bool>(
        this, {}, tr("Exporting the map"),
        [path, svg, image](std::stop_token, const Progress &) -> Result<bool> {
            QBuffer png;
            if (!image.isNull() && !(png.open(QIODevice::WriteOnly) && image.save(&png, "PNG")))
                return Error{Errc::Io, "The picture could not be made.", path.toStdString()};
            return saveBytes(path, image.isNull() ? svg : png.data());
        },
        [this, path](const Result<bool> &result) {
            if (result)
                Q_EMIT exported(path);
            else
                Q_EMIT exportFailed(path, coreWords(result.error().message));
            d->end();
        });
}

void MapPane::setTextProvider(std::function<QString(MemoryKey)> provider)
{
    d->canvas->setTextProvider(std::move(provider));
}

void MapPane::setRowCache(RowCache *rows)
{
    if (d->rows)
        d->rows->disconnect(this);
    d->rows = rows;
    if (!rows) {
        setTextProvider({});
        return;
    }
    connect(rows, &RowCache::rowsReady, this, [this] { textsChanged(); });
    connect(rows, &QObject::destroyed, this, [this] {
        d->rows = nullptr;
        setTextProvider({});
    });
    setTextProvider([rows](MemoryKey key) {
        const auto row = rows->row(key);
        return row && row->error.isEmpty() ? row->line : QString();
    });
}

MapCanvas *MapPane::canvas() const
{
    return d->canvas;
}

MapBrush *MapPane::brush() const
{
    return d->brush;
}

void MapPane::textsChanged()
{
    d->canvas->textsChanged();
}

void MapPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LocaleChange)
        d->refreshFacts();
}

} // namespace credence::ui

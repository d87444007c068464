// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// MapCanvas: the painted map, one widget: bands, grid, marks or strips, edges, labels, gutter, axis, table of counts.
// It knows a prepared scene and a cone, no store; MapPane feeds it.
// Ownership: a child of MapPane. Thread safety: GUI thread only.
#pragma once

#include "inspect/maplayout.h"
#include "inspect/mapscene.h"
#include "inspect/mapsprites.h"

#include <QElapsedTimer>
#include <QHash>
#include <QPixmap>
#include <QVariantAnimation>
#include <QWidget>

#include <functional>
#include <memory>
#include <optional>
#include <vector>

class QScrollBar;

namespace credence::ui {

// Times in ms since 1970, as reals: a window may begin between two milliseconds.
struct TimeWindow {
    double from = 0, to = 1;
    [[nodiscard]] double span() const { return to - from; }
    bool operator==(const TimeWindow &) const = default;
};

class MapCanvas : public QWidget {
    Q_OBJECT
public:
    explicit MapCanvas(QWidget *parent = nullptr);
    ~MapCanvas() override;

    // keepWindow: a change of the same data; else the whole time is shown.
    void setScene(std::shared_ptr<const map::Scene> scene, bool keepWindow);
    [[nodiscard]] std::shared_ptr<const map::Scene> scene() const { return m_scene; }
    [[nodiscard]] bool isEmpty() const;     // nothing that has a time
    void setEmptyText(const QString &text); // shown while there is no scene
    void setRings(std::shared_ptr<const map::Rings> rings);
    // kNoNode: nothing. The cone of another node is dropped.
    void setSelected(Node node);
    [[nodiscard]] Node selected() const { return m_selected; }
    void setCone(std::shared_ptr<const map::Cone> cone);
    [[nodiscard]] std::shared_ptr<const map::Cone> cone() const { return m_cone; }
    void setTextProvider(std::function<QString(MemoryKey)> provider);
    void textsChanged();
    void setWide(bool wide);
    [[nodiscard]] bool isWide() const { return m_wide; }
    void themeChanged();

    [[nodiscard]] TimeWindow window() const { return m_window; }
    [[nodiscard]] TimeWindow fullWindow() const; // all times with a margin
    void setWindow(TimeWindow window);           // cut to sense; at once
    void travel(TimeWindow window);              // in 160 ms where the style animates
    void fit();
    void fitCone(); // all that the selection rests on and that rests on it
    // The window before the last jump or turn of the wheel.
    void goBack();
    [[nodiscard]] bool canGoBack() const { return !m_before.empty(); }
    void zoom(double factor, double x); // factor > 1 shows less; x stays where it is
    void zoomByKey(double factor);      // about the selection, else the middle
    void panBy(double pixels);          // > 0 moves the picture to the right
    void centreOn(Node node);
    void ensureVisible(Node node);
    void pick(Node node);      // as a click on it
    void step(map::Step step); // from the selection, or to a first memory

    // --- what is where, in widget coordinates ---
    [[nodiscard]] QRectF plotRect() const;
    [[nodiscard]] QRectF bandRect(int band) const; // may lie outside the plot when scrolled
    [[nodiscard]] bool isStrip(int band) const;
    [[nodiscard]] map::Bin bin() const { return m_bin; }
    // Where a memory is drawn; nothing without a time, outside the window, or inside a strip and not in the cone.
    [[nodiscard]] std::optional<QPointF> placeOf(Node node);
    [[nodiscard]] double radiusOf(Node node) const;
    [[nodiscard]] Node nodeAt(QPointF at);
    struct Label {
        Node node = kNoNode;
        QString text;
        QRectF rect;
    };
    [[nodiscard]] const std::vector<Label> &labels() const { return m_labels; }

    // Sources and dependents of the selection before and after the window.
    struct Outside {
        int sourcesBefore = 0, sourcesAfter = 0, dependentsBefore = 0, dependentsAfter = 0;
    };
    [[nodiscard]] Outside outside() const;
    [[nodiscard]] bool anyStrip() const;
    [[nodiscard]] QString textFor(Node node) const; // empty when it is not known yet
    // In words, for tooltips and screen readers.
    [[nodiscard]] QString describe(Node node) const;
    // The selection and its direct neighbours in sight, the selection first; what screen readers walk through.
    [[nodiscard]] std::vector<Node> spoken();

    // The whole picture; vectors: nothing from pixmaps, for files that scale.
    void paintScene(QPainter &painter, qreal ratio, bool vectors);

    // For benchmarks: n frames into an image at `ratio`, each after a step of panning or zooming; CPU ms a frame.
    enum class Motion { Pan, Zoom };
    [[nodiscard]] std::vector<double> renderFrames(int n, Motion motion, qreal ratio);

Q_SIGNALS:
    void windowChanged(credence::ui::TimeWindow window);
    void painted();                   // strips may have become marks or back
    void picked(credence::Node node); // kNoNode: nothing
    void activated(credence::Node node);
    void readout(const QString &title, const QString &counts); // empty: the pointer left
    void menuRequested(const QPoint &globalPosition);          // for the selected memory

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    bool event(QEvent *event) override;

private:
    // One band as laid out for the present scale.
    struct Layout {
        bool strip = false;
        int top = 0, height = 0;      // top from the bands' upper edge, before scrolling
        std::size_t from = 0, to = 0; // ranks that have places
        std::vector<float> x;         // from `begin`, ascending
        std::vector<map::Place> places;
        double scale = 0, begin = 0; // px a ms and ms at x = 0 of the places
        int placedHeight = 0;
    };
    struct Spot {
        QPointF at;
        double r = 0;
        bool inside = true; // within the window
    };

    void drop();     // what was painted is out of date
    void relayout(); // heights
    void prepare();  // strips, bins, places for the window
    void placeBand(int band);
    void placeCone();
    [[nodiscard]] double xOf(double time) const;
    [[nodiscard]] double scaleNow() const; // px a ms
    [[nodiscard]] QRgb ground(int band) const;
    [[nodiscard]] map::MarkLook look(Node node, int band, double r) const;

    void paintBands(QPainter &painter, qreal ratio);
    void paintBandLines(QPainter &painter, qreal ratio);
    void paintGrid(QPainter &painter, qreal ratio);
    void paintFaintEdges(QPainter &painter, qreal ratio);
    void paintBandMarks(QPainter &painter, int band, qreal ratio, bool vectors);
    void paintStrip(QPainter &painter, int band, qreal ratio);
    void paintStripFlags(QPainter &painter, int band);
    void paintCone(QPainter &painter, qreal ratio, bool vectors);
    void paintLabels(QPainter &painter, qreal ratio, bool vectors);
    void paintGutter(QPainter &painter);
    void paintTable(QPainter &painter);
    void paintAxis(QPainter &painter);
    void paintCrosshair(QPainter &painter);
    void updateReadout();
    void setScroll(int value);
    void announce();
    void note(); // the window that is about to be left
    void paintSpan(QPainter &painter);

    std::shared_ptr<const map::Scene> m_scene;
    std::shared_ptr<const map::Rings> m_rings;
    std::shared_ptr<const map::Cone> m_cone;
    std::function<QString(MemoryKey)> m_text;
    Node m_selected = kNoNode;
    TimeWindow m_window;
    bool m_fitted = true; // the window shows all and follows new data
    bool m_wide = false;

    std::vector<Layout> m_layouts;
    int m_bandsHeight = 0;
    map::Bin m_bin = map::Bin::Day;
    std::vector<std::int64_t> m_edges; // of bins around the window
    bool m_prepared = false;
    QHash<Node, Spot> m_coneSpots;
    std::vector<std::uint64_t> m_coneStrip; // bands whose cone is too dense for marks
    std::vector<Label> m_labels;
    QHash<Node, int> m_labelPositions;
    map::Sprites m_sprites;
    QHash<QString, QPixmap> m_labelPixmaps;

    QPixmap m_frame;
    bool m_frameOld = true;
    QScrollBar *m_scroll = nullptr;
    std::vector<TimeWindow> m_before; // windows that were left, the latest last
    QElapsedTimer m_wheel;            // since the last turn
    QVariantAnimation m_travel;
    TimeWindow m_travelFrom, m_travelTo;

    bool m_dragging = false, m_moved = false, m_focusRing = false;
    QPointF m_pressed, m_last;
    std::optional<double> m_hoverX;
    std::optional<double> m_span; // where a span of time is drawn from, with Shift held
    QString m_readTitle, m_readCounts, m_emptyText;
};

} // namespace credence::ui

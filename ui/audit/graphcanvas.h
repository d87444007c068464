// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// GraphCanvas: a layered graph on one painted widget: bands by depth, boxes with two lines of text, numbered leaves in
// order of time, links that run through the gaps of the layers they skip. Wheel and drag zoom and pan, arrows walk
// along the links, Enter goes to a memory or opens a folded box in place. It draws arguments (Why), what would follow
// (What if) and the neighbourhood of a memory (Focus). It knows a scene, no store. Ownership: a widget; scenes are
// shared and immutable. Thread safety: GUI thread only; layers are worked out in jobs.
#pragma once

#include <credence/layers.h>

#include <QPainterPath>
#include <QString>
#include <QStringList>
#include <QVariantAnimation>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace credence::ui {

// What a box is to the memory in the middle of a neighbourhood.
enum class GraphPart { Centre, Support, Dependent, Near };

struct GraphBox {
    MemoryKey key;
    QString text;
    QString label; // what the box says, where that is shorter than the text; or empty
    QString date;  // of a leaf, short
    Kind kind = Kind::Reflection;
    Status status = Status::Active;
    Status next = Status::Active; // after what is tried
    int number = 0;               // of a leaf, from 1
    bool withdrawn = false;       // what is tried takes it away
    bool critical = false;        // a belief becomes stale by it alone
    bool against = false;         // it speaks against the claim
    // --- of a neighbourhood ---
    GraphPart part = GraphPart::Support;
    int moreBelow = 0, moreAbove = 0; // sources and dependents that are not shown
    int missing = 0;                  // sources that are nowhere
    int flags = 0;                    // open ones
    bool ungrounded = false;
    QStringList notes; // further words: how it is cited
};

struct GraphScene {
    LayersInput input;
    std::vector<GraphBox> boxes; // of each node
    QStringList titles, facts;   // of each layer, from the bottom: "Depth 2", "4 of 19"
    bool leavesBelow = true;     // layer 0 is drawn as numbered squares
    bool doubt = false;          // links and lines in the colour of doubt: what would follow, not what supports
    // A neighbourhood around `root`: all nodes are shown, boxes carry the number of what could be opened beside them.
    bool around = false;
    std::uint32_t root = 0xFFFFFFFF;
    std::set<std::pair<std::uint32_t, std::uint32_t>> against; // links (upper, lower) that contradict
    // Links that cite more than a claim: drawn dashed, for they say less.
    std::map<std::pair<std::uint32_t, std::uint32_t>, Granularity> loose;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> level; // links within a layer, as arcs
};

class GraphCanvas : public QWidget {
    Q_OBJECT
public:
    explicit GraphCanvas(const QString &accessibleName, QWidget *parent = nullptr);
    ~GraphCanvas() override;

    // Shows another graph; null: nothing. Its layers are worked out in the background; ready() follows. `keep`: it is
    // the same one, changed: zoom, place and the box in hand stay, what is new fades in.
    void setScene(std::shared_ptr<const GraphScene> scene, bool keep = false);
    [[nodiscard]] std::shared_ptr<const GraphScene> scene() const { return m_scene; }
    [[nodiscard]] const LayeredGraph *graph() const { return m_graph.get(); } // null until it is ready
    [[nodiscard]] bool busy() const { return m_working || m_fade.state() == QAbstractAnimation::Running; }
    void setEmptyText(const QString &text);

    [[nodiscard]] std::size_t shown() const;
    [[nodiscard]] std::size_t total() const;
    // Shows up to that many more of a layer, or folds the last opening back.
    void open(int layer);
    void foldBack();
    [[nodiscard]] bool canFoldBack() const { return !m_opened.empty(); }

    void fit();
    void zoom(double factor, QPointF about);
    [[nodiscard]] double scale() const { return m_scale; }
    // The box in hand: 0 for none.
    void setCurrent(MemoryKey key);
    [[nodiscard]] MemoryKey currentKey() const;
    [[nodiscard]] int currentBox() const { return m_current; } // index in graph()->boxes, -1: none
    void setCurrentBox(int box);
    enum class Step { Left, Right, Up, Down };
    void step(Step step);
    // As a double click or Enter on it.
    void activateBox(int box);

    // Where a box is, in widget coordinates.
    [[nodiscard]] QRectF rectOf(int box) const;
    [[nodiscard]] int boxAt(QPointF at) const; // -1: none
    // The pill that says how many sources (below) or dependents of a box are not shown; empty where there is none.
    [[nodiscard]] QRectF pillOf(int box, bool below) const;
    // What the link says that runs there, in words; empty: there is none.
    [[nodiscard]] QString linkAt(QPointF at) const;
    // In words, for tooltips and screen readers.
    [[nodiscard]] QString nameOf(int box) const;
    [[nodiscard]] QString describe(int box) const;

    [[nodiscard]] QSize sizeHint() const override { return {704, 392}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }
    // The height at which all layers stand comfortably.
    [[nodiscard]] int wantedHeight() const;
    // All of it, however much is in sight, in its own size.
    [[nodiscard]] QSize wholeSize() const;
    void paintWhole(QPainter &painter);

Q_SIGNALS:
    void ready();
    void pointed(credence::MemoryKey key);                   // the box in hand is another one
    void activated(credence::MemoryKey key);                 // go there
    void moreRequested(credence::MemoryKey key, bool below); // a pill was pressed
    void menuRequested(const QPoint &globalPosition);        // for the box in hand

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Pill {
        int box = -1;
        bool below = false;
        bool operator==(const Pill &) const = default;
    };
    // How a link is drawn; what is stronger is drawn later.
    struct Stroke {
        QColor hue;
        double alpha = 1, wide = 1;
        int strength = 0;
    };
    struct Row {
        double top = 0, height = 0; // of the boxes, in the content
        double bandTop = 0, bandHeight = 0;
    };

    void relayer();
    void place();
    void clampOffset();
    void reveal(int box);
    [[nodiscard]] LayersOptions options() const;
    [[nodiscard]] double innerWidth() const;
    [[nodiscard]] int leavesInRow() const;
    [[nodiscard]] QPainterPath pathOf(const LayerEdge &edge) const;
    [[nodiscard]] QPointF toContent(QPointF at) const;
    [[nodiscard]] bool isAgainst(const LayerEdge &edge) const;
    [[nodiscard]] bool isLeafBox(const LayerBox &box) const;
    [[nodiscard]] int boxOf(std::uint32_t node) const; // -1: none
    [[nodiscard]] Pill pillAt(QPointF at) const;
    [[nodiscard]] QString pillText(const Pill &pill) const; // what it does
    [[nodiscard]] Stroke strokeOf(std::uint32_t upper, std::uint32_t lower) const;
    [[nodiscard]] QPainterPath arcOf(std::uint32_t a, std::uint32_t b) const;
    [[nodiscard]] QColor groundOf(int layer) const;
    void paintAll(QPainter &painter, QSizeF size);
    void paintLinks(QPainter &painter) const;
    void paintDates(QPainter &painter) const;
    void paintPills(QPainter &painter) const;
    void paintMissing(QPainter &painter, const QRectF &box) const;
    void paintBox(QPainter &painter, int box) const;
    void paintLeaf(QPainter &painter, int box) const;
    void paintGutter(QPainter &painter, double across) const;

    std::shared_ptr<const GraphScene> m_scene; // the one that m_graph is of
    std::shared_ptr<const GraphScene> m_asked; // the one to be shown once its layers are there
    std::shared_ptr<const LayeredGraph> m_graph;
    std::vector<QRectF> m_rects;             // of boxes, in the content
    std::vector<Row> m_rows;                 // of layers
    std::vector<std::vector<double>> m_gaps; // of layers: where links may pass
    double m_width = 0, m_height = 0;        // of the content
    std::vector<int> m_opened;               // layers, in the order in which they were opened
    int m_current = -1, m_hover = -1;
    Pill m_pill;                     // under the pointer
    std::set<std::int64_t> m_before; // keys of the boxes that are no news
    QVariantAnimation m_fade;
    MemoryKey m_wanted; // to be in hand once the layers are there
    double m_scale = 1;
    QPointF m_offset;
    bool m_moved = false; // somebody zoomed or panned: a new size keeps that
    bool m_working = false, m_dragging = false, m_focusRing = false;
    int m_askedInLayer = 0, m_askedInBottom = 0;
    QPointF m_pressed, m_last;
    QString m_empty;
};

// "Depth 2", "3–7", "Narratives", "Episodes": the title of a layer whose highest and lowest depths these are.
[[nodiscard]] QString layerTitle(int highest, int lowest, bool leaves);
// Labels without the first words that most of the boxes share ("Isabella Rodriguez is"): they tell none from another.
void shortenLabels(GraphScene &scene);

// Makes Qt's accessibility know GraphCanvas; may be called often.
void installGraphAccess();

} // namespace credence::ui

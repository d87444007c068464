// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// GraphCanvas: a layered graph on one painted widget: bands by depth, boxes with two lines of text, numbered leaves in
// order of time, links that run through the gaps of the layers they skip. Wheel and drag zoom and pan, arrows walk
// along the links, Enter goes to a memory or opens a folded box in place. It knows a scene, no store. Ownership: a
// widget; scenes are shared and immutable. Thread safety: GUI thread only; layers are worked out in jobs.
#pragma once

#include <credence/layers.h>

#include <QPainterPath>
#include <QString>
#include <QStringList>
#include <QWidget>

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

namespace credence::ui {

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
};

struct GraphScene {
    LayersInput input;
    std::vector<GraphBox> boxes; // of each node
    QStringList titles, facts;   // of each layer, from the bottom: "Depth 2", "4 of 19"
    bool leavesBelow = true;     // layer 0 is drawn as numbered squares
    bool doubt = false;          // links and lines in the colour of doubt: what would follow, not what supports
    std::uint32_t root = 0xFFFFFFFF;
    std::set<std::pair<std::uint32_t, std::uint32_t>> against; // links (upper, lower) that contradict
    QString emptyTitle;
};

class GraphCanvas : public QWidget {
    Q_OBJECT
public:
    explicit GraphCanvas(const QString &accessibleName, QWidget *parent = nullptr);
    ~GraphCanvas() override;

    // Shows another graph; null: nothing. Its layers are worked out in the background; ready() follows.
    void setScene(std::shared_ptr<const GraphScene> scene);
    [[nodiscard]] std::shared_ptr<const GraphScene> scene() const { return m_scene; }
    [[nodiscard]] const LayeredGraph *graph() const { return m_graph.get(); } // null until it is ready
    [[nodiscard]] bool busy() const { return m_working; }
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
    // In words, for tooltips and screen readers.
    [[nodiscard]] QString nameOf(int box) const;
    [[nodiscard]] QString describe(int box) const;

    [[nodiscard]] QSize sizeHint() const override { return {704, 392}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {240, 160}; }
    // The height at which all layers stand comfortably.
    [[nodiscard]] int wantedHeight() const;

Q_SIGNALS:
    void ready();
    void pointed(credence::MemoryKey key);   // the box in hand is another one
    void activated(credence::MemoryKey key); // go there

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
    bool event(QEvent *event) override;

private:
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
    void paintBox(QPainter &painter, int box) const;
    void paintLeaf(QPainter &painter, int box) const;
    void paintGutter(QPainter &painter) const;

    std::shared_ptr<const GraphScene> m_scene; // the one that m_graph is of
    std::shared_ptr<const GraphScene> m_asked; // the one to be shown once its layers are there
    std::shared_ptr<const LayeredGraph> m_graph;
    std::vector<QRectF> m_rects;             // of boxes, in the content
    std::vector<Row> m_rows;                 // of layers
    std::vector<std::vector<double>> m_gaps; // of layers: where links may pass
    double m_width = 0, m_height = 0;        // of the content
    std::vector<int> m_opened;               // layers, in the order in which they were opened
    int m_current = -1, m_hover = -1;
    MemoryKey m_wanted; // to be in hand once the layers are there
    double m_scale = 1;
    QPointF m_offset;
    bool m_moved = false; // somebody zoomed or panned: a new size keeps that
    bool m_working = false, m_dragging = false, m_focusRing = false;
    int m_askedInLayer = 0, m_askedInBottom = 0;
    QPointF m_pressed, m_last;
    QString m_empty;
};

// Labels without the first words that most of the boxes share ("Isabella Rodriguez is"): they tell none from another.
void shortenLabels(GraphScene &scene);

// Makes Qt's accessibility know GraphCanvas; may be called often.
void installGraphAccess();

} // namespace credence::ui

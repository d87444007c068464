// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// TuneChart: the history as a chart: importance of each episode, below it the accumulator of the policy in force and of
// the draft, the draft's threshold as a handle to drag, and the firings in lanes: what fired in truth, what the policy
// in force and the draft would do. Painted for ten episodes as for a million: what falls on one pixel is drawn once.
// The handle follows the pointer, arrows (0.1) and Page keys (1.0); the wheel zooms about the pointer, F fits.
// Ownership: a widget; data are shared and never changed. Thread safety: GUI thread only.
#pragma once

#include "tune/chartlabels.h"
#include "tune/tunecontroller.h"

#include <QPolygonF>
#include <QWidget>

#include <memory>
#include <optional>
#include <vector>

namespace credence::ui {

class TuneChart : public QWidget {
    Q_OBJECT
public:
    explicit TuneChart(QWidget *parent = nullptr);

    void setData(std::shared_ptr<const TuneData> data, const TriggerPolicy &inForce);
    void setDraft(const TriggerPolicy &draft, const Simulation &replay);
    [[nodiscard]] std::optional<double> threshold() const { return m_draft.importance; }
    // As a person would; emits thresholdMoved().
    void moveThreshold(double value);
    [[nodiscard]] double step() const;       // of a drag, by the scale
    [[nodiscard]] QRectF handleRect() const; // null without a threshold
    [[nodiscard]] qreal yOf(double accumulated) const;
    [[nodiscard]] qreal xOf(Time time) const;
    void fit();
    void zoom(qreal factor, qreal x);
    // The whole chart into a painter of that size, without focus and handle's hover.
    void paintChart(QPainter &painter, const QSize &size);
    // What was last written and where, with the number on the handle.
    [[nodiscard]] const QList<PaintedLabel> &labels() const { return m_labels; }
    [[nodiscard]] QString describe() const; // for a screen reader
    [[nodiscard]] QString tipAt(const QPoint &at) const;
    [[nodiscard]] QSize sizeHint() const override { return {1004, 470}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {420, 260}; }

Q_SIGNALS:
    void thresholdMoved(double value);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void wheelEvent(QWheelEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool event(QEvent *event) override;

private:
    struct Places {
        qreal left = 0, right = 0, top = 0, importanceBottom = 0, accTop = 0, zero = 0, lanes = 0, axis = 0;
        int laneCount = 2;
    };
    struct Stems {
        const TuneData *of = nullptr;
        double from = 0, to = 0;
        std::vector<float> highest;
        std::vector<std::uint8_t> unset;
        std::vector<float> mean; // only where several share a pixel
    };
    [[nodiscard]] const Stems &stemsOf(int columns) const;
    [[nodiscard]] Places places(const QSize &size) const;
    [[nodiscard]] double scaleTop() const;
    // So many firings in view that each has no room of its own.
    [[nodiscard]] bool crowded(const Simulation &replay, const Places &at) const;
    [[nodiscard]] QPolygonF steps(const Simulation &replay, const Places &at) const;
    void paintGrid(QPainter &painter, const Places &at, ChartLabels &labels) const;
    void paintTimes(QPainter &painter, const Places &at, ChartLabels &labels) const;
    void paintStems(QPainter &painter, const Places &at) const;
    void paintLanes(QPainter &painter, const Places &at, ChartLabels &labels) const;
    void paintHandle(QPainter &painter, const Places &at, ChartLabels &labels) const;
    void paintLabels(const Places &at, ChartLabels &labels) const;
    [[nodiscard]] QString countWord(std::size_t firings) const;
    [[nodiscard]] std::vector<std::pair<Time, const TriggerEvent *>> actual() const;
    void changed();

    std::shared_ptr<const TuneData> m_data;
    TriggerPolicy m_inForce, m_draft;
    Simulation m_replay;
    mutable Stems m_stems;
    QList<PaintedLabel> m_labels;
    double m_peakInForce = 0, m_peakDraft = 0;
    double m_from = 0, m_to = 1; // ms in view
    bool m_dragging = false, m_panning = false, m_hover = false;
    QPoint m_pressed;
    double m_pressedFrom = 0;
};

} // namespace credence::ui

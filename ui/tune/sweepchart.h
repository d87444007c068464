// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SweepChart: firings against the threshold, without and with the draft's gates; both settings marked. A click or the
// arrows choose a threshold. Ownership: a widget. Thread safety: GUI thread only.
#pragma once

#include "tune/chartlabels.h"
#include "tune/tunecontroller.h"

#include <QWidget>

#include <optional>

namespace credence::ui {

class SweepChart : public QWidget {
    Q_OBJECT
public:
    explicit SweepChart(QWidget *parent = nullptr);

    void setSweep(const TuneSweep &sweep, const TriggerPolicy &draft);
    // Between two sweeps the line of the draft follows at once.
    void setDraft(const TriggerPolicy &draft);
    [[nodiscard]] std::optional<double> threshold() const { return m_draft.importance; }
    void moveThreshold(double value);
    [[nodiscard]] double step() const { return 0.1; }
    void paintChart(QPainter &painter, const QSize &size) const;
    // What was last written and where.
    [[nodiscard]] const QList<PaintedLabel> &labels() const { return m_labels; }
    [[nodiscard]] QSize sizeHint() const override { return {352, 280}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, 140}; }

Q_SIGNALS:
    void thresholdMoved(double value);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    struct Frame {
        QRectF plot;
        double low = 0, high = 1, top = 1;
    };
    [[nodiscard]] Frame frame(const QSize &size) const;
    void choose(qreal x);

    TuneSweep m_sweep;
    mutable QList<PaintedLabel> m_labels;
    bool m_ring = false; // focus came by a key
    TriggerPolicy m_draft;
};

} // namespace credence::ui

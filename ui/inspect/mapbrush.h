// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// MapBrush: the time brush under the map: all episodes as a histogram, reflections as ticks, and the window that the
// map shows, to drag by its edges or as a whole. Ownership: a child of MapPane. Thread safety: GUI thread only.
#pragma once

#include "inspect/mapcanvas.h"

#include <QPixmap>
#include <QWidget>

namespace credence::ui {

class MapBrush : public QWidget {
    Q_OBJECT
public:
    explicit MapBrush(QWidget *parent = nullptr);

    void setScene(std::shared_ptr<const map::Scene> scene, TimeWindow full);
    void setWindow(TimeWindow window);
    [[nodiscard]] TimeWindow window() const { return m_window; }
    void setWide(bool wide);
    void themeChanged();

    [[nodiscard]] QRectF track() const;
    [[nodiscard]] double xOf(double time) const;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void windowWished(credence::ui::TimeWindow window); // a drag or a key asks for it
    void allWished();

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseDoubleClickEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    enum class Grip { None, Left, Right, Whole };
    [[nodiscard]] Grip gripAt(QPointF at) const;
    [[nodiscard]] double timeAt(double x) const;
    void wish(TimeWindow window);
    void paintHistogram();

    std::shared_ptr<const map::Scene> m_scene;
    TimeWindow m_full, m_window;
    bool m_wide = false;
    QPixmap m_histogram;
    Grip m_grip = Grip::None;
    double m_pressed = 0;
    TimeWindow m_before;
};

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// FlowLayout: widgets beside each other at their own width, and on as many lines as the room asks for, so that nothing
// is cut in a narrow pane. The last ones may stand at the far edge. footLayout makes the foot of a pane of it.
// Ownership: as any layout. Thread safety: GUI thread only.
#pragma once

#include <QLayout>
#include <QList>

namespace credence::ui {

class FlowLayout : public QLayout {
    Q_OBJECT
public:
    // Spacing in pixels between widgets and between lines.
    explicit FlowLayout(int across, int down, QWidget *parent = nullptr);
    ~FlowLayout() override;

    // The last one goes to the far edge of its line.
    void setLastRight(bool on);
    // That one and those behind it do; -1: none.
    void setRightFrom(int index);
    void setAcross(int pixels);

    void addItem(QLayoutItem *item) override;
    [[nodiscard]] int count() const override;
    [[nodiscard]] QLayoutItem *itemAt(int index) const override;
    QLayoutItem *takeAt(int index) override;
    [[nodiscard]] Qt::Orientations expandingDirections() const override;
    [[nodiscard]] bool hasHeightForWidth() const override;
    [[nodiscard]] int heightForWidth(int width) const override;
    void setGeometry(const QRect &rect) override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSize() const override;

private:
    // Height that is needed; places the items unless `dry`.
    int flow(const QRect &rect, bool dry) const;
    QList<QLayoutItem *> m_items;
    int m_across, m_down;
    bool m_lastRight = false;
    int m_rightFrom = -1;
};

// For a row of buttons and notes so high (at 100 %) as long as it fits on one line.
FlowLayout *footLayout(QWidget *foot, int height, int left, int right, int rightFrom = -1);

} // namespace credence::ui

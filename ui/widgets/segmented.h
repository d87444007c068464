// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SegmentedControl: one of a few views or values, side by side in a track; arrows move the choice. Where it may fold
// and has no room, the choice alone is shown, as a button with a menu of all. Ownership: as any widget. Thread safety:
// GUI thread only.
#pragma once

#include <QList>
#include <QWidget>

class QAbstractButton;
class QAction;
class QButtonGroup;
class QHBoxLayout;

namespace credence::ui {

class Button;

class SegmentedControl : public QWidget {
    Q_OBJECT
public:
    // Row: 24 high for filter rows, else 28.
    explicit SegmentedControl(const QString &accessibleName, bool row = false, QWidget *parent = nullptr);

    // Returns the segment's index.
    int addSegment(const QString &text, const QString &tip = {});
    // A checkable action: the segment follows it and triggers it.
    int addSegment(QAction *action);
    [[nodiscard]] int count() const;
    [[nodiscard]] int currentIndex() const;
    // Emits currentChanged when it changes.
    void setCurrentIndex(int index);
    void setSegmentEnabled(int index, bool on);
    void setSegmentVisible(int index, bool on);
    // A count behind the word, dimmer; empty: none.
    void setSegmentCount(int index, const QString &count);
    [[nodiscard]] QString segmentText(int index) const;

    // It may be made narrower than its segments are, and folds then.
    void setFolds(bool on);
    // By somebody who knows the room.
    void setFolded(bool on);
    [[nodiscard]] bool isFolded() const { return m_folded; }
    [[nodiscard]] int fullWidth() const;
    [[nodiscard]] int foldedWidth() const;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

Q_SIGNALS:
    void currentChanged(int index);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void showSegments();
    void showChoice();
    void popUp();
    QHBoxLayout *m_layout = nullptr;
    QButtonGroup *m_group = nullptr;
    QList<QAbstractButton *> m_segments;
    QList<bool> m_shown; // a segment whose action is not visible is away, folded or not
    Button *m_choice = nullptr;
    bool m_row = false;
    bool m_folds = false, m_folded = false;
};

} // namespace credence::ui

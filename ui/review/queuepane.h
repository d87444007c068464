// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// QueuePane: the list of candidates with its head, filter, notices and the last thing done.
// Ownership: as any widget; the controller must outlive it. Thread safety: GUI thread only.
#pragma once

#include "review/queuemodel.h"

#include <QAction>
#include <QList>
#include <QWidget>

#include <functional>
#include <memory>

namespace credence::ui {

class ReviewController;
class RowView;

class QueuePane : public QWidget {
    Q_OBJECT
public:
    explicit QueuePane(ReviewController *controller, QWidget *parent = nullptr);
    ~QueuePane() override;

    [[nodiscard]] QList<QAction *> actions() const; // filter, suppressed ones
    void setUndoAction(QAction *action);
    void setSection(QueueSection section);
    [[nodiscard]] QueueSection section() const;
    void setFilter(const QueueFilter &filter);

    [[nodiscard]] QString current() const; // a candidate's id; empty: none
    // Reveals it, in another section if need be; false: the queue does not hold it.
    bool select(const QString &candidate);
    void move(int by);
    // To the next one that is undecided; stays when there is none.
    void moveOn();
    void focusList();
    void focusFilter();
    // Words and kinds of the filter, while it is shown.
    [[nodiscard]] QVariantMap filterState() const;
    void setFilterState(const QVariantMap &state);
    // Whether the candidate in hand must not be taken from under its reader, not even when the store loses it.
    void setPinned(std::function<bool()> pinned);

    [[nodiscard]] QueueModel *model() const;
    [[nodiscard]] RowView *view() const;

Q_SIGNALS:
    void currentChanged(const QString &candidate);
    void sectionWanted(credence::ui::QueueSection section);
    void openRequested(); // Enter on a row

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void hold();
    void reload();
    void takeFilter();
    void showHead();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui

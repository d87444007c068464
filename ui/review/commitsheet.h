// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CommitSheet: the change set by name before it is made, what follows from it, what stays behind and why, and the sum;
// afterwards the receipt. It commits in one step or not at all, and says which. Keeps the focus while it is open.
// Ownership: as any widget; the controller must outlive it. Thread safety: GUI thread only.
#pragma once

#include <credence/review.h>

#include <QAction>
#include <QList>
#include <QWidget>

#include <memory>
#include <optional>

namespace credence::ui {

class ReviewController;

class CommitSheet : public QWidget {
    Q_OBJECT
public:
    explicit CommitSheet(ReviewController *controller, QWidget *parent = nullptr);
    ~CommitSheet() override;

    [[nodiscard]] QList<QAction *> actions() const;
    // Reads the change set and shows the sheet.
    void open();
    // Commits what is shown; when the store moved meanwhile, shows the new change set instead.
    void commitNow();
    [[nodiscard]] const CommitPlan *plan() const; // null: not read yet
    [[nodiscard]] bool isReceipt() const;
    [[nodiscard]] QString errorText() const;

Q_SIGNALS:
    void closed();
    void takenBack(credence::LedgerNumber entry, int changes); // what the receipt was for; closed() follows
    void showRequested(const QString &candidate);
    void memoryChosen(credence::MemoryKey key);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;
    bool focusNextPrevChild(bool next) override;

private:
    void fill();
    void fitTexts();
    void clear();
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui

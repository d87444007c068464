// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ErrorBar: says what happened, to which file or row, and what to do; a 3 px bar in the flag colour. Stays until it is
// closed or the cause is gone; never in the way of what can still be read.
// Ownership: as any widget; actions stay their owner's. Thread safety: GUI thread only.
#pragma once

#include <QList>
#include <QWidget>

class QAction;
class QHBoxLayout;

namespace credence::ui {

class Label;
class TextBlock;
class Button;

enum class BarTone { Error, Warning, Note };

class ErrorBar : public QWidget {
    Q_OBJECT
public:
    explicit ErrorBar(QWidget *parent = nullptr); // hidden

    // where and todo may be empty. Shows the bar.
    void showMessage(const QString &what, const QString &where, const QString &todo, BarTone tone = BarTone::Error);
    void dismiss();
    // A button for what to do; the bar keeps no ownership of the action.
    Button *addAction(QAction *action);
    void setClosable(bool on);
    [[nodiscard]] QString message() const;

Q_SIGNALS:
    void dismissed();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void arrange();
    TextBlock *m_what = nullptr;
    Label *m_where = nullptr;
    TextBlock *m_todo = nullptr;
    QWidget *m_close = nullptr;
    QHBoxLayout *m_buttons = nullptr;
    QHBoxLayout *m_below = nullptr;
    QList<Button *> m_added;
    BarTone m_tone = BarTone::Error;
};

} // namespace credence::ui

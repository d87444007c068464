// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// EmptyState: what a pane shows instead of nothing: a title, one sentence, one button.
// LoadingRows: bars in place of rows with "Reading 4,096 of 41,306" and Cancel; appears after 150 ms of waiting.
// Ownership: as any widget; actions stay their owner's. Thread safety: GUI thread only.
#pragma once

#include <QTimer>
#include <QWidget>

class QAction;
class QVBoxLayout;

namespace credence::ui {

class Button;
class Label;
class TextBlock;

class EmptyState : public QWidget {
    Q_OBJECT
public:
    EmptyState(const QString &title, const QString &sentence, QWidget *parent = nullptr);

    void setTexts(const QString &title, const QString &sentence);
    Button *setAction(QAction *action);
    // A link to a page of the manual, below all else.
    void setHelp(const QString &where);

private:
    TextBlock *m_title = nullptr;
    TextBlock *m_sentence = nullptr;
    Button *m_button = nullptr;
    Button *m_help = nullptr;
    QVBoxLayout *m_column = nullptr;
};

class LoadingRows : public QWidget {
    Q_OBJECT
public:
    explicit LoadingRows(QWidget *parent = nullptr); // hidden

    // Shows itself when stop() does not come within 150 ms.
    void start(const QString &text);
    void stop();
    // total 0: not known.
    void setProgress(qlonglong done, qlonglong total);

Q_SIGNALS:
    void cancelled();

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    Label *m_text = nullptr;
    Button *m_cancel = nullptr;
    QTimer m_wait;
};

} // namespace credence::ui

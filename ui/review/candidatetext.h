// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CandidateText: a candidate's text 17/27, at most 720 wide, with its flags as numbered spans. DiffText: two texts
// above each other, what is taken out and what is put in. Both only show; plain text, never markup. Ownership: as any
// widget. Thread safety: GUI thread only.
#pragma once

#include "reflect/worddiff.h"
#include "review/reviewwords.h"

#include <QHash>
#include <QList>
#include <QWidget>

#include <memory>

class QTextLayout;

namespace credence::ui {

struct FlagSpan {
    TextSpan span;
    QString label;    // "F1"
    QString tip;      // category and why
    bool open = true; // else it is resolved: a quiet line
    bool operator==(const FlagSpan &) const = default;
};

class CandidateText : public QWidget {
    Q_OBJECT
public:
    explicit CandidateText(QWidget *parent = nullptr);
    ~CandidateText() override;

    void setText(const QString &text, const QList<FlagSpan> &spans);
    // Struck through: a belief that is to be retracted.
    void setStruck(bool on);
    [[nodiscard]] QString text() const { return m_text; }
    // Of a giant text a head is shown, and all that is marked; more on demand.
    [[nodiscard]] bool hasMore() const { return m_head < m_text.size(); }
    void showMore();

    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return {120, sizeHint().height()}; }

Q_SIGNALS:
    void spanClicked(int index);

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    bool event(QEvent *event) override;

private:
    [[nodiscard]] QString moreText() const;
    [[nodiscard]] QRect moreRect() const;
    void relayout();
    void breakLines(int width) const;
    [[nodiscard]] int spanAt(const QPoint &point) const;
    struct Shown {
        int start = 0, end = 0, label = 0; // in the laid out text; the label follows the span
    };
    QString m_text;
    qsizetype m_head = 0;
    QList<FlagSpan> m_spans;
    QList<Shown> m_shown;
    bool m_struck = false;
    // Keeps its glyphs, so that another width costs new line ends only: a text may have millions of characters.
    std::unique_ptr<QTextLayout> m_layout;
    mutable QHash<int, int> m_lines; // by width
};

class DiffText : public QWidget {
    Q_OBJECT
public:
    explicit DiffText(QWidget *parent = nullptr);
    ~DiffText() override;

    // Without `after` all of it is taken out; where both are the same the text stands there once, without signs.
    void setTexts(const QString &before, const QString &after);
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void painted(); // it was on show

protected:
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void relayout();
    QString m_before, m_after; // m_after is empty where nothing comes in
    bool m_stays = false;
    WordDiff m_diff;
    std::unique_ptr<QTextLayout> m_a, m_b;
    int m_heightA = 0, m_heightB = 0, m_left = 0;
    mutable QHash<int, int> m_heights; // by width
};

} // namespace credence::ui

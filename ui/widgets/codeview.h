// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CodeView: text in the fixed face with a number before each line, on a ground of its own; spans stand out and can be
// chosen by a click, or by Enter with the caret in them. What does not fit a line goes on under its beginning. Text is
// shown as it is, never as markup (a QTextEdit, since a QPlainTextEdit knows neither line heights nor indents).
// Ownership: as any widget. Thread safety: GUI thread only.
#pragma once

#include <QList>
#include <QTextEdit>

namespace credence::ui {

struct CodeSpan {
    enum class Kind { Link, Chosen, Struck, Look, Claim }; // Claim: stands out, can't be chosen
    int start = 0, length = 0;
    Kind kind = Kind::Link;
    int value = 0; // handed back when it is chosen
};

class CodeView : public QTextEdit {
    Q_OBJECT
public:
    explicit CodeView(const QString &accessibleName, QWidget *parent = nullptr);

    // numbers: of each line, 0: none is drawn.
    void setCode(const QString &text, const QList<int> &numbers);
    void setSpans(const QList<CodeSpan> &spans);
    // Scrolls so that the character can be seen, at the top if possible.
    void reveal(int position, bool atTop);
    // As high as the text is at its present width.
    [[nodiscard]] int contentHeight() const;
    void setRawText(const QString &raw); // what "Copy as it came" copies, empty: none

Q_SIGNALS:
    void spanChosen(int value);
    void widthChanged(); // lines may have been broken anew

protected:
    void resizeEvent(QResizeEvent *event) override;
    void mousePressEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void contextMenuEvent(QContextMenuEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    void applyFont();
    void layOutLines();
    void placeGutter();
    void applySpans();
    void paintGutter(const QRect &area);
    [[nodiscard]] const CodeSpan *spanAt(int position) const;
    [[nodiscard]] const CodeSpan *spanUnder(const QPoint &point) const;
    friend class CodeGutter;

    QWidget *m_gutter = nullptr;
    QList<int> m_numbers;
    QList<CodeSpan> m_spans;
    QString m_raw;
    QPoint m_pressed;
};

} // namespace credence::ui

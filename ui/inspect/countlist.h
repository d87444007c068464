// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// CountList: counts by name with bars, each bar against the longest. Rows that have an id can be chosen.
// HintText: a sentence with key caps in it, wrapped. Ownership: widgets. Thread safety: GUI thread only.
#pragma once

#include <credence/memory.h>

#include <QString>
#include <QStringList>
#include <QWidget>

#include <optional>
#include <vector>

namespace credence::ui {

struct CountRow {
    enum class Sign { None, Status, Flag, Ungrounded, Icon };
    Sign sign = Sign::None;
    Status status = Status::Active;
    QString icon;
    QString name;
    qlonglong count = 0;
    QString id;        // not empty: it can be chosen
    bool link = false; // drawn as one
};

class CountList : public QWidget {
    Q_OBJECT
public:
    explicit CountList(const QString &accessibleName, QWidget *parent = nullptr);

    void setRows(std::vector<CountRow> rows);
    [[nodiscard]] QSize sizeHint() const override;

Q_SIGNALS:
    void chosen(const QString &id);

protected:
    void paintEvent(QPaintEvent *event) override;
    void mouseMoveEvent(QMouseEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void leaveEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void focusInEvent(QFocusEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

private:
    [[nodiscard]] int rowAt(int y) const;
    void describe();
    QString m_name;
    std::vector<CountRow> m_rows;
    int m_hover = -1;
    int m_current = -1;
};

class HintText : public QWidget {
    Q_OBJECT
public:
    explicit HintText(QWidget *parent = nullptr);

    // Key caps stand between bars: "Press |Ctrl| |K| to find one."
    void setText(const QString &text);
    [[nodiscard]] bool hasHeightForWidth() const override { return true; }
    [[nodiscard]] int heightForWidth(int width) const override;
    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    int flow(QPainter *painter, int width) const;
    QStringList m_parts; // words and, at odd places, keys
};

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// EstimateTable: what a run would cost beside what it has cost so far. BudgetMeter: what is spent, what is expected and
// where the run stops. Both are painted and say the same in words. Ownership: as any widget. Thread safety: GUI thread.
#pragma once

#include <QList>
#include <QString>
#include <QWidget>

namespace credence::ui {

class EstimateTable : public QWidget {
    Q_OBJECT
public:
    struct Row {
        QString name, estimate, soFar;
        bool operator==(const Row &) const = default;
    };
    explicit EstimateTable(QWidget *parent = nullptr);
    void setRows(const QList<Row> &rows);
    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    QList<Row> m_rows;
};

class BudgetMeter : public QWidget {
    Q_OBJECT
public:
    explicit BudgetMeter(QWidget *parent = nullptr);
    // In one unit; limit > 0. The words stand below: what is spent, and "stops at …".
    void setValues(double spent, double estimate, double limit, const QString &spentText, const QString &limitText);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    double m_spent = 0, m_estimate = 0, m_limit = 1;
    QString m_spentText, m_limitText;
};

} // namespace credence::ui

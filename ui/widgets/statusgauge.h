// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// StatusGauge: the trigger in the status bar: a word, "11.2 / 15.0", the gauge, and a forecast that goes first when
// room is short. Ownership: as any widget. Thread safety: GUI thread only.
#pragma once

#include <QWidget>

namespace credence::ui {

class StatusGauge : public QWidget {
    Q_OBJECT
public:
    explicit StatusGauge(const QString &word, QWidget *parent = nullptr);

    void setWord(const QString &word);
    void setValue(double value, double threshold);
    void setForecast(const QString &forecast);
    [[nodiscard]] QSize sizeHint() const override;
    [[nodiscard]] QSize minimumSizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    void describe();
    [[nodiscard]] QString figures() const;
    [[nodiscard]] qreal core() const;
    QString m_word, m_forecast;
    double m_value = 0;
    double m_threshold = 0;
};

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Tour: six steps through the window, each a callout beside the real part that it is about. The window stays usable:
// the callout takes no clicks but its own. Next, Back, Skip; Escape skips while the callout has the focus. Ownership: a
// child of the window it walks through. Thread safety: GUI thread only.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QWidget>

#include <functional>
#include <vector>

namespace credence::ui {

class Button;
class Label;
class TextBlock;

// One callout. Beside its anchor, wherever there is room; over its middle where there is none.
class TourCallout : public QWidget {
    Q_OBJECT
public:
    explicit TourCallout(QWidget *window);
    void setStep(int number, int count, const QString &title, const QString &text);
    void placeAt(const QWidget *anchor);
    void focusNext();

Q_SIGNALS:
    void next();
    void back();
    void skip();

protected:
    void paintEvent(QPaintEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    enum class Side { None, Left, Right, Top, Bottom }; // where its nose points
    Label *m_title = nullptr;
    Label *m_count = nullptr;
    TextBlock *m_text = nullptr;
    Button *m_back = nullptr, *m_next = nullptr, *m_skip = nullptr;
    Side m_side = Side::None;
    int m_nose = 0; // along that side
};

class Tour : public QObject {
    Q_OBJECT
public:
    struct Step {
        QString title, text;
        std::function<void()> prepare;     // shows what it is about
        std::function<QWidget *()> anchor; // null: the window's middle
    };

    Tour(QWidget *window, std::vector<Step> steps);
    ~Tour() override;

    void start();
    [[nodiscard]] bool running() const { return m_at >= 0; }
    [[nodiscard]] int step() const { return m_at; } // from 0; -1: not running
    [[nodiscard]] int steps() const { return int(m_steps.size()); }
    void next();
    void back();
    void end();

Q_SIGNALS:
    void ended();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void show();
    void place();
    QWidget *m_window;
    std::vector<Step> m_steps;
    QPointer<TourCallout> m_callout;
    QPointer<QWidget> m_anchor, m_before; // what had the focus before
    int m_at = -1;
};

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/roomy.h"

#include "shell/theme.h"

#include <QApplication>
#include <QComboBox>
#include <QEvent>
#include <QFontMetricsF>
#include <QLayout>
#include <QScrollBar>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

// What a layout would give a widget at least.
QSize leastOf(const QWidget *widget)
{
    if (!widget)
        return {};
    const QSize hint = widget->minimumSizeHint().expandedTo(QSize(0, 0));
    const QSize set = widget->minimumSize();
    const QSize least(set.width() > 0 ? set.width() : hint.width(), set.height() > 0 ? set.height() : hint.height());
    return least.boundedTo(widget->maximumSize());
}

// A size that is asked for hides what the content needs from a splitter; so the larger of both is asked for.
class LeastWidth : public QObject {
public:
    LeastWidth(QWidget *pane, int pixels) : QObject(pane), m_pane(pane), m_pixels(pixels)
    {
        pane->installEventFilter(this);
        connect(&Theme::instance(), &Theme::changed, this, [this] { apply(); });
        apply();
    }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == m_pane && (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Polish ||
                                  event->type() == QEvent::Resize))
            apply();
        return QObject::eventFilter(watched, event);
    }

private:
    void apply()
    {
        const QLayout *layout = m_pane->layout();
        const int needed = layout ? layout->totalMinimumSize().width() : 0;
        const int least = std::max(px(m_pixels), needed);
        if (m_pane->minimumWidth() != least)
            m_pane->setMinimumWidth(least);
        // Texts that wrap take more lines in a narrow pane.
        if (layout && layout->hasHeightForWidth()) {
            const int high = layout->totalMinimumHeightForWidth(std::max(least, m_pane->width()));
            if (m_pane->minimumHeight() != high)
                m_pane->setMinimumHeight(high);
        }
    }
    QWidget *m_pane;
    int m_pixels;
};

} // namespace

void keepLeastWidth(QWidget *pane, int pixels)
{
    new LeastWidth(pane, pixels);
}

void keepCurrentText(QComboBox *box, int most)
{
    const auto fit = [box, most] {
        const QFontMetricsF metrics(Theme::instance().font(Type::Base));
        const int icon = box->itemIcon(box->currentIndex()).isNull() ? 0 : box->iconSize().width() + 4;
        const int wide = int(std::ceil(metrics.horizontalAdvance(box->currentText()))) + icon + 36;
        box->setMinimumWidth(std::min(wide, px(most)));
        box->setProperty("elides", wide > px(most));
    };
    QObject::connect(box, &QComboBox::currentTextChanged, box, fit);
    QObject::connect(&Theme::instance(), &Theme::changed, box, fit);
    fit();
}

ColumnArea::ColumnArea(QWidget *parent) : QScrollArea(parent)
{
    setFrameShape(QFrame::NoFrame);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setWidgetResizable(true);
}

QSize ColumnArea::minimumSizeHint() const
{
    QSize least = QScrollArea::minimumSizeHint();
    if (widget()) {
        const int lane =
            verticalScrollBarPolicy() == Qt::ScrollBarAlwaysOff ? 0 : verticalScrollBar()->sizeHint().width();
        least.setWidth(std::max(least.width(), leastOf(widget()).width() + lane + 2 * frameWidth()));
    }
    return least;
}

bool ColumnArea::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == widget() && event->type() == QEvent::LayoutRequest)
        updateGeometry();
    return QScrollArea::eventFilter(watched, event);
}

CurrentStack::CurrentStack(QWidget *parent) : QStackedWidget(parent)
{
    connect(this, &QStackedWidget::currentChanged, this, [this] { updateGeometry(); });
}

QSize CurrentStack::sizeHint() const
{
    return currentWidget() ? currentWidget()->sizeHint().expandedTo(leastOf(currentWidget()))
                           : QStackedWidget::sizeHint();
}

QSize CurrentStack::minimumSizeHint() const
{
    return currentWidget() ? leastOf(currentWidget()) : QStackedWidget::minimumSizeHint();
}

CurrentLayout::CurrentLayout(QWidget *parent) : QStackedLayout(parent)
{
    connect(this, &QStackedLayout::currentChanged, this, [this] { invalidate(); });
}

QSize CurrentLayout::sizeHint() const
{
    return currentWidget() ? currentWidget()->sizeHint().expandedTo(leastOf(currentWidget()))
                           : QStackedLayout::sizeHint();
}

QSize CurrentLayout::minimumSize() const
{
    return currentWidget() ? leastOf(currentWidget()) : QStackedLayout::minimumSize();
}

// Between the area and its content: an area asks a layout for the height that suits the width, which is more than the
// content needs at least.
class FittedArea::Holder : public QWidget {
public:
    Holder(QWidget *content, Lines lines) : m_content(content)
    {
        if (lines == Lines::Wrap) {
            QSizePolicy policy = sizePolicy();
            policy.setHeightForWidth(true);
            setSizePolicy(policy);
        }
        content->setParent(this);
        content->installEventFilter(this);
        content->show();
    }
    [[nodiscard]] QSize sizeHint() const override { return m_content->sizeHint(); }
    [[nodiscard]] QSize minimumSizeHint() const override { return leastOf(m_content); }
    [[nodiscard]] int heightForWidth(int width) const override
    {
        const QLayout *layout = m_content->layout();
        const int least = leastOf(m_content).height();
        return layout && layout->hasHeightForWidth() ? std::max(least, layout->totalMinimumHeightForWidth(width))
                                                     : least;
    }

protected:
    void resizeEvent(QResizeEvent *) override { m_content->setGeometry(rect()); }
    bool event(QEvent *event) override
    {
        if (event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QWidget::event(event);
    }
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == m_content && event->type() == QEvent::LayoutRequest)
            updateGeometry();
        return QWidget::eventFilter(watched, event);
    }

private:
    QWidget *m_content;
};

FittedArea::FittedArea(QWidget *content, QWidget *parent, Lines lines)
    : QScrollArea(parent), m_content(content), m_lines(lines)
{
    if (lines == Lines::Wrap) {
        QSizePolicy policy = sizePolicy();
        policy.setHeightForWidth(true);
        setSizePolicy(policy);
    }
    setFrameShape(QFrame::NoFrame);
    setWidgetResizable(true);
    setFocusPolicy(Qt::NoFocus);
    viewport()->setAutoFillBackground(false);
    auto *holder = new Holder(content, lines);
    setWidget(holder);
    holder->setAutoFillBackground(false);
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) { follow(now); });
}

// The widget beneath gives the focus away when it goes: nothing of this is left to follow it then.
FittedArea::~FittedArea()
{
    disconnect(qApp, nullptr, this, nullptr);
}

void FittedArea::setMost(const QSize &most)
{
    if (most == m_most)
        return;
    m_most = most;
    updateGeometry();
}

// What has to scroll down needs the lane of the bar beside it.
QSize FittedArea::bounded(QSize wanted) const
{
    if (wanted.height() > m_most.height())
        wanted.rwidth() += verticalScrollBar()->sizeHint().width();
    return wanted.boundedTo(m_most);
}

QSize FittedArea::sizeHint() const
{
    if (!m_content)
        return QScrollArea::sizeHint();
    return m_lines == Lines::Wrap ? bounded(m_content->sizeHint().expandedTo(leastOf(m_content)))
                                  : m_content->sizeHint();
}

QSize FittedArea::minimumSizeHint() const
{
    return m_lines == Lines::Wrap && m_content ? bounded(leastOf(m_content)) : QSize(px(200), px(120));
}

int FittedArea::heightForWidth(int width) const
{
    const QLayout *layout = m_content && m_lines == Lines::Wrap ? m_content->layout() : nullptr;
    if (!layout || !layout->hasHeightForWidth())
        return std::min(sizeHint().height(), m_most.height());
    return std::min(layout->totalHeightForWidth(width), m_most.height());
}

bool FittedArea::event(QEvent *event)
{
    // The content asked for another size: so does the area.
    if (event->type() == QEvent::LayoutRequest && m_lines == Lines::Wrap)
        updateGeometry();
    return QScrollArea::event(event);
}

// By F6, a command or a click: what has the keyboard is in sight, with its whole width where that goes.
void FittedArea::follow(QWidget *focus)
{
    if (!focus || !m_content || !m_content->isAncestorOf(focus))
        return;
    if (horizontalScrollBar()->maximum() > 0 || verticalScrollBar()->maximum() > 0)
        ensureWidgetVisible(focus, 8, 8);
}

} // namespace credence::ui

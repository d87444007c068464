// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/splitter.h"

#include "shell/theme.h"

#include <QPainter>
#include <QSplitterHandle>

namespace credence::ui {

namespace {

class LineHandle : public QSplitterHandle {
public:
    using QSplitterHandle::QSplitterHandle;

protected:
    // The handle is made wider than its line, with a mask; the line is its contents.
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(contentsRect(), tk().line);
    }
};

} // namespace

Splitter::Splitter(Qt::Orientation orientation, QWidget *parent) : QSplitter(orientation, parent)
{
    setHandleWidth(1);
    setChildrenCollapsible(false);
}

QSplitterHandle *Splitter::createHandle()
{
    return new LineHandle(orientation(), this);
}

} // namespace credence::ui

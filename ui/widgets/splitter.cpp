// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/splitter.h"

#include "shell/theme.h"

#include <QDataStream>
#include <QEvent>
#include <QPainter>
#include <QSplitterHandle>

#include <algorithm>
#include <numeric>

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

constexpr quint32 kStateMark = 0x43535031; // before the base's own state, with the scale it holds for

// The base's state is two numbers, the sizes and then what is nobody's business here.
struct BaseState {
    qint32 mark = 0, version = 0;
    QList<int> sizes;
    QByteArray rest;
};

bool readBase(const QByteArray &state, BaseState &into)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_5_0);
    in >> into.mark >> into.version >> into.sizes;
    if (in.status() != QDataStream::Ok)
        return false;
    into.rest = state.mid(in.device()->pos());
    return true;
}

QByteArray writeBase(const BaseState &from)
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_5_0);
    out << from.mark << from.version << from.sizes;
    return state + from.rest;
}

// Gives a splitter its sizes once it is seen and each pane has told what it needs at least: before that the base would
// take what a pane needed with the texts as they were.
class OnceSeen : public QObject {
public:
    OnceSeen(QSplitter *split, QList<int> wanted) : QObject(split), m_split(split), m_wanted(std::move(wanted))
    {
        if (split->isVisible())
            apply(2);
        else
            split->installEventFilter(this);
    }
    [[nodiscard]] const QList<int> &wanted() const { return m_wanted; }

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched == m_split && event->type() == QEvent::Show) {
            m_split->removeEventFilter(this);
            apply(2);
        }
        return false;
    }

private:
    void apply(int rounds)
    {
        QMetaObject::invokeMethod(
            this,
            [this, rounds] {
                if (m_wanted.size() == m_split->count())
                    m_split->setSizes(m_wanted);
                if (rounds > 0)
                    apply(rounds - 1);
                else
                    delete this;
            },
            Qt::QueuedConnection);
    }
    QSplitter *m_split;
    QList<int> m_wanted;
};

OnceSeen *waiting(const QSplitter *split)
{
    for (QObject *child : split->children()) {
        if (auto *once = dynamic_cast<OnceSeen *>(child))
            return once;
    }
    return nullptr;
}

} // namespace

Splitter::Splitter(Qt::Orientation orientation, QWidget *parent) : QSplitter(orientation, parent)
{
    setHandleWidth(1);
    setChildrenCollapsible(false);
    connect(this, &QSplitter::splitterMoved, this, [this] {
        m_kept.clear();
        delete waiting(this);
    });
}

// What each pane has, or had before it was hidden.
QList<int> Splitter::wishes() const
{
    if (const OnceSeen *once = waiting(this); once && once->wanted().size() == count())
        return once->wanted();
    BaseState state;
    QList<int> now = sizes();
    if (readBase(QSplitter::saveState(), state) && state.sizes.size() == now.size()) {
        for (qsizetype i = 0; i < now.size(); ++i) {
            if (now[i] <= 0)
                now[i] = state.sizes[i];
        }
    }
    return now;
}

QList<int> Splitter::scaled(const QList<int> &sizes, qreal by) const
{
    const auto stretches = [this](qsizetype i) {
        const QSizePolicy policy = widget(int(i))->sizePolicy();
        return (orientation() == Qt::Horizontal ? policy.horizontalStretch() : policy.verticalStretch()) > 0;
    };
    QList<int> out = sizes;
    int rest = std::accumulate(sizes.begin(), sizes.end(), 0), loose = 0;
    for (qsizetype i = 0; i < out.size() && i < count(); ++i) {
        if (stretches(i)) {
            loose += std::max(0, sizes[i]);
        } else {
            out[i] = qRound(sizes[i] * by);
            rest -= out[i];
        }
    }
    if (loose == 0) // all or none give way: each keeps its share
        return sizes;
    for (qsizetype i = 0; i < out.size() && i < count(); ++i) {
        if (stretches(i))
            out[i] = std::max(1, qRound(double(sizes[i]) * std::max(rest, 1) / loose));
    }
    return out;
}

void Splitter::rescale(qreal from, qreal to)
{
    if (count() < 2)
        return;
    const QList<int> now = wishes();
    const int kept = qRound(to * 1000);
    m_kept.insert(qRound(from * 1000), now);
    const QList<int> wanted = m_kept.value(kept).size() == now.size() ? m_kept.value(kept) : scaled(now, to / from);
    delete waiting(this);
    new OnceSeen(this, wanted);
}

QByteArray Splitter::saveState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << kStateMark << double(Theme::instance().scale()) << QSplitter::saveState();
    return state;
}

bool Splitter::restoreState(const QByteArray &state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    quint32 mark = 0;
    double scale = 0;
    QByteArray base;
    in >> mark >> scale >> base;
    if (in.status() != QDataStream::Ok || mark != kStateMark || !(scale > 0.1 && scale < 100))
        return QSplitter::restoreState(state);
    BaseState sizes;
    if (!readBase(base, sizes) || sizes.sizes.size() != count())
        return false;
    for (const int size : std::as_const(sizes.sizes)) {
        if (size < -1 || size > QWIDGETSIZE_MAX)
            return false;
    }
    const double by = Theme::instance().scale() / scale;
    if (!qFuzzyCompare(by, 1.0))
        sizes.sizes = scaled(sizes.sizes, by);
    return QSplitter::restoreState(writeBase(sizes));
}

QSplitterHandle *Splitter::createHandle()
{
    return new LineHandle(orientation(), this);
}

} // namespace credence::ui

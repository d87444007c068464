// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/queuepane.h"

#include "reflect/rowpaint.h"
#include "review/reviewcontroller.h"
#include "review/reviewwords.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/emptystate.h"
#include "widgets/errorbar.h"
#include "widgets/filterbutton.h"
#include "widgets/findfield.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/plaintip.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"

#include <QHBoxLayout>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QStackedLayout>
#include <QStyledItemDelegate>

#include <cmath>

namespace credence::ui {

namespace {

constexpr int kQueueRow = 47;
constexpr int kQueueHead = 24;
constexpr int kQueueFoot = 36;
constexpr int kQueueMargin = 16;
constexpr int kQueueText = 38;

enum Choice : int {
    ChoiceActions = 0, // and the values of Action
    ChoiceFlags = 100,
    ChoiceDoubts,
    ChoiceWaiting,
    ChoiceOutdated,
    ChoiceEdited,
    ChoiceSuppressed
};

class QueueDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const QueueModel *>(index.model());
        return {100, px(model && !model->row(index.row()).item ? kQueueHead : kQueueRow)};
    }

    void paint(QPainter *p, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const QueueModel *>(index.model());
        if (!model)
            return;
        const QueueRow &row = model->row(index.row());
        p->save();
        const Mirrored mirrored(*p, option.rect, option.direction);
        p->setRenderHint(QPainter::Antialiasing);
        if (row.item)
            paintItem(*p, option, index, row);
        else
            paintHead(*p, option, row);
        p->restore();
    }

private:
    static void paintHead(QPainter &painter, const QStyleOptionViewItem &option, const QueueRow &row)
    {
        const Tokens &t = tk();
        const QRect r = option.rect;
        painter.fillRect(r, t.alt);
        painter.fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
        const QFont font = Theme::instance().font(Type::Caption);
        const QFontMetricsF metrics(font);
        const qreal wide = metrics.horizontalAdvance(row.facts);
        const qreal right = r.right() + 1 - kQueueMargin;
        write(painter, font, t.tx2, right - wide, r.top(), r.height() - 1, row.facts);
        write(painter, font, t.tx2, r.left() + kQueueMargin, r.top(), r.height() - 1,
              metrics.elidedText(row.title, Qt::ElideRight, right - wide - 12 - r.left() - kQueueMargin));
    }

    static void paintItem(QPainter &painter, const QStyleOptionViewItem &option, const QModelIndex &index,
                          const QueueRow &row)
    {
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const QueueItem &item = *row.item;
        const QRect r = option.rect;
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        const bool current = view && view->currentIndex() == index;
        drawRowGround(painter, option, index);
        painter.fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);

        QString iconName = actionIcon(item.candidate.action);
        QColor sign = t.tx2, words = t.tx2;
        bool decided = true;
        switch (item.state) {
        case CandidateState::Pending:
            decided = false;
            break;
        case CandidateState::Deferred:
            iconName = QStringLiteral("hourglass");
            break;
        case CandidateState::Approved:
        case CandidateState::Committed:
            iconName = item.state == CandidateState::Approved ? QStringLiteral("check")
                                                              : QStringLiteral("git-commit-horizontal");
            sign = words = t.ok;
            break;
        case CandidateState::Rejected:
            iconName = QStringLiteral("x");
            break;
        case CandidateState::Settled:
            iconName = QStringLiteral("link");
            break;
        case CandidateState::Blocked:
            words = t.flag;
            break;
        }
        const qreal top = r.top();
        qreal right = r.right() + 1 - kQueueMargin;
        if (view && view->verticalScrollBar()->isVisible())
            right += view->verticalScrollBar()->width() - 2;
        drawSign(painter, QRectF(r.left() + kQueueMargin - 1, top + px(8), 14, 14), iconName, sign);
        const QFont text = theme.font(Type::Base, current ? 500 : 400);
        const qreal left = r.left() + px(kQueueText);
        write(painter, text, decided ? t.tx2 : t.tx, left, top + px(6), px(18),
              QFontMetricsF(text).elidedText(oneLine(item.candidate.text), Qt::ElideRight, right - left));

        // The facts: flags and doubts at the right never give way, sources do first.
        const QFont small = theme.font(Type::Caption);
        const QFontMetricsF metrics(small);
        const qreal y = top + px(25), height = px(16);
        qreal end = right;
        if (const int flags = openFlags(item); flags > 0) {
            const QString figureText = QString::number(flags);
            const qreal wide = metrics.horizontalAdvance(figureText);
            write(painter, theme.font(Type::Caption, 500), t.flag, end - wide, y, height, figureText);
            end -= wide + 1 + grown(12);
            drawPennant(painter, QPointF(end + 3, y + height / 2.0 + 5), 1.15);
            end -= 8;
        } else if (const QString doubt = item.suppressed ? QueueModel::tr("rejected before") : doubtText(item);
                   !doubt.isEmpty()) {
            const QString shown = metrics.elidedText(doubt, Qt::ElideRight, std::max<qreal>(40, (right - left) * 0.52));
            const qreal wide = metrics.horizontalAdvance(shown);
            write(painter, small, t.warn, end - wide, y, height, shown);
            const qreal triangle = std::round(grown(12));
            end -= wide + 3 + triangle;
            drawIcon(painter, QRectF(end, y + (height - triangle) / 2, triangle, triangle),
                     QStringLiteral("triangle-alert"), t.warn);
            end -= 8;
        }
        if (!row.error.isEmpty()) {
            end -= 14;
            drawSign(painter, QRectF(end, y + (height - 12) / 2, 12, 12), QStringLiteral("octagon-alert"), t.flag);
            end -= 6;
        }
        qreal x = left;
        const QString state = row.working.isEmpty() ? stateText(item) : row.working + QStringLiteral("…");
        const QString shownState = metrics.elidedText(state, Qt::ElideRight, std::max<qreal>(20, end - x));
        write(painter, small, words, x, y, height, shownState);
        x += metrics.horizontalAdvance(shownState) + 9;
        const QString depth = QueueModel::tr("d%1", "depth, short").arg(item.candidate.depth);
        const int count = sourceCount(item.candidate);
        const QString sources = item.candidate.action == Action::Narrative ? QueueModel::tr("%1 merged").arg(count)
                                : count == 1                               ? QueueModel::tr("1 source")
                                                                           : QueueModel::tr("%1 sources").arg(count);
        const bool pips = item.candidate.confidence != Confidence::None;
        const qreal needPips = pips ? pipsWidth() + 9 : 0;
        const qreal needDepth = metrics.horizontalAdvance(depth) + 9;
        const qreal needSources = metrics.horizontalAdvance(sources) + 9;
        const qreal room = end - x;
        if (room >= needPips + needDepth) {
            write(painter, small, t.tx2, x, y, height, depth);
            x += needDepth;
        }
        if (room >= needPips + needDepth + needSources) {
            write(painter, small, t.tx2, x, y, height, sources);
            x += needSources;
        }
        if (pips && end - x >= pipsWidth())
            drawPips(painter, QPointF(x, std::round(y + height / 2.0)), item.candidate.confidence);
    }
};

// How much of the queue is done: 48 x 4.
class DoneBar : public QWidget {
    Q_OBJECT
public:
    explicit DoneBar(QWidget *parent) : QWidget(parent) { setFixedSize(px(48), px(16)); }
    void set(std::uint64_t done, std::uint64_t all)
    {
        m_share = all > 0 ? double(done) / double(all) : 0;
        setAccessibleName(tr("%1 of %2 done").arg(done).arg(all));
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        const QRectF track(0, height() / 2.0 - 2, width(), 4);
        painter.fillRect(track, tk().line2);
        painter.fillRect(QRectF(track.left(), track.top(), track.width() * m_share, track.height()), tk().accFill);
    }

private:
    double m_share = 0;
};

// The last thing done, and the way back.
class QueueFoot : public QWidget {
    Q_OBJECT
public:
    explicit QueueFoot(QWidget *parent) : QWidget(parent), m_text(new Label({}, Type::Base, Tone::Secondary, 0, this))
    {
        setObjectName(QStringLiteral("review.foot"));
        setFixedHeight(px(kQueueFoot));
        m_layout = new QHBoxLayout(this);
        m_layout->setContentsMargins(px(kQueueText), 1, kQueueMargin, 0);
        m_layout->setSpacing(8);
        m_layout->addWidget(m_text, 1);
    }
    void set(const QString &iconName, const QString &text)
    {
        m_icon = iconName;
        m_text->setText(text);
        setAccessibleName(text);
        update();
    }
    void setUndo(QAction *action)
    {
        m_undo = new Button(action, ButtonKind::Link, this);
        m_undo->setObjectName(QStringLiteral("review.footUndo"));
        m_undo->setShortText(tr("Undo"));
        m_layout->addWidget(m_undo);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.fillRect(rect(), tk().alt);
        painter.fillRect(QRect(0, 0, width(), 1), tk().line);
        if (!m_icon.isEmpty())
            drawSign(painter, QRectF(kQueueMargin - 1, (height() - 14) / 2.0, 14, 14), m_icon, tk().tx2);
    }

private:
    QString m_icon;
    Label *m_text;
    Button *m_undo = nullptr;
    QHBoxLayout *m_layout;
};

} // namespace

struct QueuePane::Impl {
    ReviewController *controller = nullptr;
    QueueModel *model = nullptr;
    PaneHeader *header = nullptr;
    DoneBar *bar = nullptr;
    QAction *filter = nullptr, *suppressed = nullptr;
    QWidget *filterRow = nullptr;
    FindField *find = nullptr;
    FilterButton *kinds = nullptr;
    ErrorBar *notice = nullptr;
    QAction *showWaiting = nullptr;
    QStackedLayout *stack = nullptr;
    RowView *view = nullptr;
    EmptyState *empty = nullptr;
    QAction *clearFilter = nullptr;
    QueueFoot *foot = nullptr;
    QString current;
    std::function<bool()> pinned;
    bool filling = false;
};

QueuePane::QueuePane(ReviewController *controller, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->controller = controller;
    setObjectName(QStringLiteral("review.queuePane"));
    keepLeastWidth(this, 190);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    d->header = new PaneHeader(tr("Queue"), this);
    d->bar = new DoneBar(d->header);
    d->header->addWidget(d->bar);
    d->filter = new QAction(tr("Filter the queue"), this);
    d->filter->setObjectName(QStringLiteral("review.filter"));
    d->filter->setStatusTip(tr("Show only candidates with certain words, kinds, flags or doubts"));
    d->filter->setShortcut(QKeySequence(Qt::Key_Slash));
    d->filter->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    d->filter->setIcon(icon(QStringLiteral("list-filter")));
    d->filter->setCheckable(true);
    d->header->addTool(d->filter);
    layout->addWidget(d->header);

    d->filterRow = new QWidget(this);
    d->filterRow->setFixedHeight(px(40));
    auto *row = new QHBoxLayout(d->filterRow);
    row->setContentsMargins(12, 0, 12, 0);
    row->setSpacing(8);
    d->find = new FindField(tr("Words, flags, doubts"), d->filterRow);
    d->find->setObjectName(QStringLiteral("review.find"));
    d->find->setAccessibleName(tr("Filter the queue by words"));
    d->find->setIconName(QStringLiteral("list-filter"));
    d->find->setProperty("row", true);
    d->kinds = new FilterButton(tr("All kinds"), d->filterRow);
    d->kinds->setObjectName(QStringLiteral("review.kinds"));
    d->kinds->setButtonSize(ButtonSize::Row);
    for (const Action action :
         {Action::Add, Action::Supersede, Action::MergeEvidence, Action::Retract, Action::Narrative})
        d->kinds->addChoice(ChoiceActions + int(action), actionTitle(action), icon(actionIcon(action)));
    d->kinds->addSeparator();
    d->kinds->addChoice(ChoiceFlags, tr("With flags"), icon(QStringLiteral("flag")));
    d->kinds->addChoice(ChoiceDoubts, tr("With doubts"), icon(QStringLiteral("triangle-alert")));
    d->kinds->addChoice(ChoiceWaiting, tr("Waiting too long"), icon(QStringLiteral("hourglass")));
    d->kinds->addChoice(ChoiceOutdated, tr("No longer applying"));
    d->kinds->addChoice(ChoiceEdited, tr("Edited"), icon(QStringLiteral("pencil")));
    row->addWidget(d->find, 1);
    row->addWidget(d->kinds);
    d->filterRow->hide();
    layout->addWidget(d->filterRow);

    d->notice = new ErrorBar(this);
    d->notice->setObjectName(QStringLiteral("review.waitNotice"));
    d->showWaiting = new QAction(tr("Show them"), this);
    d->showWaiting->setObjectName(QStringLiteral("review.showWaiting"));
    d->showWaiting->setStatusTip(tr("Show only the candidates that wait for too long"));
    d->notice->addAction(d->showWaiting);
    layout->addWidget(d->notice);

    auto *body = new QWidget(this);
    d->stack = new QStackedLayout(body);
    d->stack->setContentsMargins(0, 0, 0, 0);
    d->model = new QueueModel(this);
    d->view = new RowView(tr("Queue"), body);
    d->view->setObjectName(QStringLiteral("review.queue"));
    d->view->setModel(d->model);
    d->view->setItemDelegate(new QueueDelegate(d->view));
    d->stack->addWidget(d->view);
    d->empty = new EmptyState({}, {}, body);
    d->empty->setHelp(QStringLiteral("review.md"));
    d->clearFilter = new QAction(tr("Clear the filter"), this);
    d->clearFilter->setObjectName(QStringLiteral("review.clearFilter"));
    d->clearFilter->setStatusTip(tr("Show the whole section again"));
    d->stack->addWidget(d->empty);
    layout->addWidget(body, 1);
    d->suppressed = new QAction(tr("Show those like rejected ones"), this);
    d->suppressed->setObjectName(QStringLiteral("review.showSuppressed"));
    d->suppressed->setStatusTip(tr("Also show candidates that are like one that was rejected before"));
    d->suppressed->setCheckable(true);
    auto *hidden = new Button(d->suppressed, ButtonKind::Flat, this);
    hidden->setObjectName(QStringLiteral("review.suppressedButton"));
    hidden->setButtonSize(ButtonSize::Row);
    hidden->setLeading(true);
    layout->addWidget(hidden);
    hidden->hide();
    connect(d->suppressed, &QAction::changed, hidden,
            [this, hidden] { hidden->setVisible(d->suppressed->isVisible()); });
    d->suppressed->setVisible(false);
    d->foot = new QueueFoot(this);
    layout->addWidget(d->foot);

    connect(d->filter, &QAction::toggled, this, [this](bool on) {
        d->filterRow->setVisible(on);
        if (on) {
            d->find->setFocus(Qt::ShortcutFocusReason);
        } else {
            d->find->clear();
            d->kinds->clearChoice();
            focusList();
        }
    });
    connect(d->find, &QLineEdit::textChanged, this, [this] { takeFilter(); });
    connect(d->find, &QLineEdit::returnPressed, this, [this] { focusList(); });
    connect(d->kinds, &FilterButton::chosenChanged, this, [this] { takeFilter(); });
    connect(d->suppressed, &QAction::toggled, this, [this] { takeFilter(); });
    connect(d->clearFilter, &QAction::triggered, this, [this] { d->filter->setChecked(false); });
    connect(d->showWaiting, &QAction::triggered, this, [this] {
        Q_EMIT sectionWanted(QueueSection::Queue);
        d->filter->setChecked(true);
        d->kinds->setChosen({ChoiceWaiting});
        d->notice->dismiss();
        focusList();
    });
    connect(d->view, &RowView::currentRowChanged, this, [this](const QModelIndex &index) {
        if (d->filling || !index.isValid() || !d->model->row(index.row()).item)
            return;
        d->current = QString::fromStdString(d->model->row(index.row()).item->candidate.id);
        showHead();
        Q_EMIT currentChanged(d->current);
    });
    connect(d->view, &RowView::enterPressed, this, [this] { Q_EMIT openRequested(); });

    connect(controller, &ReviewController::loaded, this, [this] {
        hold();
        reload();
    });
    connect(controller, &ReviewController::itemChanged, this, [this](const QString &id) {
        if (const ItemPtr item = d->controller->item(id))
            d->model->replace(item);
        showHead();
        d->model->setMark(id, d->controller->working(id), d->controller->error(id));
    });
    connect(controller, &ReviewController::countsChanged, this, [this] { showHead(); });
    // The foot names what its Undo takes back, whoever did it where.
    connect(controller, &ReviewController::stepsChanged, this, [this] {
        const ReviewController::Step &step = d->controller->undoStep();
        d->foot->set(step.icon, step.what);
    });
    connect(controller, &ReviewController::waitingMore, this, [this](int count) {
        const QString hours = QLocale().toString(d->controller->waitHours(), 'g', 4);
        d->notice->showMessage(count == 1
                                   ? tr("1 candidate waits for longer than %1 hours.").arg(hours)
                                   : tr("%1 candidates wait for longer than %2 hours.").arg(figure(count), hours),
                               {}, {}, BarTone::Note);
    });
    showHead();
}

QueuePane::~QueuePane() = default;

QList<QAction *> QueuePane::actions() const
{
    return {d->filter, d->suppressed};
}

void QueuePane::setUndoAction(QAction *action)
{
    d->foot->setUndo(action);
}

QueueModel *QueuePane::model() const
{
    return d->model;
}

RowView *QueuePane::view() const
{
    return d->view;
}

QString QueuePane::current() const
{
    return d->current;
}

QueueSection QueuePane::section() const
{
    return d->model->section();
}

void QueuePane::setSection(QueueSection section)
{
    if (section == d->model->section())
        return;
    d->filling = true;
    d->model->setHeld({});
    d->model->setSection(section);
    d->filling = false;
    reload();
}

void QueuePane::setFilter(const QueueFilter &filter)
{
    d->filling = true;
    d->model->setHeld({});
    d->model->setFilter(filter);
    d->filling = false;
    reload();
}

QVariantMap QueuePane::filterState() const
{
    QVariantList kinds;
    for (const int id : d->kinds->chosen())
        kinds << id;
    if (d->find->text().isEmpty() && kinds.isEmpty() && !d->suppressed->isChecked())
        return {};
    return {{QStringLiteral("words"), d->find->text()},
            {QStringLiteral("kinds"), kinds},
            {QStringLiteral("suppressed"), d->suppressed->isChecked()}};
}

void QueuePane::setFilterState(const QVariantMap &state)
{
    QList<int> kinds;
    for (const QVariant &kind : state.value(QStringLiteral("kinds")).toList())
        kinds << kind.toInt();
    const QString words = state.value(QStringLiteral("words")).toString();
    {
        const QSignalBlocker quiet(d->filter); // nobody asked for the field: the keys stay where they are
        d->filter->setChecked(!words.isEmpty() || !kinds.isEmpty());
    }
    d->filterRow->setVisible(d->filter->isChecked());
    d->suppressed->setChecked(state.value(QStringLiteral("suppressed")).toBool());
    d->kinds->setChosen(kinds); // of what there is
    d->find->setText(words);
    takeFilter();
}

void QueuePane::takeFilter()
{
    QueueFilter filter;
    filter.words = d->find->text().simplified();
    for (const int id : d->kinds->chosen()) {
        if (id < ChoiceFlags)
            filter.actions << id;
        else
            filter.want |= 1 << (id - ChoiceFlags);
    }
    filter.suppressed = d->suppressed->isChecked();
    setFilter(filter);
}

void QueuePane::setPinned(std::function<bool()> pinned)
{
    d->pinned = std::move(pinned);
}

// What somebody else did to the candidate in hand takes it from under nobody's eyes: its row stays until it is left.
void QueuePane::hold()
{
    const ItemPtr shown = d->model->item(d->current);
    if (!shown) {
        d->model->setHeld({});
        return;
    }
    const bool pinned = d->pinned && d->pinned();
    const ItemPtr now = d->controller->item(d->current);
    d->model->setHeld(pinned || (now && !d->controller->isOwn(now->version)) ? (now ? now : shown) : ItemPtr());
}

// The rows are new; the selection stays where it was, or goes to the first that is undecided.
void QueuePane::reload()
{
    d->filling = true;
    const int before = std::max(0, d->view->currentIndex().row());
    d->model->setKept(d->controller->kept());
    d->model->setItems(d->controller->items(), d->controller->runs());
    int row = d->model->rowOf(d->current);
    if (row < 0 && d->model->shown() > 0) {
        row = d->current.isEmpty() ? d->model->nextOpen(-1) : std::min(before, d->model->rowCount() - 1);
        if (row < 0 || !d->model->row(row).item)
            row = d->model->step(std::max(row, 0), 1);
        if (row < 0)
            row = d->model->step(d->model->rowCount(), -1);
    }
    if (row >= 0) {
        d->view->setCurrentIndex(d->model->index(row));
        d->view->scrollTo(d->model->index(row));
    }
    d->filling = false;
    const QString now = row >= 0 ? QString::fromStdString(d->model->row(row).item->candidate.id) : QString();
    d->current = now;
    showHead();
    Q_EMIT currentChanged(now);
}

void QueuePane::showHead()
{
    // Over the rows, as the heads in the list count: what is put off or hidden is neither done nor left.
    const int done = d->model->done(), all = d->model->shown();
    switch (d->model->section()) {
    case QueueSection::Queue:
        d->header->setTitle(tr("Queue"));
        d->header->setFacts(tr("%1 of %2 done").arg(figure(done), figure(all)));
        break;
    case QueueSection::Deferred:
        d->header->setTitle(tr("Deferred"));
        d->header->setFacts(figure(d->model->shown()));
        break;
    case QueueSection::Decided:
        d->header->setTitle(tr("Decided"));
        d->header->setFacts(figure(d->model->shown()));
        break;
    }
    d->bar->setVisible(d->model->section() == QueueSection::Queue && all > 0);
    d->bar->set(std::uint64_t(done), std::uint64_t(all));
    const int hidden = d->model->hiddenSuppressed();
    const bool on = d->suppressed->isChecked();
    d->suppressed->setText(on            ? tr("Hide those like rejected ones")
                           : hidden == 1 ? tr("1 like a rejected one is hidden")
                                         : tr("%1 like rejected ones are hidden").arg(figure(hidden)));
    d->suppressed->setVisible(on || hidden > 0);
    if (d->model->shown() > 0) {
        d->stack->setCurrentWidget(d->view);
        return;
    }
    if (d->model->filter().narrows())
        d->empty->setTexts(tr("Nothing fits the filter"), tr("Press / to change it."));
    else if (d->model->section() == QueueSection::Deferred)
        d->empty->setTexts(tr("Nothing is deferred"), tr("What you put off with D waits here."));
    else if (d->model->section() == QueueSection::Decided)
        d->empty->setTexts(tr("Nothing is decided"), tr("Approved, rejected and committed candidates stand here."));
    else
        d->empty->setTexts(tr("Nothing waits for you"),
                           tr("New candidates appear here after a run: start one in Reflect."));
    d->stack->setCurrentWidget(d->empty);
}

bool QueuePane::select(const QString &candidate)
{
    const ItemPtr item = d->controller->item(candidate);
    if (!item)
        return false;
    if (d->model->rowOf(candidate) < 0) {
        d->current = candidate;
        if (item->suppressed)
            d->suppressed->setChecked(true);
        if (d->model->rowOf(candidate) < 0 && d->model->filter().narrows())
            d->filter->setChecked(false);
        if (d->model->rowOf(candidate) < 0) {
            const QueueSection other = item->state == CandidateState::Deferred  ? QueueSection::Deferred
                                       : item->state == CandidateState::Pending ? QueueSection::Queue
                                                                                : QueueSection::Decided;
            d->current = candidate;
            Q_EMIT sectionWanted(other);
        }
    }
    const int row = d->model->rowOf(candidate);
    if (row < 0)
        return false;
    d->view->setCurrentIndex(d->model->index(row));
    d->view->scrollTo(d->model->index(row));
    return true;
}

void QueuePane::move(int by)
{
    const int row = d->model->step(d->view->currentIndex().isValid() ? d->view->currentIndex().row() : -1, by);
    if (row < 0)
        return;
    d->view->setCurrentIndex(d->model->index(row));
    d->view->scrollTo(d->model->index(row));
}

void QueuePane::moveOn()
{
    const int row = d->model->nextOpen(d->view->currentIndex().row());
    if (row < 0)
        return;
    d->view->setCurrentIndex(d->model->index(row));
    d->view->scrollTo(d->model->index(row));
}

void QueuePane::focusList()
{
    d->view->setFocus(Qt::OtherFocusReason);
}

void QueuePane::focusFilter()
{
    d->filter->setChecked(true);
    d->find->setFocus(Qt::ShortcutFocusReason);
}

void QueuePane::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), tk().base);
}

} // namespace credence::ui

#include "queuepane.moc"

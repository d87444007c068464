// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/runspage.h"

#include "models/roles.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/columnwidth.h"
#include "widgets/emptystate.h"
#include "widgets/footbar.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/plaintip.h"

#include <QDataStream>
#include <QHeaderView>
#include <QIODevice>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QSortFilterProxyModel>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTreeView>
#include <QVBoxLayout>

#include <algorithm>

namespace credence::ui {

namespace {

constexpr int kRunsFoot = 48;
constexpr int kRunsRow = 28;

class RunsDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        return {QStyledItemDelegate::sizeHint(option, index).width() + 16, px(kRunsRow)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *view = qobject_cast<const QTreeView *>(option.widget);
        const Tokens &t = tk();
        const bool selected = view && view->selectionModel()->isRowSelected(index.row());
        const bool right = Qt::Alignment(index.data(Qt::TextAlignmentRole).toInt()).testFlag(Qt::AlignRight);
        const bool lead = index.column() == RunsModel::Number;
        const QFont font =
            Theme::instance().font(Type::Base, selected && index.column() == RunsModel::Preset ? 500 : 400);
        const QString text = index.data().toString();
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        painter->setFont(font);
        painter->setPen(lead || text == QStringLiteral("–")                                              ? t.tx3
                        : index.column() == RunsModel::Preset || index.column() == RunsModel::Candidates ? t.tx
                                                                                                         : t.tx2);
        const QRect cell = option.rect.adjusted(lead ? 12 : 6, 0, -6, 0);
        drawBoxed(*painter, cell, int((right ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter),
                  QFontMetricsF(font).elidedText(text, Qt::ElideRight, cell.width()));
        painter->restore();
    }
};

class RunsView : public QTreeView {
    Q_OBJECT
public:
    using QTreeView::QTreeView;

Q_SIGNALS:
    void enterPressed();
    void deletePressed();

protected:
    void drawRow(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &t = tk();
        const QRect row(0, option.rect.top(), viewport()->width(), option.rect.height());
        const bool active = hasFocus() && isActiveWindow();
        if (selectionModel()->isRowSelected(index.row())) {
            painter->fillRect(row, active ? t.sel : t.selIdle);
            painter->fillRect(QRect(0, row.top(), 2, row.height()), active ? t.acc : t.ctl);
        } else if (option.state & QStyle::State_MouseOver) {
            painter->fillRect(row, t.hover);
        }
        painter->fillRect(QRect(0, row.bottom(), row.width(), 1), t.line);
        QTreeView::drawRow(painter, option, index);
        if (active && currentIndex().row() == index.row()) {
            painter->setPen(QPen(t.acc, 1));
            painter->setBrush(Qt::NoBrush);
            painter->drawRect(row.adjusted(0, 0, -1, -1));
        }
    }
    void drawBranches(QPainter *, const QRect &, const QModelIndex &) const override {}
    void keyPressEvent(QKeyEvent *event) override
    {
        if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
            Q_EMIT enterPressed();
        else if (event->key() == Qt::Key_Delete)
            Q_EMIT deletePressed();
        else
            QTreeView::keyPressEvent(event);
    }
};

} // namespace

struct RunsPage::Impl {
    RunsModel *model = nullptr;
    QSortFilterProxyModel *sorted = nullptr;
    PaneHeader *header = nullptr;
    RunsView *view = nullptr;
    QStackedLayout *stack = nullptr;
    EmptyState *empty = nullptr;
    QAction *open = nullptr, *compare = nullptr, *remove = nullptr, *openFile = nullptr, *newRun = nullptr,
            *replay = nullptr;
    Label *note = nullptr;
    QStringList problems;
    bool storeOpen = false;
};

QByteArray RunsPage::saveState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    const QHeaderView *head = d->view->header();
    out << qint32(1) << qint32(head->sortIndicatorSection()) << qint32(head->sortIndicatorOrder());
    return state;
}

void RunsPage::restoreState(const QByteArray &state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    qint32 version = 0, column = 0, order = 0;
    in >> version >> column >> order;
    if (in.status() == QDataStream::Ok && version == 1 && column >= 0 && column < RunsModel::Columns)
        d->view->sortByColumn(column, order == Qt::AscendingOrder ? Qt::AscendingOrder : Qt::DescendingOrder);
}

RunsPage::RunsPage(RunsModel *model, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->model = model;
    setObjectName(QStringLiteral("reflect.runsPage"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    d->header = new PaneHeader(tr("Runs"), this);
    layout->addWidget(d->header);
    auto *body = new QWidget(this);
    d->stack = new QStackedLayout(body);
    d->stack->setContentsMargins(0, 0, 0, 0);
    d->sorted = new QSortFilterProxyModel(this);
    d->sorted->setSourceModel(model);
    d->sorted->setSortRole(SortRole);
    d->view = new RunsView(body);
    d->view->setObjectName(QStringLiteral("reflect.runs"));
    d->view->setAccessibleName(tr("Runs"));
    d->view->setModel(d->sorted);
    d->view->setItemDelegate(new RunsDelegate(d->view));
    d->view->setRootIsDecorated(false);
    d->view->setIndentation(0);
    d->view->setUniformRowHeights(true);
    d->view->setSelectionMode(QAbstractItemView::ExtendedSelection);
    d->view->setSelectionBehavior(QAbstractItemView::SelectRows);
    d->view->setAllColumnsShowFocus(true);
    d->view->setEditTriggers(QAbstractItemView::NoEditTriggers);
    d->view->setFrameShape(QFrame::NoFrame);
    d->view->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    d->view->setMouseTracking(true);
    d->view->setContextMenuPolicy(Qt::CustomContextMenu);
    d->view->setSortingEnabled(true);
    d->view->sortByColumn(RunsModel::When, Qt::DescendingOrder);
    QHeaderView *head = d->view->header();
    head->setFixedHeight(px(24));
    head->setMinimumSectionSize(20);
    head->setHighlightSections(false);
    head->setSectionsMovable(false);
    head->setStretchLastSection(true);
    const int widths[] = {62, 120, 170, 200, 90, 84, 64, 90, 80, 100, 140};
    for (int i = 0; i < RunsModel::Columns; ++i)
        setColumnWidth(head, i, widths[i]);
    d->stack->addWidget(d->view);
    d->empty = new EmptyState(
        tr("No runs yet"),
        tr("Each dry run is kept here until it is thrown away, with its prompts, replies and candidates. Start one in "
           "New run."),
        body);
    d->empty->setHelp(QStringLiteral("reflect.md"));
    d->stack->addWidget(d->empty);
    layout->addWidget(body, 1);

    const auto make = [this](const char *name, const QString &text, const QString &tip, const char *iconName,
                             auto then) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        action->setIcon(icon(QString::fromLatin1(iconName)));
        connect(action, &QAction::triggered, this, then);
        return action;
    };
    d->open = make("reflect.openRun", tr("Open run"), tr("Show the selected run with its candidates and calls"),
                   "folder-open", [this] {
                       const QStringList ids = selectedIds();
                       if (!ids.isEmpty())
                           Q_EMIT openRequested(ids.first());
                   });
    d->compare =
        make("reflect.compareRuns", tr("Compare two runs"), tr("Show the two selected runs side by side"),
             "arrow-left-right", [this] {
                 const QStringList ids = selectedIds();
                 if (ids.size() == 2) // the older one is A
                     Q_EMIT compareRequested(
                         d->model->numberOf(ids[0].toStdString()) < d->model->numberOf(ids[1].toStdString()) ? ids[0]
                                                                                                             : ids[1],
                         d->model->numberOf(ids[0].toStdString()) < d->model->numberOf(ids[1].toStdString()) ? ids[1]
                                                                                                             : ids[0]);
             });
    d->remove = make("reflect.deleteRun", tr("Delete file…"),
                     tr("Delete the selected run’s file; what is in Review stays there"), "trash-2", [this] {
                         const QStringList ids = selectedIds();
                         if (!ids.isEmpty())
                             Q_EMIT deleteRequested(ids.first());
                     });
    d->replay =
        make("reflect.replayRun", tr("Replay"),
             tr("Run the selected run again from its own replies: nothing is sent, nothing is paid"), "repeat", [this] {
                 const QStringList ids = selectedIds();
                 if (!ids.isEmpty())
                     Q_EMIT replayRequested(ids.first());
             });
    d->openFile = make("reflect.openRunFile", tr("Open a run file…"), tr("Show a run that was saved to a file"),
                       "file-text", [this] { Q_EMIT openFileRequested(); });
    d->newRun = make("reflect.setUpRun", tr("Set up a run"), tr("Choose scope, preset and model"), "flask-conical",
                     [this] { Q_EMIT newRunRequested(); });
    d->empty->setAction(d->newRun);

    auto *foot = new FootBar(kRunsFoot, 16, 16, 1, this);
    d->note = new Label({}, Type::Secondary, Tone::Dim, 0, foot);
    foot->addWidget(d->note);
    const auto button = [&](QAction *action, const char *name, ButtonKind kind) {
        auto *made = new Button(action, kind, foot);
        made->setObjectName(QString::fromLatin1(name));
        foot->addWidget(made);
        return made;
    };
    button(d->remove, "reflect.deleteRunButton", ButtonKind::Destructive);
    button(d->openFile, "reflect.openRunFileButton", ButtonKind::Rest);
    button(d->replay, "reflect.replayRunButton", ButtonKind::Rest);
    button(d->compare, "reflect.compareRunsButton", ButtonKind::Rest);
    button(d->open, "reflect.openRunButton", ButtonKind::Primary);
    layout->addWidget(foot);

    connect(d->view->selectionModel(), &QItemSelectionModel::selectionChanged, this, [this] { updateState(); });
    connect(d->view, &QTreeView::doubleClicked, this, [this] { d->open->trigger(); });
    connect(d->view, &RunsView::enterPressed, this, [this] {
        if (selectedIds().size() == 2)
            d->compare->trigger();
        else if (d->open->isEnabled())
            d->open->trigger();
    });
    connect(d->view, &RunsView::deletePressed, this, [this] {
        if (d->remove->isEnabled())
            d->remove->trigger();
    });
    connect(d->view, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions({d->open, d->replay, d->compare, d->remove});
        menu->popup(d->view->viewport()->mapToGlobal(at));
    });
    connect(model, &QAbstractItemModel::modelReset, this, [this] { updateState(); });
    updateState();
}

RunsPage::~RunsPage() = default;

QList<QAction *> RunsPage::actions() const
{
    return {d->open, d->compare, d->replay, d->remove, d->openFile, d->newRun};
}

QTreeView *RunsPage::view() const
{
    return d->view;
}

QStringList RunsPage::selectedIds() const
{
    QList<int> rows;
    const QModelIndexList selected = d->view->selectionModel()->selectedRows();
    for (const QModelIndex &index : selected)
        rows << index.row();
    std::sort(rows.begin(), rows.end());
    QStringList ids;
    for (const int row : rows)
        ids << d->sorted->index(row, 0).data(IdRole).toString();
    return ids;
}

void RunsPage::setProblems(const QStringList &problems)
{
    d->problems = problems;
    updateState();
}

void RunsPage::setStoreOpen(bool open)
{
    d->storeOpen = open;
    updateState();
}

void RunsPage::updateState()
{
    const QStringList ids = selectedIds();
    d->open->setEnabled(ids.size() == 1);
    d->compare->setEnabled(ids.size() == 2);
    d->openFile->setEnabled(d->storeOpen);
    d->newRun->setEnabled(d->storeOpen);
    bool file = false, calls = false;
    if (ids.size() == 1) {
        const int row = d->model->rowOf(ids.first().toStdString());
        file = row >= 0 && !d->model->run(row).file.empty();
        calls = row >= 0 && d->model->run(row).calls > 0;
    }
    d->replay->setEnabled(calls);
    d->remove->setEnabled(file);
    int queued = 0;
    for (const RunInfo &run : d->model->runs())
        queued += run.queued ? 1 : 0;
    QStringList facts{figure(int(d->model->runs().size()))};
    if (queued > 0)
        facts << tr("%1 in Review").arg(figure(queued));
    d->header->setFacts(facts.join(QStringLiteral(", ")));
    d->stack->setCurrentWidget(d->model->runs().empty() ? static_cast<QWidget *>(d->empty) : d->view);
    if (!d->problems.isEmpty())
        d->note->setText(d->problems.size() == 1
                             ? d->problems.first()
                             : tr("%1 files could not be read").arg(figure(int(d->problems.size()))));
    else
        d->note->setText(ids.size() == 1 ? tr("Select a second run to compare the two") : QString());
    d->note->setTip(d->problems.join(QLatin1Char('\n')));
    d->note->setTone(d->problems.isEmpty() ? Tone::Dim : Tone::Warn);
}

void RunsPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tk().base);
}

} // namespace credence::ui

#include "runspage.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/inspectworkspace.h"

#include "inspect/filterbar.h"
#include "inspect/focuspane.h"
#include "inspect/mapcanvas.h"
#include "inspect/mappane.h"
#include "inspect/treeview.h"
#include "models/rowcache.h"
#include "models/treemodel.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/emptystate.h"
#include "widgets/glyphs.h"
#include "widgets/paneheader.h"
#include "widgets/roomy.h"
#include "widgets/splitter.h"

#include <QDataStream>
#include <QEvent>
#include <QIODevice>
#include <QMenu>
#include <QStackedLayout>
#include <QStackedWidget>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace credence::ui {

namespace {

constexpr int kSettle = 40; // ms in which the views ask for what a new plan shows

// The tree's share: 440 of 912, 500 of 1032, 640 of 2128, and between them in proportion.
int usualTreeWidth(int whole)
{
    struct Step {
        int whole, tree;
    };
    constexpr Step steps[] = {{0, 0}, {600, 300}, {912, 440}, {1032, 500}, {2128, 640}, {4000, 900}};
    for (std::size_t i = 1; i < std::size(steps); ++i) {
        const Step &a = steps[i - 1], &b = steps[i];
        if (whole <= b.whole)
            return a.tree + (b.tree - a.tree) * (whole - a.whole) / (b.whole - a.whole);
    }
    return steps[std::size(steps) - 1].tree;
}

} // namespace

struct InspectWorkspace::Impl {
    Session *session = nullptr;
    View view = View::TreeAndMap;
    RowCache *rows = nullptr;
    TreeModel *model = nullptr;
    QStackedWidget *pages = nullptr; // the splitter with tree and map, and Focus
    Splitter *splitter = nullptr;
    QWidget *treePane = nullptr;
    PaneHeader *header = nullptr;
    FilterBar *filter = nullptr;
    TreeView *tree = nullptr;
    QStackedLayout *stack = nullptr;
    EmptyState *empty = nullptr;
    Button *emptyButton = nullptr;
    MapPane *map = nullptr;
    FocusPane *focus = nullptr;
    QAction *focusFilter = nullptr, *clearFilter = nullptr, *columns = nullptr;
    QList<QAction *> actions;
    int treeWidth = 0;    // as the person set it, at the usual size of texts; 0: the usual one
    QStringList open;     // rows to be opened once they are there
    bool placing = false; // the splitter is moved by this code
    bool anew = true;     // the next snapshot belongs to another store or scope
    bool settling = false;
    bool wasBusy = false;
    enum class First { Awaited, Read, Painted } first = First::Awaited; // the first rows of this store
    QTimer settle;
};

InspectWorkspace::InspectWorkspace(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    setObjectName(QStringLiteral("inspect.workspace"));
    d->rows = new RowCache(this);
    d->model = new TreeModel(d->rows, this);
    d->model->setObjectName(QStringLiteral("inspect.treeModel"));

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    d->splitter = new Splitter(Qt::Horizontal, this);
    d->splitter->setObjectName(QStringLiteral("inspect.splitter"));
    d->splitter->setChildrenCollapsible(false);
    d->pages = new QStackedWidget(this);
    d->pages->addWidget(d->splitter);
    layout->addWidget(d->pages);

    d->treePane = new QWidget(this);
    d->treePane->setObjectName(QStringLiteral("inspect.treePane"));
    keepLeastWidth(d->treePane, 280);
    auto *column = new QVBoxLayout(d->treePane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->header = new PaneHeader(tr("Tree"), d->treePane);
    column->addWidget(d->header);
    d->filter = new FilterBar(d->treePane);
    column->addWidget(d->filter);
    auto *body = new QWidget(d->treePane);
    d->stack = new QStackedLayout(body);
    d->stack->setContentsMargins(0, 0, 0, 0);
    d->tree = new TreeView(d->model, d->rows, session, body);
    d->stack->addWidget(d->tree);
    d->empty = new EmptyState(QString(), QString(), body);
    d->empty->setHelp(QStringLiteral("agents.md"));
    d->stack->addWidget(d->empty);
    column->addWidget(body, 1);
    d->splitter->addWidget(d->treePane);

    d->map = new MapPane(session, this);
    keepLeastWidth(d->map, 260);
    d->splitter->addWidget(d->map);
    d->splitter->setStretchFactor(0, 0);
    d->splitter->setStretchFactor(1, 1);
    d->focus = new FocusPane(session, d->pages);
    d->pages->addWidget(d->focus);

    const auto make = [this](const char *name, const QString &text, const QString &tip, const QKeySequence &keys,
                             const QString &iconName, auto then) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(text);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        if (!iconName.isEmpty())
            action->setIcon(icon(iconName));
        connect(action, &QAction::triggered, this, then);
        addAction(action);
        d->actions << action;
        return action;
    };
    d->focusFilter = make("inspect.focusFilter", tr("Filter the tree"), tr("Type words to find memories in the tree"),
                          QKeySequence(Qt::Key_Slash), {}, [this] { focusFilter(); });
    d->clearFilter = make("inspect.clearFilterAction", tr("Show everything again"), tr("Take back all filters"), {}, {},
                          [this] { d->filter->clear(); });
    d->emptyButton = d->empty->setAction(d->clearFilter);
    d->columns = make("inspect.columns", tr("Columns"), tr("Choose the columns of the tree"), {},
                      QStringLiteral("columns-3"), [] {});
    ToolButton *columnsButton = d->header->addTool(d->columns);
    columnsButton->setObjectName(QStringLiteral("inspect.columnsButton"));
    connect(d->columns, &QAction::triggered, this, [this, columnsButton] {
        d->tree->popupColumnMenu(columnsButton->mapToGlobal(QPoint(0, columnsButton->height() + 2)));
    });
    QAction *goToTree =
        make("inspect.goToTree", tr("Go to the tree"), tr("Show the tree beside the map and go there"), {}, {}, [this] {
            if (d->view != View::Tree)
                setView(View::TreeAndMap);
            focusTree();
        });
    d->focus->setEmptyAction(goToTree);
    d->actions << d->tree->actions() << d->map->actions() << d->focus->actions();
    // Its key works beside the map as in it.
    for (QAction *action : d->map->actions()) {
        if (action->objectName() == QLatin1String("mapFitSelection"))
            d->splitter->addAction(action);
    }
    // What can be done with the selected memory can be done wherever it is shown.
    for (QWidget *pane : {static_cast<QWidget *>(d->map), static_cast<QWidget *>(d->focus)})
        pane->addActions(d->tree->memoryActions());

    d->settle.setSingleShot(true);
    d->settle.setInterval(kSettle);
    connect(&d->settle, &QTimer::timeout, this, [this] {
        d->settling = false;
        checkIdle();
    });

    connect(d->filter, &FilterBar::filterChanged, this, [this] {
        d->model->setFilter(d->filter->filter());
        d->wasBusy = true;
    });
    connect(d->filter, &FilterBar::leaveRequested, this, [this] { focusTree(); });
    connect(d->tree, &TreeView::whyRequested, this, &InspectWorkspace::whyRequested);
    connect(d->tree, &TreeView::message, this, &InspectWorkspace::message);
    connect(d->tree, &TreeView::showInMapRequested, this, [this](MemoryKey key) {
        d->session->select(key);
        if (d->view == View::Tree || d->view == View::Focus)
            setView(View::TreeAndMap);
        d->map->centreSelection();
        d->map->setFocus(Qt::ShortcutFocusReason); // the arrows walk along the links there
    });
    connect(d->tree, &TreeView::showInFocusRequested, this, [this](MemoryKey key) {
        d->session->select(key);
        setView(View::Focus);
        d->focus->setCentre(key);
        d->focus->setFocus(Qt::ShortcutFocusReason);
    });
    connect(d->tree, &TreeView::whatIfRequested, this, &InspectWorkspace::whatIfRequested);
    connect(d->tree, &TreeView::failed, this, &InspectWorkspace::failed);
    connect(d->map, &MapPane::activated, this, &InspectWorkspace::whyRequested);
    connect(d->map->canvas(), &MapCanvas::menuRequested, this, [this](const QPoint &at) { popupMenu(at, {}); });
    connect(d->focus, &FocusPane::menuRequested, this, [this](const QPoint &at) {
        QList<QAction *> more;
        for (QAction *action : d->focus->actions()) {
            if (action->objectName().startsWith(QLatin1String("focusOpen")) ||
                action->objectName() == QLatin1String("focusFoldBack"))
                more << action;
        }
        popupMenu(at, more);
    });
    connect(d->focus, &FocusPane::whyRequested, this, &InspectWorkspace::whyRequested);
    connect(d->focus, &FocusPane::message, this, &InspectWorkspace::message);
    connect(d->focus, &FocusPane::idle, this, &InspectWorkspace::checkIdle);
    connect(d->model, &TreeModel::planChanged, this, &InspectWorkspace::planShown);
    connect(d->model, &TreeModel::idle, this, &InspectWorkspace::checkIdle);
    connect(d->rows, &RowCache::idle, this, &InspectWorkspace::checkIdle);
    connect(d->map, &MapPane::idle, this, &InspectWorkspace::checkIdle);
    connect(d->splitter, &QSplitter::splitterMoved, this, [this] {
        if (!d->placing)
            d->treeWidth = qRound(d->splitter->sizes().constFirst() / Theme::instance().scale());
    });

    // Labels and tooltips of the map take their texts from the same rows.
    d->map->setTextProvider([this](MemoryKey key) {
        const auto row = d->rows->row(key);
        return row ? row->line : QString();
    });
    connect(d->rows, &RowCache::rowsReady, d->map, [this] { d->map->textsChanged(); });

    d->tree->viewport()->installEventFilter(this);
    connect(session, &Session::opened, this, [this] {
        d->first = Impl::First::Awaited;
        d->rows->setSource(MemorySource::of(d->session->store()));
        d->anew = true;
        d->model->setSnapshot(nullptr);
        d->filter->clear();
        d->wasBusy = true;
        d->model->setTop(d->session->top());
        d->anew = !d->model->plan();
    });
    connect(session, &Session::closed, this, [this] {
        d->open.clear();
        d->rows->setSource({});
        d->anew = true;
        d->model->setSnapshot(nullptr);
    });
    connect(session, &Session::scopeChanged, this, [this] {
        d->anew = true;
        d->wasBusy = true;
    });
    connect(session, &Session::storeChanged, this, [this](const ChangeSet &change) {
        d->rows->invalidate(change.changed);
        d->rows->invalidate(change.added);
        d->wasBusy = true;
    });
    connect(session, &Session::snapshotChanged, this, [this] {
        d->model->setSnapshot(d->session->snapshot(), d->anew);
        d->anew = false;
        d->wasBusy = true;
    });
    if (session->isOpen()) {
        d->rows->setSource(MemorySource::of(session->store()));
        if (session->snapshot()) {
            d->model->setSnapshot(session->snapshot(), true);
            d->anew = false;
            d->wasBusy = true;
        }
    }
    planShown();
    applyView();
}

InspectWorkspace::~InspectWorkspace() = default;

QList<QAction *> InspectWorkspace::actions() const
{
    return d->actions;
}

MapPane *InspectWorkspace::mapPane() const
{
    return d->map;
}

FocusPane *InspectWorkspace::focusPane() const
{
    return d->focus;
}

TreeModel *InspectWorkspace::treeModel() const
{
    return d->model;
}

TreeView *InspectWorkspace::treeView() const
{
    return d->tree;
}

RowCache *InspectWorkspace::rows() const
{
    return d->rows;
}

void InspectWorkspace::setView(View view)
{
    if (d->view == view || !views().contains(view))
        return;
    d->view = view;
    applyView();
    Q_EMIT viewChanged(view);
}

void InspectWorkspace::applyView()
{
    const bool tree = d->view == View::Tree || d->view == View::TreeAndMap;
    const bool map = d->view == View::TreeAndMap || d->view == View::Map;
    d->treePane->setVisible(tree);
    d->map->setVisible(map);
    d->map->setWide(!tree);
    d->pages->setCurrentWidget(d->view == View::Focus ? d->focus : static_cast<QWidget *>(d->splitter));
    d->wasBusy = d->wasBusy || d->view == View::Focus;
    placeSplitter();
}

// The menu of the selected memory, the same in each view.
void InspectWorkspace::popupMenu(const QPoint &at, const QList<QAction *> &more)
{
    auto *menu = new QMenu(this);
    menu->setObjectName(QStringLiteral("inspect.memoryMenu"));
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addActions(d->tree->goActions());
    menu->addSeparator();
    menu->addActions(d->tree->copyActions());
    if (!more.isEmpty()) {
        menu->addSeparator();
        menu->addActions(more);
    }
    menu->popup(at);
}

InspectWorkspace::View InspectWorkspace::view() const
{
    return d->view;
}

QList<InspectWorkspace::View> InspectWorkspace::views()
{
    return {View::Tree, View::TreeAndMap, View::Map, View::Focus};
}

QString InspectWorkspace::viewName(View view)
{
    switch (view) {
    case View::Tree:
        return tr("Tree");
    case View::TreeAndMap:
        return tr("Tree and map");
    case View::Map:
        return tr("Map");
    case View::Focus:
        return tr("Focus");
    }
    return {};
}

void InspectWorkspace::placeSplitter()
{
    if (d->view != View::TreeAndMap)
        return;
    const int whole = d->splitter->width() - d->splitter->handleWidth();
    if (whole <= 0)
        return;
    const int wanted = Theme::instance().px(d->treeWidth > 0 ? d->treeWidth : usualTreeWidth(width()));
    const int tree = std::clamp(wanted, d->treePane->minimumWidth(),
                                std::max(d->treePane->minimumWidth(), whole - d->map->minimumWidth()));
    d->placing = true;
    d->splitter->setSizes({tree, whole - tree});
    d->placing = false;
}

void InspectWorkspace::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    d->pages->layout()->activate(); // the splitter has its width before it is divided
    placeSplitter();
}

void InspectWorkspace::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        placeSplitter();
}

void InspectWorkspace::planShown()
{
    const auto plan = d->model->plan();
    d->clearFilter->setEnabled(!d->filter->filter().isEmpty());
    if (!plan) {
        d->header->setFacts(QString());
        d->stack->setCurrentWidget(d->tree);
        return;
    }
    const auto count = [](std::uint64_t n) { return figure(qlonglong(n)); };
    const std::uint64_t all = plan->beliefs + plan->episodes;
    if (plan->partial) { // how many there are is being counted
        d->header->setFacts(plan->filter.isEmpty() ? QString()
                                                   : tr("more than %1 match").arg(count(plan->roots.size() - 1)));
    } else if (plan->filter.isEmpty()) {
        const QStringList facts{plan->roots.size() == 1 ? tr("1 root") : tr("%1 roots").arg(count(plan->roots.size())),
                                plan->beliefs == 1 ? tr("1 belief") : tr("%1 beliefs").arg(count(plan->beliefs)),
                                plan->episodes == 1 ? tr("1 episode") : tr("%1 episodes").arg(count(plan->episodes))};
        d->header->setFacts(facts.join(QStringLiteral(", ")));
    } else {
        d->header->setFacts(tr("%1 of %2 match").arg(count(plan->roots.size()), count(all)));
    }
    if (!plan->order)
        d->filter->setBounds(plan->deepest, std::nullopt); // of a part: widened with the whole
    else
        d->filter->setBounds(plan->deepest, plan->latest == kNoTime
                                                ? std::nullopt
                                                : std::optional<Time>(Time(std::chrono::milliseconds(plan->latest))));
    if (!plan->roots.empty() || !plan->uncited.empty()) {
        d->stack->setCurrentWidget(d->tree);
    } else if (!plan->problem.isEmpty()) {
        d->empty->setTexts(tr("The filter could not be answered"), plan->problem);
        d->emptyButton->show();
        d->stack->setCurrentWidget(d->empty);
    } else if (!plan->filter.isEmpty()) {
        d->empty->setHelp(QStringLiteral("inspect.md#the-tree"));
        d->empty->setTexts(tr("No memory matches"),
                           tr("None of %1 memories has all that the filter asks for.").arg(count(all)));
        d->emptyButton->show();
        d->stack->setCurrentWidget(d->empty);
    } else {
        d->empty->setHelp(QStringLiteral("agents.md"));
        d->empty->setTexts(
            tr("No memories yet"),
            tr("What an agent writes into this store appears here; an import brings what another tool remembers."));
        d->emptyButton->hide();
        d->stack->setCurrentWidget(d->empty);
    }
    d->settling = true;
    d->settle.start();
}

bool InspectWorkspace::busy() const
{
    const bool mapShown = d->view == View::TreeAndMap || d->view == View::Map;
    const bool focusShown = d->view == View::Focus;
    return d->settling || d->model->busy() || d->rows->busy() || (mapShown && d->map->busy()) ||
           (focusShown && d->focus->busy()) ||
           (d->session->isOpen() && (!d->model->plan() || d->model->plan()->partial));
}

void InspectWorkspace::checkIdle()
{
    if (d->first == Impl::First::Awaited && d->model->plan() && !d->rows->busy() && d->model->rowCount() > 0) {
        d->first = Impl::First::Read;
        d->tree->viewport()->update();
    }
    openAgain();
    const bool now = busy();
    if (!now && d->wasBusy)
        Q_EMIT idle();
    d->wasBusy = now;
}

bool InspectWorkspace::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::Paint && d->first == Impl::First::Read && watched == d->tree->viewport()) {
        d->first = Impl::First::Painted;
        QMetaObject::invokeMethod(this, &InspectWorkspace::treeShown, Qt::QueuedConnection);
    }
    return QWidget::eventFilter(watched, event);
}

QByteArray InspectWorkspace::saveState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << qint32(2) << qint32(d->view) << qint32(d->treeWidth) << d->tree->saveColumns() << d->focus->saveState();
    return state;
}

void InspectWorkspace::restoreState(const QByteArray &state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    qint32 version = 0, view = 0, width = 0;
    QByteArray columns, focus;
    in >> version >> view >> width >> columns;
    if (version == 2) // before it there was no such view
        in >> focus;
    if (in.status() != QDataStream::Ok || version < 1 || version > 2)
        return;
    d->focus->restoreState(focus);
    d->treeWidth = std::clamp(width, 0, 4000);
    d->tree->restoreColumns(columns);
    if (views().contains(View(view)))
        setView(View(view));
    placeSplitter();
}

void InspectWorkspace::focusFilter()
{
    if (d->view == View::Map || d->view == View::Focus)
        setView(View::TreeAndMap);
    d->filter->field()->setFocus(Qt::ShortcutFocusReason);
    d->filter->field()->selectAll();
}

QString InspectWorkspace::filterWords() const
{
    return d->filter->field()->text();
}

void InspectWorkspace::setFilterWords(const QString &words)
{
    if (!words.isEmpty() || !d->filter->field()->text().isEmpty())
        d->filter->field()->setText(words);
}

QVariantMap InspectWorkspace::place() const
{
    return {{QStringLiteral("menus"), d->filter->menuState()}, {QStringLiteral("open"), d->tree->openRows()}};
}

void InspectWorkspace::setPlace(const QVariantMap &place)
{
    d->filter->setMenuState(place.value(QStringLiteral("menus")).toMap());
    d->open = place.value(QStringLiteral("open")).toStringList();
    openAgain();
}

void InspectWorkspace::openAgain()
{
    const auto plan = d->model->plan();
    if (d->open.isEmpty() || !plan || plan->partial || d->model->busy())
        return;
    d->tree->setOpenRows(std::exchange(d->open, {}));
}

void InspectWorkspace::focusTree()
{
    if (d->view == View::Focus || d->view == View::Map) { // where the selection is seen
        (d->view == View::Focus ? static_cast<QWidget *>(d->focus) : d->map)->setFocus(Qt::OtherFocusReason);
        return;
    }
    d->tree->setFocus(Qt::ShortcutFocusReason);
    // Coming from the filter with nothing chosen: the first match is what was looked for.
    if (!d->tree->currentIndex().isValid() && !d->model->filter().isEmpty() && d->model->rowCount() > 0)
        d->tree->setCurrentIndex(d->model->index(0, 0));
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/mainwindow.h"

#include "audit/auditworkspace.h"
#include "help/helpdesk.h"
#include "inspect/focuspane.h"
#include "inspect/inspectworkspace.h"
#include "inspect/mappane.h"
#include "inspect/treeview.h"
#include "jobs/jobrunner.h"
#include "reflect/reflectworkspace.h"
#include "reflect/setuppane.h"
#include "review/policypage.h"
#include "review/reviewcontroller.h"
#include "review/reviewworkspace.h"
#include "review/scanpage.h"
#include "settings/auditsettings.h"
#include "settings/providerspage.h"
#include "settings/reviewsettings.h"
#include "settings/settings.h"
#include "settings/settingsdialog.h"
#include "shell/actions.h"
#include "shell/curator.h"
#include "shell/detailspanel.h"
#include "shell/importdialog.h"
#include "shell/importjob.h"
#include "shell/keysdialog.h"
#include "shell/palette.h"
#include "shell/rail.h"
#include "shell/statusbar.h"
#include "shell/topbar.h"
#include "shell/welcomepage.h"
#include "sources/exportdialog.h"
#include "sources/mirrorsmodel.h"
#include "sources/sourcespage.h"
#include "sources/sourcewatcher.h"
#include "sources/syncdialog.h"
#include "tune/tuneworkspace.h"
#include "widgets/corewords.h"
#include "widgets/errorbar.h"
#include "widgets/focusring.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"
#include "widgets/prompts.h"
#include "widgets/roomy.h"
#include "widgets/screenfit.h"
#include "widgets/splitter.h"

#include <QActionGroup>
#include <QApplication>
#include <QCloseEvent>
#include <QDir>
#include <QDragEnterEvent>
#include <QFileInfo>
#include <QGridLayout>
#include <QMenu>
#include <QMenuBar>
#include <QMimeData>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStatusTipEvent>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <utility>

namespace credence::ui {

namespace {

constexpr int kRecentKept = 12;
constexpr int kNarrow = 1100;     // below it Details floats over the workspace
constexpr int kNarrowText = 1000; // and below this at the size of the texts
constexpr int kTopBar = 44;
constexpr int kPaletteTop = 48;
constexpr int kDetailsWidth = 296;
constexpr int kDetailsWidthWide = 360;
constexpr int kWide = 2000;

// A workspace that works is one line here.
struct WorkspaceSpec {
    const char *name;
    const char *text;
    const char *tip;
    const char *icon;
    const char *key;
};
const std::array kWorkspaces{
    WorkspaceSpec{"inspect", QT_TRANSLATE_NOOP("credence::ui::MainWindow", "Inspect"),
                  QT_TRANSLATE_NOOP("credence::ui::MainWindow", "The reflection tree and its map"), "list-tree",
                  "Ctrl+1"},
    WorkspaceSpec{"review", QT_TRANSLATE_NOOP("credence::ui::MainWindow", "Review"),
                  QT_TRANSLATE_NOOP("credence::ui::MainWindow", "The queue: approve, reject, edit, commit"),
                  "list-checks", "Ctrl+2"},
    WorkspaceSpec{"reflect", QT_TRANSLATE_NOOP("credence::ui::MainWindow", "Reflect"),
                  QT_TRANSLATE_NOOP("credence::ui::MainWindow", "Dry runs: what a reflection would find"),
                  "flask-conical", "Ctrl+3"},
    WorkspaceSpec{"tune", QT_TRANSLATE_NOOP("credence::ui::MainWindow", "Tune"),
                  QT_TRANSLATE_NOOP("credence::ui::MainWindow", "Triggers: when reflection fires, and what it costs"),
                  "sliders-horizontal", "Ctrl+4"},
    WorkspaceSpec{"audit", QT_TRANSLATE_NOOP("credence::ui::MainWindow", "Audit"),
                  QT_TRANSLATE_NOOP("credence::ui::MainWindow", "Why it is believed, and what is weak"), "scale",
                  "Ctrl+5"},
};

struct ViewSpec {
    InspectWorkspace::View view;
    const char *name;
    const char *tip;
};
const std::array kViews{
    ViewSpec{InspectWorkspace::View::Tree, "tree",
             QT_TRANSLATE_NOOP("credence::ui::MainWindow", "The tree alone: beliefs and what they rest on")},
    ViewSpec{InspectWorkspace::View::TreeAndMap, "both",
             QT_TRANSLATE_NOOP("credence::ui::MainWindow", "The tree beside the map")},
    ViewSpec{InspectWorkspace::View::Map, "map",
             QT_TRANSLATE_NOOP("credence::ui::MainWindow", "The map alone, with its counts")},
    ViewSpec{InspectWorkspace::View::Focus, "focus",
             QT_TRANSLATE_NOOP("credence::ui::MainWindow", "Only the neighbourhood of the selection")},
};

struct ReflectViewSpec {
    ReflectWorkspace::View view;
    const char *name;
    const char *tip;
};
const std::array kReflectViews{
    ReflectViewSpec{ReflectWorkspace::View::NewRun, "new-run",
                    QT_TRANSLATE_NOOP("credence::ui::MainWindow", "Set up a dry run and watch it")},
    ReflectViewSpec{ReflectWorkspace::View::Runs, "runs",
                    QT_TRANSLATE_NOOP("credence::ui::MainWindow", "All kept runs")},
    ReflectViewSpec{ReflectWorkspace::View::Compare, "compare",
                    QT_TRANSLATE_NOOP("credence::ui::MainWindow", "Two runs side by side")},
};

const char *nameOfView(ReflectWorkspace::View view)
{
    for (const ReflectViewSpec &spec : kReflectViews) {
        if (spec.view == view)
            return spec.name;
    }
    return "new-run";
}

const char *nameOfView(InspectWorkspace::View view)
{
    for (const ViewSpec &spec : kViews) {
        if (spec.view == view)
            return spec.name;
    }
    return "both";
}

QString firstLocalPath(const QMimeData *data)
{
    for (const QUrl &url : data->urls()) {
        if (url.isLocalFile())
            return url.toLocalFile();
    }
    return {};
}

bool canTakeFocus(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus;
}

// In the order of Tab, the first that takes focus.
bool focusInto(QWidget *pane)
{
    if (!pane)
        return false;
    if (QWidget *first = pane->focusProxy(); first && canTakeFocus(first)) {
        first->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    if (canTakeFocus(pane)) {
        pane->setFocus(Qt::ShortcutFocusReason);
        return true;
    }
    const QList<QWidget *> children = pane->findChildren<QWidget *>();
    for (QWidget *child : children) {
        if (canTakeFocus(child)) {
            child->setFocus(Qt::ShortcutFocusReason);
            return true;
        }
    }
    return false;
}

} // namespace

ThemeChoice themeChoice(const QString &setting)
{
    if (setting == QLatin1String("light"))
        return ThemeChoice::Light;
    if (setting == QLatin1String("dark"))
        return ThemeChoice::Dark;
    return ThemeChoice::System;
}

struct MainWindow::Impl {
    Prompts *prompts = nullptr;
    std::shared_ptr<ReflectBackend> backend;
    Memory memory = Memory::Keep;
    Session *session = nullptr;
    Actions *actions = nullptr;
    Curator *curator = nullptr;
    Rail *rail = nullptr;
    TopBar *top = nullptr;
    ErrorBar *error = nullptr;
    ErrorBar *notice = nullptr; // what a watched source brought
    SourceWatcher *watcher = nullptr;
    QAction *lookAtSource = nullptr;
    Mirror noticed;             // the source that the notice is about
    QObject *failing = nullptr; // what its message came from; compared only
    QStackedWidget *pages = nullptr;
    WelcomePage *welcome = nullptr;
    Splitter *split = nullptr;  // workspaces and Details
    FittedArea *room = nullptr; // scrolls where the texts are larger than the window has room for
    QStackedWidget *workspaces = nullptr;
    InspectWorkspace *inspect = nullptr;
    ReflectWorkspace *reflect = nullptr;
    ReviewWorkspace *review = nullptr;
    TuneWorkspace *tune = nullptr;
    AuditWorkspace *audit = nullptr;
    DetailsPanel *details = nullptr;
    StatusBar *status = nullptr;
    CommandPalette *palette = nullptr;
    HelpDesk *help = nullptr;
    QWidget *content = nullptr;
    QActionGroup *views = nullptr;        // of Inspect
    QActionGroup *reflectViews = nullptr; // of Reflect
    QActionGroup *reviewViews = nullptr;  // of Review
    QActionGroup *tuneViews = nullptr;    // of Tune
    QActionGroup *auditViews = nullptr;   // of Audit
    RailButton *reviewButton = nullptr, *auditButton = nullptr;
    QList<QAction *> workspaceActions;
    QString workspace;
    // Whether Details is open, by workspace: open where a memory is looked at, closed where there are three panes.
    QHash<QString, bool> detailsOpen{{QStringLiteral("inspect"), true},
                                     {QStringLiteral("review"), false},
                                     {QStringLiteral("reflect"), false},
                                     {QStringLiteral("tune"), false},
                                     {QStringLiteral("audit"), true}};
    bool overlay = false; // the window is narrow: Details floats
    bool overlayOpen = false;
    bool opening = false; // a path is being looked at or opened
    bool detailsPlaced = false;
    QVariantMap place;     // where the store was left, until it is returned to
    bool mayClose = false; // with texts that are not saved
};

MainWindow::MainWindow(Prompts *prompts, Memory memory, QWidget *parent)
    : MainWindow(prompts, memory, ReflectBackend::standard(), parent)
{
}

MainWindow::MainWindow(Prompts *prompts, Memory memory, std::shared_ptr<ReflectBackend> backend, QWidget *parent)
    : QMainWindow(parent), d(std::make_unique<Impl>())
{
    d->prompts = prompts;
    d->memory = memory;
    d->session = new Session(this);
    d->actions = new Actions(this);
    d->curator = new Curator(d->session, prompts, this);
    setAcceptDrops(true);
    setMinimumSize(720, 480);
    resize(1400, 900);
    FocusRing::install();
    ScreenFit::install();
    d->backend = backend;
    buildFrame(std::move(backend));
    buildCommands();
    connectSession();
    buildSources();
    restore();
    refreshCommands();
    refreshTitle();
    fillMenuBar();
    d->welcome->focusFirst();
}

MainWindow::~MainWindow()
{
    // The parts look at the session until they are gone.
    delete d->palette;
    delete d->content;
}

Session *MainWindow::session() const
{
    return d->session;
}

Actions *MainWindow::commands() const
{
    return d->actions;
}

Curator *MainWindow::curator() const
{
    return d->curator;
}

DetailsPanel *MainWindow::details() const
{
    return d->details;
}

InspectWorkspace *MainWindow::inspect() const
{
    return d->inspect;
}

ReviewWorkspace *MainWindow::review() const
{
    return d->review;
}

AuditWorkspace *MainWindow::audit() const
{
    return d->audit;
}

ReflectWorkspace *MainWindow::reflect() const
{
    return d->reflect;
}

TuneWorkspace *MainWindow::tune() const
{
    return d->tune;
}

CommandPalette *MainWindow::palettePopup() const
{
    return d->palette;
}

SourceWatcher *MainWindow::sourceWatcher() const
{
    return d->watcher;
}

QString MainWindow::noticeText() const
{
    return d->notice->isHidden() ? QString() : d->notice->message();
}

HelpDesk *MainWindow::help() const
{
    return d->help;
}

QStringList MainWindow::workspaceNames()
{
    QStringList names;
    for (const WorkspaceSpec &spec : kWorkspaces)
        names << QString::fromLatin1(spec.name);
    return names;
}

QStringList MainWindow::viewNames(const QString &workspace)
{
    QStringList names;
    if (workspace == QLatin1String("inspect")) {
        for (const InspectWorkspace::View view : InspectWorkspace::views())
            names << QString::fromLatin1(nameOfView(view));
    } else if (workspace == QLatin1String("review")) {
        names = ReviewWorkspace::viewNames();
    } else if (workspace == QLatin1String("audit")) {
        names = AuditWorkspace::viewNames();
    } else if (workspace == QLatin1String("reflect")) {
        for (const ReflectWorkspace::View view : ReflectWorkspace::views())
            names << QString::fromLatin1(nameOfView(view));
    } else if (workspace == QLatin1String("tune")) {
        names = TuneWorkspace::viewNames();
    }
    return names;
}

void MainWindow::buildFrame(std::shared_ptr<ReflectBackend> backend)
{
    d->content = new QWidget(this);
    auto *grid = new QGridLayout(d->content);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(0);

    d->rail = new Rail(d->content);
    d->top = new TopBar(*d->actions, d->content);
    d->top->setFixedHeight(px(kTopBar));
    d->error = new ErrorBar(d->content);
    d->error->setObjectName(QStringLiteral("errorBar"));
    d->notice = new ErrorBar(d->content);
    d->notice->setObjectName(QStringLiteral("noticeBar"));
    d->pages = new QStackedWidget(d->content);
    d->welcome = new WelcomePage(*d->actions, d->pages);
    d->split = new Splitter(Qt::Horizontal, d->pages);
    d->split->setObjectName(QStringLiteral("frame.splitter"));
    d->workspaces = new CurrentStack;
    d->inspect = new InspectWorkspace(d->session, d->workspaces);
    d->workspaces->addWidget(d->inspect);
    d->review = new ReviewWorkspace(d->session, d->prompts, d->workspaces);
    d->review->setBackend(d->backend);
    d->workspaces->addWidget(d->review);
    d->reflect = new ReflectWorkspace(d->session, d->prompts, backend, d->workspaces);
    d->workspaces->addWidget(d->reflect);
    d->tune = new TuneWorkspace(d->session, d->prompts, std::move(backend), d->workspaces);
    d->workspaces->addWidget(d->tune);
    d->audit = new AuditWorkspace(d->session, d->prompts, d->workspaces);
    d->workspaces->addWidget(d->audit);
    d->details = new DetailsPanel(d->session, d->split);
    keepLeastWidth(d->details, 230);
    d->room = new FittedArea(d->workspaces, d->split);
    d->room->setObjectName(QStringLiteral("frame.room"));
    d->split->addWidget(d->room);
    d->split->addWidget(d->details);
    d->split->setStretchFactor(0, 1);
    d->split->setStretchFactor(1, 0);
    d->split->setChildrenCollapsible(false);
    // Details gives way before the workspace has to scroll.
    connect(
        d->room->horizontalScrollBar(), &QScrollBar::rangeChanged, this,
        [this] {
            const int missing = d->room->horizontalScrollBar()->maximum();
            if (missing <= 0 || d->overlay || !d->details->isVisible())
                return;
            const int least = std::max(d->details->minimumWidth(), d->details->minimumSizeHint().width());
            const int given = std::min(missing, d->details->width() - least);
            const QList<int> sizes = d->split->sizes();
            if (given > 0 && sizes.size() == 2)
                d->split->setSizes({sizes[0] + given, sizes[1] - given});
        },
        Qt::QueuedConnection);
    d->pages->addWidget(d->welcome);
    d->pages->addWidget(d->split);
    d->status = new StatusBar(d->session, d->content);

    auto *right = new QVBoxLayout;
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    right->addWidget(d->top);
    right->addWidget(d->error);
    right->addWidget(d->notice);
    right->addWidget(d->pages, 1);
    grid->addWidget(d->rail, 0, 0);
    grid->addLayout(right, 0, 1);
    grid->addWidget(d->status, 1, 0, 1, 2);
    grid->setRowStretch(0, 1);
    grid->setColumnStretch(1, 1);
    setCentralWidget(d->content);
    menuBar()->hide();

    d->palette = new CommandPalette(d->session, d->actions, this);
}

void MainWindow::buildCommands()
{
    Actions &actions = *d->actions;

    for (const WorkspaceSpec &spec : kWorkspaces) {
        const QString name = QString::fromLatin1(spec.name);
        auto *action = new QAction(tr(spec.text), this);
        action->setObjectName(QStringLiteral("workspace.") + name);
        action->setStatusTip(tr(spec.tip));
        action->setShortcut(QKeySequence(QString::fromLatin1(spec.key)));
        action->setCheckable(true);
        addAction(action);
        RailButton *button = d->rail->addWorkspace(name, QString::fromLatin1(spec.icon), tr(spec.text));
        if (name == QLatin1String("review"))
            d->reviewButton = button;
        if (name == QLatin1String("audit"))
            d->auditButton = button;
        connect(action, &QAction::triggered, this, [this, name] {
            setWorkspace(name);
            if (name == QLatin1String("review"))
                d->review->focusFirst(); // its keys act at once
            else if (name == QLatin1String("tune"))
                d->tune->focusFirst();
        });
        connect(action, &QAction::toggled, button, &QAbstractButton::setChecked);
        d->workspaceActions << action;
    }
    connect(d->rail, &Rail::workspaceChosen, this, [this](const QString &name) {
        setWorkspace(name);
        if (name == QLatin1String("review"))
            d->review->focusFirst();
    });
    actions.add(MenuPlace::View, d->workspaceActions);
    buildViews();

    // What the window asks and carries out itself stands once in the menus; the filter's key works everywhere.
    static const QStringList twice{QStringLiteral("inspect.focusFilter"),   QStringLiteral("details.retract"),
                                   QStringLiteral("details.restore"),       QStringLiteral("details.supersede"),
                                   QStringLiteral("details.exportWhy"),     QStringLiteral("details.close"),
                                   QStringLiteral("reflect.copyCandidate"), QStringLiteral("review.keys"),
                                   QStringLiteral("review.undo"),           QStringLiteral("review.commitNow"),
                                   QStringLiteral("review.keepReviewing")};
    const auto once = [](QList<QAction *> more) {
        more.removeIf([](const QAction *action) { return twice.contains(action->objectName()); });
        return more;
    };
    actions.add(MenuPlace::View, once(d->inspect->actions()));
    actions.add(MenuPlace::Review, once(d->review->actions()));
    actions.add(MenuPlace::Memory, once(d->reflect->actions()));
    actions.add(MenuPlace::Memory, once(d->tune->actions()));
    actions.add(MenuPlace::Memory, once(d->details->actions()));
    actions.add(MenuPlace::Audit, d->audit->actions());

    const auto on = [this, &actions](Act act, auto &&what) { connect(actions[act], &QAction::triggered, this, what); };
    on(Act::Open, [this] { askOpen(); });
    on(Act::Import, [this] { askImport(); });
    on(Act::Sample, [this] { openSample(); });
    on(Act::Export, [this] {
        auto *dialog = new ExportDialog(d->session, d->prompts, this);
        connect(dialog, &ExportDialog::message, this, [this](const QString &text) { d->status->showMessage(text); });
        dialog->open();
    });
    on(Act::Sources, [this] { openSettings(int(SettingsDialog::Page::Sources)); });
    on(Act::Verify, [this] { d->curator->verify(); });
    on(Act::CloseStore, [this] {
        unlessUnsaved([this] {
            remember();
            d->session->close();
        });
    });
    on(Act::ClearRecent, [this] {
        Settings::instance().set(settings::kRecentStores, QStringList());
        d->welcome->refresh();
        refreshCommands();
    });
    on(Act::Quit, [this] { close(); });
    on(Act::Undo, [this] {
        if (inReview())
            d->review->undo();
        else
            d->curator->undo();
    });
    on(Act::Redo, [this] {
        if (inReview())
            d->review->redo();
        else
            d->curator->redo();
    });
    on(Act::Retract, [this] { d->curator->retract(d->session->selection()); });
    on(Act::Restore, [this] { d->curator->restore(d->session->selection()); });
    on(Act::Supersede, [this] { d->curator->supersede(d->session->selection()); });
    on(Act::ExportWhy, [this] { d->curator->exportWhy(d->session->selection()); });
    on(Act::Back, [this] { d->session->back(); });
    on(Act::Forward, [this] { d->session->forward(); });
    on(Act::Palette, [this] {
        placePalette();
        d->palette->popUp();
    });
    on(Act::Filter, [this] {
        if (inReview()) {
            d->review->focusFilter();
            return;
        }
        if (inAudit() && (d->audit->view() == QLatin1String("ledger") || d->audit->view() == QLatin1String("whatif"))) {
            d->audit->focusFilter();
            return;
        }
        setWorkspace(QStringLiteral("inspect"));
        d->inspect->focusFilter();
    });
    on(Act::Details, [this](bool checked) { setDetailsOpen(checked); });
    on(Act::NextPane, [this] { movePane(1); });
    on(Act::PreviousPane, [this] { movePane(-1); });
    on(Act::MenuBar, [this](bool checked) {
        menuBar()->setVisible(checked);
        if (d->memory == Memory::Keep)
            Settings::instance().set(settings::kMenuBar, checked);
    });
    on(Act::TextLarger, [this] { changeTextSize(Theme::instance().wantedTextSize() + Theme::kTextStep); });
    on(Act::TextSmaller, [this] { changeTextSize(Theme::instance().wantedTextSize() - Theme::kTextStep); });
    on(Act::TextNormal, [this] { changeTextSize(100); });
    on(Act::Settings, [this] { showSettings(); });
    on(Act::Keys, [this] { showKeys(); });
    on(Act::About, [this] { showAbout(); });

    connect(d->rail->menuButton(), &QAbstractButton::clicked, this, [this] { popupMenu(); });
    connect(d->rail->settingsButton(), &QAbstractButton::clicked, actions[Act::Settings], &QAction::trigger);
    connect(d->rail->helpButton(), &QAbstractButton::clicked, actions[Act::Help], &QAction::trigger);
    connect(d->top, &TopBar::findRequested, this, [this](const QString &text) {
        placePalette();
        d->palette->popUp(text);
    });
    connect(d->welcome, &WelcomePage::openRequested, this, [this](const QString &path) { openPath(path); });
    connect(d->welcome, &WelcomePage::importRequested, this, [this](const QString &path) { importPath(path); });
    // Where it can be seen: the other workspaces show what they are about.
    connect(d->palette, &CommandPalette::memoryChosen, this, [this](MemoryKey key) {
        if (!inInspect() && !(inAudit() && d->audit->wantsDetails()))
            setWorkspace(QStringLiteral("inspect"));
        d->session->select(key);
        if (inInspect())
            d->inspect->focusTree();
    });
    // Three words, one key: the argument down to the episodes.
    connect(d->palette, &CommandPalette::whyChosen, this, [this](MemoryKey key) {
        setWorkspace(QStringLiteral("audit"));
        d->audit->showWhy(key);
    });

    connectTune();
    const auto say = [this](const QString &text) { tell(text); };
    connect(d->curator, &Curator::message, this, say);
    connect(d->curator, &Curator::failed, this, [this](const QString &text) { complain(text, {}); });
    connect(d->curator, &Curator::stepsChanged, this, [this] { refreshSteps(); });
    connect(d->details, &DetailsPanel::message, this, say);
    connect(d->inspect, &InspectWorkspace::message, this, say);
    connect(d->reflect, &ReflectWorkspace::message, this, say);
    connect(d->reflect, &ReflectWorkspace::candidateShown, d->details, &DetailsPanel::showCandidate);
    connect(d->reflect, &ReflectWorkspace::modelsRequested, this,
            [this] { openSettings(int(SettingsDialog::Page::Providers)); });
    connect(d->reflect, &ReflectWorkspace::failed, this, &MainWindow::complain);
    // Of what others did meanwhile it tells, too: only what was written here settles an error.
    connect(d->review, &ReviewWorkspace::message, this, [this](const QString &text) { d->status->showMessage(text); });
    connect(d->review, &ReviewWorkspace::retractRequested, d->curator, &Curator::retract);
    connect(d->review, &ReviewWorkspace::supersedeRequested, d->curator, &Curator::supersede);
    connect(d->review, &ReviewWorkspace::openRequested, this, [this](MemoryKey key) {
        setWorkspace(QStringLiteral("inspect"));
        d->session->select(key);
    });
    connect(d->review, &ReviewWorkspace::failed, this, &MainWindow::complain);
    connect(d->review, &ReviewWorkspace::ledgerEntry, this, &MainWindow::noteEntry);
    connect(d->review, &ReviewWorkspace::stepsChanged, this, [this] { refreshSteps(); });
    connect(d->review, &ReviewWorkspace::countsChanged, this, [this] { refreshReview(); });
    connect(d->review->keysAction(), &QAction::triggered, this, [this] { showKeys(); });
    d->top->setCommit(d->review->commitAction());
    // The way to the commit leads there from every workspace.
    connect(d->review->commitAction(), &QAction::triggered, this, [this] {
        setWorkspace(QStringLiteral("review"));
        d->review->focusFirst();
    });
    // A scan from the palette shows where it runs.
    for (const QAction *action : d->review->actions()) {
        if (action->objectName() == QLatin1String("scan.run"))
            connect(action, &QAction::triggered, this, [this] { setWorkspace(QStringLiteral("review")); });
    }
    connect(d->reflect, &ReflectWorkspace::ledgerEntry, this, &MainWindow::noteEntry);
    connect(d->audit, &AuditWorkspace::message, this, say);
    connect(d->audit, &AuditWorkspace::failed, this, &MainWindow::complain);
    connect(d->audit, &AuditWorkspace::ledgerEntry, this, &MainWindow::noteEntry);
    connect(d->audit, &AuditWorkspace::inspectRequested, this, [this](MemoryKey key) {
        setWorkspace(QStringLiteral("inspect"));
        d->session->select(key);
    });
    connect(d->details, &DetailsPanel::closeRequested, this, [this] { setDetailsOpen(false); });
    connect(d->details, &DetailsPanel::retractRequested, d->curator, &Curator::retract);
    connect(d->details, &DetailsPanel::restoreRequested, d->curator, &Curator::restore);
    connect(d->details, &DetailsPanel::supersedeRequested, d->curator, &Curator::supersede);
    connect(d->details, &DetailsPanel::exportWhyRequested, d->curator, &Curator::exportWhy);
    MapPane *map = d->inspect->mapPane();
    connect(map, &MapPane::exportRequested, this, [this, map](MapExport format) {
        const bool svg = format == MapExport::Svg;
        const QFileInfo store(d->session->path());
        d->prompts->saveFile(this, tr("Export the map"),
                             store.dir().filePath(store.completeBaseName() +
                                                  (svg ? QStringLiteral("-map.svg") : QStringLiteral("-map.png"))),
                             svg ? tr("Scalable pictures (*.svg)") : tr("Pictures (*.png)"),
                             [map, format](const QString &path) { map->exportTo(path, format); });
    });
    connect(map, &MapPane::exported, this, [this](const QString &path) {
        d->status->showMessage(tr("The map was written to %1.").arg(QFileInfo(path).fileName()));
    });
    connect(map, &MapPane::exportFailed, this, [this](const QString &path, const QString &why) {
        d->error->showMessage(tr("The map can’t be written."), path, why);
    });
    FocusPane *focus = d->inspect->focusPane();
    connect(focus, &FocusPane::exportRequested, this, [this, focus](MapExport format) {
        const bool svg = format == MapExport::Svg;
        const QFileInfo store(d->session->path());
        d->prompts->saveFile(this, tr("Export the neighbourhood"),
                             store.dir().filePath(store.completeBaseName() +
                                                  (svg ? QStringLiteral("-focus.svg") : QStringLiteral("-focus.png"))),
                             svg ? tr("Scalable pictures (*.svg)") : tr("Pictures (*.png)"),
                             [focus, format](const QString &path) { focus->exportTo(path, format); });
    });
    connect(focus, &FocusPane::exported, this, [this](const QString &path) {
        d->status->showMessage(tr("The neighbourhood was written to %1.").arg(QFileInfo(path).fileName()));
    });
    connect(focus, &FocusPane::exportFailed, this, [this](const QString &path, const QString &why) {
        d->error->showMessage(tr("The neighbourhood can’t be written."), path, why);
    });
    connect(d->inspect, &InspectWorkspace::whatIfRequested, this, [this](const QList<MemoryKey> &keys) {
        setWorkspace(QStringLiteral("audit"));
        d->audit->tryWhatIf(std::vector<MemoryKey>(keys.begin(), keys.end()));
    });
    connect(d->inspect, &InspectWorkspace::failed, this, &MainWindow::complain);
    TreeView *tree = d->inspect->treeView();
    connect(tree, &TreeView::exportRequested, this, [this, tree](const QList<MemoryKey> &keys) {
        const QFileInfo store(d->session->path());
        d->prompts->saveFile(this, tr("Export the selected memories"),
                             store.dir().filePath(store.completeBaseName() + QStringLiteral("-selected.jsonl")),
                             tr("credence-jsonl (*.jsonl)"),
                             [tree, keys](const QString &path) { tree->exportTo(path, keys); });
    });
    connect(d->inspect, &InspectWorkspace::whyRequested, this, [this](MemoryKey key) {
        d->session->select(key);
        setDetailsOpen(true);
        d->details->setPinned(false); // another argument is asked for
        d->details->showWhy();
    });
    // W works with Details closed: the argument must not stay unseen.
    for (QAction *action : d->details->actions()) {
        if (action->objectName() != QLatin1String("details.why"))
            continue;
        addAction(action);
        connect(action, &QAction::triggered, this, [this] { setDetailsOpen(true); });
    }

    connect(d->status, &StatusBar::storeClicked, this, [this] {
        if (d->session->isOpen())
            popupRecent();
        else
            askOpen();
    });
    connect(d->status, &StatusBar::scopeMenuRequested, this, [this](const QPoint &at) { popupScopes(at); });
    connect(d->status, &StatusBar::accessClicked, this, [this] {
        const std::shared_ptr<Store> store = d->session->store();
        if (!store)
            return;
        const StoreInfo &info = store->info();
        const bool writable = info.access == Access::Writable;
        QStringList detail{tr("File: %1").arg(d->session->path()), tr("Schema: %1").arg(info.schemaVersion)};
        if (!info.migrationBackup.empty())
            detail << tr("Backup before it was brought to this version: %1")
                          .arg(QFile::decodeName(info.migrationBackup.c_str()));
        d->prompts->message(this, writable ? tr("The store is writable") : tr("The store is read-only"),
                            writable ? tr("Changes can be made here. Each is entered in the ledger and can be undone.")
                                     : coreWords(info.accessReason),
                            detail.join(QLatin1Char('\n')));
    });

    connect(d->actions, &Actions::added, this, [this] { fillMenuBar(); });
    connect(&Theme::instance(), &Theme::changed, this, [this] { d->actions->refreshIcons(); });
    connect(&Settings::instance(), &Settings::changed, this, [](const QString &name) {
        const Settings &settings = Settings::instance();
        if (name == settings::kTheme.name())
            Theme::instance().setChoice(themeChoice(settings.get(settings::kTheme)));
        else if (name == settings::kTextSize.name())
            Theme::instance().requestTextSize(settings.get(settings::kTextSize));
    });
    connect(&Theme::instance(), &Theme::changed, this, [this] { refreshTextSize(); });
    refreshTextSize();
    connectKeys();
    d->help = new HelpDesk(this, d->memory == Memory::Keep);
}

// The same command under another name has the same keys.
void MainWindow::connectKeys()
{
    const auto twins = [this] {
        const std::pair<const char *, QAction *> same[] = {
            {"review.commit", d->review->findChild<QAction *>(QStringLiteral("review.commitNow"))},
            {"view.filter", d->inspect->findChild<QAction *>(QStringLiteral("inspect.focusFilter"))},
        };
        for (const auto &[name, twin] : same) {
            const QAction *action = d->actions->find(QString::fromLatin1(name));
            if (action && twin)
                twin->setShortcuts(action->shortcuts());
        }
    };
    connect(d->actions, &Actions::keysChanged, this, [this, twins] {
        twins();
        nameKeys();
    });
    if (d->memory == Memory::Keep) {
        const auto follow = [this] { d->actions->setChosenKeys(Settings::instance().get(settings::kChosenKeys)); };
        follow();
        connect(&Settings::instance(), &Settings::changed, this, [follow](const QString &name) {
            if (name == settings::kChosenKeys.name())
                follow();
        });
    }
    nameKeys();
}

// Tips outside of the table that name keys.
void MainWindow::nameKeys()
{
    const Actions &actions = *d->actions;
    d->rail->settingsButton()->setToolTip(actions[Act::Settings]->toolTip());
    d->rail->helpButton()->setToolTip(actions[Act::Help]->toolTip());
    const QString bar = actions[Act::MenuBar]->shortcut().toString(QKeySequence::NativeText);
    d->rail->menuButton()->setToolTip(bar.isEmpty() ? tr("All commands")
                                                    : tr("All commands (%1 shows a menu bar)").arg(bar));
    d->top->setFindKeys(actions[Act::Palette]->shortcut());
    const QList<RailButton *> buttons = d->rail->workspaceButtons();
    for (qsizetype i = 0; i < buttons.size() && i < d->workspaceActions.size(); ++i) {
        const QAction *action = d->workspaceActions[i];
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        buttons[i]->setToolTip(keys.isEmpty() ? action->statusTip() : tr("%1 (%2)").arg(action->statusTip(), keys));
    }
    refreshSteps();
}

// Kept, or for this window only where nothing is.
void MainWindow::changeTextSize(int percent)
{
    percent = std::clamp(percent, Theme::kSmallestText, Theme::kLargestText);
    if (d->memory == Memory::Keep)
        Settings::instance().set(settings::kTextSize, percent);
    else
        Theme::instance().requestTextSize(percent);
    refreshTextSize();
    d->status->showMessage(tr("Text size: %1 %").arg(percent));
}

void MainWindow::refreshTextSize()
{
    const int size = Theme::instance().wantedTextSize();
    Actions &actions = *d->actions;
    actions[Act::TextLarger]->setEnabled(size < Theme::kLargestText);
    actions[Act::TextSmaller]->setEnabled(size > Theme::kSmallestText);
    actions[Act::TextNormal]->setEnabled(size != 100);
}

// The views of each workspace, as commands and in the top bar.
void MainWindow::buildViews()
{
    d->views = new QActionGroup(this);
    QList<QAction *> views;
    for (const InspectWorkspace::View view : InspectWorkspace::views()) {
        for (const ViewSpec &spec : kViews) {
            if (spec.view != view)
                continue;
            const QString name = QString::fromLatin1(spec.name);
            auto *action = new QAction(InspectWorkspace::viewName(view), d->views);
            action->setObjectName(QStringLiteral("view.") + name);
            action->setStatusTip(tr(spec.tip));
            action->setToolTip(tr(spec.tip));
            action->setCheckable(true);
            action->setData(name);
            connect(action, &QAction::triggered, this, [this, view] { d->inspect->setView(view); });
            d->top->addView(QStringLiteral("inspect"), action);
            views << action;
        }
    }
    const auto followView = [this] {
        const QString name = QString::fromLatin1(nameOfView(d->inspect->view()));
        for (QAction *action : d->views->actions())
            action->setChecked(action->data().toString() == name);
    };
    connect(d->inspect, &InspectWorkspace::viewChanged, this, followView);
    followView();
    d->actions->add(MenuPlace::View, views);

    d->reviewViews = new QActionGroup(this);
    QList<QAction *> reviewViews;
    for (const QString &id : d->review->views()) {
        auto *action = new QAction(d->review->viewTitle(id), d->reviewViews);
        action->setObjectName(QStringLiteral("view.") + id);
        action->setStatusTip(d->review->viewTip(id));
        action->setToolTip(d->review->viewTip(id));
        action->setCheckable(true);
        action->setData(id);
        connect(action, &QAction::triggered, this, [this, id] {
            setWorkspace(QStringLiteral("review"));
            d->review->setView(id);
            d->review->focusFirst();
        });
        d->top->addView(QStringLiteral("review"), action);
        reviewViews << action;
    }
    const auto followReview = [this](const QString &id) {
        for (QAction *action : d->reviewViews->actions())
            action->setChecked(action->data().toString() == id);
    };
    connect(d->review, &ReviewWorkspace::viewChanged, this, followReview);
    followReview(d->review->view());
    d->actions->add(MenuPlace::View, reviewViews);

    d->reflectViews = new QActionGroup(this);
    QList<QAction *> reflectViews;
    for (const ReflectViewSpec &spec : kReflectViews) {
        const QString name = QString::fromLatin1(spec.name);
        auto *action = new QAction(ReflectWorkspace::viewName(spec.view), d->reflectViews);
        action->setObjectName(QStringLiteral("view.") + name);
        action->setStatusTip(tr(spec.tip));
        action->setToolTip(tr(spec.tip));
        action->setCheckable(true);
        action->setData(name);
        connect(action, &QAction::triggered, this, [this, view = spec.view] {
            setWorkspace(QStringLiteral("reflect"));
            d->reflect->setView(view);
            focusInto(d->reflect->panes().value(0));
        });
        d->top->addView(QStringLiteral("reflect"), action);
        reflectViews << action;
    }
    const auto followReflect = [this] {
        const QString name = QString::fromLatin1(nameOfView(d->reflect->view()));
        for (QAction *action : d->reflectViews->actions())
            action->setChecked(action->data().toString() == name);
    };
    connect(d->reflect, &ReflectWorkspace::viewChanged, this, followReflect);
    connect(d->reflect, &ReflectWorkspace::runCountChanged, this, [this](int count) {
        for (QAction *action : d->reflectViews->actions()) {
            if (action->data().toString() == QLatin1String("runs"))
                d->top->setViewCount(action, count > 0 ? figure(count) : QString());
        }
    });
    followReflect();
    d->actions->add(MenuPlace::View, reflectViews);
    buildTuneViews();
    buildAudit();
}

void MainWindow::buildAudit()
{
    d->auditViews = new QActionGroup(this);
    QList<QAction *> views;
    for (const QString &id : AuditWorkspace::viewNames()) {
        auto *action = new QAction(AuditWorkspace::viewTitle(id), d->auditViews);
        action->setObjectName(QStringLiteral("view.") + id);
        action->setStatusTip(AuditWorkspace::viewTip(id));
        action->setToolTip(AuditWorkspace::viewTip(id));
        action->setCheckable(true);
        action->setData(id);
        connect(action, &QAction::triggered, this, [this, id] {
            setWorkspace(QStringLiteral("audit"));
            d->audit->setView(id);
            d->audit->focusFirst();
        });
        d->top->addView(QStringLiteral("audit"), action);
        views << action;
    }
    const auto follow = [this](const QString &id) {
        for (QAction *action : d->auditViews->actions())
            action->setChecked(action->data().toString() == id);
        if (d->details && inAudit())
            placeDetails();
    };
    connect(d->audit, &AuditWorkspace::viewChanged, this, follow);
    follow(d->audit->view());
    connect(d->audit, &AuditWorkspace::countsChanged, this, [this] {
        const int findings = d->audit->findings();
        d->auditButton->setBadge(std::max(0, findings),
                                 findings == 1 ? tr("1 finding") : tr("%1 findings").arg(std::max(0, findings)));
        for (QAction *action : d->auditViews->actions())
            d->top->setViewCount(action, d->audit->viewCount(action->data().toString()));
    });
    d->actions->add(MenuPlace::View, views);
}

void MainWindow::buildTuneViews()
{
    d->tuneViews = new QActionGroup(this);
    QList<QAction *> views;
    for (const QString &id : TuneWorkspace::viewNames()) {
        auto *action = new QAction(TuneWorkspace::viewTitle(id), d->tuneViews);
        action->setObjectName(QStringLiteral("view.") + id);
        action->setStatusTip(TuneWorkspace::viewTip(id));
        action->setToolTip(TuneWorkspace::viewTip(id));
        action->setCheckable(true);
        action->setData(id);
        connect(action, &QAction::triggered, this, [this, id] {
            setWorkspace(QStringLiteral("tune"));
            d->tune->setView(id);
        });
        d->top->addView(QStringLiteral("tune"), action);
        views << action;
    }
    const auto follow = [this](const QString &id) {
        for (QAction *action : d->tuneViews->actions())
            action->setChecked(action->data().toString() == id);
    };
    connect(d->tune, &TuneWorkspace::viewChanged, this, follow);
    follow(d->tune->view());
    d->actions->add(MenuPlace::View, views);
}

void MainWindow::connectTune()
{
    connect(d->tune, &TuneWorkspace::message, this, &MainWindow::tell);
    connect(d->tune, &TuneWorkspace::failed, this, &MainWindow::complain);
    connect(d->tune, &TuneWorkspace::ledgerEntry, this, &MainWindow::noteEntry);
    connect(d->tune, &TuneWorkspace::scopeRequested, d->session, &Session::setScope);
    connect(d->tune->controller(), &TuneController::situationChanged, this, [this] { showTrigger(); });
    connect(d->tune->controller(), &TuneController::dataChanged, this, [this] { showTrigger(); });
    d->tune->controller()->setAutomatic(true); // where a scope's policy says so
}

// The gauge at the foot: of the scope that Tune looks at.
void MainWindow::showTrigger()
{
    const auto read = d->tune->controller()->gauge();
    d->status->setTrigger(read && read->problem.empty() ? std::optional(read->situation.state) : std::nullopt,
                          read ? read->situation.settings.policy.count : std::nullopt,
                          read ? oneLine(read->scope) : QString());
}

void MainWindow::connectSession()
{
    connect(d->session, &Session::opened, this, [this] {
        d->opening = false;
        d->error->dismiss();
        if (d->memory == Memory::Keep)
            d->place = Settings::instance().get(settings::kStorePlaces).value(d->session->path()).toMap();
        d->pages->setCurrentWidget(d->split);
        placeDetails();
        noteRecent(d->session->path());
        refreshCommands();
        refreshTitle();
        if (inReview())
            d->review->focusFirst();
        else if (inAudit())
            d->audit->focusFirst();
        else if (d->workspace == QLatin1String("tune"))
            d->tune->focusFirst();
        else
            d->inspect->focusTree();
    });
    connect(d->session, &Session::closed, this, [this] {
        d->error->dismiss();
        d->failing = nullptr;
        d->pages->setCurrentWidget(d->welcome);
        d->welcome->refresh();
        d->welcome->focusFirst();
        refreshCommands();
        refreshTitle();
    });
    connect(d->session, &Session::failed, this, [this](const QString &path, const Error &error) {
        d->opening = false;
        if (error.code == Errc::Cancelled)
            return;
        d->error->showMessage(tr("%1 can’t be opened.").arg(QFileInfo(path).fileName()), path,
                              coreWords(error.message));
        Q_EMIT openFailed(path, coreWords(error.message));
    });
    connect(d->session, &Session::selectionChanged, this, [this] { refreshCommands(); });
    connect(d->session, &Session::historyChanged, this, [this] { refreshCommands(); });
    connect(d->session, &Session::snapshotChanged, this, [this] {
        returnToPlace();
        refreshCommands();
    });
}

void MainWindow::openPath(const QString &path, bool readOnly)
{
    const QString absolute = QFileInfo(path).absoluteFilePath();
    d->opening = true;
    JobRunner::instance().run<PathKind>(
        this, QStringLiteral("kind"), {},
        [absolute](std::stop_token, const Progress &) { return kindOfPath(absolute); },
        [this, absolute, readOnly](const Result<PathKind> &kind) {
            if (!kind) {
                d->opening = false;
                const QString why = coreWords(kind.error().message);
                d->error->showMessage(tr("%1 can’t be opened.").arg(QFileInfo(absolute).fileName()), absolute, why);
                Q_EMIT openFailed(absolute, why);
            } else if (kind->isStore) {
                d->opening = d->review->unsaved() == 0; // else it may be that nothing is opened
                unlessUnsaved([this, absolute, readOnly] {
                    d->opening = true;
                    remember();
                    d->session->open(absolute, readOnly);
                });
            } else {
                d->opening = false;
                importPath(absolute);
                Q_EMIT openFailed(absolute, tr("This is no store; import it first."));
            }
        });
}

void MainWindow::importPath(const QString &path)
{
    auto *dialog = new ImportDialog(d->session, d->prompts, path, this);
    connect(dialog, &ImportDialog::imported, this,
            [this](const QString &target, const std::shared_ptr<Store> &store, const std::vector<ScopeInfo> &scopes,
                   const ImportReport &report) {
                if (store)
                    d->session->adopt(target, store, scopes);
                else
                    d->curator->noteOwn(report.ledger);
                QString text = report.added == 1 ? tr("Imported 1 memory")
                                                 : tr("Imported %1 memories").arg(figure(qlonglong(report.added)));
                if (report.updated > 0)
                    text += tr(", %1 updated").arg(figure(qlonglong(report.updated)));
                if (!report.problems.empty())
                    text += report.problems.size() == 1
                                ? tr(", 1 problem")
                                : tr(", %1 problems").arg(figure(qlonglong(report.problems.size())));
                d->status->showMessage(text + QLatin1Char('.'));
            });
    dialog->open();
}

// Watched sources, and what is said of them.
void MainWindow::buildSources()
{
    d->lookAtSource = new QAction(tr("Look…"), this);
    d->lookAtSource->setObjectName(QStringLiteral("source.look"));
    d->lookAtSource->setStatusTip(tr("Show what changed at the watched source"));
    d->notice->addAction(d->lookAtSource);
    connect(d->lookAtSource, &QAction::triggered, this, [this] {
        d->notice->dismiss();
        if (!d->session->isOpen())
            return;
        auto *dialog = new SyncDialog(d->session, d->prompts, d->noticed, this);
        connect(dialog, &SyncDialog::synchronised, this,
                [this, name = sourceName(d->noticed.path)](const SyncReport &report) { noteSync(name, report); });
        dialog->open();
    });
    d->watcher = new SourceWatcher(d->session, this);
    connect(d->watcher, &SourceWatcher::noticed, this, &MainWindow::noticeSource);
    connect(d->watcher, &SourceWatcher::failed, this, [this](const Mirror &mirror, const Error &error) {
        d->noticed = mirror;
        d->notice->showMessage(tr("%1 changed and can’t be read.").arg(sourceName(mirror.path)),
                               coreWords(error.message), {}, BarTone::Warning);
    });
    connect(d->session, &Session::closed, d->notice, &ErrorBar::dismiss);
    connect(d->session, &Session::opened, d->notice, &ErrorBar::dismiss);
}

namespace {
// "12 new, 3 changed, 1 gone".
QString syncFigures(const SyncReport &report)
{
    QStringList parts;
    if (report.added > 0)
        parts << MainWindow::tr("%1 new").arg(figure(qlonglong(report.added)));
    if (report.changed > 0)
        parts << MainWindow::tr("%1 changed").arg(figure(qlonglong(report.changed)));
    if (report.returned > 0)
        parts << MainWindow::tr("%1 back again").arg(figure(qlonglong(report.returned)));
    if (report.vanished > 0)
        parts << MainWindow::tr("%1 gone").arg(figure(qlonglong(report.vanished)));
    if (report.elsewhere > 0)
        parts << MainWindow::tr("%1 elsewhere still").arg(figure(qlonglong(report.elsewhere)));
    if (report.proposed > 0)
        parts << MainWindow::tr("%1 for Review").arg(figure(qlonglong(report.proposed)));
    if (report.reworded > 0)
        parts << MainWindow::tr("%1 pending said anew").arg(figure(qlonglong(report.reworded)));
    if (report.settled > 0)
        parts << MainWindow::tr("%1 pending settled there").arg(figure(qlonglong(report.settled)));
    if (report.carriedOut > 0)
        parts << MainWindow::tr("%1 carried out there").arg(figure(qlonglong(report.carriedOut)));
    if (report.asked > 0)
        parts << MainWindow::tr("%1 asked for, not yet carried out").arg(figure(qlonglong(report.asked)));
    if (report.undone > 0)
        parts << MainWindow::tr("%1 undone here").arg(figure(qlonglong(report.undone)));
    if (parts.isEmpty())
        parts << MainWindow::tr("%1 of other kinds").arg(figure(qlonglong(report.records)));
    return parts.join(QStringLiteral(", "));
}
} // namespace

void MainWindow::noteSync(const QString &source, const SyncReport &report)
{
    if (report.ledger)
        d->curator->noteOwn(report.ledger);
    d->notice->dismiss();
    d->status->showMessage(tr("%1 at %2.").arg(syncFigures(report), source));
}

void MainWindow::noticeSource(const Mirror &mirror, const SyncReport &report)
{
    d->noticed = mirror;
    const QString what = tr("%1 at %2").arg(syncFigures(report), sourceName(mirror.path));
    const bool waits = report.vanished > 0 || !report.ledger; // something is left for a person
    d->lookAtSource->setVisible(waits);
    d->notice->showMessage(what, {}, report.ledger ? tr("Taken in, since the source is watched.") : QString(),
                           BarTone::Note);
}

void MainWindow::openSample()
{
    const QString target = sampleStorePath();
    if (QFileInfo::exists(target)) {
        openPath(target);
        return;
    }
    const QString source = samplePath();
    if (source.isEmpty()) {
        showError(tr("The sample is not installed with this program."));
        return;
    }
    d->opening = true;
    JobRunner::instance().run<ImportOutcome>(
        this, QStringLiteral("sample"), tr("Making your copy of the sample"),
        [source, target, who = reviewerName().toStdString()](std::stop_token stop, const Progress &progress) {
            return makeSample(source, target, who, stop, progress);
        },
        [this, target](Result<ImportOutcome> outcome) {
            d->opening = false;
            if (!outcome) {
                if (outcome.error().code != Errc::Cancelled)
                    d->error->showMessage(tr("The sample can’t be opened."), target,
                                          coreWords(outcome.error().message));
                return;
            }
            remember();
            d->session->adopt(target, outcome->store, outcome->scopes);
        });
}

void MainWindow::askOpen()
{
    const Settings &settings = Settings::instance();
    d->prompts->openFile(this, tr("Open a memory store"), settings.get(settings::kLastFolder),
                         tr("Memory stores (*.credence);;All files (*)"), [this](const QString &path) {
                             if (d->memory == Memory::Keep)
                                 Settings::instance().set(settings::kLastFolder, QFileInfo(path).absolutePath());
                             openPath(path);
                         });
}

// A file or a folder: no dialog of the desktop lets one choose either, so a small menu asks first.
void MainWindow::askImport()
{
    const auto chosen = [this](const QString &path) {
        if (d->memory == Memory::Keep)
            Settings::instance().set(settings::kLastImportFolder, QFileInfo(path).absolutePath());
        importPath(path);
    };
    const QString folder = Settings::instance().get(settings::kLastImportFolder);
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("import.menu"));
    QAction *file = menu->addAction(icon(QStringLiteral("file-text")), tr("A file…"));
    file->setObjectName(QStringLiteral("import.file"));
    file->setStatusTip(tr("Choose a file, such as nodes.json or a .jsonl"));
    QAction *whole = menu->addAction(icon(QStringLiteral("folder")), tr("A folder…"));
    whole->setObjectName(QStringLiteral("import.folder"));
    whole->setStatusTip(tr("Choose the folder of an agent or of a simulation"));
    connect(file, &QAction::triggered, this, [this, chosen, folder] {
        d->prompts->openFile(this, tr("Import a file"), folder,
                             tr("Memories (*.json *.jsonl *.md *.db *.sqlite *.sqlite3 *.af);;All files (*)"), chosen);
    });
    connect(whole, &QAction::triggered, this,
            [this, chosen, folder] { d->prompts->openFolder(this, tr("Import a folder"), folder, chosen); });
    const auto *button = d->welcome->findChild<QWidget *>(QStringLiteral("welcome.store.import"));
    const QPoint at = button && button->isVisible() ? button->mapToGlobal(QPoint(0, button->height() + 2))
                                                    : d->content->mapToGlobal(QPoint(80, kTopBar + 4));
    menu->popup(at);
}

void MainWindow::setWorkspace(const QString &name)
{
    for (qsizetype i = 0; i < d->workspaceActions.size(); ++i) {
        const bool chosen = d->workspaceActions[i]->objectName() == QStringLiteral("workspace.") + name;
        d->workspaceActions[i]->setChecked(chosen);
        if (chosen) {
            d->workspaces->setCurrentIndex(int(i));
            d->workspace = name;
        }
    }
    d->top->setWorkspace(d->workspace);
    if (d->details)
        placeDetails();
    if (d->reflectViews) // the views are made: so are the commands
        refreshSteps();
}

QString MainWindow::workspace() const
{
    return d->workspace;
}

void MainWindow::setView(const QString &name)
{
    if (inAudit()) {
        d->audit->setView(name);
        return;
    }
    if (inReview()) {
        d->review->setView(name);
        return;
    }
    if (d->workspace == QLatin1String("tune")) {
        d->tune->setView(name);
        return;
    }
    if (d->workspace == QLatin1String("reflect")) {
        for (const ReflectViewSpec &spec : kReflectViews) {
            if (name == QLatin1String(spec.name))
                d->reflect->setView(spec.view);
        }
        return;
    }
    for (const ViewSpec &spec : kViews) {
        if (name == QLatin1String(spec.name) && InspectWorkspace::views().contains(spec.view))
            d->inspect->setView(spec.view);
    }
}

void MainWindow::setDetailsOpen(bool open)
{
    if (d->overlay)
        d->overlayOpen = open;
    else
        d->detailsOpen[d->workspace] = open;
    placeDetails();
}

bool MainWindow::detailsOpen() const
{
    // What has a side of its own needs no second one.
    if (inAudit() && !d->audit->wantsDetails())
        return false;
    return d->detailsOpen.value(d->workspace, true);
}

void MainWindow::focusWorkspace()
{
    if (inReview())
        d->review->focusFirst();
    else if (inAudit())
        d->audit->focusFirst();
    else if (inInspect())
        d->inspect->focusTree();
    else
        focusInto(workspacePanes().value(0));
}

// Beside the workspace, or over its right edge in a narrow window.
void MainWindow::placeDetails()
{
    const bool narrow = width() < std::max(kNarrow, px(kNarrowText));
    if (narrow != d->overlay) {
        QWidget *focus = QApplication::focusWidget();
        const bool had = focus && (focus == d->details || d->details->isAncestorOf(focus));
        d->overlay = narrow;
        d->overlayOpen = false;
        // A window that becomes narrow hides Details; the keys go on where the selection is.
        if (narrow && had)
            focusWorkspace();
        if (narrow) {
            d->details->setParent(d->pages);
            d->details->setAutoFillBackground(true);
        } else {
            d->split->addWidget(d->details);
            d->split->setStretchFactor(1, 0);
        }
    }
    const bool open = d->overlay ? d->overlayOpen : detailsOpen();
    const bool shown = open && d->session->isOpen();
    d->actions->operator[](Act::Details)->setChecked(open);
    if (d->overlay) {
        const int wide = std::min(std::max(px(kDetailsWidth), d->details->minimumWidth()), d->pages->width() - 40);
        const QRect right(d->pages->width() - wide, 0, wide, d->pages->height());
        d->details->setGeometry(QStyle::visualRect(layoutDirection(), d->pages->rect(), right));
        d->details->setVisible(shown);
        d->details->raise();
        return;
    }
    d->details->setVisible(open);
    if (shown && !d->detailsPlaced && d->split->width() > 0 && d->split->isVisible()) {
        int wide = d->memory == Memory::Keep ? Settings::instance().get(settings::kInspectDetailsWidth) : 0;
        if (wide <= 0)
            wide = width() >= kWide ? kDetailsWidthWide : kDetailsWidth;
        wide = px(wide);
        d->split->setSizes({std::max(200, d->split->width() - wide - 1), wide});
        d->detailsPlaced = true;
    }
}

void MainWindow::refreshCommands()
{
    const Session &session = *d->session;
    const MemoryKey selected = session.selection();
    d->actions->refresh({session.isOpen(), bool(selected)});
    Actions &actions = *d->actions;

    std::optional<Status> status;
    if (selected && session.snapshot()) {
        const Node node = session.snapshot()->find(selected);
        if (node != kNoNode)
            status = session.snapshot()->row(node).status;
    }
    const bool writable = session.writable() && status.has_value();
    const bool inForce = status == Status::Active || status == Status::Suspect || status == Status::Stale;
    actions[Act::Retract]->setEnabled(writable && (inForce || status == Status::Deprecated));
    actions[Act::Supersede]->setEnabled(writable && inForce);
    actions[Act::Restore]->setEnabled(writable && (status == Status::Retracted || status == Status::Superseded));
    actions[Act::Back]->setEnabled(session.canGoBack());
    actions[Act::Forward]->setEnabled(session.canGoForward());
    actions[Act::Sample]->setEnabled(!samplePath().isEmpty());
    actions[Act::Tour]->setEnabled(session.isOpen() || !samplePath().isEmpty());
    actions[Act::ClearRecent]->setEnabled(!Settings::instance().get(settings::kRecentStores).isEmpty());
    for (QAction *action : d->views->actions() + d->reviewViews->actions() + d->reflectViews->actions() +
                               d->auditViews->actions() + d->tuneViews->actions())
        action->setEnabled(session.isOpen());
    for (QAction *action : d->workspaceActions)
        action->setEnabled(session.isOpen());
    d->rail->setWorkspacesEnabled(session.isOpen());
    d->top->setStoreOpen(session.isOpen());
    refreshSteps();
}

void MainWindow::refreshSteps()
{
    const auto show = [](QAction *action, const Curator::Step &step, bool open) {
        action->setEnabled(open && step.possible);
        action->setText(step.text);
        const QString tip = step.possible ? step.text : step.whyNot;
        const QString keys = action->shortcut().toString(QKeySequence::NativeText);
        action->setToolTip(plainTip(keys.isEmpty() ? tip : QStringLiteral("%1 (%2)").arg(tip, keys)));
    };
    const bool open = d->session->isOpen();
    if (inReview()) {
        const auto step = [](bool possible, const QString &text, const QString &fallback) {
            return Curator::Step{possible, possible ? text : fallback, text};
        };
        show((*d->actions)[Act::Undo], step(d->review->canUndo(), d->review->undoText(), tr("Undo")), open);
        show((*d->actions)[Act::Redo], step(d->review->canRedo(), d->review->redoText(), tr("Redo")), open);
        return;
    }
    show((*d->actions)[Act::Undo], d->curator->undoStep(), open);
    show((*d->actions)[Act::Redo], d->curator->redoStep(), open);
}

// Counts of the queue: on the rail, behind the views, on the button.
void MainWindow::refreshReview()
{
    const int pending = d->review->pending();
    d->reviewButton->setBadge(pending, pending == 1 ? tr("1 candidate waits") : tr("%1 candidates wait").arg(pending));
    for (QAction *action : d->reviewViews->actions())
        d->top->setViewCount(action, d->review->viewCount(action->data().toString()));
    // What is approved and can't go in leads to the sheet that says why.
    d->top->setCommitCount(d->review->toCommit(), d->review->controller()->counts().approved > 0);
}

bool MainWindow::inInspect() const
{
    return d->workspace == QLatin1String("inspect");
}

// What was typed into a candidate and not saved goes with the store: a person says so first.
void MainWindow::unlessUnsaved(std::function<void()> go)
{
    const int texts = d->review->unsaved();
    if (texts == 0) {
        go();
        return;
    }
    Question question;
    question.title = texts == 1 ? tr("1 edited text is not saved") : tr("%1 edited texts are not saved").arg(texts);
    question.text = tr("They belong to candidates of this store and are thrown away with it.");
    question.action = tr("Throw away");
    question.destructive = true;
    d->prompts->ask(this, question, [go = std::move(go)](const std::optional<Answer> &answer) {
        if (answer)
            go();
    });
}

bool MainWindow::inAudit() const
{
    return d->workspace == QLatin1String("audit");
}

bool MainWindow::inReview() const
{
    return d->workspace == QLatin1String("review");
}

void MainWindow::refreshTitle()
{
    const QString path = d->session->path();
    setWindowFilePath(path);
    setWindowTitle(path.isEmpty() ? tr("Credence") : shownText(QFileInfo(path).fileName()));
}

void MainWindow::fillMenuBar()
{
    menuBar()->clear();
    for (const MenuPlace place : Actions::places()) {
        QMenu *menu = menuBar()->addMenu(Actions::menuTitle(place));
        for (QAction *action : d->actions->in(place))
            menu->addAction(action);
    }
}

void MainWindow::popupMenu()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("menu.whole"));
    for (const MenuPlace place : Actions::places()) {
        QMenu *part = menu->addMenu(Actions::menuTitle(place));
        for (QAction *action : d->actions->in(place))
            part->addAction(action);
    }
    const QWidget *button = d->rail->menuButton();
    menu->popup(button->mapToGlobal(QPoint(button->width(), 0)));
}

void MainWindow::popupRecent()
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("menu.recent"));
    menu->addAction((*d->actions)[Act::Open]);
    menu->addSeparator();
    for (const QString &path : Settings::instance().get(settings::kRecentStores)) {
        if (path == d->session->path())
            continue;
        QAction *action = menu->addAction(QFileInfo(path).fileName().replace(QLatin1Char('&'), QLatin1String("&&")));
        action->setStatusTip(path);
        connect(action, &QAction::triggered, this, [this, path] { openPath(path); });
    }
    menu->addSeparator();
    menu->addAction((*d->actions)[Act::CloseStore]);
    menu->popup(d->status->mapToGlobal(QPoint(0, -menu->sizeHint().height())));
}

void MainWindow::popupScopes(const QPoint &at)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("menu.scopes"));
    const std::vector<ScopeInfo> scopes = d->session->scopes();
    std::uint64_t all = 0;
    for (const ScopeInfo &info : scopes)
        all += info.memories;
    const bool counted = d->session->snapshot() != nullptr;
    const auto add = [this, menu, counted](const QString &name, const QString &scope, std::uint64_t memories) {
        QAction *action = menu->addAction(QString(name).replace(QLatin1Char('&'), QLatin1String("&&")) +
                                          (counted ? QLatin1Char('\t') + figure(qlonglong(memories)) : QString()));
        action->setObjectName(QStringLiteral("scope.") + scope);
        action->setStatusTip(tr("Show the memory of %1").arg(name));
        action->setCheckable(true);
        action->setChecked(d->session->scope() == scope);
        connect(action, &QAction::triggered, this, [this, scope] { d->session->setScope(scope); });
    };
    add(tr("All scopes"), {}, all);
    menu->addSeparator();
    for (const ScopeInfo &info : scopes)
        add(QString::fromStdString(info.id), QString::fromStdString(info.id), info.memories);
    menu->popup(QPoint(at.x(), at.y() - menu->sizeHint().height()));
}

void MainWindow::movePane(int step)
{
    QList<QWidget *> panes{d->rail, d->top};
    if (d->error->isVisible())
        panes << d->error;
    if (d->pages->currentWidget() == d->welcome) {
        panes << d->welcome;
    } else {
        panes << workspacePanes() << d->details;
    }
    panes << d->status;

    QWidget *now = QApplication::focusWidget();
    qsizetype at = -1;
    for (qsizetype i = 0; i < panes.size(); ++i) {
        if (now && (panes[i] == now || panes[i]->isAncestorOf(now)))
            at = i;
    }
    for (qsizetype i = 1; i <= panes.size(); ++i) {
        const qsizetype size = panes.size();
        QWidget *pane = panes[((at + step * i) % size + size) % size];
        if (!pane->isVisible())
            continue;
        if (focusInto(pane))
            return;
    }
}

QList<QWidget *> MainWindow::workspacePanes() const
{
    if (d->workspaces->currentWidget() == d->reflect)
        return d->reflect->panes();
    if (d->workspaces->currentWidget() == d->review)
        return d->review->panes();
    if (d->workspaces->currentWidget() == d->tune)
        return d->tune->panes();
    if (d->workspaces->currentWidget() == d->audit)
        return d->audit->panes();
    QList<QWidget *> panes;
    const auto *inner = d->workspaces->currentWidget()->findChild<QSplitter *>();
    for (int i = 0; inner && i < inner->count(); ++i)
        panes << inner->widget(i);
    panes << d->inspect->focusPane();
    return panes;
}

void MainWindow::placePalette()
{
    const QPoint corner = d->content->mapTo(this, QPoint(0, 0));
    const int left = d->rail->width();
    d->palette->placeAt(QPoint(left + (width() - left) / 2, corner.y() + kPaletteTop),
                        height() - corner.y() - kPaletteTop);
}

void MainWindow::showError(const QString &text)
{
    d->error->showMessage(text, {}, {});
    d->failing = nullptr;
}

// What went wrong stays in sight until the part of the window that it went wrong in gets something done.
void MainWindow::complain(const QString &what, const QString &todo)
{
    d->error->showMessage(what, {}, todo);
    d->failing = sender();
}

void MainWindow::tell(const QString &text)
{
    d->status->showMessage(text);
    if (sender() && sender() == d->failing) {
        d->error->dismiss();
        d->failing = nullptr;
    }
}

void MainWindow::noteEntry(LedgerNumber entry)
{
    d->curator->noteOwn(entry);
    if (sender() && sender() == d->failing) {
        d->error->dismiss();
        d->failing = nullptr;
    }
}

QString MainWindow::errorText() const
{
    return d->error->isHidden() ? QString() : d->error->message();
}

bool MainWindow::busy() const
{
    const bool reflecting = d->workspaces->currentWidget() == d->reflect && d->reflect->busy();
    const bool reviewing = d->workspaces->currentWidget() == d->review && d->review->busy();
    const bool tuning = d->workspaces->currentWidget() == d->tune && d->tune->busy();
    const bool auditing = d->workspaces->currentWidget() == d->audit && d->audit->busy();
    const bool looking = d->pages->currentWidget() == d->welcome && d->welcome->busy();
    return d->opening || looking || d->inspect->busy() || d->details->busy() || reflecting || reviewing || auditing ||
           tuning;
}

void MainWindow::showSettings()
{
    openSettings(int(SettingsDialog::Page::General));
}

void MainWindow::openSettings(int which)
{
    const std::shared_ptr<ReflectBackend> backend = d->backend;
    auto *dialog = new SettingsDialog(
        ProviderServices{backend->providersFile(), backend->keyring(), [backend] { return backend->transport(); }},
        d->session, *d->actions, d->prompts, this);
    ProvidersPage *page = dialog->providers();
    page->setCanClear(d->session->isOpen());
    connect(page, &ProvidersPage::changed, d->reflect, [this] { d->reflect->setup()->reloadModels(); });
    connect(page, &ProvidersPage::clearKeptReplies, d->reflect,
            [this, dialog] { d->reflect->clearKeptReplies(dialog); });
    const auto wire = [this, dialog](auto *part) {
        using Part = std::remove_pointer_t<decltype(part)>;
        connect(part, &Part::failed, dialog, [this, dialog](const QString &what, const QString &todo) {
            d->prompts->message(dialog, what, todo, {});
        });
    };
    wire(dialog->policy());
    wire(dialog->sources());
    connect(dialog->sources(), &SourcesPage::synchronised, this,
            [this](const QString &source, const SyncReport &report) { noteSync(source, report); });
    connect(dialog->policy(), &PolicyPage::selectRequested, d->session, &Session::select);
    dialog->setPage(SettingsDialog::Page(which));
    dialog->open();
}

void MainWindow::showKeys()
{
    (new KeysDialog(*d->actions, this))->open();
}

void MainWindow::showAbout()
{
    d->prompts->message(this, tr("Credence %1").arg(QApplication::applicationVersion()),
                        tr("Inspector and curator for the long-term memory of AI agents. Apache License 2.0. "
                           "It works on local files; only the models that you name are ever contacted."),
                        tr("Built with Qt %1, SQLite, nlohmann_json, {fmt}, libsodium and utf8proc.\n"
                           "Typeface: Inter (SIL Open Font License). Icons: Lucide (ISC).")
                            .arg(QString::fromLatin1(qVersion())));
}

void MainWindow::noteRecent(const QString &path)
{
    if (d->memory == Memory::Forget)
        return;
    Settings &settings = Settings::instance();
    QStringList recent = settings.get(settings::kRecentStores);
    recent.removeAll(path);
    recent.prepend(path);
    settings.set(settings::kRecentStores, recent.mid(0, kRecentKept));
}

void MainWindow::remember()
{
    if (d->memory == Memory::Forget)
        return;
    Settings &settings = Settings::instance();
    settings.set(settings::kGeometry, saveGeometry());
    settings.set(settings::kInspectView, QString::fromLatin1(nameOfView(d->inspect->view())));
    settings.set(settings::kInspectDetails, d->detailsOpen.value(QStringLiteral("inspect"), true));
    settings.set(settings::kReflectDetails, d->detailsOpen.value(QStringLiteral("reflect"), false));
    settings.set(settings::kReviewDetails, d->detailsOpen.value(QStringLiteral("review"), false));
    settings.set(settings::kTuneDetails, d->detailsOpen.value(QStringLiteral("tune"), false));
    if (const QByteArray state = d->tune->saveState(); !state.isEmpty())
        settings.set(settings::kTuneState, state);
    settings.set(settings::kReviewState, d->review->saveState());
    settings.set(settings::kAuditDetails, d->detailsOpen.value(QStringLiteral("audit"), true));
    settings.set(settings::kAuditState, d->audit->saveState());
    settings.set(settings::kReflectView, QString::fromLatin1(nameOfView(d->reflect->view())));
    settings.set(settings::kReflectState, d->reflect->saveState());
    settings.set(settings::kWorkspace, d->workspace);
    rememberPlace();
    if (d->session->isOpen()) {
        const QByteArray state = d->inspect->saveState();
        if (!state.isEmpty())
            settings.set(settings::kInspectState, state);
        if (!d->overlay && d->details->isVisible())
            settings.set(settings::kInspectDetailsWidth, qRound(d->details->width() / Theme::instance().scale()));
    }
}

void MainWindow::rememberPlace()
{
    if (!d->session->isOpen())
        return;
    Settings &settings = Settings::instance();
    const QVariantMap before = settings.get(settings::kStorePlaces);
    QVariantMap places; // of the recent stores only
    for (const QString &path : settings.get(settings::kRecentStores)) {
        if (before.contains(path))
            places.insert(path, before.value(path));
    }
    QVariantMap place{{QStringLiteral("scope"), d->session->scope()},
                      {QStringLiteral("filter"), d->inspect->filterWords()},
                      {QStringLiteral("inspect"), d->inspect->place()},
                      {QStringLiteral("review"), d->review->place()},
                      {QStringLiteral("audit"), d->audit->place()}};
    const auto snapshot = d->session->snapshot();
    const Node node = snapshot ? snapshot->find(d->session->selection()) : kNoNode;
    if (node != kNoNode) {
        place.insert(QStringLiteral("memory"), qlonglong(d->session->selection().value));
        place.insert(QStringLiteral("created"), qlonglong(snapshot->row(node).created));
    }
    places.insert(d->session->path(), place);
    settings.set(settings::kStorePlaces, places);
}

// Once the store can be looked at: the scope first, then what was selected, if it is still the same memory.
void MainWindow::returnToPlace()
{
    const auto snapshot = d->session->snapshot();
    if (d->place.isEmpty() || !snapshot)
        return;
    const QString scope = d->place.take(QStringLiteral("scope")).toString();
    if (!scope.isEmpty() && scope != d->session->scope()) {
        const std::vector<ScopeInfo> scopes = d->session->scopes();
        if (std::any_of(scopes.begin(), scopes.end(),
                        [&](const ScopeInfo &info) { return QString::fromStdString(info.id) == scope; })) {
            d->session->setScope(scope); // another snapshot follows
            return;
        }
    }
    const QVariantMap place = std::exchange(d->place, {});
    d->inspect->setFilterWords(place.value(QStringLiteral("filter")).toString());
    d->inspect->setPlace(place.value(QStringLiteral("inspect")).toMap());
    d->review->setPlace(place.value(QStringLiteral("review")).toMap());
    d->audit->setPlace(place.value(QStringLiteral("audit")).toMap());
    const MemoryKey key{place.value(QStringLiteral("memory")).toLongLong()};
    const Node node = key && !d->session->selection() ? snapshot->find(key) : kNoNode;
    if (node != kNoNode && snapshot->row(node).created == place.value(QStringLiteral("created")).toLongLong())
        d->session->select(key);
}

void MainWindow::restore()
{
    setWorkspace(workspaceNames().first());
    if (d->memory == Memory::Forget)
        return;
    const Settings &settings = Settings::instance();
    const QByteArray geometry = settings.get(settings::kGeometry);
    if (!geometry.isEmpty())
        restoreGeometry(geometry);
    ScreenFit::fit(this);
    setView(settings.get(settings::kInspectView));
    const QByteArray state = settings.get(settings::kInspectState);
    if (!state.isEmpty())
        d->inspect->restoreState(state);
    d->detailsOpen[QStringLiteral("inspect")] = settings.get(settings::kInspectDetails);
    d->detailsOpen[QStringLiteral("reflect")] = settings.get(settings::kReflectDetails);
    d->detailsOpen[QStringLiteral("review")] = settings.get(settings::kReviewDetails);
    d->detailsOpen[QStringLiteral("tune")] = settings.get(settings::kTuneDetails);
    d->tune->restoreState(settings.get(settings::kTuneState));
    d->review->restoreState(settings.get(settings::kReviewState));
    d->detailsOpen[QStringLiteral("audit")] = settings.get(settings::kAuditDetails);
    d->audit->restoreState(settings.get(settings::kAuditState));
    const QString reflectView = settings.get(settings::kReflectView);
    for (const ReflectViewSpec &spec : kReflectViews) {
        if (reflectView == QLatin1String(spec.name))
            d->reflect->setView(spec.view);
    }
    d->reflect->setRemembers(true);
    d->reflect->restoreState(settings.get(settings::kReflectState));
    const QString workspace = settings.get(settings::kWorkspace);
    if (workspaceNames().contains(workspace))
        setWorkspace(workspace);
    (*d->actions)[Act::Details]->setChecked(detailsOpen());
    d->details->setVisible(detailsOpen());
    const bool bar = settings.get(settings::kMenuBar);
    (*d->actions)[Act::MenuBar]->setChecked(bar);
    menuBar()->setVisible(bar);
}

bool MainWindow::event(QEvent *event)
{
    if (event->type() == QEvent::StatusTip) {
        d->status->showTip(static_cast<QStatusTipEvent *>(event)->tip());
        return true;
    }
    return QMainWindow::event(event);
}

void MainWindow::closeEvent(QCloseEvent *event)
{
    if (!d->mayClose && d->review->unsaved() > 0) {
        event->ignore();
        unlessUnsaved([this] {
            d->mayClose = true;
            close();
        });
        return;
    }
    remember();
    d->help->close();
    QMainWindow::closeEvent(event);
}

void MainWindow::resizeEvent(QResizeEvent *event)
{
    QMainWindow::resizeEvent(event);
    placePalette();
    placeDetails();
}

void MainWindow::dragEnterEvent(QDragEnterEvent *event)
{
    if (firstLocalPath(event->mimeData()).isEmpty())
        return;
    event->acceptProposedAction();
    d->welcome->setDropHover(true);
    d->status->showTip(tr("Drop it here to open or import it"));
}

void MainWindow::dragLeaveEvent(QDragLeaveEvent *)
{
    d->welcome->setDropHover(false);
    d->status->showTip({});
}

void MainWindow::dropEvent(QDropEvent *event)
{
    d->welcome->setDropHover(false);
    d->status->showTip({});
    const QString path = firstLocalPath(event->mimeData());
    if (path.isEmpty())
        return;
    event->acceptProposedAction();
    openPath(path);
}

} // namespace credence::ui

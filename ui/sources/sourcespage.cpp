// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "sources/sourcespage.h"

#include "jobs/jobrunner.h"
#include "models/roles.h"
#include "settings/settings.h"
#include "shell/importjob.h"
#include "shell/recentrow.h"
#include "shell/theme.h"
#include "sources/handbackdialog.h"
#include "sources/mirrorsmodel.h"
#include "sources/syncdialog.h"
#include "tune/tunetable.h"
#include "widgets/button.h"
#include "widgets/columnwidth.h"
#include "widgets/corewords.h"
#include "widgets/emptystate.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/paneheader.h"
#include "widgets/prompts.h"
#include "widgets/roomy.h"
#include "widgets/whenshown.h"

#include <credence/sources.h>

#include <QAction>
#include <QClipboard>
#include <QFile>
#include <QFileInfo>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QSortFilterProxyModel>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <filesystem>

namespace credence::ui {

struct SourcesPage::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    MirrorsModel *model = nullptr;
    QSortFilterProxyModel *sorted = nullptr;
    PaneHeader *head = nullptr;
    TuneTable *view = nullptr;
    QStackedLayout *stack = nullptr;
    EmptyState *empty = nullptr;
    TextBlock *about = nullptr;
    QAction *sync = nullptr, *watch = nullptr, *path = nullptr, *forget = nullptr, *handBack = nullptr, *copy = nullptr,
            *import = nullptr;
    JobHandle reading, writing;
    bool loaded = false;
    WhenShown *reads = nullptr;
};

SourcesPage::SourcesPage(Session *session, Prompts *prompts, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->prompts = prompts;
    setObjectName(QStringLiteral("sources"));
    keepLeastWidth(this, 320); // and as high as its lines need
    build();
    d->reads = new WhenShown(this, [this] { reload(); });
    connect(session, &Session::snapshotChanged, d->reads, &WhenShown::ask);
    connect(session, &Session::opened, d->reads, &WhenShown::ask);
    connect(session, &Session::closed, this, [this] {
        d->reads->forget();
        reload();
    });
    d->reads->ask();
}

SourcesPage::~SourcesPage()
{
    d->reading.cancel();
}

MirrorsModel *SourcesPage::model() const
{
    return d->model;
}

QTreeView *SourcesPage::view() const
{
    return d->view;
}

QList<QAction *> SourcesPage::actions() const
{
    return {d->sync, d->watch, d->path, d->forget, d->handBack, d->copy};
}

bool SourcesPage::busy() const
{
    return d->reading.running() || d->writing.running();
}

void SourcesPage::focusFirst()
{
    d->view->setFocus(Qt::ShortcutFocusReason);
}

void SourcesPage::build()
{
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    d->head = new PaneHeader(tr("Sources"), this);
    all->addWidget(d->head);

    auto *middle = new QWidget(this);
    d->stack = new QStackedLayout(middle);
    d->model = new MirrorsModel(this);
    d->sorted = new QSortFilterProxyModel(this);
    d->sorted->setSourceModel(d->model);
    d->sorted->setSortRole(SortRole);
    d->sorted->setSortLocaleAware(true);
    d->view = new TuneTable(tr("Sources of the store"), 1, middle);
    d->view->setObjectName(QStringLiteral("sources.view"));
    d->view->setModel(d->sorted);
    d->view->setSortingEnabled(true);
    d->view->sortByColumn(-1, Qt::AscendingOrder); // as they came
    QHeaderView *header = d->view->header();
    header->setSectionsClickable(true);
    header->setSectionResizeMode(MirrorsModel::Source, QHeaderView::Stretch);
    const std::array<int, MirrorsModel::Columns> widths{240, 130, 88, 64, 84, 68, 104, 124};
    for (int column = 1; column < MirrorsModel::Columns; ++column) {
        header->setSectionResizeMode(column, QHeaderView::Interactive);
        setColumnWidth(header, column, widths[std::size_t(column)]);
    }
    d->empty =
        new EmptyState(tr("No source"), tr("What is imported stands here, so that it can be kept in step."), middle);
    d->empty->setObjectName(QStringLiteral("sources.empty"));
    d->stack->addWidget(d->empty);
    d->stack->addWidget(d->view);
    all->addWidget(middle, 1);

    const auto make = [this](const char *name, const QString &text, const QString &tip, const char *iconName,
                             auto then) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        if (iconName)
            action->setIcon(icon(QString::fromLatin1(iconName)));
        connect(action, &QAction::triggered, this, then);
        d->view->addAction(action);
        return action;
    };
    d->sync = make("sources.sync", tr("Synchronise…"), tr("Show what changed there, and take it in"),
                   "arrow-left-right", [this] { synchronise(); });
    d->watch = make("sources.watch", tr("Watch"), tr("Take in what is new there by itself while the store is open"),
                    nullptr, [this](bool on) { watch(on); });
    d->watch->setCheckable(true);
    d->path = make("sources.path", tr("Change path…"), tr("The source was moved"), "folder", [this] { changePath(); });
    d->handBack = make("sources.handBack", tr("Hand back…"),
                       tr("Say what was decided here in a form that the source's owner can use"), "undo-2",
                       [this] { handBack(); });
    d->forget = make("sources.forget", tr("Forget source…"), tr("Stop keeping in step; its memories stay"), "x",
                     [this] { forget(); });
    d->copy =
        make("sources.copy", tr("Copy the path"), tr("Put the path of the source on the clipboard"), "copy", [this] {
            if (const Mirror *mirror = chosen())
                QGuiApplication::clipboard()->setText(oneLine(mirror->path));
        });
    d->copy->setShortcut(QKeySequence::Copy);
    d->copy->setShortcutContext(Qt::WidgetShortcut);
    d->view->setContextMenuPolicy(Qt::ActionsContextMenu);

    auto *foot = new QHBoxLayout;
    foot->setContentsMargins(16, 10, 16, 10);
    foot->setSpacing(8);
    const auto button = [&](QAction *action, ButtonKind kind) {
        auto *made = new Button(action, kind, this);
        made->setObjectName(action->objectName() + QStringLiteral("Button"));
        made->setAutoDefault(false);
        foot->addWidget(made);
    };
    button(d->sync, ButtonKind::Rest);
    button(d->watch, ButtonKind::Rest);
    button(d->path, ButtonKind::Rest);
    button(d->handBack, ButtonKind::Rest);
    button(d->forget, ButtonKind::Destructive);
    d->about = new TextBlock({}, Type::Secondary, Tone::Dim, 400, this);
    foot->addWidget(d->about, 1);
    all->addLayout(foot);

    connect(d->view->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] { updateState(); });
    connect(d->view, &TuneTable::enterPressed, this, [this] { d->sync->trigger(); });
    connect(d->view, &TuneTable::deletePressed, this, [this] { d->forget->trigger(); });
    connect(d->view, &QTreeView::doubleClicked, this, [this] { d->sync->trigger(); });
    updateState();
}

const Mirror *SourcesPage::chosen() const
{
    const QModelIndex index = d->sorted->mapToSource(d->view->currentIndex());
    return index.isValid() ? &d->model->row(index.row()).mirror : nullptr;
}

void SourcesPage::updateState()
{
    const Mirror *mirror = chosen();
    const bool open = d->session->isOpen();
    const bool writable = open && d->session->writable();
    const bool idle = !d->writing.running();
    d->sync->setEnabled(mirror && open);
    d->copy->setEnabled(mirror != nullptr);
    // Our own form keeps ids, so that an export of the store says it all.
    const bool ours = mirror && mirror->format == "credence-jsonl";
    d->handBack->setEnabled(mirror && open && !ours);
    d->watch->setEnabled(mirror && writable && idle);
    d->watch->setChecked(mirror && mirror->watched);
    d->path->setEnabled(mirror && writable && idle);
    d->forget->setEnabled(mirror && writable && idle);
    QStringList about;
    if (mirror && mirror->watched)
        about << tr("What is new there is taken in; what is gone there waits for you.");
    if (ours)
        about << tr("What was decided here goes out by Export….");
    d->about->setText(about.join(QLatin1Char(' ')));
    const int count = d->model->rowCount();
    d->head->setFacts(count > 0 ? tr("%1, only read").arg(figure(count)) : QString());
    if (count > 0) {
        d->stack->setCurrentWidget(d->view);
        return;
    }
    if (!open)
        d->empty->setTexts(tr("No store is open"), tr("Its sources stand here once one is."));
    else if (!d->loaded)
        d->empty->setTexts(tr("Looking"), tr("The sources are looked for where they were."));
    else
        d->empty->setTexts(tr("No source"), tr("What is imported stands here, so that it can be kept in step."));
    d->stack->setCurrentWidget(d->empty);
}

void SourcesPage::reload()
{
    if (!d->session->isOpen()) {
        d->reading.cancel();
        d->loaded = false;
        d->model->setRows({});
        updateState();
        return;
    }
    using Rows = std::vector<MirrorRow>;
    d->reading = JobRunner::instance().run<Rows>(
        this, QStringLiteral("read"), {},
        [store = d->session->store()](std::stop_token stop, const Progress &) { return readMirrorRows(*store, stop); },
        [this](Result<Rows> rows) {
            if (!rows) {
                if (rows.error().code != Errc::Cancelled)
                    Q_EMIT failed(tr("The sources can’t be read."), coreWords(rows.error().message));
                return;
            }
            d->loaded = true;
            d->model->setRows(std::move(*rows));
            if (!d->view->currentIndex().isValid() && d->model->rowCount() > 0)
                d->view->setCurrentIndex(d->sorted->index(0, 0));
            updateState();
        });
    updateState();
}

void SourcesPage::synchronise()
{
    const Mirror *mirror = chosen();
    if (!mirror)
        return;
    auto *dialog = new SyncDialog(d->session, d->prompts, *mirror, this);
    connect(dialog, &SyncDialog::synchronised, this, [this, name = sourceName(mirror->path)](const SyncReport &report) {
        Q_EMIT synchronised(name, report);
        reload();
    });
    dialog->open();
}

void SourcesPage::watch(bool on)
{
    const Mirror *mirror = chosen();
    if (!mirror)
        return;
    Mirror changed = *mirror;
    changed.watched = on;
    change(changed);
}

void SourcesPage::change(const Mirror &mirror, bool moved)
{
    const Cause cause{reviewerName().toStdString(), "gui", {}};
    d->writing = JobRunner::instance().run<LedgerNumber>(
        this, QStringLiteral("write"), {},
        [mirror, moved, cause, store = d->session->store()](std::stop_token stop,
                                                            const Progress &progress) -> Result<LedgerNumber> {
            if (!moved)
                return store->setMirror(mirror, cause);
            const auto there = readMirror(mirror, stop, progress); // it has to be this source
            return there ? store->setMirror(mirror, cause, &*there) : Result<LedgerNumber>(there.error());
        },
        [this](const Result<LedgerNumber> &entry) {
            if (!entry)
                Q_EMIT failed(tr("The source was not changed."), coreWords(entry.error().message));
            reload();
        });
    updateState();
}

void SourcesPage::changePath()
{
    const Mirror *mirror = chosen();
    if (!mirror)
        return;
    const QString old = QFile::decodeName(QByteArray::fromStdString(mirror->path));
    const auto done = [this, mirror = *mirror](const QString &path) { move(mirror, path); };
    // What was a folder is a folder; of what is gone, its name has to do.
    const QFileInfo info(old);
    const bool folder = info.exists() ? info.isDir() : info.suffix().isEmpty();
    if (folder)
        d->prompts->openFolder(this, tr("Where the source lies now"), info.absolutePath(), done);
    else
        d->prompts->openFile(this, tr("Where the source lies now"), info.absolutePath(), tr("All files (*)"), done);
}

// Not every file that a person can choose is what was read.
void SourcesPage::move(const Mirror &mirror, const QString &path)
{
    const QString whole = QFileInfo(path).canonicalFilePath();
    d->writing = JobRunner::instance().run<std::string>(
        this, QStringLiteral("detect"), {},
        [whole](std::stop_token, const Progress &) { return detectFormat(filePath(whole)); },
        [this, mirror, whole](const Result<std::string> &format) {
            if (!format || *format != mirror.format) {
                Q_EMIT failed(tr("The source was not changed."),
                              format ? tr("What lies there is recognised as %1, not as %2.")
                                           .arg(QString::fromStdString(*format), QString::fromStdString(mirror.format))
                                     : coreWords(format.error().message));
                updateState();
                return;
            }
            Mirror moved = mirror;
            moved.path = filePath(whole).string();
            change(moved, true);
        });
    updateState();
}

void SourcesPage::forget()
{
    const Mirror *mirror = chosen();
    if (!mirror)
        return;
    Question question;
    question.title = tr("Forget the source %1").arg(sourceName(mirror->path));
    question.text = tr("It is not kept in step any more. Its memories stay, and nothing changes at the source.");
    question.facts << tr("Memories from it\t%1").arg(figure(qlonglong(mirror->memories)));
    question.action = tr("Forget source");
    question.destructive = true;
    d->prompts->ask(this, question, [this, id = mirror->id](const std::optional<Answer> &answer) {
        if (!answer)
            return;
        const Cause cause{reviewerName().toStdString(), "gui", answer->reason.toStdString()};
        d->writing = JobRunner::instance().run<LedgerNumber>(
            this, QStringLiteral("write"), {},
            [id, cause, store = d->session->store()](std::stop_token, const Progress &) {
                return store->forgetMirror(id, cause);
            },
            [this](const Result<LedgerNumber> &entry) {
                if (!entry)
                    Q_EMIT failed(tr("The source was not forgotten."), coreWords(entry.error().message));
                reload();
            });
        updateState();
    });
}

void SourcesPage::handBack()
{
    if (const Mirror *mirror = chosen())
        (new HandBackDialog(d->session, d->prompts, *mirror, this))->open();
}

} // namespace credence::ui

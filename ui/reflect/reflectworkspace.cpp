// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/reflectworkspace.h"

#include "jobs/jobrunner.h"
#include "jobs/savebytes.h"
#include "reflect/callspane.h"
#include "reflect/comparepage.h"
#include "reflect/runcontroller.h"
#include "reflect/runpane.h"
#include "reflect/runsmodel.h"
#include "reflect/runspage.h"
#include "reflect/runwords.h"
#include "reflect/setuppane.h"
#include "reflect/sourcereader.h"
#include "settings/settings.h"
#include "shell/candidatedetails.h"
#include "shell/theme.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/prompts.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"
#include "widgets/splitter.h"
#include "widgets/whenshown.h"

#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QIODevice>
#include <QStackedLayout>
#include <QTimer>

#include <algorithm>

namespace credence::ui {

namespace {

// The widths of setup and calls by the width of the whole: 292 and 404 of 1208, 316 and 452 of 1328, 360 and 720 of
// 2488.
struct Widths {
    int whole, setup, calls;
};
constexpr Widths kWidths[] = {{0, 240, 260},    {900, 264, 300},  {1208, 292, 404},
                              {1328, 316, 452}, {2488, 360, 720}, {5000, 420, 1000}};

std::pair<int, int> usualWidths(int whole)
{
    for (std::size_t i = 1; i < std::size(kWidths); ++i) {
        const Widths &a = kWidths[i - 1], &b = kWidths[i];
        if (whole <= b.whole) {
            const auto at = [&](int from, int to) {
                return from + (to - from) * (whole - a.whole) / (b.whole - a.whole);
            };
            return {at(a.setup, b.setup), at(a.calls, b.calls)};
        }
    }
    return {420, 1000};
}

constexpr int kListDelay = 1000; // ms

QString runFileFilter()
{
    return ReflectWorkspace::tr("Runs (*.json);;All files (*)");
}

} // namespace

struct ReflectWorkspace::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    std::shared_ptr<ReflectBackend> backend;
    View view = View::NewRun;
    RunController *controller = nullptr;
    SourceReader *sources = nullptr;
    RunsModel *runsModel = nullptr;
    QStackedLayout *pages = nullptr;
    Splitter *split = nullptr;
    SetupPane *setup = nullptr;
    RunPane *run = nullptr;
    CallsPane *calls = nullptr;
    RunsPage *runs = nullptr;
    ComparePage *compare = nullptr;
    QList<QAction *> actions;
    QTimer listLater;
    WhenShown *lists = nullptr;
    std::string selectLater; // a candidate whose first source is to be selected
    bool reading = false, opening = false, again = false;
    bool placed = false, placing = false;
};

ReflectWorkspace::ReflectWorkspace(Session *session, Prompts *prompts, std::shared_ptr<ReflectBackend> backend,
                                   QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->prompts = prompts;
    d->backend = std::move(backend);
    setObjectName(QStringLiteral("reflect.workspace"));
    d->controller = new RunController(session, d->backend, this);
    d->sources = new SourceReader(session, this);
    d->runsModel = new RunsModel(this);
    build();

    d->lists = new WhenShown(this, [this] { reloadRuns(); });
    connect(session, &Session::opened, this, [this] {
        d->runs->setStoreOpen(true);
        d->lists->ask();
        runShown();
    });
    connect(session, &Session::closed, this, [this] {
        d->lists->forget();
        d->runsModel->setRuns({});
        d->runs->setStoreOpen(false);
        Q_EMIT runCountChanged(0);
    });
    // An agent may write all the time; the list need not follow each of its episodes.
    d->listLater.setSingleShot(true);
    d->listLater.setInterval(kListDelay);
    connect(&d->listLater, &QTimer::timeout, d->lists, &WhenShown::ask);
    connect(session, &Session::storeChanged, this, [this] { d->listLater.start(); });
    connect(session, &Session::snapshotChanged, this, [this] { runShown(); });
    if (session->isOpen()) {
        d->runs->setStoreOpen(true);
        d->lists->ask();
    }
    runShown();
}

ReflectWorkspace::~ReflectWorkspace() = default;

void ReflectWorkspace::clearKeptReplies(QWidget *over)
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    const std::filesystem::path folder = cacheFolder(store->info().path);
    Question question;
    question.title = tr("Clear the kept replies");
    question.text = tr("Replies of models that lie beside this store are deleted. Runs keep theirs.");
    question.facts << tr("Folder") + QLatin1Char('\t') + QFile::decodeName(folder.c_str());
    question.action = tr("Clear");
    question.destructive = true;
    d->prompts->ask(over, question, [this, folder](const std::optional<Answer> &answer) {
        if (!answer)
            return;
        JobRunner::instance().run<bool>(
            this, QStringLiteral("clearReplies"), {},
            [folder](std::stop_token, const Progress &) -> Result<bool> {
                createResponseCache(folder)->clear();
                return true;
            },
            [this](const Result<bool> &) { Q_EMIT message(tr("The kept replies are cleared.")); });
    });
}

void ReflectWorkspace::build()
{
    d->pages = new CurrentLayout(this);
    d->pages->setContentsMargins(0, 0, 0, 0);
    d->split = new Splitter(Qt::Horizontal, this);
    d->split->setObjectName(QStringLiteral("reflect.splitter"));
    d->setup = new SetupPane(d->session, d->controller, d->backend, d->split);
    d->run = new RunPane(d->controller, d->split);
    d->calls = new CallsPane(d->session, d->controller, d->sources, d->split);
    d->split->addWidget(d->setup);
    d->split->addWidget(d->run);
    d->split->addWidget(d->calls);
    d->split->setStretchFactor(0, 0);
    d->split->setStretchFactor(1, 1);
    d->split->setStretchFactor(2, 0);
    d->runs = new RunsPage(d->runsModel, this);
    d->compare = new ComparePage(d->session, d->runsModel, this);
    d->pages->addWidget(d->split);
    d->pages->addWidget(d->runs);
    d->pages->addWidget(d->compare);
    d->actions << d->setup->actions() << d->run->actions() << d->runs->actions() << d->compare->actions();
    for (QAction *action : std::as_const(d->actions)) {
        if (action->objectName() != QLatin1String("reflect.copyCandidate")) // its key belongs to the list
            addAction(action);
    }

    connect(d->split, &QSplitter::splitterMoved, this, [this] {
        if (!d->placing)
            d->placed = true;
    });
    connect(d->controller, &RunController::runChanged, this, [this] {
        d->calls->setMaxAttempts(d->setup->maxAttempts());
        runShown();
        std::vector<std::string> ids;
        for (const Candidate &candidate : d->controller->record().candidates) {
            for (const CandidateEvidence &evidence : candidate.evidence) {
                if (ids.size() < 2000)
                    ids.push_back(evidence.id.value);
            }
        }
        d->sources->request(ids);
        if (d->controller->finished())
            d->calls->showCandidate(d->run->selected());
    });
    connect(d->controller, &RunController::ended, this, [this] {
        runShown();
        Q_EMIT idle();
    });
    connect(d->controller, &RunController::kept, this, [this] { reloadRuns(); });
    connect(d->controller, &RunController::failed, this, &ReflectWorkspace::failed);
    connect(d->controller, &RunController::message, this, &ReflectWorkspace::message);
    connect(d->setup, &SetupPane::idle, this, &ReflectWorkspace::idle);
    connect(d->setup, &SetupPane::modelsRequested, this, &ReflectWorkspace::modelsRequested);
    connect(d->setup, &SetupPane::clearKeptReplies, this, [this] { clearKeptReplies(this); });

    connect(d->run, &RunPane::candidateSelected, this, [this](const QString &id) {
        const Candidate *candidate = id.isEmpty() ? nullptr : d->run->selected();
        d->calls->showCandidate(candidate);
        d->selectLater = candidate && !d->run->filling() ? candidate->id : std::string();
        selectEvidence();
        if (d->selectLater.empty())
            announceCandidate(true);
    });
    connect(d->sources, &SourceReader::ready, this, [this] { selectEvidence(); });
    connect(d->run, &RunPane::replyRequested, this,
            [this](int call, const QString &claim) { d->calls->showClaim(call, claim); });
    connect(d->run, &RunPane::sourceRequested, this, [this](const QString &id, int place) {
        for (const Candidate &candidate : d->controller->record().candidates) {
            if (candidate.id != id.toStdString() || place < 0 || place >= int(candidate.evidence.size()))
                continue;
            d->calls->showCandidate(&candidate);
            const CandidateEvidence &evidence = candidate.evidence[std::size_t(place)];
            if (evidence.shown > 0)
                d->calls->showSource(evidence.shown);
            const SourceReader::Source *source = d->sources->find(evidence.id.value);
            if (source && !source->missing) {
                announceCandidate(false);
                d->session->select(source->memory.key);
            }
        }
    });
    connect(d->calls, &CallsPane::sourceChosen, this, [this](MemoryKey key) {
        announceCandidate(false);
        d->session->select(key);
    });

    connect(d->run->discardAction(), &QAction::triggered, this, [this] { discardShown(); });
    connect(d->run->saveAction(), &QAction::triggered, this, [this] { saveShown(); });
    connect(d->run->sendAction(), &QAction::triggered, this, [this] { send(); });
    connect(d->run->replayAction(), &QAction::triggered, this, [this] { replay(RunRecord(d->controller->record())); });
    connect(d->runs, &RunsPage::replayRequested, this, [this](const QString &id) {
        const std::shared_ptr<Store> store = d->session->store();
        if (!store)
            return;
        if (d->controller->running()) {
            Q_EMIT failed(tr("A run is under way."), tr("Stop it, or wait until it is over."));
            return;
        }
        JobRunner::instance().run<RunRecord>(
            this, QStringLiteral("openRun"), {},
            [store, wanted = id.toStdString()](std::stop_token, const Progress &) { return findRun(*store, wanted); },
            [this](const Result<RunRecord> &record) {
                if (record)
                    replay(*record);
                else
                    Q_EMIT failed(tr("The run can’t be replayed."), sentence(coreWords(record.error().message)));
            });
    });
    connect(d->run->setupAction(), &QAction::triggered, this, [this] {
        d->setup->take(d->controller->record());
        setView(View::NewRun);
    });
    connect(d->runs, &RunsPage::openRequested, this, [this](const QString &id) { openRun(id); });
    connect(d->runs, &RunsPage::compareRequested, this, &ReflectWorkspace::compareRuns);
    connect(d->runs, &RunsPage::deleteRequested, this, &ReflectWorkspace::deleteRun);
    connect(d->runs, &RunsPage::newRunRequested, this, [this] {
        setView(View::NewRun);
        d->setup->focusFirst();
    });
    connect(d->runs, &RunsPage::openFileRequested, this, [this] {
        d->prompts->openFile(this, tr("Open a run file"), Settings::instance().get(settings::kLastFolder),
                             runFileFilter(), [this](const QString &path) { openRun(path); });
    });
    connect(d->compare, &ComparePage::failed, this, &ReflectWorkspace::failed);
    connect(d->compare, &ComparePage::idle, this, &ReflectWorkspace::idle);
    connect(d->compare, &ComparePage::sendRequested, this, [this] { sendChosen(); });
    connect(d->compare, &ComparePage::exportRequested, this, [this] { exportComparison(); });
    connect(d->compare, &ComparePage::openRequested, this, [this](const QString &id, int call) { openRun(id, call); });
}

// The shared selection follows a chosen candidate: what it rests on first, as soon as that is known.
void ReflectWorkspace::selectEvidence()
{
    const Candidate *candidate = d->selectLater.empty() ? nullptr : d->run->selected();
    if (!candidate || candidate->id != d->selectLater)
        return;
    for (const CandidateEvidence &evidence : candidate->evidence) {
        if (evidence.role == Role::Contradicts)
            continue;
        const SourceReader::Source *source = d->sources->find(evidence.id.value);
        if (!source)
            return; // ready() follows
        if (source->missing)
            continue;
        d->selectLater.clear();
        d->session->select(source->memory.key);
        announceCandidate(true);
        return;
    }
    d->selectLater.clear();
    announceCandidate(true);
}

QList<QAction *> ReflectWorkspace::actions() const
{
    return d->actions;
}
RunController *ReflectWorkspace::controller() const
{
    return d->controller;
}
SetupPane *ReflectWorkspace::setup() const
{
    return d->setup;
}
RunPane *ReflectWorkspace::run() const
{
    return d->run;
}
CallsPane *ReflectWorkspace::calls() const
{
    return d->calls;
}
RunsPage *ReflectWorkspace::runs() const
{
    return d->runs;
}
ComparePage *ReflectWorkspace::compare() const
{
    return d->compare;
}
ReflectWorkspace::View ReflectWorkspace::view() const
{
    return d->view;
}

QList<ReflectWorkspace::View> ReflectWorkspace::views()
{
    return {View::NewRun, View::Runs, View::Compare};
}

QString ReflectWorkspace::viewName(View view)
{
    switch (view) {
    case View::NewRun:
        return tr("New run");
    case View::Runs:
        return tr("Runs");
    case View::Compare:
        return tr("Compare");
    }
    return {};
}

int ReflectWorkspace::runCount() const
{
    return d->runsModel->rowCount();
}

void ReflectWorkspace::setView(View view)
{
    if (!views().contains(view))
        return;
    const bool other = d->view != view;
    d->view = view;
    switch (view) {
    case View::NewRun:
        d->pages->setCurrentWidget(d->split);
        break;
    case View::Runs:
        d->pages->setCurrentWidget(d->runs);
        break;
    case View::Compare:
        d->pages->setCurrentWidget(d->compare);
        d->compare->compare({}, {});
        break;
    }
    if (other) {
        Q_EMIT viewChanged(view);
        announceCandidate(true);
    }
}

void ReflectWorkspace::reloadRuns()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    if (d->reading) {
        d->again = true;
        return;
    }
    d->reading = true;
    struct Listed {
        std::vector<RunInfo> runs;
        std::vector<std::string> problems;
    };
    JobRunner::instance().run<Listed>(
        this, QStringLiteral("runs"), {},
        [store](std::stop_token, const Progress &) -> Result<Listed> {
            Listed listed;
            Result<std::vector<RunInfo>> found = credence::runs(*store, {}, &listed.problems);
            if (!found)
                return found.error();
            listed.runs = std::move(*found);
            return listed;
        },
        [this](Result<Listed> listed) {
            d->reading = false;
            if (listed) {
                QStringList problems;
                for (const std::string &problem : listed->problems)
                    problems << sentence(coreWords(problem));
                d->runsModel->setRuns(std::move(listed->runs));
                d->runs->setProblems(problems);
            } else if (listed.error().code != Errc::Cancelled) {
                d->runs->setProblems({sentence(coreWords(listed.error().message))});
            }
            runShown();
            Q_EMIT runCountChanged(runCount());
            if (d->again) {
                d->again = false;
                reloadRuns();
                return;
            }
            if (d->view == View::Compare && !d->compare->recordA())
                d->compare->compare({}, {});
            Q_EMIT idle();
        });
}

// The number of a run under way is the next one.
void ReflectWorkspace::runShown()
{
    const RunController &controller = *d->controller;
    const int kept = d->runsModel->numberOf(controller.record().id);
    d->run->setRunNumber(!controller.hasRun() ? 0 : controller.running() || kept == 0 ? runCount() + 1 : kept);
    const std::shared_ptr<Store> store = d->session->store();
    const QString why = store ? coreWords(store->info().accessReason) : QString();
    d->run->setWritable(d->session->writable(), why);
    d->compare->setWritable(d->session->writable());
    if (controller.finished() && kept > 0) {
        const RunInfo &info = d->runsModel->run(d->runsModel->rowOf(controller.record().id));
        if (info.queued != controller.queued())
            d->controller->setQueued(info.queued);
    }
}

void ReflectWorkspace::openRun(const QString &idOrFile, int call)
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    if (d->controller->running()) {
        Q_EMIT failed(tr("A run is under way."), tr("Stop it, or wait until it is over."));
        return;
    }
    d->opening = true;
    struct Opened {
        RunRecord record;
        bool queued = false;
        QString file;
    };
    JobRunner::instance().run<Opened>(
        this, QStringLiteral("openRun"), {},
        [store, wanted = idOrFile.toStdString()](std::stop_token, const Progress &) -> Result<Opened> {
            Result<RunRecord> record = findRun(*store, wanted);
            if (!record)
                return record.error();
            Opened opened{std::move(*record), false, {}};
            std::error_code ignored;
            const std::filesystem::path kept = runsFolder(store->info().path) / (opened.record.id + ".json");
            if (std::filesystem::exists(kept, ignored))
                opened.file = QFile::decodeName(kept.c_str());
            if (const Result<std::vector<RunInfo>> all = credence::runs(*store)) {
                for (const RunInfo &info : *all)
                    opened.queued = opened.queued || (info.id == opened.record.id && info.queued);
            }
            return opened;
        },
        [this, idOrFile, call](Result<Opened> opened) {
            d->opening = false;
            if (opened) {
                d->controller->show(std::move(opened->record), opened->queued, opened->file);
                setView(View::NewRun);
                if (call > 0)
                    d->calls->showCall(call);
            } else if (opened.error().code != Errc::Cancelled) {
                const QString why = sentence(coreWords(opened.error().message));
                Q_EMIT failed(tr("The run can’t be opened."), why);
                Q_EMIT runFailed(idOrFile, why);
            }
            Q_EMIT idle();
        });
}

void ReflectWorkspace::compareRuns(const QString &a, const QString &b)
{
    d->compare->compare(a, b);
    setView(View::Compare);
}

void ReflectWorkspace::discardShown()
{
    const RunRecord &record = d->controller->record();
    Question question;
    question.title = tr("Throw this run away");
    question.text = tr("Its candidates, prompts and replies are deleted. The store is not changed: it never saw them.");
    question.facts << tr("Candidates") + QLatin1Char('\t') + figure(qlonglong(record.candidates.size()))
                   << tr("Calls") + QLatin1Char('\t') + figure(qlonglong(record.calls.size()));
    if (record.cost > 0)
        question.facts << tr("Paid for it") + QLatin1Char('\t') + moneyText(record.cost);
    question.action = tr("Throw away");
    question.destructive = true;
    const std::string id = record.id;
    d->prompts->ask(this, question, [this, id](const std::optional<Answer> &answer) {
        const std::shared_ptr<Store> store = d->session->store();
        if (!answer || !store || d->controller->running())
            return;
        const bool kept = !d->controller->file().isEmpty();
        d->controller->clear();
        if (!kept)
            return;
        JobRunner::instance().run<bool>(
            this, QStringLiteral("discard"), {},
            [store, id](std::stop_token, const Progress &) -> Result<bool> {
                const Result<void> done = discardRun(*store, id);
                if (!done)
                    return done.error();
                return true;
            },
            [this](const Result<bool> &done) {
                if (done)
                    Q_EMIT message(tr("The run was thrown away."));
                else
                    Q_EMIT failed(tr("The run’s file can’t be deleted."), sentence(coreWords(done.error().message)));
                reloadRuns();
            });
    });
}

void ReflectWorkspace::deleteRun(const QString &id)
{
    const int row = d->runsModel->rowOf(id.toStdString());
    if (row < 0)
        return;
    const RunInfo info = d->runsModel->run(row);
    Question question;
    question.title = tr("Delete the file of run %1").arg(d->runsModel->numberOf(info.id));
    question.text = info.queued ? tr("Its candidates stay in Review, and the store keeps its own record of the run.")
                                : tr("Its candidates, prompts and replies are deleted. The store is not changed.");
    question.facts << tr("File") + QLatin1Char('\t') + QFile::decodeName(info.file.c_str())
                   << tr("Candidates") + QLatin1Char('\t') + figure(qlonglong(info.candidates));
    question.action = tr("Delete file");
    question.destructive = true;
    d->prompts->ask(this, question, [this, info](const std::optional<Answer> &answer) {
        const std::shared_ptr<Store> store = d->session->store();
        if (!answer || !store)
            return;
        JobRunner::instance().run<bool>(
            this, QStringLiteral("discard"), {},
            [store, id = info.id](std::stop_token, const Progress &) -> Result<bool> {
                const Result<void> done = discardRun(*store, id);
                if (!done)
                    return done.error();
                return true;
            },
            [this, info](const Result<bool> &done) {
                if (!done) {
                    Q_EMIT failed(tr("The file can’t be deleted."), sentence(coreWords(done.error().message)));
                } else {
                    Q_EMIT message(tr("The file was deleted."));
                    if (d->controller->finished() && d->controller->record().id == info.id && !info.queued)
                        d->controller->clear();
                }
                reloadRuns();
            });
    });
}

void ReflectWorkspace::saveShown()
{
    const RunRecord record = d->controller->record();
    const QFileInfo store(d->session->path());
    const QString day = utcTime(record.started).left(10);
    const QString suggested =
        store.dir().filePath(store.completeBaseName() + QLatin1Char('-') + QString::fromStdString(record.preset) +
                             QLatin1Char('-') + day + QStringLiteral(".json"));
    d->prompts->saveFile(this, tr("Save the run"), suggested, runFileFilter(), [this, record](const QString &path) {
        const std::filesystem::path file(QFile::encodeName(path).toStdString());
        JobRunner::instance().run<bool>(
            this, QStringLiteral("saveRun"), {},
            [record, file](std::stop_token, const Progress &) -> Result<bool> {
                const Result<void> saved = saveRun(record, file);
                if (!saved)
                    return saved.error();
                return true;
            },
            [this, path](const Result<bool> &saved) {
                if (saved)
                    Q_EMIT message(tr("The run was saved to %1.").arg(QFileInfo(path).fileName()));
                else
                    Q_EMIT failed(tr("The run can’t be saved to %1.").arg(path),
                                  sentence(coreWords(saved.error().message)));
            });
    });
}

void ReflectWorkspace::send()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || !d->controller->finished() || d->controller->queued())
        return;
    const RunRecord record = d->controller->record();
    Cause cause;
    cause.who = reviewerName().toStdString();
    cause.channel = "gui";
    // Those like a past rejection arrive marked and out of sight, so that lifting it brings them back.
    std::vector<std::string> only = d->run->chosen();
    if (only.empty())
        return;
    const auto count = qlonglong(only.size());
    d->run->sendAction()->setEnabled(false);
    JobRunner::instance().run<LedgerNumber>(
        this, QStringLiteral("send"), tr("Sending to Review"),
        [store, record, only, cause](std::stop_token, const Progress &) {
            return store->queueRun(record, only, cause);
        },
        [this, record, count](Result<LedgerNumber> entry) {
            if (!entry) {
                d->controller->setQueued(entry.error().code == Errc::Conflict);
                Q_EMIT failed(tr("The candidates could not be sent."), sentence(coreWords(entry.error().message)));
                return;
            }
            if (d->controller->record().id == record.id)
                d->controller->setQueued(true);
            Q_EMIT ledgerEntry(*entry);
            Q_EMIT message(count == 1 ? tr("1 candidate waits in Review.")
                                      : tr("%1 candidates wait in Review.").arg(figure(count)));
            reloadRuns();
        });
}

// The same run once more from its own replies. What the store holds now is selected anew: where that leads to another
// prompt, its call says that no reply was recorded for it.
void ReflectWorkspace::replay(const RunRecord &record)
{
    if (d->controller->running() || record.calls.empty() || !d->session->store())
        return;
    RunController::Start start;
    start.request = requestOf(record);
    start.cassette = record.calls;
    start.estimate.calls = int(record.calls.size());
    start.estimate.selected = record.selected.size();
    setView(View::NewRun);
    d->controller->start(std::move(start));
    Q_EMIT message(tr("Replaying: nothing is sent, nothing is paid."));
}

// Details shows the candidate that is selected, with the memories behind it.
void ReflectWorkspace::announceCandidate(bool on)
{
    const Candidate *candidate =
        on && isVisible() && d->view == View::NewRun && !d->controller->running() ? d->run->selected() : nullptr;
    if (!candidate) {
        Q_EMIT candidateShown({});
        return;
    }
    auto shown = std::make_shared<ShownCandidate>();
    shown->candidate = *candidate;
    for (const CandidateEvidence &evidence : candidate->evidence) {
        const SourceReader::Source *source = d->sources->find(evidence.id.value);
        shown->sources.push_back(source && !source->missing ? std::optional<Memory>(source->memory) : std::nullopt);
    }
    Q_EMIT candidateShown(std::move(shown));
}

void ReflectWorkspace::sendChosen()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || !d->compare->recordA() || !d->compare->recordB())
        return;
    const ComparePage::Chosen chosen = d->compare->chosen();
    Cause cause;
    cause.who = reviewerName().toStdString();
    cause.channel = "gui";
    JobRunner::instance().run<std::vector<LedgerNumber>>(
        this, QStringLiteral("send"), tr("Sending to Review"),
        [store, chosen, a = *d->compare->recordA(), b = *d->compare->recordB(),
         cause](std::stop_token, const Progress &) -> Result<std::vector<LedgerNumber>> {
            std::vector<LedgerNumber> entries;
            for (const auto &[record, ids] : {std::pair{&a, &chosen.a}, std::pair{&b, &chosen.b}}) {
                if (ids->empty())
                    continue;
                Result<LedgerNumber> entry = store->queueRun(*record, *ids, cause);
                if (!entry)
                    return entry.error();
                entries.push_back(*entry);
            }
            return entries;
        },
        [this, chosen](Result<std::vector<LedgerNumber>> entries) {
            if (!entries) {
                Q_EMIT failed(tr("Not all that was chosen could be sent."),
                              sentence(coreWords(entries.error().message)));
            } else {
                for (const LedgerNumber entry : *entries)
                    Q_EMIT ledgerEntry(entry);
                const auto count = qlonglong(chosen.a.size() + chosen.b.size());
                Q_EMIT message(count == 1 ? tr("1 candidate waits in Review.")
                                          : tr("%1 candidates wait in Review.").arg(figure(count)));
                d->compare->clearChoice();
            }
            reloadRuns();
        });
}

void ReflectWorkspace::exportComparison()
{
    const QByteArray text = d->compare->markdown().toUtf8();
    if (text.isEmpty())
        return;
    const QFileInfo store(d->session->path());
    d->prompts->saveFile(this, tr("Export the comparison"),
                         store.dir().filePath(store.completeBaseName() + QStringLiteral("-comparison.md")),
                         tr("Markdown (*.md);;All files (*)"), [this, text](const QString &path) {
                             writeFile(path, text,
                                       tr("The comparison was written to %1.").arg(QFileInfo(path).fileName()));
                         });
}

void ReflectWorkspace::writeFile(const QString &path, const QByteArray &bytes, const QString &done)
{
    JobRunner::instance().run<bool>(
        this, QStringLiteral("write"), {},
        [path, bytes](std::stop_token, const Progress &) { return saveBytes(path, bytes); },
        [this, path, done](const Result<bool> &written) {
            if (written)
                Q_EMIT message(done);
            else
                Q_EMIT failed(tr("%1 can’t be written.").arg(path), sentence(coreWords(written.error().message)));
        });
}

void ReflectWorkspace::setRemembers(bool on)
{
    d->setup->setRemembers(on);
}

QByteArray ReflectWorkspace::saveState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << qint32(1) << (d->placed ? d->split->saveState() : QByteArray()) << d->calls->saveState()
        << d->compare->saveState() << d->runs->saveState();
    return state;
}

void ReflectWorkspace::restoreState(const QByteArray &state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    qint32 version = 0;
    QByteArray split, calls, compare;
    in >> version >> split >> calls >> compare;
    if (in.status() != QDataStream::Ok || version != 1)
        return;
    if (!split.isEmpty())
        d->placed = d->split->restoreState(split);
    d->calls->restoreState(calls);
    d->compare->restoreState(compare);
    QByteArray runs; // of the windows before there was none
    in >> runs;
    d->runs->restoreState(runs);
}

QList<QWidget *> ReflectWorkspace::panes() const
{
    switch (d->view) {
    case View::NewRun:
        return {d->setup, d->run, d->calls};
    case View::Runs:
        return {d->runs};
    case View::Compare:
        return d->compare->panes();
    }
    return {};
}

void ReflectWorkspace::focusFirst()
{
    d->setup->focusFirst();
}

bool ReflectWorkspace::busy() const
{
    return d->reading || d->opening || d->setup->busy() || d->compare->busy() || d->controller->running() ||
           d->sources->busy();
}

void ReflectWorkspace::placePanes()
{
    if (d->placed || d->split->width() <= 0)
        return;
    const Theme &theme = Theme::instance();
    const int whole = d->split->width() - 2 * d->split->handleWidth();
    const auto [setup, calls] = usualWidths(int(width() / theme.scale()));
    d->placing = true;
    d->split->setSizes(
        {theme.px(setup), std::max(theme.px(320), whole - theme.px(setup) - theme.px(calls)), theme.px(calls)});
    d->placing = false;
}

void ReflectWorkspace::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    d->pages->activate();
    placePanes();
}

void ReflectWorkspace::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    placePanes();
    announceCandidate(true);
}

void ReflectWorkspace::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    announceCandidate(false);
}

} // namespace credence::ui

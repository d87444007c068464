// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/reviewworkspace.h"

#include "jobs/jobrunner.h"
#include "reflect/sourcereader.h"
#include "review/candidatepane.h"
#include "review/commitsheet.h"
#include "review/evidencepane.h"
#include "review/policypage.h"
#include "review/queuepane.h"
#include "review/recheckpage.h"
#include "review/reviewcontroller.h"
#include "review/reviewwords.h"
#include "review/scanpage.h"
#include "settings/settings.h"
#include "shell/theme.h"
#include "widgets/glyphs.h"
#include "widgets/prompts.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"
#include "widgets/splitter.h"

#include <QDataStream>
#include <QIODevice>
#include <QKeyEvent>
#include <QStackedLayout>
#include <QStyle>
#include <QTimer>

#include <algorithm>
#include <array>

namespace credence::ui {

namespace {

// Queue and evidence by the width of the whole: 268 and 404 of 1208, 300 and 440 of 1328, so that all decisions stand
// on one line, 360 and 1128 of 2488.
struct Widths {
    int whole, queue, evidence;
};
constexpr Widths kWidths[] = {{0, 220, 260},    {900, 236, 290},   {1208, 268, 390},
                              {1328, 300, 440}, {2488, 360, 1128}, {5000, 420, 2400}};

std::pair<int, int> usualWidths(int whole)
{
    for (std::size_t i = 1; i < std::size(kWidths); ++i) {
        const Widths &a = kWidths[i - 1], &b = kWidths[i];
        if (whole <= b.whole) {
            const auto at = [&](int from, int to) {
                return from + (to - from) * (whole - a.whole) / (b.whole - a.whole);
            };
            return {at(a.queue, b.queue), at(a.evidence, b.evidence)};
        }
    }
    return {420, 2400};
}

constexpr int kFollow = 120; // ms

struct ViewWord {
    const char *id, *title, *tip;
};
constexpr ViewWord kOwnViews[] = {
    {"queue", QT_TRANSLATE_NOOP("credence::ui::ReviewWorkspace", "Queue"),
     QT_TRANSLATE_NOOP("credence::ui::ReviewWorkspace",
                       "What waits for a decision, and what is decided and not committed")},
    {"deferred", QT_TRANSLATE_NOOP("credence::ui::ReviewWorkspace", "Deferred"),
     QT_TRANSLATE_NOOP("credence::ui::ReviewWorkspace", "What was put off")},
    {"decided", QT_TRANSLATE_NOOP("credence::ui::ReviewWorkspace", "Decided"),
     QT_TRANSLATE_NOOP("credence::ui::ReviewWorkspace", "Approved, rejected and committed candidates")},
};
// Pages that addPages() adds, by id: --view must know them before there is a window.
constexpr std::array<const char *, 3> kFurtherViews{"recheck", "findings", "policy"};

QueueSection sectionOf(const QString &id)
{
    return id == QLatin1String("deferred")  ? QueueSection::Deferred
           : id == QLatin1String("decided") ? QueueSection::Decided
                                            : QueueSection::Queue;
}

QString viewOf(QueueSection section)
{
    return QString::fromLatin1(kOwnViews[int(section)].id);
}

} // namespace

struct ReviewWorkspace::Impl {
    struct Page {
        QString id, title, tip, count;
        QWidget *widget = nullptr;
        std::function<bool()> busy;
    };
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    ReviewController *controller = nullptr;
    SourceReader *reader = nullptr;
    QStackedLayout *pages = nullptr;
    Splitter *split = nullptr;
    QueuePane *queue = nullptr;
    CandidatePane *candidate = nullptr;
    EvidencePane *evidence = nullptr;
    CommitSheet *sheet = nullptr;
    ScanPage *findings = nullptr;
    QList<Page> more;
    QString view = QStringLiteral("queue");
    ReviewActions decide;
    QAction *next = nullptr, *previous = nullptr, *source = nullptr, *undo = nullptr, *commit = nullptr,
            *plain = nullptr, *keys = nullptr, *copy = nullptr;
    QList<QAction *> actions;
    QString selectLater;
    RecheckPage *doubts = nullptr;
    QTimer follow; // the shared selection follows when the keys rest
    bool everLoaded = false, sheetLater = false;
    bool placed = false, placing = false;
};

ReviewWorkspace::ReviewWorkspace(Session *session, Prompts *prompts, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->prompts = prompts;
    setObjectName(QStringLiteral("review.workspace"));
    d->controller = new ReviewController(session, this);
    d->reader = new SourceReader(session, this);
    build();
    addPages();
    connectParts();
    refreshActions();
}

ReviewWorkspace::~ReviewWorkspace() = default;

void ReviewWorkspace::build()
{
    d->pages = new CurrentLayout(this);
    d->pages->setContentsMargins(0, 0, 0, 0);
    d->split = new Splitter(Qt::Horizontal, this);
    d->split->setObjectName(QStringLiteral("review.splitter"));
    makeActions();
    d->queue = new QueuePane(d->controller, d->split);
    d->queue->setUndoAction(d->undo);
    d->candidate = new CandidatePane(d->session, d->controller, d->reader, d->prompts, d->decide, d->split);
    d->queue->setPinned([this] { return d->candidate->editing(); });
    d->evidence = new EvidencePane(d->session, d->reader, d->split);
    d->split->addWidget(d->queue);
    d->split->addWidget(d->candidate);
    d->split->addWidget(d->evidence);
    d->split->setStretchFactor(0, 0);
    d->split->setStretchFactor(1, 1);
    d->split->setStretchFactor(2, 0);
    d->pages->addWidget(d->split);
    d->sheet = new CommitSheet(d->controller, this);
    d->sheet->hide();
    d->actions << d->queue->actions();
    // Keys act from any of the three panes, and in none of the other pages.
    for (QAction *action : std::as_const(d->actions)) {
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        d->split->addAction(action);
    }
    d->actions << d->sheet->actions(); // their keys act in the sheet
    for (RowView *list : d->split->findChildren<RowView *>()) {
        if (list->objectName() != QLatin1String("review.beliefs")) // there they are words to find
            list->installEventFilter(this);
    }
}

void ReviewWorkspace::setBackend(const std::shared_ptr<ReflectBackend> &backend)
{
    d->doubts->setBackend(backend);
}

// Further pages of this workspace stand here, in the order of their segments.
void ReviewWorkspace::addPages()
{
    auto *doubts = new RecheckPage(d->session, d->prompts, this);
    d->doubts = doubts;
    connect(doubts, &RecheckPage::message, this, &ReviewWorkspace::message);
    connect(doubts, &RecheckPage::failed, this, &ReviewWorkspace::failed);
    connect(doubts, &RecheckPage::ledgerEntry, this, &ReviewWorkspace::ledgerEntry);
    connect(doubts, &RecheckPage::idle, this, &ReviewWorkspace::idle);
    connect(doubts, &RecheckPage::openRequested, this, &ReviewWorkspace::openRequested);
    connect(doubts, &RecheckPage::retractRequested, this, &ReviewWorkspace::retractRequested);
    connect(doubts, &RecheckPage::supersedeRequested, this, &ReviewWorkspace::supersedeRequested);
    connect(doubts, &RecheckPage::countChanged, this,
            [this](int count) { setPageCount(QStringLiteral("recheck"), count > 0 ? figure(count) : QString()); });
    addPage(QStringLiteral("recheck"), tr("Recheck"),
            tr("Beliefs that lost support, or that something newer contradicts"), doubts,
            [doubts] { return doubts->busy(); });
    auto *findings = d->findings = new ScanPage(d->session, d->prompts, this);
    connect(findings, &ScanPage::message, this, &ReviewWorkspace::message);
    connect(findings, &ScanPage::failed, this, &ReviewWorkspace::failed);
    connect(findings, &ScanPage::ledgerEntry, this, &ReviewWorkspace::ledgerEntry);
    connect(findings, &ScanPage::idle, this, &ReviewWorkspace::idle);
    connect(findings, &ScanPage::openRequested, this, &ReviewWorkspace::openRequested);
    connect(findings, &ScanPage::countChanged, this,
            [this](int open) { setPageCount(QStringLiteral("findings"), open > 0 ? figure(open) : QString()); });
    addPage(QStringLiteral("findings"), tr("Findings"), tr("What is private or unsafe in the whole store"), findings,
            [findings] { return findings->busy(); });
    // In the menus and the palette, too; the page comes with it.
    for (QAction *action : findings->actions()) {
        const bool cancels = action->objectName() == QLatin1String("scan.cancel");
        if (!cancels && action->objectName() != QLatin1String("scan.run"))
            continue;
        d->actions << action;
        if (!cancels)
            connect(action, &QAction::triggered, this, [this] {
                if (d->view != QLatin1String("findings"))
                    setView(QStringLiteral("findings"));
            });
        else if (action->shortcut().isEmpty()) {
            action->setShortcut(QKeySequence(Qt::Key_Escape));
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
            findings->addAction(action);
        }
    }
    auto *rules = new PolicyPage(d->session, d->prompts, this);
    connect(rules, &PolicyPage::message, this, &ReviewWorkspace::message);
    connect(rules, &PolicyPage::failed, this, &ReviewWorkspace::failed);
    connect(rules, &PolicyPage::ledgerEntry, this, &ReviewWorkspace::ledgerEntry);
    connect(rules, &PolicyPage::idle, this, &ReviewWorkspace::idle);
    connect(rules, &PolicyPage::selectRequested, this, [this](MemoryKey key) { d->session->select(key); });
    addPage(QStringLiteral("policy"), tr("Policy"), tr("What becomes of each category, and who may approve"), rules,
            [rules] { return rules->busy(); });
}

void ReviewWorkspace::makeActions()
{
    const auto make = [this](const char *name, const QString &text, const QString &tip, const QKeySequence &keys,
                             const char *iconName) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(
            keys.isEmpty()
                ? tip
                : tr("%1 (%2)", "what a command does, its keys").arg(tip, keys.toString(QKeySequence::NativeText)));
        action->setShortcut(keys);
        if (iconName)
            action->setIcon(icon(QString::fromLatin1(iconName)));
        d->actions << action;
        return action;
    };
    d->decide.approve = make("review.approve", tr("Approve"), tr("Approve the candidate; it enters with the commit"),
                             QKeySequence(Qt::Key_A), "check");
    d->decide.reject = make("review.reject", tr("Reject"), tr("Reject the candidate; then 1 to 9 picks the reason"),
                            QKeySequence(Qt::Key_R), "x");
    d->decide.edit = make("review.edit", tr("Edit"), tr("Change the text; the model’s is kept beside it"),
                          QKeySequence(Qt::Key_E), "pencil");
    d->decide.defer =
        make("review.defer", tr("Defer"), tr("Put the candidate off"), QKeySequence(Qt::Key_D), "hourglass");
    d->decide.merge = make("review.merge", tr("Merge"), tr("Add its sources to a belief instead"),
                           QKeySequence(Qt::Key_M), "git-branch");
    d->decide.flags =
        make("review.flags", tr("Flags"), tr("Go to the next open flag; then 1 to 4"), QKeySequence(Qt::Key_F), "flag");
    d->decide.reopen = make("review.reopen", tr("Open again"), tr("Take the decision on this candidate back"),
                            QKeySequence(Qt::Key_O), "rotate-ccw");
    d->decide.lookAgain = make("review.lookAgain", tr("Look again"), tr("Check the candidate against today’s memory"),
                               QKeySequence(Qt::Key_G), "rotate-ccw");
    d->decide.lift = make("review.lift", tr("Lift"), tr("Show this candidate again though one like it was rejected"),
                          QKeySequence(Qt::Key_L), "rotate-ccw");
    d->next = make("review.next", tr("Next candidate"), tr("Go to the next candidate of the queue"),
                   QKeySequence(Qt::Key_J), nullptr);
    d->previous = make("review.previous", tr("Previous candidate"), tr("Go to the candidate before this one"),
                       QKeySequence(Qt::Key_K), nullptr);
    d->source = make("review.source", tr("Next source"), tr("Go to the next source of the candidate (also Space)"),
                     QKeySequence(Qt::Key_S), nullptr);
    d->source->setProperty("alsoKey", tr("Space"));
    d->undo = make("review.undo", tr("Undo the last decision"), tr("Take the last decision back"),
                   QKeySequence(Qt::Key_U), "undo-2");
    d->plain = make("review.approvePlain", tr("Approve plain additions…"),
                    tr("Approve all additions at once that no flag and no check speaks against"),
                    QKeySequence(Qt::SHIFT | Qt::Key_A), "list-checks");
    d->commit = make("review.commit", tr("Commit…"), tr("Show what a commit would change, then commit"),
                     QKeySequence(Qt::CTRL | Qt::Key_Return), "git-commit-horizontal");
    d->copy =
        make("review.copy", tr("Copy the candidate’s text"), tr("Copy the text of the candidate in hand"), {}, "copy");
    d->keys = make("review.keys", tr("Keys of Review"), tr("Show all keyboard shortcuts"), {}, "keyboard");
}

void ReviewWorkspace::connectParts()
{
    const auto on = [this](QAction *action, auto &&what) { connect(action, &QAction::triggered, this, what); };
    on(d->decide.approve, [this] { approve(); });
    on(d->decide.reject, [this] {
        setView(viewOf(d->queue->section()));
        d->candidate->askReason();
    });
    on(d->decide.edit, [this] { d->candidate->startEdit(); });
    on(d->decide.defer, [this] {
        if (const ItemPtr item = current()) {
            d->queue->moveOn();
            d->controller->defer(QString::fromStdString(item->candidate.id));
        }
    });
    on(d->decide.merge, [this] { d->candidate->askBelief(); });
    on(d->decide.flags, [this] { d->candidate->nextFlag(); });
    on(d->decide.reopen, [this] {
        if (const ItemPtr item = current())
            d->controller->reopen(QString::fromStdString(item->candidate.id));
    });
    on(d->decide.lookAgain, [this] {
        if (const ItemPtr item = current())
            d->controller->lookAgain(QString::fromStdString(item->candidate.id));
    });
    on(d->decide.lift, [this] {
        if (const ItemPtr item = current())
            d->controller->liftSuppressed(QString::fromStdString(item->candidate.id), {});
    });
    on(d->next, [this] { d->queue->move(1); });
    on(d->previous, [this] { d->queue->move(-1); });
    on(d->source, [this] { d->evidence->nextSource(); });
    on(d->undo, [this] { undo(); });
    on(d->plain, [this] { approvePlain(); });
    on(d->commit, [this] { openCommit(); });
    on(d->copy, [this] { d->candidate->copyText(); });

    connect(d->queue, &QueuePane::currentChanged, this, [this](const QString &id) { showCandidate(id); });
    connect(d->queue, &QueuePane::sectionWanted, this, [this](QueueSection section) { setView(viewOf(section)); });
    connect(d->queue, &QueuePane::openRequested, this, [this] { d->candidate->setFocus(Qt::OtherFocusReason); });
    connect(d->candidate, &CandidatePane::decided, this, [this] {
        d->queue->moveOn();
        d->queue->focusList();
    });
    connect(d->candidate, &CandidatePane::left, this, [this] { d->queue->focusList(); });
    connect(d->candidate, &CandidatePane::changeShownChanged, this, [this] { refreshActions(); });
    connect(d->candidate, &CandidatePane::editingChanged, this, [this] { refreshActions(); });
    connect(d->candidate, &CandidatePane::memoryChosen, this, [this](MemoryKey key) { d->session->select(key); });
    connect(d->candidate, &CandidatePane::idle, this, &ReviewWorkspace::idle);
    connect(d->evidence, &EvidencePane::sourceChosen, this, [this](MemoryKey key) { d->session->select(key); });
    connect(d->evidence, &EvidencePane::idle, this, &ReviewWorkspace::idle);
    connect(d->sheet, &CommitSheet::closed, this, [this] { closeSheet(); });
    connect(d->sheet, &CommitSheet::takenBack, this, [this](LedgerNumber entry, int changes) {
        const QString number = figure(entry.value);
        Q_EMIT message(changes == 1
                           ? tr("The commit of ledger entry %1 is taken back; its change is not in memory.").arg(number)
                           : tr("The commit of ledger entry %1 is taken back; its %2 changes are not in memory.")
                                 .arg(number, figure(changes)));
    });
    connect(d->sheet, &CommitSheet::showRequested, this, [this](const QString &id) {
        closeSheet();
        select(id);
    });
    connect(d->sheet, &CommitSheet::memoryChosen, this, [this](MemoryKey key) { d->session->select(key); });

    d->follow.setSingleShot(true);
    d->follow.setInterval(kFollow);
    connect(&d->follow, &QTimer::timeout, this, [this] {
        if (isVisible()) // else the selection is that of the workspace in sight
            d->candidate->selectSubject();
    });
    ReviewController *controller = d->controller;
    connect(controller, &ReviewController::loaded, this, [this] {
        d->everLoaded = d->session->isOpen();
        if (d->everLoaded && !d->selectLater.isEmpty()) {
            const QString id = d->selectLater;
            d->selectLater.clear();
            if (!d->queue->select(id))
                Q_EMIT selectFailed(id);
        }
        if (d->everLoaded && d->sheetLater) {
            d->sheetLater = false;
            openCommit();
        }
        refreshActions();
    });
    connect(controller, &ReviewController::itemChanged, this, [this](const QString &id) {
        if (const ItemPtr item = current(); item && QString::fromStdString(item->candidate.id) == id)
            showCandidate(id);
        refreshActions();
    });
    connect(controller, &ReviewController::countsChanged, this, [this] {
        refreshActions();
        Q_EMIT countsChanged();
    });
    connect(controller, &ReviewController::stepsChanged, this, [this] {
        refreshActions();
        Q_EMIT stepsChanged();
    });
    // Shown where it is in sight; the section is the reader's to choose, and so is what is being written.
    connect(controller, &ReviewController::touched, this, [this](const QString &id) {
        if (!d->candidate->asking() && d->queue->model()->rowOf(id) >= 0)
            d->queue->select(id);
    });
    connect(controller, &ReviewController::message, this, &ReviewWorkspace::message);
    connect(controller, &ReviewController::failed, this, [this](const QString &id, const QString &what) {
        const ItemPtr item = current();
        // An error about another candidate than the one on show is said where it can be seen.
        if (id.isEmpty())
            Q_EMIT failed(what, {});
        else if (!item || QString::fromStdString(item->candidate.id) != id)
            Q_EMIT message(tr("One decision was refused: %1 It is marked in the queue.").arg(what));
    });
    connect(controller, &ReviewController::othersChanged, this, [this](int count) {
        Q_EMIT message(count == 1 ? tr("Somebody else changed 1 candidate of the queue.")
                                  : tr("Somebody else changed %1 candidates of the queue.").arg(figure(count)));
    });
    connect(controller, &ReviewController::ledgerEntry, this, &ReviewWorkspace::ledgerEntry);
    connect(controller, &ReviewController::idle, this, &ReviewWorkspace::idle);
    connect(d->split, &QSplitter::splitterMoved, this, [this] {
        if (!d->placing)
            d->placed = true;
        placeSheet();
    });
    connect(d->session, &Session::closed, this, [this] {
        d->everLoaded = false;
        closeSheet();
        showCandidate({});
    });
}

void ReviewWorkspace::addPage(const QString &id, const QString &title, const QString &tip, QWidget *page,
                              std::function<bool()> busy)
{
    d->more << Impl::Page{id, title, tip, {}, page, std::move(busy)};
    d->pages->addWidget(page);
}

void ReviewWorkspace::setPageCount(const QString &id, const QString &count)
{
    for (Impl::Page &page : d->more) {
        if (page.id == id)
            page.count = count;
    }
    Q_EMIT countsChanged();
}

QStringList ReviewWorkspace::views() const
{
    QStringList ids;
    for (const ViewWord &word : kOwnViews)
        ids << QString::fromLatin1(word.id);
    for (const Impl::Page &page : d->more)
        ids << page.id;
    return ids;
}

QStringList ReviewWorkspace::viewNames()
{
    QStringList ids;
    for (const ViewWord &word : kOwnViews)
        ids << QString::fromLatin1(word.id);
    for (const char *id : kFurtherViews)
        ids << QString::fromLatin1(id);
    return ids << QStringLiteral("commit");
}

QString ReviewWorkspace::viewTitle(const QString &id) const
{
    for (const ViewWord &word : kOwnViews) {
        if (id == QLatin1String(word.id))
            return tr(word.title);
    }
    for (const Impl::Page &page : d->more) {
        if (id == page.id)
            return page.title;
    }
    return {};
}

QString ReviewWorkspace::viewTip(const QString &id) const
{
    for (const ViewWord &word : kOwnViews) {
        if (id == QLatin1String(word.id))
            return tr(word.tip);
    }
    for (const Impl::Page &page : d->more) {
        if (id == page.id)
            return page.tip;
    }
    return {};
}

QString ReviewWorkspace::viewCount(const QString &id) const
{
    // As the lists count, so that a tab says what stands behind it; of committed ones the list has the latest.
    qlonglong n = 0;
    if (id == QLatin1String("queue")) {
        n = pending();
    } else if (id == QLatin1String("deferred") || id == QLatin1String("decided")) {
        for (const ItemPtr &item : d->controller->items()) {
            n += item->state != CandidateState::Committed && item->state != CandidateState::Settled &&
                 QueueModel::isOf(sectionOf(id), *item) &&
                 !(item->suppressed && item->state == CandidateState::Deferred);
        }
        if (id == QLatin1String("decided"))
            n += qlonglong(d->controller->counts().committed + d->controller->counts().settled);
    }
    for (const Impl::Page &page : d->more) {
        if (page.id == id)
            return page.count;
    }
    return n > 0 ? figure(n) : QString();
}

void ReviewWorkspace::setView(const QString &id)
{
    if (id == QLatin1String("commit")) {
        if (d->everLoaded)
            openCommit();
        else
            d->sheetLater = true;
        return;
    }
    QWidget *page = d->split;
    for (const Impl::Page &one : d->more) {
        if (one.id == id)
            page = one.widget;
    }
    if (!views().contains(id))
        return;
    d->view = id;
    if (page == d->split)
        d->queue->setSection(sectionOf(id));
    else
        closeSheet();
    d->pages->setCurrentWidget(page);
    Q_EMIT viewChanged(id);
}

QString ReviewWorkspace::view() const
{
    return d->view;
}

QList<QAction *> ReviewWorkspace::actions() const
{
    return d->actions;
}

QAction *ReviewWorkspace::commitAction() const
{
    return d->commit;
}

QAction *ReviewWorkspace::keysAction() const
{
    return d->keys;
}

int ReviewWorkspace::pending() const
{
    return int(d->controller->counts().pending() -
               std::min(d->controller->counts().pending(), d->controller->counts().suppressed));
}

int ReviewWorkspace::toCommit() const
{
    return d->controller->toCommit();
}

bool ReviewWorkspace::select(const QString &candidate)
{
    if (d->pages->currentWidget() != d->split)
        setView(viewOf(d->queue->section()));
    if (!d->everLoaded || d->controller->behind()) {
        d->selectLater = candidate;
        return true;
    }
    return d->queue->select(candidate);
}

ItemPtr ReviewWorkspace::current() const
{
    return d->candidate->item();
}

void ReviewWorkspace::showCandidate(const QString &id)
{
    ItemPtr item = id.isEmpty() ? ItemPtr() : d->controller->item(id);
    if (!item && !id.isEmpty())
        item = d->queue->model()->item(id); // gone from the store, and still in hand
    const ItemPtr before = d->candidate->item();
    const int row = item ? d->queue->model()->rowOf(id) : -1;
    d->candidate->setItem(item, d->queue->model()->place(row), d->queue->model()->shown());
    d->evidence->setItem(item);
    refreshActions();
    // Details follows what the candidate is about: the belief it changes, else the first source.
    if (item && (!before || before->candidate.id != item->candidate.id))
        d->follow.start();
}

void ReviewWorkspace::refreshActions()
{
    const ItemPtr item = current();
    const ReviewController &c = *d->controller;
    const bool open = c.locked().isEmpty();
    const bool working = item && !c.working(QString::fromStdString(item->candidate.id)).isEmpty();
    const bool committed = item && (item->state == CandidateState::Committed || item->state == CandidateState::Settled);
    const bool editing = d->candidate->editing(); // first its text, then a decision on it
    const bool live = item && open && !committed && !working && !editing;
    const bool decided = item && item->decision && item->state != CandidateState::Pending;
    d->decide.approve->setEnabled(live && item->state != CandidateState::Approved &&
                                  d->candidate->approveOff().isEmpty());
    d->decide.reject->setEnabled(live && item->state != CandidateState::Rejected);
    d->decide.defer->setEnabled(live && item->state != CandidateState::Deferred);
    d->decide.edit->setEnabled((live || editing) && item && item->candidate.action != Action::Retract);
    d->decide.merge->setEnabled(
        live && (item->candidate.action == Action::Add || item->candidate.action == Action::MergeEvidence));
    d->decide.flags->setEnabled(item && !item->flags.empty());
    d->decide.reopen->setEnabled(live && decided);
    d->decide.lift->setEnabled(live && item->suppressed);
    d->decide.lookAgain->setEnabled(live && !item->suppressed);
    d->copy->setEnabled(item != nullptr);
    d->next->setEnabled(d->queue->model()->shown() > 0);
    d->previous->setEnabled(d->queue->model()->shown() > 0);
    d->source->setEnabled(item != nullptr);
    // What is under way counts: it can be taken back as soon as it is done.
    d->undo->setEnabled(open && (c.undoStep().possible || c.busy()));
    d->undo->setText(c.undoStep().text.isEmpty() ? tr("Undo the last decision") : c.undoStep().text);
    d->undo->setStatusTip(!c.undoStep().possible        ? c.undoStep().whyNot
                          : c.undoStep().what.isEmpty() ? tr("Take it back, as a new entry of the ledger")
                                                        : tr("Take back: %1").arg(c.undoStep().what));
    bool plain = false;
    for (const ItemPtr &one : c.items())
        plain = plain || isPlainAddition(*one);
    d->plain->setEnabled(open && plain);
    d->commit->setEnabled(d->session->isOpen());
    const QString locked = c.locked();
    for (QAction *action : {d->decide.approve, d->decide.reject, d->decide.edit, d->decide.defer, d->decide.merge}) {
        if (!open)
            action->setToolTip(locked);
    }
}

void ReviewWorkspace::approve()
{
    const ItemPtr item = current();
    if (!item)
        return;
    if (const QString off = d->candidate->approveOff(); !off.isEmpty()) {
        Q_EMIT message(off);
        return;
    }
    // The next one is shown first: what comes of this one is seen in the list.
    const bool changeShown = d->candidate->changeShown();
    d->queue->moveOn();
    d->controller->approve(QString::fromStdString(item->candidate.id), changeShown);
}

void ReviewWorkspace::approvePlain()
{
    QStringList ids;
    Question question;
    for (const ItemPtr &item : d->controller->items()) {
        if (!isPlainAddition(*item))
            continue;
        ids << QString::fromStdString(item->candidate.id);
        question.items << (item->candidate.confidence == Confidence::Low
                               ? tr("%1 (low confidence)").arg(oneLine(item->candidate.text))
                               : oneLine(item->candidate.text));
    }
    if (ids.isEmpty())
        return;
    question.title =
        ids.size() == 1 ? tr("Approve 1 plain addition") : tr("Approve %1 plain additions").arg(figure(ids.size()));
    question.text =
        tr("Each adds one belief; nothing is flagged and, but for low confidence where it is said, no check speaks "
           "against any. They enter with the next commit; one undo takes them all back.");
    question.action = tr("Approve");
    d->prompts->ask(this, question, [this, ids](const std::optional<Answer> &answer) {
        if (answer)
            d->controller->approveMany(ids);
    });
}

void ReviewWorkspace::openCommit()
{
    if (!d->session->isOpen())
        return;
    if (d->pages->currentWidget() != d->split)
        setView(QStringLiteral("queue"));
    if (d->sheet->isVisible()) {
        d->sheet->commitNow();
        return;
    }
    d->candidate->leave();
    placeSheet();
    d->sheet->open();
    d->sheet->raise();
    refreshActions();
}

void ReviewWorkspace::closeSheet()
{
    if (d->sheet->isHidden())
        return;
    d->sheet->hide();
    if (d->pages->currentWidget() == d->split)
        d->queue->focusList();
    refreshActions();
}

int ReviewWorkspace::unsaved() const
{
    return d->candidate->unsaved();
}

void ReviewWorkspace::undo()
{
    d->controller->undo();
}

void ReviewWorkspace::redo()
{
    d->controller->redo();
}

bool ReviewWorkspace::canUndo() const
{
    return d->controller->undoStep().possible;
}

bool ReviewWorkspace::canRedo() const
{
    return d->controller->redoStep().possible;
}

QString ReviewWorkspace::undoText() const
{
    const ReviewController::Step &step = d->controller->undoStep();
    return step.possible || step.whyNot.isEmpty() ? step.text : step.whyNot;
}

QString ReviewWorkspace::redoText() const
{
    const ReviewController::Step &step = d->controller->redoStep();
    return step.possible || step.whyNot.isEmpty() ? step.text : step.whyNot;
}

QVariantMap ReviewWorkspace::place() const
{
    return {{QStringLiteral("queue"), d->queue->filterState()},
            {QStringLiteral("findings"), d->findings->filterState()}};
}

void ReviewWorkspace::setPlace(const QVariantMap &place)
{
    d->queue->setFilterState(place.value(QStringLiteral("queue")).toMap());
    d->findings->setFilterState(place.value(QStringLiteral("findings")).toMap());
}

QByteArray ReviewWorkspace::saveState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << qint32(2) << (d->placed ? d->split->saveState() : QByteArray()) << d->view;
    return state;
}

void ReviewWorkspace::restoreState(const QByteArray &state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    qint32 version = 0;
    QByteArray split;
    in >> version >> split;
    if (in.status() == QDataStream::Ok && (version == 1 || version == 2) && !split.isEmpty())
        d->placed = d->split->restoreState(split);
    QString view;
    if (version == 2)
        in >> view;
    // The change set is looked at anew, never met at the start.
    if (in.status() == QDataStream::Ok && view != QLatin1String("commit") && viewNames().contains(view))
        setView(view);
}

QList<QWidget *> ReviewWorkspace::panes() const
{
    if (d->pages->currentWidget() != d->split)
        return {d->pages->currentWidget()};
    if (d->sheet->isVisible())
        return {d->queue, d->candidate, d->sheet};
    return {d->queue, d->candidate, d->evidence};
}

void ReviewWorkspace::focusFirst()
{
    if (d->sheet->isVisible())
        d->sheet->setFocus(Qt::OtherFocusReason);
    else if (d->pages->currentWidget() == d->split)
        d->queue->focusList();
}

void ReviewWorkspace::focusFilter()
{
    if (d->pages->currentWidget() != d->split)
        setView(QStringLiteral("queue"));
    d->queue->focusFilter();
}

bool ReviewWorkspace::busy() const
{
    bool more = false;
    for (const Impl::Page &page : d->more)
        more = more || (page.busy && d->pages->currentWidget() == page.widget && page.busy());
    return more || d->controller->busy() || d->candidate->busy() || d->evidence->busy() ||
           (d->session->isOpen() && !d->everLoaded) || d->sheetLater || d->follow.isActive();
}

ReviewController *ReviewWorkspace::controller() const
{
    return d->controller;
}
QueuePane *ReviewWorkspace::queuePane() const
{
    return d->queue;
}
CandidatePane *ReviewWorkspace::candidatePane() const
{
    return d->candidate;
}
EvidencePane *ReviewWorkspace::evidencePane() const
{
    return d->evidence;
}
CommitSheet *ReviewWorkspace::sheet() const
{
    return d->sheet;
}

// Lists search for typed letters; here letters are commands, and one that is off says why.
bool ReviewWorkspace::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() == QEvent::KeyPress && qobject_cast<RowView *>(watched)) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier | Qt::GroupSwitchModifier))
            return false;
        if (key->key() == Qt::Key_Space) {
            d->evidence->nextSource();
            return true;
        }
        if (key->key() == Qt::Key_A && !key->isAutoRepeat() && current()) {
            const QString off =
                d->controller->locked().isEmpty() ? d->candidate->approveOff() : d->controller->locked();
            if (!off.isEmpty())
                Q_EMIT message(off);
            return true;
        }
        const QString text = key->text();
        return !text.isEmpty() && text.at(0).isLetterOrNumber();
    }
    return QWidget::eventFilter(watched, event);
}

void ReviewWorkspace::placePanes()
{
    if (!d->placed && d->split->width() > 0) {
        const Theme &theme = Theme::instance();
        const int whole = d->split->width() - 2 * d->split->handleWidth();
        const auto [queue, evidence] = usualWidths(int(width() / theme.scale()));
        d->placing = true;
        d->split->setSizes({theme.px(queue), std::max(theme.px(300), whole - theme.px(queue) - theme.px(evidence)),
                            theme.px(evidence)});
        d->placing = false;
    }
    placeSheet();
}

// Over the evidence, so that the diff stays readable; never narrower than it needs to be.
void ReviewWorkspace::placeSheet()
{
    const int wide = std::clamp(d->evidence->width(), Theme::instance().px(420), Theme::instance().px(560));
    const QRect right(width() - std::min(wide, width()), 0, std::min(wide, width()), height());
    d->sheet->setGeometry(QStyle::visualRect(layoutDirection(), rect(), right));
}

void ReviewWorkspace::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    d->pages->activate();
    placePanes();
}

void ReviewWorkspace::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    placePanes();
}

} // namespace credence::ui

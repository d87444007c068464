// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/auditworkspace.h"

#include "audit/graphcanvas.h"
#include "audit/healthpane.h"
#include "audit/ledgerpage.h"
#include "audit/recallpage.h"
#include "audit/whatifpage.h"
#include "audit/whypage.h"
#include "shell/theme.h"
#include "widgets/glyphs.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"
#include "widgets/splitter.h"
#include "widgets/whenshown.h"

#include <QDataStream>
#include <QIODevice>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <type_traits>

namespace credence::ui {

namespace {

struct AuditView {
    const char *id, *title, *tip;
    bool findings; // the list of findings stands beside it
    bool details;  // it shows one memory
};
const std::array kAuditViews{
    AuditView{"why", QT_TRANSLATE_NOOP("credence::ui::AuditWorkspace", "Why"),
              QT_TRANSLATE_NOOP("credence::ui::AuditWorkspace", "The whole argument of the selected memory"), true,
              true},
    AuditView{"whatif", QT_TRANSLATE_NOOP("credence::ui::AuditWorkspace", "What if"),
              QT_TRANSLATE_NOOP("credence::ui::AuditWorkspace", "What falls without some memories"), false, false},
    AuditView{"health", QT_TRANSLATE_NOOP("credence::ui::AuditWorkspace", "Health"),
              QT_TRANSLATE_NOOP("credence::ui::AuditWorkspace", "What is weak, stale or broken"), true, true},
    AuditView{"recall", QT_TRANSLATE_NOOP("credence::ui::AuditWorkspace", "Recall"),
              QT_TRANSLATE_NOOP("credence::ui::AuditWorkspace", "What the agent would be given for a question"), false,
              false},
    AuditView{"ledger", QT_TRANSLATE_NOOP("credence::ui::AuditWorkspace", "Ledger"),
              QT_TRANSLATE_NOOP("credence::ui::AuditWorkspace", "Who did what, when and why"), false, false},
};

const AuditView *auditView(const QString &id)
{
    for (const AuditView &view : kAuditViews) {
        if (id == QLatin1String(view.id))
            return &view;
    }
    return nullptr;
}

} // namespace

struct AuditWorkspace::Impl {
    Session *session = nullptr;
    Splitter *split = nullptr;
    HealthKeeper *keeper = nullptr;
    HealthPane *findings = nullptr;
    QStackedWidget *pages = nullptr;
    WhyPage *why = nullptr;
    WhatIfPage *whatIf = nullptr;
    HealthPage *health = nullptr;
    RecallPage *recall = nullptr;
    LedgerPage *ledger = nullptr;
    QString view = QStringLiteral("why");
    QList<QAction *> actions;
    bool placed = false;
    WhenShown *wants = nullptr; // the findings
    MemoryKey findingKey;       // of the finding in hand
};

AuditWorkspace::AuditWorkspace(Session *session, Prompts *prompts, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    d->split = new Splitter(Qt::Horizontal, this);
    d->split->setObjectName(QStringLiteral("audit.splitter"));
    d->split->setChildrenCollapsible(false);
    column->addWidget(d->split);
    d->keeper = new HealthKeeper(session, this);
    d->findings = new HealthPane(session, d->keeper, d->split);
    keepLeastWidth(d->findings, 200);
    d->pages = new CurrentStack(d->split);
    d->why = new WhyPage(session, prompts, d->pages);
    d->health = new HealthPage(session, d->keeper, prompts, d->pages);
    d->whatIf = new WhatIfPage(session, prompts, d->pages);
    d->recall = new RecallPage(session, d->pages);
    d->ledger = new LedgerPage(session, prompts, d->pages);
    d->pages->addWidget(d->why);
    d->pages->addWidget(d->whatIf);
    d->pages->addWidget(d->health);
    d->pages->addWidget(d->recall);
    d->pages->addWidget(d->ledger);
    d->split->addWidget(d->findings);
    d->split->addWidget(d->pages);
    d->split->setStretchFactor(0, 0);
    d->split->setStretchFactor(1, 1);
    d->actions << d->why->actions() << d->whatIf->actions() << d->findings->actions() << d->health->actions()
               << d->recall->actions() << d->ledger->actions();

    connect(d->why, &WhyPage::message, this, &AuditWorkspace::message);
    connect(d->why, &WhyPage::failed, this, &AuditWorkspace::failed);
    connect(d->why, &WhyPage::idle, this, &AuditWorkspace::idle);
    connect(d->why, &WhyPage::whatIfRequested, this, &AuditWorkspace::showWhatIf);
    const auto wire = [this](auto *page) {
        using Page = std::remove_pointer_t<decltype(page)>;
        connect(page, &Page::message, this, &AuditWorkspace::message);
        connect(page, &Page::failed, this, &AuditWorkspace::failed);
        connect(page, &Page::idle, this, &AuditWorkspace::idle);
        connect(page, &Page::ledgerEntry, this, &AuditWorkspace::ledgerEntry);
        connect(page, &Page::whyRequested, this, &AuditWorkspace::showWhy);
    };
    connect(d->recall, &RecallPage::message, this, &AuditWorkspace::message);
    connect(d->recall, &RecallPage::failed, this, &AuditWorkspace::failed);
    connect(d->recall, &RecallPage::idle, this, &AuditWorkspace::idle);
    connect(d->recall, &RecallPage::whyRequested, this, &AuditWorkspace::showWhy);
    wire(d->whatIf);
    wire(d->ledger);
    connect(d->keeper, &HealthKeeper::failed, this, &AuditWorkspace::failed);
    connect(d->keeper, &HealthKeeper::changed, this, [this] {
        followSelection();
        Q_EMIT countsChanged();
        Q_EMIT idle();
    });
    connect(session, &Session::selectionChanged, this, [this] { followSelection(); });
    connect(d->findings, &HealthPane::currentChanged, this, [this] { takeFinding(); });
    connect(d->findings, &HealthPane::activated, this, &AuditWorkspace::showWhy);
    connect(d->health, &HealthPage::message, this, &AuditWorkspace::message);
    connect(d->health, &HealthPage::failed, this, &AuditWorkspace::failed);
    connect(d->health, &HealthPage::ledgerEntry, this, &AuditWorkspace::ledgerEntry);
    connect(d->health, &HealthPage::whyRequested, this, &AuditWorkspace::showWhy);
    connect(d->health, &HealthPage::inspectRequested, this, &AuditWorkspace::inspectRequested);
    d->wants = new WhenShown(this, [this] {
        const AuditView *view = auditView(d->view);
        if (view && view->findings)
            d->keeper->want();
    });
    connect(session, &Session::opened, d->wants, &WhenShown::ask);
    connect(session, &Session::scopeChanged, d->wants, &WhenShown::ask);
    setView(d->view);
}

AuditWorkspace::~AuditWorkspace() = default;

QStringList AuditWorkspace::viewNames()
{
    QStringList names;
    for (const AuditView &view : kAuditViews)
        names << QString::fromLatin1(view.id);
    return names;
}

QString AuditWorkspace::viewTitle(const QString &id)
{
    const AuditView *view = auditView(id);
    return view ? tr(view->title) : QString();
}

QString AuditWorkspace::viewTip(const QString &id)
{
    const AuditView *view = auditView(id);
    return view ? tr(view->tip) : QString();
}

QString AuditWorkspace::view() const
{
    return d->view;
}

void AuditWorkspace::setView(const QString &id)
{
    const AuditView *view = auditView(id);
    if (!view)
        return;
    d->view = id;
    d->findings->setVisible(view->findings);
    d->findings->setChoosesFirst(id == QLatin1String("health"));
    QWidget *page = d->why;
    if (id == QLatin1String("whatif"))
        page = d->whatIf;
    else if (id == QLatin1String("health"))
        page = d->health;
    else if (id == QLatin1String("recall"))
        page = d->recall;
    else if (id == QLatin1String("ledger"))
        page = d->ledger;
    d->pages->setCurrentWidget(page);
    d->wants->ask();
    placePanes();
    followSelection();
    takeFinding();
    Q_EMIT viewChanged(id);
}

// Beside an argument the finding in hand is about what is argued for, or there is none; a person in the list goes
// before.
void AuditWorkspace::followSelection()
{
    if (d->view == QLatin1String("why") && !d->findings->view()->hasFocus())
        d->findings->followMemory(d->session->selection());
}

// The finding's memory is what is asked about: always where the finding itself is shown; beside an argument once a
// person moves to it, and where what is selected is the finding before (that one was accepted, or is gone).
void AuditWorkspace::takeFinding()
{
    const QString id = d->findings->current();
    d->health->showFinding(id);
    const QModelIndex index = d->findings->view()->currentIndex();
    const MemoryKey key = id.isEmpty() ? MemoryKey{} : d->findings->model()->row(index.row()).key;
    const bool follows = d->findingKey && d->session->selection() == d->findingKey && key != d->findingKey;
    const bool shown = d->view == QLatin1String("health") && !id.isEmpty();
    if (isVisible() && (shown || (!id.isEmpty() && (d->findings->view()->hasFocus() || follows)))) {
        if (key)
            d->session->select(key);
        else
            d->session->selectOther({d->findings->model()->row(index.row()).title,
                                     tr("This finding is about no single memory. What was found stands beside it.")});
    }
    d->findingKey = key;
}

bool AuditWorkspace::wantsDetails() const
{
    const AuditView *view = auditView(d->view);
    return view && view->details;
}

QString AuditWorkspace::viewCount(const QString &id) const
{
    return id == QLatin1String("health") && findings() > 0 ? figure(findings()) : QString();
}

int AuditWorkspace::findings() const
{
    return d->keeper->open();
}

void AuditWorkspace::showWhy(MemoryKey key)
{
    if (!key)
        return;
    setView(QStringLiteral("why"));
    d->session->select(key);
}

void AuditWorkspace::showWhatIf(MemoryKey key)
{
    if (key)
        tryWhatIf({key});
}

void AuditWorkspace::tryWhatIf(const std::vector<MemoryKey> &keys)
{
    setView(QStringLiteral("whatif"));
    d->whatIf->tryMemories(keys);
}

void AuditWorkspace::showLedger(LedgerNumber number)
{
    setView(QStringLiteral("ledger"));
    d->ledger->select(number);
}

QList<QAction *> AuditWorkspace::actions() const
{
    return d->actions;
}

QVariantMap AuditWorkspace::place() const
{
    return {{QStringLiteral("health"), d->findings->filterState()},
            {QStringLiteral("ledger"), d->ledger->filterState()}};
}

void AuditWorkspace::setPlace(const QVariantMap &place)
{
    d->findings->setFilterState(place.value(QStringLiteral("health")).toMap());
    d->ledger->setFilterState(place.value(QStringLiteral("ledger")).toMap());
}

QByteArray AuditWorkspace::saveState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << qint32(3) << d->view << (d->placed ? d->split->saveState() : QByteArray()) << d->why->saveState()
        << d->whatIf->saveState() << d->ledger->saveState() << d->recall->saveState();
    return state;
}

void AuditWorkspace::restoreState(const QByteArray &state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    qint32 version = 0;
    QString view;
    QByteArray split, why, whatIf, ledger, recall;
    in >> version >> view >> split >> why >> whatIf >> ledger >> recall;
    if (in.status() != QDataStream::Ok || version != 3)
        return;
    if (!split.isEmpty())
        d->placed = d->split->restoreState(split);
    d->why->restoreState(why);
    d->whatIf->restoreState(whatIf);
    d->ledger->restoreState(ledger);
    d->recall->restoreState(recall);
    setView(view);
}

QList<QWidget *> AuditWorkspace::panes() const
{
    QList<QWidget *> panes;
    if (d->findings->isVisible())
        panes << d->findings;
    if (d->view == QLatin1String("why"))
        panes << d->why->panes();
    else if (d->view == QLatin1String("whatif"))
        panes << d->whatIf->panes();
    else if (d->view == QLatin1String("recall"))
        panes << d->recall->panes();
    else if (d->view == QLatin1String("ledger"))
        panes << d->ledger->panes();
    else
        panes << d->pages->currentWidget();
    return panes;
}

void AuditWorkspace::focusFirst()
{
    if (d->view == QLatin1String("why"))
        d->why->focusFirst();
    else if (d->view == QLatin1String("whatif"))
        d->whatIf->focusFirst();
    else if (d->view == QLatin1String("recall"))
        d->recall->focusFirst();
    else if (d->view == QLatin1String("ledger"))
        d->ledger->focusFirst();
    else
        d->findings->focusFirst();
}

void AuditWorkspace::focusFilter()
{
    if (d->view == QLatin1String("whatif"))
        d->whatIf->focusFirst();
    else
        showLedger({});
    if (d->view == QLatin1String("ledger"))
        d->ledger->focusFilter();
}

bool AuditWorkspace::busy() const
{
    return d->keeper->running() || (d->view == QLatin1String("why") && d->why->busy()) ||
           (d->view == QLatin1String("whatif") && d->whatIf->busy()) ||
           (d->view == QLatin1String("recall") && d->recall->busy()) ||
           (d->view == QLatin1String("ledger") && d->ledger->busy());
}

WhyPage *AuditWorkspace::whyPage() const
{
    return d->why;
}

HealthPane *AuditWorkspace::healthPane() const
{
    return d->findings;
}

HealthPage *AuditWorkspace::healthPage() const
{
    return d->health;
}

WhatIfPage *AuditWorkspace::whatIfPage() const
{
    return d->whatIf;
}

RecallPage *AuditWorkspace::recallPage() const
{
    return d->recall;
}

LedgerPage *AuditWorkspace::ledgerPage() const
{
    return d->ledger;
}

HealthKeeper *AuditWorkspace::keeper() const
{
    return d->keeper;
}

void AuditWorkspace::placePanes()
{
    if (d->placed || !isVisible() || d->split->width() < 300 || !d->findings->isVisibleTo(this))
        return;
    const int whole = d->split->width();
    const int window_ = window()->width();
    const int wide = window_ >= 2000 ? 340 : window_ >= 1360 ? 280 : 240;
    d->split->setSizes({std::min(wide, whole / 2), whole - std::min(wide, whole / 2) - 1});
    d->placed = true;
}

void AuditWorkspace::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    placePanes();
    takeFinding();
}

void AuditWorkspace::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placePanes();
}

} // namespace credence::ui

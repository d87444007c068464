// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "tune/tuneworkspace.h"

#include "jobs/jobrunner.h"
#include "jobs/savebytes.h"
#include "models/roles.h"
#include "reflect/rowpaint.h"
#include "settings/settings.h"
#include "shell/theme.h"
#include "tune/policypane.h"
#include "tune/sweepchart.h"
#include "tune/tunechart.h"
#include "tune/tunemodel.h"
#include "tune/tunetable.h"
#include "tune/tunewords.h"
#include "widgets/button.h"
#include "widgets/columnwidth.h"
#include "widgets/corewords.h"
#include "widgets/emptystate.h"
#include "widgets/errorbar.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/paneheader.h"
#include "widgets/prompts.h"
#include "widgets/roomy.h"
#include "widgets/splitter.h"

#include <QBuffer>
#include <QDataStream>
#include <QDir>
#include <QEvent>
#include <QFileInfo>
#include <QHeaderView>
#include <QIODevice>
#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QStackedLayout>
#include <QSvgGenerator>
#include <QVBoxLayout>

#include <map>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

// Below the chart at most so much; the policy's width by the width of the whole.
constexpr int kLowerHeight = 300, kLowerLeast = 180, kCompareNarrow = 620;
constexpr int kCompareName = 150, kCompareColumn = 68; // a setting with its swatch; a column of figures

int policyWidth(int whole)
{
    return whole >= 2200 ? 360 : whole >= 1300 ? 324 : 300;
}

// What the lines and signs of the chart mean.
class TuneLegend : public QWidget {
public:
    explicit TuneLegend(QWidget *parent) : QWidget(parent)
    {
        const QFontMetricsF metrics(Theme::instance().font(Type::Secondary));
        qreal wide = 0;
        for (const QString &text : words())
            wide += metrics.horizontalAdvance(text) + 34;
        setFixedSize(int(std::ceil(wide)), px(24));
        setAccessibleName(words().join(QStringLiteral(", ")));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = tk();
        QPainter painter(this);
        const QFont font = Theme::instance().font(Type::Secondary);
        const QFontMetricsF metrics(font);
        qreal x = 0;
        const qreal middle = std::round(height() / 2.0);
        const QStringList all = words();
        for (int i = 0; i < all.size(); ++i) {
            if (i < 2) {
                painter.fillRect(QRectF(x, middle, 16, i == 0 ? 1 : 1.5), i == 0 ? t.tx3 : t.acc);
                x += 21;
            } else {
                painter.setRenderHint(QPainter::Antialiasing);
                painter.setPen(QPen(t.warn, 1.25));
                painter.setBrush(Qt::NoBrush);
                const QPointF points[] = {{x + 5, middle - 4}, {x + 9, middle + 3.5}, {x + 1, middle + 3.5}};
                painter.drawPolygon(points, 3);
                painter.setRenderHint(QPainter::Antialiasing, false);
                x += 14;
            }
            write(painter, font, t.tx2, x, 0, height(), all[i]);
            x += metrics.horizontalAdvance(all[i]) + 13;
        }
    }

private:
    [[nodiscard]] static QStringList words()
    {
        return {TuneWorkspace::tr("in force"), TuneWorkspace::tr("draft"), TuneWorkspace::tr("held by a gate")};
    }
};

struct ViewText {
    const char *id, *title, *tip;
};
const ViewText kTuneViews[] = {
    {"importance", QT_TRANSLATE_NOOP("credence::ui::TuneWorkspace", "Importance"),
     QT_TRANSLATE_NOOP("credence::ui::TuneWorkspace", "The history and the threshold")},
    {"scopes", QT_TRANSLATE_NOOP("credence::ui::TuneWorkspace", "Per scope"),
     QT_TRANSLATE_NOOP("credence::ui::TuneWorkspace", "The trigger of each scope")},
    {"log", QT_TRANSLATE_NOOP("credence::ui::TuneWorkspace", "Log"),
     QT_TRANSLATE_NOOP("credence::ui::TuneWorkspace", "What fired, what was held, and what came of it")},
};

} // namespace

struct TuneWorkspace::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    TuneController *controller = nullptr;
    QStackedLayout *pages = nullptr;
    QWidget *main = nullptr, *scopesPage = nullptr, *logPage = nullptr;
    QStackedLayout *body = nullptr; // the charts, or that there is nothing
    EmptyState *empty = nullptr;
    Splitter *split = nullptr, *rows = nullptr, *lower = nullptr;
    PaneHeader *history = nullptr, *sweepHead = nullptr, *compareHead = nullptr, *scopesHead = nullptr,
               *logHead = nullptr;
    ErrorBar *bar = nullptr;
    TuneChart *chart = nullptr;
    SweepChart *sweep = nullptr;
    TuneTable *compare = nullptr, *scopes = nullptr, *log = nullptr;
    TextBlock *note = nullptr;
    TunePolicyPane *policy = nullptr;
    TuneCompareModel *compareModel = nullptr;
    TriggerScopesModel *scopesModel = nullptr;
    TriggerLogModel *logModel = nullptr;
    QAction *fit = nullptr, *png = nullptr, *svg = nullptr, *csv = nullptr, *logCsv = nullptr, *keep = nullptr,
            *remove = nullptr, *exportMenu = nullptr, *addMenu = nullptr;
    QString view = QStringLiteral("importance");
    bool placed = false;
};

TuneWorkspace::TuneWorkspace(Session *session, Prompts *prompts, std::shared_ptr<ReflectBackend> backend,
                             QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->prompts = prompts;
    setObjectName(QStringLiteral("tune.workspace"));
    d->controller = new TuneController(session, std::move(backend), this);
    d->compareModel = new TuneCompareModel(this);
    d->scopesModel = new TriggerScopesModel(this);
    d->logModel = new TriggerLogModel(this);
    build();
    connect(d->controller, &TuneController::dataChanged, this, [this] { refresh(); });
    connect(d->controller, &TuneController::draftChanged, this, [this] {
        d->chart->setDraft(d->controller->draft().policy, d->controller->draftReplay());
        d->sweep->setDraft(d->controller->draft().policy);
    });
    connect(d->controller, &TuneController::rowsChanged, this, [this] {
        if (const auto read = d->controller->data()) {
            d->compareModel->setRows(d->controller->rows(), read->days());
            if (!d->compare->currentIndex().isValid() && d->compareModel->rowCount() > 1)
                d->compare->setCurrentIndex(d->compareModel->index(1, 0));
        }
    });
    connect(d->controller, &TuneController::sweepChanged, this, [this] {
        d->sweep->setSweep(d->controller->sweepOfThreshold(), d->controller->draft().policy);
        const auto points = d->controller->sweepOfThreshold().free.size();
        d->sweepHead->setFacts(points == 0 ? QString() : tr("%1 replays each").arg(figure(qlonglong(points))));
    });
    connect(d->controller, &TuneController::scopesChanged, this, [this] {
        d->scopesModel->setScopes(d->controller->scopes());
        d->scopesHead->setFacts(figure(qlonglong(d->controller->scopes().size())));
    });
    connect(d->controller, &TuneController::message, this, &TuneWorkspace::message);
    connect(d->controller, &TuneController::failed, this, &TuneWorkspace::failed);
    connect(d->controller, &TuneController::ledgerEntry, this, &TuneWorkspace::ledgerEntry);
    connect(d->controller, &TuneController::idle, this, &TuneWorkspace::idle);
    connect(d->chart, &TuneChart::thresholdMoved, this, [this](double value) {
        TriggerSettings draft = d->controller->draft();
        draft.policy.importance = value;
        d->controller->setDraft(draft);
    });
    connect(d->sweep, &SweepChart::thresholdMoved, this, [this](double value) {
        TriggerSettings draft = d->controller->draft();
        draft.policy.importance = value;
        d->controller->setDraft(draft);
    });
    connect(d->policy->applyAction(), &QAction::triggered, this, [this] { apply(); });
    connect(d->policy, &TunePolicyPane::runRequested, d->controller, &TuneController::runNow);
    refresh();
}

TuneWorkspace::~TuneWorkspace() = default;

QStringList TuneWorkspace::viewNames()
{
    QStringList names;
    for (const ViewText &one : kTuneViews)
        names << QString::fromLatin1(one.id);
    return names;
}

QString TuneWorkspace::viewTitle(const QString &id)
{
    for (const ViewText &one : kTuneViews) {
        if (id == QLatin1String(one.id))
            return tr(one.title);
    }
    return {};
}

QString TuneWorkspace::viewTip(const QString &id)
{
    for (const ViewText &one : kTuneViews) {
        if (id == QLatin1String(one.id))
            return tr(one.tip);
    }
    return {};
}

void TuneWorkspace::setView(const QString &id)
{
    if (!viewNames().contains(id) || id == d->view)
        return;
    d->view = id;
    d->pages->setCurrentWidget(id == QLatin1String("scopes") ? d->scopesPage
                               : id == QLatin1String("log")  ? d->logPage
                                                             : d->main);
    if (id == QLatin1String("scopes"))
        d->controller->readScopes();
    Q_EMIT viewChanged(id);
}

QString TuneWorkspace::view() const
{
    return d->view;
}

void TuneWorkspace::build()
{
    const auto action = [this](const char *name, const QString &text, const QString &tip, const char *iconName) {
        auto *made = new QAction(text, this);
        made->setObjectName(QString::fromLatin1(name));
        made->setStatusTip(tip);
        made->setToolTip(tip);
        made->setIcon(icon(QString::fromLatin1(iconName)));
        return made;
    };
    d->fit = action("tune.fit", tr("Show the whole history"), tr("Show the whole history in the chart"), "maximize");
    d->png = action("tune.exportPng", tr("Export the chart as PNG…"), tr("Write the chart to a picture"), "download");
    d->svg = action("tune.exportSvg", tr("Export the chart as SVG…"), tr("Write the chart to a scalable picture"),
                    "download");
    d->csv = action("tune.exportCsv", tr("Export the draft’s firings as CSV…"),
                    tr("Write when the draft would have fired to a table"), "file-down");
    d->logCsv = action("tune.exportLog", tr("Export the trigger’s log as CSV…"),
                       tr("Write what fired and what came of it to a table"), "file-down");
    d->keep = action("tune.keepDraft", tr("Keep the draft in the comparison"),
                     tr("Add the draft as it is now as a row of its own"), "plus");
    d->remove = action("tune.removeRow", tr("Remove from the comparison"), tr("Remove the selected setting"), "x");
    d->exportMenu = action("tune.export", tr("Export"), tr("Export the chart or the log"), "download");
    d->addMenu = action("tune.add", tr("Add to the comparison"), tr("Add a preset, or the draft as it is now"), "plus");
    connect(d->fit, &QAction::triggered, this, [this] { d->chart->fit(); });
    connect(d->png, &QAction::triggered, this, [this] { exportChart(false); });
    connect(d->svg, &QAction::triggered, this, [this] { exportChart(true); });
    connect(d->csv, &QAction::triggered, this, [this] { exportFirings(); });
    connect(d->logCsv, &QAction::triggered, this, [this] {
        if (const auto read = d->controller->data())
            exportText(tr("Export the trigger’s log"), QStringLiteral("-trigger-log.csv"),
                       QByteArray::fromStdString(triggerLogCsv(read->log)));
    });
    connect(d->keep, &QAction::triggered, this, [this] { d->controller->addRow(QStringLiteral("draft")); });
    connect(d->remove, &QAction::triggered, this,
            [this] { d->controller->removeRow(d->compare->currentIndex().row()); });
    const auto menuAt = [this](QWidget *under, const QList<QAction *> &entries) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions(entries);
        menu->popup(under->mapToGlobal(QPoint(0, under->height())));
        return menu;
    };

    d->pages = new CurrentLayout(this);
    d->pages->setContentsMargins(0, 0, 0, 0);
    d->main = new QWidget(this);
    d->body = new CurrentLayout(d->main);
    d->body->setContentsMargins(0, 0, 0, 0);
    d->split = new Splitter(Qt::Horizontal, d->main);
    d->split->setObjectName(QStringLiteral("tune.splitter"));
    d->rows = new Splitter(Qt::Vertical, d->split);
    d->rows->setObjectName(QStringLiteral("tune.rows"));

    auto *historyPane = new QWidget(d->rows);
    auto *historyLayout = new QVBoxLayout(historyPane);
    historyLayout->setContentsMargins(0, 0, 0, 0);
    historyLayout->setSpacing(0);
    d->history = new PaneHeader(tr("History"), historyPane);
    d->history->addWidget(new TuneLegend(d->history));
    d->history->addTool(d->fit);
    ToolButton *exportTool = d->history->addTool(d->exportMenu);
    connect(d->exportMenu, &QAction::triggered, this, [this, exportTool, menuAt] {
        menuAt(exportTool, {d->png, d->svg, d->csv, d->logCsv})->setObjectName(QStringLiteral("tune.exportMenu"));
    });
    historyLayout->addWidget(d->history);
    d->bar = new ErrorBar(historyPane);
    d->bar->setObjectName(QStringLiteral("tune.notes"));
    historyLayout->addWidget(d->bar);
    d->chart = new TuneChart(historyPane);
    historyLayout->addWidget(d->chart, 1);

    d->lower = new Splitter(Qt::Horizontal, d->rows);
    d->lower->setObjectName(QStringLiteral("tune.lower"));
    auto *sweepPane = new QWidget(d->lower);
    auto *sweepLayout = new QVBoxLayout(sweepPane);
    sweepLayout->setContentsMargins(0, 0, 0, 0);
    sweepLayout->setSpacing(0);
    d->sweepHead = new PaneHeader(tr("Firings by threshold"), sweepPane);
    sweepLayout->addWidget(d->sweepHead);
    d->sweep = new SweepChart(sweepPane);
    sweepLayout->addWidget(d->sweep, 1);

    auto *comparePane = new QWidget(d->lower);
    keepLeastWidth(comparePane, 210);
    auto *compareLayout = new QVBoxLayout(comparePane);
    compareLayout->setContentsMargins(0, 0, 0, 0);
    compareLayout->setSpacing(0);
    d->compareHead = new PaneHeader(tr("Compare"), comparePane);
    ToolButton *addTool = d->compareHead->addTool(d->addMenu);
    connect(d->addMenu, &QAction::triggered, this, [this, addTool, menuAt] {
        QList<QAction *> entries{d->keep};
        QMenu *menu = menuAt(addTool, entries);
        menu->setObjectName(QStringLiteral("tune.addMenu"));
        menu->addSeparator();
        for (const TriggerPreset &one : triggerPresets()) {
            const QString id = QString::fromStdString(one.id);
            QAction *entry = menu->addAction(id);
            entry->setStatusTip(QString::fromStdString(one.source));
            connect(entry, &QAction::triggered, this, [this, id] { d->controller->addRow(id); });
        }
    });
    compareLayout->addWidget(d->compareHead);
    d->compare = new TuneTable(tr("Settings compared"), 2, comparePane);
    d->compare->setObjectName(QStringLiteral("tune.compare"));
    d->compare->setModel(d->compareModel);
    d->compare->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    QHeaderView *head = d->compare->header();
    head->setSectionResizeMode(TuneCompareModel::Setting, QHeaderView::Stretch);
    const int widths[] = {0, 60, 68, 70, 66, 66, 72};
    for (int i = 1; i < TuneCompareModel::Columns; ++i) {
        head->setSectionResizeMode(i, QHeaderView::Fixed);
        setColumnWidth(head, i, widths[i]);
    }
    d->compare->installEventFilter(this);
    d->compare->setContextMenuPolicy(Qt::CustomContextMenu);
    connect(d->compare, &QWidget::customContextMenuRequested, this, [this](const QPoint &at) {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions({d->keep, d->remove});
        menu->popup(d->compare->viewport()->mapToGlobal(at));
    });
    connect(d->compare, &TuneTable::deletePressed, this, [this](int row) { d->controller->removeRow(row); });
    // Enter makes a setting the draft.
    connect(d->compare, &TuneTable::enterPressed, this, [this](int row) {
        TriggerSettings draft = d->controller->draft();
        draft.policy = d->compareModel->rows()[std::size_t(row)].policy;
        d->controller->setDraft(draft);
    });
    connect(d->compare->selectionModel(), &QItemSelectionModel::currentRowChanged, this,
            [this](const QModelIndex &current) { d->remove->setEnabled(current.row() > 1); });
    d->remove->setEnabled(false);
    compareLayout->addWidget(d->compare, 1);
    auto *noteLine = new QWidget(comparePane);
    auto *noteLayout = new QVBoxLayout(noteLine);
    noteLayout->setContentsMargins(16, 8, 16, 10);
    d->note = new TextBlock({}, Type::Secondary, Tone::Secondary, 0, noteLine);
    d->note->setLineHeight(17);
    noteLayout->addWidget(d->note);
    compareLayout->addWidget(noteLine);

    d->lower->addWidget(sweepPane);
    d->lower->addWidget(comparePane);
    d->lower->setStretchFactor(0, 0);
    d->lower->setStretchFactor(1, 1);
    d->rows->addWidget(historyPane);
    d->rows->addWidget(d->lower);
    d->rows->setStretchFactor(0, 1);
    d->rows->setStretchFactor(1, 0);
    d->policy = new TunePolicyPane(d->controller, d->split);
    d->split->addWidget(d->rows);
    d->split->addWidget(d->policy);
    d->split->setStretchFactor(0, 1);
    d->split->setStretchFactor(1, 0);
    d->empty = new EmptyState(
        tr("No episodes yet"),
        tr("An agent writes them, or an import brings them. 50 are advised before the first reflection."), d->main);
    d->empty->setHelp(QStringLiteral("tune.md"));
    d->body->addWidget(d->split);
    d->body->addWidget(d->empty);
    d->pages->addWidget(d->main);

    const auto page = [this](const QString &title, PaneHeader *&header, TuneTable *&table, const char *name,
                             QAbstractItemModel *model) {
        auto *made = new QWidget(this);
        auto *layout = new QVBoxLayout(made);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(0);
        header = new PaneHeader(title, made);
        layout->addWidget(header);
        table = new TuneTable(title, 1, made);
        table->setObjectName(QString::fromLatin1(name));
        table->setModel(model);
        table->header()->setStretchLastSection(true);
        layout->addWidget(table, 1);
        return made;
    };
    d->scopesPage = page(tr("Each scope has its own trigger"), d->scopesHead, d->scopes, "tune.scopes", d->scopesModel);
    const int scopeWidths[] = {360, 84, 140, 84, 120, 100, 300};
    for (int i = 0; i < TriggerScopesModel::Columns; ++i)
        setColumnWidth(d->scopes->header(), i, scopeWidths[i]);
    const auto openScope = [this](const QModelIndex &index) {
        const QString scope = index.siblingAtColumn(0).data(IdRole).toString();
        if (scope.isEmpty())
            return;
        setView(QStringLiteral("importance"));
        Q_EMIT scopeRequested(scope);
    };
    connect(d->scopes, &QTreeView::doubleClicked, this, openScope);
    connect(d->scopes, &TuneTable::enterPressed, this,
            [this, openScope](int row) { openScope(d->scopesModel->index(row, 0)); });
    d->pages->addWidget(d->scopesPage);
    d->logPage = page(tr("Log of the trigger"), d->logHead, d->log, "tune.log", d->logModel);
    d->logHead->addTool(d->logCsv);
    const int logWidths[] = {118, 176, 90, 70, 66, 124, 74, 74, 70, 64, 62, 70, 120};
    for (int i = 0; i < TriggerLogModel::Columns; ++i)
        setColumnWidth(d->log->header(), i, logWidths[i]);
    d->pages->addWidget(d->logPage);
    for (QAction *one : actions())
        addAction(one);
}

QList<QAction *> TuneWorkspace::actions() const
{
    return d->policy->actions() + QList<QAction *>{d->fit, d->keep, d->remove, d->png, d->svg, d->csv, d->logCsv};
}

void TuneWorkspace::refresh()
{
    const auto read = d->controller->data();
    const bool any = read && read->series.size() > 0;
    d->body->setCurrentWidget(!read || any ? static_cast<QWidget *>(d->split) : d->empty);
    d->chart->setData(read, d->controller->inForce().policy);
    d->chart->setDraft(d->controller->draft().policy, d->controller->draftReplay());
    if (!read) {
        d->sweep->setSweep({}, {});
        d->compareModel->setRows({}, 1);
        d->logModel->setEvents({});
        d->history->setFacts({});
    } else {
        const QString scope = tr("scope %1").arg(oneLine(read->scope));
        QString facts = scope;
        if (any) {
            const QString first = shortDate(read->series.at(0)),
                          last = shortDate(read->series.at(read->series.size() - 1));
            facts = (first == last ? first : QStringLiteral("%1 – %2").arg(first, last)) + QStringLiteral(", ") + scope;
        }
        d->history->setFacts(facts);
        const auto days = qlonglong(std::ceil(read->days()));
        d->compareHead->setFacts(days == 1 ? tr("the same day") : tr("the same %1 days").arg(figure(days)));
        std::vector<TriggerEvent> events = read->log;
        events.insert(events.end(), read->policies.begin(), read->policies.end());
        std::stable_sort(events.begin(), events.end(),
                         [](const TriggerEvent &a, const TriggerEvent &b) { return a.ledger.value > b.ledger.value; });
        d->logModel->setEvents(std::move(events));
        const auto lines = qlonglong(read->log.size() + read->policies.size());
        d->logHead->setFacts(lines == 0 ? tr("nothing fired yet, %1").arg(scope)
                                        : QStringLiteral("%1, %2").arg(figure(lines), scope));
        const auto cost = read->costs.find(d->controller->inForce().runs);
        QString note;
        if (cost != read->costs.end()) {
            const CycleCost &one = cost->second;
            note = one.measured
                       ? tr("Insights, calls and cost are measured for what the policy in force runs, and "
                            "estimated (≈) for the rest")
                       : tr("Calls and cost are estimates (≈): no run of the policy in force is in the log yet");
            if (one.cost && one.calls > 0)
                note += tr(", at %1 a call.").arg(costText(*one.cost / one.calls));
            else
                note += QLatin1Char('.');
        }
        d->note->setText(note);
    }
    const bool exportable = any;
    for (QAction *one : {d->fit, d->png, d->svg, d->csv, d->keep, d->exportMenu, d->addMenu})
        one->setEnabled(exportable);
    d->logCsv->setEnabled(read && !read->log.empty());
    const auto store = d->session->store();
    d->policy->setWritable(d->session->writable(), store ? coreWords(store->info().accessReason) : QString());
    if (d->view == QLatin1String("scopes") && read)
        d->controller->readScopes();
    refreshNotes();
}

// What is left out, and why a policy can't be read.
void TuneWorkspace::refreshNotes()
{
    const auto read = d->controller->data();
    if (!read) {
        d->bar->dismiss();
        return;
    }
    if (!read->problem.empty()) {
        d->bar->showMessage(coreWords(read->problem), {}, tr("The default is shown; nothing is changed."));
        return;
    }
    QStringList notes;
    for (const std::string &note : read->situation.state.notes)
        notes << coreWords(note);
    if (notes.isEmpty())
        d->bar->dismiss();
    else
        d->bar->showMessage(notes.join(QLatin1Char(' ')), {}, {}, BarTone::Note);
}

void TuneWorkspace::apply()
{
    const TriggerSettings &draft = d->controller->draft(), &inForce = d->controller->inForce();
    Question question;
    question.title = tr("Apply the policy");
    question.text = tr("From now on the trigger of %1 follows it. It can be undone.")
                        .arg(d->controller->data() ? oneLine(d->controller->data()->scope) : QString());
    for (const std::string &name : triggerSettings()) {
        const QString before = QString::fromStdString(triggerSetting(inForce.policy, name));
        const QString after = QString::fromStdString(triggerSetting(draft.policy, name));
        if (before != after)
            question.facts << QStringLiteral("%1\t%2 → %3").arg(QString::fromStdString(name), before, after);
    }
    if (draft.runs != inForce.runs)
        question.facts << QStringLiteral("runs\t%1 → %2")
                              .arg(QString::fromStdString(inForce.runs), QString::fromStdString(draft.runs));
    if (draft.automatic != inForce.automatic)
        question.facts << tr("automatic") + QLatin1Char('\t') + (draft.automatic ? tr("on") : tr("off"));
    question.action = tr("Apply");
    question.askReason = true;
    question.who = reviewerName();
    d->prompts->ask(this, question, [this](const std::optional<Answer> &answer) {
        if (answer)
            d->controller->apply(Cause{answer->who.toStdString(), "gui", answer->reason.toStdString()});
    });
}

void TuneWorkspace::exportChart(bool svg)
{
    const QFileInfo store(d->session->path());
    const QString suggested = store.dir().filePath(
        store.completeBaseName() + (svg ? QStringLiteral("-trigger.svg") : QStringLiteral("-trigger.png")));
    d->prompts->saveFile(this, tr("Export the chart"), suggested,
                         svg ? tr("Scalable pictures (*.svg)") : tr("Pictures (*.png)"),
                         [this, svg](const QString &path) {
                             QByteArray bytes;
                             QBuffer buffer(&bytes);
                             buffer.open(QIODevice::WriteOnly);
                             if (svg) {
                                 QSvgGenerator generator;
                                 generator.setOutputDevice(&buffer);
                                 generator.setSize(d->chart->size());
                                 generator.setViewBox(QRect(QPoint(0, 0), d->chart->size()));
                                 generator.setTitle(tr("Credence trigger history"));
                                 generator.setDescription(d->chart->describe());
                                 QPainter painter(&generator);
                                 d->chart->paintChart(painter, d->chart->size());
                             } else {
                                 QImage image(d->chart->size() * 2, QImage::Format_ARGB32_Premultiplied);
                                 image.setDevicePixelRatio(2);
                                 QPainter painter(&image);
                                 d->chart->paintChart(painter, d->chart->size());
                                 painter.end();
                                 image.save(&buffer, "PNG");
                             }
                             buffer.close();
                             exportText({}, path, bytes);
                         });
}

// With a title the path is asked for; else `suffix` is it.
// The draft's firings with the ids of their episodes, which the replay knows by place only.
void TuneWorkspace::exportFirings()
{
    const auto read = d->controller->data();
    const std::shared_ptr<Store> store = d->session->store();
    if (!read || !store)
        return;
    auto replay = std::make_shared<Simulation>(d->controller->draftReplay());
    JobRunner::instance().run<QByteArray>(
        this, QStringLiteral("firings"), {},
        [store, read, replay](std::stop_token stop, const Progress &) -> Result<QByteArray> {
            std::vector<MemoryId> ids;
            constexpr std::size_t kPage = 4096;
            for (std::size_t from = 0; from < replay->firings.size(); from += kPage) {
                std::vector<MemoryKey> keys;
                for (std::size_t i = from; i < std::min(from + kPage, replay->firings.size()); ++i)
                    keys.push_back(read->series.keys[replay->firings[i].episode]);
                const auto rows = store->rows(keys, stop); // absent ones are skipped
                if (!rows)
                    return rows.error();
                std::map<MemoryKey, MemoryId> byKey;
                for (const Memory &row : *rows)
                    byKey.emplace(row.key, row.id);
                for (const MemoryKey key : keys) {
                    const auto found = byKey.find(key);
                    ids.push_back(found == byKey.end() ? MemoryId{} : found->second);
                }
            }
            return QByteArray::fromStdString(simulationCsv(*replay, ids));
        },
        [this](const Result<QByteArray> &bytes) {
            if (bytes)
                exportText(tr("Export the draft’s firings"), QStringLiteral("-firings.csv"), *bytes);
            else if (bytes.error().code != Errc::Cancelled)
                Q_EMIT failed(tr("The firings can’t be read."), coreLine(bytes.error().message));
        });
}

void TuneWorkspace::exportText(const QString &title, const QString &suffix, const QByteArray &bytes)
{
    if (!title.isEmpty()) {
        const QFileInfo store(d->session->path());
        d->prompts->saveFile(this, title, store.dir().filePath(store.completeBaseName() + suffix), tr("Tables (*.csv)"),
                             [this, bytes](const QString &path) { exportText({}, path, bytes); });
        return;
    }
    const QString &path = suffix; // of the file
    JobRunner::instance().run<bool>(
        this, {}, {}, [path, bytes](std::stop_token, const Progress &) { return saveBytes(path, bytes); },
        [this, path](const Result<bool> &done) {
            if (done)
                Q_EMIT message(tr("Written to %1.").arg(QFileInfo(path).fileName()));
            else
                Q_EMIT failed(tr("%1 can’t be written.").arg(path), coreWords(done.error().message));
        });
}

void TuneWorkspace::placePanes()
{
    if (d->placed || !isVisible() || width() < 100)
        return;
    d->placed = true;
    const int policy = px(policyWidth(width()));
    d->split->setSizes({std::max(300, width() - policy - 1), policy});
    const int lower = std::clamp(height() * 39 / 100, kLowerLeast, px(kLowerHeight) + height() / 12);
    d->rows->setSizes({std::max(240, height() - lower - 1), lower});
    const int sweep = std::min(px(352), (width() - policy) * 36 / 100);
    d->lower->setSizes({sweep, std::max(200, width() - policy - sweep - 2)});
}

QList<QWidget *> TuneWorkspace::panes() const
{
    if (d->view == QLatin1String("scopes"))
        return {d->scopes};
    if (d->view == QLatin1String("log"))
        return {d->log};
    return {d->chart, d->sweep, d->compare, d->policy};
}

bool TuneWorkspace::busy() const
{
    return d->controller->busy();
}

QByteArray TuneWorkspace::saveState() const
{
    QByteArray bytes;
    if (!d->placed)
        return bytes;
    QDataStream out(&bytes, QIODevice::WriteOnly);
    out << quint8(1) << d->view << d->split->saveState() << d->rows->saveState() << d->lower->saveState();
    return bytes;
}

void TuneWorkspace::restoreState(const QByteArray &state)
{
    QDataStream in(state);
    quint8 version = 0;
    QString view;
    QByteArray split, rows, lower;
    in >> version >> view >> split >> rows >> lower;
    if (version != 1 || in.status() != QDataStream::Ok)
        return;
    setView(view);
    d->placed = d->split->restoreState(split) && d->rows->restoreState(rows) && d->lower->restoreState(lower);
}

void TuneWorkspace::focusFirst()
{
    if (const QList<QWidget *> all = panes(); !all.isEmpty())
        all.first()->setFocus(Qt::OtherFocusReason);
}

TuneController *TuneWorkspace::controller() const
{
    return d->controller;
}

TuneChart *TuneWorkspace::chart() const
{
    return d->chart;
}

SweepChart *TuneWorkspace::sweep() const
{
    return d->sweep;
}

TunePolicyPane *TuneWorkspace::policy() const
{
    return d->policy;
}

TuneTable *TuneWorkspace::compare() const
{
    return d->compare;
}

void TuneWorkspace::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    placePanes();
}

void TuneWorkspace::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placePanes();
}

// Where room is short the figure that is known least goes first.
// A narrow table leaves out whole columns, the least telling first, rather than cut the settings' names; the tooltip of
// a row has all of them.
void TuneWorkspace::fitCompare()
{
    const int width = d->compare->viewport()->width();
    d->compare->setColumnHidden(TuneCompareModel::Insights, width < px(kCompareNarrow));
    int needed = px(kCompareName);
    for (int i = 1; i < TuneCompareModel::Columns; ++i) {
        if (i != TuneCompareModel::Insights)
            needed += d->compare->columnWidth(i) > 0 ? d->compare->columnWidth(i) : px(kCompareColumn);
    }
    for (const int column : {int(TuneCompareModel::Episodes), int(TuneCompareModel::Calls)}) {
        d->compare->setColumnHidden(column, width < needed);
        needed -= px(kCompareColumn);
    }
}

bool TuneWorkspace::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->compare && event->type() == QEvent::Resize)
        fitCompare();
    return QWidget::eventFilter(watched, event);
}

void TuneWorkspace::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tk().base);
}

} // namespace credence::ui

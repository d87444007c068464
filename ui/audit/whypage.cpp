// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/whypage.h"

#include "audit/graphcanvas.h"
#include "inspect/whylist.h"
#include "jobs/jobrunner.h"
#include "jobs/savebytes.h"
#include "models/whymodel.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/corewords.h"
#include "widgets/emptystate.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/numbers.h"
#include "widgets/paneheader.h"
#include "widgets/prompts.h"
#include "widgets/splitter.h"
#include "widgets/whenshown.h"

#include <QApplication>
#include <QBuffer>
#include <QClipboard>
#include <QDataStream>
#include <QDir>
#include <QFileInfo>
#include <QIODevice>
#include <QMenu>
#include <QPageSize>
#include <QPainter>
#include <QPdfWriter>
#include <QStackedLayout>
#include <QTextDocument>
#include <QVBoxLayout>

#include <algorithm>
#include <unordered_map>

namespace credence::ui {

namespace {

struct LoadedArgument {
    Dossier dossier;
    std::shared_ptr<const GraphScene> scene;
    std::vector<WhyRow> words, episodes;
    QString span; // "9 Apr – 1 Jun" of the episodes
};

WhyRow rowOf(WhyRow::Type type, const QString &text)
{
    WhyRow row;
    row.type = type;
    row.text = text;
    return row;
}

void addResting(const Dossier &d, std::vector<WhyRow> &rows)
{
    for (const ChainNode &node : d.restsOnIt) {
        WhyRow row = rowOf(WhyRow::Type::Reason, screenText(node.text).trimmed());
        row.key = node.key;
        row.status = node.status;
        row.kind = node.kind;
        rows.push_back(std::move(row));
    }
}

// The list ends at kDossierAbove.
QString restCount(const Dossier &d)
{
    const qlonglong direct = qlonglong(d.restsOnIt.size());
    return d.restsOnIt.size() < kDossierAbove
               ? directOfAll(direct, d.why.grounding.dependents)
               : WhyPage::tr("%1 and more, %2 in all").arg(figure(direct), figure(d.why.grounding.dependents));
}

// What follows the argument: how it was made, what became of it, what rests on it.
void addStory(const Dossier &d, std::vector<WhyRow> &rows)
{
    const auto heading = [&](const QString &text, qlonglong count = 0) {
        rows.push_back(rowOf(WhyRow::Type::Heading, text));
        if (count > 0)
            rows.back().fact = figure(count);
    };
    const auto note = [&](const QString &text) { rows.push_back(rowOf(WhyRow::Type::Note, text)); };
    heading(WhyPage::tr("How it was made"));
    const MadeBy &made = d.why.madeBy;
    QString first = screenText(made.origin);
    if (!first.isEmpty())
        first[0] = first[0].toUpper();
    if (made.at)
        first += WhyPage::tr(", %1").arg(shortTime(*made.at));
    if (made.ledger)
        first += WhyPage::tr(", entry %1").arg(figure(made.ledger.value));
    note(first);
    if (d.made) {
        if (!d.made->run.empty()) {
            QString text = WhyPage::tr("Run %1").arg(screenText(d.made->run.substr(0, 8)));
            if (!d.made->preset.empty())
                text += WhyPage::tr(", preset %1").arg(screenText(d.made->preset));
            if (!d.made->model.empty())
                text += WhyPage::tr(", model %1").arg(screenText(d.made->model));
            if (d.made->proposed)
                text += WhyPage::tr(", proposed %1").arg(shortTime(*d.made->proposed));
            note(text);
        }
        for (const Decision &decision : d.made->decisions) {
            QString text = WhyPage::tr("%1: %2 by %3")
                               .arg(shortTime(decision.time), QString::fromLatin1(word(decision.verdict)),
                                    screenText(decision.reviewer));
            if (!decision.reason.empty())
                text += QStringLiteral(", ") + coreTerm(decision.reason);
            note(text);
        }
        if (!d.made->modelText.empty())
            note(WhyPage::tr("Edited; it was proposed as “%1”").arg(screenText(d.made->modelText)));
    }
    if (d.history.size() > 1 || (!d.history.empty() && d.history.front().number != made.ledger)) {
        heading(WhyPage::tr("Since then"),
                std::count_if(d.history.begin(), d.history.end(),
                              [&](const LedgerEntry &entry) { return entry.number != made.ledger; }));
        for (const LedgerEntry &entry : d.history) {
            if (entry.number == made.ledger)
                continue;
            QString text = WhyPage::tr("%1: %2, entry %3")
                               .arg(shortTime(entry.time), screenText(entry.kind), figure(entry.number.value));
            if (!entry.who.empty())
                text += WhyPage::tr(", by %1").arg(screenText(entry.who));
            if (!entry.reason.empty())
                text += QStringLiteral(": ") + coreTerm(entry.reason);
            note(text);
        }
    }
    if (!d.restsOnIt.empty() && d.why.memory.kind != Kind::Episode) {
        rows.push_back(rowOf(WhyRow::Type::Heading, WhyPage::tr("Rests on it directly")));
        rows.back().fact = restCount(d);
        addResting(d, rows);
    }
}

// What an episode is, in place of an argument: nothing lies beneath it.
void addEpisode(const Memory &m, std::vector<WhyRow> &rows)
{
    const auto say = [&rows](const QString &text) { rows.push_back(rowOf(WhyRow::Type::Note, text)); };
    say(m.created ? WhyPage::tr("When: %1").arg(shortTime(*m.created)) : WhyPage::tr("When: no time is known"));
    say(m.actor.empty() ? WhyPage::tr("By whom: nobody is named") : WhyPage::tr("By whom: %1").arg(oneLine(m.actor)));
    if (!m.session.empty())
        say(WhyPage::tr("Session: %1").arg(oneLine(m.session)));
    if (!m.outcome.empty())
        say(WhyPage::tr("Outcome: %1").arg(oneLine(m.outcome)));
    if (!m.sourceSystem.empty() || !m.sourceRef.empty())
        say(WhyPage::tr("Source: %1")
                .arg(oneLine(m.sourceRef.empty()
                                 ? m.sourceSystem
                                 : m.sourceSystem + (m.sourceSystem.empty() ? "" : ", ") + m.sourceRef)));
}

WhyExtras extrasOf(const Dossier &d)
{
    WhyExtras extras;
    for (const ChainNode &node : d.why.chain) {
        if (const auto v = d.importance.find(node.id.value); v != d.importance.end())
            extras.importance.emplace(node.key.value, v->second);
        if (const auto q = d.quotes.find(node.id.value); q != d.quotes.end() && !q->second.empty())
            extras.quotes.emplace(node.key.value, screenText(q->second.front()).trimmed());
    }
    extras.contradicting = d.contradicting;
    return extras;
}

// The rows of one list parted into the chain in words and the episodes.
void partRows(std::vector<WhyRow> all, LoadedArgument &out)
{
    const auto critical = [&out](MemoryKey key) {
        for (const ChainNode &node : out.dossier.why.chain) {
            if (node.key == key)
                return std::find(out.dossier.critical.begin(), out.dossier.critical.end(), node.id) !=
                       out.dossier.critical.end();
        }
        return false;
    };
    bool below = false;
    for (WhyRow &row : all) {
        if (row.type == WhyRow::Type::Heading && row.text == WhyModel::tr("Episodes")) {
            below = true;
            continue;
        }
        if (row.type == WhyRow::Type::Heading && row.text == WhyModel::tr("In words"))
            continue;
        if (row.type == WhyRow::Type::Episode && row.status != Status::Active) {
            const QString status = statusWord(row.status).toLower();
            row.fact = row.fact.isEmpty() ? status : status + QStringLiteral(", ") + row.fact;
        }
        if (row.type == WhyRow::Type::Episode && critical(row.key))
            row.fact = row.fact.isEmpty() ? WhyPage::tr("critical") : WhyPage::tr("critical, %1").arg(row.fact);
        (below ? out.episodes : out.words).push_back(std::move(row));
    }
}

QByteArray pdfOf(const Dossier &dossier)
{
    QBuffer out;
    out.open(QIODevice::WriteOnly);
    QTextDocument document;
    document.setDefaultStyleSheet(QStringLiteral(
        "h1 { font-size: 15pt; } h2 { font-size: 12pt; } p { font-size: 10pt; } pre { font-size: 8pt; }"));
    document.setHtml(QString::fromStdString(renderDossier(dossier, DossierFormat::Print)));
    {
        QPdfWriter writer(&out);
        writer.setPageSize(QPageSize(QPageSize::A4));
        writer.setPageMargins(QMarginsF(18, 18, 18, 18), QPageLayout::Millimeter);
        writer.setResolution(150);
        writer.setTitle(QStringLiteral("Why: ") + oneLine(dossier.why.memory.text));
        writer.setCreator(QStringLiteral("Credence"));
        document.print(&writer);
    }
    return out.data();
}

} // namespace

std::shared_ptr<const GraphScene> argumentScene(const Dossier &dossier)
{
    const Why &why = dossier.why;
    auto scene = std::make_shared<GraphScene>();
    WhyLayers layers = whyLayers(why);
    scene->input = std::move(layers.input);
    scene->root = 0;
    scene->leavesBelow = !layers.leaves.empty();
    scene->boxes.resize(why.chain.size());
    std::vector<int> counts(layers.depths.size());
    for (std::size_t i = 0; i < why.chain.size(); ++i) {
        const ChainNode &node = why.chain[i];
        GraphBox &box = scene->boxes[i];
        box.key = node.key;
        box.text = screenText(node.text).trimmed();
        if (box.text.isEmpty())
            box.text = WhyPage::tr("(no text)");
        box.kind = node.kind;
        box.status = box.next = node.status;
        if (node.created)
            box.date = shortDate(*node.created);
        box.critical = std::find(dossier.critical.begin(), dossier.critical.end(), node.id) != dossier.critical.end();
        ++counts[std::size_t(scene->input.layer[i])];
    }
    for (std::size_t i = 0; i < layers.leaves.size(); ++i)
        scene->boxes[layers.leaves[i]].number = int(i) + 1;
    // What speaks against the claim stands beneath it, as its sources do.
    for (const ChainNode &node : dossier.contradicting) {
        if (node.id.value.empty() || why.chain.empty())
            continue;
        std::uint32_t place = 0;
        while (place < scene->boxes.size() && scene->boxes[place].key != node.key)
            ++place;
        if (place == 0)
            continue;
        if (place == scene->boxes.size()) {
            GraphBox box;
            box.key = node.key;
            box.text = screenText(node.text).trimmed();
            box.kind = node.kind;
            box.status = box.next = node.status;
            if (node.created)
                box.date = shortDate(*node.created);
            scene->boxes.push_back(std::move(box));
            int layer = 0; // of what has no depth, else the highest below the claim that is not above its own
            for (std::size_t i = 1; i < layers.depths.size() && node.depth > 0; ++i) {
                if (layers.lowest[i] <= node.depth && int(i) < scene->input.layer[0])
                    layer = int(i);
            }
            scene->input.layer.push_back(std::min(layer, std::max(0, scene->input.layer[0] - 1)));
            scene->input.weight.push_back(0); // it is as near as a direct source
            if (scene->input.layer.back() == 0) {
                scene->input.bottom.push_back(place);
                scene->leavesBelow = true;
            }
        }
        scene->boxes[place].against = true;
        scene->input.pinned.push_back(place);
        scene->input.links.emplace_back(0, place);
        scene->against.emplace(0, place);
    }
    for (std::size_t layer = 0; layer < layers.depths.size(); ++layer) {
        const int high = layers.depths[layer], low = layers.lowest[layer];
        scene->titles << (why.memory.kind == Kind::Episode ? WhyPage::tr("Episode")
                                                           : layerTitle(high, low, layer == 0 && scene->leavesBelow));
        scene->facts << (counts[layer] > 1 ? figure(counts[layer]) : QString());
    }
    shortenLabels(*scene);
    return scene;
}

struct WhyPage::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    PaneHeader *header = nullptr, *wordsHead = nullptr, *episodesHead = nullptr;
    QWidget *body = nullptr;
    QStackedLayout *stack = nullptr;
    EmptyState *empty = nullptr;
    GraphCanvas *canvas = nullptr;
    WhyList *words = nullptr, *episodes = nullptr;
    Splitter *upDown = nullptr, *sides = nullptr;
    QAction *fit = nullptr, *foldBack = nullptr, *copy = nullptr, *prompt = nullptr, *whatIf = nullptr;
    QAction *exportHtml = nullptr, *exportMarkdown = nullptr, *exportPdf = nullptr, *exportSvg = nullptr,
            *exportDot = nullptr, *redacted = nullptr;
    QList<QAction *> actions;
    std::optional<Dossier> shown;
    MemoryKey of; // whose argument is on show or under way
    WhenShown *loads = nullptr;
    bool working = false, placed = false;
    bool restored = false; // the line between graph and words stands where somebody put it
};

WhyPage::WhyPage(Session *session, Prompts *prompts, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->prompts = prompts;
    makeActions();
    build();
    d->loads = new WhenShown(this, [this] { load(); });
    connect(session, &Session::selectionChanged, d->loads, &WhenShown::ask);
    connect(session, &Session::snapshotChanged, d->loads, &WhenShown::ask);
    connect(session, &Session::closed, this, [this] {
        d->shown.reset();
        d->of = {};
        d->canvas->setScene(nullptr);
        d->words->setRows({});
        d->episodes->setRows({});
        refreshFacts();
    });
    d->loads->ask();
    refreshFacts();
}

WhyPage::~WhyPage() = default;

GraphCanvas *WhyPage::canvas() const
{
    return d->canvas;
}

WhyList *WhyPage::words() const
{
    return d->words;
}

WhyList *WhyPage::episodes() const
{
    return d->episodes;
}

QList<QAction *> WhyPage::actions() const
{
    return d->actions;
}

QList<QWidget *> WhyPage::panes() const
{
    return {d->canvas, d->words, d->episodes};
}

bool WhyPage::busy() const
{
    return d->working || d->canvas->busy();
}

void WhyPage::focusFirst()
{
    d->canvas->setFocus(Qt::OtherFocusReason);
}

void WhyPage::makeActions()
{
    const auto make = [this](const char *name, const QString &text, const QString &tip, const QString &iconName,
                             auto &&what) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        if (!iconName.isEmpty())
            action->setIcon(icon(iconName));
        connect(action, &QAction::triggered, this, what);
        d->actions << action;
        return action;
    };
    d->fit = make("audit.fit", tr("Fit the argument"), tr("Show the whole argument again"), QStringLiteral("maximize"),
                  [this] { d->canvas->fit(); });
    d->foldBack = make("audit.foldBack", tr("Fold back"), tr("Fold the boxes that were opened last"),
                       QStringLiteral("undo-2"), [this] { d->canvas->foldBack(); });
    d->copy = make("audit.copyArgument", tr("Copy the argument"), tr("Copy the whole argument as text"),
                   QStringLiteral("copy"), [this] {
                       if (!d->shown)
                           return;
                       QApplication::clipboard()->setText(
                           QString::fromStdString(renderDossier(*d->shown, DossierFormat::Text)));
                       Q_EMIT message(tr("The argument was copied."));
                   });
    d->prompt = make("audit.prompt", tr("Prompt and reply"), tr("Show what the model was asked and what it answered"),
                     QStringLiteral("quote"), [this] {
                         if (!d->shown || !d->shown->made)
                             return;
                         const DossierOrigin &made = *d->shown->made;
                         d->prompts->message(this, tr("Prompt and reply"),
                                             tr("Run %1, model %2").arg(screenText(made.run), screenText(made.model)),
                                             screenText(made.prompt) + QStringLiteral("\n\n― ") + tr("Reply") +
                                                 QStringLiteral(" ―\n") + screenText(made.reply));
                     });
    d->whatIf = make("audit.whatIf", tr("What if it is wrong"), tr("See what falls if this memory is withdrawn"),
                     QStringLiteral("git-branch"), [this] {
                         if (d->of)
                             Q_EMIT whatIfRequested(d->of);
                     });
    d->redacted = make("audit.redact", tr("Leave out what is flagged"),
                       tr("Exports leave out what is flagged, and prompt and reply"), {}, [] {});
    d->redacted->setCheckable(true);
    const auto exports = [&](const char *name, const QString &text, const QString &tip, DossierFormat format) {
        return make(name, text, tip, QStringLiteral("file-down"),
                    [this, format] { exportAs(format, d->redacted->isChecked()); });
    };
    d->exportHtml = exports("audit.exportHtml", tr("Export as a web page…"),
                            tr("One file with the argument, its graph and its episodes"), DossierFormat::Html);
    d->exportMarkdown = exports("audit.exportMarkdown", tr("Export as Markdown…"), tr("The argument as Markdown text"),
                                DossierFormat::Markdown);
    d->exportPdf = exports("audit.exportPdf", tr("Export as PDF…"), tr("The argument on paper"), DossierFormat::Print);
    d->exportSvg =
        exports("audit.exportSvg", tr("Export the graph as a picture…"), tr("The graph as SVG"), DossierFormat::Svg);
    d->exportDot =
        exports("audit.exportDot", tr("Export the graph for Graphviz…"), tr("The graph as DOT"), DossierFormat::Dot);
}

void WhyPage::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->header = new PaneHeader(tr("Why"), this);
    d->header->addTool(d->whatIf);
    d->header->addTool(d->foldBack);
    d->header->addTool(d->fit);
    auto *more = new QAction(icon(QStringLiteral("download")), tr("Export…"), this);
    more->setObjectName(QStringLiteral("audit.exportMenu"));
    more->setToolTip(tr("Export the argument"));
    ToolButton *button = d->header->addTool(more);
    connect(more, &QAction::triggered, this, [this, button] {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions({d->exportHtml, d->exportMarkdown, d->exportPdf, d->exportSvg, d->exportDot});
        menu->addSeparator();
        menu->addAction(d->redacted);
        menu->popup(button->mapToGlobal(QPoint(0, button->height())));
    });
    column->addWidget(d->header);

    d->body = new QWidget(this);
    d->stack = new QStackedLayout;
    column->addLayout(d->stack, 1);
    d->upDown = new Splitter(Qt::Vertical, this);
    d->upDown->setObjectName(QStringLiteral("audit.whySplitter"));
    d->canvas = new GraphCanvas(tr("The argument as a graph"), d->upDown);
    d->canvas->setObjectName(QStringLiteral("audit.graph"));
    d->canvas->setEmptyText(tr("Nothing is cited."));
    d->sides = new Splitter(Qt::Horizontal, d->upDown);
    const auto pane = [this](const QString &title, PaneHeader **head, WhyList **list, const char *name) {
        auto *widget = new QWidget(d->sides);
        auto *inside = new QVBoxLayout(widget);
        inside->setContentsMargins(0, 0, 0, 0);
        inside->setSpacing(0);
        *head = new PaneHeader(title, widget);
        *list = new WhyList(widget);
        (*list)->setObjectName(QString::fromLatin1(name));
        (*list)->setAccessibleName(title);
        inside->addWidget(*head);
        inside->addWidget(*list, 1);
        d->sides->addWidget(widget);
    };
    pane(tr("In words"), &d->wordsHead, &d->words, "audit.words");
    pane(tr("Episodes"), &d->episodesHead, &d->episodes, "audit.episodes");
    d->wordsHead->addTool(d->prompt);
    d->wordsHead->addTool(d->copy);
    d->upDown->addWidget(d->canvas);
    d->upDown->addWidget(d->sides);
    d->upDown->setStretchFactor(0, 1);
    d->upDown->setStretchFactor(1, 1);
    d->upDown->setChildrenCollapsible(false);
    d->sides->setChildrenCollapsible(false);
    delete d->body;
    d->body = d->upDown;
    d->empty =
        new EmptyState(tr("Nothing is selected"),
                       tr("Select a belief in Inspect, in the Health list or with Ctrl+K to see its argument."), this);
    d->empty->setHelp(QStringLiteral("audit.md#why"));
    d->stack->addWidget(d->upDown);
    d->stack->addWidget(d->empty);

    // A line that somebody moved stays where it is.
    connect(d->upDown, &QSplitter::splitterMoved, this, [this] { d->restored = true; });
    connect(d->canvas, &GraphCanvas::ready, this, [this] {
        refreshFacts();
        placePanes();
        updateActions();
        if (!busy())
            Q_EMIT idle();
    });
    connect(d->canvas, &GraphCanvas::pointed, this, [this](MemoryKey key) { point(key, d->canvas); });
    connect(d->words, &WhyList::pointed, this, [this](MemoryKey key) { point(key, d->words); });
    connect(d->episodes, &WhyList::pointed, this, [this](MemoryKey key) { point(key, d->episodes); });
    connect(d->words, &WhyList::referenceChosen, this, [this](int number) {
        d->episodes->goToEpisode(number);
        const int row = d->episodes->whyModel()->rowOfEpisode(number);
        if (row >= 0)
            d->canvas->setCurrent(d->episodes->whyModel()->row(row).key);
    });
    const auto go = [this](MemoryKey key) {
        if (key != d->of)
            d->session->select(key);
    };
    connect(d->canvas, &GraphCanvas::activated, this, go);
    // A click points; Enter or a double click goes there.
    connect(d->words, &WhyList::entered, this, go);
    connect(d->episodes, &WhyList::entered, this, go);
}

void WhyPage::point(MemoryKey key, const QObject *from)
{
    if (from != d->canvas)
        d->canvas->setCurrent(key);
    if (from != d->words)
        d->words->goToMemory(key);
    if (from != d->episodes)
        d->episodes->goToMemory(key);
}

void WhyPage::load()
{
    d->loads->forget();
    const std::shared_ptr<Store> store = d->session->store();
    const MemoryKey key = d->session->selection();
    d->of = key;
    if (!store || !key) {
        d->shown.reset();
        d->canvas->setScene(nullptr);
        refreshFacts();
        Q_EMIT idle();
        return;
    }
    d->working = true;
    refreshFacts();
    JobRunner::instance().run<std::shared_ptr<LoadedArgument>>(
        this, QStringLiteral("why"), {},
        [store, key](std::stop_token stop, const Progress &) -> Result<std::shared_ptr<LoadedArgument>> {
            auto found = dossier(*store, key, {}, stop);
            if (!found)
                return found.error();
            auto loaded = std::make_shared<LoadedArgument>();
            loaded->dossier = std::move(*found);
            loaded->scene = argumentScene(loaded->dossier);
            partRows(whyRows(loaded->dossier.why, extrasOf(loaded->dossier)), *loaded);
            if (loaded->dossier.why.memory.kind == Kind::Episode) {
                addEpisode(loaded->dossier.why.memory, loaded->words);
                // The pane of the episodes, which has none to show, holds what was made of this one.
                addResting(loaded->dossier, loaded->episodes);
                if (loaded->episodes.empty())
                    loaded->episodes.push_back(
                        rowOf(WhyRow::Type::Note, WhyPage::tr("Nothing rests on it: no belief was made of it yet.")));
            }
            addStory(loaded->dossier, loaded->words);
            std::optional<Time> first, last;
            for (const ChainNode &node : loaded->dossier.why.chain) {
                if (node.depth > 0 || !node.created)
                    continue;
                first = first ? std::min(*first, *node.created) : *node.created;
                last = last ? std::max(*last, *node.created) : *node.created;
            }
            if (first)
                loaded->span = shortDate(*first) == shortDate(*last)
                                   ? shortDate(*first)
                                   : shortDate(*first) + QStringLiteral(" – ") + shortDate(*last);
            return loaded;
        },
        [this, store](Result<std::shared_ptr<LoadedArgument>> loaded) {
            if (d->session->store() != store)
                return;
            d->working = false;
            if (!loaded) {
                d->shown.reset();
                d->canvas->setScene(nullptr);
                d->words->setRows({});
                d->episodes->setRows({});
                if (loaded.error().code != Errc::Cancelled)
                    Q_EMIT failed(tr("The argument can’t be read."), coreLine(loaded.error().message));
            } else {
                LoadedArgument &l = **loaded;
                d->shown = std::move(l.dossier);
                d->words->setRows(std::move(l.words));
                d->episodes->setRows(std::move(l.episodes));
                d->canvas->setScene(l.scene);
                const bool raw = d->shown->why.memory.kind == Kind::Episode;
                const qlonglong count = qlonglong(d->shown->why.leaves.size());
                d->episodesHead->setTitle(raw ? tr("Rests on it directly") : tr("Episodes"));
                d->episodes->setAccessibleName(raw ? tr("Rests on it directly") : tr("Episodes"));
                d->episodesHead->setFacts(
                    raw          ? (d->shown->restsOnIt.empty() ? QString() : restCount(*d->shown))
                    : count == 0 ? QString()
                                 : figure(count) + (l.span.isEmpty() ? QString() : QStringLiteral(", ") + l.span));
            }
            refreshFacts();
            if (!busy())
                Q_EMIT idle();
        });
}

void WhyPage::refreshFacts()
{
    d->stack->setCurrentWidget(d->of ? static_cast<QWidget *>(d->upDown) : d->empty);
    QString facts;
    if (d->shown && d->of) {
        facts = oneLine(d->shown->why.memory.text);
        if (d->canvas->graph() && d->canvas->shown() < d->canvas->total())
            facts = tr("showing %1 of %2   ")
                        .arg(figure(qlonglong(d->canvas->shown())), figure(qlonglong(d->canvas->total()))) +
                    facts;
    }
    d->header->setFacts(facts);
    if (!d->of) {
        d->episodesHead->setFacts({});
        d->words->setRows({});
        d->episodes->setRows({});
    }
    updateActions();
}

void WhyPage::updateActions()
{
    const bool shown = d->shown.has_value() && d->of;
    for (QAction *action :
         {d->fit, d->copy, d->whatIf, d->exportHtml, d->exportMarkdown, d->exportPdf, d->exportSvg, d->exportDot})
        action->setEnabled(shown);
    d->foldBack->setEnabled(shown && d->canvas->canFoldBack());
    const bool asked = shown && d->shown->made && !d->shown->made->prompt.empty();
    d->prompt->setEnabled(asked);
}

void WhyPage::exportAs(DossierFormat format, bool redact)
{
    const std::shared_ptr<Store> store = d->session->store();
    const MemoryKey key = d->of;
    if (!store || !key)
        return;
    struct Kind {
        QString suffix, filter;
    };
    const Kind kind = format == DossierFormat::Html       ? Kind{QStringLiteral("html"), tr("Web page (*.html)")}
                      : format == DossierFormat::Markdown ? Kind{QStringLiteral("md"), tr("Markdown (*.md)")}
                      : format == DossierFormat::Svg      ? Kind{QStringLiteral("svg"), tr("Picture (*.svg)")}
                      : format == DossierFormat::Dot      ? Kind{QStringLiteral("dot"), tr("Graphviz (*.dot)")}
                                                          : Kind{QStringLiteral("pdf"), tr("PDF (*.pdf)")};
    const QFileInfo file(d->session->path());
    d->prompts->saveFile(
        this, redact ? tr("Export the argument without what is flagged") : tr("Export the argument"),
        file.dir().filePath(QStringLiteral("why.") + kind.suffix), kind.filter,
        [this, store, key, format, redact](const QString &path) {
            JobRunner::instance().run<std::size_t>(
                this, QStringLiteral("export"), tr("Exporting"),
                [store, key, format, redact, path](std::stop_token stop, const Progress &) -> Result<std::size_t> {
                    const auto found = dossier(*store, key, {redact}, stop);
                    if (!found)
                        return found.error();
                    const QByteArray bytes = format == DossierFormat::Print
                                                 ? pdfOf(*found)
                                                 : QByteArray::fromStdString(renderDossier(*found, format));
                    if (const auto saved = saveBytes(path, bytes); !saved)
                        return saved.error();
                    return found->leftOut;
                },
                [this, path, redact](const Result<std::size_t> &written) {
                    if (!written) {
                        if (written.error().code != Errc::Cancelled)
                            Q_EMIT failed(tr("%1 was not written.").arg(QFileInfo(path).fileName()),
                                          coreWords(written.error().message));
                        return;
                    }
                    Q_EMIT message(redact ? counted(qlonglong(*written), tr("Wrote %2; 1 place was left out."),
                                                    tr("Wrote %2; %1 places were left out."))
                                                .arg(QFileInfo(path).fileName())
                                          : tr("Wrote %1.").arg(QFileInfo(path).fileName()));
                });
        });
}

// The graph as high as its layers ask for, at most about half of the page.
void WhyPage::placePanes()
{
    if (d->restored || d->upDown->height() < 100)
        return;
    const int whole = d->upDown->height();
    const int wanted = d->canvas->graph() ? d->canvas->wantedHeight() : int(whole * 0.5);
    const int graph = std::clamp(wanted, std::min(240, whole / 3), int(whole * 0.56));
    d->upDown->setSizes({graph, whole - graph - 1});
    if (!d->placed && d->sides->width() > 0) {
        d->sides->setSizes({d->sides->width() * 52 / 100, d->sides->width() * 48 / 100});
        d->placed = true;
    }
}

QByteArray WhyPage::saveState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << qint32(2) << d->upDown->saveState() << d->sides->saveState() << d->redacted->isChecked() << d->restored
        << d->placed;
    return state;
}

void WhyPage::restoreState(const QByteArray &state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    qint32 version = 0;
    QByteArray upDown, sides;
    bool redact = false, moved = false, placed = false;
    in >> version >> upDown >> sides >> redact >> moved >> placed;
    if (in.status() != QDataStream::Ok || version != 2)
        return;
    d->restored = moved && d->upDown->restoreState(upDown);
    d->placed = placed && d->sides->restoreState(sides);
    d->redacted->setChecked(redact);
}

void WhyPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placePanes();
}

void WhyPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    placePanes();
}

} // namespace credence::ui

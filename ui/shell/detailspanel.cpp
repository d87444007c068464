// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/detailspanel.h"

#include "help/help.h"
#include "shell/candidatedetails.h"

#include "inspect/countlist.h"
#include "inspect/memorylist.h"
#include "inspect/whylist.h"
#include "jobs/jobrunner.h"
#include "models/whymodel.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/chip.h"
#include "widgets/corewords.h"
#include "widgets/dates.h"
#include "widgets/errorbar.h"
#include "widgets/flowlayout.h"
#include "widgets/glyphs.h"
#include "widgets/keyvalue.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/numbers.h"
#include "widgets/paneheader.h"
#include "widgets/plaintip.h"
#include "widgets/roomy.h"
#include "widgets/whenshown.h"

#include <credence/grounding.h>
#include <credence/text.h>

#include <QAbstractButton>
#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QFontMetricsF>
#include <QJsonDocument>
#include <QJsonObject>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <set>
#include <unordered_map>

namespace credence::ui {

// What is read of one memory.
struct DetailsData {
    Memory memory;
    std::vector<EvidenceLink> links;
    std::vector<std::pair<MemoryKey, Role>> dependents;
    std::unordered_map<MemoryKey, Memory> others;
    std::vector<LedgerEntry> history;
    std::vector<Holder> holders;
    bool placed = false; // the snapshot holds it, so the figures below are known
    NodeRow facts;
    Grounding grounding;
    std::string reason;
    std::optional<Time> firstLeaf, lastLeaf;
};

namespace {

constexpr int kMargin = 16;
constexpr int kGap = 10;           // between sections
constexpr int kEvidenceShown = 12; // rows before "more"
constexpr int kDependentsShown = 3;
constexpr std::size_t kTexts = 200;  // texts read for each list
constexpr std::size_t kHistory = 20; // entries shown
constexpr int kScopesShown = 5;
constexpr int kStateRows = 12;

// What contradicts it is listed with what rests on it, but does not.
qlonglong directlyAbove(const DetailsData &loaded)
{
    std::set<std::int64_t> keys;
    for (const auto &[derived, role] : loaded.dependents) {
        if (role != Role::Contradicts)
            keys.insert(derived.value);
    }
    return qlonglong(keys.size());
}

Result<DetailsData> load(const Store &store, const std::shared_ptr<const Snapshot> &snapshot, MemoryKey key,
                         std::stop_token stop)
{
    DetailsData loaded;
    const std::vector<MemoryKey> one{key};
    Result<std::vector<Memory>> memory = store.rows(one, stop);
    if (!memory)
        return memory.error();
    if (memory->empty())
        return Error{Errc::NotFound, "The store holds this memory no more.", {}};
    loaded.memory = std::move(memory->front());
    Result<std::vector<EvidenceLink>> links = store.evidence(key);
    if (!links)
        return links.error();
    loaded.links = std::move(*links);
    Result<std::vector<std::pair<MemoryKey, Role>>> above = store.directDependents(key);
    if (!above)
        return above.error();
    loaded.dependents = std::move(*above);

    std::vector<MemoryKey> others;
    for (const EvidenceLink &link : loaded.links) {
        if (link.source && others.size() < kTexts)
            others.push_back(link.source);
    }
    const std::size_t below = others.size();
    for (const auto &[derived, role] : loaded.dependents) {
        if (others.size() < below + kTexts)
            others.push_back(derived);
    }
    Result<std::vector<Memory>> texts = store.rows(others, stop);
    if (!texts)
        return texts.error();
    for (Memory &other : *texts) {
        const MemoryKey k = other.key;
        loaded.others.emplace(k, std::move(other));
    }
    // A ledger that can't be read is no reason to hide the memory.
    if (Result<std::vector<LedgerEntry>> history = store.history(key))
        loaded.history = std::move(*history);
    if (Result<std::vector<Holder>> holders = store.holders(key))
        loaded.holders = std::move(*holders);

    const Node node = snapshot ? snapshot->find(key) : kNoNode;
    if (node != kNoNode) {
        loaded.placed = true;
        loaded.facts = snapshot->row(node);
        loaded.grounding = grounding(*snapshot, node);
        if (loaded.memory.kind == Kind::Reflection)
            loaded.reason = confidenceReason(loaded.grounding);
        for (const Node leaf : leaves(*snapshot, node)) {
            const std::int64_t created = snapshot->row(leaf).created;
            if (created == kNoTime)
                continue;
            const Time time{std::chrono::milliseconds(created)};
            loaded.firstLeaf = loaded.firstLeaf ? std::min(*loaded.firstLeaf, time) : time;
            loaded.lastLeaf = loaded.lastLeaf ? std::max(*loaded.lastLeaf, time) : time;
        }
    }
    return loaded;
}

struct LoadedWhy {
    Why why;
    WhyExtras extras;
};

Result<LoadedWhy> loadWhy(const Store &store, MemoryKey key, std::stop_token stop)
{
    Result<Why> answer = why(store, key, stop);
    if (!answer)
        return answer.error();
    LoadedWhy loaded;
    loaded.why = std::move(*answer);

    std::vector<MemoryKey> leaves, reasons, against;
    for (const ChainNode &node : loaded.why.chain)
        (node.restsOn.empty() ? leaves : reasons).push_back(node.key);
    for (const EvidenceLink &link : loaded.why.contradicting) {
        if (link.source)
            against.push_back(link.source);
    }
    if (leaves.size() > std::size_t(kWhyEpisodes))
        leaves.resize(std::size_t(kWhyEpisodes)); // of more, importance and quotes are in the export
    Result<std::vector<Memory>> rows = store.rows(leaves, stop);
    if (!rows)
        return rows.error();
    for (const Memory &memory : *rows) {
        if (memory.importance)
            loaded.extras.importance.emplace(memory.key.value, *memory.importance);
    }
    Result<std::vector<std::vector<EvidenceLink>>> links = store.evidence(reasons, stop);
    if (!links)
        return links.error();
    for (const std::vector<EvidenceLink> &list : *links) {
        for (const EvidenceLink &link : list) {
            if (!link.quote.empty() && link.source)
                loaded.extras.quotes.try_emplace(link.source.value, screenText(link.quote).trimmed());
        }
    }
    Result<std::vector<Memory>> contradicting = store.rows(against, stop);
    if (!contradicting)
        return contradicting.error();
    for (const EvidenceLink &link : loaded.why.contradicting) {
        ChainNode node;
        for (const Memory &memory : *contradicting) {
            if (memory.key == link.source) {
                node.key = memory.key;
                node.id = memory.id;
                node.kind = memory.kind;
                node.status = memory.status;
                node.text = memory.text;
                node.created = memory.created;
            }
        }
        loaded.extras.contradicting.push_back(std::move(node));
    }
    return loaded;
}

// --- what is counted when nothing is selected

struct Overview {
    std::array<qlonglong, kStatusCount> byStatus{};
    qlonglong beliefs = 0, flagged = 0, ungrounded = 0, single = 0;
};

Overview overviewOf(const Snapshot &snapshot, std::stop_token stop)
{
    Overview o;
    std::vector<Node> reflections;
    for (Node n = 0; n < snapshot.size(); ++n) {
        const NodeRow &row = snapshot.row(n);
        o.flagged += row.openFlags > 0;
        if (row.kind != Kind::Reflection)
            continue;
        ++o.beliefs;
        ++o.byStatus[std::size_t(row.status)];
        reflections.push_back(n);
    }
    for (const GroundingColumns &g : groundingColumns(snapshot, reflections, stop)) {
        o.ungrounded += g.leaves == 0;
        o.single += g.leaves == 1;
    }
    return o;
}

// --- small widgets

// Pips and their word.
class ConfidenceValue : public QWidget {
    Q_OBJECT
public:
    explicit ConfidenceValue(Confidence value, QWidget *parent = nullptr) : QWidget(parent), m_value(value)
    {
        setFixedHeight(px(21));
        setAccessibleName(tr("Confidence: %1").arg(confidenceWord(value)));
    }
    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetricsF metrics(Theme::instance().font(Type::Secondary));
        return {int(pipsWidth()) + 8 + int(std::ceil(metrics.horizontalAdvance(confidenceWord(m_value)))), px(21)};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        const QFont font = Theme::instance().font(Type::Secondary);
        drawPips(painter, QPointF(0, height() / 2.0), m_value);
        painter.setFont(font);
        painter.setPen(tk().tx);
        drawRun(painter, QPointF(pipsWidth() + 8, std::round((height() + QFontMetricsF(font).capHeight()) / 2)),
                confidenceWord(m_value));
    }

private:
    Confidence m_value;
};

// A word that copies something when clicked.
class CopyButton : public QAbstractButton {
    Q_OBJECT
public:
    explicit CopyButton(QWidget *parent) : QAbstractButton(parent)
    {
        setCursor(Qt::PointingHandCursor);
        setFocusPolicy(Qt::TabFocus);
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }
    void setValue(const QString &shown, const QString &copied)
    {
        setText(shown);
        m_copied = copied;
        setAccessibleName(tr("Copy the id %1").arg(copied));
        setToolTip(plainTip(tr("Copy the id %1").arg(copied)));
        updateGeometry();
    }
    [[nodiscard]] QString copied() const { return m_copied; }
    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetricsF metrics(Theme::instance().font(Type::Secondary));
        return {int(std::ceil(metrics.horizontalAdvance(text()))), px(20)};
    }
    [[nodiscard]] QSize minimumSizeHint() const override { return {24, px(20)}; }

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        if (!pressByEnter(this, event))
            QAbstractButton::keyPressEvent(event);
    }
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const QFont font = Theme::instance().font(Type::Secondary);
        const QFontMetricsF metrics(font);
        const QString shown = metrics.elidedText(text(), Qt::ElideMiddle, width() + 0.5);
        painter.setFont(font);
        painter.setPen(underMouse() ? tk().acc : tk().tx3);
        painter.drawText(
            QPointF(width() - metrics.horizontalAdvance(shown), std::round((height() + metrics.capHeight()) / 2)),
            shown);
    }
    void enterEvent(QEnterEvent *event) override
    {
        QAbstractButton::enterEvent(event);
        update();
    }
    void leaveEvent(QEvent *event) override
    {
        QAbstractButton::leaveEvent(event);
        update();
    }

private:
    QString m_copied;
};

class Line : public QWidget {
    Q_OBJECT
public:
    explicit Line(QWidget *parent) : QWidget(parent) { setFixedHeight(1); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), tk().line);
    }
};

// The body of a page: white, scrolling down only, its content as wide as the page.
class Page : public ColumnArea {
    Q_OBJECT
public:
    explicit Page(const QString &accessibleName, QWidget *parent) : ColumnArea(parent)
    {
        setAccessibleName(accessibleName);
        setFocusPolicy(Qt::NoFocus);
        m_content = new QWidget;
        m_layout = new QVBoxLayout(m_content);
        m_layout->setContentsMargins(kMargin, 14, kMargin, 16);
        m_layout->setSpacing(0);
        setWidget(m_content);
        // The column is as wide with a scroll bar as without: its lane lies in the margin.
        connect(verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
            const int lane = most > 0 ? verticalScrollBar()->sizeHint().width() : 0;
            const bool mirrored = layoutDirection() == Qt::RightToLeft;
            m_layout->setContentsMargins(kMargin - (mirrored ? lane : 0), 14, kMargin - (mirrored ? 0 : lane), 16);
        });
    }
    [[nodiscard]] QVBoxLayout *column() const { return m_layout; }
    [[nodiscard]] QWidget *content() const { return m_content; }

private:
    QWidget *m_content = nullptr;
    QVBoxLayout *m_layout = nullptr;
};

// A titled part of a page that can be left out.
class Section : public QWidget {
    Q_OBJECT
public:
    Section(const QString &title, QWidget *parent) : QWidget(parent), m_header(new SectionHeader(title, this))
    {
        m_layout = new QVBoxLayout(this);
        m_layout->setContentsMargins(0, kGap, 0, 0);
        m_layout->setSpacing(0);
        m_layout->addWidget(m_header);
    }
    void add(QWidget *widget) { m_layout->addWidget(widget); }
    void add(QLayout *layout) { m_layout->addLayout(layout); }
    [[nodiscard]] SectionHeader *header() const { return m_header; }
    [[nodiscard]] QVBoxLayout *column() const { return m_layout; }

private:
    SectionHeader *m_header = nullptr;
    QVBoxLayout *m_layout = nullptr;
};

QString timeText(Time time)
{
    return shortTime(time);
}

// "9 Apr – 1 Jun", "12 – 13 Feb 2023": what both ends share is said once.
QString spanText(Time first, Time last)
{
    const QDateTime a = QDateTime::fromMSecsSinceEpoch(first.time_since_epoch().count());
    const QDateTime b = QDateTime::fromMSecsSinceEpoch(last.time_since_epoch().count());
    QString end = shortDate(last);
    if (a.date() == b.date())
        return end;
    QString start = shortDate(first);
    if (a.date().year() == b.date().year())
        start = dateText(a.date(), a.date().month() == b.date().month() ? DateForm::Day : DateForm::DayMonth);
    // Broken before the span rather than within it, nor behind its dash.
    return QString(start + QStringLiteral(" \u2013\u2060 ") + end).replace(QLatin1Char(' '), QChar(QChar::Nbsp));
}

QString percent(double share)
{
    return DetailsPanel::tr("%1 %").arg(QLocale().toString(100 * share, 'f', 0));
}

QString originText(const Memory &memory)
{
    switch (memory.origin) {
    case Origin::Imported:
        return memory.sourceSystem.empty() ? DetailsPanel::tr("Imported")
                                           : DetailsPanel::tr("Imported from %1").arg(oneLine(memory.sourceSystem));
    case Origin::Agent:
        return DetailsPanel::tr("Added by the agent");
    case Origin::Committed:
        return DetailsPanel::tr("Approved here");
    }
    return {};
}

QString entryWord(const std::string &kind)
{
    static const std::array<std::pair<const char *, const char *>, 8> words{{
        {"init", QT_TRANSLATE_NOOP("credence::ui::DetailsPanel", "Store made")},
        {"import", QT_TRANSLATE_NOOP("credence::ui::DetailsPanel", "Imported")},
        {"add", QT_TRANSLATE_NOOP("credence::ui::DetailsPanel", "Added")},
        {"retract", QT_TRANSLATE_NOOP("credence::ui::DetailsPanel", "Retracted")},
        {"restore", QT_TRANSLATE_NOOP("credence::ui::DetailsPanel", "Restored")},
        {"supersede", QT_TRANSLATE_NOOP("credence::ui::DetailsPanel", "Superseded")},
        {"undo", QT_TRANSLATE_NOOP("credence::ui::DetailsPanel", "Undone")},
        {"redo", QT_TRANSLATE_NOOP("credence::ui::DetailsPanel", "Redone")},
    }};
    for (const auto &[name, text] : words) {
        if (kind == name)
            return DetailsPanel::tr(text);
    }
    return oneLine(kind);
}

QString joined(const std::vector<std::string> &words)
{
    QStringList list;
    for (const std::string &word : words)
        list << oneLine(word);
    return list.join(QStringLiteral(", "));
}

QString factOf(Kind kind, int depth, const std::optional<Time> &created)
{
    if (kind == Kind::Reflection)
        return DetailsPanel::tr("d%1").arg(depth);
    return created ? shortDate(*created) : QString();
}

ListedMemory listed(const Memory &memory)
{
    ListedMemory row;
    row.key = memory.key;
    row.text = oneLine(memory.text);
    row.tip = screenText(memory.text.size() > 2000 ? memory.text.substr(0, 2000) : memory.text);
    row.fact = factOf(memory.kind, memory.depth, memory.created);
    row.status = memory.status;
    row.kind = memory.kind;
    return row;
}

} // namespace

struct DetailsPanel::Impl {
    MemoryKey pinned; // kept in sight while others are selected; 0: what is selected
    Session *session = nullptr;
    QList<QAction *> actions;
    QAction *why = nullptr, *pin = nullptr, *back = nullptr, *copyWhy = nullptr, *copyMarkdown = nullptr,
            *exportWhy = nullptr, *retract = nullptr, *restore = nullptr, *supersede = nullptr, *close = nullptr;

    PaneHeader *header = nullptr;
    ToolButton *exportTool = nullptr;
    ErrorBar *error = nullptr;
    QStackedWidget *pages = nullptr;
    QWidget *blank = nullptr; // until it is seen
    WhenShown *reads = nullptr;

    // The selected memory.
    Page *details = nullptr;
    Chip *status = nullptr, *kind = nullptr, *depth = nullptr;
    CopyButton *id = nullptr;
    TextBlock *text = nullptr;
    KeyValueGrid *claim = nullptr;
    Button *whyButton = nullptr, *retractButton = nullptr, *restoreButton = nullptr;
    ToolButton *moreButton = nullptr;
    Section *grounding = nullptr;
    KeyValueGrid *figures = nullptr;
    TextBlock *sentence = nullptr, *warning = nullptr;
    Button *learn = nullptr; // what the manual says of its status
    Section *evidence = nullptr, *dependents = nullptr, *made = nullptr, *times = nullptr, *about = nullptr,
            *extra = nullptr, *history = nullptr;
    MemoryList *evidenceList = nullptr, *dependentList = nullptr;
    KeyValueGrid *madeGrid = nullptr, *timeGrid = nullptr, *aboutGrid = nullptr, *historyGrid = nullptr;
    Button *extraToggle = nullptr;
    QPlainTextEdit *extraText = nullptr;

    // A candidate.
    CandidateDetails *candidatePage = nullptr;
    std::shared_ptr<const ShownCandidate> candidate;

    // Why.
    QWidget *whyPage = nullptr;
    WhyList *whyList = nullptr;
    Why shownWhy;
    bool whyLoaded = false;

    // Nothing selected.
    Page *nothing = nullptr;
    HintText *hint = nullptr;
    TextBlock *whatTitle = nullptr; // of the page that is shown where no memory is
    QWidget *severalBox = nullptr;  // above the memory in hand where several are selected
    TextBlock *several = nullptr, *severalNote = nullptr;
    Section *statuses = nullptr, *marks = nullptr, *scopes = nullptr, *agent = nullptr;
    CountList *statusList = nullptr, *markList = nullptr, *scopeList = nullptr;
    KeyValueGrid *agentGrid = nullptr;
    TextBlock *gaugeText = nullptr;
    Button *agentToggle = nullptr;
    QPlainTextEdit *agentText = nullptr;
    bool allScopes = false;

    bool wantsWhy = false;
    MemoryKey shown;
    bool loading = false, counting = false, whying = false;
};

DetailsPanel::DetailsPanel(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    setObjectName(QStringLiteral("details"));
    setAutoFillBackground(true);
    setBackgroundRole(QPalette::Base);
    makeActions();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    d->header = new PaneHeader(tr("Details"), this);
    for (QAction *action : {d->back, d->copyWhy, d->exportWhy, d->pin, d->close}) {
        ToolButton *button = d->header->addTool(action);
        button->setObjectName(action->objectName() + QStringLiteral("Button"));
        if (action == d->exportWhy) {
            d->exportTool = button;
            button->hide();
            continue;
        }
        // A tool that has no use on this page is not shown.
        button->setVisible(action->isVisible());
        connect(action, &QAction::changed, button, [action, button] { button->setVisible(action->isVisible()); });
    }
    layout->addWidget(d->header);
    d->error = new ErrorBar(this);
    layout->addWidget(d->error);
    d->severalBox = new QWidget(this);
    auto *severalColumn = new QVBoxLayout(d->severalBox);
    severalColumn->setContentsMargins(16, 10, 16, 10);
    severalColumn->setSpacing(2);
    d->several = new TextBlock({}, Type::Base, Tone::Normal, 600, d->severalBox);
    d->several->setObjectName(QStringLiteral("details.several"));
    severalColumn->addWidget(d->several);
    d->severalNote = new TextBlock(tr("Copy, export and What if are for all of them; below is the one in hand."),
                                   Type::Secondary, Tone::Secondary, 400, d->severalBox);
    d->severalNote->setLineHeight(17);
    severalColumn->addWidget(d->severalNote);
    severalColumn->addSpacing(6);
    severalColumn->addWidget(new Line(d->severalBox));
    d->severalBox->hide();
    layout->addWidget(d->severalBox);
    d->pages = new CurrentStack(this);
    layout->addWidget(d->pages, 1);
    connect(session, &Session::severalChanged, this, [this] { showSeveral(); });
    d->reads = new WhenShown(this, [this] { refresh(); });
    d->blank = new QWidget(d->pages);
    d->pages->addWidget(d->blank);
    buildNothing();
    buildDetails();
    buildWhy();
    d->pages->addWidget(d->nothing);
    d->pages->addWidget(d->details);
    d->pages->addWidget(d->whyPage);
    d->candidatePage = new CandidateDetails(this);
    d->pages->addWidget(d->candidatePage);
    connect(d->candidatePage, &CandidateDetails::sourceChosen, this, [this](MemoryKey key) {
        showCandidate(nullptr);
        d->session->select(key);
    });

    connect(session, &Session::selectionChanged, this, [this](MemoryKey key) {
        if (d->pinned)
            return;
        if (!key)
            d->wantsWhy = false;
        d->candidate.reset();
        refresh();
        // A memory chosen anew is read from its beginning.
        d->details->verticalScrollBar()->setValue(0);
    });
    connect(session, &Session::snapshotChanged, this, [this] { refresh(); });
    connect(session, &Session::scopeChanged, this, [this] { d->allScopes = false; });
    connect(session, &Session::closed, this, [this] {
        setPinned(false);
        d->wantsWhy = false;
        d->candidate.reset();
        refresh();
    });
    connect(session, &Session::opened, this, [this] { refresh(); });
    connect(&Theme::instance(), &Theme::changed, this, [this] { applyMono(); });
    applyMono();
    refresh();
}

DetailsPanel::~DetailsPanel() = default;

QList<QAction *> DetailsPanel::actions() const
{
    return d->actions;
}

MemoryKey DetailsPanel::inHand() const
{
    return d->pinned ? d->pinned : d->session->selection();
}

void DetailsPanel::setPinned(bool on)
{
    const MemoryKey before = inHand();
    d->pinned = on && !d->candidate ? d->session->selection() : MemoryKey{};
    d->pin->setChecked(bool(d->pinned));
    d->header->setFacts(d->pinned ? tr("pinned") : QString());
    if (inHand() != before)
        refresh();
    else
        updateActions();
}

bool DetailsPanel::busy() const
{
    return d->loading || d->counting || d->whying;
}

bool DetailsPanel::showsWhy() const
{
    return d->pages->currentWidget() == d->whyPage;
}

void DetailsPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && showsWhy()) {
        showDetails();
        d->whyButton->setFocus(Qt::OtherFocusReason);
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
}

void DetailsPanel::sayIdle()
{
    if (!busy())
        Q_EMIT idle();
}

void DetailsPanel::makeActions()
{
    const auto make = [this](const char *name, const QString &text, const QString &tip, const QKeySequence &keys,
                             const char *iconName, auto then) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        action->setShortcut(keys);
        if (*iconName != 0)
            action->setIcon(icon(QString::fromLatin1(iconName)));
        connect(action, &QAction::triggered, this, then);
        addAction(action);
        d->actions << action;
        return action;
    };
    d->why = make("details.why", tr("Why"), tr("Show the whole argument of the selected memory, down to its episodes"),
                  QKeySequence(Qt::Key_W), "scale", [this] {
                      if (showsWhy())
                          showDetails();
                      else
                          showWhy();
                  });
    d->back = make("details.back", tr("Back to details"), tr("Show the selected memory instead of its argument"),
                   QKeySequence(), "arrow-left", [this] { showDetails(); });
    d->copyWhy = make("details.copyWhyText", tr("Copy the argument as text"), tr("Copy the argument as plain text"),
                      QKeySequence(), "copy", [this] { copyWhy(WhyFormat::Text); });
    d->copyMarkdown =
        make("details.copyWhyMarkdown", tr("Copy the argument as Markdown"), tr("Copy the argument as Markdown"),
             QKeySequence(), "", [this] { copyWhy(WhyFormat::Markdown); });
    d->exportWhy =
        make("details.exportWhy", tr("Export the argument…"), tr("Write the argument of the selected memory to a file"),
             QKeySequence(), "file-down", [this] { Q_EMIT exportWhyRequested(inHand()); });
    d->retract = make("details.retract", tr("Retract…"), tr("Withdraw the selected memory; its text is kept"),
                      QKeySequence(), "", [this] { Q_EMIT retractRequested(inHand()); });
    d->restore = make("details.restore", tr("Restore…"), tr("Take the withdrawal of the selected memory back"),
                      QKeySequence(), "", [this] { Q_EMIT restoreRequested(inHand()); });
    d->supersede = make("details.supersede", tr("Supersede…"), tr("Replace the selected memory by another"),
                        QKeySequence(), "", [this] { Q_EMIT supersedeRequested(inHand()); });
    d->pin = make("details.pin", tr("Pin details"), tr("Keep showing this memory while others are selected"),
                  QKeySequence(), "pin", [this] { setPinned(d->pin->isChecked()); });
    d->pin->setCheckable(true);
    d->close = make("details.close", tr("Close details"), tr("Hide the details"), QKeySequence(), "x",
                    [this] { Q_EMIT closeRequested(); });
}

void DetailsPanel::buildDetails()
{
    d->details = new Page(tr("Details"), this);
    d->details->setObjectName(QStringLiteral("details.page"));
    QWidget *body = d->details->content();
    QVBoxLayout *column = d->details->column();

    auto *chips = new FlowLayout(6, 4);
    chips->setLastRight(true);
    d->status = new Chip(QString(), ChipTone::Quiet, body);
    d->kind = new Chip(QString(), ChipTone::Quiet, body);
    d->depth = new Chip(QString(), ChipTone::Quiet, body);
    for (Chip *chip : {d->status, d->kind, d->depth})
        chips->addWidget(chip);
    d->id = new CopyButton(body);
    d->id->setObjectName(QStringLiteral("details.id"));
    connect(d->id, &QAbstractButton::clicked, this, [this] {
        QApplication::clipboard()->setText(d->id->copied());
        Q_EMIT message(tr("Id copied."));
    });
    chips->addWidget(d->id);
    column->addLayout(chips);
    column->addSpacing(9);

    d->text = new TextBlock(QString(), Type::Memory, Tone::Normal, 0, body);
    d->text->setObjectName(QStringLiteral("details.text"));
    d->text->setSelectable(true);
    column->addWidget(d->text);
    d->claim = new KeyValueGrid(body);
    column->addWidget(d->claim);
    column->addSpacing(13);

    auto *buttons = new FlowLayout(8, 6);
    d->whyButton = new Button(d->why, ButtonKind::Rest, body);
    d->whyButton->setObjectName(QStringLiteral("details.whyButton"));
    d->whyButton->setIconName(QStringLiteral("scale"));
    d->whyButton->setKeysShown(false);
    d->retractButton = new Button(d->retract, ButtonKind::Rest, body);
    d->restoreButton = new Button(d->restore, ButtonKind::Rest, body);
    for (Button *button : {d->whyButton, d->retractButton, d->restoreButton}) {
        buttons->addWidget(button);
    }
    d->retractButton->setObjectName(QStringLiteral("details.retractButton"));
    d->restoreButton->setObjectName(QStringLiteral("details.restoreButton"));
    d->moreButton = new ToolButton(QStringLiteral("ellipsis"), tr("More"), 28, body);
    d->moreButton->setObjectName(QStringLiteral("details.moreButton"));
    connect(d->moreButton, &QToolButton::clicked, this, [this] {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->addActions({d->supersede, d->exportWhy});
        menu->popup(d->moreButton->mapToGlobal(QPoint(0, d->moreButton->height() + 2)));
    });
    buttons->addWidget(d->moreButton);
    column->addLayout(buttons);

    d->grounding = new Section(tr("Grounding"), body);
    d->figures = new KeyValueGrid(d->grounding);
    d->grounding->add(d->figures);
    d->sentence = new TextBlock(QString(), Type::Secondary, Tone::Secondary, 0, d->grounding);
    d->sentence->setLineHeight(17);
    d->sentence->setContentsMargins(0, 6, 0, 0);
    d->grounding->add(d->sentence);
    d->learn = learnMore(QStringLiteral("marks.md"), d->grounding);
    d->grounding->column()->addWidget(d->learn, 0, Qt::AlignLeft);
    d->warning = new TextBlock(QString(), Type::Secondary, Tone::Warn, 0, d->grounding);
    d->warning->setLineHeight(17);
    d->warning->setContentsMargins(0, 4, 0, 0);
    d->grounding->add(d->warning);
    column->addWidget(d->grounding);

    // The rows' ground reaches beyond the column on both sides.
    const auto wide = [](MemoryList *list) {
        auto *layout = new QHBoxLayout;
        layout->setContentsMargins(0, 0, 0, 0);
        layout->addWidget(list);
        return layout;
    };
    d->evidence = new Section(tr("Evidence"), body);
    d->evidenceList = new MemoryList(tr("Evidence"), kEvidenceShown, d->evidence);
    d->evidenceList->view()->setObjectName(QStringLiteral("details.evidence"));
    d->evidence->add(wide(d->evidenceList));
    d->dependents = new Section(tr("Rests on it directly"), body);
    d->dependentList = new MemoryList(tr("Rests on it directly"), kDependentsShown, d->dependents);
    d->dependentList->view()->setObjectName(QStringLiteral("details.dependents"));
    d->dependents->add(wide(d->dependentList));
    for (MemoryList *list : {d->evidenceList, d->dependentList})
        connect(list, &MemoryList::chosen, this, [this](MemoryKey key) { d->session->select(key); });
    column->addWidget(d->evidence);
    column->addWidget(d->dependents);

    const auto grid = [this, body, column](const QString &title, Section *&section) {
        section = new Section(title, body);
        auto *values = new KeyValueGrid(section);
        section->add(values);
        column->addWidget(section);
        return values;
    };
    d->madeGrid = grid(tr("Made by"), d->made);
    d->timeGrid = grid(tr("Times"), d->times);
    d->aboutGrid = grid(tr("About"), d->about);
    d->historyGrid = grid(tr("History"), d->history);

    d->extra = new Section(tr("Other keys of the source"), body);
    d->extraToggle = new Button(QString(), ButtonKind::Link, d->extra);
    d->extraToggle->setObjectName(QStringLiteral("details.extraToggle"));
    d->extraText = rawText(tr("Other keys of the source, as JSON"), d->extra);
    d->extra->add(d->extraToggle);
    d->extra->add(d->extraText);
    connect(d->extraToggle, &QPushButton::clicked, this,
            [this] { foldRaw(d->extraToggle, d->extraText, !d->extraText->isVisibleTo(d->extra)); });
    column->addWidget(d->extra);
    column->addStretch(1);
}

QPlainTextEdit *DetailsPanel::rawText(const QString &name, QWidget *parent)
{
    auto *edit = new QPlainTextEdit(parent);
    edit->setReadOnly(true);
    edit->setTabChangesFocus(true);
    edit->setLineWrapMode(QPlainTextEdit::WidgetWidth);
    edit->setWordWrapMode(QTextOption::WrapAnywhere);
    edit->setAccessibleName(name);
    edit->setFixedHeight(px(160));
    edit->hide();
    return edit;
}

void DetailsPanel::foldRaw(Button *toggle, QPlainTextEdit *edit, bool open)
{
    edit->setVisible(open);
    toggle->setText(open ? tr("Hide the JSON") : tr("Show the JSON"));
}

void DetailsPanel::applyMono()
{
    for (QPlainTextEdit *edit : {d->extraText, d->agentText})
        edit->setFont(Theme::instance().font(Type::Mono));
}

void DetailsPanel::buildWhy()
{
    d->whyPage = new QWidget(this);
    d->whyPage->setObjectName(QStringLiteral("details.whyPage"));
    auto *column = new QVBoxLayout(d->whyPage);
    column->setContentsMargins(0, 4, 0, 0);
    column->setSpacing(0);
    d->whyList = new WhyList(d->whyPage);
    d->whyList->setObjectName(QStringLiteral("details.whyList"));
    column->addWidget(d->whyList, 1);
    connect(d->whyList, &WhyList::chosen, this, [this](MemoryKey key) { d->session->select(key); });
}

void DetailsPanel::buildNothing()
{
    d->nothing = new Page(tr("Overview"), this);
    d->nothing->setObjectName(QStringLiteral("details.overview"));
    QWidget *body = d->nothing->content();
    QVBoxLayout *column = d->nothing->column();
    d->whatTitle = new TextBlock(tr("Nothing is selected"), Type::Base, Tone::Normal, 600, body);
    d->whatTitle->setObjectName(QStringLiteral("details.what"));
    column->addWidget(d->whatTitle);
    column->addSpacing(4);
    d->hint = new HintText(body);
    column->addWidget(d->hint);
    column->addSpacing(14);
    column->addWidget(new Line(body));
    column->addSpacing(4);

    const auto counts = [this, body, column](const QString &title, Section *&section) {
        section = new Section(title, body);
        auto *list = new CountList(title, section);
        section->add(list);
        column->addWidget(section);
        return list;
    };
    d->statusList = counts(tr("Beliefs by status"), d->statuses);
    d->markList = counts(tr("Marked"), d->marks);
    d->scopeList = counts(tr("Scopes"), d->scopes);
    d->scopeList->setObjectName(QStringLiteral("details.scopes"));
    connect(d->scopeList, &CountList::chosen, this, [this](const QString &id) {
        if (id == QLatin1String("more:")) {
            d->allScopes = true;
            showOverview();
        } else {
            d->session->setScope(id.mid(6)); // after "scope:"
        }
    });

    d->agent = new Section(tr("The agent's own trigger"), body);
    d->gaugeText = new TextBlock(QString(), Type::Secondary, Tone::Secondary, 0, d->agent);
    d->gaugeText->setLineHeight(17);
    d->gaugeText->setContentsMargins(0, 0, 0, 4);
    d->agent->add(d->gaugeText);
    d->agentGrid = new KeyValueGrid(d->agent);
    d->agent->add(d->agentGrid);
    d->agentToggle = new Button(QString(), ButtonKind::Link, d->agent);
    d->agentToggle->setObjectName(QStringLiteral("details.agentToggle"));
    d->agentText = rawText(tr("The agent's own state, as JSON"), d->agent);
    d->agent->add(d->agentToggle);
    d->agent->add(d->agentText);
    connect(d->agentToggle, &QPushButton::clicked, this,
            [this] { foldRaw(d->agentToggle, d->agentText, !d->agentText->isVisibleTo(d->agent)); });
    column->addWidget(d->agent);
    column->addStretch(1);
}

// --- what is shown

void DetailsPanel::refresh()
{
    const MemoryKey key = inHand();
    d->header->setTitle(d->candidate ? tr("Candidate") : tr("Details"));
    if (!d->reads->shown()) { // what stood there is of another moment
        cancelJobs();
        d->shown = {};
        d->pages->setCurrentWidget(d->blank);
        d->reads->ask();
        updateActions();
        return;
    }
    d->reads->forget();
    if (d->session->isOpen() && d->candidate) {
        cancelJobs();
        d->shown = {};
        d->wantsWhy = false;
        d->candidatePage->setCandidate(*d->candidate);
        d->pages->setCurrentWidget(d->candidatePage);
    } else if (!d->session->isOpen() || !key) {
        cancelJobs();
        d->shown = {};
        d->pages->setCurrentWidget(d->nothing);
        showOverview();
        if (d->session->isOpen() && d->session->snapshot())
            countOverview();
    } else if (d->wantsWhy) {
        startWhy();
    } else {
        startDetails();
    }
    updateActions();
    showSeveral();
}

void DetailsPanel::showSeveral()
{
    const int count = d->session->several();
    d->several->setText(tr("%1 memories selected").arg(figure(count)));
    d->severalBox->setVisible(count > 1 && !d->pinned && !d->candidate);
}

void DetailsPanel::cancelJobs()
{
    // A newer job in the slot drops the answer of the one before.
    for (const auto &[slot, flag] :
         {std::pair(QStringLiteral("details"), &d->loading), std::pair(QStringLiteral("why"), &d->whying)}) {
        if (*flag) {
            *flag = false;
            JobRunner::instance().run<bool>(
                this, slot, {}, [](std::stop_token, const Progress &) -> Result<bool> { return true; },
                [](const Result<bool> &) {});
        }
    }
}

void DetailsPanel::updateActions()
{
    const bool memory = d->session->isOpen() && inHand();
    const bool writable = memory && d->session->writable();
    const bool why = showsWhy();
    d->why->setEnabled(memory);
    d->pin->setEnabled(memory && !d->candidate);
    d->back->setVisible(why);
    d->back->setEnabled(why);
    d->copyWhy->setVisible(why);
    d->copyWhy->setEnabled(why && d->whyLoaded);
    d->copyMarkdown->setEnabled(why && d->whyLoaded);
    d->exportWhy->setEnabled(memory);
    d->exportTool->setVisible(why);
    bool withdrawn = false, gone = false;
    if (const auto snapshot = d->session->snapshot(); memory && snapshot) {
        if (const Node node = snapshot->find(inHand()); node != kNoNode) {
            const Status status = snapshot->row(node).status;
            withdrawn = status == Status::Retracted || status == Status::Superseded;
            gone = status == Status::Erased;
        }
    }
    d->retract->setEnabled(writable && !withdrawn && !gone);
    d->restore->setEnabled(writable && withdrawn);
    d->supersede->setEnabled(writable && !withdrawn && !gone);
    d->retractButton->setVisible(!withdrawn);
    d->restoreButton->setVisible(withdrawn);
}

void DetailsPanel::showCandidate(const std::shared_ptr<const ShownCandidate> &candidate)
{
    if ((!candidate && !d->candidate) || d->pinned)
        return;
    d->candidate = candidate;
    refresh();
}

bool DetailsPanel::showsCandidate() const
{
    return d->candidate != nullptr;
}

void DetailsPanel::showWhy()
{
    if (!d->session->isOpen() || !inHand())
        return;
    d->candidate.reset();
    d->wantsWhy = true;
    refresh();
    d->whyList->setFocus(Qt::OtherFocusReason);
}

void DetailsPanel::showDetails()
{
    d->wantsWhy = false;
    refresh();
}

void DetailsPanel::showError(const Error &error)
{
    d->error->showMessage(coreWords(error.message), screenText(error.where), QString());
}

void DetailsPanel::startDetails()
{
    const MemoryKey key = inHand();
    d->loading = true;
    JobRunner::instance().run<DetailsData>(
        this, QStringLiteral("details"), {},
        [store = d->session->store(), snapshot = d->session->snapshot(), key](std::stop_token stop, const Progress &) {
            return load(*store, snapshot, key, stop);
        },
        [this, key](Result<DetailsData> loaded) {
            d->loading = false;
            if (loaded && key == inHand()) {
                d->error->dismiss();
                const bool another = d->shown != key;
                d->shown = key;
                fillDetails(*loaded);
                // The why may have been asked for, and have come, while this was read.
                if (!d->wantsWhy) {
                    d->pages->setCurrentWidget(d->details);
                    d->header->setTitle(tr("Details"));
                }
                if (another)
                    d->details->verticalScrollBar()->setValue(0);
                updateActions();
            } else if (!loaded && loaded.error().code != Errc::Cancelled) {
                showError(loaded.error());
            }
            sayIdle();
        });
}

void DetailsPanel::startWhy()
{
    const MemoryKey key = inHand();
    d->whying = true;
    JobRunner::instance().run<LoadedWhy>(
        this, QStringLiteral("why"), {},
        [store = d->session->store(), key](std::stop_token stop, const Progress &) {
            return loadWhy(*store, key, stop);
        },
        [this, key](Result<LoadedWhy> loaded) {
            d->whying = false;
            if (loaded && key == inHand() && d->wantsWhy) {
                d->error->dismiss();
                d->shownWhy = std::move(loaded->why);
                d->whyLoaded = true;
                d->whyList->setRows(whyRows(d->shownWhy, loaded->extras));
                const bool had = d->pages->isAncestorOf(QApplication::focusWidget());
                d->pages->setCurrentWidget(d->whyPage);
                if (had)
                    d->whyList->setFocus(Qt::OtherFocusReason);
                d->header->setTitle(tr("Why"));
                updateActions();
            } else if (!loaded && loaded.error().code != Errc::Cancelled) {
                showError(loaded.error());
            }
            sayIdle();
        });
}

void DetailsPanel::copyWhy(WhyFormat format)
{
    if (!d->whyLoaded)
        return;
    JobRunner::instance().run<std::string>(
        this, QStringLiteral("copy"), {},
        [why = d->shownWhy, format](std::stop_token, const Progress &) -> Result<std::string> {
            return renderWhy(why, format);
        },
        [this](Result<std::string> text) {
            if (!text)
                return;
            QApplication::clipboard()->setText(screenText(*text));
            Q_EMIT message(tr("The argument is copied."));
        });
}

void DetailsPanel::fillDetails(const DetailsData &loaded)
{
    const Memory &m = loaded.memory;
    const bool reflection = m.kind == Kind::Reflection;
    d->status->setStatus(m.status);
    d->status->setToolTip(statusExplanation(m.status));
    d->kind->setText(kindWord(m.kind, m.shape));
    d->depth->setText(tr("Depth %1").arg(m.depth));
    d->depth->setVisible(reflection || m.depth > 0);
    const QString id = QString::fromStdString(m.id.value);
    d->id->setValue(m.sourceRef.empty() ? id : oneLine(m.sourceRef), m.sourceRef.empty() ? id : oneLine(m.sourceRef));
    d->text->setText(m.status == Status::Erased ? tr("Its content was erased.")
                     : m.text.empty()           ? tr("(no text)")
                                                : screenText(m.text));

    // The parts of a claim stand with it; where a source gives them to every record they come further down.
    const bool parts = m.shape == Shape::Belief || m.shape == Shape::Rule;
    const auto addParts = [&m](KeyValueGrid *grid) {
        const std::pair<QString, const std::string &> all[] = {{tr("Subject"), m.subject},
                                                               {tr("Predicate"), m.predicate},
                                                               {tr("Object"), m.object},
                                                               {tr("If"), m.ruleIf},
                                                               {tr("Then"), m.ruleThen}};
        for (const auto &[key, value] : all) {
            if (!value.empty())
                grid->addTextRow(key, screenText(value));
        }
    };
    d->claim->clear();
    if (parts)
        addParts(d->claim);
    d->claim->setVisible(d->claim->rowCount() > 0);
    d->claim->setContentsMargins(0, d->claim->rowCount() > 0 ? 6 : 0, 0, 0);

    // --- grounding
    const Grounding &g = loaded.grounding;
    d->figures->clear();
    if (reflection && loaded.placed)
        d->figures->addRow(tr("Confidence"), new ConfidenceValue(g.confidence, d->figures));
    if (loaded.placed && m.kind != Kind::Episode) {
        d->figures->addRow(tr("Evidence"),
                           g.lostEvidence > 0 ? tr("%1 direct, %2 lost").arg(figure(g.evidence), figure(g.lostEvidence))
                                              : tr("%1 direct").arg(figure(g.evidence)));
        const QString count = g.leaves == 1 ? tr("1 episode") : tr("%1 episodes").arg(figure(g.leaves));
        const QString span =
            loaded.firstLeaf && loaded.lastLeaf ? spanText(*loaded.firstLeaf, *loaded.lastLeaf) : QString();
        TextBlock *label =
            d->figures->addTextRow(tr("Leaves"), span.isEmpty() ? count : count + QStringLiteral(", ") + span);
        if (loaded.firstLeaf && loaded.lastLeaf)
            label->setToolTip(utcTime(*loaded.firstLeaf) + QStringLiteral(" \u2013 ") + utcTime(*loaded.lastLeaf));
    }
    if (loaded.placed)
        d->figures->addRow(tr("Dependents"), directOfAll(directlyAbove(loaded), g.dependents));
    QString importance = m.importance ? QLocale().toString(*m.importance, 'g', 3) : tr("unset");
    if (m.importanceRaw && m.importanceScale == ImportanceScale::OneToTen)
        importance += tr(" (%1 of 10)").arg(QLocale().toString(*m.importanceRaw, 'g', 3));
    d->figures->addRow(tr("Importance"), importance, m.importance ? Tone::Normal : Tone::Dim);
    if (reflection && loaded.placed) {
        Label *echo = d->figures->addRow(tr("Echo"), g.echo ? percent(*g.echo) : tr("none: no episodes"));
        echo->setTip(tr("Echo: the share of its episodes that came after it was held already"));
        if (g.echo && *g.echo >= 0.5)
            echo->setTone(Tone::Warn);
    }
    d->sentence->setText(coreWords(loaded.reason));
    d->sentence->setVisible(!loaded.reason.empty());
    setHelpPage(d->learn, m.status != Status::Active
                              ? QStringLiteral("marks.md#status-") + QString::fromLatin1(word(m.status))
                          : reflection ? QStringLiteral("beliefs.md#confidence")
                                       : QStringLiteral("beliefs.md#episodes"));
    QStringList warnings;
    if (g.ungrounded)
        warnings << tr("Ungrounded: no episode lies beneath it.");
    if (g.singleSource)
        warnings << tr("Single source: it rests on one episode alone.");
    if (g.batch)
        warnings << tr("Some sources are cited as a whole batch.");
    if (loaded.facts.malformed)
        warnings << tr("Its evidence was malformed in the source.");
    if (loaded.facts.openFlags > 0)
        warnings << (loaded.facts.openFlags == 1 ? tr("1 open flag.")
                                                 : tr("%1 open flags.").arg(loaded.facts.openFlags));
    d->warning->setText(warnings.join(QLatin1Char('\n')));
    d->warning->setVisible(!warnings.isEmpty());

    // --- evidence and what rests on it
    std::vector<ListedMemory> sources;
    for (const EvidenceLink &link : loaded.links) {
        ListedMemory row;
        const auto it = loaded.others.find(link.source);
        if (link.dangling || !link.source) {
            row.text = tr("missing source: %1").arg(oneLine(link.sourceId.value));
            row.missing = true;
        } else if (it != loaded.others.end()) {
            row = listed(it->second);
            if (row.text.isEmpty() && it->second.status == Status::Erased)
                row.text = tr("erased");
        } else {
            row.key = link.source;
            row.text = oneLine(link.sourceId.value);
        }
        row.role = link.role;
        row.batch = link.granularity == Granularity::Batch;
        if (!link.quote.empty())
            row.tip = (row.tip.isEmpty() ? row.text : row.tip) + QStringLiteral("\n\n\u201c") + screenText(link.quote) +
                      QStringLiteral("\u201d");
        sources.push_back(std::move(row));
    }
    std::stable_sort(sources.begin(), sources.end(), [](const ListedMemory &a, const ListedMemory &b) {
        return (a.role == Role::Contradicts) < (b.role == Role::Contradicts);
    });
    d->evidence->header()->setCount(figure(qlonglong(sources.size())));
    d->evidence->setVisible(!sources.empty() || reflection);
    d->evidenceList->setMemories(std::move(sources));

    std::vector<ListedMemory> above;
    for (const auto &[derived, role] : loaded.dependents) {
        const auto it = loaded.others.find(derived);
        ListedMemory row;
        if (it != loaded.others.end())
            row = listed(it->second);
        row.key = derived;
        row.role = role == Role::MergedFrom ? Role::Supports : role;
        above.push_back(std::move(row));
    }
    const qlonglong direct = directlyAbove(loaded);
    d->dependents->header()->setCount(
        directOfAll(direct, loaded.placed ? std::max<qlonglong>(direct, loaded.grounding.dependents) : direct));
    d->dependents->setVisible(!above.empty());
    d->dependentList->setMemories(std::move(above));

    // --- how it came
    d->madeGrid->clear();
    const auto row = [](KeyValueGrid *grid, const QString &key, const QString &value, const QString &tip = {}) {
        if (value.isEmpty())
            return;
        Label *label = grid->addRow(key, value);
        if (!tip.isEmpty())
            label->setTip(tip);
    };
    d->madeGrid->addTextRow(tr("Origin"), originText(m));
    row(d->madeGrid, tr("Source"), oneLine(m.sourceRef));
    for (const Holder &one : loaded.holders)
        row(d->madeGrid, one.there ? tr("Stands in") : tr("Gone from"), oneLine(one.path),
            tr("Entry %1").arg(figure(one.entry.value)));
    const auto entry = std::find_if(loaded.history.begin(), loaded.history.end(),
                                    [&](const LedgerEntry &e) { return e.number == m.ledger; });
    if (m.ledger) {
        QString text = tr("Entry %1").arg(figure(m.ledger.value));
        QString tip;
        if (entry != loaded.history.end()) {
            text += QStringLiteral(", ") + timeText(entry->time);
            tip = utcTime(entry->time);
        }
        row(d->madeGrid, tr("Ledger"), text, tip);
    }
    if (entry != loaded.history.end() && !entry->who.empty())
        row(d->madeGrid, tr("By"),
            entry->channel.empty() ? oneLine(entry->who)
                                   : tr("%1, %2").arg(oneLine(entry->who), oneLine(entry->channel)));
    row(d->madeGrid, tr("Said to be"),
        m.statedConfidence.empty() ? QString() : tr("confidence %1").arg(oneLine(m.statedConfidence)));

    d->timeGrid->clear();
    const auto time = [&](const QString &key, const std::optional<Time> &value, const QString &more = {}) {
        if (value)
            row(d->timeGrid, key, timeText(*value), utcTime(*value) + more);
    };
    QString source;
    if (!m.createdText.empty())
        source += tr("\nin the source: %1").arg(oneLine(m.createdText));
    if (m.created)
        time(tr("Created"), m.created, source);
    else
        row(d->timeGrid, tr("Created"),
            m.createdText.empty() ? tr("no time") : tr("unreadable: %1").arg(oneLine(m.createdText)));
    if (m.zoneAssumed)
        row(d->timeGrid, tr("Zone"), tr("none given, UTC assumed"));
    time(tr("Valid from"), m.validFrom);
    time(tr("Valid to"), m.validTo);
    time(tr("Expires"), m.expires);
    time(tr("Last accessed"), m.lastAccessed);

    d->aboutGrid->clear();
    if (m.storedDepth && *m.storedDepth != m.depth)
        row(d->aboutGrid, tr("Stored depth"), tr("%1, recomputed %2").arg(*m.storedDepth).arg(m.depth));
    if (!parts)
        addParts(d->aboutGrid);
    row(d->aboutGrid, tr("Scope"), oneLine(m.scope));
    row(d->aboutGrid, tr("Session"), oneLine(m.session));
    row(d->aboutGrid, tr("Actor"), oneLine(m.actor));
    row(d->aboutGrid, tr("Outcome"), oneLine(m.outcome));
    row(d->aboutGrid, tr("Superseded by"), oneLine(m.supersededBy.value));
    if (!m.tags.empty())
        d->aboutGrid->addTextRow(tr("Tags"), joined(m.tags));
    if (!m.entities.empty())
        d->aboutGrid->addTextRow(tr("Entities"), joined(m.entities));
    row(d->aboutGrid, tr("Id"), id);
    d->about->setVisible(d->aboutGrid->rowCount() > 0);

    d->historyGrid->clear();
    std::size_t shown = 0;
    for (const LedgerEntry &e : loaded.history) {
        if (shown++ == kHistory)
            break;
        QString text = entryWord(e.kind);
        if (!e.who.empty())
            text = tr("%1 by %2").arg(text, oneLine(e.who));
        if (!e.reason.empty())
            text += QStringLiteral(": ") + oneLine(e.reason);
        if (e.erased)
            text += tr(" (payload erased)");
        d->historyGrid->addTextRow(shortTime(e.time), text);
    }
    d->history->header()->setCount(figure(qlonglong(loaded.history.size())));
    d->history->setVisible(!loaded.history.empty());

    d->extra->setVisible(!m.extra.empty());
    const QJsonDocument json = QJsonDocument::fromJson(QByteArray::fromStdString(m.extra));
    d->extraText->setPlainText(json.isNull() ? screenText(m.extra)
                                             : screenText(json.toJson(QJsonDocument::Indented).toStdString()));
    foldRaw(d->extraToggle, d->extraText, d->extraText->isVisibleTo(d->extra));
}

void DetailsPanel::showOverview()
{
    d->header->setTitle(tr("Details"));
    const bool open = d->session->isOpen();
    const Session::Other other = d->session->other();
    d->whatTitle->setText(other.title.isEmpty() ? tr("Nothing is selected") : other.title);
    d->hint->setText(!other.title.isEmpty() ? other.text
                     : open
                         ? tr("Press |\u2193| to take the first memory, or |Ctrl| |K| to find one. Until then, this is "
                              "what the store holds.")
                         : tr("Open a store to see what an agent believes, and why."));
    const auto snapshot = d->session->snapshot();
    d->statuses->setVisible(open && snapshot);
    d->marks->setVisible(open && snapshot);

    // --- scopes
    const std::vector<ScopeInfo> all = d->session->scopes();
    std::vector<ScopeInfo> scopes = all;
    std::stable_sort(scopes.begin(), scopes.end(),
                     [](const ScopeInfo &a, const ScopeInfo &b) { return a.memories > b.memories; });
    std::vector<CountRow> rows;
    qlonglong rest = 0;
    for (std::size_t i = 0; i < scopes.size(); ++i) {
        if (!d->allScopes && scopes.size() > std::size_t(kScopesShown) + 1 && i >= std::size_t(kScopesShown)) {
            rest += qlonglong(scopes[i].memories);
            continue;
        }
        CountRow row;
        row.sign = CountRow::Sign::Icon;
        row.icon = QStringLiteral("user");
        row.name = oneLine(scopes[i].id);
        row.count = qlonglong(scopes[i].memories);
        row.id = QStringLiteral("scope:") + QString::fromStdString(scopes[i].id);
        row.link = QString::fromStdString(scopes[i].id) == d->session->scope();
        rows.push_back(row);
    }
    if (rest > 0) {
        CountRow row;
        row.sign = CountRow::Sign::Icon;
        row.icon = QStringLiteral("users");
        row.name = tr("%1 more").arg(figure(qlonglong(scopes.size()) - kScopesShown));
        row.count = rest;
        row.id = QStringLiteral("more:");
        row.link = true;
        rows.push_back(row);
    }
    d->scopes->header()->setCount(figure(qlonglong(all.size())));
    d->scopes->setVisible(open && snapshot && all.size() > 1); // their memories are counted in it
    d->scopeList->setRows(std::move(rows));

    // --- the agent's own trigger, of the scope that is looked at
    const ScopeInfo *scope = nullptr;
    for (const ScopeInfo &info : all) {
        if (all.size() == 1 || QString::fromStdString(info.id) == d->session->scope())
            scope = &info;
    }
    d->agent->setVisible(open && scope && !scope->agentState.empty());
    if (scope && !scope->agentState.empty())
        showAgentState(scope->agentState);
}

void DetailsPanel::showAgentState(const std::string &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(json));
    const QJsonObject state = document.object();
    d->agentGrid->clear();
    // Generative Agents count down from the maximum; see its scratch.json.
    const QJsonValue most = state.value(QLatin1String("importance_trigger_max"));
    const QJsonValue left = state.value(QLatin1String("importance_trigger_curr"));
    const bool trigger = most.isDouble() && left.isDouble() && most.toDouble() > 0;
    d->gaugeText->setVisible(trigger);
    if (trigger) {
        const QLocale locale;
        QString text = tr("%1 of %2 importance gathered since the last reflection")
                           .arg(locale.toString(most.toDouble() - left.toDouble(), 'g', 6),
                                locale.toString(most.toDouble(), 'g', 6));
        const QJsonValue count = state.value(QLatin1String("importance_ele_n"));
        text += !count.isDouble()       ? QStringLiteral(".")
                : count.toDouble() == 1 ? tr(", from 1 episode.")
                                        : tr(", from %1 episodes.").arg(locale.toString(count.toDouble(), 'g', 6));
        d->gaugeText->setText(text);
    }
    // The tunables that a reflection of that system obeys, by their names there; of another's state what is a number.
    const std::pair<const char *, QString> known[] = {
        {"recency_w", tr("Recency weight")},     {"importance_w", tr("Importance weight")},
        {"relevance_w", tr("Relevance weight")}, {"recency_decay", tr("Recency decay")},
        {"thought_count", tr("Thoughts")},       {"retention", tr("Retention")},
        {"att_bandwidth", tr("Attention")},
    };
    const auto value = [](const QJsonValue &v) {
        return v.isDouble() ? QLocale().toString(v.toDouble(), 'g', 6)
               : v.isBool() ? (v.toBool() ? tr("yes") : tr("no"))
                            : QString(); // words and lists are in the JSON below
    };
    for (const auto &[key, name] : known) {
        const QString shown = value(state.value(QLatin1String(key)));
        if (trigger && !shown.isEmpty())
            d->agentGrid->addRow(name, shown)->setTip(QString::fromLatin1(key));
    }
    for (auto it = state.begin(); it != state.end() && !trigger && d->agentGrid->rowCount() < kStateRows; ++it) {
        if (const QString shown = value(*it); !shown.isEmpty())
            d->agentGrid->addRow(oneLine(it.key().toStdString()), shown);
    }
    d->agentText->setPlainText(document.isNull() ? screenText(json)
                                                 : screenText(document.toJson(QJsonDocument::Indented).toStdString()));
    foldRaw(d->agentToggle, d->agentText, d->agentText->isVisibleTo(d->agent));
}

void DetailsPanel::countOverview()
{
    d->counting = true;
    JobRunner::instance().run<Overview>(
        this, QStringLiteral("overview"), {},
        [snapshot = d->session->snapshot()](std::stop_token stop, const Progress &) -> Result<Overview> {
            return overviewOf(*snapshot, stop);
        },
        [this](Result<Overview> counted) {
            d->counting = false;
            if (counted) {
                const Overview &o = *counted;
                d->statuses->header()->setCount(figure(o.beliefs));
                std::vector<CountRow> rows;
                for (int i = 0; i < kStatusCount; ++i) {
                    CountRow row;
                    row.sign = CountRow::Sign::Status;
                    row.status = Status(i);
                    row.name = statusWord(Status(i));
                    row.count = o.byStatus[std::size_t(i)];
                    rows.push_back(row);
                }
                d->statusList->setRows(std::move(rows));
                std::vector<CountRow> marks(3);
                marks[0].sign = CountRow::Sign::Flag;
                marks[0].name = tr("Open flags");
                marks[0].count = o.flagged;
                marks[1].sign = CountRow::Sign::Ungrounded;
                marks[1].name = tr("Ungrounded");
                marks[1].count = o.ungrounded;
                marks[2].sign = CountRow::Sign::Icon;
                marks[2].icon = QStringLiteral("circle-dot");
                marks[2].name = tr("Single source");
                marks[2].count = o.single;
                d->markList->setRows(std::move(marks));
            }
            sayIdle();
        });
}

} // namespace credence::ui

#include "detailspanel.moc"

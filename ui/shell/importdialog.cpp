// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/importdialog.h"

#include "help/help.h"
#include "jobs/jobrunner.h"
#include "jobs/savebytes.h"
#include "settings/settings.h"
#include "shell/importjob.h"
#include "shell/recentrow.h"
#include "shell/theme.h"
#include "sources/dialogsize.h"
#include "sources/draftlist.h"
#include "sources/mappingpane.h"
#include "widgets/corewords.h"
#include "widgets/errorbar.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/prompts.h"
#include "widgets/roomy.h"
#include "widgets/splitter.h"

#include <credence/mirrorlist.h>

#include <QAction>
#include <QCheckBox>
#include <QClipboard>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPainter>
#include <QRadioButton>
#include <QScrollArea>
#include <QStandardPaths>
#include <QTimer>
#include <QVBoxLayout>

#include <QGuiApplication>

#include <algorithm>
#include <map>
#include <optional>

namespace credence::ui {

namespace {

constexpr int kSide = 24;
constexpr int kShownProblems = 2000; // lines in the list of one kind

// A fact of the head and of the foot of the preview: a word over or under a figure.
class FactItem : public QWidget {
public:
    FactItem(const QString &word, bool wordFirst, QWidget *parent) : QWidget(parent)
    {
        auto *layout = new QVBoxLayout(this);
        layout->setContentsMargins(0, 0, 0, 0);
        layout->setSpacing(1);
        auto *name = new Label(word, Type::Caption, Tone::Dim, 400, this);
        m_value = new Label({}, wordFirst ? Type::Base : Type::Memory, Tone::Normal, wordFirst ? 500 : 600, this);
        m_value->setKeepsWidth(true);
        name->setKeepsWidth(true);
        layout->addWidget(wordFirst ? name : m_value);
        layout->addWidget(wordFirst ? m_value : name);
    }
    void set(const QString &value) { m_value->setText(value); }

private:
    Label *m_value;
};

// One kind of problem: an icon, what is done with them, how many, and Show.
struct ProblemKind {
    QString title, note;
    bool severe = false;
};

ProblemKind describe(const std::string &kind)
{
    static const std::map<std::string, std::tuple<const char *, const char *, bool>> known{
        {"bad-json",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Lines that are no JSON"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Left out; the rest is taken."), true}},
        {"bad-record",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Records of an unknown shape"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Left out; the rest is taken."), true}},
        {"missing-text",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Memories without a text"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Left out; there is nothing to show."), true}},
        {"bad-time",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Times that can’t be read"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Kept without a time; they come last."), false}},
        {"bad-importance",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Importance out of its scale"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Kept; importance stays unset."), false}},
        {"bad-status",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "An unknown status"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Kept as active."), false}},
        {"bad-evidence",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Evidence that is malformed"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "The memory is kept and marked, its evidence as extra."),
          false}},
        {"duplicate-id",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "An id that stands twice"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "The first one stays."), true}},
        {"cycle",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Evidence in a circle"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "The link that closes it is left out."), false}},
        {"self-evidence",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Memories that cite themselves"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "That link is left out."), false}},
        {"other-scope",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Evidence of another scope"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "The link is left out."), false}},
        {"dangling",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Evidence that is not here"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "The links stay, marked as dangling."), false}},
        {"conflict",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Other memories under a known id"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Not taken; name another scope to take them."), true}},
        {"bad-text",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Text that is not UTF-8"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Kept byte for byte, shown with marks."), false}},
        {"misfit",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Parts that do not fit"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "The memory is taken; the part is kept aside."), false}},
        {"bad-vector",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Vectors that are missing or damaged"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "The memories are taken without them."), false}},
        {"unmapped",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Keys without a meaning here"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Kept aside with the memory."), false}},
        {"unreadable",
         {QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Files that can’t be read"),
          QT_TRANSLATE_NOOP("credence::ui::ImportDialog", "Left out; the rest is taken."), true}},
    };
    const auto it = known.find(kind);
    if (it == known.end())
        return {QString::fromStdString(kind), {}, false};
    const auto &[title, note, severe] = it->second;
    return {ImportDialog::tr(title), ImportDialog::tr(note), severe};
}

class ProblemRow : public QWidget {
public:
    ProblemRow(const ProblemKind &kind, qlonglong count, QWidget *parent) : QWidget(parent), m_severe(kind.severe)
    {
        auto *layout = new QGridLayout(this);
        layout->setContentsMargins(20 + 22, 7, 20, 8);
        layout->setHorizontalSpacing(12);
        layout->setVerticalSpacing(1);
        layout->setColumnStretch(0, 1);
        layout->addWidget(new Label(kind.title, Type::Base, Tone::Normal, 600, this), 0, 0);
        auto *number = new Label(figure(count), Type::Base, Tone::Normal, 400, this);
        number->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        number->setKeepsWidth(true);
        layout->addWidget(number, 0, 1);
        show = new Button(ImportDialog::tr("Show"), ButtonKind::Link, this);
        show->setAccessibleName(ImportDialog::tr("Show: %1").arg(kind.title));
        show->setButtonSize(ButtonSize::Row);
        layout->addWidget(show, 0, 2);
        layout->addWidget(new TextBlock(kind.note, Type::Secondary, Tone::Secondary, 400, this), 1, 0, 1, 3);
    }
    Button *show = nullptr;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.fillRect(QRect(0, height() - 1, width(), 1), tk().line);
        drawSign(painter, QRectF(20, 10, 14, 14),
                 m_severe ? QStringLiteral("octagon-alert") : QStringLiteral("triangle-alert"),
                 m_severe ? tk().flag : tk().warn);
    }

private:
    bool m_severe;
};

QString storeNameFor(const QString &source)
{
    const QFileInfo info(source);
    // The memories of an agent lie some folders below the one that bears its name.
    static const QStringList anonymous{QStringLiteral("nodes"), QStringLiteral("associative_memory"),
                                       QStringLiteral("bootstrap_memory"), QStringLiteral("memory"),
                                       QStringLiteral("memories")};
    QString name = info.isDir() ? info.fileName() : info.completeBaseName();
    QDir dir = info.dir();
    while (anonymous.contains(name, Qt::CaseInsensitive) && !dir.isRoot()) {
        name = dir.dirName();
        if (!dir.cdUp())
            break;
    }
    name = name.trimmed().toLower();
    name.replace(QLatin1Char(' '), QLatin1Char('-'));
    return name.isEmpty() ? QStringLiteral("imported") : name;
}

QString freeStorePath(const QString &folder, const QString &name)
{
    const QDir dir(folder);
    QString path = dir.filePath(name + QStringLiteral(".credence"));
    for (int i = 2; QFileInfo::exists(path); ++i)
        path = dir.filePath(QStringLiteral("%1-%2.credence").arg(name).arg(i));
    return path;
}

} // namespace

// What was read, with what can be said of it before it is taken.
struct ReadSource {
    ForeignStore store;
    ForeignSummary summary;
};

struct ImportDialog::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    QString source;
    std::shared_ptr<const ReadSource> foreign;
    std::optional<ImportReport> report;
    std::size_t skip = 0;    // memories before the first one shown
    bool remembered = false; // the mapping of an earlier import was looked for
    JobHandle job;
    bool importing = false;

    FactItem *formatFact = nullptr, *records = nullptr, *scopesFact = nullptr, *vectorsFact = nullptr,
             *problemsFact = nullptr;
    ErrorBar *error = nullptr;
    MappingPane *mapping = nullptr;
    QWidget *mappingBox = nullptr;
    QCheckBox *remember = nullptr;
    QTimer *again = nullptr; // reads anew a moment after the last change of a key
    TextBlock *detects = nullptr, *note = nullptr;
    DraftsModel *drafts = nullptr;
    DraftList *draftList = nullptr;
    PaneHeader *draftHead = nullptr;
    QAction *others = nullptr;
    Label *depths = nullptr;
    Label *waiting = nullptr; // pending writes, which go to Review
    std::array<FactItem *, 6> holds{};
    Button *copyProblems = nullptr, *saveProblems = nullptr;
    QScrollArea *problemsArea = nullptr;
    QRadioButton *toNew = nullptr;
    QRadioButton *toOpen = nullptr;
    QLineEdit *target = nullptr;
    Button *choose = nullptr;
    QLineEdit *scope = nullptr;
    TextBlock *scopeNote = nullptr;
    std::array<FactItem *, 6> sums{};
    QVBoxLayout *problems = nullptr;
    Label *problemsFacts = nullptr;
    QWidget *problemsBox = nullptr;
    Button *accept = nullptr;
    QMetaObject::Connection progress;
};

ImportDialog::ImportDialog(Session *session, Prompts *prompts, const QString &source, QWidget *parent)
    : DialogFrame(tr("Import"), parent), d(std::make_unique<Impl>())
{
    setObjectName(QStringLiteral("import"));
    d->session = session;
    d->prompts = prompts;
    d->source = QFileInfo(source).absoluteFilePath();
    build();
    keepSize(this, settings::kImportSize, QSize(1104, 736));
    readSource();
}

ImportDialog::~ImportDialog() = default;

void ImportDialog::build()
{
    setHelpPage(this, QStringLiteral("import.md"));
    setHeading(tr("Import %1").arg(QFileInfo(d->source).fileName()), homePath(d->source));

    auto *facts = new QHBoxLayout;
    facts->setContentsMargins(0, 10, 0, 0);
    facts->setSpacing(28);
    const auto fact = [&](const QString &word) {
        auto *item = new FactItem(word, true, this);
        facts->addWidget(item);
        return item;
    };
    d->formatFact = fact(tr("Format"));
    d->records = fact(tr("Records"));
    d->scopesFact = fact(tr("Scopes"));
    d->vectorsFact = fact(tr("Vectors"));
    d->problemsFact = fact(tr("Problems"));
    facts->addStretch(1);
    head()->addLayout(facts);

    setBodyMargins(0, 0, 0, 0);
    body()->setSpacing(0);
    d->error = new ErrorBar(this);
    d->error->setClosable(false);
    body()->addWidget(d->error);
    auto *columns = new Splitter(Qt::Horizontal, this);
    columns->setObjectName(QStringLiteral("import.columns"));
    columns->setChildrenCollapsible(false);
    body()->addWidget(columns, 1);

    // Left: what its keys mean, and where it goes.
    auto *leftBox = new QWidget(columns);
    auto *leftColumn = new QVBoxLayout(leftBox);
    leftColumn->setContentsMargins(0, 0, 0, 0);
    leftColumn->setSpacing(0);
    d->mappingBox = new QWidget(leftBox);
    auto *mappingColumn = new QVBoxLayout(d->mappingBox);
    mappingColumn->setContentsMargins(0, 0, 0, 0);
    mappingColumn->setSpacing(0);
    d->mapping = new MappingPane(d->mappingBox);
    mappingColumn->addWidget(d->mapping, 1);
    d->remember = new QCheckBox(tr("Remember this for sources with these keys"), d->mappingBox);
    d->remember->setObjectName(QStringLiteral("import.remember"));
    d->remember->setAccessibleName(d->remember->text());
    d->remember->setChecked(true);
    auto *rememberRow = new QHBoxLayout;
    rememberRow->setContentsMargins(kSide, 10, 20, 0);
    rememberRow->addWidget(d->remember);
    mappingColumn->addLayout(rememberRow);
    d->mappingBox->hide();
    leftColumn->addWidget(d->mappingBox, 1);
    auto *leftGrid = new QWidget(leftBox);
    leftColumn->addWidget(leftGrid);
    leftColumn->addStretch(0);
    auto *left = new QGridLayout(leftGrid);
    left->setContentsMargins(kSide, 16, 20, 16);
    left->setHorizontalSpacing(8);
    left->setVerticalSpacing(8);
    left->setColumnStretch(1, 1);
    int row = 0;
    left->addWidget(new Label(tr("Where it goes"), Type::Secondary, Tone::Normal, 600, this), row++, 0, 1, 3);
    d->toNew = new QRadioButton(tr("New store"), this);
    d->toNew->setObjectName(QStringLiteral("import.new"));
    d->toNew->setAccessibleName(tr("Into a new store"));
    d->toNew->setChecked(true);
    left->addWidget(d->toNew, row, 0);
    d->target = new QLineEdit(this);
    d->target->setObjectName(QStringLiteral("import.target"));
    d->target->setAccessibleName(tr("File of the new store"));
    QString folder = Settings::instance().get(settings::kLastFolder);
    if (folder.isEmpty() || !QFileInfo(folder).isDir())
        folder = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    if (!QFileInfo(folder).isDir())
        folder = QDir::homePath();
    d->target->setText(freeStorePath(folder, storeNameFor(d->source)));
    left->addWidget(d->target, row, 1);
    d->choose = new Button(tr("Choose…"), ButtonKind::Rest, this);
    d->choose->setObjectName(QStringLiteral("import.choose"));
    left->addWidget(d->choose, row++, 2);
    const bool canAdd = d->session->isOpen() && d->session->writable();
    if (canAdd) {
        const QString name = QFileInfo(d->session->path()).fileName();
        d->toOpen = new QRadioButton(tr("Into the open store, %1").arg(name), this);
        d->toOpen->setObjectName(QStringLiteral("import.open"));
        d->toOpen->setAccessibleName(tr("Into the open store, %1").arg(name));
        left->addWidget(d->toOpen, row++, 0, 1, 3);
    }
    left->setRowMinimumHeight(row++, 8);
    left->addWidget(new Label(tr("Scope"), Type::Base, Tone::Secondary, 400, this), row, 0);
    d->scope = new QLineEdit(this);
    d->scope->setObjectName(QStringLiteral("import.scope"));
    d->scope->setAccessibleName(tr("Scope: whose memory it is"));
    d->scope->setEnabled(false);
    left->addWidget(d->scope, row++, 1, 1, 2);
    d->scopeNote = new TextBlock(tr("Whose memory it is."), Type::Secondary, Tone::Dim, 400, this);
    left->addWidget(d->scopeNote, row++, 1, 1, 2);
    left->setRowMinimumHeight(row++, 4);
    left->addWidget(new Label(tr("Known by"), Type::Base, Tone::Secondary, 400, this), row, 0, Qt::AlignTop);
    d->detects = new TextBlock({}, Type::Secondary, Tone::Dim, 400, this);
    d->detects->setLineHeight(17);
    left->addWidget(d->detects, row++, 1, 1, 2);
    d->note = new TextBlock({}, Type::Secondary, Tone::Secondary, 400, this);
    d->note->setLineHeight(17);
    d->note->setSelectable(true);
    d->note->hide();
    left->addWidget(d->note, row++, 1, 1, 2);

    keepLeastWidth(leftBox, 300); // and as high as its lines need

    // Right: how it will look here, what is wrong with it, and what it would do.
    d->problemsBox = new QWidget(columns);
    keepLeastWidth(d->problemsBox, 300);
    auto *right = new QVBoxLayout(d->problemsBox);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    d->draftHead = new PaneHeader(tr("As they will appear"), d->problemsBox);
    d->others = new QAction(icon(QStringLiteral("chevron-right")), tr("Show others"), this);
    d->others->setObjectName(QStringLiteral("import.others"));
    d->others->setToolTip(tr("Show the next memories of the source"));
    d->others->setEnabled(false);
    d->draftHead->addTool(d->others);
    right->addWidget(d->draftHead);
    d->drafts = new DraftsModel(this);
    d->draftList = new DraftList(d->drafts, d->problemsBox);
    d->draftList->setMinimumHeight(px(112));
    right->addWidget(d->draftList, 3);
    auto *rule = new QFrame(d->problemsBox);
    rule->setFrameShape(QFrame::NoFrame);
    rule->setFixedHeight(1);
    rule->setAutoFillBackground(true);
    rule->setBackgroundRole(QPalette::Midlight);
    right->addWidget(rule);
    auto *problemsHead = new QHBoxLayout;
    problemsHead->setContentsMargins(20, 10, 20, 8);
    problemsHead->setSpacing(8);
    auto *problemsTitle = new Label(tr("Problems"), Type::Secondary, Tone::Normal, 600, this);
    problemsTitle->setKeepsWidth(true);
    problemsHead->addWidget(problemsTitle);
    d->problemsFacts = new Label({}, Type::Secondary, Tone::Dim, 400, this);
    problemsHead->addWidget(d->problemsFacts, 1);
    d->copyProblems = new Button(tr("Copy"), ButtonKind::Link, this);
    d->copyProblems->setObjectName(QStringLiteral("import.copyProblems"));
    d->copyProblems->setAccessibleName(tr("Copy the list of problems"));
    d->saveProblems = new Button(tr("Save…"), ButtonKind::Link, this);
    d->saveProblems->setObjectName(QStringLiteral("import.saveProblems"));
    d->saveProblems->setAccessibleName(tr("Save the list of problems"));
    for (Button *button : {d->copyProblems, d->saveProblems}) {
        button->setButtonSize(ButtonSize::Row);
        button->setAutoDefault(false);
        button->hide();
        problemsHead->addWidget(button);
    }
    right->addLayout(problemsHead);
    d->problemsArea = new ColumnArea(this);
    d->problemsArea->setFrameShape(QFrame::NoFrame);
    d->problemsArea->setProperty("plain", true);
    d->problemsArea->setWidgetResizable(true);
    d->problemsArea->setAccessibleName(tr("Problems"));
    d->problemsArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    d->problemsArea->hide();
    auto *inside = new QWidget(d->problemsArea);
    d->problems = new QVBoxLayout(inside);
    d->problems->setContentsMargins(0, 0, 0, 0);
    d->problems->setSpacing(0);
    d->problems->addStretch(1);
    d->problemsArea->setWidget(inside);
    d->problemsArea->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    right->addWidget(d->problemsArea, 2);
    auto *rule2 = new QFrame(d->problemsBox);
    rule2->setFrameShape(QFrame::NoFrame);
    rule2->setFixedHeight(1);
    rule2->setAutoFillBackground(true);
    rule2->setBackgroundRole(QPalette::Midlight);
    right->addWidget(rule2);
    auto *sums = new QGridLayout;
    sums->setContentsMargins(20, 12, 20, 14);
    sums->setHorizontalSpacing(16);
    sums->setVerticalSpacing(10);
    const auto figures = [&](int line, const std::array<QString, 6> &words, std::array<FactItem *, 6> &items) {
        for (std::size_t i = 0; i < words.size(); ++i) {
            items[i] = new FactItem(words[i], false, this);
            items[i]->set(QStringLiteral("–"));
            sums->addWidget(items[i], line, int(i));
            sums->setColumnStretch(int(i), 1);
        }
    };
    figures(0, {tr("episodes"), tr("beliefs"), tr("narratives"), tr("links"), tr("ungrounded"), tr("no importance")},
            d->holds);
    d->depths = new Label({}, Type::Secondary, Tone::Secondary, 400, this);
    sums->addWidget(d->depths, 1, 0, 1, 6);
    sums->addWidget(new Label(tr("What it will do"), Type::Secondary, Tone::Normal, 600, this), 2, 0, 1, 6);
    figures(3, {tr("read"), tr("new"), tr("updated"), tr("unchanged"), tr("vanished"), tr("left out")}, d->sums);
    d->waiting = new Label({}, Type::Secondary, Tone::Secondary, 400, this);
    d->waiting->setObjectName(QStringLiteral("import.waiting"));
    d->waiting->hide();
    sums->addWidget(d->waiting, 4, 0, 1, 6);
    right->addLayout(sums);
    columns->addWidget(leftBox);
    columns->addWidget(d->problemsBox);
    columns->setStretchFactor(0, 11);
    columns->setStretchFactor(1, 10);
    columns->setSizes({570, 530});

    addCancel();
    d->accept = addButton(QStringLiteral("accept"), tr("Import"), ButtonKind::Primary);
    d->accept->setEnabled(false);

    d->again = new QTimer(this);
    d->again->setSingleShot(true);
    d->again->setInterval(250);
    connect(d->again, &QTimer::timeout, this, [this] { readSource(); });
    connect(d->mapping, &MappingPane::changed, this, [this] {
        d->report.reset();
        d->accept->setEnabled(false);
        setNote(tr("Reading with the new meanings"));
        d->again->start();
    });
    connect(d->others, &QAction::triggered, this, [this] {
        d->skip += kShownDrafts;
        showDrafts();
    });
    connect(d->copyProblems, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(problemLines()); });
    connect(d->saveProblems, &QPushButton::clicked, this, [this] { saveProblems(); });
    connect(d->accept, &QPushButton::clicked, this, [this] { import(); });
    connect(d->toNew, &QRadioButton::toggled, this, [this] {
        refreshTarget();
        preview();
    });
    connect(d->target, &QLineEdit::textChanged, this, [this] { refreshTarget(); });
    connect(d->choose, &QPushButton::clicked, this, [this] {
        d->prompts->saveFile(this, tr("New store"), d->target->text(), tr("Memory stores (*.credence)"),
                             [this](const QString &path) {
                                 const bool named = path.endsWith(QLatin1String(".credence"));
                                 d->target->setText(named ? path : path + QStringLiteral(".credence"));
                             });
    });
    connect(d->scope, &QLineEdit::editingFinished, this, [this] {
        if (d->foreign && d->foreign->store.scopes.size() == 1 && !d->scope->text().trimmed().isEmpty() &&
            d->scope->text().trimmed().toStdString() != d->foreign->store.scopes.front())
            readSource();
    });
    d->progress =
        connect(&JobRunner::instance(), &JobRunner::progressed, this, [this](int, qulonglong done, qulonglong total) {
            if (d->job.running())
                setProgress(qlonglong(done), qlonglong(total));
        });
}

void ImportDialog::setWorking(bool on, const QString &note)
{
    setProgress(on ? 0 : -1, 0);
    setNote(note);
    d->accept->setEnabled(!on && d->report.has_value());
}

void ImportDialog::readSource()
{
    d->again->stop();
    d->report.reset();
    setWorking(true, tr("Reading. The original is only read."));
    ReadOptions options;
    options.scope = d->scope->isEnabled() ? d->scope->text().trimmed().toStdString() : std::string();
    options.mapping = d->mapping->mapping();
    using Foreign = std::shared_ptr<const ReadSource>;
    d->job = JobRunner::instance().run<Foreign>(
        this, QStringLiteral("work"), {},
        [path = filePath(d->source), options, store = d->toNew->isChecked() ? nullptr : d->session->store()](
            std::stop_token stop, const Progress &progress) mutable -> Result<Foreign> {
            if (store) { // as it was read before, but for what is said now
                auto kept = keptMapping(*store, path.string(), options.scope, {}, options.mapping);
                if (!kept)
                    return kept.error();
                options.mapping = std::move(*kept);
            }
            Result<ForeignStore> foreign = readForeign(path, {}, options, stop, progress);
            if (!foreign)
                return foreign.error();
            auto read = std::make_shared<ReadSource>();
            read->store = std::move(*foreign);
            read->summary = summarise(read->store);
            return Foreign(std::move(read));
        },
        [this](Result<Foreign> foreign) {
            if (!foreign) {
                showError(foreign.error());
                return;
            }
            d->foreign = std::move(*foreign);
            showSource();
            if (const KeyMapping known = rememberedMapping(); !known.empty()) {
                d->mapping->setMapping(known);
                readSource();
                return;
            }
            preview();
        });
}

// The mapping that was chosen the last time for a source of this format with just these keys.
KeyMapping ImportDialog::rememberedMapping()
{
    if (d->remembered || d->foreign->store.keys.empty())
        return {};
    d->remembered = true;
    KeyMapping mapping;
    const QStringList lines = Settings::instance().get(settings::kMappings).value(mappingName()).toStringList();
    const std::vector<Meaning> known = meanings();
    for (const QString &line : lines) {
        const qsizetype at = line.lastIndexOf(QLatin1Char('='));
        const std::string meaning = line.mid(at + 1).toStdString();
        if (at > 0 && std::any_of(known.begin(), known.end(), [&](const Meaning &m) { return m.name == meaning; }))
            mapping.emplace_back(line.left(at).toStdString(), meaning);
    }
    return mapping;
}

QString ImportDialog::mappingName() const
{
    QStringList keys;
    for (const KeySeen &key : d->foreign->store.keys)
        keys << oneLine(key.key);
    keys.sort();
    return QString::fromStdString(d->foreign->store.format) + QLatin1Char('|') + keys.join(QLatin1Char(','));
}

void ImportDialog::rememberMapping()
{
    if (!d->foreign || d->foreign->store.keys.empty() || !d->remember->isChecked())
        return;
    QVariantMap all = Settings::instance().get(settings::kMappings);
    QStringList lines;
    for (const auto &[key, meaning] : d->mapping->mapping())
        lines << QString::fromStdString(key) + QLatin1Char('=') + QString::fromStdString(meaning);
    if (lines.isEmpty())
        all.remove(mappingName());
    else
        all.insert(mappingName(), lines);
    Settings::instance().set(settings::kMappings, all);
}

void ImportDialog::showSource()
{
    const ForeignStore &read = d->foreign->store;
    const ForeignSummary &summary = d->foreign->summary;
    QString title = QString::fromStdString(read.format), detects;
    bool mapped = false;
    for (const Format &format : formats()) {
        if (format.name != read.format)
            continue;
        title = coreWords(format.title);
        detects = coreWords(format.detects);
        mapped = format.mapped;
    }
    d->formatFact->set(title);
    d->records->set(figure(qlonglong(read.read)));
    d->scopesFact->set(figure(qlonglong(read.scopes.size())));
    const auto vector = std::find_if(read.memories.begin(), read.memories.end(),
                                     [](const MemoryDraft &draft) { return !draft.vector.empty(); });
    d->vectorsFact->set(
        vector == read.memories.end()
            ? tr("none")
            : tr("%1, %2 wide").arg(figure(qlonglong(summary.vectors)), figure(qlonglong(vector->vector.size()))));
    d->detects->setText(detects);
    d->note->setText(coreLine(read.note));
    d->note->setVisible(!read.note.empty());
    d->mappingBox->setVisible(mapped && !read.keys.empty());
    d->mapping->setKeys(read.keys);

    const bool one = read.scopes.size() == 1;
    d->scope->setEnabled(one);
    QStringList names, counted;
    for (const std::string &scope : read.scopes)
        names << QString::fromStdString(scope);
    for (const auto &[scope, count] : summary.byScope)
        counted << tr("%1 %2", "a scope and its count").arg(oneLine(scope), figure(qlonglong(count)));
    d->scope->setText(names.join(QStringLiteral(", ")));
    d->scopeNote->setText(
        one ? tr("Whose memory it is; another name keeps it apart.")
            : tr("Each is kept apart; a link never crosses scopes: %1").arg(counted.join(QStringLiteral(", "))));

    const auto kind = [&](const char *name) {
        const auto found = summary.byKind.find(name);
        return figure(found == summary.byKind.end() ? 0 : qlonglong(found->second));
    };
    const std::array values{kind("episode"),
                            kind("reflection"),
                            kind("narrative"),
                            figure(qlonglong(summary.links)),
                            figure(qlonglong(summary.ungrounded)),
                            figure(qlonglong(summary.unset))};
    for (std::size_t i = 0; i < values.size(); ++i)
        d->holds[i]->set(values[i]);
    QStringList depths;
    for (const auto &[depth, count] : summary.byDepth) {
        if (depth > 0)
            depths << tr("%1: %2", "a depth and its count").arg(depth).arg(figure(qlonglong(count)));
    }
    QStringList facts;
    if (!depths.isEmpty())
        facts << tr("Beliefs by depth %1").arg(depths.join(QStringLiteral(", ")));
    if (summary.dangling > 0)
        facts << ui::counted(qlonglong(summary.dangling), tr("1 link to what is not there"),
                             tr("%1 links to what is not there"));
    if (summary.timeless > 0)
        facts << tr("%1 without a time").arg(figure(qlonglong(summary.timeless)));
    d->depths->setText(facts.join(QStringLiteral("; ")));
    d->depths->setVisible(!facts.isEmpty());
    showDrafts();
}

void ImportDialog::showDrafts()
{
    using Rows = std::vector<DraftRow>;
    JobRunner::instance().run<Rows>(
        this, QStringLiteral("drafts"), {},
        [foreign = d->foreign, skip = d->skip](std::stop_token, const Progress &) -> Result<Rows> {
            return draftRows(foreign->store, foreign->summary, skip);
        },
        [this](Result<Rows> rows) {
            if (!rows)
                return;
            d->drafts->setRows(std::move(*rows));
            const auto all = d->foreign->store.memories.size();
            d->draftHead->setFacts(tr("%1 of %2").arg(figure(d->drafts->memories()), figure(qlonglong(all))));
            d->others->setEnabled(all > kShownDrafts);
        });
}

QString ImportDialog::problemLines() const
{
    QStringList lines;
    if (d->report) {
        for (const Problem &problem : d->report->problems)
            lines << oneLine(problem.where) + QLatin1Char('\t') + QString::fromStdString(problem.kind) +
                         QLatin1Char('\t') + coreLine(problem.message);
    }
    return lines.join(QLatin1Char('\n')) + QLatin1Char('\n');
}

void ImportDialog::saveProblems()
{
    const QString name = storeNameFor(d->source) + QStringLiteral("-problems.txt");
    d->prompts->saveFile(
        this, tr("Save the list of problems"), QDir(QFileInfo(d->target->text()).absolutePath()).filePath(name),
        tr("Text (*.txt)"), [this](const QString &path) {
            JobRunner::instance().run<bool>(
                this, QStringLiteral("problems"), {},
                [path, bytes = problemLines().toUtf8()](std::stop_token, const Progress &) -> Result<bool> {
                    if (auto place = mayWriteDocument(filePath(path)); !place)
                        return place.error();
                    return saveBytes(path, bytes);
                },
                [this, path](const Result<bool> &saved) {
                    if (saved)
                        setNote(tr("Saved in %1.").arg(homePath(path)));
                    else
                        d->prompts->message(this, tr("The list can’t be saved"), coreWords(saved.error().message),
                                            path);
                });
        });
}

void ImportDialog::preview()
{
    if (!d->foreign || d->importing)
        return;
    d->report.reset();
    setWorking(true, tr("Looking at what it will do"));
    const std::shared_ptr<Store> store = d->toNew->isChecked() ? nullptr : d->session->store();
    d->job = JobRunner::instance().run<ImportReport>(
        this, QStringLiteral("work"), {},
        [foreign = d->foreign, store, source = d->source](std::stop_token stop, const Progress &progress) {
            return previewImport(foreign->store, store, source, stop, progress);
        },
        [this](Result<ImportReport> report) {
            if (!report) {
                showError(report.error());
                return;
            }
            d->report = std::move(*report);
            showReport();
            // Who is choosing meanings or names stays there.
            const QWidget *focus = focusWidget();
            const bool busy =
                d->target->hasFocus() || d->scope->hasFocus() || (focus && d->mappingBox->isAncestorOf(focus));
            if (d->accept->isEnabled() && !busy)
                d->accept->setFocus();
        });
}

void ImportDialog::showReport()
{
    const ImportReport &report = *d->report;
    d->error->dismiss();
    setWorking(false, tr("The original is only read."));
    const std::array figures{report.read,      report.added,    report.updated,
                             report.unchanged, report.vanished, report.skipped};
    for (std::size_t i = 0; i < figures.size(); ++i)
        d->sums[i]->set(figure(qlonglong(figures[i])));
    d->problemsFact->set(figure(qlonglong(report.problems.size())));
    QStringList waiting;
    if (report.proposed > 0)
        waiting << (report.proposed == 1
                        ? tr("1 pending write goes to Review")
                        : tr("%1 pending writes go to Review").arg(figure(qlonglong(report.proposed))));
    if (report.reworded > 0)
        waiting << (report.reworded == 1 ? tr("1 says something else now")
                                         : tr("%1 say something else now").arg(figure(qlonglong(report.reworded))));
    if (report.settled > 0)
        waiting << (report.settled == 1 ? tr("1 was settled at its source")
                                        : tr("%1 were settled at their source").arg(figure(qlonglong(report.settled))));
    d->waiting->setText(waiting.join(QStringLiteral("; ")));
    d->waiting->setVisible(!waiting.isEmpty());

    while (d->problems->count() > 1) {
        QLayoutItem *item = d->problems->takeAt(0);
        delete item->widget();
        delete item;
    }
    std::map<std::string, std::vector<const Problem *>> kinds;
    for (const Problem &problem : report.problems)
        kinds[problem.kind].push_back(&problem);
    d->problemsArea->setVisible(!kinds.empty());
    d->copyProblems->setVisible(!kinds.empty());
    d->saveProblems->setVisible(!kinds.empty());
    d->problemsFacts->setText(
        kinds.empty()
            ? tr("None was found.")
            : (kinds.size() == 1 ? tr("1 kind") : tr("%1 kinds").arg(figure(qlonglong(kinds.size())))) +
                  QStringLiteral(", ") +
                  (report.problems.size() == 1 ? tr("1 record")
                                               : tr("%1 records").arg(figure(qlonglong(report.problems.size())))));
    // What is left out comes before what is only marked.
    std::vector<std::pair<std::string, ProblemKind>> order;
    order.reserve(kinds.size());
    for (const auto &[kind, members] : kinds)
        order.emplace_back(kind, describe(kind));
    std::stable_sort(order.begin(), order.end(),
                     [](const auto &a, const auto &b) { return a.second.severe && !b.second.severe; });
    int at = 0;
    for (const auto &[kind, description] : order) {
        const std::vector<const Problem *> &members = kinds[kind];
        auto *row = new ProblemRow(description, qlonglong(members.size()), this);
        row->show->setObjectName(QStringLiteral("import.show.") + QString::fromStdString(kind));
        QStringList lines;
        for (const Problem *problem : members) {
            if (lines.size() == kShownProblems) {
                lines << tr("and %1 more").arg(figure(qlonglong(members.size()) - kShownProblems));
                break;
            }
            lines << oneLine(problem->where) + QStringLiteral(": ") + coreLine(problem->message);
        }
        connect(row->show, &QPushButton::clicked, this,
                [this, title = description.title, note = description.note, text = lines.join(QLatin1Char('\n'))] {
                    d->prompts->message(this, title, note, text);
                });
        d->problems->insertWidget(at++, row);
    }
    refreshTarget();
}

void ImportDialog::refreshTarget()
{
    const bool fresh = d->toNew->isChecked();
    d->target->setEnabled(fresh && !d->importing);
    d->choose->setEnabled(fresh && !d->importing);
    const QString path = d->target->text().trimmed();
    const bool taken = fresh && QFileInfo::exists(path);
    const bool bad = fresh && (path.isEmpty() || taken);
    d->target->setProperty("bad", bad);
    d->target->update();
    if (d->importing || !d->report)
        return;
    const std::uint64_t count = d->report->added + d->report->updated;
    const QString imports = count == 1 ? tr("Import 1 memory") : tr("Import %1 memories").arg(figure(qlonglong(count)));
    const std::uint64_t writes = d->report->proposed + d->report->reworded + d->report->settled;
    const QString takes =
        writes == 1 ? tr("Take in 1 pending write") : tr("Take in %1 pending writes").arg(figure(qlonglong(writes)));
    d->accept->setText(count == 0 && writes > 0 ? takes : fresh || count > 0 ? imports : tr("Nothing is new"));
    d->accept->setAccessibleName(d->accept->text());
    d->accept->setEnabled(!bad && (fresh || count + writes > 0));
    setNote(taken ? tr("There is a file of that name already.") : tr("The original is only read."));
}

void ImportDialog::showError(const Error &error)
{
    setWorking(false, {});
    d->accept->setEnabled(false);
    if (error.code == Errc::Cancelled)
        return;
    d->error->showMessage(coreWords(error.message), QString::fromStdString(error.where), {});
}

void ImportDialog::import()
{
    if (!d->foreign || !d->report || d->importing || !d->accept->isEnabled())
        return;
    d->importing = true;
    rememberMapping();
    d->mappingBox->setEnabled(false);
    setWorking(true, tr("Importing"));
    refreshTarget();
    for (QWidget *control :
         {static_cast<QWidget *>(d->toNew), static_cast<QWidget *>(d->toOpen), static_cast<QWidget *>(d->scope)}) {
        if (control)
            control->setEnabled(false);
    }
    const std::string who = reviewerName().toStdString();
    const bool fresh = d->toNew->isChecked();
    const QString target = fresh ? QFileInfo(d->target->text().trimmed()).absoluteFilePath() : d->session->path();
    const std::shared_ptr<Store> open = fresh ? nullptr : d->session->store();
    d->job = JobRunner::instance().run<ImportOutcome>(
        this, QStringLiteral("work"), tr("Importing %1").arg(QFileInfo(d->source).fileName()),
        [foreign = d->foreign, open, source = d->source, target,
         who](std::stop_token stop, const Progress &progress) -> Result<ImportOutcome> {
            if (!open)
                return importToNew(foreign->store, source, target, who, stop, progress);
            Result<ImportReport> report = importToOpen(foreign->store, open, source, who, stop, progress);
            if (!report)
                return report.error();
            ImportOutcome outcome;
            outcome.report = std::move(*report);
            return outcome;
        },
        [this, target](Result<ImportOutcome> outcome) {
            d->importing = false;
            if (!outcome) {
                d->mappingBox->setEnabled(true);
                showError(outcome.error());
                d->accept->setEnabled(outcome.error().code == Errc::Cancelled);
                return;
            }
            Q_EMIT imported(target, outcome->store, outcome->scopes, outcome->report);
            accept();
        });
}

void ImportDialog::reject()
{
    d->job.cancel();
    DialogFrame::reject();
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "sources/syncdialog.h"

#include "help/help.h"
#include "jobs/jobrunner.h"
#include "reflect/rowpaint.h"
#include "reflect/worddiff.h"
#include "settings/settings.h"
#include "shell/recentrow.h"
#include "shell/theme.h"
#include "sources/dialogsize.h"
#include "sources/mirrorsmodel.h"
#include "sources/syncmodel.h"
#include "widgets/corewords.h"
#include "widgets/emptystate.h"
#include "widgets/errorbar.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/paneheader.h"
#include "widgets/prompts.h"
#include "widgets/rowview.h"
#include "widgets/segmented.h"

#include <credence/sources.h>
#include <credence/whatif.h>

#include <QClipboard>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QHash>
#include <QKeyEvent>
#include <QRadioButton>
#include <QScrollArea>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <optional>

namespace credence::ui {

namespace {

constexpr int kSyncSide = 24;
constexpr int kSyncRow = 30;
constexpr std::array kSyncKinds{SyncKind::Added,     SyncKind::Changed,    SyncKind::Vanished, SyncKind::Returned,
                                SyncKind::Elsewhere, SyncKind::Proposed,   SyncKind::Reworded, SyncKind::Settled,
                                SyncKind::Asked,     SyncKind::CarriedOut, SyncKind::Undone};
constexpr std::size_t kMemoryKinds = 4;   // the rest is of several sources, pending writes and files, which few have
constexpr std::size_t kSyncFollows = 200; // beliefs by name

QString syncIcon(SyncKind kind)
{
    switch (kind) {
    case SyncKind::Added:
        return QStringLiteral("plus");
    case SyncKind::Changed:
        return QStringLiteral("pencil");
    case SyncKind::Vanished:
        return QStringLiteral("circle-x");
    case SyncKind::Returned:
        return QStringLiteral("rotate-ccw");
    case SyncKind::Proposed:
        return QStringLiteral("list-checks");
    case SyncKind::Reworded:
        return QStringLiteral("pencil");
    case SyncKind::Settled:
        return QStringLiteral("link");
    case SyncKind::Elsewhere:
        return QStringLiteral("circle-x");
    case SyncKind::Asked:
        return QStringLiteral("history");
    case SyncKind::CarriedOut:
        return QStringLiteral("check");
    case SyncKind::Undone:
        return QStringLiteral("undo-2");
    }
    return {};
}

// A row of one line; a changed text has two, with the words that were taken out and put in.
class SyncDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    SyncDelegate(const SyncModel *model, QObject *parent) : QStyledItemDelegate(parent), m_model(model)
    {
        connect(model, &QAbstractItemModel::modelReset, this, [this] { m_diffs.clear(); });
    }

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {200, px(twoLines(m_model->change(index.row())) ? kSyncRow * 2 - 8 : kSyncRow)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const SyncChange &change = m_model->change(index.row());
        const Tokens &t = tk();
        const QRect area = option.rect;
        const Theme &theme = Theme::instance();
        const QFont base = theme.font(Type::Base), small = theme.font(Type::Secondary);
        painter->save();
        drawRowGround(*painter, option, index);
        painter->fillRect(QRect(area.left(), area.bottom(), area.width(), 1), t.line);
        const bool two = twoLines(change);
        const qreal line = two ? (area.height() - 8) / 2.0 : area.height();
        const qreal top = area.top() + (two ? 4 : 0);
        drawSign(*painter, QRectF(area.left() + kSyncSide - 4, top + (line - 14) / 2, 14, 14), syncIcon(change.kind),
                 change.kind == SyncKind::Vanished ? t.warn : t.tx2);
        const qreal left = area.left() + kSyncSide + 18;
        qreal right = area.right() - 16;
        QStringList facts;
        if (change.kind == SyncKind::Changed) {
            for (const std::string &field : change.fields)
                facts << oneLine(field);
        }
        facts << SyncModel::fact(change);
        const QString before = oneLine(change.before), after = oneLine(change.after);
        // A third, or what the text leaves.
        const bool gone =
            change.kind == SyncKind::Vanished || change.kind == SyncKind::Elsewhere || change.kind == SyncKind::Settled;
        const QString &first = two || gone ? before : after;
        const qreal text = QFontMetricsF(base).horizontalAdvance(first) + 12;
        const QString fact = QFontMetricsF(small).elidedText(facts.join(QStringLiteral(", ")), Qt::ElideMiddle,
                                                             std::max(area.width() * 0.3, right - left - text));
        writeRight(*painter, small, t.tx3, right, top, line, fact);
        right -= QFontMetricsF(small).horizontalAdvance(fact) + 12;
        if (two) {
            const auto known = m_diffs.constFind(index.row());
            const WordDiff diff =
                known != m_diffs.constEnd() ? *known : *m_diffs.insert(index.row(), wordDiff(before, after));
            words(*painter, base, left, right, top, line, before, diff.a, t.delBg, t.delTx, true);
            words(*painter, base, left, area.right() - 16, top + line, line, after, diff.b, t.insBg, t.insTx, false);
        } else {
            write(*painter, base, gone ? t.tx2 : t.tx, left, top, line,
                  QFontMetricsF(base).elidedText(first, Qt::ElideRight, std::max<qreal>(0, right - left)));
        }
        painter->restore();
    }

private:
    static bool twoLines(const SyncChange &change)
    {
        return (change.kind == SyncKind::Changed || change.kind == SyncKind::Reworded) && change.before != change.after;
    }
    // From a little before the first word that differs, so that it is in sight.
    static void words(QPainter &painter, const QFont &font, qreal left, qreal right, qreal top, qreal height,
                      const QString &text, const QList<DiffSpan> &spans, const QColor &ground, const QColor &ink,
                      bool struck)
    {
        const QFontMetricsF metrics(font);
        const qreal baseline = std::round(top + (height + metrics.capHeight()) / 2);
        qreal x = left;
        bool first = true;
        for (const DiffSpan &span : spans) {
            QString part = text.mid(span.start, span.length);
            if (first && !span.own && metrics.horizontalAdvance(part) > (right - left) / 2)
                part = metrics.elidedText(part, Qt::ElideLeft, (right - left) / 3);
            first = false;
            part = metrics.elidedText(part, Qt::ElideRight, std::max<qreal>(0, right - x));
            const qreal wide = metrics.horizontalAdvance(part);
            QFont face = font;
            if (span.own) {
                painter.fillRect(QRectF(x, top + 3, wide, height - 6), ground);
                face.setStrikeOut(struck);
                face.setUnderline(!struck);
            }
            painter.setFont(face);
            painter.setPen(span.own ? ink : tk().tx2);
            painter.drawText(QPointF(x, baseline), part);
            x += wide;
            if (right - x < 8)
                break;
        }
    }

    const SyncModel *m_model;
    mutable QHash<int, WordDiff> m_diffs; // by row
};

struct SyncFollows {
    std::vector<WhatIfChange> changes;
    std::uint64_t stale = 0, suspect = 0;
    bool whole = true;
};

} // namespace

struct SyncDialog::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    Mirror mirror;
    std::shared_ptr<const ForeignStore> foreign;
    std::optional<SyncReport> report;
    JobHandle job;
    bool applying = false;

    ErrorBar *error = nullptr;
    Label *facts = nullptr;
    SegmentedControl *kinds = nullptr;
    QStackedLayout *stack = nullptr;
    RowView *list = nullptr;
    EmptyState *empty = nullptr;
    SyncModel *model = nullptr;
    QWidget *goneBox = nullptr;
    QRadioButton *keep = nullptr, *withdraw = nullptr;
    TextBlock *follows = nullptr;
    Button *problems = nullptr;
    Button *accept = nullptr;
};

SyncDialog::SyncDialog(Session *session, Prompts *prompts, const Mirror &mirror, QWidget *parent)
    : DialogFrame(tr("Synchronise"), parent), d(std::make_unique<Impl>())
{
    setObjectName(QStringLiteral("sync"));
    setHelpPage(this, QStringLiteral("import.md#keeping-in-step"));
    d->session = session;
    d->prompts = prompts;
    d->mirror = mirror;
    build();
    keepSize(this, settings::kSyncSize, QSize(920, 620));
    read();
}

SyncDialog::~SyncDialog() = default;

SyncModel *SyncDialog::model() const
{
    return d->model;
}

void SyncDialog::build()
{
    setHeading(tr("Synchronise with %1").arg(sourceName(d->mirror.path)), homePath(oneLine(d->mirror.path)));
    setBodyMargins(0, 0, 0, 0);
    body()->setSpacing(0);
    d->error = new ErrorBar(this);
    d->error->setClosable(false);
    body()->addWidget(d->error);

    auto *row = new QHBoxLayout;
    row->setContentsMargins(kSyncSide, 8, kSyncSide - 4, 8);
    row->setSpacing(12);
    d->kinds = new SegmentedControl(tr("Which changes"), true, this);
    d->kinds->setObjectName(QStringLiteral("sync.kinds"));
    d->kinds->addSegment(tr("All"));
    for (const SyncKind kind : kSyncKinds)
        d->kinds->addSegment(SyncModel::kindTitle(kind));
    for (std::size_t i = kMemoryKinds; i < kSyncKinds.size(); ++i)
        d->kinds->setSegmentVisible(int(i) + 1, false);
    d->kinds->setCurrentIndex(0);
    row->addWidget(d->kinds);
    d->facts = new Label({}, Type::Secondary, Tone::Dim, 400, this);
    d->facts->setMayBeCut(true); // with the whole in its tip
    row->addWidget(d->facts, 1);
    d->problems = new Button(tr("Problems"), ButtonKind::Link, this);
    d->problems->setObjectName(QStringLiteral("sync.problems"));
    d->problems->setButtonSize(ButtonSize::Row);
    d->problems->setAutoDefault(false);
    d->problems->hide();
    row->addWidget(d->problems);
    body()->addLayout(row);
    auto *rule = new QFrame(this);
    rule->setFrameShape(QFrame::NoFrame);
    rule->setFixedHeight(1);
    rule->setAutoFillBackground(true);
    rule->setBackgroundRole(QPalette::Midlight);
    body()->addWidget(rule);

    auto *middle = new QWidget(this);
    d->stack = new QStackedLayout(middle);
    d->model = new SyncModel(this);
    d->list = new RowView(tr("What changed at the source"), middle);
    d->list->setObjectName(QStringLiteral("sync.list"));
    d->list->setItemDelegate(new SyncDelegate(d->model, d->list));
    d->list->setUniformItemSizes(false);
    d->list->setModel(d->model);
    d->list->setContextMenuPolicy(Qt::ActionsContextMenu);
    auto *copy = new QAction(icon(QStringLiteral("copy")), tr("Copy"), d->list);
    copy->setShortcut(QKeySequence::Copy);
    copy->setShortcutContext(Qt::WidgetShortcut);
    connect(copy, &QAction::triggered, this, [this] {
        if (d->list->currentIndex().isValid())
            QGuiApplication::clipboard()->setText(d->list->currentIndex().data(Qt::AccessibleTextRole).toString());
    });
    d->list->addAction(copy);
    d->empty = new EmptyState(tr("Reading"), tr("The source is compared with what is here."), middle);
    d->stack->addWidget(d->empty);
    d->stack->addWidget(d->list);
    body()->addWidget(middle, 1);

    d->goneBox = new QWidget(this);
    auto *goneColumn = new QVBoxLayout(d->goneBox);
    goneColumn->setContentsMargins(0, 0, 0, 0);
    goneColumn->setSpacing(0);
    auto *goneRule = new QFrame(d->goneBox);
    goneRule->setFrameShape(QFrame::NoFrame);
    goneRule->setFixedHeight(1);
    goneRule->setAutoFillBackground(true);
    goneRule->setBackgroundRole(QPalette::Midlight);
    goneColumn->addWidget(goneRule);
    auto *gone = new QVBoxLayout;
    goneColumn->addLayout(gone);
    gone->setContentsMargins(kSyncSide, 12, kSyncSide, 14);
    gone->setSpacing(6);
    gone->addWidget(new Label(tr("What is gone there"), Type::Secondary, Tone::Normal, 600, d->goneBox));
    d->keep = new QRadioButton(tr("stays here"), d->goneBox);
    d->keep->setObjectName(QStringLiteral("sync.keep"));
    d->keep->setAccessibleName(tr("What is gone there stays here"));
    d->keep->setChecked(true);
    d->withdraw = new QRadioButton(tr("is retracted here; it comes back if it comes back there"), d->goneBox);
    d->withdraw->setObjectName(QStringLiteral("sync.withdraw"));
    d->withdraw->setAccessibleName(tr("What is gone there is retracted here"));
    gone->addWidget(d->keep);
    gone->addWidget(d->withdraw);
    auto *area = new QScrollArea(d->goneBox);
    area->setFrameShape(QFrame::NoFrame);
    area->setProperty("plain", true);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setMaximumHeight(px(132));
    area->setAccessibleName(tr("What follows from it"));
    d->follows = new TextBlock({}, Type::Secondary, Tone::Secondary, 400, area);
    d->follows->setObjectName(QStringLiteral("sync.follows"));
    d->follows->setLineHeight(18);
    d->follows->setSelectable(true);
    area->setWidget(d->follows);
    area->viewport()->setAutoFillBackground(false);
    d->follows->setAutoFillBackground(false);
    gone->addWidget(area);
    d->goneBox->hide();
    body()->addWidget(d->goneBox);

    addCancel();
    d->accept = addButton(QStringLiteral("accept"), tr("Synchronise"), ButtonKind::Primary);
    d->accept->setEnabled(false);

    connect(d->kinds, &SegmentedControl::currentChanged, this, [this](int index) {
        d->model->setKind(index == 0 ? std::nullopt : std::optional(kSyncKinds[std::size_t(index - 1)]));
    });
    connect(d->withdraw, &QRadioButton::toggled, this, [this] { preview(); });
    connect(d->accept, &QPushButton::clicked, this, [this] { apply(); });
    connect(d->problems, &QPushButton::clicked, this, [this] {
        QStringList lines;
        for (const Problem &problem : d->report->problems)
            lines << oneLine(problem.where) + QStringLiteral(": ") + coreLine(problem.message);
        d->prompts->message(this, tr("Problems"), tr("What could not be taken as it stands."),
                            lines.join(QLatin1Char('\n')));
    });
    connect(&JobRunner::instance(), &JobRunner::progressed, this, [this](int, qulonglong done, qulonglong total) {
        if (d->job.running())
            setProgress(qlonglong(done), qlonglong(total));
    });
    connect(d->session, &Session::closed, this, [this] { reject(); });
}

void SyncDialog::setWorking(bool on, const QString &note)
{
    setProgress(on ? 0 : -1, 0);
    setNote(note);
    if (on)
        d->accept->setEnabled(false);
}

void SyncDialog::read()
{
    setWorking(true, tr("Reading. The original is only read."));
    using Foreign = std::shared_ptr<const ForeignStore>;
    d->job = JobRunner::instance().run<Foreign>(
        this, QStringLiteral("work"), {},
        [mirror = d->mirror](std::stop_token stop, const Progress &progress) -> Result<Foreign> {
            auto foreign = readMirror(mirror, stop, progress);
            if (!foreign)
                return foreign.error();
            return Foreign(std::make_shared<const ForeignStore>(std::move(*foreign)));
        },
        [this](Result<Foreign> foreign) {
            if (!foreign) {
                showError(foreign.error());
                return;
            }
            d->foreign = std::move(*foreign);
            preview();
        });
}

void SyncDialog::preview()
{
    if (!d->foreign || d->applying || !d->session->store())
        return;
    setWorking(true, tr("Comparing with what is here"));
    const Vanished treat = d->withdraw->isChecked() ? Vanished::Withdraw : Vanished::Keep;
    const Cause cause{reviewerName().toStdString(), "gui", {}};
    d->job = JobRunner::instance().run<SyncReport>(
        this, QStringLiteral("work"), {},
        [foreign = d->foreign, store = d->session->store(), treat, cause](std::stop_token stop,
                                                                          const Progress &progress) {
            return store->sync(*foreign, treat, cause, true, stop, progress);
        },
        [this](Result<SyncReport> report) {
            if (!report) {
                showError(report.error());
                return;
            }
            d->report = std::move(*report);
            showReport();
        });
}

void SyncDialog::showReport()
{
    const SyncReport &report = *d->report;
    d->error->dismiss();
    setWorking(false, tr("The original is only read."));
    const bool withdraw = d->withdraw->isChecked();
    d->model->setChanges(report.changes);
    const std::array counts{report.added,     report.changed,    report.vanished, report.returned,
                            report.elsewhere, report.proposed,   report.reworded, report.settled,
                            report.asked,     report.carriedOut, report.undone};
    std::uint64_t all = 0, listed = report.changes.size();
    for (std::size_t i = 0; i < counts.size(); ++i) {
        d->kinds->setSegmentCount(int(i) + 1, figure(qlonglong(counts[i])));
        d->kinds->setSegmentEnabled(int(i) + 1, counts[i] > 0);
        if (i >= kMemoryKinds)
            d->kinds->setSegmentVisible(int(i) + 1, counts[i] > 0);
        all += counts[i];
    }
    d->kinds->setSegmentCount(0, figure(qlonglong(all)));
    QStringList facts{tr("%1 read").arg(figure(qlonglong(report.read))),
                      tr("%1 unchanged").arg(figure(qlonglong(report.unchanged)))};
    if (report.skipped > 0)
        facts << tr("%1 left out").arg(figure(qlonglong(report.skipped)));
    if (report.records > report.proposed)
        facts << tr("%1 of other kinds").arg(figure(qlonglong(report.records - report.proposed)));
    if (report.owned > 0)
        facts << tr("%1 known before and found there").arg(figure(qlonglong(report.owned)));
    if (listed < all)
        facts << tr("%1 shown").arg(figure(qlonglong(listed)));
    d->facts->setText(facts.join(QStringLiteral(", ")));
    d->problems->setVisible(!report.problems.empty());
    d->problems->setText(report.problems.size() == 1
                             ? tr("1 problem")
                             : tr("%1 problems").arg(figure(qlonglong(report.problems.size()))));
    d->problems->setAccessibleName(d->problems->text());
    d->goneBox->setVisible(report.vanished > 0);
    const bool writable = d->session->writable();
    d->withdraw->setEnabled(writable);
    if (all == 0) {
        d->empty->setTexts(tr("Nothing changed"), tr("The source holds what it held when it was read last."));
        d->stack->setCurrentWidget(d->empty);
    } else {
        d->stack->setCurrentWidget(d->list);
        if (!d->list->currentIndex().isValid())
            d->list->setCurrentIndex(d->model->index(0, 0));
    }
    const std::uint64_t takes = report.added + report.changed + report.returned + report.records + report.reworded +
                                report.settled + report.carriedOut + report.owned + report.states + report.vectors +
                                (withdraw ? report.vanished + report.elsewhere : 0);
    d->accept->setText(takes == 0   ? tr("Nothing to take")
                       : takes == 1 ? tr("Take 1 change")
                                    : tr("Take %1 changes").arg(figure(qlonglong(takes))));
    d->accept->setAccessibleName(d->accept->text());
    d->accept->setEnabled(writable && takes > 0);
    if (!writable)
        setNote(tr("The store is open for reading only."));
    if (d->accept->isEnabled() && !d->keep->hasFocus() && !d->withdraw->hasFocus())
        d->accept->setFocus();
    follow();
}

// Which beliefs follow when what is gone is retracted.
void SyncDialog::follow()
{
    if (!d->withdraw->isChecked()) {
        d->follows->setText(tr("Nothing else changes."));
        return;
    }
    std::vector<MemoryKey> keys;
    for (const SyncChange &change : d->report->changes) {
        if (change.kind == SyncKind::Vanished && change.key)
            keys.push_back(change.key);
    }
    const bool whole = keys.size() >= d->report->vanished;
    d->follows->setText(tr("Working out what follows"));
    JobRunner::instance().run<SyncFollows>(
        this, QStringLiteral("follows"), {},
        [keys, whole, store = d->session->store()](std::stop_token stop, const Progress &) -> Result<SyncFollows> {
            auto effect = whatIf(*store, keys, Withdrawal::Retract, stop);
            if (!effect)
                return effect.error();
            SyncFollows follows;
            follows.whole = whole;
            follows.changes = std::move(effect->follows);
            for (const WhatIfChange &change : follows.changes)
                ++(change.after == Status::Stale ? follows.stale : follows.suspect);
            return follows;
        },
        [this](const Result<SyncFollows> &follows) {
            if (!follows) {
                d->follows->setText(coreWords(follows.error().message));
                return;
            }
            QStringList lines;
            lines << (follows->changes.empty()
                          ? tr("No belief is touched by it.")
                          : tr("Become stale: %1. Come into doubt: %2.")
                                .arg(figure(qlonglong(follows->stale)), figure(qlonglong(follows->suspect))));
            for (std::size_t i = 0; i < std::min(kSyncFollows, follows->changes.size()); ++i) {
                const WhatIfChange &change = follows->changes[i];
                lines << tr("%1: %2 (%3)", "status, text, reason")
                             .arg(statusWord(change.after), oneLine(change.text), coreLine(change.reason));
            }
            if (follows->changes.size() > kSyncFollows)
                lines << tr("and %1 more").arg(figure(qlonglong(follows->changes.size() - kSyncFollows)));
            if (!follows->whole)
                lines << tr("This is worked out for the first %1 that are gone.")
                             .arg(figure(qlonglong(kListedSyncChanges)));
            d->follows->setText(lines.join(QLatin1Char('\n')));
        });
}

void SyncDialog::showError(const Error &error)
{
    setWorking(false, {});
    d->accept->setEnabled(false);
    if (error.code == Errc::Cancelled)
        return;
    d->error->showMessage(coreWords(error.message), QString::fromStdString(error.where), {});
    if (!d->report)
        d->empty->setTexts(tr("It can’t be compared"), tr("Nothing was changed."));
}

void SyncDialog::apply()
{
    if (!d->report || d->applying || !d->accept->isEnabled())
        return;
    d->applying = true;
    setWorking(true, tr("Synchronising"));
    d->keep->setEnabled(false);
    d->withdraw->setEnabled(false);
    const Vanished treat = d->withdraw->isChecked() ? Vanished::Withdraw : Vanished::Keep;
    const Cause cause{reviewerName().toStdString(), "gui", {}};
    d->job = JobRunner::instance().run<SyncReport>(
        this, QStringLiteral("work"), tr("Synchronising with %1").arg(sourceName(d->mirror.path)),
        [foreign = d->foreign, store = d->session->store(), treat, cause](std::stop_token stop,
                                                                          const Progress &progress) {
            return store->sync(*foreign, treat, cause, false, stop, progress);
        },
        [this](Result<SyncReport> report) {
            d->applying = false;
            if (!report) {
                d->keep->setEnabled(true);
                d->withdraw->setEnabled(true);
                showError(report.error());
                d->accept->setEnabled(report.error().code == Errc::Cancelled);
                return;
            }
            Q_EMIT synchronised(*report);
            accept();
        });
}

void SyncDialog::reject()
{
    d->job.cancel();
    DialogFrame::reject();
}

} // namespace credence::ui

#include "syncdialog.moc"

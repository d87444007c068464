// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "sources/handbackdialog.h"

#include "help/help.h"
#include "jobs/jobrunner.h"
#include "reflect/rowpaint.h"
#include "settings/settings.h"
#include "shell/importjob.h"
#include "shell/recentrow.h"
#include "shell/theme.h"
#include "sources/dialogsize.h"
#include "sources/mirrorsmodel.h"
#include "sources/planmodel.h"
#include "widgets/codeview.h"
#include "widgets/corewords.h"
#include "widgets/errorbar.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/paneheader.h"
#include "widgets/prompts.h"
#include "widgets/rowview.h"
#include "widgets/splitter.h"

#include <credence/sources.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QGridLayout>
#include <QLineEdit>
#include <QStandardPaths>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>

namespace credence::ui {

namespace {

constexpr int kPlanRow = 46;
constexpr std::size_t kShownBytes = 400'000; // of a file in the viewer

class PlanDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    PlanDelegate(const PlanModel *model, QObject *parent) : QStyledItemDelegate(parent), m_model(model) {}
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {200, px(kPlanRow)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const PlannedWrite *file = m_model->write(index.row());
        const Problem *rest = m_model->left(index.row());
        const Tokens &t = tk();
        const QRect area = option.rect;
        painter->save();
        drawRowGround(*painter, option, index);
        painter->fillRect(QRect(area.left(), area.bottom(), area.width(), 1), t.line);
        const qreal half = area.height() / 2.0;
        drawSign(*painter, QRectF(area.left() + 16, area.top() + half - 16, 14, 14),
                 file                            ? QStringLiteral("file-text")
                 : m_model->isKnown(index.row()) ? QStringLiteral("check")
                                                 : QStringLiteral("triangle-alert"),
                 file                            ? t.tx2
                 : m_model->isKnown(index.row()) ? t.tx3
                                                 : t.warn);
        const QFont base = Theme::instance().font(Type::Base, 500), small = Theme::instance().font(Type::Secondary);
        const qreal left = area.left() + 40, wide = area.right() - 12 - left;
        write(*painter, base, t.tx, left, area.top() + 4, half - 4,
              QFontMetricsF(base).elidedText(index.data().toString(), Qt::ElideMiddle, wide));
        const QString below = file ? PlanModel::whatWord(*file) + QStringLiteral(": ") + coreLine(file->summary)
                                   : coreLine(rest->message);
        write(*painter, small, t.tx2, left, area.top() + half, half - 4,
              QFontMetricsF(small).elidedText(below, Qt::ElideRight, wide));
        painter->restore();
    }

private:
    const PlanModel *m_model;
};

QString handBackFolder()
{
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    return QFileInfo(documents).isDir() ? documents : QDir::homePath();
}

struct MadePlan {
    std::shared_ptr<const HandBackPlan> plan;
    std::shared_ptr<const HandBackSet> set;
    std::size_t changes = 0; // in the set
};

} // namespace

struct HandBackDialog::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    Mirror mirror;
    MadePlan made;
    JobHandle job;
    bool writing = false, written = false, inPlace = false;
    bool stale = false; // the plan in sight was overtaken: it is planned again, or not written

    ErrorBar *error = nullptr;
    QComboBox *format = nullptr, *scope = nullptr;
    QLineEdit *target = nullptr;
    Button *choose = nullptr;
    TextBlock *about = nullptr;
    PaneHeader *filesHead = nullptr, *viewHead = nullptr;
    PlanModel *model = nullptr;
    RowView *list = nullptr;
    CodeView *view = nullptr;
    Button *accept = nullptr;
    QTimer *again = nullptr;
    QCheckBox *copy = nullptr, *repeat = nullptr;
    QAction *replan = nullptr;
    Button *replanButton = nullptr;
};

HandBackDialog::HandBackDialog(Session *session, Prompts *prompts, const Mirror &mirror, QWidget *parent)
    : DialogFrame(tr("Hand back"), parent), d(std::make_unique<Impl>())
{
    setObjectName(QStringLiteral("handback"));
    setHelpPage(this, QStringLiteral("import.md#giving-decisions-back"));
    d->session = session;
    d->prompts = prompts;
    d->mirror = mirror;
    build();
    keepSize(this, settings::kHandBackSize, QSize(1000, 660));
    refreshTarget();
    plan();
}

HandBackDialog::~HandBackDialog() = default;

PlanModel *HandBackDialog::model() const
{
    return d->model;
}

void HandBackDialog::build()
{
    setHeading(tr("Hand back to %1").arg(sourceName(d->mirror.path)), homePath(oneLine(d->mirror.path)));
    setBodyMargins(0, 0, 0, 0);
    body()->setSpacing(0);
    d->error = new ErrorBar(this);
    d->error->setClosable(false);
    d->replan = new QAction(tr("Plan again"), this);
    d->replan->setObjectName(QStringLiteral("handback.replan"));
    d->replanButton = d->error->addAction(d->replan);
    d->replanButton->hide();
    connect(d->replan, &QAction::triggered, this, [this] { plan(); });
    body()->addWidget(d->error);

    auto *grid = new QGridLayout;
    grid->setContentsMargins(24, 14, 20, 14);
    grid->setHorizontalSpacing(10);
    grid->setVerticalSpacing(8);
    grid->setColumnStretch(3, 1);
    const auto name = [&](const QString &text, int row, int column) {
        grid->addWidget(new Label(text, Type::Base, Tone::Secondary, 400, this), row, column);
    };
    name(tr("Form"), 0, 0);
    d->format = new QComboBox(this);
    d->format->setObjectName(QStringLiteral("handback.format"));
    d->format->setAccessibleName(tr("Form"));
    for (const Format &format : formats()) {
        if (!format.handsBack.empty() && format.name == d->mirror.format)
            d->format->addItem(coreWords(format.title), QString::fromStdString(format.name));
    }
    d->format->addItem(tr("Changes, as JSON lines"), QStringLiteral("changes-jsonl"));
    d->format->addItem(tr("Changes, as a table (CSV)"), QStringLiteral("changes-csv"));
    grid->addWidget(d->format, 0, 1);
    name(tr("Scope"), 0, 2);
    d->scope = new QComboBox(this);
    d->scope->setObjectName(QStringLiteral("handback.scope"));
    d->scope->setAccessibleName(tr("Scope"));
    for (const ScopeInfo &scope : d->session->scopes()) {
        if (scope.memories > 0 || d->session->scopes().size() == 1 || !d->session->snapshot())
            d->scope->addItem(oneLine(scope.id), QString::fromStdString(scope.id));
    }
    const int at = d->scope->findData(d->session->scope().isEmpty() ? QString::fromStdString(d->mirror.scope)
                                                                    : d->session->scope());
    d->scope->setCurrentIndex(std::max(0, at));
    grid->addWidget(d->scope, 0, 3, Qt::AlignLeft);
    name(tr("Where to"), 1, 0);
    d->target = new QLineEdit(this);
    d->target->setObjectName(QStringLiteral("handback.target"));
    d->target->setAccessibleName(tr("Where to"));
    grid->addWidget(d->target, 1, 1, 1, 3);
    d->choose = new Button(tr("Choose…"), ButtonKind::Rest, this);
    d->choose->setObjectName(QStringLiteral("handback.choose"));
    d->choose->setAutoDefault(false);
    grid->addWidget(d->choose, 1, 4);
    d->about = new TextBlock({}, Type::Secondary, Tone::Dim, 400, this);
    d->about->setLineHeight(17);
    grid->addWidget(d->about, 2, 1, 1, 4);
    d->copy = new QCheckBox(tr("Write to this copy; it is not noted as handed back"), this);
    d->copy->setObjectName(QStringLiteral("handback.copy"));
    d->copy->hide();
    grid->addWidget(d->copy, 3, 1, 1, 4);
    d->repeat = new QCheckBox(tr("Say again what was handed back before and does not stand there any more"), this);
    d->repeat->setObjectName(QStringLiteral("handback.again"));
    d->repeat->hide();
    grid->addWidget(d->repeat, 4, 1, 1, 4);
    connect(d->copy, &QCheckBox::toggled, this, [this] { refreshAccept(); });
    connect(d->repeat, &QCheckBox::toggled, this, [this] { plan(); });
    body()->addLayout(grid);

    auto *split = new Splitter(Qt::Horizontal, this);
    split->setObjectName(QStringLiteral("handback.split"));
    split->setChildrenCollapsible(false);
    auto *left = new QWidget(split);
    auto *leftColumn = new QVBoxLayout(left);
    leftColumn->setContentsMargins(0, 0, 0, 0);
    leftColumn->setSpacing(0);
    d->filesHead = new PaneHeader(tr("What is written"), left);
    leftColumn->addWidget(d->filesHead);
    d->model = new PlanModel(this);
    d->list = new RowView(tr("Files, and what can’t be said"), left);
    d->list->setObjectName(QStringLiteral("handback.list"));
    d->list->setItemDelegate(new PlanDelegate(d->model, d->list));
    d->list->setModel(d->model);
    leftColumn->addWidget(d->list, 1);
    auto *right = new QWidget(split);
    auto *rightColumn = new QVBoxLayout(right);
    rightColumn->setContentsMargins(0, 0, 0, 0);
    rightColumn->setSpacing(0);
    d->viewHead = new PaneHeader(tr("The file"), right);
    rightColumn->addWidget(d->viewHead);
    d->view = new CodeView(tr("The file as it would be written"), right);
    d->view->setObjectName(QStringLiteral("handback.view"));
    rightColumn->addWidget(d->view, 1);
    split->addWidget(left);
    split->addWidget(right);
    split->setSizes({380, 620});
    body()->addWidget(split, 1);

    addCancel();
    d->accept = addButton(QStringLiteral("accept"), tr("Write"), ButtonKind::Primary);
    d->accept->setEnabled(false);

    d->again = new QTimer(this);
    d->again->setSingleShot(true);
    d->again->setInterval(300);
    connect(d->again, &QTimer::timeout, this, [this] { plan(); });
    connect(d->format, &QComboBox::currentIndexChanged, this, [this] {
        refreshTarget();
        plan();
    });
    connect(d->scope, &QComboBox::currentIndexChanged, this, [this] { plan(); });
    connect(d->target, &QLineEdit::textEdited, this, [this] {
        d->accept->setEnabled(false);
        d->again->start();
    });
    connect(d->choose, &QPushButton::clicked, this, [this] {
        const auto done = [this](const QString &path) {
            d->target->setText(path);
            plan();
        };
        // What is changed in its place may be a file.
        if (d->inPlace && QFileInfo(d->target->text()).isFile())
            d->prompts->openFile(this, tr("Where to"), d->target->text(), tr("All files (*)"), done);
        else
            d->prompts->openFolder(this, tr("Where to"), d->target->text(), done);
    });
    connect(d->list, &RowView::currentRowChanged, this, [this] { showFile(); });
    connect(d->accept, &QPushButton::clicked, this, [this] { write(); });
    connect(d->session, &Session::closed, this, [this] { reject(); });
}

// The source itself where the form changes it in its place, else a folder of a person's choice.
void HandBackDialog::refreshTarget()
{
    const std::string format = d->format->currentData().toString().toStdString();
    d->inPlace = format == d->mirror.format && handsBackInPlace(format);
    d->target->setText(d->inPlace ? QFile::decodeName(QByteArray::fromStdString(d->mirror.path)) : handBackFolder());
    QString about = tr("A file in a folder of your choice; the source is not touched.");
    for (const Format &one : formats()) {
        if (one.name == format && format == d->mirror.format)
            about = tr("Makes %1.", "a form that a hand-back makes").arg(coreWords(one.handsBack));
    }
    d->about->setText(about);
}

void HandBackDialog::plan()
{
    d->again->stop();
    if (d->writing || !d->session->store())
        return;
    d->accept->setEnabled(false);
    setProgress(0, 0);
    setNote(tr("Working out what would be written"));
    const std::string scope = d->scope->currentData().toString().toStdString();
    const std::string format = d->format->currentData().toString().toStdString();
    d->job = JobRunner::instance().run<MadePlan>(
        this, QStringLiteral("work"), {},
        [store = d->session->store(), scope, format, system = d->mirror.format,
         target = filePath(d->target->text().trimmed()),
         again = d->repeat->isChecked()](std::stop_token stop, const Progress &) -> Result<MadePlan> {
            auto set = store->handBack(scope, system, stop);
            if (!set)
                return set.error();
            MadePlan made;
            made.changes = set->items.size() + set->decisions.size();
            HandBackOptions how;
            how.again = again;
            auto plan = planHandBack(*set, format, target, how, stop);
            if (!plan)
                return plan.error();
            for (const PlannedWrite &write : plan->writes) {
                if (auto place = mayWriteDocument(write.path); !place)
                    return place.error();
            }
            made.plan = std::make_shared<const HandBackPlan>(std::move(*plan));
            made.set = std::make_shared<const HandBackSet>(std::move(*set));
            return made;
        },
        [this](Result<MadePlan> made) {
            setProgress(-1, 0);
            if (!made) {
                showError(made.error());
                return;
            }
            d->made = std::move(*made);
            showPlan();
        });
}

void HandBackDialog::showPlan()
{
    d->error->dismiss();
    d->replanButton->hide();
    d->stale = false;
    const bool nothing = d->made.changes == 0;
    // The form's empty file is no plan.
    d->model->setPlan(nothing ? nullptr : d->made.plan);
    const HandBackPlan &plan = *d->made.plan;
    QStringList facts{tr("%1 of %2 changes").arg(figure(qlonglong(plan.said)), figure(qlonglong(d->made.changes)))};
    if (!plan.left.empty())
        facts << tr("%1 can’t be said").arg(figure(qlonglong(plan.left.size())));
    const auto there =
        std::count_if(plan.known.begin(), plan.known.end(), [](const Problem &one) { return one.kind == "there"; });
    if (there > 0)
        facts << tr("%1 stand there").arg(figure(qlonglong(there)));
    const auto &last = d->made.set->last;
    d->filesHead->setFacts(!nothing ? facts.join(QStringLiteral(", "))
                           : last   ? tr("nothing was decided here since")
                                    : tr("nothing was decided here yet"));
    d->copy->setVisible(plan.copy);
    if (!plan.copy)
        d->copy->setChecked(false);
    d->repeat->setVisible(d->repeat->isChecked() ||
                          std::any_of(plan.known.begin(), plan.known.end(),
                                      [](const Problem &one) { return one.kind == "changed-there"; }));
    if (plan.copy)
        d->error->showMessage(tr("A copy of the source"), {}, coreWords(plan.place), BarTone::Warning);
    refreshAccept();
    setNote(nothing && last ? tr("All that was decided was handed back, the last of it with ledger entry %1.")
                                  .arg(figure(qlonglong(last->entry.value)))
            : nothing             ? tr("Nothing was decided about these memories.")
            : !mayNote()          ? tr("The store is open for reading only, so nothing handed back could be noted.")
            : plan.advice.empty() ? tr("Nothing is written before you say so.")
                                  : coreLine(plan.advice));
    if (d->model->rowCount() > 0)
        d->list->setCurrentIndex(d->model->index(0, 0));
    showFile();
}

// What goes to an owner is noted in the store; a list of changes goes to nobody yet.
bool HandBackDialog::mayNote() const
{
    return d->session->writable() || (d->made.plan && d->made.set && d->made.plan->format != d->made.set->system);
}

void HandBackDialog::refreshAccept()
{
    const auto files = d->made.plan && d->made.changes > 0 ? d->made.plan->writes.size() : 0;
    d->accept->setText(files == 0   ? tr("Nothing to write")
                       : files == 1 ? tr("Write 1 file")
                                    : tr("Write %1 files").arg(figure(qlonglong(files))));
    d->accept->setAccessibleName(d->accept->text());
    d->accept->setEnabled(files > 0 && !d->stale && !d->writing && mayNote() &&
                          (!d->made.plan->copy || d->copy->isChecked()));
}

void HandBackDialog::showFile()
{
    const QModelIndex index = d->list->currentIndex();
    const PlannedWrite *file = index.isValid() ? d->model->write(index.row()) : nullptr;
    if (!file) {
        const Problem *rest = index.isValid() ? d->model->left(index.row()) : nullptr;
        d->viewHead->setTitle(!rest                            ? tr("The file")
                              : rest->kind == "elsewhere"      ? tr("Of another source")
                              : d->model->isKnown(index.row()) ? tr("Known there")
                                                               : tr("Can’t be said"));
        d->viewHead->setFacts({});
        d->view->setCode(rest ? screenText(rest->where) + QStringLiteral("\n\n") + coreWords(rest->message) : QString(),
                         {});
        return;
    }
    d->viewHead->setTitle(oneLine(file->path.filename().string()));
    d->viewHead->setFacts(homePath(oneLine(file->path.parent_path().string())));
    using Text = std::pair<QString, QList<CodeSpan>>;
    JobRunner::instance().run<Text>(
        this, QStringLiteral("diff"), {},
        [plan = d->made.plan, at = std::size_t(index.row())](std::stop_token, const Progress &) -> Result<Text> {
            const PlannedWrite &write = plan->writes[at];
            const bool made = write.what == PlannedWrite::What::Create;
            std::string text = made ? write.after : unifiedDiff(write.before, write.after, "before", "after");
            const bool cut = text.size() > kShownBytes;
            if (cut)
                text.resize(text.rfind('\n', kShownBytes) + 1);
            Text shown{screenText(text), {}};
            if (cut)
                shown.first += HandBackDialog::tr("… the rest is not shown, and is written");
            int start = 0;
            for (const QString &line : made ? QStringList() : shown.first.split(QLatin1Char('\n'))) {
                const bool head = line.startsWith(QLatin1String("---")) || line.startsWith(QLatin1String("+++"));
                if (!head && line.startsWith(QLatin1Char('-')))
                    shown.second << CodeSpan{start, int(line.size()), CodeSpan::Kind::Struck, 0};
                else if (!head && line.startsWith(QLatin1Char('+')))
                    shown.second << CodeSpan{start, int(line.size()), CodeSpan::Kind::Claim, 0};
                start += int(line.size()) + 1;
            }
            return shown;
        },
        [this](const Result<Text> &text) {
            if (!text)
                return;
            d->view->setCode(text->first, {});
            d->view->setSpans(text->second);
        });
}

void HandBackDialog::showError(const Error &error, bool replan)
{
    setNote({});
    d->accept->setEnabled(false);
    if (error.code == Errc::Cancelled)
        return;
    d->stale = true;
    d->copy->hide();
    // A plan that was overtaken stays in sight, and what was chosen stays chosen: it is made anew in one step.
    d->replanButton->setVisible(replan);
    if (!replan) {
        d->made = {};
        d->model->setPlan(nullptr);
        d->filesHead->setFacts({});
        showFile();
    }
    refreshAccept();
    d->error->showMessage(replan ? tr("It was not written") : tr("Nothing can be handed back there"),
                          QString::fromStdString(error.where), coreWords(error.message));
}

void HandBackDialog::write()
{
    if (d->written) {
        accept();
        return;
    }
    if (!d->made.plan || d->writing || !d->accept->isEnabled())
        return;
    d->writing = true;
    d->accept->setEnabled(false);
    for (QWidget *one : {static_cast<QWidget *>(d->format), static_cast<QWidget *>(d->scope),
                         static_cast<QWidget *>(d->target), static_cast<QWidget *>(d->choose)})
        one->setEnabled(false);
    setProgress(0, 0);
    setNote(tr("Writing"));
    d->job = JobRunner::instance().run<LedgerNumber>(
        this, QStringLiteral("work"), tr("Handing back"),
        [plan = d->made.plan, set = d->made.set, store = d->session->store(),
         who = reviewerName().toStdString()](std::stop_token, const Progress &) -> Result<LedgerNumber> {
            auto done = writeHandBack(*plan);
            if (!done)
                return done.error();
            auto noted = store->noteHandBack(*set, *plan, {who, "gui", {}});
            if (!noted)
                return Error{noted.error().code, "It is written, but could not be noted here: " + noted.error().message,
                             noted.error().where};
            return noted;
        },
        [this](const Result<LedgerNumber> &done) {
            d->writing = false;
            setProgress(-1, 0);
            for (QWidget *one : {static_cast<QWidget *>(d->format), static_cast<QWidget *>(d->scope),
                                 static_cast<QWidget *>(d->target), static_cast<QWidget *>(d->choose)})
                one->setEnabled(!done);
            if (!done) {
                showError(done.error(), true);
                return;
            }
            d->written = true;
            const auto count = d->made.plan->writes.size();
            QString note =
                count == 1 ? tr("1 file is written.") : tr("%1 files are written.").arg(figure(qlonglong(count)));
            if (done->value > 0)
                note += QLatin1Char(' ') + tr("Noted as ledger entry %1.").arg(figure(qlonglong(done->value)));
            setNote(note);
            d->copy->setEnabled(false);
            d->repeat->setEnabled(false);
            d->accept->setText(tr("Close"));
            d->accept->setAccessibleName(d->accept->text());
            d->accept->setEnabled(true);
            d->accept->setFocus();
        });
}

void HandBackDialog::reject()
{
    d->job.cancel();
    DialogFrame::reject();
}

} // namespace credence::ui

#include "handbackdialog.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "sources/exportdialog.h"

#include "help/help.h"
#include "jobs/jobrunner.h"
#include "shell/importjob.h"
#include "shell/recentrow.h"
#include "shell/theme.h"
#include "widgets/corewords.h"
#include "widgets/errorbar.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/prompts.h"
#include "widgets/roomy.h"
#include "widgets/segmented.h"

#include <credence/text.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDir>
#include <QFileInfo>
#include <QGridLayout>
#include <QLineEdit>
#include <QVBoxLayout>

#include <array>

namespace credence::ui {

namespace {
struct ExportFormRow {
    ExportForm form;
    const char *title, *note, *suffix;
};
const std::array kExportForms{
    ExportFormRow{
        ExportForm::Jsonl, QT_TRANSLATE_NOOP("credence::ui::ExportDialog", "credence-jsonl"),
        QT_TRANSLATE_NOOP("credence::ui::ExportDialog", "All there is, one object a line; it can be imported again."),
        "jsonl"},
    ExportFormRow{ExportForm::Markdown, QT_TRANSLATE_NOOP("credence::ui::ExportDialog", "Markdown"),
                  QT_TRANSLATE_NOOP("credence::ui::ExportDialog",
                                    "To be read: beliefs by depth with what they rest on, then the episodes."),
                  "md"},
    ExportFormRow{ExportForm::Csv, QT_TRANSLATE_NOOP("credence::ui::ExportDialog", "CSV"),
                  QT_TRANSLATE_NOOP("credence::ui::ExportDialog", "A table, one memory a line."), "csv"},
    ExportFormRow{ExportForm::Pinned, QT_TRANSLATE_NOOP("credence::ui::ExportDialog", "Prompt block"),
                  QT_TRANSLATE_NOOP("credence::ui::ExportDialog",
                                    "Approved beliefs of high confidence, one a line, to be put into a system prompt."),
                  "txt"},
};
} // namespace

struct ExportDialog::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    ErrorBar *error = nullptr;
    SegmentedControl *form = nullptr;
    TextBlock *note = nullptr, *redactNote = nullptr;
    QComboBox *scope = nullptr;
    QCheckBox *beliefs = nullptr, *redact = nullptr;
    QLineEdit *target = nullptr;
    Button *choose = nullptr, *accept = nullptr;
    JobHandle job;
    bool writing = false;
};

ExportDialog::ExportDialog(Session *session, Prompts *prompts, QWidget *parent)
    : DialogFrame(tr("Export"), parent), d(std::make_unique<Impl>())
{
    setObjectName(QStringLiteral("export"));
    setHelpPage(this, QStringLiteral("import.md#out-again"));
    d->session = session;
    d->prompts = prompts;
    build();
    resize(640, 400);
    refresh();
}

ExportDialog::~ExportDialog() = default;

void ExportDialog::build()
{
    setHeading(tr("Export %1").arg(QFileInfo(d->session->path()).fileName()), homePath(d->session->path()));
    d->error = new ErrorBar(this);
    d->error->setClosable(false);
    body()->addWidget(d->error);
    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(8);
    grid->setColumnMinimumWidth(0, 72);
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto name = [&](const QString &text) {
        grid->addWidget(new Label(text, Type::Base, Tone::Secondary, 400, this), row, 0);
    };
    name(tr("Form"));
    d->form = new SegmentedControl(tr("Form"), false, this);
    d->form->setObjectName(QStringLiteral("export.form"));
    for (const ExportFormRow &one : kExportForms)
        d->form->addSegment(tr(one.title), tr(one.note));
    d->form->setCurrentIndex(0);
    grid->addWidget(d->form, row++, 1, 1, 2, Qt::AlignLeft);
    d->note = new TextBlock({}, Type::Secondary, Tone::Dim, 400, this);
    d->note->setLineHeight(17);
    grid->addWidget(d->note, row++, 1, 1, 2);
    name(tr("Scope"));
    d->scope = new QComboBox(this);
    d->scope->setObjectName(QStringLiteral("export.scope"));
    d->scope->setAccessibleName(tr("Scope"));
    d->scope->addItem(tr("All"), QString());
    for (const ScopeInfo &scope : d->session->scopes())
        d->scope->addItem(oneLine(scope.id), QString::fromStdString(scope.id));
    d->scope->setCurrentIndex(std::max(0, d->scope->findData(d->session->scope())));
    grid->addWidget(d->scope, row++, 1, Qt::AlignLeft);
    d->beliefs = new QCheckBox(tr("Only beliefs"), this);
    d->beliefs->setObjectName(QStringLiteral("export.beliefs"));
    d->beliefs->setAccessibleName(d->beliefs->text());
    grid->addWidget(d->beliefs, row++, 1, 1, 2);
    d->redact = new QCheckBox(tr("Without what is flagged or the privacy policy does not allow"), this);
    d->redact->setObjectName(QStringLiteral("export.redact"));
    d->redact->setAccessibleName(d->redact->text());
    grid->addWidget(d->redact, row++, 1, 1, 2);
    d->redactNote = new TextBlock({}, Type::Secondary, Tone::Dim, 400, this);
    d->redactNote->setLineHeight(17);
    grid->addWidget(d->redactNote, row++, 1, 1, 2);
    name(tr("File"));
    d->target = new QLineEdit(this);
    d->target->setObjectName(QStringLiteral("export.target"));
    d->target->setAccessibleName(tr("File"));
    const QFileInfo file(d->session->path());
    d->target->setText(file.dir().filePath(file.completeBaseName() + QStringLiteral(".jsonl")));
    grid->addWidget(d->target, row, 1);
    d->choose = new Button(tr("Choose…"), ButtonKind::Rest, this);
    d->choose->setObjectName(QStringLiteral("export.choose"));
    d->choose->setAutoDefault(false);
    grid->addWidget(d->choose, row++, 2);
    body()->addLayout(grid);
    body()->addStretch(1);
    addCancel();
    d->accept = addButton(QStringLiteral("accept"), tr("Export"), ButtonKind::Primary);

    connect(d->form, &SegmentedControl::currentChanged, this, [this](int index) {
        // The name follows the form while it is the one proposed.
        const QFileInfo old(d->target->text());
        d->target->setText(old.dir().filePath(old.completeBaseName() + QLatin1Char('.') +
                                              QLatin1String(kExportForms[std::size_t(index)].suffix)));
        refresh();
    });
    keepCurrentText(d->scope);
    connect(d->scope, &QComboBox::currentIndexChanged, this, [this] { refresh(); });
    connect(d->beliefs, &QCheckBox::toggled, this, [this] { refresh(); });
    connect(d->redact, &QCheckBox::toggled, this, [this] { refresh(); });
    connect(d->target, &QLineEdit::textChanged, this, [this] { refresh(); });
    connect(d->choose, &QPushButton::clicked, this, [this] {
        d->prompts->saveFile(this, tr("Export"), d->target->text(), tr("All files (*)"),
                             [this](const QString &path) { d->target->setText(path); });
    });
    connect(d->accept, &QPushButton::clicked, this, [this] { write(); });
    connect(d->session, &Session::closed, this, [this] { reject(); });
}

ExportOptions ExportDialog::options() const
{
    ExportOptions options;
    options.form = kExportForms[std::size_t(d->form->currentIndex())].form;
    options.scope = d->scope->currentData().toString().toStdString();
    options.onlyBeliefs = d->beliefs->isChecked();
    options.redact = d->redact->isChecked();
    return options;
}

void ExportDialog::refresh()
{
    const ExportFormRow &form = kExportForms[std::size_t(std::max(0, d->form->currentIndex()))];
    const bool pinned = form.form == ExportForm::Pinned, lines = form.form == ExportForm::Jsonl;
    d->note->setText(tr(form.note));
    d->beliefs->setEnabled(!pinned);
    const bool part = lines && (d->beliefs->isChecked() || d->redact->isChecked());
    d->redactNote->setText(part ? tr("Then the file holds memories only: no candidates, flags, decisions or ledger.")
                                : QString());
    // What an agent is told is about one scope.
    const bool all = d->scope->currentData().toString().isEmpty();
    const bool whose = !pinned || !all || d->session->scopes().size() < 2;
    d->accept->setEnabled(!d->writing && whose && !d->target->text().trimmed().isEmpty());
    if (!d->writing)
        setNote(whose ? QString() : tr("Choose whose beliefs."));
}

void ExportDialog::write()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || d->writing || !d->accept->isEnabled())
        return;
    d->writing = true;
    d->error->dismiss();
    refresh();
    setProgress(0, 0);
    setNote(tr("Exporting"));
    const QString path = QFileInfo(d->target->text().trimmed()).absoluteFilePath();
    d->job = JobRunner::instance().run<ExportReport>(
        this, QStringLiteral("export"), tr("Exporting"),
        [store, out = filePath(path), options = options()](std::stop_token stop, const Progress &progress) {
            return exportStore(*store, out, options, stop, progress);
        },
        [this, path, form = options().form](const Result<ExportReport> &report) {
            d->writing = false;
            setProgress(-1, 0);
            refresh();
            if (!report) {
                if (report.error().code != Errc::Cancelled)
                    d->error->showMessage(coreWords(report.error().message), path, {});
                return;
            }
            if (report->bytes == 0) {
                d->error->showMessage(tr("No belief of high confidence was approved; nothing was written."), {},
                                      report->waiting > 0 ? tr("%1 of high confidence were not approved by anybody.")
                                                                .arg(figure(qlonglong(report->waiting)))
                                                          : QString(),
                                      BarTone::Note);
                return;
            }
            const auto written = qlonglong(report->written);
            const QString count = form == ExportForm::Jsonl ? counted(written, tr("1 line"), tr("%1 lines"))
                                                            : counted(written, tr("1 memory"), tr("%1 memories"));
            if (!report->unreadable.empty()) { // of a damaged store, what can be read is worth having
                QStringList detail;
                for (const Problem &problem : report->unreadable)
                    detail << oneLine(problem.where) + QStringLiteral(": ") + coreLine(problem.message);
                d->error->showMessage(tr("The store is damaged. What can be read of it was written: %1.").arg(count),
                                      path, detail.join(QLatin1Char('\n')));
                return;
            }
            Q_EMIT message(tr("Wrote %1 to %2.", "a count, a file").arg(count, path));
            accept();
        });
}

void ExportDialog::reject()
{
    d->job.cancel();
    DialogFrame::reject();
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/curator.h"

#include "jobs/jobrunner.h"
#include "jobs/savebytes.h"
#include "review/supersededialog.h"
#include "settings/settings.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/prompts.h"

#include <credence/audit.h>
#include <credence/dossier.h>
#include <credence/grounding.h>
#include <credence/text.h>

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QSet>
#include <QWidget>

#include <array>
#include <optional>

namespace credence::ui {

namespace {

constexpr std::size_t kLedgerWindow = 30; // how far back undo looks; each entry comes with its payload
constexpr int kNamed = 200;               // changes that a preview names
const std::string kChannel = "gui";

struct NamedChange {
    QString text;
    Status before = Status::Active;
    Status after = Status::Active;
    QString reason;
};

struct Preview {
    QString text; // of the memory itself
    bool reflection = false;
    int dependents = 0;
    int stale = 0, suspect = 0, recovers = 0, unaffected = 0;
    std::vector<NamedChange> changes;
    Memory memory;
};

struct Steps {
    std::optional<LedgerEntry> undo;
    std::optional<LedgerEntry> redo; // the undone entry
    LedgerEntry redoBy;              // the entry that undid it
};

QString kindOfEntry(const std::string &kind)
{
    static const std::array<std::pair<const char *, const char *>, 8> words{{
        {"import", QT_TRANSLATE_NOOP("credence::ui::Curator", "import")},
        {"add", QT_TRANSLATE_NOOP("credence::ui::Curator", "addition")},
        {"retract", QT_TRANSLATE_NOOP("credence::ui::Curator", "retraction")},
        {"restore", QT_TRANSLATE_NOOP("credence::ui::Curator", "restoring")},
        {"supersede", QT_TRANSLATE_NOOP("credence::ui::Curator", "replacement")},
        {"policy", QT_TRANSLATE_NOOP("credence::ui::Curator", "change of the policy")},
        {"undo", QT_TRANSLATE_NOOP("credence::ui::Curator", "undo")},
        {"redo", QT_TRANSLATE_NOOP("credence::ui::Curator", "redo")},
    }};
    for (const auto &[name, text] : words) {
        if (kind == name)
            return Curator::tr(text);
    }
    return QString::fromStdString(kind);
}

QString nameOf(const LedgerEntry &entry)
{
    QString kind = kindOfEntry(entry.kind);
    if (entry.kind == "import" || entry.kind == "add")
        return entry.idCount == 1 ? Curator::tr("%1 of 1 memory", "a kind of change of the ledger").arg(kind)
                                  : Curator::tr("%1 of %2 memories", "a kind of change of the ledger")
                                        .arg(kind, figure(qlonglong(entry.idCount)));
    // One memory was chosen; the others are the beliefs whose status followed.
    const qlonglong more = qlonglong(entry.idCount) - 1;
    if (more <= 0)
        return kind;
    return more == 1 ? Curator::tr("%1 with 1 more change", "a kind of change of the ledger").arg(kind)
                     : Curator::tr("%1 with %2 more changes", "a kind of change of the ledger").arg(kind, figure(more));
}

// Newest entry first. Own entries come before others: what the agent added meanwhile is not what Ctrl+Z means.
Steps stepsOf(const std::vector<LedgerEntry> &entries, const QSet<qlonglong> &own)
{
    QSet<qlonglong> undone;
    std::map<std::int64_t, const LedgerEntry *> byNumber;
    for (auto it = entries.rbegin(); it != entries.rend(); ++it) {
        byNumber[it->number.value] = &*it;
        if (it->kind == "undo")
            undone.insert(it->undoes.value);
        else if (it->kind == "redo")
            undone.remove(it->undoes.value);
    }
    const auto isStep = [](const LedgerEntry &entry) { return entry.kind == "undo" || entry.kind == "redo"; };

    Steps steps;
    // Redo: undos at the very top that nothing but other steps followed.
    for (const LedgerEntry &entry : entries) {
        if (!isStep(entry))
            break;
        if (entry.kind == "undo" && undone.contains(entry.undoes.value)) {
            const auto it = byNumber.find(entry.undoes.value);
            if (it != byNumber.end()) {
                steps.redo = *it->second;
                steps.redoBy = entry;
            }
            break;
        }
    }
    const auto undoable = [&](const LedgerEntry &entry) {
        return !isStep(entry) && entry.kind != "init" && !undone.contains(entry.number.value);
    };
    for (const LedgerEntry &entry : entries) {
        if (undoable(entry) && own.contains(entry.number.value)) {
            steps.undo = entry;
            return steps;
        }
    }
    // Of what others did, only a person's decision that nothing followed: a stray Ctrl+Z must not take back what an
    // agent wrote or an import brought.
    for (const LedgerEntry &entry : entries) {
        if (isStep(entry) || undone.contains(entry.number.value))
            continue;
        const bool brings =
            entry.kind == "add" || entry.kind == "import" || entry.kind == "sync" || entry.kind == "queue";
        if (entry.kind == "retract" || entry.kind == "restore" || entry.kind == "supersede" ||
            (entry.channel == "gui" && !brings && entry.undoable))
            steps.undo = entry;
        break;
    }
    return steps;
}

QString statusFact(const NamedChange &change)
{
    const QString status = statusWord(change.after);
    return change.reason.isEmpty() ? QStringLiteral("%1: %2").arg(status, change.text)
                                   : QStringLiteral("%1 (%2): %3").arg(status, change.reason, change.text);
}

} // namespace

struct Curator::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    QWidget *window = nullptr;
    QSet<qlonglong> own; // ledger entries that this window made in the open store
    Steps steps;
    Step undo, redo;
};

Curator::Curator(Session *session, Prompts *prompts, QWidget *window) : QObject(window), d(std::make_unique<Impl>())
{
    d->session = session;
    d->prompts = prompts;
    d->window = window;
    connect(session, &Session::opened, this, [this] {
        clearSteps();
        readSteps();
    });
    connect(session, &Session::closed, this, [this] { clearSteps(); });
    connect(session, &Session::storeChanged, this, [this] { readSteps(); });
    clearSteps();
}

Curator::~Curator() = default;

const Curator::Step &Curator::undoStep() const
{
    return d->undo;
}

const Curator::Step &Curator::redoStep() const
{
    return d->redo;
}

void Curator::noteOwn(LedgerNumber entry)
{
    if (entry)
        d->own.insert(entry.value);
    readSteps();
}

void Curator::clearSteps()
{
    d->own.clear();
    d->steps = {};
    d->undo = {false, tr("Undo"), tr("Nothing was changed here yet.")};
    d->redo = {false, tr("Redo"), tr("Nothing was taken back.")};
    Q_EMIT stepsChanged();
}

void Curator::readSteps()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    JobRunner::instance().run<std::vector<LedgerEntry>>(
        this, QStringLiteral("steps"), {},
        [store](std::stop_token, const Progress &) { return store->ledger(kLedgerWindow); },
        [this, store](Result<std::vector<LedgerEntry>> entries) {
            if (!entries || d->session->store() != store)
                return;
            d->steps = stepsOf(*entries, d->own);
            const bool writable = d->session->writable();
            const QString readOnly = tr("The store is open read-only.");
            d->undo = {false, tr("Undo"), tr("Nothing was changed here yet.")};
            if (d->steps.undo) {
                const LedgerEntry &entry = *d->steps.undo;
                d->undo.text = tr("Undo %1").arg(nameOf(entry));
                d->undo.possible = writable && entry.undoable;
                d->undo.whyNot = !writable ? readOnly : coreWords(entry.whyNot);
            }
            d->redo = {false, tr("Redo"), tr("Nothing was taken back.")};
            if (d->steps.redo) {
                d->redo.text = tr("Redo %1").arg(nameOf(*d->steps.redo));
                d->redo.possible = writable;
                d->redo.whyNot = writable ? QString() : readOnly;
            }
            Q_EMIT stepsChanged();
        });
}

void Curator::undo()
{
    if (!d->undo.possible || !d->steps.undo) {
        Q_EMIT message(tr("Undo is not possible. %1").arg(d->undo.whyNot));
        return;
    }
    const LedgerEntry entry = *d->steps.undo;
    JobRunner::instance().run<ChangeSet>(
        this, QStringLiteral("change"), tr("Undo"),
        [store = d->session->store(), number = entry.number, who = reviewerName().toStdString()](std::stop_token,
                                                                                                 const Progress &) {
            return store->undo(number, Cause{who, kChannel, {}});
        },
        [this, entry](Result<ChangeSet> result) { report(std::move(result), tr("Undone: %1.").arg(nameOf(entry))); });
}

void Curator::redo()
{
    if (!d->redo.possible || !d->steps.redo) {
        Q_EMIT message(tr("Redo is not possible. %1").arg(d->redo.whyNot));
        return;
    }
    const LedgerEntry entry = *d->steps.redo;
    JobRunner::instance().run<ChangeSet>(
        this, QStringLiteral("change"), tr("Redo"),
        [store = d->session->store(), number = entry.number, who = reviewerName().toStdString()](std::stop_token,
                                                                                                 const Progress &) {
            return store->redo(number, Cause{who, kChannel, {}});
        },
        [this, entry](Result<ChangeSet> result) {
            report(std::move(result), tr("Done again: %1.").arg(nameOf(entry)));
        });
}

void Curator::report(Result<ChangeSet> result, const QString &done)
{
    if (!result) {
        if (result.error().code != Errc::Cancelled)
            Q_EMIT failed(coreWords(result.error().message));
        readSteps();
        return;
    }
    noteOwn(result->ledger);
    Q_EMIT message(done);
}

void Curator::retract(MemoryKey key)
{
    prepare(Change::Retract, key);
}

void Curator::restore(MemoryKey key)
{
    prepare(Change::Restore, key);
}

void Curator::supersede(MemoryKey key)
{
    prepare(Change::Supersede, key);
}

// Reads what would follow, then asks.
void Curator::prepare(Change change, MemoryKey key)
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || !key)
        return;
    if (!d->session->writable()) {
        Q_EMIT failed(tr("The store is open read-only. %1").arg(coreWords(store->info().accessReason)));
        return;
    }
    JobRunner::instance().run<Preview>(
        this, QStringLiteral("preview"), {},
        [store, key, change](std::stop_token stop, const Progress &) -> Result<Preview> {
            const std::array keys{key};
            auto rows = store->rows(keys, stop);
            if (!rows)
                return rows.error();
            if (rows->empty())
                return Error{Errc::NotFound, "The memory is not in the store any more.", {}};
            auto snapshot = store->snapshotAbove(keys, stop);
            if (!snapshot)
                return snapshot.error();
            const Snapshot &shape = **snapshot;
            const std::array nodes{shape.find(key)};
            if (nodes[0] == kNoNode)
                return Error{Errc::NotFound, "The memory is not in the store any more.", {}};
            const Impact impact =
                change == Change::Restore
                    ? previewRestore(shape, nodes)
                    : previewWithdrawal(shape, nodes,
                                        change == Change::Retract ? Withdrawal::Retract : Withdrawal::Supersede);
            Preview preview;
            preview.text = oneLine(rows->front().text);
            preview.reflection = rows->front().kind == Kind::Reflection;
            preview.memory = rows->front();
            preview.dependents = impact.dependents;
            preview.stale = int(impact.becomesStale.size());
            preview.suspect = int(impact.becomesSuspect.size());
            preview.recovers = int(impact.recovers.size());
            preview.unaffected = impact.unaffected;
            std::vector<StatusChange> changes = impact.becomesStale;
            changes.insert(changes.end(), impact.becomesSuspect.begin(), impact.becomesSuspect.end());
            changes.insert(changes.end(), impact.recovers.begin(), impact.recovers.end());
            if (changes.size() > kNamed)
                changes.resize(kNamed);
            std::vector<MemoryKey> named;
            named.reserve(changes.size());
            for (const StatusChange &one : changes)
                named.push_back(shape.row(one.node).key);
            auto texts = store->rows(named, stop);
            if (!texts)
                return texts.error();
            for (std::size_t i = 0; i < changes.size() && i < texts->size(); ++i)
                preview.changes.push_back(
                    {oneLine((*texts)[i].text), changes[i].before, changes[i].after, coreWords(changes[i].reason)});
            return preview;
        },
        [this, store, change, key](Result<Preview> preview) {
            if (d->session->store() != store)
                return;
            if (!preview) {
                Q_EMIT failed(coreWords(preview.error().message));
                return;
            }
            Question question;
            const QString what = preview->reflection ? tr("belief") : tr("episode");
            switch (change) {
            case Change::Retract:
                question.title = tr("Retract this %1").arg(what);
                question.text = tr("“%1” is withdrawn. Its text is kept, and it can be restored.").arg(preview->text);
                question.action = tr("Retract");
                question.destructive = true;
                break;
            case Change::Restore:
                question.title = tr("Restore this %1").arg(what);
                question.text = tr("“%1” is put back in force.").arg(preview->text);
                question.action = tr("Restore");
                break;
            case Change::Supersede:
                break; // below
            }
            question.facts << tr("Rest on it, in all") + QLatin1Char('\t') + figure(preview->dependents);
            if (change != Change::Restore) {
                question.facts << tr("Become stale") + QLatin1Char('\t') + figure(preview->stale)
                               << tr("Become suspect") + QLatin1Char('\t') + figure(preview->suspect);
            } else {
                question.facts << tr("Recover") + QLatin1Char('\t') + figure(preview->recovers);
            }
            question.facts << tr("Stay as they are") + QLatin1Char('\t') + figure(preview->unaffected);
            for (const NamedChange &one : preview->changes)
                question.items << statusFact(one);
            if (change == Change::Supersede) {
                chooseReplacement(store, preview->memory, question.facts, question.items);
                return;
            }
            question.askReason = true;
            question.who = reviewerName();
            d->prompts->ask(d->window, question, [this, store, change, key](const std::optional<Answer> &answer) {
                if (answer && d->session->store() == store)
                    carryOut(change, key, answer->who, answer->reason, {});
            });
        });
}

void Curator::chooseReplacement(const std::shared_ptr<Store> &store, const Memory &old, const QStringList &facts,
                                const QStringList &changes)
{
    auto *dialog = new SupersedeDialog(store, old, {facts, changes}, reviewerName(), d->window);
    connect(dialog, &SupersedeDialog::replacementChosen, this,
            [this, store, key = old.key](MemoryKey by, const QString &who, const QString &reason) {
                if (d->session->store() == store)
                    carryOut(Change::Supersede, key, who, reason, by);
            });
    connect(dialog, &SupersedeDialog::correctionWritten, this,
            [this, store](const Correction &correction, const QString &who, const QString &reason) {
                if (d->session->store() != store)
                    return;
                const Cause cause{who.toStdString(), kChannel, reason.toStdString()};
                JobRunner::instance().run<LedgerNumber>(
                    this, QStringLiteral("change"), tr("Sending to Review"),
                    [store, correction, cause](std::stop_token stop, const Progress &) {
                        return proposeCorrection(*store, correction, cause, stop);
                    },
                    [this](const Result<LedgerNumber> &entry) {
                        if (!entry) {
                            if (entry.error().code != Errc::Cancelled)
                                Q_EMIT failed(coreWords(entry.error().message));
                            return;
                        }
                        noteOwn(*entry);
                        Q_EMIT message(tr("The corrected text waits in Review."));
                    });
            });
    dialog->open();
}

void Curator::carryOut(Change change, MemoryKey key, const QString &who, const QString &reason, MemoryKey replacement)
{
    const Cause cause{who.toStdString(), kChannel, reason.toStdString()};
    const QString name = change == Change::Retract   ? tr("Retracting")
                         : change == Change::Restore ? tr("Restoring")
                                                     : tr("Superseding");
    JobRunner::instance().run<ChangeSet>(
        this, QStringLiteral("change"), name,
        [store = d->session->store(), change, key, cause, replacement](std::stop_token,
                                                                       const Progress &) -> Result<ChangeSet> {
            const std::array keys{key};
            if (change == Change::Retract)
                return store->retract(keys, cause);
            if (change == Change::Restore)
                return store->restore(keys, cause);
            return store->supersede(key, replacement, cause);
        },
        [this, change](Result<ChangeSet> result) {
            const int others = result ? std::max(0, int(result->changed.size()) - 1) : 0;
            const QString done = change == Change::Retract   ? tr("Retracted.")
                                 : change == Change::Restore ? tr("Restored.")
                                                             : tr("Superseded.");
            report(std::move(result), others > 0
                                          ? done + QLatin1Char(' ') +
                                                (others == 1 ? tr("1 belief changed with it.")
                                                             : tr("%1 beliefs changed with it.").arg(figure(others)))
                                          : done);
        });
}

void Curator::verify()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    JobRunner::instance().run<Verification>(
        this, QStringLiteral("verify"), tr("Verifying the ledger"),
        [store](std::stop_token stop, const Progress &progress) { return store->verify(stop, progress); },
        [this](const Result<Verification> &result) {
            if (!result) {
                if (result.error().code != Errc::Cancelled)
                    Q_EMIT failed(coreWords(result.error().message));
                return;
            }
            const auto yesNo = [](bool ok) { return ok ? tr("as written") : tr("changed"); };
            QStringList detail;
            detail << tr("Entries: %1").arg(figure(qlonglong(result->count)))
                   << tr("Schema: %1").arg(yesNo(result->schemaOk)) << tr("File: %1").arg(yesNo(result->fileOk))
                   << tr("Rows: %1").arg(yesNo(result->rowsOk));
            if (result->brokenAt)
                detail << tr("The chain breaks at entry %1.").arg(figure(result->brokenAt.value));
            if (!result->erasedPayloads.empty())
                detail << tr("Erased payloads: %1").arg(figure(qlonglong(result->erasedPayloads.size())));
            const QString text = coreWords(result->message);
            d->prompts->message(d->window, result->ok ? tr("The ledger is whole") : tr("The ledger is not whole"), text,
                                detail.join(QLatin1Char('\n')));
            Q_EMIT message(text);
        });
}

void Curator::exportWhy(MemoryKey key)
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || !key)
        return;
    const QFileInfo file(d->session->path());
    const QString suggested = file.dir().filePath(QStringLiteral("why.html"));
    const QString filters = tr("Web page (*.html);;Markdown (*.md);;Picture (*.svg);;Graph (*.dot);;Text (*.txt)");
    d->prompts->saveFile(
        d->window, tr("Export the argument"), suggested, filters, [this, store, key](const QString &path) {
            const QString suffix = QFileInfo(path).suffix().toLower();
            const DossierFormat format = suffix == QLatin1String("md")    ? DossierFormat::Markdown
                                         : suffix == QLatin1String("dot") ? DossierFormat::Dot
                                         : suffix == QLatin1String("svg") ? DossierFormat::Svg
                                         : suffix == QLatin1String("txt") ? DossierFormat::Text
                                                                          : DossierFormat::Html;
            JobRunner::instance().run<bool>(
                this, QStringLiteral("export"), tr("Exporting"),
                [store, key, path, format](std::stop_token stop, const Progress &) -> Result<bool> {
                    const Result<Dossier> argument = dossier(*store, key, {}, stop);
                    if (!argument)
                        return argument.error();
                    const std::string text = renderDossier(*argument, format);
                    return saveBytes(path, QByteArray::fromStdString(text));
                },
                [this, path](const Result<bool> &written) {
                    if (written)
                        Q_EMIT message(tr("Wrote %1.").arg(path));
                    else if (written.error().code != Errc::Cancelled)
                        Q_EMIT failed(tr("%1 was not written: %2").arg(path, coreWords(written.error().message)));
                });
        });
}

} // namespace credence::ui

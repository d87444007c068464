// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/importjob.h"

#include <credence/reflect.h>

#include <QCoreApplication>
#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QStandardPaths>
#include <QTemporaryDir>

namespace credence::ui {

namespace {

bool hasStoreHeader(const QString &path)
{
    return looksLikeStore(std::filesystem::path(path.toStdString()));
}

CreateOptions createOptions(const ForeignStore &foreign)
{
    CreateOptions options;
    if (!foreign.scopes.empty())
        options.scope = foreign.scopes.front();
    return options;
}

void removeStore(const QString &path)
{
    QFile::remove(path);
    QFile::remove(path + QStringLiteral("-wal"));
    QFile::remove(path + QStringLiteral("-shm"));
}

} // namespace

std::filesystem::path filePath(const QString &path)
{
    return std::filesystem::path(QFile::encodeName(path).toStdString());
}

Result<PathKind> kindOfPath(const QString &path)
{
    const QFileInfo info(path);
    if (!info.exists())
        return Error{Errc::NotFound, "There is no such file or folder.", path.toStdString()};
    if (info.isFile() &&
        (info.suffix().compare(QLatin1String("credence"), Qt::CaseInsensitive) == 0 || hasStoreHeader(path)))
        return PathKind{true, {}};
    Result<std::string> format = detectFormat(filePath(path));
    if (!format)
        return format.error();
    return PathKind{false, *format};
}

Result<ImportReport> previewImport(const ForeignStore &foreign, const std::shared_ptr<Store> &store,
                                   const QString &source, std::stop_token stop, const Progress &progress)
{
    const Cause cause{"preview", "import", {}};
    if (store)
        return store->import(foreign, source.toStdString(), cause, true, stop, progress);
    // What the store would say of duplicates, cycles and missing evidence, only a store can say.
    const QTemporaryDir folder;
    if (!folder.isValid())
        return Error{Errc::Io, folder.errorString().toStdString(), folder.path().toStdString()};
    Result<std::unique_ptr<Store>> empty =
        Store::create(filePath(folder.filePath(QStringLiteral("preview.credence"))), createOptions(foreign));
    if (!empty)
        return empty.error();
    return (*empty)->import(foreign, source.toStdString(), cause, true, stop, progress);
}

Result<ImportOutcome> importToNew(ForeignStore foreign, const QString &source, const QString &target,
                                  const std::string &who, std::stop_token stop, const Progress &progress)
{
    if (QFileInfo::exists(target))
        return Error{Errc::Conflict, "There is a file of that name already.", target.toStdString()};
    if (!QDir().mkpath(QFileInfo(target).absolutePath()))
        return Error{Errc::Io, "The folder can't be made.", QFileInfo(target).absolutePath().toStdString()};
    Result<std::unique_ptr<Store>> created = Store::create(filePath(target), createOptions(foreign));
    if (!created)
        return created.error();
    ImportOutcome outcome;
    outcome.store = std::move(*created);
    Result<ImportReport> report = outcome.store->import(std::move(foreign), source.toStdString(),
                                                        Cause{who, "import", {}}, false, stop, progress);
    if (!report) {
        outcome.store.reset();
        removeStore(target);
        return report.error();
    }
    outcome.report = std::move(*report);
    Result<std::vector<ScopeInfo>> scopes = outcome.store->scopes();
    if (!scopes)
        return scopes.error();
    outcome.scopes = std::move(*scopes);
    return outcome;
}

Result<ImportReport> importToOpen(ForeignStore foreign, const std::shared_ptr<Store> &store, const QString &source,
                                  const std::string &who, std::stop_token stop, const Progress &progress)
{
    return store->import(std::move(foreign), source.toStdString(), Cause{who, "import", {}}, false, stop, progress);
}

QString samplePath()
{
    const QString sample = QStringLiteral("sample/ada.jsonl");
    QStringList folders;
    if (qEnvironmentVariableIsSet("CREDENCE_DATA_DIR"))
        folders << qEnvironmentVariable("CREDENCE_DATA_DIR");
    // Installed beside the program, or in the sources of the build tree that it runs from.
    const QDir here(QCoreApplication::applicationDirPath());
    folders << here.filePath(QStringLiteral("../share/credence"))
            << here.filePath(QStringLiteral("../../../resources"));
    for (const QString &folder : folders) {
        const QString path = QDir(folder).filePath(sample);
        if (QFileInfo::exists(path))
            return QDir::cleanPath(path);
    }
    return {};
}

Result<ImportOutcome> makeSample(const QString &source, const QString &target, const std::string &who,
                                 std::stop_token stop, const Progress &progress)
{
    Result<ForeignStore> foreign = readForeign(filePath(source), {}, {}, stop, progress);
    if (!foreign)
        return foreign.error();
    Result<ImportOutcome> outcome = importToNew(std::move(*foreign), source, target, who, stop, progress);
    if (!outcome)
        return outcome;
    QFile file(QFileInfo(source).dir().filePath(QStringLiteral("run.json")));
    if (!file.exists())
        return outcome;
    const auto queued = [&]() -> Result<LedgerNumber> {
        if (!file.open(QIODevice::ReadOnly))
            return Error{Errc::Io, file.errorString().toStdString(), file.fileName().toStdString()};
        Result<RunRecord> run = readRun(file.readAll().toStdString());
        if (!run)
            return run.error();
        Result<VettedRun> vetted = vetRun(*outcome->store, std::move(*run), stop);
        if (!vetted)
            return vetted.error();
        vetted->run.opened = false;
        return outcome->store->queueRun(vetted->run, {}, Cause{who, "gui", {}});
    }();
    if (queued)
        return outcome;
    outcome->store.reset();
    removeStore(target);
    return queued.error();
}

QString sampleStorePath()
{
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .filePath(QStringLiteral("sample/ada.credence"));
}

} // namespace credence::ui

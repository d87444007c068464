// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The work behind the import dialog, the sample and what is dropped on the window: finding out what a path is, reading
// it, previewing and importing. Ownership: values. Thread safety: pool threads; every function may block on disk.
#pragma once

#include <credence/ingest.h>
#include <credence/store.h>

#include <QString>

#include <memory>
#include <stop_token>
#include <vector>

namespace credence::ui {

struct PathKind {
    bool isStore = false; // else `format` says what can be imported from it
    std::string format;
};
// A store by its extension or by its header, else by the importers. Errors: those of detectFormat().
[[nodiscard]] Result<PathKind> kindOfPath(const QString &path);

struct ImportOutcome {
    std::shared_ptr<Store> store;
    std::vector<ScopeInfo> scopes;
    ImportReport report;
};
// What an import would do: into `store`, or into a new one when it is null.
[[nodiscard]] Result<ImportReport> previewImport(const ForeignStore &foreign, const std::shared_ptr<Store> &store,
                                                 const QString &source, std::stop_token stop, const Progress &progress);
// Makes the store at `target`, which must not exist, and imports; nothing is left behind when it fails.
[[nodiscard]] Result<ImportOutcome> importToNew(ForeignStore foreign, const QString &source, const QString &target,
                                                const std::string &who, std::stop_token stop, const Progress &progress);
[[nodiscard]] Result<ImportReport> importToOpen(ForeignStore foreign, const std::shared_ptr<Store> &store,
                                                const QString &source, const std::string &who, std::stop_token stop,
                                                const Progress &progress);

[[nodiscard]] std::filesystem::path filePath(const QString &path);

// The sample's source among the program's data: CREDENCE_DATA_DIR, beside the program, or a developer's source folder;
// empty when there is none.
[[nodiscard]] QString samplePath();
// The sample as a store: its memories, and the candidates of its run in the queue; nothing is left behind when it
// fails.
[[nodiscard]] Result<ImportOutcome> makeSample(const QString &source, const QString &target, const std::string &who,
                                               std::stop_token stop, const Progress &progress);
// Where a person's own copy of the sample lies.
[[nodiscard]] QString sampleStorePath();

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A store in a temporary folder, filled from lines of credence-jsonl. Thread safety: none needed.
#pragma once

#include <credence/ingest.h>
#include <credence/store.h>

#include <QTemporaryDir>

#include <memory>
#include <string>

namespace credence::test {

class JsonlStore {
public:
    explicit JsonlStore(const std::string &lines)
    {
        CreateOptions options;
        options.scope = "s";
        options.approvalChannels = {"gui", "cli"};
        auto made = Store::create(m_folder.filePath(QStringLiteral("t.credence")).toStdString(), options);
        if (!made) {
            error = made.error().message;
            return;
        }
        m_store = std::move(*made);
        const auto report = m_store->import(readCredenceJsonl(credenceJsonlHeader() + "\n" + lines, "test"),
                                            "test.jsonl", {"", "import", ""});
        if (!report)
            error = report.error().message;
        else
            problems = report->problems;
    }

    [[nodiscard]] bool ok() const { return m_store && error.empty(); }
    Store &operator*() { return *m_store; }
    Store *operator->() { return m_store.get(); }
    MemoryKey key(const std::string &id)
    {
        const auto found = m_store->find(id);
        return found ? *found : MemoryKey{};
    }

    std::string error; // of what went wrong, empty if nothing did
    std::vector<Problem> problems;

private:
    QTemporaryDir m_folder;
    std::unique_ptr<Store> m_store;
};

} // namespace credence::test

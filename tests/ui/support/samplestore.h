// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A small real store in a temporary folder, opened in a session. Thread safety: GUI thread only.
#pragma once

#include "shell/session.h"

#include <credence/ingest.h>
#include <credence/store.h>

#include <QString>
#include <QTemporaryDir>

#include <memory>
#include <string>

namespace credence::test {

// Makes the store and imports the credence-jsonl text; null, with a message on the log, when that fails.
inline std::shared_ptr<Store> makeStore(const QTemporaryDir &folder, const std::string &jsonl,
                                        const QString &name = QStringLiteral("test.credence"))
{
    const std::filesystem::path path = (folder.path() + QLatin1Char('/') + name).toStdString();
    Result<std::unique_ptr<Store>> made = Store::create(path);
    if (!made) {
        qWarning("create: %s", made.error().message.c_str());
        return nullptr;
    }
    std::shared_ptr<Store> store = std::move(*made);
    const Result<ImportReport> report =
        store->import(readCredenceJsonl(jsonl, "test.jsonl"), "test.jsonl", {"tester", "import", ""});
    if (!report) {
        qWarning("import: %s", report.error().message.c_str());
        return nullptr;
    }
    return store;
}

inline bool openIn(ui::Session &session, const std::shared_ptr<Store> &store)
{
    if (!store)
        return false;
    Result<std::vector<ScopeInfo>> scopes = store->scopes();
    if (!scopes)
        return false;
    session.adopt(QString::fromStdString(store->info().path.string()), store, std::move(*scopes));
    return true;
}

inline MemoryKey keyOf(const Store &store, const std::string &id)
{
    const Result<MemoryKey> key = store.find(id);
    return key ? *key : MemoryKey();
}

// One line: an episode of 1 April that nothing cites.
inline std::string uncitedJsonl(const std::string &id)
{
    return R"({"record":"memory","id":")" + id +
           R"(","kind":"episode","scope":"sam","created":"2026-04-01T10:00:00Z","text":"uncited"})" + "\n";
}

// Episodes e1..e6; r1 on e1 and e2; r2 on e3, e4 and e5, against it e6; top on r1, r2 and e1. e7 is cited by nothing.
inline std::string smallJsonl()
{
    std::string text = R"({"record":"header","format":"credence-jsonl","version":1})"
                       "\n";
    const auto episode = [&text](int i, const std::string &words) {
        text += R"({"record":"memory","id":"e)" + std::to_string(i) +
                R"(","kind":"episode","scope":"sam","created":"2026-05-0)" + std::to_string(i) +
                R"(T10:00:00Z","importance":0.)" + std::to_string(i) + R"(,"text":")" + words + "\"}\n";
    };
    episode(1, "The deploy was reverted within an hour.");
    episode(2, "Sam asked for a written rollout plan.");
    episode(3, "The linter ran for eleven seconds.");
    episode(4, "Priya reviewed in the afternoon.");
    episode(5, "Tabs were turned into spaces.");
    episode(6, "Priya reviewed early in the morning.");
    episode(7, "Nothing came of it.");
    text +=
        R"({"record":"memory","id":"r1","kind":"reflection","shape":"insight","scope":"sam","created":"2026-05-10T10:00:00Z","importance":0.8,"text":"Deploys need a rollout plan.","evidence":[{"id":"e1"},{"id":"e2","quote":"a written rollout plan"}]})"
        "\n";
    text +=
        R"({"record":"memory","id":"r2","kind":"reflection","shape":"insight","scope":"sam","created":"2026-05-11T10:00:00Z","text":"Priya reviews in the afternoon.","tags":["habit"],"evidence":[{"id":"e3"},{"id":"e4"},{"id":"e5"},{"id":"e6","role":"contradicts"}]})"
        "\n";
    text +=
        R"({"record":"memory","id":"top","kind":"reflection","shape":"insight","scope":"sam","created":"2026-05-12T10:00:00Z","importance":0.9,"text":"The team works with care.","evidence":[{"id":"r1"},{"id":"r2"},{"id":"e1"},{"id":"gone"}]})"
        "\n";
    return text;
}

} // namespace credence::test

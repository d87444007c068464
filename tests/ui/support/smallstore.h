// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A store of nine memories, written as text: six episodes, two beliefs of depth 1 and one of depth 2 above them.
// Ownership: values. Thread safety: none needed.
#pragma once

#include <credence/ingest.h>
#include <credence/store.h>

#include <QString>

namespace credence::test::small {

inline const char *jsonl()
{
    return R"({"record":"header","format":"credence-jsonl","version":1}
{"record":"memory","id":"e1","kind":"episode","scope":"sam","text":"Sam asked for a written plan before the change to auth.","created":"2026-05-01T09:00:00Z","importance":0.6}
{"record":"memory","id":"e2","kind":"episode","scope":"sam","text":"The pull request was reverted within an hour.","created":"2026-05-02T09:00:00Z","importance":0.9}
{"record":"memory","id":"e3","kind":"episode","scope":"sam","text":"Sam read the plan and changed two steps.","created":"2026-05-03T09:00:00Z"}
{"record":"memory","id":"e4","kind":"episode","scope":"sam","text":"The orders run on MySQL.","created":"2026-05-04T09:00:00Z","importance":0.4}
{"record":"memory","id":"e5","kind":"episode","scope":"sam","text":"A migration took the site down at noon.","created":"2026-05-05T09:00:00Z","importance":0.8}
{"record":"memory","id":"e6","kind":"episode","scope":"sam","text":"Nothing happened.","created":"2026-05-06T09:00:00Z","importance":0.1}
{"record":"memory","id":"b1","kind":"reflection","shape":"insight","scope":"sam","text":"Changes to auth need a plan","created":"2026-05-07T09:00:00Z","importance":0.9,"evidence":[{"id":"e1"},{"id":"e2"},{"id":"e3"}]}
{"record":"memory","id":"b2","kind":"reflection","shape":"insight","scope":"sam","text":"Migrations need a window","created":"2026-05-08T09:00:00Z","importance":0.7,"evidence":[{"id":"e4"},{"id":"e5"}]}
{"record":"memory","id":"b3","kind":"reflection","shape":"belief","scope":"sam","text":"Risky work is planned first","created":"2026-05-09T09:00:00Z","importance":0.8,"evidence":[{"id":"b1"},{"id":"b2"}]}
)";
}

// Null when it could not be made.
inline std::shared_ptr<Store> makeSmallStore(const QString &path)
{
    CreateOptions options;
    options.scope = "sam";
    auto created = Store::create(std::filesystem::path(path.toStdString()), options);
    if (!created)
        return nullptr;
    std::shared_ptr<Store> store = std::move(*created);
    const auto report =
        store->import(readCredenceJsonl(jsonl(), "small.jsonl"), "small.jsonl", Cause{"test", "import", {}});
    return report && report->added == 9 ? store : nullptr;
}

// The agent's write path, as another process would use it.
inline bool addEpisode(Store &store, const std::string &id, const std::string &text)
{
    MemoryDraft draft;
    draft.memory.id.value = id;
    draft.memory.scope = "sam";
    draft.memory.text = text;
    return bool(store.add({draft}, Cause{"agent", "agent", {}}));
}

} // namespace credence::test::small

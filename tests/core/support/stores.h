// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Small stores for the tests of the store. Thread safety: none needed, except that folders are distinct.
#pragma once

#include <credence/store.h>

#include <QByteArray>
#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>

#include <filesystem>
#include <string>
#include <vector>

namespace credence::test {

inline const Cause kPerson{"ada", "gui", "because"};
inline const Cause kAgent{"agent", "agent", ""};

class Folder {
public:
    [[nodiscard]] std::filesystem::path operator/(const char *name) const { return path() / name; }
    [[nodiscard]] std::filesystem::path path() const { return m_dir.path().toStdString(); }

private:
    QTemporaryDir m_dir;
};

inline MemoryDraft episode(const std::string &id, const std::string &text = "something happened",
                           std::optional<double> importance = {}, std::int64_t created = 1'700'000'000'000)
{
    MemoryDraft draft;
    draft.memory.id = {id};
    draft.memory.text = text;
    draft.memory.importanceRaw = importance;
    draft.memory.created = Time(std::chrono::milliseconds(created));
    return draft;
}

inline MemoryDraft reflection(const std::string &id, const std::vector<std::string> &sources,
                              const std::string &text = "a conclusion", std::int64_t created = 1'700'000'001'000)
{
    MemoryDraft draft = episode(id, text, {}, created);
    draft.memory.kind = Kind::Reflection;
    draft.memory.shape = Shape::Insight;
    for (const std::string &source : sources)
        draft.evidence.push_back({source, Role::Supports, Granularity::Claim, {}});
    return draft;
}

inline ForeignStore foreign(std::vector<MemoryDraft> drafts, const std::string &format = "credence-jsonl")
{
    ForeignStore store;
    store.format = format;
    std::int64_t order = 0;
    for (MemoryDraft &draft : drafts) {
        if (draft.memory.scope.empty())
            draft.memory.scope = "default";
        draft.order = ++order;
        draft.where = "record " + std::to_string(order);
    }
    store.read = drafts.size();
    store.memories = std::move(drafts);
    return store;
}

inline std::stop_token stoppedToken()
{
    const auto source = std::make_unique<std::stop_source>();
    source->request_stop();
    return source->get_token(); // keeps the state
}

inline QByteArray bytesOf(const std::filesystem::path &path)
{
    QFile file(QString::fromStdString(path.string()));
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray("unreadable");
}

inline Status statusOf(const Store &store, const std::string &id)
{
    const auto key = store.find(id);
    if (!key)
        return Status::Erased;
    const MemoryKey keys[] = {*key};
    const auto rows = store.rows(keys);
    return rows && !rows->empty() ? rows->front().status : Status::Erased;
}

inline Memory memoryOf(const Store &store, const std::string &id)
{
    const auto key = store.find(id);
    if (!key)
        return {};
    const MemoryKey keys[] = {*key};
    auto rows = store.rows(keys);
    return rows && !rows->empty() ? rows->front() : Memory{};
}

} // namespace credence::test

// A failed Result shows its message; only for use in test functions.
// Evaluates its argument once.
#define QVERIFY_OK(result)                                                                                             \
    do {                                                                                                               \
        const auto &verified_ = (result);                                                                              \
        QVERIFY2(verified_.ok(), verified_.ok() ? "" : verified_.error().message.c_str());                             \
    } while (false)

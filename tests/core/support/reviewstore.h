// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A small store with candidates for the tests of review and commit: in the scope "s" the episodes e1..e8, the beliefs
// b1 (on e1, e2), b2 (on b1, e3) and b3 (on e4, e5, e6), and a queue. Thread safety: none needed.
#pragma once

#include "support/stores.h"

#include <credence/ingest.h>
#include <credence/review.h>

#include <fmt/format.h>

namespace credence::test {

inline const Cause kReviewer{"ada", "gui", ""};

inline Cause because(const std::string &reason)
{
    return {"ada", "gui", reason};
}

inline std::string reviewMemories()
{
    std::string lines = credenceJsonlHeader() + "\n";
    for (int i = 1; i <= 8; ++i)
        lines += fmt::format("{{\"record\":\"memory\",\"id\":\"e{0}\",\"kind\":\"episode\",\"scope\":\"s\","
                             "\"text\":\"episode number {0}\",\"created\":\"2026-01-0{0}T10:00:00Z\","
                             "\"importance\":0.5}}\n",
                             i);
    const auto belief = [&](const char *id, const char *text, const std::vector<const char *> &sources) {
        std::string evidence;
        for (const char *source : sources)
            evidence += fmt::format("{}{{\"id\":\"{}\"}}", evidence.empty() ? "" : ",", source);
        lines +=
            fmt::format("{{\"record\":\"memory\",\"id\":\"{}\",\"kind\":\"reflection\",\"shape\":\"insight\","
                        "\"scope\":\"s\",\"text\":\"{}\",\"created\":\"2026-02-01T10:00:00Z\",\"evidence\":[{}]}}\n",
                        id, text, evidence);
    };
    belief("b1", "mornings are quiet", {"e1", "e2"});
    belief("b2", "work starts early", {"b1", "e3"});
    belief("b3", "coffee comes first", {"e4", "e5", "e6"});
    return lines;
}

// One line of a candidate: "c1 add 'text' e1 e2 > b1". Evidence before ">", targets after it.
inline std::string candidateLine(const std::string &id, const std::string &action, const std::string &text,
                                 const std::vector<std::string> &evidence, const std::vector<std::string> &targets = {},
                                 const std::string &more = {})
{
    const auto list = [](const std::vector<std::string> &ids, const char *form) {
        std::string out;
        for (const std::string &one : ids)
            out += (out.empty() ? "" : ",") + fmt::format(fmt::runtime(form), one);
        return out;
    };
    return fmt::format("{{\"record\":\"candidate\",\"id\":\"{}\",\"action\":\"{}\",\"scope\":\"s\",\"text\":\"{}\","
                       "\"shape\":\"insight\",\"evidence\":[{}],\"targets\":[{}],\"state\":\"pending\"{}}}\n",
                       id, action, text, list(evidence, "{{\"id\":\"{}\"}}"), list(targets, "\"{}\""), more);
}

class ReviewStore {
public:
    explicit ReviewStore(const std::string &candidates)
    {
        CreateOptions options;
        options.scope = "s";
        auto made = Store::create(path(), options);
        if (!made) {
            error = made.error().message;
            return;
        }
        m_store = std::move(*made);
        take(reviewMemories() + candidates);
    }
    void take(const std::string &lines)
    {
        const std::string all = lines.starts_with(credenceJsonlHeader()) ? lines : credenceJsonlHeader() + "\n" + lines;
        const auto report = m_store->import(readCredenceJsonl(all, "test"), "test.jsonl", {"", "import", ""});
        if (!report)
            error = report.error().message;
        else if (!report->problems.empty())
            error = report->problems.front().message;
    }
    void reopen()
    {
        m_store.reset();
        auto opened = Store::open(path());
        if (opened)
            m_store = std::move(*opened);
        else
            error = opened.error().message;
    }
    void close() { m_store.reset(); }
    [[nodiscard]] std::filesystem::path path() const { return m_folder / "t.credence"; }
    [[nodiscard]] const Folder &folder() const { return m_folder; }
    [[nodiscard]] bool ok() const { return m_store && error.empty(); }
    Store &operator*() { return *m_store; }
    Store *operator->() { return m_store.get(); }
    MemoryKey key(const std::string &id)
    {
        const auto found = m_store->find(id);
        return found ? *found : MemoryKey{};
    }
    std::string stateOf(const std::string &candidate)
    {
        const auto item = queueItem(*m_store, candidate);
        return item ? word(item->state) : item.error().message;
    }
    Result<QueueItem> approve(const std::string &candidate, bool shown = true)
    {
        DecideRequest request;
        request.candidate = candidate;
        request.changeShown = shown;
        return decide(*m_store, request, kReviewer);
    }
    Result<QueueItem> reject(const std::string &candidate, const std::string &reason)
    {
        DecideRequest request;
        request.candidate = candidate;
        request.verdict = Verdict::Reject;
        return decide(*m_store, request, because(reason));
    }
    // "e1:active b1:suspect ..." of all that is not active.
    std::string doubts()
    {
        std::string out;
        const auto keys = m_store->keys({});
        if (!keys)
            return keys.error().message;
        const auto rows = m_store->rows(*keys);
        if (!rows)
            return rows.error().message;
        std::map<std::string, std::string> byId;
        for (const Memory &memory : *rows) {
            if (memory.status != Status::Active)
                byId[memory.id.value.size() > 8 ? memory.text : memory.id.value] = word(memory.status);
        }
        for (const auto &[id, status] : byId)
            out += (out.empty() ? "" : " ") + id + ":" + status;
        return out;
    }
    std::uint64_t memories()
    {
        const auto counts = m_store->counts();
        return counts ? counts->memories : 0;
    }

    std::string error;

private:
    Folder m_folder;
    std::unique_ptr<Store> m_store;
};

} // namespace credence::test

// As QVERIFY_OK, for what must be done once only: the expression is evaluated once.
#define QVERIFY_DONE(result)                                                                                           \
    do {                                                                                                               \
        const auto &result_ = (result);                                                                                \
        QVERIFY2(result_.ok(), result_.ok() ? "" : result_.error().message.c_str());                                   \
    } while (false)

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Memories without a file: a snapshot and a source of texts built by hand, for tests of models and views.
// Ownership: the source shares the texts. Thread safety: build on one thread; the source may be used in jobs.
#pragma once

#include "models/memorysource.h"

#include <QCoreApplication>
#include <QThread>

#include <algorithm>
#include <atomic>
#include <map>
#include <memory>
#include <vector>

namespace credence::test {

class Memories {
public:
    struct Shared {
        std::map<std::int64_t, Memory> memories;
        std::map<std::int64_t, std::vector<EvidenceLink>> links;
        std::atomic<int> rowReads = 0;
        std::atomic<int> queries = 0;
        std::atomic<int> amongs = 0;
        std::atomic<bool> onGuiThread = false; // a source function ran where it must not
    };

    Memories() : m_shared(std::make_shared<Shared>()) {}

    // Episodes have no sources; the depth of a reflection is given by them.
    NodeRow &add(std::int64_t key, const std::string &text, Kind kind = Kind::Episode, int depth = 0)
    {
        NodeRow row;
        row.key = {key};
        row.kind = kind;
        row.depth = depth;
        row.created = key * 60000;
        row.importance = 0.5F;
        if (kind == Kind::Reflection)
            row.shape = Shape::Insight;
        m_rows[key] = row;
        Memory memory;
        memory.key = {key};
        memory.id = {"id-" + std::to_string(key)};
        memory.text = text;
        memory.kind = kind;
        memory.shape = row.shape;
        memory.depth = depth;
        memory.created = Time(std::chrono::milliseconds(row.created));
        m_shared->memories[key] = memory;
        return m_rows[key];
    }
    void link(std::int64_t derived, std::int64_t source, Role role = Role::Supports)
    {
        m_links.push_back({derived, source, role});
        EvidenceLink link;
        link.source = {source};
        link.sourceId = {"id-" + std::to_string(source)};
        link.role = role;
        link.ordinal = int(m_shared->links[derived].size());
        m_shared->links[derived].push_back(link);
    }
    void dangle(std::int64_t derived, const std::string &reference)
    {
        m_links.push_back({derived, 0, Role::Supports});
        EvidenceLink link;
        link.sourceId = {reference};
        link.dangling = true;
        link.ordinal = int(m_shared->links[derived].size());
        m_shared->links[derived].push_back(link);
    }
    [[nodiscard]] NodeRow &row(std::int64_t key) { return m_rows.at(key); }
    void remove(std::int64_t key) { m_rows.erase(key); }

    [[nodiscard]] std::shared_ptr<const Snapshot> snapshot() const
    {
        Snapshot::Builder builder;
        builder.scope("default");
        for (const auto &[key, row] : m_rows)
            builder.add(row);
        for (const Raw &raw : m_links)
            builder.link({raw.derived}, {raw.source}, raw.role, Granularity::Claim);
        return std::move(builder).build();
    }

    [[nodiscard]] ui::MemorySource source() const
    {
        ui::MemorySource source;
        const std::shared_ptr<Shared> shared = m_shared;
        const auto look = [shared] {
            if (QThread::currentThread() == QCoreApplication::instance()->thread())
                shared->onGuiThread = true;
        };
        source.rows = [shared, look](std::span<const MemoryKey> keys, std::stop_token) {
            look();
            ++shared->rowReads;
            std::vector<Memory> rows;
            for (const MemoryKey key : keys) {
                if (const auto it = shared->memories.find(key.value); it != shared->memories.end())
                    rows.push_back(it->second);
            }
            return Result<std::vector<Memory>>(rows);
        };
        source.evidence = [shared, look](std::span<const MemoryKey> keys, std::stop_token) {
            look();
            std::vector<std::vector<EvidenceLink>> all;
            for (const MemoryKey key : keys) {
                const auto it = shared->links.find(key.value);
                all.push_back(it == shared->links.end() ? std::vector<EvidenceLink>() : it->second);
            }
            return Result<std::vector<std::vector<EvidenceLink>>>(all);
        };
        // Text: a plain part of the text. Sorted by text or by key.
        source.keys = [shared, look](const Query &query, std::stop_token) {
            look();
            ++shared->queries;
            std::vector<MemoryKey> keys;
            for (const auto &[key, memory] : shared->memories) {
                if (memory.text.find(query.text) != std::string::npos)
                    keys.push_back({key});
            }
            if (query.sort == SortKey::Text) {
                std::sort(keys.begin(), keys.end(), [&](MemoryKey a, MemoryKey b) {
                    return shared->memories[a.value].text < shared->memories[b.value].text;
                });
            }
            return Result<std::vector<MemoryKey>>(keys);
        };
        source.among = [shared, look](const Query &query, std::span<const MemoryKey> asked, std::stop_token) {
            look();
            ++shared->amongs;
            std::vector<MemoryKey> keys;
            for (const MemoryKey key : asked) {
                const auto it = shared->memories.find(key.value);
                if (it != shared->memories.end() && it->second.text.find(query.text) != std::string::npos)
                    keys.push_back(key);
            }
            return Result<std::vector<MemoryKey>>(keys);
        };
        return source;
    }

    [[nodiscard]] Shared &shared() const { return *m_shared; }

private:
    struct Raw {
        std::int64_t derived, source;
        Role role;
    };
    std::map<std::int64_t, NodeRow> m_rows;
    std::vector<Raw> m_links;
    std::shared_ptr<Shared> m_shared;
};

} // namespace credence::test

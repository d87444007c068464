// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Episodes as the miner takes them, and a question to its answer. Ownership: values. Thread safety: none needed.
#pragma once

#include <credence/ingest.h>
#include <credence/patterns.h>

#include <algorithm>
#include <map>
#include <string>
#include <vector>

namespace credence::test {

struct Episodes {
    std::vector<PatternInput> inputs;
    std::map<std::int64_t, std::string> names; // of the keys

    // The episodes of a foreign store, all scopes together.
    static Episodes read(const std::filesystem::path &path)
    {
        Episodes out;
        const auto store = readForeign(path, {});
        if (!store)
            return out;
        for (const MemoryDraft &draft : store->memories) {
            const Memory &m = draft.memory;
            if (m.kind != Kind::Episode)
                continue;
            PatternInput in{.key = {std::int64_t(out.inputs.size()) + 1},
                            .text = m.text,
                            .session = m.session,
                            .actor = m.actor,
                            .outcome = m.outcome,
                            .tags = m.tags,
                            .entities = m.entities,
                            .created = m.created};
            out.names[in.key.value] = m.id.value.empty() ? m.sourceRef : m.id.value;
            out.inputs.push_back(std::move(in));
        }
        return out;
    }
    static Episodes sample() { return read(CREDENCE_SOURCE_DIR "/resources/sample/ada.jsonl"); }

    [[nodiscard]] std::vector<std::string> namesOf(const std::vector<MemoryKey> &keys) const
    {
        std::vector<std::string> out;
        for (const MemoryKey key : keys)
            out.push_back(names.at(key.value));
        return out;
    }
};

inline bool isItem(const PatternItem &item, const std::string &kind, const std::string &name)
{
    return item.kind == kind && item.name == name;
}

// The rule with one condition, or nullptr.
inline const PatternRule *ruleOf(const PatternResult &result, const std::string &kindX, const std::string &x,
                                 const std::string &kindY, const std::string &y)
{
    for (const PatternRule &rule : result.rules) {
        if (rule.when.size() == 1 && isItem(rule.when[0], kindX, x) && isItem(rule.then, kindY, y))
            return &rule;
    }
    return nullptr;
}

} // namespace credence::test

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// An agent's side of a store, in C++: writes what happened, reads what a person approved. It may run while the window
// has the store open. An agent can't approve anything: its channel is "agent", and no store lists that.
#include <credence/store.h>

#include <cstdio>

using namespace credence;

static int failed(const Error &error)
{
    std::fprintf(stderr, "%s\n", error.message.c_str());
    return 1;
}

int main(int argc, char **argv)
{
    if (argc < 2) {
        std::fprintf(stderr, "agent STORE [TEXT...]\n");
        return 2;
    }
    const auto store = Store::open(argv[1]);
    if (!store)
        return failed(store.error());

    // Write: each text is an episode. Several at once are one transaction.
    std::vector<MemoryDraft> episodes;
    for (int i = 2; i < argc; ++i) {
        MemoryDraft draft;
        draft.memory.text = argv[i];
        draft.memory.created = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
        draft.memory.importanceRaw = 0.6;
        draft.memory.importanceScale = ImportanceScale::ZeroToOne;
        draft.memory.session = "example";
        episodes.push_back(std::move(draft));
    }
    if (!episodes.empty()) {
        const auto ids = (*store)->add(std::move(episodes), {.who = "example agent", .channel = "agent", .reason = {}});
        if (!ids)
            return failed(ids.error());
        for (const MemoryId &id : *ids)
            std::printf("stored %s\n", id.value.c_str());
    }

    // Read: the beliefs that a person approved and that are not in doubt.
    Query approved;
    approved.approved = true;
    approved.sort = SortKey::Importance;
    approved.descending = true;
    const auto keys = (*store)->keys(approved);
    if (!keys)
        return failed(keys.error());
    const auto beliefs = (*store)->rows(*keys);
    if (!beliefs)
        return failed(beliefs.error());
    for (const Memory &belief : *beliefs)
        std::printf("believes: %s\n", belief.text.c_str());
    return 0;
}

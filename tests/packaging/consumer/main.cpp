// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A stranger's agent: makes a store, writes two episodes and a belief that rests on them, and reads them back.
#include <credence/store.h>

#include <cstdio>

int main(int argc, char **argv)
{
    using namespace credence;
    if (argc != 2)
        return 2;
    auto store = Store::create(argv[1], {.scope = "sam"});
    if (!store) {
        std::fprintf(stderr, "%s\n", store.error().message.c_str());
        return 1;
    }
    std::vector<MemoryDraft> drafts(3);
    drafts[0].memory.id.value = "e1";
    drafts[0].memory.text = "Sam asked for the logs before the second deploy.";
    drafts[1].memory.id.value = "e2";
    drafts[1].memory.text = "Sam asked for the logs before the third deploy.";
    drafts[2].memory.id.value = "b1";
    drafts[2].memory.kind = Kind::Reflection;
    drafts[2].memory.shape = Shape::Insight;
    drafts[2].memory.text = "Sam wants the logs before a deploy is tried again.";
    drafts[2].evidence = {{.ref = "e1"}, {.ref = "e2"}};
    for (MemoryDraft &draft : drafts)
        draft.memory.scope = "sam";
    const auto ids = (*store)->add(std::move(drafts), {.who = "agent", .channel = "agent"});
    if (!ids) {
        std::fprintf(stderr, "%s\n", ids.error().message.c_str());
        return 1;
    }
    const auto keys = (*store)->keys({});
    return keys && keys->size() == 3 ? 0 : 1;
}

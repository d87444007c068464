// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// basic-memory's notes.
#include "support/registry.h"
#include "support/stores.h"

#include <credence/handback.h>
#include <credence/ingest.h>

#include <QTest>

#include <fstream>
#include <random>

#include <sys/stat.h>

namespace tst_ingest_basicmemory {

using namespace credence;
using namespace credence::test;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

using Refs = std::vector<std::string>;

const std::string kCoffee = "---\n"
                            "title: Coffee\n"
                            "type: guide\n"
                            "permalink: drinks/coffee\n"
                            "tags: [drink, \"hot, black\"]\n"
                            "created: 2026-01-02T03:04:05Z\n"
                            "status: draft\n"
                            "---\n"
                            "\n"
                            "# Coffee\n"
                            "\n"
                            "A paragraph that\n"
                            "links to [[Tea]] in prose.\n"
                            "\n"
                            "## Observations\n"
                            "- [method] Pour over is clear #brewing #slow (from a book)\n"
                            "- plain with a tag #tip\n"
                            "- [ ] a task #todo\n"
                            "- [00:12:01] a transcript\n"
                            "- [a link](http://x.example)\n"
                            "\n"
                            "## Relations\n"
                            "- relates_to [[Tea]]\n"
                            "- \"is made with\" [[Water]] (hot)\n"
                            "- some words with [[Tea]]\n";

void put(const fs::path &file, const std::string &text)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

const MemoryDraft *draftOf(const ForeignStore &store, const std::string &text)
{
    for (const MemoryDraft &draft : store.memories) {
        if (draft.memory.text == text)
            return &draft;
    }
    return nullptr;
}

HandBackItem itemOf(const ForeignStore &store, HandBackKind kind, const std::string &text)
{
    HandBackItem item;
    item.kind = kind;
    if (const MemoryDraft *draft = draftOf(store, text))
        item.memory = draft->memory;
    return item;
}

} // namespace

class TstIngestBasicMemory : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsNotes()
    {
        const Folder folder;
        put(folder / "drinks/coffee.md", kCoffee);
        put(folder / "tea.md", "---\ntitle: Tea\npermalink: tea\n---\n\n- [fact] green (leaf) tea\n");
        QCOMPARE(*detectFormat(folder.path()), "basic-memory"s);
        QCOMPARE(*detectFormat(folder / "drinks/coffee.md"), "basic-memory"s);
        const auto store = readForeign(folder.path(), {});
        QVERIFY_OK(store);
        QCOMPARE(store->memories.size(), std::size_t(10));
        const Memory &method = draftOf(*store, "Pour over is clear #brewing #slow")->memory;
        QVERIFY(method.kind == Kind::Episode);
        QCOMPARE(method.tags, (Refs{"method", "drink", "hot, black", "brewing", "slow", "guide"}));
        QCOMPARE(method.entities, Refs{"Coffee"});
        QCOMPARE(method.created->time_since_epoch().count(), 1767323045000);
        QVERIFY(method.extra.find("\"context\":\"from a book\"") != std::string::npos);
        QVERIFY(method.extra.find("\"status\":\"draft\"") != std::string::npos);
        QVERIFY(draftOf(*store, "plain with a tag #tip"));
        QVERIFY(draftOf(*store, "[ ] a task #todo") && draftOf(*store, "[00:12:01] a transcript"));
        const Memory &prose = draftOf(*store, "A paragraph that\nlinks to [[Tea]] in prose.")->memory;
        QCOMPARE(prose.entities, (Refs{"Coffee", "Tea"}));
        const Memory &made = draftOf(*store, "Coffee is made with Water")->memory;
        QVERIFY(made.kind == Kind::Reflection && made.shape == Shape::Belief);
        QCOMPARE(made.predicate, "is made with"s);
        QCOMPARE(made.object, "Water"s);
        QVERIFY(draftOf(*store, "Coffee relates_to Tea"));
        QVERIFY(draftOf(*store, "some words with [[Tea]]")->memory.kind == Kind::Episode);
        QVERIFY(draftOf(*store, "green (leaf) tea")); // brackets in the middle are no context
        QCOMPARE(store->problems.size(), std::size_t(1));
        QCOMPARE(store->problems[0].kind, "dangling"s); // Water
        auto made2 = Store::create(folder / "mine.credence", {});
        QVERIFY_OK(made2);
        QCOMPARE((*made2)->import(*store, "b", {"", "import", ""})->added, std::uint64_t(10));
        QCOMPARE((*made2)->import(*readForeign(folder.path(), {}), "b", {"", "import", ""})->unchanged,
                 std::uint64_t(10));
    }

    void handsBack()
    {
        const Folder folder;
        put(folder / "drinks/coffee.md", kCoffee);
        const auto store = readForeign(folder.path(), {});
        HandBackSet set{"default", "basic-memory", {}, {}};
        set.items = {itemOf(*store, HandBackKind::Redacted, "Pour over is clear #brewing #slow"),
                     itemOf(*store, HandBackKind::Retracted, "plain with a tag #tip"),
                     itemOf(*store, HandBackKind::Retracted, "Coffee relates_to Tea"),
                     itemOf(*store, HandBackKind::Erased, "A paragraph that\nlinks to [[Tea]] in prose."),
                     itemOf(*store, HandBackKind::Redacted, "Coffee is made with Water")};
        set.items[0].memory.text = "Pour over is [what] #brewing";
        HandBackItem added;
        added.memory.text = "Best in the morning";
        added.evidence = {{{}, set.items[0].memory.sourceRef, Role::Supports, {}}};
        set.items.push_back(added);
        HandBackItem nowhere;
        nowhere.memory.id = {"0198"};
        nowhere.memory.text = "of nothing";
        set.items.push_back(nowhere);
        const auto plan = planHandBack(set, "basic-memory", folder.path());
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(5));
        QCOMPARE(plan->left.size(), std::size_t(2));
        QVERIFY_OK(writeHandBack(*plan));
        std::string expected = kCoffee;
        const auto change = [&](const std::string &before, const std::string &after) {
            expected.replace(expected.find(before), before.size(), after);
        };
        change("- [method] Pour over is clear #brewing #slow (from a book)\n",
               "- [method] Pour over is [what] #brewing (from a book)\n");
        change("- plain with a tag #tip\n", "");
        change("- relates_to [[Tea]]\n", "");
        change("A paragraph that\nlinks to [[Tea]] in prose.\n\n", "");
        change("- [a link](http://x.example)\n", "- [a link](http://x.example)\n- [insight] Best in the morning\n");
        QCOMPARE(bytesOf(folder / "drinks/coffee.md").toStdString(), expected);
        const auto again = readForeign(folder.path(), {});
        QVERIFY(draftOf(*again, "Best in the morning") && draftOf(*again, "Pour over is [what] #brewing"));
        QVERIFY(!draftOf(*again, "Coffee relates_to Tea"));
    }

    void survivesDamage()
    {
        const Folder folder;
        for (std::size_t n = 0; n <= kCoffee.size(); ++n) {
            put(folder / "cut.md", kCoffee.substr(0, n));
            (void)detectFormat(folder / "cut.md");
            QVERIFY_OK(readForeign(folder / "cut.md", "basic-memory"));
        }
        std::mt19937 random(17); // NOLINT: the same bytes each time
        for (int round = 0; round < 200; ++round) {
            std::string bytes = kCoffee;
            for (int i = 0; i < 20; ++i)
                bytes[random() % bytes.size()] = round % 2 ? static_cast<char>(random()) : "-[]#()\n:`"[random() % 9];
            put(folder / "cut.md", bytes);
            (void)readForeign(folder / "cut.md", "basic-memory");
        }
    }
};

CREDENCE_TEST(tst_ingest_basicmemory, TstIngestBasicMemory)

} // namespace tst_ingest_basicmemory

#include "tst_ingest_basicmemory.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Plain Markdown folders and OpenClaw's workspace.
#include "support/registry.h"
#include "support/stores.h"

#include <credence/handback.h>
#include <credence/ingest.h>

#include <QTest>

#include <fstream>
#include <random>
#include <set>

#include <sys/stat.h>

namespace tst_ingest_markdown {

using namespace credence;
using namespace credence::test;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

using Refs = std::vector<std::string>;

void put(const fs::path &file, const std::string &text)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

Refs textsOf(const ForeignStore &store)
{
    Refs texts;
    for (const MemoryDraft &draft : store.memories)
        texts.push_back(draft.memory.text);
    return texts;
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

const std::string kNote = "\xEF\xBB\xBF---\r\n"
                          "tags:\r\n"
                          "  - one\r\n"
                          "  - two\r\n"
                          "date: 2026-03-01\r\n"
                          "description: what it is about\r\n"
                          "---\r\n"
                          "Before any heading\r\n"
                          "# Top\r\n"
                          "## Below\r\n"
                          "First line\r\n"
                          "second line\r\n"
                          "\r\n"
                          "* an item\r\n"
                          "  that goes on\r\n"
                          "  * an inner one\r\n"
                          "* another\r\n"
                          "1. a number\r\n"
                          "\r\n"
                          "```\r\n"
                          "# no heading\r\n"
                          "\r\n"
                          "- no item\r\n"
                          "```\r\n"
                          "---\r\n"
                          "<!-- a comment\r\n"
                          "of two lines -->\r\n"
                          "### Deep\r\n"
                          "last";

} // namespace

class TstIngestMarkdown : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsBlocks()
    {
        const Folder folder;
        put(folder / "a/note.md", kNote);
        const auto store = readForeign(folder.path(), {});
        QVERIFY_OK(store);
        QCOMPARE(store->format, "markdown"s);
        QCOMPARE(textsOf(*store),
                 (Refs{"Before any heading", "First line\nsecond line", "an item\nthat goes on\n* an inner one",
                       "another", "a number", "```\n# no heading\n\n- no item\n```", "last"}));
        const MemoryDraft &first = store->memories[1];
        QVERIFY(first.memory.kind == Kind::Episode);
        QCOMPARE(first.memory.tags, (Refs{"one", "two"}));
        QCOMPARE(first.memory.created->time_since_epoch().count(), 1772323200000); // 2026-03-01
        QVERIFY(first.memory.zoneAssumed && !first.createdAssumed);
        QVERIFY(first.memory.extra.find("[\"Top\",\"Below\"]") != std::string::npos);
        QVERIFY(first.memory.extra.find("what it is about") != std::string::npos);
        QVERIFY(store->memories[6].memory.extra.find("[\"Top\",\"Below\",\"Deep\"]") != std::string::npos);
        QCOMPARE(first.where, "a/note.md line 11"s);
        QVERIFY(readForeign(folder / "a/note.md", {}).ok());
    }

    void namesAndTimes()
    {
        const Folder folder;
        put(folder / "2026-02-03.md", "- the same\n- the same\n");
        put(folder / "other.md", "- the same\n");
        const auto store = readForeign(folder.path(), {});
        QVERIFY_OK(store);
        QCOMPARE(store->memories.size(), std::size_t(3));
        std::set<std::string> refs;
        for (const MemoryDraft &draft : store->memories)
            refs.insert(draft.memory.sourceRef);
        QCOMPARE(refs.size(), std::size_t(3));
        QCOMPARE(store->memories[0].memory.created->time_since_epoch().count(), 1770076800000); // 2026-02-03
        QCOMPARE(store->memories[0].memory.session, "2026-02-03.md"s);
        QVERIFY(store->memories[2].createdAssumed);
    }

    // What other programs keep in folders is theirs, also with a note beside it.
    void swallowsNothing()
    {
        const Folder folder;
        const auto formatOf = [&](const char *name) { return *detectFormat(folder.path() / name); };
        put(folder / "hermes/memories/MEMORY.md", "one\n§\ntwo");
        put(folder / "hermes/README.md", "words");
        QCOMPARE(formatOf("hermes"), "hermes"s);
        put(folder / "mcp/memory.jsonl",
            "{\"type\":\"entity\",\"name\":\"A\",\"entityType\":\"t\",\"observations\":[\"x\"]}");
        put(folder / "mcp/README.md", "words");
        QCOMPARE(formatOf("mcp"), "mcp-memory"s);
        put(folder / "bm/a.md", "---\ntitle: A\npermalink: a\n---\nwords");
        put(folder / "bm/README.md", "words");
        QCOMPARE(formatOf("bm"), "basic-memory"s);
        put(folder / "ga/nodes.json", "{\"node_1\":{\"type\":\"event\",\"description\":\"d\"}}");
        put(folder / "ga/README.md", "words");
        QCOMPARE(formatOf("ga"), "generative-agents"s);
        put(folder / "plain/README.md", "words");
        QCOMPARE(formatOf("plain"), "markdown"s);
        put(folder / "none/a.txt", "words");
        QVERIFY(!detectFormat(folder / "none").ok());
        put(folder / "empty/a.md", "# only a heading\n");
        QVERIFY(!detectFormat(folder / "empty").ok());
        put(folder / "binary.md", "a\0b"s);
        QVERIFY(!detectFormat(folder / "binary.md").ok());
    }

    void readsOpenClaw()
    {
        const Folder folder;
        put(folder / "MEMORY.md", "# Memory\n\n- Ann likes tea\n\nA longer\nparagraph.\n");
        put(folder / "USER.md", "# USER.md\n\n- **Name:** Ann\n");
        put(folder / "AGENTS.md", "Be kind.\n");
        put(folder / "SOUL.md", "You are.\n");
        put(folder / "memory/2026-02-03.md", "# Tuesday\n\n- Met Ann\n");
        put(folder / "memory/projects/x.md", "Project x is late.\n");
        put(folder / "skills/a/SKILL.md", "A skill.\n");
        QCOMPARE(*detectFormat(folder.path()), "openclaw"s);
        const auto store = readForeign(folder.path(), {});
        QVERIFY_OK(store);
        QCOMPARE(textsOf(*store),
                 (Refs{"Ann likes tea", "A longer\nparagraph.", "**Name:** Ann", "Met Ann", "Project x is late."}));
        QVERIFY(draftOf(*store, "Ann likes tea")->memory.kind == Kind::Reflection);
        QVERIFY(draftOf(*store, "Met Ann")->memory.kind == Kind::Episode);
        QCOMPARE(draftOf(*store, "**Name:** Ann")->memory.tags, Refs{"user"});
        QCOMPARE(store->note, "AGENTS.md, SOUL.md tell the agent how to be and are not taken."s);

        HandBackSet set{"default", "openclaw", {}, {}};
        set.items = {itemOf(*store, HandBackKind::Superseded, "Ann likes tea"),
                     itemOf(*store, HandBackKind::Retracted, "Project x is late.")};
        HandBackItem coffee;
        coffee.memory.text = "Ann likes coffee";
        coffee.replaces = {set.items[0].memory.sourceRef};
        HandBackItem fresh;
        fresh.memory.text = "Ann comes on Tuesdays";
        set.items.push_back(coffee);
        set.items.push_back(fresh);
        const auto plan = planHandBack(set, "openclaw", folder.path());
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(4));
        QVERIFY_OK(writeHandBack(*plan));
        QCOMPARE(bytesOf(folder / "MEMORY.md"),
                 QByteArray("# Memory\n\n- Ann likes coffee\n- Ann comes on Tuesdays\n\nA longer\nparagraph.\n"));
        QCOMPARE(bytesOf(folder / "memory/projects/x.md"), QByteArray());
        QVERIFY(draftOf(*readForeign(folder.path(), {}), "Ann comes on Tuesdays"));
    }

    void readsLettaCode()
    {
        const Folder folder;
        const fs::path memory = folder / ".letta/agents/agent-1/memory";
        put(memory / "human.md", "---\ndescription: the user\nread_only: true\nlimit: 5000\n---\nAnn likes tea\n");
        put(memory / "projects/x.md", "---\ndescription: a project\n---\n- late\n");
        const auto found =
            findStores([&](const char *name) { return name == "HOME"s ? folder.path().string() : std::string(); });
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].format, "markdown"s);
        const auto store = readForeign(memory, {});
        QVERIFY_OK(store);
        QCOMPARE(textsOf(*store), (Refs{"Ann likes tea", "late"}));
        QVERIFY(store->memories[0].memory.extra.find("\"read_only\":\"true\"") != std::string::npos);
    }

    // Each block goes, or says something else, and every other byte stays.
    void handsBackEachBlock()
    {
        const Folder folder;
        put(folder / "note.md", kNote);
        const auto store = readForeign(folder.path(), {});
        for (const MemoryDraft &draft : store->memories) {
            HandBackSet set{"default", "markdown", {}, {}};
            set.items = {itemOf(*store, HandBackKind::Retracted, draft.memory.text)};
            auto plan = planHandBack(set, "markdown", folder.path());
            QVERIFY_OK(plan);
            QCOMPARE(plan->writes.size(), std::size_t(1));
            put(folder / "then/note.md", plan->writes[0].after);
            Refs expected = textsOf(*store);
            expected.erase(std::find(expected.begin(), expected.end(), draft.memory.text));
            QCOMPARE(textsOf(*readForeign(folder / "then", {})), expected);

            set.items[0].kind = HandBackKind::Redacted;
            set.items[0].memory.text = "other\nwords";
            plan = planHandBack(set, "markdown", folder.path());
            QVERIFY_OK(plan);
            QCOMPARE(plan->said, std::uint64_t(1));
            put(folder / "then/note.md", plan->writes[0].after);
            expected = textsOf(*store);
            *std::find(expected.begin(), expected.end(), draft.memory.text) = "other\nwords";
            QCOMPARE(textsOf(*readForeign(folder / "then", {})), expected);
            fs::remove_all(folder / "then");
        }
        HandBackSet bad{"default", "markdown", {itemOf(*store, HandBackKind::Redacted, "First line\nsecond line")}, {}};
        for (const char *text : {"two\n\nblocks", "# a heading\nmore\n# and one", "a\n- b\n\nc"}) {
            bad.items[0].memory.text = text;
            const auto plan = planHandBack(bad, "markdown", folder.path());
            QVERIFY_OK(plan);
            QCOMPARE(plan->left.size(), std::size_t(1));
        }
    }

    void survivesFolders()
    {
        const Folder folder;
        put(folder / "a/good.md", "words\n");
        fs::create_directory_symlink(folder.path(), folder / "a/loop");
        fs::create_symlink(folder / "nowhere.md", folder / "a/broken.md");
        QVERIFY(::mkfifo((folder / "a/pipe.md").c_str(), 0600) == 0);
        fs::create_directories(folder / "a/folder.md");
        put(folder / "a/binary.md", std::string(5000, '\0'));
        put(folder / ".hidden/x.md", "words\n");
        fs::path deep = folder / "deep";
        for (int i = 0; i < 30; ++i)
            deep /= "d";
        put(deep / "x.md", "too deep\n");
        const auto store = readForeign(folder.path(), {});
        QVERIFY_OK(store);
        QCOMPARE(textsOf(*store), Refs{"words"});
        QCOMPARE(store->problems.size(), std::size_t(3)); // the link, the binary file, the deep folders
    }

    // Nothing of another place is read, or written when it is handed back.
    void followsNoLinks()
    {
        const Folder folder;
        put(folder / "notes/a.md", "inside\n");
        put(folder / "outside.md", "outside\n");
        fs::create_symlink(folder / "outside.md", folder / "notes/l.md");
        const auto store = readForeign(folder / "notes", {});
        QVERIFY_OK(store);
        QCOMPARE(textsOf(*store), Refs{"inside"});
        QCOMPARE(store->problems.size(), std::size_t(1));
        QCOMPARE(store->problems[0].kind, std::string("unmapped"));
    }

    void survivesDamage()
    {
        const Folder folder;
        for (std::size_t n = 0; n <= kNote.size(); ++n) {
            put(folder / "cut.md", kNote.substr(0, n));
            (void)detectFormat(folder / "cut.md");
            const auto store = readForeign(folder / "cut.md", "markdown");
            QVERIFY(store.ok() || n < 3); // a part of the byte order mark is no text
        }
        std::mt19937 random(23); // NOLINT: the same bytes each time
        for (int round = 0; round < 300; ++round) {
            std::string bytes = kNote;
            for (int i = 0; i < 25; ++i)
                bytes[random() % bytes.size()] =
                    round % 2 ? static_cast<char>(random()) : "-*#`~>\n :1."[random() % 11];
            put(folder / "cut.md", bytes);
            const auto store = readForeign(folder / "cut.md", "markdown");
            if (!store || store->memories.empty())
                continue;
            HandBackSet set{"default", "markdown", {}, {}};
            HandBackItem item;
            item.kind = HandBackKind::Retracted;
            item.memory = store->memories[random() % store->memories.size()].memory;
            set.items = {item};
            QVERIFY_OK(planHandBack(set, "markdown", folder / "cut.md"));
        }
        put(folder / "cut.md", std::string(200000, '-') + "\n" + std::string(200000, '#'));
        (void)readForeign(folder / "cut.md", "markdown");
        std::string items;
        for (int i = 0; i < 50000; ++i)
            items += "- item " + std::to_string(i) + "\n";
        put(folder / "many.md", items);
        QCOMPARE(readForeign(folder / "many.md", "markdown")->memories.size(), std::size_t(50000));
    }
};

CREDENCE_TEST(tst_ingest_markdown, TstIngestMarkdown)

} // namespace tst_ingest_markdown

#include "tst_ingest_markdown.moc"

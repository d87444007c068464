// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Letta's agent files.
#include "support/registry.h"
#include "support/stores.h"

#include <credence/handback.h>
#include <credence/ingest.h>

#include <QTest>

#include <fstream>
#include <random>

namespace tst_ingest_letta {

using namespace credence;
using namespace credence::test;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

using Refs = std::vector<std::string>;

const char *const kWritten = R"({
  "agents": [
    {"id": "agent-0", "name": "Ada", "system": "be kind", "agent_type": "memgpt_agent", "block_ids": ["block-0", "block-1"],
     "in_context_message_ids": ["message-0"], "tool_exec_environment_variables": {"KEY": "sk-very-secret"},
     "messages": [
      {"id": "message-0", "role": "system", "content": [{"type": "text", "text": "the system"}]},
      {"id": "message-1", "role": "user", "content": [{"type": "text", "text": "{~type~: ~user_message~, ~message~: ~hi there~, ~time~: ~x~}"}], "created_at": "2026-01-02T03:04:05+00:00"},
      {"id": "message-2", "role": "assistant", "content": [{"type": "text", "text": "hello"}, {"type": "text", "text": "you"}], "created_at": "2026-01-02T03:04:06Z"},
      {"id": "message-3", "role": "tool", "content": [{"type": "text", "text": "ok"}]},
      {"id": "message-4", "role": "user", "content": [{"type": "text", "text": "{~type~: ~heartbeat~}"}]}
     ]},
    {"id": "agent-1", "name": "Bob", "agent_type": "x", "block_ids": [], "messages": []}
  ],
  "blocks": [
    {"id": "block-0", "label": "human", "value": "Ann likes tea", "limit": 5000, "description": "the user"},
    {"id": "block-1", "label": "persona", "value": "I am Ada", "limit": 5000, "read_only": true},
    {"id": "block-2", "label": "shared", "value": "of nobody", "limit": 5000}
  ],
  "tools": [], "metadata": {"revision_id": "1"}, "created_at": "2026-02-01T00:00:00Z"
})";

// Quotes inside of strings stand as "~" above.
const std::string kFile = [] {
    std::string text = kWritten;
    for (std::size_t at = 0; (at = text.find('~', at)) != std::string::npos; at += 2)
        text.replace(at, 1, "\\\"");
    return text;
}();

Result<ForeignStore> read(const fs::path &file, const std::string &text, const ReadOptions &options = {})
{
    std::ofstream(file, std::ios::binary) << text;
    return readForeign(file, {}, options);
}

const MemoryDraft *draftOf(const ForeignStore &store, const std::string &text)
{
    for (const MemoryDraft &draft : store.memories) {
        if (draft.memory.text == text)
            return &draft;
    }
    return nullptr;
}

} // namespace

class TstIngestLetta : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsAFile()
    {
        const Folder folder;
        const auto store = read(folder / "ada.af", kFile);
        QVERIFY_OK(store);
        QCOMPARE(store->format, "letta"s);
        QCOMPARE(store->scopes, (Refs{"Ada", "Bob", "default"}));
        QCOMPARE(store->memories.size(), std::size_t(5));
        const Memory &human = draftOf(*store, "Ann likes tea")->memory;
        QVERIFY(human.kind == Kind::Reflection);
        QCOMPARE(human.scope, "Ada"s);
        QCOMPARE(human.sourceRef, "block:human"s);
        QVERIFY(human.extra.find("\"limit\":5000") != std::string::npos);
        QCOMPARE(draftOf(*store, "of nobody")->memory.scope, "default"s);
        const Memory &hi = draftOf(*store, "hi there")->memory;
        QVERIFY(hi.kind == Kind::Episode);
        QCOMPARE(hi.actor, "user"s);
        QCOMPARE(hi.created->time_since_epoch().count(), 1767323045000);
        QVERIFY(draftOf(*store, "hello\nyou"));
        for (const MemoryDraft &draft : store->memories)
            QVERIFY(draft.memory.extra.find("secret") == std::string::npos);
        QCOMPARE(store->skipped, std::uint64_t(3)); // system, tool, heartbeat
        QCOMPARE(store->problems.size(), std::size_t(3));
        const auto one = read(folder / "ada.af", kFile, {"mine", {}});
        QCOMPARE(one->scopes, Refs{"mine"});
        auto made = Store::create(folder / "mine.credence", {});
        QVERIFY_OK(made);
        QCOMPARE((*made)->import(*store, "l", {"", "import", ""})->added, std::uint64_t(5));
        QCOMPARE((*made)->import(*read(folder / "ada.af", kFile), "l", {"", "import", ""})->unchanged,
                 std::uint64_t(5));
    }

    void readsTheFirstVersion()
    {
        const Folder folder;
        const auto store = read(folder / "old.af", R"({"agent_type": "memgpt_agent", "name": "Old", "version": "0.1",
            "core_memory": [{"label": "human", "value": "likes tea", "limit": 5}], "messages": [
            {"role": "user", "text": "hi", "created_at": "2025-01-01T00:00:00"}]})");
        QVERIFY_OK(store);
        QCOMPARE(store->format, "letta"s);
        QCOMPARE(store->memories.size(), std::size_t(2));
        QCOMPARE(store->scopes, Refs{"Old"});
        QVERIFY(draftOf(*store, "hi")->memory.zoneAssumed);
    }

    void handsBack()
    {
        const Folder folder;
        const fs::path file = folder / "ada.af";
        const auto store = read(file, kFile);
        HandBackSet set{"Ada", "letta", {}, {}};
        for (const auto &[kind, text] :
             {std::pair(HandBackKind::Superseded, "Ann likes tea"), std::pair(HandBackKind::Retracted, "I am Ada"),
              std::pair(HandBackKind::Erased, "hi there")}) {
            HandBackItem item;
            item.kind = kind;
            item.memory = draftOf(*store, text)->memory;
            set.items.push_back(item);
        }
        HandBackItem coffee;
        coffee.memory.text = "Ann likes \"coffee\"";
        coffee.replaces = {"block:human"};
        set.items.push_back(coffee);
        const auto plan = planHandBack(set, "letta", file);
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(3));
        QCOMPARE(plan->left.size(), std::size_t(1));
        QVERIFY_OK(writeHandBack(*plan));
        std::string expected = kFile;
        expected.replace(expected.find("\"Ann likes tea\""), 15, "\"Ann likes \\\"coffee\\\"\"");
        expected.replace(expected.find("\"I am Ada\""), 10, "\"\"");
        QCOMPARE(bytesOf(file).toStdString(), expected);
        QVERIFY(draftOf(*readForeign(file, {}), "Ann likes \"coffee\""));
    }

    void newBeliefsAreBlocks()
    {
        const Folder folder;
        const fs::path file = folder / "ada.af";
        const auto store = read(file, kFile);
        HandBackItem fresh;
        fresh.memory.id = {"01990000-0000-7000-8000-0000deadbeef"};
        fresh.memory.text = "Ann is \"kind\"";
        HandBackItem second = fresh;
        second.memory.id = {"01990000-0000-7000-8000-1111deadbeef"}; // the same end
        second.memory.text = std::string(6000, 'x');
        const HandBackSet set{"Ada", "letta", {fresh, second}, {}};
        const auto plan = planHandBack(set, "letta", file);
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(2));
        QVERIFY(plan->left.empty());
        QVERIFY_OK(writeHandBack(*plan));
        // Every other byte is as it was.
        std::string expected = kFile;
        const std::string ids = "\"block_ids\": [\"block-0\", \"block-1\"";
        expected.insert(expected.find(ids) + ids.size(), ", \"block-3\", \"block-4\"");
        const std::string last = "\"value\": \"of nobody\", \"limit\": 5000}\n  ";
        const auto block = [](const std::string &id, const std::string &label, const std::string &value, int limit,
                              const std::string &ours) {
            return ", {\"id\":\"" + id + "\",\"label\":\"" + label + "\",\"value\":\"" + value +
                   "\",\"limit\":" + std::to_string(limit) +
                   ",\"description\":\"A belief that a person approved in Credence\",\"metadata\":{\"credence_id\":\"" +
                   ours + "\"}}";
        };
        expected.insert(expected.find(last) + last.size(),
                        block("block-3", "belief_deadbeef", "Ann is \\\"kind\\\"", 5000, fresh.memory.id.value) +
                            block("block-4", "belief_deadbeef_", std::string(6000, 'x'), 6000, second.memory.id.value));
        QCOMPARE(bytesOf(file).toStdString(), expected);
        // Read again they are Ada's.
        const auto again = readForeign(file, {});
        QVERIFY_OK(again);
        const MemoryDraft *one = draftOf(*again, "Ann is \"kind\"");
        QVERIFY(one);
        QCOMPARE(one->memory.scope, "Ada"s);
        QCOMPARE(one->memory.sourceRef, "block:belief_deadbeef"s);
        QVERIFY(one->memory.extra.find("\"credence_id\":\"01990000-0000-7000-8000-0000deadbeef\"") !=
                std::string::npos);
        // An agent with no blocks gets its first; the first version of the form has no place for one.
        const HandBackSet bobs{"Bob", "letta", {fresh}, {}};
        const auto bob = planHandBack(bobs, "letta", file);
        QVERIFY_OK(bob);
        QVERIFY(bob->writes[0].after.find("\"block_ids\": [\"block-5\"]") != std::string::npos);
        std::ofstream(folder / "old.af") << R"({"agent_type": "memgpt_agent", "name": "Old", "version": "0.1",
            "core_memory": [{"label": "human", "value": "likes tea", "limit": 5}], "messages": []})";
        const HandBackSet olds{"Old", "letta", {fresh}, {}};
        const auto old = planHandBack(olds, "letta", folder / "old.af");
        QVERIFY_OK(old);
        QVERIFY(old->writes.empty());
        QCOMPARE(old->left.size(), std::size_t(1));
    }

    void survivesDamage()
    {
        const Folder folder;
        for (std::size_t n = 0; n <= kFile.size(); n += 3) {
            std::ofstream(folder / "cut.af", std::ios::binary) << kFile.substr(0, n);
            (void)detectFormat(folder / "cut.af");
            (void)readForeign(folder / "cut.af", "letta");
        }
        std::mt19937 random(29); // NOLINT: the same bytes each time
        for (int round = 0; round < 200; ++round) {
            std::string bytes = kFile;
            for (int i = 0; i < 12; ++i)
                bytes[random() % bytes.size()] = round % 2 ? static_cast<char>(random()) : "{}[]\",:7"[random() % 8];
            std::ofstream(folder / "cut.af", std::ios::binary) << bytes;
            (void)readForeign(folder / "cut.af", "letta");
            (void)planHandBack({"Ada", "letta", {}, {}}, "letta", folder / "cut.af");
        }
    }
};

CREDENCE_TEST(tst_ingest_letta, TstIngestLetta)

} // namespace tst_ingest_letta

#include "tst_ingest_letta.moc"

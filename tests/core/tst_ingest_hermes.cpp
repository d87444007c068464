// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Hermes Agent: files as its memory tool and its approval gate write them.
#include "support/registry.h"
#include "support/stores.h"

#include <credence/handback.h>
#include <credence/ingest.h>
#include <credence/review.h>
#include <credence/text.h>

#include <QTest>

#include <fmt/format.h>

#include <fstream>
#include <random>

#include <sys/stat.h>
#include <unistd.h>

namespace tst_ingest_hermes {

using namespace credence;
using namespace credence::test;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

void put(const fs::path &file, const std::string &text)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

const std::string kMemory = "The build runs with make check\n§\nTests need PYTHONPATH=src\nand a database\n§\n"
                            "§ 5 of the contract counts\n§\nThe build runs with make check";
const std::string kUser = "Prefers short answers\n§\nLives in Graz";

std::string pendingText(const std::string &id, const std::string &payload, const std::string &subsystem = "memory")
{
    return fmt::format("{{\"id\": \"{}\", \"subsystem\": \"{}\", \"action\": \"x\", \"summary\": \"a summary\", "
                       "\"origin\": \"background_review\", \"created_at\": 1780000000.5, \"payload\": {}}}",
                       id, subsystem, payload);
}

// A home with five pending writes and a damaged one.
void makeHome(const fs::path &home)
{
    put(home / "memories/MEMORY.md", kMemory);
    put(home / "memories/USER.md", kUser);
    const fs::path memory = home / "pending/memory";
    put(memory / "0000000a.json",
        "\xEF\xBB\xBF" + pendingText("0000000a", "{\"action\":\"add\",\"target\":\"user\",\"content\":\"Has two "
                                                 "cats\",\"old_text\":null}"));
    put(memory / "0000000b.json",
        pendingText("0000000b", "{\"action\":\"replace\",\"target\":\"user\",\"content\":\"Lives in "
                                "Linz\",\"old_text\":\"Graz\"}"));
    put(memory / "0000000c.json",
        pendingText("0000000c", "{\"action\":\"remove\",\"target\":\"memory\",\"old_text\":\"PYTHONPATH\"}"));
    put(memory / "0000000d.json",
        pendingText("0000000d", "{\"action\":\"batch\",\"target\":\"memory\",\"operations\":["
                                "{\"action\":\"remove\",\"old_text\":\"contract\"},"
                                "{\"action\":\"add\",\"content\":\"The contract ended in May\"}]}"));
    put(memory / "0000000e.json", "{\"id\": \"0000000e\", \"subsystem\": \"mem");
    put(home / "pending/skills/000000ff.json",
        pendingText("000000ff", "{\"action\":\"create\",\"name\":\"deploy\",\"content\":\"# Deploy\\nwith care\"}",
                    "skills"));
}

QString said(const std::vector<Problem> &problems)
{
    QStringList list;
    for (const Problem &p : problems)
        list << QString::fromStdString(p.kind + "@" + p.where + ": " + p.message);
    return list.join("\n");
}

HandBackDecision decisionOn(const ForeignStore &store, const std::string &id, const std::string &state,
                            const std::string &text = {})
{
    for (const DraftRecord &record : store.records) {
        if (record.json.find("\"" + id + "\"") != std::string::npos)
            return {record.json, state, text, "ada", "", {}};
    }
    return {};
}

HandBackItem itemOn(const ForeignStore &store, HandBackKind kind, const std::string &text)
{
    HandBackItem item;
    item.kind = kind;
    for (const MemoryDraft &draft : store.memories) {
        if (draft.memory.text == text)
            item.memory = draft.memory;
    }
    return item;
}

std::string content(const fs::path &file)
{
    return bytesOf(file).toStdString();
}

} // namespace

class TstIngestHermes : public QObject {
    Q_OBJECT
private Q_SLOTS:
    // A file that is not there is no reason to take another.
    void aWriteToNowhereIsAProblem()
    {
        const Folder folder;
        put(folder / "memories/MEMORY.md", "One");
        const fs::path waiting = folder / "pending/memory";
        put(waiting / "0000000a.json", pendingText("0000000a", R"({"action":"add","target":"nowhere","content":"a"})"));
        put(waiting / "0000000b.json", pendingText("0000000b", R"({"action":"add","target":7,"content":"b"})"));
        put(waiting / "0000000c.json", pendingText("0000000c", R"({"action":"add","target":null,"content":"c"})"));
        put(waiting / "0000000d.json", pendingText("0000000d", R"({"action":"add","content":"d"})"));
        const auto store = readForeign(folder.path(), {});
        QVERIFY_OK(store);
        QCOMPARE(store->records.size(), std::size_t(2)); // Hermes itself takes these for its memory
        QCOMPARE(store->skipped, std::uint64_t(2));
        QCOMPARE(store->problems.size(), std::size_t(2));
        QCOMPARE(store->problems[0].where, "pending/memory/0000000a.json"s);
        QCOMPARE(store->problems[0].message,
                 "This is no pending write of Hermes: its target \"nowhere\" is neither \"memory\" nor \"user\"."s);
        QCOMPARE(store->problems[1].where, "pending/memory/0000000b.json"s);
    }

    void readsAHome()
    {
        const Folder folder;
        makeHome(folder.path());
        QCOMPARE(*detectFormat(folder.path()), "hermes"s);
        const auto store = readForeign(folder.path(), {});
        QVERIFY_OK(store);
        QCOMPARE(store->scopes, std::vector{"default"s});
        QCOMPARE(store->memories.size(), std::size_t(5)); // three of four (one stands twice), and two
        QCOMPARE(store->folded, std::uint64_t(1));
        QCOMPARE(store->read, std::uint64_t(13)); // six entries, six writes and one that is damaged
        QCOMPARE(store->memories[0].memory.text, "The build runs with make check"s);
        QCOMPARE(store->memories[1].memory.text, "Tests need PYTHONPATH=src\nand a database"s);
        QCOMPARE(store->memories[2].memory.text, "§ 5 of the contract counts"s);
        QCOMPARE(store->memories[4].memory.text, "Lives in Graz"s);
        QCOMPARE(store->memories[4].memory.tags, std::vector{"user"s});
        for (const MemoryDraft &draft : store->memories) {
            QVERIFY(draft.memory.kind == Kind::Reflection && draft.evidence.empty() && draft.createdAssumed);
            QVERIFY(!draft.memory.sourceRef.empty());
        }
        // a, b, c, two of d, and the skill; e is damaged
        QCOMPARE(store->records.size(), std::size_t(6));
        QVERIFY(store->records[0].json.find("\"action\":\"add\"") != std::string::npos);
        QVERIFY(store->records[0].json.find("\"created\":\"2026-05-28T20:26:40.500Z\"") != std::string::npos);
        QVERIFY(store->records[1].json.find("\"action\":\"supersede\"") != std::string::npos);
        QVERIFY(store->records[1].json.find(store->memories[4].memory.sourceRef) != std::string::npos);
        QVERIFY(store->records[2].json.find("\"action\":\"retract\"") != std::string::npos);
        QVERIFY(store->records[4].json.find("\"hermes-0000000d-2\"") != std::string::npos);
        QVERIFY(store->records[5].json.find("with care") != std::string::npos);
        QCOMPARE(store->skipped, std::uint64_t(1));
        QCOMPARE(store->problems.size(), std::size_t(1));
        QCOMPARE(store->problems[0].kind, "bad-json"s);
        QCOMPARE(store->problems[0].where, "pending/memory/0000000e.json"s);
    }

    void partsOfAHome()
    {
        const Folder folder;
        makeHome(folder.path());
        for (const char *part : {"memories", "pending", "pending/memory", "pending/skills", "memories/MEMORY.md",
                                 "pending/memory/0000000a.json"}) {
            const auto format = detectFormat(folder.path() / part);
            QVERIFY2(format.ok() && *format == "hermes", part);
            const auto store = readForeign(folder.path() / part, {});
            QVERIFY_OK(store);
            QVERIFY2(store->memories.size() + store->records.size() > 0, part);
        }
        QCOMPARE(readForeign(folder.path() / "memories/USER.md", {})->memories[0].memory.tags, std::vector{"user"s});
        QCOMPARE(readForeign(folder.path() / "pending", {})->records.size(), std::size_t(6));
        // One entry without a delimiter: in a home by its place, else only if it is asked for.
        const Folder other;
        put(other / "memories/MEMORY.md", "one note");
        QCOMPARE(*detectFormat(other.path()), "hermes"s);
        QVERIFY(!detectFormat(other / "memories/MEMORY.md").ok() ||
                *detectFormat(other / "memories/MEMORY.md") != "hermes");
        QCOMPARE(readForeign(other / "memories/MEMORY.md", "hermes")->memories.size(), std::size_t(1));
        put(other / "else/MEMORY.md", "# Notes\n\nof another program\n");
        QVERIFY(!detectFormat(other / "else").ok() || *detectFormat(other / "else") != "hermes");
        // A profile is a home with its own name.
        makeHome(other / "profiles/work");
        QCOMPARE(readForeign(other / "profiles/work", {})->scopes, std::vector{"work"s});
        QCOMPARE(readForeign(other / "profiles/work", {}, {"mine", {}})->memories[0].memory.scope, "mine"s);
        QVERIFY(readForeign(other.path(), {})->note.find("profiles") != std::string::npos);
        // Windows writes.
        put(other / "crlf.md", "\xEF\xBB\xBFone\r\n§\r\ntwo\r\n");
        const auto crlf = readForeign(other / "crlf.md", {});
        QVERIFY_OK(crlf);
        QCOMPARE(crlf->memories.size(), std::size_t(2));
        QCOMPARE(crlf->memories[0].memory.text, "one"s);
    }

    // Pending writes wait in the queue, are decided, and go back; they enter memory by the next import only.
    void candidatesAreDecided()
    {
        const Folder folder;
        const fs::path home = folder / "home";
        makeHome(home);
        auto made = Store::create(folder / "mine.credence", {});
        QVERIFY_OK(made);
        Store &store = **made;
        const auto foreign = readForeign(home, {});
        const auto report = store.import(*foreign, home.string(), {"", "import", ""});
        QVERIFY_OK(report);
        QCOMPARE(report->added, std::uint64_t(5));
        const auto items = queue(store);
        QVERIFY_OK(items);
        QCOMPARE(items->size(), std::size_t(6));
        for (const QueueItem &item : *items) {
            QVERIFY(item.state == CandidateState::Pending);
            QVERIFY2(item.applies, item.candidate.id.c_str());
            QVERIFY2(item.approveOff.empty(), item.approveOff.c_str());
            QVERIFY(item.candidate.reason.find("a review in the background") != std::string::npos);
        }
        const auto decided = [&](const char *id, Verdict verdict) {
            DecideRequest request;
            request.candidate = id;
            request.verdict = verdict;
            request.changeShown = true;
            return decide(store, request, kPerson);
        };
        for (const char *id : {"hermes-0000000a", "hermes-0000000b", "hermes-0000000c"})
            QVERIFY_OK(decided(id, Verdict::Approve));
        QVERIFY_OK(decided("hermes-0000000d-1", Verdict::Reject));
        const auto plan = previewCommit(store);
        QVERIFY_OK(plan);
        QCOMPARE(plan->changes.size(), std::size_t(0));
        QCOMPARE(plan->blocked.size(), std::size_t(3)); // a and b bring something and cite nothing, c takes away
        QVERIFY(plan->blocked[0].because.find("cites too little to enter from here") != std::string::npos);
        QVERIFY(plan->blocked[2].because.find("it is carried out there") != std::string::npos);
        QCOMPARE(store.import(*readForeign(home, {}), home.string(), {"", "import", ""})->unchanged,
                 std::uint64_t(5)); // and no candidate twice
        QCOMPARE(queue(store)->size(), std::size_t(6));
    }

    void decisionsGoBack()
    {
        const Folder folder;
        makeHome(folder.path());
        const auto store = readForeign(folder.path(), {});
        HandBackSet set{"default", "hermes", {}, {}};
        set.decisions = {decisionOn(*store, "hermes-0000000a", "approved"),
                         decisionOn(*store, "hermes-0000000b", "approved", "Moved to Linz"),
                         decisionOn(*store, "hermes-0000000c", "rejected"),
                         decisionOn(*store, "hermes-0000000d-1", "approved"),
                         decisionOn(*store, "hermes-0000000d-2", "approved"),
                         decisionOn(*store, "hermes-000000ff", "approved")};
        const auto plan = planHandBack(set, "hermes", folder.path());
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(5));
        QCOMPARE(plan->left.size(), std::size_t(1));
        QVERIFY(plan->left[0].message.find("/skills approve 000000ff") != std::string::npos);
        QVERIFY(plan->advice.find(": /memory approve 0000000a 0000000d, /memory reject 0000000c. ") !=
                std::string::npos);
        QVERIFY(plan->advice.find("would take the old ones: 0000000b. ") != std::string::npos);
        QCOMPARE(plan->writes.size(), std::size_t(6));         // two files, four pending writes
        QCOMPARE(content(folder / "memories/USER.md"), kUser); // a plan writes nothing
        QVERIFY_OK(writeHandBack(*plan));
        QCOMPARE(content(folder / "memories/USER.md"), "Prefers short answers\n§\nMoved to Linz\n§\nHas two cats"s);
        QCOMPARE(content(folder / "memories/MEMORY.md"),
                 "The build runs with make check\n§\nTests need PYTHONPATH=src\nand a database\n§\n"
                 "The contract ended in May"s);
        QVERIFY(!fs::exists(folder / "pending/memory/0000000c.json"));
        QVERIFY(fs::exists(folder / "pending/skills/000000ff.json"));
        const auto again = readForeign(folder.path(), {});
        QCOMPARE(again->memories.size(), std::size_t(6));
        QCOMPARE(again->records.size(), std::size_t(1));
        // A second time there is nothing to decide on.
        const auto late = planHandBack(set, "hermes", folder.path());
        QVERIFY_OK(late);
        QVERIFY(late->writes.empty());
        QCOMPARE(late->left.size(), std::size_t(5)); // one a pending write: d's two parts are one
    }

    // Words that fitted two entries when they were decided are not carried out on the one that is left over.
    void whatFittedSeveralStays()
    {
        for (const char *last : {"Gamma fact.", "Gamma."}) {
            const Folder folder;
            const fs::path memory = folder / "memories/MEMORY.md", pending = folder / "pending/memory";
            put(memory, std::string("Alpha fact.\n§\nBeta fact.\n§\n") + last);
            put(pending / "00000001.json",
                pendingText("00000001", "{\"action\":\"replace\",\"target\":\"memory\",\"content\":\"Alpha "
                                        "other.\",\"old_text\":\"Alpha\"}"));
            put(pending / "00000002.json",
                pendingText("00000002", "{\"action\":\"remove\",\"target\":\"memory\",\"old_text\":\"fact\"}"));
            const auto store = readForeign(folder.path(), {});
            const HandBackSet set{
                "default",
                "hermes",
                {},
                {decisionOn(*store, "hermes-00000001", "approved"), decisionOn(*store, "hermes-00000002", "approved")}};
            const auto plan = planHandBack(set, "hermes", folder.path());
            QVERIFY_OK(plan);
            QCOMPARE(plan->left.size(), std::size_t(1));
            QVERIFY2(plan->left.front().message.find("or more than one, holds") != std::string::npos,
                     plan->left.front().message.c_str());
            QVERIFY_OK(writeHandBack(*plan));
            QCOMPARE(content(memory), std::string("Alpha other.\n§\nBeta fact.\n§\n") + last);
            QVERIFY(!fs::exists(pending / "00000001.json"));
            QVERIFY(fs::exists(pending / "00000002.json"));
        }
    }

    void aPartOfABatchWaits()
    {
        const Folder folder;
        makeHome(folder.path());
        const auto store = readForeign(folder.path(), {});
        HandBackSet set{"default", "hermes", {}, {decisionOn(*store, "hermes-0000000d-2", "approved")}};
        auto plan = planHandBack(set, "hermes", folder.path());
        QVERIFY_OK(plan);
        QVERIFY(plan->writes.empty());
        QCOMPARE(plan->left.size(), std::size_t(1));
        set.decisions.push_back(decisionOn(*store, "hermes-0000000d-1", "rejected"));
        plan = planHandBack(set, "hermes", folder.path());
        QVERIFY_OK(plan);
        QCOMPARE(plan->writes.size(), std::size_t(2));
        QVERIFY(plan->writes[0].after.ends_with("§ 5 of the contract counts\n§\nThe contract ended in May"));
    }

    void memoriesGoBack()
    {
        const Folder folder;
        makeHome(folder.path());
        const auto store = readForeign(folder.path(), {});
        HandBackSet set{"default", "hermes", {}, {}};
        HandBackItem added;
        added.memory.id = {"0198"};
        added.memory.text = "Answers are short, the user lives in Graz";
        added.replaces = {itemOn(*store, HandBackKind::Superseded, "Prefers short answers").memory.sourceRef,
                          itemOn(*store, HandBackKind::Superseded, "Lives in Graz").memory.sourceRef};
        set.items = {added, itemOn(*store, HandBackKind::Superseded, "Prefers short answers"),
                     itemOn(*store, HandBackKind::Superseded, "Lives in Graz"),
                     itemOn(*store, HandBackKind::Retracted, "§ 5 of the contract counts")};
        HandBackItem erased = itemOn(*store, HandBackKind::Erased, "The build runs with make check");
        erased.memory.text.clear();
        set.items.push_back(erased);
        HandBackItem redacted = itemOn(*store, HandBackKind::Redacted, "Tests need PYTHONPATH=src\nand a database");
        redacted.memory.text = "Tests need [path]";
        set.items.push_back(redacted);
        HandBackItem gone;
        gone.kind = HandBackKind::Retracted;
        gone.memory.sourceRef = "memory:0123456789abcdef";
        set.items.push_back(gone);
        const auto plan = planHandBack(set, "hermes", folder.path());
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(6));
        QCOMPARE(plan->left.size(), std::size_t(1));
        QCOMPARE(plan->left[0].where, "memory:0123456789abcdef"s);
        QVERIFY_OK(writeHandBack(*plan));
        QCOMPARE(content(folder / "memories/MEMORY.md"), "Tests need [path]"s);
        QCOMPARE(content(folder / "memories/USER.md"), "Answers are short, the user lives in Graz"s);
        QCOMPARE(readForeign(folder.path(), {})->memories.size(), std::size_t(2));
    }

    void limitsHold()
    {
        const Folder folder;
        put(folder / "memories/USER.md", std::string(1300, 'x') + "\n§\n" + std::string(60, 'y'));
        put(folder / "memories/MEMORY.md", "m");
        const auto store = readForeign(folder.path(), {});
        HandBackSet set{"default", "hermes", {}, {}};
        HandBackItem added;
        added.memory.id = {"new"};
        added.memory.tags = {"user"};
        added.memory.text = "ä ist zwei Bytes lang"; // 21 characters: 1363 + 3 + 21 > 1375
        set.items = {added};
        auto plan = planHandBack(set, "hermes", folder.path());
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(0));
        QVERIFY(plan->writes.empty());
        QVERIFY2(plan->left[0].message.find("1387 of 1375 characters") != std::string::npos,
                 plan->left[0].message.c_str());
        // With room made by another change, whichever comes first, it fits.
        set.items.push_back(itemOn(*store, HandBackKind::Retracted, std::string(60, 'y')));
        plan = planHandBack(set, "hermes", folder.path());
        QVERIFY_OK(plan);
        QCOMPARE(plan->said, std::uint64_t(2));
        QVERIFY(plan->left.empty());
        // A person may have set other limits.
        put(folder / "config.yaml", "memory:\n  user_char_limit: 2000\n");
        set.items.pop_back();
        QCOMPARE(planHandBack(set, "hermes", folder.path())->said, std::uint64_t(1));
        // What ends an entry can't be in one.
        set.items[0].memory.text = "a\n§\nb";
        plan = planHandBack(set, "hermes", folder.path());
        QVERIFY(plan->left[0].message.find("§") != std::string::npos);
    }

    void aFileStaysWhoseItIs()
    {
        const Folder folder;
        const fs::path home = folder / "hermes", file = home / "memories/USER.md", elsewhere = folder / "kept/USER.md";
        makeHome(home);
        put(elsewhere, content(file));
        fs::remove(file);
        fs::create_symlink(elsewhere, file);
        QCOMPARE(::chmod(elsewhere.c_str(), 0640), 0);
        const bool root = ::geteuid() == 0;
        if (root) {
            QCOMPARE(::chown(elsewhere.c_str(), 1234, 5678), 0);
            QCOMPARE(::chown((home / "memories").c_str(), 1234, 5678), 0);
            fs::remove(home / "memories/MEMORY.md");
        }
        HandBackSet all{"default", "hermes", {}, {}};
        HandBackItem added;
        added.memory.id = {"new"};
        added.memory.tags = {"user"};
        added.memory.text = "Sings";
        all.items = {added};
        added.memory.text = "Builds with ninja";
        added.memory.tags = {};
        all.items.push_back(added);
        const auto plan = planHandBack(all, "hermes", home);
        QVERIFY_OK(plan);
        QVERIFY_OK(writeHandBack(*plan));
        QVERIFY(fs::is_symlink(file));
        QVERIFY(content(elsewhere).ends_with("Sings"));
        struct stat now {};
        QCOMPARE(::stat(elsewhere.c_str(), &now), 0);
        QCOMPARE(now.st_mode & 0777U, 0640U);
        if (root) {
            QCOMPARE(now.st_uid, 1234U);
            QCOMPARE(now.st_gid, 5678U);
            // What is made is its folder's owner's.
            QCOMPARE(::stat((home / "memories/MEMORY.md").c_str(), &now), 0);
            QCOMPARE(now.st_uid, 1234U);
            QCOMPARE(now.st_gid, 5678U);
        }
        // A second name would go on with the old words.
        fs::create_hard_link(elsewhere, folder / "second");
        all.items[0].memory.text = "Dances";
        const auto late = planHandBack(all, "hermes", home);
        QVERIFY_OK(late);
        const auto refused = writeHandBack(*late);
        QVERIFY(!refused);
        QVERIFY(refused.error().message.find("hard links") != std::string::npos);
        QVERIFY(content(elsewhere).ends_with("Sings"));
    }

    void survivesDamage()
    {
        const Folder folder;
        makeHome(folder.path());
        put(folder / "pending/memory/deep.json", pendingText("deep", std::string(100000, '[')));
        put(folder / "pending/memory/odd.json", pendingText("odd", "{\"action\":\"add\",\"content\":7,\"target\":[]}"));
        put(folder / "pending/memory/empty.json", "");
        fs::create_directories(folder / "pending/memory/folder.json");
        fs::create_symlink(folder.path(), folder / "pending/memory/loop.json");
        QVERIFY(::mkfifo((folder / "pending/memory/pipe.json").c_str(), 0600) == 0);
        const auto store = readForeign(folder.path(), {});
        QVERIFY_OK(store);
        QCOMPARE(store->records.size(), std::size_t(6));
        QCOMPARE(store->skipped, std::uint64_t(4));
        QVERIFY2(store->problems.size() == 4, qPrintable(said(store->problems)));
        // Cut at each byte, and random bytes.
        const std::string whole = kMemory + "\n§\n" + pendingText("x", "{\"action\":\"add\",\"content\":\"c\"}");
        const fs::path file = folder / "cut.json", text = folder / "cut.md";
        const std::string record = pendingText("x", "{\"action\":\"add\",\"content\":\"c\"}");
        for (std::size_t n = 0; n <= record.size(); ++n) {
            put(file, record.substr(0, n));
            const auto cut = readForeign(file, "hermes");
            QVERIFY(!cut.ok() || cut->records.size() == (n == record.size() ? 1U : 0U));
        }
        for (std::size_t n = 0; n <= whole.size(); n += 3) {
            put(text, whole.substr(0, n));
            QVERIFY(readForeign(text, "hermes").ok());
        }
        std::mt19937 random(7); // NOLINT: the same bytes each time
        for (int round = 0; round < 200; ++round) {
            std::string bytes = round % 2 ? record : std::string(400, ' ');
            for (std::size_t i = round % 2 ? random() % bytes.size() : 0; i < bytes.size(); ++i)
                bytes[i] = static_cast<char>(random());
            put(file, bytes);
            put(text, bytes);
            (void)readForeign(file, "hermes");
            QVERIFY(readForeign(text, "hermes").ok());
            (void)detectFormat(text);
        }
    }

    void isFound()
    {
        const Folder folder;
        makeHome(folder / ".hermes");
        const auto found =
            findStores([&](const char *name) { return name == "HOME"s ? folder.path().string() : std::string(); });
        QCOMPARE(found.size(), std::size_t(1));
        QCOMPARE(found[0].format, "hermes"s);
    }
};

CREDENCE_TEST(tst_ingest_hermes, TstIngestHermes)

} // namespace tst_ingest_hermes

#include "tst_ingest_hermes.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Which source holds which memory: records that are alike, sources that were forgotten, memories of two sources, what
// is restored after it vanished, and what the undoing of a synchronisation says to a source.
#include "store/foreigndb.h"
#include "support/registry.h"
#include "support/stores.h"
#include "util/equals.h"

#include <credence/handback.h>
#include <credence/ingest.h>
#include <credence/review.h>
#include <credence/sources.h>

#include <QTest>

#include <fmt/format.h>

#include <fstream>

namespace tst_sources_held {

using namespace credence;
using namespace credence::test;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

void putNote(const fs::path &file, const std::string &text)
{
    fs::create_directories(file.parent_path());
    std::ofstream(file, std::ios::binary) << text;
}

} // namespace

class TstSourcesHeld : public QObject {
    Q_OBJECT

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Store> m_store;
    fs::path m_home, m_other;

    void write(const std::string &text) { putNote(m_home / "a.md", text); }
    [[nodiscard]] std::string text() { return bytesOf(m_home / "a.md").toStdString(); }
    [[nodiscard]] bool import(const fs::path &place)
    {
        auto foreign = readForeign(place, "markdown");
        const auto report = foreign ? m_store->import(std::move(*foreign), "", {"ada", "import", ""})
                                    : Result<ImportReport>(foreign.error());
        if (!report)
            qWarning("%s", report.error().message.c_str());
        return report.ok();
    }
    [[nodiscard]] SyncReport sync(std::size_t mirror = 0, Vanished vanished = Vanished::Withdraw)
    {
        const auto mirrors = m_store->mirrors();
        auto foreign = readMirror((*mirrors)[mirror]);
        if (!foreign)
            return {};
        const auto report = m_store->sync(std::move(*foreign), vanished, kPerson);
        if (!report)
            qWarning("%s", report.error().message.c_str());
        return report ? *report : SyncReport{};
    }
    // "added changed vanished returned elsewhere", and whether an entry was made.
    [[nodiscard]] static std::string words(const SyncReport &r)
    {
        return fmt::format("{} {} {} {} {}{}", r.added, r.changed, r.vanished, r.returned, r.elsewhere,
                           r.ledger ? " entry" : "");
    }
    // Plans, writes and notes it. How many changes it said, or -1.
    [[nodiscard]] int handBack(bool again = false)
    {
        const auto set = m_store->handBack("default", "markdown");
        const auto plan = planHandBack(*set, "markdown", m_home, {again});
        if (!plan || !writeHandBack(*plan) || !m_store->noteHandBack(*set, *plan, kPerson))
            return -1;
        return int(plan->said);
    }
    // Of all memories, in their order: "status text", with a number behind the words of those that are alike.
    [[nodiscard]] std::vector<std::string> all()
    {
        std::vector<std::string> out;
        for (std::int64_t key = 1; key < 50; ++key) {
            const MemoryKey one[] = {{key}};
            const auto rows = m_store->rows(one);
            if (rows && !rows->empty())
                out.push_back(std::string(word(rows->front().status)) + " " + rows->front().text);
        }
        return out;
    }
    [[nodiscard]] Memory memoryAt(std::int64_t key)
    {
        const MemoryKey one[] = {{key}};
        const auto rows = m_store->rows(one);
        return rows && !rows->empty() ? rows->front() : Memory{};
    }
    [[nodiscard]] Status statusAt(std::int64_t key) { return memoryAt(key).status; }
    [[nodiscard]] bool retract(std::int64_t key)
    {
        const MemoryKey one[] = {{key}};
        return m_store->retract(one, kPerson).ok();
    }
    [[nodiscard]] bool restore(std::int64_t key)
    {
        const MemoryKey one[] = {{key}};
        return m_store->restore(one, kPerson).ok();
    }
    // "a", "b": where it stands; in brackets where it stood.
    [[nodiscard]] std::string standsIn(std::int64_t key)
    {
        std::string out;
        const auto holders = m_store->holders({key});
        for (const Holder &one : holders ? *holders : std::vector<Holder>()) {
            const std::string name = fs::path(one.path).filename().string();
            out += (out.empty() ? "" : " ") + (one.there ? name : "(" + name + ")");
        }
        return out;
    }
    [[nodiscard]] bool sound()
    {
        const auto verified = m_store->verify();
        if (!verified || !verified->ok)
            qWarning("%s", verified ? verified->message.c_str() : verified.error().message.c_str());
        return verified && verified->ok;
    }

private Q_SLOTS:
    void init()
    {
        m_store.reset();
        m_folder = std::make_unique<Folder>();
        CreateOptions options;
        options.approvalChannels = {"gui"};
        auto store = Store::create(*m_folder / "a.credence", options);
        QVERIFY_OK(store);
        m_store = std::move(*store);
        m_home = m_folder->path() / "notes";
        m_other = m_folder->path() / "copy";
    }

    void whichIsWhich()
    {
        using equals::refsFor;
        using Refs = std::vector<std::string>;
        QCOMPARE(refsFor("x", {"", "", ""}, {}), (Refs{"x", "x-2", "x-3"}));
        const EqualRecord first{"x", "a"}, second{"x-2", "b"}, third{"x-3", "b"};
        QCOMPARE(refsFor("x", {"a", "b", "b"}, {first, second, third}), (Refs{"x", "x-2", "x-3"}));
        // By its spot, wherever it comes in the file.
        QCOMPARE(refsFor("x", {"b"}, {first, second}), (Refs{"x-2"}));
        QCOMPARE(refsFor("x", {"b", "a"}, {first, second}), (Refs{"x-2", "x"}));
        // What was taken away there is not what stands there, and what is in force goes before what is not.
        QCOMPARE(refsFor("x", {""}, {{"x", "", false, false}, {"x-2", ""}}), (Refs{"x-2"}));
        QCOMPARE(refsFor("x", {""}, {{"x", "", true, false}, {"x-2", ""}}), (Refs{"x-2"}));
        QCOMPARE(refsFor("x", {"a"}, {{"x", "a", false, false}, {"x-2", "b"}}), (Refs{"x-2"}));
        QCOMPARE(refsFor("x", {""}, {{"x", "", false, true}, {"x-2", "", true, false}}), (Refs{"x-2"}));
        // More than are thought to stand there: one came back.
        QCOMPARE(refsFor("x", {"", ""}, {{"x", "", false, false}, {"x-2", ""}}), (Refs{"x", "x-2"}));
        // More than are known.
        QCOMPARE(refsFor("x", {"c", "b", "c"}, {second}), (Refs{"x", "x-2", "x-3"}));
        QCOMPARE(refsFor("x", {"", ""}, {{"x-7", ""}, {"y", ""}, {"x-y", ""}}), (Refs{"x-7", "x"}));
        QCOMPARE(*equals::numberOf("x", "x-12"), std::uint64_t(12));
        QVERIFY(!equals::numberOf("x", "x-") && !equals::numberOf("x", "xy") && !equals::numberOf("x", "x-1a"));
        QCOMPARE(equals::sharedOf("a.md#f0-2"), "a.md#f0"s);
        QCOMPARE(equals::sharedOf("a-b"), ""s);
    }

    void ofEqualItemsTheRightOneStays_data()
    {
        QTest::addColumn<QByteArray>("before");
        QTest::addColumn<int>("taken"); // key of the one that is retracted
        QTest::addColumn<int>("stays");
        QTest::addColumn<QByteArray>("after");
        const QByteArray headings = "# A\n\n- Same\n- Other\n\n# B\n\n- Same\n- More\n- Third\n";
        QTest::newRow("first, headings") << headings << 1 << 3
                                         << QByteArray("# A\n\n- Other\n\n# B\n\n- Same\n- More\n"
                                                       "- Third\n");
        QTest::newRow("second, headings") << headings << 3 << 1
                                          << QByteArray("# A\n\n- Same\n- Other\n\n# B\n\n- More\n"
                                                        "- Third\n");
        const QByteArray plain = "- Same\n- Other\n- Same\n- More\n- Third\n";
        QTest::newRow("first") << plain << 1 << 3 << QByteArray("- Other\n- Same\n- More\n- Third\n");
        QTest::newRow("second") << plain << 3 << 1 << QByteArray("- Same\n- Other\n- More\n- Third\n");
    }

    void ofEqualItemsTheRightOneStays()
    {
        QFETCH(QByteArray, before);
        QFETCH(int, taken);
        QFETCH(int, stays);
        QFETCH(QByteArray, after);
        write(before.toStdString());
        QVERIFY(import(m_home));
        QCOMPARE(memoryAt(1).text, "Same"s);
        QCOMPARE(memoryAt(3).text, "Same"s);
        QVERIFY(retract(taken));
        QCOMPARE(handBack(), 1);
        QCOMPARE(text(), after.toStdString());
        QCOMPARE(words(sync()), "0 0 0 0 0"s);
        QCOMPARE(statusAt(taken), Status::Retracted);
        QCOMPARE(statusAt(stays), Status::Active);
        QCOMPARE(handBack(), 0);
        QCOMPARE(handBack(true), 0);
        QCOMPARE(text(), after.toStdString());
        QCOMPARE(words(sync()), "0 0 0 0 0"s);
        // The one that is left is the one that goes when its line goes.
        std::string without = text();
        without.erase(without.find("- Same\n"), 7);
        write(without);
        QCOMPARE(words(sync()), "0 0 1 0 0 entry"s);
        QCOMPARE(statusAt(stays), Status::Retracted);
        // And it comes back as itself.
        write(after.toStdString());
        QCOMPARE(words(sync()), "0 0 0 1 0 entry"s);
        QCOMPARE(statusAt(stays), Status::Active);
        QCOMPARE(statusAt(taken), Status::Retracted);
        // The other is withdrawn, too: the line goes, as it stands for this one.
        QVERIFY(retract(stays));
        QCOMPARE(handBack(), 1);
        QVERIFY(text().find("Same") == std::string::npos);
        QCOMPARE(words(sync()), "0 0 0 0 0"s);
        QCOMPARE(m_store->counts()->memories, std::uint64_t(5));
        QVERIFY(sound());
    }

    // The words of the other one are no sign that this one stands there.
    void ofEqualItemsTheRestoredOneComesBack_data() { ofEqualItemsTheRightOneStays_data(); }
    void ofEqualItemsTheRestoredOneComesBack()
    {
        QFETCH(QByteArray, before);
        QFETCH(int, taken);
        QFETCH(int, stays);
        write(before.toStdString());
        QVERIFY(import(m_home));
        QVERIFY(retract(taken));
        QCOMPARE(handBack(), 1);
        QCOMPARE(words(sync()), "0 0 0 0 0"s);
        QVERIFY(restore(taken));
        QCOMPARE(handBack(), 1);
        QCOMPARE(QByteArray::fromStdString(text()).count("- Same\n"), 2);
        const SyncReport synced = sync();
        QCOMPARE(synced.added + synced.vanished + synced.returned, std::uint64_t(0));
        QCOMPARE(statusAt(taken), Status::Active);
        QCOMPARE(statusAt(stays), Status::Active);
        QCOMPARE(handBack(), 0);
        QCOMPARE(words(sync()), "0 0 0 0 0"s);
        QCOMPARE(m_store->counts()->memories, std::uint64_t(5));
        QVERIFY(sound());
    }

    void aForgottenSourceOwnsWhatItBringsAgain()
    {
        write("- One\n- Two\n- Three\n- Four\n");
        QVERIFY(import(m_home));
        QVERIFY_OK(m_store->forgetMirror({1}, kPerson));
        QCOMPARE(standsIn(4), ""s);
        QVERIFY(import(m_home));
        QCOMPARE(m_store->mirrors()->front().memories, std::uint64_t(4));
        QCOMPARE(standsIn(4), "notes"s);
        QCOMPARE(words(sync()), "0 0 0 0 0"s);
        write("- One\n- Two\n- Three\n");
        QCOMPARE(words(sync()), "0 0 1 0 0 entry"s);
        QCOMPARE(statusAt(4), Status::Retracted);
        QCOMPARE(standsIn(4), "(notes)"s);
        // What it lost before it was forgotten comes back with it, too.
        QVERIFY_OK(m_store->forgetMirror({2}, kPerson));
        write("- One\n- Two\n- Three\n- Four\n");
        QVERIFY(import(m_home));
        QCOMPARE(statusAt(4), Status::Active);
        QCOMPARE(m_store->mirrors()->front().memories, std::uint64_t(4));
        QVERIFY(sound());
    }

    // So do pending writes: they wait at the source that brings them again.
    void aForgottenSourcesWritesWaitAtItAgain()
    {
        putNote(m_home / "memories/MEMORY.md", "One\n§\nTwo\n§\nThree");
        const fs::path waiting = m_home / "pending/memory/0000000a.json";
        putNote(waiting, R"({"id":"0000000a","subsystem":"memory","action":"add","summary":"s","origin":"foreground",)"
                         R"("created_at":1780000000.0,"payload":{"action":"add","target":"memory","content":"Four"}})");
        const auto take = [&] {
            auto foreign = readForeign(m_home, "hermes");
            return foreign && m_store->import(std::move(*foreign), "", {"ada", "import", ""});
        };
        QVERIFY(take());
        QCOMPARE(queueCounts(*m_store)->open, std::uint64_t(1));
        QVERIFY_OK(m_store->forgetMirror({1}, kPerson));
        QVERIFY(take());
        QCOMPARE(queueCounts(*m_store)->open, std::uint64_t(1));
        QCOMPARE(words(sync()), "0 0 0 0 0"s);
        fs::remove(waiting);
        QCOMPARE(sync().settled, std::uint64_t(1));
        QCOMPARE(queueCounts(*m_store)->open, std::uint64_t(0));
        QVERIFY(sound());
    }

    void whatTwoSourcesHoldGoesWithTheLast()
    {
        const std::string four = "- One\n- Two\n- Three\n- Four\n", three = "- One\n- Two\n- Three\n";
        write(four);
        putNote(m_other / "a.md", four);
        QVERIFY(import(m_home));
        QVERIFY(import(m_other));
        QCOMPARE(m_store->counts()->memories, std::uint64_t(4));
        QCOMPARE(standsIn(4), "notes copy"s);
        QCOMPARE(m_store->mirrors()->back().memories, std::uint64_t(4));

        write(three);
        const SyncReport kept = sync(0, Vanished::Keep);
        QCOMPARE(words(kept), "0 0 0 0 1"s); // looked at, and nothing noted
        QCOMPARE(kept.changes.front().kind, SyncKind::Elsewhere);
        QCOMPARE(kept.changes.front().reason, "It stands in " + m_other.string() + " still, so it stays.");
        QCOMPARE(words(sync()), "0 0 0 0 1 entry"s);
        QCOMPARE(statusAt(4), Status::Active);
        QCOMPARE(standsIn(4), "(notes) copy"s);
        QCOMPARE(words(sync()), "0 0 0 0 0"s);

        putNote(m_other / "a.md", three);
        QCOMPARE(words(sync(1)), "0 0 1 0 0 entry"s);
        QCOMPARE(statusAt(4), Status::Retracted);
        QCOMPARE(standsIn(4), "(notes) (copy)"s);

        // Either brings it back.
        write(four);
        QCOMPARE(words(sync()), "0 0 0 1 0 entry"s);
        QCOMPARE(statusAt(4), Status::Active);
        QCOMPARE(standsIn(4), "notes (copy)"s);
        QCOMPARE(words(sync(1)), "0 0 0 0 0"s);
        // A source that was forgotten keeps nothing.
        putNote(m_other / "a.md", four);
        QCOMPARE(words(sync(1)), "0 0 0 0 0 entry"s);
        QVERIFY_OK(m_store->forgetMirror({2}, kPerson));
        write(three);
        QCOMPARE(words(sync()), "0 0 1 0 0 entry"s);
        QCOMPARE(statusAt(4), Status::Retracted);
        QVERIFY(sound());
    }

    void whatIsRestoredAndGoneThereIsOffered()
    {
        write("- One\n- Two\n- Three\n- Four\n");
        QVERIFY(import(m_home));
        write("- One\n- Two\n- Three\n");
        QCOMPARE(words(sync()), "0 0 1 0 0 entry"s);
        QCOMPARE(handBack(), 0); // withdrawn because it is gone: nothing to say
        QVERIFY(restore(4));
        QCOMPARE(words(sync()), "0 0 0 0 0"s);
        auto set = m_store->handBack("default", "markdown");
        QVERIFY_OK(set);
        QCOMPARE(set->items.size(), std::size_t(1));
        QCOMPARE(set->items[0].kind, HandBackKind::Restored);
        QCOMPARE(set->items[0].memory.text, "Four"s);
        QCOMPARE(set->items[0].by, "ada"s);
        // It takes another's place: both are said.
        QVERIFY_OK(m_store->supersede({3}, {4}, kPerson));
        QCOMPARE(handBack(), 2);
        QCOMPARE(text(), "- One\n- Two\n- Four\n"s);
        QCOMPARE(handBack(), 0);
        const SyncReport again = sync();
        QCOMPARE(again.added + again.changed + again.vanished + again.returned, std::uint64_t(0));
        QCOMPARE(statusAt(4), Status::Active);
        QCOMPARE(words(sync()), "0 0 0 0 0"s);
        QCOMPARE(standsIn(4), "notes"s);
        // Brought back, it is one of the source's again.
        write("- One\n- Two\n");
        QCOMPARE(words(sync()), "0 0 1 0 0 entry"s);
        QCOMPARE(statusAt(4), Status::Retracted);
        QVERIFY(sound());
    }

    // A form that brings nothing back takes it as a new record, and says so where it can't; it is known when it comes.
    void aFormThatBringsNothingBackTakesItAsNew()
    {
        const auto record = [](int n, const std::string &type, const std::string &words, const std::string &more = {}) {
            return fmt::format(R"j({{"id":"aaaaaaaa-000{}-4000-8000-000000000000","type":"{}","content":"{}",)j"
                               R"j("source":"agent","importance":5.0,"tags":[],"created_at":1780300800.5,)j"
                               R"j("updated_at":1780300801.0,"access_count":3{}}})j"
                               "\n",
                               n, type, words, more);
        };
        const std::string sources = R"j(,"metadata":{"provenance":"reflection-v2","source_ids":[)j"
                                    R"j("aaaaaaaa-0001-4000-8000-000000000000",)j"
                                    R"j("aaaaaaaa-0002-4000-8000-000000000000"]}})j";
        const std::string first = record(1, "event", "Green tea"), second = record(2, "event", "Green tea again"),
                          third = record(3, "event", "Left early"),
                          claim = record(4, "insight", "Prefers green tea", sources.substr(0, sources.size() - 1)),
                          other = record(5, "insight", "Likes mornings", sources.substr(0, sources.size() - 1));
        const fs::path file = *m_folder / "m.jsonl";
        putNote(file, first + second + third + claim + other);
        auto foreign = readForeign(file, "engram");
        QVERIFY_OK(foreign);
        QVERIFY_OK(m_store->import(std::move(*foreign), "", {"ada", "import", ""}));
        QCOMPARE(memoryAt(4).text, "Prefers green tea"s);
        putNote(file, second + third + other);
        QCOMPARE(sync().vanished, std::uint64_t(2));
        QVERIFY(restore(1));
        QVERIFY(restore(4));
        QVERIFY_OK(m_store->supersede({5}, {4}, kPerson));
        const auto said = [&] {
            const auto set = m_store->handBack(memoryAt(4).scope, "engram");
            const auto plan = planHandBack(*set, "engram", *m_folder / "out");
            if (!plan || !m_store->noteHandBack(*set, *plan, kPerson))
                return std::string("failed");
            std::string all = plan->writes.empty() ? std::string() : plan->writes[0].after;
            for (const Problem &one : plan->left)
                all += "\nleft " + one.where + ": " + one.message;
            return all;
        };
        const std::string requests = said(), id = memoryAt(4).id.value;
        QVERIFY2(requests.find("request 'add " + id + "' POST") != std::string::npos, requests.c_str());
        QVERIFY2(requests.find("\"content\":\"Prefers green tea\"") != std::string::npos, requests.c_str());
        QVERIFY2(requests.find("deprecate aaaaaaaa-0005") != std::string::npos, requests.c_str());
        QVERIFY2(requests.find("left aaaaaaaa-0001-4000-8000-000000000000: It is in force here and not there any more, "
                               "and only beliefs go to Engram as new: add it there by hand.") != std::string::npos,
                 requests.c_str());
        // The script was run: it has an id of Engram's there.
        const std::string came = fmt::format(R"j(,"metadata":{{"credence_id":"{}"}})j", id);
        putNote(file, second + third + record(7, "insight", "Prefers green tea", came));
        const SyncReport report = sync();
        QCOMPARE(report.added, std::uint64_t(0));
        QCOMPARE(m_store->counts()->memories, std::uint64_t(5));
        QCOMPARE(statusAt(4), Status::Active);
        QCOMPARE(standsIn(4), "m.jsonl"s);
        QVERIFY(retract(4));
        const std::string removal = said();
        QVERIFY2(removal.find("\"/memories/aaaaaaaa-0007-4000-8000-000000000000\"") != std::string::npos,
                 removal.c_str());
        QVERIFY(sound());
    }

    // Retracted by a person after it had been restored: what its source says is no news.
    void whatAPersonRetractsStaysSo()
    {
        const std::string four = "- One\n- Two\n- Three\n- Four\n";
        write(four);
        QVERIFY(import(m_home));
        write("- One\n- Two\n- Three\n");
        QCOMPARE(words(sync()), "0 0 1 0 0 entry"s);
        QVERIFY(restore(4));
        QVERIFY(retract(4));
        write(four);
        static_cast<void>(sync());
        QCOMPARE(statusAt(4), Status::Retracted);
        QCOMPARE(handBack(), 1);
        QCOMPARE(text(), "- One\n- Two\n- Three\n"s);
        QVERIFY(sound());
    }

    void undoingASyncIsNoDecisionAboutTheSource()
    {
        const std::string five = "- One\n- Two\n- Three\n- Four\n- Five\n";
        write("- One\n- Two\n- Three\n- Four\n");
        QVERIFY(import(m_home));
        write("- One\n- Two\n- Three\n");
        const SyncReport gone = sync();
        QCOMPARE(words(gone), "0 0 1 0 0 entry"s);
        write(five);
        const SyncReport back = sync();
        QCOMPARE(words(back), "1 0 0 1 0 entry"s);
        QVERIFY_OK(m_store->undo(back.ledger, kPerson));
        QCOMPARE(all(), (std::vector<std::string>{"active One", "active Two", "active Three", "retracted Four",
                                                  "retracted Five"}));
        QCOMPARE(m_store->handBack("default", "markdown")->items.size(), std::size_t(0));
        QCOMPARE(handBack(true), 0);
        QCOMPARE(text(), five);
        const SyncReport quiet = sync();
        QCOMPARE(words(quiet), "0 0 0 0 0"s); // nor is it taken again
        QCOMPARE(quiet.undone, std::uint64_t(2));
        QCOMPARE(quiet.changes.size(), std::size_t(2));
        QCOMPARE(quiet.changes[0].kind, SyncKind::Undone);
        QCOMPARE(quiet.changes[0].after, "Four"s);
        QCOMPARE(quiet.changes[1].after, "Five"s);
        QCOMPARE(quiet.changes[1].reason, "It stands there, and entry 5 undid here that it was taken in: it stays "
                                          "withdrawn until somebody restores it."s);
        QVERIFY(restore(5));
        QCOMPARE(sync().undone, std::uint64_t(1));
        QVERIFY_OK(m_store->undo({6}, kPerson));
        QCOMPARE(sync().undone, std::uint64_t(2));
        QVERIFY_OK(m_store->redo(back.ledger, kPerson));
        QCOMPARE(statusAt(4), Status::Active);
        QCOMPARE(sync().undone, std::uint64_t(0));
        QCOMPARE(m_store->handBack("default", "markdown")->items.size(), std::size_t(0));
        // A person's own word counts.
        QVERIFY(retract(5));
        QCOMPARE(handBack(), 1);
        QCOMPARE(text(), "- One\n- Two\n- Three\n- Four\n"s);
        QVERIFY(sound());
    }

    void undoingAnImportTakesNothingAwayThere()
    {
        const std::string two = "- One\n- Two\n";
        write(two);
        QVERIFY(import(m_home));
        QVERIFY_OK(m_store->undo({2}, kPerson));
        QCOMPARE(all(), (std::vector<std::string>{"retracted One", "retracted Two"}));
        QCOMPARE(handBack(true), 0);
        QCOMPARE(text(), two);
        QVERIFY(restore(1));
        QCOMPARE(handBack(true), 0); // it stands there
        QVERIFY(retract(1));
        QCOMPARE(handBack(), 1);
        QCOMPARE(text(), "- Two\n"s);
        QVERIFY(sound());
    }

    // Undoing the withdrawal of what is gone leaves it in force here, and says nothing there.
    void undoneWithdrawalIsNotOffered()
    {
        write("- One\n- Two\n- Three\n- Four\n");
        QVERIFY(import(m_home));
        write("- One\n- Two\n- Three\n");
        const SyncReport gone = sync();
        QVERIFY_OK(m_store->undo(gone.ledger, kPerson));
        QCOMPARE(statusAt(4), Status::Active);
        QCOMPARE(handBack(true), 0);
        QCOMPARE(text(), "- One\n- Two\n- Three\n"s);
        QCOMPARE(words(sync()), "0 0 0 0 0"s);
        QVERIFY(sound());
    }

    void aStoreOfBeforeKnowsWhatIsGoneAndUndone()
    {
        write("- One\n- Two\n- Three\n- Four\n");
        QVERIFY(import(m_home));
        write("- One\n- Two\n- Three\n");
        QCOMPARE(words(sync()), "0 0 1 0 0 entry"s);
        write("- One\n- Two\n- Three\n- Five\n");
        const SyncReport more = sync();
        QVERIFY_OK(m_store->undo(more.ledger, kPerson));
        m_store.reset();
        const fs::path file = *m_folder / "a.credence";
        {
            auto db = sql::Connection::open(file, sql::Mode::ReadWrite, std::chrono::milliseconds(0));
            QVERIFY_OK(db);
            QVERIFY_OK((*db)->execute("DROP TABLE held; DROP TABLE undone; PRAGMA user_version = 9"));
        }
        {
            auto old = Store::open(file, {.readOnly = true});
            QVERIFY_OK(old);
            QCOMPARE((*old)->info().schemaVersion, 9);
            const auto holders = (*old)->holders({4});
            QVERIFY_OK(holders);
            QCOMPARE(holders->size(), std::size_t(1));
            QVERIFY(!holders->front().there);
            auto foreign = readMirror((*old)->mirrors()->front());
            QVERIFY_OK(foreign);
            QVERIFY_OK((*old)->sync(std::move(*foreign), Vanished::Keep, kPerson, true));
            QVERIFY_OK((*old)->handBack("default", "markdown"));
        }
        auto store = Store::open(file);
        QVERIFY_OK(store);
        m_store = std::move(*store);
        QCOMPARE(standsIn(4), "(notes)"s);
        QCOMPARE(handBack(true), 0);
        QCOMPARE(text(), "- One\n- Two\n- Three\n- Five\n"s);
        QVERIFY(restore(4));
        QCOMPARE(words(sync()), "0 0 0 0 0"s);
        QCOMPARE(handBack(), 1);
        QCOMPARE(text(), "- One\n- Two\n- Three\n- Five\n- Four\n"s);
        QVERIFY(sound());
    }
};

CREDENCE_TEST(tst_sources_held, TstSourcesHeld)

} // namespace tst_sources_held

#include "tst_sources_held.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the keys of a Chroma collection were taken for at the first import is what they mean from then on.
#include "support/chromawriter.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/ingest.h>
#include <credence/mirrorlist.h>
#include <credence/sources.h>

#include <QTest>

#include <algorithm>

namespace tst_chroma_keys {

using namespace credence;
using namespace credence::test;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

struct KeyedRecord {
    std::string id;
    ChromaWriter::Json metadata;
};

std::string newKeys(const std::vector<Problem> &problems)
{
    std::string text;
    for (const Problem &one : problems) {
        if (one.kind == "new-key")
            text += one.where + ": " + one.message + "\n";
    }
    return text;
}

} // namespace

class TstChromaKeys : public QObject {
    Q_OBJECT

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Store> m_store;
    fs::path m_source;

    void write(const std::vector<KeyedRecord> &records)
    {
        fs::remove_all(m_source);
        ChromaWriter writer(m_source, ChromaEra::Configs);
        const std::string collection = writer.collection("mem", 0);
        for (const KeyedRecord &one : records) {
            ChromaWriter::Json record = one.metadata;
            record["chroma:document"] = "text of " + one.id;
            writer.record(collection, one.id, record);
        }
    }
    [[nodiscard]] std::uint64_t take(const KeyMapping &chosen = {})
    {
        ReadOptions options;
        const auto kept = keptMapping(*m_store, m_source.string(), "", "", chosen);
        if (!kept)
            return 0;
        options.mapping = *kept;
        auto foreign = readForeign(m_source, {}, options);
        if (!foreign)
            return 0;
        const auto report = m_store->import(std::move(*foreign), "", {"ada", "import", ""});
        return report ? report->added + report->updated : 0;
    }
    [[nodiscard]] SyncReport sync()
    {
        auto foreign = readMirror(m_store->mirrors()->front());
        if (!foreign)
            return {};
        const auto report = m_store->sync(std::move(*foreign), Vanished::Keep, kPerson);
        if (!report)
            qWarning("%s", report.error().message.c_str());
        return report ? *report : SyncReport{};
    }
    [[nodiscard]] Memory of(const std::string &ref)
    {
        for (std::int64_t key = 1; key < 20; ++key) {
            const MemoryKey one[] = {{key}};
            const auto rows = m_store->rows(one);
            if (rows && !rows->empty() && rows->front().sourceRef == ref)
                return rows->front();
        }
        return {};
    }
    [[nodiscard]] std::string remembered(const std::string &key)
    {
        const KeyMapping mapping = m_store->mirrors()->front().mapping;
        const auto found =
            std::find_if(mapping.begin(), mapping.end(), [&](const auto &one) { return one.first == key; });
        return found == mapping.end() ? "nothing" : found->second;
    }

private Q_SLOTS:
    void init()
    {
        m_store.reset();
        m_folder = std::make_unique<Folder>();
        auto store = Store::create(*m_folder / "a.credence", {});
        QVERIFY_OK(store);
        m_store = std::move(*store);
        m_source = *m_folder / "chroma";
    }

    // 8 and 3 are of a scale of ten. A later 0.5 is out of it, and does not make another scale of theirs.
    void aScaleStays()
    {
        std::vector<KeyedRecord> records{{"a", {{"importance", 8}}}, {"b", {{"importance", 3}}}};
        write(records);
        QCOMPARE(take(), std::uint64_t(2));
        QCOMPARE(of("a").importance, std::optional(0.8));
        QCOMPARE(remembered("mem/importance"), "importance-10"s);
        QCOMPARE(remembered("mem/"), "layout:other"s);
        records.push_back({"c", {{"importance", 0.5}}});
        write(records);
        SyncReport report = sync();
        QCOMPARE(report.added, std::uint64_t(1));
        QCOMPARE(report.changed, std::uint64_t(0));
        QCOMPARE(of("a").importance, std::optional(0.8));
        QCOMPARE(of("b").importance, std::optional(0.3));
        QVERIFY(!of("c").importance);
        QVERIFY(std::any_of(report.problems.begin(), report.problems.end(),
                            [](const Problem &one) { return one.kind == "bad-importance"; }));
        QCOMPARE(newKeys(report.problems), ""s);
        QCOMPARE(sync().ledger.value, 0);
        // Imported again it is no other.
        QCOMPARE(take(), std::uint64_t(0));
        QCOMPARE(remembered("mem/importance"), "importance-10"s);
    }

    // A key that comes later is told, once, with what it is taken for, and then remembered; a person may map it.
    void aNewKeyIsTold()
    {
        std::vector<KeyedRecord> records{{"a", {{"ts", 1700000000.0}}}, {"b", {{"ts", 1700000100.0}}}};
        write(records);
        QCOMPARE(take(), std::uint64_t(2));
        records.push_back({"c", {{"ts", 1700000200.0}, {"mood", "calm"}, {"session_id", "s1"}}});
        write(records);
        SyncReport report = sync();
        QCOMPARE(newKeys(report.problems), "collection mem: Keys that no record had before: \"mood\" (kept in extra), "
                                           "\"session_id\" (session). What the "
                                           "others mean stays; map them if that is not meant.\n"s);
        QCOMPARE(of("c").session, "s1"s);
        report = sync();
        QCOMPARE(newKeys(report.problems), ""s);
        QCOMPARE(report.ledger.value, 0);
        QCOMPARE(take({{"mood", "tags"}}), std::uint64_t(1));
        QCOMPARE(of("c").tags, std::vector<std::string>{"calm"});
        QCOMPARE(of("c").session, "s1"s);
        QCOMPARE(remembered("mood"), "tags"s);
        QCOMPARE(sync().ledger.value, 0);
        QCOMPARE(take(), std::uint64_t(0));
        QCOMPARE(of("c").tags, std::vector<std::string>{"calm"});
        // It may be said otherwise at any time.
        QCOMPARE(take({{"mood", "outcome"}}), std::uint64_t(1));
        QCOMPARE(of("c").outcome, "calm"s);
        QVERIFY(of("c").tags.empty());
    }

    // In the article's layout "user" names the scope. Keys that only make it look so later move nobody.
    void aLayoutStays()
    {
        std::vector<KeyedRecord> records{{"a", {{"ts", 1700000000.0}, {"user", "bo"}}},
                                         {"b", {{"ts", 1700000100.0}, {"user", "bo"}}}};
        write(records);
        QCOMPARE(take(), std::uint64_t(2));
        QCOMPARE(of("a").scope, "mem"s);
        records.push_back(
            {"r", {{"ts", 1700000200.0}, {"user", "bo"}, {"type", "reflection"}, {"evidence_ids", "a,b"}}});
        write(records);
        const SyncReport report = sync();
        QCOMPARE(report.added, std::uint64_t(1));
        QCOMPARE(report.changed + report.vanished, std::uint64_t(0));
        QCOMPARE(of("r").scope, "mem"s);
        QVERIFY(of("r").kind == Kind::Reflection);
        QCOMPARE(of("r").depth, 1); // it rests on them
    }

    // What a layout keeps besides is kept when it is remembered, too.
    void aLayoutsOwnKeysStay()
    {
        write({{"a", {{"wing", "w"}, {"room", "r"}, {"filed_at", "2026-01-02T03:04:05"}, {"added_by", "sam"}}},
               {"b", {{"wing", "w"}, {"room", "q"}, {"filed_at", "2026-01-02T03:04:06"}, {"added_by", "sam"}}}});
        QCOMPARE(take(), std::uint64_t(2));
        QCOMPARE(remembered("mem/"), "layout:mempalace"s);
        const SyncReport report = sync();
        QCOMPARE(report.changed, std::uint64_t(0));
        QCOMPARE(report.ledger.value, 0);
        QVERIFY(of("a").extra.find("\"wing\":\"w\"") != std::string::npos);
        QCOMPARE(of("a").tags, (std::vector<std::string>{"r", "w"}));
    }

    // A source that was taken when nothing was remembered is remembered from the next synchronisation on.
    void aSourceOfBeforeIsRemembered()
    {
        write({{"a", {{"importance", 8}}}, {"b", {{"importance", 3}}}});
        QCOMPARE(take(), std::uint64_t(2));
        Mirror mirror = m_store->mirrors()->front();
        mirror.mapping.clear();
        QVERIFY_OK(m_store->setMirror(mirror, kPerson));
        const SyncReport report = sync();
        QCOMPARE(newKeys(report.problems), ""s); // nothing is new that was never known
        QVERIFY(report.ledger.value > 0);
        QCOMPARE(remembered("mem/importance"), "importance-10"s);
        QCOMPARE(sync().ledger.value, 0);
    }
};

CREDENCE_TEST(tst_chroma_keys, TstChromaKeys)

} // namespace tst_chroma_keys

#include "tst_chroma_keys.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Documents of a store, sources as they lie there, and what a source holds: against values worked out by hand.
#include "support/registry.h"

#include <credence/exports.h>
#include <credence/review.h>
#include <credence/sources.h>

#include <QTest>

#include <QTemporaryDir>

#include <filesystem>
#include <fstream>

namespace tst_exports {

using namespace credence;
namespace fs = std::filesystem;

namespace {

std::string memory(const std::string &id, const std::string &text, int day, const std::string &more)
{
    return "{\"record\":\"memory\",\"scope\":\"ada\",\"id\":\"" + id + "\",\"text\":\"" + text +
           "\",\"created\":\"2026-08-" + (day < 10 ? "0" : "") + std::to_string(day) + "T10:00:00Z\"" + more + "}\n";
}

std::string cites(const std::string &evidence)
{
    return ",\"kind\":\"reflection\",\"shape\":\"insight\",\"evidence\":[" + evidence + "]";
}

std::string cited(const std::string &id, const std::string &more = {})
{
    return "{\"id\":\"" + id + "\"" + more + "}";
}

// b1 on e1 to e8 (high), b2 on b1 and e9 (low: two sources), e9 names an address.
std::string lines()
{
    std::string text = credenceJsonlHeader() + "\n", eight;
    for (int i = 1; i <= 8; ++i) {
        const std::string number = std::to_string(i);
        text += memory("e" + number, "Deploy " + number + " failed", i, {});
        eight += (i > 1 ? "," : "") + cited("e" + number);
    }
    text += memory("e9", "=Write to sam@example.com, *now*", 9, ",\"tags\":[\"mail\"]");
    text += memory("b1", "Deploys fail", 10, ",\"importance\":0.9" + cites(eight));
    text += memory("b2", "Mail before a deploy", 11,
                   cites(cited("b1") + "," + cited("e9", ",\"quote\":\"Write to sam@example.com\"") + "," +
                         cited("gone", ",\"role\":\"contradicts\"")));
    return text;
}

std::string contentOf(const fs::path &path)
{
    std::ifstream file(path, std::ios::binary);
    return {std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>()};
}

void write(const fs::path &path, const std::string &text)
{
    fs::create_directories(path.parent_path());
    std::ofstream file(path, std::ios::binary);
    file << text;
}

bool has(const std::string &text, const char *part)
{
    return text.find(part) != std::string::npos;
}

} // namespace

class TstExports : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<Store> m_store;

    [[nodiscard]] fs::path path(const char *name) const { return fs::path(m_folder->path().toStdString()) / name; }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        CreateOptions options;
        options.scope = "ada";
        auto made = Store::create(path("s.credence"), options);
        QVERIFY(made.ok());
        m_store = std::move(*made);
        const auto report = m_store->import(readCredenceJsonl(lines(), "lines"), "lines", {"t", "import", {}});
        QVERIFY(report.ok());
        QCOMPARE(report->added, 11U);
    }

    void csvIsATableOfAll()
    {
        const auto report = exportStore(*m_store, path("all.csv"), {ExportForm::Csv, {}, false, false});
        QVERIFY(report.ok());
        QCOMPARE(report->written, 11U);
        const std::string text = contentOf(path("all.csv"));
        QCOMPARE(text.size(), report->bytes);
        QVERIFY(text.starts_with("id,scope,kind,shape,depth,status,text,created,"));
        QVERIFY(has(text, "\r\ne1,ada,episode,,0,active,Deploy 1 failed,2026-08-01T10:00:00Z,,,,,,,,,,,,,,,\r\n"));
        // What a table program would run as a formula is told apart; quotes as RFC 4180 has them.
        QVERIFY(has(text, "\"'=Write to sam@example.com, *now*\""));
        QVERIFY(has(text, "\r\nb1,ada,reflection,insight,1,active,Deploys fail,2026-08-10T10:00:00Z,0.9,0.9,,high,"));
        QVERIFY(has(text, ",,,,,b1 e9,gone,,,,"));
        QCOMPARE(std::count(text.begin(), text.end(), '\n'), 12);
    }

    void markdownSaysWhatRestsOnWhat()
    {
        const auto report = exportStore(*m_store, path("all.md"), {ExportForm::Markdown, "ada", false, false});
        QVERIFY(report.ok());
        QCOMPARE(report->written, 11U);
        const std::string text = contentOf(path("all.md"));
        const std::size_t deep = text.find("### Depth 2"), shallow = text.find("### Depth 1"),
                          episodes = text.find("### Episodes");
        QVERIFY(deep < shallow && shallow < episodes && episodes != std::string::npos);
        QVERIFY(has(
            text,
            "- Mail before a deploy  \n  *active, low confidence, 2026-08-11T10:00:00Z, b2*\n  - b1: Deploys fail\n"));
        QVERIFY(has(text, "    - “Write to sam\\@example.com”\n  - against: gone (not in the store)\n"));
        QVERIFY(has(text, "- =Write to sam\\@example.com, \\*now\\*  \n"));

        const auto beliefs = exportStore(*m_store, path("b.md"), {ExportForm::Markdown, "ada", true, false});
        QVERIFY(beliefs.ok());
        QCOMPARE(beliefs->written, 2U);
        QVERIFY(!has(contentOf(path("b.md")), "### Episodes"));
    }

    void redactedExportsHoldNoAddress()
    {
        for (const ExportForm form : {ExportForm::Jsonl, ExportForm::Markdown, ExportForm::Csv}) {
            const auto report = exportStore(*m_store, path("r.txt"), {form, "ada", false, true});
            QVERIFY(report.ok());
            QCOMPARE(report->redacted, 2U); // e9's text and b2's quote
            const std::string text = contentOf(path("r.txt"));
            QVERIFY(!has(text, "sam@example.com") && !has(text, "sam\\@example.com"));
            QVERIFY(has(text, "Deploy 8 failed"));
        }
        // The lines can be taken in again: a header, and a line a memory.
        const auto again = exportStore(*m_store, path("r.jsonl"), {ExportForm::Jsonl, {}, false, true});
        QVERIFY(again.ok());
        QCOMPARE(again->written, 12U);
        const ForeignStore back = readCredenceJsonl(contentOf(path("r.jsonl")), "r");
        QCOMPARE(back.memories.size(), 11U);
        QCOMPARE(back.problems.size(), 0U);
        QCOMPARE(back.records.size(), 0U);
    }

    // A flag that no detector would raise hides what it marks, and the whole text where it marks no place.
    void whatIsFlaggedIsHiddenWithoutADetector()
    {
        const ForeignStore flags = readCredenceJsonl(
            "{\"record\":\"flag\",\"id\":\"f1\",\"target\":\"e3\",\"category\":\"health\",\"state\":\"open\"}\n",
            "flags");
        QCOMPARE(flags.records.size(), 1U);
        QVERIFY(m_store->import(flags, "flags", {"", "import", ""}).ok());
        const auto report = exportStore(*m_store, path("r.csv"), {ExportForm::Csv, "ada", false, true});
        QVERIFY(report.ok());
        const std::string text = contentOf(path("r.csv"));
        QVERIFY(!has(text, "Deploy 3 failed"));
        QVERIFY(has(text, "Deploy 4 failed"));
    }

    // A page of the file with the middle of one long text is gone: that memory is named, all others are written, in
    // every form alike. What an agent is told is whole or nothing.
    void ofADamagedStoreWhatCanBeRead_data()
    {
        QTest::addColumn<int>("form");
        for (const ExportForm form : {ExportForm::Jsonl, ExportForm::Markdown, ExportForm::Csv})
            QTest::newRow(word(form)) << int(form);
    }
    void ofADamagedStoreWhatCanBeRead()
    {
        QFETCH(int, form);
        std::string text;
        for (int i = 0; i < 6000; ++i)
            text += "stretch " + std::to_string(i) + " ";
        const ForeignStore more =
            readCredenceJsonl(credenceJsonlHeader() + "\n" + memory("long", text, 12, {}), "more");
        QVERIFY(m_store->import(more, "more", {"t", "import", {}}).ok());
        m_store.reset();
        std::string bytes = contentOf(path("s.credence"));
        const std::size_t page =
            (std::size_t(static_cast<unsigned char>(bytes[16])) << 8U) | static_cast<unsigned char>(bytes[17]);
        int broken = 0;
        for (std::size_t at = bytes.find("stretch 3000 "); at != std::string::npos;
             at = bytes.find("stretch 3000 ", at + 1), ++broken)
            std::fill_n(bytes.begin() + std::ptrdiff_t(at / page * page), 4, '\x7f'); // which page comes next
        QVERIFY(broken > 0);
        write(path("s.credence"), bytes);
        auto opened = Store::open(path("s.credence"));
        QVERIFY(opened.ok());
        m_store = std::move(*opened);

        const auto report = exportStore(*m_store, path("out"), {ExportForm(form), {}, false, false});
        QVERIFY2(report.ok(), report.ok() ? "" : report.error().message.c_str());
        QCOMPARE(report->unreadable.size(), 1U);
        QCOMPARE(report->unreadable[0].where, std::string("memory \"long\""));
        const std::string out = contentOf(path("out"));
        QCOMPARE(report->bytes, out.size());
        for (const char *there : {"Deploy 1 failed", "Deploy 8 failed", "Deploys fail", "Mail before a deploy"})
            QVERIFY2(has(out, there), there);
        QVERIFY(!has(out, "stretch"));
        if (ExportForm(form) == ExportForm::Csv) {
            QCOMPARE(report->written, 11U);
            QCOMPARE(std::count(out.begin(), out.end(), '\n'), 12);
            // Confidence is of what can be read.
            QVERIFY(
                has(out, "\r\nb1,ada,reflection,insight,1,active,Deploys fail,2026-08-10T10:00:00Z,0.9,0.9,,high,"));
        }
        if (ExportForm(form) == ExportForm::Markdown) {
            QCOMPARE(report->written, 11U);
            QVERIFY(has(out, "- Mail before a deploy  \n  *active, low confidence, 2026-08-11T10:00:00Z, b2*\n  - b1: "
                             "Deploys fail\n"));
        }
    }

    void whatAPersonAllowedStays()
    {
        const auto found = scanPreview(*m_store, "ada");
        QVERIFY(found.ok());
        Store &store = *m_store;
        ScanRequest request;
        request.scope = "ada";
        QVERIFY(scanStore(store, request, {"Ada", "gui", {}}).ok());
        const auto flags = reviewFlags(store);
        QVERIFY(flags.ok());
        int allowed = 0;
        for (const ReviewFlag &flag : *flags) {
            if (flag.target == "e9") {
                QVERIFY(resolveFlag(store, flag.id, PolicyAction::Allow, {"Ada", "gui", "it is public"}).ok());
                ++allowed;
            }
        }
        QCOMPARE(allowed, 1);
        const auto report = exportStore(store, path("r.csv"), {ExportForm::Csv, "ada", false, true});
        QVERIFY(report.ok());
        QVERIFY(has(contentOf(path("r.csv")), "'=Write to sam@example.com"));
    }

    void pinnedHoldsOnlyWhatIsApproved()
    {
        const auto none = exportStore(*m_store, path("pin.md"), {ExportForm::Pinned, "ada", false, false});
        QVERIFY(none.ok());
        QCOMPARE(none->written, 0U);
        QCOMPARE(none->waiting, 1U); // b1: eight sources, and nobody approved it
        QVERIFY(!fs::exists(path("pin.md")));
    }

    void placesThatMayNotBeWritten()
    {
        const auto own = exportStore(*m_store, path("s.credence"), {ExportForm::Csv, {}, false, false});
        QVERIFY(!own.ok());
        QCOMPARE(own.error().code, Errc::Invalid);
        const auto folder =
            exportStore(*m_store, fs::path(m_folder->path().toStdString()), {ExportForm::Csv, {}, false, false});
        QVERIFY(!folder.ok());
        const auto scope = exportStore(*m_store, path("x.csv"), {ExportForm::Csv, "nobody", false, false});
        QVERIFY(!scope.ok());
        QCOMPARE(scope.error().code, Errc::NotFound);
        QVERIFY(!fs::exists(path("x.csv")));
    }

    void aSourceIsCountedBeforeItIsTaken()
    {
        ForeignStore foreign = readCredenceJsonl(lines(), "lines");
        // A circle, and a reflection over nothing.
        MemoryDraft ring;
        ring.memory.scope = "ada";
        ring.memory.kind = Kind::Reflection;
        ring.memory.id.value = "r1";
        ring.evidence = {{"r2", Role::Supports, Granularity::Claim, {}}};
        foreign.memories.push_back(ring);
        ring.memory.id.value = "r2";
        ring.evidence = {{"r1", Role::Supports, Granularity::Claim, {}}};
        foreign.memories.push_back(ring);
        const ForeignSummary summary = summarise(foreign);
        QCOMPARE(summary.byKind.at("episode"), 9U);
        QCOMPARE(summary.byKind.at("reflection"), 4U);
        QCOMPARE(summary.byDepth.at(0), 9U);
        QCOMPARE(summary.byDepth.at(1), 2U); // b1, and r2: its link would close the circle
        QCOMPARE(summary.byDepth.at(2), 2U); // b2, and r1 over r2
        QCOMPARE(summary.links, 13U);        // 8 + 3 + 1 + 1
        QCOMPARE(summary.dangling, 1U);
        QCOMPARE(summary.ungrounded, 2U);
        QCOMPARE(summary.timeless, 2U);
        QCOMPARE(summary.unset, 12U); // all but b1
        QCOMPARE(summary.depths.size(), 13U);
    }

    void aSourceThatChangedHasAnotherStamp()
    {
        const fs::path folder = path("notes");
        write(folder / "a.md", "one");
        write(folder / "sub" / "b.md", "two!");
        const SourceState first = sourceState(folder);
        QVERIFY(first.there);
        QCOMPARE(first.files, 2U);
        QCOMPARE(first.size, 7U);
        QVERIFY(first.changed.has_value());
        QVERIFY(sourceState(folder) == first);
        write(folder / "c.md-shm", "what readers of a database leave");
        write(folder / "c.md-wal", "");
        QVERIFY(sourceState(folder) == first);
        write(folder / "sub" / "b.md", "three");
        const SourceState second = sourceState(folder);
        QVERIFY(second.stamp != first.stamp);
        fs::remove(folder / "a.md");
        QVERIFY(sourceState(folder).stamp != second.stamp);
        fs::create_directory_symlink(folder, folder / "loop");
        QCOMPARE(sourceState(folder).files, 1U); // b.md: links are not followed, what readers leave is not counted

        const fs::path file = path("m.db");
        write(file, "data");
        const std::string before = sourceState(file).stamp;
        write(path("m.db-wal"), "a page");
        QVERIFY(sourceState(file).stamp != before);
        QVERIFY(!sourceState(path("nowhere")).there);
        QVERIFY(sourceState(path("nowhere")).stamp.empty());
    }

    // As diff -u of GNU diffutils prints it.
    void differencesOfAFile()
    {
        QCOMPARE(unifiedDiff("a\nb\n", "a\nb\n", "x", "y"), std::string());
        QCOMPARE(unifiedDiff("a\nb\nc\nd\ne\nf\ng\nh\ni\nj\n", "a\nb\nc\nd\nE\nf\ng\nh\ni\nj\nk\n", "x", "y"),
                 std::string("--- x\n+++ y\n@@ -2,9 +2,10 @@\n b\n c\n d\n-e\n+E\n f\n g\n h\n i\n j\n+k\n"));
        QCOMPARE(unifiedDiff("", "one\n", "x", "y"), std::string("--- x\n+++ y\n@@ -0,0 +1 @@\n+one\n"));
        QCOMPARE(unifiedDiff("one\n", "", "x", "y"), std::string("--- x\n+++ y\n@@ -1 +0,0 @@\n-one\n"));
        QCOMPARE(unifiedDiff("one", "one\n", "x", "y"),
                 std::string("--- x\n+++ y\n@@ -1 +1 @@\n-one\n\\ No newline at end of file\n+one\n"));
        // Two changes far apart are two pieces.
        std::string before, after;
        for (int i = 1; i <= 20; ++i) {
            before += std::to_string(i) + "\n";
            after += (i == 2 ? "two" : i == 19 ? "nineteen" : std::to_string(i)) + "\n";
        }
        QCOMPARE(unifiedDiff(before, after, "x", "y"),
                 std::string("--- x\n+++ y\n@@ -1,5 +1,5 @@\n 1\n-2\n+two\n 3\n 4\n 5\n@@ -16,5 +16,5 @@\n 16\n 17\n "
                             "18\n-19\n+nineteen\n 20\n"));
    }

    // Where a hand-back goes: a text of the source is changed in it, a script is put where a person wants it.
    void handsBackWhereItsFormBelongs()
    {
        for (const char *format : {"everos", "hermes", "letta", "mcp-memory", "basic-memory", "markdown"})
            QVERIFY2(handsBackInPlace(format), format);
        for (const char *format : {"claude-mem", "changes-csv", "generative-agents", "nothing"})
            QVERIFY2(!handsBackInPlace(format), format);
    }

    void aMirrorIsReadAsItWas()
    {
        write(path("m.jsonl"), lines());
        Mirror mirror;
        mirror.path = path("m.jsonl").string();
        mirror.format = "credence-jsonl";
        mirror.scope = "other";
        const auto foreign = readMirror(mirror);
        QVERIFY(foreign.ok());
        QCOMPARE(foreign->memories.size(), 11U);
        QCOMPARE(foreign->memories.front().memory.scope, std::string("other"));
        fs::remove(path("m.jsonl"));
        QCOMPARE(readMirror(mirror).error().code, Errc::NotFound);
    }
};

CREDENCE_TEST(tst_exports, TstExports)

} // namespace tst_exports

#include "tst_exports.moc"

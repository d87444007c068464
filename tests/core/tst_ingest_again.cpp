// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What readers hand over, as the store takes it: once, again, and after the way through an export.
#include "support/registry.h"

#include <credence/ingest.h>
#include <credence/store.h>

#include <QTemporaryDir>
#include <QTest>

#include <chrono>
#include <fstream>

namespace tst_ingest_again {

using namespace credence;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

const fs::path kFixtures = fs::path(CREDENCE_SOURCE_DIR) / "tests" / "data" / "ingest";
const fs::path kReal = fs::path(CREDENCE_SOURCE_DIR) / ".." / "shared" / "data" / "generative-agents";

// added updated unchanged vanished skipped
QString figures(const ImportReport &r)
{
    return QString("%1 %2 %3 %4 %5").arg(r.added).arg(r.updated).arg(r.unchanged).arg(r.vanished).arg(r.skipped);
}

} // namespace

class TstIngestAgain : public QObject {
    Q_OBJECT
private:
    QTemporaryDir m_folder;

    std::unique_ptr<Store> fresh(const char *name)
    {
        auto store = Store::create(fs::path(m_folder.path().toStdString()) / name);
        return store ? std::move(*store) : nullptr;
    }

    static QString import(Store &store, const fs::path &path, const ReadOptions &options = {})
    {
        auto foreign = readForeign(path, {}, options);
        if (!foreign)
            return QString::fromStdString(foreign.error().message);
        const auto report = store.import(std::move(*foreign), path.string(), {"tester", "import", ""});
        return report ? figures(*report) : QString::fromStdString(report.error().message);
    }

private Q_SLOTS:
    void secondImportChangesNothing()
    {
        const auto store = fresh("again.credence");
        QVERIFY(store);
        QCOMPARE(import(*store, kFixtures / "town"), QString("10 0 0 0 0"));
        QCOMPARE(import(*store, kFixtures / "town"), QString("0 0 10 0 0"));
        QCOMPARE(import(*store, kFixtures / "small.jsonl"), QString("4 0 0 0 0"));
        QCOMPARE(import(*store, kFixtures / "small.jsonl"), QString("0 0 4 0 0"));
        // Without id, time and source.
        const fs::path path = fs::path(m_folder.path().toStdString()) / "bare.jsonl";
        std::ofstream(path) << "{\"record\":\"memory\",\"text\":\"a\"}\n{\"record\":\"memory\",\"text\":\"a\"}\n";
        QCOMPARE(import(*store, path), QString("2 0 0 0 0"));
        const auto imported = std::chrono::system_clock::now();
        QTRY_VERIFY(std::chrono::system_clock::now() > imported + std::chrono::milliseconds(2)); // another "now"
        QCOMPARE(import(*store, path), QString("0 0 2 0 0"));
        std::ofstream(path, std::ios::app) << "{\"record\":\"memory\",\"text\":\"b\"}\n";
        QCOMPARE(import(*store, path), QString("1 0 2 0 0"));
    }

    void exportComesBackTheSame()
    {
        const auto store = fresh("out.credence");
        QVERIFY(store);
        QCOMPARE(import(*store, kFixtures / "town"), QString("10 0 0 0 0"));
        QCOMPARE(import(*store, kFixtures / "small.jsonl"), QString("4 0 0 0 0"));
        const fs::path out = fs::path(m_folder.path().toStdString()) / "out.jsonl";
        QVERIFY(store->exportJsonl(out).ok());
        std::ifstream in(out, std::ios::binary);
        const std::string text((std::istreambuf_iterator<char>(in)), {});
        QVERIFY(text.find("{\"action\":\"add\",\"evidence\":[{\"id\":\"e1\"},{\"id\":\"e2\"}],\"id\":\"c1\"") !=
                std::string::npos);
        QCOMPARE(import(*store, out), QString("0 0 14 0 0"));
        const auto copy = fresh("copy.credence");
        QVERIFY(copy);
        QCOMPARE(import(*copy, out), QString("14 0 0 0 0"));
        const auto before = store->counts();
        const auto after = copy->counts();
        QVERIFY(before.ok() && after.ok());
        QCOMPARE(after.value().byDepth, before.value().byDepth);
        QCOMPARE(after.value().links.supports, before.value().links.supports);
        QCOMPARE(after.value().links.dangling, 1U);
        QCOMPARE(before.value().links.dangling, 1U);
    }

    void laterSaveAddsTheDifference()
    {
        if (!fs::exists(kReal))
            QSKIP("the real data (../shared/data) is not here");
        const auto store = fresh("saves.credence");
        QVERIFY(store);
        QCOMPARE(import(*store, kReal / "step-3-12"), QString("1156 0 0 0 0"));
        QCOMPARE(import(*store, kReal / "step-3-14"), QString("247 0 1156 0 0"));
        QCOMPARE(import(*store, kReal / "step-3-14"), QString("0 0 1403 0 0"));
    }
};

CREDENCE_TEST(tst_ingest_again, TstIngestAgain)

} // namespace tst_ingest_again

#include "tst_ingest_again.moc"

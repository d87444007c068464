// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A real Chroma server writes, and what is read of its folder is what was sent. The server is npm's chromadb 3.0.3
// (Chroma 1.0), put into the build folder once; where that can't be had, nothing is tested, and the test says so.
#include "support/registry.h"

#include <credence/handback.h>
#include <credence/ingest.h>

#include <QDir>
#include <QFile>
#include <QProcess>
#include <QStandardPaths>
#include <QTcpServer>
#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <map>

namespace tst_ingest_chromaserver {

using namespace credence;
using namespace std::string_literals;
using Json = nlohmann::json;
namespace fs = std::filesystem;

class TstIngestChromaserver : public QObject {
    Q_OBJECT

    QTemporaryDir m_folder;
    QProcess m_server;
    QString m_node, m_port;
    fs::path m_data;
    Json m_sent;

    // "" or why the server can't be had.
    QString install(const QString &folder)
    {
        if (QFile::exists(folder + "/node_modules/chromadb/package.json"))
            return {};
        const QString npm = QStandardPaths::findExecutable("npm");
        if (npm.isEmpty())
            return "npm is not here";
        QDir().mkpath(folder);
        QFile package(folder + "/package.json");
        if (!package.open(QIODevice::WriteOnly) || package.write("{\"private\":true}") < 0)
            return "the build folder can't be written";
        package.close();
        QProcess process;
        process.setWorkingDirectory(folder);
        process.start(npm, {"install", "--no-save", "--no-package-lock", "--no-audit", "--no-fund", "--ignore-scripts",
                            "--prefer-offline", "--fetch-retries=0", "--fetch-timeout=20000", "chromadb@3.0.3"});
        const bool ended = process.waitForFinished(120'000);
        if (!ended)
            process.kill();
        process.waitForFinished(5'000);
        if (!ended || process.exitCode() != 0) {
            QDir(folder + "/node_modules").removeRecursively();
            return "npm could not install chromadb 3.0.3: " + process.readAllStandardError().left(300);
        }
        return {};
    }

    QProcess *script(const QString &mode, const fs::path &file)
    {
        auto *process = new QProcess(this);
        process->start(
            m_node, {QString::fromStdString(
                         (fs::path(CREDENCE_SOURCE_DIR) / "tests" / "core" / "support" / "chromaserver.mjs").string()),
                     m_port, mode, QString::fromStdString(file.string())});
        return process;
    }
    static int ended(QProcess *process)
    {
        if (!process->waitForFinished(60'000)) {
            process->kill();
            process->waitForFinished(5'000);
            return -1;
        }
        return process->exitCode();
    }
    void stop()
    {
        if (m_server.state() == QProcess::NotRunning)
            return;
        m_server.terminate();
        if (!m_server.waitForFinished(5'000)) {
            m_server.kill();
            m_server.waitForFinished(5'000);
        }
    }

    // "" or where what is read differs from what was sent.
    std::string difference(const ForeignStore &store)
    {
        std::map<std::pair<std::string, std::string>, const MemoryDraft *> read;
        for (const MemoryDraft &draft : store.memories)
            read[{draft.memory.scope, draft.memory.sourceRef}] = &draft;
        std::size_t count = 0;
        for (const Json &collection : m_sent) {
            const std::string name = collection["name"];
            for (const auto &[id, record] : collection["records"].items()) {
                ++count;
                const auto found = read.find({name, id});
                if (found == read.end())
                    return id + " is missing";
                const MemoryDraft &draft = *found->second;
                if (draft.memory.text != record["document"])
                    return id + " has another text: " + draft.memory.text;
                if (Json::parse(draft.memory.extra).dump() != record["metadata"].dump())
                    return id + ": " + draft.memory.extra + " is not " + record["metadata"].dump();
                const std::vector<float> sent = record["vector"];
                if (draft.vector.size() != sent.size())
                    return id + " has a vector of " + std::to_string(draft.vector.size());
                double norm = 0;
                for (const float value : sent)
                    norm += double(value) * value;
                // Cosine: divided by its length and multiplied again, each rounded once. Others are stored as they are.
                const double tolerance = collection["space"] == "cosine" ? 4e-7 * std::sqrt(norm) : 0;
                for (std::size_t i = 0; i < sent.size(); ++i) {
                    if (std::fabs(double(sent[i]) - double(draft.vector[i])) > tolerance)
                        return id + " differs in place " + std::to_string(i) + ": " + std::to_string(draft.vector[i]) +
                               " for " + std::to_string(sent[i]);
                }
            }
        }
        return count == store.memories.size()
                   ? std::string()
                   : std::to_string(store.memories.size()) + " records, " + std::to_string(count) + " were sent";
    }

private Q_SLOTS:
    void initTestCase()
    {
        m_node = QStandardPaths::findExecutable("node");
        if (m_node.isEmpty())
            QSKIP("node is not here");
        const QString folder = QDir(CREDENCE_BINARY_DIR).absoluteFilePath("chroma-server");
        if (const QString why = install(folder); !why.isEmpty())
            QSKIP(qPrintable(why));
        QTcpServer finder;
        QVERIFY(finder.listen(QHostAddress::LocalHost));
        m_port = QString::number(finder.serverPort());
        finder.close();
        m_data = fs::path(m_folder.path().toStdString()) / "data";
        m_server.setWorkingDirectory(m_folder.path());
        m_server.setStandardOutputFile(QProcess::nullDevice());
        m_server.start(m_node, {folder + "/node_modules/.bin/chroma", "run", "--path",
                                QString::fromStdString(m_data.string()), "--host", "127.0.0.1", "--port", m_port});
        const fs::path sent = m_data.parent_path() / "sent.json";
        QProcess *const filler = script("fill", sent);
        const int status = ended(filler);
        if (status == 3)
            QSKIP(qPrintable("the Chroma server does not run here: " + m_server.readAllStandardError().left(300)));
        QVERIFY2(status == 0, filler->readAllStandardError().constData());
        std::ifstream in(sent);
        m_sent = Json::parse(in);
    }
    void cleanupTestCase() { stop(); }

    void whileItRuns()
    {
        const auto store = readForeign(m_data, {});
        QVERIFY2(store.ok(), store.ok() ? "" : store.error().message.c_str());
        QCOMPARE(store->format, "chroma"s);
        const std::string why = difference(*store);
        QVERIFY2(why.empty(), why.c_str());
        QCOMPARE(store->memories.size(), 899U + 3 * 1499U);
        for (const Problem &problem : store->problems)
            QCOMPARE(problem.kind, "unmapped"s);
        // The index has some, the queue the rest.
        QVERIFY(std::distance(fs::directory_iterator(m_data), fs::directory_iterator()) >= 5);
    }

    void itsWritersAreNotHeldUp()
    {
        QProcess *const writer = script("busy", {});
        int reads = 0;
        do {
            const auto store = readForeign(m_data, {});
            QVERIFY2(store.ok() || store.error().code == Errc::Busy, "neither read nor busy");
            reads += store.ok() ? 1 : 0;
        } while (!writer->waitForFinished(1) && writer->state() != QProcess::NotRunning);
        QCOMPARE(writer->exitCode(), 0);
        QVERIFY2(writer->readAllStandardError().isEmpty(), "a write failed");
        const auto store = readForeign(m_data, {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.size(), 899U + 3 * 1499U + 40U);
        QVERIFY(reads > 0);
    }

    void itTakesWhatIsHandedBack()
    {
        const auto before = readForeign(m_data, {});
        QVERIFY(before.ok());
        HandBackSet set;
        set.scope = "small";
        set.system = "chroma";
        for (const AgentState &state : before->agentStates) {
            if (state.scope == "small")
                set.state = state.json;
        }
        HandBackItem added;
        added.memory.id.value = "new-belief";
        added.memory.scope = "small";
        added.memory.kind = Kind::Reflection;
        added.memory.shape = Shape::Insight;
        added.memory.text = "What was found";
        added.memory.importance = 0.75;
        added.memory.depth = 1;
        added.memory.created = Time(std::chrono::seconds(1754039533));
        added.evidence = {{{"k"}, "small-1", Role::Supports, ""}, {{"l"}, "small-2", Role::Supports, ""}};
        HandBackItem gone;
        gone.kind = HandBackKind::Retracted;
        gone.memory.scope = "small";
        gone.memory.sourceSystem = "chroma";
        gone.memory.sourceRef = "small-10";
        HandBackItem archived = gone;
        archived.kind = HandBackKind::Archived;
        archived.memory.sourceRef = "small-11";
        set.items = {added, gone, archived};
        const auto plan = planHandBack(set, "chroma", m_data.parent_path() / "back");
        QVERIFY(plan.ok());
        QVERIFY(writeHandBack(*plan).ok());
        QCOMPARE(plan->writes.size(), 1U);
        QProcess *const process = script("handback", plan->writes[0].path);
        QVERIFY2(ended(process) == 0, process->readAllStandardError().constData());
        const auto after = readForeign(m_data, {});
        QVERIFY(after.ok());
        QCOMPARE(after->memories.size(), before->memories.size());
        const MemoryDraft *belief = nullptr;
        bool deprecated = false;
        for (const MemoryDraft &draft : after->memories) {
            QVERIFY(draft.memory.sourceRef != "small-10");
            if (draft.memory.sourceRef == "new-belief")
                belief = &draft;
            if (draft.memory.sourceRef == "small-11")
                deprecated = draft.memory.status == Status::Deprecated;
        }
        QVERIFY(deprecated);
        QVERIFY(belief && belief->memory.kind == Kind::Reflection);
        QCOMPARE(belief->memory.text, "What was found"s);
        QCOMPARE(*belief->memory.importance, 0.75);
        QCOMPARE(*belief->memory.created, *added.memory.created);
        QCOMPARE(belief->evidence.size(), 2U);
        QCOMPARE(belief->evidence[0].ref, "small-1"s);
    }

    void whenItIsStopped()
    {
        const auto running = readForeign(m_data, {});
        stop();
        const auto stopped = readForeign(m_data, {});
        QVERIFY(running.ok() && stopped.ok());
        QCOMPARE(stopped->memories.size(), running->memories.size());
        std::size_t vectors = 0;
        for (const MemoryDraft &draft : stopped->memories)
            vectors += draft.vector.size() == 24 ? 1 : 0;
        QCOMPARE(vectors, stopped->memories.size());
    }
};

CREDENCE_TEST(tst_ingest_chromaserver, TstIngestChromaserver)

} // namespace tst_ingest_chromaserver

#include "tst_ingest_chromaserver.moc"

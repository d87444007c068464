// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// One store, several clients: subscriptions, readers beside a writer, other processes.
#include "reflect/storehash.h"
#include "support/registry.h"
#include "support/stores.h"

#include <QProcess>
#include <QStandardPaths>
#include <QTest>

#include <atomic>
#include <mutex>
#include <thread>

namespace tst_storelive {

using namespace credence;
using namespace credence::test;

namespace {

struct Heard {
    std::mutex mutex;
    std::vector<ChangeSet> changes;
    void operator()(const ChangeSet &set)
    {
        const std::lock_guard lock(mutex);
        changes.push_back(set);
    }
    std::size_t count()
    {
        const std::lock_guard lock(mutex);
        return changes.size();
    }
    std::size_t keys() // added by others
    {
        const std::lock_guard lock(mutex);
        std::size_t n = 0;
        for (const ChangeSet &set : changes)
            n += set.external ? set.added.size() : 0;
        return n;
    }
};

} // namespace

class TstStoreLive : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void ownCommits();
    void otherClients();
    void lookingAtTheFileKeepsItsLocks();
    void plainSql();
    void stopsCalling();
    void callbackMayCommit();
    void writerBesideReaders();
    void threadsShareAStore();
    void cancels();

private:
    std::unique_ptr<Folder> m_folder;
    std::filesystem::path m_path;
    std::unique_ptr<Store> m_store;
};

void TstStoreLive::init()
{
    m_store.reset();
    m_folder = std::make_unique<Folder>();
    m_path = *m_folder / "a.credence";
    auto store = Store::create(m_path);
    QVERIFY_OK(store);
    m_store = std::move(*store);
    QVERIFY_OK(m_store->add({episode("e1"), episode("e2"), reflection("r1", {"e1", "e2"})}, kAgent));
}

void TstStoreLive::ownCommits()
{
    Heard heard;
    const auto subscription = m_store->subscribe(std::ref(heard));
    QVERIFY_OK(m_store->add({episode("e3")}, kAgent));
    QCOMPARE(heard.count(), std::size_t(1)); // on this thread, before add() returned
    QCOMPARE(heard.changes[0].added, (std::vector<MemoryKey>{*m_store->find("e3")}));
    QVERIFY(!heard.changes[0].external);
    QCOMPARE(heard.changes[0].ledger.value, 3);
    const MemoryKey keys[] = {*m_store->find("e1")};
    QVERIFY_OK(m_store->retract(keys, kPerson));
    QCOMPARE(heard.changes[1].changed, (std::vector<MemoryKey>{*m_store->find("e1"), *m_store->find("r1")}));
    // An own commit is not reported again as another's: the next thing heard is the other client's.
    auto other = Store::open(m_path);
    QVERIFY_OK(other);
    QVERIFY_OK((*other)->add({episode("e4")}, kAgent));
    QTRY_COMPARE_WITH_TIMEOUT(heard.count(), std::size_t(3), 5000);
    QVERIFY(heard.changes[2].external);
    QCOMPARE(heard.changes[2].added, (std::vector<MemoryKey>{*m_store->find("e4")}));
}

void TstStoreLive::otherClients()
{
    Heard heard;
    auto reader = Store::open(m_path, {.readOnly = true});
    QVERIFY_OK(reader);
    const auto subscription = (*reader)->subscribe(std::ref(heard));
    QVERIFY_OK(m_store->add({episode("e3")}, kAgent));
    QTRY_COMPARE_WITH_TIMEOUT(heard.count(), std::size_t(1), 5000);
    QVERIFY(heard.changes[0].external);
    QCOMPARE(heard.changes[0].added, (std::vector<MemoryKey>{*m_store->find("e3")}));
    QCOMPARE(heard.changes[0].ledger.value, 3);
    const MemoryKey keys[] = {*m_store->find("e1")};
    QVERIFY_OK(m_store->retract(keys, kPerson));
    QTRY_COMPARE_WITH_TIMEOUT(heard.count(), std::size_t(2), 5000);
    QCOMPARE(heard.changes[1].changed, (std::vector<MemoryKey>{*m_store->find("e1"), *m_store->find("r1")}));
    QVERIFY(heard.changes[1].added.empty());
}

// A process that closes any descriptor of a file loses all its locks on it; another program would then take itself for
// the last user and delete the log under this one.
void TstStoreLive::lookingAtTheFileKeepsItsLocks()
{
    const QString cli = qEnvironmentVariable("CREDENCE_CLI");
    if (cli.isEmpty())
        QSKIP("no credence-cli here");
    const auto run = [&](const QStringList &arguments) {
        QProcess process;
        process.start(cli, arguments);
        return process.waitForFinished(60'000) && process.exitStatus() == QProcess::NormalExit &&
               process.exitCode() == 0;
    };
    const QString path = QString::fromStdString(m_path.string());
    QVERIFY_OK(reflecting::storeHash(m_path, {}));
    QVERIFY(looksLikeStore(m_path));
    QVERIFY(!mayWriteDocument(m_path));
    QVERIFY(!mayWriteDocument(m_path.string() + "-wal"));
    QVERIFY(Store::open(m_path).ok()); // it looks at the file, too
    const auto opened = detectFormat(m_path);
    QVERIFY(run({QStringLiteral("add"), path, QStringLiteral("--text"), QStringLiteral("from outside"),
                 QStringLiteral("--id"), QStringLiteral("e8")}));
    QVERIFY(std::filesystem::exists(m_path.string() + "-wal")); // it was not the last one
    QVERIFY_OK(m_store->add({episode("e9")}, kAgent));
    QVERIFY(m_store->find("e8"));
    // What was written here is there for others.
    QVERIFY(run({QStringLiteral("show"), path, QStringLiteral("e9")}));
    QVERIFY(!run({QStringLiteral("show"), path, QStringLiteral("e10")}));
}

void TstStoreLive::plainSql()
{
    if (QStandardPaths::findExecutable(QStringLiteral("sqlite3")).isEmpty())
        QSKIP("The sqlite3 program is not installed.");
    Heard heard;
    const auto subscription = m_store->subscribe(std::ref(heard));
    QCOMPARE(QProcess::execute(QStringLiteral("sqlite3"),
                               {QString::fromStdString(m_path.string()),
                                QStringLiteral("UPDATE memory SET session = 'x' WHERE id = 'e1'")}),
             0);
    QTRY_VERIFY_WITH_TIMEOUT(heard.count() == 1, 5000);
    QVERIFY(heard.changes[0].external);
    QVERIFY(heard.changes[0].added.empty()); // no entry says what: look again
}

void TstStoreLive::stopsCalling()
{
    Heard heard, stays;
    auto first = m_store->subscribe(std::ref(heard));
    const auto second = m_store->subscribe(std::ref(stays));
    QVERIFY_OK(m_store->add({episode("e3")}, kAgent));
    first = Subscription();
    QVERIFY_OK(m_store->add({episode("e4")}, kAgent));
    QCOMPARE(heard.count(), std::size_t(1));
    QCOMPARE(stays.count(), std::size_t(2));
    // A subscription may outlive the store.
    auto late = m_store->subscribe(std::ref(heard));
    m_store.reset();
}

void TstStoreLive::callbackMayCommit()
{
    int calls = 0;
    const auto subscription = m_store->subscribe([&](const ChangeSet &set) {
        ++calls;
        if (set.added.size() == 1 && calls == 1)
            QVERIFY_OK(m_store->add({episode("echo"), episode("echo2")}, kAgent));
    });
    QVERIFY_OK(m_store->add({episode("e3")}, kAgent));
    QCOMPARE(calls, 2);
    QVERIFY(m_store->find("echo").ok());
}

void TstStoreLive::writerBesideReaders()
{
    Heard heard;
    auto reader = Store::open(m_path, {.readOnly = true});
    QVERIFY_OK(reader);
    const auto subscription = (*reader)->subscribe(std::ref(heard));
    constexpr int kBatches = 60;
    std::atomic<bool> done{false};
    std::atomic<int> failures{0}, reads{0};
    std::string failure;
    std::thread writer([&] {
        auto other = Store::open(m_path);
        for (int i = 0; i < kBatches && other; ++i) {
            const std::string n = std::to_string(i);
            // Three at once: a reader sees all of them or none.
            auto added =
                (*other)->add({episode("a" + n), episode("b" + n), reflection("c" + n, {"a" + n, "b" + n})}, kAgent);
            if (!added) {
                ++failures;
                failure = added.error().message;
            }
        }
        done = true;
    });
    std::vector<std::thread> readers;
    for (int t = 0; t < 2; ++t) {
        readers.emplace_back([&] {
            while (!done) {
                const auto snapshot = (*reader)->snapshot();
                const auto counts = (*reader)->counts();
                if (!snapshot || !counts || (*snapshot)->size() % 3 != 0 ||
                    counts->links.supports != 2 * counts->byKind.at("reflection"))
                    ++failures;
                ++reads;
            }
        });
    }
    for (int i = 0; i < 20; ++i) // and this process writes, too
        QVERIFY_OK(m_store->add(
            {episode("x" + std::to_string(i)), episode("y" + std::to_string(i)), episode("z" + std::to_string(i))},
            kAgent));
    writer.join();
    for (std::thread &thread : readers)
        thread.join();
    QVERIFY2(failures == 0, failure.c_str());
    QVERIFY(reads > 0);
    QTRY_COMPARE_WITH_TIMEOUT(heard.keys(), std::size_t(3 * kBatches + 60), 10000);
    const auto verified = m_store->verify();
    QVERIFY_OK(verified);
    QVERIFY2(verified->ok, verified->message.c_str());
}

void TstStoreLive::threadsShareAStore()
{
    constexpr int kThreads = 3, kRounds = 25;
    std::atomic<int> failures{0};
    const auto subscription = m_store->subscribe([](const ChangeSet &) {});
    std::vector<std::thread> threads;
    for (int t = 0; t < kThreads; ++t) {
        threads.emplace_back([this, t, &failures] {
            for (int i = 0; i < kRounds; ++i) {
                const std::string id = std::to_string(t) + "-" + std::to_string(i);
                const auto added = m_store->add({episode(id), reflection("r" + id, {id, "e1"})}, kAgent);
                const auto imported = m_store->import(foreign({episode("i" + id)}), "x", {});
                const auto key = m_store->find(id);
                if (!added || !imported || !key) {
                    ++failures;
                    continue;
                }
                const MemoryKey keys[] = {*key};
                const auto retracted = m_store->retract(keys, kPerson);
                if (!retracted || !m_store->undo(retracted->ledger, kPerson) || !m_store->rows(keys))
                    ++failures;
            }
        });
    }
    for (std::thread &thread : threads)
        thread.join();
    QCOMPARE(failures.load(), 0);
    QCOMPARE(m_store->counts()->memories, std::uint64_t(3 + 3 * kThreads * kRounds));
    QCOMPARE(m_store->counts()->byStatus.at("active"), std::uint64_t(3 + 3 * kThreads * kRounds));
    const auto verified = m_store->verify();
    QVERIFY_OK(verified);
    QVERIFY2(verified->ok, verified->message.c_str());
}

void TstStoreLive::cancels()
{
    std::vector<MemoryDraft> drafts;
    for (int i = 0; i < 3000; ++i)
        drafts.push_back(episode("n" + std::to_string(i)));
    const auto imported = m_store->import(foreign(drafts), "x", {}, false, stoppedToken());
    QVERIFY(!imported);
    QCOMPARE(imported.error().code, Errc::Cancelled);
    QCOMPARE(m_store->counts()->memories, std::uint64_t(3));
    QVERIFY_OK(m_store->import(foreign(drafts), "x", {}));
    QCOMPARE(m_store->verify(stoppedToken()).error().code, Errc::Cancelled);
    const auto keys = m_store->keys({});
    QVERIFY_OK(keys);
    QCOMPARE(m_store->rows(*keys, stoppedToken()).error().code, Errc::Cancelled);
    QCOMPARE(m_store->snapshotBelow(*keys, stoppedToken()).error().code, Errc::Cancelled);
    QCOMPARE(m_store->keys({}, stoppedToken()).ok() ? Errc::NotFound : Errc::Cancelled, Errc::Cancelled);
    QVERIFY_OK(m_store->keys({})); // the connection is fine afterwards
}

CREDENCE_TEST(tst_storelive, TstStoreLive)

} // namespace tst_storelive

#include "tst_storelive.moc"

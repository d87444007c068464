// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// An erasure that is killed at each step of its writing: nothing happened, or everything did; and once somebody has
// opened the store again, nothing of what was erased is left in its files. Nor does it come back from the memory of the
// process that opens it.
#include "support/faultyvfs.h"
#include "support/registry.h"
#include "support/reviewstore.h"

#include <credence/erase.h>

#include <QTemporaryDir>
#include <QTest>

#include <sys/wait.h>
#include <unistd.h>

namespace tst_erase_faults {

using namespace credence;
using namespace credence::test;

namespace {

const char kText[] = "Marrowbone and Thistledown met at Featherstonehaugh";

// "before", "after", or what is wrong.
std::string stateOf(const std::filesystem::path &path)
{
    auto store = Store::open(path);
    if (!store)
        return "does not open: " + store.error().message;
    const auto verified = (*store)->verify();
    if (!verified)
        return "can't be verified: " + verified.error().message;
    if (!verified->ok)
        return "does not verify: " + verified->message;
    const Memory memory = memoryOf(**store, "x1");
    const Status doubt = statusOf(**store, "b9");
    if (memory.text == kText && memory.status == Status::Active && doubt == Status::Active)
        return "before";
    if (!memory.text.empty() || memory.status != Status::Erased || doubt != Status::Suspect)
        return "between";
    for (const char *more : {"", "-wal"}) {
        const QByteArray bytes = bytesOf(path.string() + more).toLower();
        for (const char *word : {"marrowbone", "thistledown", "featherstonehaugh"}) {
            if (bytes.contains(word))
                return fmt::format("erased, but \"{}\" stands in the file{}", word, more);
        }
    }
    return "after";
}

void copyStore(const std::filesystem::path &from, const std::filesystem::path &to)
{
    for (const char *more : {"", "-wal", "-shm"}) {
        std::error_code ignored;
        std::filesystem::remove(to.string() + more, ignored);
    }
    std::filesystem::copy_file(from, to, std::filesystem::copy_options::overwrite_existing);
}

bool eraseIt(const std::filesystem::path &path)
{
    auto store = Store::open(path);
    if (!store)
        return false;
    const auto key = (*store)->find("x1");
    if (!key)
        return false;
    EraseRequest request;
    request.keys = {*key};
    return erase(**store, request, kReviewer).ok();
}

} // namespace

class TstEraseFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void killed();
    void memoryStaysOutOfFiles_data();
    void memoryStaysOutOfFiles();
};

void TstEraseFaults::killed()
{
    // In memory where there is such a folder: what is proven is the order of the writes.
    std::error_code none;
    QTemporaryDir dir(std::filesystem::is_directory("/dev/shm", none) ? QStringLiteral("/dev/shm/credence-XXXXXX")
                                                                      : QString());
    const std::filesystem::path folder = dir.path().toStdString();
    ReviewStore made({});
    made.take(
        fmt::format("{{\"record\":\"memory\",\"id\":\"x1\",\"kind\":\"episode\",\"scope\":\"s\",\"text\":\"{}\"}}\n"
                    "{{\"record\":\"memory\",\"id\":\"b9\",\"kind\":\"reflection\",\"shape\":\"insight\","
                    "\"scope\":\"s\",\"text\":\"on three\",\"evidence\":[{{\"id\":\"x1\",\"quote\":\"{}\"}},"
                    "{{\"id\":\"e1\"}},{{\"id\":\"e2\"}}]}}\n",
                    kText, kText));
    QVERIFY2(made.ok(), made.error.c_str());
    made.close();
    const auto prepared = folder / "prepared.credence", path = folder / "a.credence";
    copyStore(made.path(), prepared);

    copyStore(prepared, path);
    FaultyVfs::install(FaultyVfs::Fault::None, 0);
    const bool done = eraseIt(path);
    const int steps = FaultyVfs::steps();
    FaultyVfs::remove();
    QVERIFY(done);
    QCOMPARE(stateOf(path), std::string("after"));
    QVERIFY2(steps > 30, qPrintable(QString::number(steps)));

    std::map<std::string, int> outcomes;
    for (int at = 2; at <= 2 * steps + 1; ++at) { // each step twice: torn, and whole
        copyStore(prepared, path);
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            FaultyVfs::install(at % 2 == 0 ? FaultyVfs::Fault::Kill : FaultyVfs::Fault::KillAfter, at / 2);
            static_cast<void>(eraseIt(path));
            ::_exit(0);
        }
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        const std::string what = stateOf(path);
        ++outcomes[what];
        QVERIFY2(what == "before" || what == "after", (fmt::format("step {}: ", at / 2) + what).c_str());
    }
    QVERIFY(outcomes["before"] > 0);
    QVERIFY(outcomes["after"] > 0);
    qInfo("killed in %d steps: %d before, %d after", steps, outcomes["before"], outcomes["after"]);
}

void TstEraseFaults::memoryStaysOutOfFiles_data()
{
    QTest::addColumn<bool>("readOnly");
    QTest::newRow("opened for writing") << false;
    QTest::newRow("opened read-only") << true;
}

// Another process was killed at the first frame of a log, so that the log has nothing to recover. SQLite then fills the
// index of the log from memory that it has not written to (walIndexRecover), and what was erased may lie there.
void TstEraseFaults::memoryStaysOutOfFiles()
{
    QFETCH(const bool, readOnly);
    QTemporaryDir dir;
    const std::filesystem::path folder = dir.path().toStdString();
    ReviewStore made({});
    QVERIFY2(made.ok(), made.error.c_str());
    made.close();
    const auto path = folder / "a.credence";
    copyStore(made.path(), path);
    {
        auto writer = Store::open(made.path());
        QVERIFY_OK(writer);
        QVERIFY_OK((*writer)->add({episode("of no matter")}, kAgent));
        const QByteArray log = bytesOf(made.path().string() + "-wal");
        QVERIFY(log.size() > 132); // sqlite.org/fileformat2.html, 4.1: a header of 32 bytes, then the frames
        QFile torn(QString::fromStdString(path.string() + "-wal"));
        QVERIFY(torn.open(QIODevice::WriteOnly));
        QCOMPARE(torn.write(log.first(132)), 132);
    }
    {
        std::vector<std::string> known(2000);
        for (std::string &one : known) {
            while (one.size() < 1000)
                one += kText;
        }
        QCOMPARE(std::count_if(known.begin(), known.end(), [](const auto &one) { return one.ends_with("haugh"); }),
                 2000);
    }
    auto store = Store::open(path, {.readOnly = readOnly});
    QVERIFY_OK(store);
    const QByteArray index = bytesOf(path.string() + "-shm");
    QCOMPARE(index.size(), 32768); // sqlite.org/walformat.html, 2.1: blocks of 32768, the first with a header of 136
    QVERIFY(!index.contains("Thistledown"));
    QCOMPARE(index.mid(136), QByteArray(32768 - 136, '\0')); // no frame, so no page numbers and no hashes
}

CREDENCE_TEST(tst_erase_faults, TstEraseFaults)

} // namespace tst_erase_faults

#include "tst_erase_faults.moc"

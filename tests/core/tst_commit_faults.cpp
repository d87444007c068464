// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A commit that is killed, or whose disk is full, at each step of its writing: before or after, never between.
#include "support/faultyvfs.h"
#include "support/registry.h"
#include "support/reviewstore.h"

#include <QTemporaryDir>
#include <QTest>

#include <csignal>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

namespace tst_commit_faults {

using namespace credence;
using namespace credence::test;

namespace {

constexpr int kCandidates = 24;

std::string manyCandidates()
{
    std::string lines = candidateLine("s1", "supersede", "mornings are loud now", {"e4", "e5"}, {"b1"}) +
                        candidateLine("n1", "narrative", "two days in one", {"e7", "e8"}) +
                        candidateLine("m1", "merge_evidence", "", {"e1"}, {"b3"}) +
                        candidateLine("r1", "retract", "", {}, {"b2"});
    for (int i = 0; i < kCandidates - 4; ++i)
        lines += candidateLine(fmt::format("a{:02}", i), "add", fmt::format("what was seen number {}", i),
                               {"e1", "e2", fmt::format("e{}", 3 + i % 4)});
    return lines;
}

// All approved; the file is closed.
bool prepare(ReviewStore &s)
{
    if (!s.ok())
        return false;
    const auto items = queue(*s);
    if (!items || items->size() != std::size_t(kCandidates))
        return false;
    for (const QueueItem &item : *items) {
        if (!s.approve(item.candidate.id))
            return false;
    }
    s.close();
    return true;
}

const std::string kKept = "Nothing was committed: the memory is as it was, and all decisions are kept.";

// In memory where there is such a folder: what is proven is the order of the writes, not the speed of a disk.
class Place {
public:
    Place()
    {
        std::error_code none;
        if (std::filesystem::is_directory("/dev/shm", none))
            m_dir = std::make_unique<QTemporaryDir>(QStringLiteral("/dev/shm/credence-XXXXXX"));
        if (!m_dir || !m_dir->isValid())
            m_dir = std::make_unique<QTemporaryDir>();
    }
    [[nodiscard]] std::filesystem::path path() const { return m_dir->path().toStdString(); }

private:
    std::unique_ptr<QTemporaryDir> m_dir;
};

// "before", "after", or what is wrong.
std::string outcome(const std::filesystem::path &path)
{
    auto store = Store::open(path);
    if (!store)
        return "does not open: " + store.error().message;
    const auto counts = queueCounts(**store);
    const auto all = (*store)->counts();
    const auto verified = (*store)->verify();
    const auto head = (*store)->ledger(1);
    if (!counts || !all || !verified || !head)
        return "can't be read";
    if (!verified->ok)
        return "does not verify: " + verified->message;
    std::uint64_t decided = 0;
    const auto items = queue(**store);
    for (const QueueItem &item : items ? *items : std::vector<QueueItem>())
        decided += item.decision && item.decision->verdict == Verdict::Approve;
    if (decided != std::uint64_t(kCandidates))
        return fmt::format("{} decisions are left", decided);
    const bool entry = head->front().kind == "commit"; // it says which
    if (!entry && counts->approved == std::uint64_t(kCandidates) && all->memories == 11 &&
        all->byStatus.at("active") == 11)
        return "before";
    // The additions, the new belief and the narrative.
    if (entry && counts->committed == std::uint64_t(kCandidates) && all->memories == 11 + kCandidates - 2 &&
        all->byStatus.at("superseded") == 1 && all->byStatus.at("deprecated") == 2 &&
        all->byStatus.at("retracted") == 1)
        return "after";
    return fmt::format("between: entry {}, {} approved, {} committed, {} memories", entry, counts->approved,
                       counts->committed, all->memories);
}

void copyTo(const std::filesystem::path &from, const std::filesystem::path &to)
{
    for (const char *more : {"", "-wal", "-shm"}) {
        std::error_code ignored;
        std::filesystem::remove(to.string() + more, ignored);
    }
    std::filesystem::copy_file(from, to, std::filesystem::copy_options::overwrite_existing);
}

} // namespace

class TstCommitFaults : public QObject {
    Q_OBJECT

private Q_SLOTS:
    // One store for all; each test works on copies.
    void initTestCase()
    {
        ReviewStore s(manyCandidates());
        QVERIFY2(prepare(s), s.error.c_str());
        m_prepared = m_place.path() / "prepared.credence";
        copyTo(s.path(), m_prepared);
    }

    void killed()
    {
        const auto path = m_place.path() / "killed.credence";
        // How many steps a whole one takes.
        copyTo(m_prepared, path);
        FaultyVfs::install(FaultyVfs::Fault::None, 0);
        {
            auto store = Store::open(path);
            QVERIFY_DONE(store);
            QVERIFY_DONE(commit(**store, kReviewer));
        }
        const int steps = FaultyVfs::steps();
        FaultyVfs::remove();
        QCOMPARE(outcome(path), std::string("after"));
        QVERIFY2(steps > 60, qPrintable(QString::number(steps)));

        std::map<std::string, int> outcomes;
        int killed = 0;
        for (int at = 2; at <= 2 * steps + 1; ++at) { // each step twice: torn, and whole
            const int step = at / 2;
            copyTo(m_prepared, path);
            const pid_t child = ::fork();
            QVERIFY(child >= 0);
            if (child == 0) {
                FaultyVfs::install(at % 2 == 0 ? FaultyVfs::Fault::Kill : FaultyVfs::Fault::KillAfter, step);
                {
                    auto store = Store::open(path);
                    if (store)
                        static_cast<void>(commit(**store, kReviewer));
                }
                ::_exit(0);
            }
            int status = 0;
            QCOMPARE(::waitpid(child, &status, 0), child);
            killed += WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
            const std::string what = outcome(path);
            ++outcomes[what];
            QVERIFY2(what == "before" || what == "after", (fmt::format("step {}: ", step) + what).c_str());
        }
        QVERIFY2(killed >= 150, qPrintable(QString::number(killed)));
        QVERIFY(outcomes["before"] > 0); // while the log is written
        QVERIFY(outcomes["after"] > 0);  // while it is folded back
        qInfo("killed %d times in %d steps: %d before, %d after", killed, steps, outcomes["before"], outcomes["after"]);
    }

    void diskFull_data()
    {
        QTest::addColumn<int>("fault");
        QTest::newRow("full") << int(FaultyVfs::Fault::Full);
        QTest::newRow("refused") << int(FaultyVfs::Fault::Refused);
        QTest::newRow("read-only") << int(FaultyVfs::Fault::ReadOnly); // mounted so meanwhile
    }

    void diskFull()
    {
        QFETCH(int, fault);
        const auto path = m_place.path() / "full.credence";
        int failed = 0;
        for (int step = 1; step < 2000; step += 1 + step / 4) {
            copyTo(m_prepared, path);
            FaultyVfs::install(FaultyVfs::Fault::None, 0);
            Result<CommitPlan> done = Error{};
            {
                auto store = Store::open(path);
                QVERIFY_DONE(store);
                FaultyVfs::arm(FaultyVfs::Fault(fault), step);
                done = commit(**store, kReviewer);
                FaultyVfs::arm(FaultyVfs::Fault::None, 0);
                if (!done) {
                    ++failed;
                    const bool turned = FaultyVfs::Fault(fault) == FaultyVfs::Fault::ReadOnly;
                    const std::string &said = done.error().message;
                    QVERIFY2(done.error().code == (turned ? Errc::ReadOnly : Errc::Io), said.c_str());
                    QVERIFY2(said.find(kKept) != std::string::npos, said.c_str());
                    QVERIFY2(said.find(turned ? "read-only"
                                       : FaultyVfs::Fault(fault) == FaultyVfs::Fault::Full
                                           ? "disk is full"
                                           : "failed") != std::string::npos,
                             said.c_str());
                    QCOMPARE(queueCounts(**store)->approved, std::uint64_t(kCandidates)); // the same object, still
                    if (step % 2 == 1)
                        QVERIFY_DONE(commit(**store, kReviewer)); // there is room again
                }
            }
            FaultyVfs::remove();
            QCOMPARE(outcome(path), std::string(done || step % 2 == 1 ? "after" : "before"));
            if (done)
                break;
        }
        QVERIFY(failed >= 5);
    }

    // As the system does it: no file may grow any more.
    void noRoomToGrow()
    {
        const auto path = m_place.path() / "limit.credence";
        copyTo(m_prepared, path);
        int words[2];
        QCOMPARE(::pipe(words), 0);
        const pid_t child = ::fork();
        QVERIFY(child >= 0);
        if (child == 0) {
            std::string said = "does not open";
            if (auto store = Store::open(path)) {
                const rlimit most{64 * 1024, 64 * 1024}; // the log's beginning
                std::signal(SIGXFSZ, SIG_IGN);
                ::setrlimit(RLIMIT_FSIZE, &most);
                const auto done = commit(**store, kReviewer);
                said = done ? "committed" : done.error().message;
            }
            static_cast<void>(::write(words[1], said.data(), said.size()));
            ::_exit(0);
        }
        ::close(words[1]);
        std::string said(4000, ' ');
        const ssize_t n = ::read(words[0], said.data(), said.size());
        said.resize(n > 0 ? std::size_t(n) : 0);
        ::close(words[0]);
        int status = 0;
        QCOMPARE(::waitpid(child, &status, 0), child);
        QVERIFY2(said.find(kKept) != std::string::npos, said.c_str());
        QCOMPARE(outcome(path), std::string("before"));
        auto store = Store::open(path);
        QVERIFY_DONE(store);
        QVERIFY_DONE(commit(**store, kReviewer)); // with room again
        (*store).reset();
        QCOMPARE(outcome(path), std::string("after"));
    }

    void readOnly()
    {
        const auto path = m_place.path() / "readonly.credence";
        copyTo(m_prepared, path);
        OpenOptions options;
        options.readOnly = true;
        {
            auto store = Store::open(path, options);
            QVERIFY_DONE(store);
            const auto preview = previewCommit(**store);
            QVERIFY_DONE(preview);
            QCOMPARE(preview->changes.size(), std::size_t(kCandidates));
            const auto refused = commit(**store, kReviewer);
            QCOMPARE(refused.error().code, Errc::ReadOnly);
            QVERIFY(refused.error().message.find(kKept) != std::string::npos);
            DecideRequest request;
            request.candidate = "a00";
            QCOMPARE(decide(**store, request, kReviewer).error().code, Errc::ReadOnly);
        }
        QCOMPARE(outcome(path), std::string("before"));
    }

    void anotherWrites()
    {
        const auto path = m_place.path() / "busy.credence";
        copyTo(m_prepared, path);
        OpenOptions options;
        options.busyTimeout = std::chrono::milliseconds(10);
        auto store = Store::open(path, options);
        QVERIFY_DONE(store);
        sqlite3 *other = nullptr;
        QCOMPARE(sqlite3_open(path.c_str(), &other), SQLITE_OK);
        QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
        const auto refused = commit(**store, kReviewer);
        QCOMPARE(refused.error().code, Errc::Busy);
        QVERIFY(refused.error().message.find(kKept) != std::string::npos);
        QCOMPARE(sqlite3_exec(other, "ROLLBACK", nullptr, nullptr, nullptr), SQLITE_OK);
        sqlite3_close(other);
        QVERIFY_DONE(commit(**store, kReviewer));
    }

private:
    Place m_place;
    std::filesystem::path m_prepared;
};

CREDENCE_TEST(tst_commit_faults, TstCommitFaults)

} // namespace tst_commit_faults

#include "tst_commit_faults.moc"

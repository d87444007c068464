// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/session.h"

#include "jobs/jobrunner.h"
#include "support/registry.h"
#include "ui/support/smallstore.h"

#include <QFile>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_session {

using namespace credence;
using namespace credence::ui;
using credence::test::small::addEpisode;
using credence::test::small::makeSmallStore;

class TstSession : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;

private Q_SLOTS:
    void init()
    {
        QTest::failOnWarning(QRegularExpression(QStringLiteral(".*")));
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(m_dir->isValid());
        m_path = m_dir->filePath(QStringLiteral("sam.credence"));
        QVERIFY(makeSmallStore(m_path));
    }
    void cleanup()
    {
        JobRunner::instance().shutDown();
        m_dir.reset();
    }

    void opensInTheBackground()
    {
        Session session;
        QSignalSpy opened(&session, &Session::opened);
        QSignalSpy loading(&session, &Session::loading);
        session.open(m_path);
        QVERIFY(!session.isOpen());
        QTRY_COMPARE(opened.size(), 1);
        QVERIFY(session.isOpen());
        QVERIFY(session.writable());
        QCOMPARE(session.path(), m_path);
        QCOMPARE(int(session.scopes().size()), 1);
        QTRY_VERIFY(session.snapshot());
        QCOMPARE(int(session.snapshot()->size()), 9);
        QCOMPARE(loading.size(), 2);
        QCOMPARE(loading[0][0].toBool(), true);
        QCOMPARE(loading[1][0].toBool(), false);
    }

    // From opened() to the snapshot there is what the tree begins with.
    void theTopIsThereBeforeTheWhole()
    {
        Session session;
        bool atOnce = false;
        connect(&session, &Session::opened, &session,
                [&] { atOnce = session.top() && session.top()->size() > 0 && !session.snapshot(); });
        session.open(m_path);
        QTRY_VERIFY(session.isOpen());
        QVERIFY(atOnce);
        QTRY_VERIFY(session.snapshot());
        QVERIFY(!session.top());
        session.close();
        QVERIFY(!session.top());
    }

    void readOnlyIsNotWritable()
    {
        Session session;
        session.open(m_path, true);
        QTRY_VERIFY(session.isOpen());
        QVERIFY(!session.writable());
    }

    void whatCannotBeOpenedLeavesWhatIsOpen()
    {
        Session session;
        session.open(m_path);
        QTRY_VERIFY(session.snapshot());
        const QString text = m_dir->filePath(QStringLiteral("text.credence"));
        QFile file(text);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("version https://git-lfs.github.com/spec/v1\n");
        file.close();
        QSignalSpy failed(&session, &Session::failed);
        session.open(text);
        QTRY_COMPARE(failed.size(), 1);
        QCOMPARE(failed[0][0].toString(), text);
        QVERIFY(!failed[0][1].value<Error>().message.empty());
        QVERIFY(session.isOpen());
        QCOMPARE(session.path(), m_path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll(), QByteArray("version https://git-lfs.github.com/spec/v1\n"));
    }

    void theSelectionHasAHistory()
    {
        Session session;
        session.open(m_path);
        QTRY_VERIFY(session.snapshot());
        const MemoryKey a = session.snapshot()->row(0).key;
        const MemoryKey b = session.snapshot()->row(1).key;
        const MemoryKey c = session.snapshot()->row(2).key;
        QVERIFY(!session.canGoBack());
        session.select(a);
        session.select(b);
        QVERIFY(session.canGoBack());
        QVERIFY(!session.canGoForward());
        session.back();
        QCOMPARE(session.selection(), a);
        QVERIFY(session.canGoForward());
        session.forward();
        QCOMPARE(session.selection(), b);
        session.back();
        session.select(c); // what lay ahead is gone
        QVERIFY(!session.canGoForward());
        session.back();
        QCOMPARE(session.selection(), a);
        session.select({});
        QVERIFY(!session.selection());
        QVERIFY(session.canGoBack()); // to what was selected last
        session.back();
        QCOMPARE(session.selection(), a);
    }

    // The steps of a walk leave one entry in the history: where it led.
    void aWalkIsOneStep()
    {
        Session session;
        session.open(m_path);
        QTRY_VERIFY(session.snapshot());
        const auto key = [&](Node node) { return session.snapshot()->row(node).key; };
        session.select(key(0));
        session.pass(key(1));
        session.pass(key(2));
        session.pass(key(3));
        QCOMPARE(session.selection(), key(3));
        session.back();
        QCOMPARE(session.selection(), key(0));
        session.forward();
        QCOMPARE(session.selection(), key(3));
        // Another walk begins there, and ends at what is chosen.
        session.pass(key(4));
        session.select(key(4));
        session.pass(key(1));
        session.back();
        QCOMPARE(session.selection(), key(4));
        session.back();
        QCOMPARE(session.selection(), key(3));
        // There and back again is no step.
        session.pass(key(1));
        session.pass(key(3));
        session.back();
        QCOMPARE(session.selection(), key(0));
    }

    // Another object on the same file has the role of another process: it writes while this one looks.
    void whatAnotherProcessAddsIsShown()
    {
        Session session;
        session.open(m_path);
        QTRY_VERIFY(session.snapshot());
        QSignalSpy changed(&session, &Session::storeChanged);
        auto other = Store::open(std::filesystem::path(m_path.toStdString()));
        QVERIFY(other);
        QVERIFY(addEpisode(**other, "late", "Something new"));
        QTRY_COMPARE_WITH_TIMEOUT(int(session.snapshot()->size()), 10, 5000);
        QVERIFY(changed.size() >= 1);
        const auto change = changed[0][0].value<ChangeSet>();
        QVERIFY(change.external);
    }

    void manyCommitsBecomeFewUpdates()
    {
        Session session;
        session.open(m_path);
        QTRY_VERIFY(session.snapshot());
        QSignalSpy snapshots(&session, &Session::snapshotChanged);
        for (int i = 0; i < 40; ++i)
            QVERIFY(addEpisode(*session.store(), "n" + std::to_string(i), "Episode"));
        QTRY_COMPARE(int(session.snapshot()->size()), 49);
        QVERIFY2(snapshots.size() < 20, qPrintable(QString::number(snapshots.size())));
    }

    void aScopeShowsItsOwn()
    {
        {
            auto store = Store::open(std::filesystem::path(m_path.toStdString()));
            QVERIFY(store);
            MemoryDraft draft;
            draft.memory.scope = "ines";
            draft.memory.text = "Ines works on billing.";
            QVERIFY((*store)->add({draft}, Cause{"agent", "agent", {}}));
        }
        Session session;
        session.open(m_path);
        QTRY_VERIFY(session.snapshot());
        QCOMPARE(int(session.snapshot()->size()), 10);
        // Whoever asks while the scope changes gets no snapshot of the scope before.
        QCOMPARE(session.settledSnapshot().first, session.snapshot());
        QCOMPARE(session.settledSnapshot().second, std::uint64_t((*session.store()->ledgerHead()).first));
        bool asked = false, old = false;
        connect(&session, &Session::scopeChanged, this, [&] {
            asked = true;
            old = old || session.settledSnapshot().first != nullptr;
        });
        QSignalSpy scope(&session, &Session::scopeChanged);
        session.setScope(QStringLiteral("ines"));
        QCOMPARE(scope.size(), 1);
        QTRY_COMPARE(int(session.snapshot()->size()), 1);
        QVERIFY(asked);
        QVERIFY(!old);
        session.setScope({});
        QTRY_COMPARE(int(session.snapshot()->size()), 10);
    }

    void closingForgets()
    {
        Session session;
        session.open(m_path);
        QTRY_VERIFY(session.snapshot());
        session.select(session.snapshot()->row(0).key);
        QSignalSpy closed(&session, &Session::closed);
        session.close();
        QCOMPARE(closed.size(), 1);
        QVERIFY(!session.isOpen());
        QVERIFY(!session.snapshot());
        QVERIFY(!session.selection());
        QVERIFY(!session.canGoBack());
        QVERIFY(session.path().isEmpty());
        // A snapshot that was under way does not arrive in the empty session.
        session.open(m_path);
        QTRY_VERIFY(session.isOpen());
        session.close();
        QTRY_COMPARE(JobRunner::instance().running(), 0);
        QVERIFY(!session.snapshot());
    }
};

CREDENCE_TEST(tst_session, TstSession)

} // namespace tst_session

#include "tst_session.moc"

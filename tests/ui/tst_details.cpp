// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/countlist.h"
#include "inspect/whylist.h"
#include "jobs/jobrunner.h"
#include "models/memorylistmodel.h"
#include "models/whymodel.h"
#include "shell/detailspanel.h"
#include "shell/theme.h"
#include "support/registry.h"
#include "support/samplestore.h"
#include "widgets/chip.h"
#include "widgets/label.h"

#include <QAccessible>
#include <QApplication>
#include <QClipboard>
#include <QListView>
#include <QPushButton>
#include <QSignalSpy>
#include <QTest>

namespace tst_details {

using namespace credence;
using namespace credence::ui;

namespace {

struct Panel {
    explicit Panel(const std::string &jsonl = test::smallJsonl()) : panel(&session)
    {
        panel.resize(296, 828);
        panel.show();
        store = test::makeStore(folder, jsonl);
        opened = test::openIn(session, store);
    }
    [[nodiscard]] bool idle() const { return session.snapshot() && !panel.busy(); }
    [[nodiscard]] MemoryKey key(const std::string &id) const { return test::keyOf(*store, id); }
    [[nodiscard]] MemoryListModel *list(const char *name) const
    {
        auto *view = panel.findChild<QListView *>(QString::fromLatin1(name));
        return view ? qobject_cast<MemoryListModel *>(view->model()) : nullptr;
    }
    [[nodiscard]] QString text() const
    {
        auto *block = panel.findChild<TextBlock *>(QStringLiteral("details.text"));
        return block ? block->text() : QString();
    }
    // All that stands in visible labels and blocks.
    [[nodiscard]] QStringList words() const
    {
        QStringList all;
        for (const Label *label : panel.findChildren<Label *>()) {
            if (label->isVisible())
                all << label->text();
        }
        for (const TextBlock *block : panel.findChildren<TextBlock *>()) {
            if (block->isVisible())
                all << block->text();
        }
        return all;
    }
    [[nodiscard]] QAction *action(const char *name) const
    {
        return panel.findChild<QAction *>(QString::fromLatin1(name));
    }

    QTemporaryDir folder;
    Session session;
    DetailsPanel panel;
    std::shared_ptr<Store> store;
    bool opened = false;
};

} // namespace

class TstDetails : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::instance().install(ThemeChoice::Light); }
    void cleanupTestCase() { JobRunner::instance().shutDown(); }

    void nothingSelectedCounts()
    {
        Panel p;
        QVERIFY(p.opened);
        QTRY_VERIFY(p.idle());
        QTRY_VERIFY(p.words().contains(QStringLiteral("Nothing is selected")));
        const auto lists = p.panel.findChildren<CountList *>();
        QStringList counts;
        for (const CountList *list : lists)
            counts << list->accessibleDescription();
        // r1, r2 and top; none is flagged or bare.
        QVERIFY(counts.contains(
            QStringLiteral("Active 3, Suspect 0, Stale 0, Superseded 0, Deprecated 0, Retracted 0, Erased 0")));
        QVERIFY(counts.contains(QStringLiteral("Open flags 0, Ungrounded 0, Single source 0")));
    }

    void showsTheMemoryWhole()
    {
        Panel p;
        QTRY_VERIFY(p.idle());
        p.session.select(p.key("r2"));
        QTRY_COMPARE(p.text(), QStringLiteral("Priya reviews in the afternoon."));
        QTRY_VERIFY(p.idle());
        const QStringList words = p.words();
        QVERIFY(words.contains(QStringLiteral("3 direct")));
        QVERIFY(words.contains(QStringLiteral("habit")));
        QVERIFY(words.contains(QStringLiteral("sam")));
        QVERIFY(words.contains(QStringLiteral("unset")));
        // Three that support, the one that speaks against it last and marked.
        MemoryListModel *evidence = p.list("details.evidence");
        QCOMPARE(evidence->rowCount(), 4);
        QCOMPARE(evidence->memory(0).key, p.key("e3"));
        QCOMPARE(evidence->memory(3).key, p.key("e6"));
        QCOMPARE(evidence->memory(3).role, Role::Contradicts);
        MemoryListModel *above = p.list("details.dependents");
        QCOMPARE(above->rowCount(), 1);
        QCOMPARE(above->memory(0).key, p.key("top"));
        QCOMPARE(above->memory(0).fact, QStringLiteral("d2"));
    }

    void pinnedStaysInSight()
    {
        Panel p;
        QTRY_VERIFY(p.idle());
        QVERIFY(!p.action("details.pin")->isEnabled()); // nothing is shown
        p.session.select(p.key("r2"));
        QTRY_COMPARE(p.text(), QStringLiteral("Priya reviews in the afternoon."));
        QTRY_VERIFY(p.idle());
        p.action("details.pin")->trigger();
        QVERIFY(p.action("details.pin")->isChecked());
        p.session.select(p.key("top"));
        QTRY_VERIFY(p.idle());
        QCOMPARE(p.text(), QStringLiteral("Priya reviews in the afternoon."));
        QSignalSpy asked(&p.panel, &DetailsPanel::retractRequested);
        p.action("details.retract")->trigger(); // acts on what is shown
        QCOMPARE(asked.size(), 1);
        QCOMPARE(asked[0][0].value<MemoryKey>(), p.key("r2"));
        p.action("details.pin")->trigger();
        QTRY_COMPARE(p.text(), QStringLiteral("The team works with care."));
        p.action("details.pin")->trigger();
        p.session.select({});
        QTRY_VERIFY(p.idle());
        QCOMPARE(p.text(), QStringLiteral("The team works with care."));
    }

    void missingSourcesAndQuotes()
    {
        Panel p;
        QTRY_VERIFY(p.idle());
        p.session.select(p.key("top"));
        QTRY_COMPARE(p.text(), QStringLiteral("The team works with care."));
        MemoryListModel *evidence = p.list("details.evidence");
        QCOMPARE(evidence->rowCount(), 4);
        QVERIFY(evidence->memory(3).missing);
        QCOMPARE(evidence->memory(3).text, QStringLiteral("missing source: gone"));
        p.session.select(p.key("r1"));
        QTRY_COMPARE(p.text(), QStringLiteral("Deploys need a rollout plan."));
        QVERIFY(evidence->memory(1).tip.contains(QStringLiteral("a written rollout plan")));
    }

    void aRowSelectsItsMemory()
    {
        Panel p;
        QTRY_VERIFY(p.idle());
        p.session.select(p.key("top"));
        QTRY_VERIFY(p.list("details.evidence")->rowCount() == 4);
        auto *view = p.panel.findChild<QListView *>(QStringLiteral("details.evidence"));
        QTest::mouseClick(view->viewport(), Qt::LeftButton, {}, view->visualRect(view->model()->index(1, 0)).center());
        QCOMPARE(p.session.selection(), p.key("r2"));
        QTRY_COMPARE(p.list("details.evidence")->memory(0).key, p.key("e3"));
        view->setFocus();
        view->setCurrentIndex(view->model()->index(2, 0));
        QTest::keyClick(view, Qt::Key_Return);
        QCOMPARE(p.session.selection(), p.key("e5"));
    }

    void whyGoesDownToTheEpisodes()
    {
        Panel p;
        QTRY_VERIFY(p.idle());
        p.session.select(p.key("top"));
        QTRY_VERIFY(p.action("details.why")->isEnabled());
        p.action("details.why")->trigger();
        QTRY_VERIFY(p.panel.showsWhy());
        QTRY_VERIFY(p.idle());
        const WhyModel *model = p.panel.findChild<WhyList *>(QStringLiteral("details.whyList"))->whyModel();
        QStringList episodes;
        for (int i = 0; i < model->rowCount(); ++i) {
            if (model->row(i).type == WhyRow::Type::Episode)
                episodes << model->row(i).text;
        }
        // In the order of time; e6 speaks against r2 and supports nothing.
        QCOMPARE(episodes, (QStringList{QStringLiteral("The deploy was reverted within an hour."),
                                        QStringLiteral("Sam asked for a written rollout plan."),
                                        QStringLiteral("The linter ran for eleven seconds."),
                                        QStringLiteral("Priya reviewed in the afternoon."),
                                        QStringLiteral("Tabs were turned into spaces.")}));
        QCOMPARE(model->row(model->rowOfEpisode(2)).quote, QStringLiteral("a written rollout plan"));
        QCOMPARE(model->row(model->rowOfEpisode(1)).fact, QStringLiteral("importance 0.1"));
        // A reference leads to its episode, Enter to the memory, and Why stays open for it.
        auto *list = p.panel.findChild<WhyList *>(QStringLiteral("details.whyList"));
        list->goToEpisode(4);
        QTest::keyClick(list, Qt::Key_Return);
        QCOMPARE(p.session.selection(), p.key("e4"));
        QTRY_VERIFY(p.idle());
        QVERIFY(p.panel.showsWhy());
        QTest::keyClick(list, Qt::Key_Escape);
        QTRY_VERIFY(!p.panel.showsWhy());
        QTRY_COMPARE(p.text(), QStringLiteral("Priya reviewed in the afternoon."));
    }

    void theArgumentIsCopied()
    {
        Panel p;
        QTRY_VERIFY(p.idle());
        p.session.select(p.key("r1"));
        p.panel.showWhy();
        QTRY_VERIFY(p.panel.showsWhy() && p.idle());
        p.action("details.copyWhyText")->trigger();
        QTRY_VERIFY(
            QApplication::clipboard()->text().contains(QStringLiteral("Sam asked for a written rollout plan.")));
        QSignalSpy exports(&p.panel, &DetailsPanel::exportWhyRequested);
        p.action("details.exportWhy")->trigger();
        QCOMPARE(exports.count(), 1);
    }

    void retractAndRestoreAreAskedFor()
    {
        Panel p;
        QTRY_VERIFY(p.idle());
        p.session.select(p.key("r1"));
        QTRY_VERIFY(p.idle() && p.text() == QStringLiteral("Deploys need a rollout plan."));
        QSignalSpy retract(&p.panel, &DetailsPanel::retractRequested),
            restore(&p.panel, &DetailsPanel::restoreRequested);
        QVERIFY(!p.action("details.restore")->isEnabled());
        p.action("details.retract")->trigger();
        QCOMPARE(retract.count(), 1);
        QCOMPARE(retract.first().first().value<MemoryKey>(), p.key("r1"));
        // The window would do it; here the store does, and the panel follows by itself.
        const std::vector<MemoryKey> keys{p.key("r1")};
        const Result<ChangeSet> done = p.store->retract(keys, {"Sam", "gui", "wrong"});
        QVERIFY2(done.ok(), done ? "" : done.error().message.c_str());
        QTRY_VERIFY(p.action("details.restore")->isEnabled());
        QVERIFY(!p.action("details.retract")->isEnabled());
        QTRY_VERIFY(p.words().contains(QStringLiteral("Retracted by Sam: wrong")));
        p.action("details.restore")->trigger();
        QCOMPARE(restore.count(), 1);
    }

    void quickSelectionsShowTheLast()
    {
        Panel p;
        QTRY_VERIFY(p.idle());
        for (int i = 0; i < 50; ++i)
            p.session.select(p.key(i % 2 == 0 ? "r1" : "r2"));
        p.session.select(p.key("e7"));
        QTRY_VERIFY(p.idle());
        QTRY_COMPARE(p.text(), QStringLiteral("Nothing came of it."));
        QCOMPARE(p.list("details.evidence")->rowCount(), 0);
    }

    void memoryTextIsNeverMarkup()
    {
        const std::string jsonl =
            R"({"record":"memory","id":"h","kind":"episode","scope":"s","created":"2026-05-01T10:00:00Z","text":"<b>x</b> \u202e & \u0000"})"
            "\n";
        Panel p(jsonl);
        QTRY_VERIFY(p.idle());
        p.session.select(p.key("h"));
        QTRY_VERIFY(p.text().startsWith(QStringLiteral("<b>x</b> ")));
        QVERIFY(!p.text().contains(QChar(0x202E)));
        QVERIFY(!p.text().contains(QChar(0)));
    }

    void actionsAndNamesAreComplete()
    {
        Panel p;
        QTRY_VERIFY(p.idle());
        p.session.select(p.key("top"));
        QTRY_VERIFY(p.idle() && !p.text().isEmpty());
        for (const QAction *action : p.panel.actions()) {
            QVERIFY(!action->objectName().isEmpty());
            QVERIFY(!action->text().isEmpty());
            QVERIFY(!action->statusTip().isEmpty());
        }
        for (QWidget *widget : p.panel.findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || !widget->isVisible())
                continue;
            QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(),
                     qPrintable(QString::fromLatin1(widget->metaObject()->className()) + QLatin1Char(' ') +
                                widget->objectName()));
        }
    }
};

CREDENCE_TEST(tst_details, TstDetails)

} // namespace tst_details

#include "tst_details.moc"

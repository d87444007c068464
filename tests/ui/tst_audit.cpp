// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The Audit workspace over a real store; what it leaves there is read back through the core.
#include "audit/auditworkspace.h"
#include "audit/graphcanvas.h"
#include "audit/healthpane.h"
#include "audit/ledgerpage.h"
#include "audit/recallpage.h"
#include "audit/whatifpage.h"
#include "audit/whypage.h"
#include "inspect/whylist.h"

#include "jobs/jobrunner.h"
#include "models/roles.h"
#include "settings/settings.h"
#include "shell/actions.h"
#include "shell/mainwindow.h"
#include "support/registry.h"
#include "ui/support/fakeprompts.h"
#include "ui/support/smallstore.h"
#include "widgets/rowview.h"
#include "widgets/segmented.h"

#include <credence/dossier.h>
#include <credence/review.h>

#include <QAbstractItemModelTester>
#include <QAccessible>
#include <QApplication>
#include <QCheckBox>
#include <QLineEdit>
#include <QSlider>
#include <QTemporaryDir>
#include <QTest>

namespace tst_audit {

using namespace credence;
using namespace credence::ui;
using credence::test::FakePrompts;

namespace {

class AuditDriver {
public:
    AuditDriver()
    {
        Theme::instance().install(ThemeChoice::Light);
        window = std::make_unique<MainWindow>(&prompts, MainWindow::Memory::Forget);
        window->resize(1400, 900);
        window->show();
    }
    [[nodiscard]] bool open(const QString &path, const char *view, bool readOnly = false)
    {
        window->setWorkspace(QStringLiteral("audit"));
        window->setView(QString::fromLatin1(view));
        window->openPath(path, readOnly);
        QApplication::setActiveWindow(window.get());
        return QTest::qWaitFor([this] { return window->session()->snapshot() != nullptr; }) && settle();
    }
    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] { return JobRunner::instance().running() == 0 && !window->busy(); });
    }
    [[nodiscard]] bool select(const char *id) const
    {
        const auto key = window->session()->store()->find(id);
        if (!key)
            return false;
        window->session()->select(*key);
        return settle();
    }
    [[nodiscard]] MemoryKey key(const char *id) const
    {
        const auto found = window->session()->store()->find(id);
        return found ? *found : MemoryKey{};
    }
    [[nodiscard]] Status status(const char *id) const
    {
        const std::array keys{key(id)};
        const auto rows = window->session()->store()->rows(keys);
        return rows && !rows->empty() ? rows->front().status : Status::Erased;
    }
    [[nodiscard]] AuditWorkspace &audit() const { return *window->audit(); }
    void trigger(const char *name) const
    {
        QAction *action = window->commands()->find(QString::fromLatin1(name));
        if (action)
            action->trigger();
    }
    [[nodiscard]] bool enabled(const char *name) const
    {
        const QAction *action = window->commands()->find(QString::fromLatin1(name));
        return action && action->isEnabled();
    }

    FakePrompts prompts;
    std::unique_ptr<MainWindow> window;
};

// Texts of a graph's boxes by layer, from the bottom, in the order they stand.
QList<QStringList> layersOf(const GraphCanvas &canvas)
{
    QList<QStringList> out;
    for (const auto &layer : canvas.graph()->layers) {
        out << QStringList();
        for (const std::uint32_t box : layer)
            out.last() << canvas.scene()->boxes[canvas.graph()->boxes[box].nodes.front()].text;
    }
    return out;
}

std::vector<LedgerRow> ledgerPage(std::int64_t total, LedgerNumber after, std::size_t limit)
{
    std::vector<LedgerRow> rows;
    const std::int64_t from = after ? after.value - 1 : total;
    for (std::int64_t n = from; n >= 1 && rows.size() < limit; --n) {
        LedgerRow row;
        row.number = {n};
        row.kind = n % 50 == 0 ? QStringLiteral("retract") : QStringLiteral("add");
        row.title = row.kind;
        row.who = n % 2 ? QStringLiteral("ada") : QStringLiteral("sam");
        row.change = QStringLiteral("change %1").arg(n);
        row.time = Time(std::chrono::hours(n));
        rows.push_back(row);
    }
    return rows;
}

} // namespace

class TstAudit : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        QVERIFY(m_dir->isValid());
        m_path = m_dir->filePath(QStringLiteral("test.credence"));
        qputenv("USER", "ada");
        for (const SettingKeyBase *key : Settings::table())
            Settings::instance().setValue(*key, key->fallback());
        QVERIFY(test::small::makeSmallStore(m_path));
    }
    void cleanup()
    {
        JobRunner::instance().shutDown();
        m_dir.reset();
    }

    void whyShowsTheWholeArgument()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "why"));
        QVERIFY(driver.select("b3"));
        WhyPage &page = *driver.audit().whyPage();
        const GraphCanvas &canvas = *page.canvas();
        QVERIFY(canvas.graph());
        QCOMPARE(canvas.total(), std::size_t(8)); // b3, b1, b2, e1 to e5
        QCOMPARE(canvas.shown(), std::size_t(8));
        const QList<QStringList> layers = layersOf(canvas);
        QCOMPARE(layers.size(), 3);
        QCOMPARE(layers[0], (QStringList{QStringLiteral("Sam asked for a written plan before the change to auth."),
                                         QStringLiteral("The pull request was reverted within an hour."),
                                         QStringLiteral("Sam read the plan and changed two steps."),
                                         QStringLiteral("The orders run on MySQL."),
                                         QStringLiteral("A migration took the site down at noon.")}));
        QCOMPARE(layers[1], (QStringList{QStringLiteral("Changes to auth need a plan"),
                                         QStringLiteral("Migrations need a window")}));
        QCOMPARE(canvas.graph()->crossings, std::uint64_t(0));
        // b3 has two sources: it falls with b2, and so with either episode beneath that. b1 has three and bears a loss.
        QStringList critical;
        for (const GraphBox &box : canvas.scene()->boxes) {
            if (box.critical)
                critical << QString::number(box.number);
        }
        std::sort(critical.begin(), critical.end());
        QCOMPARE(critical, (QStringList{QStringLiteral("4"), QStringLiteral("5")}));
        // Nothing overlaps, and all of it is in sight.
        for (int a = 0; a < 8; ++a) {
            QVERIFY(QRectF(canvas.rect()).contains(canvas.rectOf(a)));
            for (int b = 0; b < a; ++b)
                QVERIFY(!canvas.rectOf(a).intersects(canvas.rectOf(b)));
        }
        QCOMPARE(page.episodes()->whyModel()->rowCount(), 5);
        QCOMPARE(page.episodes()->whyModel()->row(0).number, 1);
    }

    void arrowsWalkAlongTheLinks()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "why"));
        QVERIFY(driver.select("b3"));
        WhyPage &page = *driver.audit().whyPage();
        GraphCanvas &canvas = *page.canvas();
        canvas.setFocus();
        const auto at = [&] { return canvas.nameOf(canvas.currentBox()); };
        QTest::keyClick(&canvas, Qt::Key_Down); // to the first box
        QCOMPARE(at(), QStringLiteral("Risky work is planned first"));
        QTest::keyClick(&canvas, Qt::Key_Down);
        QTest::keyClick(&canvas, Qt::Key_Right);
        QCOMPARE(at(), QStringLiteral("Migrations need a window"));
        QTest::keyClick(&canvas, Qt::Key_Down);
        QVERIFY(at().startsWith(QStringLiteral("4.")) || at().startsWith(QStringLiteral("5.")));
        // The list beside it follows.
        const QModelIndex row = page.episodes()->currentIndex();
        QVERIFY(row.isValid());
        QCOMPARE(page.episodes()->whyModel()->row(row.row()).key.value, canvas.currentKey().value);
        QTest::keyClick(&canvas, Qt::Key_Up);
        QCOMPARE(at(), QStringLiteral("Migrations need a window"));
        // Enter goes there: that belief's own argument.
        QTest::keyClick(&canvas, Qt::Key_Return);
        QVERIFY(driver.settle());
        QCOMPARE(driver.window->session()->selection().value, driver.key("b2").value);
        QCOMPARE(canvas.total(), std::size_t(3));
        // And back with the history of the window.
        driver.window->session()->back();
        QVERIFY(driver.settle());
        QCOMPARE(canvas.total(), std::size_t(8));
    }

    void boxesAreNamedForAScreenReader()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "why"));
        QVERIFY(driver.select("b3"));
        QAccessibleInterface *graph = QAccessible::queryAccessibleInterface(driver.audit().whyPage()->canvas());
        QVERIFY(graph);
        QCOMPARE(graph->childCount(), 8);
        QStringList names;
        for (int i = 0; i < graph->childCount(); ++i) {
            QAccessibleInterface *box = graph->child(i);
            QVERIFY(box && box->isValid());
            names << box->text(QAccessible::Name);
            QVERIFY(!box->text(QAccessible::Description).isEmpty());
        }
        QVERIFY(names.contains(QStringLiteral("Risky work is planned first")));
        QVERIFY(names.contains(QStringLiteral("4. The orders run on MySQL.")));
        for (const char *view : {"why", "whatif", "health", "recall", "ledger"}) {
            driver.window->setView(QString::fromLatin1(view));
            QVERIFY(driver.settle());
            for (const QWidget *widget : driver.audit().findChildren<QWidget *>()) {
                if (!widget->isVisible() || !(widget->focusPolicy() & Qt::TabFocus))
                    continue;
                QAccessibleInterface *one = QAccessible::queryAccessibleInterface(const_cast<QWidget *>(widget));
                QVERIFY2(one && !one->text(QAccessible::Name).isEmpty(),
                         qPrintable(QStringLiteral("%1 %2").arg(QString::fromLatin1(widget->metaObject()->className()),
                                                                widget->objectName())));
            }
        }
    }

    void exportsWhatTheCoreRenders()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "why"));
        QVERIFY(driver.select("b3"));
        for (const auto &[name, suffix, first] :
             {std::tuple("audit.exportHtml", "html", "<!DOCTYPE html>"),
              std::tuple("audit.exportMarkdown", "md", "# Why"), std::tuple("audit.exportSvg", "svg", "<svg "),
              std::tuple("audit.exportDot", "dot", "digraph"), std::tuple("audit.exportPdf", "pdf", "%PDF-")}) {
            driver.prompts.path = m_dir->filePath(QStringLiteral("why.") + QString::fromLatin1(suffix));
            driver.trigger(name);
            QVERIFY(driver.settle());
            QFile file(driver.prompts.path);
            QVERIFY2(file.open(QIODevice::ReadOnly), name);
            const QByteArray bytes = file.readAll();
            QVERIFY2(bytes.startsWith(first), name);
            QVERIFY2(bytes.size() > 200, name);
        }
        QCOMPARE(driver.window->errorText(), QString());
    }

    void nothingSelectedSaysSo()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "why"));
        QVERIFY(!driver.enabled("audit.exportHtml"));
        QVERIFY(!driver.enabled("audit.whatIf"));
        QVERIFY(!driver.audit().whyPage()->canvas()->isVisible());
    }

    void whatIfPreviewIsWhatIsDone()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "why"));
        QVERIFY(driver.select("e4"));
        driver.trigger("audit.whatIf");
        QVERIFY(driver.settle());
        QCOMPARE(driver.audit().view(), QStringLiteral("whatif"));
        WhatIfPage &page = *driver.audit().whatIfPage();
        QCOMPARE(page.model()->rowCount(), 1);
        QVERIFY(page.upToDate());
        // b2 keeps one of two: stale; b3 keeps one of two: stale.
        QCOMPARE(page.effect()->follows.size(), std::size_t(2));
        QVERIFY(page.model()->row(0).critical);
        QCOMPARE(layersOf(*page.canvas()).size(), 3);

        // A search: what it finds is ticked, beliefs are not.
        page.search(QStringLiteral("plan"));
        QVERIFY(driver.settle());
        QStringList found;
        for (const WhatIfRow &row : page.model()->rows())
            found << QString::fromStdString(row.id.value) + (row.checked ? QStringLiteral("+") : QStringLiteral("-"));
        QCOMPARE(found, (QStringList{QStringLiteral("e1+"), QStringLiteral("e3+"), QStringLiteral("b1-"),
                                     QStringLiteral("b3-")}));
        // Without e1 and e3, b1 keeps one of three.
        QCOMPARE(page.effect()->follows.size(), std::size_t(2));
        page.list()->setFocus();
        page.list()->setCurrentIndex(page.model()->index(1, 0));
        QTest::keyClick(page.list(), Qt::Key_Space);
        QVERIFY(driver.settle());
        // e1 alone: b1 keeps two and is only suspect, which passes nothing on.
        QCOMPARE(page.effect()->follows.size(), std::size_t(1));
        QVERIFY(page.effect()->follows[0].after == Status::Suspect);

        driver.prompts.answer = Answer{QStringLiteral("not so"), QStringLiteral("ada"), {}};
        driver.trigger("audit.retractTried");
        QVERIFY(driver.settle());
        QCOMPARE(driver.window->errorText(), QString());
        QCOMPARE(int(driver.prompts.questions.size()), 1);
        QCOMPARE(int(driver.prompts.questions[0].items.size()), 1);
        QVERIFY(driver.status("e1") == Status::Retracted);
        QVERIFY(driver.status("b1") == Status::Suspect);
        QVERIFY(driver.status("b3") == Status::Active);
        const auto entry = driver.window->session()->store()->ledger(1);
        QCOMPARE(entry->front().kind, std::string("retract"));
        QCOMPARE(entry->front().channel, std::string("gui"));
        QCOMPARE(entry->front().reason, std::string("not so"));
    }

    // Forgetting: what it would take is shown beside what retracting does; then the text is gone from the file.
    void forgetTakesWhatWasShown()
    {
        {
            // A reason that names it, kept in the ledger.
            const auto store = Store::open(m_path.toStdString());
            QVERIFY(store.ok());
            const std::array keys{*(*store)->find("e4")};
            QVERIFY((*store)->retract(keys, {"sam", "gui", "MySQL is gone"}).ok());
            QVERIFY((*store)->restore(keys, {"sam", "gui", "it is not"}).ok());
        }
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "whatif"));
        WhatIfPage &page = *driver.audit().whatIfPage();
        page.searchName(QStringLiteral("MySQL"));
        QVERIFY(driver.settle());
        QCOMPARE(page.model()->rowCount(), 1); // e4 alone names it
        QVERIFY(page.model()->row(0).checked);
        QVERIFY(page.erasePreview());
        QCOMPARE(page.erasePreview()->chosen, (std::vector<MemoryKey>{driver.key("e4")}));
        QCOMPARE(page.erasePreview()->counts.at("episodes"), std::uint64_t(1));
        const qsizetype payloads = qsizetype(page.erasePreview()->payloads.size());
        QVERIFY(driver.enabled("audit.forgetTried"));
        QVERIFY(!driver.enabled("audit.saveCertificate"));

        driver.trigger("audit.forgetTried"); // the person leaves
        QVERIFY(driver.settle());
        QVERIFY(driver.status("e4") == Status::Active);
        driver.prompts.answer = Answer{QStringLiteral("asked for"), QStringLiteral("ada"), {}};
        driver.trigger("audit.forgetTried");
        QVERIFY(driver.settle());
        QVERIFY(driver.prompts.questions.last().destructive);
        QVERIFY(driver.status("e4") == Status::Erased);
        QVERIFY(driver.status("b2") == Status::Stale);
        QCOMPARE(driver.window->errorText(), QString());
        QCOMPARE(int(driver.prompts.documents.size()), 1);
        QVERIFY(!driver.prompts.documents[0].detail.contains(QStringLiteral("orders run")));
        for (const char *suffix : {"", "-wal"}) {
            QFile file(m_path + QString::fromLatin1(suffix));
            if (file.open(QIODevice::ReadOnly))
                QVERIFY2(!file.readAll().contains("orders run on MySQL"), suffix);
        }
        // The ledger says who took what.
        driver.window->setView(QStringLiteral("ledger"));
        QVERIFY(driver.settle());
        const LedgerModel &ledger = *driver.audit().ledgerPage()->model();
        QStringList taken;
        for (int row = 0; row < ledger.rowCount(); ++row) {
            if (ledger.row(row).erased)
                taken << ledger.row(row).change;
        }
        QVERIFY(payloads >= 1);
        QCOMPARE(taken.size(), payloads);
        for (const QString &one : taken)
            QCOMPARE(one, QStringLiteral("Payload erased by entry 5"));
        QVERIFY(driver.audit().ledgerPage()->verification()->ok);
        driver.window->setView(QStringLiteral("whatif"));
        driver.prompts.path = m_dir->filePath(QStringLiteral("forgotten.md"));
        driver.trigger("audit.saveCertificate");
        QTRY_VERIFY(QFile::exists(driver.prompts.path));
        driver.trigger("audit.verifyAbsent");
        QVERIFY(driver.settle());
        QCOMPARE(driver.window->errorText(), QString());
    }

    // What an agent writes meanwhile is looked at: it either changes nothing, or nothing is done.
    // Words like the name are offered, not taken; the person ticks the one that is the name.
    void formsOfANameAreTicked()
    {
        {
            const auto store = Store::open(m_path.toStdString());
            QVERIFY(store.ok());
            const auto scopes = (*store)->scopes();
            QVERIFY(scopes.ok());
            std::vector<MemoryDraft> two(2);
            two[0].memory.id = {"m1"};
            two[0].memory.text = "Мария купила хлеб";
            two[1].memory.id = {"m2"};
            two[1].memory.text = "Соседи видели Марию утром";
            for (MemoryDraft &one : two)
                one.memory.scope = scopes->front().id;
            QVERIFY((*store)->add(two, {"", "agent", ""}).ok());
        }
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "whatif"));
        WhatIfPage &page = *driver.audit().whatIfPage();
        page.searchName(QStringLiteral("Мария"));
        QVERIFY(driver.settle());
        QCOMPARE(page.model()->rowCount(), 1);
        const auto boxes = [&page] {
            QList<QCheckBox *> out;
            for (QCheckBox *box :
                 page.findChild<QWidget *>(QStringLiteral("audit.tryForms"))->findChildren<QCheckBox *>()) {
                if (!box->isHidden())
                    out << box;
            }
            return out;
        };
        QCOMPARE(boxes().size(), 1);
        QCOMPARE(boxes()[0]->text(), QStringLiteral("Марию  1"));
        QCOMPARE(boxes()[0]->accessibleName(), QStringLiteral("Марию, in 1 memory"));
        QVERIFY(!boxes()[0]->isChecked());
        QVERIFY(page.erasePreview());
        QCOMPARE(page.erasePreview()->leftAlike, std::uint64_t(1));
        boxes()[0]->click();
        QVERIFY(driver.settle());
        QCOMPARE(page.model()->rowCount(), 2);
        QVERIFY(boxes()[0]->isChecked());
        QCOMPARE(page.erasePreview()->leftAlike, std::uint64_t(0));
        driver.prompts.answer = Answer{QStringLiteral("asked for"), QStringLiteral("ada"), {}};
        driver.prompts.savesDocuments = true;
        driver.prompts.path = m_dir->filePath(QStringLiteral("certificate.md"));
        driver.trigger("audit.forgetTried");
        QVERIFY(driver.settle());
        QVERIFY(driver.status("m2") == Status::Erased);
        // The dialog that says so saves the certificate.
        QFile file(driver.prompts.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("- m2"));
        QVERIFY(page.findChild<QWidget *>(QStringLiteral("audit.tryForms"))->isHidden());
    }

    // What Details shows goes on with the findings, though the list has not the focus.
    void detailsFollowTheFindings()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "health"));
        HealthPane &pane = *driver.audit().healthPane();
        const std::array keys{driver.key("e4")};
        QVERIFY(driver.window->session()->store()->retract(keys, {"ada", "gui", "test"}).ok());
        QTRY_VERIFY(driver.audit().keeper()->outdated());
        driver.trigger("audit.check");
        QVERIFY(driver.settle());
        pane.view()->setFocus();
        pane.view()->setCurrentIndex(pane.model()->index(pane.model()->rowOf(QStringLiteral("stale:b2")), 0));
        QVERIFY(driver.settle());
        QCOMPARE(driver.window->session()->selection(), driver.key("b2"));
        driver.audit().healthPage()->setFocus(); // a button of the page, say
        pane.view()->clearFocus();
        driver.prompts.answer = Answer{QStringLiteral("known"), QStringLiteral("ada"), {}};
        driver.trigger("audit.suppress");
        QVERIFY(driver.settle());
        QVERIFY(driver.audit().healthPage()->finding() != QStringLiteral("stale:b2"));
        QCOMPARE(driver.window->session()->selection(), pane.model()->row(pane.view()->currentIndex().row()).key);
    }

    // The panel never shows an entry that has left the list.
    void theEntryLeavesWithItsRow()
    {
        {
            const auto store = Store::open(m_path.toStdString());
            QVERIFY(store.ok());
            const std::array keys{*(*store)->find("e4")};
            QVERIFY((*store)->retract(keys, {"sam", "gui", "out of date"}).ok());
        }
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "ledger"));
        LedgerPage &page = *driver.audit().ledgerPage();
        auto *only = page.findChild<QCheckBox *>();
        QCOMPARE(only->text(), QStringLiteral("Can be undone"));
        only->setChecked(true);
        QVERIFY(driver.settle());
        page.select({3});
        QVERIFY(driver.settle());
        driver.prompts.answer = Answer{QStringLiteral("it was right"), QStringLiteral("ada"), {}};
        driver.trigger("audit.undoEntry");
        QVERIFY(driver.settle());
        QCOMPARE(page.model()->rowOf({3}), -1); // it can't be undone any more
        auto *list = page.findChild<RowView *>(QStringLiteral("audit.ledger"));
        const QModelIndex now = list->currentIndex();
        const bool any = now.isValid() && !page.model()->row(now.row()).heading;
        QCOMPARE(driver.enabled("audit.undoEntry"), any && page.model()->row(now.row()).undoable);
        QCOMPARE(driver.enabled("audit.redoEntry"), false); // of entry 3 it would be true
    }

    // An error stays until its part of the window gets something done.
    void anErrorGoesWithItsCause()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "whatif"));
        Q_EMIT driver.audit().failed(QStringLiteral("It went wrong."), {});
        QCOMPARE(driver.window->errorText(), QStringLiteral("It went wrong."));
        driver.window->setWorkspace(QStringLiteral("inspect"));
        QVERIFY(driver.settle());
        QCOMPARE(driver.window->errorText(), QStringLiteral("It went wrong."));
        Q_EMIT driver.audit().message(QStringLiteral("Done."));
        QCOMPARE(driver.window->errorText(), QString());
    }

    void whatIfLooksAgain()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "whatif"));
        WhatIfPage &page = *driver.audit().whatIfPage();
        page.tryMemories({driver.key("e1")});
        QVERIFY(driver.settle());
        QVERIFY(page.upToDate());
        QVERIFY(driver.enabled("audit.retractTried"));
        const auto other = Store::open(m_path.toStdString());
        QVERIFY(other.ok());
        QVERIFY(test::small::addEpisode(**other, "e9", "Something else."));
        QTRY_VERIFY(!page.upToDate());
        QVERIFY(!driver.enabled("audit.retractTried"));
        driver.trigger("audit.lookAgain");
        QVERIFY(driver.settle());
        QVERIFY(page.upToDate());
        QVERIFY(driver.enabled("audit.retractTried"));
    }

    void readOnlyTriesAndDoesNothing()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "whatif", true));
        WhatIfPage &page = *driver.audit().whatIfPage();
        page.tryMemories({driver.key("e4")});
        QVERIFY(driver.settle());
        QCOMPARE(page.effect()->follows.size(), std::size_t(2));
        QVERIFY(!driver.enabled("audit.retractTried"));
        driver.window->setView(QStringLiteral("ledger"));
        QVERIFY(driver.settle());
        QVERIFY(!driver.enabled("audit.undoEntry"));
        driver.window->setView(QStringLiteral("health"));
        QVERIFY(driver.settle());
        QVERIFY(!driver.enabled("audit.suppress"));
    }

    void healthIsCheckedComparedAndAccepted()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "health"));
        HealthPane &pane = *driver.audit().healthPane();
        QVERIFY(driver.audit().keeper()->report());
        const int before = driver.audit().findings();
        // Something becomes stale: found as new by the next check.
        const std::array keys{driver.key("e4")};
        QVERIFY(driver.window->session()->store()->retract(keys, {"ada", "gui", "test"}).ok());
        QTRY_VERIFY(driver.audit().keeper()->outdated());
        driver.trigger("audit.check");
        QVERIFY(driver.settle());
        QCOMPARE(driver.audit().findings(), before + 2); // b2 and b3 are stale
        const int row = pane.model()->rowOf(QStringLiteral("stale:b2"));
        QVERIFY(row > 0);
        QVERIFY(pane.model()->row(row).fresh);
        pane.view()->setFocus();
        pane.view()->setCurrentIndex(pane.model()->index(row, 0));
        QCOMPARE(driver.audit().healthPage()->finding(), QStringLiteral("stale:b2"));

        driver.prompts.answer = Answer{QStringLiteral("known"), QStringLiteral("ada"), {}};
        driver.trigger("audit.suppress");
        QVERIFY(driver.settle());
        QCOMPARE(*suppressedFindings(*driver.window->session()->store()), std::vector<std::string>{"stale:b2"});
        QCOMPARE(driver.audit().findings(), before + 1);
        QCOMPARE(pane.model()->rowOf(QStringLiteral("stale:b2")), -1);

        // The safe step is a candidate.
        const int other = pane.model()->rowOf(QStringLiteral("stale:b3"));
        QVERIFY(other > 0);
        pane.view()->setCurrentIndex(pane.model()->index(other, 0));
        QVERIFY(driver.enabled("audit.propose"));
        driver.trigger("audit.propose");
        QVERIFY(driver.settle());
        const auto waiting = queue(*driver.window->session()->store());
        QCOMPARE(waiting->size(), std::size_t(1));
        QVERIFY(waiting->front().candidate.action == Action::Retract);
        QVERIFY(driver.status("b3") == Status::Stale);
    }

    void ledgerShowsVerifiesAndUndoes()
    {
        {
            const auto store = Store::open(m_path.toStdString());
            QVERIFY(store.ok());
            const std::array keys{*(*store)->find("e4")};
            QVERIFY((*store)->retract(keys, {"sam", "gui", "out of date"}).ok());
        }
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "ledger"));
        LedgerPage &page = *driver.audit().ledgerPage();
        QVERIFY(page.verification() && page.verification()->ok);
        QVERIFY(!page.verification()->fileOk); // the chain alone was followed
        driver.trigger("audit.verify");
        QVERIFY(driver.settle());
        QVERIFY(page.verification()->ok && page.verification()->fileOk && page.verification()->ftsOk);
        QCOMPARE(page.model()->entryCount(), 3);       // init, import, retract
        const LedgerRow &first = page.model()->row(1); // under the day's heading
        QCOMPARE(first.number.value, std::int64_t(3));
        QCOMPARE(first.change, QStringLiteral("The orders run on MySQL, and 2 more")); // no full stop before the comma
        QCOMPARE(first.reason, QStringLiteral("out of date"));
        QVERIFY(first.undoable);
        QVERIFY(driver.enabled("audit.undoEntry"));
        driver.prompts.answer = Answer{QStringLiteral("it was right"), QStringLiteral("ada"), {}};
        driver.trigger("audit.undoEntry");
        QVERIFY(driver.settle());
        QVERIFY(driver.status("e4") == Status::Active);
        QVERIFY(driver.status("b2") == Status::Active);
        QCOMPARE(page.model()->entryCount(), 4);
        page.select({3});
        QVERIFY(driver.settle());
        QVERIFY(!driver.enabled("audit.undoEntry"));
        QVERIFY(driver.enabled("audit.redoEntry"));
        QCOMPARE(page.model()->row(page.model()->rowOf({3})).undoneBy.value, std::int64_t(4));

        // The filter: by word, then nothing.
        auto *field = driver.audit().findChild<QLineEdit *>(QStringLiteral("audit.ledgerFilter"));
        QVERIFY(field);
        field->setText(QStringLiteral("mysql"));
        QVERIFY(driver.settle());
        QCOMPARE(page.model()->entryCount(), 1);
        field->clear();
        QVERIFY(driver.settle());
        QCOMPARE(page.model()->entryCount(), 4);

        driver.prompts.path = m_dir->filePath(QStringLiteral("ledger.jsonl"));
        driver.trigger("audit.exportLedger");
        QVERIFY(driver.settle());
        QFile file(driver.prompts.path);
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().count('\n'), 4);
    }

    // What is shown is the core's own ranking, and a slider ranks anew without gathering again.
    void recallShowsTheCoresRanking()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "recall"));
        RecallPage &page = *driver.audit().recallPage();
        page.ask(QStringLiteral("When was the pull request reverted?"));
        QVERIFY(driver.settle());
        QVERIFY(page.pool());
        const auto expected = [&](const RecallWeights &weights, RecallLayer layer) {
            std::vector<std::int64_t> keys;
            for (const RecallHit &hit : rankRecall(*page.pool(), weights, 20, layer))
                keys.push_back(page.pool()->candidates[hit.candidate].key.value);
            return keys;
        };
        const auto shown = [&] {
            std::vector<std::int64_t> keys;
            for (int row = 0; row < page.model()->rowCount(); ++row) {
                if (page.model()->row(row).type == RecallRow::Type::Hit)
                    keys.push_back(page.model()->row(row).key.value);
            }
            return keys;
        };
        // "When" asks for one occasion: episodes.
        QCOMPARE(recallRoute("When was the pull request reverted?").layer, RecallLayer::Episodes);
        QVERIFY(!shown().empty());
        QCOMPARE(shown(), expected(page.weights(), RecallLayer::Episodes));
        QCOMPARE(page.model()->row(0).key.value, driver.key("e2").value);
        QCOMPARE(page.model()->row(0).rank, 1);

        // Only importance: e2 (0.9), e5 (0.8) ...
        const std::shared_ptr<const RecallPool> before = page.pool();
        RecallWeights own = page.weights();
        own.recency = own.relevance = 0;
        own.preset = "own";
        page.setWeights(own);
        QVERIFY(page.pool() == before);
        QCOMPARE(shown(), expected(own, RecallLayer::Episodes));
        auto *slider = driver.audit().findChild<QSlider *>(QStringLiteral("audit.weightRelevance"));
        QVERIFY(slider);
        slider->setValue(300);
        QCOMPARE(page.weights().relevance, 3.0);
        QCOMPARE(page.weights().preset, std::string("own"));
        QCOMPARE(shown(), expected(page.weights(), RecallLayer::Episodes));

        // Overruled by hand: beliefs, with the episodes behind the first.
        auto *layers = driver.audit().findChild<SegmentedControl *>(QStringLiteral("audit.layer"));
        QVERIFY(layers);
        layers->setCurrentIndex(1);
        QCOMPARE(shown(), expected(page.weights(), RecallLayer::Beliefs));
        QVERIFY(page.model()->rowCount() > 0);
        page.list()->setFocus();
        const MemoryKey first = page.model()->row(0).key;
        page.list()->setCurrentIndex(page.model()->index(0, 0));
        QTest::keyClick(page.list(), Qt::Key_Space);
        QTRY_VERIFY(page.model()->isOpen(first));
        QTest::keyClick(page.list(), Qt::Key_Space);
        QVERIFY(!page.model()->isOpen(first));

        // Looking wrote nothing.
        const auto entries = driver.window->session()->store()->ledgerHead();
        QCOMPARE(entries->first, std::uint64_t(2));
        // A preset is back with one click, and Enter leads to the argument.
        driver.trigger("audit.resetScoring");
        QCOMPARE(page.weights().preset, std::string("focused"));
        QCOMPARE(page.weights().recency, 0.1);
        QTest::keyClick(page.list(), Qt::Key_Return);
        QVERIFY(driver.settle());
        QCOMPARE(driver.audit().view(), QStringLiteral("why"));
    }

    // Of the beliefs that a search finds, the few episodes beneath most of them.
    void carriersOfBeliefs()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "whatif"));
        WhatIfPage &page = *driver.audit().whatIfPage();
        page.tryMemories({driver.key("e1")});
        QVERIFY(driver.settle());
        QVERIFY(!driver.enabled("audit.carriers")); // no belief is in the list
        page.tryMemories({driver.key("b1"), driver.key("b3")});
        QVERIFY(driver.settle());
        driver.trigger("audit.carriers");
        QVERIFY(driver.settle());
        // e1 lies beneath both, and comes first.
        QCOMPARE(page.model()->rowCount(), 1);
        QCOMPARE(page.model()->row(0).id.value, std::string("e1"));
    }

    void recallModelOpensAndCloses()
    {
        RecallModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::vector<RecallRow> rows(3);
        for (std::size_t i = 0; i < rows.size(); ++i) {
            rows[i].key = {std::int64_t(i) + 1};
            rows[i].rank = int(i) + 1;
        }
        rows[1].type = RecallRow::Type::Vetoed;
        model.setRows(rows);
        std::vector<RecallRow> behind(2);
        behind[0].type = RecallRow::Type::Behind;
        behind[0].key = {3}; // also a hit of its own
        behind[1].type = RecallRow::Type::More;
        model.setBehind({2}, behind);
        QCOMPARE(model.rowCount(), 5);
        QVERIFY(model.isOpen({2}));
        QCOMPARE(model.rowOf({3}), 4);
        model.setBehind({2}, behind); // again: in place of what was there
        QCOMPARE(model.rowCount(), 5);
        model.setBehind({2}, {});
        QCOMPARE(model.rowCount(), 3);
        QVERIFY(!model.isOpen({2}));
    }

    void modelsKeepTheirRules()
    {
        HealthModel health;
        QAbstractItemModelTester healthTester(&health, QAbstractItemModelTester::FailureReportingMode::QtTest);
        HealthReport report;
        report.health.findings = {{"stale:b1", "stale", Severity::Error, {"b1"}, {}, "Little is left."},
                                  {"echo:b2", "echo", Severity::Warning, {"b2"}, {}, "It came later."}};
        report.texts = {{"b1", "One"}, {"b2", "Two"}};
        report.fresh = {"echo:b2"};
        report.gone = {"echo:b3"};
        health.setRows(healthRows(report, {}));
        QCOMPARE(health.rowCount(), 6); // three headings
        QCOMPARE(health.rowOf(QStringLiteral("echo:b2")), 3);
        report.accepted = {{"stale:b1", ""}};
        health.setRows(healthRows(report, {}));
        QCOMPARE(health.rowOf(QStringLiteral("stale:b1")), -1);
        QCOMPARE(openFindings(report), 1);
        HealthFilter all;
        all.accepted = true;
        QCOMPARE(healthRows(report, all).size(), std::size_t(6));
        HealthFilter fresh;
        fresh.onlyNew = true;
        QCOMPARE(healthRows(report, fresh).size(), std::size_t(2));

        WhatIfModel tried;
        QAbstractItemModelTester triedTester(&tried, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::vector<WhatIfRow> rows(3);
        for (std::size_t i = 0; i < rows.size(); ++i)
            rows[i].key = {std::int64_t(i) + 1};
        rows[2].status = Status::Erased;
        rows[2].checked = false;
        tried.setRows(rows);
        QCOMPARE(tried.checkedCount(), 2);
        QCOMPARE(tried.choosableCount(), 2);
        QVERIFY(tried.setData(tried.index(0, 0), int(Qt::Unchecked), Qt::CheckStateRole));
        QVERIFY(!tried.setData(tried.index(2, 0), int(Qt::Checked), Qt::CheckStateRole));
        QCOMPARE(tried.checkedKeys(), (std::vector<MemoryKey>{{2}}));
        tried.setAllChecked(true);
        QCOMPARE(tried.checkedCount(), 2);

        EffectModel effects;
        QAbstractItemModelTester effectTester(&effects, QAbstractItemModelTester::FailureReportingMode::QtTest);
        std::vector<EffectRow> following(2);
        following[0].heading = true;
        following[1].key = {7};
        effects.setRows(following);
        QCOMPARE(effects.rowOf({7}), 1);
    }

    // Thousands of entries: a page at a time, and a filter reads on until it has found some.
    void ledgerReadsByPages()
    {
        LedgerModel model;
        QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        tester.setUseFetchMore(false);
        auto reads = std::make_shared<std::atomic<int>>(0);
        model.setSource([reads](LedgerNumber after, std::size_t limit, std::stop_token) {
            ++*reads;
            return Result<std::vector<LedgerRow>>(ledgerPage(10'000, after, limit));
        });
        QTRY_VERIFY(!model.busy());
        QCOMPARE(model.entryCount(), 100);
        QCOMPARE(reads->load(), 1);
        QVERIFY(model.canFetchMore({}));
        model.fetchMore({});
        QTRY_COMPARE(model.entryCount(), 200);
        LedgerFilter filter;
        filter.kind = QStringLiteral("retract");
        *reads = 0;
        model.setFilter(filter);
        QTRY_VERIFY(!model.busy());
        QCOMPARE(model.entryCount(), 40); // of the 2,000 entries that one page looks at
        QCOMPARE(reads->load(), 20);
        while (!model.complete()) {
            model.fetchMore({});
            QTRY_VERIFY(!model.busy());
        }
        QCOMPARE(model.entryCount(), 200);
        QCOMPARE(model.row(model.rowOf({5000})).number.value, std::int64_t(5000));
        QCOMPARE(model.rowOf({4999}), -1);
    }

    void stateIsRemembered()
    {
        AuditDriver driver;
        QVERIFY(driver.open(m_path, "ledger"));
        const QByteArray state = driver.audit().saveState();
        AuditDriver again;
        again.audit().restoreState(state);
        QCOMPARE(again.audit().view(), QStringLiteral("ledger"));
        again.audit().restoreState(QByteArray("nonsense"));
        QCOMPARE(again.audit().view(), QStringLiteral("ledger"));
    }

    // Counter-evidence stands in the graph, too, apart from what supports.
    void counterEvidenceIsDrawn()
    {
        const auto box = [](std::int64_t key, int depth) {
            ChainNode node;
            node.key = {key};
            node.id = {"m" + std::to_string(key)};
            node.kind = depth > 0 ? Kind::Reflection : Kind::Episode;
            node.depth = depth;
            node.text = "memory " + std::to_string(key);
            return node;
        };
        Dossier d;
        d.why.memory.kind = Kind::Reflection;
        d.why.chain = {box(1, 1), box(2, 0), box(3, 0)};
        d.why.chain[0].restsOn = {{"m2"}, {"m3"}};
        d.why.leaves = {{"m2"}, {"m3"}};
        d.contradicting = {box(4, 0), box(5, 3), ChainNode{}}; // an episode, a belief from above, one that is missing
        GraphCanvas canvas(QStringLiteral("graph"));
        canvas.resize(700, 400);
        canvas.show();
        canvas.setScene(argumentScene(d));
        QTRY_VERIFY(canvas.graph() && !canvas.busy());
        QCOMPARE(canvas.total(), std::size_t(5));
        QCOMPARE(canvas.scene()->against.size(), std::size_t(2));
        QCOMPARE(canvas.graph()->edges.size(), std::size_t(4));
        int against = 0;
        for (std::size_t i = 0; i < canvas.graph()->boxes.size(); ++i) {
            if (canvas.describe(int(i)).contains(QStringLiteral("speaks against it"))) {
                ++against;
                QVERIFY(QRectF(canvas.rect()).contains(canvas.rectOf(int(i))));
            }
        }
        QCOMPARE(against, 2);
        QVERIFY(!canvas.grab().isNull());
    }

    // A belief that cites nothing, and one a hundred thousand deep.
    void oddArgumentsAreDrawn()
    {
        const auto boxOf = [](std::int64_t key) {
            ChainNode node;
            node.key = {key};
            node.id = {"m" + std::to_string(key)};
            node.kind = Kind::Reflection;
            node.depth = 1;
            node.text = "belief " + std::to_string(key);
            return node;
        };
        Dossier bare;
        bare.why.chain = {boxOf(1)};
        bare.why.memory.kind = Kind::Reflection;
        GraphCanvas canvas(QStringLiteral("graph"));
        canvas.resize(700, 400);
        canvas.show();
        canvas.setScene(argumentScene(bare));
        QTRY_VERIFY(canvas.graph() && !canvas.busy());
        QCOMPARE(canvas.total(), std::size_t(1));
        QVERIFY(QRectF(canvas.rect()).contains(canvas.rectOf(0)));
        QVERIFY(!canvas.grab().isNull());

        Dossier deep;
        constexpr std::int64_t kDepth = 100'000;
        deep.why.memory.kind = Kind::Reflection;
        for (std::int64_t i = 0; i < kDepth; ++i) {
            deep.why.chain.push_back(boxOf(kDepth - i));
            deep.why.chain.back().depth = int(kDepth - i);
            if (i + 1 < kDepth)
                deep.why.chain.back().restsOn = {{"m" + std::to_string(kDepth - i - 1)}};
        }
        canvas.setScene(argumentScene(deep));
        QTRY_VERIFY(!canvas.busy());
        QCOMPARE(canvas.total(), std::size_t(kDepth));
        QVERIFY(canvas.graph()->layers.size() <= kMostLayers + 1);
        QVERIFY(canvas.shown() < 40);
        QVERIFY(!canvas.grab().isNull());
    }

    // A large argument is folded, said so, and opened in place.
    void largeArgumentsAreFolded()
    {
        auto scene = std::make_shared<GraphScene>();
        constexpr std::uint32_t kBoxes = 500;
        for (std::uint32_t i = 0; i < kBoxes; ++i) {
            GraphBox box;
            box.key = {std::int64_t(i) + 1};
            box.text = QStringLiteral("belief %1").arg(i);
            scene->boxes.push_back(box);
            scene->input.layer.push_back(i == 0 ? 4 : int(i % 4));
            if (i > 0)
                scene->input.links.emplace_back(0, i);
        }
        scene->input.pinned = {0};
        scene->root = 0;
        for (int layer = 0; layer < 5; ++layer)
            scene->titles << QStringLiteral("Layer %1").arg(layer);
        GraphCanvas canvas(QStringLiteral("graph"));
        canvas.resize(900, 420);
        canvas.show();
        canvas.setScene(scene);
        QTRY_VERIFY(canvas.graph() && !canvas.busy());
        QVERIFY(canvas.shown() < 300);
        QCOMPARE(canvas.total(), std::size_t(500));
        const std::size_t before = canvas.shown();
        int folded = -1;
        for (std::size_t i = 0; i < canvas.graph()->boxes.size(); ++i) {
            if (canvas.graph()->boxes[i].folded && canvas.graph()->boxes[i].layer == 2)
                folded = int(i);
        }
        QVERIFY(folded >= 0);
        QTest::mouseClick(&canvas, Qt::LeftButton, {}, canvas.rectOf(folded).center().toPoint());
        QTRY_COMPARE(canvas.shown(), before + 8);
        QVERIFY(canvas.canFoldBack());
        canvas.foldBack();
        QTRY_COMPARE(canvas.shown(), before);
        // Zoom keeps what lies under the pointer.
        const QPointF under = canvas.rectOf(0).center();
        canvas.zoom(1.5, under);
        QVERIFY(std::abs(canvas.rectOf(0).center().x() - under.x()) < 2);
        canvas.fit();
        QVERIFY(canvas.scale() <= 1.0);
    }
};

CREDENCE_TEST(tst_audit, TstAudit)

} // namespace tst_audit

#include "tst_audit.moc"

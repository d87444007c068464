// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "settings/keysmodel.h"

#include "settings/keyfield.h"
#include "settings/keyspage.h"
#include "settings/settingsdialog.h"
#include "shell/rail.h"
#include "support/registry.h"
#include "ui/support/smallstore.h"
#include "ui/support/windowdriver.h"
#include "widgets/button.h"
#include "widgets/findfield.h"
#include "widgets/label.h"
#include "widgets/rowview.h"

#include <QAbstractItemModelTester>
#include <QDir>
#include <QHeaderView>
#include <QLayout>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTreeView>

namespace tst_keys {

using namespace credence;
using namespace credence::ui;
using credence::test::resetSettings;
using credence::test::WindowDriver;
using credence::test::small::makeSmallStore;

namespace {
QKeySequence keys(const char *text)
{
    return QKeySequence(QString::fromLatin1(text));
}

// The page of keys in the open settings.
struct Page {
    explicit Page(const WindowDriver &driver)
        : dialog(driver.window->findChild<SettingsDialog *>()), page(dialog ? dialog->keys() : nullptr)
    {
    }
    template<class T>
    [[nodiscard]] T *part(const char *name) const
    {
        return page->findChild<T *>(QString::fromLatin1(name));
    }
    SettingsDialog *dialog;
    KeysPage *page;
};
} // namespace

class TstKeys : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void init()
    {
        resetSettings();
        Theme::instance().setTextSize(100);
    }
    void cleanup()
    {
        Theme::instance().setTextSize(100);
        resetSettings();
    }

    // As delivered, no two commands that can be reached from one place share keys.
    void theKeysThatComeWithItDontConflict()
    {
        const WindowDriver driver;
        const Actions &actions = *driver.window->commands();
        for (const QAction *action : actions.all()) {
            for (const QKeySequence &one : action->shortcuts()) {
                const QList<QAction *> others = actions.conflicts(action, one);
                QVERIFY2(others.isEmpty(),
                         qPrintable(action->objectName() + QLatin1Char(' ') + one.toString() + QLatin1Char(' ') +
                                    (others.isEmpty() ? QString() : others[0]->objectName())));
            }
        }
        // Two commands of the whole window conflict, and one of the queue with one of the window.
        QCOMPARE(actions.conflicts(driver.action("view.back"), keys("Ctrl+K")).size(), 1);
        QCOMPARE(actions.conflicts(driver.action("view.back"), keys("Ctrl+K"))[0], driver.action("view.palette"));
        QVERIFY(
            actions.conflicts(driver.action("review.approve"), keys("Ctrl+K")).contains(driver.action("view.palette")));
        QVERIFY(actions.conflicts(driver.action("review.approve"), keys("R")).contains(driver.action("review.reject")));
        // Keys of the tree and keys of the queue never meet: their workspaces are two pages of one stack.
        QVERIFY(driver.action("inspect.copyId"));
        QVERIFY(actions.conflicts(driver.action("inspect.copyId"), keys("A")).isEmpty());
        // Keys that begin with those of another command would never arrive.
        QVERIFY(
            actions.conflicts(driver.action("view.back"), keys("Ctrl+K, X")).contains(driver.action("view.palette")));
    }

    void chosenKeysAreInForce()
    {
        const WindowDriver driver;
        Actions &actions = *driver.window->commands();
        QAction *palette = driver.action("view.palette");
        QCOMPARE(palette->shortcuts(), QList<QKeySequence>{keys("Ctrl+K")});
        QVariantMap chosen = actions.withKeys({}, palette, {keys("Ctrl+P")});
        QCOMPARE(chosen, (QVariantMap{{QStringLiteral("view.palette"), QStringList{QStringLiteral("Ctrl+P")}}}));
        chosen = actions.withKeys(chosen, driver.action("review.approve"), {});
        actions.setChosenKeys(chosen);
        QCOMPARE(palette->shortcuts(), QList<QKeySequence>{keys("Ctrl+P")});
        QVERIFY(actions.hasOwnKeys(palette));
        QCOMPARE(actions.defaultKeys(palette), QList<QKeySequence>{keys("Ctrl+K")});
        QVERIFY(driver.action("review.approve")->shortcuts().isEmpty());
        QVERIFY(palette->toolTip().endsWith(QLatin1String("(Ctrl+P)")));
        QVERIFY(!driver.action("review.approve")->toolTip().contains(QLatin1String("(A)")));
        // Back to what it came with: nothing to be kept.
        QVERIFY(!actions.withKeys(chosen, palette, {keys("Ctrl+K")}).contains(QStringLiteral("view.palette")));
        // A file that somebody spoiled: what can't be read is no key.
        actions.setChosenKeys(
            {{QStringLiteral("view.palette"), QStringList{QStringLiteral("Ctrl+Nonsense"), QString()}}});
        QVERIFY(palette->shortcuts().isEmpty());
        actions.setChosenKeys({});
        QCOMPARE(palette->shortcuts(), QList<QKeySequence>{keys("Ctrl+K")});
    }

    // A command that stands twice, once in a workspace, has one set of keys.
    void twinsFollow()
    {
        const WindowDriver driver;
        Actions &actions = *driver.window->commands();
        auto *twin = driver.window->findChild<QAction *>(QStringLiteral("review.commitNow"));
        QVERIFY(twin);
        QCOMPARE(twin->shortcut(), keys("Ctrl+Return"));
        actions.setChosenKeys({{QStringLiteral("review.commit"), QStringList{QStringLiteral("F9")}}});
        QCOMPARE(twin->shortcut(), keys("F9"));
    }

    void theModel()
    {
        const WindowDriver driver;
        Actions &actions = *driver.window->commands();
        KeysModel model(actions);
        const QAbstractItemModelTester tester(&model, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(model.commands(), int(actions.all().size()));
        model.setFilter(QStringLiteral("ctrl+k"));
        QCOMPARE(model.commands(), 1);
        QCOMPARE(model.action(model.index(1)), driver.action("view.palette"));
        QVERIFY(model.index(0).data(KeysModel::HeadingRole).toBool());
        QCOMPARE(model.index(0).data().toString(), QStringLiteral("View"));
        QCOMPARE(model.index(0).flags(), Qt::NoItemFlags);
        QCOMPARE(model.index(1).data(KeysModel::CapsRole).toStringList(),
                 (QStringList{QStringLiteral("Ctrl"), QStringLiteral("K")}));
        QVERIFY(model.index(1).data(KeysModel::CameWithRole).toString().isEmpty());
        actions.setChosenKeys({{QStringLiteral("view.palette"), QStringList{QStringLiteral("Ctrl+P")}}});
        QCOMPARE(model.index(1).data(KeysModel::CameWithRole).toString(), QStringLiteral("Ctrl+K"));
        QCOMPARE(model.index(1).data(Qt::AccessibleTextRole).toString(),
                 QStringLiteral("Find a memory or a command: Ctrl+P, was Ctrl+K"));
        model.setFilter(QStringLiteral("no such thing"));
        QCOMPARE(model.rowCount(), 0);
    }

    // By keyboard alone: find a command, press other keys, meet a conflict, take the keys over, reset.
    void changingKeys()
    {
        const WindowDriver driver(MainWindow::Memory::Keep);
        QVERIFY(driver.trigger("app.settings"));
        const Page page(driver);
        QVERIFY(page.page);
        page.dialog->setPage(SettingsDialog::Page::Keys);
        auto *filter = page.part<FindField>("keys.filter");
        auto *list = page.part<RowView>("keys.list");
        auto *field = page.part<KeyField>("keys.field");
        auto *take = page.part<Button>("keys.take");
        auto *conflict = page.part<TextBlock>("keys.conflict");
        QVERIFY(filter && list && field && take && conflict);
        QTest::keyClicks(filter, QStringLiteral("verify the ledger"));
        list->setCurrentIndex(list->model()->index(1, 0));
        QTest::keyClick(list, Qt::Key_Return);
        QTest::keyClick(field, Qt::Key_L, Qt::ControlModifier);
        QCOMPARE(driver.action("store.verify")->shortcut(), keys("Ctrl+L"));
        QCOMPARE(Settings::instance().get(settings::kChosenKeys),
                 (QVariantMap{{QStringLiteral("store.verify"), QStringList{QStringLiteral("Ctrl+L")}}}));
        QVERIFY(take->isHidden());

        QTest::keyClick(field, Qt::Key_K, Qt::ControlModifier); // the palette's
        QCOMPARE(driver.action("store.verify")->shortcut(), keys("Ctrl+L"));
        QVERIFY(!take->isHidden());
        QCOMPARE(
            conflict->text(),
            QStringLiteral("Ctrl+K has a meaning already: “Find a memory or a command”. It would have no key then."));
        take->click();
        QCOMPARE(driver.action("store.verify")->shortcut(), keys("Ctrl+K"));
        QVERIFY(driver.action("view.palette")->shortcuts().isEmpty());

        page.part<Button>("keys.clear")->click();
        QVERIFY(driver.action("store.verify")->shortcuts().isEmpty());
        page.part<Button>("keys.reset")->click();
        QVERIFY(driver.action("store.verify")->shortcuts().isEmpty()); // it came without
        QVERIFY(!Settings::instance().get(settings::kChosenKeys).contains(QStringLiteral("store.verify")));

        // Keys that leave the field, or mean nothing by themselves, are no choice.
        for (const int key : {int(Qt::Key_Tab), int(Qt::Key_Control), int(Qt::Key_Return)})
            QTest::keyClick(field, Qt::Key(key));
        QVERIFY(driver.action("store.verify")->shortcuts().isEmpty());

        auto &prompts = const_cast<WindowDriver &>(driver).prompts;
        page.part<Button>("keys.resetAll")->click(); // the person leaves
        QCOMPARE(prompts.questions.size(), 1);
        QCOMPARE(prompts.questions[0].items,
                 QStringList{QStringLiteral("Find a memory or a command: Ctrl+K instead of none")});
        QVERIFY(driver.action("view.palette")->shortcuts().isEmpty());
        prompts.answer = Answer{};
        page.part<Button>("keys.resetAll")->click();
        QCOMPARE(driver.action("view.palette")->shortcut(), keys("Ctrl+K"));
        QVERIFY(Settings::instance().get(settings::kChosenKeys).isEmpty());
        page.dialog->reject();
    }

    void chosenKeysOutliveTheWindow()
    {
        Settings::instance().set(settings::kChosenKeys,
                                 {{QStringLiteral("view.palette"), QStringList{QStringLiteral("Ctrl+P")}}});
        {
            const WindowDriver kept(MainWindow::Memory::Keep);
            QCOMPARE(kept.action("view.palette")->shortcut(), keys("Ctrl+P"));
            const auto *rail = kept.window->findChild<Rail *>();
            QVERIFY(rail->menuButton()->toolTip().contains(QLatin1String("Ctrl+M")));
        }
        const WindowDriver forgetful;
        QCOMPARE(forgetful.action("view.palette")->shortcut(), keys("Ctrl+K"));
    }

    // Beside the gallery's, for whoever looks at them.
    void pictures()
    {
        const QString folder = QStringLiteral(CREDENCE_BINARY_DIR "/pictures/");
        QVERIFY(QDir().mkpath(folder));
        const WindowDriver driver(MainWindow::Memory::Keep);
        for (const bool dark : {false, true}) {
            Theme::instance().setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
            QVERIFY(driver.trigger("app.settings"));
            const Page page(driver);
            for (const auto shown : {SettingsDialog::Page::General, SettingsDialog::Page::Keys}) {
                page.dialog->setPage(shown);
                auto *list = page.part<RowView>("keys.list");
                QTRY_VERIFY(shown != SettingsDialog::Page::Keys || list->visualRect(list->currentIndex()).height() > 0);
                QVERIFY(page.dialog->grab().save(folder +
                                                 QStringLiteral("settings-%1-%2.png")
                                                     .arg(int(shown))
                                                     .arg(dark ? QStringLiteral("dark") : QStringLiteral("light"))));
            }
            page.dialog->close();
            delete page.dialog;
        }
        Theme::instance().setChoice(ThemeChoice::Light);
    }

    // --- text size

    void textGrowsEverywhereAtOnce()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("sam.credence"));
        QVERIFY(makeSmallStore(path));
        const WindowDriver driver;
        QVERIFY(driver.open(path));
        auto *rail = driver.window->findChild<Rail *>();
        auto *status = driver.window->findChild<QWidget *>(QStringLiteral("statusBar"));
        auto *tree = driver.window->findChild<QTreeView *>(QStringLiteral("inspect.tree"));
        QVERIFY(rail && status && tree);
        QCOMPARE(rail->width(), 72);
        QCOMPARE(status->height(), 28);
        QCOMPARE(tree->header()->font().pixelSize(), 11);
        QCOMPARE(Theme::instance().font(Type::Base).pixelSize(), 13);
        for (int i = 0; i < 5; ++i)
            QVERIFY(driver.trigger("view.text-larger"));
        QCOMPARE(Theme::instance().wantedTextSize(), 150);
        QCOMPARE(Theme::instance().textSize(), 100); // one step for all five, once nothing else waits
        QTRY_COMPARE(Theme::instance().textSize(), 150);
        QCOMPARE(Theme::instance().font(Type::Base).pixelSize(), 20); // 19.5
        QCOMPARE(rail->minimumWidth(), 108);
        QCOMPARE(status->minimumHeight(), 42);
        QCOMPARE(tree->header()->font().pixelSize(), 17); // 16.5
        QTRY_COMPARE(tree->visualRect(tree->model()->index(0, 0)).height(), 36);
        for (int i = 0; i < 5; ++i)
            QVERIFY(driver.trigger("view.text-larger"));
        QVERIFY(!driver.trigger("view.text-larger")); // 200 is the most
        QVERIFY(driver.trigger("view.text-normal"));
        QVERIFY(!driver.trigger("view.text-normal"));
        QVERIFY(driver.trigger("view.text-smaller"));
        QVERIFY(driver.trigger("view.text-smaller"));
        QVERIFY(!driver.trigger("view.text-smaller")); // 80 is the least
        QTRY_COMPARE(rail->minimumWidth(), 58);        // 57.6
        Theme::instance().setTextSize(100);
        QCOMPARE(rail->minimumWidth(), 72);
        QCOMPARE(status->minimumHeight(), 28);
        QCOMPARE(tree->header()->font().pixelSize(), 11);
    }

    // A window at another size is the same whether it started so or came to it.
    void comingToASizeIsStartingWithIt()
    {
        Theme::instance().install(ThemeChoice::Light);
        Theme::instance().setTextSize(150);
        QHash<QString, QSize> started;
        const auto measures = [](const WindowDriver &driver) {
            for (int i = 0; i < 6; ++i) { // what was asked of layouts is done
                QCoreApplication::sendPostedEvents();
                QCoreApplication::processEvents();
            }
            QHash<QString, QSize> sizes;
            for (const QWidget *widget : driver.window->findChildren<QWidget *>()) {
                if (!widget->objectName().isEmpty() && !widget->objectName().startsWith(QLatin1String("qt_")))
                    sizes[widget->objectName()] = widget->minimumSize();
                // A pane's least height is that of the lines that its texts take at its present width.
                if (widget->layout() && widget->layout()->hasHeightForWidth() && sizes.contains(widget->objectName()))
                    sizes[widget->objectName()].setHeight(0);
            }
            return sizes;
        };
        {
            const WindowDriver driver;
            started = measures(driver);
        }
        Theme::instance().setTextSize(100);
        const WindowDriver driver;
        Theme::instance().setTextSize(150);
        const QHash<QString, QSize> came = measures(driver);
        QVERIFY(started.size() > 100);
        QStringList differ;
        for (auto it = started.constBegin(); it != started.constEnd(); ++it) {
            const QSize size = came.value(it.key());
            // Pixels of rounding: a sum may be scaled as a whole or part by part.
            if (std::abs(size.width() - it->width()) > 4 || std::abs(size.height() - it->height()) > 4)
                differ << QStringLiteral("%1: %2x%3, came to %4x%5")
                              .arg(it.key())
                              .arg(it->width())
                              .arg(it->height())
                              .arg(size.width())
                              .arg(size.height());
        }
        QVERIFY2(differ.isEmpty(), qPrintable(differ.join(QLatin1Char('\n'))));
    }

    void theSettingSetsIt()
    {
        const WindowDriver driver(MainWindow::Memory::Keep);
        QVERIFY(driver.trigger("app.settings"));
        auto *box = driver.window->findChild<QSpinBox *>(QStringLiteral("settings.textSize"));
        QVERIFY(box);
        QCOMPARE(box->value(), 100);
        box->setValue(120);
        QCOMPARE(Settings::instance().get(settings::kTextSize), 120);
        QTRY_COMPARE(Theme::instance().textSize(), 120);
        Settings::instance().set(settings::kTextSize, 5000); // a spoiled file
        QTRY_COMPARE(Theme::instance().textSize(), 200);
        driver.window->findChild<SettingsDialog *>()->reject();
    }
};

} // namespace tst_keys

using tst_keys::TstKeys;
CREDENCE_TEST(tst_keys, TstKeys)
#include "tst_keys.moc"

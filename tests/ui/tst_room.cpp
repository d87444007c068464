// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Room for every text: each view of each workspace at four sizes of text, in windows of two sizes, in every language
// and in one whose texts are a third longer. Nothing is cut off, nothing lies on something else, and what has no room
// can be scrolled to.
#include "help/helpwindow.h"
#include "settings/settingsdialog.h"
#include "shell/importjob.h"
#include "shell/language.h"
#include "support/registry.h"
#include "ui/support/roomwalk.h"
#include "ui/support/windowdriver.h"
#include "widgets/dialogframe.h"
#include "widgets/roomy.h"
#include "widgets/screenfit.h"
#include "widgets/segmented.h"
#include "widgets/splitter.h"

#include <QMenu>
#include <QScreen>
#include <QTemporaryDir>

namespace tst_room {

using namespace credence;
using namespace credence::ui;
using credence::test::resetSettings;
using credence::test::RoomWalk;
using credence::test::WindowDriver;

class TstRoom : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_path;

private Q_SLOTS:
    void initTestCase()
    {
        resetSettings();
        qputenv("USER", "Sam");
        m_path = m_dir.filePath(QStringLiteral("ada.credence"));
        const QString source = samplePath();
        QVERIFY2(!source.isEmpty(), "the sample is not here");
        const auto made = makeSample(source, m_path, "Sam", {}, {});
        QVERIFY2(made, made ? "" : made.error().message.c_str());
    }
    void cleanup()
    {
        ScreenFit::setRoom({});
        Theme::instance().setTextSize(100);
        installLanguage(QStringLiteral("en"));
    }

    void everyTextHasRoom_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        for (const QString &language : languages() + QStringList{QStringLiteral("pseudo")}) {
            for (const int percent : {100, 125, 150, 200})
                QTest::addRow("%s at %d %%", qPrintable(language), percent) << language << percent;
        }
    }
    void everyTextHasRoom()
    {
        QFETCH(QString, language);
        QFETCH(int, percent);
        installLanguage(language);
        Theme::instance().install(ThemeChoice::Light);
        Theme::instance().setTextSize(percent);
        const WindowDriver driver;
        MainWindow &window = *driver.window;
        QSet<QString> wrong;
        const QSize sizes[] = {{1280, 800}, {1024, 700}};
        const auto sizeName = [](QSize size) { return QStringLiteral("%1x%2").arg(size.width()).arg(size.height()); };
        for (const QSize size : sizes) {
            window.resize(size);
            QVERIFY(driver.settle());
            RoomWalk::lieStill();
            RoomWalk::look(&window, QStringLiteral("start ") + sizeName(size), wrong);
        }
        QVERIFY(driver.open(m_path));
        window.session()->select(*window.session()->store()->find("b045"));
        for (const QSize size : sizes) {
            window.resize(size);
            QVERIFY(driver.eachView([&](const QString &view) {
                RoomWalk::lieStill();
                RoomWalk::look(&window, view + QLatin1Char(' ') + sizeName(size), wrong);
                const QSize least = window.centralWidget()->layout()->totalMinimumSize();
                if (least.width() > size.width() || least.height() > size.height())
                    wrong << QStringLiteral("%1: the window needs %2, and has %3")
                                 .arg(view, sizeName(least), sizeName(size));
            }));
        }
        RoomWalk::report(wrong, QTest::currentDataTag());
    }

    // What each pane in sight asks for at least, to know whose it is that there is too little room.
    static QString leastOfPanes(const MainWindow &window)
    {
        QStringList words;
        for (const Splitter *split : window.findChildren<Splitter *>()) {
            for (int i = 0; split->isVisible() && split->orientation() == Qt::Horizontal && i < split->count(); ++i) {
                const QWidget *pane = split->widget(i);
                if (pane->isVisible())
                    words << QStringLiteral("%1 %2/%3")
                                 .arg(pane->objectName().isEmpty()
                                          ? QString::fromLatin1(pane->metaObject()->className())
                                          : pane->objectName(),
                                      QString::number(pane->minimumWidth()),
                                      QString::number(pane->minimumSizeHint().width()));
            }
        }
        return words.join(QStringLiteral(", "));
    }

    // Large texts in a long language on a small screen: panes give way to each other, the window is never wider than
    // what is seen of it.
    void everyWorkspaceFitsItsWidth_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        for (const QString &language : languages()) {
            for (const int percent : {100, 125, 150})
                QTest::addRow("%s at %d %%", qPrintable(language), percent) << language << percent;
        }
    }
    void everyWorkspaceFitsItsWidth()
    {
        QFETCH(QString, language);
        QFETCH(int, percent);
        installLanguage(language);
        Theme::instance().install(ThemeChoice::Light);
        Theme::instance().setTextSize(percent);
        const WindowDriver driver;
        driver.window->resize(1280, 800);
        QStringList wide;
        const auto look = [&](const QString &where) {
            RoomWalk::lieStill();
            for (const FittedArea *area : driver.window->findChildren<FittedArea *>()) {
                if (area->isVisible() && area->horizontalScrollBar()->maximum() > 0)
                    wide << QStringLiteral("%1: %2 wants %3 pixels more; %4")
                                .arg(where, area->objectName())
                                .arg(area->horizontalScrollBar()->maximum())
                                .arg(leastOfPanes(*driver.window));
            }
        };
        look(QStringLiteral("start"));
        QVERIFY(driver.open(m_path));
        driver.window->session()->select(*driver.window->session()->store()->find("b045"));
        QVERIFY(driver.eachView(look));
        QVERIFY2(wide.isEmpty(), qPrintable(wide.join(QLatin1Char('\n'))));
    }

    // At the usual size of texts nothing needs scrolling but lists, on the smallest screens that are common.
    void nothingScrollsAtTheUsualSize()
    {
        for (const QString &language : languages()) {
            installLanguage(language);
            const WindowDriver driver;
            QVERIFY(driver.open(m_path));
            driver.window->session()->select(*driver.window->session()->store()->find("b045"));
            driver.window->resize(1280, 720);
            const auto *room = driver.window->findChild<FittedArea *>(QStringLiteral("frame.room"));
            QStringList scrolled;
            QVERIFY(driver.eachView([&](const QString &view) {
                RoomWalk::lieStill();
                if (room->horizontalScrollBar()->maximum() > 0 || room->verticalScrollBar()->maximum() > 0)
                    scrolled << QStringLiteral("%1 %2: %3, %4")
                                    .arg(language, view)
                                    .arg(room->horizontalScrollBar()->maximum())
                                    .arg(room->verticalScrollBar()->maximum());
            }));
            QVERIFY2(scrolled.isEmpty(), qPrintable(scrolled.join(QLatin1Char('\n'))));
        }
    }

    // The window is never larger than its screen, and can be made small.
    void theWindowFitsItsScreen()
    {
        // Beyond the right and lower edge, larger than all of it, on a screen that is no more; a frame of 2 and 30.
        const QRect screen(0, 24, 1366, 744);
        const QMargins frame(2, 30, 2, 2);
        QCOMPARE(fittedToScreen(QRect(100, 100, 800, 600), frame, screen), QRect(100, 100, 800, 600));
        QCOMPARE(fittedToScreen(QRect(900, 400, 800, 600), frame, screen), QRect(564, 166, 800, 600));
        QCOMPARE(fittedToScreen(QRect(100, 100, 1400, 900), frame, screen), QRect(2, 54, 1362, 712));
        QCOMPARE(fittedToScreen(QRect(-3000, -50, 800, 600), frame, screen), QRect(2, 54, 800, 600));

        const WindowDriver driver;
        const MainWindow &window = *driver.window;
        QVERIFY(window.minimumSize().width() <= 1280);
        QVERIFY(window.minimumSize().height() <= 720);
        driver.window->resize(720, 480);
        RoomWalk::lieStill();
        QCOMPARE(window.size(), QSize(720, 480));
        QVERIFY(window.centralWidget()->layout()->totalMinimumSize().width() <= 720);
        QVERIFY(window.centralWidget()->layout()->totalMinimumSize().height() <= 480);
    }

    // Any window that is shown, or that grows, stays on its screen with its frame: 1366 x 768 with a bar of 28 above,
    // and 2 on each side, which is the frame of the platform that tests run on.
    void everyWindowFitsItsScreen()
    {
        const WindowDriver driver;
        ScreenFit::setRoom(QRect(0, 28, 1366, 740));
        const QRect room(2, 30, 1362, 736);
        HelpWindow help(*driver.window->commands());
        QVERIFY(help.height() > 736);
        help.open(QStringLiteral("review.md"));
        QCOMPARE(help.size(), QSize(1060, 736));
        help.move(900, 500);
        help.hide();
        help.show();
        QVERIFY2(room.contains(help.geometry()), "it lies beyond the edge of the screen");
        help.resize(3000, 2000);
        QCOMPARE(help.size(), QSize(1362, 736));

        QWidget wanting;
        wanting.setMinimumSize(2000, 1500);
        wanting.show();
        QCOMPARE(wanting.size(), QSize(1362, 736));

        // A body that has too little room scrolls, and the buttons stay.
        auto *dialog = new DialogFrame(QStringLiteral("Much"), driver.window.get());
        for (int i = 0; i < 60; ++i)
            dialog->body()->addWidget(new QLineEdit(dialog));
        Button *cancel = dialog->addCancel();
        dialog->open();
        RoomWalk::lieStill();
        QVERIFY2(dialog->height() <= 736, qPrintable(QString::number(dialog->height())));
        const auto *area = dialog->findChild<FittedArea *>(QStringLiteral("dialog.room"));
        QVERIFY(area->verticalScrollBar()->maximum() > 0);
        QCOMPARE(area->horizontalScrollBar()->maximum(), 0);
        QVERIFY(cancel->mapTo(dialog, QPoint(0, cancel->height())).y() <= dialog->height());
        dialog->close();
    }

    // What has the keyboard is scrolled to.
    void theKeyboardIsInSight()
    {
        Theme::instance().setTextSize(200);
        const WindowDriver driver;
        driver.window->resize(1024, 700);
        QVERIFY(driver.open(m_path));
        driver.window->setWorkspace(QStringLiteral("review"));
        QVERIFY(driver.settle());
        auto *room = driver.window->findChild<FittedArea *>(QStringLiteral("frame.room"));
        QVERIFY(room->horizontalScrollBar()->maximum() > 0);
        auto *queue = driver.window->findChild<QWidget *>(QStringLiteral("review.queue"));
        auto *evidence = driver.window->findChild<QWidget *>(QStringLiteral("review.sources"));
        QVERIFY(queue && evidence);
        const auto sight = [&](const QWidget *widget) {
            const QRect at(widget->mapTo(room->viewport(), QPoint(0, 0)), widget->size());
            return at.intersected(room->viewport()->rect()).width();
        };
        evidence->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(sight(evidence) >= evidence->width() - 4);
        queue->setFocus(Qt::TabFocusReason);
        QTRY_VERIFY(sight(queue) >= queue->width() - 4);
    }

    // Views fold into a menu that has them all.
    void viewsFold()
    {
        QWidget page;
        page.resize(600, 60);
        SegmentedControl views(QStringLiteral("View"), false, &page);
        for (const char *word : {"Queue", "Deferred", "Decided"})
            views.addSegment(QString::fromLatin1(word));
        views.setFolds(true);
        views.setCurrentIndex(1);
        page.show();
        views.resize(views.fullWidth(), views.height());
        QVERIFY(!views.isFolded());
        views.resize(views.fullWidth() - 1, views.height());
        QVERIFY(views.isFolded());
        auto *choice = views.findChild<Button *>(QStringLiteral("choice"));
        QVERIFY(choice && choice->isVisible());
        QCOMPARE(choice->text(), QStringLiteral("Deferred"));
        QTest::mouseClick(choice, Qt::LeftButton);
        auto *menu = views.findChild<QMenu *>(QStringLiteral("menu.segments"));
        QVERIFY(menu);
        QCOMPARE(menu->actions().size(), 3);
        QVERIFY(menu->actions()[1]->isChecked());
        menu->actions()[2]->trigger();
        QCOMPARE(views.currentIndex(), 2);
        QCOMPARE(choice->text(), QStringLiteral("Decided"));
        menu->close();
        views.resize(views.fullWidth(), views.height());
        QVERIFY(!views.isFolded());
        QVERIFY(choice->isHidden());
    }
};

CREDENCE_TEST(tst_room, TstRoom)

} // namespace tst_room

#include "tst_room.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "help/help.h"

#include "audit/auditworkspace.h"
#include "help/helpdesk.h"
#include "help/helpwindow.h"
#include "help/manual.h"
#include "help/tour.h"
#include "review/reviewworkspace.h"
#include "shell/importjob.h"
#include "support/registry.h"
#include "ui/support/smallstore.h"
#include "ui/support/windowdriver.h"
#include "widgets/button.h"
#include "widgets/dialogframe.h"
#include "widgets/findfield.h"
#include "widgets/rowview.h"

#include <credence/audit.h>
#include <credence/privacy.h>

#include <QAbstractTextDocumentLayout>
#include <QAccessible>
#include <QApplication>
#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTemporaryDir>
#include <QTextBlock>
#include <QTextBrowser>

namespace tst_help {

using namespace credence;
using namespace credence::ui;
using credence::test::resetSettings;
using credence::test::WindowDriver;
using credence::test::small::makeSmallStore;

class TstHelp : public QObject {
    Q_OBJECT

    static QStringList links(const QString &markdown, bool pictures)
    {
        static const QRegularExpression link(QStringLiteral("(!?)\\[[^\\]]*\\]\\(([^)]+)\\)"));
        QStringList found;
        for (auto it = link.globalMatch(markdown); it.hasNext();) {
            const QRegularExpressionMatch match = it.next();
            if (match.captured(1).isEmpty() != pictures)
                found << match.captured(2);
        }
        return found;
    }

private Q_SLOTS:
    void init() { resetSettings(); }
    void cleanup() { resetSettings(); }

    void anchors()
    {
        QCOMPARE(anchorOf(QStringLiteral("What leaves this machine")), QStringLiteral("what-leaves-this-machine"));
        QCOMPARE(anchorOf(QStringLiteral("Is it gone? Yes, \"gone\"")), QStringLiteral("is-it-gone-yes-gone"));
        QCOMPARE(anchorOf(QStringLiteral("single-source")), QStringLiteral("single-source"));
        QCOMPARE(anchorsOf(QStringLiteral("# A b\n\n```\n# no heading\n```\n\n## C `d`\n")),
                 (QStringList{QStringLiteral("a-b"), QStringLiteral("c-d")}));
    }

    // Every link leads to a page and heading that are there; none leaves the manual.
    void linksLeadSomewhere()
    {
        const WindowDriver driver;
        const Manual manual(*driver.window->commands());
        QCOMPARE(manual.pages().size(), std::size_t(17));
        int seen = 0;
        for (const ManualPage &page : manual.pages()) {
            QVERIFY2(page.text.startsWith(QLatin1String("# ")), qPrintable(page.file));
            for (const QString &link : links(page.text, false)) {
                const ManualPage *target = manual.find(link.section(QLatin1Char('#'), 0, 0));
                QVERIFY2(target, qPrintable(page.file + QStringLiteral(" links to ") + link));
                const QString anchor = link.section(QLatin1Char('#'), 1);
                QVERIFY2(anchor.isEmpty() || anchorsOf(target->text).contains(anchor),
                         qPrintable(page.file + QStringLiteral(" links to ") + link));
                ++seen;
            }
        }
        QVERIFY(seen > 40);
    }

    // Pictures are those that the pictures step makes.
    void picturesAreMade()
    {
        QFile step(QStringLiteral(CREDENCE_SOURCE_DIR "/packaging/manual_pictures.sh"));
        QVERIFY(step.open(QIODevice::ReadOnly));
        const QString script = QString::fromUtf8(step.readAll());
        const WindowDriver driver;
        int seen = 0;
        const Manual manual(*driver.window->commands());
        for (const ManualPage &page : manual.pages()) {
            for (const QString &picture : links(page.text, true)) {
                QVERIFY2(picture.startsWith(QLatin1String("pictures/")) &&
                             picture.endsWith(QLatin1String("-light.png")),
                         qPrintable(picture));
                const QString name = picture.mid(9).chopped(10);
                QVERIFY2(script.contains(QStringLiteral("$folder/%1-$theme.png").arg(name)), qPrintable(name));
                ++seen;
            }
        }
        QVERIFY(seen >= 6);
    }

    void everyFindingAndCategoryHasAParagraph()
    {
        const WindowDriver driver;
        const Manual manual(*driver.window->commands());
        const QStringList findings = anchorsOf(manual.find(QStringLiteral("findings.md"))->text);
        QVERIFY(healthCheckers().size() >= 15);
        for (const CheckerInfo &checker : healthCheckers()) {
            QVERIFY2(findings.contains(QString::fromStdString(checker.kind)), checker.kind.c_str());
            QVERIFY2(manual.find(QStringLiteral("findings.md"))
                         ->text.contains(QStringLiteral("**%1.**").arg(QString::fromStdString(checker.title))),
                     checker.title.c_str());
        }
        const QString privacy = manual.find(QStringLiteral("privacy.md"))->text;
        const QStringList anchors = anchorsOf(privacy);
        QVERIFY(categories().size() >= 20);
        for (const Category &category : categories()) {
            QVERIFY2(anchors.contains(QString::fromStdString(category.id)), category.id.c_str());
            QVERIFY2(privacy.contains(QStringLiteral("**%1.**").arg(QString::fromStdString(category.title))),
                     category.title.c_str());
        }
        const QStringList marks = anchorsOf(manual.find(QStringLiteral("marks.md"))->text);
        for (const char *status : {"active", "suspect", "stale", "superseded", "deprecated", "retracted", "erased"})
            QVERIFY2(marks.contains(QStringLiteral("status-") + QLatin1String(status)), status);
    }

    // What is in force, also after a change.
    void theKeysAreThoseInForce()
    {
        const WindowDriver driver;
        Actions &actions = *driver.window->commands();
        actions.setChosenKeys({{QStringLiteral("view.palette"), QStringList{QStringLiteral("Ctrl+P")}}});
        const QString page = Manual(actions).find(QStringLiteral("keys.md"))->text;
        QVERIFY(page.contains(QLatin1String("| `Ctrl` `P` | Find a memory or a command |")));
        QVERIFY(!page.contains(QLatin1String("| `Ctrl` `K` |")));
        for (const QAction *action : actions.all()) {
            if (!action->shortcut().isEmpty())
                QVERIFY2(page.contains(action->text().remove(QLatin1Char('&'))), qPrintable(action->objectName()));
        }
    }

    void search()
    {
        const WindowDriver driver;
        const Manual manual(*driver.window->commands());
        const auto hits = manual.search(QStringLiteral("Echo agent"));
        QVERIFY(!hits.empty());
        QCOMPARE(hits.front().file, QStringLiteral("findings.md"));
        QCOMPARE(hits.front().anchor, QStringLiteral("echo"));
        QVERIFY(hits.front().line.startsWith(QLatin1String("Echo. At least half of its episodes arose after")));
        QVERIFY(manual.search(QStringLiteral("zyzzyva")).empty());
        QVERIFY(manual.search(QStringLiteral("  ")).empty());
    }

    void theWindowGoesBackAndForth()
    {
        const WindowDriver driver;
        HelpWindow help(*driver.window->commands());
        help.open(QStringLiteral("findings.md#echo"));
        QCOMPARE(help.where(), QStringLiteral("findings.md#echo"));
        QVERIFY(help.view()->toPlainText().contains(QLatin1String("At least half of its episodes")));
        QTRY_VERIFY(help.view()->verticalScrollBar()->value() > 0);
        auto *back = help.findChild<QAction *>(QStringLiteral("help.back"));
        auto *forward = help.findChild<QAction *>(QStringLiteral("help.forward"));
        QVERIFY(back && forward && !back->isEnabled() && !forward->isEnabled());
        Q_EMIT help.view()->anchorClicked(QUrl(QStringLiteral("review.md#commit")));
        QCOMPARE(help.where(), QStringLiteral("review.md#commit"));
        back->trigger();
        QCOMPARE(help.where(), QStringLiteral("findings.md#echo"));
        QVERIFY(forward->isEnabled());
        forward->trigger();
        QCOMPARE(help.where(), QStringLiteral("review.md#commit"));
        // An address of the world, and a file of the disk, lead nowhere.
        Q_EMIT help.view()->anchorClicked(QUrl(QStringLiteral("https://example.org/")));
        QCOMPARE(help.where(), QStringLiteral("review.md#commit"));
        QVERIFY(!help.view()
                     ->loadResource(QTextDocument::ImageResource,
                                    QUrl(QStringLiteral("file:///usr/share/pixmaps/debian-logo.png")))
                     .value<QImage>()
                     .isNull());
        QCOMPARE(help.view()
                     ->loadResource(QTextDocument::ImageResource, QUrl(QStringLiteral("../../etc/x.png")))
                     .value<QImage>()
                     .width(),
                 1);
        QVERIFY(!help.view()->loadResource(QTextDocument::HtmlResource, QUrl(QStringLiteral("review.md"))).isValid());
        help.open(QStringLiteral("no-such-page.md"));
        QCOMPARE(help.where(), QStringLiteral("start.md"));

        auto *find = help.findChild<FindField *>(QStringLiteral("help.find"));
        auto *list = help.findChild<RowView *>(QStringLiteral("help.contents"));
        QVERIFY(find && list);
        QCOMPARE(list->model()->rowCount(), 17);
        QTest::keyClicks(find, QStringLiteral("write-ahead"));
        QVERIFY(list->model()->rowCount() > 0 && list->model()->rowCount() < 6);
        list->setCurrentIndex(list->model()->index(0, 0));
        QVERIFY(help.where().startsWith(QLatin1String("forget.md#")));
        QTest::keyClick(find, Qt::Key_Escape);
        QCOMPARE(list->model()->rowCount(), 17);
        for (QWidget *widget : help.findChildren<QWidget *>()) {
            if ((widget->focusPolicy() & Qt::TabFocus) != Qt::TabFocus || !widget->isVisible())
                continue;
            QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
            QVERIFY2(face && !face->text(QAccessible::Name).isEmpty(), widget->metaObject()->className());
        }
    }

    // The section that was asked for is the first thing in sight, also below a picture that gets its size later.
    void theSectionIsInSight()
    {
        const QTemporaryDir folder;
        QImage picture(1200, 800, QImage::Format_RGB32);
        picture.fill(Qt::gray);
        QVERIFY(picture.save(folder.filePath(QStringLiteral("inspect-light.png"))));
        const WindowDriver driver;
        const auto topOf = [](const HelpWindow &help, const QString &heading) {
            const QTextBrowser *view = help.view();
            for (QTextBlock block = view->document()->begin(); block.isValid(); block = block.next()) {
                if (block.text() == heading)
                    return view->document()->documentLayout()->blockBoundingRect(block).top() -
                           view->verticalScrollBar()->value();
            }
            return -1e6;
        };
        for (const QString &pictures : {folder.path(), QString()}) {
            HelpWindow help(*driver.window->commands(), pictures);
            help.open(QStringLiteral("inspect.md#the-map"));
            QVERIFY(QTest::qWaitForWindowExposed(&help));
            QCoreApplication::processEvents();
            QVERIFY2(qAbs(topOf(help, QStringLiteral("The map")) - 12) <= 1, "12 pixels from the top");
            help.resize(700, 500); // other lines, another size of the picture
            QCoreApplication::processEvents();
            QVERIFY2(qAbs(topOf(help, QStringLiteral("The map")) - 12) <= 1, "12 pixels from the top");
            Theme::instance().setChoice(ThemeChoice::Dark);
            QCoreApplication::processEvents();
            QVERIFY2(qAbs(topOf(help, QStringLiteral("The map")) - 12) <= 1, "12 pixels from the top");
            Theme::instance().setChoice(ThemeChoice::Light);
            // Once the person goes elsewhere nothing brings the page back.
            help.view()->verticalScrollBar()->triggerAction(QAbstractSlider::SliderToMinimum);
            help.resize(900, 600);
            QCoreApplication::processEvents();
            QCOMPARE(help.view()->verticalScrollBar()->value(), 0);
            // Where there is no picture there is no hole for one: the heading and the first paragraph follow each
            // other.
            const QTextDocument *document = help.view()->document();
            const QTextBlock second = document->begin().next();
            QCOMPARE(second.text().contains(QChar::ObjectReplacementCharacter), !pictures.isEmpty());
            const auto rect = [&](const QTextBlock &block) {
                return document->documentLayout()->blockBoundingRect(block);
            };
            if (pictures.isEmpty()) // 18 above each such heading, and what the line of the one before is higher by
                QVERIFY2(rect(second).top() - rect(document->begin()).bottom() <= 30,
                         qPrintable(QString::number(rect(second).top() - rect(document->begin()).bottom())));
        }
    }

    // Pictures of the manual and of the tour beside the gallery's, for whoever looks at them.
    void pictures()
    {
        const QString folder = QStringLiteral(CREDENCE_BINARY_DIR "/pictures/");
        QVERIFY(QDir().mkpath(folder));
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("sam.credence"));
        QVERIFY(makeSmallStore(path));
        for (const bool dark : {false, true}) {
            const QString theme = dark ? QStringLiteral("dark") : QStringLiteral("light");
            const WindowDriver driver;
            Theme::instance().setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
            driver.window->resize(1280, 800);
            HelpWindow help(*driver.window->commands());
            help.open(QStringLiteral("review.md"));
            QVERIFY(help.grab().save(folder + QStringLiteral("help-%1.png").arg(theme)));
            help.open(QStringLiteral("tables.md"));
            QTest::keyClicks(help.findChild<FindField *>(QStringLiteral("help.find")), QStringLiteral("ledger"));
            QCoreApplication::sendPostedEvents(); // what is laid out later
            auto *list = help.findChild<RowView *>(QStringLiteral("help.contents"));
            QTRY_VERIFY(list->visualRect(list->model()->index(0, 0)).height() > 0);
            QVERIFY(help.grab().save(folder + QStringLiteral("help-search-%1.png").arg(theme)));
            QVERIFY(driver.open(path));
            QVERIFY(driver.trigger("help.tour"));
            for (int step = 1; driver.window->help()->tour()->running(); ++step) {
                QVERIFY(driver.settle());
                QVERIFY(driver.window->grab().save(folder + QStringLiteral("tour-%1-%2.png").arg(step).arg(theme)));
                driver.window->help()->tour()->next();
            }
        }
        Theme::instance().setChoice(ThemeChoice::Light);
    }

    // F1 opens the page about what is shown.
    void theRightPage()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("sam.credence"));
        QVERIFY(makeSmallStore(path));
        const WindowDriver driver;
        HelpDesk *desk = driver.window->help();
        QCOMPARE(desk->pageOfWhatIsShown(), QStringLiteral("start.md"));
        QVERIFY(driver.open(path));
        const Manual manual(*driver.window->commands());
        QStringList pages;
        QVERIFY(driver.eachView([&](const QString &) { pages << desk->pageOfWhatIsShown(); }));
        for (const QString &where : std::as_const(pages)) {
            const ManualPage *page = manual.find(where.section(QLatin1Char('#'), 0, 0));
            QVERIFY2(page, qPrintable(where));
            const QString anchor = where.section(QLatin1Char('#'), 1);
            QVERIFY2(anchor.isEmpty() || anchorsOf(page->text).contains(anchor), qPrintable(where));
        }
        driver.window->setWorkspace(QStringLiteral("audit"));
        driver.window->setView(QStringLiteral("whatif"));
        QCOMPARE(desk->pageOfWhatIsShown(), QStringLiteral("audit.md#what-if"));
        driver.window->setWorkspace(QStringLiteral("review"));
        driver.window->setView(QStringLiteral("recheck"));
        QCOMPARE(desk->pageOfWhatIsShown(), QStringLiteral("review.md#recheck"));
        QVERIFY(driver.trigger("help.manual"));
        QVERIFY(desk->manual() && desk->manual()->isVisible());
        QCOMPARE(desk->manual()->where(), QStringLiteral("review.md#recheck"));
        driver.window->close();
        QVERIFY(!desk->manual()->isVisible());
    }

    // Every dialog of its own names a page and a heading that are there.
    void everyDialogHasItsPage()
    {
        const WindowDriver driver;
        const Manual manual(*driver.window->commands());
        static const QRegularExpression derived(QStringLiteral("class (\\w+) : public DialogFrame"));
        static const QRegularExpression named(
            QStringLiteral("setHelpPage\\(this, QStringLiteral\\(\"([^\"]+)\"\\)\\)"));
        int seen = 0;
        for (QDirIterator it(QStringLiteral(CREDENCE_SOURCE_DIR "/ui"), {QStringLiteral("*.h")}, QDir::Files,
                             QDirIterator::Subdirectories);
             it.hasNext();) {
            QFile header(it.next());
            QVERIFY(header.open(QIODevice::ReadOnly));
            const auto dialog = derived.match(QString::fromUtf8(header.readAll()));
            if (!dialog.hasMatch())
                continue;
            QFile code(header.fileName().chopped(1) + QStringLiteral("cpp"));
            QVERIFY(code.open(QIODevice::ReadOnly));
            const QString where = named.match(QString::fromUtf8(code.readAll())).captured(1);
            QVERIFY2(!where.isEmpty(), qPrintable(dialog.captured(1)));
            const ManualPage *page = manual.find(where.section(QLatin1Char('#'), 0, 0));
            QVERIFY2(page, qPrintable(where));
            const QString anchor = where.section(QLatin1Char('#'), 1);
            QVERIFY2(anchor.isEmpty() || anchorsOf(page->text).contains(anchor), qPrintable(where));
            ++seen;
        }
        QVERIFY(seen >= 7);
    }

    // A dialog has its page, too, and "Learn more" leads to one that is there.
    void dialogsAndLinks()
    {
        const WindowDriver driver;
        QVERIFY(driver.trigger("app.settings"));
        auto *settings = driver.window->findChild<DialogFrame *>(QStringLiteral("settings"));
        QVERIFY(settings);
        QTest::keyClick(settings, Qt::Key_F1);
        QVERIFY(driver.window->help()->manual());
        QVERIFY(driver.window->help()->manual()->where().startsWith(QLatin1String("settings.md")));
        settings->reject();
        driver.window->help()->close();

        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("sam.credence"));
        QVERIFY(makeSmallStore(path));
        QVERIFY(driver.open(path));
        const Manual manual(*driver.window->commands());
        QVERIFY(driver.eachView([](const QString &) {}));
        const QList<Button *> more = driver.window->findChildren<Button *>(QStringLiteral("learnMore"));
        QVERIFY(more.size() >= 8);
        for (const Button *link : more) {
            const QString where = helpPage(link);
            const ManualPage *page = manual.find(where.section(QLatin1Char('#'), 0, 0));
            QVERIFY2(page, qPrintable(where));
            const QString anchor = where.section(QLatin1Char('#'), 1);
            QVERIFY2(anchor.isEmpty() || anchorsOf(page->text).contains(anchor), qPrintable(where));
        }
    }

    void theManualOnDisk()
    {
        const QTemporaryDir dir;
        const WindowDriver driver;
        const Manual manual(*driver.window->commands());
        const QString folder = dir.filePath(QStringLiteral("a/manual"));
        QCOMPARE(manual.write(folder), QString());
        QCOMPARE(QDir(folder).entryList({QStringLiteral("*.md")}).size(), 17);
        QFile file(folder + QStringLiteral("/keys.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QVERIFY(file.readAll().contains("| `F1` | Help |"));
        QFile blocked(dir.filePath(QStringLiteral("file")));
        QVERIFY(blocked.open(QIODevice::WriteOnly));
        QVERIFY(!manual.write(dir.filePath(QStringLiteral("file/below"))).isEmpty());
    }

    // --- the tour

    void theTour()
    {
        const QTemporaryDir dir;
        const QString path = dir.filePath(QStringLiteral("sam.credence"));
        QVERIFY(makeSmallStore(path));
        const WindowDriver driver;
        QVERIFY(driver.open(path));
        Tour *tour = driver.window->help()->tour();
        QVERIFY(tour->steps() <= 6);
        QVERIFY(driver.trigger("help.tour"));
        QStringList seen;
        const auto callout = [&] { return driver.window->findChild<TourCallout *>(); };
        for (int step = 0; step < tour->steps(); ++step) {
            QVERIFY(driver.settle());
            QCOMPARE(tour->step(), step);
            QVERIFY(callout() && callout()->isVisible());
            QVERIFY(driver.window->rect().contains(callout()->geometry()));
            seen << driver.window->workspace();
            QVERIFY(callout()->accessibleName().contains(QStringLiteral("step %1 of 6").arg(step + 1)));
            if (step == 2) { // back and forth
                callout()->findChild<Button *>(QStringLiteral("tour.back"))->click();
                QCOMPARE(tour->step(), 1);
                callout()->findChild<Button *>(QStringLiteral("tour.next"))->click();
                QCOMPARE(tour->step(), 2);
            }
            auto *next = callout()->findChild<Button *>(QStringLiteral("tour.next"));
            QCOMPARE(next->text(), step + 1 == tour->steps() ? QStringLiteral("Done") : QStringLiteral("Next"));
            QTest::keyClick(next, Qt::Key_Return);
        }
        QVERIFY(!tour->running());
        QVERIFY(!callout() || !callout()->isVisible());
        QCOMPARE(seen, (QStringList{QStringLiteral("inspect"), QStringLiteral("inspect"), QStringLiteral("inspect"),
                                    QStringLiteral("review"), QStringLiteral("reflect"), QStringLiteral("audit")}));

        QVERIFY(driver.trigger("help.tour"));
        QTest::keyClick(callout()->findChild<Button *>(QStringLiteral("tour.next")), Qt::Key_Escape);
        QVERIFY(!tour->running());
        QVERIFY(driver.trigger("help.tour"));
        driver.window->session()->close();
        QVERIFY(!tour->running());
    }

    // By itself on the sample, once.
    void theFirstTime()
    {
        if (samplePath().isEmpty())
            QSKIP("the sample is not here");
        QFile::remove(sampleStorePath());
        {
            const WindowDriver driver(MainWindow::Memory::Keep);
            driver.window->openSample();
            QTRY_VERIFY_WITH_TIMEOUT(driver.window->help()->tour()->running(), 20'000);
            QVERIFY(driver.settle());
            // The sample's candidates wait for a word.
            QCOMPARE(driver.window->review()->pending(), 11);
            driver.window->help()->tour()->end();
            QVERIFY(Settings::instance().get(settings::kTourSeen));
        }
        const WindowDriver driver(MainWindow::Memory::Keep);
        driver.window->openSample();
        QTRY_VERIFY_WITH_TIMEOUT(driver.window->session()->snapshot() != nullptr, 20'000);
        QVERIFY(driver.settle());
        QVERIFY(!driver.window->help()->tour()->running());
        driver.window->session()->close();
        QDir(QFileInfo(sampleStorePath()).absolutePath()).removeRecursively();
    }
};

CREDENCE_TEST(tst_help, TstHelp)

} // namespace tst_help

#include "tst_help.moc"

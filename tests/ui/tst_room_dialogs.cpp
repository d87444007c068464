// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Room for every text in dialogs, on the smallest screens that are common, and for the words that charts paint
// themselves; and panes that grow with the texts and come back.
#include "help/helpwindow.h"
#include "inspect/maplayout.h"
#include "review/supersededialog.h"
#include "settings/settingsdialog.h"
#include "shell/importdialog.h"
#include "shell/importjob.h"
#include "shell/keysdialog.h"
#include "shell/language.h"
#include "sources/exportdialog.h"
#include "sources/handbackdialog.h"
#include "sources/syncdialog.h"
#include "support/registry.h"
#include "tune/sweepchart.h"
#include "tune/tunechart.h"
#include "ui/support/roomwalk.h"
#include "ui/support/windowdriver.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"
#include "widgets/screenfit.h"
#include "widgets/splitter.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QHeaderView>
#include <QMap>
#include <QTemporaryDir>

namespace tst_room_dialogs {

using namespace credence;
using namespace credence::ui;
using credence::test::resetSettings;
using credence::test::RoomWalk;
using credence::test::WindowDriver;

class TstRoomDialogs : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_path;

    static bool put(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        return QDir().mkpath(QFileInfo(path).path()) && file.open(QIODevice::WriteOnly) &&
               file.write(bytes) == bytes.size();
    }
    // No word lies on another, and none beyond the edge.
    static void chart(const QString &name, const QWidget *of, const QList<PaintedLabel> &labels, QSet<QString> &wrong)
    {
        if (labels.size() < 4)
            wrong << name + QStringLiteral(": has no labels");
        for (qsizetype i = 0; i < labels.size(); ++i) {
            if (!QRectF(of->rect()).contains(labels[i].rect))
                wrong << QStringLiteral("%1: “%2” is cut").arg(name, labels[i].text);
            for (qsizetype k = i + 1; k < labels.size(); ++k) {
                if (labels[i].rect.intersects(labels[k].rect))
                    wrong << QStringLiteral("%1: “%2” lies on “%3”").arg(name, labels[i].text, labels[k].text);
            }
        }
    }

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

    // Each dialog on two small screens, and the words that charts paint themselves.
    void everyDialogHasRoom_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("percent");
        for (const QString &language : languages() + QStringList{QStringLiteral("pseudo")}) {
            for (const int percent : {100, 150, 200})
                QTest::addRow("%s at %d %%", qPrintable(language), percent) << language << percent;
        }
    }
    void everyDialogHasRoom()
    {
        QFETCH(QString, language);
        QFETCH(int, percent);
        installLanguage(language);
        Theme::instance().install(ThemeChoice::Light);
        Theme::instance().setTextSize(percent);
        const WindowDriver driver;
        MainWindow &window = *driver.window;
        const std::unique_ptr<Prompts> prompts = Prompts::standard();
        QTemporaryDir folder;
        const QString home = folder.filePath(QStringLiteral("hermes"));
        QVERIFY(put(home + QStringLiteral("/memories/USER.md"), "Lives in Graz"));
        QVERIFY(put(home + QStringLiteral("/memories/MEMORY.md"), "Builds with make"));
        const QString records = folder.filePath(QStringLiteral("records.jsonl"));
        QVERIFY(put(records, "{\"content\":\"Ada drinks tea\",\"when\":\"2026-05-18T11:09:00Z\",\"weight\":7,"
                             "\"who\":\"ada\",\"lang\":\"en\"}\n{\"content\":\"\",\"when\":\"yesterday\"}\n"));
        QVERIFY(driver.open(m_path));
        Session *session = window.session();
        const MemoryKey key = *session->store()->find("b045");
        session->select(key);
        QVERIFY(driver.settle());
        QSet<QString> wrong;
        const auto look = [&](QWidget *shown, const QString &name) {
            QVERIFY2(shown, qPrintable(name));
            QVERIFY(driver.settle());
            RoomWalk::lieStill();
            RoomWalk::look(shown, name, wrong);
            const auto screen = ScreenFit::room(shown);
            if (screen && (shown->width() > screen->width() || shown->height() > screen->height()))
                wrong << QStringLiteral("%1: is %2x%3").arg(name).arg(shown->width()).arg(shown->height());
            if (qEnvironmentVariableIsSet("CREDENCE_ROOM_PICTURES")) {
                const QString at = QStringLiteral(CREDENCE_BINARY_DIR "/pictures/room-%1-%2-%3.png")
                                       .arg(QString(name).replace(QLatin1Char(' '), QLatin1Char('-')), language)
                                       .arg(percent);
                QVERIFY(shown->grab().save(at));
            }
        };
        const auto dialogOf = [&](QWidget *parent, const char *name) {
            return parent->findChild<QDialog *>(QString::fromLatin1(name));
        };
        for (const QSize size : {QSize(1280, 800), QSize(1366, 768)}) {
            const QString where = QStringLiteral(" %1x%2").arg(size.width()).arg(size.height());
            ScreenFit::setRoom(QRect(QPoint(0, 0), size));
            window.resize(size - QSize(4, 36));
            const auto walk = [&](QDialog *dialog, const char *name) {
                look(dialog, QLatin1String(name) + where);
                if (dialog)
                    dialog->reject();
                QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            };
            const auto open = [](QDialog *dialog) {
                dialog->open();
                return dialog;
            };
            walk(open(new ImportDialog(session, prompts.get(), records, &window)), "import");
            walk(open(new ImportDialog(session, prompts.get(), home, &window)), "import a folder");
            walk(open(new ExportDialog(session, prompts.get(), &window)), "export");
            walk(open(new KeysDialog(*window.commands(), &window)), "keys");
            QVERIFY(driver.trigger("app.settings"));
            auto *settings = window.findChild<SettingsDialog *>();
            QVERIFY(settings);
            for (const auto page :
                 {SettingsDialog::Page::General, SettingsDialog::Page::Keys, SettingsDialog::Page::Privacy,
                  SettingsDialog::Page::Providers, SettingsDialog::Page::Sources}) {
                settings->setPage(page);
                look(settings, QStringLiteral("settings %1").arg(int(page)) + where);
            }
            settings->reject();
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QVERIFY(driver.trigger("memory.supersede"));
            QTRY_VERIFY(dialogOf(&window, "supersede"));
            walk(dialogOf(&window, "supersede"), "supersede");
            Mirror mirror;
            mirror.path = home.toStdString();
            mirror.format = "hermes";
            walk(open(new HandBackDialog(session, prompts.get(), mirror, &window)), "hand-back");
            walk(open(new SyncDialog(session, prompts.get(), mirror, &window)), "synchronise");

            Question question;
            question.title = QStringLiteral("Erase 3 memories");
            question.text = QStringLiteral("Their content leaves every file of the store. That cannot be undone.");
            question.facts = {QStringLiteral("Erased\t3"), QStringLiteral("Become stale\t2")};
            for (int i = 1; i <= 40; ++i)
                question.items << QStringLiteral("%1. Ada keeps the key of the house under the third stone").arg(i);
            question.action = QStringLiteral("Erase 3 memories");
            question.destructive = question.askReason = true;
            question.who = QStringLiteral("Sam");
            question.fieldLabel = QStringLiteral("To be sure");
            prompts->ask(&window, question, [](const std::optional<Answer> &) {});
            walk(dialogOf(&window, "question"), "erase");
            prompts->message(&window, QStringLiteral("Credence"), question.text, question.items.join(u'\n'));
            walk(dialogOf(&window, "message"), "about");
            prompts->document(&window, QStringLiteral("Receipt"), question.text, question.items.join(u'\n'), [] {});
            walk(dialogOf(&window, "document"), "receipt");
            HelpWindow help(*window.commands());
            help.open(QStringLiteral("review.md#flags"));
            look(&help, QStringLiteral("help") + where);

            window.setWorkspace(QStringLiteral("tune"));
            QVERIFY(driver.settle());
            RoomWalk::lieStill();
            auto *history = window.findChild<TuneChart *>();
            auto *sweep = window.findChild<SweepChart *>();
            QVERIFY(history && sweep);
            for (const double threshold : {15.0, 14.2, 4.0, 1.0}) {
                history->moveThreshold(threshold);
                QVERIFY(driver.settle());
                RoomWalk::lieStill();
                (void)window.grab();
                const QString there = QStringLiteral("%1%2").arg(threshold).arg(where);
                chart(QStringLiteral("history ") + there, history, history->labels(), wrong);
                chart(QStringLiteral("sweep ") + there, sweep, sweep->labels(), wrong);
                QStringList said;
                for (const PaintedLabel &label : history->labels())
                    said << label.text;
                // What must be read is there: the names of the lanes, and how often each would fire.
                for (const QString &must : {TuneChart::tr("In force"), TuneChart::tr("Draft")}) {
                    if (!said.contains(must))
                        wrong << there + QStringLiteral(": no “%1”").arg(must);
                }
            }
            if (qEnvironmentVariableIsSet("CREDENCE_ROOM_PICTURES"))
                QVERIFY(
                    window.grab().save(QStringLiteral(CREDENCE_BINARY_DIR "/pictures/room-tune%1-%2-%3.png")
                                           .arg(QString(where).replace(QLatin1Char(' '), QLatin1Char('-')), language)
                                           .arg(percent)));
            // What starts a run is in sight without scrolling.
            window.setWorkspace(QStringLiteral("reflect"));
            QVERIFY(driver.settle());
            RoomWalk::lieStill();
            const auto *run = window.findChild<QWidget *>(QStringLiteral("reflect.runButton"));
            const auto *room = window.findChild<FittedArea *>(QStringLiteral("frame.room"));
            const QRect at(run->mapTo(room->viewport(), QPoint(0, 0)), run->size());
            if (!room->viewport()->rect().contains(at))
                wrong << QStringLiteral("Run is out of sight%1: %2,%3 in %4x%5")
                             .arg(where)
                             .arg(at.left())
                             .arg(at.top())
                             .arg(room->viewport()->width())
                             .arg(room->viewport()->height());
            // Headings of the tree have their whole words.
            window.setWorkspace(QStringLiteral("inspect"));
            window.setView(QStringLiteral("tree"));
            RoomWalk::lieStill();
            const auto *header = window.findChild<QHeaderView *>(QStringLiteral("inspect.treeHeader"));
            const QFontMetricsF caption(Theme::instance().font(Type::Caption));
            for (int i = 0; i < header->count(); ++i) {
                const QString heading = header->model()->headerData(i, Qt::Horizontal).toString();
                if (!header->isSectionHidden(i) && header->sectionSize(i) < caption.horizontalAdvance(heading) + 4)
                    wrong
                        << QStringLiteral("heading “%1” has %2%3").arg(heading).arg(header->sectionSize(i)).arg(where);
            }
        }
        RoomWalk::report(wrong, QTest::currentDataTag());
    }

    // What stands on a button is said in the language of the window, whichever class made it.
    void everyButtonIsTranslated()
    {
        installLanguage(QStringLiteral("de"));
        const WindowDriver driver;
        QVERIFY(driver.open(m_path));
        driver.window->setWorkspace(QStringLiteral("review"));
        QVERIFY(driver.settle());
        auto *queue = driver.window->findChild<RowView *>(QStringLiteral("review.queue"));
        QVERIFY(queue);
        QStringList ways;
        for (int row = 0; row < queue->model()->rowCount() && ways.isEmpty(); ++row) {
            queue->setCurrentIndex(queue->model()->index(row, 0));
            QVERIFY(driver.settle());
            for (const char *name : {"allow", "redact", "downgrade", "block"}) {
                if (const auto *way = driver.window->findChild<QAbstractButton *>(
                        QStringLiteral("review.way.%1").arg(QLatin1String(name))))
                    ways << way->text();
            }
        }
        QCOMPARE(ways, (QStringList{QStringLiteral("Zulassen"), QStringLiteral("Schwärzen"),
                                    QStringLiteral("Herabstufen"), QStringLiteral("Sperren")}));
        QCOMPARE(map::binName(map::Bin::Hour), QStringLiteral("je 1 Std."));
    }

    // Panes and columns grow with the texts and come back as they were, in one window and from one start to the next.
    void panesComeBackWithTheTextSize()
    {
        const auto measured = [](const WindowDriver &driver) {
            QMap<QString, QList<int>> out;
            for (const Splitter *split : driver.window->findChildren<Splitter *>()) {
                if (split->isVisible() && split->count() > 1)
                    out[split->objectName()] = split->sizes();
            }
            const auto *header = driver.window->findChild<QHeaderView *>(QStringLiteral("inspect.treeHeader"));
            for (int i = 0; header->isVisible() && i < header->count(); ++i)
                out[QStringLiteral("columns")] << header->sectionSize(i);
            return out;
        };
        const auto each = [&](const WindowDriver &driver) {
            QMap<QString, QMap<QString, QList<int>>> out;
            const bool done = driver.eachView([&](const QString &view) {
                RoomWalk::lieStill();
                out[view] = measured(driver);
            });
            return done ? out : QMap<QString, QMap<QString, QList<int>>>();
        };
        using Measured = QMap<QString, QMap<QString, QList<int>>>;
        const auto differ = [](const Measured &was, const Measured &is, int most) {
            QStringList other;
            for (auto view = was.begin(); view != was.end(); ++view) {
                for (auto part = view->begin(); part != view->end(); ++part) {
                    const QList<int> now = is[view.key()][part.key()];
                    for (qsizetype i = 0; i < part->size(); ++i) {
                        if (now.size() != part->size() || std::abs(now[i] - (*part)[i]) > most)
                            other << QStringLiteral("%1 %2, %3: %4 was %5")
                                         .arg(view.key(), part.key())
                                         .arg(i)
                                         .arg(now.value(i))
                                         .arg((*part)[i]);
                    }
                }
            }
            return other;
        };
        resetSettings();
        QMap<QString, QMap<QString, QList<int>>> before;
        {
            const WindowDriver driver(MainWindow::Memory::Keep);
            driver.window->resize(1600, 900);
            QVERIFY(driver.open(m_path));
            driver.window->session()->select(*driver.window->session()->store()->find("b045"));
            before = each(driver);
            QVERIFY(before.size() > 10);
            Theme::instance().setTextSize(150);
            RoomWalk::lieStill();
            const auto large = each(driver);
            QVERIFY(large != before);
            Theme::instance().setTextSize(100);
            RoomWalk::lieStill();
            const QStringList moved = differ(before, each(driver), 1);
            QVERIFY2(moved.isEmpty(), qPrintable(moved.join(u'\n')));
            Theme::instance().setTextSize(150);
            RoomWalk::lieStill();
            (void)each(driver);
            driver.window->close(); // and is left so
        }
        Theme::instance().setTextSize(100);
        const WindowDriver driver(MainWindow::Memory::Keep);
        driver.window->resize(1600, 900);
        QVERIFY(driver.open(m_path));
        const auto after = each(driver);
        const QStringList other = differ(before, after, 4);
        QVERIFY2(other.isEmpty(), qPrintable(other.join(u'\n')));
        resetSettings();
    }
};

CREDENCE_TEST(tst_room_dialogs, TstRoomDialogs)

} // namespace tst_room_dialogs

#include "tst_room_dialogs.moc"

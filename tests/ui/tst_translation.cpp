// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Every visible text can be translated, and has room: the whole window in a language in which each text is a third
// longer and stands in brackets. What has no brackets comes from no translation.
#include "shell/language.h"

#include "settings/settingsdialog.h"
#include "shell/importjob.h"
#include "support/registry.h"
#include "ui/support/windowdriver.h"
#include "widgets/button.h"
#include "widgets/chip.h"
#include "widgets/corewords.h"
#include "widgets/dates.h"
#include "widgets/dialogframe.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"

#include <credence/audit.h>
#include <credence/review.h>

#include <QAbstractItemView>
#include <QCheckBox>
#include <QComboBox>
#include <QFile>
#include <QGroupBox>
#include <QHeaderView>
#include <QLineEdit>
#include <QLocale>
#include <QProcess>
#include <QRadioButton>
#include <QRegularExpression>
#include <QSet>
#include <QSpinBox>
#include <QTemporaryDir>
#include <QTranslator>

namespace tst_translation {

using namespace credence;
using namespace credence::ui;
using credence::test::resetSettings;
using credence::test::WindowDriver;

namespace {

// What stands outside of all brackets.
QString outside(const QString &text)
{
    QString rest;
    int depth = 0;
    for (const QChar c : text) {
        if (c == QLatin1Char('['))
            ++depth;
        else if (c == QLatin1Char(']'))
            depth = std::max(0, depth - 1);
        else if (depth == 0)
            rest += c;
    }
    return rest;
}

} // namespace

class TstTranslation : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_path;
    QString m_data; // all that the store says: texts, names, ids

    // Words that are the same in every language: of the store, keys, figures, units, ids of presets and formats, dates.
    [[nodiscard]] bool isData(const QString &rest) const
    {
        static const QRegularExpression letters(QStringLiteral("\\p{L}{2,}"));
        static const QRegularExpression fixed(QStringLiteral(
            "\\b(Ctrl|Shift|Alt|Esc|Enter|Return|Space|Del|Delete|Home|End|PgUp|PgDown|Backspace|Tab|F\\d+|UTC|JSON|"
            "JSONL|"
            "SVG|PNG|CSV|HTML|PDF|DOT|Markdown|kB|MB|ms|min|Credence|Sam|ada|credence|generative-agents|hebbs|everos|"
            "engram|patterns|Generative Agents|HEBBS|EverOS|Engram|English|Deutsch|Mon|Tue|Wed|Thu|Fri|Sat|Sun|Jan|Feb|"
            "Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|AM|PM)\\b"));
        for (QString part : rest.split(QRegularExpression(QStringLiteral("[\\n\\t·,]")), Qt::SkipEmptyParts)) {
            part = part.trimmed();
            while (!part.isEmpty() && !part[0].isLetterOrNumber())
                part.remove(0, 1);
            while (!part.isEmpty() && !part.back().isLetterOrNumber())
                part.chop(1);
            if (!letters.match(part).hasMatch() || m_data.contains(part, Qt::CaseInsensitive))
                continue;
            // A text of the store that was cut.
            if (m_data.contains(part.left(12), Qt::CaseInsensitive) && part.size() > 12)
                continue;
            QString bare = part;
            bare.remove(fixed);
            if (letters.match(bare).hasMatch())
                return false;
        }
        return true;
    }

    void look(QWidget *window, const QString &where, QSet<QString> &wrong) const
    {
        const auto text = [&](const QString &shown, const QObject *of, const char *what) {
            if (shown.isEmpty() || isData(outside(shown)))
                return;
            wrong << QStringLiteral("%1: %2 %3 of %4 %5")
                         .arg(where, QString::fromLatin1(what), shown.left(90),
                              QString::fromLatin1(of->metaObject()->className()), of->objectName());
        };
        for (QWidget *widget : window->findChildren<QWidget *>()) {
            if (!widget->isVisible() || widget->window() != window)
                continue;
            if (const auto *label = qobject_cast<const Label *>(widget))
                text(label->text(), widget, "text");
            else if (const auto *block = qobject_cast<const TextBlock *>(widget))
                text(block->text(), widget, "text");
            else if (const auto *button = qobject_cast<const QAbstractButton *>(widget))
                text(button->text(), widget, "text");
            else if (const auto *edit = qobject_cast<const QLineEdit *>(widget))
                text(edit->placeholderText(), widget, "placeholder");
            else if (const auto *box = qobject_cast<const QComboBox *>(widget)) {
                for (int i = 0; i < box->count(); ++i)
                    text(box->itemText(i), widget, "item");
            } else if (const auto *group = qobject_cast<const QGroupBox *>(widget))
                text(group->title(), widget, "title");
            else if (const auto *head = qobject_cast<const QHeaderView *>(widget)) {
                for (int i = 0; head->model() && head->orientation() == Qt::Horizontal && i < head->count(); ++i)
                    text(head->model()->headerData(i, Qt::Horizontal).toString(), widget, "head");
            }
            text(widget->toolTip().remove(QRegularExpression(QStringLiteral("<[^>]*>"))), widget, "tip");
            text(widget->accessibleName(), widget, "name");
            text(widget->accessibleDescription(), widget, "description");
        }
    }

    // Buttons and boxes that are narrower than their text.
    static void squeezed(QWidget *window, const QString &where, QSet<QString> &wrong)
    {
        for (const QAbstractButton *button : window->findChildren<QAbstractButton *>()) {
            if (!button->isVisible() || button->window() != window || button->text().isEmpty())
                continue;
            const bool wordy = qobject_cast<const Button *>(button) || qobject_cast<const QCheckBox *>(button) ||
                               qobject_cast<const QRadioButton *>(button);
            if (wordy && button->width() < button->sizeHint().width())
                wrong << QStringLiteral("%1: %2 has %3 of %4 pixels")
                             .arg(where, button->text())
                             .arg(button->width())
                             .arg(button->sizeHint().width());
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
        for (const QString &name : {source, QFileInfo(source).dir().filePath(QStringLiteral("run.json"))}) {
            QFile file(name);
            QVERIFY(file.open(QIODevice::ReadOnly));
            m_data += QString::fromUtf8(file.readAll()) + QLatin1Char('\n');
        }
        m_data += m_path + QLatin1Char('\n') + source +
                  QStringLiteral("\nhttp://localhost:11434/v1\nllama3.1\nhebbs-nightly\n");
        const auto found = health(*made->store);
        QVERIFY(found);
        for (const HealthFinding &finding : found->findings)
            m_data += QString::fromStdString("\n" + finding.id);
    }
    void cleanup() { installLanguage(QStringLiteral("en")); }

    void pseudo()
    {
        QCOMPARE(pseudoText(QStringLiteral("Undo")), QStringLiteral("[Undo x]"));
        QCOMPARE(pseudoText(QStringLiteral("%1 of %2")), QStringLiteral("[%1 of %2 xx]"));
        for (const char *text : {"a", "Open…", "Find a memory or a command"}) {
            const QString source = QString::fromUtf8(text);
            QVERIFY(pseudoText(source).size() - 2 >= source.size() + (source.size() + 2) / 3);
        }
        installLanguage(QStringLiteral("pseudo"));
        QCOMPARE(QCoreApplication::translate("credence::ui::Actions", "Undo"), QStringLiteral("[Undo x]"));
        QCOMPARE(QCoreApplication::translate("QFileDialog", "Open"), QStringLiteral("Open")); // Qt's own
        QCOMPARE(QCoreApplication::translate("credence::ui::Actions", "%n file(s)", nullptr, 3),
                 QStringLiteral("[3 file(s) xxx]"));
    }

    void languagesAreThoseThatAreComplete()
    {
        QCOMPARE(languages().first(), QStringLiteral("en"));
        QCOMPARE(languageName(QStringLiteral("en")), QStringLiteral("English"));
        QCOMPARE(languageName(QStringLiteral("de")), QStringLiteral("Deutsch"));
        // LC_ALL=C, under which the tests run, is English.
        QCOMPARE(installLanguage(QString()), QStringLiteral("en"));
        QCOMPARE(installLanguage(QStringLiteral("tlh")), QStringLiteral("en"));
        for (const QString &code : languages()) {
            QFile file(QStringLiteral(CREDENCE_SOURCE_DIR "/resources/translations/credence_%1.ts").arg(code));
            QVERIFY2(file.open(QIODevice::ReadOnly), qPrintable(code));
            const QString ts = QString::fromUtf8(file.readAll());
            // Said to be complete: nothing unfinished, and nothing left out.
            QCOMPARE(ts.count(QStringLiteral("type=\"unfinished\"")), 0);
            if (code != QLatin1String("en"))
                QVERIFY2(ts.count(QStringLiteral("<message")) > 2000, qPrintable(code));
        }
    }

    // What packaging/core_words.py reads from the sources of the core, each sentence a line, is what the window knows,
    // and each language that is offered has all of it: a new sentence of the core has no way around
    // update_translations.
    void everySentenceOfTheCoreIsTranslated()
    {
        QTemporaryDir out;
        QProcess script;
        script.start(QStringLiteral("python3"), {QStringLiteral(CREDENCE_SOURCE_DIR "/packaging/core_words.py"),
                                                 QStringLiteral(CREDENCE_SOURCE_DIR), out.path()});
        QVERIFY(script.waitForFinished(240'000));
        QCOMPARE(script.exitCode(), 0);
        QFile read(out.filePath(QStringLiteral("core_sentences.txt")));
        QVERIFY(read.open(QIODevice::ReadOnly));
        const QByteArray found = read.readAll();
        QFile known(QStringLiteral(":/credence/translations/core_sentences.txt"));
        QVERIFY(known.open(QIODevice::ReadOnly));
        QCOMPARE(known.readAll(), found);
        const QList<QByteArray> lines = found.trimmed().split('\n');
        QVERIFY2(lines.size() > 1500, "so few sentences");
        // A few of which it is known that the core says them.
        for (const char *line :
             {"cites source %1, only %2 were shown", "It cites nothing.", "There is no memory \"%1\".",
              "loses %1 of %2 sources, %3 left", "+ direct source|direct sources"})
            QVERIFY2(lines.contains(line), line);
        for (const QString &code : languages()) {
            if (code == QLatin1String("en"))
                continue;
            QTranslator only;
            QVERIFY(only.load(QStringLiteral(":/credence/translations/credence_%1.qm").arg(code)));
            QStringList missing;
            for (const QByteArray &line : lines) {
                const QByteArray source = line.startsWith("+ ") ? "%n " + line.mid(2) : line;
                if (only.translate("credence::core", source.constData(), nullptr, line.startsWith("+ ") ? 2 : -1)
                        .isEmpty())
                    missing << QString::fromUtf8(source);
            }
            QVERIFY2(missing.isEmpty(), qPrintable(code + QStringLiteral(":\n") + missing.join(QLatin1Char('\n'))));
        }
    }

    void sentencesOfTheCoreInGerman()
    {
        installLanguage(QStringLiteral("de"));
        const auto is = [](const char *english, const char *german) {
            const QString got = coreWords(english);
            if (got != QString::fromUtf8(german))
                qInfo("%s", qPrintable(got));
            return got == QString::fromUtf8(german);
        };
        QVERIFY(is("It cites nothing.", "Sie führt nichts an."));
        // Counted nouns by the plural forms of the language, several sentences in a row.
        QVERIFY(is("Low: 1 direct source and 12 episodes support it. None speaks against it.",
                   "Gering: 1 direkte Quelle und 12 Episoden stützen sie. Nichts spricht dagegen."));
        QVERIFY(is("loses 4 of 5 sources, 1 left, the floor is 2",
                   "verliert 4 von 5 Quellen, 1 bleiben, die Untergrenze ist 2"));
        // Figures, and sentences within sentences.
        QVERIFY(is("No: 11.2 is below 15.0.", "Nein: 11,2 liegt unter 15,0."));
        QVERIFY(is("The index of vectors was made anew: its file is cut short.",
                   "Das Verzeichnis der Vektoren wurde neu angelegt: seine Datei ist abgeschnitten."));
        // Somebody's text in quotes stays as it is, even when it is a sentence of the core.
        QVERIFY(is("There is no memory \"It cites nothing.\".", "Es gibt keine Erinnerung „It cites nothing.“."));
        QVERIFY(is("A belief says it already: \"it says 3.5, the floor is 2\"",
                   "Eine Überzeugung sagt es schon: „it says 3.5, the floor is 2“"));
        // What no template fits is left alone, but for its times.
        QVERIFY(is("Ada said so, and why not.", "Ada said so, and why not."));
        QVERIFY(!knowsCoreWords("Ada said so, and why not."));
        QCOMPARE(coreTerm("too general"), QStringLiteral("zu allgemein"));
        QCOMPARE(coreTerm("source 3, the floor is 2"), QStringLiteral("source 3, the floor is 2"));
        installLanguage(QStringLiteral("en"));
        QVERIFY(is("loses 4 of 5 sources, 1 left, the floor is 2", "loses 4 of 5 sources, 1 left, the floor is 2"));
        QVERIFY(
            is("Low: 1 direct source and 12 episodes support it.", "Low: 1 direct source and 12 episodes support it."));
    }

    // Every sentence that the sample makes the core say.
    void sentencesOfTheSampleAreKnown()
    {
        installLanguage(QStringLiteral("de"));
        OpenOptions options;
        const auto opened = Store::open(m_path.toStdString(), options);
        QVERIFY(opened);
        const Store &store = **opened;
        QStringList unknown;
        const auto take = [&](const std::string &sentence) {
            if (!sentence.empty() && !knowsCoreWords(sentence))
                unknown << QString::fromStdString(sentence);
        };
        const auto found = health(store);
        QVERIFY(found);
        for (const HealthFinding &finding : found->findings)
            take(finding.message);
        for (int i = 1; i <= 60; ++i) {
            const auto key = store.find("b0" + std::string(i < 10 ? "0" : "") + std::to_string(i));
            const auto argument = key ? why(store, *key) : Result<Why>(key.error());
            QVERIFY(argument);
            take(argument->confidenceReason);
        }
        const auto items = queue(store, {});
        QVERIFY(items);
        for (const QueueItem &item : *items) {
            take(item.approveOff);
            take(item.candidate.confidenceReason);
            for (const Check &check : item.candidate.checks) {
                if (check.id != "support") // that is what a model said
                    take(check.sentence);
            }
            for (const Finding &finding : item.candidate.findings)
                take(finding.why);
        }
        unknown.removeDuplicates();
        QVERIFY2(unknown.isEmpty(), qPrintable(unknown.join(QLatin1Char('\n'))));
    }

    // One home for dates: the words and their order follow the language.
    void datesAndFigures()
    {
        const QDate date(2026, 3, 5);
        installLanguage(QStringLiteral("de"));
        QCOMPARE(dateText(date, DateForm::DayMonthYear), QStringLiteral("5. März 2026"));
        QCOMPARE(dateText(date, DateForm::WeekdayDay), QStringLiteral("Do. 5. März"));
        QCOMPARE(dateText(date, DateForm::MonthYear), QStringLiteral("März 2026"));
        QCOMPARE(fullTime(QDateTime(date, QTime(14, 16, 3))), QStringLiteral("Do. 5. März 2026, 14:16:03"));
        QCOMPARE(figure(12345), QStringLiteral("12.345"));
        QCOMPARE(QLocale().toString(0.25, 'f', 2), QStringLiteral("0,25"));
        installLanguage(QStringLiteral("en"));
        QCOMPARE(dateText(date, DateForm::DayMonthYear), QStringLiteral("5 Mar 2026"));
        QCOMPARE(figure(12345), QStringLiteral("12,345"));
        QCOMPARE(QLocale().toString(0.25, 'f', 2), QStringLiteral("0.25"));
    }

    // English says "1 command" and "2 commands", never "command(s)".
    void englishPlurals()
    {
        installLanguage(QStringLiteral("en"));
        QCOMPARE(
            QCoreApplication::translate("credence::ui::KeysPage", "%n command(s) have other keys now.", nullptr, 1),
            QStringLiteral("1 command has other keys now."));
        QCOMPARE(
            QCoreApplication::translate("credence::ui::KeysPage", "%n command(s) have other keys now.", nullptr, 2),
            QStringLiteral("2 commands have other keys now."));
    }

    void everyTextIsTranslatedAndHasRoom()
    {
        installLanguage(QStringLiteral("pseudo"));
        const WindowDriver driver;
        driver.window->resize(1920, 1080);
        QSet<QString> plain, narrow;
        look(driver.window.get(), QStringLiteral("start"), plain);
        squeezed(driver.window.get(), QStringLiteral("start"), narrow);
        QVERIFY(driver.open(m_path));
        driver.window->session()->select(*driver.window->session()->store()->find("b045"));
        QVERIFY(driver.eachView([&](const QString &view) {
            look(driver.window.get(), view, plain);
            squeezed(driver.window.get(), view, narrow);
        }));
        for (const QAction *action : driver.window->commands()->all()) {
            for (const QString &text : {action->text(), action->statusTip(), action->toolTip()}) {
                if (!isData(outside(text)))
                    plain << QStringLiteral("command %1: %2").arg(action->objectName(), text);
            }
        }
        QVERIFY(driver.trigger("app.settings"));
        auto *settings = driver.window->findChild<SettingsDialog *>();
        for (const auto page : {SettingsDialog::Page::General, SettingsDialog::Page::Keys,
                                SettingsDialog::Page::Privacy, SettingsDialog::Page::Providers}) {
            settings->setPage(page);
            QVERIFY(driver.settle());
            look(settings, QStringLiteral("settings %1").arg(int(page)), plain);
            squeezed(settings, QStringLiteral("settings %1").arg(int(page)), narrow);
        }
        settings->reject();
        QVERIFY(driver.trigger("help.keys"));
        auto *keys = driver.window->findChild<DialogFrame *>(QStringLiteral("keys"));
        look(keys, QStringLiteral("keys"), plain);
        keys->reject();
        QStringList lines(plain.begin(), plain.end());
        lines.sort();
        for (const QString &line : std::as_const(lines))
            qInfo("%s", qPrintable(line));
        QVERIFY2(lines.isEmpty(), qPrintable(QStringLiteral("not translated:\n") + lines.join(QLatin1Char('\n'))));
        lines = QStringList(narrow.begin(), narrow.end());
        lines.sort();
        for (const QString &line : std::as_const(lines))
            qInfo("%s", qPrintable(line));
        QVERIFY2(lines.isEmpty(), qPrintable(QStringLiteral("cut off:\n") + lines.join(QLatin1Char('\n'))));
    }
};

CREDENCE_TEST(tst_translation, TstTranslation)

} // namespace tst_translation

#include "tst_translation.moc"

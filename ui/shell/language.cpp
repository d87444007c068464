// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/language.h"

#include <QCoreApplication>
#include <QFile>
#include <QLibraryInfo>
#include <QLocale>

#include <cstring>
#include <memory>
#include <vector>

// The macro wants to stand outside of every namespace.
static void initTranslationResources()
{
    Q_INIT_RESOURCE(credence_translations);
}

namespace credence::ui {

namespace {

const QString kPseudo = QStringLiteral("pseudo");

std::vector<std::unique_ptr<QTranslator>> &installed()
{
    static std::vector<std::unique_ptr<QTranslator>> translators;
    return translators;
}

void put(std::unique_ptr<QTranslator> translator)
{
    QCoreApplication::installTranslator(translator.get());
    installed().push_back(std::move(translator));
}

// `name` below `folder` for a language, e.g. credence_de.qm.
void load(const QString &name, const QString &code, const QString &folder)
{
    auto translator = std::make_unique<QTranslator>();
    if (translator->load(name + QLatin1Char('_') + code, folder))
        put(std::move(translator));
}

// Of what the desktop would rather have, the first that there is.
QString languageOfDesktop()
{
    const QStringList known = languages();
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        QString code = wanted.section(QLatin1Char('-'), 0, 0);
        if (known.contains(code))
            return code;
    }
    return known.first();
}

} // namespace

QStringList languages()
{
    initTranslationResources();
    QStringList codes{QStringLiteral("en")};
    QFile file(QStringLiteral(":/credence/translations/complete.txt"));
    if (!file.open(QIODevice::ReadOnly))
        return codes;
    for (const QString &line : QString::fromUtf8(file.readAll()).split(QLatin1Char('\n'))) {
        const QString code = line.section(QLatin1Char('#'), 0, 0).trimmed();
        if (!code.isEmpty() && !codes.contains(code))
            codes << code;
    }
    return codes;
}

QString languageName(const QString &code)
{
    QString name = QLocale(code).nativeLanguageName();
    if (code == QLatin1String("en")) // of the country, on some systems: "American English"
        name = QStringLiteral("English");
    if (!name.isEmpty())
        name[0] = name[0].toUpper();
    return name.isEmpty() ? code : name;
}

QString installLanguage(const QString &chosen)
{
    initTranslationResources();
    for (const std::unique_ptr<QTranslator> &translator : installed())
        QCoreApplication::removeTranslator(translator.get());
    installed().clear();
    if (chosen == kPseudo) {
        QLocale::setDefault(QLocale::system());
        put(std::make_unique<PseudoTranslator>());
        return kPseudo;
    }
    QString code = languages().contains(chosen) ? chosen : languageOfDesktop();
    // Dates and figures follow the words; the desktop's own country where it speaks the language.
    const QLocale desktop = QLocale::system(), spoken(code);
    const bool same = desktop.language() == spoken.language() ||
                      (desktop.language() == QLocale::C && spoken.language() == QLocale::English);
    QLocale::setDefault(same ? desktop : spoken);
    // English has a file too: the plural forms. Qt's own texts (the desktop's file dialogs, text menus) come from Qt.
    if (code != QLatin1String("en"))
        load(QStringLiteral("qtbase"), code, QLibraryInfo::path(QLibraryInfo::TranslationsPath));
    load(QStringLiteral("credence"), code, QStringLiteral(":/credence/translations"));
    return code;
}

QString pseudoText(const QString &text)
{
    // Filled up by what is clearly no word, behind the text and before its line end.
    const qsizetype wanted = (text.size() + 2) / 3;
    QString fill;
    while (fill.size() < wanted)
        fill += fill.size() % 6 == 0 ? QLatin1Char(' ') : QLatin1Char('x');
    return QLatin1Char('[') + text + fill + QLatin1Char(']');
}

QString PseudoTranslator::translate(const char *context, const char *sourceText, const char *, int) const
{
    if (std::strncmp(context, "credence", 8) != 0 || *sourceText == 0)
        return {};
    return pseudoText(QString::fromUtf8(sourceText));
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "help/manual.h"

#include "jobs/savebytes.h"

#include "shell/actions.h"
#include "shell/keysdialog.h"
#include "widgets/corewords.h"

#include <QCoreApplication>
#include <QDir>
#include <QFile>

#include <algorithm>
#include <array>

// The macro wants to stand outside of every namespace.
static void initHelpResources()
{
    Q_INIT_RESOURCE(credence_help);
}

namespace credence::ui {

namespace {

constexpr std::size_t kMostHits = 100;

// The order of the contents; each is a file of resources/help but the keys.
const std::array kOrder{"start.md",  "beliefs.md",  "marks.md",    "inspect.md",  "review.md",  "reflect.md",
                        "tune.md",   "audit.md",    "findings.md", "forget.md",   "privacy.md", "import.md",
                        "agents.md", "settings.md", "keys.md",     "commands.md", "tables.md"};

QString titleOf(const QString &markdown)
{
    const QString first = markdown.section(QLatin1Char('\n'), 0, 0);
    return first.startsWith(QLatin1String("# ")) ? first.mid(2).trimmed() : first.trimmed();
}

QString cell(QString text)
{
    return text.replace(QLatin1Char('|'), QLatin1String("\\|"));
}

// Code spans can't hold a backtick of their own length.
QString code(const QString &text)
{
    return text.contains(QLatin1Char('`')) ? QStringLiteral("`` %1 ``").arg(text) : QStringLiteral("`%1`").arg(text);
}

QString keysPage(const Actions &actions)
{
    QString page = QStringLiteral("# ") + Actions::tr("Every key") + QStringLiteral("\n\n") +
                   Actions::tr("The keys in force. They can be changed: [Settings, keys](settings.md#keys).") +
                   QStringLiteral("\n\n");
    for (const KeyGroup &group : keyGroups(actions)) {
        page +=
            QStringLiteral("## ") + group.title +
            QStringLiteral("\n\n| %1 | %2 |\n| --- | --- |\n").arg(Actions::tr("Keys"), Actions::tr("What they do"));
        for (const KeyRow &row : group.rows) {
            QStringList caps;
            for (const QString &cap : row.caps)
                caps << code(cell(cap));
            page += QStringLiteral("| %1 | %2 |\n").arg(caps.join(QLatin1Char(' ')), cell(row.text));
        }
        page += QLatin1Char('\n');
    }
    return page.trimmed() + QLatin1Char('\n');
}

// Markdown as it is read: without the signs of links, emphasis and tables.
QString plainLine(const QString &line)
{
    QString plain;
    bool inTarget = false;
    for (qsizetype i = 0; i < line.size(); ++i) {
        const QChar c = line[i];
        if (inTarget) {
            inTarget = c != QLatin1Char(')');
        } else if (c == QLatin1Char(']') && i + 1 < line.size() && line[i + 1] == QLatin1Char('(')) {
            inTarget = true;
            ++i;
        } else if (c == QLatin1Char('|')) {
            plain += QLatin1Char(' ');
        } else if (c != QLatin1Char('*') && c != QLatin1Char('`') && c != QLatin1Char('[') && c != QLatin1Char('#')) {
            plain += c;
        }
    }
    return plain.simplified();
}

struct Section {
    QString heading;
    QStringList lines;
};

// Paragraphs of a page below their headings; pictures and rules of tables left out.
std::vector<Section> sectionsOf(const ManualPage &page)
{
    std::vector<Section> sections;
    bool fenced = false;
    bool open = false; // the line before belongs to the same paragraph
    for (const QString &line : page.text.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```"))) {
            fenced = !fenced;
            open = false;
            continue;
        }
        if (!fenced && line.startsWith(QLatin1Char('#'))) {
            sections.push_back({plainLine(line), {}});
            open = false;
            continue;
        }
        if (sections.empty() || line.trimmed().isEmpty() || line.startsWith(QLatin1String("![")) ||
            line.startsWith(QLatin1String("| ---"))) {
            open = false;
            continue;
        }
        const bool alone = fenced || line.startsWith(QLatin1Char('|')) || line.startsWith(QLatin1String("- "));
        QStringList &lines = sections.back().lines;
        if (open && !alone)
            lines.last() += QLatin1Char(' ') + plainLine(line);
        else
            lines << plainLine(line);
        open = !alone || line.startsWith(QLatin1String("- "));
    }
    return sections;
}

} // namespace

QString anchorOf(const QString &heading)
{
    QString anchor;
    for (const QChar c : heading.trimmed().toLower()) {
        if (c.isLetterOrNumber() || c == QLatin1Char('_') || c == QLatin1Char('-'))
            anchor += c;
        else if (c.isSpace())
            anchor += QLatin1Char('-');
    }
    return anchor;
}

QStringList anchorsOf(const QString &markdown)
{
    QStringList anchors;
    bool fenced = false;
    for (const QString &line : markdown.split(QLatin1Char('\n'))) {
        if (line.startsWith(QLatin1String("```")))
            fenced = !fenced;
        else if (!fenced && line.startsWith(QLatin1Char('#')))
            anchors << anchorOf(plainLine(line));
    }
    return anchors;
}

QString manualPictures()
{
    const QDir program(QCoreApplication::applicationDirPath());
    for (const char *place : {"../share/doc/credence/manual/pictures", "../manual/pictures"}) {
        QString folder = QDir::cleanPath(program.filePath(QString::fromLatin1(place)));
        if (QDir(folder).exists())
            return folder;
    }
    return {};
}

Manual::Manual(const Actions &actions)
{
    initHelpResources();
    for (const char *name : kOrder) {
        ManualPage page;
        page.file = QString::fromLatin1(name);
        if (page.file == QLatin1String("keys.md")) {
            page.text = keysPage(actions);
        } else {
            QFile file(QStringLiteral(":/credence/help/") + page.file);
            if (!file.open(QIODevice::ReadOnly))
                continue;
            page.text = QString::fromUtf8(file.readAll());
        }
        page.title = titleOf(page.text);
        m_pages.push_back(std::move(page));
    }
}

const ManualPage *Manual::find(const QString &file) const
{
    for (const ManualPage &page : m_pages) {
        if (page.file == file)
            return &page;
    }
    return nullptr;
}

std::vector<ManualHit> Manual::search(const QString &words) const
{
    const QStringList wanted = words.simplified().toCaseFolded().split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<ManualHit> first, others;
    if (wanted.isEmpty())
        return first;
    for (const ManualPage &page : m_pages) {
        for (const Section &section : sectionsOf(page)) {
            const QString heading = section.heading.toCaseFolded();
            const QString all = heading + QLatin1Char('\n') + section.lines.join(QLatin1Char('\n')).toCaseFolded();
            if (!std::all_of(wanted.begin(), wanted.end(), [&all](const QString &word) { return all.contains(word); }))
                continue;
            ManualHit hit{page.file, anchorOf(section.heading), page.title, section.heading, {}};
            const auto most = std::max_element(
                section.lines.begin(), section.lines.end(), [&wanted](const QString &one, const QString &other) {
                    const auto count = [&wanted](const QString &line) {
                        const QString folded = line.toCaseFolded();
                        return std::count_if(wanted.begin(), wanted.end(),
                                             [&folded](const QString &word) { return folded.contains(word); });
                    };
                    return count(one) < count(other);
                });
            if (most != section.lines.end())
                hit.line = *most;
            const bool inHeading = std::any_of(wanted.begin(), wanted.end(),
                                               [&heading](const QString &word) { return heading.contains(word); });
            (inHeading ? first : others).push_back(std::move(hit));
        }
    }
    first.insert(first.end(), std::make_move_iterator(others.begin()), std::make_move_iterator(others.end()));
    if (first.size() > kMostHits)
        first.resize(kMostHits);
    return first;
}

QString Manual::write(const QString &folder) const
{
    if (!QDir().mkpath(folder))
        return QCoreApplication::translate("credence::ui::Manual", "%1 can’t be made.").arg(folder);
    for (const ManualPage &page : m_pages) {
        const QString file = QDir(folder).filePath(page.file);
        if (const auto saved = saveBytes(file, page.text.toUtf8()); !saved)
            return QCoreApplication::translate("credence::ui::Manual", "%1 can’t be written: %2")
                .arg(file, coreWords(saved.error().message));
    }
    return {};
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/corewords.h"

#include "widgets/dates.h"
#include "widgets/glyphs.h"

#include <credence/text.h>

#include <QCoreApplication>
#include <QFile>
#include <QHash>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>
#include <QStringList>

#include <algorithm>
#include <vector>

// The macro wants to stand outside of every namespace.
static void initCoreSentences()
{
    Q_INIT_RESOURCE(credence_sentences);
}

namespace credence::ui {

namespace corewords {

constexpr const char *kContext = "credence::core";
constexpr int kHead = 4;         // letters by which templates are found
constexpr int kTelling = 8;      // letters; a template of fewer fits figures only, or what begins as it does
constexpr int kBeginning = 5;    // characters; see tells()
constexpr int kDeepest = 5;      // sentences within sentences
constexpr int kMostPieces = 40;  // of a text that no template fits as a whole
constexpr int kLongest = 20'000; // characters; what is longer is no sentence

struct Template {
    QByteArray source;
    QStringList literals; // around and between the holes: one more than there are holes
    int letters = 0;
};

struct Said {
    QString text;
    bool known = false;
};

class Sentences {
public:
    static const Sentences &instance()
    {
        static const Sentences all;
        return all;
    }

    // The whole of it by one template; nothing known where none fits.
    [[nodiscard]] Said whole(const QString &text, int depth) const
    {
        if (text.isEmpty() || text.size() > kLongest)
            return {text, false};
        const QByteArray utf8 = text.toUtf8();
        if (m_exact.contains(utf8))
            return {QCoreApplication::translate(kContext, utf8.constData()), true};
        if (Said counted = noun(text); counted.known)
            return counted;
        const Template *best = nullptr;
        QStringList bestHoles;
        const auto look = [&](const std::vector<int> &candidates) {
            for (const int i : candidates) {
                const Template &one = m_templates[std::size_t(i)];
                if (best && one.letters <= best->letters)
                    continue;
                QStringList holes;
                if (fits(one, text, depth, holes)) {
                    best = &one;
                    bestHoles = holes;
                }
            }
        };
        if (const auto it = m_byHead.constFind(text.left(kHead)); it != m_byHead.constEnd())
            look(*it);
        look(m_open);
        return best ? Said{filled(*best, bestHoles, depth), true} : Said{text, false};
    }

    [[nodiscard]] QString term(const QString &text) const
    {
        const QByteArray utf8 = text.toUtf8();
        return m_exact.contains(utf8) ? QCoreApplication::translate(kContext, utf8.constData()) : text;
    }

    [[nodiscard]] Said said(const QString &text, int depth) const
    {
        const QString bare = text.trimmed();
        if (bare.isEmpty() || depth > kDeepest)
            return {plain(text), false};
        const qsizetype lead = text.indexOf(bare);
        const auto framed = [&](const Said &inner) {
            return Said{text.left(lead) + inner.text + text.mid(lead + bare.size()), inner.known};
        };
        if (Said one = whole(bare, depth); one.known)
            return framed(one);
        if (Said one = withoutEnd(bare, depth); one.known)
            return framed(one);
        return framed(pieces(bare, depth));
    }

private:
    Sentences()
    {
        initCoreSentences();
        QFile file(QStringLiteral(":/credence/translations/core_sentences.txt"));
        if (!file.open(QIODevice::ReadOnly))
            return;
        for (const QByteArray &line : file.readAll().split('\n')) {
            if (line.startsWith("+ ")) {
                const QString noun = QString::fromUtf8(line.mid(2));
                for (const QString &form : noun.split(QLatin1Char('|')))
                    m_nouns.insert(form, "%n " + line.mid(2));
            } else if (!line.isEmpty()) {
                add(line);
            }
        }
    }

    void add(const QByteArray &line)
    {
        static const QRegularExpression hole(QStringLiteral("%[0-9]{1,2}"));
        const QString text = QString::fromUtf8(line);
        Template one{line, text.split(hole), 0};
        if (one.literals.size() == 1) {
            m_exact.insert(line);
            return;
        }
        for (const QString &literal : std::as_const(one.literals))
            one.letters += int(std::count_if(literal.begin(), literal.end(), [](QChar c) { return c.isLetter(); }));
        const int index = int(m_templates.size());
        if (one.literals.first().size() >= kHead)
            m_byHead[one.literals.first().left(kHead)].push_back(index);
        else
            m_open.push_back(index);
        m_templates.push_back(std::move(one));
    }

    static bool isFigure(const QString &text)
    {
        static const QRegularExpression figure(QStringLiteral("^[-+]?[0-9][0-9.,]*$"));
        return figure.match(text).hasMatch();
    }

    bool fits(const Template &one, const QString &text, int depth, QStringList &holes) const
    {
        const QStringList &literals = one.literals;
        if (!text.endsWith(literals.last()) || !text.startsWith(literals.first()))
            return false;
        qsizetype at = literals.first().size();
        const qsizetype end = text.size() - literals.last().size();
        if (at > end)
            return false;
        for (qsizetype i = 1; i < literals.size(); ++i) {
            const bool last = i + 1 == literals.size();
            const qsizetype next = last ? end : text.indexOf(literals[i], at);
            if (next < at || next > end)
                return false;
            holes << text.mid(at, next - at);
            if (!isQuoted(one, i) && runsOver(holes.last(), last && literals[i].isEmpty()))
                return false;
            at = next + (last ? 0 : literals[i].size());
        }
        if (literals.first().isEmpty() && holes.first().isEmpty())
            return false;
        return tells(one, depth) || std::all_of(holes.begin(), holes.end(), [this](const QString &hole) {
                   return isFigure(hole) || noun(hole).known || m_exact.contains(hole.toUtf8());
               });
    }

    // What is put in before the literal `i` stands in quotes: somebody's text.
    static bool isQuoted(const Template &one, qsizetype i)
    {
        const QString &before = one.literals[i - 1], &after = one.literals[i];
        return (before.endsWith(QLatin1Char('"')) && after.startsWith(QLatin1Char('"'))) ||
               (before.endsWith(QChar(0x201C)) && after.startsWith(QChar(0x201D)));
    }

    // "%1 of %2" fits nearly anything, so it is for figures and what is counted; "No: %1." tells itself.
    static bool tells(const Template &one, int depth)
    {
        const QString &first = one.literals.first();
        return one.letters >= kTelling || (!first.isEmpty() && first[0].isUpper()) ||
               (depth == 0 && first.size() >= kBeginning);
    }

    // What is put in is no end of one sentence with the beginning of the next; whole sentences may be.
    static bool runsOver(const QString &hole, bool last)
    {
        static const QRegularExpression boundary(QStringLiteral("[.!?] +[\\p{Lu}\"“]"));
        static const QString ends = QStringLiteral(".!?\"”");
        return !last && !hole.isEmpty() && !ends.contains(hole.back()) && boundary.match(hole).hasMatch();
    }

    // "4 sources": by the plural forms of the language.
    [[nodiscard]] Said noun(const QString &text) const
    {
        const qsizetype space = text.indexOf(QLatin1Char(' '));
        bool number = false;
        const int n = space > 0 ? text.left(space).toInt(&number) : 0;
        const auto it = number ? m_nouns.constFind(text.mid(space + 1)) : m_nouns.constEnd();
        if (it == m_nouns.constEnd())
            return {text, false};
        const QString translated = QCoreApplication::translate(kContext, it->constData(), nullptr, n);
        // Its own id where no language has it: English says it as the core does.
        const bool own = translated.contains(QLatin1Char('|')) && !translated.startsWith(QLatin1Char('['));
        return {own ? figure(n) + text.mid(space) : translated, true};
    }

    QString filled(const Template &one, const QStringList &holes, int depth) const
    {
        const QString pattern = QCoreApplication::translate(kContext, one.source.constData());
        QString out;
        for (qsizetype i = 0; i < pattern.size(); ++i) {
            if (pattern[i] != QLatin1Char('%') || i + 1 >= pattern.size() || !pattern[i + 1].isDigit()) {
                out += pattern[i];
                continue;
            }
            int number = pattern[++i].digitValue();
            if (i + 1 < pattern.size() && pattern[i + 1].isDigit() && qsizetype(number) * 10 <= holes.size())
                number = number * 10 + pattern[++i].digitValue();
            if (number < 1 || number > holes.size())
                continue;
            // What stands in quotes is somebody's text.
            out += isQuoted(one, number) ? holes[number - 1] : said(holes[number - 1], depth + 1).text;
        }
        return out;
    }

    // The same sentence without its full stop.
    [[nodiscard]] Said withoutEnd(const QString &text, int depth) const
    {
        if (!text.endsWith(QLatin1Char('.')) || text.endsWith(QStringLiteral("..")))
            return {text, false};
        const Said one = whole(text.chopped(1), depth);
        return {one.known ? one.text + QLatin1Char('.') : text, one.known};
    }

    // Sentence by sentence, and clause by clause; the longest run that a template fits comes first.
    [[nodiscard]] Said pieces(const QString &text, int depth) const
    {
        struct Cut {
            qsizetype end, next; // the piece's end, and where the next one begins
        };
        static const QRegularExpression between(QStringLiteral("(?:[.!?…\"”)] +|[:;,] +| *\\n+| +(?=\\())"));
        std::vector<Cut> cuts;
        for (auto it = between.globalMatch(text); it.hasNext() && int(cuts.size()) < kMostPieces;) {
            const QRegularExpressionMatch match = it.next();
            const QChar sign = match.captured().front();
            const bool keeps = QStringLiteral(".!?…\"”)").contains(sign);
            cuts.push_back({match.capturedStart() + (keeps ? 1 : 0), match.capturedEnd()});
        }
        if (cuts.empty())
            return {plain(text), false};
        cuts.push_back({text.size(), text.size()});
        QString out;
        bool all = true;
        for (std::size_t i = 0; i < cuts.size();) {
            const qsizetype begin = i == 0 ? 0 : cuts[i - 1].next;
            std::size_t j = cuts.size();
            Said found;
            while (j > i && !found.known) {
                --j;
                if (i == 0 && j + 1 == cuts.size())
                    continue; // the whole was tried
                const QString part = text.mid(begin, cuts[j].end - begin);
                found = whole(part, depth);
                if (!found.known)
                    found = withoutEnd(part, depth);
            }
            if (!found.known) {
                j = i;
                found.text = plain(text.mid(begin, cuts[j].end - begin));
                all = false;
            }
            out += found.text + text.mid(cuts[j].end, cuts[j].next - cuts[j].end);
            i = j + 1;
        }
        return {out, all};
    }

    // Figures with the decimal sign of the language, times local and short; all else as it is.
    static QString plain(const QString &text)
    {
        static const QRegularExpression decimal(QStringLiteral("^([-+]?[0-9]+)\\.([0-9]+(?:e[-+]?[0-9]+)?)( ?%)?$"));
        static const QRegularExpression day(QStringLiteral("^[0-9]{4}-[0-9]{2}-[0-9]{2}$"));
        static const QRegularExpression time(
            QStringLiteral("[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}(?:\\.[0-9]+)?Z"));
        if (const auto match = decimal.match(text); match.hasMatch())
            return match.captured(1) + QLocale().decimalPoint() + match.captured(2) + match.captured(3);
        if (day.match(text).hasMatch()) {
            const QDate date = QDate::fromString(text, Qt::ISODate);
            return date.isValid() ? shortDate(date) : text;
        }
        QString out = text;
        for (QRegularExpressionMatch match = time.match(out); match.hasMatch();) {
            const auto parsed = parseTime(match.captured().toStdString());
            if (!parsed)
                break;
            const QString local = shortTime(parsed->time);
            const qsizetype at = match.capturedStart();
            out.replace(at, match.capturedLength(), local);
            match = time.match(out, at + local.size());
        }
        return out;
    }

    QSet<QByteArray> m_exact;
    QHash<QString, QByteArray> m_nouns; // either form -> the id of both
    std::vector<Template> m_templates;
    QHash<QString, std::vector<int>> m_byHead;
    std::vector<int> m_open; // begin with a hole
};

} // namespace corewords

QString coreWords(const std::string &english)
{
    return english.empty() ? QString() : corewords::Sentences::instance().said(screenText(english), 0).text;
}

QString coreLine(const std::string &english)
{
    return english.empty() ? QString() : corewords::Sentences::instance().said(oneLine(english), 0).text;
}

QString coreTerm(const std::string &english)
{
    return english.empty() ? QString() : corewords::Sentences::instance().term(screenText(english));
}

bool knowsCoreWords(const std::string &english)
{
    return corewords::Sentences::instance().said(screenText(english), 0).known;
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/callreading.h"

#include "reflect/runwords.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"

#include <QCoreApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>

namespace credence::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(credence::ui::CallReading)
};

constexpr int kMostNumber = 100'000; // above it a number in a list is no source

QString contentOf(const QJsonValue &value)
{
    if (value.isString())
        return value.toString();
    QStringList parts;
    const QJsonArray array = value.toArray();
    for (const auto part : array) {
        const QString text = part.toObject().value(QLatin1String("text")).toString();
        if (!text.isEmpty())
            parts << text;
    }
    return parts.join(QLatin1Char('\n'));
}

// Line breaks and indents outside of strings; every other character stays as it is.
QString relaid(const QString &json)
{
    QString out;
    int depth = 0;
    bool inString = false, escaped = false;
    const auto breakLine = [&] {
        out += QLatin1Char('\n') + QString(2 * qsizetype(std::clamp(depth, 0, 20)), QLatin1Char(' '));
    };
    // A list of plain values stays on its line.
    const auto flat = [&](qsizetype from) {
        bool quoted = false;
        for (qsizetype i = from + 1; i < json.size(); ++i) {
            const QChar c = json[i];
            if (c == QLatin1Char('"') && json[i - 1] != QLatin1Char('\\'))
                quoted = !quoted;
            if (quoted)
                continue;
            if (c == QLatin1Char(']'))
                return i - from < 100;
            if (c == QLatin1Char('[') || c == QLatin1Char('{'))
                return false;
        }
        return true;
    };
    int flatDepth = -1;
    for (qsizetype i = 0; i < json.size(); ++i) {
        const QChar c = json[i];
        if (inString) {
            out += c;
            inString = escaped || c != QLatin1Char('"');
            escaped = !escaped && c == QLatin1Char('\\');
            continue;
        }
        if (c == QLatin1Char('"')) {
            inString = true;
            escaped = false;
            out += c;
        } else if (c == QLatin1Char('{') || c == QLatin1Char('[')) {
            out += c;
            ++depth;
            if (flatDepth < 0 && c == QLatin1Char('[') && flat(i))
                flatDepth = depth;
            if (flatDepth < 0)
                breakLine();
        } else if (c == QLatin1Char('}') || c == QLatin1Char(']')) {
            const bool wasFlat = flatDepth == depth;
            --depth;
            if (flatDepth < 0)
                breakLine();
            if (wasFlat)
                flatDepth = -1;
            out += c;
        } else if (c == QLatin1Char(',')) {
            out += c;
            if (flatDepth < 0)
                breakLine();
            else
                out += QLatin1Char(' ');
        } else if (c == QLatin1Char(':')) {
            out += QStringLiteral(": ");
        } else if (!c.isSpace()) {
            out += c;
        }
    }
    return out;
}

} // namespace

QString promptText(const std::string &requestBody)
{
    const QJsonDocument document = QJsonDocument::fromJson(QByteArray::fromStdString(requestBody));
    QStringList parts;
    if (document.isObject()) {
        const QString system = contentOf(document.object().value(QLatin1String("system")));
        if (!system.isEmpty())
            parts << system;
        const QJsonArray messages = document.object().value(QLatin1String("messages")).toArray();
        for (const auto message : messages) {
            const QString text = contentOf(message.toObject().value(QLatin1String("content")));
            if (!text.isEmpty())
                parts << text;
        }
    }
    if (parts.isEmpty())
        return screenText(requestBody);
    return screenText(parts.join(QStringLiteral("\n\n")).toStdString());
}

QString replyText(const CallRecord &call)
{
    QString text = screenText(call.text.empty() ? call.reply : call.text);
    const QString trimmed = text.trimmed();
    if (!trimmed.contains(QLatin1Char('\n')) && trimmed.size() > 60 &&
        (trimmed.startsWith(QLatin1Char('{')) || trimmed.startsWith(QLatin1Char('['))))
        text = relaid(trimmed);
    return text;
}

std::map<int, QString> shownSources(const QString &prompt)
{
    static const QRegularExpression line(QStringLiteral("^[ \\t]*(?:\\[(\\d{1,6})\\]|(\\d{1,6})[.):])[ \\t]+(\\S.*)$"),
                                         QRegularExpression::MultilineOption);
    std::map<int, QString> shown;
    auto matches = line.globalMatch(prompt);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const QString number = match.captured(1).isEmpty() ? match.captured(2) : match.captured(1);
        shown.emplace(number.toInt(), match.captured(3).trimmed());
    }
    return shown;
}

QList<Citation> citationsIn(const QString &reply)
{
    static const QRegularExpression list(
        QStringLiteral("\\[\\s*\"?\\s*-?\\d{1,9}\\s*\"?(?:\\s*,\\s*\"?\\s*-?\\d{1,9}\\s*\"?)*\\s*\\]"));
    static const QRegularExpression number(QStringLiteral("-?\\d{1,9}"));
    QList<Citation> citations;
    auto lists = list.globalMatch(reply);
    while (lists.hasNext()) {
        const QRegularExpressionMatch match = lists.next();
        auto numbers = number.globalMatch(match.captured());
        while (numbers.hasNext()) {
            const QRegularExpressionMatch one = numbers.next();
            const int value = one.captured().toInt();
            if (std::abs(value) <= kMostNumber)
                citations << Citation{int(match.capturedStart() + one.capturedStart()), int(one.capturedLength()),
                                      value};
        }
    }
    return citations;
}

FoldedText wholeText(const QString &text)
{
    FoldedText whole{text, {}};
    const int lines = int(text.count(QLatin1Char('\n'))) + 1;
    whole.numbers.reserve(lines);
    for (int i = 1; i <= lines; ++i)
        whole.numbers << i;
    return whole;
}

FoldedText foldedPrompt(const QString &prompt, const QList<Citation> &citations)
{
    QSet<int> cited;
    for (const Citation &citation : citations)
        cited << citation.number;
    const QStringList lines = prompt.split(QLatin1Char('\n'));
    QList<bool> keep(lines.size(), false);
    bool any = false;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        const std::map<int, QString> shown = shownSources(lines[i]);
        if (!shown.empty() && cited.contains(shown.begin()->first))
            keep[i] = any = true;
    }
    if (!any)
        return wholeText(prompt);
    qsizetype last = lines.size() - 1;
    while (last > 0 && lines[last].trimmed().isEmpty())
        --last;
    keep[last] = true;
    FoldedText folded;
    QStringList out;
    bool gap = false;
    for (qsizetype i = 0; i < lines.size(); ++i) {
        if (keep[i]) {
            out << lines[i];
            folded.numbers << int(i) + 1;
            gap = false;
        } else if (!gap && !lines[i].trimmed().isEmpty()) {
            out << QStringLiteral("…");
            folded.numbers << 0;
            gap = true;
        }
    }
    folded.text = out.join(QLatin1Char('\n'));
    return folded;
}

namespace {

// The text as it is comparedText: escapes of JSON read, runs of blanks as one, small letters; and where each of its
// characters stands.
struct ComparedText {
    QString text;
    std::vector<int> from, to;
};

ComparedText comparedText(const QString &text)
{
    ComparedText out;
    const auto put = [&out](QChar c, int from, int to) {
        if (c.isSpace()) {
            if (!out.text.isEmpty() && out.text.back() == QLatin1Char(' ')) {
                out.to.back() = to;
                return;
            }
            c = QLatin1Char(' ');
        }
        out.text += c.toLower();
        out.from.push_back(from);
        out.to.push_back(to);
    };
    const int size = int(text.size());
    for (int i = 0; i < size; ++i) {
        if (text[i] != QLatin1Char('\\') || i + 1 >= size) {
            put(text[i], i, i + 1);
            continue;
        }
        const QChar escaped = text[i + 1];
        bool read = false;
        const ushort code = escaped == QLatin1Char('u') && i + 6 <= size ? text.mid(i + 2, 4).toUShort(&read, 16) : 0;
        if (read) {
            put(QChar(code), i, i + 6);
            i += 5;
        } else if (QStringLiteral("nrt").contains(escaped)) {
            put(QLatin1Char(' '), i, i + 2);
            ++i;
        } else if (QStringLiteral("\"\\/").contains(escaped)) {
            put(escaped, i, i + 2);
            ++i;
        } else {
            put(text[i], i, i + 1);
        }
    }
    return out;
}

} // namespace

TextPlace placeOfClaim(const QString &reply, const QString &claim)
{
    const QString wanted = comparedText(claim).text.trimmed();
    if (wanted.isEmpty())
        return {};
    const ComparedText where = comparedText(reply);
    qsizetype size = wanted.size();
    qsizetype at = where.text.indexOf(wanted);
    // Read out of it, a claim may have lost its end: the beginning is looked for then.
    for (const qsizetype least : {qsizetype(60), qsizetype(30)}) {
        if (at < 0 && wanted.size() > least) {
            size = least;
            at = where.text.indexOf(wanted.left(least));
        }
    }
    if (at < 0)
        return {};
    const int start = where.from[std::size_t(at)];
    return {start, where.to[std::size_t(at + size - 1)] - start};
}

QString parsedText(const RunRecord &run, int call)
{
    QStringList lines;
    for (std::size_t i = 0; i < run.candidates.size(); ++i) {
        const Candidate &candidate = run.candidates[i];
        if (candidate.call == call)
            lines << Words::tr("Kept as %1: %2").arg(i + 1).arg(screenText(candidate.text))
                  << QStringLiteral("  ") + sourcesText(candidate) + QString();
    }
    for (const Drop &drop : run.dropped) {
        if (drop.call != call)
            continue;
        lines << Words::tr("Dropped: %1").arg(lowered(coreWords(drop.message.empty() ? drop.reason : drop.message)));
        if (!drop.text.empty())
            lines << QStringLiteral("  ") + screenText(drop.text);
    }
    return lines.join(QLatin1Char('\n'));
}

} // namespace credence::ui

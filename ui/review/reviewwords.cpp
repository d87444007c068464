// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/reviewwords.h"

#include "reflect/runwords.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"

#include <QCoreApplication>
#include <QSet>

#include <algorithm>
#include <array>

namespace credence::ui {

namespace {

struct Words {
    Q_DECLARE_TR_FUNCTIONS(credence::ui::ReviewWords)
};

struct ActionSpec {
    Action action;
    const char *title, *word, *icon;
};
constexpr std::array kActions{
    ActionSpec{Action::Add, QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Add a belief"),
               QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Add"), "plus"},
    ActionSpec{Action::Supersede, QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Supersede a belief"),
               QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Supersede"), "replace"},
    ActionSpec{Action::MergeEvidence, QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Merge into a belief"),
               QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Merge"), "git-branch"},
    ActionSpec{Action::Retract, QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Retract a belief"),
               QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Retract"), "undo-2"},
    ActionSpec{Action::Narrative, QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Add a narrative"),
               QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Narrative"), "archive"},
};

constexpr std::array<std::pair<const char *, const char *>, 12> kChecks{{
    {"citations", QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Citations")},
    {"support", QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Support")},
    {"novelty", QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Novelty")},
    {"duplicates", QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Duplicates")},
    {"past_rejections", QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Past rejections")},
    {"contradictions", QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Contradictions")},
    {"generality", QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Generality")},
    {"confidence", QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Confidence")},
    {"depth", QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Depth")},
    {"grounding", QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Grounding")},
    {"echo", QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Echo")},
    {"privacy", QT_TRANSLATE_NOOP("credence::ui::ReviewWords", "Privacy")},
}};

const ActionSpec &specOf(Action action)
{
    for (const ActionSpec &spec : kActions) {
        if (spec.action == action)
            return spec;
    }
    return kActions.front();
}

// Words that carry a claim, cut to their first letters so that endings don't part them.
QSet<QString> contentWords(const QString &text)
{
    static const QSet<QString> small{
        QStringLiteral("about"), QStringLiteral("after"), QStringLiteral("also"),  QStringLiteral("been"),
        QStringLiteral("does"),  QStringLiteral("from"),  QStringLiteral("have"),  QStringLiteral("into"),
        QStringLiteral("more"),  QStringLiteral("only"),  QStringLiteral("than"),  QStringLiteral("that"),
        QStringLiteral("their"), QStringLiteral("them"),  QStringLiteral("then"),  QStringLiteral("there"),
        QStringLiteral("they"),  QStringLiteral("this"),  QStringLiteral("were"),  QStringLiteral("what"),
        QStringLiteral("when"),  QStringLiteral("which"), QStringLiteral("while"), QStringLiteral("will"),
        QStringLiteral("with"),  QStringLiteral("would")};
    QSet<QString> words;
    QString word;
    const auto end = [&] {
        const QString folded = word.toCaseFolded();
        word.clear();
        if (folded.size() >= 4 && !small.contains(folded))
            words << folded.left(5);
        else if (!folded.isEmpty() && (folded.at(0).isDigit() || folded.at(0).script() > QChar::Script_Cyrillic))
            words << folded;
    };
    for (const QChar c : text) {
        if (c.isLetterOrNumber())
            word += c;
        else
            end();
    }
    end();
    return words;
}

QList<TextSpan> sentencesOf(const QString &text)
{
    QList<TextSpan> spans;
    int start = 0;
    const int size = int(text.size());
    const auto put = [&](int end) {
        while (start < end && text[start].isSpace())
            ++start;
        int last = end;
        while (last > start && text[last - 1].isSpace())
            --last;
        if (last > start)
            spans << TextSpan{start, last - start};
        start = end;
    };
    static const QString ends = QStringLiteral(".!?…。！？");
    for (int i = 0; i < size; ++i) {
        if (text[i] == QLatin1Char('\n')) {
            put(i);
            continue;
        }
        if (!ends.contains(text[i]))
            continue;
        int next = i + 1;
        while (next < size && (ends.contains(text[next]) || QStringLiteral("\"”’')").contains(text[next])))
            ++next;
        const bool wide = text[i].unicode() > 0x2fff;
        // "2.4" and "e.g. this" go on.
        const bool over =
            next >= size || wide || (text[next].isSpace() && (next + 1 >= size || !text[next + 1].isLower()));
        if (over) {
            put(next);
            i = next - 1;
        }
    }
    put(size);
    return spans;
}

// A text without differences in spaces and quotes, with the place of each character in the original.
QString flattened(const QString &text, QList<int> *places)
{
    QString out;
    bool space = true;
    for (int i = 0; i < text.size(); ++i) {
        QChar c = text[i];
        if (c.isSpace()) {
            if (space)
                continue;
            c = QLatin1Char(' ');
        }
        space = c == QLatin1Char(' ');
        if (c == QChar(0x201c) || c == QChar(0x201d))
            c = QLatin1Char('"');
        if (c == QChar(0x2018) || c == QChar(0x2019))
            c = QLatin1Char('\'');
        out += c;
        if (places)
            *places << i;
    }
    return out;
}

} // namespace

QString actionTitle(Action action)
{
    return Words::tr(specOf(action).title);
}

QString actionWord(Action action)
{
    return Words::tr(specOf(action).word);
}

QString actionIcon(Action action)
{
    return QString::fromLatin1(specOf(action).icon);
}

QString checkTitle(const std::string &id)
{
    for (const auto &[name, title] : kChecks) {
        if (id == name)
            return Words::tr(title);
    }
    return sentence(QString::fromStdString(id).replace(QLatin1Char('_'), QLatin1Char(' '))).chopped(1);
}

QString categoryTitle(const std::string &id)
{
    for (const Category &category : categories()) {
        if (category.id == id)
            return coreWords(category.title);
    }
    QString text = categoryWord(id);
    if (!text.isEmpty())
        text[0] = text[0].toUpper();
    return text;
}

QString stateText(const QueueItem &item)
{
    const bool add = item.candidate.action == Action::Add;
    QString word = actionWord(item.candidate.action);
    const auto with = [&](const QString &alone, const QString &after) {
        return add ? alone : Words::tr("%1, %2", "an action, its state").arg(word, after);
    };
    switch (item.state) {
    case CandidateState::Pending:
        return word;
    case CandidateState::Deferred:
        return with(Words::tr("Deferred"), Words::tr("deferred"));
    case CandidateState::Approved:
        return with(Words::tr("Approved"), Words::tr("approved"));
    case CandidateState::Rejected:
        return Words::tr("Rejected");
    case CandidateState::Blocked:
        return item.decision && item.decision->verdict == Verdict::Approve
                   ? Words::tr("Approved, blocked")
                   : with(Words::tr("Blocked"), Words::tr("blocked"));
    case CandidateState::Committed:
        return with(Words::tr("Committed"), Words::tr("committed"));
    case CandidateState::Settled:
        return with(Words::tr("Settled at its source"), Words::tr("settled at its source"));
    }
    return {};
}

QString ageText(std::int64_t seconds)
{
    if (seconds < 60)
        return Words::tr("just now");
    if (seconds < 3600)
        return Words::tr("%1 min").arg(seconds / 60);
    if (seconds < 48LL * 3600)
        return Words::tr("%1 h").arg(seconds / 3600);
    return counted(seconds / 86400, Words::tr("1 day"), Words::tr("%1 days"));
}

int sourceCount(const Candidate &candidate)
{
    QSet<QString> ids;
    for (const CandidateEvidence &evidence : candidate.evidence) {
        if (evidence.role != Role::Contradicts)
            ids << QString::fromStdString(evidence.id.value);
    }
    return int(ids.size());
}

int openFlags(const QueueItem &item)
{
    return int(std::count_if(item.flags.begin(), item.flags.end(),
                             [](const ReviewFlag &flag) { return flag.state == "open"; }));
}

namespace {

// The screen found what it found; once every flag has its answer that is no failure any more, unless one says block.
void answerPrivacy(std::vector<Check> &checks, const std::vector<ReviewFlag> &flags)
{
    if (flags.empty())
        return;
    QStringList words;
    int blocked = 0, found = 0;
    for (const auto &[state, one] : {std::pair{"allow", Words::tr("%1 allowed")},
                                     {"redact", Words::tr("%1 redacted")},
                                     {"downgrade", Words::tr("%1 downgraded")},
                                     {"block", Words::tr("%1 blocked")}}) {
        const auto n = int(std::count_if(flags.begin(), flags.end(),
                                         [&, s = state](const ReviewFlag &flag) { return flag.state == s; }));
        found += n;
        if (n > 0)
            words << one.arg(n);
        if (std::string_view(state) == "block")
            blocked = n;
    }
    if (std::size_t(found) != flags.size())
        return; // one is open
    for (Check &check : checks) {
        if (check.id != "privacy" || check.state == CheckState::NotRun)
            continue;
        check.state = blocked > 0 ? CheckState::Failed : CheckState::Passed;
        check.sentence = (found == 1 ? Words::tr("1 finding, answered: %1.").arg(words.join(QStringLiteral(", ")))
                                     : Words::tr("%1 findings, all answered: %2.")
                                           .arg(QString::number(found), words.join(QStringLiteral(", "))))
                             .toStdString();
        check.value = found;
    }
}

} // namespace

QString doubtText(const QueueItem &item, QString *tip)
{
    if (!item.applies) {
        if (tip)
            *tip = item.changed.empty() ? QString() : screenText(item.changed.front());
        return Words::tr("no longer applies");
    }
    Candidate candidate;
    candidate.action = item.candidate.action;
    candidate.checks = item.candidate.checks;
    candidate.findings = item.candidate.findings;
    answerPrivacy(candidate.checks, item.flags);
    for (const CandidateMark &mark : marksOf(candidate)) {
        if (mark.tone != MarkTone::Failed && mark.tone != MarkTone::Look)
            continue;
        if (tip)
            *tip = mark.tip;
        return mark.text;
    }
    return {};
}

std::vector<Check> sortedChecks(const QueueItem &item)
{
    std::vector<Check> checks = item.candidate.checks;
    answerPrivacy(checks, item.flags);
    std::stable_sort(checks.begin(), checks.end(),
                     [](const Check &a, const Check &b) { return int(a.state) < int(b.state); });
    return checks;
}

bool hasDoubts(const QueueItem &item)
{
    const std::vector<Check> checks = sortedChecks(item);
    return !item.applies || std::any_of(checks.begin(), checks.end(), [](const Check &check) {
        return check.state == CheckState::Failed || (check.state == CheckState::Look && check.id != "confidence");
    });
}

bool isPlainAddition(const QueueItem &item)
{
    return item.candidate.action == Action::Add && item.state == CandidateState::Pending && item.flags.empty() &&
           item.approveOff.empty() && !item.suppressed && !hasDoubts(item);
}

TextSpan shownSpan(const std::string &text, std::size_t start, std::size_t end)
{
    start = std::min(start, text.size());
    end = std::clamp(end, start, text.size());
    const int from = int(screenText(text.substr(0, start)).size());
    const int to = int(screenText(text.substr(0, end)).size());
    return {from, to - from};
}

TextSpan bearingSpan(const QString &source, const QString &quote, const QString &claim)
{
    if (!quote.trimmed().isEmpty()) {
        QList<int> places;
        const QString flat = flattened(source, &places);
        const QString wanted = flattened(quote.trimmed(), nullptr).trimmed();
        const int at = int(flat.indexOf(wanted, 0, Qt::CaseInsensitive));
        if (at >= 0 && !wanted.isEmpty()) {
            const int from = places[at], to = places[at + int(wanted.size()) - 1];
            return {from, to - from + 1};
        }
    }
    const QSet<QString> wanted = contentWords(claim);
    TextSpan best;
    double most = 0;
    for (const TextSpan &span : sentencesOf(source)) {
        const QSet<QString> words = contentWords(source.mid(span.start, span.length));
        const int shared = int((QSet<QString>(words) & wanted).size());
        if (shared < 2)
            continue;
        // Of two that share as many words the shorter one says it.
        const double score = shared - 0.01 * double(words.size());
        if (score > most) {
            most = score;
            best = span;
        }
    }
    return best;
}

} // namespace credence::ui

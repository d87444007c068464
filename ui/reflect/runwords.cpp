// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/runwords.h"

#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/numbers.h"

#include <QCoreApplication>
#include <QLocale>
#include <QRegularExpression>
#include <QSet>

#include <algorithm>
#include <array>

namespace credence::ui {

namespace {

struct StateWords {
    Q_DECLARE_TR_FUNCTIONS(credence::ui::RunWords)
};

struct Pair {
    const char *id;
    const char *text;
};

constexpr std::array kStages{
    Pair{"select", QT_TRANSLATE_NOOP("credence::ui::RunWords", "Select")},
    Pair{"focus", QT_TRANSLATE_NOOP("credence::ui::RunWords", "Focus")},
    Pair{"gather", QT_TRANSLATE_NOOP("credence::ui::RunWords", "Gather")},
    Pair{"propose", QT_TRANSLATE_NOOP("credence::ui::RunWords", "Propose")},
    Pair{"check", QT_TRANSLATE_NOOP("credence::ui::RunWords", "Check")},
    Pair{"screen", QT_TRANSLATE_NOOP("credence::ui::RunWords", "Screen")},
    Pair{"candidates", QT_TRANSLATE_NOOP("credence::ui::RunWords", "Candidates")},
};

// What a check that failed or wants a look says in two words.
constexpr std::array kDoubts{
    Pair{"citations", QT_TRANSLATE_NOOP("credence::ui::RunWords", "too few sources")},
    Pair{"support", QT_TRANSLATE_NOOP("credence::ui::RunWords", "support in doubt")},
    Pair{"novelty", QT_TRANSLATE_NOOP("credence::ui::RunWords", "repeats a source")},
    Pair{"duplicates", QT_TRANSLATE_NOOP("credence::ui::RunWords", "like a belief")},
    Pair{"past_rejections", QT_TRANSLATE_NOOP("credence::ui::RunWords", "rejected before")},
    Pair{"contradictions", QT_TRANSLATE_NOOP("credence::ui::RunWords", "contradicts a belief")},
    Pair{"generality", QT_TRANSLATE_NOOP("credence::ui::RunWords", "too general")},
    Pair{"confidence", QT_TRANSLATE_NOOP("credence::ui::RunWords", "low confidence")},
    Pair{"depth", QT_TRANSLATE_NOOP("credence::ui::RunWords", "too deep")},
    Pair{"grounding", QT_TRANSLATE_NOOP("credence::ui::RunWords", "weakly grounded")},
    Pair{"echo", QT_TRANSLATE_NOOP("credence::ui::RunWords", "echo")},
    Pair{"privacy", QT_TRANSLATE_NOOP("credence::ui::RunWords", "privacy")},
};

constexpr std::array kStates{
    Pair{"done", QT_TRANSLATE_NOOP("credence::ui::RunWords", "Done")},
    Pair{"cancelled", QT_TRANSLATE_NOOP("credence::ui::RunWords", "Stopped")},
    Pair{"failed", QT_TRANSLATE_NOOP("credence::ui::RunWords", "Failed")},
    Pair{"over_budget", QT_TRANSLATE_NOOP("credence::ui::RunWords", "Budget used up")},
    Pair{"running", QT_TRANSLATE_NOOP("credence::ui::RunWords", "Running")},
};

template<class Table>
QString find(const Table &table, const std::string &id)
{
    for (const Pair &pair : table) {
        if (id == pair.id)
            return StateWords::tr(pair.text);
    }
    return QString::fromStdString(id).replace(QLatin1Char('_'), QLatin1Char(' '));
}

// The word that a check quotes.
QString quoted(const QString &text)
{
    static const QRegularExpression quotes(QStringLiteral("[“\"]([^”\"]{1,40})[”\"]"));
    const QRegularExpressionMatch match = quotes.match(text);
    return match.hasMatch() ? match.captured(1) : QString();
}

const Check *checkOf(const Candidate &candidate, const char *id)
{
    for (const Check &check : candidate.checks) {
        if (check.id == id)
            return &check;
    }
    return nullptr;
}

} // namespace

QString categoryWord(const std::string &category)
{
    return QString::fromStdString(category).replace(QLatin1Char('_'), QLatin1Char(' '));
}

int flagCount(const Candidate &candidate)
{
    QSet<QString> categories;
    for (const Finding &finding : candidate.findings)
        categories << QString::fromStdString(finding.category);
    return int(categories.size());
}

bool tooGeneral(const Candidate &candidate)
{
    const Check *check = checkOf(candidate, "generality");
    return check && (check->state == CheckState::Look || check->state == CheckState::Failed);
}

QList<CandidateMark> marksOf(const Candidate &candidate)
{
    QList<CandidateMark> marks;
    QSet<QString> seen;
    for (const Finding &finding : candidate.findings) {
        const QString word = categoryWord(finding.category);
        if (seen.contains(word))
            continue;
        seen << word;
        marks << CandidateMark{
            MarkTone::Flag,
            finding.emergent ? StateWords::tr("%1, in no source", "a flag that no episode has").arg(word) : word,
            coreWords(finding.why)};
    }
    for (const CheckState state : {CheckState::Failed, CheckState::Look}) {
        for (const Check &check : candidate.checks) {
            if (check.state != state || (check.id == "privacy" && !candidate.findings.empty()) ||
                check.id == "confidence")
                continue;
            const QString why = coreWords(check.sentence);
            QString text = find(kDoubts, check.id);
            if (check.id == "support" && state == CheckState::Failed)
                text = StateWords::tr("not supported");
            const QString word = quoted(why);
            if (check.id == "generality" && !word.isEmpty())
                text = StateWords::tr("%1: “%2”").arg(text, word);
            marks << CandidateMark{state == CheckState::Failed ? MarkTone::Failed : MarkTone::Look, text, why};
        }
    }
    const Check *duplicate = checkOf(candidate, "duplicates");
    const QString about = duplicate ? quoted(screenText(duplicate->sentence)) : QString();
    switch (candidate.action) {
    case Action::Add:
        break;
    case Action::Supersede:
        marks << CandidateMark{MarkTone::Quiet, StateWords::tr("replaces a belief"), {}};
        break;
    case Action::MergeEvidence:
        marks << CandidateMark{MarkTone::Quiet,
                               about.isEmpty() ? StateWords::tr("extends a belief")
                                               : StateWords::tr("extends “%1”").arg(about),
                               {}};
        break;
    case Action::Retract:
        marks << CandidateMark{MarkTone::Quiet, StateWords::tr("withdraws a belief"), {}};
        break;
    case Action::Narrative:
        marks << CandidateMark{MarkTone::Quiet, StateWords::tr("a narrative; its originals are archived"), {}};
        break;
    }
    if (const Check *support = checkOf(candidate, "support")) {
        if (support->state == CheckState::Passed)
            marks << CandidateMark{MarkTone::Passed, StateWords::tr("supported"), coreWords(support->sentence)};
        else if (support->state == CheckState::NotRun)
            marks << CandidateMark{MarkTone::Quiet, StateWords::tr("support not judged"), coreWords(support->sentence)};
    }
    if (candidate.deferred)
        marks << CandidateMark{MarkTone::Quiet, StateWords::tr("enters deferred"),
                               coreWords(candidate.confidenceReason)};
    return marks;
}

QString stageTitle(const std::string &id)
{
    return find(kStages, id);
}

std::vector<StageRecord> waitingStages()
{
    std::vector<StageRecord> stages;
    for (const Pair &pair : kStages) {
        StageRecord stage;
        stage.id = pair.id;
        stages.push_back(stage);
    }
    return stages;
}

QString runStateWord(const std::string &state)
{
    return find(kStates, state);
}

QString sourcesText(const Candidate &candidate)
{
    std::vector<int> numbers;
    qlonglong sources = 0, against = 0;
    bool numbered = true;
    for (const CandidateEvidence &evidence : candidate.evidence) {
        if (evidence.role == Role::Contradicts) {
            ++against;
            continue;
        }
        ++sources;
        numbers.push_back(evidence.shown);
        numbered = numbered && evidence.shown > 0;
    }
    QString text;
    if (numbered && sources > 0 && sources <= 12) {
        std::sort(numbers.begin(), numbers.end());
        QStringList parts;
        for (const int number : numbers)
            parts << QString::number(number);
        text = StateWords::tr("sources %1").arg(parts.join(QStringLiteral(", ")));
    } else {
        text = sources == 1 ? StateWords::tr("1 source") : StateWords::tr("%1 sources").arg(figure(sources));
    }
    if (against > 0)
        text += QStringLiteral(", ") + StateWords::tr("%1 against").arg(figure(against));
    return text;
}

QString moneyText(std::optional<double> cost)
{
    if (!cost)
        return QStringLiteral("–");
    const int digits = *cost != 0 && std::abs(*cost) < 0.1 ? 3 : 2;
    return money(*cost, digits);
}

QString stageTime(std::int64_t ms)
{
    if (ms >= 100'000)
        return longTime(ms);
    return StateWords::tr("%1 s").arg(QLocale().toString(double(ms) / 1000.0, 'f', 1));
}

QString longTime(std::int64_t ms)
{
    const std::int64_t seconds = (ms + 500) / 1000;
    if (seconds < 60)
        return seconds == 0 && ms > 0 ? StateWords::tr("under 1 s") : StateWords::tr("%1 s").arg(seconds);
    if (seconds < 3600)
        return seconds % 60 == 0 ? StateWords::tr("%1 min").arg(seconds / 60)
                                 : StateWords::tr("%1 min %2 s").arg(seconds / 60).arg(seconds % 60);
    return StateWords::tr("%1 h %2 min").arg(seconds / 3600).arg(seconds % 3600 / 60);
}

QString sentence(const QString &text)
{
    QString out = text.trimmed();
    if (out.isEmpty())
        return out;
    // A name or an id at the head stays as it is written: "k401: no answer", "e1 is gone".
    const qsizetype end = out.indexOf(QLatin1Char(' '));
    const QString first = end < 0 ? out : out.left(end);
    const bool word = std::all_of(first.begin(), first.end(),
                                  [](QChar c) { return c.isLetter() || QStringLiteral("'’-,.!?…").contains(c); });
    if (word)
        out[0] = out[0].toUpper();
    static const QString ends = QStringLiteral(".!?…”\"");
    if (!ends.contains(out.back()))
        out += QLatin1Char('.');
    return out;
}

// "Cites source 31" becomes "cites source 31"; abbreviations and names in capitals stay.
QString lowered(const QString &text)
{
    QString out = text;
    if (out.size() > 1 && out[0].isUpper() && out[1].isLower())
        out[0] = out[0].toLower();
    return out;
}

} // namespace credence::ui

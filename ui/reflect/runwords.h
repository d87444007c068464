// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Words of runs for people: stages, states, reasons, times, money, and the marks of a candidate in the order in which
// they matter. Thread safety: pure; call from any thread.
#pragma once

#include <credence/reflect.h>

#include <QList>
#include <QString>

namespace credence::ui {

enum class MarkTone { Flag, Failed, Look, Quiet, Passed };

// One word or two about a candidate, with the sentence behind it.
struct CandidateMark {
    MarkTone tone = MarkTone::Quiet;
    QString text; // "third person", "too general: “always”", "supported"
    QString tip;  // the check's own sentence
};

// What needs a person first: flags, failed checks, what should be looked at, what it would change, what passed.
[[nodiscard]] QList<CandidateMark> marksOf(const Candidate &);
// Open flags: findings of categories, each category once.
[[nodiscard]] int flagCount(const Candidate &);
[[nodiscard]] bool tooGeneral(const Candidate &);

[[nodiscard]] QString stageTitle(const std::string &id);
// The stages of the pipeline in their order; those of a run come in their place.
[[nodiscard]] std::vector<StageRecord> waitingStages();
[[nodiscard]] QString runStateWord(const std::string &state);
// "third person" of "third_person".
[[nodiscard]] QString categoryWord(const std::string &category);
// "sources 2, 5, 9" when a model saw them by number, else "8 sources"; ", 1 against" when some speak against it.
[[nodiscard]] QString sourcesText(const Candidate &);

// "$0.036"; "–" without a price.
[[nodiscard]] QString moneyText(std::optional<double> cost);
// "2.4 s", "31.0 s", "1 min 40 s" from 100 s.
[[nodiscard]] QString stageTime(std::int64_t ms);
// "51 s", "1 min 40 s", "2 h 5 min".
[[nodiscard]] QString longTime(std::int64_t ms);
// A sentence: first letter large or small, one full stop.
[[nodiscard]] QString sentence(const QString &text);
[[nodiscard]] QString lowered(const QString &text);

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// coreWords: what the core says, in the language of the window. The core speaks English, and so do the records that
// hold its sentences (a candidate's checks, a run's drops, the ledger); the English sentence is therefore its own id.
// At build time packaging/core_words.py reads every sentence that the core's sources can make, as a template with %1,
// %2 … for what is put in. Here a sentence is known again by its template: the one that fits with the most letters of
// its own; its translation is taken, and what was put in is put in again: sentences, counted nouns and figures in the
// language of the window, times local, names and quoted texts as they are. Several sentences in a row are taken one by
// one. What no template fits is shown as the core said it. Thread safety: any thread, once the language is installed.
#pragma once

#include <QString>

#include <string>

namespace credence::ui {

[[nodiscard]] QString coreWords(const std::string &english);
// On one line, of a very long text its head (oneLine()).
[[nodiscard]] QString coreLine(const std::string &english);
// Only a word or sentence that is the core's own from end to end, without anything put in: for what a person may have
// written instead (the reasons of decisions).
[[nodiscard]] QString coreTerm(const std::string &english);
// Whether a template fits the whole of it, or each of its sentences.
[[nodiscard]] bool knowsCoreWords(const std::string &english);

} // namespace credence::ui

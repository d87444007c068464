// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// coreWords: what the core says in the same words every time (titles of presets, parameters, categories and findings)
// in the language of the window. The core knows no translations; update_translations collects these words by
// packaging/core_words.py, so a new preset, finding or category is found without a list here.
// Thread safety: pure function.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <string>

namespace credence::ui {

[[nodiscard]] inline QString coreWords(const std::string &english)
{
    return english.empty() ? QString() : QCoreApplication::translate("credence::core", english.c_str());
}

} // namespace credence::ui

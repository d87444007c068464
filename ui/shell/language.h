// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The language of the window: English as it stands in the sources, or a translation of resources/translations, chosen
// by the settings or else by the desktop (LC_ALL=C is English). "pseudo" is a language for tests: every text of the
// window a third longer and in brackets, so that what is not translated and what has no room shows itself. Thread
// safety: GUI thread only; before the window is made.
#pragma once

#include <QString>
#include <QStringList>
#include <QTranslator>

namespace credence::ui {

// The codes that can be chosen: "en", then those whose translation is said to be complete.
[[nodiscard]] QStringList languages();
// In that language: "English", "Deutsch".
[[nodiscard]] QString languageName(const QString &code);

// `chosen`: a code of languages(), "pseudo", or empty: the desktop's, if there is a translation. Replaces what was
// installed before. Returns the code that is in force.
QString installLanguage(const QString &chosen);

// "[Undo xx]": at least a third longer; placeholders, mnemonics and line ends stay where they are.
[[nodiscard]] QString pseudoText(const QString &text);

class PseudoTranslator : public QTranslator {
    Q_OBJECT
public:
    using QTranslator::QTranslator;
    [[nodiscard]] bool isEmpty() const override { return false; }
    // Of the window's own contexts only; null, which means untranslated, for those of others.
    [[nodiscard]] QString translate(const char *context, const char *sourceText, const char *disambiguation,
                                    int n) const override;
};

} // namespace credence::ui

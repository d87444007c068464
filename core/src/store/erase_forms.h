// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Words that may be a name in another form: inflected ("Марию" of "Мария"), with a possessive or a plural ("Marias"),
// with an ending ("Mariassa"). They are only offered: a person says whether they are the name. Ownership: values.
// Thread safety: const use from any thread.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace credence::erasing {

// Whether one word may be another form of a name's word, both folded, as code points: they begin alike, and at most the
// last letters differ. The name's end may be without its last letter, where that is no consonant ("Ann|a"), or, of a
// name of five letters or more, without two (of nine or more, three) after four that stay, or after three where a vowel
// fell out ("Пав(е)л-а") or a double consonant became one ("Juk(k)a-n"); three letters may follow.
[[nodiscard]] bool alikeWord(std::u32string_view name, std::u32string_view word);

class NameAlike {
public:
    explicit NameAlike(std::string_view name);
    // The forms that stand in a text, as written, each once; never the name itself. A name with a capital is looked for
    // with one; a common English word only where a capital is not owed to the sentence's start.
    [[nodiscard]] std::vector<std::string> in(std::string_view text) const;

private:
    std::vector<std::u32string> m_words; // folded; empty: of a script in which words have no borders
    std::vector<char32_t> m_first;       // how the first word's first letter may be written
    bool m_capital = false;
};

} // namespace credence::erasing

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/erase_forms.h"

#include "util/resources.h"
#include "util/utf8.h"

#include <credence/text.h>

#include <utf8proc.h>

#include <algorithm>
#include <unordered_set>

namespace credence::erasing {

namespace {

constexpr std::size_t kLongestWord = 64; // code points; longer ones are no names

utf8proc_category_t categoryOf(char32_t c)
{
    return utf8proc_category(static_cast<utf8proc_int32_t>(c));
}

bool lettersCode(char32_t c)
{
    if (c < 0x80)
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    const utf8proc_category_t category = categoryOf(c);
    return (category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO) || category == UTF8PROC_CATEGORY_MN ||
           category == UTF8PROC_CATEGORY_MC;
}

bool upperCode(char32_t c)
{
    const utf8proc_category_t category = categoryOf(c);
    return category == UTF8PROC_CATEGORY_LU || category == UTF8PROC_CATEGORY_LT;
}

// Letters of alphabets that have two cases; others have no endings that this knows.
bool casedCode(char32_t c)
{
    const utf8proc_category_t category = categoryOf(c);
    return category == UTF8PROC_CATEGORY_LU || category == UTF8PROC_CATEGORY_LL || category == UTF8PROC_CATEGORY_LT;
}

// Vowels and signs that end words, without their marks: Latin, Greek and Cyrillic.
bool vowelCode(char32_t c)
{
    static constexpr std::u32string_view vowels = U"aeiouyαεηιουωаеёиоуыэюяіїєйьъ";
    if (vowels.find(c) != std::u32string_view::npos)
        return true;
    utf8proc_int32_t parts[4];
    const auto n = utf8proc_decompose_char(static_cast<utf8proc_int32_t>(c), parts, 4, UTF8PROC_DECOMPOSE, nullptr);
    return n > 1 && vowels.find(static_cast<char32_t>(parts[0])) != std::u32string_view::npos;
}

std::u32string codesOf(std::string_view text)
{
    std::u32string out;
    for (std::size_t i = 0; i < text.size();) {
        const utf8::Step step = utf8::next(text, i);
        out += step.code;
        i += step.length;
    }
    return out;
}

bool everydayWord(const std::string &folded)
{
    static const std::unordered_set<std::string_view> words = [] {
        std::unordered_set<std::string_view> out;
        const std::string_view all = resource("lexicons/english.txt");
        for (std::size_t at = 0; at < all.size();) {
            const std::size_t end = std::min(all.find_first_of(" \n", at), all.size());
            if (end > at)
                out.insert(all.substr(at, end - at));
            at = end + 1;
        }
        return out;
    }();
    return words.contains(folded);
}

struct TextWord {
    std::size_t start = 0, end = 0;      // bytes
    bool capital = false, opens = false; // opens: a sentence begins with it
};

} // namespace

bool alikeWord(std::u32string_view name, std::u32string_view word)
{
    std::size_t same = 0;
    while (same < name.size() && same < word.size() && name[same] == word[same])
        ++same;
    const std::size_t gone = name.size() - same, put = word.size() - same;
    if (put > 3 || (gone == 0 && put == 0) || same < 2)
        return false;
    if (gone == 0)
        return name.size() >= 3;
    if (gone == 1 && vowelCode(name[same]))
        return true;
    if (name.size() < 5)
        return false;
    if (same >= 4 && gone <= (name.size() >= 9 ? 3U : 2U))
        return true;
    return same == 3 && gone == 2 && put > 0 &&
           ((vowelCode(name[same]) && word[same] == name[same + 1]) ||
            (!vowelCode(name[same]) && name[same] == name[same - 1]));
}

NameAlike::NameAlike(std::string_view name)
{
    bool cased = true, first = true;
    std::string word;
    const auto end = [&] {
        if (!word.empty())
            m_words.push_back(codesOf(foldedText(word)));
        word.clear();
    };
    for (std::size_t i = 0; i < name.size();) {
        const utf8::Step step = utf8::next(name, i);
        if (lettersCode(step.code)) {
            const bool mark = !casedCode(step.code);
            cased = cased && (!mark || !word.empty());
            if (first)
                m_capital = upperCode(step.code);
            first = false;
            word.append(name.substr(i, step.length));
        } else {
            end();
        }
        i += step.length;
    }
    end();
    if (!cased)
        m_words.clear();
    if (!m_words.empty() && !m_words.front().empty()) {
        const auto lower = static_cast<utf8proc_int32_t>(m_words.front().front());
        m_first = {static_cast<char32_t>(lower), static_cast<char32_t>(utf8proc_toupper(lower)),
                   static_cast<char32_t>(utf8proc_totitle(lower))};
    }
}

std::vector<std::string> NameAlike::in(std::string_view text) const
{
    std::vector<std::string> out;
    if (m_words.empty())
        return out;
    bool opens = true;
    // The word that begins at a letter.
    const auto wordAt = [&](std::size_t start) {
        TextWord word{start, start, upperCode(utf8::next(text, start).code), opens};
        while (word.end < text.size()) {
            const utf8::Step step = utf8::next(text, word.end);
            if (!lettersCode(step.code))
                break;
            word.end += step.length;
        }
        return word;
    };
    for (std::size_t i = 0; i < text.size();) {
        const utf8::Step step = utf8::next(text, i);
        if (!lettersCode(step.code)) {
            if (step.code == '.' || step.code == '!' || step.code == '?' || step.code == '\n' || step.code == ':')
                opens = true;
            else if (step.code >= '0' && step.code <= '9')
                opens = false;
            i += step.length;
            continue;
        }
        const TextWord head = wordAt(i);
        const bool begins = std::find(m_first.begin(), m_first.end(), step.code) != m_first.end();
        if (begins && (!m_capital || head.capital)) {
            bool fits = true, differs = false;
            std::size_t at = head.start, end = head.end;
            for (std::size_t n = 0; n < m_words.size() && fits; ++n) {
                if (n > 0) {
                    fits = at < text.size() && (text[at] == ' ' || text[at] == '-') && at + 1 < text.size() &&
                           lettersCode(utf8::next(text, at + 1).code);
                    if (!fits)
                        break;
                    ++at;
                }
                const TextWord word = wordAt(at);
                const std::string folded = foldedText(text.substr(word.start, word.end - word.start));
                const std::u32string codes = folded.size() > kLongestWord * 4 ? std::u32string() : codesOf(folded);
                const bool same = codes == m_words[n];
                fits = same || alikeWord(m_words[n], codes);
                differs = differs || !same;
                // A capital that its sentence gives it makes no name of an everyday word.
                if (fits && !same && m_words.size() == 1 && (word.opens || !word.capital) && everydayWord(folded))
                    fits = false;
                at = end = word.end;
            }
            if (fits && differs) {
                std::string form(text.substr(head.start, end - head.start));
                if (std::find(out.begin(), out.end(), form) == out.end())
                    out.push_back(std::move(form));
            }
        }
        opens = false;
        i = head.end;
    }
    return out;
}

} // namespace credence::erasing

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "index/tokens.h"

#include "util/utf8.h"

#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <memory>
#include <string>
#include <vector>

namespace credence::index {

namespace {

enum class Class : unsigned char { Other, Letter, Upper, Digit, Mark, Unspaced, Underscore, Apostrophe };

bool isUnspaced(char32_t c)
{
    struct Range {
        char32_t first, last;
    };
    // Thai and Lao, Myanmar, Khmer, CJK radicals and kana, Han, Hangul, Yi, compatibility ideographs, planes 2 and 3.
    constexpr std::array<Range, 11> ranges{{{0x0E00, 0x0EFF},
                                            {0x1000, 0x109F},
                                            {0x1100, 0x11FF},
                                            {0x1780, 0x17FF},
                                            {0x2E80, 0x2FDF},
                                            {0x3005, 0x30FF},
                                            {0x3130, 0x31FF},
                                            {0x3400, 0xA4CF},
                                            {0xAC00, 0xD7FF},
                                            {0xF900, 0xFAFF},
                                            {0x20000, 0x3FFFF}}};
    return std::any_of(ranges.begin(), ranges.end(), [c](Range r) { return c >= r.first && c <= r.last; });
}

Class classOf(char32_t c)
{
    if (c < 0x80) {
        if (c >= 'a' && c <= 'z')
            return Class::Letter;
        if (c >= 'A' && c <= 'Z')
            return Class::Upper;
        if (c >= '0' && c <= '9')
            return Class::Digit;
        return c == '_' ? Class::Underscore : c == '\'' ? Class::Apostrophe : Class::Other;
    }
    if (c == 0x2019)
        return Class::Apostrophe;
    switch (utf8proc_category(utf8proc_int32_t(c))) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LT:
        return Class::Upper;
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
        return isUnspaced(c) ? Class::Unspaced : Class::Letter;
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
    case UTF8PROC_CATEGORY_CF: // joiners and soft hyphens; folding drops them
        return Class::Mark;
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
        return isUnspaced(c) ? Class::Unspaced : Class::Digit;
    default:
        return Class::Other;
    }
}

bool isAscii(std::string_view s)
{
    return std::all_of(s.begin(), s.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

struct Freed {
    void operator()(utf8proc_uint8_t *p) const { std::free(p); }
};

std::string mapped(std::string_view text, int options)
{
    utf8proc_uint8_t *out = nullptr;
    const utf8proc_ssize_t n = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t *>(text.data()),
                                            utf8proc_ssize_t(text.size()), &out, utf8proc_option_t(options));
    const std::unique_ptr<utf8proc_uint8_t, Freed> owner(out);
    return n < 0 ? std::string(text) : std::string(reinterpret_cast<const char *>(out), std::size_t(n));
}

// Folded into `out`, which is reused.
void fold(std::string_view word, std::string &out)
{
    if (isAscii(word)) {
        out.resize(word.size());
        std::transform(word.begin(), word.end(), out.begin(),
                       [](char c) { return c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c; });
        return;
    }
    constexpr int kFold = UTF8PROC_STABLE | UTF8PROC_COMPAT | UTF8PROC_CASEFOLD | UTF8PROC_IGNORE;
    out = mapped(word, kFold | UTF8PROC_COMPOSE);
    if (std::string bare = mapped(word, kFold | UTF8PROC_DECOMPOSE | UTF8PROC_STRIPMARK); isAscii(bare))
        out = std::move(bare);
}

class Tokenizer {
public:
    Tokenizer(std::string_view text, const std::function<void(TokenKind, std::string_view)> &each)
        : m_text(text), m_each(each)
    {
    }

    void run()
    {
        std::size_t pos = 0;
        while (pos < m_text.size()) {
            const auto step = utf8::next(m_text, pos);
            const Class c = step.kind == utf8::Kind::Scalar ? classOf(step.code) : Class::Other;
            switch (c) {
            case Class::Unspaced:
                endWord(pos);
                if (m_runStart == kNone)
                    m_runStart = pos;
                break;
            case Class::Mark: // belongs to what it follows
                break;
            case Class::Letter:
            case Class::Upper:
            case Class::Digit:
                endRun(pos);
                if (m_wordStart == kNone) {
                    m_wordStart = m_partStart = pos;
                } else if (splits(c, pos + step.length)) {
                    endPart(pos);
                    m_partStart = pos;
                }
                m_before = c;
                break;
            case Class::Underscore:
                endRun(pos);
                if (m_wordStart != kNone) {
                    endPart(pos);
                    m_partStart = pos + step.length;
                    m_before = Class::Other;
                }
                break;
            case Class::Apostrophe:
                endRun(pos);
                if (m_wordStart != kNone) {
                    if (contraction(pos, step.length)) { // the letters after it are done
                        pos += step.length;
                        while (pos < m_text.size() && isAsciiLetter(m_text[pos]))
                            ++pos;
                        continue;
                    }
                    endWord(pos);
                }
                break;
            case Class::Other:
                endRun(pos);
                endWord(pos);
                break;
            }
            pos += step.length;
        }
        endRun(pos);
        endWord(pos);
    }

private:
    static constexpr std::size_t kNone = std::size_t(-1);

    static bool isAsciiLetter(char c) { return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'); }

    // A capital after a small letter or digit begins a part ("userName"), and the last of several capitals before a
    // small letter ("HTTPServer").
    bool splits(Class now, std::size_t after) const
    {
        if (now != Class::Upper)
            return false;
        if (m_before == Class::Letter || m_before == Class::Digit)
            return true;
        return m_before == Class::Upper && after < m_text.size() && m_text[after] >= 'a' && m_text[after] <= 'z' &&
               !(m_text[after] == 's' && (after + 1 >= m_text.size() || !isAsciiLetter(m_text[after + 1]))); // "PRs"
    }

    // Ends the word before an apostrophe if what follows is one of English's short forms.
    bool contraction(std::size_t pos, std::size_t length)
    {
        std::size_t end = pos + length;
        while (end < m_text.size() && isAsciiLetter(m_text[end]) && end - pos < 8)
            ++end;
        std::string tail(m_text.substr(pos + length, end - pos - length));
        std::transform(tail.begin(), tail.end(), tail.begin(), [](char c) { return char(c | 0x20); });
        if (tail == "t" && pos > m_wordStart + 1 && (m_text[pos - 1] | 0x20) == 'n') {
            std::string stem;
            fold(m_text.substr(m_wordStart, pos - 1 - m_wordStart), stem);
            if (stem == "ca") // can't
                stem = "can";
            else if (stem == "wo") // won't
                stem = "will";
            m_each(TokenKind::Word, stem);
            m_each(TokenKind::Word, "not");
            m_wordStart = m_partStart = kNone;
            m_before = Class::Other;
            m_parts = 0;
            return true;
        }
        if (tail == "s" || tail == "re" || tail == "ve" || tail == "ll" || tail == "d" || tail == "m") {
            endWord(pos);
            return true;
        }
        return false;
    }

    void endPart(std::size_t pos)
    {
        if (m_partStart != kNone && pos > m_partStart) {
            fold(m_text.substr(m_partStart, pos - m_partStart), m_folded);
            if (!m_folded.empty())
                m_each(TokenKind::Word, m_folded);
            ++m_parts;
        }
        m_partStart = kNone;
    }

    void endWord(std::size_t pos)
    {
        if (m_wordStart == kNone)
            return;
        endPart(pos);
        if (m_parts > 1) {
            std::string whole(m_text.substr(m_wordStart, pos - m_wordStart));
            std::erase(whole, '_');
            fold(whole, m_folded);
            m_each(TokenKind::Whole, m_folded);
        }
        m_wordStart = m_partStart = kNone;
        m_parts = 0;
        m_before = Class::Other;
    }

    void endRun(std::size_t pos)
    {
        if (m_runStart == kNone)
            return;
        fold(m_text.substr(m_runStart, pos - m_runStart), m_folded);
        if (!m_folded.empty())
            m_each(TokenKind::Run, m_folded);
        m_runStart = kNone;
    }

    std::string_view m_text;
    const std::function<void(TokenKind, std::string_view)> &m_each;
    std::size_t m_wordStart = kNone, m_partStart = kNone, m_runStart = kNone;
    int m_parts = 0;
    Class m_before = Class::Other;
    std::string m_folded;
};

} // namespace

void forEachToken(std::string_view text, const std::function<void(TokenKind, std::string_view)> &each)
{
    Tokenizer(text, each).run();
}

} // namespace credence::index

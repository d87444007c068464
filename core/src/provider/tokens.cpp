// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/provider.h>

#include "util/utf8.h"

#include <utf8proc.h>

namespace credence {

namespace {

enum class Sort : std::uint8_t { Letter, Ideograph, Digit, Blank, Mark, Other };

bool isIdeograph(char32_t c)
{
    return (c >= 0x2E80 && c <= 0x9FFF) || (c >= 0xAC00 && c <= 0xD7FF) || (c >= 0xF900 && c <= 0xFAFF) ||
           (c >= 0x20000 && c <= 0x3FFFF);
}

Sort sortOf(char32_t c)
{
    if (c < 0x80) {
        if ((c | 0x20U) >= 'a' && (c | 0x20U) <= 'z')
            return Sort::Letter;
        if (c >= '0' && c <= '9')
            return Sort::Digit;
        return c <= ' ' ? Sort::Blank : Sort::Mark;
    }
    if (isIdeograph(c))
        return Sort::Ideograph;
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(c))) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
        return Sort::Letter;
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
        return Sort::Digit;
    case UTF8PROC_CATEGORY_ZS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
        return Sort::Blank;
    default:
        return Sort::Other;
    }
}

std::uint64_t share(std::uint64_t count, std::uint64_t per)
{
    return (count + per - 1) / per;
}

} // namespace

// The rule, by runs of one sort of character, after how byte-pair tokenizers cut text first:
//   a word of ASCII letters   1 up to eight letters, and 1 more for each three beyond
//   a word of other letters   1 for each three letters
//   an ideograph or syllable  1
//   digits                    1 for each three
//   ASCII marks               1, and 1 more for each four beyond the first
//   white space               a single blank goes with the next word: 0; a longer run, or one with a line break: 1
//   anything else             1; beyond U+FFFF (emoji) 2
// Measured against two tokenizers in public use, o200k_base and cl100k_base (npm package gpt-tokenizer 4.0.0), the
// figures of the first, those of the second within 2 %:
//   the 368 texts of resources/sample/ada.jsonl    9,649 tokens, estimated 9,705: +0.6 % (a text: median 3.7 %, 95 %
//                                                  of them within 14 %)
//   100 of them as a numbered prompt with dates    4,486, estimated 4,591: +2.3 %
//   199 of its lines as JSON                       24,733, estimated 24,921: +0.8 %
//   1,156 texts of Generative Agents               8,846, estimated 8,713: -1.5 % (short ones: median 10 %)
// Other languages are off by more, and the two tokenizers differ among themselves by up to 2.8 times there: a sentence
// each of German, French, Russian, Chinese, Japanese and Arabic came to between -51 % and +59 %.
std::uint64_t estimatedTokens(std::string_view text)
{
    std::uint64_t tokens = 0;
    for (std::size_t at = 0; at < text.size();) {
        const utf8::Step first = utf8::next(text, at);
        const Sort sort = first.kind == utf8::Kind::Scalar ? sortOf(first.code) : Sort::Other;
        if (sort == Sort::Ideograph || sort == Sort::Other) {
            tokens += first.kind == utf8::Kind::Scalar && first.code > 0xFFFF && sort == Sort::Other ? 2 : 1;
            at += first.length;
            continue;
        }
        std::uint64_t count = 0;
        bool ascii = true, lineBreak = false;
        while (at < text.size()) {
            const utf8::Step step = utf8::next(text, at);
            if (step.kind != utf8::Kind::Scalar || sortOf(step.code) != sort)
                break;
            ascii = ascii && step.code < 0x80;
            lineBreak = lineBreak || step.code == '\n';
            ++count;
            at += step.length;
        }
        switch (sort) {
        case Sort::Letter:
            tokens += !ascii ? share(count, 3) : count <= 8 ? 1 : 1 + share(count - 8, 3);
            break;
        case Sort::Digit:
            tokens += share(count, 3);
            break;
        case Sort::Blank:
            tokens += lineBreak || count > 1 ? 1 : 0;
            break;
        default:
            tokens += 1 + (count - 1) / 4;
            break;
        }
    }
    return tokens;
}

} // namespace credence

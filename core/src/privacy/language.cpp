// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Whether a text is in the language that the sensitive kinds know: by script, then by how many of its words are.
#include "privacy/reader.h"
#include "util/utf8.h"

#include <credence/privacy.h>

#include <array>

namespace credence {

namespace {

// The most frequent words of English running text: no other language has a fifth of its words among them.
constexpr std::array<std::string_view, 60> kFrequent{
    "the",  "of",  "and",  "to",    "in",    "is",  "that", "it",   "was",   "for",   "on",   "are",
    "with", "as",  "his",  "they",  "be",    "at",  "have", "this", "from",  "or",    "had",  "by",
    "not",  "but", "some", "what",  "there", "we",  "can",  "out",  "other", "were",  "all",  "your",
    "when", "up",  "use",  "how",   "said",  "an",  "each", "she",  "which", "their", "if",   "will",
    "my",   "has", "her",  "would", "about", "who", "been", "i",    "he",    "you",   "user", "a"};

const char *const kNote = "Not in English: only patterns (identifiers, keys, hidden characters) were applied.";

} // namespace

std::string languageNote(std::string_view text)
{
    constexpr std::size_t kEnough = 20000;
    text = text.substr(0, kEnough);
    std::size_t latin = 0, other = 0;
    for (std::size_t i = 0; i < text.size();) {
        const utf8::Step step = utf8::next(text, i);
        i += step.length;
        const char32_t c = step.code;
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= 0xC0 && c <= 0x24F))
            ++latin;
        else if (step.kind == utf8::Kind::Scalar &&
                 ((c >= 0x370 && c < 0x2000) || (c >= 0x3040 && c < 0xE000) || (c >= 0x20000 && c < 0x40000)))
            other += c >= 0x3040 ? 3 : 1; // an ideograph or a syllable says as much as three letters
    }
    if (other > latin)
        return kNote;
    if (latin < 3)
        return {};
    std::size_t words = 0, known = 0, frequent = 0;
    privacy::Reader reader(text);
    privacy::Sentence sentence;
    while (reader.next(sentence)) {
        for (const privacy::Token &t : sentence.tokens) {
            if (t.end <= t.start || (t.capital && !t.known) || // a name belongs to every language
                (t.classes & privacy::bit(privacy::wordclass::Number)) != 0)
                continue;
            ++words;
            known += t.known ? 1U : 0U;
            std::string folded;
            privacy::foldInto(folded, text.substr(t.start, t.end - t.start));
            for (const std::string_view f : kFrequent)
                frequent += folded == f ? 1U : 0U;
        }
    }
    // Short texts may be names or code; a claim needs a few words.
    if (words < 5)
        return {};
    const bool english =
        frequent * 6 >= words || (known * 10 >= words * 8 && frequent > 0) || (known * 10 >= words * 9);
    return english ? std::string() : std::string(kNote);
}

} // namespace credence

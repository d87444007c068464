// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A text as sentences of tokens, each with what the lexicon knows of it.
// Ownership: values; tokens refer to bytes of the text by offset. Thread safety: pure functions.
#pragma once

#include "privacy/lexicon.h"

#include <cstdint>
#include <string_view>
#include <vector>

namespace credence::privacy {

struct Token {
    std::uint32_t start = 0, end = 0; // bytes
    WordId id = 0;
    Classes classes = 0;
    bool capital = false; // begins with an upper-case letter, and the next is lower case
    bool shout = false;   // all upper case
    bool opens = false;   // first of its sentence, or behind a quote or a colon
    bool hyphen = false;  // joined to the token before by a hyphen
    bool broken = false;  // a comma or another mark stands before it
    bool cue = false;     // patterns are looked up by it
    bool known = false;   // a word of the language or of a list
};

struct Sentence {
    std::vector<Token> tokens;
};

class Reader {
public:
    explicit Reader(std::string_view text) : m_text(text), m_lexicon(Lexicon::instance()) {}
    // False at the end of the text.
    bool next(Sentence &sentence);

private:
    void word(std::size_t start, std::size_t end, Token shape, Sentence &sentence);
    void put(std::string_view folded, std::size_t start, std::size_t end, const Token &shape, Sentence &sentence);

    std::string_view m_text;
    const Lexicon &m_lexicon;
    std::size_t m_pos = 0;
    std::string m_folded;
};

} // namespace credence::privacy

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The word lists of resources/lexicons (their format: README.md there), compiled to a vocabulary of inflected forms
// and to patterns over tokens. Ownership: one process-wide Lexicon. Thread safety: const after it is built.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

namespace credence::privacy {

using WordId = std::uint32_t; // 0: not in the vocabulary
using Classes = std::uint64_t;

// Classes that the code itself knows; the lists may define more.
namespace wordclass {
enum : std::uint8_t {
    User,    // the subject speaking or spoken of: user, I, my
    Pronoun, // he, her, they
    Kin,
    Role,
    Tech,     // technical nouns
    Dev,      // what one does to software
    Human,    // what only people do: prefer, hate, promise
    Says,     // told, said, asked
    Name,     // given names
    Thing,    // names of products that are given names too
    Place,    // names of places
    NotName,  // capitalised, and no person
    Title,    // Mr, Dr
    Who,      // set by the reader: any person
    Number,   // set by the reader: digits or a number word
    MinorAge, // set by the reader: a number below eighteen
    Possessive,
    Be,
    Negation,
    Common, // words of the language
    Little, // its most frequent ones
    FirstOwn,
};
} // namespace wordclass

[[nodiscard]] constexpr Classes bit(unsigned cls)
{
    return Classes{1} << cls;
}

struct Element {
    std::vector<WordId> words; // any of these, sorted
    Classes classes = 0;       // or any of these
    std::uint8_t gap = 0;      // instead: skips up to so many tokens
    bool optional = false;
    bool any = false; // any one token
    bool end = false; // no token: the sentence or a part of it ends here
};

enum class Strength : std::uint8_t {
    Claim,  // says it by itself
    Strong, // with a person in the sentence
    Weak,   // with a person close by and nothing technical around
    Not,    // takes back what overlaps it
};

struct Pattern {
    std::uint8_t category = 0; // index into Lexicon::categories
    Strength strength = Strength::Claim;
    std::uint8_t anchor = 0;                   // the element that it is looked up by
    std::uint8_t minBefore = 0, maxBefore = 0; // tokens that elements before the anchor take
    std::vector<Element> elements;
};

// A pattern at the word that it is looked up by, with what its neighbours must be, as far as that can be told without
// looking further: most tries end here, within one line of the processor's cache.
struct Anchored {
    std::uint32_t pattern = 0;
    bool after = false, before = false; // a plain element stands there
    bool who = false;                   // some person has to stand before
    Classes afterClasses = 0, beforeClasses = 0;
    std::uint64_t afterIds = 0, beforeIds = 0; // of words, each as one bit of 64: a word without its bit isn't listed

    [[nodiscard]] static bool could(Classes classes, std::uint64_t ids, Classes token, WordId id)
    {
        return (classes & token) != 0 || (id != 0 && (ids >> (id % 64U) & 1U) != 0);
    }
};

struct Word {
    Classes classes = 0;
    std::uint32_t first = 0, count = 0; // of Lexicon::anchored: the patterns looked up by it
};

// Words to numbers by hash alone: a 32-bit mark beside the place, so that no text is kept or compared. A word that
// isn't in it is taken for another one once in some thousand million times. Small, so that it stays in the processor's
// cache.
class WordTable {
public:
    void build(std::vector<std::pair<std::string, WordId>> words);
    [[nodiscard]] WordId find(std::string_view word) const { return find(hash(word)); }
    [[nodiscard]] WordId find(std::uint64_t h) const
    {
        const auto mark = static_cast<std::uint32_t>(h >> 32U) | 1U;
        for (std::size_t i = static_cast<std::size_t>(h) & m_mask;; i = (i + 1) & m_mask) {
            if (m_slots[i].mark == mark)
                return m_slots[i].id;
            if (m_slots[i].mark == 0)
                return 0;
        }
    }

    static std::uint64_t hash(std::string_view word)
    {
        constexpr std::uint64_t kFactor = 0x9E3779B97F4A7C15U;
        std::uint64_t h = word.size() * kFactor;
        while (!word.empty()) {
            std::uint64_t part = 0;
            const std::size_t n = word.size() < 8 ? word.size() : 8;
            std::memcpy(&part, word.data(), n);
            h = (h ^ part) * kFactor;
            h ^= h >> 29U;
            word.remove_prefix(n);
        }
        h *= 0xBF58476D1CE4E5B9U;
        return h ^ (h >> 31U);
    }

private:
    struct Slot {
        std::uint32_t mark = 0;
        WordId id = 0;
    };
    std::vector<Slot> m_slots = std::vector<Slot>(1);
    std::size_t m_mask = 0;
};

class Lexicon {
public:
    static const Lexicon &instance();

    [[nodiscard]] WordId find(std::uint64_t hashOfLowerCase) const { return m_table.find(hashOfLowerCase); }
    // A listed word of seven letters or more that differs by one slip of the pen; 0 if there is none.
    [[nodiscard]] WordId findMisspelt(std::string_view lowerCase) const;
    [[nodiscard]] const Word &word(WordId id) const { return m_words[id]; }
    [[nodiscard]] const Pattern &pattern(std::uint32_t index) const { return m_patterns[index]; }
    [[nodiscard]] std::span<const Anchored> anchored(const Word &word) const
    {
        return std::span(m_anchored).subspan(word.first, word.count);
    }
    [[nodiscard]] const std::vector<std::string> &categories() const { return m_categories; }
    [[nodiscard]] const std::vector<std::string> &problems() const { return m_problems; } // lines not understood

private:
    Lexicon();
    WordId intern(std::string_view word);
    void addForms(std::string_view word, bool exact, std::vector<WordId> &into);
    int classOf(const std::string &name);
    void loadIrregular(std::string_view text);
    void loadClasses(std::string_view text);
    void loadPlain(std::string_view text, unsigned cls);
    void loadCategory(const std::string &name, std::string_view text);
    void groupPatterns();
    void addPattern(std::uint8_t category, Strength strength, std::string_view line, const std::string &where);

    struct Hash {
        using is_transparent = void;
        std::size_t operator()(std::string_view s) const { return std::hash<std::string_view>{}(s); }
    };
    struct Equal {
        using is_transparent = void;
        bool operator()(std::string_view a, std::string_view b) const { return a == b; }
    };
    std::unordered_map<std::string, WordId, Hash, Equal> m_ids; // while loading only
    WordTable m_table;
    WordTable m_cues;      // the words that begin or bear a pattern
    WordTable m_deletions; // such a word of six letters or more with one left out
    std::unordered_map<std::string, std::vector<std::string>, Hash, Equal> m_irregular;
    std::unordered_map<std::string, unsigned> m_classNames;
    std::vector<Word> m_words;
    std::vector<Pattern> m_patterns;
    std::vector<std::vector<std::uint32_t>> m_patternsOf; // by word, while the lists are read
    std::vector<Anchored> m_anchored;                     // grouped by word
    std::vector<std::string> m_categories;
    std::vector<std::string> m_problems;
};

// The inflected forms of an English word by rule, the word itself first: plural, third person, past, participle,
// and for adjectives nothing (they are listed).
[[nodiscard]] std::vector<std::string> inflected(std::string_view word);

// Lower case without accents, for ASCII and Latin letters; other bytes stay.
void foldInto(std::string &out, std::string_view text);

} // namespace credence::privacy

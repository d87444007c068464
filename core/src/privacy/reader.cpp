// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "privacy/reader.h"
#include "util/utf8.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <utility>

namespace credence::privacy {

namespace {

constexpr std::size_t kMostTokens = 160;

// Contractions without an apostrophe, as people type them.
constexpr std::array<std::array<std::string_view, 3>, 17> kTyped{{{"im", "i", "am"},
                                                                  {"ive", "i", "have"},
                                                                  {"dont", "do", "not"},
                                                                  {"doesnt", "does", "not"},
                                                                  {"didnt", "did", "not"},
                                                                  {"cant", "can", "not"},
                                                                  {"cannot", "can", "not"},
                                                                  {"couldnt", "could", "not"},
                                                                  {"wont", "will", "not"},
                                                                  {"wouldnt", "would", "not"},
                                                                  {"isnt", "is", "not"},
                                                                  {"arent", "are", "not"},
                                                                  {"wasnt", "was", "not"},
                                                                  {"werent", "were", "not"},
                                                                  {"hasnt", "has", "not"},
                                                                  {"havent", "have", "not"},
                                                                  {"hadnt", "had", "not"}}};

bool upperStart(std::string_view text, std::size_t pos)
{
    const utf8::Step s = utf8::next(text, pos);
    if (s.code < 0x80)
        return s.code >= 'A' && s.code <= 'Z';
    return (s.code >= 0xC0 && s.code <= 0xDE && s.code != 0xD7) ||
           (s.code >= 0x100 && s.code <= 0x17F && s.code % 2 == 0) || s.code == 0x179 || s.code == 0x17B ||
           s.code == 0x17D || s.code == 0x139 || s.code == 0x13D || s.code == 0x141 || s.code == 0x143 ||
           s.code == 0x147;
}

bool apostrophe(std::string_view text, std::size_t pos, std::size_t &length)
{
    if (text[pos] == '\'') {
        length = 1;
        return true;
    }
    if (text.compare(pos, 3, "\xE2\x80\x99") == 0) {
        length = 3;
        return true;
    }
    return false;
}

constexpr std::array<bool, 128> kWordBytes = [] {
    std::array<bool, 128> table{};
    for (unsigned c = 0; c < 128; ++c)
        table[c] = (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
    return table;
}();

// A byte of a word: a letter or digit of any script, but no sign of U+2000 to U+2BFF and U+3000 to U+303F.
inline std::size_t wordLength(std::string_view text, std::size_t pos)
{
    const auto c = static_cast<unsigned char>(text[pos]);
    if (c < 0x80)
        return kWordBytes[c] ? 1 : 0;
    if (c == 0xE2 || c == 0xC2 || (c == 0xE3 && pos + 1 < text.size() && text[pos + 1] == '\x80'))
        return 0;
    return utf8::next(text, pos).length;
}

// What the lexicon says of a word. Texts use few words often, and the lists are larger than the processor's cache, so
// each thread keeps what it looked up last; a place holds one word.
struct Meaning {
    std::uint64_t key = 0;
    Classes classes = 0;
    WordId id = 0;
    bool cue = false, known = false;
};

Meaning lookUp(const Lexicon &lexicon, std::string_view folded, std::uint64_t hash, bool shout)
{
    using namespace wordclass;
    Meaning m;
    m.id = lexicon.find(hash);
    if (m.id != 0) {
        const Word &word = lexicon.word(m.id);
        m.classes = word.classes;
        m.cue = word.count != 0;
        m.known = (m.classes & ~bit(Name)) != 0 || m.cue;
    } else if (folded.size() >= 5 && !shout &&
               std::all_of(folded.begin(), folded.end(), [](char c) { return c >= 'a' && c <= 'z'; })) {
        m.id = lexicon.findMisspelt(folded);
        if (m.id != 0) {
            m.classes = lexicon.word(m.id).classes & ~bit(Name);
            m.cue = true;
        }
    }
    return m;
}

const Meaning &meaning(const Lexicon &lexicon, std::string_view folded, bool shout)
{
    constexpr std::size_t kPlaces = 4096;
    thread_local std::vector<Meaning> places(kPlaces);
    const std::uint64_t hash = WordTable::hash(folded);
    const std::uint64_t key = (hash << 1U) | (shout ? 1U : 0U);
    Meaning &place = places[(hash >> 20U) % kPlaces];
    if (place.key != key || key <= 1) {
        place = lookUp(lexicon, folded, hash, shout);
        place.key = key;
    }
    return place;
}

// What a redaction left: "[third_person 64f8]" is still somebody.
constexpr std::string_view kHiddenPerson = "third_person ";

// The end of the placeholder that begins here; 0 if none does.
std::size_t hidden(std::string_view text, std::size_t at)
{
    std::size_t i = at + 1;
    while (i < text.size() && ((text[i] >= 'a' && text[i] <= 'z') || text[i] == '_'))
        ++i;
    if (i == at + 1 || i + 6 > text.size() || text[i] != ' ' || text[i + 5] != ']')
        return 0;
    for (std::size_t k = i + 1; k < i + 5; ++k) {
        if (!((text[k] >= '0' && text[k] <= '9') || (text[k] >= 'a' && text[k] <= 'f')))
            return 0;
    }
    return i + 6;
}

} // namespace

void Reader::put(std::string_view folded, std::size_t start, std::size_t end, const Token &shape, Sentence &sentence)
{
    using namespace wordclass;
    Token t = shape;
    t.start = static_cast<std::uint32_t>(start);
    t.end = static_cast<std::uint32_t>(end);
    const Meaning &m = meaning(m_lexicon, folded, t.shout);
    t.id = m.id;
    t.classes = m.classes;
    t.cue = m.cue;
    t.known = m.known;
    if (folded.front() >= '0' && folded.front() <= '9' &&
        std::all_of(folded.begin(), folded.end(), [](unsigned char c) { return std::isdigit(c) != 0; })) {
        t.classes |= bit(Number);
        if (folded.size() <= 2 && folded[0] != '0' && (folded.size() == 1 || folded < "18"))
            t.classes |= bit(MinorAge);
    }
    if ((t.classes & (bit(User) | bit(Pronoun) | bit(Kin) | bit(Role))) != 0)
        t.classes |= bit(Who);
    sentence.tokens.push_back(t);
}

void Reader::word(std::size_t start, std::size_t end, Token shape, Sentence &sentence)
{
    m_folded.clear();
    foldInto(m_folded, m_text.substr(start, end - start));
    shape.capital = upperStart(m_text, start);
    if (shape.capital) {
        bool lowerAfter = false;
        for (std::size_t i = start + 1; i < end; ++i) {
            const auto c = static_cast<unsigned char>(m_text[i]);
            lowerAfter |= (c >= 'a' && c <= 'z') || c >= 0x80;
        }
        shape.shout = !lowerAfter && end - start > 1;
    }
    const std::string_view f(m_folded);
    const std::size_t mark = f.find('\'');
    if (mark == std::string_view::npos) {
        // All of them end in "nt", "im", "ive" or "not".
        if (f.size() >= 2 && f.size() <= 8 && (f.back() == 't' || f == "im" || f == "ive")) {
            for (const auto &[typed, first, second] : kTyped) {
                if (f == typed) {
                    put(first, start, end, shape, sentence);
                    put(second, start, end, {}, sentence);
                    return;
                }
            }
        }
        put(f, start, end, shape, sentence);
        return;
    }
    // Where the mark is in the text: everything before it is there as long as in the folded form or longer.
    std::size_t at = end - 1;
    while (at > start && m_text[at] != '\'' && m_text.compare(at, 3, "\xE2\x80\x99") != 0)
        --at;
    const std::string_view base = f.substr(0, mark), tail = f.substr(mark + 1);
    const Token plain{};
    if (tail == "t" && base.size() > 1 && base.back() == 'n') {
        std::string_view verb = base.substr(0, base.size() - 1);
        if (base == "can")
            verb = "can";
        else if (base == "won")
            verb = "will";
        else if (base == "shan")
            verb = "shall";
        put(verb, start, end, shape, sentence);
        put("not", start, end, plain, sentence);
        return;
    }
    static constexpr std::array<std::pair<std::string_view, std::string_view>, 6> kTails{
        {{"s", "'s"}, {"m", "am"}, {"re", "are"}, {"ve", "have"}, {"ll", "will"}, {"d", "would"}}};
    for (const auto &[short_, long_] : kTails) {
        if (tail == short_) {
            const std::string whole(base);
            put(whole, start, at, shape, sentence);
            put(long_, at, end, plain, sentence);
            return;
        }
    }
    std::string joined(f);
    std::erase(joined, '\'');
    put(joined, start, end, shape, sentence);
}

bool Reader::next(Sentence &sentence)
{
    sentence.tokens.clear();
    bool opens = true, hyphen = false, broken = false;
    while (m_pos < m_text.size() && sentence.tokens.size() < kMostTokens) {
        const std::size_t length = wordLength(m_text, m_pos);
        if (length == 0) {
            const char c = m_text[m_pos];
            if (c == '[') {
                if (const std::size_t after = hidden(m_text, m_pos)) {
                    Token t;
                    t.start = static_cast<std::uint32_t>(m_pos);
                    t.end = static_cast<std::uint32_t>(after);
                    t.opens = opens;
                    t.broken = broken;
                    t.known = true;
                    if (m_text.compare(m_pos + 1, kHiddenPerson.size(), kHiddenPerson) == 0)
                        t.classes = bit(wordclass::Who);
                    sentence.tokens.push_back(t);
                    m_pos = after;
                    opens = hyphen = broken = false;
                    continue;
                }
            }
            const bool last = m_pos + 1 >= m_text.size();
            const bool space = !last && (std::isspace(static_cast<unsigned char>(m_text[m_pos + 1])) != 0 ||
                                         m_text[m_pos + 1] == '"' || m_text[m_pos + 1] == ')');
            ++m_pos;
            if (c == '\n' && !sentence.tokens.empty())
                return true;
            if ((c == '.' || c == '!' || c == '?') && (space || last) && !sentence.tokens.empty()) {
                const Token &t = sentence.tokens.back();
                const bool abbreviation =
                    c == '.' && ((t.classes & bit(wordclass::Title)) != 0 || (t.end - t.start == 1 && t.capital));
                if (!abbreviation)
                    return true;
            }
            hyphen = c == '-' && !last && wordLength(m_text, m_pos) > 0 && !sentence.tokens.empty() &&
                     sentence.tokens.back().end + 1 == m_pos;
            if (c == ':' || c == '"' || c == '(' || c == ';' || c == '>' || c == '*')
                opens = true;
            if (c != ' ' && c != '-' && c != '\t')
                broken = true;
            continue;
        }
        const std::size_t start = m_pos;
        while (m_pos < m_text.size()) {
            const std::size_t more = wordLength(m_text, m_pos);
            if (more > 0) {
                m_pos += more;
                continue;
            }
            std::size_t mark = 0;
            if (apostrophe(m_text, m_pos, mark) && m_pos + mark < m_text.size() &&
                wordLength(m_text, m_pos + mark) > 0) {
                m_pos += mark;
                continue;
            }
            break;
        }
        m_pos = std::min(m_pos, m_text.size());
        if (m_pos - start > 64) // no word of any language: a token, a blob
            continue;
        Token shape;
        shape.opens = opens;
        shape.hyphen = hyphen;
        shape.broken = broken;
        word(start, m_pos, shape, sentence);
        opens = hyphen = broken = false;
    }
    return !sentence.tokens.empty();
}

} // namespace credence::privacy

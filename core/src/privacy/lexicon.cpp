// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "privacy/lexicon.h"
#include "util/resources.h"
#include "util/utf8.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace credence::privacy {

namespace {

constexpr std::array kCategoryFiles{"health",    "finance", "relationships", "sexuality", "politics", "religion",
                                    "ethnicity", "union",   "biometrics",    "crime",     "minors",   "injection"};

constexpr std::array kKnownClasses{"user", "pron",     "kin",   "role",  "tech",    "dev",    "human",
                                   "says", "name",     "thing", "place", "notname", "title",  "who",
                                   "num",  "minorage", "poss",  "be",    "not",     "common", "little"};
static_assert(kKnownClasses.size() == wordclass::FirstOwn);

std::string_view trimmed(std::string_view s)
{
    while (!s.empty() && (s.front() == ' ' || s.front() == '\t' || s.front() == '\r'))
        s.remove_prefix(1);
    while (!s.empty() && (s.back() == ' ' || s.back() == '\t' || s.back() == '\r'))
        s.remove_suffix(1);
    return s;
}

template<class Each>
void eachLine(std::string_view text, Each &&each)
{
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        if (const std::size_t hash = line.find('#'); hash != std::string_view::npos)
            line = line.substr(0, hash);
        line = trimmed(line);
        if (!line.empty())
            each(line);
        text.remove_prefix(std::min(end + 1, text.size()));
    }
}

std::vector<std::string_view> split(std::string_view s, char at)
{
    std::vector<std::string_view> parts;
    while (!s.empty()) {
        const std::size_t end = std::min(s.find(at), s.size());
        if (end > 0)
            parts.push_back(s.substr(0, end));
        s.remove_prefix(std::min(end + 1, s.size()));
    }
    return parts;
}

bool vowel(char c)
{
    return c == 'a' || c == 'e' || c == 'i' || c == 'o' || c == 'u';
}

} // namespace

void foldInto(std::string &out, std::string_view text)
{
    // U+00C0 to U+017F without their marks.
    static constexpr std::string_view kLatin1 = "aaaaaaaceeeeiiiidnooooo ouuuuytsaaaaaaaceeeeiiiidnooooo ouuuuyty";
    static constexpr std::string_view kExtended = "aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll"
                                                  "lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs";
    out.reserve(out.size() + text.size());
    for (std::size_t i = 0; i < text.size();) {
        const auto c = static_cast<unsigned char>(text[i]);
        if (c < 0x80) {
            out += c >= 'A' && c <= 'Z' ? static_cast<char>(c + 32) : static_cast<char>(c);
            ++i;
            continue;
        }
        const utf8::Step step = utf8::next(text, i);
        if (step.kind == utf8::Kind::Scalar && step.code >= 0xC0 && step.code <= 0xFF && step.code != 0xD7 &&
            step.code != 0xF7) {
            out += kLatin1[step.code - 0xC0];
        } else if (step.kind == utf8::Kind::Scalar && step.code >= 0x100 && step.code <= 0x17F &&
                   step.code - 0x100 < kExtended.size()) {
            out += kExtended[step.code - 0x100];
        } else if (step.code == 0x2019) {
            out += '\'';
        } else if (step.kind == utf8::Kind::Scalar && step.code >= 0x1E00 && step.code <= 0x1EFF) {
            // Vietnamese vowels, by ranges.
            out += step.code >= 0x1EF2   ? 'y'
                   : step.code >= 0x1EE4 ? 'u'
                   : step.code >= 0x1ECC ? 'o'
                   : step.code >= 0x1EC8 ? 'i'
                   : step.code >= 0x1EB8 ? 'e'
                   : step.code >= 0x1EA0 ? 'a'
                                         : '?';
        } else {
            out.append(text.substr(i, step.length));
        }
        i += step.length;
    }
}

std::vector<std::string> inflected(std::string_view word)
{
    std::vector<std::string> forms{std::string(word)};
    const std::string w(word);
    if (w.size() < 3 || !std::all_of(w.begin(), w.end(), [](char c) { return c >= 'a' && c <= 'z'; }))
        return forms;
    const char last = w.back(), before = w[w.size() - 2];
    const std::string stem = w.substr(0, w.size() - 1);
    const bool sibilant = last == 's' || last == 'x' || last == 'z' || w.ends_with("ch") || w.ends_with("sh");
    if (last == 'y' && !vowel(before)) {
        forms.insert(forms.end(), {stem + "ies", stem + "ied", w + "ing"});
    } else if (last == 'e') {
        forms.insert(forms.end(), {w + "s", w + "d", stem + "ing"});
        if (w.ends_with("ee"))
            forms.push_back(w + "ing");
    } else {
        forms.push_back(w + (sibilant || (last == 'o' && !vowel(before)) ? "es" : "s"));
        if (last == 'o')
            forms.push_back(w + "s");
        forms.insert(forms.end(), {w + "ed", w + "ing"});
        if (!vowel(last) && last != 'w' && last != 'x' && last != 'y' && vowel(before) &&
            !vowel(w[w.size() - 3])) // stop, stopped
            forms.insert(forms.end(), {w + last + "ed", w + last + "ing"});
    }
    return forms;
}

const Lexicon &Lexicon::instance()
{
    static const Lexicon lexicon;
    return lexicon;
}

Lexicon::Lexicon()
{
    m_words.emplace_back(); // id 0
    for (unsigned i = 0; i < kKnownClasses.size(); ++i)
        m_classNames.emplace(kKnownClasses[i], i);
    loadIrregular(resource("lexicons/irregular.txt"));
    loadPlain(resource("lexicons/english.txt"), wordclass::Common);
    loadPlain(resource("lexicons/names.txt"), wordclass::Name);
    loadClasses(resource("lexicons/classes.txt"));
    for (const char *name : kCategoryFiles)
        loadCategory(name, resource(std::string("lexicons/") + name + ".txt"));
    m_irregular.clear();
    groupPatterns();
    std::vector<std::pair<std::string, WordId>> all, cues, deletions;
    for (const auto &[text, id] : m_ids) {
        all.emplace_back(text, id);
        if (m_words[id].count == 0)
            continue;
        cues.emplace_back(text, id);
        if (text.size() < 6)
            continue;
        for (std::size_t i = 1; i < text.size(); ++i) {
            std::string shorter = text;
            shorter.erase(i, 1);
            deletions.emplace_back(std::move(shorter), id);
        }
    }
    m_table.build(std::move(all));
    m_cues.build(std::move(cues));
    m_deletions.build(std::move(deletions));
    m_ids = {};
}

void Lexicon::groupPatterns()
{
    m_patternsOf.resize(m_words.size());
    const auto plain = [](const Element &e) { return e.gap == 0 && !e.optional && !e.any && !e.end; };
    const auto bits = [](const Element &e) {
        std::uint64_t ids = 0;
        for (const WordId id : e.words)
            ids |= std::uint64_t{1} << (id % 64U);
        return ids;
    };
    for (WordId id = 0; id < m_patternsOf.size(); ++id) {
        m_words[id].first = static_cast<std::uint32_t>(m_anchored.size());
        m_words[id].count = static_cast<std::uint32_t>(m_patternsOf[id].size());
        for (const std::uint32_t index : m_patternsOf[id]) {
            const Pattern &p = m_patterns[index];
            Anchored one;
            one.pattern = index;
            if (const std::size_t next = std::size_t{p.anchor} + 1; next < p.elements.size()) {
                const Element &e = p.elements[next];
                one.after = plain(e);
                one.afterClasses = e.classes;
                one.afterIds = bits(e);
            }
            if (p.anchor > 0) {
                const Element &e = p.elements[std::size_t{p.anchor} - 1];
                one.before = plain(e);
                one.beforeClasses = e.classes;
                one.beforeIds = bits(e);
                const Element &head = p.elements.front();
                one.who = head.words.empty() && head.classes == bit(wordclass::Who) && !head.optional;
            }
            m_anchored.push_back(one);
        }
    }
    m_patternsOf = {};
}

void WordTable::build(std::vector<std::pair<std::string, WordId>> words)
{
    std::sort(words.begin(), words.end()); // the same table whatever order the words came in
    std::size_t size = 64;
    while (size < words.size() * 2)
        size *= 2;
    m_slots.assign(size, {});
    m_mask = size - 1;
    for (const auto &[word, id] : words) {
        const std::uint64_t h = hash(word);
        const auto mark = static_cast<std::uint32_t>(h >> 32U) | 1U;
        std::size_t i = static_cast<std::size_t>(h) & m_mask;
        while (m_slots[i].mark != 0 && m_slots[i].mark != mark)
            i = (i + 1) & m_mask;
        if (m_slots[i].mark == 0)
            m_slots[i] = {mark, id};
    }
}

WordId Lexicon::findMisspelt(std::string_view word) const
{
    if (word.size() < 5 || word.size() > 24)
        return 0;
    // Two letters swapped; a letter too few; a letter too many; one taken for another leaves a common deletion.
    std::array<char, 24> letters{};
    std::copy(word.begin(), word.end(), letters.begin());
    for (std::size_t i = 0; i + 1 < word.size(); ++i) {
        std::swap(letters[i], letters[i + 1]);
        if (const WordId id = m_cues.find({letters.data(), word.size()}))
            return id;
        std::swap(letters[i], letters[i + 1]);
    }
    if (word.size() < 6)
        return 0;
    if (const WordId id = m_deletions.find(word))
        return id;
    std::array<char, 24> shorter{};
    for (std::size_t i = 1; i < word.size(); ++i) {
        std::copy(word.begin(), word.begin() + static_cast<std::ptrdiff_t>(i), shorter.begin());
        std::copy(word.begin() + static_cast<std::ptrdiff_t>(i) + 1, word.end(),
                  shorter.begin() + static_cast<std::ptrdiff_t>(i));
        const std::string_view less(shorter.data(), word.size() - 1);
        if (const WordId id = m_cues.find(less))
            return id;
        if (word.size() < 7)
            continue;
        if (const WordId id = m_deletions.find(less))
            return id;
    }
    return 0;
}

WordId Lexicon::intern(std::string_view word)
{
    if (const auto it = m_ids.find(word); it != m_ids.end())
        return it->second;
    const auto id = static_cast<WordId>(m_words.size());
    m_ids.emplace(std::string(word), id);
    m_words.emplace_back();
    return id;
}

void Lexicon::addForms(std::string_view word, bool exact, std::vector<WordId> &into)
{
    std::string folded;
    foldInto(folded, word);
    if (exact) {
        into.push_back(intern(folded));
        return;
    }
    for (const std::string &form : inflected(folded))
        into.push_back(intern(form));
    if (const auto it = m_irregular.find(folded); it != m_irregular.end()) {
        for (const std::string &form : it->second)
            into.push_back(intern(form));
    }
}

int Lexicon::classOf(const std::string &name)
{
    if (const auto it = m_classNames.find(name); it != m_classNames.end())
        return static_cast<int>(it->second);
    if (m_classNames.size() >= 64)
        return -1;
    const auto index = static_cast<unsigned>(m_classNames.size());
    m_classNames.emplace(name, index);
    return static_cast<int>(index);
}

void Lexicon::loadIrregular(std::string_view text)
{
    eachLine(text, [&](std::string_view line) {
        const auto words = split(line, ' ');
        auto &forms = m_irregular[std::string(words.front())];
        for (std::size_t i = 1; i < words.size(); ++i)
            forms.emplace_back(words[i]);
    });
}

void Lexicon::loadPlain(std::string_view text, unsigned cls)
{
    std::string folded;
    eachLine(text, [&](std::string_view line) {
        for (const std::string_view w : split(line, ' ')) {
            folded.clear();
            foldInto(folded, w);
            m_words[intern(folded)].classes |= bit(cls);
        }
    });
}

void Lexicon::loadClasses(std::string_view text)
{
    int cls = -1;
    eachLine(text, [&](std::string_view line) {
        if (line.front() == '[') {
            cls = classOf(std::string(line.substr(1, line.find(']') - 1)));
            return;
        }
        if (cls < 0) {
            m_problems.push_back(fmt::format("classes.txt: {}", line));
            return;
        }
        for (std::string_view w : split(line, ' ')) {
            const bool exact = w.front() == '=';
            if (exact)
                w.remove_prefix(1);
            std::vector<WordId> ids;
            addForms(w, exact, ids);
            for (const WordId id : ids)
                m_words[id].classes |= bit(static_cast<unsigned>(cls));
        }
    });
}

void Lexicon::loadCategory(const std::string &name, std::string_view text)
{
    const auto category = static_cast<std::uint8_t>(m_categories.size());
    m_categories.push_back(name);
    Strength strength = Strength::Claim;
    eachLine(text, [&](std::string_view line) {
        if (line.front() == '[') {
            const std::string_view section = line.substr(1, line.find(']') - 1);
            if (section == "claim")
                strength = Strength::Claim;
            else if (section == "strong")
                strength = Strength::Strong;
            else if (section == "weak")
                strength = Strength::Weak;
            else if (section == "not")
                strength = Strength::Not;
            else
                m_problems.push_back(fmt::format("{}.txt: {}", name, line));
            return;
        }
        // Several patterns a line, with commas.
        for (const std::string_view part : split(line, ',')) {
            if (const std::string_view one = trimmed(part); !one.empty())
                addPattern(category, strength, one, name);
        }
    });
}

void Lexicon::addPattern(std::uint8_t category, Strength strength, std::string_view line, const std::string &where)
{
    Pattern pattern;
    pattern.category = category;
    pattern.strength = strength;
    const auto bad = [&] { m_problems.push_back(fmt::format("{}.txt: {}", where, line)); };
    for (std::string_view part : split(line, ' ')) {
        Element e;
        if (part.starts_with("...")) {
            part.remove_prefix(3);
            e.gap = part.empty() ? 3 : static_cast<std::uint8_t>(std::min(part.front() - '0', 9));
            pattern.elements.push_back(std::move(e));
            continue;
        }
        if (part.size() > 1 && part.back() == '?') {
            e.optional = true;
            part.remove_suffix(1);
        }
        if (part == "$") {
            e.end = true;
            pattern.elements.push_back(std::move(e));
            continue;
        }
        if (part == "*") {
            e.any = true;
            pattern.elements.push_back(std::move(e));
            continue;
        }
        for (std::string_view alternative : split(part, '|')) {
            if (alternative.front() == '<' && alternative.back() == '>') {
                const int cls = classOf(std::string(alternative.substr(1, alternative.size() - 2)));
                if (cls < 0)
                    return bad();
                e.classes |= bit(static_cast<unsigned>(cls));
                continue;
            }
            const bool exact = alternative.front() == '=';
            if (exact)
                alternative.remove_prefix(1);
            if (alternative.empty())
                return bad();
            addForms(alternative, exact, e.words);
        }
        std::sort(e.words.begin(), e.words.end());
        e.words.erase(std::unique(e.words.begin(), e.words.end()), e.words.end());
        pattern.elements.push_back(std::move(e));
    }
    // The anchor: the element of listed words with the fewest forms, so that few tokens try the pattern.
    std::size_t anchor = pattern.elements.size();
    for (std::size_t i = 0; i < pattern.elements.size(); ++i) {
        const Element &e = pattern.elements[i];
        if (e.gap > 0 || e.any || e.end || e.optional || e.words.empty() || e.classes != 0)
            continue;
        const auto rarity = [&](const Element &x) {
            // Common little words are poor anchors.
            const bool common = std::any_of(x.words.begin(), x.words.end(), [&](WordId id) {
                return (m_words[id].classes &
                        (bit(wordclass::Be) | bit(wordclass::Possessive) | bit(wordclass::User) |
                         bit(wordclass::Negation) | bit(wordclass::Pronoun) | bit(wordclass::Little))) != 0;
            });
            return (common ? 1000U : 0U) + x.words.size();
        };
        if (anchor == pattern.elements.size() || rarity(e) < rarity(pattern.elements[anchor]))
            anchor = i;
    }
    if (anchor == pattern.elements.size() || pattern.elements.size() > 16)
        return bad();
    pattern.anchor = static_cast<std::uint8_t>(anchor);
    for (std::size_t i = 0; i < anchor; ++i) {
        const Element &e = pattern.elements[i];
        pattern.minBefore += e.gap > 0 || e.optional || e.end ? 0 : 1;
        pattern.maxBefore += e.gap > 0 ? e.gap : e.end ? 0 : 1;
    }
    const auto index = static_cast<std::uint32_t>(m_patterns.size());
    m_patternsOf.resize(m_words.size());
    for (const WordId id : pattern.elements[anchor].words)
        m_patternsOf[id].push_back(index);
    m_patterns.push_back(std::move(pattern));
}

} // namespace credence::privacy

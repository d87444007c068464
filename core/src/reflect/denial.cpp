// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Whether a later sentence denies a claim: by negating what it says, by telling that it ended or changed, by another
// figure, an opposite, another value of the same kind or another name in the same place. English; word by word.
#include "reflect/check.h"
#include "reflect/denials.h"
#include "reflect/wordlists.h"

#include "util/resources.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <unordered_map>

namespace credence::reflecting {

namespace {

struct SaidWord {
    std::string text;      // folded
    std::string root;      // stem of its base form
    bool content = false;  // carries the claim: neither a function word nor a figure
    bool name = false;     // a capital that no sentence begins with
    bool parted = false;   // a comma, a colon or a dash stands before it
    bool numbered = false; // "#" stands before it: an id, no figure
    std::optional<double> figure{};
    std::string clock{}; // "9:10", "9": what a time of day would be compared by
};

std::string baseForm(const std::string &word)
{
    static const std::map<std::string, std::string> bases = [] {
        std::map<std::string, std::string> out;
        for (const std::string &line : listLines(resource("lexicons/irregular.txt"))) {
            std::string base, form;
            for (const char c : line + " ") {
                if (c != ' ') {
                    form += c;
                    continue;
                }
                if (base.empty())
                    base = form;
                else if (!form.empty())
                    out.emplace(form, base);
                form.clear();
            }
        }
        return out;
    }();
    const auto it = bases.find(word);
    return it == bases.end() ? word : it->second;
}

// Wishes and likings count as one: who "no longer wants" a thing does not prefer it either.
std::string rootOfWord(const std::string &word)
{
    static const std::set<std::string> wishes{"want", "like", "prefer", "love", "enjoy", "favour", "favor"};
    std::string root = stemOf(baseForm(word));
    return wishes.contains(root) ? std::string("like") : root;
}

std::optional<double> figureOf(const std::string &word)
{
    constexpr std::array kSpelled{"zero",  "one",   "two",  "three", "four",   "five",  "six",
                                  "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    for (std::size_t i = 0; i < kSpelled.size(); ++i) {
        if (word == kSpelled[i] && i != 1) // "one" is a pronoun more often
            return double(i);
    }
    std::string plain;
    for (std::size_t i = 0; i < word.size(); ++i) {
        // "1,200" is one figure, "1,5" of other languages, too.
        if (word[i] == ',' && word.size() - i == 4)
            continue;
        plain += word[i] == ',' ? '.' : word[i];
    }
    double value = 0;
    const auto [end, error] = std::from_chars(plain.data(), plain.data() + plain.size(), value);
    if (error != std::errc() || end == plain.data() || !std::isfinite(value))
        return std::nullopt;
    if (end != plain.data() + plain.size() && *end != ':')
        return std::nullopt;
    return value;
}

// What is the same wherever a word stands. Folding and stemming take longest, and texts of one scope share their words.
struct PlainWord {
    std::string text, root;
    bool content = false; // as SaidWord's, for what is no figure
};

PlainWord plainWord(const std::string &word)
{
    PlainWord out;
    out.text = foldedText(word);
    std::string bare = out.text;
    if (bare.ends_with("'s"))
        bare.resize(bare.size() - 2);
    out.root = rootOfWord(bare);
    out.content = !isFunctionWord(out.text) && !isFunctionWord(bare);
    return out;
}

// Words that were met, up to a number of them; then it begins anew.
class MetWords {
public:
    const PlainWord &of(const std::string &word)
    {
        if (const auto known = m_words.find(word); known != m_words.end())
            return known->second;
        if (m_words.size() >= kMostMet)
            m_words.clear();
        if (word.size() > kLongestMet)
            return m_long = plainWord(word);
        return m_words.emplace(word, plainWord(word)).first->second;
    }

private:
    static constexpr std::size_t kMostMet = 20'000, kLongestMet = 40;
    std::unordered_map<std::string, PlainWord> m_words;
    PlainWord m_long;
};

std::vector<SaidWord> saidWords(std::string_view text, MetWords &met)
{
    std::vector<SaidWord> out;
    std::string word;
    bool parted = false, numbered = false;
    const auto byte = [&](std::size_t i) { return i < text.size() ? static_cast<unsigned char>(text[i]) : 0U; };
    const auto digit = [&](std::size_t i) { return byte(i) >= '0' && byte(i) <= '9'; };
    const auto end = [&] {
        while (!word.empty() && word.back() == '\'')
            word.pop_back();
        if (word.empty())
            return;
        const PlainWord &plain = met.of(word);
        SaidWord one;
        one.text = plain.text;
        one.root = plain.root;
        one.name = !out.empty() && one.text != word;
        one.parted = parted;
        one.numbered = numbered;
        parted = numbered = false;
        one.figure = one.numbered ? std::nullopt : figureOf(one.text);
        if (one.figure)
            one.clock = one.text;
        one.content = !one.figure && !one.numbered && plain.content;
        out.push_back(std::move(one));
        word.clear();
    };
    for (std::size_t i = 0; i < text.size(); ++i) {
        const unsigned c = byte(i);
        const bool typographic = c == 0xE2 && byte(i + 1) == 0x80;
        const bool apostrophe = c == '\'' || (typographic && byte(i + 2) == 0x99);
        if (apostrophe && !word.empty()) {
            word += '\'';
        } else if ((c == '.' || c == ',' || c == ':') && i > 0 && digit(i - 1) && digit(i + 1)) {
            word += char(c);
        } else if (!typographic && (c >= 0x80 || std::isalnum(int(c)))) {
            word += char(c);
        } else {
            end();
            if (c == '#')
                numbered = true;
            else if (c != ' ')
                numbered = false;
            parted = parted || typographic || c == ',' || c == ':' || c == '(' || c == ')';
        }
        if (typographic)
            i += 2;
    }
    end();
    return out;
}

bool oneOf(const std::string &word, std::initializer_list<const char *> words)
{
    return std::any_of(words.begin(), words.end(), [&](const char *one) { return word == one; });
}

// What a word before another one leaves as it is: "does not really want" negates the wanting.
bool passesOn(const SaidWord &word)
{
    return !word.content || word.text.ends_with("ly") ||
           oneOf(word.text, {"always", "ever", "yet", "even", "longer", "quite", "often"});
}

bool endsReach(const SaidWord &word)
{
    return word.parted || oneOf(word.text, {"because", "but", "so", "and", "when", "while", "if", "until", "that",
                                            "which", "who", "with", "since", "although"});
}

bool deniesNext(const std::vector<SaidWord> &words, std::size_t i)
{
    const SaidWord &word = words[i];
    const bool only = i + 1 < words.size() && oneOf(words[i + 1].text, {"only", "just"});
    return !only && (negates(word.text) || oneOf(word.root, {"refus", "reject", "dislik", "avoid"}));
}

// The roots that a text negates: of each negation the first word with a content in its reach.
std::set<std::string> negated(const std::vector<SaidWord> &words)
{
    std::set<std::string> out;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (!deniesNext(words, i))
            continue;
        for (std::size_t j = i + 1; j < words.size() && !endsReach(words[j]); ++j) {
            if (passesOn(words[j]) || negates(words[j].text))
                continue;
            out.insert(words[j].root);
            break;
        }
    }
    return out;
}

// --- lists -----------------------------------------------------------------------------------------------------------

struct OppositeLists {
    std::vector<std::array<std::set<std::string>, 2>> pairs; // roots
    std::vector<std::set<std::string>> kinds;                // roots
    // Where a root stands: of the pairs place and side, of the kinds the first.
    std::unordered_map<std::string, std::vector<std::pair<std::size_t, std::size_t>>> sides{};
    std::unordered_map<std::string, std::size_t> kindOf{};
};

const OppositeLists &oppositeLists()
{
    static const OppositeLists lists = [] {
        OppositeLists out;
        for (const std::string &line : listLines(resource("lexicons/opposites.txt"))) {
            std::array<std::set<std::string>, 2> sides;
            const bool kind = line.find(':') != std::string::npos;
            std::size_t side = 0;
            std::string word;
            for (const char c : line + " ") {
                if (c != ' ') {
                    word += c;
                    continue;
                }
                if (word == "/")
                    side = 1;
                else if (!word.empty() && !word.ends_with(":"))
                    sides[side].insert(rootOfWord(word));
                word.clear();
            }
            if (kind)
                out.kinds.push_back(std::move(sides[0]));
            else
                out.pairs.push_back(std::move(sides));
        }
        for (std::size_t pair = 0; pair < out.pairs.size(); ++pair) {
            for (const std::size_t side : {0U, 1U}) {
                for (const std::string &root : out.pairs[pair][side])
                    out.sides[root].emplace_back(pair, side);
            }
        }
        for (std::size_t kind = 0; kind < out.kinds.size(); ++kind) {
            for (const std::string &root : out.kinds[kind])
                out.kindOf.emplace(root, kind);
        }
        return out;
    }();
    return lists;
}

// A unit's kind and its size in the kind's own unit.
std::pair<std::string, double> unitOf(const SaidWord &word)
{
    static const std::map<std::string, std::pair<const char *, double>> units{
        {"second", {"time", 1}},        {"sec", {"time", 1}},           {"minut", {"time", 60}},
        {"min", {"time", 60}},          {"hour", {"time", 3600}},       {"day", {"time", 86400}},
        {"week", {"time", 604800}},     {"month", {"time", 2592000}},   {"year", {"time", 31536000}},
        {"metr", {"length", 1}},        {"meter", {"length", 1}},       {"km", {"length", 1000}},
        {"kilometr", {"length", 1000}}, {"mile", {"length", 1609.344}}, {"gram", {"mass", 1}},
        {"kg", {"mass", 1000}},         {"kilo", {"mass", 1000}},       {"kb", {"data", 1e3}},
        {"mb", {"data", 1e6}},          {"gb", {"data", 1e9}},          {"tb", {"data", 1e12}}};
    const auto it = units.find(word.root);
    return it == units.end() ? std::pair(word.root, 1.0) : std::pair(std::string(it->second.first), it->second.second);
}

struct Measured {
    double value = 0;
    std::string kind, told; // "time", "40 minutes"
    bool known = false;     // a unit of size, not a thing that is counted
};

std::vector<Measured> measured(const std::vector<SaidWord> &words)
{
    std::vector<Measured> out;
    for (std::size_t i = 0; i + 1 < words.size(); ++i) {
        if (!words[i].figure || !words[i + 1].content || words[i + 1].parted)
            continue;
        const auto [kind, size] = unitOf(words[i + 1]);
        out.push_back(
            {*words[i].figure * size, kind, words[i].text + " " + words[i + 1].text, kind != words[i + 1].root});
    }
    return out;
}

// --- one sentence against the claim ----------------------------------------------------------------------------------

struct SaidSentence {
    SaidSentence(std::string_view text, MetWords &met) : words(saidWords(text, met)), denied(negated(words))
    {
        for (const SaidWord &word : words) {
            if (word.content)
                roots.insert(word.root);
        }
    }
    // About so many, with its bookkeeping.
    [[nodiscard]] std::size_t bytes() const { return sizeof *this + words.size() * (sizeof(SaidWord) + 80); }

    std::vector<SaidWord> words;
    std::set<std::string> denied, roots; // that it negates; of its words with a content
};

class DenialOf {
public:
    DenialOf(const std::string &belief, MetWords &met) : m_claim(saidWords(belief, met)), m_negated(negated(m_claim))
    {
        for (std::size_t i = 0; i < m_claim.size(); ++i) {
            const SaidWord &word = m_claim[i];
            if (!word.content)
                continue;
            m_roots.insert(word.root);
            const bool unit = i > 0 && m_claim[i - 1].figure && unitOf(word).first != word.root;
            if (!unit && !passesOn(word) && !negates(word.text) &&
                std::find(m_base.begin(), m_base.end(), word.root) == m_base.end())
                m_base.push_back(word.root);
        }
        for (const SaidWord &word : m_claim) {
            m_roughly =
                m_roughly || oneOf(word.text, {"about", "around", "roughly", "approximately", "nearly", "almost"});
            m_atMost = m_atMost || oneOf(word.root, {"allow", "limit", "most", "maximum", "within", "under", "below"});
            m_atLeast = m_atLeast || oneOf(word.root, {"least", "minimum", "over", "abov", "need", "requir"});
        }
        m_place = !m_base.empty() && (claims("live") || claims("resid") || claims("work") || claims("stay")) &&
                  std::any_of(m_claim.begin() + 1, m_claim.end(), [](const SaidWord &word) { return word.name; });
        findOpposed();
        findValues();
    }

    // Of what it says, in order, each once; the first is whom it is about.
    [[nodiscard]] const std::vector<std::string> &base() const { return m_base; }
    // So many of these a sentence needs to be about the same.
    [[nodiscard]] std::size_t least() const { return std::max<std::size_t>(2, (m_base.size() + 1) / 2); }
    // Whether one that only names whom it is about may deny it.
    [[nodiscard]] bool tellsPlace() const { return m_place; }

    [[nodiscard]] std::string by(const SaidSentence &sentence) const
    {
        const std::vector<SaidWord> &said = sentence.words;
        const std::set<std::string> &roots = sentence.roots;
        const auto shared = std::size_t(
            std::count_if(m_base.begin(), m_base.end(), [&](const std::string &one) { return roots.contains(one); }));
        if (std::string why = elsewhere(said, roots); !why.empty())
            return why;
        if (shared < least())
            return {};
        if (std::string why = negation(sentence); !why.empty())
            return why;
        if (std::string why = ending(said); !why.empty())
            return why;
        if (std::string why = changing(said); !why.empty())
            return why;
        if (std::string why = figures(said); !why.empty())
            return why;
        if (std::string why = opposite(said); !why.empty())
            return why;
        return value(said, roots, shared);
    }

private:
    [[nodiscard]] bool claims(const std::string &root) const { return m_roots.contains(root); }
    // Of the claim, but not whom it is about.
    [[nodiscard]] bool predicated(const std::string &root) const
    {
        return claims(root) && (m_base.empty() || root != m_base.front());
    }

    // Of each pair of opposites that it has one side of: its first word there, and the other side.
    void findOpposed()
    {
        const OppositeLists &lists = oppositeLists();
        std::map<std::size_t, std::array<std::optional<std::size_t>, 2>> first; // place of the word, by pair
        for (std::size_t i = 0; i < m_claim.size(); ++i) {
            const auto sides = lists.sides.find(m_claim[i].root);
            if (sides == lists.sides.end())
                continue;
            for (const auto &[pair, side] : sides->second) {
                if (auto &word = first[pair][side]; !word)
                    word = i;
            }
        }
        for (const auto &[pair, words] : first) {
            for (const std::size_t side : {0U, 1U}) {
                if (words[side] && !words[1 - side])
                    m_opposed.emplace_back(*words[side], &lists.pairs[pair][1 - side]);
            }
        }
    }
    // Its words that another value or name could take the place of.
    void findValues()
    {
        const OppositeLists &lists = oppositeLists();
        for (std::size_t i = 1; i < m_claim.size(); ++i) {
            const auto kind = lists.kindOf.find(m_claim[i].root);
            if (m_claim[i].content && (m_claim[i].name || kind != lists.kindOf.end()))
                m_values.emplace_back(i, kind == lists.kindOf.end() ? nullptr : &lists.kinds[kind->second]);
        }
    }

    [[nodiscard]] std::string negation(const SaidSentence &sentence) const
    {
        const std::set<std::string> &denied = sentence.denied, &roots = sentence.roots;
        const auto oneSided = [](const std::set<std::string> &here, const std::set<std::string> &there, auto also) {
            return std::any_of(here.begin(), here.end(),
                               [&](const std::string &root) { return !there.contains(root) && also(root); });
        };
        if (oneSided(denied, m_negated, [&](const std::string &root) { return claims(root); }) ||
            oneSided(m_negated, denied, [&](const std::string &root) { return roots.contains(root); }))
            return "one of them negates it";
        return {};
    }

    // That what the claim says came to an end.
    [[nodiscard]] std::string ending(const std::vector<SaidWord> &said) const
    {
        for (std::size_t i = 0; i < said.size(); ++i) {
            const auto next = [&](std::size_t n) { return i + n < said.size() ? said[i + n].text : std::string(); };
            const std::string &word = said[i].text, &root = said[i].root;
            std::size_t skip = 0; // words of the phrase itself
            if (oneOf(root, {"stop", "quit", "cancel", "abandon", "sell", "retir", "replac", "drop", "disabl", "resign",
                             "remov", "ceas", "former"}))
                skip = 1;
            else if ((root == "give" && next(1) == "up") || (root == "shut" && next(1) == "down") ||
                     (oneOf(root, {"turn", "switch"}) && next(1) == "off") || (word == "used" && next(1) == "to") ||
                     (oneOf(root, {"move", "chang", "switch", "migrat"}) && oneOf(next(1), {"from", "away", "out"})))
                skip = 2;
            else if ((word == "instead" && next(1) == "of") || (word == "rather" && next(1) == "than"))
                skip = 2;
            else if ((word == "in" && next(1) == "place" && next(2) == "of") ||
                     (word == "got" && next(1) == "rid" && next(2) == "of"))
                skip = 3;
            else if (root == "leave" && !errand(said, i))
                skip = 1;
            // "broke down": the thing itself comes before.
            if (root == "break" && next(1) == "down" && (claims("work") || claims("run")))
                return fmt::format("\"{} down\"", word);
            if (skip == 0 || claims(root))
                continue;
            std::size_t seen = 0;
            for (std::size_t j = i + skip; j < said.size() && seen < 3; ++j) {
                if (j > i + skip && endsReach(said[j]))
                    break;
                if (!said[j].content)
                    continue;
                ++seen;
                if (predicated(said[j].root))
                    return fmt::format("\"{}\" and \"{}\"", skip == 1 ? word : word + " " + next(1), said[j].text);
            }
        }
        return {};
    }
    // Who leaves a place for the evening has not left it for good.
    static bool errand(const std::vector<SaidWord> &said, std::size_t from)
    {
        for (std::size_t j = from + 1; j < said.size(); ++j) {
            const bool then = j + 1 < said.size();
            if (oneOf(said[j].text,
                      {"early", "late", "before", "after", "to", "when", "open", "alone", "on", "behind"}) ||
                (then && (said[j].text == "for" || (said[j].text == "at" && said[j + 1].figure))))
                return true;
        }
        return false;
    }

    // "migrated to Postgres", which the claim does not know.
    [[nodiscard]] std::string changing(const std::vector<SaidWord> &said) const
    {
        for (std::size_t i = 0; i + 2 < said.size(); ++i) {
            if (!oneOf(said[i].root, {"migrat", "move", "switch", "chang", "convert", "upgrad", "downgrad", "renam"}) ||
                said[i + 1].text != "to" || claims(said[i].root))
                continue;
            for (std::size_t j = i + 2; j < said.size() && !endsReach(said[j]); ++j) {
                if (!said[j].content && !said[j].figure)
                    continue;
                if (!claims(said[j].root))
                    return fmt::format("\"{} to {}\"", said[i].text, said[j].text);
                break;
            }
        }
        return {};
    }

    // Where somebody lives or works is told by a move alone, with little else in common.
    [[nodiscard]] std::string elsewhere(const std::vector<SaidWord> &said, const std::set<std::string> &roots) const
    {
        if (!m_place || !roots.contains(m_base.front()))
            return {};
        for (std::size_t i = 0; i + 2 < said.size(); ++i) {
            if (oneOf(said[i].root, {"move", "reloc", "transfer"}) && said[i + 1].text == "to" && said[i + 2].name &&
                !claims(said[i + 2].root))
                return fmt::format("\"{} to {}\"", said[i].text, said[i + 2].text);
        }
        return {};
    }

    [[nodiscard]] bool differs(const Measured &claimed, const Measured &now, bool changed) const
    {
        const double more = (now.value - claimed.value) / std::max(std::fabs(claimed.value), 1e-9);
        if (!changed && m_atMost)
            return more > 0;
        if (!changed && m_atLeast)
            return more < 0;
        const double slack = m_roughly ? 0.25 : claimed.known ? 0.1 : 0;
        return std::fabs(more) > slack;
    }

    [[nodiscard]] std::string figures(const std::vector<SaidWord> &said) const
    {
        const bool changed = std::any_of(said.begin(), said.end(), [](const SaidWord &word) {
            return oneOf(word.root, {"rais", "lower", "increas", "decreas", "chang", "limit", "allow"});
        });
        const std::vector<Measured> now = measured(said);
        for (const Measured &claimed : measured(m_claim)) {
            const Measured *other = nullptr;
            bool same = false;
            for (const Measured &one : now) {
                if (one.kind != claimed.kind)
                    continue;
                if (differs(claimed, one, changed))
                    other = other ? other : &one;
                else
                    same = true;
            }
            if (other && !same)
                return fmt::format("{} against {}", claimed.told, other->told);
        }
        // A figure behind the same word: "at 9", "Postgres 15".
        const auto behind = [](const std::vector<SaidWord> &words, std::size_t i) {
            return i > 0 && words[i].figure && !words[i].parted && !words[i - 1].figure &&
                   (words[i - 1].content || oneOf(words[i - 1].text, {"at", "until", "by"}));
        };
        const auto isMeasure = [](const std::vector<SaidWord> &words, std::size_t i) {
            return i + 1 < words.size() && words[i + 1].content && !words[i + 1].parted;
        };
        for (std::size_t i = 1; i < m_claim.size(); ++i) {
            if (!behind(m_claim, i) || isMeasure(m_claim, i))
                continue;
            std::string other;
            bool same = false;
            for (std::size_t j = 1; j < said.size(); ++j) {
                if (!behind(said, j) || said[j - 1].root != m_claim[i - 1].root || isMeasure(said, j))
                    continue;
                const std::string &a = m_claim[i].clock, &b = said[j].clock;
                const bool hours = a.find(':') == std::string::npos || b.find(':') == std::string::npos;
                const bool equal = hours ? *m_claim[i].figure == *said[j].figure : a == b;
                same = same || equal;
                if (!equal)
                    other = b;
            }
            if (!other.empty() && !same)
                return fmt::format("{} {} against {}", m_claim[i - 1].text, m_claim[i].text, other);
        }
        return {};
    }

    [[nodiscard]] std::string opposite(const std::vector<SaidWord> &said) const
    {
        for (const auto &opposed : m_opposed) {
            const SaidWord &mine = m_claim[opposed.first];
            const auto theirs = std::find_if(said.begin(), said.end(),
                                             [&](const SaidWord &word) { return opposed.second->contains(word.root); });
            if (theirs == said.end())
                continue;
            // The very word of the claim: with another form of it something else may be meant, as with the lock of
            // what is "locked".
            if (std::none_of(said.begin(), said.end(), [&](const SaidWord &word) { return word.text == mine.text; }))
                return fmt::format("\"{}\" against \"{}\"", mine.text, theirs->text);
        }
        return {};
    }

    // Another value of the same kind, or another name, behind the same word, where nearly all else is the same.
    [[nodiscard]] std::string value(const std::vector<SaidWord> &said, const std::set<std::string> &roots,
                                    std::size_t shared) const
    {
        const OppositeLists &lists = oppositeLists();
        for (const auto &[i, kind] : m_values) {
            const SaidWord &mine = m_claim[i];
            if (roots.contains(mine.root))
                continue;
            const std::size_t others =
                m_base.size() - (std::find(m_base.begin(), m_base.end(), mine.root) != m_base.end());
            if (shared * 3 < others * 2)
                continue;
            for (std::size_t j = 1; j < said.size(); ++j) {
                const SaidWord &theirs = said[j];
                if (!theirs.content || claims(theirs.root) || theirs.parted || said[j - 1].root != m_claim[i - 1].root)
                    continue;
                if (kind ? kind->contains(theirs.root) : theirs.name && !lists.kindOf.contains(theirs.root))
                    return fmt::format("\"{}\" against \"{}\"", mine.text, theirs.text);
            }
        }
        return {};
    }

    std::vector<SaidWord> m_claim;
    std::set<std::string> m_negated, m_roots;
    std::vector<std::string> m_base; // of what it says, in order; the first is whom it is about
    std::vector<std::pair<std::size_t, const std::set<std::string> *>> m_opposed, m_values;
    bool m_roughly = false, m_atMost = false, m_atLeast = false, m_place = false;
};

} // namespace

std::string denial(const std::string &belief, const std::string &later)
{
    MetWords met;
    const DenialOf denial(belief, met);
    for (const std::string &sentence : sentencesOf(later)) {
        if (std::string why = denial.by(SaidSentence(sentence, met)); !why.empty())
            return why;
    }
    return {};
}

// --- many against many -----------------------------------------------------------------------------------------------

struct Denials::Claim {
    explicit Claim(DenialOf belief) : of(std::move(belief)) {}
    DenialOf of;
    std::vector<std::uint32_t> sentences; // that are about it, ascending
    std::vector<std::size_t> texts;       // theirs
};

struct Denials::Impl {
    struct Place {
        std::uint32_t text = 0;
        std::size_t from = 0, length = 0;
    };
    std::vector<const std::string *> texts;
    std::vector<Place> sentences;                                     // in order of the texts
    std::unordered_map<std::string, std::vector<std::uint32_t>> with; // the sentences that have a root, ascending
    MetWords met;
    std::unordered_map<std::uint32_t, SaidSentence> apart; // sentences taken apart
    std::size_t bytes = 0, mostBytes = 0;                  // of these

    std::vector<std::uint32_t> shared;  // by sentence: how many of a claim's words; 0 between claims
    std::vector<std::uint32_t> touched; // the sentences that have any

    const SaidSentence &sentence(std::uint32_t number)
    {
        if (const auto known = apart.find(number); known != apart.end())
            return known->second;
        if (bytes >= mostBytes) {
            apart.clear();
            bytes = 0;
        }
        const Place &place = sentences[number];
        const std::string_view text = std::string_view(*texts[place.text]).substr(place.from, place.length);
        const SaidSentence &made = apart.emplace(number, SaidSentence(text, met)).first->second;
        bytes += made.bytes();
        return made;
    }
};

Denials::Denials(std::size_t mostBytes) : d(std::make_unique<Impl>())
{
    d->mostBytes = mostBytes;
}
Denials::~Denials() = default;

void Denials::add(const std::string &later)
{
    const auto text = std::uint32_t(d->texts.size());
    d->texts.push_back(&later);
    std::size_t from = 0;
    for (const std::string &sentence : sentencesOf(later)) {
        const auto number = std::uint32_t(d->sentences.size());
        d->sentences.push_back({text, from, sentence.size()});
        from += sentence.size();
        std::set<std::string> roots;
        for (SaidWord &word : saidWords(sentence, d->met)) {
            if (word.content)
                roots.insert(std::move(word.root));
        }
        for (const std::string &root : roots)
            d->with[root].push_back(number);
    }
    d->shared.resize(d->sentences.size(), 0);
}

std::shared_ptr<const Denials::Claim> Denials::claim(const std::string &belief)
{
    auto out = std::make_shared<Claim>(DenialOf(belief, d->met));
    d->touched.clear();
    const std::vector<std::string> &base = out->of.base();
    for (const std::string &root : base) {
        const auto with = d->with.find(root);
        if (with == d->with.end())
            continue;
        for (const std::uint32_t sentence : with->second) {
            if (d->shared[sentence]++ == 0)
                d->touched.push_back(sentence);
        }
        if (out->of.tellsPlace() && &root == base.data())
            out->sentences = with->second;
    }
    for (const std::uint32_t sentence : d->touched) {
        if (d->shared[sentence] >= out->of.least())
            out->sentences.push_back(sentence);
        d->shared[sentence] = 0;
    }
    std::sort(out->sentences.begin(), out->sentences.end());
    out->sentences.erase(std::unique(out->sentences.begin(), out->sentences.end()), out->sentences.end());
    for (const std::uint32_t sentence : out->sentences) {
        if (const std::size_t text = d->sentences[sentence].text; out->texts.empty() || out->texts.back() != text)
            out->texts.push_back(text);
    }
    return out;
}

const std::vector<std::size_t> &Denials::about(const Claim &claim)
{
    return claim.texts;
}

std::string Denials::by(const Claim &claim, std::size_t text)
{
    auto one =
        std::lower_bound(claim.sentences.begin(), claim.sentences.end(), text,
                         [this](std::uint32_t sentence, std::size_t of) { return d->sentences[sentence].text < of; });
    for (; one != claim.sentences.end() && d->sentences[*one].text == text; ++one) {
        if (std::string why = claim.of.by(d->sentence(*one)); !why.empty())
            return why;
    }
    return {};
}

} // namespace credence::reflecting

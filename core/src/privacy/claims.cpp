// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Claims about persons. A cue alone is a topic ("the payments service"); with a person who has, is or does it, it is a
// claim ("Lena can't pay her rent"). What is technical around a cue takes it back.
#include "privacy/finder.h"
#include "privacy/reader.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bitset>

namespace credence::privacy {

namespace {

using namespace wordclass;

constexpr std::size_t kNone = static_cast<std::size_t>(-1);

bool is(const Token &t, Classes classes)
{
    return (t.classes & classes) != 0;
}

// The token behind the last one that elements[e…] match from t on; kNone when they don't.
std::size_t match(const std::vector<Element> &elements, std::size_t e, const std::vector<Token> &tokens, std::size_t t,
                  int &budget)
{
    while (e < elements.size()) {
        if (--budget < 0)
            return kNone;
        const Element &element = elements[e];
        if (element.gap > 0) {
            for (std::size_t skip = 0; skip <= element.gap && t + skip <= tokens.size(); ++skip) {
                if (const std::size_t end = match(elements, e + 1, tokens, t + skip, budget); end != kNone)
                    return end;
            }
            return kNone;
        }
        if (element.end) {
            if (t < tokens.size() && !tokens[t].broken)
                return kNone;
            ++e;
            continue;
        }
        const bool here =
            t < tokens.size() &&
            (element.any || is(tokens[t], element.classes) ||
             (tokens[t].id != 0 && std::binary_search(element.words.begin(), element.words.end(), tokens[t].id)));
        if (element.optional) {
            if (here) {
                if (const std::size_t end = match(elements, e + 1, tokens, t + 1, budget); end != kNone)
                    return end;
            }
            ++e;
            continue;
        }
        if (!here)
            return kNone;
        ++t;
        ++e;
    }
    return t;
}

struct Cue {
    std::size_t from = 0, to = 0; // tokens, `to` exclusive
    std::uint8_t category = 0;
    Strength strength = Strength::Claim;
};

class Judge {
public:
    Judge(std::string_view text, const PrivacyPolicy &policy, std::vector<Finding> &into)
        : m_text(text), m_into(into), m_lexicon(Lexicon::instance())
    {
        for (const std::string &subject : policy.subjects) {
            std::string folded;
            foldInto(folded, subject);
            std::size_t pos = 0;
            while (pos < folded.size()) {
                const std::size_t end = std::min(folded.find(' ', pos), folded.size());
                if (end > pos)
                    m_subjects.push_back(folded.substr(pos, end - pos));
                pos = end + 1;
            }
        }
    }

    void judge(Sentence &sentence)
    {
        m_tokens = &sentence.tokens;
        findNames(sentence.tokens);
        collect();
        for (const Cue &cue : m_cues) {
            if (cue.strength != Strength::Not && holds(cue))
                report(cue);
        }
    }

private:
    const std::vector<Token> &tokens() const { return *m_tokens; }

    std::string_view textOf(const Token &t) const { return m_text.substr(t.start, t.end - t.start); }

    bool isSubject(const Token &t) const
    {
        if (m_subjects.empty())
            return false;
        std::string folded;
        foldInto(folded, textOf(t));
        return std::find(m_subjects.begin(), m_subjects.end(), folded) != m_subjects.end();
    }

    // --- names

    // What the words behind the name say of it: 2 a person surely, 1 perhaps, 0 nothing, -1 a thing.
    int manner(const std::vector<Token> &tokens, std::size_t after) const
    {
        std::size_t i = after;
        // "probably wants", "also said", "does not trust", "has been"
        for (std::size_t steps = 0; steps < 4 && i < tokens.size(); ++steps) {
            const Token &t = tokens[i];
            if (is(t, bit(Says)))
                return 2;
            if (is(t, bit(Human)))
                return 2;
            if (is(t, bit(Dev)))
                return -1;
            const bool adverb = textOf(t).ends_with("ly");
            if (is(t, bit(Be) | bit(Negation)) || adverb) {
                ++i;
                continue;
            }
            break;
        }
        if (i < tokens.size() && textOf(tokens[i]) == "'s")
            return i + 1 < tokens.size() && is(tokens[i + 1], bit(Kin) | bit(Role)) ? 2 : 0;
        return i > after ? 1 : 0;
    }

    void findNames(std::vector<Token> &tokens)
    {
        for (std::size_t i = 0; i < tokens.size(); ++i) {
            Token &t = tokens[i];
            if (!t.capital || t.shout || t.end - t.start < 2)
                continue;
            const bool listed = is(t, bit(Name));
            const bool thing = is(t, bit(Thing));
            const bool place = is(t, bit(Place));
            if (is(t, bit(NotName)) && !listed)
                continue;
            const bool word = is(t, bit(Common) | bit(Human) | bit(Says) | bit(Dev) | bit(Tech) | bit(Be) | bit(User) |
                                        bit(Pronoun) | bit(Kin) | bit(Role));
            // Names of two parts are read as one: Jun-ho, and given name and surname.
            std::size_t last = i;
            while (last + 1 < tokens.size() && tokens[last + 1].hyphen &&
                   tokens[last + 1].end - tokens[last + 1].start <= 10 && !tokens[last + 1].shout &&
                   (tokens[last + 1].capital || !tokens[last + 1].known ||
                    (listed && tokens[last + 1].end - tokens[last + 1].start <= 3)))
                ++last;
            const bool double_ = last > i;
            std::size_t surnames = 0;
            while (last + 1 < tokens.size() && surnames < 2 && tokens[last + 1].capital && !tokens[last + 1].broken &&
                   !tokens[last + 1].shout && !is(tokens[last + 1], bit(NotName) | bit(Thing)) &&
                   (listed || !t.known)) {
                ++last;
                ++surnames;
            }
            const bool title = i > 0 && is(tokens[i - 1], bit(Title)) && tokens[i - 1].capital;
            const int how = manner(tokens, last + 1);
            bool person = false;
            const bool located = i > 0 && (textOf(tokens[i - 1]) == "in" || textOf(tokens[i - 1]) == "to" ||
                                           textOf(tokens[i - 1]) == "from" || textOf(tokens[i - 1]) == "at" ||
                                           textOf(tokens[i - 1]) == "near");
            if (double_ && listed && how >= 1) {
                person = true;
            } else if (title) {
                person = !is(t, bit(NotName));
            } else if (is(t, bit(NotName))) {
                person = false;
            } else if (listed && !thing && !place && !word) {
                person = how >= 0 || double_ || surnames > 0;
            } else if (listed && place) {
                person = !located && (how == 2 || (how >= 1 && !t.opens));
            } else if (listed && thing) {
                person = how == 2 && saysNext(tokens, last + 1);
            } else if (listed) { // an ordinary word too
                person = (how == 2 && (t.opens ? saysNext(tokens, last + 1) : true)) || (!t.opens && how >= 1) ||
                         (!t.opens && surnames > 0);
            } else if (!t.known && !thing && !place) {
                person = (how == 2 && (!t.opens || surnames > 0 || !pluralNext(tokens, last + 1))) ||
                         (double_ && how >= 1) || (introduced(tokens, i) && !located);
            }
            if (!person || isSubject(t))
                continue;
            for (std::size_t k = i; k <= last; ++k)
                tokens[k].classes |= bit(Who);
            t.classes |= bit(Who);
            m_into.push_back({.category = "third_person",
                              .detector = "name",
                              .start = t.start,
                              .end = tokens[last].end,
                              .score = listed ? 0.7 : 0.6,
                              .why = fmt::format("Speaks of {}, who is not the subject of this memory.",
                                                 m_text.substr(t.start, tokens[last].end - t.start))});
            i = last;
        }
    }

    // "Rollouts are planned": one person's name takes no plural.
    bool pluralNext(const std::vector<Token> &tokens, std::size_t after) const
    {
        if (after >= tokens.size())
            return false;
        const std::string_view w = textOf(tokens[after]);
        return w == "are" || w == "were" || w == "have" || w.starts_with("aren'") || w.starts_with("weren'") ||
               w.starts_with("haven'");
    }

    bool saysNext(const std::vector<Token> &tokens, std::size_t after) const
    {
        for (std::size_t i = after; i < tokens.size() && i < after + 2; ++i) {
            if (is(tokens[i], bit(Says)))
                return true;
        }
        return false;
    }

    // "told Ottar", "with Bukola": an unknown word that only a person can be.
    bool introduced(const std::vector<Token> &tokens, std::size_t i) const
    {
        if (i == 0)
            return false;
        const Token &before = tokens[i - 1];
        if (before.end + 1 != tokens[i].start)
            return false;
        if (is(before, bit(Role) | bit(Kin)))
            return true;
        const std::string_view w = textOf(before);
        return w == "told" || w == "asked" || w == "named" || w == "called" || w == "met" || w == "thanked";
    }

    // --- cues

    // Whether the elements beside the anchor, where they are plain ones, can be there.
    bool couldMatch(const Anchored &a, std::size_t t) const
    {
        if (a.after) {
            if (t + 1 >= tokens().size())
                return false;
            const Token &n = tokens()[t + 1];
            if (!Anchored::could(a.afterClasses, a.afterIds, n.classes, n.id))
                return false;
        }
        if (a.before) {
            if (t == 0)
                return false;
            const Token &b = tokens()[t - 1];
            if (!Anchored::could(a.beforeClasses, a.beforeIds, b.classes, b.id))
                return false;
        }
        // "<who> ...3 cue": some person has to stand before.
        return !a.who || t >= 64 || m_whoBefore[t];
    }

    void collect()
    {
        m_cues.clear();
        const std::vector<Token> &all = tokens();
        m_whoBefore.reset();
        for (std::size_t t = 0, any = 0; t < all.size() && t < m_whoBefore.size(); ++t) {
            m_whoBefore[t] = any != 0;
            any |= is(all[t], bit(Who)) ? 1U : 0U;
        }
        for (std::size_t t = 0; t < all.size(); ++t) {
            if (!all[t].cue)
                continue;
            for (const Anchored &anchored : m_lexicon.anchored(m_lexicon.word(all[t].id))) {
                if (!couldMatch(anchored, t))
                    continue;
                const Pattern &p = m_lexicon.pattern(anchored.pattern);
                for (std::size_t before = p.minBefore; before <= p.maxBefore && before <= t; ++before) {
                    int budget = 400;
                    const std::size_t end = match(p.elements, 0, all, t - before, budget);
                    if (end != kNone && end > t) {
                        m_cues.push_back({t - before, end, p.category, p.strength});
                        break;
                    }
                }
            }
        }
    }

    bool holds(const Cue &cue) const
    {
        for (const Cue &other : m_cues) {
            if (other.strength == Strength::Not && other.category == cue.category && other.from < cue.to &&
                cue.from < other.to)
                return false;
        }
        const std::vector<Token> &all = tokens();
        if (cue.strength == Strength::Claim) {
            // "renamed the divorce table"; what instructs a model may well speak of software.
            return m_lexicon.categories()[cue.category] == "injection" || cue.to >= all.size() || all[cue.to].broken ||
                   !is(all[cue.to], bit(Tech));
        }
        // "cancer detection model", "divorce table"
        if (cue.to < all.size() && !all[cue.to].broken && is(all[cue.to], bit(Tech)))
            return false;
        if (cue.from > 0 && !all[cue.from].broken && is(all[cue.from - 1], bit(Tech)))
            return false;
        std::size_t person = kNone; // the last one before the cue
        bool any = false;
        for (std::size_t i = 0; i < all.size(); ++i) {
            if (!is(all[i], bit(Who)) || (i >= cue.from && i < cue.to && cue.to - cue.from == 1))
                continue;
            any = true;
            if (i < cue.to)
                person = i;
        }
        if (!any)
            return false;
        // "the user renamed the … table": a person who does something to software.
        if (person != kNone) {
            for (std::size_t i = person + 1; i < cue.from; ++i) {
                if (is(all[i], bit(Dev)))
                    return false;
            }
        }
        if (cue.strength == Strength::Strong)
            return true;
        const std::size_t lo = cue.from > 5 ? cue.from - 5 : 0, hi = std::min(all.size(), cue.to + 5);
        for (std::size_t i = lo; i < hi; ++i) {
            if (is(all[i], bit(Tech)) && (i < cue.from || i >= cue.to))
                return false;
        }
        if (person != kNone && cue.from <= person + 7)
            return true;
        for (std::size_t i = cue.to; i < std::min(all.size(), cue.to + 4); ++i) {
            if (is(all[i], bit(Who)))
                return true;
        }
        return false;
    }

    void report(const Cue &cue)
    {
        const std::size_t start = tokens()[cue.from].start, end = tokens()[cue.to - 1].end;
        const std::string &category = m_lexicon.categories()[cue.category];
        const double score = cue.strength == Strength::Claim ? 0.85 : cue.strength == Strength::Strong ? 0.8 : 0.6;
        const std::string_view quote = m_text.substr(start, end - start);
        m_into.push_back({.category = category,
                          .detector = category,
                          .start = start,
                          .end = end,
                          .score = score,
                          .why = category == "injection"
                                     ? fmt::format("Tries to instruct a model: \"{}\".", quote)
                                     : fmt::format("Seems to say something about a person: \"{}\".", quote)});
    }

    std::string_view m_text;
    std::vector<Finding> &m_into;
    const Lexicon &m_lexicon;
    std::vector<std::string> m_subjects;
    const std::vector<Token> *m_tokens = nullptr;
    std::vector<Cue> m_cues;
    std::bitset<64> m_whoBefore; // a person stands before this token
};

} // namespace

void findClaims(std::string_view text, const PrivacyPolicy &policy, std::vector<Finding> &into)
{
    Reader reader(text);
    Judge judge(text, policy, into);
    Sentence sentence;
    sentence.tokens.reserve(std::min<std::size_t>(text.size() / 4 + 1, 64));
    while (reader.next(sentence))
        judge.judge(sentence);
}

} // namespace credence::privacy

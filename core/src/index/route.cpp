// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a question asks for: one event, or how things use to be.
#include <credence/recall.h>

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cctype>

namespace credence {

namespace {

struct RouteCue {
    std::string_view words; // folded; "*" at the end: a prefix
    int weight;
};

// Weights: 2 decides, 1 leans: two of these decide, one does not keep a layer from being looked at. English first, then
// the plainest words of a few other languages.
constexpr std::array kInstanceCues{
    RouteCue{"when", 2},          RouteCue{"which day", 2},  RouteCue{"what day", 2},     RouteCue{"which date", 2},
    RouteCue{"what date", 2},     RouteCue{"what time", 2},  RouteCue{"that day", 2},     RouteCue{"yesterday", 2},
    RouteCue{"today", 1},         RouteCue{"last time", 2},  RouteCue{"first time", 2},   RouteCue{"last week", 2},
    RouteCue{"last month", 2},    RouteCue{"last night", 2}, RouteCue{"this morning", 2}, RouteCue{"how long ago", 2},
    RouteCue{"what happened", 2}, RouteCue{"did", 1},        RouteCue{"was", 1},          RouteCue{"were", 1},
    RouteCue{"who", 1},           RouteCue{"which", 1},      RouteCue{"once", 1},         RouteCue{"happened", 1},
    RouteCue{"когда", 2},         RouteCue{"вчера", 2},      RouteCue{"wann", 2},         RouteCue{"gestern", 2},
    RouteCue{"quand", 2},         RouteCue{"hier", 1},       RouteCue{"cuándo", 2},       RouteCue{"ayer", 2}};
constexpr std::array kPatternCues{RouteCue{"usually", 2},
                                  RouteCue{"usual", 2},
                                  RouteCue{"typically", 2},
                                  RouteCue{"typical", 2},
                                  RouteCue{"normally", 2},
                                  RouteCue{"generally", 2},
                                  RouteCue{"in general", 2},
                                  RouteCue{"tend to", 2},
                                  RouteCue{"tends to", 2},
                                  RouteCue{"tendency", 2},
                                  RouteCue{"always", 2},
                                  RouteCue{"never", 1},
                                  RouteCue{"often", 2},
                                  RouteCue{"rarely", 2},
                                  RouteCue{"habit", 2},
                                  RouteCue{"habits", 2},
                                  RouteCue{"prefer", 2},
                                  RouteCue{"prefers", 2},
                                  RouteCue{"preference", 2},
                                  RouteCue{"preferences", 2},
                                  RouteCue{"like to", 1},
                                  RouteCue{"likes", 1},
                                  RouteCue{"like", 1},
                                  RouteCue{"dislike", 1},
                                  RouteCue{"dislikes", 1},
                                  RouteCue{"favourite", 2},
                                  RouteCue{"favorite", 2},
                                  RouteCue{"as a rule", 2},
                                  RouteCue{"most of the time", 2},
                                  RouteCue{"every time", 2},
                                  RouteCue{"how does", 1},
                                  RouteCue{"how do", 1},
                                  RouteCue{"what kind", 1},
                                  RouteCue{"does", 1},
                                  RouteCue{"обычно", 2},
                                  RouteCue{"всегда", 2},
                                  RouteCue{"meistens", 2},
                                  RouteCue{"normalerweise", 2},
                                  RouteCue{"d'habitude", 2},
                                  RouteCue{"normalmente", 2}};
// Written without spaces: anywhere in the question.
constexpr std::array kInstanceInside{RouteCue{"いつ", 2}, RouteCue{"何日", 2}, RouteCue{"昨日", 2},
                                     RouteCue{"什么时候", 2}, RouteCue{"哪天", 2}};
constexpr std::array kPatternInside{RouteCue{"いつも", 4}, RouteCue{"普段", 2}, RouteCue{"通常", 2},
                                    RouteCue{"总是", 2}, RouteCue{"一般", 2}};
constexpr std::array<std::string_view, 12> kMonths{"january",   "february", "march",    "april",
                                                   "may",       "june",     "july",     "august",
                                                   "september", "october",  "november", "december"};

struct RouteWord {
    std::string folded;
    std::size_t start = 0, end = 0; // bytes of the question
};

std::vector<RouteWord> routeWords(std::string_view question)
{
    std::vector<RouteWord> out;
    std::size_t start = std::string_view::npos;
    const auto end = [&](std::size_t at) {
        if (start != std::string_view::npos)
            out.push_back({foldedText(question.substr(start, at - start)), start, at});
        start = std::string_view::npos;
    };
    for (std::size_t i = 0; i < question.size(); ++i) {
        const auto c = static_cast<unsigned char>(question[i]);
        const bool inside =
            std::isalnum(c) != 0 || c >= 0x80 || c == '\'' || (c == '-' && start != std::string_view::npos);
        if (!inside)
            end(i);
        else if (start == std::string_view::npos)
            start = i;
    }
    end(question.size());
    return out;
}

bool isNumber(const std::string &text, int from, int to)
{
    if (text.empty() || text.size() > 4 ||
        !std::all_of(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }))
        return false;
    const int value = std::stoi(text);
    return value >= from && value <= to;
}

} // namespace

const char *word(RecallLayer layer)
{
    constexpr std::array kWords{"auto", "episodes", "beliefs", "all"};
    return kWords[static_cast<std::size_t>(layer)];
}

std::optional<RecallLayer> parseRecallLayer(std::string_view text)
{
    for (const RecallLayer layer : {RecallLayer::Auto, RecallLayer::Episodes, RecallLayer::Beliefs, RecallLayer::All}) {
        if (text == word(layer))
            return layer;
    }
    return std::nullopt;
}

RecallRoute recallRoute(std::string_view question, RecallLayer asked)
{
    const std::vector<RouteWord> words = routeWords(question);
    struct Side {
        int weight = 0, best = 0;
        std::string cue;
        std::vector<std::pair<std::size_t, std::size_t>> places;
    } instance, pattern;
    const auto count = [&](Side &side, int weight, std::size_t start, std::size_t end) {
        side.weight += weight;
        side.places.emplace_back(start, end);
        if (weight > side.best) {
            side.best = weight;
            side.cue = std::string(question.substr(start, end - start));
        }
    };
    const auto look = [&](const auto &cues, Side &side) {
        for (const RouteCue &cue : cues) {
            const std::vector<RouteWord> parts = routeWords(cue.words);
            for (std::size_t i = 0; i + parts.size() <= words.size(); ++i) {
                bool same = true;
                for (std::size_t k = 0; k < parts.size() && same; ++k)
                    same = words[i + k].folded == parts[k].folded;
                if (same)
                    count(side, cue.weight, words[i].start, words[i + parts.size() - 1].end);
            }
        }
    };
    look(kInstanceCues, instance);
    look(kPatternCues, pattern);
    const auto inside = [&](const auto &cues, Side &side) {
        for (const RouteCue &cue : cues) {
            if (const std::size_t at = question.find(cue.words); at != std::string_view::npos)
                count(side, cue.weight, at, at + cue.words.size());
        }
    };
    inside(kInstanceInside, instance);
    inside(kPatternInside, pattern);
    // Dates: 2026-05-24, "24 May", "May 24".
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string &one = words[i].folded;
        if (one.size() == 10 && one[4] == '-' && one[7] == '-' && parseTime(one)) {
            count(instance, 2, words[i].start, words[i].end);
            continue;
        }
        if (std::find(kMonths.begin(), kMonths.end(), one) == kMonths.end())
            continue;
        const bool before = i > 0 && isNumber(words[i - 1].folded, 1, 31);
        const bool after =
            i + 1 < words.size() && (isNumber(words[i + 1].folded, 1, 31) || isNumber(words[i + 1].folded, 1900, 2200));
        if (before || after)
            count(instance, 2, words[before ? i - 1 : i].start, words[after ? i + 1 : i].end);
    }

    RecallRoute route;
    const Side *chosen = instance.weight > pattern.weight   ? &instance
                         : pattern.weight > instance.weight ? &pattern
                                                            : nullptr;
    if (chosen && chosen->weight < 2)
        chosen = nullptr;
    if (!chosen) {
        route.kind = "open";
        route.layer = RecallLayer::All;
        route.reason = instance.weight + pattern.weight < 2
                           ? "It asks neither for an event nor for a habit, so both layers are looked at."
                           : "It asks for an event as much as for a habit, so both layers are looked at.";
    } else {
        const bool event = chosen == &instance;
        route.kind = event ? "instance" : "pattern";
        route.layer = event ? RecallLayer::Episodes : RecallLayer::Beliefs;
        route.words = chosen->places;
        std::sort(route.words.begin(), route.words.end());
        route.reason = fmt::format("\"{}\" asks for {}, so {} are looked at.", displayText(chosen->cue),
                                   event ? "an event" : "a habit", event ? "episodes" : "beliefs");
    }
    if (asked != RecallLayer::Auto) {
        route.overruled = asked != route.layer;
        if (route.overruled)
            route.reason = fmt::format("{} {} looked at, as asked.",
                                       asked == RecallLayer::Episodes  ? "Episodes"
                                       : asked == RecallLayer::Beliefs ? "Beliefs"
                                                                       : "Both layers",
                                       "are");
        route.layer = asked;
    }
    return route;
}

} // namespace credence

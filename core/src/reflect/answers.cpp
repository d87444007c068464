// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/answers.h"

#include "provider/answerjson.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <initializer_list>

namespace credence::reflecting {

namespace {

using Json = nlohmann::json;
using Names = std::initializer_list<const char *>;

constexpr std::size_t kMaxItems = 200;  // of one answer; a reply can't make a run grow without bound
constexpr std::size_t kMaxText = 8'000; // bytes of one claim
constexpr std::size_t kMaxNarrative = 65'536;

// The first member of these names, whatever case and separators.
const Json *member(const Json &object, Names names)
{
    if (!object.is_object())
        return nullptr;
    for (const char *name : names) {
        if (const auto it = object.find(name); it != object.end())
            return &*it;
    }
    for (const char *name : names) {
        for (const auto &[key, value] : object.items()) {
            std::string plain;
            for (const char c : key)
                plain += c == '-' || c == ' ' ? '_' : char(std::tolower(static_cast<unsigned char>(c)));
            if (plain == name)
                return &value;
        }
    }
    return nullptr;
}

std::string trimmed(std::string text)
{
    const auto from = text.find_first_not_of(" \t\r\n");
    if (from == text.npos)
        return {};
    text.erase(0, from);
    text.erase(text.find_last_not_of(" \t\r\n") + 1);
    return text;
}

std::string cut(std::string text, std::size_t bytes)
{
    if (text.size() > bytes) {
        text.resize(bytes);
        while (!text.empty() && !isValidUtf8(text))
            text.pop_back();
    }
    return text;
}

std::string answerText(const Json *value, std::size_t most = kMaxText)
{
    if (!value || !value->is_string())
        return {};
    return cut(displayText(trimmed(value->get<std::string>())), most);
}

std::string wordOf(const Json *value)
{
    std::string text = answerText(value, 40);
    for (char &c : text)
        c = char(std::tolower(static_cast<unsigned char>(c)));
    return text;
}

std::optional<std::int64_t> integerOf(const Json &value)
{
    if (value.is_number_unsigned()) {
        const auto n = value.get<std::uint64_t>();
        return n <= 1'000'000 ? std::optional(std::int64_t(n)) : std::optional(std::int64_t{1'000'001});
    }
    if (value.is_number_integer())
        return value.get<std::int64_t>();
    if (value.is_number_float()) {
        const double n = value.get<double>();
        if (std::isfinite(n) && n == std::floor(n) && std::fabs(n) <= 1e6)
            return std::int64_t(n);
        return std::nullopt;
    }
    if (value.is_string()) {
        const std::string text = trimmed(value.get<std::string>());
        std::int64_t n = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), n);
        if (error == std::errc() && end == text.data() + text.size())
            return n;
    }
    return std::nullopt;
}

std::optional<double> numberOf(const Json *value)
{
    if (!value)
        return std::nullopt;
    double number = 0;
    if (value->is_number()) {
        number = value->get<double>();
    } else if (value->is_string()) {
        const std::string text = trimmed(value->get<std::string>());
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (error != std::errc() || end != text.data() + text.size())
            return std::nullopt;
    } else {
        return std::nullopt;
    }
    return std::isfinite(number) ? std::optional(number) : std::nullopt;
}

int smallOf(const Json *value)
{
    const auto number = value ? integerOf(*value) : std::nullopt;
    return number && *number >= 0 && *number <= 1'000'000 ? int(*number) : 0;
}

// A list under one of the names, or the value itself if it is one.
const Json *listIn(const Json &value, Names names)
{
    if (value.is_array())
        return &value;
    const Json *found = member(value, names);
    return found && found->is_array() ? found : nullptr;
}

constexpr Names kInsights{"insights", "insight", "beliefs", "claims", "reflections", "items", "results", "candidates"};
constexpr Names kText{"text", "insight", "content", "claim", "statement", "belief", "description"};
constexpr Names kCites{"cites",      "citations",    "sources",        "source_ids", "source_memory_ids",
                       "evidence",   "evidence_ids", "cite",           "cited",      "refs",
                       "references", "memories",     "supporting_ids", "source"};

// One item of a list of insights.
Proposal proposalOf(const Json &item)
{
    Proposal p;
    if (!item.is_object()) {
        p.text = answerText(&item);
        p.unreadable = item.is_string() ? "it is a bare sentence without citations" : "it is no object";
        return p;
    }
    p.text = answerText(member(item, kText));
    p.subject = answerText(member(item, {"subject"}), 400);
    p.predicate = answerText(member(item, {"predicate", "relation"}), 400);
    p.object = answerText(member(item, {"object"}), 1000);
    if (p.text.empty() && !p.subject.empty() && !p.predicate.empty() && !p.object.empty())
        p.text = p.subject + " " + p.predicate + " " + p.object;
    p.reason = answerText(member(item, {"reason", "rationale", "why"}), 2000);
    if (const Json *cites = member(item, kCites)) {
        p.citesGiven = true;
        if (cites->is_array()) {
            for (const Json &one : *cites) {
                if (p.cites.size() == kMaxItems)
                    break;
                // An object around the number: {"id": 3}
                const Json *inner = one.is_object() ? member(one, {"number", "id", "memory", "source"}) : nullptr;
                p.cites.push_back(inner ? *inner : one);
            }
        } else if (cites->is_string()) { // "1, 4, 7"
            std::string text = cites->get<std::string>();
            std::size_t from = 0;
            while (from <= text.size() && p.cites.size() < kMaxItems) {
                const std::size_t comma = std::min(text.find(',', from), text.size());
                if (std::string part = trimmed(text.substr(from, comma - from)); !part.empty())
                    p.cites.push_back(std::move(part));
                from = comma + 1;
            }
        } else {
            p.cites.push_back(*cites);
        }
    }
    if (const Json *confidence = member(item, {"confidence", "certainty"})) {
        p.confidence = numberOf(confidence);
        if (p.confidence && *p.confidence > 1 && *p.confidence <= 100)
            p.confidence = *p.confidence / 100; // a percentage
        if (p.confidence && (*p.confidence < 0 || *p.confidence > 1))
            p.confidence.reset();
        p.stated = confidence->is_string() ? answerText(confidence, 40) : cut(confidence->dump(), 40);
    }
    if (auto importance = numberOf(member(item, {"importance"})); importance && *importance >= 0 && *importance <= 10)
        p.importance = *importance > 1 ? *importance / 10 : *importance;
    if (const Json *tags = member(item, {"tags"}); tags && tags->is_array()) {
        for (const Json &tag : *tags) {
            if (std::string text = answerText(&tag, 80); !text.empty() && p.tags.size() < 20)
                p.tags.push_back(std::move(text));
        }
    }
    if (p.text.empty())
        p.unreadable = "it has no text";
    return p;
}

bool looksLikeInsight(const Json &value)
{
    return value.is_object() && member(value, kText) != nullptr;
}

Result<std::vector<VerdictText>> verdicts(const std::string &answer, Names item, Names verdict, Names known)
{
    static constexpr Names kLists{"verdicts", "results", "claims", "proposals", "judgements", "judgments", "items"};
    const auto fits = [&](const Json &value) {
        const Json *list = listIn(value, kLists);
        return list ? std::any_of(list->begin(), list->end(), [](const Json &one) { return one.is_object(); })
                    : member(value, verdict) != nullptr;
    };
    const auto found = extractAnswer(answer, fits);
    if (!found)
        return found.error();
    Json one = Json::array();
    const Json *list = listIn(found->value, kLists);
    if (!list) { // a single verdict without its list
        one.push_back(found->value);
        list = &one;
    }
    std::vector<VerdictText> out;
    for (const Json &entry : *list) {
        VerdictText v;
        v.item = smallOf(member(entry, item));
        if (v.item == 0 && list->size() == 1)
            v.item = 1;
        v.verdict = wordOf(member(entry, verdict));
        if (const Json *state = member(entry, verdict); state && state->is_boolean())
            v.verdict = state->get<bool>() ? *known.begin() : *(known.end() - 1);
        v.reason = answerText(member(entry, {"reason", "why", "rationale", "explanation"}), 1000);
        v.text = answerText(member(entry, {"text", "revised", "revised_content", "revised_text"}));
        v.into = smallOf(member(entry, {"into", "existing", "existing_id", "belief"}));
        const bool word = std::any_of(known.begin(), known.end(), [&](const char *k) { return v.verdict == k; });
        const bool first = std::none_of(out.begin(), out.end(), [&](const VerdictText &o) { return o.item == v.item; });
        if (v.item > 0 && word && first && out.size() < kMaxItems)
            out.push_back(std::move(v));
    }
    return out;
}

} // namespace

Result<std::vector<std::string>> readQuestions(const std::string &answer, std::size_t most, std::size_t *surplus)
{
    static constexpr Names kQuestions{"questions", "question", "focal_points", "items", "results"};
    const auto questionOf = [](const Json &one) {
        return one.is_string() ? answerText(&one, 1000) : answerText(member(one, {"question", "text"}), 1000);
    };
    const auto fits = [&](const Json &value) {
        const Json *list = listIn(value, kQuestions);
        return list &&
               std::any_of(list->begin(), list->end(), [&](const Json &one) { return !questionOf(one).empty(); });
    };
    const auto found = extractAnswer(answer, fits);
    if (!found)
        return found.error();
    std::vector<std::string> out;
    std::size_t beyond = 0;
    const Json *questions = listIn(found->value, kQuestions);
    for (const Json &one : *questions) {
        std::string text = questionOf(one);
        if (text.empty() || std::find(out.begin(), out.end(), text) != out.end())
            continue;
        if (out.size() < most)
            out.push_back(std::move(text));
        else
            ++beyond;
    }
    if (surplus)
        *surplus = beyond;
    return out;
}

Result<std::vector<Proposal>> readInsights(const std::string &answer)
{
    const auto fits = [](const Json &value) {
        const Json *list = listIn(value, kInsights);
        if (!list)
            return looksLikeInsight(value);
        return list->empty() || std::any_of(list->begin(), list->end(),
                                            [](const Json &one) { return one.is_object() || one.is_string(); });
    };
    const auto found = extractAnswer(answer, fits);
    if (!found)
        return found.error();
    std::vector<Proposal> out;
    if (const Json *list = listIn(found->value, kInsights)) {
        for (const Json &one : *list) {
            if (out.size() == kMaxItems)
                break;
            out.push_back(proposalOf(one));
        }
    } else {
        out.push_back(proposalOf(found->value));
    }
    return out;
}

Result<NarrativeText> readNarrative(const std::string &answer)
{
    static constexpr Names kContent{"content", "narrative", "text", "account", "episode"};
    const auto found =
        extractAnswer(answer, [&](const Json &value) { return !answerText(member(value, kContent)).empty(); });
    if (!found)
        return found.error();
    NarrativeText out;
    out.content = answerText(member(found->value, kContent), kMaxNarrative);
    out.title = answerText(member(found->value, {"title", "subject"}), 400);
    out.summary = answerText(member(found->value, {"summary"}), 2000);
    return out;
}

Result<std::vector<VerdictText>> readVerdicts(const std::string &answer)
{
    return verdicts(answer, {"proposal", "number", "id", "insight", "index"}, {"verdict", "status", "decision"},
                    {"accepted", "revised", "merged", "rejected"});
}

Result<std::vector<VerdictText>> readSupport(const std::string &answer)
{
    return verdicts(answer, {"claim", "number", "id", "index"}, {"supported", "verdict", "support"},
                    {"yes", "partly", "no"});
}

Citations citationsOf(const Proposal &proposal, std::size_t shown)
{
    Citations out;
    for (const Json &one : proposal.cites) {
        const auto number = integerOf(one);
        if (!number) {
            out.notShown = fmt::format("cites {}, which is no number of a source",
                                       cut(displayText(one.dump(-1, ' ', false, Json::error_handler_t::replace)), 60));
            return out;
        }
        if (*number < 1 || *number > std::int64_t(shown)) {
            out.notShown = fmt::format("cites source {}, only {} were shown",
                                       *number > 1'000'000 ? std::string("beyond a million") : std::to_string(*number),
                                       shown == 0 ? std::string("none") : std::to_string(shown));
            return out;
        }
        out.numbers.push_back(int(*number));
    }
    std::sort(out.numbers.begin(), out.numbers.end());
    out.numbers.erase(std::unique(out.numbers.begin(), out.numbers.end()), out.numbers.end());
    return out;
}

} // namespace credence::reflecting

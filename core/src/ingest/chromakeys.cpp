// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the keys of a Chroma collection's metadata mean: by the layouts that are known, else by their names, where the
// values bear it out.
#include "ingest/chroma.h"

#include "ingest/importer.h"
#include "ingest/record.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace credence::ingest {

namespace {

using Meaning = ChromaMeaning;

constexpr std::array<const char *, 23> kMeaningWords{
    "extra",       "text",     "kind",    "importance",    "importance-10", "created",
    "valid-from",  "valid-to", "expires", "last-accessed", "evidence",      "contradicts",
    "merged-from", "depth",    "status",  "superseded-by", "confidence",    "session",
    "actor",       "outcome",  "tags",    "entities",      "scope"};

struct NamedMeaning {
    const char *name; // without _ - and capitals
    Meaning meaning;
};

// Of the keys for a meaning that only one can have, the first of this list has it.
constexpr std::array kGuesses{
    NamedMeaning{"chroma:document", Meaning::Text},
    NamedMeaning{"text", Meaning::Text},
    NamedMeaning{"content", Meaning::Text},
    NamedMeaning{"memory", Meaning::Text},
    NamedMeaning{"pagecontent", Meaning::Text},
    NamedMeaning{"data", Meaning::Text},
    NamedMeaning{"type", Meaning::Kind},
    NamedMeaning{"kind", Meaning::Kind},
    NamedMeaning{"memorytype", Meaning::Kind},
    NamedMeaning{"importance", Meaning::Importance},
    NamedMeaning{"salience", Meaning::Importance},
    NamedMeaning{"poignancy", Meaning::Importance},
    NamedMeaning{"ts", Meaning::Created},
    NamedMeaning{"createdat", Meaning::Created},
    NamedMeaning{"created", Meaning::Created},
    NamedMeaning{"timestamp", Meaning::Created},
    NamedMeaning{"filedat", Meaning::Created},
    NamedMeaning{"datetime", Meaning::Created},
    NamedMeaning{"date", Meaning::Created},
    NamedMeaning{"time", Meaning::Created},
    NamedMeaning{"validfrom", Meaning::ValidFrom},
    NamedMeaning{"validto", Meaning::ValidTo},
    NamedMeaning{"validuntil", Meaning::ValidTo},
    NamedMeaning{"expires", Meaning::Expires},
    NamedMeaning{"expiresat", Meaning::Expires},
    NamedMeaning{"expirationdate", Meaning::Expires},
    NamedMeaning{"expiration", Meaning::Expires},
    NamedMeaning{"lastread", Meaning::LastAccessed},
    NamedMeaning{"lastaccessed", Meaning::LastAccessed},
    NamedMeaning{"lastaccessedat", Meaning::LastAccessed},
    NamedMeaning{"accessedat", Meaning::LastAccessed},
    NamedMeaning{"evidenceids", Meaning::Evidence},
    NamedMeaning{"evidence", Meaning::Evidence},
    NamedMeaning{"sourceids", Meaning::Evidence},
    NamedMeaning{"sourcememoryids", Meaning::Evidence},
    NamedMeaning{"supportingids", Meaning::Evidence},
    NamedMeaning{"derivedfrom", Meaning::Evidence},
    NamedMeaning{"contradicts", Meaning::Contradicts},
    NamedMeaning{"contradictedby", Meaning::Contradicts},
    NamedMeaning{"mergedfrom", Meaning::MergedFrom},
    NamedMeaning{"depth", Meaning::Depth},
    NamedMeaning{"status", Meaning::Status},
    NamedMeaning{"supersededby", Meaning::SupersededBy},
    NamedMeaning{"replacedby", Meaning::SupersededBy},
    NamedMeaning{"confidence", Meaning::Confidence},
    NamedMeaning{"sessionid", Meaning::Session},
    NamedMeaning{"session", Meaning::Session},
    NamedMeaning{"conversationid", Meaning::Session},
    NamedMeaning{"threadid", Meaning::Session},
    NamedMeaning{"chatid", Meaning::Session},
    NamedMeaning{"runid", Meaning::Session},
    NamedMeaning{"actor", Meaning::Actor},
    NamedMeaning{"actorid", Meaning::Actor},
    NamedMeaning{"speaker", Meaning::Actor},
    NamedMeaning{"role", Meaning::Actor},
    NamedMeaning{"agent", Meaning::Actor},
    NamedMeaning{"author", Meaning::Actor},
    NamedMeaning{"addedby", Meaning::Actor},
    NamedMeaning{"sender", Meaning::Actor},
    NamedMeaning{"outcome", Meaning::Outcome},
    NamedMeaning{"tags", Meaning::Tags},
    NamedMeaning{"tag", Meaning::Tags},
    NamedMeaning{"keywords", Meaning::Tags},
    NamedMeaning{"labels", Meaning::Tags},
    NamedMeaning{"entities", Meaning::Entities},
    NamedMeaning{"people", Meaning::Entities},
};

struct LayoutKey {
    ChromaLayout layout;
    const char *key; // as it is written
    Meaning meaning;
    bool keptToo = false;
};

// Where a layout says more than the names.
constexpr std::array kLayoutKeys{
    LayoutKey{ChromaLayout::Article, "user", Meaning::Scope},
    LayoutKey{ChromaLayout::Article, "type", Meaning::Kind},
    LayoutKey{ChromaLayout::Article, "importance", Meaning::Importance},
    LayoutKey{ChromaLayout::Article, "ts", Meaning::Created},
    LayoutKey{ChromaLayout::Article, "last_read", Meaning::LastAccessed},
    LayoutKey{ChromaLayout::Article, "evidence_ids", Meaning::Evidence},
    LayoutKey{ChromaLayout::Article, "depth", Meaning::Depth},
    LayoutKey{ChromaLayout::AMem, "content", Meaning::Text},
    LayoutKey{ChromaLayout::AMem, "timestamp", Meaning::Created},
    LayoutKey{ChromaLayout::AMem, "last_accessed", Meaning::LastAccessed},
    LayoutKey{ChromaLayout::AMem, "tags", Meaning::Tags},
    LayoutKey{ChromaLayout::AMem, "keywords", Meaning::Tags},
    LayoutKey{ChromaLayout::MemPalace, "filed_at", Meaning::Created},
    LayoutKey{ChromaLayout::MemPalace, "added_by", Meaning::Actor},
    LayoutKey{ChromaLayout::MemPalace, "source_file", Meaning::Session, true},
    LayoutKey{ChromaLayout::MemPalace, "wing", Meaning::Tags, true},
    LayoutKey{ChromaLayout::MemPalace, "room", Meaning::Tags, true},
    LayoutKey{ChromaLayout::MemPalace, "hall", Meaning::Tags, true},
    LayoutKey{ChromaLayout::MemPalace, "topic", Meaning::Tags, true},
    LayoutKey{ChromaLayout::CrewAi, "agent", Meaning::Actor},
    LayoutKey{ChromaLayout::CrewAi, "observation", Meaning::Session},
    LayoutKey{ChromaLayout::Mem0, "data", Meaning::Text},
    LayoutKey{ChromaLayout::Mem0, "user_id", Meaning::Scope},
    LayoutKey{ChromaLayout::Mem0, "run_id", Meaning::Session},
    LayoutKey{ChromaLayout::Mem0, "created_at", Meaning::Created},
};

// Meanings that several keys may have at once.
bool shared(Meaning meaning)
{
    switch (meaning) {
    case Meaning::Extra:
    case Meaning::Text:
    case Meaning::Evidence:
    case Meaning::Contradicts:
    case Meaning::MergedFrom:
    case Meaning::Tags:
    case Meaning::Entities:
        return true;
    default:
        return false;
    }
}

Meaning family(Meaning meaning)
{
    return meaning == Meaning::ImportanceTen ? Meaning::Importance : meaning;
}

std::string plainName(std::string_view key)
{
    std::string out;
    for (const char c : key) {
        if (c != '_' && c != '-' && c != ' ')
            out += c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
    }
    return out;
}

bool isKindWord(std::string_view word)
{
    return word == "reflection" || word == "insight" || word == "narrative";
}

// What the values of a key bear out.
struct ValueSurvey {
    std::uint64_t count = 0, numbers = 0, ones = 0, beyondOne = 0, whole = 0, times = 0, shortTexts = 0, statuses = 0,
                  kinds = 0, lists = 0, texts = 0;

    void add(const Json &value)
    {
        ++count;
        const bool number = !value.is_boolean() && chromaNumber(value).has_value();
        if (number) {
            const double v = *chromaNumber(value);
            ++numbers;
            ones += v >= 1 && v <= 10 ? 1 : 0;
            beyondOne += v > 1 ? 1 : 0;
            whole += std::floor(v) == v && std::fabs(v) < 1e6 ? 1 : 0;
        }
        lists += value.is_array() ? 1 : 0;
        const auto time = chromaTime(value);
        // A small number is no point in time that anybody meant.
        times += time && (!number || std::fabs(*chromaNumber(value)) >= 1e8) ? 1 : 0;
        if (!lossless::isString(value))
            return;
        const std::string text = textOf(value);
        ++texts;
        shortTexts += text.size() <= 80 && text.find('\n') == std::string::npos ? 1 : 0;
        statuses += parseStatus(plainName(text)) ? 1 : 0;
        kinds += isKindWord(plainName(text)) ? 1 : 0;
    }

    // The meaning in force for one that a name suggests; Extra if the values speak against it.
    [[nodiscard]] Meaning allows(Meaning meaning) const
    {
        const bool most = count > 0;
        switch (meaning) {
        case Meaning::Importance:
            if (numbers * 2 < count)
                return Meaning::Extra;
            return ones == numbers && beyondOne > 0 ? Meaning::ImportanceTen : Meaning::Importance;
        case Meaning::Created:
        case Meaning::ValidFrom:
        case Meaning::ValidTo:
        case Meaning::Expires:
        case Meaning::LastAccessed:
            return most && times * 2 >= count ? meaning : Meaning::Extra;
        case Meaning::Kind:
            return kinds > 0 ? meaning : Meaning::Extra;
        case Meaning::Status:
            return most && statuses == count ? meaning : Meaning::Extra;
        case Meaning::Depth:
            return most && whole == count ? meaning : Meaning::Extra;
        case Meaning::Actor:
            return shortTexts * 2 >= count ? meaning : Meaning::Extra;
        case Meaning::Evidence:
        case Meaning::Contradicts:
        case Meaning::MergedFrom:
        case Meaning::Tags:
        case Meaning::Entities:
            return (texts + lists) * 2 >= count ? meaning : Meaning::Extra;
        case Meaning::Text:
            return texts * 2 >= count ? meaning : Meaning::Extra;
        default:
            return meaning;
        }
    }
};

// How a time is written, so that another can be written alike.
const char *timeFormOf(const Json &value)
{
    if (lossless::isString(value)) {
        const std::string text = textOf(value);
        const bool digits = text.find_first_not_of("0123456789") == std::string::npos;
        return digits && text.size() == 12 ? "minutes" : "text";
    }
    const auto number = chromaNumber(value);
    return !number ? "text" : *number >= 1e11 ? "milliseconds" : "seconds";
}

ChromaLayout layoutOf(const ChromaStore &store, const ChromaCollection &collection)
{
    const auto has = [&](const char *name) {
        const auto number = store.keyNumbers.find(name);
        return number != store.keyNumbers.end() && collection.keys.contains(number->second);
    };
    if (has("keywords") && has("links") && (has("retrieval_count") || has("evolution_history")))
        return ChromaLayout::AMem;
    if (has("wing") && has("room"))
        return ChromaLayout::MemPalace;
    if (has("relationships") || (has("observation") && has("agent")))
        return ChromaLayout::CrewAi;
    if (has("data") && has("hash"))
        return ChromaLayout::Mem0;
    if (has("evidence_ids") || (has("ts") && (has("last_read") || has("importance"))))
        return ChromaLayout::Article;
    return ChromaLayout::Other;
}

// What was found out of a collection when it was read before.
struct Remembered {
    std::optional<ChromaLayout> layout;                  // of one that was read before
    std::vector<std::pair<std::uint32_t, Meaning>> keys; // those that are there, in their order
};

Remembered rememberedOf(const ChromaStore &store, const ChromaCollection &collection, const KeyMapping &mapping)
{
    Remembered out;
    const std::string prefix = collection.label + "/";
    for (const auto &[name, meaning] : mapping) {
        if (!name.starts_with(prefix) || store.keyNumbers.contains(name))
            continue;
        if (name.size() == prefix.size() && meaning.starts_with(kLayoutMeaning)) {
            out.layout = parseChromaLayout(std::string_view(meaning).substr(kLayoutMeaning.size()));
            continue;
        }
        const auto number = store.keyNumbers.find(name.substr(prefix.size()));
        if (const auto known = parseChromaMeaning(meaning); known && number != store.keyNumbers.end())
            out.keys.emplace_back(number->second, *known);
    }
    return out;
}

const LayoutKey *layoutKey(ChromaLayout layout, std::string_view key, Meaning meaning)
{
    const auto own = std::find_if(kLayoutKeys.begin(), kLayoutKeys.end(), [&](const LayoutKey &one) {
        return one.layout == layout && one.key == key && one.meaning == meaning;
    });
    return own == kLayoutKeys.end() ? nullptr : &*own;
}

// Puts into the mapping what the collection's keys are taken for; what it said of keys that are not there stays.
void remember(KeyMapping &known, const ChromaStore &store, const ChromaCollection &collection,
              const std::unordered_set<std::uint32_t> &chosen)
{
    const std::string prefix = collection.label + "/";
    const auto put = [&](std::string name, std::string meaning) {
        const auto before =
            std::find_if(known.begin(), known.end(), [&](const auto &one) { return one.first == name; });
        if (before == known.end())
            known.emplace_back(std::move(name), std::move(meaning));
        else
            before->second = std::move(meaning);
    };
    put(prefix, std::string(kLayoutMeaning) + word(collection.layout));
    std::vector<std::uint32_t> keys = collection.textKeys; // the best first
    std::map<std::string, std::uint32_t> rest;
    for (const auto &[key, use] : collection.keys) {
        if (std::find(keys.begin(), keys.end(), key) == keys.end())
            rest.emplace(store.keys[key], key);
    }
    for (const auto &[name, key] : rest)
        keys.push_back(key);
    for (const std::uint32_t key : keys) {
        const std::string name = prefix + store.keys[key];
        if (!chosen.contains(key) && !store.keyNumbers.contains(name))
            put(name, word(collection.keys.at(key).meaning));
    }
}

void tellNewKeys(const ChromaStore &store, const ChromaCollection &collection, const Remembered &before,
                 const std::unordered_set<std::uint32_t> &chosen, std::vector<Problem> &problems)
{
    std::map<std::string, std::string> fresh; // key, and what it is taken for
    for (const auto &[key, use] : collection.keys) {
        const bool known = std::any_of(before.keys.begin(), before.keys.end(),
                                       [key = key](const auto &one) { return one.first == key; });
        if (!known && !chosen.contains(key))
            fresh.emplace(excerpt(store.keys[key]),
                          use.meaning == Meaning::Extra ? "kept in extra" : word(use.meaning));
    }
    std::string list;
    for (const auto &[key, meaning] : fresh)
        list += fmt::format("{}{} ({})", list.empty() ? "" : ", ", key, meaning);
    if (!fresh.empty())
        problems.push_back(
            {fmt::format("collection {}", displayText(collection.label)), "new-key",
             fmt::format("{} that no record had before: {}. What the others mean stays; map {} if that "
                         "is not meant.",
                         fresh.size() == 1 ? "A key" : "Keys", list, fresh.size() == 1 ? "it" : "them")});
}

} // namespace

std::optional<ChromaLayout> parseChromaLayout(std::string_view text)
{
    for (const ChromaLayout layout : {ChromaLayout::Other, ChromaLayout::Article, ChromaLayout::AMem,
                                      ChromaLayout::MemPalace, ChromaLayout::CrewAi, ChromaLayout::Mem0}) {
        if (word(layout) == text)
            return layout;
    }
    return std::nullopt;
}

const char *word(ChromaMeaning meaning)
{
    return kMeaningWords[static_cast<std::size_t>(meaning)];
}

std::optional<ChromaMeaning> parseChromaMeaning(std::string_view text)
{
    for (std::size_t i = 0; i < kMeaningWords.size(); ++i) {
        if (kMeaningWords[i] == text)
            return static_cast<ChromaMeaning>(i);
    }
    return std::nullopt;
}

const char *word(ChromaLayout layout)
{
    switch (layout) {
    case ChromaLayout::Article:
        return "article";
    case ChromaLayout::AMem:
        return "a-mem";
    case ChromaLayout::MemPalace:
        return "mempalace";
    case ChromaLayout::CrewAi:
        return "crewai";
    case ChromaLayout::Mem0:
        return "mem0";
    case ChromaLayout::Other:
        break;
    }
    return "other";
}

std::optional<double> chromaNumber(const Json &value)
{
    if (value.is_boolean())
        return std::nullopt;
    if (value.is_number())
        return value.get<double>();
    if (!lossless::isString(value))
        return std::nullopt;
    const std::string text = textOf(value);
    double number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    return error == std::errc() && end == text.data() + text.size() && std::isfinite(number) ? std::optional(number)
                                                                                             : std::nullopt;
}

std::optional<ParsedTime> chromaTime(const Json &value)
{
    if (lossless::isString(value)) {
        const std::string text = textOf(value);
        if (text.size() > 64)
            return std::nullopt;
        const bool digits = !text.empty() && text.find_first_not_of("0123456789") == std::string::npos;
        if (digits && (text.size() == 12 || text.size() == 14)) { // YYYYMMDDHHMM, with seconds
            const std::string_view all = text;
            return parseTime(fmt::format("{}-{}-{}T{}:{}:{}", all.substr(0, 4), all.substr(4, 2), all.substr(6, 2),
                                         all.substr(8, 2), all.substr(10, 2),
                                         text.size() == 14 ? all.substr(12, 2) : std::string_view("00")));
        }
        if (digits && text.size() < 9) // too short for seconds since 1970; a year or a day, maybe
            return parseTime(text);
        if (const auto parsed = parseTime(text))
            return parsed;
    }
    const auto number = chromaNumber(value);
    if (!number || !std::isfinite(*number) || *number < 0)
        return std::nullopt;
    constexpr double kYear10000 = 253402300800.0;
    double seconds = *number;
    for (int i = 0; i < 3 && seconds >= 1e11; ++i) // milli-, micro-, nanoseconds
        seconds /= 1000;
    if (seconds >= kYear10000)
        return std::nullopt;
    return ParsedTime{Time(std::chrono::milliseconds(std::llround(seconds * 1000))), false};
}

std::optional<std::vector<std::string>> chromaList(const Json &value,
                                                   const std::function<bool(const std::string &)> &known)
{
    std::vector<std::string> out;
    const auto entries = [&](const Json &list) {
        for (const Json &entry : list) {
            if (lossless::isString(entry))
                out.push_back(textOf(entry));
            else if (entry.is_number_integer())
                out.push_back(lossless::numberText(entry));
            else
                return false;
        }
        return true;
    };
    if (value.is_null())
        return out;
    if (value.is_array())
        return entries(value) ? std::optional(out) : std::nullopt;
    if (value.is_number_integer()) {
        out.push_back(lossless::numberText(value));
        return out;
    }
    if (!lossless::isString(value))
        return std::nullopt;
    const std::string text = textOf(value);
    const std::size_t first = text.find_first_not_of(" \t\r\n");
    if (first == std::string::npos)
        return out;
    if (text[first] == '[') {
        const lossless::Document document = lossless::parse(text);
        if (document.ok() && document.value.is_array())
            return entries(document.value) ? std::optional(out) : std::nullopt;
    }
    if (text.find(',') != std::string::npos && known(text)) {
        out.push_back(text);
        return out;
    }
    for (std::size_t at = 0; at <= text.size();) {
        const std::size_t comma = std::min(text.find(',', at), text.size());
        const std::size_t from = text.find_first_not_of(" \t\r\n", at);
        if (from < comma) {
            const std::size_t to = text.find_last_not_of(" \t\r\n", comma - 1);
            out.push_back(text.substr(from, to - from + 1));
        }
        at = comma + 1;
    }
    return out;
}

KeyMapping giveChromaKeys(ChromaStore &store, const KeyMapping &mapping, std::vector<Problem> &problems)
{
    std::vector<std::map<std::uint32_t, ValueSurvey>> surveys(store.collections.size());
    constexpr std::uint64_t kLooked = 2000; // values of a key
    for (const ChromaRecord &record : store.records) {
        ChromaCollection &collection = store.collections[record.collection];
        for (const auto &[key, value] : record.values) {
            ChromaKeyUse &use = collection.keys[key];
            if (use.count++ == 0) {
                use.timeForm = timeFormOf(value);
                use.example = value.is_array()
                                  ? value.dump(-1, ' ', false, Json::error_handler_t::replace).substr(0, 60)
                              : lossless::isString(value) ? textOf(value).substr(0, 200)
                                                          : value.dump();
            }
            ValueSurvey &survey = surveys[record.collection][key];
            if (survey.count < kLooked)
                survey.add(value);
        }
    }
    KeyMapping known = mapping;
    for (std::size_t i = 0; i < store.collections.size(); ++i) {
        ChromaCollection &collection = store.collections[i];
        const Remembered before = rememberedOf(store, collection, mapping);
        collection.layout = before.layout.value_or(layoutOf(store, collection));
        const auto taken = [&](Meaning meaning) {
            return std::any_of(collection.keys.begin(), collection.keys.end(),
                               [&](const auto &one) { return family(one.second.meaning) == family(meaning); });
        };
        std::unordered_set<std::uint32_t> settled;
        const auto give = [&](std::uint32_t key, Meaning meaning, bool guessed, bool keptToo) {
            const auto use = collection.keys.find(key);
            if (use == collection.keys.end() || settled.contains(key) || (!shared(meaning) && taken(meaning)))
                return;
            settled.insert(key);
            use->second.meaning = meaning;
            use->second.guessed = guessed;
            use->second.keptToo = keptToo;
            if (meaning == Meaning::Text)
                collection.textKeys.push_back(key);
        };
        // What a person said comes first, then what was found out before, then the layout, then the names.
        std::unordered_set<std::uint32_t> chosen;
        for (const auto &[name, meaning] : mapping) {
            const auto number = store.keyNumbers.find(name);
            if (number == store.keyNumbers.end())
                continue;
            chosen.insert(number->second);
            give(number->second, parseChromaMeaning(meaning).value_or(Meaning::Extra), false, false);
        }
        for (const auto &[key, meaning] : before.keys) {
            const LayoutKey *const own = layoutKey(collection.layout, store.keys[key], meaning);
            give(key, meaning, !own, own && own->keptToo);
        }
        for (const LayoutKey &one : kLayoutKeys) {
            const auto number = store.keyNumbers.find(one.key);
            if (one.layout == collection.layout && number != store.keyNumbers.end())
                give(number->second, one.meaning, false, one.keptToo);
        }
        std::multimap<std::string, std::uint32_t> plain;
        for (const auto &[key, use] : collection.keys)
            plain.emplace(plainName(store.keys[key]), key);
        for (const NamedMeaning &guess : kGuesses) {
            const auto [from, to] = plain.equal_range(guess.name);
            for (auto it = from; it != to; ++it) {
                const Meaning meaning = surveys[i][it->second].allows(guess.meaning);
                if (meaning != Meaning::Extra)
                    give(it->second, meaning, true, false);
            }
        }
        remember(known, store, collection, chosen);
        if (before.layout)
            tellNewKeys(store, collection, before, chosen, problems);
    }
    return known;
}

} // namespace credence::ingest

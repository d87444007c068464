// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/record.h"

#include "ingest/importer.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <cstdlib>

namespace credence::ingest {

std::string textOf(const Json &value)
{
    return lossless::decode(value.get_ref<const std::string &>());
}

std::string shownValue(const Json &value)
{
    if (value.is_string()) {
        return lossless::isString(value) ? excerpt(textOf(value)) : lossless::numberText(value).substr(0, 60);
    }
    return value.is_structured() ? (value.is_array() ? "a list" : "an object") : value.dump();
}

Record::Record(Json object, std::string where, ForeignStore &store)
    : m_object(std::move(object)), m_where(std::move(where)), m_store(store)
{
}

void Record::problem(const char *kind, std::string message) const
{
    m_store.problems.push_back({m_where, kind, std::move(message)});
}

Json Record::take(const char *key)
{
    const auto found = m_object.find(key);
    if (found == m_object.end()) {
        return nullptr;
    }
    Json value = std::move(*found);
    m_object.erase(found);
    return value;
}

std::string Record::string(const char *key)
{
    Json value = take(key);
    if (value.is_null()) {
        return {};
    }
    if (!lossless::isString(value)) {
        problem("misfit", fmt::format("\"{}\" is no string but {}; kept in extra.", key, shownValue(value)));
        keep(key, std::move(value));
        return {};
    }
    return textOf(value);
}

std::string Record::id(const char *key)
{
    Json value = take(key);
    if (value.is_number_integer()) {
        return lossless::numberText(value);
    }
    if (!value.is_null()) {
        m_object[key] = std::move(value);
    }
    return string(key);
}

std::vector<std::string> Record::strings(const char *key)
{
    std::vector<std::string> result;
    Json value = take(key);
    if (value.is_null()) {
        return result;
    }
    if (lossless::isString(value)) {
        problem("misfit", fmt::format("\"{}\" is a string and no list; taken as a list of one.", key));
        result.push_back(textOf(value));
        return result;
    }
    bool good = value.is_array();
    if (good) {
        for (const Json &entry : value) {
            if (lossless::isString(entry)) {
                result.push_back(textOf(entry));
            } else {
                good = false;
            }
        }
    }
    if (!good) {
        problem("misfit", fmt::format("\"{}\" is no list of strings; kept in extra.", key));
        keep(key, std::move(value));
    }
    return result;
}

std::optional<Time> Record::time(const char *key)
{
    Json value = take(key);
    if (value.is_null()) {
        return std::nullopt;
    }
    const auto parsed = lossless::isString(value) ? parseTime(textOf(value)) : std::nullopt;
    if (!parsed) {
        problem("bad-time", fmt::format("\"{}\" is no time: {}; kept in extra.", key, shownValue(value)));
        keep(key, std::move(value));
        return std::nullopt;
    }
    return parsed->time;
}

std::optional<int> Record::integer(const char *key)
{
    Json value = take(key);
    if (value.is_null()) {
        return std::nullopt;
    }
    constexpr std::int64_t kMost = 1000000000;
    if (value.is_number_integer() && value.get<std::int64_t>() >= -kMost && value.get<std::int64_t>() <= kMost) {
        return value.get<int>();
    }
    problem("misfit", fmt::format("\"{}\" is no whole number: {}; kept in extra.", key, shownValue(value)));
    keep(key, std::move(value));
    return std::nullopt;
}

bool Record::flag(const char *key)
{
    Json value = take(key);
    if (value.is_boolean()) {
        return value.get<bool>();
    }
    if (!value.is_null()) {
        problem("misfit", fmt::format("\"{}\" is neither true nor false; kept in extra.", key));
        keep(key, std::move(value));
    }
    return false;
}

bool Record::importance(Memory &memory, const char *key, std::optional<ImportanceScale> scale)
{
    Json value = take(key);
    if (value.is_null() && scale) {
        memory.importanceScale = *scale;
        return true;
    }
    const std::optional<double> raw = lossless::isNumber(value)
                                          ? std::optional(std::strtod(lossless::numberText(value).c_str(), nullptr))
                                          : std::nullopt;
    if (const auto normalised = scale ? normalisedImportance(raw, *scale) : std::nullopt) {
        memory.importance = normalised;
        memory.importanceRaw = raw;
        memory.importanceScale = *scale;
        return true;
    }
    const std::string shownScale = scale == ImportanceScale::OneToTen ? "1-10" : "0-1";
    problem("bad-importance", fmt::format("The importance stays unset: {}; kept in extra.",
                                          !scale ? "its scale is unknown"
                                          : !raw ? shownValue(value) + " is no number"
                                                 : shownValue(value) + " is outside the scale " + shownScale));
    if (!value.is_null()) {
        keep(key, std::move(value));
    }
    return false;
}

void Record::created(Memory &memory, const Json &value) const
{
    if (value.is_null()) {
        return;
    }
    if (lossless::isString(value)) {
        const std::string text = textOf(value);
        if (const auto parsed = parseTime(text)) {
            memory.created = parsed->time;
            memory.zoneAssumed = parsed->zoneAssumed;
            memory.createdText = formatTime(parsed->time) == text ? std::string() : text;
            return;
        }
        memory.createdText = text;
    } else {
        memory.createdText = lossless::isNumber(value) ? lossless::numberText(value) : lossless::dumpForm(value);
    }
    problem("bad-time", fmt::format("\"created\" is no time: {}; the memory stays timeless.", shownValue(value)));
}

bool Record::replace(std::string_view path, const std::string &bytes)
{
    if (path == "/extra") {
        lossless::Document document = lossless::parseForm(bytes);
        if (!document.ok() || !document.value.is_object()) {
            return false;
        }
        m_object["extra"] = std::move(document.value);
        return true;
    }
    Json *at = &m_object;
    while (path.starts_with('/')) {
        path.remove_prefix(1);
        const std::string step(path.substr(0, path.find('/')));
        path.remove_prefix(step.size());
        if (at->is_object() && at->contains(step)) {
            at = &(*at)[step];
        } else if (at->is_array() && !step.empty() && step.size() < 10 &&
                   step.find_first_not_of("0123456789") == std::string::npos && std::stoul(step) < at->size()) {
            at = &(*at)[std::stoul(step)];
        } else {
            return false;
        }
    }
    if (!path.empty() || !at->is_string()) {
        return false;
    }
    *at = lossless::encode(bytes);
    return true;
}

std::string Record::extra()
{
    Json given = take("extra");
    Json result = Json::object();
    if (given.is_object()) {
        result = given;
    } else if (!given.is_null()) {
        m_kept["extra"] = given;
    }
    for (Json *part : {&m_object, &m_kept}) {
        for (auto &[key, value] : part->items()) {
            if (result.contains(key) && result[key] != value) {
                problem("misfit", fmt::format("{} stands in the record and in its \"extra\"; the record's is kept.",
                                              excerpt(lossless::decode(key))));
            }
            result[key] = std::move(value);
        }
    }
    return result.empty() && !given.is_object() ? std::string() : lossless::dumpForm(result);
}

} // namespace credence::ingest

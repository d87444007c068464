// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/json.h"

#include "store/impl.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <cmath>
#include <limits>

namespace credence::reflecting {

namespace {

// Whether arrays and objects are nested more than `limit` deep; a parser would follow them on its stack.
bool tooDeep(std::string_view text, std::size_t limit)
{
    std::size_t depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            if (c == '\\')
                ++i;
            else if (c == '"')
                quoted = false;
        } else if (c == '"') {
            quoted = true;
        } else if (c == '[' || c == '{') {
            if (++depth > limit)
                return true;
        } else if ((c == ']' || c == '}') && depth > 0) {
            --depth;
        }
    }
    return false;
}

} // namespace

Result<Json> parseJson(std::string_view text)
{
    if (text.size() > kMaxJson)
        return Error{Errc::Invalid, fmt::format("It is too large: {} bytes, at most {}.", text.size(), kMaxJson), ""};
    if (tooDeep(text, kMaxJsonDepth))
        return Error{Errc::Invalid, "It is nested too deeply.", ""};
    Json value = Json::parse(text, nullptr, false);
    if (value.is_discarded())
        return Error{Errc::Invalid, "It is no valid JSON.", ""};
    return value;
}

OrderedJson textJson(std::string_view bytes)
{
    return OrderedJson(store::jsonText(bytes));
}

std::string dumped(const OrderedJson &value, int indent)
{
    return value.dump(indent, ' ', false, OrderedJson::error_handler_t::replace);
}

std::string textOf(const Json &value)
{
    return store::textOf(value).value_or(std::string());
}

std::string textMember(const Json &object, const char *name)
{
    const auto it = object.find(name);
    return it == object.end() ? std::string() : textOf(*it);
}

std::optional<double> numberMember(const Json &object, const char *name)
{
    const auto it = object.find(name);
    if (it == object.end() || !it->is_number())
        return std::nullopt;
    const double value = it->get<double>();
    return std::isfinite(value) ? std::optional(value) : std::nullopt;
}

std::int64_t integerMember(const Json &object, const char *name, std::int64_t otherwise)
{
    const auto it = object.find(name);
    if (it == object.end() || !it->is_number_integer())
        return otherwise;
    if (it->is_number_unsigned() && it->get<std::uint64_t>() > std::uint64_t(std::numeric_limits<std::int64_t>::max()))
        return otherwise;
    return it->get<std::int64_t>();
}

std::uint64_t countMember(const Json &object, const char *name)
{
    return std::uint64_t(std::max<std::int64_t>(0, integerMember(object, name)));
}

int smallMember(const Json &object, const char *name, int otherwise)
{
    const std::int64_t value = integerMember(object, name, otherwise);
    return value >= std::numeric_limits<int>::min() && value <= std::numeric_limits<int>::max() ? int(value)
                                                                                                : otherwise;
}

bool switchMember(const Json &object, const char *name)
{
    const auto it = object.find(name);
    return it != object.end() && it->is_boolean() && it->get<bool>();
}

std::optional<Time> timeMember(const Json &object, const char *name)
{
    const auto parsed = parseTime(textMember(object, name));
    return parsed ? std::optional(parsed->time) : std::nullopt;
}

const Json &listMember(const Json &object, const char *name)
{
    static const Json none = Json::array();
    const auto it = object.find(name);
    return it != object.end() && it->is_array() ? *it : none;
}

const Json &objectMember(const Json &object, const char *name)
{
    static const Json none = Json::object();
    const auto it = object.find(name);
    return it != object.end() && it->is_object() ? *it : none;
}

} // namespace credence::reflecting

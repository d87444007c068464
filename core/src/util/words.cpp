// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/memory.h>

#include <array>
#include <cmath>
#include <string_view>

namespace credence {

using namespace std::string_view_literals;

namespace {

template<class Enum, std::size_t N>
const char *wordOf(const std::array<std::string_view, N> &words, Enum value)
{
    return words[static_cast<std::size_t>(value)].data(); // of a literal
}

template<class Enum, std::size_t N>
std::optional<Enum> parseWord(const std::array<std::string_view, N> &words, std::string_view text)
{
    for (std::size_t i = 0; i < N; ++i) {
        if (!text.empty() && text == words[i])
            return static_cast<Enum>(i);
    }
    return std::nullopt;
}

constexpr std::array kKinds{"episode"sv, "reflection"sv, "narrative"sv};
constexpr std::array kShapes{""sv, "insight"sv, "belief"sv, "rule"sv};
constexpr std::array kStatuses{"active"sv,     "suspect"sv,   "stale"sv, "superseded"sv,
                               "deprecated"sv, "retracted"sv, "erased"sv};
constexpr std::array kRoles{"supports"sv, "contradicts"sv, "merged_from"sv};
constexpr std::array kGranularities{"claim"sv, "cluster"sv, "batch"sv};
constexpr std::array kOrigins{"imported"sv, "agent"sv, "committed"sv};
constexpr std::array kScales{""sv, "1-10"sv, "0-1"sv};
constexpr std::array kConfidences{""sv, "low"sv, "medium"sv, "high"sv};

} // namespace

const char *word(Kind v)
{
    return wordOf(kKinds, v);
}
const char *word(Shape v)
{
    return wordOf(kShapes, v);
}
const char *word(Status v)
{
    return wordOf(kStatuses, v);
}
const char *word(Role v)
{
    return wordOf(kRoles, v);
}
const char *word(Granularity v)
{
    return wordOf(kGranularities, v);
}
const char *word(Origin v)
{
    return wordOf(kOrigins, v);
}
const char *word(ImportanceScale v)
{
    return wordOf(kScales, v);
}
const char *word(Confidence v)
{
    return wordOf(kConfidences, v);
}

std::optional<Kind> parseKind(std::string_view t)
{
    return parseWord<Kind>(kKinds, t);
}
std::optional<Shape> parseShape(std::string_view t)
{
    return parseWord<Shape>(kShapes, t);
}
std::optional<Status> parseStatus(std::string_view t)
{
    return parseWord<Status>(kStatuses, t);
}
std::optional<Role> parseRole(std::string_view t)
{
    return parseWord<Role>(kRoles, t);
}
std::optional<Granularity> parseGranularity(std::string_view t)
{
    return parseWord<Granularity>(kGranularities, t);
}
std::optional<Origin> parseOrigin(std::string_view t)
{
    return parseWord<Origin>(kOrigins, t);
}
std::optional<ImportanceScale> parseImportanceScale(std::string_view t)
{
    return parseWord<ImportanceScale>(kScales, t);
}

std::optional<double> normalisedImportance(std::optional<double> raw, ImportanceScale scale)
{
    if (!raw || !std::isfinite(*raw))
        return std::nullopt;
    if (scale == ImportanceScale::OneToTen)
        return *raw >= 1.0 && *raw <= 10.0 ? std::optional(*raw / 10.0) : std::nullopt;
    return *raw >= 0.0 && *raw <= 1.0 ? raw : std::nullopt;
}

} // namespace credence

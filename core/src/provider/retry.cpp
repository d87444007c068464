// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "provider/retry.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <string>
#include <vector>

namespace credence::retry {

namespace {

std::optional<int> digits(std::string_view text)
{
    int value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (text.empty() || error != std::errc() || end != text.data() + text.size() || value < 0)
        return {};
    return value;
}

std::vector<std::string_view> words(std::string_view text)
{
    std::vector<std::string_view> out;
    while (!text.empty()) {
        const auto end = text.find_first_of(" ,-\t");
        if (end != 0)
            out.push_back(text.substr(0, end));
        if (end == std::string_view::npos)
            break;
        text.remove_prefix(end + 1);
    }
    return out;
}

std::optional<int> month(std::string_view name)
{
    static constexpr std::array<std::string_view, 12> kMonths{"Jan", "Feb", "Mar", "Apr", "May", "Jun",
                                                              "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"};
    const auto found = std::find(kMonths.begin(), kMonths.end(), name);
    if (found == kMonths.end())
        return {};
    return int(found - kMonths.begin()) + 1;
}

// "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"
std::optional<std::chrono::sys_seconds> httpDate(std::string_view text)
{
    auto w = words(text);
    if (w.size() == 5) // asctime: put into the order of the others
        w = {w[0], w[2], w[1], w[4], w[3]};
    else if (w.size() != 6 || w[5] != "GMT")
        return {};
    const auto day = digits(w[1]);
    const auto mon = month(w[2]);
    auto year = digits(w[3]);
    const std::string_view clock = w[4];
    if (!day || !mon || !year || clock.size() != 8 || clock[2] != ':' || clock[5] != ':')
        return {};
    if (w[3].size() == 2)
        *year += *year < 70 ? 2000 : 1900;
    const auto hour = digits(clock.substr(0, 2));
    const auto minute = digits(clock.substr(3, 2));
    const auto second = digits(clock.substr(6, 2));
    const std::chrono::year_month_day date{std::chrono::year(*year), std::chrono::month(unsigned(*mon)),
                                           std::chrono::day(unsigned(*day))};
    if (!hour || !minute || !second || *hour > 23 || *minute > 59 || *second > 60 || *year > 9999 || !date.ok())
        return {};
    return std::chrono::sys_days(date) + std::chrono::hours(*hour) + std::chrono::minutes(*minute) +
           std::chrono::seconds(*second);
}

} // namespace

std::optional<std::chrono::milliseconds> retryAfter(std::string_view header, std::chrono::sys_seconds now)
{
    const auto first = header.find_first_not_of(" \t");
    if (first == std::string_view::npos)
        return {};
    header = header.substr(first, header.find_last_not_of(" \t") - first + 1);
    double seconds = 0;
    const auto [end, error] = std::from_chars(header.data(), header.data() + header.size(), seconds);
    if (end != header.data() + header.size()) {
        const auto date = httpDate(header);
        if (!date)
            return {};
        seconds = double((*date - now).count());
    } else if (error != std::errc() || !std::isfinite(seconds) || seconds < 0) {
        return {};
    }
    return std::chrono::milliseconds(std::int64_t(std::clamp(seconds * 1000, 0.0, double(kLongest.count()))));
}

std::chrono::milliseconds backOff(int tries, double random)
{
    const double full = std::min(1000.0 * std::exp2(std::clamp(tries, 1, 10) - 1), 30'000.0);
    return std::chrono::milliseconds(std::int64_t(full * (0.5 + 0.5 * std::clamp(random, 0.0, 1.0))));
}

} // namespace credence::retry

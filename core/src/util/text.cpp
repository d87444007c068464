// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/text.h>

#include "util/utf8.h"

#include <fmt/format.h>
#include <sodium.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <iterator>
#include <memory>
#include <mutex>

namespace credence {

namespace {

bool isWhiteSpace(char32_t c)
{
    // The Unicode property White_Space.
    return (c >= 0x09 && c <= 0x0D) || c == 0x20 || c == 0x85 || c == 0xA0 || c == 0x1680 ||
           (c >= 0x2000 && c <= 0x200A) || c == 0x2028 || c == 0x2029 || c == 0x202F || c == 0x205F || c == 0x3000;
}

bool isAscii(std::string_view bytes)
{
    return std::all_of(bytes.begin(), bytes.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::string_view trimmed(std::string_view bytes)
{
    while (!bytes.empty()) {
        const utf8::Step step = utf8::next(bytes, 0);
        if (step.kind != utf8::Kind::Scalar || !isWhiteSpace(step.code)) {
            break;
        }
        bytes.remove_prefix(step.length);
    }
    while (!bytes.empty()) {
        // A white space is one to three bytes long; find the sequence that ends here.
        std::size_t length = 0;
        for (std::size_t tail = 1; tail <= 3 && tail <= bytes.size(); ++tail) {
            const utf8::Step step = utf8::next(bytes, bytes.size() - tail);
            if (step.kind == utf8::Kind::Scalar && step.length == tail) {
                length = isWhiteSpace(step.code) ? tail : 0;
                break;
            }
        }
        if (length == 0) {
            break;
        }
        bytes.remove_suffix(length);
    }
    return bytes;
}

// NFC and full case folding of valid UTF-8.
void appendFolded(std::string &out, std::string_view valid)
{
    if (isAscii(valid)) {
        std::transform(valid.begin(), valid.end(), std::back_inserter(out),
                       [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
        return;
    }
    utf8proc_uint8_t *folded = nullptr;
    const auto options = static_cast<utf8proc_option_t>(UTF8PROC_STABLE | UTF8PROC_COMPOSE | UTF8PROC_CASEFOLD);
    const utf8proc_ssize_t length = utf8proc_map(reinterpret_cast<const utf8proc_uint8_t *>(valid.data()),
                                                 static_cast<utf8proc_ssize_t>(valid.size()), &folded, options);
    const std::unique_ptr<utf8proc_uint8_t, decltype(&std::free)> owner(folded, &std::free);
    if (length < 0) { // out of memory, or text beyond what the library counts: compare it as it is
        out.append(valid);
        return;
    }
    out.append(reinterpret_cast<const char *>(folded), static_cast<std::size_t>(length));
}

// Reads fixed shapes from left to right; any failure sticks.
class Reader {
public:
    explicit Reader(std::string_view text) : m_rest(text) {}

    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }
    [[nodiscard]] char peek() const { return m_rest.empty() ? '\0' : m_rest.front(); }
    [[nodiscard]] std::string_view rest() const { return m_rest; }

    bool take(char c)
    {
        if (m_rest.empty() || m_rest.front() != c) {
            return false;
        }
        m_rest.remove_prefix(1);
        return true;
    }
    bool takeAny(std::string_view set)
    {
        if (m_rest.empty() || set.find(m_rest.front()) == std::string_view::npos) {
            return false;
        }
        m_rest.remove_prefix(1);
        return true;
    }
    bool takeWord(std::string_view word)
    {
        if (!m_rest.starts_with(word)) {
            return false;
        }
        m_rest.remove_prefix(word.size());
        return true;
    }
    // Between `least` and `most` digits, greedily.
    bool number(int &value, std::size_t least, std::size_t most)
    {
        std::size_t count = 0;
        int sum = 0;
        while (count < most && count < m_rest.size() && m_rest[count] >= '0' && m_rest[count] <= '9') {
            sum = sum * 10 + (m_rest[count] - '0');
            ++count;
        }
        if (count < least) {
            return false;
        }
        m_rest.remove_prefix(count);
        value = sum;
        return true;
    }

private:
    std::string_view m_rest;
};

// HH:MM[:SS[.fraction]]
bool readClock(Reader &in, std::chrono::milliseconds &clock)
{
    int hour = 0;
    int minute = 0;
    int second = 0;
    int milli = 0;
    if (!in.number(hour, 2, 2) || !in.take(':') || !in.number(minute, 2, 2)) {
        return false;
    }
    if (in.take(':')) {
        if (!in.number(second, 2, 2)) {
            return false;
        }
        if (in.takeAny(".,")) {
            int scale = 100;
            int digit = 0;
            if (!in.number(digit, 1, 1)) {
                return false;
            }
            do {
                milli += digit * scale; // finer than a millisecond is cut off
                scale /= 10;
            } while (in.number(digit, 1, 1));
        }
    }
    if (hour > 23 || minute > 59 || second > 60) {
        return false;
    }
    if (second == 60) {
        second = 59;
        milli = 999;
    }
    clock = std::chrono::hours(hour) + std::chrono::minutes(minute) + std::chrono::seconds(second) +
            std::chrono::milliseconds(milli);
    return true;
}

// Z, +HH:MM, +HHMM, +HH or nothing (then `assumed`).
bool readZone(Reader &in, std::chrono::minutes &offset, bool &assumed)
{
    if (in.atEnd()) {
        assumed = true;
        return true;
    }
    assumed = false;
    if (in.takeAny("Zz")) {
        return true;
    }
    const bool west = in.peek() == '-';
    int hours = 0;
    int minutes = 0;
    if (!in.takeAny("+-") || !in.number(hours, 2, 2)) {
        return false;
    }
    if (!in.atEnd()) {
        in.take(':');
        if (!in.number(minutes, 2, 2)) {
            return false;
        }
    }
    if (hours > 23 || minutes > 59) {
        return false;
    }
    offset = std::chrono::hours(hours) + std::chrono::minutes(minutes);
    offset = west ? -offset : offset;
    return true;
}

constexpr std::array<std::string_view, 12> kMonths = {"January",   "February", "March",    "April",
                                                      "May",       "June",     "July",     "August",
                                                      "September", "October",  "November", "December"};

// "February 14, 2023"
bool readLongDate(Reader &in, int &year, int &month, int &day)
{
    for (std::size_t i = 0; i < kMonths.size(); ++i) {
        if (in.takeWord(kMonths[i])) {
            month = static_cast<int>(i) + 1;
            return in.take(' ') && in.number(day, 1, 2) && in.take(',') && in.take(' ') && in.number(year, 4, 4);
        }
    }
    return false;
}

// Hyphens, or slashes: the year comes first, so that there is but one reading.
bool readIsoDate(Reader &in, int &year, int &month, int &day)
{
    if (!in.number(year, 4, 4)) {
        return false;
    }
    const char between = in.peek() == '/' ? '/' : '-';
    return in.take(between) && in.number(month, 2, 2) && in.take(between) && in.number(day, 2, 2);
}

} // namespace

std::string displayText(std::string_view bytes)
{
    std::string out;
    out.reserve(bytes.size());
    for (std::size_t pos = 0; pos < bytes.size();) {
        const utf8::Step step = utf8::next(bytes, pos);
        const char32_t c = step.code;
        const auto number = static_cast<std::uint32_t>(c);
        if (step.kind == utf8::Kind::Invalid) {
            fmt::format_to(std::back_inserter(out), "⟨{:02X}⟩", number);
        } else if (c == '\r' && pos + 1 < bytes.size() && bytes[pos + 1] == '\n') {
            // one line break, written as the newline that follows
        } else if ((c < 0x20 && c != '\t' && c != '\n') || c == 0x7F) {
            fmt::format_to(std::back_inserter(out), "⟨{:02X}⟩", number);
        } else if (step.kind == utf8::Kind::Surrogate || (c >= 0x80 && c <= 0x9F) || (c >= 0x202A && c <= 0x202E) ||
                   (c >= 0x2066 && c <= 0x2069)) {
            fmt::format_to(std::back_inserter(out), "⟨U+{:04X}⟩", number);
        } else {
            out.append(bytes, pos, step.length);
        }
        pos += step.length;
    }
    return out;
}

bool isValidUtf8(std::string_view bytes)
{
    for (std::size_t pos = 0; pos < bytes.size();) {
        const utf8::Step step = utf8::next(bytes, pos);
        if (step.kind != utf8::Kind::Scalar) {
            return false;
        }
        pos += step.length;
    }
    return true;
}

std::string foldedText(std::string_view bytes)
{
    bytes = trimmed(bytes);
    std::string out;
    out.reserve(bytes.size());
    std::size_t start = 0; // of the valid run that is being collected
    for (std::size_t pos = 0; pos < bytes.size();) {
        const utf8::Step step = utf8::next(bytes, pos);
        if (step.kind != utf8::Kind::Scalar) {
            appendFolded(out, bytes.substr(start, pos - start));
            out.append(bytes, pos, step.length);
            start = pos + step.length;
        }
        pos += step.length;
    }
    appendFolded(out, bytes.substr(start));
    return out;
}

std::optional<ParsedTime> parseTime(std::string_view text)
{
    while (!text.empty() && (text.front() == ' ' || text.front() == '\t')) {
        text.remove_prefix(1);
    }
    while (!text.empty() && (text.back() == ' ' || text.back() == '\t')) {
        text.remove_suffix(1);
    }
    Reader in(text);
    int year = 0;
    int month = 0;
    int day = 0;
    std::chrono::milliseconds clock(0);
    std::chrono::minutes offset(0);
    bool assumed = true;
    if (in.peek() >= '0' && in.peek() <= '9') {
        if (!readIsoDate(in, year, month, day)) {
            return std::nullopt;
        }
        if (!in.atEnd() && !(in.takeAny("Tt ") && readClock(in, clock) && readZone(in, offset, assumed))) {
            return std::nullopt;
        }
    } else {
        if (!readLongDate(in, year, month, day)) {
            return std::nullopt;
        }
        if (!in.atEnd() && !(in.take(',') && in.take(' ') && readClock(in, clock))) {
            return std::nullopt;
        }
    }
    const std::chrono::year_month_day date{std::chrono::year(year), std::chrono::month(static_cast<unsigned>(month)),
                                           std::chrono::day(static_cast<unsigned>(day))};
    if (!in.atEnd() || !date.ok()) {
        return std::nullopt;
    }
    const Time time = std::chrono::sys_days(date) + clock - offset;
    const std::chrono::year_month_day utc(std::chrono::floor<std::chrono::days>(time));
    if (utc.year() < std::chrono::year(1) || utc.year() > std::chrono::year(9999)) {
        return std::nullopt;
    }
    return ParsedTime{time, assumed};
}

std::string formatTime(Time time)
{
    const auto midnight = std::chrono::floor<std::chrono::days>(time);
    const std::chrono::year_month_day date(midnight);
    const std::chrono::hh_mm_ss clock(time - midnight);
    std::string out = fmt::format("{:04}-{:02}-{:02}T{:02}:{:02}:{:02}", static_cast<int>(date.year()),
                                  static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()),
                                  clock.hours().count(), clock.minutes().count(), clock.seconds().count());
    if (clock.subseconds().count() != 0) {
        fmt::format_to(std::back_inserter(out), ".{:03}", clock.subseconds().count());
    }
    out.push_back('Z');
    return out;
}

std::string newUuid()
{
    // RFC 9562, 5.7 with method 1 of 6.2: a counter in rand_a, so that ids of one process increase strictly.
    static std::mutex mutex;
    static std::uint64_t lastMs = 0;
    static std::uint32_t counter = 0;
    static const bool seeded = sodium_init() >= 0;
    static_cast<void>(seeded);

    std::array<std::uint8_t, 16> bytes{};
    randombytes_buf(bytes.data(), bytes.size());
    std::uint64_t ms = 0;
    std::uint32_t count = 0;
    {
        const std::lock_guard lock(mutex);
        const auto now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
        ms = static_cast<std::uint64_t>(std::max<std::int64_t>(now.time_since_epoch().count(), 0));
        if (ms > lastMs) {
            lastMs = ms;
            counter = bytes[6] & 0x7FU; // starts low: room for thousands in the same millisecond
        } else if (++counter > 0xFFFU) {
            ++lastMs; // borrowed from the future rather than repeated
            counter = 0;
        }
        ms = lastMs;
        count = counter;
    }
    for (std::size_t i = 0; i < 6; ++i) {
        bytes[i] = static_cast<std::uint8_t>(ms >> (40U - 8U * i) & 0xFFU);
    }
    bytes[6] = static_cast<std::uint8_t>(0x70U | count >> 8U);
    bytes[7] = static_cast<std::uint8_t>(count & 0xFFU);
    bytes[8] = static_cast<std::uint8_t>(0x80U | (bytes[8] & 0x3FU));

    constexpr std::string_view kDigits = "0123456789abcdef";
    std::string out;
    out.reserve(36);
    for (std::size_t i = 0; i < bytes.size(); ++i) {
        if (i == 4 || i == 6 || i == 8 || i == 10) {
            out.push_back('-');
        }
        out.push_back(kDigits[bytes[i] >> 4U]);
        out.push_back(kDigits[bytes[i] & 0xFU]);
    }
    return out;
}

} // namespace credence

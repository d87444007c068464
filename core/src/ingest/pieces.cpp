// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/pieces.h"

#include "util/utf8.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>

namespace credence::ingest {

namespace fs = std::filesystem;

namespace {

constexpr std::int64_t kLastSecond = 253402300799; // 9999-12-31T23:59:59Z

} // namespace

std::string contentName(std::initializer_list<std::string_view> parts)
{
    std::string content;
    for (const std::string_view part : parts) {
        content += fmt::format("{}:", part.size());
        content += part;
    }
    std::array<unsigned char, 16> hash{}; // the least that the library gives
    crypto_generichash(hash.data(), hash.size(), reinterpret_cast<const unsigned char *>(content.data()),
                       content.size(), nullptr, 0);
    std::string name;
    for (std::size_t i = 0; i < 8; ++i) {
        fmt::format_to(std::back_inserter(name), "{:02x}", hash[i]);
    }
    return name;
}

std::optional<Time> secondsTime(double seconds)
{
    if (!std::isfinite(seconds) || seconds < 0 || seconds > static_cast<double>(kLastSecond)) {
        return std::nullopt;
    }
    return Time(std::chrono::milliseconds(std::llround(seconds * 1000)));
}

std::optional<Time> millisTime(std::int64_t milliseconds)
{
    if (milliseconds < 0 || milliseconds / 1000 > kLastSecond) {
        return std::nullopt;
    }
    return Time(std::chrono::milliseconds(milliseconds));
}

std::optional<Time> writtenTime(const fs::path &file)
{
    std::error_code error;
    const auto written = fs::last_write_time(file, error);
    if (error) {
        return std::nullopt;
    }
    return std::chrono::floor<std::chrono::milliseconds>(
        std::chrono::time_point_cast<std::chrono::nanoseconds>(std::chrono::file_clock::to_sys(written)));
}

void assumeWritten(MemoryDraft &draft, const fs::path &file)
{
    draft.memory.created = writtenTime(file);
    if (!draft.memory.created) {
        draft.memory.created = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    }
    draft.createdAssumed = true;
}

std::string_view trimmed(std::string_view text)
{
    constexpr std::string_view kSpace = " \t\r\n\f\v";
    const std::size_t first = text.find_first_not_of(kSpace);
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(kSpace) - first + 1);
}

std::string wordOf(const Json &object, const char *key)
{
    const auto found = object.is_object() ? object.find(key) : object.end();
    return object.is_object() && found != object.end() && lossless::isString(*found) ? textOf(*found) : std::string();
}

std::uint64_t codePoints(std::string_view text)
{
    std::uint64_t count = 0;
    for (std::size_t at = 0; at < text.size(); ++count) {
        at += utf8::next(text, at).length;
    }
    return count;
}

std::string plainLines(std::string_view text)
{
    if (text.starts_with("\xEF\xBB\xBF")) {
        text.remove_prefix(3);
    }
    std::string out;
    out.reserve(text.size());
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] != '\r' || i + 1 >= text.size() || text[i + 1] != '\n') {
            out += text[i];
        }
    }
    return out;
}

bool looksLikeText(std::string_view head)
{
    const std::string_view sample = head.substr(0, 4096);
    std::size_t strange = 0;
    for (std::size_t at = 0; at < sample.size();) {
        const utf8::Step step = utf8::next(sample, at);
        if (sample[at] == '\0') {
            return false;
        }
        strange += step.kind == utf8::Kind::Scalar ? 0 : 1;
        at += step.length;
    }
    return strange * 20 <= sample.size() * 3; // a letter in seven may be of an older encoding
}

std::string labelled(const std::vector<std::pair<const char *, std::string>> &parts)
{
    std::string text;
    for (const auto &[label, words] : parts) {
        if (!trimmed(words).empty()) {
            text += fmt::format("{}{}: {}", text.empty() ? "" : "\n", label, words);
        }
    }
    return text;
}

std::optional<std::vector<std::string>> unlabelled(const std::vector<const char *> &labels, std::string_view text)
{
    std::vector<std::string> words(labels.size());
    std::size_t at = 0;
    std::optional<std::size_t> open;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        const std::string label = fmt::format("{}: ", labels[i]);
        const std::size_t found = !open && text.starts_with(label) ? 0 : text.find("\n" + label, at);
        if (found == std::string_view::npos || (!open && found != 0)) {
            continue;
        }
        if (open) {
            words[*open] = std::string(text.substr(at, found - at));
        }
        at = found + label.size() + (open ? 1 : 0);
        open = i;
    }
    if (!open) {
        return std::nullopt;
    }
    words[*open] = std::string(text.substr(at));
    return words;
}

std::vector<fs::path> filesBelow(const fs::path &folder, const std::function<bool(const fs::path &)> &wanted,
                                 ForeignStore &store, const std::stop_token &stop, const WalkLimits &limits)
{
    std::vector<fs::path> found;
    if (isFile(folder)) {
        found.push_back(folder);
        return found;
    }
    std::vector<std::pair<fs::path, std::size_t>> waiting{{folder, 0}};
    std::size_t looked = 0;
    std::size_t tooDeep = 0;
    std::size_t links = 0;
    bool cut = false;
    while (!waiting.empty() && !cut && !stop.stop_requested()) {
        const auto [at, depth] = std::move(waiting.back());
        waiting.pop_back();
        std::error_code error;
        fs::directory_iterator entry(at, error);
        if (error) {
            store.problems.push_back({shown(at), "unreadable", "The folder can't be read: " + error.message() + "."});
            continue;
        }
        std::vector<fs::path> here;
        for (; entry != fs::directory_iterator(); entry.increment(error)) {
            if (error || ++looked > limits.files * 4) {
                cut = !error;
                break;
            }
            here.push_back(entry->path());
        }
        std::sort(here.begin(), here.end());
        std::vector<fs::path> folders;
        for (const fs::path &path : here) {
            const fs::file_status status = fs::symlink_status(path, error);
            if (status.type() == fs::file_type::directory) {
                if (!path.filename().string().starts_with('.')) {
                    folders.push_back(path);
                }
            } else if (wanted(path) && status.type() == fs::file_type::symlink) {
                ++links; // it may lead out of the folder, and what is handed back would be written there
            } else if (wanted(path) && status.type() == fs::file_type::regular) {
                if (found.size() >= limits.files) {
                    cut = true;
                    break;
                }
                found.push_back(path);
            }
        }
        if (depth >= limits.depth) {
            tooDeep += folders.size();
            continue;
        }
        for (auto it = folders.rbegin(); it != folders.rend(); ++it) {
            waiting.emplace_back(*it, depth + 1);
        }
    }
    if (links > 0) {
        store.problems.push_back(
            {shown(folder.filename()), "unmapped",
             links == 1 ? std::string("One file is a link to another place; it is not followed.")
                        : fmt::format("{} files are links to other places; they are not followed.", links)});
    }
    if (cut) {
        store.problems.push_back(
            {shown(folder), "unreadable",
             fmt::format("It holds more than {} files; the rest was not looked at.", limits.files)});
    }
    if (tooDeep > 0) {
        store.problems.push_back(
            {shown(folder), "unreadable",
             fmt::format("Folders deeper than {} levels, which were not looked at: {}.", limits.depth, tooDeep)});
    }
    std::sort(found.begin(), found.end());
    return found;
}

void Unmapped::report(ForeignStore &store, const std::string &where) const
{
    for (const auto &[key, count] : m_counts) {
        store.problems.push_back({where, "unmapped",
                                  fmt::format("{} has no place here; it is kept as it is in {}.", excerpt(key),
                                              count == 1 ? "one record" : fmt::format("{} records", count))});
    }
}

std::vector<float> floatsOf(std::string_view blob)
{
    std::vector<float> numbers;
    if (blob.empty() || blob.size() % sizeof(float) != 0) {
        return numbers;
    }
    numbers.resize(blob.size() / sizeof(float));
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        std::uint32_t bits = 0;
        for (std::size_t b = 0; b < sizeof(float); ++b) {
            bits |= static_cast<std::uint32_t>(static_cast<unsigned char>(blob[i * sizeof(float) + b])) << (8 * b);
        }
        numbers[i] = std::bit_cast<float>(bits);
        if (!std::isfinite(numbers[i])) {
            return {};
        }
    }
    return numbers;
}

Json cellOf(const sql::ForeignRow &row, std::size_t column)
{
    switch (row.type(column)) {
    case sql::ForeignRow::Type::Null:
        return nullptr;
    case sql::ForeignRow::Type::Integer:
        return row.integer(column);
    case sql::ForeignRow::Type::Real:
        return row.real(column);
    case sql::ForeignRow::Type::Text:
        return lossless::encode(row.view(column));
    case sql::ForeignRow::Type::Blob:
        break;
    }
    return lossless::toBase64(row.view(column));
}

std::optional<std::size_t> NamedRow::place(std::string_view column) const
{
    const auto found = std::find(m_columns.begin(), m_columns.end(), column);
    return found == m_columns.end() ? std::nullopt : std::optional(static_cast<std::size_t>(found - m_columns.begin()));
}

bool NamedRow::given(std::string_view column) const
{
    const auto at = place(column);
    return at && !m_row.isNull(*at);
}

std::string_view NamedRow::bytes(std::string_view column) const
{
    return given(column) ? m_row.view(*place(column)) : std::string_view();
}

std::string NamedRow::text(std::string_view column) const
{
    return std::string(bytes(column));
}

std::optional<std::int64_t> NamedRow::integer(std::string_view column) const
{
    const auto at = place(column);
    using Type = sql::ForeignRow::Type;
    if (!at || (m_row.type(*at) != Type::Integer && m_row.type(*at) != Type::Real)) {
        return std::nullopt;
    }
    return m_row.integer(*at);
}

std::optional<double> NamedRow::real(std::string_view column) const
{
    const auto at = place(column);
    using Type = sql::ForeignRow::Type;
    if (!at || (m_row.type(*at) != Type::Integer && m_row.type(*at) != Type::Real)) {
        return std::nullopt;
    }
    return m_row.real(*at);
}

std::string NamedRow::textOfAny(std::initializer_list<std::string_view> columns) const
{
    for (const std::string_view column : columns) {
        if (given(column)) {
            return text(column);
        }
    }
    return {};
}

Json NamedRow::json(std::string_view column) const
{
    const std::string_view value = trimmed(bytes(column));
    if (value.empty() || (value[0] != '{' && value[0] != '[')) {
        return nullptr;
    }
    lossless::Document document = lossless::parse(value);
    return document.ok() ? std::move(document.value) : Json();
}

std::vector<std::string> NamedRow::list(std::string_view column) const
{
    std::vector<std::string> parts;
    const auto add = [&](std::string_view part) {
        part = trimmed(part);
        if (!part.empty() && std::find(parts.begin(), parts.end(), part) == parts.end()) {
            parts.emplace_back(part);
        }
    };
    const Json value = json(column);
    if (value.is_array()) {
        for (const Json &part : value) {
            if (lossless::isString(part)) {
                add(textOf(part));
            }
        }
        return parts;
    }
    std::string_view left = value.is_null() ? bytes(column) : std::string_view();
    while (!left.empty()) {
        const std::size_t comma = std::min(left.find(','), left.size());
        add(left.substr(0, comma));
        left.remove_prefix(std::min(left.size(), comma + 1));
    }
    return parts;
}

Json NamedRow::rest(std::initializer_list<std::string_view> known, Unmapped &unmapped) const
{
    Json left = Json::object();
    for (std::size_t i = 0; i < m_columns.size(); ++i) {
        if (m_row.isNull(i) || std::find(known.begin(), known.end(), m_columns[i]) != known.end()) {
            continue;
        }
        const Json parsed = json(m_columns[i]);
        if ((parsed.is_array() || parsed.is_object()) && parsed.empty()) {
            continue; // says nothing
        }
        left[lossless::encode(m_columns[i])] = parsed.is_null() ? cellOf(m_row, i) : parsed;
        unmapped.add(m_columns[i]);
    }
    return left;
}

Result<void> eachRow(const sql::ForeignDb &db, const std::string &table, const std::vector<std::string> &orderBy,
                     ForeignStore &store, const std::function<void(const NamedRow &)> &row)
{
    const std::vector<std::string> columns = db.columns(table);
    if (columns.empty()) {
        return {};
    }
    const auto done = db.rows({table, columns, orderBy}, [&](const sql::ForeignRow &one) {
        row(NamedRow(one, columns));
        return true;
    });
    if (!done && done.error().code == Errc::Cancelled) {
        return done.error();
    }
    if (!done) {
        store.problems.push_back({displayText(table), "unreadable",
                                  "The table breaks off: " + done.error().message + " What came before is taken."});
    }
    return {};
}

bool setCreated(Memory &memory, const std::string &text, std::optional<double> number)
{
    if (const auto parsed = parseTime(text)) {
        memory.created = parsed->time;
        memory.zoneAssumed = parsed->zoneAssumed;
        memory.createdText = formatTime(parsed->time) == text ? std::string() : text;
        return true;
    }
    constexpr double kMillis = 1e11;
    memory.created =
        number ? (std::fabs(*number) >= kMillis ? secondsTime(*number / 1000) : secondsTime(*number)) : std::nullopt;
    if (!memory.created) {
        memory.createdText = text;
    }
    return memory.created.has_value();
}

} // namespace credence::ingest

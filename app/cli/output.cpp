// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/output.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <cwchar>

#include <langinfo.h>
#include <sys/ioctl.h>
#include <unistd.h>

namespace credence::cli {

namespace {

std::string base64(std::string_view bytes)
{
    static constexpr char kDigits[] = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    for (std::size_t i = 0; i < bytes.size(); i += 3) {
        const std::size_t left = std::min<std::size_t>(3, bytes.size() - i);
        std::uint32_t group = 0;
        for (std::size_t k = 0; k < 3; ++k)
            group = group << 8 | (k < left ? static_cast<unsigned char>(bytes[i + k]) : 0U);
        for (std::size_t k = 0; k < 4; ++k)
            out += k <= left ? kDigits[group >> (18 - 6 * k) & 63] : '=';
    }
    return out;
}

// Calls visit(start, length, columns) for each character of valid UTF-8 until it returns false.
template<class Visit>
void eachCharacter(std::string_view text, Visit visit)
{
    for (std::size_t i = 0; i < text.size();) {
        const unsigned char lead = static_cast<unsigned char>(text[i]);
        const std::size_t length = std::min<std::size_t>(lead < 0x80   ? 1
                                                         : lead < 0xE0 ? 2
                                                         : lead < 0xF0 ? 3
                                                                       : 4,
                                                         text.size() - i);
        wchar_t c = lead < 0x80 ? wchar_t(lead) : wchar_t(lead & (0xFF >> (length + 1)));
        for (std::size_t k = 1; k < length; ++k)
            c = wchar_t(c << 6 | (static_cast<unsigned char>(text[i + k]) & 0x3F));
        if (!visit(i, length, std::size_t(std::max(0, wcwidth(c)))))
            return;
        i += length;
    }
}

std::string painted(const char *code, const std::string &text)
{
    return isTerminal() ? fmt::format("\x1b[{}m{}\x1b[0m", code, text) : text;
}

std::string padded(const std::string &text, std::size_t columns, bool toTheRight)
{
    const std::size_t used = width(text);
    const std::string space(columns > used ? columns - used : 0, ' ');
    return toTheRight ? space + text : text + space;
}

} // namespace

std::string safe(std::string_view bytes)
{
    return isValidUtf8(bytes) ? std::string(bytes) : displayText(bytes);
}

void putText(Json &object, const std::string &key, const std::string &bytes)
{
    object[key] = safe(bytes);
    if (!isValidUtf8(bytes))
        object[key + "_base64"] = base64(bytes);
}

Json orNull(const std::optional<Time> &time)
{
    return time ? Json(formatTime(*time)) : Json();
}

Json orNull(const std::optional<double> &number)
{
    return number ? Json(*number) : Json();
}

Json orNull(const std::string &text)
{
    return text.empty() ? Json() : Json(safe(text));
}

Json idList(const std::vector<MemoryId> &ids)
{
    Json list = Json::array();
    for (const MemoryId &id : ids)
        list.push_back(safe(id.value));
    return list;
}

Json memoryJson(const Memory &m, Confidence confidence)
{
    Json object{{"id", safe(m.id.value)},
                {"kind", word(m.kind)},
                {"shape", orNull(std::string(word(m.shape)))},
                {"depth", m.depth}};
    putText(object, "text", m.text);
    object["importance"] = orNull(m.importance);
    object["status"] = word(m.status);
    object["confidence"] = orNull(std::string(word(confidence)));
    object["created"] = orNull(m.created);
    object["scope"] = safe(m.scope);
    object["source_ref"] = orNull(m.sourceRef);
    return object;
}

Json linkJson(const EvidenceLink &link)
{
    Json object{{"id", safe(link.sourceId.value)},
                {"role", word(link.role)},
                {"granularity", word(link.granularity)},
                {"quote", orNull(link.quote)},
                {"dangling", link.dangling}};
    return object;
}

void printJson(const Json &object)
{
    const std::string text = object.dump(2, ' ', false, Json::error_handler_t::replace);
    std::fwrite(text.data(), 1, text.size(), stdout);
    std::fputc('\n', stdout);
}

namespace {

std::string dumped(const Json &value)
{
    return value.dump(2, ' ', false, Json::error_handler_t::replace);
}

// Each line but the first that much further in.
void writeIndented(const std::string &text, std::size_t indent)
{
    const std::string space(indent, ' ');
    std::string out;
    for (const char c : text) { // no text in JSON holds a line break
        out += c;
        if (c == '\n')
            out += space;
    }
    std::fwrite(out.data(), 1, out.size(), stdout);
}

} // namespace

JsonList::JsonList(const std::string &key)
{
    fmt::print("{{\n  {}: [", dumped(key));
}

void JsonList::put(const Json &entry)
{
    fmt::print("{}\n    ", m_any ? "," : "");
    writeIndented(dumped(entry), 4);
    m_any = true;
}

void JsonList::end(const Json &rest)
{
    fmt::print("{}]", m_any ? "\n  " : "");
    for (const auto &[key, value] : rest.items()) {
        fmt::print(",\n  {}: ", dumped(key));
        writeIndented(dumped(value), 2);
    }
    fmt::print("\n}}\n");
}

bool isTerminal()
{
    static const bool terminal = [] {
        const char *term = std::getenv("TERM");         // NOLINT(concurrency-mt-unsafe): nobody changes it
        const char *noColour = std::getenv("NO_COLOR"); // NOLINT(concurrency-mt-unsafe): nobody changes it
        return ::isatty(STDOUT_FILENO) == 1 && (!noColour || !*noColour) && term && std::string_view(term) != "dumb";
    }();
    return terminal;
}

bool speaksUnicode()
{
    return std::string_view(nl_langinfo(CODESET)) == "UTF-8"; // NOLINT(concurrency-mt-unsafe): nobody changes it
}

std::size_t terminalWidth()
{
    winsize size{};
    return ::isatty(STDOUT_FILENO) == 1 && ::ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

std::size_t width(std::string_view text)
{
    std::size_t columns = 0;
    eachCharacter(text, [&](std::size_t, std::size_t, std::size_t wide) {
        columns += wide;
        return true;
    });
    return columns;
}

std::string line(std::string_view bytes)
{
    std::string text = displayText(bytes);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return text;
}

std::string block(std::string_view bytes, std::size_t indent)
{
    const std::string space(indent, ' ');
    std::string out = space;
    for (const char c : displayText(bytes)) {
        out += c == '\t' || c == '\r' ? ' ' : c;
        if (c == '\n')
            out += space;
    }
    return out;
}

std::string fitted(const std::string &text, std::size_t columns)
{
    if (columns == 0 || width(text) <= columns)
        return text;
    const std::string ellipsis = speaksUnicode() ? "…" : "...";
    const std::size_t most = columns - std::min(columns, width(ellipsis));
    std::size_t used = 0;
    std::size_t end = 0;
    eachCharacter(text, [&](std::size_t start, std::size_t length, std::size_t wide) {
        if (used + wide > most)
            return false;
        used += wide;
        end = start + length;
        return true;
    });
    return text.substr(0, end) + ellipsis;
}

Json tombstoneJson(const std::optional<Tombstone> &stone)
{
    if (!stone)
        return nullptr;
    return {{"erased_at", orNull(stone->at)},
            {"by", orNull(safe(stone->who))},
            {"ledger", stone->entry ? Json(stone->entry.value) : Json()},
            {"rested_on", idList(stone->restedOn)}};
}

std::string statusGlyph(Status status)
{
    static constexpr const char *kUnicode[] = {"●", "◐", "○", "↷", "▪", "✕", "·"};
    static constexpr const char *kAscii[] = {"*", "?", "o", ">", "#", "x", "."};
    static constexpr const char *kColours[] = {"32", "33", "31", "2", "2", "2", "2"};
    const auto i = static_cast<std::size_t>(status);
    return painted(kColours[i], speaksUnicode() ? kUnicode[i] : kAscii[i]);
}

std::string dim(const std::string &text)
{
    return painted("2", text);
}

std::string bold(const std::string &text)
{
    return painted("1", text);
}

std::string date(const std::optional<Time> &time)
{
    std::string text = time ? formatTime(*time) : std::string("no time");
    if (time && text.size() >= 16) {
        text.resize(16); // to the minute
        text[10] = ' ';
    }
    return text;
}

void Table::head(std::vector<std::string> titles)
{
    m_head = true;
    m_rows.insert(m_rows.begin(), std::move(titles));
}

void Table::right(std::size_t column)
{
    if (m_right.size() <= column)
        m_right.resize(column + 1);
    m_right[column] = true;
}

void Table::row(std::vector<std::string> cells)
{
    m_rows.push_back(std::move(cells));
}

void Table::measure(const std::vector<std::string> &cells)
{
    m_widths.resize(std::max(m_widths.size(), cells.size()), 0);
    for (std::size_t i = 0; i < cells.size(); ++i)
        m_widths[i] = std::max(m_widths[i], width(cells[i]));
}

void Table::write(const std::vector<std::string> &cells, bool head) const
{
    const std::size_t screen = terminalWidth();
    std::string text;
    std::size_t used = 0;
    for (std::size_t i = 0; i < cells.size(); ++i) {
        const bool last = i + 1 == cells.size();
        const bool toTheRight = i < m_right.size() && m_right[i];
        if (last && !toTheRight)
            text += screen > used + 8 ? fitted(cells[i], screen - used) : cells[i];
        else
            text += padded(cells[i], m_widths[i], toTheRight) + (last ? "" : "  ");
        used += m_widths[i] + 2;
    }
    text.erase(text.find_last_not_of(' ') + 1);
    fmt::print("{}\n", head ? dim(text) : text);
}

void Table::print() const
{
    Table whole;
    whole.m_right = m_right;
    for (const auto &row : m_rows)
        whole.measure(row);
    for (std::size_t r = 0; r < m_rows.size(); ++r)
        whole.write(m_rows[r], m_head && r == 0);
}

} // namespace credence::cli

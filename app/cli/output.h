// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Standard output: JSON for scripts, aligned text for people. Memory text is untrusted: on a terminal it passes
// through line() or block(), which leave no control character in it.
// Ownership: values. Thread safety: main thread only.
#pragma once

#include <credence/audit.h>
#include <credence/counted.h>

#include <nlohmann/json.hpp>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace credence::cli {

using Json = nlohmann::ordered_json;

// Valid UTF-8 as it is; other bytes with the marks of displayText().
std::string safe(std::string_view bytes);
// object[key] = safe text, and object[key_base64] with the bytes themselves when they are no UTF-8.
void putText(Json &object, const std::string &key, const std::string &bytes);
Json orNull(const std::optional<Time> &time);
Json orNull(const std::optional<double> &number);
Json orNull(const std::string &text); // null when empty
Json idList(const std::vector<MemoryId> &ids);
Json memoryJson(const Memory &memory, Confidence confidence);
Json linkJson(const EvidenceLink &link);
void printJson(const Json &object);
// The same in parts, for lists that are too long to be held: what comes before the list, its entries, what comes after.
class JsonList {
public:
    explicit JsonList(const std::string &key); // of the object's list, which is its first entry
    void put(const Json &entry);
    void end(const Json &rest); // an object with the other entries; nothing may follow

private:
    bool m_any = false;
};

// For people.
bool isTerminal();                                                // standard output is one, and wants colours
bool speaksUnicode();                                             // by the locale
std::size_t terminalWidth();                                      // 0 when output is no terminal
std::size_t width(std::string_view text);                         // columns
Json tombstoneJson(const std::optional<Tombstone> &stone);        // null for what is not erased
std::string line(std::string_view bytes);                         // safe, on one line
std::string block(std::string_view bytes, std::size_t indent);    // safe, each line indented
std::string fitted(const std::string &text, std::size_t columns); // cut with an ellipsis; 0: not cut
std::string statusGlyph(Status status);
std::string dim(const std::string &text);
std::string bold(const std::string &text);
std::string date(const std::optional<Time> &time);

// Columns aligned by display width. The last one is cut to the terminal.
class Table {
public:
    void head(std::vector<std::string> titles);
    void right(std::size_t column); // aligns to the right
    void row(std::vector<std::string> cells);
    void print() const;

    // For tables that are too long to be held: all rows are measured first, then each is written.
    void measure(const std::vector<std::string> &cells);
    void write(const std::vector<std::string> &cells, bool head = false) const;

private:
    std::vector<std::vector<std::string>> m_rows;
    std::vector<std::size_t> m_widths; // of what was measured
    std::vector<bool> m_right;
    bool m_head = false;
};

} // namespace credence::cli

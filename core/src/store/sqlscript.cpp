// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/sqlscript.h"

#include <credence/text.h>

#include <fmt/format.h>

namespace credence::sql {

namespace {

std::string quotedWith(std::string_view text, char quote)
{
    std::string out(1, quote);
    for (const char c : text) {
        out += c;
        if (c == quote)
            out += c;
    }
    return out + quote;
}

std::string literal(const ScriptValue &value)
{
    if (const auto *number = std::get_if<std::int64_t>(&value))
        return std::to_string(*number);
    if (const auto *text = std::get_if<std::string>(&value)) {
        // A NUL would end the script for the program that reads it, so it stands as bytes; likewise what is no UTF-8.
        if (text->find('\0') == std::string::npos && isValidUtf8(*text))
            return quotedWith(*text, '\'');
        std::string hex;
        for (const char c : *text)
            hex += fmt::format("{:02x}", static_cast<unsigned char>(c));
        return "CAST(x'" + hex + "' AS TEXT)";
    }
    return "NULL";
}

std::string joined(const ScriptCells &cells, const char *between, bool condition)
{
    std::string out;
    for (const auto &[column, value] : cells) {
        const bool null = std::holds_alternative<std::monostate>(value);
        out += fmt::format("{}{} {} {}", out.empty() ? "" : between, quotedWith(column, '"'),
                           condition && null ? "IS" : "=", literal(value));
    }
    return out;
}

std::string commented(std::string_view text)
{
    std::string out;
    while (true) {
        const std::size_t end = text.find('\n');
        out += "-- " + displayText(text.substr(0, end)) + "\n";
        if (end == std::string_view::npos)
            return out;
        text.remove_prefix(end + 1);
    }
}

} // namespace

void SqlScript::note(std::string_view text)
{
    m_body += commented(text);
}

void SqlScript::remove(const std::string &table, const ScriptCells &where)
{
    m_body += fmt::format("DELETE FROM {} WHERE {};\n", quotedWith(table, '"'), joined(where, " AND ", true));
    ++m_statements;
}

void SqlScript::update(const std::string &table, const ScriptCells &set, const ScriptCells &where)
{
    m_body += fmt::format("UPDATE {} SET {} WHERE {};\n", quotedWith(table, '"'), joined(set, ", ", false),
                          joined(where, " AND ", true));
    ++m_statements;
}

void SqlScript::updateJson(const std::string &table, const std::string &column, const std::string &path,
                           const std::string &text, const ScriptCells &where)
{
    const std::string name = quotedWith(column, '"');
    m_body += fmt::format("UPDATE {} SET {} = json_set(CAST({} AS TEXT), {}, {}) WHERE {};\n", quotedWith(table, '"'),
                          name, name, literal(path), literal(text), joined(where, " AND ", true));
    ++m_statements;
}

void SqlScript::insert(const std::string &table, const ScriptCells &row)
{
    std::string columns, values;
    for (const auto &[column, value] : row) {
        columns += (columns.empty() ? "" : ", ") + quotedWith(column, '"');
        values += (values.empty() ? "" : ", ") + literal(value);
    }
    m_body += fmt::format("INSERT INTO {} ({}) VALUES ({});\n", quotedWith(table, '"'), columns, values);
    ++m_statements;
}

void SqlScript::insertLike(const std::string &table, const ScriptCells &row, const std::vector<std::string> &taken,
                           const std::string &from, const ScriptCells &key,
                           const std::optional<std::pair<std::string, std::string>> &by)
{
    std::string columns, values, there;
    for (const std::string &column : taken) {
        columns += quotedWith(column, '"') + ", ";
        values += quotedWith(column, '"') + ", ";
        there += " AND " + quotedWith(column, '"') + " IS NOT NULL";
    }
    for (const auto &[column, value] : row) {
        const char *after = column == row.back().first ? "" : ", ";
        columns += quotedWith(column, '"') + after;
        values += literal(value) + after;
    }
    const std::string source =
        by ? fmt::format("{} WHERE {} = (SELECT {} FROM {} WHERE {})", quotedWith(by->first, '"'),
                         quotedWith(by->second, '"'), quotedWith(by->second, '"'), quotedWith(from, '"'),
                         joined(key, " AND ", true))
           : fmt::format("{} WHERE {}", quotedWith(from, '"'), joined(key, " AND ", true));
    m_body += fmt::format("INSERT INTO {} ({}) SELECT {} FROM {}{} LIMIT 1;\n", quotedWith(table, '"'), columns, values,
                          source, there);
    ++m_statements;
}

std::string SqlScript::text(std::string_view head, bool cascades) const
{
    return commented(head) + ".bail on\n" + (cascades ? "PRAGMA foreign_keys = ON;\n" : "") + "BEGIN IMMEDIATE;\n" +
           m_body + "COMMIT;\n";
}

} // namespace credence::sql

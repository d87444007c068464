// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SqlScript: changes to another program's database as a text that a person reads and runs with the sqlite3 program; we
// never run it. One transaction that stops at the first error. Ownership: a value. Thread safety: one thread.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace credence::sql {

// NULL, a number or a text.
using ScriptValue = std::variant<std::monostate, std::int64_t, std::string>;
using ScriptCells = std::vector<std::pair<std::string, ScriptValue>>; // column and value

class SqlScript {
public:
    void note(std::string_view text); // a comment; of several lines several
    void remove(const std::string &table, const ScriptCells &where);
    void update(const std::string &table, const ScriptCells &set, const ScriptCells &where);
    // Puts a text at a path of a JSON column ("$.content").
    void updateJson(const std::string &table, const std::string &column, const std::string &path,
                    const std::string &text, const ScriptCells &where);
    void insert(const std::string &table, const ScriptCells &row);
    // A row that takes some columns from one that is there: the row of `from` with this key, or, with `by`, the row of
    // `by`'s table that has the same value in `by`'s column. Nothing is added where there is none, or one without them.
    void insertLike(const std::string &table, const ScriptCells &row, const std::vector<std::string> &taken,
                    const std::string &from, const ScriptCells &key,
                    const std::optional<std::pair<std::string, std::string>> &by = {});
    [[nodiscard]] bool empty() const { return m_statements == 0; }
    // With `head` as a comment before everything; `cascades`: rows that hang on deleted ones go, too, as its schema
    // says.
    [[nodiscard]] std::string text(std::string_view head, bool cascades = false) const;

private:
    std::string m_body;
    std::uint64_t m_statements = 0;
};

} // namespace credence::sql

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Python's pickles as data. A pickle is a program for a small stack machine that may import and call anything; here
// only the operations run that build plain values, and of classes only those that the caller names, whose state is
// taken and whose code is never looked for. Any other operation ends the reading with an error.
// Source of the operations: the comments of CPython's Lib/pickletools.py, protocols 0 to 5.
// Ownership: a Pickle owns its bytes and values. Thread safety: one caller.
#pragma once

#include <credence/result.h>

#include <cstdint>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace credence::ingest {

class Pickle {
public:
    enum class Type : std::uint8_t { None, Bool, Int, Float, Text, Bytes, List, Tuple, Set, Dict, Class, Object };
    using Index = std::uint32_t; // of a value

    struct Value {
        Type type = Type::None;
        std::int64_t integer = 0; // Bool and Int
        double real = 0;          // Float
        std::string_view text{};  // Text (UTF-8, surrogates passed), Bytes; of a Class and an Object the class's name
        // List, Tuple, Set: members. Dict: key, value, key, value … Object: its state, none if it was given none.
        // Values may be members of several others, and of themselves: walk them with a bound.
        std::vector<Index> items{};
    };

    // Corrupt (cut, or not built as a pickle is), Unsupported (an operation or a class outside the lists, or more than
    // kMostValues), Cancelled.
    [[nodiscard]] static Result<Pickle> parse(std::string bytes, std::span<const std::string_view> classes = {},
                                              std::stop_token stop = {});

    [[nodiscard]] const Value &root() const { return m_values[m_root]; }
    [[nodiscard]] const Value &at(Index index) const { return m_values[index]; }
    // Of a Dict, or of an Object whose state is one; null if there is none. The last of equal keys, as Python has it.
    [[nodiscard]] const Value *member(const Value &of, std::string_view key) const;

    static constexpr std::size_t kMostValues = std::size_t(40) << 20U;

private:
    friend class PickleMachine;
    std::vector<char> m_bytes; // does not move when the Pickle does
    std::vector<Value> m_values;
    Index m_root = 0;
};

} // namespace credence::ingest

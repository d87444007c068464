// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Result<T>: a value or an Error. Every core function that can fail because of the world (files, data, other
// processes) returns one; programming errors are asserted instead.
// Ownership: holds its value or error by value. Thread safety: as safe as T; distinct objects are independent.
#pragma once

#include <cassert>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace credence {

// The kinds of failure that a caller can react to. Values are persisted in exit codes and JSON: do not change.
enum class Errc {
    NotFound = 1,    // no such file, memory, entry
    Conflict = 2,    // somebody else changed it, or the change contradicts what is stored
    Invalid = 3,     // refused by an invariant or a malformed argument; the message names which
    Corrupt = 4,     // the file or row is damaged
    Busy = 5,        // another process holds the write lock
    Io = 6,          // the operating system refused
    Network = 7,     // a model or the network failed
    Cancelled = 8,   // the stop token was triggered
    Unsupported = 9, // newer schema, foreign database, unknown format
    ReadOnly = 10,   // the store is open read-only
};

// `message` is one English sentence for a person; `where` names the file, row or record concerned (may be empty).
struct Error {
    Errc code = Errc::Invalid;
    std::string message;
    std::string where;
};

template<class T>
class [[nodiscard]] Result {
public:
    Result(T value) : m_state(std::in_place_index<0>, std::move(value)) {}
    Result(Error error) : m_state(std::in_place_index<1>, std::move(error)) {}

    [[nodiscard]] bool ok() const { return m_state.index() == 0; }
    explicit operator bool() const { return ok(); }

    // Precondition: ok().
    T &value() &
    {
        assert(ok());
        return std::get<0>(m_state);
    }
    const T &value() const &
    {
        assert(ok());
        return std::get<0>(m_state);
    }
    T &&value() &&
    {
        assert(ok());
        return std::get<0>(std::move(m_state));
    }
    T &operator*() & { return value(); }
    const T &operator*() const & { return value(); }
    T &&operator*() && { return std::move(*this).value(); }
    T *operator->() { return &value(); }
    const T *operator->() const { return &value(); }

    // Precondition: !ok().
    [[nodiscard]] const Error &error() const
    {
        assert(!ok());
        return std::get<1>(m_state);
    }

private:
    std::variant<T, Error> m_state;
};

template<>
class [[nodiscard]] Result<void> {
public:
    Result() = default;
    Result(Error error) : m_error(std::move(error)) {}

    [[nodiscard]] bool ok() const { return !m_error; }
    explicit operator bool() const { return ok(); }
    // Precondition: !ok().
    [[nodiscard]] const Error &error() const
    {
        assert(!ok());
        return *m_error;
    }

private:
    std::optional<Error> m_error;
};

} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// One foreign record on its way in: what is understood is taken out of its object, what is left becomes
// Memory::extra, and whatever does not fit is reported and kept there too.
// Ownership: refers to the ForeignStore that collects the problems. Thread safety: one caller.
#pragma once

#include "util/losslessjson.h"

#include <credence/ingest.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace credence::ingest {

using lossless::Json;

// The bytes of a string value. Precondition: lossless::isString(value).
[[nodiscard]] std::string textOf(const Json &value);
// A value inside a message.
[[nodiscard]] std::string shownValue(const Json &value);

class Record {
public:
    Record(Json object, std::string where, ForeignStore &store);

    [[nodiscard]] const std::string &where() const { return m_where; }
    void problem(const char *kind, std::string message) const;

    [[nodiscard]] bool has(const char *key) const { return m_object.contains(key); }
    // There, and not null.
    [[nodiscard]] bool given(const char *key) const
    {
        const auto found = m_object.find(key);
        return found != m_object.end() && !found->is_null();
    }
    [[nodiscard]] bool kept(const char *key) const { return m_kept.contains(key); }
    // The value, removed; null if absent.
    Json take(const char *key);
    // Stays in extra under this key.
    void keep(const char *key, Json value) { m_kept[key] = std::move(value); }

    // Each takes a key; absent and null give the empty value, what does not fit is reported and kept.
    std::string string(const char *key);
    std::string id(const char *key); // some programs write numbers
    std::vector<std::string> strings(const char *key);
    std::optional<Time> time(const char *key);
    std::optional<int> integer(const char *key);
    bool flag(const char *key);

    // Sets importance, importanceRaw and importanceScale. `scale` has nothing for one that is unknown. False, with a
    // problem, if the value does not fit; it is kept.
    bool importance(Memory &memory, const char *key, std::optional<ImportanceScale> scale);
    // Sets created, createdText and zoneAssumed from a value that was there. One that is no time leaves the memory
    // timeless, with a problem.
    void created(Memory &memory, const Json &value) const;

    // Puts bytes in the place of a string: "/tags/0"; "/extra" takes a whole object in the form. False if there is
    // none.
    bool replace(std::string_view path, const std::string &bytes);

    // All that is left, as Memory::extra. The last call.
    std::string extra();

private:
    Json m_object;
    Json m_kept = Json::object();
    std::string m_where;
    ForeignStore &m_store;
};

} // namespace credence::ingest

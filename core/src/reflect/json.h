// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Runs and candidates as JSON: reading what may come from anywhere (a file that somebody sent) without trusting its
// types, sizes or depth.
// Ownership: values. Thread safety: pure functions. Errors: no exception leaves.
#pragma once

#include <credence/memory.h>
#include <credence/result.h>

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace credence::reflecting {

using Json = nlohmann::json;
using OrderedJson = nlohmann::ordered_json;

inline constexpr std::size_t kMaxJson = 256u << 20; // bytes of a run
inline constexpr std::size_t kMaxJsonDepth = 64;    // nested arrays and objects

// Invalid for what is no JSON, too large or nested too deeply; says where.
[[nodiscard]] Result<Json> parseJson(std::string_view text);

// A text that loses no byte: a string, or {"hex": "..."} when it is no UTF-8.
[[nodiscard]] OrderedJson textJson(std::string_view bytes);
[[nodiscard]] std::string dumped(const OrderedJson &value, int indent = -1);

// Members, with the default where it is absent or of another type. Numbers out of range are the default too.
[[nodiscard]] std::string textMember(const Json &object, const char *name);
[[nodiscard]] std::optional<double> numberMember(const Json &object, const char *name);
[[nodiscard]] std::int64_t integerMember(const Json &object, const char *name, std::int64_t otherwise = 0);
[[nodiscard]] std::uint64_t countMember(const Json &object, const char *name);
[[nodiscard]] int smallMember(const Json &object, const char *name, int otherwise = 0);
[[nodiscard]] bool switchMember(const Json &object, const char *name);
[[nodiscard]] std::optional<Time> timeMember(const Json &object, const char *name);
[[nodiscard]] const Json &listMember(const Json &object, const char *name);   // an array, perhaps the empty one
[[nodiscard]] const Json &objectMember(const Json &object, const char *name); // an object, perhaps the empty one
[[nodiscard]] std::string textOf(const Json &value);                          // "" if it is none

} // namespace credence::reflecting

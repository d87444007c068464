// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What an agent may do through its server: each tool with the arguments it takes, from which its schema is made and
// by which a call is judged. JSON here is in the form of util/losslessjson.h.
// Ownership: values; a ToolCall borrows all it names for one call. Thread safety: one call at a time.
#pragma once

#include "util/losslessjson.h"

#include <credence/recall.h>
#include <credence/store.h>

#include <functional>
#include <span>
#include <string>
#include <vector>

namespace credence::agents {

using Json = nlohmann::ordered_json;

enum class ArgumentKind : std::uint8_t { Text, Texts, Number, Integer, Choice, Moment };

struct Argument {
    const char *name;
    ArgumentKind kind;
    bool required;
    const char *description;
    double min = 0, max = 0;             // of a Number, an Integer; of Texts how many
    std::vector<const char *> choices{}; // of a Choice
};

struct ToolCall {
    Store &store;
    std::string scope;
    std::string who; // "mcp:claude-desktop"
    // Waits until it is made; Cancelled when the call was given up first.
    std::function<Result<std::shared_ptr<RecallIndex>>(std::stop_token)> index;
    Time now;
    std::chrono::milliseconds patience;
    bool readOnly;
    std::stop_token stop;
};

// Of a call: a value, or one sentence. `badArguments`: the call itself is wrong; else the tool failed.
struct Outcome {
    Json value{};
    std::string error{};
    bool badArguments = false;
};

struct Tool {
    const char *name, *title, *description;
    bool writes;
    std::vector<Argument> arguments;
    Outcome (*run)(ToolCall &, const lossless::Json &arguments);
};

[[nodiscard]] const std::vector<Tool> &tools();
[[nodiscard]] Json schemaOf(const Tool &);
// "" if the arguments are as the tool wants them, else what is wrong.
[[nodiscard]] std::string misfit(const Tool &, const lossless::Json &arguments);
// A JSON string for text as the store has it: valid UTF-8, whatever it was.
[[nodiscard]] Json outText(std::string_view bytes);

} // namespace credence::agents

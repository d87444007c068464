// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the command says of itself to packages, made from the same definitions that parse it, so that neither can go
// stale: `--man` prints the manual page (roff), `--completion bash|zsh|fish` a completion for that shell.
// Ownership: values. Thread safety: pure functions.
#pragma once

#include <CLI/CLI.hpp>

#include <memory>
#include <optional>
#include <string>

namespace credence::cli {

struct Context;

[[nodiscard]] std::string manualPage(const CLI::App &app, const std::string &version);
// Nothing for another shell.
[[nodiscard]] std::optional<std::string> completion(const CLI::App &app, const std::string &shell);

// How --help says it: values as the manual page names them, lines of at most a hundred columns.
[[nodiscard]] std::shared_ptr<CLI::FormatterBase> helpForm();

// Prints one of them if that is what the arguments ask for, and nothing else; the exit status.
[[nodiscard]] std::optional<int> describe(const CLI::App &app, const Context &context, const std::string &version,
                                          int argc, char **argv);

} // namespace credence::cli

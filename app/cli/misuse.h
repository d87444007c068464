// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What is wrong with a command line, for the person who typed it.
// Ownership: values. Thread safety: pure functions.
#pragma once

#include <CLI/CLI.hpp>

#include <string>
#include <vector>

namespace credence::cli {

struct Context;

// An option without a value is left out; one with an empty value is nearly always a variable that was not set, and
// would mean the same as none, that is: everything. So it is refused, but where Context::mayBeEmpty says otherwise.
void refuseEmpty(CLI::App &app, const Context &context);

// The words of the command line, "--name=" as two: the parser would take the word behind it for the value, so that
// --about=$NOBODY --preview were a search for "--preview". What is pointed to lives as long as argv.
[[nodiscard]] std::vector<char *> separated(const CLI::App &app, int argc, char **argv);

// A sentence that names what was typed and, where something is near, what was perhaps meant.
[[nodiscard]] std::string misuse(const CLI::App &app, const CLI::ParseError &error, int argc, char **argv);

} // namespace credence::cli

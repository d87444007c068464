// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#pragma once

#include <CLI/CLI.hpp>

#include <string>

namespace credence::cli {

// For options that a person has to answer: white space is no answer.
inline CLI::Validator notBlank()
{
    return {[](std::string &text) {
                const bool blank = text.find_first_not_of(" \t\r\n") == std::string::npos;
                return blank ? std::string("It is empty") : std::string();
            },
            ""};
}

} // namespace credence::cli

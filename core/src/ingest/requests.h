// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A script of requests that a person looks through and runs: decisions handed back to a program that is spoken to over
// HTTP or by its own command. One request a line; what was done is noted beside the script and not done again.
// Ownership: values. Thread safety: one caller.
#pragma once

#include "util/losslessjson.h"

#include <credence/handback.h>

#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace credence::ingest {

// A word for a POSIX shell, in single quotes. Precondition: no NUL.
[[nodiscard]] std::string shellWord(std::string_view text);
// For a path of a URL.
[[nodiscard]] std::string percentEncoded(std::string_view text);
// JSON in ASCII on one line.
[[nodiscard]] std::string asciiJson(const nlohmann::ordered_json &value);
// What a hand-back's memory holds for one text field: valid UTF-8 without NUL. Empty if it can't be said so.
[[nodiscard]] bool canBeSent(std::string_view text);

class RequestScript {
public:
    // `title`: the program. `prefix`: of its variables, PREFIX_URL (needed) and PREFIX_API_KEY (may be empty).
    RequestScript(std::string title, std::string prefix) : m_title(std::move(title)), m_prefix(std::move(prefix)) {}

    // More variables that must be set before it runs, with an example.
    void needs(std::string variable, std::string example);
    // `key` names the request over all scripts for the same source; `path` stands in double quotes, so that it can hold
    // ${VARIABLES}: what is foreign in it is to be encoded. An empty body is none.
    void request(const std::string &about, const std::string &key, const std::string &method, const std::string &path,
                 const std::string &body);
    [[nodiscard]] bool empty() const { return m_lines.empty(); }
    [[nodiscard]] std::string text() const;

private:
    std::string m_title, m_prefix, m_lines;
    std::vector<std::pair<std::string, std::string>> m_needs;
};

// The plan of a script FOLDER/NAME. Existing scripts are replaced.
[[nodiscard]] Result<void> planScript(HandBackPlan &plan, const std::filesystem::path &target, const std::string &name,
                                      const std::string &text, const std::string &program);

} // namespace credence::ingest

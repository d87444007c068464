// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the tables of rules have in common: a detector, keywords and a pattern.
// Ownership: values. Thread safety: pure functions.
#pragma once

#include <re2/re2.h>

#include <algorithm>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

namespace credence::privacy {

using Compiled = std::vector<std::unique_ptr<RE2>>;

template<class Table>
[[nodiscard]] Compiled compiled(const Table &table)
{
    RE2::Options options;
    options.set_log_errors(false);
    Compiled out;
    for (const auto &rule : table)
        out.push_back(std::make_unique<RE2>(rule.pattern, options));
    return out;
}

// Those whose pattern RE2 doesn't take, with its reason.
template<class Table>
[[nodiscard]] std::vector<std::string> broken(const Table &table, const Compiled &rules)
{
    std::vector<std::string> out;
    for (std::size_t i = 0; i < rules.size(); ++i) {
        if (!rules[i]->ok())
            out.push_back(std::string(std::data(table)[i].detector) + ": " + rules[i]->error());
    }
    return out;
}

// Keywords are parted by bars; "<|" is part of a keyword, and "|" alone is one.
template<class Each>
void eachKeyword(std::string_view words, Each &&each)
{
    if (words == "|") {
        each(words);
        return;
    }
    while (!words.empty()) {
        std::size_t bar = words.find('|');
        while (bar != std::string_view::npos && bar > 0 && words[bar - 1] == '<')
            bar = words.find('|', bar + 1);
        bar = std::min(bar, words.size());
        each(words.substr(0, bar));
        words.remove_prefix(std::min(bar + 1, words.size()));
    }
}

} // namespace credence::privacy

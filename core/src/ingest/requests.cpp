// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/requests.h"

#include "ingest/importer.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>

namespace credence::ingest {

namespace fs = std::filesystem;

std::string shellWord(std::string_view text)
{
    std::string word = "'";
    for (const char c : text) {
        word += c == '\'' ? std::string("'\\''") : std::string(1, c);
    }
    return word + "'";
}

std::string percentEncoded(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        const bool plain = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' ||
                           c == '_' || c == '.' || c == '~';
        if (plain) {
            out += c;
        } else {
            fmt::format_to(std::back_inserter(out), "%{:02X}", static_cast<unsigned char>(c));
        }
    }
    return out;
}

std::string asciiJson(const nlohmann::ordered_json &value)
{
    return value.dump(-1, ' ', true, nlohmann::ordered_json::error_handler_t::replace);
}

bool canBeSent(std::string_view text)
{
    return !text.empty() && isValidUtf8(text) && text.find('\0') == std::string_view::npos;
}

void RequestScript::needs(std::string variable, std::string example)
{
    m_needs.emplace_back(std::move(variable), std::move(example));
}

void RequestScript::request(const std::string &about, const std::string &key, const std::string &method,
                            const std::string &path, const std::string &body)
{
    // What stands behind a number sign is for people: one line, nothing that a shell reads.
    std::string said = displayText(about.substr(0, 200));
    std::replace(said.begin(), said.end(), '\n', ' ');
    m_lines += fmt::format("\n# {}\nrequest {} {} \"{}\" {}\n", said, shellWord(key), method, path, shellWord(body));
}

std::string RequestScript::text() const
{
    std::string text = fmt::format(
        "#!/bin/sh\n# Decisions for {}. Read it, set the variables, then run it; each request is made once:\n"
        "# what was done is noted in a file beside this one.\nset -eu\n",
        m_title);
    text += fmt::format(": \"${{{0}_URL:?set it to the address of {1}, such as http://localhost:8080}}\"\n", m_prefix,
                        m_title);
    for (const auto &[variable, example] : m_needs) {
        text += fmt::format(": \"${{{}:?set it, for example to {}}}\"\n", variable, example);
    }
    text += fmt::format("{0}_API_KEY=\"${{{0}_API_KEY:-}}\"\n", m_prefix);
    text += "done_list=\"$0.done\"\n"
            "private=$(mktemp)\nreply=$(mktemp)\ntrap 'rm -f \"$private\" \"$reply\"' EXIT\n";
    text += fmt::format("if [ -n \"${0}_API_KEY\" ]; then\n"
                        "    printf 'header = \"Authorization: Bearer %s\"\\n' \"${0}_API_KEY\" >\"$private\"\nfi\n",
                        m_prefix);
    text +=
        fmt::format("# request KEY METHOD PATH BODY\n"
                    "request() {{\n"
                    "    if [ -f \"$done_list\" ] && grep -qxF -- \"$1\" \"$done_list\"; then\n"
                    "        echo \"$1: done before\"\n"
                    "        return 0\n"
                    "    fi\n"
                    "    if [ -n \"$4\" ]; then\n"
                    "        code=$(printf '%s' \"$4\" | curl -sS -K \"$private\" -o \"$reply\" -w '%{{http_code}}' "
                    "-X \"$2\" -H 'Content-Type: application/json' --data-binary @- \"${0}_URL$3\")\n"
                    "    else\n"
                    "        code=$(curl -sS -K \"$private\" -o \"$reply\" -w '%{{http_code}}' -X \"$2\" "
                    "\"${0}_URL$3\")\n"
                    "    fi\n"
                    "    case $code in\n"
                    "    2[0-9][0-9]) ;;\n"
                    "    409) echo \"$1: it is so already\" ;;\n"
                    "    *)\n"
                    "        echo \"$1: refused ($code)\" >&2\n"
                    "        cat \"$reply\" >&2\n"
                    "        exit 1\n"
                    "        ;;\n"
                    "    esac\n"
                    "    printf '%s\\n' \"$1\" >>\"$done_list\"\n"
                    "    echo \"$1: done\"\n"
                    "}}\n",
                    m_prefix);
    return text + m_lines;
}

Result<void> planScript(HandBackPlan &plan, const fs::path &target, const std::string &name, const std::string &text,
                        const std::string &program)
{
    const fs::path path = target / name;
    PlannedWrite write{path, PlannedWrite::What::Create, {}, text, {}, true};
    if (isFile(path)) {
        write.before = readFile(path).ok() ? *readFile(path) : std::string();
    }
    write.summary =
        fmt::format("{} for {}", plan.said == 1 ? "One request" : fmt::format("{} requests", plan.said), program);
    if (plan.said > 0) {
        plan.writes.push_back(std::move(write));
        plan.advice =
            fmt::format("Read {} through, set its variables, and run it where {} can be reached.", name, program);
    }
    return {};
}

} // namespace credence::ingest

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/prompt.h"

#include "store/impl.h"
#include "util/resources.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <cassert>

namespace credence::reflecting {

namespace {

struct Template {
    std::string_view version, system, user;
};

Template templateOf(const std::string &name)
{
    const std::string_view text = resource("prompts/" + name + ".txt");
    constexpr std::string_view kVersion = "version ", kSystem = "\n=== system\n", kUser = "\n=== user\n";
    const auto system = text.find(kSystem), user = text.find(kUser);
    assert(text.starts_with(kVersion) && system != text.npos && user != text.npos && system < user);
    return {text.substr(kVersion.size(), system - kVersion.size()),
            text.substr(system + kSystem.size(), user - system - kSystem.size()), text.substr(user + kUser.size())};
}

std::string filled(std::string_view text, const std::map<std::string, std::string, std::less<>> &values)
{
    std::string out;
    for (;;) {
        const auto open = text.find("{{");
        if (open == text.npos)
            return out.append(text);
        const auto close = text.find("}}", open);
        assert(close != text.npos);
        const auto it = values.find(text.substr(open + 2, close - open - 2));
        assert(it != values.end());
        out.append(text.substr(0, open));
        if (it != values.end())
            out.append(it->second);
        text.remove_prefix(close + 2);
    }
}

} // namespace

std::string promptVersion(const std::vector<std::string> &names)
{
    std::string out;
    for (const std::string &name : names)
        out += fmt::format("{}{} {} {}", out.empty() ? "" : ", ", name, templateOf(name).version,
                           store::sha256(resource("prompts/" + name + ".txt")).substr(0, 8));
    return out;
}

ChatRequest promptOf(const std::string &name, const std::string &schema,
                     const std::map<std::string, std::string, std::less<>> &values)
{
    const Template text = templateOf(name);
    ChatRequest request;
    request.system = filled(text.system, values);
    request.user = filled(text.user, values);
    if (!schema.empty()) {
        request.schemaName = schema;
        request.schema = std::string(resource("prompts/" + schema + ".schema.json"));
        while (!request.schema.empty() && request.schema.back() == '\n')
            request.schema.pop_back();
    }
    return request;
}

std::string fenceFor(std::string_view content)
{
    return "===== data " + store::sha256(content).substr(0, 16) + " =====";
}

std::string cutText(std::string_view bytes, std::size_t limit)
{
    std::string text = displayText(bytes);
    if (limit == 0)
        return text;
    std::size_t characters = 0;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xC0) == 0x80)
            continue;
        if (characters++ == limit)
            return text.substr(0, i) + "…";
    }
    return text;
}

std::string numberedLine(std::size_t number, const Memory &memory, std::size_t limit)
{
    std::string text = cutText(memory.text, limit);
    for (auto at = text.find('\n'); at != text.npos; at = text.find('\n', at + 5))
        text.replace(at, 1, "\n    ");
    std::string when = memory.created ? formatTime(*memory.created).substr(0, 16) : "no date";
    if (const auto t = when.find('T'); t != when.npos)
        when[t] = ' ';
    return fmt::format("[{}] ({}{}) {}\n", number, memory.kind == Kind::Reflection ? "belief, " : "", when, text);
}

std::string numbered(std::span<const Memory *const> memories, std::size_t limit)
{
    std::string out;
    for (std::size_t i = 0; i < memories.size(); ++i)
        out += numberedLine(i + 1, *memories[i], limit);
    if (!out.empty())
        out.pop_back();
    return out;
}

} // namespace credence::reflecting

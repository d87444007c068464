// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/frontmatter.h"

#include "ingest/importer.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <yaml-cpp/yaml.h>

#include <algorithm>
#include <charconv>

namespace credence::ingest {

using lossless::Json;

namespace {

constexpr std::size_t kYamlValues = 200000;
constexpr int kYamlDepth = 100;
constexpr std::size_t kYamlText = std::size_t(8) << 20U; // as it stands, and with every alias written out

struct YamlTooMuch {};
struct YamlLeft {
    std::size_t values = kYamlValues, bytes = kYamlText;
};

bool isOneOf(std::string_view text, std::initializer_list<std::string_view> words)
{
    return std::find(words.begin(), words.end(), text) != words.end();
}

// YAML 1.2, core schema (10.3.2), without octal and hexadecimal numbers, which no program here writes.
Json plainScalar(const std::string &text)
{
    if (isOneOf(text, {"", "~", "null", "Null", "NULL"})) {
        return nullptr;
    }
    if (isOneOf(text, {"true", "True", "TRUE"})) {
        return true;
    }
    if (isOneOf(text, {"false", "False", "FALSE"})) {
        return false;
    }
    const char *end = text.data() + text.size();
    const char *begin = text.data() + (text.front() == '+' && text.size() > 1 ? 1 : 0);
    std::int64_t whole = 0;
    if (const auto [at, code] = std::from_chars(begin, end, whole); code == std::errc() && at == end) {
        return whole;
    }
    if (text.find_first_not_of("0123456789+-.eE") == std::string::npos &&
        text.find_first_of("0123456789") != std::string::npos) {
        double real = 0;
        if (const auto [at, code] = std::from_chars(begin, end, real); code == std::errc() && at == end) {
            return real;
        }
    }
    return lossless::encode(text);
}

void countScalar(YamlLeft &left, const std::string &scalar)
{
    if (scalar.size() > left.bytes) {
        throw YamlTooMuch();
    }
    left.bytes -= scalar.size();
}

Json yamlValue(const YAML::Node &node, YamlLeft &left, int depth)
{
    if (left.values-- == 0 || depth > kYamlDepth) {
        throw YamlTooMuch();
    }
    switch (node.Type()) {
    case YAML::NodeType::Scalar:
        countScalar(left, node.Scalar());
        return node.Tag() == "!" ? Json(lossless::encode(node.Scalar())) : plainScalar(node.Scalar());
    case YAML::NodeType::Sequence: {
        Json list = Json::array();
        for (const auto &entry : node) {
            list.push_back(yamlValue(entry, left, depth + 1));
        }
        return list;
    }
    case YAML::NodeType::Map: {
        Json map = Json::object();
        for (const auto &entry : node) {
            if (!entry.first.IsScalar() && !entry.first.IsNull()) {
                throw YAML::Exception(entry.first.Mark(), "a key that is no scalar");
            }
            countScalar(left, entry.first.IsNull() ? std::string() : entry.first.Scalar());
            const std::string key = lossless::encode(entry.first.IsNull() ? std::string() : entry.first.Scalar());
            Json value = yamlValue(entry.second, left, depth + 1);
            if (!map.contains(key)) {
                map[key] = std::move(value);
            }
        }
        return map;
    }
    case YAML::NodeType::Null:
    case YAML::NodeType::Undefined:
        break;
    }
    return nullptr;
}

// A line from `at`, without its end; `next` is where the following one starts.
std::string_view lineAt(std::string_view text, std::size_t at, std::size_t &next)
{
    const std::size_t end = std::min(text.find('\n', at), text.size());
    next = std::min(end + 1, text.size());
    std::string_view line = text.substr(at, end - at);
    return line.ends_with('\r') ? line.substr(0, line.size() - 1) : line;
}

// Where the top-level key stands, with the lines that belong to it.
struct KeyPlace {
    std::size_t line = std::string_view::npos; // of the key
    std::size_t value = 0;                     // behind the colon
    std::size_t lineEnd = 0;                   // of the key's line, without CR and LF
    std::size_t next = 0;                      // the line after the key's
    std::size_t end = 0;                       // behind the last line that belongs to it
    std::string indent;                        // of the first entry below it
};

KeyPlace findKey(std::string_view text, const FrontMatter &matter, std::string_view key)
{
    KeyPlace place;
    for (std::size_t at = matter.begin, next = 0; at < matter.end; at = next) {
        const std::string_view line = lineAt(text, at, next);
        if (place.line == std::string_view::npos) {
            if (line.starts_with(key) && line.substr(key.size()).starts_with(':')) {
                place.line = at;
                place.value = at + key.size() + 1;
                place.lineEnd = at + line.size();
                place.next = next;
                place.end = next;
            }
            continue;
        }
        if (line.empty()) {
            continue;
        }
        if (line.front() != ' ') {
            break;
        }
        if (place.indent.empty()) {
            place.indent = line.substr(0, line.find_first_not_of(' '));
        }
        place.end = next;
    }
    return place;
}

std::string_view unspaced(std::string_view text)
{
    const std::size_t first = text.find_first_not_of(" \t");
    return first == std::string_view::npos ? std::string_view()
                                           : text.substr(first, text.find_last_not_of(" \t") - first + 1);
}

Error cannotChange(std::string_view key)
{
    return {Errc::Unsupported,
            fmt::format("\"{}\" of the file's front matter is written in a way that can't be changed line by line.",
                        displayText(key)),
            {}};
}

} // namespace

Yaml parseYaml(std::string_view text)
{
    Yaml yaml;
    if (text.size() > kYamlText) {
        yaml.error = "it is too long for YAML of this kind";
        return yaml;
    }
    try {
        YamlLeft left;
        yaml.value = yamlValue(YAML::Load(std::string(text)), left, 0);
    } catch (const YamlTooMuch &) {
        yaml.value = nullptr;
        yaml.error = "it holds too many values or levels";
    } catch (const std::exception &problem) {
        yaml.value = nullptr;
        yaml.error = displayText(problem.what());
    }
    return yaml;
}

FrontMatter frontMatter(std::string_view text)
{
    FrontMatter matter;
    std::size_t next = 0;
    if (lineAt(text, 0, next) != "---" || next == text.size()) {
        return matter;
    }
    const std::size_t begin = next;
    for (std::size_t at = next; at < text.size(); at = next) {
        if (lineAt(text, at, next) == "---") {
            matter.there = true;
            matter.begin = begin;
            matter.end = at;
            matter.body = next;
            break;
        }
    }
    if (!matter.there) {
        return matter;
    }
    Yaml yaml = parseYaml(text.substr(matter.begin, matter.end - matter.begin));
    if (yaml.value.is_object()) {
        matter.value = std::move(yaml.value);
    } else if (!yaml.error.empty() || !yaml.value.is_null()) {
        matter.error = yaml.error.empty() ? "it is no mapping" : yaml.error;
    }
    return matter;
}

std::string yamlScalar(std::string_view text)
{
    const bool plain = !text.empty() && std::isalpha(static_cast<unsigned char>(text.front())) != 0 &&
                       text.find('_') != std::string_view::npos && std::all_of(text.begin(), text.end(), [](char c) {
                           return c == '_' || c == '-' || std::isalnum(static_cast<unsigned char>(c)) != 0;
                       });
    if (plain) {
        return std::string(text);
    }
    const auto control = [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; };
    if (std::any_of(text.begin(), text.end(), control)) { // line ends would fold in single quotes
        std::string escaped = "\"";
        for (const char c : text) {
            if (control(c)) {
                escaped += fmt::format("\\x{:02x}", static_cast<unsigned char>(c));
            } else {
                escaped += c == '"' || c == '\\' ? std::string{'\\', c} : std::string(1, c);
            }
        }
        return escaped + "\"";
    }
    std::string quoted = "'";
    for (const char c : text) {
        quoted += c == '\'' ? "''" : std::string(1, c);
    }
    return quoted + "'";
}

Result<std::string> addToFrontMatter(std::string_view text, std::string_view key,
                                     const std::vector<std::pair<std::string, std::string>> &entries)
{
    const FrontMatter matter = frontMatter(text);
    if (!matter.there || !matter.error.empty()) {
        return cannotChange(key);
    }
    const std::string name = lossless::encode(key);
    Json wanted = matter.value.contains(name) && !matter.value[name].is_null() ? matter.value[name] : Json::object();
    if (!wanted.is_object()) {
        return cannotChange(key);
    }
    std::vector<std::pair<std::string, std::string>> fresh;
    for (const auto &[from, to] : entries) {
        const auto [it, isNew] = wanted.emplace(lossless::encode(from), lossless::encode(to));
        if (isNew) {
            fresh.emplace_back(yamlScalar(from), yamlScalar(to));
        }
    }
    std::string out(text);
    if (fresh.empty()) {
        return out;
    }
    const std::string newline = out.find("\r\n") == out.find('\n') - 1 ? "\r\n" : "\n";
    const KeyPlace place = findKey(text, matter, key);
    const auto lines = [&](const std::string &indent) {
        std::string all;
        for (const auto &[from, to] : fresh) {
            all.append(indent).append(from).append(": ").append(to).append(newline);
        }
        return all;
    };
    if (place.line == std::string_view::npos) {
        out.insert(matter.end, std::string(key) + ":" + newline + lines("  "));
    } else if (const std::string_view value = unspaced(text.substr(place.value, place.lineEnd - place.value));
               value.empty()) {
        out.insert(place.end, lines(place.indent.empty() ? "  " : place.indent));
    } else if (value.starts_with('{') && value.ends_with('}') && place.end == place.next) {
        const std::size_t brace = text.rfind('}', place.lineEnd);
        std::string all;
        for (const auto &[from, to] : fresh) {
            all.append(all.empty() ? "" : ", ").append(from).append(": ").append(to);
        }
        out.insert(brace, (unspaced(value.substr(1, value.size() - 2)).empty() ? "" : ", ") + all);
    } else {
        return cannotChange(key);
    }
    Json expected = matter.value;
    expected[name] = std::move(wanted);
    const FrontMatter after = frontMatter(out);
    if (!after.there || after.value != expected || out.substr(after.body) != text.substr(matter.body)) {
        return cannotChange(key);
    }
    return out;
}

Result<std::string> setInFrontMatter(std::string_view text, std::string_view key, std::string_view value)
{
    const FrontMatter matter = frontMatter(text);
    const KeyPlace place = matter.there && matter.error.empty() ? findKey(text, matter, key) : KeyPlace();
    if (place.line == std::string_view::npos || place.end != place.next) {
        return cannotChange(key);
    }
    const std::string_view old = unspaced(text.substr(place.value, place.lineEnd - place.value));
    const char quote = old.size() > 1 && old.front() == old.back() ? old.front() : ' ';
    const std::string_view inside = quote == '\'' || quote == '"' ? old.substr(1, old.size() - 2) : old;
    if (inside.empty() || inside.find_first_not_of("0123456789-:.+TZ ") != std::string_view::npos) {
        return cannotChange(key);
    }
    std::string out(text);
    out.replace(static_cast<std::size_t>(inside.data() - text.data()), inside.size(), value);
    Json before = matter.value;
    FrontMatter after = frontMatter(out);
    const std::string name = lossless::encode(key);
    before.erase(name);
    if (!after.there || !after.value.contains(name) || (after.value.erase(name), after.value != before) ||
        out.substr(after.body) != text.substr(matter.body)) {
        return cannotChange(key);
    }
    return out;
}

} // namespace credence::ingest

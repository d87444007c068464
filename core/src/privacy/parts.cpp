// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "privacy/parts.h"

#include "privacy/finder.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sodium.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <tuple>

namespace credence {

std::string partTitle(std::string_view part)
{
    if (part.empty())
        return "Text";
    part.remove_prefix(1);
    const std::size_t slash = part.find('/');
    const std::string_view head = part.substr(0, slash);
    const std::string_view tail = slash == std::string_view::npos ? std::string_view() : part.substr(slash + 1);
    std::size_t index = 0;
    std::from_chars(tail.data(), tail.data() + tail.size(), index);
    if (head == "evidence")
        return fmt::format("Quote {}", index + 1);
    if (head == "tags")
        return fmt::format("Tag {}", index + 1);
    if (head == "entities")
        return fmt::format("Entity {}", index + 1);
    if (head == "extra")
        return tail.empty() ? std::string("Extra") : fmt::format("Extra: {}", tail);
    std::string name(head);
    if (!name.empty() && name.front() >= 'a' && name.front() <= 'z')
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
    return name;
}

namespace privacy {

namespace {

using nlohmann::json;

constexpr int kDeepest = 200;       // deeper nesting is looked at as plain text
constexpr std::size_t kDigits = 15; // a shorter number is no card, and may be any count or time

void put(std::vector<Part> &parts, std::string path, const std::string &text)
{
    if (!text.empty())
        parts.push_back({std::move(path), text});
}

std::string escaped(std::string_view key)
{
    std::string out;
    for (const char c : key) {
        if (c == '~')
            out += "~0";
        else if (c == '/')
            out += "~1";
        else
            out += c;
    }
    return out;
}

int nesting(std::string_view text)
{
    int depth = 0, deepest = 0;
    for (const char c : text) {
        depth += (c == '[' || c == '{') - (c == ']' || c == '}');
        deepest = std::max(deepest, depth);
    }
    return deepest;
}

void walk(const json &value, const std::string &path, const std::string &key, std::vector<Part> &parts,
          std::string &keys)
{
    if (value.is_object()) {
        for (const auto &[name, one] : value.items()) {
            keys += name;
            keys += '\n';
            walk(one, path + "/" + escaped(name), name, parts, keys);
        }
    } else if (value.is_array()) {
        std::size_t i = 0;
        for (const json &one : value)
            walk(one, path + "/" + std::to_string(i++), key, parts, keys);
    } else if (value.is_string()) {
        const std::string &text = value.get_ref<const std::string &>();
        if (!text.empty())
            parts.push_back({path, text, key});
    } else if (value.is_number_integer()) {
        if (std::string digits = value.dump(); digits.size() >= kDigits)
            parts.push_back({path, std::move(digits), key});
    }
}

void extraParts(const std::string &extra, std::vector<Part> &parts)
{
    if (extra.empty())
        return;
    json object;
    if (nesting(extra) <= kDeepest)
        object = json::parse(extra, nullptr, false);
    if (!object.is_object()) {
        parts.push_back({"/extra", extra});
        return;
    }
    std::string keys;
    walk(object, "/extra", {}, parts, keys);
    if (!detect(keys).empty())
        parts.push_back({"/extra", extra});
}

// The member at a pointer's tokens; a pointer may come from a file and name anything.
json *memberAt(json &object, std::string_view path)
{
    json *at = &object;
    while (!path.empty()) {
        path.remove_prefix(1);
        const std::size_t slash = std::min(path.find('/'), path.size());
        std::string token;
        for (std::size_t i = 0; i < slash; ++i) {
            const bool escape = path[i] == '~' && i + 1 < slash;
            token += !escape ? path[i] : path[i + 1] == '0' ? '~' : '/';
            i += escape;
        }
        path.remove_prefix(slash);
        if (at->is_object()) {
            const auto it = at->find(token);
            if (it == at->end())
                return nullptr;
            at = &*it;
        } else if (at->is_array()) {
            std::size_t n = 0;
            const auto [end, failed] = std::from_chars(token.data(), token.data() + token.size(), n);
            if (failed != std::errc() || n >= at->size())
                return nullptr;
            at = &(*at)[n];
        } else {
            return nullptr;
        }
    }
    return at;
}

void setExtra(std::string &extra, std::string_view path, const std::string &text)
{
    json object = path == "/extra" || nesting(extra) > kDeepest ? json() : json::parse(extra, nullptr, false);
    json *at = object.is_object() ? memberAt(object, path.substr(std::string_view("/extra").size())) : nullptr;
    if (at)
        *at = text;
    else // all of it
        object = {{"redacted", text}};
    extra = object.dump(-1, ' ', false, json::error_handler_t::replace);
}

// The number after a prefix such as "/tags/".
std::optional<std::size_t> numberAfter(std::string_view path, std::string_view prefix)
{
    if (!path.starts_with(prefix))
        return std::nullopt;
    path.remove_prefix(prefix.size());
    std::size_t n = 0;
    const auto [end, failed] = std::from_chars(path.data(), path.data() + path.size(), n);
    if (failed != std::errc())
        return std::nullopt;
    return n;
}

bool partOfWord(char c)
{
    const auto u = static_cast<unsigned char>(c);
    return (u >= '0' && u <= '9') || (u >= 'a' && u <= 'z') || (u >= 'A' && u <= 'Z') || u >= 0x80 || u == '_';
}

// Whole occurrences of the words.
void occurrences(const std::string &text, const std::string &words, const Finding &like, std::vector<Finding> &into)
{
    if (words.empty())
        return;
    for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at + 1)) {
        const std::size_t end = at + words.size();
        if ((at > 0 && partOfWord(text[at - 1]) && partOfWord(words.front())) ||
            (end < text.size() && partOfWord(text[end]) && partOfWord(words.back())))
            continue;
        Finding one = like;
        one.start = at;
        one.end = end;
        into.push_back(std::move(one));
    }
}

} // namespace

std::vector<Part> partsOf(const Candidate &c)
{
    std::vector<Part> parts;
    if (c.action == Action::Retract)
        return parts;
    put(parts, "", c.text);
    put(parts, "/subject", c.subject);
    put(parts, "/predicate", c.predicate);
    put(parts, "/object", c.object);
    put(parts, "/if", c.ruleIf);
    put(parts, "/then", c.ruleThen);
    for (std::size_t i = 0; i < c.evidence.size(); ++i)
        put(parts, fmt::format("/evidence/{}/quote", i), c.evidence[i].quote);
    extraParts(c.extra, parts);
    return parts;
}

std::vector<Part> partsOf(const Memory &m, std::span<const EvidenceLink> evidence)
{
    std::vector<Part> parts;
    put(parts, "", m.text);
    put(parts, "/subject", m.subject);
    put(parts, "/predicate", m.predicate);
    put(parts, "/object", m.object);
    put(parts, "/if", m.ruleIf);
    put(parts, "/then", m.ruleThen);
    put(parts, "/actor", m.actor);
    put(parts, "/outcome", m.outcome);
    for (std::size_t i = 0; i < m.tags.size(); ++i)
        put(parts, fmt::format("/tags/{}", i), m.tags[i]);
    for (std::size_t i = 0; i < m.entities.size(); ++i)
        put(parts, fmt::format("/entities/{}", i), m.entities[i]);
    for (const EvidenceLink &link : evidence)
        put(parts, fmt::format("/evidence/{}/quote", link.ordinal), link.quote);
    extraParts(m.extra, parts);
    return parts;
}

std::optional<std::string> partText(std::span<const Part> parts, std::string_view path)
{
    const auto it = std::find_if(parts.begin(), parts.end(), [&](const Part &part) { return part.path == path; });
    return it == parts.end() ? std::nullopt : std::optional(it->text);
}

std::string wordsOf(std::span<const Part> parts, const Finding &finding)
{
    const auto it =
        std::find_if(parts.begin(), parts.end(), [&](const Part &part) { return part.path == finding.part; });
    return it != parts.end() && finding.start < finding.end && finding.end <= it->text.size()
               ? it->text.substr(finding.start, finding.end - finding.start)
               : std::string();
}

std::vector<Finding> detectParts(std::span<const Part> parts, const PrivacyPolicy &policy)
{
    std::vector<Finding> out;
    std::set<std::pair<std::string, std::string>> seen;
    for (const Part &part : parts) {
        std::vector<Finding> found;
        if (part.path == "/extra") {
            // All of it: what a key says, or what can't be taken apart.
            for (Finding &one : detect(part.text, policy)) {
                one.start = 0;
                one.end = part.text.size();
                if (std::none_of(found.begin(), found.end(),
                                 [&](const Finding &other) { return other.category == one.category; }))
                    found.push_back(std::move(one));
            }
        } else {
            found = detect(part.text, policy);
            if (!part.key.empty()) { // what only its name gives away
                const std::string named = part.key + ": " + part.text;
                const std::size_t before = named.size() - part.text.size();
                std::vector<Finding> secrets;
                findSecrets(named, policy, secrets);
                for (Finding &one : secrets) {
                    if (one.start < before || std::any_of(found.begin(), found.end(), [&](const Finding &other) {
                            return other.category == one.category && other.start < one.end - before &&
                                   one.start - before < other.end;
                        }))
                        continue;
                    one.start -= before;
                    one.end -= before;
                    found.push_back(std::move(one));
                }
            }
        }
        for (Finding &one : found) {
            one.part = part.path;
            const bool isNew = seen.emplace(one.category, part.text.substr(one.start, one.end - one.start)).second;
            if (isNew || part.path.empty())
                out.push_back(std::move(one));
        }
    }
    return out;
}

std::vector<Finding> screenParts(std::span<const Part> parts, std::span<const std::string> sourceTexts,
                                 const PrivacyPolicy &policy)
{
    std::vector<Finding> found = detectParts(parts, policy);
    if (found.empty())
        return found;
    std::set<std::string> carried;
    for (const std::string &source : sourceTexts) {
        for (const Finding &f : detect(source, policy))
            carried.insert(f.category);
    }
    for (Finding &f : found) {
        f.emergent = !carried.contains(f.category);
        if (f.emergent)
            f.why += " No source says so: it appears only in the conclusion.";
    }
    return found;
}

std::string redactedWith(std::string_view text, std::span<const Finding> findings, std::string_view salt,
                         std::vector<Edit> &edits)
{
    // Overlapping findings of several categories become one placeholder, named after the first.
    std::vector<Finding> spans(findings.begin(), findings.end());
    std::erase_if(spans, [&](const Finding &f) { return f.start >= f.end || f.end > text.size(); });
    std::stable_sort(spans.begin(), spans.end(), [](const Finding &a, const Finding &b) {
        return std::tie(a.start, b.end) < std::tie(b.start, a.end);
    });
    std::string out;
    std::size_t pos = 0;
    for (std::size_t i = 0; i < spans.size();) {
        const std::size_t start = spans[i].start;
        std::size_t end = spans[i].end, n = i + 1;
        while (n < spans.size() && spans[n].start < end)
            end = std::max(end, spans[n++].end);
        out.append(text.substr(pos, start - pos));
        const std::string_view content = text.substr(start, end - start);
        std::array<unsigned char, crypto_auth_hmacsha256_BYTES> mac{};
        crypto_auth_hmacsha256_state state;
        crypto_auth_hmacsha256_init(&state, reinterpret_cast<const unsigned char *>(salt.data()), salt.size());
        crypto_auth_hmacsha256_update(&state, reinterpret_cast<const unsigned char *>(content.data()), content.size());
        crypto_auth_hmacsha256_final(&state, mac.data());
        const std::string placeholder = fmt::format("[{} {:02x}{:02x}]", spans[i].category, mac[0], mac[1]);
        out += placeholder;
        edits.push_back({start, end, placeholder.size()});
        pos = end;
        i = n;
    }
    out.append(text.substr(pos));
    return out;
}

std::vector<Redaction> redactions(std::span<const Part> parts, std::span<const Finding> findings, std::string_view salt)
{
    std::vector<Redaction> out;
    for (const Part &part : parts) {
        std::vector<Finding> here;
        for (const Finding &finding : findings) {
            if (finding.part == part.path)
                here.push_back(finding);
            if (finding.part != part.path || !part.path.empty())
                occurrences(part.text, wordsOf(parts, finding), finding, here);
        }
        Redaction one{part.path, {}, {}};
        one.after = redactedWith(part.text, here, salt, one.edits);
        if (!one.edits.empty())
            out.push_back(std::move(one));
    }
    return out;
}

std::optional<Finding> moved(const Finding &finding, std::span<const Redaction> redactions)
{
    Finding out = finding;
    for (const Redaction &redaction : redactions) {
        if (redaction.path != finding.part)
            continue;
        std::size_t covered = 0, grown = 0, taken = 0; // before the place that is looked at
        for (const Edit &edit : redaction.edits) {
            const std::size_t from = std::max(edit.start, finding.start), to = std::min(edit.end, finding.end);
            if (from < to)
                covered += to - from;
            if (edit.start < finding.start && edit.end > finding.start) // it begins within: at the placeholder then
                out.start = edit.start + grown - taken;
            else if (edit.end <= finding.start)
                out.start = finding.start + grown + edit.length - taken - (edit.end - edit.start);
            if (edit.start < finding.end && edit.end > finding.end)
                out.end = edit.start + grown + edit.length - taken;
            else if (edit.end <= finding.end)
                out.end = finding.end + grown + edit.length - taken - (edit.end - edit.start);
            grown += edit.length;
            taken += edit.end - edit.start;
        }
        if (covered >= finding.end - finding.start)
            return std::nullopt;
    }
    return out;
}

void apply(Candidate &c, const Redaction &redaction)
{
    const std::string &path = redaction.path;
    if (path.empty()) {
        c.text = redaction.after;
    } else if (path == "/subject") {
        c.subject = redaction.after;
    } else if (path == "/predicate") {
        c.predicate = redaction.after;
    } else if (path == "/object") {
        c.object = redaction.after;
    } else if (path == "/if") {
        c.ruleIf = redaction.after;
    } else if (path == "/then") {
        c.ruleThen = redaction.after;
    } else if (const auto n = numberAfter(path, "/evidence/")) {
        if (*n < c.evidence.size())
            c.evidence[*n].quote = redaction.after;
    } else if (path.starts_with("/extra")) {
        setExtra(c.extra, path, redaction.after);
    }
}

std::string apply(Memory &m, std::vector<EvidenceLink> &evidence, const Redaction &redaction)
{
    const std::string &path = redaction.path;
    const auto set = [&](std::string &field, const char *name) {
        field = redaction.after;
        return std::string(name);
    };
    if (path.empty())
        return set(m.text, "text");
    if (path == "/subject")
        return set(m.subject, "subject");
    if (path == "/predicate")
        return set(m.predicate, "predicate");
    if (path == "/object")
        return set(m.object, "object");
    if (path == "/if")
        return set(m.ruleIf, "rule_if");
    if (path == "/then")
        return set(m.ruleThen, "rule_then");
    if (path == "/actor")
        return set(m.actor, "actor");
    if (path == "/outcome")
        return set(m.outcome, "outcome");
    if (const auto n = numberAfter(path, "/tags/"); n && *n < m.tags.size())
        return set(m.tags[*n], "tags");
    if (const auto n = numberAfter(path, "/entities/"); n && *n < m.entities.size())
        return set(m.entities[*n], "entities");
    if (const auto n = numberAfter(path, "/evidence/")) {
        for (EvidenceLink &link : evidence) {
            if (static_cast<std::size_t>(link.ordinal) == *n)
                link.quote = redaction.after;
        }
        return "evidence";
    }
    if (path.starts_with("/extra")) {
        setExtra(m.extra, path, redaction.after);
        return "extra";
    }
    return {};
}

} // namespace privacy
} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "provider/answerjson.h"

#include "util/utf8.h"

#include <fmt/format.h>

#include <array>
#include <charconv>
#include <cstdint>
#include <optional>
#include <vector>

namespace credence {

namespace {

using Json = nlohmann::json;

bool isSpace(char c)
{
    return c == ' ' || c == '\t' || c == '\n' || c == '\r';
}

std::string_view trimmedLeft(std::string_view text)
{
    while (!text.empty() && (isSpace(text.front()) || text.starts_with("\xEF\xBB\xBF")))
        text.remove_prefix(isSpace(text.front()) ? 1 : 3);
    return text;
}

// What was put right on the way. Each is said once.
struct Repairs {
    bool commas = false, comments = false, strings = false, words = false, numbers = false;

    [[nodiscard]] std::string note() const
    {
        std::string out;
        const auto add = [&](bool did, const char *what) {
            if (did)
                out += (out.empty() ? "" : "; ") + std::string(what);
        };
        add(commas, "commas put right");
        add(comments, "comments left out");
        add(strings, "wrong escapes or line breaks in strings put right");
        add(words, "True, False, None or NaN read as JSON");
        add(numbers, "a number that no double holds left out");
        return out;
    }
};

// Rewrites one JSON value of a text as strict JSON. No recursion; one pass.
class Rewriter {
public:
    Rewriter(std::string_view text, std::size_t start) : m_text(text), m_at(start) {}

    // True: a whole value. False: it broke off at stoppedAt(); rescueSafe() may still hold a part.
    bool run()
    {
        while (step()) {
        }
        return m_done;
    }

    [[nodiscard]] std::size_t stoppedAt() const { return m_at; }
    // Where to look on: the string before the break may have swallowed the beginning of another value.
    [[nodiscard]] std::size_t lookOn() const { return m_string > 0 ? m_string + 1 : m_token; }
    [[nodiscard]] const std::string &json() const { return m_out; }
    [[nodiscard]] const Repairs &repairs() const { return m_repairs; }
    [[nodiscard]] bool hasSafe() const { return m_safe > 0; }
    [[nodiscard]] std::string safeJson() const
    {
        std::string out = m_out.substr(0, m_safe);
        for (auto open = m_safeStack.rbegin(); open != m_safeStack.rend(); ++open)
            out += *open == '{' ? '}' : ']';
        return out;
    }

private:
    enum class Want : std::uint8_t { Value, ValueOrEnd, KeyOrEnd, Colon, CommaOrEnd };

    [[nodiscard]] bool atEnd() const { return m_at >= m_text.size(); }
    [[nodiscard]] char here() const { return m_text[m_at]; }

    // False: an unclosed comment.
    bool skipBlank()
    {
        while (!atEnd()) {
            if (isSpace(here())) {
                ++m_at;
            } else if (m_text.substr(m_at).starts_with("//")) {
                m_repairs.comments = true;
                const auto end = m_text.find('\n', m_at);
                m_at = end == std::string_view::npos ? m_text.size() : end + 1;
            } else if (m_text.substr(m_at).starts_with("/*")) {
                m_repairs.comments = true;
                const auto end = m_text.find("*/", m_at + 2);
                if (end == std::string_view::npos)
                    return false;
                m_at = end + 2;
            } else {
                break;
            }
        }
        return true;
    }

    bool step()
    {
        if (!skipBlank() || atEnd())
            return false;
        m_token = m_at;
        const char c = here();
        switch (m_want) {
        case Want::Value:
        case Want::ValueOrEnd:
            if (c == ']' && (m_want == Want::ValueOrEnd || m_comma))
                return close(']');
            return value();
        case Want::KeyOrEnd:
            if (c == '}')
                return close('}');
            if (c != '"')
                return false;
            putComma();
            if (!string())
                return false;
            m_want = Want::Colon;
            return true;
        case Want::Colon:
            if (c != ':')
                return false;
            m_out += ':';
            ++m_at;
            m_want = Want::Value;
            return true;
        case Want::CommaOrEnd: {
            const bool object = m_stack.back() == '{';
            if (c == (object ? '}' : ']'))
                return close(c);
            if (c == ',') {
                ++m_at;
            } else if (c == '"' || c == '{' || c == '[') {
                m_repairs.commas = true; // two elements with nothing between
            } else {
                return false;
            }
            m_comma = true;
            m_want = object ? Want::KeyOrEnd : Want::Value;
            return true;
        }
        }
        return false;
    }

    void putComma()
    {
        if (m_comma)
            m_out += ',';
        m_comma = false;
    }

    bool value()
    {
        const char c = here();
        if (c == '{' || c == '[') {
            if (m_stack.size() >= std::size_t(kMaxAnswerDepth))
                return false;
            putComma();
            m_stack += c;
            m_lists += c == '[' ? 1 : 0;
            m_out += c;
            ++m_at;
            m_want = c == '{' ? Want::KeyOrEnd : Want::ValueOrEnd;
            return true;
        }
        putComma();
        if (c == '"' ? !string() : !(c == '-' || (c >= '0' && c <= '9') ? number() : word()))
            return false;
        return completed();
    }

    bool close(char c)
    {
        if (m_comma)
            m_repairs.commas = true; // a trailing one
        m_comma = false;
        m_out += c;
        ++m_at;
        m_lists -= m_stack.back() == '[' ? 1 : 0;
        m_stack.pop_back();
        return completed();
    }

    // After a whole value. A cut text is closed at the last complete element of the outermost list: half an element
    // would pass for one that the model meant.
    bool completed()
    {
        if (m_stack.empty()) {
            m_done = true;
            return false;
        }
        if (m_lists == 0 || (m_lists == 1 && m_stack.back() == '[')) {
            m_safe = m_out.size();
            m_safeStack = m_stack;
        }
        m_want = Want::CommaOrEnd;
        return true;
    }

    // The four digits at `at`, if they are hexadecimal.
    [[nodiscard]] std::optional<std::uint32_t> hex(std::size_t at) const
    {
        std::uint32_t code = 0;
        if (at + 4 > m_text.size())
            return {};
        const char *first = m_text.data() + at;
        const auto [end, error] = std::from_chars(first, first + 4, code, 16);
        return error == std::errc() && end == first + 4 ? std::optional(code) : std::nullopt;
    }

    void escape()
    {
        const char e = m_text[m_at + 1];
        if (e == 'u') {
            const auto code = hex(m_at + 2);
            if (!code) {
                m_repairs.strings = true;
                m_out += "\\\\u";
                m_at += 2;
                return;
            }
            const bool high = *code >= 0xD800 && *code <= 0xDBFF;
            const auto low = high && m_text.substr(m_at + 6).starts_with("\\u") ? hex(m_at + 8) : std::nullopt;
            if (low && *low >= 0xDC00 && *low <= 0xDFFF) {
                m_out += m_text.substr(m_at, 12);
                m_at += 12;
            } else if (*code >= 0xD800 && *code <= 0xDFFF) {
                m_repairs.strings = true;
                m_out += "\\ufffd"; // a lone surrogate
                m_at += 6;
            } else {
                m_out += m_text.substr(m_at, 6);
                m_at += 6;
            }
            return;
        }
        if (std::string_view("\"\\/bfnrt").find(e) != std::string_view::npos) {
            m_out += m_text.substr(m_at, 2);
            m_at += 2;
            return;
        }
        m_repairs.strings = true; // "\_" and the like: the character itself
        ++m_at;
        if (static_cast<unsigned char>(e) < 0x20)
            return;
        m_out += e;
        ++m_at;
    }

    bool string()
    {
        m_string = m_at;
        m_out += '"';
        ++m_at;
        while (!atEnd()) {
            const char c = here();
            if (c == '"') {
                m_out += c;
                ++m_at;
                return true;
            }
            if (c == '\\') {
                if (m_at + 1 >= m_text.size())
                    break;
                escape();
            } else if (static_cast<unsigned char>(c) < 0x20) {
                m_repairs.strings = true;
                m_out += c == '\n' ? "\\n" : c == '\t' ? "\\t" : c == '\r' ? "\\r" : "\\ufffd";
                ++m_at;
            } else {
                m_out += c;
                ++m_at;
            }
        }
        m_at = m_text.size();
        return false;
    }

    bool number()
    {
        const std::size_t start = m_at;
        while (!atEnd() && std::string_view("+-.0123456789eE").find(here()) != std::string_view::npos)
            ++m_at;
        if (atEnd())
            return false; // perhaps cut within its digits
        const std::string text(m_text.substr(start, m_at - start));
        const Json parsed = Json::parse(text, nullptr, false);
        if (parsed.is_number()) {
            m_out += text;
            return true;
        }
        double number = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
        if (end != text.data() + text.size())
            return false;
        m_repairs.numbers = m_repairs.numbers || error == std::errc::result_out_of_range;
        // "007" and "1." are no JSON but clear enough
        m_out += error == std::errc() ? fmt::format("{}", number) : std::string("null");
        return true;
    }

    bool word()
    {
        static constexpr std::array<std::array<std::string_view, 2>, 8> kWords{{{"true", "true"},
                                                                                {"false", "false"},
                                                                                {"null", "null"},
                                                                                {"True", "true"},
                                                                                {"False", "false"},
                                                                                {"None", "null"},
                                                                                {"NaN", "null"},
                                                                                {"Infinity", "null"}}};
        for (std::size_t i = 0; i < kWords.size(); ++i) {
            if (m_text.substr(m_at).starts_with(kWords[i][0])) {
                m_repairs.words = m_repairs.words || i > 2;
                m_out += kWords[i][1];
                m_at += kWords[i][0].size();
                return true;
            }
        }
        return false;
    }

    std::string_view m_text;
    std::size_t m_at;
    std::size_t m_token = 0;  // where the token begins at which it may break
    std::size_t m_string = 0; // where the last string begins
    std::string m_out;
    std::string m_stack; // of { and [
    int m_lists = 0;     // of [ in the stack
    Want m_want = Want::Value;
    bool m_comma = false; // seen, not yet written
    bool m_done = false;
    std::size_t m_safe = 0; // of m_out
    std::string m_safeStack;
    Repairs m_repairs;
};

struct Found {
    Json value;
    Repairs repairs;
    bool cut = false;
};

// All values in the text, in order. What is inside of one is not looked at again.
std::vector<Found> valuesIn(std::string_view text)
{
    std::vector<Found> all;
    // A broken value is looked through again from its last token on, so a hostile text could cost its square.
    std::size_t work = 8 * text.size() + (1u << 16);
    std::size_t at = 0;
    while ((at = text.find_first_of("{[", at)) != std::string_view::npos && all.size() < 1000) {
        Rewriter rewriter(text, at);
        const bool whole = rewriter.run();
        const std::size_t used = rewriter.stoppedAt() - at + 16;
        if (whole || rewriter.hasSafe()) {
            Json value = Json::parse(whole ? rewriter.json() : rewriter.safeJson(), nullptr, false);
            if (!value.is_discarded())
                all.push_back({std::move(value), rewriter.repairs(), !whole});
        }
        at = whole ? rewriter.stoppedAt() : std::max(at + 1, rewriter.lookOn());
        if (used > work)
            break;
        work -= used;
    }
    return all;
}

bool looksLikeSchema(const Json &value)
{
    if (!value.is_object())
        return false;
    if (value.contains("$schema") || value.contains("$defs"))
        return true;
    const auto type = value.find("type");
    if (type == value.end() || !type->is_string())
        return false;
    const auto properties = value.find("properties");
    return (*type == "object" && properties != value.end() && properties->is_object()) ||
           (*type == "array" && value.contains("items") && value["items"].is_object());
}

bool accepts(const std::function<bool(const Json &)> &fits, const Json &value)
{
    try {
        return !fits || fits(value);
    } catch (const Json::exception &) {
        return false;
    }
}

// The value itself, or the first inside of wrapping objects and lists that fits; nullptr if none does.
const Json *fitting(const Json &value, const std::function<bool(const Json &)> &fits, int levels)
{
    if (!value.is_structured() || looksLikeSchema(value))
        return nullptr;
    if (accepts(fits, value))
        return &value;
    if (levels == 0)
        return nullptr;
    for (const Json &inner : value) {
        if (const Json *found = fitting(inner, fits, levels - 1))
            return found;
    }
    return nullptr;
}

// Whether one can stand for the other: lists of the same, or objects that share a member.
bool alike(const Json &a, const Json &b)
{
    if (a.is_array() && b.is_array())
        return !a.empty() && !b.empty() && a.front().type() == b.front().type();
    if (!a.is_object() || !b.is_object())
        return false;
    for (const auto &[name, value] : a.items()) {
        if (b.contains(name))
            return true;
    }
    return false;
}

std::string joined(const std::string &a, const std::string &b)
{
    return a.empty() || b.empty() ? a + b : a + "; " + b;
}

std::string sentence(std::string note)
{
    if (note.empty())
        return note;
    if (note.front() >= 'a' && note.front() <= 'z')
        note.front() = static_cast<char>(note.front() - 'a' + 'A');
    return note + ".";
}

} // namespace

ThoughtAndText withoutThought(std::string_view reply)
{
    static constexpr std::array<std::string_view, 4> kTags{"think", "thinking", "thought", "reasoning"};
    const std::string_view text = trimmedLeft(reply);
    for (const std::string_view tag : kTags) {
        const std::string open = fmt::format("<{}>", tag);
        if (!text.starts_with(open))
            continue;
        const std::string close = fmt::format("</{}>", tag);
        const auto end = text.find(close);
        if (end == std::string_view::npos)
            return {text.substr(open.size()), {}, false};
        return {text.substr(open.size(), end - open.size()), trimmedLeft(text.substr(end + close.size())), true};
    }
    return {{}, reply, true};
}

Result<Answer> extractAnswer(std::string_view reply, const std::function<bool(const Json &)> &fits)
{
    if (reply.size() > kMaxAnswer)
        return Error{Errc::Corrupt, "The answer is longer than 4 MB, so it was not read.", {}};
    const ThoughtAndText parts = withoutThought(reply);
    if (!parts.closed)
        return Error{Errc::Corrupt, "The model was still thinking when the reply ended, so there is no answer.", {}};

    std::string repaired; // valid UTF-8
    bool invalid = false;
    repaired.reserve(parts.text.size());
    for (std::size_t at = 0; at < parts.text.size();) {
        const utf8::Step step = utf8::next(parts.text, at);
        if (step.kind == utf8::Kind::Scalar) {
            repaired += parts.text.substr(at, step.length);
        } else {
            invalid = true;
            repaired += "\xEF\xBF\xBD";
        }
        at += step.length;
    }
    const std::string notes = invalid ? "invalid UTF-8 replaced" : "";

    std::vector<Found> all = valuesIn(repaired);
    // The whole answer as one JSON string.
    if (const std::string_view text = trimmedLeft(repaired); text.starts_with('"')) {
        const Json inner = Json::parse(text, nullptr, false);
        if (inner.is_string())
            all = valuesIn(inner.get_ref<const std::string &>());
    }
    const Json *best = nullptr;
    const Found *from = nullptr;
    for (const Found &found : all) {
        const Json *value = fitting(found.value, fits, 3);
        // A whole value goes before a cut one; but what follows a cut one may be only a piece of it.
        if (!value || (best && (found.cut || !alike(*best, *value))))
            continue;
        best = value;
        from = &found;
        if (!found.cut)
            break;
    }
    if (best) {
        std::string note = joined(notes, from->repairs.note());
        if (from->cut)
            note = joined(note, "the answer breaks off; what was complete is kept");
        return Answer{*best, sentence(std::move(note))};
    }
    if (trimmedLeft(repaired).empty())
        return Error{Errc::Corrupt, "The answer is empty.", {}};
    if (all.empty())
        return Error{Errc::Corrupt, "There is no JSON in the answer.", {}};
    return Error{Errc::Corrupt, "The JSON in the answer is not what was asked for.", {}};
}

} // namespace credence

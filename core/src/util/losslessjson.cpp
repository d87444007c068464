// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "util/losslessjson.h"

#include "util/utf8.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <sodium.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>

namespace credence::lossless {

namespace {

constexpr char32_t kSurrogates = 0x10E000;
constexpr char32_t kBytes = 0x10E800;
constexpr char32_t kItself = 0x10E900;
constexpr char32_t kReservedEnd = 0x10EA00;
constexpr std::string_view kNumberMark = "\xF4\x8E\xA4\x81"; // U+10E901
constexpr std::size_t kMaxIssues = 100000;

bool isReserved(char32_t c)
{
    return c >= kSurrogates && c < kReservedEnd;
}

bool isHigh(char32_t c)
{
    return c >= 0xD800 && c < 0xDC00;
}

bool isLow(char32_t c)
{
    return c >= 0xDC00 && c < 0xE000;
}

// One character of the source in the form.
void appendEncoded(std::string &out, const utf8::Step &step)
{
    switch (step.kind) {
    case utf8::Kind::Invalid:
        utf8::append(out, kBytes + step.code);
        break;
    case utf8::Kind::Surrogate:
        utf8::append(out, kSurrogates + (step.code - 0xD800));
        break;
    case utf8::Kind::Scalar:
        if (isReserved(step.code)) {
            utf8::append(out, kItself);
        }
        utf8::append(out, step.code);
        break;
    }
}

std::optional<char32_t> hexEscape(std::string_view json, std::size_t pos)
{
    if (pos + 6 > json.size() || json[pos] != '\\' || json[pos + 1] != 'u') {
        return std::nullopt;
    }
    char32_t code = 0;
    for (std::size_t i = pos + 2; i < pos + 6; ++i) {
        const char c = json[i];
        char32_t digit = 0;
        if (c >= '0' && c <= '9') {
            digit = static_cast<char32_t>(c - '0');
        } else if (c >= 'a' && c <= 'f') {
            digit = static_cast<char32_t>(c - 'a') + 10;
        } else if (c >= 'A' && c <= 'F') {
            digit = static_cast<char32_t>(c - 'A') + 10;
        } else {
            return std::nullopt;
        }
        code = code * 16 + digit;
    }
    return code;
}

// A number by JSON's grammar and, if so, whether neither a double nor a 64-bit integer holds it.
struct NumberToken {
    bool valid = false;
    bool needsText = false;
};

NumberToken judgeNumber(std::string_view token)
{
    std::size_t pos = 0;
    const auto digits = [&] {
        const std::size_t start = pos;
        while (pos < token.size() && token[pos] >= '0' && token[pos] <= '9') {
            ++pos;
        }
        return pos - start;
    };
    if (pos < token.size() && token[pos] == '-') {
        ++pos;
    }
    const std::size_t first = pos;
    const std::size_t whole = digits();
    if (whole == 0 || (whole > 1 && token[first] == '0')) {
        return {};
    }
    bool integer = true;
    std::size_t fraction = 0;
    if (pos < token.size() && token[pos] == '.') {
        integer = false;
        ++pos;
        fraction = digits();
        if (fraction == 0) {
            return {};
        }
    }
    if (pos < token.size() && (token[pos] == 'e' || token[pos] == 'E')) {
        integer = false;
        ++pos;
        if (pos < token.size() && (token[pos] == '+' || token[pos] == '-')) {
            ++pos;
        }
        if (digits() == 0) {
            return {};
        }
    }
    if (pos != token.size()) {
        return {};
    }
    if (integer) {
        return {true, whole > 18}; // 10^18 - 1 fits; a few that would fit longer are kept as text, too
    }
    if (whole + fraction > 17) {
        return {true, true};
    }
    const double value = std::strtod(std::string(token).c_str(), nullptr);
    const bool zero = token.substr(0, token.find_first_of("eE")).find_first_of("123456789") == std::string_view::npos;
    return {true, !std::isfinite(value) || ((value == 0.0) != zero)};
}

// Whether a byte of a string stands for itself, whatever is around it.
constexpr bool isPlainByte(unsigned char byte)
{
    return byte >= 0x20 && byte < 0x80 && byte != '"' && byte != '\\';
}

// Whether foreign JSON is in the form as it stands, as most is: then there is nothing to rewrite. No is the answer in
// doubt.
bool isForm(std::string_view json)
{
    constexpr std::size_t kSureDigits = 17; // and no exponent: a number that is held
    bool inString = false;
    for (std::size_t pos = 0; pos < json.size();) {
        const char c = json[pos];
        const auto byte = static_cast<unsigned char>(c);
        if (!inString) {
            if (c == '-' || (c >= '0' && c <= '9')) {
                const std::size_t start = pos;
                while (pos < json.size() && ((json[pos] >= '0' && json[pos] <= '9') || json[pos] == '-' ||
                                             json[pos] == '+' || json[pos] == '.')) {
                    ++pos;
                }
                if (pos - start > kSureDigits || (pos < json.size() && (json[pos] == 'e' || json[pos] == 'E'))) {
                    return false;
                }
                continue;
            }
            inString = c == '"';
            ++pos;
        } else if (isPlainByte(byte)) {
            ++pos;
        } else if (c == '"') {
            inString = false;
            ++pos;
        } else if (c == '\\') {
            if (pos + 1 >= json.size() ||
                std::string_view("\"\\/bfnrt").find(json[pos + 1]) == std::string_view::npos) {
                return false;
            }
            pos += 2;
        } else {
            const utf8::Step step = utf8::next(json, pos);
            if (byte < 0x20 || c == '\xF4' || step.kind != utf8::Kind::Scalar) {
                return false;
            }
            pos += step.length;
        }
    }
    return true;
}

// Foreign JSON in the form. What is no JSON at all passes through for the parser to reject.
std::string formOf(std::string_view json)
{
    std::string out;
    out.reserve(json.size() + json.size() / 64 + 16);
    bool inString = false;
    for (std::size_t pos = 0; pos < json.size();) {
        const char c = json[pos];
        const auto byte = static_cast<unsigned char>(c);
        if (!inString) {
            if (c == '-' || (c >= '0' && c <= '9')) {
                std::size_t end = json.find_first_not_of("0123456789+-.eE", pos);
                end = end == std::string_view::npos ? json.size() : end;
                const std::string_view token = json.substr(pos, end - pos);
                if (judgeNumber(token).needsText) {
                    out.append("\"").append(kNumberMark).append(token).append("\"");
                } else {
                    out.append(token);
                }
                pos = end;
            } else {
                inString = c == '"';
                out.push_back(c);
                ++pos;
            }
            continue;
        }
        if (c == '"') {
            inString = false;
            out.push_back(c);
            ++pos;
        } else if (c == '\\') {
            const std::optional<char32_t> code = hexEscape(json, pos);
            if (!code) {
                const bool known = pos + 1 < json.size() &&
                                   std::string_view("\"\\/bfnrt").find(json[pos + 1]) != std::string_view::npos;
                out.append(json, pos, known ? 2 : 1);
                pos += known ? 2 : 1;
                continue;
            }
            const std::optional<char32_t> second = isHigh(*code) ? hexEscape(json, pos + 6) : std::nullopt;
            if (second && isLow(*second)) {
                const char32_t pair = 0x10000 + ((*code - 0xD800) << 10U) + (*second - 0xDC00);
                appendEncoded(out, {pair, 4, utf8::Kind::Scalar});
                pos += 12;
            } else if (isHigh(*code) || isLow(*code)) {
                appendEncoded(out, {*code, 3, utf8::Kind::Surrogate});
                pos += 6;
            } else {
                out.append(json, pos, 6);
                pos += 6;
            }
        } else if (byte < 0x20) {
            // Strictly an error; kept, since the text is plain to see.
            fmt::format_to(std::back_inserter(out), "\\u{:04x}", byte);
            ++pos;
        } else if (byte < 0x80) {
            out.push_back(c);
            ++pos;
        } else {
            const utf8::Step step = utf8::next(json, pos);
            appendEncoded(out, step);
            pos += step.length;
        }
    }
    return out;
}

// Builds values from the parser's events without recursion.
class Builder : public nlohmann::json_sax<Json> {
public:
    Builder(Document &document, std::string_view roomier, std::stop_token stop)
        : m_document(document), m_roomier(roomier), m_stop(std::move(stop))
    {
    }

    bool null() override { return add(nullptr); }
    bool boolean(bool v) override { return add(v); }
    bool number_integer(number_integer_t v) override { return add(v); }
    bool number_unsigned(number_unsigned_t v) override { return add(v); }
    bool number_float(number_float_t v, const string_t & /*text*/) override { return add(v); }
    bool string(string_t &v) override { return add(std::move(v)); }
    bool binary(binary_t & /*v*/) override { return false; }
    bool start_object(std::size_t /*elements*/) override { return open(Json::object()); }
    bool start_array(std::size_t /*elements*/) override { return open(Json::array()); }
    bool end_object() override { return close(); }
    bool end_array() override { return close(); }
    bool key(string_t &v) override
    {
        if (m_skipped == 0) {
            m_open.back().key = std::move(v);
        }
        return true;
    }
    bool parse_error(std::size_t position, const std::string & /*token*/, const Json::exception & /*e*/) override
    {
        m_position = position;
        return false;
    }

    [[nodiscard]] std::size_t errorPosition() const { return m_position; }
    [[nodiscard]] bool tooLarge() const { return m_large; }

    // Of an unfinished document: what was complete on the outermost level.
    void salvage()
    {
        if (!m_open.empty()) {
            m_document.value = std::move(m_open.front().value);
            m_open.clear();
        }
    }

private:
    struct Level {
        Json value;
        std::string key;
    };

    // What a value takes beside the JSON text, about: a file of empty lists would take thirty times its size.
    [[nodiscard]] static std::size_t sizeOf(const Json &value)
    {
        constexpr std::size_t kContainer = 128, kText = 48; // an object's member takes a node of its tree besides
        return sizeof(Json) + (value.is_string()       ? kText + value.get_ref<const std::string &>().size()
                               : value.is_structured() ? kContainer
                                                       : 0);
    }

    bool add(Json value)
    {
        if (m_skipped > 0) {
            return true;
        }
        m_size += sizeOf(value) + (m_open.empty() ? 0 : m_open.back().key.size());
        if (m_size > kMaxSize) {
            m_large = true;
            return false;
        }
        if (m_open.empty()) {
            m_document.value = std::move(value);
            return true;
        }
        Level &level = m_open.back();
        if (level.value.is_array()) {
            level.value.push_back(std::move(value));
            return true;
        }
        // Only moved from when it was inserted.
        if (!level.value.get_ref<Json::object_t &>().try_emplace(level.key, std::move(value)).second) {
            note(Issue::Kind::DuplicateKey, value);
        }
        return true;
    }

    bool open(Json value)
    {
        const bool roomy = m_open.size() > 1 && !m_roomier.empty() && m_open.front().key == m_roomier;
        if (m_skipped > 0 || m_open.size() >= kMaxDepth + (roomy ? 1 : 0)) {
            if (m_skipped++ == 0) {
                note(Issue::Kind::TooDeep, nullptr);
            }
            return true;
        }
        m_open.push_back({std::move(value), {}});
        return true;
    }

    bool close()
    {
        if (m_skipped > 0) {
            if (--m_skipped == 0) {
                add(nullptr);
            }
            return true;
        }
        Json value = std::move(m_open.back().value);
        m_open.pop_back();
        return add(std::move(value)) && !(m_open.size() == 1 && m_stop.stop_requested());
    }

    void note(Issue::Kind kind, const Json &value)
    {
        if (m_document.issues.size() >= kMaxIssues) {
            return;
        }
        std::string path;
        for (std::size_t i = 0; i < m_open.size() && i < 8; ++i) {
            if (m_open[i].value.is_object()) {
                path += (path.empty() ? "" : "/") + decode(m_open[i].key);
            }
        }
        std::string shown = value.is_structured() ? (value.is_object() ? "an object" : "an array") : dumpForm(value);
        if (shown.size() > 80) {
            shown = shown.substr(0, 77) + "...";
        }
        m_document.issues.push_back({kind, std::move(path), m_open.size(), std::move(shown)});
    }

    Document &m_document;
    std::string_view m_roomier;
    std::stop_token m_stop;
    std::vector<Level> m_open;
    std::size_t m_skipped = 0; // levels open below the deepest that is kept
    std::size_t m_position = 0;
    std::size_t m_size = 0; // of the values so far, about
    bool m_large = false;
};

Document parseText(std::string_view json, std::string_view roomier, std::stop_token stop)
{
    Document document;
    Builder builder(document, roomier, std::move(stop));
    if (!Json::sax_parse(json.begin(), json.end(), &builder)) {
        builder.salvage();
        const std::size_t at = builder.errorPosition();
        if (builder.tooLarge()) {
            document.error = "it holds more values than are read at once";
            return document;
        }
        document.error = at > json.size() || (at == json.size() && !json.empty() && json.back() != '}')
                             ? std::string("the JSON ends too early")
                             : fmt::format("not valid JSON near byte {}", at);
    }
    return document;
}

// The number whose mark stands at `pos` of a dumped form; nothing unless it is one by the rules, since a form from a
// store is not to be trusted.
std::string_view numberAt(std::string_view form, std::size_t pos)
{
    if (!form.substr(pos).starts_with(kNumberMark) || pos == 0 || form[pos - 1] != '"' ||
        (pos > 1 && form[pos - 2] == '\\')) {
        return {};
    }
    const std::size_t start = pos + kNumberMark.size();
    const std::size_t end = form.find('"', start);
    if (end == std::string_view::npos || form.substr(end + 1).starts_with(':') ||
        !judgeNumber(form.substr(start, end - start)).valid) {
        return {};
    }
    return form.substr(start, end - start);
}

} // namespace

std::string encode(std::string_view bytes)
{
    if (std::all_of(bytes.begin(), bytes.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; })) {
        return std::string(bytes);
    }
    std::string out;
    out.reserve(bytes.size());
    for (std::size_t pos = 0; pos < bytes.size();) {
        const utf8::Step step = utf8::next(bytes, pos);
        appendEncoded(out, step);
        pos += step.length;
    }
    return out;
}

std::string decode(std::string_view form)
{
    if (form.find('\xF4') == std::string_view::npos) { // no reserved character
        return std::string(form);
    }
    std::string out;
    out.reserve(form.size());
    for (std::size_t pos = 0; pos < form.size();) {
        if (form[pos] != '\xF4') { // no reserved character begins so
            out.push_back(form[pos++]);
            continue;
        }
        const utf8::Step step = utf8::next(form, pos);
        if (step.kind == utf8::Kind::Scalar && step.code == kItself && pos + step.length < form.size()) {
            const utf8::Step itself = utf8::next(form, pos + step.length);
            out.append(form, pos + step.length, itself.length);
            pos += step.length + itself.length;
            continue;
        }
        if (step.kind == utf8::Kind::Scalar && step.code >= kSurrogates && step.code < kBytes) {
            utf8::append(out, 0xD800 + (step.code - kSurrogates));
        } else if (step.kind == utf8::Kind::Scalar && step.code >= kBytes + 0x80 && step.code < kItself) {
            out.push_back(static_cast<char>(static_cast<unsigned char>(step.code - kBytes)));
        } else {
            out.append(form, pos, step.length);
        }
        pos += step.length;
    }
    return out;
}

bool isString(const Json &value)
{
    return value.is_string() && !value.get_ref<const std::string &>().starts_with(kNumberMark);
}

bool isNumber(const Json &value)
{
    return value.is_number() || (value.is_string() && !isString(value));
}

std::string numberText(const Json &value)
{
    return value.is_number() ? value.dump() : value.get_ref<const std::string &>().substr(kNumberMark.size());
}

Document parseForm(std::string_view json)
{
    return parseText(json, {}, {});
}

Document parse(std::string_view json, std::string_view roomier, std::stop_token stop)
{
    return isForm(json) ? parseText(json, roomier, std::move(stop)) : parseText(formOf(json), roomier, std::move(stop));
}

std::string dumpForm(const Json &value)
{
    return value.dump(-1, ' ', false, Json::error_handler_t::replace);
}

std::string write(const nlohmann::ordered_json &value)
{
    const std::string form = value.dump(-1, ' ', false, nlohmann::ordered_json::error_handler_t::replace);
    std::string out;
    out.reserve(form.size());
    for (std::size_t pos = 0; pos < form.size();) {
        if (form[pos] != '\xF4') {
            out.push_back(form[pos++]);
            continue;
        }
        const utf8::Step step = utf8::next(form, pos);
        if (step.code == kItself) {
            const utf8::Step itself = utf8::next(form, pos + step.length);
            out.append(form, pos + step.length, itself.length);
            pos += itself.length;
        } else if (const std::string_view number = numberAt(form, pos); !number.empty()) {
            out.pop_back(); // its quotes go
            out.append(number);
            pos += step.length + number.size() + 1;
            continue;
        } else if (step.code >= kSurrogates && step.code < kBytes) {
            fmt::format_to(std::back_inserter(out), "\\u{:04x}",
                           static_cast<std::uint32_t>(0xD800 + (step.code - kSurrogates)));
        } else {
            out.append(form, pos, step.length);
        }
        pos += step.length;
    }
    return out;
}

bool canWriteBytes(std::string_view bytes)
{
    bool high = false;
    for (std::size_t pos = 0; pos < bytes.size();) {
        const utf8::Step step = utf8::next(bytes, pos);
        const bool surrogate = step.kind == utf8::Kind::Surrogate;
        if (step.kind == utf8::Kind::Invalid || (high && surrogate && isLow(step.code))) {
            return false;
        }
        high = surrogate && isHigh(step.code);
        pos += step.length;
    }
    return true;
}

bool canWriteForm(std::string_view form)
{
    bool high = false;
    for (std::size_t pos = 0; pos < form.size();) {
        if (form[pos] != '\xF4') {
            high = false;
            ++pos;
            continue;
        }
        const utf8::Step step = utf8::next(form, pos);
        pos += step.length;
        if (step.code == kItself && pos < form.size()) {
            pos += utf8::next(form, pos).length;
            high = false;
        } else if (step.code >= kSurrogates && step.code < kBytes) {
            const char32_t surrogate = 0xD800 + (step.code - kSurrogates);
            if (high && isLow(surrogate)) {
                return false;
            }
            high = isHigh(surrogate);
        } else if (step.code >= kBytes && step.code < kItself) {
            return false;
        } else {
            high = false;
        }
    }
    return true;
}

std::string toBase64(std::string_view bytes)
{
    std::string out(sodium_base64_ENCODED_LEN(bytes.size(), sodium_base64_VARIANT_ORIGINAL), '\0');
    sodium_bin2base64(out.data(), out.size(), reinterpret_cast<const unsigned char *>(bytes.data()), bytes.size(),
                      sodium_base64_VARIANT_ORIGINAL);
    out.pop_back(); // the terminating NUL
    return out;
}

std::optional<std::string> fromBase64(std::string_view text)
{
    std::string out(text.size() / 4 * 3 + 3, '\0');
    std::size_t length = 0;
    if (sodium_base642bin(reinterpret_cast<unsigned char *>(out.data()), out.size(), text.data(), text.size(), nullptr,
                          &length, nullptr, sodium_base64_VARIANT_ORIGINAL) != 0) {
        return std::nullopt;
    }
    out.resize(length);
    return out;
}

} // namespace credence::lossless

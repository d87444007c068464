// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "provider/wire.h"

#include "provider/answerjson.h"
#include "util/utf8.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <cmath>

namespace credence::wire {

namespace {

using Json = nlohmann::json;
using Ordered = nlohmann::ordered_json;

constexpr std::size_t kMaxEvent = 4u << 20; // bytes of a line of a stream

std::string dumped(const Ordered &json)
{
    return json.dump(-1, ' ', false, Ordered::error_handler_t::replace);
}

std::string validUtf8(std::string_view bytes)
{
    if (isValidUtf8(bytes))
        return std::string(bytes);
    std::string out;
    for (std::size_t at = 0; at < bytes.size();) {
        const utf8::Step step = utf8::next(bytes, at);
        if (step.kind == utf8::Kind::Scalar)
            out += bytes.substr(at, step.length);
        else
            out += "\xEF\xBF\xBD";
        at += step.length;
    }
    return out;
}

// No reply is as deep as this; deeper ones would cost stack.
bool tooDeep(std::string_view text)
{
    int depth = 0;
    bool quoted = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (quoted) {
            i += c == '\\' ? 1 : 0;
            quoted = c != '"';
        } else if (c == '"') {
            quoted = true;
        } else if (c == '{' || c == '[') {
            if (++depth > 100)
                return true;
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return false;
}

// Discarded if it is not JSON.
Json parsed(std::string_view text)
{
    return tooDeep(text) ? Json(Json::value_t::discarded) : Json::parse(validUtf8(text), nullptr, false);
}

// The member of an object, or null.
const Json &member(const Json &object, const char *name)
{
    static const Json kNull;
    if (!object.is_object())
        return kNull;
    const auto found = object.find(name);
    return found == object.end() ? kNull : *found;
}

std::string stringOf(const Json &value)
{
    return value.is_string() ? value.get<std::string>() : std::string();
}

std::optional<std::uint64_t> countOf(const Json &value)
{
    if (value.is_number_unsigned())
        return value.get<std::uint64_t>();
    if (value.is_number_float() && value.get<double>() >= 0 && value.get<double>() < 1e15)
        return std::uint64_t(value.get<double>());
    return {};
}

// A text, or a list of parts that hold one.
std::string contentOf(const Json &content, bool thinking)
{
    if (content.is_string())
        return thinking ? std::string() : content.get<std::string>();
    std::string out;
    if (content.is_array()) {
        for (const Json &part : content) {
            const std::string type = stringOf(member(part, "type"));
            if (thinking)
                out += type == "thinking" ? stringOf(member(part, "thinking")) : std::string();
            else if (type == "text" || type == "output_text" || type.empty())
                out += stringOf(member(part, "text"));
        }
    }
    return out;
}

std::string lower(std::string text)
{
    for (char &c : text)
        c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
    return text;
}

// {"error": {"message", "type", "code", "param"}}, {"error": "…"}, {"message": "…"}, {"detail": …}
void readError(const Json &json, Reply &reply)
{
    const Json &error = member(json, "error");
    if (error.is_object()) {
        reply.error = stringOf(member(error, "message"));
        const Json &code = member(error, "code");
        reply.errorCode = lower(stringOf(code));
        if (reply.errorCode.empty())
            reply.errorCode = lower(stringOf(member(error, "type")));
        if (reply.errorCode.empty() && code.is_number_integer())
            reply.errorCode = code.dump();
        reply.errorParam = lower(stringOf(member(error, "param")));
        if (reply.error.empty())
            reply.error = error.empty() ? "an error without a message" : dumped(Ordered(error));
    } else if (error.is_string() && !error.get_ref<const std::string &>().empty()) {
        reply.error = error.get<std::string>();
    } else if (member(json, "detail").is_string() || member(json, "detail").is_array()) {
        const Json &detail = member(json, "detail");
        reply.error = detail.is_string() ? detail.get<std::string>()
                                         : detail.dump(-1, ' ', false, Json::error_handler_t::replace);
    } else if (member(json, "message").is_string() && !json.contains("choices") && !json.contains("content")) {
        reply.error = stringOf(member(json, "message"));
        reply.errorCode = lower(stringOf(member(json, "code")));
    }
    reply.error = oneLine(reply.error);
}

void readUsage(const Json &usage, Reply &reply)
{
    if (!usage.is_object())
        return;
    if (const auto in = countOf(member(usage, "prompt_tokens")))
        reply.tokensIn = in;
    if (const auto out = countOf(member(usage, "completion_tokens")))
        reply.tokensOut = out;
    // Anthropic counts what it read from or wrote to its prompt cache apart.
    if (const auto in = countOf(member(usage, "input_tokens")))
        reply.tokensIn = *in + countOf(member(usage, "cache_creation_input_tokens")).value_or(0) +
                         countOf(member(usage, "cache_read_input_tokens")).value_or(0);
    if (const auto out = countOf(member(usage, "output_tokens")))
        reply.tokensOut = out;
}

// A message of the OpenAI API, or a piece of one.
void readMessage(const Json &message, Reply &reply)
{
    reply.text += contentOf(member(message, "content"), false);
    reply.reasoning += contentOf(member(message, "content"), true);
    // Each server has its own name for it; some send two names for the same.
    for (const char *name : {"reasoning_content", "reasoning", "thinking"}) {
        if (const Json &thought = member(message, name); thought.is_string()) {
            reply.reasoning += thought.get<std::string>();
            break;
        }
    }
    if (const std::string refusal = stringOf(member(message, "refusal")); !refusal.empty())
        reply.error = oneLine("The model refused: " + refusal);
}

void readChoices(const Json &json, Reply &reply)
{
    const Json &choices = member(json, "choices");
    if (!choices.is_array())
        return;
    reply.understood = true;
    if (choices.empty())
        return;
    const Json &choice = choices.front();
    for (const char *name : {"message", "delta"}) {
        if (member(choice, name).is_object())
            readMessage(member(choice, name), reply);
    }
    if (member(choice, "text").is_string())
        reply.text += stringOf(member(choice, "text"));
    if (const std::string finish = stringOf(member(choice, "finish_reason")); !finish.empty())
        reply.finish = finish;
}

// One event of a stream, of either API.
void readEvent(const Json &event, Reply &reply)
{
    const std::string type = stringOf(member(event, "type"));
    if (type == "error" || member(event, "error").is_object() || member(event, "error").is_string()) {
        reply.understood = true;
        readError(event, reply);
        return;
    }
    readChoices(event, reply);
    readUsage(member(event, "usage"), reply);
    if (type == "message_start") {
        reply.understood = true;
        readUsage(member(member(event, "message"), "usage"), reply);
    } else if (type == "content_block_start") {
        const Json &block = member(event, "content_block");
        reply.text += stringOf(member(block, "type")) == "text" ? stringOf(member(block, "text")) : std::string();
        reply.reasoning += stringOf(member(block, "thinking"));
    } else if (type == "content_block_delta") {
        const Json &delta = member(event, "delta");
        if (stringOf(member(delta, "type")) == "text_delta")
            reply.text += stringOf(member(delta, "text"));
        else if (stringOf(member(delta, "type")) == "thinking_delta")
            reply.reasoning += stringOf(member(delta, "thinking"));
    } else if (type == "message_delta") {
        if (const std::string stop = stringOf(member(member(event, "delta"), "stop_reason")); !stop.empty())
            reply.finish = stop;
    } else if (type == "message_stop") {
        reply.ended = true;
    }
    if (!reply.finish.empty())
        reply.ended = true;
}

bool isStream(std::string_view body)
{
    for (const std::string_view start : {"data:", "event:", ":", "id:", "retry:"}) {
        if (body.starts_with(start))
            return true;
    }
    return false;
}

std::string schemaPrompt(const ChatRequest &request)
{
    return (request.system.empty() ? "" : "\n\n") +
           ("Answer with one JSON value that fits this JSON Schema, and with nothing else:\n" + request.schema);
}
constexpr std::string_view kSchemaPrompt = "Answer with one JSON value that fits this JSON Schema";

// Whether OpenAI's strict mode takes the schema: each object closed, with all of its members required.
bool strictSchema(const Ordered &schema, int levels = 32)
{
    if (levels == 0)
        return false;
    if (schema.is_array())
        return std::all_of(schema.begin(), schema.end(), [&](const Ordered &s) { return strictSchema(s, levels - 1); });
    if (!schema.is_object())
        return true;
    if (const auto properties = schema.find("properties"); properties != schema.end() && properties->is_object()) {
        const auto closed = schema.find("additionalProperties");
        const auto required = schema.find("required");
        if (closed == schema.end() || *closed != false || required == schema.end() || !required->is_array() ||
            required->size() != properties->size())
            return false;
    }
    return std::all_of(schema.begin(), schema.end(), [&](const Ordered &s) { return strictSchema(s, levels - 1); });
}

} // namespace

const char *word(Step step)
{
    switch (step) {
    case Step::JsonSchema:
        return "json_schema";
    case Step::JsonObject:
        return "json_object";
    case Step::Prompt:
        return "prompt";
    }
    return "";
}

std::string oneLine(std::string_view text)
{
    std::string out;
    const std::string display = displayText(text.substr(0, 4000));
    for (const char c : display) {
        const char kept = c == '\n' || c == '\t' ? ' ' : c;
        if (kept != ' ' || (!out.empty() && out.back() != ' '))
            out += kept;
    }
    while (!out.empty() && out.back() == ' ')
        out.pop_back();
    if (out.size() > 300) {
        std::size_t cut = 297;
        while (cut > 0 && (static_cast<unsigned char>(out[cut]) & 0xC0U) == 0x80U)
            --cut;
        out = out.substr(0, cut) + "…";
    }
    return out;
}

std::string chatUrl(const ProviderConfig &config)
{
    return config.url + (config.kind == ProviderKind::Anthropic ? "/messages" : "/chat/completions");
}

std::string embeddingsUrl(const ProviderConfig &config)
{
    return config.url + "/embeddings";
}

std::vector<std::pair<std::string, std::string>> headers(const ProviderConfig &config)
{
    std::vector<std::pair<std::string, std::string>> out{{"Content-Type", "application/json"},
                                                         {"Accept", "application/json, text/event-stream"}};
    if (config.kind == ProviderKind::Anthropic) {
        out.emplace_back("anthropic-version", "2023-06-01");
        if (!config.key.empty())
            out.emplace_back("x-api-key", config.key);
    } else if (!config.key.empty()) {
        out.emplace_back("Authorization", "Bearer " + config.key);
    }
    return out;
}

std::string chatBody(const ProviderConfig &config, const ChatRequest &request, const Manners &manners)
{
    const bool anthropic = config.kind == ProviderKind::Anthropic;
    Ordered schema;
    if (!request.schema.empty())
        schema = Ordered::parse(validUtf8(request.schema), nullptr, false);
    const bool structured = schema.is_object() && manners.step != Step::Prompt;
    std::string system = request.system;
    if (!request.schema.empty() && !(structured && manners.step == Step::JsonSchema))
        system += schemaPrompt(request);

    Ordered body;
    body["model"] = config.model;
    if (anthropic)
        body["max_tokens"] = request.maxTokens;
    if (anthropic && !system.empty())
        body["system"] = system;
    Ordered messages = Ordered::array();
    if (!anthropic && !system.empty())
        messages.push_back({{"role", "system"}, {"content", system}});
    messages.push_back({{"role", "user"}, {"content", request.user}});
    body["messages"] = std::move(messages);
    if (!anthropic)
        body[manners.completionTokens ? "max_completion_tokens" : "max_tokens"] = request.maxTokens;
    if (manners.temperature)
        body["temperature"] = request.temperature;
    if (anthropic && structured && manners.step == Step::JsonSchema) {
        body["output_config"] = {{"format", {{"type", "json_schema"}, {"schema", schema}}}};
    } else if (!anthropic && structured && manners.step == Step::JsonSchema) {
        Ordered format;
        format["name"] = request.schemaName.empty() ? "answer" : request.schemaName;
        format["strict"] = strictSchema(schema);
        format["schema"] = schema;
        body["response_format"] = {{"type", "json_schema"}, {"json_schema", std::move(format)}};
    } else if (!anthropic && structured) {
        body["response_format"] = {{"type", "json_object"}};
    }
    if (manners.streaming) {
        body["stream"] = true;
        if (!anthropic && manners.usageInStream)
            body["stream_options"] = {{"include_usage", true}};
    }
    return dumped(body);
}

std::string embeddingsBody(const ProviderConfig &config, const std::vector<std::string> &texts)
{
    Ordered body;
    body["model"] = config.embeddingModel;
    body["input"] = texts;
    body["encoding_format"] = "float";
    return dumped(body);
}

std::string sameAsk(std::string_view body)
{
    Json json = parsed(body);
    if (!json.is_object())
        return {};
    if (json.contains("input"))
        return dumped(Ordered{{"model", member(json, "model")}, {"input", member(json, "input")}});
    if (!member(json, "messages").is_array())
        return {};
    std::string system = stringOf(member(json, "system"));
    std::string user;
    for (const Json &message : member(json, "messages"))
        (stringOf(member(message, "role")) == "system" ? system : user) += contentOf(member(message, "content"), false);
    if (const auto at = system.rfind(kSchemaPrompt); at != std::string::npos && (at == 0 || system[at - 1] == '\n'))
        system.resize(at >= 2 ? at - 2 : 0);
    return dumped(Ordered{{"model", member(json, "model")}, {"system", system}, {"user", user}});
}

Reply parseChat(std::string_view body)
{
    while (!body.empty() &&
           (body.front() == ' ' || body.front() == '\n' || body.front() == '\r' || body.front() == '\t'))
        body.remove_prefix(1);
    if (isStream(body)) {
        Stream stream;
        stream.feed(body);
        stream.feed("\n\n");
        Reply reply = stream.reply();
        reply.broken =
            !reply.ended && !body.ends_with('\n'); // it stops within a line, so nothing in it may be understood
        return reply;
    }
    Reply reply;
    if (!body.empty() &&
        (std::string_view("data:").starts_with(body) || std::string_view("event:").starts_with(body))) {
        reply.broken = true; // a stream that stops before it says that it is one
        return reply;
    }
    if (body.starts_with('<')) {
        reply.html = true;
        return reply;
    }
    const Json json = parsed(body);
    reply.broken = json.is_discarded() && body.starts_with('{');
    if (!json.is_object())
        return reply;
    readError(json, reply);
    readUsage(member(json, "usage"), reply);
    if (!reply.error.empty()) {
        reply.understood = true;
        return reply;
    }
    readChoices(json, reply);
    if (member(json, "content").is_array()) {
        reply.understood = true;
        readMessage(json, reply);
    }
    if (const std::string stop = stringOf(member(json, "stop_reason")); !stop.empty())
        reply.finish = stop;
    reply.ended = true;
    return reply;
}

std::string wholeReply(const Reply &reply)
{
    Ordered out;
    if (!reply.error.empty()) {
        out["error"] = Ordered::object({{"message", reply.error}, {"code", reply.errorCode}});
    } else if (reply.understood) {
        Ordered choice;
        choice["message"] = Ordered::object({{"content", reply.text}, {"reasoning_content", reply.reasoning}});
        choice["finish_reason"] = reply.finish;
        out["choices"] = Ordered::array({std::move(choice)});
    }
    if (reply.tokensIn)
        out["usage"]["prompt_tokens"] = *reply.tokensIn;
    if (reply.tokensOut)
        out["usage"]["completion_tokens"] = *reply.tokensOut;
    return out.dump(-1, ' ', false, Ordered::error_handler_t::replace);
}

std::optional<std::vector<std::vector<float>>> parseEmbeddings(std::string_view body, std::size_t count,
                                                               std::string &why)
{
    const Json json = parsed(body);
    const Json &data = member(json, "data");
    if (!data.is_array()) {
        why = "The reply holds no vectors.";
        return {};
    }
    if (data.size() != count) {
        why = fmt::format("{} vectors came for {} texts.", data.size(), count);
        return {};
    }
    std::vector<std::vector<float>> out(count);
    std::size_t place = 0;
    for (const Json &entry : data) {
        const std::size_t index = countOf(member(entry, "index")).value_or(place++);
        const Json &numbers = member(entry, "embedding");
        if (index >= count || !out[index].empty() || !numbers.is_array() || numbers.empty() ||
            numbers.size() > 65'536) {
            why = "The vectors in the reply are not what was asked for.";
            return {};
        }
        std::vector<float> vector;
        vector.reserve(numbers.size());
        for (const Json &number : numbers) {
            const double value = number.is_number() ? number.get<double>() : NAN;
            if (!std::isfinite(value) || std::abs(value) > 1e30) {
                why = "A vector in the reply holds what is no number.";
                return {};
            }
            vector.push_back(float(value));
        }
        out[index] = std::move(vector);
    }
    for (const auto &vector : out) {
        if (vector.size() != out.front().size()) {
            why = "The vectors in the reply differ in length.";
            return {};
        }
    }
    return out;
}

void Stream::feed(std::string_view bytes)
{
    while (!bytes.empty()) {
        const auto end = bytes.find('\n');
        if (m_line.size() + std::min(end, bytes.size()) <= kMaxEvent)
            m_line += bytes.substr(0, end);
        if (end == std::string_view::npos)
            return;
        line(m_line);
        m_line.clear();
        bytes.remove_prefix(end + 1);
    }
}

// Both APIs put each event's data on one line, and say in the data what kind it is.
void Stream::line(std::string_view line)
{
    if (line.ends_with('\r'))
        line.remove_suffix(1);
    if (!line.starts_with("data:"))
        return;
    line.remove_prefix(5);
    if (line.starts_with(' '))
        line.remove_prefix(1);
    if (line == "[DONE]") {
        m_reply.understood = true;
        m_reply.ended = true;
        return;
    }
    const Json event = parsed(line);
    if (event.is_object())
        readEvent(event, m_reply);
}

} // namespace credence::wire

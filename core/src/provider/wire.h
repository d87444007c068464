// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The two chat APIs on the wire: bodies to send, and what replies say. Sources: the public references of the OpenAI
// chat completions and embeddings API and of the Anthropic Messages API (version 2023-06-01), and what servers that
// speak them differ in. Ownership: values. Thread safety: pure functions; a Stream belongs to one thread.
#pragma once

#include <credence/provider.h>

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace credence::wire {

enum class Step : std::uint8_t { JsonSchema, JsonObject, Prompt };
[[nodiscard]] const char *word(Step);

// What a server turned out not to take. Learnt from its refusals, kept for the life of a client.
struct Manners {
    Step step = Step::JsonSchema;
    bool temperature = true;
    bool streaming = true;
    bool usageInStream = true;     // stream_options
    bool completionTokens = false; // max_completion_tokens instead of max_tokens
    friend bool operator==(const Manners &, const Manners &) = default;
};

[[nodiscard]] std::string chatUrl(const ProviderConfig &);
[[nodiscard]] std::string embeddingsUrl(const ProviderConfig &);
[[nodiscard]] std::vector<std::pair<std::string, std::string>> headers(const ProviderConfig &);
[[nodiscard]] std::string chatBody(const ProviderConfig &, const ChatRequest &, const Manners &);
[[nodiscard]] std::string embeddingsBody(const ProviderConfig &, const std::vector<std::string> &texts);

// What was asked for, the same whatever the manners: model, prompts (without the schema in them) and limits. "" if the
// body is none of ours.
[[nodiscard]] std::string sameAsk(std::string_view body);

// A reply to a chat call, whole or streamed.
struct Reply {
    std::string text{}, reasoning{}, finish{};
    std::optional<std::uint64_t> tokensIn{}, tokensOut{};
    std::string error{};     // what the server says went wrong, one line; empty: nothing
    std::string errorCode{}; // its code or type, in lower case
    std::string errorParam{};
    bool understood = false; // it was JSON, or a stream, of a kind that is known
    bool ended = false;      // a stream said that it is complete
    bool html = false;       // a web page
    bool broken = false;     // begins like JSON and is none, or a stream that stops within a line
};
[[nodiscard]] Reply parseChat(std::string_view body);
// A body that parseChat() reads as this reply's text, reasoning, end, tokens and error.
[[nodiscard]] std::string wholeReply(const Reply &);
// The dimension is the same for all. Nothing if it is not what was asked for; `why` says what is wrong.
[[nodiscard]] std::optional<std::vector<std::vector<float>>> parseEmbeddings(std::string_view body, std::size_t count,
                                                                             std::string &why);

// Text as it arrives, for progress.
class Stream {
public:
    void feed(std::string_view bytes);
    [[nodiscard]] const Reply &reply() const { return m_reply; }

private:
    void line(std::string_view line);
    Reply m_reply;
    std::string m_line;
};

// One line of at most 300 bytes for a person, without what could move a cursor.
[[nodiscard]] std::string oneLine(std::string_view text);

} // namespace credence::wire

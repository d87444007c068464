// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The model client over a scripted transport: what is sent, what is made of replies, what is spent.
#include "net/faults.h"
#include "provider/wire.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/provider.h>

#include <nlohmann/json.hpp>

#include <QTest>

#include <atomic>
#include <deque>
#include <mutex>
#include <thread>

namespace tst_provider_client {

using namespace credence;
using Json = nlohmann::json;

namespace {

constexpr const char *kKey = "sk-secret-0123456789";

HttpReply reply(int status, std::string body, std::vector<std::pair<std::string, std::string>> headers = {})
{
    HttpReply out;
    out.status = status;
    out.body = std::move(body);
    out.headers = std::move(headers);
    return out;
}

std::string answer(const std::string &text, const std::string &more = {})
{
    return R"({"choices":[{"message":{"role":"assistant","content":)" + Json(text).dump() + more +
           R"(},"finish_reason":"stop"}],"usage":{"prompt_tokens":100,"completion_tokens":20}})";
}

// Answers from a list; remembers what was sent.
class Script final : public HttpTransport {
public:
    explicit Script(std::vector<Result<HttpReply>> replies = {})
        : m_replies(std::make_move_iterator(replies.begin()), std::make_move_iterator(replies.end()))
    {
    }
    Result<HttpReply> send(const HttpRequest &request, std::stop_token stop,
                           const std::function<void(std::string_view)> &onData) override
    {
        std::unique_lock lock(m_mutex);
        sent.push_back(request);
        most = std::max(most, ++m_now);
        if (onSend) {
            lock.unlock();
            onSend();
            lock.lock();
        }
        --m_now;
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "The call was cancelled.", {}};
        if (m_replies.empty())
            return Error{Errc::Network, "The script is at its end.", {}};
        Result<HttpReply> next = std::move(m_replies.front());
        m_replies.pop_front();
        if (next.ok() && onData)
            onData(next->body);
        return next;
    }
    [[nodiscard]] Json body(std::size_t i) const { return Json::parse(sent.at(i).body); }

    std::vector<HttpRequest> sent;
    std::function<void()> onSend;
    int most = 0; // calls at once

private:
    std::mutex m_mutex;
    std::deque<Result<HttpReply>> m_replies;
    int m_now = 0;
};

ProviderConfig provider(ProviderKind kind = ProviderKind::OpenAi)
{
    ProviderConfig config;
    config.name = "work";
    config.kind = kind;
    config.url = "https://models.example/v1";
    config.model = "small-1";
    config.key = kKey;
    config.keySource = "from CREDENCE_PROVIDER_WORK_KEY";
    return config;
}

ChatRequest ask(const std::string &user = "What follows?")
{
    ChatRequest request;
    request.stage = "propose";
    request.label = "Propose, question 1";
    request.system = "You find regularities.";
    request.user = user;
    request.schemaName = "insights";
    request.schema = R"({"type":"object","properties":{"insights":{"type":"array"}},"required":["insights"],)"
                     R"("additionalProperties":false})";
    return request;
}

const std::string kNoSchema =
    R"({"error":{"message":"'response_format.type' json_schema is not supported","type":"invalid_request_error"}})";
const std::string kNoObject = R"({"error":"response_format must be text"})";

} // namespace

class TstProviderClient : public QObject {
    Q_OBJECT

    std::vector<std::int64_t> m_waits;
    ClientOptions options(Budget budget = {})
    {
        m_waits.clear();
        ClientOptions out;
        out.budget = budget;
        out.wait = [this](std::chrono::milliseconds time, const std::stop_token &) { m_waits.push_back(time.count()); };
        return out;
    }

private Q_SLOTS:
    void openAiIsAskedWithASchema()
    {
        Script script({reply(200, answer("{\"insights\":[]}"))});
        const auto client = createModelClient(provider(), &script, options());
        const auto call = client->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->text, std::string("{\"insights\":[]}"));
        QCOMPARE(call->finish, std::string("stop"));
        QCOMPARE(call->schemaStep, std::string("json_schema"));
        QCOMPARE(call->tokensIn, std::uint64_t(100));
        QCOMPARE(call->tokensOut, std::uint64_t(20));
        QCOMPARE(call->tokensEstimated, false);
        QCOMPARE(call->number, 1);
        QCOMPARE(script.sent.size(), std::size_t(1));
        QCOMPARE(script.sent[0].method, std::string("POST"));
        QCOMPARE(script.sent[0].url, std::string("https://models.example/v1/chat/completions"));
        const Json expected = Json::parse(
            "{\"model\":\"small-1\",\"messages\":[{\"role\":\"system\",\"content\":\"You find regularities.\"},"
            "{\"role\":\"user\",\"content\":\"What "
            "follows?\"}],\"max_tokens\":2000,\"temperature\":0.0,\"stream\":true,"
            "\"stream_options\":{\"include_usage\":true},\"response_format\":{\"type\":\"json_schema\",\"json_schema\":"
            "{\"name\":\"insights\",\"strict\":true,\"schema\":{\"type\":\"object\",\"properties\":{\"insights\":{"
            "\"type\":\"array\"}},"
            "\"required\":[\"insights\"],\"additionalProperties\":false}}}}");
        QCOMPARE(script.body(0).dump(), expected.dump());
        const std::vector<std::pair<std::string, std::string>> headers{
            {"Content-Type", "application/json"},
            {"Accept", "application/json, text/event-stream"},
            {"Authorization", "Bearer sk-secret-0123456789"}};
        QCOMPARE(script.sent[0].headers, headers);
    }

    void anthropicIsAskedWithASchema()
    {
        Script script(
            {reply(200, "{\"type\":\"message\",\"content\":[{\"type\":\"thinking\",\"thinking\":\"hm\"},"
                        "{\"type\":\"text\",\"text\":\"{\\\"insights\\\":[]}\"}],\"stop_reason\":\"end_turn\","
                        "\"usage\":{\"input_tokens\":7,\"cache_read_input_tokens\":5,\"output_tokens\":3}}")});
        const auto client = createModelClient(provider(ProviderKind::Anthropic), &script, options());
        const auto call = client->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->text, std::string("{\"insights\":[]}"));
        QCOMPARE(call->reasoning, std::string("hm"));
        QCOMPARE(call->finish, std::string("end_turn"));
        QCOMPARE(call->tokensIn, std::uint64_t(12));
        QCOMPARE(call->tokensOut, std::uint64_t(3));
        QCOMPARE(script.sent[0].url, std::string("https://models.example/v1/messages"));
        const Json expected = Json::parse(
            "{\"model\":\"small-1\",\"max_tokens\":2000,\"system\":\"You find regularities.\","
            "\"messages\":[{\"role\":\"user\",\"content\":\"What follows?\"}],\"temperature\":0.0,\"stream\":true,"
            "\"output_config\":{\"format\":{\"type\":\"json_schema\",\"schema\":{\"type\":\"object\","
            "\"properties\":{\"insights\":{\"type\":\"array\"}},\"required\":[\"insights\"],\"additionalProperties\":"
            "false}}}}");
        QCOMPARE(script.body(0).dump(), expected.dump());
        const std::vector<std::pair<std::string, std::string>> headers{
            {"Content-Type", "application/json"},
            {"Accept", "application/json, text/event-stream"},
            {"anthropic-version", "2023-06-01"},
            {"x-api-key", "sk-secret-0123456789"}};
        QCOMPARE(script.sent[0].headers, headers);
    }

    void withoutASchemaNothingIsAskedOfTheFormat()
    {
        Script script({reply(200, answer("yes"))});
        ChatRequest request = ask();
        request.schema.clear();
        request.system.clear();
        const auto call = createModelClient(provider(), &script, options())->chat(request, {});
        QVERIFY_OK(call);
        QCOMPARE(call->schemaStep, std::string());
        QVERIFY(!script.body(0).contains("response_format"));
        QCOMPARE(script.body(0)["messages"].dump(), std::string("[{\"content\":\"What follows?\",\"role\":\"user\"}]"));
    }

    void aSchemaThatStrictModeWouldNotTakeIsNotStrict()
    {
        Script script({reply(200, answer("{}"))});
        ChatRequest request = ask();
        request.schema =
            "{\"type\":\"object\",\"properties\":{\"a\":{\"type\":\"string\"},\"b\":{\"type\":\"string\"}},"
            "\"required\":[\"a\"],\"additionalProperties\":false}";
        QVERIFY(createModelClient(provider(), &script, options())->chat(request, {}).ok());
        QCOMPARE(script.body(0)["response_format"]["json_schema"]["strict"].dump(), Json(false).dump());
    }

    // --- the ladder ---

    void theLadderStepsDownAndIsRemembered()
    {
        Script script({reply(400, kNoSchema), reply(400, kNoObject), reply(200, answer("{\"insights\":[]}")),
                       reply(200, answer("{\"insights\":[1]}"))});
        const auto client = createModelClient(provider(), &script, options());
        const auto call = client->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->schemaStep, std::string("prompt"));
        QCOMPARE(call->attempts.size(), std::size_t(3));
        QCOMPARE(call->attempts[0].status, 400);
        QCOMPARE(call->attempts[0].error, std::string("work did not take the request as it was (400). It says: "
                                                      "'response_format.type' json_schema is not supported"));
        QCOMPARE(call->attempts[2].error, std::string());
        QVERIFY(m_waits.empty()); // a refusal is no reason to wait
        QCOMPARE(script.body(0)["response_format"]["type"].dump(), Json("json_schema").dump());
        QCOMPARE(script.body(1)["response_format"].dump(), std::string("{\"type\":\"json_object\"}"));
        QVERIFY(!script.body(2).contains("response_format"));
        const std::string told = "You find regularities.\n\nAnswer with one JSON value that fits this JSON Schema, and "
                                 "with nothing else:\n" +
                                 ask().schema;
        QCOMPARE(script.body(0)["messages"][0]["content"].dump(), Json("You find regularities.").dump());
        QCOMPARE(script.body(1)["messages"][0]["content"].dump(), Json(told).dump());
        QCOMPARE(script.body(2)["messages"][0]["content"].dump(), Json(told).dump());
        const auto next = client->chat(ask("And now?"), {});
        QVERIFY_OK(next);
        QCOMPARE(next->attempts.size(), std::size_t(1));
        QVERIFY(!script.body(3).contains("response_format"));
        QCOMPARE(client->records().size(), std::size_t(2));
    }

    void anthropicHasNoStepBetween()
    {
        Script script({reply(400, "{\"type\":\"error\",\"error\":{\"type\":\"invalid_request_error\","
                                  "\"message\":\"output_config.format: not supported by this model\"}}"),
                       reply(200, "{\"content\":[{\"type\":\"text\",\"text\":\"{}\"}],\"stop_reason\":\"end_turn\"}")});
        const auto call = createModelClient(provider(ProviderKind::Anthropic), &script, options())->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->schemaStep, std::string("prompt"));
        QVERIFY(!script.body(1).contains("output_config"));
        QVERIFY(script.body(1)["system"].get<std::string>().ends_with(ask().schema));
    }

    void aSchemaThatTheServerCantTurnIntoAGrammar()
    {
        Script script({reply(500, "{\"error\":{\"message\":\"failed to parse grammar\"}}"), reply(200, answer("{}"))});
        const auto call = createModelClient(provider(), &script, options())->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->schemaStep, std::string("json_object"));
        QVERIFY(m_waits.empty());
    }

    void aRefusalOfEverythingEnds()
    {
        const std::string no = "{\"error\":{\"message\":\"no\"}}";
        Script script({reply(400, no), reply(400, no), reply(400, no), reply(400, no)});
        const auto call = createModelClient(provider(), &script, options())->chat(ask(), {});
        QVERIFY(!call.ok());
        QCOMPARE(call.error().code, Errc::Network);
        QCOMPARE(call.error().message, std::string("work refused the request (400). It says: no"));
        QCOMPARE(script.sent.size(), std::size_t(3));
    }

    void otherManners_data()
    {
        QTest::addColumn<QString>("message");
        QTest::addColumn<QString>("gone");
        QTest::addColumn<QString>("there");
        QTest::newRow("tokens by another name")
            << "Unsupported parameter: 'max_tokens' is not supported with this model. Use 'max_completion_tokens'."
            << "max_tokens"
            << "max_completion_tokens";
        QTest::newRow("no temperature") << "Unsupported value: 'temperature' does not support 0 with this model."
                                        << "temperature"
                                        << "max_tokens";
        QTest::newRow("no stream options") << "Unknown field stream_options"
                                           << "stream_options"
                                           << "stream";
        QTest::newRow("no streaming") << "streaming is not available here"
                                      << "stream"
                                      << "temperature";
    }
    void otherManners()
    {
        QFETCH(QString, message);
        QFETCH(QString, gone);
        QFETCH(QString, there);
        Script script({reply(400, "{\"error\":{\"message\":\"" + message.toStdString() + "\"}}"),
                       reply(200, answer("{}")), reply(200, answer("{}"))});
        const auto client = createModelClient(provider(), &script, options());
        QVERIFY(client->chat(ask(), {}).ok());
        QVERIFY(client->chat(ask("And?"), {}).ok());
        QCOMPARE(script.sent.size(), std::size_t(3));
        QVERIFY(script.body(0).contains(gone.toStdString()));
        for (const std::size_t i : {1U, 2U}) {
            QVERIFY(!script.body(i).contains(gone.toStdString()));
            QVERIFY(script.body(i).contains(there.toStdString()));
            QCOMPARE(script.body(i)["response_format"]["type"].dump(),
                     Json("json_schema").dump()); // the ladder did not move
        }
    }

    // --- what replies say ---

    void replies_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("reasoning");
        QTest::newRow("a field of reasoning content") << "{\"choices\":[{\"message\":{\"content\":\"a\",\"reasoning_"
                                                         "content\":\"r\"},\"finish_reason\":\"stop\"}]}"
                                                      << "a"
                                                      << "r";
        QTest::newRow("a field of reasoning")
            << "{\"choices\":[{\"message\":{\"content\":\"a\",\"reasoning\":\"r\"},\"finish_reason\":\"stop\"}]}"
            << "a"
            << "r";
        QTest::newRow("both are one") << "{\"choices\":[{\"message\":{\"content\":\"a\",\"reasoning\":\"r\","
                                         "\"reasoning_content\":\"r\"}}]}"
                                      << "a"
                                      << "r";
        QTest::newRow("a think block") << "{\"choices\":[{\"message\":{\"content\":\"<think>r</think>\\n\\na\"}}]}"
                                       << "a"
                                       << "r";
        QTest::newRow("a think block later") << "{\"choices\":[{\"message\":{\"content\":\"a <think>r</think>\"}}]}"
                                             << "a <think>r</think>"
                                             << "";
        QTest::newRow("content in parts") << "{\"choices\":[{\"message\":{\"content\":[{\"type\":\"text\",\"text\":"
                                             "\"a\"},{\"type\":\"text\",\"text\":\"b\"}]}}]}"
                                          << "ab"
                                          << "";
        QTest::newRow("the old completion") << "{\"choices\":[{\"text\":\"a\"}]}"
                                            << "a"
                                            << "";
        QTest::newRow("streamed")
            << "data: {\"choices\":[{\"delta\":{\"reasoning_content\":\"r\"}}]}\n\n"
               "data: {\"choices\":[{\"delta\":{\"content\":\"a\"}}]}\n\n"
               ": a comment\n\n"
               "data:{\"choices\":[{\"delta\":{\"content\":\"b\"},\"finish_reason\":\"stop\"}]}\r\n\r\n"
               "data: [DONE]\n\n"
            << "ab"
            << "r";
        QTest::newRow("streamed without an end line")
            << "data: {\"choices\":[{\"delta\":{\"content\":\"a\"},\"finish_reason\":\"stop\"}]}"
            << "a"
            << "";
        QTest::newRow("streamed by Anthropic")
            << "event: message_start\ndata: "
               "{\"type\":\"message_start\",\"message\":{\"usage\":{\"input_tokens\":5}}}\n\n"
               "event: content_block_start\ndata: "
               "{\"type\":\"content_block_start\",\"content_block\":{\"type\":\"thinking\",\"thinking\":\"\"}}\n\n"
               "event: content_block_delta\ndata: "
               "{\"type\":\"content_block_delta\",\"delta\":{\"type\":\"thinking_delta\",\"thinking\":\"r\"}}\n\n"
               "event: content_block_delta\ndata: "
               "{\"type\":\"content_block_delta\",\"delta\":{\"type\":\"signature_delta\",\"signature\":\"x\"}}\n\n"
               "event: ping\ndata: {\"type\":\"ping\"}\n\n"
               "event: content_block_delta\ndata: "
               "{\"type\":\"content_block_delta\",\"delta\":{\"type\":\"text_delta\",\"text\":\"a\"}}\n\n"
               "event: message_delta\ndata: "
               "{\"type\":\"message_delta\",\"delta\":{\"stop_reason\":\"end_turn\"},\"usage\":{\"output_tokens\":9}}"
               "\n\n"
               "event: message_stop\ndata: {\"type\":\"message_stop\"}\n\n"
            << "a"
            << "r";
    }
    void replies()
    {
        QFETCH(QString, body);
        QFETCH(QString, text);
        QFETCH(QString, reasoning);
        Script script({reply(200, body.toStdString())});
        const auto call = createModelClient(provider(), &script, options())->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(QString::fromStdString(call->text), text);
        QCOMPARE(QString::fromStdString(call->reasoning), reasoning);
        QCOMPARE(call->reply, body.toStdString());
    }

    void invalidUtf8InAReply()
    {
        Script script({reply(200, "{\"choices\":[{\"message\":{\"content\":\"a\xFF\"}}]}")});
        const auto call = createModelClient(provider(), &script, options())->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->text, std::string("a\xEF\xBF\xBD"));
        QCOMPARE(call->reply, std::string("{\"choices\":[{\"message\":{\"content\":\"a\xFF\"}}]}"));
    }

    void promptsWithInvalidUtf8AreSent()
    {
        Script script({reply(200, answer("{}"))});
        QVERIFY(createModelClient(provider(), &script, options())->chat(ask("a\xFF"), {}).ok());
        QCOMPARE(script.body(0)["messages"][1]["content"].dump(), Json("a\xEF\xBF\xBD").dump());
    }

    void tokensAreEstimatedWhenNobodyCounts()
    {
        Script script({reply(200, "{\"choices\":[{\"message\":{\"content\":\"one two three four\"}}]}")});
        const auto call = createModelClient(provider(), &script, options())->chat(ask(), {});
        QVERIFY_OK(call);
        QVERIFY(call->tokensEstimated);
        QCOMPARE(call->tokensOut, estimatedTokens("one two three four"));
        QVERIFY(call->tokensIn > 0);
    }

    void costComesFromThePrice()
    {
        Script script({reply(200, answer("{}"))});
        ProviderConfig config = provider();
        config.price = Price{3.0, 15.0};
        const auto call = createModelClient(config, &script, options())->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->cost, 0.0006); // 100 x 3 + 20 x 15, per million
    }

    // --- one sentence each, and not tried again ---

    void failures_data()
    {
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("sentence");
        const auto row = [](const char *name, int status, const char *body, const char *sentence) {
            QTest::newRow(name) << status << QString::fromUtf8(body) << QString::fromUtf8(sentence);
        };
        row("wrong key", 401, "{\"error\":{\"message\":\"Incorrect API key provided\",\"code\":\"invalid_api_key\"}}",
            "work refused the key (401); it came from CREDENCE_PROVIDER_WORK_KEY. It says: Incorrect API key provided");
        row("forbidden", 403, "", "work refused the key (403); it came from CREDENCE_PROVIDER_WORK_KEY.");
        row("unknown model by its code", 404,
            "{\"error\":{\"message\":\"The model does not exist\",\"code\":\"model_not_found\"}}",
            "work does not know the model \"small-1\" (404); check its name. It says: The model does not exist");
        row("unknown model by its code, forbidden", 403,
            "{\"error\":{\"message\":\"no access\",\"code\":\"model_not_found\"}}",
            "work does not know the model \"small-1\" (403); check its name. It says: no access");
        row("unknown model, as a word", 404, "{\"error\":\"model 'small-1' not found, try pulling it first\"}",
            "work does not know the model \"small-1\" (404); check its name. It says: model 'small-1' not found, try "
            "pulling it first");
        row("unknown model of Anthropic", 404,
            "{\"type\":\"error\",\"error\":{\"type\":\"not_found_error\",\"message\":\"model: small-1\"}}",
            "work does not know the model \"small-1\" (404); check its name. It says: model: small-1");
        row("nothing there", 404, "404 page not found",
            "There is nothing at https://models.example/v1/chat/completions (404); check the address, it often ends in "
            "/v1.");
        row("no credit", 429, "{\"error\":{\"message\":\"You exceeded your quota\",\"code\":\"insufficient_quota\"}}",
            "The account behind work has no credit left (429). It says: You exceeded your quota");
        row("a page", 200, "<!doctype html><html><body>Welcome</body></html>",
            "A web page came from models.example instead of JSON; check the address, it often ends in /v1.");
        row("not JSON", 200, "welcome",
            "work sent something that is no answer of the OpenAI-compatible API; check the address and the kind.");
        row("other JSON", 200, "{\"hello\":\"world\"}",
            "work sent something that is no answer of the OpenAI-compatible API; check the address and the kind.");
        row("nothing", 200, "", "work sent an empty reply.");
        row("no text", 200, "{\"choices\":[{\"message\":{\"content\":\"\"},\"finish_reason\":\"stop\"}]}",
            "small-1 gave an empty answer.");
        row("thoughts only", 200,
            "{\"choices\":[{\"message\":{\"content\":null,\"reasoning\":\"hm\"},\"finish_reason\":\"length\"}]}",
            "small-1 used all of its tokens to think and gave no answer; allow it more tokens.");
        row("an unclosed think block", 200, "{\"choices\":[{\"message\":{\"content\":\"<think>hm\"}}]}",
            "small-1 used all of its tokens to think and gave no answer; allow it more tokens.");
        row("a refusal", 200, "{\"choices\":[{\"message\":{\"content\":null,\"refusal\":\"I won't\"}}]}",
            "work refused the request (400). It says: The model refused: I won't");
        row("too long", 400,
            "{\"error\":{\"message\":\"This model's maximum context length is 8192 "
            "tokens\",\"code\":\"context_length_exceeded\"}}",
            "The prompt is too long for small-1 (400). It says: This model's maximum context length is 8192 tokens");
        row("elsewhere", 302, "",
            "work sends elsewhere (302, to other.example), which is never followed; correct the "
            "address.");
        row("lines and colours in the message", 401, "{\"error\":{\"message\":\"a\\nb\\u001b[31mc\"}}",
            "work refused the key (401); it came from CREDENCE_PROVIDER_WORK_KEY. It says: a b⟨1B⟩[31mc");
    }
    void failures()
    {
        QFETCH(int, status);
        QFETCH(QString, body);
        QFETCH(QString, sentence);
        Script script({reply(status, body.toStdString(), {{"location", "https://other.example/v1"}})});
        ChatRequest request = ask();
        request.schema.clear(); // no ladder
        const auto client = createModelClient(provider(), &script, options());
        const auto call = client->chat(request, {});
        QVERIFY(!call.ok());
        QCOMPARE(call.error().code, Errc::Network);
        QCOMPARE(QString::fromStdString(call.error().message), sentence);
        QCOMPARE(script.sent.size(), std::size_t(1));
        QVERIFY(m_waits.empty());
        const auto records = client->records();
        QCOMPARE(records.size(), std::size_t(1));
        QCOMPARE(records[0].error, call.error().message);
        QCOMPARE(records[0].reply, body.toStdString());
    }

    void deepRepliesDoNotCostTheStack()
    {
        std::string deep = "{\"error\":";
        for (int i = 0; i < 1'000'000; ++i)
            deep += "{\"a\":";
        Script script({reply(400, deep), reply(400, std::string(3'000'000, '['))});
        ChatRequest request = ask();
        request.schema.clear();
        const auto client = createModelClient(provider(), &script, options());
        QVERIFY(!client->chat(request, {}).ok());
        QVERIFY(!client->chat(request, {}).ok());
    }

    void withoutAKeyOneIsAskedFor()
    {
        Script script({reply(401, "")});
        ProviderConfig config = provider();
        config.key.clear();
        const auto call = createModelClient(config, &script, options())->chat(ask(), {});
        QVERIFY(!call.ok());
        QCOMPARE(call.error().message, std::string("work asks for a key (401); none is set."));
        for (const auto &[name, value] : script.sent[0].headers)
            QVERIFY(name != "Authorization");
    }

    void noProvider()
    {
        Script script;
        const auto none = createModelClient({}, &script, options())->chat(ask(), {});
        QVERIFY(!none.ok());
        QCOMPARE(none.error().code, Errc::Network);
        QCOMPARE(none.error().message, std::string("No model provider is configured, so nothing was sent."));
        QVERIFY(script.sent.empty());
        const auto noTransport = createModelClient(provider(), nullptr, options())->chat(ask(), {});
        QVERIFY(!noTransport.ok());
        QCOMPARE(noTransport.error().code, Errc::Network);
    }

    void theKeyIsInNothingThatIsKept()
    {
        const std::string key = kKey;
        Script script({reply(500, "{\"error\":{\"message\":\"bad " + key + "\"}}"),
                       Error{Errc::Network, "The connection was closed, " + key, {}},
                       reply(200, answer("you sent " + key))});
        std::string seen;
        ClientOptions with = options();
        with.observer = [&](CallPhase, const CallRecord &r) { seen += r.text + r.reply + r.error + r.request; };
        const auto client = createModelClient(provider(), &script, with);
        const auto call = client->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->text, std::string("you sent [key]"));
        QCOMPARE(call->attempts.size(), std::size_t(3));
        for (const CallRecord &record : client->records()) {
            for (const std::string &text : {record.request, record.reply, record.text, record.reasoning, record.error,
                                            record.url, record.attempts[0].error, record.attempts[1].error})
                QVERIFY(text.find(key) == std::string::npos);
        }
        QVERIFY(seen.find(key) == std::string::npos);
    }

    // Nor once a reply is read: streams cut it in two, and JSON has more than one way to write a letter.
    void theKeyIsInNothingThatIsRead_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<int>("status");
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("text");
        const QString stream = QStringLiteral("data: {\"choices\":[{\"delta\":{\"content\":\"you sent sk-sec\"}}]}\n\n"
                                              "data: {\"choices\":[{\"delta\":{\"content\":\"ret-01234567\"},"
                                              "\"finish_reason\":\"stop\"}],\"usage\":{\"prompt_tokens\":5,"
                                              "\"completion_tokens\":4}}\n\ndata: [DONE]\n\n");
        QTest::newRow("cut in two") << QStringLiteral("sk-secret-01234567") << 200 << stream
                                    << QStringLiteral("you sent [key]");
        QTest::newRow("a slash") << QStringLiteral("ab/cd+ef/gh==") << 200
                                 << QStringLiteral(
                                        "{\"choices\":[{\"message\":{\"content\":\"it is ab\\/cd+ef\\/gh==\"},"
                                        "\"finish_reason\":\"stop\"}]}")
                                 << QStringLiteral("it is [key]");
        QTest::newRow("escaped letters")
            << QStringLiteral("sk-secret-01234567") << 200
            << QStringLiteral("{\"choices\":[{\"message\":{\"content\":\"it is sk\\u002dsecret\\u002d01234567\"},"
                              "\"finish_reason\":\"stop\"}]}")
            << QStringLiteral("it is [key]");
        QTest::newRow("an error") << QStringLiteral("sk-secret-01234567") << 400
                                  << QStringLiteral("{\"error\":{\"message\":\"bad sk\\u002dsecret-01234567\"}}")
                                  << QString();
    }
    void theKeyIsInNothingThatIsRead()
    {
        QFETCH(QString, key);
        QFETCH(int, status);
        QFETCH(QString, body);
        QFETCH(QString, text);
        Script script({reply(status, body.toStdString())});
        ProviderConfig config = provider();
        config.key = key.toStdString();
        const auto client = createModelClient(config, &script, options());
        ChatRequest plain = ask();
        plain.schema.clear();
        const auto call = client->chat(plain, {});
        QCOMPARE(call.ok(), status == 200);
        QCOMPARE(client->records().size(), std::size_t(1));
        const CallRecord record = client->records().front();
        QCOMPARE(QString::fromStdString(record.text), text);
        for (const std::string &kept : {record.reply, record.text, record.error}) {
            const QString shown = QString::fromStdString(kept);
            QVERIFY2(!shown.contains(key) && !shown.contains(QLatin1String("ret-01234567")) &&
                         !shown.contains(QLatin1String("002dsecret")),
                     qPrintable(shown));
        }
        if (status == 200) { // and the run replays
            QVERIFY(record.reply.find("[key]") != std::string::npos);
            QCOMPARE(QString::fromStdString(wire::parseChat(record.reply).text), text);
        }
    }

    // --- tries ---

    void retries()
    {
        Script script({reply(429, "", {{"retry-after", "7"}}), reply(529, ""),
                       Error{Errc::Network, std::string(net::kReset) + " by models.example.", {}},
                       reply(200, answer("{}"))});
        const auto client = createModelClient(provider(), &script, options());
        const auto call = client->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->attempts.size(), std::size_t(4));
        QCOMPARE(call->attempts[0].error, std::string("work limits calls (429)."));
        QCOMPARE(call->attempts[1].error, std::string("work is overloaded (529)."));
        QCOMPARE(call->attempts[2].status, 0);
        QCOMPARE(m_waits.size(), std::size_t(3));
        QCOMPARE(m_waits[0], std::int64_t(7000));
        QVERIFY(m_waits[1] >= 1000 && m_waits[1] <= 2000); // of 2 s, at least one half
        QVERIFY(m_waits[2] >= 2000 && m_waits[2] <= 4000);
        QCOMPARE(call->attempts[1].waitedMs, std::int64_t(7000));
        QCOMPARE(script.sent[0].body, script.sent[3].body);
    }

    void retriesEnd()
    {
        Script script({reply(500, ""), reply(500, ""), reply(500, ""), reply(200, answer("{}"))});
        ProviderConfig config = provider();
        config.maxAttempts = 3;
        const auto call = createModelClient(config, &script, options())->chat(ask(), {});
        QVERIFY(!call.ok());
        QCOMPARE(call.error().message, std::string("work had an error of its own (500). (3 tries.)"));
        QCOMPARE(script.sent.size(), std::size_t(3));
        QCOMPARE(m_waits.size(), std::size_t(2));
    }

    void notTriedAgain()
    {
        for (const std::string why : {"models.example refuses the connection; is the server running?",
                                      "The reply took too long: models.example had 120 s.",
                                      "The certificate of models.example can't be trusted, so nothing was sent: no."}) {
            Script script({Error{Errc::Network, why, {}}, reply(200, answer("{}"))});
            const auto call = createModelClient(provider(), &script, options())->chat(ask(), {});
            QVERIFY(!call.ok());
            QCOMPARE(call.error().message, why);
            QCOMPARE(script.sent.size(), std::size_t(1));
        }
    }

    void aReplyThatBreaksOffIsTriedAgainAndCounted()
    {
        Script script({reply(200, "data: {\"choices\":[{\"delta\":{\"content\":\"one two three\"}}]}\n\n"),
                       reply(200, "{\"choices\":[{\"mess"), reply(200, answer("{}"))});
        const auto call = createModelClient(provider(), &script, options())->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->attempts.size(), std::size_t(3));
        QCOMPARE(call->attempts[0].error, std::string("The reply of work broke off."));
        QCOMPARE(call->attempts[1].error, std::string("The reply of work broke off."));
        QVERIFY(call->tokensEstimated);
        QVERIFY(call->tokensOut > 20); // those of the good reply, and the lost ones
    }

    // A network that cuts a stream may leave any part of it, also one in which no event is whole.
    void aStreamCutAnywhereIsTriedAgain()
    {
        const std::string whole = "data: {\"choices\":[{\"delta\":{\"content\":\"one two\"}}]}\n\n";
        for (std::size_t length = 1; length <= whole.size(); ++length) {
            Script script({reply(200, whole.substr(0, length)), reply(200, answer("{}"))});
            const auto call = createModelClient(provider(), &script, options())->chat(ask(), {});
            QVERIFY2(call.ok(), whole.substr(0, length).c_str());
            QCOMPARE(call->attempts.size(), std::size_t(2));
            QCOMPARE(call->attempts[0].error, std::string("The reply of work broke off."));
        }
    }

    void anErrorWithinAGoodReplyCountsAsOne()
    {
        Script script({reply(200, "{\"error\":{\"message\":\"upstream is down\",\"code\":502}}"),
                       reply(200, "event: error\ndata: {\"type\":\"error\",\"error\":{\"type\":\"overloaded_error\","
                                  "\"message\":\"Overloaded\"}}\n\n"),
                       reply(200, answer("{}"))});
        const auto call = createModelClient(provider(), &script, options())->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->attempts[0].error, std::string("work had an error of its own (502). It says: upstream is down"));
        QCOMPARE(call->attempts[1].error, std::string("work is overloaded (529). It says: Overloaded"));
    }

    // With one permit, a second call goes through while the first waits.
    void waitingFreesThePermit()
    {
        Script script({reply(429, ""), reply(200, answer("second")), reply(200, answer("first"))});
        ProviderConfig config = provider();
        config.parallel = 1;
        ModelClient *client = nullptr;
        std::string second;
        ClientOptions with;
        with.wait = [&](std::chrono::milliseconds, const std::stop_token &) {
            const auto inner = client->chat(ask("second"), {});
            second = inner.ok() ? inner->text : inner.error().message;
        };
        const auto owner = createModelClient(config, &script, with);
        client = owner.get();
        const auto first = client->chat(ask("first"), {});
        QVERIFY_OK(first);
        QCOMPARE(first->text, std::string("first"));
        QCOMPARE(second, std::string("second"));
        QCOMPARE(client->records().at(0).number, 1);
        QCOMPARE(client->records().at(1).text, std::string("second"));
    }

    void neverMoreAtOnceThanAllowed()
    {
        std::vector<Result<HttpReply>> all;
        for (int i = 0; i < 24; ++i)
            all.emplace_back(reply(200, answer("{}")));
        Script script(std::move(all));
        script.onSend = [] { std::this_thread::yield(); };
        ProviderConfig config = provider();
        config.parallel = 3;
        const auto client = createModelClient(config, &script, options());
        std::vector<std::thread> threads;
        std::atomic<int> good{0};
        for (int t = 0; t < 8; ++t)
            threads.emplace_back([&] {
                for (int i = 0; i < 3; ++i)
                    good += client->chat(ask(), {}).ok() ? 1 : 0;
            });
        for (std::thread &thread : threads)
            thread.join();
        QCOMPARE(good.load(), 24);
        QVERIFY(script.most <= 3);
        const auto records = client->records();
        for (std::size_t i = 0; i < records.size(); ++i)
            QCOMPARE(records[i].number, int(i) + 1);
    }

    // --- cancelling ---

    void cancelled()
    {
        Script script({reply(200, answer("{}"))});
        const auto before = createModelClient(provider(), &script, options())->chat(ask(), test::stoppedToken());
        QVERIFY(!before.ok());
        QCOMPARE(before.error().code, Errc::Cancelled);
        QVERIFY(script.sent.empty());

        std::stop_source whileSending;
        script.onSend = [&] { whileSending.request_stop(); };
        const auto during = createModelClient(provider(), &script, options())->chat(ask(), whileSending.get_token());
        QVERIFY(!during.ok());
        QCOMPARE(during.error().code, Errc::Cancelled);

        // The default wait, of a minute, ends at once.
        std::stop_source whileWaiting;
        Script limited({reply(429, "", {{"retry-after", "60"}})});
        ClientOptions with;
        with.observer = [&](CallPhase phase, const CallRecord &) {
            if (phase == CallPhase::Waiting)
                whileWaiting.request_stop();
        };
        const auto client = createModelClient(provider(), &limited, with);
        const auto waiting = client->chat(ask(), whileWaiting.get_token());
        QVERIFY(!waiting.ok());
        QCOMPARE(waiting.error().code, Errc::Cancelled);
        QCOMPARE(client->records().at(0).attempts.size(), std::size_t(1)); // what was tried is kept
    }

    // --- budget ---

    void budgetOfCalls()
    {
        Script script({reply(429, ""), reply(200, answer("{}")), reply(200, answer("{}"))});
        const auto client = createModelClient(provider(), &script, options({.calls = 1}));
        QVERIFY(client->chat(ask(), {}).ok()); // two tries are one call
        const auto next = client->chat(ask(), {});
        QVERIFY(!next.ok());
        QCOMPARE(next.error().code, Errc::Invalid);
        QCOMPARE(next.error().message, std::string("budget: the one call is used."));
        QCOMPARE(script.sent.size(), std::size_t(2));
        QCOMPARE(client->records().size(), std::size_t(1)); // what was refused is no call
    }

    // 0 is a limit too, in each of the three; what is no number is none.
    void budgetOfNothing_data()
    {
        QTest::addColumn<int>("which");
        const char *names[] = {"calls",         "tokens",       "cost",    "negative calls",
                               "negative cost", "not a number", "infinite"};
        for (int i = 0; i < 7; ++i)
            QTest::newRow(names[i]) << i;
    }

    void budgetOfNothing()
    {
        QFETCH(int, which);
        const Budget budgets[] = {{.calls = 0},
                                  {.tokens = 0},
                                  {.cost = 0.0},
                                  {.calls = -1},
                                  {.cost = -0.5},
                                  {.cost = std::numeric_limits<double>::quiet_NaN()},
                                  {.cost = std::numeric_limits<double>::infinity()}};
        QVERIFY(checkBudget({}).ok());
        QVERIFY(checkBudget({.calls = 1, .tokens = 1, .cost = 0.0001}).ok());
        Script script({reply(200, answer("{}"))});
        ProviderConfig free = provider();
        free.price = Price{0, 0};
        const auto client = createModelClient(free, &script, options(budgets[which]));
        const auto refused = client->chat(ask(), {});
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, Errc::Invalid);
        QVERIFY2(refused.error().message.starts_with("budget: "), refused.error().message.c_str());
        QVERIFY(script.sent.empty());
        QVERIFY(client->records().empty());
    }

    void budgetOfTokens()
    {
        Script script({reply(200, answer("{}")), reply(200, answer("{}"))});
        ChatRequest request = ask();
        request.maxTokens = 1000;
        const auto client = createModelClient(provider(), &script, options({.tokens = 1200}));
        QVERIFY(client->chat(request, {}).ok()); // took 120
        const auto next = client->chat(request, {});
        QVERIFY2(next.ok(), "1,080 are left for at most 1,000 and a short prompt");
        const auto last = client->chat(request, {});
        QVERIFY(!last.ok());
        QVERIFY(last.error().message.starts_with("budget: the next call may need "));
        QVERIFY(last.error().message.ends_with(" tokens, but 960 of 1200 are left."));
        QCOMPARE(script.sent.size(), std::size_t(2));
    }

    void budgetOfMoney()
    {
        Script script({reply(200, answer("{}"))});
        ProviderConfig config = provider();
        config.price = Price{0, 10}; // 2,000 tokens out may cost 0.02
        const auto client = createModelClient(config, &script, options({.cost = 0.0201}));
        QVERIFY(client->chat(ask(), {}).ok()); // 20 tokens: 0.0002
        const auto next = client->chat(ask(), {});
        QVERIFY(!next.ok());
        QCOMPARE(next.error().message,
                 std::string("budget: the next call may cost 0.0200, but 0.0199 of 0.0201 is left."));
        QCOMPARE(script.sent.size(), std::size_t(1));
    }

    void budgetOfMoneyWithoutAPrice()
    {
        Script script({reply(200, answer("{}"))});
        const auto refused = createModelClient(provider(), &script, options({.cost = 1.0}))->chat(ask(), {});
        QVERIFY(!refused.ok());
        QVERIFY(refused.error().message.starts_with("budget: no price is known for work"));
        QVERIFY(script.sent.empty());
        ProviderConfig here = provider();
        here.url = "http://localhost:11434/v1"; // costs nothing
        QVERIFY(createModelClient(here, &script, options({.cost = 1.0}))->chat(ask(), {}).ok());
    }

    // Calls at once never spend more than there is: what one may need is set aside until it is known.
    void budgetBesideOtherCalls()
    {
        std::vector<Result<HttpReply>> all;
        for (int i = 0; i < 40; ++i)
            all.emplace_back(reply(200, answer("{}")));
        Script script(std::move(all));
        ProviderConfig config = provider();
        config.parallel = 8;
        ChatRequest request = ask();
        request.maxTokens = 400;
        const auto client = createModelClient(config, &script, options({.tokens = 1000}));
        std::vector<std::thread> threads;
        for (int t = 0; t < 8; ++t)
            threads.emplace_back([&] {
                for (int i = 0; i < 5; ++i)
                    (void)client->chat(request, {});
            });
        for (std::thread &thread : threads)
            thread.join();
        std::uint64_t spent = 0;
        for (const CallRecord &record : client->records())
            spent += record.tokensIn + record.tokensOut;
        QVERIFY(spent <= 1000);
        QCOMPARE(script.sent.size(), std::size_t(5)); // 120 each: after five, 400 left are too few for the worst case
    }

    // --- the cache ---

    void whatWasPaidForIsKept()
    {
        const test::Folder folder;
        const auto cache = createResponseCache(folder / "cache");
        ClientOptions with = options({.calls = 1});
        with.cache = cache.get();
        // Refused with a schema first: the answer is found again all the same.
        Script script({reply(400, kNoSchema), reply(200, answer("kept"))});
        QVERIFY(createModelClient(provider(), &script, with)->chat(ask(), {}).ok());
        const auto client = createModelClient(provider(), &script, with);
        for (int i = 0; i < 3; ++i) {
            const auto call = client->chat(ask(), {});
            QVERIFY_OK(call); // and the budget of one call is untouched
            QCOMPARE(call->text, std::string("kept"));
            QVERIFY(call->cached);
            QVERIFY(call->attempts.empty());
            QCOMPARE(call->cost, 0.0);
        }
        QCOMPARE(script.sent.size(), std::size_t(2));
        // Anything else asked is another question.
        Script other({reply(200, answer("a")), reply(200, answer("b"))});
        const auto second = createModelClient(provider(), &other, {{}, cache.get(), {}, {}, {}});
        const auto asked = second->chat(ask("Something else?"), {});
        QVERIFY_OK(asked);
        QVERIFY(!asked->cached);
        ProviderConfig large = provider();
        large.model = "large-1";
        const auto third = createModelClient(large, &other, {{}, cache.get(), {}, {}, {}})->chat(ask(), {});
        QVERIFY_OK(third);
        QCOMPARE(third->text, std::string("b"));
    }

    void failuresAreNotKept()
    {
        const test::Folder folder;
        const auto cache = createResponseCache(folder / "cache");
        Script script({reply(200, "<html>"), reply(200, answer("good"))});
        const auto client = createModelClient(provider(), &script, {{}, cache.get(), {}, {}, {}});
        QVERIFY(!client->chat(ask(), {}).ok());
        const auto call = client->chat(ask(), {});
        QVERIFY_OK(call);
        QCOMPARE(call->text, std::string("good"));
    }

    void theCacheIsOnTheDisk()
    {
        const test::Folder folder;
        const auto place = folder / "store.credence-cache";
        const auto cache = createResponseCache(place);
        QVERIFY(!std::filesystem::exists(place)); // nothing before there is something to keep
        QVERIFY(!cache->find("question"));
        cache->keep("question", "the answer");
        cache->keep("question", "another answer"); // the last one stays
        cache->keep("other", std::string("\0\xFF", 2));
        QCOMPARE(*cache->find("question"), std::string("another answer"));
        QCOMPARE(*cache->find("other"), std::string("\0\xFF", 2));
        QCOMPARE(std::filesystem::status(place).permissions(), std::filesystem::perms::owner_all);
        // "question" by sha256sum
        const auto file = place / "1f5087db919ced5c123c7f507d3fcce818cb0cf6e77c2f95a8a35e951e03fdb9";
        std::vector<std::string> names;
        for (const auto &entry : std::filesystem::directory_iterator(place)) {
            names.push_back(entry.path().filename().string());
            QCOMPARE(entry.status().permissions(),
                     std::filesystem::perms::owner_read | std::filesystem::perms::owner_write);
        }
        QCOMPARE(names.size(), std::size_t(2));
        QVERIFY(std::filesystem::exists(file));
        // A folder that others may enter is closed again; what is not ours stays.
        std::filesystem::permissions(place, std::filesystem::perms::all);
        cache->keep("third", "x");
        QCOMPARE(std::filesystem::status(place).permissions(), std::filesystem::perms::owner_all);
        QFile mine(QString::fromStdString((place / "mine.txt").string()));
        QVERIFY(mine.open(QIODevice::WriteOnly));
        mine.close();
        cache->clear();
        QVERIFY(!cache->find("question"));
        QVERIFY(std::filesystem::exists(place / "mine.txt"));
        QVERIFY(mine.remove());
        cache->clear();
        QVERIFY(!std::filesystem::exists(place));
    }

    void aLinkInTheCacheIsNotFollowed()
    {
        const test::Folder folder;
        std::filesystem::create_directory(folder / "real");
        std::filesystem::create_directory_symlink(folder / "real", folder / "link");
        const auto cache = createResponseCache(folder / "link");
        cache->keep("question", "answer");
        QVERIFY(std::filesystem::is_empty(folder / "real"));
    }

    // --- cassettes ---

    void aRecordedRunReplaysWithoutANetwork()
    {
        Script script({reply(400, kNoSchema), reply(200, answer("one")), reply(200, answer("two")),
                       reply(404, "{\"error\":{\"code\":\"model_not_found\"}}")});
        const auto recorder = createModelClient(provider(), &script, options());
        QVERIFY(recorder->chat(ask("1"), {}).ok());
        QVERIFY(recorder->chat(ask("2"), {}).ok());
        QVERIFY(!recorder->chat(ask("3"), {}).ok());

        Script untouched;
        ClientOptions with = options();
        with.cassette = recorder->records();
        const auto player = createModelClient(provider(), &untouched, with);
        // In another order: found by what was asked, though it went out in another shape then.
        const auto two = player->chat(ask("2"), {});
        QVERIFY_OK(two);
        QCOMPARE(two->text, std::string("two"));
        QCOMPARE(two->number, 1);
        QVERIFY(two->cached);
        QCOMPARE(two->tokensIn, std::uint64_t(100));
        QCOMPARE(two->cost, 0.0);
        const auto one = player->chat(ask("1"), {});
        QVERIFY_OK(one);
        QCOMPARE(one->text, std::string("one"));
        const auto three = player->chat(ask("3"), {});
        QVERIFY(!three.ok());
        QCOMPARE(three.error().message, recorder->records().at(2).error);
        QVERIFY(untouched.sent.empty());
    }

    void aPromptThatChangedIsFoundByItsPlace()
    {
        CallRecord a, b;
        a.stage = b.stage = "propose";
        a.label = "Propose, question 1";
        b.label = "Propose, question 2";
        a.reply = answer("a");
        b.text = "b";
        a.request = "{\"model\":\"m\",\"messages\":[{\"role\":\"user\",\"content\":\"old\"}]}";
        ClientOptions with = options();
        with.cassette = {b, a};
        const auto player = createModelClient({}, nullptr, with);
        const auto found = player->chat(ask("new"), {});
        QVERIFY_OK(found);
        QCOMPARE(found->text, std::string("a")); // out of the raw reply, where no text was recorded
        const auto again = player->chat(ask("new"), {});
        QVERIFY(!again.ok());
        QCOMPARE(again.error().message, std::string("The recorded run holds no answer to \"Propose, question 1\"."));
    }

    // --- vectors ---

    void vectors()
    {
        Script script({reply(200, "{\"data\":[{\"index\":1,\"embedding\":[0,1]},{\"index\":0,\"embedding\":[1,0.5]}],"
                                  "\"usage\":{\"prompt_tokens\":4}}")});
        ProviderConfig config = provider();
        config.embeddingModel = "embed-1";
        const auto client = createModelClient(config, &script, options());
        const auto got = client->embed({"a", ""}, {});
        QVERIFY_OK(got);
        const std::vector<std::vector<float>> expected{{1.0F, 0.5F}, {0.0F, 1.0F}};
        QCOMPARE(*got, expected);
        QCOMPARE(script.sent[0].url, std::string("https://models.example/v1/embeddings"));
        QCOMPARE(script.body(0).dump(),
                 std::string("{\"encoding_format\":\"float\",\"input\":[\"a\",\" \"],\"model\":\"embed-1\"}"));
        QCOMPARE(client->records().at(0).stage, std::string("embed"));
        QCOMPARE(client->records().at(0).tokensIn, std::uint64_t(4));
        const auto none = client->embed({}, {});
        QVERIFY_OK(none);
        QVERIFY(none->empty());
    }

    void vectorsInPortions()
    {
        std::vector<Result<HttpReply>> all;
        for (const int count : {64, 36}) {
            Json data = Json::array();
            for (int i = 0; i < count; ++i)
                data.push_back({{"index", i}, {"embedding", {double(count), double(i)}}});
            all.emplace_back(reply(200, Json{{"data", data}}.dump()));
        }
        Script script(std::move(all));
        ProviderConfig config = provider();
        config.embeddingModel = "embed-1";
        const auto got = createModelClient(config, &script, options())->embed(std::vector<std::string>(100, "x"), {});
        QVERIFY_OK(got);
        QCOMPARE(got->size(), std::size_t(100));
        QCOMPARE(got->at(63).at(1), 63.0F);
        QCOMPARE(got->at(64).at(0), 36.0F);
    }

    void wrongVectors_data()
    {
        QTest::addColumn<QString>("body");
        QTest::addColumn<QString>("sentence");
        QTest::newRow("too few") << "{\"data\":[{\"embedding\":[1]}]}"
                                 << "1 vectors came for 2 texts.";
        QTest::newRow("lengths") << "{\"data\":[{\"embedding\":[1]},{\"embedding\":[1,2]}]}"
                                 << "The vectors in the reply differ in length.";
        QTest::newRow("twice the same")
            << "{\"data\":[{\"index\":0,\"embedding\":[1]},{\"index\":0,\"embedding\":[1]}]}"
            << "The vectors in the reply are not what was asked for.";
        QTest::newRow("out of range") << "{\"data\":[{\"index\":0,\"embedding\":[1]},{\"index\":9,\"embedding\":[1]}]}"
                                      << "The vectors in the reply are not what was asked for.";
        QTest::newRow("no numbers") << "{\"data\":[{\"embedding\":[1]},{\"embedding\":[\"x\"]}]}"
                                    << "A vector in the reply holds what is no number.";
        QTest::newRow("beyond all bounds") << "{\"data\":[{\"embedding\":[1]},{\"embedding\":[1e300]}]}"
                                           << "A vector in the reply holds what is no number.";
        QTest::newRow("nothing") << "{\"object\":\"list\"}"
                                 << "The reply holds no vectors.";
    }
    void wrongVectors()
    {
        QFETCH(QString, body);
        QFETCH(QString, sentence);
        Script script({reply(200, body.toStdString())});
        ProviderConfig config = provider();
        config.embeddingModel = "embed-1";
        const auto got = createModelClient(config, &script, options())->embed({"a", "b"}, {});
        QVERIFY(!got.ok());
        QCOMPARE(QString::fromStdString(got.error().message), "work was asked for vectors. " + sentence);
    }

    void noVectorsWithoutAModelForThem()
    {
        Script script;
        const auto got = createModelClient(provider(), &script, options())->embed({"a"}, {});
        QVERIFY(!got.ok());
        QCOMPARE(got.error().code, Errc::Invalid);
        QVERIFY(script.sent.empty());
    }

    // --- progress ---

    void progressIsTold()
    {
        Script script({reply(429, ""), reply(200, "data: {\"choices\":[{\"delta\":{\"content\":\"abc\"},"
                                                  "\"finish_reason\":\"stop\"}]}\n\n")});
        std::vector<CallPhase> phases;
        std::string text;
        ClientOptions with = options();
        with.observer = [&](CallPhase phase, const CallRecord &record) {
            phases.push_back(phase);
            QCOMPARE(record.number, 1);
            if (phase == CallPhase::Receiving)
                text = record.text;
        };
        QVERIFY(createModelClient(provider(), &script, with)->chat(ask(), {}).ok());
        QCOMPARE(text, std::string("abc"));
        const std::vector<CallPhase> expected{CallPhase::Started, CallPhase::Receiving, CallPhase::Waiting,
                                              CallPhase::Started, CallPhase::Receiving, CallPhase::Done};
        QVERIFY(phases == expected);
    }
};

CREDENCE_TEST(tst_provider_client, TstProviderClient)

} // namespace tst_provider_client

#include "tst_provider_client.moc"

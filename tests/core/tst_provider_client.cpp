// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The model client over a scripted transport: what is sent, what is made of replies, what is spent.
#include "net/faults.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/provider.h>

#include <nlohmann/json.hpp>

#include <QTest>

#include <deque>
#include <mutex>

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
            R"({"model":"small-1","messages":[{"role":"system","content":"You find regularities."},)"
            R"({"role":"user","content":"What follows?"}],"max_tokens":2000,"temperature":0.0,"stream":true,)"
            R"("stream_options":{"include_usage":true},"response_format":{"type":"json_schema","json_schema":)"
            R"({"name":"insights","strict":true,"schema":{"type":"object","properties":{"insights":{"type":"array"}},)"
            R"("required":["insights"],"additionalProperties":false}}}})");
        QCOMPARE(script.body(0).dump(), expected.dump());
        const std::vector<std::pair<std::string, std::string>> headers{
            {"Content-Type", "application/json"},
            {"Accept", "application/json, text/event-stream"},
            {"Authorization", "Bearer sk-secret-0123456789"}};
        QCOMPARE(script.sent[0].headers, headers);
    }
};

CREDENCE_TEST(tst_provider_client, TstProviderClient)
#include "tst_provider_client.moc"

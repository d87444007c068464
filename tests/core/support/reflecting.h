// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A model and an embedder in a few lines, for tests of the pipeline. Thread safety: FakeModel may be called from
// several threads at once.
#pragma once

#include <credence/reflect.h>
#include <credence/text.h>

#include <nlohmann/json.hpp>

#include <cmath>
#include <functional>
#include <mutex>
#include <set>
#include <sstream>

namespace credence::test {

// Answers chat calls with what a function makes of the system and user messages; an empty answer is status 500.
class FakeModel : public HttpTransport {
public:
    using Answer = std::function<std::string(const std::string &user)>;
    explicit FakeModel(Answer answer) : m_answer(std::move(answer)) {}

    Result<HttpReply> send(const HttpRequest &request, std::stop_token stop,
                           const std::function<void(std::string_view)> & = {}) override
    {
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "cancelled", ""};
        const auto body = nlohmann::json::parse(request.body, nullptr, false);
        std::string user;
        if (body.is_object() && body.contains("messages")) {
            for (const auto &message : body["messages"]) {
                if (message.value("role", "") == "user")
                    user = message.value("content", "");
            }
        }
        {
            const std::scoped_lock lock(m_mutex);
            ++calls;
            prompts.push_back(user);
        }
        const std::string text = m_answer(user);
        HttpReply reply;
        reply.headers = {{"content-type", "application/json"}};
        if (text.empty()) {
            reply.status = 500;
            reply.body = "{\"error\":{\"message\":\"down\"}}";
            return reply;
        }
        reply.status = 200;
        reply.body =
            nlohmann::json{
                {"model", "fake"},
                {"choices", {{{"message", {{"role", "assistant"}, {"content", text}}}, {"finish_reason", "stop"}}}},
                {"usage", {{"prompt_tokens", 100}, {"completion_tokens", 10}}}}
                .dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
        return reply;
    }

    int calls = 0;
    std::vector<std::string> prompts;

private:
    std::mutex m_mutex;
    Answer m_answer;
};

inline ProviderConfig fakeProvider(int attempts = 1)
{
    ProviderConfig config;
    config.name = "fake";
    config.url = "http://127.0.0.1:9/v1";
    config.model = "fake";
    config.parallel = 1;
    config.maxAttempts = attempts;
    config.price = Price{1, 2};
    return config;
}

// The words of a text, hashed: texts are as alike as they share words.
class WordEmbedder : public Embedder {
public:
    std::string model() const override { return "words"; }
    int dimension() const override { return 512; }
    Thresholds thresholds() const override { return {0.9, 0.95, 0.5}; }
    Result<std::vector<Vector>> embed(std::span<const std::string> texts, std::stop_token = {}) const override
    {
        std::vector<Vector> out;
        for (const std::string &text : texts) {
            Vector vector(512, 0.0F);
            std::istringstream words(foldedText(text));
            for (std::string word; words >> word;)
                vector[std::hash<std::string>()(word) % 512] += 1;
            float sum = 0;
            for (const float x : vector)
                sum += x * x;
            for (float &x : vector)
                x = sum > 0 ? x / std::sqrt(sum) : 0;
            out.push_back(std::move(vector));
        }
        return out;
    }
};

inline ReflectServices fakeServices(FakeModel &model)
{
    ReflectServices services;
    services.provider = fakeProvider();
    services.transport = &model;
    services.embedder = std::make_shared<WordEmbedder>();
    services.wait = [](std::chrono::milliseconds, std::stop_token) {};
    return services;
}

// "[3] (2026-04-12 18:41) text" of a prompt: number -> text. The first fenced block only when there are several.
inline std::map<int, std::string> shownIn(const std::string &prompt)
{
    std::map<int, std::string> out;
    std::istringstream lines(prompt);
    for (std::string line; std::getline(lines, line);) {
        const auto close = line.find("] (");
        const auto end = line.find(") ", close);
        if (!line.starts_with("[") || close == line.npos || end == line.npos)
            continue;
        const int number = std::atoi(line.c_str() + 1);
        if (!out.contains(number))
            out[number] = line.substr(end + 2);
    }
    return out;
}

} // namespace credence::test

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// One model, asked with care: budget, permits, retries, the schema ladder, the cache, replays.
#include <credence/provider.h>

#include "net/faults.h"
#include "provider/answerjson.h"
#include "provider/cache.h"
#include "provider/retry.h"
#include "provider/wire.h"

#include <fmt/format.h>

#include <algorithm>
#include <cassert>
#include <cmath>
#include <condition_variable>
#include <mutex>
#include <random>
#include <set>

namespace credence {

namespace {

using Clock = std::chrono::steady_clock;

constexpr std::size_t kEmbedTexts = 64;     // a call
constexpr std::size_t kEmbedBytes = 24'000; // of a text; what is beyond no model reads
constexpr auto kProgress = std::chrono::milliseconds(100);

std::string host(std::string_view url)
{
    const auto scheme = url.find("://");
    if (scheme != std::string_view::npos)
        url.remove_prefix(scheme + 3);
    return std::string(url.substr(0, url.find('/')));
}

bool mentions(const wire::Reply &reply, std::string_view what)
{
    if (reply.errorParam.find(what) != std::string::npos)
        return true;
    std::string text = reply.error;
    for (char &c : text)
        c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
    return text.find(what) != std::string::npos;
}

bool onThisMachine(const std::string &url)
{
    const std::string name = host(url);
    return name.starts_with("localhost") || name.starts_with("127.") || name.starts_with("[::1]");
}

// What is spent and what calls on their way may still spend.
class Purse {
public:
    Purse(Budget budget, std::optional<Price> price) : m_budget(budget), m_price(price) {}

    struct Need {
        std::uint64_t in = 0, out = 0; // tokens at most
    };

    // Waits while calls on their way may leave enough over; then an Error that begins with "budget", or nothing.
    std::optional<Error> reserve(const Need &need, bool another, const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        for (;;) {
            std::string lack = lacking(need, another, m_reserved, m_reservedCost, m_reservedCalls);
            if (lack.empty()) {
                m_reserved += need.in + need.out;
                m_reservedCost += cost(need.in, need.out);
                m_reservedCalls += another ? 1 : 0;
                ++m_holders;
                return {};
            }
            // Not even alone, or nobody is on the way whose rest could come back.
            if (m_holders == 0 || !lacking(need, another, 0, 0, 0).empty())
                return Error{Errc::Invalid, "budget: " + lack, {}};
            if (!m_changed.wait(lock, stop, [&, before = m_turn] { return m_turn != before; }))
                return Error{Errc::Cancelled, "The call was cancelled.", {}};
        }
    }

    void settle(const Need &need, bool another, std::uint64_t in, std::uint64_t out)
    {
        const std::scoped_lock lock(m_mutex);
        m_reserved -= need.in + need.out;
        m_reservedCost -= cost(need.in, need.out);
        m_reservedCalls -= another ? 1 : 0;
        --m_holders;
        m_calls += another ? 1 : 0;
        m_tokens += in + out;
        m_cost += cost(in, out);
        ++m_turn;
        m_changed.notify_all();
    }

    [[nodiscard]] double cost(std::uint64_t in, std::uint64_t out) const
    {
        return m_price ? (double(in) * m_price->in + double(out) * m_price->out) / 1e6 : 0;
    }

private:
    [[nodiscard]] std::string lacking(const Need &need, bool another, std::uint64_t reserved, double reservedCost,
                                      int reservedCalls) const
    {
        if (another && m_budget.calls && m_calls + reservedCalls + 1 > *m_budget.calls)
            return *m_budget.calls == 1 ? std::string("the one call is used.")
                                        : fmt::format("all {} calls are used.", *m_budget.calls);
        const std::uint64_t tokens = m_tokens + reserved;
        if (m_budget.tokens && tokens + need.in + need.out > *m_budget.tokens)
            return fmt::format("the next call may need {} tokens, but {} of {} are left.", need.in + need.out,
                               *m_budget.tokens > tokens ? *m_budget.tokens - tokens : 0, *m_budget.tokens);
        const double next = cost(need.in, need.out);
        if (m_budget.cost && m_cost + reservedCost + next > *m_budget.cost + 1e-12)
            return fmt::format("the next call may cost {:.4f}, but {:.4f} of {:.4f} is left.", next,
                               std::max(0.0, *m_budget.cost - m_cost - reservedCost), *m_budget.cost);
        return {};
    }

    const Budget m_budget;
    const std::optional<Price> m_price;
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    std::uint64_t m_turn = 0;
    int m_holders = 0;
    int m_calls = 0, m_reservedCalls = 0;
    std::uint64_t m_tokens = 0, m_reserved = 0;
    double m_cost = 0, m_reservedCost = 0;
};

// At most so many calls at once.
class Permits {
public:
    explicit Permits(int count) : m_free(count) {}
    [[nodiscard]] bool take(const std::stop_token &stop)
    {
        std::unique_lock lock(m_mutex);
        if (!m_changed.wait(lock, stop, [&] { return m_free > 0; }))
            return false;
        --m_free;
        return true;
    }
    void give()
    {
        const std::scoped_lock lock(m_mutex);
        ++m_free;
        m_changed.notify_one();
    }

private:
    std::mutex m_mutex;
    std::condition_variable_any m_changed;
    int m_free;
};

void waitFor(std::chrono::milliseconds time, const std::stop_token &stop)
{
    std::mutex mutex;
    std::unique_lock lock(mutex);
    std::condition_variable_any never;
    never.wait_for(lock, stop, time, [] { return false; });
}

// What to do after a try.
struct Verdict {
    enum class Next { Answer, Retry, Again, Fail } next = Next::Fail; // Again: at once, with other manners
    std::string sentence{};
    std::optional<std::chrono::milliseconds> wait{};
};

class Client final : public ModelClient {
public:
    Client(ProviderConfig config, HttpTransport *transport, ClientOptions options)
        : m_config(std::move(config)), m_transport(transport), m_options(std::move(options)),
          m_purse(m_options.budget, priceOf(m_config)), m_permits(std::clamp(m_config.parallel, 1, 32)),
          m_random(std::random_device{}())
    {
        if (!m_options.wait)
            m_options.wait = waitFor;
        for (CallRecord &record : m_options.cassette) {
            m_tape.push_back({wire::sameAsk(record.request), std::move(record), false});
        }
        m_replaying = !m_tape.empty();
    }

    Result<CallRecord> chat(const ChatRequest &request, std::stop_token stop) override
    {
        CallRecord record = begin(request.stage, request.label, m_config.model, wire::chatUrl(m_config));
        Ask ask;
        ask.body = [&](const wire::Manners &manners) { return wire::chatBody(m_config, request, manners); };
        ask.schema = !request.schema.empty();
        ask.need = {estimatedTokens(request.system) + estimatedTokens(request.user) + estimatedTokens(request.schema) +
                        20,
                    std::uint64_t(std::max(request.maxTokens, 1))};
        return finish(perform(ask, record, stop), record);
    }

    Result<std::vector<std::vector<float>>> embed(const std::vector<std::string> &texts, std::stop_token stop) override
    {
        if (m_config.embeddingModel.empty())
            return Error{Errc::Invalid, fmt::format("{} names no embedding model.", called()), {}};
        std::vector<std::vector<float>> all;
        for (std::size_t from = 0; from < texts.size(); from += kEmbedTexts) {
            const std::size_t to = std::min(texts.size(), from + kEmbedTexts);
            std::vector<std::string> some;
            std::uint64_t tokens = 0;
            for (std::size_t i = from; i < to; ++i) {
                some.push_back(texts[i].empty() ? " " : texts[i].substr(0, kEmbedBytes)); // an empty text is refused
                tokens += estimatedTokens(some.back());
            }
            CallRecord record = begin("embed", fmt::format("Vectors {} to {} of {}", from + 1, to, texts.size()),
                                      m_config.embeddingModel, wire::embeddingsUrl(m_config));
            std::vector<std::vector<float>> vectors;
            Ask ask;
            ask.body = [&](const wire::Manners &) { return wire::embeddingsBody(m_config, some); };
            ask.need = {tokens, 0};
            ask.vectors = &vectors;
            ask.count = some.size();
            const auto done = finish(perform(ask, record, stop), record);
            if (!done)
                return done.error();
            if (!all.empty() && all.front().size() != vectors.front().size())
                return Error{Errc::Network, fmt::format("{} changed the length of its vectors.", called()), {}};
            std::move(vectors.begin(), vectors.end(), std::back_inserter(all));
        }
        return all;
    }

    std::vector<CallRecord> records() const override
    {
        const std::scoped_lock lock(m_mutex);
        std::vector<CallRecord> out;
        for (const auto &[number, record] : m_records)
            out.push_back(record);
        return out;
    }

private:
    struct Ask {
        std::function<std::string(const wire::Manners &)> body;
        bool schema = false;
        Purse::Need need;
        std::vector<std::vector<float>> *vectors = nullptr; // for embeddings
        std::size_t count = 0;
    };
    struct Taped {
        std::string ask;
        CallRecord record;
        bool used = false;
    };

    [[nodiscard]] std::string called() const { return m_config.name.empty() ? host(m_config.url) : m_config.name; }

    CallRecord begin(const std::string &stage, const std::string &label, const std::string &model, std::string url)
    {
        CallRecord record;
        record.stage = stage;
        record.label = label;
        record.model = model;
        record.url = std::move(url);
        const std::scoped_lock lock(m_mutex);
        record.number = ++m_numbers;
        record.startedMs = sinceStart();
        return record;
    }

    [[nodiscard]] std::int64_t sinceStart() const
    {
        return std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_started).count();
    }

    Result<CallRecord> finish(const std::optional<Error> &error, CallRecord &record)
    {
        record.tookMs = sinceStart() - record.startedMs;
        if (error)
            record.error = error->message;
        // What the budget or a cancel kept from being asked is no call.
        const bool none = error && record.attempts.empty() &&
                          (error->code == Errc::Cancelled || error->message.starts_with("budget"));
        if (!none) {
            const std::scoped_lock lock(m_mutex);
            m_records[record.number] = record;
        }
        if (!none)
            observe(CallPhase::Done, record);
        if (error)
            return *error;
        return record;
    }

    void observe(CallPhase phase, const CallRecord &record) const
    {
        if (m_options.observer)
            m_options.observer(phase, record);
    }

    // The key in no text that is kept or shown, whoever sent it back to us. Some write "\/" for a slash in JSON.
    [[nodiscard]] std::string withoutKey(std::string text) const
    {
        if (m_config.key.size() < 4)
            return text;
        std::string stroked;
        for (const char c : m_config.key)
            stroked += c == '/' ? std::string("\\/") : std::string(1, c);
        for (const std::string &form : {m_config.key, stroked}) {
            for (auto at = text.find(form); at != std::string::npos; at = text.find(form, at + 5))
                text.replace(at, form.size(), "[key]");
        }
        return text;
    }

    // Keeps the reply without the key, and reads it. Where the key shows only once it is read, since a stream cut it in
    // two or its letters were escaped, what the reply says is kept in one piece instead.
    wire::Reply keep(const std::string &body, CallRecord &record) const
    {
        record.reply = withoutKey(body);
        wire::Reply reply = wire::parseChat(record.reply);
        bool there = false;
        for (std::string *text : {&reply.text, &reply.reasoning, &reply.error}) {
            std::string clean = withoutKey(*text);
            there = there || clean != *text;
            *text = std::move(clean);
        }
        if (there)
            record.reply = wire::wholeReply(reply);
        return reply;
    }

    std::optional<Error> perform(const Ask &ask, CallRecord &record, const std::stop_token &stop)
    {
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "The call was cancelled.", {}};
        if (auto sound = checkBudget(m_options.budget); !sound && !m_replaying)
            return sound.error();
        const wire::Manners first;
        record.request = ask.body(first);
        if (m_replaying)
            return replay(ask, record);
        const std::string key = record.url + "\n" + record.model + "\n" + record.request;
        if (m_options.cache) {
            if (auto kept = m_options.cache->find(key); kept && read(ask, *kept, record)) {
                record.cached = true;
                record.schemaStep = ask.schema ? "json_schema" : "";
                return {};
            }
        }
        if (m_config.url.empty() || !m_transport)
            return Error{Errc::Network, "No model provider is configured, so nothing was sent.", {}};
        if (m_options.budget.cost && !priceOf(m_config))
            return Error{Errc::Invalid,
                         fmt::format("budget: no price is known for {}, so a limit in money can't be kept; state its "
                                     "prices or limit tokens instead.",
                                     called()),
                         {}};
        auto error = send(ask, record, stop);
        if (!error && m_options.cache)
            m_options.cache->keep(key, record.reply);
        return error;
    }

    // Takes the answer out of a raw reply. False if there is none in it.
    bool read(const Ask &ask, const std::string &body, CallRecord &record) const
    {
        const wire::Reply reply = wire::parseChat(body);
        record.reply = body;
        if (ask.vectors) {
            std::string why;
            auto vectors = wire::parseEmbeddings(body, ask.count, why);
            if (!vectors)
                return false;
            *ask.vectors = std::move(*vectors);
            count(ask, reply, record, false);
            return true;
        }
        if (!reply.understood || !reply.error.empty())
            return false;
        take(reply, record);
        count(ask, reply, record, false);
        return !record.text.empty();
    }

    static void take(const wire::Reply &reply, CallRecord &record)
    {
        const ThoughtAndText parts = withoutThought(reply.text);
        record.text = std::string(parts.text);
        record.reasoning = reply.reasoning;
        if (!parts.thought.empty())
            record.reasoning += (record.reasoning.empty() ? "" : "\n") + std::string(parts.thought);
        record.finish = reply.finish;
    }

    // What the reply says it took, or an estimate. Added to what earlier tries took.
    static void count(const Ask &ask, const wire::Reply &reply, CallRecord &record, bool cut)
    {
        const std::uint64_t in = reply.tokensIn.value_or(ask.need.in);
        const std::uint64_t seen = ask.vectors ? 0 : estimatedTokens(reply.text) + estimatedTokens(reply.reasoning);
        // A stream that is cut counts what it had at its start.
        const std::uint64_t out = cut ? std::max(seen, reply.tokensOut.value_or(0)) : reply.tokensOut.value_or(seen);
        record.tokensEstimated = record.tokensEstimated || cut || !reply.tokensIn || (!ask.vectors && !reply.tokensOut);
        record.tokensIn += in;
        record.tokensOut += out;
    }

    std::optional<Error> replay(const Ask &ask, CallRecord &record)
    {
        const std::string same = wire::sameAsk(record.request);
        std::optional<CallRecord> found;
        {
            const std::scoped_lock lock(m_mutex);
            const auto pick = [&](auto &&test) {
                if (found)
                    return;
                const auto at = std::find_if(m_tape.begin(), m_tape.end(), test);
                if (at != m_tape.end()) {
                    at->used = true;
                    found = at->record;
                }
            };
            const auto named = [&](const Taped &t) {
                return t.record.stage == record.stage && t.record.label == record.label;
            };
            pick([&](const Taped &t) { return !t.used && t.ask == same && named(t); });
            pick([&](const Taped &t) { return !t.used && t.ask == same; });
            pick([&](const Taped &t) { return t.ask == same; });
            pick([&](const Taped &t) { return !t.used && named(t); });
        }
        if (!found)
            return Error{Errc::Network,
                         fmt::format("The recorded run holds no answer to \"{}\".",
                                     record.label.empty() ? record.stage : record.label),
                         {}};
        CallRecord replayed = std::move(*found);
        replayed.number = record.number;
        replayed.stage = record.stage;
        replayed.label = record.label;
        replayed.startedMs = record.startedMs;
        replayed.request = record.request; // what this run showed, not what the recorded one did
        replayed.cached = true;
        replayed.cost = 0;
        record = std::move(replayed);
        if (!record.error.empty())
            return Error{Errc::Network, record.error, {}};
        if (ask.vectors || record.text.empty()) {
            CallRecord fresh = record;
            fresh.tokensIn = fresh.tokensOut = 0;
            if (!read(ask, record.reply, fresh))
                return Error{Errc::Network, "The recorded reply can't be read.", {}};
            record.text = fresh.text;
        }
        return {};
    }

    std::optional<Error> send(const Ask &ask, CallRecord &record, const std::stop_token &stop)
    {
        bool another = true; // the first try of a call counts as a call
        std::chrono::milliseconds waited{0};
        int tries = 0;
        std::set<std::string> bodies; // a refusal never leads to the same body twice
        for (;;) {
            const std::uint64_t beforeIn = record.tokensIn, beforeOut = record.tokensOut;
            if (auto error = m_purse.reserve(ask.need, another, stop))
                return error;
            if (!m_permits.take(stop)) {
                m_purse.settle(ask.need, another, 0, 0);
                return Error{Errc::Cancelled, "The call was cancelled.", {}};
            }
            const wire::Manners manners = currentManners();
            record.request = ask.body(manners);
            bodies.insert(record.request);
            record.schemaStep = ask.schema ? wire::word(manners.step) : "";
            observe(CallPhase::Started, record);
            CallAttempt attempt;
            attempt.waitedMs = waited.count();
            std::optional<Error> failed;
            wire::Manners next = manners;
            const Verdict verdict = attemptOnce(ask, record, manners, next, attempt, failed, stop);
            m_permits.give();
            record.cost = m_purse.cost(record.tokensIn, record.tokensOut);
            m_purse.settle(ask.need, another, record.tokensIn - beforeIn, record.tokensOut - beforeOut);
            another = false;
            attempt.error = verdict.sentence;
            record.attempts.push_back(std::move(attempt));
            if (failed && (failed->code == Errc::Cancelled || failed->code == Errc::Invalid))
                return failed;
            waited = std::chrono::milliseconds(0);
            switch (verdict.next) {
            case Verdict::Next::Answer:
                return {};
            case Verdict::Next::Fail:
                return Error{Errc::Network, verdict.sentence, {}};
            case Verdict::Next::Again:
                learn(manners, next);
                if (bodies.contains(ask.body(currentManners())))
                    return Error{Errc::Network, verdict.sentence, {}};
                break;
            case Verdict::Next::Retry:
                if (++tries >= std::max(m_config.maxAttempts, 1))
                    return Error{Errc::Network,
                                 tries == 1 ? verdict.sentence : fmt::format("{} ({} tries.)", verdict.sentence, tries),
                                 {}};
                waited = verdict.wait.value_or(retry::backOff(tries, random()));
                observe(CallPhase::Waiting, record);
                m_options.wait(waited, stop);
                if (stop.stop_requested())
                    return Error{Errc::Cancelled, "The call was cancelled.", {}};
                break;
            }
        }
    }

    Verdict attemptOnce(const Ask &ask, CallRecord &record, const wire::Manners &manners, wire::Manners &next,
                        CallAttempt &attempt, std::optional<Error> &failed, const std::stop_token &stop)
    {
        HttpRequest http;
        http.url = record.url;
        http.headers = wire::headers(m_config);
        http.body = record.request;
        http.totalTimeout = m_config.callTimeout;
        http.stallTimeout = m_config.stallTimeout;

        wire::Stream stream;
        std::string raw;
        auto shown = Clock::now() - kProgress;
        const auto onData = [&](std::string_view bytes) {
            raw += bytes;
            stream.feed(bytes);
            if (!m_options.observer || Clock::now() - shown < kProgress)
                return;
            shown = Clock::now();
            CallRecord light; // without the bodies: it is made often
            light.number = record.number;
            light.stage = record.stage;
            light.label = record.label;
            light.model = record.model;
            light.text = withoutKey(stream.reply().text);
            light.reasoning = withoutKey(stream.reply().reasoning);
            light.tokensOut = estimatedTokens(light.text) + estimatedTokens(light.reasoning);
            light.tokensEstimated = true;
            observe(CallPhase::Receiving, light);
        };
        auto sent = m_transport->send(http, stop, onData);
        if (!sent) {
            const Error error{sent.error().code, withoutKey(sent.error().message), {}};
            failed = error;
            const wire::Reply part = keep(raw, record);
            if (!raw.empty() && part.understood) // cut: what came is kept, and is likely to be charged
                count(ask, part, record, true);
            const bool again = error.message.starts_with(net::kReset) || error.message.starts_with(net::kStalled);
            return {again ? Verdict::Next::Retry : Verdict::Next::Fail, error.message, {}};
        }
        attempt.status = sent->status;
        const wire::Reply reply = keep(sent->body, record);
        Verdict verdict = sent->status >= 200 && sent->status < 300 ? accepted(ask, record, reply, manners, next)
                                                                    : refused(ask, *sent, reply, manners, next);
        verdict.sentence = withoutKey(std::move(verdict.sentence));
        return verdict;
    }

    // A reply with status 2xx.
    Verdict accepted(const Ask &ask, CallRecord &record, const wire::Reply &reply, const wire::Manners &manners,
                     wire::Manners &next) const
    {
        if (!reply.error.empty()) { // some gateways put errors into good replies
            if (reply.tokensIn || reply.tokensOut)
                count(ask, reply, record, false);
            HttpReply as;
            as.status = overloaded(reply) ? 529 : reply.errorCode.find("rate_limit") != std::string::npos ? 429 : 400;
            if (reply.errorCode.size() == 3 && reply.errorCode[0] >= '4' && reply.errorCode[0] <= '5' &&
                reply.errorCode.find_first_not_of("0123456789") == std::string::npos)
                as.status = std::stoi(reply.errorCode);
            return refused(ask, as, reply, manners, next);
        }
        if (ask.vectors) {
            std::string why;
            auto vectors = wire::parseEmbeddings(record.reply, ask.count, why);
            count(ask, reply, record, false);
            if (!vectors)
                return {Verdict::Next::Fail,
                        reply.html ? webPage() : fmt::format("{} was asked for vectors. {}", called(), why),
                        {}};
            *ask.vectors = std::move(*vectors);
            return {Verdict::Next::Answer, {}, {}};
        }
        if (reply.html)
            return {Verdict::Next::Fail, webPage(), {}};
        if (reply.broken) {
            count(ask, reply, record, true);
            return {Verdict::Next::Retry, fmt::format("The reply of {} broke off.", called()), {}};
        }
        if (!reply.understood)
            return {Verdict::Next::Fail,
                    record.reply.empty()
                        ? fmt::format("{} sent an empty reply.", called())
                        : fmt::format("{} sent something that is no answer of the {} API; check the address and the "
                                      "kind.",
                                      called(),
                                      m_config.kind == ProviderKind::Anthropic ? "Anthropic" : "OpenAI-compatible"),
                    {}};
        if (!reply.ended) {
            count(ask, reply, record, true);
            return {Verdict::Next::Retry, fmt::format("The reply of {} broke off.", called()), {}};
        }
        count(ask, reply, record, false);
        take(reply, record);
        if (!record.text.empty())
            return {Verdict::Next::Answer, {}, {}};
        if (!record.reasoning.empty())
            return {Verdict::Next::Fail,
                    fmt::format("{} used all of its tokens to think and gave no answer; allow it more tokens.",
                                m_config.model),
                    {}};
        return {Verdict::Next::Fail, fmt::format("{} gave an empty answer.", m_config.model), {}};
    }

    // A reply with another status.
    Verdict refused(const Ask &ask, const HttpReply &http, const wire::Reply &reply, const wire::Manners &manners,
                    wire::Manners &next) const
    {
        const int status = http.status;
        const std::string said = reply.error.empty() ? "" : fmt::format(" It says: {}", reply.error);
        const std::string &model = ask.vectors ? m_config.embeddingModel : m_config.model;
        const auto fail = [&](std::string sentence) { return Verdict{Verdict::Next::Fail, std::move(sentence), {}}; };

        if (status >= 300 && status < 400)
            return fail(fmt::format(
                "{} sends elsewhere ({}, to {}), which is never followed; correct the address.", called(), status,
                http.header("location").empty() ? "nowhere" : wire::oneLine(host(http.header("location")))));
        if (reply.errorCode == "insufficient_quota" || status == 402 || mentions(reply, "credit balance"))
            return fail(fmt::format("The account behind {} has no credit left ({}).{}", called(), status, said));
        if (reply.errorCode != "model_not_found" &&
            (status == 401 || status == 403 || reply.errorCode == "invalid_api_key" ||
             reply.errorCode == "authentication_error"))
            return fail(m_config.key.empty()
                            ? fmt::format("{} asks for a key ({}); none is set.{}", called(), status, said)
                            : fmt::format("{} refused the key ({}); it came {}.{}", called(), status,
                                          m_config.keySource.empty() ? "from the settings" : m_config.keySource, said));
        if (reply.errorCode == "model_not_found" || reply.errorCode == "model_not_available" ||
            ((status == 404 || status == 400) && mentions(reply, "model") &&
             (mentions(reply, "not found") || mentions(reply, "does not exist") || mentions(reply, "not exist") ||
              mentions(reply, "unknown model") || mentions(reply, "invalid model") ||
              (status == 404 && reply.errorCode == "not_found_error"))))
            return fail(fmt::format("{} does not know the model \"{}\" ({}); check its name.{}", called(), model,
                                    status, said));
        if (status == 404 || status == 405)
            return fail(fmt::format("There is nothing at {} ({}); check the address, it often ends in /v1.{}",
                                    ask.vectors ? wire::embeddingsUrl(m_config) : wire::chatUrl(m_config), status,
                                    said));
        if (status == 413 || reply.errorCode == "context_length_exceeded" || mentions(reply, "context length") ||
            mentions(reply, "prompt is too long") || mentions(reply, "maximum context"))
            return fail(fmt::format("The prompt is too long for {} ({}).{}", model, status, said));
        if (status != 429 && !ask.vectors && adapted(ask, status, reply, manners, next))
            return {Verdict::Next::Again,
                    fmt::format("{} did not take the request as it was ({}).{}", called(), status, said),
                    {}};
        if (status == 408 || status == 409 || status == 425 || status == 429 || status >= 500)
            return {Verdict::Next::Retry,
                    fmt::format("{} {} ({}).{}", called(),
                                status == 429                    ? "limits calls"
                                : status == 529 || status == 503 ? "is overloaded"
                                                                 : "had an error of its own",
                                status, said),
                    waitAsked(http)};
        return fail(fmt::format("{} refused the request ({}).{}", called(), status,
                                reply.html ? std::string(" It sent a web page; check the address.") : said));
    }

    [[nodiscard]] std::string webPage() const
    {
        return fmt::format("A web page came from {} instead of JSON; check the address, it often ends in /v1.",
                           host(m_config.url));
    }

    static bool overloaded(const wire::Reply &reply) { return reply.errorCode == "overloaded_error"; }

    static std::optional<std::chrono::milliseconds> waitAsked(const HttpReply &http)
    {
        return retry::retryAfter(http.header("retry-after"),
                                 std::chrono::floor<std::chrono::seconds>(std::chrono::system_clock::now()));
    }

    // Whether the request can be put in another way that this server may take; `next` says how.
    bool adapted(const Ask &ask, int status, const wire::Reply &reply, const wire::Manners &manners,
                 wire::Manners &next) const
    {
        const bool shape = mentions(reply, "response_format") || mentions(reply, "output_config") ||
                           mentions(reply, "output_format") || mentions(reply, "json_schema") ||
                           mentions(reply, "json_object") || mentions(reply, "schema") || mentions(reply, "grammar") ||
                           mentions(reply, "structured output");
        if (status != 400 && status != 422 && status != 415 && status != 501 && !(status == 500 && shape))
            return false;
        if (mentions(reply, "max_completion_tokens") && !manners.completionTokens &&
            m_config.kind == ProviderKind::OpenAi) {
            next.completionTokens = true;
            return true;
        }
        if (mentions(reply, "temperature") && manners.temperature) {
            next.temperature = false;
            return true;
        }
        if (mentions(reply, "stream_options") && manners.streaming && manners.usageInStream) {
            next.usageInStream = false;
            return true;
        }
        if (!shape && mentions(reply, "stream") && manners.streaming) {
            next.streaming = false;
            return true;
        }
        if (!ask.schema || manners.step == wire::Step::Prompt)
            return false;
        // Anthropic's API has no step between.
        next.step = manners.step == wire::Step::JsonSchema && m_config.kind == ProviderKind::OpenAi
                        ? wire::Step::JsonObject
                        : wire::Step::Prompt;
        return true;
    }

    wire::Manners currentManners() const
    {
        const std::scoped_lock lock(m_mutex);
        return m_manners;
    }

    // Only what this refusal taught: other calls may have learnt more meanwhile.
    void learn(const wire::Manners &before, const wire::Manners &after)
    {
        const std::scoped_lock lock(m_mutex);
        m_manners.step = std::max(m_manners.step, after.step);
        m_manners.temperature = m_manners.temperature && (after.temperature || !before.temperature);
        m_manners.streaming = m_manners.streaming && after.streaming;
        m_manners.usageInStream = m_manners.usageInStream && after.usageInStream;
        m_manners.completionTokens = m_manners.completionTokens || after.completionTokens;
    }

    double random()
    {
        const std::scoped_lock lock(m_mutex);
        return std::uniform_real_distribution<double>(0, 1)(m_random);
    }

    const ProviderConfig m_config;
    HttpTransport *const m_transport;
    ClientOptions m_options;
    Purse m_purse;
    Permits m_permits;
    const Clock::time_point m_started = Clock::now();
    bool m_replaying = false;

    mutable std::mutex m_mutex; // of all below
    int m_numbers = 0;
    std::map<int, CallRecord> m_records;
    std::vector<Taped> m_tape;
    wire::Manners m_manners;
    std::mt19937 m_random;
};

} // namespace

ModelClient::~ModelClient() = default;

Result<void> checkBudget(const Budget &budget)
{
    const auto refused = [](const char *sentence) { return Error{Errc::Invalid, sentence, {}}; };
    if (budget.cost && !(std::isfinite(*budget.cost) && *budget.cost >= 0))
        return refused("budget: the most that a run may cost is a number from 0.");
    if (budget.calls && *budget.calls < 0)
        return refused("budget: the number of calls is a whole number from 0.");
    if (budget.calls == 0)
        return refused("budget: it allows no calls, so nothing was asked; leave it out for no limit.");
    if (budget.tokens == std::uint64_t{0})
        return refused("budget: it allows no tokens, so nothing was asked; leave it out for no limit.");
    if (budget.cost == 0.0)
        return refused("budget: it allows no cost, so nothing was asked; leave it out for no limit.");
    return {};
}

std::unique_ptr<ModelClient> createModelClient(ProviderConfig config, HttpTransport *transport, ClientOptions options)
{
    return std::make_unique<Client>(std::move(config), transport, std::move(options));
}

std::optional<Price> priceOf(const ProviderConfig &config)
{
    if (!config.price && onThisMachine(config.url))
        return Price{};
    return config.price;
}

} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Models that propose: anything that speaks the OpenAI-compatible chat API, or the Anthropic Messages API. Replies are
// untrusted: what comes back is text and counts, never an instruction.
// Ownership: a ModelClient borrows its transport and cache, which outlive it. Thread safety: ModelClient's methods may
// be called from several threads at once; they block.
// Errors: Network (the message says what to do: key, model name, address), Invalid (configuration, budget used up: the
// message begins with "budget"), Cancelled.
#pragma once

#include <credence/export.h>
#include <credence/http.h>
#include <credence/memory.h>
#include <credence/result.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace credence {

enum class ProviderKind { OpenAi, Anthropic };

struct Price { // in the provider's currency, per million tokens
    double in = 0, out = 0;
};

struct ProviderConfig {
    std::string name; // as the person calls it; letters, digits, - and _
    ProviderKind kind = ProviderKind::OpenAi;
    std::string url;              // base address; a bare host gets https:// (http:// for this machine) and /v1
    std::string model;            // chat
    std::string embeddingModel{}; // "" if this provider serves none
    std::string key{};            // never shown, logged, saved or exported
    std::string keySource{};      // in words: "from CREDENCE_PROVIDER_WORK_KEY", "no key needed"
    std::chrono::milliseconds callTimeout{120'000};
    std::chrono::milliseconds stallTimeout{60'000};
    int parallel = 2;    // calls at once, 1..32
    int maxAttempts = 4; // tries of one call, the first included, 1..10
    std::optional<Price> price{};
    bool keyInKeyring = false; // `key` is to be read from there first: withKey() of providers.h
};

// What its calls cost for each million tokens; nothing where a host asks for an account and no price is stated. A model
// on this machine costs nothing.
[[nodiscard]] CREDENCE_CORE_EXPORT std::optional<Price> priceOf(const ProviderConfig &);

// The address normalised, ranges checked. Invalid with one clear sentence.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<ProviderConfig> checkedProvider(ProviderConfig);
// Those of CREDENCE_PROVIDER_<NAME>_{KIND,URL,MODEL,KEY,EMBEDDING_MODEL,PRICE_IN,PRICE_OUT,PARALLEL}; the name in lower
// case. Broken ones are left out and named in `problems`.
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<ProviderConfig>
providersFromEnvironment(std::vector<std::string> *problems = nullptr);

// What may be spent. Absent: no limit; 0: nothing at all. Checked before each call (with that call's estimate) and
// after it. A call that it refuses is none: it has no record.
struct Budget {
    std::optional<int> calls{};
    std::optional<std::uint64_t> tokens{}; // in and out together
    std::optional<double> cost{};
};
// Invalid, one sentence that begins with "budget", for a limit that is negative or no number, and for one of 0.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<void> checkBudget(const Budget &);

struct ChatRequest {
    std::string stage{}; // of the run: "focus", "propose", "check", ...
    std::string label{}; // for people: "Propose, question 2"
    std::string system{}, user{};
    std::string schemaName{}; // of the answer; empty: plain text
    std::string schema{};     // JSON Schema of the answer
    double temperature = 0;
    int maxTokens = 2000;
};

// One try of a call.
struct CallAttempt {
    int status = 0;            // HTTP; 0: none came
    std::string error{};       // one sentence, empty if it succeeded
    std::int64_t waitedMs = 0; // before this try
};

// One call with all that was sent and came back. No key is in it.
struct CallRecord {
    int number = 0; // within the run, from 1
    std::string stage{}, label{};
    std::string url{}, model{};
    std::string request{};    // the JSON body as sent last
    std::string reply{};      // the raw body as it came
    std::string text{};       // the answer taken out of it (without think blocks)
    std::string reasoning{};  // reasoning fields and leading think blocks
    std::string finish{};     // why the model stopped, as it said
    std::string schemaStep{}; // "json_schema", "json_object", "prompt"
    std::vector<CallAttempt> attempts{};
    std::uint64_t tokensIn = 0, tokensOut = 0;
    bool tokensEstimated = false; // the provider gave no counts
    double cost = 0;              // 0 when no price is known
    std::int64_t startedMs = 0;   // after the run's start
    std::int64_t tookMs = 0;
    bool cached = false; // answered by the response cache or a cassette, nothing was sent
    std::string error{}; // one sentence; empty when `text` is an answer
};

// What a call is doing, for progress; `call.number` names it. Called on the calling thread or the transport's.
enum class CallPhase { Started, Receiving, Waiting, Done };
using CallObserver = std::function<void(CallPhase, const CallRecord &)>;

// Replies that were paid for, kept beside the store (STORE-cache/, owner-only rights), keyed by URL, model and body.
class CREDENCE_CORE_EXPORT ResponseCache {
public:
    virtual ~ResponseCache();
    [[nodiscard]] virtual std::optional<std::string> find(const std::string &key) = 0; // raw reply body
    virtual void keep(const std::string &key, const std::string &reply) = 0;           // failing to keep is no error
    virtual void clear() = 0;
};
[[nodiscard]] CREDENCE_CORE_EXPORT std::unique_ptr<ResponseCache>
createResponseCache(const std::filesystem::path &folder);

class CREDENCE_CORE_EXPORT ModelClient {
public:
    virtual ~ModelClient();
    // One answer; retries, schema ladder, budget and cache inside. The record is also appended to records(). On error
    // the record is there too, with its `error`, unless nothing was asked: the budget or a cancel came first.
    [[nodiscard]] virtual Result<CallRecord> chat(const ChatRequest &, std::stop_token) = 0;
    // Vectors of the texts, one a text, all of one dimension. Invalid if the provider names no embedding model.
    [[nodiscard]] virtual Result<std::vector<std::vector<float>>> embed(const std::vector<std::string> &,
                                                                        std::stop_token) = 0;
    [[nodiscard]] virtual std::vector<CallRecord> records() const = 0; // by number
};

struct ClientOptions {
    Budget budget{};
    ResponseCache *cache = nullptr; // borrowed
    CallObserver observer{};
    std::function<void(std::chrono::milliseconds, std::stop_token)>
        wait{}; // between tries; tests inject; default waits
    // Replays instead of sending: the calls of a recorded run. Nothing touches the network.
    std::vector<CallRecord> cassette{};
};
[[nodiscard]] CREDENCE_CORE_EXPORT std::unique_ptr<ModelClient> createModelClient(ProviderConfig, HttpTransport *,
                                                                                  ClientOptions = {});

// An estimate of tokens of a text, without a tokenizer: see provider/tokens.cpp for the rule and its measured error.
[[nodiscard]] CREDENCE_CORE_EXPORT std::uint64_t estimatedTokens(std::string_view text);

} // namespace credence

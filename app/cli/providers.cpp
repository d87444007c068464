// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The model providers: those of the file that the window writes too, and those of the environment.
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/providers.h>

#include <fmt/format.h>

#include <algorithm>
#include <iostream>

namespace credence::cli {

namespace providers_command {

struct Options {
    std::string test, set, remove, kind, url, model, embeddings, keyVariable;
    double priceIn = 0, priceOut = 0, timeout = 0, stall = 0;
    int parallel = 0, tries = 0;
    bool keyring = false, noKey = false;
    CLI::Option *priceInOption = nullptr, *priceOutOption = nullptr, *embeddingsOption = nullptr;
};

const char *kindWord(ProviderKind kind)
{
    return kind == ProviderKind::Anthropic ? "anthropic" : "openai";
}

Json providerJson(const ProviderConfig &config)
{
    Json object{{"name", config.name},
                {"kind", kindWord(config.kind)},
                {"url", config.url},
                {"model", safe(config.model)},
                {"embedding_model", orNull(safe(config.embeddingModel))},
                {"key", config.keySource},
                {"parallel", config.parallel},
                {"tries", config.maxAttempts},
                {"call_timeout_s", double(config.callTimeout.count()) / 1000},
                {"stall_timeout_s", double(config.stallTimeout.count()) / 1000}};
    object["price"] = config.price ? Json{{"in", config.price->in}, {"out", config.price->out}} : Json();
    return object;
}

int list(const Context &context)
{
    std::vector<std::string> problems;
    const auto all = configuredProviders(providersFile(), &problems);
    if (context.json) {
        Json providers = Json::array();
        for (const ProviderConfig &config : all)
            providers.push_back(providerJson(config));
        Json wrong = Json::array();
        for (const std::string &problem : problems)
            wrong.push_back(safe(problem));
        printJson(
            {{"providers", std::move(providers)}, {"problems", std::move(wrong)}, {"file", providersFile().string()}});
        return kDone;
    }
    for (const std::string &problem : problems)
        fmt::print(stderr, "{}\n", line(problem));
    Table table;
    table.head({"name", "address", "model", "key", "price in, out"});
    for (const ProviderConfig &config : all)
        table.row({config.name, line(config.url), line(config.model), line(config.keySource),
                   config.price ? fmt::format("{:g}, {:g}", config.price->in, config.price->out) : "unknown"});
    if (!all.empty())
        table.print();
    else
        fmt::print("No provider is set up. The preset patterns needs none.\n");
    return kDone;
}

int test(const Context &context, const std::string &name)
{
    std::vector<std::string> problems;
    const auto all = configuredProviders(providersFile(), &problems);
    for (const std::string &problem : problems)
        fmt::print(stderr, "{}\n", line(problem));
    const auto found = std::find_if(all.begin(), all.end(), [&](const ProviderConfig &c) { return c.name == name; });
    if (found == all.end())
        return fail(context, Error{Errc::NotFound, "There is no provider " + name + ".", {}});
    const auto network = [&](const Error &error) {
        return fail(context, error.code == Errc::Cancelled ? error : Error{Errc::Network, error.message, error.where});
    };
    const auto config = withKey(*found, *desktopKeyring(), context.stop);
    if (!config)
        return network(config.error());
    const auto transport = createHttpTransport();
    const auto answer = testProvider(*config, *transport, context.stop);
    if (!answer)
        return network(answer.error());
    if (context.json)
        printJson({{"provider", name},
                   {"ms", answer->ms},
                   {"tokens", {{"in", answer->tokensIn}, {"out", answer->tokensOut}}},
                   {"cost", answer->cost},
                   {"dimension", answer->dimension}});
    else
        fmt::print("{} answers: {} in, {} out, {} ms{}.\n", line(config->model),
                   counted(std::uint64_t(answer->tokensIn), "token", "tokens"), answer->tokensOut, answer->ms,
                   answer->dimension > 0 ? fmt::format("; embeddings of {} dimensions", answer->dimension) : "");
    return kDone;
}

int write(const Context &context, const std::vector<ProviderEntry> &entries, const std::string &name, const char *did)
{
    if (auto written = writeProviders(providersFile(), entries); !written)
        return fail(context, written.error());
    if (context.json)
        printJson({{"provider", name}, {"state", did}, {"file", providersFile().string()}});
    else
        fmt::print("Provider {} is {}.\n", line(name), did);
    return kDone;
}

int set(const Context &context, const Options &options)
{
    if (int(options.keyring) + int(options.noKey) + int(!options.keyVariable.empty()) > 1)
        return usage(context, "A key comes from one place: --key-env, --keyring or --no-key");
    auto entries = readProviders(providersFile());
    if (!entries)
        return fail(context, entries.error());
    std::string name = options.set;
    for (char &c : name)
        c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
    auto at = std::find_if(entries->begin(), entries->end(),
                           [&](const ProviderEntry &entry) { return entry.config.name == name; });
    const bool known = at != entries->end();
    ProviderEntry entry = known ? *at : ProviderEntry{};
    ProviderConfig &config = entry.config;
    config.name = name;
    if (!options.kind.empty())
        config.kind = options.kind == "anthropic" ? ProviderKind::Anthropic : ProviderKind::OpenAi;
    if (!options.url.empty())
        config.url = options.url;
    if (!options.model.empty())
        config.model = options.model;
    if (options.embeddingsOption->count() > 0)
        config.embeddingModel = options.embeddings;
    if (options.priceInOption->count() > 0)
        config.price = Price{options.priceIn, options.priceOut};
    if (options.parallel > 0)
        config.parallel = options.parallel;
    if (options.tries > 0)
        config.maxAttempts = options.tries;
    if (options.timeout > 0)
        config.callTimeout = std::chrono::milliseconds(std::int64_t(options.timeout * 1000));
    if (options.stall > 0)
        config.stallTimeout = std::chrono::milliseconds(std::int64_t(options.stall * 1000));
    if (!options.keyVariable.empty()) {
        entry.keyFrom = KeyFrom::Environment;
        entry.keyVariable = options.keyVariable;
    } else if (options.keyring) {
        entry.keyFrom = KeyFrom::Keyring;
    } else if (options.noKey) {
        entry.keyFrom = KeyFrom::None;
    }
    auto checked = checkedEntry(std::move(entry));
    if (!checked)
        return checked.error().code == Errc::Invalid ? usage(context, checked.error().message)
                                                     : fail(context, checked.error());
    if (options.keyring) {
        // Never as an argument: those are seen by every process.
        std::string key;
        std::getline(std::cin, key);
        ProviderConfig whole = checked->config;
        whole.key = key;
        if (const auto fits = checkedProvider(whole); !fits)
            return usage(context, fits.error().message);
        if (key.find_first_not_of(" \t\r") == std::string::npos)
            return usage(context, "--keyring reads the key from standard input; there was none");
        key = checkedProvider(whole)->key;
        if (auto kept = desktopKeyring()->write(checked->config.name, key, context.stop); !kept)
            return fail(context, kept.error());
    }
    const std::string done = checked->config.name;
    if (known)
        *at = std::move(*checked);
    else
        entries->push_back(std::move(*checked));
    return write(context, *entries, done, known ? "changed" : "added");
}

int removeOne(const Context &context, const std::string &name)
{
    auto entries = readProviders(providersFile());
    if (!entries)
        return fail(context, entries.error());
    const auto at = std::find_if(entries->begin(), entries->end(),
                                 [&](const ProviderEntry &entry) { return entry.config.name == name; });
    if (at == entries->end())
        return fail(context, Error{Errc::NotFound, "The file holds no provider " + name + ".", providersFile()});
    if (at->keyFrom == KeyFrom::Keyring) {
        if (auto gone = desktopKeyring()->remove(name, context.stop); !gone)
            fmt::print(stderr, "Its key stays in the keyring: {}\n", line(gone.error().message));
    }
    entries->erase(at);
    return write(context, *entries, name, "removed");
}

int run(const Context &context, const Options &options)
{
    if (int(!options.test.empty()) + int(!options.set.empty()) + int(!options.remove.empty()) > 1)
        return usage(context, "Choose one of --test, --set and --remove");
    if (!options.test.empty())
        return test(context, options.test);
    if (!options.set.empty())
        return set(context, options);
    return options.remove.empty() ? list(context) : removeOne(context, options.remove);
}

} // namespace providers_command

void addProviders(CLI::App &app, Context &context)
{
    using namespace providers_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "providers", "List, test, add, change and remove model providers",
                            [&context, options] { return run(context, *options); });
    sub->add_option("--test", options->test, "Make one smallest call and say what came of it");
    CLI::Option *set = sub->add_option("--set", options->set, "Add this provider, or change what is given of it");
    sub->add_option("--remove", options->remove, "Remove this provider, and its key from the keyring");
    sub->add_option("--kind", options->kind, "openai (and all that speak its API) or anthropic")
        ->check(oneOf({"openai", "anthropic"}))
        ->needs(set);
    sub->add_option("--url", options->url, "Base address, such as http://localhost:11434/v1")->needs(set);
    sub->add_option("--model", options->model, "Chat model")->needs(set);
    options->embeddingsOption =
        sub->add_option("--embedding-model", options->embeddings, "Embedding model; \"\" for none")->needs(set);
    context.mayBeEmpty.push_back(options->embeddingsOption);
    sub->add_option("--key-env", options->keyVariable, "Name of the environment variable that holds the key")
        ->needs(set);
    sub->add_flag("--keyring", options->keyring,
                  "Read the key from standard input and keep it in the desktop's keyring")
        ->needs(set);
    sub->add_flag("--no-key", options->noKey, "It needs no key")->needs(set);
    options->priceInOption =
        sub->add_option("--price-in", options->priceIn, "Price of a million tokens in")->check(number(0))->needs(set);
    options->priceOutOption = sub->add_option("--price-out", options->priceOut, "Price of a million tokens out")
                                  ->check(number(0))
                                  ->needs(set);
    options->priceInOption->needs(options->priceOutOption);
    options->priceOutOption->needs(options->priceInOption);
    sub->add_option("--parallel", options->parallel, "Calls at once")->check(wholeNumber(1))->needs(set);
    sub->add_option("--tries", options->tries, "Tries of a call, the first included")
        ->check(wholeNumber(1))
        ->needs(set);
    sub->add_option("--timeout", options->timeout, "Seconds that a call may take")->check(number(0.1))->needs(set);
    sub->add_option("--stall-timeout", options->stall, "Seconds without a byte")->check(number(0.1))->needs(set);
}

} // namespace credence::cli

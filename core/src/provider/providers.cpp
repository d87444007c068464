// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The file of model providers: reading it without trusting it, writing it whole.
#include "reflect/json.h"
#include "util/environment.h"
#include "util/writeall.h"

#include <credence/providers.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <fcntl.h>
#include <pwd.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <chrono>
#include <fstream>
#include <set>
#include <system_error>

namespace credence {

namespace {

constexpr const char *kProvidersFormat = "credence-providers";
constexpr int kProvidersVersion = 1;
constexpr std::size_t kProvidersLargest = 1u << 20; // bytes of the file
constexpr std::size_t kProvidersMost = 200;         // providers

Error fileError(const char *what, const std::filesystem::path &path)
{
    return {Errc::Io, fmt::format("{} ({}).", what, std::generic_category().message(errno)), path.string()};
}

std::string lowerName(std::string text)
{
    for (char &c : text)
        c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
    return text;
}

bool variableNameFine(const std::string &name)
{
    return !name.empty() && name.size() <= 200 && !(name[0] >= '0' && name[0] <= '9') &&
           std::all_of(name.begin(), name.end(), [](char c) {
               return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
           });
}

std::string homeFolder()
{
    if (std::string set = environmentValue("HOME"); !set.empty())
        return set;
    passwd entry{};
    passwd *found = nullptr;
    std::array<char, 16'384> texts{};
    ::getpwuid_r(::geteuid(), &entry, texts.data(), texts.size(), &found);
    return found && entry.pw_dir ? entry.pw_dir : "/";
}

// The whole text; empty if there is no such file.
Result<std::string> providersText(const std::filesystem::path &file)
{
    std::error_code failed;
    if (!std::filesystem::exists(file, failed))
        return std::string();
    const Error none{Errc::Invalid, "This is no file of providers.", file.string()};
    if (!std::filesystem::is_regular_file(file, failed))
        return none;
    const auto size = std::filesystem::file_size(file, failed);
    if (failed || size > kProvidersLargest)
        return none;
    std::string text(std::size_t(size), '\0');
    std::ifstream stream(file, std::ios::binary);
    stream.read(text.data(), std::streamsize(text.size()));
    if (!stream)
        return fileError("The providers can't be read", file);
    return text;
}

// The file, parsed; null if there is none.
Result<reflecting::Json> providersJson(const std::filesystem::path &file)
{
    const auto text = providersText(file);
    if (!text)
        return text.error();
    if (text->find_first_not_of(" \t\r\n") == std::string::npos)
        return reflecting::Json();
    auto json = reflecting::parseJson(*text);
    if (!json || !json->is_object() || reflecting::textMember(*json, "format") != kProvidersFormat)
        return Error{Errc::Invalid, "This is no file of providers.", file.string()};
    if (reflecting::integerMember(*json, "version", kProvidersVersion) > kProvidersVersion)
        return Error{Errc::Unsupported, "A newer Credence wrote the file of providers; it is left as it is.",
                     file.string()};
    return json;
}

std::chrono::milliseconds secondsMember(const reflecting::Json &object, const char *name,
                                        std::chrono::milliseconds otherwise)
{
    const auto number = reflecting::numberMember(object, name);
    return number && *number >= 0 && *number <= 1e6 ? std::chrono::milliseconds(std::int64_t(*number * 1000))
                                                    : otherwise;
}

Result<ProviderEntry> providerEntry(const reflecting::Json &object)
{
    const auto wrong = [](std::string sentence) { return Error{Errc::Invalid, std::move(sentence), {}}; };
    if (!object.is_object())
        return wrong("it is no object.");
    ProviderEntry entry;
    ProviderConfig &config = entry.config;
    config.name = reflecting::textMember(object, "name");
    const std::string kind = lowerName(reflecting::textMember(object, "kind"));
    if (kind == "anthropic")
        config.kind = ProviderKind::Anthropic;
    else if (!kind.empty() && kind != "openai")
        return wrong(fmt::format("its kind is \"{}\", but only openai and anthropic are known.",
                                 displayText(std::string_view(kind).substr(0, 80))));
    config.url = reflecting::textMember(object, "url");
    config.model = reflecting::textMember(object, "model");
    config.embeddingModel = reflecting::textMember(object, "embedding_model");
    config.callTimeout = secondsMember(object, "call_timeout_s", config.callTimeout);
    config.stallTimeout = secondsMember(object, "stall_timeout_s", config.stallTimeout);
    config.parallel = reflecting::smallMember(object, "parallel", config.parallel);
    config.maxAttempts = reflecting::smallMember(object, "tries", config.maxAttempts);
    const auto in = reflecting::numberMember(object, "price_in"), out = reflecting::numberMember(object, "price_out");
    if (in && out)
        config.price = Price{*in, *out};
    else if (in || out)
        return wrong("it states one of price_in and price_out; state both or none.");
    if (object.contains("key") && !object["key"].is_object())
        return wrong("it holds a key in the clear. Delete it there; name an environment variable, or keep it in the "
                     "keyring.");
    const reflecting::Json &key = reflecting::objectMember(object, "key");
    const std::string from = reflecting::textMember(key, "from");
    if (from == "environment") {
        entry.keyFrom = KeyFrom::Environment;
        entry.keyVariable = reflecting::textMember(key, "variable");
    } else if (from == "keyring") {
        entry.keyFrom = KeyFrom::Keyring;
    } else if (!from.empty()) {
        return wrong(fmt::format("its key is from \"{}\", but only environment and keyring are known.",
                                 displayText(std::string_view(from).substr(0, 80))));
    }
    return checkedEntry(std::move(entry));
}

reflecting::OrderedJson providerJson(const ProviderEntry &entry)
{
    const ProviderConfig &config = entry.config;
    reflecting::OrderedJson object;
    object["name"] = config.name;
    object["kind"] = config.kind == ProviderKind::Anthropic ? "anthropic" : "openai";
    object["url"] = config.url;
    object["model"] = reflecting::textJson(config.model);
    if (!config.embeddingModel.empty())
        object["embedding_model"] = reflecting::textJson(config.embeddingModel);
    if (entry.keyFrom == KeyFrom::Environment)
        object["key"] = {{"from", "environment"}, {"variable", entry.keyVariable}};
    else if (entry.keyFrom == KeyFrom::Keyring)
        object["key"] = {{"from", "keyring"}};
    if (config.price) {
        object["price_in"] = config.price->in;
        object["price_out"] = config.price->out;
    }
    object["parallel"] = config.parallel;
    object["tries"] = config.maxAttempts;
    object["call_timeout_s"] = double(config.callTimeout.count()) / 1000;
    object["stall_timeout_s"] = double(config.stallTimeout.count()) / 1000;
    return object;
}

} // namespace

std::filesystem::path providersFile()
{
    if (std::string set = environmentValue("CREDENCE_PROVIDERS"); !set.empty())
        return set;
    const std::string config = environmentValue("XDG_CONFIG_HOME");
    // A relative one is to be ignored, says the specification.
    const std::filesystem::path base =
        config.starts_with('/') ? std::filesystem::path(config) : std::filesystem::path(homeFolder()) / ".config";
    return base / "credence" / "providers.json";
}

Result<ProviderEntry> checkedEntry(ProviderEntry entry)
{
    entry.config.key.clear();
    entry.config.keySource.clear();
    entry.config.keyInKeyring = entry.keyFrom == KeyFrom::Keyring;
    if (entry.keyFrom != KeyFrom::Environment)
        entry.keyVariable.clear();
    else if (!variableNameFine(entry.keyVariable))
        return Error{Errc::Invalid,
                     entry.keyVariable.empty()
                         ? std::string("Name the environment variable that holds the key.")
                         : fmt::format("\"{}\" is no name of an environment variable: letters, digits and _ only.",
                                       displayText(std::string_view(entry.keyVariable).substr(0, 12))),
                     {}};
    auto checked = checkedProvider(std::move(entry.config));
    if (!checked)
        return checked.error();
    entry.config = std::move(*checked);
    entry.config.name = lowerName(entry.config.name);
    entry.config.keySource.clear();
    return entry;
}

Result<std::vector<ProviderEntry>> readProviders(const std::filesystem::path &file, std::vector<std::string> *problems)
{
    const auto json = providersJson(file);
    if (!json)
        return json.error();
    std::vector<ProviderEntry> all;
    std::set<std::string> names;
    const auto problem = [&](std::string sentence) {
        if (problems)
            problems->push_back(std::move(sentence));
    };
    if (json->is_null())
        return all;
    std::size_t place = 0;
    for (const reflecting::Json &object : reflecting::listMember(*json, "providers")) {
        if (++place > kProvidersMost) {
            problem(fmt::format("Only the first {} providers of the file are taken.", kProvidersMost));
            break;
        }
        auto entry = providerEntry(object);
        if (!entry) {
            const std::string name = object.is_object() ? reflecting::textMember(object, "name") : std::string();
            problem(
                fmt::format("Provider {} of the file is left out: {}",
                            name.empty() ? std::to_string(place) : displayText(std::string_view(name).substr(0, 80)),
                            entry.error().message));
        } else if (!names.insert(entry->config.name).second) {
            problem(fmt::format("Provider {} stands in the file twice; the first is taken.", entry->config.name));
        } else {
            all.push_back(std::move(*entry));
        }
    }
    return all;
}

Result<void> writeProviders(const std::filesystem::path &file, const std::vector<ProviderEntry> &entries)
{
    if (const auto there = providersJson(file); !there && there.error().code == Errc::Unsupported)
        return there.error();
    reflecting::OrderedJson list = reflecting::OrderedJson::array();
    std::set<std::string> names;
    for (const ProviderEntry &entry : entries) {
        const auto checked = checkedEntry(entry);
        if (!checked)
            return checked.error();
        if (!names.insert(checked->config.name).second)
            return Error{Errc::Invalid, fmt::format("There are two providers named {}.", checked->config.name), {}};
        list.push_back(providerJson(*checked));
    }
    const reflecting::OrderedJson whole{
        {"format", kProvidersFormat}, {"version", kProvidersVersion}, {"providers", std::move(list)}};
    std::error_code failed;
    const auto folder = file.parent_path();
    if (!folder.empty() && !std::filesystem::exists(folder, failed)) {
        std::filesystem::create_directories(folder.parent_path(), failed);
        if (::mkdir(folder.c_str(), S_IRWXU) != 0 && errno != EEXIST)
            return fileError("The folder of the settings can't be made", folder);
    }
    // A link stays a link: what it points to is replaced.
    const std::filesystem::path target =
        std::filesystem::is_symlink(file, failed) ? std::filesystem::weakly_canonical(file, failed) : file;
    if (!replaceFile(target, reflecting::dumped(whole, 2) + "\n"))
        return fileError("The providers can't be saved", file);
    return {};
}

ProviderConfig configOf(const ProviderEntry &entry)
{
    ProviderConfig config = entry.config;
    config.key.clear();
    switch (entry.keyFrom) {
    case KeyFrom::None:
        config.keySource = "no key needed";
        break;
    case KeyFrom::Environment:
        if (std::string value = environmentValue(entry.keyVariable.c_str()); !value.empty()) {
            config.key = std::move(value);
            config.keySource = "from " + entry.keyVariable;
        } else {
            config.keySource = "from " + entry.keyVariable + ", which is not set";
        }
        break;
    case KeyFrom::Keyring:
        config.keyInKeyring = true;
        config.keySource = "from the keyring";
        break;
    }
    return config;
}

std::vector<ProviderConfig> configuredProviders(const std::filesystem::path &file, std::vector<std::string> *problems)
{
    std::vector<ProviderConfig> all = providersFromEnvironment(problems);
    const auto entries = readProviders(file, problems);
    if (!entries) {
        if (problems)
            problems->push_back(fmt::format("{} ({})", entries.error().message, displayText(file.string())));
        return all;
    }
    for (const ProviderEntry &entry : *entries) {
        if (std::any_of(all.begin(), all.end(), [&](const ProviderConfig &c) { return c.name == entry.config.name; }))
            continue;
        auto config = checkedProvider(configOf(entry));
        if (config)
            all.push_back(std::move(*config));
        else if (problems)
            problems->push_back(
                fmt::format("Provider {} of the file is left out: {}", entry.config.name, config.error().message));
    }
    return all;
}

Result<ProviderConfig> withKey(ProviderConfig config, Keyring &keyring, std::stop_token stop)
{
    if (!config.keyInKeyring)
        return config;
    auto key = keyring.read(config.name, std::move(stop));
    if (!key)
        return key.error();
    config.key = std::move(*key);
    config.keyInKeyring = false;
    config.keySource = "from the keyring";
    return checkedProvider(std::move(config));
}

Result<ProviderTest> testProvider(ProviderConfig config, HttpTransport &transport, std::stop_token stop)
{
    auto checked = checkedProvider(std::move(config));
    if (!checked)
        return checked.error();
    checked->maxAttempts = 1;
    checked->callTimeout = std::min(checked->callTimeout, std::chrono::milliseconds(60'000));
    const bool vectors = !checked->embeddingModel.empty();
    const auto client = createModelClient(std::move(*checked), &transport);
    const auto began = std::chrono::steady_clock::now();
    ChatRequest ask;
    ask.stage = "test";
    ask.label = "Test";
    ask.user = "Answer with the word yes.";
    ask.maxTokens = 16;
    ProviderTest test;
    const auto answer = client->chat(ask, stop);
    const auto records = client->records();
    if (!answer) {
        // A model that thinks uses up so few tokens before it says anything; it did reply, which is all that is asked.
        const bool replied = !records.empty() && !records.back().attempts.empty() &&
                             records.back().attempts.back().status == 200 &&
                             (!records.back().reasoning.empty() || records.back().finish == "length" ||
                              records.back().finish == "max_tokens");
        if (!replied)
            return answer.error();
    }
    if (vectors) {
        const auto embedded = client->embed({"yes"}, stop);
        if (!embedded)
            return embedded.error();
        test.dimension = embedded->empty() ? 0 : int(embedded->front().size());
    }
    for (const CallRecord &record : client->records()) {
        test.tokensIn += record.tokensIn;
        test.tokensOut += record.tokensOut;
        test.cost += record.cost;
    }
    test.ms = std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now() - began).count();
    return test;
}

} // namespace credence

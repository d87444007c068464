// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a provider is: a checked address, a model, a key.
#include <credence/provider.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <unistd.h> // environ

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <optional>

namespace credence {

namespace {

std::string_view trimmed(std::string_view text)
{
    const auto first = text.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos)
        return {};
    return text.substr(first, text.find_last_not_of(" \t\r\n") - first + 1);
}

std::string lower(std::string_view text)
{
    std::string out(text);
    for (char &c : out)
        c = c >= 'A' && c <= 'Z' ? char(c - 'A' + 'a') : c;
    return out;
}

// A piece of what was typed, for a sentence.
std::string shown(std::string_view text)
{
    return displayText(text.substr(0, 80));
}

bool thisMachine(std::string_view host)
{
    return host == "localhost" || host.ends_with(".localhost") || host == "[::1]" || host.starts_with("127.");
}

// The four numbers of an IPv4 address.
std::optional<std::array<int, 4>> ipv4(std::string_view host)
{
    std::array<int, 4> parts{};
    for (std::size_t i = 0; i < 4; ++i) {
        const auto dot = host.find('.');
        if ((dot == std::string_view::npos) != (i == 3))
            return {};
        const std::string_view part = host.substr(0, dot);
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), parts[i]);
        if (error != std::errc() || end != part.data() + part.size() || parts[i] < 0 || parts[i] > 255)
            return {};
        host.remove_prefix(i == 3 ? host.size() : dot + 1);
    }
    return parts;
}

// Names and addresses that do not leave a home or an office.
bool nearby(std::string_view host)
{
    if (thisMachine(host) || host.find('.') == std::string_view::npos)
        return !host.starts_with('[') || thisMachine(host) || host.starts_with("[fc") || host.starts_with("[fd") ||
               host.starts_with("[fe80:");
    for (const std::string_view end : {".local", ".lan", ".home.arpa", ".internal"}) {
        if (host.ends_with(end))
            return true;
    }
    const auto ip = ipv4(host);
    return ip && ((*ip)[0] == 10 || ((*ip)[0] == 172 && (*ip)[1] >= 16 && (*ip)[1] <= 31) ||
                  ((*ip)[0] == 192 && (*ip)[1] == 168) || ((*ip)[0] == 169 && (*ip)[1] == 254));
}

bool hostFine(std::string_view host)
{
    if (host.starts_with('['))
        return host.ends_with(']') && host.size() > 3 &&
               host.substr(1, host.size() - 2).find_first_not_of("0123456789abcdef:.") == std::string_view::npos;
    if (host.empty() || host.size() > 253 || host.front() == '.' || host.front() == '-' ||
        host.find("..") != std::string_view::npos)
        return false;
    return std::all_of(host.begin(), host.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '.' || c == '-' || c == '_' ||
               static_cast<unsigned char>(c) >= 0x80;
    });
}

bool pathFine(std::string_view path)
{
    return std::all_of(path.begin(), path.end(), [](char c) {
        return c > 0x20 && c < 0x7F && std::string_view("\"<>\\^`{|}").find(c) == std::string_view::npos;
    });
}

Error invalid(std::string message)
{
    return {Errc::Invalid, std::move(message), {}};
}

// The normalised address and whether it is http to somewhere else.
Result<std::string> normalised(std::string_view typed, bool &open)
{
    std::string_view rest = trimmed(typed);
    if (rest.empty())
        return invalid("An address is needed, such as http://localhost:11434 or https://api.example.com/v1.");
    // Before anything else, so that no sentence shows it.
    if (rest.find('@') != std::string_view::npos)
        return invalid("The address holds a name or a password before \"@\"; put a key into the key instead.");
    const Error none = invalid(
        fmt::format("\"{}\" is not an address; write one such as http://localhost:11434 or https://api.example.com/v1.",
                    shown(rest)));
    std::string scheme;
    if (const auto at = rest.find("://"); at != std::string_view::npos) {
        scheme = lower(rest.substr(0, at));
        rest.remove_prefix(at + 3);
        if (scheme != "http" && scheme != "https")
            return invalid(
                fmt::format("\"{}\" is neither http nor https, so no model can be reached by it.", shown(typed)));
    }
    const auto slash = rest.find_first_of("/?#");
    std::string authority = lower(rest.substr(0, slash));
    std::string_view path = slash == std::string_view::npos ? std::string_view() : rest.substr(slash);
    if (path.find_first_of("?#") != std::string_view::npos)
        return invalid("The address holds a \"?\" or a \"#\"; give the base address only, up to /v1.");

    std::string port;
    const auto bracket = authority.find(']');
    const auto colon = authority.find(':', bracket == std::string::npos ? 0 : bracket);
    if (colon != std::string::npos) {
        port = authority.substr(colon + 1);
        authority.resize(colon);
        int number = 0;
        const auto [end, error] = std::from_chars(port.data(), port.data() + port.size(), number);
        if (error != std::errc() || end != port.data() + port.size())
            return none;
        if (number < 1 || number > 65535)
            return invalid(fmt::format("Port {} does not exist; ports go from 1 to 65535.", shown(port)));
        port = fmt::format(":{}", number);
    }
    if (!hostFine(authority) || !pathFine(path))
        return none;
    // Four numbers that are no IPv4 address are a slip, not a name.
    if (authority.find_first_not_of("0123456789.") == std::string::npos && !ipv4(authority))
        return none;

    // As often as there is something to take off: what is left is taken as it is the next time.
    for (bool more = true; more;) {
        more = false;
        for (const std::string_view call :
             {"/chat/completions", "/completions", "/embeddings", "/messages", "/models", "/"}) {
            if (path.ends_with(call)) {
                path.remove_suffix(call.size());
                more = true;
            }
        }
    }
    if (scheme.empty())
        scheme = thisMachine(authority) ? "http" : "https";
    open = scheme == "http" && !nearby(authority);
    return fmt::format("{}://{}{}{}", scheme, authority, port, path.empty() ? "/v1" : path);
}

bool nameFine(std::string_view name)
{
    return !name.empty() && name.size() <= 60 && std::all_of(name.begin(), name.end(), [](char c) {
        return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '-' || c == '_';
    });
}

bool oneLine(std::string_view text)
{
    return std::none_of(text.begin(), text.end(),
                        [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7F; });
}

std::optional<double> price(std::string_view text)
{
    double value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc() || end != text.data() + text.size() || !std::isfinite(value) || value < 0)
        return {};
    return value;
}

} // namespace

Result<ProviderConfig> checkedProvider(ProviderConfig config)
{
    if (!nameFine(config.name))
        return invalid(config.name.empty()
                           ? std::string("A provider needs a name: letters, digits, - and _.")
                           : fmt::format("\"{}\" is no name for a provider: letters, digits, - and _, at most 60.",
                                         shown(config.name)));
    bool open = false;
    const auto url = normalised(config.url, open);
    if (!url)
        return url.error();
    config.url = *url;
    config.model = std::string(trimmed(config.model));
    config.embeddingModel = std::string(trimmed(config.embeddingModel));
    config.key = std::string(trimmed(config.key));
    if (config.model.empty())
        return invalid(fmt::format("Name the model that {} is to use.", config.name));
    if (!oneLine(config.model) || !oneLine(config.embeddingModel) || config.model.size() > 300 ||
        config.embeddingModel.size() > 300)
        return invalid("The model's name must be one line of at most 300 characters.");
    if (config.key.size() > 10'000 ||
        std::any_of(config.key.begin(), config.key.end(), [](char c) { return c <= 0x20 || c >= 0x7F; }))
        return invalid("The key holds a space or a character that no key has; copy it again.");
    if (open && (!config.key.empty() || config.keyInKeyring))
        return invalid(fmt::format("The key would travel to {} unprotected; use https:// in the address.", config.url));
    if (config.kind == ProviderKind::Anthropic && !config.embeddingModel.empty())
        return invalid("The Anthropic API serves no embeddings; leave the embedding model empty.");
    if (config.callTimeout < std::chrono::seconds(1) || config.callTimeout > std::chrono::hours(1))
        return invalid("The time limit of a call must be between 1 second and 1 hour.");
    if (config.stallTimeout < std::chrono::seconds(1) || config.stallTimeout > std::chrono::hours(1))
        return invalid("The time without a byte must be between 1 second and 1 hour.");
    if (config.parallel < 1 || config.parallel > 32)
        return invalid("Calls at once must be between 1 and 32.");
    if (config.maxAttempts < 1 || config.maxAttempts > 10)
        return invalid("Tries of a call must be between 1 and 10.");
    if (config.price && !(config.price->in >= 0 && config.price->out >= 0 && std::isfinite(config.price->in) &&
                          std::isfinite(config.price->out)))
        return invalid("Prices must be 0 or more.");
    if (config.keySource.empty())
        config.keySource = config.keyInKeyring  ? "from the keyring"
                           : config.key.empty() ? "no key needed"
                                                : "from the settings";
    return config;
}

std::vector<ProviderConfig> providersFromEnvironment(std::vector<std::string> *problems)
{
    static constexpr std::string_view kPrefix = "CREDENCE_PROVIDER_";
    // EMBEDDING_MODEL before MODEL: the longer ending is meant.
    static constexpr std::array<std::string_view, 8> kFields{
        "EMBEDDING_MODEL", "PRICE_IN", "PRICE_OUT", "PARALLEL", "KIND", "URL", "MODEL", "KEY"};
    std::map<std::string, std::map<std::string_view, std::string>> found;
    const auto problem = [&](std::string sentence) {
        if (problems)
            problems->push_back(std::move(sentence));
    };
    for (char **entry = environ; entry && *entry; ++entry) {
        const std::string_view line(*entry);
        if (!line.starts_with(kPrefix))
            continue;
        const auto equals = line.find('=');
        const std::string_view variable = line.substr(0, equals);
        const std::string_view middle = variable.substr(kPrefix.size());
        const auto field = std::find_if(kFields.begin(), kFields.end(), [&](std::string_view f) {
            return middle.size() > f.size() + 1 && middle.ends_with(f) && middle[middle.size() - f.size() - 1] == '_';
        });
        if (field == kFields.end()) {
            problem(fmt::format("{} says nothing that is known; it should end in _KIND, _URL, _MODEL, _KEY, "
                                "_EMBEDDING_MODEL, _PRICE_IN, _PRICE_OUT or _PARALLEL.",
                                shown(variable)));
            continue;
        }
        if (equals != std::string_view::npos)
            found[lower(middle.substr(0, middle.size() - field->size() - 1))][*field] =
                std::string(trimmed(line.substr(equals + 1)));
    }

    std::vector<ProviderConfig> all;
    for (auto &[name, fields] : found) {
        std::string upper = name;
        for (char &c : upper)
            c = c >= 'a' && c <= 'z' ? char(c - 'a' + 'A') : c;
        const std::string stem = std::string(kPrefix) + upper + "_";
        ProviderConfig config;
        config.name = name;
        std::string wrong;
        const std::string kind = lower(fields["KIND"]);
        if (kind == "anthropic")
            config.kind = ProviderKind::Anthropic;
        else if (!kind.empty() && kind != "openai")
            wrong = fmt::format("{}KIND is \"{}\", but only openai and anthropic are known.", stem, shown(kind));
        config.url = fields["URL"];
        config.model = fields["MODEL"];
        config.embeddingModel = fields["EMBEDDING_MODEL"];
        config.key = fields["KEY"];
        config.keySource = config.key.empty() ? std::string("no key needed") : fmt::format("from {}KEY", stem);
        if (config.url.empty())
            wrong = fmt::format("{}URL is missing.", stem);
        else if (config.model.empty())
            wrong = fmt::format("{}MODEL is missing.", stem);
        if (!fields["PRICE_IN"].empty() || !fields["PRICE_OUT"].empty()) {
            Price prices;
            for (const auto &[field, value] :
                 {std::pair("PRICE_IN", &prices.in), std::pair("PRICE_OUT", &prices.out)}) {
                const std::string &text = fields[field];
                if (text.empty()) {
                    wrong = fmt::format("{}{} is missing; state both prices or none.", stem, field);
                } else if (const auto number = price(text)) {
                    *value = *number;
                } else {
                    wrong = fmt::format("{}{} is \"{}\", not a price per million tokens.", stem, field, shown(text));
                }
            }
            config.price = prices;
        }
        if (const std::string &text = fields["PARALLEL"]; !text.empty()) {
            const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), config.parallel);
            if (error != std::errc() || end != text.data() + text.size())
                wrong = fmt::format("{}PARALLEL is \"{}\", not a number.", stem, shown(text));
        }
        if (wrong.empty()) {
            auto checked = checkedProvider(config);
            if (checked) {
                all.push_back(std::move(*checked));
                continue;
            }
            wrong = checked.error().message;
        }
        problem(fmt::format("Provider {} is left out: {}", name, wrong));
    }
    return all;
}

} // namespace credence

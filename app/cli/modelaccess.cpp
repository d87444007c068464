// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/modelaccess.h"

#include "cli/output.h"

#include <fmt/format.h>

#include <cstdio>

namespace credence::cli {

Result<std::optional<ProviderConfig>> chosenProvider(const std::string &name)
{
    std::vector<std::string> problems;
    std::vector<ProviderConfig> all = configuredProviders(providersFile(), &problems);
    for (const std::string &problem : problems)
        fmt::print(stderr, "{}\n", line(problem));
    std::string names;
    for (ProviderConfig &one : all) {
        if (one.name == name)
            return std::optional(std::move(one));
        names += (names.empty() ? "" : ", ") + one.name;
    }
    if (!name.empty())
        return usageError(fmt::format("There is no provider {}; {}. Add it with \"providers --set\", or set "
                                      "CREDENCE_PROVIDER_<NAME>_URL and _MODEL, "
                                      "and _KEY if it needs one.",
                                      name, names.empty() ? std::string("none is configured") : "there are " + names));
    if (all.size() > 1)
        return usageError("Say which provider with --provider; there are " + names);
    return all.empty() ? std::optional<ProviderConfig>() : std::optional(std::move(all.front()));
}

Result<void> openModel(const Context &context, ReflectServices &services, ModelAccess &access, bool cached)
{
    auto keyed = withKey(std::move(*services.provider), *desktopKeyring(), context.stop);
    if (!keyed)
        return keyed.error().code == Errc::Cancelled ? keyed.error()
                                                     : Error{Errc::Network, keyed.error().message, keyed.error().where};
    services.provider = std::move(*keyed);
    access.transport = createHttpTransport();
    services.transport = access.transport.get();
    if (cached) {
        access.cache = createResponseCache(cacheFolder(context.store));
        services.cache = access.cache.get();
    }
    return {};
}

} // namespace credence::cli

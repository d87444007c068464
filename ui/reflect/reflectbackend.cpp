// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/reflectbackend.h"

#include <credence/text.h>

#include <algorithm>

namespace credence::ui {

ReflectBackend::~ReflectBackend() = default;

std::vector<ProviderConfig> ReflectBackend::providers(std::vector<std::string> *problems) const
{
    return configuredProviders(providersFile(), problems);
}

std::filesystem::path ReflectBackend::providersFile() const
{
    return credence::providersFile();
}

std::shared_ptr<Keyring> ReflectBackend::keyring()
{
    if (!m_keyring)
        m_keyring = desktopKeyring();
    return m_keyring;
}

std::shared_ptr<HttpTransport> ReflectBackend::transport()
{
    if (!m_transport)
        m_transport = createHttpTransport();
    return m_transport;
}

Result<Estimate> ReflectBackend::estimate(const Store &store, const ReflectRequest &request,
                                          const std::optional<ProviderConfig> &provider, std::stop_token stop,
                                          std::shared_ptr<const Snapshot> known) const
{
    return credence::estimate(store, request, provider, std::move(stop), std::move(known));
}

Result<RunRecord> ReflectBackend::reflect(const Store &store, const ReflectRequest &request,
                                          const ReflectServices &services, std::stop_token stop,
                                          const RunObserver &observer) const
{
    return credence::reflect(store, request, services, std::move(stop), observer);
}

std::shared_ptr<ReflectBackend> ReflectBackend::standard()
{
    return std::make_shared<ReflectBackend>();
}

Result<ReflectRequest> withMemories(const Store &store, ReflectRequest request, const std::vector<std::string> &names)
{
    if (names.empty())
        return request;
    std::vector<MemoryKey> keys;
    for (const std::string &name : names) {
        const auto key = store.find(name, request.scope);
        if (!key)
            return Error{
                key.error().code, "There is no memory " + displayText(name.substr(0, 80)) + " in this scope.", {}};
        if (std::find(keys.begin(), keys.end(), *key) == keys.end())
            keys.push_back(*key);
    }
    const auto rows = store.rows(keys);
    if (!rows)
        return rows.error();
    for (const Memory &row : *rows)
        request.ids.push_back(row.id);
    return request;
}

} // namespace credence::ui

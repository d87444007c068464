// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/reflectbackend.h"

namespace credence::ui {

ReflectBackend::~ReflectBackend() = default;

std::vector<ProviderConfig> ReflectBackend::providers(std::vector<std::string> *problems) const
{
    return providersFromEnvironment(problems);
}

std::shared_ptr<HttpTransport> ReflectBackend::transport()
{
    if (!m_transport)
        m_transport = createHttpTransport();
    return m_transport;
}

Result<Estimate> ReflectBackend::estimate(const Store &store, const ReflectRequest &request,
                                          const std::optional<ProviderConfig> &provider, std::stop_token stop) const
{
    return credence::estimate(store, request, provider, std::move(stop));
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

} // namespace credence::ui

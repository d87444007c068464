// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// ReflectBackend: what the Reflect workspace asks of the core: which models there are, what a run would cost, and the
// run itself. Tests and demonstrations give one with another transport or with scripted runs.
// Ownership: shared; jobs keep it alive. Thread safety: estimate() and reflect() are called in jobs, the others on the
// GUI thread.
#pragma once

#include <credence/providers.h>
#include <credence/reflect.h>

#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace credence::ui {

class ReflectBackend {
public:
    virtual ~ReflectBackend();

    // Those of the file and of the environment; without a network and without the keyring; cheap. Broken ones are named
    // in `problems`.
    [[nodiscard]] virtual std::vector<ProviderConfig> providers(std::vector<std::string> *problems) const;
    // Made when the first run needs one, never before; shared by the runs.
    [[nodiscard]] virtual std::shared_ptr<HttpTransport> transport();
    [[nodiscard]] virtual std::filesystem::path providersFile() const;
    [[nodiscard]] virtual std::shared_ptr<Keyring> keyring();
    [[nodiscard]] virtual Result<Estimate> estimate(const Store &store, const ReflectRequest &request,
                                                    const std::optional<ProviderConfig> &provider, std::stop_token stop,
                                                    std::shared_ptr<const Snapshot> known) const;
    [[nodiscard]] virtual Result<RunRecord> reflect(const Store &store, const ReflectRequest &request,
                                                    const ReflectServices &services, std::stop_token stop,
                                                    const RunObserver &observer) const;

    [[nodiscard]] static std::shared_ptr<ReflectBackend> standard();

private:
    std::shared_ptr<HttpTransport> m_transport;
    std::shared_ptr<Keyring> m_keyring;
};

// The request for these memories alone, by id or source reference within its scope; as it is when there are none.
// NotFound names the one that is not there. Reads the store.
[[nodiscard]] Result<ReflectRequest> withMemories(const Store &store, ReflectRequest request,
                                                  const std::vector<std::string> &names);

} // namespace credence::ui

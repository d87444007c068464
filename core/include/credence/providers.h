// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The model providers that a person has set up: one file, which the window writes and the command reads too. A key is
// never in it: it names an environment variable, or says that the desktop's keyring holds the key.
// Ownership: values; a keyring is shared by whoever asks it. Thread safety: free functions from any thread; reading and
// writing a file, and every method of Keyring, block: not on a GUI thread. Keyring: several threads at once.
// Errors: Io (the system refused), Invalid (a file or entry that is none; the message says which), Unsupported (a file
// of a newer version; a machine without a keyring), NotFound (the keyring has no such key), Cancelled.
#pragma once

#include <credence/export.h>
#include <credence/provider.h>
#include <credence/result.h>

#include <filesystem>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace credence {

enum class KeyFrom { None, Environment, Keyring };

struct ProviderEntry {
    ProviderConfig config; // without a key
    KeyFrom keyFrom = KeyFrom::None;
    std::string keyVariable{}; // name of the environment variable
};

// CREDENCE_PROVIDERS if that is set, else credence/providers.json in $XDG_CONFIG_HOME or ~/.config.
[[nodiscard]] CREDENCE_CORE_EXPORT std::filesystem::path providersFile();
// In the file's order; none if there is no file. Broken entries are left out and named in `problems`.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<std::vector<ProviderEntry>>
readProviders(const std::filesystem::path &file, std::vector<std::string> *problems = nullptr);
// Replaces the file whole, with rights for its owner only; makes its folder. Invalid for an entry that
// checkedEntry() refuses or a name that comes twice. A file of a newer version is never written over.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<void> writeProviders(const std::filesystem::path &file,
                                                               const std::vector<ProviderEntry> &);
// Addresses normalised, ranges and the variable's name checked. Names are kept in lower case.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<ProviderEntry> checkedEntry(ProviderEntry);

// The entry as a client takes it: its key looked up in the environment, or marked as the keyring's.
[[nodiscard]] CREDENCE_CORE_EXPORT ProviderConfig configOf(const ProviderEntry &);
// All there are: those of the file and those of the environment, which go first where a name is in both.
[[nodiscard]] CREDENCE_CORE_EXPORT std::vector<ProviderConfig>
configuredProviders(const std::filesystem::path &file, std::vector<std::string> *problems = nullptr);

// Secrets in the desktop's keyring, by the provider's name.
class CREDENCE_CORE_EXPORT Keyring {
public:
    virtual ~Keyring();
    [[nodiscard]] virtual Result<std::string> read(const std::string &provider, std::stop_token) = 0;
    [[nodiscard]] virtual Result<void> write(const std::string &provider, const std::string &key, std::stop_token) = 0;
    // No error where there is none.
    [[nodiscard]] virtual Result<void> remove(const std::string &provider, std::stop_token) = 0;
};
// The desktop's own (Secret Service or KWallet). Nothing is contacted before the first call. It may ask the person to
// unlock the keyring; a triggered token ends the waiting.
[[nodiscard]] CREDENCE_CORE_EXPORT std::shared_ptr<Keyring> desktopKeyring();

// The key of a provider whose keyInKeyring is set, read now. Others come back as they are.
[[nodiscard]] CREDENCE_CORE_EXPORT Result<ProviderConfig> withKey(ProviderConfig, Keyring &, std::stop_token = {});

// What the smallest call came to. The models' answers are not looked at, only that they came.
struct ProviderTest {
    std::int64_t ms = 0;
    std::uint64_t tokensIn = 0, tokensOut = 0;
    double cost = 0;   // 0 when no price is known
    int dimension = 0; // of the embedding model's vectors; 0: none is named
};
// One smallest call to the chat model, and one to the embedding model if it names one; nothing is sent twice. The error
// is one sentence that says what is wrong and what to do. The config holds its key (withKey()).
[[nodiscard]] CREDENCE_CORE_EXPORT Result<ProviderTest> testProvider(ProviderConfig, HttpTransport &,
                                                                     std::stop_token = {});

} // namespace credence

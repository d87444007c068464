// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The model that a command may ask: which provider, and what it takes to reach it.
// Ownership: a ModelAccess owns what the services borrow; it must outlive their use. Thread safety: main thread only.
#pragma once

#include "cli/context.h"

#include <credence/providers.h>
#include <credence/reflect.h>

namespace credence::cli {

// The provider that was named, or the only one there is; nothing if none is configured. Problems of the file are said
// on standard error.
Result<std::optional<ProviderConfig>> chosenProvider(const std::string &name);

struct ModelAccess {
    std::unique_ptr<HttpTransport> transport;
    std::unique_ptr<ResponseCache> cache;
};
// Fetches the key of services.provider and fills in transport and, if asked for, the cache of kept replies.
Result<void> openModel(const Context &context, ReflectServices &services, ModelAccess &access, bool cached);

} // namespace credence::cli

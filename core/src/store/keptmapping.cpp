// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/mirrorlist.h>
#include <credence/place.h>

#include <algorithm>

namespace credence {

Result<KeyMapping> keptMapping(const Store &store, const std::string &path, const std::string &scope,
                               const std::string &format, const KeyMapping &chosen)
{
    const auto mirrors = mirrorList(store);
    if (!mirrors)
        return mirrors.error();
    KeyMapping kept;
    for (const Mirror &one : *mirrors) {
        if (one.scope == scope && (format.empty() || one.format == format) && samePlace(one.path, path)) {
            kept = one.mapping;
            break;
        }
    }
    std::erase_if(kept, [&](const auto &one) {
        return std::any_of(chosen.begin(), chosen.end(), [&](const auto &now) { return now.first == one.first; });
    });
    kept.insert(kept.begin(), chosen.begin(), chosen.end());
    return kept;
}

} // namespace credence

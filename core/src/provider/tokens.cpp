// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/provider.h>

namespace credence {

std::uint64_t estimatedTokens(std::string_view text)
{
    return (text.size() + 3) / 4;
}

} // namespace credence

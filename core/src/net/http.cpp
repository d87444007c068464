// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/http.h>

namespace credence {

HttpTransport::~HttpTransport() = default;

std::string HttpReply::header(std::string_view name) const
{
    for (const auto &[key, value] : headers) {
        if (key == name)
            return value;
    }
    return {};
}

} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The parts that detect() is made of. Each appends what it finds; nothing is joined or sorted yet.
// Ownership: `text` is borrowed for the call. Thread safety: pure functions over tables that are built once.
#pragma once

#include <credence/privacy.h>

#include <string>
#include <string_view>
#include <vector>

namespace credence::privacy {

void findIdentifiers(std::string_view text, std::vector<Finding> &into);
void findPhones(std::string_view text, std::vector<Finding> &into);
void findSecrets(std::string_view text, std::vector<Finding> &into);
void findMarkup(std::string_view text, std::vector<Finding> &into); // roles, tool calls, active HTML
void findHidden(std::string_view text, std::vector<Finding> &into); // characters that a person doesn't see
// Claims about persons, and sentences that try to instruct a model.
void findClaims(std::string_view text, const PrivacyPolicy &, std::vector<Finding> &into);

// Rules whose pattern RE2 doesn't take, with its reason; a test wants none.
[[nodiscard]] std::vector<std::string> brokenSecretRules();
[[nodiscard]] std::vector<std::string> brokenIdentifierRules();
[[nodiscard]] std::vector<std::string> brokenMarkupRules();

} // namespace credence::privacy

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

// The detectors, in the order in which they are asked: one more is a file and its line here.
//   findMarkup: roles, tool calls, active HTML. findHidden: characters that a person doesn't see. findClaims: claims
//   about persons, and sentences that try to instruct a model.
#define CREDENCE_DETECTORS(X)                                                                                          \
    X(findIdentifiers)                                                                                                 \
    X(findPhones)                                                                                                      \
    X(findSecrets)                                                                                                     \
    X(findMarkup)                                                                                                      \
    X(findHidden)                                                                                                      \
    X(findClaims)

#define CREDENCE_DECLARE_DETECTOR(name)                                                                                \
    void name(std::string_view text, const PrivacyPolicy &policy, std::vector<Finding> &into);
CREDENCE_DETECTORS(CREDENCE_DECLARE_DETECTOR)
#undef CREDENCE_DECLARE_DETECTOR

// Rules whose pattern RE2 doesn't take, with its reason; a test wants none.
[[nodiscard]] std::vector<std::string> brokenSecretRules();
[[nodiscard]] std::vector<std::string> brokenIdentifierRules();
[[nodiscard]] std::vector<std::string> brokenMarkupRules();

} // namespace credence::privacy

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/privacy.h>

#include <algorithm>
#include <array>

namespace credence {

namespace {

constexpr std::array kActions{"allow", "review", "redact", "downgrade", "block"};

} // namespace

const char *word(PolicyAction action)
{
    return kActions[static_cast<std::size_t>(action)];
}

std::optional<PolicyAction> parsePolicyAction(std::string_view text)
{
    const auto at = std::find(kActions.begin(), kActions.end(), text);
    return at == kActions.end() ? std::nullopt
                                : std::optional(static_cast<PolicyAction>(std::distance(kActions.begin(), at)));
}

const std::vector<Category> &categories()
{
    using enum PolicyAction;
    static const std::vector<Category> all{
        {"email", "E-mail address", "identifier", Redact, "pattern"},
        {"phone", "Telephone number", "identifier", Redact, "pattern and numbering plan"},
        {"card", "Payment card or wallet", "identifier", Redact, "pattern and check digit"},
        {"iban", "Bank account (IBAN)", "identifier", Redact, "pattern and check digits"},
        {"national_id", "National identifier", "identifier", Redact, "pattern and check digit, by country"},
        {"address", "Postal address", "identifier", Redact, "pattern"},
        {"birth_date", "Date of birth", "identifier", Redact, "pattern"},
        {"ip", "Network address", "identifier", Redact, "pattern"},
        {"place", "Coordinates", "identifier", Redact, "pattern"},
        {"secret", "Key, token or password", "secret", Block, "vendors' shapes and entropy"},
        {"health", "Health", "sensitive", Review, "words about a person"},
        {"finance", "Finances", "sensitive", Review, "words about a person"},
        {"relationships", "Relationships and family", "sensitive", Review, "words about a person"},
        {"sexuality", "Sexuality and gender", "sensitive", Review, "words about a person"},
        {"politics", "Political opinion", "sensitive", Review, "words about a person"},
        {"religion", "Religion or belief", "sensitive", Review, "words about a person"},
        {"ethnicity", "Ethnic origin", "sensitive", Review, "words about a person"},
        {"union", "Union membership", "sensitive", Review, "words about a person"},
        {"biometrics", "Biometrics and genetics", "sensitive", Review, "words about a person"},
        {"crime", "Offences and convictions", "sensitive", Review, "words about a person"},
        {"minors", "Minors", "sensitive", Review, "words about a person"},
        {"third_person", "Somebody else", "person", Review, "names and what is said of them"},
        {"injection", "Instruction to a model", "safety", Block, "phrases, markup and hidden characters"},
    };
    return all;
}

PolicyAction PrivacyPolicy::action(std::string_view category) const
{
    if (const auto own = actions.find(std::string(category)); own != actions.end())
        return own->second;
    const std::vector<Category> &all = categories();
    const auto known = std::find_if(all.begin(), all.end(), [&](const Category &c) { return c.id == category; });
    return known == all.end() ? PolicyAction::Review : known->preset;
}

} // namespace credence

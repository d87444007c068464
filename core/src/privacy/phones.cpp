// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Telephone numbers: a cheap pattern proposes, libphonenumber decides.
#include "privacy/finder.h"
#include "privacy/numbers.h"

#include <phonenumbers/phonenumberutil.h>
#include <re2/re2.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <string>

namespace credence::privacy {

namespace {

using i18n::phonenumbers::PhoneNumber;
using i18n::phonenumbers::PhoneNumberUtil;

// Where a number without a country code may be from: the first region in which it is a valid one counts.
constexpr std::array kRegions{"US", "GB", "DE", "FR", "IN", "ES", "IT", "BR", "IL", "TR", "PH", "NL", "CH", "AU", "PL"};

constexpr std::string_view kWords = "phone|telephone|tel|call|mobile|cell|fax|whatsapp|ring|sms|text|dial|handy|"
                                    "telefon|cep|number is|reach|contact";

struct Shape {
    std::size_t digits = 0, groups = 0;
    bool plus = false, bracket = false, dashes = false, spaces = false, dots = false, slash = false;
};

Shape shapeOf(std::string_view s)
{
    Shape shape;
    bool inside = false;
    for (const char c : s) {
        const bool digit = c >= '0' && c <= '9';
        shape.digits += digit ? 1U : 0U;
        shape.groups += digit && !inside ? 1U : 0U;
        inside = digit;
        shape.plus |= c == '+';
        shape.bracket |= c == '(';
        shape.dashes |= c == '-';
        shape.spaces |= c == ' ';
        shape.dots |= c == '.';
        shape.slash |= c == '/';
    }
    return shape;
}

bool date(std::string_view s)
{
    static const RE2 pattern(
        R"((?:19|20)\d{2}[-./](?:0?[1-9]|1[0-2])[-./](?:0?[1-9]|[12]\d|3[01])(?:[ T]\d.*)?|)"
        R"((?:0?[1-9]|[12]\d|3[01])[-./](?:0?[1-9]|[12]\d|3[01])[-./](?:19|20)?\d{2}(?:[ T]\d.*)?)");
    return RE2::FullMatch(re2::StringPiece(s.data(), s.size()), pattern);
}

} // namespace

void findPhones(std::string_view text, const PrivacyPolicy &, std::vector<Finding> &into)
{
    if (std::count_if(text.begin(), text.end(), [](char c) { return c >= '0' && c <= '9'; }) < 7)
        return;
    static const RE2 pattern(R"((?:\+ ?|\()?\d(?:[ ()./-]{0,3}\d){6,14})");
    static const PhoneNumberUtil &util = *PhoneNumberUtil::GetInstance();
    const re2::StringPiece input(text.data(), text.size());
    re2::StringPiece hit;
    std::size_t pos = 0;
    while (pos < text.size() && pattern.Match(input, pos, text.size(), RE2::UNANCHORED, &hit, 1)) {
        const std::size_t start = static_cast<std::size_t>(hit.data() - text.data());
        const std::size_t end = start + hit.size();
        pos = end;
        const std::string_view found = text.substr(start, end - start);
        const auto touches = [&](std::size_t i) {
            const auto c = static_cast<unsigned char>(text[i]);
            return std::isalnum(c) != 0 || c == '_' || c == '+' || c == '@' || c == '#';
        };
        if ((start > 0 && (touches(start - 1) || ((text[start - 1] == '.' || text[start - 1] == '-' ||
                                                   text[start - 1] == ':' || text[start - 1] == '/') &&
                                                  start > 1 && touches(start - 2)))) ||
            (end < text.size() && (touches(end) || ((text[end] == '-' || text[end] == ':' || text[end] == '.') &&
                                                    end + 1 < text.size() && touches(end + 1)))))
            continue;
        const Shape shape = shapeOf(found);
        const bool grouped = shape.groups >= 3 && shape.groups <= 6 && !shape.slash;
        double score = 0.75;
        if (!shape.plus) {
            if (date(found) || (shape.dots && (shape.spaces || shape.dashes)) ||
                (shape.dots && shape.groups == 4 && shape.digits < 10))
                continue;
            const bool word = wordsNear(text, start, end, kWords);
            const bool alone = standsAlone(text, start, end);
            if (word)
                score = 0.9;
            else if (!(shape.bracket && grouped) && !(grouped && alone && shape.digits >= 10) &&
                     !(alone && shape.groups <= 2 && shape.digits >= 10 && found.front() == '0'))
                continue;
        }
        PhoneNumber number;
        bool valid = false;
        if (shape.plus) {
            valid = util.Parse(std::string(found), "ZZ", &number) == PhoneNumberUtil::NO_PARSING_ERROR &&
                    util.IsValidNumber(number);
        } else {
            for (const char *region : kRegions) {
                if (util.Parse(std::string(found), region, &number) == PhoneNumberUtil::NO_PARSING_ERROR &&
                    util.IsValidNumber(number)) {
                    valid = true;
                    break;
                }
            }
        }
        if (valid) {
            into.push_back({.category = "phone",
                            .detector = "phone",
                            .start = start,
                            .end = end,
                            .score = score,
                            .why = "Is a valid telephone number."});
        }
    }
}

} // namespace credence::privacy

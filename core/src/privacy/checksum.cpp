// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "privacy/checksum.h"

#include <sodium.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstdint>
#include <numeric>
#include <vector>

namespace credence::privacy {

namespace {

bool isDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isUpper(char c)
{
    return c >= 'A' && c <= 'Z';
}

bool allDigits(std::string_view s)
{
    return !s.empty() && std::all_of(s.begin(), s.end(), isDigit);
}

bool sameDigit(std::string_view s)
{
    return s.find_first_not_of(s.front()) == std::string_view::npos;
}

int at(std::string_view s, std::size_t i)
{
    return s[i] - '0';
}

template<std::size_t N>
int weighted(std::string_view s, const std::array<int, N> &weights, std::size_t from = 0)
{
    int sum = 0;
    for (std::size_t i = 0; i < N; ++i)
        sum += at(s, from + i) * weights[i];
    return sum;
}

std::uint64_t number(std::string_view digits)
{
    std::uint64_t value = 0;
    for (const char c : digits)
        value = value * 10 + static_cast<std::uint64_t>(c - '0');
    return value;
}

bool validDate(int year, int month, int day)
{
    constexpr std::array kDays{31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31};
    if (month < 1 || month > 12 || day < 1)
        return false;
    const bool leap = (year % 4 == 0 && year % 100 != 0) || year % 400 == 0;
    return day <= kDays[static_cast<std::size_t>(month - 1)] + (month == 2 && leap ? 1 : 0);
}

// A date of six digits, YYMMDD, whose century is not known.
bool validShortDate(std::string_view s)
{
    const int year = static_cast<int>(number(s.substr(0, 2)));
    const int month = static_cast<int>(number(s.substr(2, 2)));
    const int day = static_cast<int>(number(s.substr(4, 2)));
    return validDate(1900 + year, month, day) || validDate(2000 + year, month, day);
}

int base36(char c)
{
    return isDigit(c) ? c - '0' : c - 'A' + 10;
}

// The weights 7, 3, 1 of ICAO Doc 9303 over digits and letters.
int icao(std::string_view s)
{
    constexpr std::array kWeights{7, 3, 1};
    int sum = 0;
    for (std::size_t i = 0; i < s.size(); ++i)
        sum += base36(s[i]) * kWeights[i % 3];
    return sum % 10;
}

} // namespace

std::string compact(std::string_view text)
{
    std::string out;
    for (const char c : text) {
        if (isDigit(c) || isUpper(c))
            out += c;
        else if (c >= 'a' && c <= 'z')
            out += static_cast<char>(c - 'a' + 'A');
    }
    return out;
}

bool luhn(std::string_view digits)
{
    int sum = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        int d = at(digits, digits.size() - 1 - i);
        if (i % 2 == 1)
            d = d > 4 ? d * 2 - 9 : d * 2;
        sum += d;
    }
    return sum % 10 == 0;
}

bool verhoeff(std::string_view digits)
{
    constexpr std::array<std::array<int, 10>, 10> kMultiply{{{0, 1, 2, 3, 4, 5, 6, 7, 8, 9},
                                                             {1, 2, 3, 4, 0, 6, 7, 8, 9, 5},
                                                             {2, 3, 4, 0, 1, 7, 8, 9, 5, 6},
                                                             {3, 4, 0, 1, 2, 8, 9, 5, 6, 7},
                                                             {4, 0, 1, 2, 3, 9, 5, 6, 7, 8},
                                                             {5, 9, 8, 7, 6, 0, 4, 3, 2, 1},
                                                             {6, 5, 9, 8, 7, 1, 0, 4, 3, 2},
                                                             {7, 6, 5, 9, 8, 2, 1, 0, 4, 3},
                                                             {8, 7, 6, 5, 9, 3, 2, 1, 0, 4},
                                                             {9, 8, 7, 6, 5, 4, 3, 2, 1, 0}}};
    constexpr std::array<int, 10> kPermute{1, 5, 7, 6, 2, 8, 3, 0, 9, 4};
    int check = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        int d = at(digits, digits.size() - 1 - i);
        for (std::size_t k = 0; k < i % 8; ++k)
            d = kPermute[static_cast<std::size_t>(d)];
        check = kMultiply[static_cast<std::size_t>(check)][static_cast<std::size_t>(d)];
    }
    return check == 0;
}

bool iso7064Mod11_10(std::string_view digits)
{
    int product = 10;
    for (std::size_t i = 0; i + 1 < digits.size(); ++i) {
        int sum = (at(digits, i) + product) % 10;
        if (sum == 0)
            sum = 10;
        product = sum * 2 % 11;
    }
    return (11 - product) % 10 == at(digits, digits.size() - 1);
}

std::size_t ibanLength(std::string_view country)
{
    struct Country {
        char code[3];
        std::uint8_t length;
    };
    static constexpr std::array<Country, 89> kCountries{
        {{"AD", 24}, {"AE", 23}, {"AL", 28}, {"AT", 20}, {"AZ", 28}, {"BA", 20}, {"BE", 16}, {"BG", 22}, {"BH", 22},
         {"BI", 27}, {"BR", 29}, {"BY", 28}, {"CH", 21}, {"CR", 22}, {"CY", 28}, {"CZ", 24}, {"DE", 22}, {"DJ", 27},
         {"DK", 18}, {"DO", 28}, {"EE", 20}, {"EG", 29}, {"ES", 24}, {"FI", 18}, {"FK", 18}, {"FO", 18}, {"FR", 27},
         {"GB", 22}, {"GE", 22}, {"GI", 23}, {"GL", 18}, {"GR", 27}, {"GT", 28}, {"HN", 28}, {"HR", 21}, {"HU", 28},
         {"IE", 22}, {"IL", 23}, {"IQ", 23}, {"IS", 26}, {"IT", 27}, {"JO", 30}, {"KW", 30}, {"KZ", 20}, {"LB", 28},
         {"LC", 32}, {"LI", 21}, {"LT", 20}, {"LU", 20}, {"LV", 21}, {"LY", 25}, {"MC", 27}, {"MD", 24}, {"ME", 22},
         {"MK", 19}, {"MN", 20}, {"MR", 27}, {"MT", 31}, {"MU", 30}, {"NI", 28}, {"NL", 18}, {"NO", 15}, {"OM", 23},
         {"PK", 24}, {"PL", 28}, {"PS", 29}, {"PT", 25}, {"QA", 29}, {"RO", 24}, {"RS", 22}, {"RU", 33}, {"SA", 24},
         {"SC", 31}, {"SD", 18}, {"SE", 24}, {"SI", 19}, {"SK", 24}, {"SM", 27}, {"SO", 23}, {"ST", 25}, {"SV", 28},
         {"TL", 23}, {"TN", 24}, {"TR", 26}, {"UA", 29}, {"VA", 22}, {"VG", 24}, {"XK", 20}, {"YE", 30}}};
    for (const Country &c : kCountries) {
        if (country == c.code)
            return c.length;
    }
    return 0;
}

bool iban(std::string_view s)
{
    if (s.size() < 15 || s.size() != ibanLength(s.substr(0, 2)) || !isDigit(s[2]) || !isDigit(s[3]))
        return false;
    // Some countries' account numbers have no letters, or begin with the bank's four.
    static constexpr std::string_view kNumeric = "AE AL AT BA BE CH CR CZ DE DK EE ES FI FO GL HR HU IL IS LI LT LU ME "
                                                 "NO PL PT RS SE SI SK TL TN VA XK";
    static constexpr std::string_view kBankLetters =
        "AZ BG BH BY DO GB GE GI GT IE IQ JO KW LC LV MD MT MU NI NL PK PS "
        "QA RO SC SV VG";
    const std::string_view country = s.substr(0, 2);
    static constexpr std::string_view kAlphanumericTail = "AL CH LI LU TR";
    if (kNumeric.find(country) != std::string_view::npos && kAlphanumericTail.find(country) == std::string_view::npos &&
        !allDigits(s.substr(2)))
        return false;
    if (kBankLetters.find(country) != std::string_view::npos && country != "BY" && country != "DO" && country != "GE" &&
        country != "GT" && country != "MD" && !std::all_of(s.begin() + 4, s.begin() + 8, isUpper))
        return false;
    int remainder = 0;
    for (std::size_t i = 0; i < s.size(); ++i) {
        const int value = base36(s[(i + 4) % s.size()]);
        remainder = (remainder * (value > 9 ? 100 : 10) + value) % 97;
    }
    return remainder == 1;
}

bool card(std::string_view text)
{
    const std::string s = compact(text);
    if (!allDigits(s) || s.size() < 12 || s.size() > 19 || sameDigit(s) || !luhn(s))
        return false;
    const auto in = [&](std::size_t n, std::uint64_t lo, std::uint64_t hi) {
        const std::uint64_t prefix = number(std::string_view(s).substr(0, n));
        return prefix >= lo && prefix <= hi;
    };
    const std::size_t n = s.size();
    if (s[0] == '4')
        return n == 13 || n == 16 || n == 19; // Visa
    if (in(2, 51, 55) || in(4, 2221, 2720))
        return n == 16; // Mastercard
    if (in(2, 34, 34) || in(2, 37, 37))
        return n == 15; // American Express
    if (in(3, 300, 305) || in(2, 36, 36) || in(2, 38, 39))
        return n == 14; // Diners Club
    if (in(4, 3528, 3589))
        return n >= 16; // JCB
    if (in(4, 6011, 6011) || in(3, 644, 649) || in(2, 65, 65) || in(2, 62, 62) || in(2, 60, 60) || in(2, 81, 82))
        return n >= 16; // Discover, UnionPay, RuPay
    if (in(2, 50, 50) || in(2, 56, 58) || in(2, 63, 63) || in(2, 67, 67))
        return n >= 12; // Maestro
    if (in(4, 2200, 2204))
        return n >= 16; // Mir
    if (in(4, 2014, 2014) || in(4, 2149, 2149) || in(4, 1220, 1220) || in(1, 1, 1))
        return n == 15; // enRoute, UATP
    return false;
}

bool bitcoinBase58(std::string_view s)
{
    constexpr std::string_view kAlphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";
    std::array<unsigned char, 25> bytes{};
    for (const char c : s) {
        const std::size_t digit = kAlphabet.find(c);
        if (digit == std::string_view::npos)
            return false;
        unsigned carry = static_cast<unsigned>(digit);
        for (std::size_t i = bytes.size(); i-- > 0;) {
            carry += 58U * bytes[i];
            bytes[i] = static_cast<unsigned char>(carry & 0xFFU);
            carry >>= 8U;
        }
        if (carry != 0)
            return false;
    }
    if (bytes[0] != 0 && bytes[0] != 5)
        return false;
    std::array<unsigned char, crypto_hash_sha256_BYTES> once{}, twice{};
    crypto_hash_sha256(once.data(), bytes.data(), 21);
    crypto_hash_sha256(twice.data(), once.data(), once.size());
    return std::equal(bytes.begin() + 21, bytes.end(), twice.begin());
}

bool bitcoinBech32(std::string_view text)
{
    constexpr std::string_view kAlphabet = "qpzry9x8gf2tvdw0s3jn54khce6mua7l";
    constexpr std::array<std::uint32_t, 5> kGenerator{0x3b6a57b2, 0x26508e6d, 0x1ea119fa, 0x3d4233dd, 0x2a1462b3};
    std::string s(text);
    const bool lower = std::any_of(s.begin(), s.end(), [](char c) { return c >= 'a' && c <= 'z'; });
    const bool upper = std::any_of(s.begin(), s.end(), isUpper);
    if (lower && upper)
        return false;
    std::transform(s.begin(), s.end(), s.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
    std::uint32_t check = 1;
    const auto feed = [&](std::uint32_t value) {
        const std::uint32_t top = check >> 25U;
        check = (check & 0x1ffffffU) << 5U ^ value;
        for (std::uint32_t i = 0; i < 5; ++i) {
            if ((top >> i & 1U) != 0)
                check ^= kGenerator[i];
        }
    };
    const std::size_t one = s.rfind('1');
    if (one == std::string::npos)
        return false;
    for (std::size_t i = 0; i < one; ++i)
        feed(static_cast<unsigned char>(s[i]) >> 5U);
    feed(0);
    for (std::size_t i = 0; i < one; ++i)
        feed(static_cast<unsigned char>(s[i]) & 31U);
    for (std::size_t i = one + 1; i < s.size(); ++i) {
        const std::size_t v = kAlphabet.find(s[i]);
        if (v == std::string_view::npos)
            return false;
        feed(static_cast<std::uint32_t>(v));
    }
    return check == 1 || check == 0x2bc830a3U;
}

bool ethereum(std::string_view s)
{
    return s.size() == 42 && !sameDigit(s.substr(2));
}

bool usSsn(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 9 || sameDigit(s))
        return false;
    const std::string_view area = std::string_view(s).substr(0, 3);
    // 078-05-1120 and 123-45-6789 were printed in advertisements and are nobody's.
    return area != "000" && area != "666" && area[0] != '9' && s.compare(3, 2, "00") != 0 &&
           s.compare(5, 4, "0000") != 0 && s != "078051120" && s != "123456789";
}

bool usItin(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 9 || s[0] != '9')
        return false;
    const std::uint64_t group = number(std::string_view(s).substr(3, 2));
    return (group >= 50 && group <= 65) || (group >= 70 && group <= 88) || (group >= 90 && group <= 92) ||
           (group >= 94 && group <= 99);
}

bool usNpi(std::string_view text)
{
    const std::string s = compact(text);
    return s.size() == 10 && (s[0] == '1' || s[0] == '2') && !sameDigit(s) && luhn("80840" + s);
}

bool usRouting(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 9 || sameDigit(s))
        return false;
    const std::uint64_t bank = number(std::string_view(s).substr(0, 2));
    if (!(bank <= 12 || (bank >= 21 && bank <= 32) || (bank >= 61 && bank <= 72) || bank == 80))
        return false;
    return weighted(s, std::array{3, 7, 1, 3, 7, 1, 3, 7, 1}) % 10 == 0;
}

bool usDea(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 9 || !allDigits(std::string_view(s).substr(2)))
        return false;
    const int sum = at(s, 2) + at(s, 4) + at(s, 6) + 2 * (at(s, 3) + at(s, 5) + at(s, 7));
    return sum % 10 == at(s, 8);
}

bool ukNhs(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 10 || !allDigits(s) || sameDigit(s))
        return false;
    return weighted(s, std::array{10, 9, 8, 7, 6, 5, 4, 3, 2, 1}) % 11 == 0;
}

bool ukNino(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 9)
        return false;
    static constexpr std::string_view kUnused = "BG GB KN NK NT TN ZZ";
    const std::string_view prefix = std::string_view(s).substr(0, 2);
    return std::string_view("DFIQUV").find(s[0]) == std::string_view::npos &&
           std::string_view("DFIOQUV").find(s[1]) == std::string_view::npos &&
           kUnused.find(prefix) == std::string_view::npos && s[8] >= 'A' && s[8] <= 'D';
}

bool ukDriver(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 16)
        return false;
    const std::uint64_t month = number(std::string_view(s).substr(6, 2)) % 50;
    const std::uint64_t day = number(std::string_view(s).substr(8, 2));
    return month >= 1 && month <= 12 && day >= 1 && day <= 31;
}

bool esNif(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() < 8 || s.size() > 9)
        return false;
    constexpr std::string_view kLetters = "TRWAGMYFPDXBNJZSQVHLCKE";
    const std::string_view digits = std::string_view(s).substr(0, s.size() - 1);
    return allDigits(digits) && s.back() == kLetters[number(digits) % 23];
}

bool esNie(std::string_view text)
{
    std::string s = compact(text);
    if (s.size() != 9 || s[0] < 'X' || s[0] > 'Z')
        return false;
    s[0] = static_cast<char>(s[0] - 'X' + '0');
    return esNif(s);
}

bool itFiscal(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 16)
        return false;
    constexpr std::array<int, 36> kOdd{1,  0,  5, 7, 9,  13, 15, 17, 19, 21, 1,  0,  5,  7,  9,  13, 15, 17,
                                       19, 21, 2, 4, 18, 20, 11, 3,  6,  8,  12, 14, 16, 10, 22, 25, 24, 23};
    int sum = 0;
    for (std::size_t i = 0; i < 15; ++i) {
        const int value = base36(s[i]);
        sum += i % 2 == 0 ? kOdd[static_cast<std::size_t>(value)] : (isDigit(s[i]) ? value : value - 10);
    }
    return s[15] == 'A' + sum % 26;
}

bool itVat(std::string_view text)
{
    const std::string s = compact(text);
    return s.size() == 11 && allDigits(s) && s.compare(0, 7, "0000000") != 0 && luhn(s);
}

bool plPesel(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 11 || !allDigits(s))
        return false;
    constexpr std::array kCentury{1900, 2000, 2100, 2200, 1800};
    const int coded = static_cast<int>(number(std::string_view(s).substr(2, 2)));
    const int year = kCentury[static_cast<std::size_t>(coded / 20)] + static_cast<int>(number(s.substr(0, 2)));
    if (!validDate(year, coded % 20, static_cast<int>(number(s.substr(4, 2)))))
        return false;
    return weighted(s, std::array{1, 3, 7, 9, 1, 3, 7, 9, 1, 3, 1}) % 10 == 0;
}

bool deTaxId(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 11 || !allDigits(s) || s[0] == '0' || !iso7064Mod11_10(s))
        return false;
    // Of the first ten digits one occurs twice or three times, and no other one more than once; three never in a row.
    std::array<int, 10> count{};
    for (std::size_t i = 0; i < 10; ++i)
        ++count[static_cast<std::size_t>(at(s, i))];
    const auto twice = std::count(count.begin(), count.end(), 2);
    const auto thrice = std::count(count.begin(), count.end(), 3);
    const bool more = std::any_of(count.begin(), count.end(), [](int n) { return n > 3; });
    for (std::size_t i = 0; i + 2 < 10; ++i) {
        if (s[i] == s[i + 1] && s[i] == s[i + 2])
            return false;
    }
    // The example number 12345678903 of the forms has ten different digits.
    return !more && thrice <= 1 && twice <= 2;
}

bool deVat(std::string_view text)
{
    const std::string s = compact(text);
    return s.size() == 11 && s[2] != '0' && iso7064Mod11_10(std::string_view(s).substr(2));
}

bool deSocial(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 12 || !isUpper(s[8]))
        return false;
    const int month = static_cast<int>(number(s.substr(4, 2)));
    const int day = static_cast<int>(number(s.substr(2, 2)));
    if (month < 1 || month > 12 || day < 1 || (day > 31 && day < 51) || day > 81)
        return false;
    const int letter = s[8] - 'A' + 1;
    const std::string digits =
        s.substr(0, 8) + static_cast<char>('0' + letter / 10) + static_cast<char>('0' + letter % 10) + s.substr(9, 2);
    constexpr std::array kWeights{2, 1, 2, 5, 7, 1, 2, 1, 2, 1, 2, 1};
    int sum = 0;
    for (std::size_t i = 0; i < kWeights.size(); ++i) {
        const int product = at(digits, i) * kWeights[i];
        sum += product / 10 + product % 10;
    }
    return sum % 10 == at(s, 11);
}

bool deDocument(std::string_view text)
{
    const std::string s = compact(text);
    return s.size() == 9 && isDigit(s[8]) && icao(std::string_view(s).substr(0, 8)) == at(s, 8);
}

bool deHealth(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 10 || !isUpper(s[0]))
        return false;
    const int letter = s[0] - 'A' + 1;
    const std::string digits =
        std::string{static_cast<char>('0' + letter / 10), static_cast<char>('0' + letter % 10)} + s.substr(1, 8);
    int sum = 0;
    for (std::size_t i = 0; i < digits.size(); ++i) {
        const int product = at(digits, i) * (i % 2 == 0 ? 1 : 2);
        sum += product / 10 + product % 10;
    }
    return sum % 10 == at(s, 9);
}

bool deDoctor(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 9 || sameDigit(s))
        return false;
    const int sum = weighted(s, std::array{4, 9, 4, 9, 4, 9});
    return (10 - sum % 10) % 10 == at(s, 6);
}

bool fiHetu(std::string_view text)
{
    std::string s(text);
    std::transform(s.begin(), s.end(), s.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    if (s.size() != 11)
        return false;
    const std::string digits = s.substr(0, 6) + s.substr(7, 3);
    if (!allDigits(digits))
        return false;
    const int century = s[6] == '+' ? 1800 : (s[6] >= 'A' && s[6] <= 'F') ? 2000 : 1900;
    if (!validDate(century + static_cast<int>(number(s.substr(4, 2))), static_cast<int>(number(s.substr(2, 2))),
                   static_cast<int>(number(s.substr(0, 2)))))
        return false;
    return s[10] == std::string_view("0123456789ABCDEFHJKLMNPRSTUVWXY")[number(digits) % 31];
}

bool sePerson(std::string_view text)
{
    std::string s = compact(text);
    if (s.size() == 12) {
        const std::string_view century = std::string_view(s).substr(0, 2);
        if (century != "18" && century != "19" && century != "20")
            return false;
        s.erase(0, 2);
    }
    if (s.size() != 10 || !allDigits(s))
        return false;
    std::string date = s.substr(0, 6);
    if (date[4] >= '6') // a coordination number adds 60 to the day
        date[4] = static_cast<char>(date[4] - 6);
    return validShortDate(date) && luhn(s);
}

bool seOrganisation(std::string_view text)
{
    std::string s = compact(text);
    if (s.size() == 12 && s.starts_with("16"))
        s.erase(0, 2);
    return s.size() == 10 && allDigits(s) && s[2] >= '2' &&
           std::string_view("1235678").find(s[0]) != std::string_view::npos && luhn(s);
}

bool sgNric(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 9)
        return false;
    int sum = weighted(s, std::array{2, 7, 6, 5, 4, 3, 2}, 1);
    if (s[0] == 'T' || s[0] == 'G')
        sum += 4;
    else if (s[0] == 'M')
        sum += 3;
    const auto index = static_cast<std::size_t>(sum % 11);
    if (s[0] == 'M')
        return s[8] == std::string_view("KLJNPQRTUWX")[10 - index];
    const bool citizen = s[0] == 'S' || s[0] == 'T';
    return s[8] == (citizen ? std::string_view("JZIHGFEDCBA") : std::string_view("XWUTRQPNMLK"))[index];
}

bool inAadhaar(std::string_view text)
{
    const std::string s = compact(text);
    return s.size() == 12 && allDigits(s) && s[0] >= '2' && !std::equal(s.begin(), s.begin() + 6, s.rbegin()) &&
           verhoeff(s);
}

bool inGstin(std::string_view text)
{
    const std::string s = compact(text);
    const std::uint64_t state = s.size() == 15 ? number(std::string_view(s).substr(0, 2)) : 0;
    return state >= 1 && state <= 38;
}

bool inPan(std::string_view text)
{
    const std::string s = compact(text);
    return s.size() == 10 && std::string_view("ABCFGHJLPTKNE").find(s[3]) != std::string_view::npos;
}

bool auAbn(std::string_view text)
{
    std::string s = compact(text);
    if (s.size() != 11 || !allDigits(s) || s[0] == '0')
        return false;
    s[0] = static_cast<char>(s[0] - 1);
    return weighted(s, std::array{10, 1, 3, 5, 7, 9, 11, 13, 15, 17, 19}) % 89 == 0;
}

bool auAcn(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 9 || !allDigits(s) || sameDigit(s))
        return false;
    return (10 - weighted(s, std::array{8, 7, 6, 5, 4, 3, 2, 1}) % 10) % 10 == at(s, 8);
}

bool auTfn(std::string_view text)
{
    const std::string s = compact(text);
    return s.size() == 9 && allDigits(s) && !sameDigit(s) &&
           weighted(s, std::array{1, 4, 3, 7, 5, 8, 6, 9, 10}) % 11 == 0;
}

bool auMedicare(std::string_view text)
{
    const std::string s = compact(text);
    return s.size() >= 10 && s.size() <= 11 && allDigits(s) && s[0] >= '2' && s[0] <= '6' &&
           weighted(s, std::array{1, 3, 7, 9, 1, 3, 7, 9}) % 10 == at(s, 8);
}

bool caSin(std::string_view text)
{
    const std::string s = compact(text);
    return s.size() == 9 && allDigits(s) && s[0] != '0' && s[0] != '8' && !sameDigit(s) && luhn(s);
}

bool trNational(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 11 || !allDigits(s) || s[0] == '0')
        return false;
    const int odd = at(s, 0) + at(s, 2) + at(s, 4) + at(s, 6) + at(s, 8);
    const int even = at(s, 1) + at(s, 3) + at(s, 5) + at(s, 7);
    const int tenth = ((odd * 7 - even) % 10 + 10) % 10;
    return tenth == at(s, 9) && (odd + even + tenth) % 10 == at(s, 10);
}

bool thNational(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 13 || !allDigits(s) || s[0] == '0' || s[0] == '9' || s[1] == '0')
        return false;
    // Digits two and three are the province; the codes are those in use.
    const std::uint64_t province = number(std::string_view(s).substr(1, 2));
    if (province == 28 || province == 29 || province == 59 || province == 68 || province == 69 || province == 78 ||
        province == 79 || (province >= 87 && province <= 89) || province > 96)
        return false;
    return (11 - weighted(s, std::array{13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2}) % 11) % 10 == at(s, 12);
}

bool zaNational(std::string_view text)
{
    const std::string s = compact(text);
    return s.size() == 13 && allDigits(s) && validShortDate(s) && s[10] <= '2' && luhn(s);
}

namespace {

bool krBirth(const std::string &s)
{
    return s.size() == 13 && allDigits(s) && validShortDate(s);
}

} // namespace

bool krResident(std::string_view text)
{
    // Since October 2020 new numbers carry no check digit, so the shape has to do.
    const std::string s = compact(text);
    return krBirth(s) && s[6] >= '1' && s[6] <= '4' && number(std::string_view(s).substr(7, 2)) <= 96;
}

bool krForeigner(std::string_view text)
{
    const std::string s = compact(text);
    return krBirth(s) && s[6] >= '5' && s[6] <= '8';
}

bool krBusiness(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 10 || !allDigits(s))
        return false;
    const int sum = weighted(s, std::array{1, 3, 7, 1, 3, 7, 1, 3, 5}) + at(s, 8) * 5 / 10;
    return (10 - sum % 10) % 10 == at(s, 9);
}

bool ngNin(std::string_view text)
{
    const std::string s = compact(text);
    return s.size() == 11 && allDigits(s) && !sameDigit(s) && verhoeff(s);
}

bool brCpf(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 11 || !allDigits(s) || sameDigit(s))
        return false;
    const auto check = [&](std::size_t n) {
        int sum = 0;
        for (std::size_t i = 0; i < n; ++i)
            sum += at(s, i) * static_cast<int>(n + 1 - i);
        return sum * 10 % 11 % 10 == at(s, n);
    };
    return check(9) && check(10);
}

bool frNir(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 15 || (s[0] != '1' && s[0] != '2'))
        return false;
    std::string digits = s.substr(0, 13);
    int shift = 0;
    if (digits[5] == '2' && (digits[6] == 'A' || digits[6] == 'B')) { // Corsica
        shift = digits[6] == 'A' ? 1000000 : 2000000;
        digits[6] = '0';
    }
    if (!allDigits(digits) || !allDigits(std::string_view(s).substr(13)))
        return false;
    return 97 - (number(digits) - static_cast<std::uint64_t>(shift)) % 97 == number(std::string_view(s).substr(13));
}

bool nlBsn(std::string_view text)
{
    const std::string s = compact(text);
    return s.size() == 9 && allDigits(s) && !sameDigit(s) &&
           weighted(s, std::array{9, 8, 7, 6, 5, 4, 3, 2, -1}) % 11 == 0;
}

bool beNational(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 11 || !allDigits(s) || !validShortDate(s))
        return false;
    const std::uint64_t body = number(std::string_view(s).substr(0, 9));
    const std::uint64_t check = number(std::string_view(s).substr(9));
    return 97 - body % 97 == check || 97 - (2000000000ULL + body) % 97 == check;
}

bool noFnr(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 11 || !allDigits(s))
        return false;
    return weighted(s, std::array{3, 7, 6, 1, 8, 9, 4, 5, 2, 1}) % 11 == 0 &&
           weighted(s, std::array{5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1}) % 11 == 0;
}

bool chAhv(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 13 || !s.starts_with("756"))
        return false;
    return weighted(s, std::array{1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1, 3, 1}) % 10 == 0;
}

bool cnResident(std::string_view text)
{
    const std::string s = compact(text);
    if (s.size() != 18 || !allDigits(std::string_view(s).substr(0, 17)))
        return false;
    if (!validDate(static_cast<int>(number(s.substr(6, 4))), static_cast<int>(number(s.substr(10, 2))),
                   static_cast<int>(number(s.substr(12, 2)))))
        return false;
    const int sum = weighted(s, std::array{7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2});
    return s[17] == std::string_view("10X98765432")[static_cast<std::size_t>(sum % 11)];
}

} // namespace credence::privacy

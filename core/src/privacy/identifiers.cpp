// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Identifiers by pattern and check digit. A first pass finds where a text has digits, '@' or "::" at all; only those
// stretches meet the patterns, and of these only the ones that one automaton (RE2::Set) says match there.
#include "privacy/checksum.h"
#include "privacy/finder.h"
#include "privacy/numbers.h"
#include "privacy/rules.h"

#include <re2/set.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cstring>
#include <memory>

namespace credence::privacy {

namespace {

// How much else has to speak for a rule whose shape is common.
enum class Needs : std::uint8_t {
    Nothing,
    Plain,       // nothing technical is counted or named by it
    AloneOrWord, // the number is a line of its own, is written in groups, or one of the rule's words stands near it
    Word,        // one of the rule's words stands near it
};

struct Rule {
    const char *detector;
    const char *category;
    const char *name; // for a person
    const char *pattern;
    bool (*valid)(std::string_view);
    double score;
    Needs needs = Needs::Nothing;
    const char *words = "";                     // lower case, separated by '|'
    const char *notBefore = "", *notAfter = ""; // characters that may not stand there, besides letters and digits
};

bool always(std::string_view)
{
    return true;
}

bool mac(std::string_view text)
{
    const std::string s = compact(text);
    return s != "FFFFFFFFFFFF" && s != "000000000000"; // broadcast, and none
}

bool ipv4(std::string_view text)
{
    int value = 0, digits = 0, dots = 0;
    for (const char c : text) {
        if (c == '.') {
            ++dots;
            value = digits = 0;
        } else {
            value = value * 10 + (c - '0');
            if (++digits > 3 || value > 255)
                return false;
        }
    }
    return dots == 3;
}

// RFC 4291: eight groups, or fewer and one "::"; the last two may be written as IPv4.
bool ipv6(std::string_view text)
{
    if (const std::size_t zone = text.find('%'); zone != std::string_view::npos)
        text = text.substr(0, zone);
    std::size_t groups = 0, pos = 0, gaps = 0;
    if (text.starts_with("::")) {
        gaps = 1;
        pos = 2;
    } else if (text.starts_with(":")) {
        return false;
    }
    while (pos < text.size()) {
        const std::size_t end = std::min(text.find(':', pos), text.size());
        const std::string_view group = text.substr(pos, end - pos);
        if (group.find('.') != std::string_view::npos) {
            if (end != text.size() || !ipv4(group))
                return false;
            groups += 2;
            break;
        }
        if (group.empty() || group.size() > 4 ||
            !std::all_of(group.begin(), group.end(), [](unsigned char c) { return std::isxdigit(c) != 0; }))
            return false;
        ++groups;
        pos = end;
        if (pos < text.size()) {
            ++pos;
            if (pos < text.size() && text[pos] == ':') {
                ++gaps;
                ++pos;
            } else if (pos == text.size()) {
                return false;
            }
        }
    }
    return gaps == 1 ? groups < 8 : gaps == 0 && groups == 8;
}

bool email(std::string_view text)
{
    const std::size_t at = text.find('@');
    const std::string_view local = text.substr(0, at), domain = text.substr(at + 1);
    if (local.empty() || local.size() > 64 || local.front() == '.' || local.back() == '.' ||
        text.find("..") != std::string_view::npos)
        return false;
    const std::string_view top = domain.substr(domain.rfind('.') + 1);
    return std::any_of(top.begin(), top.end(), [](unsigned char c) { return std::isalpha(c) != 0 || c >= 0x80; });
}

bool validBirthDate(std::string_view text)
{
    return text.size() >= 6;
}

#define ID "national_id"
// clang-format off
const std::array kRules{
    Rule{"email", "email", "an e-mail address", R"([\pL\pN_!#$%&'*+/=?^`{|}~.-]{1,64}@(?:[\pL\pN](?:[\pL\pN-]{0,61}[\pL\pN])?\.)+[\pL\pN](?:[\pL\pN-]{0,61}[\pL\pN])?)", email, 0.95},
    Rule{"card", "card", "a card number with its check digit", R"(\d(?:[ -]?\d){11,18})", card, 0.95, Needs::Nothing, "", "-.", "-"},
    Rule{"bitcoin", "card", "a Bitcoin address with its checksum", R"([13][1-9A-HJ-NP-Za-km-z]{25,34})", bitcoinBase58, 0.95},
    Rule{"bitcoin_bech32", "card", "a Bitcoin address with its checksum", R"((?:bc1|BC1)[02-9ac-hj-np-zAC-HJ-NP-Z]{11,71})", bitcoinBech32, 0.95},
    Rule{"ethereum", "card", "an Ethereum address", R"(0x[0-9a-fA-F]{40})", ethereum, 0.8},
    Rule{"ipv4", "ip", "an IP address", R"(\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3})", ipv4, 0.8, Needs::Nothing, "", "", ""},
    Rule{"ipv6", "ip", "an IP address", R"((?:[0-9A-Fa-f]{0,4}:){2,8}(?:\d{1,3}\.\d{1,3}\.\d{1,3}\.\d{1,3}|[0-9A-Fa-f]{0,4})(?:%[0-9A-Za-z]{1,16})?)", ipv6, 0.8, Needs::Nothing, "", ":", ":"},
    Rule{"mac", "ip", "a hardware address", R"([0-9A-Fa-f]{2}(?:(?::[0-9A-Fa-f]{2}){5}|(?:-[0-9A-Fa-f]{2}){5})|[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4}\.[0-9A-Fa-f]{4})", mac, 0.8, Needs::Nothing, "", ":-.", ":-"},

    Rule{"us_ssn", ID, "a social security number (US)", R"(\d{3}-\d{2}-\d{4}|\d{3}\.\d{2}\.\d{4}|\d{3} \d{2} \d{4})", usSsn, 0.85, Needs::Nothing, "", "-.", "-"},
    Rule{"us_ssn", ID, "a social security number (US)", R"(\d{9}|\d{5}-\d{4}|\d{3}-\d{6})", usSsn, 0.6, Needs::Word, "social|ssn|ssns|security number", "-.", "-"},
    Rule{"us_itin", ID, "a taxpayer number (US)", R"(9\d{2}[ -]?\d{2}[ -]?\d{4})", usItin, 0.75, Needs::AloneOrWord, "taxpayer|itin|tax id|individual tax", "-.", "-"},
    Rule{"us_npi", ID, "a provider number (US)", R"([12]\d{9}|[12]\d{3}[ -]\d{3}[ -]\d{3})", usNpi, 0.6, Needs::AloneOrWord, "npi|provider|prescriber|physician", "-.", "-"},
    Rule{"us_mbi", ID, "a Medicare number (US)", R"((?i)[1-9][ac-hj-kmnp-rt-y][0-9ac-hj-kmnp-rt-y]\d-?[ac-hj-kmnp-rt-y][0-9ac-hj-kmnp-rt-y]\d-?[ac-hj-kmnp-rt-y]{2}\d{2})", always, 0.7, Needs::Nothing, "", "-", "-"},
    Rule{"us_routing", ID, "a bank routing number (US)", R"(\d{9}|\d{4}-\d{4}-\d)", usRouting, 0.6, Needs::AloneOrWord, "aba|routing|bank|rtn|transit", "-.", "-"},
    Rule{"us_dea", ID, "a medical licence (US)", R"([abcdefghjklmprstuxABCDEFGHJKLMPRSTUX][a-zA-Z9]\d{7})", usDea, 0.7, Needs::AloneOrWord, "dea|medical|certificate|license|licence|prescriber"},
    Rule{"us_passport", ID, "a passport (US)", R"(\d{9}|[A-Za-z]\d{8})", always, 0.5, Needs::Word, "passport"},
    Rule{"us_driver", ID, "a driver's licence (US)", R"([A-Za-z]\d{4,12}|\d{7,9}|[A-Za-z]{2}\d{6})", always, 0.4, Needs::Word, "driver license|driver's license|drivers license|driver licence|driving license|dl number|dl#"},
    Rule{"uk_nhs", ID, "an NHS number (UK)", R"(\d{3}[ -]?\d{3}[ -]?\d{4})", ukNhs, 0.7, Needs::AloneOrWord, "nhs|national health|health service|patient", "-.", "-"},
    Rule{"uk_nino", ID, "a national insurance number (UK)", R"((?i)[a-z]{2} ?\d{2} ?\d{2} ?\d{2} ?[a-d])", ukNino, 0.85},
    Rule{"uk_driver", ID, "a driving licence (UK)", R"([A-Z]{1,5}9{0,4}\d[0156]\d[0-3]\d{2}[A-Z9]{2}\d[A-Z]{2}|[A-Z]{5}\d[0156]\d[0-3]\d{2}[A-Z9]{2}\d[A-Z]{2}|[A-Z9]{5}\d[0156]\d[0-3]\d{2}[A-Z][A-Z9][A-Z0-9][A-Z]{2})", ukDriver, 0.8},
    Rule{"uk_passport", ID, "a passport (UK)", R"([A-Za-z]{2}\d{7}|\d{9})", always, 0.5, Needs::Word, "passport"},
    Rule{"uk_postcode", "address", "a postcode (UK)", R"(GIR ?0AA|(?:[A-PR-UWYZ]\d{1,2}|[A-PR-UWYZ][A-HK-Y]\d{1,2}|[A-PR-UWYZ]\d[A-HJKPSTUW]|[A-PR-UWYZ][A-HK-Y]\d[ABEHMNPRVWXY]) ?\d[ABD-HJLNP-UW-Z]{2})", always, 0.6, Needs::AloneOrWord, "postcode|post code|postal|address|lives|live|street|road|avenue|lane|send to|deliver|flat|house", "-", "-"},
    Rule{"es_nif", ID, "a tax number (ES)", R"(\d{7,8}-?[A-Za-z])", esNif, 0.85, Needs::Nothing, "", "-.", "-"},
    Rule{"es_nie", ID, "a foreigner's number (ES)", R"([XYZxyz]-?\d{7}-?[A-Za-z])", esNie, 0.9, Needs::Nothing, "", "-.", "-"},
    Rule{"es_passport", ID, "a passport (ES)", R"([A-Za-z]{3}\d{6})", always, 0.5, Needs::Word, "passport|pasaporte"},
    Rule{"it_fiscal_code", ID, "a fiscal code (IT)", R"((?i)[a-z]{6}[0-9l-nvp-u]{2}[abcdehlmprst][0-9l-nvp-u]{2}[a-z][0-9l-nvp-u]{3}[a-z])", itFiscal, 0.95},
    Rule{"it_vat", ID, "a VAT number (IT)", R"((?:IT)?[ _]?\d{11}|\d{5}[ -]\d{6})", itVat, 0.6, Needs::AloneOrWord, "iva|piva|p.iva|vat|partita", "-.", "-"},
    Rule{"pl_pesel", ID, "a PESEL (PL)", R"(\d{11})", plPesel, 0.8, Needs::AloneOrWord, "pesel", "-.", "-"},
    Rule{"de_tax_id", ID, "a tax number (DE)", R"([1-9]\d{10}|[1-9]\d(?: \d{3}){3})", deTaxId, 0.7, Needs::AloneOrWord, "steuer|steuerid|tin|tax|idnr|identifikationsnummer", "-.", "-"},
    Rule{"de_vat", ID, "a VAT number (DE)", R"((?i)de[ -.]?\d{3}[ -.]?\d{3}[ -.]?\d{3})", deVat, 0.85},
    Rule{"de_social_security", ID, "a pension number (DE)", R"((?i)\d{2}[ -]?\d{6}[ -]?[a-z][ -]?\d{3})", deSocial, 0.85},
    Rule{"de_id_card", ID, "an identity card (DE)", R"((?i)[cfghjklmnprtvwxyz][0-9cfghjklmnprtvwxyz]{7}\d)", deDocument, 0.6, Needs::AloneOrWord, "ausweis|personalausweis|identity card|id card|ausweisnummer"},
    Rule{"de_id_card", ID, "an identity card (DE)", R"((?i)t\d{8})", always, 0.5, Needs::AloneOrWord, "ausweis|personalausweis|identity card|id card|ausweisnummer"},
    Rule{"de_passport", ID, "a passport (DE)", R"((?i)[cfghjk][0-9cfghjklmnprtvwxyz]{7}\d)", deDocument, 0.6, Needs::AloneOrWord, "pass|reisepass|passport|passnummer|pass-nr"},
    Rule{"de_health_insurance", ID, "a health insurance number (DE)", R"((?i)[a-z]\d{9})", deHealth, 0.8},
    Rule{"de_doctor", ID, "a physician's number (DE)", R"(\d{9})", deDoctor, 0.5, Needs::AloneOrWord, "lanr|arzt|arztnummer", "-.", "-"},
    Rule{"fi_hetu", ID, "a personal identity code (FI)", R"((?i)\d{6}[-+a-fu-y]\d{3}[0-9a-fhj-npr-y])", fiHetu, 0.9},
    Rule{"se_person", ID, "a personal identity number (SE)", R"((?:18|19|20)?\d{6}[-+]?\d{4})", sePerson, 0.7, Needs::AloneOrWord, "personnummer|swedish|id code|personal identity", "-.", "-"},
    Rule{"se_organisation", ID, "an organisation number (SE)", R"((?:16)?\d{6}-?\d{4})", seOrganisation, 0.6, Needs::AloneOrWord, "organisationsnummer|org nr|orgnr|org.nr", "-.", "-"},
    Rule{"sg_nric", ID, "an NRIC or FIN (SG)", R"((?i)[stfgm]\d{7}[a-z])", sgNric, 0.9},
    Rule{"sg_nric", ID, "an NRIC or FIN (SG), by its shape", R"((?i)[stfgm]\d{7}[a-z])", always, 0.6, Needs::Plain, ""},
    Rule{"sg_uen", ID, "a company number (SG)", R"(\d{8}[A-Z]|(?:19|20)\d{7}[A-Z]|[TSR]\d{2}[A-Z]{2}\d{4}[A-Z])", always, 0.5, Needs::Word, "uen|company registration|business registration|acra"},
    Rule{"in_aadhaar", ID, "an Aadhaar number (IN)", R"([2-9]\d{3}[- :]?\d{4}[- :]?\d{4})", inAadhaar, 0.75, Needs::AloneOrWord, "aadhaar|aadhar|uidai", "-.:", "-:"},
    Rule{"in_pan", ID, "a tax number (IN)", R"((?i)[a-z]{3}[abcfghjlptkne][a-z]\d{4}[a-z])", inPan, 0.8},
    Rule{"in_gstin", ID, "a GST number (IN)", R"((?i)\d{2}[a-z]{5}\d{4}[a-z][1-9a-z]z[0-9a-z])", inGstin, 0.85},
    Rule{"in_voter", ID, "a voter card (IN)", R"([A-Z]{3}\d{7})", always, 0.5, Needs::Word, "voter|vote|epic|elector"},
    Rule{"in_passport", ID, "a passport (IN)", R"([A-Z][1-9]\d{2} ?\d{4}[1-9])", always, 0.5, Needs::Word, "passport"},
    Rule{"au_abn", ID, "a business number (AU)", R"(\d{2} \d{3} \d{3} \d{3}|\d{11})", auAbn, 0.7, Needs::Plain, "abn|australian business", "-.", "-"},
    Rule{"au_acn", ID, "a company number (AU)", R"(\d{3} \d{3} \d{3}|\d{9})", auAcn, 0.6, Needs::AloneOrWord, "acn|australian company", "-.", "-"},
    Rule{"au_tfn", ID, "a tax file number (AU)", R"(\d{3} \d{3} \d{3}|\d{9})", auTfn, 0.6, Needs::AloneOrWord, "tfn|tax file", "-.", "-"},
    Rule{"au_medicare", ID, "a Medicare number (AU)", R"([2-6]\d{3} \d{5} \d(?:[ /-]\d)?|[2-6]\d{9})", auMedicare, 0.6, Needs::AloneOrWord, "medicare", "-.", "-"},
    Rule{"ca_sin", ID, "a social insurance number (CA)", R"(\d{9}|\d{3} \d{3} \d{3}|\d{3}-\d{3}-\d{3})", caSin, 0.7, Needs::AloneOrWord, "sin|social insurance", "-.", "-"},
    Rule{"tr_national", ID, "a citizen's number (TR)", R"([1-9]\d{10})", trNational, 0.8, Needs::Plain, "kimlik|tckn|tc|turkish", "-.", "-"},
    Rule{"th_national", ID, "a citizen's number (TH)", R"([1-8]\d{12}|[1-8]-\d{4}-\d{5}-\d{2}-\d)", thNational, 0.75, Needs::AloneOrWord, "thai|tnin|citizen|บัตรประชาชน", "-.", "-"},
    Rule{"za_national", ID, "an identity number (ZA)", R"(\d{13}|\d{6} \d{4} \d{3}|\d{6} \d{4} \d{2} \d)", zaNational, 0.8, Needs::AloneOrWord, "rsa|south africa|sa id|id number|refugee|identity number", "-.", "-"},
    Rule{"kr_resident", ID, "a resident's number (KR)", R"(\d{6}-?[1-4]\d{6})", krResident, 0.8, Needs::AloneOrWord, "rrn|korean|korea|resident registration|주민", "-.", "-"},
    Rule{"kr_foreigner", ID, "a foreigner's number (KR)", R"(\d{6}-?[5-8]\d{6})", krForeigner, 0.7, Needs::AloneOrWord, "frn|korean|korea|foreigner|외국인", "-.", "-"},
    Rule{"kr_business", ID, "a business number (KR)", R"(\d{3}-\d{2}-\d{5})", krBusiness, 0.7, Needs::Nothing, "", "-.", "-"},
    Rule{"kr_passport", ID, "a passport (KR)", R"([MSRODmsrod](?:\d{3}[A-Za-z]\d{4}|\d{8}))", always, 0.5, Needs::Word, "passport|korean|여권"},
    Rule{"ng_nin", ID, "an identity number (NG)", R"(\d{11})", ngNin, 0.6, Needs::AloneOrWord, "nin|nigeria|nimc", "-.", "-"},
    Rule{"br_cpf", ID, "a CPF (BR)", R"(\d{3}\.\d{3}\.\d{3}-\d{2}|\d{11})", brCpf, 0.8, Needs::AloneOrWord, "cpf", "-.", "-"},
    Rule{"fr_nir", ID, "a social security number (FR)", R"([12] ?\d{2} ?\d{2} ?(?:\d{2}|2[AB]) ?\d{3} ?\d{3} ?\d{2})", frNir, 0.85, Needs::Nothing, "", "-.", "-"},
    Rule{"nl_bsn", ID, "a citizen's number (NL)", R"(\d{9}|\d{4}\.\d{2}\.\d{3})", nlBsn, 0.6, Needs::Word, "bsn|burgerservice|sofinummer|sofi", "-.", "-"},
    Rule{"be_national", ID, "a national number (BE)", R"(\d{2}\.\d{2}\.\d{2}-\d{3}\.\d{2}|\d{11})", beNational, 0.8, Needs::AloneOrWord, "rijksregister|registre national|belgian|nrn", "-.", "-"},
    Rule{"no_fnr", ID, "a birth number (NO)", R"(\d{6} ?\d{5})", noFnr, 0.8, Needs::AloneOrWord, "fødselsnummer|fnr|personnummer|norwegian", "-.", "-"},
    Rule{"ch_ahv", ID, "a social security number (CH)", R"(756\.?\d{4}\.?\d{4}\.?\d{2})", chAhv, 0.85},
    Rule{"cn_resident", ID, "a resident's number (CN)", R"(\d{17}[0-9Xx])", cnResident, 0.9, Needs::Nothing, "", "-.", "-"},
    Rule{"birth_date", "birth_date", "a date of birth", R"((?i)(?:\b(?:born|birthday|birth date|birthdate|date of birth|d\.?o\.?b\.?)\b)[^.\n\d]{0,24}(?:\d{4}-\d{1,2}-\d{1,2}|\d{1,2}[./-]\d{1,2}[./-]\d{2,4}|\d{1,2}(?:st|nd|rd|th)? (?:of )?(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.?,? ?(?:\d{4})?|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\.? \d{1,2}(?:st|nd|rd|th)?(?:,? \d{4})?|(?:in )?(?:19|20)\d{2}))", validBirthDate, 0.85},
    Rule{"street", "address", "a street address", R"(\b\d{1,5}[A-Za-z]?,? (?:[A-Z][\pL'.-]{1,20} ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Square|Sq|Terrace|Way|Close|Crescent|Parkway|Pkwy|Highway|Hwy|Row|Gardens|Grove|Hill|Walk|Mews)\b\.?)", always, 0.75},
    Rule{"street", "address", "a street address", R"(\b[A-ZÄÖÜ][\pL-]{2,30}(?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|gatan|vägen|gade|vej) \d{1,4}[a-z]?)", always, 0.7},
    Rule{"street", "address", "a street address", R"(\b(?:rue|avenue|boulevard|via|viale|piazza|calle|avenida|plaza|rua|ulica|ul\.) (?:[\pL'-]{1,20} ){0,4}[\pL'-]{2,20},? \d{1,4}\b|\b\d{1,4},? (?:bis )?(?:rue|avenue|boulevard|place|allée) (?:[\pL'-]{1,20} ){0,4}[\pL'-]{2,20})", always, 0.7},
    Rule{"po_box", "address", "a post box", R"((?i)\bp\.? ?o\.? box \d{1,6})", always, 0.7},
    Rule{"coordinates", "place", "coordinates", R"(-?\d{1,2}\.\d{4,8}°?[NS]?, ?-?\d{1,3}\.\d{4,8}°?[EW]?)", always, 0.7, Needs::Nothing, "", ".", "."},
};
// clang-format on
#undef ID

bool wordByte(char c)
{
    const auto u = static_cast<unsigned char>(c);
    return std::isalnum(u) != 0 || c == '_' || u >= 0x80;
}

// What a stretch must have before a rule is tried at all. It keeps the automata small, so that they stay in the
// processor's cache: those that know words or letters of all scripts are run only where a word of theirs stands.
enum class Gate : std::uint8_t { Digits, Short, At, Street, Birth };

constexpr std::size_t kManyDigits = 7; // the least of all rules of Gate::Digits

Gate gateOf(std::string_view detector)
{
    constexpr std::array kShort{"bitcoin",     "bitcoin_bech32", "ethereum",   "ipv4",        "ipv6",
                                "mac",         "us_mbi",         "us_driver",  "uk_nino",     "uk_driver",
                                "uk_postcode", "it_fiscal_code", "de_id_card", "de_passport", "es_passport",
                                "sg_uen",      "in_pan",         "in_gstin"};
    if (detector == "email")
        return Gate::At;
    if (detector == "street" || detector == "po_box")
        return Gate::Street;
    if (detector == "birth_date")
        return Gate::Birth;
    return std::any_of(kShort.begin(), kShort.end(), [&](const char *one) { return detector == one; }) ? Gate::Short
                                                                                                       : Gate::Digits;
}

struct Machine {
    Compiled rules = compiled(kRules);
    // One automaton says which rules of a gate match; with the places of its rules in `rules`.
    std::unique_ptr<RE2::Set> many, few, street;
    std::vector<int> inMany, inFew, inStreet, emails, births;
    RE2 iban, streetWords, birthWords;

    Machine()
        : iban(R"((?i)[a-z]{2}\d{2}(?:[ -]?[a-z0-9]){11,35})"),
          streetWords(
              R"( (?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Boulevard|Blvd|Court|Ct|Place|Pl|Square|Sq|Terrace|Way|)"
              R"(Close|Crescent|Parkway|Pkwy|Highway|Hwy|Row|Gardens|Grove|Hill|Walk|Mews)\b|)"
              R"((?:straße|strasse|str\.|weg|platz|allee|gasse|ring|damm|ufer|straat|laan|gatan|vägen|gade|vej) \d|)"
              R"(\b(?:rue|avenue|boulevard|via|viale|piazza|calle|avenida|plaza|rua|ulica|ul\.|place|allée) |(?i:box \d))"),
          birthWords(R"((?i)born|birth|d\.?o\.?b)")
    {
        RE2::Options options;
        options.set_log_errors(false);
        options.set_max_mem(std::int64_t{64} << 20);
        many = std::make_unique<RE2::Set>(options, RE2::UNANCHORED);
        few = std::make_unique<RE2::Set>(options, RE2::UNANCHORED);
        street = std::make_unique<RE2::Set>(options, RE2::UNANCHORED);
        for (int index = 0; index < static_cast<int>(kRules.size()); ++index) {
            const Rule &rule = kRules[static_cast<std::size_t>(index)];
            switch (gateOf(rule.detector)) {
            case Gate::Digits:
                many->Add(rule.pattern, nullptr);
                inMany.push_back(index);
                break;
            case Gate::Short:
                few->Add(rule.pattern, nullptr);
                inFew.push_back(index);
                break;
            case Gate::At:
                emails.push_back(index);
                break;
            case Gate::Street:
                street->Add(rule.pattern, nullptr);
                inStreet.push_back(index);
                break;
            case Gate::Birth:
                births.push_back(index);
                break;
            }
        }
        many->Compile();
        few->Compile();
        street->Compile();
    }

    // Places of the rules that may match in the stretch, in order.
    void candidates(re2::StringPiece stretch, std::vector<int> &hits, std::vector<int> &scratch) const
    {
        hits.clear();
        const auto ask = [&](const RE2::Set &set, const std::vector<int> &places) {
            scratch.clear();
            set.Match(stretch, &scratch);
            for (const int i : scratch)
                hits.push_back(places[static_cast<std::size_t>(i)]);
        };
        const auto digits = std::count_if(stretch.begin(), stretch.end(), [](char c) { return c >= '0' && c <= '9'; });
        if (static_cast<std::size_t>(digits) >= kManyDigits)
            ask(*many, inMany);
        ask(*few, inFew);
        if (std::memchr(stretch.data(), '@', stretch.size()) != nullptr)
            hits.insert(hits.end(), emails.begin(), emails.end());
        if (digits > 0 && RE2::PartialMatch(stretch, streetWords))
            ask(*street, inStreet);
        if (digits > 0 && RE2::PartialMatch(stretch, birthWords))
            hits.insert(hits.end(), births.begin(), births.end());
        std::sort(hits.begin(), hits.end());
    }
};

const Machine &machine()
{
    static const Machine m;
    return m;
}

// Nothing of a word or number touches the match, and none of the rule's own characters with one behind it does.
bool standsFree(std::string_view text, std::size_t start, std::size_t end, const Rule &rule)
{
    if (start > 0) {
        const char before = text[start - 1];
        const char first = text[start];
        if (wordByte(before) && (wordByte(first) || first == ':'))
            return false;
        if (before == ':' && first == ':')
            return false;
        if (std::string_view(rule.notBefore).find(before) != std::string_view::npos && start > 1 &&
            wordByte(text[start - 2]))
            return false;
    }
    if (end < text.size()) {
        const char after = text[end];
        if (wordByte(after) && wordByte(text[end - 1]))
            return false;
        if (std::string_view(rule.notAfter).find(after) != std::string_view::npos && end + 1 < text.size() &&
            wordByte(text[end + 1]))
            return false;
    }
    return true;
}

// The end of an address with the "/24" behind it, if there is a possible one.
std::size_t withPrefixLength(std::string_view text, std::size_t end, int most)
{
    std::size_t i = end + 1;
    int bits = 0;
    while (i < text.size() && i <= end + 3 && text[i] >= '0' && text[i] <= '9')
        bits = bits * 10 + (text[i++] - '0');
    const bool some = end < text.size() && text[end] == '/' && i > end + 1;
    return some && bits <= most && (i == text.size() || !wordByte(text[i])) ? i : end;
}

void run(std::string_view text, std::size_t from, std::size_t to, std::size_t index, std::vector<Finding> &into)
{
    const Rule &rule = kRules[index];
    const RE2 &pattern = *machine().rules[index];
    const re2::StringPiece input(text.data(), text.size());
    std::size_t pos = from;
    // Bounded: a stretch full of near misses may not cost more than its length times a constant.
    std::size_t tries = (to - from) / 4 + 8;
    re2::StringPiece hit;
    while (pos < to && tries-- > 0 && pattern.Match(input, pos, to, RE2::UNANCHORED, &hit, 1)) {
        const std::size_t start = static_cast<std::size_t>(hit.data() - text.data());
        const std::size_t end = start + hit.size();
        const std::string_view found = text.substr(start, end - start);
        bool ok = standsFree(text, start, end, rule) && rule.valid(found);
        double score = rule.score;
        if (ok && rule.needs != Needs::Nothing) {
            const bool word = wordsNear(text, start, end, rule.words);
            ok = word || (rule.needs == Needs::AloneOrWord && standsAlone(text, start, end)) ||
                 (rule.needs == Needs::Plain && !countsSomething(text, start));
            if (word)
                score = std::min(1.0, score + 0.25);
        }
        if (ok) {
            const bool network = rule.valid == ipv4 || rule.valid == ipv6;
            into.push_back({.category = rule.category,
                            .detector = rule.detector,
                            .start = start,
                            .end = network ? withPrefixLength(text, end, rule.valid == ipv4 ? 32 : 128) : end,
                            .score = score,
                            .why = std::string("Looks like ") + rule.name + "."});
            pos = end;
        } else {
            // Go on behind the first character of the miss; numbers are tried again only from the next group.
            pos = start + 1;
            while (pos < end && wordByte(text[pos - 1]) && wordByte(text[pos]))
                ++pos;
        }
    }
}

// An IBAN ends where its country's length is reached.
void runIban(std::string_view text, std::size_t from, std::size_t to, std::vector<Finding> &into)
{
    const re2::StringPiece input(text.data(), text.size());
    re2::StringPiece hit;
    std::size_t pos = from;
    while (pos < to && machine().iban.Match(input, pos, to, RE2::UNANCHORED, &hit, 1)) {
        const std::size_t start = static_cast<std::size_t>(hit.data() - text.data());
        const std::size_t limit = start + hit.size();
        const std::string head = compact(text.substr(start, 2));
        const std::size_t length = ibanLength(head);
        std::size_t end = start, seen = 0;
        while (end < limit && seen < length) {
            seen += std::isalnum(static_cast<unsigned char>(text[end])) != 0 ? 1U : 0U;
            ++end;
        }
        if (length > 0 && seen == length && (start == 0 || !wordByte(text[start - 1])) &&
            (end == text.size() || !wordByte(text[end])) && iban(compact(text.substr(start, end - start)))) {
            into.push_back({.category = "iban",
                            .detector = "iban",
                            .start = start,
                            .end = end,
                            .score = 1.0,
                            .why = "Looks like a bank account (IBAN) with its check digits."});
            pos = end;
        } else {
            pos = start + 1;
        }
    }
}

} // namespace

std::vector<std::string> brokenIdentifierRules()
{
    return broken(kRules, machine().rules);
}

void findIdentifiers(std::string_view text, const PrivacyPolicy &, std::vector<Finding> &into)
{
    const Machine &m = machine();
    constexpr std::size_t kReach = 96; // bytes around a sign that a pattern may need
    std::size_t pos = 0;
    std::vector<int> hits, scratch;
    while (pos < text.size()) {
        // The next stretch: from before a sign to behind the last one that is near.
        std::size_t sign = pos;
        const auto isSign = [&](std::size_t i) {
            const char c = text[i];
            return (c >= '0' && c <= '9') || c == '@' ||
                   ((c == ':' || c == '-') && ((c == ':' && i + 1 < text.size() && text[i + 1] == ':') ||
                                               (i + 3 < text.size() && text[i + 3] == c))) ||
                   (c == '.' && i + 5 < text.size() && text[i + 5] == '.');
        };
        while (sign < text.size() && !isSign(sign))
            ++sign;
        if (sign == text.size())
            break;
        std::size_t last = sign;
        for (std::size_t i = sign; i < text.size() && i - last <= kReach / 2; ++i) {
            if (isSign(i))
                last = i;
        }
        const std::size_t from = std::max(pos, sign > kReach ? sign - kReach : 0);
        const std::size_t to = std::min(text.size(), last + kReach / 2 + 1);
        m.candidates(re2::StringPiece(text.data() + from, to - from), hits, scratch);
        for (const int index : hits)
            run(text, from, to, static_cast<std::size_t>(index), into);
        runIban(text, from, to, into);
        pos = to;
    }
}

} // namespace credence::privacy

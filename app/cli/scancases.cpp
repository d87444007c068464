// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/scancases.h"

#include "cli/context.h"
#include "cli/output.h"

#include <credence/privacy.h>

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

namespace credence::cli {

namespace {

// The kinds of identifier that Credence claims to know, by their names in the cases, and the rules that stand for each.
const std::map<std::string, std::set<std::string>> &claimedEntities()
{
    static const std::map<std::string, std::set<std::string>> all{
        {"ABA_ROUTING_NUMBER", {"us_routing"}},
        {"AU_ABN", {"au_abn"}},
        {"AU_ACN", {"au_acn"}},
        {"AU_MEDICARE", {"au_medicare"}},
        {"AU_TFN", {"au_tfn"}},
        {"CA_SIN", {"ca_sin"}},
        {"CREDIT_CARD", {"card"}},
        {"CRYPTO", {"bitcoin", "bitcoin_bech32", "ethereum"}},
        {"DE_HEALTH_INSURANCE", {"de_health_insurance"}},
        {"DE_ID_CARD", {"de_id_card"}},
        {"DE_LANR", {"de_doctor"}},
        {"DE_PASSPORT", {"de_passport"}},
        {"DE_SOCIAL_SECURITY", {"de_social_security"}},
        {"DE_TAX_ID", {"de_tax_id"}},
        {"DE_VAT_ID", {"de_vat"}},
        {"EMAIL_ADDRESS", {"email"}},
        {"ES_NIE", {"es_nie"}},
        {"ES_NIF", {"es_nif"}},
        {"FI_PERSONAL_IDENTITY_CODE", {"fi_hetu"}},
        {"IBAN_CODE", {"iban"}},
        {"IN_AADHAAR", {"in_aadhaar"}},
        {"IN_GSTIN", {"in_gstin"}},
        {"IN_PAN", {"in_pan"}},
        {"IP_ADDRESS", {"ipv4", "ipv6"}},
        {"IT_FISCAL_CODE", {"it_fiscal_code"}},
        {"IT_VAT_CODE", {"it_vat"}},
        {"KR_FRN", {"kr_foreigner"}},
        {"KR_RRN", {"kr_resident"}},
        {"MAC_ADDRESS", {"mac"}},
        {"MEDICAL_LICENSE", {"us_dea"}},
        {"NG_NIN", {"ng_nin"}},
        {"PHONE_NUMBER", {"phone"}},
        {"PL_PESEL", {"pl_pesel"}},
        {"SE_ORGANISATIONSNUMMER", {"se_organisation"}},
        {"SE_PERSONNUMMER", {"se_person"}},
        {"SG_NRIC_FIN", {"sg_nric"}},
        {"TH_TNIN", {"th_national"}},
        {"TR_NATIONAL_ID", {"tr_national"}},
        {"UK_DRIVING_LICENCE", {"uk_driver"}},
        {"UK_NHS", {"uk_nhs"}},
        {"UK_NINO", {"uk_nino"}},
        {"UK_POSTCODE", {"uk_postcode"}},
        {"US_ITIN", {"us_itin"}},
        {"US_MBI", {"us_mbi"}},
        {"US_NPI", {"us_npi"}},
        {"US_SSN", {"us_ssn"}},
        {"ZA_ID_NUMBER", {"za_national"}},
    };
    return all;
}

struct Tally {
    std::uint64_t matches = 0, found = 0, others = 0, flagged = 0;
    void add(const Tally &t)
    {
        matches += t.matches;
        found += t.found;
        others += t.others;
        flagged += t.flagged;
    }
};

double share(std::uint64_t part, std::uint64_t whole, double ifNone = 1.0)
{
    return whole == 0 ? ifNone : static_cast<double>(part) / static_cast<double>(whole);
}

std::string percent(std::uint64_t part, std::uint64_t whole)
{
    return whole == 0 ? "-" : fmt::format("{:.1f} %", 100.0 * share(part, whole));
}

// Standard base64, blanks allowed; nothing for anything else.
std::optional<std::string> fromBase64(std::string_view encoded)
{
    constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string out;
    std::uint32_t bits = 0;
    int count = 0;
    for (const char c : encoded) {
        if (c == '=' || c == '\n' || c == '\r' || c == ' ')
            continue;
        const std::size_t value = kAlphabet.find(c);
        if (value == std::string_view::npos)
            return std::nullopt;
        bits = (bits << 6U | static_cast<std::uint32_t>(value)) & 0xFFFFFFU;
        count += 6;
        if (count >= 8) {
            count -= 8;
            out += static_cast<char>(static_cast<unsigned char>(bits >> static_cast<unsigned>(count) & 0xFFU));
        }
    }
    return out;
}

std::vector<std::size_t> byteOffsets(const std::string &text)
{
    std::vector<std::size_t> offsets;
    for (std::size_t i = 0; i < text.size(); ++i) {
        if ((static_cast<unsigned char>(text[i]) & 0xC0U) != 0x80U)
            offsets.push_back(i);
    }
    offsets.push_back(text.size());
    return offsets;
}

std::string stringOf(const Json &object, const char *key)
{
    const auto it = object.find(key);
    return it != object.end() && it->is_string() ? it->get<std::string>() : std::string();
}

std::optional<std::size_t> offsetOf(const Json &object, const char *key)
{
    const auto it = object.find(key);
    return it != object.end() && it->is_number_unsigned() ? std::optional(it->get<std::size_t>()) : std::nullopt;
}

bool isMatch(const Json &object)
{
    const auto it = object.find("match");
    return it != object.end() && it->is_boolean() && it->get<bool>();
}

Json tallyJson(const Tally &t)
{
    return {{"matches", t.matches},    {"found", t.found},     {"recall", share(t.found, t.matches)},
            {"non_matches", t.others}, {"flagged", t.flagged}, {"left_alone", share(t.others - t.flagged, t.others)}};
}

void printTallies(const Context &context, const char *kind, const std::map<std::string, Tally> &tallies,
                  const std::set<std::string> &unclaimed, const Json &misses, const Json &more)
{
    Tally total;
    for (const auto &[name, t] : tallies)
        total.add(t);
    if (context.json) {
        Json types = Json::object();
        for (const auto &[name, t] : tallies)
            types[name] = tallyJson(t);
        Json object{{"kind", kind}, {"types", std::move(types)}, {"all", tallyJson(total)}};
        object["not_claimed"] = unclaimed;
        object["misses"] = misses;
        for (const auto &[key, value] : more.items())
            object[key] = value;
        printJson(object);
        return;
    }
    Table table;
    table.head({"type", "matches", "found", "", "others", "flagged", "left alone"});
    for (const std::size_t column : {1U, 2U, 3U, 4U, 5U, 6U})
        table.right(column);
    const auto row = [&](const std::string &name, const Tally &t) {
        table.row({name, std::to_string(t.matches), std::to_string(t.found), percent(t.found, t.matches),
                   std::to_string(t.others), std::to_string(t.flagged), percent(t.others - t.flagged, t.others)});
    };
    for (const auto &[name, t] : tallies)
        row(name, t);
    row("all", total);
    table.print();
    if (!unclaimed.empty()) {
        std::string names;
        for (const std::string &name : unclaimed)
            names += (names.empty() ? "" : ", ") + name;
        fmt::print("Not claimed: {}.\n", names);
    }
    for (const auto &[key, value] : more.items())
        fmt::print("{}: {}\n", key, value.dump());
    for (const Json &miss : misses)
        fmt::print("{}\n", line(miss.dump(-1, ' ', false, Json::error_handler_t::replace)));
}

int identifierCases(const Context &context, const Json &cases, bool verbose)
{
    std::map<std::string, Tally> tallies;
    std::set<std::string> unclaimed;
    Json misses = Json::array();
    for (const Json &one : cases) {
        const std::string entity = stringOf(one, "entity"), text = stringOf(one, "text");
        const auto claimed = claimedEntities().find(entity);
        if (claimed == claimedEntities().end()) {
            unclaimed.insert(entity);
            continue;
        }
        Tally &tally = tallies[entity];
        const std::vector<Finding> found = detectUnjoined(text);
        const auto start = offsetOf(one, "start"), end = offsetOf(one, "end");
        const std::vector<std::size_t> offsets = byteOffsets(text);
        const bool hit = std::any_of(found.begin(), found.end(), [&](const Finding &f) {
            if (!claimed->second.contains(f.detector))
                return false;
            if (!isMatch(one) || !start || !end)
                return true;
            return *start < offsets.size() && *end < offsets.size() && f.start == offsets[*start] &&
                   f.end == offsets[*end];
        });
        (isMatch(one) ? tally.matches : tally.others) += 1;
        (isMatch(one) ? tally.found : tally.flagged) += hit ? 1U : 0U;
        if (verbose && hit != isMatch(one))
            misses.push_back({{"type", entity},
                              {"expected", isMatch(one)},
                              {"start", start ? Json(*start) : Json()},
                              {"end", end ? Json(*end) : Json()},
                              {"text", safe(text)}});
    }
    printTallies(context, "identifiers", tallies, unclaimed, misses, Json::object());
    return kDone;
}

int secretCases(const Context &context, const Json &cases, bool verbose)
{
    std::map<std::string, Tally> tallies;
    Json misses = Json::array();
    for (const Json &one : cases) {
        const std::string rule = stringOf(one, "rule"), encoded = stringOf(one, "text_b64");
        const std::optional<std::string> decoded = fromBase64(encoded);
        if (!decoded)
            return usage(context, "--cases: text_b64 is no base64");
        const std::string &text = *decoded;
        const std::vector<Finding> found = detect(text);
        const auto hit =
            std::find_if(found.begin(), found.end(), [](const Finding &f) { return f.category == "secret"; });
        Tally &tally = tallies[rule];
        (isMatch(one) ? tally.matches : tally.others) += 1;
        (isMatch(one) ? tally.found : tally.flagged) += hit != found.end() ? 1U : 0U;
        if (verbose && (hit != found.end()) != isMatch(one))
            misses.push_back({{"rule", rule},
                              {"expected", isMatch(one)},
                              {"by", hit == found.end() ? Json() : Json(hit->detector)},
                              {"text", safe(std::string_view(text).substr(0, 300))}});
    }
    printTallies(context, "secrets", tallies, {}, misses, Json::object());
    return kDone;
}

std::vector<std::string_view> fields(std::string_view row)
{
    std::vector<std::string_view> parts;
    for (;;) {
        const std::size_t tab = row.find('\t');
        parts.push_back(row.substr(0, tab));
        if (tab == std::string_view::npos)
            return parts;
        row.remove_prefix(tab + 1);
    }
}

std::uint64_t numberIn(std::string_view id)
{
    std::uint64_t n = 0;
    for (const char c : id) {
        if (c >= '0' && c <= '9' && n < 100'000'000)
            n = n * 10 + static_cast<std::uint64_t>(c - '0');
    }
    return n;
}

bool isClaim(const Finding &f)
{
    static const std::set<std::string> others = [] {
        std::set<std::string> ids;
        for (const Category &c : categories()) {
            if (c.group == "identifier" || c.group == "secret")
                ids.insert(c.id);
        }
        return ids;
    }();
    return !others.contains(f.category);
}

int claimCases(const Context &context, std::string_view content, const std::string &rows, bool verbose)
{
    struct Count {
        std::uint64_t labelled = 0, found = 0, right = 0;
    };
    std::map<std::string, Count> counts;
    std::uint64_t claims = 0, claimsFound = 0, nones = 0, nonesFlagged = 0, hard = 0, hardFound = 0;
    Json misses = Json::array();
    while (!content.empty()) {
        const std::size_t end = std::min(content.find('\n'), content.size());
        std::string_view row = content.substr(0, end);
        content.remove_prefix(std::min(end + 1, content.size()));
        if (!row.empty() && row.back() == '\r')
            row.remove_suffix(1);
        const auto f = fields(row);
        if (f.size() < 3 || f[0] == "id")
            continue;
        const bool third = numberIn(f[0]) % 3 == 0;
        if ((rows == "third" && !third) || (rows == "rest" && third))
            continue;
        const std::string label(f[1]);
        const std::string_view note = f.size() > 3 ? f[3] : std::string_view();
        std::set<std::string> labels{label};
        for (std::size_t at = note.find("also:"); at != std::string_view::npos; at = note.find("also:", at + 1)) {
            const std::string_view rest = note.substr(at + 5);
            labels.emplace(rest.substr(0, rest.find_first_of(" ,;")));
        }
        std::set<std::string> found;
        for (const Finding &one : detect(f[2])) {
            if (isClaim(one))
                found.insert(one.category);
        }
        if (note.find("hard") != std::string_view::npos) {
            ++hard;
            hardFound += found.empty() == (label == "none") ? 1U : 0U;
            continue;
        }
        if (label == "none") {
            ++nones;
            nonesFlagged += found.empty() ? 0U : 1U;
        } else {
            ++claims;
            claimsFound += found.empty() ? 0U : 1U;
            ++counts[label].labelled;
            counts[label].right += found.contains(label) ? 1U : 0U;
        }
        for (const std::string &category : found) {
            // A name in a claim of another kind is a third person too, whatever the label says.
            if (category == "third_person" && label != "none" && label != "third_person")
                continue;
            ++counts[category].found;
            if (label != category && labels.contains(category))
                ++counts[category].right, ++counts[category].labelled;
        }
        const bool wrong = label == "none" ? !found.empty() : !found.contains(label);
        if (verbose && wrong) {
            Json is = Json::array();
            for (const std::string &category : found)
                is.push_back(category);
            misses.push_back({{"id", safe(f[0])}, {"label", label}, {"found", std::move(is)}, {"text", safe(f[2])}});
        }
    }
    const double precision = share(claimsFound, claimsFound + nonesFlagged);
    const double recall = share(claimsFound, claims);
    const double f1 = precision + recall > 0 ? 2 * precision * recall / (precision + recall) : 0;
    if (context.json) {
        Json types = Json::object();
        for (const auto &[category, c] : counts)
            types[category] = {{"labelled", c.labelled},
                               {"found", c.found},
                               {"right", c.right},
                               {"precision", share(c.right, c.found)},
                               {"recall", share(c.right, c.labelled)}};
        printJson({{"kind", "claims"},
                   {"rows", rows},
                   {"types", std::move(types)},
                   {"claim_or_none",
                    {{"claims", claims},
                     {"found", claimsFound},
                     {"nones", nones},
                     {"flagged", nonesFlagged},
                     {"precision", precision},
                     {"recall", recall},
                     {"f1", f1}}},
                   {"hard", {{"rows", hard}, {"right", hardFound}}},
                   {"misses", std::move(misses)}});
        return kDone;
    }
    Table table;
    table.head({"category", "labelled", "found", "right", "precision", "recall"});
    for (const std::size_t column : {1U, 2U, 3U, 4U, 5U})
        table.right(column);
    for (const auto &[category, c] : counts)
        table.row({category, std::to_string(c.labelled), std::to_string(c.found), std::to_string(c.right),
                   percent(c.right, c.found), percent(c.right, c.labelled)});
    table.print();
    fmt::print("Claim or none: {} of {} claims found, {} of {} others flagged; precision {:.3f}, recall {:.3f}, "
               "F1 {:.3f}.\nHard: {} of {} right (not counted above).\n",
               claimsFound, claims, nonesFlagged, nones, precision, recall, f1, hardFound, hard);
    for (const Json &miss : misses)
        fmt::print("{} {} {}: {}\n", miss["id"].get<std::string>(), miss["label"].get<std::string>(),
                   miss["found"].dump(), line(miss["text"].get<std::string>()));
    return kDone;
}

} // namespace

int scanCases(const Context &context, const std::string &content, const std::string &rows, bool verbose)
{
    const std::size_t first = content.find_first_not_of(" \t\r\n");
    if (first != std::string::npos && content[first] == '[') {
        const Json cases = Json::parse(content, nullptr, false);
        if (cases.is_array() && !cases.empty() && cases.front().is_object()) {
            if (cases.front().contains("entity"))
                return identifierCases(context, cases, verbose);
            if (cases.front().contains("text_b64"))
                return secretCases(context, cases, verbose);
        }
    } else if (content.find('\t') != std::string::npos) {
        return claimCases(context, content, rows, verbose);
    }
    return usage(context, "--cases: neither a list of identifier or secret cases nor lines of labelled claims");
}

} // namespace credence::cli

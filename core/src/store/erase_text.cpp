// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/erase_text.h"

#include "store/impl.h"
#include "util/resources.h"
#include "util/utf8.h"

#include <credence/text.h>

#include <nlohmann/json.hpp>
#include <utf8proc.h>

#include <algorithm>
#include <array>

namespace credence {

using nlohmann::json;

namespace erasing {

namespace {

constexpr std::size_t kNone = std::string_view::npos;
constexpr std::size_t kShortest = 4; // of a short text that is taken out where it stands alone

bool letterOrDigit(char32_t c)
{
    if (c < 0x80)
        return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
    const utf8proc_category_t category = utf8proc_category(static_cast<utf8proc_int32_t>(c));
    return (category >= UTF8PROC_CATEGORY_LU && category <= UTF8PROC_CATEGORY_LO) ||
           (category >= UTF8PROC_CATEGORY_MN && category <= UTF8PROC_CATEGORY_NO);
}

// Thai to Myanmar, Khmer, kana, Han, Hangul: words stand without spaces, or carry endings.
bool spaceless(char32_t c)
{
    return (c >= 0x0E00 && c <= 0x109F) || (c >= 0x1780 && c <= 0x17FF) || (c >= 0x2E80 && c <= 0x9FFF) ||
           (c >= 0xAC00 && c <= 0xD7AF) || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0xFF66 && c <= 0xFF9F) ||
           (c >= 0x20000 && c <= 0x3FFFF);
}

char32_t codeBefore(std::string_view text, std::size_t at)
{
    std::size_t start = at - 1;
    while (start > 0 && at - start < 4 && (static_cast<unsigned char>(text[start]) & 0xC0U) == 0x80U)
        --start;
    return utf8::next(text, start).code;
}

bool borders(std::string_view text, std::size_t start, std::size_t end)
{
    const char32_t first = utf8::next(text, start).code, last = codeBefore(text, end);
    if (start > 0 && !spaceless(first)) {
        const char32_t before = codeBefore(text, start);
        if (letterOrDigit(before) && !spaceless(before))
            return false;
    }
    if (end < text.size() && !spaceless(last)) {
        const char32_t after = utf8::next(text, end).code;
        if (letterOrDigit(after) && !spaceless(after))
            return false;
    }
    return true;
}

// The text folded code point by code point, and where each byte of that came from.
std::pair<std::string, std::vector<std::size_t>> foldedWithPlaces(std::string_view text)
{
    std::pair<std::string, std::vector<std::size_t>> out;
    for (std::size_t i = 0; i < text.size();) {
        const utf8::Step step = utf8::next(text, i);
        std::size_t length = step.length; // with the marks that belong to it: "U" and a diaeresis are one letter
        while (i + length < text.size() && static_cast<unsigned char>(text[i + length]) >= 0x80) {
            const utf8::Step mark = utf8::next(text, i + length);
            const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(mark.code));
            if (mark.kind != utf8::Kind::Scalar ||
                (category != UTF8PROC_CATEGORY_MN && category != UTF8PROC_CATEGORY_MC))
                break;
            length += mark.length;
        }
        const std::string_view one = text.substr(i, length);
        const std::string folded =
            length == 1 && (step.code == ' ' || step.code < 0x20) ? std::string(one) : foldedText(one);
        out.first += folded.empty() ? std::string(one) : folded;
        out.second.resize(out.first.size(), i);
        i += length;
    }
    out.second.push_back(text.size());
    return out;
}

std::string escaped(std::string_view text, bool ascii)
{
    const std::string out = json(std::string(text)).dump(-1, ' ', ascii, nlohmann::json::error_handler_t::replace);
    return out.substr(1, out.size() - 2);
}

bool plain(std::string_view text)
{
    return std::all_of(text.begin(), text.end(), [](char c) {
        const auto u = static_cast<unsigned char>(c);
        return u >= 0x20 && u < 0x7F && c != '"' && c != '\\';
    });
}

// As the files may hold it.
std::vector<std::string> forms(std::string_view text)
{
    std::vector<std::string> out{std::string(text), foldedText(text)};
    if (plain(text))
        return out;
    if (!isValidUtf8(text)) {
        out.push_back(store::jsonText(text)["hex"].get<std::string>());
        return out;
    }
    for (const bool ascii : {false, true}) {
        out.push_back(escaped(text, ascii));
        out.push_back(escaped(out.back(), ascii));
    }
    return out;
}

} // namespace

// --- Stretches ---

void Stretches::add(std::string_view text)
{
    for (std::size_t i = 0; i + kStretch <= text.size(); ++i)
        m_hashes.push_back(hash(text.data() + i));
}

void Stretches::build()
{
    std::sort(m_hashes.begin(), m_hashes.end());
    m_hashes.erase(std::unique(m_hashes.begin(), m_hashes.end()), m_hashes.end());
    m_alive.assign(m_hashes.size(), 1);
    std::uint64_t bits = 1024;
    while (bits < m_hashes.size() * 16)
        bits *= 2;
    m_sieve.assign(bits / 64, 0);
    m_sieveMask = bits - 1;
    for (const std::uint64_t h : m_hashes)
        m_sieve[(h & m_sieveMask) / 64] |= std::uint64_t{1} << (h & 63U);
}

std::size_t Stretches::place(std::uint64_t h) const
{
    if (m_sieve.empty() || ((m_sieve[(h & m_sieveMask) / 64] >> (h & 63U)) & 1U) == 0)
        return kNone;
    const auto it = std::lower_bound(m_hashes.begin(), m_hashes.end(), h);
    return it != m_hashes.end() && *it == h ? static_cast<std::size_t>(it - m_hashes.begin()) : kNone;
}

void Stretches::spare(std::string_view text)
{
    for (std::size_t i = 0; i + kStretch <= text.size(); ++i) {
        if (const std::size_t at = place(hash(text.data() + i)); at != kNone && m_alive[at]) {
            m_alive[at] = 0;
            ++m_spared;
        }
    }
}

std::size_t Stretches::find(std::string_view bytes, std::size_t from) const
{
    if (m_hashes.size() == m_spared)
        return kNone;
    for (std::size_t i = from; i + kStretch <= bytes.size(); ++i) {
        if (const std::size_t at = place(hash(bytes.data() + i)); at != kNone && m_alive[at])
            return i;
    }
    return kNone;
}

bool Stretches::allSpared(std::string_view text) const
{
    for (std::size_t i = 0; i + kStretch <= text.size(); ++i) {
        if (const std::size_t at = place(hash(text.data() + i)); at == kNone || m_alive[at])
            return false;
    }
    return text.size() >= kStretch;
}

// --- Wholes ---

void Wholes::add(std::string text)
{
    m_byStart.emplace(Stretches::hash(text.data()), m_texts.size());
    m_texts.push_back(std::move(text));
}

void Wholes::find(std::string_view bytes, const std::function<bool(std::size_t, std::size_t)> &each) const
{
    if (m_texts.empty())
        return;
    for (std::size_t i = 0; i + kStretch <= bytes.size(); ++i) {
        const auto [from, to] = m_byStart.equal_range(Stretches::hash(bytes.data() + i));
        for (auto it = from; it != to; ++it) {
            if (bytes.substr(i, m_texts[it->second].size()) == m_texts[it->second] && !each(it->second, i))
                return;
        }
    }
}

bool Wholes::in(std::string_view bytes) const
{
    bool found = false;
    find(bytes, [&](std::size_t, std::size_t) {
        found = true;
        return false;
    });
    return found;
}

// --- Name ---

Name::Name(std::string_view name, bool capitalsOnly, const std::vector<std::string> &also)
{
    const auto put = [&](std::string_view form) {
        // Spaces of any number count as one.
        std::string out;
        for (const char c : foldedText(form)) {
            if (c != ' ' || (!out.empty() && out.back() != ' '))
                out += c;
        }
        if (out.empty() || std::find(m_forms.begin(), m_forms.end(), out) != m_forms.end())
            return;
        m_capitalsOnly.push_back(capitalsOnly && common(out));
        m_forms.push_back(std::move(out));
    };
    put(name);
    if (m_forms.empty())
        return;
    for (const std::string &form : also)
        put(form);
}

bool Name::in(std::string_view text) const
{
    std::string folded;
    for (std::size_t i = 0; i < m_forms.size(); ++i) {
        const std::string &form = m_forms[i];
        if (text.size() < form.size() / 2)
            continue;
        if (folded.empty())
            folded = foldedText(text);
        for (std::size_t at = folded.find(form); at != kNone; at = folded.find(form, at + 1)) {
            if (!borders(folded, at, at + form.size()))
                continue;
            if (!m_capitalsOnly[i] || !places(text).empty())
                return true;
            break;
        }
    }
    return false;
}

std::vector<Name::Place> Name::places(std::string_view text) const
{
    std::vector<Place> out;
    const auto [folded, from] = foldedWithPlaces(text);
    for (std::size_t i = 0; i < m_forms.size(); ++i) {
        const std::string &form = m_forms[i];
        for (std::size_t at = folded.find(form); at != kNone; at = folded.find(form, at + form.size())) {
            if (!borders(folded, at, at + form.size()))
                continue;
            Place place;
            place.start = from[at];
            place.end = from[at + form.size()];
            const auto category = utf8proc_category(static_cast<utf8proc_int32_t>(utf8::next(text, place.start).code));
            place.capital = category == UTF8PROC_CATEGORY_LU || category == UTF8PROC_CATEGORY_LT;
            if (place.capital || !m_capitalsOnly[i])
                out.push_back(place);
        }
    }
    std::sort(out.begin(), out.end(), [](const Place &a, const Place &b) { return a.start < b.start; });
    return out;
}

bool Name::common(const std::string &folded)
{
    if (folded.empty() || folded.find(' ') != kNone)
        return false;
    const std::string_view words = resource("lexicons/english.txt");
    for (std::size_t at = words.find(folded); at != kNone; at = words.find(folded, at + 1)) {
        const auto space = [&](std::size_t i) { return words[i] == ' ' || words[i] == '\n'; };
        if ((at == 0 || space(at - 1)) && (at + folded.size() == words.size() || space(at + folded.size())))
            return true;
    }
    return false;
}

} // namespace erasing

// --- ErasedText ---

void ErasedText::add(std::string_view text, bool whole)
{
    if (text.size() < erasing::kShortest)
        return;
    if (text.size() < erasing::kStretch) {
        m_shorts.insert(std::string(text));
        return;
    }
    if (whole)
        m_texts.emplace_back(text);
    for (const std::string &form : erasing::forms(text))
        m_stretches.add(form);
}

void ErasedText::prepare()
{
    m_stretches.build();
}

void ErasedText::spare(std::string_view text)
{
    if (!m_shorts.empty())
        m_shorts.erase(std::string(text));
    if (text.size() < erasing::kStretch)
        return;
    for (const std::string &form : erasing::forms(text))
        m_stretches.spare(form);
}

bool ErasedText::tells(std::string_view text) const
{
    if (text.size() < erasing::kShortest)
        return m_name.in(text);
    return m_stretches.in(text) || m_wholes.in(text) ||
           (text.size() < erasing::kStretch && m_shorts.contains(std::string(text))) || m_name.in(text);
}

erasing::Wholes ErasedText::allSpared() const
{
    erasing::Wholes out;
    std::unordered_set<std::string_view> seen;
    for (const std::string &text : m_texts) {
        if (m_stretches.allSpared(text) && seen.insert(text).second)
            out.add(text);
    }
    return out;
}

bool ErasedText::scrub(json &document) const
{
    // What names and orders things, and no prose; an id that holds content is found by the search of the files.
    static constexpr std::array kFixed{"id",       "scope",    "action",  "shape",  "role",      "granularity",
                                       "category", "detector", "state",   "run",    "record",    "preset",
                                       "embedder", "started",  "created", "ledger", "confidence"};
    bool changed = false;
    if (document.is_string()) {
        if (tells(document.get_ref<const std::string &>())) {
            document = "";
            changed = true;
        }
    } else if (document.is_array()) {
        for (json &one : document)
            changed = scrub(one) || changed;
    } else if (document.is_object()) {
        std::vector<std::string> gone;
        for (auto &[key, value] : document.items()) {
            if (tells(key))
                gone.push_back(key);
            else if (key == "hex" && value.is_string()) {
                const auto bytes = store::textOf(document);
                if (bytes && tells(*bytes)) {
                    value = "";
                    changed = true;
                }
            } else if (!value.is_string() ||
                       std::find(kFixed.begin(), kFixed.end(), std::string_view(key)) == kFixed.end())
                changed = scrub(value) || changed;
        }
        for (const std::string &key : gone)
            document.erase(key);
        changed = changed || !gone.empty();
    }
    return changed;
}

std::optional<std::string> ErasedText::scrubbed(const std::string &text) const
{
    // Walking a document recurses; no record of ours is nested that deeply.
    int depth = 0, deepest = 0;
    for (const char c : text) {
        depth += (c == '[' || c == '{') - (c == ']' || c == '}');
        deepest = std::max(deepest, depth);
    }
    if (deepest > 500)
        return tells(text) ? std::optional<std::string>("{}") : std::nullopt;
    json document = json::parse(text, nullptr, false);
    if (document.is_discarded())
        return tells(text) ? std::optional<std::string>("{}") : std::nullopt;
    if (!scrub(document))
        return std::nullopt;
    return document.dump(-1, ' ', false, json::error_handler_t::replace);
}

} // namespace credence

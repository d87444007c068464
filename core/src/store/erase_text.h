// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Knowing erased text again: every stretch of 12 bytes of it that no memory which stays contains, in the forms in which
// the files may hold it (as it was, case folded, escaped as JSON once or twice, as hex); and the name that was asked
// for.
// Ownership: values. Thread safety: const use from any thread once prepared.
#pragma once

#include <credence/erase.h>

#include <nlohmann/json_fwd.hpp>

#include <cstdint>
#include <cstring>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

namespace credence {

namespace erasing {

inline constexpr std::size_t kStretch = 12; // bytes; a stretch of 12 characters has at least as many

// A set of stretches by their 64-bit hashes, each of which can be taken out again. Among a million stretches and a
// thousand million places, a wrong hit has odds of one in ten thousand.
class Stretches {
public:
    void add(std::string_view text);   // all stretches of it
    void build();                      // after the last add()
    void spare(std::string_view text); // what this contains is no longer looked for
    [[nodiscard]] std::size_t find(std::string_view bytes, std::size_t from = 0) const; // npos: none
    [[nodiscard]] bool in(std::string_view bytes) const { return find(bytes) != std::string_view::npos; }
    // Whether none of a text's stretches is looked for any more.
    [[nodiscard]] bool allSpared(std::string_view text) const;
    [[nodiscard]] std::uint64_t size() const { return m_hashes.size() - m_spared; }
    [[nodiscard]] std::uint64_t spared() const { return m_spared; }

    static std::uint64_t hash(const char *at)
    {
        std::uint64_t a = 0;
        std::uint32_t b = 0;
        std::memcpy(&a, at, sizeof a);
        std::memcpy(&b, at + sizeof a, sizeof b);
        std::uint64_t h = (a ^ (std::uint64_t{b} * 0x9E3779B97F4A7C15U)) * 0xD6E8FEB86659FD93U;
        h ^= h >> 32U;
        h *= 0xD6E8FEB86659FD93U;
        return h ^ (h >> 32U);
    }

private:
    [[nodiscard]] std::size_t place(std::uint64_t hash) const; // npos: not there

    std::vector<std::uint64_t> m_hashes; // sorted, each once
    std::vector<std::uint8_t> m_alive;
    std::vector<std::uint64_t> m_sieve; // bits
    std::uint64_t m_sieveMask = 0, m_spared = 0;
};

// Whole texts, each of a stretch or longer, found by their first stretch.
class Wholes {
public:
    void add(std::string text);
    [[nodiscard]] bool empty() const { return m_texts.empty(); }
    // Places of `texts()` that stand in it, and where; until `each` says no.
    void find(std::string_view bytes, const std::function<bool(std::size_t text, std::size_t at)> &each) const;
    [[nodiscard]] bool in(std::string_view bytes) const;
    [[nodiscard]] const std::vector<std::string> &texts() const { return m_texts; }

private:
    std::vector<std::string> m_texts;
    std::unordered_multimap<std::uint64_t, std::size_t> m_byStart;
};

// A name, found case folded and as whole words; letters of scripts without spaces need no border.
class Name {
public:
    // capitalsOnly: of a common word only what is written with a capital is the name. `also`: other forms of it.
    explicit Name(std::string_view name = {}, bool capitalsOnly = false, const std::vector<std::string> &also = {});
    [[nodiscard]] bool empty() const { return m_forms.empty(); }
    // The name, then its other forms, folded.
    [[nodiscard]] const std::vector<std::string> &folded() const { return m_forms; }
    [[nodiscard]] bool in(std::string_view text) const;
    struct Place {
        std::size_t start = 0, end = 0; // bytes of the text
        bool capital = false;           // written with a capital there
    };
    [[nodiscard]] std::vector<Place> places(std::string_view text) const;
    // One common English word, without its other forms.
    [[nodiscard]] bool commonWord() const { return !m_forms.empty() && common(m_forms.front()); }

private:
    [[nodiscard]] static bool common(const std::string &folded);
    std::vector<std::string> m_forms;
    std::vector<bool> m_capitalsOnly; // of each form
};

} // namespace erasing

class ErasedText {
public:
    // Content that goes. `whole`: a text of its own, of which it is said if a memory that stays has all of it.
    void add(std::string_view text, bool whole = false);
    void prepare();                    // after the last add()
    void spare(std::string_view text); // content that stays
    void name(std::string_view name, bool capitalsOnly, const std::vector<std::string> &also)
    {
        m_name = erasing::Name(name, capitalsOnly, also);
    }

    [[nodiscard]] const erasing::Name &name() const { return m_name; }
    [[nodiscard]] const erasing::Stretches &stretches() const { return m_stretches; }
    // Texts that went, of a stretch or longer.
    [[nodiscard]] const std::vector<std::string> &texts() const { return m_texts; }
    // Those of which every stretch stands in some memory that stays, though maybe not all in one: where they don't,
    // they are looked for as a whole. To be asked after the last spare().
    [[nodiscard]] erasing::Wholes allSpared() const;
    void lookForWholes(erasing::Wholes wholes) { m_wholes = std::move(wholes); }
    [[nodiscard]] const erasing::Wholes &wholes() const { return m_wholes; }
    // Whether a text that is kept elsewhere gives away what goes: a stretch of it, the whole of a short one, the name.
    [[nodiscard]] bool tells(std::string_view text) const;
    // Takes each string that tells out of a document; what names and orders things stays. True if anything changed.
    [[nodiscard]] bool scrub(nlohmann::json &document) const;
    // Of a column that holds JSON: nothing if it may stay as it is.
    [[nodiscard]] std::optional<std::string> scrubbed(const std::string &text) const;

private:
    std::vector<std::string> m_texts;
    std::unordered_set<std::string> m_shorts;
    erasing::Stretches m_stretches;
    erasing::Wholes m_wholes;
    erasing::Name m_name;
};

} // namespace credence

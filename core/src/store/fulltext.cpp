// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/fulltext.h"

#include <fmt/format.h>

#include <algorithm>

namespace credence::store::fulltext {

namespace {

// A phrase in FTS5's syntax: nothing inside the quotes has a meaning.
std::string quoted(const std::string &word)
{
    std::string out = "\"";
    for (const char c : word) {
        if (c == '"')
            out += '"';
        out += c;
    }
    return out + '"';
}

} // namespace

std::vector<Word> wordsOf(const std::string &question)
{
    std::vector<Word> words;
    Word word;
    const auto end = [&] {
        if (!word.text.empty())
            words.push_back(word);
        word = {};
    };
    for (std::size_t i = 0; i < question.size();) {
        const auto lead = static_cast<unsigned char>(question[i]);
        const std::size_t claimed = lead < 0xC0 ? 1 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : 4;
        char32_t point = claimed == 1 ? lead : lead & (0xFFu >> (claimed + 1));
        // A broken character ends where the next begins: a NUL in a word would end the whole phrase for FTS5.
        std::size_t length = 1;
        for (; length < claimed && i + length < question.size(); ++length) {
            const auto next = static_cast<unsigned char>(question[i + length]);
            if ((next & 0xC0u) != 0x80u)
                break;
            point = point << 6 | (next & 0x3Fu);
        }
        if (length < claimed)
            point = lead;
        const std::string_view bytes(question.data() + i, length);
        i += length;
        if (point == ' ' || (point >= '\t' && point <= '\r') || point == 0 || point == 0xA0 || point == 0x3000) {
            end();
            continue;
        }
        word.text += bytes;
        ++word.codePoints;
        word.plain = word.plain || point >= 0x80 || (point >= '0' && point <= '9') || (point >= 'a' && point <= 'z') ||
                     (point >= 'A' && point <= 'Z');
        // Thai to Myanmar and Khmer, kana, Han, Hangul (whose words carry endings), and their extensions.
        word.wide = word.wide || (point >= 0x0E00 && point <= 0x109F) || (point >= 0x1780 && point <= 0x17FF) ||
                    (point >= 0x2E80 && point <= 0x9FFF) || (point >= 0xAC00 && point <= 0xD7AF) ||
                    (point >= 0xF900 && point <= 0xFAFF) || (point >= 0xFF66 && point <= 0xFF9F) ||
                    (point >= 0x20000 && point <= 0x3FFFF);
    }
    end();
    return words;
}

Conditions conditions(const std::vector<Word> &words, bool parts, const Indexes &indexes)
{
    Conditions out;
    std::string stems, trigrams;
    bool scanned = false;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const Word &word = words[i];
        const bool inside = word.wide || !word.plain || parts;
        if (!inside) {
            stems += (stems.empty() ? "" : " AND ") + quoted(word.text);
            if (i + 1 == words.size())
                stems += " *";
        } else if (word.codePoints >= 3) {
            trigrams += (trigrams.empty() ? "" : " AND ") + quoted(word.text);
        } else { // too short for a trigram
            out.sql += " AND instr(lower(m.text), lower(?)) > 0";
            out.values.push_back(word.text);
            scanned = true;
        }
    }
    const auto within = [&](const char *index, const std::string &match) {
        if (match.empty())
            return;
        out.sql += fmt::format(" AND m.key IN (SELECT rowid FROM {0} WHERE {0} MATCH ?)", index);
        out.values.push_back(match);
        if (!scanned && (stems.empty() || trigrams.empty())) {
            out.index = index;
            out.match = match;
        }
    };
    within(indexes.stems, stems);
    within(indexes.trigrams, trigrams);
    return out;
}

namespace {

constexpr Indexes kProbed{"probe_stems", "probe_trigrams"};

} // namespace

TextProbe::TextProbe(std::unique_ptr<sql::Connection> db, Conditions conditions)
    : m_db(std::move(db)), m_conditions(std::move(conditions))
{
}

Result<TextProbe> TextProbe::make(const std::vector<Word> &words)
{
    auto db = sql::Connection::openMemory();
    if (!db)
        return db.error();
    // As in the schema: the same tokenizers.
    CREDENCE_TRY((*db)->execute(
        "CREATE TABLE probe (key INTEGER PRIMARY KEY, place INTEGER NOT NULL, text TEXT NOT NULL);"
        "CREATE VIRTUAL TABLE probe_stems USING fts5 ("
        "text, content = '', detail = full, tokenize = 'porter unicode61 remove_diacritics 2');"
        "CREATE VIRTUAL TABLE probe_trigrams USING fts5 (text, content = '', tokenize = 'trigram', columnsize = 0)"));
    return TextProbe(std::move(*db), conditions(words, false, kProbed));
}

Result<std::vector<MemoryKey>> TextProbe::among(std::span<const std::pair<MemoryKey, std::string>> texts)
{
    CREDENCE_TRY(m_db->execute("BEGIN; DELETE FROM probe; INSERT INTO probe_stems (probe_stems) VALUES ('delete-all'); "
                               "INSERT INTO probe_trigrams (probe_trigrams) VALUES ('delete-all')"));
    const auto names = [&](const char *index) { return m_conditions.sql.find(index) != std::string::npos; };
    const bool stems = names(kProbed.stems), trigrams = names(kProbed.trigrams);
    auto row = m_db->prepare("INSERT OR IGNORE INTO probe (key, place, text) VALUES (?1, ?2, ?3)");
    auto stem = m_db->prepare("INSERT INTO probe_stems (rowid, text) VALUES (?1, ?2)");
    auto trigram = m_db->prepare("INSERT INTO probe_trigrams (rowid, text) VALUES (?1, ?2)");
    std::int64_t place = 0;
    for (const auto &[key, text] : texts) {
        row.reset();
        CREDENCE_TRY(row.bind(1, key.value).bind(2, place++).bind(3, std::string_view(text)).run());
        for (auto *index : {stems ? &stem : nullptr, trigrams ? &trigram : nullptr}) {
            if (!index)
                continue;
            index->reset();
            CREDENCE_TRY(index->bind(1, key.value).bind(2, std::string_view(text)).run());
        }
    }
    auto found = m_db->prepare("SELECT m.key FROM probe AS m WHERE 1" + m_conditions.sql + " ORDER BY m.place");
    int at = 1;
    for (const std::string &value : m_conditions.values)
        found.bind(at++, std::string_view(value));
    std::vector<MemoryKey> out;
    while (found.next())
        out.push_back({found.integer(0)});
    if (!found.ok())
        return found.error();
    found.reset();
    CREDENCE_TRY(m_db->execute("COMMIT"));
    return out;
}

} // namespace credence::store::fulltext

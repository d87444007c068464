// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Words that somebody looks for: how a question is taken apart, and which texts it finds. Whole words match by their
// stems, the last one as a prefix; letters of scripts without spaces, and parts of words, by the trigram index.
// Ownership: values; a TextProbe owns its database in memory. Thread safety: as the connection's; a TextProbe belongs
// to one thread at a time.
#pragma once

#include "store/sqlite.h"

#include <credence/memory.h>

#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace credence::store::fulltext {

struct Word {
    std::string text;
    std::size_t codePoints = 0;
    bool wide = false;  // has letters of a script without spaces between words
    bool plain = false; // has a letter or digit at all
};

// The words of a question, without NUL; bytes that are no UTF-8 are taken as they come.
[[nodiscard]] std::vector<Word> wordsOf(const std::string &question);

// The two indexes, and the table whose texts they hold, as `m`.
struct Indexes {
    const char *stems = "memory_fts", *trigrams = "memory_trigram";
};

struct Conditions {
    std::string sql; // "" or " AND …", over m.key and m.text
    std::vector<std::string> values;
    // Set where one index alone tells the keys: the whole condition is that `index` matches `match`.
    std::string index, match;
};

// `parts`: plain words match inside of words, too.
[[nodiscard]] Conditions conditions(const std::vector<Word> &words, bool parts, const Indexes &indexes = {});

// Which of some texts a question finds, by the same rules as the store's indexes: the texts go into indexes of the same
// kind in memory. For the first rows of a long answer: it costs what the texts cost, however many the answer has.
class TextProbe {
public:
    [[nodiscard]] static Result<TextProbe> make(const std::vector<Word> &words);
    // The keys found, in the order given. Whole words only, never parts of words.
    [[nodiscard]] Result<std::vector<MemoryKey>> among(std::span<const std::pair<MemoryKey, std::string>> texts);

private:
    explicit TextProbe(std::unique_ptr<sql::Connection> db, Conditions conditions);
    std::unique_ptr<sql::Connection> m_db;
    Conditions m_conditions;
};

} // namespace credence::store::fulltext

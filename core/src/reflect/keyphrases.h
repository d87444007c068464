// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Key phrases of a set of texts: runs of one to four content words between stop words, numbers and punctuation (the
// idea of RAKE, Rose et al. 2010), joined by stem and by a list of near-synonyms, shown as they are mostly written.
// Paths count as their folders; numbers, hashes, URLs and mail addresses end a phrase. Han and kana, which have no
// spaces, give runs of characters that recur with varied neighbours on both sides (branching entropy, Jin and
// Tanaka-Ishii 2006). Texts of languages without a stop word list give phrases of two words and more only. Ownership:
// values. Thread safety: pure. Errors: none; when stopped, what was found so far is of no use.
#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace credence {

struct KeyPhraseOptions {
    std::uint32_t minDocs = 5; // texts that hold it
    double maxShare = 0.5;     // of all texts; more is what the texts are about anyway
    std::size_t most = 3000;   // by number of texts
};

struct KeyPhrase {
    std::string name;                  // the most frequent surface form
    std::vector<std::string> concepts; // what it is about: stems, or the head of a synonym group; sorted, distinct
    std::vector<std::uint32_t> docs;   // ascending
    std::vector<std::uint32_t> places; // in each of docs: the first place, counted in words (Han, kana: characters)
};

// `step` is called with the number of texts done, of texts.size(); every text counts once.
[[nodiscard]] std::vector<KeyPhrase> keyPhrases(std::span<const std::string_view> texts, const KeyPhraseOptions & = {},
                                                std::stop_token = {},
                                                const std::function<void(std::size_t)> &step = {});

// What a label ("auth/session.py", "pull-requests", "PR #204") is about, in the same terms; never empty unless the
// label has neither letter nor digit. Sorted, distinct. File extensions and numbers count only when nothing else does.
[[nodiscard]] std::vector<std::string> conceptsOf(std::string_view label);

// The folders of a path, shortest first ("a/", "a/b/" of "a/b/c.py", two at most); empty for what is no path.
[[nodiscard]] std::vector<std::string> foldersOf(std::string_view label);

} // namespace credence

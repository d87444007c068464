// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Looking at the words of a claim: which carry it, whether they are universal, whether two claims oppose each other.
#include "reflect/check.h"
#include "reflect/wordlists.h"

#include "util/resources.h"

#include <credence/text.h>

#include <fmt/format.h>
#include <libstemmer.h>

#include <algorithm>
#include <array>
#include <memory>
#include <set>

namespace credence::reflecting {

namespace {

struct StemmerDeleter {
    void operator()(sb_stemmer *stemmer) const { sb_stemmer_delete(stemmer); }
};

} // namespace

std::string stemOf(const std::string &word)
{
    // A stemmer keeps state while it works.
    thread_local const std::unique_ptr<sb_stemmer, StemmerDeleter> stemmer(sb_stemmer_new("english", "UTF_8"));
    if (!stemmer)
        return word;
    const sb_symbol *out =
        sb_stemmer_stem(stemmer.get(), reinterpret_cast<const sb_symbol *>(word.data()), static_cast<int>(word.size()));
    return out ? std::string(reinterpret_cast<const char *>(out),
                             static_cast<std::size_t>(sb_stemmer_length(stemmer.get())))
               : word;
}

namespace {

// Folded words: letters, digits and what is beyond ASCII, with apostrophes inside. Typographic dashes and quotes
// (U+20xx) end a word as those of ASCII do.
std::vector<std::string> words(const std::string &text)
{
    const std::string folded = foldedText(text);
    std::vector<std::string> out;
    std::string word;
    const auto end = [&] {
        while (!word.empty() && word.back() == '\'')
            word.pop_back();
        if (!word.empty())
            out.push_back(std::move(word));
        word.clear();
    };
    const auto byte = [&](std::size_t i) { return i < folded.size() ? static_cast<unsigned char>(folded[i]) : 0U; };
    for (std::size_t i = 0; i < folded.size(); ++i) {
        const unsigned c = byte(i);
        const bool typographic = c == 0xE2 && byte(i + 1) == 0x80;
        const bool apostrophe = c == '\'' || (typographic && byte(i + 2) == 0x99);
        if (apostrophe && !word.empty())
            word += '\'';
        else if (!typographic && (c >= 0x80 || std::isalnum(int(c))))
            word += folded[i];
        else
            end();
        if (typographic)
            i += 2;
    }
    end();
    return out;
}

} // namespace

std::vector<std::string> listLines(std::string_view text)
{
    std::vector<std::string> out;
    while (!text.empty()) {
        const auto newline = text.find('\n');
        if (const auto one = text.substr(0, newline); !one.empty() && one.front() != '#')
            out.emplace_back(one);
        text.remove_prefix(newline == text.npos ? text.size() : newline + 1);
    }
    return out;
}

namespace {

const std::set<std::string> &functionWords()
{
    static const std::set<std::string> all = [] {
        std::set<std::string> out;
        for (const std::string &line : listLines(resource("lexicons/function_words.txt"))) {
            for (std::string &word : words(line))
                out.insert(std::move(word));
        }
        return out;
    }();
    return all;
}

std::string singular(std::string word)
{
    if (word.ends_with("'s"))
        word.resize(word.size() - 2);
    return word;
}

} // namespace

bool isFunctionWord(const std::string &word)
{
    return functionWords().contains(word);
}

bool negates(const std::string &word)
{
    static const std::set<std::string> all{"not",     "no",      "never",   "none",     "nobody",
                                           "nothing", "without", "neither", "nor",      "cannot",
                                           "hardly",  "refuses", "rejects", "dislikes", "avoids"};
    return all.contains(word) || word.ends_with("n't");
}

namespace {

// Stem and the word as it stands, each stem once.
std::vector<std::pair<std::string, std::string>> contentStems(const std::string &text)
{
    std::vector<std::pair<std::string, std::string>> out;
    for (const std::string &word : words(text)) {
        const std::string plain = singular(word);
        if (functionWords().contains(plain) || functionWords().contains(word))
            continue;
        std::string root = stemOf(plain);
        if (std::none_of(out.begin(), out.end(), [&](const auto &one) { return one.first == root; }))
            out.emplace_back(std::move(root), word);
    }
    return out;
}

} // namespace

std::vector<std::string> contentWords(const std::string &text)
{
    std::vector<std::string> out;
    for (auto &[root, word] : contentStems(text))
        out.push_back(std::move(root));
    return out;
}

std::string universalWording(const std::string &text)
{
    static const std::vector<std::vector<std::string>> phrases = [] {
        std::vector<std::vector<std::string>> out;
        for (const std::string &line : listLines(resource("lexicons/universal.txt")))
            out.push_back(words(line));
        return out;
    }();
    const std::vector<std::string> all = words(text);
    std::string best;
    for (std::size_t i = 0; i < all.size(); ++i) {
        for (const auto &phrase : phrases) {
            if (phrase.empty() || i + phrase.size() > all.size() ||
                !std::equal(phrase.begin(), phrase.end(), all.begin() + std::ptrdiff_t(i)))
                continue;
            std::string found;
            for (const std::string &word : phrase)
                found += (found.empty() ? "" : " ") + word;
            if (found.size() > best.size())
                best = std::move(found);
        }
        if (!best.empty())
            return best;
    }
    return best;
}

bool polarityDiffers(const std::string &a, const std::string &b)
{
    const auto odd = [](const std::string &text) {
        const auto all = words(text);
        return std::count_if(all.begin(), all.end(), negates) % 2 != 0;
    };
    return odd(a) != odd(b);
}

std::vector<std::string> sentencesOf(const std::string &text)
{
    std::vector<std::string> out(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        out.back() += text[i];
        const bool stop = text[i] == '.' || text[i] == '!' || text[i] == '?' || text[i] == ';';
        if (text[i] == '\n' || (stop && i + 1 < text.size() && text[i + 1] == ' '))
            out.emplace_back();
    }
    return out;
}

std::vector<std::string> figures(const std::string &text)
{
    constexpr std::array kSpelled{"zero",  "one",   "two",  "three", "four",   "five",  "six",
                                  "seven", "eight", "nine", "ten",   "eleven", "twelve"};
    std::vector<std::string> out;
    for (const std::string &word : words(text)) {
        if (std::any_of(word.begin(), word.end(), [](unsigned char c) { return std::isdigit(c); })) {
            out.push_back(word);
            continue;
        }
        for (std::size_t i = 0; i < kSpelled.size(); ++i) {
            // "one" is a pronoun more often than a figure.
            if (word == kSpelled[i] && i != 1)
                out.push_back(std::to_string(i));
        }
    }
    return out;
}

Check supportByWords(const std::string &claim, const std::vector<std::string> &sources)
{
    Check out{"support", CheckState::NotRun, "Not judged by a model.", {}, {}, {}};
    std::set<std::string> known;
    for (const std::string &source : sources) {
        for (std::string &word : contentWords(source))
            known.insert(std::move(word));
    }
    const auto claimed = contentStems(claim);
    if (claimed.empty())
        return out;
    const auto missing =
        std::find_if(claimed.begin(), claimed.end(), [&](const auto &one) { return !known.contains(one.first); });
    if (missing == claimed.end()) {
        out.state = CheckState::Passed;
        out.sentence = "Each content word of it stands in a cited source.";
    } else {
        out.sentence =
            fmt::format("Not judged by a model; \"{}\" stands in no cited source.", displayText(missing->second));
    }
    return out;
}

} // namespace credence::reflecting

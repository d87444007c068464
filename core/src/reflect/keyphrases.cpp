// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/keyphrases.h"

#include "util/resources.h"
#include "util/utf8.h"

#include <credence/text.h>

#include <libstemmer.h>
#include <utf8proc.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <map>
#include <memory>
#include <optional>
#include <unordered_map>
#include <unordered_set>

namespace credence {

namespace {

constexpr std::size_t kLongestWord = 64; // bytes; longer ones are no words
constexpr std::size_t kLongestCjk = 6;   // characters
constexpr std::uint32_t kBoundary = 0;   // between two tokens: no phrase crosses it
constexpr std::size_t kLongestPhrase = 4;

struct StringHash {
    using is_transparent = void;
    std::size_t operator()(std::string_view s) const { return std::hash<std::string_view>()(s); }
};
using WordMap = std::unordered_map<std::string, std::uint32_t, StringHash, std::equal_to<>>;

// Numbers for strings, from 1.
class Names {
public:
    std::uint32_t number(std::string_view s)
    {
        if (const auto found = m_numbers.find(s); found != m_numbers.end())
            return found->second;
        m_names.emplace_back(s);
        const auto n = std::uint32_t(m_names.size());
        m_numbers.emplace(s, n);
        return n;
    }
    const std::string &name(std::uint32_t n) const { return m_names[n - 1]; }
    std::size_t size() const { return m_names.size(); }

private:
    WordMap m_numbers;
    std::vector<std::string> m_names;
};

enum class CharClass : std::uint8_t { Space, Break, Join, Letter, Digit, Cjk };

bool isCjk(char32_t c)
{
    return (c >= 0x3040 && c <= 0x30FF) || (c >= 0x31F0 && c <= 0x31FF) || (c >= 0x3400 && c <= 0x4DBF) ||
           (c >= 0x4E00 && c <= 0x9FFF) || (c >= 0xF900 && c <= 0xFAFF) || (c >= 0x20000 && c <= 0x3FFFF) ||
           c == 0x3005 || c == 0x3007;
}

CharClass classOf(char32_t c)
{
    if (c < 0x80) {
        if ((c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z'))
            return CharClass::Letter;
        if (c >= '0' && c <= '9')
            return CharClass::Digit;
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r')
            return CharClass::Space;
        switch (c) {
        case '-':
        case '_':
        case '.':
        case '/':
        case '\\':
        case '\'':
        case '@':
        case ':':
        case '#':
        case '+':
        case '%':
        case '&':
            return CharClass::Join;
        default:
            return CharClass::Break;
        }
    }
    if (isCjk(c))
        return CharClass::Cjk;
    if (c == 0x2019 || c == 0x2010 || c == 0x2011 || c == 0x200C || c == 0x200D || c == 0xAD)
        return CharClass::Join;
    switch (utf8proc_category(static_cast<utf8proc_int32_t>(c))) {
    case UTF8PROC_CATEGORY_LU:
    case UTF8PROC_CATEGORY_LL:
    case UTF8PROC_CATEGORY_LT:
    case UTF8PROC_CATEGORY_LM:
    case UTF8PROC_CATEGORY_LO:
    case UTF8PROC_CATEGORY_MN:
    case UTF8PROC_CATEGORY_MC:
    case UTF8PROC_CATEGORY_ME:
        return CharClass::Letter;
    case UTF8PROC_CATEGORY_ND:
    case UTF8PROC_CATEGORY_NL:
    case UTF8PROC_CATEGORY_NO:
        return CharClass::Digit;
    case UTF8PROC_CATEGORY_ZS:
    case UTF8PROC_CATEGORY_ZL:
    case UTF8PROC_CATEGORY_ZP:
        return CharClass::Space;
    default:
        return CharClass::Break;
    }
}

bool isAscii(std::string_view s)
{
    return std::all_of(s.begin(), s.end(), [](char c) { return static_cast<unsigned char>(c) < 0x80; });
}

std::string folded(std::string_view s)
{
    if (!isAscii(s))
        return foldedText(s);
    std::string out(s);
    for (char &c : out) {
        if (c >= 'A' && c <= 'Z')
            c = char(c - 'A' + 'a');
    }
    return out;
}

std::vector<std::string_view> split(std::string_view s, std::string_view at)
{
    std::vector<std::string_view> parts;
    while (!s.empty()) {
        const std::size_t i = s.find_first_of(at);
        if (i != 0)
            parts.push_back(s.substr(0, i));
        if (i == std::string_view::npos)
            break;
        s.remove_prefix(i + 1);
    }
    return parts;
}

std::string_view trimmed(std::string_view s)
{
    const std::size_t from = s.find_first_not_of(" \t\r\n");
    return from == std::string_view::npos ? std::string_view()
                                          : s.substr(from, s.find_last_not_of(" \t\r\n") + 1 - from);
}

// --- languages ---

struct StemmerDeleter {
    void operator()(sb_stemmer *s) const { sb_stemmer_delete(s); }
};

constexpr std::array kLanguages{"en", "de", "fr", "es", "it", "pt", "nl", "sv", "ru"};
constexpr int kNoLanguage = -1;

struct StopWords {
    // A word to the languages in which it is one, a bit each.
    std::unordered_map<std::string, std::uint32_t, StringHash, std::equal_to<>> words;
    std::unordered_set<char32_t> cjk;

    [[nodiscard]] std::uint32_t languages(std::string_view word) const
    {
        const auto found = words.find(word);
        return found == words.end() ? 0 : found->second;
    }
    [[nodiscard]] bool holds(std::string_view word, int language) const
    {
        return language != kNoLanguage && (languages(word) >> unsigned(language) & 1U) != 0;
    }

    StopWords()
    {
        int language = kNoLanguage;
        bool inCjk = false;
        for (std::string_view line : split(resource("lexicons/stopwords.txt"), "\n")) {
            line = trimmed(line);
            if (line.empty() || line[0] == '#')
                continue;
            if (line[0] == '[') {
                const std::string_view name = line.substr(1, line.size() - 2);
                const auto at = std::find(kLanguages.begin(), kLanguages.end(), name);
                language = at == kLanguages.end() ? kNoLanguage : int(at - kLanguages.begin());
                inCjk = name == "cjk";
                continue;
            }
            for (const std::string_view word : split(line, " ")) {
                if (inCjk)
                    cjk.insert(utf8::next(word, 0).code);
                else if (language != kNoLanguage)
                    words[folded(word)] |= 1U << unsigned(language);
            }
        }
    }
};

const StopWords &stopWords()
{
    static const StopWords words;
    return words;
}

// Stems, with what was stemmed before kept. One per call: libstemmer's object is not safe to share.
class Stemmer {
public:
    const std::string &stem(const std::string &word, int language)
    {
        auto &cache = m_caches[std::size_t(language) + 1]; // -1, of none, is the first
        if (const auto found = cache.find(word); found != cache.end())
            return found->second;
        std::string stem = word;
        if (language != kNoLanguage) {
            auto &stemmer = m_stemmers[std::size_t(language)];
            if (!stemmer)
                stemmer.reset(sb_stemmer_new(kLanguages[std::size_t(language)], "UTF_8"));
            if (stemmer) {
                const auto *bytes = reinterpret_cast<const sb_symbol *>(word.data());
                const sb_symbol *out = sb_stemmer_stem(stemmer.get(), bytes, int(word.size()));
                if (out)
                    stem.assign(reinterpret_cast<const char *>(out), std::size_t(sb_stemmer_length(stemmer.get())));
            }
        }
        if (cache.size() > 500000)
            cache.clear();
        return cache.emplace(word, std::move(stem)).first->second;
    }

private:
    std::array<std::unique_ptr<sb_stemmer, StemmerDeleter>, kLanguages.size()> m_stemmers;
    std::array<std::unordered_map<std::string, std::string>, kLanguages.size() + 1> m_caches;
};

// Near-synonyms (English): a stem, or the stem of a first word and a second word as it stands, to the group's head.
struct Synonyms {
    std::unordered_map<std::string, std::string> one, two;
    std::unordered_set<std::string> firsts; // of two

    Synonyms()
    {
        Stemmer stemmer;
        for (std::string_view line : split(resource("lexicons/keyphrases-synonyms.txt"), "\n")) {
            line = trimmed(line);
            if (line.empty() || line[0] == '#')
                continue;
            std::string head;
            for (std::string_view form : split(line, ",")) {
                form = trimmed(form);
                const std::size_t space = form.find(' ');
                const std::string first = stemmer.stem(std::string(form.substr(0, space)), 0);
                if (head.empty())
                    head = space == std::string_view::npos ? first : std::string(form);
                if (space == std::string_view::npos) {
                    one.emplace(first, head);
                } else {
                    two.emplace(first + ' ' + stemmer.stem(std::string(form.substr(space + 1)), 0), head);
                    firsts.insert(first);
                }
            }
        }
    }
};

const Synonyms &synonyms()
{
    static const Synonyms table;
    return table;
}

// --- pieces of a text ---

struct Piece {
    enum class What : std::uint8_t { Word, Break, Folder, Cjk } what = What::Break;
    std::string_view text; // Word: as written; Folder: the path; Cjk: the run
};

bool hasExtension(std::string_view name)
{
    const std::size_t dot = name.rfind('.');
    return dot != std::string_view::npos && dot > 0 && name.size() - dot >= 2 && name.size() - dot <= 6 &&
           std::all_of(name.begin() + std::ptrdiff_t(dot) + 1, name.end(),
                       [](char c) { return std::isalnum(static_cast<unsigned char>(c)); });
}

bool isPath(std::string_view chunk)
{
    if (chunk.find('/') == std::string_view::npos || chunk.find("//") != std::string_view::npos)
        return false;
    if (!std::any_of(chunk.begin(), chunk.end(), [](char c) { return std::isalpha(static_cast<unsigned char>(c)); }))
        return false;
    const auto parts = split(chunk, "/");
    return !parts.empty() && (parts.size() >= 3 || chunk.back() == '/' || hasExtension(parts.back()) ||
                              chunk.find('_') != std::string_view::npos);
}

bool looksLikeHash(std::string_view s)
{
    std::size_t digits = 0, hex = 0;
    for (const char c : s) {
        digits += c >= '0' && c <= '9';
        hex += std::isxdigit(static_cast<unsigned char>(c)) != 0;
    }
    return s.size() >= 7 && digits > 0 && hex + 4 >= s.size() && hex * 10 >= s.size() * 9;
}

// A chunk without white space or hard punctuation, joiners at its ends already cut.
template<class Sink>
void classify(std::string_view chunk, const Sink &sink)
{
    if (chunk.find("://") != std::string_view::npos || chunk.find('@') != std::string_view::npos ||
        chunk.size() > 4 * kLongestWord) {
        sink({Piece::What::Break, {}});
        return;
    }
    if (isPath(chunk)) {
        sink({Piece::What::Folder, chunk});
        return;
    }
    for (const std::string_view part : split(chunk, "/\\:+&%#")) {
        std::size_t letters = 0, digits = 0;
        for (std::size_t i = 0; i < part.size();) {
            const utf8::Step step = utf8::next(part, i);
            const CharClass what = classOf(step.code);
            letters += what == CharClass::Letter;
            digits += what == CharClass::Digit;
            i += step.length;
        }
        std::string_view word = part;
        // "node-4" is a node, "integration-pg" one word, "2026.16" and "v2.1" numbers.
        if (digits > 0) {
            const std::size_t end = word.find_last_not_of("0123456789.");
            if (end != std::string_view::npos && end + 1 < word.size() && (word[end] == '-' || word[end] == '_'))
                word = word.substr(0, end);
            else if (digits >= letters || looksLikeHash(word))
                word = {};
        }
        if (letters == 0 || word.size() > kLongestWord || (letters == 1 && word.size() < 3))
            word = {};
        sink(word.empty() ? Piece{Piece::What::Break, {}} : Piece{Piece::What::Word, word});
    }
}

template<class Sink>
void pieces(std::string_view text, const Sink &sink)
{
    const auto flush = [&](std::size_t from, std::size_t to) {
        std::string_view chunk = text.substr(from, to - from);
        const std::size_t first = chunk.find_first_not_of("-_.\\'@:#+%&");
        if (first == std::string_view::npos) {
            if (!chunk.empty())
                sink({Piece::What::Break, {}});
            return;
        }
        chunk.remove_prefix(first);
        const std::size_t last = chunk.find_last_not_of("-_.\\'@:#+%&");
        const std::string_view tail = chunk.substr(last + 1);
        chunk = chunk.substr(0, last + 1);
        while (!chunk.empty() && chunk.back() == '/' && !isPath(chunk))
            chunk.remove_suffix(1);
        if (first > 0)
            sink({Piece::What::Break, {}});
        if (!chunk.empty())
            classify(chunk, sink);
        if (!tail.empty())
            sink({Piece::What::Break, {}});
    };
    std::size_t start = 0, i = 0;
    bool inCjk = false;
    while (i < text.size()) {
        const utf8::Step step = utf8::next(text, i);
        const CharClass what = step.kind == utf8::Kind::Scalar ? classOf(step.code) : CharClass::Break;
        const bool cjk = what == CharClass::Cjk;
        if (cjk != inCjk || what == CharClass::Space || what == CharClass::Break) {
            if (inCjk)
                sink({Piece::What::Cjk, text.substr(start, i - start)});
            else
                flush(start, i);
            start = cjk ? i : what == CharClass::Space || what == CharClass::Break ? i + step.length : i;
            inCjk = cjk;
            if (what == CharClass::Break)
                sink({Piece::What::Break, {}});
        }
        i += step.length;
    }
    if (inCjk)
        sink({Piece::What::Cjk, text.substr(start)});
    else
        flush(start, text.size());
}

// "Sam's" and "Sam’s" are Sam; "l'ordre" is ordre.
std::string plainWord(std::string_view written)
{
    std::string word = folded(written);
    for (std::size_t i = word.find("\xE2\x80\x99"); i != std::string::npos; i = word.find("\xE2\x80\x99", i))
        word.replace(i, 3, "'");
    return word;
}
std::string withoutClitics(std::string word)
{
    if (word.size() > 2 && word.compare(word.size() - 2, 2, "'s") == 0)
        word.resize(word.size() - 2);
    else if (word.size() > 1 && word.back() == '\'')
        word.pop_back();
    const std::size_t apostrophe = word.find('\'');
    if (apostrophe <= 2 && apostrophe + 3 < word.size())
        word.erase(0, apostrophe + 1);
    return word;
}

// Letters whose languages write without spaces between words: nothing sensible can be said of them here.
bool unspaced(std::string_view word)
{
    for (std::size_t i = 0; i < word.size();) {
        const utf8::Step step = utf8::next(word, i);
        if ((step.code >= 0x0E00 && step.code <= 0x0EFF) || (step.code >= 0x1000 && step.code <= 0x109F) ||
            (step.code >= 0x1780 && step.code <= 0x17FF))
            return true;
        i += step.length;
    }
    return false;
}

// The stem under which a word is known: of a word of parts ("sign-in", "test_list.py") each part's.
std::string conceptKey(const std::string &word, int language, Stemmer &stemmer)
{
    const auto &table = synonyms().one;
    if (language == 0 || language == kNoLanguage) {
        if (const auto found = table.find(stemmer.stem(word, 0)); found != table.end() && language == 0)
            return found->second;
    }
    if (word.find_first_of("-_.") != std::string::npos)
        return word;
    return stemmer.stem(word, language);
}

constexpr std::array<std::string_view, 44> kExtensions{
    "py",  "js",   "ts",   "tsx", "jsx", "md",  "txt",  "json", "jsonl", "yaml", "yml", "toml", "ini",  "cfg",  "cpp",
    "h",   "hpp",  "c",    "cc",  "rs",  "go",  "java", "rb",   "php",   "sh",   "sql", "html", "css",  "csv",  "xml",
    "pdf", "docx", "xlsx", "png", "jpg", "svg", "log",  "lock", "conf",  "com",  "org", "www",  "http", "https"};

int languageOf(const std::vector<Piece> &list, int usual)
{
    std::array<int, kLanguages.size()> hits{};
    int words = 0;
    bool latin = false;
    for (const Piece &piece : list) {
        if (piece.what != Piece::What::Word)
            continue;
        if (words++ > 200)
            break;
        const std::string word = plainWord(piece.text);
        latin = latin || isAscii(word);
        for (std::uint32_t bits = stopWords().languages(word), i = 0; bits != 0; bits >>= 1U, ++i)
            hits[i] += int(bits & 1U);
    }
    const auto best = std::max_element(hits.begin(), hits.end());
    if (*best >= 2 || (*best == 1 && words <= 4))
        return usual != kNoLanguage && hits[std::size_t(usual)] == *best ? usual : int(best - hits.begin());
    return words <= 8 && latin ? usual : kNoLanguage;
}

// --- the texts as numbers ---

struct Token {
    std::uint32_t key = kBoundary; // of what it is about
    std::uint32_t surface = 0;
    std::uint32_t place = 0; // in words
};

struct CjkText {
    std::uint32_t doc = 0;
    std::string_view text;
    std::uint32_t place = 0;
};

// What is known of a word as written, by language: looked up once a token.
struct WordInfo {
    std::string word, stem; // plain, and its stem where pairs of words are looked for
    bool stop = false, weak = false;
    bool first = false; // may begin a pair ("sign in")
    std::string keyText;
    std::uint32_t key = 0, surface = 0; // numbered when first used
};

struct Corpus {
    Names keys, surfaces;
    std::array<std::unordered_map<std::string, WordInfo, StringHash, std::equal_to<>>, kLanguages.size() + 1> words;
    std::vector<Token> tokens;
    std::vector<std::size_t> starts; // of each text in tokens
    std::vector<bool> weak;          // by key: not a phrase alone (language unknown)
    std::vector<CjkText> cjk;
};

std::size_t countsAsCharacters(std::string_view s)
{
    return std::size_t(std::count_if(s.begin(), s.end(), [](char c) { return (c & 0xC0) != 0x80; }));
}

WordInfo &wordInfo(std::string_view written, int language, Stemmer &stemmer, Corpus &corpus)
{
    auto &known = corpus.words[std::size_t(language) + 1]; // -1, of none, is the first
    if (const auto found = known.find(written); found != known.end())
        return found->second;
    if (known.size() > 2'000'000) // texts that never repeat a word
        known.clear();
    WordInfo info;
    const std::string whole = plainWord(written);
    info.word = withoutClitics(whole);
    const auto isStop = [&](const std::string &w) { return stopWords().holds(w, language); };
    info.stop = isStop(whole) || isStop(info.word) || unspaced(info.word) || info.word.size() < 2;
    info.weak = language == kNoLanguage || (isAscii(info.word) && info.word.size() < 3);
    if (language == 0) {
        info.stem = stemmer.stem(info.word, 0);
        info.first = synonyms().firsts.contains(info.stem);
    }
    if (!info.stop)
        info.keyText = conceptKey(info.word, language, stemmer);
    return known.emplace(std::string(written), std::move(info)).first->second;
}

void tokenise(std::string_view text, std::uint32_t doc, int &usual, Stemmer &stemmer, Corpus &corpus)
{
    std::vector<Piece> list;
    pieces(text, [&](const Piece &p) { list.push_back(p); });
    const int language = languageOf(list, usual);
    if (language != kNoLanguage && list.size() > 8)
        usual = language;
    std::uint32_t place = 0;
    const auto put = [&](std::uint32_t key, std::uint32_t surface) {
        if (key == kBoundary && (corpus.tokens.empty() || corpus.tokens.back().key == kBoundary))
            return;
        corpus.tokens.push_back({key, surface, place});
    };
    const auto boundary = [&] { put(kBoundary, 0); };
    boundary();
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Piece &piece = list[i];
        ++place;
        switch (piece.what) {
        case Piece::What::Break:
            boundary();
            break;
        case Piece::What::Cjk:
            boundary();
            if (const std::size_t n = countsAsCharacters(piece.text); n >= 2) {
                corpus.cjk.push_back({doc, piece.text, place});
                place += std::uint32_t(n);
            }
            break;
        case Piece::What::Folder:
            boundary();
            for (const std::string &folder : foldersOf(piece.text)) {
                const std::uint32_t surface = corpus.surfaces.number(folder);
                const std::uint32_t key = corpus.keys.number(folded(folder));
                corpus.weak.resize(corpus.keys.size() + 1);
                put(key, surface);
                boundary();
            }
            break;
        case Piece::What::Word: {
            WordInfo &info = wordInfo(piece.text, language, stemmer, corpus);
            // Two words that are one thing ("sign in", "rolled back") come before stop words.
            if (info.first && i + 1 < list.size() && list[i + 1].what == Piece::What::Word) {
                const auto &two = synonyms().two;
                const std::string pair = info.stem + ' ' + stemmer.stem(plainWord(list[i + 1].text), 0);
                if (const auto found = two.find(pair); found != two.end()) {
                    std::string surface(piece.text);
                    surface += ' ';
                    surface += list[i + 1].text;
                    const std::uint32_t key = corpus.keys.number(found->second);
                    corpus.weak.resize(corpus.keys.size() + 1);
                    put(key, corpus.surfaces.number(surface));
                    ++i;
                    break;
                }
            }
            if (info.stop) {
                boundary();
                break;
            }
            if (info.key == 0) {
                info.key = corpus.keys.number(info.keyText);
                info.surface = corpus.surfaces.number(piece.text);
                corpus.weak.resize(corpus.keys.size() + 1);
                if (info.weak)
                    corpus.weak[info.key] = true;
            }
            put(info.key, info.surface);
            break;
        }
        }
    }
    boundary();
}

// --- counting runs of keys ---

struct Run {
    std::array<std::uint32_t, kLongestPhrase> keys{};
    std::uint8_t length = 0;
    bool operator==(const Run &) const = default;
};
struct RunHash {
    std::size_t operator()(const Run &r) const
    {
        std::uint64_t h = 0x9E3779B97F4A7C15ULL + r.length;
        for (const std::uint32_t k : r.keys)
            h = (h ^ k) * 0xBF58476D1CE4E5B9ULL, h ^= h >> 29U;
        return std::size_t(h);
    }
};

// Counts by 64-bit keys in one block of memory; a key is never 0.
class RunCounts {
public:
    struct Entry {
        std::uint64_t key = 0;
        std::uint32_t docs = 0, last = 0; // texts, and the last one that was counted, from 1; later the run's number
    };
    RunCounts() : m_entries(1024) {}
    void count(std::uint64_t key, std::uint32_t doc)
    {
        if (m_used * 10 >= m_entries.size() * 7)
            grow();
        Entry &e = at(key);
        if (e.key == 0) {
            e.key = key;
            ++m_used;
        }
        if (e.last != doc + 1) {
            e.last = doc + 1;
            ++e.docs;
        }
    }
    [[nodiscard]] const Entry &find(std::uint64_t key) const { return const_cast<RunCounts *>(this)->at(key); }
    [[nodiscard]] std::vector<Entry> &entries() { return m_entries; }

private:
    Entry &at(std::uint64_t key)
    {
        std::uint64_t h = key * 0x9E3779B97F4A7C15ULL;
        h ^= h >> 32U;
        std::size_t i = h & (m_entries.size() - 1);
        while (m_entries[i].key != 0 && m_entries[i].key != key)
            i = (i + 1) & (m_entries.size() - 1);
        return m_entries[i];
    }
    void grow()
    {
        std::vector<Entry> old(m_entries.size() * 2);
        old.swap(m_entries);
        for (const Entry &e : old) {
            if (e.key != 0)
                at(e.key) = e;
        }
    }
    std::vector<Entry> m_entries; // a power of two
    std::size_t m_used = 0;
};

struct FrequentRun {
    Run run;
    std::uint32_t docs = 0;
};
struct FrequentRuns {
    std::vector<FrequentRun> all;
    // By length less one, of each token: the place in `all` of the frequent run that begins there, from 1; 0: none.
    std::array<std::vector<std::uint32_t>, kLongestPhrase> at;
};

// All n-grams of 1..4 keys in at least `minDocs` texts, level by level: a run can only be that frequent if both of its
// shorter ends are, and those name it.
FrequentRuns frequentRuns(const Corpus &corpus, std::uint32_t minDocs, const std::stop_token &stop)
{
    FrequentRuns out;
    const std::size_t docs = corpus.starts.size() - 1, tokens = corpus.tokens.size();
    std::vector<std::uint32_t> seen(corpus.keys.size() + 1, 0), docsOf(corpus.keys.size() + 1, 0);
    for (std::size_t d = 0; d < docs; ++d) {
        for (std::size_t i = corpus.starts[d]; i < corpus.starts[d + 1]; ++i) {
            const std::uint32_t key = corpus.tokens[i].key;
            if (key != kBoundary && seen[key] != d + 1) {
                seen[key] = std::uint32_t(d + 1);
                ++docsOf[key];
            }
        }
    }
    std::vector<std::uint32_t> number(corpus.keys.size() + 1, 0);
    for (std::uint32_t key = 1; key < docsOf.size(); ++key) {
        if (docsOf[key] < minDocs)
            continue;
        FrequentRun one;
        one.run.length = 1;
        one.run.keys[0] = key;
        one.docs = docsOf[key];
        out.all.push_back(one);
        number[key] = std::uint32_t(out.all.size());
    }
    out.at[0].assign(tokens, 0);
    for (std::size_t i = 0; i < tokens; ++i)
        out.at[0][i] = number[corpus.tokens[i].key];
    for (std::uint8_t n = 2; n <= kLongestPhrase; ++n) {
        const std::vector<std::uint32_t> &ends = out.at[n - 2U];
        RunCounts counts;
        // Each text begins and ends with a boundary, so that no run crosses from one to the next.
        for (std::size_t d = 0; d < docs; ++d) {
            if (d % 256 == 0 && stop.stop_requested())
                return {};
            for (std::size_t i = corpus.starts[d]; i + 1 < corpus.starts[d + 1]; ++i) {
                if (ends[i] != 0 && ends[i + 1] != 0)
                    counts.count(std::uint64_t(ends[i]) << 32U | ends[i + 1], std::uint32_t(d));
            }
        }
        const std::size_t before = out.all.size();
        std::vector<RunCounts::Entry *> kept;
        for (RunCounts::Entry &e : counts.entries()) {
            e.last = 0;
            if (e.key != 0 && e.docs >= minDocs)
                kept.push_back(&e);
        }
        std::sort(kept.begin(), kept.end(), [](const auto *a, const auto *b) { return a->key < b->key; });
        for (RunCounts::Entry *e : kept) {
            FrequentRun one;
            one.run = out.all[std::size_t(e->key >> 32U) - 1].run;
            one.run.keys[n - 1U] = out.all[std::size_t(e->key & 0xFFFFFFFFU) - 1].run.keys[n - 2U];
            one.run.length = n;
            one.docs = e->docs;
            out.all.push_back(one);
            e->last = std::uint32_t(out.all.size());
        }
        if (out.all.size() == before)
            break;
        out.at[n - 1U].assign(tokens, 0);
        for (std::size_t i = 0; i + 1 < tokens; ++i) {
            if (ends[i] != 0 && ends[i + 1] != 0)
                out.at[n - 1U][i] = counts.find(std::uint64_t(ends[i]) << 32U | ends[i + 1]).last;
        }
    }
    return out;
}

// The most frequent way to write it; joined synonyms that are frequent too follow after " / ".
std::string bestSurface(const std::map<std::string, std::uint32_t> &counts)
{
    // Spellings that differ only in case are one; the lower-case one wins unless the other is at least twice as
    // frequent.
    std::map<std::string, std::pair<std::uint32_t, std::string>> byFold;
    std::map<std::string, std::uint32_t> bestOf;
    for (const auto &[surface, n] : counts) {
        const std::string key = folded(surface);
        byFold[key].first += n;
        auto &best = bestOf[key];
        if (n > best || (n * 2 > best && surface == key)) {
            best = std::max(best, n);
            byFold[key].second = surface;
        }
    }
    std::vector<std::pair<std::uint32_t, std::string>> list;
    list.reserve(byFold.size());
    for (auto &[key, value] : byFold)
        list.emplace_back(value);
    std::sort(list.begin(), list.end(), [](const auto &a, const auto &b) {
        return a.first != b.first ? a.first > b.first : a.second < b.second;
    });
    return list.empty() ? std::string() : list.front().second;
}

// --- Han and kana ---

struct CjkRun {
    std::uint32_t docs = 0, last = ~0U, hits = 0;
    std::unordered_map<char32_t, std::uint32_t> left, right;
};

bool varied(const std::unordered_map<char32_t, std::uint32_t> &neighbours, std::uint32_t hits)
{
    // Ends of a run (no neighbour) are all different from one another: each counts as its own.
    double entropy = 0;
    for (const auto &[c, n] : neighbours) {
        const double p = double(n) / hits;
        entropy -= c == 0 ? p * std::log2(1.0 / hits) : p * std::log2(p);
    }
    return entropy >= 1.0;
}

void cjkPhrases(const Corpus &corpus, const KeyPhraseOptions &options, std::size_t docs, const std::stop_token &stop,
                std::vector<KeyPhrase> &out)
{
    if (corpus.cjk.empty())
        return;
    std::vector<std::u32string> runs;
    runs.reserve(corpus.cjk.size());
    for (const CjkText &piece : corpus.cjk) {
        const std::string_view text = piece.text;
        std::u32string run;
        for (std::size_t i = 0; i < text.size();) {
            const utf8::Step step = utf8::next(text, i);
            run.push_back(step.code);
            i += step.length;
        }
        runs.push_back(std::move(run));
    }
    const auto &stops = stopWords().cjk;
    std::unordered_map<std::u32string, std::pair<std::uint32_t, std::uint32_t>> docsOf; // docs, last
    for (std::size_t n = 2; n <= kLongestCjk; ++n) {
        std::unordered_map<std::u32string, std::pair<std::uint32_t, std::uint32_t>> level;
        for (std::size_t r = 0; r < runs.size(); ++r) {
            if (r % 256 == 0 && stop.stop_requested())
                return;
            for (std::size_t i = 0; i + n <= runs[r].size(); ++i) {
                std::u32string gram = runs[r].substr(i, n);
                if (n > 2 && (!docsOf.contains(gram.substr(0, n - 1)) || !docsOf.contains(gram.substr(1))))
                    continue;
                auto &c = level.try_emplace(std::move(gram), 0U, ~0U).first->second;
                if (c.second != corpus.cjk[r].doc) {
                    c.second = corpus.cjk[r].doc;
                    ++c.first;
                }
            }
        }
        std::erase_if(level, [&](const auto &e) { return e.second.first < options.minDocs; });
        if (level.empty())
            break;
        docsOf.merge(level);
    }
    std::unordered_map<std::u32string, CjkRun> grams;
    for (const auto &[gram, c] : docsOf) {
        if (c.first <= options.maxShare * double(docs) && !stops.contains(gram.front()) && !stops.contains(gram.back()))
            grams[gram];
    }
    std::unordered_map<std::u32string, std::pair<std::vector<std::uint32_t>, std::vector<std::uint32_t>>> found;
    for (std::size_t r = 0; r < runs.size(); ++r) {
        if (r % 256 == 0 && stop.stop_requested())
            return;
        for (std::size_t n = 2; n <= kLongestCjk; ++n) {
            for (std::size_t i = 0; i + n <= runs[r].size(); ++i) {
                const auto at = grams.find(runs[r].substr(i, n));
                if (at == grams.end())
                    continue;
                CjkRun &g = at->second;
                ++g.hits;
                ++g.left[i == 0 ? 0 : runs[r][i - 1]];
                ++g.right[i + n == runs[r].size() ? 0 : runs[r][i + n]];
                auto &[list, placesOf] = found[at->first];
                if (list.empty() || list.back() != corpus.cjk[r].doc) {
                    list.push_back(corpus.cjk[r].doc);
                    placesOf.push_back(corpus.cjk[r].place + std::uint32_t(i));
                }
            }
        }
    }
    for (auto &[gram, g] : grams) {
        if (!varied(g.left, g.hits) || !varied(g.right, g.hits))
            continue;
        KeyPhrase phrase;
        // Two runs that share two characters are about the same thing.
        for (std::size_t i = 0; i < gram.size(); ++i) {
            utf8::append(phrase.name, gram[i]);
            if (i + 1 < gram.size()) {
                std::string two;
                utf8::append(two, gram[i]);
                utf8::append(two, gram[i + 1]);
                phrase.concepts.push_back(std::move(two));
            }
        }
        phrase.docs = std::move(found[gram].first);
        phrase.places = std::move(found[gram].second);
        out.push_back(std::move(phrase));
    }
}

void tidy(std::vector<std::string> &list)
{
    std::sort(list.begin(), list.end());
    list.erase(std::unique(list.begin(), list.end()), list.end());
}

// A phrase's words, part by part.
void addConcepts(std::string_view key, Stemmer &stemmer, std::vector<std::string> &out)
{
    const auto parts = split(key, "-_./ ");
    if (parts.size() <= 1) {
        std::string whole(parts.empty() ? key : parts[0]);
        if (const auto found = synonyms().one.find(stemmer.stem(whole, 0)); found != synonyms().one.end())
            whole = found->second;
        out.push_back(std::move(whole));
        return;
    }
    for (const std::string_view part : parts) {
        const std::string word(part);
        if (stopWords().holds(word, 0))
            continue;
        out.push_back(conceptKey(word, 0, stemmer));
    }
}

} // namespace

std::vector<std::string> foldersOf(std::string_view label)
{
    std::vector<std::string> folders;
    if (label.size() > 1000 || !isPath(label) || label.find_first_of(" \t\n") != std::string_view::npos)
        return folders;
    const auto parts = split(label, "/");
    const std::size_t count = label.back() == '/' ? parts.size() : parts.size() - 1;
    std::string path;
    for (std::size_t i = 0; i < count && i < 2; ++i) {
        if (std::none_of(parts[i].begin(), parts[i].end(),
                         [](char c) { return std::isalpha(static_cast<unsigned char>(c)); }))
            break;
        path += parts[i];
        path += '/';
        folders.push_back(path);
    }
    return folders;
}

std::vector<std::string> conceptsOf(std::string_view label)
{
    Stemmer stemmer;
    std::vector<std::string> strong, extensions;
    std::string plain;
    // Every separator is a space here, so that "pull-requests" and "pull requests" are one.
    for (const char c : label.substr(0, 2000))
        plain += std::string_view("-_./\\:#").find(c) == std::string_view::npos ? c : ' ';
    std::vector<Piece> list;
    pieces(plain, [&](const Piece &p) { list.push_back(p); });
    const auto known = [&](const std::string &word) {
        return std::find(kExtensions.begin(), kExtensions.end(), word) != kExtensions.end();
    };
    for (std::size_t i = 0; i < list.size(); ++i) {
        const Piece &piece = list[i];
        if (piece.what == Piece::What::Cjk) {
            for (std::size_t j = 0; j < piece.text.size();) {
                const std::size_t one = utf8::next(piece.text, j).length;
                if (j + one >= piece.text.size())
                    break;
                strong.emplace_back(piece.text.substr(j, one + utf8::next(piece.text, j + one).length));
                j += one;
            }
        }
        if (piece.what != Piece::What::Word)
            continue;
        const std::string word = withoutClitics(plainWord(piece.text));
        if (i + 1 < list.size() && list[i + 1].what == Piece::What::Word) {
            const std::string pair =
                stemmer.stem(word, 0) + ' ' + stemmer.stem(withoutClitics(plainWord(list[i + 1].text)), 0);
            if (const auto found = synonyms().two.find(pair); found != synonyms().two.end()) {
                strong.push_back(found->second);
                ++i;
                continue;
            }
        }
        if (known(word) && list.size() > 1)
            extensions.push_back(word);
        else if (!stopWords().holds(word, 0))
            strong.push_back(conceptKey(word, 0, stemmer));
    }
    if (strong.empty())
        strong = std::move(extensions);
    if (strong.empty()) {
        std::string whole = folded(trimmed(label.substr(0, 2000)));
        if (!whole.empty())
            strong.push_back(std::move(whole));
    }
    tidy(strong);
    return strong;
}

std::vector<KeyPhrase> keyPhrases(std::span<const std::string_view> texts, const KeyPhraseOptions &options,
                                  std::stop_token stop, const std::function<void(std::size_t)> &step)
{
    std::vector<KeyPhrase> phrases;
    Stemmer stemmer;
    Corpus corpus;
    int usual = kNoLanguage;
    for (std::size_t d = 0; d < texts.size(); ++d) {
        if (d % 64 == 0 && stop.stop_requested())
            return phrases;
        corpus.starts.push_back(corpus.tokens.size());
        tokenise(texts[d], std::uint32_t(d), usual, stemmer, corpus);
        if (step)
            step(d + 1);
    }
    corpus.starts.push_back(corpus.tokens.size());
    corpus.weak.resize(corpus.keys.size() + 1);

    const std::uint32_t minDocs = std::max(2U, options.minDocs);
    const auto frequent = frequentRuns(corpus, minDocs, stop);
    const double most = options.maxShare * double(texts.size());
    // A shorter run that hardly ever stands outside one longer run is that longer run.
    std::unordered_map<Run, std::uint32_t, RunHash> within;
    for (const FrequentRun &longer : frequent.all) {
        const Run &run = longer.run;
        if (run.length < 2)
            continue;
        for (std::uint8_t n = 1; n < run.length; ++n) {
            for (std::uint8_t from = 0; from + n <= run.length; ++from) {
                Run part;
                part.length = n;
                for (std::uint8_t j = 0; j < n; ++j)
                    part.keys[j] = run.keys[std::size_t(from + j)];
                auto &best = within[part];
                best = std::max(best, longer.docs);
            }
        }
    }
    struct Chosen {
        Run run;
        std::uint32_t docs = 0, number = 0; // place in frequent.all
    };
    std::vector<Chosen> chosen;
    for (std::uint32_t i = 0; i < frequent.all.size(); ++i) {
        const auto &[run, docs] = frequent.all[i];
        if (double(docs) > most || (run.length == 1 && corpus.weak[run.keys[0]]))
            continue;
        if (const auto found = within.find(run); found != within.end() && found->second * 10 >= docs * 9)
            continue;
        chosen.push_back({run, docs, i});
    }
    std::sort(chosen.begin(), chosen.end(), [](const Chosen &a, const Chosen &b) {
        return a.docs != b.docs ? a.docs > b.docs : a.run.keys < b.run.keys;
    });
    if (chosen.size() > options.most)
        chosen.resize(options.most);

    constexpr std::uint32_t kNotChosen = ~0U;
    std::vector<std::uint32_t> placeOf(frequent.all.size() + 1, kNotChosen);
    for (std::size_t i = 0; i < chosen.size(); ++i)
        placeOf[chosen[i].number + 1U] = std::uint32_t(i);
    phrases.resize(chosen.size());
    std::vector<std::map<std::string, std::uint32_t>> surfaces(chosen.size());
    for (std::size_t d = 0; d + 1 < corpus.starts.size() && !chosen.empty(); ++d) {
        if (d % 256 == 0 && stop.stop_requested())
            return {};
        for (std::size_t i = corpus.starts[d]; i < corpus.starts[d + 1]; ++i) {
            for (std::uint8_t n = 1; n <= kLongestPhrase && !frequent.at[n - 1U].empty(); ++n) {
                const std::uint32_t number = frequent.at[n - 1U][i];
                if (number == 0)
                    break; // what is longer is not frequent either
                const std::uint32_t at = placeOf[number];
                if (at == kNotChosen)
                    continue;
                auto &list = phrases[at].docs;
                if (list.empty() || list.back() != d) {
                    list.push_back(std::uint32_t(d));
                    phrases[at].places.push_back(corpus.tokens[i].place);
                }
                if (list.size() > 300)
                    continue; // enough to know how it is written
                std::string surface;
                for (std::uint8_t j = 0; j < n; ++j) {
                    surface += j > 0 ? " " : "";
                    surface += corpus.surfaces.name(corpus.tokens[i + j].surface);
                }
                for (const std::string_view end : {"'s", "\xE2\x80\x99s"}) {
                    if (surface.size() > end.size() && surface.ends_with(end))
                        surface.resize(surface.size() - end.size());
                }
                ++surfaces[at][surface];
            }
        }
    }
    for (std::size_t i = 0; i < phrases.size(); ++i) {
        phrases[i].name = displayText(bestSurface(surfaces[i]));
        for (std::uint8_t j = 0; j < chosen[i].run.length; ++j)
            addConcepts(corpus.keys.name(chosen[i].run.keys[j]), stemmer, phrases[i].concepts);
        tidy(phrases[i].concepts);
    }
    std::erase_if(phrases, [](const KeyPhrase &p) { return p.name.empty() || p.concepts.empty(); });
    cjkPhrases(corpus, options, texts.size(), stop, phrases);
    return phrases;
}

} // namespace credence

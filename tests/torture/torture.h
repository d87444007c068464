// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the torturers share: a model of a store that knows nothing of the core, operations that both can do, a listing
// of a store to compare with it, and children that may die.
// Ownership: values. Thread safety: one thread; everything forks.
#pragma once

#include <credence/store.h>

#include <cstdint>
#include <filesystem>
#include <functional>
#include <map>
#include <random>
#include <string>
#include <vector>

namespace credence::torture {

struct Options {
    std::uint64_t amount = 0; // kills, files, seconds; 0: the short form
    std::uint32_t seed = 1;
    std::string cli, window; // programs; empty: that part is left out
    bool verbose = false;
};

// A folder in memory where there is one, gone at the end: what is tried is the order of the writes, not a disk's speed.
class Place {
public:
    Place();
    ~Place();
    Place(const Place &) = delete;
    Place &operator=(const Place &) = delete;
    [[nodiscard]] std::filesystem::path operator/(const std::string &name) const { return m_path / name; }
    [[nodiscard]] const std::filesystem::path &path() const { return m_path; }

private:
    std::filesystem::path m_path;
};

// --- the model: what a person would write down beside a store ---

struct Item {
    std::string kind, status, text;
    std::vector<std::string> sources; // names
};

struct Model {
    std::map<std::string, Item> items; // by name: the id, or the text of what a commit brought
    std::vector<std::string> order;    // names as they came
    std::map<std::string, std::string> candidates;
    std::vector<std::string> ledger; // kinds of entries
    int counter = 0;
    std::vector<std::string> erasedTexts;
    bool operator==(const Model &other) const;
};

struct Step {
    std::string kind;               // add, import, decide, commit, retract, undo, erase, index, policy
    std::string lines;              // of an import
    std::vector<std::string> names; // memories or candidates concerned
    std::vector<Item> items;        // what comes, with `names` as their names
    std::vector<std::string> candidates;
};

// The next operation, by chance.
[[nodiscard]] Step plan(const Model &, const Model &before, std::mt19937 &);
// What it makes of the model. `before`: the model one operation ago, for an undo.
[[nodiscard]] Model applied(const Model &, const Model &before, const Step &);
// The same on a store.
[[nodiscard]] Result<void> perform(Store &, const Step &);

// What a store holds, in the model's words.
[[nodiscard]] Result<Model> modelOf(const Store &);
// One line: what differs first; empty if nothing does.
[[nodiscard]] std::string difference(const Model &expected, const Model &found);
// Every field of every memory, link, tag, candidate, flag and entry, a line each: two stores that show the same give
// the same. Errors where anything can't be read.
[[nodiscard]] Result<std::string> listing(const Store &);

// A store with something of everything, closed, and its model.
[[nodiscard]] Model prepare(const std::filesystem::path &, std::uint32_t seed, int steps);

void copyStore(const std::filesystem::path &from, const std::filesystem::path &to); // with its log and folders
void removeStore(const std::filesystem::path &);
[[nodiscard]] std::string bytesOf(const std::filesystem::path &);
// Whether the bytes stand in the store's files.
[[nodiscard]] std::string standsIn(const std::filesystem::path &store, const std::string &bytes);

// Tells a child that hangs from one that a busy machine keeps waiting.
class Patience {
public:
    explicit Patience(int child, unsigned seconds = 60) : m_child(child), m_seconds(seconds) {}
    [[nodiscard]] int milliseconds() const { return int(m_seconds) * 1000; }
    void heard(); // it said something
    // After so many seconds without a word: it has used as much of the processor meanwhile, or none at all and does not
    // ask for it.
    [[nodiscard]] bool isOver();

private:
    int m_child;
    unsigned m_seconds;
    double m_heard = 0, m_asked = -1; // seconds of the processor
};

// Runs it in a child. What it returns comes back; "died of signal N" if it does not, "hangs" after `seconds`.
[[nodiscard]] std::string inChild(const std::function<std::string()> &work, unsigned seconds = 60);

// Each returns what is wrong, one line each; none: it held.
std::vector<std::string> kills(const Options &);
std::vector<std::string> faults(const Options &);
std::vector<std::string> flips(const Options &);
std::vector<std::string> clockJumps(const Options &);
std::vector<std::string> crowd(const Options &);

} // namespace credence::torture

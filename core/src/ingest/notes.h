// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Markdown as people and agents keep notes in it: front matter, headings, paragraphs and list items with their places,
// and edits that keep every other byte. Not a renderer: emphasis, links and tables stay as they are written.
// Ownership: values; a Note keeps the bytes of its file. Thread safety: none needed.
#pragma once

#include "ingest/importer.h"
#include "ingest/record.h"

#include <functional>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace credence::ingest::notes {

// "key: value", "key: [a, b]" and "key:" with "- a" lines below; anything deeper is kept as the text that it is.
struct FrontMatter {
    bool there = false;
    std::map<std::string, std::vector<std::string>> values;
    [[nodiscard]] bool has(const std::string &key) const { return values.contains(key); }
    [[nodiscard]] std::string first(const std::string &key) const;             // "" if absent
    [[nodiscard]] std::vector<std::string> list(const std::string &key) const; // one "a, b" is two
};

struct Block {
    bool item = false;                 // of a list
    std::string text;                  // without its marker, lines by "\n"
    std::string indent, marker;        // of an item: what stands before its first and its further lines
    std::size_t begin = 0, end = 0;    // bytes of its lines, without the last line's end
    std::size_t line = 0;              // of the file, from 1
    std::vector<std::string> headings; // above it, from the outermost
};

struct Note {
    std::filesystem::path file;
    std::string name; // relative to the folder, with "/"
    std::string bytes;
    FrontMatter front;
    std::vector<Block> blocks;
};

// `nested`: items inside of items are blocks of their own.
[[nodiscard]] Note parseNote(std::string bytes, bool nested);
[[nodiscard]] FrontMatter frontMatterOf(std::string_view head);

inline constexpr std::uintmax_t kMostNote = std::uintmax_t(16) << 20U;   // larger ones are no notes
inline constexpr std::uintmax_t kMostNotes = std::uintmax_t(128) << 20U; // all of a folder

[[nodiscard]] bool isNoteFile(const std::filesystem::path &path); // .md, .markdown
// The notes of a folder, or the one file; what can't be read is a problem.
[[nodiscard]] std::vector<Note> readNotes(const std::filesystem::path &path, bool nested, ForeignStore &store,
                                          const std::stop_token &stop, const Progress &progress,
                                          const std::function<bool(const std::filesystem::path &)> &wanted = {});
// The date of a daily note, "2026-03-01.md" or "2026-03-01-topic.md", at its start in UTC.
[[nodiscard]] std::optional<Time> dateOfName(const std::string &name);
// created of the front matter, the date of the name, or, as an assumption, when the file was written.
void setTimes(MemoryDraft &draft, const Note &note);
[[nodiscard]] std::vector<std::string> tagsOf(const Note &note);
// Front matter that has no place of its own, for extra; empty object if there is none.
[[nodiscard]] Json restOf(const FrontMatter &front, std::initializer_list<std::string_view> known);

// Gives a draft its reference: "NAME#hash", and for the same words again in one file "-2" and so on.
class Refs {
public:
    void name(MemoryDraft &draft, const Note &note, std::initializer_list<std::string_view> parts);

private:
    std::map<std::string, int> m_seen;
};

// What a memory is in the files.
struct Place {
    std::size_t note = 0;
    std::size_t begin = 0, end = 0; // its bytes
    std::string indent, marker, before,
        after;          // the text stands between before and after, lines after the first indented
    bool fixed = false; // can go, but not be said otherwise
};

// The places of the memories as the source's store knows them: see util/equals.h. `drafts`: those of the places.
void settlePlaces(std::map<std::string, Place> &places, std::vector<MemoryDraft> &drafts, const HandBackSet &set);

class Editor {
public:
    Editor(std::vector<Note> notes, std::map<std::string, Place> places)
        : m_notes(std::move(notes)), m_places(std::move(places))
    {
    }
    // Each gives the reason why not; empty: done.
    std::string remove(const std::string &ref);
    std::string replace(const std::string &ref, const std::string &text);
    std::string append(std::size_t note, const std::string &line, const std::string &section);
    [[nodiscard]] bool has(const std::string &ref) const { return m_places.contains(ref) && !m_gone.contains(ref); }
    [[nodiscard]] bool handled(const std::string &ref) const { return m_gone.contains(ref); }
    [[nodiscard]] const std::vector<Note> &notes() const { return m_notes; }
    // The note that most of these references are in.
    [[nodiscard]] std::optional<std::size_t> noteOf(const std::vector<std::string> &refs) const;
    [[nodiscard]] std::optional<std::size_t> noteNamed(std::string_view name) const;
    void write(HandBackPlan &plan) const;

private:
    struct Edit {
        std::size_t end = 0;
        std::string text;
    };
    std::vector<Note> m_notes;
    std::map<std::string, Place> m_places;
    std::map<std::string, bool> m_gone;
    std::map<std::size_t, std::map<std::size_t, Edit>> m_edits; // by note, by begin
    std::map<std::size_t, std::uint64_t> m_changes;
};

// Runs through a set: `add` says a new belief when nothing in the files takes its place.
[[nodiscard]] HandBackPlan
planNotes(const HandBackSet &set, Editor &editor,
          const std::function<std::string(Editor &, const HandBackItem &, const std::vector<std::string> &cited)> &add);

} // namespace credence::ingest::notes

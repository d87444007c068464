// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/importer.h"

#include "ingest/damaged.h"
#include "store/sqlite.h"

#include "util/utf8.h"

#include <credence/counted.h>

#include <fmt/format.h>

#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <system_error>
#include <vector>

namespace credence {

namespace fs = std::filesystem;
using ingest::Importer;
using ingest::Probe;

const std::vector<Importer> &ingest::importers()
{
#define CREDENCE_CALL_IMPORTER(name) ingest::name(),
    static const std::vector<Importer> table = {CREDENCE_IMPORTERS(CREDENCE_CALL_IMPORTER)};
#undef CREDENCE_CALL_IMPORTER
    return table;
}

namespace {

using ingest::importers;

std::string readableFormats()
{
    std::string names;
    for (const Importer &importer : importers()) {
        if (importer.format.reads) {
            names += (names.empty() ? "" : ", ") + importer.format.name;
        }
    }
    return names;
}

const Importer *accepting(const Probe &probe)
{
    for (const Importer &importer : importers()) {
        if (importer.format.reads && importer.accepts(probe)) {
            return &importer;
        }
    }
    return nullptr;
}

// What in a folder is a store, in a sentence: people name the folder above it. Empty if nothing is.
std::string storeWithin(const fs::path &folder)
{
    constexpr std::size_t kMostLooked = 200;
    constexpr std::size_t kMostProbed = 20;
    std::vector<fs::path> entries;
    std::error_code error;
    for (fs::directory_iterator it(folder, error);
         !error && it != fs::directory_iterator() && entries.size() < kMostLooked; it.increment(error)) {
        entries.push_back(it->path());
    }
    std::sort(entries.begin(), entries.end());
    entries.resize(std::min(entries.size(), kMostProbed));
    for (const fs::path &entry : entries) {
        const Result<Probe> inner = ingest::probe(entry);
        if (const Importer *importer = inner ? accepting(*inner) : nullptr) {
            return fmt::format("{} in it is recognised as {}: name that.", ingest::shown(entry.filename()),
                               importer->format.name);
        }
    }
    return {};
}

std::string describe(const Probe &probe)
{
    if (probe.folder) {
        std::error_code error;
        std::size_t looked = 0;
        for (fs::directory_iterator it(probe.path, error); !error && it != fs::directory_iterator() && looked < 1000;
             it.increment(error), ++looked) {
            if (::access(it->path().c_str(), R_OK) != 0 && errno == EACCES)
                return fmt::format("{} in it can't be read: {}.", ingest::shown(it->path().filename()),
                                   std::generic_category().message(EACCES));
        }
        error.clear();
        if (fs::is_empty(probe.path, error) && !error) {
            return "The folder is empty.";
        }
        const std::string within = storeWithin(probe.path);
        return within.empty() ? "No importer recognises what is in this folder."
                              : "No importer recognises this folder. " + within;
    }
    if (probe.head.empty()) {
        return "The file is empty.";
    }
    const std::string_view sample = std::string_view(probe.head).substr(0, 4096);
    std::size_t strange = 0;
    for (std::size_t pos = 0; pos < sample.size();) {
        const utf8::Step step = utf8::next(sample, pos);
        const bool control = step.code < 0x20 && step.code != '\n' && step.code != '\r' && step.code != '\t';
        strange += step.kind == utf8::Kind::Scalar && !control ? 0 : 1;
        pos += step.length;
    }
    if (strange * 10 > sample.size()) {
        return "This is binary data that no importer knows.";
    }
    const std::size_t first = sample.find_first_not_of(" \t\r\n");
    if (first == std::string_view::npos) {
        return "The file holds nothing but white space.";
    }
    return sample[first] == '{' || sample[first] == '[' ? "This is JSON, but of no format that an importer knows."
                                                        : "This is text, but of no format that an importer knows.";
}

Result<Importer> detect(const Probe &probe)
{
    if (const std::string what = ingest::untouchable(probe.head); !what.empty()) {
        return Error{Errc::Unsupported, what, ingest::shown(probe.path)};
    }
    if (const Importer *importer = accepting(probe)) {
        return *importer;
    }
    if (const std::string what = ingest::damagedLike(probe); !what.empty()) {
        return Error{Errc::Corrupt, what, ingest::shown(probe.path)};
    }
    if (const std::string what = ingest::stranger(probe.head); !what.empty()) {
        return Error{Errc::Unsupported, what, ingest::shown(probe.path)};
    }
    return Error{Errc::Unsupported, fmt::format("{} Looked for: {}", describe(probe), readableFormats()),
                 ingest::shown(probe.path)};
}

Result<Importer> named(const Probe &probe, std::string_view format)
{
    const auto &table = importers();
    const auto found = std::find_if(table.begin(), table.end(),
                                    [&](const Importer &i) { return i.format.reads && i.format.name == format; });
    if (found == table.end()) {
        return Error{Errc::Unsupported,
                     fmt::format("There is no importer {}. Known are: {}", ingest::excerpt(format), readableFormats()),
                     {}};
    }
    if (const std::string what = ingest::untouchable(probe.head); !what.empty()) {
        return Error{Errc::Unsupported, what, ingest::shown(probe.path)};
    }
    return *found;
}

Result<void> checkMapping(const Format &format, const KeyMapping &mapping)
{
    if (!mapping.empty() && !format.mapped) {
        return Error{
            Errc::Invalid, fmt::format("The keys of {} have fixed meanings; they can't be mapped.", format.name), {}};
    }
    const std::vector<Meaning> known = meanings();
    for (const auto &[key, meaning] : mapping) {
        if (key.ends_with('/') && meaning.starts_with(ingest::kLayoutMeaning)) {
            continue; // remembered; a person says meanings alone
        }
        if (std::none_of(known.begin(), known.end(),
                         [&meaning = meaning](const Meaning &m) { return m.name == meaning; })) {
            std::string names;
            for (const Meaning &one : known) {
                names += (names.empty() ? "" : ", ") + one.name;
            }
            return Error{Errc::Invalid,
                         fmt::format("{} for the key {} is no meaning. Known are: {}.", ingest::excerpt(meaning),
                                     ingest::excerpt(key), names),
                         {}};
        }
    }
    return {};
}

// Every record is accounted for; a reader that loses one says so itself.
void checkSum(ForeignStore &store)
{
    const std::uint64_t told = store.memories.size() + store.records.size() + store.folded + store.skipped;
    if (told != store.read) {
        store.problems.push_back({{},
                                  "unaccounted",
                                  fmt::format("{} read, but {} taken or said to be left out: a fault of this reader.",
                                              counted(store.read, "record was", "records were"), told)});
    }
}

} // namespace

void ProblemList::finish()
{
    for (const auto &[kind, count] : m_left) {
        std::vector<Problem>::push_back({{}, kind, fmt::format("{} more of this kind.", count)});
    }
    m_left.clear();
}

std::vector<Meaning> meanings()
{
    return {
        {"text", "The memory's text"},
        {"kind", "Its kind: \"reflection\" or \"insight\" for what was derived, \"narrative\" for a merge, all else an "
                 "episode"},
        {"importance", "Importance, 0 to 1"},
        {"importance-10", "Importance, 1 to 10"},
        {"created", "When it was recorded"},
        {"valid-from", "True from"},
        {"valid-to", "True until"},
        {"expires", "When it expires"},
        {"last-accessed", "When it was last read"},
        {"evidence", "Ids of what it rests on"},
        {"contradicts", "Ids of what speaks against it"},
        {"merged-from", "Ids of what was merged into it"},
        {"depth", "Depth as the source has it"},
        {"status", "Status"},
        {"superseded-by", "Id of what replaced it"},
        {"confidence", "Confidence as the source has it"},
        {"session", "Conversation or task"},
        {"actor", "Who said or did it"},
        {"outcome", "How it went"},
        {"tags", "Tags"},
        {"entities", "People and things named"},
        {"scope", "Whose memory it is"},
        {"extra", "Kept as it is, without a meaning"},
    };
}

std::vector<Format> formats()
{
    std::vector<Format> result;
    for (const Importer &importer : importers()) {
        result.push_back(importer.format);
    }
    return result;
}

Result<std::string> detectFormat(const fs::path &path)
{
    const Result<Probe> probe = ingest::probe(path);
    if (!probe) {
        return probe.error();
    }
    const Result<Importer> importer = detect(*probe);
    if (!importer) {
        return importer.error();
    }
    return importer.value().format.name;
}

Result<ForeignStore> readForeign(const fs::path &path, std::string_view format, const ReadOptions &options,
                                 std::stop_token stop, const Progress &progress)
{
    const Result<Probe> probe = ingest::probe(path);
    if (!probe) {
        return probe.error();
    }
    const Result<Importer> importer = format.empty() ? detect(*probe) : named(*probe, format);
    if (!importer) {
        return importer.error();
    }
    CREDENCE_TRY(checkMapping(importer->format, options.mapping));
    Result<ForeignStore> store = importer.value().read(*probe, options, stop, progress);
    if (!store && store.error().code == Errc::Corrupt && !store.error().message.starts_with("This looks like ")) {
        return Error{
            Errc::Corrupt,
            fmt::format("This looks like {}, but it is damaged. {}", importer->format.name, store.error().message),
            store.error().where};
    }
    if (store && stop.stop_requested()) {
        return Error{Errc::Cancelled, "Reading was cancelled.", ingest::shown(path)};
    }
    if (store) {
        store->format = importer.value().format.name;
        checkSum(*store);
        store->problems.finish();
        std::error_code error;
        const fs::path absolute = fs::absolute(path, error).lexically_normal();
        store->path = error ? path.string() : absolute.string();
        if (store->path.size() > 1 && store->path.ends_with('/')) {
            store->path.pop_back(); // a folder is the same with or without
        }
        store->askedScope = options.scope;
        if (store->mapping.empty()) { // else its reader says by what it is read alike the next time
            store->mapping = options.mapping;
        }
    }
    return store;
}

} // namespace credence

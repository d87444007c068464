// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Foreign stores where their programs usually keep them.
#include "ingest/importer.h"

#include <algorithm>
#include <chrono>
#include <set>

namespace credence {

namespace fs = std::filesystem;

namespace {

constexpr std::size_t kMostChildren = 1000; // of a "*"
constexpr std::size_t kMostFiles = 20000;   // that are added up

// Every path that the pattern names.
std::vector<fs::path> expand(const fs::path &base, const fs::path &below)
{
    std::vector<fs::path> paths{base};
    for (const fs::path &part : below) {
        std::vector<fs::path> next;
        for (const fs::path &path : paths) {
            if (part != "*") {
                next.push_back(path / part);
                continue;
            }
            std::error_code error;
            std::size_t seen = 0;
            for (fs::directory_iterator it(path, error);
                 !error && it != fs::directory_iterator() && seen < kMostChildren; it.increment(error), ++seen) {
                next.push_back(it->path());
            }
        }
        paths = std::move(next);
        std::sort(paths.begin(), paths.end());
    }
    return paths;
}

void measure(FoundStore &found, const std::stop_token &stop)
{
    const auto take = [&](const fs::path &file) {
        std::error_code error;
        const std::uintmax_t size = fs::file_size(file, error);
        found.size += error ? 0 : size;
        const auto changed = fs::last_write_time(file, error);
        if (!error) {
            const auto time = std::chrono::floor<std::chrono::milliseconds>(
                std::chrono::time_point_cast<std::chrono::nanoseconds>(std::chrono::file_clock::to_sys(changed)));
            found.changed = found.changed ? std::max(*found.changed, time) : time;
        }
    };
    if (!ingest::isFolder(found.path)) {
        take(found.path);
        return;
    }
    std::error_code error;
    std::size_t seen = 0;
    for (fs::recursive_directory_iterator it(found.path, fs::directory_options::skip_permission_denied, error);
         !error && it != fs::recursive_directory_iterator() && seen < kMostFiles && !stop.stop_requested();
         it.increment(error), ++seen) {
        if (it->is_regular_file(error) && !it->is_symlink(error)) {
            take(it->path());
        }
    }
}

} // namespace

std::vector<FoundStore> findStores(const std::function<std::string(const char *)> &environment, std::stop_token stop)
{
    std::vector<FoundStore> all;
    std::set<fs::path> seen;
    for (const ingest::Importer &importer : ingest::importers()) {
        for (const ingest::Place &place : importer.places) {
            const std::string base = environment(place.variable);
            if (base.empty() || stop.stop_requested()) {
                continue;
            }
            for (const fs::path &path : expand(base, place.below)) {
                std::error_code error;
                if (!fs::exists(path, error) || error) {
                    continue;
                }
                const fs::path whole = fs::weakly_canonical(path, error);
                if (error || !seen.insert(whole).second) {
                    continue;
                }
                const auto probe = ingest::probe(whole);
                if (!probe || !ingest::untouchable(probe->head).empty() || !importer.accepts(*probe)) {
                    seen.erase(whole); // it may be another format's
                    continue;
                }
                FoundStore found{whole, importer.format.name, importer.format.title, 0, {}};
                measure(found, stop);
                all.push_back(std::move(found));
            }
        }
    }
    return all;
}

} // namespace credence

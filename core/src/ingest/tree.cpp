// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/tree.h"

#include "ingest/importer.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>

namespace credence::ingest {

namespace fs = std::filesystem;

namespace {

class TreeWalk {
public:
    TreeWalk(const TreeFilter &filter, std::vector<Problem> *problems, const std::stop_token &stop)
        : m_filter(filter), m_problems(problems), m_stop(stop)
    {
    }

    void folder(const fs::path &path, const fs::path &below, int depth)
    {
        std::error_code error;
        std::vector<fs::directory_entry> entries;
        for (fs::directory_iterator at(path, error), end; !error && at != end; at.increment(error)) {
            if (++m_seen > m_filter.looked) {
                break;
            }
            entries.push_back(*at);
        }
        if (error) {
            problem(below, fmt::format("The folder can't be read: {}.", error.message()));
        }
        std::sort(entries.begin(), entries.end());
        for (const fs::directory_entry &entry : entries) {
            if (m_stop.stop_requested() || files.size() >= m_filter.wanted) {
                return;
            }
            const fs::path name = below / entry.path().filename();
            std::error_code ignored;
            if (entry.is_directory(ignored)) {
                if (!m_filter.folder(name)) {
                    continue;
                }
                if (entry.is_symlink(ignored)) {
                    problem(name, "The folder is a link and was not followed.");
                } else if (depth >= kTreeDepth) {
                    problem(name, fmt::format("Folders more than {} levels deep are not looked at.", kTreeDepth));
                } else {
                    folder(entry.path(), name, depth + 1);
                }
            } else if (m_filter.file(name)) {
                if (entry.is_regular_file(ignored)) {
                    files.push_back({entry.path(), displayText(name.generic_string())});
                } else {
                    problem(name, "It is no ordinary file.");
                }
            }
        }
    }

    void finish()
    {
        if (m_seen > m_filter.looked) {
            problem({}, fmt::format("More than {} files lie there; the rest was not looked at.", m_filter.looked));
        }
    }

    std::vector<TreeFile> files;

private:
    void problem(const fs::path &name, std::string message)
    {
        if (m_problems) {
            m_problems->push_back({displayText(name.generic_string()), "unreadable", std::move(message)});
        }
    }

    const TreeFilter &m_filter;
    std::vector<Problem> *m_problems;
    const std::stop_token &m_stop;
    std::size_t m_seen = 0;
};

} // namespace

std::vector<TreeFile> walkTree(const fs::path &root, const TreeFilter &filter, std::vector<Problem> *problems,
                               const std::stop_token &stop)
{
    TreeWalk walk(filter, problems, stop);
    walk.folder(root, {}, 0);
    walk.finish();
    return std::move(walk.files);
}

std::optional<std::string> treeText(const TreeFile &file, std::vector<Problem> &problems)
{
    std::error_code error;
    const std::uintmax_t size = fs::file_size(file.path, error);
    if (!error && size > kTreeText) {
        problems.push_back({file.name, "unreadable", "The file is too large for a text (over 64 MiB)."});
        return std::nullopt;
    }
    Result<std::string> text = readFile(file.path);
    if (!text) {
        problems.push_back({file.name, "unreadable", text.error().message});
        return std::nullopt;
    }
    if (text->starts_with("\xEF\xBB\xBF")) {
        text->erase(0, 3);
    }
    return std::move(text.value());
}

} // namespace credence::ingest

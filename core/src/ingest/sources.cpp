// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/sources.h>

#include "ingest/importer.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <unordered_map>
#include <utility>

namespace credence {

namespace fs = std::filesystem;

namespace source_state {

// FNV-1a, 64 bits: tells states apart, guards nothing.
void mix(std::uint64_t &hash, std::string_view bytes)
{
    for (const char c : bytes)
        hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001b3U;
}

void take(SourceState &state, std::uint64_t &hash, const fs::path &file, const std::string &name)
{
    std::error_code error;
    const std::uintmax_t size = fs::file_size(file, error);
    if (error)
        return;
    // Readers of a database make and remove these; only a log with something in it is a change.
    if (name.ends_with("-shm") || (size == 0 && (name.ends_with("-wal") || name.ends_with("-journal"))))
        return;
    const auto written = fs::last_write_time(file, error);
    if (error)
        return;
    ++state.files;
    state.size += size;
    const auto time = std::chrono::floor<std::chrono::milliseconds>(
        std::chrono::time_point_cast<std::chrono::nanoseconds>(std::chrono::file_clock::to_sys(written)));
    state.changed = state.changed ? std::max(*state.changed, time) : time;
    mix(hash, fmt::format("{}\n{}\n{}\n", name, size, written.time_since_epoch().count()));
}

// What a source's references mean: the memory of that scope with that id.
class References {
public:
    explicit References(const ForeignStore &store)
    {
        for (std::size_t i = 0; i < store.memories.size(); ++i) {
            const Memory &memory = store.memories[i].memory;
            if (!memory.sourceRef.empty())
                m_places.emplace(memory.scope + '\n' + memory.sourceRef, i);
            if (!memory.id.value.empty())
                m_places.emplace(memory.scope + '\n' + memory.id.value, i);
        }
    }
    [[nodiscard]] std::optional<std::size_t> find(const std::string &scope, const std::string &ref) const
    {
        const auto found = m_places.find(scope + '\n' + ref);
        return found == m_places.end() ? std::nullopt : std::optional(found->second);
    }

private:
    std::unordered_map<std::string, std::size_t> m_places;
};

} // namespace source_state

SourceState sourceState(const fs::path &path, std::stop_token stop)
{
    using namespace source_state;
    SourceState state;
    std::uint64_t hash = 0xcbf29ce484222325U;
    std::error_code error;
    const fs::file_status status = fs::status(path, error);
    state.there = !error && fs::exists(status);
    if (!state.there)
        return state;
    if (!fs::is_directory(status)) {
        for (const char *beside : {"", "-wal", "-journal"})
            take(state, hash, path.string() + beside, path.filename().string() + beside);
        state.stamp = fmt::format("{:016x}", hash);
        return state;
    }
    std::vector<std::pair<std::string, fs::path>> files;
    for (fs::recursive_directory_iterator it(path, fs::directory_options::skip_permission_denied, error);
         !error && it != fs::recursive_directory_iterator() && files.size() < kStampedFiles && !stop.stop_requested();
         it.increment(error)) {
        std::error_code ignored;
        if (it->is_regular_file(ignored) && !it->is_symlink(ignored))
            files.emplace_back(it->path().lexically_relative(path).string(), it->path());
    }
    std::sort(files.begin(), files.end()); // a folder lists them in any order
    for (const auto &[name, file] : files)
        take(state, hash, file, name);
    state.stamp = fmt::format("{:016x}", hash);
    return state;
}

ForeignSummary summarise(const ForeignStore &store)
{
    const source_state::References references(store);
    const std::size_t count = store.memories.size();
    ForeignSummary summary;
    std::vector<std::vector<std::size_t>> sources(count); // those that carry depth
    for (std::size_t i = 0; i < count; ++i) {
        const MemoryDraft &draft = store.memories[i];
        ++summary.byKind[word(draft.memory.kind)];
        ++summary.byScope[draft.memory.scope];
        summary.timeless += !draft.memory.created;
        summary.unset += !draft.memory.importanceRaw && !draft.memory.importance;
        summary.vectors += !draft.vector.empty();
        for (const DraftEvidence &link : draft.evidence) {
            ++summary.links;
            const auto place = references.find(draft.memory.scope, link.ref);
            summary.dangling += !place;
            if (place && link.role != Role::Contradicts)
                sources[i].push_back(*place);
        }
    }

    // Depth by definition, sources first; a link that would close a circle counts for nothing, as at the import.
    enum class Seen : std::uint8_t { No, Open, Done };
    std::vector<Seen> seen(count, Seen::No);
    std::vector<char> &grounded = summary.grounded;
    grounded.assign(count, 0);
    summary.depths.assign(count, 0);
    std::vector<std::pair<std::size_t, std::size_t>> path; // memory, next of its sources
    for (std::size_t start = 0; start < count; ++start) {
        if (seen[start] != Seen::No)
            continue;
        path.emplace_back(start, 0);
        seen[start] = Seen::Open;
        while (!path.empty()) {
            auto &[at, next] = path.back();
            if (next < sources[at].size()) {
                const std::size_t source = sources[at][next];
                if (seen[source] == Seen::No) {
                    seen[source] = Seen::Open;
                    path.emplace_back(source, 0); // and come back to this one
                    continue;
                }
                if (seen[source] == Seen::Done) {
                    summary.depths[at] = std::max(summary.depths[at], summary.depths[source] + 1);
                    grounded[at] = static_cast<char>(grounded[at] | grounded[source]);
                }
                ++next;
                continue;
            }
            if (store.memories[at].memory.kind != Kind::Reflection) {
                summary.depths[at] = 0;
                grounded[at] = 1;
            } else if (summary.depths[at] == 0) {
                summary.depths[at] = 1; // a reflection without evidence
            }
            seen[at] = Seen::Done;
            path.pop_back();
        }
    }
    for (std::size_t i = 0; i < count; ++i) {
        ++summary.byDepth[summary.depths[i]];
        summary.ungrounded += store.memories[i].memory.kind == Kind::Reflection && !grounded[i];
    }
    return summary;
}

Result<ForeignStore> readMirror(const Mirror &mirror, std::stop_token stop, const Progress &progress)
{
    ReadOptions options;
    options.scope = mirror.scope;
    options.mapping = mirror.mapping;
    auto read = readForeign(mirror.path, mirror.format, options, std::move(stop), progress);
    if (!read && (read.error().code == Errc::Unsupported || read.error().code == Errc::Corrupt)) {
        if (const auto found = detectFormat(mirror.path); found && *found != mirror.format)
            return Error{Errc::Conflict,
                         fmt::format("The source is {}, and {} lies at {} now: another store.", mirror.format, *found,
                                     displayText(mirror.path)),
                         mirror.path};
    }
    return read;
}

bool handsBackInPlace(std::string_view format)
{
    const std::vector<ingest::Importer> &all = ingest::importers();
    return std::any_of(all.begin(), all.end(), [&](const ingest::Importer &one) {
        return one.format.name == format && one.handBack && one.handsBackInPlace;
    });
}

namespace line_diff {

constexpr std::size_t kContext = 3;
constexpr std::size_t kPairs = 4'000'000;

std::vector<std::string_view> linesOf(std::string_view text)
{
    std::vector<std::string_view> lines;
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        lines.push_back(text.substr(0, end == std::string_view::npos ? text.size() : end + 1));
        text.remove_prefix(lines.back().size());
    }
    return lines;
}

struct Step {
    char what = ' '; // ' ' both, '-' only before, '+' only after
    std::string_view line;
};

// The longest common run of lines of what lies between equal beginnings and ends.
std::vector<Step> stepsOf(std::string_view before, std::string_view after)
{
    const std::vector<std::string_view> a = linesOf(before), b = linesOf(after);
    std::size_t head = 0, tail = 0;
    while (head < a.size() && head < b.size() && a[head] == b[head])
        ++head;
    while (tail < a.size() - head && tail < b.size() - head && a[a.size() - 1 - tail] == b[b.size() - 1 - tail])
        ++tail;
    std::vector<Step> steps;
    for (std::size_t i = 0; i < head; ++i)
        steps.push_back({' ', a[i]});
    const std::size_t m = a.size() - head - tail, n = b.size() - head - tail;
    std::size_t i = 0, j = 0;
    if (m > 0 && n > 0 && n <= kPairs / m) {
        const std::size_t columns = n + 1;
        std::vector<std::uint32_t> table((m + 1) * columns, 0);
        for (std::size_t r = m; r-- > 0;) {
            for (std::size_t c = n; c-- > 0;)
                table[r * columns + c] = a[head + r] == b[head + c]
                                             ? table[(r + 1) * columns + c + 1] + 1
                                             : std::max(table[(r + 1) * columns + c], table[r * columns + c + 1]);
        }
        while (i < m && j < n) {
            if (a[head + i] == b[head + j]) {
                steps.push_back({' ', a[head + i]});
                ++i, ++j;
            } else if (table[(i + 1) * columns + j] >= table[i * columns + j + 1]) {
                steps.push_back({'-', a[head + i++]});
            } else {
                steps.push_back({'+', b[head + j++]});
            }
        }
    }
    for (; i < m; ++i)
        steps.push_back({'-', a[head + i]});
    for (; j < n; ++j)
        steps.push_back({'+', b[head + j]});
    for (std::size_t k = 0; k < tail; ++k)
        steps.push_back({' ', a[a.size() - tail + k]});
    return steps;
}

// "3,4" of a hunk's head; an empty side names the line before it.
std::string rangeOf(std::size_t first, std::size_t count)
{
    if (count == 1)
        return fmt::format("{}", first);
    return fmt::format("{},{}", count == 0 ? first - 1 : first, count);
}

} // namespace line_diff

std::string unifiedDiff(std::string_view before, std::string_view after, std::string_view nameBefore,
                        std::string_view nameAfter)
{
    using namespace line_diff;
    if (before == after)
        return {};
    const std::vector<Step> steps = stepsOf(before, after);
    std::string out = fmt::format("--- {}\n+++ {}\n", nameBefore, nameAfter);
    std::size_t lineA = 1, lineB = 1; // of steps[at]
    for (std::size_t at = 0; at < steps.size();) {
        std::size_t change = at;
        while (change < steps.size() && steps[change].what == ' ')
            ++change;
        if (change == steps.size())
            break;
        const std::size_t start = std::max(at, change - std::min(change, kContext));
        lineA += start - at;
        lineB += start - at;
        // As far as the next change is no further away than both contexts.
        std::size_t last = change;
        for (std::size_t i = change; i < steps.size() && i <= last + 2 * kContext + 1; ++i) {
            if (steps[i].what != ' ')
                last = i;
        }
        const std::size_t end = std::min(steps.size(), last + 1 + kContext);
        std::size_t countA = 0, countB = 0;
        std::string body;
        for (std::size_t i = start; i < end; ++i) {
            countA += steps[i].what != '+';
            countB += steps[i].what != '-';
            body += steps[i].what;
            body += steps[i].line;
            if (!steps[i].line.ends_with('\n'))
                body += "\n\\ No newline at end of file\n";
        }
        out += fmt::format("@@ -{} +{} @@\n", rangeOf(lineA, countA), rangeOf(lineB, countB)) + body;
        lineA += countA;
        lineB += countB;
        at = end;
    }
    return out;
}

} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Runs as files: saving and opening one, and the folder beside the store that keeps those that were not sent to the
// queue.
#include "reflect/json.h"
#include "util/writeall.h"

#include <credence/reflect.h>

#include <fmt/format.h>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <fstream>
#include <set>
#include <system_error>

namespace credence {

namespace {

std::filesystem::path beside(const std::filesystem::path &store, const char *suffix)
{
    return std::filesystem::path(store.native() + suffix);
}

// An id names a file, and may come from one: only what newUuid() makes, never a path.
bool plainId(const std::string &id)
{
    return !id.empty() && id.size() <= 64 && id.front() != '.' &&
           std::all_of(id.begin(), id.end(), [](unsigned char c) { return std::isalnum(c) || c == '-'; });
}

Error systemError(const char *what, const std::filesystem::path &path)
{
    return {Errc::Io, fmt::format("{} ({}).", what, std::generic_category().message(errno)), path.string()};
}

RunInfo infoOf(const RunRecord &run)
{
    RunInfo info;
    info.id = run.id;
    info.scope = run.scope;
    info.preset = run.preset;
    info.provider = run.provider;
    info.model = run.model;
    info.state = run.state;
    info.started = run.started;
    info.tookMs = run.tookMs;
    info.candidates = run.candidates.size();
    info.dropped = run.dropped.size();
    info.calls = run.calls.size();
    info.tokensIn = run.tokensIn;
    info.tokensOut = run.tokensOut;
    info.cost = run.cost;
    return info;
}

} // namespace

std::filesystem::path runsFolder(const std::filesystem::path &store)
{
    return beside(store, "-runs");
}

std::filesystem::path cacheFolder(const std::filesystem::path &store)
{
    return beside(store, "-cache");
}

Result<void> saveRun(const RunRecord &run, const std::filesystem::path &file)
{
    if (!replaceFile(file, runJson(run)))
        return systemError("The run can't be saved", file);
    return {};
}

Result<void> canSaveRun(const std::filesystem::path &file)
{
    std::error_code failed;
    if (std::filesystem::is_directory(file, failed))
        return Error{Errc::Invalid, "The run can't be saved: this is a folder.", file.string()};
    std::string temporary = file.string() + ".XXXXXX";
    const int handle = ::mkostemp(temporary.data(), O_CLOEXEC);
    if (handle < 0)
        return systemError("The run can't be saved", file);
    ::close(handle);
    ::unlink(temporary.c_str());
    return {};
}

Result<std::filesystem::path> keepRun(const RunRecord &run, const std::filesystem::path &store)
{
    if (!plainId(run.id))
        return Error{Errc::Invalid, "The run's id can't name a file.", run.id};
    const auto folder = runsFolder(store);
    if (!ownFolder(folder))
        return systemError("The folder for runs can't be used", folder);
    const auto file = folder / (run.id + ".json");
    if (auto saved = saveRun(run, file); !saved)
        return saved.error();
    return file;
}

Result<RunRecord> loadRun(const std::filesystem::path &file)
{
    std::error_code failed;
    if (!std::filesystem::exists(file, failed))
        return Error{Errc::NotFound, "There is no such file.", file.string()};
    if (!std::filesystem::is_regular_file(file, failed))
        return Error{Errc::Invalid, "This is no file of a run.", file.string()};
    const auto size = std::filesystem::file_size(file, failed);
    if (failed)
        return Error{Errc::Io, fmt::format("The run can't be read ({}).", failed.message()), file.string()};
    if (size > reflecting::kMaxJson)
        return Error{Errc::Invalid, fmt::format("This is no run: {} bytes are too many.", size), file.string()};
    std::string text(size, '\0');
    std::ifstream stream(file, std::ios::binary);
    stream.read(text.data(), static_cast<std::streamsize>(text.size()));
    text.resize(static_cast<std::size_t>(std::max<std::streamsize>(0, stream.gcount())));
    if (stream.bad() || !stream.is_open())
        return Error{Errc::Io, "The run can't be read.", file.string()};
    auto run = readRun(text);
    if (!run)
        return Error{run.error().code, "The run can't be used: " + run.error().message, file.string()};
    return run;
}

Result<std::vector<RunInfo>> runs(const Store &store, const std::string &scope, std::vector<std::string> *problems)
{
    const auto kept = store.keptRuns(scope);
    if (!kept)
        return kept.error();
    std::vector<RunInfo> list;
    std::set<std::string> ids;
    for (const RunRecord &run : *kept) {
        list.push_back(infoOf(run));
        list.back().queued = true;
        ids.insert(run.id);
    }
    std::error_code failed;
    for (std::filesystem::directory_iterator it(runsFolder(store.info().path), failed), end; !failed && it != end;
         it.increment(failed)) {
        if (it->path().extension() != ".json" || it->path().filename() == kHealthFile)
            continue;
        const auto run = loadRun(it->path());
        if (!run) {
            if (problems)
                problems->push_back(it->path().filename().string() + ": " + run.error().message);
            continue;
        }
        if ((!scope.empty() && run->scope != scope) || !ids.insert(run->id).second)
            continue;
        list.push_back(infoOf(*run));
        list.back().file = it->path();
    }
    std::stable_sort(list.begin(), list.end(), [](const RunInfo &a, const RunInfo &b) {
        return a.started != b.started ? a.started > b.started : a.id > b.id;
    });
    return list;
}

Result<RunRecord> findRun(const Store &store, const std::string &idOrFile)
{
    if (plainId(idOrFile)) {
        auto kept = store.keptRuns();
        if (!kept)
            return kept.error();
        for (RunRecord &run : *kept) {
            if (run.id == idOrFile)
                return std::move(run);
        }
        auto run = loadRun(runsFolder(store.info().path) / (idOrFile + ".json"));
        if (run || run.error().code != Errc::NotFound)
            return run;
    }
    auto run = loadRun(idOrFile);
    if (!run && run.error().code == Errc::NotFound)
        return Error{Errc::NotFound, fmt::format("There is no run \"{}\", and no such file.", idOrFile),
                     store.info().path.string()};
    return run;
}

Result<void> discardRun(const Store &store, const std::string &id)
{
    const auto kept = store.keptRuns();
    if (!kept)
        return kept.error();
    if (std::any_of(kept->begin(), kept->end(), [&](const RunRecord &run) { return run.id == id; }))
        return Error{Errc::Invalid, "The run was sent to the queue; runs in the store are never deleted.",
                     store.info().path.string()};
    std::error_code failed;
    if (!plainId(id) || !std::filesystem::remove(runsFolder(store.info().path) / (id + ".json"), failed))
        return Error{failed ? Errc::Io : Errc::NotFound, fmt::format("There is no kept run \"{}\".", id),
                     store.info().path.string()};
    return {};
}

} // namespace credence

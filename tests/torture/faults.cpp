// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Every operation on a file layer whose n-th call fails, for every n until the operation passes untouched: it says
// that it failed, the store is as before or as after, and the same open store does the operation once the fault is
// over. What only reads gives the right answer or an error. And disks that are full.
#include "core/support/faultyvfs.h"
#include "store/impl.h"
#include "torture/torture.h"

#include <credence/recall.h>

#include <fmt/format.h>

#include <sched.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <unistd.h>

#include <csignal>

namespace credence::torture {

namespace {

using test::FaultyVfs;
using Fault = FaultyVfs::Fault;

struct Named {
    const char *name;
    Fault fault;
};
constexpr Named kFaults[] = {{"full", Fault::Full},
                             {"refused", Fault::Refused},
                             {"read-only", Fault::ReadOnly},
                             {"write", Fault::Write},
                             {"half a write", Fault::HalfWrite},
                             {"sync", Fault::Sync},
                             {"truncate", Fault::Truncate},
                             {"read", Fault::Read},
                             {"half a read", Fault::HalfRead},
                             {"delete", Fault::Delete},
                             {"open", Fault::Open},
                             {"shared memory", Fault::Shared}};

constexpr const char *kChanges[] = {"add", "import", "decide", "commit", "retract", "undo", "erase"};
constexpr const char *kLooks[] = {"open", "verify", "list", "export", "index"};

// A step of that kind that fits the model.
Step stepOf(const std::string &kind, const Model &model, const Model &before)
{
    for (std::uint32_t seed = 1;; ++seed) {
        std::mt19937 dice(seed);
        const Step step = plan(model, before, dice);
        if (step.kind == kind)
            return step;
    }
}

// "untouched", or what was wrong, or "" when it failed as it should.
std::string tryChange(const std::filesystem::path &path, const Step &step, const Model &now, const Model &next,
                      Fault fault, int at)
{
    return inChild([&]() -> std::string {
        FaultyVfs::install(Fault::None, 0);
        bool untouched = false;
        {
            auto store = Store::open(path);
            if (!store)
                return "does not open: " + store.error().message;
            FaultyVfs::arm(fault, at);
            const auto done = perform(**store, step);
            untouched = FaultyVfs::steps() < at;
            FaultyVfs::arm(Fault::None, 0);
            const auto found = modelOf(**store);
            if (!found)
                return "can't be read afterwards: " + found.error().message;
            const bool isNow = difference(now, *found).empty(), isNext = difference(next, *found).empty();
            if (!isNow && !isNext)
                return fmt::format("is neither before ({}) nor after ({}); it said: {}", difference(now, *found),
                                   difference(next, *found), done ? std::string("done") : done.error().message);
            if (done && !isNext)
                return "said that it was done, and it was not";
            // One that was answered with an error may be in: what comes after the transaction can fail, too. Nothing
            // else is wrong with the store, so it goes on.
            if (!done && isNow) {
                if (const auto again = perform(**store, step); !again)
                    return fmt::format("failed ({}), and does not work afterwards: {}", done.error().message,
                                       again.error().message);
            }
        }
        FaultyVfs::remove();
        auto store = Store::open(path);
        if (!store)
            return "does not open again: " + store.error().message;
        const auto verified = (*store)->verify();
        if (!verified || !verified->ok)
            return "does not verify: " + (verified ? verified->message : verified.error().message);
        const auto found = modelOf(**store);
        if (!found)
            return "can't be read again: " + found.error().message;
        if (const std::string what = difference(next, *found); !what.empty())
            return "is not as it was left: " + what;
        return untouched ? "untouched" : "";
    });
}

std::string tryLook(const std::filesystem::path &path, const std::string &kind, const std::string &listed,
                    const std::string &exported, Fault fault, int at)
{
    const auto out = path.string() + ".out";
    return inChild([&]() -> std::string {
        FaultyVfs::install(Fault::None, 0);
        Result<std::unique_ptr<Store>> store = Error{};
        // What is read from a disk that lies must not be written back, as closing does with the log.
        const OpenOptions how{.readOnly = fault == Fault::HalfRead};
        if (kind != "open") {
            store = Store::open(path, how);
            if (!store)
                return "does not open: " + store.error().message;
        }
        FaultyVfs::arm(fault, at);
        std::string wrong;
        // A disk that hands out half of what was written, and says nothing, may be believed; it must not be died of.
        const bool lies = fault == Fault::HalfRead;
        if (kind == "open") {
            store = Store::open(path, how);
            if (store)
                static_cast<void>((*store)->counts());
        } else if (kind == "verify") {
            const auto verified = (*store)->verify();
            if (verified && !verified->ok && !lies && FaultyVfs::steps() < at)
                wrong = "nothing failed, and it does not verify: " + verified->message;
        } else if (kind == "list") {
            const auto found = listing(**store);
            if (found && *found != listed && !lies)
                wrong = "shows something else, and no error";
        } else if (kind == "export") {
            std::error_code ignored;
            std::filesystem::remove(out, ignored);
            const auto written = (*store)->exportJsonl(out);
            if (written && bytesOf(out) != exported && !lies)
                wrong = "exports something else, and no error";
            if (!written && std::filesystem::exists(out, ignored))
                wrong = "leaves an export that failed";
        } else {
            static_cast<void>(RecallIndex::open(**store));
        }
        const bool untouched = FaultyVfs::steps() < at;
        store = Error{};
        FaultyVfs::remove();
        if (!wrong.empty())
            return wrong;
        auto again = Store::open(path);
        if (!again)
            return "does not open again: " + again.error().message;
        const auto verified = (*again)->verify();
        if (!verified || !verified->ok)
            return "does not verify: " + (verified ? verified->message : verified.error().message);
        const auto found = listing(**again);
        if (!found || *found != listed)
            return "is not as it was: " + (found ? std::string("another listing") : found.error().message);
        return untouched ? "untouched" : "";
    });
}

// A disk of two megabytes that fills up under an agent.
std::string fullDisk(const std::filesystem::path &from, const Model &model)
{
    return inChild([&]() -> std::string {
        const auto folder = from.parent_path() / "disk";
        std::filesystem::create_directory(folder);
        const auto size = std::filesystem::file_size(from) * 2 + 256 * 1024;
        const bool small = ::unshare(CLONE_NEWNS) == 0 &&
                           ::mount("none", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0 &&
                           ::mount("tmpfs", folder.c_str(), "tmpfs", 0, fmt::format("size={}", size).c_str()) == 0;
        if (!small) { // not ours to mount: no file may grow any more
            ::signal(SIGXFSZ, SIG_IGN);
            const rlimit most{size, size};
            ::setrlimit(RLIMIT_FSIZE, &most);
        }
        const auto path = folder / "t.credence", filler = folder / "filler";
        copyStore(from, path);
        Model now = model, before = model;
        std::string said;
        int done = 0;
        {
            if (small) {
                std::FILE *file = std::fopen(filler.c_str(), "wb");
                if (!file)
                    return "no filler";
                const std::string block(200 * 1024, 'x');
                std::fwrite(block.data(), 1, block.size(), file);
                std::fclose(file);
            }
            auto store = Store::open(path);
            if (!store)
                return "does not open: " + store.error().message;
            for (; done < 4000; ++done) {
                const Step step = stepOf("add", now, before);
                const auto added = perform(**store, step);
                if (!added) {
                    said = added.error().message;
                    break;
                }
                Model next = applied(now, before, step);
                before = std::exchange(now, std::move(next));
            }
            if (said.empty())
                return "the disk never filled";
            // A file that may not grow is another refusal of the system's than a full disk (EFBIG, not ENOSPC).
            if (said.find(small ? "disk is full" : "Reading or writing the file failed") == std::string::npos)
                return "a full disk is called: " + said;
            const auto found = modelOf(**store);
            if (!found)
                return "can't be read on a full disk: " + found.error().message;
            if (const std::string what = difference(now, *found); !what.empty())
                return "on a full disk: " + what;
            std::error_code ignored;
            std::filesystem::remove(filler, ignored);
            const Step step = stepOf("add", now, before);
            if (small) {
                if (const auto added = perform(**store, step); !added)
                    return "there is room again, and: " + added.error().message;
                now = applied(now, before, step);
            }
        }
        auto store = Store::open(path);
        if (!store)
            return "does not open again: " + store.error().message;
        const auto found = modelOf(**store);
        if (!found)
            return "can't be read again: " + found.error().message;
        if (const std::string what = difference(now, *found); !what.empty())
            return "after a full disk: " + what;
        if (small) {
            const auto verified = (*store)->verify();
            if (!verified || !verified->ok)
                return "after a full disk: " + (verified ? verified->message : verified.error().message);
        }
        fmt::print("a full disk ({}) after {} additions: all kept, and it goes on\n",
                   small ? "a small one" : "by a limit", done);
        std::fflush(stdout);
        return {};
    });
}

} // namespace

std::vector<std::string> faults(const Options &options)
{
    const bool each = options.amount > 0;
    const Place place;
    const auto prepared = place / "prepared.credence", path = place / "t.credence";
    std::vector<std::string> wrong;
    Model model = prepare(prepared, options.seed, 14);
    const Model old = model;
    {
        auto store = Store::open(prepared);
        const auto act = [&](const char *kind) {
            const Step step = stepOf(kind, model, model);
            if (auto done = perform(**store, step); !done)
                wrong.push_back(fmt::format("preparing: {}: {}", kind, done.error().message));
            model = applied(model, model, step);
        };
        act("import");
        act("decide");
        act("decide");
        static_cast<void>(RecallIndex::open(**store, {.keep = false})); // the embedder reads its vectors here, once
    }
    Model retracted = model; // so that there is something to take back
    const auto undoable = place / "undoable.credence";
    copyStore(prepared, undoable);
    {
        auto store = Store::open(undoable);
        const Step step = stepOf("retract", model, model);
        if (auto done = perform(**store, step); !done)
            wrong.push_back("preparing: retract: " + done.error().message);
        retracted = applied(model, model, step);
    }
    std::string listed, exported;
    {
        auto store = Store::open(prepared);
        listed = *listing(**store);
        static_cast<void>((*store)->exportJsonl(place / "whole.jsonl"));
        exported = bytesOf(place / "whole.jsonl");
    }

    std::uint64_t failures = 0, passes = 0;
    std::mt19937 dice(options.seed);
    const auto series = [&](const std::string &what, const Named &fault, const auto &attempt) {
        // Every n; or, in the short form, the first, and one by chance.
        int at = 1;
        for (int round = 0; wrong.size() < 20; ++round) {
            const std::string said = attempt(at);
            if (said == "untouched") {
                ++passes;
                return;
            }
            ++failures;
            if (!said.empty())
                wrong.push_back(fmt::format("{}, {} {}: {}", what, fault.name, at, said));
            if (!each && round == 2)
                return;
            at += each ? 1 : 1 + int(dice() % 40);
        }
    };
    for (const char *kind : kChanges) {
        const bool undo = std::string_view(kind) == "undo";
        const Model &now = undo ? retracted : model;
        const Step step = stepOf(kind, now, undo ? model : old);
        const Model next = applied(now, undo ? model : old, step);
        for (const Named &fault : kFaults) {
            if (fault.fault == Fault::HalfRead)
                continue; // a disk that lies can't be written to
            series(kind, fault, [&](int at) {
                copyStore(undo ? undoable : prepared, path);
                return tryChange(path, step, now, next, fault.fault, at);
            });
        }
    }
    for (const char *kind : kLooks) {
        for (const Named &fault : kFaults) {
            series(kind, fault, [&](int at) {
                copyStore(prepared, path);
                return tryLook(path, kind, listed, exported, fault.fault, at);
            });
        }
    }
    if (const std::string said = fullDisk(prepared, model); !said.empty())
        wrong.push_back(said);
    fmt::print("{} faults injected; {} operations passed untouched at the end of their series\n", failures, passes);
    return wrong;
}

} // namespace credence::torture

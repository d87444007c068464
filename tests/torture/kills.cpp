// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A process that changes a store is killed, at any moment or at a chosen write (which may tear). What it had said was
// done must be there, what it was doing must be there whole or not at all, and the store must verify. The store lives
// on through the kills; now and then it begins anew.
#include "core/support/faultyvfs.h"
#include "store/impl.h"
#include "torture/torture.h"

#include <credence/recall.h>

#include <fmt/format.h>

#include <poll.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <csignal>
#include <cstdio>

namespace credence::torture {

namespace {

using test::FaultyVfs;

struct Life {
    Model now, before;
};

// Runs operations until it is killed or they are done; a byte a finished one. Returns how many were finished.
struct Attempt {
    int finished = 0;
    bool killed = false;
    std::string wrong; // an operation that failed, though nothing was wrong with the disk
};

constexpr int kOperations = 6;

std::vector<Step> script(const Life &life, std::uint32_t seed)
{
    std::mt19937 dice(seed);
    std::vector<Step> out;
    Life at = life;
    for (int i = 0; i < kOperations; ++i) {
        out.push_back(plan(at.now, at.before, dice));
        Model next = applied(at.now, at.before, out.back());
        at.before = std::exchange(at.now, std::move(next));
    }
    return out;
}

Attempt attempt(const std::filesystem::path &path, const std::vector<Step> &steps, FaultyVfs::Fault fault, int at,
                std::chrono::microseconds after)
{
    Attempt result;
    std::array<int, 2> pipe{};
    if (::pipe(pipe.data()) != 0)
        return result;
    const pid_t child = ::fork();
    if (child == 0) {
        ::close(pipe[0]);
        if (fault != FaultyVfs::Fault::None)
            FaultyVfs::install(fault, at);
        {
            auto store = Store::open(path);
            if (!store)
                ::_exit(::write(pipe[1], ("!" + store.error().message).c_str(), store.error().message.size() + 1) > 0);
            for (const Step &step : steps) {
                if (auto done = perform(**store, step); !done) {
                    const std::string said = "!" + step.kind + ": " + done.error().message;
                    ::_exit(::write(pipe[1], said.data(), said.size()) > 0);
                }
                if (::write(pipe[1], ".", 1) != 1)
                    ::_exit(1);
            }
        }
        ::_exit(0);
    }
    ::close(pipe[1]);
    const auto deadline = std::chrono::steady_clock::now() + after;
    bool open = true, sent = false;
    Patience patience(child);
    std::string said;
    while (open) {
        const auto left =
            std::chrono::duration_cast<std::chrono::nanoseconds>(deadline - std::chrono::steady_clock::now());
        const bool timed = fault == FaultyVfs::Fault::None && !sent;
        const auto most = std::chrono::nanoseconds(std::chrono::milliseconds(patience.milliseconds()));
        const auto wait = timed ? std::max(left, std::chrono::nanoseconds(0)) : most;
        const timespec limit{wait.count() / 1'000'000'000, wait.count() % 1'000'000'000};
        pollfd one{pipe[0], POLLIN, 0};
        if (::ppoll(&one, 1, &limit, nullptr) == 0) {
            if (!timed && !patience.isOver())
                continue;
            ::kill(child, SIGKILL);
            if (!timed)
                result.wrong = "hangs";
            sent = true;
            continue;
        }
        std::array<char, 256> block{};
        const ssize_t n = ::read(pipe[0], block.data(), block.size());
        if (n <= 0)
            open = false;
        else
            said.append(block.data(), std::size_t(n)), patience.heard();
    }
    ::close(pipe[0]);
    int status = 0;
    ::waitpid(child, &status, 0);
    result.killed = WIFSIGNALED(status) && WTERMSIG(status) == SIGKILL;
    if (WIFSIGNALED(status) && !result.killed)
        result.wrong = fmt::format("died of signal {}", WTERMSIG(status));
    for (const char c : said) {
        if (c == '!')
            break;
        ++result.finished;
    }
    if (const auto mark = said.find('!'); mark != std::string::npos && result.wrong.empty())
        result.wrong = said.substr(mark + 1);
    return result;
}

// "now" or "next" by what the store holds, else what is wrong. Done in a child, so that a crash is a finding.
std::string judge(const std::filesystem::path &path, const Model &now, const Model *next, bool withIndex)
{
    return inChild([&]() -> std::string {
        auto store = Store::open(path);
        if (!store)
            return "does not open: " + store.error().message;
        if ((*store)->info().access != Access::Writable)
            return "is not writable any more: " + (*store)->info().accessReason;
        const auto verified = (*store)->verify();
        if (!verified)
            return "can't be verified: " + verified.error().message;
        if (!verified->ok)
            return "does not verify: " + verified->message;
        const auto found = modelOf(**store);
        if (!found)
            return "can't be read: " + found.error().message;
        const std::string first = difference(now, *found);
        const std::string second = next ? difference(*next, *found) : "there is nothing more";
        if (!first.empty() && !second.empty())
            return fmt::format("is neither before ({}) nor after ({})", first, second);
        const Model &is = first.empty() ? now : *next;
        for (const std::string &text : is.erasedTexts) {
            const std::string mark = text.substr(text.find("zq"));
            if (const std::string where = standsIn(path, mark); !where.empty())
                return fmt::format("\"{}\" was erased and stands in {}", mark, where);
        }
        // After its header of checksums the index of the log is page numbers and hashes: no text at all.
        if (bytesOf(path.string() + "-shm").find("zq0", 136) != std::string::npos)
            return "texts of the process that opened it stand in the shared memory beside it";
        if (withIndex) {
            const auto index = RecallIndex::open(**store);
            if (!index)
                return "has no index any more: " + index.error().message;
            const auto counts = (*store)->counts();
            const std::uint64_t texts = counts ? counts->memories - counts->byStatus.at("erased") : 0;
            if ((*index)->state().vectors != texts)
                return fmt::format("has an index of {} for {} memories", (*index)->state().vectors, texts);
        }
        return first.empty() ? "now" : "next";
    });
}

// The program's migrations and one that a later version might bring.
std::vector<schema::Migration> later()
{
    std::vector<schema::Migration> all(schema::migrations().begin(), schema::migrations().end());
    all.push_back({all.back().number + 1, "CREATE TABLE later (id TEXT PRIMARY KEY NOT NULL, note TEXT); "
                                          "INSERT INTO later SELECT id, text FROM memory; "
                                          "CREATE INDEX later_note ON later (note);"});
    return all;
}

std::string migration(const std::filesystem::path &path, const Model &model, std::mt19937 &dice, int &steps,
                      std::uint64_t &killed)
{
    const auto copy = path.string() + ".old";
    copyStore(path, copy);
    const auto migrations = later();
    if (steps == 0) {
        const std::string counted = inChild([&] {
            FaultyVfs::install(FaultyVfs::Fault::None, 0);
            static_cast<void>(store::openImpl(copy, {}, migrations));
            return std::to_string(FaultyVfs::steps());
        });
        steps = std::atoi(counted.c_str());
        if (steps <= 0)
            return "the steps of a migration could not be counted: " + counted;
        copyStore(path, copy);
    }
    const pid_t child = ::fork();
    if (child == 0) {
        FaultyVfs::install(dice() % 2 ? FaultyVfs::Fault::Kill : FaultyVfs::Fault::KillAfter,
                           1 + int(dice() % std::uint32_t(steps)));
        static_cast<void>(store::openImpl(copy, {}, migrations));
        ::_exit(0);
    }
    int status = 0;
    ::waitpid(child, &status, 0);
    killed += WIFSIGNALED(status) ? 1 : 0;
    std::string said = inChild([&]() -> std::string {
        { // as this version sees it: the old one, or one that is newer
            auto seen = Store::open(copy, {.readOnly = true});
            if (!seen)
                return "after a migration: does not open: " + seen.error().message;
        }
        auto impl = store::openImpl(copy, {}, migrations);
        if (!impl)
            return "after a migration: does not open: " + impl.error().message;
        Store store(std::move(*impl));
        Model expected = model;
        expected.ledger.push_back("migrate");
        const auto found = modelOf(store);
        if (!found)
            return "after a migration: can't be read: " + found.error().message;
        if (const std::string what = difference(expected, *found); !what.empty())
            return "after a migration: " + what;
        return {};
    });
    removeStore(copy);
    return said;
}

} // namespace

std::vector<std::string> kills(const Options &options)
{
    const std::uint64_t wanted = options.amount ? options.amount : 120;
    const Place place;
    const auto path = place / "t.credence";
    std::vector<std::string> wrong;
    std::mt19937 dice(options.seed);

    // The embedder reads its vectors once, here, not in each child.
    Life life;
    life.now = life.before = prepare(path, options.seed, 12); // what was before its last step is not known
    {
        auto store = Store::open(path);
        if (store)
            static_cast<void>(RecallIndex::open(**store, {.keep = false}));
    }

    std::uint64_t killed = 0, whole = 0, done = 0, undone = 0, migrations = 0, lives = 1, tries = 0;
    std::map<std::string, std::uint64_t> during;
    int migrationSteps = 0;
    double usual = 30'000; // microseconds that an undisturbed run takes
    int usualSteps = 150;
    while (killed < wanted && wrong.empty() && ++tries < wanted * 4) {
        const std::uint32_t seed = dice();
        const auto steps = script(life, seed);
        const bool timed = dice() % 2 == 0;
        const auto fault = timed             ? FaultyVfs::Fault::None
                           : dice() % 2 == 0 ? FaultyVfs::Fault::Kill
                                             : FaultyVfs::Fault::KillAfter;
        const int at = 1 + int(dice() % std::uint32_t(usualSteps));
        const auto after = std::chrono::microseconds(std::int64_t(usual * (dice() % 1000) / 1000.0));
        const auto started = std::chrono::steady_clock::now();
        const Attempt tried = attempt(path, steps, fault, at, after);
        const auto took = std::chrono::duration<double, std::micro>(std::chrono::steady_clock::now() - started).count();
        if (!tried.killed && timed)
            usual = 0.9 * usual + 0.1 * took * 1.1;
        if (!tried.killed && !timed)
            usualSteps = std::max(60, usualSteps * 9 / 10);
        if (tried.killed && !timed && tried.finished > 0)
            usualSteps = std::min(400, usualSteps + 2);
        if (!tried.wrong.empty()) {
            wrong.push_back(fmt::format("kill {}: {}", killed, tried.wrong));
            break;
        }
        killed += tried.killed ? 1 : 0;
        whole += tried.killed ? 0 : 1;

        Life at0 = life;
        for (int i = 0; i < tried.finished; ++i) {
            Model next = applied(at0.now, at0.before, steps[std::size_t(i)]);
            at0.before = std::exchange(at0.now, std::move(next));
        }
        const bool more = tried.finished < int(steps.size());
        const Model next = more ? applied(at0.now, at0.before, steps[std::size_t(tried.finished)]) : Model{};
        if (tried.killed && more)
            ++during[steps[std::size_t(tried.finished)].kind];
        const std::string is = judge(path, at0.now, more ? &next : nullptr, killed % 8 == 0);
        if (is == "now")
            ++undone;
        else if (is == "next")
            ++done;
        else
            wrong.push_back(fmt::format("kill {} ({}, during {}): {}", killed, timed ? "timed" : "at a write",
                                        more ? steps[std::size_t(tried.finished)].kind : "the end", is));
        life = at0;
        if (is == "next")
            life.before = std::exchange(life.now, next);
        if (killed % 12 == 11 && wrong.empty()) {
            ++migrations;
            const std::string said = migration(path, life.now, dice, migrationSteps, killed);
            if (!said.empty())
                wrong.push_back(fmt::format("kill {}: {}", killed, said));
        }
        if (life.now.items.size() > 160) { // small stores show the same, sooner
            removeStore(path);
            life = {};
            life.now = life.before = prepare(path, dice(), 12);
            ++lives;
            migrationSteps = 0;
        }
    }
    std::string where;
    for (const auto &[kind, count] : during)
        where += fmt::format(" {} {}", count, kind);
    fmt::print("{} kills ({} of migrations) in {} stores; during{}; {} left what was before, {} what came after, {} "
               "ran to their end\n",
               killed, migrations, lives, where, undone, done, whole);
    if (killed < wanted && wrong.empty())
        wrong.push_back(fmt::format("only {} of {} kills hit", killed, wanted));
    return wrong;
}

} // namespace credence::torture

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Files with wrong bytes: nothing crashes or hangs, what is shown while verify() says that all is well is right, and an
// export saves what can be read and says what can't.
#include "torture/torture.h"

#include <credence/recall.h>
#include <credence/trigger.h>

#include <fmt/format.h>

#include <sys/resource.h>

#include <algorithm>
#include <fstream>
#include <set>

namespace credence::torture {

namespace {

void write(const std::filesystem::path &path, const std::string &bytes)
{
    std::ofstream out(path, std::ios::binary | std::ios::trunc);
    out.write(bytes.data(), std::streamsize(bytes.size()));
}

std::size_t linesIn(const std::string &text)
{
    return std::size_t(std::count(text.begin(), text.end(), '\n'));
}

// What became of one file: a word for the count, or "WRONG: …".
std::string look(const std::filesystem::path &path, bool writable, const std::vector<std::string> &right)
{
    return inChild(
        [&]() -> std::string {
#ifndef CREDENCE_SANITIZED // their shadows need more addresses than there is memory
            const rlimit memory{rlim_t(4) << 30U, rlim_t(4) << 30U};
            ::setrlimit(RLIMIT_AS, &memory);
#endif
            auto store = Store::open(path, {.readOnly = !writable});
            if (!store)
                return store.error().message.empty() ? "WRONG: an error without a word" : "refused";
            const auto verified = (*store)->verify();
            const auto found = listing(**store);
            static_cast<void>((*store)->snapshot());
            static_cast<void>(checkTrigger(**store, "s", Time(std::chrono::milliseconds(1'800'000'000'000))));
            const auto out = path.string() + ".out";
            std::vector<Problem> unreadable;
            const auto written = (*store)->exportJsonl(out, {}, {}, {}, &unreadable);
            const std::string exported = written ? bytesOf(out) : std::string();
            if (written && (written->second != exported.size() || written->first != linesIn(exported)))
                return "WRONG: an export is not as long as it says";
            if (verified && verified->ok) {
                if (!found)
                    return "WRONG: verified, and can't be read: " + found.error().message;
                if (std::find(right.begin(), right.end(), *found) == right.end())
                    return "WRONG: verified, and shows something else";
                if (!written || !unreadable.empty())
                    return "WRONG: verified, and can't be exported";
                return "unharmed";
            }
            if (verified && verified->message.empty())
                return "WRONG: broken without a word";
            return written ? (unreadable.empty() ? "named, exported" : "named, exported in part") : "named";
        },
        60);
}

} // namespace

std::vector<std::string> flips(const Options &options)
{
    const std::uint64_t files = options.amount ? options.amount : 150;
    const Place place;
    const auto prepared = place / "prepared.credence", path = place / "t.credence";
    static_cast<void>(prepare(prepared, options.seed, 30));
    const std::string whole = bytesOf(prepared);
    std::string listed, exported;
    {
        auto store = Store::open(prepared);
        listed = *listing(**store);
        static_cast<void>((*store)->exportJsonl(place / "whole.jsonl"));
        exported = bytesOf(place / "whole.jsonl");
    }
    // One with a log that was never folded back; of that an earlier state may come, since SQLite takes the log as
    // ended where it does not fit any more.
    const auto logged = place / "logged.credence";
    std::vector<std::string> states{listed};
    std::string log, under;
    {
        copyStore(prepared, logged);
        auto store = Store::open(logged);
        auto second = Store::open(logged); // so that the log outlives the first
        Model model, before;
        model.counter = 90'000;
        for (std::uint32_t seed = 1; states.size() < 6; ++seed) {
            std::mt19937 dice(seed);
            const Step step = plan(model, before, dice);
            if (step.kind != "add" || !perform(**store, step))
                continue;
            model.counter += int(step.names.size());
            states.push_back(*listing(**store));
        }
        log = bytesOf(logged.string() + "-wal");
        under = bytesOf(logged);
    }

    std::mt19937 dice(options.seed);
    std::map<std::string, std::uint64_t> outcomes;
    std::vector<std::string> wrong;
    for (std::uint64_t i = 0; i < files && wrong.size() < 20; ++i) {
        removeStore(path);
        const bool inLog = i % 8 == 7;
        std::string bytes = inLog ? log : whole;
        const int kind = int(dice() % 8);
        std::string what;
        const auto flip = [&] {
            const std::size_t at = dice() % bytes.size();
            const char bit = char(1U << (dice() % 8));
            bytes[at] = char(bytes[at] ^ bit);
            what += fmt::format(" {}:{:02x}", at, static_cast<unsigned char>(bit));
        };
        if (kind < 5) {
            flip();
        } else if (kind == 5) {
            for (int n = 0; n < 20; ++n)
                flip();
        } else if (kind == 6) { // a sector of nothing
            const std::size_t at = dice() % (bytes.size() / 512) * 512;
            std::fill_n(bytes.begin() + std::ptrdiff_t(at), 512, char(dice() % 2 ? 0 : 0xff));
            what = fmt::format(" a sector at {}", at);
        } else { // a page in another's place
            const std::size_t pages = bytes.size() / 8192;
            const std::size_t from = dice() % pages, to = dice() % pages;
            bytes.replace(to * 8192, 8192, bytes.substr(from * 8192, 8192));
            what = fmt::format(" page {} over page {}", from, to);
        }
        write(path, inLog ? under : bytes);
        if (inLog)
            write(path.string() + "-wal", bytes);
        const bool writable = dice() % 4 == 0 || inLog;
        const std::string is = look(path, writable, inLog ? states : std::vector{listed});
        if (is.starts_with("WRONG") || is.starts_with("died") || is.starts_with("hangs") || is.starts_with("ended"))
            wrong.push_back(fmt::format("file {} ({}{}): {}", i, inLog ? "log," : "", what, is));
        else
            ++outcomes[is];
    }
    // A page of memories is gone: all others are saved.
    fmt::print("{} files:", files);
    for (const auto &[is, count] : outcomes)
        fmt::print(" {} {};", count, is);
    fmt::print("\n");
    return wrong;
}

} // namespace credence::torture

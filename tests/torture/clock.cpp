// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The wall clock jumps: a year back, a year ahead, to before the store was made and far beyond. This program stands in
// for the system's clock, so whatever asks for the time is told so.
#include "torture/torture.h"

#include <credence/recall.h>
#include <credence/text.h>
#include <credence/trigger.h>

#include <fmt/format.h>

#include <ctime>
#include <sys/syscall.h>
#include <unistd.h>

namespace {
std::int64_t g_shift = 0; // seconds
}

extern "C" __attribute__((visibility("default"))) int clock_gettime(clockid_t clock, timespec *time) noexcept
{
    const long code = ::syscall(SYS_clock_gettime, clock, time);
    if (code == 0 && clock == CLOCK_REALTIME)
        time->tv_sec += g_shift;
    return int(code);
}

namespace credence::torture {

std::vector<std::string> clockJumps(const Options &options)
{
    const Place place;
    const auto path = place / "t.credence";
    std::vector<std::string> wrong;
    Model model = prepare(path, options.seed, 12), before = model;
    const auto honest = std::chrono::system_clock::now();
    constexpr std::int64_t day = 86'400;
    std::mt19937 dice(options.seed);
    int operations = 0;
    std::vector<std::string> ids;
    for (const std::int64_t shift : {-365 * day, 365 * day, -365 * day, -20'000 * day, 40'000 * day, std::int64_t(0),
                                     -3600 * std::int64_t(1), 366 * day, std::int64_t(0)}) {
        g_shift = shift;
        if (std::chrono::abs(std::chrono::system_clock::now() - honest - std::chrono::seconds(shift)) >
            std::chrono::minutes(5))
            wrong.push_back("the clock could not be set");
        auto store = Store::open(path);
        if (!store) {
            wrong.push_back(fmt::format("{} s off: does not open: {}", shift, store.error().message));
            break;
        }
        for (int i = 0; i < 12; ++i) {
            const Step step = plan(model, before, dice);
            if (const auto done = perform(**store, step); !done) {
                wrong.push_back(fmt::format("{} s off: {}: {}", shift, step.kind, done.error().message));
                return wrong;
            }
            ++operations;
            Model next = applied(model, before, step);
            before = std::exchange(model, std::move(next));
            ids.push_back(newUuid());
        }
        const auto state =
            checkTrigger(**store, "s", std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now()));
        if (!state)
            wrong.push_back(fmt::format("{} s off: the trigger: {}", shift, state.error().message));
        const auto verified = (*store)->verify();
        if (!verified || !verified->ok)
            wrong.push_back(
                fmt::format("{} s off: {}", shift, verified ? verified->message : verified.error().message));
        const auto found = modelOf(**store);
        const std::string what = found ? difference(model, *found) : found.error().message;
        if (!what.empty())
            wrong.push_back(fmt::format("{} s off: {}", shift, what));
    }
    for (std::size_t i = 1; i < ids.size(); ++i) {
        if (ids[i] <= ids[i - 1])
            wrong.push_back("a new id is not above the one before: " + ids[i - 1] + ", " + ids[i]);
    }
    fmt::print("{} operations under 9 clocks\n", operations);
    return wrong;
}

} // namespace credence::torture

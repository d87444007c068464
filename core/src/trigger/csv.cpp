// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The log and a replay as CSV (RFC 4180).
#include "util/csv.h"

#include <credence/text.h>
#include <credence/trigger.h>

#include <fmt/format.h>

namespace credence {

namespace csv {

// A sum of many numbers without the dust of the last binary places.
std::string rounded(double value)
{
    std::string out = fmt::format("{:.6f}", value);
    out.resize(out.find_last_not_of('0') + 1);
    if (out.ends_with('.'))
        out.pop_back();
    return out == "-0" ? "0" : out;
}

std::string cell(const std::optional<double> &number)
{
    return number ? rounded(*number) : std::string();
}

} // namespace csv

std::string triggerLogCsv(std::span<const TriggerEvent> events)
{
    std::string out = "time,scope,kind,by,reason,forced,automatic,accumulated,threshold,episodes,interval_s,episode,"
                      "policy,who,channel,ledger,run,preset,state,proposed,candidates,dropped,approved,rejected,"
                      "waiting,thin,calls,tokens_in,tokens_out,cost\r\n";
    for (const TriggerEvent &e : events) {
        const std::string interval = e.intervalMs ? csv::rounded(double(*e.intervalMs) / 1000) : std::string();
        out += fmt::format("{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{},{}"
                           "\r\n",
                           formatTime(e.at), csv::cell(e.scope), e.kind, e.by ? word(*e.by) : "", word(e.reason),
                           e.forced ? 1 : 0, e.automatic ? 1 : 0, csv::rounded(e.accumulated), csv::cell(e.threshold),
                           e.episodes, interval, csv::cell(e.episode.value), csv::cell(e.policy), csv::cell(e.who),
                           csv::cell(e.channel), e.ledger.value, csv::cell(e.run), csv::cell(e.preset),
                           csv::cell(e.state), e.proposed, e.candidates, e.dropped, e.approved, e.rejected, e.waiting,
                           e.thin, e.calls, e.tokensIn, e.tokensOut, csv::rounded(e.cost));
    }
    return out;
}

std::string simulationCsv(const Simulation &simulation, std::span<const MemoryId> episodes)
{
    std::string out = "time,by,accumulated,episodes,episode,held_from,held_reason\r\n";
    std::size_t hold = 0;
    for (std::size_t i = 0; i < simulation.firings.size(); ++i) {
        const SimulatedFiring &firing = simulation.firings[i];
        // The hold that ended with this firing, if any.
        const SimulatedHold *held = nullptr;
        for (; hold < simulation.holds.size() && simulation.holds[hold].from <= firing.at; ++hold) {
            if (!simulation.holds[hold].schedule && simulation.holds[hold].until == firing.at)
                held = &simulation.holds[hold];
        }
        out += fmt::format("{},{},{},{},{},{},{}\r\n", formatTime(firing.at), word(firing.by),
                           csv::rounded(firing.accumulated), firing.episodes,
                           i < episodes.size() ? csv::cell(episodes[i].value) : std::string(),
                           held ? formatTime(held->from) : "", held ? word(held->reason) : "");
    }
    return out;
}

} // namespace credence

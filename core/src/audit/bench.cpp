// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/reference.h"

#include <credence/audit.h>
#include <credence/bench.h>
#include <credence/counted.h>
#include <credence/store.h>
#include <credence/trigger.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <limits>
#include <numeric>
#include <optional>

#include <time.h>

namespace credence {

namespace {

constexpr std::size_t kPage = 256; // what the tree reads at once

double cpuMicroseconds()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return double(now.tv_sec) * 1e6 + double(now.tv_nsec) / 1e3;
}

// The shortest turn of each, taken alternately so that neither has the warmer machine.
template<class Ours, class Bare>
Result<Measurement> measure(Measurement what, int turns, Ours ours, Bare bare)
{
    what.unit = "us";
    what.ours = what.reference = std::numeric_limits<double>::max();
    for (int turn = 0; turn < std::max(1, turns); ++turn) {
        double start = cpuMicroseconds();
        if (const auto done = bare(); !done)
            return done.error();
        what.reference = std::min(what.reference, cpuMicroseconds() - start);
        start = cpuMicroseconds();
        if (const auto done = ours(); !done)
            return done.error();
        what.ours = std::min(what.ours, cpuMicroseconds() - start);
    }
    return what;
}

// One result out of many of which only success counts.
template<class T>
Result<void> dropped(const Result<T> &result)
{
    return result ? Result<void>() : Result<void>(result.error());
}

Result<void> impactOf(const Store &store, MemoryKey key, std::stop_token stop)
{
    const auto above = store.snapshotAbove(std::array{key}, stop);
    if (!above)
        return above.error();
    const Node n = (*above)->find(key);
    if (n == kNoNode)
        return Error{Errc::NotFound, "The memory is gone.", {}};
    const Impact impact = previewWithdrawal(**above, std::array{n}, Withdrawal::Retract);
    return impact.dependents < 0 ? Result<void>(Error{Errc::Corrupt, "No count.", {}}) : Result<void>();
}

} // namespace

Result<std::vector<Measurement>> bench(const std::filesystem::path &path, const BenchOptions &options,
                                       std::stop_token stop)
{
    OpenOptions readOnly;
    readOnly.readOnly = true;
    auto opened = Store::open(path, readOnly);
    if (!opened)
        return opened.error();
    const Store &store = **opened;
    auto reference = store::Reference::open(path);
    if (!reference)
        return reference.error();
    const auto snapshot = store.snapshot({}, stop);
    if (!snapshot)
        return snapshot.error();
    const Snapshot &s = **snapshot;
    std::vector<Node> all(s.size());
    std::iota(all.begin(), all.end(), Node(0));
    const std::vector<GroundingColumns> columns = groundingColumns(s, all);

    std::vector<Measurement> results;
    std::optional<Error> failed;
    const auto add = [&](Result<Measurement> one) {
        if (one)
            results.push_back(std::move(*one));
        else if (!failed)
            failed = one.error();
    };
    add(measure(
        {"open", 0, 0, {}, "the store and its schema"}, options.turns,
        [&] { return dropped(Store::open(path, readOnly)); }, [&] { return dropped(store::Reference::open(path)); }));
    Query page;
    page.limit = kPage;
    if (s.size() > 0) {
        add(measure(
            {"list", 0, 0, {}, counted(std::min(kPage, s.size()), "memory", "memories")}, options.turns,
            [&]() -> Result<void> {
                const auto keys = store.keys(page, stop);
                return keys ? dropped(store.rows(*keys, stop)) : Result<void>(keys.error());
            },
            [&] { return dropped(reference->list(kPage)); }));
    }
    Node broad = kNoNode, heavy = kNoNode;
    for (const Node n : all) {
        if (s.row(n).kind == Kind::Reflection && (broad == kNoNode || columns[n].leaves > columns[broad].leaves))
            broad = n;
        if (columns[n].dependents > (heavy == kNoNode ? 0 : columns[heavy].dependents))
            heavy = n;
    }
    if (broad != kNoNode) {
        const MemoryKey key = s.row(broad).key;
        add(measure(
            {"why", 0, 0, {}, counted(ancestors(s, broad).size(), "memory below", "memories below")}, options.turns,
            [&] { return dropped(why(store, key, stop)); },
            [&]() -> Result<void> {
                const auto below = reference->below(key);
                return below ? dropped(reference->countAbove(key)) : Result<void>(below.error());
            }));
    }
    if (heavy != kNoNode) {
        const MemoryKey key = s.row(heavy).key;
        add(measure(
            {"impact", 0, 0, {}, counted(columns[heavy].dependents, "memory above", "memories above")}, options.turns,
            [&] { return impactOf(store, key, stop); }, [&] { return dropped(reference->above(key)); }));
    }
    // The scope with the most memories; the bare reference sums the same numbers up and begins anew at the threshold.
    const auto scopes = store.scopes();
    if (!scopes)
        return scopes.error();
    const auto largest = std::max_element(
        scopes->begin(), scopes->end(), [](const ScopeInfo &a, const ScopeInfo &b) { return a.memories < b.memories; });
    if (largest != scopes->end()) {
        const auto series = episodeSeries(store, largest->id, stop);
        if (!series)
            return series.error();
        const TriggerPolicy &policy = triggerPresets().front().policy;
        double kept = 0;
        if (series->size() > 0)
            add(measure(
                {"simulate", 0, 0, {}, counted(series->size(), "episode", "episodes")}, options.turns,
                [&] { return dropped(simulate(*series, policy, {}, stop)); },
                [&]() -> Result<void> {
                    double sum = 0;
                    for (const double one : series->importance) {
                        sum += one;
                        if (sum >= *policy.importance - kSumTolerance) {
                            kept += sum;
                            sum = 0;
                        }
                    }
                    return kept < 0 ? Result<void>(Error{Errc::Corrupt, "No sum.", {}}) : Result<void>();
                }));
    }
    if (failed)
        return *failed;
    return results;
}

} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Justification-based truth maintenance (Doyle 1979, "A truth maintenance system", Artificial Intelligence 12) over
// the support links. A node is judged after all its sources, so the result does not depend on the order of actions.
#include "audit/walk.h"

#include "audit/changes.h"

#include <credence/grounding.h>

#include <fmt/format.h>

#include <algorithm>

namespace credence {

using audit::carriesSupport;
using audit::Walk;

namespace {

struct Support {
    int left = 0, lost = 0;
};

bool takesPart(const NodeRow &row)
{
    return row.kind == Kind::Reflection && row.status <= Status::Stale;
}

// Distinct direct sources under the given statuses. Dangling ones were never there; erased ones are lost.
Support supportOf(const Snapshot &s, Node n, const std::vector<Status> &statuses, Walk &marks)
{
    Support support;
    marks.begin();
    for (const Link &link : s.sources(n)) {
        if (!carriesSupport(link.role) || link.node == kNoNode || !marks.mark(link.node))
            continue;
        ++(isLost(statuses[link.node]) ? support.lost : support.left);
    }
    return support;
}

Status doubtOf(const NodeRow &row, Support support)
{
    Status doubt = Status::Active;
    if (support.lost > row.acknowledgedLost)
        doubt = support.left < kCitationFloor ? Status::Stale : Status::Suspect;
    return std::max(doubt, row.statedDoubt);
}

// Everything above the starts with the starts, sources before what rests on them. Links to erased memories are ways
// here, unlike in grounding: losing a source to erasure is a loss.
std::vector<Node> coneInOrder(const Snapshot &s, std::span<const Node> starts)
{
    std::vector<std::uint8_t> inCone(s.size(), 0);
    std::vector<Node> cone;
    for (const Node start : starts) {
        if (!inCone[start]) {
            inCone[start] = 1;
            cone.push_back(start);
        }
    }
    for (std::size_t i = 0; i < cone.size(); ++i) {
        for (const Link &link : s.dependents(cone[i])) {
            if (carriesSupport(link.role) && !inCone[link.node]) {
                inCone[link.node] = 1;
                cone.push_back(link.node);
            }
        }
    }
    std::vector<std::uint32_t> open(s.size(), 0);
    std::vector<Node> ready;
    for (const Node n : cone) {
        for (const Link &link : s.sources(n))
            open[n] += carriesSupport(link.role) && link.node != kNoNode && inCone[link.node];
        if (open[n] == 0)
            ready.push_back(n);
    }
    std::vector<Node> order;
    order.reserve(cone.size());
    while (!ready.empty()) {
        const Node n = ready.back();
        ready.pop_back();
        order.push_back(n);
        for (const Link &link : s.dependents(n)) {
            if (carriesSupport(link.role) && --open[link.node] == 0)
                ready.push_back(link.node);
        }
    }
    return order;
}

std::string lossReason(const NodeRow &row, Support support, Status after)
{
    if (support.lost == 0)
        return after == Status::Active ? "no source is lost any more" : "its source document states it so";
    std::string text = fmt::format("loses {} of {} {}, {} left", support.lost, support.left + support.lost,
                                   support.left + support.lost == 1 ? "source" : "sources", support.left);
    if (support.left < kCitationFloor)
        text += fmt::format(", the floor is {}", kCitationFloor);
    if (support.lost <= row.acknowledgedLost)
        text += ", acknowledged by a recheck";
    return text;
}

struct Pass {
    const Snapshot &s;
    std::vector<Status> statuses;
    std::vector<std::uint8_t> touched; // a source was lost or came back
    Walk marks;
    Impact impact;

    explicit Pass(const Snapshot &snapshot) : s(snapshot), touched(snapshot.size(), 0), marks(snapshot)
    {
        statuses.reserve(s.size());
        for (const NodeRow &row : s.rows())
            statuses.push_back(row.status);
    }

    void set(Node n, Status after)
    {
        const bool turned = isLost(statuses[n]) != isLost(after);
        statuses[n] = after;
        if (!turned)
            return;
        for (const Link &link : s.dependents(n)) {
            if (carriesSupport(link.role))
                touched[link.node] = 1;
        }
    }

    void withdraw(Node n, Status after, std::string reason)
    {
        const Status before = s.row(n).status;
        if (before == after)
            return;
        const Support support = supportOf(s, n, statuses, marks);
        impact.withdrawn.push_back({n, before, after, support.left, support.lost, std::move(reason)});
        set(n, after);
    }

    void judge(Node n)
    {
        const NodeRow &row = s.row(n);
        if (!touched[n] || !takesPart(row))
            return;
        const Support support = supportOf(s, n, statuses, marks);
        const Status after = doubtOf(row, support);
        if (after == row.status)
            return;
        auto &list = after < row.status       ? impact.recovers
                     : after == Status::Stale ? impact.becomesStale
                                              : impact.becomesSuspect;
        list.push_back({n, row.status, after, support.left, support.lost, lossReason(row, support, after)});
        set(n, after);
    }

    Impact finish(std::span<const Node> chosen)
    {
        const auto byNode = [](const StatusChange &a, const StatusChange &b) { return a.node < b.node; };
        for (auto *list : {&impact.withdrawn, &impact.becomesStale, &impact.becomesSuspect, &impact.recovers})
            std::sort(list->begin(), list->end(), byNode);
        impact.dependents = int(dependents(s, chosen).size());
        impact.unaffected = impact.dependents - int(impact.becomesStale.size()) - int(impact.becomesSuspect.size()) -
                            int(impact.recovers.size());
        return std::move(impact);
    }
};

std::vector<std::uint8_t> flagsOf(const Snapshot &s, std::span<const Node> nodes)
{
    std::vector<std::uint8_t> flags(s.size(), 0);
    for (const Node n : nodes)
        flags[n] = 1;
    return flags;
}

} // namespace

Impact previewWithdrawal(const Snapshot &s, std::span<const Node> nodes, Withdrawal how)
{
    const Status after = how == Withdrawal::Retract     ? Status::Retracted
                         : how == Withdrawal::Supersede ? Status::Superseded
                                                        : Status::Erased;
    Pass pass(s);
    const std::vector<std::uint8_t> chosen = flagsOf(s, nodes);
    for (const Node n : coneInOrder(s, nodes)) {
        if (!chosen[n]) {
            pass.judge(n);
            continue;
        }
        // What is withdrawn already can only be erased.
        const Status before = s.row(n).status;
        const bool gone = before == Status::Retracted || before == Status::Superseded || before == Status::Erased;
        if (!gone || (how == Withdrawal::Erase && before != Status::Erased))
            pass.withdraw(n, after, word(after));
    }
    return pass.finish(nodes);
}

Impact previewChanges(const Snapshot &s, std::span<const Node> withdrawn, std::span<const Node> rejudged)
{
    Pass pass(s);
    const std::vector<std::uint8_t> chosen = flagsOf(s, withdrawn);
    std::vector<Node> starts(withdrawn.begin(), withdrawn.end());
    for (const Node n : rejudged) {
        pass.touched[n] = 1;
        starts.push_back(n);
    }
    for (const Node n : coneInOrder(s, starts)) {
        const Status before = s.row(n).status;
        const bool gone = before == Status::Retracted || before == Status::Superseded || before == Status::Erased;
        if (!chosen[n])
            pass.judge(n);
        else if (!gone)
            pass.withdraw(n, Status::Retracted, word(Status::Retracted));
    }
    return pass.finish(withdrawn);
}

Impact previewRestore(const Snapshot &s, std::span<const Node> nodes)
{
    Pass pass(s);
    const std::vector<std::uint8_t> chosen = flagsOf(s, nodes);
    for (const Node n : coneInOrder(s, nodes)) {
        const NodeRow &row = s.row(n);
        if (!chosen[n] || (row.status != Status::Retracted && row.status != Status::Superseded)) {
            pass.judge(n);
            continue;
        }
        Status after = row.statedDoubt;
        if (row.restoresTo == Status::Deprecated)
            after = Status::Deprecated;
        else if (row.kind == Kind::Reflection)
            after = doubtOf(row, supportOf(s, n, pass.statuses, pass.marks));
        pass.withdraw(n, after, "restored");
    }
    return pass.finish(nodes);
}

std::vector<Status> recomputedStatuses(const Snapshot &s)
{
    std::vector<Node> all(s.size());
    for (Node n = 0; n < s.size(); ++n)
        all[n] = n;
    Walk marks(s);
    std::vector<Status> statuses;
    statuses.reserve(s.size());
    for (const NodeRow &row : s.rows())
        statuses.push_back(row.status);
    for (const Node n : coneInOrder(s, all)) {
        if (takesPart(s.row(n)))
            statuses[n] = doubtOf(s.row(n), supportOf(s, n, statuses, marks));
    }
    return statuses;
}

} // namespace credence

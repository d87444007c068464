// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/select.h"

#include <algorithm>
#include <cmath>

namespace credence::reflecting {

bool inForce(Status status)
{
    return status == Status::Active || status == Status::Suspect;
}

double importanceOf(const NodeRow &row)
{
    return std::isnan(row.importance) ? 0.5 : double(row.importance);
}

Selection select(const Snapshot &snapshot, const SelectOptions &options)
{
    Selection out;
    const bool byHand = !options.only.empty();
    const bool freshOnly = !byHand && (options.strategy == "unreflected" || options.strategy == "important");
    for (Node n = 0; n < snapshot.size(); ++n) {
        const NodeRow &row = snapshot.row(n);
        if (!inForce(row.status) || (byHand && !options.only.contains(row.key)))
            continue;
        if (options.episodesOnly && row.kind != Kind::Episode)
            continue;
        if (options.depth ? row.depth != *options.depth : options.belowMaxDepth && row.depth >= options.maxDepth)
            continue;
        if ((options.since || options.until) && row.created == kNoTime)
            continue;
        if ((options.since && row.created < *options.since) || (options.until && row.created > *options.until))
            continue;
        const bool fresh = !options.consumed.contains(row.key);
        out.fresh += fresh;
        if (freshOnly && !fresh)
            continue;
        ++out.eligible;
        out.nodes.push_back(n);
    }

    const auto timed = [&](Node n) { return snapshot.row(n).created != kNoTime; };
    const auto older = [&](Node a, Node b) { // timeless ones last
        if (timed(a) != timed(b))
            return timed(a);
        const auto at = snapshot.row(a).created, bt = snapshot.row(b).created;
        return at != bt ? at < bt : a < b; // nodes are in order of arrival
    };
    const auto newer = [&](Node a, Node b) {
        if (timed(a) != timed(b))
            return timed(a);
        const auto at = snapshot.row(a).created, bt = snapshot.row(b).created;
        return at != bt ? at > bt : a > b;
    };
    if (options.strategy == "recent") {
        std::sort(out.nodes.begin(), out.nodes.end(), newer);
    } else if (options.strategy == "important") {
        std::sort(out.nodes.begin(), out.nodes.end(), [&](Node a, Node b) {
            const double ai = importanceOf(snapshot.row(a)), bi = importanceOf(snapshot.row(b));
            if (ai != bi)
                return ai > bi;
            const bool as = !std::isnan(snapshot.row(a).importance), bs = !std::isnan(snapshot.row(b).importance);
            return as != bs ? as : newer(a, b);
        });
    } else {
        std::sort(out.nodes.begin(), out.nodes.end(), older);
    }
    if (options.limit > 0 && out.nodes.size() > options.limit)
        out.nodes.resize(options.limit);
    return out;
}

} // namespace credence::reflecting

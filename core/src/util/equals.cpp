// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "util/equals.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <set>

namespace credence::equals {

std::string spotOf(const std::string &extra)
{
    if (extra.empty())
        return {};
    const nlohmann::json all = nlohmann::json::parse(extra, nullptr, false);
    nlohmann::json spot = nlohmann::json::array();
    for (const char *name : {"headings", "section", "context"}) {
        if (all.is_object() && all.contains(name))
            spot.push_back(all[name]);
    }
    return spot.empty() ? std::string() : spot.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace);
}

std::optional<std::uint64_t> numberOf(std::string_view shared, std::string_view ref)
{
    if (ref == shared)
        return 1;
    if (ref.size() < shared.size() + 2 || !ref.starts_with(shared) || ref[shared.size()] != '-')
        return std::nullopt;
    const std::string_view digits = ref.substr(shared.size() + 1);
    std::uint64_t number = 0;
    const auto [end, error] = std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return error == std::errc() && end == digits.data() + digits.size() ? std::optional(number) : std::nullopt;
}

std::string sharedOf(std::string_view ref)
{
    const std::size_t dash = ref.rfind('-');
    const bool numbered = dash != std::string_view::npos && dash > 0 && dash + 1 < ref.size() &&
                          ref.find_first_not_of("0123456789", dash + 1) == std::string_view::npos;
    return numbered ? std::string(ref.substr(0, dash)) : std::string();
}

std::vector<std::string> refsFor(const std::string &shared, const std::vector<std::string> &spots,
                                 std::vector<EqualRecord> known)
{
    std::erase_if(known, [&](const EqualRecord &one) { return !numberOf(shared, one.ref); });
    std::stable_sort(known.begin(), known.end(), [&](const EqualRecord &a, const EqualRecord &b) {
        const auto rank = [&](const EqualRecord &one) { return std::pair(!one.inForce, *numberOf(shared, one.ref)); };
        return rank(a) < rank(b);
    });
    std::vector<std::string> refs(spots.size());
    std::vector<bool> used(known.size());
    // Takes as many of the known as there are records, the likeliest.
    const auto give = [&](const std::vector<std::size_t> &records, const std::vector<std::size_t> &candidates) {
        for (std::size_t i = 0; i < std::min(records.size(), candidates.size()); ++i) {
            refs[records[i]] = known[candidates[i]].ref;
            used[candidates[i]] = true;
        }
    };
    const auto open = [&](const std::string *spot, bool there) {
        std::pair<std::vector<std::size_t>, std::vector<std::size_t>> both;
        for (std::size_t i = 0; i < spots.size(); ++i) {
            if (refs[i].empty() && (!spot || spots[i] == *spot))
                both.first.push_back(i);
        }
        for (std::size_t i = 0; i < known.size(); ++i) {
            if (!used[i] && known[i].there == there && (!spot || known[i].spot == *spot))
                both.second.push_back(i);
        }
        return both;
    };
    for (const bool there : {true, false}) {
        for (const std::string &spot : std::set<std::string>(spots.begin(), spots.end())) {
            const auto [records, candidates] = open(&spot, there);
            give(records, candidates);
        }
        const auto [records, candidates] = open(nullptr, there);
        give(records, candidates);
    }
    // Those at one spot can't be told apart but by their order.
    std::map<std::string, std::vector<std::size_t>> bySpot;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        if (!refs[i].empty())
            bySpot[spots[i]].push_back(i);
    }
    for (const auto &[spot, at] : bySpot) {
        std::vector<std::string> ordered;
        for (const std::size_t i : at)
            ordered.push_back(std::move(refs[i]));
        std::sort(ordered.begin(), ordered.end(), [&](const std::string &a, const std::string &b) {
            return *numberOf(shared, a) < *numberOf(shared, b);
        });
        for (std::size_t i = 0; i < at.size(); ++i)
            refs[at[i]] = std::move(ordered[i]);
    }
    std::set<std::string> taken(refs.begin(), refs.end());
    for (const EqualRecord &one : known)
        taken.insert(one.ref);
    std::uint64_t next = 1;
    for (std::string &ref : refs) {
        while (ref.empty()) {
            std::string fresh = next == 1 ? shared : fmt::format("{}-{}", shared, next);
            ++next;
            if (taken.insert(fresh).second)
                ref = std::move(fresh);
        }
    }
    return refs;
}

Result<Renamed> settle(std::vector<MemoryDraft> &drafts,
                       const std::function<Result<std::vector<EqualRecord>>(const MemoryDraft &draft)> &known)
{
    std::map<std::pair<std::string, std::string>, std::vector<std::size_t>> groups; // scope, shared reference
    for (std::size_t i = 0; i < drafts.size(); ++i) {
        if (!drafts[i].alike.empty())
            groups[{drafts[i].memory.scope, drafts[i].alike}].push_back(i);
    }
    Renamed all;
    std::map<std::string, Renamed> byScope;
    for (auto &[group, members] : groups) {
        std::stable_sort(members.begin(), members.end(),
                         [&](std::size_t a, std::size_t b) { return drafts[a].order < drafts[b].order; });
        auto here = known(drafts[members.front()]);
        if (!here)
            return here.error();
        if (members.size() == 1 && (here->empty() || (here->size() == 1 && here->front().ref == group.second)))
            continue;
        std::vector<std::string> spots;
        for (const std::size_t index : members)
            spots.push_back(spotOf(drafts[index].memory.extra));
        const std::vector<std::string> refs = refsFor(group.second, spots, std::move(*here));
        for (std::size_t i = 0; i < members.size(); ++i) {
            std::string &ref = drafts[members[i]].memory.sourceRef;
            if (ref == refs[i])
                continue;
            byScope[group.first].emplace(ref, refs[i]);
            all.emplace(ref, refs[i]);
            ref = refs[i];
        }
    }
    for (MemoryDraft &draft : drafts) {
        const auto renamed = byScope.find(draft.memory.scope);
        if (renamed == byScope.end())
            continue;
        const auto rename = [&](std::string &ref) {
            if (const auto now = renamed->second.find(ref); now != renamed->second.end())
                ref = now->second;
        };
        for (DraftEvidence &link : draft.evidence)
            rename(link.ref);
        rename(draft.memory.supersededBy.value);
    }
    return all;
}

Renamed settle(std::vector<MemoryDraft> &drafts, const std::vector<EqualRecord> &known)
{
    if (known.empty())
        return {};
    auto renamed = settle(drafts, [&](const MemoryDraft &draft) -> Result<std::vector<EqualRecord>> {
        std::vector<EqualRecord> of;
        for (const EqualRecord &one : known) {
            if (numberOf(draft.alike, one.ref))
                of.push_back(one);
        }
        return of;
    });
    return renamed ? std::move(*renamed) : Renamed();
}

} // namespace credence::equals

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/sourceout.h"

#include <credence/place.h>

#include <fmt/format.h>

#include <algorithm>
#include <filesystem>

namespace credence::cli {

Json mirrorJson(const Mirror &mirror)
{
    Json mapping = Json::object();
    for (const auto &[key, meaning] : mirror.mapping)
        mapping[safe(key)] = safe(meaning);
    return {{"id", mirror.id.value},
            {"path", safe(mirror.path)},
            {"format", safe(mirror.format)},
            {"scope", orNull(mirror.scope)},
            {"mapping", std::move(mapping)},
            {"watched", mirror.watched},
            {"memories", mirror.memories},
            {"vanished", mirror.vanished},
            {"synchronised", orNull(mirror.time)},
            {"ledger", mirror.synced ? Json(mirror.synced.value) : Json()}};
}

Json syncJson(const SyncReport &report)
{
    Json changes = Json::array();
    for (const SyncChange &one : report.changes) {
        Json change{{"change", word(one.kind)},
                    {"id", orNull(one.id.value)},
                    {"source_ref", orNull(one.ref)},
                    {"scope", safe(one.scope)},
                    {"kind", word(one.memoryKind)}};
        if (!one.candidate.empty()) {
            change["candidate"] = safe(one.candidate);
            change["reason"] = orNull(one.reason);
        } else if (!one.reason.empty()) {
            change["reason"] = safe(one.reason);
        }
        const bool asked =
            one.kind == SyncKind::Asked || one.kind == SyncKind::CarriedOut || one.kind == SyncKind::Undone;
        if (asked)
            change["reason"] = safe(one.reason);
        if (one.kind != SyncKind::Added && one.kind != SyncKind::Proposed && !asked)
            putText(change, "before", one.before);
        if (one.kind != SyncKind::Vanished && one.kind != SyncKind::Elsewhere && one.kind != SyncKind::Settled)
            putText(change, "after", one.after);
        if (one.kind == SyncKind::Changed) {
            Json fields = Json::array();
            for (const std::string &field : one.fields)
                fields.push_back(safe(field));
            change["fields"] = std::move(fields);
        }
        changes.push_back(std::move(change));
    }
    Json problems = Json::array();
    for (const Problem &problem : report.problems)
        problems.push_back(
            {{"where", safe(problem.where)}, {"kind", safe(problem.kind)}, {"message", safe(problem.message)}});
    return {{"read", report.read},
            {"added", report.added},
            {"changed", report.changed},
            {"vanished", report.vanished},
            {"returned", report.returned},
            {"elsewhere", report.elsewhere},
            {"owned", report.owned},
            {"states", report.states},
            {"vectors", report.vectors},
            {"unchanged", report.unchanged},
            {"skipped", report.skipped},
            {"records", report.records},
            {"proposed", report.proposed},
            {"reworded", report.reworded},
            {"settled", report.settled},
            {"asked", report.asked},
            {"carried_out", report.carriedOut},
            {"undone", report.undone},
            {"changes", std::move(changes)},
            {"problems", std::move(problems)},
            {"ledger", report.ledger ? Json(report.ledger.value) : Json()}};
}

Result<std::vector<Mirror>> chosenMirrors(const Store &store, const std::string &named)
{
    auto all = store.mirrors();
    if (!all || named.empty())
        return all;
    std::vector<Mirror> chosen;
    for (const Mirror &one : *all) {
        if (std::to_string(one.id.value) == named || samePlace(one.path, named))
            chosen.push_back(one);
    }
    if (chosen.empty())
        return Error{Errc::NotFound, fmt::format("The store has no source {}; sources lists them.", safe(named)), {}};
    return chosen;
}

std::string syncText(const SyncReport &report)
{
    std::string text;
    const auto put = [&text](std::uint64_t count, const char *words) {
        if (count > 0)
            text += fmt::format("{}{} {}", text.empty() ? "" : ", ", count, words);
    };
    put(report.added, "added");
    put(report.changed, "changed");
    put(report.returned, "returned");
    put(report.vanished, "gone there");
    put(report.elsewhere, "gone there and kept for another source");
    put(report.owned, "known before and found there");
    put(report.states, report.states == 1 ? "agent's own state" : "agents' own states");
    put(report.vectors, report.vectors == 1 ? "other vector" : "other vectors");
    put(report.proposed, report.proposed == 1 ? "pending write for Review" : "pending writes for Review");
    put(report.reworded,
        report.reworded == 1 ? "pending write says something else" : "pending writes say something else");
    put(report.settled, report.settled == 1 ? "pending write settled there" : "pending writes settled there");
    put(report.carriedOut, "carried out there");
    put(report.asked, "asked for and not yet carried out there");
    put(report.undone, "undone here and kept so");
    put(report.records - report.proposed, "of other kinds");
    put(report.skipped, "skipped");
    return text.empty() ? "nothing new" : text;
}

} // namespace credence::cli

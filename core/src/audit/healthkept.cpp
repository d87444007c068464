// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a health check leaves behind: the ids it found, for the next one, and candidates that a person decides on.
#include "audit/byhand.h"
#include "util/writeall.h"

#include <credence/audit.h>
#include <credence/recall.h>
#include <credence/reflect.h>
#include <credence/review.h>
#include <credence/text.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <fstream>
#include <iterator>
#include <system_error>

namespace credence {

namespace {

constexpr std::uintmax_t kMostKept = 64U << 20U; // bytes of the file; a larger one is not ours

// With the dry runs: what a person let be worked out and did not put into the store. STORE-index/ may be deleted
// without a loss.
std::filesystem::path keptFile(const Store &store)
{
    return runsFolder(store.info().path) / kHealthFile;
}

nlohmann::json keptJson(const Store &store)
{
    std::error_code error;
    const std::filesystem::path file = keptFile(store);
    const auto size = std::filesystem::file_size(file, error);
    if (error || size > kMostKept)
        return {};
    std::ifstream in(file, std::ios::binary);
    const std::string text{std::istreambuf_iterator<char>(in), std::istreambuf_iterator<char>()};
    auto json = nlohmann::json::parse(text, nullptr, false);
    return json.is_object() && json.value("format", nlohmann::json()) == "credence-health-1" ? json : nlohmann::json();
}

} // namespace

std::optional<KeptHealth> keptHealth(const Store &store, const std::string &scope)
{
    const nlohmann::json json = keptJson(store);
    if (!json.is_object() || !json.contains("scopes") || !json["scopes"].is_object() ||
        !json["scopes"].contains(scope) || !json["scopes"][scope].is_object())
        return std::nullopt;
    const nlohmann::json &one = json["scopes"][scope];
    KeptHealth kept;
    kept.scope = scope;
    if (!one.contains("at") || !one["at"].is_string() || !one.contains("findings") || !one["findings"].is_array())
        return std::nullopt;
    const auto at = parseTime(one["at"].get<std::string>());
    if (!at)
        return std::nullopt;
    kept.at = at->time;
    for (const nlohmann::json &id : one["findings"]) {
        if (id.is_string())
            kept.findings.push_back(id.get<std::string>());
    }
    std::sort(kept.findings.begin(), kept.findings.end());
    return kept;
}

Result<void> keepHealth(const Store &store, const Health &health, const std::string &scope, Time now)
{
    const std::filesystem::path file = keptFile(store);
    if (health.summary.size() != healthCheckers().size())
        return Error{Errc::Invalid, "Only a check of all kinds is kept: others would make findings look gone.",
                     file.string()};
    nlohmann::json json = keptJson(store);
    if (!json.is_object() || !json.contains("scopes") || !json["scopes"].is_object())
        json = {{"format", "credence-health-1"}, {"scopes", nlohmann::json::object()}};
    nlohmann::json ids = nlohmann::json::array(); // ids alone: nothing of what a memory says
    for (const HealthFinding &finding : health.findings) {
        if (isValidUtf8(finding.id)) // an id that is no text can't be compared by a text file
            ids.push_back(finding.id);
    }
    json["scopes"][scope] = {{"at", formatTime(now)}, {"findings", std::move(ids)}};
    if (!ownFolder(file.parent_path()) ||
        !replaceFile(file, json.dump(-1, ' ', false, nlohmann::json::error_handler_t::replace) + "\n"))
        return Error{Errc::Io, "The result of the check can't be kept beside the store.", file.string()};
    return {};
}

HealthChange healthChange(const KeptHealth &before, const Health &now)
{
    HealthChange change;
    std::vector<std::string> found;
    for (const HealthFinding &finding : now.findings) {
        found.push_back(finding.id);
        if (!std::binary_search(before.findings.begin(), before.findings.end(), finding.id))
            change.fresh.push_back(finding.id);
    }
    std::sort(found.begin(), found.end());
    for (const std::string &id : before.findings) {
        const bool lookedFor = now.summary.contains(id.substr(0, id.find(':')));
        if (lookedFor && !std::binary_search(found.begin(), found.end(), id))
            change.gone.push_back(id);
    }
    return change;
}

std::string healthFix(const std::string &kind)
{
    if (kind == "duplicate")
        return "Propose to retract all but the first";
    // Those have nothing beneath them, or too little: nothing that is known speaks for them.
    if (kind == "ungrounded" || kind == "stale")
        return "Propose to retract it";
    return {};
}

Result<LedgerNumber> proposeHealthFix(Store &store, const std::string &id, const Cause &cause, std::stop_token stop)
{
    const std::string where = store.info().path.string();
    const std::string kind = id.substr(0, id.find(':'));
    if (healthFix(kind).empty())
        return Error{Errc::Conflict,
                     fmt::format("No step is safe for a finding of the kind \"{}\".", displayText(kind)), where};
    HealthOptions options;
    options.kinds = {kind};
    const auto now = health(store, options, stop);
    if (!now)
        return now.error();
    const auto finding = std::find_if(now->findings.begin(), now->findings.end(),
                                      [&](const HealthFinding &one) { return one.id == id; });
    if (finding == now->findings.end())
        return Error{Errc::Conflict, "The finding is not there any more.", where};
    const auto key = store.find(finding->memory.value);
    if (!key)
        return key.error();
    const auto rows = store.rows(std::array{*key}, stop);
    if (!rows)
        return rows.error();
    if (rows->empty())
        return Error{Errc::NotFound, "The memory is not in the store any more.", where};
    const Memory &memory = rows->front();

    QueueQuery waiting;
    waiting.scope = memory.scope;
    waiting.states = {CandidateState::Pending, CandidateState::Approved, CandidateState::Deferred,
                      CandidateState::Blocked};
    const auto known = queue(store, waiting, stop);
    if (!known)
        return known.error();
    for (const QueueItem &item : *known) {
        const auto ours = [&](const MemoryId &one) {
            return one == finding->memory ||
                   std::find(finding->more.begin(), finding->more.end(), one) != finding->more.end();
        };
        if (item.candidate.reason.starts_with(fmt::format("Health check, {}:", kind)) &&
            std::any_of(item.candidate.targets.begin(), item.candidate.targets.end(), ours))
            return Error{Errc::Conflict, "It is proposed already and waits in Review.", where};
    }

    RunRecord run = audit::runByHand(memory.scope);
    const std::vector<MemoryId> targets = kind == "duplicate" ? finding->more : std::vector<MemoryId>{finding->memory};
    for (const MemoryId &target : targets) {
        Candidate candidate;
        candidate.id = newUuid();
        candidate.action = Action::Retract;
        candidate.scope = memory.scope;
        candidate.shape = memory.shape;
        candidate.text = memory.text;
        candidate.targets = {target};
        candidate.reason = fmt::format("Health check, {}: {}", kind, finding->message);
        candidate.run = run.id;
        run.candidates.push_back(std::move(candidate));
    }
    run.proposed = run.candidates.size();
    return store.queueRun(run, {}, cause);
}

} // namespace credence

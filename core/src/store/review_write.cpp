// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Writing what people decide, with what was before, and turning it back.
#include "store/review.h"

#include "privacy/parts.h"
#include "store/fields.h"
#include "store/read.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>

namespace credence::store {

using nlohmann::json;

namespace {

std::string textMember(const json &object, const char *name)
{
    return textOf(member(object, name)).value_or(std::string());
}

std::string dumped(const json &value)
{
    return value.dump(-1, ' ', false, json::error_handler_t::replace);
}

} // namespace

bool isReviewKind(std::string_view kind)
{
    constexpr std::array kinds{"decide", "edit", "look", "resolve", "lift", "suppress", "policy", "scan", "commit"};
    return std::any_of(kinds.begin(), kinds.end(), [&](const char *k) { return kind == k; });
}

Result<std::int64_t> ReviewWriter::time()
{
    if (!m_time) {
        const auto last = m_change.db().integer("SELECT time FROM ledger ORDER BY number DESC LIMIT 1");
        if (!last)
            return last.error();
        m_time = std::max(*last, m_change.time().time_since_epoch().count());
    }
    return *m_time;
}

Result<void> ReviewWriter::decide(const std::string &candidate, const State &after, const Candidate &current)
{
    const auto when = time();
    if (!when)
        return when.error();
    json details = json::object();
    if (!current.modelText.empty())
        details = {{"text", jsonText(current.text)}, {"model_text", jsonText(current.modelText)}};
    if (current.action == Action::MergeEvidence && !current.targets.empty())
        details["into"] = jsonText(current.targets.front().value);
    auto put = m_change.db().prepare("INSERT INTO decision (id, candidate, verdict, reviewer, channel, reason, time, "
                                     "json, ledger) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9)");
    return put.bind(1, std::string_view(newUuid()))
        .bind(2, std::string_view(candidate))
        .bind(3, std::string_view(*after.verdict))
        .bind(4, std::string_view(m_cause.who))
        .bind(5, std::string_view(m_cause.channel))
        .bindOrNull(6, after.reason.empty() ? m_cause.reason : after.reason)
        .bind(7, *when)
        .bind(8, std::string_view(dumped(details)))
        .bind(9, m_change.number().value)
        .run();
}

namespace {

json sourceJson(const PendingWrite &source, const std::string &why)
{
    json out{{"state", source.state}, {"mirror", source.mirror}, {"said", source.said}, {"voids", source.voids}};
    if (!source.memoryId.value.empty())
        out["memory"] = jsonText(source.memoryId.value);
    if (!why.empty())
        out["why"] = jsonText(why);
    return out;
}

} // namespace

Result<void> ReviewWriter::arrives(const std::string &candidate, const PendingWrite &source)
{
    auto put = m_change.db().prepare("INSERT INTO pending_write (candidate, number, mirror, state, said, voids, "
                                     "memory) VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7)");
    put.bind(1, std::string_view(candidate))
        .bind(2, m_change.number().value)
        .bind(3, source.mirror)
        .bind(4, std::string_view(source.state))
        .bind(5, std::string_view(source.said))
        .bind(6, source.voids);
    if (source.memory)
        put.bind(7, source.memory.value);
    else
        put.bindNull(7);
    return put.run();
}

Result<void> ReviewWriter::move(const StoredCandidate &before, const State &after)
{
    sql::Connection &db = m_change.db();
    json was{{"state", before.state}}, is{{"state", after.state}};
    if (after.source) {
        const auto known = pendingWriteOf(db, before.id);
        if (!known)
            return known.error();
        was["source"] = *known ? sourceJson(**known, {}) : json();
        is["source"] = sourceJson(*after.source, after.sourceReason);
        CREDENCE_TRY(arrives(before.id, *after.source));
    }
    {
        auto touch = db.prepare("INSERT INTO candidate_change (candidate, number, basis, memory) "
                                "VALUES (?1, ?2, ?3, ?4)");
        touch.bind(1, std::string_view(before.id)).bind(2, m_change.number().value).bind(3, after.basis);
        if (after.memory)
            touch.bind(4, after.memory.value);
        else
            touch.bindNull(4);
        CREDENCE_TRY(touch.run());
    }
    if (after.basis && *after.basis != before.basis) {
        was["basis"] = before.basis;
        is["basis"] = *after.basis;
    }
    if (after.verdict) {
        const auto decision = decisionInForce(db, before.id);
        if (!decision)
            return decision.error();
        was["verdict"] = *decision ? json(word((*decision)->verdict)) : json();
        if (*decision && !(*decision)->reason.empty())
            was["reason"] = jsonText((*decision)->reason);
        is["verdict"] = *after.verdict;
        CREDENCE_TRY(decide(before.id, after, after.candidate ? *after.candidate : before.candidate));
    }
    if (after.candidate) {
        const std::string text = candidateJson(*after.candidate);
        if (text != before.json) {
            was["json"] = jsonText(before.json);
            is["json"] = jsonText(text);
        }
        auto put = db.prepare("UPDATE candidate SET state = ?2, json = ?3, text = ?4, action = ?5, shape = ?6 "
                              "WHERE id = ?1");
        CREDENCE_TRY(put.bind(1, std::string_view(before.id))
                         .bind(2, std::string_view(after.state))
                         .bind(3, std::string_view(text))
                         .bind(4, std::string_view(after.candidate->text))
                         .bind(5, std::string_view(word(after.candidate->action)))
                         .bindOrNull(6, word(after.candidate->shape))
                         .run());
    } else {
        auto put = db.prepare("UPDATE candidate SET state = ?2 WHERE id = ?1");
        CREDENCE_TRY(put.bind(1, std::string_view(before.id)).bind(2, std::string_view(after.state)).run());
    }
    json one{{"id", jsonText(before.id)}, {"before", std::move(was)}, {"after", std::move(is)}};
    if (!after.memoryId.value.empty())
        one["memory"] = jsonText(after.memoryId.value);
    m_candidates.push_back(std::move(one));
    return {};
}

Result<std::string> ReviewWriter::openFlag(const std::string &target, const Finding &finding, const std::string &state)
{
    const std::string id = newUuid();
    json details{{"id", id},
                 {"target", jsonText(target)},
                 {"category", jsonText(finding.category)},
                 {"detector", jsonText(finding.detector)},
                 {"start", finding.start},
                 {"end", finding.end},
                 {"score", finding.score},
                 {"emergent", finding.emergent},
                 {"why", jsonText(finding.why)}};
    if (!finding.part.empty())
        details["part"] = jsonText(finding.part);
    auto put = m_change.db().prepare("INSERT INTO flag (id, target, category, span_start, span_end, detector, score, "
                                     "emergent, state, json, ledger) "
                                     "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11)");
    CREDENCE_TRY(put.bind(1, std::string_view(id))
                     .bind(2, std::string_view(target))
                     .bind(3, std::string_view(finding.category))
                     .bind(4, static_cast<std::int64_t>(finding.start))
                     .bind(5, static_cast<std::int64_t>(finding.end))
                     .bindOrNull(6, finding.detector)
                     .bind(7, finding.score)
                     .bind(8, std::int64_t{finding.emergent})
                     .bind(9, std::string_view(state))
                     .bind(10, std::string_view(dumped(details)))
                     .bind(11, m_change.number().value)
                     .run());
    m_flagAt.emplace(id, m_flags.size());
    m_flags.push_back({{"id", id}, {"before", nullptr}, {"after", state}});
    return id;
}

Result<void> ReviewWriter::setFlag(const std::string &flag, const std::string &before, const std::string &after,
                                   const std::string &reason)
{
    const auto when = time();
    if (!when)
        return when.error();
    auto say =
        m_change.db().prepare("INSERT INTO resolution (id, flag, state, reviewer, channel, reason, time, ledger) "
                              "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)");
    CREDENCE_TRY(say.bind(1, std::string_view(newUuid()))
                     .bind(2, std::string_view(flag))
                     .bind(3, std::string_view(after))
                     .bind(4, std::string_view(m_cause.who))
                     .bind(5, std::string_view(m_cause.channel))
                     .bindOrNull(6, reason)
                     .bind(7, *when)
                     .bind(8, m_change.number().value)
                     .run());
    if (before != after) {
        auto put = m_change.db().prepare("UPDATE flag SET state = ?2 WHERE id = ?1");
        CREDENCE_TRY(put.bind(1, std::string_view(flag)).bind(2, std::string_view(after)).run());
        // What came with this entry stands once in it, as it is in the end.
        const auto [known, isNew] = m_flagAt.try_emplace(flag, m_flags.size());
        if (isNew)
            m_flags.push_back({{"id", jsonText(flag)}, {"before", before}, {"after", after}});
        else
            m_flags[known->second]["after"] = after;
    }
    return {};
}

Result<void> ReviewWriter::dropFlags(const std::string &candidate)
{
    const auto known = flagsOf(m_change.db(), candidate);
    if (!known)
        return known.error();
    for (const ReviewFlag &flag : *known) {
        auto put = m_change.db().prepare("UPDATE flag SET state = 'gone' WHERE id = ?1");
        CREDENCE_TRY(put.bind(1, std::string_view(flag.id)).run());
        m_flags.push_back({{"id", jsonText(flag.id)}, {"before", flag.state}, {"after", "gone"}});
    }
    return {};
}

Result<void> ReviewWriter::syncFlags(const StoredCandidate &before, const Candidate &after)
{
    const auto known = flagsOf(m_change.db(), before.id);
    if (!known)
        return known.error();
    const auto policy = privacyPolicyOf(m_change.db(), before.scope);
    if (!policy)
        return policy.error();
    const auto partsBefore = privacy::partsOf(before.candidate), partsAfter = privacy::partsOf(after);
    std::vector<bool> kept(known->size(), false);
    for (const Finding &finding : after.findings) {
        const std::string words = privacy::wordsOf(partsAfter, finding);
        const ReviewFlag *same = nullptr;
        bool inPlace = false;
        for (std::size_t i = 0; i < known->size() && !inPlace; ++i) {
            const ReviewFlag &flag = (*known)[i];
            if (kept[i] || flag.finding.category != finding.category || flag.state == "redact" ||
                privacy::wordsOf(partsBefore, flag.finding) != words)
                continue;
            same = &flag;
            if (flag.finding.start == finding.start && flag.finding.end == finding.end &&
                flag.finding.part == finding.part && flag.finding.emergent == finding.emergent) {
                kept[i] = true;
                inPlace = true;
            }
        }
        if (inPlace)
            continue;
        const PolicyAction action = policy->action(finding.category);
        if (action == PolicyAction::Allow)
            continue;
        // The same words elsewhere in the text: what a person said of them still holds.
        const bool settled = same && (same->state == "allow" || same->state == "downgrade");
        const auto id = openFlag(before.id, finding, action == PolicyAction::Block ? "block" : "open");
        if (!id)
            return id.error();
        if (settled)
            CREDENCE_TRY(setFlag(*id, action == PolicyAction::Block ? "block" : "open", same->state, same->reason));
    }
    for (std::size_t i = 0; i < known->size(); ++i) {
        if (!kept[i] && (*known)[i].state != "redact")
            CREDENCE_TRY(setFlag((*known)[i].id, (*known)[i].state, "gone", "the text was edited"));
    }
    return {};
}

Result<void> ReviewWriter::setSetting(const std::string &name, const json &value)
{
    sql::Connection &db = m_change.db();
    const auto before = settingOf(db, name);
    if (!before)
        return before.error();
    if (*before == value)
        return {};
    const std::string text = dumped(value);
    auto known = db.prepare("SELECT 1 FROM setting WHERE name = ?1");
    known.bind(1, std::string_view(name));
    const bool exists = known.next();
    if (!known.ok())
        return known.error();
    known.reset();
    auto put = db.prepare(exists ? "UPDATE setting SET value = ?2, ledger = ?3 WHERE name = ?1"
                                 : "INSERT INTO setting (name, value, ledger) VALUES (?1, ?2, ?3)");
    CREDENCE_TRY(
        put.bind(1, std::string_view(name)).bind(2, std::string_view(text)).bind(3, m_change.number().value).run());
    m_settings.push_back({{"name", name}, {"before", *before}, {"after", value}});
    return {};
}

Result<void> ReviewWriter::setMaxDepth(const std::string &scope, std::int64_t depth)
{
    sql::Connection &db = m_change.db();
    std::int64_t before = 0;
    {
        auto row = db.prepare("SELECT max_depth FROM scope WHERE id = ?1");
        row.bind(1, std::string_view(scope));
        if (row.next())
            before = row.integer(0);
        if (!row.ok())
            return row.error();
    }
    if (before == 0)
        return Error{Errc::NotFound, fmt::format("There is no scope \"{}\".", scope), db.path().string()};
    if (before == depth)
        return {};
    CREDENCE_TRY(db.prepare("UPDATE scope SET max_depth = ?2 WHERE id = ?1")
                     .bind(1, std::string_view(scope))
                     .bind(2, depth)
                     .run());
    m_settings.push_back({{"max_depth_of", jsonText(scope)}, {"before", before}, {"after", depth}});
    return {};
}

Result<void> ReviewWriter::accept(const std::string &kind, const std::string &subject, bool accepted)
{
    const auto when = time();
    if (!when)
        return when.error();
    CREDENCE_TRY(
        m_change.db()
            .prepare("INSERT INTO acceptance (kind, subject, number, accepted, reviewer, channel, reason, time) "
                     "VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8)")
            .bind(1, std::string_view(kind))
            .bind(2, std::string_view(subject))
            .bind(3, m_change.number().value)
            .bind(4, std::int64_t{accepted})
            .bind(5, std::string_view(m_cause.who))
            .bind(6, std::string_view(m_cause.channel))
            .bindOrNull(7, m_cause.reason)
            .bind(8, *when)
            .run());
    m_acceptances.push_back(
        {{"kind", kind}, {"subject", jsonText(subject)}, {"before", !accepted}, {"after", accepted}});
    return {};
}

Result<void> ReviewWriter::reverse(const json &payload)
{
    sql::Connection &db = m_change.db();
    const auto moved = [&](const std::string &what) {
        return Error{Errc::Conflict, what + " has changed since, so this entry can't be taken back.",
                     db.path().string()};
    };
    const json candidates = member(payload, "candidates");
    for (const json &one : candidates.is_array() ? candidates : json::array()) {
        const json was = member(one, "before"), is = member(one, "after");
        if (!was.is_object() || !is.is_object())
            continue;
        const auto now = loadCandidate(db, textMember(one, "id"));
        if (!now)
            return now.error();
        const std::string name = "The candidate \"" + displayText(now->id) + "\"";
        if (now->state != textMember(is, "state") || (is.contains("json") && textMember(is, "json") != now->json) ||
            (is.contains("basis") && is["basis"] != now->basis))
            return moved(name);
        State back;
        back.state = textMember(was, "state");
        if (is.contains("verdict")) {
            const std::string verdict = textMember(was, "verdict");
            back.verdict = verdict.empty() ? word(Verdict::Reopen) : verdict;
            back.reason = textMember(was, "reason");
        }
        std::optional<Candidate> candidate;
        if (was.contains("json")) {
            auto read = readCandidate(textMember(was, "json"));
            if (!read)
                return read.error();
            candidate = std::move(*read);
            candidate->id = now->id;
            candidate->scope = now->scope;
            back.candidate = &*candidate;
        }
        if (was.contains("basis") && was["basis"].is_number_integer())
            back.basis = was["basis"].get<std::int64_t>();
        if (was.contains("source")) {
            const json &source = was["source"];
            const auto whole = [&](const char *field) {
                const json value = member(source, field);
                return value.is_number_integer() ? value.get<std::int64_t>() : 0;
            };
            PendingWrite restored;
            restored.mirror = whole("mirror");
            restored.voids = std::clamp<std::int64_t>(whole("voids"), 0, m_change.number().value);
            restored.said = textMember(source, "said");
            const std::string state = textMember(source, "state");
            restored.state = state == "applied" || state == "gone" || state == "handed_back" ? state : "waits";
            restored.memoryId = {textMember(source, "memory")};
            if (!restored.memoryId.value.empty()) {
                auto row = db.prepare("SELECT key FROM memory WHERE id = ?1");
                row.bind(1, std::string_view(restored.memoryId.value));
                if (row.next())
                    restored.memory = {row.integer(0)};
                if (!row.ok())
                    return row.error();
            }
            back.source = std::move(restored);
            back.sourceReason = textMember(source, "why");
        }
        back.memoryId = {textMember(one, "memory")};
        if (back.state == "committed") {
            auto row = db.prepare("SELECT key FROM memory WHERE id = ?1");
            row.bind(1, std::string_view(back.memoryId.value));
            if (row.next())
                back.memory = {row.integer(0)};
            if (!row.ok())
                return row.error();
            const auto flags = flagsOf(db, now->id);
            if (!flags)
                return flags.error();
            for (const ReviewFlag &flag : *flags) {
                if (flag.state == "open" || flag.state == "block")
                    return Error{Errc::Conflict, name + " has an open or blocking flag.", db.path().string()};
            }
        }
        CREDENCE_TRY(move(*now, back));
    }

    const json flags = member(payload, "flags");
    for (const json &one : flags.is_array() ? flags : json::array()) {
        const std::string id = textMember(one, "id"), after = textMember(one, "after");
        std::string before = textMember(one, "before"), now;
        if (before.empty()) // it came with the entry
            before = "gone";
        auto row = db.prepare("SELECT state FROM flag WHERE id = ?1");
        row.bind(1, std::string_view(id));
        if (row.next())
            now = row.text(0);
        if (!row.ok())
            return row.error();
        row.reset();
        if (now != after)
            return moved("A flag");
        CREDENCE_TRY(setFlag(id, now, before, m_cause.reason));
    }

    const json settings = member(payload, "settings");
    for (const json &one : settings.is_array() ? settings : json::array()) {
        const json was = member(one, "before"), is = member(one, "after");
        if (const std::string scope = textMember(one, "max_depth_of"); !scope.empty()) {
            if (was.is_number_integer())
                CREDENCE_TRY(setMaxDepth(scope, was.get<std::int64_t>()));
            continue;
        }
        const std::string name = textMember(one, "name");
        const auto now = settingOf(db, name);
        if (!now)
            return now.error();
        if (*now != is)
            return moved("The setting " + name);
        CREDENCE_TRY(setSetting(name, was));
    }

    const json acceptances = member(payload, "acceptances");
    for (const json &one : acceptances.is_array() ? acceptances : json::array()) {
        const json was = member(one, "before");
        CREDENCE_TRY(accept(textMember(one, "kind"), textMember(one, "subject"), was.is_boolean() && was.get<bool>()));
    }
    return {};
}

void ReviewWriter::fill(json &payload) const
{
    if (!m_candidates.empty())
        payload["candidates"] = m_candidates;
    if (!m_flags.empty())
        payload["flags"] = m_flags;
    if (!m_settings.empty())
        payload["settings"] = m_settings;
    if (!m_acceptances.empty())
        payload["acceptances"] = m_acceptances;
}

Result<std::string> saltOf(sql::Connection &db)
{
    return db.text("SELECT hash FROM ledger WHERE number = 1");
}

} // namespace credence::store

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/policysurvey.h"

#include <algorithm>

namespace credence::ui {

namespace {
constexpr std::size_t kSurveyBatch = 500;
constexpr std::size_t kSurveyKept = 20'000; // hits
constexpr std::size_t kSurveyBeginning = 240;

// Cut at a character's surveyBeginning.
std::string surveyBeginning(const std::string &text)
{
    if (text.size() <= kSurveyBeginning)
        return text;
    std::size_t end = kSurveyBeginning;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U)
        --end;
    return text.substr(0, end) + "…";
}
} // namespace

Result<Survey> surveyStore(const Store &store, const std::string &scope,
                           const std::map<std::string, std::vector<std::string>> &subjects, const std::stop_token &stop,
                           const Progress &progress)
{
    Query query;
    if (!scope.empty())
        query.scopes = {scope};
    const auto keys = store.keys(query, stop);
    if (!keys)
        return keys.error();
    Survey survey;
    std::vector<SurveyHit> episodes;
    std::map<std::string, PrivacyPolicy, std::less<>> policies; // by scope
    for (std::size_t i = 0; i < keys->size(); i += kSurveyBatch) {
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "The survey was stopped.", {}};
        progress(i, keys->size());
        const auto rows = store.texts(std::span(*keys).subspan(i, std::min(kSurveyBatch, keys->size() - i)), stop);
        if (!rows)
            return rows.error();
        for (const MemoryText &memory : *rows) {
            if (memory.status == Status::Erased)
                continue;
            ++survey.memories;
            const auto [known, fresh] = policies.try_emplace(memory.scope);
            PrivacyPolicy &policy = known->second;
            if (fresh) {
                const auto own = subjects.find(memory.scope);
                policy.subjects =
                    own != subjects.end() && !own->second.empty() ? own->second : std::vector{memory.scope};
            }
            SurveyHit hit;
            for (const Finding &finding : detect(memory.text, policy))
                hit.found.insert(finding.category);
            if (hit.found.empty())
                continue;
            for (const std::string &category : hit.found)
                ++survey.byCategory[category];
            if (survey.hits.size() + episodes.size() >= kSurveyKept) {
                ++survey.left;
                continue;
            }
            hit.key = memory.key;
            hit.kind = memory.kind;
            hit.status = memory.status;
            hit.text = surveyBeginning(memory.text);
            (memory.kind == Kind::Reflection ? survey.hits : episodes).push_back(std::move(hit));
        }
    }
    std::move(episodes.begin(), episodes.end(), std::back_inserter(survey.hits));
    return survey;
}

PolicyEffect effectOf(const Survey &survey, const PrivacyPolicy &before, const PrivacyPolicy &after)
{
    PolicyEffect effect;
    std::vector<PolicyEffect::Row> others;
    for (const SurveyHit &hit : survey.hits) {
        PolicyEffect::Row row;
        bool fresh = false, flaggedBefore = false, flaggedAfter = false;
        for (const std::string &category : hit.found) {
            const PolicyAction was = before.action(category), is = after.action(category);
            flaggedBefore = flaggedBefore || was != PolicyAction::Allow;
            flaggedAfter = flaggedAfter || is != PolicyAction::Allow;
            if (was == is)
                continue;
            const bool opens = was == PolicyAction::Allow;
            if (!row.hit || (opens && !fresh))
                row = {&hit, category, was, is};
            fresh = fresh || opens;
        }
        if (!row.hit)
            continue;
        effect.newlyFlagged += fresh ? 1U : 0U;
        effect.released += flaggedBefore && !flaggedAfter ? 1U : 0U;
        (fresh ? effect.rows : others).push_back(std::move(row));
    }
    std::move(others.begin(), others.end(), std::back_inserter(effect.rows));
    return effect;
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A second opinion on a belief in doubt, by the prompt that checks the support of candidates.
#include "reflect/answers.h"
#include "reflect/prepare.h"
#include "reflect/settings.h"

#include <credence/provider.h>
#include <credence/recheck.h>

namespace credence {

Result<RecheckOpinion> recheckOpinion(const DoubtedBelief &belief, ModelClient &client, std::stop_token stop)
{
    using namespace reflecting;
    std::vector<Memory> shown = belief.left;
    for (const NewerEpisode &episode : belief.newer) {
        Memory memory;
        memory.text = episode.text;
        memory.created = episode.created;
        shown.push_back(std::move(memory));
    }
    if (shown.empty())
        return Error{Errc::Invalid,
                     "Nothing is left of its sources and nothing newer is related, so there is nothing "
                     "to judge it by.",
                     belief.memory.id.value};
    std::vector<const Memory *> members;
    Claimed claim{belief.memory.text, {}};
    for (const Memory &memory : shown) {
        members.push_back(&memory);
        claim.numbers.push_back(static_cast<int>(members.size()));
    }
    const Preset *preset = findPreset("generative-agents");
    if (!preset)
        return Error{Errc::Corrupt, "The prompts that travel with the program are missing.", {}};
    ChatRequest request = supportPrompt(Settings(*preset, {}), members, std::span(&claim, 1));
    request.label = "Recheck a belief";
    const auto call = client.chat(request, stop);
    if (!call)
        return call.error();
    const auto verdicts = readSupport(call->text);
    if (!verdicts)
        return verdicts.error();
    for (const VerdictText &verdict : *verdicts) {
        if (verdict.item == 1)
            return RecheckOpinion{verdict.verdict, verdict.reason,  call->model,
                                  call->tokensIn,  call->tokensOut, call->cost};
    }
    return Error{Errc::Corrupt, "The model said nothing of the belief.", {}};
}

} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A saved run against its own record: what was shown, what was answered. Nothing that a file claims of a candidate is
// taken over; the candidate is made again from the reply and the store, and what can't be made so is refused.
#include "reflect/check.h"
#include "reflect/derive.h"
#include "reflect/json.h"
#include "reflect/prepare.h"
#include "reflect/prompt.h"

#include <credence/patterns.h>
#include <credence/review.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <set>

namespace credence {

using namespace reflecting;

namespace {

std::string oneLine(const std::string &text)
{
    std::string line = displayText(text);
    std::replace(line.begin(), line.end(), '\n', ' ');
    return line;
}

// What the model read of a call, and within it the numbered memories: the last thing between two fences.
struct Shown {
    std::string text;
    std::string memories; // each line ends in a line break
    std::size_t count = 0;
};

Shown shownIn(const CallRecord &call)
{
    Shown out;
    if (const auto body = parseJson(call.request); body && body->is_object()) {
        for (const Json &message : listMember(*body, "messages")) {
            if (!message.is_object() || textMember(message, "role") != "user")
                continue;
            out.text += textMember(message, "content") + "\n";
            for (const Json &part : listMember(message, "content")) {
                if (part.is_object())
                    out.text += textMember(part, "text") + "\n";
            }
        }
    }
    constexpr std::string_view kFence = "\n===== data ";
    const auto close = out.text.rfind(kFence);
    const auto open = close == std::string::npos || close == 0 ? close : out.text.rfind(kFence, close - 1);
    if (open != std::string::npos && open != close) {
        const auto from = out.text.find('\n', open + 1);
        if (from < close)
            out.memories = out.text.substr(from, close - from) + "\n";
    }
    while (out.memories.find(fmt::format("\n[{}] (", out.count + 1)) != std::string::npos)
        ++out.count;
    return out;
}

class Vetting {
public:
    Vetting(const Store &store, RunRecord run, std::stop_token stop)
        : m_store(store), m_run(std::move(run)), m_stop(std::move(stop))
    {
    }

    Result<VettedRun> go()
    {
        if (m_run.preset == kByHand || m_run.preset == kProposed)
            return byHand();
        const Preset *preset = findPreset(m_run.preset);
        if (!preset)
            return Error{Errc::Invalid, fmt::format("There is no preset \"{}\".", displayText(m_run.preset)), m_run.id};
        if (auto fits = checkParameters(*preset, m_run.parameters); !fits)
            return Error{Errc::Invalid, "The run's parameters can't be used: " + fits.error().message, m_run.id};
        m_plan = &planOf(*preset);
        m_settings.emplace(*preset, m_run.parameters);
        const auto scopes = m_store.scopes(Counting::No);
        if (!scopes)
            return scopes.error();
        const auto scope =
            std::find_if(scopes->begin(), scopes->end(), [&](const ScopeInfo &one) { return one.id == m_run.scope; });
        if (scope == scopes->end())
            return Error{Errc::NotFound, fmt::format("There is no scope \"{}\".", displayText(m_run.scope)),
                         m_store.info().path.string()};
        const auto embedder = scopeEmbedder(m_store, m_run.scope, m_stop);
        if (!embedder)
            return embedder.error();
        CheckLimits limits;
        limits.floor = std::max(kCitationFloor, m_settings->integer("citation_floor", kCitationFloor));
        limits.maxDepth = scope->maxDepth;
        limits.paraphrase = (*embedder)->thresholds().paraphrase;
        limits.duplicate = (*embedder)->thresholds().duplicate;
        auto context = CheckContext::of(m_store, m_run.scope, {}, *embedder, limits, m_stop);
        if (!context)
            return context.error();
        m_context.emplace(std::move(*context));
        for (const CallRecord &call : m_run.calls)
            m_shown.emplace(call.number, shownIn(call)); // of two with one number the first counts

        if (m_plan->propose == "rules" && !m_run.candidates.empty()) {
            if (auto mined = mine(); !mined)
                return mined.error();
        }
        VettedRun out;
        std::vector<Candidate> candidates = std::move(m_run.candidates);
        m_run.candidates.clear();
        std::set<std::string> ids;
        for (Candidate &candidate : candidates) {
            if (m_stop.stop_requested())
                return Error{Errc::Cancelled, "It was cancelled.", ""};
            auto why = candidate.id.empty() || !ids.insert(candidate.id).second
                           ? Result<std::string>(std::string("has no id of its own"))
                           : vet(candidate);
            if (!why)
                return why.error();
            if (why->empty()) {
                m_run.candidates.push_back(std::move(candidate));
            } else {
                m_run.dropped.push_back({"refused", *why, candidate.text, candidate.call, candidate.focus});
                out.refused.push_back({candidate.id, candidate.text, std::move(*why)});
            }
        }
        if (auto marked = keepWhatWasShown(); !marked)
            return marked.error();
        m_run.proposed = m_run.candidates.size() + m_run.dropped.size();
        m_run.opened = false;
        out.run = std::move(m_run);
        return out;
    }

private:
    // Nobody was asked: no reply can be read again, so it must claim none. Each candidate is judged as an edited one
    // is: every figure, check and finding anew; of the writer's word on support, doubts stay doubts
    // and praise is only quoted.
    Result<VettedRun> byHand()
    {
        if (!m_run.calls.empty() || !m_run.model.empty() || !m_run.provider.empty())
            return Error{Errc::Invalid, "A run that was written by hand can't name a model or its calls.", m_run.id};
        VettedRun out;
        std::vector<Candidate> candidates = std::move(m_run.candidates);
        m_run.candidates.clear();
        std::set<std::string> ids;
        std::set<MemoryId> cited;
        for (Candidate &candidate : candidates) {
            std::string why;
            if (candidate.id.empty() || !ids.insert(candidate.id).second)
                why = "has no id of its own";
            else if (candidate.scope != m_run.scope)
                why = fmt::format("is of the scope \"{}\", its run is of \"{}\"", oneLine(candidate.scope),
                                  oneLine(m_run.scope));
            for (const CandidateEvidence &one : candidate.evidence) {
                const auto found = m_store.find(one.id.value, m_run.scope);
                const auto rows = found ? m_store.rows(std::array{*found}, m_stop)
                                        : Result<std::vector<Memory>>(std::vector<Memory>());
                if (!found && found.error().code != Errc::NotFound && found.error().code != Errc::Conflict)
                    return found.error();
                if (!rows)
                    return rows.error();
                // A source's own reference is no id.
                if ((rows->empty() || rows->front().id != one.id) && why.empty())
                    why = fmt::format("cites \"{}\", which is no memory of its scope", oneLine(one.id.value));
            }
            if (why.empty()) {
                Check support{"support",
                              CheckState::NotRun,
                              m_run.preset == kProposed ? "An agent proposed it; nobody judged its support."
                                                        : "It was written by hand; nobody judged its support.",
                              {},
                              {},
                              {}};
                for (const Check &check : candidate.checks) {
                    if (check.id != "support" || check.sentence.empty())
                        continue;
                    if (check.state == CheckState::Look || check.state == CheckState::Failed)
                        support = {"support", CheckState::Look, oneLine(check.sentence), {}, {}, {}};
                    else
                        support.sentence = "By its writer: " + oneLine(check.sentence);
                }
                candidate.checks.clear();
                candidate.findings.clear();
                candidate.modelText.clear();
                candidate.call = 0;
                candidate.run = m_run.id;
                auto fresh = fullRecheck(m_store, std::move(candidate), m_stop);
                if (!fresh)
                    return fresh.error();
                putCheck(*fresh, std::move(support));
                sortChecks(fresh->checks);
                for (const CandidateEvidence &one : fresh->evidence)
                    cited.insert(one.id);
                m_run.candidates.push_back(std::move(*fresh));
            } else {
                m_run.dropped.push_back({"refused", why, candidate.text, candidate.call, candidate.focus});
                out.refused.push_back({candidate.id, candidate.text, std::move(why)});
            }
        }
        std::erase_if(m_run.selected, [&](const MemoryId &id) { return !cited.contains(id); });
        m_run.proposed = m_run.candidates.size() + m_run.dropped.size();
        m_run.opened = false;
        out.run = std::move(m_run);
        return out;
    }

    Result<void> load(const std::vector<MemoryId> &ids)
    {
        Candidate asking;
        for (const MemoryId &id : ids) {
            CandidateEvidence link;
            link.id = id;
            asking.evidence.push_back(std::move(link));
        }
        return m_context->load(asking, m_stop);
    }

    [[nodiscard]] std::size_t limit() const { return std::size_t(m_settings->integer("text_limit")); }

    // A reason against it, "" if it stands; then it has been made anew.
    Result<std::string> vet(Candidate &candidate)
    {
        if (candidate.scope != m_run.scope)
            return fmt::format("is of the scope \"{}\", its run is of \"{}\"", oneLine(candidate.scope),
                               oneLine(m_run.scope));
        if (!candidate.modelText.empty() && candidate.modelText != candidate.text)
            return std::string("was edited in the file; edit it in the queue, where that is recorded");
        if (auto loaded = m_context->load(candidate, m_stop); !loaded)
            return loaded.error();
        for (const CandidateEvidence &one : candidate.evidence) {
            if (!m_context->memory(one.id))
                return fmt::format("cites \"{}\", which is no memory of its scope", oneLine(one.id.value));
        }
        Candidate fresh;
        fresh.id = candidate.id;
        fresh.scope = m_run.scope;
        fresh.run = m_run.id;
        std::optional<Check> support;
        auto why = m_plan->propose == "rules"       ? ruleAgain(candidate, fresh, support)
                   : m_plan->propose == "narrative" ? narrativeAgain(candidate, fresh)
                                                    : insightAgain(candidate, fresh, support);
        if (!why.empty())
            return why;
        Candidate made = fresh;
        auto drop = check(*m_context, made, m_run.candidates, false, m_stop);
        if (!drop)
            return drop.error();
        // Another embedder's likeness is not repeated here.
        const auto sameText = [&](const auto &other) { return foldedText(other.text) == foldedText(fresh.text); };
        const bool likeness = *drop && ((*drop)->reason == "paraphrase" || (*drop)->reason == "duplicate") &&
                              !m_run.embedder.starts_with("builtin") &&
                              std::none_of(m_context->beliefs.begin(), m_context->beliefs.end(), sameText) &&
                              std::none_of(m_run.candidates.begin(), m_run.candidates.end(), sameText);
        if (likeness) {
            made = fresh;
            drop = check(*m_context, made, {}, true, m_stop);
            if (!drop)
                return drop.error();
            drop->reset();
        }
        if (*drop)
            return (*drop)->message;
        if (!support)
            support = recordedSupport(made);
        putCheck(made, std::move(*support));
        sortChecks(made.checks);
        candidate = std::move(made);
        return std::string();
    }

    // --- what a model proposed ---

    // The call that proposed it, or a reason.
    const CallRecord *proposing(const Candidate &candidate, std::string &why) const
    {
        const auto call = std::find_if(m_run.calls.begin(), m_run.calls.end(),
                                       [&](const CallRecord &one) { return one.number == candidate.call; });
        if (candidate.call <= 0 || call == m_run.calls.end())
            why = "was proposed by no call of the run";
        else if (call->stage != "propose" || !call->error.empty())
            why = fmt::format("names call {}, which proposed nothing", candidate.call);
        return why.empty() ? &*call : nullptr;
    }

    // Whether the prompt showed a memory under this number, with the text that it has.
    [[nodiscard]] bool wasShown(const CallRecord &call, int number, const Memory &memory) const
    {
        return number > 0 &&
               m_shown.at(call.number).memories.find("\n" + numberedLine(std::size_t(number), memory, limit())) !=
                   std::string::npos;
    }

    static std::string notShown(const CandidateEvidence &one)
    {
        return fmt::format("cites \"{}\", which its prompt did not show as number {}", oneLine(one.id.value),
                           one.shown);
    }

    std::string insightAgain(const Candidate &candidate, Candidate &fresh, std::optional<Check> &support)
    {
        std::string why;
        const CallRecord *call = proposing(candidate, why);
        if (!call)
            return why;
        const Shown &shown = m_shown.at(call->number);
        std::vector<Cited> cited;
        std::set<int> numbers;
        for (const CandidateEvidence &one : candidate.evidence) {
            const Memory *memory = m_context->memory(one.id);
            if (one.role == Role::Contradicts || !wasShown(*call, one.shown, *memory))
                return notShown(one);
            if (numbers.insert(one.shown).second)
                cited.push_back({one.shown, memory});
        }
        std::sort(cited.begin(), cited.end(), [](const Cited &a, const Cited &b) { return a.number < b.number; });
        const auto proposals = readInsights(call->text);
        if (!proposals)
            return fmt::format("was proposed by call {}, whose reply can't be read", call->number);
        const Json extra = candidate.extra.empty() ? Json::object() : Json::parse(candidate.extra, nullptr, false);
        const std::string revisedFrom = extra.is_object() ? textMember(extra, "revised_from") : std::string();
        const std::string &original = revisedFrom.empty() ? candidate.text : revisedFrom;
        const Proposal *found = nullptr;
        bool text = false;
        for (const Proposal &one : *proposals) {
            if (!one.unreadable.empty() || one.text != original)
                continue;
            text = true;
            const Citations citations = citationsOf(one, shown.count);
            // A belief that it adds to was cited too, and is left out of its own evidence.
            const std::size_t missing = candidate.action == Action::MergeEvidence ? 1 : 0;
            if (citations.notShown.empty() && numbers.size() + missing >= citations.numbers.size() &&
                std::includes(citations.numbers.begin(), citations.numbers.end(), numbers.begin(), numbers.end())) {
                found = &one;
                break;
            }
        }
        if (!text)
            return fmt::format("says what the reply of call {} does not", call->number);
        if (!found)
            return fmt::format("cites other memories than the reply of call {} does", call->number);
        const bool belief = candidate.shape == Shape::Belief;
        if (belief && (found->subject.empty() || found->predicate.empty() || found->object.empty()))
            return std::string("is no belief in three parts by its reply");
        if (m_plan->focus == "questions") {
            if (shown.text.find(cutText(candidate.focus, 1000)) == std::string::npos)
                return std::string("names a question that its prompt did not ask");
            fresh.focus = candidate.focus;
        } else {
            fresh.focus = unitOf(*call);
        }
        fresh.call = call->number;

        VerdictText verdict;
        bool judged = false;
        if (m_plan->propose == "validated")
            judged = recordedVerdict(original, numbers, verdict);
        if (judged && verdict.verdict == "rejected")
            return "was rejected by the validator: " + verdict.reason;
        if (judged && verdict.verdict == "revised" && verdict.text.empty())
            judged = false; // a revision without words is no verdict
        if (judged && verdict.verdict == "merged" &&
            verdict.known.find(fmt::format("\n[{}] ", verdict.into)) == std::string::npos)
            judged = false; // names a belief that was not shown
        const bool revised = judged && verdict.verdict == "revised";
        if (!revisedFrom.empty() && !(revised && verdict.text == candidate.text))
            return std::string("says what no reply of the run does");
        if (revisedFrom.empty() && revised)
            return std::string("leaves out what the validator revised in it");
        insightInto(fresh, *found, revisedFrom.empty() ? std::string() : verdict.text, belief, cited, shown.count,
                    fresh.focus, *m_plan, *m_settings);
        if (m_plan->propose != "validated")
            return {};
        const MemoryId *into = nullptr;
        if (judged && verdict.verdict == "merged") {
            const Memory *target =
                candidate.targets.size() == 1 ? m_context->memory(candidate.targets.front()) : nullptr;
            if (!target || verdict.known.find(fmt::format("\n[{}] {}\n", verdict.into, oneLine(target->text))) ==
                               std::string::npos)
                return std::string("adds to another belief than the validator named");
            into = &candidate.targets.front();
        }
        if (judged)
            verdictInto(fresh, verdict.verdict, verdict.reason, into);
        if (judged)
            support = supportByVerdict(verdict.verdict, verdict.reason);
        else if (m_settings->text("validation") == "strict")
            return std::string("got no verdict, and validation is strict");
        else if (m_settings->text("validation") != "off")
            support = Check{"support", CheckState::NotRun, "Not judged: the run holds no verdict on it.", {}, {}, {}};
        return {};
    }

    std::string narrativeAgain(const Candidate &candidate, Candidate &fresh)
    {
        std::string why;
        const CallRecord *call = proposing(candidate, why);
        if (!call)
            return why;
        const Shown &shown = m_shown.at(call->number);
        const auto narrative = readNarrative(call->text);
        if (!narrative || narrative->content != candidate.text)
            return fmt::format("says what the reply of call {} does not", call->number);
        std::vector<Cited> merged;
        std::set<int> numbers;
        bool update = false;
        for (const CandidateEvidence &one : candidate.evidence) {
            const Memory *memory = m_context->memory(one.id);
            const bool account = one.shown == 0 && !update && memory->kind == Kind::Narrative &&
                                 shown.text.find("\n" + cutText(memory->text, 0) + "\n") != std::string::npos;
            if (!account && !wasShown(*call, one.shown, *memory))
                return notShown(one);
            update = update || account;
            if (account || numbers.insert(one.shown).second)
                merged.push_back({one.shown, memory});
        }
        if (numbers.size() != shown.count)
            return fmt::format("would archive {} memories, its prompt showed {}", numbers.size(), shown.count);
        fresh.call = call->number;
        fresh.focus = unitOf(*call);
        narrativeInto(fresh, *narrative, merged, fresh.focus, update);
        return {};
    }

    static std::string unitOf(const CallRecord &call)
    {
        constexpr std::string_view kPropose = "Propose, ";
        return call.label.starts_with(kPropose) ? call.label.substr(kPropose.size()) : std::string("batch");
    }

    // The place of a claim in the list of a call that judged it, 0 if that call did not.
    int judgedAs(const CallRecord &call, const std::string &text, const std::set<int> &numbers) const
    {
        if (call.stage != "check" || !call.error.empty())
            return 0;
        std::string cites;
        for (const int number : numbers)
            cites += (cites.empty() ? "" : ", ") + std::to_string(number);
        const std::string line = fmt::format("] {} (cites {})\n", oneLine(text), cites);
        const std::string &prompt = m_shown.at(call.number).text;
        for (auto at = prompt.find(line); at != std::string::npos; at = prompt.find(line, at + 1)) {
            const auto open = prompt.rfind("\n[", at);
            int item = 0;
            if (open == std::string::npos)
                continue;
            const char *from = prompt.data() + open + 2;
            const auto [end, error] = std::from_chars(from, prompt.data() + at, item);
            if (error == std::errc() && end == prompt.data() + at && item > 0)
                return item;
        }
        return 0;
    }

    struct VerdictText : reflecting::VerdictText {
        std::string known{}; // the prompt, for the beliefs that it listed
    };

    bool recordedVerdict(const std::string &original, const std::set<int> &numbers, VerdictText &out) const
    {
        for (const CallRecord &call : m_run.calls) {
            const int item = judgedAs(call, original, numbers);
            const auto verdicts = item > 0 ? readVerdicts(call.text) : Error{Errc::NotFound, "", ""};
            if (!verdicts)
                continue;
            for (const reflecting::VerdictText &one : *verdicts) {
                if (one.item == item) {
                    static_cast<reflecting::VerdictText &>(out) = one;
                    out.known = m_shown.at(call.number).text;
                    return true;
                }
            }
        }
        return false;
    }

    // What a recorded reply says of the support, or else what the words show.
    Check recordedSupport(const Candidate &candidate) const
    {
        std::set<int> numbers;
        std::vector<std::string> sources;
        for (const CandidateEvidence &one : candidate.evidence) {
            if (one.shown > 0)
                numbers.insert(one.shown);
            if (const Memory *memory = m_context->memory(one.id); memory && one.role != Role::Contradicts)
                sources.push_back(memory->text);
        }
        for (const CallRecord &call : m_run.calls) {
            const int item = m_settings->on("support_check") ? judgedAs(call, candidate.text, numbers) : 0;
            const auto answers = item > 0 ? readSupport(call.text) : Error{Errc::NotFound, "", ""};
            if (!answers)
                continue;
            for (const reflecting::VerdictText &one : *answers) {
                if (one.item == item)
                    return supportByAnswer(one);
            }
        }
        return supportByWords(candidate.text, sources);
    }

    // --- what the miner found ---

    Result<void> mine()
    {
        if (auto loaded = load(m_run.selected); !loaded)
            return loaded;
        std::vector<PatternInput> inputs;
        for (const MemoryId &id : m_run.selected) {
            const Memory *memory = m_context->memory(id);
            if (memory && memory->kind == Kind::Episode && m_byKey.emplace(memory->key, memory).second)
                inputs.push_back(patternInput(*memory));
        }
        auto mined = minePatterns(inputs, patternOptions(*m_settings), m_stop);
        if (!mined)
            return mined.error();
        m_rules = std::move(mined->rules);
        return {};
    }

    std::string ruleAgain(const Candidate &candidate, Candidate &fresh, std::optional<Check> &support) const
    {
        for (const PatternRule &rule : m_rules) {
            if (rule.text != candidate.text)
                continue;
            ruleInto(fresh, rule, m_byKey, std::size_t(m_settings->integer("max_evidence")));
            const auto links = [](const Candidate &c) {
                std::set<std::pair<std::string, Role>> out;
                for (const CandidateEvidence &one : c.evidence)
                    out.emplace(one.id.value, one.role);
                return out;
            };
            const auto own = links(fresh);
            for (const auto &[id, role] : links(candidate)) {
                if (!own.contains({id, role}))
                    return fmt::format("cites \"{}\", which the rule does not rest on", oneLine(id));
            }
            support = supportByCount(rule);
            return {};
        }
        return std::string("is not what the episodes that were looked at show");
    }

    // Reflected on is only what was looked at: what a prompt showed, or the episodes that were counted.
    Result<void> keepWhatWasShown()
    {
        if (auto loaded = load(m_run.selected); !loaded)
            return loaded;
        std::string all;
        for (const CallRecord &call : m_run.calls) {
            if (call.stage == "propose" || call.stage == "focus")
                all += m_shown.at(call.number).memories;
        }
        std::set<MemoryId> cited;
        for (const Candidate &candidate : m_run.candidates) {
            for (const CandidateEvidence &one : candidate.evidence)
                cited.insert(one.id);
        }
        std::erase_if(m_run.selected, [&](const MemoryId &id) {
            const Memory *memory = m_context->memory(id);
            if (!memory)
                return true;
            if (m_plan->propose == "rules")
                return memory->kind != Kind::Episode;
            const std::string line = numberedLine(0, *memory, limit());
            return !cited.contains(id) && all.find(line.substr(line.find(' '))) == std::string::npos;
        });
        return {};
    }

    const Store &m_store;
    RunRecord m_run;
    std::stop_token m_stop;
    const Plan *m_plan = nullptr;
    std::optional<Settings> m_settings;
    std::optional<CheckContext> m_context;
    std::map<int, Shown> m_shown;
    MemoriesByKey m_byKey;
    std::vector<PatternRule> m_rules;
};

} // namespace

Result<VettedRun> vetRun(const Store &store, RunRecord run, std::stop_token stop)
{
    return Vetting(store, std::move(run), std::move(stop)).go();
}

} // namespace credence

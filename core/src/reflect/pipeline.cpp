// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A run: select -> focus -> gather -> propose -> check -> screen -> candidates, the same for every preset. What the
// stages do lies in their own files; here they are put in order, timed, and whatever is dropped gets its reason.
#include "reflect/answers.h"
#include "reflect/check.h"
#include "reflect/derive.h"
#include "reflect/json.h"
#include "reflect/prepare.h"
#include "reflect/prompt.h"
#include "reflect/storehash.h"
#include "store/runs.h"

#include <credence/counted.h>
#include <credence/patterns.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>
#include <condition_variable>
#include <future>
#include <mutex>
#include <numeric>
#include <thread>

namespace credence {

using namespace reflecting;

namespace {

using Clock = std::chrono::steady_clock;

bool isBudget(const Error &error)
{
    return error.code == Errc::Invalid && error.message.starts_with("budget");
}

// What came of one unit's calls; filled on any thread, judged on the run's own.
struct Raw {
    Proposal proposal;
    Citations citations;
    std::string verdict, verdictReason, notJudged; // of a validator
    std::string revised;
    const Known *into = nullptr;
};
struct UnitResult {
    std::vector<Raw> raws;
    std::optional<NarrativeText> narrative;
    int call = 0;
    std::optional<Error> error;      // nothing was proposed
    std::optional<Error> judgeError; // the verdicts are missing
};

class Run {
public:
    Run(const Store &store, const ReflectRequest &request, const ReflectServices &services, std::stop_token stop,
        const RunObserver &observer)
        : m_store(store), m_request(request), m_services(services), m_stop(std::move(stop)), m_observer(observer)
    {
    }

    Result<RunRecord> go();

private:
    // --- the stages ---
    Result<void> work();
    Result<void> rules();
    Result<void> models();
    Result<std::vector<Unit>> questions();
    UnitResult proposeFrom(const Unit &unit) const;
    void judge(const Unit &unit, const std::vector<const Memory *> &members, UnitResult &result) const;
    Result<void> take(const Unit &unit, UnitResult result);
    Result<void> supportOf(const Unit &unit, std::vector<Candidate> &candidates);
    Result<bool> checked(Candidate &candidate, std::vector<Candidate> &kept);

    // --- bookkeeping ---
    void emit(const RunEvent &event) const;
    StageRecord &stage(const char *id);
    void begin(const char *id, const std::string &summary = {});
    void end(const char *id, std::string summary, std::string figure = {}, StageState state = StageState::Done);
    void dropped(Drop drop);
    void keep(Candidate candidate);
    void observeCall(CallPhase phase, const CallRecord &call);
    [[nodiscard]] std::vector<const Memory *> shown(const Unit &unit) const;
    [[nodiscard]] Candidate blank(const Unit *unit) const;
    [[nodiscard]] std::string stageOf(const Unit &unit) const { return unit.focus; }
    // What check, screen and candidates came to.
    void finish();
    // The stages of a run that ended early.
    void stopStages();
    // Notes why the run stops short; true if it does.
    bool stopsFor(const Error &error);

    const Store &m_store;
    const ReflectRequest &m_request;
    const ReflectServices &m_services;
    std::stop_token m_stop;
    const RunObserver &m_observer;

    RunRecord m_run;
    std::optional<Prepared> m_prepared;
    std::optional<Rows> m_rows;
    std::optional<CheckContext> m_context;
    std::shared_ptr<const Embedder> m_embedder;
    std::unique_ptr<ModelClient> m_client;
    bool m_belief = false;
    std::size_t m_questionsAsked = 0;

    mutable std::mutex m_emitting; // the observer is called by one thread at a time
    mutable std::mutex m_totals;
    std::uint64_t m_tokensIn = 0, m_tokensOut = 0; // under m_totals
    double m_cost = 0;
    int m_calls = 0;
    std::map<std::string, Clock::time_point> m_started; // of stages
};

void Run::emit(const RunEvent &event) const
{
    if (!m_observer)
        return;
    const std::scoped_lock lock(m_emitting);
    m_observer(event);
}

StageRecord &Run::stage(const char *id)
{
    const auto it =
        std::find_if(m_run.stages.begin(), m_run.stages.end(), [&](const StageRecord &one) { return one.id == id; });
    return *it;
}

void Run::begin(const char *id, const std::string &summary)
{
    StageRecord &record = stage(id);
    if (record.state == StageState::Waiting)
        m_started[id] = Clock::now();
    record.state = StageState::Running;
    record.summary = summary;
    RunEvent event;
    event.stage = record;
    emit(event);
}

void Run::end(const char *id, std::string summary, std::string figure, StageState state)
{
    StageRecord &record = stage(id);
    if (!m_started.contains(id))
        m_started[id] = Clock::now();
    record.state = state;
    record.summary = std::move(summary);
    record.figure = std::move(figure);
    record.ms = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - m_started[id]).count();
    RunEvent event;
    event.stage = record;
    emit(event);
}

void Run::dropped(Drop drop)
{
    RunEvent event;
    event.what = RunEvent::What::Drop;
    event.drop = drop;
    m_run.dropped.push_back(std::move(drop));
    emit(event);
}

void Run::keep(Candidate candidate)
{
    RunEvent event;
    event.what = RunEvent::What::Candidate;
    event.candidate = candidate;
    m_run.candidates.push_back(std::move(candidate));
    emit(event);
}

void Run::observeCall(CallPhase phase, const CallRecord &call)
{
    RunEvent event;
    event.what = RunEvent::What::Call;
    event.phase = phase;
    event.call = call;
    emit(event);
    if (phase != CallPhase::Done)
        return;
    RunEvent totals;
    totals.what = RunEvent::What::Totals;
    {
        const std::scoped_lock lock(m_totals);
        m_tokensIn += call.tokensIn;
        m_tokensOut += call.tokensOut;
        m_cost += call.cost;
        ++m_calls;
        totals.tokensIn = m_tokensIn;
        totals.tokensOut = m_tokensOut;
        totals.cost = m_cost;
        totals.calls = m_calls;
    }
    emit(totals);
}

std::vector<const Memory *> Run::shown(const Unit &unit) const
{
    std::vector<const Memory *> out;
    for (const Node n : unit.members) {
        if (const Memory *memory = m_rows->find(n); memory && n != unit.narrative)
            out.push_back(memory);
    }
    return out;
}

Candidate Run::blank(const Unit *unit) const
{
    Candidate c;
    c.id = newUuid();
    c.scope = m_run.scope;
    c.run = m_run.id;
    if (unit)
        c.focus = unit->focus;
    return c;
}

bool Run::stopsFor(const Error &error)
{
    if (error.code == Errc::Cancelled) {
        m_run.state = "cancelled";
        m_run.error = "The run was cancelled; what it had found is kept.";
        return true;
    }
    if (isBudget(error)) {
        m_run.state = "over_budget";
        m_run.error = error.message;
        return true;
    }
    return false;
}

Result<RunRecord> Run::go()
{
    const auto started = Clock::now();
    const bool replays = !m_services.cassette.empty();
    if (const Preset *preset = findPreset(m_request.preset); preset && preset->needsModel && !replays) {
        if (auto sound = checkBudget(m_request.budget); !sound)
            return sound.error();
    }
    m_run.id = newUuid();
    m_run.scope = m_request.scope;
    m_run.preset = m_request.preset;
    m_run.ids = m_request.ids;
    m_run.since = m_request.since;
    m_run.until = m_request.until;
    m_run.entity = m_request.entity;
    m_run.shape = m_request.shape;
    m_run.now = m_request.now;
    m_run.started = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    for (const char *id : {"select", "focus", "gather", "propose", "check", "screen", "candidates"}) {
        StageRecord record;
        record.id = id;
        m_run.stages.push_back(std::move(record));
    }
    const auto before = storeHash(m_store.info().path, m_stop);
    if (!before)
        return before.error();
    m_run.storeHashBefore = *before;
    const auto head = m_store.ledgerHead();
    if (!head)
        return head.error();
    m_run.ledgerHead = head->first;

    begin("select");
    // Vectors: those that were asked for, or those that the recorded run took.
    const auto taped = std::find_if(m_services.cassette.begin(), m_services.cassette.end(),
                                    [](const CallRecord &call) { return call.stage == "embed"; });
    const Preset *known = findPreset(m_request.preset);
    const bool provided = !m_services.embedder && known &&
                          (replays ? taped != m_services.cassette.end()
                                   : usesProviderVectors(*known, m_services.embedding, m_services.provider));
    const bool builtin = m_services.embedder ? m_services.embedder->model().starts_with("builtin") : !provided;
    auto prepared = prepare(m_store, m_request, builtin, m_stop);
    if (!prepared)
        return prepared.error();
    m_prepared.emplace(std::move(*prepared));
    m_run.parameters = m_prepared->settings.all();
    if (!m_prepared->blocker.empty())
        return Error{Errc::Invalid, m_prepared->blocker, ""};
    const Preset &preset = *m_prepared->preset;
    if (preset.needsModel && !m_services.provider && !replays)
        return Error{Errc::Network,
                     fmt::format("The preset {} needs a model, and no provider is configured. Name one (an address, a "
                                 "model, a key if it needs one), or take the preset patterns, which needs none.",
                                 preset.id),
                     ""};
    m_run.promptVersion = promptVersion(m_prepared->plan->prompts);
    m_belief = m_request.shape && *m_request.shape == Shape::Belief;
    if (preset.needsModel) {
        ProviderConfig config = m_services.provider.value_or(ProviderConfig{});
        if (replays && !m_services.provider) {
            config.name = "recorded";
            const auto asked = std::find_if(m_services.cassette.begin(), m_services.cassette.end(),
                                            [](const CallRecord &call) { return call.stage != "embed"; });
            config.model = asked == m_services.cassette.end() ? std::string() : asked->model;
            config.url = "http://127.0.0.1/v1"; // never asked: the answers are on the tape
        }
        if (replays && provided)
            config.embeddingModel = taped->model;
        if (provided && config.embeddingModel.empty())
            return Error{Errc::Invalid,
                         fmt::format("The provider {} names no embedding model; name one, or take the built-in "
                                     "embedder.",
                                     config.name),
                         ""};
        const std::string vectors = config.name + "/" + config.embeddingModel;
        m_run.provider = config.name;
        m_run.model = config.model;
        ClientOptions options;
        options.budget = m_request.budget;
        options.cache = m_services.cache;
        options.wait = m_services.wait;
        options.cassette = m_services.cassette;
        options.observer = [this](CallPhase phase, const CallRecord &call) { observeCall(phase, call); };
        m_client = createModelClient(std::move(config), m_services.transport, std::move(options));
        if (provided)
            m_embedder = providerEmbedder(*m_client, vectors);
    }
    if (m_services.embedder)
        m_embedder = m_services.embedder;
    if (!m_embedder) {
        auto own = scopeEmbedder(m_store, m_run.scope, m_stop);
        if (!own)
            return own.error();
        m_embedder = std::move(*own);
    }
    m_run.embedder = m_embedder->model();
    m_rows.emplace(m_store, *m_prepared->snapshot);

    m_run.state = "done";
    const auto worked = work();
    if (m_client)
        m_run.calls = m_client->records();
    for (const CallRecord &call : m_run.calls) {
        m_run.tokensIn += call.tokensIn;
        m_run.tokensOut += call.tokensOut;
        m_run.cost += call.cost;
    }
    m_run.costKnown = m_run.calls.empty() || !m_services.provider || priceOf(*m_services.provider).has_value();
    if (!worked && !stopsFor(worked.error())) {
        m_run.state = "failed";
        m_run.error = worked.error().message;
        // What failed before anything was asked or found is no run.
        if (m_run.calls.empty() && m_run.candidates.empty() && m_run.dropped.empty())
            return worked.error();
    }
    const bool nothing = m_run.candidates.empty() && m_run.dropped.empty();
    if (m_run.state == "cancelled" && nothing && m_run.calls.empty())
        return Error{Errc::Cancelled, "The run was cancelled before it found anything.", ""};
    if (m_run.state == "done" && nothing) {
        const CallRecord *failed = nullptr;
        bool answered = false;
        const bool proposed = std::any_of(m_run.calls.begin(), m_run.calls.end(),
                                          [](const CallRecord &call) { return call.stage == "propose"; });
        for (const CallRecord &call : m_run.calls) {
            if (call.stage == "embed" || (proposed && call.stage != "propose"))
                continue;
            answered = answered || call.error.empty();
            if (!failed && !call.error.empty())
                failed = &call;
        }
        if (failed && !answered) {
            m_run.state = "failed";
            m_run.error = failed->error;
        }
    }
    if (m_run.state == "over_budget" && nothing && m_run.calls.empty())
        return Error{Errc::Invalid, m_run.error, ""};
    if (m_run.state == "done")
        finish();
    else
        stopStages();
    m_run.proposed = m_run.candidates.size() + m_run.dropped.size();
    m_run.tookMs = std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - started).count();

    const auto after = storeHash(m_store.info().path);
    if (!after)
        return after.error();
    m_run.storeHashAfter = *after;
    m_run.othersWrote = m_run.storeHashAfter != m_run.storeHashBefore;
    const auto quiet = store::readingWroteNothing(m_store);
    if (!quiet)
        return quiet.error();
    m_run.storeUnchanged = !m_run.othersWrote || *quiet;
    return std::move(m_run);
}

Result<void> Run::work()
{
    const Prepared &p = *m_prepared;
    if (auto loaded = m_rows->load(p.selection.nodes, m_stop); !loaded)
        return loaded;
    m_run.selected.clear();
    for (const Node n : p.selection.nodes) {
        if (const Memory *memory = m_rows->find(n))
            m_run.selected.push_back(memory->id);
    }
    end("select", fmt::format("{} of {}, {} not yet reflected on", m_run.selected.size(),
                              counted(p.snapshot->size(), "memory", "memories"), p.selection.fresh));

    CheckLimits limits;
    limits.floor = p.settings.integer("citation_floor", kCitationFloor);
    limits.maxDepth = p.maxDepth;
    const Thresholds thresholds = m_embedder->thresholds();
    limits.paraphrase = p.settings.number("paraphrase_from", 0);
    limits.duplicate = p.settings.number("duplicate_from", 0);
    if (limits.paraphrase <= 0)
        limits.paraphrase = thresholds.paraphrase;
    if (limits.duplicate <= 0)
        limits.duplicate = thresholds.duplicate;
    auto context = CheckContext::of(m_store, m_run.scope, p.snapshot, m_embedder, limits, m_stop);
    if (!context)
        return context.error();
    m_context.emplace(std::move(*context));

    if (auto done = p.plan->propose == "rules" ? rules() : models(); !done)
        return done;
    return {};
}

void Run::finish()
{
    const auto flagged = std::count_if(m_run.candidates.begin(), m_run.candidates.end(),
                                       [](const Candidate &c) { return !c.findings.empty(); });
    end("check", fmt::format("{} kept, {} dropped", m_run.candidates.size(), m_run.dropped.size()),
        fmt::format("{} of {}", m_run.candidates.size(), m_run.candidates.size() + m_run.dropped.size()));
    end("screen", flagged ? counted(std::size_t(flagged), "candidate is flagged", "candidates are flagged")
                          : std::string("Nothing was found"));
    const auto suppressed = std::count_if(m_run.candidates.begin(), m_run.candidates.end(),
                                          [](const Candidate &c) { return c.suppressed; });
    end("candidates",
        suppressed ? counted(std::size_t(suppressed), "is like a past rejection", "are like past rejections")
                   : std::string("Waiting for a decision"),
        std::to_string(m_run.candidates.size()));
}

void Run::stopStages()
{
    const StageState stopped = m_run.state == "failed" ? StageState::Failed : StageState::Stopped;
    const bool nothing = m_run.candidates.empty() && m_run.dropped.empty();
    if (m_run.state == "failed" && nothing && stage("propose").state == StageState::Done)
        end("propose", "No call was answered", "0 proposals", StageState::Failed);
    bool before = false; // a stage that did not come to its end
    for (StageRecord &record : m_run.stages) {
        if (record.state == StageState::Running)
            record.state = stopped;
        else if (record.state == StageState::Waiting)
            record.state = StageState::NotReached;
        before = before || record.state != StageState::Done;
    }
    // What did come was checked and screened, and is there.
    if (before && !nothing)
        finish();
}

// Checks a candidate; false: it was dropped.
Result<bool> Run::checked(Candidate &candidate, std::vector<Candidate> &kept)
{
    // Against candidates of earlier units, then those of this one.
    // What was answered is judged also when the run is being stopped: it asks nobody, and it was paid for.
    auto drop = check(*m_context, candidate, m_run.candidates, false, {});
    if (!drop)
        return drop.error();
    if (!*drop && !kept.empty()) {
        for (const Candidate &other : kept) {
            if (foldedText(other.text) == foldedText(candidate.text))
                *drop = Drop{"duplicate", "says the same as another candidate of this run", candidate.text,
                             candidate.call, candidate.focus};
        }
    }
    if (*drop) {
        dropped(std::move(**drop));
        return false;
    }
    return true;
}

// --- rules: no model ---

Result<void> Run::rules()
{
    const Prepared &p = *m_prepared;
    end("focus", "Not needed: all episodes are looked at at once");
    begin("gather");
    const PatternOptions options = patternOptions(p.settings);
    std::vector<PatternInput> inputs;
    std::unordered_map<MemoryKey, const Memory *> byKey;
    for (const Node n : p.selection.nodes) {
        const Memory *memory = m_rows->find(n);
        if (!memory)
            continue;
        inputs.push_back(patternInput(*memory));
        byKey.emplace(memory->key, memory);
    }
    end("gather", counted(inputs.size(), "episode", "episodes"));

    begin("propose", "Counting what goes together");
    auto mined = minePatterns(inputs, options, m_stop);
    if (!mined)
        return mined.error();
    for (const PatternDrop &drop : mined->dropped)
        dropped({"redundant", drop.reason, drop.text, 0, {}});
    end("propose",
        fmt::format("{} from {} and {}", counted(mined->tested, "rule tested", "rules tested"),
                    counted(mined->items, "item", "items"),
                    counted(mined->transactions, options.bySession ? "session" : "episode",
                            options.bySession ? "sessions" : "episodes")),
        std::to_string(mined->rules.size()));

    begin("check");
    const auto most = std::size_t(p.settings.integer("max_evidence"));
    for (const PatternRule &rule : mined->rules) {
        if (m_stop.stop_requested()) {
            dropped({"cancelled", "was found, but the run was cancelled before it was checked", rule.text, 0, {}});
            continue;
        }
        Candidate c = blank(nullptr);
        ruleInto(c, rule, byKey, most);
        std::vector<Candidate> none;
        const auto fine = checked(c, none);
        if (!fine)
            return fine.error();
        if (!*fine)
            continue;
        putCheck(c, supportByCount(rule));
        sortChecks(c.checks);
        keep(std::move(c));
    }
    if (m_stop.stop_requested())
        return Error{Errc::Cancelled, "It was cancelled.", ""};
    return {};
}

// --- models ---

Result<std::vector<Unit>> Run::questions()
{
    const Prepared &p = *m_prepared;
    begin("focus", "Asking for questions");
    std::vector<const Memory *> window;
    for (const Node n : p.selection.nodes) {
        if (const Memory *memory = m_rows->find(n))
            window.push_back(memory);
    }
    // The latest last; where a prompt can't hold all, the oldest are left out.
    const auto most = std::uint64_t(p.settings.integer("context_tokens"));
    std::uint64_t tokens = 400;
    std::size_t count = 0;
    while (count < window.size()) {
        tokens +=
            estimatedTokens(numberedLine(count + 1, *window[count], std::size_t(p.settings.integer("text_limit"))));
        if (tokens > most)
            break;
        ++count;
    }
    if (count < window.size())
        m_run.skipped.push_back({counted(window.size() - count, "memory of the window", "memories of the window"),
                                 fmt::format("the prompt would be longer than {} tokens", most)});
    window.resize(count);
    std::reverse(window.begin(), window.end());
    auto call = m_client->chat(questionsPrompt(p.settings, window), m_stop);
    if (!call)
        return call.error();
    std::size_t surplus = 0;
    auto asked = readQuestions(call->text, std::size_t(p.settings.integer("questions")), &surplus);
    if (!asked)
        return Error{Errc::Network, "The model gave no questions that could be read: " + asked.error().message, ""};
    if (surplus > 0)
        m_run.skipped.push_back({counted(surplus, "question", "questions"), "more than were asked for"});
    m_questionsAsked = asked->size();
    end("focus", counted(asked->size(), "question", "questions"), "1 call");

    // Relevance of all that may be cited, in parts: a scope may hold more than fits beside its vectors.
    begin("gather", "Scoring all memories");
    SelectOptions options = p.options;
    options.strategy = "all";
    options.limit = 0;
    options.belowMaxDepth = !options.depth;
    const Selection all = select(*p.snapshot, options);
    const auto questionVectors = m_embedder->embed(*asked, m_stop);
    if (!questionVectors)
        return questionVectors.error();
    std::vector<std::vector<RetrievalItem>> items(asked->size());
    constexpr std::size_t kAtOnce = 4096;
    for (std::size_t from = 0; from < all.nodes.size(); from += kAtOnce) {
        const std::span part = std::span(all.nodes).subspan(from, std::min(kAtOnce, all.nodes.size() - from));
        std::vector<MemoryKey> keys;
        for (const Node n : part)
            keys.push_back(p.snapshot->row(n).key);
        const auto rows = m_store.rows(keys, m_stop);
        if (!rows)
            return rows.error();
        std::vector<std::string> texts;
        for (const Memory &row : *rows)
            texts.push_back(row.text);
        const auto vectors = m_embedder->embed(texts, m_stop);
        if (!vectors)
            return vectors.error();
        for (std::size_t i = 0; i < rows->size(); ++i) {
            const Memory &row = (*rows)[i];
            RetrievalItem item;
            item.node = p.snapshot->find(row.key);
            if (const auto accessed = row.lastAccessed ? row.lastAccessed : row.created)
                item.accessed = accessed->time_since_epoch().count();
            item.importance = row.importance.value_or(0.5);
            for (std::size_t q = 0; q < asked->size(); ++q) {
                item.relevance = similarity((*questionVectors)[q], (*vectors)[i]);
                items[q].push_back(item);
            }
        }
    }
    RetrievalOptions retrieval;
    retrieval.released = p.settings.text("scoring") == "released";
    retrieval.recencyDecay = p.settings.number("recency_decay");
    retrieval.rankDecay = p.settings.number("rank_decay");
    const std::vector<double> weights = p.settings.numbers("weights");
    std::copy_n(weights.begin(), std::min<std::size_t>(3, weights.size()), retrieval.weights);
    retrieval.now = p.now;
    retrieval.limit = std::size_t(p.settings.integer("memories_each"));
    std::vector<Unit> units;
    std::set<Node> distinct;
    for (std::size_t q = 0; q < asked->size(); ++q) {
        Unit unit;
        unit.name = fmt::format("question {}", q + 1);
        unit.focus = (*asked)[q];
        unit.members = retrieve(items[q], retrieval);
        distinct.insert(unit.members.begin(), unit.members.end());
        if (auto loaded = m_rows->load(unit.members, m_stop); !loaded)
            return loaded.error();
        units.push_back(std::move(unit));
    }
    const auto beliefs = std::count_if(distinct.begin(), distinct.end(),
                                       [&](Node n) { return p.snapshot->row(n).kind == Kind::Reflection; });
    end("gather", fmt::format("{}: {}, {}", counted(distinct.size(), "memory", "memories"),
                              counted(std::size_t(beliefs), "belief", "beliefs"),
                              counted(distinct.size() - std::size_t(beliefs), "episode", "episodes")));
    return units;
}

Result<void> Run::models()
{
    const Prepared &p = *m_prepared;
    std::vector<Unit> units;
    if (p.plan->focus == "questions") {
        auto asked = questions();
        if (!asked)
            return asked.error();
        units = std::move(*asked);
    } else {
        begin("focus", p.plan->focus == "batch" ? "One batch" : "Finding clusters");
        auto found = unitsWithoutModel(m_store, p, *m_rows, *m_embedder, p.preset->id, m_stop);
        if (!found)
            return found.error();
        units = std::move(found->units);
        for (Skip &skip : found->skipped)
            m_run.skipped.push_back(std::move(skip));
        end("focus",
            p.plan->focus == "batch"
                ? std::string("One batch")
                : fmt::format(
                      "{}, {} skipped{}", counted(units.size(), "cluster", "clusters"), m_run.skipped.size(),
                      p.plan->focus == "time-clusters"
                          ? fmt::format("; alike from {} by {}", p.settings.text("cluster_similarity"), m_run.embedder)
                          : std::string()));
        std::size_t members = 0;
        for (const Unit &unit : units)
            members += unit.members.size();
        end("gather", counted(members, "memory", "memories"));
        // Reflected on is what is shown, not what was merely looked at.
        std::set<Node> looked;
        for (const Unit &unit : units)
            looked.insert(unit.members.begin(), unit.members.end());
        m_run.selected.clear();
        for (const Node n : p.selection.nodes) {
            if (const Memory *memory = m_rows->find(n); memory && looked.contains(n))
                m_run.selected.push_back(memory->id);
        }
    }

    begin("propose");
    const int atOnce = m_services.cassette.empty() && m_services.provider ? m_services.provider->parallel : 1;
    std::atomic<bool> halted = false;
    std::vector<std::promise<UnitResult>> promises(units.size());
    std::atomic<std::size_t> next = 0;
    const auto worker = [&] {
        for (std::size_t i = next++; i < units.size(); i = next++) {
            UnitResult result;
            if (halted)
                result.error = Error{Errc::Cancelled, "not reached", ""};
            else
                result = proposeFrom(units[i]);
            if (result.error && (result.error->code == Errc::Cancelled || isBudget(*result.error)))
                halted = true;
            promises[i].set_value(std::move(result));
        }
    };
    std::vector<std::jthread> threads;
    const bool parallel = atOnce > 1 && units.size() > 1;
    if (parallel) {
        for (std::size_t i = 0; i < std::min<std::size_t>(std::size_t(atOnce), units.size()); ++i)
            threads.emplace_back(worker);
    }
    std::optional<Error> fatal;
    for (std::size_t i = 0; i < units.size(); ++i) {
        if (!parallel) {
            UnitResult one;
            if (halted)
                one.error = Error{Errc::Cancelled, "not reached", ""};
            else
                one = proposeFrom(units[i]);
            if (one.error && (one.error->code == Errc::Cancelled || isBudget(*one.error)))
                halted = true;
            promises[i].set_value(std::move(one));
        }
        UnitResult result = promises[i].get_future().get();
        if (fatal)
            continue;
        if (result.error) {
            const bool unreached = result.error->message == "not reached";
            if (!unreached)
                stopsFor(*result.error);
            m_run.skipped.push_back(
                {units[i].name, unreached ? (m_run.state == "over_budget" ? std::string("the budget was used up before")
                                                                          : std::string("the run was stopped before"))
                                          : result.error->message});
            continue;
        }
        begin("propose", fmt::format("{} of {} answered", i + 1, units.size()));
        if (auto taken = take(units[i], std::move(result)); !taken) {
            if (!stopsFor(taken.error()))
                fatal = taken.error();
            halted = true;
        }
    }
    threads.clear();
    if (fatal)
        return *fatal;
    if (m_run.state == "done") {
        const auto proposed = m_run.candidates.size() + m_run.dropped.size();
        end("propose", counted(proposed, "proposal", "proposals"), fmt::format("{} of {}", units.size(), units.size()));
    }
    return {};
}

UnitResult Run::proposeFrom(const Unit &unit) const
{
    const Prepared &p = *m_prepared;
    UnitResult out;
    PromptInput input;
    input.question = unit.focus;
    input.members = shown(unit);
    input.belief = m_belief;
    if (unit.narrative != kNoNode)
        input.account = m_rows->find(unit.narrative);
    ChatRequest request = unitPrompt(*p.plan, p.settings, input);
    request.label = p.plan->focus == "batch" ? "Propose" : "Propose, " + unit.name;
    auto call = m_client->chat(request, m_stop);
    if (!call) {
        out.error = call.error();
        return out;
    }
    out.call = call->number;
    if (p.plan->propose == "narrative") {
        auto narrative = readNarrative(call->text);
        if (narrative)
            out.narrative = std::move(*narrative);
        else
            out.error = Error{Errc::Network, "The reply can't be read: " + narrative.error().message, ""};
        return out;
    }
    auto insights = readInsights(call->text);
    if (!insights) {
        out.error = Error{Errc::Network, "The reply can't be read: " + insights.error().message, ""};
        return out;
    }
    for (Proposal &proposal : *insights) {
        Raw raw;
        raw.citations = citationsOf(proposal, input.members.size());
        raw.proposal = std::move(proposal);
        out.raws.push_back(std::move(raw));
    }
    if (p.plan->propose == "validated" && p.settings.text("validation") != "off")
        judge(unit, input.members, out);
    return out;
}

// HEBBS: each proposal against its sources and what is believed already.
void Run::judge(const Unit &unit, const std::vector<const Memory *> &members, UnitResult &result) const
{
    const Prepared &p = *m_prepared;
    const auto floor = std::size_t(p.settings.integer("citation_floor"));
    const auto limit = std::size_t(p.settings.integer("insights_each"));
    std::vector<Claimed> claims;
    std::vector<std::size_t> places;
    for (std::size_t i = 0; i < std::min(limit, result.raws.size()); ++i) {
        const Raw &raw = result.raws[i];
        if (!raw.proposal.unreadable.empty() || !raw.citations.notShown.empty() || raw.citations.numbers.size() < floor)
            continue;
        claims.push_back({raw.proposal.text, raw.citations.numbers});
        places.push_back(i);
    }
    if (claims.empty())
        return;
    // The beliefs most like any of the proposals.
    const auto most = std::size_t(p.settings.integer("known_insights"));
    std::vector<std::size_t> known;
    if (most > 0 && !m_context->beliefs.empty()) {
        std::vector<std::string> texts;
        texts.reserve(claims.size());
        for (const Claimed &claim : claims)
            texts.push_back(claim.text);
        const auto vectors = m_embedder->embed(texts, m_stop);
        if (!vectors) {
            result.judgeError = vectors.error();
            return;
        }
        std::map<std::size_t, double> best;
        for (const Vector &vector : *vectors) {
            for (const auto &[place, likeness] : nearest(m_context->beliefVectors, vector, most))
                best[place] = std::max(best.contains(place) ? best[place] : -1.0, likeness);
        }
        std::vector<std::pair<double, std::size_t>> order;
        order.reserve(best.size());
        for (const auto &[place, likeness] : best)
            order.emplace_back(-likeness, place);
        std::sort(order.begin(), order.end());
        for (std::size_t i = 0; i < std::min(most, order.size()); ++i)
            known.push_back(order[i].second);
    }
    std::vector<std::string> beliefs;
    beliefs.reserve(known.size());
    for (const std::size_t place : known)
        beliefs.push_back(m_context->beliefs[place].text);
    ChatRequest request = validatePrompt(p.settings, members, beliefs, claims);
    request.label = "Validate, " + unit.name;
    auto call = m_client->chat(request, m_stop);
    if (!call) {
        result.judgeError = call.error();
        return;
    }
    const auto verdicts = readVerdicts(call->text);
    if (!verdicts) {
        result.judgeError = Error{Errc::Network, "The verdicts can't be read: " + verdicts.error().message, ""};
        return;
    }
    for (const VerdictText &verdict : *verdicts) {
        if (verdict.item > int(places.size()))
            continue;
        Raw &raw = result.raws[places[std::size_t(verdict.item - 1)]];
        raw.verdict = verdict.verdict;
        raw.verdictReason = verdict.reason;
        if (verdict.verdict == "revised") {
            if (verdict.text.empty())
                raw.verdict.clear(); // a revision without words is no verdict
            else
                raw.revised = verdict.text;
        }
        if (verdict.verdict == "merged") {
            if (verdict.into >= 1 && verdict.into <= int(known.size()))
                raw.into = &m_context->beliefs[known[std::size_t(verdict.into - 1)]];
            else
                raw.verdict.clear(); // names a belief that was not shown
        }
    }
}

Result<void> Run::take(const Unit &unit, UnitResult result)
{
    const Prepared &p = *m_prepared;
    const std::vector<const Memory *> members = shown(unit);
    std::vector<Candidate> kept;

    if (result.narrative) {
        Candidate c = blank(&unit);
        c.call = result.call;
        std::vector<Cited> merged;
        int number = 0;
        for (const Node n : unit.members) {
            if (const Memory *memory = m_rows->find(n))
                merged.push_back({n == unit.narrative ? 0 : ++number, memory});
        }
        narrativeInto(c, *result.narrative, merged, unit.name, unit.narrative != kNoNode);
        const auto fine = checked(c, kept);
        if (!fine)
            return fine.error();
        if (*fine)
            kept.push_back(std::move(c));
    }

    const auto limit = std::size_t(p.settings.integer("insights_each", 1));
    const std::string validation = p.settings.text("validation");
    std::size_t place = 0;
    for (Raw &raw : result.raws) {
        ++place;
        const Proposal &proposal = raw.proposal;
        const auto gone = [&](const char *reason, std::string message) {
            dropped({reason, std::move(message), proposal.text, result.call, unit.focus});
        };
        if (!proposal.unreadable.empty()) {
            gone("unreadable", proposal.unreadable);
            continue;
        }
        if (place > limit) {
            gone("over_limit", fmt::format("is number {}, {} were asked for", place, limit));
            continue;
        }
        if (!raw.citations.notShown.empty()) {
            gone("not_shown", raw.citations.notShown);
            continue;
        }
        const auto floor = std::size_t(p.settings.integer("citation_floor"));
        if (raw.citations.numbers.size() < floor) {
            gone("too_few_citations",
                 fmt::format("cites {}, the floor is {}",
                             counted(raw.citations.numbers.size(), "distinct source", "distinct sources"), floor));
            continue;
        }
        if (raw.verdict == "rejected") {
            gone("rejected_by_validator", raw.verdictReason.empty() ? std::string("was rejected without a reason")
                                                                    : "was rejected: " + raw.verdictReason);
            continue;
        }
        const bool stopped =
            result.judgeError && (result.judgeError->code == Errc::Cancelled || isBudget(*result.judgeError));
        if (validation == "strict" && raw.verdict.empty() && !stopped) {
            gone(result.judgeError ? "call_failed" : "not_validated",
                 result.judgeError ? "could not be validated: " + result.judgeError->message
                                   : std::string("got no verdict, and validation is strict"));
            continue;
        }

        Candidate c = blank(&unit);
        c.call = result.call;
        std::vector<Cited> cited;
        for (const int one : raw.citations.numbers)
            cited.push_back({one, members[std::size_t(one - 1)]});
        insightInto(c, proposal, raw.revised, m_belief, cited, members.size(), unit.name, *p.plan, p.settings);
        verdictInto(c, raw.verdict, raw.verdictReason, raw.verdict == "merged" && raw.into ? &raw.into->id : nullptr);
        const auto fine = checked(c, kept);
        if (!fine)
            return fine.error();
        if (!*fine)
            continue;
        if (p.plan->propose == "validated") {
            if (!raw.verdict.empty())
                putCheck(c, supportByVerdict(raw.verdict, raw.verdictReason));
            else if (validation != "off")
                putCheck(c, {"support",
                             CheckState::NotRun,
                             result.judgeError ? "Not judged: " + result.judgeError->message
                                               : std::string("Not judged: the validator gave no verdict."),
                             {},
                             {},
                             {}});
        }
        kept.push_back(std::move(c));
    }

    std::optional<Error> stopping;
    if (auto supported = supportOf(unit, kept); !supported)
        stopping = supported.error();
    for (Candidate &c : kept) {
        if (std::none_of(c.checks.begin(), c.checks.end(), [](const Check &one) { return one.id == "support"; })) {
            std::vector<std::string> sources;
            for (const CandidateEvidence &one : c.evidence) {
                if (const Memory *memory = m_context->memory(one.id))
                    sources.push_back(memory->text);
            }
            putCheck(c, supportByWords(c.text, sources));
        }
        sortChecks(c.checks);
        keep(std::move(c));
    }
    if (stopping)
        return *stopping;
    if (result.judgeError && (result.judgeError->code == Errc::Cancelled || isBudget(*result.judgeError)))
        return *result.judgeError;
    return {};
}

// The second call: whether what is cited says so. All of a unit at once.
Result<void> Run::supportOf(const Unit &unit, std::vector<Candidate> &candidates)
{
    const Prepared &p = *m_prepared;
    if (candidates.empty() || !p.settings.on("support_check"))
        return {};
    std::vector<Claimed> claims;
    for (const Candidate &c : candidates) {
        Claimed claim{c.text, {}};
        for (const CandidateEvidence &one : c.evidence) {
            if (one.shown > 0)
                claim.numbers.push_back(one.shown);
        }
        claims.push_back(std::move(claim));
    }
    begin("check", fmt::format("Support of {}", counted(claims.size(), "candidate", "candidates")));
    const std::vector<const Memory *> members = shown(unit);
    ChatRequest request = supportPrompt(p.settings, members, claims);
    const std::size_t first = m_run.candidates.size() + 1;
    request.label = claims.size() == 1 ? fmt::format("Check candidate {}", first)
                                       : fmt::format("Check candidates {} to {}", first, first + claims.size() - 1);
    const auto call = m_client->chat(request, m_stop);
    const auto notJudged = [&](const std::string &why) {
        for (Candidate &c : candidates)
            putCheck(c, {"support", CheckState::NotRun, "Not judged: " + why, {}, {}, {}});
    };
    if (!call) {
        notJudged(call.error().message);
        if (call.error().code == Errc::Cancelled || isBudget(call.error()))
            return call.error();
        return {};
    }
    const auto verdicts = readSupport(call->text);
    if (!verdicts) {
        notJudged("the reply can't be read.");
        return {};
    }
    notJudged("the model said nothing of it.");
    for (const VerdictText &verdict : *verdicts) {
        if (verdict.item > int(candidates.size()))
            continue;
        putCheck(candidates[std::size_t(verdict.item - 1)], supportByAnswer(verdict));
    }
    return {};
}

} // namespace

bool usesProviderVectors(const Preset &preset, EmbedderChoice choice, const std::optional<ProviderConfig> &provider)
{
    const std::string &focus = planOf(preset).focus;
    const bool likeness = focus == "questions" || focus == "kmeans" || focus == "time-clusters";
    return preset.needsModel &&
           (choice == EmbedderChoice::Provider ||
            (choice == EmbedderChoice::Automatic && likeness && provider && !provider->embeddingModel.empty()));
}

Result<RunRecord> reflect(const Store &store, const ReflectRequest &request, const ReflectServices &services,
                          std::stop_token stop, const RunObserver &observer)
{
    Run run(store, request, services, std::move(stop), observer);
    return run.go();
}

Result<Estimate> estimate(const Store &store, const ReflectRequest &request,
                          const std::optional<ProviderConfig> &provider, std::stop_token stop,
                          std::shared_ptr<const Snapshot> known)
{
    auto prepared = prepare(store, request, true, stop, std::move(known));
    if (!prepared)
        return prepared.error();
    Prepared &p = *prepared;
    Estimate out;
    out.selected = p.selection.nodes.size();
    out.scopeMemories = p.snapshot->size();
    out.warnings = p.warnings;
    out.blocker = p.blocker;
    if (out.blocker.empty() && p.preset->needsModel && !provider)
        out.blocker = fmt::format("The preset {} needs a model, and no provider is configured.", p.preset->id);
    if (!p.preset->needsModel) {
        // Counting is quick: about a tenth of a millisecond an episode.
        out.ms = std::int64_t(out.selected / 10 + 100);
        out.cost = 0;
        return out;
    }
    if (auto sound = checkBudget(request.budget); !sound && out.blocker.empty())
        out.blocker = sound.error().message;
    if (usesProviderVectors(*p.preset, EmbedderChoice::Automatic, provider))
        out.warnings.push_back(fmt::format("Vectors are asked of {} too, at most one a memory; they are not in this "
                                           "estimate, which compares with the built-in embedder.",
                                           provider->embeddingModel));
    if (p.selection.nodes.empty())
        return out;

    // Replies, as the forms asked for make them: about 60 tokens an insight, 35 a verdict, 25 a question.
    constexpr std::uint64_t kInsight = 60, kVerdict = 35, kQuestion = 25, kOverhead = 20;
    // A call takes about a second, and a model writes about 40 tokens a second.
    constexpr std::int64_t kCallMs = 1000, kTokenMs = 25;
    const bool belief = request.shape && *request.shape == Shape::Belief;
    const auto sizeOf = [](const ChatRequest &prompt) {
        return estimatedTokens(prompt.system) + estimatedTokens(prompt.user) + estimatedTokens(prompt.schema) + 20;
    };
    std::int64_t alone = 0, beside = 0; // ms of calls that wait for each other, and of those that don't
    const auto add = [&](std::uint64_t in, std::uint64_t written, bool first) {
        ++out.calls;
        out.tokensIn += in;
        out.tokensOut += written + kOverhead;
        (first ? alone : beside) += kCallMs + std::int64_t(written + kOverhead) * kTokenMs;
    };
    // What a run would look at for hours is not looked at for an estimate. A stretch of time, as it is: thinned out, it
    // would have other clusters. Selected are the oldest first, the timeless last.
    bool part = false;
    if (auto &nodes = p.selection.nodes; p.plan->focus == "time-clusters" && nodes.size() > kEstimatedInTime) {
        std::erase_if(nodes, [&](Node n) { return p.snapshot->row(n).created == kNoTime; });
        if (nodes.size() > kEstimatedInTime) {
            nodes.erase(nodes.begin(), nodes.end() - std::ptrdiff_t(kEstimatedInTime));
            part = true;
            out.warnings.push_back(
                fmt::format("The estimate rests on the newest {} of {} memories.", kEstimatedInTime, out.selected));
        }
    }
    Rows rows(store, *p.snapshot);
    if (auto loaded = rows.load(p.selection.nodes, stop); !loaded)
        return loaded.error();
    const auto each = std::uint64_t(p.settings.integer("insights_each", 1));
    if (p.plan->focus == "questions") {
        std::vector<const Memory *> window;
        for (const Node n : p.selection.nodes) {
            if (const Memory *memory = rows.find(n))
                window.push_back(memory);
        }
        const auto count = std::uint64_t(p.settings.integer("questions"));
        add(sizeOf(questionsPrompt(p.settings, window)), count * kQuestion, true);
        // What will be gathered is not known; the window's memories stand for it.
        const std::size_t shown = std::min(window.size(), std::size_t(p.settings.integer("memories_each")));
        for (std::uint64_t q = 0; q < count; ++q) {
            PromptInput input;
            input.question = std::string(100, 'x');
            input.belief = belief;
            for (std::size_t i = 0; i < shown; ++i)
                input.members.push_back(window[(q * shown + i * 7) % window.size()]);
            add(sizeOf(unitPrompt(*p.plan, p.settings, input)), each * kInsight, false);
            if (p.settings.on("support_check")) {
                const std::vector<Claimed> claims(std::size_t(each), Claimed{std::string(120, 'x'), {1, 2, 3}});
                add(sizeOf(supportPrompt(p.settings, input.members, claims)), each * kVerdict, false);
            }
        }
    } else {
        const auto own = scopeEmbedder(store, request.scope, stop);
        if (!own)
            return own.error();
        const Embedder &embedder = **own;
        auto units = unitsWithoutModel(store, p, rows, embedder, p.preset->id, stop);
        if (!units)
            return units.error();
        if (units->units.empty() && out.blocker.empty() && !part) // the rest may hold some
            out.blocker =
                p.plan->focus == "batch" ? "No memory fits into the prompt."
                : p.plan->focus == "kmeans"
                    ? "No cluster is large enough to reflect on."
                    : fmt::format("No episodes within the time are as alike as {}; with this embedder, {:.2f} "
                                  "means that they are about one thing.",
                                  p.settings.text("cluster_similarity"), embedder.thresholds().cluster);
        for (const Unit &unit : units->units) {
            PromptInput input;
            input.belief = belief;
            std::uint64_t tokens = 0;
            for (const Node n : unit.members) {
                const Memory *memory = rows.find(n);
                if (!memory)
                    continue;
                if (n == unit.narrative)
                    input.account = memory;
                else
                    input.members.push_back(memory);
                tokens += estimatedTokens(memory->text);
            }
            // A narrative keeps about two thirds of what it merges, and has a title and a summary.
            const std::uint64_t written =
                p.plan->propose == "narrative"
                    ? std::min<std::uint64_t>(tokens * 2 / 3 + 90, std::uint64_t(p.settings.integer("max_tokens")))
                    : each * kInsight;
            add(sizeOf(unitPrompt(*p.plan, p.settings, input)), written, false);
            const std::vector<Claimed> claims(std::size_t(each), Claimed{std::string(120, 'x'), {1, 2, 3}});
            if (p.plan->propose == "validated" && p.settings.text("validation") != "off")
                add(sizeOf(validatePrompt(p.settings, input.members,
                                          std::vector<std::string>(std::size_t(p.settings.integer("known_insights")),
                                                                   std::string(90, 'x')),
                                          claims)),
                    each * kVerdict, false);
            if (p.settings.on("support_check"))
                add(sizeOf(supportPrompt(p.settings, input.members, claims)), each * kVerdict, false);
        }
    }
    const std::int64_t atOnce = provider ? std::max(1, provider->parallel) : 1;
    out.ms = alone + beside / atOnce;
    if (const auto price = provider ? priceOf(*provider) : std::nullopt)
        out.cost = (double(out.tokensIn) * price->in + double(out.tokensOut) * price->out) / 1e6;
    const Budget &budget = request.budget;
    if ((budget.calls && out.calls > *budget.calls) ||
        (budget.tokens && out.tokensIn + out.tokensOut > *budget.tokens) ||
        (budget.cost && out.cost && *out.cost > *budget.cost))
        out.warnings.emplace_back("It may take more than the budget; the run would then stop and keep what it has.");
    return out;
}

Result<Candidate> recheck(Candidate candidate, const Store &store, const ReflectServices &services,
                          std::stop_token stop)
{
    const auto scopes = store.scopes(Counting::No);
    if (!scopes)
        return scopes.error();
    const auto scope =
        std::find_if(scopes->begin(), scopes->end(), [&](const ScopeInfo &one) { return one.id == candidate.scope; });
    if (scope == scopes->end())
        return Error{Errc::NotFound, fmt::format("There is no scope \"{}\".", candidate.scope),
                     store.info().path.string()};
    std::shared_ptr<const Embedder> embedder = services.embedder;
    if (!embedder) {
        auto own = scopeEmbedder(store, candidate.scope, stop);
        if (!own)
            return own.error();
        embedder = std::move(*own);
    }
    CheckLimits limits;
    limits.maxDepth = scope->maxDepth;
    limits.paraphrase = embedder->thresholds().paraphrase;
    limits.duplicate = embedder->thresholds().duplicate;
    auto context = CheckContext::of(store, candidate.scope, {}, embedder, limits, stop);
    if (!context)
        return context.error();
    const bool edited = !candidate.modelText.empty() && candidate.modelText != candidate.text;
    std::optional<Check> support;
    for (const Check &one : candidate.checks) {
        if (one.id == "support")
            support = one;
    }
    auto dropped = check(*context, candidate, {}, true, stop);
    if (!dropped)
        return dropped.error();
    if (edited || !support) {
        std::vector<std::string> sources;
        for (const CandidateEvidence &one : candidate.evidence) {
            if (const Memory *memory = context->memory(one.id); memory && one.role != Role::Contradicts)
                sources.push_back(memory->text);
        }
        support = supportByWords(candidate.text, sources);
        if (edited && support->state == CheckState::NotRun)
            support->sentence = "Not judged: the text was edited after a model looked at it.";
    }
    putCheck(candidate, std::move(*support));
    sortChecks(candidate.checks);
    return candidate;
}

} // namespace credence

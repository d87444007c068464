// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/prepare.h"

#include "reflect/prompt.h"

#include <credence/counted.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

namespace credence::reflecting {

namespace {

std::int64_t msOf(Time time)
{
    return time.time_since_epoch().count();
}

std::string listed(const std::vector<ScopeInfo> &scopes)
{
    std::string out;
    for (const ScopeInfo &scope : scopes)
        out += (out.empty() ? "" : ", ") + displayText(scope.id);
    return out;
}

// Whether a memory names an entity: among its entities, or as whole words of its text.
bool names(const Memory &memory, const std::string &folded)
{
    for (const std::string &entity : memory.entities) {
        if (foldedText(entity) == folded)
            return true;
    }
    const std::string text = foldedText(memory.text);
    const auto letter = [&](std::size_t i) {
        const auto c = static_cast<unsigned char>(text[i]);
        return std::isalnum(c) || c >= 0x80;
    };
    for (auto at = text.find(folded); at != text.npos; at = text.find(folded, at + 1)) {
        const std::size_t end = at + folded.size();
        if ((at == 0 || !letter(at - 1)) && (end == text.size() || !letter(end)))
            return true;
    }
    return false;
}

// What of the members a prompt can hold, in their order; `cost` counts tokens of one.
std::size_t fitting(const std::vector<std::uint64_t> &costs, std::uint64_t base, std::uint64_t most)
{
    std::uint64_t sum = base;
    for (std::size_t i = 0; i < costs.size(); ++i) {
        sum += costs[i];
        if (sum > most)
            return i;
    }
    return costs.size();
}

constexpr std::uint64_t kPromptBase = 400; // tokens of a template without its memories

} // namespace

Result<Prepared> prepare(const Store &store, const ReflectRequest &request, bool builtin, std::stop_token stop,
                         std::shared_ptr<const Snapshot> given)
{
    const Preset *preset = findPreset(request.preset);
    if (!preset) {
        std::string known;
        for (const Preset &one : presets())
            known += (known.empty() ? "" : ", ") + one.id;
        return Error{Errc::Invalid, fmt::format("There is no preset \"{}\"; there are {}.", request.preset, known), ""};
    }
    if (auto fits = checkParameters(*preset, request.values); !fits)
        return fits.error();
    ParameterValues values = request.values;
    for (const Parameter &parameter : preset->parameters) {
        if (builtin && !parameter.builtin.empty())
            values.try_emplace(parameter.id, parameter.builtin);
    }
    Prepared p(*preset, values);
    const bool claims = p.plan->propose == "insights" || p.plan->propose == "validated";
    if (request.shape && !(claims && (*request.shape == Shape::Insight || *request.shape == Shape::Belief)) &&
        !(p.plan->propose == "rules" && *request.shape == Shape::Rule))
        return Error{Errc::Invalid,
                     claims ? fmt::format("The preset {} makes insights or beliefs.", preset->id)
                            : fmt::format("The preset {} has one shape only.", preset->id),
                     ""};

    const auto scopes = store.scopes(Counting::No);
    if (!scopes)
        return scopes.error();
    const auto scope =
        std::find_if(scopes->begin(), scopes->end(), [&](const ScopeInfo &one) { return one.id == request.scope; });
    if (scope == scopes->end())
        return Error{Errc::NotFound,
                     fmt::format("There is no scope \"{}\"; there are {}.", request.scope, listed(*scopes)),
                     store.info().path.string()};
    p.maxDepth = scope->maxDepth;

    if (given) {
        p.snapshot = std::move(given);
    } else {
        auto snapshot = store.snapshot(request.scope, stop);
        if (!snapshot)
            return snapshot.error();
        p.snapshot = std::move(*snapshot);
    }
    std::int64_t latest = kNoTime;
    for (const NodeRow &row : p.snapshot->rows()) {
        if (row.status != Status::Erased)
            latest = std::max(latest, row.created);
        if (inForce(row.status) && row.depth == 0) {
            ++p.episodes;
            p.salient += !std::isnan(row.importance) && double(row.importance) >= kSalient - 1e-6;
        }
    }
    p.now = request.now ? msOf(*request.now) : latest == kNoTime ? 0 : latest;

    SelectOptions options;
    options.strategy = p.plan->select;
    options.limit = std::size_t(p.plan->select == "recent" ? p.settings.integer("recent_memories")
                                                           : p.settings.integer("max_memories"));
    options.maxDepth = p.maxDepth;
    const std::string depth = p.settings.text("source_depth");
    if (depth.empty()) // episodes and narratives
        options.depth = 0;
    else if (depth != "any")
        options.depth = p.settings.integer("source_depth");
    else
        options.belowMaxDepth = p.plan->select != "recent"; // the window only finds questions
    if (options.depth && *options.depth >= p.maxDepth)
        return Error{Errc::Invalid,
                     fmt::format("What rests on memories of depth {} would be deeper than the scope allows ({}).",
                                 *options.depth, p.maxDepth),
                     ""};
    options.episodesOnly = p.plan->propose == "rules";
    if (request.since)
        options.since = msOf(*request.since);
    if (request.until)
        options.until = msOf(*request.until);
    for (const MemoryId &id : request.ids) {
        const auto key = store.find(id.value, request.scope);
        if (!key)
            return Error{key.error().code, fmt::format("There is no memory \"{}\" in the scope.", id.value),
                         store.info().path.string()};
        options.only.insert(*key);
    }
    const auto consumed = store.consumed(request.scope, preset->id);
    if (!consumed)
        return consumed.error();
    options.consumed = {consumed->begin(), consumed->end()};
    if (!request.entity.empty()) {
        std::unordered_set<MemoryKey> named;
        const std::string folded = foldedText(request.entity);
        std::vector<MemoryKey> keys;
        for (const NodeRow &row : p.snapshot->rows()) {
            if (options.only.empty() || options.only.contains(row.key))
                keys.push_back(row.key);
        }
        constexpr std::size_t kAtOnce = 4096;
        for (std::size_t from = 0; from < keys.size(); from += kAtOnce) {
            const auto rows = store.rows(std::span(keys).subspan(from, std::min(kAtOnce, keys.size() - from)), stop);
            if (!rows)
                return rows.error();
            for (const Memory &row : *rows) {
                if (names(row, folded))
                    named.insert(row.key);
            }
        }
        if (named.empty())
            named.insert(MemoryKey{-1}); // nothing, not everything
        options.only = std::move(named);
    }
    p.selection = select(*p.snapshot, options);
    p.options = options;
    for (const Node n : p.selection.nodes)
        p.flagged += p.snapshot->row(n).openFlags > 0;

    // What keeps it from running, and what a person should know before.
    const bool byHand = !request.ids.empty() || request.since || request.until || !request.entity.empty();
    if (p.episodes == 0)
        p.blocker = "The scope holds no episodes to reflect on.";
    else if (p.episodes < kLeastEpisodes)
        p.blocker = fmt::format("The scope holds {} {}; a reflection needs at least {}.", p.episodes,
                                p.episodes == 1 ? "episode" : "episodes", kLeastEpisodes);
    else if (p.selection.nodes.empty() && byHand)
        p.blocker = "Nothing in the scope fits the ids, times, entity and depth asked for.";
    else if (p.selection.nodes.empty() && p.selection.fresh == 0 && !options.consumed.empty())
        p.blocker = "All of it was reflected on already by this preset.";
    else if (p.selection.nodes.empty())
        p.blocker = "Nothing in the scope has the depth asked for.";
    else if (p.selection.nodes.size() < std::size_t(kCitationFloor))
        p.blocker = "Only one memory is left to reflect on; a belief cites at least two.";
    if (p.salient < kAdvisedSalient)
        p.warnings.push_back(fmt::format("{} high-salience {} (importance 0.5 and more); {} are advised before the "
                                         "first reflection.",
                                         p.salient, p.salient == 1 ? "episode" : "episodes", kAdvisedSalient));
    if (preset->needsModel && p.flagged > 0)
        p.warnings.push_back(fmt::format("{} of the selected memories {} open privacy flags; the model would see them.",
                                         p.flagged, p.flagged == 1 ? "has" : "have"));
    return p;
}

Result<std::shared_ptr<const Embedder>> forgetfulEmbedder(const Store &store, const std::string &scope,
                                                          std::stop_token stop)
{
    Query query;
    query.scopes = {scope};
    const auto all = store.keys(query, stop);
    if (!all)
        return all.error();
    constexpr std::size_t kMost = 5000;
    std::vector<MemoryKey> keys;
    const std::size_t count = std::min(kMost, all->size());
    for (std::size_t i = 0; i < count; ++i)
        keys.push_back((*all)[i * all->size() / count]);
    const auto rows = store.texts(keys, stop);
    if (!rows)
        return rows.error();
    std::vector<std::string> texts;
    for (const MemoryText &row : *rows)
        texts.push_back(row.text);
    return builtinEmbedder(CorpusWeights::of(texts));
}

Result<std::shared_ptr<const Embedder>> scopeEmbedder(const Store &store, const std::string &scope,
                                                      std::stop_token stop)
{
    auto own = forgetfulEmbedder(store, scope, std::move(stop));
    return own ? Result<std::shared_ptr<const Embedder>>(cachedEmbedder(std::move(*own))) : own;
}

Result<void> Rows::load(std::span<const Node> nodes, std::stop_token stop)
{
    std::vector<MemoryKey> keys;
    for (const Node n : nodes) {
        if (!m_rows.contains(n))
            keys.push_back(m_snapshot->row(n).key);
    }
    auto rows = m_store->rows(keys, stop);
    if (!rows)
        return rows.error();
    for (Memory &row : *rows) {
        if (const Node n = m_snapshot->find(row.key); n != kNoNode)
            m_rows.emplace(n, std::move(row));
    }
    return {};
}

const Memory *Rows::find(Node node) const
{
    const auto it = m_rows.find(node);
    return it == m_rows.end() ? nullptr : &it->second;
}

Result<Units> unitsWithoutModel(const Store &store, const Prepared &p, Rows &rows, const Embedder &embedder,
                                const std::string &presetId, std::stop_token stop)
{
    Units out;
    if (auto loaded = rows.load(p.selection.nodes, stop); !loaded)
        return loaded.error();
    std::vector<Node> nodes;
    std::vector<std::string> texts;
    for (const Node n : p.selection.nodes) {
        if (const Memory *memory = rows.find(n)) {
            nodes.push_back(n);
            texts.push_back(memory->text);
        }
    }
    const std::size_t limit = std::size_t(p.settings.integer("text_limit"));
    const auto most = std::uint64_t(p.settings.integer("context_tokens", 24000));
    const auto costsOf = [&](const std::vector<Node> &members) {
        std::vector<std::uint64_t> costs;
        for (std::size_t i = 0; i < members.size(); ++i)
            costs.push_back(estimatedTokens(numberedLine(i + 1, *rows.find(members[i]), limit)));
        return costs;
    };

    if (p.plan->focus == "batch") {
        Unit unit{"batch", "batch", nodes, kNoNode};
        const std::size_t count = fitting(costsOf(unit.members), kPromptBase, most);
        if (count < unit.members.size())
            out.skipped.push_back({counted(unit.members.size() - count, "memory", "memories"),
                                   fmt::format("the prompt would be longer than {} tokens", most)});
        unit.members.resize(count);
        if (count >= std::size_t(kCitationFloor))
            out.units.push_back(std::move(unit));
        return out;
    }

    auto vectors = embedder.embed(texts, stop);
    if (!vectors)
        return vectors.error();
    ClusterChoice choice;
    if (p.plan->focus == "kmeans") {
        KMeansOptions options;
        options.seed = std::uint64_t(p.settings.integer("seed"));
        options.iterations = p.settings.integer("iterations");
        options.maxK = p.settings.integer("max_clusters");
        auto clusters = clustersByKMeans(*vectors, options, stop);
        if (!clusters)
            return clusters.error();
        choice = chooseClusters(*clusters, std::size_t(p.settings.integer("min_cluster")));
        for (auto &places : choice.taken)
            places = fromCentre(places, *vectors);
    } else {
        std::vector<TimedVector> timed;
        std::vector<std::size_t> places; // of timed ones
        for (std::size_t i = 0; i < nodes.size(); ++i) {
            if (const std::int64_t created = p.snapshot->row(nodes[i]).created; created != kNoTime) {
                timed.push_back({Time(std::chrono::milliseconds(created)), (*vectors)[i]});
                places.push_back(i);
            }
        }
        const double days = p.settings.number("cluster_days");
        auto clusters = clustersInTime(timed, p.settings.number("cluster_similarity"),
                                       std::chrono::milliseconds(std::llround(days * 86'400'000.0)), stop);
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "Finding clusters was cancelled.", {}};
        const auto consumed =
            store.consumed(p.snapshot->scopes().empty() ? "" : p.snapshot->scopes().front(), presetId);
        if (!consumed)
            return consumed.error();
        const std::unordered_set<MemoryKey> marks(consumed->begin(), consumed->end());
        std::vector<ClusterMember> members;
        members.reserve(nodes.size());
        for (const Node n : nodes)
            members.push_back({p.snapshot->row(n).kind == Kind::Narrative, marks.contains(p.snapshot->row(n).key)});
        for (auto &cluster : clusters) {
            for (std::size_t &place : cluster)
                place = places[place];
        }
        choice = chooseNarratives(clusters, members, std::size_t(p.settings.integer("min_cluster")),
                                  std::size_t(p.settings.integer("max_clusters")));
    }
    out.skipped = std::move(choice.skipped);
    for (std::size_t c = 0; c < choice.taken.size(); ++c) {
        Unit unit;
        unit.name = fmt::format("cluster {}", c + 1);
        unit.focus = unit.name;
        for (const std::size_t place : choice.taken[c])
            unit.members.push_back(nodes[place]);
        const std::size_t count = fitting(costsOf(unit.members), kPromptBase, most);
        if (p.plan->propose == "narrative") {
            // In order of time, the first account is the one that is brought up to date.
            if (choice.update[c])
                unit.narrative = *std::find_if(unit.members.begin(), unit.members.end(),
                                               [&](Node n) { return p.snapshot->row(n).kind == Kind::Narrative; });
            if (count < unit.members.size()) {
                out.skipped.push_back({fmt::format("a cluster of {}", unit.members.size()),
                                       fmt::format("the prompt would be longer than {} tokens", most)});
                continue;
            }
        } else if (count < unit.members.size()) {
            out.skipped.push_back({fmt::format("{} members of {}", unit.members.size() - count, unit.name),
                                   fmt::format("the prompt would be longer than {} tokens", most)});
            unit.members.resize(count);
            if (count < std::size_t(kCitationFloor))
                continue;
        }
        out.units.push_back(std::move(unit));
    }
    return out;
}

// --- prompts ---

namespace {

std::string answerForm(const std::string &kind, bool belief)
{
    const std::string spo = belief ? R"("subject": "...", "predicate": "...", "object": "...", )" : "";
    const std::string more = kind == "important" ? R"(, "importance": 7, "confidence": 0.8)"
                             : kind == "cluster" ? R"(, "confidence": 0.8, "tags": ["..."])"
                                                 : "";
    return R"({"insights": [{"text": "...", )" + spo + R"("cites": [1, 4])" + more + "}]}";
}

std::string shapeRequest(bool belief)
{
    return belief ? "Give each as one sentence and as subject, predicate and object." : "Give each as one sentence.";
}

std::string claimLines(std::span<const Claimed> claims)
{
    std::string out;
    for (std::size_t i = 0; i < claims.size(); ++i) {
        std::string cites;
        for (const int number : claims[i].numbers)
            cites += (cites.empty() ? "" : ", ") + std::to_string(number);
        std::string text = displayText(claims[i].text);
        std::replace(text.begin(), text.end(), '\n', ' ');
        out += fmt::format("[{}] {} (cites {})\n", i + 1, text, cites.empty() ? "nothing" : cites);
    }
    if (!out.empty())
        out.pop_back();
    return out;
}

} // namespace

ChatRequest questionsPrompt(const Settings &settings, std::span<const Memory *const> memories)
{
    const std::string text = numbered(memories, std::size_t(settings.integer("text_limit")));
    ChatRequest request = promptOf(
        "questions", "questions",
        {{"fence", fenceFor(text)}, {"memories", text}, {"count", std::to_string(settings.integer("questions"))}});
    request.stage = "focus";
    request.label = "Questions";
    request.temperature = settings.number("temperature");
    request.maxTokens = settings.integer("max_tokens");
    return request;
}

ChatRequest unitPrompt(const Plan &plan, const Settings &settings, const PromptInput &input)
{
    const std::size_t limit = std::size_t(settings.integer("text_limit"));
    ChatRequest request;
    if (plan.propose == "narrative") {
        const std::string text = numbered(input.members, limit);
        if (input.account) {
            const std::string account = cutText(input.account->text, 0);
            request = promptOf("narrative_update", "narrative",
                               {{"fence", fenceFor(account + text)}, {"account", account}, {"memories", text}});
        } else {
            request = promptOf("narrative", "narrative", {{"fence", fenceFor(text)}, {"memories", text}});
        }
    } else {
        const std::string kind = plan.prompts.front() == "questions" ? "insights" : plan.prompts.front();
        const std::string text = numbered(input.members, limit);
        const std::string question = cutText(input.question, 1000);
        const std::string schema = !input.belief ? kind : kind == "insights" ? "beliefs" : kind + "_beliefs";
        request = promptOf(kind, schema,
                           {{"fence", fenceFor(question + text)},
                            {"memories", text},
                            {"question", question},
                            {"count", std::to_string(settings.integer("insights_each"))},
                            {"floor", std::to_string(settings.integer("citation_floor"))},
                            {"shown", std::to_string(input.members.size())},
                            {"shape", shapeRequest(input.belief)},
                            {"answer", answerForm(kind, input.belief)}});
    }
    request.stage = "propose";
    request.temperature = settings.number("temperature");
    request.maxTokens = settings.integer("max_tokens");
    return request;
}

ChatRequest supportPrompt(const Settings &settings, std::span<const Memory *const> members,
                          std::span<const Claimed> claims)
{
    const std::string text = numbered(members, 0);
    const std::string proposals = claimLines(claims);
    ChatRequest request = promptOf(
        "support", "support", {{"fence", fenceFor(text + proposals)}, {"memories", text}, {"proposals", proposals}});
    request.stage = "check";
    request.temperature = 0;
    request.maxTokens = settings.integer("max_tokens");
    return request;
}

ChatRequest validatePrompt(const Settings &settings, std::span<const Memory *const> members,
                           std::span<const std::string> known, std::span<const Claimed> claims)
{
    const std::string text = numbered(members, std::size_t(settings.integer("text_limit")));
    const std::string proposals = claimLines(claims);
    std::string beliefs;
    for (std::size_t i = 0; i < known.size(); ++i) {
        std::string one = displayText(known[i]);
        std::replace(one.begin(), one.end(), '\n', ' ');
        beliefs += fmt::format("{}[{}] {}", i ? "\n" : "", i + 1, one);
    }
    if (beliefs.empty())
        beliefs = "(nothing yet)";
    ChatRequest request = promptOf("validate", "validate",
                                   {{"fence", fenceFor(text + beliefs + proposals)},
                                    {"memories", text},
                                    {"known", beliefs},
                                    {"proposals", proposals}});
    request.stage = "check";
    request.temperature = settings.number("validation_temperature");
    request.maxTokens = settings.integer("validation_max_tokens");
    return request;
}

} // namespace credence::reflecting

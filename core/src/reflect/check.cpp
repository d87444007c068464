// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/check.h"

#include "privacy/parts.h"
#include "reflect/select.h"
#include "store/runs.h"

#include <credence/counted.h>
#include <credence/review.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <set>

namespace credence::reflecting {

namespace {

constexpr std::array kOrder{"citations",       "support",        "novelty",    "duplicates",
                            "past_rejections", "contradictions", "generality", "confidence",
                            "depth",           "grounding",      "echo",       "privacy"};
constexpr std::size_t kLeafTexts = 2'000; // whose categories a claim is compared with

bool derives(const Candidate &c)
{
    return c.action != Action::Retract;
}

bool isNarrative(const Candidate &c)
{
    return c.action == Action::Narrative;
}

std::string shortened(const std::string &text)
{
    std::string line = displayText(text);
    std::replace(line.begin(), line.end(), '\n', ' ');
    if (line.size() <= 100)
        return line;
    line.resize(97);
    while (!line.empty() && !isValidUtf8(line))
        line.pop_back();
    return line + "…";
}

std::string day(const std::optional<Time> &time)
{
    return time ? formatTime(*time).substr(0, 10) : std::string("an unknown day");
}

// What supports it, each once, in the order given.
std::vector<const Memory *> sourcesOf(const CheckContext &context, const Candidate &c, bool contradicting = false)
{
    std::vector<const Memory *> out;
    for (const CandidateEvidence &one : c.evidence) {
        if ((one.role == Role::Contradicts) != contradicting)
            continue;
        const Memory *memory = context.memory(one.id);
        if (memory && std::find(out.begin(), out.end(), memory) == out.end())
            out.push_back(memory);
    }
    return out;
}

// The candidate as a node on top of what it cites.
struct Tower {
    std::shared_ptr<const Snapshot> snapshot;
    Node node = kNoNode;
};

Result<Tower> tower(const CheckContext &context, const Candidate &c, const std::vector<const Memory *> &sources,
                    std::int64_t created, std::stop_token stop)
{
    std::vector<MemoryKey> keys;
    keys.reserve(sources.size());
    for (const Memory *memory : sources)
        keys.push_back(memory->key);
    for (const Memory *memory : sourcesOf(context, c, true))
        keys.push_back(memory->key);
    std::shared_ptr<const Snapshot> below = context.snapshot;
    if (!below) {
        auto found = context.store->snapshotBelow(keys, stop);
        if (!found)
            return found.error();
        below = *found;
    }
    std::set<Node> nodes;
    for (const MemoryKey key : keys) {
        const Node n = below->find(key);
        if (n == kNoNode)
            continue;
        nodes.insert(n);
        for (const Node a : ancestors(*below, n))
            nodes.insert(a);
    }
    Snapshot::Builder builder;
    builder.scope(context.scope);
    std::int64_t last = 0;
    for (const Node n : nodes) {
        NodeRow row = below->row(n);
        row.scope = 0;
        last = std::max(last, row.key.value);
        builder.add(row);
        for (const Link &link : below->sources(n)) {
            const bool there = link.node != kNoNode && nodes.contains(link.node);
            if (there || link.node == kNoNode)
                builder.link(row.key, there ? below->row(link.node).key : MemoryKey{}, link.role, link.granularity);
        }
    }
    NodeRow top;
    top.key = {last + 1};
    top.kind = isNarrative(c) ? Kind::Narrative : Kind::Reflection;
    top.shape = c.shape;
    top.depth = c.depth;
    top.created = created;
    builder.add(top);
    for (const CandidateEvidence &one : c.evidence) {
        if (const Memory *memory = context.memory(one.id))
            builder.link(top.key, memory->key, one.role, one.granularity);
    }
    Tower out;
    out.snapshot = std::move(builder).build();
    out.node = out.snapshot->find(top.key);
    return out;
}

bool restsOn(const Tower &tower, const MemoryKey target)
{
    const Node n = tower.snapshot->find(target);
    if (n == kNoNode)
        return false;
    const auto all = ancestors(*tower.snapshot, tower.node);
    return std::binary_search(all.begin(), all.end(), n);
}

// A belief that was corrected comes back: the same words, nearly so, or the same of the same subject. What says the
// opposite of it, or replaces it, does not.
std::string correctedBefore(const CheckContext &context, const Candidate &c, const Vector &vector,
                            std::vector<MemoryId> &about, double &best)
{
    const KnownCorrection *like = nullptr;
    best = 0;
    for (std::size_t i = 0; i < context.corrections.size(); ++i) {
        const KnownCorrection &one = context.corrections[i];
        const Known &belief = one.belief;
        const bool same = foldedText(belief.text) == foldedText(c.text);
        const bool claim = !c.subject.empty() && !c.predicate.empty() && !c.object.empty() &&
                           foldedText(belief.subject) == foldedText(c.subject) &&
                           foldedText(belief.predicate) == foldedText(c.predicate) &&
                           foldedText(belief.object) == foldedText(c.object);
        double likeness = similarity(vector, context.correctionVectors[i]);
        if (!same && !claim &&
            (likeness < context.limits.duplicate || polarityDiffers(c.text, belief.text) ||
             figures(c.text) != figures(belief.text)))
            continue;
        likeness = same || claim ? 1 : likeness;
        // Of equals, the latest: they come in that order.
        if (likeness > best) {
            best = likeness;
            like = &one;
        }
    }
    if (!like)
        return {};
    about = {like->belief.id};
    const std::string status{word(like->status)}, when = like->time ? day(like->time) : std::string();
    const std::string reason = shortened(like->reason), by = shortened(like->replacement);
    // Each as a whole sentence: so it can be known again and said in another language.
    if (!like->reason.empty())
        return (like->time ? fmt::format("Like a belief that was {} on {} because {}", status, when, reason)
                           : fmt::format("Like a belief that was {} because {}", status, reason)) +
               (reason.ends_with('.') ? "" : ".");
    if (!like->replacement.empty())
        return like->time ? fmt::format("Like a belief that was {} on {} by \"{}\".", status, when, by)
                          : fmt::format("Like a belief that was {} by \"{}\".", status, by);
    return like->time ? fmt::format("Like a belief that was {} on {}.", status, when)
                      : fmt::format("Like a belief that was {}.", status);
}

void checkRejections(const CheckContext &context, Candidate &c, const Vector &vector)
{
    Check out{"past_rejections", CheckState::Passed, "Nothing like it was rejected.", 0.0, context.limits.rejected, {}};
    const reviewing::Proposal proposal{c.text, c.predicate, reviewing::supporting(c)};
    c.suppressed = false;
    const KnownRejection *like = nullptr;
    double best = 0;
    for (std::size_t i = 0; i < context.rejections.size(); ++i) {
        const KnownRejection &rejection = context.rejections[i];
        const reviewing::Proposal rejected{rejection.text, rejection.predicate, rejection.evidence};
        const double alike = similarity(vector, context.rejectionVectors[i]);
        best = std::max(best, reviewing::likeness(proposal, rejected, alike));
        if (!like && reviewing::isLikeRejected(proposal, rejected, alike, context.limits.rejected))
            like = &rejection;
    }
    out.value = best;
    if (like) {
        c.suppressed = true;
        out.state = CheckState::Failed;
        out.sentence = like->reason.empty() ? fmt::format("Like one rejected on {}.", day(like->time))
                                            : fmt::format("Like one rejected on {} because {}", day(like->time),
                                                          shortened(like->reason));
    } else {
        double likeness = 0;
        if (const std::string corrected = correctedBefore(context, c, vector, out.about, likeness);
            !corrected.empty()) {
            // The very claim that a person took back does not come back by itself; what is only like it is marked.
            c.suppressed = likeness >= 1;
            out.state = c.suppressed ? CheckState::Failed : CheckState::Look;
            out.sentence = corrected;
            out.value = likeness;
        }
    }
    putCheck(c, std::move(out));
}

// The belief closest to it, other than those it cites or is to replace anyway.
struct Closest {
    const Known *belief = nullptr;
    double likeness = 0;
    bool sameText = false;
};

Closest closestBelief(const CheckContext &context, const Candidate &c, const Vector &vector)
{
    Closest best;
    const std::string folded = foldedText(c.text);
    for (std::size_t i = 0; i < context.beliefs.size(); ++i) {
        const Known &belief = context.beliefs[i];
        const bool same = foldedText(belief.text) == folded;
        const double likeness = same ? 1 : similarity(vector, context.beliefVectors[i]);
        if (likeness > best.likeness || (same && !best.sameText))
            best = {&belief, likeness, same};
    }
    return best;
}

// A belief that says something else of the same: the same subject and predicate with another object, or nearly the
// same words with a negation more or less.
const Known *contradicted(const CheckContext &context, const Candidate &c, const Vector &vector, std::string &why)
{
    for (std::size_t i = 0; i < context.beliefs.size(); ++i) {
        const Known &belief = context.beliefs[i];
        if (!c.subject.empty() && !c.predicate.empty() && foldedText(belief.subject) == foldedText(c.subject) &&
            foldedText(belief.predicate) == foldedText(c.predicate) &&
            foldedText(belief.object) != foldedText(c.object)) {
            why = fmt::format("It says \"{}\" where a belief says \"{}\".", shortened(c.object),
                              shortened(belief.object));
            return &belief;
        }
        if (c.shape != Shape::Rule && similarity(vector, context.beliefVectors[i]) >= context.limits.duplicate &&
            polarityDiffers(c.text, belief.text)) {
            why = fmt::format("It says the opposite of a belief: \"{}\"", shortened(belief.text));
            return &belief;
        }
    }
    return nullptr;
}

} // namespace

void putCheck(Candidate &candidate, Check check)
{
    std::erase_if(candidate.checks, [&](const Check &one) { return one.id == check.id; });
    candidate.checks.push_back(std::move(check));
}

void sortChecks(std::vector<Check> &checks)
{
    const auto place = [](const Check &check) {
        return std::find_if(kOrder.begin(), kOrder.end(), [&](const char *id) { return check.id == id; });
    };
    std::stable_sort(checks.begin(), checks.end(), [&](const Check &a, const Check &b) { return place(a) < place(b); });
}

Result<CheckContext> CheckContext::of(const Store &store, const std::string &scope,
                                      std::shared_ptr<const Snapshot> snapshot,
                                      std::shared_ptr<const Embedder> embedder, CheckLimits limits,
                                      std::stop_token stop)
{
    CheckContext c;
    c.store = &store;
    c.scope = scope;
    c.snapshot = std::move(snapshot);
    c.embedder = std::move(embedder);
    c.limits = limits;
    auto policy = privacyPolicy(store, scope);
    if (!policy)
        return policy.error();
    c.policy = std::move(*policy);

    Query query;
    query.scopes = {scope};
    query.kinds = {Kind::Reflection};
    query.statuses = {Status::Active, Status::Suspect};
    const auto keys = store.keys(query, stop);
    if (!keys)
        return keys.error();
    const auto rows = store.rows(*keys, stop);
    if (!rows)
        return rows.error();
    std::vector<std::string> texts;
    for (const Memory &row : *rows) {
        c.beliefs.push_back(
            {row.id, row.key, row.text, row.subject, row.predicate, row.object, row.created, row.depth});
        texts.push_back(row.text);
    }
    auto vectors = c.vectors(texts, stop);
    if (!vectors)
        return vectors.error();
    c.beliefVectors = std::move(*vectors);

    const auto rejected = store::rejected(store, scope);
    if (!rejected)
        return rejected.error();
    texts.clear();
    for (const store::Rejected &one : *rejected) {
        c.rejections.push_back(
            {one.candidate.text, one.candidate.predicate, one.reason, reviewing::supporting(one.candidate), one.time});
        texts.push_back(one.candidate.text);
    }
    vectors = c.vectors(texts, stop);
    if (!vectors)
        return vectors.error();
    c.rejectionVectors = std::move(*vectors);

    auto corrected = store::corrected(store, scope);
    if (!corrected)
        return corrected.error();
    texts.clear();
    for (store::Corrected &one : *corrected) {
        texts.push_back(one.text);
        c.corrections.push_back({{one.id, {}, one.text, one.subject, one.predicate, one.object, {}, 1},
                                 one.status,
                                 std::move(one.reason),
                                 std::move(one.replacement),
                                 one.time});
    }
    vectors = c.vectors(texts, stop);
    if (!vectors)
        return vectors.error();
    c.correctionVectors = std::move(*vectors);
    return c;
}

Result<std::vector<Vector>> CheckContext::vectors(std::span<const std::string> texts, std::stop_token stop) const
{
    if (texts.empty())
        return std::vector<Vector>();
    auto out = embedder->embed(texts, stop);
    if (out && out->size() != texts.size())
        return Error{Errc::Network, "The embedder gave another number of vectors than texts.", embedder->model()};
    return out;
}

Result<void> CheckContext::load(const Candidate &candidate, std::stop_token stop)
{
    std::vector<MemoryKey> keys;
    std::vector<std::string> ids;
    const auto want = [&](const MemoryId &id) -> Result<void> {
        if (m_memories.contains(id.value))
            return {};
        const auto key = store->find(id.value, scope);
        if (!key && key.error().code != Errc::NotFound && key.error().code != Errc::Conflict)
            return key.error();
        m_memories[id.value] = std::nullopt;
        if (key)
            keys.push_back(*key);
        return {};
    };
    for (const CandidateEvidence &one : candidate.evidence) {
        if (auto wanted = want(one.id); !wanted)
            return wanted;
    }
    for (const MemoryId &target : candidate.targets) {
        if (auto wanted = want(target); !wanted)
            return wanted;
    }
    auto rows = store->rows(keys, stop);
    if (!rows)
        return rows.error();
    for (Memory &row : *rows) {
        // find() also takes source references; here only ids name a memory.
        const auto it = m_memories.find(row.id.value);
        if (it != m_memories.end() && row.status != Status::Erased)
            it->second = std::move(row);
    }
    return {};
}

const Memory *CheckContext::memory(const MemoryId &id) const
{
    const auto it = m_memories.find(id.value);
    return it != m_memories.end() && it->second ? &*it->second : nullptr;
}

Result<std::optional<Drop>> check(CheckContext &context, Candidate &c, const std::vector<Candidate> &earlier,
                                  bool again, std::stop_token stop)
{
    const auto drop = [&](const char *reason, std::string message) {
        return std::optional(Drop{reason, std::move(message), c.text, c.call, c.focus});
    };
    const CheckLimits &limits = context.limits;
    if (auto loaded = context.load(c, stop); !loaded)
        return loaded.error();
    const std::vector<const Memory *> sources = sourcesOf(context, c);
    std::optional<Drop> dropped;
    const auto fail = [&](const char *reason, std::string message) {
        if (!dropped)
            dropped = drop(reason, std::move(message));
    };

    // Citations.
    {
        const int floor = c.action == Action::MergeEvidence ? 1 : derives(c) ? limits.floor : 0;
        const auto gone = std::count_if(c.evidence.begin(), c.evidence.end(),
                                        [&](const CandidateEvidence &one) { return !context.memory(one.id); });
        Check out{
            "citations",
            CheckState::Passed,
            fmt::format("{}, the floor is {}.", counted(sources.size(), "distinct source", "distinct sources"), floor),
            double(sources.size()),
            double(floor),
            {}};
        if (gone > 0)
            out.sentence += fmt::format(" {} not there any more.", counted(std::size_t(gone), "is", "are"));
        if (int(sources.size()) < floor) {
            out.state = CheckState::Failed;
            fail("too_few_citations",
                 fmt::format("cites {}, the floor is {}",
                             counted(sources.size(), "distinct source", "distinct sources"), floor));
        } else if (gone > 0) {
            out.state = CheckState::Look;
        }
        putCheck(c, std::move(out));
    }

    // Depth.
    {
        int depth = 0;
        for (const Memory *memory : sources)
            depth = std::max(depth, memory->depth);
        c.depth = isNarrative(c) ? 0 : 1 + depth;
        for (const MemoryId &target : c.targets) {
            if (const Memory *memory = context.memory(target); memory && c.action == Action::MergeEvidence)
                c.depth = std::max(c.depth, memory->depth);
        }
        Check out{"depth",
                  CheckState::Passed,
                  fmt::format("Depth {}, the most is {}.", c.depth, limits.maxDepth),
                  double(c.depth),
                  double(limits.maxDepth),
                  {}};
        if (isNarrative(c)) {
            out.sentence = "A narrative reads like an episode.";
        } else if (c.depth > limits.maxDepth && derives(c)) {
            out.state = CheckState::Failed;
            fail("too_deep", fmt::format("would be of depth {}, the scope's most is {}", c.depth, limits.maxDepth));
        }
        putCheck(c, std::move(out));
    }
    if (dropped && !again)
        return dropped;

    // Vectors of the claim and of what it cites.
    std::vector<std::string> texts{c.text};
    for (const Memory *memory : sources)
        texts.push_back(memory->text);
    // Similarity to hundreds of sources says no more than to the first ones, and a rule never repeats one.
    const bool retells = isNarrative(c) || c.shape == Shape::Rule;
    texts.resize(retells ? 1 : std::min<std::size_t>(texts.size(), 101));
    auto vectors = context.vectors(texts, stop);
    if (!vectors)
        return vectors.error();
    const Vector &vector = vectors->front();

    // Novelty.
    if (retells) {
        putCheck(c,
                 {"novelty",
                  CheckState::Passed,
                  isNarrative(c) ? "A narrative retells what it stands for." : "A rule counts cases, it repeats none.",
                  {},
                  {},
                  {}});
    } else {
        Check out{"novelty", CheckState::Passed, "It cites nothing to compare with.", {}, limits.paraphrase, {}};
        double best = -1;
        const Memory *closest = nullptr;
        for (std::size_t i = 1; i < vectors->size(); ++i) {
            const bool same = foldedText(texts[i]) == foldedText(c.text);
            const double likeness = same ? 1 : similarity(vector, (*vectors)[i]);
            if (likeness > best) {
                best = likeness;
                closest = sources[i - 1];
            }
        }
        if (closest) {
            int shown = 0;
            for (const CandidateEvidence &one : c.evidence) {
                if (one.id == closest->id)
                    shown = one.shown;
            }
            const std::string name =
                shown > 0 ? fmt::format("source {}", shown) : "\"" + shortened(closest->text) + "\"";
            out.value = best;
            out.about = {closest->id};
            out.sentence = fmt::format("Closest is {}; a paraphrase starts at {:.2f}.", name, limits.paraphrase);
            if (best >= limits.paraphrase) {
                out.state = CheckState::Look;
                out.sentence = fmt::format("It repeats {}.", name);
                fail("paraphrase",
                     fmt::format("repeats {} ({:.2f}, a paraphrase starts at {:.2f})", name, best, limits.paraphrase));
            }
        }
        putCheck(c, std::move(out));
    }
    if (dropped && !again)
        return dropped;

    // The same within this run.
    for (const Candidate &other : earlier) {
        if (other.action == Action::Narrative || isNarrative(c))
            continue;
        if (foldedText(other.text) == foldedText(c.text)) {
            fail("duplicate", "says the same as another candidate of this run");
            break;
        }
    }
    if (dropped && !again)
        return dropped;

    const bool compares = derives(c) && !isNarrative(c);
    auto grounded = tower(context, c, sources, std::numeric_limits<std::int64_t>::max(), stop);
    if (!grounded)
        return grounded.error();

    // What it changes must not lie beneath it.
    for (const MemoryId &target : c.targets) {
        const Memory *belief = context.memory(target);
        if (belief && restsOn(*grounded, belief->key))
            fail("circle", fmt::format("rests on the belief that it would change: \"{}\"", shortened(belief->text)));
    }
    if (dropped && !again)
        return dropped;

    // Contradictions come first: nearly the same words may say the opposite.
    std::string why;
    const Known *against = compares ? contradicted(context, c, vector, why) : nullptr;
    {
        const auto counter = sourcesOf(context, c, true);
        Check out{"contradictions", CheckState::Passed, "None among beliefs.", double(against != nullptr), {}, {}};
        if (against) {
            out.state = CheckState::Look;
            out.sentence = why;
            out.about = {against->id};
            std::optional<Time> latest;
            for (const Memory *memory : sources) {
                if (memory->created && (!latest || *memory->created > *latest))
                    latest = memory->created;
            }
            if (!again && c.action == Action::Add && latest && against->created && *latest > *against->created &&
                !restsOn(*grounded, against->key)) {
                c.action = Action::Supersede;
                c.targets = {against->id};
                out.sentence += " It is newer and would replace it.";
                if (auto loaded = context.load(c, stop); !loaded)
                    return loaded.error();
            }
        } else if (!counter.empty()) {
            out.sentence = fmt::format("None among beliefs; {} against it.",
                                       counted(counter.size(), "episode speaks", "episodes speak"));
            out.value = double(counter.size());
            out.state = counter.size() >= sources.size() ? CheckState::Look : CheckState::Passed;
        }
        putCheck(c, std::move(out));
    }

    // Duplicates.
    if (compares) {
        const Closest closest = closestBelief(context, c, vector);
        Check out{
            "duplicates",     CheckState::Passed, fmt::format("None; a duplicate starts at {:.2f}.", limits.duplicate),
            closest.likeness, limits.duplicate,   {}};
        if (closest.belief)
            out.about = {closest.belief->id};
        const bool target =
            closest.belief && std::find(c.targets.begin(), c.targets.end(), closest.belief->id) != c.targets.end();
        if (closest.belief && !target && closest.belief != against &&
            (closest.sameText || closest.likeness >= limits.duplicate)) {
            out.state = CheckState::Look;
            out.sentence = fmt::format("A belief says it already: \"{}\"", shortened(closest.belief->text));
            const auto known = context.store->evidence(closest.belief->key);
            if (!known)
                return known.error();
            // What came after the belief and only says it again is its echo, and no new support.
            std::set<std::string> retellings;
            const Vector &said = context.beliefVectors[std::size_t(closest.belief - context.beliefs.data())];
            for (std::size_t i = 1; i < vectors->size(); ++i) {
                const Memory &memory = *sources[i - 1];
                const bool later =
                    closest.belief->created && memory.created && *memory.created > *closest.belief->created;
                if (later && (foldedText(memory.text) == foldedText(closest.belief->text) ||
                              similarity(said, (*vectors)[i]) >= limits.paraphrase))
                    retellings.insert(memory.id.value);
            }
            const auto fresh = std::count_if(sources.begin(), sources.end(), [&](const Memory *memory) {
                return memory->id != closest.belief->id && !retellings.contains(memory->id.value) &&
                       std::none_of(known->begin(), known->end(),
                                    [&](const EvidenceLink &link) { return link.sourceId == memory->id; });
            });
            if (figures(c.text) != figures(closest.belief->text) && !closest.sameText) {
                out.sentence =
                    fmt::format("Nearly a belief, but its figures differ: \"{}\"", shortened(closest.belief->text));
            } else if (!again && fresh == 0) {
                fail("duplicate",
                     fmt::format("a belief says it already, {}: \"{}\"",
                                 retellings.empty() ? "with the same sources" : "and what is new only says it again",
                                 shortened(closest.belief->text)));
            } else if (!again && c.action == Action::Add && !restsOn(*grounded, closest.belief->key)) {
                if (std::max(c.depth, closest.belief->depth) > limits.maxDepth) {
                    fail("too_deep", "would lift a belief above the scope's depth");
                } else {
                    c.action = Action::MergeEvidence;
                    c.targets = {closest.belief->id};
                    std::erase_if(c.evidence, [&](const CandidateEvidence &one) {
                        return one.id == closest.belief->id || retellings.contains(one.id.value);
                    });
                    out.sentence = fmt::format("A belief says it already; {} added to it: \"{}\"",
                                               counted(std::size_t(fresh), "source is", "sources are"),
                                               shortened(closest.belief->text));
                }
            }
        } else if (target) {
            out.sentence =
                c.action == Action::MergeEvidence ? "It adds evidence to a belief." : "It replaces a belief.";
        }
        putCheck(c, std::move(out));
    } else {
        putCheck(c, {"duplicates", CheckState::Passed, "Not compared with beliefs.", {}, {}, {}});
    }
    if (dropped && !again)
        return dropped;

    checkRejections(context, c, vector);

    // Generality: over what n supports.
    {
        const std::string universal =
            c.shape == Shape::Rule || isNarrative(c) ? std::string() : universalWording(c.text);
        Check out{
            "generality", CheckState::Passed, "It claims nothing of every case.", double(sources.size()), 5.0, {}};
        if (!universal.empty() && sources.size() < 5) {
            out.state = CheckState::Look;
            out.sentence =
                fmt::format("\"{}\" is a lot to say from {}.", universal, counted(sources.size(), "source", "sources"));
        } else if (!universal.empty()) {
            out.sentence = fmt::format("\"{}\", from {}.", universal, counted(sources.size(), "source", "sources"));
        }
        putCheck(c, std::move(out));
    }

    // Confidence and grounding by the store's own rules.
    const Grounding g = grounding(*grounded->snapshot, grounded->node);
    if (compares) {
        c.confidence = g.confidence;
        c.confidenceReason = confidenceReason(g);
        putCheck(c, {"confidence",
                     c.confidence == Confidence::Low ? CheckState::Look : CheckState::Passed,
                     c.confidenceReason,
                     double(std::min(g.evidence - g.lostEvidence, g.leaves - g.lostLeaves)),
                     5.0,
                     {}});
    } else {
        c.confidence = Confidence::None;
        c.confidenceReason.clear();
        putCheck(c, {"confidence",
                     CheckState::NotRun,
                     isNarrative(c) ? "Confidence is of beliefs." : "Nothing is added.",
                     {},
                     {},
                     {}});
    }
    {
        Check out{
            "grounding",
            CheckState::Passed,
            fmt::format("{} beneath it, depth {}.", counted(std::size_t(g.leaves), "episode", "episodes"), c.depth),
            double(g.leaves),
            1.0,
            {}};
        const auto doubtful = std::count_if(sources.begin(), sources.end(),
                                            [](const Memory *memory) { return memory->status != Status::Active; });
        if (g.leaves == 0 && compares) {
            out.state = CheckState::Failed;
            out.sentence = "No raw episode lies beneath it.";
        } else if (g.leaves == 1 && compares) {
            out.state = CheckState::Look;
            out.sentence = "A single episode lies beneath it.";
        } else if (doubtful > 0) {
            out.state = CheckState::Look;
            out.sentence +=
                fmt::format(" {} in doubt or withdrawn.", counted(std::size_t(doubtful), "source is", "sources are"));
        }
        putCheck(c, std::move(out));
    }

    // Echo: support that is younger than the belief it goes to.
    {
        Check out{"echo", CheckState::Passed, "All sources are older than the claim.", 0.0, 0.5, {}};
        for (const MemoryId &target : c.targets) {
            const Memory *belief = context.memory(target);
            if (!belief || !belief->created)
                continue;
            auto later = tower(context, c, sources, belief->created->time_since_epoch().count(), stop);
            if (!later)
                return later.error();
            const auto echo = grounding(*later->snapshot, later->node).echo;
            out.value = echo;
            out.about = {target};
            if (echo && *echo >= 0.5 && c.action == Action::MergeEvidence) {
                out.state = CheckState::Look;
                out.sentence = fmt::format(
                    "{:.0f} % of it is younger than the belief, which may have brought it about.", *echo * 100);
            } else if (echo) {
                out.sentence = fmt::format("{:.0f} % of it is younger than the belief.", *echo * 100);
            }
            break;
        }
        putCheck(c, std::move(out));
    }

    // Screen: on the candidate's own text, against what its sources and their episodes carry.
    {
        const auto parts = privacy::partsOf(c);
        c.findings = privacy::detectParts(parts, context.policy);
        if (!c.findings.empty()) {
            std::vector<std::string> carried;
            carried.reserve(sources.size());
            for (const Memory *memory : sources)
                carried.push_back(memory->text);
            std::vector<MemoryKey> keys;
            for (const Node n : leaves(*grounded->snapshot, grounded->node)) {
                const MemoryKey key = grounded->snapshot->row(n).key;
                if (keys.size() < kLeafTexts &&
                    std::none_of(sources.begin(), sources.end(), [&](const Memory *m) { return m->key == key; }))
                    keys.push_back(key);
            }
            const auto rows = context.store->rows(keys, stop);
            if (!rows)
                return rows.error();
            for (const Memory &row : *rows)
                carried.push_back(row.text);
            c.findings = privacy::screenParts(parts, carried, context.policy);
        }
        std::erase_if(c.findings,
                      [&](const Finding &f) { return context.policy.action(f.category) == PolicyAction::Allow; });
        // What its sources tell a model to do is no part of its text, but a person should know.
        for (const Memory *memory : sources) {
            if (c.call == 0) // no model read them
                break;
            const auto found = detect(memory->text, context.policy);
            const auto injection =
                std::find_if(found.begin(), found.end(), [](const Finding &f) { return f.category == "injection"; });
            if (injection == found.end() || context.policy.action("injection") == PolicyAction::Allow)
                continue;
            Finding finding = *injection;
            finding.detector = "source";
            finding.start = finding.end = 0;
            finding.emergent = false;
            finding.why =
                fmt::format("It cites a memory that tries to instruct a model: \"{}\"", shortened(memory->text));
            c.findings.push_back(std::move(finding));
            break;
        }
        Check out{"privacy", CheckState::Passed, "Nothing was found.", double(c.findings.size()), {}, {}};
        if (!c.findings.empty()) {
            const auto emergent =
                std::count_if(c.findings.begin(), c.findings.end(), [](const Finding &f) { return f.emergent; });
            const bool blocks = std::any_of(c.findings.begin(), c.findings.end(), [&](const Finding &f) {
                return context.policy.action(f.category) == PolicyAction::Block;
            });
            out.state = blocks ? CheckState::Failed : CheckState::Look;
            out.sentence = counted(c.findings.size(), "flag", "flags");
            if (emergent > 0)
                out.sentence += fmt::format(", {} emergent", emergent);
            out.sentence += ".";
        }
        if (const std::string note = languageNote(c.text); !note.empty())
            out.sentence += " " + note;
        putCheck(c, std::move(out));
    }
    sortChecks(c.checks);
    return dropped;
}

} // namespace credence::reflecting

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/argument.h"

#include <credence/dossier.h>
#include <credence/privacy.h>
#include <credence/reflect.h>
#include <credence/review.h>
#include <credence/whatif.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <set>
#include <unordered_map>

namespace credence {

namespace {

constexpr std::size_t kDossierChunk = 1000;

// The messages of a request as text; the body as it is where it can't be read.
std::string promptOf(const std::string &request)
{
    const auto body = nlohmann::json::parse(request, nullptr, false);
    if (!body.is_object())
        return request;
    std::string out;
    const auto add = [&](const std::string &who, const nlohmann::json &content) {
        std::string text;
        if (content.is_string()) {
            text = content.get<std::string>();
        } else if (content.is_array()) {
            for (const auto &part : content) {
                if (part.is_object() && part.contains("text") && part["text"].is_string())
                    text += part["text"].get<std::string>();
            }
        }
        if (!text.empty())
            out += (out.empty() ? "" : "\n\n") + who + ":\n" + text;
    };
    if (body.contains("system"))
        add("system", body["system"]);
    if (body.contains("messages") && body["messages"].is_array()) {
        for (const auto &message : body["messages"]) {
            if (message.is_object() && message.contains("content"))
                add(message.contains("role") && message["role"].is_string() ? message["role"].get<std::string>()
                                                                            : "message",
                    message["content"]);
        }
    }
    return out.empty() ? request : out;
}

ChainNode nodeOf(const Memory &memory)
{
    ChainNode node;
    node.key = memory.key;
    node.id = memory.id;
    node.kind = memory.kind;
    node.shape = memory.shape;
    node.status = memory.status;
    node.depth = memory.depth;
    node.text = memory.text;
    node.created = memory.created;
    node.sourceRef = memory.sourceRef;
    return node;
}

std::optional<DossierOrigin> originOf(const Store &store, MemoryKey key)
{
    const auto candidate = store::candidateOf(store, key);
    if (!candidate || candidate->empty())
        return std::nullopt;
    DossierOrigin made;
    made.candidate = *candidate;
    if (auto decided = decisions(store, *candidate))
        made.decisions = std::move(*decided);
    const auto item = queueItem(store, *candidate);
    if (!item)
        return made;
    made.run = item->candidate.run;
    made.focus = item->candidate.focus;
    made.proposed = item->queued;
    if (item->edited)
        made.modelText = item->candidate.modelText;
    if (made.run.empty())
        return made;
    const auto run = findRun(store, made.run);
    if (!run)
        return made;
    made.preset = run->preset;
    made.provider = run->provider;
    made.model = run->model;
    made.promptVersion = run->promptVersion;
    made.proposed = run->started;
    for (const CallRecord &call : run->calls) {
        if (item->candidate.call > 0 && call.number == item->candidate.call) {
            made.prompt = promptOf(call.request);
            made.reply = call.text.empty() ? call.reply : call.text;
            if (!call.model.empty())
                made.model = call.model;
        }
    }
    return made;
}

// Replaces flagged words by their placeholders, wherever they stand.
class Blackout {
public:
    explicit Blackout(std::string salt) : m_salt(std::move(salt)) {}

    // What the flags of this text forbid; spans that don't fit it hide it whole.
    void learn(const std::string &text, std::span<const ReviewFlag> flags)
    {
        for (const ReviewFlag &flag : flags) {
            if (flag.state == "allow" || flag.state == "gone")
                continue;
            const Finding &f = flag.finding;
            if (!f.part.empty())
                continue; // what stands beside the text is not shown, but quotes: see learnQuote()
            if (f.end <= text.size() && f.start < f.end)
                learnWords(text.substr(f.start, f.end - f.start), f);
            else
                learnWords(text, f);
        }
    }
    void learnQuote(const std::string &quote, std::size_t place, std::span<const ReviewFlag> flags)
    {
        const std::string part = fmt::format("/evidence/{}/quote", place);
        for (const ReviewFlag &flag : flags) {
            const Finding &f = flag.finding;
            if (flag.state != "allow" && flag.state != "gone" && f.part == part && f.end <= quote.size() &&
                f.start < f.end)
                learnWords(quote.substr(f.start, f.end - f.start), f);
        }
    }

    // What nobody scanned, as a reason that somebody typed, is looked through now; what was allowed stays.
    void learnFound(const std::string &text, const PrivacyPolicy &policy, const std::set<std::string> &allowed)
    {
        for (const Finding &f : detect(text, policy)) {
            if (policy.action(f.category) == PolicyAction::Allow || f.start >= f.end || f.end > text.size())
                continue;
            const std::string words = text.substr(f.start, f.end - f.start);
            if (!allowed.contains(words))
                learnWords(words, f);
        }
    }

    void hide(std::string &text)
    {
        for (const auto &[words, placeholder] : ordered()) {
            for (std::size_t at = text.find(words); at != std::string::npos; at = text.find(words, at)) {
                // Short ones stand in half of all words: they count as words of their own alone.
                if (words.size() < kAnywhere && (joins(text, at, -1) || joins(text, at + words.size(), 0))) {
                    at += words.size();
                    continue;
                }
                text.replace(at, words.size(), placeholder);
                at += placeholder.size();
                ++m_hidden;
            }
        }
    }
    [[nodiscard]] std::size_t hidden() const { return m_hidden; }

private:
    static constexpr std::size_t kAnywhere = 4; // bytes

    // Whether the character there goes on with a word.
    static bool joins(const std::string &text, std::size_t at, int shift)
    {
        if ((shift < 0 && at == 0) || (shift == 0 && at >= text.size()))
            return false;
        const auto c = static_cast<unsigned char>(text[shift < 0 ? at - 1 : at]);
        return c >= 0x80 || (c >= '0' && c <= '9') || (c >= 'A' && c <= 'Z') || (c >= 'a' && c <= 'z');
    }

    void learnWords(const std::string &words, Finding finding)
    {
        if (words.empty() || m_words.contains(words))
            return;
        finding.start = 0;
        finding.end = words.size();
        finding.part.clear();
        m_words.emplace(words, redacted(words, std::span(&finding, 1), m_salt));
        m_ordered.clear();
    }
    // The longest first, so that a word inside a longer one does not tear it.
    const std::vector<std::pair<std::string, std::string>> &ordered()
    {
        if (m_ordered.size() != m_words.size()) {
            m_ordered.assign(m_words.begin(), m_words.end());
            std::stable_sort(m_ordered.begin(), m_ordered.end(),
                             [](const auto &a, const auto &b) { return a.first.size() > b.first.size(); });
        }
        return m_ordered;
    }

    std::string m_salt;
    std::map<std::string, std::string> m_words;
    std::vector<std::pair<std::string, std::string>> m_ordered;
    std::size_t m_hidden = 0;
};

Result<void> blackOut(const Store &store, Dossier &d, const std::vector<std::vector<EvidenceLink>> &links,
                      const std::vector<MemoryId> &linkOwners)
{
    const auto salt = store::redactionSalt(store);
    if (!salt)
        return salt.error();
    const auto flags = reviewFlags(store, {}, d.why.memory.scope);
    if (!flags)
        return flags.error();
    std::unordered_map<std::string, std::vector<ReviewFlag>> of;
    for (const ReviewFlag &flag : *flags)
        of[flag.target].push_back(flag);
    Blackout out(*salt);
    const auto learn = [&](const MemoryId &id, const std::string &text) {
        if (const auto it = of.find(id.value); it != of.end())
            out.learn(text, it->second);
    };
    learn(d.why.memory.id, d.why.memory.text);
    for (const auto *list : {&d.why.chain, &d.contradicting, &d.restsOnIt}) {
        for (const ChainNode &node : *list)
            learn(node.id, node.text);
    }
    for (std::size_t i = 0; i < links.size(); ++i) {
        const auto it = of.find(linkOwners[i].value);
        for (std::size_t place = 0; it != of.end() && place < links[i].size(); ++place)
            out.learnQuote(links[i][place].quote, place, it->second);
    }
    if (d.made) {
        if (const auto it = of.find(d.made->candidate); it != of.end())
            out.learn(d.made->modelText.empty() ? d.why.memory.text : d.made->modelText, it->second);
    }

    const auto policy = privacyPolicy(store, d.why.memory.scope);
    if (!policy)
        return policy.error();
    std::vector<const std::string *> texts{&d.why.memory.text};
    std::set<std::string> allowed;
    const auto look = [&](const MemoryId &id, const std::string &text) {
        texts.push_back(&text);
        if (const auto it = of.find(id.value); it != of.end()) {
            for (const ReviewFlag &flag : it->second) {
                const Finding &f = flag.finding;
                if (flag.state == "allow" && f.part.empty() && f.start < f.end && f.end <= text.size())
                    allowed.insert(text.substr(f.start, f.end - f.start));
            }
        }
    };
    look(d.why.memory.id, d.why.memory.text);
    for (const auto *list : {&d.why.chain, &d.contradicting, &d.restsOnIt}) {
        for (const ChainNode &node : *list)
            look(node.id, node.text);
    }
    for (const auto *list : {&d.why.evidence, &d.why.contradicting}) {
        for (const EvidenceLink &link : *list)
            texts.push_back(&link.quote);
    }
    for (const LedgerEntry &entry : d.history)
        texts.push_back(&entry.reason);
    if (d.made) {
        texts.push_back(&d.made->modelText);
        texts.push_back(&d.made->focus);
        for (const Decision &decision : d.made->decisions) {
            texts.push_back(&decision.reason);
            texts.push_back(&decision.text);
        }
    }
    for (const std::string *text : texts)
        out.learnFound(*text, *policy, allowed);

    out.hide(d.why.memory.text);
    for (auto *list : {&d.why.chain, &d.contradicting, &d.restsOnIt}) {
        for (ChainNode &node : *list)
            out.hide(node.text);
    }
    for (auto *list : {&d.why.evidence, &d.why.contradicting}) {
        for (EvidenceLink &link : *list)
            out.hide(link.quote);
    }
    for (auto &[id, quotes] : d.quotes) {
        for (std::string &quote : quotes)
            out.hide(quote);
    }
    for (LedgerEntry &entry : d.history) {
        out.hide(entry.reason);
        entry.payload.clear();
    }
    if (d.made) {
        out.hide(d.made->modelText);
        out.hide(d.made->focus);
        for (Decision &decision : d.made->decisions) {
            out.hide(decision.reason);
            out.hide(decision.text);
        }
        d.made->prompt.clear();
        d.made->reply.clear();
    }
    d.redacted = true;
    d.leftOut = out.hidden();
    return {};
}

} // namespace

Result<Dossier> dossier(const Store &store, MemoryKey key, const DossierOptions &options, std::stop_token stop)
{
    auto argument = why(store, key, stop);
    if (!argument)
        return argument.error();
    Dossier d;
    d.why = std::move(*argument);

    std::vector<MemoryKey> reasons, leafKeys, others;
    std::vector<MemoryId> reasonIds;
    for (const ChainNode &node : d.why.chain) {
        (node.restsOn.empty() ? leafKeys : reasons).push_back(node.key);
        if (!node.restsOn.empty())
            reasonIds.push_back(node.id);
    }
    auto links = store.evidence(reasons, stop);
    if (!links)
        return links.error();
    for (const auto &list : *links) {
        for (const EvidenceLink &link : list) {
            if (link.quote.empty() || link.role == Role::Contradicts)
                continue;
            auto &known = d.quotes[link.sourceId.value];
            if (std::find(known.begin(), known.end(), link.quote) == known.end())
                known.push_back(link.quote);
        }
    }
    for (std::size_t start = 0; start < leafKeys.size(); start += kDossierChunk) {
        const auto part = std::span(leafKeys).subspan(start, std::min(kDossierChunk, leafKeys.size() - start));
        const auto rows = store.rows(part, stop);
        if (!rows)
            return rows.error();
        for (const Memory &row : *rows) {
            if (row.importance)
                d.importance.emplace(row.id.value, *row.importance);
        }
    }

    for (const EvidenceLink &link : d.why.contradicting)
        others.push_back(link.source);
    const auto above = store.directDependents(key);
    if (!above)
        return above.error();
    std::vector<MemoryKey> resting;
    for (const auto &[derived, role] : *above) {
        if (role != Role::Contradicts && resting.size() < kDossierAbove &&
            (resting.empty() || resting.back() != derived))
            resting.push_back(derived);
    }
    others.insert(others.end(), resting.begin(), resting.end());
    std::erase(others, MemoryKey{});
    const auto rows = store.rows(others, stop);
    if (!rows)
        return rows.error();
    std::unordered_map<MemoryKey, const Memory *> byKey;
    for (const Memory &row : *rows)
        byKey.emplace(row.key, &row);
    const auto found = [&](MemoryKey one) {
        const auto it = byKey.find(one);
        return it == byKey.end() ? ChainNode{} : nodeOf(*it->second);
    };
    for (const EvidenceLink &link : d.why.contradicting)
        d.contradicting.push_back(found(link.source));
    for (const MemoryKey one : resting) {
        if (byKey.contains(one))
            d.restsOnIt.push_back(found(one));
    }

    if (d.why.memory.kind == Kind::Reflection && d.why.leaves.size() <= kDossierTried) {
        const auto below = store.snapshotBelow(std::array{key}, stop);
        if (!below)
            return below.error();
        std::vector<MemoryKey> keys;
        if (const Node self = (*below)->find(key); self != kNoNode) {
            for (const Node leaf : criticalLeaves(**below, self, stop))
                keys.push_back((*below)->row(leaf).key);
        }
        for (const ChainNode &node : d.why.chain) {
            if (std::find(keys.begin(), keys.end(), node.key) != keys.end())
                d.critical.push_back(node.id);
        }
    }
    if (d.why.memory.origin == Origin::Committed)
        d.made = originOf(store, key);
    if (auto history = store.history(key)) {
        d.history = std::move(*history);
        for (LedgerEntry &entry : d.history)
            entry.payload.clear(); // before and after of everything else in those entries
    }
    if (options.redact) {
        if (auto done = blackOut(store, d, *links, reasonIds); !done)
            return done.error();
    }
    return d;
}

} // namespace credence

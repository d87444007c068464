// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "torture/torture.h"

#include <credence/erase.h>
#include <credence/ingest.h>
#include <credence/recall.h>
#include <credence/review.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <set>

namespace credence::torture {

namespace {

const Cause kPerson{"ada", "gui", "because"};
const Cause kAgent{"agent", "agent", ""};
const Cause kImport{"", "import", ""};

std::string sentence(std::mt19937 &dice, int number)
{
    // No two share a dozen characters, as "x lantern o" would: what is erased is looked for in the other, and goes
    // there.
    const auto made = [&] {
        std::string out;
        for (int i = 0; i < 8; ++i)
            out += char('a' + dice() % 26);
        return out;
    };
    return fmt::format("{} {} zq{:05}x {}", made(), made(), number, made());
}

// Names begin with l (loose: may be retracted or erased), k (kept: candidates cite it) or r (a reflection).
std::vector<std::string> named(const Model &model, char first, const std::string &status)
{
    std::vector<std::string> out;
    for (const std::string &name : model.order) {
        if (name[0] == first && model.items.at(name).status == status)
            out.push_back(name);
    }
    return out;
}

bool isLostHere(const std::string &status)
{
    return status == "retracted" || status == "superseded" || status == "stale" || status == "erased";
}

// The rule of truth maintenance, read off its definition.
void settle(Model &model)
{
    for (const std::string &name : model.order) { // sources come before what rests on them
        Item &item = model.items[name];
        if (item.kind != "reflection" || item.status == "retracted" || item.status == "erased")
            continue;
        int lost = 0;
        for (const std::string &source : item.sources)
            lost += isLostHere(model.items[source].status);
        const int left = int(item.sources.size()) - lost;
        item.status = lost == 0 ? "active" : left < 2 ? "stale" : "suspect";
    }
}

void leavesOf(const Model &model, const std::string &name, std::set<std::string> &leaves)
{
    const Item &item = model.items.at(name);
    if (item.kind == "episode")
        leaves.insert(name);
    for (const std::string &source : item.sources)
        leavesOf(model, source, leaves);
}

template<class T>
const T &oneOf(const std::vector<T> &all, std::mt19937 &dice)
{
    return all[dice() % all.size()];
}

std::vector<std::string> someOf(std::vector<std::string> all, std::size_t count, std::mt19937 &dice)
{
    std::vector<std::string> out;
    while (out.size() < count && !all.empty()) {
        const std::size_t at = dice() % all.size();
        out.push_back(all[at]);
        all.erase(all.begin() + std::ptrdiff_t(at));
    }
    return out;
}

std::string quoted(const std::vector<std::string> &ids)
{
    std::string out;
    for (const std::string &id : ids)
        out += fmt::format(R"({}{{"id":"{}"}})", out.empty() ? "" : ",", id);
    return out;
}

Result<std::vector<MemoryKey>> keysOf(const Store &store, const std::vector<std::string> &names)
{
    std::vector<MemoryKey> out;
    for (const std::string &name : names) {
        const auto key = store.find(name);
        if (!key)
            return key.error();
        out.push_back(*key);
    }
    return out;
}

} // namespace

bool Model::operator==(const Model &other) const
{
    return difference(*this, other).empty();
}

Step plan(const Model &model, const Model &before, std::mt19937 &dice)
{
    Step step;
    int next = model.counter;
    const auto add = [&](char first, std::string kind, std::vector<std::string> sources) {
        const int number = ++next;
        step.names.push_back(fmt::format("{}{:05}", first, number));
        step.items.push_back({std::move(kind), "active", sentence(dice, number), std::move(sources)});
        return step.names.back();
    };
    const auto looseOnes = named(model, 'l', "active");
    const auto kept = named(model, 'k', "active");
    const auto pending = [&](const char *state) {
        std::vector<std::string> out;
        for (const auto &[id, now] : model.candidates) {
            if (now == state)
                out.push_back(id);
        }
        return out;
    };
    const auto waiting = pending("pending"), approved = pending("approved");
    for (;;) {
        step = {};
        next = model.counter;
        switch (dice() % 10) {
        case 0: // the agent remembers, and concludes
        case 1: {
            step.kind = "add";
            const int count = 1 + int(dice() % 3);
            for (int i = 0; i < count; ++i)
                add('l', "episode", {});
            if (looseOnes.size() >= 3)
                add('r', "reflection", someOf(looseOnes, 2 + dice() % 2, dice));
            return step;
        }
        case 2: { // a file with episodes, a belief on beliefs, and candidates
            step.kind = "import";
            for (int i = 0; i < 4; ++i)
                add('k', "episode", {});
            for (int i = 0; i < 4; ++i)
                add('l', "episode", {});
            const auto first = add('r', "reflection", {step.names[4], step.names[5], step.names[6]});
            const auto second = add('r', "reflection", {step.names[5], step.names[7]});
            add('r', "reflection", {first, second});
            step.lines = credenceJsonlHeader() + "\n";
            for (std::size_t i = 0; i < step.names.size(); ++i) {
                step.lines += fmt::format(
                    R"({{"record":"memory","id":"{}","kind":"{}","scope":"s","text":"{}",)"
                    R"("created":"2026-01-01T{:02}:{:02}:00Z","importance":0.{},"tags":["t{}"]{}}})"
                    "\n",
                    step.names[i], step.items[i].kind, step.items[i].text, next / 60 % 24, next % 60, 1 + i % 9, i % 3,
                    step.items[i].sources.empty()
                        ? std::string()
                        : fmt::format(R"(,"shape":"insight","evidence":[{}])", quoted(step.items[i].sources)));
            }
            for (int i = 0; i < 3; ++i) {
                const int number = ++next;
                step.candidates.push_back(fmt::format("c{:05}", number));
                step.lines +=
                    fmt::format(R"({{"record":"candidate","id":"c{:05}","action":"add","scope":"s",)"
                                R"("text":"{}","shape":"insight","evidence":[{}],"targets":[],)"
                                R"("state":"pending"}})"
                                "\n",
                                number, sentence(dice, number), quoted({step.names[0], step.names[1], step.names[2]}));
            }
            return step;
        }
        case 3: // a decision
            if (waiting.empty())
                break;
            step.kind = "decide";
            step.candidates = {oneOf(waiting, dice)};
            return step;
        case 4: // the commit
        case 5:
            if (approved.empty())
                break;
            step.kind = "commit";
            step.candidates = approved;
            return step;
        case 6: // a retraction
            if (looseOnes.empty())
                break;
            step.kind = "retract";
            step.names = someOf(looseOnes, 1 + dice() % 2, dice);
            return step;
        case 7: // the last thing taken back
            if (model.ledger.empty() || model.ledger.size() == before.ledger.size() ||
                (model.ledger.back() != "add" && model.ledger.back() != "retract" && model.ledger.back() != "commit"))
                break;
            step.kind = "undo";
            return step;
        case 8: // forgetting
            if (looseOnes.size() < 6)
                break;
            step.kind = "erase";
            step.names = someOf(looseOnes, 1 + dice() % 2, dice);
            return step;
        case 9: // the index beside the store
            step.kind = "index";
            return step;
        }
    }
}

Model applied(const Model &model, const Model &before, const Step &step)
{
    Model out = model;
    if (step.kind != "index")
        out.ledger.push_back(step.kind);
    if (step.kind == "add" || step.kind == "import") {
        for (std::size_t i = 0; i < step.names.size(); ++i) {
            out.items[step.names[i]] = step.items[i];
            out.order.push_back(step.names[i]);
        }
        for (const std::string &candidate : step.candidates)
            out.candidates[candidate] = "pending";
        out.counter += int(step.names.size() + step.candidates.size());
    } else if (step.kind == "decide") {
        out.candidates[step.candidates.front()] = "approved";
    } else if (step.kind == "commit") {
        for (const std::string &candidate : step.candidates) {
            out.candidates[candidate] = "committed";
            out.items["of " + candidate] = {"reflection", "active", "", {}};
            out.order.push_back("of " + candidate);
        }
    } else if (step.kind == "retract") {
        for (const std::string &name : step.names)
            out.items[name].status = "retracted";
    } else if (step.kind == "undo") {
        if (model.ledger.back() == "retract") {
            for (auto &[name, item] : out.items) {
                if (const auto old = before.items.find(name); old != before.items.end())
                    item.status = old->second.status;
            }
        } else { // what it brought is withdrawn, never deleted
            for (auto &[name, item] : out.items) {
                if (!before.items.contains(name))
                    item.status = "retracted";
            }
            for (auto &[name, state] : out.candidates) {
                if (state == "committed" && before.candidates.at(name) != state)
                    out.items["of " + name].status = "retracted";
                state = before.candidates.at(name);
            }
        }
    } else if (step.kind == "erase") {
        std::set<std::string> gone(step.names.begin(), step.names.end());
        for (const std::string &name : model.order) { // what has no leaf left goes too
            std::set<std::string> leaves;
            leavesOf(model, name, leaves);
            const bool any = std::any_of(leaves.begin(), leaves.end(), [&](const auto &leaf) {
                return model.items.at(leaf).status != "erased" && !gone.contains(leaf);
            });
            const bool touched = std::any_of(leaves.begin(), leaves.end(), [&](const auto &leaf) {
                return std::find(step.names.begin(), step.names.end(), leaf) != step.names.end();
            });
            if (!any && touched)
                gone.insert(name);
        }
        for (const std::string &name : gone) {
            Item &item = out.items[name];
            if (item.status != "erased")
                out.erasedTexts.push_back(item.text);
            item.status = "erased";
            item.text.clear();
        }
    }
    // A committed belief rests on what stays, so it has no sources here and its status stands.
    Model settled = out;
    for (auto &[name, item] : settled.items) {
        if (name.starts_with("of "))
            item.kind = "committed";
    }
    settle(settled);
    for (auto &[name, item] : settled.items)
        out.items[name].status = item.status;
    return out;
}

Result<void> perform(Store &store, const Step &step)
{
    const auto plain = [](const auto &result) { return result ? Result<void>() : Result<void>(result.error()); };
    if (step.kind == "add") {
        std::vector<MemoryDraft> drafts;
        for (std::size_t i = 0; i < step.names.size(); ++i) {
            MemoryDraft draft;
            draft.memory.id = {step.names[i]};
            draft.memory.scope = "s";
            draft.memory.text = step.items[i].text;
            draft.memory.created = Time(std::chrono::milliseconds(1'767'225'600'000 + std::int64_t(i) * 1000));
            draft.memory.kind = *parseKind(step.items[i].kind);
            if (draft.memory.kind == Kind::Reflection)
                draft.memory.shape = Shape::Insight;
            for (const std::string &source : step.items[i].sources)
                draft.evidence.push_back({source, Role::Supports, Granularity::Claim, {}});
            drafts.push_back(std::move(draft));
        }
        return plain(store.add(std::move(drafts), kAgent));
    }
    if (step.kind == "import") {
        const auto report = store.import(readCredenceJsonl(step.lines, "file"), "file.jsonl", kImport);
        if (report && !report->problems.empty())
            return Error{Errc::Invalid, report->problems.front().message, {}};
        return plain(report);
    }
    if (step.kind == "decide") {
        DecideRequest request;
        request.candidate = step.candidates.front();
        return plain(decide(store, request, kPerson, quickRecheck));
    }
    if (step.kind == "commit") {
        const auto done = commit(store, kPerson);
        if (done && !done->blocked.empty())
            return Error{Errc::Conflict, done->blocked.front().because, {}};
        return plain(done);
    }
    if (step.kind == "undo") {
        const auto last = store.ledger(1);
        if (!last || last->empty())
            return plain(last);
        return plain(store.undo(last->front().number, kPerson));
    }
    if (step.kind == "index") {
        const auto index = RecallIndex::open(store);
        return plain(index);
    }
    const auto keys = keysOf(store, step.names);
    if (!keys)
        return keys.error();
    if (step.kind == "retract")
        return plain(store.retract(*keys, kPerson));
    EraseRequest request;
    request.keys = *keys;
    return plain(erase(store, request, kPerson));
}

Result<Model> modelOf(const Store &store)
{
    Model out;
    const auto keys = store.keys({});
    if (!keys)
        return keys.error();
    const auto rows = store.rows(*keys);
    if (!rows)
        return rows.error();
    if (rows->size() != keys->size())
        return Error{Errc::Corrupt, "Memories are listed that can't be read.", {}};
    const auto items = queue(store);
    if (!items)
        return items.error();
    std::map<std::string, std::string> candidateOf;
    for (const QueueItem &item : *items) {
        out.candidates[item.candidate.id] = word(item.state);
        // Undone, it is undecided again, but the memory of then has its words.
        candidateOf[item.candidate.text] = item.candidate.id;
    }
    std::set<std::string> twice;
    for (const Memory &memory : *rows) {
        std::string name = memory.id.value;
        std::string text = memory.text;
        if (memory.origin == Origin::Committed) {
            name = "of " + candidateOf[memory.text];
            text.clear();
            if (out.items.contains(name)) { // committed again after an undo
                if (memory.status == Status::Retracted)
                    continue;
                out.items.erase(name);
            }
        }
        out.items[name] = {word(memory.kind), word(memory.status), text, {}};
    }
    const auto entries = store.ledger();
    if (!entries)
        return entries.error();
    for (auto entry = entries->rbegin(); entry != entries->rend(); ++entry) {
        if (entry->kind != "init")
            out.ledger.push_back(entry->kind);
    }
    return out;
}

std::string difference(const Model &expected, const Model &found)
{
    for (const auto &[name, item] : expected.items) {
        const auto it = found.items.find(name);
        if (it == found.items.end())
            return fmt::format("\"{}\" is lost", name);
        if (it->second.status != item.status)
            return fmt::format("\"{}\" is {} instead of {}", name, it->second.status, item.status);
        if (it->second.kind != item.kind || it->second.text != item.text)
            return fmt::format("\"{}\" reads \"{}\" instead of \"{}\"", name, it->second.text, item.text);
    }
    for (const auto &[name, item] : found.items) {
        if (!expected.items.contains(name))
            return fmt::format("\"{}\" is there and should not be", name);
    }
    if (found.candidates != expected.candidates) {
        for (const auto &[id, state] : expected.candidates) {
            const auto it = found.candidates.find(id);
            if (it == found.candidates.end() || it->second != state)
                return fmt::format("candidate {} is {} instead of {}", id,
                                   it == found.candidates.end() ? "lost" : it->second, state);
        }
        return "there are more candidates than should be";
    }
    if (found.ledger != expected.ledger) {
        const auto tail = [](const std::vector<std::string> &all) {
            return fmt::format("{} entries, the last {}", all.size(), all.empty() ? "none" : all.back());
        };
        return fmt::format("the ledger has {} instead of {}", tail(found.ledger), tail(expected.ledger));
    }
    return {};
}

Result<std::string> listing(const Store &store)
{
    std::string out;
    const auto keys = store.keys({});
    if (!keys)
        return keys.error();
    const auto rows = store.rows(*keys);
    if (!rows)
        return rows.error();
    std::vector<std::string> lines;
    for (const Memory &memory : *rows) {
        const auto links = store.evidence(memory.key);
        if (!links)
            return links.error();
        std::string line = fmt::format("{} {} {} {} {}\n", memory.key.value, word(memory.status), word(memory.origin),
                                       memory.depth, memory.importance.value_or(-1)) +
                           writeCredenceJsonl(memory, *links);
        for (const EvidenceLink &link : *links)
            line += fmt::format("\n{} {} {}", link.source.value, link.ordinal, word(link.granularity));
        const auto flagged = store.flags(memory.key);
        if (!flagged)
            return flagged.error();
        for (const Flag &flag : *flagged)
            line += "\n" + flag.id + flag.category + flag.state;
        const auto above = store.directDependents(memory.key);
        if (!above)
            return above.error();
        for (const auto &[dependent, role] : *above)
            line += fmt::format("\n{} {}", dependent.value, word(role));
        lines.push_back(std::move(line));
    }
    std::sort(lines.begin(), lines.end());
    const auto items = queue(store);
    if (!items)
        return items.error();
    for (const QueueItem &item : *items) {
        lines.push_back(fmt::format("{} {} {} {}", item.candidate.id, word(item.state), item.candidate.text,
                                    item.decision ? item.decision->reviewer + item.decision->reason : ""));
        for (const auto &link : item.candidate.evidence)
            lines.push_back(link.id.value);
    }
    const auto entries = store.ledger();
    if (!entries)
        return entries.error();
    for (const LedgerEntry &entry : *entries)
        lines.push_back(
            fmt::format("{} {} {} {} {}", entry.number.value, entry.kind, entry.hash, entry.payload, entry.ids.size()));
    const auto channels = store.approvalChannels();
    if (!channels)
        return channels.error();
    for (const std::string &channel : *channels)
        lines.push_back(channel);
    const auto scopes = store.scopes();
    if (!scopes)
        return scopes.error();
    for (const ScopeInfo &scope : *scopes)
        lines.push_back(fmt::format("{} {} {} {}", scope.id, scope.memories, scope.maxDepth, scope.agentState));
    // What a search finds is an answer, too.
    for (const char *query : {"mill", "lantern orchard", "zq00007x"}) {
        Query question;
        question.text = query;
        const auto found = store.keys(question);
        if (!found)
            return found.error();
        std::string line;
        for (const MemoryKey key : *found)
            line += fmt::format(" {}", key.value);
        lines.push_back(line);
    }
    for (const std::string &line : lines)
        out += line + "\n";
    return out;
}

Model prepare(const std::filesystem::path &path, std::uint32_t seed, int steps)
{
    CreateOptions options;
    options.scope = "s";
    auto store = Store::create(path, options);
    Model model, before;
    if (!store) {
        fmt::print(stderr, "prepare: {}\n", store.error().message);
        std::exit(2);
    }
    std::mt19937 dice(seed);
    for (int i = 0; i < steps; ++i) {
        const Step step = plan(model, before, dice);
        if (step.kind == "index")
            continue;
        if (auto done = perform(**store, step); !done) {
            fmt::print(stderr, "prepare: {}: {}\n", step.kind, done.error().message);
            std::exit(2);
        }
        Model next = applied(model, before, step);
        before = std::exchange(model, std::move(next));
    }
    return model;
}

} // namespace credence::torture

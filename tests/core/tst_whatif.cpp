// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/graph.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/whatif.h>

#include <QTest>

#include <algorithm>
#include <map>
#include <memory>
#include <random>

namespace tst_whatif {

using namespace credence;
using credence::test::Graph;

namespace {

std::string carriersOf(const Graph &g, const char *beliefs, double share = 1.0)
{
    std::string line;
    for (const Carrier &one : carriers(*g.snapshot(), g.nodes(beliefs), share))
        line += (line.empty() ? "" : " ") + g.names[one.node] + ":" + std::to_string(one.carries) + "+" +
                std::to_string(one.adds);
    return line;
}

std::string criticalOf(const Graph &g, const char *belief)
{
    return g.text(criticalLeaves(*g.snapshot(), g.nodes(belief).front()));
}

class SmallStore {
public:
    SmallStore()
    {
        CreateOptions options;
        options.scope = "s";
        options.approvalChannels = {"gui", "cli"};
        auto made = Store::create(m_folder / "t.credence", options);
        if (made)
            m_store = std::move(*made);
    }
    [[nodiscard]] bool ok() const { return m_store != nullptr; }
    [[nodiscard]] bool add(std::vector<MemoryDraft> drafts)
    {
        for (MemoryDraft &draft : drafts)
            draft.memory.scope = "s";
        return m_store->add(std::move(drafts), test::kAgent).ok();
    }
    [[nodiscard]] bool import(std::vector<MemoryDraft> drafts)
    {
        return m_store->import(test::foreign(std::move(drafts)), "test", {"", "import", ""}).ok();
    }
    [[nodiscard]] MemoryKey key(const std::string &id) const
    {
        const auto found = m_store->find(id);
        return found ? *found : MemoryKey{};
    }
    Store &operator*() { return *m_store; }
    Store *operator->() { return m_store.get(); }

private:
    test::Folder m_folder;
    std::unique_ptr<Store> m_store;
};

} // namespace

class TstWhatif : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void criticalByDefinition()
    {
        // Two sources: each is critical. Three: none is, one may go.
        QCOMPARE(criticalOf(Graph("r1 < e1 e2"), "r1"), std::string("e1 e2"));
        QCOMPARE(criticalOf(Graph("r1 < e1 e2 e3"), "r1"), std::string(""));
        // e1 takes r1 with it, so r2 loses two of three at once; e4 alone leaves two.
        QCOMPARE(criticalOf(Graph("r1 < e1 e2; r2 < r1 e1 e4"), "r2"), std::string("e1"));
        // r1 falls with either, and r2 with r1.
        QCOMPARE(criticalOf(Graph("r1 < e1 e2; r2 < r1 e4"), "r2"), std::string("e1 e2 e4"));
        // Suspect passes nothing on: r1 keeps two.
        QCOMPARE(criticalOf(Graph("r1 < e1 e2 e3; r2 < r1 e4"), "r2"), std::string("e4"));
        // One source is below the floor already when it goes; without one nothing can go.
        QCOMPARE(criticalOf(Graph("r1 < e1"), "r1"), std::string("e1"));
        QCOMPARE(criticalOf(Graph("r1; e1"), "r1"), std::string(""));
        // What is stale already does not fall again; what contradicts carries nothing.
        QCOMPARE(criticalOf(Graph("e1 = retracted; r1 < e1 e2; r1 = stale"), "r1"), std::string(""));
        QCOMPARE(criticalOf(Graph("r1 < e1 e2 e3; r1 ! e4"), "r1"), std::string(""));
        // A loss before leaves two, so that each of them is critical now.
        QCOMPARE(criticalOf(Graph("e1 = retracted; r1 < e1 e2 e3; r1 = suspect"), "r1"), std::string("e2 e3"));
    }

    void carriersAreGreedy()
    {
        // e1 lies beneath three, e3 beneath the fourth.
        const Graph g("r1 < e1 e2; r2 < e1 e4; r3 < e1 e5; r4 < e3 e6");
        QCOMPARE(carriersOf(g, "r1 r2 r3 r4"), std::string("e1:3+3 e3:1+1"));
        QCOMPARE(carriersOf(g, "r1 r2 r3 r4", 0.75), std::string("e1:3+3"));
        QCOMPARE(carriersOf(g, "r1 r2 r3 r4", 0.0), std::string(""));
        QCOMPARE(carriersOf(g, "r4"), std::string("e3:1+1")); // of equals the earliest
        QCOMPARE(carriersOf(g, "r1 r1"), std::string("e1:1+1"));
        // Through other beliefs; one without any leaf is not to be carried.
        QCOMPARE(carriersOf(Graph("r1 < e1 e2; r2 < r1 e3; r3; r4 < e3 e2"), "r2 r3 r4"), std::string("e2:2+2"));
        // Where greed is not the least: e1 and e2 would do, it begins with e3, which lies beneath most.
        const Graph trap("r1 < e1 e9; r2 < e1 e3; r3 < e1 e3; r4 < e2 e3; r5 < e2 e3; r6 < e2 e8");
        QCOMPARE(carriersOf(trap, "r1 r2 r3 r4 r5 r6"), std::string("e3:4+4 e1:3+1 e2:3+1"));
    }

    void effectInWords()
    {
        SmallStore store;
        QVERIFY(store.ok());
        using test::episode;
        using test::reflection;
        std::vector<MemoryDraft> drafts;
        for (const char *id : {"e1", "e2", "e3", "e4", "e5", "e6"})
            drafts.push_back(episode(id));
        drafts.push_back(reflection("r1", {"e1", "e2"}));
        drafts.push_back(reflection("r2", {"e1", "e3", "e4"}));
        drafts.push_back(reflection("r3", {"r1", "e5", "e6"}));
        drafts.push_back(reflection("r4", {"e5", "e6"}));
        QVERIFY(store.add(std::move(drafts)));
        const std::vector<MemoryKey> keys{store.key("e1"), store.key("e3"), store.key("e1")};
        const auto effect = whatIf(*store, keys);
        QVERIFY(effect.ok());
        QCOMPARE(effect->withdrawn.size(), std::size_t(2));
        QCOMPARE(effect->dependents, 3);
        QCOMPARE(effect->unaffected, 0);
        QCOMPARE(effect->beliefs, std::uint64_t(4));
        // Deepest first; r1 and r2 are both stale (r2 keeps one of three).
        QCOMPARE(effect->follows.size(), std::size_t(3));
        QCOMPARE(effect->follows[0].id.value, std::string("r3"));
        QVERIFY(effect->follows[0].after == Status::Suspect);
        QCOMPARE(effect->follows[0].chosenLost, 0); // it loses r1, which was not chosen
        QCOMPARE(effect->follows[1].id.value, std::string("r1"));
        QVERIFY(effect->follows[1].after == Status::Stale);
        QCOMPARE(effect->follows[2].sourcesLost, 2);
        QCOMPARE(effect->follows[2].sourcesLeft, 1);
        QCOMPARE(effect->follows[2].sources, 3);
        QCOMPARE(effect->layers.size(), std::size_t(2));
        QCOMPARE(effect->layers[0].depth, 2);
        QCOMPARE(effect->layers[0].suspect, std::uint64_t(1));
        QCOMPARE(effect->layers[0].beliefs, std::uint64_t(1));
        QCOMPARE(effect->layers[1].stale, std::uint64_t(2));
        QCOMPARE(effect->layers[1].beliefs, std::uint64_t(3));
        // e1 alone takes r1; e3 alone takes nothing.
        QCOMPARE(effect->critical.size(), std::size_t(1));
        QCOMPARE(effect->critical[0].key.value, keys[0].value);
        QCOMPARE(effect->critical[0].beliefs, std::vector<MemoryKey>{store.key("r1")});
    }

    // What is applied equals the preview, on 1,000 random graphs in one store; restoring gives the earlier statuses.
    void appliedEqualsPreview()
    {
        constexpr int kGraphs = 1000, kSize = 12;
        std::mt19937 random(20261130);
        const auto below = [&](int n) { return int(random() % unsigned(n)); };
        SmallStore store;
        QVERIFY(store.ok());
        std::vector<MemoryDraft> drafts;
        const auto name = [](int graph, int n) { return "g" + std::to_string(graph) + "m" + std::to_string(n); };
        for (int graph = 0; graph < kGraphs; ++graph) {
            for (int n = 0; n < kSize; ++n) {
                std::vector<std::string> sources;
                for (int link = n < 5 ? 0 : 2 + below(3); link > 0;) {
                    const std::string source = name(graph, below(n));
                    if (std::find(sources.begin(), sources.end(), source) == sources.end()) {
                        sources.push_back(source);
                        --link;
                    }
                }
                drafts.push_back(n < 5 ? test::episode(name(graph, n)) : test::reflection(name(graph, n), sources));
                drafts.back().memory.scope = "s"; // one scope: ids keep the graphs apart
            }
        }
        QVERIFY(store.import(std::move(drafts)));
        int stale = 0, suspect = 0;
        for (int graph = 0; graph < kGraphs; ++graph) {
            std::vector<MemoryKey> all, chosen;
            for (int n = 0; n < kSize; ++n)
                all.push_back(store.key(name(graph, n)));
            for (int n = 1 + below(3); n > 0; --n)
                chosen.push_back(all[std::size_t(below(kSize))]);
            const auto statuses = [&] {
                std::map<std::int64_t, Status> found;
                const auto rows = store->rows(all);
                for (std::size_t i = 0; rows && i < rows->size(); ++i)
                    found[(*rows)[i].key.value] = (*rows)[i].status;
                return found;
            };
            const auto before = statuses();
            const auto effect = whatIf(*store, chosen);
            QVERIFY(effect.ok());
            auto expected = before;
            for (const MemoryKey key : effect->withdrawn)
                expected[key.value] = Status::Retracted;
            for (const WhatIfChange &change : effect->follows) {
                QCOMPARE(change.before, before.at(change.key.value));
                expected[change.key.value] = change.after;
                ++(change.after == Status::Stale ? stale : suspect);
            }
            const auto done = store->retract(chosen, {"Sam", "cli", "test"}, effect->head);
            QVERIFY2(done.ok(), done.ok() ? "" : done.error().message.c_str());
            for (const auto &[key, status] : statuses())
                QCOMPARE(std::string(word(status)), std::string(word(expected.at(key))));
            QCOMPARE(done->changed.size(), effect->withdrawn.size() + effect->follows.size());
            QVERIFY(store->restore(effect->withdrawn, {"Sam", "cli", "test"}).ok());
            QVERIFY(statuses() == before);
        }
        QVERIFY(stale > 500);
        QVERIFY(suspect > 300);
    }

    void whatMovedOnIsRefused()
    {
        SmallStore store;
        QVERIFY(store.ok());
        QVERIFY(store.add(
            {test::episode("e1"), test::episode("e2"), test::episode("e3"), test::reflection("r1", {"e1", "e2"})}));
        const std::vector<MemoryKey> keys{store.key("e1")};
        const auto effect = whatIf(*store, keys);
        QVERIFY(effect.ok());
        QVERIFY(store.add({test::episode("e4")}));
        const auto refused = store->retract(keys, {"Sam", "cli", "test"}, effect->head);
        QVERIFY(!refused.ok());
        QCOMPARE(refused.error().code, Errc::Conflict);
        QVERIFY(store->rows(keys)->front().status == Status::Active);
        // The episode changed nothing of the effect.
        const auto again = whatIf(*store, keys);
        QVERIFY(again.ok());
        QVERIFY(sameEffect(*effect, *again));
        QVERIFY(store->retract(keys, {"Sam", "cli", "test"}, again->head).ok());
    }
};

CREDENCE_TEST(tst_whatif, TstWhatif)

} // namespace tst_whatif

#include "tst_whatif.moc"

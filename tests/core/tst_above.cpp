// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What is read for a withdrawal is less than the store, and must give the answer of the whole store.
#include "store/sqlite.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/grounding.h>

#include <QTest>

#include <random>

namespace tst_above {

using namespace credence;
using namespace credence::test;

namespace {

constexpr int kGraphs = 1000;
constexpr int kSize = 14;

std::string name(int graph, int n)
{
    return "g" + std::to_string(graph) + "m" + std::to_string(n);
}

// A scope of its own: episodes, narratives and beliefs in random states, links by all roles, doubled and dangling ones.
void addGraph(int graph, std::mt19937 &random, std::vector<MemoryDraft> &drafts)
{
    const auto below = [&](int n) { return int(random() % unsigned(n)); };
    for (int n = 0; n < kSize; ++n) {
        const int kind = n < 4 ? 0 : below(8);
        MemoryDraft draft = kind == 0 ? episode(name(graph, n)) : reflection(name(graph, n), {});
        if (kind == 1) {
            draft.memory.kind = Kind::Narrative;
            draft.memory.shape = Shape::None;
        }
        draft.memory.scope = "scope" + std::to_string(graph);
        for (int link = kind == 0 ? 0 : 1 + below(5); link > 0; --link) {
            const Role role = below(6) == 0 ? Role::Contradicts : below(4) == 0 ? Role::MergedFrom : Role::Supports;
            draft.evidence.push_back(
                {below(12) == 0 ? "nowhere" : name(graph, below(n)), role, Granularity::Claim, {}});
        }
        static constexpr Status kSome[]{Status::Retracted, Status::Superseded, Status::Deprecated, Status::Stale,
                                        Status::Suspect};
        if (below(4) == 0)
            draft.memory.status = kSome[below(5)];
        drafts.push_back(std::move(draft));
    }
}

QStringList lines(const Snapshot &s, const Impact &impact)
{
    QStringList found;
    for (const auto *list : {&impact.withdrawn, &impact.becomesStale, &impact.becomesSuspect, &impact.recovers}) {
        for (const StatusChange &c : *list) {
            found << QStringLiteral("%1: %2 to %3, %4 left, %5 lost, %6")
                         .arg(s.row(c.node).key.value)
                         .arg(QLatin1String(word(c.before)), QLatin1String(word(c.after)))
                         .arg(c.sourcesLeft)
                         .arg(c.sourcesLost)
                         .arg(QString::fromStdString(c.reason));
        }
    }
    return found << QString::number(impact.dependents) << QString::number(impact.unaffected);
}

} // namespace

class TstAbove : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void readsWhatMayChange();
    void passesOnWhatMayFall();
    void equalsTheWholeOnRandomGraphs();
};

void TstAbove::readsWhatMayChange()
{
    const Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    MemoryDraft next = reflection("next", {"wide", "e4"});
    next.evidence.push_back({"e5", Role::Supports, Granularity::Claim, {}});
    QVERIFY_OK((*store)->add({episode("e1"), episode("e2"), episode("e3"), episode("e4"), episode("e5"),
                              reflection("wide", {"e1", "e2", "e3"}), next, reflection("side", {"e2", "e3"})},
                             kAgent));
    const auto key = [&](const char *id) { return *(*store)->find(id); };
    const MemoryKey starts[] = {key("e1")};
    const auto above = (*store)->snapshotAbove(starts);
    QVERIFY_OK(above);
    const Snapshot &s = **above;
    // "wide" keeps two of its three, so it can't fall, and "next" keeps all of its own: e4 and e5 stay unread.
    QCOMPARE(s.size(), std::size_t(5)); // e1 wide next, and e2 e3
    QCOMPARE(s.linkCount(), std::size_t(4));
    QCOMPARE(s.find(key("e4")), kNoNode);
    QCOMPARE(s.find(key("side")), kNoNode);
    const Node chosen[] = {s.find(key("e1"))};
    const Impact impact = previewWithdrawal(s, chosen, Withdrawal::Retract);
    QCOMPARE(impact.dependents, 2);
    QCOMPARE(impact.becomesSuspect.size(), std::size_t(1));
    QCOMPARE(s.row(impact.becomesSuspect[0].node).key, key("wide"));
    QCOMPARE(impact.becomesSuspect[0].sourcesLeft, 2);
    QCOMPARE(impact.becomesStale.size(), std::size_t(0));
    QCOMPARE(impact.unaffected, 1);
}

void TstAbove::passesOnWhatMayFall()
{
    const Folder folder;
    auto store = Store::create(folder / "a.credence");
    QVERIFY_OK(store);
    QVERIFY_OK((*store)->add({episode("e1"), episode("e2"), episode("e3"), episode("e4"),
                              reflection("pair", {"e1", "e2"}), reflection("next", {"pair", "e3", "e4"})},
                             kAgent));
    const auto key = [&](const char *id) { return *(*store)->find(id); };
    const MemoryKey starts[] = {key("e1")};
    const auto above = (*store)->snapshotAbove(starts);
    QVERIFY_OK(above);
    QCOMPARE((*above)->size(), std::size_t(6));
    const Node chosen[] = {(*above)->find(key("e1"))};
    const Impact impact = previewWithdrawal(**above, chosen, Withdrawal::Erase);
    QCOMPARE(impact.becomesStale.size(), std::size_t(1));
    QCOMPARE((*above)->row(impact.becomesStale[0].node).key, key("pair"));
    QCOMPARE(impact.becomesSuspect.size(), std::size_t(1));
    QCOMPARE((*above)->row(impact.becomesSuspect[0].node).key, key("next"));
}

void TstAbove::equalsTheWholeOnRandomGraphs()
{
    const Folder folder;
    const std::filesystem::path path = folder / "a.credence";
    std::mt19937 random(20261130);
    {
        auto store = Store::create(path);
        QVERIFY_OK(store);
        std::vector<MemoryDraft> drafts;
        for (int graph = 0; graph < kGraphs; ++graph)
            addGraph(graph, random, drafts);
        QVERIFY_OK((*store)->import(foreign(std::move(drafts)), "random", {}));
        auto db = sql::Connection::open(path, sql::Mode::ReadWrite, std::chrono::milliseconds(1000));
        QVERIFY_OK(db);
        QVERIFY_OK((*db)->execute("UPDATE memory SET acknowledged_lost = key % 3 WHERE kind = 'reflection'"));
    }
    auto store = Store::open(path);
    QVERIFY_OK(store);
    const auto whole = (*store)->snapshot();
    QVERIFY_OK(whole);
    QCOMPARE((*whole)->size(), std::size_t(kGraphs * kSize));
    int fall = 0, doubt = 0, recover = 0;
    for (int graph = 0; graph < kGraphs; ++graph) {
        std::vector<MemoryKey> keys;
        for (int n = 1 + int(random() % 2); n > 0; --n) {
            const auto key = (*store)->find(name(graph, int(random() % kSize)));
            QVERIFY_OK(key);
            if (std::find(keys.begin(), keys.end(), *key) == keys.end())
                keys.push_back(*key);
        }
        const auto above = (*store)->snapshotAbove(keys);
        QVERIFY_OK(above);
        std::vector<Node> inPart, inWhole;
        for (const MemoryKey key : keys) {
            inPart.push_back((*above)->find(key));
            inWhole.push_back((*whole)->find(key));
        }
        for (const Withdrawal how : {Withdrawal::Retract, Withdrawal::Supersede, Withdrawal::Erase}) {
            const Impact expected = previewWithdrawal(**whole, inWhole, how);
            QCOMPARE(lines(**above, previewWithdrawal(**above, inPart, how)), lines(**whole, expected));
            fall += int(expected.becomesStale.size());
            doubt += int(expected.becomesSuspect.size());
        }
        const Impact expected = previewRestore(**whole, inWhole);
        QCOMPARE(lines(**above, previewRestore(**above, inPart)), lines(**whole, expected));
        recover += int(expected.recovers.size());
    }
    // The graphs must have had something to lose.
    QVERIFY2(fall > 300 && doubt > 100 && recover > 20,
             qPrintable(QStringLiteral("%1 %2 %3").arg(fall).arg(doubt).arg(recover)));
}

CREDENCE_TEST(tst_above, TstAbove)

} // namespace tst_above

#include "tst_above.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The reach of all nodes at once equals a walk from each, and a deep chain is no square.
#include "audit/closure.h"
#include "audit/walk.h"
#include "support/registry.h"

#include <credence/grounding.h>

#include <QTest>

#include <random>

namespace tst_closure {

using namespace credence;

namespace {

NodeRow node(std::int64_t key, Kind kind, std::int64_t created, Status status = Status::Active)
{
    NodeRow row;
    row.key = {key};
    row.kind = kind;
    row.created = created;
    row.status = status;
    return row;
}

// Links lead to earlier nodes only, except that `circle` closes one.
std::shared_ptr<const Snapshot> random(std::mt19937 &dice, int count, bool circle = false)
{
    const auto pick = [&](int below) { return int(dice() % unsigned(below)); };
    Snapshot::Builder builder;
    builder.scope("default");
    std::vector<Kind> kinds;
    for (int i = 1; i <= count; ++i) {
        kinds.push_back(pick(3) == 0 ? Kind::Episode : pick(8) == 0 ? Kind::Narrative : Kind::Reflection);
        const Status status = pick(7) == 0 ? Status(pick(7)) : Status::Active;
        builder.add(node(i, kinds.back(), pick(9) == 0 ? kNoTime : pick(200), status));
    }
    for (int i = 2; i <= count; ++i) {
        if (kinds[std::size_t(i - 1)] == Kind::Episode)
            continue;
        for (int k = pick(4); k > 0; --k) {
            const int from = pick(2) ? std::max(1, i - 1 - pick(3)) : 1 + pick(i - 1);
            builder.link({i}, {from}, pick(10) == 0 ? Role::Contradicts : Role::Supports, Granularity::Claim);
        }
    }
    if (circle) {
        builder.link({1}, {count}, Role::Supports, Granularity::Claim);
        builder.link({count}, {1}, Role::Supports, Granularity::Claim);
    }
    return std::move(builder).build();
}

} // namespace

class TstClosure : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void equalsWalks();
    void deepChain();
    void circles();
};

void TstClosure::equalsWalks()
{
    std::mt19937 dice(7);
    for (int round = 0; round < 60; ++round) {
        const auto s = random(dice, round < 55 ? 2 + round * 3 : 1500); // beyond one block of 512
        const auto all = audit::closure(*s);
        QVERIFY(all.has_value());
        audit::Walk walk(*s);
        std::vector<std::uint8_t> used(s->size(), 0);
        for (Node n = 0; n < s->size(); ++n) {
            const bool reflection = s->row(n).kind == Kind::Reflection && s->row(n).status != Status::Erased;
            const Grounding one = audit::groundingOf(*s, n, walk, [&](Node leaf) {
                if (reflection)
                    used[leaf] = 1;
            });
            const Grounding other =
                audit::groundingOf(*s, n, walk,
                                   audit::Reach{all->leaves[n], all->lostLeaves[n], all->timedLeaves[n],
                                                all->laterLeaves[n], all->dependents[n]});
            QCOMPARE(other.leaves, one.leaves);
            QCOMPARE(other.lostLeaves, one.lostLeaves);
            QCOMPARE(other.dependents, one.dependents);
            QCOMPARE(other.echo, one.echo);
            QCOMPARE(other.confidence, one.confidence);
        }
        QCOMPARE(all->usedLeaf, used);
    }
}

// 10,000 beliefs, each on the one before and an episode of its own: walks would take a hundred million steps.
void TstClosure::deepChain()
{
    constexpr int kDeep = 10'000;
    Snapshot::Builder builder;
    builder.scope("default");
    for (int i = 1; i <= 2 * kDeep; ++i)
        builder.add(node(i, i % 2 ? Kind::Episode : Kind::Reflection, i));
    for (int i = 2; i <= 2 * kDeep; i += 2) {
        builder.link({i}, {i - 1}, Role::Supports, Granularity::Claim);
        if (i > 2)
            builder.link({i}, {i - 2}, Role::Supports, Granularity::Claim);
    }
    const auto s = std::move(builder).build();
    const auto all = audit::closure(*s);
    QVERIFY(all.has_value());
    const Node top = s->find({2 * kDeep}), first = s->find({1}), middle = s->find({kDeep});
    QCOMPARE(all->leaves[top], kDeep);
    QCOMPARE(all->leaves[middle], kDeep / 2);
    QCOMPARE(all->laterLeaves[top], 0);
    QCOMPARE(all->dependents[first], kDeep);
    QCOMPARE(all->dependents[middle], kDeep / 2);
    QCOMPARE(all->dependents[top], 0);
}

void TstClosure::circles()
{
    std::mt19937 dice(3);
    QVERIFY(!audit::closure(*random(dice, 30, true)).has_value());
}

CREDENCE_TEST(tst_closure, TstClosure)

} // namespace tst_closure

#include "tst_closure.moc"

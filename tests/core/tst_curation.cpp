// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/registry.h"
#include "support/stores.h"

#include <QTest>

#include <map>
#include <random>

namespace tst_curation {

using namespace credence;
using namespace credence::test;

namespace {

using Statuses = std::map<std::string, Status>;

struct State {
    Statuses statuses;
    std::map<std::string, std::string> rest; // text, links, superseded_by
    bool operator==(const State &) const = default;
};

State stateOf(const Store &store)
{
    State state;
    const auto keys = store.keys({});
    if (!keys)
        return state;
    const auto rows = store.rows(*keys);
    if (!rows)
        return state;
    for (const Memory &m : *rows) {
        state.statuses[m.id.value] = m.status;
        std::string rest = m.text + "|" + m.supersededBy.value + "|" + std::to_string(m.depth);
        const auto links = store.evidence(m.key);
        if (links) {
            for (const EvidenceLink &link : *links)
                rest += "|" + link.sourceId.value + (link.dangling ? "?" : "");
        }
        state.rest[m.id.value] = rest;
    }
    return state;
}

} // namespace

class TstCuration : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void aBeliefTakesABeliefsPlace();
    void init();
    void needsAPersonAndAChannel_data();
    void needsAPersonAndAChannel();
    void retractAndRestore();
    void appliedEqualsPreviewed();
    void supersede();
    void undoAndRedo();
    void undoIsRefused();
    void overlappingRetractions();
    void deprecatedOnesStaySo();
    void undoSurvivesRestart();
    void randomBatches_data();
    void randomBatches();

private:
    [[nodiscard]] MemoryKey key(const std::string &id) const
    {
        const auto found = m_store->find(id);
        return found ? *found : MemoryKey{};
    }
    Result<ChangeSet> retract(const std::string &id)
    {
        const MemoryKey keys[] = {key(id)};
        return m_store->retract(keys, kPerson);
    }
    Result<ChangeSet> restore(const std::string &id)
    {
        const MemoryKey keys[] = {key(id)};
        return m_store->restore(keys, kPerson);
    }
    void reopen()
    {
        m_store.reset();
        auto store = Store::open(m_path);
        if (store)
            m_store = std::move(*store);
    }

    std::unique_ptr<Folder> m_folder;
    std::filesystem::path m_path;
    std::unique_ptr<Store> m_store;
};

void TstCuration::init()
{
    m_store.reset();
    m_folder = std::make_unique<Folder>();
    m_path = *m_folder / "a.credence";
    auto store = Store::create(m_path);
    QVERIFY_OK(store);
    m_store = std::move(*store);
    // pair rests on two, trio on three, top on pair and two more.
    QVERIFY_OK(m_store->add({episode("e1"), episode("e2"), episode("e3"), episode("e4"),
                             reflection("pair", {"e1", "e2"}), reflection("trio", {"e1", "e2", "e3"}),
                             reflection("top", {"pair", "e3", "e4"}), reflection("free", {"e3", "e4"})},
                            kAgent));
}

void TstCuration::aBeliefTakesABeliefsPlace()
{
    const auto refused = m_store->supersede(key("free"), key("e1"), kPerson);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Invalid);
    QVERIFY(refused.error().message.starts_with("A belief takes a belief's place"));
}

void TstCuration::needsAPersonAndAChannel_data()
{
    QTest::addColumn<QString>("who");
    QTest::addColumn<QString>("channel");
    QTest::newRow("nobody") << QString() << QStringLiteral("gui");
    QTest::newRow("blanks") << QStringLiteral(" \t") << QStringLiteral("gui");
    QTest::newRow("not listed") << QStringLiteral("ada") << QStringLiteral("cli");
    QTest::newRow("no channel") << QStringLiteral("ada") << QString();
    QTest::newRow("agent") << QStringLiteral("agent") << QStringLiteral("agent");
}

void TstCuration::needsAPersonAndAChannel()
{
    QFETCH(QString, who);
    QFETCH(QString, channel);
    const Cause cause{who.toStdString(), channel.toStdString(), "reason"};
    const MemoryKey keys[] = {key("e1")};
    const auto before = stateOf(*m_store);
    for (const auto &result :
         {m_store->retract(keys, cause), m_store->restore(keys, cause),
          m_store->supersede(key("pair"), key("free"), cause), m_store->undo({2}, cause), m_store->redo({2}, cause)}) {
        QVERIFY(!result);
        QCOMPARE(result.error().code, Errc::Invalid);
        QVERIFY2(result.error().message.find(cause.who.find_first_not_of(" \t") == std::string::npos
                                                 ? "nothing approves itself"
                                                 : "approval channels") != std::string::npos,
                 result.error().message.c_str());
    }
    QVERIFY(stateOf(*m_store) == before);
    QCOMPARE(m_store->ledgerHead()->first, std::uint64_t(2));
    QCOMPARE(*m_store->approvalChannels(), std::vector<std::string>{"gui"});
}

void TstCuration::retractAndRestore()
{
    const auto before = stateOf(*m_store);
    const auto changed = retract("e1");
    QVERIFY_OK(changed);
    QCOMPARE(changed->changed.size(), std::size_t(4));
    QCOMPARE(statusOf(*m_store, "e1"), Status::Retracted);
    QCOMPARE(statusOf(*m_store, "pair"), Status::Stale);   // one of two left
    QCOMPARE(statusOf(*m_store, "trio"), Status::Suspect); // two of three
    QCOMPARE(statusOf(*m_store, "top"), Status::Suspect);  // pair is stale, two are left
    QCOMPARE(statusOf(*m_store, "free"), Status::Active);
    QCOMPARE(retract("e1").error().code, Errc::Conflict);
    QVERIFY_OK(restore("e1"));
    QVERIFY(stateOf(*m_store) == before);
    QCOMPARE(restore("e1").error().code, Errc::Conflict);
    const MemoryKey unknown[] = {{99}};
    QCOMPARE(m_store->retract(unknown, kPerson).error().code, Errc::NotFound);
}

void TstCuration::appliedEqualsPreviewed()
{
    const MemoryKey keys[] = {key("e1"), key("e3")};
    const auto snapshot = m_store->snapshot();
    QVERIFY_OK(snapshot);
    const Node nodes[] = {(*snapshot)->find(keys[0]), (*snapshot)->find(keys[1])};
    const Impact impact = previewWithdrawal(**snapshot, nodes, Withdrawal::Retract);
    Statuses expected = stateOf(*m_store).statuses;
    for (const auto *list : {&impact.withdrawn, &impact.becomesStale, &impact.becomesSuspect}) {
        for (const StatusChange &change : *list) {
            const MemoryKey changed[] = {(*snapshot)->row(change.node).key};
            expected[(*m_store->rows(changed)).front().id.value] = change.after;
        }
    }
    QVERIFY_OK(m_store->retract(keys, kPerson));
    QVERIFY(stateOf(*m_store).statuses == expected);
    const auto after = m_store->snapshot();
    QVERIFY_OK(after);
    const auto naive = recomputedStatuses(**after);
    for (Node n = 0; n < (*after)->size(); ++n)
        QCOMPARE((*after)->row(n).status, naive[n]);
}

void TstCuration::supersede()
{
    const auto before = stateOf(*m_store);
    QCOMPARE(m_store->supersede(key("pair"), key("pair"), kPerson).error().code, Errc::Invalid);
    QCOMPARE(m_store->supersede(key("pair"), key("top"), kPerson).error().code, Errc::Invalid); // rests on it
    QCOMPARE(m_store->supersede(key("pair"), {99}, kPerson).error().code, Errc::NotFound);
    MemoryDraft other = episode("elsewhere");
    other.memory.scope = "bob";
    QVERIFY_OK(m_store->add({other}, kAgent));
    QCOMPARE(m_store->supersede(key("pair"), key("elsewhere"), kPerson).error().code, Errc::Invalid);
    const auto done = m_store->supersede(key("pair"), key("free"), kPerson);
    QVERIFY_OK(done);
    QCOMPARE(statusOf(*m_store, "pair"), Status::Superseded);
    QCOMPARE(memoryOf(*m_store, "pair").supersededBy.value, std::string("free"));
    QCOMPARE(statusOf(*m_store, "top"), Status::Suspect);
    QCOMPARE(m_store->supersede(key("trio"), key("pair"), kPerson).error().code, Errc::Invalid); // not active
    QVERIFY_OK(restore("pair"));
    QCOMPARE(memoryOf(*m_store, "pair").supersededBy.value, std::string());
    State after = stateOf(*m_store);
    after.statuses.erase("elsewhere");
    after.rest.erase("elsewhere");
    QVERIFY(after == before);
}

void TstCuration::undoAndRedo()
{
    const auto before = stateOf(*m_store);
    const auto done = m_store->supersede(key("pair"), key("free"), kPerson);
    QVERIFY_OK(done);
    const auto after = stateOf(*m_store);
    const auto undone = m_store->undo(done->ledger, kPerson);
    QVERIFY_OK(undone);
    QVERIFY(stateOf(*m_store) == before);
    const auto entry = m_store->ledger(1);
    QVERIFY_OK(entry);
    QCOMPARE(entry->front().kind, std::string("undo"));
    QCOMPARE(entry->front().undoes, done->ledger);
    QCOMPARE(m_store->undo(done->ledger, kPerson).error().code, Errc::Conflict); // undone already
    QCOMPARE(m_store->undo(undone->ledger, kPerson).error().code, Errc::Conflict);
    QVERIFY_OK(m_store->redo(done->ledger, kPerson));
    QVERIFY(stateOf(*m_store) == after);
    QCOMPARE(m_store->redo(done->ledger, kPerson).error().code, Errc::Conflict);
    QVERIFY_OK(m_store->undo(done->ledger, kPerson));
    QVERIFY(stateOf(*m_store) == before);
    QCOMPARE(m_store->undo({99}, kPerson).error().code, Errc::NotFound);
    QCOMPARE(m_store->undo({1}, kPerson).error().code, Errc::Conflict); // init
}

void TstCuration::undoIsRefused()
{
    QVERIFY_OK(m_store->add({episode("later")}, kAgent));                     // entry 3
    QVERIFY_OK(m_store->add({reflection("cites", {"later", "e1"})}, kAgent)); // entry 4
    const auto cited = m_store->undo({3}, kPerson);
    QVERIFY(!cited);
    QCOMPARE(cited.error().code, Errc::Conflict);
    QVERIFY(cited.error().message.find("cites") != std::string::npos);
    const auto entries = m_store->ledger();
    QVERIFY_OK(entries);
    QVERIFY((*entries)[0].undoable);
    QVERIFY(!(*entries)[1].undoable);
    QCOMPARE((*entries)[1].whyNot, cited.error().message);
    QVERIFY_OK(m_store->undo({4}, kPerson));
    QCOMPARE(statusOf(*m_store, "cites"), Status::Retracted);
    QVERIFY_OK(m_store->undo({3}, kPerson));
    QCOMPARE(statusOf(*m_store, "later"), Status::Retracted);
    // A later entry touches the same memory.
    const auto first = retract("e4");
    QVERIFY_OK(first);
    QVERIFY_OK(retract("e3")); // top and free change once more
    const auto touched = m_store->undo(first->ledger, kPerson);
    QVERIFY(!touched);
    QCOMPARE(touched.error().code, Errc::Conflict);
}

void TstCuration::overlappingRetractions()
{
    const auto before = stateOf(*m_store);
    QVERIFY_OK(retract("e1"));
    QVERIFY_OK(retract("e2"));
    QCOMPARE(statusOf(*m_store, "trio"), Status::Stale);
    QVERIFY_OK(restore("e1"));
    QCOMPARE(statusOf(*m_store, "trio"), Status::Suspect); // e2 is still gone
    QCOMPARE(statusOf(*m_store, "pair"), Status::Stale);
    QVERIFY_OK(restore("e2"));
    QVERIFY(stateOf(*m_store) == before);
}

void TstCuration::deprecatedOnesStaySo()
{
    MemoryDraft old = episode("archived");
    old.memory.status = Status::Deprecated;
    QVERIFY_OK(m_store->import(foreign({old}), "p", {}));
    QVERIFY_OK(retract("archived"));
    QCOMPARE(statusOf(*m_store, "archived"), Status::Retracted);
    QVERIFY_OK(restore("archived"));
    QCOMPARE(statusOf(*m_store, "archived"), Status::Deprecated);
}

void TstCuration::undoSurvivesRestart()
{
    const auto before = stateOf(*m_store);
    const auto done = retract("e2");
    QVERIFY_OK(done);
    const auto after = stateOf(*m_store);
    reopen();
    QVERIFY_OK(m_store->undo(done->ledger, kPerson));
    QVERIFY(stateOf(*m_store) == before);
    reopen();
    QVERIFY_OK(m_store->redo(done->ledger, kPerson));
    QVERIFY(stateOf(*m_store) == after);
}

void TstCuration::randomBatches_data()
{
    QTest::addColumn<unsigned>("seed");
    for (unsigned seed = 1; seed <= 8; ++seed)
        QTest::newRow(qPrintable(QString::number(seed))) << seed;
}

// Undo all: the same statuses, texts and links of all that is not retracted; redo all: the final state again.
void TstCuration::randomBatches()
{
    QFETCH(unsigned, seed);
    std::mt19937 random(seed);
    const auto below = [&](std::size_t n) { return std::size_t(random() % n); };
    const State start = stateOf(*m_store);
    std::vector<std::string> ids;
    for (const auto &[id, status] : start.statuses)
        ids.push_back(id);
    std::vector<LedgerNumber> done;
    int fresh = 0;
    for (int step = 0; step < 40; ++step) {
        const std::string &one = ids[below(ids.size())], &two = ids[below(ids.size())];
        switch (below(6)) {
        case 0: {
            const std::string id = "new" + std::to_string(++fresh);
            if (m_store->add({episode(id)}, kAgent))
                ids.push_back(id);
            else
                continue;
            break;
        }
        case 1: {
            const std::string id = "belief" + std::to_string(++fresh);
            if (!m_store->add({reflection(id, {one, two})}, kAgent)) // the same twice, or too deep
                continue;
            ids.push_back(id);
            break;
        }
        case 2:
            if (!retract(one))
                continue;
            break;
        case 3:
            if (!restore(one))
                continue;
            break;
        case 4:
            if (!m_store->supersede(key(one), key(two), kPerson))
                continue;
            break;
        case 5: { // the source's text changed
            MemoryDraft draft = episode("import" + std::to_string(below(3)), "text " + std::to_string(step));
            const auto report = m_store->import(foreign({draft}), "p", {});
            if (!report || !report->ledger)
                continue;
            if (report->added > 0)
                ids.push_back(draft.memory.id.value);
            break;
        }
        }
        done.push_back({std::int64_t(m_store->ledgerHead()->first)});
    }
    QVERIFY(done.size() > 10);
    const State end = stateOf(*m_store);
    const auto check = [&] {
        const auto snapshot = m_store->snapshot();
        if (!snapshot)
            return false;
        const auto naive = recomputedStatuses(**snapshot);
        for (Node n = 0; n < (*snapshot)->size(); ++n) {
            if ((*snapshot)->row(n).status != naive[n])
                return false;
        }
        return true;
    };
    QVERIFY(check());
    for (std::size_t i = done.size(); i-- > 0;) {
        const auto undone = m_store->undo(done[i], kPerson);
        QVERIFY2(undone.ok(), undone.ok() ? "" : undone.error().message.c_str());
        QVERIFY(check());
        if (i == done.size() / 2)
            reopen();
    }
    State back = stateOf(*m_store);
    for (const auto &[id, status] : back.statuses) {
        if (!start.statuses.contains(id)) {
            QCOMPARE(status, Status::Retracted);
            back.rest.erase(id);
        }
    }
    std::erase_if(back.statuses, [&](const auto &item) { return !start.statuses.contains(item.first); });
    QVERIFY(back == start);
    for (const LedgerNumber number : done) {
        const auto redone = m_store->redo(number, kPerson);
        QVERIFY2(redone.ok(), redone.ok() ? "" : redone.error().message.c_str());
    }
    QVERIFY(stateOf(*m_store) == end);
    const auto verified = m_store->verify();
    QVERIFY_OK(verified);
    QVERIFY2(verified->ok, verified->message.c_str());
}

CREDENCE_TEST(tst_curation, TstCuration)

} // namespace tst_curation

#include "tst_curation.moc"

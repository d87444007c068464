// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/registry.h"
#include "support/stores.h"

#include <QJsonDocument>
#include <QJsonObject>
#include <QTest>

#include <algorithm>

namespace tst_storeimport {

using namespace credence;
using namespace credence::test;

namespace {

const Cause kImport{"", "import", ""};

MemoryDraft node(const std::string &ref, const std::string &text = "text", std::int64_t created = 1000)
{
    MemoryDraft draft = episode({}, text, {}, created);
    draft.memory.sourceRef = ref;
    return draft;
}

MemoryDraft thought(const std::string &ref, const std::vector<std::string> &sources)
{
    MemoryDraft draft = reflection({}, sources);
    draft.memory.sourceRef = ref;
    return draft;
}

QStringList kindsOf(const ImportReport &report)
{
    QStringList kinds;
    for (const Problem &problem : report.problems)
        kinds << QString::fromStdString(problem.kind);
    kinds.sort();
    return kinds;
}

} // namespace

class TstStoreImport : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void adds();
    void previewChangesNothing();
    void againIsUnchanged();
    void updates();
    void conflicts();
    void badEvidence();
    void circles();
    void circlesWithWhatIsThere();
    void danglingLinksFindTheirSource();
    void deepensWhatRestsOnIt();
    void statusesAsStated();
    void keepsRecords();
    void undo();
    void realSaves_data();
    void realSaves();

private:
    ImportReport import(std::vector<MemoryDraft> drafts, const char *format = "generative-agents");

    std::unique_ptr<Folder> m_folder;
    std::unique_ptr<Store> m_store;
};

void TstStoreImport::init()
{
    m_store.reset();
    m_folder = std::make_unique<Folder>();
    auto store = Store::create(*m_folder / "a.credence");
    QVERIFY_OK(store);
    m_store = std::move(*store);
}

ImportReport TstStoreImport::import(std::vector<MemoryDraft> drafts, const char *format)
{
    auto report = m_store->import(foreign(std::move(drafts), format), "a/path", kImport);
    if (report)
        return std::move(*report);
    ImportReport failed;
    failed.format = report.error().message;
    return failed;
}

void TstStoreImport::adds()
{
    MemoryDraft lonely = thought("node_3", {});
    lonely.memory.storedDepth = 4;
    lonely.malformedEvidence = true;
    const ImportReport report = import({node("node_1"), node("node_2"), lonely, thought("node_4", {"node_1"}),
                                        thought("node_5", {"node_4", "node_2"})});
    QCOMPARE(report.added, std::uint64_t(5));
    QCOMPARE(report.read, std::uint64_t(5));
    QCOMPARE(report.problems.size(), std::size_t(0));
    QCOMPARE(report.ledger.value, 2);
    const Memory m = memoryOf(*m_store, "node_5");
    QCOMPARE(m.depth, 2);
    QCOMPARE(m.sourceSystem, std::string("generative-agents"));
    QCOMPARE(m.origin, Origin::Imported);
    QCOMPARE(m.id.value.size(), std::size_t(36));    // a UUID of its own
    QCOMPARE(memoryOf(*m_store, "node_4").depth, 1); // one citation is kept, as an import
    const Memory l = memoryOf(*m_store, "node_3");
    QCOMPARE(l.depth, 1);
    QCOMPARE(l.storedDepth, std::optional(4));
    const auto snapshot = m_store->snapshot();
    QVERIFY_OK(snapshot);
    QVERIFY((*snapshot)->row((*snapshot)->find(l.key)).malformed);
    QVERIFY((*snapshot)->row((*snapshot)->find(l.key)).hasStoredDepth);
    const auto entry = m_store->ledger(1);
    QVERIFY_OK(entry);
    QVERIFY(entry->front().payload.find("a/path") != std::string::npos);
    QCOMPARE(entry->front().idCount, std::uint64_t(5));
}

void TstStoreImport::previewChangesNothing()
{
    const auto preview = m_store->import(foreign({node("node_1")}, "x"), "p", kImport, true);
    QVERIFY_OK(preview);
    QCOMPARE(preview->added, std::uint64_t(1));
    QCOMPARE(preview->ledger.value, 0);
    QCOMPARE(m_store->counts()->memories, std::uint64_t(0));
    QCOMPARE(m_store->ledgerHead()->first, std::uint64_t(1));
}

void TstStoreImport::againIsUnchanged()
{
    MemoryDraft tagged = node("node_1");
    tagged.memory.tags = {"a", "b"};
    MemoryDraft rests = thought("node_3", {"node_1", "node_2"});
    import({tagged, node("node_2"), rests});
    std::swap(tagged.memory.tags[0], tagged.memory.tags[1]);
    std::swap(rests.evidence[0], rests.evidence[1]);
    const ImportReport again = import({tagged, node("node_2"), rests, node("node_4")});
    QCOMPARE(again.added, std::uint64_t(1));
    QCOMPARE(again.unchanged, std::uint64_t(3));
    QCOMPARE(again.updated, std::uint64_t(0));
    const ImportReport less = import({node("node_2")});
    QCOMPARE(less.vanished, std::uint64_t(3));
    QCOMPARE(less.ledger.value, 0); // nothing to enter
    QCOMPARE(m_store->counts()->memories, std::uint64_t(4));
}

void TstStoreImport::updates()
{
    import({node("node_1", "old text"), node("node_2"), node("node_3"), thought("node_4", {"node_1", "node_2"})});
    MemoryDraft changed = node("node_1", "new text"); // of the same time
    changed.memory.importanceRaw = 7;
    changed.memory.importanceScale = ImportanceScale::OneToTen;
    const ImportReport report =
        import({changed, node("node_2"), node("node_3"), thought("node_4", {"node_1", "node_3"})});
    QCOMPARE(report.updated, std::uint64_t(2));
    QCOMPARE(report.added, std::uint64_t(0));
    QCOMPARE(memoryOf(*m_store, "node_1").text, std::string("new text"));
    QCOMPARE(memoryOf(*m_store, "node_1").importance, std::optional(0.7));
    const auto links = m_store->evidence(memoryOf(*m_store, "node_4").key);
    QVERIFY_OK(links);
    QCOMPARE(links->size(), std::size_t(2));
    QCOMPARE((*links)[1].source, memoryOf(*m_store, "node_3").key);
    QCOMPARE(m_store->keys({.text = "old"})->size(), std::size_t(0)); // the full text follows
    QCOMPARE(m_store->keys({.text = "new"})->size(), std::size_t(1));
    // Nested beyond all sense, it is an update like any other.
    MemoryDraft deep = node("node_2");
    for (const char *inner : {"1", "2"}) {
        deep.memory.extra = R"({"k":)" + std::string(500'000, '[') + inner + std::string(500'000, ']') + "}";
        QCOMPARE(import({deep}).updated, std::uint64_t(1));
    }
    const auto entry = m_store->history(memoryOf(*m_store, "node_1").key);
    QVERIFY_OK(entry);
    QVERIFY(entry->front().payload.find("old text") != std::string::npos);
    QCOMPARE(entry->front().idCount, std::uint64_t(2));
}

void TstStoreImport::conflicts()
{
    import({node("node_1", "one", 1)});
    const auto refused =
        m_store->import(foreign({node("node_0"), node("node_1", "other", 2)}, "generative-agents"), "p", kImport);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    QVERIFY(refused.error().message.find("node_1") != std::string::npos);
    QCOMPARE(m_store->counts()->memories, std::uint64_t(1)); // nothing was taken
    const auto preview =
        m_store->import(foreign({node("node_1", "other", 2)}, "generative-agents"), "p", kImport, true);
    QVERIFY_OK(preview);
    QCOMPARE(kindsOf(*preview), QStringList{QStringLiteral("conflict")});
    MemoryDraft elsewhere = node("node_1", "other", 2);
    elsewhere.memory.scope = "second";
    QCOMPARE(import({elsewhere}).added, std::uint64_t(1));
    QCOMPARE(m_store->find("node_1").error().code, Errc::Conflict); // now it names two
    QVERIFY_OK(m_store->find("node_1", "second"));
    // An id lives in one scope.
    import({episode("id1")}, "credence-jsonl");
    MemoryDraft moved = episode("id1");
    moved.memory.scope = "second";
    QVERIFY(!m_store->import(foreign({moved}), "p", kImport));
}

void TstStoreImport::badEvidence()
{
    MemoryDraft other = episode("bob1");
    other.memory.scope = "bob";
    MemoryDraft sure = episode("e1");
    sure.evidence.push_back({"e2", Role::Supports, Granularity::Claim, {}});
    const ImportReport report =
        import({sure, episode("e2"), other, reflection("r1", {"r1", "e1", "bob1", "gone"}), episode("e1", "again")},
               "credence-jsonl");
    QCOMPARE(report.added, std::uint64_t(4));
    QCOMPARE(report.skipped, std::uint64_t(1));
    QCOMPARE(kindsOf(report),
             (QStringList{QStringLiteral("bad-evidence"), QStringLiteral("dangling"), QStringLiteral("duplicate-id"),
                          QStringLiteral("other-scope"), QStringLiteral("self-evidence")}));
    QCOMPARE(memoryOf(*m_store, "e1").text, std::string("something happened")); // the first stays
    const auto links = m_store->evidence(memoryOf(*m_store, "r1").key);
    QVERIFY_OK(links);
    QCOMPARE(links->size(), std::size_t(2));
    QCOMPARE((*links)[0].sourceId.value, std::string("e1"));
    QVERIFY((*links)[1].dangling);
    QCOMPARE((*links)[1].sourceId.value, std::string("gone"));
    QCOMPARE(m_store->counts()->links.dangling, std::uint64_t(1));
}

void TstStoreImport::circles()
{
    // r1 -> r2 -> r3 -> r1, each with an episode beside.
    const ImportReport report = import(
        {episode("e1"), reflection("r1", {"r2", "e1"}), reflection("r2", {"r3", "e1"}), reflection("r3", {"r1", "e1"})},
        "credence-jsonl");
    QCOMPARE(kindsOf(report), QStringList{QStringLiteral("cycle")});
    QCOMPARE(report.problems.front().where, std::string("record 4"));
    QCOMPARE(memoryOf(*m_store, "r3").depth, 1);
    QCOMPARE(memoryOf(*m_store, "r2").depth, 2);
    QCOMPARE(memoryOf(*m_store, "r1").depth, 3);
    QCOMPARE(m_store->counts()->links.supports, std::uint64_t(5));
    // Contradictions may be mutual.
    MemoryDraft a = reflection("a", {"e1"}), b = reflection("b", {"e1"});
    a.evidence.push_back({"b", Role::Contradicts, Granularity::Claim, {}});
    b.evidence.push_back({"a", Role::Contradicts, Granularity::Claim, {}});
    const ImportReport mutual = import({a, b}, "credence-jsonl");
    QCOMPARE(mutual.problems.size(), std::size_t(0));
    QCOMPARE(m_store->counts()->links.contradicts, std::uint64_t(2));
    // A long ring is no trouble.
    std::vector<MemoryDraft> ring;
    for (int i = 0; i < 20000; ++i)
        ring.push_back(reflection("ring" + std::to_string(i), {"ring" + std::to_string((i + 1) % 20000)}));
    QCOMPARE(kindsOf(import(ring, "credence-jsonl")), QStringList{QStringLiteral("cycle")});
    QCOMPARE(memoryOf(*m_store, "ring0").depth, 20000);
}

void TstStoreImport::circlesWithWhatIsThere()
{
    import({episode("e1"), reflection("low", {"e1"}), reflection("mid", {"low"}), reflection("top", {"mid"})},
           "credence-jsonl");
    // The new state of `low` rests on `top`; what is there stays, the new link goes.
    const ImportReport report = import({reflection("low", {"e1", "top"})}, "credence-jsonl");
    QCOMPARE(kindsOf(report), QStringList{QStringLiteral("cycle")});
    QCOMPARE(report.updated, std::uint64_t(0));
    QCOMPARE(memoryOf(*m_store, "top").depth, 3);
    // Turned round as a whole, it is no circle any more.
    const ImportReport turned =
        import({reflection("low", {"top"}), reflection("mid", {"e1"}), reflection("top", {"mid"})}, "credence-jsonl");
    QCOMPARE(turned.problems.size(), std::size_t(0));
    QCOMPARE(memoryOf(*m_store, "mid").depth, 1);
    QCOMPARE(memoryOf(*m_store, "low").depth, 3);
}

void TstStoreImport::danglingLinksFindTheirSource()
{
    QCOMPARE(kindsOf(import({node("node_1"), thought("node_3", {"node_1", "node_2"})})),
             QStringList{QStringLiteral("dangling")});
    const ImportReport later = import({node("node_2")});
    QCOMPARE(later.added, std::uint64_t(1));
    QCOMPARE(later.updated, std::uint64_t(1));
    const auto links = m_store->evidence(memoryOf(*m_store, "node_3").key);
    QVERIFY_OK(links);
    QVERIFY(!(*links)[1].dangling);
    QCOMPARE((*links)[1].source, memoryOf(*m_store, "node_2").key);
    QCOMPARE(m_store->counts()->links.dangling, std::uint64_t(0));
    QVERIFY_OK(m_store->undo(later.ledger, kPerson));
    QCOMPARE(m_store->counts()->links.dangling, std::uint64_t(1));
}

void TstStoreImport::deepensWhatRestsOnIt()
{
    import({episode("e1"), reflection("a", {"late"}), reflection("b", {"a"}), reflection("c", {"b", "e1"})},
           "credence-jsonl");
    QCOMPARE(memoryOf(*m_store, "c").depth, 3);
    import({reflection("deep", {"e1"}), reflection("late", {"deep"})}, "credence-jsonl");
    QCOMPARE(memoryOf(*m_store, "a").depth, 3);
    QCOMPARE(memoryOf(*m_store, "b").depth, 4);
    QCOMPARE(memoryOf(*m_store, "c").depth, 5);
    const auto snapshot = m_store->snapshot();
    QVERIFY_OK(snapshot);
    const auto depths = recomputedDepths(**snapshot);
    for (Node n = 0; n < (*snapshot)->size(); ++n)
        QCOMPARE((*snapshot)->row(n).depth, depths[n]);
}

void TstStoreImport::statusesAsStated()
{
    const auto with = [](MemoryDraft draft, Status status) {
        draft.memory.status = status;
        return draft;
    };
    import({with(episode("gone"), Status::Retracted), episode("e1"), episode("e2"), episode("e3"),
            reflection("suspect", {"gone", "e1", "e2"}), reflection("stale", {"gone", "e1"}),
            reflection("above", {"stale", "e1", "e2"}), with(reflection("said", {"e1", "e2"}), Status::Stale),
            reflection("on-said", {"said", "e1", "e2"}), with(reflection("both", {"gone", "e1", "e2"}), Status::Stale)},
           "credence-jsonl");
    QCOMPARE(statusOf(*m_store, "suspect"), Status::Suspect);
    QCOMPARE(statusOf(*m_store, "stale"), Status::Stale);
    QCOMPARE(statusOf(*m_store, "above"), Status::Suspect);
    QCOMPARE(statusOf(*m_store, "said"), Status::Stale);
    QCOMPARE(statusOf(*m_store, "on-said"), Status::Suspect);
    QCOMPARE(statusOf(*m_store, "both"), Status::Stale);
    // With the loss undone, only what the source itself doubted stays in doubt.
    const MemoryKey keys[] = {*m_store->find("gone")};
    QVERIFY_OK(m_store->restore(keys, kPerson));
    QCOMPARE(statusOf(*m_store, "suspect"), Status::Active);
    QCOMPARE(statusOf(*m_store, "stale"), Status::Active);
    QCOMPARE(statusOf(*m_store, "above"), Status::Active);
    QCOMPARE(statusOf(*m_store, "said"), Status::Stale);
    QCOMPARE(statusOf(*m_store, "both"), Status::Stale);
    // Importing again is no news, and what was restored here stays so.
    const ImportReport again = import({with(episode("gone"), Status::Retracted)}, "credence-jsonl");
    QCOMPARE(again.unchanged, std::uint64_t(1));
    QCOMPARE(statusOf(*m_store, "gone"), Status::Active);
    // The source changes its mind about another.
    const ImportReport news = import({with(episode("e1"), Status::Retracted)}, "credence-jsonl");
    QCOMPARE(news.updated >= 1, true);
    QCOMPARE(statusOf(*m_store, "e1"), Status::Retracted);
    QCOMPARE(statusOf(*m_store, "stale"), Status::Stale); // one of two is left
    QVERIFY_OK(m_store->undo(news.ledger, kPerson));
    QCOMPARE(statusOf(*m_store, "e1"), Status::Active);
    QCOMPARE(statusOf(*m_store, "stale"), Status::Active);
}

void TstStoreImport::keepsRecords()
{
    ForeignStore store = foreign({episode("e1")});
    store.records = {
        {"candidate",
         R"({"record":"candidate","id":"c1","action":"add","scope":"default","text":"t","state":"pending"})", "l1"},
        {"flag", R"({"record":"flag","id":"f1","target":"e1","category":"health","start":0,"end":4,"state":"open"})",
         "l2"},
        {"decision",
         R"({"record":"decision","id":"d1","candidate":"c1","decision":"approve","reviewer":"eve","channel":"x"})",
         "l3"},
        {"ledger", R"({"record":"ledger","number":1})", "l4"},
        {"flag", "[1", "l5"}};
    const auto report = m_store->import(store, "p", kImport);
    QVERIFY_OK(report);
    QCOMPARE(kindsOf(*report), QStringList{QStringLiteral("bad-record")});
    const auto counts = m_store->counts();
    QVERIFY_OK(counts);
    QCOMPARE(counts->candidates.at("pending"), std::uint64_t(1));
    QCOMPARE(counts->flags.at("open"), std::uint64_t(1));
    QCOMPARE(m_store->keys({.flagged = true})->size(), std::size_t(1));
    const auto snapshot = m_store->snapshot();
    QVERIFY_OK(snapshot);
    QCOMPARE((*snapshot)->row(0).openFlags, std::uint16_t(1));
    const auto again = m_store->import(store, "p", kImport);
    QVERIFY_OK(again);
    QCOMPARE(again->ledger.value, 0);
    // They go out again as they came in.
    const auto out = *m_folder / "out.jsonl";
    QVERIFY_OK(m_store->exportJsonl(out));
    QList<QJsonObject> lines;
    for (const QByteArray &line : bytesOf(out).split('\n'))
        lines << QJsonDocument::fromJson(line).object();
    for (std::size_t i = 0; i < 4; ++i)
        QVERIFY(lines.contains(QJsonDocument::fromJson(QByteArray::fromStdString(store.records[i].json)).object()));
    // The agent's own state belongs to its scope.
    ForeignStore state = foreign({});
    state.scopes = {"default"};
    state.agentStates = {{"default", R"({"recency_w":1})"}};
    QVERIFY_OK(m_store->import(state, "p", kImport));
    QCOMPARE(m_store->scopes()->front().agentState, std::string(R"({"recency_w":1})"));
    // Taking the import back withdraws its memories alone: the records are information, and decisions never go.
    QVERIFY_OK(m_store->undo(report->ledger, kPerson));
    QCOMPARE(statusOf(*m_store, "e1"), Status::Retracted);
    QCOMPARE(m_store->counts()->candidates.at("pending"), std::uint64_t(1));
    QCOMPARE(m_store->counts()->flags.at("open"), std::uint64_t(1));
}

void TstStoreImport::undo()
{
    const ImportReport first = import({node("node_1", "old"), node("node_2")});
    const ImportReport second =
        import({node("node_1", "new"), node("node_2"), thought("node_3", {"node_1", "node_2"})});
    const auto refused = m_store->undo(first.ledger, kPerson);
    QVERIFY(!refused);
    QCOMPARE(refused.error().code, Errc::Conflict);
    const auto undone = m_store->undo(second.ledger, kPerson);
    QVERIFY_OK(undone);
    QCOMPARE(memoryOf(*m_store, "node_1").text, std::string("old"));
    QCOMPARE(statusOf(*m_store, "node_3"), Status::Retracted);
    QCOMPARE(m_store->keys({.text = "new"})->size(), std::size_t(0));
    QVERIFY_OK(m_store->redo(second.ledger, kPerson));
    QCOMPARE(memoryOf(*m_store, "node_1").text, std::string("new"));
    QCOMPARE(statusOf(*m_store, "node_3"), Status::Active);
    QVERIFY_OK(m_store->undo(second.ledger, kPerson));
    QVERIFY_OK(m_store->undo(first.ledger, kPerson));
    QCOMPARE(m_store->counts()->byStatus.at("retracted"), std::uint64_t(3));
}

void TstStoreImport::realSaves_data()
{
    QTest::addColumn<QString>("persona");
    QTest::addColumn<int>("before");
    QTest::addColumn<int>("added");
    QTest::addColumn<int>("links");
    QTest::newRow("Isabella") << QStringLiteral("Isabella Rodriguez") << 543 << 668 - 543 << 348;
    QTest::newRow("Klaus") << QStringLiteral("Klaus Mueller") << 346 << 372 - 346 << 201;
    QTest::newRow("Maria") << QStringLiteral("Maria Lopez") << 267 << 363 - 267 << 170;
}

void TstStoreImport::realSaves()
{
    QFETCH(QString, persona);
    QFETCH(int, before);
    QFETCH(int, added);
    QFETCH(int, links);
    const QString data = QStringLiteral(CREDENCE_SOURCE_DIR "/../shared/data/generative-agents/");
    const auto path = [&](const char *step) {
        return std::filesystem::path(
            (data + QString::fromUtf8(step) + QStringLiteral("/personas/") + persona).toStdString());
    };
    if (!std::filesystem::exists(path("step-3-12")))
        QSKIP("The real saves are not there.");
    auto first = readForeign(path("step-3-12"), {});
    QVERIFY_OK(first);
    const auto one = m_store->import(std::move(*first), "3-12", kImport);
    QVERIFY_OK(one);
    QCOMPARE(one->added, std::uint64_t(before));
    QCOMPARE(one->problems.size(), std::size_t(0));
    auto second = readForeign(path("step-3-14"), {});
    QVERIFY_OK(second);
    const auto two = m_store->import(std::move(*second), "3-14", kImport);
    QVERIFY_OK(two);
    QCOMPARE(two->added, std::uint64_t(added));
    QCOMPARE(two->updated, std::uint64_t(0));
    QCOMPARE(two->unchanged, std::uint64_t(before));
    QCOMPARE(two->vanished, std::uint64_t(0));
    QCOMPARE(m_store->counts()->links.supports, std::uint64_t(links));
    auto third = readForeign(path("step-3-14"), {});
    QVERIFY_OK(third);
    const auto three = m_store->import(std::move(*third), "3-14", kImport);
    QVERIFY_OK(three);
    QCOMPARE(three->ledger.value, 0);
    QVERIFY(m_store->verify()->ok);
    // Two states in one store are the later state alone.
    auto direct = Store::create(*m_folder / "direct.credence");
    QVERIFY_OK(direct);
    auto whole = readForeign(path("step-3-14"), {});
    QVERIFY_OK(whole);
    QVERIFY_OK((*direct)->import(std::move(*whole), "3-14", kImport));
    QCOMPARE(m_store->counts()->byDepth, (*direct)->counts()->byDepth);
    QCOMPARE(m_store->counts()->byKind, (*direct)->counts()->byKind);
}

CREDENCE_TEST(tst_storeimport, TstStoreImport)

} // namespace tst_storeimport

#include "tst_storeimport.moc"

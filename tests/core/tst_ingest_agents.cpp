// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/registry.h"

#include <credence/ingest.h>
#include <credence/text.h>

#include <QTemporaryDir>
#include <QTest>

#include <algorithm>
#include <fstream>
#include <memory>

namespace tst_ingest_agents {

using namespace credence;
using namespace std::string_literals;
namespace fs = std::filesystem;

namespace {

const fs::path kTown = fs::path(CREDENCE_SOURCE_DIR) / "tests" / "data" / "ingest" / "town";
const fs::path kAnn = kTown / "personas" / "Ann Example";
const fs::path kMemory = fs::path("bootstrap_memory") / "associative_memory";

std::string q(std::string text)
{
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

QString problems(const ForeignStore &store)
{
    QStringList list;
    for (const Problem &p : store.problems)
        list << QString::fromStdString(p.kind + "@" + p.where);
    list.sort();
    return list.join(", ");
}

const MemoryDraft &node(const ForeignStore &store, const std::string &ref)
{
    static const MemoryDraft none;
    const auto found = std::find_if(store.memories.begin(), store.memories.end(),
                                    [&](const MemoryDraft &d) { return d.memory.sourceRef == ref; });
    return found == store.memories.end() ? none : *found;
}

void write(const fs::path &path, const std::string &content)
{
    fs::create_directories(path.parent_path());
    std::ofstream(path, std::ios::binary) << content;
}

} // namespace

class TstIngestAgents : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void mapsNodes()
    {
        const auto store = readForeign(kAnn, {});
        QVERIFY(store.ok());
        QCOMPARE(store->format, "generative-agents"s);
        QCOMPARE(store->scopes, std::vector<std::string>{"Ann Example"});
        QCOMPARE(store->read, 9U);
        QCOMPARE(store->skipped, 0U);
        QCOMPARE(problems(*store), QString("bad-evidence@nodes.json node_7, bad-importance@nodes.json node_8, "
                                           "bad-time@nodes.json node_9, unmapped@embeddings.json"));
        std::vector<std::string> refs;
        for (const MemoryDraft &d : store->memories)
            refs.push_back(d.memory.sourceRef);
        QCOMPARE(refs, (std::vector<std::string>{"node_1", "node_2", "node_3", "node_4", "node_5", "node_6", "node_7",
                                                 "node_8", "node_9"}));

        const Memory &kettle = node(*store, "node_1").memory;
        QCOMPARE(kettle.kind, Kind::Episode);
        QCOMPARE(kettle.text, "the kettle is idle"s);
        QCOMPARE(kettle.actor, ""s);
        QCOMPARE(kettle.subject, "the Town:Ann Example's house:kitchen:kettle"s);
        QCOMPARE(kettle.importance, std::optional(0.1));
        QCOMPARE(kettle.importanceRaw, std::optional(1.0));
        QCOMPARE(kettle.sourceSystem, "generative-agents"s);
        QCOMPARE(kettle.id.value, ""s);
        QCOMPARE(kettle.storedDepth, std::optional(0));
        QCOMPARE(kettle.tags, (std::vector<std::string>{"Ann Example", "there"}));
        QCOMPARE(formatTime(*kettle.created), "2023-02-13T08:01:00Z"s);
        QCOMPARE(kettle.createdText, "2023-02-13 08:01:00"s);
        QVERIFY(kettle.zoneAssumed);
        QCOMPARE(kettle.extra, q("{'embedding_key':'the kettle is idle','type':'event','type_count':1}"));

        const MemoryDraft &plan = node(*store, "node_2");
        QCOMPARE(plan.memory.kind, Kind::Reflection);
        QCOMPARE(plan.memory.shape, Shape::Insight);
        QVERIFY(plan.evidence.empty() && !plan.malformedEvidence);
        QCOMPARE(formatTime(*plan.memory.expires), "2023-03-15T08:02:00Z"s);

        const Memory &chat = node(*store, "node_3").memory;
        QCOMPARE(chat.kind, Kind::Episode);
        QCOMPARE(chat.actor, "Ann Example"s);
        QVERIFY(node(*store, "node_3").evidence.empty());
        QVERIFY(chat.extra.find(q("'transcript':[{'speaker':'Ann Example','text':'Bread is ready.'},"
                                  "{'speaker':'Bob Example','text':'I will come by, à bientôt.'}]")) !=
                std::string::npos);
        QVERIFY(chat.extra.find("filling") == std::string::npos);

        QVERIFY(node(*store, "node_4").evidence.empty()); // an event's filling is no evidence
        QVERIFY(node(*store, "node_4").memory.extra.find(q("'filling':['node_3']")) != std::string::npos);

        const MemoryDraft &thought = node(*store, "node_6");
        QCOMPARE(thought.memory.storedDepth, std::optional(2));
        QCOMPARE(thought.evidence.size(), 3U);
        QCOMPARE(thought.evidence[0].ref, "node_5"s);
        QCOMPARE(thought.evidence[2].ref, "node_99"s); // on nothing: the store marks it
        QCOMPARE(thought.evidence[0].role, Role::Supports);

        QVERIFY(node(*store, "node_7").malformedEvidence);
        QVERIFY(node(*store, "node_7").evidence.empty());
        QVERIFY(node(*store, "node_7").memory.extra.find(q("'filling':'node_1'")) != std::string::npos);
        QVERIFY(!node(*store, "node_8").memory.importance);
        QVERIFY(node(*store, "node_8").memory.extra.find(q("'poignancy':11")) != std::string::npos);
        QVERIFY(!node(*store, "node_9").memory.created);
        QCOMPARE(node(*store, "node_9").memory.createdText, "yesterday"s);
        QCOMPARE(node(*store, "node_9").memory.importance, std::optional(1.0));
    }

    void keepsTheAgentsState()
    {
        const auto store = readForeign(kAnn, {});
        QVERIFY(store.ok());
        QCOMPARE(store->agentStates.size(), 1U);
        QCOMPARE(store->agentStates[0].scope, "Ann Example"s);
        // One apostrophe stands for itself.
        std::string expected =
            q("{'curr_time':'February 13, 2023, 09:00:00',"
              "'embeddings':{'dimensions':3,'memories_with_vector':4,'texts':5},'importance_ele_n':5,"
              "'importance_trigger_curr':117,'importance_trigger_max':150,'kw_strength_event':{'bread':2},"
              "'kw_strength_thought':{},'name':'Ann Example','recency_decay':0.99,'recency_w':1,"
              "'spatial_memory':{'the Town':{'Ann Example`s house':{'kitchen':['kettle','oven']}}}}");
        std::replace(expected.begin(), expected.end(), '`', '\'');
        QCOMPARE(store->agentStates[0].json, expected);
    }

    void readsASimulation()
    {
        const auto store = readForeign(kTown, {});
        QVERIFY(store.ok());
        QCOMPARE(store->scopes, (std::vector<std::string>{"Ann Example", "Bob Example"}));
        QCOMPARE(store->memories.size(), 10U);
        QCOMPARE(store->memories[9].memory.scope, "Bob Example"s);
        QCOMPARE(store->memories[9].where, "Bob Example/nodes.json node_1"s);
        QVERIFY(problems(*store).contains("unreadable@Cy Nobody"));
        QVERIFY(store->agentStates.at(1).json.find(q("'simulation':{'maze_name':'the Town'")) != std::string::npos);
        QCOMPARE(readForeign(kTown, {}, {"x"}).error().code, Errc::Invalid);
        QVERIFY(readForeign(kTown / "personas", "generative-agents").ok());
    }

    void namesTheScope()
    {
        QTemporaryDir folder;
        const fs::path base = folder.path().toStdString();
        const fs::path nodes = kAnn / kMemory / "nodes.json";
        fs::copy_file(nodes, base / "any.txt"); // the name says nothing
        QCOMPARE(readForeign(base / "any.txt", {})->scopes, std::vector<std::string>{"default"});
        QCOMPARE(readForeign(nodes, {})->scopes, std::vector<std::string>{"Ann Example"});
        QCOMPARE(readForeign(kAnn / "bootstrap_memory", {})->scopes, std::vector<std::string>{"Ann Example"});
        QCOMPARE(readForeign(kAnn / "", {})->scopes, std::vector<std::string>{"Ann Example"}); // a slash at the end
        fs::create_directory_symlink(fs::absolute(kAnn), base / "Linked");
        QCOMPARE(readForeign(base / "Linked", {})->scopes, std::vector<std::string>{"Linked"});
        fs::create_directories(base / "loose" / "associative_memory");
        fs::copy_file(nodes, base / "loose" / "associative_memory" / "nodes.json");
        QCOMPARE(readForeign(base / "loose", {})->scopes, std::vector<std::string>{"default"});
        write(base / "loose" / "scratch.json", q("{'name':'Zed'}"));
        QCOMPARE(readForeign(base / "loose", {})->scopes, std::vector<std::string>{"Zed"});
        QCOMPARE(readForeign(base / "loose", {}, {"S"})->memories[0].memory.scope, "S"s);
    }

    void keepsWhatIsBeforeTheDamage()
    {
        QTemporaryDir folder;
        const fs::path path = fs::path(folder.path().toStdString()) / "nodes.json";
        std::ifstream in(kAnn / kMemory / "nodes.json", std::ios::binary);
        const std::string whole((std::istreambuf_iterator<char>(in)), {});
        write(path, whole.substr(0, whole.find("\"node_4\": {") + 100));
        const auto store = readForeign(path, {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.size(), 5U); // 9, 8, 7, 6, 5: the keys run backwards
        QVERIFY(problems(*store).contains("bad-json@nodes.json"));
    }

    void survivesStrangeNodes()
    {
        QTemporaryDir folder;
        const fs::path path = fs::path(folder.path().toStdString()) / "nodes.json";
        const std::string deep = std::string(1000000, '[') + std::string(1000000, ']');
        const std::string good = "'type':'event','description':'d','poignancy':3,'created':'2023-02-13 00:00:00'";
        write(path,
              q("{'node_1':{" + good + "},'node_1':{'type':'event','description':'other'}," +
                "'node_2':7,'node_3':{'type':'thought','description':'t','filling':" + deep + "}," +
                "'node_4':{'type':'event','poignancy':1e999,'created':5},'odd':{'type':'plan','description':'p\xFF'},"
                "'node_5':{'type':'chat','description':'c','filling':['node_1']},"
                "'node_6':{'type':'thought','description':'t','filling':['node_1',5]},"
                "'node_7':{'type':'event','description':'a','description':'b','keywords':'k','depth':'x'}}"));
        const auto store = readForeign(path, {});
        QVERIFY(store.ok());
        QCOMPARE(problems(*store),
                 QString("bad-evidence@nodes.json node_3, bad-evidence@nodes.json node_6, "
                         "bad-importance@nodes.json node_4, bad-record@nodes.json node_2, "
                         "bad-time@nodes.json node_3, "
                         "bad-time@nodes.json node_4, bad-time@nodes.json node_5, bad-time@nodes.json node_6, "
                         "bad-time@nodes.json node_7, bad-time@nodes.json odd, "
                         "duplicate-id@nodes.json node_1, misfit@nodes.json node_3, misfit@nodes.json node_5, "
                         "misfit@nodes.json node_7, misfit@nodes.json node_7, misfit@nodes.json node_7, "
                         "misfit@nodes.json odd, missing-text@nodes.json node_4"));
        QCOMPARE(store->read, 9U);
        QCOMPARE(store->skipped, 3U);
        QCOMPARE(store->memories.size(), 6U);
        QCOMPARE(node(*store, "node_1").memory.text, "d"s);
        QCOMPARE(node(*store, "odd").memory.text, "p\xFF"s);
        QVERIFY(node(*store, "node_6").malformedEvidence);
        QCOMPARE(node(*store, "node_7").memory.text, "a"s);
        QCOMPARE(node(*store, "node_7").memory.tags, std::vector<std::string>{"k"});
    }

    void refusesClearly()
    {
        QTemporaryDir folder;
        const fs::path base = folder.path().toStdString();
        fs::create_directories(base / "P" / kMemory / "nodes.json"); // a folder where a file is expected
        auto store = readForeign(base / "P", {});
        QCOMPARE(store.error().code, Errc::Unsupported);
        QVERIFY(store.error().message.find("a folder where a file is expected") != std::string::npos);
        write(base / "Q" / kMemory / "nodes.json", "[1,2]");
        QCOMPARE(readForeign(base / "Q", {}).error().code, Errc::Unsupported);
        write(base / "R" / kMemory / "nodes.json",
              "version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n");
        QVERIFY(readForeign(base / "R", {}).error().message.find("Git LFS pointer") != std::string::npos);
        write(base / "S" / kMemory / "nodes.json", "{}");
        store = readForeign(base / "S", {});
        QVERIFY(store.ok());
        QCOMPARE(store->memories.size(), 0U);
        QCOMPARE(store->scopes, std::vector<std::string>{"S"});
        // Of several, the bad ones are problems.
        store = readForeign(base, {});
        QVERIFY(store.ok());
        QCOMPARE(problems(*store),
                 QString("unreadable@P/nodes.json, unreadable@Q/nodes.json, unreadable@R/nodes.json"));
        write(base / "S" / "bootstrap_memory" / "scratch.json", "{broken");
        write(base / "S" / kMemory / "embeddings.json", "{\"a\":[1,2");
        QCOMPARE(problems(readForeign(base / "S", {}).value()),
                 QString("bad-json@scratch.json, bad-vector@embeddings.json"));
        QCOMPARE(readForeign(base / "none", {}).error().code, Errc::NotFound);
        QCOMPARE(readForeign(kTown / "reverie", "generative-agents").error().code, Errc::Unsupported);
    }

    void stopsAndTells()
    {
        const auto stop = std::make_unique<std::stop_source>();
        stop->request_stop();
        QCOMPARE(readForeign(kTown, {}, {}, stop->get_token()).error().code, Errc::Cancelled);
        std::uint64_t last = 0;
        std::uint64_t of = 0;
        int calls = 0;
        QVERIFY(readForeign(kTown, {}, {}, {}, [&](std::uint64_t done, std::uint64_t total) {
                    QVERIFY(done >= last);
                    last = done;
                    of = total;
                    ++calls;
                }).ok());
        QVERIFY(calls > 1 && calls <= 2002);
        QCOMPARE(last, of);
    }
};

CREDENCE_TEST(tst_ingest_agents, TstIngestAgents)

} // namespace tst_ingest_agents

#include "tst_ingest_agents.moc"

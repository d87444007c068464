// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The server for agents, by what the protocol's pages say and by what an agent may never do.
#include "support/registry.h"
#include "support/reviewstore.h"
#include "support/stores.h"

#include <credence/agentserver.h>
#include <credence/review.h>
#include <credence/text.h>
#include <credence/trigger.h>

#include <QTest>

#include <nlohmann/json.hpp>
#include <sqlite3.h>

#include <algorithm>
#include <thread>

namespace tst_agentserver {

using namespace credence;
using namespace credence::test;
using Json = nlohmann::json;

std::string text(const Json &value)
{
    return value.dump();
}

class TstAgentServer : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void negotiates();
    void protocolErrors();
    void lists();
    void nothingApproves();
    void remembers();
    void recallsWhatWasApproved();
    void says();
    void proposes();
    void readsOnly();
    void batches();
    void cancels();
    void waitsForOthers();
    void bounds();
    void cutsWhatIsLong();
    void cutsLines();

private:
    // Lines are written here with ' for ".
    static std::string quoted(std::string line)
    {
        std::replace(line.begin(), line.end(), '\'', '"');
        return line;
    }
    std::string reply(const std::string &line) { return m_server->answer(quoted(line)); }
    void arrives(const std::string &line) { m_server->arrives(quoted(line)); }
    Json ask(const std::string &line) { return Json::parse(reply(line), nullptr, false); }
    bool start(const char *version = "2025-06-18", bool readOnly = false)
    {
        AgentServerOptions options;
        options.scope = "s";
        options.readOnly = readOnly;
        options.clock = [] { return parseTime("2026-03-01T12:00:00Z")->time; };
        auto server = AgentServer::open(m_store, options);
        if (!server)
            return false;
        m_server = std::move(*server);
        return !version ||
               ask(fmt::format("{{'jsonrpc':'2.0','id':0,'method':'initialize','params':{{'protocolVersion':'{}',"
                               "'capabilities':{{}},'clientInfo':{{'name':'tester','version':'1'}}}}}}",
                               version))
                   .contains("result");
    }
    Json call(const std::string &tool, const Json &arguments)
    {
        return ask(Json{{"jsonrpc", "2.0"},
                        {"id", 7},
                        {"method", "tools/call"},
                        {"params", {{"name", tool}, {"arguments", arguments}}}}
                       .dump());
    }
    // What a tool gave; discarded (null) when the call failed in any way.
    Json given(const std::string &tool, const Json &arguments)
    {
        const Json answer = call(tool, arguments);
        if (!answer.contains("result") || answer["result"]["isError"] != false)
            return {};
        const Json said = Json::parse(answer["result"]["content"][0]["text"].get<std::string>());
        return said == answer["result"]["structuredContent"] ? said : Json();
    }
    int errorOf(const Json &answer) { return answer.contains("error") ? answer["error"]["code"].get<int>() : 0; }

    std::unique_ptr<Folder> m_folder;
    std::shared_ptr<Store> m_store;
    std::unique_ptr<AgentServer> m_server;
};

void TstAgentServer::init()
{
    m_server.reset();
    m_folder = std::make_unique<Folder>();
    auto made = Store::create(*m_folder / "t.credence", {.scope = "s", .approvalChannels = {"gui"}});
    QVERIFY_OK(made);
    m_store = std::move(*made);
    QVERIFY_DONE(m_store->import(readCredenceJsonl(reviewMemories(), "test"), "test", {"", "import", ""}));
}

void TstAgentServer::negotiates()
{
    for (const char *version : {"2024-11-05", "2025-03-26", "2025-06-18", "1999-01-01"}) {
        QVERIFY(start(nullptr));
        const Json answer = ask(fmt::format("{{'jsonrpc':'2.0','id':'a','method':'initialize','params':{{'"
                                            "protocolVersion':'{}','capabilities':{{}}}}}}",
                                            version));
        QCOMPARE(text(answer["id"]), text(Json("a")));
        const std::string expected = version[0] == '1' ? "2025-06-18" : version;
        QCOMPARE(text(answer["result"]["protocolVersion"]), text(Json(expected)));
        QCOMPARE(text(answer["result"]["serverInfo"]["name"]), text(Json("credence")));
        QVERIFY(answer["result"]["capabilities"].contains("tools"));
        QVERIFY(!answer["result"]["capabilities"].contains("resources"));
        QCOMPARE(reply("{'jsonrpc':'2.0','method':'notifications/initialized'}"), "");
        // What a revision brought is not told to an older client.
        const Json tool = ask("{'jsonrpc':'2.0','id':2,'method':'tools/list'}")["result"]["tools"][0];
        QCOMPARE(tool.contains("annotations"), expected >= "2025-03-26");
        QCOMPARE(tool.contains("title"), expected >= "2025-06-18");
    }
    // Twice is once too often.
    QCOMPARE(errorOf(ask("{'jsonrpc':'2.0','id':3,'method':'initialize','params':{'protocolVersion':'2025-06-18'}}")),
             -32600);
}

void TstAgentServer::protocolErrors()
{
    QVERIFY(start(nullptr));
    QCOMPARE(reply("{'jsonrpc':'2.0','id':1,'method':'ping'}"), quoted("{'jsonrpc':'2.0','id':1,'result':{}}"));
    QCOMPARE(errorOf(ask("{'jsonrpc':'2.0','id':1,'method':'tools/list'}")), -32600); // before initialize
    QCOMPARE(errorOf(ask("{'jsonrpc':'2.0','id':1,'method':'initialize','params':{}}")), -32602);
    QCOMPARE(errorOf(ask("{'jsonrpc':'2.0','id':1,'method':'initialize','params':[1]}")), -32602);
    QVERIFY(start());
    struct Case {
        const char *line;
        int code;
        Json id;
    };
    const Case cases[] = {
        {"garbage", -32700, nullptr},
        {"{'jsonrpc':'2.0','id':1,'method':'ping'", -32700, nullptr},
        {"\xff\xfe", -32700, nullptr},
        {"42", -32600, nullptr},
        {"{'id':5,'method':'ping'}", -32600, 5},
        {"{'jsonrpc':'2.0','id':5}", -32600, 5},
        {"{'jsonrpc':'2.0','id':null,'method':'ping'}", -32600, nullptr},
        {"{'jsonrpc':'2.0','id':{},'method':'ping'}", -32600, nullptr},
        {"{'jsonrpc':'2.0','id':5,'method':'resources/list'}", -32601, 5},
        {"{'jsonrpc':'2.0','id':'x','method':'tools/approve'}", -32601, "x"},
        {"{'jsonrpc':'2.0','id':5,'method':'tools/list','params':{'cursor':'9'}}", -32602, 5},
        {"{'jsonrpc':'2.0','id':5,'method':'tools/call','params':{}}", -32602, 5},
        {"{'jsonrpc':'2.0','id':5,'method':'tools/call','params':{'name':'recall','arguments':[]}}", -32602, 5},
        {"{'jsonrpc':'2.0','id':5,'method':'tools/call','params':{'name':'recall','arguments':{}}}", -32602, 5},
        {"{'jsonrpc':'2.0','id':5,'method':'tools/call','params':{'name':'recall','arguments':{'query':' '}}}", -32602,
         5},
        {"{'jsonrpc':'2.0','id':5,'method':'tools/call','params':{'name':'recall','arguments':{'query':3}}}", -32602,
         5},
        {"{'jsonrpc':'2.0','id':5,'method':'tools/call','params':{'name':'recall','arguments':{'query':'a','k':0}}}",
         -32602, 5},
        {"{'jsonrpc':'2.0','id':5,'method':'tools/call','params':{'name':'recall','arguments':{'query':'a','k':1.5}}}",
         -32602, 5},
        {"{'jsonrpc':'2.0','id':5,'method':'tools/"
         "call','params':{'name':'recall','arguments':{'query':'a','k':1e999}}}",
         -32602, 5},
        {"{'jsonrpc':'2.0','id':5,'method':'tools/"
         "call','params':{'name':'recall','arguments':{'query':'a','layer':'mine'}}}",
         -32602, 5},
        {"{'jsonrpc':'2.0','id':5,'method':'tools/call','params':{'name':'recall','arguments':{'query':'a','q':1}}}",
         -32602, 5},
        {"{'jsonrpc':'2.0','id':5,'method':'tools/call','params':{'name':'insights','arguments':{'since':'soon'}}}",
         -32602, 5},
    };
    for (const Case &one : cases) {
        const Json answer = ask(one.line);
        QVERIFY2(errorOf(answer) == one.code, one.line);
        QCOMPARE(text(answer["id"]), text(one.id));
        QCOMPARE(text(answer["jsonrpc"]), text(Json("2.0")));
    }
    // What asks for no answer gets none.
    for (const char *line : {"", "  \r", "{'jsonrpc':'2.0','method':'notifications/unheard'}",
                             "{'jsonrpc':'2.0','method':'tools/call','params':{'name':'remember'}}",
                             "{'jsonrpc':'2.0','id':9,'result':{}}"})
        QCOMPARE(reply(line), "");
    // Ids come back as they were, however they are written.
    QCOMPARE(reply("{'jsonrpc':'2.0','id':12345678901234567890123,'method':'ping'}"),
             quoted("{'jsonrpc':'2.0','id':12345678901234567890123,'result':{}}"));
}

void TstAgentServer::lists()
{
    QVERIFY(start());
    const Json tools = ask("{'jsonrpc':'2.0','id':1,'method':'tools/list'}")["result"]["tools"];
    std::vector<std::string> names, readers;
    for (const Json &tool : tools) {
        names.push_back(tool["name"]);
        if (tool["annotations"]["readOnlyHint"] == true)
            readers.push_back(tool["name"]);
        QCOMPARE(text(tool["inputSchema"]["type"]), text(Json("object")));
        QCOMPARE(text(tool["inputSchema"]["additionalProperties"]), text(Json(false)));
        for (const Json &needed : tool["inputSchema"].value("required", Json::array()))
            QVERIFY(tool["inputSchema"]["properties"].contains(needed.get<std::string>()));
    }
    QCOMPARE(names, (std::vector<std::string>{"remember", "recall", "why", "insights", "check", "propose"}));
    QCOMPARE(readers, (std::vector<std::string>{"recall", "why", "insights", "check"}));
    QCOMPARE(m_server->tools(), names);
}

// Invariant 4: whatever it is called, it is not there, and nothing changes.
void TstAgentServer::nothingApproves()
{
    QVERIFY(start());
    const Json proposed = given("propose", {{"text", "evenings are loud"}, {"evidence", {"e1", "e2"}}});
    const std::string candidate = proposed["candidate"];
    const auto before = m_store->ledgerHead();
    const Json long_{{"text", std::string(4001, 'x')}, {"evidence", {"e1", "e2"}}};
    QCOMPARE(errorOf(ask(Json{{"jsonrpc", "2.0"},
                              {"id", 9},
                              {"method", "tools/call"},
                              {"params", {{"name", "propose"}, {"arguments", long_}}}}
                             .dump())),
             -32602);
    for (const char *name :
         {"approve", "decide", "commit",   "resolve", "retract", "restore", "supersede", "erase",   "undo",     "redo",
          "policy",  "lift",   "suppress", "import",  "add",     "reflect", "queue",     "Propose", "propose ", ""})
        QCOMPARE(errorOf(call(name, {{"candidate", candidate}, {"as", "ada"}})), -32602);
    // Nor do arguments lead there.
    for (const Json &more : {Json{{"state", "approved"}}, Json{{"approve", true}}, Json{{"origin", "committed"}},
                             Json{{"channel", "gui"}}, Json{{"as", "ada"}}}) {
        Json arguments{{"text", "evenings are very loud"}, {"evidence", {"e1", "e2"}}};
        arguments.update(more);
        QCOMPARE(errorOf(call("propose", arguments)), -32602);
        Json episode{{"text", "it was loud"}};
        episode.update(more);
        QCOMPARE(errorOf(call("remember", episode)), -32602);
    }
    QCOMPARE(m_store->ledgerHead()->first, before->first);
    QCOMPARE(queueItem(*m_store, candidate)->state, CandidateState::Pending);
}

void TstAgentServer::remembers()
{
    QVERIFY(start());
    const Json done = given("remember", {{"text", "Sam reverted the deploy."},
                                         {"importance", 0.8},
                                         {"tags", {"deploy"}},
                                         {"entities", {"Sam"}},
                                         {"session", "s9"},
                                         {"actor", "sam"},
                                         {"outcome", "reverted"},
                                         {"id", "mine-1"}});
    QCOMPARE(text(done), text((Json{{"id", "mine-1"}, {"stored", true}})));
    const auto key = m_store->find("mine-1");
    QVERIFY_OK(key);
    const Memory m = m_store->rows(std::array{*key})->front();
    QCOMPARE(m.text, "Sam reverted the deploy.");
    QCOMPARE(m.kind, Kind::Episode);
    QCOMPARE(m.scope, "s");
    QCOMPARE(m.importance, std::optional(0.8));
    QCOMPARE(m.session, "s9");
    QCOMPARE(m.actor, "sam");
    QCOMPARE(m.outcome, "reverted");
    QCOMPARE(m.tags, std::vector<std::string>{"deploy"});
    QCOMPARE(m.entities, std::vector<std::string>{"Sam"});
    QCOMPARE(m.origin, Origin::Agent);
    QCOMPARE(formatTime(*m.created), "2026-03-01T12:00:00Z");
    const auto entry = m_store->ledger(1);
    QCOMPARE(entry->front().kind, "add");
    QCOMPARE(entry->front().who, "mcp:tester");
    QCOMPARE(entry->front().channel, "agent");

    // The same again is no second memory; another text under that id is refused.
    QCOMPARE(text(given("remember", {{"text", "Sam reverted the deploy."}, {"id", "mine-1"}})["stored"]),
             text(Json(false)));
    const Json other = call("remember", {{"text", "Sam did not."}, {"id", "mine-1"}});
    QCOMPARE(text(other["result"]["isError"]), text(Json(true)));
    QCOMPARE(m_store->rows(std::array{*key})->front().text, "Sam reverted the deploy.");
    // A text that was cut in the middle of a character is kept as it came, and goes out as valid text.
    QVERIFY(ask("{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'remember','arguments':"
                "{'text':'cut \\ud83d','id':'cut'}}}")
                .contains("result"));
    QCOMPARE(m_store->rows(std::array{*m_store->find("cut")})->front().text, "cut \xED\xA0\xBD");
    QCOMPARE(text(given("why", {{"id", "cut"}})["text"]), text(Json("cut ⟨U+D83D⟩")));
    // Out of range.
    QCOMPARE(errorOf(call("remember", {{"text", "x"}, {"importance", 1.1}})), -32602);
    QCOMPARE(errorOf(call("remember", {{"text", "x"}, {"at", "tomorrow"}})), -32602);
    QCOMPARE(
        formatTime(
            *m_store
                 ->rows(std::array{*m_store->find(
                     given("remember", {{"text", "y"}, {"at", "2026-02-02T10:00:00+02:00"}})["id"].get<std::string>())})
                 ->front()
                 .created),
        "2026-02-02T08:00:00Z");
}

// The agent's read view: an imported belief that nobody approved is none for it.
void TstAgentServer::recallsWhatWasApproved()
{
    QVERIFY(start());
    QCOMPARE(text(given("insights", Json::object())), text((Json{{"beliefs", Json::array()}, {"found", 0}})));
    const Json before = given("recall", {{"query", "What usually comes first, coffee?"}, {"k", 20}});
    QVERIFY(before.contains("hits"));
    for (const Json &hit : before["hits"])
        QCOMPARE(text(hit["kind"]), text(Json("episode")));

    QVERIFY(
        given("propose",
              {{"text", "Coffee is made before the first episode."}, {"evidence", {"e4", "e5"}}, {"importance", 0.9}})
            .contains("candidate"));
    QVERIFY(given("propose", {{"text", "Doors stay shut."}, {"evidence", {"e1", "e2", "e3"}}}).contains("candidate"));
    const auto waiting = queue(*m_store);
    QVERIFY_OK(waiting);
    QCOMPARE(waiting->size(), 2U);
    for (const QueueItem &item : *waiting) {
        DecideRequest request;
        request.candidate = item.candidate.id;
        QVERIFY_DONE(decide(*m_store, request, kReviewer));
    }
    QCOMPARE(text(given("insights", Json::object())["found"]), text(Json(0))); // approved is not yet committed
    QVERIFY_DONE(commit(*m_store, kReviewer));

    const Json all = given("insights", Json::object());
    QCOMPARE(text(all["found"]), text(Json(2)));
    QCOMPARE(text(all["beliefs"][0]["text"]),
             text(Json("Coffee is made before the first episode."))); // the more important one
    QCOMPARE(text(all["beliefs"][0]["evidence"]), text(Json(2)));
    QCOMPARE(text(all["beliefs"][0]["leaves"]), text(Json(2)));
    QCOMPARE(text(all["beliefs"][0]["confidence"]), text(Json("low")));
    QCOMPARE(text(all["beliefs"][1]["leaves"]), text(Json(3)));
    const auto only = [&](const Json &arguments) {
        const Json found = given("insights", arguments);
        return found["found"] == 1 ? found["beliefs"][0]["text"].get<std::string>() : "found " + found.dump();
    };
    QCOMPARE(only({{"topic", "coffee"}}), "Coffee is made before the first episode.");
    QCOMPARE(only({{"topic", "door"}}), "Doors stay shut."); // by its stem
    QCOMPARE(only({{"entity", "DOORS"}}), "Doors stay shut.");
    QCOMPARE(text(given("insights", {{"entity", "door"}})["found"]), text(Json(0))); // a name is a name
    QCOMPARE(text(given("insights", {{"topic", "coffee doors"}})["found"]), text(Json(0)));
    QCOMPARE(text(given("insights", {{"until", "2020-01-01"}})["found"]), text(Json(0)));
    QCOMPARE(text(given("insights", {{"since", "2020-01-01"}, {"until", "2999-01-01"}})["found"]), text(Json(2)));
    QCOMPARE(given("insights", {{"limit", 1}})["beliefs"].size(), 1U);
    QCOMPARE(text(given("insights", {{"limit", 1}})["found"]), text(Json(2)));

    const Json after = given("recall", {{"query", "What usually comes first, coffee?"}});
    QCOMPARE(text(after["route"]), text(Json("beliefs")));
    QCOMPARE(text(after["hits"][0]["text"]), text(Json("Coffee is made before the first episode.")));
    QCOMPARE(text(after["hits"][0]["kind"]), text(Json("belief")));

    // One that lost a source is in doubt, and in doubt it is not in the view.
    QVERIFY_DONE(m_store->retract(std::array{*m_store->find("e1")}, kReviewer));
    QCOMPARE(only(Json::object()), "Coffee is made before the first episode.");
}

void TstAgentServer::says()
{
    QVERIFY(start());
    const Json why = given("why", {{"id", "b2"}});
    QCOMPARE(text(why["text"]), text(Json("work starts early")));
    QCOMPARE(text(why["depth"]), text(Json(2)));
    QCOMPARE(text(why["confidence"]), text(Json("low")));
    std::vector<std::string> leaves, chain;
    for (const Json &leaf : why["leaves"])
        leaves.push_back(leaf["id"]);
    for (const Json &node : why["chain"])
        chain.push_back(node["id"]);
    QCOMPARE(leaves, (std::vector<std::string>{"e1", "e2", "e3"}));
    QCOMPARE(chain.size(), 5U);
    QCOMPARE(chain.front(), "b2");
    QVERIFY(why["words"].get<std::string>().find("episode number 1") != std::string::npos);
    const Json none = call("why", {{"id", "nobody"}});
    QCOMPARE(text(none["result"]["isError"]), text(Json(true)));
    QCOMPARE(text(none["result"]["content"][0]["text"]), text(Json("There is no memory \"nobody\".")));
    // Eight episodes of 0.5 each make 4.0 of the 15.0 that the default asks for.
    const Json check = given("check", Json::object());
    QCOMPARE(text(check["should_trigger"]), text(Json(false)));
    QCOMPARE(text(check["accumulated_importance"]), text(Json(4.0)));
    QCOMPARE(text(check["threshold"]), text(Json(15.0)));
    QCOMPARE(text(check["unreflected_count"]), text(Json(8)));
    QCOMPARE(text(check["skip_reason"]), text(Json("below_condition")));
}

void TstAgentServer::proposes()
{
    QVERIFY(start());
    const auto memories = m_store->counts("s")->memories;
    const Json done = given("propose", {{"text", "Evenings are loud."},
                                        {"evidence", {"e1", "e3", "e1"}},
                                        {"contradicting", {"e2"}},
                                        {"reason", "heard it twice"}});
    QCOMPARE(text(done["state"]), text(Json("pending")));
    QCOMPARE(text(done["origin"]), text(Json("mcp:tester")));
    QCOMPARE(text(done["action"]), text(Json("add")));
    QCOMPARE(text(done["checks"]["citations"]["state"]), text(Json("pass")));
    QCOMPARE(text(done["checks"]["support"]["state"]), text(Json("not_run"))); // nobody judged it
    const auto item = queueItem(*m_store, done["candidate"]);
    QVERIFY_OK(item);
    QCOMPARE(item->state, CandidateState::Pending);
    QCOMPARE(item->candidate.origin, "mcp:tester");
    QCOMPARE(item->candidate.reason, "heard it twice");
    QCOMPARE(item->candidate.evidence.size(), 3U);
    QCOMPARE(item->candidate.evidence[2].role, Role::Contradicts);
    QCOMPARE(m_store->counts("s")->memories, memories); // it never enters memory by itself
    const auto entry = m_store->ledger(1);
    QCOMPARE(entry->front().kind, "queue");
    QCOMPARE(entry->front().who, "mcp:tester");
    QCOMPARE(entry->front().channel, "agent");
    // Nothing was reflected on: the trigger goes on counting.
    QCOMPARE(text(given("check", Json::object())["accumulated_importance"]), text(Json(4.0)));
    QCOMPARE(text(given("check", Json::object())["hours_since_last_run"]), text(Json()));

    // Asked again, it waits already.
    const Json again = given("propose", {{"text", "  evenings are LOUD. "}, {"evidence", {"e1", "e3"}}});
    QCOMPARE(text(again["queued"]), text(Json(false)));
    QCOMPARE(text(again["candidate"]), text(done["candidate"]));
    // The floor, also against the same memory by two names; what is not there; an episode is not replaced.
    QCOMPARE(errorOf(call("propose", {{"text", "a"}, {"evidence", {"e1"}}})), -32602);
    QCOMPARE(text(call("propose", {{"text", "a"}, {"evidence", {"e1", "e1"}}})["result"]["isError"]), text(Json(true)));
    QCOMPARE(text(call("propose", {{"text", "a"}, {"evidence", {"e1", "e99"}}})["result"]["isError"]),
             text(Json(true)));
    QCOMPARE(
        text(call("propose", {{"text", "a"}, {"evidence", {"e1", "e2"}}, {"replaces", "e3"}})["result"]["isError"]),
        text(Json(true)));
    QCOMPARE(errorOf(call("propose", {{"text", "a"}, {"evidence", {"e1", "e2"}}, {"subject", "Sam"}})), -32602);
    QCOMPARE(queue(*m_store)->size(), 1U);
    // A belief of three parts that takes another's place.
    const Json better = given("propose", {{"text", "Mornings are loud."},
                                          {"evidence", {"e1", "e2"}},
                                          {"replaces", "b1"},
                                          {"subject", "mornings"},
                                          {"predicate", "are"},
                                          {"object", "loud"}});
    QCOMPARE(text(better["action"]), text(Json("supersede")));
    QCOMPARE(queueItem(*m_store, better["candidate"])->candidate.targets, std::vector<MemoryId>{{"b1"}});
    // What is private or unsafe is flagged before anybody sees it as a belief.
    const Json secret = given("propose", {{"text", "Sam pays with 4111 1111 1111 1111."}, {"evidence", {"e1", "e2"}}});
    QCOMPARE(text(secret["flags"][0]["category"]), text(Json("card")));
    QCOMPARE(text(secret["flags"][0]["state"]), text(Json("open")));
    // One client can't fill the queue: 98 more make a hundred.
    for (int i = 0; i < 97; ++i)
        QVERIFY(given("propose", {{"text", fmt::format("claim number {}", i)}, {"evidence", {"e1", "e2"}}})
                    .contains("candidate"));
    const Json full = call("propose", {{"text", "one too many"}, {"evidence", {"e1", "e2"}}});
    QCOMPARE(text(full["result"]["isError"]), text(Json(true)));
}

void TstAgentServer::readsOnly()
{
    QVERIFY(start("2025-06-18", true));
    QCOMPARE(m_server->tools(), (std::vector<std::string>{"recall", "why", "insights", "check"}));
    const auto before = m_store->ledgerHead();
    QCOMPARE(errorOf(call("remember", {{"text", "x"}})), -32602);
    QCOMPARE(errorOf(call("propose", {{"text", "x"}, {"evidence", {"e1", "e2"}}})), -32602);
    QCOMPARE(text(given("check", Json::object())["unreflected_count"]), text(Json(8)));
    QCOMPARE(m_store->ledgerHead()->first, before->first);
    // Another scope's memories are not to be had, by any tool.
    std::vector<MemoryDraft> secret{episode("x1", "zebra one"), episode("x2", "zebra two")};
    for (MemoryDraft &draft : secret)
        draft.memory.scope = "eve";
    QVERIFY_DONE(m_store->add(secret, kAgent));
    QVERIFY(start());
    const Json told = given("recall", {{"query", "zebra"}, {"layer", "all"}, {"k", 200}});
    for (const Json &hit : told["hits"])
        QVERIFY(hit["id"] != "x1" && hit["id"] != "x2");
    QCOMPARE(text(call("why", {{"id", "x1"}})["result"]["isError"]), text(Json(true)));
    QCOMPARE(text(call("propose", {{"text", "zebras"}, {"evidence", {"x1", "x2"}}})["result"]["isError"]),
             text(Json(true)));
    QCOMPARE(text(given("check", Json::object())["unreflected_count"]), text(Json(8)));
    AgentServerOptions options;
    options.scope = "other";
    QCOMPARE(AgentServer::open(m_store, options).error().code, Errc::NotFound);
}

void TstAgentServer::batches()
{
    const std::string batch = "[{'jsonrpc':'2.0','id':1,'method':'ping'},{'jsonrpc':'2.0','method':'notifications/x'},"
                              "7,{'jsonrpc':'2.0','id':2,'method':'initialize','params':{}}]";
    for (const char *version : {"2024-11-05", "2025-03-26"}) {
        QVERIFY(start(version));
        const Json answers = ask(batch);
        QCOMPARE(answers.size(), 3U);
        QCOMPARE(text(answers[0]["id"]), text(Json(1)));
        QCOMPARE(errorOf(answers[1]), -32600);
        QCOMPARE(errorOf(answers[2]), -32600);
        QCOMPARE(errorOf(ask("[]")), -32600);
        QCOMPARE(reply("[{'jsonrpc':'2.0','method':'notifications/x'}]"), "");
    }
    QVERIFY(start("2025-06-18"));
    QCOMPARE(errorOf(ask(batch)), -32600);
}

void TstAgentServer::cancels()
{
    QVERIFY(start());
    const std::string request = "{'jsonrpc':'2.0','id':'r1','method':'tools/call','params':{'name':'check'}}";
    const std::string cancel = "{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':'r1'}}";
    // It waits still, is cancelled, and gets no answer; once that is through, the id is free.
    arrives(request);
    arrives(cancel);
    QCOMPARE(reply(request), "");
    QCOMPARE(reply(cancel), "");
    QVERIFY(reply(request).find("\"result\"") != std::string::npos);
    // Cancelled when it was answered already: nothing comes of it.
    arrives(cancel);
    QCOMPARE(reply(cancel), "");
    QVERIFY(reply(request).find("\"result\"") != std::string::npos);
    // A number is another id than the same digits in a string.
    arrives("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':1}}");
    QVERIFY(reply("{'jsonrpc':'2.0','id':'1','method':'tools/call','params':{'name':'check'}}") != "");
    QCOMPARE(reply("{'jsonrpc':'2.0','id':1,'method':'tools/call','params':{'name':'check'}}"), "");
}

// While another program writes: a write waits as long as the server has patience, reading goes on, and a cancellation
// ends the wait.
void TstAgentServer::waitsForOthers()
{
    auto store = Store::open(*m_folder / "t.credence", {.busyTimeout = std::chrono::milliseconds(10)});
    QVERIFY_OK(store);
    AgentServerOptions options;
    options.scope = "s";
    options.patience = std::chrono::milliseconds(0);
    const std::shared_ptr<Store> shared = std::move(*store);
    sqlite3 *other = nullptr;
    QCOMPARE(sqlite3_open((*m_folder / "t.credence").c_str(), &other), SQLITE_OK);
    const auto closing = std::unique_ptr<sqlite3, int (*)(sqlite3 *)>(other, sqlite3_close);
    QCOMPARE(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
    const auto connect = [&] {
        auto server = AgentServer::open(shared, options);
        m_server = server ? std::move(*server) : nullptr;
        return m_server && ask("{'jsonrpc':'2.0','id':0,'method':'initialize','params':"
                               "{'protocolVersion':'2025-06-18'}}")
                               .contains("result");
    };
    QVERIFY(connect());
    const Json refused = call("remember", {{"text", "It was busy."}});
    QCOMPARE(text(refused["result"]["isError"]), text(Json(true)));
    QVERIFY(refused["result"]["content"][0]["text"].get<std::string>().ends_with("Try again in a moment."));
    // The same for an index that is being made: however often it is asked too early, it is made.
    Json later;
    QTRY_VERIFY_WITH_TIMEOUT(!(later = given("recall", {{"query", "episode"}})).is_null(), 60'000);
    QVERIFY(!later["hits"].empty());
    QCOMPARE(text(given("check", Json::object())["unreflected_count"]), text(Json(8)));

    options.patience = std::chrono::minutes(5);
    QVERIFY(connect());
    const std::string patient = "{'jsonrpc':'2.0','id':'p','method':'tools/call','params':"
                                "{'name':'remember','arguments':{'text':'It was worth it.'}}}";
    std::string cancelled = "none";
    {
        std::jthread waiting([&] { cancelled = reply(patient); });
        arrives("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':'p'}}");
    }
    QCOMPARE(cancelled, "");
    QCOMPARE(reply("{'jsonrpc':'2.0','method':'notifications/cancelled','params':{'requestId':'p'}}"), "");
    std::string stored;
    {
        std::jthread waiting([&] { stored = reply(patient); });
        QCOMPARE(sqlite3_exec(other, "COMMIT", nullptr, nullptr, nullptr), SQLITE_OK);
    }
    QCOMPARE(text(Json::parse(stored)["result"]["structuredContent"]["stored"]), text(Json(true)));
}

void TstAgentServer::bounds()
{
    QVERIFY(start());
    const std::string padding(5 << 20, 'x');
    QCOMPARE(errorOf(ask("{'jsonrpc':'2.0','id':1,'method':'ping','params':{'a':'" + padding + "\"}}")), -32700);
    const std::string deep(100'000, '[');
    QCOMPARE(errorOf(ask(deep)), -32700);
    const Json nested =
        ask("{'jsonrpc':'2.0','id':4,'method':'ping','params':{'a':" + deep + std::string(100'000, ']') + "}}");
    QCOMPARE(errorOf(nested), -32600);
    QCOMPARE(text(nested["id"]), text(Json(4)));
    QVERIFY(ask("{'jsonrpc':'2.0','id':1,'method':'ping'}").contains("result"));
}

// What a model reads must not fill its context: lists are cut and say so; the whole text is there for who asks.
void TstAgentServer::cutsWhatIsLong()
{
    std::vector<MemoryDraft> drafts;
    std::vector<std::string> ids;
    for (int i = 0; i < 150; ++i) {
        ids.push_back(fmt::format("n{:03}", i));
        drafts.push_back(episode(ids.back(), fmt::format("note {}", i), {}, 1'700'000'000'000 + i));
    }
    drafts.push_back(reflection("many", ids, "many notes were taken"));
    const std::string whole = "länge " + std::string(3'999, 'x') + std::string(9'000, 'y');
    drafts.push_back(episode("long", whole));
    for (MemoryDraft &draft : drafts)
        draft.memory.scope = "s";
    QVERIFY_DONE(m_store->add(drafts, kAgent));
    QVERIFY(start());
    const Json why = given("why", {{"id", "many"}});
    QCOMPARE(why["leaves"].size(), 100U);
    QCOMPARE(text(why["leaf_count"]), text(Json(150)));
    QCOMPARE(text(why["leaves"][0]["id"]), text(Json("n000"))); // the first ones in time
    QCOMPARE(text(why["leaves"][99]["id"]), text(Json("n099")));
    QCOMPARE(why["chain"].size(), 100U);
    QCOMPARE(text(why["chain_count"]), text(Json(151)));
    QVERIFY(why["words"].get<std::string>().size() <= 20'003U);
    QCOMPARE(text(given("why", {{"id", "long"}})["text"]), text(Json(whole)));
    const Json found = given("recall", {{"query", "länge"}, {"layer", "episodes"}, {"k", 1}});
    QCOMPARE(text(found["hits"][0]["text"]), text(Json(whole.substr(0, 8'000) + "…")));
}

void TstAgentServer::cutsLines()
{
    std::vector<std::string> lines;
    const auto take = [&](std::string &&line) { lines.push_back(std::move(line)); };
    LineCutter cutter(4);
    cutter.feed("ab", take);
    cutter.feed("c\r\n\nabcd\nabcdefgh", take);
    cutter.feed("ijk\nend", take);
    cutter.finish(take);
    QCOMPARE(lines, (std::vector<std::string>{"abc", "", "abcd", "abcde", "end"}));
}

CREDENCE_TEST(tst_agentserver, TstAgentServer)

} // namespace tst_agentserver

#include "tst_agentserver.moc"

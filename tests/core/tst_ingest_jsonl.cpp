// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "support/registry.h"
#include "util/losslessjson.h"

#include <credence/ingest.h>
#include <credence/text.h>

#include <QTemporaryDir>
#include <QTest>

#include <nlohmann/json.hpp>

#include <algorithm>
#include <fstream>
#include <random>

namespace tst_ingest_jsonl {

using namespace credence;
using namespace std::string_literals;

namespace {

// JSON with ' for ", so that it can be read.
std::string q(std::string text)
{
    std::replace(text.begin(), text.end(), '\'', '"');
    return text;
}

ForeignStore read(const std::string &text, const ReadOptions &options = {})
{
    return readCredenceJsonl(text, "a.jsonl", options);
}

// "kind@where" of all problems.
QString problems(const ForeignStore &store)
{
    QStringList list;
    for (const Problem &p : store.problems)
        list << QString::fromStdString(p.kind + "@" + p.where);
    return list.join(' ');
}

MemoryDraft only(const std::string &record)
{
    const ForeignStore store = read(q(record));
    return store.memories.size() == 1 ? store.memories[0] : MemoryDraft();
}

QString whatDiffers(const Memory &a, const Memory &b)
{
    QStringList out;
    const auto check = [&](const char *name, bool same) {
        if (!same)
            out << QLatin1String(name);
    };
    check("id", a.id == b.id);
    check("scope", a.scope == b.scope);
    check("kind", a.kind == b.kind);
    check("shape", a.shape == b.shape);
    check("storedDepth", a.storedDepth == b.storedDepth);
    check("text", a.text == b.text);
    check("spo", a.subject == b.subject && a.predicate == b.predicate && a.object == b.object);
    check("rule", a.ruleIf == b.ruleIf && a.ruleThen == b.ruleThen);
    check("importance", a.importance == b.importance);
    check("importanceRaw", a.importanceRaw == b.importanceRaw && a.importanceScale == b.importanceScale);
    check("created", a.created == b.created);
    check("createdText", a.createdText == b.createdText);
    check("zoneAssumed", a.zoneAssumed == b.zoneAssumed);
    check("times", a.validFrom == b.validFrom && a.validTo == b.validTo && a.expires == b.expires &&
                       a.lastAccessed == b.lastAccessed);
    check("status", a.status == b.status);
    check("statedConfidence", a.statedConfidence == b.statedConfidence);
    check("session", a.session == b.session && a.actor == b.actor && a.outcome == b.outcome);
    check("tags", a.tags == b.tags && a.entities == b.entities);
    check("source", a.sourceSystem == b.sourceSystem && a.sourceRef == b.sourceRef);
    check("supersededBy", a.supersededBy == b.supersededBy);
    check("extra", a.extra == b.extra);
    return out.join(' ');
}

Time at(const char *text)
{
    return parseTime(text)->time;
}

} // namespace

class TstIngestJsonl : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void readsEveryKey()
    {
        const ForeignStore store = read(q("{'record':'header','format':'credence-jsonl','version':1}\n"
                                          "{'record':'memory','id':'r1','kind':'reflection','shape':'rule','depth':1,"
                                          "'scope':'alice','text':'T','subject':'S','predicate':'P','object':'O',"
                                          "'if':'X','then':'Y','created':'2026-08-01T09:12:13+02:00','importance':7,"
                                          "'importance_scale':'1-10','tags':['a','b'],'entities':['E'],"
                                          "'session':'s17','actor':'sam','outcome':'ok',"
                                          "'source':{'system':'sys','ref':'node_7'},'status':'suspect',"
                                          "'valid_from':'2026-01-01','valid_to':null,'expires':'2027-01-01T00:00:00Z',"
                                          "'last_accessed':'2026-08-02T00:00:00Z','confidence':0.82,"
                                          "'superseded_by':'r2','evidence':[{'id':'e1','role':'supports'},'e2',"
                                          "{'id':'e7','role':'contradicts','granularity':'batch','quote':'said so'},"
                                          "{'id':'e8','role':'merged_from','weight':2}],"
                                          "'mood':'dry','extra':{'x':[1,2]}}\n"));
        QCOMPARE(problems(store), QString());
        QCOMPARE(store.read, 1U);
        QCOMPARE(store.skipped, 0U);
        QCOMPARE(store.scopes, std::vector<std::string>{"alice"});
        QCOMPARE(store.memories.size(), 1U);
        const MemoryDraft &d = store.memories[0];
        const Memory &m = d.memory;
        QCOMPARE(m.id.value, "r1"s);
        QCOMPARE(m.kind, Kind::Reflection);
        QCOMPARE(m.shape, Shape::Rule);
        QCOMPARE(m.storedDepth, std::optional(1));
        QCOMPARE(m.scope, "alice"s);
        QCOMPARE(m.text, "T"s);
        QCOMPARE(m.subject + m.predicate + m.object + m.ruleIf + m.ruleThen, "SPOXY"s);
        QCOMPARE(m.created, std::optional(at("2026-08-01T07:12:13Z")));
        QCOMPARE(m.createdText, "2026-08-01T09:12:13+02:00"s);
        QVERIFY(!m.zoneAssumed);
        QCOMPARE(m.importance, std::optional(0.7));
        QCOMPARE(m.importanceRaw, std::optional(7.0));
        QCOMPARE(m.importanceScale, ImportanceScale::OneToTen);
        QCOMPARE(m.tags, (std::vector<std::string>{"a", "b"}));
        QCOMPARE(m.entities, std::vector<std::string>{"E"});
        QCOMPARE(m.session + m.actor + m.outcome, "s17samok"s);
        QCOMPARE(m.sourceSystem + m.sourceRef, "sysnode_7"s);
        QCOMPARE(m.status, Status::Suspect);
        QCOMPARE(m.validFrom, std::optional(at("2026-01-01")));
        QVERIFY(!m.validTo);
        QCOMPARE(m.expires, std::optional(at("2027-01-01")));
        QCOMPARE(m.lastAccessed, std::optional(at("2026-08-02")));
        QCOMPARE(m.statedConfidence, "0.82"s);
        QCOMPARE(m.supersededBy.value, "r2"s);
        QCOMPARE(m.extra, q("{'evidence':[{'id':'e8','role':'merged_from','weight':2}],'mood':'dry','x':[1,2]}"));
        QCOMPARE(d.evidence.size(), 4U);
        QCOMPARE(d.evidence[0].ref, "e1"s);
        QCOMPARE(d.evidence[1].ref, "e2"s);
        QCOMPARE(d.evidence[1].role, Role::Supports);
        QCOMPARE(d.evidence[2].role, Role::Contradicts);
        QCOMPARE(d.evidence[2].granularity, Granularity::Batch);
        QCOMPARE(d.evidence[2].quote, "said so"s);
        QCOMPARE(d.evidence[3].role, Role::MergedFrom);
        QVERIFY(!d.malformedEvidence);
        QCOMPARE(d.where, "a.jsonl line 2"s);
    }

    void fillsDefaults()
    {
        const Time before = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
        const ForeignStore store = read(q("{'record':'memory','text':'hello'}"));
        const Time after = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
        QCOMPARE(problems(store), QString());
        const MemoryDraft &d = store.memories.at(0);
        QCOMPARE(d.memory.id.value, ""s);
        QCOMPARE(d.memory.scope, "default"s);
        QCOMPARE(d.memory.kind, Kind::Episode);
        QCOMPARE(d.memory.shape, Shape::None);
        QCOMPARE(d.memory.status, Status::Active);
        QVERIFY(!d.memory.importance && !d.memory.importanceRaw && !d.memory.storedDepth);
        QVERIFY(d.createdAssumed);
        QVERIFY(d.memory.created >= before && d.memory.created <= after);
        QCOMPARE(d.memory.extra, ""s);
    }

    void infersKindAndShape()
    {
        QCOMPARE(only("{'record':'memory','text':'t','evidence':['e1']}").memory.kind, Kind::Reflection);
        QCOMPARE(only("{'record':'memory','text':'t','evidence':['e1']}").memory.shape, Shape::Insight);
        QCOMPARE(only("{'record':'memory','text':'t','shape':'rule'}").memory.kind, Kind::Reflection);
        const Memory belief =
            only("{'record':'memory','kind':'reflection','subject':'Sam','predicate':'likes','object':"
                 "'tea'}")
                .memory;
        QCOMPARE(belief.shape, Shape::Belief);
        QCOMPARE(belief.text, "Sam likes tea"s);
        const Memory rule = only("{'record':'memory','kind':'reflection','if':'it rains','then':'he walks'}").memory;
        QCOMPARE(rule.shape, Shape::Rule);
        QCOMPARE(rule.text, "If it rains, then he walks"s);
        QCOMPARE(only("{'record':'memory','kind':'reflection','text':'t','shape':null}").memory.shape, Shape::None);
        QCOMPARE(only("{'record':'memory','kind':'narrative','text':'t'}").memory.kind, Kind::Narrative);
        QCOMPARE(only("{'record':'memory','id':17,'text':'t'}").memory.id.value, "17"s);
    }

    void skipsBadLinesAndKeepsTheRest()
    {
        const std::string text = "\xEF\xBB\xBF" + q("{'record':'memory','id':'a','text':'one'}\r\n"
                                                    "not json\n"
                                                    "\n"
                                                    "{'record':'memory','id':'b','text':'cut of\n"
                                                    "[1,2]\n"
                                                    "42\n"
                                                    "{'text':'no record'}\n"
                                                    "{'record':'dream','text':'x'}\n"
                                                    "{'record':'memory','id':'c'}\n"
                                                    "{'record':'memory','id':'d','text':''}\n"
                                                    "{'record':'memory','id':'e','text':5}\n"
                                                    "{'record':'memory','id':'a','text':'again'}\n"
                                                    "{'record':'memory','id':'z','text':'last'}}\n"
                                                    "{'record':'memory','id':'f','text':'last'}");
        const ForeignStore store = read(text);
        QCOMPARE(problems(store),
                 QString("bad-json@a.jsonl line 2 bad-json@a.jsonl line 4 bad-record@a.jsonl line 5 "
                         "bad-record@a.jsonl line 6 bad-record@a.jsonl line 7 bad-record@a.jsonl line 8 "
                         "missing-text@a.jsonl line 9 missing-text@a.jsonl line 10 missing-text@a.jsonl line 11 "
                         "duplicate-id@a.jsonl line 12 bad-json@a.jsonl line 13"));
        QCOMPARE(store.read, 13U);
        QCOMPARE(store.skipped, 11U);
        QCOMPARE(store.memories.size(), 2U);
        QCOMPARE(store.memories[0].memory.text, "one"s);
        QCOMPARE(store.memories[1].memory.id.value, "f"s);
    }

    void judgesHeaders()
    {
        QCOMPARE(problems(read(q("{'record':'header','format':'credence-jsonl','version':1}"))), QString());
        const ForeignStore newer = read(q("{'record':'header','format':'credence-jsonl','version':2}\n"
                                          "{'record':'memory','text':'t'}"));
        QCOMPARE(problems(newer), QString("misfit@a.jsonl line 1"));
        QCOMPARE(newer.memories.size(), 1U);
        QCOMPARE(problems(read(q("{'record':'header','format':'other','version':1}"))),
                 QString("misfit@a.jsonl line 1"));
        QCOMPARE(problems(read(q("{'record':'memory','text':'t'}"))), QString()); // none is needed
    }

    void keepsOtherRecords()
    {
        const std::string candidate = q("{'action':'add','id':'c1','record':'candidate','text':'t'}");
        const ForeignStore store = read(candidate + "\n" +
                                        q("{'record':'flag'}\n{'record':'decision'}\n"
                                          "{'record':'ledger'}\n"));
        QCOMPARE(problems(store), QString());
        QCOMPARE(store.records.size(), 4U);
        QCOMPARE(store.records[0].record, "candidate"s);
        QCOMPARE(store.records[0].json, candidate);
        QCOMPARE(writeCredenceJsonl(store.records[0]), candidate);
        QCOMPARE(store.records[3].record, "ledger"s);
        QCOMPARE(store.records[3].where, "a.jsonl line 4"s);
    }

    void judgesImportance_data()
    {
        QTest::addColumn<QString>("keys");
        QTest::addColumn<double>("importance"); // -1: unset
        QTest::addColumn<QString>("problem");
        const auto row = [](const char *keys, double importance, const char *problem = "") {
            QTest::newRow(keys) << QString(keys) << importance << QString(problem);
        };
        row("'importance':0.6,'importance_scale':'0-1'", 0.6);
        row("'importance':0.6", 0.6);
        row("'importance':0", 0.0);
        row("'importance':10,'importance_scale':'1-10'", 1.0);
        row("'importance':1,'importance_scale':'1-10'", 0.1);
        row("'importance':null", -1);
        row("'importance':0,'importance_scale':'1-10'", -1, "bad-importance");
        row("'importance':11,'importance_scale':'1-10'", -1, "bad-importance");
        row("'importance':7", -1, "bad-importance");
        row("'importance':-0.1", -1, "bad-importance");
        row("'importance':1e999", -1, "bad-importance");
        row("'importance':-1e999,'importance_scale':'1-10'", -1, "bad-importance");
        row("'importance':'0.6'", -1, "bad-importance");
        row("'importance':true", -1, "bad-importance");
        row("'importance':0.6,'importance_scale':'0-100'", -1, "bad-importance");
        row("'importance':0.6,'importance_scale':1", -1, "bad-importance");
    }
    void judgesImportance()
    {
        QFETCH(QString, keys);
        QFETCH(double, importance);
        QFETCH(QString, problem);
        const ForeignStore store = read(q("{'record':'memory','text':'t'," + keys.toStdString() + "}"));
        QCOMPARE(store.memories.size(), 1U);
        const Memory &m = store.memories[0].memory;
        QCOMPARE(m.importance.value_or(-1), importance);
        QCOMPARE(m.importanceRaw.has_value(), m.importance.has_value());
        QCOMPARE(problems(store), problem.isEmpty() ? QString() : problem + "@a.jsonl line 1");
        QCOMPARE(m.extra.find("importance") != std::string::npos, !problem.isEmpty()); // kept as it was
    }

    void keepsTimelessRecords()
    {
        const ForeignStore store =
            read(q("{'record':'memory','text':'a','created':'2026-02-30'}\n"
                   "{'record':'memory','text':'b','created':1785575533}\n"
                   "{'record':'memory','text':'c','created':null}\n"
                   "{'record':'memory','text':'d','created':'2026-08-01 09:12:13'}\n"
                   "{'record':'memory','text':'e','created':'2026-08-01','valid_to':'never'}\n"));
        QCOMPARE(problems(store), QString("bad-time@a.jsonl line 1 bad-time@a.jsonl line 2 bad-time@a.jsonl line 5"));
        QCOMPARE(store.memories.size(), 5U);
        QVERIFY(!store.memories[0].memory.created);
        QCOMPARE(store.memories[0].memory.createdText, "2026-02-30"s);
        QCOMPARE(store.memories[1].memory.createdText, "1785575533"s);
        QVERIFY(!store.memories[2].memory.created && store.memories[2].memory.createdText.empty());
        QVERIFY(!store.memories[2].createdAssumed);
        QVERIFY(store.memories[3].memory.zoneAssumed);
        QCOMPARE(store.memories[3].memory.createdText, "2026-08-01 09:12:13"s);
        QCOMPARE(store.memories[4].memory.extra, q("{'valid_to':'never'}"));
    }

    void reportsUnknownWords()
    {
        const ForeignStore store =
            read(q("{'record':'memory','text':'a','status':'gone','kind':'dream','shape':'circle'}"));
        QCOMPARE(problems(store), QString("misfit@a.jsonl line 1 misfit@a.jsonl line 1 bad-status@a.jsonl line 1"));
        QCOMPARE(store.memories.size(), 1U);
        QCOMPARE(store.memories[0].memory.kind, Kind::Episode);
        QCOMPARE(store.memories[0].memory.status, Status::Active);
        QCOMPARE(store.memories[0].memory.extra, q("{'kind':'dream','shape':'circle','status':'gone'}"));
    }

    void reportsMalformedEvidence()
    {
        const ForeignStore store =
            read(q("{'record':'memory','kind':'reflection','text':'a','evidence':'e1'}\n"
                   "{'record':'memory','kind':'reflection','text':'b','evidence':[null,{'id':''},"
                   "{'role':'supports'},{'id':'e1','role':'refutes'},{'id':'e2'},"
                   "{'id':'e3','granularity':'some'}]}\n"
                   "{'record':'memory','kind':'reflection','text':'c','evidence':null}\n"));
        QCOMPARE(problems(store),
                 QString("bad-evidence@a.jsonl line 1 bad-evidence@a.jsonl line 2 bad-evidence@a.jsonl line 2 "
                         "bad-evidence@a.jsonl line 2 bad-evidence@a.jsonl line 2 bad-evidence@a.jsonl line 2"));
        QVERIFY(store.memories[0].malformedEvidence);
        QVERIFY(store.memories[0].evidence.empty());
        QCOMPARE(store.memories[0].memory.extra, q("{'evidence':'e1'}"));
        QVERIFY(store.memories[1].malformedEvidence);
        QCOMPARE(store.memories[1].evidence.size(), 2U);
        QCOMPARE(store.memories[1].evidence[0].ref, "e2"s);
        QCOMPARE(store.memories[1].evidence[1].granularity, Granularity::Batch);
        QCOMPARE(store.memories[1].memory.extra,
                 q("{'evidence':[null,{'id':''},{'role':'supports'},{'id':'e1','role':'refutes'},"
                   "{'granularity':'some','id':'e3'}]}"));
        QVERIFY(!store.memories[2].malformedEvidence);
    }

    // Taken as best it can be, and said.
    void reportsWhatWasGuessed()
    {
        const ForeignStore store = read(q("{'record':'memory','id':'','text':'a'}\n"
                                          "{'record':'memory','scope':'','text':'b'}\n"
                                          "{'record':'memory','tags':'auth','text':'c'}\n"
                                          "{'record':'memory','id':'e4','superseded_by':'e4','text':'d'}\n"
                                          "{'record':'memory','id':null,'scope':null,'tags':null,'text':'e'}"));
        QCOMPARE(problems(store), QString("misfit@a.jsonl line 1 misfit@a.jsonl line 2 "
                                          "misfit@a.jsonl line 3 misfit@a.jsonl line 4"));
        QCOMPARE(store.memories.size(), 5U);
        QVERIFY(store.memories[0].memory.id.value.empty());
        QCOMPARE(store.memories[1].memory.scope, "default"s);
        QCOMPARE(store.memories[2].memory.tags, std::vector<std::string>{"auth"});
        QVERIFY(store.memories[3].memory.supersededBy.value.empty());
        QCOMPARE(store.memories[3].memory.extra, q("{'superseded_by':'e4'}"));
    }

    void reportsDuplicateKeys()
    {
        const ForeignStore store = read(q("{'record':'memory','text':'first','text':'second'}"));
        QCOMPARE(problems(store), QString("misfit@a.jsonl line 1"));
        QCOMPARE(store.memories.at(0).memory.text, "first"s);
        QVERIFY(store.problems[0].message.find("second") != std::string::npos);
    }

    void keepsTextLossless()
    {
        const std::string bytes = "a\xFF\xED\xA0\x80z"s + '\0' + "!";
        const ForeignStore store =
            read(q("{'record':'memory','text':'a\xFF\\ud800z\\u0000!','tags':['\\udfff'],'\xFFkey':'\xC3'}"));
        QCOMPARE(problems(store), QString());
        const Memory &m = store.memories.at(0).memory;
        QCOMPARE(m.text, bytes);
        QCOMPARE(m.tags.at(0), "\xED\xBF\xBF"s);
        QVERIFY(isValidUtf8(m.extra));
        QVERIFY(nlohmann::json::accept(m.extra));
        QVERIFY(!nlohmann::json::accept("{]"));
        QCOMPARE(lossless::decode(m.extra), q("{'\xFFkey':'\xC3'}"));
    }

    void survivesDepthAndSize()
    {
        const std::size_t million = 1000000;
        const std::string deep = std::string(million, '[') + std::string(million, ']');
        const std::string giant(std::size_t(5) << 20U, 'x');
        const ForeignStore store = read(q("{'record':'memory','text':'a','x':") + deep + "}\n" + deep + "\n" +
                                        std::string(million, '{') + "\n" + q("{'record':'memory','text':'") + giant +
                                        q("'}\n{'record':'memory','text':'b','evidence':") + deep + "}\n");
        QCOMPARE(problems(store), QString("misfit@a.jsonl line 1 bad-record@a.jsonl line 2 bad-json@a.jsonl line 3 "
                                          "misfit@a.jsonl line 5 bad-evidence@a.jsonl line 5"));
        QCOMPARE(store.memories.size(), 3U);
        const std::string kept = q("{'x':") + std::string(99, '[') + "null" + std::string(99, ']') + "}";
        QCOMPARE(store.memories[0].memory.extra, kept);
        const ForeignStore again = read(writeCredenceJsonl(store.memories[0].memory, {}));
        QCOMPARE(problems(again), QString());
        QCOMPARE(again.memories.at(0).memory.extra, kept);
        QCOMPARE(store.memories[1].memory.text.size(), giant.size());
        QCOMPARE(store.memories[2].memory.text, "b"s);
    }

    void overridesOneScope()
    {
        const std::string one =
            q("{'record':'memory','text':'a','scope':'x'}\n{'record':'memory','text':'b','scope':'x'}");
        ForeignStore store = read(one, {"mine"});
        QCOMPARE(store.scopes, std::vector<std::string>{"mine"});
        QCOMPARE(store.memories[1].memory.scope, "mine"s);
        store = read(q("{'record':'memory','text':'a','scope':'x'}\n{'record':'memory','text':'b'}"), {"mine"});
        QCOMPARE(problems(store), QString("other-scope@a.jsonl"));
        QCOMPARE(store.memories.size(), 0U);
        QCOMPARE(store.read, 2U);
        QCOMPARE(store.skipped, 2U);
    }

    void readsFiles()
    {
        const QTemporaryDir folder;
        const std::filesystem::path path = folder.filePath("m.jsonl").toStdString();
        std::ofstream(path) << q("{'record':'memory','text':'a'}\n{'record':'memory','text':'a'}\n"
                                 "{'record':'memory','id':'i','text':'a'}\n"
                                 "{'record':'memory','text':'b','source':{'ref':'7'}}\n"
                                 "{'record':'memory','scope':'s','text':'a'}\n");
        std::uint64_t last = 0;
        std::uint64_t total = 0;
        const Progress progress = [&](std::uint64_t done, std::uint64_t of) {
            QVERIFY(done >= last);
            last = done;
            total = of;
        };
        const auto store = readForeign(path, {}, {}, {}, progress);
        QVERIFY(store.ok());
        QCOMPARE(last, std::uint64_t(std::filesystem::file_size(path)));
        QCOMPARE(total, last);
        // Records without id or source are named by their content: the same again at the next import.
        const auto again = readForeign(path, "credence-jsonl");
        QVERIFY(again.ok());
        for (std::size_t i : {0U, 1U, 4U}) {
            QVERIFY(!store->memories[i].memory.sourceRef.empty());
            QCOMPARE(store->memories[i].memory.sourceRef, again.value().memories[i].memory.sourceRef);
            QCOMPARE(store->memories[i].memory.sourceSystem, "credence-jsonl"s);
        }
        QCOMPARE(store->memories[1].memory.sourceRef, store->memories[0].memory.sourceRef + "-2");
        QCOMPARE(store->memories[2].memory.sourceRef, ""s);
        QCOMPARE(store->memories[3].memory.sourceRef, "7"s);

        QCOMPARE(readForeign(path, {}, {"other"}).error().code, Errc::Invalid);
        std::stop_source stop;
        stop.request_stop();
        QCOMPARE(readForeign(path, {}, {}, stop.get_token()).error().code, Errc::Cancelled);
        QCOMPARE(readForeign(path, "no-such").error().code, Errc::Unsupported);
        QCOMPARE(readForeign(folder.path().toStdString(), "credence-jsonl").error().code, Errc::Unsupported);
    }

    void writesAsDocumented()
    {
        Memory m;
        m.id.value = "e1";
        m.scope = "alice";
        m.text = "caf\xC3\xA9";
        m.created = at("2026-08-01T09:12:13Z");
        m.importance = m.importanceRaw = 0.6;
        m.importanceScale = ImportanceScale::ZeroToOne;
        m.tags = {"auth"};
        m.extra = q("{'x':1}");
        QCOMPARE(writeCredenceJsonl(m, {}),
                 q("{'record':'memory','id':'e1','kind':'episode','scope':'alice','text':'caf\xC3\xA9',"
                   "'created':'2026-08-01T09:12:13Z','importance':0.6,'importance_scale':'0-1','status':'active',"
                   "'tags':['auth'],'origin':'imported','extra':{'x':1}}"));
        m.text = "a\xFF\xED\xA0\x80";
        QVERIFY(writeCredenceJsonl(m, {}).find(q("'text':'a⟨FF⟩⟨U+D800⟩'")) != std::string::npos);
        QVERIFY(writeCredenceJsonl(m, {}).find(q("'base64':{'/text':'Yf/toIA='}")) != std::string::npos);
        m.text = "a\xED\xA0\x80";
        QVERIFY(writeCredenceJsonl(m, {}).find(q("'text':'a\\ud800'")) != std::string::npos);
        m.extra = "broken {";
        QVERIFY(writeCredenceJsonl(m, {}).find(q("'extra':'broken {'")) != std::string::npos);
        QCOMPARE(credenceJsonlHeader(), q("{'record':'header','format':'credence-jsonl','version':1}"));
    }

    // read(write(m)) == m for whatever a memory may hold.
    void roundTrips()
    {
        std::mt19937 random(7);
        const auto upTo = [&](unsigned n) { return random() % (n + 1); };
        const std::vector<std::string> pieces = {"word ",
                                                 "\"",
                                                 "\\",
                                                 "\n",
                                                 "\r",
                                                 std::string(1, '\0'),
                                                 "\xC3\xA9",
                                                 "\xE2\x80\xA8",
                                                 "\xF0\x9F\x98\x80",
                                                 "\xFF",
                                                 "\xE2\x82",
                                                 "\xED\xA0\x80",
                                                 "\xED\xB0\x80",
                                                 "\xF4\x8E\x80\x81",
                                                 "\xF4\x8E\xA4\x80",
                                                 "\xF4\x8E\xA4\x81"
                                                 "1"};
        const auto bytes = [&](unsigned least) {
            std::string out;
            for (unsigned n = least + upTo(4); n > 0; --n)
                out += pieces[upTo(unsigned(pieces.size()) - 1)];
            return out;
        };
        const auto maybe = [&] { return upTo(3) == 0 ? bytes(0) : std::string(); };
        const auto list = [&] {
            std::vector<std::string> out;
            for (unsigned n = upTo(2); n > 0; --n)
                out.push_back(bytes(0));
            return out;
        };
        const auto time = [&]() -> std::optional<Time> {
            if (upTo(1) == 0)
                return std::nullopt;
            return Time(std::chrono::milliseconds(std::int64_t(random()) * 400 * (upTo(1) == 0 ? 1 : -1)));
        };
        for (int i = 0; i < 5000; ++i) {
            Memory m;
            m.id.value = bytes(1);
            m.scope = bytes(1);
            m.kind = static_cast<Kind>(upTo(2));
            m.shape = static_cast<Shape>(upTo(3));
            m.depth = int(upTo(3));
            if (upTo(1) == 0)
                m.storedDepth = int(upTo(3));
            m.text = bytes(1);
            m.subject = maybe();
            m.predicate = maybe();
            m.object = maybe();
            m.ruleIf = maybe();
            m.ruleThen = maybe();
            m.importanceScale = static_cast<ImportanceScale>(upTo(2));
            if (upTo(1) == 0) {
                m.importanceRaw =
                    m.importanceScale == ImportanceScale::OneToTen ? 1.0 + random() / 1e9 : random() / 5e9;
                m.importance = normalisedImportance(m.importanceRaw, m.importanceScale);
            }
            m.created = time();
            m.createdText = maybe();
            m.zoneAssumed = upTo(1) == 0;
            m.validFrom = time();
            m.validTo = time();
            m.expires = time();
            m.lastAccessed = time();
            m.status = static_cast<Status>(upTo(6));
            m.statedConfidence = std::vector<std::string>{"", "0.82", "high", "1", "0.50", "1e999", "\xFF"}[upTo(6)];
            m.session = maybe();
            m.actor = maybe();
            m.outcome = maybe();
            m.tags = list();
            m.entities = list();
            m.origin = static_cast<Origin>(upTo(2));
            m.sourceSystem = maybe();
            m.sourceRef = maybe();
            m.supersededBy.value = maybe();
            if (m.supersededBy == m.id)
                m.supersededBy = {}; // no memory supersedes itself
            if (upTo(1) == 0) {
                lossless::Json extra = lossless::Json::object();
                for (unsigned n = upTo(3); n > 0; --n)
                    extra[lossless::encode(bytes(0))] = {lossless::encode(bytes(0)), n, nullptr, true, 0.1};
                extra["text"] = {{"text", lossless::encode(maybe())}};
                m.extra = lossless::dumpForm(extra);
            }
            std::vector<EvidenceLink> links(upTo(2));
            for (EvidenceLink &link : links) {
                link.sourceId.value = bytes(1);
                link.role = static_cast<Role>(upTo(2));
                link.granularity = static_cast<Granularity>(upTo(2));
                link.quote = maybe();
            }
            const bool malformed = upTo(1) == 0;

            const std::string line = writeCredenceJsonl(m, links, malformed);
            QVERIFY(isValidUtf8(line));
            QVERIFY(line.find('\n') == std::string::npos);
            const ForeignStore store = read(line);
            QVERIFY2(store.problems.empty() && store.memories.size() == 1,
                     (line + "\n" + problems(store).toStdString() +
                      (store.problems.empty() ? "" : store.problems[0].message))
                         .c_str());
            const MemoryDraft &draft = store.memories[0];
            const QString difference = whatDiffers(draft.memory, m);
            QVERIFY2(difference.isEmpty(), (line + "\n" + difference.toStdString()).c_str());
            QCOMPARE(draft.memory.origin, Origin::Imported); // a file can't approve itself
            QCOMPARE(draft.malformedEvidence, malformed);
            QCOMPARE(draft.evidence.size(), links.size());
            for (std::size_t k = 0; k < links.size(); ++k) {
                QCOMPARE(draft.evidence[k].ref, links[k].sourceId.value);
                QCOMPARE(draft.evidence[k].role, links[k].role);
                QCOMPARE(draft.evidence[k].granularity, links[k].granularity);
                QCOMPARE(draft.evidence[k].quote, links[k].quote);
            }
            QCOMPARE(writeCredenceJsonl(draft.memory, {}).empty(), false);
        }
    }
};

CREDENCE_TEST(tst_ingest_jsonl, TstIngestJsonl)

} // namespace tst_ingest_jsonl

#include "tst_ingest_jsonl.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// reflect, runs and compare as a script uses them.
#include "support/cli.h"
#include "support/registry.h"

#include <QDir>
#include <QTest>

namespace tst_cli_reflect {

using namespace credence::test;

namespace {

QString q(const char *text)
{
    return QString::fromUtf8(text);
}

// Sixty episodes an hour apart; each sixth is about auth, and all but the first of those were reverted.
QByteArray episodes(int count)
{
    QByteArray lines = "{\"record\":\"header\",\"format\":\"credence-jsonl\",\"version\":1}\n";
    for (int i = 0; i < count; ++i) {
        const bool auth = i % 6 == 0;
        const QByteArray n = QByteArray::number(i);
        lines += "{\"record\":\"memory\",\"id\":\"e" + n +
                 "\",\"kind\":\"episode\",\"scope\":\"Sam\",\"text\":\"entry number " + n +
                 "\",\"created\":\"2026-08-" + QByteArray::number(1 + i / 24).rightJustified(2, '0') + "T" +
                 QByteArray::number(i % 24).rightJustified(2, '0') + ":00:00Z\",\"importance\":0.6," +
                 "\"importance_scale\":\"0-1\",\"tags\":[\"" +
                 (auth    ? "auth"
                  : i % 2 ? "docs"
                          : "build") +
                 "\"],\"outcome\":\"" + (auth && i != 0 ? "reverted" : "merged") + "\"}\n";
    }
    return lines;
}

// A recorded run whose one call answers engram's question.
QByteArray tape(const QByteArray &answer)
{
    return "{\"record\":\"run\",\"version\":1,\"id\":\"tape\",\"scope\":\"Sam\",\"preset\":\"engram\",\"calls\":[{"
           "\"number\":1,\"stage\":\"propose\",\"label\":\"Propose\",\"model\":\"recorded\",\"request\":\"{}\","
           "\"reply\":\"{}\",\"text\":" +
           answer + ",\"tokens\":{\"in\":120,\"out\":30}}]}";
}

} // namespace

class TstCliReflect : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void init();
    void needsAMode();
    void patternsDryRun();
    void readable();
    void queuesWithoutAskingAgain();
    void saves();
    void replays();
    void refusesWhatWasTampered();
    void budgets();
    void savesBeforeItSpends();
    void everosOutOfTheBox();
    void listsAndDiscards();
    void compares();
    void estimates();
    void noProvider();
    void badInput_data();
    void badInput();
    void fewEpisodes();

private:
    QString m_store;
    std::unique_ptr<QTemporaryDir> m_dir;
    [[nodiscard]] QString file(const char *name) const { return m_dir->filePath(q(name)); }
    bool fill(int count);
};

bool TstCliReflect::fill(int count)
{
    return writeFile(file("in.jsonl"), episodes(count)) && cli({q("import"), m_store, file("in.jsonl")}).status == 0;
}

void TstCliReflect::init()
{
    m_dir = std::make_unique<QTemporaryDir>();
    m_store = file("a.credence");
    for (const char *name : {"CREDENCE_PROVIDER_WORK_URL", "CREDENCE_PROVIDER_WORK_MODEL", "CREDENCE_PROVIDER_TWO_URL",
                             "CREDENCE_PROVIDER_TWO_MODEL"})
        qunsetenv(name);
    QVERIFY(fill(60));
}

void TstCliReflect::needsAMode()
{
    QCOMPARE(cli({q("reflect"), m_store}).status, 2);
    QCOMPARE(cli({q("reflect"), m_store, q("--dry-run"), q("--queue")}).status, 2);
    QCOMPARE(cli({q("reflect"), m_store, q("--dry-run"), q("--from"), q("x")}).status, 2);
    QCOMPARE(cli({q("reflect"), m_store, q("--dry-run"), q("--force")}).status, 2);
    QCOMPARE(cli({q("reflect"), m_store, q("--queue"), q("--only"), q("x")}).status, 2);
}

void TstCliReflect::patternsDryRun()
{
    const QByteArray before = hashOf(m_store);
    const CliResult run = cliJson({q("reflect"), m_store, q("--dry-run"), q("--set"), q("use_phrases=off")});
    QVERIFY2(run.status == 0 && run.isJson, run.told());
    QCOMPARE(missing(run.json, q("run candidates dropped calls tokens cost store_unchanged state preset parameters")),
             QStringList());
    QCOMPARE(run.json[q("store_unchanged")].toBool(), true);
    QCOMPARE(run.json[q("calls")].toInt(-1), 0);
    QCOMPARE(run.json[q("parameters")][q("use_phrases")].toString(), q("off"));
    QCOMPARE(hashOf(m_store), before);
    QVERIFY(!QFile::exists(m_store + q("-wal")) || QFile(m_store + q("-wal")).size() == 0);
    QVERIFY(QFile::exists(run.json[q("saved")].toString()));
    const QJsonArray candidates = run.json[q("candidates")].toArray();
    QVERIFY(!candidates.isEmpty());
    bool found = false;
    for (const QJsonValue &c : candidates) {
        QCOMPARE(missing(c.toObject(), q("id action text shape evidence depth confidence checks flags")),
                 QStringList());
        QCOMPARE(c[q("checks")].toObject().size(), 12);
        if (c[q("if")].toString().contains(q("auth")) && c[q("then")].toString().contains(q("reverted"))) {
            found = true;
            QCOMPARE(c[q("evidence")].toArray().size(), 10); // nine that show it, one that breaks it
            QCOMPARE(c[q("shape")].toString(), q("rule"));
        }
    }
    QVERIFY(found);
}

void TstCliReflect::readable()
{
    const CliResult run = cli({q("reflect"), m_store, q("--dry-run"), q("--no-keep")});
    QVERIFY2(run.status == 0, run.told());
    QVERIFY(run.out.contains("The run left the store unchanged, byte for byte."));
    QVERIFY(run.out.contains("entry number 6")); // evidence in full
    QVERIFY(run.err.contains("select"));         // progress
    QVERIFY(!QFile::exists(m_store + q("-runs")));
}

void TstCliReflect::queuesWithoutAskingAgain()
{
    const CliResult run = cliJson({q("reflect"), m_store, q("--dry-run")});
    QVERIFY2(run.status == 0, run.told());
    const QString id = run.json[q("run")].toString();
    const int candidates = run.json[q("candidates")].toArray().size();
    const CliResult queued =
        cliJson({q("reflect"), m_store, q("--queue"), q("--from"), id, q("--force"), q("--as"), q("ada")});
    QVERIFY2(queued.status == 0, queued.told());
    QCOMPARE(queued.json[q("queued")].toInt(), candidates);
    QCOMPARE(queued.json[q("forced")].toBool(), true);
    const CliResult info = cliJson({q("info"), m_store});
    QCOMPARE(info.json[q("candidates")][q("pending")].toInt(), candidates);
    QCOMPARE(info.json[q("memories")].toInt(), 60);
    // It lives in the store now, once.
    const CliResult list = cliJson({q("runs"), m_store});
    QCOMPARE(list.json[q("runs")].toArray().size(), 1);
    QCOMPARE(list.json[q("runs")][0][q("queued")].toBool(), true);
    const CliResult again = cliJson({q("reflect"), m_store, q("--queue"), q("--from"), id});
    QCOMPARE(again.status, 4);
    QCOMPARE(cliJson({q("verify"), m_store}).json[q("ok")].toBool(), true);
    // At once, without a dry run before.
    const CliResult direct = cliJson({q("reflect"), m_store, q("--queue"), q("--set"), q("min_support=9")});
    QVERIFY2(direct.status == 0, direct.told());
    QCOMPARE(cliJson({q("runs"), m_store}).json[q("runs")].toArray().size(), 2);
}

void TstCliReflect::saves()
{
    const CliResult run =
        cliJson({q("reflect"), m_store, q("--dry-run"), q("--no-keep"), q("--save"), file("run.json")});
    QVERIFY2(run.status == 0, run.told());
    QCOMPARE(QFile::permissions(file("run.json")) & (QFile::ReadGroup | QFile::ReadOther), QFile::Permissions());
    const CliResult shown = cliJson({q("runs"), m_store, q("--show"), file("run.json")});
    QVERIFY2(shown.status == 0, shown.told());
    QCOMPARE(shown.json[q("candidates")].toArray(), run.json[q("candidates")].toArray());
    QCOMPARE(cli({q("reflect"), m_store, q("--dry-run"), q("--save"), m_store}).status, 2);
}

void TstCliReflect::replays()
{
    const QByteArray answer = "\"{\\\"insights\\\":[{\\\"text\\\":\\\"Entries grow\\\",\\\"cites\\\":[1,2]},"
                              "{\\\"text\\\":\\\"Nothing at all\\\",\\\"cites\\\":[1,77]}]}\"";
    QVERIFY(writeFile(file("tape.json"), tape(answer)));
    const CliResult run =
        cliJson({q("reflect"), m_store, q("--preset"), q("engram"), q("--dry-run"), q("--replay"), file("tape.json")});
    QVERIFY2(run.status == 0, run.told());
    QCOMPARE(run.json[q("calls")].toInt(), 1);
    QCOMPARE(run.json[q("candidates")].toArray().size(), 1);
    QCOMPARE(run.json[q("candidates")][0][q("text")].toString(), q("Entries grow"));
    QCOMPARE(run.json[q("dropped")][0][q("reason")].toString(), q("not_shown"));
    QCOMPARE(run.json[q("dropped")][0][q("message")].toString(), q("cites source 77, only 20 were shown"));
    QCOMPARE(run.json[q("proposed")].toInt(), 2);
}

void TstCliReflect::refusesWhatWasTampered()
{
    QVERIFY(cli({q("reflect"), m_store, q("--dry-run"), q("--no-keep"), q("--save"), file("run.json")}).status == 0);
    QFile saved(file("run.json"));
    QVERIFY(saved.open(QIODevice::ReadOnly));
    QByteArray bytes = saved.readAll();
    saved.close();
    const QByteArray before = hashOf(m_store);
    // e1 is tagged docs: no rule about auth rests on it.
    QVERIFY(bytes.contains("\"id\": \"e6\""));
    QByteArray changed = bytes;
    changed.replace("\"id\": \"e6\"", "\"id\": \"e1\"");
    QVERIFY(writeFile(file("bad.json"), changed));
    const CliResult refused = cliJson({q("reflect"), m_store, q("--queue"), q("--from"), file("bad.json")});
    QVERIFY2(refused.status == 4, refused.told());
    QVERIFY(!refused.json[q("refused")].toArray().isEmpty());
    QVERIFY(refused.json[q("refused")][0][q("reason")].toString().contains(q("e1")));
    QCOMPARE(hashOf(m_store), before);
    // As it was, it is queued.
    QCOMPARE(cli({q("reflect"), m_store, q("--queue"), q("--from"), file("run.json")}).status, 0);
}

void TstCliReflect::budgets()
{
    qputenv("CREDENCE_PROVIDER_WORK_URL", "http://127.0.0.1:9/v1");
    qputenv("CREDENCE_PROVIDER_WORK_MODEL", "m");
    const auto run = [&](const char *option, const char *value) {
        return cliJson(
            {q("reflect"), m_store, q("--preset"), q("engram"), q("--dry-run"), q(option) + q("=") + q(value)});
    };
    for (const char *option : {"--budget-calls", "--budget-tokens", "--budget-cost"}) {
        const CliResult none = run(option, "0");
        QVERIFY2(none.status == 4, none.told());
        QVERIFY2(none.err.contains("nothing was asked"), none.err);
    }
    for (const char *value : {"-1", "nan", "inf", "1x", "1e999"}) {
        const CliResult wrong = run("--budget-cost", value);
        QVERIFY2(wrong.status == 2, wrong.told());
    }
    QCOMPARE(run("--budget-calls", "-1").status, 2);
    QCOMPARE(run("--budget-tokens", "-1").status, 2);
    QVERIFY(!QFile::exists(m_store + q("-runs")));
}

void TstCliReflect::savesBeforeItSpends()
{
    // Nobody listens on port 9: were anything asked, the run would fail with 5.
    qputenv("CREDENCE_PROVIDER_WORK_URL", "http://127.0.0.1:9/v1");
    qputenv("CREDENCE_PROVIDER_WORK_MODEL", "m");
    for (const QString &place : {file("no/such/folder/run.json"), m_dir->path(), q("/proc/run.json")}) {
        const CliResult run =
            cliJson({q("reflect"), m_store, q("--preset"), q("engram"), q("--dry-run"), q("--save"), place});
        QVERIFY2(run.status == 3 || run.status == 4, run.told());
        QVERIFY2(run.err.contains("can't be saved"), run.err);
        QVERIFY2(!run.err.contains("call 1"), run.err);
    }
}

void TstCliReflect::everosOutOfTheBox()
{
    const QString sample = q(CREDENCE_SOURCE_DIR "/resources/sample/ada.jsonl");
    m_store = file("sample.credence");
    QVERIFY(cli({q("import"), m_store, sample}).status == 0);
    qputenv("CREDENCE_PROVIDER_WORK_URL", "http://127.0.0.1:9/v1");
    qputenv("CREDENCE_PROVIDER_WORK_MODEL", "m");
    const CliResult own = cliJson({q("reflect"), m_store, q("--preset"), q("everos"), q("--estimate")});
    QVERIFY2(own.status == 0, own.told());
    QCOMPARE(own.json[q("calls")].toInt(), 10);
    // EverOS's own number, for other vectors, is taken when it is asked for.
    const CliResult asked = cliJson(
        {q("reflect"), m_store, q("--preset"), q("everos"), q("--estimate"), q("--set"), q("cluster_similarity=0.65")});
    QCOMPARE(asked.status, 1);
    QVERIFY2(asked.json[q("blocker")].toString().contains(q("0.45")), asked.told());
    // The run says which it was.
    const QByteArray tapeText =
        tape("\"{\\\"title\\\":\\\"T\\\",\\\"summary\\\":\\\"S\\\",\\\"content\\\":\\\"C\\\"}\"");
    QVERIFY(writeFile(file("tape.json"), tapeText));
    const CliResult run =
        cliJson({q("reflect"), m_store, q("--preset"), q("everos"), q("--dry-run"), q("--replay"), file("tape.json")});
    QCOMPARE(run.json[q("parameters")][q("cluster_similarity")].toString(), q("0.45"));
    QVERIFY2(run.err.contains("alike from 0.45 by builtin-1"), run.err);
}

void TstCliReflect::listsAndDiscards()
{
    const CliResult run = cliJson({q("reflect"), m_store, q("--dry-run")});
    const QString id = run.json[q("run")].toString();
    CliResult list = cliJson({q("runs"), m_store, q("--scope"), q("Sam")});
    QVERIFY2(list.status == 0, list.told());
    QCOMPARE(list.json[q("runs")][0][q("id")].toString(), id);
    QCOMPARE(
        missing(
            list.json[q("runs")][0].toObject(),
            q("id scope preset provider model state started took_ms candidates dropped calls tokens cost queued file")),
        QStringList());
    QVERIFY(cli({q("runs"), m_store}).out.contains("patterns"));
    QCOMPARE(cli({q("runs"), m_store, q("--scope"), q("nobody")}).status, 3);
    QCOMPARE(cli({q("runs"), m_store, q("--show"), q("nobody")}).status, 3);
    QCOMPARE(cli({q("runs"), m_store, q("--discard"), id}).status, 0);
    QCOMPARE(cliJson({q("runs"), m_store}).json[q("runs")].toArray().size(), 0);
    QCOMPARE(cli({q("runs"), m_store, q("--discard"), id}).status, 3);
}

void TstCliReflect::compares()
{
    const QString a = cliJson({q("reflect"), m_store, q("--dry-run")}).json[q("run")].toString();
    const QString b =
        cliJson({q("reflect"), m_store, q("--dry-run"), q("--set"), q("min_support=9")}).json[q("run")].toString();
    const CliResult same = cliJson({q("compare"), m_store, a, a});
    QVERIFY2(same.status == 0, same.told());
    QCOMPARE(same.json[q("only_a")].toArray().size(), 0);
    QCOMPARE(same.json[q("only_b")].toArray().size(), 0);
    QVERIFY(!same.json[q("both")].toArray().isEmpty());
    QCOMPARE(same.json[q("parameters")].toObject(), QJsonObject());
    QCOMPARE(same.json[q("same_selection")].toBool(), true);
    const CliResult other = cliJson({q("compare"), m_store, a, b});
    QVERIFY2(other.status == 0, other.told());
    QCOMPARE(other.json[q("parameters")][q("min_support")][q("a")].toString(), q("5"));
    QCOMPARE(other.json[q("parameters")][q("min_support")][q("b")].toString(), q("9"));
    QVERIFY(cli({q("compare"), m_store, a, b}).out.contains("Only in A"));
    QCOMPARE(cli({q("compare"), m_store, a, q("nobody")}).status, 3);
}

void TstCliReflect::estimates()
{
    const CliResult patterns = cliJson({q("reflect"), m_store, q("--estimate")});
    QVERIFY2(patterns.status == 0, patterns.told());
    QCOMPARE(missing(patterns.json, q("calls tokens cost ms selected scope_memories warnings blocker")), QStringList());
    QCOMPARE(patterns.json[q("calls")].toInt(-1), 0);
    QCOMPARE(patterns.json[q("selected")].toInt(), 60);
    qputenv("CREDENCE_PROVIDER_WORK_URL", "http://127.0.0.1:9/v1");
    qputenv("CREDENCE_PROVIDER_WORK_MODEL", "m");
    const CliResult model = cliJson({q("reflect"), m_store, q("--preset"), q("generative-agents"), q("--estimate")});
    QVERIFY2(model.status == 0, model.told());
    QCOMPARE(model.json[q("calls")].toInt(), 7);
    QCOMPARE(model.json[q("cost")].toDouble(-1), 0.0); // on this machine
    qputenv("CREDENCE_PROVIDER_WORK_URL", "https://api.example.org/v1");
    const CliResult away = cliJson({q("reflect"), m_store, q("--preset"), q("generative-agents"), q("--estimate")});
    QVERIFY2(away.status == 0, away.told());
    QVERIFY(away.json[q("cost")].isNull()); // no price is known
    qputenv("CREDENCE_PROVIDER_WORK_URL", "http://127.0.0.1:9/v1");
    // Two providers: one must be named.
    qputenv("CREDENCE_PROVIDER_TWO_URL", "http://127.0.0.1:9/v1");
    qputenv("CREDENCE_PROVIDER_TWO_MODEL", "m");
    const CliResult two = cliJson({q("reflect"), m_store, q("--preset"), q("engram"), q("--estimate")});
    QCOMPARE(two.status, 2);
    QVERIFY2(two.err.contains("two, work") || two.err.contains("work, two"), two.err);
    QCOMPARE(cliJson({q("reflect"), m_store, q("--preset"), q("engram"), q("--estimate"), q("--provider"), q("two")})
                 .json[q("calls")]
                 .toInt(),
             1);
}

void TstCliReflect::noProvider()
{
    const QByteArray before = hashOf(m_store);
    const CliResult run = cliJson({q("reflect"), m_store, q("--preset"), q("engram"), q("--dry-run")});
    QCOMPARE(run.status, 5);
    QVERIFY2(run.err.contains("no provider is configured") && run.err.contains("patterns"), run.err);
    QCOMPARE(run.err.count('\n'), 1); // one clear line
    QCOMPARE(cliJson({q("reflect"), m_store, q("--preset"), q("engram"), q("--estimate")}).status, 1);
    QCOMPARE(cli({q("reflect"), m_store, q("--preset"), q("engram"), q("--dry-run"), q("--provider"), q("x")}).status,
             2);
    // Nobody listens there: what was tried is kept, and the exit says so.
    qputenv("CREDENCE_PROVIDER_WORK_URL", "http://127.0.0.1:9/v1");
    qputenv("CREDENCE_PROVIDER_WORK_MODEL", "m");
    const CliResult refused = cliJson({q("reflect"), m_store, q("--preset"), q("engram"), q("--dry-run")});
    QVERIFY2(refused.status == 5, refused.told());
    QCOMPARE(hashOf(m_store), before);
}

void TstCliReflect::badInput_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("status");
    const auto row = [](const char *name, const char *arguments, int status) {
        QTest::newRow(name) << q(arguments).split(u' ') << status;
    };
    row("unknown preset", "--preset nobody --dry-run", 2);
    row("unknown parameter", "--set nothing=1 --dry-run", 2);
    row("a value out of range", "--set min_support=1 --dry-run", 2);
    row("no value", "--set min_support --dry-run", 2);
    row("unknown memory", "--ids e99 --dry-run", 3);
    row("no time", "--since soon --dry-run", 2);
    row("nothing that late", "--since 2030-01-01 --dry-run", 4);
    row("nobody by that name", "--entity Nobody --dry-run", 4);
    row("unknown scope", "--scope nobody --dry-run", 3);
    row("no such run", "--queue --from nobody", 3);
    row("shape that it has not", "--shape belief --dry-run", 4);
    row("a negative budget", "--budget-cost -1 --dry-run", 2);
}

void TstCliReflect::badInput()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, status);
    const QByteArray before = hashOf(m_store);
    const CliResult run = cliJson(QStringList{q("reflect"), m_store} + arguments);
    QVERIFY2(run.status == status, run.told());
    QCOMPARE(hashOf(m_store), before);
}

void TstCliReflect::fewEpisodes()
{
    m_store = file("few.credence");
    QVERIFY(fill(3));
    const CliResult run = cliJson({q("reflect"), m_store, q("--dry-run")});
    QCOMPARE(run.status, 4);
    QVERIFY2(run.err.contains("3 episodes; a reflection needs at least 5"), run.err);
    const CliResult guess = cliJson({q("reflect"), m_store, q("--estimate")});
    QCOMPARE(guess.status, 1);
    QVERIFY(guess.json[q("blocker")].toString().contains(q("at least 5")));
}

CREDENCE_TEST(tst_cli_reflect, TstCliReflect)

} // namespace tst_cli_reflect

#include "tst_cli_reflect.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The presets as their sources state them, and the judging of parameters.
#include "reflect/settings.h"
#include "support/registry.h"

#include <QTest>

namespace tst_presets {

using namespace credence;

class TstPresets : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void areTheFive();
    void defaults_data();
    void defaults();
    void everyNumberHasASource();
    void sameIdMeansTheSame();
    void refuses_data();
    void refuses();
    void takesWhatFits();
    void brokenPresets_data();
    void brokenPresets();
};

void TstPresets::areTheFive()
{
    QStringList ids;
    for (const Preset &preset : presets())
        ids << QString::fromStdString(preset.id);
    QCOMPARE(ids, QStringList({QStringLiteral("generative-agents"), QStringLiteral("hebbs"), QStringLiteral("everos"),
                               QStringLiteral("engram"), QStringLiteral("patterns")}));
    for (const Preset &preset : presets())
        QCOMPARE(preset.needsModel, preset.id != "patterns");
    QVERIFY(!findPreset("nobody"));
}

void TstPresets::defaults_data()
{
    QTest::addColumn<QByteArray>("preset");
    QTest::addColumn<QByteArray>("parameter");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char *preset, const char *parameter, const char *value) {
        QTest::addRow("%s %s", preset, parameter) << QByteArray(preset) << QByteArray(parameter) << QByteArray(value);
    };
    row("generative-agents", "recent_memories", "100");
    row("generative-agents", "questions", "3");
    row("generative-agents", "memories_each", "8");
    row("generative-agents", "insights_each", "5");
    row("generative-agents", "recency_decay", "0.995");
    row("generative-agents", "weights", "1, 1, 1");
    row("generative-agents", "scoring", "paper");
    row("generative-agents", "citation_floor", "2");
    row("hebbs", "max_memories", "500");
    row("hebbs", "min_cluster", "3");
    row("hebbs", "seed", "42");
    row("hebbs", "iterations", "50");
    row("hebbs", "temperature", "0.3");
    row("hebbs", "max_tokens", "4000");
    row("hebbs", "validation_temperature", "0.1");
    row("hebbs", "validation_max_tokens", "6000");
    row("everos", "cluster_similarity", "0.65");
    row("everos", "cluster_days", "7");
    row("everos", "min_cluster", "2");
    row("everos", "max_clusters", "10");
    row("engram", "max_memories", "20");
    row("engram", "insights_each", "3");
    row("engram", "defer_below", "0.6");
    row("engram", "missing_confidence", "0.8");
    row("engram", "text_limit", "200");
    row("patterns", "min_support", "5");
    row("patterns", "q", "0.05");
}

void TstPresets::defaults()
{
    QFETCH(QByteArray, preset);
    QFETCH(QByteArray, parameter);
    QFETCH(QByteArray, value);
    const Preset *found = findPreset(preset.toStdString());
    QVERIFY(found);
    const reflecting::Settings settings(*found, {});
    QCOMPARE(settings.text(parameter.toStdString()), value.toStdString());
}

void TstPresets::everyNumberHasASource()
{
    for (const Preset &preset : presets()) {
        QVERIFY(!preset.source.empty());
        for (const Parameter &p : preset.parameters) {
            QVERIFY2(!p.source.empty() && !p.label.empty() && !p.group.empty(), p.id.c_str());
            QVERIFY2(checkParameters(preset, {{p.id, p.preset}}).ok(), p.id.c_str());
        }
    }
}

void TstPresets::sameIdMeansTheSame()
{
    std::map<std::string, const Parameter *> known;
    for (const Preset &preset : presets()) {
        for (const Parameter &p : preset.parameters) {
            const auto [it, added] = known.emplace(p.id, &p);
            if (!added)
                QVERIFY2(it->second->kind == p.kind && it->second->unit == p.unit, p.id.c_str());
        }
    }
}

void TstPresets::refuses_data()
{
    QTest::addColumn<QByteArray>("preset");
    QTest::addColumn<QByteArray>("parameter");
    QTest::addColumn<QByteArray>("value");
    const auto row = [](const char *name, const char *preset, const char *parameter, const char *value) {
        QTest::newRow(name) << QByteArray(preset) << QByteArray(parameter) << QByteArray(value);
    };
    row("unknown", "engram", "questions", "3");
    row("no number", "generative-agents", "questions", "three");
    row("half a number", "generative-agents", "questions", "3.5");
    row("with a tail", "generative-agents", "questions", "3x");
    row("empty", "generative-agents", "questions", "");
    row("too small", "generative-agents", "questions", "0");
    row("too large", "generative-agents", "questions", "11");
    row("below the floor", "generative-agents", "citation_floor", "1");
    row("not a number", "generative-agents", "recency_decay", "nan");
    row("infinite", "hebbs", "temperature", "inf");
    row("no choice", "generative-agents", "scoring", "mine");
    row("no switch", "patterns", "use_tags", "yes");
    row("two weights", "generative-agents", "weights", "1, 1");
    row("a negative weight", "generative-agents", "weights", "1, -1, 1");
}

void TstPresets::refuses()
{
    QFETCH(QByteArray, preset);
    QFETCH(QByteArray, parameter);
    QFETCH(QByteArray, value);
    const auto fits =
        checkParameters(*findPreset(preset.toStdString()), {{parameter.toStdString(), value.toStdString()}});
    QVERIFY(!fits.ok());
    QCOMPARE(fits.error().code, Errc::Invalid);
    QVERIFY2(fits.error().message.find(parameter.toStdString()) != std::string::npos, fits.error().message.c_str());
}

void TstPresets::takesWhatFits()
{
    const Preset &preset = *findPreset("generative-agents");
    const ParameterValues values{{"weights", "0.5,2, 3"}, {"recency_decay", "0.99"}, {"support_check", "off"}};
    QVERIFY(checkParameters(preset, values).ok());
    const reflecting::Settings settings(preset, values);
    QCOMPARE(settings.numbers("weights"), (std::vector<double>{0.5, 2, 3}));
    QCOMPARE(settings.number("recency_decay"), 0.99);
    QCOMPARE(settings.on("support_check"), false);
    QCOMPARE(settings.integer("questions"), 3);
    QCOMPARE(settings.integer("seed", 7), 7); // another preset's
}

void TstPresets::brokenPresets_data()
{
    QTest::addColumn<QByteArray>("json");
    const QByteArray head = "{\"id\":\"x\",\"title\":\"X\",\"source\":\"s\",\"summary\":\"s\",\"model\":true,"
                            "\"pipeline\":{\"select\":\"all\",\"focus\":\"batch\",\"gather\":\"all\",\"propose\":";
    const QByteArray parameter = "{\"id\":\"n\",\"label\":\"N\",\"kind\":\"integer\",\"default\":\"3\",\"min\":1,"
                                 "\"max\":9,\"group\":\"select\",\"source\":\"s\"}";
    QTest::newRow("no JSON") << QByteArray("{");
    QTest::newRow("unknown variant") << head + "\"magic\"},\"parameters\":[]}";
    QTest::newRow("a default out of range")
        << head + "\"rules\"},\"parameters\":[" + QByteArray(parameter).replace("\"3\"", "\"10\"") + "]}";
    QTest::newRow("no source") << head + "\"rules\"},\"parameters\":[" +
                                      QByteArray(parameter).replace(",\"source\":\"s\"", "") + "]}";
    QTest::newRow("twice") << head + "\"rules\"},\"parameters\":[" + parameter + "," + parameter + "]}";
}

void TstPresets::brokenPresets()
{
    QFETCH(QByteArray, json);
    QVERIFY(!reflecting::parsePreset(json.toStdString()).problems.empty());
}

CREDENCE_TEST(tst_presets, TstPresets)

} // namespace tst_presets

#include "tst_presets.moc"

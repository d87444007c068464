// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What the presets select of real personas: literals from tests/data/selection_real.py, which reads the definitions and
// none of our code.
#include "reflect/prepare.h"
#include "support/registry.h"
#include "support/stores.h"

#include <credence/ingest.h>
#include <credence/reflect.h>
#include <credence/text.h>

#include <QTest>

#include <set>
#include <sstream>

namespace tst_select_real {

using namespace credence;
using namespace credence::test;
using namespace credence::reflecting;

class TstSelectReal : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void selects_data();
    void selects();
};

void TstSelectReal::selects_data()
{
    QTest::addColumn<QString>("persona");
    QTest::addColumn<int>("newest");   // the window runs from this node down
    QTest::addColumn<int>("thoughts"); // in the window
    QTest::addColumn<QString>("first");
    QTest::addColumn<QString>("then");
    QTest::addColumn<int>("episodes");
    QTest::addColumn<int>("from"); // of 10:00 to 10:30
    QTest::addColumn<int>("to");
    QTest::addColumn<int>("between");
    const auto row = [](const char *persona, int newest, int thoughts, const char *first, const char *then,
                        int episodes, int from, int to, int between) {
        QTest::newRow(persona) << QString::fromUtf8(persona) << newest << thoughts << QString::fromUtf8(first)
                               << QString::fromUtf8(then) << episodes << from << to << between;
    };
    row("step-3-14/personas/Klaus Mueller", 372, 18,
        "125 109 86 352 347 325 314 307 306 303 293 274 270 269 226 208 190 149 130 121",
        "82 68 361 324 315 311 304 286 247 233 224 215 148 147 136 129 120 111 104 81", 298, 121, 130, 10);
    row("step-3-14/personas/Maria Lopez", 363, 17,
        "246 194 92 61 360 331 317 265 264 253 252 248 247 218 156 83 53 359 296 274",
        "228 219 178 155 154 65 269 358 351 346 273 245 229 123 108 88 82 71 58 51", 304, 71, 92, 22);
    row("step-3-12/personas/Isabella Rodriguez", 543, 15,
        "352 226 543 434 427 289 288 240 191 184 176 130 99 60 535 509 501 470 402 351",
        "333 279 217 122 72 500 418 375 343 322 526 520 508 442 441 420 404 403 374 373", 460, 217, 239, 23);
}

void TstSelectReal::selects()
{
    QFETCH(QString, persona);
    QFETCH(int, newest);
    QFETCH(int, thoughts);
    QFETCH(QString, first);
    QFETCH(QString, then);
    QFETCH(int, episodes);
    QFETCH(int, from);
    QFETCH(int, to);
    QFETCH(int, between);
    const auto foreign =
        readForeign(CREDENCE_SOURCE_DIR "/../shared/data/generative-agents/" + persona.toStdString(), {});
    if (!foreign)
        QSKIP("the personas are not here");
    const Folder folder;
    auto store = Store::create(folder / "a.credence", {.scope = foreign->scopes.front()});
    QVERIFY_OK(store);
    QVERIFY_OK((*store)->import(*foreign, "persona", kPerson));
    ReflectRequest request;
    request.scope = foreign->scopes.front();
    // The source's names of what is selected, without "node_", in order; `memories` gets the ids.
    std::vector<MemoryId> ids;
    int beliefs = 0;
    const auto selected = [&](const char *preset) {
        request.preset = preset;
        std::string out;
        ids.clear();
        beliefs = 0;
        const auto prepared = prepare(**store, request, true, {});
        if (!prepared)
            return QString::fromStdString(prepared.error().message);
        std::vector<MemoryKey> keys;
        for (const Node n : prepared->selection.nodes)
            keys.push_back(prepared->snapshot->row(n).key);
        const auto rows = (*store)->rows(keys);
        for (const Memory &row : rows.ok() ? *rows : std::vector<Memory>()) {
            out += (out.empty() ? "" : " ") + row.sourceRef.substr(5);
            ids.push_back(row.id);
            beliefs += row.kind == Kind::Reflection;
        }
        return QString::fromStdString(out);
    };

    const QStringList window = selected("generative-agents").split(u' ');
    QCOMPARE(window.size(), 100);
    for (int i = 0; i < 100; ++i)
        QCOMPARE(window[i], QString::number(newest - i));
    QCOMPARE(beliefs, thoughts);

    QCOMPARE(selected("engram"), first);
    // What a queued run reflected on is not selected again.
    RunRecord run;
    run.id = "run-1";
    run.scope = request.scope;
    run.preset = "engram";
    run.selected = ids;
    QVERIFY_OK((*store)->queueRun(run, {}, kPerson));
    QCOMPARE(selected("engram"), then);

    const QStringList oldest = selected("hebbs").split(u' ');
    QCOMPARE(oldest.size(), episodes);
    QCOMPARE(oldest.front(), QStringLiteral("1"));
    QCOMPARE(oldest.back(), QString::number(newest));
    QCOMPARE(selected("everos").split(u' ').size(), episodes);
    QCOMPARE(selected("patterns").split(u' ').size(), episodes);

    request.since = parseTime("2023-02-13 10:00:00")->time;
    request.until = parseTime("2023-02-13 10:30:00")->time;
    const QStringList part = selected("hebbs").split(u' ');
    QCOMPARE(part.size(), between);
    QCOMPARE(part.front(), QString::number(from));
    QCOMPARE(part.back(), QString::number(to));
}

CREDENCE_TEST(tst_select_real, TstSelectReal)

} // namespace tst_select_real

#include "tst_select_real.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Each reflection and each memory of the seven personas: the leaves that `why` lists and what `impact` counts, against
// recursive SQL on the store's file, written from the definitions.
#include "support/registry.h"

#include <credence/audit.h>
#include <credence/ingest.h>
#include <credence/layers.h>
#include <credence/store.h>
#include <credence/whatif.h>

#include <QDir>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

#include <memory>
#include <set>

namespace tst_audit_real {

using namespace credence;

namespace {

// Leaves: episodes reachable over supports and merged_from, dangling links and tombstones left out.
const char *const kLeaves =
    "WITH RECURSIVE below (k) AS ("
    " SELECT source FROM evidence WHERE derived = ?1 AND role <> 'contradicts' AND source IS NOT NULL UNION "
    " SELECT e.source FROM below JOIN evidence AS e ON e.derived = below.k"
    " WHERE e.role <> 'contradicts' AND e.source IS NOT NULL) "
    "SELECT k FROM below JOIN memory ON key = k WHERE kind = 'episode' AND status <> 'erased'";
const char *const kAbove =
    "WITH RECURSIVE above (k) AS ("
    " SELECT derived FROM evidence WHERE source = ?1 AND role <> 'contradicts' UNION "
    " SELECT e.derived FROM above JOIN evidence AS e ON e.source = above.k WHERE e.role <> 'contradicts') "
    "SELECT k FROM above";

class Bare {
public:
    explicit Bare(const std::string &path) { sqlite3_open_v2(path.c_str(), &m_db, SQLITE_OPEN_READONLY, nullptr); }
    ~Bare() { sqlite3_close(m_db); }
    Bare(const Bare &) = delete;
    Bare &operator=(const Bare &) = delete;
    std::set<std::int64_t> keys(const char *query, std::int64_t of)
    {
        sqlite3_stmt *statement = nullptr;
        std::set<std::int64_t> found;
        if (sqlite3_prepare_v2(m_db, query, -1, &statement, nullptr) != SQLITE_OK)
            return {-1};
        sqlite3_bind_int64(statement, 1, of);
        while (sqlite3_step(statement) == SQLITE_ROW)
            found.insert(sqlite3_column_int64(statement, 0));
        sqlite3_finalize(statement);
        return found;
    }

private:
    sqlite3 *m_db = nullptr;
};

} // namespace

class TstAuditReal : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void persona_data()
    {
        QTest::addColumn<int>("reflections");
        const auto row = [](const char *folder, int reflections) { QTest::newRow(folder) << reflections; };
        row("step-3-12/personas/Isabella Rodriguez", 83);
        row("step-3-12/personas/Klaus Mueller", 74);
        row("step-3-12/personas/Maria Lopez", 42);
        row("step-3-14/personas/Isabella Rodriguez", 100);
        row("step-3-14/personas/Klaus Mueller", 74);
        row("step-3-14/personas/Maria Lopez", 59);
        row("zh/personas/Carlos Gomez", 22);
    }

    void persona()
    {
        QFETCH(int, reflections);
        const QString path = QStringLiteral(CREDENCE_SOURCE_DIR "/../shared/data/generative-agents/") +
                             QString::fromLatin1(QTest::currentDataTag());
        if (!QDir(path).exists())
            QSKIP("The real data is not here.");
        QTemporaryDir temporary;
        const std::string file = temporary.filePath(QStringLiteral("t.credence")).toStdString();
        const auto store = Store::create(file);
        QVERIFY(store.ok());
        auto foreign = readForeign(path.toStdString(), {});
        QVERIFY(foreign.ok());
        QVERIFY((*store)->import(std::move(*foreign), path.toStdString(), {"", "import", ""}).ok());

        Bare bare(file);
        const auto whole = (*store)->snapshot();
        QVERIFY(whole.ok());
        const Snapshot &s = **whole;
        int seen = 0, deepest = 0;
        for (Node n = 0; n < s.size(); ++n) {
            const MemoryKey key = s.row(n).key;
            // What falls with it: the command's own way reads only a part of the store.
            const auto effect = whatIf(**store, std::array{key});
            QVERIFY(effect.ok());
            const std::set<std::int64_t> expected = bare.keys(kAbove, key.value);
            QCOMPARE(effect->dependents, int(expected.size()));
            std::set<std::int64_t> above;
            for (const Node other : dependents(s, std::array{n}))
                above.insert(s.row(other).key.value);
            QVERIFY(above == expected);
            QCOMPARE(int(effect->follows.size()) + effect->unaffected, effect->dependents);
            if (s.row(n).kind != Kind::Reflection)
                continue;
            ++seen;
            deepest = std::max(deepest, int(s.row(n).depth));
            const auto w = why(**store, key);
            QVERIFY(w.ok());
            std::set<std::int64_t> found;
            for (const MemoryId &id : w->leaves) {
                const auto leaf = (*store)->find(id.value);
                QVERIFY(leaf.ok());
                QVERIFY(found.insert(leaf->value).second); // each once
            }
            QVERIFY(found == bare.keys(kLeaves, key.value));
            // The graph of the argument holds all of it, and no layer is lost.
            const LayeredGraph graph = layered(whyLayers(*w).input);
            QCOMPARE(graph.total, w->chain.size());
            QCOMPARE(graph.layers.empty() ? std::size_t(0) : graph.layers.back().size(), std::size_t(1));
        }
        QCOMPARE(seen, reflections);
        QVERIFY(deepest >= 2);
    }
};

CREDENCE_TEST(tst_audit_real, TstAuditReal)

} // namespace tst_audit_real

#include "tst_audit_real.moc"

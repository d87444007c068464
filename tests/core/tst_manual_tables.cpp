// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The manual's page of tables, against the schema of a new store.
#include <credence/store.h>

#include "support/registry.h"

#include <sqlite3.h>

#include <QFile>
#include <QHash>
#include <QRegularExpression>
#include <QSet>
#include <QTemporaryDir>
#include <QTest>

namespace tst_manual_tables {

using namespace credence;

namespace {

// The first column of every row.
QStringList rows(sqlite3 *db, const QString &query)
{
    QStringList found;
    sqlite3_stmt *statement = nullptr;
    if (sqlite3_prepare_v2(db, query.toUtf8().constData(), -1, &statement, nullptr) != SQLITE_OK)
        return {QString::fromUtf8(sqlite3_errmsg(db))};
    while (sqlite3_step(statement) == SQLITE_ROW)
        found << QString::fromUtf8(reinterpret_cast<const char *>(sqlite3_column_text(statement, 0)));
    sqlite3_finalize(statement);
    return found;
}

} // namespace

class TstManualTables : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void everyTableAndColumn()
    {
        QFile file(QStringLiteral(CREDENCE_SOURCE_DIR "/resources/help/tables.md"));
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QString page = QString::fromUtf8(file.readAll());
        QHash<QString, QString> sections;
        for (const QString &part : page.split(QStringLiteral("\n### ")).mid(1))
            sections[part.section(QLatin1Char('\n'), 0, 0)] = part.section(QStringLiteral("\n## "), 0, 0);

        const QTemporaryDir folder;
        const QString path = folder.filePath(QStringLiteral("new.credence"));
        QVERIFY(Store::create(std::filesystem::path(path.toStdString())));
        sqlite3 *db = nullptr;
        QCOMPARE(sqlite3_open_v2(path.toUtf8().constData(), &db, SQLITE_OPEN_READONLY, nullptr), SQLITE_OK);
        // The full-text tables are SQLite's own; the page names them in a sentence.
        const QStringList tables =
            rows(db, QStringLiteral(
                         "SELECT name FROM sqlite_master WHERE type IN ('table', 'view') "
                         "AND name NOT LIKE 'memory\\_%' ESCAPE '\\' AND name NOT LIKE 'sqlite\\_%' ESCAPE '\\'"));
        QVERIFY(tables.size() >= 25);
        QVERIFY(tables.contains(QStringLiteral("evidence")) && tables.contains(QStringLiteral("belief")));
        const QStringList described = sections.keys();
        QCOMPARE(QSet<QString>(described.begin(), described.end()), QSet<QString>(tables.begin(), tables.end()));
        static const QRegularExpression name(QStringLiteral("`([a-z_]+)`"));
        for (const QString &table : tables) {
            QSet<QString> onPage;
            for (const QString &line : sections[table].split(QLatin1Char('\n'))) {
                const bool row = line.startsWith(QLatin1String("| `"));
                const bool list = line.startsWith(QLatin1String("Columns: "));
                for (auto it = name.globalMatch(row ? line.section(QLatin1Char('|'), 1, 1) : line);
                     (row || list) && it.hasNext();)
                    onPage << it.next().captured(1);
            }
            const QStringList columns = rows(db, QStringLiteral("SELECT name FROM pragma_table_info('%1')").arg(table));
            QCOMPARE(onPage, QSet<QString>(columns.begin(), columns.end()));
        }
        sqlite3_close(db);
    }
};

CREDENCE_TEST(tst_manual_tables, TstManualTables)

} // namespace tst_manual_tables

#include "tst_manual_tables.moc"

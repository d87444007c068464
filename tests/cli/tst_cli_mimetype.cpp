// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A desktop knows a store by its content, whatever it is called, and another program's database for what it is.
#include "support/cli.h"
#include "support/registry.h"

#include <QDir>
#include <QMimeDatabase>
#include <QStandardPaths>
#include <QTest>

namespace tst_cli_mimetype {

using namespace credence::test;

class TstCliMimetype : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // Before anything asks: the database is read once a process.
        QVERIFY(QDir(m_dir.path()).mkpath(QStringLiteral("share/mime/packages")));
        QVERIFY(QFile::copy(QStringLiteral(CREDENCE_SOURCE_DIR "/packaging/linux/credence.mime.xml"),
                            m_dir.filePath(QStringLiteral("share/mime/packages/credence.xml"))));
        // Beside the types of the system, in one folder as when it is installed.
        if (!QFile::copy(QStringLiteral("/usr/share/mime/packages/freedesktop.org.xml"),
                         m_dir.filePath(QStringLiteral("share/mime/packages/freedesktop.org.xml"))))
            QSKIP("no shared-mime-info here");
        qputenv("XDG_DATA_HOME", m_dir.filePath(QStringLiteral("none")).toLocal8Bit());
        qputenv("XDG_DATA_DIRS", m_dir.filePath(QStringLiteral("share")).toLocal8Bit());
        qputenv("PKGSYSTEM_ENABLE_FSYNC", "0"); // quick
        // As the package manager does after installing.
        const QString updater = QStandardPaths::findExecutable(QStringLiteral("update-mime-database"));
        if (updater.isEmpty())
            QSKIP("no update-mime-database here");
        QCOMPARE(QProcess::execute(updater, {m_dir.filePath(QStringLiteral("share/mime"))}), 0);
        QCOMPARE(cli({QStringLiteral("init"), m_dir.filePath(QStringLiteral("a.credence"))}).status, 0);
    }

    void byContent()
    {
        const QMimeDatabase database;
        const QMimeType type = database.mimeTypeForName(QStringLiteral("application/x-credence"));
        QVERIFY(type.isValid());
        QCOMPARE(type.suffixes(), QStringList{QStringLiteral("credence")});
        QVERIFY(type.inherits(QStringLiteral("application/vnd.sqlite3")));
        const QString nameless = m_dir.filePath(QStringLiteral("memory"));
        QVERIFY(QFile::copy(m_dir.filePath(QStringLiteral("a.credence")), nameless));
        QCOMPARE(database.mimeTypeForFile(nameless, QMimeDatabase::MatchContent).name(),
                 QStringLiteral("application/x-credence"));
        // The same without the application id is any database.
        QFile file(nameless);
        QVERIFY(file.open(QIODevice::ReadWrite) && file.seek(68) && file.write("\0\0\0\0", 4) == 4);
        file.close();
        QCOMPARE(database.mimeTypeForFile(nameless, QMimeDatabase::MatchContent).name(),
                 QStringLiteral("application/vnd.sqlite3"));
        QCOMPARE(database.mimeTypeForFile(QStringLiteral("x.credence"), QMimeDatabase::MatchExtension).name(),
                 QStringLiteral("application/x-credence"));
    }

private:
    QTemporaryDir m_dir;
};

CREDENCE_TEST(tst_cli_mimetype, TstCliMimetype)

} // namespace tst_cli_mimetype

#include "tst_cli_mimetype.moc"

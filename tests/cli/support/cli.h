// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Runs credence-cli ($CREDENCE_CLI) as another program would. Thread safety: none needed.
#pragma once

#include <QByteArray>
#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStringList>
#include <QTemporaryDir>

namespace credence::test {

struct CliResult {
    int status = -1; // exit status; -1 when it crashed or did not end
    QByteArray out, err;
    QJsonObject json; // of standard output, if that is one JSON object and nothing else
    bool isJson = false;

    // What to print when an expectation fails.
    [[nodiscard]] QByteArray told() const
    {
        return "exit " + QByteArray::number(status) + "\n" + out.left(2000) + "\n" + err.left(2000);
    }
};

inline CliResult cli(const QStringList &arguments, const QByteArray &input = {})
{
    QProcess process;
    process.start(QString::fromLocal8Bit(qgetenv("CREDENCE_CLI")), arguments);
    process.write(input);
    process.closeWriteChannel();
    CliResult result;
    if (!process.waitForFinished(120'000) || process.exitStatus() != QProcess::NormalExit) {
        result.err = process.errorString().toLocal8Bit() + process.readAllStandardError();
        process.kill();
        process.waitForFinished(5'000);
        return result;
    }
    result.status = process.exitCode();
    result.out = process.readAllStandardOutput();
    result.err = process.readAllStandardError();
    QJsonParseError error;
    const QJsonDocument document = QJsonDocument::fromJson(result.out, &error);
    result.isJson = error.error == QJsonParseError::NoError && document.isObject();
    result.json = document.object();
    return result;
}

// The same with --json at the end.
inline CliResult cliJson(QStringList arguments, const QByteArray &input = {})
{
    return cli(arguments << QStringLiteral("--json"), input);
}

inline QByteArray hashOf(const QString &path)
{
    QFile file(path);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    return file.open(QIODevice::ReadOnly) && hash.addData(&file) ? hash.result().toHex() : QByteArray();
}

inline bool writeFile(const QString &path, const QByteArray &bytes)
{
    QFile file(path);
    return file.open(QIODevice::WriteOnly) && file.write(bytes) == bytes.size();
}

inline QStringList strings(const QJsonValue &array)
{
    QStringList list;
    for (const QJsonValue &value : array.toArray())
        list << value.toString();
    return list;
}

inline QStringList idsOf(const QJsonValue &array)
{
    QStringList list;
    for (const QJsonValue &value : array.toArray())
        list << value[QLatin1String("id")].toString();
    return list;
}

// Keys that the object lacks.
inline QStringList missing(const QJsonObject &object, const QString &keys)
{
    QStringList absent;
    for (const QString &key : keys.split(u' ')) {
        if (!object.contains(key))
            absent << key;
    }
    return absent;
}

} // namespace credence::test

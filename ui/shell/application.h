// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Application: the program around the main window: its command line, its start, and --grab, which writes a picture of
// the window once nothing is loading. Ownership: one in main(). Thread safety: GUI thread only; parseStart is pure.
#pragma once

#include <QObject>
#include <QSize>
#include <QString>
#include <QStringList>

#include <memory>
#include <optional>

namespace credence::ui {

// Exit codes of the program; the same as the command line's.
enum ExitCode { ExitDone = 0, ExitFailed = 1, ExitUsage = 2, ExitNotOpened = 3 };

struct StartOptions {
    QString store;     // or a foreign file or folder, for which import is offered
    QString workspace; // empty: as it was left
    QString select;    // an id or a source reference
    QString query;     // what to look for: a question, a name or a filter, as the view asks
    QString scope;
    bool readOnly = false;
    QString view;     // of that workspace: tree, both, map; new-run, runs, compare; empty: as it was left
    QStringList runs; // to show in Reflect, by id or file: one is opened, two are compared
    QString grab;     // a PNG file to write
    QString manual;   // a folder to write the manual to, as Markdown
    QSize size{1400, 900};
    QString theme;    // light, dark; empty: as set
    int textSize = 0; // percent; 0: as set
    QString language; // a code, or "pseudo"; empty: as set
    double scale = 0; // device pixels per logical pixel; 0: the system's
};

// Either options, or what to print and the exit code.
struct StartParse {
    std::optional<StartOptions> options;
    int exitCode = ExitDone;
    QString output;
    QString error;
};

// `arguments` with the program's name first. Needs no application object: the scale must be known before there is one.
[[nodiscard]] StartParse parseStart(const QStringList &arguments, const QString &version);
// Sets what Qt reads from the environment only when the application object is made.
void prepareEnvironment(const StartOptions &options);

class Application : public QObject {
    Q_OBJECT
public:
    explicit Application(StartOptions options, QObject *parent = nullptr);
    ~Application() override;

    // Shows the window and starts what was asked for; the program ends by QCoreApplication::exit.
    void start();

private:
    void opened();
    void ask();
    void select();
    void grabWhenQuiet();
    void grab();
    void fail(const QString &text, int code);

    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui

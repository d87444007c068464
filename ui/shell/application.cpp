// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/application.h"

#include "audit/auditworkspace.h"
#include "audit/recallpage.h"
#include "audit/whatifpage.h"
#include "help/manual.h"
#include "inspect/inspectworkspace.h"
#include "jobs/jobrunner.h"
#include "reflect/reflectworkspace.h"
#include "review/reviewworkspace.h"
#include "settings/settings.h"
#include "shell/language.h"
#include "shell/mainwindow.h"
#include "shell/session.h"
#include "shell/theme.h"
#include "sources/sourcewatcher.h"
#include "widgets/corewords.h"
#include "widgets/prompts.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QLoggingCategory>
#include <QPixmap>
#include <QTimer>

#include <cstdio>

// Said on request (QT_LOGGING_RULES="credence.start.info=true"), so that opening can be timed from outside.
Q_LOGGING_CATEGORY(startLog, "credence.start", QtWarningMsg)

namespace credence::ui {

namespace {

// The window must be quiet this many looks in a row: a job that ends often starts the next one by a queued call.
constexpr int kQuietLooks = 4;
constexpr int kLookInterval = 40; // ms

// Qt takes these and their value from the arguments itself, later.
bool isQtOption(const QString &argument)
{
    static const QStringList known{QStringLiteral("-platform"), QStringLiteral("-style"), QStringLiteral("-display"),
                                   QStringLiteral("-qwindowgeometry"), QStringLiteral("-platformtheme")};
    return known.contains(argument);
}

std::optional<QSize> parseSize(const QString &text)
{
    const QStringList parts = text.toLower().split(QLatin1Char('x'));
    if (parts.size() != 2)
        return std::nullopt;
    bool wideOk = false;
    bool highOk = false;
    const QSize size(parts[0].toInt(&wideOk), parts[1].toInt(&highOk));
    if (!wideOk || !highOk || size.width() < 200 || size.height() < 200 || size.width() > 16000 ||
        size.height() > 16000)
        return std::nullopt;
    return size;
}

} // namespace

StartParse parseStart(const QStringList &arguments, const QString &version)
{
    QStringList ours;
    for (qsizetype i = 0; i < arguments.size(); ++i) {
        if (isQtOption(arguments[i]))
            ++i;
        else if (arguments[i] == QLatin1String("-reverse")) // Qt's too, without a value
            continue;
        else
            ours << arguments[i];
    }

    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")}, Application::tr("Show this help."));
    const QCommandLineOption showVersion({QStringLiteral("v"), QStringLiteral("version")},
                                         Application::tr("Show the version."));
    const QCommandLineOption workspace(QStringLiteral("workspace"),
                                       Application::tr("Workspace to show: inspect, review, reflect, tune or audit."),
                                       QStringLiteral("NAME"));
    const QCommandLineOption select(
        QStringLiteral("select"),
        Application::tr("Select the memory with this id or source reference; in review, the candidate; in the "
                        "ledger, the entry with this number."),
        QStringLiteral("ID"));
    const QCommandLineOption query(
        QStringLiteral("query"),
        Application::tr("What to look for: the question that recall answers, the name that whatif tries, or the filter "
                        "of inspect."),
        QStringLiteral("TEXT"));
    const QCommandLineOption scope(QStringLiteral("scope"), Application::tr("Show this scope only."),
                                   QStringLiteral("S"));
    const QCommandLineOption readOnly(QStringLiteral("read-only"),
                                      Application::tr("Open the store without the right to change it."));
    const QCommandLineOption view(
        QStringLiteral("view"),
        Application::tr(
            "View of the workspace: tree, both, map or focus of inspect; queue, deferred, decided or commit of review; "
            "new-run, runs or compare of reflect; why, whatif, health, recall or ledger of audit."),
        QStringLiteral("VIEW"));
    const QCommandLineOption run(
        QStringLiteral("run"), Application::tr("Show this kept run, by its id or file; given twice, compare the two."),
        QStringLiteral("RUN"));
    const QCommandLineOption grab(QStringLiteral("grab"),
                                  Application::tr("Write a picture of the window once nothing is loading, and exit."),
                                  QStringLiteral("FILE.png"));
    const QCommandLineOption size(QStringLiteral("size"), Application::tr("Size of that picture in logical pixels."),
                                  QStringLiteral("WxH"), QStringLiteral("1400x900"));
    const QCommandLineOption theme(QStringLiteral("theme"), Application::tr("Theme: light or dark."),
                                   QStringLiteral("NAME"));
    const QCommandLineOption scale(QStringLiteral("scale"), Application::tr("Device pixels per logical pixel, 1 to 4."),
                                   QStringLiteral("N"));

    const QCommandLineOption textSize(QStringLiteral("text-size"),
                                      Application::tr("Size of texts in percent of the usual, 80 to 200."),
                                      QStringLiteral("PERCENT"));
    const QCommandLineOption language(
        QStringLiteral("language"),
        Application::tr("Language of the window; “pseudo” marks every text, to test translations."),
        QStringLiteral("CODE"));

    const QCommandLineOption manual(QStringLiteral("manual"),
                                    Application::tr("Write the manual as Markdown files into this folder, and exit."),
                                    QStringLiteral("FOLDER"));

    QCommandLineParser parser;
    parser.setApplicationDescription(Application::tr("Inspector and curator for the long-term memory of AI agents."));
    parser.addOptions({help, showVersion, workspace, select, query, scope, readOnly, view, run, grab, size, theme,
                       scale, textSize, language, manual});
    parser.addPositionalArgument(QStringLiteral("store"),
                                 Application::tr("A memory store, or a file or folder to import."),
                                 QStringLiteral("[STORE]"));

    StartParse result;
    const auto usage = [&result](const QString &what) {
        result.options.reset();
        result.exitCode = ExitUsage;
        result.error = QStringLiteral("credence: %1\n").arg(what);
        return result;
    };
    if (!parser.parse(ours))
        return usage(parser.errorText());
    if (parser.isSet(help)) {
        // The parser asks the application for its name.
        int argc = 1;
        char name[] = "credence";
        char *argv[] = {name, nullptr};
        std::unique_ptr<QCoreApplication> application;
        if (!QCoreApplication::instance())
            application = std::make_unique<QCoreApplication>(argc, argv);
        result.output = parser.helpText();
        return result;
    }
    if (parser.isSet(showVersion)) {
        result.output = QStringLiteral("credence %1\n").arg(version);
        return result;
    }
    if (parser.positionalArguments().size() > 1)
        return usage(Application::tr("Only one store can be opened."));

    StartOptions options;
    options.store = parser.positionalArguments().value(0);
    // None named: the one that was left, but what is selected or viewed without a word of where is so in Inspect.
    options.workspace = parser.value(workspace);
    if (options.workspace.isEmpty() && (parser.isSet(select) || parser.isSet(view) || parser.isSet(grab)))
        options.workspace = QStringLiteral("inspect");
    if (parser.isSet(workspace) && !MainWindow::workspaceNames().contains(options.workspace))
        return usage(Application::tr("There is no workspace “%1”; there is: %2.")
                         .arg(options.workspace, MainWindow::workspaceNames().join(QStringLiteral(", "))));
    options.select = parser.value(select);
    options.query = parser.value(query);
    options.scope = parser.value(scope);
    options.readOnly = parser.isSet(readOnly);
    options.view = parser.value(view);
    options.runs = parser.values(run);
    if (options.runs.size() > 2)
        return usage(Application::tr("--run can be given once to show a run, or twice to compare two."));
    if (!options.runs.isEmpty() && !parser.isSet(workspace))
        options.workspace = QStringLiteral("reflect");
    // A question without a word of where is asked of recall.
    if (parser.isSet(query)) {
        if (options.query.trimmed().isEmpty())
            return usage(Application::tr("--query needs a text."));
        if (!parser.isSet(workspace) && !parser.isSet(view)) {
            options.workspace = QStringLiteral("audit");
            options.view = QStringLiteral("recall");
        } else if (options.workspace == QLatin1String("audit") && !parser.isSet(view)) {
            options.view = QStringLiteral("recall");
        }
        const bool asks = options.workspace == QLatin1String("inspect") ||
                          (options.workspace == QLatin1String("audit") &&
                           (options.view == QLatin1String("recall") || options.view == QLatin1String("whatif")));
        if (!asks)
            return usage(Application::tr("--query works in inspect, and in recall and whatif of audit."));
    }
    const QStringList views = MainWindow::viewNames(options.workspace);
    if (parser.isSet(view) && !views.contains(options.view))
        return usage(Application::tr("There is no view “%1”; there are: %2.")
                         .arg(options.view, views.join(QStringLiteral(", "))));
    options.grab = parser.value(grab);
    if (parser.isSet(grab) && options.grab.isEmpty())
        return usage(Application::tr("--grab needs the name of a file."));
    options.manual = parser.value(manual);
    if (parser.isSet(manual) && (options.manual.isEmpty() || parser.isSet(grab)))
        return usage(Application::tr("--manual needs a folder, and makes no picture."));
    const std::optional<QSize> wanted = parseSize(parser.value(size));
    if (!wanted)
        return usage(Application::tr("“%1” is no size; write it as 1400x900.").arg(parser.value(size)));
    options.size = *wanted;
    options.theme = parser.value(theme);
    if (parser.isSet(theme) && options.theme != QLatin1String("light") && options.theme != QLatin1String("dark"))
        return usage(Application::tr("There is no theme “%1”; there are: light, dark.").arg(options.theme));
    if (parser.isSet(scale)) {
        bool ok = false;
        options.scale = parser.value(scale).toDouble(&ok);
        if (!ok || options.scale < 1 || options.scale > 4)
            return usage(Application::tr("“%1” is no scale from 1 to 4.").arg(parser.value(scale)));
    }
    if (parser.isSet(textSize)) {
        bool ok = false;
        options.textSize = parser.value(textSize).toInt(&ok);
        if (!ok || options.textSize < Theme::kSmallestText || options.textSize > Theme::kLargestText)
            return usage(Application::tr("“%1” is no size from 80 to 200.").arg(parser.value(textSize)));
    }
    options.language = parser.value(language);
    const QStringList spoken = languages() + QStringList{QStringLiteral("pseudo")};
    if (parser.isSet(language) && !spoken.contains(options.language))
        return usage(Application::tr("There is no language “%1”; there are: %2.")
                         .arg(options.language, spoken.join(QStringLiteral(", "))));
    if ((!options.select.isEmpty() || !options.query.isEmpty() || !options.scope.isEmpty() || options.readOnly ||
         !options.runs.isEmpty()) &&
        options.store.isEmpty())
        return usage(Application::tr("--select, --query, --scope, --run and --read-only need a store."));
    result.options = options;
    return result;
}

void prepareEnvironment(const StartOptions &options)
{
    if (options.scale > 0)
        qputenv("QT_SCALE_FACTOR", QByteArray::number(options.scale));
    // A picture needs no display.
    if ((!options.grab.isEmpty() || !options.manual.isEmpty()) && !qEnvironmentVariableIsSet("QT_QPA_PLATFORM") &&
        !qEnvironmentVariableIsSet("DISPLAY") && !qEnvironmentVariableIsSet("WAYLAND_DISPLAY"))
        qputenv("QT_QPA_PLATFORM", "offscreen");
}

struct Application::Impl {
    StartOptions options;
    std::unique_ptr<Prompts> prompts = Prompts::standard();
    std::unique_ptr<MainWindow> window;
    QTimer look;
    int quiet = 0;
    bool shown = false;  // the store was opened, or there is none to open
    bool chosen = false; // --scope and --select were carried out
    bool ending = false;
};

Application::Application(StartOptions options, QObject *parent) : QObject(parent), d(std::make_unique<Impl>())
{
    d->options = std::move(options);
    d->look.setInterval(kLookInterval);
    connect(&d->look, &QTimer::timeout, this, [this] { grabWhenQuiet(); });
    connect(qApp, &QCoreApplication::aboutToQuit, this, [] { JobRunner::instance().shutDown(); });
}

Application::~Application()
{
    d->window.reset();
    JobRunner::instance().shutDown();
}

void Application::fail(const QString &text, int code)
{
    if (d->ending)
        return;
    d->ending = true;
    std::fputs(qPrintable(QStringLiteral("credence: %1\n").arg(text)), stderr);
    QCoreApplication::exit(code);
}

void Application::start()
{
    const StartOptions &options = d->options;
    const bool picture = !options.grab.isEmpty() || !options.manual.isEmpty();
    const Settings &settings = Settings::instance();
    const QString theme = options.theme.isEmpty() ? settings.get(settings::kTheme) : options.theme;
    installLanguage(!options.language.isEmpty() ? options.language
                    : picture                   ? QStringLiteral("en")
                                                : settings.get(settings::kLanguage));
    if (options.textSize > 0 || !picture)
        Theme::instance().setTextSize(options.textSize > 0 ? options.textSize : settings.get(settings::kTextSize));
    Theme::instance().install(themeChoice(theme));

    // A picture shows the window as it comes, not as somebody left it, and leaves nothing behind.
    d->window =
        std::make_unique<MainWindow>(d->prompts.get(), picture ? MainWindow::Memory::Forget : MainWindow::Memory::Keep);
    MainWindow &window = *d->window;
    Session &session = *window.session();
    if (picture)
        window.sourceWatcher()->stop();
    connect(&session, &Session::snapshotChanged, this, [this] { opened(); });
    connect(window.inspect(), &InspectWorkspace::treeShown, this, [] { qCInfo(startLog, "tree shown"); });
    connect(&session, &Session::failed, this, [this](const QString &path, const Error &error) {
        if (!d->options.grab.isEmpty())
            fail(tr("%1: %2").arg(path, coreWords(error.message)), ExitNotOpened);
    });
    connect(&window, &MainWindow::openFailed, this, [this](const QString &path, const QString &why) {
        if (!d->options.grab.isEmpty())
            fail(tr("%1: %2").arg(path, why), ExitNotOpened);
    });

    if (!options.manual.isEmpty()) {
        const QString problem = Manual(*window.commands()).write(options.manual);
        if (!problem.isEmpty()) {
            QMetaObject::invokeMethod(
                this, [this, problem] { fail(problem, ExitFailed); }, Qt::QueuedConnection);
            return;
        }
        d->ending = true;
        QMetaObject::invokeMethod(
            this, [] { QCoreApplication::exit(ExitDone); }, Qt::QueuedConnection);
        return;
    }
    if (picture) {
        window.setProperty("anySize", true); // also larger than the screen
        window.setFixedSize(options.size);
    }
    if (!options.workspace.isEmpty())
        window.setWorkspace(options.workspace);
    if (!options.view.isEmpty())
        window.setView(options.view);
    connect(window.reflect(), &ReflectWorkspace::runFailed, this, [this](const QString &run, const QString &why) {
        if (!d->options.grab.isEmpty())
            fail(tr("%1: %2").arg(run, why), ExitNotOpened);
    });
    window.show();

    if (!options.store.isEmpty()) {
        window.openPath(options.store, options.readOnly);
    } else {
        d->shown = d->chosen = true;
        const QStringList recent = settings.get(settings::kRecentStores);
        if (!picture && settings.get(settings::kRestoreLast) && !recent.isEmpty())
            window.openPath(recent.first());
    }
    if (picture)
        d->look.start();
}

// The first snapshot is there: now scopes and ids have a meaning.
void Application::opened()
{
    if (d->shown)
        return;
    d->shown = true;
    Session &session = *d->window->session();
    const QString &scope = d->options.scope;
    if (!scope.isEmpty()) {
        const std::vector<ScopeInfo> scopes = session.scopes();
        const bool known = std::any_of(scopes.begin(), scopes.end(),
                                       [&scope](const ScopeInfo &info) { return info.id == scope.toStdString(); });
        if (!known) {
            const QString text = tr("The store has no scope “%1”.").arg(scope);
            if (!d->options.grab.isEmpty()) {
                fail(text, ExitNotOpened);
                return;
            }
            d->window->showError(text);
        } else {
            session.setScope(scope);
        }
    }
    if (d->options.runs.size() == 1)
        d->window->reflect()->openRun(d->options.runs.first());
    else if (d->options.runs.size() == 2)
        d->window->reflect()->compareRuns(d->options.runs[0], d->options.runs[1]);
    ask();
    select();
}

void Application::ask()
{
    const QString query = d->options.query.trimmed();
    if (query.isEmpty())
        return;
    if (d->options.workspace == QLatin1String("inspect"))
        d->window->inspect()->setFilterWords(query);
    else if (d->options.view == QLatin1String("whatif"))
        d->window->audit()->whatIfPage()->searchName(query);
    else
        d->window->audit()->recallPage()->ask(query);
}

void Application::select()
{
    const QString id = d->options.select;
    if (id.isEmpty()) {
        d->chosen = true;
        return;
    }
    if (d->options.workspace == QLatin1String("review")) {
        d->chosen = true;
        connect(d->window->review(), &ReviewWorkspace::selectFailed, this, [this](const QString &candidate) {
            const QString text = tr("The queue has no candidate “%1”.").arg(candidate);
            if (!d->options.grab.isEmpty())
                fail(text, ExitNotOpened);
            else
                d->window->showError(text);
        });
        if (!d->window->review()->select(id))
            Q_EMIT d->window->review()->selectFailed(id);
        return;
    }
    bool isNumber = false;
    const qlonglong entry = id.toLongLong(&isNumber);
    if (isNumber && d->options.workspace == QLatin1String("audit") && d->options.view == QLatin1String("ledger")) {
        d->chosen = true;
        d->window->audit()->showLedger({entry});
        return;
    }
    Session &session = *d->window->session();
    JobRunner::instance().run<MemoryKey>(
        this, QStringLiteral("select"), {},
        [store = session.store(), id = id.toStdString(),
         scope = d->options.scope.toStdString()](std::stop_token, const Progress &) { return store->find(id, scope); },
        [this](const Result<MemoryKey> &key) {
            d->chosen = true;
            if (key) {
                d->window->session()->select(*key);
                if (d->options.workspace == QLatin1String("audit") && d->options.view == QLatin1String("whatif"))
                    d->window->audit()->showWhatIf(*key);
                return;
            }
            const QString text = coreWords(key.error().message);
            if (!d->options.grab.isEmpty())
                fail(text, ExitNotOpened);
            else
                d->window->showError(text);
        });
}

void Application::grabWhenQuiet()
{
    const bool quiet = d->shown && d->chosen && !d->window->busy() && JobRunner::instance().running() == 0;
    d->quiet = quiet ? d->quiet + 1 : 0;
    if (d->quiet >= kQuietLooks)
        grab();
}

void Application::grab()
{
    d->look.stop();
    if (d->ending)
        return;
    const QPixmap picture = d->window->grab();
    if (!picture.save(d->options.grab, "PNG")) {
        fail(tr("%1 can't be written.").arg(d->options.grab), ExitFailed);
        return;
    }
    d->ending = true;
    QCoreApplication::exit(ExitDone);
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "help/helpdesk.h"

#include "audit/auditworkspace.h"
#include "help/help.h"
#include "help/helpwindow.h"
#include "help/tour.h"
#include "inspect/inspectworkspace.h"
#include "inspect/mappane.h"
#include "inspect/treeview.h"
#include "models/treemodel.h"
#include "reflect/reflectworkspace.h"
#include "review/reviewworkspace.h"
#include "settings/settings.h"
#include "shell/actions.h"
#include "shell/detailspanel.h"
#include "shell/importjob.h"
#include "shell/mainwindow.h"
#include "shell/session.h"
#include "tune/tuneworkspace.h"

#include <QAction>
#include <QApplication>
#include <QHash>

namespace credence::ui {

HelpDesk::HelpDesk(MainWindow *window, bool remembers) : QObject(window), m_window(window), m_remembers(remembers)
{
    const Actions &actions = *window->commands();
    connect(&Help::instance(), &Help::requested, this, &HelpDesk::open);
    connect(actions[Act::Help], &QAction::triggered, this, [this] { open(pageOfWhatIsShown()); });
    connect(actions[Act::Tour], &QAction::triggered, this, &HelpDesk::startTour);
    connect(window->session(), &Session::snapshotChanged, this, [this] { opened(); });
    connect(window->session(), &Session::closed, this, [this] { m_tour->end(); });
    buildTour();
}

HelpDesk::~HelpDesk() = default;

QString HelpDesk::pageOfWhatIsShown() const
{
    const QWidget *focus = QApplication::focusWidget();
    if (focus && m_window->isAncestorOf(focus)) {
        QString page = helpPage(focus);
        if (!page.isEmpty())
            return page;
    }
    if (!m_window->session()->isOpen())
        return QStringLiteral("start.md");
    const QString workspace = m_window->workspace();
    if (workspace == QLatin1String("review")) {
        const QString view = m_window->review()->view();
        static const QHash<QString, QString> headings{{QStringLiteral("recheck"), QStringLiteral("#recheck")},
                                                      {QStringLiteral("findings"), QStringLiteral("#findings")},
                                                      {QStringLiteral("policy"), QStringLiteral("#policy")}};
        return QStringLiteral("review.md") + headings.value(view);
    }
    if (workspace == QLatin1String("audit")) {
        static const QHash<QString, QString> headings{{QStringLiteral("why"), QStringLiteral("#why")},
                                                      {QStringLiteral("whatif"), QStringLiteral("#what-if")},
                                                      {QStringLiteral("health"), QStringLiteral("#health")},
                                                      {QStringLiteral("recall"), QStringLiteral("#recall")},
                                                      {QStringLiteral("ledger"), QStringLiteral("#ledger")}};
        return QStringLiteral("audit.md") + headings.value(m_window->audit()->view());
    }
    if (workspace == QLatin1String("inspect")) {
        const InspectWorkspace::View view = m_window->inspect()->view();
        return view == InspectWorkspace::View::Focus ? QStringLiteral("inspect.md#focus")
               : view == InspectWorkspace::View::Map ? QStringLiteral("inspect.md#the-map")
                                                     : QStringLiteral("inspect.md");
    }
    return workspace + QStringLiteral(".md");
}

void HelpDesk::open(const QString &where)
{
    if (!m_manual)
        m_manual = std::make_unique<HelpWindow>(*m_window->commands());
    m_manual->open(where);
}

void HelpDesk::close()
{
    if (m_manual)
        m_manual->close();
    m_tour->end();
}

void HelpDesk::buildTour()
{
    MainWindow *w = m_window;
    const auto show = [w](const char *workspace, const char *view) {
        return [w, workspace, view] {
            w->setWorkspace(QString::fromLatin1(workspace));
            w->setView(QString::fromLatin1(view));
        };
    };
    const auto part = [w](const char *name) {
        return [w, name] { return w->findChild<QWidget *>(QString::fromLatin1(name)); };
    };
    std::vector<Tour::Step> steps;
    steps.push_back(
        {tr("What the agent believes"),
         tr("Each line is a belief on which nothing else rests. Open one to see what it was made from, down "
            "to the episodes: what really happened. The signs and figures say how well it stands."),
         show("inspect", "both"), [w] { return w->inspect()->treeView(); }});
    steps.push_back({tr("The same, over time"),
                     tr("Height is depth, from left to right is time. One belief is selected: blue is what carries it, "
                        "orange is what rests on it. Nothing is left out, broken things are marked."),
                     [w, go = show("inspect", "both")] {
                         go();
                         TreeModel *tree = w->inspect()->treeModel();
                         if (!w->session()->selection() && tree->rowCount() > 0)
                             w->session()->select(tree->key(tree->index(0, 0)));
                     },
                     part("mapCanvas")});
    steps.push_back({tr("Why it is believed"),
                     tr("Details shows the selected memory everywhere: its text, how well it is grounded, its evidence "
                        "and how it was made. Why, key W, says the whole argument in words."),
                     [w, go = show("inspect", "both")] {
                         go();
                         w->setDetailsOpen(true);
                     },
                     [w]() -> QWidget * { return w->details(); }});
    steps.push_back({tr("Nothing counts before you say so"),
                     tr("Candidates wait here. One key approves or rejects, each with its checks and flags beside it. "
                        "What you approved enters memory with the commit, in one step that can be undone."),
                     show("review", "queue"), part("review.queuePane")});
    steps.push_back({tr("Look before it counts"),
                     tr("A reflection runs dry: you see what it would make the agent believe, and what it costs, while "
                        "the store stays as it is. The preset Patterns needs no model and no network."),
                     show("reflect", "new-run"), part("reflect.setup")});
    steps.push_back({tr("Ask, try, take back"),
                     tr("Audit finds what is weak, shows what falls if something is not true, forgets a person, and "
                        "keeps the ledger of all that was done. F1 opens the manual wherever you are."),
                     show("audit", "health"), part("audit.findings")});
    m_tour = new Tour(w, std::move(steps));
    connect(m_tour, &Tour::ended, this, [this] {
        if (m_remembers)
            Settings::instance().set(settings::kTourSeen, true);
    });
}

void HelpDesk::startTour()
{
    if (m_window->session()->snapshot()) {
        m_tourWanted = false;
        m_tour->start();
        return;
    }
    m_tourWanted = true;
    m_window->openSample();
}

// The first time on the sample it begins by itself.
void HelpDesk::opened()
{
    const Session *session = m_window->session();
    if (!session->snapshot() || m_tour->running())
        return;
    const bool first =
        m_remembers && session->path() == sampleStorePath() && !Settings::instance().get(settings::kTourSeen);
    if (m_tourWanted || first)
        startTour();
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Text from a store stays text: markup, links, escapes and hidden controls are planted wherever text can come from,
// every workspace, page and dialog is opened, every tooltip asked for, and nothing of it is rendered, fetched or acted
// on.
#include "shell/mainwindow.h"

#include "jobs/jobrunner.h"
#include "settings/settings.h"
#include "shell/actions.h"
#include "shell/session.h"
#include "shell/theme.h"
#include "support/registry.h"
#include "ui/support/fakeprompts.h"
#include "ui/support/samplestore.h"

#include <credence/reflect.h>
#include <credence/review.h>

#include <QAbstractItemView>
#include <QAction>
#include <QApplication>
#include <QDesktopServices>
#include <QFileInfo>
#include <QHelpEvent>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPointer>
#include <QStandardItemModel>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTemporaryDir>
#include <QTest>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextEdit>
#include <QToolTip>

#include <memory>

namespace tst_planted {

using namespace credence;
using namespace credence::ui;
using credence::test::FakePrompts;

namespace {

const QChar kOverride(0x202e);
const QString kTag = QStringLiteral("<img src=");

class Plant {
public:
    explicit Plant(int port) : m_port(port) {}
    // Another text for each place, so that a complaint says which.
    [[nodiscard]] QString text(const QString &place) const
    {
        return QStringLiteral("<img src=\"http://127.0.0.1:%1/%2\"> %2 <a href=\"file:///etc/passwd\">x</a> "
                              "[y](http://127.0.0.1:%1/link) ![z](file:///etc/hostname) <b>bold</b>&lt;i&gt; "
                              "=HYPERLINK(\"http://127.0.0.1:%1\") ```mermaid\ngraph TD; a-->b``` ")
                   .arg(m_port)
                   .arg(place) +
               QChar(0x1b) + QStringLiteral("[31mred ") + kOverride + QStringLiteral("gnp.exe");
    }
    [[nodiscard]] std::string bytes(const QString &place) const { return text(place).toStdString(); }
    // Short and on one line, for ids and names.
    [[nodiscard]] QString name(const QString &place) const
    {
        return QStringLiteral("<img src=\"http://127.0.0.1:%1/%2\">").arg(m_port).arg(place);
    }

private:
    int m_port;
};

std::string line(const QJsonObject &object)
{
    return QJsonDocument(object).toJson(QJsonDocument::Compact).toStdString() + "\n";
}

std::string memories(const Plant &plant, const QString &scope)
{
    std::string out = R"({"record":"header","format":"credence-jsonl","version":1})"
                      "\n";
    for (int i = 1; i <= 6; ++i) {
        const QString n = QString::number(i);
        out += line(
            {{QStringLiteral("record"), QStringLiteral("memory")},
             {QStringLiteral("id"), plant.name(QStringLiteral("e") + n)},
             {QStringLiteral("kind"), QStringLiteral("episode")},
             {QStringLiteral("scope"), scope},
             {QStringLiteral("text"), plant.text(QStringLiteral("episode") + n)},
             {QStringLiteral("created"), QStringLiteral("2026-05-0%1T10:00:00Z").arg(i)},
             {QStringLiteral("importance"), 0.9},
             {QStringLiteral("session"), plant.text(QStringLiteral("session"))},
             {QStringLiteral("actor"), plant.text(QStringLiteral("actor"))},
             {QStringLiteral("outcome"), plant.text(QStringLiteral("outcome"))},
             {QStringLiteral("tags"), QJsonArray{plant.text(QStringLiteral("tag"))}},
             {QStringLiteral("entities"), QJsonArray{plant.text(QStringLiteral("entity"))}},
             {QStringLiteral("source"), QJsonObject{{QStringLiteral("system"), plant.name(QStringLiteral("system"))},
                                                    {QStringLiteral("ref"), plant.name(QStringLiteral("ref") + n)}}},
             {QStringLiteral("extra"),
              QJsonObject{{plant.name(QStringLiteral("key")), plant.text(QStringLiteral("extra"))}}}});
    }
    const auto belief = [&](const QString &id, const QString &shape, const QStringList &sources,
                            const QString &against) {
        QJsonArray evidence;
        for (const QString &source : sources)
            evidence << QJsonObject{{QStringLiteral("id"), source},
                                    {QStringLiteral("quote"), plant.text(QStringLiteral("quote"))}};
        if (!against.isEmpty())
            evidence << QJsonObject{{QStringLiteral("id"), against},
                                    {QStringLiteral("role"), QStringLiteral("contradicts")}};
        evidence << QJsonObject{{QStringLiteral("id"), plant.name(QStringLiteral("dangling"))}};
        out += line({{QStringLiteral("record"), QStringLiteral("memory")},
                     {QStringLiteral("id"), plant.name(id)},
                     {QStringLiteral("kind"), QStringLiteral("reflection")},
                     {QStringLiteral("shape"), shape},
                     {QStringLiteral("scope"), scope},
                     {QStringLiteral("text"), plant.text(id)},
                     {QStringLiteral("subject"), plant.text(QStringLiteral("subject"))},
                     {QStringLiteral("predicate"), plant.text(QStringLiteral("predicate"))},
                     {QStringLiteral("object"), plant.text(QStringLiteral("object"))},
                     {QStringLiteral("confidence"), plant.text(QStringLiteral("confidence"))},
                     {QStringLiteral("created"), QStringLiteral("2026-05-10T10:00:00Z")},
                     {QStringLiteral("evidence"), evidence}});
    };
    const auto e = [&](int i) { return plant.name(QStringLiteral("e%1").arg(i)); };
    belief(QStringLiteral("r1"), QStringLiteral("belief"), {e(1), e(2)}, e(5));
    belief(QStringLiteral("r2"), QStringLiteral("insight"), {e(3), e(4)}, {});
    belief(QStringLiteral("top"), QStringLiteral("insight"),
           {plant.name(QStringLiteral("r1")), plant.name(QStringLiteral("r2"))}, {});
    return out;
}

RunRecord plantedRun(const Plant &plant, const std::string &scope)
{
    RunRecord run;
    run.id = "01900000-0000-7000-8000-0000000000fe";
    run.scope = scope;
    run.preset = plant.bytes(QStringLiteral("preset"));
    run.provider = plant.bytes(QStringLiteral("provider"));
    run.model = plant.bytes(QStringLiteral("model"));
    run.started = Time(std::chrono::milliseconds(1'780'000'000'000));
    run.state = "done";
    CallRecord call;
    call.number = 1;
    call.stage = "propose";
    call.label = plant.bytes(QStringLiteral("label"));
    call.url = plant.bytes(QStringLiteral("url"));
    call.model = run.model;
    call.request = plant.bytes(QStringLiteral("request"));
    call.reply = plant.bytes(QStringLiteral("reply"));
    call.text = plant.bytes(QStringLiteral("answer"));
    call.reasoning = plant.bytes(QStringLiteral("reasoning"));
    run.calls = {call};
    int number = 0;
    for (const Action action : {Action::Add, Action::Add, Action::Supersede, Action::Retract}) {
        Candidate c;
        c.id = plant.name(QStringLiteral("c%1").arg(++number)).toStdString();
        c.run = run.id;
        c.action = action;
        c.scope = scope;
        c.text = plant.bytes(QStringLiteral("candidate%1").arg(number));
        if (action != Action::Retract)
            c.evidence = {{{plant.name(QStringLiteral("e1")).toStdString()}},
                          {{plant.name(QStringLiteral("e3")).toStdString()}}};
        if (action == Action::Supersede || action == Action::Retract)
            c.targets = {{plant.name(number == 3 ? QStringLiteral("r1") : QStringLiteral("r2")).toStdString()}};
        for (auto &link : c.evidence)
            link.quote = plant.bytes(QStringLiteral("cquote"));
        c.checks = {{"citations", CheckState::Passed, plant.bytes(QStringLiteral("check")), 2, 2},
                    {"support", CheckState::Look, plant.bytes(QStringLiteral("support"))},
                    {"privacy", CheckState::Failed, plant.bytes(QStringLiteral("privacy")), 1}};
        if (number == 2)
            c.findings = {{"third_person", "third_person", 0, 4, 0.9, false, plant.bytes(QStringLiteral("reason"))}};
        run.candidates.push_back(std::move(c));
    }
    run.proposed = run.candidates.size();
    return run;
}

// What is wrong with what the window shows now; each once.
class Inspector {
public:
    QStringList wrong;
    int seen = 0; // planted texts met, as text

    void look()
    {
        QList<QPointer<QWidget>> all; // tips come and go while they are asked for
        for (QWidget *widget : QApplication::allWidgets())
            all << widget;
        for (const QPointer<QWidget> &widget : all) {
            if (!widget)
                continue;
            const QString where =
                QStringLiteral("%1 \"%2\"").arg(QLatin1String(widget->metaObject()->className()), widget->objectName());
            tip(widget->toolTip(), where);
            plain(widget->accessibleName(), where + QStringLiteral(" accessible name"));
            plain(widget->windowTitle(), where + QStringLiteral(" title"));
            if (const auto *label = qobject_cast<QLabel *>(widget.data())) {
                if (label->text().contains(kTag) &&
                    (label->textFormat() == Qt::RichText || label->textFormat() == Qt::MarkdownText ||
                     (label->textFormat() == Qt::AutoText && Qt::mightBeRichText(label->text()))))
                    note(where + QStringLiteral(" renders markup"));
                plain(label->text(), where);
            }
            if (const auto *edit = qobject_cast<QTextEdit *>(widget.data()))
                document(*edit->document(), where);
            if (const auto *edit = qobject_cast<QPlainTextEdit *>(widget.data()))
                document(*edit->document(), where);
            if (const auto *field = qobject_cast<QLineEdit *>(widget.data()))
                plain(field->text(), where);
            if (const auto *view = qobject_cast<QAbstractItemView *>(widget.data()))
                rows(view->model(), {}, where, 0);
            for (const QAction *action : widget->actions()) {
                tip(action->toolTip(), where + QStringLiteral(" action"));
                plain(action->text(), where + QStringLiteral(" action"));
            }
            if (widget->isVisible() && !widget->size().isEmpty())
                hover(widget, where);
        }
    }

private:
    void note(const QString &what)
    {
        if (!wrong.contains(what))
            wrong << what;
    }
    void plain(const QString &text, const QString &where)
    {
        seen += text.contains(kTag);
        if (text.contains(QChar(0x1b)) || text.contains(kOverride))
            note(where + QStringLiteral(" shows a raw control: ") + text.left(200).toHtmlEscaped());
    }
    // Tooltips are read as markup wherever they look like it.
    void tip(const QString &text, const QString &where)
    {
        if (text.contains(kTag) && Qt::mightBeRichText(text))
            note(where + QStringLiteral(" has a tooltip with markup: ") + text.left(160));
        if (text.contains(QChar(0x1b)) || text.contains(kOverride))
            note(where + QStringLiteral(" has a tooltip with a raw control"));
    }
    void document(const QTextDocument &document, const QString &where)
    {
        plain(document.toPlainText(), where);
        for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const QTextCharFormat format = it.fragment().charFormat();
                if (format.isImageFormat())
                    note(where + QStringLiteral(" shows an image: ") + format.toImageFormat().name());
                if (format.isAnchor() && !format.anchorHref().startsWith(QLatin1String("credence:")) &&
                    !format.anchorHref().isEmpty())
                    note(where + QStringLiteral(" has a link to ") + format.anchorHref());
            }
        }
    }
    void rows(const QAbstractItemModel *model, const QModelIndex &parent, const QString &where, int depth)
    {
        if (!model || depth > 4)
            return;
        for (int row = 0; row < std::min(model->rowCount(parent), 60); ++row) {
            for (int column = 0; column < model->columnCount(parent); ++column) {
                const QModelIndex index = model->index(row, column, parent);
                tip(index.data(Qt::ToolTipRole).toString(), where + QStringLiteral(" row"));
                plain(index.data(Qt::DisplayRole).toString(), where + QStringLiteral(" row"));
                plain(index.data(Qt::AccessibleTextRole).toString(), where + QStringLiteral(" accessible row"));
            }
            rows(model, model->index(row, 0, parent), where, depth + 1);
        }
    }
    void hover(const QPointer<QWidget> &widget, const QString &where)
    {
        constexpr int steps = 5;
        for (int i = 0; i < steps * steps; ++i) {
            if (!widget)
                return;
            const QPoint at(widget->width() * (2 * (i % steps) + 1) / (2 * steps),
                            widget->height() * (2 * (i / steps) + 1) / (2 * steps));
            if (i != steps * steps / 2 && widget->width() * widget->height() < 40'000)
                continue; // small ones once
            QHelpEvent event(QEvent::ToolTip, at, widget->mapToGlobal(at));
            QApplication::sendEvent(widget, &event);
            tip(QToolTip::text(), where + QStringLiteral(" tip"));
        }
        QToolTip::hideText();
    }
};

} // namespace

// Takes the place of the desktop's programs.
class Opened : public QObject {
    Q_OBJECT

public:
    QList<QUrl> urls;

public Q_SLOTS:
    void open(const QUrl &url) { urls << url; }
};

class TstPlanted : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QVERIFY(m_server.listen(QHostAddress::LocalHost));
        for (const char *scheme : {"http", "https", "file"})
            QDesktopServices::setUrlHandler(QString::fromLatin1(scheme), &m_opened, "open");
        qputenv("USER", "tester");
        for (const SettingKeyBase *key : Settings::table())
            Settings::instance().setValue(*key, key->fallback());
    }
    void cleanup() { JobRunner::instance().shutDown(); }
    void cleanupTestCase()
    {
        for (const char *scheme : {"http", "https", "file"})
            QDesktopServices::unsetUrlHandler(QString::fromLatin1(scheme));
    }

    // Each watcher sees what it is there for.
    void watchers_data()
    {
        QTest::addColumn<int>("kind");
        QTest::addColumn<QString>("seen");
        int kind = 0;
        for (const char *seen :
             {"renders markup", "QLabel \"\" shows a raw control", "tooltip with markup", "tooltip with a raw control",
              "accessible name shows a raw control", "title shows a raw control", "shows an image", "has a link to",
              "QLineEdit \"\" shows a raw control", "row has a tooltip with markup", "row shows a raw control",
              "accessible row shows a raw control", "action has a tooltip with markup",
              "tip has a tooltip with markup"})
            QTest::newRow(seen) << kind++ << QString::fromLatin1(seen);
    }
    void watchers()
    {
        QFETCH(int, kind);
        QFETCH(QString, seen);
        const QString text = Plant(1).text(QStringLiteral("here"));
        const QString tag = QStringLiteral("<img src=\"x\"> <b>bold</b>"), turned = QStringLiteral("a") + kOverride;
        QWidget top;
        QStandardItemModel model(1, 1);
        switch (kind) {
        case 0:
        case 1: {
            auto *label = new QLabel(text, &top);
            label->setTextFormat(kind == 0 ? Qt::RichText : Qt::PlainText);
            break;
        }
        case 2:
        case 3:
            top.setToolTip(kind == 2 ? tag : turned);
            break;
        case 4:
            top.setAccessibleName(turned);
            break;
        case 5:
            top.setWindowTitle(turned);
            break;
        case 6:
        case 7: {
            auto *edit = new QTextEdit(&top);
            edit->setHtml(kind == 6 ? tag : QStringLiteral("<a href=\"file:///etc/passwd\">x</a>"));
            break;
        }
        case 8: {
            auto *field = new QLineEdit(&top);
            field->setText(turned);
            break;
        }
        case 9:
        case 10:
        case 11: {
            auto *view = new QListView(&top);
            model.setData(model.index(0, 0), kind == 9 ? tag : turned,
                          kind == 9    ? Qt::ToolTipRole
                          : kind == 10 ? Qt::DisplayRole
                                       : Qt::AccessibleTextRole);
            view->setModel(&model);
            break;
        }
        case 12: {
            auto *action = new QAction(&top);
            action->setToolTip(tag);
            top.addAction(action);
            break;
        }
        case 13: {
            // What is made only once it is asked for.
            class Teller : public QWidget {
            public:
                using QWidget::QWidget;
                bool event(QEvent *event) override
                {
                    if (event->type() == QEvent::ToolTip)
                        QToolTip::showText(static_cast<QHelpEvent *>(event)->globalPos(),
                                           QStringLiteral("<img src=\"x\"> <b>bold</b>"), this);
                    return QWidget::event(event);
                }
            };
            auto *teller = new Teller(&top);
            teller->resize(50, 50);
            break;
        }
        default:
            break;
        }
        top.resize(300, 200);
        top.show();
        Inspector inspector;
        inspector.look();
        QVERIFY2(inspector.wrong.join(QLatin1Char('\n')).contains(seen),
                 qPrintable(inspector.wrong.join(QLatin1Char('\n'))));
    }

    void requestsAreSeen()
    {
        QTcpSocket caller;
        caller.connectToHost(QHostAddress::LocalHost, m_server.serverPort());
        QVERIFY(m_server.waitForNewConnection(5000));
        delete m_server.nextPendingConnection();
        QDesktopServices::openUrl(QUrl(QStringLiteral("http://127.0.0.1:1/x")));
        QCOMPARE(m_opened.urls.size(), 1);
        m_opened.urls.clear();
    }

    void everywhere()
    {
        const Plant plant(m_server.serverPort());
        QTemporaryDir folder;
        const QString scope = QStringLiteral("<b>scope</b>");
        // A file may be called so, too.
        auto store = test::makeStore(folder, memories(plant, scope), QStringLiteral("<img src=x>.credence"));
        QVERIFY(store);
        QCOMPARE(store->counts()->memories, std::uint64_t(9));
        RunRecord run = plantedRun(plant, scope.toStdString());
        if (const auto head = store->ledgerHead())
            run.ledgerHead = head->first;
        const auto queued = store->queueRun(run, {}, Cause{plant.bytes(QStringLiteral("who")), "gui", {}});
        QVERIFY2(queued.ok(), queued.ok() ? "" : queued.error().message.c_str());
        const Cause reviewer{plant.bytes(QStringLiteral("reviewer")), "gui", plant.bytes(QStringLiteral("why"))};
        DecideRequest approve;
        approve.candidate = run.candidates.front().id;
        const auto decided = decide(*store, approve, reviewer);
        DecideRequest reject;
        reject.candidate = run.candidates.back().id;
        reject.verdict = Verdict::Reject;
        reject.changeShown = true;
        const auto rejected = decide(*store, reject, reviewer);
        QVERIFY2(rejected.ok(), rejected.ok() ? "" : rejected.error().message.c_str());
        const MemoryKey keys[] = {test::keyOf(*store, plant.name(QStringLiteral("e4")).toStdString())};
        QVERIFY(store->retract(keys, reviewer).ok());
        run.id = "01900000-0000-7000-8000-0000000000fd";
        QVERIFY(keepRun(run, store->info().path).ok());
        const QString path = QString::fromStdString(store->info().path.string());
        store.reset();

        Theme::instance().install(ThemeChoice::Light);
        FakePrompts prompts;
        auto owned = std::make_unique<MainWindow>(&prompts, MainWindow::Memory::Forget);
        MainWindow &window = *owned;
        window.resize(1500, 950);
        window.show();
        const auto settled = [&] {
            return QTest::qWaitFor([&] { return JobRunner::instance().running() == 0 && !window.busy(); }, 20'000);
        };
        window.openPath(path);
        QVERIFY(QTest::qWaitFor([&] { return window.session()->snapshot() != nullptr; }));
        QVERIFY(settled());
        window.setDetailsOpen(true);
        const MemoryKey top = test::keyOf(*window.session()->store(), plant.name(QStringLiteral("top")).toStdString());
        QVERIFY(top);
        window.session()->select(top);
        QVERIFY(settled());

        Inspector inspector;
        QMap<QString, int> shown;
        for (const QString &workspace : MainWindow::workspaceNames()) {
            for (const QString &view : MainWindow::viewNames(workspace)) {
                window.setWorkspace(workspace);
                window.setView(view);
                window.session()->select(top);
                QVERIFY2(settled(), qPrintable(workspace + QLatin1Char('/') + view));
                const int before = inspector.seen;
                inspector.look();
                shown[workspace] += inspector.seen - before;
            }
        }
        // Commands that open something to look at, or look into the store.
        window.setWorkspace(QStringLiteral("review"));
        window.setView(QStringLiteral("queue"));
        QVERIFY(settled());
        for (const char *name :
             {"view.palette", "app.settings", "help.keys", "help.about", "store.verify", "review.flags", "review.edit",
              "review.merge", "review.reject", "review.commit", "scan.run", "audit.prompt", "audit.copyArgument",
              "memory.retract", "memory.supersede", "audit.effects", "view.filter"}) {
            QAction *action = window.commands()->find(QString::fromLatin1(name));
            if (!action || !action->isEnabled())
                continue;
            action->trigger();
            if (auto *field = window.findChild<QLineEdit *>(QStringLiteral("palette.field")))
                field->setText(QStringLiteral("img"));
            QVERIFY2(settled(), name);
            inspector.look();
        }
        window.showError(plant.text(QStringLiteral("error")));
        inspector.look();
        for (const FakePrompts::Message &message : prompts.messages)
            QVERIFY2(!message.text.contains(QChar(0x1b)) && !message.text.contains(kOverride),
                     qPrintable(message.title));
        for (auto it = shown.cbegin(); it != shown.cend(); ++it)
            qInfo("%s: %d planted texts met", qPrintable(it.key()), it.value());
        QVERIFY2(inspector.wrong.isEmpty(), qPrintable(inspector.wrong.join(QLatin1Char('\n'))));
        for (const char *workspace : {"inspect", "review", "audit"})
            QVERIFY2(shown.value(QString::fromLatin1(workspace)) >= 20, workspace);
        QVERIFY(!m_server.waitForNewConnection(200));
        QCOMPARE(m_opened.urls, QList<QUrl>());
        owned.reset(); // and the store with it, before the folder goes
        JobRunner::instance().shutDown();
        QVERIFY(QTest::qWaitFor([&] { return !QFileInfo::exists(path + QStringLiteral("-shm")); }));
    }

private:
    QTcpServer m_server;
    Opened m_opened;
};

CREDENCE_TEST(tst_planted, TstPlanted)

} // namespace tst_planted

#include "tst_planted.moc"

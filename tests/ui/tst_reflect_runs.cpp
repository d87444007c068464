// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Whole runs in the window over the sample's memories: the built-in miner, and a model that a transport in memory
// plays. Nothing but the store's queue may change, and that only when it is asked for.
#include "reflect/callsmodel.h"
#include "reflect/callspane.h"
#include "reflect/candidatesmodel.h"
#include "reflect/reflectworkspace.h"
#include "reflect/runcontroller.h"
#include "reflect/runpane.h"
#include "reflect/stagesmodel.h"

#include "jobs/jobrunner.h"
#include "settings/settings.h"
#include "shell/actions.h"
#include "shell/mainwindow.h"
#include "support/registry.h"
#include "ui/support/fakeprompts.h"
#include "ui/support/samplestore.h"
#include "widgets/codeview.h"
#include "widgets/rowview.h"

#include <QComboBox>
#include <QCryptographicHash>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLineEdit>
#include <QTemporaryDir>
#include <QTest>

#include <atomic>
#include <condition_variable>
#include <mutex>

namespace tst_reflect_runs {

using namespace credence;
using namespace credence::ui;
using credence::test::FakePrompts;

namespace {

const char *const kQuestions =
    R"({"questions": ["What does Sam want before a deploy?", "How does Sam review?", "What is reverted?"]})";
// One good claim, one that cites a number which was never shown, one that cites a single source.
const char *const kInsights =
    R"({"insights": [{"text": "Sam asks for evidence before risky work.", "cites": [1, 2, 3]}, {"text": "Sam trusts the new linter.", "cites": [2, 999]}, {"text": "One source is enough.", "cites": [4]}]})";
const char *const kVerdicts = R"({"verdicts": [{"claim": 1, "supported": "yes", "reason": "Each of them says so."}]})";

const char *const kRefusal = R"({"error":{"message":"Incorrect API key provided"}})";

// Plays a model: answers by what is asked.
class ModelTransport : public HttpTransport {
public:
    std::atomic<int> sent = 0;
    std::atomic<bool> refuse = false; // every call is answered by 401
    std::atomic<bool> hold = false;   // every call waits until it is stopped

    Result<HttpReply> send(const HttpRequest &request, std::stop_token stop,
                           const std::function<void(std::string_view)> &) override
    {
        ++sent;
        if (hold) {
            std::mutex mutex;
            std::condition_variable_any wake;
            std::unique_lock lock(mutex);
            wake.wait(lock, stop, [] { return false; });
            return Error{Errc::Cancelled, "Cancelled.", {}};
        }
        HttpReply reply;
        if (refuse) {
            reply.status = 401;
            reply.body = kRefusal;
            return reply;
        }
        const QByteArray body = QByteArray::fromStdString(request.body);
        const char *text = body.contains("verdicts")    ? kVerdicts
                           : body.contains("insights")  ? kInsights
                           : body.contains("questions") ? kQuestions
                                                        : "{}";
        QJsonObject message{{QStringLiteral("role"), QStringLiteral("assistant")},
                            {QStringLiteral("content"), QString::fromUtf8(text)}};
        const QJsonObject whole{{QStringLiteral("choices"),
                                 QJsonArray{QJsonObject{{QStringLiteral("index"), 0},
                                                        {QStringLiteral("message"), message},
                                                        {QStringLiteral("finish_reason"), QStringLiteral("stop")}}}},
                                {QStringLiteral("usage"), QJsonObject{{QStringLiteral("prompt_tokens"), 1000},
                                                                      {QStringLiteral("completion_tokens"), 50}}}};
        reply.status = 200;
        reply.body = QJsonDocument(whole).toJson(QJsonDocument::Compact).toStdString();
        return reply;
    }
};

class PlayedBackend : public ReflectBackend {
public:
    std::shared_ptr<ModelTransport> model = std::make_shared<ModelTransport>();

    std::vector<ProviderConfig> providers(std::vector<std::string> *) const override
    {
        ProviderConfig config;
        config.name = "played";
        config.url = "https://models.example/v1";
        config.model = "player-1";
        config.price = Price{2, 6};
        config.keySource = "no key needed";
        return {config};
    }
    std::shared_ptr<HttpTransport> transport() override { return model; }
};

QByteArray hashOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QCryptographicHash::hash(file.readAll(), QCryptographicHash::Sha256)
                                          : QByteArray();
}

} // namespace

class TstReflectRuns : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_dir;
    QString m_path;
    FakePrompts m_prompts;
    std::shared_ptr<PlayedBackend> m_backend;
    std::unique_ptr<MainWindow> m_window;

    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor([this] { return JobRunner::instance().running() == 0 && !m_window->busy(); }, 60'000);
    }
    [[nodiscard]] bool trigger(const char *name) const
    {
        QAction *action = m_window->commands()->find(QString::fromLatin1(name));
        if (!action || !action->isEnabled())
            return false;
        action->trigger();
        return true;
    }
    [[nodiscard]] bool open(bool readOnly = false) const
    {
        m_window->openPath(m_path, readOnly);
        m_window->setWorkspace(QStringLiteral("reflect"));
        return QTest::qWaitFor([this] { return m_window->session()->snapshot() != nullptr; }, 60'000) && settle();
    }
    [[nodiscard]] bool choosePreset(const char *id) const
    {
        auto *box = m_window->findChild<QComboBox *>(QStringLiteral("reflect.preset"));
        const int at = box->findData(QString::fromLatin1(id));
        box->setCurrentIndex(at);
        return at >= 0 && settle();
    }
    [[nodiscard]] std::uint64_t pending() const
    {
        const Result<Counts> counts = m_window->session()->store()->counts();
        if (!counts)
            return 999'999;
        std::uint64_t all = 0;
        for (const auto &[state, n] : counts->candidates)
            all += n;
        return all;
    }
    [[nodiscard]] const RunRecord &record() const { return m_window->reflect()->controller()->record(); }

private Q_SLOTS:
    void init()
    {
        m_dir = std::make_unique<QTemporaryDir>();
        m_path = m_dir->filePath(QStringLiteral("ada.credence"));
        QFile sample(QStringLiteral(CREDENCE_SOURCE_DIR "/resources/sample/ada.jsonl"));
        QVERIFY(sample.open(QIODevice::ReadOnly));
        QVERIFY(test::makeStore(*m_dir, sample.readAll().toStdString(), QStringLiteral("ada.credence")));
        qputenv("USER", "tester");
        for (const SettingKeyBase *key : Settings::table())
            Settings::instance().setValue(*key, key->fallback());
        Theme::instance().install(ThemeChoice::Light);
        m_prompts = FakePrompts();
        m_backend = std::make_shared<PlayedBackend>();
        m_window = std::make_unique<MainWindow>(&m_prompts, MainWindow::Memory::Forget, m_backend);
        m_window->show();
    }
    void cleanup()
    {
        m_window.reset();
        JobRunner::instance().shutDown();
        m_dir.reset();
    }

    void patternsRunsAndGoesToReview()
    {
        QVERIFY(open());
        const std::uint64_t before = pending();
        QVERIFY(trigger("reflect.run"));
        QVERIFY(settle());
        QCOMPARE(record().state, std::string("done"));
        for (int i = 0; i < 7; ++i)
            QVERIFY2(m_window->reflect()->run()->stages()->stage(i).state == StageState::Done,
                     qPrintable(QString::number(i)));
        const CandidatesModel &candidates = *m_window->reflect()->run()->candidates();
        QVERIFY(candidates.candidates() >= 2); // the sample holds at least two regularities
        QCOMPARE(std::uint64_t(candidates.candidates() + candidates.suppressed() + candidates.dropped()),
                 record().proposed);
        QVERIFY(record().storeUnchanged);
        QCOMPARE(m_backend->model->sent.load(), 0);
        QCOMPARE(pending(), before);
        QCOMPARE(m_window->findChild<QWidget *>(QStringLiteral("reflect.untouched"))->accessibleName(),
                 QStringLiteral("The store is not touched."));
        const std::uint64_t found = record().candidates.size();
        QVERIFY(trigger("reflect.send"));
        QVERIFY(settle());
        QCOMPARE(pending(), before + found);
        QVERIFY(m_window->errorText().isEmpty());
        QVERIFY(!m_window->commands()->find(QStringLiteral("reflect.send"))->isEnabled());
        QCOMPARE(m_window->reflect()->runCount(), 1);
    }

    void readOnlyStaysAsItIs()
    {
        const QByteArray before = hashOf(m_path);
        QVERIFY(!before.isEmpty());
        QVERIFY(open(true));
        QVERIFY(trigger("reflect.run"));
        QVERIFY(settle());
        QVERIFY(!record().candidates.empty());
        QVERIFY(!trigger("reflect.send")); // it can't be sent, and says so
        QCOMPARE(hashOf(m_path), before);
    }

    void aModelRunShowsPromptsAndReplies()
    {
        QVERIFY(open());
        QVERIFY(choosePreset("generative-agents"));
        QVERIFY(trigger("reflect.run"));
        QVERIFY(settle());
        QVERIFY2(record().state == "done", record().error.c_str());
        const CallsPane &calls = *m_window->reflect()->calls();
        QCOMPARE(calls.calls()->rowCount(), m_backend->model->sent.load());
        QVERIFY(calls.calls()->rowCount() >= 4); // the questions, and one proposal each
        QVERIFY(record().tokensIn >= 4000);
        QVERIFY(record().cost > 0);
        // Each drop says why: a number that was not shown, and too few sources.
        QVERIFY(!record().dropped.empty());
        QVERIFY(!record().candidates.empty());
        QCOMPARE(record().proposed, record().candidates.size() + record().dropped.size());
        // From a candidate to its exact prompt and reply.
        RunPane &pane = *m_window->reflect()->run();
        pane.candidateView()->setCurrentIndex(pane.candidates()->index(0));
        QCOMPARE(calls.currentCall(), record().candidates.back().call);
        QVERIFY(calls.reply()->toPlainText().contains(QStringLiteral("Sam asks for evidence before risky work.")));
        QVERIFY(calls.prompt()->toPlainText().contains(QStringLiteral("[1]")));
        QVERIFY(calls.notice().startsWith(QStringLiteral("Source 999 was not in the prompt")));
        QVERIFY(!calls.sourceText().isEmpty());
        // Sending calls nobody.
        const int sent = m_backend->model->sent;
        QVERIFY(trigger("reflect.send"));
        QVERIFY(settle());
        QCOMPARE(m_backend->model->sent.load(), sent);
        QVERIFY(m_window->errorText().isEmpty());
    }

    void aRefusedKeyIsSaidAndNothingIsLost()
    {
        m_backend->model->refuse = true;
        QVERIFY(open());
        QVERIFY(choosePreset("generative-agents"));
        QVERIFY(trigger("reflect.run"));
        QVERIFY(settle());
        QVERIFY(!m_window->errorText().isEmpty());
        QVERIFY(m_window->commands()->find(QStringLiteral("reflect.run"))->isEnabled());
    }

    void stoppedInTheMiddleOfACall()
    {
        m_backend->model->hold = true;
        QVERIFY(open());
        QVERIFY(choosePreset("generative-agents"));
        QVERIFY(trigger("reflect.run"));
        QTRY_VERIFY(m_backend->model->sent.load() > 0);
        QVERIFY(m_window->reflect()->controller()->running());
        QVERIFY(trigger("reflect.stop"));
        QVERIFY(settle());
        QVERIFY(!m_window->reflect()->controller()->running());
        QVERIFY(m_window->errorText().isEmpty());
        QVERIFY(m_window->commands()->find(QStringLiteral("reflect.run"))->isEnabled());
    }
};

CREDENCE_TEST(tst_reflect_runs, TstReflectRuns)

} // namespace tst_reflect_runs

#include "tst_reflect_runs.moc"

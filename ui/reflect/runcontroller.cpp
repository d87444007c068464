// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/runcontroller.h"

#include "reflect/runwords.h"
#include "widgets/corewords.h"

#include <QFile>

#include <algorithm>
#include <mutex>

namespace credence::ui {

namespace {

constexpr int kDrain = 50; // ms between two looks into the mailbox

struct Ended {
    RunRecord record;
    std::string file;    // where it was kept
    std::string problem; // why it could not be kept
};

// What to do about it, where the error's own sentence does not say.
QString todoOf(const Error &error)
{
    switch (error.code) {
    case Errc::Network:
        return RunController::tr("What was paid for is kept. Check the model’s name, address and key, then run again.");
    case Errc::Invalid:
        return RunController::tr("Nothing was spent. Change the setup and run again.");
    case Errc::NotFound:
        return RunController::tr("Choose another scope.");
    default:
        return {};
    }
}

} // namespace

struct RunController::Mailbox {
    std::mutex mutex;
    std::vector<RunEvent> events;
};

RunController::RunController(Session *session, std::shared_ptr<ReflectBackend> backend, QObject *parent)
    : QObject(parent), m_session(session), m_backend(std::move(backend))
{
    m_drain.setInterval(kDrain);
    connect(&m_drain, &QTimer::timeout, this, [this] { take(); });
    connect(session, &Session::opened, this, [this] { clear(); });
    connect(session, &Session::closed, this, [this] { clear(); });
}

RunController::~RunController()
{
    m_job.cancel();
}

void RunController::start(Start what)
{
    const std::shared_ptr<Store> store = m_session->store();
    if (m_running || !store)
        return;
    m_record = {};
    m_record.scope = what.request.scope;
    m_record.preset = what.request.preset;
    m_record.parameters = what.request.values;
    if (const Preset *preset = findPreset(what.request.preset)) {
        for (const Parameter &parameter : preset->parameters)
            m_record.parameters.emplace(parameter.id, parameter.preset);
    }
    if (what.provider) {
        m_record.provider = what.provider->name;
        m_record.model = what.provider->model;
    }
    m_record.started = std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
    m_record.state = "running";
    m_record.stages = waitingStages();
    m_estimate = what.estimate;
    m_phases.clear();
    m_file.clear();
    m_has = m_running = true;
    m_stopping = m_queued = false;
    m_secondsShown = -1;
    m_clock.start();
    m_mailbox = std::make_shared<Mailbox>();
    m_drain.start();

    std::shared_ptr<HttpTransport> transport;
    std::shared_ptr<Keyring> keyring;
    if (what.provider && what.cassette.empty()) {
        transport = m_backend->transport();
        keyring = m_backend->keyring();
    }
    m_job = JobRunner::instance().run<Ended>(
        this, QStringLiteral("run"), tr("Dry run"),
        [store, backend = m_backend, mailbox = m_mailbox, transport, keyring,
         what = std::move(what)](std::stop_token stop, const Progress &progress) -> Result<Ended> {
            ReflectServices services;
            services.provider = what.provider;
            if (keyring) {
                auto keyed = withKey(*what.provider, *keyring, stop);
                if (!keyed)
                    return keyed.error();
                services.provider = std::move(*keyed);
            }
            services.transport = transport.get();
            services.cassette = what.cassette;
            std::unique_ptr<ResponseCache> cache;
            if (what.keepReplies && transport) {
                cache = createResponseCache(cacheFolder(store->info().path));
                services.cache = cache.get();
            }
            const auto expected = std::uint64_t(std::max(0, what.estimate.calls));
            std::uint64_t stages = 0;
            const RunObserver observer = [mailbox, &progress, expected, &stages](const RunEvent &event) {
                if (event.what == RunEvent::What::Totals && expected > 0)
                    progress(std::min(std::uint64_t(event.calls), expected), expected);
                if (event.what == RunEvent::What::Stage && event.stage.state == StageState::Done && expected == 0)
                    progress(std::min<std::uint64_t>(++stages, 7), 7);
                const std::scoped_lock lock(mailbox->mutex);
                mailbox->events.push_back(event);
            };
            const auto request = withMemories(*store, what.request, what.memories);
            if (!request)
                return request.error();
            Result<RunRecord> result = backend->reflect(*store, *request, services, stop, observer);
            if (!result)
                return result.error();
            Ended ended{std::move(*result), {}, {}};
            // Until a person decides, it lives beside the store: a crash must not lose what was paid for.
            if (const Result<std::filesystem::path> kept = keepRun(ended.record, store->info().path))
                ended.file = kept->string();
            else
                ended.problem = kept.error().message;
            return ended;
        },
        [this](Result<Ended> ended) {
            if (!ended) {
                finish(ended.error());
                return;
            }
            m_file = QFile::decodeName(ended->file.c_str());
            const std::string problem = ended->problem;
            finish(std::move(ended->record));
            if (!problem.empty())
                Q_EMIT failed(tr("The run can’t be kept beside the store: %1").arg(coreWords(problem)),
                              tr("Save it to a file of your own, or it is lost with this window."));
            Q_EMIT kept();
        });
    Q_EMIT runChanged();
}

void RunController::stop()
{
    if (!m_running || m_stopping)
        return;
    m_stopping = true;
    m_job.cancel();
    Q_EMIT totalsChanged();
}

void RunController::show(RunRecord record, bool queued, const QString &file)
{
    if (m_running)
        return;
    m_record = std::move(record);
    m_estimate = {};
    m_phases.clear();
    m_file = file;
    m_queued = queued;
    m_has = true;
    Q_EMIT runChanged();
}

void RunController::clear()
{
    if (m_running) {
        m_job.cancel();
        // Its result belongs to a store that is open no more: a newer job in its slot drops it.
        JobRunner::instance().run<bool>(
            this, QStringLiteral("run"), {}, [](std::stop_token, const Progress &) -> Result<bool> { return true; },
            [](const Result<bool> &) {});
    }
    m_drain.stop();
    m_mailbox.reset();
    m_record = {};
    m_estimate = {};
    m_phases.clear();
    m_file.clear();
    m_has = m_running = m_stopping = m_queued = false;
    Q_EMIT runChanged();
}

void RunController::setQueued(bool queued)
{
    m_queued = queued;
    Q_EMIT totalsChanged();
}

std::int64_t RunController::elapsed() const
{
    return m_running ? m_clock.elapsed() : m_record.tookMs;
}

int RunController::callsDone() const
{
    int done = 0;
    for (const CallRecord &call : m_record.calls)
        done += phase(call.number) == CallPhase::Done ? 1 : 0;
    return done;
}

CallPhase RunController::phase(int call) const
{
    const auto it = m_phases.find(call);
    return m_running && it != m_phases.end() ? it->second : CallPhase::Done;
}

void RunController::take()
{
    if (!m_mailbox)
        return;
    std::vector<RunEvent> events;
    {
        const std::scoped_lock lock(m_mailbox->mutex);
        events.swap(m_mailbox->events);
    }
    for (const RunEvent &event : events)
        apply(event);
    const std::int64_t seconds = m_clock.elapsed() / 1000;
    if (!events.empty() || seconds != m_secondsShown) {
        m_secondsShown = seconds;
        Q_EMIT totalsChanged();
    }
}

void RunController::apply(const RunEvent &event)
{
    switch (event.what) {
    case RunEvent::What::Stage: {
        const auto at = std::find_if(m_record.stages.begin(), m_record.stages.end(),
                                     [&](const StageRecord &stage) { return stage.id == event.stage.id; });
        if (at == m_record.stages.end())
            return; // a stage that this window does not know
        *at = event.stage;
        Q_EMIT stageChanged(QString::fromStdString(event.stage.id));
        return;
    }
    case RunEvent::What::Call: {
        const auto at = std::find_if(m_record.calls.begin(), m_record.calls.end(),
                                     [&](const CallRecord &call) { return call.number == event.call.number; });
        m_phases[event.call.number] = event.phase;
        if (at == m_record.calls.end())
            m_record.calls.push_back(event.call);
        else
            *at = event.call;
        Q_EMIT callChanged(event.call.number);
        return;
    }
    case RunEvent::What::Candidate:
        m_record.candidates.push_back(event.candidate);
        Q_EMIT candidateAdded(int(m_record.candidates.size()) - 1);
        return;
    case RunEvent::What::Drop:
        m_record.dropped.push_back(event.drop);
        Q_EMIT dropAdded(int(m_record.dropped.size()) - 1);
        return;
    case RunEvent::What::Totals:
        m_record.tokensIn = event.tokensIn;
        m_record.tokensOut = event.tokensOut;
        m_record.cost = event.cost;
        return;
    }
}

void RunController::finish(Result<RunRecord> result)
{
    take();
    m_drain.stop();
    m_mailbox.reset();
    const std::int64_t took = m_clock.elapsed();
    m_running = m_stopping = false;
    if (result) {
        m_record = std::move(*result);
    } else {
        const bool cancelled = result.error().code == Errc::Cancelled;
        m_record.tookMs = took;
        m_record.state = cancelled ? "cancelled" : "failed";
        if (!cancelled)
            m_record.error = result.error().message;
        for (StageRecord &stage : m_record.stages) {
            if (stage.state == StageState::Running)
                stage.state = StageState::Failed;
        }
        // Nothing was done and nothing spent: there is no run to look at.
        if (m_record.calls.empty() && m_record.candidates.empty() && m_record.dropped.empty())
            m_has = !cancelled && std::any_of(m_record.stages.begin(), m_record.stages.end(),
                                              [](const StageRecord &s) { return s.state != StageState::Waiting; });
    }
    m_phases.clear();
    Q_EMIT runChanged();
    Q_EMIT ended();
    if (!result && result.error().code != Errc::Cancelled)
        Q_EMIT failed(sentence(coreWords(result.error().message)), todoOf(result.error()));
    else if (result && m_record.state == "failed")
        Q_EMIT failed(sentence(coreWords(m_record.error)),
                      tr("The run keeps what it has. Each call says below what came of it."));
}

} // namespace credence::ui

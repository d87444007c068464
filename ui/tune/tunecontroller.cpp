// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "tune/tunecontroller.h"

#include "jobs/jobrunner.h"
#include "settings/settings.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"

#include <credence/provider.h>
#include <credence/text.h>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kReadDelay = 1000;         // ms after a change, so that an agent's episodes come in one reading
constexpr int kSweepDelay = 120;         // ms after the last movement of the threshold
constexpr int kDueInterval = 60'000;     // automatic runs are looked for at most so often
constexpr std::size_t kAtOnce = 300'000; // episodes up to which a replay takes less than a frame
constexpr double kSweepParts = 30;       // a threshold of 15 gives 5 to 30 in steps of 1

Time clockNow()
{
    return std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

QString sentenceOf(const Error &error)
{
    return coreWords(error.message);
}

// The widest threshold of the two, so that both are inside.
std::vector<double> thresholdsAround(double inForce, double draft)
{
    const double top = std::max({inForce, draft, 1.0}) * 2;
    double step = top / kSweepParts;
    const double unit = std::pow(10, std::floor(std::log10(step)));
    for (const double nice : {1.0, 2.0, 2.5, 5.0, 10.0}) {
        if (unit * nice >= step * 0.999) {
            step = unit * nice;
            break;
        }
    }
    const double low = std::max(step, std::round(top / 6 / step) * step);
    std::vector<double> out;
    const int parts = int(std::floor((top - low) / step + 0.5));
    for (int i = 0; i <= parts; ++i)
        out.push_back(low + i * step);
    for (const double own : {inForce, draft}) {
        if (own > 0)
            out.push_back(own);
    }
    std::sort(out.begin(), out.end());
    out.erase(std::unique(out.begin(), out.end(), [](double a, double b) { return std::fabs(a - b) < 1e-6; }),
              out.end());
    return out;
}

} // namespace

double TuneData::days() const
{
    if (series.size() < 2)
        return 1;
    return std::max(1.0, double(series.times.back() - series.times.front()) / 86'400e3);
}

struct TuneController::Model {
    std::optional<ProviderConfig> provider;
    std::shared_ptr<HttpTransport> transport;
    std::shared_ptr<Keyring> keyring;
    std::filesystem::path cacheFolder;
    std::unique_ptr<ResponseCache> cache;

    // In a job.
    [[nodiscard]] Result<ReflectServices> open(const std::stop_token &stop)
    {
        ReflectServices services;
        if (!provider)
            return services;
        services.provider = *provider;
        if (keyring) {
            auto keyed = withKey(*provider, *keyring, stop);
            if (!keyed)
                return keyed.error();
            services.provider = std::move(*keyed);
        }
        services.transport = transport.get();
        cache = createResponseCache(cacheFolder);
        services.cache = cache.get();
        return services;
    }
};

TuneController::TuneController(Session *session, std::shared_ptr<ReflectBackend> backend, QWidget *page)
    : QObject(page), m_session(session), m_backend(std::move(backend))
{
    m_wanted = new WhenShown(
        page, [this] { reload(); }, this);
    m_later.setSingleShot(true);
    m_later.setInterval(kReadDelay);
    connect(&m_later, &QTimer::timeout, this, [this] { reload(); });
    m_sweepLater.setSingleShot(true);
    m_sweepLater.setInterval(kSweepDelay);
    connect(&m_sweepLater, &QTimer::timeout, this, [this] { refreshSweep(); });
    m_due.setInterval(kDueInterval);
    connect(&m_due, &QTimer::timeout, this, [this] { lookForDue(); });
    // What is forecast and allowed moves with the clock.
    m_clock.setInterval(kDueInterval);
    connect(&m_clock, &QTimer::timeout, this, [this] {
        if (m_gauge)
            m_later.start();
    });
    const auto anew = [this] {
        m_later.stop();
        m_data.reset();
        m_gauge.reset();
        m_costs.clear();
        m_seen = std::make_shared<Seen>();
        m_added.clear();
        m_rows.clear();
        m_defaultRows = false;
        m_sweep = {};
        m_scopes.clear();
        m_draftReplay = {};
        m_inForce = m_draft = {};
        Q_EMIT dataChanged();
    };
    connect(session, &Session::opened, this, anew);
    connect(session, &Session::closed, this, anew);
    connect(session, &Session::scopeChanged, this, anew);
    // It follows all of them: the memories come first, and with them how many each scope has.
    connect(session, &Session::snapshotChanged, this, [this] {
        if (m_gauge)
            m_later.start();
        else
            reload();
    });
    if (session->snapshot())
        reload();
    m_clock.start();
}

TuneController::~TuneController() = default;

// The scope looked at; of all, the only one.
std::string TuneController::scopeOf() const
{
    if (!m_session->scope().isEmpty())
        return m_session->scope().toStdString();
    const std::vector<ScopeInfo> scopes = m_session->scopes();
    if (scopes.size() == 1)
        return scopes.front().id;
    // Of several the largest: a trigger is a scope's own.
    const auto largest = std::max_element(
        scopes.begin(), scopes.end(), [](const ScopeInfo &a, const ScopeInfo &b) { return a.memories < b.memories; });
    return largest == scopes.end() ? std::string() : largest->id;
}

bool TuneController::busy() const
{
    return m_jobs > 0 || m_reading || m_sweeping || m_readingScopes || m_sweepLater.isActive();
}

void TuneController::end()
{
    --m_jobs;
    settle();
}

void TuneController::settle()
{
    if (!busy())
        Q_EMIT idle();
}

void TuneController::reload()
{
    const std::shared_ptr<Store> store = m_session->store();
    const std::string scope = scopeOf();
    if (!store || scope.empty())
        return;
    m_later.stop();
    std::vector<std::string> problems;
    std::vector<ProviderConfig> providers = m_backend->providers(&problems);
    std::optional<ProviderConfig> provider;
    if (!providers.empty())
        provider = std::move(providers.front());
    m_reading = true;
    const bool whole = m_wanted->shown();
    if (whole)
        m_wanted->forget();
    else
        m_wanted->ask();
    const auto started = std::chrono::steady_clock::now();
    using Read = std::shared_ptr<const TuneData>;
    JobRunner::instance().run<Read>(
        this, QStringLiteral("tune.read"), {},
        [store, scope, provider, whole, snapshot = m_session->snapshotOf(scope), costs = m_costs,
         costsOf = m_costsOf](std::stop_token stop, const Progress &) -> Result<Read> {
            auto data = std::make_shared<TuneData>();
            data->whole = whole;
            data->scope = scope;
            if (whole) {
                auto series = episodeSeries(*store, scope, stop);
                if (!series)
                    return series.error();
                data->series = std::move(*series);
                auto log = triggerLog(*store, scope, 0, stop);
                if (!log)
                    return log.error();
                data->log = std::move(*log);
            }
            auto situation = checkTrigger(*store, scope, clockNow(), stop);
            if (situation) {
                data->situation = std::move(*situation);
            } else if (situation.error().code == Errc::Unsupported || situation.error().code == Errc::Corrupt) {
                data->problem = situation.error().message;
                data->situation.settings.policy = triggerPresets().front().policy;
                data->situation.tally = tally(data->series, {}, clockNow());
                data->situation.state =
                    credence::checkTrigger(data->situation.settings.policy, data->situation.tally, {}, clockNow());
            } else {
                return situation.error();
            }
            if (!whole)
                return Read(std::move(data));
            auto replay = simulate(data->series, data->situation.settings.policy, {}, stop);
            if (!replay)
                return replay.error();
            data->inForce = std::move(*replay);
            auto policies = triggerPolicyLog(*store, scope, stop);
            if (!policies)
                return policies.error();
            data->policies = std::move(*policies);
            auto suggestion = suggest(data->series, data->situation.settings.policy, data->log, stop);
            if (!suggestion)
                return suggestion.error();
            data->suggestion = std::move(*suggestion);
            if (!costs.empty() && costsOf == data->log.size()) {
                data->costs = costs;
                return Read(std::move(data));
            }
            for (const Preset &preset : presets()) {
                auto cost = cycleCost(*store, scope, preset.id, provider, data->log, stop, snapshot);
                if (cost)
                    data->costs[preset.id] = std::move(*cost);
                else if (cost.error().code == Errc::Cancelled)
                    return cost.error();
            }
            return Read(std::move(data));
        },
        [this, started, store, scope](Result<Read> read) {
            m_reading = false;
            if (m_session->store() != store || scopeOf() != scope) { // another was opened or chosen meanwhile
                settle();
                return;
            }
            // An agent may write all the time: reading takes a sixth of it at most.
            const auto took = std::chrono::steady_clock::now() - started;
            m_later.setInterval(std::max<int>(
                kReadDelay, int(std::chrono::duration_cast<std::chrono::milliseconds>(took).count() * 5)));
            if (!read) {
                if (read.error().code != Errc::Cancelled)
                    Q_EMIT failed(tr("The trigger’s history can’t be read."), sentenceOf(read.error()));
                settle();
                return;
            }
            const bool untouched = !m_gauge || m_draft == m_inForce;
            m_gauge = std::move(*read);
            // What is not of now is let go rather than shown again.
            m_data = m_gauge->whole ? m_gauge : nullptr;
            m_inForce = m_gauge->situation.settings;
            if (untouched)
                m_draft = m_inForce;
            if (m_data) {
                m_costs = m_data->costs;
                m_costsOf = m_data->log.size();
            }
            Q_EMIT dataChanged();
            Q_EMIT situationChanged();
            if (m_data) {
                replayDraft();
                m_sweepLater.start();
            }
            settle();
        });
}

int TuneController::changes() const
{
    int count = 0;
    for (const std::string &name : triggerSettings())
        count += triggerSetting(m_draft.policy, name) != triggerSetting(m_inForce.policy, name);
    return count + (m_draft.runs != m_inForce.runs) + (m_draft.automatic != m_inForce.automatic) +
           (m_draft.budgetCalls != m_inForce.budgetCalls) + (m_draft.budgetCost != m_inForce.budgetCost);
}

void TuneController::setDraft(const TriggerSettings &draft)
{
    if (m_draft == draft)
        return;
    const bool sameTrigger = m_draft.policy == draft.policy;
    m_draft = draft;
    if (sameTrigger) {
        refreshRows();
        Q_EMIT draftChanged();
        return;
    }
    replayDraft();
    m_sweepLater.start();
}

void TuneController::resetDraft()
{
    setDraft(m_inForce);
}

void TuneController::replayDraft()
{
    if (!m_data)
        return;
    if (m_data->series.size() <= kAtOnce) {
        if (auto replay = simulate(m_data->series, m_draft.policy))
            m_draftReplay = std::move(*replay);
        refreshRows();
        Q_EMIT draftChanged();
        return;
    }
    // One at a time; what changed meanwhile is replayed after it, so that a drag shows something all the way.
    if (m_replaying)
        return;
    m_replaying = true;
    begin();
    JobRunner::instance().run<Simulation>(
        this, {}, {},
        [data = m_data, policy = m_draft.policy](std::stop_token stop, const Progress &) {
            return simulate(data->series, policy, {}, stop);
        },
        [this, policy = m_draft.policy, data = m_data](Result<Simulation> replay) {
            m_replaying = false;
            if (replay && data == m_data)
                m_draftReplay = std::move(*replay);
            refreshRows();
            Q_EMIT draftChanged();
            if (policy != m_draft.policy || data != m_data)
                replayDraft();
            end();
        });
}

TuneRow TuneController::rowOf(const QString &name, TuneRow::Kind kind, const TriggerPolicy &policy,
                              const std::string &runs) const
{
    TuneRow row;
    row.name = name;
    row.kind = kind;
    row.policy = policy;
    row.runs = runs;
    row.what = QString::fromStdString(describe(policy));
    if (const auto cost = m_data->costs.find(runs); cost != m_data->costs.end())
        row.cost = cost->second;
    return row;
}

void TuneController::refreshRows()
{
    if (!m_data)
        return;
    if (!m_defaultRows) {
        m_defaultRows = true;
        for (const char *id : {"hebbs", "engram", "everos"})
            addRow(QString::fromLatin1(id));
        return; // each of them came here
    }
    std::vector<TuneRow> rows;
    rows.push_back(rowOf(tr("In force"), TuneRow::Kind::InForce, m_inForce.policy, m_inForce.runs));
    rows.back().stats = m_data->inForce.stats;
    rows.push_back(rowOf(tr("Draft"), TuneRow::Kind::Draft, m_draft.policy, m_draft.runs));
    rows.back().stats = m_draftReplay.stats;
    for (const TuneRow &row : m_added)
        rows.push_back(row);
    m_rows = std::move(rows);
    Q_EMIT rowsChanged();
}

void TuneController::addRow(const QString &preset)
{
    if (!m_data)
        return;
    TuneRow row;
    if (preset == QLatin1String("draft")) {
        row = rowOf(tr("Kept"), TuneRow::Kind::Kept, m_draft.policy, m_draft.runs);
        row.stats = m_draftReplay.stats;
        m_added.push_back(std::move(row));
        refreshRows();
        return;
    }
    const TriggerPreset *known = findTriggerPreset(preset.toStdString());
    if (!known)
        return;
    row = rowOf(preset, TuneRow::Kind::Preset, known->policy, known->runs);
    m_added.push_back(row);
    refreshRows();
    begin();
    JobRunner::instance().run<Simulation>(
        this, {}, {},
        [data = m_data, policy = known->policy](std::stop_token stop, const Progress &) {
            return simulate(data->series, policy, {}, stop);
        },
        [this, policy = known->policy](Result<Simulation> replay) {
            for (TuneRow &one : m_added) {
                if (replay && one.kind == TuneRow::Kind::Preset && one.policy == policy)
                    one.stats = replay->stats;
            }
            refreshRows();
            end();
        });
}

void TuneController::removeRow(int row)
{
    const int place = row - 2; // in force and the draft stay
    if (place < 0 || place >= int(m_added.size()))
        return;
    m_added.erase(m_added.begin() + place);
    refreshRows();
}

void TuneController::refreshSweep()
{
    if (!m_data)
        return;
    const double inForce = m_inForce.policy.importance.value_or(0), draft = m_draft.policy.importance.value_or(0);
    TriggerPolicy gated = m_draft.policy, free;
    gated.importance = free.importance = 1;
    m_sweeping = true;
    JobRunner::instance().run<TuneSweep>(
        this, QStringLiteral("tune.sweep"), {},
        [data = m_data, gated, free, inForce, draft](std::stop_token stop, const Progress &) -> Result<TuneSweep> {
            TuneSweep out;
            out.inForce = inForce;
            out.inForceFirings = data->inForce.stats.firings;
            out.draft = draft;
            const std::vector<double> values = thresholdsAround(inForce, draft);
            auto with = sweep(data->series, gated, "importance", values, {}, stop);
            if (!with)
                return with.error();
            auto without = sweep(data->series, free, "importance", values, {}, stop);
            if (!without)
                return without.error();
            out.gated = std::move(*with);
            out.free = std::move(*without);
            return out;
        },
        [this, data = m_data](Result<TuneSweep> done) {
            m_sweeping = false;
            if (done && data == m_data) {
                m_sweep = std::move(*done);
                Q_EMIT sweepChanged();
            }
            settle();
        });
}

QString TuneController::throttle() const
{
    if (!m_gauge)
        return {};
    const TriggerSituation &now = m_gauge->situation;
    const TriggerHold hold = closedGate(m_inForce.policy, now.tally, now.past, clockNow());
    return coreWords(holdSentence(hold, m_inForce.policy, now.tally, now.past, clockNow()));
}

void TuneController::apply(const Cause &cause)
{
    const std::shared_ptr<Store> store = m_session->store();
    if (!store || !m_gauge)
        return;
    begin();
    JobRunner::instance().run<LedgerNumber>(
        this, {}, tr("Applying the policy"),
        [store, scope = m_gauge->scope, draft = m_draft, cause](std::stop_token, const Progress &) {
            return setTriggerPolicy(*store, scope, draft, cause);
        },
        [this](Result<LedgerNumber> entry) {
            if (!entry) {
                Q_EMIT failed(tr("The policy stays as it is."), sentenceOf(entry.error()));
            } else {
                m_inForce = m_draft;
                if (*entry) {
                    Q_EMIT ledgerEntry(*entry);
                    Q_EMIT message(tr("The policy is in force, entry %1.").arg(entry->value));
                }
                reload();
            }
            end();
        });
}

std::shared_ptr<TuneController::Model> TuneController::modelFor(const std::string &preset) const
{
    auto model = std::make_shared<Model>();
    const Preset *known = findPreset(preset);
    if (!known || !known->needsModel)
        return model;
    std::vector<std::string> problems;
    std::vector<ProviderConfig> providers = m_backend->providers(&problems);
    if (providers.empty())
        return model;
    model->provider = std::move(providers.front());
    model->transport = m_backend->transport();
    model->keyring = m_backend->keyring();
    model->cacheFolder = cacheFolder(m_session->store()->info().path);
    return model;
}

void TuneController::runNow(bool forced)
{
    const std::shared_ptr<Store> store = m_session->store();
    if (!store || !m_gauge || m_running)
        return;
    m_running = true;
    Q_EMIT runningChanged();
    begin();
    const Cause cause{reviewerName().toStdString(), "gui", "run now"};
    JobRunner::instance().run<WatchStep>(
        this, {}, tr("Reflecting"),
        [store, scope = m_gauge->scope, model = modelFor(m_inForce.runs), cause,
         forced](std::stop_token stop, const Progress &) -> Result<WatchStep> {
            auto services = model->open(stop);
            if (!services)
                return services.error();
            return credence::runNow(*store, scope, clockNow(), *services, cause, forced, stop);
        },
        [this](Result<WatchStep> step) {
            m_running = false;
            Q_EMIT runningChanged();
            if (!step)
                Q_EMIT failed(tr("The run ended early."), sentenceOf(step.error()));
            else if (step->what == "throttled")
                Q_EMIT throttled(coreWords(step->message));
            else if (step->what == "fired")
                Q_EMIT message(tr("The run is done: %1").arg(coreWords(step->message)));
            else
                Q_EMIT failed(tr("The run found nothing."), coreWords(step->message));
            reload();
            end();
        });
}

void TuneController::readScopes()
{
    const std::shared_ptr<Store> store = m_session->store();
    if (!store)
        return;
    m_readingScopes = true;
    using Read = std::vector<TuneScope>;
    JobRunner::instance().run<Read>(
        this, QStringLiteral("tune.scopes"), {},
        [store](std::stop_token stop, const Progress &) -> Result<Read> {
            const auto scopes = store->scopes(Counting::No);
            if (!scopes)
                return scopes.error();
            Read out;
            for (const ScopeInfo &info : *scopes) {
                TuneScope one;
                one.scope = info.id;
                const auto series = episodeSeries(*store, info.id, stop);
                if (!series)
                    return series.error();
                one.episodes = series->size();
                const auto situation = checkTrigger(*store, info.id, clockNow(), stop);
                if (situation) {
                    one.settings = situation->settings;
                    one.state = situation->state;
                    const auto replay = simulate(*series, one.settings.policy, {}, stop);
                    if (!replay)
                        return replay.error();
                    one.stats = replay->stats;
                } else if (situation.error().code == Errc::Cancelled) {
                    return situation.error();
                } else {
                    one.problem = situation.error().message;
                }
                out.push_back(std::move(one));
            }
            return out;
        },
        [this, store](Result<Read> read) {
            m_readingScopes = false;
            if (read && m_session->store() == store)
                m_scopes = std::move(*read);
            Q_EMIT scopesChanged();
            settle();
        });
}

void TuneController::setAutomatic(bool on)
{
    m_automatic = on;
    if (on)
        m_due.start();
    else
        m_due.stop();
}

// One scope after another, at most once a minute; a scope whose policy does not ask for it is left alone.
// The map of what was seen belongs to one job at a time.
void TuneController::lookForDue()
{
    const std::shared_ptr<Store> store = m_session->store();
    if (!store || !m_automatic || m_looking || m_running || !m_session->writable())
        return;
    m_looking = true;
    const Cause cause{reviewerName().toStdString(), "gui", "a due trigger"};
    JobRunner::instance().run<WatchStep>(
        this, {}, {},
        [store, models = std::array{modelFor("patterns"), modelFor("generative-agents")}, cause,
         seen = m_seen](std::stop_token stop, const Progress &) -> Result<WatchStep> {
            const auto scopes = store->scopes(Counting::No);
            if (!scopes)
                return scopes.error();
            for (const ScopeInfo &info : *scopes) {
                const auto settings = triggerPolicy(*store, info.id);
                if (!settings || !settings->automatic)
                    continue;
                // A held condition is looked at again at the next episode or instant, not at every tick.
                const auto situation = checkTrigger(*store, info.id, clockNow(), stop);
                if (!situation)
                    return situation.error();
                const TriggerState &state = situation->state;
                const std::tuple now{state.all, state.unreflected, state.due};
                if (const auto before = seen->find(info.id); before != seen->end() && before->second == now)
                    continue;
                (*seen)[info.id] = now;
                const Preset *preset = findPreset(settings->runs);
                auto services = models[preset && preset->needsModel ? 1 : 0]->open(stop);
                if (!services)
                    return services.error();
                auto step = watchStep(*store, info.id, clockNow(), *services, cause, stop);
                if (!step || step->what == "fired" || step->what == "failed")
                    return step;
            }
            return WatchStep{};
        },
        [this](Result<WatchStep> step) {
            m_looking = false;
            if (!step) {
                if (step.error().code != Errc::Cancelled)
                    Q_EMIT failed(tr("An automatic run ended early."), sentenceOf(step.error()));
                return;
            }
            if (step->what == "fired")
                Q_EMIT message(tr("A due trigger ran dry: %1").arg(coreWords(step->message)));
            else if (step->what == "failed")
                Q_EMIT failed(tr("An automatic run found nothing."), coreWords(step->message));
        });
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// TuneController: what the Tune workspace looks at: the scope's episodes and log, the policy in force and the draft,
// and their replays. It applies a draft, runs now, and carries out automatic dry runs while the window is open.
// Ownership: a child of its workspace; the session must outlive it. Thread safety: GUI thread only; all that reads or
// writes the store, and long replays, run in jobs.
#pragma once

#include "reflect/reflectbackend.h"
#include "shell/session.h"
#include "widgets/whenshown.h"

#include <credence/trigger.h>

#include <QObject>
#include <QTimer>

#include <map>
#include <memory>
#include <optional>
#include <tuple>
#include <vector>

namespace credence::ui {

// What was read of a scope, never changed afterwards.
struct TuneData {
    std::string scope;
    EpisodeSeries series;
    TriggerSituation situation;
    std::vector<TriggerEvent> log;      // newest first
    std::vector<TriggerEvent> policies; // changes of the policy, likewise
    Simulation inForce;
    TriggerSuggestion suggestion;
    std::map<std::string, CycleCost> costs; // by reflection preset
    std::string problem;                    // why the policy can't be read; the default is shown then
    bool whole = false;                     // else scope, situation and problem alone
    [[nodiscard]] double days() const;      // of the history, at least one
};
// One setting of the comparison.
struct TuneRow {
    QString name, what;
    enum class Kind { InForce, Draft, Preset, Kept } kind = Kind::Preset;
    TriggerPolicy policy;
    std::string runs;
    TriggerStats stats;
    CycleCost cost;
};
struct TuneSweep {
    double inForce = 0, draft = 0; // thresholds, 0: none
    std::uint64_t inForceFirings = 0;
    std::vector<SweepPoint> gated, free;
};
// Of each scope, for the view of all.
struct TuneScope {
    std::string scope;
    std::uint64_t episodes = 0;
    TriggerSettings settings;
    TriggerState state;
    TriggerStats stats;
    std::string problem;
};

class TuneController : public QObject {
    Q_OBJECT
public:
    // Belongs to the page that shows what it reads; while that is out of sight only what the gauge needs is read.
    TuneController(Session *session, std::shared_ptr<ReflectBackend> backend, QWidget *page);
    ~TuneController() override;

    // Null while nothing is read: no store, no scope, or the page was out of sight when the store changed.
    [[nodiscard]] std::shared_ptr<const TuneData> data() const { return m_data; }
    // The latest of it, perhaps not whole; its situation is up to date also while the page is out of sight.
    [[nodiscard]] std::shared_ptr<const TuneData> gauge() const { return m_gauge; }
    [[nodiscard]] const TriggerSettings &inForce() const { return m_inForce; }
    [[nodiscard]] const TriggerSettings &draft() const { return m_draft; }
    [[nodiscard]] const Simulation &draftReplay() const { return m_draftReplay; }
    [[nodiscard]] const std::vector<TuneRow> &rows() const { return m_rows; }
    [[nodiscard]] const TuneSweep &sweepOfThreshold() const { return m_sweep; }
    [[nodiscard]] const std::vector<TuneScope> &scopes() const { return m_scopes; }
    [[nodiscard]] int changes() const; // settings in which the draft differs
    [[nodiscard]] bool busy() const;
    [[nodiscard]] bool running() const { return m_running; }
    // Why a run would be throttled now; empty when it would not.
    [[nodiscard]] QString throttle() const;

    void setDraft(const TriggerSettings &draft);
    void resetDraft();
    void addRow(const QString &preset); // a preset, or "draft": the draft as it is now
    void removeRow(int row);
    void apply(const Cause &cause);
    void runNow(bool forced);
    // Looked at when the view of all scopes is shown.
    void readScopes();
    void reload();
    // While on, due triggers of scopes whose policy says so run dry.
    void setAutomatic(bool on);
    void lookForDue(); // as the timer does

Q_SIGNALS:
    void dataChanged();  // read anew: the policy in force, the log, the episodes
    void draftChanged(); // and its replay
    void rowsChanged();
    void sweepChanged();
    void scopesChanged();
    void situationChanged(); // for the gauge
    void runningChanged();
    void throttled(const QString &why);
    void message(const QString &text);
    void failed(const QString &what, const QString &todo);
    void ledgerEntry(credence::LedgerNumber entry);
    void idle();

private:
    [[nodiscard]] std::string scopeOf() const;
    void replayDraft();
    void refreshRows();
    void refreshSweep();
    [[nodiscard]] TuneRow rowOf(const QString &name, TuneRow::Kind kind, const TriggerPolicy &policy,
                                const std::string &runs) const;
    void begin() { ++m_jobs; }
    void end();
    void settle();
    // Provider, transport and keyring as a job may use them.
    struct Model;
    [[nodiscard]] std::shared_ptr<Model> modelFor(const std::string &preset) const;

    Session *m_session;
    std::shared_ptr<ReflectBackend> m_backend;
    WhenShown *m_wanted = nullptr; // the whole of it
    std::shared_ptr<const TuneData> m_data, m_gauge;
    std::map<std::string, CycleCost> m_costs; // of the log when it had m_costsOf lines
    std::size_t m_costsOf = 0;
    TriggerSettings m_inForce, m_draft;
    Simulation m_draftReplay;
    std::vector<TuneRow> m_rows;
    std::vector<TuneRow> m_added;
    TuneSweep m_sweep;
    std::vector<TuneScope> m_scopes;
    // Episodes, those after the last run, and a schedule's instant, as automatic runs saw them last.
    using Seen = std::map<std::string, std::tuple<std::int64_t, std::int64_t, std::optional<Time>>>;
    std::shared_ptr<Seen> m_seen = std::make_shared<Seen>();
    QTimer m_later, m_sweepLater, m_due, m_clock;
    int m_jobs = 0;
    bool m_running = false, m_automatic = false, m_looking = false, m_replaying = false;
    bool m_reading = false, m_sweeping = false, m_readingScopes = false;
    bool m_defaultRows = false;
};

} // namespace credence::ui

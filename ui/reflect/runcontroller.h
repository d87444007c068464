// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// RunController: the run that the workspace shows: a dry run under way with what has come of it so far, or a kept one.
// Events of a run arrive on other threads; they are taken over in batches, at most twenty times a second.
// Ownership: a child of the workspace; the session must outlive it. Thread safety: GUI thread only.
#pragma once

#include "jobs/jobrunner.h"
#include "reflect/reflectbackend.h"
#include "shell/session.h"

#include <QDateTime>
#include <QElapsedTimer>
#include <QObject>
#include <QString>
#include <QTimer>

#include <memory>
#include <optional>

namespace credence::ui {

class RunController : public QObject {
    Q_OBJECT
public:
    RunController(Session *session, std::shared_ptr<ReflectBackend> backend, QObject *parent = nullptr);
    ~RunController() override;

    struct Start {
        ReflectRequest request;
        std::optional<ProviderConfig> provider;
        Estimate estimate;
        bool keepReplies = true; // the response cache beside the store
        std::vector<CallRecord> cassette;
        std::vector<std::string> memories; // ids or source references: only these
    };
    void start(Start what);
    void stop(); // keeps what is done
    // A run that is over: opened from a file or the list.
    void show(RunRecord record, bool queued, const QString &file);
    void clear();
    void setQueued(bool queued);

    [[nodiscard]] bool hasRun() const { return m_has; }
    [[nodiscard]] bool running() const { return m_running; }
    [[nodiscard]] bool stopping() const { return m_stopping; }
    [[nodiscard]] const RunRecord &record() const { return m_record; }
    [[nodiscard]] const Estimate &estimate() const { return m_estimate; }
    [[nodiscard]] std::int64_t elapsed() const; // ms
    [[nodiscard]] bool queued() const { return m_queued; }
    [[nodiscard]] QString file() const { return m_file; } // where it is kept, empty: nowhere
    [[nodiscard]] int callsDone() const;
    [[nodiscard]] CallPhase phase(int call) const;
    // The run as it is shown may be thrown away, saved, sent.
    [[nodiscard]] bool finished() const { return m_has && !m_running; }

Q_SIGNALS:
    void runChanged();                                     // another run, or none
    void stageChanged(const QString &id);                  // its row of record().stages
    void callChanged(int number);                          // of record().calls
    void candidateAdded(int index);                        // of record().candidates
    void dropAdded(int index);                             // of record().dropped
    void totalsChanged();                                  // tokens, cost, time
    void ended();                                          // the run is over; record() is final
    void failed(const QString &what, const QString &todo); // for the error bar
    void message(const QString &text);                     // for the status bar
    void kept();                                           // the list of runs has changed

private:
    struct Mailbox;
    void take();
    void apply(const RunEvent &event);
    void finish(Result<RunRecord> result);

    Session *m_session = nullptr;
    std::shared_ptr<ReflectBackend> m_backend;
    std::shared_ptr<Mailbox> m_mailbox;
    JobHandle m_job;
    QTimer m_drain;
    QElapsedTimer m_clock;
    RunRecord m_record;
    Estimate m_estimate;
    std::map<int, CallPhase> m_phases;
    QString m_file;
    std::int64_t m_secondsShown = -1;
    bool m_has = false, m_running = false, m_stopping = false, m_queued = false;
};

} // namespace credence::ui

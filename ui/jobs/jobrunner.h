// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// JobRunner: the only way from the GUI thread to work. work() runs on a pool thread; done() runs on context's thread,
// never after context died, never for an outdated generation. Captures by value only.
// Thread safety: run() on the GUI thread only; the ProgressSink and stop token on any.
#pragma once

#include <credence/ingest.h>
#include <credence/result.h>

#include <QObject>
#include <QPointer>
#include <QString>

#include <functional>
#include <memory>
#include <stop_token>

namespace credence::ui {

// A job that can be cancelled; dropping the handle does not cancel it.
class JobHandle {
public:
    JobHandle() = default;
    void cancel();
    [[nodiscard]] bool running() const;

    struct State; // private to jobrunner.cpp

private:
    friend class JobRunner;
    std::shared_ptr<State> m_state;
};

class JobRunner : public QObject {
    Q_OBJECT
public:
    static JobRunner &instance();

    // `name` non-empty shows it in the status bar with progress and Cancel. A newer job with the same context and
    // non-empty slot cancels the older one and drops its result. A job cancelled by its handle or in the status bar
    // still calls done(), with Errc::Cancelled (or with its result when it was quicker).
    template<class T>
    JobHandle run(QObject *context, const QString &slot, const QString &name,
                  std::function<Result<T>(std::stop_token, const Progress &)> work, std::function<void(Result<T>)> done)
    {
        auto result = std::make_shared<std::unique_ptr<Result<T>>>();
        return start(
            context, slot, name,
            [result, work = std::move(work)](std::stop_token stop, const Progress &progress) {
                if (stop.stop_requested())
                    *result = std::make_unique<Result<T>>(Error{Errc::Cancelled, "Cancelled before it began.", {}});
                else
                    *result = std::make_unique<Result<T>>(work(stop, progress));
            },
            [result, done = std::move(done)] {
                if (*result)
                    done(std::move(**result));
            });
    }

    [[nodiscard]] int running() const;
    // Cancels everything and waits; called once when the program ends.
    void shutDown();

Q_SIGNALS:
    void started(int job, const QString &name);
    void progressed(int job, qulonglong done, qulonglong total);
    void finished(int job);
    void idle(); // no job is left, named or not

public Q_SLOTS:
    void cancel(int job);

private:
    JobRunner();
    ~JobRunner() override;
    JobHandle start(QObject *context, const QString &slot, const QString &name,
                    std::function<void(std::stop_token, const Progress &)> work, std::function<void()> done);
    void serve(const std::stop_token &quit);
    void finish(int id);
    struct Impl;
    std::unique_ptr<Impl> d;
};

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Which member belongs to which mutex, said so that clang checks it (preset "clang": -Wthread-safety). std::mutex of
// libstdc++ carries no such attributes, hence the thin Mutex. Other compilers see plain code.
// Ownership: none. Thread safety: that is what it is for; MutexLock belongs to one thread.
#pragma once

#include <mutex>

#ifdef __clang__
#define CREDENCE_THREAD_SAFETY(attribute) __attribute__((attribute))
#else
#define CREDENCE_THREAD_SAFETY(attribute)
#endif

#define CREDENCE_GUARDED_BY(mutex) CREDENCE_THREAD_SAFETY(guarded_by(mutex))
#define CREDENCE_REQUIRES(mutex) CREDENCE_THREAD_SAFETY(requires_capability(mutex))

namespace credence {

class CREDENCE_THREAD_SAFETY(capability("mutex")) Mutex {
public:
    void lock() CREDENCE_THREAD_SAFETY(acquire_capability()) { m_mutex.lock(); }
    void unlock() CREDENCE_THREAD_SAFETY(release_capability()) { m_mutex.unlock(); }

private:
    std::mutex m_mutex;
};

class CREDENCE_THREAD_SAFETY(scoped_lockable) MutexLock {
public:
    explicit MutexLock(Mutex &mutex) CREDENCE_THREAD_SAFETY(acquire_capability(mutex)) : m_mutex(mutex)
    {
        m_mutex.lock();
    }
    ~MutexLock() CREDENCE_THREAD_SAFETY(release_capability()) { m_mutex.unlock(); }
    MutexLock(const MutexLock &) = delete;
    MutexLock &operator=(const MutexLock &) = delete;

private:
    Mutex &m_mutex;
};

} // namespace credence

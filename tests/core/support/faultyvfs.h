// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// SQLite's file layer with a fault at a chosen step. What counts as a step depends on the fault: each write, sync and
// truncation, or only the calls that this fault concerns. Used as the process's default layer between install() and
// remove(). Thread safety: none; one store at a time.
#pragma once

#include <sqlite3.h>

#include <csignal>
#include <cstring>

namespace credence::test {

class FaultyVfs {
public:
    // The first six from the step on, the others at that one step only.
    enum class Fault {
        None,
        Kill,
        KillAfter,
        Full,
        Refused,
        ReadOnly,
        Write,
        HalfWrite,
        Sync,
        Truncate,
        Read,
        HalfRead,
        Delete,
        Open,
        Shared, // the shared memory beside the log
    };

    static void install(Fault fault, int at)
    {
        State &s = state();
        s.real = sqlite3_vfs_find("unix");
        s.vfs = *s.real;
        s.vfs.zName = "credence-faulty";
        s.vfs.pNext = nullptr;
        s.vfs.szOsFile = int(sizeof(File)) + s.real->szOsFile;
        s.vfs.xOpen = &open;
        s.vfs.xDelete = [](sqlite3_vfs *, const char *name, int sync) {
            const int code = step(Delete);
            return code == SQLITE_OK ? state().real->xDelete(state().real, name, sync) : code;
        };
        s.fault = fault;
        s.at = at;
        s.steps = 0;
        sqlite3_vfs_register(&s.vfs, 1);
    }
    static void remove()
    {
        sqlite3_vfs_unregister(&state().vfs);
        state().fault = Fault::None;
    }
    static void arm(Fault fault, int step)
    {
        state().fault = fault;
        state().at = step;
        state().steps = 0;
    }
    static int steps() { return state().steps; }

private:
    struct File {
        sqlite3_file base;
        sqlite3_file *real;
    };
    struct State {
        sqlite3_vfs vfs{};
        sqlite3_vfs *real = nullptr;
        Fault fault = Fault::None;
        int at = 0, steps = 0;
    };
    static State &state()
    {
        static State s;
        return s;
    }
    static sqlite3_file *real(sqlite3_file *file) { return reinterpret_cast<File *>(file)->real; }
    enum Call { Writing, Syncing, Truncating, Reading, Delete, Opening, Sharing };
    static bool counts(Fault fault, Call call)
    {
        switch (fault) {
        case Fault::Write:
        case Fault::HalfWrite:
            return call == Writing;
        case Fault::Sync:
            return call == Syncing;
        case Fault::Truncate:
            return call == Truncating;
        case Fault::Read:
        case Fault::HalfRead:
            return call == Reading;
        case Fault::Delete:
            return call == Delete;
        case Fault::Open:
            return call == Opening;
        case Fault::Shared:
            return call == Sharing;
        default:
            return call == Writing || call == Syncing || call == Truncating;
        }
    }
    // The error of this step, if it is its turn. A full disk stays full.
    static int step(Call call)
    {
        State &s = state();
        if (!counts(s.fault, call))
            return SQLITE_OK;
        ++s.steps;
        if (s.fault >= Fault::Write) {
            if (s.steps != s.at)
                return SQLITE_OK;
            switch (call) {
            case Writing:
                return SQLITE_IOERR_WRITE;
            case Syncing:
                return SQLITE_IOERR_FSYNC;
            case Truncating:
                return SQLITE_IOERR_TRUNCATE;
            case Reading:
                return SQLITE_IOERR_READ;
            case Delete:
                return SQLITE_IOERR_DELETE;
            case Opening:
                return SQLITE_CANTOPEN;
            case Sharing:
                return SQLITE_IOERR_SHMMAP;
            }
        }
        if (s.fault == Fault::None || s.steps < s.at)
            return SQLITE_OK;
        if (s.fault == Fault::Kill || s.fault == Fault::KillAfter)
            std::raise(SIGKILL);
        return s.fault == Fault::Full ? SQLITE_FULL : s.fault == Fault::ReadOnly ? SQLITE_READONLY : SQLITE_IOERR_WRITE;
    }

    static int open(sqlite3_vfs *, const char *name, sqlite3_file *file, int flags, int *out)
    {
        auto *self = reinterpret_cast<File *>(file);
        self->real = reinterpret_cast<sqlite3_file *>(self + 1);
        self->base.pMethods = nullptr;
        if (const int refused = step(Opening); refused != SQLITE_OK)
            return refused;
        const int code = state().real->xOpen(state().real, name, self->real, flags, out);
        if (code == SQLITE_OK)
            self->base.pMethods = methods();
        return code;
    }
    static const sqlite3_io_methods *methods()
    {
        static const sqlite3_io_methods all = [] {
            sqlite3_io_methods m{};
            m.iVersion = 3;
            m.xClose = [](sqlite3_file *f) { return real(f)->pMethods->xClose(real(f)); };
            m.xRead = [](sqlite3_file *f, void *to, int n, sqlite3_int64 at) {
                const int code = step(Reading);
                if (code == SQLITE_OK)
                    return real(f)->pMethods->xRead(real(f), to, n, at);
                if (state().fault != Fault::HalfRead)
                    return code;
                // As at the end of a file: what is missing counts as zeros.
                std::memset(to, 0, std::size_t(n));
                real(f)->pMethods->xRead(real(f), to, n / 2, at);
                return SQLITE_IOERR_SHORT_READ;
            };
            m.xWrite = [](sqlite3_file *f, const void *from, int n, sqlite3_int64 at) {
                State &s = state();
                if (s.fault == Fault::Kill && s.steps + 1 == s.at) // torn: half of it reaches the disk
                    real(f)->pMethods->xWrite(real(f), from, n / 2, at);
                if (s.fault == Fault::KillAfter && s.steps + 1 == s.at) { // all of it does
                    real(f)->pMethods->xWrite(real(f), from, n, at);
                    std::raise(SIGKILL);
                }
                const int code = step(Writing);
                if (code != SQLITE_OK && s.fault == Fault::HalfWrite)
                    real(f)->pMethods->xWrite(real(f), from, n / 2, at);
                return code == SQLITE_OK ? real(f)->pMethods->xWrite(real(f), from, n, at) : code;
            };
            m.xTruncate = [](sqlite3_file *f, sqlite3_int64 n) {
                const int code = step(Truncating);
                return code == SQLITE_OK ? real(f)->pMethods->xTruncate(real(f), n) : code;
            };
            m.xSync = [](sqlite3_file *f, int flags) {
                const int code = step(Syncing);
                return code == SQLITE_OK ? real(f)->pMethods->xSync(real(f), flags) : code;
            };
            m.xFileSize = [](sqlite3_file *f, sqlite3_int64 *n) { return real(f)->pMethods->xFileSize(real(f), n); };
            m.xLock = [](sqlite3_file *f, int how) { return real(f)->pMethods->xLock(real(f), how); };
            m.xUnlock = [](sqlite3_file *f, int how) { return real(f)->pMethods->xUnlock(real(f), how); };
            m.xCheckReservedLock = [](sqlite3_file *f, int *out) {
                return real(f)->pMethods->xCheckReservedLock(real(f), out);
            };
            m.xFileControl = [](sqlite3_file *f, int op, void *arg) {
                return real(f)->pMethods->xFileControl(real(f), op, arg);
            };
            m.xSectorSize = [](sqlite3_file *f) { return real(f)->pMethods->xSectorSize(real(f)); };
            m.xDeviceCharacteristics = [](sqlite3_file *f) {
                return real(f)->pMethods->xDeviceCharacteristics(real(f));
            };
            m.xShmMap = [](sqlite3_file *f, int page, int size, int extend, void volatile **out) {
                if (const int code = step(Sharing); code != SQLITE_OK)
                    return code;
                return real(f)->pMethods->xShmMap(real(f), page, size, extend, out);
            };
            m.xShmLock = [](sqlite3_file *f, int offset, int n, int flags) {
                return real(f)->pMethods->xShmLock(real(f), offset, n, flags);
            };
            m.xShmBarrier = [](sqlite3_file *f) { real(f)->pMethods->xShmBarrier(real(f)); };
            m.xShmUnmap = [](sqlite3_file *f, int del) { return real(f)->pMethods->xShmUnmap(real(f), del); };
            m.xFetch = [](sqlite3_file *, sqlite3_int64, int, void **out) {
                *out = nullptr;
                return SQLITE_OK;
            };
            m.xUnfetch = [](sqlite3_file *, sqlite3_int64, void *) { return SQLITE_OK; };
            return m;
        }();
        return &all;
    }
};

} // namespace credence::test

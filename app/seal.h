// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Keeps what a process holds (keys of model providers, texts that will be erased) to itself: no core dump, whatever
// collects them, and no other program of the same person looks into its memory. A limit on core files alone would not
// do: the kernel hands a dump to a collecting program in spite of it. Debuggers attach as root, or start the program.
// Ownership: none. Thread safety: call it first thing in main().
#pragma once

#include <sys/prctl.h>
#include <sys/resource.h>

namespace credence {

inline void sealProcess()
{
    const rlimit none{0, 0};
    static_cast<void>(::setrlimit(RLIMIT_CORE, &none));
#ifndef CREDENCE_SANITIZED // whose reports look into the process
    static_cast<void>(::prctl(PR_SET_DUMPABLE, 0, 0, 0, 0));
#endif
}

} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The body shared by the test mains. Thread safety: main thread only.
#pragma once

#include "support/registry.h"

#include <QTest>

#include <cstdio>
#include <vector>

namespace credence::test {

inline int runNamedTest(int argc, char **argv)
{
    if (argc < 2 || !registry().contains(argv[1])) {
        std::fprintf(stderr, "usage: %s TEST [QtTest arguments]\n", argv[0]);
        for (const auto &[name, factory] : registry())
            std::fprintf(stderr, "  %s\n", name.c_str());
        return 2;
    }
    const std::unique_ptr<QObject> test = registry().at(argv[1])();
    std::vector<char *> arguments{argv[0]};
    arguments.insert(arguments.end(), argv + 2, argv + argc);
    return QTest::qExec(test.get(), int(arguments.size()), arguments.data());
}

} // namespace credence::test

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Many test classes in one executable. tst_store.cpp ends with
//   CREDENCE_TEST(tst_store, TstStore)
//   #include "tst_store.moc"
// and "tests_core tst_store [QtTest arguments]" runs that class alone. Thread safety: none needed.
#pragma once

#include <QObject>

#include <functional>
#include <map>
#include <memory>
#include <string>

namespace credence::test {

using Factory = std::function<std::unique_ptr<QObject>()>;

inline std::map<std::string, Factory> &registry()
{
    static std::map<std::string, Factory> tests;
    return tests;
}

struct Registration {
    Registration(const char *name, Factory factory) { registry().emplace(name, std::move(factory)); }
};

} // namespace credence::test

#define CREDENCE_TEST(name, Class)                                                                                     \
    static const credence::test::Registration registration_##name(#name,                                               \
                                                                  [] { return std::unique_ptr<QObject>(new Class); });

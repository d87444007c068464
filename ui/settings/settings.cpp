// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "settings/settings.h"

#include <QSettings>

#include <array>

#ifdef Q_OS_UNIX
#include <pwd.h>
#include <unistd.h>
#endif

namespace credence::ui {

namespace {
std::vector<const SettingKeyBase *> &mutableTable()
{
    static std::vector<const SettingKeyBase *> keys;
    return keys;
}
} // namespace

SettingKeyBase::SettingKeyBase(const char *name, QVariant fallback) : m_name(name), m_fallback(std::move(fallback))
{
    mutableTable().push_back(this);
}

struct Settings::Impl {
    std::unique_ptr<QSettings> file = std::make_unique<QSettings>();
};

Settings::Settings() : d(std::make_unique<Impl>()) {}

Settings::~Settings() = default;

Settings &Settings::instance()
{
    static Settings settings;
    return settings;
}

const std::vector<const SettingKeyBase *> &Settings::table()
{
    return mutableTable();
}

QVariant Settings::value(const SettingKeyBase &key) const
{
    QVariant stored = d->file->value(key.name());
    // The ini file keeps booleans and numbers as text, and a list of one as a string.
    if (!stored.isValid() || !stored.convert(key.fallback().metaType()))
        return key.fallback();
    return stored;
}

void Settings::setValue(const SettingKeyBase &key, const QVariant &to)
{
    if (value(key) == to)
        return;
    d->file->setValue(key.name(), to);
    Q_EMIT changed(key.name());
}

void Settings::reload()
{
    d->file->sync();
    d->file.reset();
    d->file = std::make_unique<QSettings>();
}

QString reviewerName()
{
    QString chosen = Settings::instance().get(settings::kReviewer).trimmed();
    if (!chosen.isEmpty())
        return chosen;
    QString user = qEnvironmentVariable("USER", qEnvironmentVariable("LOGNAME"));
    if (!user.isEmpty())
        return user;
#ifdef Q_OS_UNIX
    passwd entry{};
    passwd *found = nullptr;
    std::array<char, 16'384> texts{};
    ::getpwuid_r(::getuid(), &entry, texts.data(), texts.size(), &found);
    if (found && entry.pw_name && *entry.pw_name)
        return QString::fromLocal8Bit(entry.pw_name);
#endif
    return QStringLiteral("reviewer");
}

} // namespace credence::ui

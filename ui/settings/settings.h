// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Settings: one typed table of what the window remembers for a person. The core reads none of it.
// Ownership: one instance for the program. Thread safety: GUI thread only; copy a value before a job starts.
#pragma once

#include <QByteArray>
#include <QObject>
#include <QString>
#include <QStringList>
#include <QVariant>

#include <memory>
#include <vector>

namespace credence::ui {

// A key enters the table by being made; keys live as long as the program.
class SettingKeyBase {
public:
    SettingKeyBase(const char *name, QVariant fallback);
    SettingKeyBase(const SettingKeyBase &) = delete;
    SettingKeyBase &operator=(const SettingKeyBase &) = delete;
    [[nodiscard]] QString name() const { return QString::fromLatin1(m_name); }
    [[nodiscard]] const QVariant &fallback() const { return m_fallback; }

private:
    const char *m_name;
    QVariant m_fallback;
};

template<class T>
class SettingKey : public SettingKeyBase {
public:
    SettingKey(const char *name, const T &fallback) : SettingKeyBase(name, QVariant::fromValue(fallback)) {}
};

namespace settings {
inline const SettingKey<QString> kTheme{"appearance/theme", QStringLiteral("system")}; // system, light, dark
inline const SettingKey<bool> kAnimations{"appearance/animations", true};
inline const SettingKey<int> kTextSize{"appearance/text-size", 100};            // percent, 80 to 200
inline const SettingKey<QString> kLanguage{"appearance/language", QString()};   // "en", "de"; empty: the desktop's
inline const SettingKey<bool> kTourSeen{"help/tour-seen", false};               // shown, or skipped
inline const SettingKey<QVariantMap> kChosenKeys{"keys/chosen", QVariantMap()}; // a list of keys by command
inline const SettingKey<QString> kReviewer{"reviewer/name", QString()};         // empty: the login name
inline const SettingKey<bool> kRestoreLast{"start/restore-last-store", false};
inline const SettingKey<QStringList> kRecentStores{"recent/stores", QStringList()}; // newest first
inline const SettingKey<QString> kLastFolder{"recent/folder", QString()};
inline const SettingKey<QString> kLastImportFolder{"recent/import-folder", QString()};
inline const SettingKey<QByteArray> kGeometry{"window/geometry", QByteArray()};
inline const SettingKey<bool> kMenuBar{"window/menu-bar", false};
// Where somebody was in a store: {scope, memory, created, filter, inspect, review, audit} by path, for the recent ones.
inline const SettingKey<QVariantMap> kStorePlaces{"window/store-places", QVariantMap()};
inline const SettingKey<QString> kWorkspace{"window/workspace", QStringLiteral("inspect")};
// Per workspace; Inspect is the first.
inline const SettingKey<QString> kInspectView{"inspect/view", QStringLiteral("both")}; // tree, both, map, focus
inline const SettingKey<QByteArray> kInspectState{"inspect/state", QByteArray()};
inline const SettingKey<bool> kInspectDetails{"inspect/details-open", true};
inline const SettingKey<int> kInspectDetailsWidth{"inspect/details-width", 0};            // 0: by the window's width
inline const SettingKey<QString> kReflectView{"reflect/view", QStringLiteral("new-run")}; // new-run, runs, compare
inline const SettingKey<QByteArray> kReflectState{"reflect/state", QByteArray()};
inline const SettingKey<bool> kReflectDetails{"reflect/details-open", false};
inline const SettingKey<bool> kTuneDetails{"tune/details-open", false};
inline const SettingKey<QByteArray> kTuneState{"tune/state", QByteArray()};
inline const SettingKey<bool> kKeepReplies{"reflect/keep-replies", true}; // the response cache beside a store
// What was chosen and typed, by store and scope: a map of maps.
inline const SettingKey<QVariantMap> kReflectSetups{"reflect/setups", QVariantMap()};
} // namespace settings

class Settings : public QObject {
    Q_OBJECT
public:
    static Settings &instance();

    // All keys there are, in the order of their making.
    [[nodiscard]] static const std::vector<const SettingKeyBase *> &table();

    template<class T>
    [[nodiscard]] T get(const SettingKey<T> &key) const
    {
        return value(key).template value<T>();
    }
    template<class T>
    void set(const SettingKey<T> &key, const T &to)
    {
        setValue(key, QVariant::fromValue(to));
    }

    // The value, or the fallback when none is stored or the stored one is of another type.
    [[nodiscard]] QVariant value(const SettingKeyBase &key) const;
    void setValue(const SettingKeyBase &key, const QVariant &to);
    // Writes to the file and reads it again, as the next start would.
    void reload();

Q_SIGNALS:
    void changed(const QString &name);

private:
    Settings();
    ~Settings() override;
    struct Impl;
    std::unique_ptr<Impl> d;
};

// Who decides: the reviewer's name from the settings, else the login name.
[[nodiscard]] QString reviewerName();

} // namespace credence::ui

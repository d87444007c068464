// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "settings/settings.h"
#include "settings/settingsdialog.h"
#include "shell/actions.h"
#include "shell/session.h"
#include "support/registry.h"
#include "ui/support/fakeprompts.h"

#include <QCheckBox>
#include <QLineEdit>
#include <QSet>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

namespace tst_settings {

using namespace credence::ui;
using credence::test::FakePrompts;

namespace {

// A value other than the fallback, of the same type.
QVariant another(const QVariant &fallback)
{
    switch (fallback.typeId()) {
    case QMetaType::Bool:
        return !fallback.toBool();
    case QMetaType::Int:
        return fallback.toInt() + 17;
    case QMetaType::QString:
        return QStringLiteral("ünïcode, with = and ; ☂");
    case QMetaType::QStringList:
        return QStringList{QStringLiteral("/a/one, two.credence")};
    case QMetaType::QByteArray:
        return QByteArray("\0\x01\xff bytes", 9);
    case QMetaType::QSize:
        return QSize(1104, 736);
    case QMetaType::QVariantMap:
        return QVariantMap{
            {QStringLiteral("a store"), QVariantMap{{QStringLiteral("preset"), QStringLiteral("hebbs")}}}};
    default:
        return {};
    }
}

} // namespace

class TstSettings : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void cleanup()
    {
        for (const SettingKeyBase *key : Settings::table())
            Settings::instance().setValue(*key, key->fallback());
        Settings::instance().reload();
    }

    void namesAreDistinctAndGrouped()
    {
        QSet<QString> names;
        for (const SettingKeyBase *key : Settings::table()) {
            QVERIFY2(key->name().count(QLatin1Char('/')) == 1, qPrintable(key->name()));
            QVERIFY2(!names.contains(key->name()), qPrintable(key->name()));
            names << key->name();
        }
        QVERIFY(names.contains(QStringLiteral("appearance/theme")));
        QVERIFY(names.contains(QStringLiteral("recent/stores")));
    }

    // Default, set, written, read again as at the next start: equal. Each key of the table.
    void everyKeySurvivesARestart()
    {
        Settings &settings = Settings::instance();
        for (const SettingKeyBase *key : Settings::table()) {
            const QVariant value = another(key->fallback());
            QVERIFY2(value.isValid(), qPrintable(key->name()));
            QVERIFY2(settings.value(*key) == key->fallback(), qPrintable(key->name()));
            QSignalSpy spy(&settings, &Settings::changed);
            settings.setValue(*key, value);
            QCOMPARE(spy.size(), 1);
            QCOMPARE(spy[0][0].toString(), key->name());
            settings.reload();
            QVERIFY2(settings.value(*key) == value, qPrintable(key->name()));
        }
    }

    void aValueOfAnotherTypeIsTheFallback()
    {
        Settings::instance().setValue(settings::kInspectDetailsWidth, QStringLiteral("wide"));
        Settings::instance().reload();
        QCOMPARE(Settings::instance().get(settings::kInspectDetailsWidth), 0);
    }

    void theReviewerIsTheLoginNameUntilNamed()
    {
        qputenv("USER", "login");
        QCOMPARE(reviewerName(), QStringLiteral("login"));
        Settings::instance().set(settings::kReviewer, QStringLiteral("  Ada L. "));
        QCOMPARE(reviewerName(), QStringLiteral("Ada L."));
    }

    void theDialogSetsWhatItShows()
    {
        QWidget parent;
        parent.show();
        FakePrompts prompts;
        Session session;
        const QTemporaryDir folder;
        auto *dialog = new SettingsDialog(
            ProviderServices{folder.filePath(QStringLiteral("p.json")).toStdString(), credence::desktopKeyring(), {}},
            &session, *new Actions(&parent), &prompts, &parent);
        dialog->open();
        auto *restore = dialog->findChild<QCheckBox *>(QStringLiteral("settings.restore"));
        QVERIFY(restore);
        QVERIFY(!restore->isChecked());
        restore->click();
        QVERIFY(Settings::instance().get(settings::kRestoreLast));
        auto *name = dialog->findChild<QLineEdit *>(QStringLiteral("settings.reviewer"));
        QVERIFY(name);
        name->setText(QStringLiteral("Grace"));
        QCOMPARE(reviewerName(), QStringLiteral("Grace"));
        for (const QWidget *child : dialog->findChildren<QWidget *>()) {
            if ((child->focusPolicy() & Qt::TabFocus) && !child->inherits("QComboBoxListView"))
                QVERIFY2(!child->accessibleName().isEmpty() || child->inherits("QAbstractButton"),
                         child->metaObject()->className());
        }
        dialog->reject();
    }
};

CREDENCE_TEST(tst_settings, TstSettings)

} // namespace tst_settings

#include "tst_settings.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Model providers in the settings: added, tested, changed and removed as a person would, with the keyboard too; the key
// is in the keyring and nowhere else.
#include "jobs/jobrunner.h"
#include "settings/providerspage.h"
#include "settings/settings.h"
#include "settings/settingsdialog.h"
#include "shell/actions.h"
#include "shell/session.h"
#include "support/registry.h"
#include "support/scriptedserver.h"
#include "ui/support/fakeprompts.h"
#include "widgets/button.h"
#include "widgets/rowview.h"
#include "widgets/segmented.h"

#include <QAbstractItemModelTester>
#include <QFile>
#include <QLineEdit>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>

#include <map>
#include <mutex>

namespace tst_providers_page {

using namespace credence;
using namespace credence::ui;
using namespace credence::test;

namespace {

class FakeKeyring final : public Keyring {
public:
    bool away = false;
    std::map<std::string, std::string> keys;
    Result<std::string> read(const std::string &provider, std::stop_token) override
    {
        const std::scoped_lock lock(m_mutex);
        if (away)
            return absent();
        if (const auto it = keys.find(provider); it != keys.end())
            return it->second;
        return Error{Errc::NotFound, "The keyring holds no key for " + provider + ".", {}};
    }
    Result<void> write(const std::string &provider, const std::string &key, std::stop_token) override
    {
        const std::scoped_lock lock(m_mutex);
        if (away)
            return absent();
        keys[provider] = key;
        return {};
    }
    Result<void> remove(const std::string &provider, std::stop_token) override
    {
        const std::scoped_lock lock(m_mutex);
        keys.erase(provider);
        return {};
    }
    std::map<std::string, std::string> all()
    {
        const std::scoped_lock lock(m_mutex);
        return keys;
    }

private:
    static Error absent()
    {
        return {Errc::Unsupported, "No keyring service answers; name an environment variable instead.", {}};
    }
    std::mutex m_mutex;
};

const QString kSecret = QStringLiteral("sk-fragment-of-a-secret");

} // namespace

class TstProvidersPage : public QObject {
    Q_OBJECT

    std::unique_ptr<QTemporaryDir> m_folder;
    std::shared_ptr<FakeKeyring> m_keyring;
    std::shared_ptr<HttpTransport> m_transport;
    std::unique_ptr<FakePrompts> m_prompts;
    std::unique_ptr<Session> m_session;
    std::unique_ptr<QWidget> m_parent;
    SettingsDialog *m_dialog = nullptr;

    [[nodiscard]] QString path() const { return m_folder->filePath(QStringLiteral("providers.json")); }
    [[nodiscard]] QByteArray written() const
    {
        QFile file(path());
        return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }
    template<class T>
    [[nodiscard]] T *part(const char *name) const
    {
        return m_dialog->findChild<T *>(QString::fromLatin1(name));
    }
    [[nodiscard]] bool settle() const
    {
        return QTest::qWaitFor(
            [this] { return !m_dialog->providers()->busy() && JobRunner::instance().running() == 0; }, 20'000);
    }
    [[nodiscard]] QString said() const { return part<QWidget>("settings.providerResult")->accessibleName(); }
    void fill(const char *name, const QString &text) const
    {
        auto *field = part<QLineEdit>(name);
        field->setFocus();
        field->selectAll();
        QTest::keyClicks(field, text);
    }
    void open()
    {
        m_dialog = new SettingsDialog(ProviderServices{path().toStdString(), m_keyring, [this] { return m_transport; }},
                                      m_session.get(), *new Actions(m_parent.get()), m_prompts.get(), m_parent.get());
        m_dialog->setPage(SettingsDialog::Page::Providers);
        m_dialog->open();
    }

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        m_keyring = std::make_shared<FakeKeyring>();
        m_transport = createHttpTransport();
        m_prompts = std::make_unique<FakePrompts>();
        m_session = std::make_unique<Session>();
        m_parent = std::make_unique<QWidget>();
        m_parent->show();
        open();
        QVERIFY(settle());
    }
    void cleanup()
    {
        m_parent.reset();
        m_session.reset();
        JobRunner::instance().shutDown();
        m_transport.reset();
        m_folder.reset();
    }

    void aKeyTypedGoesToTheKeyringAlone()
    {
        QSignalSpy changed(m_dialog->providers(), &ProvidersPage::changed);
        fill("settings.provider.name", QStringLiteral("Work"));
        fill("settings.provider.url", QStringLiteral("api.example.com"));
        fill("settings.provider.model", QStringLiteral("large"));
        part<SegmentedControl>("settings.provider.keyFrom")->setCurrentIndex(2);
        QVERIFY(settle());
        // Without a key there is nothing to keep.
        part<QPushButton>("settings.saveProvider")->click();
        QVERIFY(said().contains(QStringLiteral("Type the key")));
        fill("settings.provider.key", kSecret);
        fill("settings.provider.priceIn", QStringLiteral("0.9"));
        fill("settings.provider.priceOut", QStringLiteral("3,6"));
        QTest::keyClick(part<QLineEdit>("settings.provider.priceOut"), Qt::Key_Return);
        QVERIFY(settle());
        QVERIFY(m_dialog->isVisible()); // Enter saves, it does not leave
        QCOMPARE(changed.size(), 1);
        QCOMPARE(m_keyring->all().at("work"), kSecret.toStdString());
        QVERIFY(!written().contains("fragment"));
        const auto entries = readProviders(path().toStdString());
        QVERIFY(entries.ok());
        QCOMPARE(entries->size(), std::size_t(1));
        QCOMPARE((*entries)[0].config.url, std::string("https://api.example.com/v1"));
        QCOMPARE((*entries)[0].config.price->in, 0.9);
        QCOMPARE((*entries)[0].config.price->out, 3.6);
        QVERIFY((*entries)[0].keyFrom == KeyFrom::Keyring);
        QVERIFY(part<QLineEdit>("settings.provider.key")->text().isEmpty());
        QCOMPARE(m_dialog->providers()->model()->rowCount(), 1);

        // Renamed: the key goes along. Then another place for the key: it leaves the keyring.
        fill("settings.provider.name", QStringLiteral("home"));
        part<QPushButton>("settings.saveProvider")->click();
        QVERIFY(settle());
        QCOMPARE(m_keyring->all().size(), std::size_t(1));
        QCOMPARE(m_keyring->all().at("home"), kSecret.toStdString());
        part<SegmentedControl>("settings.provider.keyFrom")->setCurrentIndex(1);
        fill("settings.provider.variable", QStringLiteral("HOME_KEY"));
        part<QPushButton>("settings.saveProvider")->click();
        QVERIFY(settle());
        QVERIFY(m_keyring->all().empty());
        QCOMPARE((*readProviders(path().toStdString()))[0].keyVariable, std::string("HOME_KEY"));
    }

    void withoutAKeyringItSaysSo()
    {
        m_keyring->away = true;
        fill("settings.provider.name", QStringLiteral("work"));
        part<SegmentedControl>("settings.provider.keyFrom")->setCurrentIndex(2);
        QVERIFY(settle());
        QVERIFY(part<QWidget>("settings.provider.keyNote")->isVisible());
        fill("settings.provider.url", QStringLiteral("api.example.com"));
        fill("settings.provider.model", QStringLiteral("large"));
        fill("settings.provider.key", kSecret);
        part<QPushButton>("settings.saveProvider")->click();
        QVERIFY(settle());
        QVERIFY2(said().contains(QStringLiteral("environment variable")), qPrintable(said()));
        QVERIFY(written().isEmpty());
    }

    void whatIsWrongIsMarked()
    {
        fill("settings.provider.name", QStringLiteral("work"));
        fill("settings.provider.url", QStringLiteral("not a url"));
        fill("settings.provider.model", QStringLiteral("m"));
        part<QPushButton>("settings.testProvider")->click();
        QVERIFY2(said().contains(QStringLiteral("is not an address")), qPrintable(said()));
        QVERIFY(part<QLineEdit>("settings.provider.url")->property("bad").toBool());
        QVERIFY(!part<QLineEdit>("settings.provider.name")->property("bad").toBool());
        fill("settings.provider.url", QStringLiteral("localhost"));
        fill("settings.provider.model", QStringLiteral(" "));
        part<QPushButton>("settings.saveProvider")->click();
        QVERIFY(part<QLineEdit>("settings.provider.model")->property("bad").toBool());
        QVERIFY(written().isEmpty());
    }

    void aTestSaysInOneLineWhatCameOfIt()
    {
        ScriptedServer server;
        fill("settings.provider.name", QStringLiteral("local"));
        fill("settings.provider.url", QString::fromStdString(server.url()));
        fill("settings.provider.model", QStringLiteral("small"));
        part<SegmentedControl>("settings.provider.keyFrom")->setCurrentIndex(2);
        fill("settings.provider.key", kSecret);
        server.reply(openAiReply("yes", 12, 1));
        part<QPushButton>("settings.testProvider")->click();
        QVERIFY(settle());
        QVERIFY2(said().startsWith(QStringLiteral("small answered in ")), qPrintable(said()));
        QCOMPARE(server.requests().front().header("authorization"), "Bearer " + kSecret.toStdString());
        QVERIFY(written().isEmpty()); // a test saves nothing
        server.reply(errorReply(401, "wrong " + kSecret.toStdString(), "invalid_api_key"));
        part<QPushButton>("settings.testProvider")->click();
        QVERIFY(settle());
        QVERIFY2(said().contains(QStringLiteral("refused the key")), qPrintable(said()));
        QVERIFY2(!said().contains(QStringLiteral("fragment")), qPrintable(said()));
        // Cancelled while the server is silent.
        ScriptedReply silent;
        silent.silent = true;
        server.reply(silent);
        part<QPushButton>("settings.testProvider")->click();
        QVERIFY(server.waitForRequests(3));
        QVERIFY(m_dialog->providers()->busy());
        part<QPushButton>("settings.testProvider")->click();
        QVERIFY(settle());
        QVERIFY2(said().contains(QStringLiteral("cancelled")), qPrintable(said()));
        // A variable that is not set is told before anything is sent.
        part<SegmentedControl>("settings.provider.keyFrom")->setCurrentIndex(1);
        fill("settings.provider.variable", QStringLiteral("NO_SUCH_VARIABLE_HERE"));
        part<QPushButton>("settings.testProvider")->click();
        QVERIFY2(said().contains(QStringLiteral("is not set")), qPrintable(said()));
        QCOMPARE(server.requests().size(), std::size_t(3));
    }

    void removedWithItsKey()
    {
        ProviderEntry entry;
        entry.config.name = "work";
        entry.config.url = "https://api.example.com";
        entry.config.model = "m";
        entry.keyFrom = KeyFrom::Keyring;
        QVERIFY(writeProviders(path().toStdString(), {entry}).ok());
        m_keyring->keys["work"] = "k";
        m_dialog->reject();
        open();
        QVERIFY(settle());
        ProvidersModel *const rows = m_dialog->providers()->model();
        const QAbstractItemModelTester tester(rows, QAbstractItemModelTester::FailureReportingMode::QtTest);
        QCOMPARE(m_dialog->providers()->model()->rowCount(), 1);
        part<QPushButton>("settings.removeProvider")->click(); // the person leaves
        QCOMPARE(m_prompts->questions.size(), 1);
        QCOMPARE(m_keyring->all().size(), std::size_t(1));
        m_prompts->answer = Answer{};
        part<QPushButton>("settings.removeProvider")->click();
        QVERIFY(settle());
        QVERIFY(readProviders(path().toStdString())->empty());
        QVERIFY(m_keyring->all().empty());
        QCOMPARE(m_dialog->providers()->model()->rowCount(), 0);
    }

    void repliesCanBeSwitchedOff()
    {
        auto *box = part<QAbstractButton>("settings.keepReplies");
        QVERIFY(box->isChecked());
        box->click();
        QVERIFY(!Settings::instance().get(settings::kKeepReplies));
        Settings::instance().set(settings::kKeepReplies, true);
        auto *clear = part<QPushButton>("settings.clearReplies");
        QVERIFY(!clear->isEnabled()); // no store is open
        m_dialog->providers()->setCanClear(true);
        QSignalSpy asked(m_dialog->providers(), &ProvidersPage::clearKeptReplies);
        clear->click();
        QCOMPARE(asked.size(), 1);
    }

    void everyFieldHasAName()
    {
        for (const QWidget *child : m_dialog->findChildren<QWidget *>()) {
            if ((child->focusPolicy() & Qt::TabFocus) && !child->inherits("QComboBoxListView"))
                QVERIFY2(!child->accessibleName().isEmpty() || child->inherits("QAbstractButton"),
                         child->metaObject()->className());
        }
    }
};

CREDENCE_TEST(tst_providers_page, TstProvidersPage)

} // namespace tst_providers_page

#include "tst_providers_page.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a person without a mouse, or without sight, meets in the whole window.
#include "help/helpwindow.h"
#include "settings/settingsdialog.h"
#include "shell/importjob.h"
#include "support/registry.h"
#include "ui/support/windowdriver.h"
#include "widgets/dialogframe.h"

#include <QAbstractItemView>
#include <QAccessible>
#include <QApplication>
#include <QButtonGroup>
#include <QDir>
#include <QRadioButton>
#include <QSet>
#include <QTemporaryDir>
#include <QTextBrowser>

namespace tst_access {

using namespace credence;
using namespace credence::ui;
using credence::test::resetSettings;
using credence::test::WindowDriver;

namespace {

bool inTabOrder(const QWidget *widget)
{
    return widget->isVisible() && widget->isEnabled() && (widget->focusPolicy() & Qt::TabFocus) == Qt::TabFocus &&
           !widget->focusProxy();
}

QString told(const QWidget *widget)
{
    QString name = QString::fromLatin1(widget->metaObject()->className());
    for (const QWidget *up = widget; up; up = up->parentWidget()) {
        if (!up->objectName().isEmpty())
            return name + QStringLiteral(" in ") + up->objectName();
    }
    return name;
}

// Every control by its name and role; what is wrong, a line each.
QStringList nameless(QWidget *window)
{
    QStringList wrong;
    for (QWidget *widget : window->findChildren<QWidget *>()) {
        if (!inTabOrder(widget) || widget->window() != window)
            continue;
        QAccessibleInterface *face = QAccessible::queryAccessibleInterface(widget);
        if (!face)
            wrong << told(widget) + QStringLiteral(": no interface");
        else if (face->text(QAccessible::Name).trimmed().isEmpty())
            wrong << told(widget) + QStringLiteral(": no name");
        else if (face->role() == QAccessible::NoRole)
            wrong << told(widget) + QStringLiteral(": no role");
    }
    return wrong;
}

// Goes once around by Tab. Of buttons that exclude each other Tab visits the chosen one, arrows the others.
QStringList walk(QWidget *window)
{
    QStringList wrong;
    QSet<QWidget *> visited;
    if (!window->focusWidget())
        return {QStringLiteral("nothing takes the focus")};
    const auto inside = [window] {
        int count = 0;
        for (const QWidget *widget : window->findChildren<QWidget *>())
            count += inTabOrder(widget) && widget->window() == window ? 1 : 0;
        return count;
    };
    if (inside() < 2)
        return {};
    QTest::keyClick(window->focusWidget(), Qt::Key_Tab);
    QWidget *first = QApplication::focusWidget();
    QWidget *now = first;
    int stays = 0;
    for (int i = 0; i < 600 && now; ++i) {
        visited << now;
        QTest::keyClick(now, Qt::Key_Tab);
        QWidget *next = QApplication::focusWidget();
        // In a page Tab goes from link to link before it leaves.
        stays = next == now ? stays + 1 : 0;
        if (next == now && (!qobject_cast<QTextBrowser *>(now) || stays > 60)) {
            wrong << told(now) + QStringLiteral(" keeps the focus");
            break;
        }
        now = next;
        if (now == first && stays == 0)
            break;
    }
    if (now != first)
        wrong << QStringLiteral("Tab does not come around: it is in ") + (now ? told(now) : QString());
    for (QWidget *widget : window->findChildren<QWidget *>()) {
        if (!inTabOrder(widget) || widget->window() != window || visited.contains(widget))
            continue;
        const auto *button = qobject_cast<QAbstractButton *>(widget);
        if (button && (button->autoExclusive() || (button->group() && button->group()->exclusive())))
            continue;
        wrong << told(widget) + QStringLiteral(" is not visited");
    }
    return wrong;
}

} // namespace

class TstAccess : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_path;

private Q_SLOTS:
    void initTestCase()
    {
        resetSettings();
        qputenv("USER", "Sam");
        m_path = m_dir.filePath(QStringLiteral("ada.credence"));
        const QString source = samplePath();
        QVERIFY2(!source.isEmpty(), "the sample is not here");
        const auto made = makeSample(source, m_path, "Sam", {}, {});
        QVERIFY2(made, made ? "" : made.error().message.c_str());
    }

    void everyControlHasANameAndARole()
    {
        const WindowDriver driver;
        QStringList wrong = nameless(driver.window.get());
        QVERIFY(driver.open(m_path));
        QVERIFY(driver.eachView([&](const QString &view) {
            for (const QString &one : nameless(driver.window.get()))
                wrong << view + QStringLiteral(": ") + one;
        }));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void tabVisitsEverythingAndComesAround()
    {
        const WindowDriver driver;
        driver.window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(driver.window.get()));
        QStringList wrong = walk(driver.window.get());
        QVERIFY(driver.open(m_path));
        // Coming upon a memory selects it, which opens the way back: both ways are open before the walk begins.
        Session *session = driver.window->session();
        for (const char *id : {"b045", "b009", "b045"})
            session->select(*session->store()->find(id));
        session->back();
        QVERIFY(session->canGoBack() && session->canGoForward());
        QVERIFY(driver.eachView([&](const QString &view) {
            // The sheet of a commit keeps the focus inside until it is closed; Escape does that.
            if (view == QLatin1String("review/commit"))
                return;
            for (const QString &one : walk(driver.window.get()))
                wrong << view + QStringLiteral(": ") + one;
        }));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    void dialogs()
    {
        const WindowDriver driver;
        QVERIFY(driver.open(m_path));
        QStringList wrong;
        const auto look = [&](QWidget *window, const QString &name) {
            QVERIFY2(window, qPrintable(name));
            window->activateWindow();
            QVERIFY(QTest::qWaitForWindowActive(window));
            for (const QString &one : nameless(window) + walk(window))
                wrong << name + QStringLiteral(": ") + one;
        };
        QVERIFY(driver.trigger("app.settings"));
        auto *settings = driver.window->findChild<SettingsDialog *>();
        QVERIFY(settings);
        for (const auto page : {SettingsDialog::Page::General, SettingsDialog::Page::Keys,
                                SettingsDialog::Page::Privacy, SettingsDialog::Page::Providers}) {
            settings->setPage(page);
            QVERIFY(driver.settle());
            look(settings, QStringLiteral("settings %1").arg(int(page)));
        }
        settings->reject();
        QVERIFY(driver.trigger("help.keys"));
        auto *keys = driver.window->findChild<DialogFrame *>(QStringLiteral("keys"));
        look(keys, QStringLiteral("keys"));
        keys->reject();
        HelpWindow help(*driver.window->commands());
        help.open(QStringLiteral("start.md"));
        look(&help, QStringLiteral("help"));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join(QLatin1Char('\n'))));
    }

    // What is painted by hand offers its parts.
    void canvasesHaveChildren()
    {
        const WindowDriver driver;
        QVERIFY(driver.open(m_path));
        const auto parts = [&](const char *name) {
            auto *canvas = driver.window->findChild<QWidget *>(QString::fromLatin1(name));
            QAccessibleInterface *face = canvas ? QAccessible::queryAccessibleInterface(canvas) : nullptr;
            int named = 0;
            for (int i = 0; face && i < face->childCount() && i < 200; ++i) {
                QAccessibleInterface *child = face->child(i);
                if (child && !child->text(QAccessible::Name).isEmpty() && child->parent() == face &&
                    face->indexOfChild(child) == i)
                    ++named;
            }
            return named;
        };
        driver.window->setWorkspace(QStringLiteral("inspect"));
        driver.window->setView(QStringLiteral("both"));
        QVERIFY(driver.settle());
        // The map offers the selected memory and those it is linked with.
        driver.window->session()->select(*driver.window->session()->store()->find("b045"));
        QVERIFY(driver.settle());
        QTRY_VERIFY(parts("mapCanvas") >= 3);
        driver.window->setWorkspace(QStringLiteral("audit"));
        driver.window->setView(QStringLiteral("why"));
        QVERIFY(driver.settle());
        QTRY_VERIFY(parts("audit.graph") >= 5);
    }
};

CREDENCE_TEST(tst_access, TstAccess)

} // namespace tst_access

#include "tst_access.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a step of the text size costs, in CPU of this process: with each view in sight, on the sample, which is small.
#include "shell/importjob.h"
#include "support/registry.h"
#include "ui/support/roomwalk.h"
#include "ui/support/windowdriver.h"

#include <QTemporaryDir>
#include <QTimer>

#include <ctime>

namespace tst_textsteps {

using namespace credence;
using namespace credence::ui;
using credence::test::resetSettings;
using credence::test::RoomWalk;
using credence::test::WindowDriver;

// Of a build for developers; the machine may be busy, which CPU time hardly sees.
constexpr double kStep = 1000, kLittle = 30;

double cpuMs()
{
    timespec at{};
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &at);
    return double(at.tv_sec) * 1e3 + double(at.tv_nsec) / 1e6;
}

class TstTextSteps : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;
    QString m_path;

    static bool rest(const WindowDriver &driver)
    {
        RoomWalk::lieStill();
        return driver.settle();
    }
    // What is too dear, if anything.
    static QString measured(const WindowDriver &driver, const QString &view)
    {
        const auto cost = [&](int steps) {
            const double from = cpuMs();
            for (int i = 0; i < steps; ++i)
                driver.action(steps > 1 ? "view.text-smaller" : "view.text-larger")->trigger();
            return rest(driver) ? cpuMs() - from : -1;
        };
        Theme::instance().setTextSize(120);
        if (!rest(driver))
            return view + QStringLiteral(" does not come to rest");
        const double one = cost(1), five = cost(5);
        qInfo("%s: a step %.0f ms, five %.0f", qPrintable(view), one, five);
        if (one < 0 || five < 0 || Theme::instance().textSize() != 80)
            return view + QStringLiteral(" does not follow");
        return one > kStep || five > 1.5 * one + kLittle
                   ? QStringLiteral("%1: a step costs %2 ms, five %3").arg(view).arg(one).arg(five)
                   : QString();
    }

private Q_SLOTS:
    void initTestCase()
    {
        resetSettings();
        qputenv("USER", "Sam");
        m_path = m_dir.filePath(QStringLiteral("ada.credence"));
        const auto made = makeSample(samplePath(), m_path, "Sam", {}, {});
        QVERIFY2(made, made ? "" : made.error().message.c_str());
    }
    void cleanup() { Theme::instance().setTextSize(100); }

    void aStepCostsLittle()
    {
        const WindowDriver driver;
        QVERIFY(driver.open(m_path));
        driver.window->session()->select(*driver.window->session()->store()->find("b045"));
        qInfo("%d widgets", int(QApplication::allWidgets().size()));
        QStringList dear;
        // Within exec(): only then the application tells its widgets of a new font.
        bool done = false;
        QTimer::singleShot(0, this, [&] {
            done = driver.eachView([&](const QString &view) { dear << measured(driver, view); });
            QCoreApplication::exit();
        });
        QCoreApplication::exec();
        QVERIFY(done);
        dear.removeAll(QString());
        QVERIFY2(dear.isEmpty(), qPrintable(dear.join(QLatin1Char('\n'))));
    }
};

CREDENCE_TEST(tst_textsteps, TstTextSteps)

} // namespace tst_textsteps

#include "tst_textsteps.moc"

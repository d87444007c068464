// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A file that was pasted into a memory, without a blank in it, takes none of the window's time: what is laid out is
// counted, and the whole of it can still be reached.
#include "review/candidatetext.h"
#include "shell/theme.h"
#include "support/registry.h"
#include "widgets/label.h"
#include "widgets/plaintip.h"

#include <QClipboard>
#include <QGuiApplication>
#include <QLayout>
#include <QTest>
#include <QVBoxLayout>

namespace tst_giant {

using namespace credence::ui;

namespace {
constexpr int kGiant = 200'000;
}

class TstGiant : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::instance().install(ThemeChoice::Light); }

    // A line without a place to break is not searched for one to its end, which would be once for each of its lines.
    void wrapping()
    {
        QCOMPARE(wrapFor(QStringLiteral("words and words")), QTextOption::WrapAtWordBoundaryOrAnywhere);
        QCOMPARE(wrapFor(QString(600, QLatin1Char('x'))), QTextOption::WrapAtWordBoundaryOrAnywhere);
        QCOMPARE(wrapFor(QString(601, QLatin1Char('x'))), QTextOption::WrapAnywhere);
        QCOMPARE(wrapFor(QString(400, QLatin1Char('x')) + QLatin1Char('\n') + QString(400, QLatin1Char('x'))),
                 QTextOption::WrapAtWordBoundaryOrAnywhere);
    }

    void heads()
    {
        QCOMPARE(headLength(QStringLiteral("abc"), 5), 3);
        QCOMPARE(headLength(QStringLiteral("abcdef"), 5), 5);
        QCOMPARE(headLength(QString::fromUtf8("abcd\U0001F600f"), 5), 4); // no half of a pair
        QCOMPARE(rowHead(QStringLiteral("abcdef"), 6), QStringLiteral("abcdef"));
        QCOMPARE(rowHead(QStringLiteral("abcdef"), 4), QStringLiteral("abcd… and 2 characters more"));
        QVERIFY(plainTip(QString(kGiant, QLatin1Char('x'))).size() < 2000);
    }

    void blocksLayOutAHead()
    {
        const QString text(kGiant, QLatin1Char('x'));
        QWidget page;
        auto *column = new QVBoxLayout(&page);
        auto *block = new TextBlock(QString(), Type::Memory);
        block->setSelectable(true);
        column->addWidget(block);
        page.resize(400, 600);
        page.show();
        QVERIFY(QTest::qWaitForWindowExposed(&page));
        const qint64 before = laidOutCharacters();
        block->setText(text);
        column->activate();
        (void)page.grab();
        for (int i = 0; i < 50; ++i)
            (void)block->heightForWidth(block->width()); // as layouts do
        // Once for the picture, and once for each width that is asked for: its own, the hint's, the page's.
        QVERIFY2(laidOutCharacters() - before <= 6 * kTextHead,
                 qPrintable(QString::number(laidOutCharacters() - before)));
        QVERIFY(block->hasMore());
        QCOMPARE(block->text(), text);
        QVERIFY(block->accessibleDescription().contains(QStringLiteral("20,000 of 200,000")));

        // All of it can be copied, and be shown step by step by the keyboard.
        block->setFocus();
        QTest::keyClick(block, Qt::Key_A, Qt::ControlModifier);
        QTest::keyClick(block, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QGuiApplication::clipboard()->text().size(), kGiant);
        const int high = block->heightForWidth(400);
        QTest::keyClick(block, Qt::Key_Return);
        QVERIFY(block->hasMore());
        QVERIFY(block->heightForWidth(400) > 4 * high);
        QTest::keyClick(block, Qt::Key_Return);
        QVERIFY(!block->hasMore());
        QVERIFY(block->accessibleDescription().isEmpty());
    }

    void candidatesShowAHeadAndWhatIsMarked()
    {
        CandidateText text;
        text.resize(500, 400);
        text.setText(QString(kGiant, QLatin1Char('x')), {});
        QVERIFY(text.hasMore());
        const int head = text.heightForWidth(500);
        text.setText(QString(kGiant, QLatin1Char('x')), {FlagSpan{{150'000, 10}, QStringLiteral("F1"), {}, true}});
        QVERIFY(text.hasMore());
        QVERIFY(text.heightForWidth(500) > 7 * head); // down to the mark
        text.showMore();
        QVERIFY(!text.hasMore());
        text.setText(QStringLiteral("short"), {});
        QVERIFY(!text.hasMore());
    }
};

CREDENCE_TEST(tst_giant, TstGiant)

} // namespace tst_giant

#include "tst_giant.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A window that reads from the right: rows stand as in a mirror, their texts don't.
#include "inspect/whylist.h"
#include "models/whymodel.h"
#include "review/reviewworkspace.h"
#include "shell/theme.h"
#include "support/registry.h"
#include "ui/support/reviewfixture.h"
#include "ui/support/windowdriver.h"
#include "widgets/button.h"
#include "widgets/flowlayout.h"
#include "widgets/mirrored.h"
#include "widgets/rowview.h"

#include <QApplication>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTemporaryDir>

namespace tst_mirrored {

using namespace credence;
using namespace credence::ui;
using credence::test::makeReviewStore;
using credence::test::resetSettings;
using credence::test::WindowDriver;

namespace {

// The columns, in widths of the picture, between which something differs from the ground at its corner.
struct Ink {
    int left = -1, right = -1;
};
Ink inkOf(const QImage &image, const QRect &within)
{
    Ink ink;
    const QRgb ground = image.pixel(within.left() + within.width() / 2, within.top() + 1);
    for (int x = within.left(); x <= within.right(); ++x) {
        for (int y = within.top(); y <= within.bottom(); ++y) {
            if (image.pixel(x, y) != ground) {
                if (ink.left < 0)
                    ink.left = x;
                ink.right = x;
            }
        }
    }
    return ink;
}

} // namespace

class TstMirrored : public QObject {
    Q_OBJECT

    QTemporaryDir m_dir;

private Q_SLOTS:
    void initTestCase()
    {
        resetSettings();
        Theme::instance().install(ThemeChoice::Light);
    }
    void cleanup() { QApplication::setLayoutDirection(Qt::LeftToRight); }

    void places()
    {
        QCOMPARE(logicalPoint(QPoint(10, 5), 100, Qt::LeftToRight), QPoint(10, 5));
        QCOMPARE(logicalPoint(QPoint(10, 5), 100, Qt::RightToLeft), QPoint(89, 5));
        QImage image(100, 20, QImage::Format_RGB32);
        image.fill(Qt::white);
        {
            QPainter painter(&image);
            const Mirrored mirrored(painter, image.rect(), Qt::RightToLeft);
            QVERIFY(Mirrored::isTurned(painter));
            painter.fillRect(QRect(10, 0, 5, 20), Qt::black);
        }
        QCOMPARE(image.pixel(84, 10), image.pixel(50, 10));
        QCOMPARE(image.pixel(85, 10), QRgb(0xff000000));
        QCOMPARE(image.pixel(89, 10), QRgb(0xff000000));
        QCOMPARE(image.pixel(90, 10), image.pixel(50, 10));
    }

    // The same letters, pixel by pixel, at the mirrored place.
    void textsStayReadable()
    {
        const auto drawn = [](Qt::LayoutDirection direction) {
            QImage image(200, 40, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setFont(Theme::instance().font(Type::Base));
            const Mirrored mirrored(painter, image.rect(), direction);
            drawRun(painter, QPointF(20, 25), QStringLiteral("FLAG"));
            return image;
        };
        const QImage left = drawn(Qt::LeftToRight), right = drawn(Qt::RightToLeft);
        const Ink a = inkOf(left, left.rect()), b = inkOf(right, right.rect());
        QVERIFY(a.left >= 20 && a.left <= 23);
        QVERIFY(std::abs((199 - b.right) - 20) <= 3);
        QVERIFY(std::abs((a.right - a.left) - (b.right - b.left)) <= 1);
        // An F has its stem at the left: more ink in the first columns of the word than of its mirror image.
        const auto inkIn = [](const QImage &image, int from) {
            int sum = 0;
            for (int x = from; x < from + 3; ++x) {
                for (int y = 0; y < image.height(); ++y)
                    sum += 255 - qGray(image.pixel(x, y));
            }
            return sum;
        };
        QVERIFY(std::abs(inkIn(left, a.left) - inkIn(right, b.left)) < inkIn(left, a.left) / 3);
    }

    void boxesAreAlignedByReading()
    {
        const auto drawn = [](Qt::LayoutDirection direction, Qt::Alignment where) {
            QImage image(200, 30, QImage::Format_RGB32);
            image.fill(Qt::white);
            QPainter painter(&image);
            painter.setFont(Theme::instance().font(Type::Base));
            const Mirrored mirrored(painter, image.rect(), direction);
            drawBoxed(painter, QRectF(10, 0, 180, 30), int(where | Qt::AlignVCenter), QStringLiteral("III"));
            return inkOf(image, image.rect());
        };
        const Ink left = drawn(Qt::LeftToRight, Qt::AlignLeft), right = drawn(Qt::LeftToRight, Qt::AlignRight);
        QVERIFY(left.right < 60 && right.left > 140);
        QVERIFY(drawn(Qt::RightToLeft, Qt::AlignLeft).left > 140);
        QVERIFY(drawn(Qt::RightToLeft, Qt::AlignRight).right < 60);
    }

    // What reads from the right does so in a window that reads from the left, too: its lead at the right, the numbers
    // of its episodes behind its last word, which is at the left.
    void reasonsReadAsTheirTextDoes()
    {
        WhyList list;
        list.resize(400, 200);
        std::vector<WhyRow> rows(2);
        for (WhyRow &row : rows) {
            row.type = WhyRow::Type::Reason;
            row.lead = QStringLiteral("because");
            row.episodes = {7};
        }
        rows[0].text = QStringLiteral("ab ab");
        rows[1].text = QString::fromUtf8("\u05d0\u05d1 \u05d0\u05d1");
        list.setRows(rows);
        list.show();
        QVERIFY(QTest::qWaitForWindowExposed(&list));
        const auto placeOfNumber = [&](int row) {
            int chosen = 0;
            const auto watch =
                connect(&list, &WhyList::referenceChosen, this, [&chosen](int number) { chosen = number; });
            const QRect at = list.visualRect(list.model()->index(row, 0));
            int place = -1;
            for (int x = 0; x < at.width() && place < 0; ++x) {
                chosen = 0;
                QTest::mouseClick(list.viewport(), Qt::LeftButton, {}, QPoint(at.left() + x, at.center().y()));
                if (chosen == 7)
                    place = x;
            }
            disconnect(watch);
            return place;
        };
        const int left = placeOfNumber(0), right = placeOfNumber(1);
        QVERIFY2(left > 60 && left < 200, qPrintable(QString::number(left)));
        QVERIFY2(right > 200 && right < 340, qPrintable(QString::number(right)));
        // The words stand between: ink right of the number up to the lead, none left of it.
        const QImage image = list.viewport()->grab().toImage();
        const QRect at = list.visualRect(list.model()->index(1, 0));
        const auto ink = [&](int from, int to) {
            int count = 0;
            for (int x = from; x < to; ++x) {
                for (int y = at.top(); y < at.bottom(); ++y)
                    count += image.pixelColor(x, y).lightness() < 160;
            }
            return count;
        };
        QCOMPARE(ink(20, right - 2), 0);
        QVERIFY(ink(right + 24, 384) > 40);
    }

    void flowsAreMirrored()
    {
        QWidget page;
        auto *flow = new FlowLayout(6, 4, &page);
        flow->setContentsMargins(0, 0, 0, 0);
        QList<Button *> buttons;
        for (const char *word : {"One", "Two", "Three"}) {
            buttons << new Button(QString::fromLatin1(word), ButtonKind::Rest, &page);
            flow->addWidget(buttons.last());
        }
        page.resize(400, 60);
        flow->activate();
        QList<QRect> before;
        for (const Button *button : std::as_const(buttons))
            before << button->geometry();
        QVERIFY(before[0].left() < before[1].left());
        page.setLayoutDirection(Qt::RightToLeft);
        flow->setGeometry(page.rect());
        for (qsizetype i = 0; i < buttons.size(); ++i)
            QCOMPARE(buttons[i]->geometry(), QStyle::visualRect(Qt::RightToLeft, page.rect(), before[i]));
    }

    // Review's rows: the sign of what is proposed, the words, and the figure at the end stand as in a mirror.
    void rowsOfReview_data()
    {
        QTest::addColumn<QString>("view");
        for (const char *name : {"review.queue", "review.checks", "review.sources"})
            QTest::newRow(name) << QString::fromLatin1(name);
    }
    void rowsOfReview()
    {
        QFETCH(QString, view);
        QTemporaryDir folder;
        QString path;
        {
            const auto store = makeReviewStore(folder);
            QVERIFY(store);
            path = QString::fromStdString(store->info().path.string());
        }
        struct Seen {
            QRect pane; // in the window
            QImage row;
        };
        const auto seen = [&](Qt::LayoutDirection direction) {
            QApplication::setLayoutDirection(direction);
            WindowDriver driver;
            driver.window->resize(1400, 900);
            Seen result;
            if (!driver.open(path))
                return result;
            driver.window->setWorkspace(QStringLiteral("review"));
            driver.window->review()->select(QStringLiteral("c2"));
            if (!driver.settle())
                return result;
            auto *list = driver.window->findChild<RowView *>(view);
            if (!list || !list->isVisible())
                return result;
            result.pane = QRect(list->mapTo(driver.window.get(), QPoint(0, 0)), list->size());
            const QModelIndex index = list->model()->index(list->model()->rowCount() > 1 ? 1 : 0, 0);
            result.row = list->viewport()->grab(list->visualRect(index)).toImage();
            return result;
        };
        const Seen left = seen(Qt::LeftToRight), right = seen(Qt::RightToLeft);
        QVERIFY(!left.row.isNull() && !right.row.isNull());
        // The pane itself.
        QVERIFY(std::abs(right.pane.left() - (1400 - left.pane.right() - 1)) <= 2); // of a splitter's line or two
        QVERIFY(std::abs(right.pane.width() - left.pane.width()) <= 2);
        // What is drawn in the first tenth of a row is drawn in its last one, and what stands at its end at the front.
        const auto ink = [](const QImage &image, double from, double to) {
            const QRgb ground = image.pixel(image.width() / 2, 2);
            int sum = 0;
            for (int x = int(from * image.width()); x < int(to * image.width()); ++x) {
                // The line of signs: a text below it begins where its own language does.
                for (int y = 2; y < std::min(image.height() - 2, 30); ++y)
                    sum += image.pixel(x, y) != ground;
            }
            return sum;
        };
        const double edges[][2] = {{0, 0.07}, {0.93, 1}};
        for (const auto &[from, to] : edges) {
            const int here = ink(left.row, from, to), there = ink(right.row, 1 - to, 1 - from);
            QVERIFY2(std::abs(here - there) <= std::max(12, here / 4),
                     qPrintable(QStringLiteral("%1 to %2: %3 against %4").arg(from).arg(to).arg(here).arg(there)));
        }
        // And it is no mirror of a mirror: the two pictures differ.
        QVERIFY(left.row != right.row);
    }
};

CREDENCE_TEST(tst_mirrored, TstMirrored)

} // namespace tst_mirrored

#include "tst_mirrored.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Fonts, icons and the small signs: that they are there, distinct without colour, and as large as the look says.
#include "shell/theme.h"
#include "support/registry.h"
#include "widgets/glyphs.h"

#include <QApplication>
#include <QDirIterator>
#include <QFile>
#include <QFontInfo>
#include <QFontMetricsF>
#include <QImage>
#include <QPainter>
#include <QRegularExpression>
#include <QTest>

namespace tst_look_glyphs {

using namespace credence;
using namespace credence::ui;

namespace {

QImage canvas(int side, const std::function<void(QPainter &)> &paint)
{
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::white);
    QPainter painter(&image);
    paint(painter);
    return image;
}

QImage glyph(Status status)
{
    return canvas(24, [status](QPainter &p) { drawStatusGlyph(p, QPointF(12, 12), 4.2, status, Qt::black); });
}

// Ink: pixels that are not the ground, weighted by darkness.
double ink(const QImage &image)
{
    double sum = 0;
    for (int y = 0; y < image.height(); ++y)
        for (int x = 0; x < image.width(); ++x)
            sum += 1 - qGray(image.pixel(x, y)) / 255.0;
    return sum;
}

} // namespace

class TstLookGlyphs : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase() { Theme::instance().install(ThemeChoice::Light); }

    void fontIsOurs()
    {
        for (const int weight : {400, 500, 600}) {
            const QFont font = Theme::instance().font(Type::Base, weight);
            const QFontInfo info(font);
            QCOMPARE(info.family(), QStringLiteral("Credence Sans"));
            QCOMPARE(info.weight(), weight);
            QCOMPARE(info.pixelSize(), 13);
        }
        QCOMPARE(QFontInfo(Theme::instance().font(Type::SheetTitle)).weight(), 600);
        QCOMPARE(Theme::instance().font(Type::SheetTitle).pixelSize(), 18);
        QCOMPARE(Theme::instance().lineHeight(Type::Candidate), 27);
    }
    void digitsHaveOneWidth()
    {
        for (const int weight : {400, 500, 600}) {
            const QFontMetricsF metrics(Theme::instance().font(Type::Base, weight));
            const qreal one = metrics.horizontalAdvance(QLatin1Char('1'));
            for (char c = '0'; c <= '9'; ++c)
                QCOMPARE(metrics.horizontalAdvance(QLatin1Char(c)), one);
            QVERIFY(metrics.horizontalAdvance(QStringLiteral("i")) < one);
        }
    }
    void shapesDifferWithoutColour()
    {
        QList<QImage> seen;
        for (int i = 0; i < kStatusCount; ++i) {
            const QImage image = glyph(Status(i));
            QVERIFY(ink(image) > 8);
            for (const QImage &other : seen)
                QVERIFY(image != other);
            seen.append(image);
        }
        // How much support is left: full, half, none. A disc of radius 4.2 covers 55.4 pixels.
        QVERIFY(std::abs(ink(glyph(Status::Active)) - 55.4) < 1.5);
        QVERIFY(ink(glyph(Status::Suspect)) > ink(glyph(Status::Stale)) + 5);
    }
    void painterStateIsKept()
    {
        QImage image(64, 64, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        const QPen pen(Qt::red, 3);
        painter.setPen(pen);
        for (int i = 0; i < kStatusCount; ++i)
            drawStatusGlyph(painter, QPointF(20, 20), 5, Status(i), Qt::blue);
        drawFlagMark(painter, QPointF(20, 20), 5);
        drawUngroundedMark(painter, QPointF(20, 20), 5);
        drawPips(painter, QPointF(2, 20), Confidence::Low);
        drawChip(&painter, QPointF(2, 2), QStringLiteral("chip"), Qt::white, Qt::black);
        drawKey(&painter, QPointF(2, 2), QStringLiteral("K"));
        drawGauge(painter, QRectF(0, 0, 88, 12), 11.2, 15);
        QCOMPARE(painter.pen(), pen);
        QVERIFY(!painter.testRenderHint(QPainter::Antialiasing));
    }
    void marksStandWhereTheyShould()
    {
        const QImage flag = canvas(40, [](QPainter &p) { drawFlagMark(p, QPointF(20, 20), 4.2); });
        const QImage base = canvas(40, [](QPainter &p) { drawUngroundedMark(p, QPointF(20, 20), 4.2); });
        for (int y = 0; y < 40; ++y) {
            for (int x = 0; x < 40; ++x) {
                if (flag.pixel(x, y) != qRgb(255, 255, 255))
                    QVERIFY(x >= 20 && y <= 20); // top right
                if (base.pixel(x, y) != qRgb(255, 255, 255))
                    QVERIFY(y > 24); // under the glyph
            }
        }
        QVERIFY(ink(flag) > 10);
        QVERIFY(ink(base) > 3);
    }
    void pipsCount()
    {
        const auto pips = [](Confidence c) {
            return ink(canvas(24, [c](QPainter &p) { drawPips(p, QPointF(2, 12), c); }));
        };
        QVERIFY(pips(Confidence::None) < pips(Confidence::Low));
        QVERIFY(pips(Confidence::Low) < pips(Confidence::Medium));
        QVERIFY(pips(Confidence::Medium) < pips(Confidence::High));
    }
    void measuresAndDraws()
    {
        QImage image(200, 40, QImage::Format_ARGB32_Premultiplied);
        QPainter painter(&image);
        QCOMPARE(drawChip(nullptr, {}, QStringLiteral("Insight"), Qt::white, Qt::black),
                 drawChip(&painter, {}, QStringLiteral("Insight"), Qt::white, Qt::black));
        QCOMPARE(drawKey(nullptr, {}, QStringLiteral("K")), 18.0);
        QVERIFY(drawKey(nullptr, {}, QStringLiteral("Ctrl")) > 24);
        QCOMPARE(drawRepeatMark(nullptr, {}, 3, Qt::black), drawRepeatMark(&painter, {}, 3, Qt::black));
    }
    void gaugeFills()
    {
        // Width 88, tick at 81.5: 11.2 of 15 ends at 60.85.
        QImage image(100, 20, QImage::Format_ARGB32_Premultiplied);
        image.fill(Qt::white);
        QPainter painter(&image);
        drawGauge(painter, QRectF(0, 4, 88, 12), 11.2, 15);
        painter.end();
        const QRgb fill = tk().acc.rgb();
        QCOMPARE(image.pixel(58, 10), fill);
        QVERIFY(image.pixel(63, 10) != fill);
        QCOMPARE(image.pixel(81, 6), tk().tx2.rgb());
    }
    void everyIconDraws()
    {
        int count = 0;
        QDirIterator files(QStringLiteral(":/credence/icons"), {QStringLiteral("*.svg")});
        while (files.hasNext()) {
            files.next();
            const QString name = files.fileInfo().completeBaseName();
            const QImage at1 = iconPixmap(name, Qt::black, 16, 1).toImage();
            const QImage at2 = iconPixmap(name, Qt::black, 16, 2).toImage();
            QCOMPARE(at1.size(), QSize(16, 16));
            QCOMPARE(at2.size(), QSize(32, 32));
            int opaque = 0;
            for (int y = 0; y < 32; ++y)
                for (int x = 0; x < 32; ++x)
                    opaque += qAlpha(at2.pixel(x, y)) > 128 ? 1 : 0;
            QVERIFY2(opaque > 10, qPrintable(name));
            ++count;
        }
        QVERIFY(count > 40);
    }
    void everyNamedIconIsThere()
    {
        // What the window's sources ask for by name, against the resources.
        const QRegularExpression call(
            QStringLiteral("(?:icon|iconPixmap|setIconName|drawIcon)\\([^;\"]*QStringLiteral\\(\"([a-z0-9-]+)\"\\)"));
        int found = 0;
        QDirIterator sources(QStringLiteral(CREDENCE_SOURCE_DIR "/ui"), {QStringLiteral("*.cpp")}, QDir::Files,
                             QDirIterator::Subdirectories);
        while (sources.hasNext()) {
            QFile file(sources.next());
            QVERIFY(file.open(QIODevice::ReadOnly));
            auto matches = call.globalMatch(QString::fromUtf8(file.readAll()));
            while (matches.hasNext()) {
                const QString name = matches.next().captured(1);
                QVERIFY2(QFile::exists(QStringLiteral(":/credence/icons/%1.svg").arg(name)),
                         qPrintable(QStringLiteral("%1 in %2").arg(name, file.fileName())));
                ++found;
            }
        }
        QVERIFY(found > 5);
    }
    void iconsTakeTheColour()
    {
        const QImage image = iconPixmap(QStringLiteral("search"), QColor(10, 200, 30), 16, 2).toImage();
        int coloured = 0;
        for (int y = 0; y < 32; ++y)
            for (int x = 0; x < 32; ++x)
                coloured += image.pixelColor(x, y) == QColor(10, 200, 30) ? 1 : 0;
        QVERIFY(coloured > 10);
        const QIcon iconOfTheme = icon(QStringLiteral("search"));
        QVERIFY(!iconOfTheme.isNull());
        QVERIFY(iconOfTheme.pixmap(16, QIcon::Normal).toImage() != iconOfTheme.pixmap(16, QIcon::Disabled).toImage());
    }
    void words()
    {
        QCOMPARE(figure(46086), QStringLiteral("46,086"));
        QCOMPARE(statusWord(Status::Retracted), QStringLiteral("Retracted"));
        QCOMPARE(kindWord(Kind::Reflection, Shape::Insight), QStringLiteral("Insight"));
        QCOMPARE(kindWord(Kind::Episode, Shape::None), QStringLiteral("Episode"));
        QCOMPARE(oneLine("two\n lines\tand\0 a nul"), QStringLiteral("two lines and"));
        QCOMPARE(oneLine("caf\xe9"), QStringLiteral("caf\u27e8E9\u27e9"));
        const Time time{std::chrono::milliseconds(1780668963000LL)}; // 2026-06-05 14:16:03 UTC
        QCOMPARE(utcTime(time), QStringLiteral("2026-06-05 14:16:03 UTC"));
        const Time old{std::chrono::milliseconds(1676332940000LL)}; // 2023-02-14 00:02:20 UTC
        QCOMPARE(shortTime(old), QStringLiteral("14 Feb 2023 00:02"));
    }
    void keys()
    {
        QCOMPARE(keyCaps(QKeySequence(QStringLiteral("Ctrl+Shift+K"))),
                 QStringList({QStringLiteral("Ctrl"), QStringLiteral("Shift"), QStringLiteral("K")}));
        QCOMPARE(keyCaps(QKeySequence(QStringLiteral("Ctrl++"))),
                 QStringList({QStringLiteral("Ctrl"), QStringLiteral("+")}));
        QCOMPARE(keyCaps(QKeySequence(Qt::Key_Return)), QStringList({QStringLiteral("Enter")}));
        QCOMPARE(keyCaps(QKeySequence()), QStringList());
    }
    void systemThemeFollowsTheDesktop()
    {
        Theme &theme = Theme::instance();
        theme.setChoice(ThemeChoice::System);
        QPalette dark;
        dark.setColor(QPalette::Window, QColor(30, 30, 30));
        QApplication::setPalette(dark);
        QTRY_VERIFY(theme.isDark());
        QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(0x1d2024));
        theme.setChoice(ThemeChoice::Light);
        QVERIFY(!theme.isDark());
        QPalette light;
        light.setColor(QPalette::Window, QColor(240, 240, 240));
        QApplication::setPalette(light);
        theme.setChoice(ThemeChoice::System);
        QVERIFY(!theme.isDark());
        QCOMPARE(QApplication::palette().color(QPalette::Window), QColor(0xf2f3f5));
        QCOMPARE(QApplication::palette().color(QPalette::Inactive, QPalette::Highlight), QColor(0xe5e8ec));
    }
};

CREDENCE_TEST(tst_look_glyphs, TstLookGlyphs)

} // namespace tst_look_glyphs

#include "tst_look_glyphs.moc"

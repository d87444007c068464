// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "widgets/glyphs.h"

#include "shell/theme.h"
#include "widgets/mirrored.h"

#include <credence/text.h>

#include <QCoreApplication>
#include <QFile>
#include <QFontMetricsF>
#include <QHash>
#include <QIconEngine>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QPixmapCache>
#include <QSvgRenderer>
#include <QTransform>
#include <QtMath>

#include <algorithm>
#include <cmath>
#include <numbers>

namespace credence::ui {

namespace {

// Words of free functions have a context of their own.
class GlyphWords {
    Q_DECLARE_TR_FUNCTIONS(credence::ui::GlyphWords)
};

class Saved {
public:
    explicit Saved(QPainter &painter) : m_painter(painter)
    {
        m_painter.save();
        m_painter.setRenderHint(QPainter::Antialiasing);
    }
    ~Saved() { m_painter.restore(); }
    Saved(const Saved &) = delete;
    Saved &operator=(const Saved &) = delete;

private:
    QPainter &m_painter;
};

// Text with its baseline on a whole pixel, at the vertical middle of a box.
void drawMiddleText(QPainter &painter, const QFont &font, const QColor &colour, qreal x, qreal middle,
                    const QString &text)
{
    const QFontMetricsF metrics(font);
    painter.setFont(font);
    painter.setPen(colour);
    drawRun(painter, QPointF(x, std::round(middle + metrics.capHeight() / 2)), text);
}

qreal width(const QFont &font, const QString &text)
{
    return std::ceil(QFontMetricsF(font).horizontalAdvance(text));
}

// The source of an icon; read once.
QByteArray iconSource(const QString &name)
{
    static QHash<QString, QByteArray> sources;
    const auto it = sources.constFind(name);
    if (it != sources.constEnd())
        return *it;
    QFile file(QStringLiteral(":/credence/icons/%1.svg").arg(name));
    QByteArray source;
    if (file.open(QIODevice::ReadOnly))
        source = file.readAll();
    else
        qWarning("no icon named %s", qPrintable(name));
    sources.insert(name, source);
    return source;
}

// An icon in the theme's colours at every size and ratio; follows a theme change by itself.
class LookIconEngine : public QIconEngine {
public:
    explicit LookIconEngine(QString name) : m_name(std::move(name)) {}
    void paint(QPainter *painter, const QRect &rect, QIcon::Mode mode, QIcon::State state) override
    {
        drawIcon(*painter, rect, m_name, colour(mode, state));
    }
    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        return iconPixmap(m_name, colour(mode, state), std::min(size.width(), size.height()), 1);
    }
    QPixmap scaledPixmap(const QSize &size, QIcon::Mode mode, QIcon::State state, qreal scale) override
    {
        // size is in device pixels here
        QPixmap result = iconPixmap(m_name, colour(mode, state), std::min(size.width(), size.height()), 1);
        result.setDevicePixelRatio(scale);
        return result;
    }
    [[nodiscard]] QIconEngine *clone() const override { return new LookIconEngine(m_name); }
    [[nodiscard]] QString key() const override { return QStringLiteral("credence"); }
    QString iconName() override { return m_name; }
    bool isNull() override { return false; }
    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override { return size; }

private:
    static QColor colour(QIcon::Mode mode, QIcon::State state)
    {
        if (mode == QIcon::Disabled)
            return tk().txd;
        return state == QIcon::On ? tk().acc : tk().tx2;
    }
    QString m_name;
};

} // namespace

QColor statusColour(Status status)
{
    const Tokens &t = tk();
    switch (status) {
    case Status::Active:
        return t.active;
    case Status::Suspect:
        return t.suspect;
    case Status::Stale:
        return t.stale;
    case Status::Superseded:
        return t.superseded;
    case Status::Deprecated:
        return t.deprecated;
    case Status::Retracted:
        return t.retracted;
    case Status::Erased:
        return t.erased;
    }
    return t.active;
}

QString statusWord(Status status)
{
    switch (status) {
    case Status::Active:
        return GlyphWords::tr("Active");
    case Status::Suspect:
        return GlyphWords::tr("Suspect");
    case Status::Stale:
        return GlyphWords::tr("Stale");
    case Status::Superseded:
        return GlyphWords::tr("Superseded");
    case Status::Deprecated:
        return GlyphWords::tr("Deprecated");
    case Status::Retracted:
        return GlyphWords::tr("Retracted");
    case Status::Erased:
        return GlyphWords::tr("Erased");
    }
    return {};
}

QString statusExplanation(Status status)
{
    switch (status) {
    case Status::Active:
        return GlyphWords::tr("Active: in use");
    case Status::Suspect:
        return GlyphWords::tr("Suspect: in doubt, lost some support");
    case Status::Stale:
        return GlyphWords::tr("Stale: in doubt, fewer sources left than the floor");
    case Status::Superseded:
        return GlyphWords::tr("Superseded: replaced by another");
    case Status::Deprecated:
        return GlyphWords::tr("Deprecated: archived in a narrative, still supports");
    case Status::Retracted:
        return GlyphWords::tr("Retracted: withdrawn by a person");
    case Status::Erased:
        return GlyphWords::tr("Erased: a tombstone without content");
    }
    return {};
}

QString kindWord(Kind kind, Shape shape)
{
    switch (kind) {
    case Kind::Episode:
        return GlyphWords::tr("Episode");
    case Kind::Narrative:
        return GlyphWords::tr("Narrative");
    case Kind::Reflection:
        break;
    }
    switch (shape) {
    case Shape::Insight:
        return GlyphWords::tr("Insight");
    case Shape::Belief:
        return GlyphWords::tr("Belief");
    case Shape::Rule:
        return GlyphWords::tr("Rule");
    case Shape::None:
        break;
    }
    return GlyphWords::tr("Reflection");
}

QString confidenceWord(Confidence confidence)
{
    switch (confidence) {
    case Confidence::None:
        return GlyphWords::tr("None");
    case Confidence::Low:
        return GlyphWords::tr("Low");
    case Confidence::Medium:
        return GlyphWords::tr("Medium");
    case Confidence::High:
        return GlyphWords::tr("High");
    }
    return {};
}

void drawStatusGlyph(QPainter &painter, QPointF c, qreal r, Status status, const QColor &colour)
{
    const Saved saved(painter);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    switch (status) {
    case Status::Active:
        painter.drawEllipse(c, r, r);
        return;
    case Status::Suspect:
    case Status::Stale: {
        const qreal d = 1.22 * r;
        if (status == Status::Suspect) {
            const QPointF half[] = {c + QPointF(-d, 0), c + QPointF(d, 0), c + QPointF(0, d)};
            painter.drawPolygon(half, 3);
        }
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        const QPointF whole[] = {c + QPointF(0, -d), c + QPointF(d, 0), c + QPointF(0, d), c + QPointF(-d, 0)};
        painter.drawPolygon(whole, 4);
        return;
    }
    case Status::Superseded: {
        const qreal a = 1.1 * r;
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(colour, 1.5, Qt::SolidLine, Qt::FlatCap, Qt::MiterJoin));
        const QPointF points[] = {c + QPointF(-0.78 * a, -a), c + QPointF(a, 0), c + QPointF(-0.78 * a, a)};
        painter.drawPolygon(points, 3);
        return;
    }
    case Status::Deprecated: {
        const qreal a = 0.88 * r;
        painter.drawRoundedRect(QRectF(c.x() - a, c.y() - a, 2 * a, 2 * a), 0.75, 0.75);
        return;
    }
    case Status::Retracted: {
        const qreal a = 0.82 * r;
        painter.setPen(QPen(colour, 1.75, Qt::SolidLine, Qt::RoundCap));
        painter.drawLine(c + QPointF(-a, -a), c + QPointF(a, a));
        painter.drawLine(c + QPointF(-a, a), c + QPointF(a, -a));
        return;
    }
    case Status::Erased: {
        // Dash 2, gap 1.6, stretched so that a whole number of them goes round.
        const qreal a = 0.95 * r;
        const qreal round = 2 * std::numbers::pi * a;
        const qreal stretch = round / (std::max(4.0, std::round(round / 3.6)) * 3.6);
        QPen pen(colour, 1.25, Qt::CustomDashLine, Qt::FlatCap);
        pen.setDashPattern({2 * stretch / 1.25, 1.6 * stretch / 1.25});
        painter.setPen(pen);
        painter.setBrush(Qt::NoBrush);
        painter.drawEllipse(c, a, a);
        return;
    }
    }
}

void drawUngroundedMark(QPainter &painter, QPointF c, qreal r)
{
    const Saved saved(painter);
    const qreal half = 2 + 0.71 * r;
    const qreal gap = 0.28 * r;
    const qreal y = std::round(c.y() + r + 2.6);
    painter.fillRect(QRectF(c.x() - half, y, half - gap, 1.5), tk().warn);
    painter.fillRect(QRectF(c.x() + gap, y, half - gap, 1.5), tk().warn);
}

qreal grown(qreal pixels)
{
    return pixels * std::min(Theme::instance().scale(), 1.5);
}

void drawUngroundedSign(QPainter &painter, QPointF centre)
{
    const Saved saved(painter);
    painter.translate(centre);
    painter.scale(grown(1), grown(1));
    const QPointF c(0, 0);
    painter.setBrush(Qt::NoBrush);
    painter.setPen(QPen(tk().warn, 1.5));
    painter.drawEllipse(c - QPointF(0, 1.5), 3.4, 3.4);
    const qreal y = std::round(c.y() + 4);
    painter.fillRect(QRectF(c.x() - 5, y, 3.75, 1.5), tk().warn);
    painter.fillRect(QRectF(c.x() + 1.25, y, 3.75, 1.5), tk().warn);
}

namespace {

void pennant(QPainter &painter, QPointF foot, qreal size)
{
    const Saved saved(painter);
    // The pole is 1.25 wide and stands on whole pixels; the cloth has a notch at its right side.
    const qreal x = std::round(foot.x());
    const qreal top = std::round(foot.y() - 7.5 * size);
    const qreal cloth = std::round(4.2 * size);
    const qreal wide = 5.75 * size;
    const QColor colour = tk().flag;
    painter.fillRect(QRectF(x, top, 1.25, foot.y() - top), colour);
    painter.setPen(Qt::NoPen);
    painter.setBrush(colour);
    const QPointF points[] = {QPointF(x, top), QPointF(x + wide, top), QPointF(x + wide - 1.25 * size, top + cloth / 2),
                              QPointF(x + wide, top + cloth), QPointF(x, top + cloth)};
    painter.drawPolygon(points, 5);
}

} // namespace

void drawPennant(QPainter &painter, QPointF foot, qreal size)
{
    // Its middle stays where it is.
    pennant(painter, foot + QPointF(0, (grown(1) - 1) * 3.75 * size), grown(size));
}

void drawFlagMark(QPainter &painter, QPointF c, qreal r)
{
    pennant(painter, QPointF(c.x() + 0.6 * r, c.y() - std::max(0.0, 0.9 * (r - 3.6))), 0.6 + 0.095 * r);
}

void drawPips(QPainter &painter, QPointF leftMiddle, Confidence confidence)
{
    const Saved saved(painter);
    const qreal wide = std::round(grown(4)), high = std::round(grown(8)), step = wide + std::round(grown(2));
    const qreal x = std::round(leftMiddle.x());
    const qreal y = std::round(leftMiddle.y() - high / 2);
    for (int i = 0; i < 3; ++i) {
        const QRectF pip(x + step * i + 0.5, y + 0.5, wide, high);
        const bool full = i < int(confidence);
        painter.setPen(QPen(full ? tk().tx2 : tk().ctl, 1));
        painter.setBrush(full ? QBrush(tk().tx2) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(pip, 1, 1);
    }
}

qreal pipsWidth()
{
    return 3 * std::round(grown(4)) + 2 * std::round(grown(2)) + 1;
}

qreal drawChip(QPainter *painter, QPointF topLeft, const QString &text, const QColor &ground, const QColor &colour)
{
    const QFont font = Theme::instance().font(Type::Secondary);
    const qreal w = width(font, text) + 14;
    const qreal h = Theme::instance().px(20);
    if (painter != nullptr) {
        const Saved saved(*painter);
        painter->setPen(Qt::NoPen);
        painter->setBrush(ground);
        painter->drawRoundedRect(QRectF(topLeft, QSizeF(w, h)), 4, 4);
        drawMiddleText(*painter, font, colour, topLeft.x() + 7, topLeft.y() + h / 2, text);
    }
    return w;
}

qreal drawKey(QPainter *painter, QPointF topLeft, const QString &text)
{
    return drawKey(painter, topLeft, text, tk().alt, tk().line2, tk().tx2);
}

qreal drawKey(QPainter *painter, QPointF topLeft, const QString &text, const QColor &ground, const QColor &line,
              const QColor &colour)
{
    const QFont font = Theme::instance().font(Type::Caption, 500);
    const qreal h = Theme::instance().px(18);
    const qreal tw = QFontMetricsF(font).horizontalAdvance(text);
    const qreal w = std::max(h, std::ceil(tw) + 10);
    if (painter != nullptr) {
        const Saved saved(*painter);
        const QRectF box(std::round(topLeft.x()), std::round(topLeft.y()), w, h);
        painter->setPen(QPen(line, 1));
        painter->setBrush(ground.isValid() ? QBrush(ground) : QBrush(Qt::NoBrush));
        painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 2.5, 2.5);
        drawMiddleText(*painter, font, colour, box.x() + (w - tw) / 2, box.center().y(), text);
    }
    return w;
}

QStringList keyCaps(const QKeySequence &sequence)
{
    if (sequence.isEmpty())
        return {};
    // Only the first chord is shown. "Ctrl++" ends in the key "+" itself.
    const QString text = sequence.toString(QKeySequence::NativeText).section(QStringLiteral(", "), 0, 0);
    QStringList caps = text.split(QLatin1Char('+'), Qt::SkipEmptyParts);
    if (text.endsWith(QLatin1Char('+')))
        caps.append(QStringLiteral("+"));
    for (QString &cap : caps) {
        if (cap == QLatin1String("Return"))
            cap = GlyphWords::tr("Enter");
        else if (cap == QLatin1String("Del"))
            cap = GlyphWords::tr("Delete");
        else if (cap == QLatin1String("Left"))
            cap = QStringLiteral("\u2190");
        else if (cap == QLatin1String("Up"))
            cap = QStringLiteral("\u2191");
        else if (cap == QLatin1String("Right"))
            cap = QStringLiteral("\u2192");
        else if (cap == QLatin1String("Down"))
            cap = QStringLiteral("\u2193");
    }
    return caps;
}

void drawGauge(QPainter &painter, const QRectF &rect, qreal value, qreal threshold)
{
    const Saved saved(painter);
    const Tokens &t = tk();
    const QRectF track(rect.x() + 0.5, std::round(rect.center().y() - 3) + 0.5, rect.width() - 1, 5);
    painter.setPen(QPen(t.line2, 1));
    painter.setBrush(t.sunken);
    painter.drawRoundedRect(track, 2, 2);
    // The threshold stands at w - 6.5; what exceeds it runs on to the end of the track.
    const qreal tick = rect.width() - 6.5;
    const qreal share = threshold > 0 ? std::max(0.0, value / threshold) : 0.0;
    const qreal w = std::clamp(share * tick, 0.0, rect.width() - 1.0);
    if (w >= 1) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(t.acc);
        painter.drawRoundedRect(QRectF(rect.x(), track.y() + 0.5, w, 4), 1, 1);
    }
    painter.fillRect(QRectF(std::round(rect.x() + tick - 0.5), std::round(rect.center().y() - 5), 1, 10), t.tx2);
}

qreal drawRepeatMark(QPainter *painter, QPointF leftMiddle, int count, const QColor &colour)
{
    const QFont font = Theme::instance().font(Type::Caption);
    const QString text = figure(count);
    if (painter != nullptr) {
        const Saved saved(*painter);
        drawIcon(*painter, QRectF(std::round(leftMiddle.x()), std::round(leftMiddle.y() - 5.5), 11, 11),
                 QStringLiteral("repeat"), colour);
        drawMiddleText(*painter, font, colour, std::round(leftMiddle.x()) + 14, leftMiddle.y(), text);
    }
    return 14 + width(font, text);
}

QPixmap iconPixmap(const QString &name, const QColor &colour, int size, qreal ratio)
{
    const QString key =
        QStringLiteral("credence-icon/%1/%2/%3/%4").arg(name).arg(colour.rgba(), 0, 16).arg(size).arg(ratio);
    QPixmap pixmap;
    if (QPixmapCache::find(key, &pixmap))
        return pixmap;
    QByteArray source = iconSource(name);
    source.replace("currentColor", colour.name().toLatin1());
    const int side = std::max(1, qRound(size * ratio));
    QImage image(side, side, QImage::Format_ARGB32_Premultiplied);
    image.fill(Qt::transparent);
    if (!source.isEmpty()) {
        QSvgRenderer renderer(source);
        QPainter painter(&image);
        painter.setRenderHint(QPainter::Antialiasing);
        renderer.render(&painter, QRectF(0, 0, side, side));
    }
    image.setDevicePixelRatio(ratio);
    pixmap = QPixmap::fromImage(image);
    QPixmapCache::insert(key, pixmap);
    return pixmap;
}

void drawSign(QPainter &painter, const QRectF &box, const QString &name, const QColor &colour)
{
    const qreal side = std::round(grown(box.width()));
    drawIcon(painter,
             QRectF(std::round(box.center().x() - side / 2), std::round(box.center().y() - side / 2), side, side), name,
             colour);
}

void drawIcon(QPainter &painter, const QRectF &rect, const QString &name, const QColor &colour)
{
    // The ratio of what is really painted on: a widget that is rendered into a picture has another than its screen.
    const QTransform transform = painter.deviceTransform();
    const qreal ratio = std::clamp(std::hypot(transform.m11(), transform.m12()), 1.0, 4.0);
    const auto draw = [&] {
        painter.drawPixmap(QPointF(std::round(rect.x() * ratio) / ratio, std::round(rect.y() * ratio) / ratio),
                           iconPixmap(name, colour, qRound(rect.width()), ratio));
    };
    // What points somewhere points the other way in a window that reads from the right.
    if (name.startsWith(QLatin1String("chevron-")) || name.startsWith(QLatin1String("arrow-")))
        draw();
    else
        upright(painter, rect, draw);
}

QIcon icon(const QString &name)
{
    return QIcon(new LookIconEngine(name));
}

QString figure(qlonglong number)
{
    QLocale locale;
    // "C" has no thousands separator; figures are for reading.
    if (locale.language() == QLocale::C)
        locale = QLocale(QLocale::English, QLocale::UnitedKingdom);
    locale.setNumberOptions(QLocale::DefaultNumberOptions);
    return locale.toString(number);
}

QString counted(qlonglong n, const QString &one, const QString &many)
{
    return n == 1 ? one : many.arg(figure(n));
}

QString oneLine(const std::string &bytes)
{
    // One line of a row or a title: what is beyond it is never seen, and measuring it would take its time.
    constexpr std::size_t most = 4000;
    if (bytes.size() <= most)
        return screenText(bytes).simplified();
    std::size_t end = most;
    while (end > 0 && (static_cast<unsigned char>(bytes[end]) & 0xC0) == 0x80)
        --end;
    return screenText(bytes.substr(0, end)).simplified() + QStringLiteral("…");
}

QString screenText(const std::string &bytes)
{
    return QString::fromStdString(displayText(bytes));
}

} // namespace credence::ui

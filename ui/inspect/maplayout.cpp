// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/maplayout.h"

#include "widgets/dates.h"

#include <QCoreApplication>
#include <QDate>
#include <QDateTime>
#include <QHash>
#include <QStringList>

#include <algorithm>
#include <array>
#include <cmath>

namespace credence::ui::map {

namespace {

constexpr std::int64_t kHour = 3'600'000;
constexpr std::int64_t kDay = 24 * kHour;

QString say(const char *text)
{
    return QCoreApplication::translate("credence::ui::map", text);
}

double share(int band)
{
    static constexpr std::array<double, 8> shares{1.75, 1.2, 1.12, 1.05, 1.0, 0.92, 0.8, 0.62};
    return band < int(shares.size()) ? shares[std::size_t(band)] : 0.5;
}

double nominal(Bin bin)
{
    switch (bin) {
    case Bin::Hour:
        return double(kHour);
    case Bin::SixHours:
        return 6.0 * kHour;
    case Bin::TwelveHours:
        return 12.0 * kHour;
    case Bin::Day:
        return double(kDay);
    case Bin::Week:
        return 7.0 * kDay;
    case Bin::Month:
        return 30.436875 * kDay;
    case Bin::Year:
        return 365.2425 * kDay;
    case Bin::Decade:
        return 3652.425 * kDay;
    case Bin::Century:
        break;
    }
    return 36524.25 * kDay;
}

QDateTime when(std::int64_t ms, Qt::TimeSpec spec)
{
    return QDateTime::fromMSecsSinceEpoch(std::clamp(ms, kFirstTime, kLastTime), spec);
}

std::int64_t startOf(const QDate &date, Qt::TimeSpec spec)
{
    return date.startOfDay(spec).toMSecsSinceEpoch();
}

// The first date of the unit that holds `date`.
QDate floorDate(Bin bin, const QDate &date)
{
    const auto years = [&](int step) { return QDate(std::max(1, date.year() - date.year() % step), 1, 1); };
    switch (bin) {
    case Bin::Week:
        return date.addDays(1 - date.dayOfWeek());
    case Bin::Month:
        return QDate(date.year(), date.month(), 1);
    case Bin::Year:
        return QDate(date.year(), 1, 1);
    case Bin::Decade:
        return years(10);
    case Bin::Century:
        return years(100);
    default:
        return date;
    }
}

QDate nextDate(Bin bin, const QDate &date)
{
    const auto years = [&](int step) { return QDate(date.year() - date.year() % step + step, 1, 1); };
    switch (bin) {
    case Bin::Week:
        return date.addDays(7);
    case Bin::Month:
        return date.addMonths(1);
    case Bin::Year:
        return years(1);
    case Bin::Decade:
        return years(10);
    case Bin::Century:
        return years(100);
    default:
        return date.addDays(1);
    }
}

// Places spots one after the other: offsets in the order of `wishes` first, then every 2 px, then aside.
template<class Order>
std::vector<Place> place(std::span<const Spot> spots, int bandHeight, bool episode, const Order &order)
{
    constexpr double step = 2.0;
    constexpr double gap = 0.8;
    constexpr std::size_t lookBack = 240; // beyond it the column is full anyhow
    std::vector<Place> places(spots.size());
    double largest = 0;
    for (const Spot &s : spots)
        largest = std::max(largest, s.r);
    const int rows = std::max(0, int(bandHeight / 2.0 / step));
    std::vector<int> taken(std::size_t(2 * rows + 1));
    std::vector<double> wishes;
    for (std::size_t i = 0; i < spots.size(); ++i) {
        const Spot &s = spots[i];
        const double limit = reach(s.r, bandHeight, episode);
        wishes.clear();
        order(s, limit, wishes);
        Place best{0, float(wishes.empty() ? 0.0 : std::clamp(wishes.front(), -limit, limit))};
        int least = -1;
        // Where nothing is free at its own time, beliefs step aside by a diameter, then by two.
        const double aside = 2 * s.r + gap;
        for (const double shift : {0.0, aside, -aside, 2 * aside, -2 * aside}) {
            if (shift != 0 && (episode || std::abs(shift) > kMostAside))
                break;
            std::ranges::fill(taken, 0);
            bool near = false;
            for (std::size_t j = i; j-- > 0 && i - j < lookBack;) {
                if (s.x - spots[j].x > s.r + largest + gap + (episode ? 0 : 2 * kMostAside))
                    break;
                const double dx = std::abs(s.x + shift - spots[j].x - double(places[j].dx));
                const double apart = s.r + spots[j].r + gap;
                if (dx >= apart)
                    continue;
                near = true;
                const double dy = std::sqrt(apart * apart - dx * dx), y = double(places[j].y);
                const int from = std::max(-rows, int(std::ceil((y - dy) / step + 1e-9)));
                const int to = std::min(rows, int(std::floor((y + dy) / step - 1e-9)));
                for (int k = from; k <= to; ++k) {
                    const int row = k + rows;
                    ++taken[std::size_t(row)];
                }
            }
            const auto cost = [&](double y) {
                const int row = std::clamp(int(std::lround(y / step)), -rows, rows) + rows;
                return taken[std::size_t(row)];
            };
            const auto consider = [&](double y) {
                if (std::abs(y) > limit)
                    return;
                const int own = near ? cost(y) : 0;
                if (least < 0 || own < least) {
                    least = own;
                    best = {float(shift), float(y)};
                }
            };
            for (const double y : wishes) {
                consider(y);
                if (least == 0)
                    break;
            }
            for (int k = 0; least != 0 && k * step <= limit; ++k) {
                consider(k * step);
                if (least != 0)
                    consider(-k * step);
            }
            if (least == 0)
                break;
        }
        places[i] = best;
    }
    return places;
}

} // namespace

std::vector<int> bandHeights(int bands, int height)
{
    if (bands <= 0)
        return {};
    // The unit at which the smallest of the usual bands is just high enough; below it the map scrolls.
    const double leastUnit = kLeastBand / 0.62;
    std::vector<double> ideal(static_cast<std::size_t>(bands));
    std::vector<bool> fixed(ideal.size(), false);
    double unit = leastUnit;
    for (bool again = true; again;) {
        again = false;
        double sum = 0, left = height;
        for (int i = 0; i < bands; ++i) {
            if (fixed[std::size_t(i)])
                left -= kLeastBand;
            else
                sum += share(i);
        }
        unit = sum > 0 ? std::max(leastUnit, left / sum) : leastUnit;
        for (int i = 0; i < bands; ++i) {
            if (!fixed[std::size_t(i)] && share(i) * unit < kLeastBand - 1e-6) {
                fixed[std::size_t(i)] = true;
                again = true;
            }
        }
    }
    for (int i = 0; i < bands; ++i)
        ideal[std::size_t(i)] = fixed[std::size_t(i)] ? kLeastBand : share(i) * unit;
    // Rounded edges, not rounded heights: the sum stays exact.
    std::vector<int> heights(ideal.size());
    double edge = 0;
    for (std::size_t i = 0; i < ideal.size(); ++i) {
        const double next = edge + ideal[i];
        heights[i] = int(std::lround(next) - std::lround(edge));
        edge = next;
    }
    return heights;
}

bool stripWanted(bool isStrip, double coverage)
{
    return coverage > (isStrip ? 0.28 : 0.35);
}

double episodeRadius(float importance, int bandHeight)
{
    const double v = std::isnan(importance) ? 0.5 : std::clamp(double(importance), 0.0, 1.0);
    return (1.5 + 2.7 * v) * (bandHeight < 64 ? 0.75 : 1.0);
}

double beliefRadius(float importance, int bandHeight)
{
    const double v = std::isnan(importance) ? 0.5 : std::clamp(double(importance), 0.0, 1.0);
    return (2.8 + 5.2 * v) * (bandHeight < 64 ? 0.75 : 1.0);
}

double reach(double radius, int bandHeight, bool episode)
{
    return std::max(0.0, bandHeight / 2.0 - std::max(episode ? 8.0 : 12.0, radius + 6.5));
}

double stripHalfHeight(std::uint64_t n, std::uint64_t largest, int bandHeight)
{
    if (n == 0 || largest == 0)
        return 0;
    return std::sqrt(double(n) / double(largest)) * std::max(1.0, bandHeight / 2.0 - 7.0);
}

std::vector<Place> swarm(std::span<const Spot> spots, int bandHeight)
{
    return place(spots, bandHeight, true, [](const Spot &, double, std::vector<double> &) {});
}

std::vector<Place> stack(std::span<const Spot> spots, int bandHeight)
{
    return place(spots, bandHeight, false, [bandHeight](const Spot &s, double limit, std::vector<double> &wishes) {
        // A steady shift off the middle, so that the edges of neighbours don't run into one line.
        const double shift = bandHeight < 64 ? 0.0 : std::min(limit / 2, 11.0) * (int(s.seed % 5) - 2) / 2.0;
        const double sign = s.seed & 8 ? 1.0 : -1.0;
        wishes.push_back(shift);
        for (int k = 1; k * 17.0 <= 2 * limit; ++k) {
            for (const double y : {shift + sign * k * 17.0, shift - sign * k * 17.0}) {
                if (std::abs(y) <= limit)
                    wishes.push_back(y);
            }
        }
    });
}

Bin chooseBin(double msPerPixel, double least)
{
    for (int i = 0; i < int(Bin::Century); ++i) {
        if (nominal(Bin(i)) >= least * msPerPixel)
            return Bin(i);
    }
    return Bin::Century;
}

QString binShortName(Bin bin)
{
    switch (bin) {
    case Bin::Hour:
        return say(QT_TRANSLATE_NOOP("credence::ui::map", "1 h"));
    case Bin::SixHours:
        return say(QT_TRANSLATE_NOOP("credence::ui::map", "6 h"));
    case Bin::TwelveHours:
        return say(QT_TRANSLATE_NOOP("credence::ui::map", "12 h"));
    case Bin::Day:
        return say(QT_TRANSLATE_NOOP("credence::ui::map", "day"));
    case Bin::Week:
        return say(QT_TRANSLATE_NOOP("credence::ui::map", "week"));
    case Bin::Month:
        return say(QT_TRANSLATE_NOOP("credence::ui::map", "month"));
    case Bin::Year:
        return say(QT_TRANSLATE_NOOP("credence::ui::map", "year"));
    case Bin::Decade:
        return say(QT_TRANSLATE_NOOP("credence::ui::map", "decade"));
    case Bin::Century:
        break;
    }
    return say(QT_TRANSLATE_NOOP("credence::ui::map", "century"));
}

QString binName(Bin bin)
{
    return say(QT_TRANSLATE_NOOP("credence::ui::map", "%1 bins")).arg(binShortName(bin));
}

std::vector<std::int64_t> binEdges(Bin bin, std::int64_t from, std::int64_t to, Qt::TimeSpec spec)
{
    from = std::clamp(from, kFirstTime, kLastTime);
    to = std::clamp(to, from, kLastTime);
    std::vector<std::int64_t> edges;
    const int hours = bin == Bin::Hour ? 1 : bin == Bin::SixHours ? 6 : bin == Bin::TwelveHours ? 12 : 0;
    QDate date = floorDate(bin, when(from, spec).date());
    while (true) {
        const std::int64_t start = startOf(date, spec);
        const QDate after = nextDate(bin, date);
        const std::int64_t end = startOf(after, spec);
        edges.push_back(start);
        if (hours > 0) {
            // Hours count from local midnight; the last one of a day is longer or shorter where clocks change.
            for (std::int64_t t = start + hours * kHour; t < end; t += hours * kHour)
                edges.push_back(t);
        }
        if (start > to || !after.isValid() || end <= start)
            break;
        date = after;
    }
    // Only what is needed at both ends.
    const auto first = std::upper_bound(edges.begin(), edges.end(), from);
    if (first != edges.begin())
        edges.erase(edges.begin(), first - 1);
    const auto last = std::upper_bound(edges.begin(), edges.end(), to);
    if (last != edges.end())
        edges.erase(last + 1, edges.end());
    return edges;
}

QString binTitle(Bin bin, std::int64_t edge, std::int64_t next, Qt::TimeSpec spec)
{
    const QDateTime a = when(edge, spec);
    switch (bin) {
    case Bin::Hour:
    case Bin::SixHours:
    case Bin::TwelveHours: {
        const QDateTime b = when(next, spec);
        const int end = b.date() > a.date() ? 24 : b.time().hour();
        return say(QT_TRANSLATE_NOOP("credence::ui::map", "%1, %2–%3 h"))
            .arg(dateText(a.date(), DateForm::WeekdayDay))
            .arg(a.time().hour())
            .arg(end);
    }
    case Bin::Day:
        return dateText(a.date(), DateForm::WeekdayDay);
    case Bin::Week:
        return say(QT_TRANSLATE_NOOP("credence::ui::map", "Week of %1")).arg(dateText(a.date(), DateForm::DayMonth));
    case Bin::Month:
        return dateText(a.date(), DateForm::MonthYear);
    case Bin::Year:
        return QString::number(a.date().year());
    case Bin::Decade:
    case Bin::Century:
        break;
    }
    return say(QT_TRANSLATE_NOOP("credence::ui::map", "From %1")).arg(a.date().year());
}

std::vector<Tick> axisTicks(std::int64_t from, std::int64_t to, double width, double least, Qt::TimeSpec spec)
{
    std::vector<Tick> ticks;
    from = std::clamp(from, kFirstTime, kLastTime);
    to = std::clamp(to, from, kLastTime);
    if (to <= from || width < 1)
        return ticks;
    const double perPixel = double(to - from) / width;
    const double needed = least * perPixel;
    const auto inside = [&](std::int64_t t) { return t >= from && t <= to; };

    // Minutes and hours: labels within a day, the date at midnight.
    for (const int minutes : {1, 5, 15, 30, 60, 180, 360, 720}) {
        const std::int64_t step = minutes * std::int64_t(60'000);
        if (double(step) < needed)
            continue;
        for (QDate date = when(from, spec).date(); date.isValid(); date = date.addDays(1)) {
            const std::int64_t start = startOf(date, spec);
            const std::int64_t end = startOf(date.addDays(1), spec);
            if (start > to || end <= start)
                break;
            std::int64_t t = start;
            if (from > start)
                t += (from - start) / step * step;
            for (; t < end && t <= to; t += step) {
                if (!inside(t))
                    continue;
                Tick tick{t, t == start, t == start, {}};
                tick.label = t == start ? dateText(date, DateForm::DayMonth) : clockText(when(t, spec).time());
                ticks.push_back(tick);
            }
        }
        return ticks;
    }
    // Days and weeks: months solid, the rest dotted.
    for (const int days : {1, 2, 7, 14}) {
        if (double(days * kDay) < needed)
            continue;
        const bool weeks = days >= 7;
        int count = 0;
        for (QDate date = floorDate(weeks ? Bin::Week : Bin::Day, when(from, spec).date()); date.isValid();
             date = date.addDays(weeks ? 7 : 1)) {
            const std::int64_t t = startOf(date, spec);
            if (t > to)
                break;
            // Every second one by the calendar, not by the window: labels don't jump while the map is dragged.
            count = int(weeks ? date.toJulianDay() / 7 : date.toJulianDay());
            if (!inside(t))
                continue;
            Tick tick{t, !weeks && date.dayOfWeek() == 1, false, {}};
            if (days == 1 || days == 7 || count % 2 == 0) {
                tick.label = dateText(date, DateForm::DayMonth);
                tick.strong = weeks ? date.day() <= days : date.day() <= days;
            }
            ticks.push_back(tick);
        }
        for (QDate date = floorDate(Bin::Month, when(from, spec).date()); date.isValid(); date = date.addMonths(1)) {
            const std::int64_t t = startOf(date, spec);
            if (t > to)
                break;
            if (inside(t))
                ticks.push_back({t, true, false, {}});
        }
        return ticks;
    }
    for (const int months : {1, 3, 6}) {
        if (months * nominal(Bin::Month) < needed)
            continue;
        for (QDate date = floorDate(Bin::Year, when(from, spec).date()); date.isValid(); date = date.addMonths(1)) {
            const std::int64_t t = startOf(date, spec);
            if (t > to)
                break;
            if (!inside(t))
                continue;
            const bool january = date.month() == 1;
            Tick tick{t, january || months == 1, january, {}};
            if ((date.month() - 1) % months == 0)
                tick.label = january ? QString::number(date.year()) : dateText(date, DateForm::Month);
            if (!tick.label.isEmpty() || months == 3)
                ticks.push_back(tick);
        }
        return ticks;
    }
    int years = 1;
    for (const int factor : {2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000}) {
        if (years * nominal(Bin::Year) >= needed)
            break;
        years = factor;
    }
    const int first = when(from, spec).date().year();
    for (int year = first - first % years; year <= 9999; year += years) {
        if (year < 1)
            continue;
        const std::int64_t t = startOf(QDate(year, 1, 1), spec);
        if (t > to)
            break;
        if (inside(t))
            ticks.push_back({t, true, false, QString::number(year)});
    }
    return ticks;
}

namespace {

QString trimmedEnd(QString t)
{
    while (!t.isEmpty() && (t.back().isSpace() || t.back().category() == QChar::Punctuation_Dash ||
                            QStringLiteral(",;:.").contains(t.back())))
        t.chop(1);
    return t;
}

} // namespace

QString shortLabel(const QString &text, int most)
{
    QString s = text.simplified();
    if (s.size() <= most)
        return trimmedEnd(s).isEmpty() ? s : trimmedEnd(s);
    // A clause that ends in time says one thing whole.
    for (int i = most * 2 / 5; i <= most && i + 1 < s.size(); ++i) {
        if (QStringLiteral(",;:.").contains(s.at(i)) && s.at(i + 1).isSpace())
            return trimmedEnd(s.left(i));
    }
    // Words that can't stand at an end.
    static const QStringList weak = QStringLiteral("a an the of to in on at for and or with that is are was were be by "
                                                   "her his as its not very also from about into their more than has "
                                                   "have been who which when while because so such but before after")
                                        .split(QLatin1Char(' '));
    const auto cutAt = [&](int at) {
        QString part = trimmedEnd(s.left(at));
        while (true) {
            const int space = int(part.lastIndexOf(QLatin1Char(' ')));
            if (space < most / 3 || !weak.contains(part.mid(space + 1).toLower()))
                return part;
            part = trimmedEnd(part.left(space));
        }
    };
    int cut = int(s.lastIndexOf(QLatin1Char(' '), most));
    if (cut < most / 2) {
        cut = most - 1;
        if (s.at(cut - 1).isHighSurrogate())
            --cut;
        return s.left(cut) + QChar(0x2026);
    }
    QString part = cutAt(cut);
    // Little is left, or whose it is but not what: one word more, if it is not a long one.
    const bool whose = part.endsWith(QStringLiteral("'s")) || part.endsWith(QStringLiteral("’s"));
    if (whose || part.size() < most * 3 / 4) {
        int next = int(s.indexOf(QLatin1Char(' '), cut + 1));
        next = next < 0 ? int(s.size()) : next;
        if (next <= most + (whose ? 12 : 8))
            return cutAt(next);
    }
    return part;
}

QString commonLead(const QStringList &texts)
{
    QString lead;
    for (int words = 1; words <= 4; ++words) {
        QHash<QString, int> counts;
        QString most;
        for (const QString &text : texts) {
            const QStringList parts = text.simplified().split(QLatin1Char(' '));
            if (parts.size() <= words + 1)
                continue;
            const QString first = parts.mid(0, words).join(QLatin1Char(' '));
            if (++counts[first] > counts.value(most))
                most = first;
        }
        const qsizetype n = counts.value(most);
        if (n < 3 || n * 5 < texts.size() * 3)
            break;
        lead = most;
    }
    return lead;
}

QString withoutLead(const QString &text, const QString &lead)
{
    QString s = text.simplified();
    const QStringList words = lead.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    const QStringList own = s.split(QLatin1Char(' '));
    qsizetype same = 0;
    while (same < words.size() && same + 1 < own.size() && own[same] == words[same])
        ++same;
    // "and her friend" is half a subject.
    if (same == 0 || own[same] == QStringLiteral("and") || own[same] == QStringLiteral("or"))
        return s;
    s = own.mid(same).join(QLatin1Char(' '));
    for (const QString &verb : {QStringLiteral("is "), QStringLiteral("was "), QStringLiteral("are "),
                                QStringLiteral("were "), QStringLiteral("has ")}) {
        if (s.startsWith(verb) && s.size() > verb.size() + 8) {
            s = s.mid(verb.size());
            break;
        }
    }
    s[0] = s.at(0).toUpper();
    return s;
}

namespace {

QRectF labelRect(const LabelWish &w, int position)
{
    const double dx = w.r + 6, dy = w.r + 3;
    const double width = w.size.width(), height = w.size.height();
    switch (position) {
    case 0: // left
        return {w.at.x() - dx - width, w.at.y() - height / 2, width, height};
    case 1: // right
        return {w.at.x() + dx, w.at.y() - height / 2, width, height};
    case 2: // upper left
        return {w.at.x() - dx * 0.6 - width, w.at.y() - dy - height + 2, width, height};
    case 3: // upper right
        return {w.at.x() + dx * 0.6, w.at.y() - dy - height + 2, width, height};
    case 4: // lower left
        return {w.at.x() - dx * 0.6 - width, w.at.y() + dy - 2, width, height};
    case 5: // lower right
        return {w.at.x() + dx * 0.6, w.at.y() + dy - 2, width, height};
    case 6: // above
        return {w.at.x() - width / 2, w.at.y() - dy - height, width, height};
    default: // below
        return {w.at.x() - width / 2, w.at.y() + dy, width, height};
    }
}

bool crosses(const Segment &s, const QRectF &r)
{
    if (std::max(s.a.x(), s.b.x()) < r.left() || std::min(s.a.x(), s.b.x()) > r.right() ||
        std::max(s.a.y(), s.b.y()) < r.top() || std::min(s.a.y(), s.b.y()) > r.bottom())
        return false;
    // Liang-Barsky: does the segment have a part inside the rectangle?
    const double dx = s.b.x() - s.a.x(), dy = s.b.y() - s.a.y();
    double t0 = 0, t1 = 1;
    const auto clip = [&](double p, double q) {
        if (p == 0)
            return q >= 0;
        const double t = q / p;
        if (p < 0)
            t0 = std::max(t0, t);
        else
            t1 = std::min(t1, t);
        return t0 <= t1;
    };
    return clip(-dx, s.a.x() - r.left()) && clip(dx, r.right() - s.a.x()) && clip(-dy, s.a.y() - r.top()) &&
           clip(dy, r.bottom() - s.a.y());
}

} // namespace

std::vector<LabelPlace> placeLabels(std::span<const LabelWish> wishes, std::span<const QRectF> blocked,
                                    std::span<const Segment> edges, int most)
{
    std::vector<LabelPlace> places(wishes.size());
    std::vector<QRectF> taken;
    for (std::size_t i = 0; i < wishes.size() && int(taken.size()) < most; ++i) {
        const LabelWish &w = wishes[i];
        double least = 1e9;
        for (int position = 0; position < 8; ++position) {
            const QRectF rect = labelRect(w, position);
            if (!w.within.contains(rect))
                continue;
            const QRectF roomy = rect.adjusted(-3, -1, 3, 1);
            const auto hits = [&](const QRectF &other) { return roomy.intersects(other); };
            if (std::ranges::any_of(taken, hits) || std::ranges::any_of(blocked, hits))
                continue;
            // The earlier positions read better; the one it had keeps it steady while the map moves.
            double cost = position * 0.15 - (position == w.preferred ? 1.5 : 0.0);
            for (const Segment &edge : edges) {
                if (crosses(edge, rect))
                    cost += 1;
            }
            if (cost < least) {
                least = cost;
                places[i] = {position, rect};
            }
        }
        if (places[i].position >= 0)
            taken.push_back(places[i].rect);
    }
    return places;
}

} // namespace credence::ui::map

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The map's geometry and calendar as pure functions: heights of bands, when a band becomes a strip, bins, places of
// marks, ticks of the axis, places of labels. Logical pixels and ms since 1970 UTC.
// Ownership: values. Thread safety: pure functions; call from any thread.
#pragma once

#include <QPointF>
#include <QRectF>
#include <QSizeF>
#include <QString>

#include <cstdint>
#include <span>
#include <vector>

namespace credence::ui::map {

// --- bands ---
inline constexpr int kLeastBand = 36;
// Heights of `bands` bands from the bottom (episodes first) that together fill `height`; when they can't be 36 px each,
// and the usual ones keep their proportions, the sum is larger and the map scrolls.
[[nodiscard]] std::vector<int> bandHeights(int bands, int height);

// A band turns into a strip when its marks would fill more than 0.35 of its area, and back below 0.28.
[[nodiscard]] bool stripWanted(bool isStrip, double coverage);

// Radii by importance 0..1 (NaN, unset, counts as 0.5); three quarters in bands under 64 px.
[[nodiscard]] double episodeRadius(float importance, int bandHeight);
[[nodiscard]] double beliefRadius(float importance, int bandHeight);
// How far a mark's middle may lie from the band's middle, so that not even the ring of the selection crosses the edge.
[[nodiscard]] double reach(double radius, int bandHeight, bool episode);

// Half the height of a strip's bin: the root of the share, scaled to band / 2 - 7.
[[nodiscard]] double stripHalfHeight(std::uint64_t n, std::uint64_t largest, int bandHeight);

// --- places of marks in one band ---
struct Spot {
    double x = 0;
    double r = 0;
    std::uint32_t seed = 0; // for a small steady shift of beliefs off the middle
};
struct Place {
    float dx = 0; // beside its time: only where a stack of beliefs is full, at most kMostAside
    float y = 0;  // from the band's middle
};
inline constexpr double kMostAside = 24;
// Spots ordered by x: episodes in steps of 2 px from the middle outwards, the first place without an overlap, else the
// one with the least; never beyond reach().
[[nodiscard]] std::vector<Place> swarm(std::span<const Spot> spots, int bandHeight);
// The same for beliefs: those of one time stack 17 px apart at most, and step aside where the stack is full.
[[nodiscard]] std::vector<Place> stack(std::span<const Spot> spots, int bandHeight);

// --- calendar ---
enum class Bin { Hour, SixHours, TwelveHours, Day, Week, Month, Year, Decade, Century };
// The smallest unit that is `least` px or wider.
[[nodiscard]] Bin chooseBin(double msPerPixel, double least = 4.0);
// "12 h bins", and short "12 h".
[[nodiscard]] QString binName(Bin bin);
[[nodiscard]] QString binShortName(Bin bin);
// Ascending edges of calendar units (weeks begin on Monday); the first is <= from, the last > to. Times outside the
// years 1 to 9999 are cut to them.
[[nodiscard]] std::vector<std::int64_t> binEdges(Bin bin, std::int64_t from, std::int64_t to,
                                                 Qt::TimeSpec spec = Qt::LocalTime);
// "Thu 4 Jun, 12–24 h", "Week of 1 Jun", "June 2026".
[[nodiscard]] QString binTitle(Bin bin, std::int64_t edge, std::int64_t next, Qt::TimeSpec spec = Qt::LocalTime);

inline constexpr std::int64_t kFirstTime = -62135596800000; // 0001-01-01
inline constexpr std::int64_t kLastTime = 253402300799999;  // 9999-12-31

struct Tick {
    std::int64_t at = 0;
    bool solid = false; // the grid line: solid or dotted
    bool strong = false;
    QString label; // empty: a line only
};
// Lines and labels of the time axis; labels are at least `least` px apart.
[[nodiscard]] std::vector<Tick> axisTicks(std::int64_t from, std::int64_t to, double width, double least = 50.0,
                                          Qt::TimeSpec spec = Qt::LocalTime);

// --- labels ---
// At most about `most` characters, cut at a word's end, without dangling punctuation; "…" only when cut inside a word.
[[nodiscard]] QString shortLabel(const QString &text, int most = 28);
// The first words that at least three and three fifths of the texts share ("Isabella Rodriguez"): they tell none from
// another, so labels leave them out. Empty if there are none.
[[nodiscard]] QString commonLead(const QStringList &texts);
// The text without that lead and a verb that then hangs in the air, beginning with a capital.
[[nodiscard]] QString withoutLead(const QString &text, const QString &lead);

struct LabelWish {
    QPointF at; // the mark's middle
    double r = 0;
    QSizeF size;
    QRectF within;      // the label must lie inside
    int preferred = -1; // the position it had before, 0..7
};
struct LabelPlace {
    int position = -1; // 0..7, -1: no label
    QRectF rect;
};
struct Segment {
    QPointF a, b;
};
// Wishes in order of weight. Eight positions each; the one that the fewest edges cross wins; none rather than an
// overlap with another label or with one of `blocked` (marks that must stay visible).
[[nodiscard]] std::vector<LabelPlace> placeLabels(std::span<const LabelWish> wishes, std::span<const QRectF> blocked,
                                                  std::span<const Segment> edges, int most = 14);

} // namespace credence::ui::map

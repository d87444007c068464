// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/whatifpage.h"

#include "audit/effectdelegate.h"
#include "jobs/jobrunner.h"
#include "jobs/savebytes.h"
#include "models/roles.h"
#include "reflect/rowpaint.h"
#include "settings/settings.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/chip.h"
#include "widgets/corewords.h"
#include "widgets/emptystate.h"
#include "widgets/findfield.h"
#include "widgets/flowlayout.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/plaintip.h"
#include "widgets/prompts.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"
#include "widgets/segmented.h"
#include "widgets/splitter.h"

#include <QCheckBox>
#include <QDataStream>
#include <QDir>
#include <QFileInfo>
#include <QIODevice>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollArea>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace credence::ui {

namespace {

constexpr int kWhatIfMargin = 16;
constexpr int kWhatIfRow = 48, kEffectRow = 24, kWhatIfFoot = 48;
constexpr int kWhatIfSearch = 300; // ms after the last letter
constexpr std::size_t kMostTried = 2000;

void drawKeystone(QPainter &painter, QPointF topCentre)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(tk().warn);
    const qreal x = topCentre.x(), y = topCentre.y();
    painter.drawPolygon(
        QPolygonF{QPointF(x - 5, y), QPointF(x + 5, y), QPointF(x + 2.5, y + 9), QPointF(x - 2.5, y + 9)});
    painter.restore();
}

void drawReference(QPainter &painter, const QRectF &box, int number, const QColor &hue)
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(hue, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
    const QFont font = Theme::instance().font(Type::Caption, 600);
    const QString text = QString::number(number);
    write(painter, font, hue, box.center().x() - QFontMetricsF(font).horizontalAdvance(text) / 2, box.top(),
          box.height(), text);
    painter.restore();
}

qreal referenceWidth(int number)
{
    return std::max<qreal>(
        20, QFontMetricsF(Theme::instance().font(Type::Caption, 600)).horizontalAdvance(QString::number(number)) + 8);
}

class TriedDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {100, px(kWhatIfRow)};
    }
    // Where the check box stands in a row.
    [[nodiscard]] static QRect box(const QRect &row) { return {row.left() + kWhatIfMargin, row.top() + px(8), 16, 16}; }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const WhatIfModel *>(index.model());
        if (!model)
            return;
        const WhatIfRow &row = model->row(index.row());
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const QRect r = option.rect;
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        drawRowGround(*painter, option, index);
        painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
        // The check box in the style's own drawing.
        QStyleOptionViewItem check(option);
        check.rect = box(r);
        check.state = QStyle::State_None;
        if (row.choosable())
            check.state |= QStyle::State_Enabled;
        check.state |= row.checked ? QStyle::State_On : QStyle::State_Off;
        const QWidget *widget = option.widget;
        upright(*painter, check.rect, [&] {
            widget->style()->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &check, painter, widget);
        });

        qreal x = r.left() + kWhatIfMargin + 26;
        const qreal right = r.right() - kWhatIfMargin;
        const QColor ink = row.checked ? t.tx : t.tx3;
        const QFont base = theme.font(Type::Base), small = theme.font(Type::Secondary);
        const qreal wide = referenceWidth(row.number);
        drawReference(*painter, QRectF(x, r.top() + px(8), wide, px(16)), row.number, row.checked ? t.sup : t.tx3);
        qreal at = x + wide + 8;
        if (row.kind != Kind::Episode || row.status != Status::Active) {
            drawStatusGlyph(*painter, QPointF(at + 5, r.top() + px(16)), grown(4.2), row.status,
                            statusColour(row.status));
            at += 16;
        }
        QString facts = row.date;
        if (row.kind != Kind::Episode)
            facts = WhatIfModel::tr("depth %1, %2").arg(row.depth).arg(facts);
        if (!row.importance.isEmpty())
            facts += QStringLiteral("  ") + row.importance;
        qreal end = right;
        if (row.critical) {
            const QString word = WhatIfModel::tr("critical");
            const qreal w = QFontMetricsF(small).horizontalAdvance(word);
            write(*painter, small, t.warn, end - w, r.top() + px(6), px(20), word);
            drawKeystone(*painter, QPointF(end - w - 11, r.top() + px(12)));
            end -= w + 22;
        } else if (!row.note.isEmpty()) {
            const qreal w = QFontMetricsF(small).horizontalAdvance(row.note);
            write(*painter, small, t.tx3, end - w, r.top() + px(6), px(20), row.note);
            end -= w + 8;
        }
        write(*painter, small, row.checked ? t.tx2 : t.tx3, at, r.top() + px(6), px(20),
              QFontMetricsF(small).elidedText(facts, Qt::ElideRight, std::max<qreal>(0, end - at)));
        write(*painter, base, ink, x, r.top() + px(25), px(20),
              QFontMetricsF(base).elidedText(row.text, Qt::ElideRight, right - x));
        painter->restore();
    }
};

class EffectDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {100, px(kEffectRow)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const EffectModel *>(index.model());
        if (!model)
            return;
        const EffectRow &row = model->row(index.row());
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const QRect r = option.rect;
        const QFont base = theme.font(Type::Base), small = theme.font(Type::Secondary);
        const qreal middle = r.top() + r.height() / 2.0;
        qreal right = r.right() - kWhatIfMargin;
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        if (row.heading) {
            painter->fillRect(r, t.alt);
            painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
            const QFont caption = theme.font(Type::Caption);
            write(*painter, caption, t.tx2, r.left() + kWhatIfMargin, r.top(), r.height(), row.text);
            const auto count = [&](int n, Status status, const QString &word) {
                if (n == 0)
                    return;
                const QString text = QStringLiteral("%1 %2").arg(figure(n), word);
                const qreal w = QFontMetricsF(caption).horizontalAdvance(text);
                write(*painter, caption, t.tx2, right - w, r.top(), r.height(), text);
                drawStatusGlyph(*painter, QPointF(right - w - 10, middle), grown(4), status, statusColour(status));
                right -= w + 28;
            };
            count(row.suspect, Status::Suspect, EffectModel::tr("suspect"));
            count(row.stale, Status::Stale, EffectModel::tr("stale"));
            painter->restore();
            return;
        }
        drawRowGround(*painter, option, index);
        qreal x = r.left() + kWhatIfMargin + 6;
        drawStatusGlyph(*painter, QPointF(x, middle), grown(4.2), row.before, statusColour(row.before));
        if (row.before != row.after) {
            drawSign(*painter, QRectF(x + 10, middle - 6, 12, 12), QStringLiteral("arrow-right"), t.tx3);
            drawStatusGlyph(*painter, QPointF(x + 33, middle), grown(4.2), row.after, statusColour(row.after));
            x += 30;
        }
        x += 16;
        writeRight(*painter, small, t.tx2, right, r.top(), r.height(), row.left);
        const qreal column =
            row.left.isEmpty() ? 0 : QFontMetricsF(small).horizontalAdvance(QStringLiteral("99 left")) + 20;
        writeRight(*painter, small, t.tx2, right - column, r.top(), r.height(), row.loses);
        const qreal room = right - column - QFontMetricsF(small).horizontalAdvance(row.loses) - 12 - x;
        write(*painter, base, t.tx, x, r.top(), r.height(),
              QFontMetricsF(base).elidedText(row.text, Qt::ElideRight, std::max<qreal>(20, room)));
        painter->restore();
    }
};

// Counts, meters by layer, the critical ones: painted, since they are figures to compare.
class EffectSummary : public QWidget {
    Q_OBJECT
public:
    explicit EffectSummary(QWidget *parent) : QWidget(parent)
    {
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum);
        connect(&Theme::instance(), &Theme::changed, this, [this] { updateGeometry(); });
    }
    struct Critical {
        int number = 0;
        QString text;
        int beliefs = 0;
    };
    // A line of the table of the two ways: what, retract, forget.
    struct Way {
        QString what, retract, forget;
        bool alarm = false;
    };
    void show(const std::optional<WhatIf> &effect, std::vector<Critical> critical, std::vector<Way> ways)
    {
        m_ways = std::move(ways);
        m_stale = m_suspect = 0;
        m_withdrawn = m_stay = 0;
        m_layers.clear();
        m_critical = std::move(critical);
        if (effect) {
            m_withdrawn = int(effect->withdrawn.size());
            for (const WhatIfLayer &layer : effect->layers) {
                m_stale += int(layer.stale);
                m_suspect += int(layer.suspect);
            }
            m_layers = effect->layers;
            m_stay = int(effect->beliefs) - int(effect->follows.size());
        }
        QStringList told;
        for (const Way &way : m_ways)
            told << tr("%1: retract %2, forget %3").arg(way.what, way.retract, way.forget);
        QStringList words{counted(m_withdrawn, tr("1 memory withdrawn"), tr("%1 memories withdrawn")),
                          counted(m_stale, tr("1 becomes stale"), tr("%1 become stale")),
                          counted(m_suspect, tr("1 becomes suspect"), tr("%1 become suspect")),
                          counted(m_stay, tr("1 belief stays as it is"), tr("%1 beliefs stay as they are"))};
        setAccessibleDescription((words + told).join(QStringLiteral(", ")));
        updateGeometry();
        update();
    }
    [[nodiscard]] QSize sizeHint() const override { return {300, layOut(nullptr)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {px(240), layOut(nullptr)}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        layOut(&painter);
    }
    void resizeEvent(QResizeEvent *event) override
    {
        QWidget::resizeEvent(event);
        updateGeometry(); // a cell has as many lines as its width asks for
    }

private:
    // In as many lines as it takes; returns their height.
    static int wrapCell(QPainter *p, const QFont &font, const QColor &ink, qreal x, qreal y, qreal wide,
                        const QString &text)
    {
        QTextLayout layout(text, font);
        QTextOption wrap;
        wrap.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        layout.setTextOption(wrap);
        const QFontMetricsF metrics(font);
        const int line = px(17);
        const qreal lift = std::round((px(21) + metrics.capHeight()) / 2) - metrics.ascent();
        int lines = 0;
        layout.beginLayout();
        for (QTextLine part = layout.createLine(); part.isValid(); part = layout.createLine()) {
            part.setLineWidth(std::max<qreal>(24, wide));
            part.setPosition(QPointF(x, y + lift + lines++ * line));
        }
        layout.endLayout();
        if (p) {
            p->setPen(ink);
            upright(*p, QRectF(x, y, std::max<qreal>(24, wide), 1), [&] { layout.draw(p, QPointF()); });
        }
        return px(21) + std::max(0, lines - 1) * line;
    }
    int layOut(QPainter *p) const
    {
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const QFont big = theme.font(Type::Base, 600), base = theme.font(Type::Base),
                    small = theme.font(Type::Secondary), caption = theme.font(Type::Caption),
                    head = theme.font(Type::Secondary, 600);
        const qreal left = kWhatIfMargin, right = width() - kWhatIfMargin;
        int y = px(14);
        qreal figures = px(28);
        for (const int n : {m_withdrawn, m_stale, m_suspect, m_stay})
            figures = std::max(figures, std::ceil(QFontMetricsF(big).horizontalAdvance(figure(n))));
        const auto count = [&](int n, std::optional<Status> status, const QString &word, bool dim) {
            if (p) {
                writeRight(*p, big, dim ? t.tx3 : t.tx, left + figures, y, px(20), figure(n));
                qreal x = left + figures + px(10);
                if (status) {
                    drawStatusGlyph(*p, QPointF(x + 5, y + px(10)), grown(4.2), *status, statusColour(*status));
                    x += 18;
                }
                write(*p, base, dim ? t.tx3 : t.tx, x, y, px(20), word);
            }
            y += px(20);
        };
        count(m_withdrawn, {}, m_withdrawn == 1 ? tr("memory withdrawn") : tr("memories withdrawn"), false);
        count(m_stale, Status::Stale, m_stale == 1 ? tr("becomes stale") : tr("become stale"), false);
        count(m_suspect, Status::Suspect, m_suspect == 1 ? tr("becomes suspect") : tr("become suspect"), false);
        count(std::max(0, m_stay), {}, m_stay == 1 ? tr("belief stays as it is") : tr("beliefs stay as they are"),
              true);
        if (!m_layers.empty()) {
            y += px(14);
            if (p)
                write(*p, head, t.tx, left, y, px(18), tr("By layer"));
            y += px(22);
            const auto headWide = [&](const QString &word, int least) {
                return std::max<qreal>(px(least), std::ceil(QFontMetricsF(caption).horizontalAdvance(word)));
            };
            const qreal of = right, suspect = of - headWide(tr("Of"), 30) - px(10),
                        stale = suspect - headWide(tr("Suspect"), 44) - px(10);
            qreal bar = left + px(64);
            for (const WhatIfLayer &layer : m_layers)
                bar = std::max(bar,
                               left + px(8) + QFontMetricsF(small).horizontalAdvance(tr("Depth %1").arg(layer.depth)));
            if (p) {
                // The words of the figures say what the bar adds up.
                const qreal room = stale - headWide(tr("Stale"), 26) - px(8) - bar;
                if (QFontMetricsF(caption).horizontalAdvance(tr("In doubt")) <= room)
                    write(*p, caption, t.tx3, bar, y, px(16), tr("In doubt"));
                writeRight(*p, caption, t.tx3, stale, y, px(16), tr("Stale"));
                writeRight(*p, caption, t.tx3, suspect, y, px(16), tr("Suspect"));
                writeRight(*p, caption, t.tx3, of, y, px(16), tr("Of"));
            }
            y += px(20);
            for (const WhatIfLayer &layer : m_layers) {
                if (p) {
                    p->fillRect(QRectF(left, y - 1, right - left, 1), t.line);
                    write(*p, small, t.tx, left, y, px(21), tr("Depth %1").arg(layer.depth));
                    const QRectF meter(bar, y + px(8), std::max<qreal>(0, stale - px(34) - bar), 5);
                    p->fillRect(meter, t.sunken);
                    const double share =
                        layer.beliefs > 0 ? double(layer.stale + layer.suspect) / double(layer.beliefs) : 1.0;
                    p->fillRect(QRectF(meter.left(), meter.top(), std::max(2.0, meter.width() * std::min(1.0, share)),
                                       meter.height()),
                                t.suspect);
                    writeRight(*p, small, t.tx, stale, y, px(21), figure(qlonglong(layer.stale)));
                    writeRight(*p, small, t.tx, suspect, y, px(21), figure(qlonglong(layer.suspect)));
                    writeRight(*p, small, t.tx3, of, y, px(21), figure(qlonglong(layer.beliefs)));
                }
                y += px(21);
            }
        }
        if (!m_ways.empty()) {
            y += px(14);
            if (p)
                write(*p, head, t.tx, left, y, px(18), tr("The two ways"));
            y += px(22);
            const qreal second = left + (right - left) * 0.38, third = left + (right - left) * 0.69;
            if (p) {
                write(*p, caption, t.tx3, second, y, px(16), tr("Retract"));
                write(*p, caption, t.tx3, third, y, px(16), tr("Forget"));
            }
            y += px(20);
            for (const Way &way : m_ways) {
                if (p)
                    p->fillRect(QRectF(left, y - 1, right - left, 1), t.line);
                const auto cell = [&](qreal x, qreal end, const QString &text, const QColor &ink) {
                    return wrapCell(p, small, ink, x, y, end - x - 6, text);
                };
                const int high = std::max({cell(left, second, way.what, t.tx2), cell(second, third, way.retract, t.tx),
                                           cell(third, right + 6, way.forget, way.alarm ? t.flag : t.tx)});
                y += high;
            }
        }
        if (!m_critical.empty()) {
            y += px(14);
            if (p) {
                write(*p, head, t.tx, left, y, px(18), tr("Critical"));
                writeRight(*p, small, t.tx3, right, y, px(18), tr("each takes a belief by itself"));
            }
            y += px(22);
            for (const Critical &one : m_critical) {
                if (p) {
                    drawKeystone(*p, QPointF(left + 6, y + px(6)));
                    const qreal wide = referenceWidth(one.number);
                    drawReference(*p, QRectF(left + 18, y + px(3), wide, px(15)), one.number, t.sup);
                    const QString takes = one.beliefs == 1 ? tr("1 belief") : tr("%1 beliefs").arg(one.beliefs);
                    writeRight(*p, small, t.tx3, right, y, px(21), takes);
                    const qreal x = left + 18 + wide + 8;
                    write(*p, small, t.tx2, x, y, px(21),
                          QFontMetricsF(small).elidedText(one.text, Qt::ElideRight,
                                                          right - x - QFontMetricsF(small).horizontalAdvance(takes) -
                                                              12));
                }
                y += px(21);
            }
        }
        return y + px(10);
    }

    int m_withdrawn = 0, m_stale = 0, m_suspect = 0, m_stay = 0;
    std::vector<WhatIfLayer> m_layers;
    std::vector<Critical> m_critical;
    std::vector<Way> m_ways;
};

// The layers of ErasePreview::counts in words.
QString layerOfErase(const std::string &layer, std::uint64_t n)
{
    static const std::map<std::string, const char *> names{
        {"episodes", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Episodes")},
        {"reflections", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Beliefs")},
        {"narratives", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Narratives")},
        {"quotes", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Quotes in other memories")},
        {"candidates", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Candidates")},
        {"decisions", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Decisions")},
        {"flags", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Flags")},
        {"resolutions", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Answers to flags")},
        {"acceptances", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Accepted findings")},
        {"runs", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Runs in the store")},
        {"foreign_records", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Records of the source")},
        {"agent_states", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "States of the agent")},
        {"ledger_payloads", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Payloads of the ledger")},
        {"run_files", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Kept runs")},
        {"cache_files", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Kept replies")},
        {"index_files", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Index files")},
        {"backups", QT_TRANSLATE_NOOP("credence::ui::WhatIfPage", "Backups")},
    };
    const auto it = names.find(layer);
    return (it == names.end() ? QString::fromStdString(layer) : WhatIfPage::tr(it->second)) + QLatin1Char('\t') +
           figure(qlonglong(n));
}

std::uint64_t countOf(const ErasePreview &preview, std::initializer_list<const char *> layers)
{
    std::uint64_t n = 0;
    for (const char *layer : layers) {
        if (const auto it = preview.counts.find(layer); it != preview.counts.end())
            n += it->second;
    }
    return n;
}

std::vector<EffectSummary::Way> twoWays(const ErasePreview &preview)
{
    using Way = EffectSummary::Way;
    const auto places = [](std::uint64_t n) {
        return n == 0   ? WhatIfPage::tr("none")
               : n == 1 ? WhatIfPage::tr("1 place cleared")
                        : WhatIfPage::tr("%1 places cleared").arg(figure(qlonglong(n)));
    };
    const std::uint64_t logs = countOf(preview, {"runs", "run_files", "cache_files", "ledger_payloads"});
    const std::uint64_t candidates = countOf(preview, {"candidates"});
    const qlonglong all = qlonglong(preview.chosen.size()) + qlonglong(preview.cascade.size());
    std::vector<Way> ways{
        Way{WhatIfPage::tr("Memories"), WhatIfPage::tr("marked"), WhatIfPage::tr("erased")},
        Way{WhatIfPage::tr("Their text"), WhatIfPage::tr("stays"), WhatIfPage::tr("gone")},
        Way{WhatIfPage::tr("Prompts and logs"), WhatIfPage::tr("stay"), places(logs)},
        Way{WhatIfPage::tr("Candidates"), WhatIfPage::tr("stay"),
            candidates == 0 ? WhatIfPage::tr("none") : WhatIfPage::tr("%1 erased").arg(figure(qlonglong(candidates)))},
        Way{WhatIfPage::tr("Beliefs on them"), WhatIfPage::tr("kept in doubt"),
            preview.cascade.empty() ? WhatIfPage::tr("kept in doubt")
                                    : WhatIfPage::tr("%1 erased, too").arg(figure(qlonglong(preview.cascade.size()))),
            !preview.cascade.empty()},
        Way{WhatIfPage::tr("Tombstones"), QStringLiteral("0"), figure(all)},
        Way{WhatIfPage::tr("Undo"), WhatIfPage::tr("yes"), WhatIfPage::tr("no"), true},
    };
    return ways;
}

struct Tried {
    WhatIf effect;
    std::shared_ptr<const GraphScene> scene;
};

} // namespace

QAbstractItemDelegate *makeEffectDelegate(QObject *parent)
{
    return new EffectDelegate(parent);
}

struct WhatIfPage::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    Splitter *split = nullptr, *upDown = nullptr;
    PaneHeader *leftHead = nullptr, *middleHead = nullptr, *rightHead = nullptr;
    FindField *field = nullptr;
    QCheckBox *all = nullptr;
    WhatIfModel *model = nullptr;
    RowView *list = nullptr;
    QStackedLayout *listStack = nullptr, *middleStack = nullptr;
    EmptyState *listEmpty = nullptr, *middleEmpty = nullptr;
    GraphCanvas *canvas = nullptr;
    EffectModel *effects = nullptr;
    RowView *effectView = nullptr;
    EffectSummary *summary = nullptr;
    Chip *state = nullptr;
    Button *lookAgain = nullptr, *retractButton = nullptr;
    SegmentedControl *mode = nullptr;
    QCheckBox *backups = nullptr;
    QAction *forget = nullptr, *verifyAbsent = nullptr, *certificate = nullptr;
    std::optional<ErasePreview> erasePreview;
    EraseRequest eraseAsked; // what the preview is of
    std::shared_ptr<const ErasedText> erasedText;
    std::string certificateText;
    std::shared_ptr<Erasure> erasure; // the last one, of which the certificate is
    Cause erasedBy;
    QWidget *forms = nullptr; // words that may be the name, to be ticked
    TextBlock *formsSaid = nullptr;
    QList<QCheckBox *> formBoxes;
    QStringList also; // the ticked ones
    bool previewing = false;
    [[nodiscard]] bool byName() const { return mode->currentIndex() == 1; }
    TextBlock *promise = nullptr, *ways = nullptr;
    QAction *retract = nullptr, *again = nullptr, *add = nullptr, *carriers = nullptr, *clear = nullptr, *fit = nullptr;
    QList<QAction *> actions;
    QTimer typing, settle;
    std::optional<WhatIf> effect;
    QString asked; // the name that was searched for
    bool reading = false, working = false, writing = false, moved = false, filling = false, placed = false;
    bool dragged = false;
    bool cut = false; // more was found than is tried
};

WhatIfPage::WhatIfPage(Session *session, Prompts *prompts, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->prompts = prompts;
    makeActions();
    build();
    d->typing.setSingleShot(true);
    d->typing.setInterval(kWhatIfSearch);
    connect(&d->typing, &QTimer::timeout, this, [this] {
        if (d->byName())
            searchName(d->field->text());
        else
            search(d->field->text());
    });
    d->settle.setSingleShot(true);
    d->settle.setInterval(60);
    connect(&d->settle, &QTimer::timeout, this, [this] { workOut(); });
    connect(session, &Session::storeChanged, this, [this] {
        if (!d->effect || d->writing)
            return;
        d->moved = true;
        refresh();
    });
    const auto reset = [this] {
        d->effect.reset();
        d->erasePreview.reset();
        d->erasedText.reset();
        d->certificateText.clear();
        d->erasure.reset();
        showForms({});
        d->reading = d->working = d->writing = d->previewing = false;
        d->moved = d->cut = false;
        d->field->clear();
        d->typing.stop();
        d->model->setRows({});
        d->effects->setRows({});
        d->canvas->setScene(nullptr);
        refresh();
    };
    connect(session, &Session::opened, this, reset);
    connect(session, &Session::closed, this, reset);
    connect(session, &Session::selectionChanged, this, [this] { refresh(); });
    refresh();
}

WhatIfPage::~WhatIfPage() = default;

WhatIfModel *WhatIfPage::model() const
{
    return d->model;
}

EffectModel *WhatIfPage::effects() const
{
    return d->effects;
}

RowView *WhatIfPage::list() const
{
    return d->list;
}

GraphCanvas *WhatIfPage::canvas() const
{
    return d->canvas;
}

const std::optional<ErasePreview> &WhatIfPage::erasePreview() const
{
    return d->erasePreview;
}

const std::optional<WhatIf> &WhatIfPage::effect() const
{
    return d->effect;
}

bool WhatIfPage::upToDate() const
{
    return d->effect && !d->moved && !d->working && !d->settle.isActive();
}

QList<QAction *> WhatIfPage::actions() const
{
    return d->actions;
}

QList<QWidget *> WhatIfPage::panes() const
{
    return {d->split->widget(0), d->canvas, d->effectView, d->split->widget(2)};
}

bool WhatIfPage::busy() const
{
    return d->reading || d->working || d->writing || d->previewing || d->typing.isActive() || d->settle.isActive() ||
           d->canvas->busy();
}

void WhatIfPage::focusFirst()
{
    if (d->model->rowCount() > 0)
        d->list->setFocus(Qt::OtherFocusReason);
    else
        d->field->setFocus(Qt::OtherFocusReason);
}

void WhatIfPage::makeActions()
{
    const auto make = [this](const char *name, const QString &text, const QString &tip, const char *iconName,
                             auto &&what) {
        auto *action = new QAction(icon(QString::fromLatin1(iconName)), text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        connect(action, &QAction::triggered, this, what);
        d->actions << action;
        return action;
    };
    d->add = make("audit.tryAdd", tr("Add the selected memory"), tr("Try without the selected memory, too"), "plus",
                  [this] { addSelected(); });
    d->carriers = make("audit.carriers", tr("Find what carries these beliefs"),
                       tr("Try the few episodes on which most of the beliefs in the list rest"), "network",
                       [this] { findCarriers(); });
    d->clear = make("audit.tryClear", tr("Try nothing"), tr("Empty the list of what is tried"), "x", [this] {
        d->filling = true;
        d->field->clear();
        d->filling = false;
        d->typing.stop();
        d->model->setRows({});
    });
    d->fit = make("audit.fitEffect", tr("Fit the effect"), tr("Show the whole graph again"), "maximize",
                  [this] { d->canvas->fit(); });
    d->again = make("audit.lookAgain", tr("Look again"), tr("Work the effect out as the store is now"), "rotate-ccw",
                    [this] { workOut(); });
    d->retract = make("audit.retractTried", tr("Retract what is tried…"),
                      tr("Withdraw these memories, with exactly this effect"), "undo-2", [this] { retract(); });
    d->forget =
        make("audit.forgetTried", tr("Forget what is tried…"),
             tr("Erase these memories for good, from every file of the store"), "trash-2", [this] { forget(); });
    d->verifyAbsent = make("audit.verifyAbsent", tr("Look for what was forgotten again"),
                           tr("Search all files of the store once more for what was forgotten last"), "search",
                           [this] { lookForErased(); });
    d->certificate = make("audit.saveCertificate", tr("Save the certificate…"),
                          tr("Write when, by whom and how it was verified that it is gone, without content"),
                          "file-down", [this] { saveCertificate(); });
}

void WhatIfPage::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    d->split = new Splitter(Qt::Horizontal, this);
    d->split->setChildrenCollapsible(false);
    d->split->addWidget(buildLeft());
    d->split->addWidget(buildMiddle());
    d->split->addWidget(buildRight());
    d->split->setStretchFactor(0, 0);
    d->split->setStretchFactor(1, 1);
    d->split->setStretchFactor(2, 0);
    column->addWidget(d->split);

    connect(d->model, &WhatIfModel::checkedChanged, this, [this] {
        d->settle.start();
        refresh();
    });
    connect(d->list, &RowView::currentRowChanged, this, [this](const QModelIndex &index) {
        if (index.isValid())
            point(d->model->row(index.row()).key, d->list);
    });
    connect(d->list, &RowView::rowClicked, this, [this](const QModelIndex &index, const QPoint &inRow) {
        if (inRow.x() < kWhatIfMargin + 22)
            d->model->setChecked(index.row(), !d->model->row(index.row()).checked);
    });
    const auto go = [this](const QModelIndex &index) {
        if (const MemoryKey key = index.data(KeyRole).value<MemoryKey>())
            Q_EMIT whyRequested(key);
    };
    connect(d->list, &RowView::enterPressed, this, go);
    connect(d->effectView, &RowView::enterPressed, this, go);
    connect(d->effectView, &QAbstractItemView::doubleClicked, this, go);
    connect(d->effectView, &RowView::currentRowChanged, this, [this](const QModelIndex &index) {
        if (index.isValid())
            point(d->effects->row(index.row()).key, d->effectView);
    });
    connect(d->canvas, &GraphCanvas::pointed, this, [this](MemoryKey key) { point(key, d->canvas); });
    connect(d->canvas, &GraphCanvas::activated, this, &WhatIfPage::whyRequested);
    connect(d->canvas, &GraphCanvas::ready, this, [this] {
        placePanes();
        placeGraph();
        refresh();
        if (!busy())
            Q_EMIT idle();
    });
    connect(d->upDown, &QSplitter::splitterMoved, this, [this] { d->dragged = true; });
}

QWidget *WhatIfPage::buildLeft()
{
    auto *pane = new QWidget(this);
    keepLeastWidth(pane, 220);
    auto *column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->leftHead = new PaneHeader(tr("Without these"), pane);
    d->leftHead->addTool(d->carriers);
    d->leftHead->addTool(d->clear);
    d->leftHead->addTool(d->add);
    column->addWidget(d->leftHead);
    d->field = new FindField(tr("Words or a name"), pane);
    d->field->setObjectName(QStringLiteral("audit.trySearch"));
    d->field->setAccessibleName(tr("Memories to try without"));
    connect(d->field, &QLineEdit::textEdited, this, [this] {
        if (!d->filling)
            d->typing.start();
        refresh();
    });
    connect(d->field, &QLineEdit::returnPressed, this, [this] {
        d->typing.stop();
        if (d->byName())
            searchName(d->field->text());
        else
            search(d->field->text());
    });
    auto *row = new QHBoxLayout;
    row->setContentsMargins(kWhatIfMargin, 6, kWhatIfMargin, 6);
    row->addWidget(d->field);
    column->addLayout(row);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(kWhatIfMargin, 2, kWhatIfMargin, 4);
    d->all = new QCheckBox(tr("All"), pane);
    d->all->setObjectName(QStringLiteral("audit.tryAll"));
    d->all->setTristate(true);
    connect(d->all, &QCheckBox::clicked, this, [this] {
        // A click decides between all and none; the state in between only shows.
        d->model->setAllChecked(d->model->checkedCount() < d->model->choosableCount());
    });
    head->addWidget(d->all);
    head->addStretch(1);
    d->mode = new SegmentedControl(tr("Search for"), true, pane);
    d->mode->setObjectName(QStringLiteral("audit.tryMode"));
    d->mode->addSegment(tr("Words"), tr("Memories that hold these words"));
    d->mode->addSegment(tr("A name"), tr("Everything that names this person or thing"));
    d->mode->setCurrentIndex(0);
    connect(d->mode, &SegmentedControl::currentChanged, this, [this] {
        if (!d->field->text().trimmed().isEmpty())
            d->typing.start();
    });
    d->mode->setFolds(true);
    head->addWidget(d->mode);
    column->addLayout(head);
    d->forms = new QWidget(pane);
    d->forms->setObjectName(QStringLiteral("audit.tryForms"));
    auto *formRows = new QVBoxLayout(d->forms);
    formRows->setContentsMargins(kWhatIfMargin, 4, kWhatIfMargin, 8);
    formRows->setSpacing(4);
    d->formsSaid = new TextBlock({}, Type::Secondary, Tone::Secondary, 0, d->forms);
    formRows->addWidget(d->formsSaid);
    auto *flow = new FlowLayout(12, 4);
    flow->setObjectName(QStringLiteral("flow"));
    formRows->addLayout(flow);
    d->forms->hide();
    column->addWidget(d->forms);
    d->model = new WhatIfModel(this);
    d->list = new RowView(tr("Memories that are tried"), pane);
    d->list->setObjectName(QStringLiteral("audit.tried"));
    d->list->setModel(d->model);
    d->list->setItemDelegate(new TriedDelegate(d->list));
    d->list->setUniformItemSizes(true); // thousands of rows cost no layout
    d->list->installEventFilter(this);
    d->listEmpty =
        new EmptyState(tr("Nothing is tried"),
                       tr("Search for words or a name, or add the selected memory, to see what rests on it."), pane);
    d->listEmpty->setAction(d->add);
    d->listEmpty->setHelp(QStringLiteral("audit.md#what-if"));
    auto *holder = new QWidget(pane);
    d->listStack = new QStackedLayout(holder);
    d->listStack->addWidget(d->list);
    d->listStack->addWidget(d->listEmpty);
    column->addWidget(holder, 1);
    return pane;
}

QWidget *WhatIfPage::buildMiddle()
{
    auto *pane = new QWidget(this);
    auto *column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->middleHead = new PaneHeader(tr("What follows"), pane);
    d->middleHead->addTool(d->fit);
    column->addWidget(d->middleHead);
    d->upDown = new Splitter(Qt::Vertical, pane);
    d->upDown->setChildrenCollapsible(false);
    d->canvas = new GraphCanvas(tr("What follows, as a graph"), d->upDown);
    d->canvas->setObjectName(QStringLiteral("audit.effectGraph"));
    d->effects = new EffectModel(this);
    d->effectView = new RowView(tr("Beliefs that change"), d->upDown);
    d->effectView->setObjectName(QStringLiteral("audit.effects"));
    d->effectView->setModel(d->effects);
    d->effectView->setItemDelegate(makeEffectDelegate(d->effectView));
    d->effectView->setUniformItemSizes(true);
    d->upDown->addWidget(d->canvas);
    d->upDown->addWidget(d->effectView);
    d->upDown->setStretchFactor(0, 1);
    d->upDown->setStretchFactor(1, 1);
    d->middleEmpty = new EmptyState(tr("Nothing follows"), {}, pane);
    auto *holder = new QWidget(pane);
    d->middleStack = new QStackedLayout(holder);
    d->middleStack->addWidget(d->upDown);
    d->middleStack->addWidget(d->middleEmpty);
    column->addWidget(holder, 1);
    return pane;
}

QWidget *WhatIfPage::buildRight()
{
    auto *pane = new QWidget(this);
    keepLeastWidth(pane, 260);
    auto *column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->rightHead = new PaneHeader(tr("Effect"), pane);
    d->rightHead->setFacts(tr("preview"));
    d->state = new Chip(tr("Up to date"), ChipTone::Ok, d->rightHead);
    d->state->setIconName(QStringLiteral("check"));
    d->rightHead->addWidget(d->state);
    d->lookAgain = new Button(d->again, ButtonKind::Rest, d->rightHead);
    d->lookAgain->setButtonSize(ButtonSize::Row);
    d->rightHead->addWidget(d->lookAgain);
    column->addWidget(d->rightHead);
    auto *area = new ColumnArea(pane);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setAccessibleName(tr("Effect"));
    auto *inside = new QWidget;
    auto *rows = new QVBoxLayout(inside);
    rows->setContentsMargins(0, 0, 0, 12);
    rows->setSpacing(0);
    d->summary = new EffectSummary(inside);
    d->summary->setAccessibleName(tr("Effect"));
    rows->addWidget(d->summary);
    d->ways = new TextBlock({}, Type::Secondary, Tone::Secondary, 0, inside);
    auto *indent = new QHBoxLayout;
    indent->setContentsMargins(kWhatIfMargin, 8, kWhatIfMargin, 0);
    indent->addWidget(d->ways);
    rows->addLayout(indent);
    d->backups = new QCheckBox(inside);
    d->backups->setObjectName(QStringLiteral("audit.forgetBackups"));
    connect(d->backups, &QCheckBox::toggled, this, [this] { previewForget(); });
    auto *offered = new QHBoxLayout;
    offered->setContentsMargins(kWhatIfMargin, 8, kWhatIfMargin, 0);
    offered->addWidget(d->backups);
    rows->addLayout(offered);
    rows->addStretch(1);
    area->viewport()->setBackgroundRole(QPalette::Base);
    inside->setBackgroundRole(QPalette::Base);
    area->setWidget(inside);
    column->addWidget(area, 1);
    d->promise = new TextBlock(tr("What is applied equals this preview, or nothing is."), Type::Secondary,
                               Tone::Secondary, 0, pane);
    auto *said = new QHBoxLayout;
    said->setContentsMargins(kWhatIfMargin, 8, kWhatIfMargin, 8);
    said->addWidget(d->promise);
    column->addLayout(said);
    auto *foot = new FlowLayout(8, 8); // longer words take another line
    foot->setContentsMargins(kWhatIfMargin, 9, kWhatIfMargin, 9);
    d->retractButton = new Button(d->retract, ButtonKind::Rest, pane);
    foot->addWidget(d->retractButton);
    foot->addWidget(new Button(d->forget, ButtonKind::Destructive, pane));
    foot->setLastRight(true);
    column->addLayout(foot);
    return pane;
}

void WhatIfPage::search(const QString &words)
{
    if (d->field->text() != words) {
        d->filling = true;
        d->field->setText(words);
        d->filling = false;
    }
    const QString text = words.trimmed();
    if (text.isEmpty())
        return;
    showForms({});
    Query query;
    query.text = text.toStdString();
    if (!d->session->scope().isEmpty())
        query.scopes = {d->session->scope().toStdString()};
    query.limit = kMostTried + 1;
    readRows([query](const Store &store, std::stop_token stop) { return store.keys(query, stop); }, false);
}

void WhatIfPage::searchName(const QString &name)
{
    if (d->mode->currentIndex() != 1)
        d->mode->setCurrentIndex(1);
    if (d->field->text() != name) {
        d->filling = true;
        d->field->setText(name);
        d->filling = false;
    }
    d->typing.stop();
    const std::shared_ptr<Store> store = d->session->store();
    const std::string about = name.trimmed().toStdString();
    if (!store || about.empty())
        return;
    if (d->asked != name.trimmed()) { // another name has forms of its own
        d->asked = name.trimmed();
        showForms({});
    }
    d->reading = true;
    refresh();
    struct Named {
        std::vector<WhatIfRow> rows;
        std::vector<NameForm> forms;
    };
    std::vector<std::string> also;
    for (const QString &form : d->also)
        also.push_back(form.toStdString());
    JobRunner::instance().run<Named>(
        this, QStringLiteral("tried"), {},
        [store, about, also, scope = d->session->scope().toStdString()](std::stop_token stop,
                                                                        const Progress &progress) -> Result<Named> {
            EraseRequest request;
            request.about = about;
            request.also = also;
            request.scope = scope;
            const auto preview = previewErase(*store, request, stop, progress);
            if (!preview)
                return preview.error();
            std::vector<MemoryKey> keys;
            std::map<std::int64_t, const AboutHit *> hits;
            for (const AboutHit &hit : preview->found) {
                keys.push_back(hit.key);
                hits.emplace(hit.key.value, &hit);
            }
            const auto memories = store->rows(keys, stop);
            if (!memories)
                return memories.error();
            std::vector<Memory> sorted = *memories;
            std::stable_sort(sorted.begin(), sorted.end(), [](const Memory &a, const Memory &b) {
                return a.created && b.created ? *a.created < *b.created : bool(a.created) > bool(b.created);
            });
            Named named;
            named.forms = preview->maybe;
            std::vector<WhatIfRow> &rows = named.rows;
            for (const Memory &memory : sorted) {
                const AboutHit &hit = *hits.at(memory.key.value);
                WhatIfRow row = whatIfRow(memory, hit.chosen);
                row.checked = hit.chosen && row.choosable();
                row.named = hit.chosen;
                if (hit.way == AboutHit::Way::Doubtful)
                    row.note = WhatIfPage::tr("a common word here");
                else if (hit.way == AboutHit::Way::Similar)
                    row.note = WhatIfPage::tr("only alike");
                rows.push_back(std::move(row));
            }
            return named;
        },
        [this, store](Result<Named> named) {
            if (d->session->store() != store)
                return;
            d->reading = false;
            if (!named) {
                if (named.error().code != Errc::Cancelled)
                    Q_EMIT failed(tr("The memories can’t be read."), coreLine(named.error().message));
                refresh();
                return;
            }
            d->cut = false;
            showForms(named->forms);
            d->model->setRows(std::move(named->rows));
            if (d->model->rowCount() == 0)
                Q_EMIT message(named->forms.empty() ? tr("Nothing names it.")
                                                    : tr("Nothing names it like this; look at the words like it."));
        });
}

// Words like the name, each with the number of memories that hold it. None is taken for the name unless ticked.
void WhatIfPage::showForms(const std::vector<NameForm> &forms)
{
    constexpr std::size_t kMostBoxes = 24;
    auto *flow = d->forms->findChild<QLayout *>(QStringLiteral("flow"));
    QString inHand; // keeps the focus
    for (QCheckBox *box : d->formBoxes) {
        if (box->hasFocus())
            inHand = box->property("form").toString();
        box->hide();
        box->deleteLater();
    }
    d->formBoxes.clear();
    if (forms.empty())
        d->also.clear();
    for (std::size_t i = 0; i < forms.size() && i < kMostBoxes; ++i) {
        const QString form = screenText(forms[i].form);
        auto *box = new QCheckBox(QStringLiteral("%1  %2").arg(form, figure(qlonglong(forms[i].memories))), d->forms);
        box->setAccessibleName(
            tr("%1, in %2").arg(form, counted(qlonglong(forms[i].memories), tr("1 memory"), tr("%1 memories"))));
        box->setToolTip(plainTip(tr("Tick it if it is the same name.")));
        box->setProperty("form", form);
        box->setChecked(forms[i].taken);
        connect(box, &QCheckBox::toggled, this, [this, form](bool on) {
            d->also.removeAll(form);
            if (on)
                d->also << form;
            searchName(d->field->text());
        });
        flow->addWidget(box);
        box->show();
        if (form == inHand)
            box->setFocus(Qt::OtherFocusReason);
        d->formBoxes << box;
    }
    d->formsSaid->setText(forms.size() > kMostBoxes ? tr("Perhaps the same name (the %1 most frequent of %2 words):")
                                                          .arg(figure(int(kMostBoxes)), figure(qlonglong(forms.size())))
                                                    : tr("Perhaps the same name:"));
    d->forms->setVisible(!forms.empty());
}

void WhatIfPage::tryMemories(const std::vector<MemoryKey> &keys)
{
    showForms({});
    d->filling = true;
    d->field->clear();
    d->filling = false;
    d->typing.stop();
    readRows([keys](const Store &, std::stop_token) { return Result<std::vector<MemoryKey>>(keys); }, true);
}

// For a set of beliefs the few episodes beneath nine of ten of them: those in the list, ticked ones if any is.
void WhatIfPage::findCarriers()
{
    const std::shared_ptr<Store> store = d->session->store();
    std::vector<MemoryKey> beliefs, ticked;
    for (const WhatIfRow &row : d->model->rows()) {
        if (row.kind != Kind::Reflection)
            continue;
        beliefs.push_back(row.key);
        if (row.checked)
            ticked.push_back(row.key);
    }
    if (!ticked.empty())
        beliefs = ticked;
    if (!store || beliefs.empty())
        return;
    constexpr double kShare = 0.9;
    d->reading = true;
    refresh();
    JobRunner::instance().run<std::vector<MemoryKey>>(
        this, QStringLiteral("tried"), tr("Looking for what carries them"),
        [store, beliefs](std::stop_token stop, const Progress &) -> Result<std::vector<MemoryKey>> {
            const auto below = store->snapshotBelow(beliefs, stop);
            if (!below)
                return below.error();
            std::vector<Node> nodes;
            for (const MemoryKey key : beliefs) {
                if (const Node n = (*below)->find(key); n != kNoNode)
                    nodes.push_back(n);
            }
            std::vector<MemoryKey> keys;
            for (const Carrier &one : carriers(**below, nodes, kShare, stop))
                keys.push_back((*below)->row(one.node).key);
            return keys;
        },
        [this, store, count = beliefs.size()](const Result<std::vector<MemoryKey>> &keys) {
            if (d->session->store() != store)
                return;
            d->reading = false;
            refresh();
            if (!keys || keys->empty()) {
                if (keys)
                    Q_EMIT message(tr("No episode lies beneath these beliefs."));
                return;
            }
            Q_EMIT message(tr("90 % of %1 on %2; found greedily, so fewer might do.")
                               .arg(counted(qlonglong(count), tr("1 belief rests"), tr("%1 beliefs rest")),
                                    counted(qlonglong(keys->size()), tr("1 episode"), tr("%1 episodes"))));
            tryMemories(*keys);
        });
}

void WhatIfPage::addSelected()
{
    const MemoryKey key = d->session->selection();
    if (!key || d->model->rowOf(key) >= 0)
        return;
    const std::shared_ptr<Store> store = d->session->store();
    JobRunner::instance().run<std::vector<Memory>>(
        this, QStringLiteral("tryAdd"), {},
        [store, key](std::stop_token stop, const Progress &) { return store->rows(std::vector<MemoryKey>{key}, stop); },
        [this, store](const Result<std::vector<Memory>> &rows) {
            if (!rows || rows->empty() || d->session->store() != store)
                return;
            std::vector<WhatIfRow> all = d->model->rows();
            all.push_back(whatIfRow(rows->front(), true));
            d->model->setRows(std::move(all));
        });
}

void WhatIfPage::readRows(std::function<Result<std::vector<MemoryKey>>(const Store &, std::stop_token)> which,
                          bool beliefsToo)
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    d->reading = true;
    refresh();
    struct Read {
        std::vector<WhatIfRow> rows;
        bool cut = false;
    };
    JobRunner::instance().run<Read>(
        this, QStringLiteral("tried"), {},
        [store, which = std::move(which), beliefsToo](std::stop_token stop, const Progress &) -> Result<Read> {
            auto keys = which(*store, stop);
            if (!keys)
                return keys.error();
            Read read;
            read.cut = keys->size() > kMostTried;
            if (read.cut)
                keys->resize(kMostTried);
            const auto rows = store->rows(*keys, stop);
            if (!rows)
                return rows.error();
            for (const Memory &row : *rows) {
                // A search means what happened; a belief that it finds is ticked by hand.
                read.rows.push_back(whatIfRow(row, beliefsToo || row.kind == Kind::Episode));
                if (!beliefsToo && row.kind == Kind::Reflection && read.rows.back().note.isEmpty())
                    read.rows.back().note = WhatIfPage::tr("a belief");
            }
            return read;
        },
        [this, store](Result<Read> read) {
            if (d->session->store() != store)
                return;
            d->reading = false;
            if (!read) {
                if (read.error().code != Errc::Cancelled)
                    Q_EMIT failed(tr("The memories can’t be read."), coreLine(read.error().message));
                refresh();
                return;
            }
            d->cut = read->cut;
            d->model->setRows(std::move(read->rows));
            if (d->model->rowCount() == 0)
                Q_EMIT message(tr("Nothing was found."));
        });
}

void WhatIfPage::workOut()
{
    d->settle.stop();
    const std::shared_ptr<Store> store = d->session->store();
    const std::vector<MemoryKey> keys = d->model->checkedKeys();
    d->erasePreview.reset();
    if (!store || keys.empty()) {
        d->effect.reset();
        d->moved = false;
        d->effects->setRows({});
        d->canvas->setScene(nullptr);
        d->model->setCritical({});
        refresh();
        Q_EMIT idle();
        return;
    }
    d->working = true;
    refresh();
    JobRunner::instance().run<std::shared_ptr<Tried>>(
        this, QStringLiteral("whatif"), {},
        [store, keys, rows = d->model->rows()](std::stop_token stop,
                                               const Progress &) -> Result<std::shared_ptr<Tried>> {
            auto effect = whatIf(*store, keys, Withdrawal::Retract, stop);
            if (!effect)
                return effect.error();
            auto tried = std::make_shared<Tried>();
            tried->scene = effectScene(*effect, rows);
            tried->effect = std::move(*effect);
            return tried;
        },
        [this, store](Result<std::shared_ptr<Tried>> tried) {
            if (d->session->store() != store)
                return;
            d->working = false;
            if (!tried) {
                if (tried.error().code != Errc::Cancelled) {
                    d->effect.reset();
                    Q_EMIT failed(tr("The effect can’t be worked out."), coreLine(tried.error().message));
                }
                refresh();
                return;
            }
            take(std::move((*tried)->effect), (*tried)->scene);
        });
}

void WhatIfPage::take(WhatIf effect, std::shared_ptr<const GraphScene> scene)
{
    d->moved = false;
    std::vector<MemoryKey> critical;
    for (const CriticalMemory &one : effect.critical)
        critical.push_back(one.key);
    d->effects->setRows(effectRows(effect));
    d->effect = std::move(effect);
    d->model->setCritical(critical);
    d->canvas->setScene(std::move(scene));
    refresh();
    previewForget();
    Q_EMIT idle();
}

EraseRequest WhatIfPage::eraseRequest() const
{
    EraseRequest request;
    request.scope = d->session->scope().toStdString();
    request.backups = d->backups->isChecked();
    const bool named = d->byName() && std::any_of(d->model->rows().begin(), d->model->rows().end(),
                                                  [](const WhatIfRow &row) { return row.named; });
    if (named) {
        request.about = d->field->text().trimmed().toStdString();
        for (const QString &form : d->also)
            request.also.push_back(form.toStdString());
    }
    for (const WhatIfRow &row : d->model->rows()) {
        if (named && row.named && !row.checked)
            request.spare.push_back(row.key);
        else if (row.checked && !(named && row.named))
            request.keys.push_back(row.key);
    }
    return request;
}

// What forgetting would take, beside what retracting would do.
void WhatIfPage::previewForget()
{
    d->erasePreview.reset();
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || d->model->checkedCount() == 0) {
        refresh();
        return;
    }
    d->previewing = true;
    const EraseRequest request = eraseRequest();
    JobRunner::instance().run<ErasePreview>(
        this, QStringLiteral("erasePreview"), {},
        [store, request](std::stop_token stop, const Progress &progress) {
            return previewErase(*store, request, stop, progress);
        },
        [this, store, request](Result<ErasePreview> preview) {
            if (d->session->store() != store)
                return;
            d->previewing = false;
            if (preview) {
                d->erasePreview = std::move(*preview);
                d->eraseAsked = request;
            }
            refresh();
            if (!busy())
                Q_EMIT idle();
        });
}

void WhatIfPage::forget()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || !d->erasePreview || !upToDate())
        return;
    const ErasePreview &preview = *d->erasePreview;
    EraseRequest request = d->eraseAsked;
    request.expecting = preview.fingerprint;
    const qlonglong count = qlonglong(preview.chosen.size());
    Question question;
    question.title = count == 1 ? tr("Forget 1 memory") : tr("Forget %1 memories").arg(figure(count));
    question.text = tr("What they say is removed from every file of the store, and the files are searched for it "
                       "afterwards. A tombstone with id and time stays. This can’t be undone.");
    for (const auto &[layer, n] : preview.counts) {
        if (n > 0)
            question.facts << layerOfErase(layer, n);
    }
    question.facts << tr("Become stale") + QLatin1Char('\t') + figure(qlonglong(preview.becomesStale.size()))
                   << tr("Become suspect") + QLatin1Char('\t') + figure(qlonglong(preview.becomesSuspect.size()));
    for (const std::string &note : preview.notes)
        question.items << coreWords(note);
    if (preview.leftAlike > 0)
        question.items << counted(qlonglong(preview.leftAlike), tr("1 memory holds a word like the name and stays."),
                                  tr("%1 memories hold a word like the name and stay."));
    for (const CascadeHit &hit : preview.cascade)
        question.items << tr("Erased, too (%1): %2").arg(coreLine(hit.reason), oneLine(hit.text));
    question.action = tr("Forget");
    question.destructive = true;
    question.askReason = true;
    question.who = reviewerName();
    d->prompts->ask(this, question, [this, store, request](const std::optional<Answer> &answer) {
        if (!answer)
            return;
        const std::string who =
            answer->who.trimmed().isEmpty() ? reviewerName().toStdString() : answer->who.trimmed().toStdString();
        const Cause cause{who, "gui", answer->reason.toStdString()};
        d->writing = true;
        refresh();
        JobRunner::instance().run<std::shared_ptr<Erasure>>(
            this, QStringLiteral("forget"), tr("Forgetting"),
            [store, request, cause](std::stop_token stop,
                                    const Progress &progress) -> Result<std::shared_ptr<Erasure>> {
                auto done = erase(*store, request, cause, stop, progress);
                if (!done)
                    return done.error();
                return std::make_shared<Erasure>(std::move(*done));
            },
            [this, store, cause](Result<std::shared_ptr<Erasure>> done) {
                if (d->session->store() != store)
                    return;
                d->writing = false;
                if (!done) {
                    if (done.error().code == Errc::Conflict)
                        d->moved = true;
                    if (done.error().code != Errc::Cancelled)
                        Q_EMIT failed(tr("Nothing was forgotten."), coreLine(done.error().message));
                    refresh();
                    return;
                }
                forgotten(**done, cause);
            });
    });
}

void WhatIfPage::forgotten(const Erasure &erasure, const Cause &cause)
{
    const std::shared_ptr<Store> store = d->session->store();
    d->certificateText = eraseCertificate(store->info(), erasure, cause);
    d->erasedText = erasure.text;
    d->erasure = std::make_shared<Erasure>(erasure);
    d->erasedBy = cause;
    Q_EMIT ledgerEntry(erasure.ledger);
    const qlonglong count = qlonglong(erasure.erased.size());
    const QString said =
        count == 1 ? tr("1 memory is forgotten.") : tr("%1 memories are forgotten.").arg(figure(count));
    Q_EMIT message(said);
    if (!erasure.absence.verified)
        Q_EMIT failed(tr("Erased, but it could not be verified that nothing is left."),
                      coreLine(erasure.absence.reason));
    for (const std::string &problem : erasure.problems)
        Q_EMIT failed(tr("A file beside the store was not cleared."), coreLine(problem));
    d->filling = true;
    d->field->clear();
    d->filling = false;
    d->model->setRows({});
    workOut();
    showForms({});
    d->prompts->document(this, tr("Forgotten"), said, screenText(d->certificateText), [this] { saveCertificate(); });
}

void WhatIfPage::lookForErased()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || !d->erasedText)
        return;
    d->writing = true;
    refresh();
    JobRunner::instance().run<Absence>(
        this, QStringLiteral("absent"), tr("Looking for what was forgotten"),
        [store, text = d->erasedText](std::stop_token stop, const Progress &progress) {
            return verifyAbsent(*store, *text, stop, progress);
        },
        [this, store](const Result<Absence> &absence) {
            if (d->session->store() != store)
                return;
            d->writing = false;
            if (absence && d->erasure) { // the certificate says what is known now
                d->erasure->absence = *absence;
                d->certificateText = eraseCertificate(store->info(), *d->erasure, d->erasedBy);
            }
            if (!absence)
                Q_EMIT failed(tr("The files can’t be searched."), coreLine(absence.error().message));
            else if (absence->verified && absence->nothingToSearch())
                Q_EMIT message(
                    tr("It is too short, or stands in memories that stay, so there was nothing to search for."));
            else if (absence->verified)
                Q_EMIT message(counted(qlonglong(absence->files), tr("Nothing of it is left in 1 file."),
                                       tr("Nothing of it is left in %1 files.")));
            else
                Q_EMIT failed(tr("It still stands somewhere."), coreLine(absence->reason));
            refresh();
        });
}

void WhatIfPage::saveCertificate()
{
    const QFileInfo file(d->session->path());
    d->prompts->saveFile(this, tr("Save the certificate"), file.dir().filePath(QStringLiteral("forgotten.md")),
                         tr("Markdown (*.md)"), [this, text = d->certificateText](const QString &path) {
                             JobRunner::instance().run<bool>(
                                 this, QStringLiteral("certificate"), {},
                                 [path, bytes = QByteArray::fromStdString(text)](std::stop_token, const Progress &) {
                                     return saveBytes(path, bytes);
                                 },
                                 [this, path](const Result<bool> &saved) {
                                     if (saved)
                                         Q_EMIT message(tr("Wrote %1.").arg(QFileInfo(path).fileName()));
                                     else
                                         Q_EMIT failed(tr("%1 was not written.").arg(QFileInfo(path).fileName()),
                                                       coreWords(saved.error().message));
                                 });
                         });
}

void WhatIfPage::refresh()
{
    const int checked = d->model->checkedCount(), choosable = d->model->choosableCount();
    const bool open = d->session->isOpen();
    d->leftHead->setFacts(d->model->rowCount() == 0 ? QString()
                          : d->cut ? tr("%1 of the first %2").arg(figure(checked), figure(d->model->rowCount()))
                                   : tr("%1 of %2").arg(figure(checked), figure(d->model->rowCount())));
    d->all->setText(tr("All %1").arg(figure(choosable)));
    d->all->setEnabled(choosable > 0);
    d->all->setCheckState(checked == 0 ? Qt::Unchecked : checked == choosable ? Qt::Checked : Qt::PartiallyChecked);
    d->listStack->setCurrentIndex(d->model->rowCount() > 0 ? 0 : 1);
    d->clear->setEnabled(d->model->rowCount() > 0);
    d->carriers->setEnabled(std::any_of(d->model->rows().begin(), d->model->rows().end(),
                                        [](const WhatIfRow &row) { return row.kind == Kind::Reflection; }));
    d->add->setEnabled(open && d->session->selection() && d->model->rowOf(d->session->selection()) < 0);
    const bool shown = d->effect.has_value();
    const bool follows = shown && !d->effect->follows.empty();
    QString facts;
    if (follows) {
        const int n = int(d->effect->follows.size()), layers = int(d->effect->layers.size());
        facts = n == 1 ? tr("1 belief") : tr("%1 beliefs").arg(figure(n));
        facts += layers == 1 ? tr(" in 1 layer") : tr(" in %1 layers").arg(layers);
        if (d->canvas->graph() && d->canvas->shown() < d->canvas->total())
            facts += tr(", showing %1 of %2")
                         .arg(figure(qlonglong(d->canvas->shown())), figure(qlonglong(d->canvas->total())));
    }
    d->middleHead->setFacts(facts);
    d->fit->setEnabled(follows);
    d->middleStack->setCurrentIndex(follows || d->canvas->busy() ? 0 : 1);
    if (!follows)
        d->middleEmpty->setTexts(
            shown ? tr("Nothing follows") : tr("Nothing is tried"),
            shown
                ? (d->effect->dependents > 0
                       ? d->effect->dependents == 1
                             ? tr("1 memory rests on it and keeps enough support.")
                             : tr("%1 memories rest on it; all keep enough support.").arg(figure(d->effect->dependents))
                       : tr("No belief rests on what is tried."))
                : tr("Choose memories at the left; what becomes of the beliefs shows here."));
    std::vector<EffectSummary::Critical> critical;
    for (std::size_t i = 0; shown && i < d->effect->critical.size() && i < 40; ++i) {
        const int row = d->model->rowOf(d->effect->critical[i].key);
        if (row >= 0)
            critical.push_back(
                {d->model->row(row).number, d->model->row(row).text, int(d->effect->critical[i].beliefs.size())});
    }
    const bool erases = shown && d->erasePreview.has_value();
    d->summary->show(d->effect, std::move(critical),
                     erases ? twoWays(*d->erasePreview) : std::vector<EffectSummary::Way>());
    const qlonglong backups = erases ? qlonglong(d->erasePreview->backups.size()) : 0;
    d->backups->setVisible(backups > 0);
    d->backups->setText(backups == 1 ? tr("Forget deletes the backup, too")
                                     : tr("Forget deletes %1 backups, too").arg(figure(backups)));
    const bool busyNow = d->working || d->settle.isActive() || d->reading;
    d->state->setVisible(shown && !d->moved && !busyNow);
    d->lookAgain->setVisible(shown && d->moved);
    d->again->setEnabled(shown && d->moved && !busyNow);
    const bool writable = open && d->session->writable();
    d->retract->setEnabled(upToDate() && writable && !d->writing && !d->effect->withdrawn.empty());
    const qlonglong count = shown ? qlonglong(d->effect->withdrawn.size()) : 0;
    const qlonglong gone = erases ? qlonglong(d->erasePreview->chosen.size()) : 0;
    d->forget->setEnabled(upToDate() && erases && gone > 0 && writable && !d->writing && !d->previewing);
    d->forget->setText(gone > 0 ? tr("Forget %1…").arg(figure(gone)) : tr("Forget what is tried…"));
    d->verifyAbsent->setEnabled(writable && d->erasedText && !d->writing);
    d->certificate->setEnabled(!d->certificateText.empty());
    d->retract->setText(count > 0 ? tr("Retract %1…").arg(figure(count)) : tr("Retract what is tried…"));
    d->ways->setText(!open || !shown ? QString()
                     : !writable     ? tr("The store is read-only: it can be tried, not done.")
                                     : tr("Retracting keeps the text and can be undone."));
    d->promise->setVisible(shown);
}

void WhatIfPage::point(MemoryKey key, const QObject *from)
{
    if (!key)
        return;
    if (from != d->canvas)
        d->canvas->setCurrent(key);
    if (from != d->list) {
        const int row = d->model->rowOf(key);
        const QSignalBlocker quiet(d->list);
        if (row >= 0)
            d->list->setCurrentIndex(d->model->index(row, 0));
    }
    if (from != d->effectView) {
        const int row = d->effects->rowOf(key);
        const QSignalBlocker quiet(d->effectView);
        if (row >= 0)
            d->effectView->setCurrentIndex(d->effects->index(row, 0));
    }
}

void WhatIfPage::retract()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || !upToDate() || d->effect->withdrawn.empty())
        return;
    const WhatIf shown = *d->effect;
    int stale = 0, suspect = 0;
    Question question;
    for (const WhatIfChange &change : shown.follows) {
        ++(change.after == Status::Stale ? stale : suspect);
        if (question.items.size() < 200)
            question.items << QStringLiteral("%1 (%2): %3")
                                  .arg(statusWord(change.after), coreLine(change.reason), oneLine(change.text));
    }
    const qlonglong count = qlonglong(shown.withdrawn.size());
    question.title = count == 1 ? tr("Retract 1 memory") : tr("Retract %1 memories").arg(figure(count));
    question.text = tr("They are withdrawn. Their texts are kept, and they can be restored.");
    question.facts << tr("Become stale") + QLatin1Char('\t') + figure(stale)
                   << tr("Become suspect") + QLatin1Char('\t') + figure(suspect)
                   << tr("Stay as they are") + QLatin1Char('\t') + figure(shown.unaffected);
    question.action = tr("Retract");
    question.destructive = true;
    question.askReason = true;
    question.who = reviewerName();
    d->prompts->ask(this, question, [this, store, shown](const std::optional<Answer> &answer) {
        if (!answer)
            return;
        const std::string who =
            answer->who.trimmed().isEmpty() ? reviewerName().toStdString() : answer->who.trimmed().toStdString();
        const Cause cause{who, "gui", answer->reason.toStdString()};
        d->writing = true;
        refresh();
        JobRunner::instance().run<ChangeSet>(
            this, QStringLiteral("retract"), tr("Retracting"),
            [store, shown, cause](std::stop_token stop, const Progress &) -> Result<ChangeSet> {
                // An agent may write between; what it wrote counts only if it changes the effect.
                constexpr int kTries = 5;
                LedgerNumber seen = shown.head;
                for (int i = 0;; ++i) {
                    auto done = store->retract(shown.withdrawn, cause, seen);
                    if (done || done.error().code != Errc::Conflict || i == kTries)
                        return done;
                    const auto now = whatIf(*store, shown.withdrawn, Withdrawal::Retract, stop);
                    if (!now)
                        return now.error();
                    if (!sameEffect(shown, *now))
                        return Error{Errc::Conflict, "The effect is another one by now. Look again.", {}};
                    seen = now->head;
                }
            },
            [this, store, count = shown.withdrawn.size()](const Result<ChangeSet> &done) {
                if (d->session->store() != store)
                    return;
                d->writing = false;
                if (!done) {
                    if (done.error().code == Errc::Conflict)
                        d->moved = true;
                    Q_EMIT failed(tr("Nothing was retracted."), coreLine(done.error().message));
                    refresh();
                    return;
                }
                Q_EMIT ledgerEntry(done->ledger);
                Q_EMIT message(count == 1 ? tr("1 memory was retracted.")
                                          : tr("%1 memories were retracted.").arg(figure(qlonglong(count))));
                std::vector<MemoryKey> keys;
                for (const WhatIfRow &row : d->model->rows())
                    keys.push_back(row.key);
                readRows([keys](const Store &, std::stop_token) { return Result<std::vector<MemoryKey>>(keys); }, true);
            });
    });
}

void WhatIfPage::placePanes()
{
    if (d->placed || !isVisible() || d->split->width() < 400)
        return;
    const int whole = d->split->width() - 2;
    const int left = std::min(316, whole / 4), right = std::min(336, whole * 3 / 10);
    d->split->setSizes({left, whole - left - right, right});
    d->placed = true;
}

// The graph as high as its layers ask for, until somebody moves the line.
void WhatIfPage::placeGraph()
{
    const int high = d->upDown->height();
    if (d->dragged || high < 100 || !d->canvas->graph())
        return;
    const int graph = std::clamp(d->canvas->wantedHeight(), high / 4, high * 52 / 100);
    d->upDown->setSizes({graph, high - graph - 1});
}

QByteArray WhatIfPage::saveState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << qint32(2) << d->split->saveState() << d->upDown->saveState() << d->placed << d->dragged;
    return state;
}

void WhatIfPage::restoreState(const QByteArray &state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    qint32 version = 0;
    QByteArray split, upDown;
    bool placed = false, dragged = false;
    in >> version >> split >> upDown >> placed >> dragged;
    if (in.status() != QDataStream::Ok || version != 2)
        return;
    d->placed = placed && d->split->restoreState(split);
    d->dragged = dragged && d->upDown->restoreState(upDown);
}

void WhatIfPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.fillRect(rect(), tk().base);
}

void WhatIfPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placePanes();
    placeGraph();
}

void WhatIfPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    placePanes();
}

bool WhatIfPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->list && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const QModelIndex index = d->list->currentIndex();
        if (key->key() == Qt::Key_Space && index.isValid()) {
            d->model->setChecked(index.row(), !d->model->row(index.row()).checked);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace credence::ui

#include "whatifpage.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/recallpage.h"

#include "jobs/jobrunner.h"
#include "models/roles.h"
#include "reflect/rowpaint.h"
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
#include "widgets/roomy.h"
#include "widgets/rowview.h"
#include "widgets/segmented.h"
#include "widgets/splitter.h"
#include "widgets/whenshown.h"

#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QCoreApplication>
#include <QDataStream>
#include <QDateTimeEdit>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QIODevice>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QPainterPath>
#include <QScrollArea>
#include <QScrollBar>
#include <QSlider>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kRecallMargin = 16;
constexpr int kHitRow = 46, kBehindRow = 22, kVetoRow = 84, kRouteLine = 40;

QString presetTitle(const std::string &preset)
{
    return preset == "focused"    ? RecallPage::tr("focused")
           : preset == "released" ? RecallPage::tr("released")
           : preset == "own"      ? RecallPage::tr("own")
                                  : RecallPage::tr("paper");
}

struct RecallHeads {
    Q_DECLARE_TR_FUNCTIONS(credence::ui::RecallHead)
public:
    static QStringList parts() { return {tr("Rec."), tr("Imp."), tr("Rel.")}; }
    static QString score() { return tr("Score"); }
};

// A head of so many pixels and its sign fit above each column, whatever the language calls them.
struct RecallColumns {
    qreal bar, barWide, rec, imp, rel, score, other; // left edge of the bar, right edges of the figures
    explicit RecallColumns(int width)
    {
        const QFontMetricsF metrics(Theme::instance().font(Type::Caption));
        const QStringList heads = RecallHeads::parts();
        const auto room = [&](const QString &head, int least, int sign) {
            return std::max<qreal>(px(least), std::ceil(metrics.horizontalAdvance(head)) + sign + 12);
        };
        qreal names = 0;
        for (const char *preset : {"focused", "paper", "released"})
            names = std::max(names, room(presetTitle(preset), 62, 0));
        other = width - kRecallMargin;
        score = other - names;
        rel = score - room(RecallHeads::score(), 54, 0);
        imp = rel - room(heads[2], 44, 11);
        rec = imp - room(heads[1], 44, 11);
        const qreal left = kRecallMargin + px(42), end = rec - room(heads[0], 44, 11);
        barWide = std::clamp<qreal>(width * 0.22, px(90), px(228));
        // What is said comes before the bar: it keeps two thirds of what is left to both.
        barWide = std::max<qreal>(px(24), std::min(barWide, (end - left) / 3));
        bar = end - barWide;
    }
};

// Three parts by place and fill: recency, importance hatched, relevance.
void drawParts(QPainter &painter, const QRectF &bar, double recency, double importance, double relevance, double whole,
               bool ghost)
{
    const Tokens &t = tk();
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing, false);
    painter.fillRect(QRectF(bar.left(), bar.bottom() - 1, bar.width(), 1), t.line);
    qreal x = bar.left();
    int place = 0;
    for (const double part : {recency, importance, relevance}) {
        const qreal wide = whole > 0 ? bar.width() * part / whole : 0;
        const QRectF r(x, bar.top(), wide, bar.height());
        if (ghost) {
            QPen pen(t.ctl, 1, Qt::CustomDashLine, Qt::FlatCap);
            pen.setDashPattern({2, 2});
            painter.setPen(pen);
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(r.adjusted(0.5, 0.5, -0.5, -0.5));
        } else if (place == 1) {
            painter.setPen(QPen(t.densTop, 1));
            painter.setBrush(Qt::NoBrush);
            painter.drawRect(r.adjusted(0.5, 0.5, -0.5, -0.5));
            painter.save();
            painter.setClipRect(r);
            painter.setRenderHint(QPainter::Antialiasing);
            const int strokes = int(std::ceil((r.width() + r.height()) / 4));
            for (int i = 0; i < strokes; ++i) {
                const qreal at = r.left() - r.height() + 4 * i;
                painter.drawLine(QPointF(at, r.bottom()), QPointF(at + r.height(), r.top()));
            }
            painter.restore();
        } else {
            painter.fillRect(r, place == 0 ? t.dens : t.tx2);
            if (place == 0 && r.width() > 2) { // its fill alone is too near to the ground
                painter.setPen(QPen(t.densTop, 1));
                painter.setBrush(Qt::NoBrush);
                painter.drawRect(r.adjusted(0.5, 0.5, -0.5, -0.5));
            }
        }
        x += wide;
        ++place;
    }
    painter.restore();
}

class RecallDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] static QRect countButton(const QRect &row)
    {
        return {row.right() - kRecallMargin - px(104), row.top() + px(kHitRow) + px(4), px(104), px(24)};
    }
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const RecallModel *>(index.model());
        if (!model)
            return {};
        const RecallRow::Type type = model->row(index.row()).type;
        return {100, px(type == RecallRow::Type::Hit      ? kHitRow
                        : type == RecallRow::Type::Vetoed ? kVetoRow
                                                          : kBehindRow)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const RecallModel *>(index.model());
        if (!model)
            return;
        const RecallRow &row = model->row(index.row());
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const QFont base = theme.font(Type::Base), small = theme.font(Type::Secondary),
                    strong = theme.font(Type::Base, 600);
        const QRect r = option.rect;
        const qreal left = r.left() + kRecallMargin + px(42);
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        if (row.type == RecallRow::Type::Behind || row.type == RecallRow::Type::More) {
            painter->fillRect(r, t.alt);
            if (option.state & QStyle::State_Selected)
                drawRowGround(*painter, option, index);
            if (row.type == RecallRow::Type::More) {
                write(*painter, small, t.tx3, left + px(24), r.top(), r.height(), row.text);
            } else {
                const qreal w = QFontMetricsF(small).horizontalAdvance(row.facts);
                write(*painter, small, t.tx2, left + px(24), r.top(), r.height(),
                      QFontMetricsF(small).elidedText(row.text, Qt::ElideRight,
                                                      r.right() - kRecallMargin - w - 12 - left - px(24)));
                writeRight(*painter, small, t.tx3, r.right() - kRecallMargin, r.top(), r.height(), row.facts);
                drawStatusGlyph(*painter, QPointF(left + px(8), r.top() + r.height() / 2.0), grown(3), row.status,
                                statusColour(row.status));
            }
            painter->restore();
            return;
        }
        const bool vetoed = row.type == RecallRow::Type::Vetoed;
        drawRowGround(*painter, option, index);
        painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
        const RecallColumns at(r.width());
        const auto number = [](double v) { return QLocale().toString(v, 'f', 2); };
        const qreal first = r.top() + px(4), second = r.top() + px(23);
        if (vetoed)
            drawSign(*painter, QRectF(r.left() + kRecallMargin, r.top() + px(8), 14, 14), QStringLiteral("circle-x"),
                     t.warn);
        else
            writeRight(*painter, base, t.tx2, r.left() + kRecallMargin + px(20), first, px(20), figure(row.rank));
        drawStatusGlyph(*painter, QPointF(left - px(12), r.top() + px(14)), grown(4.2), row.status,
                        statusColour(row.status));
        QFont face = base;
        if (vetoed)
            face.setStrikeOut(true);
        else if (option.state & QStyle::State_Selected)
            face = theme.font(Type::Base, 500);
        const qreal room = at.bar - px(14) - (left - r.left());
        write(*painter, face, vetoed ? t.tx3 : t.tx, left, first, px(20),
              QFontMetricsF(face).elidedText(row.text, Qt::ElideRight, room));
        qreal x = left;
        const QString facts = QFontMetricsF(small).elidedText(row.facts, Qt::ElideRight, room - 30);
        write(*painter, small, t.tx3, x, second, px(18), facts);
        x += QFontMetricsF(small).horizontalAdvance(facts) + 10;
        if (row.kind == Kind::Reflection)
            drawPips(*painter, QPointF(x, second + px(9)), row.confidence);
        const double whole = model->recencyWeight() + model->importanceWeight() + model->relevanceWeight();
        drawParts(*painter, QRectF(r.left() + at.bar, r.top() + px(kHitRow) / 2.0 - 4, at.barWide, 7),
                  row.recency * model->recencyWeight(), row.importance * model->importanceWeight(),
                  row.relevance * model->relevanceWeight(), whole, vetoed);
        const qreal middle = r.top(), high = px(kHitRow);
        const QColor ink = vetoed ? t.tx3 : t.tx2;
        writeRight(*painter, base, ink, r.left() + at.rec, middle, high, number(row.recency));
        writeRight(*painter, base, ink, r.left() + at.imp, middle, high, number(row.importance));
        writeRight(*painter, base, ink, r.left() + at.rel, middle, high, number(row.relevance));
        writeRight(*painter, vetoed ? base : strong, vetoed ? t.tx3 : t.tx, r.left() + at.score, middle, high,
                   number(row.score));
        QString other = vetoed || row.other == 0 ? QStringLiteral("–") : figure(row.other);
        if (!vetoed && row.other > 0 && row.other != row.rank)
            other += row.other > row.rank ? QStringLiteral(" ▼%1").arg(row.other - row.rank)
                                          : QStringLiteral(" ▲%1").arg(row.rank - row.other);
        writeRight(*painter, small, t.tx3, r.left() + at.other, middle, high, other);

        if (vetoed) { // what overrules it
            const qreal top = r.top() + px(kHitRow) - px(4);
            const QString said = RecallModel::tr("Overruled for this question by a newer episode");
            const QFont bold = theme.font(Type::Secondary, 600);
            write(*painter, bold, t.warn, left, top, px(18), said);
            write(*painter, small, t.tx3, left + QFontMetricsF(bold).horizontalAdvance(said) + 10, top, px(18),
                  row.when);
            const QRect button = countButton(r);
            const QString text =
                QFontMetricsF(base).elidedText(row.overruledBy, Qt::ElideRight, button.left() - 16 - left);
            const qreal wide = QFontMetricsF(base).horizontalAdvance(text);
            painter->fillRect(QRectF(left - 2, top + px(19), wide + 4, px(18)), t.warnBg);
            write(*painter, base, t.tx, left, top + px(18), px(20), text);
            QPen pen(t.warn, 1, Qt::CustomDashLine, Qt::FlatCap);
            pen.setDashPattern({3, 2});
            painter->setPen(pen);
            const qreal under = std::round(top + px(37)) + 0.5;
            painter->drawLine(QPointF(left, under), QPointF(left + wide, under));
            painter->setRenderHint(QPainter::Antialiasing);
            painter->setPen(QPen(t.line2, 1));
            painter->setBrush(t.raised);
            painter->drawRoundedRect(QRectF(button).adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
            const QString count = RecallModel::tr("Count it here");
            const QFont face2 = theme.font(Type::Base, 500);
            write(*painter, face2, t.tx, button.center().x() - QFontMetricsF(face2).horizontalAdvance(count) / 2,
                  button.top(), button.height(), count);
        }
        painter->restore();
    }
};

class RecallHead : public QWidget {
    Q_OBJECT
public:
    explicit RecallHead(QWidget *parent) : QWidget(parent) { setFixedHeight(px(26)); }
    // lane: what the list's scroll bar takes.
    void show(const QString &text, const QString &other, int lane)
    {
        m_lane = lane;
        m_text = text;
        m_other = other;
        setToolTip(plainTip(text));
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        const Tokens &t = tk();
        painter.fillRect(rect(), t.alt);
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.line);
        const QFont font = Theme::instance().font(Type::Caption);
        const RecallColumns at(width() - m_lane);
        const QFontMetricsF metrics(font);
        const QStringList words{tr("recency"), tr("importance"), tr("relevance")};
        const QStringList heads = RecallHeads::parts();
        const qreal begin = kRecallMargin + px(42);
        const qreal first = at.rec - metrics.horizontalAdvance(heads[0]);
        const qreal places[] = {at.rec, at.imp, at.rel};
        const auto sign = [&](int part, qreal x) {
            drawParts(painter, QRectF(x, height() / 2.0 - 4, 8, 8), part == 0, part == 1, part == 2, 1, false);
        };
        qreal wide = 0;
        for (const QString &word : words)
            wide += 12 + metrics.horizontalAdvance(word) + 10;
        // Where the three words don't fit above the bars, the signs stand before the heads of their columns.
        const bool legend = at.bar + wide - 10 <= first - 8;
        // The count goes as far as what stands next.
        const qreal end = legend ? at.bar : first - 11;
        const QString count = metrics.elidedText(m_text, Qt::ElideRight, std::max<qreal>(0, end - 8 - begin));
        write(painter, font, t.tx2, begin, 0, height(), count);
        qreal x = at.bar;
        for (int part = 0; part < 3; ++part) {
            writeRight(painter, font, t.tx3, places[part], 0, height(), heads[part]);
            if (!legend) {
                sign(part, places[part] - metrics.horizontalAdvance(heads[part]) - 11);
                continue;
            }
            sign(part, x);
            write(painter, font, t.tx3, x + 12, 0, height(), words[part]);
            x += 12 + metrics.horizontalAdvance(words[part]) + 10;
        }
        writeRight(painter, font, t.tx3, at.score, 0, height(), RecallHeads::score());
        writeRight(painter, font, t.tx3, at.other, 0, height(), m_other);
    }

private:
    QString m_text, m_other;
    int m_lane = 0;
};

// Two rankings of the same memories, a line from each place to the other.
class SlopeChart : public QWidget {
    Q_OBJECT
public:
    explicit SlopeChart(QWidget *parent) : QWidget(parent) { setAccessibleName(tr("Two settings side by side")); }
    void show(std::vector<RecallMove> moves, std::vector<QString> names, QString before, QString after, int hand)
    {
        m_moves = std::move(moves);
        m_names = std::move(names);
        m_before = std::move(before);
        m_after = std::move(after);
        m_hand = hand;
        QStringList words;
        for (std::size_t i = 0; i < m_moves.size(); ++i)
            words << tr("%1: %2 to %3").arg(m_names[i]).arg(m_moves[i].before).arg(m_moves[i].after);
        setAccessibleDescription(words.join(QStringLiteral("; ")));
        setFixedHeight(px(24) + most() * px(26) + px(8));
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.setRenderHint(QPainter::Antialiasing);
        const Tokens &t = tk();
        const QFont small = Theme::instance().font(Type::Caption), base = Theme::instance().font(Type::Secondary);
        const qreal from = width() * 0.52, to = width() - px(36);
        writeRight(painter, small, t.tx3, from + px(8), 0, px(20), m_before);
        writeRight(painter, small, t.tx3, to + px(22), 0, px(20), m_after);
        const auto y = [](int place) { return px(24) + (place - 0.5) * px(26); };
        for (std::size_t i = 0; i < m_moves.size(); ++i) {
            const RecallMove &m = m_moves[i];
            const bool hand = int(m.candidate) == m_hand;
            const bool moved = m.before != m.after;
            const QColor ink = hand ? t.acc : moved ? t.tx2 : t.ctl;
            if (m.before > 0) {
                const QString name = QFontMetricsF(base).elidedText(m_names[i], Qt::ElideRight, from - px(24));
                write(painter, base, hand ? t.tx : moved ? t.tx : t.tx2, 0, y(m.before) - px(13), px(26), name);
                writeRight(painter, small, t.tx3, from - px(8), y(m.before) - px(13), px(26), figure(m.before));
                painter.setBrush(ink);
                painter.setPen(Qt::NoPen);
                painter.drawEllipse(QPointF(from, y(m.before)), 2.5, 2.5);
            }
            if (m.after > 0) {
                write(painter, small, t.tx3, to + px(10), y(m.after) - px(13), px(26), figure(m.after));
                painter.setBrush(ink);
                painter.setPen(Qt::NoPen);
                painter.drawEllipse(QPointF(to, y(m.after)), 2.5, 2.5);
            }
            if (m.before > 0 && m.after > 0) {
                QPainterPath path(QPointF(from, y(m.before)));
                const qreal half = (to - from) / 2;
                path.cubicTo(from + half, y(m.before), to - half, y(m.after), to, y(m.after));
                painter.setBrush(Qt::NoBrush);
                painter.setPen(QPen(ink, moved || hand ? 1.5 : 1));
                painter.drawPath(path);
            }
        }
    }

private:
    [[nodiscard]] int most() const
    {
        int n = 0;
        for (const RecallMove &m : m_moves)
            n = std::max({n, m.before, m.after});
        return n;
    }
    std::vector<RecallMove> m_moves;
    std::vector<QString> m_names;
    QString m_before, m_after;
    int m_hand = -1;
};

// A weight: slider and field, kept alike; the tick is the preset's value.
struct WeightRow {
    QSlider *slider = nullptr;
    QDoubleSpinBox *field = nullptr;
};
constexpr double kSteps = 100; // of the slider for 1.0

struct Gathered {
    std::shared_ptr<RecallIndex> index;
    std::shared_ptr<const RecallPool> pool;
    qint64 ms = 0;
};

// A screen reader lands in the line edit inside.
void nameField(QAbstractSpinBox *field, const QString &name)
{
    field->setAccessibleName(name);
    if (auto *inner = field->findChild<QLineEdit *>())
        inner->setAccessibleName(name);
}

} // namespace

struct RecallPage::Impl {
    Session *session = nullptr;
    Splitter *split = nullptr;
    PaneHeader *header = nullptr, *scoringHead = nullptr;
    FindField *field = nullptr;
    SegmentedControl *layers = nullptr, *presets = nullptr;
    Label *routeWords = nullptr;
    Chip *routeChip = nullptr;
    RecallHead *head = nullptr;
    RecallModel *model = nullptr;
    RowView *list = nullptr;
    QStackedLayout *stack = nullptr;
    EmptyState *empty = nullptr;
    LoadingRows *loading = nullptr;
    WeightRow recency, importance, relevance, words, vectors, neighbours, sessions, actor;
    QDoubleSpinBox *decay = nullptr;
    QCheckBox *byRank = nullptr, *past = nullptr;
    QDateTimeEdit *asOf = nullptr;
    QComboBox *compare = nullptr;
    SlopeChart *chart = nullptr;
    TextBlock *compareWords = nullptr, *notes = nullptr;
    QAction *copy = nullptr, *behind = nullptr, *reset = nullptr, *why = nullptr;
    QList<QAction *> actions;
    RecallWeights weights;
    std::optional<RecallWeights> own;
    RecallRanking ranking;
    std::shared_ptr<RecallIndex> index;
    std::shared_ptr<const RecallPool> pool;
    QString question;
    std::vector<MemoryKey> counted;
    JobHandle job;
    qint64 ms = 0;
    bool working = false, filling = false, placed = false;
    WhenShown *gathers = nullptr;
};

RecallPage::RecallPage(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->weights = recallPreset("focused").value_or(RecallWeights{});
    makeActions();
    build();
    fillScoring();
    const auto reset = [this] {
        d->index.reset();
        d->pool.reset();
        d->ranking = {};
        d->model->setRows({});
        d->counted.clear();
        d->question.clear();
        d->field->clear();
        d->working = false;
        refresh();
    };
    connect(session, &Session::opened, this, reset);
    connect(session, &Session::closed, this, reset);
    d->gathers = new WhenShown(this, [this] {
        if (!d->question.isEmpty())
            gather();
    });
    connect(session, &Session::snapshotChanged, d->gathers, &WhenShown::ask); // another scope has one of its own
    refresh();
}

RecallPage::~RecallPage() = default;

QString RecallPage::question() const
{
    return d->question;
}

RecallModel *RecallPage::model() const
{
    return d->model;
}

RowView *RecallPage::list() const
{
    return d->list;
}

const RecallWeights &RecallPage::weights() const
{
    return d->weights;
}

std::shared_ptr<const RecallPool> RecallPage::pool() const
{
    return d->pool;
}

QList<QAction *> RecallPage::actions() const
{
    return d->actions;
}

QList<QWidget *> RecallPage::panes() const
{
    return {d->split->widget(0), d->split->widget(1)};
}

bool RecallPage::busy() const
{
    return d->working;
}

void RecallPage::focusFirst()
{
    d->field->setFocus(Qt::OtherFocusReason);
    d->field->selectAll();
}

void RecallPage::makeActions()
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
    d->copy = make(
        "audit.copyRecall", tr("Copy what is recalled"), tr("Copy the hits with their scores as text"), "copy", [this] {
            QStringList lines{d->question};
            for (int i = 0; i < d->model->rowCount(); ++i) {
                const RecallRow &row = d->model->row(i);
                if (row.type == RecallRow::Type::Hit)
                    lines << QStringLiteral("%1. %2  %3")
                                 .arg(QString::number(row.rank), QLocale().toString(row.score, 'f', 2), row.text);
            }
            QApplication::clipboard()->setText(lines.join(QLatin1Char('\n')));
            Q_EMIT message(tr("The hits were copied."));
        });
    d->behind = make("audit.behindHit", tr("Episodes behind the hit"), tr("Show the episodes that the belief rests on"),
                     "list-tree", [this] { toggleBehind(); });
    d->why = make("audit.whyHit", tr("Argument of the hit"), tr("Show the whole argument of the hit"), "scale", [this] {
        if (const MemoryKey key = d->list->currentIndex().data(KeyRole).value<MemoryKey>())
            Q_EMIT whyRequested(key);
    });
    d->reset = make("audit.resetScoring", tr("Reset the scoring"), tr("Weights and decay as the preset has them"),
                    "rotate-ccw", [this] { setWeights(recallPreset("focused").value_or(RecallWeights{})); });
}

void RecallPage::build()
{
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    d->split = new Splitter(Qt::Horizontal, this);
    d->split->setChildrenCollapsible(false);
    d->split->addWidget(buildLeft());
    d->split->addWidget(buildRight());
    d->split->setStretchFactor(0, 1);
    d->split->setStretchFactor(1, 0);
    column->addWidget(d->split);
}

QWidget *RecallPage::buildLeft()
{
    auto *pane = new QWidget(this);
    keepLeastWidth(pane, 340);
    auto *column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->header = new PaneHeader(tr("Recall"), pane);
    d->header->addTool(d->copy);
    column->addWidget(d->header);
    d->field = new FindField(tr("Ask what the agent would be asked"), pane);
    d->field->setObjectName(QStringLiteral("audit.question"));
    d->field->setAccessibleName(tr("Question"));
    d->field->setCaps({tr("Enter")});
    QFont larger = Theme::instance().font(Type::Memory, 400);
    d->field->setFont(larger);
    connect(d->field, &QLineEdit::returnPressed, this, [this] { ask(d->field->text()); });
    auto *row = new QHBoxLayout;
    row->setContentsMargins(kRecallMargin, 10, kRecallMargin, 6);
    row->addWidget(d->field);
    column->addLayout(row);
    auto *route = new QHBoxLayout;
    route->setContentsMargins(kRecallMargin, 4, kRecallMargin, 8);
    route->setSpacing(8);
    d->routeChip = new Chip({}, ChipTone::Info, pane);
    d->routeWords = new Label({}, Type::Secondary, Tone::Secondary, 0, pane);
    d->layers = new SegmentedControl(tr("Where to look"), true, pane);
    d->layers->setObjectName(QStringLiteral("audit.layer"));
    d->layers->addSegment(tr("Automatic"), tr("As the question asks"));
    d->layers->addSegment(tr("Beliefs"));
    d->layers->addSegment(tr("Episodes"));
    d->layers->addSegment(tr("Both"));
    d->layers->setCurrentIndex(0);
    d->layers->setFolds(true);
    connect(d->layers, &SegmentedControl::currentChanged, this, [this] { rank(); });
    route->addWidget(d->routeChip);
    route->addWidget(d->routeWords, 1);
    route->addWidget(d->layers);
    column->addLayout(route);
    d->head = new RecallHead(pane);
    column->addWidget(d->head);
    d->model = new RecallModel(this);
    d->list = new RowView(tr("Hits"), pane);
    d->list->setObjectName(QStringLiteral("audit.hits"));
    d->list->setModel(d->model);
    d->list->setItemDelegate(new RecallDelegate(d->list));
    d->list->installEventFilter(this);
    connect(d->list, &RowView::enterPressed, this, [this] { d->why->trigger(); });
    connect(d->list, &QAbstractItemView::doubleClicked, this, [this] { d->why->trigger(); });
    connect(d->list, &RowView::rowClicked, this, [this](const QModelIndex &index, const QPoint &inRow) {
        const RecallRow &one = d->model->row(index.row());
        const QRect at = d->list->visualRect(index);
        if (one.type == RecallRow::Type::Vetoed &&
            RecallDelegate::countButton(QRect(QPoint(0, 0), at.size())).contains(inRow))
            countHere(one.key);
    });
    connect(d->list, &RowView::currentRowChanged, this, [this] { refresh(); });
    connect(d->list->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] { refresh(); });
    d->empty = new EmptyState(tr("Nothing is asked"), {}, pane);
    d->empty->setHelp(QStringLiteral("audit.md#recall"));
    d->loading = new LoadingRows(pane);
    connect(d->loading, &LoadingRows::cancelled, this, [this] { d->job.cancel(); });
    auto *holder = new QWidget(pane);
    d->stack = new QStackedLayout(holder);
    d->stack->addWidget(d->list);
    d->stack->addWidget(d->empty);
    d->stack->addWidget(d->loading);
    column->addWidget(holder, 1);
    auto *hints = new FlowLayout(14, 4); // longer words take another line
    hints->setContentsMargins(kRecallMargin, 8, kRecallMargin, 8);
    hints->setLastRight(true);
    hints->addWidget(new KeyHint(QStringList{QStringLiteral("↑"), QStringLiteral("↓")}, tr("move"), pane));
    hints->addWidget(new KeyHint(QStringList{tr("Space")}, tr("episodes behind it"), pane));
    hints->addWidget(new KeyHint(QStringList{tr("Enter")}, tr("Why"), pane));
    auto *note = new Label(tr("Looking here does not count as an access."), Type::Secondary, Tone::Dim, 0, pane);
    note->setMayBeCut(true);
    hints->addWidget(note);
    column->addLayout(hints);
    return pane;
}

QWidget *RecallPage::buildRight()
{
    auto *pane = new QWidget(this);
    keepLeastWidth(pane, 280);
    auto *column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->scoringHead = new PaneHeader(tr("Scoring"), pane);
    d->scoringHead->addTool(d->reset);
    column->addWidget(d->scoringHead);
    auto *area = new ColumnArea(pane);
    area->setFrameShape(QFrame::NoFrame);
    area->setWidgetResizable(true);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    area->viewport()->setBackgroundRole(QPalette::Base);
    auto *inside = new QWidget;
    inside->setBackgroundRole(QPalette::Base);
    auto *rows = new QVBoxLayout(inside);
    rows->setContentsMargins(kRecallMargin, 14, kRecallMargin, 16);
    rows->setSpacing(8);
    auto *preset = new QHBoxLayout;
    d->presets = new SegmentedControl(tr("Preset"), true, inside);
    d->presets->setObjectName(QStringLiteral("audit.preset"));
    d->presets->addSegment(tr("focused"), tr("Relevance 1, recency and importance 0.1: they decide among what fits"));
    d->presets->addSegment(tr("paper"), tr("Park et al. 2023: 0.995 an hour, all weights 1"));
    d->presets->addSegment(tr("released"),
                           tr("As that paper’s code does it: 0.5, 2 and 3, by rank with the oldest first"));
    d->presets->addSegment(tr("own"), tr("What you set here"));
    connect(d->presets, &SegmentedControl::currentChanged, this, [this](int index) {
        if (d->filling)
            return;
        static constexpr std::array kPresets{"focused", "paper", "released"};
        if (index >= int(kPresets.size())) {
            RecallWeights own = d->own.value_or(d->weights);
            own.preset = "own";
            setWeights(own);
        } else if (const auto weights = recallPreset(kPresets[std::size_t(std::max(0, index))])) {
            setWeights(*weights);
        }
    });
    d->presets->setFolds(true);
    preset->addWidget(d->presets);
    preset->addStretch(1);
    rows->addLayout(preset);

    const auto grid = [&](const QString &title) {
        rows->addSpacing(4);
        rows->addWidget(new SectionHeader(title, inside));
        auto *layout = new QGridLayout;
        layout->setHorizontalSpacing(10);
        layout->setVerticalSpacing(6);
        layout->setColumnMinimumWidth(0, 104);
        layout->setColumnStretch(1, 1);
        rows->addLayout(layout);
        return layout;
    };
    const auto weight = [&](QGridLayout *layout, const QString &name, double most, WeightRow &into,
                            const char *object) {
        const int at = layout->rowCount();
        layout->addWidget(new Label(name, Type::Base, Tone::Normal, 0, inside), at, 0);
        into.slider = new QSlider(Qt::Horizontal, inside);
        into.slider->setRange(0, int(most * kSteps));
        into.slider->setPageStep(int(most * kSteps / 10));
        into.slider->setAccessibleName(name);
        into.slider->setObjectName(QString::fromLatin1(object));
        into.field = new QDoubleSpinBox(inside);
        into.field->setRange(0, most);
        into.field->setDecimals(2);
        into.field->setSingleStep(0.05);
        into.field->setFixedWidth(px(68));
        nameField(into.field, name);
        layout->addWidget(into.slider, at, 1);
        layout->addWidget(into.field, at, 2);
        connect(into.slider, &QSlider::valueChanged, this, [this, field = into.field](int value) {
            if (d->filling)
                return;
            d->filling = true;
            field->setValue(value / kSteps);
            d->filling = false;
            readScoring();
        });
        connect(into.field, &QDoubleSpinBox::valueChanged, this, [this, slider = into.slider](double value) {
            if (d->filling)
                return;
            d->filling = true;
            slider->setValue(int(std::lround(value * kSteps)));
            d->filling = false;
            readScoring();
        });
    };
    QGridLayout *weights = grid(tr("Weights"));
    weight(weights, tr("Recency"), 5, d->recency, "audit.weightRecency");
    weight(weights, tr("Importance"), 5, d->importance, "audit.weightImportance");
    weight(weights, tr("Relevance"), 5, d->relevance, "audit.weightRelevance");
    QGridLayout *recency = grid(tr("Recency"));
    recency->addWidget(new Label(tr("Decay"), Type::Base, Tone::Normal, 0, inside), 0, 0);
    d->decay = new QDoubleSpinBox(inside);
    d->decay->setRange(0, 1);
    d->decay->setDecimals(4);
    d->decay->setSingleStep(0.001);
    nameField(d->decay, tr("Decay"));
    recency->addWidget(d->decay, 0, 1);
    connect(d->decay, &QDoubleSpinBox::valueChanged, this, [this] { readScoring(); });
    d->byRank = new QCheckBox(tr("by rank, the oldest first"), inside);
    connect(d->byRank, &QCheckBox::toggled, this, [this] { readScoring(); });
    recency->addWidget(d->byRank, 1, 1);
    d->past = new QCheckBox(tr("As of"), inside);
    d->asOf = new QDateTimeEdit(inside);
    d->asOf->setDisplayFormat(QStringLiteral("yyyy-MM-dd HH:mm"));
    d->asOf->setCalendarPopup(true);
    nameField(d->asOf, tr("As of"));
    d->asOf->setEnabled(false);
    recency->addWidget(d->past, 2, 0);
    recency->addWidget(d->asOf, 2, 1);
    connect(d->past, &QCheckBox::toggled, this, [this](bool on) {
        d->asOf->setEnabled(on);
        gather();
    });
    connect(d->asOf, &QDateTimeEdit::editingFinished, this, [this] { gather(); });
    QGridLayout *parts = grid(tr("Relevance is made of"));
    weight(parts, tr("Words, BM25"), 1, d->words, "audit.partWords");
    weight(parts, tr("Vectors"), 1, d->vectors, "audit.partVectors");
    weight(parts, tr("Neighbours"), 1, d->neighbours, "audit.partNeighbours");
    weight(parts, tr("Session"), 1, d->sessions, "audit.partSession");
    weight(parts, tr("Speaker"), 1, d->actor, "audit.partActor");
    rows->addSpacing(6);
    auto *against = new QHBoxLayout;
    against->addWidget(new Label(tr("Compare with"), Type::Secondary, Tone::Normal, 600, inside), 1);
    d->compare = new QComboBox(inside);
    d->compare->setAccessibleName(tr("Compare with"));
    d->compare->setObjectName(QStringLiteral("audit.compareWith"));
    d->compare->addItem(tr("released"), QStringLiteral("released"));
    d->compare->addItem(tr("paper"), QStringLiteral("paper"));
    d->compare->addItem(tr("focused"), QStringLiteral("focused"));
    connect(d->compare, &QComboBox::currentIndexChanged, this, [this] { rank(); });
    keepCurrentText(d->compare);
    against->addWidget(d->compare);
    rows->addLayout(against);
    d->compareWords = new TextBlock({}, Type::Secondary, Tone::Dim, 0, inside);
    rows->addWidget(d->compareWords);
    d->chart = new SlopeChart(inside);
    rows->addWidget(d->chart);
    d->notes = new TextBlock({}, Type::Secondary, Tone::Dim, 0, inside);
    rows->addWidget(d->notes);
    rows->addStretch(1);
    area->setWidget(inside);
    column->addWidget(area, 1);
    return pane;
}

void RecallPage::setWeights(const RecallWeights &weights)
{
    d->weights = weights;
    fillScoring();
    rank();
}

void RecallPage::fillScoring()
{
    d->filling = true;
    const RecallWeights &w = d->weights;
    const auto set = [](WeightRow &row, double value) {
        row.slider->setValue(int(std::lround(value * kSteps)));
        row.field->setValue(value);
    };
    set(d->recency, w.recency);
    set(d->importance, w.importance);
    set(d->relevance, w.relevance);
    set(d->words, w.words);
    set(d->vectors, w.vectors);
    set(d->neighbours, w.neighbours);
    set(d->sessions, w.session);
    set(d->actor, w.actor);
    d->decay->setValue(w.decay);
    d->byRank->setChecked(w.byRank);
    d->presets->setCurrentIndex(w.preset == "focused" ? 0 : w.preset == "paper" ? 1 : w.preset == "released" ? 2 : 3);
    d->filling = false;
}

void RecallPage::readScoring()
{
    if (d->filling)
        return;
    RecallWeights &w = d->weights;
    w.recency = d->recency.field->value();
    w.importance = d->importance.field->value();
    w.relevance = d->relevance.field->value();
    w.words = d->words.field->value();
    w.vectors = d->vectors.field->value();
    w.neighbours = d->neighbours.field->value();
    w.session = d->sessions.field->value();
    w.actor = d->actor.field->value();
    w.decay = d->decay->value();
    w.byRank = d->byRank->isChecked();
    w.preset = "own";
    d->own = w;
    d->filling = true;
    d->presets->setCurrentIndex(3);
    d->filling = false;
    rank();
}

void RecallPage::ask(const QString &question)
{
    if (d->field->text() != question)
        d->field->setText(question);
    d->question = question.trimmed();
    d->counted.clear();
    gather();
}

void RecallPage::countHere(MemoryKey belief)
{
    d->counted.push_back(belief);
    gather();
}

void RecallPage::gather()
{
    d->gathers->forget();
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || d->question.isEmpty()) {
        d->pool.reset();
        rank();
        return;
    }
    d->working = true;
    refresh();
    RecallOptions options;
    options.scope = d->session->scope().toStdString();
    options.layer = RecallLayer::All; // the layer is chosen while ranking, so that it can be overruled at once
    options.countHere = d->counted;
    if (d->past->isChecked())
        options.now = Time(std::chrono::milliseconds(d->asOf->dateTime().toMSecsSinceEpoch()));
    d->job = JobRunner::instance().run<Gathered>(
        this, QStringLiteral("recall"), d->index ? QString() : tr("Reading the index"),
        [store, options, index = d->index,
         question = d->question.toStdString()](std::stop_token stop, const Progress &progress) -> Result<Gathered> {
            Gathered out;
            out.index = index;
            if (!out.index) {
                RecallIndexOptions how;
                how.keep = store->info().access == Access::Writable;
                auto opened = RecallIndex::open(*store, how, stop, progress);
                if (!opened)
                    return opened.error();
                out.index = *opened;
            } else if (auto fresh = out.index->refresh(*store, stop, progress); !fresh) {
                return fresh.error();
            }
            const qint64 start = QDateTime::currentMSecsSinceEpoch();
            auto pool = gatherRecall(*store, *out.index, question, options, stop);
            if (!pool)
                return pool.error();
            out.ms = QDateTime::currentMSecsSinceEpoch() - start;
            out.pool = std::make_shared<const RecallPool>(std::move(*pool));
            return out;
        },
        [this, store](Result<Gathered> gathered) {
            if (d->session->store() != store)
                return;
            d->working = false;
            if (!gathered) {
                if (gathered.error().code != Errc::Cancelled)
                    Q_EMIT failed(tr("Nothing could be recalled."), coreLine(gathered.error().message));
                refresh();
                Q_EMIT idle();
                return;
            }
            d->index = gathered->index;
            d->pool = gathered->pool;
            d->ms = gathered->ms;
            if (!d->past->isChecked())
                d->asOf->setDateTime(QDateTime::fromMSecsSinceEpoch(d->pool->now.time_since_epoch().count()));
            rank();
            Q_EMIT idle();
        });
}

// Microseconds to a millisecond: at each step of a slider.
void RecallPage::rank()
{
    if (!d->pool) {
        d->ranking = {};
        d->model->setRows({});
        refresh();
        return;
    }
    const RecallRoute route = recallRoute(d->pool->question);
    const int chosen = d->layers->currentIndex();
    const RecallLayer layer = chosen == 1   ? RecallLayer::Beliefs
                              : chosen == 2 ? RecallLayer::Episodes
                              : chosen == 3 ? RecallLayer::All
                                            : route.layer;
    const RecallWeights other =
        recallPreset(d->compare->currentData().toString().toStdString()).value_or(RecallWeights{});
    const MemoryKey hand = d->list->currentIndex().data(KeyRole).value<MemoryKey>();
    d->ranking = recallRanking(*d->pool, d->weights, other, layer);
    d->model->setWeights(d->weights.recency, d->weights.importance, d->weights.relevance);
    d->model->setRows(d->ranking.rows);
    const int row = hand ? d->model->rowOf(hand) : -1;
    if (d->model->rowCount() > 0)
        d->list->setCurrentIndex(d->model->index(std::max(0, row), 0));
    refresh();
}

void RecallPage::refresh()
{
    const bool open = d->session->isOpen();
    const bool shown = d->pool != nullptr;
    d->field->setEnabled(open);
    QString facts = tr("what the agent would be given for a question");
    if (shown) {
        facts = tr("scope %1, %2, %3 ms")
                    .arg(oneLine(d->pool->scope),
                         counted(qlonglong(d->pool->searched), tr("1 memory"), tr("%1 memories")), figure(d->ms));
        if (d->past->isChecked())
            facts += tr(", as of %1").arg(shortTime(d->pool->now));
    }
    d->header->setFacts(facts);
    const RecallRoute route = shown ? recallRoute(d->pool->question) : RecallRoute{};
    d->routeChip->setVisible(shown);
    d->routeWords->setText(shown ? coreWords(route.reason) : QString());
    if (shown)
        d->routeChip->setText(route.kind == "pattern"    ? tr("Pattern")
                              : route.kind == "instance" ? tr("Instance")
                                                         : tr("Open"));
    const QString other = d->compare->currentText();
    d->head->show(!shown ? QString()
                  : d->ranking.vetoed > 0
                      ? tr("%1, %2 overruled")
                            .arg(counted(d->ranking.hits, tr("1 hit"), tr("%1 hits")), figure(d->ranking.vetoed))
                      : counted(d->ranking.hits, tr("1 hit"), tr("%1 hits")),
                  other, d->list->verticalScrollBar()->maximum() > 0 ? d->list->verticalScrollBar()->width() : 0);
    const QModelIndex index = d->list->currentIndex();
    const bool onHit = index.isValid() && d->model->row(index.row()).type != RecallRow::Type::More;
    const bool belief = onHit && d->model->row(index.row()).kind == Kind::Reflection;
    d->why->setEnabled(onHit);
    d->behind->setEnabled(belief);
    d->copy->setEnabled(d->ranking.hits > 0);
    if (d->working && !shown) {
        d->loading->start(d->index ? tr("Gathering") : tr("Reading the index"));
        d->stack->setCurrentWidget(d->loading);
    } else {
        d->loading->stop();
        d->empty->setTexts(!shown ? tr("Nothing is asked") : tr("Nothing is recalled"),
                           !shown ? tr("Ask a question to see what the agent would be given, and why.")
                                  : tr("No memory in use fits the question. Try other words, or all layers."));
        d->stack->setCurrentWidget(d->model->rowCount() > 0 ? static_cast<QWidget *>(d->list) : d->empty);
    }
    int moved = 0, both = 0;
    for (const RecallMove &move : d->ranking.moves) {
        both += move.before > 0 && move.after > 0;
        moved += move.before > 0 && move.after > 0 && move.before != move.after;
    }
    const RecallWeights against =
        recallPreset(d->compare->currentData().toString().toStdString()).value_or(RecallWeights{});
    const auto number = [](double v) { return QLocale().toString(v, 'g', 3); };
    d->compareWords->setText(
        tr("recency %1, importance %2, relevance %3%4")
            .arg(number(against.recency), number(against.importance), number(against.relevance),
                 d->ranking.moves.empty() ? QString() : tr("\n%1 are in both, %2 change place.").arg(both).arg(moved)));
    int hand = -1;
    for (std::size_t i = 0; shown && index.isValid() && i < d->pool->candidates.size(); ++i) {
        if (d->pool->candidates[i].key == d->model->row(index.row()).key)
            hand = int(i);
    }
    d->chart->show(d->ranking.moves, d->ranking.names, presetTitle(d->weights.preset), other, hand);
    QStringList notes;
    for (std::size_t i = 0; shown && i < d->pool->notes.size(); ++i)
        notes << coreWords(d->pool->notes[i]);
    if (shown && !d->pool->index.note.empty())
        notes << coreWords(d->pool->index.note);
    notes.removeDuplicates();
    d->notes->setText(notes.join(QLatin1Char('\n')));
    d->notes->setVisible(!notes.isEmpty());
}

void RecallPage::toggleBehind()
{
    const QModelIndex index = d->list->currentIndex();
    const std::shared_ptr<Store> store = d->session->store();
    if (!index.isValid() || !store || !d->pool)
        return;
    const RecallRow row = d->model->row(index.row());
    if (row.type != RecallRow::Type::Hit && row.type != RecallRow::Type::Vetoed)
        return;
    if (d->model->isOpen(row.key)) {
        d->model->setBehind(row.key, {});
        return;
    }
    // How its score comes about, a line each.
    std::vector<RecallRow> sums;
    if (row.type == RecallRow::Type::Hit) {
        for (const QString &line : row.explanation.split(QLatin1Char('\n'), Qt::SkipEmptyParts)) {
            RecallRow one;
            one.type = RecallRow::Type::More;
            one.text = line;
            sums.push_back(std::move(one));
        }
    }
    if (row.kind != Kind::Reflection) {
        d->model->setBehind(row.key, std::move(sums));
        return;
    }
    std::vector<MemoryId> ids;
    std::uint64_t all = 0;
    for (const RecallCandidate &one : d->pool->candidates) {
        if (one.key == row.key) {
            ids = one.behind;
            all = one.behindCount;
        }
    }
    for (const RecallVeto &veto : d->pool->vetoed) {
        if (veto.belief == row.key) {
            ids = veto.candidate.behind;
            all = veto.candidate.behindCount;
        }
    }
    JobRunner::instance().run<std::vector<RecallRow>>(
        this, QStringLiteral("behind"), {},
        [store, ids, all, sums](std::stop_token stop, const Progress &) -> Result<std::vector<RecallRow>> {
            std::vector<RecallRow> rows = sums;
            for (const MemoryId &id : ids) {
                if (stop.stop_requested())
                    return Error{Errc::Cancelled, "Cancelled.", {}};
                const auto key = store->find(id.value);
                if (!key)
                    continue;
                const std::array keys{*key};
                const auto memories = store->rows(keys, stop);
                if (!memories || memories->empty())
                    continue;
                RecallRow one;
                one.type = RecallRow::Type::Behind;
                one.key = *key;
                one.status = memories->front().status;
                one.text = oneLine(memories->front().text).trimmed();
                one.facts = memories->front().created ? shortTime(*memories->front().created) : QString();
                rows.push_back(std::move(one));
            }
            RecallRow more;
            more.type = RecallRow::Type::More;
            if (all > rows.size() - sums.size())
                more.text =
                    counted(qlonglong(all - (rows.size() - sums.size())), RecallModel::tr("1 more episode behind it"),
                            RecallModel::tr("%1 more episodes behind it"));
            else if (rows.size() == sums.size())
                more.text = RecallModel::tr("No episode lies behind it");
            if (!more.text.isEmpty())
                rows.push_back(std::move(more));
            return rows;
        },
        [this, key = row.key](Result<std::vector<RecallRow>> rows) {
            if (rows)
                d->model->setBehind(key, std::move(*rows));
        });
}

void RecallPage::placePanes()
{
    if (d->placed || !isVisible() || d->split->width() < 500)
        return;
    const int whole = d->split->width() - 1;
    const int right = std::min(344, whole * 2 / 5);
    d->split->setSizes({whole - right, right});
    d->placed = true;
}

QByteArray RecallPage::saveState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    const RecallWeights own = d->own.value_or(RecallWeights{});
    out << qint32(1) << d->split->saveState() << d->placed << QString::fromStdString(d->weights.preset)
        << d->own.has_value() << own.recency << own.importance << own.relevance << own.byRank << own.decay << own.words
        << own.vectors << own.neighbours << own.session << own.actor;
    return state;
}

void RecallPage::restoreState(const QByteArray &state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    qint32 version = 0;
    QByteArray split;
    bool placed = false, hasOwn = false;
    QString preset;
    RecallWeights own;
    in >> version >> split >> placed >> preset >> hasOwn >> own.recency >> own.importance >> own.relevance >>
        own.byRank >> own.decay >> own.words >> own.vectors >> own.neighbours >> own.session >> own.actor;
    if (in.status() != QDataStream::Ok || version != 1)
        return;
    if (placed)
        d->placed = d->split->restoreState(split);
    own.preset = "own";
    if (hasOwn)
        d->own = own;
    if (preset == QLatin1String("own") && hasOwn)
        setWeights(own);
    else if (const auto known = recallPreset(preset.toStdString()))
        setWeights(*known);
}

void RecallPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.fillRect(rect(), tk().base);
}

void RecallPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placePanes();
}

void RecallPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    placePanes();
}

bool RecallPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->list && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->key() == Qt::Key_Space) {
            toggleBehind();
            return true;
        }
        const QModelIndex index = d->list->currentIndex();
        if (key->key() == Qt::Key_C && key->modifiers() == Qt::NoModifier && index.isValid() &&
            d->model->row(index.row()).type == RecallRow::Type::Vetoed) {
            countHere(d->model->row(index.row()).key);
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace credence::ui

#include "recallpage.moc"

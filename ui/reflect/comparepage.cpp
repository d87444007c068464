// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/comparepage.h"
#include "reflect/rowpaint.h"

#include "jobs/jobrunner.h"
#include "reflect/runwords.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/corewords.h"
#include "widgets/dates.h"
#include "widgets/emptystate.h"
#include "widgets/footbar.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/numbers.h"
#include "widgets/plaintip.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"
#include "widgets/splitter.h"

#include <credence/embed.h>

#include <QApplication>
#include <QClipboard>
#include <QComboBox>
#include <QContextMenuEvent>
#include <QDateTime>
#include <QKeyEvent>
#include <QLocale>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QScrollArea>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kHead = 174;
constexpr int kFoot = 48;
constexpr int kCompareMargin = 16;
constexpr int kCheck = 16;
constexpr int kTextLeft = 42;
constexpr int kLetter = 18;

// A or B: a letter on a quiet ground, never a hue.
void drawLetter(QPainter &painter, QPointF topLeft, QChar letter, bool taken)
{
    const Tokens &t = tk();
    const QRectF box(topLeft, QSizeF(px(kLetter), px(kLetter)));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(Qt::NoPen);
    painter.setBrush(t.chip);
    painter.drawRoundedRect(box, 3, 3);
    const QFont font = Theme::instance().font(Type::Caption, 600);
    const QString text(letter);
    write(painter, font, taken ? t.tx : t.tx3, box.center().x() - QFontMetricsF(font).horizontalAdvance(text) / 2,
          box.top(), box.height(), text);
    painter.restore();
}

QString relativeTime(Time time)
{
    const QDateTime then = QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count());
    return then.date() == QDate::currentDate() ? ComparePage::tr("today %1").arg(clockText(then.time()))
                                               : shortTime(time);
}

class CompareDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    struct Places {
        QRectF check, letterA, letterB, reply;
        int height = 0;
    };

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const CompareModel *>(index.model());
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        if (!model || !view)
            return {};
        const int width = std::max(120, view->viewport()->width());
        return {width, layOut(model->row(index.row()), width, nullptr).height};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const CompareModel *>(index.model());
        if (!model)
            return;
        const CompareRow &row = model->row(index.row());
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        if (row.type != CompareRow::Type::Heading)
            drawRowGround(*painter, option, index);
        if (row.type == CompareRow::Type::Single || row.type == CompareRow::Type::Pair)
            painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tk().line);
        painter->translate(option.rect.topLeft());
        layOut(row, option.rect.width(), painter);
        painter->restore();
    }

    static Places layOut(const CompareRow &row, int width, QPainter *painter)
    {
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const QFont base = theme.font(Type::Base), caption = theme.font(Type::Caption);
        const QFontMetricsF metrics(base), small(caption);
        const int line = px(19), factLine = px(17);
        Places places;
        const qreal right = width - kCompareMargin;
        if (row.type == CompareRow::Type::Heading) {
            if (painter)
                write(*painter, theme.font(Type::Secondary, 600), t.tx, kCompareMargin, px(12), px(20), row.textA);
            places.height = px(36);
            return places;
        }
        qreal y = px(7);
        const auto paragraph = [&](qreal left, const QString &words, const QList<DiffSpan> &spans, bool a,
                                   const QColor &colour) {
            QTextLayout text(rowHead(words).replace(QLatin1Char('\n'), QChar(QChar::LineSeparator)), base);
            QTextOption wrap;
            wrap.setWrapMode(wrapFor(text.text()));
            text.setTextOption(wrap);
            QList<QTextLayout::FormatRange> formats;
            for (const DiffSpan &span : spans) {
                if (!span.own)
                    continue;
                QTextLayout::FormatRange range;
                range.start = span.start;
                range.length = span.length;
                range.format.setForeground(a ? t.delTx : t.insTx);
                range.format.setBackground(a ? t.delBg : t.insBg);
                if (a)
                    range.format.setFontStrikeOut(true);
                else
                    range.format.setFontUnderline(true);
                formats << range;
            }
            text.setFormats(formats);
            const qreal lift = std::round((line + metrics.capHeight()) / 2) - metrics.ascent();
            text.beginLayout();
            for (QTextLine part = text.createLine(); part.isValid(); part = text.createLine()) {
                part.setLineWidth(std::max<qreal>(40, right - left));
                part.setPosition(QPointF(left, y + lift));
                y += line;
            }
            text.endLayout();
            if (painter) {
                painter->setPen(colour);
                upright(*painter, QRectF(left, 0, right - left, 1), [&] { text.draw(painter, QPointF()); });
            }
        };
        if (row.type == CompareRow::Type::Drop) {
            if (painter)
                write(*painter, base, t.tx3, kCompareMargin + 2, y - px(2), line, QStringLiteral("–"));
            y -= px(3);
            paragraph(kTextLeft, row.textA, {}, false, t.tx2);
            qreal x = kTextLeft;
            if (!row.facts.isEmpty()) {
                const QString reply = CompareModel::tr("reply", "a link to what the model answered");
                const qreal room = right - x - (row.a > 0 ? small.horizontalAdvance(reply) + 12 : 0);
                const QString facts =
                    small.elidedText(row.facts, Qt::ElideRight, room) + (row.a > 0 ? QStringLiteral(", ") : QString());
                if (painter)
                    write(*painter, caption, t.tx3, x, y, factLine, facts);
                x += small.horizontalAdvance(facts);
            }
            if (row.a > 0) {
                const QString reply = CompareModel::tr("reply", "a link to what the model answered");
                if (painter)
                    write(*painter, caption, t.acc, x, y, factLine, reply);
                places.reply = QRectF(x - 2, y, small.horizontalAdvance(reply) + 4, factLine);
            }
            places.height = int(y) + factLine + px(4);
            return places;
        }

        places.check = QRectF(kCompareMargin, y + px(1), kCheck, kCheck);
        if (painter) {
            QStyleOptionButton check;
            check.rect = places.check.toRect();
            check.state = QStyle::State_Enabled | (row.checked ? QStyle::State_On : QStyle::State_Off);
            upright(*painter, check.rect,
                    [&] { QApplication::style()->drawPrimitive(QStyle::PE_IndicatorCheckBox, &check, painter); });
        }
        const bool pair = row.type == CompareRow::Type::Pair;
        qreal factsLeft = kTextLeft;
        if (!pair) {
            paragraph(kTextLeft, row.b >= 0 ? row.textB : row.textA, {}, false, t.tx);
        } else if (row.sameWords) {
            places.letterA = QRectF(kTextLeft, y, px(kLetter), px(kLetter));
            places.letterB = QRectF(kTextLeft + px(kLetter) + 2, y, px(kLetter), px(kLetter));
            if (painter) {
                drawLetter(*painter, places.letterA.topLeft(), QLatin1Char('A'), true);
                drawLetter(*painter, places.letterB.topLeft(), QLatin1Char('B'), true);
            }
            paragraph(kTextLeft + 2 * px(kLetter) + 10, row.textB, {}, false, t.tx);
        } else {
            places.letterA = QRectF(kTextLeft, y, px(kLetter), px(kLetter));
            if (painter)
                drawLetter(*painter, places.letterA.topLeft(), QLatin1Char('A'), row.takeA);
            paragraph(kTextLeft + px(kLetter) + 8, row.textA, row.diff.a, true, t.tx);
            y += px(4);
            places.letterB = QRectF(kTextLeft, y, px(kLetter), px(kLetter));
            if (painter)
                drawLetter(*painter, places.letterB.topLeft(), QLatin1Char('B'), !row.takeA);
            paragraph(kTextLeft + px(kLetter) + 8, row.textB, row.diff.b, false, t.tx);
        }
        y += px(1);
        // Left: facts and confidence of a single one, warnings of a pair. Right: confidence and likeness, or flags.
        qreal x = factsLeft, end = right;
        const auto fact = [&](const QColor &colour, const QString &words) {
            if (painter)
                write(*painter, caption, colour, x, y, factLine,
                      small.elidedText(words, Qt::ElideRight, std::max<qreal>(0, end - x)));
            x += small.horizontalAdvance(words) + 10;
        };
        const auto warning = [&](const QString &words) {
            if (painter)
                drawSign(*painter, QRectF(x, y + (factLine - 12) / 2.0, 12, 12), QStringLiteral("triangle-alert"),
                         t.warn);
            x += 15;
            fact(t.warn, words);
        };
        const auto flags = [&] {
            if (painter)
                drawPennant(*painter, QPointF(x + 2, y + factLine / 2.0 + 5), 1.1);
            x += 13;
            if (painter)
                write(*painter, theme.font(Type::Caption, 600), t.flag, x, y, factLine, QString::number(row.flags));
            x += small.horizontalAdvance(QString::number(row.flags)) + 10;
        };
        if (pair) {
            const QString likeness = QLocale().toString(row.likeness, 'f', 2);
            const QFont secondary = theme.font(Type::Secondary);
            end -= QFontMetricsF(secondary).horizontalAdvance(likeness);
            if (painter)
                write(*painter, secondary, t.tx3, end, y, factLine, likeness);
            end -= px(16) + pipsWidth();
            const qreal middle = std::round(y + factLine / 2.0);
            if (painter)
                drawPips(*painter, QPointF(end, middle), row.confidenceB);
            if (row.confidenceA != row.confidenceB) {
                end -= px(24);
                if (painter)
                    drawSign(*painter, QRectF(end + 4, middle - 6, 12, 12), QStringLiteral("arrow-right"), t.tx3);
                end -= pipsWidth() + px(4);
                if (painter)
                    drawPips(*painter, QPointF(end, middle), row.confidenceA);
            }
            end -= 10;
        }
        fact(t.tx3, row.facts);
        if (!pair) {
            if (painter)
                drawPips(*painter, QPointF(x, std::round(y + factLine / 2.0)), row.confidenceB);
            x += pipsWidth() + 10;
            // At the right: what needs a look.
            qreal wide = 0;
            const QString general = CompareModel::tr("too general");
            if (row.tooGeneral)
                wide += 15 + small.horizontalAdvance(general);
            if (row.flags > 0)
                wide += 13 + small.horizontalAdvance(QString::number(row.flags)) + (row.tooGeneral ? 10 : 0);
            x = std::max(x, end - wide);
        }
        if (row.figuresDiffer)
            warning(CompareModel::tr("figures differ"));
        if (row.tooGeneral)
            warning(CompareModel::tr("too general"));
        if (row.flags > 0)
            flags();
        places.height = int(std::ceil(y)) + factLine + px(6);
        return places;
    }
};

// Space marks the row, A and B choose the words of a pair.
class CompareView : public RowView {
    Q_OBJECT
public:
    CompareView(const QString &name, CompareModel *model, QWidget *parent) : RowView(name, parent), m_model(model)
    {
        setModel(model);
        setItemDelegate(new CompareDelegate(this));
        connect(this, &RowView::rowClicked, this, [this](const QModelIndex &index, const QPoint &at) {
            const CompareRow &row = m_model->row(index.row());
            const CompareDelegate::Places places = CompareDelegate::layOut(row, viewport()->width(), nullptr);
            if (places.check.adjusted(-6, -6, 6, 6).contains(at))
                m_model->setChecked(index.row(), !row.checked);
            else if (places.letterA.contains(at))
                m_model->setTake(index.row(), true);
            else if (places.letterB.contains(at))
                m_model->setTake(index.row(), false);
            else if (places.reply.contains(at))
                Q_EMIT replyRequested(row.a);
        });
    }

Q_SIGNALS:
    void replyRequested(int call);

protected:
    void keyPressEvent(QKeyEvent *event) override
    {
        const QModelIndex index = currentIndex();
        if (index.isValid() && !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier))) {
            const CompareRow &row = m_model->row(index.row());
            if (event->key() == Qt::Key_Space) {
                m_model->setChecked(index.row(), !row.checked);
                return;
            }
            if (row.type == CompareRow::Type::Pair && (event->key() == Qt::Key_A || event->key() == Qt::Key_B)) {
                m_model->setTake(index.row(), event->key() == Qt::Key_A);
                return;
            }
            if (row.type == CompareRow::Type::Drop && row.a > 0 &&
                (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)) {
                Q_EMIT replyRequested(row.a);
                return;
            }
        }
        if (event->matches(QKeySequence::Copy) && index.isValid()) {
            QApplication::clipboard()->setText(index.data().toString());
            return;
        }
        RowView::keyPressEvent(event);
    }
    void contextMenuEvent(QContextMenuEvent *event) override
    {
        const QModelIndex index = currentIndex();
        if (!index.isValid())
            return;
        const CompareRow &row = m_model->row(index.row());
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        const QPersistentModelIndex kept(index);
        const auto add = [&](const QString &text, auto then) {
            QAction *action = menu->addAction(text);
            connect(action, &QAction::triggered, this, [kept, then] {
                if (kept.isValid())
                    then(kept.row());
            });
        };
        add(tr("Copy text"),
            [this](int at) { QApplication::clipboard()->setText(m_model->index(at).data().toString()); });
        if (row.type == CompareRow::Type::Single || row.type == CompareRow::Type::Pair)
            add(row.checked ? tr("Don’t send it") : tr("Send it"),
                [this](int at) { m_model->setChecked(at, !m_model->row(at).checked); });
        if (row.type == CompareRow::Type::Pair && !row.sameWords)
            add(row.takeA ? tr("Take B’s words") : tr("Take A’s words"),
                [this](int at) { m_model->setTake(at, !m_model->row(at).takeA); });
        menu->popup(event->globalPos());
    }

private:
    CompareModel *m_model;
};

// The head of a column: letters, title, count, a word at the right.
class ColumnHead : public QWidget {
    Q_OBJECT
public:
    ColumnHead(const QString &letters, const QString &title, QWidget *parent)
        : QWidget(parent), m_letters(letters), m_title(title)
    {
        setFixedHeight(px(32));
        setAccessibleName(title);
    }
    void set(const QString &facts, const QString &right)
    {
        m_facts = facts;
        m_right = right;
        setAccessibleDescription(facts);
        update();
    }
    [[nodiscard]] QString facts() const { return m_facts; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        const Tokens &t = tk();
        painter.fillRect(rect(), t.alt);
        painter.fillRect(QRect(0, 0, width(), 1), t.line);
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.line);
        qreal x = kCompareMargin;
        for (const QChar letter : m_letters) {
            drawLetter(painter, QPointF(x, (height() - px(kLetter)) / 2.0), letter, true);
            x += px(kLetter) + 8;
        }
        const QFont bold = Theme::instance().font(Type::Secondary, 600),
                    plain = Theme::instance().font(Type::Secondary);
        write(painter, bold, t.tx, x, 0, height(), m_title);
        x += QFontMetricsF(bold).horizontalAdvance(m_title) + 8;
        qreal end = width() - kCompareMargin;
        if (!m_right.isEmpty()) {
            end -= QFontMetricsF(plain).horizontalAdvance(m_right);
            write(painter, plain, t.tx3, end, 0, height(), m_right);
            end -= 12;
        }
        write(painter, plain, t.tx3, x, 0, height(),
              QFontMetricsF(plain).elidedText(m_facts, Qt::ElideRight, std::max<qreal>(0, end - x)));
    }

private:
    QString m_letters, m_title, m_facts, m_right;
};

// Rows of a word and three figures, the head above; the third one is dim, the second strong where it differs.
class FigureTable : public QWidget {
    Q_OBJECT
public:
    struct Row {
        QString name, a, b, third;
        bool strong = false;
    };
    FigureTable(const QString &third, int thirdWidth, QWidget *parent)
        : QWidget(parent), m_third(third), m_thirdWidth(thirdWidth)
    {
        setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    }
    void setRows(const QList<Row> &rows, int row)
    {
        m_rows = rows;
        m_row = row;
        QStringList words;
        for (const Row &r : rows)
            words << tr("%1: A %2, B %3").arg(r.name, r.a, r.b);
        setAccessibleDescription(words.join(QStringLiteral("; ")));
        updateGeometry();
        update();
    }
    [[nodiscard]] const QList<Row> &rows() const { return m_rows; }
    [[nodiscard]] QSize sizeHint() const override { return {200, px(18) + int(m_rows.size()) * px(m_row)}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {150, sizeHint().height()}; }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const QFont caption = theme.font(Type::Caption), plain = theme.font(Type::Secondary),
                    strong = theme.font(Type::Secondary, 600);
        const qreal right = width(), b = right - px(m_thirdWidth), a = b - (width() > px(440) ? px(122) : px(76));
        const auto put = [&](const QFont &font, const QColor &colour, qreal end, qreal y, qreal height,
                             const QString &text, qreal room) {
            const QFontMetricsF metrics(font);
            const QString shown = metrics.elidedText(text, Qt::ElideRight, room);
            write(painter, font, colour, end - metrics.horizontalAdvance(shown), y, height, shown);
        };
        put(caption, t.tx3, a, 0, px(18), QStringLiteral("A"), 100);
        put(caption, t.tx3, b, 0, px(18), QStringLiteral("B"), 100);
        put(caption, t.tx3, right, 0, px(18), m_third, 100);
        qreal y = px(18);
        for (const Row &row : m_rows) {
            const qreal nameRoom = a - px(66);
            write(painter, plain, t.tx, 0, y, px(m_row),
                  QFontMetricsF(plain).elidedText(row.name, Qt::ElideRight, std::max<qreal>(40, nameRoom)));
            put(plain, t.tx, a, y, px(m_row), row.a, 110);
            put(row.strong ? strong : plain, t.tx, b, y, px(m_row), row.b, 110);
            put(plain, t.tx3, right, y, px(m_row), row.third, m_thirdWidth - 8);
            y += px(m_row);
            painter.fillRect(QRectF(0, y - 1, width(), 1), t.line);
        }
    }

private:
    QList<Row> m_rows;
    QString m_third;
    int m_thirdWidth;
    int m_row = 22;
};

class HeadBox : public QWidget {
    Q_OBJECT
public:
    explicit HeadBox(QWidget *parent) : QWidget(parent)
    {
        setFixedHeight(px(kHead));
        column = new QVBoxLayout(this);
        column->setContentsMargins(kCompareMargin, 12, kCompareMargin, 4);
        column->setSpacing(0);
    }
    QVBoxLayout *column = nullptr;
};

QString signedText(qlonglong n)
{
    if (n == 0)
        return QStringLiteral("0");
    return (n > 0 ? QStringLiteral("+") : QStringLiteral("\u2212")) + figure(std::abs(n));
}

struct Loaded {
    RunRecord a, b;
    RunComparison comparison;
    CompareRows rows;
};

} // namespace

struct ComparePage::Impl {
    Session *session = nullptr;
    RunsModel *runs = nullptr;
    Splitter *split = nullptr;
    QStackedLayout *stack = nullptr;
    EmptyState *empty = nullptr;
    QComboBox *a = nullptr, *b = nullptr;
    Label *timeA = nullptr, *timeB = nullptr, *same = nullptr;
    Label *differCount = nullptr;
    Button *showAll = nullptr;
    FigureTable *parameters = nullptr, *counts = nullptr;
    ColumnHead *headA = nullptr, *headBoth = nullptr, *headB = nullptr;
    CompareModel *onlyA = nullptr, *both = nullptr, *onlyB = nullptr;
    CompareView *viewA = nullptr, *viewBoth = nullptr, *viewB = nullptr;
    QList<QWidget *> panes;
    Label *untouched = nullptr, *choice = nullptr;
    QAction *swap = nullptr, *send = nullptr, *exportIt = nullptr;
    Button *sendButton = nullptr;
    QString wantedA, wantedB;
    std::optional<Loaded> loaded;
    bool all = false; // all parameters, not only those that differ
    bool filling = false, loading = false, placed = false, placing = false, writable = true;
};

ComparePage::ComparePage(Session *session, RunsModel *runs, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->runs = runs;
    setObjectName(QStringLiteral("reflect.comparePage"));
    build();
    connect(runs, &QAbstractItemModel::modelReset, this, [this] { fillCombos(); });
    connect(session, &Session::opened, this, [this] {
        d->loaded.reset();
        d->wantedA.clear();
        d->wantedB.clear();
        showComparison();
    });
    connect(session, &Session::closed, this, [this] {
        d->loaded.reset();
        showComparison();
    });
    fillCombos();
    showComparison();
}

ComparePage::~ComparePage() = default;

void ComparePage::build()
{
    const auto make = [this](const char *name, const QString &text, const QString &tip, const char *iconName,
                             auto then) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        action->setIcon(icon(QString::fromLatin1(iconName)));
        connect(action, &QAction::triggered, this, then);
        return action;
    };
    d->swap = make("reflect.swapRuns", tr("Swap"), tr("Let A and B change places"), "arrow-left-right", [this] {
        const QString a = d->wantedA, b = d->wantedB;
        compare(b, a);
    });
    d->send = make("reflect.sendChosen", tr("Send to Review"),
                   tr("Put the chosen candidates into the queue; no model is called"), "list-checks",
                   [this] { Q_EMIT sendRequested(); });
    d->exportIt = make("reflect.exportComparison", tr("Export…"), tr("Write the comparison as a document"), "download",
                       [this] { Q_EMIT exportRequested(); });

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    auto *body = new QWidget(this);
    d->stack = new QStackedLayout(body);
    d->stack->setContentsMargins(0, 0, 0, 0);
    d->split = new Splitter(Qt::Horizontal, body);
    d->split->setObjectName(QStringLiteral("reflect.compareSplitter"));
    d->stack->addWidget(d->split);
    d->empty = new EmptyState({}, {}, body);
    d->empty->setHelp(QStringLiteral("reflect.md#afterwards"));
    d->stack->addWidget(d->empty);
    layout->addWidget(body, 1);

    const auto column = [this](HeadBox **head, ColumnHead **title, CompareModel **model, CompareView **view,
                               const QString &letters, const QString &name, const char *objectName) {
        auto *pane = new QWidget(d->split);
        keepLeastWidth(pane, 220);
        auto *inner = new QVBoxLayout(pane);
        inner->setContentsMargins(0, 0, 0, 0);
        inner->setSpacing(0);
        *head = new HeadBox(pane);
        inner->addWidget(*head);
        *title = new ColumnHead(letters, name, pane);
        inner->addWidget(*title);
        *model = new CompareModel(this);
        *view = new CompareView(name, *model, pane);
        (*view)->setObjectName(QString::fromLatin1(objectName));
        inner->addWidget(*view, 1);
        d->split->addWidget(pane);
        d->panes << pane;
        connect(*model, &CompareModel::chosenChanged, this, [this] { updateChoice(); });
    };
    HeadBox *runsHead = nullptr, *parametersHead = nullptr, *countsHead = nullptr;
    column(&runsHead, &d->headA, &d->onlyA, &d->viewA, QStringLiteral("A"), tr("Only in A"), "reflect.onlyA");
    column(&parametersHead, &d->headBoth, &d->both, &d->viewBoth, QStringLiteral("AB"), tr("In both"), "reflect.both");
    column(&countsHead, &d->headB, &d->onlyB, &d->viewB, QStringLiteral("B"), tr("Only in B"), "reflect.onlyB");
    d->split->setStretchFactor(0, 0);
    d->split->setStretchFactor(1, 1);
    d->split->setStretchFactor(2, 0);

    // Runs
    runsHead->column->addWidget(new Label(tr("Runs"), Type::Secondary, Tone::Normal, 600, runsHead));
    runsHead->column->addSpacing(6);
    class Letter : public QWidget {
    public:
        Letter(QChar letter, QWidget *parent) : QWidget(parent), m_letter(letter) { setFixedSize(px(kLetter), px(28)); }

    protected:
        void paintEvent(QPaintEvent *) override
        {
            QPainter painter(this);
            const Mirrored mirrored(painter, rect(), layoutDirection());
            drawLetter(painter, QPointF(0, (height() - px(kLetter)) / 2.0), m_letter, true);
        }

    private:
        QChar m_letter;
    };
    const auto picker = [&](QChar letter, const char *name, Label **time) {
        auto *row = new QHBoxLayout;
        row->setContentsMargins(0, 0, 0, 6);
        row->setSpacing(8);
        auto *box = new QComboBox(runsHead);
        box->setObjectName(QString::fromLatin1(name));
        box->setAccessibleName(tr("Run %1").arg(letter));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        box->setMaximumWidth(px(206));
        box->setProperty("elides", true); // names of files
        *time = new Label({}, Type::Secondary, Tone::Dim, 0, runsHead);
        row->addWidget(new Letter(letter, runsHead));
        row->addWidget(box, 3);
        row->addWidget(*time, 1);
        runsHead->column->addLayout(row);
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            if (d->filling)
                return;
            d->wantedA = d->a->currentData().toString();
            d->wantedB = d->b->currentData().toString();
            load();
        });
        return box;
    };
    d->a = picker(QLatin1Char('A'), "reflect.runA", &d->timeA);
    d->b = picker(QLatin1Char('B'), "reflect.runB", &d->timeB);
    auto *swapRow = new QHBoxLayout;
    swapRow->setContentsMargins(0, 6, 0, 0);
    swapRow->setSpacing(8);
    auto *swapButton = new Button(d->swap, ButtonKind::Rest, runsHead);
    swapButton->setObjectName(QStringLiteral("reflect.swapButton"));
    swapButton->setIconName(QStringLiteral("arrow-left-right"));
    d->same = new Label({}, Type::Secondary, Tone::Dim, 0, runsHead);
    swapRow->addWidget(swapButton);
    swapRow->addWidget(d->same, 1);
    runsHead->column->addLayout(swapRow);
    runsHead->column->addStretch(1);

    // Parameters
    auto *parameterTitle = new QHBoxLayout;
    parameterTitle->setSpacing(0);
    parameterTitle->addWidget(
        new Label(tr("Parameters that differ"), Type::Secondary, Tone::Normal, 600, parametersHead), 1);
    d->differCount = new Label({}, Type::Secondary, Tone::Dim, 0, parametersHead);
    d->differCount->setKeepsWidth(true);
    d->showAll = new Button(tr("show all"), ButtonKind::Link, parametersHead);
    d->showAll->setObjectName(QStringLiteral("reflect.showAllParameters"));
    d->showAll->setCheckable(true);
    parameterTitle->addWidget(d->differCount);
    parameterTitle->addSpacing(4);
    parameterTitle->addWidget(d->showAll);
    parametersHead->column->addLayout(parameterTitle);
    auto *scroll = new QScrollArea(parametersHead);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFocusPolicy(Qt::NoFocus);
    d->parameters = new FigureTable(tr("Default"), 150, scroll);
    d->parameters->setObjectName(QStringLiteral("reflect.parametersThatDiffer"));
    d->parameters->setAccessibleName(tr("Parameters that differ"));
    auto *holder = new QWidget;
    auto *holderColumn = new QVBoxLayout(holder);
    holderColumn->setContentsMargins(0, 0, 0, 0);
    holderColumn->addWidget(d->parameters);
    holderColumn->addStretch(1);
    scroll->setWidget(holder);
    holder->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    parametersHead->column->addWidget(scroll, 1);
    connect(d->showAll, &QPushButton::toggled, this, [this](bool on) {
        d->all = on;
        fillParameters();
    });

    // Counts
    countsHead->column->addWidget(new Label(tr("Cost and counts"), Type::Secondary, Tone::Normal, 600, countsHead));
    d->counts = new FigureTable(QStringLiteral("B \u2212 A"), 88, countsHead);
    d->counts->setObjectName(QStringLiteral("reflect.counts"));
    d->counts->setAccessibleName(tr("Cost and counts"));
    countsHead->column->addWidget(d->counts);
    countsHead->column->addStretch(1);

    // Foot
    auto *foot = new FootBar(kFoot, kCompareMargin + 22, kCompareMargin, 1, this);
    foot->setIconName(QStringLiteral("lock"));
    d->untouched = new Label(tr("The store is not touched."), Type::Secondary, Tone::Secondary, 0, foot);
    d->choice = new Label({}, Type::Secondary, Tone::Dim, 0, foot);
    d->choice->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    auto *exportButton = new Button(d->exportIt, ButtonKind::Rest, foot);
    exportButton->setObjectName(QStringLiteral("reflect.exportComparisonButton"));
    exportButton->setIconName(QStringLiteral("download"));
    d->sendButton = new Button(d->send, ButtonKind::Primary, foot);
    d->sendButton->setObjectName(QStringLiteral("reflect.sendChosenButton"));
    foot->addWidget(d->untouched);
    foot->addWidget(d->choice);
    foot->addWidget(exportButton);
    foot->addWidget(d->sendButton);
    layout->addWidget(foot);

    connect(d->viewA, &CompareView::replyRequested, this, [this](int call) { Q_EMIT openRequested(d->wantedA, call); });
    connect(d->viewB, &CompareView::replyRequested, this, [this](int call) { Q_EMIT openRequested(d->wantedB, call); });
    connect(d->split, &QSplitter::splitterMoved, this, [this] {
        if (!d->placing)
            d->placed = true;
    });
}

QList<QAction *> ComparePage::actions() const
{
    return {d->swap, d->send, d->exportIt};
}

CompareModel *ComparePage::onlyA() const
{
    return d->onlyA;
}
CompareModel *ComparePage::both() const
{
    return d->both;
}
CompareModel *ComparePage::onlyB() const
{
    return d->onlyB;
}
QString ComparePage::runA() const
{
    return d->wantedA;
}
QString ComparePage::runB() const
{
    return d->wantedB;
}
bool ComparePage::busy() const
{
    return d->loading;
}
const RunRecord *ComparePage::recordA() const
{
    return d->loaded ? &d->loaded->a : nullptr;
}
const RunRecord *ComparePage::recordB() const
{
    return d->loaded ? &d->loaded->b : nullptr;
}
QList<QWidget *> ComparePage::panes() const
{
    return d->panes;
}

void ComparePage::fillCombos()
{
    d->filling = true;
    for (QComboBox *box : {d->a, d->b}) {
        box->clear();
        for (int row = 0; row < d->runs->rowCount(); ++row) {
            const RunInfo &run = d->runs->run(row);
            box->addItem(tr("Run %1, %2").arg(d->runs->numberOf(run.id)).arg(presetTitle(run.preset)),
                         QString::fromStdString(run.id));
            box->setItemData(
                box->count() - 1,
                plainTip(tr("%1, %2").arg(shortTime(run.started),
                                          counted(qlonglong(run.candidates), tr("1 candidate"), tr("%1 candidates")))),
                Qt::ToolTipRole);
        }
    }
    // Files that are not in the list stay choices while they are compared.
    const auto choose = [this](QComboBox *box, const QString &wanted, int fallback) {
        int at = wanted.isEmpty() ? -1 : box->findData(wanted);
        if (at < 0 && !wanted.isEmpty()) {
            box->addItem(wanted.section(QLatin1Char('/'), -1), wanted);
            at = box->count() - 1;
        }
        box->setCurrentIndex(at >= 0 ? at : std::min(fallback, box->count() - 1));
        return box->currentData().toString();
    };
    d->wantedA = choose(d->a, d->wantedA, 1);
    d->wantedB = choose(d->b, d->wantedB, 0);
    // A run beside itself says nothing: where there was only one before, the next older one stands at the left.
    if (d->wantedA == d->wantedB && d->a->count() > 1) {
        d->a->setCurrentIndex((d->b->currentIndex() + 1) % d->a->count());
        d->wantedA = d->a->currentData().toString();
    }
    d->filling = false;
    if (isVisible())
        load();
}

void ComparePage::compare(const QString &a, const QString &b)
{
    d->wantedA = a.isEmpty() ? d->wantedA : a;
    d->wantedB = b.isEmpty() ? d->wantedB : b;
    fillCombos();
    load();
}

void ComparePage::load()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || d->wantedA.isEmpty() || d->wantedB.isEmpty() || d->wantedA == d->wantedB) {
        d->loaded.reset();
        showComparison();
        return;
    }
    if (d->loaded && d->loaded->a.id == d->wantedA.toStdString() && d->loaded->b.id == d->wantedB.toStdString())
        return;
    d->loading = true;
    JobRunner::instance().run<Loaded>(
        this, QStringLiteral("compare"), tr("Comparing"),
        [store, a = d->wantedA.toStdString(), b = d->wantedB.toStdString()](std::stop_token stop,
                                                                            const Progress &) -> Result<Loaded> {
            Loaded loaded;
            Result<RunRecord> first = findRun(*store, a);
            if (!first)
                return first.error();
            Result<RunRecord> second = findRun(*store, b);
            if (!second)
                return second.error();
            loaded.a = std::move(*first);
            loaded.b = std::move(*second);
            Result<RunComparison> comparison = compareRuns(loaded.a, loaded.b, *builtinEmbedder(), stop);
            if (!comparison)
                return comparison.error();
            loaded.comparison = std::move(*comparison);
            loaded.rows = compareRows(loaded.a, loaded.b, loaded.comparison);
            return loaded;
        },
        [this](Result<Loaded> loaded) {
            d->loading = false;
            if (loaded) {
                d->loaded = std::move(*loaded);
            } else {
                d->loaded.reset();
                if (loaded.error().code != Errc::Cancelled)
                    Q_EMIT failed(sentence(coreWords(loaded.error().message)), tr("Choose other runs."));
            }
            showComparison();
            Q_EMIT idle();
        });
}

void ComparePage::showComparison()
{
    const bool has = d->loaded.has_value();
    const std::vector<RunInfo> &runs = d->runs->runs();
    if (!has) {
        if (runs.size() < 2 && (d->wantedA.isEmpty() || d->wantedB.isEmpty()))
            d->empty->setTexts(tr("Nothing to compare yet"),
                               tr("Two kept runs are needed; there is %1. Each dry run of New run is kept.")
                                   .arg(runs.empty() ? tr("none") : tr("one")));
        else if (d->wantedA == d->wantedB)
            d->empty->setTexts(tr("A and B are the same run"), tr("Choose another one."));
        else
            d->empty->setTexts(tr("Comparing"), tr("The runs are being read."));
    }
    d->stack->setCurrentWidget(has || (runs.size() >= 2 && d->wantedA == d->wantedB) ? static_cast<QWidget *>(d->split)
                                                                                     : d->empty);
    const auto time = [&](const QString &id) {
        const int row = d->runs->rowOf(id.toStdString());
        return row >= 0 ? relativeTime(d->runs->run(row).started) : QString();
    };
    d->timeA->setText(has ? relativeTime(d->loaded->a.started) : time(d->wantedA));
    d->timeB->setText(has ? relativeTime(d->loaded->b.started) : time(d->wantedB));
    d->swap->setEnabled(has);
    d->exportIt->setEnabled(has);
    if (!has) {
        d->same->setText(d->wantedA == d->wantedB && !d->wantedA.isEmpty() ? tr("A and B are the same run")
                                                                           : QString());
        for (CompareModel *model : {d->onlyA, d->both, d->onlyB})
            model->setRows({});
        d->counts->setRows({}, 22);
        fillParameters();
        updateChoice();
        return;
    }
    const Loaded &l = *d->loaded;
    d->onlyA->setRows(l.rows.onlyA);
    d->both->setRows(l.rows.both);
    d->onlyB->setRows(l.rows.onlyB);
    d->headA->set(figure(d->onlyA->candidates()), {});
    d->headB->set(figure(d->onlyB->candidates()), {});
    d->headBoth->set(
        l.rows.sameWords > 0
            ? tr("%1, of which %2 in the same words").arg(figure(d->both->candidates()), figure(l.rows.sameWords))
            : figure(d->both->candidates()),
        tr("confidence, likeness"));
    QStringList same;
    same << (l.a.scope == l.b.scope ? tr("same scope") : tr("other scopes"));
    same << (l.comparison.sameSelection
                 ? counted(qlonglong(l.a.selected.size()), tr("same memory selected"), tr("same %1 memories selected"))
                 : tr("other memories selected"));
    d->same->setText(same.join(QStringLiteral(", ")));
    const auto flags = [](const RunRecord &run) {
        qlonglong n = 0;
        for (const Candidate &candidate : run.candidates)
            n += flagCount(candidate);
        return n;
    };
    QList<FigureTable::Row> rows;
    const auto add = [&rows](const QString &name, qlonglong a, qlonglong b) {
        rows << FigureTable::Row{name, figure(a), figure(b), signedText(b - a), false};
    };
    add(tr("Candidates"), qlonglong(l.a.candidates.size()), qlonglong(l.b.candidates.size()));
    add(tr("Dropped"), qlonglong(l.a.dropped.size()), qlonglong(l.b.dropped.size()));
    add(tr("Flags open"), flags(l.a), flags(l.b));
    add(tr("Calls"), qlonglong(l.a.calls.size()), qlonglong(l.b.calls.size()));
    add(tr("Tokens"), qlonglong(l.a.tokensIn + l.a.tokensOut), qlonglong(l.b.tokensIn + l.b.tokensOut));
    const double more = l.b.cost - l.a.cost;
    rows << FigureTable::Row{tr("Cost"), moneyText(l.a.cost), moneyText(l.b.cost),
                             std::abs(more) < 0.0005 ? QStringLiteral("0")
                                                     : (more > 0 ? QStringLiteral("+") : QStringLiteral("\u2212")) +
                                                           moneyText(std::abs(more)),
                             false};
    d->counts->setRows(rows, 20);
    fillParameters();
    updateChoice();
}

void ComparePage::fillParameters()
{
    if (!d->loaded) {
        d->parameters->setRows({}, 24);
        d->differCount->setText({});
        d->showAll->setVisible(false);
        return;
    }
    const Loaded &l = *d->loaded;
    QList<FigureTable::Row> rows;
    int total = 0, differing = 0;
    const Preset *preset = findPreset(l.b.preset);
    if (!preset)
        preset = findPreset(l.a.preset);
    const auto value = [](const RunRecord &run, const std::string &id) {
        const auto it = run.parameters.find(id);
        return it == run.parameters.end() ? QStringLiteral("–") : shownNumber(screenText(it->second));
    };
    const auto add = [&](const QString &name, const QString &a, const QString &b, const QString &fallback) {
        ++total;
        const bool other = a != b;
        differing += other ? 1 : 0;
        if (other || d->all)
            rows << FigureTable::Row{name, a, b, fallback, other};
    };
    add(tr("Preset"), presetTitle(l.a.preset), presetTitle(l.b.preset), {});
    std::map<std::string, const Parameter *> known;
    std::vector<std::string> order;
    if (preset) {
        for (const Parameter &parameter : preset->parameters) {
            known[parameter.id] = &parameter;
            order.push_back(parameter.id);
        }
    }
    for (const RunRecord *run : {&l.a, &l.b}) {
        for (const auto &[id, text] : run->parameters) {
            if (std::find(order.begin(), order.end(), id) == order.end())
                order.push_back(id);
        }
    }
    for (const std::string &id : order) {
        const auto it = known.find(id);
        QString name = it != known.end() ? coreWords(it->second->label) : categoryWord(id);
        if (it != known.end() && !it->second->unit.empty())
            name +=
                (it->second->unit[0] == '/' ? QStringLiteral(" ") : QStringLiteral(", ")) + coreWords(it->second->unit);
        add(name, value(l.a, id), value(l.b, id),
            it != known.end() ? shownNumber(QString::fromStdString(it->second->preset)) : QString());
    }
    add(tr("Model"), modelText(l.a.provider, l.a.model), modelText(l.b.provider, l.b.model), {});
    add(tr("Prompts"), screenText(l.a.promptVersion), screenText(l.b.promptVersion), {});
    d->parameters->setRows(rows, 24);
    d->differCount->setText(differing == 0 ? tr("none of %1,").arg(total) : tr("%1 of %2,").arg(differing).arg(total));
    d->showAll->setText(d->all ? tr("show fewer") : tr("show all"));
    d->showAll->setVisible(true);
}

ComparePage::Chosen ComparePage::chosen() const
{
    Chosen chosen;
    if (!d->loaded)
        return chosen;
    for (const CompareModel *model : {d->onlyA, d->both, d->onlyB}) {
        for (const CompareRow &row : model->rows()) {
            if (!row.checked)
                continue;
            const bool fromA = row.b < 0 || (row.a >= 0 && row.takeA);
            if (fromA)
                chosen.a.push_back(d->loaded->a.candidates[std::size_t(row.a)].id);
            else
                chosen.b.push_back(d->loaded->b.candidates[std::size_t(row.b)].id);
        }
    }
    return chosen;
}

void ComparePage::clearChoice()
{
    for (CompareModel *model : {d->onlyA, d->both, d->onlyB}) {
        for (int row = 0; row < model->rowCount(); ++row)
            model->setChecked(row, false);
    }
}

void ComparePage::setWritable(bool writable)
{
    d->writable = writable;
    updateChoice();
}

void ComparePage::updateChoice()
{
    const Chosen picked = chosen();
    const auto count = int(picked.a.size() + picked.b.size());
    d->send->setEnabled(count > 0 && d->writable);
    d->send->setText(count > 0 ? tr("Send %1 to Review").arg(figure(count)) : tr("Send to Review"));
    bool pairs = false;
    for (const CompareRow &row : d->both->rows())
        pairs = pairs || (row.checked && !row.sameWords);
    d->choice->setText(count == 0 ? QString()
                       : pairs ? tr("%1 chosen; of a pair, the words of the darker letter are taken").arg(figure(count))
                               : tr("%1 chosen").arg(figure(count)));
}

QString ComparePage::markdown() const
{
    if (!d->loaded)
        return {};
    const Loaded &l = *d->loaded;
    // Texts of models are shown as they are: what Markdown would read as its own is escaped.
    const auto plain = [](const QString &text) {
        QString out;
        static const QString special = QStringLiteral("\\`*_{}[]<>#|");
        for (const QChar c : text.simplified()) {
            if (special.contains(c))
                out += QLatin1Char('\\');
            out += c;
        }
        return out;
    };
    QString out = tr("# Two dry runs compared") + QStringLiteral("\n\n");
    const auto head = [&](const RunRecord &run, const QString &letter) {
        return QStringLiteral("- %1: %2, %3, %4 (%5)\n")
            .arg(letter, plain(presetTitle(run.preset)), plain(modelText(run.provider, run.model)),
                 utcTime(run.started), plain(QString::fromStdString(run.id)));
    };
    out += head(l.a, QStringLiteral("A")) + head(l.b, QStringLiteral("B")) + QLatin1Char('\n');
    out += QStringLiteral("| | A | B | B \u2212 A |\n| --- | ---: | ---: | ---: |\n");
    for (const FigureTable::Row &row : d->counts->rows())
        out += QStringLiteral("| %1 | %2 | %3 | %4 |\n").arg(row.name, row.a, row.b, row.third);
    out += QLatin1Char('\n') + QStringLiteral("## ") + tr("Parameters") +
           QStringLiteral("\n\n| | A | B | %1 |\n| --- | --- | --- | --- |\n").arg(tr("Default"));
    for (const FigureTable::Row &row : d->parameters->rows())
        out += QStringLiteral("| %1 | %2 | %3 | %4 |\n")
                   .arg(plain(row.name), plain(row.a), plain(row.b), plain(row.third));
    const auto list = [&](const CompareModel *model, const QString &title) {
        out += QStringLiteral("\n## %1\n\n").arg(title);
        for (const CompareRow &row : model->rows()) {
            switch (row.type) {
            case CompareRow::Type::Heading:
                out += QStringLiteral("\n### %1\n\n").arg(row.textA);
                break;
            case CompareRow::Type::Drop:
                out += row.facts.isEmpty() ? QStringLiteral("- %1\n").arg(plain(row.textA))
                                           : QStringLiteral("- %1 (%2)\n").arg(plain(row.textA), plain(row.facts));
                break;
            case CompareRow::Type::Single:
                out += QStringLiteral("- %1\n").arg(plain(row.b >= 0 ? row.textB : row.textA));
                break;
            case CompareRow::Type::Pair:
                if (row.sameWords)
                    out += QStringLiteral("- %1 (%2)\n").arg(plain(row.textB), row.facts);
                else
                    out += QStringLiteral("- A: %1\n  B: %2 (%3, %4)\n")
                               .arg(plain(row.textA), plain(row.textB), row.facts,
                                    QLocale().toString(row.likeness, 'f', 2));
                break;
            }
        }
    };
    list(d->onlyA, tr("Only in A"));
    list(d->both, tr("In both"));
    list(d->onlyB, tr("Only in B"));
    return out;
}

QByteArray ComparePage::saveState() const
{
    return d->placed ? d->split->saveState() : QByteArray();
}

void ComparePage::restoreState(const QByteArray &state)
{
    if (state.isEmpty())
        return;
    d->placed = d->split->restoreState(state);
}

void ComparePage::placeColumns()
{
    if (d->placed || width() <= 0)
        return;
    const int whole = width() - 2 * d->split->handleWidth();
    const int side = std::clamp(px(372) * whole / px(1328), px(220), px(480));
    d->placing = true;
    d->split->setSizes({side, std::max(px(220), whole - 2 * side), side});
    d->placing = false;
}

void ComparePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    layout()->activate();
    d->stack->activate();
    placeColumns();
}

void ComparePage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.fillRect(rect(), tk().base);
}

} // namespace credence::ui

#include "comparepage.moc"

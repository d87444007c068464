// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/runpane.h"
#include "reflect/rowpaint.h"

#include "reflect/runsmodel.h"
#include "reflect/runwords.h"
#include "settings/settings.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/chip.h"
#include "widgets/corewords.h"
#include "widgets/dates.h"
#include "widgets/emptystate.h"
#include "widgets/footbar.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/plaintip.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"

#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QMenu>
#include <QPainter>
#include <QStackedLayout>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kRunFoot = 48;
constexpr int kStage = 27;
constexpr int kText = 44; // left edge of a candidate's text
constexpr int kTick = 26; // what a box to tick takes before the number
constexpr int kRunMargin = 16;

class StageDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {100, px(kStage)};
    }
    void setTurn(int turn) { m_turn = turn; }

    void paint(QPainter *p, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const StagesModel *>(index.model());
        if (!model)
            return;
        const StageRecord &stage = model->stage(index.row());
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const QRect row = option.rect;
        QPainter &painter = *p;
        painter.save();
        const Mirrored mirrored(*p, option.rect, option.direction);
        painter.setRenderHint(QPainter::Antialiasing);
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        if (view && view->hasFocus() && view->currentIndex() == index)
            drawRowGround(painter, option, index);
        const bool waiting = stage.state == StageState::Waiting || stage.state == StageState::NotReached;
        const QPointF centre(row.left() + kRunMargin + 7, row.top() + row.height() / 2.0);
        switch (stage.state) {
        case StageState::Waiting:
        case StageState::NotReached:
            painter.setPen(QPen(t.ctl, 1.25));
            painter.setBrush(Qt::NoBrush);
            painter.drawEllipse(centre, 4.5, 4.5);
            break;
        case StageState::Running:
            painter.setBrush(Qt::NoBrush);
            painter.setPen(QPen(t.line2, 2));
            painter.drawEllipse(centre, 5, 5);
            painter.setPen(QPen(t.acc, 2, Qt::SolidLine, Qt::FlatCap));
            painter.drawArc(QRectF(centre.x() - 5, centre.y() - 5, 10, 10), (90 - m_turn) * 16, -190 * 16);
            break;
        case StageState::Done:
            drawSign(painter, QRectF(centre.x() - 7, centre.y() - 7, 14, 14), QStringLiteral("check"), t.ok);
            break;
        case StageState::Failed:
        case StageState::Stopped:
            drawSign(painter, QRectF(centre.x() - 7, centre.y() - 7, 14, 14), QStringLiteral("octagon-alert"), t.flag);
            break;
        }
        write(painter, theme.font(Type::Base, waiting ? 400 : 500), waiting ? t.tx3 : t.tx, row.left() + px(38),
              row.top(), row.height(), stageTitle(stage.id));
        const QFont base = theme.font(Type::Base), small = theme.font(Type::Secondary);
        qreal right = row.right() + 1 - kRunMargin;
        if (!waiting && stage.ms > 0) {
            const QString time = stageTime(stage.ms);
            write(painter, small, t.tx3, right - QFontMetricsF(small).horizontalAdvance(time), row.top(), row.height(),
                  time);
        }
        right -= px(60);
        qreal end = right;
        const QString figure = coreWords(stage.figure);
        if (!figure.isEmpty()) {
            const qreal wide = QFontMetricsF(small).horizontalAdvance(figure);
            write(painter, small, waiting ? t.tx3 : t.tx2, right - wide, row.top(), row.height(), figure);
            end -= wide + 12;
        } else if (waiting || stage.ms == 0) {
            end += px(60);
        }
        const qreal left = row.left() + px(126);
        const QString summary = coreLine(stage.summary);
        if (!summary.isEmpty() && end > left)
            write(painter, small, waiting ? t.tx3 : t.tx2, left, row.top(), row.height(),
                  QFontMetricsF(small).elidedText(summary, Qt::ElideRight, end - left));
        painter.restore();
    }

private:
    int m_turn = 0; // degrees
};

// A candidate's row: number, text over as many lines as it has, one line of facts.
class CandidateDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const CandidatesModel *>(index.model());
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        if (!model || !view)
            return {};
        const int width = std::max(160, view->viewport()->width());
        return {width, layOut(model->row(index.row()), width, model->tickable(), nullptr, {})};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const CandidatesModel *>(index.model());
        if (!model)
            return;
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        drawRowGround(*painter, option, index);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tk().line);
        painter->translate(option.rect.topLeft());
        layOut(model->row(index.row()), option.rect.width(), model->tickable(), painter, option);
        painter->restore();
    }

    // Clicks are the pane's own: it knows where the box stands.
    bool editorEvent(QEvent *event, QAbstractItemModel *model, const QStyleOptionViewItem &option,
                     const QModelIndex &index) override
    {
        return event->type() == QEvent::KeyPress && QStyledItemDelegate::editorEvent(event, model, option, index);
    }

    // Where the word that leads to the reply stands, in the row.
    [[nodiscard]] static QRectF replyPlace(const CandidateRow &row, int width, bool tickable)
    {
        QRectF place;
        layOut(row, width, tickable, nullptr, {}, &place);
        return place;
    }
    // The box to tick, with some room about it.
    [[nodiscard]] static QRect tickPlace() { return {0, 0, kRunMargin + px(18) + 4, px(34)}; }

private:
    static int layOut(const CandidateRow &row, int width, bool tickable, QPainter *painter,
                      const QStyleOptionViewItem &option, QRectF *reply = nullptr)
    {
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const bool candidate = row.number > 0;
        const bool dim = row.type != CandidateRow::Type::Candidate;
        const QFont base = theme.font(Type::Base), caption = theme.font(Type::Caption);
        const QFontMetricsF metrics(base), small(caption);
        const int line = px(18);
        const qreal left = px(kText) + (tickable ? px(kTick) : 0);
        qreal right = width - kRunMargin;
        const qreal top = px(8);
        if (painter && tickable && candidate) {
            QStyleOptionViewItem box(option);
            box.rect = QRect(kRunMargin, int(top) + (px(18) - 16) / 2, 16, 16);
            box.state &= ~(QStyle::State_On | QStyle::State_Off | QStyle::State_NoChange);
            box.state |= QStyle::State_Enabled | (row.ticked ? QStyle::State_On : QStyle::State_Off);
            const QWidget *widget = option.widget;
            QStyle *style = widget ? widget->style() : QApplication::style();
            upright(*painter, box.rect,
                    [&] { style->drawPrimitive(QStyle::PE_IndicatorItemViewItemCheck, &box, painter, widget); });
        }
        if (row.fresh) {
            const QFont chip = theme.font(Type::Caption, 500);
            const QString word = CandidatesModel::tr("new", "a candidate");
            const qreal wide = std::ceil(QFontMetricsF(chip).horizontalAdvance(word)) + 12;
            if (painter) {
                painter->setRenderHint(QPainter::Antialiasing);
                painter->setPen(Qt::NoPen);
                painter->setBrush(t.infoBg);
                painter->drawRoundedRect(QRectF(right - wide, top - 1, wide, px(18)), 4, 4);
                write(*painter, chip, t.acc, right - wide + 6, top - 1, px(18), word);
            }
            right -= wide + 12;
        }
        if (painter) {
            if (candidate) {
                painter->setRenderHint(QPainter::Antialiasing);
                const QFont bold = theme.font(Type::Caption, 600);
                const QString number = QString::number(row.number);
                const qreal wide = std::max<qreal>(px(18), QFontMetricsF(bold).horizontalAdvance(number) + 8);
                const QRectF box(left - px(10) - wide, top, wide, px(18));
                painter->setPen(Qt::NoPen);
                painter->setBrush(t.chip);
                painter->drawRoundedRect(box, 3, 3);
                write(*painter, bold, dim ? t.tx3 : t.tx2,
                      box.center().x() - QFontMetricsF(bold).horizontalAdvance(number) / 2, box.top(), box.height(),
                      number);
            } else {
                write(*painter, base, t.tx3,
                      left - px(10) - px(18) + (px(18) - metrics.horizontalAdvance(QStringLiteral("–"))) / 2, top, line,
                      QStringLiteral("–"));
            }
        }
        // The text, whole.
        QTextLayout text(rowHead(row.text).replace(QLatin1Char('\n'), QChar(QChar::LineSeparator)), base);
        QTextOption wrap;
        wrap.setWrapMode(wrapFor(text.text()));
        text.setTextOption(wrap);
        const qreal lift = std::round((line + metrics.capHeight()) / 2) - metrics.ascent();
        qreal y = top;
        text.beginLayout();
        for (QTextLine part = text.createLine(); part.isValid(); part = text.createLine()) {
            part.setLineWidth(right - left);
            part.setPosition(QPointF(left, y + lift));
            y += line;
        }
        text.endLayout();
        if (painter) {
            painter->setPen(dim ? t.tx3 : t.tx);
            upright(*painter, QRectF(left, 0, right - left, 1), [&] { text.draw(painter, QPointF()); });
        }
        // The facts on one line; what does not fit is in the tooltip.
        const int factLine = px(16);
        y += px(1);
        qreal x = left;
        const qreal end = width - kRunMargin;
        const auto put = [&](const QFont &font, const QColor &colour, const QString &words) {
            const QFontMetricsF m(font);
            const QString shown = m.elidedText(words, Qt::ElideRight, end - x);
            if (painter)
                write(*painter, font, colour, x, y, factLine, shown);
            const qreal wide = m.horizontalAdvance(shown);
            x += wide;
            return wide;
        };
        if (!row.facts.isEmpty()) {
            put(caption, t.tx3, row.facts);
            x += 10;
        }
        if (candidate) {
            put(caption, t.tx3, CandidatesModel::tr("depth %1").arg(row.depth));
            x += 10;
            if (painter)
                drawPips(*painter, QPointF(x, std::round(y + factLine / 2.0)), row.confidence);
            x += pipsWidth() + 10;
        }
        for (const CandidateMark &mark : row.marks) {
            if (end - x < 50)
                break;
            const QRectF sign(x, y + (factLine - 12) / 2.0, 12, 12);
            QColor colour = t.tx3;
            switch (mark.tone) {
            case MarkTone::Flag:
                colour = t.flag;
                if (painter)
                    drawPennant(*painter, QPointF(x + 2, y + factLine / 2.0 + 5), 1.1);
                x += 13;
                break;
            case MarkTone::Failed:
                colour = t.flag;
                if (painter)
                    drawSign(*painter, sign, QStringLiteral("octagon-alert"), colour);
                x += 15;
                break;
            case MarkTone::Look:
                colour = t.warn;
                if (painter)
                    drawSign(*painter, sign, QStringLiteral("triangle-alert"), colour);
                x += 15;
                break;
            case MarkTone::Passed:
                colour = t.ok;
                if (painter)
                    drawSign(*painter, sign, QStringLiteral("check"), colour);
                x += 15;
                break;
            case MarkTone::Quiet:
                break;
            }
            put(caption, colour, mark.text);
            x += 10;
        }
        if (row.call > 0 && !candidate && end - x > 30) {
            const qreal from = x;
            put(caption, t.acc, CandidatesModel::tr("reply", "a link to what the model answered"));
            if (reply)
                *reply = QRectF(from - 2, y, x - from + 4, factLine);
        }
        const bool facts = !row.facts.isEmpty() || candidate || row.call > 0 || !row.marks.isEmpty();
        return int(std::ceil(facts ? y + factLine + px(5) : y + px(7))) + 1;
    }
};

// The head of a part inside the pane: 30 high, on alt, a line above and below.
class Band : public QWidget {
    Q_OBJECT
public:
    Band(const QString &title, QWidget *parent)
        : QWidget(parent), m_title(new Label(title, Type::Secondary, Tone::Normal, 600, this)),
          m_facts(new Label({}, Type::Secondary, Tone::Dim, 0, this)),
          m_right(new Label({}, Type::Secondary, Tone::Dim, 0, this))
    {
        setFixedHeight(px(32));
        setAccessibleName(title);
        m_title->setKeepsWidth(true);
        m_right->setKeepsWidth(true);
        m_facts->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(kRunMargin, 1, kRunMargin, 1);
        layout->setSpacing(8);
        layout->addWidget(m_title);
        layout->addWidget(m_facts, 1);
        layout->addWidget(m_right);
    }
    void set(const QString &facts, const QString &right)
    {
        m_facts->setText(facts);
        m_right->setText(right);
    }
    [[nodiscard]] QString facts() const { return m_facts->text(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.fillRect(rect(), tk().alt);
        painter.fillRect(QRect(0, 0, width(), 1), tk().line);
        painter.fillRect(QRect(0, height() - 1, width(), 1), tk().line);
    }

private:
    Label *m_title, *m_facts, *m_right;
};

// An icon and a word: what the run did to the store.
class Untouched : public QWidget {
    Q_OBJECT
public:
    explicit Untouched(QWidget *parent)
        : QWidget(parent), m_text(new Label({}, Type::Secondary, Tone::Secondary, 400, this))
    {
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(22, 0, 0, 0);
        layout->addWidget(m_text);
        setObjectName(QStringLiteral("reflect.untouched"));
    }
    void set(const QString &text, bool alarm, const QString &tip)
    {
        m_alarm = alarm;
        m_text->setText(text);
        m_text->setTone(alarm ? Tone::Flag : Tone::Secondary);
        m_text->setTip(tip);
        setAccessibleName(text);
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        drawSign(painter, QRectF(0, (height() - 14) / 2.0, 14, 14),
                 m_alarm ? QStringLiteral("octagon-alert") : QStringLiteral("lock"), m_alarm ? tk().flag : tk().tx2);
    }

private:
    Label *m_text;
    bool m_alarm = false;
};

// Why a run ended early, and what is kept.
class Outcome : public QWidget {
    Q_OBJECT
public:
    explicit Outcome(QWidget *parent)
        : QWidget(parent), m_text(new TextBlock({}, Type::Secondary, Tone::Secondary, 0, this))
    {
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(kRunMargin + 22, 2, kRunMargin, 10);
        m_text->setLineHeight(17);
        m_text->setSelectable(true);
        layout->addWidget(m_text);
        setObjectName(QStringLiteral("reflect.outcome"));
        hide();
    }
    void set(const QString &text, bool failed)
    {
        m_failed = failed;
        m_text->setText(text);
        m_text->setAccessibleName(text);
        setAccessibleName(text);
        setVisible(!text.isEmpty());
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        drawSign(painter, QRectF(kRunMargin, 4, 14, 14),
                 m_failed ? QStringLiteral("octagon-alert") : QStringLiteral("triangle-alert"),
                 m_failed ? tk().flag : tk().warn);
    }

private:
    TextBlock *m_text;
    bool m_failed = false;
};

} // namespace

struct RunPane::Impl {
    RunController *controller = nullptr;
    PaneHeader *header = nullptr;
    Chip *chip = nullptr;
    StagesModel *stages = nullptr;
    RowView *stageView = nullptr;
    StageDelegate *stageDelegate = nullptr;
    Band *band = nullptr;
    CandidatesModel *candidates = nullptr;
    RowView *candidateView = nullptr;
    QStackedLayout *stack = nullptr;
    EmptyState *empty = nullptr;
    ColumnArea *emptyArea = nullptr;
    Untouched *untouched = nullptr;
    QAction *discard = nullptr, *save = nullptr, *send = nullptr, *setup = nullptr, *copy = nullptr, *replay = nullptr,
            *tickAll = nullptr, *tickNone = nullptr;
    Button *sendButton = nullptr, *discardButton = nullptr;
    ToolButton *more = nullptr;
    Outcome *outcome = nullptr;
    QString claim; // of the row that was chosen
    QTimer turning;
    int turn = 0;
    int number = 0;
    bool filling = false;
    bool writable = true;
    QString whyNot;
};

RunPane::RunPane(RunController *controller, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->controller = controller;
    setObjectName(QStringLiteral("reflect.run"));
    keepLeastWidth(this, 290);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    d->header = new PaneHeader(tr("Dry run"), this);
    d->chip = new Chip({}, ChipTone::Info, d->header);
    d->chip->setObjectName(QStringLiteral("reflect.state"));
    d->header->addWidget(d->chip);
    layout->addWidget(d->header);

    d->stages = new StagesModel(this);
    d->stages->setStages(waitingStages());
    auto *stageBox = new QWidget(this);
    auto *stageColumn = new QVBoxLayout(stageBox);
    stageColumn->setContentsMargins(0, 6, 0, 6);
    d->stageView = new RowView(tr("Stages"), stageBox);
    d->stageView->setObjectName(QStringLiteral("reflect.stages"));
    d->stageView->setModel(d->stages);
    d->stageDelegate = new StageDelegate(d->stageView);
    d->stageView->setItemDelegate(d->stageDelegate);
    d->stageView->setUniformItemSizes(true);
    // All of them where there is room, at least three; then they scroll.
    d->stageView->setMinimumHeight(px(kStage) * 3);
    d->stageView->setMaximumHeight(px(kStage) * 7);
    stageBox->setMaximumHeight(px(kStage) * 7 + 12);
    stageColumn->addWidget(d->stageView);
    layout->addWidget(stageBox, 1000);
    d->outcome = new Outcome(this);
    layout->addWidget(d->outcome);

    d->band = new Band(tr("Candidates"), this);
    d->band->setObjectName(QStringLiteral("reflect.candidatesHead"));
    layout->addWidget(d->band);
    auto *body = new QWidget(this);
    d->stack = new QStackedLayout(body);
    d->stack->setContentsMargins(0, 0, 0, 0);
    d->candidates = new CandidatesModel(this);
    d->candidateView = new RowView(tr("Candidates"), body);
    d->candidateView->setObjectName(QStringLiteral("reflect.candidates"));
    d->candidateView->setModel(d->candidates);
    d->candidateView->setItemDelegate(new CandidateDelegate(d->candidateView));
    d->candidateView->setContextMenuPolicy(Qt::CustomContextMenu);
    d->stack->addWidget(d->candidateView);
    d->empty = new EmptyState({}, {}, body);
    d->empty->setHelp(QStringLiteral("reflect.md"));
    d->emptyArea = new ColumnArea(body); // in a low window its words scroll, and the buttons below stay in sight
    d->emptyArea->setWidget(d->empty);
    d->emptyArea->setFocusPolicy(Qt::NoFocus);
    d->emptyArea->viewport()->setAutoFillBackground(false);
    d->empty->setAutoFillBackground(false);
    d->stack->addWidget(d->emptyArea);
    layout->addWidget(body, 1);

    const auto make = [this](const char *name, const QString &text, const QString &tip, const QKeySequence &keys,
                             const char *iconName) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        action->setShortcut(keys);
        if (iconName)
            action->setIcon(icon(QString::fromLatin1(iconName)));
        return action;
    };
    d->discard =
        make("reflect.discard", tr("Throw away…"), tr("Delete the run’s file; the store never saw it"), {}, "trash-2");
    d->save = make("reflect.save", tr("Save run…"), tr("Write the run with its prompts and replies to a file"),
                   QKeySequence(Qt::CTRL | Qt::Key_S), "save");
    d->send = make("reflect.send", tr("Send to Review"), tr("Put the candidates into the queue; no model is called"),
                   {}, "list-checks");
    d->setup = make("reflect.useAsSetup", tr("Use as setup"), tr("Take over this run’s preset and parameters"), {},
                    "settings");
    d->replay =
        make("reflect.replay", tr("Replay"),
             tr("Run this again from its own replies: nothing is sent anywhere, nothing is paid"), {}, "repeat");
    d->tickAll =
        make("reflect.tickAll", tr("Choose all candidates"), tr("Tick every candidate of this run"), {}, "list-checks");
    d->tickNone =
        make("reflect.tickNone", tr("Choose no candidate"), tr("Take the tick from every candidate"), {}, "square");
    connect(d->tickAll, &QAction::triggered, this, [this] { d->candidates->tickAll(true); });
    connect(d->tickNone, &QAction::triggered, this, [this] { d->candidates->tickAll(false); });
    d->copy = new QAction(tr("Copy text"), this);
    d->copy->setObjectName(QStringLiteral("reflect.copyCandidate"));
    d->copy->setStatusTip(tr("Copy the selected candidate’s text"));
    d->copy->setShortcut(QKeySequence::Copy);
    d->copy->setShortcutContext(Qt::WidgetShortcut);
    d->candidateView->addAction(d->copy);
    connect(d->copy, &QAction::triggered, this, [this] {
        const QModelIndex index = d->candidateView->currentIndex();
        if (index.isValid())
            QApplication::clipboard()->setText(d->candidates->row(index.row()).text);
    });

    auto *foot = new FootBar(kRunFoot, kRunMargin, kRunMargin, 1, this);
    d->untouched = new Untouched(foot);
    foot->addWidget(d->untouched);
    auto *discard = new Button(d->discard, ButtonKind::Flat, foot);
    discard->setObjectName(QStringLiteral("reflect.discardButton"));
    d->discardButton = discard;
    d->more = new ToolButton(QStringLiteral("ellipsis"), tr("More"), 28, foot);
    d->more->setObjectName(QStringLiteral("reflect.moreButton"));
    connect(d->more, &QToolButton::clicked, this, [this] {
        auto *menu = new QMenu(this);
        menu->setAttribute(Qt::WA_DeleteOnClose);
        menu->setObjectName(QStringLiteral("reflect.moreMenu"));
        menu->addActions({d->replay, d->setup});
        if (d->discardButton->isHidden())
            menu->addAction(d->discard);
        menu->addSeparator();
        menu->addActions({d->tickAll, d->tickNone});
        menu->popup(d->more->mapToGlobal(QPoint(0, -menu->sizeHint().height() - 2)));
    });
    auto *save = new Button(d->save, ButtonKind::Rest, foot);
    save->setObjectName(QStringLiteral("reflect.saveButton"));
    save->setKeysShown(false);
    d->sendButton = new Button(d->send, ButtonKind::Rest, foot);
    d->sendButton->setObjectName(QStringLiteral("reflect.sendButton"));
    foot->addWidget(d->more);
    foot->addWidget(discard);
    foot->addWidget(save);
    foot->addWidget(d->sendButton);
    layout->addWidget(foot);

    d->turning.setInterval(50);
    connect(&d->turning, &QTimer::timeout, this, [this] {
        d->turn = (d->turn + 18) % 360; // one turn a second
        d->stageDelegate->setTurn(d->turn);
        d->stageView->viewport()->update();
    });

    connect(d->candidateView, &RowView::currentRowChanged, this, [this](const QModelIndex &index) {
        const bool candidate = index.isValid() && d->candidates->row(index.row()).number > 0;
        Q_EMIT candidateSelected(candidate ? QString::fromStdString(d->candidates->row(index.row()).id) : QString());
    });
    connect(d->candidateView, &RowView::enterPressed, this, [this](const QModelIndex &index) {
        const CandidateRow &row = d->candidates->row(index.row());
        if (row.call > 0)
            askReply(index.row());
        else if (!row.id.empty())
            Q_EMIT sourceRequested(QString::fromStdString(row.id), 0);
    });
    connect(d->candidateView, &RowView::rowClicked, this, [this](const QModelIndex &index, const QPoint &at) {
        const CandidateRow &row = d->candidates->row(index.row());
        const bool tickable = d->candidates->tickable();
        if (tickable && row.number > 0 && CandidateDelegate::tickPlace().contains(at))
            d->candidates->setTicked(index.row(), !row.ticked);
        else if (row.call > 0 &&
                 (row.number > 0 ||
                  CandidateDelegate::replyPlace(row, d->candidateView->viewport()->width(), tickable).contains(at)))
            askReply(index.row());
    });
    connect(d->candidates, &CandidatesModel::tickedChanged, this, [this] { updateActions(); });
    connect(d->candidateView, &QWidget::customContextMenuRequested, this,
            [this](const QPoint &at) { candidateMenu(at); });

    connect(controller, &RunController::runChanged, this, [this] { showRun(); });
    connect(controller, &RunController::stageChanged, this, [this](const QString &id) {
        for (const StageRecord &stage : d->controller->record().stages) {
            if (id == QString::fromStdString(stage.id))
                d->stages->setStage(stage);
        }
    });
    connect(controller, &RunController::candidateAdded, this, [this](int index) {
        d->candidates->add(d->controller->record().candidates[std::size_t(index)]);
        showCounts();
    });
    connect(controller, &RunController::dropAdded, this, [this](int index) {
        d->candidates->add(d->controller->record().dropped[std::size_t(index)]);
        showCounts();
    });
    connect(controller, &RunController::totalsChanged, this, [this] {
        showHead();
        updateActions();
    });
    showRun();
}

RunPane::~RunPane() = default;

QList<QAction *> RunPane::actions() const
{
    return {d->save, d->send, d->discard, d->setup, d->replay, d->tickAll, d->tickNone, d->copy};
}

// The reply that a row came from, at the place where it says so.
void RunPane::askReply(int at)
{
    const CandidateRow &row = d->candidates->row(at);
    QString claim = row.number > 0 ? row.text : row.quote;
    for (const Candidate &candidate : d->controller->record().candidates) {
        if (!row.id.empty() && candidate.id == row.id && !candidate.modelText.empty())
            claim = screenText(candidate.modelText);
    }
    Q_EMIT replyRequested(row.call, claim);
}

std::vector<std::string> RunPane::chosen() const
{
    return d->candidates->ticked();
}

QAction *RunPane::discardAction() const
{
    return d->discard;
}
QAction *RunPane::saveAction() const
{
    return d->save;
}
QAction *RunPane::sendAction() const
{
    return d->send;
}
QAction *RunPane::replayAction() const
{
    return d->replay;
}
QAction *RunPane::setupAction() const
{
    return d->setup;
}
CandidatesModel *RunPane::candidates() const
{
    return d->candidates;
}
StagesModel *RunPane::stages() const
{
    return d->stages;
}
RowView *RunPane::candidateView() const
{
    return d->candidateView;
}
RowView *RunPane::stageView() const
{
    return d->stageView;
}

const Candidate *RunPane::selected() const
{
    const QModelIndex index = d->candidateView->currentIndex();
    if (!index.isValid())
        return nullptr;
    const std::string id = d->candidates->row(index.row()).id;
    for (const Candidate &candidate : d->controller->record().candidates) {
        if (!id.empty() && candidate.id == id)
            return &candidate;
    }
    return nullptr;
}

bool RunPane::filling() const
{
    return d->filling;
}

void RunPane::setRunNumber(int number)
{
    d->number = number;
    showHead();
}

void RunPane::setWritable(bool writable, const QString &whyNot)
{
    d->writable = writable;
    d->whyNot = whyNot;
    updateActions();
}

void RunPane::showRun()
{
    const RunController &run = *d->controller;
    const RunRecord &record = run.record();
    const QModelIndex current = d->candidateView->currentIndex();
    const std::string keep = current.isValid() ? d->candidates->row(current.row()).id : std::string();
    d->filling = true;
    std::vector<StageRecord> stages = waitingStages();
    for (StageRecord &stage : stages) {
        for (const StageRecord &own : record.stages) {
            if (own.id == stage.id)
                stage = own;
        }
    }
    d->stages->setStages(run.hasRun() ? stages : waitingStages());
    d->candidates->setRun(run.hasRun() ? record : RunRecord{}, run.running() || !record.calls.empty());
    const int row = d->candidates->rowOf(keep);
    if (row >= 0)
        d->candidateView->setCurrentIndex(d->candidates->index(row));
    else if (run.finished() && d->candidates->candidates() > 0)
        d->candidateView->setCurrentIndex(d->candidates->index(0));
    else
        Q_EMIT candidateSelected({});
    d->filling = false;
    const bool moves = run.running() && Settings::instance().get(settings::kAnimations) &&
                       style()->styleHint(QStyle::SH_Widget_Animation_Duration, nullptr, this) > 0;
    if (moves)
        d->turning.start();
    else
        d->turning.stop();
    showHead();
    showCounts();
    updateActions();
}

void RunPane::showHead()
{
    const RunController &run = *d->controller;
    const RunRecord &record = run.record();
    if (!run.hasRun()) {
        d->header->setTitle(tr("Dry run"));
        d->header->setFacts(tr("nothing has run yet"));
        d->chip->hide();
        showOutcome();
        return;
    }
    d->header->setTitle(d->number > 0 ? tr("Dry run %1").arg(d->number) : tr("Dry run"));
    const QDateTime began = QDateTime::fromMSecsSinceEpoch(record.started.time_since_epoch().count());
    const QString started = began.date() == QDate::currentDate() ? clockText(began.time()) : shortTime(record.started);
    QStringList facts{presetTitle(record.preset), tr("started %1").arg(started), longTime(run.elapsed())};
    if (run.finished() && !record.model.empty())
        facts << oneLine(record.model);
    d->header->setFacts(facts.join(QStringLiteral(", ")));
    showOutcome();
    d->chip->show();
    d->chip->setText(run.stopping() ? tr("Stopping") : run.queued() ? tr("In Review") : runStateWord(record.state));
    d->chip->setTone(run.running()              ? ChipTone::Info
                     : record.state == "done"   ? ChipTone::Ok
                     : record.state == "failed" ? ChipTone::Flag
                                                : ChipTone::Warn);
}

// A run that did not come to its end says so for as long as it is shown.
void RunPane::showOutcome()
{
    const RunController &run = *d->controller;
    const RunRecord &record = run.record();
    if (!run.finished() || record.state == "done") {
        d->outcome->set({}, false);
        return;
    }
    const QString why = record.error.empty() ? QString() : sentence(coreWords(record.error));
    const QString kept = record.candidates.empty()
                             ? (record.calls.empty() ? QString() : tr("Its calls and replies are kept."))
                             : tr("What came of the replies that arrived is kept and can be sent.");
    QString text;
    if (record.state == "cancelled")
        text = tr("Stopped before its end.");
    else if (record.state == "over_budget")
        text = why.isEmpty() ? tr("Stopped before a call that would go beyond the budget.") : why;
    else
        text = why.isEmpty() ? tr("The run failed.") : why;
    if (!kept.isEmpty())
        text += QLatin1Char(' ') + kept;
    d->outcome->set(text, record.state == "failed");
}

void RunPane::showCounts()
{
    const RunController &run = *d->controller;
    const int found = d->candidates->candidates(), dropped = d->candidates->dropped();
    QStringList facts;
    if (run.hasRun()) {
        facts << (run.running() ? tr("%1 so far").arg(figure(found)) : figure(found));
        if (dropped > 0)
            facts << tr("%1 dropped").arg(figure(dropped));
        if (d->candidates->skipped() > 0)
            facts << tr("%1 skipped").arg(figure(d->candidates->skipped()));
        if (d->candidates->suppressed() > 0)
            facts << tr("%1 rejected before").arg(figure(d->candidates->suppressed()));
    }
    const bool newest = run.running() || !run.record().calls.empty();
    d->band->set(facts.join(QStringLiteral(", ")), found > 1 ? (newest ? tr("newest first") : QString()) : QString());
    if (d->candidates->rowCount() > 0) {
        d->stack->setCurrentWidget(d->candidateView);
    } else {
        if (!run.hasRun())
            d->empty->setTexts(tr("Nothing has run yet"),
                               tr("A dry run shows in full what a reflection would make the "
                                  "agent believe. The store stays as it is. Choose a preset and press Run."));
        else if (run.running())
            d->empty->setTexts(tr("No candidate yet"), tr("They appear here as they are found."));
        else if (run.record().state == "cancelled")
            d->empty->setTexts(tr("No candidates"), tr("The run was stopped before it had found any."));
        else if (run.record().state == "failed")
            d->empty->setTexts(tr("No candidates"), tr("The run failed before it had found any. Each call says what "
                                                       "came of it."));
        else if (run.record().state == "over_budget")
            d->empty->setTexts(tr("No candidates"), tr("The budget was used up before it had found any."));
        else
            d->empty->setTexts(
                tr("No candidates"),
                tr("This run found nothing that it would propose. Another preset, or lower limits, may find more."));
        d->stack->setCurrentWidget(d->emptyArea);
    }
}

void RunPane::updateActions()
{
    const RunController &run = *d->controller;
    const RunRecord &record = run.record();
    const bool over = run.finished();
    const bool open = over && !run.queued() && !record.candidates.empty();
    if (d->candidates->tickable() != (open && d->writable)) {
        d->candidates->setTickable(open && d->writable);
        d->candidateView->doItemsLayout(); // the texts have another width
    }
    const auto ticked = d->candidates->ticked().size();
    const bool sendable = open && ticked > 0;
    const auto all = record.candidates.size();
    d->tickAll->setEnabled(open && d->writable && ticked < record.candidates.size());
    d->tickNone->setEnabled(open && d->writable && ticked > 0);
    d->replay->setEnabled(over && !record.calls.empty());
    d->more->setEnabled(over);
    if (open && d->writable && ticked != all)
        d->sendButton->setShortText(tr("Send %1 to Review").arg(figure(qlonglong(ticked))));
    else
        d->sendButton->setShortText({});
    d->discard->setEnabled(over && !run.queued());
    d->save->setEnabled(over);
    d->setup->setEnabled(over);
    d->send->setEnabled(sendable && d->writable);
    d->copy->setEnabled(d->candidates->rowCount() > 0);
    d->sendButton->setKind(sendable && d->writable ? ButtonKind::Primary : ButtonKind::Rest);
    if (!run.hasRun())
        d->untouched->set(tr("The store is only read."), false, {});
    else if (run.running())
        d->untouched->set(tr("The store is not touched."), false,
                          tr("It is read only; this is checked when the run ends."));
    else if (run.queued())
        d->untouched->set(tr("Its candidates wait in Review."), false, {});
    else if (record.storeUnchanged)
        d->untouched->set(
            record.othersWrote ? tr("This run did not touch the store.") : tr("The store is not touched."), false,
            record.othersWrote ? tr("Another program wrote to it meanwhile; this run’s connections did not.")
                               : tr("Checked: the file’s SHA-256 before and after the run is the same."));
    else if (record.storeHashAfter.empty())
        d->untouched->set(tr("The run ended before the store was compared."), false,
                          tr("It is only read; the comparison comes at the end of a run."));
    else
        d->untouched->set(tr("The store changed during the run."), true,
                          tr("The file’s SHA-256 before and after differ. Verify the ledger."));
    if (sendable && !d->writable)
        d->send->setStatusTip(d->whyNot);
    else
        d->send->setStatusTip(tr("Put the candidates into the queue; no model is called"));
}

// Where there is little room, throwing away moves into the menu, so that what the run did to the store can be read.
void RunPane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    d->discardButton->setVisible(width() >= px(540));
}

void RunPane::candidateMenu(const QPoint &at)
{
    const QModelIndex index = d->candidateView->indexAt(at);
    if (!index.isValid())
        return;
    const CandidateRow row = d->candidates->row(index.row());
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->setObjectName(QStringLiteral("reflect.candidateMenu"));
    menu->addAction(d->copy);
    if (row.call > 0) {
        QAction *reply = menu->addAction(tr("Show the reply"));
        reply->setObjectName(QStringLiteral("reflect.showReply"));
        connect(reply, &QAction::triggered, this, [this, at = index.row()] { askReply(at); });
    }
    if (const Candidate *candidate = selected(); candidate && !candidate->evidence.empty()) {
        menu->addSeparator();
        const int most = std::min(20, int(candidate->evidence.size()));
        for (int i = 0; i < most; ++i) {
            const CandidateEvidence &evidence = candidate->evidence[std::size_t(i)];
            const bool against = evidence.role == Role::Contradicts;
            const int number = evidence.shown > 0 ? evidence.shown : i + 1;
            QAction *source =
                menu->addAction(against ? tr("Show source %1, against").arg(number) : tr("Show source %1").arg(number));
            source->setObjectName(QStringLiteral("reflect.showSource.%1").arg(i));
            connect(source, &QAction::triggered, this,
                    [this, id = QString::fromStdString(row.id), i] { Q_EMIT sourceRequested(id, i); });
        }
    }
    menu->popup(d->candidateView->viewport()->mapToGlobal(at));
}

void RunPane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.fillRect(rect(), tk().base);
}

} // namespace credence::ui

#include "runpane.moc"

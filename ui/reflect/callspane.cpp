// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/callspane.h"
#include "reflect/rowpaint.h"

#include "reflect/callreading.h"
#include "reflect/evidencemodel.h"
#include "reflect/runwords.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/codeview.h"
#include "widgets/corewords.h"
#include "widgets/emptystate.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/plaintip.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"
#include "widgets/segmented.h"
#include "widgets/splitter.h"

#include <QApplication>
#include <QClipboard>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTextLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kRow = 25;
constexpr int kMargin = 16;
constexpr int kTime = 62, kOut = 50, kIn = 60; // widths of the columns at the right

// Heads of the columns, over the rows' own.
class ColumnHeads : public QWidget {
    Q_OBJECT
public:
    explicit ColumnHeads(QWidget *parent) : QWidget(parent) { setFixedSize(px(kTime + kOut + 30), px(24)); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        const QFont font = Theme::instance().font(Type::Caption);
        writeRight(painter, font, tk().tx3, width(), 0, height(), tr("time", "column of calls"));
        writeRight(painter, font, tk().tx3, width() - px(kTime), 0, height(), tr("out", "column of calls: tokens"));
        writeRight(painter, font, tk().tx3, width() - px(kTime + kOut), 0, height(),
                   tr("in", "column of calls: tokens"));
    }
};

class CallDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {100, px(kRow)};
    }

    void paint(QPainter *p, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const CallsModel *>(index.model());
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        if (!model)
            return;
        const CallRow &call = model->row(index.row());
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        QPainter &painter = *p;
        painter.save();
        const Mirrored mirrored(*p, option.rect, option.direction);
        drawRowGround(painter, option, index);
        const QRect row = option.rect;
        const bool current = view && view->currentIndex() == index;
        const QRectF sign(row.left() + kMargin, row.top() + (row.height() - 14) / 2.0, 14, 14);
        switch (call.state) {
        case CallRow::State::Running:
            drawSign(painter, sign, QStringLiteral("loader"), t.acc);
            break;
        case CallRow::State::Waiting:
            drawSign(painter, sign, QStringLiteral("hourglass"), t.warn);
            break;
        case CallRow::State::Done:
            drawSign(painter, sign, QStringLiteral("check"), t.ok);
            break;
        case CallRow::State::Failed:
            drawSign(painter, sign, QStringLiteral("octagon-alert"), t.flag);
            break;
        }
        const QFont small = theme.font(Type::Secondary), label = theme.font(Type::Secondary, current ? 500 : 400);
        // The lane of a scroll bar takes its room from the margin, so the columns stay under their heads.
        qreal right = row.right() + 1 - kMargin;
        if (view && view->verticalScrollBar()->isVisible())
            right += view->verticalScrollBar()->width();
        const qreal top = row.top(), height = row.height();
        const auto figure = [&](qreal at, const QString &text) {
            writeRight(painter, small, text == QStringLiteral("–") ? t.tx3 : t.tx2, at, top, height, text);
        };
        figure(right, call.time);
        figure(right - px(kTime), call.out);
        figure(right - px(kTime + kOut), call.in);
        const qreal end = right - px(kTime + kOut + kIn);
        writeRight(painter, small, t.tx3, row.left() + px(50), top, height, QString::number(call.number));
        qreal x = row.left() + px(60);
        const QFontMetricsF metrics(label), plain(small);
        const qreal noteWide = call.note.isEmpty() ? 0 : plain.horizontalAdvance(call.note) + 6;
        const QString shown = metrics.elidedText(call.label, Qt::ElideRight, std::max<qreal>(30, end - x - noteWide));
        write(painter, label, t.tx, x, top, height, shown);
        x += metrics.horizontalAdvance(shown) + 5;
        if (!call.note.isEmpty() && x < end) {
            const QColor colour = call.state == CallRow::State::Failed    ? t.flag
                                  : call.state == CallRow::State::Waiting ? t.warn
                                                                          : t.tx3;
            write(painter, small, colour, x, top, height, plain.elidedText(call.note, Qt::ElideRight, end - x));
        }
        painter.restore();
    }
};

// A source of a candidate: number, text whole, facts.
class EvidenceDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const EvidenceModel *>(index.model());
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        if (!model || !view)
            return {};
        const int width = std::max(120, view->viewport()->width());
        return {width, layOut(model->row(index.row()), width, nullptr)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const EvidenceModel *>(index.model());
        if (!model)
            return;
        const EvidenceRow &row = model->row(index.row());
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        if (row.against)
            painter->fillRect(option.rect, tk().warnBg);
        drawRowGround(*painter, option, index);
        painter->fillRect(QRect(option.rect.left(), option.rect.bottom(), option.rect.width(), 1), tk().line);
        painter->translate(option.rect.topLeft());
        layOut(row, option.rect.width(), painter);
        painter->restore();
    }

private:
    static int layOut(const EvidenceRow &row, int width, QPainter *painter)
    {
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const QFont base = theme.font(Type::Base), caption = theme.font(Type::Caption),
                    bold = theme.font(Type::Caption, 600);
        const QFontMetricsF metrics(base);
        const qreal left = px(44), right = width - kMargin;
        qreal y = px(8);
        const int line = px(18);
        if (painter) {
            painter->setRenderHint(QPainter::Antialiasing);
            const QString number = QString::number(row.number);
            const qreal wide = std::max<qreal>(px(18), QFontMetricsF(bold).horizontalAdvance(number) + 8);
            const QRectF box(left - px(10) - wide, y + px(1), wide, px(15));
            painter->setPen(QPen(row.missing ? t.ctl : t.sup, 1));
            painter->setBrush(Qt::NoBrush);
            painter->drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), 3, 3);
            write(*painter, bold, row.missing ? t.tx3 : t.sup,
                  box.center().x() - QFontMetricsF(bold).horizontalAdvance(number) / 2, box.top(), box.height(),
                  number);
        }
        QString facts = row.facts;
        if (row.against)
            facts = EvidenceModel::tr("speaks against it") + QStringLiteral("   ") + facts;
        if (painter)
            write(*painter, caption, row.against ? t.warn : t.tx3, left, y, px(16),
                  QFontMetricsF(caption).elidedText(facts, Qt::ElideRight, right - left));
        y += px(17);
        QTextLayout text(rowHead(row.text).replace(QLatin1Char('\n'), QChar(QChar::LineSeparator)), base);
        QTextOption wrap;
        wrap.setWrapMode(wrapFor(text.text()));
        text.setTextOption(wrap);
        const qreal lift = std::round((line + metrics.capHeight()) / 2) - metrics.ascent();
        text.beginLayout();
        for (QTextLine part = text.createLine(); part.isValid(); part = text.createLine()) {
            part.setLineWidth(right - left);
            part.setPosition(QPointF(left, y + lift));
            y += line;
        }
        text.endLayout();
        if (painter) {
            painter->setPen(row.loading || row.missing ? t.tx3 : t.tx);
            upright(*painter, QRectF(left, 0, right - left, 1), [&] { text.draw(painter, QPointF()); });
        }
        return int(std::ceil(y)) + px(7);
    }
};

// A sentence below the reply: an octagon or a triangle before it.
class NoticeLine : public QWidget {
    Q_OBJECT
public:
    explicit NoticeLine(QWidget *parent)
        : QWidget(parent), m_text(new TextBlock({}, Type::Secondary, Tone::Secondary, 0, this))
    {
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(22, 4, 0, 0);
        m_text->setLineHeight(17);
        m_text->setMaximumLines(4);
        layout->addWidget(m_text);
        hide();
    }
    void set(const QString &text)
    {
        m_text->setText(text);
        setAccessibleName(text);
        setVisible(!text.isEmpty());
    }
    [[nodiscard]] QString text() const { return isHidden() ? QString() : m_text->text(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        drawSign(painter, QRectF(0, 5, 14, 14), QStringLiteral("octagon-alert"), tk().flag);
    }

private:
    TextBlock *m_text;
};

// Glyph and facts of a memory.
class SourceFacts : public QWidget {
    Q_OBJECT
public:
    explicit SourceFacts(QWidget *parent)
        : QWidget(parent), m_text(new Label({}, Type::Secondary, Tone::Secondary, 0, this))
    {
        setFixedHeight(px(24));
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(20, 0, 0, 0);
        layout->addWidget(m_text);
    }
    void set(const QString &text, Status status, bool known)
    {
        m_text->setText(text);
        m_status = status;
        m_known = known;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        drawStatusGlyph(painter, QPointF(6, height() / 2.0), grown(4.2), m_known ? m_status : Status::Erased,
                        m_known ? statusColour(m_status) : tk().ctl);
    }

private:
    Label *m_text;
    Status m_status = Status::Active;
    bool m_known = false;
};

class LineBelow : public QWidget {
    Q_OBJECT
public:
    explicit LineBelow(QWidget *parent) : QWidget(parent) { setFixedHeight(1); }

protected:
    void paintEvent(QPaintEvent *) override { QPainter(this).fillRect(rect(), tk().line); }
};

} // namespace

struct CallsPane::Impl {
    Session *session = nullptr;
    RunController *controller = nullptr;
    SourceReader *reader = nullptr;
    PaneHeader *header = nullptr;
    QWidget *heads = nullptr;
    QStackedLayout *pages = nullptr;
    Splitter *split = nullptr;
    CallsModel *calls = nullptr;
    RowView *callView = nullptr;
    SegmentedControl *segments = nullptr;
    Label *facts = nullptr;
    ToolButton *copy = nullptr;
    Label *promptTitle = nullptr, *replyTitle = nullptr;
    CodeView *prompt = nullptr, *reply = nullptr;
    NoticeLine *notice = nullptr;
    QWidget *sourceBox = nullptr;
    SectionHeader *sourceHead = nullptr;
    SourceFacts *sourceFacts = nullptr;
    TextBlock *sourceText = nullptr;
    EvidenceModel *evidence = nullptr;
    RowView *evidenceView = nullptr;
    EmptyState *empty = nullptr;
    ColumnArea *emptyArea = nullptr;
    Show show = Show::Both;
    int maxAttempts = 0;
    int number = 0; // of the call that is shown
    int source = 0; // number of the source that is shown, 0: none
    QString claim;  // that was chosen in the list of candidates
    std::string candidate;
    bool chosenByHand = false;
    QString promptWhole, replyWhole;
    QList<Citation> citations;
    std::map<int, QString> shown; // sources of the prompt by number
};

CallsPane::CallsPane(Session *session, RunController *controller, SourceReader *reader, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->controller = controller;
    d->reader = reader;
    setObjectName(QStringLiteral("reflect.calls"));
    keepLeastWidth(this, 190);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    d->header = new PaneHeader(tr("Calls"), this);
    d->heads = new ColumnHeads(d->header);
    d->header->addWidget(d->heads);
    d->header->layout()->setContentsMargins(16, 0, kMargin, 1);
    layout->addWidget(d->header);
    auto *body = new QWidget(this);
    d->pages = new QStackedLayout(body);
    d->pages->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(body, 1);

    // Page of calls
    d->split = new Splitter(Qt::Vertical, body);
    d->split->setObjectName(QStringLiteral("reflect.callsSplitter"));
    d->calls = new CallsModel(this);
    d->callView = new RowView(tr("Calls"), d->split);
    d->callView->setObjectName(QStringLiteral("reflect.callList"));
    d->callView->setModel(d->calls);
    d->callView->setItemDelegate(new CallDelegate(d->callView));
    d->callView->setUniformItemSizes(true);
    d->callView->setMinimumHeight(px(kRow * 2));
    auto *viewer = new QWidget(d->split);
    auto *column = new QVBoxLayout(viewer);
    column->setContentsMargins(kMargin, 6, kMargin, 14);
    column->setSpacing(0);
    auto *bar = new QHBoxLayout;
    bar->setSpacing(8);
    d->segments = new SegmentedControl(tr("What of the call is shown"), true, viewer);
    d->segments->setObjectName(QStringLiteral("reflect.callParts"));
    d->segments->addSegment(tr("Both"), tr("Prompt and reply"));
    d->segments->addSegment(tr("Prompt"), tr("All that was sent"));
    d->segments->addSegment(tr("Reply"), tr("What the model answered"));
    d->segments->addSegment(tr("Parsed"), tr("What was read out of the reply"));
    d->segments->setFolds(true);
    d->facts = new Label({}, Type::Caption, Tone::Dim, 0, viewer);
    d->facts->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    d->copy = new ToolButton(QStringLiteral("copy"), tr("Copy what is shown"), 24, viewer);
    d->copy->setObjectName(QStringLiteral("reflect.copyCall"));
    bar->addWidget(d->segments);
    bar->addWidget(d->facts, 1);
    bar->addWidget(d->copy);
    column->addLayout(bar);
    column->addSpacing(6);
    d->promptTitle = new Label(tr("Prompt"), Type::Caption, Tone::Secondary, 0, viewer);
    d->prompt = new CodeView(tr("Prompt"), viewer);
    d->prompt->setObjectName(QStringLiteral("reflect.prompt"));
    d->replyTitle = new Label(tr("Reply"), Type::Caption, Tone::Secondary, 0, viewer);
    d->reply = new CodeView(tr("Reply"), viewer);
    d->reply->setObjectName(QStringLiteral("reflect.reply"));
    for (Label *title : {d->promptTitle, d->replyTitle})
        title->setFixedHeight(px(20));
    column->addWidget(d->promptTitle);
    column->addWidget(d->prompt, 300);
    column->addSpacing(4);
    column->addWidget(d->replyTitle);
    column->addWidget(d->reply, 500);
    d->notice = new NoticeLine(viewer);
    d->notice->setObjectName(QStringLiteral("reflect.notice"));
    column->addWidget(d->notice);
    column->addStretch(1);
    d->sourceBox = new QWidget(viewer);
    d->sourceBox->setObjectName(QStringLiteral("reflect.source"));
    auto *source = new QVBoxLayout(d->sourceBox);
    source->setContentsMargins(0, 8, 0, 0);
    source->setSpacing(0);
    d->sourceHead = new SectionHeader(tr("Source"), d->sourceBox);
    source->addWidget(d->sourceHead);
    source->addWidget(new LineBelow(d->sourceBox));
    source->addSpacing(5);
    d->sourceFacts = new SourceFacts(d->sourceBox);
    source->addWidget(d->sourceFacts);
    d->sourceText = new TextBlock({}, Type::Base, Tone::Normal, 0, d->sourceBox);
    d->sourceText->setSelectable(true);
    d->sourceText->setMaximumLines(6);
    source->addWidget(d->sourceText);
    d->sourceBox->hide();
    column->addWidget(d->sourceBox);
    d->split->addWidget(d->callView);
    d->split->addWidget(viewer);
    d->split->setStretchFactor(0, 0);
    d->split->setStretchFactor(1, 1);
    d->split->setSizes({px(kRow * 6 + 6), px(600)});
    d->pages->addWidget(d->split);

    // Page of evidence
    d->evidence = new EvidenceModel(reader, this);
    d->evidenceView = new RowView(tr("Evidence"), body);
    d->evidenceView->setObjectName(QStringLiteral("reflect.evidence"));
    d->evidenceView->setModel(d->evidence);
    d->evidenceView->setItemDelegate(new EvidenceDelegate(d->evidenceView));
    d->pages->addWidget(d->evidenceView);
    d->empty = new EmptyState({}, {}, body);
    d->empty->setHelp(QStringLiteral("privacy.md#what-leaves-this-machine"));
    d->emptyArea = new ColumnArea(body); // as that of the run
    d->emptyArea->setWidget(d->empty);
    d->emptyArea->setFocusPolicy(Qt::NoFocus);
    d->emptyArea->viewport()->setAutoFillBackground(false);
    d->empty->setAutoFillBackground(false);
    d->pages->addWidget(d->emptyArea);

    d->segments->setCurrentIndex(0);
    connect(d->segments, &SegmentedControl::currentChanged, this, [this](int index) { setShow(Show(index)); });
    connect(d->copy, &QAbstractButton::clicked, this, [this] {
        QStringList parts;
        if (!d->prompt->isHidden())
            parts << d->promptWhole;
        if (!d->reply->isHidden())
            parts << d->reply->toPlainText();
        QApplication::clipboard()->setText(parts.join(QStringLiteral("\n\n")));
    });
    connect(d->callView, &RowView::currentRowChanged, this, [this](const QModelIndex &index) {
        if (index.isValid() && d->calls->row(index.row()).number != d->number) {
            d->number = d->calls->row(index.row()).number;
            d->source = 0;
            d->claim.clear();
            fillViewer();
        }
    });
    connect(d->callView, &RowView::rowClicked, this, [this] { d->chosenByHand = true; });
    connect(d->callView, &RowView::enterPressed, this, [this] {
        d->chosenByHand = true;
        d->reply->setFocus(Qt::ShortcutFocusReason);
    });
    for (CodeView *view : {d->prompt, d->reply})
        connect(
            view, &CodeView::widthChanged, this, [this] { fitViews(); }, Qt::QueuedConnection);
    connect(d->prompt, &CodeView::spanChosen, this, [this](int number) { showSource(number); });
    connect(d->reply, &CodeView::spanChosen, this, [this](int number) { showSource(number); });
    const auto choose = [this](const QModelIndex &index) {
        if (index.isValid() && d->evidence->row(index.row()).key)
            Q_EMIT sourceChosen(d->evidence->row(index.row()).key);
    };
    connect(d->evidenceView, &RowView::currentRowChanged, this, choose);
    connect(d->evidenceView, &RowView::enterPressed, this, choose);
    connect(reader, &SourceReader::ready, this, [this] {
        fillSource();
        d->evidenceView->doItemsLayout();
    });

    connect(controller, &RunController::runChanged, this, [this] { showRun(); });
    connect(controller, &RunController::callChanged, this, [this](int number) {
        const CallRecord *record = call(number);
        if (!record)
            return;
        d->calls->setCall(*record, d->controller->phase(number), d->maxAttempts);
        showHead();
        choosePage();
        if (d->number == 0 || (!d->chosenByHand && d->controller->phase(number) == CallPhase::Done))
            showCall(number);
        else if (number == d->number)
            fillViewer();
    });
    connect(controller, &RunController::candidateAdded, this, [this](int index) {
        if (d->controller->record().candidates[std::size_t(index)].call == d->number)
            fillViewer();
    });
    showRun();
}

CallsPane::~CallsPane() = default;

CallsModel *CallsPane::calls() const
{
    return d->calls;
}
RowView *CallsPane::callView() const
{
    return d->callView;
}
EvidenceModel *CallsPane::evidence() const
{
    return d->evidence;
}
CodeView *CallsPane::prompt() const
{
    return d->prompt;
}
CodeView *CallsPane::reply() const
{
    return d->reply;
}
int CallsPane::currentCall() const
{
    return d->number;
}
QString CallsPane::notice() const
{
    return d->notice->text();
}
QString CallsPane::sourceText() const
{
    return d->sourceBox->isHidden() ? QString() : d->sourceText->text();
}
CallsPane::Show CallsPane::shown() const
{
    return d->show;
}

void CallsPane::setMaxAttempts(int attempts)
{
    d->maxAttempts = attempts;
}

void CallsPane::setShow(Show show)
{
    if (d->show == show)
        return;
    d->show = show;
    d->segments->setCurrentIndex(int(show));
    fillViewer();
}

const CallRecord *CallsPane::call(int number) const
{
    for (const CallRecord &record : d->controller->record().calls) {
        if (record.number == number)
            return &record;
    }
    return nullptr;
}

// The memory behind a number: cited under it by a candidate of the same call, or of another call with the same focus.
std::string CallsPane::idOfSource(int number, int source) const
{
    const std::vector<Candidate> &candidates = d->controller->record().candidates;
    std::string focus;
    for (const Candidate &candidate : candidates) {
        if (candidate.call != number)
            continue;
        focus = candidate.focus;
        for (const CandidateEvidence &evidence : candidate.evidence) {
            if (evidence.shown == source)
                return evidence.id.value;
        }
    }
    for (const Candidate &candidate : candidates) {
        if (focus.empty() || candidate.focus != focus)
            continue;
        for (const CandidateEvidence &evidence : candidate.evidence) {
            if (evidence.shown == source)
                return evidence.id.value;
        }
    }
    return {};
}

void CallsPane::showRun()
{
    const RunRecord &record = d->controller->record();
    const int keep = d->number;
    d->calls->setCalls(record.calls);
    if (!d->controller->hasRun() || d->controller->running())
        d->chosenByHand = false;
    d->number = 0;
    if (!record.calls.empty()) {
        const int row = d->calls->rowOf(keep);
        int first = 0;
        for (int i = 0; row < 0 && i < d->calls->rowCount(); ++i) { // the first that proposed something
            const int number = d->calls->row(i).number;
            for (const Candidate &candidate : record.candidates) {
                if (candidate.call == number)
                    first = i;
            }
        }
        showCall(d->calls->row(row >= 0 ? row : first).number);
    } else {
        fillViewer();
    }
    d->evidence->setEvidence({});
    showHead();
    choosePage();
}

void CallsPane::choosePage()
{
    const RunController &run = *d->controller;
    const bool calls = !run.record().calls.empty() || (run.running() && !run.record().model.empty());
    d->heads->setVisible(calls);
    if (calls) {
        d->pages->setCurrentWidget(d->split);
    } else if (d->evidence->rowCount() > 0) {
        d->pages->setCurrentWidget(d->evidenceView);
    } else {
        if (!run.hasRun())
            d->empty->setTexts(tr("No calls yet"),
                               tr("Each prompt and reply of a run appears here, with what it cost."));
        else if (run.running())
            d->empty->setTexts(tr("No calls"), tr("This preset needs no model: nothing is sent anywhere."));
        else if (run.record().candidates.empty())
            d->empty->setTexts(tr("No calls"), tr("This run called no model."));
        else
            d->empty->setTexts(tr("No calls"),
                               tr("This run called no model. Select a candidate to see the episodes it rests on."));
        d->pages->setCurrentWidget(d->emptyArea);
    }
}

void CallsPane::showHead()
{
    const RunController &run = *d->controller;
    const auto total = qlonglong(run.record().calls.size());
    if (!run.record().calls.empty() || (run.running() && !run.record().model.empty())) {
        d->header->setTitle(tr("Calls"));
        const int expected = run.estimate().calls;
        if (run.running())
            d->header->setFacts(
                expected > 0
                    ? tr("%1 of about %2").arg(figure(run.callsDone()), figure(std::max<qlonglong>(expected, total)))
                    : figure(run.callsDone()));
        else
            d->header->setFacts(figure(total));
        return;
    }
    const int sources = d->evidence->rowCount();
    d->header->setTitle(sources > 0 ? tr("Evidence") : tr("Calls"));
    d->header->setFacts(sources > 0 ? (sources == 1 ? tr("1 source") : tr("%1 sources").arg(figure(sources)))
                                    : QString());
}

void CallsPane::showCall(int number)
{
    const int row = d->calls->rowOf(number);
    if (row < 0)
        return;
    if (number != d->number) {
        d->number = number;
        d->source = 0;
        d->claim.clear();
    }
    d->callView->setCurrentIndex(d->calls->index(row));
    fillViewer();
}

void CallsPane::showCandidate(const Candidate *candidate)
{
    d->candidate = candidate ? candidate->id : std::string();
    if (!candidate) {
        if (d->controller->record().calls.empty())
            d->evidence->setEvidence({});
        showHead();
        choosePage();
        return;
    }
    if (candidate->call > 0 && d->calls->rowOf(candidate->call) >= 0) {
        d->chosenByHand = true;
        showCall(candidate->call);
        d->claim = screenText(candidate->modelText.empty() ? candidate->text : candidate->modelText);
        for (const CandidateEvidence &evidence : candidate->evidence) {
            if (d->shown.count(evidence.shown) > 0) {
                d->source = evidence.shown;
                fillSource();
                break;
            }
        }
        markCitations();
        revealClaim();
    } else {
        d->evidence->setEvidence(candidate->evidence);
        d->evidenceView->scrollToTop();
    }
    showHead();
    choosePage();
}

void CallsPane::showClaim(int number, const QString &claim)
{
    if (d->show == Show::Prompt)
        setShow(Show::Both);
    d->chosenByHand = true;
    showCall(number);
    d->claim = claim;
    markCitations();
    revealClaim();
}

void CallsPane::revealClaim()
{
    const TextPlace place = placeOfClaim(d->reply->toPlainText(), d->claim);
    if (place.start >= 0)
        d->reply->reveal(place.start, false);
}

void CallsPane::showSource(int number)
{
    if (number <= 0) // a span that is no source
        return;
    d->source = number;
    markCitations();
    fillSource();
    const std::string id = idOfSource(d->number, number);
    const SourceReader::Source *source = id.empty() ? nullptr : d->reader->find(id);
    if (source && !source->missing)
        Q_EMIT sourceChosen(source->memory.key);
}

void CallsPane::fillViewer()
{
    const CallRecord *record = call(d->number);
    const bool both = d->show == Show::Both, prompt = both || d->show == Show::Prompt,
               reply = both || d->show == Show::Reply;
    const bool parsed = d->show == Show::Parsed;
    d->prompt->setVisible(prompt);
    d->promptTitle->setVisible(both);
    d->replyTitle->setVisible(both);
    d->reply->setVisible(reply || parsed);
    d->copy->setEnabled(record != nullptr);
    if (!record) {
        for (CodeView *view : {d->prompt, d->reply})
            view->setCode({}, {});
        d->facts->setText({});
        d->notice->set({});
        d->citations.clear();
        d->sourceBox->hide();
        return;
    }
    QStringList facts;
    if (record->attempts.size() > 1 || (record->attempts.size() == 1 && !record->cached))
        facts << tr("try %1").arg(record->attempts.size());
    if (record->cached)
        facts << tr("kept reply");
    if (record->tokensIn > 0)
        facts << tr("%1 in").arg(figure(qlonglong(record->tokensIn)));
    if (record->tokensOut > 0)
        facts << tr("%1 out").arg(figure(qlonglong(record->tokensOut)));
    if (record->tokensEstimated)
        facts << tr("counts estimated");
    d->facts->setText(facts.join(QStringLiteral(", ")));
    d->facts->setTip(oneLine(record->model) + QLatin1Char('\n') + oneLine(record->url));

    d->promptWhole = promptText(record->request);
    d->replyWhole = replyText(*record);
    d->citations = citationsIn(d->replyWhole);
    d->shown = shownSources(d->promptWhole);
    const FoldedText folded = both ? foldedPrompt(d->promptWhole, d->citations) : wholeText(d->promptWhole);
    d->prompt->setCode(folded.text, folded.numbers);
    d->prompt->setRawText(screenText(record->request));
    QString shownReply = d->replyWhole;
    if (parsed) {
        shownReply = parsedText(d->controller->record(), record->number);
        if (shownReply.isEmpty())
            shownReply = record->text.empty() ? tr("Nothing could be read out of this reply.")
                                              : tr("Nothing was proposed by this call.");
    } else if (!record->reasoning.empty() && !both) {
        shownReply += QStringLiteral("\n\n") + tr("Reasoning:") + QLatin1Char('\n') + screenText(record->reasoning);
    }
    if (shownReply.isEmpty())
        shownReply =
            d->controller->phase(record->number) == CallPhase::Done ? tr("No reply came.") : tr("No reply yet.");
    const FoldedText whole = wholeText(shownReply);
    d->reply->setCode(whole.text, parsed ? QList<int>() : whole.numbers);
    d->reply->setRawText(screenText(record->reply));
    d->reply->setAccessibleName(parsed ? tr("Parsed") : tr("Reply"));
    markCitations();

    // Numbers that were not in the prompt: the reader's own words, from what was dropped.
    QString notice;
    if (!record->error.empty()) {
        notice = sentence(coreWords(record->error));
    } else if (!d->shown.empty() && !parsed) {
        for (const Citation &citation : d->citations) {
            if (d->shown.count(citation.number) == 0) {
                notice = tr("Source %1 was not in the prompt (%2 – %3). What cites it is dropped, the reply is kept.")
                             .arg(citation.number)
                             .arg(d->shown.begin()->first)
                             .arg(d->shown.rbegin()->first);
                break;
            }
        }
    }
    d->notice->set(notice);
    fillSource();
    fitViews();
}

// Texts take no more height than they have; what is left stays free above the source.
void CallsPane::fitViews()
{
    const bool both = d->show == Show::Both;
    for (CodeView *view : {d->prompt, d->reply})
        view->setMaximumHeight(both ? std::max(px(60), view->contentHeight()) : QWIDGETSIZE_MAX);
}

void CallsPane::markCitations()
{
    QList<CodeSpan> spans;
    if (const TextPlace place = placeOfClaim(d->reply->toPlainText(), d->claim); place.start >= 0)
        spans << CodeSpan{place.start, place.length, CodeSpan::Kind::Claim, 0};
    if (d->show != Show::Parsed) {
        for (const Citation &citation : d->citations) {
            const bool known = d->shown.empty() || d->shown.count(citation.number) > 0;
            spans << CodeSpan{citation.start, citation.length,
                              !known                         ? CodeSpan::Kind::Struck
                              : citation.number == d->source ? CodeSpan::Kind::Chosen
                                                             : CodeSpan::Kind::Link,
                              citation.number};
        }
        // The words for which a claim was found too general.
        for (const Candidate &candidate : d->controller->record().candidates) {
            if (candidate.call != d->number)
                continue;
            for (const CandidateMark &mark : marksOf(candidate)) {
                static const QRegularExpression quoted(QStringLiteral("“(.+)”"));
                const QString word = mark.tone == MarkTone::Look ? quoted.match(mark.text).captured(1) : QString();
                const QString text = screenText(candidate.text);
                const qsizetype claim = word.isEmpty() ? -1 : d->replyWhole.indexOf(text.left(16));
                const qsizetype at = claim < 0 ? -1 : d->replyWhole.indexOf(word, claim, Qt::CaseInsensitive);
                if (at >= 0 && at < claim + text.size())
                    spans << CodeSpan{int(at), int(word.size()), CodeSpan::Kind::Look, 0};
            }
        }
    }
    d->reply->setSpans(spans);

    // The same source in the prompt.
    QList<CodeSpan> inPrompt;
    const QString prompt = d->prompt->toPlainText();
    static const QRegularExpression line(QStringLiteral("^[ \\t]*\\[?(\\d{1,6})[\\].):]"),
                                         QRegularExpression::MultilineOption);
    auto matches = line.globalMatch(prompt);
    while (matches.hasNext()) {
        const QRegularExpressionMatch match = matches.next();
        const int number = match.captured(1).toInt();
        if (d->shown.count(number) == 0)
            continue;
        inPrompt << CodeSpan{int(match.capturedStart()), int(match.capturedLength()),
                             number == d->source ? CodeSpan::Kind::Chosen : CodeSpan::Kind::Link, number};
        if (number == d->source && !d->prompt->isHidden())
            d->prompt->reveal(int(match.capturedStart()), true);
    }
    d->prompt->setSpans(inPrompt);
}

void CallsPane::fillSource()
{
    if (d->source == 0 || d->number == 0) {
        d->sourceBox->hide();
        return;
    }
    d->sourceHead->setTitle(tr("Source %1").arg(d->source));
    const std::string id = idOfSource(d->number, d->source);
    const SourceReader::Source *source = id.empty() ? nullptr : d->reader->find(id);
    const auto shown = d->shown.find(d->source);
    if (source && !source->missing) {
        d->sourceFacts->set(memoryFacts(source->memory), source->memory.status, true);
        d->sourceText->setText(screenText(source->memory.text));
    } else if (shown != d->shown.end()) {
        d->sourceFacts->set(source       ? tr("The store does not hold it any more; as the prompt showed it")
                            : id.empty() ? tr("As the prompt showed it; no candidate rests on it")
                                         : tr("Reading…"),
                            Status::Erased, false);
        d->sourceText->setText(shown->second);
    } else {
        d->sourceFacts->set(tr("Not in the prompt"), Status::Erased, false);
        d->sourceText->setText(tr("No source had this number."));
    }
    d->sourceBox->show();
}

QByteArray CallsPane::saveState() const
{
    return d->split->saveState();
}

void CallsPane::restoreState(const QByteArray &state)
{
    d->split->restoreState(state);
}

void CallsPane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.fillRect(rect(), tk().base);
}

} // namespace credence::ui

#include "callspane.moc"

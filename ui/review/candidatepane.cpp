// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/candidatepane.h"

#include "reflect/runwords.h"
#include "reflect/sourcereader.h"
#include "review/askpanels.h"
#include "review/candidatetext.h"
#include "review/changeblock.h"
#include "review/checklist.h"
#include "review/flagblock.h"
#include "review/reviewcontroller.h"
#include "review/reviewwords.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/chip.h"
#include "widgets/corewords.h"
#include "widgets/dates.h"
#include "widgets/emptystate.h"
#include "widgets/errorbar.h"
#include "widgets/flowlayout.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/plaintip.h"
#include "widgets/prompts.h"
#include "widgets/roomy.h"

#include <QApplication>
#include <QClipboard>
#include <QDateTime>
#include <QHash>
#include <QKeyEvent>
#include <QMenu>
#include <QPainter>
#include <QPlainTextEdit>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedLayout>
#include <QTextEdit>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kBodyMargin = 20;
constexpr int kBar = 48;
constexpr int kWait = 28;
constexpr int kLow = 850; // windows below it have closer checks

// What the candidate is, in chips: shape, depth, confidence, flags, state; at the right whether it was edited.
class ChipRow : public QWidget {
    Q_OBJECT
public:
    explicit ChipRow(QWidget *parent) : QWidget(parent) { setFixedHeight(px(22)); }

    void set(const QueueItem &item)
    {
        m_chips.clear();
        const Candidate &c = item.candidate;
        const bool narrative = c.action == Action::Narrative;
        m_chips << One{kindWord(narrative ? Kind::Narrative : Kind::Reflection, narrative ? Shape::None : c.shape)};
        m_chips << One{tr("Depth %1").arg(c.depth)};
        if (c.confidence != Confidence::None) {
            One one{tr("%1 confidence").arg(confidenceWord(c.confidence))};
            one.pips = c.confidence;
            m_chips << one;
        }
        if (const int flags = openFlags(item); flags > 0) {
            One one{flags == 1 ? tr("1 open flag") : tr("%1 open flags").arg(flags)};
            one.flag = true;
            m_chips << one;
        }
        if (item.suppressed) {
            One one{tr("Rejected before")};
            one.warn = true;
            m_chips << one;
        }
        if (!item.applies) {
            One one{tr("No longer applies")};
            one.warn = true;
            m_chips << one;
        }
        m_right = item.edited ? tr("Edited, the model’s text is kept") : tr("Model’s text, unedited");
        m_short = item.edited ? tr("Edited") : tr("Unedited");
        QStringList words;
        for (const One &one : std::as_const(m_chips))
            words << one.text;
        setAccessibleName((words << m_right).join(QStringLiteral(", ")));
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = tk();
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.setRenderHint(QPainter::Antialiasing);
        const QFont font = Theme::instance().font(Type::Secondary);
        const QFontMetricsF metrics(font);
        qreal x = 0;
        const qreal high = px(20);
        const auto leadOf = [](const One &one) { return one.pips ? 24 : one.flag ? 14 : 0; };
        const auto wideOf = [&](const One &one) {
            return std::ceil(metrics.horizontalAdvance(one.text)) + 14 + leadOf(one);
        };
        // Where room is short, what warns has it before what describes.
        qreal room = width();
        for (const One &one : m_chips)
            room -= one.flag || one.warn ? wideOf(one) + 6 : 0;
        for (const One &one : m_chips) {
            const qreal lead = leadOf(one);
            const qreal wide = wideOf(one);
            if (!one.flag && !one.warn) {
                if (room < wide)
                    continue;
                room -= wide + 6;
            }
            painter.setPen(Qt::NoPen);
            painter.setBrush(one.flag ? t.flagBg : one.warn ? t.warnBg : t.chip);
            painter.drawRoundedRect(QRectF(x, 0, wide, high), 4, 4);
            if (one.pips)
                drawPips(painter, QPointF(x + 7, high / 2), *one.pips);
            if (one.flag)
                drawPennant(painter, QPointF(x + 9, high / 2 + 5), 1.2);
            painter.setFont(font);
            painter.setPen(one.flag ? t.flag : one.warn ? t.warn : t.tx2);
            drawRun(painter, QPointF(x + 7 + lead, std::round((high + metrics.capHeight()) / 2)), one.text);
            x += wide + 6;
        }
        painter.setFont(Theme::instance().font(Type::Caption));
        painter.setPen(t.tx3);
        const QFontMetricsF small(painter.font());
        for (const QString &text : {m_right, m_short}) {
            const qreal wide = small.horizontalAdvance(text);
            if (width() - wide < x + 8)
                continue;
            drawRun(painter, QPointF(width() - wide, std::round((high + small.capHeight()) / 2)), text);
            break;
        }
    }

private:
    struct One {
        QString text;
        std::optional<Confidence> pips{};
        bool flag = false, warn = false;
    };
    QList<One> m_chips;
    QString m_right, m_short;
};

// Why Approve is off, or what to know of it.
class WaitLine : public QWidget {
    Q_OBJECT
public:
    explicit WaitLine(QWidget *parent)
        : QWidget(parent), m_text(new TextBlock({}, Type::Secondary, Tone::Secondary, 0, this))
    {
        setMinimumHeight(px(kWait));
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
        auto *layout = new QHBoxLayout(this);
        m_text->setLineHeight(17);
        layout->setContentsMargins(kBodyMargin + 22, px(kWait - 17) / 2, kBodyMargin, px(kWait - 17) / 2);
        layout->addWidget(m_text);
        setObjectName(QStringLiteral("review.wait"));
    }
    void set(const QString &text)
    {
        m_text->setText(text);
        setAccessibleName(text);
        fit();
        update();
    }
    [[nodiscard]] QString text() const { return m_text->text(); }

protected:
    bool event(QEvent *event) override
    {
        const bool done = QWidget::event(event);
        if (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
            fit();
        return done;
    }
    void paintEvent(QPaintEvent *) override
    {
        if (m_text->text().isEmpty())
            return;
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        drawSign(painter, QRectF(kBodyMargin, (px(kWait) - 14) / 2.0, 14, 14), QStringLiteral("info"), tk().tx2);
    }

private:
    // As high as its lines, whatever the layout around it asked for before.
    void fit()
    {
        const QMargins margins = layout()->contentsMargins();
        const int lines = m_text->heightForWidth(std::max(16, width() - margins.left() - margins.right()));
        m_text->setMinimumHeight(lines);
        setMinimumHeight(std::max(px(kWait), lines + margins.top() + margins.bottom()));
    }
    TextBlock *m_text;
};

class BarGround : public QWidget {
    Q_OBJECT
public:
    explicit BarGround(QWidget *parent) : QWidget(parent)
    {
        setMinimumHeight(px(kBar));
        setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    }

protected:
    // As high as its lines, in a pane that has just become narrower too.
    bool event(QEvent *event) override
    {
        const bool done = QWidget::event(event);
        if (layout() && (event->type() == QEvent::Resize || event->type() == QEvent::LayoutRequest))
            setMinimumHeight(std::max(px(kBar), layout()->totalHeightForWidth(width())));
        return done;
    }
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.fillRect(rect(), tk().alt);
        painter.fillRect(QRect(0, 0, width(), 1), tk().line);
    }
};

// The text in the hand of a person.
class EditBox : public QWidget {
    Q_OBJECT
public:
    explicit EditBox(QWidget *parent) : QWidget(parent)
    {
        setObjectName(QStringLiteral("review.editBox"));
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(0, 0, 0, 0);
        column->setSpacing(px(8));
        edit = new QTextEdit(this);
        edit->setObjectName(QStringLiteral("review.editText"));
        edit->setAccessibleName(tr("Text of the candidate"));
        edit->setAcceptRichText(false);
        edit->setTabChangesFocus(true);
        edit->setMinimumHeight(px(110));
        edit->installEventFilter(this);
        column->addWidget(edit);
        auto *row = new FlowLayout(8, px(6));
        row->setContentsMargins(0, 0, 0, 0);
        row->setLastRight(true);
        save = new Button(tr("Save the text"), ButtonKind::Primary, this);
        save->setObjectName(QStringLiteral("review.editSave"));
        save->setKeys(QKeySequence(Qt::CTRL | Qt::Key_Return));
        reset = new Button(tr("Reset to the model’s"), ButtonKind::Rest, this);
        reset->setObjectName(QStringLiteral("review.editReset"));
        leave = new Button(tr("Leave"), ButtonKind::Rest, this);
        leave->setObjectName(QStringLiteral("review.editLeave"));
        leave->setKeys(QKeySequence(Qt::Key_Escape));
        row->addWidget(save);
        row->addWidget(reset);
        row->addWidget(leave);
        column->addLayout(row);
        column->addWidget(new Label(tr("The model’s text"), Type::Caption, Tone::Dim, 0, this));
        model = new TextBlock({}, Type::Base, Tone::Secondary, 0, this);
        model->setSelectable(true);
        column->addWidget(model);
        connect(save, &QPushButton::clicked, this, &EditBox::saved);
        connect(leave, &QPushButton::clicked, this, &EditBox::left);
        connect(reset, &QPushButton::clicked, this, [this] {
            // As one step that the field's own undo takes back.
            QTextCursor cursor(edit->document());
            cursor.select(QTextCursor::Document);
            cursor.insertText(model->text());
            edit->setFocus(Qt::OtherFocusReason);
        });
        connect(edit, &QTextEdit::textChanged, this, [this] {
            save->setEnabled(!edit->toPlainText().trimmed().isEmpty());
            reset->setEnabled(edit->toPlainText() != model->text());
        });
        hide();
    }
    void open(const QString &text, const QString &modelText, bool focus)
    {
        model->setText(modelText);
        edit->setFont(Theme::instance().font(Type::Candidate));
        edit->setWordWrapMode(wrapFor(text));
        edit->setPlainText(text);
        edit->moveCursor(QTextCursor::End);
        show();
        if (focus)
            edit->setFocus(Qt::ShortcutFocusReason);
    }
    QTextEdit *edit = nullptr;
    TextBlock *model = nullptr;
    Button *save = nullptr, *reset = nullptr, *leave = nullptr;

Q_SIGNALS:
    void saved();
    void left();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (watched != edit || (event->type() != QEvent::KeyPress && event->type() != QEvent::ShortcutOverride))
            return QWidget::eventFilter(watched, event);
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool enter = key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter;
        const bool ours = (enter && (key->modifiers() & Qt::ControlModifier)) || key->key() == Qt::Key_Escape;
        // The field's own undo is meant while typing, not the last decision's.
        const bool typing = key->matches(QKeySequence::Undo) || key->matches(QKeySequence::Redo);
        if (event->type() == QEvent::ShortcutOverride) {
            if (!ours && !typing)
                return false;
            event->accept();
            return true;
        }
        if (!ours)
            return false;
        if (key->key() == Qt::Key_Escape)
            Q_EMIT left();
        else if (save->isEnabled())
            Q_EMIT saved();
        return true;
    }
};

} // namespace

struct CandidatePane::Impl {
    Session *session = nullptr;
    ReviewController *controller = nullptr;
    SourceReader *reader = nullptr;
    Prompts *prompts = nullptr;
    ReviewActions actions;
    ItemPtr item;
    // What was typed over which version of a candidate, by candidate; on its way into the store while `sent`.
    struct Draft {
        QString text;
        LedgerNumber basis;
        bool sent = false;
    };
    QHash<QString, Draft> drafts;
    QString editedFrom;     // the text as the editor opened with it
    LedgerNumber editBasis; // and the version it was of
    int place = 0, count = 0;
    PaneHeader *header = nullptr;
    Label *when = nullptr;
    QStackedLayout *stack = nullptr;
    QWidget *page = nullptr;
    EmptyState *empty = nullptr;
    QScrollArea *scroll = nullptr;
    QWidget *body = nullptr;
    ErrorBar *error = nullptr, *outdated = nullptr, *elsewhere = nullptr;
    ChipRow *chips = nullptr;
    CandidateText *text = nullptr;
    EditBox *edit = nullptr;
    TextBlock *modelText = nullptr, *said = nullptr;
    FlagBlock *flags = nullptr;
    ChangeBlock *change = nullptr;
    SectionHeader *checksHead = nullptr, *nearHead = nullptr;
    CheckList *checks = nullptr;
    NearestList *nearest = nullptr;
    WaitLine *wait = nullptr;
    ReasonPanel *reasons = nullptr;
    BeliefPanel *beliefs = nullptr;
    BarGround *bar = nullptr;
    Button *approveButton = nullptr, *mergeButton = nullptr, *reopen = nullptr, *lift = nullptr, *deferButton = nullptr;
    FlowLayout *barRow = nullptr;
    QList<int> spanFlags;      // the flag of each span of the text
    std::string subjectWanted; // a source whose memory is to be selected once it is read
};

CandidatePane::CandidatePane(Session *session, ReviewController *controller, SourceReader *reader, Prompts *prompts,
                             const ReviewActions &actions, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->controller = controller;
    d->reader = reader;
    d->prompts = prompts;
    d->actions = actions;
    setObjectName(QStringLiteral("review.candidatePane"));
    keepLeastWidth(this, 270);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    d->header = new PaneHeader(tr("Candidate"), this);
    d->when = new Label({}, Type::Secondary, Tone::Dim, 0, d->header);
    d->when->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    d->when->setMayBeCut(true);
    d->header->addWidget(d->when);
    layout->addWidget(d->header);
    d->error = new ErrorBar(this);
    d->error->setObjectName(QStringLiteral("review.candidateError"));
    layout->addWidget(d->error);
    d->elsewhere = new ErrorBar(this);
    d->elsewhere->setObjectName(QStringLiteral("review.elsewhere"));
    layout->addWidget(d->elsewhere);
    d->outdated = new ErrorBar(this);
    d->outdated->setObjectName(QStringLiteral("review.outdated"));
    d->outdated->setClosable(false);
    d->outdated->addAction(actions.lookAgain);
    layout->addWidget(d->outdated);
    auto *center = new QWidget(this);
    d->stack = new QStackedLayout(center);
    d->stack->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(center, 1);

    d->page = new QWidget(center);
    auto *pageColumn = new QVBoxLayout(d->page);
    pageColumn->setContentsMargins(0, 0, 0, 0);
    pageColumn->setSpacing(0);
    d->scroll = new ColumnArea(d->page);
    d->scroll->setObjectName(QStringLiteral("review.candidate"));
    d->scroll->setAccessibleName(tr("Candidate"));
    d->scroll->setFrameShape(QFrame::NoFrame);
    d->scroll->setWidgetResizable(true);
    d->scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    d->scroll->setProperty("plain", true);
    d->scroll->setProperty("ringInside", true);
    d->body = new QWidget(d->scroll);
    auto *column = new QVBoxLayout(d->body);
    column->setContentsMargins(kBodyMargin, px(18), kBodyMargin, px(12));
    column->setSpacing(0);
    d->chips = new ChipRow(d->body);
    column->addWidget(d->chips);
    column->addSpacing(px(10));
    d->text = new CandidateText(d->body);
    d->text->setObjectName(QStringLiteral("review.text"));
    column->addWidget(d->text);
    d->edit = new EditBox(d->body);
    column->addWidget(d->edit);
    d->modelText = new TextBlock({}, Type::Secondary, Tone::Dim, 0, d->body);
    d->modelText->setObjectName(QStringLiteral("review.modelText"));
    d->modelText->setSelectable(true);
    column->addWidget(d->modelText);
    d->change = new ChangeBlock(session, d->body);
    column->addWidget(d->change);
    column->addSpacing(px(12));
    d->flags = new FlagBlock(session, d->body);
    column->addWidget(d->flags);
    d->said = new TextBlock({}, Type::Secondary, Tone::Dim, 0, d->body);
    column->addSpacing(px(10));
    d->checksHead = new SectionHeader(tr("Checks"), d->body);
    column->addWidget(d->checksHead);
    d->checks = new CheckList(d->body);
    column->addWidget(d->checks);
    column->addSpacing(px(10));
    d->nearHead = new SectionHeader(tr("Nearest in memory"), d->body);
    column->addWidget(d->nearHead);
    d->nearest = new NearestList(reader, d->body);
    column->addWidget(d->nearest);
    column->addSpacing(px(10));
    column->addWidget(d->said);
    column->addStretch(1);
    d->scroll->setWidget(d->body);
    d->scroll->viewport()->setAutoFillBackground(false);
    d->body->setAutoFillBackground(false); // the pane's own ground
    pageColumn->addWidget(d->scroll, 1);
    d->wait = new WaitLine(d->page);
    pageColumn->addWidget(d->wait);
    d->reasons = new ReasonPanel(d->page);
    pageColumn->addWidget(d->reasons);
    d->beliefs = new BeliefPanel(session, reader, d->page);
    pageColumn->addWidget(d->beliefs);
    d->bar = new BarGround(d->page);
    auto *bar = new FlowLayout(6, px(6), d->bar);
    d->barRow = bar;
    bar->setLastRight(true);
    const auto button = [&](QAction *action, const char *name) {
        auto *one = new Button(action, ButtonKind::Rest, d->bar);
        one->setObjectName(QString::fromLatin1(name));
        bar->addWidget(one);
        return one;
    };
    d->approveButton = button(actions.approve, "review.bar.approve");
    button(actions.reject, "review.bar.reject");
    button(actions.edit, "review.bar.edit");
    d->deferButton = button(actions.defer, "review.bar.defer");
    d->mergeButton = button(actions.merge, "review.bar.merge");
    d->lift = button(actions.lift, "review.bar.lift");
    d->reopen = button(actions.reopen, "review.bar.reopen");
    button(actions.flags, "review.bar.flags");
    pageColumn->addWidget(d->bar);
    d->stack->addWidget(d->page);
    d->empty = new EmptyState({}, {}, center);
    d->stack->addWidget(d->empty);
    setFocusProxy(d->scroll);

    connect(d->text, &CandidateText::spanClicked, this, [this](int index) {
        d->flags->setFocus(Qt::MouseFocusReason);
        d->flags->take(d->spanFlags.value(index, -1));
    });
    connect(d->flags, &FlagBlock::handChanged, this, [this] { showText(); });
    connect(d->flags, &FlagBlock::left, this, &CandidatePane::left);
    connect(d->flags, &FlagBlock::resolveRequested, this,
            [this](const QString &flag, PolicyAction action, const QString &reason) {
                if (d->item)
                    d->controller->resolve(QString::fromStdString(d->item->candidate.id), flag, action, reason);
            });
    connect(d->change, &ChangeBlock::wasShown, this, [this] {
        showWait();
        Q_EMIT changeShownChanged();
    });
    connect(d->change, &ChangeBlock::ready, this, [this] {
        showText();
        if (d->change->target() && d->subjectWanted == "target")
            selectSubject();
        Q_EMIT idle();
    });
    connect(d->checks, &CheckList::memoryChosen, this, [this](const std::string &id) {
        d->subjectWanted = id;
        selectWanted();
    });
    connect(d->nearest, &NearestList::memoryChosen, this, &CandidatePane::memoryChosen);
    connect(reader, &SourceReader::ready, this, [this] { selectWanted(); });
    connect(d->reasons, &ReasonPanel::chosen, this, [this](const QString &reason, bool keep) {
        d->reasons->hide();
        if (!d->item)
            return;
        const QString id = QString::fromStdString(d->item->candidate.id);
        Q_EMIT decided();
        d->controller->reject(id, reason);
        if (keep)
            d->controller->addReason(reason);
    });
    connect(d->reasons, &ReasonPanel::left, this, [this] { leave(); });
    connect(d->beliefs, &BeliefPanel::chosen, this, [this](const MemoryId &id, const QString &text) {
        d->beliefs->hide();
        if (!d->item)
            return;
        const QString candidate = QString::fromStdString(d->item->candidate.id);
        Q_EMIT decided();
        d->controller->merge(candidate, id, text);
    });
    connect(d->beliefs, &BeliefPanel::left, this, [this] { leave(); });
    connect(d->beliefs, &BeliefPanel::idle, this, &CandidatePane::idle);
    connect(d->edit, &EditBox::left, this, [this] { leaveEditor(); });
    connect(d->edit, &EditBox::saved, this, [this] { saveText(); });
    connect(controller, &ReviewController::editDone, this, [this](const QString &id, bool saved) {
        const auto draft = d->drafts.find(id);
        if (draft == d->drafts.end())
            return;
        if (saved) {
            d->drafts.erase(draft);
            return;
        }
        // It was refused: the words are back where they were typed.
        draft->sent = false;
        if (d->item && QString::fromStdString(d->item->candidate.id) == id && !editing())
            openEditor(draft->text, true);
    });
    connect(controller, &ReviewController::reasonsChanged, this,
            [this] { d->reasons->setReasons(d->controller->reasons()); });
    connect(d->error, &ErrorBar::dismissed, this, [this] {
        if (d->item)
            d->controller->dismissError(QString::fromStdString(d->item->candidate.id));
    });
    const auto forget = [this] {
        d->edit->hide();
        d->drafts.clear();
        setItem({}, 0, 0);
    };
    connect(session, &Session::opened, this, forget);
    connect(session, &Session::closed, this, forget);
    setItem({}, 0, 0);
}

CandidatePane::~CandidatePane() = default;

ItemPtr CandidatePane::item() const
{
    return d->item;
}

bool CandidatePane::changeShown() const
{
    return d->item && d->item->stricter && d->change->shown();
}

QString CandidatePane::approveOff() const
{
    if (!d->item)
        return {};
    if (!d->controller->locked().isEmpty())
        return d->controller->locked();
    if (editing())
        return tr("Its text is being edited; save it or leave it first.");
    if (d->item->state == CandidateState::Approved)
        return tr("It is approved already.");
    if (!d->item->approveOff.empty())
        return coreWords(d->item->approveOff);
    if (d->item->stricter && !d->change->shown())
        return tr("What replaces or removes is approved after the change was shown.");
    return {};
}

bool CandidatePane::busy() const
{
    return d->item && (d->change->busy() || d->beliefs->busy());
}

bool CandidatePane::asking() const
{
    return d->reasons->isVisible() || d->beliefs->isVisible() || d->edit->isVisible() || d->flags->asking();
}

void CandidatePane::leave()
{
    const bool was = d->reasons->isVisible() || d->beliefs->isVisible();
    d->reasons->hide();
    d->beliefs->hide();
    if (was)
        Q_EMIT left();
}

bool CandidatePane::editing() const
{
    return !d->edit->isHidden();
}

int CandidatePane::unsaved() const
{
    int n = editing() && d->edit->edit->toPlainText() != d->editedFrom;
    for (const Impl::Draft &draft : std::as_const(d->drafts))
        n += !draft.sent;
    return n;
}

// NOLINTNEXTLINE(performance-unnecessary-value-param): the draft that it comes from goes
void CandidatePane::openEditor(QString text, bool focus)
{
    const Candidate &c = d->item->candidate;
    const QString id = QString::fromStdString(c.id);
    d->editedFrom = screenText(c.text);
    d->editBasis = d->item->version;
    if (const auto draft = d->drafts.constFind(id); draft != d->drafts.constEnd()) {
        d->editBasis = draft->basis;
        d->drafts.erase(draft);
    }
    d->edit->open(text, screenText(c.modelText.empty() ? c.text : c.modelText), focus);
    d->text->hide();
    d->modelText->hide();
    d->scroll->verticalScrollBar()->setValue(0);
    showWait();
    Q_EMIT editingChanged();
}

void CandidatePane::closeEditor()
{
    d->edit->hide();
    showText();
    showWait();
    Q_EMIT editingChanged();
}

void CandidatePane::leaveEditor()
{
    const auto close = [this] {
        closeEditor();
        Q_EMIT left();
    };
    if (d->edit->edit->toPlainText() == d->editedFrom) {
        close();
        return;
    }
    Question question;
    question.title = tr("Leave without saving?");
    question.text = tr("What was typed is thrown away; the candidate’s text stays as it was.");
    question.action = tr("Throw it away");
    question.destructive = true;
    const QString id = d->item ? QString::fromStdString(d->item->candidate.id) : QString();
    d->prompts->ask(this, question, [this, close, id](const std::optional<Answer> &answer) {
        if (!editing() || !d->item || QString::fromStdString(d->item->candidate.id) != id)
            return;
        if (answer)
            close();
        else
            d->edit->edit->setFocus(Qt::OtherFocusReason);
    });
}

void CandidatePane::saveText()
{
    if (!d->item)
        return;
    if (d->item->version == d->editBasis) {
        sendText();
        return;
    }
    Question question;
    question.title = tr("Save over what was done elsewhere?");
    question.text = d->item->decision && d->item->state != CandidateState::Pending
                        ? tr("%1 decided on this candidate while its text was edited. Saving takes that decision "
                             "back: the candidate waits again, with your text.")
                              .arg(screenText(d->item->decision->reviewer))
                        : tr("The candidate was changed elsewhere while its text was edited. Your text replaces "
                             "the one that it has now.");
    question.items << screenText(d->item->candidate.text);
    question.action = tr("Save the text");
    const QString id = QString::fromStdString(d->item->candidate.id);
    d->prompts->ask(this, question, [this, id](const std::optional<Answer> &answer) {
        if (!editing() || !d->item || QString::fromStdString(d->item->candidate.id) != id)
            return;
        if (answer)
            sendText();
        else
            d->edit->edit->setFocus(Qt::OtherFocusReason);
    });
}

void CandidatePane::sendText()
{
    const QString text = d->edit->edit->toPlainText().trimmed();
    const QString id = QString::fromStdString(d->item->candidate.id);
    const LedgerNumber seen = d->item->version;
    const bool same = text.toStdString() == d->item->candidate.text;
    if (!same)
        d->drafts.insert(id, {d->edit->edit->toPlainText(), seen, true});
    closeEditor();
    Q_EMIT left();
    if (!same)
        d->controller->edit(id, text, seen);
}

// What somebody else, or another window, did to the candidate in hand.
void CandidatePane::showElsewhere(const QueueItem &now)
{
    const QString who = now.decision ? screenText(now.decision->reviewer) : QString();
    QString what;
    switch (now.state) {
    case CandidateState::Rejected:
        what = tr("Rejected elsewhere by %1: %2").arg(who, now.decision ? coreTerm(now.decision->reason) : QString());
        break;
    case CandidateState::Approved:
        what = tr("Approved elsewhere by %1.").arg(who);
        break;
    case CandidateState::Deferred:
        what = tr("Put off elsewhere by %1.").arg(who);
        break;
    case CandidateState::Committed:
        what = tr("Committed elsewhere with ledger entry %1.").arg(figure(now.entry.value));
        break;
    case CandidateState::Settled:
        what = screenText(now.atSource);
        break;
    case CandidateState::Pending:
    case CandidateState::Blocked:
        what = tr("Changed elsewhere since it was shown here.");
        break;
    }
    d->elsewhere->showMessage(what, {},
                              editing() ? tr("What you typed is kept; saving it asks first.")
                                        : tr("It stays here until you go on."),
                              BarTone::Warning);
}

void CandidatePane::askReason()
{
    if (!d->item)
        return;
    leave();
    d->reasons->setReasons(d->controller->reasons());
    d->reasons->open();
}

void CandidatePane::askBelief()
{
    if (!d->item)
        return;
    leave();
    d->beliefs->open(d->item->candidate);
}

void CandidatePane::startEdit()
{
    if (!d->item)
        return;
    leave();
    if (editing())
        d->edit->edit->setFocus(Qt::ShortcutFocusReason);
    else
        openEditor(screenText(d->item->candidate.text), true);
}

void CandidatePane::copyText()
{
    if (d->item)
        QApplication::clipboard()->setText(screenText(d->item->candidate.text));
}

void CandidatePane::nextFlag()
{
    if (!d->item || d->item->flags.empty())
        return;
    d->flags->nextOpen();
    d->scroll->ensureWidgetVisible(d->flags, 0, px(20));
}

void CandidatePane::selectSubject()
{
    d->subjectWanted.clear();
    if (!d->item)
        return;
    const Candidate &c = d->item->candidate;
    if (!c.targets.empty()) {
        d->subjectWanted = c.targets.front().value;
    } else if (!d->item->memory.value.empty()) {
        d->subjectWanted = d->item->memory.value;
    } else {
        for (const CandidateEvidence &evidence : c.evidence) {
            if (evidence.role != Role::Contradicts) {
                d->subjectWanted = evidence.id.value;
                break;
            }
        }
    }
    selectWanted();
}

void CandidatePane::selectWanted()
{
    if (d->subjectWanted.empty())
        return;
    const SourceReader::Source *source = d->reader->find(d->subjectWanted);
    if (!source)
        return; // ready() follows
    d->subjectWanted.clear();
    if (!source->missing)
        Q_EMIT memoryChosen(source->memory.key);
}

void CandidatePane::showText()
{
    if (!d->item)
        return;
    const Candidate &c = d->item->candidate;
    const bool diff = d->change->hasDiff() && d->change->target();
    QList<FlagSpan> spans;
    d->spanFlags.clear();
    for (std::size_t i = 0; i < d->item->flags.size(); ++i) {
        const ReviewFlag &flag = d->item->flags[i];
        if (!flag.finding.part.empty())
            continue; // it stands in a quote or a field, which the block names
        d->spanFlags << int(i);
        FlagSpan span;
        span.span = shownSpan(c.text, flag.finding.start, flag.finding.end);
        span.label = QStringLiteral("F%1").arg(i + 1);
        span.tip = categoryTitle(flag.finding.category) + QStringLiteral(": ") + coreWords(flag.finding.why);
        span.open = flag.state == "open" || flag.state == "block";
        spans << span;
    }
    d->text->setText(screenText(c.text), spans);
    // A diff shows the text itself, unless spans must be seen in it.
    d->text->setVisible(!d->edit->isVisible() && (!diff || !spans.isEmpty()));
    const bool edited = d->item->edited && !d->edit->isVisible();
    d->modelText->setVisible(edited);
    if (edited)
        d->modelText->setText(tr("The model’s text: %1").arg(screenText(c.modelText)));
}

void CandidatePane::showWait()
{
    if (!d->item) {
        d->wait->set({});
        return;
    }
    const QString working = d->controller->working(QString::fromStdString(d->item->candidate.id));
    QString text;
    if (!working.isEmpty())
        text = working + QStringLiteral("…");
    else if (d->item->state == CandidateState::Rejected && d->item->decision)
        text =
            tr("Rejected by %1: %2").arg(screenText(d->item->decision->reviewer), coreTerm(d->item->decision->reason));
    else if (d->item->state == CandidateState::Committed)
        text = tr("Committed with ledger entry %1.").arg(figure(d->item->entry.value));
    else if (d->item->state == CandidateState::Settled)
        text = tr("It has left the queue with ledger entry %1.").arg(figure(d->item->atSourceEntry.value));
    else if (d->item->state == CandidateState::Approved && d->item->decision)
        text = tr("Approved by %1, not yet committed.").arg(screenText(d->item->decision->reviewer));
    else
        text = approveOff();
    if (text.isEmpty() && d->item->stricter)
        text = d->item->candidate.action == Action::Supersede
                   ? tr("A replacement is decided one at a time, after its diff was shown.")
                   : tr("What removes or archives is decided one at a time.");
    d->wait->set(text);
}

void CandidatePane::setItem(const ItemPtr &item, int place, int count)
{
    const bool other = !d->item || !item || d->item->candidate.id != item->candidate.id;
    const bool focused = other && asking() && focusWidget() && isAncestorOf(focusWidget());
    const ItemPtr before = d->item;
    if (other && editing()) {
        if (before && d->edit->edit->toPlainText() != d->editedFrom)
            d->drafts.insert(QString::fromStdString(before->candidate.id),
                             {d->edit->edit->toPlainText(), d->editBasis, false});
        d->edit->hide();
    }
    d->item = item;
    d->place = place;
    d->count = count;
    if (other) {
        d->reasons->hide();
        d->beliefs->hide();
        d->elsewhere->hide();
    }
    if (!item) {
        d->error->hide();
        d->outdated->hide();
        d->header->setTitle(tr("Candidate"));
        d->header->setFacts({});
        d->when->setText({});
        d->flags->setFlags({}, {}, {});
        d->change->setItem({});
        d->empty->setTexts(tr("No candidate"),
                           tr("Choose one in the queue. New ones appear there after a run in Reflect."));
        d->stack->setCurrentWidget(d->empty);
        return;
    }
    d->stack->setCurrentWidget(d->page);
    const Candidate &c = item->candidate;
    const QString id = QString::fromStdString(c.id);
    d->header->setTitle(actionTitle(c.action));
    d->header->setFacts(place > 0 ? tr("%1 of %2").arg(figure(place), figure(count)) : QString());
    const QDateTime queued = QDateTime::fromMSecsSinceEpoch(item->queued.time_since_epoch().count());
    const QString when =
        queued.date() == QDate::currentDate() ? tr("today %1").arg(clockText(queued.time())) : shortTime(item->queued);
    QStringList facts{when};
    if (item->waitsTooLong)
        facts << tr("waits for %1").arg(ageText(item->ageSeconds));
    facts << (item->applies ? tr("sources unchanged") : tr("sources changed"));
    d->when->setText(facts.join(QStringLiteral(", ")));
    d->chips->set(*item);
    d->change->setItem(item);
    d->flags->setFlags(c.id, item->flags, d->controller->locked());
    showText();
    std::vector<Check> checks = sortedChecks(*item);
    d->checksHead->setVisible(!checks.empty());
    d->checks->setChecks(std::move(checks));
    d->checks->setRowHeight(window()->height() < kLow ? 26 : 28);
    d->nearest->setCandidate(&c);
    d->nearHead->setVisible(d->nearest->count() > 0);
    d->nearest->setVisible(d->nearest->count() > 0);
    QStringList said;
    if (!c.origin.empty())
        said << tr("Proposed by %1").arg(oneLine(c.origin));
    if (!c.focus.empty())
        said << tr("Asked: %1").arg(screenText(c.focus));
    if (!c.reason.empty())
        said << tr("The proposer’s reason: %1").arg(screenText(c.reason));
    d->said->setText(said.join(QLatin1Char('\n')));
    d->said->setVisible(!said.isEmpty());
    if (const QString error = d->controller->error(id); !error.isEmpty())
        d->error->showMessage(error, {}, {});
    else
        d->error->hide();
    const bool gone = item->state == CandidateState::Settled;
    if (!item->atSource.empty() && item->state != CandidateState::Committed) {
        d->outdated->showMessage(
            gone                           ? tr("Settled at its source")
            : item->atSourceBefore.empty() ? tr("At its source")
                                           : tr("Changed at its source"),
            {},
            screenText(item->atSource) +
                (item->atSourceBefore.empty() || item->atSourceBefore == c.text
                     ? QString()
                     : QLatin1Char(' ') + tr("It said before: %1").arg(screenText(item->atSourceBefore))),
            BarTone::Warning);
    } else if (!item->applies && item->state != CandidateState::Committed) {
        QStringList sentences;
        for (const std::string &one : item->changed)
            sentences << coreWords(one);
        d->outdated->showMessage(tr("The sources changed since the run."), {}, sentences.join(QLatin1Char(' ')),
                                 BarTone::Warning);
    } else if (item->suppressed) {
        const QString why = d->checks->sentenceOf("past_rejections");
        d->outdated->hide();
        if (d->error->isHidden() && !why.isEmpty())
            d->wait->set(why);
    } else {
        d->outdated->hide();
    }
    const bool decided = item->decision && item->state != CandidateState::Pending;
    // What can't be done now makes room for what can.
    d->reopen->setVisible(decided && !gone);
    d->approveButton->setVisible(item->state != CandidateState::Approved);
    d->mergeButton->setVisible(!decided && !item->suppressed);
    d->lift->setVisible(item->suppressed);
    d->deferButton->setVisible(!item->suppressed);
    showWait();
    if (item->suppressed && item->state == CandidateState::Pending) {
        const QString why = d->checks->sentenceOf("past_rejections");
        if (!why.isEmpty())
            d->wait->set(why);
    }
    if (!other && before->version != item->version && !d->controller->isOwn(item->version))
        showElsewhere(*item);
    if (other)
        d->scroll->verticalScrollBar()->setValue(0);
    if (const auto draft = d->drafts.constFind(id); other && draft != d->drafts.constEnd() && !draft->sent)
        openEditor(draft->text, false);
    if (focused)
        Q_EMIT left();
    if (other)
        Q_EMIT editingChanged();
}

void CandidatePane::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    d->checks->setRowHeight(window()->height() < kLow ? 26 : 28);
    // All on one line as long as they fit somehow; else with the room that they have.
    const int above = (px(kBar) - 28) / 2;
    d->barRow->setAcross(6);
    d->barRow->setContentsMargins(kBodyMargin, above, 12, above);
    const bool narrow = d->barRow->sizeHint().width() > width();
    d->barRow->setContentsMargins(narrow ? 10 : kBodyMargin, above, narrow ? 6 : 12, above);
    d->barRow->setAcross(narrow ? 4 : 6);
}

void CandidatePane::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), tk().base);
}

} // namespace credence::ui

#include "candidatepane.moc"

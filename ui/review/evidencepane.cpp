// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/evidencepane.h"

#include "jobs/jobrunner.h"
#include "reflect/callreading.h"
#include "reflect/rowpaint.h"
#include "reflect/runwords.h"
#include "reflect/sourcereader.h"
#include "review/bearingmodel.h"
#include "shell/theme.h"
#include "widgets/chip.h"
#include "widgets/codeview.h"
#include "widgets/corewords.h"
#include "widgets/emptystate.h"
#include "widgets/flowlayout.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"
#include "widgets/segmented.h"

#include <credence/reflect.h>

#include <QHBoxLayout>
#include <QPainter>
#include <QScrollBar>
#include <QStackedLayout>

namespace credence::ui {

namespace {

constexpr int kEvidenceMargin = 20;
constexpr int kHints = 36;

class HintLine : public QWidget {
    Q_OBJECT
public:
    explicit HintLine(QWidget *parent) : QWidget(parent)
    {
        setFixedHeight(px(kHints));
        // What finds no room goes to a line that is not in sight: a hint is whole or not there.
        auto *layout = new FlowLayout(12, px(kHints), this);
        layout->setSizeConstraint(QLayout::SetNoConstraint);
        layout->setContentsMargins(kEvidenceMargin, (px(kHints) - px(18)) / 2 + 1, 8, 0);
        layout->addWidget(new KeyHint(QStringList{QStringLiteral("J"), QStringLiteral("K")}, tr("move"), this));
        layout->addWidget(new KeyHint(QStringList{tr("Space")}, tr("next source"), this));
        layout->addWidget(new KeyHint(QStringList{QStringLiteral("U")}, tr("undo"), this));
        layout->addWidget(new KeyHint(QStringList{QStringLiteral("?")}, tr("all keys"), this));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.fillRect(rect(), tk().alt);
        painter.fillRect(QRect(0, 0, width(), 1), tk().line);
    }
};

} // namespace

struct EvidencePane::Impl {
    Session *session = nullptr;
    SourceReader *reader = nullptr;
    PaneHeader *header = nullptr;
    SegmentedControl *tabs = nullptr;
    QStackedLayout *pages = nullptr;
    BearingModel *model = nullptr;
    RowView *view = nullptr;
    EmptyState *empty = nullptr;
    QWidget *callPage = nullptr;
    Label *callFacts = nullptr;
    CodeView *prompt = nullptr, *reply = nullptr;
    ItemPtr item;
    bool calls = false, reading = false;
    std::string shownRun;
    int shownCall = -1;
};

EvidencePane::EvidencePane(Session *session, SourceReader *reader, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->reader = reader;
    setObjectName(QStringLiteral("review.evidencePane"));
    keepLeastWidth(this, 230);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    d->header = new PaneHeader(tr("Evidence"), this);
    d->tabs = new SegmentedControl(tr("What is shown of the evidence"), true, d->header);
    d->tabs->setObjectName(QStringLiteral("review.evidenceTabs"));
    d->tabs->addSegment(tr("Sources"), tr("What the candidate cites"));
    d->tabs->addSegment(tr("Prompt and reply"), tr("The call that proposed it"));
    d->tabs->setCurrentIndex(0);
    d->tabs->setFolds(true);
    d->header->addWidget(d->tabs);
    layout->addWidget(d->header);
    auto *body = new QWidget(this);
    d->pages = new QStackedLayout(body);
    d->pages->setContentsMargins(0, 0, 0, 0);
    d->model = new BearingModel(reader, this);
    d->view = new RowView(tr("Sources"), body);
    d->view->setObjectName(QStringLiteral("review.sources"));
    d->view->setModel(d->model);
    d->view->setItemDelegate(new BearingDelegate(d->view));
    d->pages->addWidget(d->view);
    d->callPage = new QWidget(body);
    auto *column = new QVBoxLayout(d->callPage);
    column->setContentsMargins(16, 8, 16, 12);
    column->setSpacing(4);
    d->callFacts = new Label({}, Type::Caption, Tone::Dim, 0, d->callPage);
    d->prompt = new CodeView(tr("Prompt"), d->callPage);
    d->prompt->setObjectName(QStringLiteral("review.prompt"));
    d->reply = new CodeView(tr("Reply"), d->callPage);
    d->reply->setObjectName(QStringLiteral("review.reply"));
    column->addWidget(d->callFacts);
    column->addWidget(new Label(tr("Prompt"), Type::Caption, Tone::Secondary, 0, d->callPage));
    column->addWidget(d->prompt, 3);
    column->addWidget(new Label(tr("Reply"), Type::Caption, Tone::Secondary, 0, d->callPage));
    column->addWidget(d->reply, 2);
    d->pages->addWidget(d->callPage);
    d->empty = new EmptyState({}, {}, body);
    d->pages->addWidget(d->empty);
    layout->addWidget(body, 1);
    layout->addWidget(new HintLine(this));

    connect(d->tabs, &SegmentedControl::currentChanged, this, [this](int index) {
        d->calls = index == 1;
        showHead();
    });
    connect(d->view, &RowView::currentRowChanged, this, [this](const QModelIndex &index) {
        if (index.isValid() && d->model->row(index.row()).key)
            Q_EMIT sourceChosen(d->model->row(index.row()).key);
    });
    connect(d->model, &QAbstractItemModel::dataChanged, this, [this] {
        if (!busy())
            Q_EMIT idle();
    });
    showHead();
}

EvidencePane::~EvidencePane() = default;

BearingModel *EvidencePane::model() const
{
    return d->model;
}

RowView *EvidencePane::view() const
{
    return d->view;
}

bool EvidencePane::busy() const
{
    return d->reading || (d->item && !d->model->complete() && d->reader->busy());
}

void EvidencePane::setItem(const ItemPtr &item)
{
    const bool same = d->item && item && d->item->candidate.id == item->candidate.id &&
                      d->item->candidate.evidence.size() == item->candidate.evidence.size() &&
                      d->item->candidate.text == item->candidate.text;
    d->item = item;
    if (!same)
        d->model->setCandidate(item ? &item->candidate : nullptr);
    showHead();
}

void EvidencePane::showHead()
{
    QString facts;
    if (d->item) {
        const bool narrative = d->item->candidate.action == Action::Narrative;
        facts = narrative ? tr("%1 to be archived").arg(figure(d->model->cited()))
                          : tr("%1 cited").arg(figure(d->model->cited()));
        if (d->model->against() > 0)
            facts += tr(", %1 against").arg(figure(d->model->against()));
    }
    d->header->setFacts(facts);
    if (!d->item) {
        d->empty->setTexts(tr("No candidate"), tr("Its sources appear here."));
        d->pages->setCurrentWidget(d->empty);
    } else if (d->calls) {
        showCall();
    } else if (d->model->rowCount() == 0) {
        d->empty->setTexts(tr("No source is cited"), tr("What removes a belief may stand without one."));
        d->pages->setCurrentWidget(d->empty);
    } else {
        d->pages->setCurrentWidget(d->view);
    }
}

void EvidencePane::showCall()
{
    const Candidate &candidate = d->item->candidate;
    if (candidate.call <= 0 || candidate.run.empty()) {
        d->empty->setTexts(tr("No model proposed it"), candidate.focus.empty() ? tr("There is no prompt and no reply.")
                                                                               : screenText(candidate.focus));
        d->pages->setCurrentWidget(d->empty);
        return;
    }
    d->pages->setCurrentWidget(d->callPage);
    if (d->shownRun == candidate.run && d->shownCall == candidate.call)
        return;
    d->shownRun = candidate.run;
    d->shownCall = candidate.call;
    d->callFacts->setText(tr("Reading…"));
    d->prompt->setCode({}, {});
    d->reply->setCode({}, {});
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    d->reading = true;
    JobRunner::instance().run<CallRecord>(
        this, QStringLiteral("call"), {},
        [store, run = candidate.run, number = candidate.call](std::stop_token, const Progress &) -> Result<CallRecord> {
            const Result<RunRecord> record = findRun(*store, run);
            if (!record)
                return record.error();
            for (const CallRecord &call : record->calls) {
                if (call.number == number)
                    return call;
            }
            return Error{Errc::NotFound, "The run does not hold this call.", {}};
        },
        [this](const Result<CallRecord> &call) {
            d->reading = false;
            if (!call) {
                d->callFacts->setText(sentence(coreWords(call.error().message)));
            } else {
                QStringList facts{tr("Call %1").arg(call->number), oneLine(call->model)};
                if (call->tokensIn > 0)
                    facts << tr("%1 in, %2 out")
                                 .arg(figure(qlonglong(call->tokensIn)), figure(qlonglong(call->tokensOut)));
                d->callFacts->setText(facts.join(QStringLiteral(", ")));
                const QString reply = replyText(*call);
                const FoldedText folded = foldedPrompt(promptText(call->request), citationsIn(reply));
                d->prompt->setCode(folded.text, folded.numbers);
                d->prompt->setRawText(screenText(call->request));
                const FoldedText whole = wholeText(reply);
                d->reply->setCode(whole.text, whole.numbers);
                d->reply->setRawText(screenText(call->reply));
            }
            Q_EMIT idle();
        });
}

void EvidencePane::nextSource()
{
    if (d->calls)
        d->tabs->setCurrentIndex(0);
    const int rows = d->model->rowCount();
    const int now = d->view->currentIndex().isValid() ? d->view->currentIndex().row() : -1;
    for (int i = 1; i <= rows; ++i) {
        const int at = (now + i) % rows;
        if (!d->model->row(at).head.isEmpty())
            continue;
        d->view->setCurrentIndex(d->model->index(at));
        d->view->scrollTo(d->model->index(at));
        return;
    }
}

void EvidencePane::paintEvent(QPaintEvent *)
{
    QPainter(this).fillRect(rect(), tk().base);
}

} // namespace credence::ui

#include "evidencepane.moc"

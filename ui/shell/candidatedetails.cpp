// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/candidatedetails.h"

#include "inspect/memorylist.h"
#include "reflect/runwords.h"
#include "shell/theme.h"
#include "widgets/chip.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/keyvalue.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/roomy.h"

#include <QListView>
#include <QPainter>
#include <QScrollArea>
#include <QScrollBar>
#include <QVBoxLayout>

#include <algorithm>

namespace credence::ui {

namespace {

constexpr int kCandidateMargin = 16;
constexpr int kCandidateGap = 14;
constexpr int kCandidateEvidence = 12;

QString candidateActionWord(Action action)
{
    switch (action) {
    case Action::Add:
        return CandidateDetails::tr("Add");
    case Action::Supersede:
        return CandidateDetails::tr("Supersede");
    case Action::MergeEvidence:
        return CandidateDetails::tr("Merge evidence");
    case Action::Retract:
        return CandidateDetails::tr("Retract");
    case Action::Narrative:
        return CandidateDetails::tr("Narrative");
    }
    return {};
}

// What a check found, a sign before it.
class CandidateCheckLine : public QWidget {
    Q_OBJECT
public:
    CandidateCheckLine(CheckState state, const QString &sentence, QWidget *parent)
        : QWidget(parent), m_state(state), m_text(new TextBlock(sentence, Type::Secondary, Tone::Secondary, 0, this))
    {
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(21, 3, 0, 3);
        m_text->setLineHeight(17);
        if (state == CheckState::Failed || state == CheckState::Look)
            m_text->setTone(Tone::Normal);
        layout->addWidget(m_text);
        setAccessibleName(sentence);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        const QRectF sign(0, 4, 14, 14);
        switch (m_state) {
        case CheckState::Failed:
            drawSign(painter, sign, QStringLiteral("octagon-alert"), tk().flag);
            break;
        case CheckState::Look:
            drawSign(painter, sign, QStringLiteral("triangle-alert"), tk().warn);
            break;
        case CheckState::Passed:
            drawSign(painter, sign, QStringLiteral("check"), tk().ok);
            break;
        case CheckState::NotRun:
            painter.setPen(QPen(tk().tx3, 1.25));
            painter.drawLine(QPointF(3, 11.5), QPointF(11, 11.5));
            break;
        }
    }

private:
    CheckState m_state;
    TextBlock *m_text;
};

} // namespace

struct CandidateDetails::Impl {
    QScrollArea *scroll = nullptr;
    QVBoxLayout *column = nullptr;
    Chip *action = nullptr, *shape = nullptr, *depth = nullptr;
    TextBlock *text = nullptr, *modelText = nullptr;
    KeyValueGrid *claim = nullptr, *figures = nullptr, *made = nullptr;
    TextBlock *confidence = nullptr;
    SectionHeader *checksHead = nullptr, *flagsHead = nullptr, *evidenceHead = nullptr;
    QVBoxLayout *checks = nullptr, *flags = nullptr;
    MemoryList *evidence = nullptr;
    std::string id;
};

CandidateDetails::CandidateDetails(QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    setObjectName(QStringLiteral("details.candidate"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    d->scroll = new ColumnArea(this);
    d->scroll->setFrameShape(QFrame::NoFrame);
    d->scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    d->scroll->setWidgetResizable(true);
    d->scroll->setFocusPolicy(Qt::NoFocus);
    d->scroll->setAccessibleName(tr("Candidate"));
    auto *body = new QWidget;
    d->column = new QVBoxLayout(body);
    d->column->setContentsMargins(kCandidateMargin, 14, kCandidateMargin, 16);
    d->column->setSpacing(0);
    d->scroll->setWidget(body);
    layout->addWidget(d->scroll);
    // The column is as wide with a scroll bar as without: its lane lies in the margin.
    connect(d->scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this](int, int most) {
        const int lane = most > 0 ? d->scroll->verticalScrollBar()->sizeHint().width() : 0;
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        d->column->setContentsMargins(kCandidateMargin - (mirrored ? lane : 0), 14,
                                      kCandidateMargin - (mirrored ? 0 : lane), 16);
    });

    auto *chips = new QHBoxLayout;
    chips->setSpacing(6);
    d->action = new Chip({}, ChipTone::Info, body);
    d->shape = new Chip({}, ChipTone::Quiet, body);
    d->depth = new Chip({}, ChipTone::Quiet, body);
    for (Chip *chip : {d->action, d->shape, d->depth})
        chips->addWidget(chip);
    chips->addStretch(1);
    d->column->addLayout(chips);
    d->column->addSpacing(9);
    d->text = new TextBlock({}, Type::Memory, Tone::Normal, 0, body);
    d->text->setObjectName(QStringLiteral("details.candidateText"));
    d->text->setSelectable(true);
    d->column->addWidget(d->text);
    d->modelText = new TextBlock({}, Type::Secondary, Tone::Dim, 0, body);
    d->modelText->setLineHeight(17);
    d->modelText->setSelectable(true);
    d->column->addWidget(d->modelText);
    d->claim = new KeyValueGrid(body);
    d->column->addWidget(d->claim);
    const auto head = [this, body](const QString &title) {
        d->column->addSpacing(kCandidateGap);
        auto *made = new SectionHeader(title, body);
        d->column->addWidget(made);
        return made;
    };
    const auto rows = [this] {
        auto *made = new QVBoxLayout;
        made->setSpacing(0);
        d->column->addLayout(made);
        return made;
    };
    head(tr("Grounding"));
    d->figures = new KeyValueGrid(body);
    d->column->addWidget(d->figures);
    d->confidence = new TextBlock({}, Type::Secondary, Tone::Secondary, 0, body);
    d->confidence->setLineHeight(17);
    d->confidence->setContentsMargins(0, 6, 0, 0);
    d->column->addWidget(d->confidence);
    d->flagsHead = head(tr("Flags"));
    d->flags = rows();
    d->checksHead = head(tr("Checks"));
    d->checks = rows();
    d->evidenceHead = head(tr("Evidence"));
    d->evidence = new MemoryList(tr("Evidence"), kCandidateEvidence, body);
    d->evidence->view()->setObjectName(QStringLiteral("details.candidateEvidence"));
    d->column->addWidget(d->evidence);
    connect(d->evidence, &MemoryList::chosen, this, [this](MemoryKey key) {
        if (key)
            Q_EMIT sourceChosen(key);
    });
    head(tr("Made by"));
    d->made = new KeyValueGrid(body);
    d->column->addWidget(d->made);
    d->column->addStretch(1);
}

CandidateDetails::~CandidateDetails() = default;

void CandidateDetails::setCandidate(const ShownCandidate &shown)
{
    const Candidate &candidate = shown.candidate;
    if (d->id != candidate.id)
        d->scroll->verticalScrollBar()->setValue(0);
    d->id = candidate.id;
    d->action->setText(candidateActionWord(candidate.action));
    d->shape->setText(kindWord(Kind::Reflection, candidate.shape));
    d->depth->setText(tr("Depth %1").arg(candidate.depth));
    d->text->setText(screenText(candidate.text));
    const bool edited = !candidate.modelText.empty() && candidate.modelText != candidate.text;
    d->modelText->setText(edited ? tr("The model wrote: %1").arg(screenText(candidate.modelText)) : QString());
    d->modelText->setVisible(edited);
    d->claim->clear();
    const auto part = [this](const QString &key, const std::string &value) {
        if (!value.empty())
            d->claim->addTextRow(key, screenText(value));
    };
    part(tr("Subject"), candidate.subject);
    part(tr("Predicate"), candidate.predicate);
    part(tr("Object"), candidate.object);
    part(tr("If"), candidate.ruleIf);
    part(tr("Then"), candidate.ruleThen);
    d->claim->setVisible(d->claim->rowCount() > 0);

    const auto against = std::count_if(candidate.evidence.begin(), candidate.evidence.end(),
                                       [](const CandidateEvidence &e) { return e.role == Role::Contradicts; });
    d->figures->clear();
    d->figures->addRow(tr("Sources"), figure(qlonglong(candidate.evidence.size()) - qlonglong(against)));
    if (against > 0)
        d->figures->addRow(tr("Against"), figure(qlonglong(against)), Tone::Warn);
    d->figures->addRow(tr("Confidence"), confidenceWord(candidate.confidence));
    d->figures->addRow(tr("Importance"),
                       candidate.importance ? QLocale().toString(*candidate.importance, 'f', 2) : tr("not set"));
    d->confidence->setText(sentence(coreWords(candidate.confidenceReason)));
    d->confidence->setVisible(!candidate.confidenceReason.empty());

    const auto empty = [](QVBoxLayout *column) {
        while (QLayoutItem *item = column->takeAt(0)) {
            if (item->widget())
                item->widget()->deleteLater();
            delete item;
        }
    };
    QWidget *body = d->scroll->widget();
    empty(d->flags);
    for (const Finding &finding : candidate.findings) {
        QString text = categoryWord(finding.category);
        if (finding.emergent)
            text += tr(", in no source");
        if (!finding.why.empty())
            text += QStringLiteral(": ") + lowered(coreWords(finding.why));
        d->flags->addWidget(new CandidateCheckLine(CheckState::Failed, sentence(text), body));
    }
    d->flagsHead->setCount(figure(qlonglong(candidate.findings.size())));
    d->flagsHead->setVisible(!candidate.findings.empty());

    empty(d->checks);
    std::vector<const Check *> checks;
    for (const Check &check : candidate.checks)
        checks.push_back(&check);
    std::stable_sort(checks.begin(), checks.end(),
                     [](const Check *a, const Check *b) { return int(a->state) < int(b->state); });
    for (const Check *check : checks)
        d->checks->addWidget(new CandidateCheckLine(check->state, sentence(coreWords(check->sentence)), body));
    d->checksHead->setCount(figure(qlonglong(checks.size())));
    d->checksHead->setVisible(!checks.empty());

    std::vector<ListedMemory> rows;
    for (std::size_t i = 0; i < candidate.evidence.size(); ++i) {
        const CandidateEvidence &evidence = candidate.evidence[i];
        ListedMemory row;
        if (i < shown.sources.size() && shown.sources[i]) {
            const Memory &memory = *shown.sources[i];
            row.key = memory.key;
            row.text = oneLine(memory.text);
            row.tip = screenText(memory.text.substr(0, 2000));
            row.status = memory.status;
            row.kind = memory.kind;
            if (memory.created)
                row.fact = shortDate(*memory.created);
        } else {
            row.text = tr("missing source: %1").arg(oneLine(evidence.id.value));
            row.missing = true;
        }
        row.role = evidence.role;
        row.batch = evidence.granularity == Granularity::Batch;
        if (!evidence.quote.empty())
            row.tip = (row.tip.isEmpty() ? row.text : row.tip) + QStringLiteral("\n\n“") + screenText(evidence.quote) +
                      QStringLiteral("”");
        rows.push_back(std::move(row));
    }
    std::stable_sort(rows.begin(), rows.end(), [](const ListedMemory &a, const ListedMemory &b) {
        return (a.role == Role::Contradicts) < (b.role == Role::Contradicts);
    });
    d->evidenceHead->setCount(figure(qlonglong(rows.size())));
    d->evidence->setMemories(std::move(rows));

    d->made->clear();
    if (!candidate.focus.empty())
        d->made->addTextRow(tr("From"), screenText(candidate.focus));
    d->made->addRow(tr("Call"), candidate.call > 0 ? figure(candidate.call) : tr("none: no model"));
    if (!candidate.statedConfidence.empty())
        d->made->addRow(tr("It said"), tr("confidence %1").arg(oneLine(candidate.statedConfidence)));
    if (!candidate.reason.empty())
        d->made->addTextRow(tr("Reason"), screenText(candidate.reason));
}

} // namespace credence::ui

#include "candidatedetails.moc"

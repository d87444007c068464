// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/changeblock.h"

#include "jobs/jobrunner.h"
#include "reflect/rowpaint.h"
#include "reflect/runwords.h"
#include "review/candidatetext.h"
#include "review/reviewwords.h"
#include "shell/theme.h"
#include "widgets/corewords.h"
#include "widgets/dates.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"

#include <credence/grounding.h>

#include <QDateTime>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>
#include <set>

namespace credence::ui {

namespace {

constexpr int kChangeRow = 26;
constexpr int kChangeKey = 96;
constexpr int kMostRests = 8;
constexpr int kMostTimes = 400;

struct Rest {
    QString text, note;
    Status before = Status::Active, after = Status::Active;
};

struct Change {
    bool found = false;
    Memory target;
    Grounding now;
    std::vector<Time> before, after;
    int afterSources = 0;
    std::vector<Rest> rests;
    int dependents = 0, changing = 0;
};

QString range(const std::vector<Time> &times)
{
    if (times.empty())
        return {};
    const auto [first, last] = std::minmax_element(times.begin(), times.end());
    const QString a = shortDate(*first), b = shortDate(*last);
    return a == b ? a : a + QStringLiteral(" – ") + b;
}

QString sources(int n, const std::vector<Time> &times)
{
    const QString count = n == 1 ? ChangeBlock::tr("1 source") : ChangeBlock::tr("%1 sources").arg(n);
    const QString when = range(times);
    return when.isEmpty() ? count : count + QStringLiteral(", ") + when;
}

Result<Change> loadChange(const Store &store, const std::shared_ptr<const Snapshot> &snapshot,
                          const Candidate &candidate, std::stop_token stop)
{
    Change change;
    std::vector<MemoryKey> cited;
    std::set<std::string> seen;
    for (const CandidateEvidence &evidence : candidate.evidence) {
        if (evidence.role == Role::Contradicts || !seen.insert(evidence.id.value).second)
            continue;
        if (const Result<MemoryKey> key = store.find(evidence.id.value, candidate.scope);
            key && cited.size() < kMostTimes)
            cited.push_back(*key);
    }
    change.afterSources = int(seen.size());
    const Result<std::vector<Memory>> rows = store.rows(cited, stop);
    if (!rows)
        return rows.error();
    for (const Memory &memory : *rows) {
        if (memory.created)
            change.after.push_back(*memory.created);
    }
    if (candidate.targets.empty())
        return change;
    const Result<MemoryKey> key = store.find(candidate.targets.front().value, candidate.scope);
    if (!key)
        return change;
    const MemoryKey one[] = {*key};
    Result<std::vector<Memory>> target = store.rows(one, stop);
    if (!target)
        return target.error();
    if (target->empty())
        return change;
    change.found = true;
    change.target = std::move(target->front());
    const Result<std::vector<EvidenceLink>> links = store.evidence(*key);
    if (!links)
        return links.error();
    std::vector<MemoryKey> old;
    for (const EvidenceLink &link : *links) {
        if (link.source && link.role != Role::Contradicts && old.size() < kMostTimes)
            old.push_back(link.source);
    }
    const Result<std::vector<Memory>> oldRows = store.rows(old, stop);
    if (!oldRows)
        return oldRows.error();
    for (const Memory &memory : *oldRows) {
        if (memory.created)
            change.before.push_back(*memory.created);
    }
    const Node node = snapshot ? snapshot->find(*key) : kNoNode;
    if (node == kNoNode)
        return change;
    change.now = grounding(*snapshot, node);
    change.dependents = change.now.dependents;
    if (candidate.action == Action::MergeEvidence) {
        for (const MemoryKey source : cited)
            change.afterSources -= std::find(old.begin(), old.end(), source) != old.end();
        return change;
    }
    const Node nodes[] = {node};
    const Impact impact = previewWithdrawal(
        *snapshot, nodes, candidate.action == Action::Retract ? Withdrawal::Retract : Withdrawal::Supersede);
    change.changing = int(impact.becomesStale.size() + impact.becomesSuspect.size());
    std::vector<MemoryKey> keys;
    std::vector<Rest> rests;
    for (const std::vector<StatusChange> *list : {&impact.becomesStale, &impact.becomesSuspect}) {
        for (const StatusChange &status : *list) {
            if (int(keys.size()) >= kMostRests)
                break;
            keys.push_back(snapshot->row(status.node).key);
            rests.push_back(
                {QString(),
                 ChangeBlock::tr("d%1, %2").arg(snapshot->row(status.node).depth).arg(coreWords(status.reason)),
                 status.before, status.after});
        }
    }
    const Result<std::vector<Memory>> texts = store.rows(keys, stop);
    if (!texts)
        return texts.error();
    for (std::size_t i = 0; i < keys.size(); ++i) {
        for (const Memory &memory : *texts) {
            if (memory.key == keys[i])
                rests[i].text = oneLine(memory.text);
        }
    }
    change.rests = std::move(rests);
    return change;
}

// What is now and what will be, a line each.
class NowAfter : public QWidget {
    Q_OBJECT
public:
    struct Cell {
        QString text;
        std::optional<Status> status{};
        std::optional<Confidence> pips{};
    };
    struct Row {
        QString key;
        Cell now, after;
    };
    explicit NowAfter(QWidget *parent) : QWidget(parent) {}
    void set(QList<Row> rows)
    {
        m_rows = std::move(rows);
        QStringList words;
        for (const Row &row : m_rows)
            words << tr("%1: now %2, after %3").arg(row.key, row.now.text, row.after.text);
        setAccessibleName(words.join(QLatin1Char('\n')));
        setFixedHeight(px(22) + int(m_rows.size()) * px(kChangeRow));
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = tk();
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.setRenderHint(QPainter::Antialiasing);
        const QFont small = Theme::instance().font(Type::Caption), text = Theme::instance().font(Type::Secondary);
        const qreal first = px(kChangeKey), second = first + (width() - first) * 0.44;
        write(painter, small, t.tx3, first, 0, px(22), tr("Now"));
        write(painter, small, t.tx3, second, 0, px(22), tr("After"));
        painter.fillRect(QRectF(0, px(22) - 1, width(), 1), t.line);
        qreal y = px(22);
        const auto cell = [&](const Cell &c, qreal x, qreal end) {
            if (c.status) {
                drawStatusGlyph(painter, QPointF(x + 6, y + px(kChangeRow) / 2.0), grown(4.2), *c.status,
                                statusColour(*c.status));
                x += 18;
            }
            if (c.pips) {
                drawPips(painter, QPointF(x, y + px(kChangeRow) / 2.0), *c.pips);
                x += pipsWidth() + 7;
            }
            write(painter, text, t.tx, x, y, px(kChangeRow),
                  QFontMetricsF(text).elidedText(c.text, Qt::ElideRight, end - x));
        };
        for (const Row &row : m_rows) {
            write(painter, text, t.tx2, 0, y, px(kChangeRow), row.key);
            cell(row.now, first, second - 12);
            cell(row.after, second, width());
            y += px(kChangeRow);
            painter.fillRect(QRectF(0, y - 1, width(), 1), t.line);
        }
    }

private:
    QList<Row> m_rows;
};

// Two lanes of dots on one axis of months.
class Lanes : public QWidget {
    Q_OBJECT
public:
    explicit Lanes(QWidget *parent) : QWidget(parent) { setFixedHeight(px(72)); }
    void set(const std::vector<Time> &before, const std::vector<Time> &after)
    {
        m_before = before;
        m_after = after;
        setAccessibleName(
            tr("Sources over time: of the old one %1; of the new one %2").arg(range(before), range(after)));
        setVisible(!before.empty() && !after.empty());
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = tk();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        const QFont text = Theme::instance().font(Type::Secondary), small = Theme::instance().font(Type::Caption);
        const qreal left = px(kChangeKey), right = width() - 4.0;
        std::int64_t low = 0, high = 0;
        bool any = false;
        for (const std::vector<Time> *times : {&m_before, &m_after}) {
            for (const Time time : *times) {
                const std::int64_t ms = time.time_since_epoch().count();
                low = any ? std::min(low, ms) : ms;
                high = any ? std::max(high, ms) : ms;
                any = true;
            }
        }
        const std::int64_t pad = std::max<std::int64_t>((high - low) / 24, 86'400'000);
        low -= pad;
        high += pad;
        const auto x = [&](std::int64_t ms) { return left + (right - left) * double(ms - low) / double(high - low); };
        // Months, at most eight names.
        QDate month = QDateTime::fromMSecsSinceEpoch(low).date();
        month = QDate(month.year(), month.month(), 1).addMonths(1);
        const QDate end = QDateTime::fromMSecsSinceEpoch(high).date();
        const int months = std::max(1, int(month.daysTo(end) / 30) + 1), step = 1 + months / 9;
        for (int i = 0; month <= end; month = month.addMonths(step), ++i) {
            const qreal at = std::round(x(month.startOfDay().toMSecsSinceEpoch()));
            painter.fillRect(QRectF(at, 0, 1, px(48)), t.line2);
            write(painter, small, t.tx3, at + 2, px(52), px(16), dateText(month, DateForm::Month));
        }
        const auto lane = [&](const std::vector<Time> &times, qreal y, const QColor &colour, const QString &name) {
            write(painter, text, t.tx2, 0, y - px(9), px(18), name);
            painter.fillRect(QRectF(left, std::round(y), right - left, 1), t.line);
            painter.setPen(Qt::NoPen);
            painter.setBrush(colour);
            for (const Time time : times)
                painter.drawEllipse(QPointF(x(time.time_since_epoch().count()), std::round(y) + 0.5), 3.5, 3.5);
        };
        lane(m_before, px(13), t.active, tr("The old one"));
        lane(m_after, px(35), t.acc, tr("The new one"));
    }

private:
    std::vector<Time> m_before, m_after;
};

class RestsOn : public QWidget {
    Q_OBJECT
public:
    explicit RestsOn(QWidget *parent) : QWidget(parent) {}
    void set(const std::vector<Rest> &rests)
    {
        m_rests = rests;
        QStringList words;
        for (const Rest &rest : rests)
            words << rest.text + QStringLiteral(": ") + statusWord(rest.before) + QStringLiteral(" → ") +
                         statusWord(rest.after) + QStringLiteral(", ") + rest.note;
        setAccessibleName(words.join(QLatin1Char('\n')));
        setFixedHeight(int(rests.size()) * px(kChangeRow));
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = tk();
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.setRenderHint(QPainter::Antialiasing);
        const QFont text = Theme::instance().font(Type::Secondary), small = Theme::instance().font(Type::Caption);
        qreal y = 0;
        for (const Rest &rest : m_rests) {
            const qreal middle = y + px(kChangeRow) / 2.0;
            drawStatusGlyph(painter, QPointF(7, middle), grown(4.2), rest.before, statusColour(rest.before));
            drawSign(painter, QRectF(18, middle - 6, 12, 12), QStringLiteral("arrow-right"), t.tx3);
            drawStatusGlyph(painter, QPointF(41, middle), grown(4.2), rest.after, statusColour(rest.after));
            const QString note = QFontMetricsF(small).elidedText(rest.note, Qt::ElideRight, width() * 0.45);
            const qreal wide = QFontMetricsF(small).horizontalAdvance(note);
            write(painter, small, t.tx3, width() - wide, y, px(kChangeRow), note);
            write(painter, text, t.tx, px(56), y, px(kChangeRow),
                  QFontMetricsF(text).elidedText(rest.text, Qt::ElideRight, width() - wide - 12 - px(56)));
            y += px(kChangeRow);
            painter.fillRect(QRectF(0, y - 1, width(), 1), t.line);
        }
    }

private:
    std::vector<Rest> m_rests;
};

} // namespace

struct ChangeBlock::Impl {
    Session *session = nullptr;
    ItemPtr item;
    DiffText *diff = nullptr;
    Label *into = nullptr;
    NowAfter *table = nullptr;
    SectionHeader *lanesHead = nullptr, *restHead = nullptr;
    Lanes *lanes = nullptr;
    RestsOn *rests = nullptr;
    TextBlock *note = nullptr;
    bool reading = false, loaded = false, shown = false;
    MemoryKey target;
};

ChangeBlock::ChangeBlock(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    setObjectName(QStringLiteral("review.change"));
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(px(10)); // between those that show
    d->into = new Label({}, Type::Secondary, Tone::Normal, 600, this);
    d->into->setFixedHeight(px(24));
    d->diff = new DiffText(this);
    d->diff->setObjectName(QStringLiteral("review.diff"));
    d->note = new TextBlock({}, Type::Secondary, Tone::Secondary, 0, this);
    d->table = new NowAfter(this);
    d->lanesHead = new SectionHeader(tr("Sources over time"), this);
    d->lanes = new Lanes(this);
    d->restHead = new SectionHeader(tr("Rests on the old belief"), this);
    d->rests = new RestsOn(this);
    layout->addWidget(d->into);
    layout->addWidget(d->diff);
    layout->addWidget(d->note);
    layout->addWidget(d->table);
    layout->addWidget(d->lanesHead);
    layout->addWidget(d->lanes);
    layout->addWidget(d->restHead);
    layout->addWidget(d->rests);
    hide();
    connect(
        d->diff, &DiffText::painted, this, [this] { noteShown(); }, Qt::QueuedConnection);
    connect(session, &Session::snapshotChanged, this, [this] {
        if (d->item && !isHidden())
            read();
    });
}

ChangeBlock::~ChangeBlock() = default;

bool ChangeBlock::shown() const
{
    return d->shown;
}

bool ChangeBlock::busy() const
{
    return d->reading;
}

MemoryKey ChangeBlock::target() const
{
    return d->target;
}

bool ChangeBlock::hasDiff() const
{
    return d->item && (d->item->candidate.action == Action::Supersede || d->item->candidate.action == Action::Retract);
}

void ChangeBlock::noteShown()
{
    if (d->shown || !d->loaded || !d->item)
        return;
    d->shown = true;
    Q_EMIT wasShown();
}

void ChangeBlock::setItem(const ItemPtr &item)
{
    const bool same = d->item && item && d->item->candidate.id == item->candidate.id &&
                      d->item->candidate.text == item->candidate.text &&
                      d->item->candidate.action == item->candidate.action &&
                      d->item->candidate.targets == item->candidate.targets &&
                      d->item->candidate.evidence.size() == item->candidate.evidence.size();
    d->item = item;
    if (same)
        return;
    d->shown = d->loaded = false;
    d->target = {};
    if (!item || item->candidate.action == Action::Add) {
        hide();
        return;
    }
    // Until it is read nothing of another candidate may stand here.
    for (QWidget *part :
         {static_cast<QWidget *>(d->into), static_cast<QWidget *>(d->diff), static_cast<QWidget *>(d->note),
          static_cast<QWidget *>(d->table), static_cast<QWidget *>(d->lanesHead), static_cast<QWidget *>(d->lanes),
          static_cast<QWidget *>(d->restHead), static_cast<QWidget *>(d->rests)})
        part->hide();
    show();
    read();
}

void ChangeBlock::read()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || !d->item)
        return;
    d->reading = true;
    JobRunner::instance().run<Change>(
        this, QStringLiteral("change"), {},
        [store, snapshot = d->session->snapshot(), item = d->item](std::stop_token stop, const Progress &) {
            return loadChange(*store, snapshot, item->candidate, stop);
        },
        [this, item = d->item](const Result<Change> &change) {
            d->reading = false;
            if (d->item != item && !(d->item && d->item->candidate.id == item->candidate.id)) {
                Q_EMIT ready();
                return;
            }
            if (!change) {
                d->note->setText(sentence(coreWords(change.error().message)));
                d->note->show();
                Q_EMIT ready();
                return;
            }
            const Candidate &c = item->candidate;
            d->target = change->found ? change->target.key : MemoryKey();
            const QString old = screenText(change->target.text), text = screenText(c.text);
            const bool supersede = c.action == Action::Supersede, retract = c.action == Action::Retract,
                       merge = c.action == Action::MergeEvidence, narrative = c.action == Action::Narrative;
            d->into->setVisible(merge && change->found);
            d->diff->setVisible(change->found || narrative);
            d->note->setVisible(!change->found || narrative);
            if (supersede && change->found) {
                d->diff->setTexts(old, text);
            } else if (retract && change->found) {
                d->diff->setTexts(old, {});
            } else if (merge && change->found) {
                d->into->setText(tr("Into this belief; its text stays"));
                d->diff->setTexts(old, old);
            } else if (narrative) {
                d->diff->setTexts(text, text);
                d->diff->hide();
                d->note->setText(change->afterSources == 1
                                     ? tr("1 original is archived once the narrative is in; it still supports what "
                                          "rests on it.")
                                     : tr("%1 originals are archived once the narrative is in; they still support what "
                                          "rests on them.")
                                           .arg(change->afterSources));
            } else {
                d->note->setText(tr("The belief that it would change is not in the store."));
            }
            QList<NowAfter::Row> rows;
            if (change->found && !narrative) {
                const Memory &m = change->target;
                NowAfter::Cell now{statusWord(m.status), m.status, {}};
                NowAfter::Cell after;
                if (supersede)
                    after = {tr("Superseded by the new one"), Status::Superseded, {}};
                else if (retract)
                    after = {statusWord(Status::Retracted), Status::Retracted, {}};
                else
                    after = now;
                rows << NowAfter::Row{tr("Status"), now, after};
                const int had = change->now.evidence;
                rows << NowAfter::Row{tr("Sources"),
                                      {sources(had > 0 ? had : int(change->before.size()), change->before), {}, {}},
                                      {retract ? QStringLiteral("–")
                                       : merge ? tr("%1 more").arg(sources(change->afterSources, change->after))
                                               : sources(change->afterSources, change->after),
                                       {},
                                       {}}};
                if (!retract)
                    rows << NowAfter::Row{tr("Confidence"),
                                          {confidenceWord(change->now.confidence), {}, change->now.confidence},
                                          {confidenceWord(c.confidence), {}, c.confidence}};
                if (m.validFrom || supersede) {
                    const QString from = m.validFrom ? tr("from %1").arg(shortDate(*m.validFrom))
                                         : m.created ? tr("since %1").arg(shortDate(*m.created))
                                                     : QString();
                    if (!from.isEmpty())
                        rows << NowAfter::Row{tr("Valid"),
                                              {from, {}, {}},
                                              {supersede ? tr("until the commit, then the new one") : from, {}, {}}};
                }
            }
            d->table->set(rows);
            d->table->setVisible(!rows.isEmpty());
            d->lanes->set(change->before, change->after);
            const bool lanes = supersede && change->found && !change->before.empty() && !change->after.empty();
            d->lanes->setVisible(lanes);
            d->lanesHead->setVisible(lanes);
            const bool rests = (supersede || retract) && change->found;
            d->restHead->setVisible(rests);
            d->restHead->setTitle(retract ? tr("Rests on it") : tr("Rests on the old belief"));
            d->restHead->setCount(
                change->dependents == 0 ? tr("nothing")
                : change->changing == 0
                    ? tr("%1 in all, none changes").arg(figure(change->dependents))
                    : tr("%1 in all, of which %2 change").arg(figure(change->dependents), figure(change->changing)));
            d->rests->set(change->rests);
            d->rests->setVisible(rests && !change->rests.empty());
            d->loaded = change->found || narrative;
            if (narrative) // its text is the change, and it is on show
                noteShown();
            d->diff->update();
            updateGeometry();
            Q_EMIT ready();
        });
}

} // namespace credence::ui

#include "changeblock.moc"

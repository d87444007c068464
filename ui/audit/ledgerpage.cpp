// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/ledgerpage.h"

#include "audit/effectdelegate.h"
#include "audit/whatifmodel.h"
#include "jobs/jobrunner.h"
#include "jobs/savebytes.h"
#include "models/roles.h"
#include "reflect/rowpaint.h"
#include "settings/settings.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/corewords.h"
#include "widgets/dates.h"
#include "widgets/emptystate.h"
#include "widgets/findfield.h"
#include "widgets/flowlayout.h"
#include "widgets/glyphs.h"
#include "widgets/keyvalue.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/prompts.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"
#include "widgets/splitter.h"
#include "widgets/whenshown.h"

#include <credence/audit.h>

#include <QCheckBox>
#include <QComboBox>
#include <QDataStream>
#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QIODevice>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QStackedLayout>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace credence::ui {

namespace {

constexpr int kLedgerMargin = 16;
constexpr int kLedgerRow = 28, kLedgerDay = 24, kVerifyLine = 36;
constexpr std::size_t kEntryChanges = 200;

// Where the columns begin, from the left edge.
struct LedgerColumns {
    qreal number, time, who, channel, what, change, reason;
    explicit LedgerColumns(int width)
    {
        number = px(86); // right edge
        time = px(132);  // right edge
        who = px(146);
        channel = px(222);
        what = px(316);
        change = px(416);
        reason = width > px(820) ? width - std::min<qreal>(px(180), width * 0.2) : width + 10;
        if (width < px(700)) { // the channel goes first
            what = channel;
            change = px(322);
            channel = -1;
        }
    }
};

class LedgerDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {100, px(index.data(GroupRole).toBool() ? kLedgerDay : kLedgerRow)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const LedgerModel *>(index.model());
        if (!model)
            return;
        const LedgerRow &row = model->row(index.row());
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const QRect r = option.rect;
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        painter->setRenderHint(QPainter::Antialiasing);
        if (row.heading) {
            painter->fillRect(r, t.alt);
            painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
            write(*painter, theme.font(Type::Caption), t.tx2, r.left() + kLedgerMargin, r.top(), r.height(), row.day);
            painter->restore();
            return;
        }
        drawRowGround(*painter, option, index);
        const bool current = option.state & QStyle::State_Selected;
        const LedgerColumns at(r.width());
        painter->fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
        // The chain: a line with knots.
        const bool broken = model->brokenAt() && row.number >= model->brokenAt();
        const QColor chain = broken ? t.flag : t.line2;
        const qreal x = r.left() + kLedgerMargin + 0.5, middle = r.top() + r.height() / 2.0;
        painter->setPen(QPen(chain, 1));
        painter->drawLine(QPointF(x, r.top()), QPointF(x, r.bottom() + 1));
        if (row.erased) {
            painter->setBrush(t.base);
            painter->setPen(QPen(t.erased, 1, Qt::DashLine, Qt::FlatCap));
        } else {
            painter->setPen(Qt::NoPen);
            painter->setBrush(broken ? t.flag : current ? t.acc : t.active);
        }
        painter->drawEllipse(QPointF(x, middle), 3.5, 3.5);

        const QFont base = theme.font(Type::Base, current ? 500 : 0), small = theme.font(Type::Secondary);
        const QFontMetricsF metrics(base), narrow(small);
        const auto cell = [&](qreal left, qreal right, const QString &text, const QFont &font, const QColor &ink) {
            write(*painter, font, ink, r.left() + left, r.top(), r.height(),
                  QFontMetricsF(font).elidedText(text, Qt::ElideRight, std::max<qreal>(8, right - left - 8)));
        };
        writeRight(*painter, base, t.tx2, r.left() + at.number, r.top(), r.height(), figure(row.number.value));
        writeRight(*painter, small, t.tx3, r.left() + at.time, r.top(), r.height(),
                   clockText(QDateTime::fromMSecsSinceEpoch(row.time.time_since_epoch().count()).time()));
        cell(at.who, at.channel > 0 ? at.channel : at.what, row.who, small, t.tx);
        if (at.channel > 0)
            cell(at.channel, at.what, ledgerChannel(row.channel), small, t.tx2);
        drawSign(*painter, QRectF(r.left() + at.what, middle - 7, 14, 14), ledgerIcon(row.kind), t.tx2);
        cell(at.what + 20, at.change, row.title, small, t.tx);
        const qreal end = std::min<qreal>(at.reason, r.width() - kLedgerMargin);
        if (row.erased) {
            write(*painter, base, t.tx3, r.left() + at.change, r.top(), r.height(), row.change);
            painter->setPen(QPen(t.tx3, 1, Qt::DashLine, Qt::FlatCap));
            const qreal y = r.bottom() - px(5) + 0.5;
            painter->drawLine(QPointF(r.left() + at.change, y),
                              QPointF(r.left() + at.change + metrics.horizontalAdvance(row.change), y));
        } else {
            QString text = row.change;
            qreal room = end - at.change;
            if (row.undoneBy) {
                const QString undone = LedgerModel::tr("undone by %1").arg(figure(row.undoneBy.value));
                const qreal w = narrow.horizontalAdvance(undone);
                room -= w + 10;
                text = metrics.elidedText(text, Qt::ElideRight, std::max<qreal>(20, room - 8));
                write(*painter, small, t.tx3, r.left() + at.change + metrics.horizontalAdvance(text) + 8, r.top(),
                      r.height(), undone);
                cell(at.change, at.change + metrics.horizontalAdvance(text) + 12, text, base, t.tx3);
            } else {
                cell(at.change, at.change + room, text, base, t.tx);
            }
        }
        if (at.reason < r.width())
            cell(at.reason, r.width() - kLedgerMargin + 8, row.reason, small, t.tx2);
        painter->restore();
    }
};

// The words over the columns, in the places where the rows have them.
class LedgerHead : public QWidget {
    Q_OBJECT
public:
    explicit LedgerHead(QWidget *parent) : QWidget(parent) { setFixedHeight(px(24)); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        const Tokens &t = tk();
        painter.fillRect(rect(), t.alt);
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.line);
        const QFont font = Theme::instance().font(Type::Caption);
        const LedgerColumns at(width());
        writeRight(painter, font, t.tx3, at.number, 0, height(), tr("No."));
        writeRight(painter, font, t.tx3, at.time, 0, height(), tr("Time"));
        write(painter, font, t.tx3, at.who, 0, height(), tr("Who"));
        if (at.channel > 0)
            write(painter, font, t.tx3, at.channel, 0, height(), tr("Channel"));
        write(painter, font, t.tx3, at.what, 0, height(), tr("What"));
        write(painter, font, t.tx3, at.change, 0, height(), tr("Change"));
        if (at.reason < width())
            write(painter, font, t.tx3, at.reason, 0, height(), tr("Reason"));
    }
};

// One line: whether the chain holds, and when that was seen.
class VerifyLine : public QWidget {
    Q_OBJECT
public:
    explicit VerifyLine(QAction *verify, QWidget *parent) : QWidget(parent)
    {
        setFixedHeight(px(kVerifyLine));
        auto *row = new QHBoxLayout(this);
        row->setContentsMargins(kLedgerMargin + 22, 0, kLedgerMargin, 0);
        row->setSpacing(8);
        m_word = new Label({}, Type::Base, Tone::Normal, 600, this);
        m_word->setKeepsWidth(true);
        m_facts = new Label({}, Type::Secondary, Tone::Secondary, 0, this);
        m_facts->setMayBeCut(true);
        row->addWidget(m_word);
        row->addWidget(m_facts, 1);
        m_button = new Button(verify, ButtonKind::Link, this);
        row->addWidget(m_button);
    }
    enum class State { Unknown, Running, Sound, Broken };
    void show(State state, const QString &word, const QString &facts)
    {
        m_state = state;
        m_word->setText(word);
        m_word->setTone(state == State::Broken ? Tone::Flag : Tone::Normal);
        m_facts->setText(facts);
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        const Tokens &t = tk();
        painter.fillRect(rect(), t.base);
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.line);
        const QRectF at(kLedgerMargin, (height() - 16) / 2.0, 16, 16);
        drawIcon(painter, at,
                 m_state == State::Broken    ? QStringLiteral("octagon-alert")
                 : m_state == State::Running ? QStringLiteral("loader")
                                             : QStringLiteral("shield-check"),
                 m_state == State::Broken  ? t.flag
                 : m_state == State::Sound ? t.ok
                                           : t.tx3);
    }

private:
    Label *m_word = nullptr, *m_facts = nullptr;
    Button *m_button = nullptr;
    State m_state = State::Unknown;
};

// The entry in hand, with what it changed.
struct EntryRead {
    LedgerRow row;
    std::string hash, previous;
    std::vector<EffectRow> changes;
    MemoryKey first; // for "Show the memory"
    QString before, after;
    qlonglong ids = 0;
};

Status statusOf(const QJsonValue &value, Status otherwise)
{
    return parseStatus(value.toString().toStdString()).value_or(otherwise);
}

EntryRead readEntry(const Store &store, const LedgerEntry &entry)
{
    EntryRead read;
    read.row = ledgerRow(store, entry);
    read.hash = entry.hash;
    read.previous = entry.previous;
    read.ids = qlonglong(entry.idCount);
    if (!entry.ids.empty()) {
        if (const auto key = store.find(entry.ids.front().value))
            read.first = *key;
    }
    const auto textOf = [&store](const QString &id) {
        const auto key = store.find(id.toStdString());
        if (!key)
            return std::pair(MemoryKey{}, id);
        const std::array keys{*key};
        const auto rows = store.rows(keys);
        QString text = rows && !rows->empty() ? oneLine(rows->front().text).trimmed() : QString();
        if (text.isEmpty()) // a tombstone has no words
            text = LedgerModel::tr("erased, %1").arg(id);
        return std::pair(*key, text);
    };
    const QJsonObject payload = QJsonDocument::fromJson(QByteArray::fromStdString(entry.payload)).object();
    std::vector<EffectRow> own, following, added;
    for (const QJsonValue one : payload[QStringLiteral("changes")].toArray()) {
        if (own.size() + following.size() >= kEntryChanges)
            break;
        const QJsonValue before = one[QStringLiteral("before")][QStringLiteral("status")];
        const QJsonValue after = one[QStringLiteral("after")][QStringLiteral("status")];
        EffectRow row;
        const auto [key, text] = textOf(one[QStringLiteral("id")].toString());
        row.key = key;
        row.text = text;
        row.before = statusOf(before, Status::Active);
        row.after = statusOf(after, row.before);
        row.reason = one[QStringLiteral("reason")].toString();
        if (!after.isString() && one[QStringLiteral("after")][QStringLiteral("evidence")].isArray())
            row.loses = LedgerModel::tr("sources changed");
        (one[QStringLiteral("follows")].toBool() ? following : own).push_back(std::move(row));
    }
    // What came in is named by the fixed fields alone.
    const bool brings = entry.kind == "add" || entry.kind == "import" || entry.kind == "sync" || entry.kind == "commit";
    if (brings || (own.empty() && following.empty())) {
        for (std::size_t i = 0; i < entry.ids.size() && added.size() < kEntryChanges; ++i) {
            const auto [key, text] = textOf(QString::fromStdString(entry.ids[i].value));
            const auto names = [key = key](const EffectRow &row) { return row.key == key; };
            if (std::any_of(own.begin(), own.end(), names) || std::any_of(following.begin(), following.end(), names))
                continue;
            EffectRow row;
            row.key = key;
            row.text = text;
            if (key) {
                const std::array keys{key};
                const auto rows = store.rows(keys);
                if (rows && !rows->empty())
                    row.before = row.after = rows->front().status;
            }
            added.push_back(std::move(row));
        }
    }
    const auto append = [&read](const QString &title, std::vector<EffectRow> rows) {
        if (rows.empty())
            return;
        EffectRow heading;
        heading.heading = true;
        heading.text = title;
        read.changes.push_back(std::move(heading));
        read.changes.insert(read.changes.end(), std::make_move_iterator(rows.begin()),
                            std::make_move_iterator(rows.end()));
    };
    append(brings ? LedgerModel::tr("Added") : LedgerModel::tr("Concerns"), std::move(added));
    append(LedgerModel::tr("Changed"), std::move(own));
    append(LedgerModel::tr("Followed from it"), std::move(following));
    // A text that a person edited, as it was and as it is.
    const QJsonArray candidates = payload[QStringLiteral("candidates")].toArray();
    if (candidates.size() == 1) {
        const auto text = [&](const char *side) {
            const QString json = candidates.first()[QLatin1String(side)][QStringLiteral("json")].toString();
            return QJsonDocument::fromJson(json.toUtf8())[QStringLiteral("text")].toString();
        };
        read.before = text("before");
        read.after = text("after");
        if (read.before == read.after)
            read.before = read.after = QString();
    }
    return read;
}

QString shortHash(const std::string &hash)
{
    const QString text = QString::fromStdString(hash);
    if (text.size() < 12)
        return text.isEmpty() ? LedgerPage::tr("none, it is the first") : text;
    return QStringLiteral("%1 %2 … %3").arg(text.left(4), text.mid(4, 4), text.right(4));
}

} // namespace

struct LedgerPage::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    Splitter *split = nullptr;
    PaneHeader *header = nullptr, *entryHead = nullptr;
    VerifyLine *verifyLine = nullptr;
    FindField *words = nullptr;
    QComboBox *who = nullptr, *what = nullptr, *channel = nullptr, *since = nullptr;
    QCheckBox *undoable = nullptr;
    LedgerModel *model = nullptr;
    RowView *list = nullptr;
    QStackedLayout *listStack = nullptr, *entryStack = nullptr;
    EmptyState *empty = nullptr;
    KeyValueGrid *fields = nullptr, *chain = nullptr;
    EffectModel *changes = nullptr;
    RowView *changeView = nullptr;
    TextBlock *before = nullptr, *after = nullptr, *undoWords = nullptr;
    QWidget *diff = nullptr;
    QAction *verify = nullptr, *undo = nullptr, *redo = nullptr, *exportAction = nullptr, *show = nullptr;
    QList<QAction *> actions;
    QTimer typing;
    std::optional<Verification> verified;
    bool whole = false; // not the chain alone
    Time verifiedAt{};
    std::optional<EntryRead> entry;
    LedgerNumber wanted;
    std::uint64_t total = 0;
    bool verifying = false, reading = false, writing = false, filling = false, placed = false;
    WhenShown *reads = nullptr;
};

LedgerPage::LedgerPage(Session *session, Prompts *prompts, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->prompts = prompts;
    makeActions();
    build();
    d->typing.setSingleShot(true);
    d->typing.setInterval(200);
    connect(&d->typing, &QTimer::timeout, this, [this] { filter(); });
    const auto reset = [this] {
        d->verified.reset();
        d->entry.reset();
        d->total = 0;
        d->verifying = d->writing = d->reading = false;
        d->model->setSource({});
        refresh();
        d->reads->forget();
        if (d->session->isOpen())
            d->reads->ask();
    };
    d->reads = new WhenShown(this, [this] { open(); });
    connect(session, &Session::opened, this, reset);
    connect(session, &Session::closed, this, reset);
    connect(session, &Session::storeChanged, d->reads, &WhenShown::ask);
    if (session->isOpen())
        d->reads->ask();
    refresh();
}

LedgerPage::~LedgerPage() = default;

LedgerModel *LedgerPage::model() const
{
    return d->model;
}

RowView *LedgerPage::list() const
{
    return d->list;
}

const std::optional<Verification> &LedgerPage::verification() const
{
    return d->verified;
}

QList<QAction *> LedgerPage::actions() const
{
    return d->actions;
}

QList<QWidget *> LedgerPage::panes() const
{
    return {d->split->widget(0), d->split->widget(1)};
}

bool LedgerPage::busy() const
{
    return d->model->busy() || d->verifying || d->reading || d->writing || d->typing.isActive();
}

void LedgerPage::focusFirst()
{
    d->list->setFocus(Qt::OtherFocusReason);
}

void LedgerPage::focusFilter()
{
    d->words->setFocus(Qt::ShortcutFocusReason);
    d->words->selectAll();
}

void LedgerPage::select(LedgerNumber number)
{
    d->wanted = number;
    const int row = d->model->rowOf(number);
    if (row >= 0) {
        d->list->setCurrentIndex(d->model->index(row, 0));
        d->list->scrollTo(d->list->currentIndex());
        d->wanted = {};
    }
}

void LedgerPage::makeActions()
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
    d->verify =
        make("audit.verify", tr("Verify all"), tr("Follow the chain of the ledger, and check schema, file and indexes"),
             "shield-check", [this] { verify(); });
    d->exportAction = make("audit.exportLedger", tr("Export the ledger…"), tr("Write all entries as JSON lines"),
                           "file-down", [this] { exportLedger(); });
    d->undo = make("audit.undoEntry", tr("Undo this entry…"), tr("Take back what this entry did, as a new entry"),
                   "undo-2", [this] { turn(true); });
    d->redo = make("audit.redoEntry", tr("Redo this entry…"), tr("Do again what was taken back"), "redo-2",
                   [this] { turn(false); });
    d->show = make("audit.showEntryMemory", tr("Show the memory"),
                   tr("Show the argument of the first memory it concerns"), "scale", [this] {
                       if (d->entry && d->entry->first)
                           Q_EMIT whyRequested(d->entry->first);
                   });
}

void LedgerPage::build()
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
    connect(d->model, &LedgerModel::loaded, this, [this] {
        fillFilters();
        if (d->wanted)
            select(d->wanted);
        if (d->model->complete() && d->model->rowOf(d->wanted) < 0)
            d->wanted = {}; // it left with the filter
        if (!d->list->currentIndex().isValid()) {
            for (int row = 0; row < d->model->rowCount(); ++row) {
                if (!d->model->row(row).heading) {
                    d->list->setCurrentIndex(d->model->index(row, 0));
                    break;
                }
            }
        }
        // The panel shows the row in hand; a list that was made anew says nothing of a row that has left it.
        const QModelIndex index = d->list->currentIndex();
        const LedgerNumber inHand =
            index.isValid() && !d->model->row(index.row()).heading ? d->model->row(index.row()).number : LedgerNumber{};
        if (d->entry && d->entry->row.number != inHand && !d->reading)
            loadEntry();
        refresh();
        if (!busy())
            Q_EMIT idle();
    });
    connect(d->model, &LedgerModel::failed, this,
            [this](const QString &what) { Q_EMIT failed(tr("The ledger can’t be read."), what); });
    connect(d->list, &RowView::currentRowChanged, this, [this] { loadEntry(); });
    const auto go = [this](const QModelIndex &index) {
        if (const MemoryKey key = index.data(KeyRole).value<MemoryKey>())
            Q_EMIT whyRequested(key);
    };
    connect(d->changeView, &RowView::enterPressed, this, go);
    connect(d->changeView, &QAbstractItemView::doubleClicked, this, go);
}

QWidget *LedgerPage::buildLeft()
{
    auto *pane = new QWidget(this);
    keepLeastWidth(pane, 420);
    auto *column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->header = new PaneHeader(tr("Ledger"), pane);
    d->header->addTool(d->exportAction);
    column->addWidget(d->header);
    d->verifyLine = new VerifyLine(d->verify, pane);
    column->addWidget(d->verifyLine);
    auto *filters = new FlowLayout(8, 6); // longer words take another line
    filters->setContentsMargins(kLedgerMargin, 6, kLedgerMargin, 6);
    d->words = new FindField(tr("Filter the ledger"), pane);
    d->words->setIconName(QStringLiteral("list-filter"));
    d->words->setObjectName(QStringLiteral("audit.ledgerFilter"));
    d->words->setAccessibleName(tr("Filter the ledger"));
    connect(d->words, &QLineEdit::textChanged, this, [this] { d->typing.start(); });
    filters->addWidget(d->words);
    const auto combo = [&](const QString &name, const char *object) {
        auto *box = new QComboBox(pane);
        box->setAccessibleName(name);
        box->setObjectName(QString::fromLatin1(object));
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(8);
        connect(box, &QComboBox::currentIndexChanged, this, [this] {
            if (!d->filling)
                filter();
        });
        keepCurrentText(box);
        filters->addWidget(box);
        return box;
    };
    d->who = combo(tr("Who"), "audit.ledgerWho");
    d->what = combo(tr("What"), "audit.ledgerWhat");
    d->channel = combo(tr("Channel"), "audit.ledgerChannel");
    d->since = combo(tr("Time"), "audit.ledgerTime");
    d->filling = true;
    d->since->addItem(tr("Any time"), 0);
    d->since->addItem(tr("Last day"), 1);
    d->since->addItem(tr("Last 7 days"), 7);
    d->since->addItem(tr("Last 30 days"), 30);
    d->filling = false;
    d->undoable = new QCheckBox(tr("Can be undone"), pane);
    connect(d->undoable, &QCheckBox::toggled, this, [this] { filter(); });
    filters->addWidget(d->undoable);
    column->addLayout(filters);
    column->addWidget(new LedgerHead(pane));
    d->model = new LedgerModel(this);
    d->list = new RowView(tr("Entries of the ledger"), pane);
    d->list->setObjectName(QStringLiteral("audit.ledger"));
    d->list->setModel(d->model);
    d->list->setItemDelegate(new LedgerDelegate(d->list));
    d->empty = new EmptyState(tr("No entries"), {}, pane);
    d->empty->setHelp(QStringLiteral("audit.md#ledger"));
    auto *holder = new QWidget(pane);
    d->listStack = new QStackedLayout(holder);
    d->listStack->addWidget(d->list);
    d->listStack->addWidget(d->empty);
    column->addWidget(holder, 1);
    return pane;
}

QWidget *LedgerPage::buildRight()
{
    auto *pane = new QWidget(this);
    keepLeastWidth(pane, 280);
    auto *column = new QVBoxLayout(pane);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->entryHead = new PaneHeader(tr("Entry"), pane);
    column->addWidget(d->entryHead);
    auto *inside = new QWidget(pane);
    auto *rows = new QVBoxLayout(inside);
    rows->setContentsMargins(0, 12, 0, 0);
    rows->setSpacing(0);
    const auto indented = [rows, inside](QWidget *widget, int top = 0) {
        auto *holder = new QWidget(inside);
        auto *layout = new QVBoxLayout(holder);
        layout->setContentsMargins(kLedgerMargin, top, kLedgerMargin, 0);
        layout->addWidget(widget);
        rows->addWidget(holder);
        return holder;
    };
    d->fields = new KeyValueGrid(inside);
    indented(d->fields);
    auto *texts = new QWidget(inside);
    auto *pair = new QVBoxLayout(texts);
    pair->setContentsMargins(0, 0, 0, 0);
    pair->setSpacing(4);
    pair->addWidget(new SectionHeader(tr("Before and after"), texts));
    d->before = new TextBlock({}, Type::Base, Tone::Dim, 0, texts);
    d->after = new TextBlock({}, Type::Base, Tone::Normal, 0, texts);
    d->before->setAccessibleName(tr("Before"));
    d->after->setAccessibleName(tr("After"));
    pair->addWidget(d->before);
    pair->addWidget(d->after);
    d->diff = indented(texts, 8);
    d->changes = new EffectModel(this);
    d->changeView = new RowView(tr("What it changed"), inside);
    d->changeView->setObjectName(QStringLiteral("audit.entryChanges"));
    d->changeView->setModel(d->changes);
    d->changeView->setItemDelegate(makeEffectDelegate(d->changeView));
    rows->addSpacing(10);
    rows->addWidget(d->changeView, 100);
    rows->addStretch(1);
    indented(new SectionHeader(tr("Chain"), inside), 6);
    d->chain = new KeyValueGrid(inside);
    indented(d->chain);
    indented(new SectionHeader(tr("Undo"), inside), 6);
    d->undoWords = new TextBlock({}, Type::Base, Tone::Secondary, 0, inside);
    indented(d->undoWords);
    auto *foot = new FlowLayout(8, 8); // longer words take another line
    foot->setContentsMargins(kLedgerMargin, 9, kLedgerMargin, 9);
    foot->addWidget(new Button(d->undo, ButtonKind::Rest, inside));
    foot->addWidget(new Button(d->redo, ButtonKind::Rest, inside));
    foot->addWidget(new Button(d->show, ButtonKind::Rest, inside));
    foot->setLastRight(true);
    rows->addSpacing(8);
    rows->addLayout(foot);
    auto *holder = new QWidget(pane);
    d->entryStack = new QStackedLayout(holder);
    d->entryStack->addWidget(inside);
    d->entryStack->addWidget(
        new EmptyState(tr("No entry is selected"), tr("Select one in the list to see what it changed."), holder));
    column->addWidget(holder, 1);
    return pane;
}

void LedgerPage::open()
{
    d->reads->forget();
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    // The entry in hand stays in hand.
    if (d->entry && !d->wanted)
        d->wanted = d->entry->row.number;
    JobRunner::instance().run<std::uint64_t>(
        this, QStringLiteral("head"), {},
        [store](std::stop_token, const Progress &) -> Result<std::uint64_t> {
            const auto head = store->ledgerHead();
            if (!head)
                return head.error();
            return head->first;
        },
        [this, store](const Result<std::uint64_t> &total) {
            if (d->session->store() != store)
                return;
            d->total = total ? *total : 0;
            refresh();
        });
    d->model->setSource(
        [store](LedgerNumber after, std::size_t limit, std::stop_token stop) -> Result<std::vector<LedgerRow>> {
            const auto entries = store->ledger(limit, after);
            if (!entries)
                return entries.error();
            std::vector<LedgerRow> rows;
            for (const LedgerEntry &entry : *entries) {
                if (stop.stop_requested())
                    return Error{Errc::Cancelled, "Cancelled.", {}};
                rows.push_back(ledgerRow(*store, entry));
            }
            return rows;
        });
    // The chain is followed by itself; the whole file is read when it is asked for.
    if (!d->verified && !d->verifying)
        look(false);
}

void LedgerPage::verify()
{
    look(true);
}

void LedgerPage::look(bool all)
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    d->verifying = true;
    refresh();
    JobRunner::instance().run<Verification>(
        this, QStringLiteral("verify"), tr("Verifying the ledger"),
        [store, all](std::stop_token stop, const Progress &progress) {
            return all ? store->verify(stop, progress) : verifyChain(*store, stop);
        },
        [this, store, all](Result<Verification> result) {
            if (d->session->store() != store)
                return;
            d->verifying = false;
            if (result) {
                d->verifiedAt = Time(std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch()));
                d->verified = std::move(*result);
                d->whole = all;
                d->model->setBrokenAt(d->verified->brokenAt);
            } else if (result.error().code != Errc::Cancelled) {
                Q_EMIT failed(tr("The ledger can’t be verified."), coreLine(result.error().message));
            }
            refresh();
            if (!busy())
                Q_EMIT idle();
        });
}

void LedgerPage::filter()
{
    d->typing.stop();
    LedgerFilter filter;
    filter.words = d->words->text().trimmed();
    filter.who = d->who->currentData().toString();
    filter.kind = d->what->currentData().toString();
    filter.channel = d->channel->currentData().toString();
    filter.undoable = d->undoable->isChecked();
    if (const int days = d->since->currentData().toInt(); days > 0)
        filter.since = Time(std::chrono::milliseconds(QDateTime::currentMSecsSinceEpoch())) - std::chrono::days(days);
    d->model->setFilter(filter);
    refresh();
}

QVariantMap LedgerPage::filterState() const
{
    QVariantMap out;
    const auto keep = [&out](const char *name, const QString &value) {
        if (!value.isEmpty())
            out.insert(QLatin1String(name), value);
    };
    keep("words", d->words->text().trimmed());
    keep("who", d->who->currentData().toString());
    keep("what", d->what->currentData().toString());
    keep("channel", d->channel->currentData().toString());
    if (d->undoable->isChecked())
        out.insert(QStringLiteral("undoable"), true);
    if (const int days = d->since->currentData().toInt(); days > 0)
        out.insert(QStringLiteral("days"), days);
    return out;
}

// A name that was not seen yet is offered all the same: the entries with it may be further down.
void LedgerPage::setFilterState(const QVariantMap &state)
{
    d->filling = true;
    const auto choose = [&state](QComboBox *box, const char *name, auto &&title) {
        const QString value = state.value(QLatin1String(name)).toString();
        if (!value.isEmpty() && box->findData(value) < 0)
            box->addItem(title(value), value);
        box->setCurrentIndex(std::max(0, box->findData(value)));
    };
    d->words->setText(state.value(QStringLiteral("words")).toString());
    choose(d->who, "who", [](const QString &text) { return oneLine(text.toStdString()); });
    choose(d->what, "what", [](const QString &kind) { return ledgerTitle(kind); });
    choose(d->channel, "channel", [](const QString &channel) { return ledgerChannel(channel); });
    d->undoable->setChecked(state.value(QStringLiteral("undoable")).toBool());
    d->since->setCurrentIndex(std::max(0, d->since->findData(state.value(QStringLiteral("days")).toInt())));
    d->filling = false;
    filter();
}

void LedgerPage::fillFilters()
{
    d->filling = true;
    const auto fill = [](QComboBox *box, const QString &all, const QStringList &values, auto &&title) {
        const QString chosen = box->currentData().toString();
        box->clear();
        box->addItem(all, QString());
        for (const QString &value : values)
            box->addItem(title(value), value);
        if (!chosen.isEmpty() && !values.contains(chosen))
            box->addItem(title(chosen), chosen);
        box->setCurrentIndex(std::max(0, box->findData(chosen)));
    };
    const auto same = [](const QString &text) { return text; };
    fill(d->who, tr("Who: all"), d->model->people(), same);
    fill(d->what, tr("What: all"), d->model->kinds(), [](const QString &kind) { return ledgerTitle(kind); });
    fill(d->channel, tr("Channel: all"), d->model->channels(),
         [](const QString &channel) { return ledgerChannel(channel); });
    d->filling = false;
}

void LedgerPage::loadEntry()
{
    const std::shared_ptr<Store> store = d->session->store();
    const QModelIndex index = d->list->currentIndex();
    if (!store || !index.isValid() || d->model->row(index.row()).heading) {
        d->entry.reset();
        refresh();
        return;
    }
    d->reading = true;
    const LedgerNumber number = d->model->row(index.row()).number;
    JobRunner::instance().run<std::shared_ptr<EntryRead>>(
        this, QStringLiteral("entry"), {},
        [store, number](std::stop_token, const Progress &) -> Result<std::shared_ptr<EntryRead>> {
            const auto entries = store->ledger(1, {number.value + 1});
            if (!entries)
                return entries.error();
            if (entries->empty() || entries->front().number != number)
                return Error{Errc::NotFound, "The entry is not there.", {}};
            return std::make_shared<EntryRead>(readEntry(*store, entries->front()));
        },
        [this, store](const Result<std::shared_ptr<EntryRead>> &read) {
            if (d->session->store() != store)
                return;
            d->reading = false;
            if (read)
                d->entry = **read;
            else
                d->entry.reset();
            refresh();
            if (!busy())
                Q_EMIT idle();
        });
}

void LedgerPage::refresh()
{
    const bool open = d->session->isOpen();
    const bool writable = open && d->session->writable();
    d->header->setFacts(
        !open ? QString()
        : d->model->filter().any()
            ? tr("%1 of %2")
                  .arg(figure(d->model->entryCount()), counted(qlonglong(d->total), tr("1 entry"), tr("%1 entries")))
        : d->total == 1 ? tr("1 entry")
                        : tr("%1 entries").arg(figure(qlonglong(d->total))));
    d->listStack->setCurrentIndex(d->model->rowCount() > 0 || d->model->busy() ? 0 : 1);
    d->empty->setTexts(d->model->filter().any() ? tr("No entry fits") : tr("No entries"),
                       d->model->filter().any() ? tr("Widen the filter to see more.")
                                                : tr("Each change of this store makes one."));
    d->exportAction->setEnabled(open);
    d->verify->setEnabled(open && !d->verifying);
    if (d->verifying) {
        d->verifyLine->show(VerifyLine::State::Running, tr("Verifying"), {});
    } else if (!d->verified) {
        d->verifyLine->show(VerifyLine::State::Unknown, tr("Not verified yet"), {});
    } else {
        const Verification &v = *d->verified;
        QString facts =
            tr("%1, %2").arg(counted(qlonglong(v.count), tr("1 entry"), tr("%1 entries")), shortTime(d->verifiedAt));
        if (!v.erasedPayloads.empty())
            facts += v.erasedPayloads.size() == 1
                         ? tr("; 1 payload is erased")
                         : tr("; %1 payloads are erased").arg(figure(qlonglong(v.erasedPayloads.size())));
        if (v.brokenAt)
            d->verifyLine->show(VerifyLine::State::Broken,
                                tr("The chain breaks at entry %1.").arg(figure(v.brokenAt.value)), coreLine(v.message));
        else if (!v.ok)
            d->verifyLine->show(VerifyLine::State::Broken, tr("The chain holds, the file does not."),
                                coreLine(v.message));
        else
            d->verifyLine->show(VerifyLine::State::Sound,
                                d->whole ? tr("Chain, schema, file and indexes verified") : tr("Chain verified"),
                                facts);
    }

    d->entryStack->setCurrentIndex(d->entry ? 0 : 1);
    const bool canUndo = d->entry && d->entry->row.undoable && writable && !d->writing;
    const bool canRedo = d->entry && d->entry->row.undoneBy && writable && !d->writing;
    d->undo->setEnabled(canUndo);
    d->redo->setEnabled(canRedo);
    d->redo->setVisible(d->entry && d->entry->row.undoneBy);
    d->show->setEnabled(d->entry && d->entry->first);
    if (!d->entry) {
        d->entryHead->setTitle(tr("Entry"));
        d->entryHead->setFacts({});
        d->changes->setRows({});
        return;
    }
    const EntryRead &e = *d->entry;
    d->entryHead->setTitle(tr("Entry %1").arg(figure(e.row.number.value)));
    d->entryHead->setFacts(e.row.title);
    d->fields->clear();
    Label *when =
        d->fields->addRow(tr("When"), fullTime(QDateTime::fromMSecsSinceEpoch(e.row.time.time_since_epoch().count())));
    when->setTip(utcTime(e.row.time));
    const QString through = ledgerChannel(e.row.channel);
    d->fields->addRow(tr("Who"), e.row.erased          ? tr("erased with its payload")
                                 : e.row.who.isEmpty() ? through
                                                       : tr("%1, %2").arg(e.row.who, through));
    d->fields->addTextRow(tr("Reason"), e.row.reason.isEmpty() ? tr("none given") : e.row.reason,
                          e.row.reason.isEmpty() ? Tone::Dim : Tone::Normal);
    d->fields->addTextRow(tr("Change"), e.row.change);
    if (e.ids > 0)
        d->fields->addRow(tr("Memories"), figure(e.ids));
    d->diff->setVisible(!e.before.isEmpty() || !e.after.isEmpty());
    d->before->setText(e.before.isEmpty() ? tr("as proposed") : tr("− %1").arg(e.before));
    d->after->setText(tr("+ %1").arg(e.after));
    d->changes->setRows(e.changes);
    d->changeView->setVisible(!e.changes.empty());
    d->chain->clear();
    d->chain->addRow(tr("Before it"), shortHash(e.previous))->setTip(QString::fromStdString(e.previous));
    d->chain->addRow(tr("This entry"), shortHash(e.hash))->setTip(QString::fromStdString(e.hash));
    const bool sound = d->verified && (!d->verified->brokenAt || e.row.number < d->verified->brokenAt);
    d->chain->addRow({},
                     !d->verified ? tr("not verified yet")
                     : sound      ? tr("Each matches what is stored.")
                                  : tr("Broken from entry %1 on.").arg(figure(d->verified->brokenAt.value)),
                     !d->verified ? Tone::Dim
                     : sound      ? Tone::Ok
                                  : Tone::Flag);
    d->undoWords->setText(
        !writable && e.row.undoable ? tr("The store is read-only.")
        : e.row.undoable ? tr("Adds entry %1, which takes back what this one did.").arg(figure(qlonglong(d->total) + 1))
                         : e.row.whyNot);
}

void LedgerPage::turn(bool undo)
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || !d->entry)
        return;
    const LedgerNumber number = d->entry->row.number;
    Question question;
    question.title =
        undo ? tr("Undo entry %1").arg(figure(number.value)) : tr("Redo entry %1").arg(figure(number.value));
    question.text = undo ? tr("“%1” is taken back by a new entry. Nothing is deleted.").arg(d->entry->row.change)
                         : tr("“%1” is done again by a new entry.").arg(d->entry->row.change);
    for (const EffectRow &row : d->entry->changes) {
        if (!row.heading && row.before != row.after)
            question.items << (undo ? QStringLiteral("%1: %2").arg(statusWord(row.before), row.text)
                                    : QStringLiteral("%1: %2").arg(statusWord(row.after), row.text));
    }
    question.action = undo ? tr("Undo") : tr("Redo");
    question.askReason = true;
    question.who = reviewerName();
    d->prompts->ask(this, question, [this, store, number, undo](const std::optional<Answer> &answer) {
        if (!answer)
            return;
        const std::string who =
            answer->who.trimmed().isEmpty() ? reviewerName().toStdString() : answer->who.trimmed().toStdString();
        const Cause cause{who, "gui", answer->reason.toStdString()};
        d->writing = true;
        refresh();
        JobRunner::instance().run<ChangeSet>(
            this, QStringLiteral("turn"), undo ? tr("Undo") : tr("Redo"),
            [store, number, undo, cause](std::stop_token, const Progress &) {
                return undo ? store->undo(number, cause) : store->redo(number, cause);
            },
            [this, store, number, undo](const Result<ChangeSet> &done) {
                if (d->session->store() != store)
                    return;
                d->writing = false;
                if (!done) {
                    Q_EMIT failed(undo ? tr("Entry %1 was not undone.").arg(figure(number.value))
                                       : tr("Entry %1 was not redone.").arg(figure(number.value)),
                                  coreLine(done.error().message));
                } else {
                    Q_EMIT ledgerEntry(done->ledger);
                    Q_EMIT message(undo ? tr("Entry %1 is undone.").arg(figure(number.value))
                                        : tr("Entry %1 is done again.").arg(figure(number.value)));
                }
                open();
            });
    });
}

void LedgerPage::exportLedger()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    const QFileInfo file(d->session->path());
    d->prompts->saveFile(
        this, tr("Export the ledger"), file.dir().filePath(file.completeBaseName() + QStringLiteral("-ledger.jsonl")),
        tr("JSON lines (*.jsonl)"), [this, store](const QString &path) {
            JobRunner::instance().run<qlonglong>(
                this, QStringLiteral("exportLedger"), tr("Exporting"),
                [store, path](std::stop_token stop, const Progress &) -> Result<qlonglong> {
                    QByteArray out;
                    qlonglong count = 0;
                    LedgerNumber after;
                    for (;;) {
                        constexpr std::size_t kPage = 200;
                        const auto entries = store->ledger(kPage, after);
                        if (!entries)
                            return entries.error();
                        for (const LedgerEntry &entry : *entries) {
                            QJsonArray ids;
                            for (const MemoryId &id : entry.ids)
                                ids << QString::fromStdString(id.value);
                            QJsonObject line{
                                {QStringLiteral("record"), QStringLiteral("ledger")},
                                {QStringLiteral("number"), qint64(entry.number.value)},
                                {QStringLiteral("time"),
                                 QDateTime::fromMSecsSinceEpoch(entry.time.time_since_epoch().count(), Qt::UTC)
                                     .toString(Qt::ISODateWithMs)},
                                {QStringLiteral("kind"), QString::fromStdString(entry.kind)},
                                {QStringLiteral("ids"), ids},
                                {QStringLiteral("undoes"), qint64(entry.undoes.value)},
                                {QStringLiteral("previous"), QString::fromStdString(entry.previous)},
                                {QStringLiteral("hash"), QString::fromStdString(entry.hash)},
                                {QStringLiteral("erased"), entry.erased},
                                {QStringLiteral("payload"),
                                 QJsonDocument::fromJson(QByteArray::fromStdString(entry.payload)).object()}};
                            out += QJsonDocument(line).toJson(QJsonDocument::Compact) + '\n';
                            ++count;
                            after = entry.number;
                        }
                        if (entries->size() < kPage)
                            break;
                        if (stop.stop_requested())
                            return Error{Errc::Cancelled, "Cancelled.", {}};
                    }
                    if (const auto saved = saveBytes(path, out); !saved)
                        return saved.error();
                    return count;
                },
                [this, path](const Result<qlonglong> &written) {
                    if (written)
                        Q_EMIT message(
                            tr("Wrote %1 to %2.")
                                .arg(counted(*written, tr("1 entry"), tr("%1 entries")), QFileInfo(path).fileName()));
                    else if (written.error().code != Errc::Cancelled)
                        Q_EMIT failed(tr("%1 was not written.").arg(QFileInfo(path).fileName()),
                                      coreLine(written.error().message));
                });
        });
}

void LedgerPage::placePanes()
{
    if (d->placed || !isVisible() || d->split->width() < 500)
        return;
    const int whole = d->split->width() - 1;
    const int right = std::min(384, whole * 2 / 5);
    d->split->setSizes({whole - right, right});
    d->placed = true;
}

QByteArray LedgerPage::saveState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << qint32(1) << d->split->saveState() << d->placed;
    return state;
}

void LedgerPage::restoreState(const QByteArray &state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    qint32 version = 0;
    QByteArray split;
    bool placed = false;
    in >> version >> split >> placed;
    if (in.status() == QDataStream::Ok && version == 1 && placed)
        d->placed = d->split->restoreState(split);
}

void LedgerPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.fillRect(rect(), tk().base);
}

void LedgerPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placePanes();
}

void LedgerPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    placePanes();
}

} // namespace credence::ui

#include "ledgerpage.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/palette.h"

#include "jobs/jobrunner.h"
#include "shell/actions.h"
#include "shell/palettemodel.h"
#include "shell/theme.h"
#include "widgets/glyphs.h"
#include "widgets/mirrored.h"

#include <credence/grounding.h>

#include <QAction>
#include <QApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QPainterPath>
#include <QStyledItemDelegate>

#include <algorithm>
#include <array>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kWidth = 720;
constexpr int kMaximumHeight = 500;
constexpr int kField = 44;
constexpr int kRow = 32;
constexpr int kHeader = 28;
constexpr int kFoot = 32;
constexpr int kShadow = 24;
constexpr qreal kRadius = 6;
constexpr std::size_t kBeliefs = 6;
constexpr std::size_t kEpisodes = 5;
constexpr int kCommands = 5;

struct Found {
    std::uint64_t hits = 0;
    std::vector<PaletteRow> beliefs, episodes;
};

// Texts in full are not needed for a line on the screen.
QString lineOf(const std::string &text)
{
    constexpr std::size_t kEnough = 2000;
    return oneLine(text.size() > kEnough ? text.substr(0, kEnough) : text);
}

Result<Found> searchStore(const Store &store, const Snapshot &snapshot, const std::string &scope,
                          const std::string &text, std::stop_token stop)
{
    Found found;
    Query query;
    query.text = text;
    if (!scope.empty())
        query.scopes = {scope};

    std::vector<MemoryKey> beliefs, episodes;
    // An id or a source reference names one memory exactly.
    if (text.find(' ') == std::string::npos) {
        if (const Result<MemoryKey> named = store.find(text, scope)) {
            const Node node = snapshot.find(*named);
            if (node != kNoNode)
                (snapshot.row(node).kind == Kind::Reflection ? beliefs : episodes).push_back(*named);
        }
    }
    // All hits as they lie in the index; the order of the few that are shown comes from the snapshot.
    query.sort = SortKey::Arrival;
    const Result<std::vector<MemoryKey>> keys = store.keys(query, stop);
    if (!keys)
        return keys.error();
    const std::size_t named = beliefs.size() + episodes.size();
    std::vector<Node> important, recent;
    for (const MemoryKey key : *keys) {
        if (const Node node = snapshot.find(key); node != kNoNode)
            (snapshot.row(node).kind == Kind::Reflection ? important : recent).push_back(node);
    }
    found.hits = std::max(important.size() + recent.size(), named);
    const auto append = [&](std::vector<MemoryKey> &to, std::vector<Node> &nodes, std::size_t most, const auto &first) {
        const auto end = nodes.begin() + std::ptrdiff_t(std::min(nodes.size(), most));
        std::partial_sort(nodes.begin(), end, nodes.end(), first);
        for (auto it = nodes.begin(); it != end; ++it) {
            if (const MemoryKey key = snapshot.row(*it).key; std::find(to.begin(), to.end(), key) == to.end())
                to.push_back(key);
        }
    };
    // The most important, or the newest, first; unset ones last.
    append(beliefs, important, kBeliefs, [&](Node a, Node b) {
        const float x = snapshot.row(a).importance, y = snapshot.row(b).importance;
        if (std::isnan(x) != std::isnan(y))
            return std::isnan(y);
        return std::isnan(x) || x == y ? a > b : x > y;
    });
    append(episodes, recent, kEpisodes, [&](Node a, Node b) {
        const std::int64_t x = snapshot.row(a).created, y = snapshot.row(b).created; // no time: the least
        return x == y ? a > b : x > y;
    });

    beliefs.resize(std::min(beliefs.size(), kBeliefs));
    episodes.resize(std::min(episodes.size(), kEpisodes));
    std::vector<MemoryKey> all = beliefs;
    all.insert(all.end(), episodes.begin(), episodes.end());
    Result<std::vector<Memory>> rows = store.rows(all, stop);
    if (!rows)
        return rows.error();
    for (const Memory &memory : *rows) {
        PaletteRow row;
        row.type = PaletteRow::Type::Memory;
        row.text = lineOf(memory.text);
        row.key = memory.key;
        row.status = memory.status;
        if (memory.kind == Kind::Reflection) {
            int leaves = 0;
            const Node node = snapshot.find(memory.key);
            if (node != kNoNode) {
                const std::array nodes{node};
                leaves = groundingColumns(snapshot, nodes).front().leaves;
            }
            row.fact = leaves == 1 ? CommandPalette::tr("depth %1, 1 episode").arg(memory.depth)
                                   : CommandPalette::tr("depth %1, %2 episodes").arg(memory.depth).arg(figure(leaves));
            found.beliefs.push_back(row);
        } else {
            row.fact = memory.created ? shortTime(*memory.created) : QString();
            found.episodes.push_back(row);
        }
    }
    return found;
}

class PaletteDelegate : public QStyledItemDelegate {
public:
    PaletteDelegate(const PaletteModel *model, QObject *parent) : QStyledItemDelegate(parent), m_model(model) {}

    QString query;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {100, m_model->row(index.row()).type == PaletteRow::Type::Header ? kHeader : kRow};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const PaletteRow &row = m_model->row(index.row());
        const QRect box = option.rect;
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        if (row.type == PaletteRow::Type::Header) {
            painter->setFont(Theme::instance().font(Type::Caption));
            painter->setPen(tk().tx3);
            drawBoxed(*painter, box.adjusted(14, 4, -14, 0), Qt::AlignVCenter | Qt::AlignLeft, row.text);
            painter->restore();
            return;
        }
        const bool current = option.state.testFlag(QStyle::State_Selected);
        if (current) {
            painter->fillRect(box, tk().sel);
            painter->fillRect(QRect(box.left(), box.top(), 2, box.height()), tk().acc);
        } else if (option.state.testFlag(QStyle::State_MouseOver)) {
            painter->fillRect(box, tk().hover);
        }
        painter->setRenderHint(QPainter::Antialiasing);
        if (row.type == PaletteRow::Type::Memory) {
            drawStatusGlyph(*painter, QPointF(box.left() + 22, box.center().y() + 0.5), grown(4.2), row.status,
                            statusColour(row.status));
        } else if (row.action && !row.action->icon().isNull()) {
            row.action->icon().paint(painter, QRect(box.left() + 14, box.center().y() - 7, 16, 16));
        }

        // From the right: keys, fact; the text takes the rest.
        int right = box.right() - 14;
        QStringList caps;
        if (row.type == PaletteRow::Type::Command && row.action)
            caps = keyCaps(row.action->shortcut());
        else if (current)
            caps << CommandPalette::tr("Enter");
        for (auto it = caps.rbegin(); it != caps.rend(); ++it) {
            const int width = int(std::ceil(drawKey(nullptr, {}, *it)));
            drawKey(painter, QPointF(right - width, box.center().y() - 8.5), *it);
            right -= width + 4;
        }
        if (!caps.isEmpty())
            right -= 4;
        const QFont caption = Theme::instance().font(Type::Caption);
        const int factWidth = int(std::ceil(QFontMetricsF(caption).horizontalAdvance(row.fact)));
        painter->setFont(caption);
        painter->setPen(tk().tx3);
        drawBoxed(*painter, QRect(right - factWidth, box.top(), factWidth + 1, box.height()),
                  Qt::AlignVCenter | Qt::AlignRight, row.fact);
        right -= factWidth + 12;
        paintText(*painter, QRect(box.left() + 40, box.top(), right - box.left() - 40, box.height()), row, current);
        painter->restore();
    }

private:
    void paintText(QPainter &painter, const QRect &box, const PaletteRow &row, bool current) const
    {
        Q_UNUSED(current)
        const QString text = aroundHit(row.text, query);
        const QFont plain = Theme::instance().font(Type::Base);
        const QFont strong = Theme::instance().font(Type::Base, 600);
        painter.setPen(tk().tx);
        const auto spans = hitSpans(text, query);
        const qreal ellipsis = QFontMetricsF(plain).horizontalAdvance(QStringLiteral("…"));
        const int baseline = box.top() + int(std::round((box.height() + QFontMetricsF(plain).capHeight()) / 2.0));
        qreal x = box.left();
        // One piece after the other; the piece that no longer fits is elided, and nothing follows.
        const auto draw = [&](const QString &piece, const QFont &font, bool last) {
            const QFontMetricsF metrics(font);
            const qreal width = metrics.horizontalAdvance(piece);
            painter.setFont(font);
            const qreal room = box.right() - x;
            if (width <= room - (last ? 0 : ellipsis)) {
                drawRun(painter, QPointF(x, baseline), piece);
                x += width;
                return true;
            }
            drawRun(painter, QPointF(x, baseline),
                    metrics.elidedText(last ? piece : piece + QStringLiteral("……"), Qt::ElideRight, room));
            return false;
        };
        int at = 0;
        for (const auto &[start, length] : spans) {
            if (start > at && !draw(text.mid(at, start - at), plain, false))
                return;
            if (!draw(text.mid(start, length), strong, start + length == text.size()))
                return;
            at = start + length;
        }
        if (at < text.size())
            draw(text.mid(at), plain, true);
    }

    const PaletteModel *m_model;
};

} // namespace

struct CommandPalette::Impl {
    Session *session = nullptr;
    Actions *actions = nullptr;
    PaletteModel *model = nullptr;
    PaletteDelegate *delegate = nullptr;
    QLineEdit *field = nullptr;
    QListView *list = nullptr;
    QPointer<QWidget> focusBefore;
    QString count;
    Found found;
    QString foundFor; // the text that `found` answers
    QPoint topCentre;
    int available = 1000;
};

CommandPalette::CommandPalette(Session *session, Actions *actions, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    setObjectName(QStringLiteral("palette"));
    setAccessibleName(tr("Find a memory or a command"));
    d->session = session;
    d->actions = actions;
    d->model = new PaletteModel(this);
    d->delegate = new PaletteDelegate(d->model, this);
    d->field = new QLineEdit(this);
    d->field->setObjectName(QStringLiteral("palette.field"));
    d->field->setAccessibleName(tr("Find a memory or a command"));
    d->field->setProperty("plain", true);
    d->field->setProperty("ownFocus", true); // the whole box shows that it has focus
    d->field->setTextMargins(6, 0, 0, 0);
    d->field->setFrame(false);
    d->list = new QListView(this);
    d->list->setObjectName(QStringLiteral("palette.list"));
    d->list->setAccessibleName(tr("What was found"));
    d->list->setModel(d->model);
    d->list->setItemDelegate(d->delegate);
    d->list->setFocusPolicy(Qt::NoFocus);
    d->list->setMouseTracking(true);
    d->list->setFrameShape(QFrame::NoFrame);
    d->list->setProperty("plain", true);
    d->list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    d->list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    d->list->setSelectionMode(QAbstractItemView::SingleSelection);
    d->list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    d->field->installEventFilter(this);
    connect(d->field, &QLineEdit::textChanged, this, [this] { search(); });
    connect(d->list, &QListView::clicked, this, [this](const QModelIndex &index) { choose(index.row(), false); });
    connect(session, &Session::closed, this, [this] { hide(); });
    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (isVisible() && now && now != this && !isAncestorOf(now))
            hide();
    });
    hide();
}

// The widget beneath gives the focus away when it goes: nothing of this is left to hear of it then.
CommandPalette::~CommandPalette()
{
    disconnect(qApp, nullptr, this, nullptr);
}

PaletteModel *CommandPalette::model() const
{
    return d->model;
}

QString CommandPalette::countText() const
{
    return d->count;
}

void CommandPalette::placeAt(const QPoint &topCentre, int available)
{
    d->topCentre = topCentre;
    d->available = available;
    if (isVisible())
        arrange();
}

void CommandPalette::popUp(const QString &text)
{
    if (!isVisible())
        d->focusBefore = QApplication::focusWidget();
    d->found = {};
    d->foundFor.clear();
    d->field->setFont(Theme::instance().font(Type::Memory, 400));
    d->field->setPlaceholderText(d->session->isOpen() ? tr("Find a memory or a command") : tr("Find a command"));
    const QSignalBlocker quiet(d->field);
    d->field->setText(text);
    search();
    show();
    raise();
    d->field->setFocus(Qt::ShortcutFocusReason);
    d->field->selectAll();
    qApp->removeEventFilter(this);
    qApp->installEventFilter(this);
}

void CommandPalette::hideEvent(QHideEvent *event)
{
    QWidget::hideEvent(event);
    qApp->removeEventFilter(this);
    const QWidget *now = QApplication::focusWidget();
    if (d->focusBefore && (!now || now == d->field))
        d->focusBefore->setFocus(Qt::OtherFocusReason);
    d->focusBefore.clear();
}

void CommandPalette::search()
{
    const QString text = d->field->text().trimmed();
    const bool commandsOnly = text.startsWith(QLatin1Char('>'));
    const std::shared_ptr<Store> store = d->session->store();
    const std::shared_ptr<const Snapshot> snapshot = d->session->snapshot();
    if (text.isEmpty() || commandsOnly || !store || !snapshot) {
        d->found = {};
        d->foundFor.clear();
        // A newer request in the slot drops the answer to an older one.
        JobRunner::instance().run<bool>(
            this, QStringLiteral("search"), {}, [](std::stop_token, const Progress &) -> Result<bool> { return true; },
            [](const Result<bool> &) {});
        arrange();
        return;
    }
    JobRunner::instance().run<Found>(
        this, QStringLiteral("search"), {},
        [store, snapshot, scope = d->session->scope().toStdString(), query = text.toStdString()](
            std::stop_token stop, const Progress &) { return searchStore(*store, *snapshot, scope, query, stop); },
        [this, text](Result<Found> found) {
            d->found = found ? std::move(*found) : Found{};
            d->foundFor = text;
            arrange();
        });
    arrange(); // the commands at once; what was found before stays until the answer comes
}

// Rows from what is known now, and the size that they need.
void CommandPalette::arrange()
{
    QString text = d->field->text().trimmed();
    const bool commandsOnly = text.startsWith(QLatin1Char('>')) || !d->session->isOpen();
    if (text.startsWith(QLatin1Char('>')))
        text = text.mid(1).trimmed();
    d->delegate->query = text;

    const int before = d->list->currentIndex().row();
    const MemoryKey keyBefore = before >= 0 && before < d->model->rowCount() ? d->model->row(before).key : MemoryKey{};

    std::vector<PaletteRow> rows;
    const auto group = [&rows](const QString &title, const std::vector<PaletteRow> &members) {
        if (members.empty())
            return;
        PaletteRow header;
        header.text = title;
        rows.push_back(header);
        rows.insert(rows.end(), members.begin(), members.end());
    };
    if (!commandsOnly) {
        group(tr("Beliefs"), d->found.beliefs);
        group(tr("Episodes"), d->found.episodes);
    }
    const QStringList words = text.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    std::vector<PaletteRow> commands;
    for (const MenuPlace place : Actions::places()) {
        for (QAction *action : d->actions->in(place)) {
            if (!action->isEnabled() || action->objectName() == QLatin1String("view.palette"))
                continue;
            const QString name = action->text().remove(QLatin1Char('&'));
            const QString all = name + QLatin1Char(' ') + action->statusTip();
            const bool fits = std::all_of(words.begin(), words.end(), [&all](const QString &word) {
                return all.contains(word, Qt::CaseInsensitive);
            });
            if (!fits)
                continue;
            PaletteRow row;
            row.type = PaletteRow::Type::Command;
            row.text = name;
            row.fact = Actions::menuTitle(place);
            row.action = action;
            commands.push_back(row);
        }
    }
    // A name that says the words comes before an explanation that does.
    std::stable_partition(commands.begin(), commands.end(), [&words](const PaletteRow &row) {
        return std::all_of(words.begin(), words.end(),
                           [&row](const QString &word) { return row.text.contains(word, Qt::CaseInsensitive); });
    });
    if (!commandsOnly && !words.isEmpty() && int(commands.size()) > kCommands)
        commands.resize(kCommands);
    group(tr("Commands"), commands);

    const std::shared_ptr<const Snapshot> snapshot = d->session->snapshot();
    d->count.clear();
    if (!commandsOnly && !d->foundFor.isEmpty() && snapshot)
        d->count = tr("%1 of %2", "hits of all memories")
                       .arg(figure(qlonglong(d->found.hits)), figure(qlonglong(snapshot->size())));
    else if (commandsOnly)
        d->count = commands.size() == 1 ? tr("1 command") : tr("%1 commands").arg(commands.size());

    d->model->setRows(std::move(rows));
    int keep = -1;
    for (int i = 0; keyBefore && i < d->model->rowCount(); ++i) {
        if (d->model->row(i).key == keyBefore)
            keep = i;
    }
    moveTo(keep >= 0 ? keep : d->model->nextChoosable(-1, 1));

    int content = 8;
    for (int i = 0; i < d->model->rowCount(); ++i)
        content += d->model->row(i).type == PaletteRow::Type::Header ? kHeader : kRow;
    const int most = std::max(kField + kFoot + kRow, std::min(kMaximumHeight, d->available - 2 * kShadow));
    const int height = std::min(most, kField + 1 + std::max(content, kRow + 8) + kFoot);
    const int width = std::min(kWidth, std::max(320, parentWidget()->width() - 32));
    setGeometry(d->topCentre.x() - width / 2 - kShadow, d->topCentre.y() - kShadow, width + 2 * kShadow,
                height + 2 * kShadow);
    const int countWidth =
        d->count.isEmpty() ? 0 : QFontMetrics(Theme::instance().font(Type::Caption)).horizontalAdvance(d->count) + 12;
    d->field->setGeometry(kShadow + 32, kShadow + 6, width - 32 - 14 - countWidth, kField - 12);
    d->list->setGeometry(kShadow + 1, kShadow + kField + 1, width - 2, height - kField - kFoot - 1);
    d->list->setVisible(d->model->rowCount() > 0); // else it says that there is nothing
    update();
}

void CommandPalette::moveTo(int row)
{
    const QModelIndex index = d->model->index(row, 0);
    d->list->setCurrentIndex(index);
    if (!index.isValid())
        return;
    // The header of the first group comes into sight with its first row.
    if (row <= 1)
        d->list->scrollToTop();
    else
        d->list->scrollTo(index);
}

void CommandPalette::choose(int row, bool why)
{
    if (row < 0 || row >= d->model->rowCount())
        return;
    const PaletteRow chosen = d->model->row(row);
    if (chosen.type == PaletteRow::Type::Header)
        return;
    hide();
    if (chosen.type == PaletteRow::Type::Command) {
        if (chosen.action && chosen.action->isEnabled())
            chosen.action->trigger();
        return;
    }
    if (why)
        Q_EMIT whyChosen(chosen.key);
    else
        Q_EMIT memoryChosen(chosen.key);
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->field && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const int row = d->list->currentIndex().row();
        switch (key->key()) {
        case Qt::Key_Down:
            moveTo(d->model->nextChoosable(row, 1));
            return true;
        case Qt::Key_Up:
            moveTo(d->model->nextChoosable(row, -1));
            return true;
        case Qt::Key_Return:
        case Qt::Key_Enter:
            choose(row, key->modifiers().testFlag(Qt::ControlModifier));
            return true;
        case Qt::Key_Escape:
            hide();
            return true;
        case Qt::Key_Tab:
        case Qt::Key_Backtab:
            return true; // focus stays while it is open
        default:
            break;
        }
    }
    if (event->type() == QEvent::MouseButtonPress && isVisible()) {
        const auto *widget = qobject_cast<QWidget *>(watched);
        if (widget && widget != this && !isAncestorOf(widget) && widget->window() == window())
            hide();
    }
    return QWidget::eventFilter(watched, event);
}

void CommandPalette::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QRectF box = QRectF(rect()).adjusted(kShadow, kShadow, -kShadow, -kShadow);
    // Rings that add up: most of the shadow lies near the box and a little below it.
    const qreal strength = Theme::instance().isDark() ? 0.50 : 0.16;
    for (int i = kShadow; i > 0; --i) {
        const qreal share = 1.0 - qreal(i) / kShadow;
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor::fromRgbF(0, 0, 0, float(strength * share * 2 / kShadow)));
        painter.drawRoundedRect(box.adjusted(-i, -i + 4, i, i).intersected(QRectF(rect())), kRadius + i, kRadius + i);
    }
    QPainterPath path;
    path.addRoundedRect(box, kRadius, kRadius);
    painter.fillPath(path, tk().raised);
    painter.save();
    painter.setClipPath(path);
    const QRectF foot(box.left(), box.bottom() - kFoot, box.width(), kFoot);
    painter.fillRect(foot, tk().alt);
    painter.fillRect(QRectF(box.left(), box.top() + kField, box.width(), 1), tk().line);
    painter.fillRect(QRectF(foot.left(), foot.top(), foot.width(), 1), tk().line);
    painter.restore();
    painter.setPen(QPen(tk().ctl, 1));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(box.adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);

    drawSign(painter, QRectF(box.left() + 14, box.top() + (kField - 16) / 2.0, 16, 16), QStringLiteral("search"),
             tk().tx);
    painter.setFont(Theme::instance().font(Type::Caption));
    painter.setPen(tk().tx3);
    drawBoxed(painter, QRectF(box.left(), box.top(), box.width() - 14, kField), Qt::AlignRight | Qt::AlignVCenter,
              d->count);
    if (d->model->rowCount() == 0)
        drawBoxed(painter, QRectF(box.left() + 14, box.top() + kField, box.width() - 28, kRow + 8),
                  Qt::AlignLeft | Qt::AlignVCenter, tr("Nothing was found."));

    struct Hint {
        QStringList keys;
        QString word;
    };
    std::vector<Hint> hints{{{QStringLiteral("↑"), QStringLiteral("↓")}, tr("choose")}, {{tr("Enter")}, tr("open")}};
    if (d->session->isOpen()) {
        hints.push_back({{tr("Ctrl"), tr("Enter")}, tr("Why")});
        hints.push_back({{QStringLiteral(">")}, tr("commands only")});
    }
    hints.push_back({{tr("Esc")}, tr("close")});
    qreal x = foot.left() + 14;
    for (const Hint &hint : hints) {
        for (const QString &key : hint.keys)
            x += drawKey(&painter, QPointF(x, foot.top() + (kFoot - 18) / 2.0 + 0.5), key) + 4;
        painter.setFont(Theme::instance().font(Type::Secondary));
        painter.setPen(tk().tx3);
        const qreal width = QFontMetricsF(painter.font()).horizontalAdvance(hint.word);
        x += 4;
        drawBoxed(painter, QRectF(x, foot.top(), width + 2, kFoot), Qt::AlignVCenter | Qt::AlignLeft, hint.word);
        x += width + 16;
    }
}

} // namespace credence::ui

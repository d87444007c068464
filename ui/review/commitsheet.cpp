// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/commitsheet.h"

#include "reflect/rowpaint.h"
#include "reflect/runwords.h"
#include "review/reviewcontroller.h"
#include "review/reviewwords.h"
#include "settings/settings.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/corewords.h"
#include "widgets/errorbar.h"
#include "widgets/flowlayout.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/plaintip.h"
#include "widgets/rowview.h"

#include <QAbstractListModel>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLocale>
#include <QPainter>
#include <QScrollBar>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kSheetMargin = 24;
constexpr int kSheetRow = 23;

struct SheetRow {
    enum class Type { Count, Head, Change, Follows, Behind, Note };
    Type type = Type::Change;
    QString icon, text, right, tip;
    QString below;     // whole, on lines of its own
    QString candidate; // shown when it is chosen
    MemoryId memory;
    Status before = Status::Active, after = Status::Active;
    bool dim = false, alarm = false;
};

class SheetRows : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    void set(std::vector<SheetRow> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    [[nodiscard]] const SheetRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }
    [[nodiscard]] Qt::ItemFlags flags(const QModelIndex &index) const override
    {
        if (!index.isValid())
            return Qt::NoItemFlags;
        const SheetRow::Type type = row(index.row()).type;
        return type == SheetRow::Type::Change || type == SheetRow::Type::Behind || type == SheetRow::Type::Follows
                   ? Qt::ItemIsEnabled | Qt::ItemIsSelectable
                   : Qt::NoItemFlags;
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        if (!index.isValid())
            return {};
        const SheetRow &r = row(index.row());
        if (role == Qt::DisplayRole)
            return r.text;
        if (role == Qt::ToolTipRole)
            return plainTip(r.tip.isEmpty() ? r.text : r.tip);
        if (role == Qt::AccessibleTextRole)
            return !r.below.isEmpty()                ? r.text + QStringLiteral(", ") + r.below
                   : r.type == SheetRow::Type::Count ? r.right + QLatin1Char(' ') + r.text
                   : r.right.isEmpty()               ? r.text
                                                     : r.text + QStringLiteral(", ") + r.right;
        return {};
    }

private:
    std::vector<SheetRow> m_rows;
};

constexpr int kBelowFlags = Qt::AlignLeft | Qt::AlignTop | Qt::TextWordWrap;

QRect belowRect(const QString &text, int wide)
{
    return QFontMetrics(Theme::instance().font(Type::Caption))
        .boundingRect(QRect(0, 0, std::max(80, wide), 10'000), kBelowFlags, text);
}

class SheetDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const SheetRows *>(index.model());
        if (!model)
            return {};
        const SheetRow &row = model->row(index.row());
        if (!row.below.isEmpty()) {
            const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
            const int wide = (view ? view->viewport()->width() : px(404)) - 2 * kSheetMargin - px(22);
            return {100, px(kSheetRow) + belowRect(row.below, wide).height() + px(4)};
        }
        switch (model->row(index.row()).type) {
        case SheetRow::Type::Count:
            return {100, px(20)};
        case SheetRow::Type::Head:
            return {100, px(34)};
        default:
            return {100, px(kSheetRow)};
        }
    }

    void paint(QPainter *p, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const SheetRows *>(index.model());
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        if (!model || !view)
            return;
        const SheetRow &row = model->row(index.row());
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const QRect r = option.rect;
        QPainter &painter = *p;
        painter.save();
        const Mirrored mirrored(*p, option.rect, option.direction);
        painter.setRenderHint(QPainter::Antialiasing);
        const qreal left = r.left() + kSheetMargin, right = r.right() + 1 - kSheetMargin;
        const auto setSize = [](QFont font, int pixels) {
            font.setPixelSize(pixels);
            return font;
        };
        switch (row.type) {
        case SheetRow::Type::Count: {
            const QFont figures = setSize(theme.font(Type::Base, row.dim ? 400 : 600), px(14)),
                        words = setSize(theme.font(Type::Base), px(14));
            const QColor ink = row.alarm ? t.flag : row.dim ? t.tx3 : t.tx;
            write(painter, figures, ink, left + px(24) - QFontMetricsF(figures).horizontalAdvance(row.right), r.top(),
                  r.height(), row.right);
            write(painter, words, ink, left + px(36), r.top(), r.height(), row.text);
            if (row.alarm)
                drawPennant(painter,
                            QPointF(left + px(36) + QFontMetricsF(words).horizontalAdvance(row.text) + 8,
                                    r.top() + r.height() / 2.0 + 5),
                            1.25);
            break;
        }
        case SheetRow::Type::Head: {
            const QFont bold = theme.font(Type::Secondary, 600), plain = theme.font(Type::Secondary);
            const qreal top = r.top() + px(10), height = px(24);
            write(painter, bold, t.tx, left, top, height, row.text);
            write(painter, plain, t.tx3, right - QFontMetricsF(plain).horizontalAdvance(row.right), top, height,
                  row.right);
            painter.fillRect(QRectF(left, r.bottom(), right - left, 1), t.line);
            break;
        }
        default: {
            if (view->currentIndex() == index && view->hasFocus())
                drawRowGround(painter, option, index);
            const QFont base = theme.font(Type::Secondary), small = theme.font(Type::Caption);
            const QFontMetricsF metrics(base);
            qreal x = left;
            if (row.type == SheetRow::Type::Follows) {
                drawStatusGlyph(painter, QPointF(x + 7, r.top() + r.height() / 2.0), grown(4.2), row.after,
                                statusColour(row.after));
            } else if (row.type == SheetRow::Type::Behind && row.icon == QLatin1String("flag")) {
                drawPennant(painter, QPointF(x + 4, r.top() + px(kSheetRow) / 2.0 + 5), 1.25);
            } else if (!row.icon.isEmpty()) {
                drawSign(painter, QRectF(x, r.top() + (px(kSheetRow) - 14) / 2.0, 14, 14), row.icon,
                         row.alarm ? t.flag : t.tx2);
            }
            x += px(22);
            const qreal wide = QFontMetricsF(small).horizontalAdvance(row.right);
            const QString note =
                QFontMetricsF(small).elidedText(row.right, Qt::ElideRight, std::max<qreal>(0, (right - x) * 0.6));
            const qreal shown = std::min(wide, QFontMetricsF(small).horizontalAdvance(note));
            write(painter, small, row.alarm ? t.flag : t.tx3, right - shown, r.top(), r.height(), note);
            const int first = row.below.isEmpty() ? r.height() : px(kSheetRow);
            if (!row.below.isEmpty()) {
                painter.setFont(small);
                painter.setPen(row.alarm ? t.flag : t.tx3);
                drawBoxed(painter, QRectF(x, r.top() + first - px(2), right - x, r.height()), kBelowFlags, row.below);
            }
            write(painter, base, row.dim ? t.tx3 : t.tx, x, r.top(), first,
                  metrics.elidedText(row.text, Qt::ElideRight, right - shown - 12 - x));
            painter.fillRect(QRectF(left, r.bottom(), right - left, 1), t.line);
            break;
        }
        }
        painter.restore();
    }
};

// "62 = 12 + 1 + 6 + 2 + 41", each with its word below.
class SumLine : public QWidget {
    Q_OBJECT
public:
    explicit SumLine(QWidget *parent) : QWidget(parent) { setFixedHeight(px(56)); }
    void set(const QList<std::pair<QString, QString>> &parts)
    {
        m_parts = parts;
        QStringList words;
        for (const auto &[figureText, word] : parts)
            words << figureText + QLatin1Char(' ') + word;
        setToolTip(words.join(QLatin1Char('\n')));
        setAccessibleName(words.value(0) + QStringLiteral(" = ") + words.mid(1).join(QStringLiteral(" + ")));
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.fillRect(QRect(0, 0, width(), 1), tk().line);
        painter.fillRect(QRect(0, height() - 1, width(), 1), tk().line);
        if (m_parts.isEmpty())
            return;
        const QFont bold = Theme::instance().font(Type::Base, 600), small = Theme::instance().font(Type::Caption);
        // Each part as wide as its words, and what is left between them; words that have no room are cut, with a tip.
        const QFontMetricsF metrics(small);
        QList<qreal> widths;
        qreal all = 0;
        for (const auto &[figureText, word] : m_parts) {
            widths << std::max(metrics.horizontalAdvance(word), QFontMetricsF(bold).horizontalAdvance(figureText));
            all += widths.last();
        }
        const qreal room = width() - 16.0, least = px(6);
        const qreal gaps = double(std::max<qsizetype>(1, m_parts.size() - 1)) * least;
        // The longest give way first.
        qreal most = *std::max_element(widths.begin(), widths.end());
        const bool squeeze = all + gaps > room;
        while (squeeze && most > 1) {
            qreal sum = 0;
            for (const qreal wide : widths)
                sum += std::min(wide, most);
            if (sum + gaps <= room)
                break;
            --most;
        }
        const qreal gap = squeeze ? least : (room - all) / double(m_parts.size());
        qreal left = squeeze ? 8.0 : 8.0 + gap / 2;
        for (qsizetype i = 0; i < m_parts.size(); ++i) {
            const auto &figureText = m_parts[i].first;
            const qreal wide = std::min(widths[i], most), centre = left + wide / 2;
            const QString word = wide < widths[i] ? metrics.elidedText(m_parts[i].second, Qt::ElideRight, wide + 0.5)
                                                  : m_parts[i].second;
            write(painter, bold, tk().tx, centre - QFontMetricsF(bold).horizontalAdvance(figureText) / 2, px(9), px(18),
                  figureText);
            write(painter, small, tk().tx3, centre - metrics.horizontalAdvance(word) / 2, px(28), px(14), word);
            if (i + 1 < m_parts.size()) {
                const QString sign = i == 0 ? QStringLiteral("=") : QStringLiteral("+");
                write(painter, small, tk().tx3, left + wide + gap / 2 - metrics.horizontalAdvance(sign) / 2, px(9),
                      px(18), sign);
            }
            left += wide + gap;
        }
    }

private:
    QList<std::pair<QString, QString>> m_parts;
};

bool samePlan(const CommitPlan &a, const CommitPlan &b)
{
    if (a.changes.size() != b.changes.size() || a.follows.size() != b.follows.size() ||
        a.blocked.size() != b.blocked.size() || a.superseded != b.superseded || a.archived != b.archived ||
        a.retracted != b.retracted)
        return false;
    for (std::size_t i = 0; i < a.changes.size(); ++i) {
        const PlannedChange &x = a.changes[i], &y = b.changes[i];
        if (x.candidate != y.candidate || x.action != y.action || x.text != y.text || x.target != y.target ||
            x.sources != y.sources || x.archived != y.archived || x.before != y.before)
            return false;
    }
    for (std::size_t i = 0; i < a.follows.size(); ++i) {
        if (a.follows[i].memory != b.follows[i].memory || a.follows[i].after != b.follows[i].after ||
            a.follows[i].candidate != b.follows[i].candidate)
            return false;
    }
    return true;
}

QString sourcesWord(int n)
{
    return n == 1 ? CommitSheet::tr("1 source") : CommitSheet::tr("%1 sources").arg(n);
}

} // namespace

struct CommitSheet::Impl {
    ReviewController *controller = nullptr;
    Label *title = nullptr;
    TextBlock *below = nullptr;
    ErrorBar *error = nullptr;
    SheetRows *rows = nullptr;
    RowView *view = nullptr;
    SumLine *sum = nullptr;
    TextBlock *signature = nullptr;
    QAction *commit = nullptr, *keep = nullptr;
    Button *commitButton = nullptr, *keepButton = nullptr;
    std::optional<CommitPlan> plan;
    bool receipt = false;
    bool commitAfterRead = false; // Enter was pressed: commit if the change set is still the one shown
};

CommitSheet::CommitSheet(ReviewController *controller, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->controller = controller;
    setObjectName(QStringLiteral("review.sheet"));
    setAccessibleName(tr("Commit"));
    setFocusPolicy(Qt::StrongFocus);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(1, 0, 0, 0);
    layout->setSpacing(0);
    auto *head = new QVBoxLayout;
    head->setContentsMargins(kSheetMargin, px(14), kSheetMargin, px(10));
    head->setSpacing(2);
    d->title = new Label({}, Type::SheetTitle, Tone::Normal, 600, this);
    d->title->setObjectName(QStringLiteral("review.sheetTitle"));
    d->below = new TextBlock({}, Type::Secondary, Tone::Secondary, 0, this);
    d->below->setObjectName(QStringLiteral("review.sheetBelow"));
    head->addWidget(d->title);
    head->addWidget(d->below);
    layout->addLayout(head);
    d->error = new ErrorBar(this);
    d->error->setObjectName(QStringLiteral("review.sheetError"));
    layout->addWidget(d->error);
    d->rows = new SheetRows(this);
    d->view = new RowView(tr("Changes"), this);
    d->view->setObjectName(QStringLiteral("review.sheetRows"));
    d->view->setModel(d->rows);
    d->view->setItemDelegate(new SheetDelegate(d->view));
    d->view->installEventFilter(this);
    layout->addSpacing(px(10));
    layout->addWidget(d->view, 1);
    auto *foot = new QVBoxLayout;
    foot->setContentsMargins(kSheetMargin, 0, kSheetMargin, px(12));
    foot->setSpacing(px(8));
    d->sum = new SumLine(this);
    d->sum->setObjectName(QStringLiteral("review.sheetSum"));
    d->signature = new TextBlock({}, Type::Secondary, Tone::Secondary, 0, this);
    d->signature->setObjectName(QStringLiteral("review.sheetSignature"));
    foot->addWidget(d->sum);
    foot->addWidget(d->signature);
    const auto make = [this](const char *name, const QString &text, const QString &tip, const QKeySequence &keys) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setShortcut(keys);
        action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        addAction(action);
        return action;
    };
    d->commit = make("review.commitNow", tr("Commit"), tr("Put the approved candidates into memory, in one step"),
                     QKeySequence(Qt::CTRL | Qt::Key_Return));
    d->keep = make("review.keepReviewing", tr("Keep reviewing"), tr("Close the sheet; nothing is changed"),
                   QKeySequence(Qt::Key_Escape));
    auto *buttons = new FlowLayout(8, px(6));
    buttons->setContentsMargins(0, 0, 0, 0);
    buttons->setLastRight(true);
    d->commitButton = new Button(d->commit, ButtonKind::Primary, this);
    d->commitButton->setObjectName(QStringLiteral("review.commitButton"));
    d->keepButton = new Button(d->keep, ButtonKind::Rest, this);
    d->keepButton->setObjectName(QStringLiteral("review.keepButton"));
    buttons->addWidget(d->commitButton);
    buttons->addWidget(d->keepButton);
    foot->addLayout(buttons);
    layout->addLayout(foot);

    connect(d->commit, &QAction::triggered, this, [this] { commitNow(); });
    connect(d->keep, &QAction::triggered, this, [this] { Q_EMIT closed(); });
    const auto chosen = [this](const QModelIndex &index) {
        const SheetRow &row = d->rows->row(index.row());
        if (!row.candidate.isEmpty() && !d->receipt)
            Q_EMIT showRequested(row.candidate);
    };
    connect(d->view, &RowView::enterPressed, this, chosen);
    connect(d->view, &RowView::rowClicked, this, [chosen](const QModelIndex &index, const QPoint &) { chosen(index); });
    connect(controller, &ReviewController::previewReady, this, [this](const CommitPlan &plan, const QString &error) {
        if (isHidden() || d->receipt)
            return;
        const bool commitIt = d->commitAfterRead;
        d->commitAfterRead = false;
        if (!error.isEmpty()) {
            d->error->showMessage(tr("The change set can’t be read."), {}, error);
            return;
        }
        const bool same = d->plan && samePlan(*d->plan, plan);
        const bool had = d->plan.has_value();
        d->plan = plan;
        fill();
        if (!commitIt)
            return;
        if (!same && had) {
            d->error->showMessage(tr("The store changed under it."), {},
                                  tr("This is the change set as it is now. Nothing was committed; look at it again."),
                                  BarTone::Warning);
            return;
        }
        if (!plan.changes.empty()) {
            d->title->setText(tr("Committing…"));
            d->controller->commit();
        }
    });
    connect(controller, &ReviewController::committed, this, [this](const CommitPlan &plan) {
        d->plan = plan;
        d->receipt = true;
        d->error->dismiss();
        fill();
    });
    connect(controller, &ReviewController::commitFailed, this, [this](const QString &what, const QString &todo) {
        d->error->showMessage(what, {}, todo);
        if (!isHidden())
            d->controller->preview();
    });
    // Decisions of others, and what an agent wrote, change what a commit would do.
    // A receipt for what is taken back says something that is not so.
    connect(controller, &ReviewController::stepsChanged, this, [this] {
        if (!isHidden() && d->receipt && d->plan && d->controller->isUndone(d->plan->entry)) {
            Q_EMIT takenBack(d->plan->entry, int(d->plan->changes.size()));
            Q_EMIT closed();
        }
    });
    connect(controller, &ReviewController::loaded, this, [this] {
        if (!isHidden() && !d->receipt && !d->controller->committing())
            d->controller->preview();
    });
}

CommitSheet::~CommitSheet() = default;

QList<QAction *> CommitSheet::actions() const
{
    return {d->commit, d->keep};
}

const CommitPlan *CommitSheet::plan() const
{
    return d->plan ? &*d->plan : nullptr;
}

bool CommitSheet::isReceipt() const
{
    return d->receipt;
}

QString CommitSheet::errorText() const
{
    return d->error->isHidden() ? QString() : d->error->message();
}

void CommitSheet::open()
{
    d->plan.reset();
    d->receipt = false;
    d->commitAfterRead = false;
    d->error->dismiss();
    clear();
    show();
    d->commitButton->setFocus(Qt::OtherFocusReason);
    d->controller->preview();
}

void CommitSheet::clear()
{
    d->title->setText(tr("Commit"));
    d->below->setText(tr("Reading what would change…"));
    d->rows->set({});
    d->sum->set({});
    d->signature->setText({});
    d->commit->setEnabled(false);
    d->commit->setText(tr("Commit"));
}

void CommitSheet::commitNow()
{
    if (d->receipt) {
        Q_EMIT closed();
        return;
    }
    if (!d->plan || d->plan->changes.empty() || d->controller->committing() || !d->controller->locked().isEmpty())
        return;
    // What is committed is what is shown: it is read once more right before.
    d->error->dismiss();
    d->commitAfterRead = true;
    d->controller->preview();
}

void CommitSheet::fill()
{
    const CommitPlan &plan = *d->plan;
    const auto changes = qlonglong(plan.changes.size());
    const auto added = qlonglong(plan.count(Action::Add) + plan.count(Action::Supersede));
    const auto narratives = qlonglong(plan.count(Action::Narrative));
    if (d->receipt) {
        d->title->setText(changes == 1 ? tr("1 change is committed")
                                       : tr("%1 changes are committed").arg(figure(changes)));
        d->below->setText(tr("Ledger entry %1. All of them are in.").arg(figure(plan.entry.value)));
    } else {
        d->title->setText(changes == 0   ? tr("Nothing to commit")
                          : changes == 1 ? tr("Commit 1 change")
                                         : tr("Commit %1 changes").arg(figure(changes)));
        const auto behind = qlonglong(plan.blocked.size());
        d->below->setText(changes > 0   ? tr("All of them in one step, or none.")
                          : behind == 0 ? tr("Approve a candidate first; decisions are kept.")
                          : behind == 1
                              ? tr("The one that is approved stays behind; why, it says below.")
                              : tr("All %1 that are approved stay behind; why, it says below.").arg(figure(behind)));
    }
    std::vector<SheetRow> rows;
    const auto count = [&](qlonglong n, const QString &sign, const QString &one, const QString &many, bool always,
                           bool alarm = false) {
        if (n == 0 && !always)
            return;
        SheetRow row;
        row.type = SheetRow::Type::Count;
        row.right = (n > 0 ? sign : QString()) + figure(n);
        row.text = n == 1 ? one : many;
        row.dim = n == 0;
        row.alarm = alarm && n > 0;
        rows.push_back(row);
    };
    count(added, QStringLiteral("+"), tr("belief added"), tr("beliefs added"), true);
    count(narratives, QStringLiteral("+"), tr("narrative added"), tr("narratives added"), false);
    count(qlonglong(plan.superseded.size()), {}, tr("superseded"), tr("superseded"), true);
    count(qlonglong(plan.count(Action::MergeEvidence)), {}, tr("merged into a belief"), tr("merged into beliefs"),
          false);
    count(qlonglong(plan.archived.size()), {}, tr("original archived"), tr("originals archived"), false);
    count(qlonglong(plan.retracted.size()), {}, tr("retracted"), tr("retracted"), false);
    count(0, {}, tr("deleted"), tr("deleted"), true);
    int byFlag = 0, other = 0;
    for (const BlockedCandidate &blocked : plan.blocked)
        (blocked.flags.empty() ? other : byFlag) += 1;
    count(byFlag, {}, tr("blocked by a flag"), tr("blocked by flags"), false, true);
    count(other, {}, tr("stays behind"), tr("stay behind"), false, true);

    const auto head = [&](const QString &text, const QString &right) {
        SheetRow row;
        row.type = SheetRow::Type::Head;
        row.text = text;
        row.right = right;
        rows.push_back(row);
    };
    if (changes > 0) {
        head(tr("Changes"), figure(changes));
        for (const PlannedChange &change : plan.changes) {
            SheetRow row;
            row.type = SheetRow::Type::Change;
            row.icon = actionIcon(change.action);
            row.text = oneLine(change.text);
            row.tip = screenText(change.text);
            row.candidate = QString::fromStdString(change.candidate);
            row.memory = change.memory;
            QStringList notes;
            switch (change.action) {
            case Action::Add:
                notes << sourcesWord(change.sources);
                break;
            case Action::Supersede:
                notes << tr("diff seen");
                row.tip = tr("Replaces: %1").arg(screenText(change.before)) + QLatin1Char('\n') + row.tip;
                break;
            case Action::MergeEvidence:
                notes << QLatin1Char('+') + sourcesWord(change.sources);
                break;
            case Action::Retract:
                notes << tr("retracted");
                break;
            case Action::Narrative:
                notes << tr("%1 archived").arg(change.archived);
                break;
            }
            if (change.edited)
                notes = {tr("edited")};
            if (change.downgraded)
                notes << tr("downgraded");
            row.right = notes.join(QStringLiteral(", "));
            rows.push_back(row);
        }
    }
    if (!plan.follows.empty()) {
        const auto n = qlonglong(plan.follows.size());
        head(tr("Follows from them"), n == 1 ? tr("1 belief") : tr("%1 beliefs").arg(figure(n)));
        for (const FollowingChange &change : plan.follows) {
            SheetRow row;
            row.type = SheetRow::Type::Follows;
            row.before = change.before;
            row.after = change.after;
            row.text = oneLine(change.text);
            row.right = coreWords(change.reason);
            row.tip = screenText(change.text) + QLatin1Char('\n') + statusWord(change.before) + QStringLiteral(" → ") +
                      statusWord(change.after) + QStringLiteral(": ") + coreWords(change.reason);
            row.memory = change.memory;
            row.candidate = QString::fromStdString(change.candidate);
            rows.push_back(row);
        }
    }
    if (!plan.blocked.empty()) {
        head(tr("Stays behind"), figure(qlonglong(plan.blocked.size())));
        for (const BlockedCandidate &blocked : plan.blocked) {
            SheetRow row;
            row.type = SheetRow::Type::Behind;
            row.icon = blocked.flags.empty() ? QStringLiteral("octagon-alert") : QStringLiteral("flag");
            row.text = oneLine(blocked.text);
            row.below = coreWords(blocked.because);
            row.tip = screenText(blocked.text) + QLatin1Char('\n') + coreWords(blocked.because);
            row.candidate = QString::fromStdString(blocked.candidate);
            row.alarm = true;
            rows.push_back(row);
        }
    }
    d->rows->set(std::move(rows));

    const QueueCounts &c = plan.counts;
    const auto n = [](std::uint64_t value) { return figure(qlonglong(value)); };
    QList<std::pair<QString, QString>> sum{{n(c.candidates), tr("proposed")}};
    // Of a preview: those to commit are counted out of the open ones.
    const std::uint64_t now = std::uint64_t(changes);
    if (d->receipt) {
        sum << std::pair{n(c.committed), tr("committed")};
        sum << std::pair{n(c.blocked), tr("blocked")} << std::pair{n(c.rejected), tr("rejected")}
            << std::pair{n(c.deferred), tr("deferred")} << std::pair{n(c.open), tr("open")};
    } else {
        if (c.committed > 0)
            sum << std::pair{n(c.committed), tr("committed")};
        sum << std::pair{n(now), tr("to commit")} << std::pair{n(c.blocked), tr("blocked")}
            << std::pair{n(c.rejected), tr("rejected")} << std::pair{n(c.deferred), tr("deferred")}
            << std::pair{n(c.open - std::min(c.open, now)), tr("open")};
    }
    d->sum->set(sum);
    const QString who = reviewerName();
    d->signature->setText(
        d->receipt ? tr("Signed by %1, in this window. It can be undone with Ctrl+Z, after a restart too.").arg(who)
        : !d->controller->locked().isEmpty() ? d->controller->locked()
        : changes == 0
            ? tr("Nothing is changed, and nothing is entered in the ledger.")
            : tr("Signed by %1, in this window. Ledger entry %2, can be undone.").arg(who, figure(plan.entry.value)));
    fitTexts();
    d->commit->setEnabled((d->receipt || changes > 0) && d->controller->locked().isEmpty());
    d->commit->setText(d->receipt     ? tr("Done")
                       : changes == 1 ? tr("Commit 1 change")
                                      : tr("Commit %1 changes").arg(figure(changes)));
    d->commitButton->setVisible(d->receipt || changes > 0);
    d->keepButton->setVisible(!d->receipt);
    if (d->commitButton->isVisible() && d->commit->isEnabled())
        d->commitButton->setFocus(Qt::TabFocusReason); // the ring shows where Enter goes
    else
        d->keepButton->setFocus(Qt::TabFocusReason);
}

// Sentences that wrap get the lines that they need.
void CommitSheet::fitTexts()
{
    for (TextBlock *block : {d->below, d->signature})
        block->setFixedHeight(block->heightForWidth(std::max(80, width() - 1 - 2 * kSheetMargin)));
}

void CommitSheet::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitTexts();
}

void CommitSheet::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) {
        commitNow();
        return;
    }
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT closed();
        return;
    }
    // Keys of the queue are not for what lies under the sheet.
    event->accept();
}

bool CommitSheet::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->view && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (!key->text().isEmpty() && key->text().at(0).isLetterOrNumber())
            return true;
    }
    return QWidget::eventFilter(watched, event);
}

// The sheet keeps the focus inside.
bool CommitSheet::focusNextPrevChild(bool next)
{
    QList<QWidget *> order;
    for (QWidget *widget : {static_cast<QWidget *>(d->view), static_cast<QWidget *>(d->commitButton),
                            static_cast<QWidget *>(d->keepButton)}) {
        if (widget->isVisible() && widget->isEnabled())
            order << widget;
    }
    if (order.isEmpty())
        return true;
    const qsizetype at = order.indexOf(focusWidget());
    const qsizetype to = at < 0 ? 0 : (at + (next ? 1 : order.size() - 1)) % order.size();
    order[to]->setFocus(next ? Qt::TabFocusReason : Qt::BacktabFocusReason);
    return true;
}

void CommitSheet::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.fillRect(rect(), tk().base);
    painter.fillRect(QRect(0, 0, 1, height()), tk().ctl);
    painter.fillRect(QRect(1, d->below->geometry().bottom() + px(11), width() - 1, 1), tk().line);
}

} // namespace credence::ui

#include "commitsheet.moc"

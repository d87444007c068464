// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/checklist.h"

#include "models/roles.h"
#include "reflect/rowpaint.h"
#include "review/reviewwords.h"
#include "shell/theme.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/mirrored.h"
#include "widgets/plaintip.h"

#include <QAbstractListModel>
#include <QLocale>
#include <QPainter>
#include <QStyledItemDelegate>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kName = 110;
constexpr int kNear = 26;
constexpr std::size_t kMostNear = 6;

QString plainEnd(QString text)
{
    if (text.endsWith(QLatin1Char('.')) && !text.endsWith(QStringLiteral("..")) && text.count(QLatin1Char('.')) == 1)
        text.chop(1);
    return text;
}

// The figure at the right: counts as whole numbers, likeness with two digits.
QString figureOf(const Check &check)
{
    if (check.state == CheckState::NotRun)
        return CheckList::tr("not run", "a check");
    if (check.id == "confidence")
        return {};
    if (!check.value)
        return {};
    static const QLocale locale;
    if (check.id == "echo")
        return locale.toString(int(std::lround(*check.value * 100))) + QStringLiteral(" %");
    const bool whole = *check.value == std::floor(*check.value) && check.id != "novelty" && check.id != "duplicates" &&
                       check.id != "past_rejections" && check.id != "contradictions";
    const bool count = *check.value == std::floor(*check.value) && (*check.value > 1 || !check.limit);
    return whole || count ? locale.toString(int(*check.value)) : locale.toString(*check.value, 'f', 2);
}

bool hasMeter(const Check &check)
{
    return check.value && check.limit && *check.limit > 0 && *check.limit <= 1 && *check.value <= 1;
}

QString stateWord(CheckState state)
{
    switch (state) {
    case CheckState::Failed:
        return CheckList::tr("failed");
    case CheckState::Look:
        return CheckList::tr("look");
    case CheckState::Passed:
        return CheckList::tr("passed");
    case CheckState::NotRun:
        return CheckList::tr("not run");
    }
    return {};
}

} // namespace

class CheckRows : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    void set(std::vector<Check> checks)
    {
        beginResetModel();
        m_checks = std::move(checks);
        endResetModel();
    }
    [[nodiscard]] const Check &check(int row) const { return m_checks[std::size_t(row)]; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_checks.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        if (!index.isValid())
            return {};
        const Check &c = check(index.row());
        if (role == Qt::DisplayRole)
            return checkTitle(c.id);
        if (role == Qt::ToolTipRole)
            return plainTip(coreWords(c.sentence));
        if (role == Qt::AccessibleTextRole)
            return QStringList{checkTitle(c.id), stateWord(c.state), coreWords(c.sentence), figureOf(c)}.join(
                QStringLiteral(", "));
        return {};
    }

private:
    std::vector<Check> m_checks;
};

namespace {

class CheckDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    int height = 28;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {100, px(height)};
    }

    void paint(QPainter *p, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const CheckRows *>(index.model());
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        if (!model || !view)
            return;
        const Check &check = model->check(index.row());
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const QRect r = option.rect;
        QPainter &painter = *p;
        painter.save();
        const Mirrored mirrored(*p, option.rect, option.direction);
        painter.setRenderHint(QPainter::Antialiasing);
        if (view->currentIndex() == index && view->hasFocus())
            drawRowGround(painter, option, index);
        painter.fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
        const QRectF sign(r.left(), r.top() + (r.height() - 14) / 2.0, 14, 14);
        bool heavy = false;
        QColor words = t.tx2;
        switch (check.state) {
        case CheckState::Failed:
            drawSign(painter, sign, QStringLiteral("octagon-alert"), t.flag);
            heavy = true;
            words = t.tx;
            break;
        case CheckState::Look:
            drawSign(painter, sign, QStringLiteral("triangle-alert"), t.warn);
            heavy = true;
            words = t.tx;
            break;
        case CheckState::Passed:
            drawSign(painter, sign, QStringLiteral("check"), t.ok);
            break;
        case CheckState::NotRun:
            painter.fillRect(QRectF(sign.left() + 2, sign.center().y() - 0.5, 10, 1.5), t.tx3);
            words = t.tx3;
            break;
        }
        const QFont name = theme.font(Type::Secondary, heavy ? 600 : 400), text = theme.font(Type::Secondary);
        const qreal top = r.top(), height2 = r.height();
        qreal right = r.right() + 1;
        const QString figureText = figureOf(check);
        const qreal wide = QFontMetricsF(text).horizontalAdvance(figureText);
        write(painter, text, check.state == CheckState::NotRun ? t.tx3 : t.tx2, right - wide, top, height2, figureText);
        right -= std::max<qreal>(wide, px(30)) + 6;
        if (hasMeter(check)) {
            const QRectF track(right - px(64), top + height2 / 2.0 - 2, px(64), 4);
            painter.fillRect(track, t.line);
            painter.fillRect(QRectF(track.left(), track.top(), track.width() * std::clamp(*check.value, 0.0, 1.0), 4),
                             t.tx2);
            const qreal tick = std::round(track.left() + track.width() * std::clamp(*check.limit, 0.0, 1.0));
            painter.fillRect(QRectF(tick, track.top() - 3, 1, 10), t.tx);
            right = track.left() - 10;
        }
        write(painter, name, heavy ? t.tx : t.tx2, r.left() + px(22), top, height2, checkTitle(check.id));
        const qreal left = r.left() + px(22 + kName);
        write(painter, text, words, left, top, height2,
              QFontMetricsF(text).elidedText(plainEnd(coreLine(check.sentence)), Qt::ElideRight, right - left));
        painter.restore();
    }
};

} // namespace

CheckList::CheckList(QWidget *parent) : RowView(tr("Checks"), parent), m_rows(new CheckRows(this))
{
    setObjectName(QStringLiteral("review.checks"));
    setModel(m_rows);
    setItemDelegate(new CheckDelegate(this));
    setUniformItemSizes(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedHeight(0);
    connect(this, &RowView::enterPressed, this, [this](const QModelIndex &index) {
        const Check &check = m_rows->check(index.row());
        if (!check.about.empty())
            Q_EMIT memoryChosen(check.about.front().value);
    });
    connect(this, &RowView::rowClicked, this, [this](const QModelIndex &index, const QPoint &) {
        const Check &check = m_rows->check(index.row());
        if (!check.about.empty())
            Q_EMIT memoryChosen(check.about.front().value);
    });
}

void CheckList::setChecks(std::vector<Check> sorted)
{
    const int rows = int(sorted.size());
    m_rows->set(std::move(sorted));
    setFixedHeight(rows * itemDelegate()->sizeHint({}, {}).height());
}

void CheckList::setRowHeight(int pixels)
{
    auto *delegate = static_cast<CheckDelegate *>(itemDelegate());
    if (delegate->height == pixels)
        return;
    delegate->height = pixels;
    setFixedHeight(m_rows->rowCount() * delegate->sizeHint({}, {}).height());
    scheduleDelayedItemsLayout();
}

QString CheckList::sentenceOf(const std::string &check) const
{
    for (int i = 0; i < m_rows->rowCount(); ++i) {
        if (m_rows->check(i).id == check)
            return screenText(m_rows->check(i).sentence);
    }
    return {};
}

// --- nearest ---------------------------------------------------------------------------------------------------------

struct NearRow {
    std::string id;
    MemoryKey key;
    QString text, facts, figure;
    Status status = Status::Active;
    bool missing = false, loading = true;
};

class NearRows : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    void set(std::vector<NearRow> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    [[nodiscard]] std::vector<NearRow> &rows() { return m_rows; }
    [[nodiscard]] const NearRow &row(int row) const { return m_rows[std::size_t(row)]; }
    void changed()
    {
        if (!m_rows.empty())
            Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
    }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        if (!index.isValid())
            return {};
        const NearRow &r = row(index.row());
        if (role == Qt::DisplayRole)
            return r.text;
        if (role == KeyRole)
            return QVariant::fromValue(r.key);
        if (role == Qt::ToolTipRole)
            return plainTip(r.text);
        if (role == Qt::AccessibleTextRole)
            return QStringList{r.text, r.facts, r.figure}.join(QStringLiteral(", "));
        return {};
    }

private:
    std::vector<NearRow> m_rows;
};

namespace {

class NearDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {100, px(kNear)};
    }
    void paint(QPainter *p, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const NearRows *>(index.model());
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        if (!model || !view)
            return;
        const NearRow &row = model->row(index.row());
        const Tokens &t = tk();
        const QRect r = option.rect;
        QPainter &painter = *p;
        painter.save();
        const Mirrored mirrored(*p, option.rect, option.direction);
        painter.setRenderHint(QPainter::Antialiasing);
        if (view->currentIndex() == index && view->hasFocus())
            drawRowGround(painter, option, index);
        painter.fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
        drawStatusGlyph(painter, QPointF(r.left() + 7, r.top() + r.height() / 2.0), grown(4.2),
                        row.missing ? Status::Erased : row.status, row.missing ? t.ctl : statusColour(row.status));
        const QFont base = Theme::instance().font(Type::Secondary), small = Theme::instance().font(Type::Caption);
        qreal right = r.right() + 1;
        const qreal wide = QFontMetricsF(base).horizontalAdvance(row.figure);
        write(painter, base, t.tx2, right - wide, r.top(), r.height(), row.figure);
        right -= std::max<qreal>(wide, px(24)) + 6;
        const qreal facts = QFontMetricsF(small).horizontalAdvance(row.facts);
        write(painter, small, t.tx3, right - facts, r.top(), r.height(), row.facts);
        right -= facts + 12;
        const qreal left = r.left() + px(22);
        write(painter, base, row.loading || row.missing ? t.tx3 : t.tx, left, r.top(), r.height(),
              QFontMetricsF(base).elidedText(row.text, Qt::ElideRight, right - left));
        painter.restore();
    }
};

} // namespace

NearestList::NearestList(SourceReader *reader, QWidget *parent)
    : RowView(tr("Nearest in memory"), parent), m_reader(reader), m_rows(new NearRows(this))
{
    setObjectName(QStringLiteral("review.nearest"));
    setModel(m_rows);
    setItemDelegate(new NearDelegate(this));
    setUniformItemSizes(true);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFixedHeight(0);
    const auto chosen = [this](const QModelIndex &index) {
        if (const NearRow &row = m_rows->row(index.row()); row.key)
            Q_EMIT memoryChosen(row.key);
    };
    connect(this, &RowView::enterPressed, this, chosen);
    connect(this, &RowView::rowClicked, this, [chosen](const QModelIndex &index, const QPoint &) { chosen(index); });
    connect(reader, &SourceReader::ready, this, [this] { fill(); });
}

int NearestList::count() const
{
    return m_rows->rowCount();
}

void NearestList::setCandidate(const Candidate *candidate)
{
    std::vector<NearRow> rows;
    if (candidate) {
        const auto put = [&](const MemoryId &id, const QString &figureText) {
            const bool there =
                std::any_of(rows.begin(), rows.end(), [&](const NearRow &r) { return r.id == id.value; });
            const bool target =
                std::find(candidate->targets.begin(), candidate->targets.end(), id) != candidate->targets.end();
            if (there || id.value.empty() || rows.size() >= kMostNear || (target && candidate->action != Action::Add))
                return;
            NearRow row;
            row.id = id.value;
            row.text = CheckList::tr("Reading…");
            row.figure = figureText;
            rows.push_back(std::move(row));
        };
        for (const char *which : {"duplicates", "contradictions"}) {
            for (const Check &check : candidate->checks) {
                if (check.id != which)
                    continue;
                bool first = true;
                for (const MemoryId &id : check.about) {
                    put(id, first && check.value && *check.value <= 1 && check.limit
                                ? QLocale().toString(*check.value, 'f', 2)
                                : QString());
                    first = false;
                }
            }
        }
    }
    m_rows->set(std::move(rows));
    setFixedHeight(m_rows->rowCount() * px(kNear));
    fill();
}

void NearestList::fill()
{
    bool any = false;
    for (NearRow &row : m_rows->rows()) {
        const SourceReader::Source *source = m_reader->find(row.id);
        if (!source)
            continue;
        any = true;
        row.loading = false;
        row.missing = source->missing;
        if (source->missing) {
            row.text = QString::fromStdString(row.id);
            row.facts = tr("not in the store");
            continue;
        }
        row.key = source->memory.key;
        row.text = oneLine(source->memory.text);
        row.status = source->memory.status;
        row.facts = source->memory.kind == Kind::Reflection
                        ? tr("belief, d%1").arg(source->memory.depth)
                        : kindWord(source->memory.kind, source->memory.shape).toLower();
        if (source->memory.status != Status::Active)
            row.facts = statusWord(source->memory.status) + QStringLiteral(", ") + row.facts;
    }
    if (any)
        m_rows->changed();
}

} // namespace credence::ui

#include "checklist.moc"

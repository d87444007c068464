// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/askpanels.h"

#include "jobs/jobrunner.h"
#include "reflect/runwords.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/corewords.h"
#include "widgets/findfield.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/plaintip.h"
#include "widgets/rowview.h"

#include <QAbstractListModel>
#include <QCheckBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr std::size_t kMostBeliefs = 9;

bool isPlain(const QKeyEvent *key)
{
    return !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
}

void paintPanel(QWidget *panel)
{
    QPainter painter(panel);
    painter.fillRect(panel->rect(), tk().alt);
    painter.fillRect(QRect(0, 0, panel->width(), 1), tk().line);
}

} // namespace

ReasonPanel::ReasonPanel(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("review.reasonPanel"));
    setAccessibleName(tr("Reject because"));
    setFocusPolicy(Qt::StrongFocus);
    setProperty("ownFocus", true);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, px(10), 20, px(10));
    column->setSpacing(px(6));
    auto *head = new QHBoxLayout;
    head->addWidget(new Label(tr("Reject because"), Type::Secondary, Tone::Normal, 600, this));
    head->addStretch(1);
    head->addWidget(new Label(tr("1 to 9, or type; Esc leaves"), Type::Caption, Tone::Dim, 0, this));
    column->addLayout(head);
    m_grid = new QGridLayout;
    m_grid->setSpacing(px(6));
    column->addLayout(m_grid);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    m_field = new QLineEdit(this);
    m_field->setObjectName(QStringLiteral("review.reason"));
    m_field->setAccessibleName(tr("Another reason"));
    m_field->setPlaceholderText(tr("Another reason"));
    m_keep = new QCheckBox(tr("Keep it in the list"), this);
    m_keep->setObjectName(QStringLiteral("review.keepReason"));
    auto *reject = new Button(tr("Reject"), ButtonKind::Rest, this);
    reject->setObjectName(QStringLiteral("review.rejectNow"));
    reject->setEnabled(false);
    row->addWidget(m_field, 1);
    row->addWidget(m_keep);
    row->addWidget(reject);
    column->addLayout(row);
    hide();
    const auto own = [this] {
        const QString reason = m_field->text().simplified();
        if (!reason.isEmpty())
            Q_EMIT chosen(reason, m_keep->isChecked());
    };
    connect(m_field, &QLineEdit::textChanged, reject,
            [reject](const QString &text) { reject->setEnabled(!text.trimmed().isEmpty()); });
    connect(m_field, &QLineEdit::returnPressed, this, own);
    connect(reject, &QPushButton::clicked, this, own);
    connect(&Theme::instance(), &Theme::changed, this, [this] { update(); });
}

void ReasonPanel::setReasons(const QStringList &reasons)
{
    if (m_reasons == reasons)
        return;
    m_reasons = reasons;
    for (Button *button : m_buttons)
        button->deleteLater();
    m_buttons.clear();
    for (int i = 0; i < int(reasons.size()); ++i) {
        auto *button = new Button(coreTerm(reasons[i].toStdString()), ButtonKind::Rest, this);
        button->setObjectName(QStringLiteral("review.reason.%1").arg(i + 1));
        button->setButtonSize(ButtonSize::Row);
        button->setLeading(true);
        if (i < 9)
            button->setKeys(QKeySequence(Qt::Key(Qt::Key_1 + i)));
        m_grid->addWidget(button, i / 2, i % 2);
        m_buttons << button;
        connect(button, &QPushButton::clicked, this, [this, i] { Q_EMIT chosen(m_reasons[i], false); });
    }
}

void ReasonPanel::open()
{
    m_field->clear();
    m_keep->setChecked(false);
    show();
    setFocus(Qt::ShortcutFocusReason);
}

bool ReasonPanel::event(QEvent *event)
{
    // Whatever is typed here is a reason, no command.
    if (event->type() == QEvent::ShortcutOverride && isPlain(static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

void ReasonPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        Q_EMIT left();
        return;
    }
    if (isPlain(event) && event->key() >= Qt::Key_1 && event->key() <= Qt::Key_9) {
        const int at = event->key() - Qt::Key_1;
        if (at < m_reasons.size())
            Q_EMIT chosen(m_reasons[at], false);
        return;
    }
    if (isPlain(event) && !event->text().isEmpty() && event->text().at(0).isLetter()) {
        m_field->setFocus(Qt::OtherFocusReason);
        m_field->insert(event->text());
        return;
    }
    QWidget::keyPressEvent(event);
}

void ReasonPanel::paintEvent(QPaintEvent *)
{
    paintPanel(this);
}

// --- which belief ----------------------------------------------------------------------------------------------------

struct BeliefRow {
    MemoryId id;
    MemoryKey key;
    QString text, facts;
    Status status = Status::Active;
};

class BeliefRows : public QAbstractListModel {
    Q_OBJECT
public:
    using QAbstractListModel::QAbstractListModel;
    void set(std::vector<BeliefRow> rows)
    {
        beginResetModel();
        m_rows = std::move(rows);
        endResetModel();
    }
    [[nodiscard]] const BeliefRow &row(int row) const { return m_rows[std::size_t(row)]; }
    [[nodiscard]] int rowCount(const QModelIndex &parent = {}) const override
    {
        return parent.isValid() ? 0 : int(m_rows.size());
    }
    [[nodiscard]] QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override
    {
        if (!index.isValid())
            return {};
        const BeliefRow &r = row(index.row());
        if (role == Qt::DisplayRole)
            return r.text;
        if (role == Qt::ToolTipRole)
            return plainTip(r.text);
        if (role == Qt::AccessibleTextRole)
            return tr("%1: %2, %3").arg(QString::number(index.row() + 1), r.text, r.facts);
        return {};
    }

private:
    std::vector<BeliefRow> m_rows;
};

namespace {

class BeliefDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {100, px(28)};
    }
    void paint(QPainter *p, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const BeliefRows *>(index.model());
        if (!model)
            return;
        const BeliefRow &row = model->row(index.row());
        const Tokens &t = tk();
        QPainter &painter = *p;
        painter.save();
        const Mirrored mirrored(*p, option.rect, option.direction);
        painter.setRenderHint(QPainter::Antialiasing);
        drawRowGround(painter, option, index);
        const QRect r = option.rect;
        painter.fillRect(QRect(r.left(), r.bottom(), r.width(), 1), t.line);
        drawKey(&painter, QPointF(r.left() + 8, r.top() + (r.height() - 18) / 2.0), QString::number(index.row() + 1));
        drawStatusGlyph(painter, QPointF(r.left() + px(42), r.top() + r.height() / 2.0), grown(4.2), row.status,
                        statusColour(row.status));
        const QFont base = Theme::instance().font(Type::Base), small = Theme::instance().font(Type::Caption);
        const QFontMetricsF metrics(base), narrow(small);
        const qreal wide = narrow.horizontalAdvance(row.facts);
        const qreal right = r.right() + 1 - 10;
        const auto y = [&](const QFontMetricsF &m) { return std::round(r.top() + (r.height() + m.capHeight()) / 2); };
        painter.setFont(small);
        painter.setPen(t.tx3);
        drawRun(painter, QPointF(right - wide, y(narrow)), row.facts);
        painter.setFont(base);
        painter.setPen(t.tx);
        drawRun(painter, QPointF(r.left() + px(56), y(metrics)),
                metrics.elidedText(row.text, Qt::ElideRight, right - wide - 12 - r.left() - px(56)));
        painter.restore();
    }
};

} // namespace

BeliefPanel::BeliefPanel(Session *session, SourceReader *, QWidget *parent) : QWidget(parent), m_session(session)
{
    setObjectName(QStringLiteral("review.beliefPanel"));
    setAccessibleName(tr("Merge into which belief"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(20, px(10), 20, px(10));
    column->setSpacing(px(6));
    auto *head = new QHBoxLayout;
    head->addWidget(new Label(tr("Merge into which belief"), Type::Secondary, Tone::Normal, 600, this));
    head->addStretch(1);
    m_note = new Label(tr("1 to 9, or find it by words; Esc leaves"), Type::Caption, Tone::Dim, 0, this);
    head->addWidget(m_note);
    column->addLayout(head);
    m_rows = new BeliefRows(this);
    m_view = new RowView(tr("Beliefs"), this);
    m_view->setObjectName(QStringLiteral("review.beliefs"));
    m_view->setModel(m_rows);
    m_view->setItemDelegate(new BeliefDelegate(m_view));
    m_view->setUniformItemSizes(true);
    m_view->setFixedHeight(px(28) * 5);
    m_view->installEventFilter(this);
    column->addWidget(m_view);
    m_field = new FindField(tr("Words of the belief"), this);
    m_field->setObjectName(QStringLiteral("review.findBelief"));
    m_field->setAccessibleName(tr("Words of the belief"));
    column->addWidget(m_field);
    hide();
    connect(m_field, &QLineEdit::textChanged, this, [this] { find(); });
    connect(m_field, &QLineEdit::returnPressed, this, [this] {
        if (m_rows->rowCount() > 0)
            choose(0);
    });
    connect(m_view, &RowView::enterPressed, this, [this](const QModelIndex &index) { choose(index.row()); });
    connect(m_view, &RowView::rowClicked, this,
            [this](const QModelIndex &index, const QPoint &) { choose(index.row()); });
    connect(&Theme::instance(), &Theme::changed, this, [this] { update(); });
}

void BeliefPanel::open(const Candidate &candidate)
{
    m_candidate = candidate;
    m_rows->set({});
    m_field->clear();
    show();
    m_view->setFocus(Qt::ShortcutFocusReason);
    find();
}

// What the checks name first, then what shares words with the claim, or holds the words that were typed.
void BeliefPanel::find()
{
    const std::shared_ptr<Store> store = m_session->store();
    if (!store || isHidden())
        return;
    m_reading = true;
    JobRunner::instance().run<std::vector<BeliefRow>>(
        this, QStringLiteral("beliefs"), {},
        [store, candidate = m_candidate, typed = m_field->text().simplified().toStdString()](
            std::stop_token stop, const Progress &) -> Result<std::vector<BeliefRow>> {
            std::vector<MemoryKey> keys;
            const auto put = [&](MemoryKey key) {
                if (keys.size() < kMostBeliefs && std::find(keys.begin(), keys.end(), key) == keys.end())
                    keys.push_back(key);
            };
            Query query;
            query.scopes = {candidate.scope};
            query.kinds = {Kind::Reflection};
            query.statuses = {Status::Active, Status::Suspect};
            query.limit = kMostBeliefs;
            if (typed.empty()) {
                for (const MemoryId &id : candidate.targets) {
                    if (const Result<MemoryKey> key = store->find(id.value, candidate.scope))
                        put(*key);
                }
                for (const char *which : {"duplicates", "contradictions"}) {
                    for (const Check &check : candidate.checks) {
                        if (check.id != which)
                            continue;
                        for (const MemoryId &id : check.about) {
                            if (const Result<MemoryKey> key = store->find(id.value, candidate.scope))
                                put(*key);
                        }
                    }
                }
                // Beliefs that hold a long word of the claim, the longest words first.
                std::vector<std::string> words;
                std::string word;
                for (const char c : candidate.text + " ") {
                    if (c == ' ') {
                        if (word.size() >= 6)
                            words.push_back(word);
                        word.clear();
                    } else if (std::isalnum(static_cast<unsigned char>(c)) || static_cast<unsigned char>(c) >= 0x80) {
                        word += c;
                    }
                }
                std::stable_sort(words.begin(), words.end(),
                                 [](const std::string &a, const std::string &b) { return a.size() > b.size(); });
                if (words.size() > 4)
                    words.resize(4);
                for (const std::string &one : words) {
                    query.text = one;
                    if (const Result<std::vector<MemoryKey>> more = store->keys(query, stop)) {
                        for (const MemoryKey key : *more)
                            put(key);
                    }
                }
            } else {
                query.text = typed;
                const Result<std::vector<MemoryKey>> more = store->keys(query, stop);
                if (!more)
                    return more.error();
                for (const MemoryKey key : *more)
                    put(key);
            }
            const Result<std::vector<Memory>> memories = store->rows(keys, stop);
            if (!memories)
                return memories.error();
            std::vector<BeliefRow> rows;
            for (const Memory &memory : *memories) {
                if (memory.kind != Kind::Reflection)
                    continue;
                rows.push_back({memory.id, memory.key, oneLine(memory.text), BeliefPanel::tr("d%1").arg(memory.depth),
                                memory.status});
            }
            return rows;
        },
        [this](Result<std::vector<BeliefRow>> rows) {
            m_reading = false;
            if (rows) {
                m_note->setText(rows->empty() ? tr("No belief has these words")
                                              : tr("1 to 9, or find it by words; Esc leaves"));
                m_rows->set(std::move(*rows));
                if (m_rows->rowCount() > 0)
                    m_view->setCurrentIndex(m_rows->index(0));
            } else if (rows.error().code != Errc::Cancelled) {
                m_note->setText(sentence(coreWords(rows.error().message)));
            }
            Q_EMIT idle();
        });
}

void BeliefPanel::choose(int row)
{
    if (row < 0 || row >= m_rows->rowCount())
        return;
    const BeliefRow belief = m_rows->row(row);
    Q_EMIT chosen(belief.id, belief.text);
}

bool BeliefPanel::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride && isPlain(static_cast<QKeyEvent *>(event))) {
        event->accept();
        return true;
    }
    return QWidget::event(event);
}

bool BeliefPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched != m_view || event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    auto *key = static_cast<QKeyEvent *>(event);
    if (!isPlain(key))
        return false;
    if (key->key() >= Qt::Key_1 && key->key() <= Qt::Key_9) {
        choose(key->key() - Qt::Key_1);
        return true;
    }
    if (!key->text().isEmpty() && key->text().at(0).isLetter()) {
        m_field->setFocus(Qt::OtherFocusReason);
        m_field->insert(key->text());
        return true;
    }
    return false;
}

void BeliefPanel::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        Q_EMIT left();
    else
        QWidget::keyPressEvent(event);
}

void BeliefPanel::paintEvent(QPaintEvent *)
{
    paintPanel(this);
}

} // namespace credence::ui

#include "askpanels.moc"

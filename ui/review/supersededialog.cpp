// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/supersededialog.h"

#include "help/help.h"
#include "jobs/jobrunner.h"
#include "models/roles.h"
#include "reflect/rowpaint.h"
#include "review/candidatetext.h"
#include "shell/theme.h"
#include "widgets/corewords.h"
#include "widgets/findfield.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/plaintip.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"
#include "widgets/segmented.h"

#include <QGridLayout>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>
#include <QScrollBar>
#include <QStackedWidget>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace credence::ui {

namespace {

constexpr int kOfferRow = 44;
constexpr int kOfferMargin = 12;

class OfferDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {100, px(kOfferRow)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *rows = qobject_cast<const ReplacementRows *>(index.model());
        if (!rows)
            return;
        const Tokens &t = tk();
        const QFont base = Theme::instance().font(Type::Base), small = Theme::instance().font(Type::Secondary);
        const QRect rect = option.rect;
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        drawRowGround(*painter, option, index);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.line);
        painter->setRenderHint(QPainter::Antialiasing);
        const qreal x = rect.left() + kOfferMargin + 18, right = rect.right() - kOfferMargin;
        drawStatusGlyph(*painter, QPointF(rect.left() + kOfferMargin + 5, rect.top() + px(14)), grown(4.2),
                        rows->row(index.row()).memory.status, statusColour(rows->row(index.row()).memory.status));
        write(*painter, base, t.tx, x, rect.top() + px(4), px(20),
              QFontMetricsF(base).elidedText(index.data().toString(), Qt::ElideRight, right - x));
        write(*painter, small, t.tx2, x, rect.top() + px(22), px(18),
              QFontMetricsF(small).elidedText(rows->facts(index.row()), Qt::ElideRight, right - x));
        painter->restore();
    }
};

} // namespace

// --- the lists -------------------------------------------------------------------------------------------------------

void ReplacementRows::set(std::vector<Replacement> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

QString ReplacementRows::facts(int at) const
{
    const Replacement &one = row(at);
    QStringList facts;
    if (one.newer)
        facts << tr("newer");
    if (one.related)
        facts << tr("alike %1").arg(QLocale().toString(one.similarity, 'f', 2));
    if (one.memory.created)
        facts << shortDate(*one.memory.created);
    facts << oneLine(one.memory.id.value);
    return facts.join(QStringLiteral(" · "));
}

int ReplacementRows::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant ReplacementRows::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const Memory &memory = row(index.row()).memory;
    switch (role) {
    case Qt::DisplayRole:
        return oneLine(memory.text);
    case Qt::ToolTipRole:
        return plainTip(screenText(memory.text));
    case Qt::AccessibleTextRole:
        return QString(oneLine(memory.text) + QStringLiteral(", ") + facts(index.row()));
    case KeyRole:
        return QVariant::fromValue(memory.key);
    case LoadingRole:
        return false;
    default:
        return {};
    }
}

void SourceRows::set(std::vector<CorrectionSource> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

std::vector<MemoryKey> SourceRows::ticked() const
{
    std::vector<MemoryKey> out;
    for (const CorrectionSource &one : m_rows) {
        if (one.proposed)
            out.push_back(one.memory.key);
    }
    return out;
}

int SourceRows::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant SourceRows::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const CorrectionSource &one = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case Qt::AccessibleTextRole:
        return one.memory.created ? tr("%1  %2").arg(shortDate(*one.memory.created), oneLine(one.memory.text))
                                  : oneLine(one.memory.text);
    case Qt::ToolTipRole:
        return plainTip(coreWords(one.why) + QStringLiteral(": ") + screenText(one.memory.text));
    case Qt::CheckStateRole:
        return int(one.proposed ? Qt::Checked : Qt::Unchecked);
    case KeyRole:
        return QVariant::fromValue(one.memory.key);
    case LoadingRole:
        return false;
    default:
        return {};
    }
}

bool SourceRows::setData(const QModelIndex &index, const QVariant &value, int role)
{
    if (!index.isValid() || role != Qt::CheckStateRole || index.row() >= int(m_rows.size()))
        return false;
    m_rows[std::size_t(index.row())].proposed = value.toInt() == int(Qt::Checked);
    Q_EMIT dataChanged(index, index, {Qt::CheckStateRole});
    return true;
}

Qt::ItemFlags SourceRows::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemIsUserCheckable : Qt::NoItemFlags;
}

// --- the dialog ------------------------------------------------------------------------------------------------------

struct SupersedeDialog::Impl {
    std::shared_ptr<Store> store;
    Memory old;
    SegmentedControl *mode = nullptr;
    QStackedWidget *pages = nullptr;
    FindField *find = nullptr;
    ReplacementRows *offers = nullptr;
    RowView *offerView = nullptr;
    QPlainTextEdit *text = nullptr;
    SourceRows *sources = nullptr;
    RowView *sourceView = nullptr;
    DiffText *diff = nullptr;
    TextBlock *told = nullptr;
    QString follows;
    QLineEdit *reason = nullptr, *who = nullptr;
    Button *accept = nullptr;
    bool searching = false, reading = false;
};

SupersedeDialog::SupersedeDialog(std::shared_ptr<Store> store, const Memory &old, const Consequences &what,
                                 const QString &who, QWidget *parent)
    : DialogFrame(old.kind == Kind::Reflection ? tr("Supersede this belief") : tr("Supersede this episode"), parent),
      d(std::make_unique<Impl>())
{
    setObjectName(QStringLiteral("supersede"));
    setHelpPage(this, QStringLiteral("inspect.md#changing-something"));
    d->store = std::move(store);
    d->old = old;
    setMinimumWidth(px(720));

    const auto listBox = [this](QAbstractItemView *view, int high) {
        view->setFrameShape(QFrame::StyledPanel);
        view->setFixedHeight(px(high));
        return view;
    };
    d->mode = new SegmentedControl(tr("What takes its place"), true, this);
    d->mode->addSegment(tr("Another memory"), tr("One that is there already"));
    d->mode->addSegment(tr("A corrected text"), tr("Your own words; they go to Review as a candidate"));
    d->mode->setSegmentEnabled(1, old.kind == Kind::Reflection);
    auto *top = new QHBoxLayout;
    top->addWidget(d->mode);
    top->addStretch(1);
    body()->addLayout(top);

    d->pages = new QStackedWidget(this);
    auto *other = new QWidget(d->pages);
    auto *column = new QVBoxLayout(other);
    column->setContentsMargins(3, 3, 3, 3);
    column->setSpacing(8);
    d->find = new FindField(tr("Words of it, or its id"), other);
    d->find->setObjectName(QStringLiteral("supersede.find"));
    d->find->setAccessibleName(tr("Search for what takes its place"));
    column->addWidget(d->find);
    d->offers = new ReplacementRows(this);
    d->offerView = new RowView(tr("What could take its place"), other);
    d->offerView->setObjectName(QStringLiteral("supersede.offers"));
    d->offerView->setModel(d->offers);
    d->offerView->setItemDelegate(new OfferDelegate(d->offerView));
    column->addWidget(listBox(d->offerView, 4 * kOfferRow + 4));
    d->pages->addWidget(other);

    auto *own = new QWidget(d->pages);
    column = new QVBoxLayout(own);
    column->setContentsMargins(3, 3, 3, 3);
    column->setSpacing(8);
    d->text = new QPlainTextEdit(own);
    d->text->setObjectName(QStringLiteral("supersede.text"));
    d->text->setAccessibleName(tr("The corrected text"));
    d->text->setTabChangesFocus(true);
    d->text->setWordWrapMode(wrapFor(screenText(old.text)));
    d->text->setPlainText(screenText(old.text));
    d->text->setFixedHeight(px(62));
    column->addWidget(d->text);
    column->addWidget(new Label(tr("It rests on what is ticked"), Type::Secondary, Tone::Dim, 400, own));
    d->sources = new SourceRows(this);
    d->sourceView = new RowView(tr("What the corrected text rests on"), own);
    d->sourceView->setObjectName(QStringLiteral("supersede.sources"));
    d->sourceView->setModel(d->sources);
    d->sourceView->setTextElideMode(Qt::ElideRight);
    column->addWidget(listBox(d->sourceView, 100));
    d->pages->addWidget(own);
    body()->addWidget(d->pages);

    auto *scroll = new ColumnArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setWidgetResizable(true);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setFixedHeight(px(116));
    scroll->setFocusPolicy(Qt::NoFocus);
    auto *inner = new QWidget(scroll);
    auto *innerColumn = new QVBoxLayout(inner);
    innerColumn->setContentsMargins(0, 0, 0, 0);
    d->diff = new DiffText(inner);
    d->diff->setObjectName(QStringLiteral("supersede.diff"));
    innerColumn->addWidget(d->diff);
    innerColumn->addStretch(1);
    scroll->viewport()->setBackgroundRole(QPalette::Base);
    inner->setBackgroundRole(QPalette::Base);
    scroll->setWidget(inner);
    body()->addWidget(scroll);

    QStringList said;
    for (const QString &fact : what.facts)
        said << fact.section(QLatin1Char('\t'), 0, 0) + QStringLiteral(": ") + fact.section(QLatin1Char('\t'), 1);
    d->follows = said.join(QStringLiteral(" · "));
    for (const QString &change : what.changes.mid(0, 3))
        d->follows += QLatin1Char('\n') + change;
    if (what.changes.size() > 3)
        d->follows += QLatin1Char('\n') + tr("and %1 more").arg(figure(what.changes.size() - 3));
    d->told = new TextBlock(d->follows, Type::Secondary, Tone::Secondary, 400, this);
    d->told->setObjectName(QStringLiteral("supersede.told"));
    body()->addWidget(d->told);

    auto *form = new QGridLayout;
    form->setHorizontalSpacing(12);
    form->setVerticalSpacing(8);
    form->setColumnStretch(1, 1);
    const auto field = [&](const char *name, const QString &label, int row) {
        auto *edit = new QLineEdit(this);
        edit->setObjectName(QString::fromLatin1(name));
        edit->setAccessibleName(label);
        form->addWidget(new Label(label, Type::Secondary, Tone::Dim, 400, this), row, 0);
        form->addWidget(edit, row, 1);
        connect(edit, &QLineEdit::textChanged, this, [this] { refresh(); });
        return edit;
    };
    d->reason = field("supersede.reason", tr("Reason"), 0);
    d->reason->setPlaceholderText(tr("Stands in the ledger"));
    d->who = field("supersede.who", tr("Your name"), 1);
    body()->addLayout(form);

    addCancel();
    d->accept = addButton(QStringLiteral("accept"), tr("Supersede"), ButtonKind::Primary);
    connect(d->accept, &QPushButton::clicked, this, [this] { acceptIt(); });
    connect(d->mode, &SegmentedControl::currentChanged, this, [this](int index) {
        d->pages->setCurrentIndex(index);
        refresh();
        if (index == 1)
            d->text->setFocus();
        else
            d->find->setFocus();
    });
    connect(d->find, &QLineEdit::textChanged, this, [this] { search(); });
    connect(d->offerView, &RowView::currentRowChanged, this, [this] { refresh(); });
    connect(d->text, &QPlainTextEdit::textChanged, this, [this] { refresh(); });
    connect(d->sources, &QAbstractItemModel::dataChanged, this, [this] { refresh(); });
    d->who->setText(who);
    search();
    if (old.kind == Kind::Reflection)
        readSources();
    refresh();
    d->find->setFocus();
}

SupersedeDialog::~SupersedeDialog() = default;

bool SupersedeDialog::busy() const
{
    return d->searching || d->reading;
}

// A newer search takes an older one's place.
void SupersedeDialog::search()
{
    d->searching = true;
    JobRunner::instance().run<std::vector<Replacement>>(
        this, QStringLiteral("replacements"), {},
        [store = d->store, key = d->old.key, text = d->find->text().toStdString()](std::stop_token stop,
                                                                                   const Progress &) {
            ReplacementQuery query;
            query.text = text;
            return replacements(*store, key, query, stop);
        },
        [this](Result<std::vector<Replacement>> found) {
            d->searching = false;
            const QModelIndex current = d->offerView->currentIndex();
            const MemoryKey kept = current.isValid() ? d->offers->row(current.row()).memory.key : MemoryKey{};
            if (found)
                d->offers->set(std::move(*found));
            else
                setNote(coreLine(found.error().message));
            for (int i = 0; i < d->offers->rowCount(); ++i) {
                if (d->offers->row(i).memory.key == kept)
                    d->offerView->setCurrentIndex(d->offers->index(i));
            }
            refresh();
            Q_EMIT idle();
        });
}

void SupersedeDialog::readSources()
{
    d->reading = true;
    JobRunner::instance().run<std::vector<CorrectionSource>>(
        this, QStringLiteral("correctionSources"), {},
        [store = d->store, key = d->old.key](std::stop_token stop, const Progress &) {
            return correctionSources(*store, key, stop);
        },
        [this](Result<std::vector<CorrectionSource>> found) {
            d->reading = false;
            if (found)
                d->sources->set(std::move(*found));
            else
                setNote(coreLine(found.error().message));
            refresh();
            Q_EMIT idle();
        });
}

void SupersedeDialog::refresh()
{
    const bool own = d->mode->currentIndex() == 1;
    const QString old = screenText(d->old.text);
    const QModelIndex current = d->offerView->currentIndex();
    const bool named = !d->reason->text().trimmed().isEmpty() && !d->who->text().trimmed().isEmpty();
    QString after = old, missing;
    if (own) {
        after = d->text->toPlainText();
        const auto ticked = int(d->sources->ticked().size());
        if (after.trimmed().isEmpty() || after.trimmed() == old.trimmed())
            missing = tr("Write what is right.");
        else if (ticked < kCitationFloor)
            missing = tr("%1; the floor is %2.")
                          .arg(counted(ticked, tr("1 source"), tr("%1 sources")), figure(kCitationFloor));
    } else if (current.isValid()) {
        after = screenText(d->offers->row(current.row()).memory.text);
    } else {
        missing = d->offers->rowCount() == 0 && !d->searching ? tr("Nothing of its scope fits.")
                                                              : tr("Choose what takes its place.");
    }
    d->diff->setTexts(old, after.isEmpty() ? old : after);
    d->told->setText(own ? tr("Nothing changes yet: it waits in Review like any other candidate.") : d->follows);
    d->accept->setText(own ? tr("Send to Review") : tr("Supersede"));
    d->accept->setAccessibleName(d->accept->text());
    if (missing.isEmpty() && !named)
        missing = tr("A reason and a name are needed.");
    d->accept->setEnabled(missing.isEmpty());
    setNote(missing);
}

void SupersedeDialog::acceptIt()
{
    const QString who = d->who->text().trimmed(), reason = d->reason->text().trimmed();
    if (d->mode->currentIndex() == 1) {
        Correction correction;
        correction.belief = d->old.key;
        correction.text = d->text->toPlainText().trimmed().toStdString();
        correction.evidence = d->sources->ticked();
        Q_EMIT correctionWritten(correction, who, reason);
    } else if (d->offerView->currentIndex().isValid()) {
        Q_EMIT replacementChosen(d->offers->row(d->offerView->currentIndex().row()).memory.key, who, reason);
    }
    accept();
}

} // namespace credence::ui

#include "supersededialog.moc"

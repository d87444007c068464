// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/policypage.h"

#include "inspect/memorylist.h"
#include "jobs/jobrunner.h"
#include "reflect/rowpaint.h"
#include "review/policysurvey.h"
#include "settings/settings.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/chip.h"
#include "widgets/corewords.h"
#include "widgets/flowlayout.h"
#include "widgets/footbar.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/plaintip.h"
#include "widgets/prompts.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"
#include "widgets/splitter.h"
#include "widgets/whenshown.h"

#include <credence/review.h>

#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QKeyEvent>
#include <QLineEdit>
#include <QListView>
#include <QPainter>
#include <QRegularExpression>
#include <QScrollArea>
#include <QStyle>
#include <QStyledItemDelegate>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

namespace credence::ui {

namespace {

constexpr int kPolicyMargin = 16;
constexpr int kPolicyRow = 24;
constexpr int kPolicyHeading = 22;
constexpr int kPolicyRadio = 62; // from one to the next
constexpr int kPolicyActions = 5;
constexpr int kPolicyHits = 56;   // room for the figure
constexpr int kPolicyWas = 102;   // room for "was Review" and its reset
constexpr int kPolicyTitle = 206; // where "found by" begins
constexpr int kPolicyFoot = 48;
constexpr int kPolicyHints = 36;
constexpr int kPolicySide = 352;
constexpr int kPolicyListed = 12;

struct PolicyHits {
    Q_DECLARE_TR_FUNCTIONS(credence::ui::PolicyHead)
public:
    static QString head() { return tr("In store"); }
};

// Where the columns stand in a row so wide: in a narrow one "found by" goes first, then the word of what it was, whose
// sign stays.
struct PolicyColumns {
    explicit PolicyColumns(int width)
        : was(width - px(kPolicyMargin + kPolicyWas)), hits(was - hitsWidth()),
          radios(hits - px(4) - kPolicyActions * px(kPolicyRadio)), found(px(kPolicyTitle))
    {
        if (radios - found < px(90))
            found = 0;
        if (radios < px(150)) {
            const int more = px(kPolicyWas) - px(20);
            was += more;
            hits += more;
            radios += more;
            words = false;
        }
    }
    // As wide as its head in the language of the window.
    [[nodiscard]] static int hitsWidth()
    {
        const QFontMetricsF metrics(Theme::instance().font(Type::Caption));
        return std::max(px(kPolicyHits), int(std::ceil(metrics.horizontalAdvance(PolicyHits::head()))) + px(12) + 4);
    }
    int was, hits, radios; // left edges
    int found;             // 0: not shown
    bool words = true;     // "was Review" beside its sign
    [[nodiscard]] qreal centre(int action) const { return radios + (action + 0.5) * px(kPolicyRadio); }
};

constexpr std::array kPolicyOrder{PolicyAction::Allow, PolicyAction::Review, PolicyAction::Redact,
                                  PolicyAction::Downgrade, PolicyAction::Block};

class PolicyDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const PolicyModel *>(index.model());
        return {100, px(model && model->row(index.row()).heading ? kPolicyHeading : kPolicyRow)};
    }

    void paint(QPainter *p, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const PolicyModel *>(index.model());
        if (!model)
            return;
        const PolicyRow &policy = model->row(index.row());
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        QPainter &painter = *p;
        painter.save();
        const Mirrored mirrored(*p, option.rect, option.direction);
        const QRect row = option.rect;
        const qreal top = row.top(), height = row.height();
        const QFont caption = theme.font(Type::Caption), small = theme.font(Type::Secondary);
        if (policy.heading) {
            painter.fillRect(row, t.alt);
            painter.fillRect(QRect(row.left(), row.top(), row.width(), 1), t.line);
            write(painter, caption, t.tx3, row.left() + kPolicyMargin, top, height, policy.title);
            painter.fillRect(QRect(row.left(), row.bottom(), row.width(), 1), t.line);
            painter.restore();
            return;
        }
        drawRowGround(painter, option, index);
        painter.fillRect(QRect(row.left(), row.bottom(), row.width(), 1), t.line);
        const PolicyColumns columns(row.width());
        const bool changed = policy.draft != policy.inForce, differs = policy.draft != policy.preset;
        const QFont title = theme.font(Type::Base, changed || differs ? 600 : 400);
        const qreal end = row.left() + columns.radios + px(14);
        const qreal foundAt = columns.found > 0 ? row.left() + columns.found : end;
        write(painter, title, t.tx, row.left() + kPolicyMargin, top, height,
              QFontMetricsF(title).elidedText(policy.title, Qt::ElideRight, foundAt - row.left() - kPolicyMargin - 8));
        if (columns.found > 0)
            write(painter, small, t.tx3, foundAt, top, height,
                  QFontMetricsF(small).elidedText(policy.found, Qt::ElideRight, end - foundAt));
        QStyle *style = option.widget ? option.widget->style() : nullptr;
        for (int i = 0; i < kPolicyActions; ++i) {
            QStyleOptionButton radio;
            radio.rect = QRect(int(row.left() + columns.centre(i)) - 8, row.top() + (row.height() - 16) / 2, 16, 16);
            radio.state = option.widget && option.widget->isEnabled() ? QStyle::State_Enabled : QStyle::State_None;
            radio.state |= policy.draft == kPolicyOrder[std::size_t(i)] ? QStyle::State_On : QStyle::State_Off;
            if (style)
                style->drawPrimitive(QStyle::PE_IndicatorRadioButton, &radio, &painter, option.widget);
        }
        const QString hits = policy.hits ? figure(qlonglong(*policy.hits)) : QStringLiteral("–");
        const qreal right = row.left() + columns.was - px(12);
        write(painter, theme.font(Type::Base), policy.hits && *policy.hits > 0 ? t.tx : t.tx3,
              right - QFontMetricsF(theme.font(Type::Base)).horizontalAdvance(hits), top, height, hits);
        if (differs || changed) {
            const PolicyAction other = changed ? policy.inForce : policy.preset;
            const QString was = changed ? PolicyPage::tr("now %1").arg(PolicyModel::actionWord(other))
                                        : PolicyPage::tr("was %1").arg(PolicyModel::actionWord(other));
            const qreal icon = row.right() + 1 - kPolicyMargin - 12;
            if (columns.words)
                write(painter, caption, t.tx3, icon - 8 - QFontMetricsF(caption).horizontalAdvance(was), top, height,
                      was);
            drawSign(painter, QRectF(icon, top + (height - 12) / 2, 12, 12), QStringLiteral("rotate-ccw"), t.acc);
        }
        painter.restore();
    }
};

// The heads of the columns.
class PolicyHead : public QWidget {
    Q_OBJECT
public:
    PolicyHead(RowView *view, QWidget *parent) : QWidget(parent), m_view(view)
    {
        setFixedHeight(px(26));
        QStringList words; // whole, where the columns are too narrow for them
        for (const PolicyAction action : kPolicyOrder)
            words << PolicyModel::actionWord(action);
        setToolTip(plainTip(words.join(QStringLiteral(", "))));
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        const Tokens &t = tk();
        painter.fillRect(QRect(0, height() - 1, width(), 1), t.line);
        const QFont caption = Theme::instance().font(Type::Caption);
        const QFontMetricsF metrics(caption);
        const auto put = [&](qreal x, const QString &text) {
            write(painter, caption, t.tx3, x, 0, height() - 1, text);
        };
        put(kPolicyMargin, tr("Category"));
        const PolicyColumns columns(m_view->viewport()->width());
        if (columns.found > 0)
            put(columns.found, tr("Found by"));
        for (int i = 0; i < kPolicyActions; ++i) {
            const QString word = metrics.elidedText(PolicyModel::actionWord(kPolicyOrder[std::size_t(i)]),
                                                    Qt::ElideRight, px(kPolicyRadio) - 6);
            put(columns.centre(i) - metrics.horizontalAdvance(word) / 2, word);
        }
        const QString hits = PolicyHits::head();
        put(columns.was - px(12) - metrics.horizontalAdvance(hits), hits);
    }

private:
    RowView *m_view;
};

class PolicyHints : public QWidget {
    Q_OBJECT
public:
    explicit PolicyHints(QWidget *parent) : QWidget(parent)
    {
        FlowLayout *layout = footLayout(this, kPolicyHints, kPolicyMargin, kPolicyMargin, -1);
        const auto add = [&](const QString &key, const QString &word) {
            layout->addWidget(new KeyHint(QStringList{key}, word, this));
        };
        add(QStringLiteral("1"), tr("passes"));
        add(QStringLiteral("2"), tr("opens a flag"));
        add(QStringLiteral("3"), tr("leaves a placeholder"));
        add(QStringLiteral("4"), tr("halves its weight"));
        add(QStringLiteral("5"), tr("keeps it out"));
    }

protected:
    void paintEvent(QPaintEvent *) override { QPainter(this).fillRect(QRect(0, 0, width(), 1), tk().line); }
};

// A page of the side that is painted on base.
class PolicySide : public QWidget {
    Q_OBJECT
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override { QPainter(this).fillRect(rect(), tk().base); }
};

} // namespace

struct PolicyPage::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    PolicyModel *model = nullptr;
    PaneHeader *header = nullptr;
    Label *store = nullptr;
    RowView *view = nullptr;
    QAction *apply = nullptr, *discard = nullptr, *reset = nullptr, *undo = nullptr;
    Button *undoButton = nullptr;
    Label *note = nullptr;
    // the side
    QComboBox *scope = nullptr;
    QWidget *scopeBox = nullptr;
    QCheckBox *gui = nullptr, *cli = nullptr;
    struct Field {
        std::string key;
        QLineEdit *edit = nullptr;
        QWidget *box = nullptr;
        QString inForce;
        bool perScope = false;
    };
    std::vector<Field> fields;
    SectionHeader *effectHead = nullptr;
    TextBlock *effectText = nullptr;
    MemoryList *effectList = nullptr;
    // what is known
    std::map<std::string, std::string> inForce; // key: value, as the store says
    std::shared_ptr<const Survey> survey;
    std::string surveyedFor; // scope and names it was made for
    bool loading = false, surveying = false, applying = false, filling = false;
    bool late = false; // the store is ahead of what a draft is compared with
    WhenShown *reads = nullptr;
    bool anew = false; // another store or scope: a draft for the one before goes
    LedgerNumber applied{};
    QTimer later;
};

PolicyPage::PolicyPage(Session *session, Prompts *prompts, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->prompts = prompts;
    setObjectName(QStringLiteral("review.policy"));
    build();
    d->later.setSingleShot(true);
    d->later.setInterval(400);
    connect(&d->later, &QTimer::timeout, this, [this] { survey(); });
    // What is drafted outlives a look at another page, whatever came into the store meanwhile.
    d->reads = new WhenShown(this, [this] {
        if (d->anew || changes() == 0)
            reload();
        else
            d->late = true;
    });
    const auto again = [this] {
        d->anew = true;
        d->survey.reset();
        d->applied = {};
        d->reads->forget(); // the memories come first
        if (!d->session->isOpen())
            reload();
    };
    connect(session, &Session::opened, this, again);
    connect(session, &Session::closed, this, again);
    connect(session, &Session::scopeChanged, this, again);
    connect(session, &Session::snapshotChanged, d->reads, &WhenShown::ask);
    if (session->snapshot())
        d->reads->ask();
    updateState();
}

PolicyPage::~PolicyPage() = default;

PolicyModel *PolicyPage::model() const
{
    return d->model;
}

RowView *PolicyPage::view() const
{
    return d->view;
}

QList<QAction *> PolicyPage::actions() const
{
    return {d->apply, d->discard, d->reset, d->undo};
}

bool PolicyPage::busy() const
{
    return d->loading || d->surveying || d->applying || d->later.isActive();
}

void PolicyPage::focusFirst()
{
    d->view->setFocus(Qt::ShortcutFocusReason);
}

void PolicyPage::build()
{
    auto *all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    auto *split = new Splitter(Qt::Horizontal, this);
    split->setObjectName(QStringLiteral("review.policySplitter"));
    all->addWidget(split);

    auto *left = new QWidget(split);
    left->setObjectName(QStringLiteral("review.policyMain"));
    keepLeastWidth(left, 550);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    const auto make = [this](const char *name, const QString &text, const QString &tip, const char *iconName,
                             auto then) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        if (iconName)
            action->setIcon(icon(QString::fromLatin1(iconName)));
        connect(action, &QAction::triggered, this, then);
        return action;
    };
    d->apply = make("policy.apply", tr("Apply policy…"), tr("Write the drafted policy into the store, as one entry"),
                    nullptr, [this] { apply(); });
    d->discard = make("policy.discard", tr("Discard policy changes"), tr("Back to the policy that is in force"),
                      nullptr, [this] {
                          d->model->discard();
                          reload();
                      });
    d->reset =
        make("policy.reset", tr("Reset the policy to its defaults"), tr("Draft the actions that come with the program"),
             "rotate-ccw", [this] { d->model->toPresets(); });
    d->undo = make("policy.undo", tr("Undo the policy change"), tr("Take back the entry that was just written"),
                   "undo-2", [this] { undo(); });

    d->header = new PaneHeader(tr("Privacy"), left);
    d->store = new Label({}, Type::Secondary, Tone::Dim, 400, d->header);
    d->header->addWidget(d->store);
    d->header->addTool(d->reset)->setObjectName(QStringLiteral("policy.resetButton"));
    column->addWidget(d->header);
    d->model = new PolicyModel(this);
    d->view = new RowView(tr("Categories and what happens to them"), left);
    d->view->setObjectName(QStringLiteral("policy.categories"));
    d->view->setModel(d->model);
    d->view->setItemDelegate(new PolicyDelegate(d->view));
    d->view->installEventFilter(this);
    column->addWidget(new PolicyHead(d->view, left));
    column->addWidget(d->view, 1);
    column->addWidget(new PolicyHints(left));
    auto *foot = new FootBar(kPolicyFoot, kPolicyMargin, kPolicyMargin, 2, left);
    foot->setObjectName(QStringLiteral("policy.foot"));
    auto *applyButton = new Button(d->apply, ButtonKind::Primary, foot);
    applyButton->setObjectName(QStringLiteral("policy.applyButton"));
    auto *discardButton = new Button(d->discard, ButtonKind::Rest, foot);
    discardButton->setShortText(tr("Discard"));
    discardButton->setObjectName(QStringLiteral("policy.discardButton"));
    d->undoButton = new Button(d->undo, ButtonKind::Link, foot);
    d->undoButton->setShortText(tr("Undo"));
    d->undoButton->setObjectName(QStringLiteral("policy.undoButton"));
    d->note = new Label({}, Type::Secondary, Tone::Dim, 400, foot);
    d->note->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    d->note->setObjectName(QStringLiteral("policy.note"));
    foot->addWidget(applyButton);
    foot->addWidget(discardButton);
    foot->addWidget(d->note);
    foot->addWidget(d->undoButton);
    column->addWidget(foot);
    split->addWidget(left);
    split->addWidget(buildSide());
    split->setStretchFactor(0, 1);
    split->setStretchFactor(1, 0);
    split->setSizes({px(1048), px(kPolicySide)});

    connect(d->model, &PolicyModel::draftChanged, this, [this] {
        if (!d->filling)
            showEffect();
    });
    connect(d->view, &RowView::rowClicked, this, [this](const QModelIndex &index, const QPoint &at) {
        const PolicyRow &row = d->model->row(index.row());
        if (row.heading || !d->session->writable())
            return;
        const int width = d->view->viewport()->width();
        const PolicyColumns columns(width);
        if (at.x() >= columns.radios && at.x() < columns.radios + kPolicyActions * px(kPolicyRadio)) {
            d->model->setDraft(index.row(), kPolicyOrder[std::size_t((at.x() - columns.radios) / px(kPolicyRadio))]);
        } else if (at.x() >= width - kPolicyMargin - 20) {
            if (row.draft != row.inForce)
                d->model->setDraft(index.row(), row.inForce);
            else
                d->model->setDraft(index.row(), row.preset);
        }
    });
}

QWidget *PolicyPage::buildSide()
{
    auto *scroll = new ColumnArea(this);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setAccessibleName(tr("More of the policy"));
    keepLeastWidth(scroll, 220);
    auto *side = new PolicySide;
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    const auto part = [&](const QString &title) {
        column->addWidget(new PaneHeader(title, side));
        auto *rows = new QVBoxLayout;
        rows->setContentsMargins(kPolicyMargin, 12, kPolicyMargin, 14);
        rows->setSpacing(8);
        column->addLayout(rows);
        return rows;
    };
    const auto note = [&](QVBoxLayout *rows, const QString &text) {
        auto *block = new TextBlock(text, Type::Secondary, Tone::Dim, 400, side);
        block->setLineHeight(17);
        rows->addWidget(block);
    };
    const auto check = [&](QVBoxLayout *rows, const QString &text, const QString &why, const char *name) {
        auto *row = new FlowLayout(12, 2);
        row->setLastRight(true);
        auto *box = new QCheckBox(text, side);
        box->setObjectName(QString::fromLatin1(name));
        box->setAccessibleName(text);
        connect(box, &QCheckBox::toggled, this, [this] {
            if (!d->filling)
                showEffect();
        });
        row->addWidget(box);
        auto *said = new Label(why, Type::Caption, Tone::Dim, 400, side);
        said->setMayBeCut(true);
        row->addWidget(said);
        rows->addLayout(row);
        return box;
    };
    const auto field = [&](QVBoxLayout *rows, const char *key, const QString &name, const QString &hint,
                           bool perScope) {
        Impl::Field made;
        made.key = key;
        made.perScope = perScope;
        made.box = new QWidget(side);
        auto *box = new QVBoxLayout(made.box);
        box->setContentsMargins(0, 0, 0, 0);
        box->setSpacing(4);
        box->addWidget(new TextBlock(name, Type::Base, Tone::Secondary, 400, made.box));
        made.edit = new QLineEdit(made.box);
        made.edit->setObjectName(QStringLiteral("policy.") + QString::fromLatin1(key));
        made.edit->setAccessibleName(name);
        made.edit->setPlaceholderText(hint);
        connect(made.edit, &QLineEdit::textEdited, this, [this, names = std::string(key) == "privacy.subjects"] {
            if (names)
                d->later.start(); // other names are third persons then
            showEffect();
        });
        box->addWidget(made.edit);
        rows->addWidget(made.box);
        d->fields.push_back(made);
    };

    QVBoxLayout *approval = part(tr("Approval channels"));
    d->gui = check(approval, tr("Window"), tr("a person, with the evidence in sight"), "policy.channelGui");
    d->cli = check(approval, tr("Command line"), tr("a person, at a terminal"), "policy.channelCli");
    note(approval, tr("A model or an agent never approves."));

    QVBoxLayout *names = part(tr("Names and limits"));
    d->scopeBox = new QWidget(side);
    auto *scopeRow = new QHBoxLayout(d->scopeBox);
    scopeRow->setContentsMargins(0, 0, 0, 0);
    scopeRow->addWidget(new Label(tr("Scope"), Type::Base, Tone::Secondary, 400, d->scopeBox));
    d->scope = new QComboBox(d->scopeBox);
    d->scope->setObjectName(QStringLiteral("policy.scope"));
    d->scope->setAccessibleName(tr("Scope of the names and limits"));
    scopeRow->addWidget(d->scope, 1);
    names->addWidget(d->scopeBox);
    connect(d->scope, &QComboBox::currentIndexChanged, this, [this] {
        if (!d->filling)
            reload();
    });
    field(names, "privacy.subjects", tr("Names of the scope’s subject, with commas"), {}, true);
    note(names, tr("A claim about anybody else is one about a third person."));
    field(names, "reflect.max_depth", tr("Deepest new reflection"), QStringLiteral("2"), true);
    field(names, "review.wait_hours", tr("Remind of candidates after, hours"), {}, false);
    field(names, "review.reasons", tr("More reasons for a rejection, with commas"), {}, false);

    column->addWidget(new PaneHeader(tr("What the change means"), side));
    auto *effect = new QVBoxLayout;
    effect->setContentsMargins(kPolicyMargin, 12, kPolicyMargin, 14);
    effect->setSpacing(8);
    d->effectText = new TextBlock({}, Type::Base, Tone::Secondary, 400, side);
    d->effectText->setObjectName(QStringLiteral("policy.effect"));
    effect->addWidget(d->effectText);
    d->effectList = new MemoryList(tr("Memories that the change concerns"), kPolicyListed, side);
    d->effectList->view()->setObjectName(QStringLiteral("policy.effectList"));
    connect(d->effectList, &MemoryList::chosen, this, [this](MemoryKey key) {
        if (key)
            Q_EMIT selectRequested(key);
    });
    effect->addWidget(d->effectList);
    column->addLayout(effect);
    column->addStretch(1);
    scroll->setWidget(side);
    return scroll;
}

// Reads the policy that is in force; what was drafted is dropped.
void PolicyPage::reload()
{
    const std::shared_ptr<Store> store = d->session->store();
    d->reads->forget();
    d->anew = d->late = false;
    if (!store) {
        d->inForce.clear();
        updateState();
        return;
    }
    const bool was = std::exchange(d->filling, true);
    const QString chosen = d->scope->currentData().toString();
    QStringList ids;
    for (const ScopeInfo &scope : d->session->scopes())
        ids << QString::fromStdString(scope.id);
    QStringList shown;
    for (int i = 0; i < d->scope->count(); ++i)
        shown << d->scope->itemData(i).toString();
    if (ids != shown) {
        d->scope->clear();
        for (const QString &id : ids)
            d->scope->addItem(icon(QStringLiteral("user")), oneLine(id.toStdString()), id);
        int at = d->scope->findData(chosen);
        if (at < 0)
            at = d->scope->findData(d->session->scope());
        d->scope->setCurrentIndex(std::max(0, at));
    }
    d->scopeBox->setVisible(ids.size() > 1);
    d->filling = was;
    d->loading = true;
    JobRunner::instance().run<std::vector<PolicyValue>>(
        this, QStringLiteral("policy"), {},
        [store, scope = d->scope->currentData().toString().toStdString()](std::stop_token, const Progress &) {
            return policy(*store, scope);
        },
        [this](Result<std::vector<PolicyValue>> values) {
            d->loading = false;
            if (!values) {
                Q_EMIT failed(tr("The policy could not be read."), coreLine(values.error().message));
                Q_EMIT idle();
                return;
            }
            d->inForce.clear();
            std::map<std::string, PolicyAction> actions;
            for (const PolicyValue &value : *values) {
                d->inForce[value.key] = value.value;
                if (value.key.starts_with("privacy.")) {
                    if (const auto action = parsePolicyAction(value.value))
                        actions[value.key.substr(8)] = *action;
                }
            }
            d->filling = true;
            d->model->setInForce(actions);
            const std::string channels = d->inForce["approval.channels"];
            d->gui->setChecked(channels.find("gui") != std::string::npos);
            d->cli->setChecked(channels.find("cli") != std::string::npos);
            for (Impl::Field &field : d->fields) {
                const auto it = d->inForce.find(field.key);
                field.inForce = it == d->inForce.end() ? QString() : QString::fromStdString(it->second);
                field.edit->setText(field.inForce);
                field.box->setVisible(it != d->inForce.end());
            }
            d->filling = false;
            survey();
            showEffect();
            Q_EMIT idle();
        });
    updateState();
}

// Counts what the detectors find in the memories that are there.
void PolicyPage::survey()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    std::map<std::string, std::vector<std::string>> subjects;
    const std::string scope = d->scope->currentData().toString().toStdString();
    for (const Impl::Field &field : d->fields) {
        if (field.key != "privacy.subjects")
            continue;
        static const QRegularExpression comma(QStringLiteral("\\s*,\\s*"));
        for (const QString &name : field.edit->text().trimmed().split(comma, Qt::SkipEmptyParts))
            subjects[scope].push_back(name.toStdString());
    }
    d->surveying = true;
    updateState();
    JobRunner::instance().run<Survey>(
        this, QStringLiteral("survey"), tr("Counting what is private"),
        [store, only = d->session->scope().toStdString(), subjects](std::stop_token stop, const Progress &progress) {
            return surveyStore(*store, only, subjects, stop, progress);
        },
        [this](Result<Survey> survey) {
            d->surveying = false;
            if (survey) {
                d->survey = std::make_shared<const Survey>(std::move(*survey));
                d->model->setHits(d->survey->byCategory, true);
            } else if (survey.error().code != Errc::Cancelled) {
                Q_EMIT failed(tr("The memories could not be looked through."), coreLine(survey.error().message));
            }
            showEffect();
            Q_EMIT idle();
        });
}

int PolicyPage::changes() const
{
    if (d->inForce.empty())
        return 0;
    int count = int(d->model->changed().size());
    const auto channels = d->inForce.find("approval.channels");
    const std::string now = channels == d->inForce.end() ? std::string() : channels->second;
    if (d->gui->isChecked() != (now.find("gui") != std::string::npos) ||
        d->cli->isChecked() != (now.find("cli") != std::string::npos))
        ++count;
    for (const Impl::Field &field : d->fields)
        count += d->inForce.contains(field.key) && field.edit->text().trimmed() != field.inForce ? 1 : 0;
    return count;
}

// The draft against what is in force, for the memories that are there.
void PolicyPage::showEffect()
{
    PrivacyPolicy before, after;
    for (const PolicyRow &row : d->model->rows()) {
        if (row.heading)
            continue;
        before.actions[row.category] = row.inForce;
        after.actions[row.category] = row.draft;
    }
    const int count = changes();
    std::vector<ListedMemory> rows;
    QString text, foot;
    if (!d->survey) {
        text = d->surveying ? tr("The memories are being counted.") : tr("The memories were not counted.");
    } else if (d->model->changed().empty()) {
        text = tr("%1 of %2 memories hold something that a category names. A change drafted at the left is shown here "
                  "before it is applied.")
                   .arg(figure(qlonglong(d->survey->hits.size() + d->survey->left)),
                        figure(qlonglong(d->survey->memories)));
    } else {
        const PolicyEffect effect = effectOf(*d->survey, before, after);
        std::uint64_t beliefs = 0;
        for (const PolicyEffect::Row &row : effect.rows) {
            const bool belief = row.hit->kind == Kind::Reflection;
            beliefs += belief ? 1U : 0U;
            if (rows.size() >= 500)
                continue;
            ListedMemory listed;
            listed.key = row.hit->key;
            listed.text = oneLine(row.hit->text);
            const int at = d->model->rowOf(row.category);
            const QString name = at >= 0 ? d->model->row(at).title : QString::fromStdString(row.category);
            listed.fact = PolicyModel::actionWord(row.after);
            listed.tip =
                screenText(row.hit->text) + QStringLiteral("\n\n") +
                tr("%1: %2 → %3").arg(name, PolicyModel::actionWord(row.before), PolicyModel::actionWord(row.after));
            listed.status = row.hit->status;
            listed.kind = row.hit->kind;
            rows.push_back(std::move(listed));
        }
        const auto memories = [](std::uint64_t n) {
            return n == 1 ? tr("1 memory") : tr("%1 memories").arg(figure(qlonglong(n)));
        };
        if (effect.rows.empty())
            text = tr("No memory that is there is concerned.");
        else
            text =
                tr("%1 concerned, %2 of them beliefs.").arg(memories(effect.rows.size()), figure(qlonglong(beliefs)));
        if (effect.newlyFlagged > 0)
            text += QLatin1Char(' ') + tr("A scan would open a flag on %1.").arg(memories(effect.newlyFlagged));
        if (effect.released > 0)
            text += QLatin1Char(' ') + tr("Nothing would be flagged any more in %1.").arg(memories(effect.released));
        if (d->survey->left > 0)
            text += QLatin1Char(' ') + tr("More were found than are listed.");
        foot = effect.newlyFlagged == 0 ? tr("no stored memory gets a new flag")
               : effect.newlyFlagged == 1
                   ? tr("1 stored memory gets a new flag")
                   : tr("%1 stored memories get a new flag").arg(figure(qlonglong(effect.newlyFlagged)));
    }
    d->effectText->setText(text);
    d->effectList->setVisible(!rows.empty());
    d->effectList->setMemories(std::move(rows));
    if (count > 0) {
        const QString changed = count == 1 ? tr("1 change") : tr("%1 changes").arg(figure(count));
        d->note->setText(foot.isEmpty() ? tr("%1. Adds a ledger entry.").arg(changed)
                                        : tr("%1; %2. Adds a ledger entry.").arg(changed, foot));
    } else if (d->applied) {
        d->note->setText(tr("Applied, ledger entry %1.").arg(figure(qlonglong(d->applied.value))));
    } else {
        d->note->setText({});
    }
    updateState();
}

void PolicyPage::updateState()
{
    if (d->late && changes() == 0) {
        d->late = false;
        d->reads->ask();
    }
    const bool open = d->session->isOpen() && !d->inForce.empty();
    const bool writable = d->session->isOpen() && d->session->writable();
    const int count = open ? changes() : 0;
    const int differing = d->model->differing();
    QString facts = tr("%1 categories").arg(figure(d->model->categoryCount()));
    if (open && differing > 0)
        facts += differing == 1 ? tr(", 1 differs from the default")
                                : tr(", %1 differ from the default").arg(figure(differing));
    if (d->surveying)
        facts += tr(", counting…");
    d->header->setFacts(facts);
    const QString name = d->session->path().section(QLatin1Char('/'), -1);
    d->store->setText(!d->session->isOpen() ? QString()
                      : writable            ? tr("for %1").arg(name)
                                            : tr("for %1, read-only").arg(name));
    d->apply->setEnabled(writable && open && count > 0 && !d->applying);
    d->discard->setEnabled(count > 0 && !d->applying);
    d->reset->setEnabled(writable && open && differing > 0 && !d->applying);
    d->undo->setEnabled(writable && d->applied && count == 0 && !d->applying);
    d->undoButton->setVisible(bool(d->applied) && count == 0);
    d->view->setEnabled(open);
    for (QWidget *field : std::initializer_list<QWidget *>{d->gui, d->cli})
        field->setEnabled(writable && open);
    for (const Impl::Field &field : d->fields)
        field.edit->setEnabled(writable && open);
}

void PolicyPage::apply()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || changes() == 0)
        return;
    std::vector<std::pair<std::string, std::string>> values;
    Question question;
    for (const PolicyRow *row : d->model->changed()) {
        values.emplace_back("privacy." + row->category, word(row->draft));
        question.items << tr("%1: %2 → %3")
                              .arg(row->title, PolicyModel::actionWord(row->inForce),
                                   PolicyModel::actionWord(row->draft));
    }
    QStringList channels;
    if (d->gui->isChecked())
        channels << QStringLiteral("gui");
    if (d->cli->isChecked())
        channels << QStringLiteral("cli");
    const std::string now = d->inForce["approval.channels"];
    if (d->gui->isChecked() != (now.find("gui") != std::string::npos) ||
        d->cli->isChecked() != (now.find("cli") != std::string::npos)) {
        values.emplace_back("approval.channels", channels.join(QLatin1Char(',')).toStdString());
        question.items
            << tr("Approval channels: %1").arg(channels.isEmpty() ? tr("none") : channels.join(QStringLiteral(", ")));
    }
    for (const Impl::Field &field : d->fields) {
        const QString value = field.edit->text().trimmed();
        if (!d->inForce.contains(field.key) || value == field.inForce)
            continue;
        values.emplace_back(field.key, value.toStdString());
        question.items << tr("%1: %2").arg(field.edit->accessibleName(), value.isEmpty() ? tr("default") : value);
    }
    const auto count = int(values.size());
    question.title = count == 1 ? tr("Apply 1 change of the policy") : tr("Apply %1 changes of the policy").arg(count);
    question.text = tr("Candidates and memories are judged by it from now on. Flags that are open stay open; a scan "
                       "flags what is there already.");
    question.action = tr("Apply");
    question.askReason = true;
    question.who = reviewerName();
    const std::string scope = d->scope->currentData().toString().toStdString();
    d->prompts->ask(this, question, [this, store, values, scope](const std::optional<Answer> &answer) {
        if (!answer)
            return;
        Cause cause;
        cause.who =
            answer->who.trimmed().isEmpty() ? reviewerName().toStdString() : answer->who.trimmed().toStdString();
        cause.channel = "gui";
        cause.reason = answer->reason.toStdString();
        d->applying = true;
        updateState();
        JobRunner::instance().run<LedgerNumber>(
            this, QStringLiteral("apply"), {},
            [store, values, scope, cause](std::stop_token, const Progress &) {
                return setPolicy(*store, values, cause, scope);
            },
            [this](Result<LedgerNumber> entry) {
                d->applying = false;
                if (!entry) {
                    Q_EMIT failed(tr("The policy was not changed."), coreLine(entry.error().message));
                    updateState();
                    Q_EMIT idle();
                    return;
                }
                d->applied = *entry;
                if (*entry) {
                    Q_EMIT ledgerEntry(*entry);
                    Q_EMIT message(tr("The policy is changed."));
                }
                reload();
            });
    });
}

void PolicyPage::undo()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store || !d->applied)
        return;
    Cause cause;
    cause.who = reviewerName().toStdString();
    cause.channel = "gui";
    cause.reason = "policy change taken back";
    d->applying = true;
    updateState();
    JobRunner::instance().run<ChangeSet>(
        this, QStringLiteral("apply"), {},
        [store, entry = d->applied, cause](std::stop_token, const Progress &) { return store->undo(entry, cause); },
        [this](const Result<ChangeSet> &done) {
            d->applying = false;
            if (!done) {
                Q_EMIT failed(tr("The change can’t be taken back."), coreLine(done.error().message));
                updateState();
                Q_EMIT idle();
                return;
            }
            d->applied = {};
            Q_EMIT ledgerEntry(done->ledger);
            Q_EMIT message(tr("The policy is as it was before."));
            reload();
        });
}

bool PolicyPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->view && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const QModelIndex index = d->view->currentIndex();
        const bool plain = (key->modifiers() & ~Qt::KeypadModifier) == Qt::NoModifier;
        if (plain && index.isValid() && !d->model->row(index.row()).heading && d->session->writable()) {
            const PolicyRow &row = d->model->row(index.row());
            int action = key->key() - Qt::Key_1;
            if (key->key() == Qt::Key_Left)
                action = std::max(0, int(row.draft) - 1);
            else if (key->key() == Qt::Key_Right)
                action = std::min(kPolicyActions - 1, int(row.draft) + 1);
            if (action >= 0 && action < kPolicyActions) {
                d->model->setDraft(index.row(), kPolicyOrder[std::size_t(action)]);
                return true;
            }
            if (key->key() == Qt::Key_Backspace || key->key() == Qt::Key_Delete) {
                d->model->setDraft(index.row(), row.draft != row.inForce ? row.inForce : row.preset);
                return true;
            }
        }
    }
    return QWidget::eventFilter(watched, event);
}

void PolicyPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.fillRect(rect(), tk().base);
}

} // namespace credence::ui

#include "policypage.moc"

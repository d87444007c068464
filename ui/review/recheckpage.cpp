// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/recheckpage.h"

#include "jobs/jobrunner.h"
#include "models/roles.h"
#include "reflect/reflectbackend.h"
#include "reflect/rowpaint.h"
#include "settings/settings.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/corewords.h"
#include "widgets/emptystate.h"
#include "widgets/footbar.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/prompts.h"
#include "widgets/rowview.h"
#include "widgets/splitter.h"
#include "widgets/whenshown.h"

#include <credence/providers.h>

#include <QKeyEvent>
#include <QPainter>
#include <QStackedLayout>
#include <QVBoxLayout>

#include <algorithm>
#include <map>

namespace credence::ui {

namespace {

constexpr int kDoubtMargin = 16;
constexpr int kDoubtHead = 24;
constexpr int kDoubtRow = 48;
constexpr int kDoubtFoot = 48;
constexpr int kDoubtList = 420;

class DoubtDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {100, px(index.data(GroupRole).toBool() ? kDoubtHead : kDoubtRow)};
    }

    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const DoubtModel *>(index.model());
        if (!model)
            return;
        const DoubtModel::Row &row = model->row(index.row());
        const Tokens &t = tk();
        const Theme &theme = Theme::instance();
        const QFont base = theme.font(Type::Base), small = theme.font(Type::Secondary);
        const QRect rect = option.rect;
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        if (!row.head.isEmpty()) {
            const QFont caption = theme.font(Type::Caption);
            painter->fillRect(rect, t.alt);
            painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.line);
            const qreal right = rect.right() - kDoubtMargin;
            writeRight(*painter, caption, t.tx2, right, rect.top(), rect.height(), row.count);
            const qreal room =
                right - rect.left() - kDoubtMargin - QFontMetricsF(caption).horizontalAdvance(row.count) - 8;
            write(*painter, caption, t.tx2, rect.left() + kDoubtMargin, rect.top(), rect.height(),
                  QFontMetricsF(caption).elidedText(row.head, Qt::ElideRight, room));
            painter->restore();
            return;
        }
        drawRowGround(*painter, option, index);
        painter->fillRect(QRect(rect.left(), rect.bottom(), rect.width(), 1), t.line);
        painter->setRenderHint(QPainter::Antialiasing);
        const qreal left = rect.left() + kDoubtMargin;
        drawStatusGlyph(*painter, QPointF(left + 5, rect.top() + px(15)), grown(4.2), row.status,
                        statusColour(row.status));
        const qreal x = left + 18, right = rect.right() - kDoubtMargin;
        write(*painter, base, t.tx, x, rect.top() + px(5), px(20),
              QFontMetricsF(base).elidedText(row.text, Qt::ElideRight, right - x));
        write(*painter, small, row.against ? t.warn : t.tx2, x, rect.top() + px(24), px(18),
              QFontMetricsF(small).elidedText(row.facts, Qt::ElideRight, right - x));
        painter->restore();
    }
};

} // namespace

struct RecheckPage::Impl {
    Session *session = nullptr;
    Prompts *prompts = nullptr;
    DoubtModel *model = nullptr;
    DoubtSources *sources = nullptr;
    PaneHeader *header = nullptr, *sideHead = nullptr;
    RowView *view = nullptr, *evidence = nullptr;
    QStackedLayout *stack = nullptr, *sideStack = nullptr;
    EmptyState *empty = nullptr, *sideEmpty = nullptr;
    LoadingRows *waiting = nullptr;
    TextBlock *text = nullptr, *said = nullptr;
    QAction *keep = nullptr, *retract = nullptr, *supersede = nullptr, *open = nullptr, *again = nullptr,
            *ask = nullptr;
    std::shared_ptr<ReflectBackend> backend;
    std::vector<ProviderConfig> providers;        // as they were when the page was shown
    std::map<MemoryKey, RecheckOpinion> opinions; // of this sitting
    JobHandle asking;
    JobHandle job;
    WhenShown *reads = nullptr;
    bool loading = false, writing = false, read = false;
    MemoryKey shown;
    MemoryKey decided; // just now, here
};

RecheckPage::RecheckPage(Session *session, Prompts *prompts, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->prompts = prompts;
    setObjectName(QStringLiteral("review.recheck"));
    build();
    const auto anew = [this] {
        d->job.cancel();
        d->read = false;
        d->shown = {};
        d->asking.cancel();
        d->opinions.clear();
        d->model->setDoubts({});
        showRow();
        Q_EMIT countChanged(0);
        d->reads->forget(); // the memories come first
    };
    d->reads = new WhenShown(this, [this] { reload(); });
    connect(session, &Session::opened, this, anew);
    connect(session, &Session::closed, this, anew);
    connect(session, &Session::scopeChanged, this, anew);
    connect(session, &Session::snapshotChanged, d->reads, &WhenShown::ask);
    if (session->snapshot())
        d->reads->ask();
    showRow();
}

RecheckPage::~RecheckPage()
{
    d->job.cancel();
    d->asking.cancel();
}

DoubtModel *RecheckPage::model() const
{
    return d->model;
}

RowView *RecheckPage::view() const
{
    return d->view;
}

QList<QAction *> RecheckPage::actions() const
{
    return {d->keep, d->retract, d->supersede, d->open, d->again, d->ask};
}

void RecheckPage::setBackend(std::shared_ptr<ReflectBackend> backend)
{
    d->backend = std::move(backend);
    readProviders();
    updateState();
}

bool RecheckPage::busy() const
{
    return d->loading || d->writing;
}

void RecheckPage::focusFirst()
{
    d->view->setFocus(Qt::ShortcutFocusReason);
}

void RecheckPage::build()
{
    const auto make = [this](const char *name, const QString &text, const QString &tip, const char *iconName,
                             auto then) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        action->setIcon(icon(QString::fromLatin1(iconName)));
        connect(action, &QAction::triggered, this, then);
        return action;
    };
    d->keep = make("recheck.keep", tr("Keep the belief…"),
                   tr("It stands by what is left; a further loss brings the doubt back"), "check", [this] { keep(); });
    d->retract = make("recheck.retract", tr("Retract the belief…"), tr("Withdraw it; what rests on it is shown first"),
                      "x", [this] {
                          if (const auto *row = current())
                              Q_EMIT retractRequested(row->key);
                      });
    d->supersede = make("recheck.supersede", tr("Supersede the belief…"), tr("Put another memory in its place"),
                        "replace", [this] {
                            if (const auto *row = current())
                                Q_EMIT supersedeRequested(row->key);
                        });
    d->open = make("recheck.open", tr("Open the belief in Inspect"), tr("Show it in the tree with what rests on it"),
                   "list-tree", [this] {
                       if (const auto *row = current())
                           Q_EMIT openRequested(row->key);
                   });
    d->again =
        make("recheck.again", tr("Look again"), tr("Read what is in doubt anew"), "rotate-ccw", [this] { reload(); });

    d->ask = make("recheck.ask", tr("Ask a model…"),
                  tr("Whether what is left and what came since show the belief; the decision stays yours"), "info",
                  [this] { ask(); });

    auto *all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    auto *split = new Splitter(Qt::Horizontal, this);
    split->setObjectName(QStringLiteral("review.recheckSplitter"));
    all->addWidget(split);
    auto *left = new QWidget(split);
    left->setMinimumWidth(px(300));
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->header = new PaneHeader(tr("Recheck"), left);
    d->header->addTool(d->again)->setObjectName(QStringLiteral("recheck.againButton"));
    column->addWidget(d->header);
    auto *body = new QWidget(left);
    d->stack = new QStackedLayout(body);
    d->stack->setContentsMargins(0, 0, 0, 0);
    d->model = new DoubtModel(this);
    d->view = new RowView(tr("Beliefs in doubt"), body);
    d->view->setObjectName(QStringLiteral("recheck.beliefs"));
    d->view->setModel(d->model);
    d->view->setItemDelegate(new DoubtDelegate(d->view));
    d->view->installEventFilter(this);
    d->stack->addWidget(d->view);
    d->empty = new EmptyState({}, {}, body);
    d->stack->addWidget(d->empty);
    column->addWidget(body, 1);
    d->waiting = new LoadingRows(left);
    connect(d->waiting, &LoadingRows::cancelled, this, [this] { d->job.cancel(); });
    column->addWidget(d->waiting);
    split->addWidget(left);
    split->addWidget(buildSide());
    split->setSizes({px(kDoubtList), px(640)});

    connect(d->view, &RowView::currentRowChanged, this, [this] { showRow(); });
    connect(d->view, &RowView::enterPressed, d->open, &QAction::trigger);
}

QWidget *RecheckPage::buildSide()
{
    auto *side = new QWidget(this);
    side->setMinimumWidth(px(360));
    auto *column = new QVBoxLayout(side);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->sideHead = new PaneHeader(tr("Belief"), side);
    d->sideHead->addTool(d->open)->setObjectName(QStringLiteral("recheck.openButton"));
    column->addWidget(d->sideHead);
    auto *body = new QWidget(side);
    d->sideStack = new QStackedLayout(body);
    d->sideStack->setContentsMargins(0, 0, 0, 0);
    auto *page = new QWidget(body);
    auto *rows = new QVBoxLayout(page);
    rows->setContentsMargins(0, 0, 0, 0);
    rows->setSpacing(0);
    auto *top = new QVBoxLayout;
    top->setContentsMargins(20, 16, 20, 14);
    top->setSpacing(8);
    d->text = new TextBlock({}, Type::Memory, Tone::Normal, 0, page);
    d->text->setObjectName(QStringLiteral("recheck.text"));
    d->text->setSelectable(true);
    top->addWidget(d->text);
    d->said = new TextBlock({}, Type::Base, Tone::Secondary, 0, page);
    d->said->setObjectName(QStringLiteral("recheck.said"));
    top->addWidget(d->said);
    rows->addLayout(top);
    d->sources = new DoubtSources(this);
    d->evidence = new RowView(tr("What it lost, what is left, what came since"), page);
    d->evidence->setObjectName(QStringLiteral("recheck.sources"));
    d->evidence->setModel(d->sources);
    d->evidence->setItemDelegate(new BearingDelegate(d->evidence));
    rows->addWidget(d->evidence, 1);
    d->sideStack->addWidget(page);
    d->sideEmpty = new EmptyState({}, {}, body);
    d->sideStack->addWidget(d->sideEmpty);
    column->addWidget(body, 1);
    connect(d->evidence, &RowView::currentRowChanged, this, [this](const QModelIndex &index) {
        if (index.isValid() && d->sources->row(index.row()).key)
            d->session->select(d->sources->row(index.row()).key);
    });

    auto *foot = new FootBar(kDoubtFoot, kDoubtMargin, kDoubtMargin, -1, side);
    const auto button = [&](QAction *action, const char *name, const QString &text, const QKeySequence &keys,
                            ButtonKind kind) {
        auto *one = new Button(action, kind, foot);
        one->setObjectName(QString::fromLatin1(name));
        one->setShortText(text);
        one->setKeys(keys);
        foot->addWidget(one);
    };
    button(d->keep, "recheck.keepButton", tr("Keep…"), QKeySequence(Qt::Key_A), ButtonKind::Rest);
    button(d->retract, "recheck.retractButton", tr("Retract…"), QKeySequence(Qt::Key_R), ButtonKind::Destructive);
    button(d->supersede, "recheck.supersedeButton", tr("Supersede…"), QKeySequence(Qt::Key_S), ButtonKind::Rest);
    button(d->ask, "recheck.askButton", tr("Ask a model…"), {}, ButtonKind::Flat);
    column->addWidget(foot);
    return side;
}

void RecheckPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    readProviders(); // they may have been set up since
    updateState();
}

void RecheckPage::readProviders()
{
    d->providers = d->backend ? d->backend->providers(nullptr) : std::vector<ProviderConfig>();
}

void RecheckPage::reload()
{
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    d->reads->forget();
    d->loading = true;
    d->waiting->start(tr("Looking for beliefs in doubt"));
    d->job = JobRunner::instance().run<Doubts>(
        this, QStringLiteral("recheck"), tr("Looking for beliefs in doubt"),
        [store, scope = d->session->scope().toStdString()](std::stop_token stop, const Progress &progress) {
            RecheckQuery query;
            query.scope = scope;
            return doubts(*store, query, stop, progress);
        },
        [this](Result<Doubts> found) {
            d->loading = false;
            d->waiting->stop();
            if (found) {
                d->read = true;
                const MemoryKey shown = d->shown;
                const int before = d->view->currentIndex().isValid() ? d->view->currentIndex().row() : 0;
                d->model->setDoubts(std::move(*found));
                // A belief may stand there twice; the row in hand stays where it can, and what was decided gives way to
                // the next one, also where the belief is spoken of further down.
                const auto isRow = [this](int row) {
                    return row >= 0 && row < d->model->rowCount() && d->model->row(row).head.isEmpty();
                };
                int at = shown && isRow(before) && d->model->row(before).key == shown ? before : -1;
                if (at < 0 && shown && shown != d->decided)
                    at = d->model->rowOf(shown);
                for (int row = before; at < 0 && row < d->model->rowCount(); ++row)
                    at = isRow(row) ? row : -1;
                for (int row = std::min(before, d->model->rowCount()) - 1; at < 0 && row >= 0; --row)
                    at = isRow(row) ? row : -1;
                if (d->decided && shown == d->decided && isVisible())
                    d->view->setFocus(Qt::OtherFocusReason);
                d->decided = {};
                if (at >= 0)
                    d->view->setCurrentIndex(d->model->index(at));
                Q_EMIT countChanged(d->model->beliefs());
            } else if (found.error().code != Errc::Cancelled) {
                Q_EMIT failed(tr("What is in doubt could not be read."), coreLine(found.error().message));
            }
            showRow();
            Q_EMIT idle();
        });
    updateState();
}

const DoubtModel::Row *RecheckPage::current() const
{
    const QModelIndex index = d->view->currentIndex();
    if (!index.isValid() || !d->model->row(index.row()).head.isEmpty())
        return nullptr;
    return &d->model->row(index.row());
}

QString RecheckPage::keepHint() const
{
    const DoubtModel::Row *row = current();
    if (!row)
        return {};
    if (!row->doubted)
        return tr("It is not in doubt; what speaks against it is an offer to look.");
    return {};
}

void RecheckPage::showRow()
{
    const DoubtModel::Row *row = current();
    d->sources->show(row);
    if (row) {
        d->shown = row->key;
        d->sideHead->setFacts(row->against ? tr("perhaps contradicted") : statusWord(row->status).toLower());
        d->text->setText(screenText(row->doubted ? row->doubted->memory.text : row->against->beliefText));
        QString said = row->doubted           ? statusExplanation(row->status)
                       : row->against->linked ? tr("A newer episode contradicts it; a link says so.")
                                              : tr("A newer episode is alike and seems to say the opposite.");
        if (row->doubted && row->doubted->acknowledged > 0)
            said += QLatin1Char(' ') + counted(row->doubted->acknowledged, tr("It was kept before, with 1 loss known."),
                                               tr("It was kept before, with %1 losses known."));
        if (const QString hint = keepHint(); !hint.isEmpty())
            said += QLatin1Char(' ') + hint;
        if (const auto opinion = d->opinions.find(row->key); row->doubted && opinion != d->opinions.end()) {
            const std::string &verdict = opinion->second.verdict;
            said += QStringLiteral("\n") + tr("%1 finds it %2: %3")
                                               .arg(oneLine(opinion->second.model),
                                                    verdict == "yes"      ? tr("still shown")
                                                    : verdict == "partly" ? tr("partly shown")
                                                                          : tr("not shown"),
                                                    screenText(opinion->second.reason));
        }
        d->said->setText(said);
        d->session->select(row->key);
        d->sideStack->setCurrentIndex(0);
    } else {
        d->sideHead->setFacts({});
        d->sideEmpty->setTexts(tr("No belief is selected"), tr("Its evidence appears here, with what came since."));
        d->sideStack->setCurrentIndex(1);
    }
    updateState();
}

void RecheckPage::updateState()
{
    const DoubtModel::Row *row = current();
    const bool can = row && d->session->isOpen() && d->session->writable() && !busy();
    d->keep->setEnabled(can && row->doubted);
    d->retract->setEnabled(can);
    d->supersede->setEnabled(can);
    d->open->setEnabled(row != nullptr);
    const bool providers = !d->providers.empty();
    d->ask->setEnabled(row && row->doubted && providers && !busy());
    d->ask->setToolTip(providers ? d->ask->statusTip() : tr("No model provider is set up; see Settings"));
    d->again->setEnabled(d->session->isOpen() && !busy());
    QStringList facts;
    if (d->model->beliefs() > 0)
        facts << tr("%1 in doubt").arg(figure(d->model->beliefs()));
    if (d->model->contradicted() > 0)
        facts << tr("%1 perhaps contradicted").arg(figure(d->model->contradicted()));
    if (const std::size_t compared = d->model->compared(); compared > 0)
        facts << tr("by the newest %1 episodes").arg(figure(qlonglong(compared)));
    d->header->setFacts(facts.join(QStringLiteral(", ")));
    if (d->model->rowCount() > 0) {
        d->stack->setCurrentWidget(d->view);
        return;
    }
    d->empty->setTexts(d->read ? tr("Nothing is in doubt") : tr("Not looked at yet"),
                       d->read ? tr("No belief has lost support, and no newer episode seems to contradict one.")
                               : tr("Beliefs that lost support appear here."));
    d->stack->setCurrentWidget(d->empty);
}

void RecheckPage::keep()
{
    const DoubtModel::Row *row = current();
    const std::shared_ptr<Store> store = d->session->store();
    if (!row || !row->doubted || !store)
        return;
    Question question;
    question.title = tr("Keep the belief");
    question.text = tr("It becomes active again and stands by what is left of it. The losses so far count as known; a "
                       "further one brings the doubt back.");
    question.items << row->text;
    question.facts << tr("Lost") + QLatin1Char('\t') + figure(qlonglong(row->doubted->lost.size()))
                   << tr("Still there") + QLatin1Char('\t') + figure(qlonglong(row->doubted->left.size()));
    question.action = tr("Keep");
    question.askReason = true;
    question.who = reviewerName();
    d->prompts->ask(this, question, [this, store, key = row->key](const std::optional<Answer> &answer) {
        if (!answer)
            return;
        Cause cause;
        cause.who =
            answer->who.trimmed().isEmpty() ? reviewerName().toStdString() : answer->who.trimmed().toStdString();
        cause.channel = "gui";
        cause.reason = answer->reason.toStdString();
        d->writing = true;
        updateState();
        JobRunner::instance().run<ChangeSet>(
            this, QStringLiteral("keepBelief"), {},
            [store, key, cause](std::stop_token, const Progress &) { return keepDoubted(*store, key, cause); },
            [this, key](const Result<ChangeSet> &change) {
                d->writing = false;
                if (!change) {
                    Q_EMIT failed(tr("The belief was not kept."), coreLine(change.error().message));
                } else {
                    Q_EMIT ledgerEntry(change->ledger);
                    Q_EMIT message(tr("The belief is kept."));
                    d->decided = key;
                    reload();
                }
                updateState();
                Q_EMIT idle();
            });
    });
}

// What is sent, and where, is said before anything is.
void RecheckPage::ask()
{
    const DoubtModel::Row *row = current();
    if (!row || !row->doubted || d->providers.empty())
        return;
    const std::vector<ProviderConfig> all = d->providers;
    Question question;
    question.title = tr("Ask a model");
    question.text =
        tr("The belief, what is left of its sources and the newer related episodes are sent to the model. It "
           "only says what it thinks; nothing is written.");
    question.items << row->text;
    QStringList names;
    for (const ProviderConfig &one : all) {
        names << QString::fromStdString(one.name);
        question.facts << QString::fromStdString(one.name) + QLatin1Char('\t') + oneLine(one.model + ", " + one.url);
    }
    question.action = tr("Ask");
    if (all.size() > 1) {
        question.fieldLabel = tr("Provider");
        question.fieldHint = names.join(QStringLiteral(", "));
    }
    d->prompts->ask(this, question, [this, all](const std::optional<Answer> &answer) {
        if (!answer)
            return;
        const std::string wanted = answer->field.trimmed().toStdString();
        const auto one = std::find_if(all.begin(), all.end(), [&](const ProviderConfig &config) {
            return all.size() == 1 || config.name == wanted;
        });
        if (one == all.end())
            Q_EMIT failed(tr("No model was asked."), tr("There is no provider of that name."));
        else
            askProvider(*one);
    });
}

void RecheckPage::askProvider(const ProviderConfig &provider)
{
    const DoubtModel::Row *row = current();
    if (!row || !row->doubted)
        return;
    d->writing = true;
    updateState();
    d->asking = JobRunner::instance().run<RecheckOpinion>(
        this, QStringLiteral("askModel"), tr("Asking %1").arg(QString::fromStdString(provider.name)),
        [belief = *row->doubted, provider, transport = d->backend->transport(),
         keyring = d->backend->keyring()](std::stop_token stop, const Progress &) -> Result<RecheckOpinion> {
            auto keyed = withKey(provider, *keyring, stop);
            if (!keyed)
                return keyed.error();
            const auto client = createModelClient(std::move(*keyed), transport.get());
            return recheckOpinion(belief, *client, stop);
        },
        [this, key = row->key](Result<RecheckOpinion> opinion) {
            d->writing = false;
            if (opinion)
                d->opinions[key] = std::move(*opinion);
            else if (opinion.error().code != Errc::Cancelled)
                Q_EMIT failed(tr("The model gave no opinion."), coreLine(opinion.error().message));
            showRow();
            Q_EMIT idle();
        });
}

bool RecheckPage::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->view && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        QAction *action = (key->modifiers() & ~Qt::KeypadModifier) != Qt::NoModifier ? nullptr
                          : key->key() == Qt::Key_A                                  ? d->keep
                          : key->key() == Qt::Key_R                                  ? d->retract
                          : key->key() == Qt::Key_S                                  ? d->supersede
                                                                                     : nullptr;
        if (action) {
            if (action->isEnabled())
                action->trigger();
            return true;
        }
        if (key->key() == Qt::Key_J || key->key() == Qt::Key_K) {
            for (int at = d->view->currentIndex().row() + (key->key() == Qt::Key_J ? 1 : -1);
                 at >= 0 && at < d->model->rowCount(); at += key->key() == Qt::Key_J ? 1 : -1) {
                if (d->model->row(at).head.isEmpty()) {
                    d->view->setCurrentIndex(d->model->index(at));
                    break;
                }
            }
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void RecheckPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tk().base);
}

} // namespace credence::ui

#include "recheckpage.moc"

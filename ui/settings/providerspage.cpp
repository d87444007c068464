// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "settings/providerspage.h"

#include "jobs/jobrunner.h"
#include "settings/settings.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/corewords.h"
#include "widgets/dates.h"
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
#include "widgets/segmented.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QGridLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QPainter>
#include <QScrollArea>
#include <QSpinBox>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {

constexpr int kProviderMargin = 16;
constexpr int kProviderRow = 66;
constexpr int kProviderFoot = 48;
constexpr int kProviderList = 316;
constexpr int kProviderKeys = 112;

enum ProviderKeySegment { NoKey = 0, FromEnvironment = 1, FromKeyring = 2 };

// Name and state, address and model, key and price: three lines.
class ProviderDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {100, px(kProviderRow)};
    }

    void paint(QPainter *p, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *model = qobject_cast<const ProvidersModel *>(index.model());
        if (!model)
            return;
        QPainter &painter = *p;
        painter.save();
        const Mirrored mirrored(*p, option.rect, option.direction);
        drawRowGround(painter, option, index);
        const QRect row = option.rect;
        const Tokens &t = tk();
        painter.fillRect(QRect(row.left(), row.bottom(), row.width(), 1), t.line);
        const ProviderRow &provider = model->row(index.row());
        const Theme &theme = Theme::instance();
        const qreal left = row.left() + kProviderMargin, right = row.right() + 1 - kProviderMargin;
        const auto put = [&](int line, const QFont &font, const QColor &colour, qreal from, qreal to,
                             const QString &text, bool atRight) {
            const QFontMetricsF metrics(font);
            const QString shown = metrics.elidedText(text, Qt::ElideRight, to - from);
            const qreal wide = metrics.horizontalAdvance(shown);
            const qreal top = row.top() + px(9) + line * px(17);
            painter.setFont(font);
            painter.setPen(colour);
            drawRun(painter, QPointF(atRight ? to - wide : from, std::round(top + (px(16) + metrics.capHeight()) / 2)),
                    shown);
            return wide;
        };
        const auto sign = [&](int line, qreal x, const QString &name, const QColor &colour) {
            drawSign(painter, QRectF(x, row.top() + px(9) + line * px(17) + (px(16) - 12) / 2.0, 12, 12), name, colour);
        };
        const QFont caption = theme.font(Type::Caption);
        // The state, at the right of the name.
        QString word, icon;
        QColor colour = t.tx3;
        const ProviderState *state = model->state(index.row());
        if (provider.masked) {
            word = ProvidersPage::tr("not used");
        } else if (ProvidersModel::keyMissing(provider)) {
            word = ProvidersPage::tr("key not set now");
            icon = QStringLiteral("triangle-alert");
            colour = t.warn;
        } else if (state && state->answered) {
            word = ProvidersPage::tr("answered %1").arg(clockText(state->at.time()));
            icon = QStringLiteral("check");
            colour = t.ok;
        } else if (state) {
            word = ProvidersPage::tr("failed %1").arg(clockText(state->at.time()));
            icon = QStringLiteral("octagon-alert");
            colour = t.flag;
        } else if (provider.fromEnvironment) {
            word = ProvidersPage::tr("from the environment");
        }
        qreal edge = right;
        if (!word.isEmpty()) {
            const qreal wide = put(0, caption, colour, left, right, word, true);
            edge = right - wide - (icon.isEmpty() ? 0 : 16);
            if (!icon.isEmpty())
                sign(0, edge, icon, colour);
            edge -= 8;
        }
        put(0, theme.font(Type::Base, 500), provider.masked ? t.tx3 : t.tx, left, edge, index.data().toString(), false);
        put(1, caption, t.tx2, left, right, ProvidersModel::addressText(provider), false);
        const qreal price = put(2, caption, t.tx3, left, right, ProvidersModel::priceText(provider), true);
        const bool none = provider.entry.keyFrom == KeyFrom::None && provider.config.key.empty();
        sign(2, left, none ? QStringLiteral("lock-open") : QStringLiteral("key"), t.tx3);
        put(2, caption, t.tx3, left + 17, right - price - 10, ProvidersModel::keyText(provider), false);
        painter.restore();
    }
};

// A sign and a sentence over as many lines as it has.
class ProviderLine : public QWidget {
    Q_OBJECT
public:
    explicit ProviderLine(QWidget *parent)
        : QWidget(parent), m_text(new TextBlock({}, Type::Secondary, Tone::Secondary, 0, this))
    {
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(22, 0, 0, 0);
        m_text->setLineHeight(17);
        m_text->setSelectable(true);
        m_text->setFocusPolicy(Qt::ClickFocus);
        layout->addWidget(m_text);
        hide();
    }
    void set(const QString &icon, Tone tone, const QString &text)
    {
        m_icon = icon;
        m_tone = tone;
        m_text->setText(text);
        m_text->setAccessibleName(text);
        setAccessibleName(text);
        setVisible(!text.isEmpty());
        update();
    }
    [[nodiscard]] QString text() const { return m_text->text(); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        drawSign(painter, QRectF(0, 1, 14, 14), m_icon, toneColour(m_tone));
    }

private:
    TextBlock *m_text;
    QString m_icon;
    Tone m_tone = Tone::Dim;
};

} // namespace

struct ProvidersPage::Impl {
    ProviderServices services;
    Prompts *prompts = nullptr;
    ProvidersModel *model = nullptr;
    PaneHeader *listHead = nullptr, *formHead = nullptr;
    RowView *view = nullptr;
    ProviderLine *problems = nullptr, *result = nullptr, *locked = nullptr;
    QAction *addAction = nullptr;
    QWidget *form = nullptr;
    QLineEdit *name = nullptr, *url = nullptr, *modelName = nullptr, *embedding = nullptr, *variable = nullptr,
              *key = nullptr, *priceIn = nullptr, *priceOut = nullptr;
    SegmentedControl *kind = nullptr, *keyFrom = nullptr;
    QWidget *keyBox = nullptr;
    TextBlock *keyNote = nullptr;
    QSpinBox *parallel = nullptr, *tries = nullptr, *callTime = nullptr, *stallTime = nullptr;
    Button *saveButton = nullptr, *testButton = nullptr, *removeButton = nullptr;
    QCheckBox *keepReplies = nullptr;
    Button *clearReplies = nullptr;
    JobHandle testing, probing;
    bool isTesting = false, isSaving = false, isReading = false;
    bool filling = false, changed = false;
    bool isNew = true;
    bool canClear = false;
    bool keyringAway = false; // no service answered
    QString keyringSays;      // what is known of the key there
    std::string shown;        // name of the provider in the form; empty: a new one
};

ProvidersPage::ProvidersPage(ProviderServices services, Prompts *prompts, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->services = std::move(services);
    d->prompts = prompts;
    setObjectName(QStringLiteral("settings.providers"));
    build();
    showRow();
    reload({});
}

ProvidersPage::~ProvidersPage()
{
    d->testing.cancel();
    d->probing.cancel();
}

ProvidersModel *ProvidersPage::model() const
{
    return d->model;
}

bool ProvidersPage::busy() const
{
    return d->isTesting || d->isSaving || d->isReading;
}

void ProvidersPage::setCanClear(bool can)
{
    d->canClear = can;
    updateState();
}

void ProvidersPage::focusFirst()
{
    if (d->model->rowCount() > 0)
        d->view->setFocus(Qt::OtherFocusReason);
    else
        d->name->setFocus(Qt::OtherFocusReason);
}

void ProvidersPage::build()
{
    auto *all = new QHBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);

    // --- the list
    auto *left = new QWidget(this);
    left->setFixedWidth(px(kProviderList));
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 1, 0);
    column->setSpacing(0);
    d->listHead = new PaneHeader(tr("Providers"), left);
    d->addAction = new QAction(tr("Add a provider"), this);
    d->addAction->setObjectName(QStringLiteral("settings.addProvider"));
    d->addAction->setStatusTip(tr("Set up another model"));
    d->addAction->setToolTip(tr("Add a provider"));
    d->addAction->setIcon(icon(QStringLiteral("plus")));
    connect(d->addAction, &QAction::triggered, this, [this] { add(); });
    d->listHead->addTool(d->addAction)->setObjectName(QStringLiteral("settings.addProviderButton"));
    column->addWidget(d->listHead);
    d->problems = new ProviderLine(left);
    d->problems->setObjectName(QStringLiteral("settings.providerProblems"));
    d->problems->setContentsMargins(0, 0, 0, 0);
    auto *problemBox = new QVBoxLayout;
    problemBox->setContentsMargins(kProviderMargin, 0, kProviderMargin, 0);
    problemBox->addWidget(d->problems);
    d->model = new ProvidersModel(this);
    d->view = new RowView(tr("Providers"), left);
    d->view->setObjectName(QStringLiteral("settings.providerList"));
    d->view->setModel(d->model);
    d->view->setItemDelegate(new ProviderDelegate(d->view));
    column->addWidget(d->view, 1);
    column->addLayout(problemBox);

    auto *foot = new QWidget(left);
    auto *footColumn = new QVBoxLayout(foot);
    footColumn->setContentsMargins(kProviderMargin, 12, kProviderMargin, 14);
    footColumn->setSpacing(8);
    d->locked = new ProviderLine(foot);
    d->locked->set(QStringLiteral("lock"), Tone::Dim, tr("Keys are never written to a store, a run, a log or a file."));
    footColumn->addWidget(d->locked);
    auto *replies = new FlowLayout(8, 4); // longer words take another line
    d->keepReplies = new QCheckBox(tr("Use and keep replies"), foot);
    d->keepReplies->setObjectName(QStringLiteral("settings.keepReplies"));
    d->keepReplies->setAccessibleName(tr("Use and keep replies"));
    d->keepReplies->setToolTip(plainTip(
        tr("Replies lie beside the store with its own access rights. The same call is then not paid for twice.")));
    d->keepReplies->setChecked(Settings::instance().get(settings::kKeepReplies));
    connect(d->keepReplies, &QCheckBox::toggled, this,
            [](bool on) { Settings::instance().set(settings::kKeepReplies, on); });
    d->clearReplies = new Button(tr("Clear…"), ButtonKind::Link, foot);
    d->clearReplies->setObjectName(QStringLiteral("settings.clearReplies"));
    d->clearReplies->setAccessibleName(tr("Clear the kept replies of this store"));
    connect(d->clearReplies, &QPushButton::clicked, this, &ProvidersPage::clearKeptReplies);
    replies->addWidget(d->keepReplies);
    replies->addWidget(d->clearReplies);
    footColumn->addLayout(replies);
    column->addWidget(foot);
    all->addWidget(left);

    // --- the form
    auto *right = new QWidget(this);
    auto *formColumn = new QVBoxLayout(right);
    formColumn->setContentsMargins(0, 0, 0, 0);
    formColumn->setSpacing(0);
    d->formHead = new PaneHeader(tr("New provider"), right);
    formColumn->addWidget(d->formHead);
    auto *scroll = new ColumnArea(right);
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setAccessibleName(tr("Provider"));
    scroll->setWidget(buildForm());
    d->form->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    formColumn->addWidget(scroll, 1);
    auto *said = new QVBoxLayout;
    said->setContentsMargins(kProviderMargin, 6, kProviderMargin, 10);
    d->result = new ProviderLine(right);
    d->result->setObjectName(QStringLiteral("settings.providerResult"));
    said->addWidget(d->result);
    formColumn->addLayout(said);
    auto *bar = new FootBar(kProviderFoot, kProviderMargin, kProviderMargin, 2, right);
    bar->setObjectName(QStringLiteral("settings.providerBar"));
    const auto button = [&](const char *objectName, const QString &text, ButtonKind kind, const QString &tip) {
        auto *made = new Button(text, kind, bar);
        made->setObjectName(QString::fromLatin1(objectName));
        made->setAccessibleName(text);
        made->setToolTip(plainTip(tip));
        made->setAutoDefault(false);
        bar->addWidget(made);
        return made;
    };
    d->saveButton =
        button("settings.saveProvider", tr("Save"), ButtonKind::Primary, tr("The command line reads the same file."));
    d->testButton = button("settings.testProvider", tr("Test"), ButtonKind::Rest,
                           tr("Make one smallest call with what stands here, and say what came of it."));
    d->removeButton = button("settings.removeProvider", tr("Remove…"), ButtonKind::Destructive,
                             tr("Remove it from the file, and its key from the keyring."));
    formColumn->addWidget(bar);
    all->addWidget(right, 1);

    connect(d->saveButton, &QPushButton::clicked, this, [this] { save(); });
    connect(d->testButton, &QPushButton::clicked, this, [this] {
        if (d->isTesting)
            d->testing.cancel();
        else
            test();
    });
    connect(d->removeButton, &QPushButton::clicked, this, [this] { remove(); });
    connect(d->view, &RowView::currentRowChanged, this, [this](const QModelIndex &index) {
        if (index.isValid() && !d->filling)
            showRow();
    });
    connect(d->view, &RowView::enterPressed, this, [this] { d->name->setFocus(Qt::OtherFocusReason); });
}

QWidget *ProvidersPage::buildForm()
{
    d->form = new QWidget;
    auto *grid = new QGridLayout(d->form);
    grid->setContentsMargins(kProviderMargin, 14, kProviderMargin, 12);
    grid->setHorizontalSpacing(12);
    grid->setVerticalSpacing(6);
    grid->setColumnMinimumWidth(0, px(kProviderKeys));
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto addRow = [&](const QString &text, QWidget *field) {
        grid->addWidget(new Label(text, Type::Base, Tone::Secondary, 400, d->form), row, 0, Qt::AlignVCenter);
        grid->addWidget(field, row++, 1);
    };
    const auto line = [&](const char *objectName, const QString &title, const QString &hint) {
        auto *field = new QLineEdit(d->form);
        field->setObjectName(QString::fromLatin1(objectName));
        field->setAccessibleName(title);
        field->setPlaceholderText(hint);
        connect(field, &QLineEdit::textEdited, this, [this] { edited(); });
        return field;
    };
    d->name = line("settings.provider.name", tr("Name"), tr("work"));
    d->name->setMaxLength(60);
    addRow(tr("Name"), d->name);
    d->kind = new SegmentedControl(tr("Kind of server"), false, d->form);
    d->kind->setObjectName(QStringLiteral("settings.provider.kind"));
    d->kind->addSegment(tr("OpenAI-compatible"), tr("OpenAI, Ollama, llama.cpp, vLLM, LM Studio and others"));
    d->kind->addSegment(tr("Anthropic"), tr("The Anthropic Messages API"));
    connect(d->kind, &SegmentedControl::currentChanged, this, [this] { edited(); });
    addRow(tr("Kind"), d->kind);
    d->url = line("settings.provider.url", tr("Address"), QStringLiteral("http://localhost:11434/v1"));
    addRow(tr("Address"), d->url);
    d->modelName = line("settings.provider.model", tr("Model"), QStringLiteral("llama3.1"));
    addRow(tr("Model"), d->modelName);
    d->embedding = line("settings.provider.embedding", tr("Embedding model"), tr("none: the built-in one"));
    addRow(tr("Embeddings"), d->embedding);
    grid->setRowMinimumHeight(row++, 6);

    d->keyFrom = new SegmentedControl(tr("Where the key comes from"), false, d->form);
    d->keyFrom->setObjectName(QStringLiteral("settings.provider.keyFrom"));
    d->keyFrom->addSegment(tr("No key"));
    d->keyFrom->addSegment(tr("Environment"), tr("A variable of the environment, by its name"));
    d->keyFrom->addSegment(tr("Keyring"), tr("The desktop’s keyring keeps it"));
    connect(d->keyFrom, &SegmentedControl::currentChanged, this, [this](int segment) {
        if (d->filling)
            return;
        edited();
        if (segment == FromKeyring)
            probeKeyring();
    });
    addRow(tr("Key"), d->keyFrom);
    d->keyBox = new QWidget(d->form);
    auto *keys = new QVBoxLayout(d->keyBox);
    keys->setContentsMargins(0, 0, 0, 0);
    keys->setSpacing(4);
    d->variable =
        line("settings.provider.variable", tr("Name of the environment variable"), QStringLiteral("WORK_API_KEY"));
    d->key = line("settings.provider.key", tr("Key, for the keyring"), {});
    d->key->setInputMethodHints(Qt::ImhSensitiveData | Qt::ImhNoPredictiveText | Qt::ImhNoAutoUppercase);
    d->key->setEchoMode(QLineEdit::Password);
    d->keyNote = new TextBlock({}, Type::Secondary, Tone::Dim, 400, d->keyBox);
    d->keyNote->setObjectName(QStringLiteral("settings.provider.keyNote"));
    d->keyNote->setLineHeight(17);
    keys->addWidget(d->variable);
    keys->addWidget(d->key);
    keys->addWidget(d->keyNote);
    grid->addWidget(d->keyBox, row++, 1);
    grid->setRowMinimumHeight(row++, 6);

    const auto pair = [&](const QString &title, QWidget *first, const QString &between, QWidget *second,
                          const QString &after) {
        auto *box = new QWidget(d->form);
        auto *fields = new QHBoxLayout(box);
        fields->setContentsMargins(0, 0, 0, 0);
        fields->setSpacing(8);
        first->setFixedWidth(px(84));
        fields->addWidget(first);
        const auto word = [&](const QString &text) {
            auto *label = new Label(text, Type::Secondary, Tone::Dim, 400, box);
            label->setKeepsWidth(true);
            fields->addWidget(label);
        };
        word(between);
        second->setFixedWidth(px(84));
        fields->addWidget(second);
        word(after);
        fields->addStretch(1);
        addRow(title, box);
    };
    d->priceIn = line("settings.provider.priceIn", tr("Price of a million tokens in"), tr("unknown"));
    d->priceOut = line("settings.provider.priceOut", tr("Price of a million tokens out"), tr("unknown"));
    for (QLineEdit *price : {d->priceIn, d->priceOut})
        price->setAlignment(Qt::AlignRight);
    pair(tr("Price"), d->priceIn, tr("$ in,"), d->priceOut, tr("$ out, a million tokens"));
    const auto number = [&](const char *objectName, const QString &title, int least, int most) {
        auto *field = new QSpinBox(d->form);
        field->setObjectName(QString::fromLatin1(objectName));
        field->setAccessibleName(title);
        field->setRange(least, most);
        if (auto *inner = field->findChild<QLineEdit *>())
            inner->setAccessibleName(title);
        connect(field, &QSpinBox::valueChanged, this, [this] { edited(); });
        return field;
    };
    d->parallel = number("settings.provider.parallel", tr("Calls at once"), 1, 32);
    d->tries = number("settings.provider.tries", tr("Tries of a call"), 1, 10);
    pair(tr("Calls"), d->parallel, tr("at once,"), d->tries, tr("tries each"));
    d->callTime = number("settings.provider.callTime", tr("Seconds that a call may take"), 1, 3600);
    d->stallTime = number("settings.provider.stallTime", tr("Seconds without a byte"), 1, 3600);
    pair(tr("Time"), d->callTime, tr("s a call,"), d->stallTime, tr("s without a byte"));
    grid->setRowStretch(row, 1);
    return d->form;
}

void ProvidersPage::reload(const std::string &select)
{
    struct Read {
        std::vector<ProviderRow> rows;
        std::vector<std::string> problems;
    };
    d->isReading = true;
    JobRunner::instance().run<Read>(
        this, QStringLiteral("providers"), {},
        [file = d->services.file](std::stop_token, const Progress &) -> Result<Read> {
            Read read;
            auto rows = readProviderRows(file, &read.problems);
            if (!rows)
                return rows.error();
            read.rows = std::move(*rows);
            return read;
        },
        [this, select](Result<Read> read) {
            d->isReading = false;
            if (!read) {
                d->problems->set(QStringLiteral("octagon-alert"), Tone::Flag,
                                 coreLine(read.error().message) +
                                     (read.error().where.empty()
                                          ? QString()
                                          : QStringLiteral(" (%1)").arg(oneLine(read.error().where))));
                Q_EMIT idle();
                return;
            }
            const int had = d->model->rowCount();
            d->filling = true;
            d->model->setRows(std::move(read->rows));
            d->filling = false;
            d->listHead->setFacts(d->model->rowCount() > 0 ? figure(d->model->rowCount()) : QString());
            QStringList problems;
            for (const std::string &problem : read->problems)
                problems << coreLine(problem);
            d->problems->set(QStringLiteral("triangle-alert"), Tone::Warn, problems.join(QLatin1Char('\n')));
            int at = d->model->rowOf(select);
            if (at < 0 && had == 0 && d->model->rowCount() > 0 && !d->changed)
                at = 0;
            if (at >= 0) {
                d->view->setCurrentIndex(d->model->index(at));
                showRow();
            }
            updateState();
            Q_EMIT idle();
        });
}

void ProvidersPage::add()
{
    d->filling = true;
    d->view->setCurrentIndex({});
    d->filling = false;
    showRow();
    d->name->setFocus(Qt::OtherFocusReason);
}

void ProvidersPage::showRow()
{
    d->testing.cancel();
    const QModelIndex index = d->view->currentIndex();
    const ProviderRow *row = index.isValid() ? &d->model->row(index.row()) : nullptr;
    const ProviderEntry entry = row ? row->entry : ProviderEntry{};
    const ProviderConfig &config = entry.config;
    d->filling = true;
    d->isNew = row == nullptr;
    d->shown = config.name;
    d->changed = false;
    d->keyringSays.clear();
    d->formHead->setTitle(row ? oneLine(config.name) : tr("New provider"));
    d->formHead->setFacts(row && row->fromEnvironment ? tr("set by the environment, only shown")
                          : row && row->masked        ? tr("the environment names one like it, which is used")
                                                      : QString());
    const auto text = [](const std::string &bytes) { return QString::fromStdString(bytes); };
    d->name->setText(text(config.name));
    d->kind->setCurrentIndex(config.kind == ProviderKind::Anthropic ? 1 : 0);
    d->url->setText(text(config.url));
    d->modelName->setText(text(config.model));
    d->embedding->setText(text(config.embeddingModel));
    d->keyFrom->setCurrentIndex(entry.keyFrom == KeyFrom::Environment ? FromEnvironment
                                : entry.keyFrom == KeyFrom::Keyring   ? FromKeyring
                                                                      : NoKey);
    d->variable->setText(text(entry.keyVariable));
    d->key->clear();
    const QLocale c = QLocale::c();
    d->priceIn->setText(config.price ? c.toString(config.price->in, 'g', 8) : QString());
    d->priceOut->setText(config.price ? c.toString(config.price->out, 'g', 8) : QString());
    d->parallel->setValue(config.parallel);
    d->tries->setValue(config.maxAttempts);
    d->callTime->setValue(int(config.callTimeout.count() / 1000));
    d->stallTime->setValue(int(config.stallTimeout.count() / 1000));
    const bool fixed = row && row->fromEnvironment;
    for (QWidget *field : std::initializer_list<QWidget *>{d->name, d->kind, d->url, d->modelName, d->embedding,
                                                           d->keyFrom, d->variable, d->key, d->priceIn, d->priceOut,
                                                           d->parallel, d->tries, d->callTime, d->stallTime}) {
        field->setEnabled(!fixed);
        field->setProperty("bad", QVariant());
        field->update();
    }
    d->filling = false;
    say(true, {});
    if (row) {
        if (const ProviderState *state = d->model->state(index.row()); state && !state->answered)
            say(false, state->sentence);
    }
    updateState();
}

void ProvidersPage::edited()
{
    if (d->filling)
        return;
    d->changed = true;
    if (!d->isTesting)
        say(true, {});
    updateState();
}

void ProvidersPage::updateState()
{
    const QModelIndex index = d->view->currentIndex();
    const ProviderRow *row = index.isValid() ? &d->model->row(index.row()) : nullptr;
    const bool fixed = row && row->fromEnvironment;
    const int from = d->keyFrom->currentIndex();
    d->keyFrom->setSegmentEnabled(FromKeyring, !d->keyringAway || from == FromKeyring);
    d->embedding->setEnabled(!fixed && d->kind->currentIndex() == 0);
    d->variable->setVisible(from == FromEnvironment && !fixed);
    d->key->setVisible(from == FromKeyring && !fixed);
    const bool kept = row && row->entry.keyFrom == KeyFrom::Keyring;
    d->key->setPlaceholderText(kept ? tr("kept in the keyring; type another to replace it") : tr("paste the key here"));
    QString note;
    if (fixed) {
        note = coreLine(row->config.keySource);
    } else if (from == FromEnvironment) {
        const QString name = d->variable->text().trimmed();
        if (!name.isEmpty())
            note = qEnvironmentVariableIsEmpty(name.toLocal8Bit().constData())
                       ? tr("%1 is not set where this program was started.").arg(name)
                       : tr("%1 is set. Only its name is kept.").arg(name);
        else
            note = tr("Only the name of the variable is kept.");
    } else if (from == FromKeyring) {
        note =
            d->keyringSays.isEmpty() ? tr("The desktop’s keyring keeps it; no file of Credence does.") : d->keyringSays;
    } else if (d->keyringAway) {
        note = d->keyringSays;
    }
    d->keyNote->setText(note);
    d->keyNote->setTone(d->keyringAway && from != FromEnvironment ? Tone::Warn : Tone::Dim);
    d->keyNote->setVisible(!note.isEmpty());
    d->keyBox->setVisible(!note.isEmpty() || d->variable->isVisibleTo(d->keyBox) || d->key->isVisibleTo(d->keyBox));

    d->saveButton->setText(d->isNew ? tr("Add") : tr("Save"));
    d->saveButton->setEnabled(!fixed && d->changed && !d->isSaving && !d->isTesting);
    d->testButton->setText(d->isTesting ? tr("Cancel test") : tr("Test"));
    d->testButton->setEnabled(!d->isSaving && (d->isTesting || !d->url->text().trimmed().isEmpty()));
    d->removeButton->setEnabled(row && !fixed && !d->isSaving && !d->isTesting);
    d->clearReplies->setEnabled(d->canClear);
    d->clearReplies->setToolTip(d->canClear ? QString() : plainTip(tr("No store is open.")));
}

// Whether there is a keyring, and a key in it.
void ProvidersPage::probeKeyring()
{
    const QString name = d->name->text().trimmed().toLower();
    d->keyringSays = tr("Asking the keyring…");
    updateState();
    d->probing = JobRunner::instance().run<bool>(
        this, QStringLiteral("keyring"), {},
        [keyring = d->services.keyring, name = name.isEmpty() ? std::string("new") : name.toStdString()](
            std::stop_token stop, const Progress &) -> Result<bool> {
            const auto key = keyring->read(name, std::move(stop));
            if (key)
                return true;
            return key.error().code == Errc::NotFound ? Result<bool>(false) : Result<bool>(key.error());
        },
        [this](const Result<bool> &there) {
            if (there) {
                d->keyringAway = false;
                d->keyringSays = *there ? tr("The keyring holds a key for this name.") : QString();
            } else if (there.error().code != Errc::Cancelled) {
                d->keyringAway = there.error().code == Errc::Unsupported;
                d->keyringSays = coreLine(there.error().message);
            } else {
                d->keyringSays.clear();
            }
            updateState();
            Q_EMIT idle();
        });
}

// What stands in the form, checked; the field that is wrong is marked.
Result<ProviderEntry> ProvidersPage::typed() const
{
    for (QLineEdit *field : {d->name, d->url, d->modelName, d->embedding, d->variable, d->priceIn, d->priceOut}) {
        field->setProperty("bad", QVariant());
        field->update();
    }
    const auto bad = [](QLineEdit *field, Error error) {
        field->setProperty("bad", true);
        field->update();
        return error;
    };
    const auto text = [](const QLineEdit *field) { return field->text().trimmed().toStdString(); };
    ProviderEntry entry;
    ProviderConfig &config = entry.config;
    config.name = text(d->name);
    config.kind = d->kind->currentIndex() == 1 ? ProviderKind::Anthropic : ProviderKind::OpenAi;
    config.url = text(d->url);
    config.model = text(d->modelName);
    config.embeddingModel = config.kind == ProviderKind::Anthropic ? std::string() : text(d->embedding);
    config.parallel = d->parallel->value();
    config.maxAttempts = d->tries->value();
    config.callTimeout = std::chrono::seconds(d->callTime->value());
    config.stallTimeout = std::chrono::seconds(d->stallTime->value());
    entry.keyFrom = d->keyFrom->currentIndex() == FromKeyring       ? KeyFrom::Keyring
                    : d->keyFrom->currentIndex() == FromEnvironment ? KeyFrom::Environment
                                                                    : KeyFrom::None;
    entry.keyVariable = text(d->variable);
    if (config.name.empty())
        return bad(d->name, {Errc::Invalid, "A provider needs a name: letters, digits, - and _.", {}});
    const std::string in = text(d->priceIn), out = text(d->priceOut);
    if (!in.empty() || !out.empty()) {
        Price price;
        for (const auto &[field, value] : {std::pair(d->priceIn, &price.in), std::pair(d->priceOut, &price.out)}) {
            bool number = false;
            // A comma is a decimal sign in half of the world; there are no thousands here.
            *value = QString(field->text().trimmed()).replace(QLatin1Char(','), QLatin1Char('.')).toDouble(&number);
            if (!number || !std::isfinite(*value) || *value < 0)
                return bad(field, {Errc::Invalid, "Give both prices of a million tokens, or none.", {}});
        }
        config.price = price;
    }
    auto checked = checkedEntry(entry);
    if (!checked) {
        // Which field: the first without which nothing is said against the rest.
        ProviderEntry other = entry;
        other.config.url = "http://localhost";
        QLineEdit *field = d->name;
        if (checkedEntry(other)) {
            field = d->url;
        } else if (other.config.model = "m"; checkedEntry(other)) {
            field = d->modelName;
        } else if (other.keyFrom = KeyFrom::None; checkedEntry(other)) {
            field = d->variable;
        }
        return bad(field, checked.error());
    }
    return checked;
}

void ProvidersPage::say(bool good, const QString &text)
{
    d->result->set(good ? QStringLiteral("check") : QStringLiteral("octagon-alert"), good ? Tone::Ok : Tone::Flag,
                   text);
}

void ProvidersPage::save()
{
    auto entry = typed();
    if (!entry) {
        say(false, coreLine(entry.error().message));
        return;
    }
    std::vector<ProviderEntry> all = d->model->entries();
    const auto named = [&all](const std::string &name) {
        return std::find_if(all.begin(), all.end(), [&](const ProviderEntry &e) { return e.config.name == name; });
    };
    const std::string was = d->isNew ? std::string() : d->shown;
    if (entry->config.name != was && named(entry->config.name) != all.end()) {
        d->name->setProperty("bad", true);
        d->name->update();
        say(false, tr("There is a provider named %1 already.").arg(QString::fromStdString(entry->config.name)));
        return;
    }
    const std::string key = entry->keyFrom == KeyFrom::Keyring ? d->key->text().trimmed().toStdString() : std::string();
    const auto at = named(was);
    const bool keptBefore = at != all.end() && at->keyFrom == KeyFrom::Keyring;
    const bool inKeyring = entry->keyFrom == KeyFrom::Keyring;
    if (inKeyring && key.empty() && !keptBefore && d->keyringSays != tr("The keyring holds a key for this name.")) {
        say(false, tr("Type the key that the keyring is to keep, or choose another place for it."));
        d->key->setFocus(Qt::OtherFocusReason);
        return;
    }
    if (!key.empty()) {
        ProviderConfig whole = entry->config;
        whole.key = key;
        if (const auto fits = checkedProvider(whole); !fits) {
            say(false, coreLine(fits.error().message));
            return;
        }
    }
    const ProviderEntry now = *entry;
    if (at == all.end())
        all.push_back(now);
    else
        *at = now;
    d->isSaving = true;
    updateState();
    struct Written {
        std::string leftBehind; // the old key could not be taken out of the keyring
    };
    JobRunner::instance().run<Written>(
        this, QStringLiteral("save"), {},
        [services = d->services, all = std::move(all), now, key, was, keptBefore,
         inKeyring](std::stop_token stop, const Progress &) -> Result<Written> {
            Keyring &keyring = *services.keyring;
            const bool renamed = !was.empty() && was != now.config.name;
            if (inKeyring) {
                std::string keep = key;
                if (keep.empty() && renamed && keptBefore) {
                    auto old = keyring.read(was, stop);
                    if (!old)
                        return old.error();
                    keep = std::move(*old);
                }
                if (!keep.empty()) {
                    if (auto kept = keyring.write(now.config.name, keep, stop); !kept)
                        return kept.error();
                }
            }
            if (auto written = writeProviders(services.file, all); !written)
                return written.error();
            Written done;
            if (keptBefore && (!inKeyring || renamed)) {
                if (auto gone = keyring.remove(was, stop); !gone)
                    done.leftBehind = gone.error().message;
            }
            return done;
        },
        [this, name = now.config.name](const Result<Written> &written) {
            d->isSaving = false;
            if (!written) {
                if (written.error().code == Errc::Unsupported && d->keyFrom->currentIndex() == FromKeyring) {
                    d->keyringAway = true;
                    d->keyringSays = coreLine(written.error().message);
                }
                say(false, coreLine(written.error().message));
                updateState();
                Q_EMIT idle();
                return;
            }
            d->key->clear();
            d->changed = false;
            Q_EMIT changed();
            reload(name);
            if (!written->leftBehind.empty())
                say(false, tr("Saved. The old key stays in the keyring: %1").arg(coreLine(written->leftBehind)));
        });
}

void ProvidersPage::remove()
{
    const QModelIndex index = d->view->currentIndex();
    if (!index.isValid() || d->model->row(index.row()).fromEnvironment)
        return;
    const ProviderEntry entry = d->model->row(index.row()).entry;
    const bool kept = entry.keyFrom == KeyFrom::Keyring;
    Question question;
    question.title = tr("Remove %1").arg(oneLine(entry.config.name));
    question.text = kept ? tr("The provider is taken out of the settings, and its key out of the keyring. Runs stay.")
                         : tr("The provider is taken out of the settings. Runs stay.");
    question.facts << tr("Address") + QLatin1Char('\t') + oneLine(entry.config.url)
                   << tr("Model") + QLatin1Char('\t') + oneLine(entry.config.model);
    question.action = tr("Remove");
    question.destructive = true;
    d->prompts->ask(this, question, [this, name = entry.config.name, kept](const std::optional<Answer> &answer) {
        if (!answer)
            return;
        std::vector<ProviderEntry> all = d->model->entries();
        std::erase_if(all, [&](const ProviderEntry &e) { return e.config.name == name; });
        d->isSaving = true;
        updateState();
        JobRunner::instance().run<std::string>(
            this, QStringLiteral("save"), {},
            [services = d->services, all = std::move(all), name, kept](std::stop_token stop,
                                                                       const Progress &) -> Result<std::string> {
                if (auto written = writeProviders(services.file, all); !written)
                    return written.error();
                if (kept) {
                    if (auto gone = services.keyring->remove(name, std::move(stop)); !gone)
                        return gone.error().message;
                }
                return std::string();
            },
            [this](const Result<std::string> &done) {
                d->isSaving = false;
                if (!done) {
                    say(false, coreLine(done.error().message));
                    updateState();
                    return;
                }
                d->filling = true;
                d->view->setCurrentIndex({});
                d->filling = false;
                showRow();
                Q_EMIT changed();
                reload({});
                if (!done->empty())
                    say(false, tr("Removed. Its key stays in the keyring: %1").arg(oneLine(*done)));
            });
    });
}

// One smallest call with what stands in the form, saved or not.
void ProvidersPage::test()
{
    const QModelIndex index = d->view->currentIndex();
    const ProviderRow *row = index.isValid() ? &d->model->row(index.row()) : nullptr;
    ProviderConfig config;
    if (row && row->fromEnvironment) {
        config = row->config;
    } else {
        const auto entry = typed();
        if (!entry) {
            say(false, coreLine(entry.error().message));
            return;
        }
        config = configOf(*entry);
        if (entry->keyFrom == KeyFrom::Environment && config.key.empty()) {
            d->variable->setProperty("bad", true);
            d->variable->update();
            say(false, tr("%1 is not set where this program was started. Set it there and start Credence again, or let "
                          "the keyring keep the key.")
                           .arg(QString::fromStdString(entry->keyVariable)));
            return;
        }
        const std::string key = d->key->text().trimmed().toStdString();
        if (entry->keyFrom == KeyFrom::Keyring && !key.empty()) {
            config.key = key;
            config.keyInKeyring = false;
            config.keySource = "from the field above";
        } else if (entry->keyFrom == KeyFrom::Keyring && !d->isNew) {
            config.name = d->shown; // the key is kept under this name until a new one is saved
        }
    }
    d->isTesting = true;
    say(true, {});
    d->result->set(QStringLiteral("hourglass"), Tone::Dim, tr("Waiting for %1…").arg(oneLine(config.url)));
    updateState();
    d->testing = JobRunner::instance().run<ProviderTest>(
        this, QStringLiteral("test"), tr("Test of a provider"),
        [config, keyring = d->services.keyring,
         transport = d->services.transport()](std::stop_token stop, const Progress &) -> Result<ProviderTest> {
            auto keyed = withKey(config, *keyring, stop);
            if (!keyed)
                return keyed.error();
            return testProvider(std::move(*keyed), *transport, stop);
        },
        [this, name = config.name, model = config.model](const Result<ProviderTest> &done) {
            d->isTesting = false;
            const bool same = d->name->text().trimmed().toStdString() == name || d->shown == name;
            if (done) {
                if (same) {
                    QString text = tr("%1 answered in %2 s: %3 tokens in, %4 out.")
                                       .arg(oneLine(model), QLocale().toString(double(done->ms) / 1000, 'f', 1),
                                            figure(qlonglong(done->tokensIn)), figure(qlonglong(done->tokensOut)));
                    if (done->dimension > 0)
                        text += QLatin1Char(' ') + tr("Embeddings have %1 dimensions.").arg(figure(done->dimension));
                    say(true, text);
                }
                d->model->setState(name, {QDateTime::currentDateTime(), true, {}});
            } else if (done.error().code == Errc::Cancelled) {
                if (same)
                    d->result->set(QStringLiteral("square"), Tone::Dim, tr("The test was cancelled."));
            } else {
                const QString text = coreLine(done.error().message);
                if (same)
                    say(false, text);
                d->model->setState(name, {QDateTime::currentDateTime(), false, text});
            }
            updateState();
            Q_EMIT idle();
        });
}

void ProvidersPage::keyPressEvent(QKeyEvent *event)
{
    // Enter in a field saves; without this it would close the dialog.
    if ((event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter) && !event->modifiers()) {
        if (d->saveButton->isEnabled())
            save();
        event->accept();
        return;
    }
    QWidget::keyPressEvent(event);
}

void ProvidersPage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    const Tokens &t = tk();
    painter.fillRect(rect(), t.base);
    painter.fillRect(QRect(px(kProviderList) - 1, 0, 1, height()), t.line);
}

} // namespace credence::ui

#include "providerspage.moc"

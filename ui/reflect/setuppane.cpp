// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/setuppane.h"

#include "reflect/estimatetable.h"
#include "reflect/parameterrow.h"
#include "reflect/runsmodel.h"
#include "reflect/runwords.h"
#include "settings/settings.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/corewords.h"
#include "widgets/footbar.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/paneheader.h"
#include "widgets/plaintip.h"
#include "widgets/roomy.h"
#include "widgets/whenshown.h"

#include <QCheckBox>
#include <QComboBox>
#include <QCryptographicHash>
#include <QDateTime>
#include <QEvent>
#include <QPainter>
#include <QPointer>
#include <QRegularExpression>
#include <QScrollArea>
#include <QScrollBar>
#include <QTimer>
#include <QVBoxLayout>

#include <algorithm>
#include <map>
#include <utility>

namespace credence::ui {

namespace {

constexpr int kSetupMargin = 16;
constexpr int kSetupFoot = 48;
constexpr int kLabel = 63;
constexpr int kTyping = 220;     // ms after the last key before the estimate is asked for
constexpr double kBudget = 0.25; // proposed where a price is known
constexpr qsizetype kSetupsKept = 40;
constexpr const char *kAnyShape = "as the preset";

// Limits and choices that every preset has; they are the request's own, not the preset's.
std::vector<Parameter> ownParameters(bool model)
{
    std::vector<Parameter> own;
    const auto add = [&own](const char *id, const QString &label, ParameterKind kind, double most, const char *unit,
                            const QString &note) {
        Parameter parameter;
        parameter.id = id;
        parameter.label = label.toStdString();
        parameter.kind = kind;
        parameter.min = 0;
        parameter.max = most;
        parameter.unit = unit;
        parameter.note = note.toStdString();
        own.push_back(std::move(parameter));
    };
    if (model) {
        add("own_cost", SetupPane::tr("Budget"), ParameterKind::Number, 1e6, "$",
            SetupPane::tr("The run stops before a call that would go beyond it. Empty: no limit"));
        add("own_tokens", SetupPane::tr("Token budget"), ParameterKind::Integer, 1e12, "",
            SetupPane::tr("In and out together. Empty: no limit"));
        add("own_calls", SetupPane::tr("Call budget"), ParameterKind::Integer, 1e6, "",
            SetupPane::tr("Calls at most. Empty: no limit"));
    }
    if (model) {
        Parameter shape;
        shape.id = "own_shape";
        shape.label = SetupPane::tr("Shape").toStdString();
        shape.kind = ParameterKind::Choice;
        shape.preset = kAnyShape;
        shape.choices = {kAnyShape, "insight", "belief"};
        shape.note = SetupPane::tr("Sentences (insight), or subject, predicate and object (belief), where the preset "
                                   "lets choose")
                         .toStdString();
        own.push_back(std::move(shape));
    }
    add("own_since", SetupPane::tr("From day"), ParameterKind::Text, 0, "",
        SetupPane::tr("Only memories of this day and later, as 2026-05-01"));
    add("own_until", SetupPane::tr("To day"), ParameterKind::Text, 0, "",
        SetupPane::tr("Only memories of this day and earlier, as 2026-05-31"));
    add("own_entity", SetupPane::tr("About"), ParameterKind::Text, 0, "",
        SetupPane::tr("Only memories that name this person or thing"));
    add("own_ids", SetupPane::tr("Ids"), ParameterKind::Text, 0, "",
        SetupPane::tr("Only these memories: ids or source references, parted by commas or blanks"));
    return own;
}

bool isOwn(const std::string &id)
{
    return id.rfind("own_", 0) == 0;
}

// A day's first or last millisecond, UTC.
std::optional<Time> dayOf(const QString &text, bool end)
{
    const QDate date = QDate::fromString(text, Qt::ISODate);
    if (!date.isValid())
        return std::nullopt;
    const QDateTime time(end ? date.addDays(1) : date, QTime(0, 0), Qt::UTC);
    return Time(std::chrono::milliseconds(time.toMSecsSinceEpoch() - (end ? 1 : 0)));
}

// What a run costs; a line above it while something is scrolled out of sight there.
class Costs : public QWidget {
public:
    Costs(QScrollArea *above, QWidget *parent) : QWidget(parent), m_above(above)
    {
        connect(above->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this] { update(); });
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        if (m_above->verticalScrollBar()->maximum() > 0)
            painter.fillRect(QRect(0, 0, width(), 1), tk().line);
    }

private:
    QScrollArea *m_above;
};

// A sentence with a sign before it.
class Notice : public QWidget {
public:
    explicit Notice(QWidget *parent)
        : QWidget(parent), m_text(new TextBlock({}, Type::Secondary, Tone::Secondary, 0, this))
    {
        auto *layout = new QHBoxLayout(this);
        layout->setContentsMargins(20, 0, 0, 0);
        m_text->setLineHeight(17);
        layout->addWidget(m_text);
        hide();
    }
    void show(const QString &text, bool blocks)
    {
        m_blocks = blocks;
        m_text->setText(text);
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
        drawSign(painter, QRectF(0, 1, 14, 14),
                 m_blocks ? QStringLiteral("octagon-alert") : QStringLiteral("triangle-alert"),
                 m_blocks ? tk().flag : tk().warn);
    }

private:
    TextBlock *m_text;
    bool m_blocks = false;
};

} // namespace

struct SetupPane::Impl {
    Session *session = nullptr;
    RunController *controller = nullptr;
    std::shared_ptr<ReflectBackend> backend;
    PaneHeader *header = nullptr;
    QComboBox *scope = nullptr, *preset = nullptr, *model = nullptr;
    QWidget *content = nullptr;
    QScrollArea *scroll = nullptr;
    QVBoxLayout *column = nullptr;
    QWidget *parameterBox = nullptr;
    QVBoxLayout *parameterColumn = nullptr;
    QWidget *limitBox = nullptr, *ownBox = nullptr;
    QVBoxLayout *limitColumn = nullptr, *ownColumn = nullptr;
    std::vector<ParameterRow *> rows;
    QWidget *replies = nullptr;
    QCheckBox *keepReplies = nullptr;
    SectionHeader *estimateHead = nullptr;
    EstimateTable *table = nullptr;
    BudgetMeter *meter = nullptr;
    Notice *blocker = nullptr, *warnings = nullptr, *problems = nullptr;
    QAction *runAction = nullptr, *stopAction = nullptr, *resetAction = nullptr;
    Button *runButton = nullptr, *stopButton = nullptr;
    Label *note = nullptr;
    QTimer typing;
    QPointer<QWidget> focusBefore, focusLater;
    bool wasRunning = false;
    std::vector<ProviderConfig> providers;
    std::optional<Estimate> estimate;
    QString estimateError;
    WhenShown *estimates = nullptr;
    bool estimating = false;
    bool filling = false; // values are being set by this code
    bool remembers = false;
    std::map<QString, std::map<QString, QString>> valuesOfPreset; // as typed, while the window lives
};

SetupPane::SetupPane(Session *session, RunController *controller, std::shared_ptr<ReflectBackend> backend,
                     QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    d->controller = controller;
    d->backend = std::move(backend);
    setObjectName(QStringLiteral("reflect.setup"));
    keepLeastWidth(this, 260);
    build();

    d->typing.setSingleShot(true);
    d->typing.setInterval(kTyping);
    d->estimates = new WhenShown(this, [this] { startEstimate(); });
    connect(&d->typing, &QTimer::timeout, d->estimates, &WhenShown::ask);
    connect(session, &Session::opened, this, [this] {
        fillScopes();
        fillModels();
        restoreValues();
    });
    connect(session, &Session::snapshotChanged, this, [this] {
        const bool none = d->scope->count() == 0;
        fillScopes();
        if (none && d->scope->count() > 0)
            restoreValues();                         // they belong to a scope, which is only known now
        if (!d->estimates->shown() && d->estimate) { // of other memories: not to be seen again
            d->estimate.reset();
            showFigures();
        }
        changed();
    });
    connect(session, &Session::scopeChanged, this, [this] {
        const int at = d->scope->findData(d->session->scope());
        if (at >= 0 && !d->controller->running())
            d->scope->setCurrentIndex(at);
    });
    connect(controller, &RunController::runChanged, this, [this] {
        updateState();
        showFigures();
    });
    connect(controller, &RunController::totalsChanged, this, [this] {
        updateState();
        showFigures();
    });
    fillScopes();
    fillModels();
    buildParameters();
    if (session->isOpen())
        restoreValues();
    updateState();
    showFigures();
}

SetupPane::~SetupPane() = default;

QList<QAction *> SetupPane::actions() const
{
    return {d->runAction, d->stopAction, d->resetAction};
}

void SetupPane::build()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    d->header = new PaneHeader(tr("Setup"), this);
    layout->addWidget(d->header);

    const auto make = [this](const char *name, const QString &text, const QString &tip, const QKeySequence &keys,
                             const QString &iconName, auto then) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        action->setShortcut(keys);
        if (!iconName.isEmpty())
            action->setIcon(icon(iconName));
        connect(action, &QAction::triggered, this, then);
        return action;
    };
    d->runAction = make("reflect.run", tr("Run"), tr("Reflect dry: nothing is written to the store"),
                        QKeySequence(Qt::CTRL | Qt::Key_R), QStringLiteral("play"), [this] { run(); });
    d->stopAction = make("reflect.stop", tr("Stop"), tr("Stop the run; what is done is kept"),
                         QKeySequence(Qt::Key_Escape), QStringLiteral("square"), [this] { d->controller->stop(); });
    d->stopAction->setShortcutContext(Qt::WidgetWithChildrenShortcut);
    d->resetAction = make("reflect.resetAll", tr("Reset all parameters"),
                          tr("Give every parameter the preset’s default"), {}, QStringLiteral("rotate-ccw"), [this] {
                              for (ParameterRow *row : d->rows)
                                  row->reset();
                          });
    d->header->addTool(d->resetAction)->setObjectName(QStringLiteral("reflect.resetAllButton"));

    auto *scroll = new ColumnArea(this);
    scroll->setObjectName(QStringLiteral("reflect.setupScroll"));
    scroll->setFrameShape(QFrame::NoFrame);
    scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    scroll->setWidgetResizable(true);
    scroll->setFocusPolicy(Qt::NoFocus);
    scroll->setAccessibleName(tr("Setup"));
    d->content = new QWidget;
    d->column = new QVBoxLayout(d->content);
    d->column->setContentsMargins(kSetupMargin, 14, kSetupMargin, 16);
    d->column->setSpacing(0);
    scroll->setWidget(d->content);
    d->content->setAutoFillBackground(false);
    scroll->viewport()->setAutoFillBackground(false);
    layout->addWidget(scroll, 1);
    connect(scroll->verticalScrollBar(), &QScrollBar::rangeChanged, this, [this, scroll](int, int most) {
        const int lane = most > 0 ? scroll->verticalScrollBar()->sizeHint().width() : 0;
        d->column->setContentsMargins(kSetupMargin, 14, kSetupMargin - lane, 16);
    });

    const auto combo = [this](const QString &name, const QString &objectName) {
        auto *box = new QWidget(d->content);
        auto *row = new QHBoxLayout(box);
        row->setContentsMargins(0, 0, 0, 4);
        row->setSpacing(6);
        auto *label = new Label(name, Type::Base, Tone::Secondary, 400, box);
        label->setKeepsWidth(true);
        label->setMinimumWidth(px(kLabel));
        auto *field = new QComboBox(box);
        field->setObjectName(objectName);
        field->setAccessibleName(name);
        field->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        field->setMinimumContentsLength(6);
        keepCurrentText(field, 130);
        row->addWidget(label);
        row->addWidget(field, 1);
        d->column->addWidget(box);
        return field;
    };
    d->scope = combo(tr("Scope"), QStringLiteral("reflect.scope"));
    d->preset = combo(tr("Preset"), QStringLiteral("reflect.preset"));
    d->model = combo(tr("Model"), QStringLiteral("reflect.model"));
    d->problems = new Notice(d->content);
    d->column->addWidget(d->problems);

    for (const Preset &preset : presets()) {
        d->preset->addItem(coreWords(preset.title), QString::fromStdString(preset.id));
        QString tip = coreWords(preset.summary);
        if (!preset.source.empty())
            tip += QLatin1Char('\n') + tr("Source: %1").arg(QString::fromStdString(preset.source));
        d->preset->setItemData(d->preset->count() - 1, plainTip(tip), Qt::ToolTipRole);
    }
    d->preset->setCurrentIndex(std::max(0, d->preset->findData(QStringLiteral("patterns"))));

    d->column->addSpacing(8);
    auto *parameters = new SectionHeader(tr("Parameters"), d->content);
    d->column->addWidget(parameters);
    d->parameterBox = new QWidget(d->content);
    d->parameterColumn = new QVBoxLayout(d->parameterBox);
    d->parameterColumn->setContentsMargins(0, 0, 0, 0);
    d->parameterColumn->setSpacing(0);
    d->column->addWidget(d->parameterBox);
    const auto group = [this](QWidget **box, QVBoxLayout **rows) {
        *box = new QWidget(d->content);
        *rows = new QVBoxLayout(*box);
        (*rows)->setContentsMargins(0, 0, 0, 0);
        (*rows)->setSpacing(0);
        d->column->addWidget(*box);
    };
    group(&d->limitBox, &d->limitColumn);

    d->replies = new QWidget(d->content);
    auto *replies = new QHBoxLayout(d->replies);
    replies->setContentsMargins(0, 4, 0, 0);
    replies->setSpacing(8);
    d->keepReplies = new QCheckBox(tr("Use and keep replies"), d->replies);
    d->keepReplies->setObjectName(QStringLiteral("reflect.keepReplies"));
    d->keepReplies->setAccessibleName(tr("Use and keep replies"));
    d->keepReplies->setToolTip(plainTip(
        tr("Replies lie beside the store with its own access rights. The same call is then not paid for twice.")));
    d->keepReplies->setChecked(Settings::instance().get(settings::kKeepReplies));
    connect(d->keepReplies, &QCheckBox::toggled, this,
            [](bool on) { Settings::instance().set(settings::kKeepReplies, on); });
    connect(&Settings::instance(), &Settings::changed, this, [this](const QString &name) {
        if (name == settings::kKeepReplies.name())
            d->keepReplies->setChecked(Settings::instance().get(settings::kKeepReplies));
    });
    auto *clear = new Button(tr("Clear…"), ButtonKind::Link, d->replies);
    clear->setObjectName(QStringLiteral("reflect.clearReplies"));
    clear->setAccessibleName(tr("Clear the kept replies"));
    replies->addWidget(d->keepReplies, 1);
    replies->addWidget(clear);
    d->column->addWidget(d->replies);
    connect(clear, &QPushButton::clicked, this, &SetupPane::clearKeptReplies);

    d->column->addSpacing(12);
    d->column->addWidget(new SectionHeader(tr("Only these memories"), d->content));
    group(&d->ownBox, &d->ownColumn);
    d->column->addStretch(1);

    // The estimate stays in sight while the parameters scroll.
    auto *costs = new Costs(scroll, this);
    auto *costColumn = new QVBoxLayout(costs);
    costColumn->setContentsMargins(kSetupMargin, 10, kSetupMargin, 12);
    costColumn->setSpacing(0);
    d->estimateHead = new SectionHeader(tr("Estimate"), costs);
    costColumn->addWidget(d->estimateHead);
    d->table = new EstimateTable(costs);
    d->table->setObjectName(QStringLiteral("reflect.estimate"));
    costColumn->addWidget(d->table);
    costColumn->addSpacing(10);
    d->meter = new BudgetMeter(costs);
    d->meter->setObjectName(QStringLiteral("reflect.meter"));
    costColumn->addWidget(d->meter);
    costColumn->addSpacing(6);
    d->blocker = new Notice(costs);
    d->blocker->setObjectName(QStringLiteral("reflect.blocker"));
    d->warnings = new Notice(costs);
    d->warnings->setObjectName(QStringLiteral("reflect.warnings"));
    costColumn->addWidget(d->blocker);
    costColumn->addWidget(d->warnings);

    // Where the pane is low it scrolls, too, so that what starts the run is always in sight.
    auto *costArea = new ColumnArea(this);
    costArea->setObjectName(QStringLiteral("reflect.estimateScroll"));
    costArea->setAccessibleName(tr("Estimate"));
    costArea->setFocusPolicy(Qt::NoFocus);
    costArea->setWidget(costs);
    costArea->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Maximum);
    costArea->setMinimumHeight(px(56));
    costs->setAutoFillBackground(false);
    costArea->viewport()->setAutoFillBackground(false);
    layout->addWidget(costArea);
    // Few parameters: the estimate stands below them, not at the foot.
    layout->addStretch(0);
    d->scroll = scroll;
    d->content->installEventFilter(this);

    auto *foot = new FootBar(kSetupFoot, kSetupMargin, kSetupMargin, -1, this);
    foot->setObjectName(QStringLiteral("reflect.setupFoot"));
    d->runButton = new Button(d->runAction, ButtonKind::Primary, foot);
    d->runButton->setObjectName(QStringLiteral("reflect.runButton"));
    d->runButton->setIconName(QStringLiteral("play"));
    d->stopButton = new Button(d->stopAction, ButtonKind::Rest, foot);
    d->stopButton->setObjectName(QStringLiteral("reflect.stopButton"));
    d->stopButton->setIconName(QStringLiteral("square"));
    d->note = new Label({}, Type::Secondary, Tone::Dim, 400, foot);
    foot->addWidget(d->runButton);
    foot->addWidget(d->stopButton);
    foot->addWidget(d->note);
    layout->addWidget(foot);

    connect(d->preset, &QComboBox::currentIndexChanged, this, [this] {
        fillModels();
        buildParameters();
        changed();
    });
    connect(d->scope, &QComboBox::currentIndexChanged, this, [this] {
        if (!d->filling)
            restoreValues();
        changed();
    });
    connect(d->model, &QComboBox::currentIndexChanged, this, [this](int index) {
        if (d->filling)
            return;
        if (d->model->itemData(index).toString() == QLatin1String("?")) {
            d->filling = true;
            d->model->setCurrentIndex(0);
            d->filling = false;
            Q_EMIT modelsRequested();
            return;
        }
        changed();
    });
}

void SetupPane::fillScopes()
{
    const QString now = d->scope->currentData().toString();
    std::vector<ScopeInfo> scopes = d->session->scopes();
    if (scopes.size() > 1 && !d->session->snapshot())
        scopes.clear(); // which of them holds most is known with the memories
    QStringList ids;
    for (const ScopeInfo &scope : scopes)
        ids << QString::fromStdString(scope.id);
    QStringList shown;
    for (int i = 0; i < d->scope->count(); ++i)
        shown << d->scope->itemData(i).toString();
    if (ids == shown)
        return;
    const bool was = std::exchange(d->filling, true);
    d->scope->clear();
    for (const ScopeInfo &scope : scopes)
        d->scope->addItem(icon(QStringLiteral("user")), oneLine(scope.id), QString::fromStdString(scope.id));
    int at = d->scope->findData(now);
    if (at < 0)
        at = d->scope->findData(d->session->scope());
    if (at < 0) { // the one that holds most
        for (int i = 0; i < int(scopes.size()); ++i) {
            if (at < 0 || scopes[std::size_t(i)].memories > scopes[std::size_t(at)].memories)
                at = i;
        }
    }
    d->scope->setCurrentIndex(std::max(0, at));
    d->filling = was;
}

void SetupPane::fillModels()
{
    const Preset *preset = findPreset(this->preset().toStdString());
    const bool needed = preset && preset->needsModel;
    std::vector<std::string> problems;
    d->providers = d->backend->providers(&problems);
    const QString now = d->model->currentData().toString();
    const bool was = std::exchange(d->filling, true);
    d->model->clear();
    if (!needed) {
        d->model->addItem(tr("None needed: built in"), QString());
    } else {
        for (const ProviderConfig &provider : d->providers) {
            d->model->addItem(modelText(provider.name, provider.model), QString::fromStdString(provider.name));
            d->model->setItemData(d->model->count() - 1,
                                  plainTip(QString::fromStdString(provider.url + "\n" + provider.keySource)),
                                  Qt::ToolTipRole);
        }
        if (d->providers.empty())
            d->model->addItem(tr("No model yet"), QString());
        d->model->addItem(tr("Set up models…"), QStringLiteral("?"));
        const int at = d->model->findData(now);
        d->model->setCurrentIndex(at >= 0 && now != QLatin1String("?") ? at : 0);
    }
    d->filling = was;
    d->problems->show(needed && !problems.empty() ? sentence(coreWords(problems.front())) : QString(), false);
    d->replies->setVisible(needed);
}

void SetupPane::reloadModels()
{
    fillModels();
    changed();
    updateState();
    showFigures();
}

void SetupPane::buildParameters()
{
    const bool was = std::exchange(d->filling, true);
    for (ParameterRow *row : d->rows) {
        row->hide();
        row->setParent(nullptr);
        row->deleteLater();
    }
    d->rows.clear();
    const Preset *preset = findPreset(this->preset().toStdString());
    const auto add = [this](const Parameter &parameter, QVBoxLayout *to) {
        auto *row = new ParameterRow(parameter, to->parentWidget());
        to->addWidget(row);
        connect(row, &ParameterRow::changed, this, &SetupPane::changed);
        d->rows.push_back(row);
    };
    if (preset) {
        for (const Parameter &parameter : preset->parameters)
            add(parameter, d->parameterColumn);
    }
    for (const Parameter &parameter : ownParameters(preset && preset->needsModel))
        add(parameter, parameter.kind == ParameterKind::Text ? d->ownColumn : d->limitColumn);
    if (preset) {
        const auto known = d->valuesOfPreset.find(QString::fromStdString(preset->id));
        for (ParameterRow *row : d->rows) {
            const QString id = QString::fromStdString(row->parameter().id);
            if (known != d->valuesOfPreset.end()) {
                if (const auto value = known->second.find(id); value != known->second.end())
                    row->setValue(value->second);
            } else if (id == QLatin1String("own_cost")) {
                const std::optional<ProviderConfig> chosen = provider();
                if (chosen && chosen->price)
                    row->setValue(QString::number(kBudget));
            }
        }
    }
    d->filling = was;
    QWidget *before = d->model;
    for (ParameterRow *row : d->rows) {
        setTabOrder(before, row);
        before = row;
    }
}

QString SetupPane::preset() const
{
    return d->preset->currentData().toString();
}

void SetupPane::setPreset(const QString &id)
{
    const int at = d->preset->findData(id);
    if (at >= 0)
        d->preset->setCurrentIndex(at);
}

void SetupPane::take(const RunRecord &record)
{
    const int scope = d->scope->findData(QString::fromStdString(record.scope));
    if (scope >= 0)
        d->scope->setCurrentIndex(scope);
    setPreset(QString::fromStdString(record.preset));
    const int model = d->model->findData(QString::fromStdString(record.provider));
    if (model >= 0 && !record.provider.empty())
        d->model->setCurrentIndex(model);
    d->filling = true;
    for (ParameterRow *row : d->rows) {
        if (const auto value = record.parameters.find(row->parameter().id); value != record.parameters.end())
            row->setValue(QString::fromStdString(value->second));
    }
    d->filling = false;
    changed();
}

std::optional<ProviderConfig> SetupPane::provider() const
{
    const Preset *preset = findPreset(this->preset().toStdString());
    if (!preset || !preset->needsModel)
        return std::nullopt;
    const std::string name = d->model->currentData().toString().toStdString();
    for (const ProviderConfig &provider : d->providers) {
        if (!name.empty() && provider.name == name)
            return provider;
    }
    return std::nullopt;
}

int SetupPane::maxAttempts() const
{
    const std::optional<ProviderConfig> chosen = provider();
    return chosen ? chosen->maxAttempts : 0;
}

ReflectRequest SetupPane::request() const
{
    ReflectRequest request;
    request.scope = d->scope->currentData().toString().toStdString();
    request.preset = preset().toStdString();
    for (const ParameterRow *row : d->rows) {
        const std::string id = row->parameter().id;
        const QString value = row->value();
        if (!isOwn(id)) {
            if (row->differs())
                request.values[id] = value.toStdString();
        } else if (id == "own_since") {
            request.since = dayOf(value, false);
        } else if (id == "own_until") {
            request.until = dayOf(value, true);
        } else if (id == "own_entity") {
            request.entity = value.toStdString();
        } else if (id == "own_shape") {
            request.shape = parseShape(value.toStdString());
        } else if (id == "own_cost") {
            if (!value.isEmpty())
                request.budget.cost = value.toDouble();
        } else if (id == "own_tokens") {
            if (!value.isEmpty())
                request.budget.tokens = std::uint64_t(std::max(0.0, value.toDouble()));
        } else if (id == "own_calls") {
            if (!value.isEmpty())
                request.budget.calls = int(std::clamp(value.toDouble(), 0.0, 1e6));
        }
    }
    return request;
}

std::vector<std::string> SetupPane::memories() const
{
    std::vector<std::string> names;
    for (const ParameterRow *row : d->rows) {
        if (row->parameter().id != "own_ids")
            continue;
        static const QRegularExpression between(QStringLiteral("[\\s,;]+"));
        for (const QString &name : row->value().split(between, Qt::SkipEmptyParts))
            names.push_back(name.toStdString());
    }
    return names;
}

void SetupPane::changed()
{
    if (d->filling)
        return;
    const QString id = preset();
    std::map<QString, QString> values;
    for (const ParameterRow *row : d->rows) {
        if (row->differs())
            values[QString::fromStdString(row->parameter().id)] = row->value();
    }
    d->valuesOfPreset[id] = std::move(values);
    storeValues();
    d->typing.start();
    updateState();
}

// What the fields hold that no run could take; empty if all is well. Marks the fields.
void SetupPane::startEstimate()
{
    const std::shared_ptr<Store> store = d->session->store();
    const Preset *preset = findPreset(this->preset().toStdString());
    if (!store || !preset || d->controller->running()) {
        d->estimating = false;
        Q_EMIT idle();
        return;
    }
    const ReflectRequest wanted = request();
    QString problem;
    for (ParameterRow *row : d->rows) {
        const Parameter &parameter = row->parameter();
        const QString value = row->value();
        QString why;
        if (isOwn(parameter.id)) {
            bool number = true;
            const double read = value.toDouble(&number);
            if ((parameter.id == "own_since" || parameter.id == "own_until") && !value.isEmpty() &&
                !dayOf(value, false))
                why = tr("“%1” is no day; write it as 2026-05-01.").arg(value);
            else if ((parameter.kind == ParameterKind::Number || parameter.kind == ParameterKind::Integer) &&
                     !value.isEmpty() && (!number || read < 0))
                why = tr("“%1” is no number.").arg(value);
        } else if (row->differs()) {
            const Result<void> checked = checkParameters(*preset, {{parameter.id, value.toStdString()}});
            if (!checked)
                why = sentence(coreWords(checked.error().message));
        }
        row->setBad(!why.isEmpty(), why);
        if (problem.isEmpty())
            problem = why;
    }
    if (!problem.isEmpty()) {
        d->estimate.reset();
        d->estimateError = problem;
        d->estimating = false;
        showFigures();
        updateState();
        Q_EMIT idle();
        return;
    }
    d->estimating = true;
    JobRunner::instance().run<Estimate>(
        this, QStringLiteral("estimate"), {},
        [store, backend = d->backend, wanted, provider = provider(), names = memories(),
         known = d->session->snapshotOf(wanted.scope)](std::stop_token stop, const Progress &) -> Result<Estimate> {
            const auto request = withMemories(*store, wanted, names);
            return request ? backend->estimate(*store, *request, provider, stop, known)
                           : Result<Estimate>(request.error());
        },
        [this](Result<Estimate> estimate) {
            d->estimating = false;
            if (estimate) {
                d->estimate = std::move(*estimate);
                d->estimateError.clear();
            } else {
                d->estimate.reset();
                d->estimateError = sentence(coreWords(estimate.error().message));
            }
            showFigures();
            updateState();
            Q_EMIT idle();
        });
}

void SetupPane::showFigures()
{
    const RunController &run = *d->controller;
    const Preset *preset = findPreset(this->preset().toStdString());
    const bool model = preset && preset->needsModel;
    const QString none = QStringLiteral("–");
    // A run that is looked at has its own estimate; else what the fields ask for.
    const bool live = run.running();
    const Estimate *estimate = live ? &run.estimate() : d->estimate ? &*d->estimate : nullptr;
    const RunRecord &record = run.record();
    const bool has = run.hasRun() && (live || record.preset == this->preset().toStdString());
    const auto count = [&](bool known, std::uint64_t n) { return known ? figure(qlonglong(n)) : none; };
    const qlonglong calls = live ? run.callsDone() : qlonglong(record.calls.size());
    QList<EstimateTable::Row> rows;
    rows << EstimateTable::Row{tr("Memories selected"), count(estimate, estimate ? estimate->selected : 0),
                               count(has && !record.selected.empty(), record.selected.size())};
    if (model) {
        rows << EstimateTable::Row{tr("Calls"),
                                   count(estimate, estimate ? std::uint64_t(std::max(0, estimate->calls)) : 0),
                                   has ? figure(calls) : none}
             << EstimateTable::Row{tr("Tokens in"), count(estimate, estimate ? estimate->tokensIn : 0),
                                   count(has, record.tokensIn)}
             << EstimateTable::Row{tr("Tokens out"), count(estimate, estimate ? estimate->tokensOut : 0),
                                   count(has, record.tokensOut)}
             << EstimateTable::Row{tr("Cost"), estimate ? moneyText(estimate->cost) : none,
                                   has && (record.cost > 0 || (estimate && estimate->cost)) ? moneyText(record.cost)
                                                                                            : none};
    }
    rows << EstimateTable::Row{tr("Time"), estimate && estimate->ms > 0 ? longTime(estimate->ms) : none,
                               has ? longTime(run.elapsed()) : none};
    d->table->setRows(rows);

    const Budget budget = request().budget;
    bool meter = true;
    if (budget.cost && *budget.cost > 0)
        d->meter->setValues(has ? record.cost : 0, estimate ? estimate->cost.value_or(0) : 0, *budget.cost,
                            moneyText(has ? record.cost : 0.0), tr("stops at %1").arg(moneyText(*budget.cost)));
    else if (budget.tokens && *budget.tokens > 0)
        d->meter->setValues(has ? double(record.tokensIn + record.tokensOut) : 0,
                            estimate ? double(estimate->tokensIn + estimate->tokensOut) : 0, double(*budget.tokens),
                            figure(qlonglong(has ? record.tokensIn + record.tokensOut : 0)),
                            counted(qlonglong(*budget.tokens), tr("stops at 1 token"), tr("stops at %1 tokens")));
    else if (budget.calls && *budget.calls > 0)
        d->meter->setValues(has ? double(calls) : 0, estimate ? estimate->calls : 0, *budget.calls,
                            figure(has ? calls : 0),
                            counted(*budget.calls, tr("stops at 1 call"), tr("stops at %1 calls")));
    else
        meter = false;
    d->meter->setVisible(model && meter);

    QString blocker, warning;
    if (!live) {
        if (!d->estimateError.isEmpty())
            blocker = d->estimateError;
        else if (d->estimate && !d->estimate->blocker.empty())
            blocker = sentence(coreWords(d->estimate->blocker));
        else if (model && !provider())
            blocker = tr("This preset needs a model. Patterns needs none.");
        if (d->estimate) {
            QStringList all;
            for (const std::string &text : d->estimate->warnings)
                all << sentence(coreWords(text));
            warning = all.join(QLatin1Char('\n'));
        }
    }
    d->blocker->show(blocker, true);
    d->warnings->show(warning, false);
}

void SetupPane::updateState()
{
    const bool running = d->controller->running();
    const bool open = d->session->isOpen();
    const Preset *preset = findPreset(this->preset().toStdString());
    const bool modelMissing = preset && preset->needsModel && !provider();
    const bool blocked = !d->estimateError.isEmpty() || (d->estimate && !d->estimate->blocker.empty());
    d->header->setFacts(running ? tr("locked while running") : QString());
    // What has the focus may be about to be locked or hidden: it goes to Stop and comes back afterwards, instead of to
    // whatever is next.
    QWidget *focus = window()->focusWidget();
    const bool inside = focus && isAncestorOf(focus) && isVisible();
    if (running != d->wasRunning) {
        d->wasRunning = running;
        if (running) {
            d->focusBefore = inside ? focus : nullptr;
            d->runButton->setVisible(false);
            d->stopButton->setVisible(true);
            if (inside) {
                d->stopAction->setEnabled(true);
                d->stopButton->setFocus(Qt::OtherFocusReason);
            }
        } else if (d->focusBefore && focus == d->stopButton) {
            d->focusLater = d->focusBefore;
        }
    }
    d->runAction->setEnabled(open && !running && preset && !modelMissing && !blocked && d->scope->count() > 0);
    d->stopAction->setEnabled(running && !d->controller->stopping());
    const bool any =
        std::any_of(d->rows.begin(), d->rows.end(), [](const ParameterRow *row) { return row->differs(); });
    d->resetAction->setEnabled(!running && any);
    for (QComboBox *box : {d->scope, d->preset, d->model}) {
        box->setProperty("locked", running ? QVariant(true) : QVariant());
        const QString more = box->currentData(Qt::ToolTipRole).toString();
        box->setToolTip(more.isEmpty() ? plainTip(box->currentText()) : more);
        box->setEnabled(!running);
    }
    for (ParameterRow *row : d->rows)
        row->setLocked(running);
    d->keepReplies->setEnabled(!running);
    d->runButton->setVisible(!running);
    if (d->focusLater) { // what was locked can take it again
        d->focusLater->setFocus(Qt::OtherFocusReason);
        d->focusLater = d->focusBefore = nullptr;
    }
    d->stopButton->setVisible(running);
    d->note->setText(running ? (d->controller->stopping() ? tr("stopping") : tr("keeps what is done"))
                             : tr("nothing is written"));
    // Once there is something to send, that is what is next.
    const bool results =
        d->controller->finished() && !d->controller->record().candidates.empty() && !d->controller->queued();
    d->runButton->setKind(results ? ButtonKind::Rest : ButtonKind::Primary);
}

void SetupPane::run()
{
    if (!d->runAction->isEnabled())
        return;
    RunController::Start start;
    start.request = request();
    start.provider = provider();
    start.memories = memories();
    if (d->estimate)
        start.estimate = *d->estimate;
    start.keepReplies = d->keepReplies->isChecked();
    d->controller->start(std::move(start));
}

bool SetupPane::busy() const
{
    return d->estimating || d->typing.isActive();
}

void SetupPane::setRemembers(bool on)
{
    d->remembers = on;
    if (on && d->session->isOpen())
        restoreValues();
}

QString SetupPane::settingsKey() const
{
    const QByteArray what = (d->session->path() + QLatin1Char('\n') + d->scope->currentData().toString()).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(what, QCryptographicHash::Sha256).toHex().left(16));
}

// What was typed for this store and scope, by preset; and which preset and model were chosen last.
void SetupPane::storeValues()
{
    if (!d->remembers || !d->session->isOpen() || d->scope->count() == 0)
        return;
    QVariantMap presets;
    for (const auto &[id, values] : d->valuesOfPreset) {
        QVariantMap map;
        for (const auto &[parameter, value] : values)
            map[parameter] = value;
        presets[id] = map;
    }
    QVariantMap mine;
    mine[QStringLiteral("preset")] = preset();
    mine[QStringLiteral("model")] = d->model->currentData().toString();
    mine[QStringLiteral("values")] = presets;
    mine[QStringLiteral("used")] = QDateTime::currentMSecsSinceEpoch();
    Settings &settings = Settings::instance();
    QVariantMap all = settings.get(settings::kReflectSetups);
    all[settingsKey()] = mine;
    while (all.size() > kSetupsKept) { // the one not used for longest
        QString oldest;
        for (auto it = all.constBegin(); it != all.constEnd(); ++it) {
            const auto used = [&all](const QString &key) {
                return all.value(key).toMap().value(QStringLiteral("used")).toLongLong();
            };
            if (oldest.isEmpty() || used(it.key()) < used(oldest))
                oldest = it.key();
        }
        all.remove(oldest);
    }
    settings.set(settings::kReflectSetups, all);
}

void SetupPane::restoreValues()
{
    d->valuesOfPreset.clear();
    QString wanted = QStringLiteral("patterns"), model;
    if (d->remembers) {
        const QVariantMap mine = Settings::instance().get(settings::kReflectSetups).value(settingsKey()).toMap();
        const QVariantMap presets = mine.value(QStringLiteral("values")).toMap();
        for (auto it = presets.constBegin(); it != presets.constEnd(); ++it) {
            std::map<QString, QString> &values = d->valuesOfPreset[it.key()];
            const QVariantMap stored = it.value().toMap();
            for (auto value = stored.constBegin(); value != stored.constEnd(); ++value)
                values[value.key()] = value.value().toString();
        }
        wanted = mine.value(QStringLiteral("preset"), wanted).toString();
        model = mine.value(QStringLiteral("model")).toString();
    }
    d->filling = true;
    setPreset(wanted);
    d->filling = false;
    fillModels();
    buildParameters();
    const int at = d->model->findData(model);
    if (at >= 0 && !model.isEmpty() && model != QLatin1String("?"))
        d->model->setCurrentIndex(at);
    d->typing.start();
    updateState();
}

bool SetupPane::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == d->content && event->type() == QEvent::LayoutRequest)
        d->scroll->setMaximumHeight(d->content->sizeHint().height());
    return QWidget::eventFilter(watched, event);
}

void SetupPane::focusFirst()
{
    d->scope->setFocus(Qt::ShortcutFocusReason);
}

void SetupPane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.fillRect(rect(), tk().base);
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "tune/policypane.h"

#include "shell/theme.h"
#include "tune/tunewords.h"
#include "widgets/button.h"
#include "widgets/corewords.h"
#include "widgets/footbar.h"
#include "widgets/glyphs.h"
#include "widgets/keyvalue.h"
#include "widgets/label.h"
#include "widgets/paneheader.h"
#include "widgets/plaintip.h"
#include "widgets/roomy.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLineEdit>
#include <QPainter>
#include <QScrollArea>
#include <QSignalBlocker>
#include <QVBoxLayout>

#include <array>

namespace credence::ui {

namespace {

constexpr int kPolicyField = 62, kPolicyUnit = 28, kPolicyFoot = 48, kPolicyLabel = 58;

struct Row {
    QString name; // as `policy` has it
    QCheckBox *check = nullptr;
    Label *now = nullptr;
    QLineEdit *field = nullptr; // none: the check box is all
    QString usual;              // what the field holds when it is switched on for the first time
    QString problem;
};

QString shownSetting(const TriggerPolicy &policy, const QString &name)
{
    QString text = QString::fromStdString(triggerSetting(policy, name.toStdString()));
    if (name == QLatin1String("importance") && policy.importance)
        return thresholdText(*policy.importance);
    return text;
}

// A field's text as the core takes it: the local decimal sign is one.
std::string asTyped(const QString &name, const QString &text)
{
    QString value = text.trimmed();
    if (name == QLatin1String("importance")) {
        bool number = false;
        const double parsed = QLocale().toDouble(value, &number);
        if (number)
            value = QString::number(parsed, 'g', 12);
    }
    return value.toStdString();
}

} // namespace

struct TunePolicyPane::Impl {
    TuneController *controller = nullptr;
    PaneHeader *header = nullptr;
    QScrollArea *scroll = nullptr;
    QComboBox *preset = nullptr, *runs = nullptr;
    std::vector<Row> rows;
    QCheckBox *automatic = nullptr;
    QLineEdit *calls = nullptr, *cost = nullptr;
    Label *firings = nullptr, *held = nullptr, *costs = nullptr;
    TextBlock *would = nullptr;
    Label *unreflected = nullptr, *last = nullptr, *today = nullptr, *next = nullptr, *pace = nullptr;
    TextBlock *why = nullptr;
    TextBlock *unfit = nullptr; // what does not fit, in words
    Button *runButton = nullptr, *forceButton = nullptr;
    QWidget *suggestionPart = nullptr;
    TextBlock *suggestion = nullptr;
    QAction *apply = nullptr, *reset = nullptr, *run = nullptr, *force = nullptr, *takeSuggestion = nullptr;
    bool writable = false;
    bool filling = false;
    QString notWritable;

    [[nodiscard]] Row *row(const QString &name)
    {
        for (Row &one : rows) {
            if (one.name == name)
                return &one;
        }
        return nullptr;
    }
};

TunePolicyPane::TunePolicyPane(TuneController *controller, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    d->controller = controller;
    setObjectName(QStringLiteral("tune.policyPane"));
    build();
    connect(controller, &TuneController::dataChanged, this, [this] { refresh(); });
    connect(controller, &TuneController::draftChanged, this, [this] { refresh(); });
    connect(&Theme::instance(), &Theme::changed, this, [this] { refresh(); });
    connect(controller, &TuneController::runningChanged, this, [this] { refreshActions(); });
    connect(controller, &TuneController::throttled, this, [this](const QString &why) {
        d->why->setText(why);
        d->why->show();
        d->forceButton->show();
    });
    refresh();
}

TunePolicyPane::~TunePolicyPane() = default;

void TunePolicyPane::build()
{
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    const auto action = [this](const char *name, const QString &text, const QString &tip, const char *iconName) {
        auto *made = new QAction(text, this);
        made->setObjectName(QString::fromLatin1(name));
        made->setStatusTip(tip);
        made->setToolTip(tip);
        made->setIcon(icon(QString::fromLatin1(iconName)));
        return made;
    };
    d->apply = action("tune.apply", tr("Apply policy…"), tr("Put the draft in force; it adds a ledger entry"), "check");
    d->reset = action("tune.reset", tr("Reset the draft"), tr("Back to the policy in force"), "rotate-ccw");
    d->run = action("tune.runNow", tr("Run now"), tr("Run the reflection of the policy in force and fill the queue"),
                    "play");
    d->force = action("tune.forceRun", tr("Run all the same"),
                      tr("Run although a gate is closed; the run is marked as forced"), "play");
    d->takeSuggestion =
        action("tune.takeSuggestion", tr("Take the suggestion"), tr("Make the suggested setting the draft"), "check");
    connect(d->reset, &QAction::triggered, this, [this] {
        clearProblems();
        d->controller->resetDraft();
        refresh();
    });
    connect(d->run, &QAction::triggered, this, [this] {
        // Throttled is said at once; the run itself looks again, and notes it.
        const QString why = d->controller->throttle();
        d->why->setText(why);
        d->why->setVisible(!why.isEmpty());
        d->forceButton->setVisible(!why.isEmpty());
        Q_EMIT runRequested(false);
    });
    connect(d->force, &QAction::triggered, this, [this] {
        d->why->hide();
        d->forceButton->hide();
        Q_EMIT runRequested(true);
    });
    connect(d->takeSuggestion, &QAction::triggered, this, [this] {
        if (const auto read = d->controller->data(); read && read->suggestion.any) {
            TriggerSettings draft = d->controller->draft();
            draft.policy = read->suggestion.policy;
            clearProblems();
            d->controller->setDraft(draft);
        }
    });

    d->header = new PaneHeader(tr("Draft policy"), this);
    d->header->addTool(d->reset);
    layout->addWidget(d->header);
    d->scroll = new ColumnArea(this);
    d->scroll->setObjectName(QStringLiteral("tune.policyScroll"));
    d->scroll->setFrameShape(QFrame::NoFrame);
    d->scroll->setWidgetResizable(true);
    d->scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    d->scroll->setFocusPolicy(Qt::NoFocus);
    auto *body = new QWidget;
    d->scroll->setWidget(body);
    d->scroll->viewport()->setAutoFillBackground(false);
    body->setAutoFillBackground(false);
    auto *column = new QVBoxLayout(body);
    column->setContentsMargins(16, 14, 16, 12);
    column->setSpacing(4);

    const auto title = [&](const QString &text, int above) {
        column->addSpacing(above);
        column->addWidget(new Label(text, Type::Secondary, Tone::Normal, 600, body));
        column->addSpacing(2);
    };
    auto *presetLine = new QHBoxLayout;
    presetLine->setSpacing(8);
    auto *presetLabel = new Label(tr("Preset"), Type::Base, Tone::Secondary, 400, body);
    presetLabel->setKeepsWidth(true);
    presetLabel->setMinimumWidth(px(kPolicyLabel));
    presetLine->addWidget(presetLabel);
    d->preset = new QComboBox(body);
    d->preset->setObjectName(QStringLiteral("tune.preset"));
    d->preset->setAccessibleName(tr("Preset"));
    for (const TriggerPreset &one : triggerPresets()) {
        d->preset->addItem(QString::fromStdString(one.id));
        d->preset->setItemData(d->preset->count() - 1, plainTip(QString::fromStdString(one.source)), Qt::ToolTipRole);
    }
    d->preset->addItem(tr("custom"));
    d->preset->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    presetLine->addWidget(d->preset, 1);
    column->addLayout(presetLine);
    connect(d->preset, &QComboBox::activated, this, [this](int index) {
        if (const TriggerPreset *one = findTriggerPreset(d->preset->itemText(index).toStdString())) {
            TriggerSettings draft = d->controller->draft();
            draft.policy = one->policy;
            clearProblems();
            d->controller->setDraft(draft);
        }
        refresh();
    });

    const auto setting = [&](const char *name, const QString &text, const char *usual, const QString &unit,
                             const QString &tip) {
        Row row;
        row.name = QString::fromLatin1(name);
        row.usual = QString::fromLatin1(usual);
        auto *line = new QWidget(body);
        line->setFixedHeight(px(28));
        auto *across = new QHBoxLayout(line);
        across->setContentsMargins(0, 0, 0, 0);
        across->setSpacing(6);
        row.check = new QCheckBox(text, line);
        row.check->setObjectName(QStringLiteral("tune.check.") + row.name);
        row.check->setToolTip(plainTip(tip));
        across->addWidget(row.check, 1);
        row.now = new Label({}, Type::Caption, Tone::Dim, 0, line);
        row.now->setKeepsWidth(true);
        across->addWidget(row.now);
        if (*usual) {
            row.field = new QLineEdit(line);
            row.field->setObjectName(QStringLiteral("tune.field.") + row.name);
            row.field->setAccessibleName(text);
            row.field->setAccessibleDescription(tip);
            row.field->setToolTip(plainTip(tip));
            row.field->setProperty("row", true);
            row.field->setAlignment(Qt::AlignRight);
            row.field->setFixedWidth(px(row.name == QLatin1String("schedule") ? kPolicyField + 34 : kPolicyField));
            row.field->setPlaceholderText(row.usual);
            across->addWidget(row.field);
            connect(row.field, &QLineEdit::textEdited, this, [this, which = row.name] { take(which, true); });
        }
        auto *unitLabel = new Label(unit, Type::Secondary, Tone::Dim, 400, line);
        unitLabel->setKeepsWidth(true);
        unitLabel->setMinimumWidth(px(kPolicyUnit));
        across->addWidget(unitLabel);
        column->addWidget(line);
        connect(row.check, &QCheckBox::toggled, this, [this, which = row.name](bool on) {
            if (d->filling)
                return;
            Row *one = d->row(which);
            if (on && one->field && one->field->text().trimmed().isEmpty()) {
                const QSignalBlocker quiet(one->field);
                one->field->setText(one->usual);
            }
            take(which);
        });
        d->rows.push_back(row);
    };
    title(tr("Fires when any of these is met"), 12);
    setting("importance", tr("Importance"), "15.0", {}, tr("A sum of importance, each from 0 to 1; unset counts 0.5"));
    setting("count", tr("Count"), "50", {}, tr("So many episodes since the last firing"));
    setting("schedule", tr("Schedule"), "0 2 * * *", tr("UTC"),
            tr("Minute, hour, day of month, month and day of week, as cron has them: 0 2 * * 1 is Mondays at 02:00"));
    setting("recall_miss", tr("Recall miss"), "", {}, tr("A recall of beliefs found none; live only"));
    setting("contradiction", tr("Contradiction"), "", {}, tr("A new episode contradicts a belief; live only"));
    title(tr("and all of these allow it"), 12);
    setting("min_interval", tr("Minimum interval"), "2h", {}, tr("A number and s, m, h or d, such as 2h"));
    setting("daily_cap", tr("Daily cap"), "3", {}, tr("Firings on one day, UTC"));
    setting("floor", tr("Episode floor"), "50", {}, tr("High-salience episodes before the first firing: 0.5 and more"));

    d->unfit = new TextBlock({}, Type::Secondary, Tone::Flag, 0, body);
    d->unfit->setObjectName(QStringLiteral("tune.unfit"));
    d->unfit->setLineHeight(17);
    d->unfit->hide();
    column->addWidget(d->unfit);

    title(tr("Draft against the setting in force"), 14);
    auto *draft = new KeyValueGrid(body);
    d->firings = draft->addRow(tr("Firings"), QString());
    d->held = draft->addRow(tr("Held by a gate"), QString());
    d->costs = draft->addRow(tr("Cost a month"), QString());
    column->addWidget(draft);

    title(tr("The trigger now"), 14);
    auto *now = new KeyValueGrid(body);
    d->would = now->addTextRow(tr("Would fire"), QString());
    d->unreflected = now->addRow(tr("Unreflected"), QString());
    d->last = now->addRow(tr("Last run"), QString());
    d->today = now->addRow(tr("Runs today"), QString());
    d->next = now->addRow(tr("Next allowed"), QString());
    d->pace = now->addRow(tr("At this pace"), QString());
    column->addWidget(now);
    column->addSpacing(6);
    auto *runLine = new QHBoxLayout;
    runLine->setSpacing(8);
    d->runButton = new Button(d->run, ButtonKind::Rest, body);
    d->runButton->setObjectName(QStringLiteral("tune.runButton"));
    d->runButton->setIconName(QStringLiteral("play"));
    d->forceButton = new Button(d->force, ButtonKind::Link, body);
    d->forceButton->setObjectName(QStringLiteral("tune.forceButton"));
    d->forceButton->hide();
    runLine->addWidget(d->runButton);
    runLine->addWidget(d->forceButton);
    runLine->addStretch(1);
    column->addLayout(runLine);
    d->why = new TextBlock({}, Type::Secondary, Tone::Warn, 0, body);
    d->why->setObjectName(QStringLiteral("tune.throttled"));
    d->why->setLineHeight(17);
    d->why->hide();
    column->addWidget(d->why);

    d->suggestionPart = new QWidget(body);
    auto *suggests = new QVBoxLayout(d->suggestionPart);
    suggests->setContentsMargins(0, 12, 0, 0);
    suggests->setSpacing(4);
    suggests->addWidget(new Label(tr("Suggestion"), Type::Secondary, Tone::Normal, 600, d->suggestionPart));
    d->suggestion = new TextBlock({}, Type::Secondary, Tone::Secondary, 0, d->suggestionPart);
    d->suggestion->setObjectName(QStringLiteral("tune.suggestion"));
    d->suggestion->setLineHeight(17);
    suggests->addWidget(d->suggestion);
    auto *takeLine = new QHBoxLayout;
    auto *takeButton = new Button(d->takeSuggestion, ButtonKind::Rest, d->suggestionPart);
    takeButton->setButtonSize(ButtonSize::Row);
    takeButton->setObjectName(QStringLiteral("tune.takeButton"));
    takeLine->addWidget(takeButton);
    takeLine->addStretch(1);
    suggests->addLayout(takeLine);
    column->addWidget(d->suggestionPart);

    title(tr("A due trigger"), 14);
    auto *runsLine = new QHBoxLayout;
    runsLine->setSpacing(8);
    auto *runsLabel = new Label(tr("Runs"), Type::Base, Tone::Secondary, 400, body);
    runsLabel->setKeepsWidth(true);
    runsLabel->setMinimumWidth(px(kPolicyLabel));
    runsLine->addWidget(runsLabel);
    d->runs = new QComboBox(body);
    d->runs->setObjectName(QStringLiteral("tune.runs"));
    d->runs->setAccessibleName(tr("What a due trigger runs"));
    for (const Preset &one : presets())
        d->runs->addItem(coreWords(one.title), QString::fromStdString(one.id));
    d->runs->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
    keepCurrentText(d->runs);
    runsLine->addWidget(d->runs, 1);
    column->addLayout(runsLine);
    connect(d->runs, &QComboBox::activated, this, [this] { take(QStringLiteral("runs")); });
    d->automatic = new QCheckBox(tr("Run dry by itself"), body);
    d->automatic->setObjectName(QStringLiteral("tune.automatic"));
    d->automatic->setToolTip(
        plainTip(tr("While the window is open; its candidates wait in Review, and nothing is committed by itself")));
    column->addWidget(d->automatic);
    connect(d->automatic, &QCheckBox::toggled, this, [this] {
        if (!d->filling)
            take(QStringLiteral("automatic"));
    });
    const auto budget = [&](const char *name, const QString &text, const QString &unit, QLineEdit *&field) {
        auto *line = new QHBoxLayout;
        line->setSpacing(6);
        line->addWidget(new Label(text, Type::Base, Tone::Secondary, 400, body), 1);
        field = new QLineEdit(body);
        field->setObjectName(QStringLiteral("tune.field.") + QLatin1String(name));
        field->setAccessibleName(text);
        field->setProperty("row", true);
        field->setAlignment(Qt::AlignRight);
        field->setFixedWidth(px(kPolicyField));
        line->addWidget(field);
        auto *unitLabel = new Label(unit, Type::Secondary, Tone::Dim, 400, body);
        unitLabel->setKeepsWidth(true);
        unitLabel->setMinimumWidth(px(kPolicyUnit));
        line->addWidget(unitLabel);
        column->addLayout(line);
        connect(field, &QLineEdit::textEdited, this, [this, which = QString::fromLatin1(name)] { take(which); });
    };
    budget("budget_calls", tr("Calls a day at most"), {}, d->calls);
    budget("budget_cost", tr("Cost a day at most"), QStringLiteral("$"), d->cost);
    d->cost->setPlaceholderText(tr("no limit"));
    column->addStretch(1);
    layout->addWidget(d->scroll, 1);

    auto *foot = new FootBar(kPolicyFoot, 16, 12, 2, this);
    auto *applyButton = new Button(d->apply, ButtonKind::Primary, foot);
    applyButton->setObjectName(QStringLiteral("tune.applyButton"));
    applyButton->setIconName({});
    auto *resetButton = new Button(d->reset, ButtonKind::Rest, foot);
    resetButton->setObjectName(QStringLiteral("tune.resetButton"));
    resetButton->setShortText(tr("Reset"));
    resetButton->setIconName({});
    foot->addWidget(applyButton);
    foot->addWidget(resetButton);
    foot->addWidget(new Label(tr("adds a ledger entry"), Type::Caption, Tone::Dim, 0, foot));
    layout->addWidget(foot);
}

QList<QAction *> TunePolicyPane::actions() const
{
    return {d->run, d->force, d->apply, d->reset, d->takeSuggestion};
}

QAction *TunePolicyPane::applyAction() const
{
    return d->apply;
}

QAction *TunePolicyPane::runAction() const
{
    return d->run;
}

QString TunePolicyPane::badField(const QString &name) const
{
    const Row *row = d->row(name);
    return row ? row->problem : QString();
}

void TunePolicyPane::setWritable(bool on, const QString &why)
{
    d->writable = on;
    d->notWritable = why;
    refreshActions();
}

// What was typed and did not fit gives way to the draft.
void TunePolicyPane::clearProblems()
{
    for (Row &row : d->rows) {
        if (row.problem.isEmpty())
            continue;
        row.problem.clear();
        row.field->setProperty("bad", QVariant());
        row.field->setToolTip(plainTip(row.field->accessibleDescription()));
        if (!row.check->isChecked())
            row.field->clear();
        row.field->update();
    }
}

// What a field says, into the draft; what does not fit is marked and the draft stays.
void TunePolicyPane::take(const QString &name, bool typed)
{
    TriggerSettings draft = d->controller->draft();
    if (name == QLatin1String("runs")) {
        draft.runs = d->runs->currentData().toString().toStdString();
    } else if (name == QLatin1String("automatic")) {
        draft.automatic = d->automatic->isChecked();
    } else if (name == QLatin1String("budget_calls") || name == QLatin1String("budget_cost")) {
        QLineEdit *field = name == QLatin1String("budget_calls") ? d->calls : d->cost;
        bool number = false;
        const QString text = field->text().trimmed();
        bool fits = true;
        if (field == d->calls) {
            const qlonglong calls = text.toLongLong(&number);
            fits = number && calls >= 0 && calls <= 1'000'000;
            if (fits)
                draft.budgetCalls = calls;
        } else if (text.isEmpty()) {
            draft.budgetCost.reset();
        } else {
            const double cost = QLocale().toDouble(text, &number);
            fits = number && cost >= 0 && cost <= 1e6;
            if (fits)
                draft.budgetCost = cost;
        }
        field->setProperty("bad", fits ? QVariant() : QVariant(true));
        field->update();
        if (!fits)
            return;
    } else {
        Row *row = d->row(name);
        // To type a value is to want it.
        const bool on = row->check->isChecked() || (typed && !row->field->text().trimmed().isEmpty());
        const std::string value = !on ? "off" : row->field ? asTyped(name, row->field->text()) : "on";
        const auto set = setTriggerSetting(draft.policy, name.toStdString(), value);
        row->problem = set ? QString() : coreWords(set.error().message);
        if (row->field) {
            row->field->setProperty("bad", set ? QVariant() : QVariant(true));
            row->field->setToolTip(plainTip(set ? row->field->accessibleDescription() : row->problem));
            row->field->update();
        }
        if (!set) {
            refreshActions();
            return;
        }
    }
    d->controller->setDraft(draft);
    refresh();
}

void TunePolicyPane::refresh()
{
    d->filling = true;
    const TriggerSettings &draft = d->controller->draft(), &inForce = d->controller->inForce();
    const QString preset = QString::fromStdString(presetOf(draft.policy));
    const int at = d->preset->findText(preset);
    d->preset->setCurrentIndex(at >= 0 ? at : d->preset->count() - 1);
    for (Row &row : d->rows) {
        const std::string name = row.name.toStdString();
        const bool on = triggerSetting(draft.policy, name) != "off";
        row.check->setChecked(on);
        if (row.field) {
            // What is being typed is not written over while it means the same.
            TriggerPolicy typed = draft.policy;
            const bool same = row.field->hasFocus() && on &&
                              setTriggerSetting(typed, name, asTyped(row.name, row.field->text())) &&
                              typed == draft.policy;
            if (on && !same && row.problem.isEmpty())
                row.field->setText(shownSetting(draft.policy, row.name));
            QPalette palette = row.field->palette();
            palette.setColor(QPalette::Text, on ? tk().tx : tk().txd);
            row.field->setPalette(palette);
        }
        const bool differs = triggerSetting(draft.policy, name) != triggerSetting(inForce.policy, name);
        row.now->setText(differs ? tr("now %1").arg(shownSetting(inForce.policy, row.name)) : QString());
    }
    d->runs->setCurrentIndex(std::max(0, d->runs->findData(QString::fromStdString(draft.runs))));
    d->automatic->setChecked(draft.automatic);
    if (!d->calls->hasFocus())
        d->calls->setText(QString::number(draft.budgetCalls));
    if (!d->cost->hasFocus())
        d->cost->setText(draft.budgetCost ? QLocale().toString(*draft.budgetCost, 'g', 6) : QString());
    d->filling = false;
    refreshFacts();
    refreshActions();
}

void TunePolicyPane::refreshFacts()
{
    const int changes = d->controller->changes();
    d->header->setFacts(changes == 0   ? tr("as in force")
                        : changes == 1 ? tr("1 change")
                                       : tr("%1 changes").arg(changes));
    const auto read = d->controller->data();
    d->suggestionPart->setVisible(read && read->suggestion.any);
    if (!read)
        return;
    const Simulation &draft = d->controller->draftReplay();
    const auto arrow = [](const QString &a, const QString &b) {
        return a == b ? a : QStringLiteral("%1 → %2").arg(a, b);
    };
    d->firings->setText(arrow(figure(qlonglong(read->inForce.stats.firings)), figure(qlonglong(draft.stats.firings))));
    std::int64_t held = 0, most = 0;
    TriggerHold by = TriggerHold::None;
    for (int i = int(TriggerHold::MinInterval); i < kTriggerHolds; ++i) {
        const std::int64_t n = draft.stats.skipped[std::size_t(i)];
        held += n;
        if (n > most) {
            most = n;
            by = TriggerHold(i);
        }
    }
    d->held->setText(held == 0     ? tr("never")
                     : most < held ? tr("%1, most by %2").arg(figure(held), holdWord(by))
                                   : tr("%1, by %2").arg(figure(held), holdWord(by)));
    const auto month = [&read](const std::string &runs, std::uint64_t firings) -> std::optional<double> {
        const auto cost = read->costs.find(runs);
        if (cost == read->costs.end() || !cost->second.cost)
            return std::nullopt;
        return *cost->second.cost * double(firings) / read->days() * 30;
    };
    const auto before = month(d->controller->inForce().runs, read->inForce.stats.firings);
    const auto after = month(d->controller->draft().runs, draft.stats.firings);
    d->costs->setText(before || after ? arrow(costText(before), costText(after)) : tr("no price is known"));

    const TriggerState &state = read->situation.state;
    const Time now = std::chrono::floor<std::chrono::milliseconds>(std::chrono::system_clock::now());
    d->would->setText(coreWords(read->problem.empty() ? state.sentence : read->problem));
    d->unreflected->setText(state.unreflected == 1 ? tr("1 episode")
                                                   : tr("%1 episodes").arg(figure(state.unreflected)));
    const auto &lastRun = read->situation.past.lastRun;
    d->last->setText(!lastRun         ? tr("none")
                     : *lastRun > now ? shortTime(*lastRun)
                     : now - *lastRun < std::chrono::minutes(1)
                         ? tr("%1, just now").arg(shortTime(*lastRun))
                         : tr("%1, %2 ago").arg(shortTime(*lastRun), spanText(*lastRun, now)));
    d->last->setTip(lastRun ? utcTime(*lastRun) : QString());
    d->today->setText(figure(state.runsToday));
    d->next->setText(!state.nextAllowed          ? tr("with more episodes")
                     : *state.nextAllowed <= now ? tr("now")
                                                 : shortTime(*state.nextAllowed));
    d->pace->setText(state.shouldTrigger ? tr("due")
                     : state.forecast    ? tr("in %1").arg(spanText(now, *state.forecast))
                                         : tr("not foreseeable"));
    if (read->suggestion.any)
        d->suggestion->setText(QString::fromStdString(read->suggestion.text));
}

void TunePolicyPane::refreshActions()
{
    const auto read = d->controller->data();
    bool bad = false;
    QStringList words;
    for (const Row &row : d->rows) {
        bad = bad || !row.problem.isEmpty();
        if (!row.problem.isEmpty())
            words << tr("%1 The draft keeps what it had.").arg(row.problem);
    }
    const auto &schedule = d->controller->draft().policy.schedule;
    if (schedule && !schedule->possible())
        words << tr("The schedule never comes: there is no such date.");
    d->unfit->setText(words.join(QLatin1Char('\n')));
    d->unfit->setVisible(!words.isEmpty());
    const bool differs = d->controller->changes() > 0;
    const bool readable = read && read->problem.empty();
    if (!d->why->isHidden() && d->controller->throttle().isEmpty()) { // a gate has opened since
        d->why->hide();
        d->forceButton->hide();
    }
    d->apply->setEnabled(d->writable && readable && differs && !bad);
    d->apply->setToolTip(!d->writable ? d->notWritable
                         : bad        ? tr("A field does not fit")
                                      : tr("Put the draft in force; it adds a ledger entry"));
    d->reset->setEnabled(differs || bad);
    d->run->setEnabled(d->writable && readable && !d->controller->running());
    d->force->setEnabled(d->run->isEnabled());
    d->takeSuggestion->setEnabled(read && read->suggestion.any);
}

void TunePolicyPane::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tk().base);
}

} // namespace credence::ui

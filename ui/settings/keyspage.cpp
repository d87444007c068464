// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "settings/keyspage.h"

#include "settings/keyfield.h"
#include "settings/keysmodel.h"
#include "settings/settings.h"
#include "shell/actions.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/findfield.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/prompts.h"
#include "widgets/rowview.h"

#include <QAction>
#include <QHBoxLayout>
#include <QPainter>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

namespace credence::ui {

namespace {

constexpr int kKeyRow = 28;

class KeysDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {200, px(kKeyRow)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &t = tk();
        const QRect row = option.rect;
        const Qt::LayoutDirection way = option.direction;
        painter->save();
        if (index.data(KeysModel::HeadingRole).toBool()) {
            painter->fillRect(row, t.alt);
            painter->fillRect(QRect(row.left(), row.bottom(), row.width(), 1), t.line);
            painter->setFont(Theme::instance().font(Type::Secondary, 600));
            painter->setPen(t.tx);
            painter->drawText(row.adjusted(16, 0, -16, 0), Qt::AlignVCenter | Qt::AlignLeading,
                              index.data().toString());
            painter->restore();
            return;
        }
        drawRowGround(*painter, option, index);
        qreal wide = -4;
        const QStringList caps = index.data(KeysModel::CapsRole).toStringList();
        for (const QString &cap : caps)
            wide += drawKey(nullptr, {}, cap) + 4;
        const QRect keys =
            QStyle::visualRect(way, row, QRect(row.right() - 15 - int(wide), row.top(), int(wide), row.height()));
        qreal x = keys.left();
        for (const QString &cap : caps)
            x += drawKey(painter, QPointF(x, row.top() + (row.height() - px(18)) / 2.0), cap) + 4;
        int right = row.right() - 16 - std::max(0, int(wide)) - 12;
        const QString was = index.data(KeysModel::CameWithRole).toString();
        if (!was.isEmpty()) {
            const QFont font = Theme::instance().font(Type::Secondary);
            const QString text = KeysPage::tr("was %1").arg(was);
            const int width = QFontMetrics(font).horizontalAdvance(text) + 2;
            painter->setFont(font);
            painter->setPen(t.tx3);
            painter->drawText(QStyle::visualRect(way, row, QRect(right - width, row.top(), width, row.height())),
                              Qt::AlignVCenter | Qt::AlignTrailing, text);
            right -= width + 12;
        }
        const QFont font = Theme::instance().font(Type::Base);
        painter->setFont(font);
        painter->setPen(t.tx);
        const QRect name(row.left() + 28, row.top(), right - row.left() - 28, row.height());
        painter->drawText(QStyle::visualRect(way, row, name), Qt::AlignVCenter | Qt::AlignLeading,
                          QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, name.width()));
        painter->restore();
    }
};

// The foot of the page, parted from the list by a line.
class KeyFoot : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(QRect(0, 0, width(), 1), tk().line);
    }
};

} // namespace

struct KeysPage::Impl {
    const Actions *actions = nullptr;
    Prompts *prompts = nullptr;
    KeysModel *model = nullptr;
    FindField *filter = nullptr;
    RowView *list = nullptr;
    Label *none = nullptr;
    Label *name = nullptr;
    KeyField *field = nullptr;
    TextBlock *conflict = nullptr;
    Button *take = nullptr, *clear = nullptr, *reset = nullptr, *resetAll = nullptr;
    QPointer<QAction> chosen;
    QKeySequence offered; // waits for an answer to its conflict
};

KeysPage::KeysPage(const Actions &actions, Prompts *prompts, QWidget *parent)
    : QWidget(parent), d(std::make_unique<Impl>())
{
    setObjectName(QStringLiteral("settings.keys"));
    d->actions = &actions;
    d->prompts = prompts;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);

    auto *top = new QHBoxLayout;
    top->setContentsMargins(16, 10, 16, 10);
    top->setSpacing(12);
    d->filter = new FindField(tr("Find a command or keys"), this);
    d->filter->setObjectName(QStringLiteral("keys.filter"));
    d->resetAll = new Button(tr("Reset all…"), ButtonKind::Rest, this);
    d->resetAll->setObjectName(QStringLiteral("keys.resetAll"));
    d->resetAll->setAutoDefault(false);
    top->addWidget(d->filter, 1);
    top->addWidget(d->resetAll);
    column->addLayout(top);

    d->model = new KeysModel(actions, this);
    d->list = new RowView(tr("Commands and their keys"), this);
    d->list->setObjectName(QStringLiteral("keys.list"));
    d->list->setItemDelegate(new KeysDelegate(d->list));
    d->list->setModel(d->model);
    column->addWidget(d->list, 1);
    d->none = new Label(tr("No command and no key is like that."), Type::Base, Tone::Dim, 400, this);
    d->none->setAlignment(Qt::AlignCenter);
    d->none->hide();
    column->addWidget(d->none, 1);

    auto *foot = new KeyFoot(this);
    auto *under = new QVBoxLayout(foot);
    under->setContentsMargins(16, 12, 16, 12);
    under->setSpacing(8);
    auto *row = new QHBoxLayout;
    row->setSpacing(8);
    d->name = new Label({}, Type::Base, Tone::Normal, 500, foot);
    d->field = new KeyField(foot);
    d->field->setObjectName(QStringLiteral("keys.field"));
    d->field->setFixedWidth(px(200));
    d->clear = new Button(tr("No key"), ButtonKind::Rest, foot);
    d->clear->setObjectName(QStringLiteral("keys.clear"));
    d->clear->setAutoDefault(false);
    d->reset = new Button(tr("Reset"), ButtonKind::Rest, foot);
    d->reset->setObjectName(QStringLiteral("keys.reset"));
    d->reset->setAutoDefault(false);
    row->addWidget(d->name, 1);
    row->addWidget(d->field);
    row->addWidget(d->clear);
    row->addWidget(d->reset);
    under->addLayout(row);
    auto *answer = new QHBoxLayout;
    answer->setSpacing(8);
    d->conflict = new TextBlock({}, Type::Secondary, Tone::Secondary, 400, foot);
    d->conflict->setObjectName(QStringLiteral("keys.conflict"));
    d->take = new Button(tr("Take them over"), ButtonKind::Rest, foot);
    d->take->setObjectName(QStringLiteral("keys.take"));
    d->take->setButtonSize(ButtonSize::Row);
    d->take->setAutoDefault(false);
    answer->addWidget(d->conflict, 1);
    answer->addWidget(d->take);
    under->addLayout(answer);
    column->addWidget(foot);

    connect(d->filter, &QLineEdit::textChanged, this, [this](const QString &words) {
        d->model->setFilter(words);
        d->list->setVisible(d->model->rowCount() > 0);
        d->none->setVisible(d->model->rowCount() == 0);
        d->list->setCurrentIndex(d->model->indexOf(d->chosen));
    });
    connect(d->list, &RowView::currentRowChanged, this, [this](const QModelIndex &index) {
        if (QAction *action = d->model->action(index)) {
            d->chosen = action;
            d->offered = {};
            refresh();
        }
    });
    connect(d->list, &RowView::enterPressed, this, [this] { d->field->setFocus(Qt::ShortcutFocusReason); });
    connect(d->field, &KeyField::pressed, this, &KeysPage::offer);
    connect(d->clear, &QPushButton::clicked, this, [this] { assign(d->chosen, {}); });
    connect(d->reset, &QPushButton::clicked, this, [this] {
        const QList<QKeySequence> keys = d->actions->defaultKeys(d->chosen);
        for (const QKeySequence &sequence : keys) {
            if (!d->actions->conflicts(d->chosen, sequence).isEmpty()) {
                offer(sequence);
                return;
            }
        }
        assign(d->chosen, keys);
    });
    connect(d->take, &QPushButton::clicked, this, &KeysPage::takeOver);
    connect(d->resetAll, &QPushButton::clicked, this, &KeysPage::resetAll);
    connect(&actions, &Actions::keysChanged, this, [this] { refresh(); });
    choose(d->model->action(d->model->index(1)));
}

KeysPage::~KeysPage() = default;

void KeysPage::focusFirst()
{
    d->filter->setFocus(Qt::TabFocusReason);
}

void KeysPage::choose(const QAction *action)
{
    d->list->setCurrentIndex(d->model->indexOf(action));
}

void KeysPage::refresh()
{
    QAction *action = d->chosen;
    const bool any = action != nullptr;
    d->field->setEnabled(any);
    d->clear->setEnabled(any && !action->shortcuts().isEmpty());
    d->reset->setEnabled(any && d->actions->hasOwnKeys(action));
    d->resetAll->setEnabled(!Settings::instance().get(settings::kChosenKeys).isEmpty());
    d->name->setText(any ? action->text().remove(QLatin1Char('&')) : QString());
    d->field->setAccessibleName(any ? tr("New keys of “%1”").arg(d->name->text()) : tr("New keys"));
    d->take->setVisible(!d->offered.isEmpty());
    if (d->offered.isEmpty()) {
        d->field->setKeys(any ? action->shortcut() : QKeySequence());
        d->conflict->setTone(Tone::Dim);
        const QString also = any && action->shortcuts().size() > 1
                                 ? tr("All its keys: %1. ").arg(keysText(action->shortcuts()))
                                 : QString();
        d->conflict->setText(also + tr("Press other keys in the field. They are in force at once."));
        return;
    }
    QStringList names;
    for (const QAction *other : d->actions->conflicts(action, d->offered))
        names << tr("“%1”").arg(other->text().remove(QLatin1Char('&')));
    d->conflict->setTone(Tone::Warn);
    d->conflict->setText(tr("%1 has a meaning already: %2. It would have no key then.")
                             .arg(d->offered.toString(QKeySequence::NativeText), names.join(QLatin1String(", "))));
}

void KeysPage::offer(const QKeySequence &keys)
{
    if (!d->chosen)
        return;
    if (d->actions->conflicts(d->chosen, keys).isEmpty()) {
        assign(d->chosen, {keys});
        return;
    }
    d->offered = keys;
    refresh();
    d->field->setKeys(keys);
}

void KeysPage::assign(QAction *action, const QList<QKeySequence> &keys)
{
    if (!action)
        return;
    d->offered = {};
    Settings &settings = Settings::instance();
    settings.set(settings::kChosenKeys, d->actions->withKeys(settings.get(settings::kChosenKeys), action, keys));
    refresh();
}

void KeysPage::takeOver()
{
    if (!d->chosen || d->offered.isEmpty())
        return;
    Settings &settings = Settings::instance();
    QVariantMap chosen = settings.get(settings::kChosenKeys);
    for (const QAction *other : d->actions->conflicts(d->chosen, d->offered)) {
        QList<QKeySequence> left = other->shortcuts();
        left.removeIf([this](const QKeySequence &key) {
            return key.matches(d->offered) != QKeySequence::NoMatch || d->offered.matches(key) != QKeySequence::NoMatch;
        });
        chosen = d->actions->withKeys(chosen, other, left);
    }
    chosen = d->actions->withKeys(chosen, d->chosen, {d->offered});
    d->offered = {};
    settings.set(settings::kChosenKeys, chosen);
    refresh();
    d->field->setFocus(Qt::OtherFocusReason); // the button is gone
}

void KeysPage::resetAll()
{
    Question question;
    question.title = tr("Give all commands the keys they came with");
    question.items = {};
    for (const QAction *action : d->actions->all()) {
        if (d->actions->hasOwnKeys(action))
            question.items << tr("%1: %2 instead of %3")
                                  .arg(action->text().remove(QLatin1Char('&')),
                                       d->actions->defaultKeys(action).isEmpty()
                                           ? tr("none")
                                           : keysText(d->actions->defaultKeys(action)),
                                       action->shortcuts().isEmpty() ? tr("none") : keysText(action->shortcuts()));
    }
    question.text = tr("%n command(s) have other keys now.", nullptr, int(question.items.size()));
    question.action = tr("Reset all");
    d->prompts->ask(this, question, [this](const std::optional<Answer> &answer) {
        if (!answer)
            return;
        d->offered = {};
        Settings::instance().set(settings::kChosenKeys, QVariantMap());
        refresh();
    });
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/flagblock.h"

#include "help/help.h"
#include "jobs/jobrunner.h"
#include "reflect/runwords.h"
#include "review/reviewwords.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/chip.h"
#include "widgets/corewords.h"
#include "widgets/flowlayout.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"

#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLineEdit>
#include <QLocale>
#include <QPainter>
#include <QVBoxLayout>

#include <algorithm>
#include <array>

namespace credence::ui {

namespace {

struct WayOut {
    PolicyAction action;
    const char *text, *done, *reason, *tip;
};
constexpr std::array kWays{
    WayOut{PolicyAction::Allow, QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "Allow"),
           QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "Allowed"),
           QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "known, and wanted in memory"),
           QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "The text stays as it is")},
    WayOut{PolicyAction::Redact, QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "Redact"),
           QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "Redacted"),
           QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "not needed for the claim"),
           QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "A placeholder stands for it; the checks run again")},
    WayOut{PolicyAction::Downgrade, QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "Downgrade"),
           QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "Downgraded"),
           QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "may stay, but weigh less"),
           QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "Confidence low, importance halved")},
    WayOut{PolicyAction::Block, QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "Block"),
           QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "Blocked"),
           QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "must not be remembered"),
           QT_TRANSLATE_NOOP("credence::ui::FlagBlock", "It never commits")},
};

const WayOut *wayOf(const std::string &state)
{
    for (const WayOut &way : kWays) {
        if (state == word(way.action))
            return &way;
    }
    return nullptr;
}

} // namespace

// One flag: its line, and what it opens to when it is in hand.
class FlagRow : public QWidget {
    Q_OBJECT
public:
    FlagRow(const ReviewFlag &flag, int number, bool inHand, bool locked, QWidget *parent)
        : QWidget(parent), m_number(number), m_open(flag.state == "open"), m_inHand(inHand)
    {
        setObjectName(QStringLiteral("review.flag.%1").arg(number));
        auto *column = new QVBoxLayout(this);
        column->setContentsMargins(px(34), px(7), px(12), px(7));
        column->setSpacing(px(7));
        auto *line = new QHBoxLayout;
        line->setSpacing(8);
        const QString label = QStringLiteral("F%1").arg(number);
        auto *mark = new Label(label, Type::Caption, m_open ? Tone::Flag : Tone::Dim, 600, this);
        mark->setKeepsWidth(true);
        line->addWidget(mark);
        auto *title = new Label(categoryTitle(flag.finding.category), Type::Secondary, Tone::Normal, 600, this);
        title->setKeepsWidth(true);
        line->addWidget(title);
        if (flag.finding.emergent)
            line->addWidget(new Chip(tr("emergent"), ChipTone::Flag, this));
        QString words = coreWords(flag.finding.why);
        if (!flag.finding.part.empty())
            words = tr("%1: %2", "where it stands, why").arg(coreWords(partTitle(flag.finding.part)), words);
        const WayOut *way = wayOf(flag.state);
        if (way) {
            words = FlagBlock::tr(way->done);
            if (!flag.reviewer.empty())
                words = tr("%1 by %2").arg(words, screenText(flag.reviewer));
            if (!flag.reason.empty())
                words += QStringLiteral(": ") + screenText(flag.reason);
        }
        auto *why = new Label(words, Type::Secondary, Tone::Secondary, 0, this);
        why->setTip(coreWords(flag.finding.why) + QLatin1Char('\n') +
                    tr("Found by %1, score %2")
                        .arg(screenText(flag.finding.detector), QLocale().toString(flag.finding.score, 'f', 2)));
        why->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
        line->addWidget(why, 1);
        setAccessibleName(QStringList{label, categoryTitle(flag.finding.category),
                                      flag.finding.emergent ? tr("emergent") : QString(), words}
                              .join(QLatin1Char(' ')));
        if (way && !locked && flag.state != "redact") {
            again = new Button(tr("Open again"), ButtonKind::Link, this);
            again->setButtonSize(ButtonSize::Row);
            again->setObjectName(QStringLiteral("review.flagAgain.%1").arg(number));
            line->addWidget(again);
        }
        column->addLayout(line);
        if (!inHand || !m_open || locked)
            return;
        auto *ways = new FlowLayout(6, px(5));
        ways->setContentsMargins(0, 0, 0, 0);
        for (std::size_t i = 0; i < kWays.size(); ++i) {
            auto *button = new Button(FlagBlock::tr(kWays[i].text), ButtonKind::Rest, this);
            button->setObjectName(QStringLiteral("review.way.%1").arg(QString::fromLatin1(word(kWays[i].action))));
            button->setButtonSize(ButtonSize::Row);
            button->setKeys(QKeySequence(Qt::Key(Qt::Key_1 + int(i))));
            button->setToolTip(FlagBlock::tr(kWays[i].tip));
            button->setCheckable(true);
            ways->addWidget(button);
            buttons << button;
        }
        const WayOut *preset = nullptr;
        for (const WayOut &one : kWays) {
            if (one.action == flag.preset)
                preset = &one;
        }
        auto *then = new Label(preset ? tr("policy: %1, then a reason").arg(FlagBlock::tr(preset->text).toLower())
                                      : tr("then a reason"),
                               Type::Caption, Tone::Dim, 0, this);
        then->setKeepsWidth(true);
        ways->addWidget(learnMore(QStringLiteral("privacy.md#") + QString::fromStdString(flag.finding.category), this));
        ways->setLastRight(true);
        ways->addWidget(then);
        column->addLayout(ways);
        ask = new QWidget(this);
        auto *asking = new QVBoxLayout(ask);
        asking->setContentsMargins(0, 0, 0, 0);
        asking->setSpacing(px(6));
        preview = new TextBlock({}, Type::Base, Tone::Normal, 0, ask);
        preview->setObjectName(QStringLiteral("review.redaction"));
        asking->addWidget(preview);
        preview->hide();
        auto *field = new QHBoxLayout;
        field->setSpacing(8);
        what = new Label({}, Type::Secondary, Tone::Normal, 500, ask);
        what->setKeepsWidth(true);
        reason = new QLineEdit(ask);
        reason->setObjectName(QStringLiteral("review.flagReason"));
        reason->setAccessibleName(tr("Reason"));
        confirm = new Button(tr("Confirm"), ButtonKind::Primary, ask);
        confirm->setObjectName(QStringLiteral("review.flagConfirm"));
        confirm->setKeys(QKeySequence(Qt::Key_Return));
        field->addWidget(what);
        field->addWidget(reason, 1);
        field->addWidget(confirm);
        asking->addLayout(field);
        ask->hide();
        column->addWidget(ask);
    }

    QList<Button *> buttons;
    Button *again = nullptr, *confirm = nullptr;
    QWidget *ask = nullptr;
    TextBlock *preview = nullptr;
    Label *what = nullptr;
    QLineEdit *reason = nullptr;

Q_SIGNALS:
    void pressed();

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.setRenderHint(QPainter::Antialiasing);
        if (m_number > 1)
            painter.fillRect(QRect(4, 0, width() - 5, 1), tk().line);
        if (m_open)
            drawPennant(painter, QPointF(px(16), px(22)), 1.25);
        else
            drawSign(painter, QRectF(px(13), px(10), 14, 14), QStringLiteral("check"), tk().tx3);
    }
    void mousePressEvent(QMouseEvent *) override { Q_EMIT pressed(); }

private:
    int m_number;
    bool m_open, m_inHand;
};

struct FlagBlock::Impl {
    Session *session = nullptr;
    std::string candidate;
    std::vector<ReviewFlag> flags;
    QString locked;
    QVBoxLayout *column = nullptr;
    QList<FlagRow *> rows;
    int hand = -1;
    std::optional<PolicyAction> chosen;
};

FlagBlock::FlagBlock(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->session = session;
    setObjectName(QStringLiteral("review.flagBlock"));
    setAccessibleName(tr("Flags"));
    setFocusPolicy(Qt::StrongFocus);
    setProperty("ownFocus", true);
    d->column = new QVBoxLayout(this);
    d->column->setContentsMargins(1, 1, 1, 1);
    d->column->setSpacing(0);
    hide();
}

FlagBlock::~FlagBlock() = default;

int FlagBlock::inHand() const
{
    return d->hand;
}

bool FlagBlock::asking() const
{
    return d->chosen.has_value();
}

void FlagBlock::setFlags(const std::string &candidate, const std::vector<ReviewFlag> &flags, const QString &locked)
{
    const auto like = [](const ReviewFlag &a, const ReviewFlag &b) {
        return a.id == b.id && a.state == b.state && a.reason == b.reason && a.finding.start == b.finding.start;
    };
    const bool same = d->candidate == candidate && d->locked == locked && d->flags.size() == flags.size() &&
                      std::equal(flags.begin(), flags.end(), d->flags.begin(), like);
    if (same)
        return;
    const bool other = d->candidate != candidate;
    // A reason that is being typed stays, where its flag is still open: somebody else may have answered another one.
    const std::optional<PolicyAction> chosen = other ? std::nullopt : d->chosen;
    std::string asked;
    QString typed;
    if (chosen && d->hand >= 0 && d->hand < d->rows.size() && d->rows[d->hand]->reason) {
        asked = d->flags[std::size_t(d->hand)].id;
        typed = d->rows[d->hand]->reason->text();
    }
    d->candidate = candidate;
    d->flags = flags;
    d->locked = locked;
    d->chosen.reset();
    const bool focused = hasFocus() || (focusWidget() && isAncestorOf(focusWidget()) && focusWidget()->hasFocus());
    // The first open one is in hand.
    d->hand = -1;
    for (std::size_t i = 0; i < flags.size() && d->hand < 0; ++i) {
        if (flags[i].state == "open")
            d->hand = int(i);
    }
    const auto still = std::find_if(flags.begin(), flags.end(), [&](const ReviewFlag &flag) {
        return !asked.empty() && flag.id == asked && flag.state == "open";
    });
    if (still != flags.end())
        d->hand = int(still - flags.begin());
    rebuild();
    setVisible(!flags.empty());
    Q_EMIT handChanged(d->hand);
    if (still != flags.end()) {
        choose(*chosen); // the field takes the focus again
        if (d->rows[d->hand]->reason)
            d->rows[d->hand]->reason->setText(typed);
        return;
    }
    if (focused && !other && d->hand >= 0)
        setFocus(Qt::OtherFocusReason);
    else if (focused && !other)
        Q_EMIT left();
}

void FlagBlock::rebuild()
{
    for (FlagRow *row : d->rows) {
        row->hide();
        d->column->removeWidget(row);
        row->deleteLater();
    }
    d->rows.clear();
    for (std::size_t i = 0; i < d->flags.size(); ++i) {
        auto *row = new FlagRow(d->flags[i], int(i) + 1, int(i) == d->hand, !d->locked.isEmpty(), this);
        d->column->addWidget(row);
        row->show();
        d->rows << row;
        connect(row, &FlagRow::pressed, this, [this, i] {
            setFocus(Qt::MouseFocusReason);
            if (d->hand != int(i))
                take(int(i));
        });
        if (row->again)
            connect(row->again, &QPushButton::clicked, this, [this, i] {
                Q_EMIT resolveRequested(QString::fromStdString(d->flags[i].id), PolicyAction::Review, {});
            });
        for (qsizetype k = 0; k < row->buttons.size(); ++k)
            connect(row->buttons[k], &QPushButton::clicked, this, [this, k] { choose(kWays[std::size_t(k)].action); });
        if (row->reason) {
            connect(row->reason, &QLineEdit::returnPressed, this, [this] { confirm(); });
            connect(row->confirm, &QPushButton::clicked, this, [this] { confirm(); });
        }
    }
    updateGeometry();
    update();
}

void FlagBlock::take(int index)
{
    if (index < -1 || index >= int(d->flags.size()))
        return;
    d->hand = index;
    d->chosen.reset();
    rebuild();
    Q_EMIT handChanged(index);
}

void FlagBlock::nextOpen()
{
    const int size = int(d->flags.size());
    if (size == 0)
        return;
    const bool mine = hasFocus();
    int at = -1;
    for (int i = mine ? 1 : 0; i <= size && at < 0; ++i) {
        const int one = (std::max(d->hand, 0) + i) % size;
        if (d->flags[std::size_t(one)].state == "open")
            at = one;
    }
    if (at < 0) // all are resolved: go through them to read
        at = d->hand < 0 ? 0 : (d->hand + 1) % size;
    setFocus(Qt::ShortcutFocusReason);
    if (at != d->hand)
        take(at);
    update();
}

void FlagBlock::choose(PolicyAction action)
{
    if (d->hand < 0 || d->hand >= d->rows.size() || !d->rows[d->hand]->reason)
        return;
    FlagRow *row = d->rows[d->hand];
    d->chosen = action;
    for (std::size_t i = 0; i < kWays.size(); ++i) {
        row->buttons[qsizetype(i)]->setChecked(kWays[i].action == action);
        if (kWays[i].action == action) {
            row->what->setText(tr("%1, because").arg(tr(kWays[i].text)));
            row->reason->setPlaceholderText(tr(kWays[i].reason));
        }
    }
    row->preview->setVisible(action == PolicyAction::Redact);
    row->ask->show();
    row->reason->setFocus(Qt::ShortcutFocusReason);
    if (action != PolicyAction::Redact)
        return;
    row->preview->setText(tr("Reading what it becomes…"));
    const std::shared_ptr<Store> store = d->session->store();
    if (!store)
        return;
    JobRunner::instance().run<std::string>(
        this, QStringLiteral("redaction"), {},
        [store, flag = d->flags[std::size_t(d->hand)].id](std::stop_token, const Progress &) {
            return redactionPreview(*store, flag);
        },
        [this, hand = d->hand](const Result<std::string> &text) {
            if (d->hand != hand || hand >= d->rows.size() || !d->rows[hand]->preview)
                return;
            d->rows[hand]->preview->setText(text ? tr("It becomes: %1").arg(screenText(*text))
                                                 : sentence(coreWords(text.error().message)));
        });
}

void FlagBlock::confirm()
{
    if (!d->chosen || d->hand < 0)
        return;
    FlagRow *row = d->rows[d->hand];
    QString reason = row->reason->text().trimmed();
    if (reason.isEmpty())
        reason = row->reason->placeholderText();
    const PolicyAction action = *d->chosen;
    d->chosen.reset();
    setFocus(Qt::OtherFocusReason);
    Q_EMIT resolveRequested(QString::fromStdString(d->flags[std::size_t(d->hand)].id), action, reason);
}

void FlagBlock::leave()
{
    if (d->chosen) {
        d->chosen.reset();
        rebuild();
        setFocus(Qt::OtherFocusReason);
        return;
    }
    Q_EMIT left();
}

bool FlagBlock::event(QEvent *event)
{
    if (event->type() == QEvent::ShortcutOverride) {
        // 1 to 4 and the arrows are the block's; letters go to the workspace unless somebody types.
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool plain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (plain && ((key->key() >= Qt::Key_1 && key->key() <= Qt::Key_4) || key->key() == Qt::Key_Escape)) {
            event->accept();
            return true;
        }
    }
    return QWidget::event(event);
}

void FlagBlock::keyPressEvent(QKeyEvent *event)
{
    const bool plain = !(event->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
    const int key = event->key();
    if (plain && key >= Qt::Key_1 && key <= Qt::Key_4) {
        choose(kWays[std::size_t(key - Qt::Key_1)].action);
    } else if (key == Qt::Key_Escape) {
        leave();
    } else if (key == Qt::Key_Down && d->hand + 1 < int(d->flags.size())) {
        take(d->hand + 1);
    } else if (key == Qt::Key_Up && d->hand > 0) {
        take(d->hand - 1);
    } else {
        QWidget::keyPressEvent(event);
    }
}

void FlagBlock::focusInEvent(QFocusEvent *event)
{
    QWidget::focusInEvent(event);
    update();
}

void FlagBlock::focusOutEvent(QFocusEvent *event)
{
    QWidget::focusOutEvent(event);
    update();
}

void FlagBlock::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(tk().line2, 1));
    painter.setBrush(tk().base);
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4);
    const bool open = std::any_of(d->flags.begin(), d->flags.end(),
                                  [](const ReviewFlag &f) { return f.state == "open" || f.state == "block"; });
    painter.fillRect(QRectF(0, 1, 3, height() - 2), open ? tk().flag : tk().ctl);
    if (d->hand >= 0 && d->hand < d->rows.size() && hasFocus()) {
        painter.setPen(QPen(tk().acc, 2));
        painter.setBrush(Qt::NoBrush);
        painter.drawRoundedRect(QRectF(d->rows[d->hand]->geometry()).adjusted(0, 0, 0, 0), 4, 4);
    }
}

} // namespace credence::ui

#include "flagblock.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/welcomepage.h"

#include "help/help.h"
#include "jobs/jobrunner.h"
#include "settings/settings.h"
#include "shell/foundrow.h"
#include "shell/recentrow.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/roomy.h"

#include <QAction>
#include <QDateTime>
#include <QFileInfo>
#include <QHBoxLayout>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace credence::ui {

namespace {

constexpr int kWelcomeWidth = 1080;
constexpr int kLeft = 360;
constexpr int kWelcomeGap = 64;
constexpr int kTop = 84; // 128 from the window's top
constexpr int kShownRecent = 12;
constexpr int kRing = 3;        // room for the focus ring at the edge of what scrolls
constexpr int kListLeast = 280; // beside the buttons; with less it stands below them

using FoundStores = std::vector<FoundStore>;

class DropField : public QWidget {
public:
    explicit DropField(QWidget *parent) : QWidget(parent)
    {
        setFixedHeight(px(112));
        setAccessibleName(WelcomePage::tr("Drop a file or a folder here"));
    }
    void setHover(bool on)
    {
        m_hover = on;
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.setRenderHint(QPainter::Antialiasing);
        QPen pen(m_hover ? tk().acc : tk().ctl, 1.5);
        pen.setCapStyle(Qt::FlatCap);
        pen.setDashPattern({3, 2});
        painter.setPen(pen);
        painter.setBrush(m_hover ? QBrush(tk().sel) : QBrush(Qt::NoBrush));
        painter.drawRoundedRect(QRectF(rect()).adjusted(0.75, 0.75, -0.75, -0.75), 6, 6);
        const int left = width() < px(400) ? px(16) : px(34);
        const int text = left + px(33), room = width() - text - px(13);
        drawIcon(painter, QRectF(left, (height() - px(20)) / 2.0, px(20), px(20)), QStringLiteral("download"),
                 m_hover ? tk().acc : tk().tx2);
        painter.setPen(tk().tx);
        painter.setFont(Theme::instance().font(Type::Base, 500));
        drawBoxed(
            painter, QRect(text, px(34), room, px(20)), Qt::AlignVCenter | Qt::AlignLeft,
            painter.fontMetrics().elidedText(WelcomePage::tr("Drop a file or a folder here"), Qt::ElideRight, room));
        painter.setPen(tk().tx3);
        painter.setFont(Theme::instance().font(Type::Caption));
        drawBoxed(painter, QRect(text, px(56), room, px(36)), Qt::AlignTop | Qt::AlignLeft | Qt::TextWordWrap,
                  WelcomePage::tr(".credence, .db, .sqlite3, .json, .jsonl, .md, or a folder"));
    }

private:
    bool m_hover = false;
};

// One line, a pixel high.
class Rule : public QWidget {
public:
    explicit Rule(QWidget *parent) : QWidget(parent) { setFixedHeight(1); }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const Mirrored mirrored(painter, rect(), layoutDirection());
        painter.fillRect(rect(), tk().line);
    }
};

} // namespace

struct WelcomePage::Impl {
    QWidget *content = nullptr;
    QBoxLayout *columns = nullptr;
    QVBoxLayout *recentRows = nullptr;
    QWidget *recent = nullptr;
    DropField *drop = nullptr;
    QList<RecentRow *> rows;
    QVBoxLayout *foundRows = nullptr;
    QList<QWidget *> foundWidgets;
    QAction *again = nullptr;
    TextBlock *foundNote = nullptr;
    JobHandle looking;
    bool looked = false;
};

WelcomePage::WelcomePage(const Actions &actions, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    setObjectName(QStringLiteral("welcome"));
    d->content = new QWidget(this);
    auto *all = new QVBoxLayout(d->content);
    all->setContentsMargins(0, 0, 0, 24);
    all->setSpacing(0);
    auto *name = new Label(tr("Credence"), Type::SheetTitle, Tone::Normal, 600, d->content);
    name->setContentsMargins(kRing, 0, 0, 0);
    all->addWidget(name);
    all->addSpacing(2);
    auto *what = new TextBlock(tr("See what your agents remember, why they believe it, and decide what stays."),
                               Type::Memory, Tone::Secondary, 400, d->content);
    what->setContentsMargins(kRing, 0, 0, 0);
    all->addWidget(what);
    all->addSpacing(36 - kRing);
    d->columns = new QBoxLayout(QBoxLayout::LeftToRight);
    QBoxLayout *columns = d->columns;
    columns->setSpacing(kWelcomeGap);
    all->addLayout(columns, 1);

    // In a low window, or with large texts, both columns scroll.
    auto *waysArea = new ColumnArea(d->content);
    waysArea->setProperty("plain", true);
    waysArea->setFocusPolicy(Qt::NoFocus);
    waysArea->setAccessibleName(tr("Credence"));
    waysArea->viewport()->setAutoFillBackground(false);
    auto *ways = new QWidget;
    ways->setAutoFillBackground(false);
    waysArea->setWidget(ways);
    ways->setAutoFillBackground(false);
    auto *left = new QVBoxLayout(ways);
    left->setContentsMargins(kRing, kRing, kRing, kRing);
    left->setSpacing(0);
    const auto addButton = [&](QAction *action, ButtonKind kind, const QString &iconName, const QString &note) {
        auto *button = new Button(action, kind, d->content);
        button->setObjectName(QStringLiteral("welcome.") + action->objectName());
        button->setButtonSize(ButtonSize::Large);
        button->setLeading(true);
        button->setIconName(iconName);
        button->setFixedWidth(px(kLeft));
        left->addWidget(button);
        left->addSpacing(6);
        auto *block = new TextBlock(note, Type::Secondary, Tone::Dim, 400, d->content);
        block->setLineHeight(17);
        left->addWidget(block);
        left->addSpacing(18);
    };
    addButton(actions[Act::Open], ButtonKind::Primary, QStringLiteral("folder-open"),
              tr("A store that Credence or an agent made."));
    addButton(actions[Act::Import], ButtonKind::Rest, QStringLiteral("import"),
              tr("Another tool’s memory becomes a new store. The original is only read."));
    addButton(actions[Act::Sample], ButtonKind::Rest, QStringLiteral("flask-conical"),
              tr("Ada, a coding agent, and Sam over three months. You get a copy of your own."));
    left->addSpacing(6);
    d->drop = new DropField(d->content);
    d->drop->setFixedWidth(px(kLeft));
    left->addWidget(d->drop);
    left->addSpacing(14);
    left->addWidget(learnMore(QStringLiteral("start.md"), d->content), 0, Qt::AlignLeft);
    left->addStretch(1);
    columns->addWidget(waysArea);

    // What was found and what was open before may be more than fits.
    auto *area = new ColumnArea(d->content);
    area->setFrameShape(QFrame::NoFrame);
    area->setProperty("plain", true);
    area->setWidgetResizable(true);
    area->setFocusPolicy(Qt::NoFocus);
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setAccessibleName(tr("Found on this computer, and recent stores"));
    auto *lists = new QWidget(area);
    auto *listColumn = new QVBoxLayout(lists);
    listColumn->setContentsMargins(3, 0, 3, 0); // room for the focus ring
    listColumn->setSpacing(0);
    auto *foundHead = new QHBoxLayout;
    foundHead->setContentsMargins(0, 0, 0, 0);
    auto *foundTitle = new Label(tr("Found on this computer"), Type::Secondary, Tone::Normal, 600, lists);
    foundTitle->setKeepsWidth(true);
    foundHead->addWidget(foundTitle);
    auto *how = new Label(tr("looked for by place, not opened"), Type::Caption, Tone::Dim, 400, lists);
    how->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
    how->setMayBeCut(true); // the button beside it says it too
    foundHead->addWidget(how, 1);
    d->again = new QAction(icon(QStringLiteral("rotate-ccw")), tr("Look again"), this);
    d->again->setObjectName(QStringLiteral("welcome.look"));
    d->again->setToolTip(tr("Look again for the memories of known programs"));
    connect(d->again, &QAction::triggered, this, [this] { look(); });
    auto *againButton = new ToolButton(d->again, 24, lists);
    againButton->setObjectName(QStringLiteral("welcome.lookButton"));
    foundHead->addWidget(againButton);
    listColumn->addLayout(foundHead);
    listColumn->addSpacing(3);
    listColumn->addWidget(new Rule(lists));
    d->foundRows = new QVBoxLayout;
    d->foundRows->setContentsMargins(0, 0, 0, 0);
    d->foundRows->setSpacing(0);
    listColumn->addLayout(d->foundRows);
    d->foundNote = new TextBlock({}, Type::Caption, Tone::Dim, 400, lists);
    d->foundNote->setObjectName(QStringLiteral("welcome.foundNote"));
    listColumn->addSpacing(8);
    listColumn->addWidget(d->foundNote);
    listColumn->addSpacing(28);

    d->recent = new QWidget(lists);
    auto *right = new QVBoxLayout(d->recent);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(0);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(0, 0, 0, 0);
    head->addWidget(new Label(tr("Recent"), Type::Secondary, Tone::Normal, 600, d->recent), 1);
    auto *clear = new Button(actions[Act::ClearRecent], ButtonKind::Link, d->recent);
    clear->setObjectName(QStringLiteral("welcome.clear"));
    clear->setShortText(tr("Clear list"));
    clear->setButtonSize(ButtonSize::Row);
    head->addWidget(clear);
    right->addLayout(head);
    d->recentRows = new QVBoxLayout;
    d->recentRows->setSpacing(0);
    d->recentRows->setContentsMargins(0, 0, 0, 0);
    right->addSpacing(3);
    right->addWidget(new Rule(d->recent));
    right->addLayout(d->recentRows);
    listColumn->addWidget(d->recent);
    listColumn->addStretch(1);
    area->setWidget(lists);
    area->viewport()->setAutoFillBackground(false);
    lists->setAutoFillBackground(false);
    columns->addWidget(area, 1);

    connect(&Theme::instance(), &Theme::changed, this, [this] { update(); });
    refresh();
}

WelcomePage::~WelcomePage() = default;

void WelcomePage::refresh()
{
    qDeleteAll(d->rows);
    d->rows.clear();
    const QStringList paths = Settings::instance().get(settings::kRecentStores).mid(0, kShownRecent);
    for (const QString &path : paths) {
        auto *row = new RecentRow(path, d->recent);
        connect(row, &QAbstractButton::clicked, this, [this, path] { Q_EMIT openRequested(path); });
        d->recentRows->addWidget(row);
        d->rows << row;
    }
    d->recent->setVisible(!paths.isEmpty());
    if (paths.isEmpty())
        return;
    using Facts = std::vector<std::optional<FileFacts>>;
    JobRunner::instance().run<Facts>(
        this, QStringLiteral("recent"), {},
        [paths](std::stop_token stop, const Progress &) -> Result<Facts> {
            Facts facts;
            for (const QString &path : paths) {
                if (stop.stop_requested())
                    return Error{Errc::Cancelled, {}, {}};
                const QFileInfo info(path);
                if (info.exists())
                    facts.push_back(FileFacts{info.size(), info.lastModified().toMSecsSinceEpoch()});
                else
                    facts.push_back(std::nullopt);
            }
            return facts;
        },
        [this](const Result<Facts> &facts) {
            if (!facts)
                return;
            for (qsizetype i = 0; i < d->rows.size() && i < qsizetype(facts->size()); ++i)
                d->rows[i]->setFacts((*facts)[std::size_t(i)]);
        });
}

void WelcomePage::look()
{
    d->looked = true;
    d->again->setEnabled(false);
    if (d->foundWidgets.isEmpty())
        d->foundNote->setText(tr("Looking in the usual places"));
    d->looking = JobRunner::instance().run<FoundStores>(
        this, QStringLiteral("found"), {},
        [](std::stop_token stop, const Progress &) -> Result<FoundStores> {
            return findStores([](const char *name) { return qgetenv(name).toStdString(); }, stop);
        },
        [this](const Result<FoundStores> &found) {
            d->again->setEnabled(true);
            if (found)
                showFound(*found);
        });
}

void WelcomePage::showFound(const std::vector<FoundStore> &found)
{
    qDeleteAll(d->foundWidgets);
    d->foundWidgets.clear();
    for (const FoundStore &one : found) {
        auto *row = new FoundRow(one, d->content);
        connect(row, &QAbstractButton::clicked, this, [this, path = row->path()] { Q_EMIT importRequested(path); });
        d->foundRows->addWidget(row);
        d->foundWidgets << row;
    }
    d->foundNote->setText(found.empty() ? tr("No memories of a known program lie in their usual places. Import… reads "
                                             "them from anywhere else.")
                                        : tr("Nothing is read until you choose it."));
}

bool WelcomePage::busy() const
{
    return d->looking.running();
}

void WelcomePage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!d->looked)
        look();
}

void WelcomePage::focusFirst()
{
    if (auto *first = d->content->findChild<QWidget *>(QStringLiteral("welcome.store.open")))
        first->setFocus();
}

void WelcomePage::setDropHover(bool on)
{
    d->drop->setHover(on);
}

void WelcomePage::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    const Mirrored mirrored(painter, rect(), layoutDirection());
    painter.fillRect(rect(), tk().base);
}

void WelcomePage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    const int width = std::min(px(kWelcomeWidth), this->width() - 64);
    const int top = height() < 640 ? 32 : kTop;
    d->columns->setDirection(width < px(kLeft) + kWelcomeGap + px(kListLeast) ? QBoxLayout::TopToBottom
                                                                              : QBoxLayout::LeftToRight);
    d->content->setGeometry((this->width() - width) / 2, top, width, std::max(0, height() - top));
}

} // namespace credence::ui

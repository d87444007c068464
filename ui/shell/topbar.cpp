// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/topbar.h"

#include "shell/actions.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/findfield.h"
#include "widgets/segmented.h"

#include <QAction>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QPainter>

namespace credence::ui {

namespace {
constexpr int kFind = 340, kFindLeast = 160;
constexpr int kTopMargin = 12, kTopGap = 12;
} // namespace

TopBar::TopBar(const Actions &actions, QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("topBar"));
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(kTopMargin, 0, kTopMargin, 1);
    layout->setSpacing(2);
    const auto tool = [&](Act act, QWidget *owner) {
        auto *button = new ToolButton(actions[act], 28, owner);
        button->setObjectName(QStringLiteral("top.") + actions[act]->objectName());
        if (act != Act::Details)
            m_steps << button;
        return button;
    };
    layout->addWidget(tool(Act::Back, this));
    layout->addWidget(tool(Act::Forward, this));
    layout->addSpacing(8);
    m_viewLayout = new QHBoxLayout;
    m_viewLayout->setSpacing(0);
    layout->addLayout(m_viewLayout);
    layout->addStretch(1);

    m_find = new FindField(tr("Find a memory or a command"), this);
    m_find->setObjectName(QStringLiteral("top.find"));
    m_find->setAccessibleName(tr("Find a memory or a command"));
    m_find->setKeys(actions[Act::Palette]->shortcut());
    m_find->setReadOnly(true); // the palette takes what is typed
    m_find->setContextMenuPolicy(Qt::NoContextMenu);
    m_find->setMinimumWidth(px(kFindLeast));
    m_find->setMaximumWidth(px(kFind));
    m_find->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Fixed);
    m_find->installEventFilter(this);
    layout->addSpacing(kTopGap);
    layout->addWidget(m_find, 1000);
    layout->addSpacing(kTopGap);
    layout->addStretch(1);

    m_right = new QWidget(this);
    auto *right = new QHBoxLayout(m_right);
    right->setContentsMargins(0, 0, 0, 0);
    right->setSpacing(2);
    right->addWidget(tool(Act::Undo, m_right));
    right->addWidget(tool(Act::Redo, m_right));
    right->addSpacing(8);
    right->addWidget(tool(Act::Details, m_right));
    layout->addWidget(m_right);
    m_balance = new QWidget(this);
    m_balance->setFixedWidth(2 * px(28) + 2 + 8);
    layout->addWidget(m_balance);
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        fit();
        update();
    });
}

void TopBar::setFindKeys(const QKeySequence &keys)
{
    m_find->setKeys(keys);
}

void TopBar::addView(const QString &workspace, QAction *action)
{
    SegmentedControl *&views = m_views[workspace];
    if (!views) {
        views = new SegmentedControl(tr("View"), false, this);
        views->setObjectName(QStringLiteral("top.views.") + workspace);
        m_viewLayout->addWidget(views);
    }
    m_places[action] = {views, views->addSegment(action)};
    showViews();
}

void TopBar::setWorkspace(const QString &workspace)
{
    m_workspace = workspace;
    showViews();
}

void TopBar::setViewCount(QAction *action, const QString &count)
{
    const auto it = m_places.constFind(action);
    if (it != m_places.constEnd())
        it->control->setSegmentCount(it->index, count);
}

void TopBar::setCommit(QAction *action)
{
    m_commit = new Button(action, ButtonKind::Rest, m_right);
    m_commit->setObjectName(QStringLiteral("top.commit"));
    m_commit->setShortText(tr("Commit…"));
    m_commit->setIconName(QStringLiteral("git-commit-horizontal"));
    m_commit->setKeysShown(false);
    auto *right = static_cast<QHBoxLayout *>(m_right->layout());
    right->insertSpacing(2, 8);
    right->insertWidget(3, m_commit);
    m_commit->hide();
}

void TopBar::setCommitCount(int count, bool shown)
{
    m_commitCount = count;
    if (!m_commit)
        return;
    m_commit->setBadge(count > 0 ? QString::number(count) : QString());
    m_commit->setVisible(count > 0 || shown);
    fit();
}

void TopBar::showViews()
{
    for (auto it = m_views.constBegin(); it != m_views.constEnd(); ++it)
        it.value()->setVisible(m_open && it.key() == m_workspace);
    fit();
}

void TopBar::fit()
{
    if (m_fitting || !isVisible())
        return;
    m_fitting = true;
    SegmentedControl *views = m_open ? m_views.value(m_workspace) : nullptr;
    const bool commit = m_open && m_commit && !m_commit->isHidden();
    const int pair = 2 * px(28) + 2;
    const auto needed = [&](bool folded, int find, bool steps, bool shortCommit) {
        int wide = 2 * kTopMargin + 2 * kTopGap + 9 * 2 + 6 + find; // with the gaps between them
        if (steps)
            wide += pair + 8;
        if (views)
            wide += folded ? views->foldedWidth() : views->fullWidth();
        if (m_open)
            wide += px(28) + (steps ? pair + 8 : 0) + (commit ? 8 + 4 + m_commit->widthFor(!shortCommit) : 0);
        else
            wide += pair + 8;
        return wide;
    };
    struct Step {
        bool folded;
        int find;
        bool steps, shortCommit;
    };
    const int least = px(kFindLeast), icon = px(36);
    const Step ways[] = {{false, least, true, false},
                         {true, least, true, false},
                         {true, icon, true, false},
                         {true, icon, true, true},
                         {true, icon, false, true}};
    Step chosen = ways[std::size(ways) - 1];
    for (const Step &way : ways) {
        if (needed(way.folded, way.find, way.steps, way.shortCommit) <= width()) {
            chosen = way;
            break;
        }
    }
    if (views)
        views->setFolded(chosen.folded);
    m_find->setMinimumWidth(chosen.find);
    m_find->setMaximumWidth(chosen.find == icon ? icon : px(kFind));
    for (QWidget *step : std::as_const(m_steps))
        step->setVisible(chosen.steps);
    if (commit)
        m_commit->setWordShown(!chosen.shortCommit);
    m_fitting = false;
}

void TopBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

bool TopBar::event(QEvent *event)
{
    if (event->type() == QEvent::LayoutRequest || event->type() == QEvent::Show)
        fit();
    return QWidget::event(event);
}

void TopBar::setStoreOpen(bool open)
{
    m_open = open;
    showViews();
    m_right->setVisible(open);
    m_balance->setVisible(!open);
    m_find->setPlaceholderText(open ? tr("Find a memory or a command") : tr("Find a command"));
}

void TopBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tk().win);
    painter.fillRect(QRect(0, height() - 1, width(), 1), tk().line);
}

bool TopBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_find && event->type() == QEvent::MouseButtonPress) {
        Q_EMIT findRequested({});
        return true;
    }
    if (watched == m_find && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool plain = !(key->modifiers() & (Qt::ControlModifier | Qt::AltModifier | Qt::MetaModifier));
        if (key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter || key->key() == Qt::Key_Down) {
            Q_EMIT findRequested({});
            return true;
        }
        if (plain && !key->text().isEmpty() && key->text().at(0).isPrint()) {
            Q_EMIT findRequested(key->text());
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/focuspane.h"

#include "help/help.h"
#include "jobs/jobrunner.h"
#include "jobs/savebytes.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/corewords.h"
#include "widgets/emptystate.h"
#include "widgets/flowlayout.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/paneheader.h"
#include "widgets/segmented.h"

#include <QActionGroup>
#include <QBuffer>
#include <QDataStream>
#include <QEvent>
#include <QFontMetricsF>
#include <QHBoxLayout>
#include <QIODevice>
#include <QImage>
#include <QMenu>
#include <QPainter>
#include <QPainterPath>
#include <QStackedLayout>
#include <QStyle>
#include <QSvgGenerator>
#include <QVBoxLayout>

#include <algorithm>
#include <array>
#include <cmath>

namespace credence::ui {

using namespace focus;

namespace {

constexpr std::array kFocusLinks{1, 2, 3, 0};
constexpr std::array kFocusMost{60, 100, 200, 300};
constexpr int kFocusSign = 24; // px before the words of a legend's item

// One entry of the legend: a sign and words with a figure.
class FocusSign : public QWidget {
public:
    enum class Kind { Support, Dependent, Near, Against, More, Batch, Cluster };
    FocusSign(Kind kind, QWidget *parent) : QWidget(parent), m_kind(kind)
    {
        setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
        hide();
    }
    // Without a figure for one that only says what a sign means.
    void say(const QString &words, const QString &count = {})
    {
        m_words = words;
        m_count = count;
        setAccessibleName(said());
        updateGeometry();
        update();
    }
    [[nodiscard]] QString said() const { return m_count.isEmpty() ? m_words : m_words + QLatin1Char(' ') + m_count; }
    [[nodiscard]] QSize sizeHint() const override
    {
        const QFontMetricsF plain(Theme::instance().font(Type::Secondary)),
            strong(Theme::instance().font(Type::Secondary, 600));
        const double count = m_count.isEmpty() ? 0 : 6 + strong.horizontalAdvance(m_count);
        return {int(std::ceil(signWide() + plain.horizontalAdvance(m_words) + count)), px(20)};
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = tk();
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setLayoutDirection(Qt::LayoutDirectionAuto);
        const QFont plain = Theme::instance().font(Type::Secondary),
                    strong = Theme::instance().font(Type::Secondary, 600);
        const QFontMetricsF metrics(plain);
        const double middle = height() / 2.0, base = std::round(middle + metrics.capHeight() / 2);
        const bool mirrored = layoutDirection() == Qt::RightToLeft;
        const auto at = [&](double x, double wide) { return mirrored ? width() - x - wide : x; };
        if (m_kind == Kind::More) {
            const double wide = signWide() - 8;
            const QRectF pill(at(0, wide), middle - px(16) / 2.0, wide, px(16));
            painter.setPen(Qt::NoPen);
            painter.setBrush(t.chip);
            painter.drawRoundedRect(pill, pill.height() / 2, pill.height() / 2);
            const QFont small = Theme::instance().font(Type::Caption, 600);
            painter.setFont(small);
            painter.setPen(t.tx2);
            painter.drawText(pill, Qt::AlignCenter, QStringLiteral("+3"));
        } else {
            const double x = at(0, 17);
            QPen pen(m_kind == Kind::Support     ? t.sup
                     : m_kind == Kind::Dependent ? t.dep
                     : m_kind == Kind::Against   ? t.flag
                                                 : t.ctl,
                     m_kind == Kind::Near ? 1.25 : 1.75, Qt::SolidLine, Qt::FlatCap);
            if (m_kind == Kind::Batch)
                pen.setDashPattern({3 / 1.75, 3 / 1.75});
            if (m_kind == Kind::Cluster)
                pen.setDashPattern({8 / 1.75, 3 / 1.75});
            painter.setPen(pen);
            if (m_kind == Kind::Batch || m_kind == Kind::Cluster) {
                painter.drawLine(QPointF(x, middle), QPointF(x + 18, middle));
            } else {
                QPainterPath path(QPointF(x, middle + 4));
                path.cubicTo(QPointF(x + 9, middle + 4), QPointF(x + 8, middle - 4), QPointF(x + 17, middle - 4));
                painter.drawPath(path);
                if (m_kind == Kind::Against)
                    painter.drawLine(QPointF(x + 5, middle - 4), QPointF(x + 12, middle + 4));
            }
        }
        const double wide = metrics.horizontalAdvance(m_words);
        painter.setFont(plain);
        painter.setPen(t.tx2);
        painter.drawText(QPointF(at(signWide(), wide), base), m_words);
        if (!m_count.isEmpty()) {
            painter.setFont(strong);
            painter.setPen(t.tx);
            painter.drawText(QPointF(at(signWide() + wide + 6, QFontMetricsF(strong).horizontalAdvance(m_count)), base),
                             m_count);
        }
    }

private:
    [[nodiscard]] double signWide() const
    {
        if (m_kind != Kind::More)
            return kFocusSign;
        const QFontMetricsF metrics(Theme::instance().font(Type::Caption, 600));
        return std::max<double>(px(20), metrics.horizontalAdvance(QStringLiteral("+3")) + px(10)) + 8;
    }
    Kind m_kind;
    QString m_words, m_count;
};

// A ground with a line below; as high as its lines of items.
class FocusBar : public QWidget {
public:
    using QWidget::QWidget;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(rect(), tk().base);
        painter.fillRect(QRect(0, height() - 1, width(), 1), tk().line);
    }
};

} // namespace

struct FocusPane::Impl {
    FocusPane *q = nullptr;
    Session *session = nullptr;
    PaneHeader *header = nullptr;
    FocusBar *bar = nullptr;
    FocusSign *support = nullptr, *dependents = nullptr, *near = nullptr, *against = nullptr, *more = nullptr,
              *batch = nullptr, *cluster = nullptr;
    SegmentedControl *reach = nullptr;
    Label *reachLabel = nullptr;
    Button *mostButton = nullptr, *emptyButton = nullptr;
    QList<QAction *> mostActions;
    QStackedLayout *stack = nullptr;
    QWidget *body = nullptr;
    GraphCanvas *canvas = nullptr;
    EmptyState *empty = nullptr;
    QAction *zoomOut = nullptr, *zoomIn = nullptr, *fit = nullptr, *svg = nullptr, *png = nullptr, *exports = nullptr;
    QAction *openBelow = nullptr, *openAbove = nullptr, *foldBack = nullptr;
    QList<QAction *> actions;

    Wish wish;
    std::shared_ptr<const Picture> shown;
    bool stale = true;    // what is shown is out of date; read when it is seen
    bool working = false; // a picture is under way
    int exporting = 0;
    bool pointing = false; // the selection comes from the canvas
    bool anew = true;      // the next picture is another one, not a change of this

    void outdated(bool another);
    void load();
    void take(std::shared_ptr<const Picture> picture, bool another);
    void refresh();
    void settle();
    [[nodiscard]] const GraphBox *inHand() const;
};

FocusPane::FocusPane(Session *session, QWidget *parent) : QWidget(parent), d(std::make_unique<Impl>())
{
    d->q = this;
    d->session = session;
    setObjectName(QStringLiteral("focusPane"));
    setHelpPage(this, QStringLiteral("inspect.md#focus"));

    const auto make = [this](const char *name, const QString &text, const QString &tip, const QString &iconName,
                             const QKeySequence &keys, auto then) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(tip);
        action->setToolTip(tip);
        if (!iconName.isEmpty())
            action->setIcon(icon(iconName));
        if (!keys.isEmpty()) {
            action->setShortcut(keys);
            action->setShortcutContext(Qt::WidgetWithChildrenShortcut);
        }
        connect(action, &QAction::triggered, this, then);
        addAction(action);
        d->actions << action;
        return action;
    };
    d->zoomOut =
        make("focusZoomOut", tr("Zoom out of the neighbourhood"), tr("Make the boxes smaller"),
             QStringLiteral("zoom-out"), {}, [this] { d->canvas->zoom(1 / 1.2, QPointF(d->canvas->rect().center())); });
    d->zoomIn =
        make("focusZoomIn", tr("Zoom into the neighbourhood"), tr("Make the boxes larger"), QStringLiteral("zoom-in"),
             {}, [this] { d->canvas->zoom(1.2, QPointF(d->canvas->rect().center())); });
    d->fit = make("focusFit", tr("Fit the neighbourhood"), tr("Show all boxes again"), QStringLiteral("maximize"), {},
                  [this] { d->canvas->fit(); });
    d->openBelow = make("focusOpenBelow", tr("Show its other sources here"),
                        tr("Show the sources of the selected box that are not shown yet"), {},
                        QKeySequence(Qt::SHIFT | Qt::Key_Down), [this] { open(d->canvas->currentKey(), true); });
    d->openAbove = make("focusOpenAbove", tr("Show what else rests on it here"),
                        tr("Show what rests on the selected box and is not shown yet"), {},
                        QKeySequence(Qt::SHIFT | Qt::Key_Up), [this] { open(d->canvas->currentKey(), false); });
    d->foldBack = make("focusFoldBack", tr("Fold back"), tr("Fold the boxes that were opened last"), {},
                       QKeySequence(Qt::SHIFT | Qt::Key_Backspace), [this] { foldBack(); });
    d->svg = make("focusExportSvg", tr("Export the neighbourhood as SVG…"), tr("Write the graph to a file that scales"),
                  QStringLiteral("download"), {}, [this] { Q_EMIT exportRequested(MapExport::Svg); });
    d->png = make("focusExportPng", tr("Export the neighbourhood as PNG…"), tr("Write the graph to a picture"),
                  QStringLiteral("download"), {}, [this] { Q_EMIT exportRequested(MapExport::Png); });

    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->header = new PaneHeader(tr("Focus"), this);
    for (QAction *tool : {d->zoomOut, d->zoomIn, d->fit})
        d->header->addTool(tool);
    d->exports = new QAction(icon(QStringLiteral("download")), tr("Export the neighbourhood"), this);
    d->exports->setObjectName(QStringLiteral("focusExport"));
    d->exports->setToolTip(tr("Write the graph to a file"));
    ToolButton *button = d->header->addTool(d->exports);
    auto *menu = new QMenu(button);
    menu->addAction(d->svg);
    menu->addAction(d->png);
    button->setMenu(menu);
    button->setPopupMode(QToolButton::InstantPopup);
    column->addWidget(d->header);

    auto *under = new QWidget(this);
    d->stack = new QStackedLayout(under);
    d->stack->setContentsMargins(0, 0, 0, 0);
    column->addWidget(under, 1);
    d->body = new QWidget(under);
    auto *inside = new QVBoxLayout(d->body);
    inside->setContentsMargins(0, 0, 0, 0);
    inside->setSpacing(0);
    d->bar = new FocusBar(d->body);
    auto *flow = new FlowLayout(18, 4, d->bar);
    flow->setContentsMargins(16, 5, 12, 6);
    flow->setLastRight(true);
    const auto sign = [&](FocusSign::Kind kind) {
        auto *made = new FocusSign(kind, d->bar);
        flow->addWidget(made);
        return made;
    };
    d->support = sign(FocusSign::Kind::Support);
    d->dependents = sign(FocusSign::Kind::Dependent);
    d->near = sign(FocusSign::Kind::Near);
    d->against = sign(FocusSign::Kind::Against);
    d->batch = sign(FocusSign::Kind::Batch);
    d->batch->say(tr("cited with a whole batch"));
    d->cluster = sign(FocusSign::Kind::Cluster);
    d->cluster->say(tr("cited with a cluster"));
    d->more = sign(FocusSign::Kind::More);
    d->more->say(tr("hidden, opens in place"));
    auto *controls = new QWidget(d->bar);
    auto *row = new QHBoxLayout(controls);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(8);
    d->reachLabel = new Label(tr("Links away"), Type::Secondary, Tone::Secondary, 0, controls);
    row->addWidget(d->reachLabel);
    d->reach = new SegmentedControl(tr("Links away"), true, controls);
    d->reach->setObjectName(QStringLiteral("focusLinks"));
    for (const int links : kFocusLinks) {
        if (links > 0)
            d->reach->addSegment(QString::number(links), counted(links, tr("What is 1 link away at most"),
                                                                 tr("What is %1 links away at most")));
        else
            d->reach->addSegment(tr("All", "links"), tr("As far as links lead"));
    }
    row->addWidget(d->reach);
    d->mostButton = new Button(QString(), ButtonKind::Rest, controls);
    d->mostButton->setObjectName(QStringLiteral("focusMost"));
    d->mostButton->setButtonSize(ButtonSize::Row);
    d->mostButton->setCaret(true);
    d->mostButton->setToolTip(tr("How many memories are shown at first"));
    auto *mostMenu = new QMenu(d->mostButton);
    auto *group = new QActionGroup(mostMenu);
    for (const int most : kFocusMost) {
        QAction *action = mostMenu->addAction(tr("Up to %1").arg(figure(most)));
        action->setCheckable(true);
        action->setData(most);
        group->addAction(action);
        connect(action, &QAction::triggered, this, [this, most] { setMost(most); });
        d->mostActions << action;
    }
    d->mostButton->setMenu(mostMenu);
    row->addWidget(d->mostButton);
    auto *fold = new Button(d->foldBack, ButtonKind::Rest, controls);
    fold->setButtonSize(ButtonSize::Row);
    fold->setKeysShown(false);
    fold->setObjectName(QStringLiteral("focusFoldButton"));
    row->addWidget(fold);
    flow->addWidget(controls);
    inside->addWidget(d->bar);
    d->canvas = new GraphCanvas(tr("Neighbourhood"), d->body);
    d->canvas->setObjectName(QStringLiteral("focusCanvas"));
    d->canvas->setProperty("ownFocus", true);
    inside->addWidget(d->canvas, 1);
    d->stack->addWidget(d->body);
    d->empty =
        new EmptyState(tr("Nothing is selected"),
                       tr("Select a memory in the tree, in the map or with Ctrl+K to see what is around it."), under);
    d->empty->setHelp(QStringLiteral("inspect.md#focus"));
    d->stack->addWidget(d->empty);
    setFocusProxy(d->canvas);
    // Tab enters by the proxy, past what stands above it: so the rest follows the picture.
    QWidget *before = d->canvas;
    const QList<QWidget *> parts = findChildren<QWidget *>();
    for (QWidget *one : parts) {
        if (one == d->canvas || (one->focusPolicy() & Qt::TabFocus) != Qt::TabFocus)
            continue;
        setTabOrder(before, one);
        before = one;
    }

    connect(d->reach, &SegmentedControl::currentChanged, this, [this](int index) {
        setLinks(kFocusLinks[std::size_t(std::clamp(index, 0, int(kFocusLinks.size()) - 1))]);
    });
    connect(d->canvas, &GraphCanvas::pointed, this, [this](MemoryKey key) {
        if (!key)
            return;
        d->pointing = true;
        d->session->pass(key);
        d->pointing = false;
        d->refresh();
    });
    connect(d->canvas, &GraphCanvas::activated, this, [this](MemoryKey key) {
        if (key == d->wish.centre)
            Q_EMIT whyRequested(key);
        else
            setCentre(key);
    });
    connect(d->canvas, &GraphCanvas::moreRequested, this, &FocusPane::open);
    connect(d->canvas, &GraphCanvas::menuRequested, this, &FocusPane::menuRequested);
    connect(d->canvas, &GraphCanvas::ready, this, [this] {
        d->refresh();
        d->settle();
    });

    connect(session, &Session::selectionChanged, this, [this](MemoryKey key) {
        if (d->pointing)
            return;
        if (key && key == d->wish.centre) {
            d->canvas->setCurrent(key);
            d->refresh();
            return;
        }
        d->wish.centre = key;
        d->outdated(true);
    });
    connect(session, &Session::snapshotChanged, this, [this] { d->outdated(false); });
    connect(session, &Session::scopeChanged, this, [this] { d->anew = true; });
    connect(session, &Session::closed, this, [this] {
        d->wish.centre = {};
        d->outdated(true);
    });
    connect(&Theme::instance(), &Theme::changed, this, [this] {
        d->bar->update();
        for (FocusSign *one : {d->support, d->dependents, d->near, d->against, d->batch, d->cluster, d->more})
            one->updateGeometry();
    });
    setLinks(d->wish.links);
    setMost(int(d->wish.most));
    d->wish.centre = session->selection();
    d->refresh();
}

FocusPane::~FocusPane() = default;

void FocusPane::Impl::outdated(bool another)
{
    stale = true;
    anew = anew || another;
    if (another) {
        wish.openings.clear();
        wish.order.clear();
    }
    if (q->isVisible())
        load();
    else
        refresh();
}

// The picture of what is wished, made in the background; one that is asked for later takes its place.
void FocusPane::Impl::load()
{
    stale = false;
    const std::shared_ptr<Store> store = session->store();
    const auto snapshot = session->snapshot();
    if (!store || !snapshot || !wish.centre) {
        working = false;
        shown.reset();
        canvas->setScene(nullptr);
        refresh();
        settle();
        return;
    }
    const bool another = anew;                                  // until a picture has come
    if (!another && shown && shown->scene && canvas->graph()) { // what is there keeps its order
        wish.order.clear();
        for (const auto &layer : canvas->graph()->layers) {
            for (const std::uint32_t box : layer)
                wish.order.push_back(canvas->scene()->boxes[canvas->graph()->boxes[box].nodes.front()].key);
        }
    }
    working = true;
    refresh();
    JobRunner::instance().run<std::shared_ptr<const Picture>>(
        q, QStringLiteral("focus"), {},
        [snapshot, wish = wish, source = MemorySource::of(store)](std::stop_token stop, const Progress &) {
            return picture(*snapshot, wish, source, std::move(stop));
        },
        [this, store, another](Result<std::shared_ptr<const Picture>> made) {
            if (session->store() != store)
                return;
            working = false;
            if (stale) { // something else is wished already, and read when it is seen
                settle();
                return;
            }
            if (made) {
                anew = false;
                take(std::move(*made), another);
            } else {
                anew = true;
                shown.reset();
                canvas->setScene(nullptr);
                if (made.error().code != Errc::Cancelled)
                    Q_EMIT q->message(
                        FocusPane::tr("The neighbourhood can’t be read: %1").arg(coreLine(made.error().message)));
            }
            refresh();
            settle();
        });
}

void FocusPane::Impl::take(std::shared_ptr<const Picture> picture, bool another)
{
    shown = std::move(picture);
    canvas->setScene(shown->scene, !another);
    if (!shown->scene)
        return;
    if (another) {
        const MemoryKey selected = session->selection();
        const auto &boxes = shown->scene->boxes;
        const bool here =
            std::any_of(boxes.begin(), boxes.end(), [&](const GraphBox &box) { return box.key == selected; });
        canvas->setCurrent(here ? selected : wish.centre);
    }
    if (shown->full)
        Q_EMIT q->message(FocusPane::tr("%1 memories are shown, and no more fit: fold some back.")
                              .arg(figure(qlonglong(kFocusEver))));
}

const GraphBox *FocusPane::Impl::inHand() const
{
    const GraphScene *scene = canvas->graph() ? canvas->scene().get() : nullptr;
    const MemoryKey key = canvas->currentKey();
    for (std::size_t i = 0; scene && key && i < scene->boxes.size(); ++i) {
        if (scene->boxes[i].key == key)
            return &scene->boxes[i];
    }
    return nullptr;
}

void FocusPane::Impl::refresh()
{
    const bool some = shown && shown->scene;
    const bool known = wish.centre && (some || working || stale || !session->snapshot());
    stack->setCurrentWidget(known ? body : static_cast<QWidget *>(empty));
    if (wish.centre && !known)
        empty->setTexts(
            FocusPane::tr("The selected memory is not here"),
            FocusPane::tr("It does not belong to what is shown of the store; choose all scopes to see it."));
    else
        empty->setTexts(
            FocusPane::tr("Nothing is selected"),
            FocusPane::tr("Select a memory in the tree, in the map or with Ctrl+K to see what is around it."));
    QString facts;
    if (some && wish.centre) {
        const std::size_t here = shown->scene->boxes.size();
        facts = here == shown->total
                    ? counted(qlonglong(here), FocusPane::tr("1 memory"), FocusPane::tr("%1 memories"))
                    : FocusPane::tr("showing %1 of %2").arg(figure(qlonglong(here)), figure(qlonglong(shown->total)));
        if (shown->total == 1)
            facts = FocusPane::tr("rests on nothing, and nothing rests on it");
        else
            facts += wish.links > 0 ? counted(wish.links, FocusPane::tr(", up to 1 link away"),
                                              FocusPane::tr(", up to %1 links away"))
                                    : FocusPane::tr(", as far as links lead");
        support->say(FocusPane::tr("Supports it"), figure(shown->support));
        dependents->say(here == shown->total && wish.links <= 0 ? FocusPane::tr("Rests on it, in all")
                                                                : FocusPane::tr("Rests on it, shown"),
                        figure(shown->dependents));
        near->say(FocusPane::tr("Near it"), figure(shown->near));
        if (shown->against > 0)
            against->say(FocusPane::tr("Against it"), figure(shown->against));
        else
            against->say(FocusPane::tr("contradicts"));
    }
    header->setFacts(facts);
    support->setVisible(some);
    dependents->setVisible(some);
    near->setVisible(some && shown->near > 0);
    against->setVisible(some && !shown->scene->against.empty());
    batch->setVisible(some && shown->batch);
    cluster->setVisible(some && shown->cluster);
    more->setVisible(some && shown->hidden > 0);
    for (QAction *one : {zoomOut, zoomIn, fit, svg, png, exports})
        one->setEnabled(some);
    const GraphBox *box = some ? inHand() : nullptr;
    openBelow->setEnabled(box && box->moreBelow > 0);
    openAbove->setEnabled(box && box->moreAbove > 0);
    foldBack->setEnabled(!wish.openings.empty());
}

void FocusPane::Impl::settle()
{
    if (!q->busy())
        Q_EMIT q->idle();
}

GraphCanvas *FocusPane::canvas() const
{
    return d->canvas;
}

QList<QAction *> FocusPane::actions() const
{
    return d->actions;
}

void FocusPane::setEmptyAction(QAction *action)
{
    d->emptyButton = d->empty->setAction(action);
}

MemoryKey FocusPane::centre() const
{
    return d->wish.centre;
}

void FocusPane::setCentre(MemoryKey key)
{
    d->pointing = true;
    d->session->select(key);
    d->pointing = false;
    if (key == d->wish.centre)
        return;
    d->wish.centre = key;
    d->outdated(true);
}

void FocusPane::setLinks(int links)
{
    const auto found = std::find(kFocusLinks.begin(), kFocusLinks.end(), links);
    if (found == kFocusLinks.end())
        return;
    d->reach->setCurrentIndex(int(found - kFocusLinks.begin()));
    if (d->wish.links == links)
        return;
    d->wish.links = links;
    d->outdated(true);
}

int FocusPane::links() const
{
    return d->wish.links;
}

void FocusPane::setMost(int most)
{
    if (std::find(kFocusMost.begin(), kFocusMost.end(), most) == kFocusMost.end())
        return;
    for (QAction *action : std::as_const(d->mostActions))
        action->setChecked(action->data().toInt() == most);
    d->mostButton->setText(tr("Up to %1").arg(figure(most)));
    d->mostButton->setAccessibleName(d->mostButton->text());
    if (d->wish.most == std::size_t(most))
        return;
    d->wish.most = std::size_t(most);
    d->outdated(true);
}

int FocusPane::most() const
{
    return int(d->wish.most);
}

void FocusPane::open(MemoryKey key, bool below)
{
    if (!key || !d->shown || !d->shown->scene)
        return;
    d->wish.openings.push_back({key, below});
    d->outdated(false);
}

void FocusPane::foldBack()
{
    if (d->wish.openings.empty())
        return;
    d->wish.openings.pop_back();
    d->outdated(false);
}

bool FocusPane::busy() const
{
    const bool waits = isVisible() && d->stale && d->session->isOpen();
    return d->working || d->canvas->busy() || d->exporting > 0 || waits;
}

QString FocusPane::facts() const
{
    return d->header->facts();
}

QStringList FocusPane::legend() const
{
    QStringList words;
    for (const FocusSign *one : {d->support, d->dependents, d->near, d->against, d->batch, d->cluster, d->more}) {
        if (!one->isHidden())
            words << one->said();
    }
    return words;
}

void FocusPane::exportTo(const QString &path, MapExport format)
{
    if (!d->canvas->graph()) {
        Q_EMIT exportFailed(path, tr("There is no neighbourhood to export yet."));
        return;
    }
    const QSize size = d->canvas->wholeSize();
    QByteArray svg;
    QImage image;
    if (format == MapExport::Svg) {
        QBuffer buffer(&svg);
        QSvgGenerator generator;
        generator.setOutputDevice(&buffer);
        generator.setSize(size);
        generator.setViewBox(QRect(QPoint(0, 0), size));
        generator.setTitle(tr("Credence neighbourhood"));
        generator.setDescription(d->header->facts());
        QPainter painter(&generator);
        d->canvas->paintWhole(painter);
    } else {
        image = QImage(size * 2, QImage::Format_ARGB32_Premultiplied);
        image.setDevicePixelRatio(2);
        QPainter painter(&image);
        d->canvas->paintWhole(painter);
    }
    ++d->exporting;
    JobRunner::instance().run<bool>(
        this, {}, tr("Exporting the neighbourhood"),
        [path, svg, image](std::stop_token, const Progress &) -> Result<bool> {
            QBuffer png;
            if (!image.isNull() && !(png.open(QIODevice::WriteOnly) && image.save(&png, "PNG")))
                return Error{Errc::Io, "The picture could not be made.", path.toStdString()};
            return saveBytes(path, image.isNull() ? svg : png.data());
        },
        [this, path](const Result<bool> &result) {
            --d->exporting;
            if (result)
                Q_EMIT exported(path);
            else
                Q_EMIT exportFailed(path, coreWords(result.error().message));
            d->settle();
        });
}

QByteArray FocusPane::saveState() const
{
    QByteArray state;
    QDataStream out(&state, QIODevice::WriteOnly);
    out.setVersion(QDataStream::Qt_6_4);
    out << qint32(1) << qint32(d->wish.links) << qint32(d->wish.most);
    return state;
}

void FocusPane::restoreState(const QByteArray &state)
{
    QDataStream in(state);
    in.setVersion(QDataStream::Qt_6_4);
    qint32 version = 0, links = 0, most = 0;
    in >> version >> links >> most;
    if (in.status() != QDataStream::Ok || version != 1)
        return;
    setLinks(links);
    setMost(most);
}

void FocusPane::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (d->stale)
        d->load();
}

void FocusPane::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LocaleChange) {
        d->mostButton->setText(tr("Up to %1").arg(figure(most())));
        d->refresh();
    }
}

} // namespace credence::ui

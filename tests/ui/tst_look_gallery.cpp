// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A page with every control in every state, written to pictures/gallery-{light,dark}-{1x,2x}.png of the build folder to
// be looked at. Asserted: a window that was switched to a theme equals one that was started in it, every control that
// takes focus has a name, sizes are those of the look.
#include "shell/theme.h"
#include "support/registry.h"
#include "widgets/button.h"
#include "widgets/chip.h"
#include "widgets/emptystate.h"
#include "widgets/errorbar.h"
#include "widgets/filterbutton.h"
#include "widgets/findfield.h"
#include "widgets/focusring.h"
#include "widgets/glyphs.h"
#include "widgets/keyvalue.h"
#include "widgets/label.h"
#include "widgets/paneheader.h"
#include "widgets/plaintip.h"
#include "widgets/segmented.h"
#include "widgets/splitter.h"
#include "widgets/statusgauge.h"

#include <QAccessible>
#include <QAction>
#include <QApplication>
#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFocusFrame>
#include <QGroupBox>
#include <QHeaderView>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QPlainTextEdit>
#include <QProcess>
#include <QProgressBar>
#include <QRadioButton>
#include <QSignalSpy>
#include <QSlider>
#include <QSpinBox>
#include <QTabBar>
#include <QTest>
#include <QTextDocument>
#include <QTreeWidget>

namespace tst_look_gallery {

using namespace credence;
using namespace credence::ui;

namespace {

constexpr int kWidth = 700;
constexpr int kHeight = 1560;
constexpr int kLeft = 28;

// What is painted without widgets.
class Canvas : public QWidget {
public:
    Canvas()
    {
        setObjectName(QStringLiteral("gallery"));
        setFixedSize(kWidth, kHeight);
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        const Tokens &t = tk();
        QPainter p(this);
        p.fillRect(rect(), t.base);
        statuses(p);
        links(p);
        icons(p);
        qreal x = 400;
        for (const int size : {16, 24, 32, 64}) {
            drawIcon(p, QRectF(x, 1474, size, size), QStringLiteral("credence"), Qt::black);
            x += size + 12;
        }
    }

private:
    static void text(QPainter &p, qreal x, qreal baseline, const QString &words, Type type, const QColor &colour,
                     int weight = 0)
    {
        p.setFont(Theme::instance().font(type, weight));
        p.setPen(colour);
        p.drawText(QPointF(x, baseline), words);
    }
    static void statuses(QPainter &p)
    {
        const Tokens &t = tk();
        for (int i = 0; i < kStatusCount; ++i) {
            const auto status = Status(i);
            const qreal x = i < 5 ? kLeft + 10 : kLeft + 344;
            const qreal y = 60 + 24 * (i < 5 ? i : i - 5);
            drawStatusGlyph(p, QPointF(x, y), 4.2, status, statusColour(status));
            drawStatusGlyph(p, QPointF(x + 24, y), 7, status, statusColour(status));
            text(p, x + 48, y + 5, statusWord(status), Type::Base, t.tx, 500);
            text(p, x + 132, y + 4,
                 statusExplanation(status).section(QStringLiteral(": "), 1).section(QStringLiteral(", "), 0, 0),
                 Type::Secondary, t.tx3);
        }
        const qreal x = kLeft + 344;
        drawStatusGlyph(p, QPointF(x, 108), 4.2, Status::Active, t.active);
        drawFlagMark(p, QPointF(x, 108), 4.2);
        drawStatusGlyph(p, QPointF(x + 24, 108), 6.6, Status::Active, t.active);
        drawFlagMark(p, QPointF(x + 24, 108), 6.6);
        text(p, x + 48, 113, QStringLiteral("Flagged"), Type::Base, t.tx, 500);
        drawStatusGlyph(p, QPointF(x, 130), 4.2, Status::Active, t.active);
        drawUngroundedMark(p, QPointF(x, 130), 4.2);
        drawStatusGlyph(p, QPointF(x + 24, 130), 6.6, Status::Active, t.active);
        drawUngroundedMark(p, QPointF(x + 24, 130), 6.6);
        text(p, x + 48, 137, QStringLiteral("Ungrounded"), Type::Base, t.tx, 500);
        drawUngroundedSign(p, QPointF(x + 150, 132));
        drawPennant(p, QPointF(x + 170, 136));
        drawRepeatMark(&p, QPointF(x - 10, 156), 3, t.tx3);
        text(p, x + 48, 161, QStringLiteral("Occurs again"), Type::Base, t.tx, 500);
    }
    static void links(QPainter &p)
    {
        const Tokens &t = tk();
        qreal x = kLeft;
        for (const Confidence c : {Confidence::Low, Confidence::Medium, Confidence::High}) {
            drawPips(p, QPointF(x, 216), c);
            text(p, x + 24, 220, confidenceWord(c), Type::Secondary, t.tx2);
            x += 100;
        }
        drawGauge(p, QRectF(x, 210, 88, 12), 11.2, 15);
        text(p, x + 96, 220, QStringLiteral("11.2 / 15.0"), Type::Secondary, t.tx);
        drawGauge(p, QRectF(x + 190, 210, 88, 12), 18, 15);
    }
    static void icons(QPainter &p)
    {
        qreal x = kLeft;
        qreal y = 696;
        for (const char *name : {"list-tree",     "list-checks",
                                 "flask-conical", "sliders-horizontal",
                                 "scale",         "search",
                                 "undo-2",        "git-commit-horizontal",
                                 "plus",          "replace",
                                 "git-branch",    "archive",
                                 "check",         "x",
                                 "pencil",        "hourglass",
                                 "flag",          "triangle-alert",
                                 "octagon-alert", "repeat",
                                 "focus",         "scan",
                                 "zoom-in",       "file-down",
                                 "copy",          "lock",
                                 "lock-open",     "database",
                                 "user",          "panel-right"}) {
            drawIcon(p, QRectF(x, y, 16, 16), QString::fromLatin1(name), tk().tx2);
            x += 36;
            if (x > 650) {
                x = kLeft;
                y += 26;
            }
        }
        drawIcon(p, QRectF(kLeft + 12 * 36, y - 2, 20, 20), QStringLiteral("scale"), tk().acc);
    }
};

class Page {
public:
    Page()
    {
        heading(28, QStringLiteral("Status: shape first, then colour"));
        heading(188, QStringLiteral("Confidence and gauge"));
        heading(240, QStringLiteral("Type"));
        types();
        heading(404, QStringLiteral("Buttons and fields"));
        buttons();
        heading(602, QStringLiteral("Chips and keys"));
        chips();
        heading(672, QStringLiteral("Icons, 16 px at 1.33 px stroke, 20 px in the rail"));
        heading(752, QStringLiteral("Empty, loading, error"));
        states();
        heading(940, QStringLiteral("Panes, lists and more"));
        panes();
    }

    QWidget &widget() { return m_page; }

    QImage picture(int ratio)
    {
        QImage image(QSize(kWidth, kHeight) * ratio, QImage::Format_RGB32);
        image.setDevicePixelRatio(ratio);
        m_page.render(&image);
        return image;
    }

    // What only holds in a window that is shown: hover, and rings around more than one.
    void settle()
    {
        if (QWidget *focused = QApplication::focusWidget())
            focused->clearFocus();
        for (QWidget *widget : m_hovered) {
            widget->setAttribute(Qt::WA_UnderMouse);
            const QPointF middle = widget->rect().center();
            QMouseEvent move(QEvent::MouseMove, middle, widget->mapToGlobal(middle), Qt::NoButton, Qt::NoButton,
                             Qt::NoModifier);
            QApplication::sendEvent(widget, &move);
        }
        for (QWidget *widget : m_focused) {
            auto *frame = new QFocusFrame(&m_page);
            frame->setWidget(widget);
            frame->show();
            // A frame hides when its widget's style changes.
            QObject::connect(&Theme::instance(), &Theme::changed, frame, &QWidget::show);
        }
    }

private:
    template<class W>
    W *place(W *widget, int x, int y, int w = 0, int h = 0)
    {
        widget->setParent(&m_page);
        const QSize hint = widget->sizeHint();
        widget->setGeometry(x, y, w > 0 ? w : hint.width(), h > 0 ? h : hint.height());
        return widget;
    }
    void heading(int y, const QString &text)
    {
        place(new Label(text, Type::Secondary, Tone::Secondary, 600), kLeft, y);
    }
    void types()
    {
        const struct {
            const char *text;
            Type type;
            int y;
        } rows[] = {{"Commit 12 changes", Type::SheetTitle, 256},
                    {"The text of a candidate", Type::Candidate, 280},
                    {"The text of a memory in Details", Type::Memory, 306},
                    {"Base text, rows, buttons, fields", Type::Base, 330},
                    {"Secondary text, checks, tables 1,043.50", Type::Secondary, 350},
                    {"Captions, axes, badges, key hints", Type::Caption, 368},
                    {"{\"cites\": [4, 7, 12]}", Type::Mono, 384}};
        for (const auto &row : rows)
            place(new Label(QString::fromLatin1(row.text), row.type), kLeft, row.y);
    }
    void buttons()
    {
        int x = kLeft;
        const auto add = [&](Button *button, int y) {
            place(button, x, y);
            x += button->width() + 8;
            return button;
        };
        add(new Button(QStringLiteral("Rest")), 426);
        m_hovered.append(add(new Button(QStringLiteral("Hover")), 426));
        add(new Button(QStringLiteral("Pressed")), 426)->setDown(true);
        m_focused.append(add(new Button(QStringLiteral("Focus")), 426));
        auto *checked = new Button(QStringLiteral("Checked"));
        checked->setCheckable(true);
        checked->setChecked(true);
        add(checked, 426);
        add(new Button(QStringLiteral("Disabled")), 426)->setEnabled(false);
        auto *keyed = new Button(QStringLiteral("With key"));
        keyed->setKeys(QKeySequence(Qt::Key_A));
        add(keyed, 426);
        x = kLeft;
        add(new Button(QStringLiteral("Primary"), ButtonKind::Primary), 462);
        m_hovered.append(add(new Button(QStringLiteral("Hover"), ButtonKind::Primary), 462));
        add(new Button(QStringLiteral("Pressed"), ButtonKind::Primary), 462)->setDown(true);
        m_focused.append(add(new Button(QStringLiteral("Focus"), ButtonKind::Primary), 462));
        add(new Button(QStringLiteral("Flat"), ButtonKind::Flat), 462);
        add(new Button(QStringLiteral("Erase\u2026"), ButtonKind::Destructive), 462);
        auto *tool = place(new ToolButton(QStringLiteral("focus"), QStringLiteral("Focus"), 28), x, 462);
        tool->setText(QStringLiteral("Focus"));
        auto *on = place(new ToolButton(QStringLiteral("focus"), QStringLiteral("Focus, on"), 28), x + 36, 462);
        on->setCheckable(true);
        on->setChecked(true);
        place(new ToolButton(QStringLiteral("focus"), QStringLiteral("Focus, off"), 28), x + 72, 462)
            ->setEnabled(false);
        auto *commit = new Button(QStringLiteral("Commit\u2026"));
        commit->setIconName(QStringLiteral("git-commit-horizontal"));
        commit->setBadge(QStringLiteral("12"));
        x += 110;
        add(new Button(QStringLiteral("Disabled"), ButtonKind::Primary), 462)->setEnabled(false);
        place(commit, 400, 1374);

        auto *find = place(new FindField(QStringLiteral("Placeholder")), kLeft, 498, 132);
        find->setReadOnly(false);
        auto *typed = place(new QLineEdit(QStringLiteral("Typed text")), kLeft + 140, 498, 112);
        typed->setAccessibleName(QStringLiteral("A field"));
        m_focused.append(typed);
        auto *bad = place(new QLineEdit(QStringLiteral("12,x")), kLeft + 260, 498, 112);
        bad->setAccessibleName(QStringLiteral("A bad field"));
        bad->setProperty("bad", true);
        place(new Label(QStringLiteral("Not a number"), Type::Secondary, Tone::Flag), kLeft + 380, 504);
        auto *segmented = new SegmentedControl(QStringLiteral("Diff"));
        segmented->addSegment(QStringLiteral("Words"));
        segmented->addSegment(QStringLiteral("Side by side"));
        segmented->setCurrentIndex(0);
        place(segmented, kLeft + 465, 498);

        x = kLeft;
        const auto check = [&](Qt::CheckState state, bool enabled) {
            auto *box = place(new QCheckBox, x, 536, 20, 20);
            box->setAccessibleName(QStringLiteral("A check box"));
            box->setTristate(true);
            box->setCheckState(state);
            box->setEnabled(enabled);
            x += 24;
        };
        check(Qt::Checked, true);
        check(Qt::Unchecked, true);
        check(Qt::PartiallyChecked, true);
        check(Qt::Checked, false);
        check(Qt::Unchecked, false);
        auto *yes = place(new QRadioButton(QStringLiteral("Radio")), x, 536);
        yes->setChecked(true);
        auto *host = place(new QWidget, x + 70, 536, 24, 20);
        auto *no = new QRadioButton(host);
        no->setAccessibleName(QStringLiteral("Not chosen"));
        auto *progress = place(new QProgressBar, x + 104, 541, 96, 10);
        progress->setRange(0, 100);
        progress->setValue(60);
        auto *slider = place(new QSlider(Qt::Horizontal), x + 216, 538, 80, 16);
        slider->setAccessibleName(QStringLiteral("A slider"));
        slider->setValue(57);
        auto *spin = place(new QSpinBox, x + 312, 532, 84);
        spin->setAccessibleName(QStringLiteral("A number"));
        spin->setRange(0, 99);
        spin->setValue(15);
        auto *off = place(new QLineEdit(QStringLiteral("Disabled")), x + 404, 532, 84);
        off->setAccessibleName(QStringLiteral("A field, off"));
        off->setEnabled(false);

        auto *combo = place(new QComboBox, kLeft, 566, 180);
        combo->setAccessibleName(QStringLiteral("Becomes"));
        combo->addItems({QStringLiteral("Importance, 1\u201310"), QStringLiteral("Text")});
        auto *row = new QComboBox;
        row->setProperty("row", true);
        row->setAccessibleName(QStringLiteral("Becomes, in a row"));
        row->addItem(QStringLiteral("Foreign id"));
        place(row, kLeft + 188, 568, 120);
        auto *filter = new FilterButton(QStringLiteral("All status"));
        for (int i = 0; i < kStatusCount; ++i)
            filter->addChoice(i, statusWord(Status(i)));
        place(filter, kLeft + 316, 566);
        auto *links = new SegmentedControl(QStringLiteral("Links away"), true);
        for (const char *word : {"1", "2", "3", "All"})
            links->addSegment(QString::fromLatin1(word));
        links->setCurrentIndex(1);
        place(links, kLeft + 430, 568);
        auto *link = new Button(QStringLiteral("3 more"), ButtonKind::Link);
        place(link, kLeft + 580, 570);
    }
    void chips()
    {
        int x = kLeft;
        const auto add = [&](Chip *chip) {
            place(chip, x, 624);
            x += chip->width() + 8;
        };
        for (const Status status : {Status::Active, Status::Suspect, Status::Stale}) {
            auto *chip = new Chip;
            chip->setStatus(status);
            add(chip);
        }
        add(new Chip(QStringLiteral("Insight")));
        auto *flags = new Chip(QStringLiteral("2 open flags"), ChipTone::Flag);
        flags->setIconName(QStringLiteral("flag"));
        add(flags);
        add(new Chip(QStringLiteral("Running"), ChipTone::Info));
        add(new Chip(QStringLiteral("Too general"), ChipTone::Warn));
        auto *approved = new Chip(QStringLiteral("Approved"), ChipTone::Ok);
        approved->setIconName(QStringLiteral("check"));
        add(approved);
        auto *enter = place(new KeyHint(QKeySequence(Qt::CTRL | Qt::Key_Return), QStringLiteral("Why")), kLeft, 650);
        place(new KeyHint(QKeySequence(Qt::Key_Escape), QStringLiteral("close")), kLeft + enter->width() + 16, 650);
        auto *gauge = new StatusGauge(QStringLiteral("Trigger"));
        gauge->setValue(11.2, 15);
        gauge->setForecast(QStringLiteral("at this pace in 2 days"));
        place(gauge, kWidth - kLeft - gauge->sizeHint().width(), 650);
    }
    void states()
    {
        auto *open = new QAction(QStringLiteral("Open Reflect"), &m_page);
        open->setObjectName(QStringLiteral("openReflect"));
        auto *empty = new EmptyState(QStringLiteral("Nothing waits for you"),
                                     QStringLiteral("New candidates appear here after a run. Start one in Reflect."));
        empty->setAction(open);
        place(empty, kLeft, 770, 224, 160);
        auto *loading = new LoadingRows;
        place(loading, kLeft + 228, 770, 208, 140);
        loading->setProgress(4096, 41306);
        loading->show();
        auto *bar = new ErrorBar;
        auto *show = new QAction(QStringLiteral("Show row"), &m_page);
        show->setObjectName(QStringLiteral("showRow"));
        bar->addAction(show);
        bar->showMessage(QStringLiteral("Row 2,118 could not be read"), QStringLiteral("/data/memories/chroma.sqlite3"),
                         QStringLiteral("The text is not valid UTF-8. It is kept and shown with marks."));
        place(bar, kLeft + 436, 770, 236 + kLeft, 150);
    }
    void panes()
    {
        auto *header = new PaneHeader(QStringLiteral("Tree"));
        header->setFacts(QStringLiteral("35 roots, 100 beliefs, 612 episodes"));
        auto *columns = new QAction(icon(QStringLiteral("columns-3")), QStringLiteral("Columns"), &m_page);
        columns->setObjectName(QStringLiteral("columns"));
        header->addTool(columns);
        place(header, 0, 962, 350);
        auto *tree = new QTreeWidget;
        tree->setAccessibleName(QStringLiteral("Memories"));
        tree->setColumnCount(3);
        tree->setHeaderLabels({QStringLiteral("Memory"), QStringLiteral("Depth"), QStringLiteral("Depend.")});
        for (int i = 0; i < 7; ++i) {
            auto *item = new QTreeWidgetItem(
                {QStringLiteral("Sam delegates routine work"), QString::number(i), QStringLiteral("30")});
            item->addChild(new QTreeWidgetItem({QStringLiteral("Risky work opens as draft")}));
            tree->addTopLevelItem(item);
        }
        tree->topLevelItem(0)->setExpanded(true);
        tree->topLevelItem(2)->setSelected(true);
        tree->header()->setFixedHeight(24);
        place(tree, 0, 994, 350, 190);

        auto *grid = new KeyValueGrid;
        grid->addRow(QStringLiteral("Confidence"), QStringLiteral("Medium"));
        grid->addRow(QStringLiteral("Evidence"), QStringLiteral("6 direct"));
        grid->addRow(QStringLiteral("Leaves"), QStringLiteral("19 episodes, 9 Apr \u2013 1 Jun"));
        grid->addTextRow(QStringLiteral("Because"),
                         QStringLiteral("Medium: 6 direct sources and 19 episodes support it. None speaks against it."),
                         Tone::Secondary);
        auto *section = new SectionHeader(QStringLiteral("Grounding"));
        section->setCount(QStringLiteral("6"));
        place(section, 376, 962, 296);
        place(grid, 376, 988, 296, 21 * 3 + 55);
        auto *memory = new TextBlock(
            QStringLiteral("Changes to auth need a rollout plan that Sam has read before the pull request opens"),
            Type::Memory);
        place(memory, 376, 1112, 264, 66);

        auto *tabs = new QTabBar;
        tabs->setAccessibleName(QStringLiteral("Viewer"));
        tabs->addTab(QStringLiteral("Prompt"));
        tabs->addTab(QStringLiteral("Reply"));
        place(tabs, kLeft, 1196);
        auto *edit = new QPlainTextEdit(QStringLiteral("Several lines\nof text"));
        edit->setAccessibleName(QStringLiteral("Several lines"));
        place(edit, kLeft, 1236, 240, 72);
        auto *group = new QGroupBox(QStringLiteral("Importance"));
        place(group, 300, 1196, 160, 60);
        auto *menu = new QMenu;
        menu->setWindowFlags(Qt::Widget);
        for (const char *name : {"copy", "scale", "git-branch"}) {
            auto *action = menu->addAction(icon(QString::fromLatin1(name)), QStringLiteral("Do it"));
            action->setShortcut(QKeySequence(Qt::CTRL | Qt::Key_D));
        }
        menu->addSeparator();
        auto *toggled = menu->addAction(QStringLiteral("Checked"));
        toggled->setCheckable(true);
        toggled->setChecked(true);
        menu->addAction(QStringLiteral("Disabled"))->setEnabled(false);
        menu->setActiveAction(menu->actions().at(1));
        place(menu, 480, 1196);
        menu->show();
        auto *open = new Button(QStringLiteral("Open\u2026"), ButtonKind::Primary);
        open->setIconName(QStringLiteral("folder-open"));
        open->setKeys(QKeySequence(Qt::CTRL | Qt::Key_O));
        open->setButtonSize(ButtonSize::Large);
        open->setLeading(true);
        place(open, kLeft, 1330, 360);
        auto *import = new Button(QStringLiteral("Import\u2026"));
        import->setIconName(QStringLiteral("import"));
        import->setKeys(QKeySequence(Qt::CTRL | Qt::Key_I));
        import->setButtonSize(ButtonSize::Large);
        import->setLeading(true);
        place(import, kLeft, 1376, 360);
        auto *find = new FindField(QStringLiteral("Find a memory or a command"));
        find->setKeys(QKeySequence(Qt::CTRL | Qt::Key_K));
        place(find, kLeft, 1426, 340);
        auto *views = new SegmentedControl(QStringLiteral("Views"));
        for (const char *word : {"Tree", "Tree and map", "Map", "Focus"})
            views->addSegment(QString::fromLatin1(word));
        views->setCurrentIndex(1);
        place(views, 400, 1426);
        auto *splitter = new Splitter(Qt::Horizontal);
        splitter->addWidget(new QWidget);
        splitter->addWidget(new QWidget);
        place(splitter, 400, 1330, 200, 60);
    }

    Canvas m_page;
    QList<QWidget *> m_focused, m_hovered;
};

QString pictures()
{
    const QString path = QStringLiteral(CREDENCE_BINARY_DIR "/pictures");
    QDir().mkpath(path);
    return path;
}

// Taken once the page is laid out and polished as it is in use.
std::unique_ptr<Page> shownPage()
{
    auto page = std::make_unique<Page>();
    page->widget().show();
    if (!QTest::qWaitForWindowExposed(&page->widget()))
        return nullptr;
    page->settle();
    return page;
}

} // namespace

class TstLookGallery : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void initTestCase()
    {
        // A child started by switchedEqualsFresh() is in its theme from the start.
        m_child = qEnvironmentVariable("CREDENCE_GALLERY_CHILD");
        Theme::instance().install(m_child.startsWith(QLatin1String("dark")) ? ThemeChoice::Dark : ThemeChoice::Light);
        FocusRing::install();
    }

    void switchedEqualsFresh()
    {
        if (!m_child.isEmpty()) {
            auto page = shownPage();
            QVERIFY(page != nullptr);
            for (const int ratio : {1, 2})
                QVERIFY(page->picture(ratio).save(
                    QStringLiteral("%1/gallery-%2-%3x.png").arg(pictures(), m_child).arg(ratio)));
            return;
        }
        auto page = shownPage();
        QVERIFY(page != nullptr);
        for (const bool dark : {true, false}) { // light at the start: there and back
            const QString name = dark ? QStringLiteral("dark") : QStringLiteral("light");
            QProcess child;
            QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
            environment.insert(QStringLiteral("CREDENCE_GALLERY_CHILD"), name);
            child.setProcessEnvironment(environment);
            child.start(QCoreApplication::applicationFilePath(),
                        {QStringLiteral("tst_look_gallery"), QStringLiteral("switchedEqualsFresh")});
            QVERIFY(child.waitForFinished(60000));
            QCOMPARE(child.exitCode(), 0);
            Theme::instance().setChoice(dark ? ThemeChoice::Dark : ThemeChoice::Light);
            QCOMPARE(Theme::instance().isDark(), dark);
            for (const int ratio : {1, 2}) {
                QImage fresh(QStringLiteral("%1/gallery-%2-%3x.png").arg(pictures(), name).arg(ratio));
                fresh = fresh.convertToFormat(QImage::Format_RGB32);
                QImage switched = page->picture(ratio);
                switched.setDevicePixelRatio(1);
                fresh.setDevicePixelRatio(1);
                QCOMPARE(switched.size(), fresh.size());
                int differing = 0;
                QPoint first;
                for (int y = 0; y < fresh.height(); ++y)
                    for (int x = 0; x < fresh.width(); ++x)
                        if (fresh.pixel(x, y) != switched.pixel(x, y) && differing++ == 0)
                            first = {x, y};
                if (differing > 0)
                    switched.save(QStringLiteral("%1/gallery-%2-%3x-switched.png").arg(pictures(), name).arg(ratio));
                QVERIFY2(
                    differing == 0,
                    qPrintable(
                        QStringLiteral("%1 pixels, first at %2, %3").arg(differing).arg(first.x()).arg(first.y())));
            }
        }
    }

    void hoverIsSeen()
    {
        QImage picture = shownPage()->picture(1);
        picture.setDevicePixelRatio(1);
        int hovered = 0; // accHover of the light theme, only in the hovered primary button
        for (int y = 462; y < 490; ++y)
            for (int x = 0; x < kWidth; ++x)
                hovered += picture.pixel(x, y) == QColor(0x1b4aab).rgb() ? 1 : 0;
        QVERIFY(hovered > 500);
    }

    void everythingHasAName()
    {
        Page page;
        int count = 0;
        for (QWidget *widget : page.widget().findChildren<QWidget *>()) {
            if (widget->focusPolicy() == Qt::NoFocus || widget->focusProxy() != nullptr ||
                !widget->isVisibleTo(&page.widget()))
                continue;
            if (widget->objectName().startsWith(QLatin1String("qt_")) || qobject_cast<QMenu *>(widget) != nullptr)
                continue;
            QAccessibleInterface *accessible = QAccessible::queryAccessibleInterface(widget);
            QVERIFY(accessible != nullptr);
            QVERIFY2(!accessible->text(QAccessible::Name).isEmpty(),
                     qPrintable(QString::fromLatin1(widget->metaObject()->className())));
            ++count;
        }
        QVERIFY(count > 30);
    }

    void heights()
    {
        QLineEdit field;
        QCOMPARE(field.sizeHint().height(), 28);
        field.setProperty("row", true);
        QCOMPARE(field.sizeHint().height(), 24);
        QComboBox combo;
        combo.addItem(QStringLiteral("Text"));
        QCOMPARE(combo.sizeHint().height(), 28);
        QSpinBox spin;
        spin.ensurePolished();
        QCOMPARE(spin.minimumHeight(), 28);
        QCOMPARE(Button(QStringLiteral("Rest")).sizeHint().height(), 28);
        QCOMPARE(SegmentedControl(QStringLiteral("Views")).height(), 28);
        QCOMPARE(PaneHeader(QStringLiteral("Tree")).height(), 32);
        QCOMPARE(Chip(QStringLiteral("Insight")).sizeHint().height(), 20);
        QCOMPARE(ToolButton(QStringLiteral("x"), QStringLiteral("Close"), 24).size(), QSize(24, 24));
    }

    void buttonFollowsItsAction()
    {
        QAction action(QStringLiteral("&Why"));
        action.setShortcut(QKeySequence(Qt::Key_W));
        action.setEnabled(false);
        QWidget window;
        window.show();
        auto *button = new Button(&action, ButtonKind::Rest, &window);
        button->show();
        QVERIFY(!button->isEnabled());
        QCOMPARE(button->accessibleName(), QStringLiteral("Why"));
        const int withKey = button->sizeHint().width();
        action.setShortcut(QKeySequence());
        QVERIFY(button->sizeHint().width() < withKey - 18);
        action.setEnabled(true);
        QSignalSpy spy(&action, &QAction::triggered);
        button->click();
        QCOMPARE(spy.count(), 1);
        action.setCheckable(true);
        action.setChecked(true);
        QVERIFY(button->isChecked());
        QCOMPARE(spy.count(), 1);
        button->click();
        QCOMPARE(spy.count(), 2);
        QVERIFY(!action.isChecked() && !button->isChecked());
        action.setVisible(false);
        QVERIFY(button->isHidden());
        action.setVisible(true);
        QVERIFY(!button->isHidden());
    }

    void segmentsMoveByArrows()
    {
        SegmentedControl control(QStringLiteral("Views"));
        for (const char *word : {"Tree", "Both", "Map"})
            control.addSegment(QString::fromLatin1(word));
        control.setCurrentIndex(0);
        QSignalSpy spy(&control, &SegmentedControl::currentChanged);
        const int width = control.sizeHint().width();
        control.show();
        QApplication::setActiveWindow(&control);
        auto *first = control.findChildren<QAbstractButton *>().constFirst();
        first->setFocus();
        QTest::keyClick(first, Qt::Key_Right);
        QCOMPARE(control.currentIndex(), 1);
        QCOMPARE(spy.count(), 1);
        QCOMPARE(control.sizeHint().width(), width); // nothing jumps
    }

    void aLongKeyKeepsOffItsValue()
    {
        KeyValueGrid grid;
        const Label *value = grid.addRow(QStringLiteral("Von einer Sperre zurückgehalten"), QStringLiteral("nie"));
        grid.resize(260, 40);
        grid.show();
        const Label *key = grid.findChildren<Label *>().constFirst();
        QVERIFY(key != value && key->text() == QStringLiteral("Von einer Sperre zurückgehalten"));
        QVERIFY(QFontMetrics(Theme::instance().font(Type::Secondary)).horizontalAdvance(key->text()) <= key->width());
        QVERIFY(value->x() - (key->x() + key->width()) >= 8);
    }

    void aHiddenSegmentTakesNoRoom()
    {
        SegmentedControl two(QStringLiteral("Which")), three(QStringLiteral("Which"));
        for (const char *word : {"All", "New"}) {
            two.addSegment(QString::fromLatin1(word));
            three.addSegment(QString::fromLatin1(word));
        }
        three.addSegment(QStringLiteral("Undone here"));
        QVERIFY(three.sizeHint().width() > two.sizeHint().width());
        three.setSegmentVisible(2, false);
        QCOMPARE(three.sizeHint().width(), two.sizeHint().width());
        three.setSegmentVisible(2, true);
        QVERIFY(three.sizeHint().width() > two.sizeHint().width());
    }

    void findFieldClears()
    {
        FindField field(QStringLiteral("Find"));
        field.setText(QStringLiteral("auth"));
        QTest::keyClick(&field, Qt::Key_Escape);
        QCOMPARE(field.text(), QString());
    }

    void filterCounts()
    {
        FilterButton filter(QStringLiteral("All status"));
        for (int i = 0; i < 7; ++i)
            filter.addChoice(10 + i, statusWord(Status(i)));
        QSignalSpy spy(&filter, &FilterButton::chosenChanged);
        filter.setChosen({11});
        QCOMPARE(filter.text(), QStringLiteral("Suspect"));
        filter.setChosen({11, 12});
        QCOMPARE(filter.text(), QStringLiteral("2 of 7"));
        QCOMPARE(filter.chosen(), QList<int>({11, 12}));
        filter.setChosen({11, 12});
        QCOMPARE(spy.count(), 2);
        filter.clearChoice();
        QCOMPARE(filter.text(), QStringLiteral("All status"));
        QCOMPARE(spy.count(), 3);
    }

    void tipsAreNeverMarkup()
    {
        QCOMPARE(plainTip(QString()), QString());
        QCOMPARE(plainTip(QStringLiteral("R&D \"notes\"")), QStringLiteral("R&D \"notes\""));
        const QString tip = plainTip(QStringLiteral("<b>R&D</b>"));
        QVERIFY(Qt::mightBeRichText(tip));
        QVERIFY(tip.contains(QStringLiteral("&lt;b&gt;R&amp;D")));
        QTextDocument document;
        document.setHtml(tip);
        QCOMPARE(document.toPlainText(), QStringLiteral("<b>R&D</b>"));
    }

    void textWrapsAndIsSelected()
    {
        TextBlock block(QStringLiteral("one two three four five six seven eight nine ten\nlast"), Type::Memory);
        QCOMPARE(block.heightForWidth(4000), 2 * 22);
        QVERIFY(block.heightForWidth(120) > 4 * 22);
        block.setMaximumLines(2);
        QCOMPARE(block.heightForWidth(120), 2 * 22);
        block.setMaximumLines(0);
        block.setSelectable(true);
        block.resize(4000, 44);
        block.show();
        QTest::keyClick(&block, Qt::Key_A, Qt::ControlModifier);
        QCOMPARE(block.selectedText(), block.text());
        QTest::keyClick(&block, Qt::Key_C, Qt::ControlModifier);
        QCOMPARE(QApplication::clipboard()->text(), block.text());
    }

    void errorBarSaysWhatWhereAndWhatToDo()
    {
        QWidget window;
        ErrorBar bar(&window);
        window.show();
        QVERIFY(bar.isHidden());
        bar.showMessage(QStringLiteral("The file is no store"), QStringLiteral("/data/a.db"),
                        QStringLiteral("Import it."));
        QVERIFY(bar.isVisible());
        QCOMPARE(bar.accessibleName(), QStringLiteral("The file is no store"));
        QCOMPARE(bar.accessibleDescription(), QStringLiteral("/data/a.db Import it."));
        QSignalSpy spy(&bar, &ErrorBar::dismissed);
        bar.dismiss();
        QVERIFY(bar.isHidden());
        QCOMPARE(spy.count(), 1);
    }

    void loadingWaitsBeforeItShows()
    {
        QWidget window;
        LoadingRows rows(&window);
        window.show();
        rows.start(QStringLiteral("Reading"));
        QVERIFY(rows.isHidden());
        QTRY_VERIFY(rows.isVisible());
        rows.stop();
        QVERIFY(rows.isHidden());
    }

    void ringFollowsTheKeyboard()
    {
        QWidget window;
        auto *one = new Button(QStringLiteral("One"), ButtonKind::Rest, &window);
        auto *two = new QLineEdit(&window);
        one->move(20, 20);
        two->move(20, 80);
        window.resize(300, 200);
        window.show();
        QApplication::setActiveWindow(&window);
        const auto ringAround = [](QWidget *widget) {
            for (QWidget *top : QApplication::allWidgets())
                if (auto *frame = qobject_cast<QFocusFrame *>(top); frame != nullptr && frame->widget() == widget)
                    return frame->isVisible();
            return false;
        };
        QTest::keyClick(&window, Qt::Key_Tab);
        one->setFocus(Qt::TabFocusReason);
        QVERIFY(ringAround(one));
        QTest::mouseClick(two, Qt::LeftButton);
        QVERIFY(ringAround(two)); // a field always
        QTest::mouseClick(one, Qt::LeftButton);
        QVERIFY(!ringAround(one)); // clicked, not reached by keys
        QTest::keyClick(one, Qt::Key_Shift);
        QVERIFY(ringAround(one));
        const auto frameOf = [](QWidget *widget) -> QFocusFrame * {
            for (QWidget *any : QApplication::allWidgets())
                if (auto *frame = qobject_cast<QFocusFrame *>(any); frame != nullptr && frame->widget() == widget)
                    return frame;
            return nullptr;
        };
        QCOMPARE(frameOf(one)->geometry(), one->geometry().adjusted(-3, -3, 3, 3));
        auto *edge = new Button(QStringLiteral("Edge"), ButtonKind::Rest, &window);
        edge->move(0, 120);
        edge->show();
        edge->setFocus(Qt::TabFocusReason);
        const QImage picture = window.grab().toImage();
        QCOMPARE(picture.pixelColor(1, edge->geometry().center().y()), tk().acc); // outside it would be cut off
        one->setFocus(Qt::TabFocusReason);
        Theme::instance().setChoice(ThemeChoice::Dark);
        QVERIFY(ringAround(one));
        Theme::instance().setChoice(ThemeChoice::Light);
    }

private:
    QString m_child;
};

CREDENCE_TEST(tst_look_gallery, TstLookGallery)

} // namespace tst_look_gallery

#include "tst_look_gallery.moc"

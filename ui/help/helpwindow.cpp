// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "help/helpwindow.h"

#include "help/manual.h"
#include "shell/actions.h"
#include "shell/theme.h"
#include "widgets/button.h"
#include "widgets/findfield.h"
#include "widgets/label.h"
#include "widgets/rowview.h"
#include "widgets/splitter.h"

#include <QAbstractTextDocumentLayout>
#include <QAction>
#include <QDir>
#include <QHBoxLayout>
#include <QHash>
#include <QImage>
#include <QKeyEvent>
#include <QPainter>
#include <QScrollBar>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QTextBlock>
#include <QTextBrowser>
#include <QTextFrame>
#include <QTextTable>
#include <QVBoxLayout>

#include <cmath>

namespace credence::ui {

namespace {

enum ContentsRole : int { WhereRole = Qt::UserRole + 1, LineRole };

constexpr int kContentsWidth = 270;
constexpr int kPageMargin = 32;
constexpr int kTextWidth = 700; // longer lines are hard to follow
constexpr int kHelpRow = 30;
constexpr int kHitRow = 48;
constexpr int kAboveHeading = 12;

// One page a row, or what was found: its heading over the line with the words.
class ContentsDelegate : public QStyledItemDelegate {
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &index) const override
    {
        return {100, px(index.data(LineRole).isValid() ? kHitRow : kHelpRow)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const Tokens &t = tk();
        const QRect row = option.rect;
        painter->save();
        drawRowGround(*painter, option, index);
        const QRect area = row.adjusted(16, 0, -12, 0);
        const QVariant line = index.data(LineRole);
        const QFont font = Theme::instance().font(Type::Base, line.isValid() ? 500 : 400);
        painter->setFont(font);
        painter->setPen(t.tx);
        const QRect head = line.isValid() ? QRect(area.left(), row.top() + px(5), area.width(), px(20)) : area;
        painter->drawText(head, Qt::AlignVCenter | Qt::AlignLeading,
                          QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, area.width()));
        if (line.isValid()) {
            const QFont small = Theme::instance().font(Type::Secondary);
            painter->setFont(small);
            painter->setPen(t.tx2);
            painter->drawText(QRect(area.left(), row.top() + px(25), area.width(), px(18)),
                              Qt::AlignVCenter | Qt::AlignLeading,
                              QFontMetrics(small).elidedText(line.toString(), Qt::ElideRight, area.width()));
        }
        painter->restore();
    }
};

// Pictures come from the manual's folder, by their plain name; nothing else is ever loaded. A heading that was gone to
// stays at the top while the page gets its sizes, until the person goes elsewhere.
class PageView : public QTextBrowser {
public:
    PageView(QString pictures, QWidget *parent) : QTextBrowser(parent), m_pictures(std::move(pictures))
    {
        setOpenLinks(false);
        setUndoRedoEnabled(false);
        setFrameShape(QFrame::NoFrame);
        setProperty("plain", true);
        const auto leave = [this] {
            if (!m_placing)
                m_held = -1;
        };
        connect(verticalScrollBar(), &QScrollBar::actionTriggered, this, leave);
        connect(this, &QTextBrowser::cursorPositionChanged, this, leave);
    }

    // The line at this position of the text becomes the first one in sight; 0: the page from its beginning.
    void showFrom(int position)
    {
        m_placing = true;
        QTextCursor cursor(document());
        cursor.setPosition(position);
        setTextCursor(cursor); // the caret too, for who reads by keys or ears
        m_placing = false;
        m_held = position;
        place();
    }
    [[nodiscard]] QVariant loadResource(int type, const QUrl &name) override
    {
        if (type != QTextDocument::ImageResource)
            return {};
        QString file = name.fileName();
        if (name.isRelative() && name.path() == QStringLiteral("pictures/") + file) {
            if (Theme::instance().isDark())
                file.replace(QLatin1String("-light.png"), QLatin1String("-dark.png"));
            QImage image;
            if (!m_pictures.isEmpty() && image.load(QDir(m_pictures).filePath(file)))
                return image;
        }
        return QImage(1, 1, QImage::Format_ARGB32); // none: no sign of a broken picture
    }

    [[nodiscard]] int room() const
    {
        return std::max(200, std::min(px(kTextWidth), viewport()->width() - 2 * kPageMargin));
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QTextBrowser::resizeEvent(event);
        fit();
        place();
    }

private:
    void place()
    {
        if (m_held < 0)
            return;
        (void)document()->idealWidth(); // lays out all of it; else the bar ends where the layout is
        const QTextBlock block = document()->findBlock(m_held);
        const qreal top =
            m_held == 0 ? 0 : document()->documentLayout()->blockBoundingRect(block).top() - kAboveHeading;
        verticalScrollBar()->setValue(qRound(top));
    }
    QString m_pictures;
    QHash<QString, QImage> m_originals;
    int m_held = -1; // what showFrom() was given
    bool m_placing = false;

public:
    // A picture that is not there leaves no hole in the text.
    void dropMissing()
    {
        for (QTextBlock block = document()->begin(); block.isValid();) {
            const QTextBlock next = block.next();
            const auto first = block.begin();
            const bool alone = !first.atEnd() && first.fragment().charFormat().isImageFormat() && block.length() == 2;
            if (alone && next.isValid()) {
                const QString name = first.fragment().charFormat().toImageFormat().name();
                if (document()->resource(QTextDocument::ImageResource, QUrl(name)).value<QImage>().width() <= 1) {
                    QTextCursor cursor(block);
                    cursor.movePosition(QTextCursor::NextBlock, QTextCursor::KeepAnchor);
                    const int at = block.position();
                    const QTextBlockFormat format = next.blockFormat();
                    cursor.removeSelectedText();
                    cursor.setBlockFormat(format);
                    block = document()->findBlock(at);
                    continue;
                }
            }
            block = next;
        }
    }

    // As it was read; the document has one in the size that is shown.
    const QImage &original(const QString &name)
    {
        const QString key = name + (Theme::instance().isDark() ? QStringLiteral(" dark") : QString());
        const auto it = m_originals.constFind(key);
        if (it != m_originals.constEnd())
            return *it;
        if (m_originals.size() > 3) // a page has few, and they are large
            m_originals.clear();
        return *m_originals.insert(key, loadResource(QTextDocument::ImageResource, QUrl(name)).value<QImage>());
    }

    // Lines of a readable length; pictures as wide as they are.
    void fit()
    {
        QTextFrameFormat frame = document()->rootFrame()->frameFormat();
        frame.setLeftMargin(kPageMargin);
        frame.setTopMargin(20);
        frame.setBottomMargin(32);
        frame.setRightMargin(std::max(kPageMargin, viewport()->width() - kPageMargin - room()));
        document()->rootFrame()->setFrameFormat(frame);
        for (QTextBlock block = document()->begin(); block.isValid(); block = block.next()) {
            for (auto it = block.begin(); !it.atEnd(); ++it) {
                const QTextFragment fragment = it.fragment();
                if (!fragment.charFormat().isImageFormat())
                    continue;
                QTextImageFormat picture = fragment.charFormat().toImageFormat();
                const QImage &image = original(picture.name());
                const bool there = image.width() > 1;
                picture.setWidth(there ? room() : 1);
                picture.setHeight(there ? std::round(qreal(image.height()) * room() / image.width()) : 1);
                if (there) {
                    // In the very pixels of the screen: the document would draw it by the nearest ones.
                    const qreal ratio = devicePixelRatioF();
                    const QSize size(qRound(picture.width() * ratio), qRound(picture.height() * ratio));
                    QImage shown = image.size() == size
                                       ? image
                                       : image.scaled(size, Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
                    shown.setDevicePixelRatio(ratio);
                    document()->addResource(QTextDocument::ImageResource, QUrl(picture.name()), shown);
                }
                QTextCursor cursor(document());
                cursor.setPosition(fragment.position());
                cursor.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
                cursor.setCharFormat(picture);
            }
        }
    }
};

// The look of the window instead of the document's own.
void dress(QTextDocument *document)
{
    const Theme &theme = Theme::instance();
    const Tokens &t = tk();
    QTextCursor cursor(document);
    for (QTextBlock block = document->begin(); block.isValid(); block = block.next()) {
        const int level = block.blockFormat().headingLevel();
        QTextBlockFormat format = block.blockFormat();
        cursor.setPosition(block.position());
        if (level > 0) {
            format.setTopMargin(level == 1 ? 0 : px(level == 2 ? 18 : 12));
            format.setBottomMargin(px(level == 1 ? 8 : 4));
            cursor.movePosition(QTextCursor::EndOfBlock, QTextCursor::KeepAnchor);
            QTextCharFormat heading;
            heading.setFont(level == 1   ? theme.font(Type::SheetTitle)
                            : level == 2 ? theme.font(Type::Memory, 600)
                                         : theme.font(Type::Base, 600));
            heading.setProperty(QTextFormat::FontSizeAdjustment, 0); // the font says it
            heading.setForeground(t.tx);
            cursor.mergeCharFormat(heading);
        } else if (!block.textList() && !cursor.currentTable()) {
            format.setBottomMargin(px(8));
        }
        // A line of its own for a picture would be higher than the picture by as much, and it would stand at its foot.
        const auto only = block.begin();
        if (!only.atEnd() && only.fragment().charFormat().isImageFormat() && block.length() == 2)
            format.setLineHeight(0, QTextBlockFormat::SingleHeight);
        else
            format.setLineHeight(130, QTextBlockFormat::ProportionalHeight);
        cursor.setPosition(block.position());
        cursor.setBlockFormat(format);
        const bool fenced = block.blockFormat().hasProperty(QTextFormat::BlockCodeFence);
        for (auto it = block.begin(); !it.atEnd(); ++it) {
            const QTextFragment fragment = it.fragment();
            const bool code = fenced || fragment.charFormat().fontFixedPitch();
            const bool strong = level == 0 && fragment.charFormat().fontWeight() > QFont::Medium;
            if (!code && !strong)
                continue;
            QTextCharFormat own;
            if (code)
                own.setFont(theme.font(Type::Mono));
            if (code && !fenced)
                own.setBackground(t.chip);
            if (strong)
                own.setFontWeight(QFont::DemiBold); // the heaviest of the typeface
            QTextCursor part(document);
            part.setPosition(fragment.position());
            part.setPosition(fragment.position() + fragment.length(), QTextCursor::KeepAnchor);
            part.mergeCharFormat(own);
        }
    }
    for (QTextFrame *frame : document->rootFrame()->childFrames()) {
        auto *table = qobject_cast<QTextTable *>(frame);
        if (!table)
            continue;
        QTextTableFormat format = table->format();
        format.setBorderStyle(QTextFrameFormat::BorderStyle_Solid);
        format.setBorder(1);
        format.setBorderBrush(t.line);
        format.setBorderCollapse(true);
        format.setCellPadding(6);
        format.setCellSpacing(0);
        format.setTopMargin(px(4));
        format.setBottomMargin(px(12));
        format.setWidth(QTextLength(QTextLength::PercentageLength, 100));
        table->setFormat(format);
    }
}

} // namespace

struct HelpWindow::Impl {
    std::unique_ptr<Manual> manual;
    const Actions *actions = nullptr;
    FindField *find = nullptr;
    RowView *contents = nullptr;
    QStandardItemModel *rows = nullptr;
    Label *nothing = nullptr;
    PageView *page = nullptr;
    Label *title = nullptr;
    QAction *back = nullptr, *forward = nullptr;
    QString file, anchor;
    QStringList visited; // "file#anchor"
    qsizetype at = -1;
    bool filling = false;
};

HelpWindow::HelpWindow(const Actions &actions, const QString &pictures) : d(std::make_unique<Impl>())
{
    setObjectName(QStringLiteral("helpWindow"));
    setWindowTitle(tr("Help"));
    resize(1060, 760);
    setMinimumSize(520, 360);
    d->actions = &actions;
    d->manual = std::make_unique<Manual>(actions);

    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    auto *split = new Splitter(Qt::Horizontal, this);
    all->addWidget(split);

    auto *left = new QWidget(split);
    auto *column = new QVBoxLayout(left);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    d->find = new FindField(tr("Search the manual"), left);
    d->find->setObjectName(QStringLiteral("help.find"));
    auto *around = new QHBoxLayout;
    around->setContentsMargins(12, 10, 12, 10);
    around->addWidget(d->find);
    column->addLayout(around);
    d->rows = new QStandardItemModel(this);
    d->contents = new RowView(tr("Contents"), left);
    d->contents->setObjectName(QStringLiteral("help.contents"));
    d->contents->setItemDelegate(new ContentsDelegate(d->contents));
    d->contents->setModel(d->rows);
    column->addWidget(d->contents, 1);
    d->nothing = new Label(tr("Nothing is found."), Type::Base, Tone::Dim, 400, left);
    d->nothing->setAlignment(Qt::AlignCenter);
    d->nothing->hide();
    column->addWidget(d->nothing, 1);

    auto *right = new QWidget(split);
    auto *pageColumn = new QVBoxLayout(right);
    pageColumn->setContentsMargins(0, 0, 0, 0);
    pageColumn->setSpacing(0);
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(12, 7, 12, 7);
    bar->setSpacing(2);
    const auto step = [&](const char *name, const QString &text, const QString &iconName, const QKeySequence &keys) {
        auto *action = new QAction(text, this);
        action->setObjectName(QString::fromLatin1(name));
        action->setStatusTip(text);
        action->setShortcut(keys);
        addAction(action);
        auto *button = new ToolButton(iconName, text, 28, right);
        button->setObjectName(QString::fromLatin1(name) + QStringLiteral(".button"));
        connect(button, &QToolButton::clicked, action, &QAction::trigger);
        connect(action, &QAction::changed, button, [button, action] { button->setEnabled(action->isEnabled()); });
        bar->addWidget(button);
        return action;
    };
    d->back = step("help.back", tr("Back"), QStringLiteral("arrow-left"), QKeySequence(Qt::ALT | Qt::Key_Left));
    d->forward =
        step("help.forward", tr("Forward"), QStringLiteral("arrow-right"), QKeySequence(Qt::ALT | Qt::Key_Right));
    d->title = new Label({}, Type::Base, Tone::Normal, 500, right);
    bar->addSpacing(8);
    bar->addWidget(d->title, 1);
    pageColumn->addLayout(bar);
    d->page = new PageView(pictures, right);
    d->page->setObjectName(QStringLiteral("help.page"));
    d->page->setAccessibleName(tr("Page"));
    pageColumn->addWidget(d->page, 1);
    split->addWidget(left);
    split->addWidget(right);
    split->setStretchFactor(0, 0);
    split->setStretchFactor(1, 1);
    split->setSizes({px(kContentsWidth), width() - px(kContentsWidth)});

    connect(d->back, &QAction::triggered, this, [this] {
        if (d->at > 0)
            go(d->visited[--d->at], false);
    });
    connect(d->forward, &QAction::triggered, this, [this] {
        if (d->at + 1 < d->visited.size())
            go(d->visited[++d->at], false);
    });
    connect(d->page, &QTextBrowser::anchorClicked, this, [this](const QUrl &link) {
        if (link.isRelative()) // pages of the manual are all there is
            go(link.toString(), true);
    });
    connect(d->contents, &RowView::currentRowChanged, this, [this](const QModelIndex &index) {
        if (!d->filling && index.isValid())
            go(index.data(WhereRole).toString(), true);
    });
    connect(d->contents, &RowView::enterPressed, this, [this] { d->page->setFocus(Qt::OtherFocusReason); });
    connect(d->find, &QLineEdit::textChanged, this, [this](const QString &words) { search(words); });
    connect(d->find, &QLineEdit::returnPressed, this, [this] { d->contents->setFocus(Qt::TabFocusReason); });
    connect(&Theme::instance(), &Theme::changed, this, [this] { render(); });
    connect(&actions, &Actions::keysChanged, this, [this] {
        d->manual = std::make_unique<Manual>(*d->actions);
        if (d->file == QLatin1String("keys.md"))
            render();
    });
    fillContents();
    refreshSteps();
}

HelpWindow::~HelpWindow() = default;

QTextBrowser *HelpWindow::view() const
{
    return d->page;
}

QString HelpWindow::where() const
{
    return d->anchor.isEmpty() ? d->file : d->file + QLatin1Char('#') + d->anchor;
}

void HelpWindow::open(const QString &where)
{
    go(where, true);
    show();
    raise();
    activateWindow();
    d->page->setFocus(Qt::OtherFocusReason);
}

void HelpWindow::go(const QString &where, bool remember)
{
    QString file = where.section(QLatin1Char('#'), 0, 0);
    const QString anchor = where.section(QLatin1Char('#'), 1);
    if (file.isEmpty())
        file = d->file; // "#heading" of the same page
    if (!d->manual->find(file))
        file = d->manual->pages().front().file;
    const bool other = file != d->file;
    d->file = file;
    d->anchor = anchor;
    if (remember && (d->at < 0 || d->visited[d->at] != this->where())) {
        d->visited = d->visited.mid(0, d->at + 1);
        d->visited << this->where();
        d->at = d->visited.size() - 1;
    }
    if (other)
        render();
    else
        scrollTo(anchor);
    refreshSteps();
    if (d->find->text().isEmpty()) {
        d->filling = true;
        for (int i = 0; i < d->rows->rowCount(); ++i) {
            if (d->rows->index(i, 0).data(WhereRole).toString() == d->file)
                d->contents->setCurrentIndex(d->rows->index(i, 0));
        }
        d->filling = false;
    }
}

void HelpWindow::render()
{
    const ManualPage *page = d->manual->find(d->file);
    if (!page)
        return;
    QTextDocument *document = d->page->document();
    document->setDefaultFont(Theme::instance().font(Type::Base));
    document->setMarkdown(page->text, QTextDocument::MarkdownDialectGitHub);
    d->page->dropMissing();
    dress(document);
    d->page->fit();
    d->title->setText(page->title);
    scrollTo(d->anchor);
}

void HelpWindow::scrollTo(const QString &anchor)
{
    QTextDocument *document = d->page->document();
    int position = 0;
    for (QTextBlock block = document->begin(); block.isValid() && !anchor.isEmpty(); block = block.next()) {
        if (block.blockFormat().headingLevel() > 0 && anchorOf(block.text()) == anchor)
            position = block.position();
    }
    d->page->showFrom(position);
}

void HelpWindow::fillContents()
{
    d->filling = true;
    d->rows->clear();
    for (const ManualPage &page : d->manual->pages()) {
        auto *item = new QStandardItem(page.title);
        item->setData(page.file, WhereRole);
        d->rows->appendRow(item);
        if (page.file == d->file)
            d->contents->setCurrentIndex(item->index());
    }
    d->contents->setAccessibleName(tr("Contents"));
    d->filling = false;
}

void HelpWindow::search(const QString &words)
{
    if (words.trimmed().isEmpty()) {
        fillContents();
    } else {
        d->filling = true;
        d->rows->clear();
        for (const ManualHit &hit : d->manual->search(words)) {
            auto *item =
                new QStandardItem(hit.heading == hit.title
                                      ? hit.title
                                      : tr("%1: %2", "a page of the manual, its heading").arg(hit.title, hit.heading));
            item->setData(hit.file + QLatin1Char('#') + hit.anchor, WhereRole);
            item->setData(hit.line, LineRole);
            item->setData(tr("%1. %2", "what was found, the line that says it").arg(item->text(), hit.line),
                          Qt::AccessibleTextRole);
            d->rows->appendRow(item);
        }
        d->contents->setAccessibleName(tr("Found in the manual"));
        d->filling = false;
    }
    d->contents->setVisible(d->rows->rowCount() > 0);
    d->nothing->setVisible(d->rows->rowCount() == 0);
}

void HelpWindow::refreshSteps()
{
    d->back->setEnabled(d->at > 0);
    d->forward->setEnabled(d->at + 1 < d->visited.size());
}

void HelpWindow::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape) {
        close();
        return;
    }
    if (event->matches(QKeySequence::Find)) {
        d->find->setFocus(Qt::ShortcutFocusReason);
        d->find->selectAll();
        return;
    }
    QWidget::keyPressEvent(event);
}

void HelpWindow::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.fillRect(rect(), tk().base);
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "settings/settingsdialog.h"

#include "help/help.h"
#include "review/policypage.h"
#include "settings/keyspage.h"
#include "settings/providerspage.h"
#include "settings/settings.h"
#include "shell/language.h"
#include "shell/theme.h"
#include "sources/sourcespage.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/mirrored.h"
#include "widgets/roomy.h"
#include "widgets/rowview.h"
#include "widgets/segmented.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QLineEdit>
#include <QPainter>
#include <QPushButton>
#include <QScrollArea>
#include <QSpinBox>
#include <QStackedWidget>
#include <QStandardItemModel>
#include <QStyledItemDelegate>
#include <QVBoxLayout>

#include <array>

namespace credence::ui {

namespace {
constexpr int kKeyColumn = 120;
constexpr int kPageList = 172;
constexpr int kPageRow = 32;
const std::array kThemes{"system", "light", "dark"};

class PageDelegate : public QStyledItemDelegate {
    Q_OBJECT
public:
    using QStyledItemDelegate::QStyledItemDelegate;
    [[nodiscard]] QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override
    {
        return {px(kPageList), px(kPageRow)};
    }
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override
    {
        const auto *view = qobject_cast<const QAbstractItemView *>(option.widget);
        const bool current = view && view->currentIndex() == index;
        const Tokens &t = tk();
        const QRect row = option.rect;
        painter->save();
        const Mirrored mirrored(*painter, option.rect, option.direction);
        drawRowGround(*painter, option, index);
        if (current) // the page that is shown stays chosen wherever the focus is
            painter->fillRect(row, t.sel);
        if (current)
            painter->fillRect(QRect(row.left(), row.top(), 3, row.height()), t.acc);
        drawIcon(*painter, QRectF(row.left() + 16, row.top() + (row.height() - px(16)) / 2.0, px(16), px(16)),
                 index.data(Qt::UserRole).toString(), current ? t.tx : t.tx2);
        painter->setFont(Theme::instance().font(Type::Base, current ? 500 : 400));
        painter->setPen(current ? t.tx : t.tx2);
        drawBoxed(*painter, row.adjusted(26 + px(16), 0, -8, 0), Qt::AlignVCenter | Qt::AlignLeft,
                  index.data().toString());
        painter->restore();
    }
};

// The list of pages, parted from them by a line.
class PageList : public RowView {
    Q_OBJECT
public:
    using RowView::RowView;

protected:
    void paintEvent(QPaintEvent *event) override
    {
        RowView::paintEvent(event);
        QPainter painter(viewport());
        painter.fillRect(QRect(viewport()->width() - 1, 0, 1, viewport()->height()), tk().line);
    }
};
} // namespace

SettingsDialog::SettingsDialog(ProviderServices services, Session *session, const Actions &actions, Prompts *prompts,
                               QWidget *parent)
    : DialogFrame(tr("Settings"), parent)
{
    setObjectName(QStringLiteral("settings"));
    setHelpPage(this, QStringLiteral("settings.md"));
    setMinimumSize(820, 520);
    resize(1240, 740);
    setBodyMargins(0, 0, 0, 0);

    auto *list = new PageList(tr("Pages"), this);
    m_list = list;
    list->setObjectName(QStringLiteral("settings.pages"));
    list->setFixedWidth(px(kPageList));
    list->setItemDelegate(new PageDelegate(list));
    auto *items = new QStandardItemModel(this);
    const auto addItem = [items](const QString &text, const QString &iconName) {
        auto *item = new QStandardItem(text);
        item->setData(iconName, Qt::UserRole);
        items->appendRow(item);
    };
    addItem(tr("General"), QStringLiteral("sliders-horizontal"));
    addItem(tr("Keys"), QStringLiteral("keyboard"));
    addItem(tr("Privacy"), QStringLiteral("shield-check"));
    addItem(tr("Providers"), QStringLiteral("server"));
    addItem(tr("Sources"), QStringLiteral("database"));
    list->setModel(items);

    m_pages = new CurrentStack(this);
    QWidget *general = buildGeneral();
    keepLeastWidth(general, 320); // and as high as its lines need
    m_pages->addWidget(general);
    m_keys = new KeysPage(actions, prompts, m_pages);
    m_pages->addWidget(m_keys);
    setHelpPage(m_keys, QStringLiteral("settings.md#keys"));
    m_policy = new PolicyPage(session, prompts, m_pages);
    m_pages->addWidget(m_policy);
    setHelpPage(m_policy, QStringLiteral("privacy.md#what-can-be-done"));
    m_providers = new ProvidersPage(std::move(services), prompts, m_pages);
    m_pages->addWidget(m_providers);
    setHelpPage(m_providers, QStringLiteral("settings.md#providers"));
    m_sources = new SourcesPage(session, prompts, m_pages);
    m_pages->addWidget(m_sources);
    setHelpPage(m_sources, QStringLiteral("import.md#importing-again"));

    auto *row = new QHBoxLayout;
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(list);
    row->addWidget(new FittedArea(m_pages, this), 1);
    body()->addLayout(row, 1);

    // The page of providers has a primary button of its own.
    Button *close = addButton(QStringLiteral("accept"), tr("Close"));
    close->setKeys(QKeySequence(Qt::Key_Escape));
    close->setAutoDefault(false);
    connect(close, &QPushButton::clicked, this, &QDialog::accept);
    connect(list, &RowView::currentRowChanged, this, [this](const QModelIndex &index) {
        if (!index.isValid())
            return;
        m_pages->setCurrentIndex(index.row());
        switch (Page(index.row())) {
        case Page::General:
        case Page::Keys:
            setNote(tr("Changes apply at once."));
            break;
        case Page::Privacy:
            setNote(tr("The policy belongs to the store; each change is an entry of its ledger."));
            break;
        case Page::Providers:
            setNote(tr("The command line uses the same providers."));
            break;
        case Page::Sources:
            setNote(tr("A source is only read; nothing goes back to it unless you hand it back."));
            break;
        }
    });
    connect(list, &RowView::enterPressed, this, [this](const QModelIndex &index) { focusPage(Page(index.row())); });
    setPage(Page::General);
}

void SettingsDialog::setPage(Page page)
{
    m_list->setCurrentIndex(m_list->model()->index(int(page), 0));
    focusPage(page);
}

void SettingsDialog::focusPage(Page page)
{
    if (page == Page::Providers)
        m_providers->focusFirst();
    else if (page == Page::Keys)
        m_keys->focusFirst();
    else if (page == Page::Privacy)
        m_policy->focusFirst();
    else if (page == Page::Sources)
        m_sources->focusFirst();
}

SettingsDialog::Page SettingsDialog::page() const
{
    return Page(m_pages->currentIndex());
}

QWidget *SettingsDialog::buildGeneral()
{
    auto *page = new QWidget(m_pages);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(24, 16, 24, 20);
    Settings &settings = Settings::instance();

    auto *grid = new QGridLayout;
    grid->setHorizontalSpacing(16);
    grid->setVerticalSpacing(6);
    grid->setColumnMinimumWidth(0, px(kKeyColumn));
    grid->setColumnStretch(1, 1);
    int row = 0;
    const auto addRow = [&](const QString &name, QWidget *control, const QString &note) {
        grid->addWidget(new Label(name, Type::Base, Tone::Secondary, 400, page), row, 0);
        grid->addWidget(control, row++, 1, Qt::AlignLeft);
        if (!note.isEmpty()) {
            auto *block = new TextBlock(note, Type::Secondary, Tone::Dim, 400, page);
            block->setLineHeight(17);
            grid->addWidget(block, row++, 1);
        }
        grid->setRowMinimumHeight(row++, 10);
    };

    auto *theme = new SegmentedControl(tr("Theme"), false, page);
    theme->setObjectName(QStringLiteral("settings.theme"));
    theme->addSegment(tr("System"));
    theme->addSegment(tr("Light"));
    theme->addSegment(tr("Dark"));
    for (std::size_t i = 0; i < kThemes.size(); ++i) {
        if (settings.get(settings::kTheme) == QLatin1String(kThemes[i]))
            theme->setCurrentIndex(int(i));
    }
    connect(theme, &SegmentedControl::currentChanged, this, [](int index) {
        Settings::instance().set(settings::kTheme, QString::fromLatin1(kThemes[std::size_t(index)]));
    });
    addRow(tr("Theme"), theme, {});

    auto *size = new QSpinBox(page);
    size->setObjectName(QStringLiteral("settings.textSize"));
    size->setAccessibleName(tr("Text size"));
    if (auto *edit = size->findChild<QLineEdit *>())
        edit->setAccessibleName(tr("Text size"));
    size->setRange(Theme::kSmallestText, Theme::kLargestText);
    size->setSingleStep(Theme::kTextStep);
    size->setSuffix(tr(" %", "percent, after a figure"));
    size->setKeyboardTracking(false); // 1, 12, 120: only what is meant
    size->setFixedWidth(px(100));
    size->setValue(settings.get(settings::kTextSize));
    connect(size, &QSpinBox::valueChanged, this,
            [](int percent) { Settings::instance().set(settings::kTextSize, percent); });
    connect(&settings, &Settings::changed, size, [size](const QString &name) {
        if (name == settings::kTextSize.name())
            size->setValue(Settings::instance().get(settings::kTextSize));
    });
    addRow(tr("Text size"), size, tr("Of the desktop’s own size. Rows and fields grow with it."));

    auto *language = new QComboBox(page);
    language->setObjectName(QStringLiteral("settings.language"));
    language->setAccessibleName(tr("Language"));
    language->addItem(tr("The desktop’s"), QString());
    for (const QString &code : languages())
        language->addItem(languageName(code), code);
    keepCurrentText(language);
    language->setCurrentIndex(std::max(0, language->findData(settings.get(settings::kLanguage))));
    connect(language, &QComboBox::activated, this,
            [language] { Settings::instance().set(settings::kLanguage, language->currentData().toString()); });
    addRow(tr("Language"), language, tr("From the next start. Memories stay as they are."));

    auto *name = new QLineEdit(settings.get(settings::kReviewer), page);
    name->setObjectName(QStringLiteral("settings.reviewer"));
    name->setAccessibleName(tr("Your name"));
    name->setFixedWidth(px(260));
    const auto proposal = [name] {
        name->setPlaceholderText(name->text().trimmed().isEmpty() ? reviewerName() : QString());
    };
    proposal();
    connect(name, &QLineEdit::textChanged, this, [proposal](const QString &text) {
        Settings::instance().set(settings::kReviewer, text.trimmed());
        proposal();
    });
    addRow(tr("Your name"), name, tr("Stands in the ledger beside what you decide."));

    const auto check = [&](const SettingKey<bool> &key, const QString &text, const QString &objectName) {
        auto *box = new QCheckBox(text, page);
        box->setObjectName(objectName);
        box->setAccessibleName(text);
        box->setChecked(settings.get(key));
        connect(box, &QCheckBox::toggled, this, [&key](bool on) { Settings::instance().set(key, on); });
        return box;
    };
    addRow(tr("Motion"),
           check(settings::kAnimations, tr("Let the map travel and fade"), QStringLiteral("settings.animations")), {});
    addRow(tr("At start"),
           check(settings::kRestoreLast, tr("Open the store that was open last"), QStringLiteral("settings.restore")),
           {});
    column->addLayout(grid);
    column->addStretch(1);
    return page;
}

} // namespace credence::ui

#include "settingsdialog.moc"

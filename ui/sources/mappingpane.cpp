// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "sources/mappingpane.h"

#include "shell/theme.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/label.h"
#include "widgets/paneheader.h"

#include <QAction>
#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QPainter>
#include <QScrollArea>
#include <QVBoxLayout>

#include <algorithm>

namespace credence::ui {

namespace {
constexpr int kMappingSide = 24;
constexpr int kMappingKey = 118;
constexpr int kMappingCombo = 196;
constexpr int kMappingCount = 64;

QString meaningTitle(const std::string &name)
{
    for (const Meaning &one : meanings()) {
        if (one.name == name)
            return name == "extra" ? MappingPane::tr("Not used, kept") : coreWords(one.title);
    }
    return oneLine(name);
}

QHBoxLayout *mappingColumns(QWidget *row)
{
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(kMappingSide, 0, 16, 1);
    layout->setSpacing(12);
    return layout;
}
} // namespace

class MappingRow : public QWidget {
public:
    MappingRow(const KeySeen &seen, QWidget *parent) : QWidget(parent), key(seen.key)
    {
        setFixedHeight(px(32));
        QHBoxLayout *layout = mappingColumns(this);
        m_name = new Label(oneLine(seen.key), Type::Mono, Tone::Normal, 0, this);
        m_name->setFixedWidth(kMappingKey);
        layout->addWidget(m_name);
        combo = new QComboBox(this);
        combo->setObjectName(QStringLiteral("import.map.") + oneLine(seen.key));
        combo->setAccessibleName(MappingPane::tr("What %1 is taken for").arg(oneLine(seen.key)));
        combo->setProperty("row", true);
        combo->setFixedWidth(kMappingCombo);
        for (const Meaning &one : meanings())
            combo->addItem(meaningTitle(one.name), QString::fromStdString(one.name));
        combo->setFocusPolicy(Qt::StrongFocus);
        combo->installEventFilter(this);
        layout->addWidget(combo);
        m_sample = new Label(oneLine(seen.example), Type::Mono, Tone::Secondary, 0, this);
        layout->addWidget(m_sample, 1);
        m_count = new Label({}, Type::Base, Tone::Secondary, 0, this);
        m_count->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        m_count->setFixedWidth(kMappingCount);
        layout->addWidget(m_count);
        refresh(seen);
    }

    void refresh(const KeySeen &seen)
    {
        m_sample->setText(oneLine(seen.example));
        m_count->setText(figure(qlonglong(seen.count)));
        const QSignalBlocker quiet(combo);
        int place = combo->findData(QString::fromStdString(seen.meaning));
        if (place < 0) { // a fixed meaning of the reader's that a person can't give to another key
            combo->insertItem(0, oneLine(seen.meaning), QString::fromStdString(seen.meaning));
            place = 0;
        }
        combo->setCurrentIndex(place);
        shade();
    }
    void shade()
    {
        const bool used = combo->currentData().toString() != QLatin1String("extra");
        m_name->setTone(used ? Tone::Normal : Tone::Dim);
        m_sample->setTone(used ? Tone::Secondary : Tone::Dim);
    }

    const std::string key;
    QComboBox *combo = nullptr;

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        painter.fillRect(QRect(0, height() - 1, width(), 1), tk().line);
    }
    // The wheel scrolls the list; it does not change what a key means on the way.
    bool eventFilter(QObject *watched, QEvent *event) override
    {
        if (event->type() == QEvent::Wheel && watched == combo) {
            event->ignore();
            return true;
        }
        return QWidget::eventFilter(watched, event);
    }

private:
    Label *m_name = nullptr, *m_sample = nullptr, *m_count = nullptr;
};

MappingPane::MappingPane(QWidget *parent) : QWidget(parent)
{
    setObjectName(QStringLiteral("import.mapping"));
    auto *all = new QVBoxLayout(this);
    all->setContentsMargins(0, 0, 0, 0);
    all->setSpacing(0);
    m_head = new PaneHeader(tr("Meaning of each key"), this);
    m_reset = new QAction(icon(QStringLiteral("rotate-ccw")), tr("As recognised"), this);
    m_reset->setObjectName(QStringLiteral("import.mapReset"));
    m_reset->setToolTip(tr("Take back what was changed"));
    m_reset->setEnabled(false);
    connect(m_reset, &QAction::triggered, this, [this] {
        m_chosen.clear();
        refreshFacts();
        Q_EMIT changed();
    });
    m_head->addTool(m_reset);
    all->addWidget(m_head);

    auto *titles = new QWidget(this);
    titles->setFixedHeight(px(24));
    QHBoxLayout *line = mappingColumns(titles);
    const auto title = [&](const QString &text, int width, bool right) {
        auto *label = new Label(text, Type::Caption, Tone::Dim, 400, titles);
        if (width > 0)
            label->setFixedWidth(width);
        if (right)
            label->setAlignment(Qt::AlignRight | Qt::AlignVCenter);
        line->addWidget(label, width > 0 ? 0 : 1);
    };
    title(tr("Key"), kMappingKey, false);
    title(tr("Becomes"), kMappingCombo, false);
    title(tr("Sample"), 0, false);
    title(tr("Records"), kMappingCount, true);
    all->addWidget(titles);

    auto *area = new QScrollArea(this);
    area->setFrameShape(QFrame::NoFrame);
    area->setProperty("plain", true);
    area->setWidgetResizable(true);
    area->setAccessibleName(tr("Meaning of each key"));
    area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    area->setFocusPolicy(Qt::NoFocus);
    auto *inside = new QWidget(area);
    m_list = new QVBoxLayout(inside);
    m_list->setContentsMargins(0, 0, 0, 0);
    m_list->setSpacing(0);
    m_list->addStretch(1);
    area->setWidget(inside);
    area->viewport()->setAutoFillBackground(false);
    inside->setAutoFillBackground(false);
    all->addWidget(area, 1);
}

void MappingPane::setKeys(const std::vector<KeySeen> &keys)
{
    const bool same = keys.size() == m_rows.size() &&
                      std::equal(keys.begin(), keys.end(), m_rows.begin(),
                                 [](const KeySeen &seen, const MappingRow *row) { return seen.key == row->key; });
    if (!same) {
        qDeleteAll(m_rows);
        m_rows.clear();
        for (const KeySeen &seen : keys) {
            auto *row = new MappingRow(seen, m_list->parentWidget());
            connect(row->combo, &QComboBox::currentIndexChanged, this, [this, row] {
                m_chosen[row->key] = row->combo->currentData().toString().toStdString();
                row->shade();
                refreshFacts();
                Q_EMIT changed();
            });
            m_list->insertWidget(int(m_rows.size()), row);
            m_rows.push_back(row);
        }
    } else {
        for (std::size_t i = 0; i < keys.size(); ++i)
            m_rows[i]->refresh(keys[i]);
    }
    refreshFacts();
}

KeyMapping MappingPane::mapping() const
{
    return {m_chosen.begin(), m_chosen.end()};
}

void MappingPane::setMapping(const KeyMapping &mapping)
{
    m_chosen.clear();
    m_chosen.insert(mapping.begin(), mapping.end());
    refreshFacts();
}

QComboBox *MappingPane::combo(const QString &key) const
{
    for (const MappingRow *row : m_rows) {
        if (row->key == key.toStdString())
            return row->combo;
    }
    return nullptr;
}

void MappingPane::refreshFacts()
{
    const auto unused = std::count_if(m_rows.begin(), m_rows.end(), [](const MappingRow *row) {
        return row->combo->currentData().toString() == QLatin1String("extra");
    });
    m_head->setFacts(tr("%1 used, %2 kept aside")
                         .arg(figure(qlonglong(m_rows.size()) - qlonglong(unused)), figure(qlonglong(unused))));
    m_reset->setEnabled(!m_chosen.empty());
}

} // namespace credence::ui

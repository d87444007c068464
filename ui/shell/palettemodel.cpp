// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "shell/palettemodel.h"

#include <QAction>

#include <algorithm>

namespace credence::ui {

namespace {
constexpr int kFarHit = 60; // characters; a hit behind them would be elided
constexpr int kContext = 24;
constexpr char16_t kFirstWide = 0x2E80; // from here on scripts that put no space between words

bool isWordPart(QChar c)
{
    return c.isLetterOrNumber() || c == QLatin1Char('_');
}
} // namespace

PaletteModel::PaletteModel(QObject *parent) : QAbstractListModel(parent) {}

int PaletteModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant PaletteModel::data(const QModelIndex &index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid | CheckIndexOption::ParentIsInvalid))
        return {};
    const PaletteRow &row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
        return row.text;
    case Qt::AccessibleTextRole:
        return row.fact.isEmpty() ? row.text : row.text + QStringLiteral(", ") + row.fact;
    case KeyRole:
        return QVariant::fromValue(qlonglong(row.key.value));
    default:
        return {};
    }
}

Qt::ItemFlags PaletteModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    if (m_rows[std::size_t(index.row())].type == PaletteRow::Type::Header)
        return Qt::ItemIsEnabled;
    return Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

void PaletteModel::setRows(std::vector<PaletteRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int PaletteModel::nextChoosable(int from, int step) const
{
    const int count = int(m_rows.size());
    for (int i = 1; i <= count; ++i) {
        const int at = ((from + step * i) % count + count) % count;
        if (m_rows[std::size_t(at)].type != PaletteRow::Type::Header)
            return at;
    }
    return -1;
}

std::vector<std::pair<int, int>> hitSpans(const QString &text, const QString &query)
{
    std::vector<std::pair<int, int>> spans;
    const QStringList words = query.split(QLatin1Char(' '), Qt::SkipEmptyParts);
    for (const QString &word : words) {
        for (qsizetype at = text.indexOf(word, 0, Qt::CaseInsensitive); at >= 0;
             at = text.indexOf(word, at + word.size(), Qt::CaseInsensitive)) {
            qsizetype end = at + word.size();
            const bool atStart = at == 0 || !isWordPart(text[at - 1]) || !isWordPart(text[at]);
            if (!atStart && word.size() < 3 && text[at].unicode() < kFirstWide)
                continue; // letters inside words are no hit that one wants to see
            if (atStart) {
                while (end < text.size() && isWordPart(text[end]) && text[end].unicode() < kFirstWide)
                    ++end; // "request" marks "requests"; scripts without spaces are left alone
            }
            spans.emplace_back(int(at), int(end - at));
        }
    }
    std::sort(spans.begin(), spans.end());
    std::vector<std::pair<int, int>> merged;
    for (const auto &[start, length] : spans) {
        if (!merged.empty() && start < merged.back().first + merged.back().second)
            merged.back().second = std::max(merged.back().second, start + length - merged.back().first);
        else
            merged.emplace_back(start, length);
    }
    return merged;
}

QString aroundHit(const QString &text, const QString &query)
{
    const auto spans = hitSpans(text, query);
    if (spans.empty() || spans.front().first < kFarHit)
        return text;
    int from = spans.front().first - kContext;
    while (from > 0 && isWordPart(text[from - 1]))
        --from;
    return QStringLiteral("… ") + text.mid(from);
}

} // namespace credence::ui

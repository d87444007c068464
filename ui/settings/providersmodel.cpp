// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "settings/providersmodel.h"

#include "models/roles.h"
#include "widgets/glyphs.h"
#include "widgets/numbers.h"

#include <algorithm>
#include <cmath>

namespace credence::ui {

namespace {
QHash<QString, ProviderState> &providerStates()
{
    static QHash<QString, ProviderState> kept;
    return kept;
}
} // namespace

ProvidersModel::ProvidersModel(QObject *parent) : QAbstractListModel(parent) {}

void ProvidersModel::setRows(std::vector<ProviderRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int ProvidersModel::rowOf(const std::string &name) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].config.name == name)
            return int(i);
    }
    return -1;
}

std::vector<ProviderEntry> ProvidersModel::entries() const
{
    std::vector<ProviderEntry> all;
    for (const ProviderRow &row : m_rows) {
        if (!row.fromEnvironment)
            all.push_back(row.entry);
    }
    return all;
}

void ProvidersModel::setState(const std::string &name, const ProviderState &state)
{
    providerStates()[QString::fromStdString(name)] = state;
    if (const int at = rowOf(name); at >= 0)
        Q_EMIT dataChanged(index(at), index(at));
}

const ProviderState *ProvidersModel::state(int row) const
{
    const auto it = providerStates().constFind(QString::fromStdString(m_rows[std::size_t(row)].config.name));
    return it == providerStates().constEnd() ? nullptr : &*it;
}

int ProvidersModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QString ProvidersModel::keyText(const ProviderRow &row)
{
    return oneLine(row.config.keySource);
}

bool ProvidersModel::keyMissing(const ProviderRow &row)
{
    return row.entry.keyFrom == KeyFrom::Environment && row.config.key.empty() && !row.fromEnvironment;
}

QString ProvidersModel::priceText(const ProviderRow &row)
{
    if (!row.config.price)
        return tr("no price known");
    if (row.config.price->in <= 0 && row.config.price->out <= 0)
        return tr("no cost");
    // As many decimals as the price has.
    const auto text = [](double price) {
        const QString plain = QString::number(price, 'g', 6);
        const qsizetype point = plain.contains(QLatin1Char('e')) ? -1 : plain.indexOf(QLatin1Char('.'));
        return money(price, point < 0 ? (price == std::floor(price) ? 0 : 6) : int(plain.size() - point - 1));
    };
    return tr("%1 / %2 per M tokens").arg(text(row.config.price->in), text(row.config.price->out));
}

QString ProvidersModel::addressText(const ProviderRow &row)
{
    QString address = oneLine(row.config.url);
    address.remove(0, address.startsWith(QLatin1String("https://")) ? 8 : 0);
    return tr("%1, %2", "an address, a model").arg(address, oneLine(row.config.model));
}

QVariant ProvidersModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const ProviderRow &row = m_rows[std::size_t(index.row())];
    switch (role) {
    case Qt::DisplayRole:
    case IdRole:
    case SortRole:
        return oneLine(row.config.name);
    case Qt::AccessibleTextRole: {
        QStringList parts{oneLine(row.config.name), addressText(row), keyText(row), priceText(row)};
        if (const ProviderState *last = state(index.row()))
            parts << (last->answered ? tr("answered") : last->sentence);
        return parts.join(QStringLiteral(", "));
    }
    case LoadingRole:
        return false;
    default:
        return {};
    }
}

Result<std::vector<ProviderRow>> readProviderRows(const std::filesystem::path &file, std::vector<std::string> *problems)
{
    std::vector<ProviderRow> rows;
    const std::vector<ProviderConfig> environment = providersFromEnvironment(problems);
    auto entries = readProviders(file, problems);
    if (!entries)
        return entries.error();
    for (ProviderEntry &entry : *entries) {
        ProviderRow row;
        row.config = configOf(entry);
        row.entry = std::move(entry);
        rows.push_back(std::move(row));
    }
    for (const ProviderConfig &config : environment) {
        ProviderRow row;
        row.config = config;
        row.entry.config = config;
        row.entry.config.key.clear();
        row.fromEnvironment = true;
        // The environment goes first: what the file says under this name is not used.
        for (ProviderRow &other : rows)
            other.masked = other.masked || other.config.name == config.name;
        rows.push_back(std::move(row));
    }
    return rows;
}

} // namespace credence::ui

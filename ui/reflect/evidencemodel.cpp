// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/evidencemodel.h"

#include "models/roles.h"
#include "widgets/dates.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QDateTime>
#include <QLocale>

namespace credence::ui {

QString memoryFacts(const Memory &memory)
{
    QStringList parts{kindWord(memory.kind, memory.shape)};
    if (memory.created) {
        const QDateTime time = QDateTime::fromMSecsSinceEpoch(memory.created->time_since_epoch().count());
        parts << dateText(time.date(), DateForm::Weekday) + QLatin1Char(' ') + shortTime(*memory.created);
    }
    QString text = parts.join(QStringLiteral(", "));
    if (memory.importance)
        text += QStringLiteral("   ") +
                EvidenceModel::tr("importance %1").arg(QLocale().toString(*memory.importance, 'g', 2));
    return text;
}

EvidenceModel::EvidenceModel(SourceReader *reader, QObject *parent) : QAbstractListModel(parent), m_reader(reader)
{
    connect(reader, &SourceReader::ready, this, [this] { fill(); });
}

void EvidenceModel::setEvidence(const std::vector<CandidateEvidence> &evidence)
{
    beginResetModel();
    m_rows.clear();
    int number = 0;
    std::vector<std::string> ids;
    for (const CandidateEvidence &item : evidence) {
        EvidenceRow row;
        row.id = item.id.value;
        row.number = item.shown > 0 ? item.shown : ++number;
        row.against = item.role == Role::Contradicts;
        row.text = EvidenceModel::tr("Reading…");
        ids.push_back(row.id);
        m_rows.push_back(std::move(row));
    }
    endResetModel();
    m_reader->request(ids);
    fill();
}

void EvidenceModel::fill()
{
    bool any = false;
    for (EvidenceRow &row : m_rows) {
        const SourceReader::Source *source = m_reader->find(row.id);
        if (!source)
            continue;
        any = true;
        row.loading = false;
        row.missing = source->missing;
        if (source->missing) {
            row.text = tr("The store does not hold this source any more.");
            row.facts = QString::fromStdString(row.id);
            continue;
        }
        row.key = source->memory.key;
        row.text = screenText(source->memory.text);
        row.facts = memoryFacts(source->memory);
        row.status = source->memory.status;
    }
    if (any && !m_rows.empty())
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
}

int EvidenceModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

QVariant EvidenceModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const EvidenceRow &r = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return r.text;
    case KeyRole:
        return QVariant::fromValue(r.key);
    case LoadingRole:
        return r.loading;
    case MissingRole:
        return r.missing;
    case Qt::ToolTipRole:
        return r.facts.isEmpty() ? QString() : plainTip(r.facts);
    case Qt::AccessibleTextRole:
        return QStringList{r.against ? tr("Source %1, against").arg(r.number) : tr("Source %1").arg(r.number), r.facts,
                           r.text}
            .join(QStringLiteral(", "));
    default:
        return {};
    }
}

} // namespace credence::ui

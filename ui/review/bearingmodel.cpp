// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/bearingmodel.h"

#include "widgets/glyphs.h"

#include <QLocale>

#include <algorithm>

namespace credence::ui {

BearingModel::BearingModel(SourceReader *reader, QObject *parent) : BearingRows(parent), m_reader(reader)
{
    connect(reader, &SourceReader::ready, this, [this] { fill(); });
}

void BearingModel::setCandidate(const Candidate *candidate)
{
    beginResetModel();
    m_rows.clear();
    m_cited = m_against = 0;
    std::vector<std::string> ids;
    if (candidate) {
        m_claim = screenText(candidate->text);
        const Check *novelty = nullptr;
        for (const Check &check : candidate->checks) {
            if (check.id == "novelty")
                novelty = &check;
        }
        const auto put = [&](const CandidateEvidence &evidence, int number) {
            BearingRow row;
            row.id = evidence.id.value;
            row.number = number;
            row.against = evidence.role == Role::Contradicts;
            row.quote = screenText(evidence.quote);
            row.text = tr("Reading…");
            if (novelty && novelty->value && !novelty->about.empty() && novelty->about.front() == evidence.id)
                row.note = tr("closest %1").arg(QLocale().toString(*novelty->value, 'f', 2));
            if (evidence.granularity == Granularity::Batch)
                row.note = tr("cited with a whole batch");
            ids.push_back(row.id);
            m_rows.push_back(std::move(row));
        };
        int number = 0;
        for (const CandidateEvidence &evidence : candidate->evidence) {
            if (evidence.role != Role::Contradicts)
                put(evidence, ++number);
        }
        m_cited = number;
        const bool any = std::any_of(candidate->evidence.begin(), candidate->evidence.end(),
                                     [](const CandidateEvidence &e) { return e.role == Role::Contradicts; });
        if (any) {
            BearingRow head;
            head.head = tr("Speaks against it");
            head.loading = false;
            m_rows.push_back(std::move(head));
            for (const CandidateEvidence &evidence : candidate->evidence) {
                if (evidence.role == Role::Contradicts) {
                    put(evidence, ++number);
                    ++m_against;
                }
            }
        }
    }
    endResetModel();
    if (!ids.empty()) {
        m_reader->request(ids);
        fill();
    }
}

void BearingModel::fill()
{
    bool any = false;
    for (BearingRow &row : m_rows) {
        if (!row.head.isEmpty())
            continue;
        const SourceReader::Source *source = m_reader->find(row.id);
        if (!source || (!row.loading && !row.missing && !source->missing && row.key == source->memory.key &&
                        row.status == source->memory.status && row.text == screenText(source->memory.text)))
            continue;
        any = true;
        row.loading = false;
        row.missing = source->missing;
        if (source->missing) {
            row.text = tr("The store does not hold this source any more.");
            row.time = QString::fromStdString(row.id);
            continue;
        }
        const Memory &memory = source->memory;
        row.key = memory.key;
        row.kind = memory.kind;
        row.status = memory.status;
        row.text = screenText(memory.text);
        row.time.clear();
        if (memory.created)
            row.time = bearingTime(*memory.created);
        row.importance.clear();
        if (memory.importance)
            row.importance = tr("importance %1").arg(QLocale().toString(*memory.importance, 'g', 2));
        row.bearing = bearingSpan(row.text, row.quote, m_claim);
        if (memory.status != Status::Active && memory.status != Status::Deprecated)
            row.note = statusWord(memory.status);
    }
    if (any && !m_rows.empty())
        Q_EMIT dataChanged(index(0), index(int(m_rows.size()) - 1));
}

bool BearingModel::complete() const
{
    return std::none_of(m_rows.begin(), m_rows.end(), [](const BearingRow &row) { return row.loading; });
}

} // namespace credence::ui

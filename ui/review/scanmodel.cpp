// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/scanmodel.h"

#include "models/roles.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QLocale>

#include <algorithm>
#include <map>
#include <utility>

namespace credence::ui {

namespace {

constexpr std::size_t kScanBatch = 500;
constexpr std::size_t kScanBefore = 60, kScanAfter = 160; // bytes about what was found

// Moves to the beginning of a character.
std::size_t scanBoundary(const std::string &text, std::size_t at)
{
    at = std::min(at, text.size());
    while (at > 0 && at < text.size() && (static_cast<unsigned char>(text[at]) & 0xC0U) == 0x80U)
        --at;
    return at;
}

// On one line, with the blanks at its ends.
QString scanLine(const std::string &bytes)
{
    QString text = screenText(bytes);
    for (QChar &c : text) {
        if (c.isSpace())
            c = QLatin1Char(' ');
    }
    return text;
}

// What was found, as it may be shown: of a secret no more than it takes to know it again.
QString shownSpan(const Finding &finding, const std::string &span)
{
    if (finding.category != "secret")
        return scanLine(span);
    return scanLine(span.substr(0, scanBoundary(span, std::min<std::size_t>(4, span.size() / 3)))) +
           QStringLiteral("…");
}

void fillScanText(ScanRow &row, const std::string &text, const std::string &words)
{
    const Finding &finding = row.flag.finding;
    if (!finding.part.empty()) { // the offsets count elsewhere: in a quote, a tag, another key of the source
        row.before = ScanModel::tr("in: %1").arg(coreLine(partTitle(finding.part)));
        if (!words.empty()) {
            row.before += QStringLiteral("  ");
            row.span = shownSpan(finding, words);
        }
        return;
    }
    if (row.change == FindingChange::Gone || row.flag.state == "redact") { // what stood there does not any more
        const std::size_t to = scanBoundary(text, std::min(text.size(), kScanBefore + kScanAfter));
        row.after = scanLine(text.substr(0, to)) + (to < text.size() ? QStringLiteral("…") : QString());
        return;
    }
    const std::size_t start = scanBoundary(text, finding.start), end = std::max(start, scanBoundary(text, finding.end));
    const std::size_t from = start > kScanBefore ? scanBoundary(text, start - kScanBefore) : 0;
    const std::size_t to = scanBoundary(text, std::min(text.size(), end + kScanAfter));
    row.before = (from > 0 ? QStringLiteral("…") : QString()) + scanLine(text.substr(from, start - from));
    row.span = shownSpan(finding, text.substr(start, end - start));
    row.after = scanLine(text.substr(end, to - end)) + (to < text.size() ? QStringLiteral("…") : QString());
}

Result<std::vector<ScanRow>> scanRows(const Store &store, std::vector<ScanFinding> findings,
                                      const std::stop_token &stop)
{
    std::vector<ScanRow> rows;
    rows.reserve(findings.size());
    for (std::size_t begin = 0, end = 0; begin < findings.size(); begin = end) {
        std::vector<MemoryKey> keys;
        for (end = begin; end < findings.size(); ++end) {
            if (!keys.empty() && keys.back() == findings[end].memory)
                continue;
            if (keys.size() == kScanBatch)
                break;
            keys.push_back(findings[end].memory);
        }
        const auto memories = store.rows(keys, stop);
        if (!memories)
            return memories.error();
        std::map<MemoryKey, const Memory *> byKey;
        for (const Memory &memory : *memories)
            byKey.emplace(memory.key, &memory);
        for (std::size_t i = begin; i < end; ++i) {
            const auto memory = byKey.find(findings[i].memory);
            if (memory == byKey.end())
                continue;
            ScanRow row;
            row.flag = std::move(findings[i].flag);
            row.change = findings[i].change;
            row.memory = memory->second->key;
            row.id = memory->second->id;
            row.kind = memory->second->kind;
            row.status = memory->second->status;
            row.created = memory->second->created;
            fillScanText(row, memory->second->text, findings[i].words);
            rows.push_back(std::move(row));
        }
    }
    return rows;
}

Result<void> readLastScan(const Store &store, const std::string &scope, ScanResult &result)
{
    const auto kept = scans(store, scope);
    if (!kept)
        return kept.error();
    if (!kept->empty())
        result.last = kept->front();
    return {};
}

} // namespace

Result<ScanResult> lookedAt(const Store &store, const std::string &scope, const std::stop_token &stop,
                            const Progress &progress)
{
    ScanResult result;
    if (const auto last = readLastScan(store, scope, result); !last)
        return last.error();
    auto report = scanPreview(store, scope, stop, progress);
    if (!report)
        return report.error();
    // What was found before a stop is worth its rows.
    auto rows = scanRows(store, std::exchange(report->findings, {}), {});
    if (!rows)
        return rows.error();
    result.rows = std::move(*rows);
    result.report = std::move(*report);
    return result;
}

Result<ScanResult> keptFindings(const Store &store, const std::string &scope, const std::stop_token &stop)
{
    ScanResult result;
    if (const auto last = readLastScan(store, scope, result); !last)
        return last.error();
    FindingsQuery query;
    query.scope = scope;
    auto findings = scanFindings(store, query, stop);
    if (!findings)
        return findings.error();
    query.change = FindingChange::Gone;
    auto gone = scanFindings(store, query, stop);
    if (!gone)
        return gone.error();
    std::move(gone->begin(), gone->end(), std::back_inserter(*findings));
    std::stable_sort(findings->begin(), findings->end(),
                     [](const ScanFinding &a, const ScanFinding &b) { return a.memory < b.memory; });
    auto rows = scanRows(store, std::move(*findings), stop);
    if (!rows)
        return rows.error();
    result.rows = std::move(*rows);
    return result;
}

ScanModel::ScanModel(QObject *parent) : QAbstractTableModel(parent) {}

void ScanModel::setRows(std::vector<ScanRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

void ScanModel::setFlag(const ReviewFlag &flag)
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].flag.id != flag.id || flag.id.empty())
            continue;
        m_rows[i].flag = flag;
        Q_EMIT dataChanged(index(int(i), 0), index(int(i), Columns - 1));
    }
}

int ScanModel::fresh() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(), [](const ScanRow &row) { return row.flag.id.empty(); }));
}

int ScanModel::gone() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(),
                             [](const ScanRow &row) { return row.change == FindingChange::Gone; }));
}

int ScanModel::open() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(), [](const ScanRow &row) {
        return !row.flag.id.empty() && row.flag.state == "open" && row.change != FindingChange::Gone;
    }));
}

QString ScanModel::categoryTitle(const std::string &id)
{
    for (const credence::Category &category : categories()) {
        if (category.id == id)
            return coreWords(category.title);
    }
    return oneLine(id);
}

QString ScanModel::stateWord(const ScanRow &row)
{
    const std::string &state = row.flag.state;
    if (row.change == FindingChange::Gone)
        return tr("Gone");
    if (row.flag.id.empty())
        return tr("Found");
    if (state == "open")
        return tr("Open");
    if (state == "allow")
        return tr("Allowed");
    if (state == "redact")
        return tr("Redacted");
    if (state == "downgrade")
        return tr("Downgraded");
    if (state == "block")
        return tr("Blocked");
    return oneLine(state);
}

int ScanModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

int ScanModel::columnCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : Columns;
}

QVariant ScanModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= int(m_rows.size()))
        return {};
    const ScanRow &r = row(index.row());
    const Finding &finding = r.flag.finding;
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        switch (index.column()) {
        case Category:
            return categoryTitle(finding.category);
        case Text:
            return QString(r.before + r.span + r.after);
        case State:
            return stateWord(r);
        case Rule:
            return oneLine(finding.detector);
        case Score:
            if (role == SortRole)
                return finding.score;
            return QLocale().toString(finding.score, 'f', 2);
        default:
            return {};
        }
    case Qt::TextAlignmentRole:
        return int((index.column() == Score ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    case KeyRole:
        return QVariant::fromValue(r.memory);
    case IdRole:
        return QString::fromStdString(r.flag.id);
    case StatusRole:
        return int(r.status);
    case KindRole:
        return int(r.kind);
    case LoadingRole:
        return false;
    case Qt::ToolTipRole:
        return plainTip(coreWords(finding.why));
    case Qt::AccessibleTextRole:
        return QStringList{categoryTitle(finding.category), stateWord(r), QString(r.before + r.span + r.after),
                           oneLine(finding.detector)}
            .join(QStringLiteral(", "));
    default:
        return {};
    }
}

QVariant ScanModel::headerData(int section, Qt::Orientation orientation, int role) const
{
    if (orientation != Qt::Horizontal)
        return {};
    if (role == Qt::TextAlignmentRole)
        return int((section == Score ? Qt::AlignRight : Qt::AlignLeft) | Qt::AlignVCenter);
    if (role != Qt::DisplayRole)
        return {};
    switch (section) {
    case Category:
        return tr("Category");
    case Text:
        return tr("What was found");
    case State:
        return tr("State");
    case Rule:
        return tr("Rule");
    case Score:
        return tr("Score");
    default:
        return {};
    }
}

} // namespace credence::ui

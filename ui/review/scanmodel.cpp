// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "review/scanmodel.h"

#include "models/roles.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QLocale>

#include <algorithm>
#include <map>
#include <set>

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

void fillScanText(ScanRow &row, const std::string &text)
{
    const Finding &finding = row.flag.finding;
    if (!finding.part.empty()) { // the offsets count elsewhere: in a quote, a tag, another key of the source
        row.before = ScanModel::tr("in: %1").arg(oneLine(partTitle(finding.part)));
        return;
    }
    const std::size_t start = scanBoundary(text, finding.start), end = std::max(start, scanBoundary(text, finding.end));
    const std::size_t from = start > kScanBefore ? scanBoundary(text, start - kScanBefore) : 0;
    const std::size_t to = scanBoundary(text, std::min(text.size(), end + kScanAfter));
    row.before = (from > 0 ? QStringLiteral("…") : QString()) + scanLine(text.substr(from, start - from));
    const std::string span = text.substr(start, end - start);
    row.span = finding.category == "secret"
                   ? scanLine(span.substr(0, scanBoundary(span, std::min<std::size_t>(4, span.size() / 3)))) +
                         QStringLiteral("…")
                   : scanLine(span);
    row.after = scanLine(text.substr(end, to - end)) + (to < text.size() ? QStringLiteral("…") : QString());
}

void fillScanMemory(ScanRow &row, const Memory &memory)
{
    row.memory = memory.key;
    row.id = memory.id;
    row.kind = memory.kind;
    row.status = memory.status;
    row.created = memory.created;
    fillScanText(row, memory.text);
}

// Flags on memories by the memory's id.
Result<std::map<std::string, std::vector<ReviewFlag>>> memoryFlagsOf(const Store &store, const std::string &scope)
{
    auto flags = reviewFlags(store, {}, scope);
    if (!flags)
        return flags.error();
    std::map<std::string, std::vector<ReviewFlag>> byMemory;
    for (ReviewFlag &flag : *flags) {
        if (flag.onMemory && flag.state != "gone")
            byMemory[flag.target].push_back(std::move(flag));
    }
    return byMemory;
}

} // namespace

Result<ScanResult> scanMemories(const Store &store, const std::string &scope, const std::stop_token &stop,
                                const Progress &progress)
{
    Query query;
    if (!scope.empty())
        query.scopes = {scope};
    const auto keys = store.keys(query, stop);
    if (!keys)
        return keys.error();
    auto known = memoryFlagsOf(store, scope);
    if (!known)
        return known.error();
    std::map<std::string, PrivacyPolicy> policies;
    ScanResult result;
    for (std::size_t i = 0; i < keys->size(); i += kScanBatch) {
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "The scan was stopped.", {}};
        progress(i, keys->size());
        const auto memories = store.rows(std::span(*keys).subspan(i, std::min(kScanBatch, keys->size() - i)), stop);
        if (!memories)
            return memories.error();
        for (const Memory &memory : *memories) {
            if (memory.status == Status::Erased)
                continue;
            ++result.memories;
            result.bytes += memory.text.size();
            auto policy = policies.find(memory.scope);
            if (policy == policies.end()) {
                auto read = privacyPolicy(store, memory.scope);
                if (!read)
                    return read.error();
                policy = policies.emplace(memory.scope, std::move(*read)).first;
            }
            std::vector<ScanRow> rows;
            std::set<std::tuple<std::string, std::size_t, std::size_t>> there;
            if (const auto kept = known->find(memory.id.value); kept != known->end()) {
                for (ReviewFlag &flag : kept->second) {
                    if (flag.finding.part.empty())
                        there.emplace(flag.finding.category, flag.finding.start, flag.finding.end);
                    ScanRow row;
                    row.flag = std::move(flag);
                    fillScanMemory(row, memory);
                    rows.push_back(std::move(row));
                }
                known->erase(kept);
            }
            for (Finding &finding : detect(memory.text, policy->second)) {
                if (there.contains({finding.category, finding.start, finding.end}))
                    continue;
                if (policy->second.action(finding.category) == PolicyAction::Allow) {
                    ++result.allowed;
                    continue;
                }
                ScanRow row;
                row.flag.target = memory.id.value;
                row.flag.onMemory = true;
                row.flag.preset = policy->second.action(finding.category);
                row.flag.finding = std::move(finding);
                fillScanMemory(row, memory);
                rows.push_back(std::move(row));
            }
            result.flagged += rows.empty() ? 0U : 1U;
            std::stable_sort(rows.begin(), rows.end(), [](const ScanRow &a, const ScanRow &b) {
                return a.flag.finding.start < b.flag.finding.start;
            });
            std::move(rows.begin(), rows.end(), std::back_inserter(result.rows));
        }
    }
    progress(keys->size(), keys->size());
    return result;
}

Result<ScanResult> keptFlags(const Store &store, const std::string &scope, const std::stop_token &stop)
{
    const auto known = memoryFlagsOf(store, scope);
    if (!known)
        return known.error();
    ScanResult result;
    std::vector<MemoryKey> keys;
    for (const auto &[id, flags] : *known) {
        if (const auto key = store.find(id, scope))
            keys.push_back(*key);
    }
    std::sort(keys.begin(), keys.end());
    for (std::size_t i = 0; i < keys.size(); i += kScanBatch) {
        const auto memories = store.rows(std::span(keys).subspan(i, std::min(kScanBatch, keys.size() - i)), stop);
        if (!memories)
            return memories.error();
        for (const Memory &memory : *memories) {
            const auto flags = known->find(memory.id.value);
            if (flags == known->end())
                continue;
            ++result.flagged;
            for (const ReviewFlag &flag : flags->second) {
                ScanRow row;
                row.flag = flag;
                fillScanMemory(row, memory);
                result.rows.push_back(std::move(row));
            }
        }
    }
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

int ScanModel::open() const
{
    return int(std::count_if(m_rows.begin(), m_rows.end(),
                             [](const ScanRow &row) { return !row.flag.id.empty() && row.flag.state == "open"; }));
}

QString ScanModel::categoryTitle(const std::string &id)
{
    for (const credence::Category &category : categories()) {
        if (category.id == id)
            return QString::fromStdString(category.title);
    }
    return oneLine(id);
}

QString ScanModel::stateWord(const ScanRow &row)
{
    const std::string &state = row.flag.state;
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
    return state == "gone" ? tr("Gone") : oneLine(state);
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
        return plainTip(screenText(finding.why));
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

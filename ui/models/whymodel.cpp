// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "models/whymodel.h"

#include "models/roles.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <QCoreApplication>
#include <QLocale>

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

namespace credence::ui {

namespace {

QString shownText(const ChainNode &node)
{
    const QString text = screenText(node.text).trimmed();
    return text.isEmpty() ? WhyModel::tr("(no text)") : text;
}

} // namespace

std::vector<WhyRow> whyRows(const Why &why, const WhyExtras &extras)
{
    std::vector<WhyRow> rows;
    const auto push = [&rows](WhyRow::Type type, const QString &text) -> WhyRow & {
        rows.emplace_back();
        rows.back().type = type;
        rows.back().text = text;
        return rows.back();
    };

    std::unordered_map<std::string, const ChainNode *> byId;
    for (const ChainNode &node : why.chain)
        byId.emplace(node.id.value, &node);
    std::unordered_map<std::string, int> numbers;
    for (std::size_t i = 0; i < why.leaves.size(); ++i)
        numbers.emplace(why.leaves[i].value, int(i) + 1);

    WhyRow &claim = push(WhyRow::Type::Claim, screenText(why.memory.text).trimmed());
    claim.key = why.memory.key;
    claim.status = why.memory.status;
    claim.kind = why.memory.kind;
    if (why.memory.kind == Kind::Reflection && !why.confidenceReason.empty())
        push(WhyRow::Type::Sentence, coreWords(why.confidenceReason));

    // --- the chain in words: each belief once, at the place where it comes first
    const bool raw = why.memory.kind == Kind::Episode;
    if (raw) {
        push(WhyRow::Type::Note, WhyModel::tr("This is a raw episode: nothing lies beneath it."));
    } else {
        push(WhyRow::Type::Heading, WhyModel::tr("In words"));
        struct Step {
            const ChainNode *node;
            std::size_t next = 0;
            bool first = true; // the next reason is the first of this node
        };
        std::unordered_set<std::string> told;
        std::vector<Step> path;
        int reasons = 0, left = 0;
        // The episodes that a node cites directly stand as numbers behind its text.
        const auto cited = [&](const ChainNode &node) {
            QList<int> list;
            for (const MemoryId &id : node.restsOn) {
                if (const auto it = numbers.find(id.value); it != numbers.end() && !list.contains(it->second))
                    list << it->second;
            }
            std::sort(list.begin(), list.end());
            return list;
        };
        const auto isLeaf = [&](const MemoryId &id) { return numbers.contains(id.value); };
        const auto root = byId.find(why.memory.id.value);
        if (root != byId.end()) {
            const QList<int> direct = cited(*root->second);
            if (!direct.isEmpty()) {
                WhyRow &row = push(WhyRow::Type::Reason, direct.size() == 1
                                                             ? WhyModel::tr("this episode")
                                                             : WhyModel::tr("these %1 episodes").arg(direct.size()));
                row.lead = WhyModel::tr("because");
                row.episodes = direct;
                ++reasons;
            }
            told.insert(why.memory.id.value);
            path.push_back({root->second, 0, direct.isEmpty()});
        }
        while (!path.empty()) {
            Step &step = path.back();
            if (step.next == step.node->restsOn.size()) {
                path.pop_back();
                continue;
            }
            const MemoryId &id = step.node->restsOn[step.next++];
            const auto it = byId.find(id.value);
            if (it == byId.end() || isLeaf(id))
                continue;
            if (reasons >= kWhyReasons) {
                ++left;
                continue;
            }
            const ChainNode &node = *it->second;
            const bool again = !told.insert(id.value).second;
            WhyRow &row = push(WhyRow::Type::Reason, shownText(node));
            row.key = node.key;
            row.level = int(path.size()) - 1;
            row.lead = step.first ? WhyModel::tr("because") : WhyModel::tr("and");
            row.again = again;
            row.status = node.status;
            row.kind = node.kind;
            step.first = false;
            ++reasons;
            if (!again) {
                row.episodes = cited(node);
                path.push_back({&node, 0, true});
            }
        }
        if (reasons == 0) {
            push(WhyRow::Type::Note, WhyModel::tr("Nothing is cited: it stands without a reason."));
        } else if (why.leaves.empty()) {
            push(WhyRow::Type::Note, WhyModel::tr("No episode lies beneath it: it is ungrounded."));
        }
        if (left > 0)
            push(WhyRow::Type::Note, WhyModel::tr("More reasons follow; an export holds all of them."));
    }

    // --- what speaks against it
    if (!why.contradicting.empty()) {
        push(WhyRow::Type::Heading, WhyModel::tr("Speaks against it")).fact =
            figure(qlonglong(why.contradicting.size()));
        for (std::size_t i = 0; i < why.contradicting.size(); ++i) {
            const EvidenceLink &link = why.contradicting[i];
            const bool known = i < extras.contradicting.size() && !extras.contradicting[i].id.value.empty();
            WhyRow &row = push(WhyRow::Type::Against,
                               known ? shownText(extras.contradicting[i])
                                     : WhyModel::tr("missing source: %1").arg(oneLine(link.sourceId.value)));
            row.lead = WhyModel::tr("but");
            if (known) {
                row.key = extras.contradicting[i].key;
                row.status = extras.contradicting[i].status;
                row.kind = extras.contradicting[i].kind;
                if (extras.contradicting[i].created)
                    row.date = shortTime(*extras.contradicting[i].created);
            }
            row.quote = screenText(link.quote).trimmed();
        }
    } else if (!raw) {
        push(WhyRow::Type::Good, WhyModel::tr("Nothing in the store speaks against it."));
    }
    const auto dangling =
        std::count_if(why.evidence.begin(), why.evidence.end(), [](const EvidenceLink &link) { return link.dangling; });
    if (dangling > 0)
        push(WhyRow::Type::Note, dangling == 1
                                     ? WhyModel::tr("1 cited source is missing from the store.")
                                     : WhyModel::tr("%1 cited sources are missing from the store.").arg(dangling));
    if (why.erased > 0)
        push(WhyRow::Type::Note,
             why.erased == 1 ? WhyModel::tr("1 cited source was erased and no longer counts.")
                             : WhyModel::tr("%1 cited sources were erased and no longer count.").arg(why.erased));

    // --- the raw episodes
    if (!why.leaves.empty() && !raw) {
        push(WhyRow::Type::Heading, WhyModel::tr("Episodes")).fact = figure(qlonglong(why.leaves.size()));
        int number = 0;
        for (const MemoryId &id : why.leaves) {
            ++number;
            if (number > kWhyEpisodes) {
                push(WhyRow::Type::Note, counted(qlonglong(why.leaves.size()) - kWhyEpisodes,
                                                 WhyModel::tr("1 more episode; an export holds all of them."),
                                                 WhyModel::tr("%1 more episodes; an export holds all of them.")));
                break;
            }
            const auto it = byId.find(id.value);
            WhyRow &row = push(WhyRow::Type::Episode, it == byId.end() ? screenText(id.value) : shownText(*it->second));
            row.number = number;
            if (it == byId.end())
                continue;
            const ChainNode &node = *it->second;
            row.key = node.key;
            row.status = node.status;
            row.kind = node.kind;
            row.date = node.created ? shortTime(*node.created) : WhyModel::tr("no time");
            if (const auto v = extras.importance.find(node.key.value); v != extras.importance.end())
                row.fact = WhyModel::tr("importance %1").arg(QLocale().toString(v->second, 'g', 2));
            if (const auto q = extras.quotes.find(node.key.value); q != extras.quotes.end())
                row.quote = q->second;
        }
    }
    return rows;
}

WhyModel::WhyModel(QObject *parent) : QAbstractListModel(parent) {}

void WhyModel::setRows(std::vector<WhyRow> rows)
{
    beginResetModel();
    m_rows = std::move(rows);
    endResetModel();
}

int WhyModel::rowOfEpisode(int number) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (m_rows[i].type == WhyRow::Type::Episode && m_rows[i].number == number)
            return int(i);
    }
    return -1;
}

int WhyModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags WhyModel::flags(const QModelIndex &index) const
{
    return index.isValid() ? Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren : Qt::NoItemFlags;
}

QVariant WhyModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || std::size_t(index.row()) >= m_rows.size())
        return {};
    const WhyRow &r = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case SortRole:
        return r.text;
    case KeyRole:
        return QVariant::fromValue(r.key);
    case LoadingRole:
        return false;
    case StatusRole:
        return int(r.status);
    case KindRole:
        return int(r.kind);
    case Qt::ToolTipRole:
        if (!r.again)
            return {};
        return plainTip(r.text);
    case Qt::AccessibleTextRole: {
        QStringList words;
        if (r.number > 0)
            words << WhyModel::tr("Episode %1").arg(r.number);
        if (!r.date.isEmpty())
            words << r.date;
        if (!r.lead.isEmpty())
            words << r.lead;
        words << r.text;
        if (!r.episodes.isEmpty()) {
            QStringList numbers;
            for (const int n : r.episodes)
                numbers << QString::number(n);
            words << WhyModel::tr("episodes %1").arg(numbers.join(QStringLiteral(", ")));
        }
        if (r.again)
            words << WhyModel::tr("as above");
        if (r.type == WhyRow::Type::Reason)
            words << WhyModel::tr("level %1").arg(r.level + 1);
        if (!r.fact.isEmpty())
            words << r.fact;
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "audit/ledgermodel.h"

#include "jobs/jobrunner.h"
#include "models/roles.h"
#include "widgets/corewords.h"
#include "widgets/glyphs.h"
#include "widgets/plaintip.h"

#include <credence/review.h>
#include <credence/trigger.h>

#include <QDateTime>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QLocale>

#include <algorithm>
#include <array>

namespace credence::ui {

namespace {

constexpr std::size_t kLedgerPage = 100;
constexpr std::size_t kReadAhead = 2000;    // entries that one filtered page looks at
constexpr qsizetype kMostPayload = 4 << 20; // bytes that are read for a line of words

struct LedgerWord {
    const char *kind, *title, *icon;
};
constexpr std::array kLedgerWords{
    LedgerWord{"init", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Store"), "database"},
    LedgerWord{"import", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Import"), "import"},
    LedgerWord{"sync", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Synchronise"), "arrow-left-right"},
    LedgerWord{"handback", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Hand back"), "log-out"},
    LedgerWord{"source", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Source"), "link"},
    LedgerWord{"add", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Added"), "circle-dot"},
    LedgerWord{"retract", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Retract"), "circle-x"},
    LedgerWord{"restore", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Restore"), "rotate-ccw"},
    LedgerWord{"supersede", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Supersede"), "replace"},
    LedgerWord{"undo", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Undo"), "undo-2"},
    LedgerWord{"redo", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Redo"), "redo-2"},
    LedgerWord{"queue", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "To review"), "list-checks"},
    LedgerWord{"decide", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Decision"), "check"},
    LedgerWord{"edit", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Edit"), "pencil"},
    LedgerWord{"look", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Look again"), "search"},
    LedgerWord{"resolve", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Flag"), "flag"},
    LedgerWord{"lift", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Lift"), "log-out"},
    LedgerWord{"suppress", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Accept"), "circle-dot"},
    LedgerWord{"policy", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Policy"), "sliders-horizontal"},
    LedgerWord{"trigger", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Trigger"), "hourglass"},
    LedgerWord{"scan", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Scan"), "scan"},
    LedgerWord{"commit", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Commit"), "git-commit-horizontal"},
    LedgerWord{"recheck", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Recheck"), "repeat"},
    LedgerWord{"migrate", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Migration"), "database"},
    LedgerWord{"trigger", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Firing"), "play"},
    LedgerWord{"erase", QT_TRANSLATE_NOOP("credence::ui::LedgerModel", "Erase"), "trash-2"},
};

QString said(const QJsonValue &value)
{
    if (value.isNull() || value.isUndefined())
        return LedgerModel::tr("default");
    if (value.isArray()) {
        QStringList list;
        for (const QJsonValue one : value.toArray())
            list << said(one);
        return list.join(QStringLiteral(", "));
    }
    if (value.isDouble())
        return QLocale().toString(value.toDouble(), 'g', 6);
    return value.isBool() ? (value.toBool() ? LedgerModel::tr("yes") : LedgerModel::tr("no")) : value.toString();
}

QString memoryText(const Store &store, const std::string &id)
{
    const auto key = store.find(id);
    if (!key)
        return QString::fromStdString(id);
    const std::array keys{*key};
    const auto rows = store.rows(keys);
    if (!rows || rows->empty())
        return QString::fromStdString(id);
    const QString text = oneLine(rows->front().text).trimmed();
    return text.isEmpty() ? QString::fromStdString(id) : text.left(200);
}

QString candidateText(const Store &store, const QString &id)
{
    const auto item = queueItem(store, id.toStdString());
    if (!item)
        return id;
    const QString text = oneLine(item->candidate.text).trimmed();
    return text.isEmpty() ? id : text.left(200);
}

QString firstAndMore(const QString &first, qlonglong all)
{
    if (all <= 1)
        return first;
    // A sentence that goes on has no full stop.
    QString open = first;
    while (open.endsWith(QLatin1Char('.')))
        open.chop(1);
    return LedgerModel::tr("%1, and %2 more").arg(open, figure(all - 1));
}

// A trigger's policy is one setting of many parts: those that differ. What was not set yet was the default.
QString triggerChange(const QJsonObject &one)
{
    const auto partsOf = [](const QJsonValue &value) {
        return value.isObject() ? value.toObject()
                                : QJsonObject{{QStringLiteral("importance"), 15},
                                              {QStringLiteral("runs"), QStringLiteral("patterns")},
                                              {QStringLiteral("automatic"), false},
                                              {QStringLiteral("budget_calls"), 50}};
    };
    const auto shown = [](const QString &key, const QJsonValue &value) {
        if (value.isNull() || value.isUndefined())
            return LedgerModel::tr("off");
        if (key == QLatin1String("min_interval_ms"))
            return QString::fromStdString(durationText(std::chrono::milliseconds(value.toInteger())));
        return said(value);
    };
    const QJsonObject before = partsOf(one[QStringLiteral("before")]), after = partsOf(one[QStringLiteral("after")]);
    QStringList keys = before.keys() + after.keys(), parts;
    keys.removeDuplicates();
    keys.sort();
    for (const QString &key : std::as_const(keys)) {
        if (key != QLatin1String("version") && before[key] != after[key])
            parts << LedgerModel::tr("%1: %2 → %3")
                         .arg(key == QLatin1String("min_interval_ms") ? QStringLiteral("min_interval") : key,
                              shown(key, before[key]), shown(key, after[key]));
    }
    return LedgerModel::tr("%1: %2").arg(one[QStringLiteral("name")].toString(), parts.join(QStringLiteral(", ")));
}

QString triggerText(const QJsonObject &payload)
{
    const QString what = payload[QStringLiteral("what")].toString();
    const QString sum = QLocale().toString(payload[QStringLiteral("accumulated")].toDouble(), 'f', 1);
    const QString episodes = counted(payload[QStringLiteral("episodes")].toInteger(), LedgerModel::tr("1 episode"),
                                     LedgerModel::tr("%1 episodes"));
    if (what == QLatin1String("firing"))
        return LedgerModel::tr("Fired, %1: %2 in %3")
                   .arg(payload[QStringLiteral("condition")].toString(), sum, episodes) +
               (payload[QStringLiteral("forced")].toBool() ? LedgerModel::tr(", forced") : QString());
    if (what == QLatin1String("skip"))
        return LedgerModel::tr("Held, %1: %2 in %3").arg(payload[QStringLiteral("because")].toString(), sum, episodes);
    if (what == QLatin1String("outcome"))
        return LedgerModel::tr("The run ended: %1").arg(payload[QStringLiteral("state")].toString());
    return LedgerModel::tr("A recall found no belief");
}

QString changeText(const Store &store, const LedgerEntry &entry)
{
    if (entry.undoes && (entry.kind == "undo" || entry.kind == "redo")) {
        const QString what =
            entry.kind == "undo" ? LedgerModel::tr("Takes back entry %1") : LedgerModel::tr("Does entry %1 again");
        return what.arg(figure(entry.undoes.value));
    }
    QJsonObject payload;
    if (qsizetype(entry.payload.size()) <= kMostPayload)
        payload = QJsonDocument::fromJson(QByteArray::fromStdString(entry.payload)).object();
    if (entry.kind == "migrate")
        return LedgerModel::tr("The file was brought to a newer version");
    if (entry.kind == "init")
        return LedgerModel::tr("The store was made");
    if (entry.kind == "source") {
        const QString name = payload[QStringLiteral("path")].toString().section(QLatin1Char('/'), -1);
        return (payload[QStringLiteral("forgotten")].toBool() ? LedgerModel::tr("%1 is kept in step with no more")
                : payload[QStringLiteral("watched")].toBool() ? LedgerModel::tr("%1 is watched")
                                                              : LedgerModel::tr("%1 is not watched"))
            .arg(name);
    }
    if (entry.kind == "handback") {
        const QString what = counted(int(payload[QStringLiteral("said")].toArray().size()), LedgerModel::tr("1 change"),
                                     LedgerModel::tr("%1 changes"));
        const QString to = payload[QStringLiteral("files")][0].toString().section(QLatin1Char('/'), -1);
        return (payload[QStringLiteral("copy")].toBool()     ? LedgerModel::tr("%1 written to a copy, %2")
                : payload[QStringLiteral("script")].toBool() ? LedgerModel::tr("%1 put into %2, to be done by a person")
                                                             : LedgerModel::tr("%1 written into %2"))
            .arg(what, to);
    }
    if (entry.kind == "import" || entry.kind == "sync") {
        const QString from = payload[QStringLiteral("origin")].toString();
        const QJsonArray writes = payload[QStringLiteral("candidates")].toArray();
        if (entry.idCount == 0 && !writes.isEmpty()) {
            const QString what =
                counted(int(writes.size()), LedgerModel::tr("1 pending write"), LedgerModel::tr("%1 pending writes"));
            return LedgerModel::tr("%1 otherwise at %2").arg(what, from.section(QLatin1Char('/'), -1));
        }
        const QString count = entry.idCount == 1 ? LedgerModel::tr("1 memory")
                                                 : LedgerModel::tr("%1 memories").arg(figure(qlonglong(entry.idCount)));
        return from.isEmpty() ? count : LedgerModel::tr("%1 from %2").arg(count, from.section(QLatin1Char('/'), -1));
    }
    if (entry.kind == "erase") {
        int erased = 0, doubted = 0;
        for (const QJsonValue one : payload[QStringLiteral("changes")].toArray()) {
            const QString status = one[QStringLiteral("after")][QStringLiteral("status")].toString();
            erased += status == QLatin1String("erased");
            doubted += status == QLatin1String("stale") || status == QLatin1String("suspect");
        }
        const QString text = erased == 1 ? LedgerModel::tr("1 memory erased")
                                         : LedgerModel::tr("%1 memories erased").arg(figure(erased));
        return doubted == 0 ? text : LedgerModel::tr("%1, %2 in doubt").arg(text, figure(doubted));
    }
    if (entry.kind == "queue") {
        const int n = payload[QStringLiteral("candidates")].toInt();
        return LedgerModel::tr("Run %1, %2: %3")
            .arg(oneLine(payload[QStringLiteral("run")].toString().left(8).toStdString()),
                 oneLine(payload[QStringLiteral("preset")].toString().toStdString()),
                 counted(n, LedgerModel::tr("1 candidate"), LedgerModel::tr("%1 candidates")));
    }
    if (entry.kind == "policy") {
        QStringList changes;
        for (const QJsonValue one : payload[QStringLiteral("settings")].toArray())
            changes << (one[QStringLiteral("after")].isObject() || one[QStringLiteral("before")].isObject()
                            ? triggerChange(one.toObject())
                            : LedgerModel::tr("%1: %2 → %3")
                                  .arg(one[QStringLiteral("name")].toString(), said(one[QStringLiteral("before")]),
                                       said(one[QStringLiteral("after")])));
        return changes.isEmpty() ? LedgerModel::tr("Policy") : changes.join(QStringLiteral("; "));
    }
    if (entry.kind == "trigger")
        return triggerText(payload);
    if (entry.kind == "commit") {
        const int added = payload[QStringLiteral("added")].toInt();
        const qsizetype all = payload[QStringLiteral("candidates")].toArray().size();
        int superseded = 0, retracted = 0;
        for (const QJsonValue one : payload[QStringLiteral("changes")].toArray()) {
            if (one[QStringLiteral("follows")].toBool())
                continue;
            const QString status = one[QStringLiteral("after")][QStringLiteral("status")].toString();
            superseded += status == QLatin1String("superseded");
            retracted += status == QLatin1String("retracted");
        }
        QStringList parts{LedgerModel::tr("%1 added").arg(added)};
        if (superseded > 0)
            parts << LedgerModel::tr("%1 superseded").arg(superseded);
        if (retracted > 0)
            parts << LedgerModel::tr("%1 retracted").arg(retracted);
        return (all == 1 ? LedgerModel::tr("1 candidate: ") : LedgerModel::tr("%1 candidates: ").arg(all)) +
               parts.join(QStringLiteral(", "));
    }
    if (entry.kind == "suppress") {
        const QJsonArray list = payload[QStringLiteral("acceptances")].toArray();
        return list.isEmpty() ? LedgerModel::tr("A finding") : list.first()[QStringLiteral("subject")].toString();
    }
    const QJsonArray candidates = payload[QStringLiteral("candidates")].toArray();
    if (!candidates.isEmpty() && candidates.first().isObject()) {
        const QJsonObject first = candidates.first().toObject();
        const QString state = first[QStringLiteral("after")][QStringLiteral("state")].toString();
        const QString text = candidateText(store, first[QStringLiteral("id")].toString());
        return firstAndMore(state.isEmpty() ? text : LedgerModel::tr("%1: %2").arg(state, text), candidates.size());
    }
    if (!entry.ids.empty())
        return firstAndMore(memoryText(store, entry.ids.front().value), qlonglong(entry.idCount));
    const QJsonArray flags = payload[QStringLiteral("flags")].toArray();
    if (!flags.isEmpty())
        return flags.size() == 1 ? LedgerModel::tr("1 flag") : LedgerModel::tr("%1 flags").arg(flags.size());
    return ledgerTitle(QString::fromStdString(entry.kind));
}

QString dayTitle(Time time)
{
    const QDate day = QDateTime::fromMSecsSinceEpoch(time.time_since_epoch().count()).date();
    const QString text = shortDate(time);
    return day == QDate::currentDate() ? LedgerModel::tr("Today, %1").arg(text) : text;
}

} // namespace

QString ledgerTitle(const QString &kind)
{
    for (const LedgerWord &word : kLedgerWords) {
        if (kind == QLatin1String(word.kind))
            return LedgerModel::tr(word.title);
    }
    return kind;
}

QString ledgerIcon(const QString &kind)
{
    for (const LedgerWord &word : kLedgerWords) {
        if (kind == QLatin1String(word.kind))
            return QString::fromLatin1(word.icon);
    }
    return QStringLiteral("history");
}

QString ledgerChannel(const QString &channel)
{
    return channel == QLatin1String("gui")   ? LedgerModel::tr("window")
           : channel == QLatin1String("cli") ? LedgerModel::tr("command line")
                                             : channel;
}

LedgerRow ledgerRow(const Store &store, const LedgerEntry &entry)
{
    LedgerRow row;
    row.number = entry.number;
    row.time = entry.time;
    row.kind = QString::fromStdString(entry.kind);
    row.title = ledgerTitle(row.kind);
    row.who = oneLine(entry.who);
    row.channel = QString::fromStdString(entry.channel);
    row.reason = oneLine(entry.reason);
    row.undoes = entry.undoes;
    row.erased = entry.erased;
    row.undoable = entry.undoable;
    row.whyNot = coreLine(entry.whyNot);
    if (entry.kind == "erase") {
        const QJsonObject payload = QJsonDocument::fromJson(QByteArray::fromStdString(entry.payload)).object();
        for (const QJsonValue one : payload[QStringLiteral("erased_payloads")].toArray())
            row.erases.push_back(std::int64_t(one.toDouble()));
    }
    row.change = entry.erased ? LedgerModel::tr("Payload erased") : changeText(store, entry);
    // "It is undone already, by entry 12."
    static const QString undone = QStringLiteral("It is undone already, by entry ");
    if (row.whyNot.startsWith(undone))
        row.undoneBy = {row.whyNot.mid(undone.size()).chopped(1).toLongLong()};
    return row;
}

bool LedgerFilter::any() const
{
    return !words.isEmpty() || !who.isEmpty() || !kind.isEmpty() || !channel.isEmpty() || since || undoable;
}

bool LedgerFilter::matches(const LedgerRow &row) const
{
    if ((undoable && !row.undoable) || (!who.isEmpty() && row.who != who) || (!kind.isEmpty() && row.kind != kind) ||
        (!channel.isEmpty() && row.channel != channel) || (since && row.time < *since))
        return false;
    for (const QString &word : words.split(QLatin1Char(' '), Qt::SkipEmptyParts)) {
        const bool number = word == QString::number(row.number.value);
        if (!number && !row.change.contains(word, Qt::CaseInsensitive) &&
            !row.reason.contains(word, Qt::CaseInsensitive) && !row.who.contains(word, Qt::CaseInsensitive) &&
            !row.title.contains(word, Qt::CaseInsensitive))
            return false;
    }
    return true;
}

LedgerModel::LedgerModel(QObject *parent) : QAbstractListModel(parent) {}

void LedgerModel::setSource(Source source)
{
    m_source = std::move(source);
    m_people.clear();
    m_kinds.clear();
    m_channels.clear();
    m_broken = {};
    reload();
}

void LedgerModel::setFilter(const LedgerFilter &filter)
{
    if (filter == m_filter)
        return;
    m_filter = filter;
    reload();
}

void LedgerModel::reload()
{
    beginResetModel();
    m_rows.clear();
    m_erasedBy.clear();
    m_entries = 0;
    m_last = {};
    m_end = !m_source;
    m_loading = false;
    endResetModel();
    if (m_source)
        fetchMore({});
    else
        Q_EMIT loaded();
}

void LedgerModel::setBrokenAt(LedgerNumber number)
{
    m_broken = number;
    if (rowCount() > 0)
        Q_EMIT dataChanged(index(0, 0), index(rowCount() - 1, 0));
}

bool LedgerModel::canFetchMore(const QModelIndex &parent) const
{
    return !parent.isValid() && m_source && !m_end && !m_loading;
}

void LedgerModel::fetchMore(const QModelIndex &parent)
{
    if (!canFetchMore(parent))
        return;
    m_loading = true;
    struct Page {
        std::vector<LedgerRow> all; // also what the filter leaves out: the filters list who and what there is
        bool end = false;
    };
    JobRunner::instance().run<Page>(
        this, QStringLiteral("ledger"), {},
        [source = m_source, filter = m_filter, from = m_last](std::stop_token stop, const Progress &) -> Result<Page> {
            Page page;
            LedgerNumber after = from;
            std::size_t matching = 0;
            while (matching < kLedgerPage && page.all.size() < kReadAhead) {
                auto rows = source(after, kLedgerPage, stop);
                if (!rows)
                    return rows.error();
                for (LedgerRow &row : *rows) {
                    matching += filter.matches(row);
                    after = row.number;
                    page.all.push_back(std::move(row));
                }
                if (rows->size() < kLedgerPage) {
                    page.end = true;
                    break;
                }
            }
            return page;
        },
        [this](Result<Page> page) {
            m_loading = false;
            if (!page) {
                if (page.error().code != Errc::Cancelled)
                    Q_EMIT failed(coreLine(page.error().message));
                m_end = true;
                Q_EMIT loaded();
                return;
            }
            m_end = page->end;
            append(std::move(page->all));
            Q_EMIT loaded();
        });
}

void LedgerModel::append(std::vector<LedgerRow> page)
{
    std::vector<LedgerRow> more;
    QString day;
    for (auto it = m_rows.rbegin(); it != m_rows.rend() && day.isEmpty(); ++it) {
        if (!it->heading)
            day = dayTitle(it->time);
    }
    const auto note = [](QStringList &list, const QString &one) {
        if (!one.isEmpty() && !list.contains(one))
            list << one;
    };
    for (LedgerRow &row : page) {
        m_last = row.number;
        for (const std::int64_t taken : row.erases)
            m_erasedBy.emplace(taken, row.number.value);
        if (const auto by = m_erasedBy.find(row.number.value); row.erased && by != m_erasedBy.end())
            row.change = tr("Payload erased by entry %1").arg(figure(by->second));
        note(m_people, row.who);
        note(m_kinds, row.kind);
        note(m_channels, row.channel);
        if (!m_filter.matches(row))
            continue;
        if (const QString of = dayTitle(row.time); of != day) {
            day = of;
            LedgerRow heading;
            heading.heading = true;
            heading.day = of;
            more.push_back(std::move(heading));
        }
        ++m_entries;
        more.push_back(std::move(row));
    }
    if (more.empty())
        return;
    const int at = rowCount();
    beginInsertRows({}, at, at + int(more.size()) - 1);
    m_rows.insert(m_rows.end(), std::make_move_iterator(more.begin()), std::make_move_iterator(more.end()));
    endInsertRows();
}

int LedgerModel::rowOf(LedgerNumber number) const
{
    for (std::size_t i = 0; i < m_rows.size(); ++i) {
        if (!m_rows[i].heading && m_rows[i].number == number)
            return int(i);
    }
    return -1;
}

int LedgerModel::rowCount(const QModelIndex &parent) const
{
    return parent.isValid() ? 0 : int(m_rows.size());
}

Qt::ItemFlags LedgerModel::flags(const QModelIndex &index) const
{
    if (!index.isValid())
        return Qt::NoItemFlags;
    return row(index.row()).heading ? Qt::ItemIsEnabled | Qt::ItemNeverHasChildren
                                    : Qt::ItemIsEnabled | Qt::ItemIsSelectable | Qt::ItemNeverHasChildren;
}

QVariant LedgerModel::data(const QModelIndex &index, int role) const
{
    if (!index.isValid() || index.row() >= rowCount())
        return {};
    const LedgerRow &r = row(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return r.heading ? r.day : r.change;
    case SortRole:
        return r.heading ? QVariant() : QVariant(qlonglong(r.number.value));
    case KeyRole:
        return QVariant::fromValue(MemoryKey{});
    case LoadingRole:
        return false;
    case GroupRole:
        return r.heading;
    case Qt::ToolTipRole:
        return r.heading ? QVariant() : QVariant(plainTip(r.change + QLatin1Char('\n') + utcTime(r.time)));
    case Qt::AccessibleTextRole: {
        if (r.heading)
            return r.day;
        QStringList words{tr("Entry %1").arg(r.number.value), shortTime(r.time), r.title, r.change};
        if (!r.who.isEmpty())
            words << tr("by %1").arg(r.who);
        if (!r.reason.isEmpty())
            words << r.reason;
        if (r.undoneBy)
            words << tr("undone by entry %1").arg(r.undoneBy.value);
        if (m_broken && r.number >= m_broken)
            words << tr("the chain is broken here");
        return words.join(QStringLiteral(", "));
    }
    default:
        return {};
    }
}

} // namespace credence::ui

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "reflect/sourcereader.h"

#include "jobs/jobrunner.h"

namespace credence::ui {

namespace {
constexpr qsizetype kBatch = 400;
constexpr qsizetype kKept = 20'000;
} // namespace

SourceReader::SourceReader(Session *session, QObject *parent) : QObject(parent), m_session(session)
{
    connect(session, &Session::opened, this, [this] { forget(); });
    connect(session, &Session::closed, this, [this] { forget(); });
    connect(session, &Session::storeChanged, this, [this] {
        m_known.clear();
        Q_EMIT ready();
    });
}

void SourceReader::forget()
{
    m_known.clear();
    m_wanted.clear();
    m_reading = false;
}

const SourceReader::Source *SourceReader::find(const std::string &id)
{
    const auto it = m_known.constFind(QString::fromStdString(id));
    if (it != m_known.constEnd())
        return &*it;
    request({id});
    return nullptr;
}

void SourceReader::request(const std::vector<std::string> &ids)
{
    if (m_known.size() > kKept)
        m_known.clear();
    for (const std::string &id : ids) {
        const QString name = QString::fromStdString(id);
        if (!m_known.contains(name))
            m_wanted << name;
    }
    // What is asked for in one go of the event loop is read in one job.
    if (!m_posted && !m_wanted.isEmpty()) {
        m_posted = true;
        QMetaObject::invokeMethod(
            this,
            [this] {
                m_posted = false;
                read();
            },
            Qt::QueuedConnection);
    }
}

void SourceReader::read()
{
    const std::shared_ptr<Store> store = m_session->store();
    if (!store || m_reading || m_wanted.isEmpty())
        return;
    std::vector<std::string> ids;
    for (const QString &id : std::as_const(m_wanted)) {
        if (qsizetype(ids.size()) < kBatch)
            ids.push_back(id.toStdString());
    }
    for (const std::string &id : ids)
        m_wanted.remove(QString::fromStdString(id));
    m_reading = true;
    using Found = std::vector<std::pair<std::string, Source>>;
    JobRunner::instance().run<Found>(
        this, QStringLiteral("sources"), {},
        [store, ids](std::stop_token stop, const Progress &) -> Result<Found> {
            Found found;
            std::vector<MemoryKey> keys;
            std::vector<std::size_t> places;
            for (const std::string &id : ids) {
                found.push_back({id, {}});
                const Result<MemoryKey> key = store->find(id);
                if (stop.stop_requested())
                    return Error{Errc::Cancelled, "Cancelled.", {}};
                if (!key) {
                    found.back().second.missing = true;
                    continue;
                }
                keys.push_back(*key);
                places.push_back(found.size() - 1);
            }
            Result<std::vector<Memory>> rows = store->rows(keys, stop);
            if (!rows)
                return rows.error();
            for (Memory &memory : *rows) {
                for (std::size_t i = 0; i < keys.size(); ++i) {
                    if (keys[i] == memory.key)
                        found[places[i]].second.memory = memory;
                }
            }
            return found;
        },
        [this](Result<Found> found) {
            m_reading = false;
            if (found) {
                for (const auto &[id, source] : *found)
                    m_known.insert(QString::fromStdString(id), source);
            }
            if (!m_wanted.isEmpty())
                read();
            Q_EMIT ready();
        });
}

} // namespace credence::ui

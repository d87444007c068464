// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "store/reference.h"

namespace credence::store {

namespace {

Result<std::uint64_t> drain(sql::Statement &rows, int columns)
{
    std::uint64_t count = 0;
    std::size_t bytes = 0;
    while (rows.next()) {
        for (int i = 0; i < columns; ++i)
            bytes += rows.view(i).size();
        ++count;
    }
    if (!rows.ok())
        return rows.error();
    return bytes == 0 ? 0 : count;
}

} // namespace

Result<Reference> Reference::open(const std::filesystem::path &path)
{
    auto db = sql::Connection::open(path, sql::Mode::ReadOnly, std::chrono::milliseconds(5000));
    if (!db)
        return db.error();
    const auto tables = (*db)->integer("SELECT count(*) FROM sqlite_schema");
    if (!tables)
        return tables.error();
    return Reference(std::move(*db));
}

Result<std::uint64_t> Reference::list(std::size_t limit)
{
    auto rows = m_db->prepare("SELECT * FROM memory ORDER BY created, key LIMIT ?1");
    rows.bind(1, static_cast<std::int64_t>(limit));
    return drain(rows, 20);
}

Result<std::uint64_t> Reference::below(MemoryKey key)
{
    auto rows = m_db->prepare(
        "WITH RECURSIVE cone (key) AS ("
        "  SELECT ?1 UNION"
        "  SELECT e.source FROM cone AS c JOIN evidence AS e ON e.derived = c.key JOIN memory AS s ON s.key = e.source"
        "  WHERE e.role <> 'contradicts' AND s.status <> 'erased') "
        "SELECT m.id, m.kind, m.shape, m.status, m.depth, m.created, m.source_ref, m.text "
        "FROM cone JOIN memory AS m ON m.key = cone.key");
    rows.bind(1, key.value);
    return drain(rows, 8);
}

Result<std::uint64_t> Reference::above(MemoryKey key)
{
    auto rows = m_db->prepare("WITH RECURSIVE cone (key) AS ("
                              "  SELECT ?1 UNION SELECT e.derived FROM cone AS c JOIN evidence AS e ON e.source = c.key"
                              "  WHERE e.role <> 'contradicts') "
                              "SELECT m.id, m.kind, m.status, m.depth FROM cone JOIN memory AS m ON m.key = cone.key");
    rows.bind(1, key.value);
    return drain(rows, 4);
}

Result<std::uint64_t> Reference::countAbove(MemoryKey key)
{
    auto rows = m_db->prepare("WITH RECURSIVE cone (key) AS ("
                              "  SELECT ?1 UNION SELECT e.derived FROM cone AS c JOIN evidence AS e ON e.source = c.key"
                              "  WHERE e.role <> 'contradicts') "
                              "SELECT count(*) FROM cone");
    rows.bind(1, key.value);
    return drain(rows, 1);
}

} // namespace credence::store

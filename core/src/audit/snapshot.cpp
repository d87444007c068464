// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/snapshot.h>

#include <algorithm>
#include <numeric>
#include <unordered_map>

namespace credence {

namespace {

// Keys are distinct whole numbers in ascending order: the place of one is at most as far from the first as its key is,
// and where none was left out it is just there.
std::size_t placeOfKey(std::span<const NodeRow> rows, MemoryKey key)
{
    if (rows.empty() || key < rows.front().key)
        return rows.size();
    const std::uint64_t far = std::uint64_t(key.value) - std::uint64_t(rows.front().key.value);
    const auto most = std::size_t(std::min<std::uint64_t>(far, rows.size() - 1));
    if (rows[most].key == key)
        return most;
    const auto end = rows.begin() + std::ptrdiff_t(most) + 1;
    const auto it =
        std::lower_bound(rows.begin(), end, key, [](const NodeRow &row, MemoryKey k) { return row.key < k; });
    return it != end && it->key == key ? std::size_t(it - rows.begin()) : rows.size();
}

} // namespace

struct Snapshot::Builder::Impl {
    struct RawLink {
        MemoryKey derived, source;
        Role role;
        Granularity granularity;
    };
    std::vector<NodeRow> rows;
    std::vector<RawLink> links;
    std::vector<std::string> scopes;
    std::unordered_map<std::string, std::uint32_t> scopeIndex;
};

Snapshot::Builder::Builder() : d(std::make_unique<Impl>()) {}
Snapshot::Builder::~Builder() = default;
Snapshot::Builder::Builder(Builder &&) noexcept = default;
Snapshot::Builder &Snapshot::Builder::operator=(Builder &&) noexcept = default;

void Snapshot::Builder::reserve(std::size_t nodes, std::size_t links)
{
    d->rows.reserve(nodes);
    d->links.reserve(links);
}

std::uint32_t Snapshot::Builder::scope(std::string_view id)
{
    const auto [it, added] = d->scopeIndex.try_emplace(std::string(id), std::uint32_t(d->scopes.size()));
    if (added)
        d->scopes.emplace_back(id);
    return it->second;
}

void Snapshot::Builder::add(const NodeRow &row)
{
    d->rows.push_back(row);
}

const NodeRow *Snapshot::Builder::find(MemoryKey key) const
{
    const std::size_t place = placeOfKey(d->rows, key);
    return place < d->rows.size() ? &d->rows[place] : nullptr;
}

void Snapshot::Builder::link(MemoryKey derived, MemoryKey source, Role role, Granularity granularity)
{
    d->links.push_back({derived, source, role, granularity});
}

std::shared_ptr<const Snapshot> Snapshot::Builder::build() &&
{
    auto snapshot = std::make_shared<Snapshot>();
    Snapshot &s = *snapshot;
    s.m_rows = std::move(d->rows);
    s.m_scopes = std::move(d->scopes);
    const auto byKey = [](const NodeRow &a, const NodeRow &b) { return a.key < b.key; };
    if (!std::is_sorted(s.m_rows.begin(), s.m_rows.end(), byKey))
        std::sort(s.m_rows.begin(), s.m_rows.end(), byKey);

    struct Resolved {
        Node derived, source;
        Role role;
        Granularity granularity;
    };
    std::vector<Resolved> links;
    links.reserve(d->links.size());
    // Links mostly arrive grouped by their derived end, so remembering the last answer saves most look-ups.
    MemoryKey lastKey;
    Node lastNode = kNoNode;
    for (const Impl::RawLink &raw : d->links) {
        if (raw.derived != lastKey) {
            lastKey = raw.derived;
            lastNode = s.find(raw.derived);
        }
        if (lastNode == kNoNode)
            continue;
        links.push_back({lastNode, raw.source ? s.find(raw.source) : kNoNode, raw.role, raw.granularity});
    }
    d->links = {};

    const std::size_t n = s.m_rows.size();
    s.m_sourceStart.assign(n + 1, 0);
    s.m_dependentStart.assign(n + 1, 0);
    for (const Resolved &link : links) {
        ++s.m_sourceStart[link.derived + 1];
        if (link.source != kNoNode)
            ++s.m_dependentStart[link.source + 1];
    }
    std::partial_sum(s.m_sourceStart.begin(), s.m_sourceStart.end(), s.m_sourceStart.begin());
    std::partial_sum(s.m_dependentStart.begin(), s.m_dependentStart.end(), s.m_dependentStart.begin());
    s.m_sources.resize(s.m_sourceStart[n]);
    s.m_dependents.resize(s.m_dependentStart[n]);
    std::vector<std::uint32_t> nextSource(s.m_sourceStart.begin(), s.m_sourceStart.end() - 1);
    std::vector<std::uint32_t> nextDependent(s.m_dependentStart.begin(), s.m_dependentStart.end() - 1);
    for (const Resolved &link : links)
        s.m_sources[nextSource[link.derived]++] = {link.source, link.role, link.granularity};
    for (Node derived = 0; derived < n; ++derived) {
        for (const Link &source : s.sources(derived)) {
            if (source.node != kNoNode)
                s.m_dependents[nextDependent[source.node]++] = {derived, source.role, source.granularity};
        }
    }
    return snapshot;
}

Node Snapshot::find(MemoryKey key) const
{
    const std::size_t place = placeOfKey(m_rows, key);
    return place < m_rows.size() ? Node(place) : kNoNode;
}

} // namespace credence

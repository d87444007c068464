// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The one file that includes hnswlib, whose headers define functions that may exist once in a program.
#include "index/graph.h"

#include "index/products.h"

#include <hnswlib/hnswlib.h>

#include <algorithm>
#include <cmath>
#include <cstring>

namespace credence::index {

namespace {

constexpr std::size_t kLinks = 16, kBuildWidth = 200, kSeed = 100;
constexpr std::uint32_t kNobody = 0xFFFFFFFFU;

float distance(const void *a, const void *b, const void *dimension)
{
    return float(1.0 - dot(static_cast<const float *>(a), static_cast<const float *>(b),
                           *static_cast<const std::size_t *>(dimension)));
}

// The distance of unit vectors, by the same product as everywhere else.
class Space final : public hnswlib::SpaceInterface<float> {
public:
    explicit Space(std::size_t dimension) : m_dimension(dimension) {}
    size_t get_data_size() override { return m_dimension * sizeof(float); }
    hnswlib::DISTFUNC<float> get_dist_func() override { return distance; }
    void *get_dist_func_param() override { return &m_dimension; }

private:
    std::size_t m_dimension;
};

class Index final : public hnswlib::HierarchicalNSW<float> {
public:
    Index(Space *space, std::size_t rows)
        : HierarchicalNSW(space, std::max<std::size_t>(rows, 1024), kLinks, kBuildWidth, kSeed)
    {
        // While it walks a list it fetches one link ahead, past the end of a full one.
        size_links_per_element_ += sizeof(hnswlib::tableint);
    }
};

class Bytes {
public:
    explicit Bytes(std::string_view bytes) : m_rest(bytes) {}
    bool take(void *to, std::size_t count)
    {
        if (m_rest.size() < count)
            return false;
        if (count > 0)
            std::memcpy(to, m_rest.data(), count);
        m_rest.remove_prefix(count);
        return true;
    }
    template<class T>
    bool take(T &value)
    {
        return take(&value, sizeof value);
    }
    [[nodiscard]] bool atEnd() const { return m_rest.empty(); }

private:
    std::string_view m_rest;
};

template<class T>
void put(std::string &out, const T &value)
{
    out.append(reinterpret_cast<const char *>(&value), sizeof value);
}

Error noGraph()
{
    return {Errc::Corrupt, "It is no graph over these vectors.", {}};
}

Error noMemory()
{
    return {Errc::Io, "There is not enough memory for the graph of vectors.", {}};
}

} // namespace

struct Graph::Impl {
    explicit Impl(std::size_t d) : dimension(d), space(d) {}
    std::size_t dimension;
    Space space;
    std::unique_ptr<Index> index;
};

Graph::Graph(std::size_t dimension) : d(std::make_unique<Impl>(dimension)) {}
Graph::~Graph() = default;
Graph::Graph(Graph &&) noexcept = default;
Graph &Graph::operator=(Graph &&) noexcept = default;

std::size_t Graph::size() const
{
    return d->index ? d->index->cur_element_count : 0;
}

Result<void> Graph::extend(const float *rows, std::size_t count, const std::stop_token &stop, const Progress &progress)
{
    try {
        const std::size_t before = size(), after = before + count;
        if (!d->index)
            d->index = std::make_unique<Index>(&d->space, after);
        else if (after > d->index->max_elements_)
            d->index->resizeIndex(after + after / 8);
        for (std::size_t i = 0; i < count; ++i) {
            if (i % 64 == 0) {
                if (stop.stop_requested())
                    return Error{Errc::Cancelled, "Cancelled.", {}};
                if (progress && i % 1024 == 0)
                    progress(i, count);
            }
            d->index->addPoint(rows + i * d->dimension, before + i);
        }
    } catch (const std::exception &) { // of hnswlib: memory
        return noMemory();
    }
    return {};
}

std::vector<std::pair<std::size_t, double>> Graph::search(std::span<const float> query, std::size_t k,
                                                          std::size_t width) const
{
    std::vector<std::pair<std::size_t, double>> out;
    if (size() == 0 || k == 0)
        return out;
    // As searchKnn(), whose width is a member that threads would share.
    const Index &index = *d->index;
    hnswlib::tableint at = index.enterpoint_node_;
    float best = distance(query.data(), index.getDataByInternalId(at), &d->dimension);
    for (int level = index.maxlevel_; level > 0; --level) {
        for (bool moved = true; moved;) {
            moved = false;
            auto *list = index.get_linklist(at, level);
            const int count = index.getListCount(list);
            const auto *links = reinterpret_cast<const hnswlib::tableint *>(list + 1);
            for (int i = 0; i < count; ++i) {
                const float one = distance(query.data(), index.getDataByInternalId(links[i]), &d->dimension);
                if (one < best) {
                    best = one;
                    at = links[i];
                    moved = true;
                }
            }
        }
    }
    auto found = index.searchBaseLayerST<false>(at, query.data(), std::max(width, k));
    while (found.size() > k)
        found.pop();
    out.resize(found.size());
    for (std::size_t i = out.size(); i-- > 0;) {
        out[i] = {index.getExternalLabel(found.top().second), 1.0 - double(found.top().first)};
        found.pop();
    }
    return out;
}

std::string Graph::links() const
{
    std::string out;
    if (!d->index)
        return out;
    const Index &index = *d->index;
    put(out, std::uint64_t{index.cur_element_count});
    put(out, std::int32_t{index.maxlevel_});
    put(out, std::uint32_t{index.enterpoint_node_});
    for (hnswlib::tableint i = 0; i < index.cur_element_count; ++i) {
        const int levels = index.element_levels_[i];
        put(out, std::int32_t{levels});
        for (int level = 0; level <= levels; ++level) {
            auto *list = index.get_linklist_at_level(i, level);
            const std::uint32_t count = index.getListCount(list);
            put(out, count);
            out.append(reinterpret_cast<const char *>(list + 1), count * sizeof(hnswlib::tableint));
        }
    }
    return out;
}

Result<Graph> Graph::fromLinks(std::string_view bytes, const float *rows, std::size_t count, std::size_t dimension)
{
    Bytes in(bytes);
    std::uint64_t said = 0;
    std::int32_t top = -1;
    std::uint32_t entry = kNobody;
    if (!in.take(said) || !in.take(top) || !in.take(entry) || said == 0 || said > count || entry >= said || top < 0 ||
        top > 64)
        return noGraph();
    Graph graph(dimension);
    try {
        graph.d->index = std::make_unique<Index>(&graph.d->space, said);
        Index &index = *graph.d->index;
        for (hnswlib::tableint i = 0; i < said; ++i) {
            std::int32_t levels = 0;
            if (!in.take(levels) || levels < 0 || levels > top)
                return noGraph();
            char *record = index.data_level0_memory_ + i * index.size_data_per_element_;
            std::memset(record, 0, index.size_data_per_element_);
            std::memcpy(record + index.offsetData_, rows + i * dimension, dimension * sizeof(float));
            index.setExternalLabel(i, i);
            index.linkLists_[i] = nullptr;
            if (levels > 0) {
                index.linkLists_[i] =
                    static_cast<char *>(std::calloc(std::size_t(levels), index.size_links_per_element_));
                if (!index.linkLists_[i])
                    return noMemory();
            }
            index.element_levels_[i] = levels;
            index.cur_element_count = i + 1; // what the destructor frees
            for (int level = 0; level <= levels; ++level) {
                std::uint32_t links = 0;
                if (!in.take(links) || links > (level == 0 ? index.maxM0_ : index.maxM_))
                    return noGraph();
                auto *list = index.get_linklist_at_level(i, level);
                index.setListCount(list, static_cast<unsigned short>(links));
                auto *to = reinterpret_cast<hnswlib::tableint *>(list + 1);
                if (!in.take(to, links * sizeof(hnswlib::tableint)))
                    return noGraph();
                for (std::uint32_t k = 0; k < links; ++k) {
                    if (to[k] >= said || to[k] == i)
                        return noGraph();
                }
            }
            index.label_lookup_[i] = i;
        }
        // A link at a level leads to something that has that level.
        for (hnswlib::tableint i = 0; i < said; ++i) {
            for (int level = 1; level <= index.element_levels_[i]; ++level) {
                auto *list = index.get_linklist_at_level(i, level);
                const auto *to = reinterpret_cast<const hnswlib::tableint *>(list + 1);
                for (int k = 0; k < index.getListCount(list); ++k) {
                    if (index.element_levels_[to[k]] < level)
                        return noGraph();
                }
            }
        }
        if (index.element_levels_[entry] != top || !in.atEnd())
            return noGraph();
        index.maxlevel_ = top;
        index.enterpoint_node_ = entry;
    } catch (const std::exception &) { // of hnswlib: memory
        return noMemory();
    }
    return graph;
}

} // namespace credence::index

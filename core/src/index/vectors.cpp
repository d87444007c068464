// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "index/vectors.h"

#include "index/products.h"
#include "provider/cache.h"
#include "util/writeall.h"

#include <fmt/format.h>
#include <sodium.h>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <cstring>
#include <fstream>

namespace credence {

RecallIndex::~RecallIndex() = default;

Result<std::shared_ptr<RecallIndex>> RecallIndex::open(const Store &store, const RecallIndexOptions &options,
                                                       std::stop_token stop, const Progress &progress)
{
    auto made = std::make_shared<index::VectorIndex>(indexFolder(store.info().path), options);
    if (auto loaded = made->load(store, stop, progress); !loaded)
        return loaded.error();
    return std::shared_ptr<RecallIndex>(std::move(made));
}

namespace index {

namespace {

constexpr std::array<char, 8> kVectorMagic{'C', 'R', 'D', 'V', 'E', 'C', '0', '1'};
constexpr std::array<char, 8> kLinkMagic{'C', 'R', 'D', 'L', 'N', 'K', '0', '1'};
constexpr std::size_t kBatch = 4096;                                        // texts embedded at once
constexpr std::size_t kLongestModel = 512;                                  // bytes of a name
constexpr std::int64_t kDeadRow = std::numeric_limits<std::int64_t>::max(); // a row that no memory has any more
constexpr std::size_t kTail = 2000; // rows beside the graph that are looked at one by one

// Not against an adversary: notices damage.
std::uint64_t checksum(const void *data, std::size_t size, std::uint64_t seed = 0x9E3779B97F4A7C15U)
{
    const auto *at = static_cast<const unsigned char *>(data);
    std::uint64_t h = seed ^ size;
    while (size >= 8) {
        std::uint64_t word = 0;
        std::memcpy(&word, at, 8);
        h = (h ^ word) * 0xD6E8FEB86659FD93U;
        h ^= h >> 29U;
        at += 8;
        size -= 8;
    }
    std::uint64_t rest = 0;
    std::memcpy(&rest, at, size);
    h = (h ^ rest) * 0xD6E8FEB86659FD93U;
    return h ^ (h >> 32U);
}

std::uint64_t textHash(std::string_view text)
{
    std::array<unsigned char, crypto_generichash_BYTES_MIN> digest{};
    crypto_generichash(digest.data(), digest.size(), reinterpret_cast<const unsigned char *>(text.data()), text.size(),
                       nullptr, 0);
    std::uint64_t out = 0;
    std::memcpy(&out, digest.data(), sizeof out);
    return out;
}

struct RowHead {
    std::int64_t key = 0;   // of the memory; below 0: the mark, minus its number
    std::uint64_t hash = 0; // of the text; of a mark: of its entry
    std::uint64_t check = 0;
};

std::uint64_t checkOf(const RowHead &head, const float *values, std::size_t dimension)
{
    const std::int64_t pair[2] = {head.key, static_cast<std::int64_t>(head.hash)};
    return checksum(values, dimension * sizeof(float), checksum(pair, sizeof pair));
}

std::uint64_t numberOf(const std::string &hex)
{
    std::uint64_t out = 0;
    std::from_chars(hex.data(), hex.data() + hex.size(), out, 16);
    return out;
}

std::optional<std::string> wholeFile(const std::filesystem::path &path)
{
    const int file = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
    if (file < 0)
        return std::nullopt;
    std::optional<std::string> out;
    struct stat status {};
    if (::fstat(file, &status) == 0 && S_ISREG(status.st_mode)) {
        std::string bytes(static_cast<std::size_t>(status.st_size), '\0');
        std::size_t got = 0;
        while (got < bytes.size()) {
            const ssize_t n = ::read(file, bytes.data() + got, bytes.size() - got);
            if (n < 0 && errno == EINTR)
                continue;
            if (n <= 0)
                break;
            got += static_cast<std::size_t>(n);
        }
        bytes.resize(got);
        out = std::move(bytes);
    }
    ::close(file);
    return out;
}

template<class T>
void append(std::string &out, const T &value)
{
    out.append(reinterpret_cast<const char *>(&value), sizeof value);
}

} // namespace

VectorIndex::VectorIndex(std::filesystem::path folder, RecallIndexOptions options)
    : m_folder(std::move(folder)), m_options(std::move(options)),
      m_embedder(m_options.embedder ? m_options.embedder : builtinEmbedder())
{
    m_inTime.resize(1);
}

std::filesystem::path VectorIndex::file(const char *ending) const
{
    return m_folder / (sha256Hex(m_embedder->model()).substr(0, 16) + ending);
}

void VectorIndex::forget()
{
    m_dimension = 0;
    m_vectors.clear();
    m_owner.clear();
    m_hashes.clear();
    m_rowOf.clear();
    m_mark = {};
    m_kept = 0;
    m_graph.reset();
}

// Rows that no memory has any more go; the others move up.
void VectorIndex::compact()
{
    std::size_t to = 0;
    for (std::size_t from = 0; from < m_owner.size(); ++from) {
        if (m_owner[from] == 0)
            continue;
        m_owner[to] = m_owner[from];
        m_hashes[to] = m_hashes[from];
        if (to != from)
            std::copy_n(m_vectors.begin() + std::ptrdiff_t(from * m_dimension), m_dimension,
                        m_vectors.begin() + std::ptrdiff_t(to * m_dimension));
        m_rowOf[m_owner[to]] = to;
        ++to;
    }
    m_owner.resize(to);
    m_hashes.resize(to);
    std::fill(m_vectors.begin() + std::ptrdiff_t(to * m_dimension), m_vectors.end(), 0.0F);
    m_vectors.resize(to * m_dimension);
    m_graph.reset();
    m_kept = 0;
}

// The rows of a file that is whole up to some row; the rest is made anew.
bool VectorIndex::readVectors(std::string &note)
{
    std::error_code failed;
    const auto path = file(".vectors");
    if (!std::filesystem::exists(path, failed)) {
        note = "The index of vectors was made anew: there was none for this model.";
        return false;
    }
    const auto bytes = wholeFile(path);
    const auto damaged = [&](const char *what) {
        note = fmt::format("The index of vectors was made anew: {}.", what);
        forget();
        return false;
    };
    if (!bytes)
        return damaged("its file can't be read");
    std::string_view rest = *bytes;
    std::uint32_t dimension = 0, length = 0;
    const auto take = [&](void *to, std::size_t count) {
        if (rest.size() < count)
            return false;
        std::memcpy(to, rest.data(), count);
        rest.remove_prefix(count);
        return true;
    };
    std::array<char, 8> magic{};
    if (!take(magic.data(), magic.size()) || magic != kVectorMagic)
        return damaged("its file is damaged or of another version");
    if (!take(&dimension, sizeof dimension) || !take(&length, sizeof length) || length > kLongestModel ||
        rest.size() < length)
        return damaged("its file is cut short");
    if (rest.substr(0, length) != m_embedder->model())
        return damaged("it was of another model");
    rest.remove_prefix(length);
    if (dimension == 0 || dimension > 65536 ||
        (m_embedder->dimension() != 0 && dimension != static_cast<std::uint32_t>(m_embedder->dimension())))
        return damaged("it was of another dimension");
    const std::size_t rowBytes = sizeof(RowHead) + dimension * sizeof(float);
    const std::size_t rows = rest.size() / rowBytes;
    m_dimension = dimension;
    m_vectors.reserve(rows * dimension);
    for (std::size_t i = 0; i < rows; ++i) {
        RowHead head;
        const char *at = rest.data() + i * rowBytes;
        std::memcpy(&head, at, sizeof head);
        const std::size_t start = m_vectors.size();
        m_vectors.resize(start + dimension);
        std::memcpy(m_vectors.data() + start, at + sizeof head, dimension * sizeof(float));
        if (head.check != checkOf(head, m_vectors.data() + start, dimension))
            return damaged("its file is damaged");
        // Whoever wrote it: what is compared later must be comparable.
        const float *values = m_vectors.data() + start;
        if (const double squares = dot(values, values, dimension); !(squares >= 0 && squares < 1.01))
            return damaged("its file is damaged");
        if (head.key < 0) {
            m_vectors.resize(start);
            m_mark = {-head.key, fmt::format("{:016x}", head.hash)};
            continue;
        }
        if (head.key == kDeadRow) {
            m_owner.push_back(0);
            m_hashes.push_back(head.hash);
            continue;
        }
        if (const auto before = m_rowOf.find(head.key); before != m_rowOf.end())
            m_owner[before->second] = 0;
        m_rowOf[head.key] = m_owner.size();
        m_owner.push_back(head.key);
        m_hashes.push_back(head.hash);
    }
    m_kept = m_owner.size();
    if (rest.size() % rowBytes != 0)
        return damaged("its file is cut short");
    return m_mark.number > 0 || damaged("its file was never finished");
}

void VectorIndex::readGraph(std::string &note)
{
    m_graph.reset();
    if (m_owner.size() < m_options.graphFrom)
        return;
    const auto bytes = wholeFile(file(".links"));
    if (!bytes)
        return;
    constexpr std::size_t kHead = kLinkMagic.size() + 3 * sizeof(std::uint64_t);
    std::uint64_t rows = 0, order = 0, check = 0;
    if (bytes->size() >= kHead && std::memcmp(bytes->data(), kLinkMagic.data(), kLinkMagic.size()) == 0) {
        std::memcpy(&rows, bytes->data() + 8, 8);
        std::memcpy(&order, bytes->data() + 16, 8);
        std::memcpy(&check, bytes->data() + 24, 8);
        const std::string_view links = std::string_view(*bytes).substr(kHead);
        if (rows <= m_hashes.size() && order == checksum(m_hashes.data(), rows * sizeof(std::uint64_t)) &&
            check == checksum(links.data(), links.size())) {
            auto graph = Graph::fromLinks(links, m_vectors.data(), rows, m_dimension);
            if (graph && graph->size() == rows) {
                m_graph = std::move(*graph);
                return;
            }
        }
    }
    note = "The graph over the vectors was made anew: its file did not fit.";
}

Result<void> VectorIndex::load(const Store &store, const std::stop_token &stop, const Progress &progress)
{
    const std::unique_lock lock(m_mutex);
    m_note.clear();
    if (!m_options.keep || !readVectors(m_note)) {
        forget();
        if (!m_options.keep)
            m_note.clear();
    } else {
        auto reader = store::RecallReader::begin(store, stop);
        if (!reader)
            return reader.error();
        const auto known = reader->knows(m_mark);
        if (!known)
            return known.error();
        if (!*known) {
            forget();
            m_note = "The index of vectors was made anew: it was of another store, or of a later state of this one.";
        }
    }
    std::string graphNote;
    readGraph(graphNote);
    if (m_note.empty())
        m_note = graphNote;
    return take(store, true, stop, progress);
}

Result<void> VectorIndex::refresh(const Store &store, std::stop_token stop, const Progress &progress)
{
    {
        auto reader = store::RecallReader::begin(store, stop);
        if (!reader)
            return reader.error();
        const auto head = reader->head();
        if (!head)
            return head.error();
        const std::shared_lock lock(m_mutex);
        if (*head == m_mark)
            return {};
    }
    const std::unique_lock lock(m_mutex);
    return take(store, false, stop, progress);
}

// Takes in what is newer than the mark. `all`: the short rows of all memories, too.
Result<void> VectorIndex::take(const Store &store, bool all, const std::stop_token &stop, const Progress &progress)
{
    auto reader = store::RecallReader::begin(store, stop);
    if (!reader)
        return reader.error();
    const auto head = reader->head();
    if (!head)
        return head.error();
    if (!all) {
        const auto known = reader->knows(m_mark);
        if (!known)
            return known.error();
        if (!*known) { // the file was put back to an earlier state
            forget();
            all = true;
        }
    }
    if (all) {
        m_items.clear();
        m_scopes.clear();
        m_sessions.clear();
    }
    const bool anew = m_owner.empty();
    std::vector<MemoryKey> keys;
    std::vector<std::string> texts;
    std::vector<std::uint64_t> hashes;
    std::optional<Error> failed;
    bool dropped = false, lost = false;
    const auto embed = [&] {
        if (texts.empty() || failed)
            return;
        auto made = m_embedder->embed(texts, stop);
        if (!made) {
            failed = made.error();
            return;
        }
        for (std::size_t i = 0; i < texts.size() && !failed; ++i) {
            const Vector &vector = (*made)[i];
            if (m_dimension == 0)
                m_dimension = vector.size();
            if (vector.size() != m_dimension || m_dimension == 0) {
                failed = Error{Errc::Network, "The embedding model gave vectors of different lengths.", {}};
                return;
            }
            if (const auto before = m_rowOf.find(keys[i].value); before != m_rowOf.end())
                m_owner[before->second] = 0;
            m_rowOf[keys[i].value] = m_owner.size();
            m_owner.push_back(keys[i].value);
            m_hashes.push_back(hashes[i]);
            // Of unit length here, whatever a provider sends: the graph takes products for cosines.
            double squares = dot(vector.data(), vector.data(), vector.size());
            const bool sound = squares > 0 && std::isfinite(squares);
            const auto scale = sound ? float(1.0 / std::sqrt(squares)) : 0.0F;
            for (const float value : vector)
                m_vectors.push_back(sound ? value * scale : 0.0F);
        }
        keys.clear();
        texts.clear();
        hashes.clear();
    };
    const auto scopeId = [](auto &map, const std::string &name) {
        return map.try_emplace(name, static_cast<std::uint32_t>(map.size() + 1)).first->second;
    };
    const auto read = reader->rows(
        m_mark.number, !all,
        [&](store::RecallRow &&row) {
            if (failed)
                return;
            IndexItem item;
            item.key = row.key;
            item.kind = row.kind;
            item.status = row.status;
            item.scope = scopeId(m_scopes, row.scope);
            if (!row.session.empty())
                item.session = scopeId(m_sessions, row.scope + '\0' + row.session);
            item.created = row.created.value_or(kNoTime);
            const auto known = m_rowOf.find(row.key.value);
            if (row.status == Status::Erased) {
                if (known != m_rowOf.end()) {
                    // Nothing of it stays, in memory either.
                    std::fill_n(m_vectors.begin() + std::ptrdiff_t(known->second * m_dimension), m_dimension, 0.0F);
                    m_owner[known->second] = 0;
                    m_rowOf.erase(known);
                    dropped = true;
                }
            } else if (!row.fresh) {
                lost = lost || known == m_rowOf.end();
            } else {
                const std::uint64_t hash = textHash(row.text);
                if (known == m_rowOf.end() || m_hashes[known->second] != hash) {
                    keys.push_back(row.key);
                    texts.push_back(std::move(row.text));
                    hashes.push_back(hash);
                }
            }
            const auto at = std::lower_bound(m_items.begin(), m_items.end(), row.key,
                                             [](const IndexItem &one, MemoryKey key) { return one.key < key; });
            if (at != m_items.end() && at->key == row.key)
                *at = item;
            else
                m_items.insert(at, item);
            if (texts.size() >= kBatch)
                embed();
        },
        progress);
    embed();
    if (failed)
        return *failed;
    if (!read)
        return read.error();
    if (lost) { // the file lacked rows that its mark promised
        forget();
        m_note = "The index of vectors was made anew: its file lacked some.";
        return take(store, true, stop, progress);
    }
    const std::size_t dead = m_owner.size() - m_rowOf.size();
    if (dropped || dead > kTail + m_owner.size() / 4)
        compact();
    for (IndexItem &item : m_items) {
        const auto row = m_rowOf.find(item.key.value);
        item.row = row == m_rowOf.end() ? std::size_t(-1) : row->second;
    }
    m_mark = *head;
    order();
    keep(anew || m_kept == 0); // first: a graph takes long, and may be cancelled
    if (auto grown = growGraph(stop, progress); !grown && grown.error().code == Errc::Cancelled)
        return grown.error();
    else if (!grown)
        m_note = grown.error().message; // exact search serves as well, and longer
    return {};
}

Result<void> VectorIndex::growGraph(const std::stop_token &stop, const Progress &progress)
{
    if (m_owner.size() < m_options.graphFrom || m_dimension == 0)
        return {};
    const std::size_t inGraph = m_graph ? m_graph->size() : 0, tail = m_owner.size() - inGraph;
    if (m_graph && tail <= std::max(kTail, m_owner.size() / 10))
        return {};
    if (!m_graph)
        m_graph.emplace(m_dimension);
    auto grown = m_graph->extend(m_vectors.data() + inGraph * m_dimension, tail, stop, progress);
    if (!grown) {
        m_graph.reset();
        return grown;
    }
    keepGraph();
    return {};
}

// Appends the rows that are not kept yet, with the mark; or writes all of them.
void VectorIndex::keep(bool anew)
{
    if (!m_options.keep || m_dimension == 0)
        return;
    const auto cannot = [&] {
        m_note = fmt::format("The index of vectors can't be kept in {}; it was made for this time only.",
                             m_folder.filename().string());
    };
    if (!ownFolder(m_folder)) {
        cannot();
        return;
    }
    std::string bytes;
    if (anew) {
        m_kept = 0;
        const std::string model = m_embedder->model().substr(0, kLongestModel);
        bytes.append(kVectorMagic.data(), kVectorMagic.size());
        append(bytes, static_cast<std::uint32_t>(m_dimension));
        append(bytes, static_cast<std::uint32_t>(model.size()));
        bytes += model;
    }
    const auto row = [&](std::int64_t key, std::uint64_t hash, const float *values) {
        RowHead head{key, hash, 0};
        head.check = checkOf(head, values, m_dimension);
        append(bytes, head);
        bytes.append(reinterpret_cast<const char *>(values), m_dimension * sizeof(float));
    };
    for (std::size_t i = m_kept; i < m_owner.size(); ++i) {
        row(m_owner[i] != 0 ? m_owner[i] : kDeadRow, m_hashes[i], m_vectors.data() + i * m_dimension);
    }
    const std::vector<float> nothing(m_dimension, 0.0F);
    row(-m_mark.number, numberOf(m_mark.hash), nothing.data());
    if (anew) {
        if (replaceFile(file(".vectors"), bytes))
            m_kept = m_owner.size();
        else
            cannot();
        return;
    }
    const int out = ::open(file(".vectors").c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW);
    if (out < 0) {
        cannot();
        return;
    }
    // While somebody else appends, it is left for the next time; half a row would be damage.
    if (::flock(out, LOCK_EX | LOCK_NB) == 0) {
        struct stat before {};
        const bool known = ::fstat(out, &before) == 0;
        if (writeAll(out, bytes))
            m_kept = m_owner.size();
        else if (!known || ::ftruncate(out, before.st_size) != 0)
            cannot();
    }
    ::close(out);
}

void VectorIndex::keepGraph()
{
    if (!m_options.keep || !m_graph)
        return;
    const bool own = ownFolder(m_folder);
    const std::string links = m_graph->links();
    std::string bytes(kLinkMagic.data(), kLinkMagic.size());
    append(bytes, std::uint64_t{m_graph->size()});
    append(bytes, checksum(m_hashes.data(), m_graph->size() * sizeof(std::uint64_t)));
    append(bytes, checksum(links.data(), links.size()));
    bytes += links;
    if (!own || !replaceFile(file(".links"), bytes))
        m_note = fmt::format("The graph over the vectors can't be kept in {}.", m_folder.filename().string());
}

void VectorIndex::order()
{
    m_inTime.assign(m_scopes.size() + 1, {});
    for (std::uint32_t i = 0; i < m_items.size(); ++i) {
        if (m_items[i].kind == Kind::Episode && m_items[i].status != Status::Erased)
            m_inTime[m_items[i].scope].push_back(i);
    }
    for (auto &list : m_inTime) {
        std::stable_sort(list.begin(), list.end(), [&](std::uint32_t a, std::uint32_t b) {
            const std::int64_t x = m_items[a].created, y = m_items[b].created;
            return x != y && (y == kNoTime || (x != kNoTime && x < y)); // timeless last
        });
        for (std::uint32_t place = 0; place < list.size(); ++place)
            m_items[list[place]].place = place;
    }
}

void VectorIndex::noteSeen()
{
    const std::unique_lock lock(m_mutex);
    m_note.clear();
}

RecallIndexState VectorIndex::state() const
{
    const std::shared_lock lock(m_mutex);
    RecallIndexState state;
    state.model = m_embedder->model();
    state.dimension = static_cast<int>(m_dimension);
    state.vectors = m_rowOf.size();
    state.graph = m_graph.has_value();
    state.note = m_note;
    return state;
}

std::vector<std::pair<std::size_t, double>> VectorIndex::searchGraph(std::span<const float> query, std::size_t k) const
{
    const std::shared_lock lock(m_mutex);
    return m_graph ? m_graph->search(query, k, k) : std::vector<std::pair<std::size_t, double>>();
}

const IndexItem *VectorIndex::View::item(MemoryKey key) const
{
    const auto &items = m_index.m_items;
    const auto at = std::lower_bound(items.begin(), items.end(), key,
                                     [](const IndexItem &one, MemoryKey k) { return one.key < k; });
    return at != items.end() && at->key == key ? &*at : nullptr;
}

std::uint32_t VectorIndex::View::scope(const std::string &name) const
{
    const auto at = m_index.m_scopes.find(name);
    return at == m_index.m_scopes.end() ? 0 : at->second;
}

std::vector<std::pair<std::uint32_t, double>>
VectorIndex::View::nearest(std::span<const float> query, std::size_t k,
                           const std::function<bool(const IndexItem &)> &may, bool byGraph) const
{
    using Found = std::pair<std::uint32_t, double>;
    const auto &items = m_index.m_items;
    const auto better = [](const Found &a, const Found &b) {
        return a.second > b.second || (a.second == b.second && a.first < b.first);
    };
    std::vector<Found> best;
    if (k == 0 || query.size() != m_index.m_dimension)
        return best;
    const auto offer = [&](std::uint32_t place, double alike) {
        const Found here(place, alike);
        if (best.size() == k && !better(here, best.front()))
            return;
        best.push_back(here);
        std::push_heap(best.begin(), best.end(), better);
        if (best.size() > k) {
            std::pop_heap(best.begin(), best.end(), better);
            best.pop_back();
        }
    };
    const auto product = [&](const IndexItem &one) { return dot(vector(one), query.data(), query.size()); };
    const std::size_t inGraph = byGraph && m_index.m_graph ? m_index.m_graph->size() : 0;
    bool graphServed = false;
    if (inGraph > 0) {
        // What is filtered away is made up for by asking for more; where most is, all are looked at.
        for (std::size_t ask = std::max<std::size_t>(2 * k, 200); ask < inGraph / 8 && !graphServed; ask *= 4) {
            best.clear();
            for (const auto &[row, alike] : m_index.m_graph->search(query, ask, ask)) {
                const IndexItem *one = m_index.m_owner[row] != 0 ? item({m_index.m_owner[row]}) : nullptr;
                if (one && one->row == row && may(*one))
                    offer(static_cast<std::uint32_t>(one - items.data()), product(*one));
            }
            graphServed = best.size() >= k;
        }
        if (graphServed) {
            for (std::size_t row = inGraph; row < m_index.m_owner.size(); ++row) {
                const IndexItem *one = m_index.m_owner[row] != 0 ? item({m_index.m_owner[row]}) : nullptr;
                if (one && one->row == row && may(*one))
                    offer(static_cast<std::uint32_t>(one - items.data()), product(*one));
            }
        }
    }
    if (!graphServed) {
        best.clear();
        for (std::uint32_t i = 0; i < items.size(); ++i) {
            if (items[i].row != std::size_t(-1) && may(items[i]))
                offer(i, product(items[i]));
        }
    }
    std::sort(best.begin(), best.end(), better);
    return best;
}

} // namespace index
} // namespace credence

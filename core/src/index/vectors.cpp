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
#include <numeric>

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
constexpr std::uint64_t kNoRecord = std::numeric_limits<std::uint32_t>::max();
constexpr std::size_t kTailFiled = 20'000;                    // new rows in memory beside a file
constexpr std::size_t kWrittenAtOnce = std::size_t{1} << 20U; // bytes
constexpr std::size_t kTail = 2000;                           // rows beside the graph that are looked at one by one

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

std::string recordOf(std::int64_t key, std::uint64_t hash, const float *values, std::size_t dimension)
{
    RowHead head{key, hash, 0};
    head.check = checkOf(head, values, dimension);
    std::string out(reinterpret_cast<const char *>(&head), sizeof head);
    out.append(reinterpret_cast<const char *>(values), dimension * sizeof(float));
    return out;
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
    m_filed = 0;
    m_file = {};
    m_records.clear();
    m_making.reset();
    m_allHeld = false;
    m_mark = {};
    m_kept = 0;
    m_graph.reset();
}

// Rows that no memory has any more go; the others move up.
void VectorIndex::compact()
{
    if (m_filed > 0) {
        compactFiled();
        return;
    }
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

// The same into a new file; where that can't be written, into memory.
void VectorIndex::compactFiled()
{
    const RowFile old = std::move(m_file);
    const std::vector<std::uint32_t> records = std::move(m_records);
    const std::vector<float> tail = std::move(m_vectors);
    const std::size_t filed = m_filed, all = m_owner.size();
    m_file = {};
    m_records.clear();
    m_vectors.clear();
    m_making.reset();
    m_filed = m_kept = 0;
    std::vector<std::int64_t> owner;
    std::vector<std::uint64_t> hashes;
    std::swap(owner, m_owner);
    std::swap(hashes, m_hashes);
    m_rowOf.clear();
    const auto take = [&](std::size_t row, const float *values) {
        if (owner[row] == 0)
            return;
        m_rowOf[owner[row]] = m_owner.size();
        m_owner.push_back(owner[row]);
        m_hashes.push_back(hashes[row]);
        m_vectors.insert(m_vectors.end(), values, values + m_dimension);
        letGo();
    };
    std::vector<float> values(m_dimension);
    const bool read = old.each(records, [&](std::size_t row, const char *record) {
        std::memcpy(values.data(), record + sizeof(RowHead), m_dimension * sizeof(float));
        take(row, values.data());
    });
    if (!read) { // it is made anew the next time
        forget();
        m_note = fmt::format("The index of vectors was made anew: {}.", "its file can't be read");
        return;
    }
    for (std::size_t row = filed; row < all; ++row)
        take(row, tail.data() + (row - filed) * m_dimension);
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
    const auto damaged = [&](const char *what) {
        note = fmt::format("The index of vectors was made anew: {}.", what);
        forget();
        return false;
    };
    OwnedFile in(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW));
    struct stat status {};
    if (in.get() < 0 || ::fstat(in.get(), &status) != 0 || !S_ISREG(status.st_mode))
        return damaged("its file can't be read");
    const auto size = std::uint64_t(status.st_size);
    std::string head(std::min<std::uint64_t>(size, kVectorMagic.size() + 2 * sizeof(std::uint32_t) + kLongestModel),
                     '\0');
    if (!RowFile(OwnedFile(::fcntl(in.get(), F_DUPFD_CLOEXEC, 0)), 0, 1).read(0, 0, head.data(), head.size()))
        return damaged("its file can't be read");
    std::string_view rest = head;
    std::uint32_t dimension = 0, length = 0;
    const auto take = [&](void *to, std::size_t count) {
        if (rest.size() < count)
            return false;
        if (count > 0)
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
    if (dimension == 0 || dimension > 65536 ||
        (m_embedder->dimension() != 0 && dimension != static_cast<std::uint32_t>(m_embedder->dimension())))
        return damaged("it was of another dimension");
    const std::uint64_t start = kVectorMagic.size() + 2 * sizeof(std::uint32_t) + length;
    const std::size_t rowBytes = sizeof(RowHead) + dimension * sizeof(float);
    const std::uint64_t rows = (size - start) / rowBytes;
    if (rows >= kNoRecord)
        return damaged("its file is damaged");
    m_dimension = dimension;
    const bool filed = rows > m_options.heldMost;
    if (!filed)
        m_vectors.reserve(rows * dimension);
    RowFile records(std::move(in), start, rowBytes);
    std::vector<std::uint32_t> all(rows);
    std::iota(all.begin(), all.end(), 0U);
    std::vector<float> values(dimension);
    bool sound = true;
    const bool read = records.each(all, [&](std::size_t i, const char *at) {
        RowHead row;
        std::memcpy(&row, at, sizeof row);
        std::memcpy(values.data(), at + sizeof row, dimension * sizeof(float));
        // Whoever wrote it: what is compared later must be comparable.
        const double squares = dot(values.data(), values.data(), dimension);
        sound = sound && row.check == checkOf(row, values.data(), dimension) && squares >= 0 && squares < 1.01;
        if (!sound)
            return;
        if (row.key < 0) {
            m_mark = {-row.key, fmt::format("{:016x}", row.hash)};
            return;
        }
        if (filed)
            m_records.push_back(std::uint32_t(i));
        else
            m_vectors.insert(m_vectors.end(), values.begin(), values.end());
        m_hashes.push_back(row.hash);
        if (row.key == kDeadRow) {
            m_owner.push_back(0);
            return;
        }
        if (const auto before = m_rowOf.find(row.key); before != m_rowOf.end())
            m_owner[before->second] = 0;
        m_rowOf[row.key] = m_owner.size();
        m_owner.push_back(row.key);
    });
    if (!read)
        return damaged("its file can't be read");
    if (!sound)
        return damaged("its file is damaged");
    if (filed) {
        m_filed = m_owner.size();
        m_file = std::move(records);
    }
    m_kept = m_owner.size();
    if ((size - start) % rowBytes != 0)
        return damaged("its file is cut short");
    return m_mark.number > 0 || damaged("its file was never finished");
}

void VectorIndex::readGraph(std::string &note)
{
    m_graph.reset();
    if (m_owner.size() < m_options.graphFrom || exactOnly())
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
            letGo();
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
                    if (known->second >= m_filed)
                        std::fill_n(held(known->second), m_dimension, 0.0F);
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
        [&](std::uint64_t done, std::uint64_t of) {
            m_expected = std::size_t(of);
            if (progress)
                progress(done, of);
        });
    embed();
    m_expected = 0;
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
    m_itemOf.assign(m_owner.size(), 0);
    for (std::size_t place = 0; place < m_items.size(); ++place) {
        const auto row = m_rowOf.find(m_items[place].key.value);
        m_items[place].row = row == m_rowOf.end() ? std::size_t(-1) : row->second;
        if (row != m_rowOf.end())
            m_itemOf[row->second] = std::uint32_t(place);
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
    if (exactOnly())
        m_graph.reset();
    if (m_owner.size() < m_options.graphFrom || exactOnly() || m_dimension == 0)
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

std::string VectorIndex::header() const
{
    std::string bytes;
    const std::string model = m_embedder->model().substr(0, kLongestModel);
    bytes.append(kVectorMagic.data(), kVectorMagic.size());
    append(bytes, static_cast<std::uint32_t>(m_dimension));
    append(bytes, static_cast<std::uint32_t>(model.size()));
    return bytes + model;
}

// A new file is begun when they become too many, or more are added to the one that there is.
void VectorIndex::letGo()
{
    const bool many = std::max(m_owner.size(), m_expected) > m_options.heldMost;
    const std::size_t tail = m_owner.size() - m_filed;
    if (!m_options.keep || m_allHeld || !many || (tail < kTailFiled && tail <= m_options.heldMost))
        return;
    m_graph.reset();
    if (m_filed > 0 && !m_making) {
        (void)keepMore(false);
        return;
    }
    if (!m_making) {
        if (!ownFolder(m_folder)) {
            m_allHeld = true; // keep() says it
            return;
        }
        auto begun = NewRowFile::begin(file(".vectors"), header());
        if (!begun) {
            m_allHeld = true;
            return;
        }
        m_making.emplace(std::move(*begun));
        m_file = RowFile(m_making->reader(), header().size(), sizeof(RowHead) + m_dimension * sizeof(float));
    }
    bool written = true;
    for (std::size_t row = m_filed; row < m_owner.size() && written; ++row)
        written =
            m_making->put(recordOf(m_owner[row] != 0 ? m_owner[row] : kDeadRow, m_hashes[row], held(row), m_dimension));
    if (!written || !m_making->flush()) { // a full disk: they stay in memory, and keep() says it
        m_making.reset();
        m_allHeld = true;
        return;
    }
    for (std::size_t row = m_filed; row < m_owner.size(); ++row)
        m_records.push_back(std::uint32_t(row));
    m_filed = m_owner.size();
    std::vector<float>().swap(m_vectors);
}

// Appends the rows that are not kept yet, with the mark; or writes all of them.
void VectorIndex::keep(bool anew)
{
    if (!m_options.keep || m_dimension == 0)
        return;
    if (!ownFolder(m_folder) || !(anew ? keepAnew() : keepMore(true)))
        m_note = fmt::format("The index of vectors can't be kept in {}; it was made for this time only.",
                             m_folder.filename().string());
}

bool VectorIndex::keepAnew()
{
    const std::vector<float> nothing(m_dimension, 0.0F);
    const std::string mark = recordOf(-m_mark.number, numberOf(m_mark.hash), nothing.data(), m_dimension);
    std::optional<NewRowFile> out;
    const bool making = m_making.has_value();
    if (making) {
        out.emplace(std::move(*m_making));
    } else if (m_filed == 0) {
        if (auto begun = NewRowFile::begin(file(".vectors"), header()))
            out.emplace(std::move(*begun));
    }
    m_making.reset();
    if (!out)
        return false;
    bool written = true;
    for (std::size_t row = m_filed; row < m_owner.size() && written; ++row)
        written =
            out->put(recordOf(m_owner[row] != 0 ? m_owner[row] : kDeadRow, m_hashes[row], held(row), m_dimension));
    if (!written || !out->put(mark) || !out->finish())
        return false;
    m_kept = m_owner.size();
    if (making) {
        for (std::size_t row = m_filed; row < m_owner.size(); ++row)
            m_records.push_back(std::uint32_t(row));
        m_filed = m_owner.size();
        std::vector<float>().swap(m_vectors);
    }
    return true;
}

// False where it can't be; while somebody else appends, it is left for the next time.
bool VectorIndex::keepMore(bool mark)
{
    const OwnedFile out(::open(file(".vectors").c_str(), O_WRONLY | O_APPEND | O_CLOEXEC | O_NOFOLLOW));
    if (out.get() < 0)
        return false;
    if (::flock(out.get(), LOCK_EX | LOCK_NB) != 0)
        return true;
    const std::optional<std::uint32_t> first = m_filed > 0 && m_file.is(out.get()) ? m_file.records() : std::nullopt;
    struct stat before {};
    const bool known = ::fstat(out.get(), &before) == 0;
    // Half a row would be damage.
    const auto undone = [&] { return known && ::ftruncate(out.get(), before.st_size) == 0; };
    std::string bytes;
    for (std::size_t row = m_kept; row < m_owner.size(); ++row) {
        const float *values = row >= m_filed ? held(row) : nullptr;
        if (!values)
            return undone(); // what is in the file alone is kept
        bytes += recordOf(m_owner[row] != 0 ? m_owner[row] : kDeadRow, m_hashes[row], values, m_dimension);
        if (bytes.size() < kWrittenAtOnce)
            continue;
        if (!writeAll(out.get(), bytes))
            return undone();
        bytes.clear();
    }
    if (mark) {
        const std::vector<float> nothing(m_dimension, 0.0F);
        bytes += recordOf(-m_mark.number, numberOf(m_mark.hash), nothing.data(), m_dimension);
    }
    if (!writeAll(out.get(), bytes))
        return undone();
    if (first && m_kept == m_filed) { // they lie in the file that the others are read from
        for (std::size_t row = m_filed; row < m_owner.size(); ++row)
            m_records.push_back(*first + std::uint32_t(row - m_filed));
        m_filed = m_owner.size();
        std::vector<float>().swap(m_vectors);
    }
    m_kept = m_owner.size();
    return true;
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

const float *VectorIndex::View::vector(const IndexItem &item) const
{
    if (item.row >= m_index.m_filed)
        return m_index.held(item.row);
    Vector &out = m_fetched[item.row];
    if (out.empty()) {
        out.resize(m_index.m_dimension);
        if (!m_index.m_file.read(m_index.m_records[item.row], sizeof(RowHead), out.data(), out.size() * sizeof(float)))
            std::fill(out.begin(), out.end(), 0.0F); // like nothing
    }
    return out.data();
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
            if (items[i].row != std::size_t(-1) && items[i].row >= m_index.m_filed && may(items[i]))
                offer(i, product(items[i]));
        }
        // Those in the file, as they lie there; what can't be read of it is not found.
        std::vector<float> values(m_index.m_dimension);
        static_cast<void>(m_index.m_file.each(m_index.m_records, [&](std::size_t row, const char *record) {
            const std::size_t place = row < m_index.m_itemOf.size() ? m_index.m_itemOf[row] : items.size();
            if (m_index.m_owner[row] == 0 || place >= items.size() || items[place].row != row || !may(items[place]))
                return;
            std::memcpy(values.data(), record + sizeof(RowHead), values.size() * sizeof(float));
            offer(std::uint32_t(place), dot(values.data(), query.data(), query.size()));
        }));
    }
    std::sort(best.begin(), best.end(), better);
    return best;
}

} // namespace index
} // namespace credence

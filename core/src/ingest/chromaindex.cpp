// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/chromaindex.h"

#include "ingest/importer.h"
#include "ingest/pickle.h"
#include "util/steadyfile.h"

#include <fmt/format.h>

#include <sys/stat.h>

#include <algorithm>
#include <array>
#include <bit>
#include <chrono>
#include <cmath>
#include <cstring>
#include <thread>
#include <unordered_map>

namespace credence::ingest {

namespace fs = std::filesystem;

static_assert(std::endian::native == std::endian::little, "the files are little-endian and are copied as they are");

namespace {

constexpr std::uint64_t kMostDimensions = 1U << 20U;
constexpr std::uint64_t kMostPickle = std::uint64_t(256) << 20U;
// Python's class of chromadb up to 0.6; later versions write a plain dict.
constexpr std::array<std::string_view, 1> kIndexClasses{
    "chromadb.segment.impl.vector.local_persistent_hnsw.PersistentData"};
constexpr std::array kIndexFiles{"header.bin", "data_level0.bin", "length.bin", "index_metadata.pickle"};

template<class T>
T numberAt(std::string_view bytes, std::size_t offset)
{
    T value{};
    std::memcpy(&value, bytes.data() + offset, sizeof(T));
    return value;
}

// The first 100 bytes of header.bin: "<iQQQQQQiIQQQdQ" in the letters of Python's struct.
struct IndexHeader {
    std::uint64_t elements = 0, elementSize = 0, labelOffset = 0, dataOffset = 0;
    [[nodiscard]] std::uint64_t dimension() const { return (labelOffset - dataOffset) / sizeof(float); }
};

std::optional<IndexHeader> headerOf(std::string_view bytes, std::string &trouble)
{
    constexpr std::size_t kHeaderSize = 100;
    if (bytes.size() < kHeaderSize) {
        trouble = "header.bin is cut off.";
        return std::nullopt;
    }
    if (const auto version = numberAt<std::int32_t>(bytes, 0); version != 1) {
        trouble = fmt::format("header.bin is of version {}, not 1.", version);
        return std::nullopt;
    }
    IndexHeader header;
    header.elements = numberAt<std::uint64_t>(bytes, 20);
    header.elementSize = numberAt<std::uint64_t>(bytes, 28);
    header.labelOffset = numberAt<std::uint64_t>(bytes, 36);
    header.dataOffset = numberAt<std::uint64_t>(bytes, 44);
    const bool sound = header.labelOffset >= header.dataOffset && header.elementSize >= sizeof(std::uint64_t) &&
                       header.labelOffset <= header.elementSize - sizeof(std::uint64_t) &&
                       header.dataOffset >= sizeof(std::uint32_t) && header.dimension() <= kMostDimensions &&
                       header.elementSize <= (kMostDimensions + 4096) * sizeof(float);
    if (!sound) {
        trouble = "header.bin holds figures that don't fit each other.";
        return std::nullopt;
    }
    return header;
}

// Which id has which label.
struct IndexLabels {
    std::optional<Pickle> pickle; // owns the ids
    std::unordered_map<std::int64_t, std::string_view> ids;
    std::optional<std::int64_t> lastSeq;
};

Result<IndexLabels> labelsOf(const fs::path &file, const std::stop_token &stop)
{
    std::error_code error;
    if (fs::file_size(file, error) > kMostPickle && !error)
        return Error{Errc::Unsupported, "it is larger than 256 MiB", {}};
    Result<std::string> bytes = readFile(file);
    if (!bytes)
        return bytes.error();
    auto parsed = Pickle::parse(std::move(*bytes), kIndexClasses, stop);
    if (!parsed)
        return parsed.error();
    IndexLabels labels;
    labels.pickle = std::move(*parsed);
    const Pickle &pickle = *labels.pickle;
    using Type = Pickle::Type;
    const auto pairs = [&](const char *name, bool idFirst) {
        const Pickle::Value *const dict = pickle.member(pickle.root(), name);
        if (!dict || dict->type != Type::Dict)
            return;
        for (std::size_t i = 0; i + 1 < dict->items.size(); i += 2) {
            const Pickle::Value &id = pickle.at(dict->items[idFirst ? i : i + 1]);
            const Pickle::Value &label = pickle.at(dict->items[idFirst ? i + 1 : i]);
            if (id.type == Type::Text && label.type == Type::Int)
                labels.ids.insert_or_assign(label.integer, id.text);
        }
    };
    pairs("label_to_id", false);
    if (labels.ids.empty())
        pairs("id_to_label", true);
    if (const Pickle::Value *const last = pickle.member(pickle.root(), "max_seq_id"); last && last->type == Type::Int)
        labels.lastSeq = last->integer;
    return labels;
}

void readElements(const fs::path &file, const IndexHeader &header, const IndexLabels &labels,
                  const std::vector<float> &lengths, std::optional<std::uint64_t> dimension, const VectorSlot &slot,
                  ChromaIndex &index, const std::stop_token &stop)
{
    SteadyFile data(file);
    if (!data.ok()) {
        index.troubles.emplace_back("data_level0.bin can't be read.");
        return;
    }
    const auto size = static_cast<std::size_t>(header.elementSize);
    const std::size_t perBlock = std::max<std::size_t>(1, (std::size_t(1) << 20U) / size);
    std::string block(perBlock * size, '\0');
    std::uint64_t at = 0;
    while (at < header.elements && !stop.stop_requested()) {
        const std::size_t wanted = static_cast<std::size_t>(std::min<std::uint64_t>(perBlock, header.elements - at));
        const ssize_t got = data.read(block.data(), wanted * size);
        const std::size_t whole = got <= 0 ? 0 : static_cast<std::size_t>(got) / size;
        for (std::size_t i = 0; i < whole; ++i, ++at) {
            const std::string_view element(block.data() + i * size, size);
            if ((static_cast<unsigned char>(element[2]) & 1U) != 0) // deleted
                continue;
            const auto label = numberAt<std::int64_t>(element, static_cast<std::size_t>(header.labelOffset));
            const auto id = labels.ids.find(label);
            std::vector<float> *const place = id == labels.ids.end() ? nullptr : slot(id->second);
            if (!place) {
                ++index.strangers;
                continue;
            }
            if (dimension && *dimension != header.dimension()) {
                ++index.otherLength;
                continue;
            }
            place->resize(static_cast<std::size_t>(header.dimension()));
            std::memcpy(place->data(), element.data() + header.dataOffset, place->size() * sizeof(float));
            const float length = at < lengths.size() ? lengths[static_cast<std::size_t>(at)] : 0;
            if (length > 0 && std::isfinite(length)) {
                for (float &value : *place)
                    value *= length;
            }
            if (!chromaFinite(*place)) {
                ++index.notFinite;
                place->clear();
                continue;
            }
            ++index.taken;
        }
        if (whole < wanted) {
            index.troubles.push_back(
                fmt::format("data_level0.bin ends after {} of its {} vectors.", at, header.elements));
            return;
        }
    }
}

ChromaIndex readOnce(const fs::path &folder, bool scaled, std::optional<std::uint64_t> dimension,
                     const VectorSlot &slot, const std::stop_token &stop)
{
    ChromaIndex index;
    const fs::path headerFile = folder / kIndexFiles[0];
    if (!isFile(headerFile)) {
        if (isFile(folder / kIndexFiles[1]) || isFile(folder / kIndexFiles[3]))
            index.troubles.emplace_back("header.bin is missing.");
        return index;
    }
    const Result<std::string> headerBytes = readFile(headerFile);
    std::string trouble;
    const auto header = headerBytes ? headerOf(*headerBytes, trouble) : std::nullopt;
    if (!header) {
        index.troubles.push_back(headerBytes ? trouble : "header.bin can't be read.");
        return index;
    }
    index.elements = header->elements;
    const fs::path dataFile = folder / kIndexFiles[1];
    if (!isFile(dataFile)) {
        index.troubles.push_back(header->elements == 0
                                     ? "data_level0.bin is missing; by header.bin it would hold no vectors yet."
                                     : "data_level0.bin is missing.");
        return index;
    }
    if (header->elements == 0)
        return index;
    const fs::path labelsFile = folder / kIndexFiles[3];
    if (!isFile(labelsFile)) {
        index.troubles.emplace_back(
            "index_metadata.pickle is missing, so nobody can say which vector of the index belongs to which record.");
        return index;
    }
    const auto labels = labelsOf(labelsFile, stop);
    if (!labels) {
        if (labels.error().code != Errc::Cancelled)
            index.troubles.push_back("index_metadata.pickle: " + labels.error().message);
        return index;
    }
    index.lastSeq = labels->lastSeq;
    std::vector<float> lengths;
    if (scaled) {
        const Result<std::string> bytes = readFile(folder / kIndexFiles[2]);
        if (bytes && bytes->size() >= sizeof(float)) {
            lengths.resize(bytes->size() / sizeof(float));
            std::memcpy(lengths.data(), bytes->data(), lengths.size() * sizeof(float));
        }
        if (lengths.size() < header->elements)
            index.troubles.emplace_back(
                "length.bin is missing or too short: vectors without a length there stay as the index has them, of "
                "length 1.");
    }
    readElements(dataFile, *header, *labels, lengths, dimension, slot, index, stop);
    return index;
}

struct IndexStamp {
    std::array<std::array<std::int64_t, 3>, kIndexFiles.size()> files{};
    bool operator==(const IndexStamp &) const = default;
};

IndexStamp stampOf(const fs::path &folder)
{
    IndexStamp stamp;
    for (std::size_t i = 0; i < kIndexFiles.size(); ++i) {
        struct stat status {};
        if (::stat((folder / kIndexFiles[i]).c_str(), &status) == 0)
            stamp.files[i] = {status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
    }
    return stamp;
}

} // namespace

Result<ChromaIndex> readChromaIndex(const fs::path &folder, bool scaled, std::optional<std::uint64_t> dimension,
                                    const VectorSlot &slot, const std::stop_token &stop)
{
    constexpr int kTries = 5; // its program may be writing it
    ChromaIndex index;
    for (int attempt = 0; attempt < kTries; ++attempt) {
        if (attempt > 0)
            std::this_thread::sleep_for(std::chrono::milliseconds(100));
        const IndexStamp before = stampOf(folder);
        index = readOnce(folder, scaled, dimension, slot, stop);
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "Cancelled.", {}};
        if (stampOf(folder) == before)
            return index;
    }
    index.troubles.emplace_back("Its program kept writing the index while it was read.");
    return index;
}

std::optional<std::vector<float>> chromaVector(std::string_view bytes, std::string_view encoding)
{
    if (bytes.size() % 4 != 0 || bytes.size() / 4 > kMostDimensions)
        return std::nullopt;
    std::vector<float> vector(bytes.size() / 4);
    if (encoding == "FLOAT32") {
        if (!vector.empty())
            std::memcpy(vector.data(), bytes.data(), bytes.size());
        return vector;
    }
    if (encoding == "INT32") {
        for (std::size_t i = 0; i < vector.size(); ++i)
            vector[i] = static_cast<float>(numberAt<std::int32_t>(bytes, i * 4));
        return vector;
    }
    return std::nullopt;
}

bool chromaFinite(const std::vector<float> &vector)
{
    // Not finite: all bits of the exponent are set.
    constexpr std::uint32_t kExponent = 0x7F800000U;
    std::uint32_t bad = 0;
    for (const float value : vector)
        bad |= (std::bit_cast<std::uint32_t>(value) & kExponent) == kExponent ? 1U : 0U;
    return bad == 0;
}

} // namespace credence::ingest

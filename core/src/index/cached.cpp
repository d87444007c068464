// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include <credence/embed.h>

#include <sodium.h>

#include <array>
#include <cstring>
#include <list>
#include <mutex>
#include <unordered_map>

namespace credence {

namespace {

using Key = std::array<unsigned char, 16>;

struct KeyHash {
    std::size_t operator()(const Key &key) const
    {
        std::size_t h = 0;
        std::memcpy(&h, key.data(), sizeof h);
        return h;
    }
};

Key keyOf(const std::string &model, const std::string &text)
{
    Key key{};
    crypto_generichash_state state;
    crypto_generichash_init(&state, nullptr, 0, key.size());
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(model.c_str()), model.size() + 1);
    crypto_generichash_update(&state, reinterpret_cast<const unsigned char *>(text.data()), text.size());
    crypto_generichash_final(&state, key.data(), key.size());
    return key;
}

// Of the whole process; what was not asked for longest is forgotten first.
class Cache {
public:
    static Cache &shared()
    {
        static Cache cache;
        return cache;
    }

    std::optional<Vector> find(const Key &key)
    {
        const std::lock_guard lock(m_mutex);
        const auto found = m_places.find(key);
        if (found == m_places.end())
            return std::nullopt;
        m_entries.splice(m_entries.begin(), m_entries, found->second);
        return found->second->vector;
    }

    void keep(const Key &key, const Vector &vector)
    {
        const std::lock_guard lock(m_mutex);
        if (const auto found = m_places.find(key); found != m_places.end()) {
            m_bytes -= found->second->bytes();
            m_entries.erase(found->second);
            m_places.erase(found);
        }
        m_entries.push_front({key, vector});
        m_places.emplace(key, m_entries.begin());
        m_bytes += m_entries.front().bytes();
        while (m_bytes > kVectorCacheBytes) {
            m_bytes -= m_entries.back().bytes();
            m_places.erase(m_entries.back().key);
            m_entries.pop_back();
        }
    }

private:
    struct Entry {
        Key key;
        Vector vector;
        [[nodiscard]] std::size_t bytes() const { return vector.size() * sizeof(float) + 160; } // with its bookkeeping
    };
    std::mutex m_mutex;
    std::list<Entry> m_entries; // asked for last in front
    std::unordered_map<Key, std::list<Entry>::iterator, KeyHash> m_places;
    std::size_t m_bytes = 0;
};

class Cached final : public Embedder {
public:
    explicit Cached(std::shared_ptr<const Embedder> inner) : m_inner(std::move(inner)) {}

    std::string model() const override { return m_inner->model(); }
    int dimension() const override { return m_inner->dimension(); }
    Thresholds thresholds() const override { return m_inner->thresholds(); }

    Result<std::vector<Vector>> embed(std::span<const std::string> texts, std::stop_token stop) const override
    {
        const std::string name = model();
        std::vector<Vector> result(texts.size());
        std::vector<Key> keys;
        std::unordered_map<Key, std::size_t, KeyHash> asked; // place in `missing`
        std::vector<std::string> missing;
        std::vector<std::pair<std::size_t, std::size_t>> open; // place in the result and in `missing`
        std::size_t dimension = std::size_t(m_inner->dimension());
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (stop.stop_requested())
                return Error{Errc::Cancelled, "Cancelled.", {}};
            keys.push_back(keyOf(name, texts[i]));
            if (auto found = Cache::shared().find(keys.back());
                found && (dimension == 0 || found->size() == dimension)) {
                dimension = found->size();
                result[i] = std::move(*found);
                continue;
            }
            const auto [at, fresh] = asked.emplace(keys.back(), missing.size());
            if (fresh)
                missing.push_back(texts[i]);
            open.emplace_back(i, at->second);
        }
        if (missing.empty())
            return result;
        auto made = m_inner->embed(missing, stop);
        if (!made)
            return made;
        if (dimension != 0 && made.value().front().size() != dimension) // the model has changed since
            return m_inner->embed(texts, stop);
        for (const auto &[place, from] : open) {
            Cache::shared().keep(keys[place], made.value()[from]);
            result[place] = made.value()[from];
        }
        return result;
    }

private:
    std::shared_ptr<const Embedder> m_inner;
};

} // namespace

std::shared_ptr<const Embedder> cachedEmbedder(std::shared_ptr<const Embedder> inner)
{
    return std::make_shared<Cached>(std::move(inner));
}

} // namespace credence

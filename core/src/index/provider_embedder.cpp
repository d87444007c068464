// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "util/utf8.h"

#include <credence/embed.h>
#include <credence/provider.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <atomic>
#include <cmath>

namespace credence {

namespace {

constexpr std::size_t kTextsOfACall = 64;
constexpr std::size_t kBytesOfACall = 200'000;
constexpr std::size_t kBytesOfAText = 24'000; // about 8,000 tokens, the usual limit
constexpr std::size_t kMostDimensions = 65'536;

Error refused(const std::string &what)
{
    return {Errc::Network, "The provider's vectors can't be used: " + what + ".", {}};
}

// What is sent for a text: valid UTF-8, cut between two letters where it is too long.
std::string sent(const std::string &text)
{
    std::string result = isValidUtf8(text) ? text : displayText(text);
    if (result.size() > kBytesOfAText) {
        std::size_t end = kBytesOfAText;
        while (end > 0 && (static_cast<unsigned char>(result[end]) & 0xC0U) == 0x80U)
            --end;
        result.resize(end);
    }
    return result;
}

bool isBlank(const std::string &text)
{
    return std::all_of(text.begin(), text.end(), [](char c) { return c == ' ' || (c >= '\t' && c <= '\r'); });
}

class ProviderEmbedder final : public Embedder {
public:
    ProviderEmbedder(ModelClient &client, std::string model, const Thresholds &thresholds)
        : m_client(client), m_model(std::move(model)), m_thresholds(thresholds)
    {
    }

    std::string model() const override { return m_model; }
    int dimension() const override { return m_dimension.load(); }
    Thresholds thresholds() const override { return m_thresholds; }

    Result<std::vector<Vector>> embed(std::span<const std::string> texts, std::stop_token stop) const override
    {
        std::vector<Vector> result(texts.size());
        std::vector<std::string> batch;
        std::vector<std::size_t> places, blank;
        std::size_t bytes = 0;
        const auto send = [&]() -> Result<void> {
            if (batch.empty())
                return {};
            if (stop.stop_requested())
                return Error{Errc::Cancelled, "Cancelled.", {}};
            auto made = m_client.embed(batch, stop);
            if (!made)
                return made.error();
            if (made.value().size() != batch.size())
                return refused(fmt::format("{} came for {} texts", made.value().size(), batch.size()));
            for (std::size_t i = 0; i < batch.size(); ++i) {
                if (auto ok = checked(made.value()[i]); !ok)
                    return ok;
                result[places[i]] = std::move(made.value()[i]);
            }
            batch.clear();
            places.clear();
            bytes = 0;
            return {};
        };
        for (std::size_t i = 0; i < texts.size(); ++i) {
            if (isBlank(texts[i])) {
                blank.push_back(i);
                continue;
            }
            std::string text = sent(texts[i]);
            if (!batch.empty() && (batch.size() == kTextsOfACall || bytes + text.size() > kBytesOfACall)) {
                if (auto ok = send(); !ok)
                    return ok.error();
            }
            bytes += text.size();
            batch.push_back(std::move(text));
            places.push_back(i);
        }
        if (auto ok = send(); !ok)
            return ok.error();
        for (const std::size_t i : blank)
            result[i].assign(std::size_t(dimension()), 0.0F);
        return result;
    }

private:
    // Scales to length 1. The first vector decides the dimension.
    Result<void> checked(Vector &v) const
    {
        if (v.empty() || v.size() > kMostDimensions)
            return refused(fmt::format("one has {} dimensions", v.size()));
        int expected = 0;
        if (!m_dimension.compare_exchange_strong(expected, int(v.size())) && std::size_t(expected) != v.size())
            return refused(fmt::format("one has {} dimensions instead of {}", v.size(), expected));
        double square = 0;
        for (const float x : v) {
            if (!std::isfinite(x))
                return refused("a number in one is infinite or none");
            square += double(x) * double(x);
        }
        if (!(square > 1e-60))
            return refused("one is all zero");
        const double length = std::sqrt(square);
        for (float &x : v)
            x = float(double(x) / length);
        return {};
    }

    ModelClient &m_client;
    std::string m_model;
    Thresholds m_thresholds;
    mutable std::atomic<int> m_dimension{0};
};

} // namespace

std::shared_ptr<const Embedder> providerEmbedder(ModelClient &client, std::string model, const Thresholds &thresholds)
{
    return cachedEmbedder(std::make_shared<ProviderEmbedder>(client, std::move(model), thresholds));
}

} // namespace credence

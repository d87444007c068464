// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Clusters in time of real personas beside a second reading of core.md, written for clearness alone: every cluster is
// its list of members, and its mean is computed anew whenever it is asked for.
#include "support/registry.h"

#include <credence/embed.h>
#include <credence/text.h>

#include <QtTest>

#include <nlohmann/json.hpp>

#include <cmath>
#include <fstream>
#include <numeric>

namespace tst_clusters_real {

using namespace credence;
using namespace std::chrono_literals;

namespace {

struct Episode {
    int number;
    Time time;
    std::string text;
};

std::vector<Episode> episodesOf(const std::string &persona)
{
    std::ifstream file(CREDENCE_SOURCE_DIR "/../shared/data/generative-agents/step-3-14/personas/" + persona +
                       "/bootstrap_memory/associative_memory/nodes.json");
    std::vector<Episode> result;
    const auto nodes = nlohmann::json::parse(file, nullptr, false);
    if (!nodes.is_object())
        return result;
    for (const auto &[id, node] : nodes.items()) {
        if (node["type"] == "thought")
            continue;
        const auto time = parseTime(node["created"].get<std::string>());
        if (time)
            result.push_back({node["node_count"].get<int>(), time->time, node["description"]});
    }
    std::sort(result.begin(), result.end(), [](const Episode &a, const Episode &b) { return a.number < b.number; });
    return result;
}

using Exact = std::vector<double>;

Exact unitOf(const Vector &v)
{
    double square = 0;
    for (const float x : v)
        square += double(x) * double(x);
    Exact unit(v.begin(), v.end());
    for (double &x : unit)
        x = square > 0 ? x / std::sqrt(square) : 0;
    return unit;
}

double product(const Exact &a, const Exact &b)
{
    return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

double cosineToMean(const std::vector<std::size_t> &members, const std::vector<Exact> &units, const Exact &v)
{
    Exact mean(v.size(), 0);
    for (const std::size_t m : members) {
        for (std::size_t d = 0; d < v.size(); ++d)
            mean[d] += units[m][d] / double(members.size());
    }
    const double length = std::sqrt(product(mean, mean));
    return length > 0 ? product(mean, v) / length : 0;
}

std::vector<std::vector<std::size_t>> reference(const std::vector<Episode> &episodes,
                                                const std::vector<Vector> &vectors, double threshold,
                                                std::chrono::milliseconds window)
{
    std::vector<Exact> units;
    std::transform(vectors.begin(), vectors.end(), std::back_inserter(units), unitOf);
    std::vector<std::vector<std::size_t>> clusters;
    std::vector<std::size_t> todo(episodes.size());
    std::iota(todo.begin(), todo.end(), std::size_t{0});
    std::stable_sort(todo.begin(), todo.end(),
                     [&](std::size_t a, std::size_t b) { return episodes[a].time < episodes[b].time; });
    for (const std::size_t e : todo) {
        std::vector<std::pair<double, std::vector<std::size_t> *>> candidates;
        for (auto &cluster : clusters) {
            if (episodes[e].time - episodes[cluster.back()].time > window)
                continue;
            if (const double alike = cosineToMean(cluster, units, units[e]); alike >= threshold - 1e-6)
                candidates.emplace_back(alike, &cluster);
        }
        const auto best = std::max_element(candidates.begin(), candidates.end(),
                                           [](const auto &a, const auto &b) { return a.first < b.first; });
        if (best != candidates.end())
            best->second->push_back(e);
        else
            clusters.push_back({e});
    }
    return clusters;
}

} // namespace

class TstClustersReal : public QObject {
    Q_OBJECT
private Q_SLOTS:
    void agreesWithASecondReading_data()
    {
        QTest::addColumn<QString>("persona");
        QTest::addColumn<int>("episodes");
        QTest::addColumn<double>("threshold");
        QTest::addColumn<int>("hours");
        QTest::newRow("Isabella, everos") << QStringLiteral("Isabella Rodriguez") << 568 << 0.65 << 7 * 24;
        QTest::newRow("Isabella, two hours") << QStringLiteral("Isabella Rodriguez") << 568 << 0.65 << 2;
        QTest::newRow("Isabella, loose") << QStringLiteral("Isabella Rodriguez") << 568 << 0.45 << 7 * 24;
        QTest::newRow("Klaus, everos") << QStringLiteral("Klaus Mueller") << 298 << 0.65 << 7 * 24;
        QTest::newRow("Maria, two hours") << QStringLiteral("Maria Lopez") << 304 << 0.65 << 2;
    }
    void agreesWithASecondReading()
    {
        QFETCH(QString, persona);
        QFETCH(int, episodes);
        QFETCH(double, threshold);
        QFETCH(int, hours);
        const auto read = episodesOf(persona.toStdString());
        if (read.empty())
            QSKIP("the personas are not here");
        QCOMPARE(int(read.size()), episodes);
        std::vector<std::string> texts;
        for (const Episode &episode : read)
            texts.push_back(episode.text);
        const auto vectors = builtinEmbedder()->embed(texts);
        QVERIFY(vectors.ok());
        std::vector<TimedVector> items;
        for (std::size_t i = 0; i < read.size(); ++i)
            items.push_back({read[i].time, vectors.value()[i]});
        const auto ours = clustersInTime(items, threshold, std::chrono::hours(hours));
        const auto theirs = reference(read, vectors.value(), threshold, std::chrono::hours(hours));
        QCOMPARE(ours.size(), theirs.size());
        QVERIFY(ours == theirs);
        QVERIFY(ours.size() > 1 && ours.size() < read.size());
        qInfo("%zu clusters, %zu of two and more, the largest of %zu", ours.size(),
              std::size_t(std::count_if(ours.begin(), ours.end(), [](const auto &c) { return c.size() > 1; })),
              std::max_element(ours.begin(), ours.end(), [](const auto &a, const auto &b) {
                  return a.size() < b.size();
              })->size());
    }
};

CREDENCE_TEST(tst_clusters_real, TstClustersReal)

} // namespace tst_clusters_real

#include "tst_clusters_real.moc"

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "inspect/focusscene.h"

#include "widgets/glyphs.h"

#include <credence/grounding.h>

#include <QCoreApplication>

#include <algorithm>
#include <cmath>
#include <limits>
#include <set>
#include <unordered_map>

namespace credence::ui::focus {

namespace {

struct FocusWords {
    Q_DECLARE_TR_FUNCTIONS(credence::ui::FocusPane)
};

constexpr std::uint32_t kFarAway = std::numeric_limits<std::uint32_t>::max();
constexpr std::size_t kFocusPulse = 4096; // memories between two looks at the stop token

bool merging(const Snapshot &snapshot, Node node)
{
    if (snapshot.row(node).depth > 0)
        return false;
    const auto sources = snapshot.sources(node);
    return std::any_of(sources.begin(), sources.end(),
                       [](const Link &link) { return link.node != kNoNode && link.role != Role::Contradicts; });
}

// Where it is counted: its depth; of depth 0, -1 for what merges others.
int shelf(const Snapshot &snapshot, Node node)
{
    const int depth = std::max(0, int(snapshot.row(node).depth));
    return depth == 0 && merging(snapshot, node) ? -1 : depth;
}

std::vector<Node> distinct(std::span<const Link> links)
{
    std::vector<Node> nodes;
    for (const Link &link : links) {
        if (link.node != kNoNode)
            nodes.push_back(link.node);
    }
    std::sort(nodes.begin(), nodes.end());
    nodes.erase(std::unique(nodes.begin(), nodes.end()), nodes.end());
    return nodes;
}

class Chooser {
public:
    Chooser(const Snapshot &snapshot, const Wish &wish, std::stop_token stop)
        : m_snapshot(snapshot), m_wish(wish), m_stop(std::move(stop)), m_far(snapshot.size(), kFarAway),
          m_place(snapshot.size(), kFarAway), m_part(snapshot.size(), GraphPart::Near)
    {
        const std::size_t most = std::max<std::size_t>(wish.most, 1);
        m_across = std::max(kFocusAcross, kFocusAcross * most / kFocusUsual);
        m_along = std::max(kFocusAcross, most / 3);
    }

    std::shared_ptr<const Neighbourhood> run()
    {
        auto out = std::make_shared<Neighbourhood>();
        m_out = out.get();
        const Node centre = m_snapshot.find(m_wish.centre);
        if (centre == kNoNode)
            return out;
        for (const Node node : ancestors(m_snapshot, centre))
            m_part[node] = GraphPart::Support;
        for (const Node node : dependents(m_snapshot, std::span(&centre, 1)))
            m_part[node] = GraphPart::Dependent;
        m_part[centre] = GraphPart::Centre;
        m_far[centre] = 0;
        show(centre);
        count(centre);
        if (!reachOut(centre))
            return nullptr;
        for (const Opening &opening : m_wish.openings)
            open(opening);
        for (Neighbour &one : out->shown) {
            for (const Link &link : m_snapshot.sources(one.node))
                one.missing += link.node == kNoNode;
            for (const Node other : distinct(m_snapshot.sources(one.node)))
                one.moreBelow += m_place[other] == kFarAway;
            for (const Node other : distinct(m_snapshot.dependents(one.node)))
                one.moreAbove += m_place[other] == kFarAway;
        }
        return m_stop.stop_requested() ? nullptr : out;
    }

private:
    void count(Node node)
    {
        ++m_out->total;
        ++m_out->byDepth[shelf(m_snapshot, node)];
    }
    void show(Node node)
    {
        m_place[node] = std::uint32_t(m_out->shown.size());
        Neighbour one;
        one.node = node;
        one.part = m_part[node];
        one.links = int(m_far[node]);
        m_out->shown.push_back(one);
        ++m_inShelf[shelf(m_snapshot, node)];
    }
    // Nearest first: the whole reach is counted, and as much of it shown as was asked for.
    bool reachOut(Node centre)
    {
        std::vector<Node> ring{centre};
        std::size_t looked = 0;
        for (std::uint32_t far = 1; !ring.empty() && (m_wish.links <= 0 || far <= std::uint32_t(m_wish.links)); ++far) {
            std::vector<Node> next;
            const auto meet = [&](Node other) {
                if (other == kNoNode || m_far[other] != kFarAway)
                    return;
                m_far[other] = far;
                count(other);
                next.push_back(other);
            };
            for (const Node node : ring) {
                if (++looked % kFocusPulse == 0 && m_stop.stop_requested())
                    return false;
                for (const Link &link : m_snapshot.sources(node))
                    meet(link.node);
                for (const Link &link : m_snapshot.dependents(node))
                    meet(link.node);
            }
            if (m_out->shown.size() < m_wish.most) {
                std::vector<Node> ranked;
                for (const Node node : next) {
                    if (touchesShown(node))
                        ranked.push_back(node);
                }
                sortRanked(ranked);
                for (const Node node : ranked) {
                    if (m_out->shown.size() >= m_wish.most)
                        break;
                    const int on = shelf(m_snapshot, node);
                    if (m_inShelf[on] < (on == 0 ? m_along : m_across))
                        show(node);
                    else if (on == 0 && m_later.size() < m_wish.most)
                        m_later.push_back(node);
                }
            }
            ring = std::move(next);
        }
        // Room that is left goes to the bottom, whose boxes are small.
        for (const Node node : m_later) {
            if (m_out->shown.size() < m_wish.most)
                show(node);
        }
        return true;
    }
    // It hangs together with what is shown a link nearer.
    [[nodiscard]] bool touchesShown(Node node) const
    {
        const auto shown = [&](const Link &link) {
            return link.node != kNoNode && m_place[link.node] != kFarAway && m_far[link.node] < m_far[node];
        };
        const auto sources = m_snapshot.sources(node), above = m_snapshot.dependents(node);
        return std::any_of(sources.begin(), sources.end(), shown) || std::any_of(above.begin(), above.end(), shown);
    }
    void sortRanked(std::vector<Node> &nodes) const
    {
        const auto weight = [&](Node node) {
            const float v = m_snapshot.row(node).importance;
            return std::isnan(v) ? 0.5F : v;
        };
        std::sort(nodes.begin(), nodes.end(), [&](Node a, Node b) {
            const bool nearA = m_part[a] == GraphPart::Near, nearB = m_part[b] == GraphPart::Near;
            if (nearA != nearB)
                return nearB;
            const bool flaggedA = m_snapshot.row(a).openFlags > 0, flaggedB = m_snapshot.row(b).openFlags > 0;
            if (flaggedA != flaggedB)
                return flaggedA;
            const float wa = weight(a), wb = weight(b);
            return wa != wb ? wa > wb : a < b;
        });
    }
    void open(const Opening &opening)
    {
        const Node node = m_snapshot.find(opening.key);
        if (node == kNoNode || m_place[node] == kFarAway)
            return;
        std::vector<Node> more = distinct(opening.below ? m_snapshot.sources(node) : m_snapshot.dependents(node));
        std::erase_if(more, [&](Node other) { return m_place[other] != kFarAway; });
        sortRanked(more);
        for (std::size_t i = 0; i < more.size() && i < kFocusStep; ++i) {
            if (m_out->shown.size() >= kFocusEver) {
                m_out->full = true;
                return;
            }
            if (m_far[more[i]] == kFarAway) {
                m_far[more[i]] = m_far[node] + 1;
                count(more[i]);
            }
            show(more[i]);
        }
    }

    const Snapshot &m_snapshot;
    const Wish &m_wish;
    std::stop_token m_stop;
    std::vector<std::uint32_t> m_far, m_place; // by node: links away, place among the shown ones
    std::vector<GraphPart> m_part;             // by node
    std::map<int, std::size_t> m_inShelf;
    std::vector<Node> m_later; // of the bottom, for the room that is left
    std::size_t m_across = kFocusAcross, m_along = kFocusUsual / 3;
    Neighbourhood *m_out = nullptr;
};

// Reflections without a leaf beneath them, as grounding() finds them, without walking whole cones: the first leaf ends
// it.
class Ground {
public:
    explicit Ground(const Snapshot &snapshot) : m_snapshot(snapshot) {}
    bool lacks(Node start)
    {
        if (m_snapshot.row(start).kind != Kind::Reflection)
            return false;
        std::vector<Node> walk{start};
        std::set<Node> met{start};
        for (std::size_t i = 0; i < walk.size(); ++i) {
            for (const Link &link : m_snapshot.sources(walk[i])) {
                if (link.node == kNoNode || link.role == Role::Contradicts ||
                    m_snapshot.row(link.node).status == Status::Erased)
                    continue;
                if (m_snapshot.row(link.node).kind != Kind::Reflection || m_stands.contains(link.node)) {
                    m_stands.insert(start);
                    return false;
                }
                if (!m_lacks.contains(link.node) && met.insert(link.node).second)
                    walk.push_back(link.node);
            }
        }
        m_lacks.insert(met.begin(), met.end());
        return true;
    }

private:
    const Snapshot &m_snapshot;
    std::set<Node> m_stands, m_lacks; // known already
};

// How one memory cites another, all links between the two together.
struct Tie {
    bool against = true; // nothing but contradictions
    Granularity granularity = Granularity::Batch;
};

int looseness(Granularity granularity)
{
    return granularity == Granularity::Batch ? 2 : granularity == Granularity::Cluster ? 1 : 0;
}

QStringList tieWords(const Tie &tie, bool cites)
{
    QStringList words;
    if (tie.against)
        words << (cites ? FocusWords::tr("it speaks against this") : FocusWords::tr("speaks against it"));
    if (tie.granularity == Granularity::Batch)
        words << (cites ? FocusWords::tr("cites it with a whole batch") : FocusWords::tr("cited with a whole batch"));
    else if (tie.granularity == Granularity::Cluster)
        words << (cites ? FocusWords::tr("cites it with a cluster") : FocusWords::tr("cited with a cluster"));
    return words;
}

} // namespace

std::shared_ptr<const Neighbourhood> neighbourhood(const Snapshot &snapshot, const Wish &wish, std::stop_token stop)
{
    return Chooser(snapshot, wish, std::move(stop)).run();
}

Result<std::shared_ptr<const Picture>> picture(const Snapshot &snapshot, const Wish &wish, const MemorySource &source,
                                               std::stop_token stop)
{
    const auto around = neighbourhood(snapshot, wish, stop);
    if (!around)
        return Error{Errc::Cancelled, "Stopped while a neighbourhood was prepared.", {}};
    auto out = std::make_shared<Picture>();
    out->total = around->total;
    out->full = around->full;
    if (around->shown.empty())
        return std::shared_ptr<const Picture>(std::move(out));
    const std::vector<Neighbour> &shown = around->shown;

    std::vector<MemoryKey> keys;
    std::unordered_map<Node, std::uint32_t> placeOf;
    for (const Neighbour &one : shown) {
        placeOf.emplace(one.node, std::uint32_t(keys.size()));
        keys.push_back(snapshot.row(one.node).key);
    }
    std::unordered_map<std::int64_t, QString> texts;
    if (source) {
        Result<std::vector<Memory>> rows = source.rows(keys, stop);
        if (!rows)
            return rows.error();
        for (const Memory &memory : *rows)
            texts.emplace(memory.key.value, screenText(memory.text).trimmed());
    }

    auto scene = std::make_shared<GraphScene>();
    scene->around = true;
    scene->root = 0;
    std::map<std::pair<std::uint32_t, std::uint32_t>, Tie> ties; // (derived, source)
    for (std::uint32_t i = 0; i < shown.size(); ++i) {
        for (const Link &link : snapshot.sources(shown[i].node)) {
            const auto found = link.node == kNoNode ? placeOf.end() : placeOf.find(link.node);
            if (found == placeOf.end() || found->second == i)
                continue;
            Tie &tie = ties[{i, found->second}];
            tie.against = tie.against && link.role == Role::Contradicts;
            if (looseness(link.granularity) < looseness(tie.granularity))
                tie.granularity = link.granularity;
        }
    }

    std::vector<int> depth;
    std::vector<bool> merges;
    std::vector<std::pair<std::uint32_t, std::uint32_t>> links;
    for (const Neighbour &one : shown) {
        depth.push_back(snapshot.row(one.node).depth);
        merges.push_back(shelf(snapshot, one.node) < 0);
    }
    for (const auto &[ends, tie] : ties) {
        if (!tie.against)
            links.push_back(ends);
    }
    const DepthLayers layers = layersByDepth(depth, links, merges);
    scene->input.layer = layers.layer;
    for (const auto &[ends, tie] : ties) {
        // What contradicts something above itself is drawn as a link all the same.
        std::pair<std::uint32_t, std::uint32_t> drawn = ends;
        if (layers.layer[drawn.first] < layers.layer[drawn.second])
            std::swap(drawn.first, drawn.second);
        if (layers.layer[drawn.first] == layers.layer[drawn.second])
            scene->level.push_back(drawn);
        else
            scene->input.links.push_back(drawn);
        if (tie.against)
            scene->against.insert(drawn);
        if (tie.granularity != Granularity::Claim)
            scene->loose[drawn] = tie.granularity;
        out->batch = out->batch || tie.granularity == Granularity::Batch;
        out->cluster = out->cluster || tie.granularity == Granularity::Cluster;
    }

    Ground ground(snapshot);
    scene->boxes.resize(shown.size());
    for (std::uint32_t i = 0; i < shown.size(); ++i) {
        const NodeRow &row = snapshot.row(shown[i].node);
        GraphBox &box = scene->boxes[i];
        box.key = row.key;
        if (const auto text = texts.find(row.key.value); text != texts.end())
            box.text = text->second;
        if (box.text.isEmpty())
            box.text = FocusWords::tr("(no text)");
        box.kind = row.kind;
        box.status = box.next = row.status;
        if (row.created != kNoTime)
            box.date = shortDate(Time(std::chrono::milliseconds(row.created)));
        box.part = shown[i].part;
        box.moreBelow = shown[i].moreBelow;
        box.moreAbove = shown[i].moreAbove;
        box.missing = shown[i].missing;
        box.flags = row.openFlags;
        box.ungrounded = ground.lacks(shown[i].node);
        if (i > 0) {
            const auto cited = ties.find({0, i}), cites = ties.find({i, 0});
            if (cited != ties.end())
                box.notes << tieWords(cited->second, false);
            if (cites != ties.end())
                box.notes << tieWords(cites->second, true);
            box.against =
                (cited != ties.end() && cited->second.against) || (cites != ties.end() && cites->second.against);
            out->support += box.part == GraphPart::Support;
            out->dependents += box.part == GraphPart::Dependent;
            out->near += box.part == GraphPart::Near;
            out->against += box.against;
        }
        out->hidden += std::size_t(box.moreBelow) + std::size_t(box.moreAbove);
    }

    // The bottom in order of time; what has none comes last.
    for (std::uint32_t i = 0; i < shown.size(); ++i) {
        if (layers.layer[i] == 0)
            scene->input.bottom.push_back(i);
    }
    const auto when = [&](std::uint32_t i) {
        const std::int64_t created = snapshot.row(shown[i].node).created;
        return created == kNoTime ? std::numeric_limits<std::int64_t>::max() : created;
    };
    std::sort(scene->input.bottom.begin(), scene->input.bottom.end(), [&](std::uint32_t a, std::uint32_t b) {
        return when(a) != when(b) ? when(a) < when(b) : shown[a].node < shown[b].node;
    });
    for (std::size_t i = 0; i < scene->input.bottom.size(); ++i)
        scene->boxes[scene->input.bottom[i]].number = int(i) + 1;
    scene->leavesBelow = !scene->input.bottom.empty();
    for (const MemoryKey key : wish.order) {
        const Node node = snapshot.find(key);
        const auto found = node == kNoNode ? placeOf.end() : placeOf.find(node);
        if (found != placeOf.end())
            scene->input.kept.push_back(found->second);
    }

    std::vector<std::size_t> here(layers.depths.size());
    for (const int layer : layers.layer)
        ++here[std::size_t(layer)];
    for (std::size_t layer = 0; layer < layers.depths.size(); ++layer) {
        const int high = layers.depths[layer], low = layers.lowest[layer];
        scene->titles << layerTitle(high, low, layer == 0);
        std::size_t all = 0;
        for (const auto &[on, count] : around->byDepth) {
            const bool narratives = layer > 0 && high == 0;
            all += (narratives ? on == -1 : layer == 0 ? on == 0 : on >= low && on <= high) ? count : 0;
        }
        scene->facts << FocusWords::tr("%1 of %2")
                            .arg(figure(qlonglong(here[layer])), figure(qlonglong(std::max(all, here[layer]))));
    }
    shortenLabels(*scene);
    out->scene = std::move(scene);
    return std::shared_ptr<const Picture>(std::move(out));
}

} // namespace credence::ui::focus

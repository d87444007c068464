// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What a run and its estimate share: the request judged, the scope's shape, the selection, and the units that can be
// found without a model.
// Ownership: values; the store is borrowed for the length of a call. Thread safety: one thread at a time.
#pragma once

#include "reflect/gather.h"
#include "reflect/select.h"
#include "reflect/settings.h"

#include <unordered_map>

namespace credence::reflecting {

inline constexpr std::size_t kLeastEpisodes = 5;   // core.md: said before anything is spent
inline constexpr std::size_t kAdvisedSalient = 50; // the floor of the first reflection
inline constexpr double kSalient = 0.5;            // high-salience from here

struct Prepared {
    const Preset *preset = nullptr;
    const Plan *plan = nullptr;
    Settings settings;
    std::shared_ptr<const Snapshot> snapshot;
    SelectOptions options;
    Selection selection;
    int maxDepth = 2;
    std::int64_t now = 0; // ms
    std::size_t episodes = 0, salient = 0, flagged = 0;
    std::vector<std::string> warnings;
    std::string blocker;

    explicit Prepared(const Preset &p, const ParameterValues &values)
        : preset(&p), plan(&planOf(p)), settings(p, values)
    {
    }
};

// Invalid (preset, parameters, shape), NotFound (scope, ids). What only keeps it from running is `blocker`. `builtin`:
// with the built-in embedder, whose thresholds are its own. `known`: of the request's scope, else it is read.
[[nodiscard]] Result<Prepared> prepare(const Store &store, const ReflectRequest &request, bool builtin,
                                       std::stop_token stop, std::shared_ptr<const Snapshot> known = nullptr);

// The built-in embedder with the weights of the scope's own texts (of at most 5,000, evenly spread), remembering what
// it embedded.
[[nodiscard]] Result<std::shared_ptr<const Embedder>> scopeEmbedder(const Store &store, const std::string &scope,
                                                                    std::stop_token stop);
// The same, which remembers nothing: for texts that pass by once.
[[nodiscard]] Result<std::shared_ptr<const Embedder>> forgetfulEmbedder(const Store &store, const std::string &scope,
                                                                        std::stop_token stop);

// Memories of a scope by their place in its snapshot, loaded once.
class Rows {
public:
    Rows(const Store &store, const Snapshot &snapshot) : m_store(&store), m_snapshot(&snapshot) {}
    [[nodiscard]] Result<void> load(std::span<const Node> nodes, std::stop_token stop);
    [[nodiscard]] const Memory *find(Node node) const; // nullptr if it went away meanwhile

private:
    const Store *m_store;
    const Snapshot *m_snapshot;
    std::unordered_map<Node, Memory> m_rows;
};

// kmeans, time-clusters, batch: the units of a selection; drops members that a prompt can't hold, or the unit.
struct Units {
    std::vector<Unit> units;
    std::vector<Skip> skipped;
};
[[nodiscard]] Result<Units> unitsWithoutModel(const Store &store, const Prepared &prepared, Rows &rows,
                                              const Embedder &embedder, const std::string &presetId,
                                              std::stop_token stop);

// Prompts, the same for a run and for its estimate.
struct PromptInput {
    std::string question; // of insights
    std::vector<const Memory *> members;
    const Memory *account = nullptr;
    bool belief = false; // subject, predicate and object are asked for
};
[[nodiscard]] ChatRequest questionsPrompt(const Settings &settings, std::span<const Memory *const> memories);
[[nodiscard]] ChatRequest unitPrompt(const Plan &plan, const Settings &settings, const PromptInput &input);
struct Claimed {
    std::string text;
    std::vector<int> numbers; // cited
};
[[nodiscard]] ChatRequest supportPrompt(const Settings &settings, std::span<const Memory *const> members,
                                        std::span<const Claimed> claims);
[[nodiscard]] ChatRequest validatePrompt(const Settings &settings, std::span<const Memory *const> members,
                                         std::span<const std::string> known, std::span<const Claimed> claims);

} // namespace credence::reflecting

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Two runs side by side.
#include "reflect/check.h"

#include <credence/reflect.h>
#include <credence/text.h>

#include <algorithm>
#include <set>

namespace credence {

using namespace reflecting;

namespace {

std::set<MemoryId> sourcesOf(const Candidate &c)
{
    std::set<MemoryId> out;
    for (const CandidateEvidence &one : c.evidence) {
        if (one.role != Role::Contradicts)
            out.insert(one.id);
    }
    return out;
}

} // namespace

Result<RunComparison> compareRuns(const RunRecord &a, const RunRecord &b, const Embedder &embedder,
                                  std::stop_token stop)
{
    RunComparison out;
    std::vector<std::string> texts;
    for (const RunRecord *run : {&a, &b}) {
        for (const Candidate &c : run->candidates)
            texts.push_back(c.text);
    }
    auto vectors = texts.empty() ? Result<std::vector<Vector>>(std::vector<Vector>()) : embedder.embed(texts, stop);
    if (!vectors)
        return vectors.error();

    const double threshold = embedder.thresholds().duplicate;
    std::vector<std::set<MemoryId>> sources;
    std::vector<std::string> folded;
    for (const RunRecord *run : {&a, &b}) {
        for (const Candidate &c : run->candidates) {
            sources.push_back(sourcesOf(c));
            folded.push_back(foldedText(c.text));
        }
    }
    std::vector<RunPair> pairs;
    for (std::size_t i = 0; i < a.candidates.size(); ++i) {
        if (stop.stop_requested())
            return Error{Errc::Cancelled, "It was cancelled.", ""};
        for (std::size_t j = 0; j < b.candidates.size(); ++j) {
            const std::size_t other = a.candidates.size() + j;
            RunPair pair;
            pair.a = i;
            pair.b = j;
            pair.sameWords = folded[i] == folded[other];
            pair.likeness = pair.sameWords ? 1.0 : similarity((*vectors)[i], (*vectors)[other]);
            for (const MemoryId &id : sources[i])
                pair.sharedSources += sources[other].contains(id);
            pair.allSources = int(sources[i].size() + sources[other].size()) - pair.sharedSources;
            pair.figuresDiffer = !pair.sameWords && figures(a.candidates[i].text) != figures(b.candidates[j].text);
            if (pair.sameWords || (pair.likeness >= threshold && pair.sharedSources > 0) || pair.likeness >= 0.9)
                pairs.push_back(pair);
        }
    }
    std::stable_sort(pairs.begin(), pairs.end(), [](const RunPair &x, const RunPair &y) {
        return x.likeness != y.likeness ? x.likeness > y.likeness : x.sharedSources > y.sharedSources;
    });
    std::vector<bool> usedA(a.candidates.size()), usedB(b.candidates.size());
    for (const RunPair &pair : pairs) {
        if (usedA[pair.a] || usedB[pair.b])
            continue;
        usedA[pair.a] = usedB[pair.b] = true;
        out.both.push_back(pair);
    }
    for (std::size_t i = 0; i < usedA.size(); ++i) {
        if (!usedA[i])
            out.onlyA.push_back(i);
    }
    for (std::size_t j = 0; j < usedB.size(); ++j) {
        if (!usedB[j])
            out.onlyB.push_back(j);
    }

    std::set<std::string> ids;
    for (const RunRecord *run : {&a, &b}) {
        for (const auto &[id, value] : run->parameters)
            ids.insert(id);
    }
    for (const std::string &id : ids) {
        const auto inA = a.parameters.find(id), inB = b.parameters.find(id);
        if (inA == a.parameters.end() || inB == b.parameters.end() || inA->second != inB->second)
            out.differing.push_back(id);
    }
    const auto differs = [&](const char *name, const std::string &x, const std::string &y) {
        if (x != y)
            out.differing.emplace_back(name);
    };
    differs("scope", a.scope, b.scope);
    differs("preset", a.preset, b.preset);
    differs("provider", a.provider, b.provider);
    differs("model", a.model, b.model);
    differs("embedder", a.embedder, b.embedder);
    differs("prompt", a.promptVersion, b.promptVersion);
    out.sameSelection =
        std::set(a.selected.begin(), a.selected.end()) == std::set(b.selected.begin(), b.selected.end());
    return out;
}

} // namespace credence

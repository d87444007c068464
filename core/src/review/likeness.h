// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// When a proposal is like one that was rejected: what is suppressed for a rejection and what comes back when that is
// lifted is the same. Ownership: values. Thread safety: pure functions.
#pragma once

#include <credence/candidate.h>
#include <credence/text.h>

#include <algorithm>
#include <string>
#include <vector>

namespace credence::reviewing {

inline constexpr double kLikeRejected = 0.9; // similarity by the embedder

// What is compared; both of one scope.
struct Proposal {
    std::string text, predicate;
    std::vector<MemoryId> evidence; // sorted, each once, without contradicting ones
};

[[nodiscard]] inline std::vector<MemoryId> sortedIds(std::vector<MemoryId> ids)
{
    std::sort(ids.begin(), ids.end());
    ids.erase(std::unique(ids.begin(), ids.end()), ids.end());
    return ids;
}

[[nodiscard]] inline std::vector<MemoryId> supporting(const Candidate &candidate)
{
    std::vector<MemoryId> ids;
    for (const CandidateEvidence &one : candidate.evidence) {
        if (one.role != Role::Contradicts)
            ids.push_back(one.id);
    }
    return sortedIds(std::move(ids));
}

// The same words count 1, whatever the embedder says of them.
[[nodiscard]] inline double likeness(const Proposal &a, const Proposal &b, double similarity)
{
    return foldedText(a.text) == foldedText(b.text) ? 1.0 : similarity;
}

[[nodiscard]] inline bool isLikeRejected(const Proposal &proposal, const Proposal &rejected, double similarity,
                                         double least = kLikeRejected)
{
    return likeness(proposal, rejected, similarity) >= least ||
           (!rejected.predicate.empty() && !proposal.evidence.empty() && rejected.evidence == proposal.evidence &&
            foldedText(rejected.predicate) == foldedText(proposal.predicate));
}

} // namespace credence::reviewing

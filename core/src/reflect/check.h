// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The stages check and screen: what speaks against a candidate. What a check needs of the store is looked up once, in
// CheckContext; the checks themselves are functions over values.
// Ownership: a context borrows the store's snapshot. Thread safety: one thread at a time.
#pragma once

#include "review/likeness.h"

#include <credence/embed.h>
#include <credence/grounding.h>
#include <credence/reflect.h>

#include <map>
#include <optional>
#include <string>
#include <unordered_map>
#include <vector>

namespace credence::reflecting {

struct CheckLimits {
    int floor = kCitationFloor;
    int maxDepth = 2;
    double paraphrase = 1, duplicate = 1;       // similarity from which it is one
    double rejected = reviewing::kLikeRejected; // like a past rejection
};

// Something that a candidate may resemble.
struct Known {
    MemoryId id;
    MemoryKey key;
    std::string text, subject, predicate, object;
    std::optional<Time> created;
    int depth = 1;
};
struct KnownRejection {
    std::string text, predicate, reason;
    std::vector<MemoryId> evidence; // sorted, supporting
    std::optional<Time> time;
};

// A belief that was withdrawn or replaced: it should not come back unnoticed.
struct KnownCorrection {
    Known belief;
    Status status = Status::Retracted;
    std::string reason, replacement;
    std::optional<Time> time;
};

class CheckContext {
public:
    // Beliefs and rejections of the scope with their vectors; `snapshot` may be the scope's whole one or null.
    [[nodiscard]] static Result<CheckContext> of(const Store &store, const std::string &scope,
                                                 std::shared_ptr<const Snapshot> snapshot,
                                                 std::shared_ptr<const Embedder> embedder, CheckLimits limits,
                                                 std::stop_token stop);

    // Memories by id, loaded when first asked for. Absent: not in the scope, or erased.
    [[nodiscard]] Result<void> load(const Candidate &candidate, std::stop_token stop);
    [[nodiscard]] const Memory *memory(const MemoryId &id) const;
    [[nodiscard]] Result<std::vector<Vector>> vectors(std::span<const std::string> texts, std::stop_token stop) const;

    const Store *store = nullptr;
    std::string scope;
    std::shared_ptr<const Snapshot> snapshot;
    std::shared_ptr<const Embedder> embedder;
    CheckLimits limits;
    PrivacyPolicy policy;
    std::vector<Known> beliefs;
    std::vector<Vector> beliefVectors;
    std::vector<KnownRejection> rejections;
    std::vector<Vector> rejectionVectors;
    std::vector<KnownCorrection> corrections;
    std::vector<Vector> correctionVectors;

private:
    std::map<std::string, std::optional<Memory>> m_memories;
};

// Runs all checks but the support and fills the candidate: depth, action and targets (a duplicate becomes evidence for
// the belief that is there, a contradiction an offer to replace it), confidence, checks, findings, suppressed.
// What can't stand comes back as a drop. `earlier`: the run's candidates so far. `again`: a recheck, which keeps the
// action as it is and drops nothing.
[[nodiscard]] Result<std::optional<Drop>> check(CheckContext &context, Candidate &candidate,
                                                const std::vector<Candidate> &earlier, bool again,
                                                std::stop_token stop);

// Without a model: passes only if each content word of the claim stands in a cited source, else it is not judged.
[[nodiscard]] Check supportByWords(const std::string &claim, const std::vector<std::string> &sources);
// The words of a text that carry a claim, as stems, in order, each once.
[[nodiscard]] std::vector<std::string> contentWords(const std::string &text);
// The universal wording in a text, "" if there is none.
[[nodiscard]] std::string universalWording(const std::string &text);
// Whether one of two texts negates and the other does not.
[[nodiscard]] bool polarityDiffers(const std::string &a, const std::string &b);
// Why what happened later denies a belief, in a few words, "" if it does not: a sentence about the same (it has half of
// what the belief says, two words at least) negates what the belief says, tells that it ended or changed, has another
// figure of the same measure, the opposite of a word, or another value or name in the same place. For texts that are
// alike; it offers and never decides. English.
[[nodiscard]] std::string denial(const std::string &belief, const std::string &later);
// The numbers in a text, in order; spelled ones up to twelve count.
[[nodiscard]] std::vector<std::string> figures(const std::string &text);

// The order in which checks are shown.
void sortChecks(std::vector<Check> &checks);
void putCheck(Candidate &candidate, Check check); // replaces the one of that id

} // namespace credence::reflecting

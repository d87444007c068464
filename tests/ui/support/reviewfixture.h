// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A small store (samplestore.h) with a queue: plain additions, one with two flags, a replacement, a merge, a
// retraction. Ownership: the caller's. Thread safety: none needed.
#pragma once

#include "ui/support/samplestore.h"

#include <credence/reflect.h>
#include <credence/review.h>

#include <string>
#include <vector>

namespace credence::test {

inline const Cause kAda{"ada", "gui", ""};

inline Candidate queuedCandidate(const std::string &id, Action action, const std::string &text,
                                 const std::vector<std::string> &sources, const std::vector<std::string> &targets = {})
{
    Candidate c;
    c.id = id;
    c.action = action;
    c.scope = "sam";
    c.text = text;
    for (const std::string &source : sources)
        c.evidence.push_back({{source}});
    for (const std::string &target : targets)
        c.targets.push_back({target});
    c.depth = 1;
    c.importance = 0.6;
    c.confidence = Confidence::Low;
    c.checks = {{"citations", CheckState::Passed, "2 distinct sources, the floor is 2.", 2, 2},
                {"support", CheckState::Passed, "Each part is stated."},
                {"confidence", CheckState::Look, "2 sources and 2 episodes; medium starts at 5."},
                {"privacy", CheckState::Passed, "Nothing was found.", 0}};
    return c;
}

// c1 a plain addition; c2 with a claim about Priya's health; c3 replaces r1; c4 too general; c5 plain; c6 plain; c7 is
// more evidence for r1; c8 withdraws r2.
inline RunRecord queueRecord()
{
    RunRecord run;
    run.id = "01900000-0000-7000-8000-0000000000ff";
    run.scope = "sam";
    run.preset = "hebbs";
    run.started = Time(std::chrono::milliseconds(1'780'000'000'000));
    run.state = "done";
    Candidate c1 = queuedCandidate("c1", Action::Add, "A rollout is planned in writing.", {"e1", "e2"});
    c1.evidence[1].quote = "a written rollout plan";
    Candidate c2 = queuedCandidate("c2", Action::Add, "Priya may have diabetes, so reviews are late.", {"e4", "e6"});
    c2.findings = {{"third_person", "third_person", 0, 5, 0.9, false, "It is a claim about Priya; the scope is sam."},
                   {"health", "health", 15, 23, 0.95, true, "No source says anything about health."}};
    c2.checks.back() = {"privacy", CheckState::Failed, "2 findings, 1 emergent.", 2};
    Candidate c3 =
        queuedCandidate("c3", Action::Supersede, "Deploys need a written rollout plan.", {"e1", "e2", "e3"}, {"r1"});
    Candidate c4 = queuedCandidate("c4", Action::Add, "Linters never take long.", {"e3", "e5"});
    c4.checks.push_back({"generality", CheckState::Look, "\"never\" over two sources."});
    Candidate c5 = queuedCandidate("c5", Action::Add, "Formatting is settled by the tool.", {"e3", "e5"});
    Candidate c6 = queuedCandidate("c6", Action::Add, "Reverts happen within the hour.", {"e1", "e7"});
    Candidate c7 = queuedCandidate("c7", Action::MergeEvidence, "A deploy needs a plan.", {"e7", "e3"}, {"r1"});
    Candidate c8 = queuedCandidate("c8", Action::Retract, "Priya reviews in the afternoon.", {}, {"r2"});
    c8.checks = {{"privacy", CheckState::Passed, "Nothing was found.", 0}};
    run.candidates = {c1, c2, c3, c4, c5, c6, c7, c8};
    for (Candidate &c : run.candidates)
        c.run = run.id;
    run.proposed = run.candidates.size();
    return run;
}

inline std::shared_ptr<Store> makeReviewStore(const QTemporaryDir &folder)
{
    std::shared_ptr<Store> store = makeStore(folder, smallJsonl());
    if (!store)
        return nullptr;
    RunRecord run = queueRecord();
    if (const auto head = store->ledgerHead())
        run.ledgerHead = head->first;
    const Result<LedgerNumber> queued = store->queueRun(run, {}, kAda);
    if (!queued) {
        qWarning("queue: %s", queued.error().message.c_str());
        return nullptr;
    }
    return store;
}

} // namespace credence::test

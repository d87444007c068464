// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Runs written by hand: one of a model with calls, drops, flags and doubts, and another one to compare it with.
// Ownership: values. Thread safety: pure.
#pragma once

#include <credence/reflect.h>

#include <string>
#include <utility>
#include <vector>

namespace credence::test {

inline Candidate madeCandidate(const std::string &id, const std::string &text, const std::vector<int> &sources,
                               int depth, Confidence confidence, int call)
{
    Candidate candidate;
    candidate.id = id;
    candidate.scope = "sam";
    candidate.text = text;
    for (const int number : sources) {
        CandidateEvidence evidence;
        evidence.id.value = "e" + std::to_string(number);
        evidence.shown = call > 0 ? number : 0;
        candidate.evidence.push_back(evidence);
    }
    candidate.depth = depth;
    candidate.importance = 0.6;
    candidate.confidence = confidence;
    candidate.call = call;
    candidate.focus = call > 0 ? "question " + std::to_string(call - 1) : "";
    return candidate;
}

inline void addCheck(Candidate &candidate, const std::string &id, CheckState state, const std::string &sentence)
{
    Check check;
    check.id = id;
    check.state = state;
    check.sentence = sentence;
    candidate.checks.push_back(check);
}

inline CallRecord madeCall(int number, const std::string &label, std::uint64_t in, std::uint64_t out, std::int64_t ms)
{
    CallRecord call;
    call.number = number;
    call.stage = label.substr(0, label.find(' '));
    call.label = label;
    call.url = "https://models.example/v1/chat/completions";
    call.model = "mistral-large";
    call.tokensIn = in;
    call.tokensOut = out;
    call.tookMs = ms;
    call.attempts.push_back({200, "", 0});
    call.text = "{\"support\": true}";
    call.request = R"({"model":"mistral-large","messages":[{"role":"user","content":"Do the sources say so?"}]})";
    return call;
}

// The prompt of call 4: sources 1 to 27, then what is asked.
inline std::string madeRequest()
{
    std::string content = "These are memories of Sam's work.\\n";
    for (int i = 1; i <= 27; ++i) {
        std::string line = "Sam looked at change " + std::to_string(200 + i) + " and left a note.";
        if (i == 11)
            line = "Sam closed #266: \\u201cNo test, no review.\\u201d";
        if (i == 12)
            line = "Sam merged #279 from his phone. \\u201cIt is behind the switch, we can look on Monday.\\u201d";
        if (i == 13)
            line = "Jonas: the payment service has one owner.";
        content += "[" + std::to_string(i) + "] " + line + "\\n";
    }
    content += "\\nWhich 5 insights follow? Cite by number.";
    return R"({"model":"mistral-large","messages":[{"role":"system","content":"You find what holds in general."},{"role":"user","content":")" +
           content + "\"}]}";
}

inline std::string madeReply()
{
    return "{\"insights\": [\n"
           "  {\"text\": \"Changes behind a switch are merged without a second review.\",\n"
           "   \"cites\": [4, 7, 8, 12, 20]},\n"
           "  {\"text\": \"Sam always rejects a pull request without a test.\",\n"
           "   \"cites\": [3, 11, 16]},\n"
           "  {\"text\": \"Jonas should be asked before the payment service changes.\",\n"
           "   \"cites\": [6, 10, 13]},\n"
           "  {\"text\": \"Sam trusts the new linter.\",\n"
           "   \"cites\": [2, 31]} ]}";
}

// Six candidates, two drops, nine calls of a model; done.
inline RunRecord modelRun()
{
    RunRecord run;
    run.id = "01900000-0000-7000-8000-00000000000b";
    run.scope = "sam";
    run.preset = "generative-agents";
    run.provider = "work";
    run.model = "mistral-large";
    run.promptVersion = "3";
    run.embedder = "builtin-1";
    run.started = Time(std::chrono::milliseconds(1'781'000'000'000));
    run.tookMs = 51'000;
    run.state = "done";
    run.storeUnchanged = true;
    run.storeHashBefore = run.storeHashAfter = std::string(64, 'a');
    for (int i = 0; i < 100; ++i)
        run.selected.push_back({"e" + std::to_string(i)});
    const auto stage = [&run](const char *id, const char *summary, const char *figure, std::int64_t ms) {
        StageRecord s;
        s.id = id;
        s.state = StageState::Done;
        s.summary = summary;
        s.figure = figure;
        s.ms = ms;
        run.stages.push_back(s);
    };
    stage("select", "100 of 612 memories, 34 not yet reflected", "", 100);
    stage("focus", "3 questions", "1 call", 2'400);
    stage("gather", "27 memories: 11 beliefs, 16 episodes", "", 100);
    stage("propose", "8 insights from 3 questions", "3 of 3", 31'000);
    stage("check", "8 proposed, 2 dropped", "8 of 8", 17'200);
    stage("screen", "1 open flag", "6 of 6", 200);
    stage("candidates", "6 candidates", "6", 100);

    Candidate one = madeCandidate("c1", "Sam prefers one migration a week, on Tuesday.", {5, 18, 22, 24, 25}, 1,
                                  Confidence::Medium, 3);
    addCheck(one, "support", CheckState::Passed, "All five sources say so");
    Candidate two = madeCandidate("c2", "Deploys are calmer when the logs are linked in the request.", {1, 2, 17, 21},
                                  2, Confidence::Low, 3);
    two.action = Action::MergeEvidence;
    addCheck(two, "duplicates", CheckState::Passed, "Extends the belief “Sam wants the logs…”");
    Candidate three = madeCandidate("c3", "Jonas should be asked before the payment service changes.", {6, 10, 13}, 1,
                                    Confidence::Low, 4);
    Finding finding;
    finding.category = "third_person";
    finding.detector = "name";
    finding.end = 5;
    finding.why = "It says something about Jonas, who is not the scope’s subject";
    three.findings.push_back(finding);
    addCheck(three, "support", CheckState::Passed, "Three sources say so");
    Candidate four =
        madeCandidate("c4", "Sam always rejects a pull request without a test.", {3, 11, 16}, 1, Confidence::Low, 4);
    addCheck(four, "generality", CheckState::Look, "“always” on 3 sources; 5 are asked for");
    Candidate five = madeCandidate("c5", "Changes behind a switch are merged without a second review.",
                                   {4, 7, 8, 12, 20}, 1, Confidence::Medium, 4);
    addCheck(five, "support", CheckState::Passed, "Four sources say so outright");
    Candidate six = madeCandidate("c6", "Sam reviews plans faster than code: eleven minutes against four hours.",
                                  {2, 5, 9, 14}, 2, Confidence::Low, 6);
    addCheck(six, "support", CheckState::Passed, "The times stand in the sources");
    run.candidates = {one, two, three, four, five, six};
    for (Candidate &candidate : run.candidates)
        candidate.run = run.id;
    Drop paraphrase;
    paraphrase.reason = "paraphrase";
    paraphrase.message = "Repeats source 19 (0.95, a paraphrase starts at 0.92)";
    paraphrase.text = "Sam closed a pull request without a test.";
    paraphrase.call = 3;
    paraphrase.focus = "question 1";
    Drop notShown;
    notShown.reason = "not_shown";
    notShown.message = "Cites source 31, only 27 were shown";
    notShown.text = "Sam trusts the new linter.";
    notShown.call = 4;
    notShown.focus = "question 2";
    run.dropped = {paraphrase, notShown};
    run.proposed = 8;

    run.calls = {madeCall(1, "Focus", 3'120, 96, 2'300),
                 madeCall(2, "Propose, question 1", 6'210, 655, 12'900),
                 madeCall(3, "Propose, question 1", 6'240, 702, 13'100),
                 madeCall(4, "Propose, question 2", 6'412, 871, 14'200),
                 madeCall(5, "Check candidates 1 – 3", 3'301, 204, 4'800),
                 madeCall(6, "Propose, question 3", 6'930, 640, 12'100),
                 madeCall(7, "Check candidates 4, 5", 2'260, 118, 3'400),
                 madeCall(8, "Check candidate 6", 1'188, 61, 2'900),
                 madeCall(9, "Check candidate 7", 1'204, 44, 1'100)};
    for (const int i : {1, 2, 3, 5})
        run.calls[std::size_t(i)].request = madeRequest();
    run.calls[2].text = "{\"insights\": [{\"text\": \"Sam prefers one migration a week, on Tuesday.\", \"cites\": [5, "
                        "18, 22, 24, 25]}]}";
    run.calls[5].text = "{\"insights\": [{\"text\": \"Sam reviews plans faster than code: eleven minutes against four "
                        "hours.\", \"cites\": [2, 5, 9, 14]}]}";
    run.calls[3].text = madeReply();
    run.calls[3].reply = R"({"choices":[{"message":{"content":"…"}}]})";
    run.calls[5].attempts = {{429, "Too many requests", 0}, {200, "", 4'000}};
    for (const CallRecord &call : run.calls) {
        run.tokensIn += call.tokensIn;
        run.tokensOut += call.tokensOut;
    }
    run.cost = 0.036;
    run.parameters = {
        {"recent_memories", "100"}, {"questions", "3"}, {"memories_each", "10"}, {"recency_decay", "0.990"}};
    return run;
}

// An earlier run with other parameters: shares two candidates with modelRun(), one in the same words.
inline RunRecord earlierRun()
{
    RunRecord run = modelRun();
    run.id = "01900000-0000-7000-8000-00000000000a";
    run.started = Time(std::chrono::milliseconds(1'780'900'000'000));
    run.calls.resize(7);
    run.tokensIn = 41'000;
    run.tokensOut = 5'850;
    run.cost = 0.028;
    run.dropped.resize(1);
    run.parameters = {
        {"recent_memories", "100"}, {"questions", "3"}, {"memories_each", "8"}, {"recency_decay", "0.995"}};
    Candidate same = modelRun().candidates[0];
    same.id = "a1";
    Candidate other = modelRun().candidates[4];
    other.id = "a2";
    other.text = "Changes behind a flag are merged without a second review.";
    other.evidence.pop_back();
    other.confidence = Confidence::Low;
    Candidate alone = madeCandidate(
        "a3",
        "Priya is probably being treated for a chronic condition, so her reviews should be planned for the afternoon",
        {1, 2, 3, 4}, 1, Confidence::Low, 3);
    Finding health;
    health.category = "health";
    health.emergent = true;
    health.why = "A claim about somebody’s health that no source makes";
    Finding third;
    third.category = "third_person";
    alone.findings = {health, third};
    Candidate never =
        madeCandidate("a4", "Sam never reviews after six in the evening", {7, 8, 9}, 1, Confidence::Low, 3);
    addCheck(never, "generality", CheckState::Look, "“never” on 3 sources; 5 are asked for");
    Candidate high = madeCandidate("a5", "Sam wants numbers, not adjectives, in reports", {1, 2, 3, 4, 5, 6, 7, 8}, 1,
                                   Confidence::High, 3);
    run.candidates = {same, other, alone, never, high};
    for (Candidate &candidate : run.candidates)
        candidate.run = run.id;
    run.proposed = run.candidates.size() + run.dropped.size();
    return run;
}

// A run of the built-in miner: no calls, evidence by id.
inline RunRecord patternRun()
{
    RunRecord run = modelRun();
    run.id = "01900000-0000-7000-8000-00000000000c";
    run.preset = "patterns";
    run.provider.clear();
    run.model.clear();
    run.calls.clear();
    run.dropped.clear();
    run.tokensIn = run.tokensOut = 0;
    run.cost = 0;
    run.tookMs = 400;
    run.parameters = {{"min_support", "5"}};
    Candidate one = madeCandidate("p1", "When auth and a change, then reverted: 8 of 9 episodes, lift 4.2.",
                                  {1, 2, 3, 4, 5, 6, 7, 8}, 1, Confidence::High, 0);
    one.evidence.back().role = Role::Contradicts;
    Candidate two =
        madeCandidate("p2", "When a deploy is retried, then logs are asked for before it: 6 of 6 episodes, lift 5.1.",
                      {1, 2, 3, 4, 5, 6}, 1, Confidence::Medium, 0);
    run.candidates = {one, two};
    run.proposed = 2;
    return run;
}

// What one candidate pairs with in the other run, as compareRuns() would say for the runs above.
inline RunComparison madeComparison()
{
    RunComparison comparison;
    comparison.onlyA = {2, 3, 4};
    comparison.onlyB = {1, 2, 3, 5};
    RunPair same;
    same.a = 0;
    same.b = 0;
    same.likeness = 1;
    same.sharedSources = 5;
    same.allSources = 5;
    same.sameWords = true;
    RunPair like;
    like.a = 1;
    like.b = 4;
    like.likeness = 0.94;
    like.sharedSources = 4;
    like.allSources = 5;
    comparison.both = {same, like};
    comparison.differing = {"memories_each", "recency_decay"};
    comparison.sameSelection = true;
    return comparison;
}

} // namespace credence::test

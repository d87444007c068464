// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A survey of what the privacy detectors find in a store's memories, and what a change of the policy would mean for
// them. Nothing is written. Ownership: values. Thread safety: surveyStore() blocks and runs in jobs; the rest is pure.
#pragma once

#include <credence/ingest.h>
#include <credence/privacy.h>
#include <credence/store.h>

#include <map>
#include <set>
#include <stop_token>
#include <string>
#include <vector>

namespace credence::ui {

struct SurveyHit {
    MemoryKey key;
    Kind kind = Kind::Episode;
    Status status = Status::Active;
    std::string text;            // its beginning
    std::set<std::string> found; // categories
};

struct Survey {
    std::uint64_t memories = 0;
    std::map<std::string, std::uint64_t> byCategory; // memories
    std::vector<SurveyHit> hits;                     // beliefs first, then as they are stored
    std::uint64_t left = 0;                          // hits beyond those that are kept here
};

// All memories that are not erased, of one scope or all. `subjects`: names of the scope's subject, by scope; a scope
// that has none here counts its own name. Errors: those of Store; Cancelled.
[[nodiscard]] Result<Survey> surveyStore(const Store &store, const std::string &scope,
                                         const std::map<std::string, std::vector<std::string>> &subjects,
                                         const std::stop_token &stop, const Progress &progress);

// The memories that a change concerns: found in a category whose action differs.
struct PolicyEffect {
    struct Row {
        const SurveyHit *hit = nullptr;
        std::string category; // the first that changes
        PolicyAction before = PolicyAction::Review, after = PolicyAction::Review;
    };
    std::vector<Row> rows;          // new flags first
    std::uint64_t newlyFlagged = 0; // memories: allowed before, not any more
    std::uint64_t released = 0;     // memories: nothing that is found is flagged any more
};
[[nodiscard]] PolicyEffect effectOf(const Survey &survey, const PrivacyPolicy &before, const PrivacyPolicy &after);

} // namespace credence::ui

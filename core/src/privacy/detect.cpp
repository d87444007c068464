// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "privacy/finder.h"
#include "privacy/parts.h"

#include <algorithm>
#include <tuple>

namespace credence {

namespace {

bool better(const Finding &a, const Finding &b)
{
    return std::tuple(a.score, a.end - a.start) > std::tuple(b.score, b.end - b.start);
}

// Overlapping findings of one category become the best of them; what else fits the same characters is kept as `also`.
void join(std::vector<Finding> &findings)
{
    std::sort(findings.begin(), findings.end(), [](const Finding &a, const Finding &b) {
        return std::tie(a.category, a.start, b.end, b.score, a.detector) <
               std::tie(b.category, b.start, a.end, a.score, b.detector);
    });
    std::vector<Finding> joined;
    for (std::size_t i = 0; i < findings.size();) {
        std::size_t best = i, n = i, reach = findings[i].end;
        while (n < findings.size() && findings[n].category == findings[i].category &&
               (n == i || findings[n].start < reach)) {
            if (n != i && better(findings[n], findings[best]))
                best = n;
            // A chain of overlaps is cut where the next one no longer touches the best.
            if (findings[n].start >= findings[best].end)
                break;
            reach = std::max(reach, findings[best].end);
            ++n;
        }
        n = std::max(n, i + 1);
        Finding kept = findings[best];
        for (std::size_t k = i; k < n; ++k) {
            const Finding &other = findings[k];
            if (other.start == kept.start && other.end == kept.end && other.detector != kept.detector &&
                std::find(kept.also.begin(), kept.also.end(), other.detector) == kept.also.end())
                kept.also.push_back(other.detector);
        }
        joined.push_back(std::move(kept));
        i = n;
    }
    std::sort(joined.begin(), joined.end(), [](const Finding &a, const Finding &b) {
        return std::tie(a.start, a.end, a.category) < std::tie(b.start, b.end, b.category);
    });
    findings = std::move(joined);
}

} // namespace

std::vector<Finding> detectUnjoined(std::string_view text, const PrivacyPolicy &policy)
{
    std::vector<Finding> found;
#define CREDENCE_ASK(name) privacy::name(text, policy, found);
    CREDENCE_DETECTORS(CREDENCE_ASK)
#undef CREDENCE_ASK
    return found;
}

std::vector<Finding> detect(std::string_view text, const PrivacyPolicy &policy)
{
    std::vector<Finding> found = detectUnjoined(text, policy);
    join(found);
    return found;
}

std::vector<Finding> screen(std::string_view text, std::span<const std::string> sourceTexts,
                            const PrivacyPolicy &policy)
{
    const privacy::Part part{"", std::string(text)};
    return privacy::screenParts(std::span(&part, 1), sourceTexts, policy);
}

std::string redacted(std::string_view text, std::span<const Finding> findings, std::string_view salt)
{
    std::vector<privacy::Edit> edits;
    return privacy::redactedWith(text, findings, salt, edits);
}

} // namespace credence

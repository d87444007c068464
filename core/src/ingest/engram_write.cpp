// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/engram_write.h"

#include "ingest/record.h"
#include "ingest/requests.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <functional>

namespace credence {

namespace {

using nlohmann::ordered_json;

constexpr std::string_view kReflectionTag = "source:reflection";

// 1 to 10, as Engram counts; 5 is what it takes where there is none.
double engramImportance(const Memory &m)
{
    if (m.importanceRaw && m.importanceScale == ImportanceScale::OneToTen) {
        return *m.importanceRaw;
    }
    return m.importance ? std::clamp(std::round(*m.importance * 100) / 10, 1.0, 10.0) : 5.0;
}

ordered_json engramTags(const Memory &m, bool reflection)
{
    ordered_json tags = ordered_json::array();
    bool marked = !reflection;
    for (const std::string &tag : m.tags) {
        if (isValidUtf8(tag)) {
            tags.push_back(tag);
            marked = marked || tag == kReflectionTag;
        }
    }
    if (!marked) {
        tags.push_back(kReflectionTag);
    }
    return tags;
}

// What the source kept in "metadata", since a PUT replaces it.
ordered_json engramMetadata(const Memory &m)
{
    const ordered_json extra = ordered_json::parse(m.extra, nullptr, false);
    return extra.is_object() && extra.contains("metadata") && extra["metadata"].is_object() ? extra["metadata"]
                                                                                            : ordered_json::object();
}

std::string engramType(const Memory &m)
{
    const ordered_json extra = ordered_json::parse(m.extra, nullptr, false);
    const bool told = extra.is_object() && extra.contains("type") && extra["type"].is_string();
    return told ? extra["type"].get<std::string>() : m.kind == Kind::Episode ? "event" : "insight";
}

class EngramPlan {
public:
    explicit EngramPlan(const HandBackSet &set) : m_set(set) {}

    Result<HandBackPlan> make(const std::filesystem::path &target)
    {
        for (const HandBackItem &item : m_set.items) {
            add(item);
        }
        for (const HandBackDecision &decision : m_set.decisions) {
            decide(decision);
        }
        const auto planned =
            ingest::planScript(m_plan, target, "engram-requests.sh", m_script.text(), "Engram's REST interface");
        if (!planned) {
            return planned.error();
        }
        return std::move(m_plan);
    }

private:
    void left(const std::string &where, std::string message, const char *kind = "unmapped")
    {
        m_plan.left.push_back({where, kind, std::move(message)});
    }
    void request(const std::string &about, const std::string &key, const char *method, const std::string &path,
                 const ordered_json &body)
    {
        m_script.request(about, key, method, path, body.is_null() ? std::string() : ingest::asciiJson(body));
    }
    // Keys are lines of a file.
    static std::string keyOf(const std::string &ref) { return ingest::percentEncoded(ref); }
    static std::string pathOf(const std::string &ref) { return "/memories/" + ingest::percentEncoded(ref); }

    void create(const std::string &key, const Memory &m, const ordered_json &metadata, const std::string &by)
    {
        ordered_json body = {{"type", m.kind == Kind::Episode ? "event" : "insight"},
                             {"content", m.text},
                             {"source", "system"},
                             {"importance", engramImportance(m)},
                             {"tags", engramTags(m, m.kind != Kind::Episode)}};
        if (m.expires) {
            body["valid_until"] = static_cast<double>(m.expires->time_since_epoch().count()) / 1000;
        }
        body["metadata"] = metadata;
        request("add: " + m.text + (by.empty() ? "" : " (approved by " + by + ")"), key, "POST", "/memories", body);
        ++m_plan.said;
    }

    void redact(const Memory &m)
    {
        ordered_json body = {{"type", engramType(m)},
                             {"content", m.text},
                             {"source", m.actor.empty() ? "agent" : displayText(m.actor)},
                             {"importance", engramImportance(m)},
                             {"tags", engramTags(m, false)}};
        if (m.expires) {
            body["valid_until"] = static_cast<double>(m.expires->time_since_epoch().count()) / 1000;
        }
        body["metadata"] = engramMetadata(m);
        // Another redaction of the same memory is another request.
        request("redacted: " + m.text,
                fmt::format("redact {} {:016x}", keyOf(m.sourceRef), std::hash<std::string>()(m.text)), "PUT",
                pathOf(m.sourceRef), body);
    }

    void add(const HandBackItem &item)
    {
        const Memory &m = item.memory;
        const std::string name = m.sourceRef.empty() ? m.id.value : m.sourceRef;
        if (item.kind != HandBackKind::Added && m.sourceRef.empty()) {
            left(name, "It did not come from Engram.");
            return;
        }
        if ((item.kind == HandBackKind::Added || item.kind == HandBackKind::Redacted) && !ingest::canBeSent(m.text)) {
            left(name, "Its text is no valid UTF-8.");
            return;
        }
        switch (item.kind) {
        case HandBackKind::Added: {
            ordered_json sources = ordered_json::array();
            std::size_t elsewhere = 0;
            for (const HandBackEvidence &link : item.evidence) {
                if (link.role == Role::Contradicts) {
                    continue;
                }
                link.ref.empty() ? ++elsewhere : (sources.push_back(link.ref), 0U);
            }
            if (elsewhere > 0) {
                left(name, fmt::format("{} of its sources are no memories of Engram; the rest is cited.", elsewhere),
                     "noted");
            }
            ordered_json metadata = {{"source_type", "reflection"},
                                     {"provenance", "credence"},
                                     {"source_ids", std::move(sources)},
                                     {"credence_id", displayText(m.id.value)}};
            if (!item.by.empty()) {
                metadata["approved_by"] = displayText(item.by);
            }
            create("add " + m.id.value, m, metadata, displayText(item.by));
            return;
        }
        case HandBackKind::Superseded:
        case HandBackKind::Archived:
            request("replaced: " + m.text, "deprecate " + keyOf(m.sourceRef), "PATCH", pathOf(m.sourceRef),
                    {{"lifecycle_status", "deprecated"}});
            break;
        case HandBackKind::Retracted:
            request("withdrawn: " + m.text, "archive " + keyOf(m.sourceRef), "DELETE", pathOf(m.sourceRef), {});
            break;
        case HandBackKind::Redacted:
            redact(m);
            break;
        case HandBackKind::Restored: // never asked for: Importer::restores
            return;
        case HandBackKind::Erased:
            // Its own DELETE only archives: the words go first.
            request("forgotten: its words are taken out, then it is archived", "erase-text " + keyOf(m.sourceRef),
                    "PUT", pathOf(m.sourceRef),
                    {{"content", "[erased]"}, {"tags", ordered_json::array()}, {"metadata", ordered_json::object()}});
            request("forgotten", "archive " + keyOf(m.sourceRef), "DELETE", pathOf(m.sourceRef), {});
            left(m.sourceRef, "Engram archives and does not erase: its logs and Qdrant's snapshots may still hold it.",
                 "noted");
            break;
        }
        ++m_plan.said;
    }

    // A draft is a file and no memory: approved, it becomes one.
    void decide(const HandBackDecision &decision)
    {
        const ordered_json candidate = ordered_json::parse(decision.candidate, nullptr, false);
        const auto textAt = [&](const char *key) {
            return candidate.is_object() && candidate.contains(key) && candidate[key].is_string()
                       ? lossless::decode(candidate[key].get<std::string>())
                       : std::string();
        };
        const std::string id = textAt("id");
        if (decision.state != "approved" && decision.state != "committed") {
            left(id.empty() ? "a draft" : id, "A draft is a file of the drafts' folder; delete or keep it by hand.");
            return;
        }
        if (!candidate.is_object()) {
            left("a draft", "What was decided can't be read any more.");
            return;
        }
        Memory m;
        m.kind = Kind::Reflection;
        m.text = decision.text.empty() ? textAt("text") : decision.text;
        if (!ingest::canBeSent(m.text)) {
            left(id, "Its text is no valid UTF-8.");
            return;
        }
        const ordered_json extra = candidate.value("extra", ordered_json::object());
        const ordered_json sources =
            extra.is_object() ? extra.value("source_ids", ordered_json::array()) : ordered_json::array();
        for (const ordered_json &tag :
             extra.is_object() ? extra.value("tags", ordered_json::array()) : ordered_json::array()) {
            if (tag.is_string()) {
                m.tags.push_back(lossless::decode(tag.get<std::string>()));
            }
        }
        if (candidate.contains("importance") && candidate["importance"].is_number()) {
            m.importance = candidate["importance"].get<double>();
        }
        ordered_json metadata = {
            {"source_type", "reflection"}, {"provenance", "credence"}, {"reflection_source_ids", sources}};
        if (!decision.by.empty()) {
            metadata["approved_by"] = displayText(decision.by);
        }
        create("draft " + id, m, metadata, displayText(decision.by));
    }

    const HandBackSet &m_set;
    HandBackPlan m_plan;
    ingest::RequestScript m_script{"Engram", "ENGRAM"};
};

} // namespace

Result<HandBackPlan> engramHandBack(const HandBackSet &set, const std::filesystem::path &target)
{
    return EngramPlan(set).make(target);
}

} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/hindsight_write.h"

#include "ingest/importer.h"
#include "ingest/requests.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <functional>

namespace credence {

namespace {

using nlohmann::ordered_json;

// Whether it is an id of the program's database.
bool isHindsightId(const std::string &ref)
{
    return ref.size() == 36 && ref[8] == '-' && ref[13] == '-' && ref[18] == '-' && ref[23] == '-' &&
           ref.find_first_not_of("0123456789abcdefABCDEF-") == std::string::npos;
}

class HindsightPlan {
public:
    explicit HindsightPlan(const HandBackSet &set) : m_set(set) {}

    Result<HandBackPlan> make(const std::filesystem::path &target)
    {
        for (const HandBackItem &item : m_set.items) {
            add(item);
        }
        for (const HandBackDecision &decision : m_set.decisions) {
            left(decision.id.empty() ? ingest::excerpt(decision.candidate) : displayText(decision.id),
                 "Hindsight keeps no proposals that could be decided.");
        }
        m_script.needs("HINDSIGHT_BANK", ingest::percentEncoded(m_set.scope));
        const auto planned =
            ingest::planScript(m_plan, target, "hindsight-requests.sh", m_script.text(), "Hindsight's interface");
        if (!planned) {
            return planned.error();
        }
        return std::move(m_plan);
    }

private:
    static constexpr const char *kMemories = "/v1/default/banks/${HINDSIGHT_BANK}/memories";

    void left(const std::string &where, std::string message, const char *kind = "unmapped")
    {
        m_plan.left.push_back({where, kind, std::move(message)});
    }
    void request(const std::string &about, const std::string &key, const char *method, const std::string &path,
                 const ordered_json &body)
    {
        m_script.request(about, key, method, path, ingest::asciiJson(body));
        ++m_plan.said;
    }

    void add(const HandBackItem &item)
    {
        const Memory &m = item.memory;
        const std::string name = m.sourceRef.empty() ? m.id.value : m.sourceRef;
        if ((item.kind == HandBackKind::Added || item.kind == HandBackKind::Redacted) && !ingest::canBeSent(m.text)) {
            left(name, "Its text is no valid UTF-8.");
            return;
        }
        if (item.kind == HandBackKind::Added) {
            retain(item);
            return;
        }
        if (m.sourceRef.starts_with("mental-model/") || m.sourceRef.starts_with("directive/")) {
            left(name, "Mental models and directives are changed in Hindsight's own panel.");
            return;
        }
        if (m.kind == Kind::Reflection) {
            left(name, "Hindsight lets facts be corrected, not observations: correct the facts that it rests on.");
            return;
        }
        if (!isHindsightId(m.sourceRef)) {
            left(name, "The archive names no id of this fact; export it anew with a release that does.");
            return;
        }
        const std::string path = kMemories + ("/" + m.sourceRef);
        switch (item.kind) {
        case HandBackKind::Redacted:
            request("redacted: " + m.text,
                    fmt::format("redact {} {:016x}", m.sourceRef, std::hash<std::string>()(m.text)), "PATCH", path,
                    {{"text", m.text}});
            break;
        case HandBackKind::Erased:
            request("forgotten: its words are taken out, then it is invalidated", "erase-text " + m.sourceRef, "PATCH",
                    path, {{"text", "[erased]"}});
            request("forgotten", "invalidate " + m.sourceRef, "PATCH", path,
                    {{"state", "invalidated"}, {"reason", "Erased"}});
            left(m.sourceRef, "The document that the fact came of still holds it: delete it there, too.", "noted");
            break;
        default: {
            const bool replaced = item.kind != HandBackKind::Retracted;
            std::string reason =
                item.reason.empty() ? std::string(replaced ? "Replaced" : "Withdrawn") : displayText(item.reason);
            if (!item.by.empty()) {
                reason += " (" + displayText(item.by) + ")";
            }
            request((replaced ? "replaced: " : "withdrawn: ") + m.text, "invalidate " + m.sourceRef, "PATCH", path,
                    {{"state", "invalidated"}, {"reason", reason}});
        }
        }
    }

    // A belief goes in as a document of its own, under an id that makes a second time the same document.
    void retain(const HandBackItem &item)
    {
        const Memory &m = item.memory;
        std::string sources;
        for (const HandBackEvidence &link : item.evidence) {
            if (!link.ref.empty() && link.role != Role::Contradicts) {
                sources += (sources.empty() ? "" : ",") + displayText(link.ref);
            }
        }
        ordered_json metadata = {{"source", "credence"}, {"credence_id", displayText(m.id.value)}};
        if (!sources.empty()) {
            metadata["source_ids"] = sources;
        }
        if (!item.by.empty()) {
            metadata["approved_by"] = displayText(item.by);
        }
        ordered_json tags = ordered_json::array();
        for (const std::string &tag : m.tags) {
            tags.push_back(displayText(tag));
        }
        const ordered_json one = {{"content", m.text},
                                  {"context", "A belief that a person approved"},
                                  {"document_id", "credence-" + displayText(m.id.value)},
                                  {"metadata", metadata},
                                  {"tags", tags}};
        ordered_json body = ordered_json::object();
        body["items"] = ordered_json::array();
        body["items"].push_back(one);
        request("add: " + m.text, "retain " + m.id.value, "POST", kMemories, body);
    }

    const HandBackSet &m_set;
    HandBackPlan m_plan;
    ingest::RequestScript m_script{"Hindsight", "HINDSIGHT"};
};

} // namespace

Result<HandBackPlan> hindsightHandBack(const HandBackSet &set, const std::filesystem::path &target)
{
    return HindsightPlan(set).make(target);
}

} // namespace credence

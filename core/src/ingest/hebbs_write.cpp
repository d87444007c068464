// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "ingest/hebbs_write.h"

#include "ingest/importer.h"
#include "ingest/requests.h"
#include "ingest/ulid.h"

#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>

namespace credence {

namespace {

constexpr const char *kHebbsHead = "#!/bin/sh\n# Decisions for HEBBS, as its own commands. Read it, then run it where "
                                   "\"hebbs\" finds the brain that is "
                                   "meant\n# (HEBBS_VAULT, or the working folder); each command is run once: what was "
                                   "done is noted beside this file.\n"
                                   "set -eu\nHEBBS=\"${HEBBS:-hebbs}\"\ndone_list=\"$0.done\"\n"
                                   "# once KEY COMMAND...\n"
                                   "once() {\n"
                                   "    key=$1\n"
                                   "    shift\n"
                                   "    if [ -f \"$done_list\" ] && grep -qxF -- \"$key\" \"$done_list\"; then\n"
                                   "        echo \"$key: done before\"\n"
                                   "        return 0\n"
                                   "    fi\n"
                                   "    \"$HEBBS\" \"$@\"\n"
                                   "    printf '%s\\n' \"$key\" >>\"$done_list\"\n"
                                   "}\n";

class HebbsPlan {
public:
    explicit HebbsPlan(const HandBackSet &set) : m_set(set) {}

    Result<HandBackPlan> make(const std::filesystem::path &target)
    {
        for (const HandBackItem &item : m_set.items) {
            add(item);
        }
        for (const HandBackDecision &decision : m_set.decisions) {
            left(decision.id.empty() ? ingest::excerpt(decision.candidate) : displayText(decision.id),
                 "HEBBS keeps no proposals that could be decided.");
        }
        const auto planned = ingest::planScript(m_plan, target, "hebbs-commands.sh", kHebbsHead + m_lines, "HEBBS");
        if (!planned) {
            return planned.error();
        }
        if (!m_plan.writes.empty()) {
            m_plan.writes.front().summary =
                m_plan.said == 1 ? "One command of HEBBS" : fmt::format("{} commands of HEBBS", m_plan.said);
            m_plan.advice = "Read hebbs-commands.sh through and run it where HEBBS finds the brain that is meant.";
        }
        return std::move(m_plan);
    }

private:
    void left(const std::string &where, std::string message, const char *kind = "unmapped")
    {
        m_plan.left.push_back({where, kind, std::move(message)});
    }

    void once(const std::string &about, const std::string &key, const std::vector<std::string> &words)
    {
        std::string said = displayText(about.substr(0, 200));
        std::replace(said.begin(), said.end(), '\n', ' ');
        m_lines += fmt::format("\n# {}\nonce {}", said, ingest::shellWord(key));
        for (const std::string &word : words) {
            m_lines += " " + ingest::shellWord(word);
        }
        m_lines += "\n";
        ++m_plan.said;
    }

    void add(const HandBackItem &item)
    {
        const Memory &m = item.memory;
        const std::string name = m.sourceRef.empty() ? m.id.value : m.sourceRef;
        if (item.kind == HandBackKind::Added) {
            remember(item, name);
            return;
        }
        if (item.kind == HandBackKind::Redacted) {
            left(name, "Words are taken out in the note itself; of a memory without one, forget it and remember the "
                       "new text.");
            return;
        }
        if (!ingest::ulid(m.sourceRef)) {
            left(name, "It is a note of the vault and has no id yet; change or delete the file.");
            return;
        }
        // Whatever HEBBS no longer is to recall: it has no state for it, and its tombstone keeps no text.
        const char *why = item.kind == HandBackKind::Erased      ? "forgotten: "
                          : item.kind == HandBackKind::Retracted ? "withdrawn: "
                                                                 : "replaced: ";
        once(why + m.text, "forget " + m.sourceRef, {"forget", "--ids", m.sourceRef});
        if (inNote(m)) {
            left(name, "The note still holds the words: take them out there, too, or it is indexed again.", "noted");
        }
    }

    static bool inNote(const Memory &m)
    {
        const nlohmann::json extra = nlohmann::json::parse(m.extra, nullptr, false);
        return extra.is_object() && extra.contains("path");
    }

    void remember(const HandBackItem &item, const std::string &name)
    {
        const Memory &m = item.memory;
        if (!ingest::canBeSent(m.text) || m.text.starts_with('-')) {
            left(name, "Its text is no valid UTF-8, or starts like an option of a command.");
            return;
        }
        nlohmann::ordered_json context = {{"source", "credence"}, {"credence_id", displayText(m.id.value)}};
        if (!item.by.empty()) {
            context["approved_by"] = displayText(item.by);
        }
        if (!m.tags.empty()) {
            context["tags"] = nlohmann::ordered_json::array();
            for (const std::string &tag : m.tags) {
                context["tags"].push_back(displayText(tag));
            }
        }
        std::vector<std::string> words = {"remember", m.text, "--importance",
                                          fmt::format("{:.2f}", m.importance.value_or(0.5))};
        if (!m.entities.empty() && ingest::canBeSent(m.entities.front()) && !m.entities.front().starts_with('-')) {
            words.insert(words.end(), {"--entity-id", m.entities.front()});
        }
        words.insert(words.end(), {"--context", ingest::asciiJson(context)});
        std::size_t elsewhere = 0;
        for (const HandBackEvidence &link : item.evidence) {
            if (link.role == Role::Contradicts) {
                continue;
            }
            if (ingest::ulid(link.ref)) {
                words.insert(words.end(), {"--edge", link.ref + ":insight_from"});
            } else {
                ++elsewhere;
            }
        }
        if (elsewhere > 0) {
            left(name, fmt::format("{} of its sources have no id in HEBBS; the rest is linked.", elsewhere), "noted");
        }
        words.insert(words.end(), {"--format", "json"});
        once("add: " + m.text, "remember " + m.id.value, words);
    }

    const HandBackSet &m_set;
    HandBackPlan m_plan;
    std::string m_lines;
};

} // namespace

Result<HandBackPlan> hebbsHandBack(const HandBackSet &set, const std::filesystem::path &target)
{
    return HebbsPlan(set).make(target);
}

} // namespace credence

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/audit.h>
#include <credence/dossier.h>

#include <fmt/format.h>

#include <filesystem>

namespace credence::cli {

namespace why_command {

struct Options {
    std::string id, to, out;
    bool redact = false;
};

Json links(const std::vector<EvidenceLink> &list)
{
    Json array = Json::array();
    for (const EvidenceLink &link : list)
        array.push_back(linkJson(link));
    return array;
}

Json json(const Why &w)
{
    Json chain = Json::array();
    for (const ChainNode &node : w.chain) {
        Json object{{"id", safe(node.id.value)},
                    {"kind", word(node.kind)},
                    {"shape", orNull(std::string(word(node.shape)))},
                    {"status", word(node.status)},
                    {"depth", node.depth}};
        putText(object, "text", node.text);
        object["created"] = orNull(node.created);
        object["source_ref"] = orNull(node.sourceRef);
        object["rests_on"] = idList(node.restsOn);
        chain.push_back(std::move(object));
    }
    const Memory &m = w.memory;
    const Grounding &g = w.grounding;
    Json object{{"id", safe(m.id.value)}};
    putText(object, "text", m.text);
    object["source_ref"] = orNull(m.sourceRef);
    object["scope"] = safe(m.scope);
    object["status"] = word(m.status);
    object["tombstone"] = tombstoneJson(w.tombstone);
    object["leaves"] = idList(w.leaves);
    object["evidence"] = links(w.evidence);
    object["contradicting"] = links(w.contradicting);
    object["dependents"] = g.dependents;
    object["depth"] = m.depth;
    object["stored_depth"] = m.storedDepth ? Json(*m.storedDepth) : Json();
    object["confidence"] = orNull(std::string(word(g.confidence)));
    object["confidence_reason"] = orNull(w.confidenceReason);
    object["ungrounded"] = g.ungrounded;
    object["single_source"] = g.singleSource;
    object["echo"] = orNull(g.echo);
    object["chain"] = std::move(chain);
    object["made_by"] = {{"run", orNull(w.madeBy.run)},
                         {"model", orNull(w.madeBy.model)},
                         {"approved_by", orNull(w.madeBy.approvedBy)},
                         {"at", orNull(w.madeBy.at)},
                         {"channel", orNull(w.madeBy.channel)},
                         {"origin", orNull(w.madeBy.origin)},
                         {"ledger", w.madeBy.ledger ? Json(w.madeBy.ledger.value) : Json()}};
    return object;
}

DossierFormat formatOf(const std::string &to)
{
    return to == "md"     ? DossierFormat::Markdown
           : to == "html" ? DossierFormat::Html
           : to == "dot"  ? DossierFormat::Dot
           : to == "svg"  ? DossierFormat::Svg
                          : DossierFormat::Text;
}

int write(const Context &context, const Options &options, const std::string &text, const Why &w)
{
    if (auto place = mayWriteDocument(options.out); !place)
        return usage(context, "--out: " + place.error().message);
    if (auto written = writeDocument(options.out, text); !written)
        return fail(context, written.error());
    if (context.json)
        printJson({{"id", safe(w.memory.id.value)}, {"path", safe(options.out)}, {"bytes", text.size()}});
    else
        fmt::print("{} written, {}.\n", line(options.out), counted(text.size(), "byte", "bytes"));
    return kDone;
}

int run(const Context &context, const Options &options)
{
    if (context.json && options.out.empty() && !options.to.empty() && options.to != "json")
        return usage(context, "--json prints one JSON object; use --out for another format, or leave --json out");
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto key = findMemory(context, **store, options.id);
    if (!key)
        return fail(context, key.error());
    const std::string to = !options.to.empty() ? options.to : context.json ? "json" : "text";
    // What is asked for by a script or at a glance is the argument; what is handed to others is the dossier.
    Dossier d;
    if (options.redact || to == "md" || to == "html" || to == "svg" || to == "dot" || !options.out.empty()) {
        auto found = dossier(**store, *key, {options.redact}, context.stop);
        if (!found)
            return fail(context, found.error());
        d = std::move(*found);
    } else {
        auto found = why(**store, *key, context.stop);
        if (!found)
            return fail(context, found.error());
        d.why = std::move(*found);
    }
    if (options.redact)
        fmt::print(stderr, "{} left out as flagged or as found now.\n",
                   credence::counted(d.leftOut, "place is", "places are"));
    std::string text;
    if (to == "json") {
        Json object = json(d.why);
        if (options.redact)
            object["left_out"] = d.leftOut;
        if (options.redact || !options.out.empty())
            object["critical"] = idList(d.critical);
        text = object.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
    } else {
        text = renderDossier(d, formatOf(to));
    }
    if (!options.out.empty())
        return write(context, options, text, d.why);
    std::fwrite(text.data(), 1, text.size(), stdout);
    return kDone;
}

} // namespace why_command

void addWhy(CLI::App &app, Context &context)
{
    using namespace why_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "why", "Explain why a memory is believed",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("ID", options->id, "An id, or the id that its source gave it")->required();
    sub->add_option("--to", options->to, "text, json, md, html, dot or svg")
        ->check(oneOf({"text", "json", "md", "html", "dot", "svg"}));
    takesFile(sub->add_option("--out", options->out, "Write to this file instead of standard output"));
    sub->add_flag("--redact", options->redact, "Leave out what is flagged, and prompt and reply");
    scopeOption(sub, context, "Where ID is looked for; needed when several scopes know it");
}

} // namespace credence::cli

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/runoutput.h"

#include <credence/embed.h>

#include <fmt/format.h>

namespace credence::cli {

namespace compare_command {

struct Options {
    std::string a, b;
};

std::string valueOf(const RunRecord &run, const std::string &id)
{
    if (id == "scope")
        return run.scope;
    if (id == "preset")
        return run.preset;
    if (id == "provider")
        return run.provider;
    if (id == "model")
        return run.model;
    if (id == "embedder")
        return run.embedder;
    if (id == "prompt")
        return run.promptVersion;
    const auto it = run.parameters.find(id);
    return it == run.parameters.end() ? std::string() : it->second;
}

int run(const Context &context, const Options &options)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto a = findRun(**store, options.a);
    if (!a)
        return fail(context, a.error());
    const auto b = findRun(**store, options.b);
    if (!b)
        return fail(context, b.error());
    const auto compared = compareRuns(*a, *b, *builtinEmbedder(), context.stop);
    if (!compared)
        return fail(context, compared.error());

    if (context.json) {
        Json onlyA = Json::array(), onlyB = Json::array(), both = Json::array(), parameters = Json::object();
        for (const std::size_t place : compared->onlyA)
            onlyA.push_back(candidateOut(a->candidates[place]));
        for (const std::size_t place : compared->onlyB)
            onlyB.push_back(candidateOut(b->candidates[place]));
        for (const RunPair &pair : compared->both)
            both.push_back({{"a", candidateOut(a->candidates[pair.a])},
                            {"b", candidateOut(b->candidates[pair.b])},
                            {"likeness", pair.likeness},
                            {"shared_sources", pair.sharedSources},
                            {"all_sources", pair.allSources},
                            {"same_words", pair.sameWords},
                            {"figures_differ", pair.figuresDiffer}});
        for (const std::string &id : compared->differing)
            parameters[id] = {{"a", safe(valueOf(*a, id))}, {"b", safe(valueOf(*b, id))}};
        const auto figures = [](const RunRecord &run) {
            return Json{{"run", safe(run.id)},
                        {"candidates", run.candidates.size()},
                        {"dropped", run.dropped.size()},
                        {"calls", run.calls.size()},
                        {"tokens", {{"in", run.tokensIn}, {"out", run.tokensOut}}},
                        {"cost", run.costKnown ? Json(run.cost) : Json(nullptr)}};
        };
        printJson({{"a", figures(*a)},
                   {"b", figures(*b)},
                   {"only_a", std::move(onlyA)},
                   {"only_b", std::move(onlyB)},
                   {"both", std::move(both)},
                   {"parameters", std::move(parameters)},
                   {"same_selection", compared->sameSelection}});
        return kDone;
    }
    Table table;
    table.head({"", "A", "B"});
    const auto figure = [&](const char *name, std::uint64_t x, std::uint64_t y) {
        table.row({name, std::to_string(x), std::to_string(y)});
    };
    table.row({"run", line(a->id), line(b->id)});
    figure("candidates", a->candidates.size(), b->candidates.size());
    figure("dropped", a->dropped.size(), b->dropped.size());
    figure("calls", a->calls.size(), b->calls.size());
    figure("tokens in", a->tokensIn, b->tokensIn);
    figure("tokens out", a->tokensOut, b->tokensOut);
    table.row({"cost", money(a->cost), money(b->cost)});
    for (const std::string &id : compared->differing)
        table.row({id, line(valueOf(*a, id)), line(valueOf(*b, id))});
    table.print();
    fmt::print("{}\n",
               compared->sameSelection ? "Both looked at the same memories." : "They looked at different memories.");

    const auto side = [](const char *title, const RunRecord &run, const std::vector<std::size_t> &places) {
        fmt::print("\n{} ({})\n", bold(title), places.size());
        for (const std::size_t place : places) {
            const Candidate &c = run.candidates[place];
            const auto against =
                std::size_t(std::count_if(c.evidence.begin(), c.evidence.end(),
                                          [](const CandidateEvidence &one) { return one.role == Role::Contradicts; }));
            fmt::print("  {}\n    depth {}, {}{}\n", line(c.text), c.depth,
                       counted(c.evidence.size() - against, "source", "sources"),
                       against > 0 ? fmt::format(", {} against", against) : std::string());
        }
    };
    side("Only in A", *a, compared->onlyA);
    fmt::print("\n{} ({})\n", bold("In both"), compared->both.size());
    for (const RunPair &pair : compared->both) {
        const Candidate &x = a->candidates[pair.a], &y = b->candidates[pair.b];
        if (pair.sameWords)
            fmt::print("  {}\n", line(x.text));
        else
            fmt::print("  A {}\n  B {}\n", line(x.text), line(y.text));
        fmt::print("    {} of {} sources shared, likeness {:.2f}{}\n", pair.sharedSources, pair.allSources,
                   pair.likeness, pair.figuresDiffer ? ", the figures differ" : "");
    }
    side("Only in B", *b, compared->onlyB);
    return kDone;
}

} // namespace compare_command

void addCompare(CLI::App &app, Context &context)
{
    using namespace compare_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "compare", "Two reflection runs side by side",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    takesFile(sub->add_option("RUN_A", options->a, "A run, by id or file"))->required();
    takesFile(sub->add_option("RUN_B", options->b, "Another one"))->required();
}

} // namespace credence::cli

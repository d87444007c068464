// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// The command line: parses, then runs the one command that was chosen.
#include "cli/context.h"
#include "cli/describe.h"
#include "cli/interrupt.h"
#include "cli/misuse.h"
#include "seal.h"
#include "version.h"

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <string_view>
#include <vector>

int main(int argc, char **argv)
{
    using namespace credence::cli;
    credence::sealProcess();
    std::setlocale(LC_CTYPE, ""); // NOLINT(concurrency-mt-unsafe): before there is a thread

    CLI::App app("Inspect and curate the long-term memory of AI agents.", "credence-cli");
    app.set_version_flag("--version", "credence-cli " CREDENCE_VERSION);
    app.require_subcommand(1);
    app.failure_message(CLI::FailureMessage::simple);
    app.footer("Every command has its own --help and takes --json. Exit status: 0 done, 1 the answer is no, 2 usage, "
               "3 not found or unreadable, 4 refused, 5 a model or the network failed, 75 throttled, "
               "130 cancelled.");

    const Interrupt interrupt;
    Context context;
    context.stop = interrupt.token();
    for (const auto add :
         {addInit,    addImport,    addFormats, addAdd,     addInfo,    addList,    addTree,     addShow,
          addWhy,     addImpact,    addHealth,  addCurate,  addLedger,  addUndo,    addVerify,   addExport,
          addBench,   addProviders, addReflect, addRuns,    addCompare, addQueue,   addDecide,   addFlags,
          addResolve, addCommit,    addPolicy,  addLift,    addScan,    addCheck,   addSimulate, addTriggers,
          addWatch,   addErase,     addRecall,  addRecheck, addMcp,     addSources, addHandBack})
        add(app, context);
    refuseEmpty(app, context);
    app.formatter(helpForm());
    for (CLI::App *one : app.get_subcommands([](const CLI::App *) { return true; }))
        one->formatter(helpForm());

    if (const auto described = describe(app, context, CREDENCE_VERSION, argc, argv))
        return *described;
    std::vector<char *> words = separated(app, argc, argv);
    try {
        app.parse(int(words.size()), words.data());
    } catch (const CLI::Success &help) {
        return app.exit(help); // --help, --version
    } catch (const CLI::ParseError &error) {
        // The command line could not be understood as a whole, so --json is looked for by hand.
        context.json =
            std::any_of(argv + 1, argv + argc, [](const char *a) { return std::string_view(a) == "--json"; });
        return usage(context, misuse(app, error, argc, argv));
    }
    const int status = context.run();
    return std::fflush(stdout) == 0 && !std::ferror(stdout) ? status : int(kMissing);
}

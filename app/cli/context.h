// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// What all commands share: the common options, opening a store, scopes and ids as people write them, and the way from
// an error to an exit status.
// Ownership: one Context a process, owned by main. Thread safety: main thread only, but the stop token.
#pragma once

#include <credence/store.h>

#include <CLI/CLI.hpp>

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <vector>

namespace credence::cli {

// The exit statuses that scripts rely on.
enum Exit {
    kDone = 0,
    kNo = 1,      // the answer is no
    kUsage = 2,   // the command line is wrong
    kMissing = 3, // not found, unreadable, not a store
    kRefused = 4, // a conflict, or a rule of the store says no
    kNetwork = 5, // a model or the network failed
    kThrottled = 75,
    kCancelled = 130,
};

struct Context {
    bool json = false;
    std::string store; // path
    std::string scope;
    std::stop_token stop;
    std::function<int()> run; // of the command that was chosen
    // Words that an option takes among others, or that are too many for its help: a shell completes them.
    std::vector<std::pair<CLI::Option *, std::function<std::vector<std::string>()>>> offers{};
    // Options and arguments for which "" is an answer; see misuse.h.
    std::vector<CLI::Option *> mayBeEmpty{};
};

// A subcommand that takes --json. `run` is called after parsing; what it captures must live as long as the Context.
CLI::App *command(CLI::App &app, Context &context, const std::string &name, const std::string &description,
                  std::function<int()> run);
void storeArgument(CLI::App *command, Context &context);
// What options take that is known by name, for `offers`.
std::vector<std::string> presetNames();
std::vector<std::string> triggerPresetNames();
std::vector<std::string> formatNames();
std::vector<std::string> categoryNames();
// A file or folder: a shell completes its name.
CLI::Option *takesFile(CLI::Option *option);
void scopeOption(CLI::App *command, Context &context, const std::string &description);

// Says what went wrong, on standard error and, with --json, as {"error": {...}} on standard output.
int fail(const Context &context, const Error &error);
int usage(const Context &context, const std::string &message);
// An error that fail() takes for wrong use of the command line.
Error usageError(const std::string &message);

Result<std::unique_ptr<Store>> openToRead(const Context &context);
Result<std::unique_ptr<Store>> openToWrite(const Context &context);

// --scope if given, else the only scope that holds memories ("" when none does). Otherwise an error that names them.
Result<std::string> oneScope(const Context &context, const Store &store);

// The same for what concerns a trigger: an empty store's only scope will do.
Result<std::string> triggerScope(const Context &context, const Store &store);

// A memory by id or source reference, in --scope if given. A reference that several scopes know is an error that
// names them.
Result<MemoryKey> findMemory(const Context &context, const Store &store, const std::string &idOrRef);
Result<std::vector<MemoryKey>> findMemories(const Context &context, const Store &store,
                                            const std::vector<std::string> &idsOrRefs);
// Ids of memories, in the order of keys given; those that are not there are left out.
Result<std::vector<MemoryId>> idsOf(const Store &store, std::span<const MemoryKey> keys);

// A time as typed; an error when it is none.
Result<Time> timeArgument(const std::string &option, const std::string &text);

// One function a command; each adds its subcommand.
void addInit(CLI::App &, Context &);
void addImport(CLI::App &, Context &);
void addFormats(CLI::App &, Context &);
void addAdd(CLI::App &, Context &);
void addInfo(CLI::App &, Context &);
void addList(CLI::App &, Context &);
void addTree(CLI::App &, Context &);
void addShow(CLI::App &, Context &);
void addWhy(CLI::App &, Context &);
void addImpact(CLI::App &, Context &);
void addHealth(CLI::App &, Context &);
void addCurate(CLI::App &, Context &); // retract, restore, supersede
void addLedger(CLI::App &, Context &);
void addUndo(CLI::App &, Context &); // undo, redo
void addVerify(CLI::App &, Context &);
void addExport(CLI::App &, Context &);
void addBench(CLI::App &, Context &);
void addProviders(CLI::App &, Context &);
void addReflect(CLI::App &, Context &);
void addRuns(CLI::App &, Context &);
void addCompare(CLI::App &, Context &);
void addQueue(CLI::App &, Context &);
void addDecide(CLI::App &, Context &);
void addFlags(CLI::App &, Context &);
void addResolve(CLI::App &, Context &);
void addCommit(CLI::App &, Context &);
void addPolicy(CLI::App &, Context &);
void addLift(CLI::App &, Context &); // lift, suppress
void addScan(CLI::App &, Context &);
void addCheck(CLI::App &, Context &);
void addSimulate(CLI::App &, Context &);
void addTriggers(CLI::App &, Context &);
void addWatch(CLI::App &, Context &);
void addErase(CLI::App &, Context &);
void addRecall(CLI::App &, Context &);
void addRecheck(CLI::App &, Context &);
void addMcp(CLI::App &, Context &);
void addSources(CLI::App &, Context &); // sources, sync
void addHandBack(CLI::App &, Context &);

} // namespace credence::cli

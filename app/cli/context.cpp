// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"

#include "cli/output.h"

#include <credence/ingest.h>
#include <credence/privacy.h>
#include <credence/reflect.h>
#include <credence/text.h>
#include <credence/trigger.h>

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <unordered_map>

namespace credence::cli {

namespace {

int exitOf(Errc code)
{
    switch (code) {
    case Errc::NotFound:
    case Errc::Corrupt:
    case Errc::Io:
    case Errc::Unsupported:
        return kMissing;
    case Errc::Conflict:
    case Errc::Invalid:
    case Errc::Busy:
    case Errc::ReadOnly:
        return kRefused;
    case Errc::Network:
        return kNetwork;
    case Errc::Cancelled:
        return kCancelled;
    }
    return kMissing;
}

const char *nameOf(int exit)
{
    switch (exit) {
    case kUsage:
        return "usage";
    case kMissing:
        return "not-found";
    case kRefused:
        return "refused";
    case kNetwork:
        return "network";
    case kCancelled:
        return "cancelled";
    default:
        return "error";
    }
}

// Errors of the command line itself, which Errc has no word for, are told apart by their `where`.
constexpr const char *kCommandLine = "\x01";

int report(const Context &context, int exit, const std::string &message, const std::string &where)
{
    std::string line = displayText(message);
    if (!where.empty() && where != kCommandLine && message.find(where) == std::string::npos)
        line += " (" + displayText(where) + ")";
    fmt::print(stderr, "credence-cli: {}\n", line);
    if (context.json) {
        Json error{{"code", exit}, {"kind", nameOf(exit)}, {"message", safe(message)}};
        if (!where.empty() && where != kCommandLine)
            error["where"] = safe(where);
        printJson(Json{{"error", std::move(error)}});
    }
    return exit;
}

std::string joined(const std::vector<std::string> &names)
{
    std::string text;
    for (const std::string &name : names)
        text += (text.empty() ? "" : ", ") + name;
    return text;
}

} // namespace

CLI::App *command(CLI::App &app, Context &context, const std::string &name, const std::string &description,
                  std::function<int()> run)
{
    CLI::App *sub = app.add_subcommand(name, description);
    sub->add_flag("--json", context.json, "Print one JSON object");
    sub->callback([&context, run = std::move(run)] { context.run = run; });
    return sub;
}

void storeArgument(CLI::App *command, Context &context)
{
    command->add_option("STORE", context.store, "The store, a .credence file")->required()->type_name("STORE");
}

std::vector<std::string> presetNames()
{
    std::vector<std::string> names;
    for (const Preset &preset : presets())
        names.push_back(preset.id);
    return names;
}

std::vector<std::string> triggerPresetNames()
{
    std::vector<std::string> names;
    for (const TriggerPreset &preset : triggerPresets())
        names.push_back(preset.id);
    return names;
}

std::vector<std::string> formatNames()
{
    std::vector<std::string> names;
    for (const Format &format : formats())
        names.push_back(format.name);
    return names;
}

std::vector<std::string> categoryNames()
{
    std::vector<std::string> names;
    for (const Category &category : categories())
        names.push_back(category.id);
    return names;
}

CLI::Option *takesFile(CLI::Option *option)
{
    return option->type_name("FILE");
}

void scopeOption(CLI::App *command, Context &context, const std::string &description)
{
    command->add_option("--scope", context.scope, description);
}

int fail(const Context &context, const Error &error)
{
    return report(context, error.where == kCommandLine ? kUsage : exitOf(error.code), error.message, error.where);
}

Error usageError(const std::string &message)
{
    return {Errc::Invalid, message, kCommandLine};
}

int usage(const Context &context, const std::string &message)
{
    return report(context, kUsage, message, {});
}

Result<std::unique_ptr<Store>> openToRead(const Context &context)
{
    OpenOptions options;
    options.readOnly = true;
    return Store::open(context.store, options);
}

Result<std::unique_ptr<Store>> openToWrite(const Context &context)
{
    auto store = Store::open(context.store);
    if (store && (*store)->info().access != Access::Writable)
        return Error{Errc::ReadOnly, "The store can't be changed: " + (*store)->info().accessReason, context.store};
    if (store && !(*store)->info().migrationBackup.empty())
        fmt::print(stderr, "The store was brought to this version; the file as it was is {}\n",
                   displayText((*store)->info().migrationBackup.string()));
    return store;
}

Result<std::string> oneScope(const Context &context, const Store &store)
{
    const auto scopes = store.scopes();
    if (!scopes)
        return scopes.error();
    std::vector<std::string> all, filled;
    for (const ScopeInfo &scope : *scopes) {
        all.push_back(scope.id);
        if (scope.memories > 0)
            filled.push_back(scope.id);
    }
    if (!context.scope.empty()) {
        if (std::find(all.begin(), all.end(), context.scope) == all.end())
            return Error{Errc::NotFound, "The store has no such scope; it has: " + joined(all), context.scope};
        return context.scope;
    }
    if (filled.size() > 1)
        return usageError("Say which scope with --scope; the store holds: " + joined(filled));
    return filled.empty() ? std::string() : filled.front();
}

Result<std::string> triggerScope(const Context &context, const Store &store)
{
    auto scope = oneScope(context, store);
    if (!scope || !scope->empty())
        return scope;
    const auto scopes = store.scopes();
    if (!scopes)
        return scopes.error();
    if (scopes->size() != 1)
        return usageError("Say which scope with --scope.");
    return scopes->front().id;
}

Result<MemoryKey> findMemory(const Context &context, const Store &store, const std::string &idOrRef)
{
    auto found = store.find(idOrRef, context.scope);
    if (found || found.error().code != Errc::Conflict || !context.scope.empty())
        return found;
    // Several scopes may know the reference; name those that do.
    const auto scopes = store.scopes();
    if (!scopes)
        return scopes.error();
    std::vector<std::string> holding;
    for (const ScopeInfo &scope : *scopes) {
        const auto there = store.find(idOrRef, scope.id);
        if (there || there.error().code == Errc::Conflict)
            holding.push_back(scope.id);
    }
    if (holding.size() < 2)
        return found;
    return usageError("Several scopes know " + idOrRef + ", say which with --scope: " + joined(holding));
}

Result<std::vector<MemoryKey>> findMemories(const Context &context, const Store &store,
                                            const std::vector<std::string> &idsOrRefs)
{
    std::vector<MemoryKey> keys;
    for (const std::string &name : idsOrRefs) {
        const auto key = findMemory(context, store, name);
        if (!key)
            return key.error();
        if (std::find(keys.begin(), keys.end(), *key) == keys.end())
            keys.push_back(*key);
    }
    return keys;
}

Result<std::vector<MemoryId>> idsOf(const Store &store, std::span<const MemoryKey> keys)
{
    const auto rows = store.rows(keys);
    if (!rows)
        return rows.error();
    std::vector<MemoryId> ids;
    ids.reserve(rows->size());
    for (const Memory &row : *rows)
        ids.push_back(row.id);
    return ids;
}

Result<Time> timeArgument(const std::string &option, const std::string &text)
{
    if (const auto parsed = parseTime(text))
        return parsed->time;
    return usageError(option + " needs a time such as 2026-08-01 or 2026-08-01T09:12:13Z, not \"" + text + "\"");
}

} // namespace credence::cli

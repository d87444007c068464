// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <credence/review.h>
#include <credence/trigger.h>

#include <fmt/format.h>

#include <algorithm>

namespace credence::cli {

namespace policy_command {

struct Options {
    std::string verb, key, who, reason;
    std::optional<std::string> value;
};

int tell(const Context &context, const Store &store, const std::string &key, LedgerNumber entry)
{
    const auto values = policy(store, context.scope);
    if (!values)
        return fail(context, values.error());
    Json object = Json::object();
    Table table;
    for (const PolicyValue &one : *values) {
        if (!key.empty() && one.key != key && !one.key.starts_with(key + "."))
            continue;
        object[one.key] = safe(one.value);
        table.row({one.key, line(one.value), one.differs ? "default " + line(one.preset) : ""});
    }
    // A trigger policy that can't be read is named, and the rest is shown.
    if (const auto scope = triggerScope(context, store); scope && (key.empty() || key.starts_with("trigger"))) {
        if (const auto trigger = triggerPolicy(store, *scope); !trigger) {
            if (!key.empty())
                return fail(context, trigger.error());
            fmt::print(stderr, "{}\n", line(trigger.error().message));
        }
    }
    if (context.json) {
        Json out{{"policy", std::move(object)}};
        if (entry)
            out["ledger"] = entry.value;
        printJson(out);
    } else {
        table.print();
    }
    return kDone;
}

std::vector<std::string> keyNames()
{
    std::vector<std::string> names;
    for (const PolicyKey &one : policyKeys())
        names.push_back(one.key);
    return names;
}

int run(const Context &context, const Options &options)
{
    // A key, or to look at, what several begin with.
    const std::vector<std::string> known = keyNames();
    const auto key = std::find(known.begin(), known.end(), options.key);
    const bool group = options.verb == "get" && std::any_of(known.begin(), known.end(), [&](const std::string &one) {
                           return one.starts_with(options.key + ".");
                       });
    if (!options.key.empty() && key == known.end() && !group) {
        const std::string meant = nearest(options.key, known);
        return usage(context,
                     fmt::format("KEY can't be \"{}\", there is no such policy; {}", options.key,
                                 meant.empty() ? "policy --help lists the keys" : "did you mean " + meant + "?"));
    }
    if (options.verb == "get") {
        const auto store = openToRead(context);
        if (!store)
            return fail(context, store.error());
        return tell(context, **store, options.key, {});
    }
    if (options.key.empty() || !options.value)
        return usage(context, "policy set needs a KEY and a VALUE");
    if (options.who.empty())
        return usage(context, "policy set needs --as and the name of who decides it");
    if (const auto fits = checkPolicyValue(policyKeys()[std::size_t(key - known.begin())], *options.value); !fits)
        return usage(context, fits.error().message);
    const auto store = openToWrite(context);
    if (!store)
        return fail(context, store.error());
    const std::pair<std::string, std::string> value{options.key, *options.value};
    const auto entry =
        setPolicy(**store, std::span(&value, 1), Cause{options.who, "cli", options.reason}, context.scope);
    if (!entry)
        return fail(context, entry.error());
    if (const auto cron = CronSchedule::parse(*options.value);
        options.key == "trigger.schedule" && cron && !cron->possible())
        fmt::print(stderr, "That schedule never comes: there is no such date.\n");
    return tell(context, **store, options.key, *entry);
}

// Every key with what it may be, so that nobody has to guess.
std::string keysHelp()
{
    std::string out = "Keys:\n";
    for (const PolicyKey &key : policyKeys()) {
        std::string values;
        for (const std::string &choice : key.choices)
            values += (values.empty() ? "" : ", ") + choice;
        if (key.kind == PolicyKind::Number)
            values = fmt::format("{} to {}", key.min, key.max);
        else if (key.kind == PolicyKind::Trigger)
            values = key.note;
        else if (key.kind == PolicyKind::List)
            values = values.empty() ? "names with commas" : fmt::format("of {}, with commas", values);
        out += fmt::format("  {:<24} {} ({}; {}{})\n", key.key, key.label, values,
                           key.preset.empty() ? "none unless set" : key.preset + " unless set",
                           key.perScope ? "; each scope its own" : "");
    }
    return out;
}

} // namespace policy_command

void addPolicy(CLI::App &app, Context &context)
{
    using namespace policy_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "policy", "Trigger, privacy and approval policy of the store",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("VERB", options->verb, "get or set")->required()->check(oneOf({"get", "set"}));
    CLI::Option *key =
        sub->add_option("KEY", options->key, "Such as trigger.importance or privacy.health; get: none shows all");
    context.offers.emplace_back(key, keyNames);
    context.mayBeEmpty.push_back(
        sub->add_option("VALUE", options->value, "set: the value; lists with commas, \"\" for an empty one"));
    sub->add_option("--as", options->who, "set: who decides it");
    sub->add_option("--reason", options->reason, "set: why; it is kept in the ledger");
    scopeOption(sub, context, "The scope, for what each scope has for itself");
    sub->footer(keysHelp);
}

} // namespace credence::cli

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/misuse.h"

#include "cli/context.h"
#include "cli/values.h"

#include <fmt/format.h>

#include <algorithm>

namespace credence::cli {

namespace misusing {

std::vector<std::string> commandNames(const CLI::App &app)
{
    std::vector<std::string> names;
    for (const CLI::App *one : app.get_subcommands([](const CLI::App *) { return true; }))
        names.push_back(one->get_name());
    return names;
}

std::vector<std::string> optionNames(const CLI::App &app)
{
    std::vector<std::string> names;
    for (const CLI::Option *option : app.get_options()) {
        for (const std::string &name : option->get_lnames())
            names.push_back("--" + name);
        for (const std::string &name : option->get_snames())
            names.push_back("-" + name);
    }
    return names;
}

// Dashes are no letters that could be right.
std::string nearOption(const CLI::App &app, const std::string &typed)
{
    std::vector<std::string> names;
    for (const std::string &name : optionNames(app))
        names.push_back(name.substr(name.find_first_not_of('-')));
    const std::size_t start = std::min(typed.find_first_not_of('-'), typed.size());
    const std::string near = nearest(typed.substr(start), names);
    return near.empty() ? near : (near.size() == 1 ? "-" : "--") + near;
}

std::string meant(const std::string &word)
{
    return word.empty() ? std::string() : fmt::format("; did you mean {}?", word);
}

// No command stands where one should.
std::string noCommand(const CLI::App &app, const std::string &word)
{
    if (word.empty())
        return "A command is needed; credence-cli --help lists them";
    const bool option = word.front() == '-';
    return fmt::format("There is no {} \"{}\"{}", option ? "option" : "command", word, [&] {
        const std::string near = option ? nearOption(app, word) : nearest(word, commandNames(app));
        return near.empty() ? std::string("; credence-cli --help lists what there is") : meant(near);
    }());
}

} // namespace misusing

void refuseEmpty(CLI::App &app, const Context &context)
{
    for (CLI::App *command : app.get_subcommands([](CLI::App *) { return true; })) {
        for (CLI::Option *option : command->get_options()) {
            const bool takesValue = option->get_expected_max() > 0;
            if (takesValue &&
                std::find(context.mayBeEmpty.begin(), context.mayBeEmpty.end(), option) == context.mayBeEmpty.end())
                option->check(notBlank());
        }
    }
}

std::vector<char *> separated(const CLI::App &app, int argc, char **argv)
{
    std::vector<std::string> names;
    for (const CLI::App *command : app.get_subcommands([](const CLI::App *) { return true; })) {
        const std::vector<std::string> mine = misusing::optionNames(*command);
        names.insert(names.end(), mine.begin(), mine.end());
    }
    std::vector<char *> words;
    bool options = true; // no "--" yet
    for (int i = 0; i < argc; ++i) {
        const std::string_view word = argv[i];
        words.push_back(argv[i]);
        options = options && word != "--";
        if (!options || !word.ends_with('=') ||
            std::find(names.begin(), names.end(), word.substr(0, word.size() - 1)) == names.end())
            continue;
        argv[i][word.size() - 1] = '\0';
        words.push_back(argv[i] + word.size() - 1);
    }
    return words;
}

std::string misuse(const CLI::App &app, const CLI::ParseError &error, int argc, char **argv)
{
    using namespace misusing;
    std::string what = error.what();
    const std::vector<const CLI::App *> chosen = app.get_subcommands([](const CLI::App *one) { return one->parsed(); });
    if (chosen.empty()) {
        if (argc > 1 && std::string_view(argv[1]) == "--completion")
            return fmt::format("--completion takes bash, zsh or fish{}",
                               argc > 2 ? fmt::format(", not \"{}\"", argv[2]) : "");
        const auto typed = std::find_if(argv + 1, argv + argc, [](const char *one) { return *one != '-'; });
        return noCommand(app, typed != argv + argc ? *typed : argc > 1 ? argv[1] : "");
    }
    const CLI::App &command = *chosen.front();
    if (dynamic_cast<const CLI::ExtrasError *>(&error)) {
        const std::vector<std::string> left = command.remaining(true);
        const auto option = std::find_if(left.begin(), left.end(),
                                         [](const std::string &one) { return one.size() > 1 && one.front() == '-'; });
        if (option == left.end())
            return left.empty() ? what
                                : fmt::format("{} takes nothing more, but there is \"{}\"; credence-cli {} --help says "
                                              "what it takes",
                                              command.get_name(), left.front(), command.get_name());
        const std::string name = option->substr(0, option->find('='));
        const std::string near = nearOption(command, name);
        return fmt::format("{} has no option {}{}", command.get_name(), name,
                           near.empty() ? fmt::format("; credence-cli {} --help lists them", command.get_name())
                                        : meant(near));
    }
    // The parser's own sentences, made ones.
    if (dynamic_cast<const CLI::ValidationError *>(&error)) {
        if (const std::size_t colon = what.find(": "); colon != std::string::npos)
            what.erase(colon, 1);
        return what;
    }
    if (dynamic_cast<const CLI::ArgumentMismatch *>(&error) && what.ends_with(" missing"))
        return what.substr(0, what.find(": ")) + " needs a value";
    constexpr std::string_view kRequired = " is required";
    if (dynamic_cast<const CLI::RequiredError *>(&error) && what.ends_with(kRequired))
        return fmt::format("{} needs {}; credence-cli {} --help says what it takes", command.get_name(),
                           what.substr(0, what.size() - kRequired.size()), command.get_name());
    return what;
}

} // namespace credence::cli

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/describe.h"

#include "cli/context.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstdio>
#include <sstream>
#include <string_view>
#include <vector>

namespace credence::cli {

namespace describing {

std::vector<const CLI::App *> commandsOf(const CLI::App &app)
{
    return app.get_subcommands(
        [](const CLI::App *one) { return !one->get_name().empty() && !one->get_group().empty(); });
}

std::vector<const CLI::Option *> optionsOf(const CLI::App &app, bool positional)
{
    std::vector<const CLI::Option *> out;
    for (const CLI::Option *option : app.get_options()) {
        if (option->get_positional() == positional && !option->get_group().empty())
            out.push_back(option);
    }
    return out;
}

// "--layer", "-k": as they are typed, short ones first.
std::vector<std::string> namesOf(const CLI::Option &option)
{
    std::vector<std::string> names;
    for (const std::string &name : option.get_snames())
        names.push_back("-" + name);
    for (const std::string &name : option.get_lnames())
        names.push_back("--" + name);
    return names;
}

// Longer ones are told with its purpose.
constexpr std::size_t kMostWords = 60;

bool takesValue(const CLI::Option &option)
{
    return option.get_expected_max() > 0;
}

// Of an option that takes one of some words: those.
std::vector<std::string> choicesOf(const CLI::Option &option)
{
    const std::string type = option.get_type_name();
    const std::size_t open = type.find('{'), close = type.rfind('}');
    std::vector<std::string> choices;
    if (open == std::string::npos || close == std::string::npos || close < open)
        return choices;
    std::string word;
    for (const char c : type.substr(open + 1, close - open - 1)) {
        if (c != ',') {
            word += c;
        } else {
            choices.push_back(word);
            word.clear();
        }
    }
    choices.push_back(word);
    return choices;
}

std::string valueOf(const CLI::Option &option)
{
    if (!takesValue(option))
        return {};
    std::string words;
    for (const std::string &choice : choicesOf(option))
        words += (words.empty() ? "" : "|") + choice;
    if (!words.empty())
        return words.size() <= kMostWords ? words : "WORD";
    const std::string type = option.get_type_name();
    for (const char *named : {"FILE", "STORE", "KEY=MEANING"}) {
        if (type.starts_with(named))
            return named;
    }
    return type.starts_with("INT") || type.starts_with("UINT") || type.starts_with("FLOAT") ? "N" : "VALUE";
}

// What it is for, the words that are too many to stand beside its name, and what it is unless given.
std::string purposeOf(const CLI::Option &option)
{
    std::string text = option.get_description();
    const std::vector<std::string> words = choicesOf(option);
    const bool told = std::all_of(words.begin(), words.end(), [&](const std::string &word) {
        const std::size_t minus = word.size() > 1 && word.front() == '-' ? 1 : 0;
        return text.find(word.substr(minus)) != std::string::npos;
    });
    if (takesValue(option) && valueOf(option) == "WORD" && !told) {
        std::string list;
        for (const std::string &word : words)
            list += (list.empty() ? "" : ", ") + word;
        text += ": " + list;
    }
    if (std::string otherwise = option.get_default_str(); !otherwise.empty()) {
        if (otherwise.front() == '[' && otherwise.back() == ']') // as the parser writes lists
            otherwise = otherwise.substr(1, otherwise.size() - 2);
        text += fmt::format(" (default: {})", otherwise);
    }
    return text;
}

// --- roff ---

std::string roff(std::string_view text)
{
    std::string out;
    bool lineStart = true;
    for (const char c : text) {
        if (lineStart && (c == '.' || c == '\''))
            out += "\\&";
        if (c == '\\')
            out += "\\e";
        else if (c == '-')
            out += "\\-";
        else
            out += c;
        if (c == '|')
            out += "\\:"; // a line may break here
        lineStart = c == '\n';
    }
    return out;
}

std::string usageOf(const CLI::App &command)
{
    std::string out = "\\fB" + roff(command.get_name()) + "\\fR";
    for (const CLI::Option *option : optionsOf(command, true)) {
        std::string name = "\\fI" + roff(option->get_single_name()) + "\\fR";
        if (option->get_items_expected_max() > 1)
            name += "\\&...";
        out += option->get_required() ? " " + name : " [" + name + "]";
    }
    return out + " [\\fIoptions\\fR]";
}

void optionsTo(std::string &out, const CLI::App &app, bool positional)
{
    for (const CLI::Option *option : optionsOf(app, positional)) {
        std::string tag;
        if (positional)
            tag = "\\fI" + roff(option->get_single_name()) + "\\fR";
        for (const std::string &name : positional ? std::vector<std::string>() : namesOf(*option))
            tag += (tag.empty() ? "" : ", ") + ("\\fB" + roff(name) + "\\fR");
        if (const std::string value = valueOf(*option); !positional && !value.empty())
            tag += " \\fI" + roff(value) + "\\fR";
        std::string text = purposeOf(*option);
        if (!text.empty() && !text.ends_with('.') && !text.ends_with(')'))
            text += '.';
        out += ".TP\n" + tag + "\n" + roff(text) + "\n";
    }
}

// --- help ---

class HelpForm : public CLI::Formatter {
public:
    HelpForm() { column_width(kColumn); }

    std::string make_option_opts(const CLI::Option *option) const override
    {
        const std::string value = option->get_positional() ? std::string() : valueOf(*option);
        std::string out = value.empty() ? value : " " + value;
        // One space alone would not part it from its purpose: that goes to the next line.
        if (2 + make_option_name(option, option->get_positional()).size() + out.size() == kColumn - 1)
            out += ' ';
        return out;
    }

    std::string make_option_desc(const CLI::Option *option) const override
    {
        std::string text = purposeOf(*option);
        if (option->get_required() && !option->get_positional())
            text += " (required)";
        std::string with;
        for (const CLI::Option *other : option->get_needs())
            with += (with.empty() ? "" : ", ") + other->get_name();
        if (!with.empty())
            text += fmt::format(" (with {})", with);
        return wrapped(text);
    }

    std::string make_subcommand(const CLI::App *command) const override
    {
        std::stringstream out;
        CLI::detail::format_help(out, command->get_display_name(true), wrapped(command->get_description()), kColumn);
        return out.str();
    }

    std::string make_footer(const CLI::App *app) const override
    {
        const std::string text = CLI::Formatter::make_footer(app);
        // What is laid out in lines stays as it is.
        return text.find('\n') + 1 < text.size() ? text : wrapped(text, kColumn + kWidth);
    }

private:
    static constexpr std::size_t kColumn = 30, kWidth = 70;

    static std::string wrapped(const std::string &text, std::size_t width = kWidth)
    {
        std::string out;
        std::size_t column = 0;
        for (std::size_t at = 0; at < text.size();) {
            const std::size_t end = std::min(text.find(' ', at), text.size());
            if (column > 0) {
                const bool fits = column + 1 + (end - at) <= width;
                out += fits ? ' ' : '\n';
                column = fits ? column + 1 : 0;
            }
            out.append(text, at, end - at);
            column += end - at;
            at = end + 1;
        }
        return out;
    }
};

// --- shells ---

// For a string in single quotes. A shell's own help is one line.
std::string inQuotes(const std::string &text, const char *quote)
{
    std::string out;
    for (const char c : text) {
        if (c == '\'')
            out += quote;
        else
            out += c == '\n' ? ' ' : c;
    }
    return out;
}

std::string wordsOf(const std::vector<std::string> &words)
{
    std::string out;
    for (const std::string &word : words)
        out += (out.empty() ? "" : " ") + word;
    return out;
}

// What a shell may offer for a value.
enum class Offer { Nothing, Words, Files, Stores };

Offer offerOf(const CLI::Option &option)
{
    if (!choicesOf(option).empty())
        return Offer::Words;
    const std::string type = option.get_type_name();
    return type.starts_with("STORE") ? Offer::Stores : type.starts_with("FILE") ? Offer::Files : Offer::Nothing;
}

// As an assignment: words='…' or kind=….
std::string bashOffer(const CLI::Option &option)
{
    switch (offerOf(option)) {
    case Offer::Words:
        return fmt::format("choices='{}'", wordsOf(choicesOf(option)));
    case Offer::Files:
        return "kind=files";
    case Offer::Stores:
        return "kind=stores";
    case Offer::Nothing:
        break;
    }
    return "kind=nothing";
}

std::string bash(const CLI::App &app)
{
    std::string names, options, values, places;
    for (const CLI::App *command : commandsOf(app)) {
        names += " " + command->get_name();
        std::vector<std::string> all, taking;
        for (const CLI::Option *option : optionsOf(*command, false)) {
            const std::vector<std::string> mine = namesOf(*option);
            all.insert(all.end(), mine.begin(), mine.end());
            if (!takesValue(*option))
                continue;
            taking.insert(taking.end(), mine.begin(), mine.end());
            for (const std::string &name : mine)
                values += fmt::format("        '{} {}') {} ;;\n", command->get_name(), name, bashOffer(*option));
        }
        options += fmt::format("        {}) words='{}' taking=' {} ' ;;\n", command->get_name(), wordsOf(all),
                               wordsOf(taking));
        int place = 0;
        for (const CLI::Option *option : optionsOf(*command, true)) {
            const bool many = option->get_items_expected_max() > 1;
            places += fmt::format("        '{} {}'{}) {} ;;\n", command->get_name(), ++place, many ? "*" : "",
                                  bashOffer(*option));
        }
    }
    std::string script = R"(# Completion for credence-cli; made by "credence-cli --completion bash".
_credence_cli() {
    local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]} command= words= taking= choices= kind= i
    local at=0 place=1
    COMPREPLY=()
    for ((i = 1; i < COMP_CWORD; i++)); do
        if [[ ${COMP_WORDS[i]} != -* ]]; then
            command=${COMP_WORDS[i]} at=i
            break
        fi
    done
    if [[ -z $command ]]; then
        mapfile -t COMPREPLY < <(compgen -W '@NAMES@ --help --version' -- "$current")
        return
    fi
    case "$command" in
@OPTIONS@    esac
    case "$command $previous" in
@VALUES@    esac
    if [[ -z $choices$kind && $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$words" -- "$current")
        return
    fi
    if [[ -z $choices$kind ]]; then
        # Which of the arguments without a name it is.
        for ((i = at + 1; i < COMP_CWORD; i++)); do
            if [[ $taking == *" ${COMP_WORDS[i]} "* ]]; then
                i=$((i + 1))
            elif [[ ${COMP_WORDS[i]} != -?* ]]; then
                place=$((place + 1))
            fi
        done
        case "$command $place" in
@PLACES@        esac
    fi
    if [[ -n $choices ]]; then
        # Of a list with commas, its last word.
        local before=
        if [[ $current == *,* ]]; then before=${current%,*},; fi
        mapfile -t COMPREPLY < <(compgen -P "$before" -W "$choices" -- "${current##*,}")
    elif [[ $kind == files ]]; then
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    elif [[ $kind == stores ]]; then
        mapfile -t COMPREPLY < <(compgen -d -- "$current"; compgen -f -X '!*.credence' -- "$current")
    fi
}
complete -o filenames -F _credence_cli credence-cli
)";
    const auto put = [&script](const std::string &mark, const std::string &text) {
        script.replace(script.find(mark), mark.size(), text);
    };
    put("@NAMES@", names.substr(1));
    put("@VALUES@", values);
    put("@OPTIONS@", options);
    put("@PLACES@", places);
    return script;
}

std::string zshText(const std::string &text)
{
    std::string out;
    for (const char c : inQuotes(text, "’")) {
        if (c == ':' || c == '[' || c == ']' || c == '\\')
            out += '\\';
        out += c;
    }
    return out;
}

std::string zshOffer(const CLI::Option &option)
{
    switch (offerOf(option)) {
    case Offer::Words:
        return "(" + wordsOf(choicesOf(option)) + ")";
    case Offer::Files:
        return "_files";
    case Offer::Stores:
        return "_files -g \"*.credence\"";
    case Offer::Nothing:
        break;
    }
    return " ";
}

std::string zsh(const CLI::App &app)
{
    std::string names, cases;
    for (const CLI::App *command : commandsOf(app)) {
        names += fmt::format("        '{}:{}'\n", command->get_name(), zshText(command->get_description()));
        cases += fmt::format("            {})\n                _arguments -S \\\n", command->get_name());
        for (const CLI::Option *option : optionsOf(*command, false)) {
            for (const std::string &name : namesOf(*option)) {
                std::string value;
                if (takesValue(*option))
                    value = ":value:" + zshOffer(*option);
                cases += fmt::format("                    '{}{}[{}]{}' \\\n",
                                     option->get_items_expected_max() > 1 ? "*" : "", name,
                                     zshText(option->get_description()), value);
            }
        }
        int place = 0;
        for (const CLI::Option *option : optionsOf(*command, true)) {
            const bool many = option->get_items_expected_max() > 1;
            cases +=
                fmt::format("                    '{}:{}:{}' \\\n", many ? std::string("*") : std::to_string(++place),
                            zshText(option->get_single_name()), zshOffer(*option));
        }
        cases += "                    ;;\n";
    }
    return "#compdef credence-cli\n"
           "# Made by \"credence-cli --completion zsh\".\n"
           "_credence_cli() {\n"
           "    local context state line\n"
           "    local -a commands\n"
           "    commands=(\n" +
           names +
           "    )\n"
           "    _arguments -C '--help[Help]' '--version[The version]' '1:command:->command' '*::argument:->argument'\n"
           "    case $state in\n"
           "    command) _describe -t commands command commands ;;\n"
           "    argument)\n"
           "        case $words[1] in\n" +
           cases +
           "        esac ;;\n"
           "    esac\n"
           "}\n"
           "_credence_cli \"$@\"\n";
}

std::string fishOffer(const CLI::Option &option)
{
    switch (offerOf(option)) {
    case Offer::Words:
        return fmt::format(" -x -a '{}'", wordsOf(choicesOf(option)));
    case Offer::Files:
        return " -r -F";
    case Offer::Stores:
        return " -x -a '(__fish_complete_suffix .credence)'";
    case Offer::Nothing:
        break;
    }
    return " -x";
}

std::string fish(const CLI::App &app)
{
    std::string out = "# Completion for credence-cli; made by \"credence-cli --completion fish\".\n"
                      "# Whether the word in hand is the so manieth behind the command, options left out.\n"
                      "function __credence_cli_place\n"
                      "    set -l words (string match -v -- '-*' (commandline -opc))\n"
                      "    test (count $words) -eq (math $argv[1] + 1)\n"
                      "end\n";
    for (const CLI::App *command : commandsOf(app))
        out += fmt::format("complete -c credence-cli -n __fish_use_subcommand -f -a {} -d '{}'\n", command->get_name(),
                           inQuotes(command->get_description(), "\\'"));
    for (const CLI::App *command : commandsOf(app)) {
        const std::string seen = fmt::format("__fish_seen_subcommand_from {}", command->get_name());
        for (const CLI::Option *option : optionsOf(*command, false)) {
            out += fmt::format("complete -c credence-cli -n '{}'", seen);
            for (const std::string &name : option->get_snames())
                out += " -s " + name;
            for (const std::string &name : option->get_lnames())
                out += " -l " + name;
            if (takesValue(*option))
                out += fishOffer(*option);
            out += fmt::format(" -d '{}'\n", inQuotes(option->get_description(), "\\'"));
        }
        int place = 0;
        for (const CLI::Option *option : optionsOf(*command, true)) {
            ++place;
            const Offer offer = offerOf(*option);
            if (offer == Offer::Words || offer == Offer::Stores)
                out += fmt::format(
                    "complete -c credence-cli -n '{}; and __credence_cli_place {}' -f -a '{}'\n", seen, place,
                    offer == Offer::Words ? wordsOf(choicesOf(*option)) : "(__fish_complete_suffix .credence)");
        }
    }
    return out;
}

} // namespace describing

std::shared_ptr<CLI::FormatterBase> helpForm()
{
    return std::make_shared<describing::HelpForm>();
}

std::string manualPage(const CLI::App &app, const std::string &version)
{
    using namespace describing;
    std::string out =
        ".\\\" Made by \"credence-cli --man\".\n"
        ".TH CREDENCE\\-CLI 1 \"\" \"Credence " +
        version +
        "\" \"User Commands\"\n"
        ".ad l\n.nh\n"
        ".SH NAME\n"
        "credence\\-cli \\- inspect and curate the long\\-term memory of AI agents\n"
        ".SH SYNOPSIS\n"
        "\\fBcredence\\-cli\\fR \\fIcommand\\fR [\\fIstore\\fR] [\\fIarguments\\fR]\n"
        ".SH DESCRIPTION\n"
        "The headless client of a Credence store, a file that ends in .credence: what an agent remembers, the beliefs\n"
        "made from that, what they rest on, and who approved them. It does what the window does, and serves agents "
        "over\n"
        "the Model Context Protocol (\\fBmcp\\fR). With \\fB\\-\\-json\\fR a command prints one JSON object and "
        "nothing else.\n"
        ".SH COMMANDS\n";
    for (const CLI::App *command : commandsOf(app)) {
        out += ".SS " + usageOf(*command) + "\n" + roff(command->get_description()) + ".\n";
        // Commands inherit the footer of the whole.
        if (std::string footer = command->get_footer(); !footer.empty() && footer != app.get_footer()) {
            while (footer.ends_with('\n'))
                footer.pop_back();
            out += ".PP\n" + roff(footer) + "\n";
        }
        optionsTo(out, *command, true);
        optionsTo(out, *command, false);
    }
    out += ".SH EXIT STATUS\n";
    for (const auto &[status, meaning] : std::initializer_list<std::pair<int, const char *>>{
             {kDone, "Done."},
             {kNo, "The answer is no: findings, a broken chain, nothing that fits."},
             {kUsage, "The command line is wrong."},
             {kMissing, "Not found, not readable, or not a store."},
             {kRefused, "Refused by a conflict or by a rule of the store; the message says which."},
             {kNetwork, "A model or the network failed."},
             {kThrottled, "Throttled by the trigger's gates."},
             {kCancelled, "Cancelled."}})
        out += fmt::format(".TP\n{}\n{}\n", status, roff(meaning));
    out += ".SH ENVIRONMENT\n"
           ".TP\n\\fBCREDENCE_PROVIDER_\\fINAME\\fB_{KIND,URL,MODEL,KEY}\\fR\n"
           "A model provider that is not in the settings. Only configured hosts are ever contacted.\n"
           ".TP\n\\fBNO_COLOR\\fR\nNo colours on a terminal.\n"
           ".SH FILES\n"
           ".TP\n\\fIstore\\fR\\-runs/, \\fIstore\\fR\\-index/, \\fIstore\\fR\\-cache/\n"
           "Kept runs, vectors and models\\(aq replies beside a store. Losing the last two loses nothing else.\n"
           ".SH SEE ALSO\n"
           "\\fBcredence\\fR(1)\n";
    return out;
}

std::optional<std::string> completion(const CLI::App &app, const std::string &shell)
{
    using namespace describing;
    if (shell == "bash")
        return bash(app);
    if (shell == "zsh")
        return zsh(app);
    if (shell == "fish")
        return fish(app);
    return std::nullopt;
}

std::optional<int> describe(const CLI::App &app, const Context &context, const std::string &version, int argc,
                            char **argv)
{
    const std::string_view first = argc > 1 ? argv[1] : "";
    if (first == "--completion") {
        for (const auto &[option, words] : context.offers) {
            std::string all;
            for (const std::string &word : words())
                all += (all.empty() ? "" : ",") + word;
            option->type_name("{" + all + "}");
        }
    }
    std::optional<std::string> text;
    if (first == "--man" && argc == 2)
        text = manualPage(app, version);
    else if (first == "--completion" && argc == 3)
        text = completion(app, argv[2]);
    if (!text)
        return std::nullopt;
    std::fwrite(text->data(), 1, text->size(), stdout);
    return std::fflush(stdout) == 0 ? kDone : kMissing;
}

} // namespace credence::cli

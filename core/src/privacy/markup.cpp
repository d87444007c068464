// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Markup that speaks to a model or to what shows a text: chat templates, roles, tool calls, active HTML, pictures that
// would carry data away. Comments and tags are harmless by themselves; each rule asks for what makes them an address.
#include "privacy/finder.h"
#include "privacy/keywords.h"
#include "privacy/rules.h"

#include <algorithm>
#include <string>

namespace credence::privacy {

namespace {

struct Rule {
    const char *detector;
    const char *words;
    const char *pattern;
    double score;
    const char *why;
};

// clang-format off
const Rule kRules[] = {
    {"chat_template", "<|im_start|<|im_end|<|system|<|user|<|assistant|<|endof|<|begin_of|<|start_header|<|end_header|<|eot",
     R"((?i)<\|(?:im_start|im_end|im_sep|system|user|assistant|endoftext|endofprompt|begin_of_text|start_header_id|end_header_id|eot_id)\|?>?)", 0.95, "Holds the control marks of a chat model."},
    {"chat_template", "[inst|<<sys|[/inst|[system|[assistant|[admin|[developer|[override", R"((?i)\[/?inst\]|<</?sys>>|\[/?(?:system|assistant|admin|developer|override)(?: (?:message|prompt|note|instruction|override))?\])", 0.9, "Holds the control marks of a chat model."},
    {"role_tag", "<system|&lt;system|</system|<assistant|&lt;assistant|<instructions|&lt;instructions|<prompt|<admin|<developer|<tool|<function|<invoke|&lt;tool|<human",
     R"((?i)(?:<|&lt;)/?(?:system(?:[_-]?(?:prompt|message|note|instruction|reminder))?|assistant|instructions?|prompt|admin|developer|human|tool_?(?:call|use|code|result|response)s?|function_?calls?|invoke|antml:\w+)(?: [^<>\n]{0,80})?(?:>|&gt;))", 0.85, "Holds a tag that gives text the role of the system or of a tool."},
    {"role_json", "\"role\"|'role'", R"((?i)["']role["']\s*:\s*["'](?:system|assistant|developer|tool|function)["'])", 0.9, "Holds a message in the role of the system or of a tool."},
    {"tool_json", "\"tool\"|\"function\"|\"tool_calls\"|\"function_call\"|\"tool_name\"|\"tool_call\"|\"tool_use\"|\"action\"",
     R"re((?i)["'](?:tool|tool_calls?|tool_name|tool_use|function|function_call|action)["']\s*:\s*(?:\[?\s*\{|["'][\w.-]+["']\s*,\s*["'](?:arguments|args|parameters|input|action_input)["']))re", 0.85, "Holds a call of a tool as a model writes it."},
    {"role_line", "system:|assistant:|human:|user:|developer:|system prompt:|ai:",
     R"((?im)(?:^|[.!?\n]\s*)(?:#{1,4} ?)?(?:(?:human|user|system|developer)\s*:[^\n]{0,300}?(?:^|[.!?,\s])(?:assistant|ai)\s*:|(?:system|assistant|developer)\s*(?:prompt|message|note|override)?\s*:\s*(?:you |ignore|disregard|forget|from now|new |the user|always|never|do not|reveal|act |sure|override|execute|send|delete|approve|raise|trust|pretend))|\n\s*(?:human|assistant)\s*:)", 0.85, "Writes on as if it were the conversation itself."},
    {"role_heading", "### |##", R"((?i)#{2,4} ?(?:system|instructions?|new instructions?|assistant|response|input|prompt)\s*:)", 0.8, "Writes on as if it were the conversation itself."},
    {"code_tool", "```tool|```action|```function|tool_code|```system|```python|```bash|```sh",
     R"re((?i)```\s*(?:tool\w*|action|function\w*|system)\b|```\s*(?:python|bash|sh|shell)\b[^`]{0,400}```[^.\n]{0,30}\b(?:execute|run|paste|return)\b)re", 0.85, "Holds a call of a tool as a model writes it."},
    {"html_comment", "<!--|&lt;!--|[//]:|/*|<%--|{#|[comment]",
     R"re((?i)(?:<!--|&lt;!--|\[//\]:|\[comment\]:|<%--|\{#|/\*)[^\n]{0,200}?\b(?:assistant|agent|ai|llm|model|bot|system|instructions?|ignore|disregard|override|prompt|reviewer|chatbot|credence|confidence)\b[^\n]{0,200}?(?:-->|--&gt;|\)|--%>|#\}|\*/|"|$))re", 0.85, "Hides a note to a model in a comment."},
    {"active_html", "<script|<iframe|<object|<embed|<svg|onerror|onload|onclick|onmouse|onfocus|javascript:|<img|<a |<form|<meta|<link|<base",
     R"re((?i)<script\b[^>]{0,200}>|<iframe\b[^>]{0,200}>|<(?:object|embed|form|base|meta http-equiv)\b[^>]{0,200}>|<[a-z]{1,10}\b[^>]{0,300}?\bon(?:error|load|click|mouseover|focus|toggle|begin)\s*=[^>]{0,300}>?|(?:href|src)\s*=\s*["']?\s*javascript:|<(?:img|link|a)\b[^>]{0,200}?(?:src|href)\s*=\s*["']?https?://[^"'> ]{1,200}(?:\?|%3f)[^"'> ]{0,200}[^>]{0,100}>)re", 0.85, "Holds HTML that would run or send something where it is shown."},
    {"image_exfiltration", "![|](http", R"re(!\[[^\]\n]{0,200}\]\(\s*<?https?://[^)\s]{1,400}(?:\?[^)\s]{0,300}=|\{|\$|%7b)[^)\n]{0,300}\)|!\[[^\]\n]{0,200}\]\[[^\]\n]{0,60}\]\s*\n?\s*\[[^\]\n]{0,60}\]:\s*https?://\S{1,300}\?)re", 0.85, "Holds a picture whose address carries data away."},
    {"link_exfiltration", "](http", R"re(\]\(\s*https?://[^)\s]{1,300}\?[^)\s]{0,200}=\s*(?:\{|\$|<|%7b|\[)[^)\n]{0,200}\))re", 0.8, "Holds a link whose address carries data away."},
    {"data_uri", "data:text/html|data:application|](data:|vbscript:", R"re((?i)data:(?:text/html|application/(?:javascript|x-javascript))[;,]|vbscript:)re", 0.85, "Holds an address that would run code."},
    {"template", "{{|{%|${", R"re(\{\{\s*(?:[#/^>!&]|else\b|[a-z_.]{0,40}(?:__class__|__globals__|config|system|exec|import|self\.|constructor))[^}\n]{0,120}\}\}|\{%\s*(?:if|for|set|import|include|block|macro|call|raw)\b[^%\n]{0,120}%\}|\$\{(?:jndi|env|sys|lower|script|7\*7)[^}\n]{0,120}\}|\{\{\s*\d+\s*\*\s*\d+\s*\}\})re", 0.8, "Holds template code that would run where it is filled in."},
    {"encoded_order", "base64|rot13|decode", R"re((?i)\b(?:decode|base64|rot13|hex)\b[^\n]{0,60}\b(?:and|then)\b[^\n]{0,30}\b(?:follow|execute|run|obey|do what|act)\b)re", 0.8, "Asks to follow something encoded."},
};
// clang-format on

struct Machine {
    Keywords keywords;
    Compiled rules = compiled(kRules);

    Machine()
    {
        std::uint32_t index = 0;
        for (const Rule &rule : kRules) {
            eachKeyword(rule.words, [&](std::string_view word) { keywords.add(word, index); });
            ++index;
        }
        keywords.finish();
    }
};

const Machine &machine()
{
    static const Machine m;
    return m;
}

} // namespace

std::vector<std::string> brokenMarkupRules()
{
    return broken(kRules, machine().rules);
}

void findMarkup(std::string_view text, const PrivacyPolicy &, std::vector<Finding> &into)
{
    const Machine &m = machine();
    constexpr std::size_t kBefore = 320, kAfter = 1000;
    thread_local std::vector<std::size_t> done;
    done.assign(m.rules.size(), 0);
    const re2::StringPiece input(text.data(), text.size());
    m.keywords.scan(text, [&](std::size_t keywordEnd, std::uint32_t index) {
        if (keywordEnd <= done[index])
            return;
        const std::size_t from = std::max(done[index], keywordEnd > kBefore ? keywordEnd - kBefore : 0);
        const std::size_t to = std::min(text.size(), keywordEnd + kAfter);
        re2::StringPiece hit;
        if (m.rules[index]->Match(input, from, to, RE2::UNANCHORED, &hit, 1)) {
            std::size_t start = static_cast<std::size_t>(hit.data() - text.data());
            const std::size_t end = start + hit.size();
            while (start < end && (text[start] == '\n' || text[start] == ' ' || text[start] == '.'))
                ++start;
            into.push_back({.category = "injection",
                            .detector = kRules[index].detector,
                            .start = start,
                            .end = end,
                            .score = kRules[index].score,
                            .why = kRules[index].why});
            done[index] = std::max(end, keywordEnd);
        } else {
            done[index] = keywordEnd;
        }
    });
}

} // namespace credence::privacy

// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// An argument as a document. Memory texts are untrusted: each format has one function that makes them harmless, and
// every text passes through it.
#include <credence/audit.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <iterator>
#include <unordered_map>

namespace credence {

namespace {

// Deeper nesting than this is not indented further: a store can be a hundred thousand deep.
constexpr int kMaxIndent = 12;

std::string oneLine(std::string_view bytes)
{
    std::string text = displayText(bytes);
    std::replace_if(
        text.begin(), text.end(), [](char c) { return c == '\n' || c == '\r' || c == '\t'; }, ' ');
    return text;
}

std::string html(std::string_view bytes)
{
    std::string out;
    for (const char c : displayText(bytes)) {
        switch (c) {
        case '&':
            out += "&amp;";
            break;
        case '<':
            out += "&lt;";
            break;
        case '>':
            out += "&gt;";
            break;
        case '"':
            out += "&quot;";
            break;
        case '\'':
            out += "&#39;";
            break;
        default:
            out += c;
        }
    }
    return out;
}

// CommonMark with the autolinks that GitHub adds. The result is meant to follow other text on its line.
std::string markdown(std::string_view bytes)
{
    const std::string text = oneLine(bytes);
    std::string out;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        const bool special = std::string_view("\\`*_{}[]<>#|~&!@$").find(c) != std::string_view::npos;
        const bool link = (c == '/' && i > 0 && text[i - 1] == ':') ||
                          (c == '.' && i >= 3 && (text[i - 1] == 'w' || text[i - 1] == 'W'));
        if (special || link)
            out += '\\';
        out += c;
    }
    return out;
}

std::string dotString(std::string_view bytes, std::size_t most)
{
    const std::string text = oneLine(bytes);
    std::string out;
    std::size_t count = 0;
    std::size_t column = 0;
    for (const char c : text) {
        const bool startsCharacter = (static_cast<unsigned char>(c) & 0xC0) != 0x80;
        if (startsCharacter && count++ == most) {
            out += "…";
            break;
        }
        column += startsCharacter;
        if (c == ' ' && column >= 24) {
            out += "\\n";
            column = 0;
            continue;
        }
        if (c == '"' || c == '\\')
            out += '\\';
        out += c;
    }
    return out;
}

std::string timeOf(const std::optional<Time> &time)
{
    return time ? formatTime(*time) : std::string("no time");
}

const char *what(Kind kind, Shape shape)
{
    if (kind == Kind::Episode)
        return "Episode";
    if (kind == Kind::Narrative)
        return "Narrative";
    switch (shape) {
    case Shape::Belief:
        return "Belief";
    case Shape::Rule:
        return "Rule";
    default:
        return "Insight";
    }
}

std::string counted(std::size_t n, const char *one, const char *many)
{
    return fmt::format("{} {}", n, n == 1 ? one : many);
}

// The argument as lines: each belief once, its episodes as numbers in order of time.
struct Line {
    int level = 0;
    const char *lead = ""; // "because", "and", or nothing
    const ChainNode *node = nullptr;
    std::vector<std::size_t> episodes;
    bool repeated = false; // argued further up
};

struct Argument {
    std::vector<const ChainNode *> episodes; // number i + 1
    std::vector<Line> lines;                 // the memory itself first

    explicit Argument(const Why &w)
    {
        std::unordered_map<std::string_view, const ChainNode *> byId;
        for (const ChainNode &node : w.chain)
            byId.emplace(node.id.value, &node);
        std::unordered_map<const ChainNode *, std::size_t> number;
        for (const MemoryId &id : w.leaves) {
            if (const auto it = byId.find(id.value); it != byId.end()) {
                episodes.push_back(it->second);
                number.emplace(it->second, episodes.size());
            }
        }
        if (w.chain.empty())
            return;
        struct Open {
            const ChainNode *node;
            int level;
            const char *lead;
        };
        std::unordered_map<const ChainNode *, bool> argued;
        std::vector<Open> stack{{w.chain.data(), 0, ""}};
        while (!stack.empty()) {
            const Open open = stack.back();
            stack.pop_back();
            Line line{open.level, open.lead, open.node, {}, false};
            line.repeated = !argued.emplace(open.node, true).second;
            std::vector<const ChainNode *> parts;
            for (const MemoryId &id : open.node->restsOn) {
                const auto it = byId.find(id.value);
                if (it == byId.end())
                    continue;
                if (const auto n = number.find(it->second); n != number.end())
                    line.episodes.push_back(n->second);
                else if (!line.repeated)
                    parts.push_back(it->second);
            }
            std::sort(line.episodes.begin(), line.episodes.end());
            lines.push_back(std::move(line));
            for (std::size_t i = parts.size(); i-- > 0;)
                stack.push_back({parts[i], open.level + 1, i == 0 ? "because" : "and"});
        }
    }
};

std::string figuresLine(const Why &w)
{
    const Grounding &g = w.grounding;
    std::string text = fmt::format("{}, {}, {}", counted(std::size_t(g.evidence), "direct source", "direct sources"),
                                   counted(std::size_t(g.leaves), "episode beneath", "episodes beneath"),
                                   g.dependents == 1 ? std::string("1 memory rests on it")
                                                     : fmt::format("{} memories rest on it", g.dependents));
    if (g.echo)
        text += fmt::format(", echo {:.0f} %", *g.echo * 100.0);
    return text + ".";
}

std::string factsLine(const Why &w)
{
    const Memory &m = w.memory;
    std::string text = fmt::format("{}, depth {}", what(m.kind, m.shape), m.depth);
    if (m.storedDepth && *m.storedDepth != m.depth)
        text += fmt::format(" (its source says {})", *m.storedDepth);
    return text + fmt::format(", {}, {}", word(m.status), timeOf(m.created));
}

std::vector<std::string> warnings(const Why &w)
{
    std::vector<std::string> found;
    const auto dangling =
        std::count_if(w.evidence.begin(), w.evidence.end(), [](const EvidenceLink &link) { return link.dangling; });
    if (w.grounding.ungrounded)
        found.emplace_back("Ungrounded: no episode lies beneath it.");
    if (w.grounding.singleSource)
        found.emplace_back("Single source: everything rests on one episode.");
    if (dangling > 0)
        found.push_back(fmt::format("{} missing from the store.", dangling == 1
                                                                      ? "1 cited source is"
                                                                      : fmt::format("{} cited sources are", dangling)));
    if (w.grounding.echo && *w.grounding.echo >= 0.5)
        found.emplace_back("Echo: most of its support arose after it was believed.");
    return found;
}

std::string madeLine(const MadeBy &made)
{
    std::string text = displayText(made.origin);
    if (made.ledger)
        text += fmt::format(", ledger entry {}", made.ledger.value);
    if (made.at)
        text += ", " + formatTime(*made.at);
    if (!made.channel.empty())
        text += ", through " + displayText(made.channel);
    if (!made.approvedBy.empty())
        text += ", approved by " + displayText(made.approvedBy);
    if (!made.run.empty())
        text += ", run " + displayText(made.run);
    if (!made.model.empty())
        text += ", model " + displayText(made.model);
    return text + ".";
}

std::string against(const Why &w)
{
    if (w.contradicting.empty())
        return "Nothing in the store speaks against it.";
    return fmt::format("{} against it, {} active.", counted(w.contradicting.size(), "memory speaks", "memories speak"),
                       w.grounding.activeContradictions);
}

std::string renderText(const Why &w)
{
    const Argument argument(w);
    std::string out;
    const auto line = [&](std::string_view text) {
        out += text;
        out += '\n';
    };
    line(oneLine(w.memory.text));
    line("  " + factsLine(w));
    line(fmt::format("  id {}{}, scope {}", oneLine(w.memory.id.value),
                     w.memory.sourceRef.empty() ? std::string() : " (" + oneLine(w.memory.sourceRef) + ")",
                     oneLine(w.memory.scope)));
    line("");
    line("Grounding");
    line("  " + figuresLine(w));
    if (!w.confidenceReason.empty())
        line("  " + w.confidenceReason);
    for (const std::string &warning : warnings(w))
        line("  " + warning);
    line("");
    line("In words");
    for (const Line &part : argument.lines) {
        std::string text(2 + 2 * std::size_t(std::min(part.level, kMaxIndent)), ' ');
        if (*part.lead)
            text += part.lead + std::string(" ");
        text += oneLine(part.node->text);
        for (const std::size_t number : part.episodes)
            text += fmt::format(" [{}]", number);
        if (part.repeated && !part.node->restsOn.empty())
            text += " (argued above)";
        line(text);
    }
    line("");
    line(against(w));
    for (const EvidenceLink &link : w.contradicting)
        line(fmt::format("  {}{}{}", oneLine(link.sourceId.value), link.dangling ? " (missing)" : "",
                         link.quote.empty() ? std::string() : ": " + oneLine(link.quote)));
    line("");
    line(fmt::format("Episodes ({})", argument.episodes.size()));
    for (std::size_t i = 0; i < argument.episodes.size(); ++i) {
        const ChainNode &node = *argument.episodes[i];
        line(fmt::format("  [{}] {}  {}{}", i + 1, timeOf(node.created), oneLine(node.text),
                         node.status == Status::Active ? std::string() : fmt::format(" ({})", word(node.status))));
    }
    line("");
    line("How it was made");
    line("  " + oneLine(madeLine(w.madeBy)));
    return out;
}

std::string renderMarkdown(const Why &w)
{
    const Argument argument(w);
    std::string out;
    const auto line = [&](std::string_view text) {
        out += text;
        out += '\n';
    };
    line("# Why: " + markdown(w.memory.text));
    line("");
    line("- " + factsLine(w));
    line(fmt::format("- id {}{}, scope {}", markdown(w.memory.id.value),
                     w.memory.sourceRef.empty() ? std::string() : " (" + markdown(w.memory.sourceRef) + ")",
                     markdown(w.memory.scope)));
    line("- " + figuresLine(w));
    if (!w.confidenceReason.empty())
        line("- " + w.confidenceReason);
    for (const std::string &warning : warnings(w))
        line("- " + warning);
    line("");
    line("## In words");
    line("");
    for (const Line &part : argument.lines) {
        std::string text(2 * std::size_t(std::min(part.level, kMaxIndent)), ' ');
        text += fmt::format("- *{}*: {}", *part.lead ? part.lead : "claim", markdown(part.node->text));
        for (const std::size_t number : part.episodes)
            text += fmt::format(" \\[{}\\]", number);
        if (part.repeated && !part.node->restsOn.empty())
            text += " (argued above)";
        line(text);
    }
    line("");
    line(against(w));
    line("");
    for (const EvidenceLink &link : w.contradicting)
        line(fmt::format("- against: {}{}{}", markdown(link.sourceId.value), link.dangling ? " (missing)" : "",
                         link.quote.empty() ? std::string() : ": " + markdown(link.quote)));
    line("");
    line(fmt::format("## Episodes ({})", argument.episodes.size()));
    line("");
    for (std::size_t i = 0; i < argument.episodes.size(); ++i) {
        const ChainNode &node = *argument.episodes[i];
        line(fmt::format("- \\[{}\\] {}: {}{}", i + 1, timeOf(node.created), markdown(node.text),
                         node.status == Status::Active ? std::string() : fmt::format(" ({})", word(node.status))));
    }
    line("");
    line("## How it was made");
    line("");
    line("It was " + markdown(madeLine(w.madeBy)));
    return out;
}

constexpr std::string_view kHtmlHead = R"(<!DOCTYPE html>
<html lang="en"><head><meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<style>
:root { color-scheme: light dark; --base: #ffffff; --alt: #f5f6f8; --line: #dfe2e7; --tx: #1b1f26; --tx2: #59616e;
        --acc: #1f56c6; --hl: #dbe6fb; --warn: #8a5a00; }
@media (prefers-color-scheme: dark) {
  :root { --base: #16191e; --alt: #1d2127; --line: #31363f; --tx: #e6e9ee; --tx2: #9aa3b0; --acc: #82aaff;
          --hl: #22365c; --warn: #e5b567; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--base); color: var(--tx); font: 14px/1.55 Inter, "Segoe UI", "Noto Sans", sans-serif; }
main { max-width: 820px; margin: 0 auto; padding: 40px 24px 64px; }
h1 { font-size: 21px; line-height: 1.4; font-weight: 600; margin: 6px 0 4px; white-space: pre-wrap; overflow-wrap: anywhere; }
h2 { font-size: 13px; font-weight: 600; margin: 32px 0 10px; }
p { margin: 4px 0; } .facts, .time { color: var(--tx2); font-size: 13px; overflow-wrap: anywhere; }
.tiles { display: grid; grid-template-columns: repeat(4, 1fr); border: 1px solid var(--line); border-radius: 6px; margin: 20px 0 10px; }
.tiles div { padding: 8px 12px; } .tiles div + div { border-left: 1px solid var(--line); }
.tiles b { display: block; font-size: 17px; font-weight: 600; } .tiles span { color: var(--tx2); font-size: 12px; }
.warn { color: var(--warn); }
.words p { padding-left: calc(var(--level) * 20px); overflow-wrap: anywhere; } .words em { color: var(--tx2); font-style: normal; margin-right: 4px; }
.words .claim { font-weight: 600; }
a.n, span.n { display: inline-block; min-width: 20px; padding: 0 4px; border: 1px solid var(--acc); border-radius: 3px; color: var(--acc);
              font-size: 11px; line-height: 16px; text-align: center; text-decoration: none; margin-left: 3px; }
ol { list-style: none; margin: 0; padding: 0; border-top: 1px solid var(--line); }
li { display: grid; grid-template-columns: 40px 1fr; padding: 8px 0; border-bottom: 1px solid var(--line); }
li p { white-space: pre-wrap; overflow-wrap: anywhere; } li:target { background: var(--hl); } li span.n { margin: 2px 8px 0 0; justify-self: start; align-self: start; }
</style>
)";

std::string renderHtml(const Why &w)
{
    const Argument argument(w);
    const Grounding &g = w.grounding;
    std::string out(kHtmlHead);
    const auto add = [&](std::string_view text) {
        out += text;
        out += '\n';
    };
    add(fmt::format("<title>Why: {}</title></head><body><main>", html(oneLine(w.memory.text))));
    add(fmt::format("<p class=\"facts\">{}</p>", html(factsLine(w))));
    add(fmt::format("<h1>{}</h1>", html(w.memory.text)));
    add(fmt::format("<p class=\"facts\">{}{}, scope {}</p>", html(w.memory.id.value),
                    w.memory.sourceRef.empty() ? std::string() : " (" + html(w.memory.sourceRef) + ")",
                    html(w.memory.scope)));
    add(fmt::format("<div class=\"tiles\"><div><b>{}</b><span>evidence</span></div><div><b>{}</b><span>episodes</span>"
                    "</div><div><b>{}</b><span>dependents</span></div><div><b>{}</b><span>echo</span></div></div>",
                    g.evidence, g.leaves, g.dependents,
                    g.echo ? fmt::format("{:.0f} %", *g.echo * 100.0) : std::string("–")));
    if (!w.confidenceReason.empty())
        add(fmt::format("<p>{}</p>", html(w.confidenceReason)));
    for (const std::string &warning : warnings(w))
        add(fmt::format("<p class=\"warn\">{}</p>", html(warning)));

    add("<h2>In words</h2>\n<div class=\"words\">");
    for (const Line &part : argument.lines) {
        std::string text = fmt::format("<p style=\"--level: {}\"{}>", std::min(part.level, kMaxIndent),
                                       part.level == 0 ? " class=\"claim\"" : "");
        if (*part.lead)
            text += fmt::format("<em>{}</em> ", part.lead);
        text += html(part.node->text);
        for (const std::size_t number : part.episodes)
            text += fmt::format(" <a class=\"n\" href=\"#e{}\">{}</a>", number, number);
        if (part.repeated && !part.node->restsOn.empty())
            text += " <span class=\"time\">argued above</span>";
        add(text + "</p>");
    }
    add(fmt::format("</div>\n<p>{}</p>", html(against(w))));
    for (const EvidenceLink &link : w.contradicting)
        add(fmt::format("<p class=\"facts\">{}{}{}</p>", html(link.sourceId.value), link.dangling ? " (missing)" : "",
                        link.quote.empty() ? std::string() : ": " + html(link.quote)));

    add(fmt::format("<h2>Episodes ({})</h2>\n<ol>", argument.episodes.size()));
    for (std::size_t i = 0; i < argument.episodes.size(); ++i) {
        const ChainNode &node = *argument.episodes[i];
        add(fmt::format("<li id=\"e{0}\"><span class=\"n\">{0}</span><div><div class=\"time\">{1}{2}</div><p>{3}</p>"
                        "</div></li>",
                        i + 1, html(timeOf(node.created)),
                        node.status == Status::Active ? std::string() : fmt::format(", {}", word(node.status)),
                        html(node.text)));
    }
    add("</ol>");
    add(fmt::format("<h2>How it was made</h2>\n<p>{}</p>", html(madeLine(w.madeBy))));
    add("</main></body></html>");
    return out;
}

std::string renderDot(const Why &w)
{
    std::unordered_map<std::string_view, std::size_t> number;
    for (std::size_t i = 0; i < w.chain.size(); ++i)
        number.emplace(w.chain[i].id.value, i);
    std::string out = "digraph why {\n  rankdir=TB;\n  node [shape=box, style=rounded, fontname=\"sans-serif\", "
                      "fontsize=10];\n  edge [arrowsize=0.6];\n";
    for (std::size_t i = 0; i < w.chain.size(); ++i) {
        const ChainNode &node = w.chain[i];
        out += fmt::format("  n{} [label=\"{}\"{}{}];\n", i, dotString(node.text, 72),
                           node.kind == Kind::Reflection ? "" : ", style=solid",
                           i == 0                          ? ", penwidth=2"
                           : node.status != Status::Active ? ", color=gray50, fontcolor=gray50"
                                                           : "");
    }
    for (std::size_t i = 0; i < w.chain.size(); ++i) {
        for (const MemoryId &id : w.chain[i].restsOn) {
            if (const auto it = number.find(id.value); it != number.end())
                out += fmt::format("  n{} -> n{};\n", i, it->second);
        }
    }
    for (std::size_t i = 0; i < w.contradicting.size(); ++i) {
        out += fmt::format("  c{} [label=\"{}\", style=dashed];\n  n0 -> c{} [style=dashed, arrowhead=tee];\n", i,
                           dotString(w.contradicting[i].sourceId.value, 72), i);
    }
    // Bands of one depth stand side by side.
    for (std::size_t i = 1; i < w.chain.size();) {
        std::size_t end = i;
        std::string band;
        for (; end < w.chain.size() && w.chain[end].depth == w.chain[i].depth; ++end)
            band += fmt::format(" n{};", end);
        out += fmt::format("  {{ rank=same;{} }}\n", band);
        i = end;
    }
    return out + "}\n";
}

} // namespace

std::string renderWhy(const Why &w, WhyFormat format)
{
    switch (format) {
    case WhyFormat::Text:
        return renderText(w);
    case WhyFormat::Markdown:
        return renderMarkdown(w);
    case WhyFormat::Html:
        return renderHtml(w);
    case WhyFormat::Dot:
        return renderDot(w);
    }
    return {};
}

} // namespace credence

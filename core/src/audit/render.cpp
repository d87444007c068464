// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// An argument as a document. Memory texts are untrusted: each format has one function that makes them harmless, and
// every text passes through it.
#include <credence/audit.h>
#include <credence/counted.h>
#include <credence/dossier.h>
#include <credence/layers.h>
#include <credence/text.h>

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <span>
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
    if (w.erased > 0)
        found.push_back(w.erased == 1 ? "1 cited source was erased and no longer counts."
                                      : fmt::format("{} cited sources were erased and no longer count.", w.erased));
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

// --- what a dossier adds to the argument ---

std::string sayWho(const std::string &who, const std::string &channel)
{
    if (who.empty())
        return channel;
    return channel.empty() ? who : fmt::format("{} ({})", who, channel);
}

// How a committed belief came about, as facts of one line each.
std::vector<std::string> originLines(const DossierOrigin &made)
{
    std::vector<std::string> found;
    if (!made.run.empty()) {
        std::string text = "Run " + displayText(made.run);
        if (!made.preset.empty())
            text += ", preset " + displayText(made.preset);
        if (!made.promptVersion.empty())
            text += ", prompt " + displayText(made.promptVersion);
        found.push_back(text + ".");
    }
    if (!made.model.empty())
        found.push_back(made.provider.empty()
                            ? fmt::format("Model {}.", displayText(made.model))
                            : fmt::format("Model {} of {}.", displayText(made.model), displayText(made.provider)));
    if (!made.focus.empty())
        found.push_back("Looked for: " + displayText(made.focus));
    if (made.proposed)
        found.push_back(
            fmt::format("Proposed {}, candidate {}.", formatTime(*made.proposed), displayText(made.candidate)));
    if (!made.modelText.empty())
        found.push_back("Edited; proposed as: " + displayText(made.modelText));
    for (const Decision &decision : made.decisions) {
        std::string text = fmt::format("{} {} by {}", formatTime(decision.time), word(decision.verdict),
                                       displayText(sayWho(decision.reviewer, decision.channel)));
        if (!decision.reason.empty())
            text += ": " + displayText(decision.reason);
        found.push_back(std::move(text));
    }
    return found;
}

std::vector<std::string> historyLines(const Dossier &d)
{
    std::vector<std::string> found;
    for (const LedgerEntry &entry : d.history) {
        std::string text = fmt::format("{} entry {}, {}", formatTime(entry.time), entry.number.value, entry.kind);
        if (entry.undoes)
            text += fmt::format(" of entry {}", entry.undoes.value);
        if (const std::string who = sayWho(entry.who, entry.channel); !who.empty())
            text += " by " + displayText(who);
        if (entry.erased)
            text += ", payload erased";
        else if (!entry.reason.empty())
            text += ": " + displayText(entry.reason);
        found.push_back(std::move(text));
    }
    return found;
}

std::string restsHeading(const Dossier &d)
{
    return fmt::format("Rests on it directly ({}{})", d.restsOnIt.size(),
                       d.restsOnIt.size() == kDossierAbove ? " and more" : "");
}

std::string redactedLine(const Dossier &d)
{
    return fmt::format("{} left out as flagged; prompt and reply are left out.",
                       counted(d.leftOut, "place is", "places are"));
}

std::string claimed(const ChainNode &node)
{
    return node.status == Status::Active ? std::string() : fmt::format(" ({})", word(node.status));
}

// The sentences that bear what rests on this one; empty where none is known.
std::span<const std::string> quotesOf(const Dossier &d, const ChainNode &node)
{
    const auto it = d.quotes.find(node.id.value);
    return it == d.quotes.end() ? std::span<const std::string>() : std::span<const std::string>(it->second);
}

bool isCritical(const Dossier &d, const ChainNode &node)
{
    return std::find(d.critical.begin(), d.critical.end(), node.id) != d.critical.end();
}

constexpr const char *kCriticalWords = "critical: without it the belief is stale";

std::string importanceOf(const Dossier &d, const ChainNode &node)
{
    const auto it = d.importance.find(node.id.value);
    return it == d.importance.end() ? std::string() : fmt::format(", importance {:.2g}", it->second);
}

// What a contradicting source says, or its id where that is not known.
std::string contradictingText(const Dossier &d, std::size_t i)
{
    if (i < d.contradicting.size() && !d.contradicting[i].text.empty())
        return d.contradicting[i].text;
    return d.why.contradicting[i].sourceId.value;
}

// The same with time, id and quote.
std::string againstLine(const Dossier &d, std::size_t i)
{
    const EvidenceLink &link = d.why.contradicting[i];
    std::string text = displayText(link.sourceId.value);
    if (link.dangling)
        return text + " (missing)";
    if (i < d.contradicting.size() && !d.contradicting[i].id.value.empty()) {
        const ChainNode &node = d.contradicting[i];
        text = fmt::format("{}  {}{}", timeOf(node.created), displayText(node.text), claimed(node));
    }
    return link.quote.empty() ? text : text + ": " + displayText(link.quote);
}

// What stands where the memory's text would: of an erased one what is left to say.
template<class Shown>
std::string claimText(const Why &w, const Shown &shown)
{
    return shown(w.tombstone ? tombstoneSentence(*w.tombstone, w.memory.kind) : w.memory.text);
}

std::string renderText(const Dossier &d)
{
    const Why &w = d.why;
    const Argument argument(w);
    std::string out;
    const auto line = [&](std::string_view text) {
        out += text;
        out += '\n';
    };
    line(claimText(w, oneLine));
    line("  " + factsLine(w));
    line(fmt::format("  id {}{}, scope {}", oneLine(w.memory.id.value),
                     w.memory.sourceRef.empty() ? std::string() : " (" + oneLine(w.memory.sourceRef) + ")",
                     oneLine(w.memory.scope)));
    line("");
    line("Grounding");
    line("  " + figuresLine(w));
    if (!w.confidenceReason.empty())
        line("  " + oneLine(w.confidenceReason));
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
    for (std::size_t i = 0; i < w.contradicting.size(); ++i)
        line("  " + oneLine(againstLine(d, i)));
    line("");
    line(fmt::format("Episodes ({})", argument.episodes.size()));
    for (std::size_t i = 0; i < argument.episodes.size(); ++i) {
        const ChainNode &node = *argument.episodes[i];
        line(fmt::format("  [{}] {}  {}{}", i + 1, timeOf(node.created), oneLine(node.text), claimed(node)));
        if (isCritical(d, node))
            line(std::string("      ") + kCriticalWords);
        for (const std::string &quote : quotesOf(d, node))
            line("      bears it: " + oneLine(quote));
    }
    line("");
    line("How it was made");
    line("  " + oneLine(madeLine(w.madeBy)));
    if (d.made) {
        for (const std::string &one : originLines(*d.made))
            line("  " + oneLine(one));
    }
    if (!d.history.empty()) {
        line("");
        line("History");
        for (const std::string &one : historyLines(d))
            line("  " + oneLine(one));
    }
    if (!d.restsOnIt.empty()) {
        line("");
        line(restsHeading(d));
        for (const ChainNode &node : d.restsOnIt)
            line("  " + oneLine(node.text) + claimed(node));
    }
    if (d.redacted) {
        line("");
        line(redactedLine(d));
    }
    return out;
}

// Indented code: nothing in it can end it.
std::string codeBlock(const std::string &bytes)
{
    std::string out = "    ";
    for (const char c : displayText(bytes)) {
        out += c;
        if (c == '\n')
            out += "    ";
    }
    return out + "\n";
}

std::string renderMarkdown(const Dossier &d)
{
    const Why &w = d.why;
    const Argument argument(w);
    std::string out;
    const auto line = [&](std::string_view text) {
        out += text;
        out += '\n';
    };
    line("# Why: " + claimText(w, markdown));
    line("");
    line("- " + factsLine(w));
    line(fmt::format("- id {}{}, scope {}", markdown(w.memory.id.value),
                     w.memory.sourceRef.empty() ? std::string() : " (" + markdown(w.memory.sourceRef) + ")",
                     markdown(w.memory.scope)));
    line("- " + figuresLine(w));
    if (!w.confidenceReason.empty())
        line("- " + markdown(w.confidenceReason));
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
    for (std::size_t i = 0; i < w.contradicting.size(); ++i)
        line("- against: " + markdown(againstLine(d, i)));
    line("");
    line(fmt::format("## Episodes ({})", argument.episodes.size()));
    line("");
    for (std::size_t i = 0; i < argument.episodes.size(); ++i) {
        const ChainNode &node = *argument.episodes[i];
        line(fmt::format("- \\[{}\\] {}: {}{}", i + 1, timeOf(node.created), markdown(node.text), claimed(node)));
        if (isCritical(d, node))
            line(std::string("  - ") + kCriticalWords);
        for (const std::string &quote : quotesOf(d, node))
            line("  - bears it: " + markdown(quote));
    }
    line("");
    line("## How it was made");
    line("");
    line("It was " + markdown(madeLine(w.madeBy)));
    if (d.made) {
        line("");
        for (const std::string &one : originLines(*d.made))
            line("- " + markdown(one));
        for (const auto &[title, text] : {std::pair("Prompt", &d.made->prompt), std::pair("Reply", &d.made->reply)}) {
            if (text->empty())
                continue;
            line("");
            line(fmt::format("### {}", title));
            line("");
            out += codeBlock(*text);
        }
    }
    if (!d.history.empty()) {
        line("");
        line("## History");
        line("");
        for (const std::string &one : historyLines(d))
            line("- " + markdown(one));
    }
    if (!d.restsOnIt.empty()) {
        line("");
        line("## " + restsHeading(d));
        line("");
        for (const ChainNode &node : d.restsOnIt)
            line("- " + markdown(node.text) + claimed(node));
    }
    if (d.redacted) {
        line("");
        line(redactedLine(d));
    }
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
.graph { overflow-x: auto; margin: 20px 0; border: 1px solid var(--line); border-radius: 6px; } .graph svg { display: block; }
mark { background: var(--hl); color: inherit; border-bottom: 1px solid var(--acc); } pre { white-space: pre-wrap; overflow-wrap: anywhere; background: var(--alt); padding: 8px 12px; font-size: 12px; }
li p { white-space: pre-wrap; overflow-wrap: anywhere; } li:target { background: var(--hl); } li span.n { margin: 2px 8px 0 0; justify-self: start; align-self: start; }
</style>
)";

// A text with its bearing sentences marked where they stand in it; those that don't stand there follow.
std::string htmlWithQuotes(const Dossier &d, const ChainNode &node, bool plain)
{
    const std::string_view open = plain ? "<b><u>" : "<mark>";
    const std::string_view close = plain ? "</u></b>" : "</mark>";
    std::vector<std::pair<std::size_t, std::size_t>> spans;
    std::string rest;
    for (const std::string &quote : quotesOf(d, node)) {
        const std::size_t at = quote.empty() ? std::string::npos : node.text.find(quote);
        if (at == std::string::npos)
            rest += fmt::format("<br><i>{}</i>", html(quote));
        else
            spans.emplace_back(at, at + quote.size());
    }
    std::sort(spans.begin(), spans.end());
    std::string out;
    std::size_t done = 0;
    for (const auto &[start, end] : spans) {
        if (end <= done)
            continue;
        const std::size_t from = std::max(start, done);
        out += html(std::string_view(node.text).substr(done, from - done));
        out += fmt::format("{}{}{}", open, html(std::string_view(node.text).substr(from, end - from)), close);
        done = end;
    }
    return out + html(std::string_view(node.text).substr(done)) + rest;
}

std::string renderSvg(const Dossier &d);

std::string renderHtml(const Dossier &d, bool plain)
{
    const Why &w = d.why;
    const Argument argument(w);
    const Grounding &g = w.grounding;
    std::string out(plain ? std::string_view("<html><head><meta charset=\"utf-8\">") : kHtmlHead);
    const auto add = [&](std::string_view text) {
        out += text;
        out += '\n';
    };
    const auto lines = [&](const std::vector<std::string> &list) {
        for (const std::string &one : list)
            add(fmt::format("<p class=\"facts\">{}</p>", html(one)));
    };
    const std::string echo = g.echo ? fmt::format("{:.0f} %", *g.echo * 100.0) : std::string("–");
    add(fmt::format("<title>Why: {}</title></head><body><main>", html(claimText(w, oneLine))));
    add(fmt::format("<p class=\"facts\">{}</p>", html(factsLine(w))));
    add(fmt::format("<h1>{}</h1>", claimText(w, html)));
    add(fmt::format("<p class=\"facts\">{}{}, scope {}</p>", html(w.memory.id.value),
                    w.memory.sourceRef.empty() ? std::string() : " (" + html(w.memory.sourceRef) + ")",
                    html(w.memory.scope)));
    if (plain)
        add(fmt::format("<p>{}{}</p>", html(figuresLine(w)), g.echo ? "" : " No echo known."));
    else
        add(fmt::format("<div class=\"tiles\"><div><b>{}</b><span>evidence</span></div><div><b>{}</b><span>episodes"
                        "</span></div><div><b>{}</b><span>dependents</span></div><div><b>{}</b><span>echo</span></div>"
                        "</div>",
                        g.evidence, g.leaves, g.dependents, echo));
    if (!w.confidenceReason.empty())
        add(fmt::format("<p>{}</p>", html(w.confidenceReason)));
    for (const std::string &warning : warnings(w))
        add(fmt::format("<p class=\"warn\">{}</p>", html(warning)));
    if (!plain && w.chain.size() > 1)
        add("<div class=\"graph\">" + renderSvg(d) + "</div>");

    add("<h2>In words</h2>\n<div class=\"words\">");
    for (const Line &part : argument.lines) {
        const int level = std::min(part.level, kMaxIndent);
        std::string text =
            plain ? fmt::format("<p style=\"margin-left: {}px\">", level * 16)
                  : fmt::format("<p style=\"--level: {}\"{}>", level, part.level == 0 ? " class=\"claim\"" : "");
        if (*part.lead)
            text += fmt::format("<em>{}</em> ", part.lead);
        text += html(part.node->text);
        for (const std::size_t number : part.episodes)
            text += plain ? fmt::format(" [{}]", number)
                          : fmt::format(" <a class=\"n\" href=\"#e{}\">{}</a>", number, number);
        if (part.repeated && !part.node->restsOn.empty())
            text += " <span class=\"time\">argued above</span>";
        add(text + "</p>");
    }
    add(fmt::format("</div>\n<p>{}</p>", html(against(w))));
    for (std::size_t i = 0; i < w.contradicting.size(); ++i)
        add(fmt::format("<p class=\"facts\">{}</p>", html(againstLine(d, i))));

    add(fmt::format("<h2>Episodes ({})</h2>", argument.episodes.size()));
    if (!plain)
        add("<ol>");
    for (std::size_t i = 0; i < argument.episodes.size(); ++i) {
        const ChainNode &node = *argument.episodes[i];
        const std::string when =
            html(timeOf(node.created)) + importanceOf(d, node) +
            (isCritical(d, node) ? fmt::format(", <span class=\"warn\">{}</span>", kCriticalWords) : std::string()) +
            (node.status == Status::Active ? std::string() : fmt::format(", {}", word(node.status)));
        if (plain)
            add(fmt::format("<p>[{}] <i>{}</i><br>{}</p>", i + 1, when, htmlWithQuotes(d, node, plain)));
        else
            add(fmt::format("<li id=\"e{0}\"><span class=\"n\">{0}</span><div><div class=\"time\">{1}</div><p>{2}</p>"
                            "</div></li>",
                            i + 1, when, htmlWithQuotes(d, node, plain)));
    }
    if (!plain)
        add("</ol>");
    add(fmt::format("<h2>How it was made</h2>\n<p>{}</p>", html(madeLine(w.madeBy))));
    if (d.made) {
        lines(originLines(*d.made));
        for (const auto &[title, text] : {std::pair("Prompt", &d.made->prompt), std::pair("Reply", &d.made->reply)}) {
            if (text->empty())
                continue;
            if (plain)
                add(fmt::format("<p><b>{}</b></p><pre>{}</pre>", title, html(*text)));
            else
                add(fmt::format("<details><summary>{}</summary><pre>{}</pre></details>", title, html(*text)));
        }
    }
    if (!d.history.empty()) {
        add("<h2>History</h2>");
        lines(historyLines(d));
    }
    if (!d.restsOnIt.empty()) {
        add(fmt::format("<h2>{}</h2>", restsHeading(d)));
        for (const ChainNode &node : d.restsOnIt)
            add(fmt::format("<p>{}{}</p>", html(node.text), claimed(node)));
    }
    if (d.redacted)
        add(fmt::format("<p class=\"warn\">{}</p>", redactedLine(d)));
    add("</main></body></html>");
    return out;
}

// --- the graph as a picture ---

// At most `most` lines of about `columns` characters (wide ones count twice), the last one ending in an ellipsis where
// something is left.
std::vector<std::string> wrapped(std::string_view bytes, std::size_t columns, std::size_t most)
{
    const std::string text = oneLine(bytes);
    std::vector<std::string> found(1);
    std::size_t used = 0;
    bool left = false;
    const auto width = [](std::string_view part) {
        std::size_t n = 0;
        for (const char c : part) {
            const auto byte = static_cast<unsigned char>(c);
            n += (byte & 0xC0) != 0x80 ? (byte >= 0xE3 ? 2U : 1U) : 0U;
        }
        return n;
    };
    for (std::size_t at = 0; at < text.size() && !left;) {
        const std::size_t end = std::min(text.size(), text.find(' ', at));
        std::string_view part = std::string_view(text).substr(at, end - at);
        at = end + 1;
        while (!part.empty()) {
            const std::size_t gap = used == 0 ? 0 : 1;
            const std::size_t wide = width(part);
            if (used + gap + wide <= columns) {
                found.back().append(gap, ' ').append(part);
                used += gap + wide;
                break;
            }
            if (used > 0 && found.size() < most) {
                found.emplace_back();
                used = 0;
                continue;
            }
            if (used > 0) {
                left = true;
                break;
            }
            std::size_t cut = 0; // a word that is longer than a line
            while (cut < part.size() && width(part.substr(0, cut + 1)) <= columns)
                ++cut;
            while (cut > 0 && cut < part.size() && (static_cast<unsigned char>(part[cut]) & 0xC0) == 0x80)
                --cut;
            found.back().append(part.substr(0, std::max<std::size_t>(cut, 1)));
            part.remove_prefix(std::min(part.size(), std::max<std::size_t>(cut, 1)));
            used = columns;
            left = !part.empty() && found.size() == most;
            if (left)
                break;
        }
    }
    if (left)
        found.back() += "…";
    return found;
}

constexpr int kSvgBox = 168, kSvgHigh = 40, kSvgGap = 12, kSvgLayer = 84, kSvgGutter = 92, kSvgLeaf = 20,
              kSvgLeafStep = 28, kSvgMargin = 16;

std::string renderSvg(const Dossier &d)
{
    const Why &w = d.why;
    const WhyLayers layers = whyLayers(w);
    const LayeredGraph graph = layered(layers.input, {300, 12, 120, {}});
    std::size_t widest = 1;
    for (std::size_t layer = 1; layer < graph.layers.size(); ++layer)
        widest = std::max(widest, graph.layers[layer].size());
    const int width = std::max(640, int(widest) * (kSvgBox + kSvgGap));
    const int leavesInRow = width / kSvgLeafStep;
    const int leafRows = graph.layers.empty() ? 0 : (int(graph.layers[0].size()) + leavesInRow - 1) / leavesInRow;
    const int upper = std::max(0, int(graph.layers.size()) - 1) * kSvgLayer;
    // What speaks against the claim stands above it.
    const auto against = int(w.contradicting.size());
    const int fit = std::max(1, width / (kSvgBox + kSvgGap));
    const int shownAgainst = against <= fit ? against : fit - 1;
    const int head = against > 0 ? kSvgLayer : 0;
    const int height = kSvgMargin + head + upper + std::max(1, leafRows) * kSvgLeafStep + kSvgMargin;
    std::vector<std::pair<double, double>> top(graph.boxes.size()), foot(graph.boxes.size());
    std::vector<std::size_t> number(w.chain.size());
    for (std::size_t i = 0; i < layers.leaves.size(); ++i)
        number[layers.leaves[i]] = i + 1;

    std::string boxes;
    std::vector<std::vector<double>> gaps(graph.layers.size()); // where links may pass a layer
    std::vector<double> tops(graph.layers.size());
    for (std::size_t layer = 0; layer < graph.layers.size(); ++layer) {
        const auto &row = graph.layers[layer];
        const double y = kSvgMargin + head + (layer == 0 ? upper : double(graph.layers.size() - 1 - layer) * kSvgLayer);
        const std::string title = layer == 0                  ? std::string("Episodes")
                                  : layers.depths[layer] == 0 ? std::string("Narratives")
                                  : layers.lowest[layer] < layers.depths[layer]
                                      ? fmt::format("Depth {} to {}", layers.lowest[layer], layers.depths[layer])
                                      : fmt::format("Depth {}", layers.depths[layer]);
        boxes += fmt::format("<text x=\"{}\" y=\"{}\" fill=\"#5E6773\">{}</text>\n", kSvgMargin,
                             y + (layer == 0 ? 14 : 24), title);
        for (std::size_t i = 0; i < row.size(); ++i) {
            const LayerBox &box = graph.boxes[row[i]];
            if (layer == 0) {
                const int in = std::min(leavesInRow, int(row.size()));
                const double x = kSvgMargin + kSvgGutter + (width - in * kSvgLeafStep) / 2.0 +
                                 double(int(i) % leavesInRow) * kSvgLeafStep;
                const int line = int(i) / leavesInRow;
                const double at = y + double(line) * kSvgLeafStep;
                top[row[i]] = {x + kSvgLeaf / 2.0, at};
                foot[row[i]] = {x + kSvgLeaf / 2.0, at + kSvgLeaf};
                const std::string text =
                    box.folded ? fmt::format("+{}", box.nodes.size()) : fmt::format("{}", number[box.nodes.front()]);
                boxes += fmt::format(
                    "<g><title>{}</title><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\" fill=\"#FFFFFF\" "
                    "stroke=\"#2257C4\"/><text x=\"{}\" y=\"{}\" text-anchor=\"middle\" fill=\"#2257C4\" "
                    "font-weight=\"600\">{}</text></g>\n",
                    box.folded ? counted(box.nodes.size(), "more episode", "more episodes")
                               : html(oneLine(w.chain[box.nodes.front()].text)),
                    x, at, kSvgLeaf, kSvgLeaf, x + kSvgLeaf / 2.0, at + 14, text);
                continue;
            }
            const double step = double(width) / double(row.size());
            tops[layer] = y;
            const double middle = kSvgMargin + kSvgGutter + (double(i) + 0.5) * step;
            const double aside = std::min(step / 2, kSvgBox / 2.0 + 14);
            gaps[layer].push_back(i == 0 ? middle - aside : middle - step / 2);
            if (i + 1 == row.size())
                gaps[layer].push_back(middle + aside);
            const double x = kSvgMargin + kSvgGutter + (double(i) + 0.5) * step - kSvgBox / 2.0;
            top[row[i]] = {x + kSvgBox / 2.0, y};
            foot[row[i]] = {x + kSvgBox / 2.0, y + kSvgHigh};
            const bool claim = !box.folded && box.nodes.front() == 0;
            const bool quiet = box.folded || w.chain[box.nodes.front()].status != Status::Active;
            boxes += fmt::format("<g><title>{}</title><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\" "
                                 "fill=\"{}\" stroke=\"{}\"{}{}/>",
                                 box.folded ? fmt::format("{} more", box.nodes.size())
                                            : html(oneLine(w.chain[box.nodes.front()].text)),
                                 x, y, kSvgBox, kSvgHigh, claim ? "#DBE6FA" : "#FFFFFF",
                                 claim   ? "#2257C4"
                                 : quiet ? "#828A96"
                                         : "#49515C",
                                 claim ? " stroke-width=\"2\"" : "", quiet ? " stroke-dasharray=\"4 3\"" : "");
            const std::vector<std::string> lines =
                box.folded ? std::vector<std::string>{fmt::format("{} more", box.nodes.size())}
                           : wrapped(w.chain[box.nodes.front()].text, 25, 2);
            for (std::size_t l = 0; l < lines.size(); ++l)
                boxes += fmt::format("<text x=\"{}\" y=\"{}\" fill=\"#1B1F25\">{}</text>", x + 8,
                                     y + (lines.size() == 1 ? 24.0 : 16.0 + 15.0 * double(l)), html(lines[l]));
            boxes += "</g>\n";
        }
    }
    std::string edges;
    for (const LayerEdge &edge : graph.edges) {
        const auto &[x1, y1] = foot[edge.upper];
        const auto &[x2, y2] = top[edge.lower];
        std::string path = fmt::format("M{:.1f} {:.1f}", x1, y1);
        double x = x1, y = y1;
        const auto curve = [&](double toX, double toY) {
            const double half = std::max(10.0, (toY - y) / 2);
            path += fmt::format("C{:.1f} {:.1f} {:.1f} {:.1f} {:.1f} {:.1f}", x, y + half, toX, toY - half, toX, toY);
            x = toX;
            y = toY;
        };
        // Layers that it skips are passed through the gap nearest to the straight line.
        for (int layer = graph.boxes[edge.upper].layer - 1; layer > graph.boxes[edge.lower].layer; --layer) {
            const auto &of = gaps[std::size_t(layer)];
            if (of.empty())
                continue;
            const double at = tops[std::size_t(layer)];
            const double wish = x1 + (x2 - x1) * (at - y1) / std::max(1.0, y2 - y1);
            curve(*std::min_element(of.begin(), of.end(),
                                    [&](double p, double q) { return std::abs(p - wish) < std::abs(q - wish); }),
                  at - 2);
            y = at + kSvgHigh + 2;
            path += fmt::format("L{:.1f} {:.1f}", x, y);
        }
        curve(x2, y2);
        const bool first = !graph.boxes[edge.upper].folded && graph.boxes[edge.upper].nodes.front() == 0;
        edges += fmt::format("<path d=\"{}\" fill=\"none\" stroke=\"#2257C4\" stroke-opacity=\"{}\" "
                             "stroke-width=\"{}\"/>\n",
                             path, first ? "0.95" : "0.5", first ? "1.75" : "1.1");
    }
    if (against > 0) {
        boxes +=
            fmt::format("<text x=\"{}\" y=\"{}\" fill=\"#BF2419\">Against it</text>\n", kSvgMargin, kSvgMargin + 24);
        std::pair<double, double> claim{kSvgMargin + kSvgGutter + width / 2.0, kSvgMargin + head};
        for (std::size_t i = 0; i < graph.boxes.size(); ++i) {
            const LayerBox &box = graph.boxes[i];
            if (!box.folded && box.nodes.front() == 0)
                claim = top[i];
        }
        const int drawn = shownAgainst + (shownAgainst < against ? 1 : 0);
        const double step = double(width) / drawn;
        for (int i = 0; i < drawn; ++i) {
            const double x = kSvgMargin + kSvgGutter + (i + 0.5) * step - kSvgBox / 2.0, y = kSvgMargin;
            const bool rest = i == shownAgainst;
            const std::string text = rest ? counted(std::size_t(against - shownAgainst), "more", "more")
                                          : contradictingText(d, std::size_t(i));
            boxes += fmt::format("<g><title>{}</title><rect x=\"{}\" y=\"{}\" width=\"{}\" height=\"{}\" rx=\"4\" "
                                 "fill=\"#FFFFFF\" stroke=\"#BF2419\" stroke-dasharray=\"4 3\"/>",
                                 html(oneLine(text)), x, y, kSvgBox, kSvgHigh);
            const std::vector<std::string> lines = wrapped(text, 25, 2);
            for (std::size_t l = 0; l < lines.size(); ++l)
                boxes += fmt::format("<text x=\"{}\" y=\"{}\" fill=\"#1B1F25\">{}</text>", x + 8,
                                     y + (lines.size() == 1 ? 24.0 : 16.0 + 15.0 * double(l)), html(lines[l]));
            boxes += "</g>\n";
            const double fromX = x + kSvgBox / 2.0, fromY = y + kSvgHigh;
            const double midX = (fromX + claim.first) / 2, midY = (fromY + claim.second) / 2;
            edges += fmt::format("<path d=\"M{:.1f} {:.1f}L{:.1f} {:.1f}M{:.1f} {:.1f}L{:.1f} {:.1f}\" fill=\"none\" "
                                 "stroke=\"#BF2419\" stroke-width=\"1.5\"/>\n",
                                 fromX, fromY, claim.first, claim.second, midX - 5, midY - 5, midX + 5, midY + 5);
        }
    }
    const int whole = width + 2 * kSvgMargin + kSvgGutter;
    return fmt::format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" height=\"{1}\" "
                       "font-family=\"Inter, 'Segoe UI', 'Noto Sans', sans-serif\" font-size=\"11\" role=\"img\">"
                       "<title>{2} of {3} memories of the argument</title>"
                       "<rect width=\"{0}\" height=\"{1}\" fill=\"#FFFFFF\"/>\n",
                       whole, height, graph.shown, graph.total) +
           edges + boxes + "</svg>\n";
}

std::string renderDot(const Dossier &d)
{
    const Why &w = d.why;
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
                           dotString(contradictingText(d, i), 72), i);
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

std::string renderDossier(const Dossier &d, DossierFormat format)
{
    switch (format) {
    case DossierFormat::Text:
        return renderText(d);
    case DossierFormat::Markdown:
        return renderMarkdown(d);
    case DossierFormat::Html:
        return renderHtml(d, false);
    case DossierFormat::Print:
        return renderHtml(d, true);
    case DossierFormat::Dot:
        return renderDot(d);
    case DossierFormat::Svg:
        return renderSvg(d);
    }
    return {};
}

std::string renderWhy(const Why &w, WhyFormat format)
{
    Dossier d;
    d.why = w;
    switch (format) {
    case WhyFormat::Text:
        return renderText(d);
    case WhyFormat::Markdown:
        return renderMarkdown(d);
    case WhyFormat::Html:
        return renderHtml(d, false);
    case WhyFormat::Dot:
        return renderDot(d);
    }
    return {};
}

} // namespace credence

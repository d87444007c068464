// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <fmt/format.h>

#include <algorithm>

namespace credence::cli {

namespace tree_command {

// Parsers of nested JSON and people alike give up somewhere; deeper parts are marked as cut off.
constexpr int kMostLevels = 256;

struct Options {
    std::string root;
    int levels = kMostLevels;
};

// The outline as lines in print order. A memory is opened where it occurs first; again, it is marked as repeated.
struct Line {
    Node node = kNoNode;
    int level = 0;
    bool last = false; // of its siblings
    bool repeated = false;
    std::size_t cut = 0; // children below the last level
};

bool shown(const Snapshot &s, const Link &link)
{
    return link.node != kNoNode && link.role != Role::Contradicts && s.row(link.node).status != Status::Erased;
}

std::vector<Node> children(const Snapshot &s, Node n)
{
    std::vector<Node> found;
    for (const Link &link : s.sources(n)) {
        if (shown(s, link) && std::find(found.begin(), found.end(), link.node) == found.end())
            found.push_back(link.node);
    }
    return found;
}

// Beliefs and narratives on which nothing else rests, the deepest first.
std::vector<Node> roots(const Snapshot &s)
{
    std::vector<Node> found;
    for (Node n = 0; n < s.size(); ++n) {
        if (s.row(n).kind == Kind::Episode || s.row(n).status == Status::Erased)
            continue;
        const auto above = s.dependents(n);
        if (std::none_of(above.begin(), above.end(), [&](const Link &link) { return shown(s, link); }))
            found.push_back(n);
    }
    std::stable_sort(found.begin(), found.end(), [&](Node a, Node b) { return s.row(a).depth > s.row(b).depth; });
    return found;
}

std::vector<Line> outline(const Snapshot &s, const std::vector<Node> &top, int levels)
{
    std::vector<Line> lines, stack;
    std::vector<std::uint8_t> opened(s.size(), 0);
    const auto push = [&](const std::vector<Node> &nodes, int level) {
        for (std::size_t i = nodes.size(); i-- > 0;)
            stack.push_back({nodes[i], level, i + 1 == nodes.size(), false, 0});
    };
    push(top, 0);
    while (!stack.empty()) {
        Line line = stack.back();
        stack.pop_back();
        const std::vector<Node> below = children(s, line.node);
        line.repeated = opened[line.node] && !below.empty();
        if (!line.repeated) {
            // A memory that was cut off here may still be opened higher up.
            if (line.level + 1 >= levels) {
                line.cut = below.size();
            } else {
                opened[line.node] = 1;
                push(below, line.level + 1);
            }
        }
        lines.push_back(line);
    }
    return lines;
}

void printJson(const Snapshot &s, const std::vector<Line> &lines, const std::vector<Memory> &rows,
               const std::vector<std::size_t> &rowOf, std::uint64_t loose)
{
    Json top = Json::array();
    std::vector<Json *> parents; // the list of children that is open at each level
    parents.push_back(&top);
    for (const Line &line : lines) {
        const Memory &m = rows[rowOf[line.node]];
        Json object{{"id", safe(m.id.value)}};
        putText(object, "text", m.text);
        object["depth"] = m.depth;
        object["kind"] = word(m.kind);
        object["status"] = word(m.status);
        object["source_ref"] = orNull(m.sourceRef);
        if (line.repeated)
            object["repeated"] = true;
        if (line.cut > 0)
            object["more"] = line.cut;
        object["children"] = Json::array();
        parents.resize(std::size_t(line.level) + 1);
        parents.back()->push_back(std::move(object));
        parents.push_back(&parents.back()->back()["children"]);
    }
    cli::printJson({{"roots", std::move(top)}, {"uncited_episodes", loose}, {"memories", s.size()}});
}

void printText(const std::vector<Line> &lines, const std::vector<Memory> &rows, const std::vector<std::size_t> &rowOf,
               std::uint64_t loose)
{
    const bool unicode = speaksUnicode();
    const std::size_t screen = terminalWidth();
    std::string guides;                // what hangs down from the levels above
    std::vector<std::size_t> widths{}; // of guides at each level
    for (const Line &line : lines) {
        widths.resize(std::size_t(line.level) + 1, 0);
        guides.resize(line.level == 0 ? 0 : widths.back());
        std::string branch;
        if (line.level > 0)
            branch = unicode ? (line.last ? "└─ " : "├─ ") : (line.last ? "`- " : "|- ");
        const Memory &m = rows[rowOf[line.node]];
        std::string facts = m.kind == Kind::Episode ? date(m.created) : fmt::format("depth {}", m.depth);
        if (line.repeated)
            facts += ", above";
        if (line.cut > 0)
            facts += fmt::format(", {} more below", line.cut);
        const std::string head = guides + branch;
        const std::string text = cli::line(m.text);
        const std::size_t used = width(head) + 2 + width(facts) + 4;
        fmt::print("{}{} {}  {}\n", dim(head), statusGlyph(m.status),
                   screen > used + 16 ? fitted(text, screen - used) : text, dim("(" + facts + ")"));
        if (line.level > 0)
            guides += line.last ? "   " : unicode ? "│  " : "|  ";
        widths.push_back(guides.size());
    }
    if (loose > 0)
        fmt::print("{}\n", dim(credence::counted(loose, "episode that nothing cites", "episodes that nothing cites")));
}

int run(const Context &context, const Options &options)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    std::shared_ptr<const Snapshot> snapshot;
    std::vector<Node> top;
    std::uint64_t loose = 0;
    if (options.root.empty()) {
        const auto scope = oneScope(context, **store);
        if (!scope)
            return fail(context, scope.error());
        const auto whole = (*store)->snapshot(*scope, context.stop);
        if (!whole)
            return fail(context, whole.error());
        snapshot = *whole;
        top = roots(*snapshot);
        for (Node n = 0; n < snapshot->size(); ++n)
            loose += snapshot->row(n).kind == Kind::Episode && snapshot->dependents(n).empty();
    } else {
        const auto key = findMemory(context, **store, options.root);
        if (!key)
            return fail(context, key.error());
        const auto below = (*store)->snapshotBelow(std::span(&*key, 1), context.stop);
        if (!below)
            return fail(context, below.error());
        snapshot = *below;
        top.push_back(snapshot->find(*key));
    }
    const std::vector<Line> lines = outline(*snapshot, top, options.levels);

    std::vector<std::uint8_t> needed(snapshot->size(), 0);
    for (const Line &line : lines)
        needed[line.node] = 1;
    std::vector<MemoryKey> keys;
    for (Node n = 0; n < snapshot->size(); ++n) {
        if (needed[n])
            keys.push_back(snapshot->row(n).key);
    }
    const auto rows = (*store)->rows(keys, context.stop);
    if (!rows)
        return fail(context, rows.error());
    std::vector<std::size_t> rowOf(snapshot->size(), rows->size());
    for (std::size_t i = 0; i < rows->size(); ++i)
        rowOf[snapshot->find((*rows)[i].key)] = i;
    // A row that vanished in between would leave a hole.
    if (rows->size() != keys.size())
        return fail(context, {Errc::Busy, "The store changed while it was read; try again.", context.store});

    if (context.json)
        printJson(*snapshot, lines, *rows, rowOf, loose);
    else
        printText(lines, *rows, rowOf, loose);
    return kDone;
}

} // namespace tree_command

void addTree(CLI::App &app, Context &context)
{
    using namespace tree_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub = command(app, context, "tree", "Show beliefs over what they rest on",
                            [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("--root", options->root, "Only this memory and what lies beneath");
    sub->add_option("--levels", options->levels, "Not deeper than this")
        ->check(wholeNumber(1, kMostLevels))
        ->capture_default_str();
    scopeOption(sub, context, "Whose memory; needed when several scopes hold memories");
}

} // namespace credence::cli

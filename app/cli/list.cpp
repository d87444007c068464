// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
#include "cli/context.h"
#include "cli/output.h"
#include "cli/values.h"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <map>
#include <optional>
#include <unordered_map>

namespace credence::cli {

namespace list_command {

constexpr std::size_t kAtOnce = 10'000;

struct Options {
    std::vector<std::string> kinds, statuses;
    std::string depth, text, tag, since, until, sort = "created", after;
    double minImportance = 0.0;
    CLI::Option *minImportanceOption = nullptr;
    std::size_t limit = 0;
    bool approved = false;
};

const std::vector<std::pair<std::string, SortKey>> kSorts{{"created", SortKey::Created},
                                                          {"importance", SortKey::Importance},
                                                          {"depth", SortKey::Depth},
                                                          {"text", SortKey::Text},
                                                          {"status", SortKey::Status},
                                                          {"kind", SortKey::Kind},
                                                          {"id", SortKey::Id}};

// "3", "1-3", "2-" or "-2".
bool parseDepths(const std::string &text, Query &query)
{
    const auto number = [](std::string_view part, std::optional<int> &into) {
        if (part.empty())
            return true;
        int value = 0;
        const auto [end, error] = std::from_chars(part.data(), part.data() + part.size(), value);
        into = value;
        return error == std::errc() && end == part.data() + part.size() && value >= 0;
    };
    const std::string_view view(text);
    const std::size_t dash = view.find('-');
    if (dash == std::string_view::npos)
        return !view.empty() && number(view, query.minDepth) && number(view, query.maxDepth);
    return view.size() > 1 && number(view.substr(0, dash), query.minDepth) &&
           number(view.substr(dash + 1), query.maxDepth) &&
           (!query.minDepth || !query.maxDepth || *query.minDepth <= *query.maxDepth);
}

Result<Query> queryOf(const Context &context, const Store &store, const Options &options)
{
    Query query;
    if (!context.scope.empty()) {
        const auto scope = oneScope(context, store);
        if (!scope)
            return scope.error();
        query.scopes = {*scope};
    }
    for (const std::string &kind : options.kinds)
        query.kinds.push_back(*parseKind(kind));
    for (const std::string &status : options.statuses)
        query.statuses.push_back(*parseStatus(status));
    if (!options.depth.empty())
        parseDepths(options.depth, query); // checked when it was given
    query.text = options.text;
    query.tag = options.tag;
    for (const auto &[option, text, into] :
         {std::tuple{"--since", &options.since, &query.since}, std::tuple{"--until", &options.until, &query.until}}) {
        if (text->empty())
            continue;
        const auto time = timeArgument(option, *text);
        if (!time)
            return time.error();
        *into = *time;
    }
    query.approved = options.approved;
    if (options.minImportanceOption->count() > 0)
        query.minImportance = options.minImportance;
    std::string sort = options.sort;
    if (sort.starts_with('-')) {
        query.descending = true;
        sort.erase(0, 1);
    }
    for (const auto &[name, key] : kSorts) {
        if (name == sort)
            query.sort = key;
    }
    if (!options.after.empty()) {
        const auto after = findMemory(context, store, options.after);
        if (!after)
            return after.error();
        query.after = *after;
    }
    query.limit = options.limit == 0 ? 0 : options.limit + 1; // one more tells whether there is a next page
    return query;
}

using Confidences = std::unordered_map<MemoryKey, Confidence>; // of reflections

Result<Confidences> confidences(const Store &store, std::span<const MemoryKey> keys, std::stop_token stop)
{
    Confidences found;
    // Of very many the whole graph is read sooner than what lies beneath each.
    const auto graph = keys.size() > kAtOnce ? store.snapshot({}, stop) : store.snapshotBelow(keys, stop);
    if (!graph)
        return graph.error();
    std::vector<Node> nodes;
    for (const MemoryKey key : keys) {
        if (const Node n = (*graph)->find(key); n != kNoNode && (*graph)->row(n).kind == Kind::Reflection)
            nodes.push_back(n);
    }
    const std::vector<GroundingColumns> columns = groundingColumns(**graph, nodes);
    for (std::size_t i = 0; i < nodes.size(); ++i)
        found.emplace((*graph)->row(nodes[i]).key, columns[i].confidence);
    return found;
}

// A list of a million memories is not held: its rows are read, and read again, a part at a time.
template<class Visit>
Result<void> eachRow(const Store &store, std::span<const MemoryKey> keys, std::stop_token stop, Visit visit)
{
    for (std::size_t from = 0; from < keys.size(); from += kAtOnce) {
        const auto rows = store.rows(keys.subspan(from, std::min(kAtOnce, keys.size() - from)), stop);
        if (!rows)
            return rows.error();
        for (const Memory &row : *rows)
            visit(row);
    }
    return {};
}

int run(const Context &context, const Options &options)
{
    const auto store = openToRead(context);
    if (!store)
        return fail(context, store.error());
    const auto query = queryOf(context, **store, options);
    if (!query)
        return fail(context, query.error());
    auto keys = (*store)->keys(*query, context.stop);
    if (!keys)
        return fail(context, keys.error());
    const bool more = options.limit > 0 && keys->size() > options.limit;
    if (more)
        keys->resize(options.limit);
    const auto confidence = confidences(**store, *keys, context.stop);
    if (!confidence)
        return fail(context, confidence.error());
    const auto of = [&](const Memory &m) {
        const auto it = confidence->find(m.key);
        return it == confidence->end() ? Confidence::None : it->second;
    };
    MemoryId last;
    const auto cells = [&](const Memory &m, bool text) {
        return std::vector<std::string>{statusGlyph(m.status),
                                        line(m.sourceRef.empty() ? m.id.value : m.sourceRef),
                                        m.shape == Shape::None ? word(m.kind) : word(m.shape),
                                        std::to_string(m.depth),
                                        word(of(m)),
                                        m.importance ? fmt::format("{:.2f}", *m.importance) : "-",
                                        date(m.created),
                                        text ? line(m.text) : std::string()};
    };
    const std::vector<std::string> head{"", "id", "kind", "depth", "conf.", "imp.", "created", "text"};
    Table table;
    table.right(3);
    table.right(5);
    table.measure(head);
    std::map<std::string, std::uint64_t> byScope;
    std::optional<JsonList> list;
    if (!context.json) {
        const auto measured =
            eachRow(**store, *keys, context.stop, [&](const Memory &m) { table.measure(cells(m, false)); });
        if (!measured)
            return fail(context, measured.error());
        table.write(head, true);
    }
    const auto written = eachRow(**store, *keys, context.stop, [&](const Memory &m) {
        last = m.id;
        if (context.json) {
            if (!list) // an error before it stands alone
                list.emplace("memories");
            list->put(memoryJson(m, of(m)));
            ++byScope[m.scope];
        } else {
            table.write(cells(m, true));
        }
    });
    if (!written)
        return fail(context, written.error());
    if (context.json) {
        if (!list)
            list.emplace("memories");
        Json rest{{"next", more && !last.value.empty() ? Json(safe(last.value)) : Json()}};
        if (context.scope.empty()) {
            Json scopes = Json::object();
            for (const auto &[scope, count] : byScope)
                scopes[safe(scope)] = {{"memories", count}};
            rest["by_scope"] = std::move(scopes);
        }
        list->end(rest);
        return kDone;
    }
    if (more)
        fmt::print(stderr, "There is more: --after {}\n", line(last.value));
    return kDone;
}

} // namespace list_command

void addList(CLI::App &app, Context &context)
{
    using namespace list_command;
    const auto options = std::make_shared<Options>();
    CLI::App *sub =
        command(app, context, "list", "List memories", [&context, options] { return run(context, *options); });
    storeArgument(sub, context);
    sub->add_option("--kind", options->kinds, "episode, reflection or narrative; several with commas")
        ->delimiter(',')
        ->check(oneOf({"episode", "reflection", "narrative"}));
    sub->add_option("--depth", options->depth, "A depth or a range, such as 1-3")
        ->check(takenBy([](const std::string &text) -> Result<void> {
            Query ignored;
            if (parseDepths(text, ignored))
                return {};
            return usageError("it is a number or a range from low to high, such as 1-3");
        }));
    sub->add_option("--status", options->statuses, "active, suspect, stale, superseded, deprecated, retracted, erased")
        ->delimiter(',')
        ->check(oneOf({"active", "suspect", "stale", "superseded", "deprecated", "retracted", "erased"}));
    scopeOption(sub, context, "Only this scope; all if not given");
    sub->add_option("--text", options->text, "Words that must all occur");
    sub->add_option("--tag", options->tag, "With this tag");
    sub->add_option("--since", options->since, "Recorded at or after this time")->check(timeValue());
    sub->add_option("--until", options->until, "Recorded at or before this time")->check(timeValue());
    sub->add_flag("--approved", options->approved, "Beliefs that a person approved and that are not in doubt");
    options->minImportanceOption =
        sub->add_option("--min-importance", options->minImportance, "From 0 to 1")->check(number(0, 1));
    std::vector<std::string> sorts;
    for (const auto &[name, key] : kSorts) {
        sorts.push_back(name);
        sorts.push_back("-" + name);
    }
    sub->add_option(
           "--sort", options->sort,
           "created, importance, depth, text, status, kind or id; with a minus in front, descending: --sort=-depth")
        ->check(oneOf(sorts))
        ->capture_default_str();
    sub->add_option("--limit", options->limit, "At most so many; 0: all")->check(wholeNumber(0));
    sub->add_option("--after", options->after, "Go on behind this id, the `next` of the page before");
}

} // namespace credence::cli

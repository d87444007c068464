// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Small graphs in one line of text, for the tests of grounding and truth maintenance:
//   "e1 e2; r1 < e1 e2; r2 < r1 ?; r1 ! e3; n1 < e4; e4 = deprecated; r1 acknowledged 1; r2 stated suspect"
// e is an episode, r a reflection, n a narrative (its links are merged_from); "?" is a dangling source, "!" a
// contradicting link, "<<" links that cite a batch, "@" a time in hours. Names are declared by first use; keys rise in
// that order. Thread safety: none needed.
#pragma once

#include <credence/grounding.h>

#include <map>
#include <sstream>
#include <string>
#include <vector>

namespace credence::test {

struct GraphLink {
    int derived = 0, source = -1; // -1: dangling
    Role role = Role::Supports;
    Granularity granularity = Granularity::Claim;
};

struct Graph {
    std::vector<std::string> names;
    std::vector<NodeRow> rows;
    std::vector<GraphLink> links;
    std::map<std::string, int> index;

    Graph() = default;
    explicit Graph(const std::string &text)
    {
        std::istringstream statements(text);
        for (std::string statement; std::getline(statements, statement, ';');)
            read(statement);
    }

    int node(const std::string &name)
    {
        const auto [it, added] = index.try_emplace(name, int(rows.size()));
        if (added) {
            NodeRow row;
            row.key = {std::int64_t(rows.size()) + 1};
            row.kind = name[0] == 'e' ? Kind::Episode : name[0] == 'n' ? Kind::Narrative : Kind::Reflection;
            rows.push_back(row);
            names.push_back(name);
        }
        return it->second;
    }

    [[nodiscard]] std::shared_ptr<const Snapshot> snapshot() const
    {
        Snapshot::Builder builder;
        builder.scope("test");
        for (const NodeRow &row : rows)
            builder.add(row);
        for (const GraphLink &link : links)
            builder.link({link.derived + 1}, {link.source + 1}, link.role, link.granularity);
        return std::move(builder).build();
    }

    [[nodiscard]] std::vector<Node> nodes(const std::string &text) const
    {
        std::vector<Node> found;
        std::istringstream words(text);
        for (std::string name; words >> name;)
            found.push_back(Node(index.at(name)));
        return found;
    }

    [[nodiscard]] std::string text(const std::vector<Node> &found) const
    {
        std::string line;
        for (const Node n : found)
            line += (line.empty() ? "" : " ") + names[n];
        return line;
    }

    // "r1=stale r2=suspect": all reflections and narratives.
    [[nodiscard]] std::string statuses() const
    {
        std::string line;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (rows[i].kind != Kind::Episode)
                line += (line.empty() ? "" : " ") + names[i] + "=" + word(rows[i].status);
        }
        return line;
    }

    // Applies a preview as the store would.
    void apply(const Impact &impact)
    {
        for (const auto *list : {&impact.withdrawn, &impact.becomesStale, &impact.becomesSuspect, &impact.recovers}) {
            for (const StatusChange &change : *list) {
                NodeRow &row = rows[change.node];
                if (change.after == Status::Retracted || change.after == Status::Superseded)
                    row.restoresTo = row.status == Status::Deprecated ? Status::Deprecated : Status::Active;
                row.status = change.after;
            }
        }
    }

private:
    void read(const std::string &statement)
    {
        std::istringstream words(statement);
        std::string name, verb;
        if (!(words >> name))
            return;
        const int n = node(name);
        if (!(words >> verb))
            return;
        std::string argument;
        if (verb == "<" || verb == "<<" || verb == "!") {
            const Role role = verb == "!"                                    ? Role::Contradicts
                              : rows[std::size_t(n)].kind == Kind::Narrative ? Role::MergedFrom
                                                                             : Role::Supports;
            while (words >> argument) {
                const int source = argument == "?" ? -1 : node(argument);
                links.push_back({n, source, role, verb == "<<" ? Granularity::Batch : Granularity::Claim});
            }
            return;
        }
        NodeRow *row = &rows[std::size_t(n)];
        if (verb == "=" && words >> argument) {
            row->status = *parseStatus(argument);
        } else if (verb == "stated" && words >> argument) {
            row->status = row->statedDoubt = *parseStatus(argument);
        } else if (verb == "acknowledged" && words >> argument) {
            row->acknowledgedLost = std::uint16_t(std::stoi(argument));
        } else if (verb == "@" && words >> argument) {
            row->created = std::stoll(argument) * 3'600'000;
        } else { // a list of names
            node(verb);
            while (words >> argument)
                node(argument);
        }
    }
};

} // namespace credence::test

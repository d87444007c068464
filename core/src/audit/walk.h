// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// Walks over a Snapshot without recursion (real stores can be a hundred thousand deep), with visited marks that are
// reset by counting an epoch instead of clearing an array.
// Ownership: refers to its Snapshot. Thread safety: one Walk belongs to one thread.
#pragma once

#include <credence/grounding.h>
#include <credence/snapshot.h>

#include <functional>
#include <vector>

namespace credence::audit {

constexpr bool carriesSupport(Role role)
{
    return role == Role::Supports || role == Role::MergedFrom;
}

// A link that counts for grounding: supports or merged_from, its source is there and not erased.
inline bool grounds(const Snapshot &s, const Link &link)
{
    return carriesSupport(link.role) && link.node != kNoNode && s.row(link.node).status != Status::Erased;
}

// An episode, or a narrative with nothing (left) to pass through to: also one whose originals are all erased.
inline bool isLeaf(const Snapshot &s, Node n)
{
    const Kind kind = s.row(n).kind;
    if (kind != Kind::Narrative)
        return kind == Kind::Episode;
    for (const Link &link : s.sources(n)) {
        if (grounds(s, link))
            return false;
    }
    return true;
}

class Walk {
public:
    explicit Walk(const Snapshot &s) : m_s(s), m_marks(s.size(), 0) {}

    void begin()
    {
        if (++m_epoch == 0) {
            m_marks.assign(m_marks.size(), 0);
            m_epoch = 1;
        }
    }
    // True the first time since begin().
    bool mark(Node n)
    {
        if (m_marks[n] == m_epoch)
            return false;
        m_marks[n] = m_epoch;
        return true;
    }
    [[nodiscard]] bool marked(Node n) const { return m_marks[n] == m_epoch; }

    // Calls visit(node) once for each node below start, not for start. enter(node) false: neither visited nor passed.
    template<class Enter, class Visit>
    void below(Node start, Enter enter, Visit visit)
    {
        begin();
        mark(start);
        m_stack.assign(1, start);
        while (!m_stack.empty()) {
            const Node n = m_stack.back();
            m_stack.pop_back();
            for (const Link &link : m_s.sources(n)) {
                if (grounds(m_s, link) && enter(link.node) && mark(link.node)) {
                    visit(link.node);
                    m_stack.push_back(link.node);
                }
            }
        }
    }

    // Calls visit(node) once for each node above the starts, not for the starts. A link to an erased memory is no
    // way up, and a tombstone rests on nothing.
    template<class Starts, class Visit>
    void above(const Starts &starts, Visit visit)
    {
        begin();
        m_stack.clear();
        for (const Node start : starts) {
            if (mark(start))
                m_stack.push_back(start);
        }
        while (!m_stack.empty()) {
            const Node n = m_stack.back();
            m_stack.pop_back();
            if (m_s.row(n).status == Status::Erased)
                continue;
            for (const Link &link : m_s.dependents(n)) {
                if (carriesSupport(link.role) && m_s.row(link.node).status != Status::Erased && mark(link.node)) {
                    visit(link.node);
                    m_stack.push_back(link.node);
                }
            }
        }
    }

private:
    const Snapshot &m_s;
    std::vector<std::uint32_t> m_marks;
    std::uint32_t m_epoch = 0;
    std::vector<Node> m_stack;
};

// What a walk, or the closure of the whole graph, counts beneath and above a node.
struct Reach {
    int leaves = 0, lostLeaves = 0, timedLeaves = 0, laterLeaves = 0, dependents = 0;
};
// grounding() from a reach that is known.
Grounding groundingOf(const Snapshot &, Node, Walk &, const Reach &);
// grounding() with the caller's walk; leafVisitor sees each leaf once.
Grounding groundingOf(const Snapshot &, Node, Walk &, const std::function<void(Node)> &leafVisitor = {});

} // namespace credence::audit

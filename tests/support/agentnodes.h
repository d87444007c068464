// SPDX-FileCopyrightText: The Credence developers
// SPDX-License-Identifier: Apache-2.0
//
// A small nodes.json as Generative Agents writes it, put together and changed by the test. Ownership: values.
// Thread safety: none needed.
#pragma once

#include <QByteArray>
#include <QFile>
#include <QString>

#include <map>
#include <string>

namespace credence::test {

class AgentNodes {
public:
    AgentNodes &event(int number, const char *text)
    {
        m_nodes[number] = node(number, "event", 0, text, "[]");
        return *this;
    }
    // Rests on the nodes of these numbers.
    AgentNodes &thought(int number, const char *text, const QList<int> &on)
    {
        QByteArray filling = "[";
        for (const int one : on)
            filling += (filling.size() > 1 ? "," : "") + QByteArray("\"node_") + QByteArray::number(one) + "\"";
        m_nodes[number] = node(number, "thought", 1, text, filling + "]");
        return *this;
    }
    AgentNodes &without(int number)
    {
        m_nodes.erase(number);
        return *this;
    }
    [[nodiscard]] bool write(const QString &path) const
    {
        QByteArray all = "{";
        for (const auto &[number, text] : m_nodes)
            all += (all.size() > 1 ? ",\n" : "") + text;
        QFile file(path);
        all += "}\n";
        return file.open(QIODevice::WriteOnly) && file.write(all) == all.size();
    }

private:
    static QByteArray node(int number, const char *type, int depth, const char *text, const QByteArray &filling)
    {
        const QByteArray n = QByteArray::number(number);
        return "\"node_" + n + "\":{\"node_count\":" + n + ",\"type_count\":" + n + ",\"type\":\"" + type +
               "\",\"depth\":" + QByteArray::number(depth) + ",\"created\":\"2023-02-13 0" + n +
               ":00:00\",\"expiration\":null,\"last_accessed\":\"2023-02-13 0" + n +
               ":00:00\",\"subject\":\"Ada\",\"predicate\":\"is\",\"object\":\"here\",\"description\":\"" + text +
               "\",\"embedding_key\":\"" + text + "\",\"poignancy\":4,\"keywords\":[\"ada\"],\"filling\":" + filling +
               "}";
    }
    std::map<int, QByteArray> m_nodes;
};

// Two thoughts on two events each.
inline AgentNodes sixNodes()
{
    return AgentNodes()
        .event(1, "Ada boils water")
        .event(2, "Ada pours tea")
        .event(3, "Ada reads the news")
        .event(4, "Ada writes a letter")
        .thought(5, "Ada likes tea", {1, 2})
        .thought(6, "Ada likes words", {3, 4});
}

} // namespace credence::test

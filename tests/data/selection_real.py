#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
"""What each preset selects of a Generative Agents persona, read off the definitions alone; the literal expectations of
tst_select_real.cpp come from here. Usage: selection_real.py NODES.JSON"""
import json
import sys

nodes = sorted(json.load(open(sys.argv[1])).items(), key=lambda kv: kv[1]["node_count"])
created = [node["created"] for _, node in nodes]
episodes = [i for i, (_, node) in enumerate(nodes) if node["type"] in ("event", "chat")]


def names(places):
    return " ".join(nodes[i][0].removeprefix("node_") for i in places)


# generative-agents: the 100 most recent memories of any kind; ties in time: the later in the source first.
window = sorted(range(len(nodes)), key=lambda i: (created[i], i), reverse=True)[:100]
print("window   ", names(window[:3]), "...", names(window[-1:]), "thoughts",
      sum(nodes[i][1]["type"] == "thought" for i in window))
# engram: not reflected on yet, most important first, of equals the later one; 20 a run.
order = sorted(episodes, key=lambda i: (nodes[i][1]["poignancy"], created[i], i), reverse=True)
print("engram   ", names(order[:20]))
print("  then   ", names(order[20:40]))
# hebbs: the oldest not reflected on yet, at most 500.
oldest = sorted(episodes, key=lambda i: (created[i], i))[:500]
print("hebbs    ", len(oldest), names(oldest[:1]), "...", names(oldest[-1:]))
# A window by hand.
part = [i for i in episodes if "2023-02-13 10:00:00" <= created[i] <= "2023-02-13 10:30:00"]
print("10:00-10:30", len(part), names(part[:1]), "...", names(part[-1:]))

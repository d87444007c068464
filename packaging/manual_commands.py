#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# manual_commands.py CREDENCE_CLI > resources/help/commands.md: the manual's page of all commands, from what the command
# says of itself. A test compares the two.
import re
import subprocess
import sys


def help_of(cli, *words):
    return subprocess.run([cli, *words, "--help"], capture_output=True, text=True, check=True).stdout


def cell(text):
    return text.replace("|", "\\|").replace("<", "\\<")


def rows(block):
    """(name, what) of an aligned list; a name that is too long has its words on the next line."""
    found = []
    for line in block.splitlines():
        item = re.match(r"  (\S.*?)(?:\s{2,}(.*))?$", line)
        more = re.match(r"\s{20,}(\S.*)$", line)
        if more and found:
            name, what = found[-1]
            found[-1] = (name, (what + " " + more.group(1)).strip())
        elif item:
            found.append((item.group(1).strip(), (item.group(2) or "").strip()))
    return found


def part(text, title):
    found = re.search(r"^%s:\n(.*?)(?:\n\n|\Z)" % title, text, re.S | re.M)
    return found.group(1) if found else ""


def option(name):
    """A name and its value in a person's words."""
    return name.replace("|", " ")


def main():
    cli = sys.argv[1]
    whole = help_of(cli)
    out = ["# Every command", "",
           "`credence-cli` does what the window does, without one. Every command takes `--json`: one JSON object on standard",
           "output and nothing else there. The exit status is 0 for done, 1 for \"the answer is no\", 2 for usage, 3 for not found",
           "or not a store, 4 for refused, 5 when a model or the network failed, 75 for throttled and 130 for cancelled.", ""]
    for name, what in rows(part(whole, "Subcommands")):
        text = help_of(cli, name)
        usage = re.search(r"^Usage: (.*)$", text, re.M).group(1).replace("[OPTIONS]", "…")
        out += ["## " + name, "", what.rstrip(".") + ".", "", "```", usage, "```", ""]
        options = [(n, w) for n, w in rows(part(text, "Options")) if n.split()[0] not in ("-h,--help", "--json")]
        if options:
            out += ["| Option | |", "| --- | --- |"]
            out += ["| `%s` | %s |" % (option(n), cell(w)) for n, w in options]
            out += [""]
    sys.stdout.write("\n".join(out).rstrip("\n") + "\n")


main()

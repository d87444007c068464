#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
"""includes.py SOURCE_DIR: files of the core that use a type, a macro or a function of one of its headers without
including that header, directly or through others. The unity build, in which a file sees what the files before it
included, does not notice it; builds without it then fail. Prints each as file: name, header."""
import pathlib
import re
import sys

SOURCE = pathlib.Path(sys.argv[1])
ROOTS = [SOURCE / "core/include", SOURCE / "core/src"]
COMMENT = re.compile(r'//[^\n]*|/\*.*?\*/|R"(\w*)\(.*?\)\1"|"(?:\\.|[^"\\\n])*"', re.S)
INCLUDE = re.compile(r'^\s*#\s*include\s*[<"]([^>"]+)[>"]', re.M)
TYPE = re.compile(r"^(?:class|struct|enum class)(?:\s+CREDENCE_CORE_EXPORT)?\s+([A-Z]\w+)(?:\s+final)?\s*[:{]", re.M)
MACRO = re.compile(r"^\s*#\s*define\s+(CREDENCE_\w+)", re.M)
# At the margin, as functions of a namespace are; those of a class are further in.
FUNCTION = re.compile(
    r"^(?:\[\[nodiscard\]\] )?(?:CREDENCE_CORE_EXPORT )?[\w:<>,\* &]+[ &\*](\w{6,})\(", re.M)
METHOD = re.compile(
    r"^ {4,8}(?!return|else|case|throw|new)(?:\[\[nodiscard\]\] )?[A-Za-z][\w:<>,\*& ]*[ &\*](\w{6,})\(", re.M)
BROKEN = re.compile(r"^(\w{6,})\(", re.M)  # its type stands on the line before
USED = re.compile(r"(?<![\w.>:])(?:credence::|[a-z]\w*::)?([A-Za-z_]\w+)")

texts, plain = {}, {}
for root in ROOTS:
    for path in sorted(root.rglob("*")):
        if path.suffix in (".h", ".cpp"):
            name = str(path.relative_to(root))
            texts[name] = path.read_text(encoding="utf-8")
            plain[name] = COMMENT.sub(" ", texts[name])

closures = {}


def closure(name, below=()):
    if name in closures:
        return closures[name]
    seen = set()
    for included in INCLUDE.findall(texts[name]):
        if included in texts and included not in below:
            seen |= {included} | closure(included, (*below, name))
    if not below:
        closures[name] = seen
    return seen


declared = {}
for name in texts:
    if name.endswith(".h"):
        for pattern in (TYPE, MACRO, FUNCTION, BROKEN):
            for word in pattern.findall(plain[name]):
                declared.setdefault(word, set()).add(name)
members = set()
for text in plain.values():
    members |= set(METHOD.findall(text))

broken = False
for name, text in sorted(plain.items()):
    known = closure(name) | {name}
    forward = {word for one in known for word in re.findall(r"^(?:class|struct) (\w+);", plain[one], re.M)}
    own = set(re.findall(r"(?:class|struct|using|namespace)\s+(\w+)", text))
    for word in sorted(set(USED.findall(text))):
        headers = declared.get(word)
        if not headers or headers & known or word in own:
            continue
        if word[0].isupper():
            # Short names are those of enumerators and of types within files as well; a mere declaration is enough for
            # references.
            if not word.startswith("CREDENCE_") and (not re.match(r"[A-Z][a-z0-9]+[A-Z]", word) or word in forward):
                continue
        elif word.startswith("m_") or word in members or not re.search(r"(?<![\w.>])" + word + r"\(", text) \
                or re.search(r"^(?:\S.*[ &\*])?" + word + r"\(|\bauto " + word + r"\b", text, re.M):
            continue
        print(f"{name}: {word} of {' or '.join(sorted(headers))}")
        broken = True
sys.exit(1 if broken else 0)

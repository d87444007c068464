#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# core_words.py SOURCE_DIR > words.h: the fixed words of the core that the window translates (ui/models/corewords.h), in a
# form that lupdate reads: those of the presets, of the privacy categories and of the health findings.
import json
import pathlib
import re
import sys

source = pathlib.Path(sys.argv[1])
words = []
for file in sorted((source / "resources/presets").glob("*.json")):
    preset = json.loads(file.read_text(encoding="utf-8"))
    words += [preset.get("title", ""), preset.get("summary", "")]
    for parameter in preset.get("parameters", []):
        words += [parameter.get(key, "") for key in ("label", "unit", "source", "note")]
for file in sorted((source / "core/src/privacy").glob("*.cpp")):
    text = file.read_text(encoding="utf-8")
    for row in re.findall(r'\{"[a-z_]+", "([^"]+)", "(?:identifier|secret|sensitive|person|safety)", \w+, "([^"]+)"\}', text):
        words += row
for file in sorted((source / "core/src/audit").glob("*.cpp")):
    text = file.read_text(encoding="utf-8")
    for title, lines in re.findall(r'Checker\{"[a-z-]+",\s*Severity::\w+,\s*"([^"]+)",\s*((?:"[^"]*"\s*)+),', text):
        words += [title, "".join(re.findall(r'"([^"]*)"', lines))]
    words += re.findall(r'return "(Propose[^"]*)"', text)
for word in dict.fromkeys(word for word in words if word):
    print('QT_TRANSLATE_NOOP("credence::core", %s)' % json.dumps(word, ensure_ascii=False))

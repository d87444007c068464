#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
"""coverage.py BUILD_DIR SOURCE_DIR: which share of the lines of each folder the tests reached, by gcov."""
import collections
import json
import pathlib
import subprocess
import sys


def main():
    build, source = pathlib.Path(sys.argv[1]).resolve(), pathlib.Path(sys.argv[2]).resolve()
    lines = collections.defaultdict(dict)  # file -> line -> reached; a header counts once
    notes = sorted(build.rglob("*.gcda"))
    for note in notes:
        out = subprocess.run(["gcov", "--json-format", "--stdout", str(note)], capture_output=True, cwd=build)
        for text in out.stdout.decode(errors="replace").splitlines():
            try:
                report = json.loads(text)
            except ValueError:
                continue
            for file in report.get("files", []):
                path = pathlib.Path(file["file"])
                path = (pathlib.Path(report.get("current_working_directory", build)) / path).resolve()
                if source not in path.parents or build in path.parents:
                    continue
                name = str(path.relative_to(source))
                if not name.startswith(("core/", "ui/", "app/")):
                    continue
                for line in file["lines"]:
                    number = line["line_number"]
                    lines[name][number] = lines[name].get(number, False) or line["count"] > 0
    folders = collections.defaultdict(lambda: [0, 0])
    for name, reached in lines.items():
        for folder in (str(pathlib.Path(name).parent), "all"):
            folders[folder][0] += sum(reached.values())
            folders[folder][1] += len(reached)
    if not folders:
        print("nothing was reached: no .gcda files in", build)
        return 1
    for folder in sorted(folders, key=lambda f: (f == "all", f)):
        got, of = folders[folder]
        print(f"{folder:28} {100 * got / max(of, 1):6.1f} %  {got:6} of {of:6} lines")
    return 0


sys.exit(main())

#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
"""run.py BUILD_DIR [small|large]: runs the benchmarks one after the other and prints one table of what Credence took,
what a bare reference took in the same run, their ratio, and the bar. The table goes to BUILD_DIR/bench.md as well, in
the form of tests/bench/RESULTS.md. small: minutes, to see that all of it works. large: the million-episode store; it is
kept in BUILD_DIR/large.credence for the next time. Exit 1: a program failed, or a bar was missed."""
import os
import pathlib
import platform
import shutil
import subprocess
import sys
import time

SMALL = {
    "bench_commit": ["100"], "bench_embed": ["2000"], "bench_map": ["20000", "1000"], "bench_patterns": ["2000"],
    "bench_recall": ["25000"], "bench_review": ["200"], "bench_scan": [], "bench_simulate": ["20000"],
    "bench_tree": ["20000", "1000"], "bench_import": ["20000", "1000"], "bench_chroma": ["5000", "384", "2"],
}
LARGE = {
    "bench_commit": [], "bench_embed": [], "bench_map": ["1000000", "50000"], "bench_patterns": [], "bench_recall": [],
    "bench_review": [], "bench_scan": [], "bench_simulate": [], "bench_tree": ["1000000", "50000"],
    "bench_import": ["200000", "10000"], "bench_chroma": ["100000", "384", "2"],
}


def machine():
    model = next((l.split(":", 1)[1].strip() for l in open("/proc/cpuinfo") if l.startswith("model name")), "unknown")
    memory = int(next(l for l in open("/proc/meminfo") if l.startswith("MemTotal")).split()[1]) // 1024
    system = next((l.split("=", 1)[1].strip().strip('"') for l in open("/etc/os-release") if l.startswith("PRETTY")), "")
    return f"{os.cpu_count()} x {model}, {memory} MB, {system}, kernel {platform.release()}"


def main():
    build = pathlib.Path(sys.argv[1]).resolve()
    size = sys.argv[2] if len(sys.argv) > 2 else "small"
    only = sys.argv[3:]
    if size not in ("small", "large"):
        sys.exit(__doc__)
    report = build / "bench.tsv"
    report.unlink(missing_ok=True)
    env = dict(os.environ, QT_QPA_PLATFORM="offscreen", CREDENCE_BENCH_REPORT=str(report))
    failed = []

    def run(name, words):
        if only and name not in only:
            return
        print(f"== {' '.join([name] + words)}", flush=True)
        if subprocess.run([build / "bin" / name] + words, env=env).returncode != 0:
            failed.append(name)

    load = os.getloadavg()[0]
    for name, words in (SMALL if size == "small" else LARGE).items():
        if (build / "bin" / name).exists():
            run(name, words)
    store = build / f"{size}.credence"
    if not store.exists() and (not only or {"bench_large", "bench_window", "browser"} & set(only)):
        print("== make_store", flush=True)
        started = time.monotonic()
        done = subprocess.run([build / "bin/make_store", store] + ([] if size == "large" else ["20000", "1000", "200"]))
        if done.returncode != 0:
            sys.exit("the store could not be made")
        print(f"made in {time.monotonic() - started:.0f} s, {store.stat().st_size / 1e6:.0f} MB")
    run("bench_large", [str(store)])
    if size == "large":
        run("bench_tree", [str(store)])
    if (build / "bin/bench_window").exists():
        run("bench_window", [str(store)])
    if (not only or "browser" in only) and all(shutil.which(t) for t in ("sqlitebrowser", "Xvfb", "xwd")):
        print("== browser.py", flush=True)
        here = pathlib.Path(__file__).parent
        if subprocess.run([sys.executable, here / "browser.py", build / "bin/credence", store], env=env).returncode != 0:
            failed.append("browser.py")

    missed = 0
    lines = [f"Machine: {machine()}. Load when it began: {load:.1f}. Sizes: {size}. {time.strftime('%Y-%m-%d')}.", "",
             "| what | Credence | reference | ratio | bar | |", "| --- | ---: | ---: | ---: | ---: | --- |"]
    for line in report.read_text(encoding="utf-8").splitlines() if report.exists() else []:
        what, ours, reference, unit, bar, against = line.split("\t")
        ours, reference, bar = float(ours), float(reference), float(bar)
        judged = ours / reference if reference > 0 else ours
        verdict = "" if bar <= 0 else "held" if judged <= bar else "**missed**"
        missed += verdict == "**missed**"
        limit = "" if bar <= 0 else f"{bar:g}" if reference > 0 else f"{bar:g} {unit}"
        lines.append(f"| {what} | {ours:.4g} {unit} | " + (f"{reference:.4g} {unit} ({against}) | {judged:.2f}"
                     if reference > 0 else "| ") + f" | {limit} | {verdict} |")
    for name in failed:
        lines.append(f"| {name} | failed | | | | **failed** |")
    table = "\n".join(lines) + "\n"
    (build / "bench.md").write_text(table, encoding="utf-8")
    print("\n" + table)
    return 1 if failed or missed else 0


sys.exit(main())

#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
"""browser.py CREDENCE STORE [TURNS]: how long the window takes to its first usable tree, and sqlitebrowser to the first
page of the same file's memories, both under Xvfb on this machine, in turns. Prints one line of each, and peak memory.

credence says when the first rows of the tree are painted, with their texts (the log category credence.start): that
moment is ours; its memory is the peak until it has read everything and rests. sqlitebrowser says nothing: its window is looked at until the grid of the table `memory` stands still (its pixels, read with xwd, differ
from the empty window and twice in a row are the same); its time is that of the first of the equal pictures, so
looking late counts for it. Needs the Debian packages sqlitebrowser, xvfb and x11-apps.
"""
import hashlib
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time


def display():
    number = 90 + os.getpid() % 400
    server = subprocess.Popen(["Xvfb", f":{number}", "-screen", "0", "1400x900x24", "-nolisten", "tcp"],
                              stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    for _ in range(100):
        if os.path.exists(f"/tmp/.X11-unix/X{number}"):
            return server, f":{number}"
        time.sleep(0.05)
    sys.exit("no Xvfb")


def cpu(pid):
    """Seconds of CPU of a process so far, and its peak memory in MB."""
    try:
        fields = open(f"/proc/{pid}/stat").read().rsplit(")", 1)[1].split()
        memory = [l for l in open(f"/proc/{pid}/status") if l.startswith("VmHWM:")]
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK"), int(memory[0].split()[1]) / 1024
    except (OSError, IndexError):
        return 0.0, 0.0


def picture(screen):
    out = subprocess.run(["xwd", "-root", "-silent", "-display", screen], capture_output=True)
    return hashlib.sha256(out.stdout).hexdigest() if out.returncode == 0 else None


def ours(program, store, screen):
    home = tempfile.mkdtemp()
    env = dict(os.environ, DISPLAY=screen, QT_QPA_PLATFORM="xcb", XDG_CONFIG_HOME=home, XDG_DATA_HOME=home,
               QT_LOGGING_RULES="credence.start.info=true")
    start = time.monotonic()
    process = subprocess.Popen([program, store, "--read-only", "--workspace", "inspect"], env=env,
                               stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True)
    took = None
    for line in process.stderr:
        if "tree shown" in line:
            took = time.monotonic() - start
            break
    if took is None:
        sys.exit("credence could not show the store")
    used = cpu(process.pid)[0]
    # The rest is read behind it: its memory is that of a window that has done nothing for two seconds.
    before, quiet = -1.0, time.monotonic()
    while time.monotonic() - quiet < 2.0 and time.monotonic() - start < 300:
        time.sleep(0.1)
        now = cpu(process.pid)[0]
        if now - before > 0.02:
            quiet = time.monotonic()
        before = now
    memory = cpu(process.pid)[1]
    process.send_signal(signal.SIGTERM)
    process.wait()
    shutil.rmtree(home)
    return took, used, memory


def theirs(store, screen):
    home = tempfile.mkdtemp()
    env = dict(os.environ, DISPLAY=screen, QT_QPA_PLATFORM="xcb", HOME=home, XDG_CONFIG_HOME=home, LC_ALL="C.UTF-8")
    start = time.monotonic()
    process = subprocess.Popen(["sqlitebrowser", "--read-only", "--table", "memory", store], env=env,
                               stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    seen, stands, last = None, None, None
    spent = memory = 0.0
    empty = picture(screen)
    while time.monotonic() - start < 300 and process.poll() is None:
        now = time.monotonic() - start
        shot = picture(screen)
        used, peak = cpu(process.pid)
        # The window shows an empty frame first, so it must have worked and then stood still for two seconds.
        if shot == empty or shot is None:
            seen = None
        elif shot == last and used - spent < 0.02:
            if seen is None:
                seen, stands, memory = now, (now, used), peak
            elif now - seen > 2.0:
                break
        else:
            seen = None
        last, spent = shot, used
        time.sleep(0.05)
    process.send_signal(signal.SIGTERM)
    process.wait()
    shutil.rmtree(home)
    if stands is None:
        sys.exit("sqlitebrowser never stood still")
    return stands[0], stands[1], memory


def main():
    program, store = sys.argv[1:3]
    turns = int(sys.argv[3]) if len(sys.argv) > 3 else 3
    for tool in ("sqlitebrowser", "Xvfb", "xwd"):
        if not shutil.which(tool):
            sys.exit(f"{tool} is not installed: apt-get install sqlitebrowser xvfb x11-apps")
    server, screen = display()
    try:
        pairs = [(ours(program, store, screen), theirs(store, screen)) for _ in range(turns)]
    finally:
        server.terminate()
    mine = min(p[0] for p in pairs)
    other = min(p[1] for p in pairs)
    memory = max(p[0][2] for p in pairs)
    print(f"credence: {mine[0]:.2f} s to the usable tree ({mine[1]:.2f} s of CPU), peak {memory:.0f} MB")
    print(f"sqlitebrowser: {other[0]:.2f} s to its first page ({other[1]:.2f} s of CPU), peak {other[2]:.0f} MB")
    print(f"ratio {mine[0] / other[0]:.2f} (bar 0.5)")
    report = os.environ.get("CREDENCE_BENCH_REPORT")
    if report:
        with open(report, "a", encoding="utf-8") as out:
            out.write(f"open to the usable tree, the window\t{mine[0] * 1000:.6g}\t{other[0] * 1000:.6g}\tms\t0.5\t"
                      "sqlitebrowser to its first page\n")
            out.write(f"memory of the window\t{memory:.6g}\t0\tMB\t400\t\n")


main()

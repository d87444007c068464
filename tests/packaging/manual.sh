#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# manual.sh SOURCE PROGRAMS: two who install at the same moment make the manual once, and both find it whole.
set -euo pipefail
source=$1 programs=$2
fail() {
    echo "$*" >&2
    exit 1
}
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
make() { cmake -DPROGRAMS="$programs" -DSOURCE="$source" -DOUT="$root/manual" -P "$source/packaging/manual.cmake"; }
make >"$root/one" 2>&1 &
one=$!
make >"$root/two" 2>&1 &
two=$!
wait $one || fail "the one: $(cat "$root/one")"
wait $two || fail "the other: $(cat "$root/two")"
[ "$(cat "$root/one" "$root/two" | grep -c 'Writing the manual')" = 1 ] || fail "it was made twice"
for name in inspect review reflect tune audit whatif; do
    for theme in light dark; do
        head -c 4 "$root/manual/pictures/$name-$theme.png" | grep PNG >/dev/null || fail "no picture $name-$theme"
    done
done
[ -s "$root/manual/start.md" ] || fail "no text"
echo "made once, and whole"

#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
set -euo pipefail
source=$1 build=$2 gui=$3
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT

cmake --install "$build" --prefix "$root/prefix" >/dev/null
"$root/prefix/bin/credence-cli" --version

cmake -S "$source/tests/packaging/consumer" -B "$root/consumer" -G Ninja -DCMAKE_PREFIX_PATH="$root/prefix" >/dev/null
cmake --build "$root/consumer" >/dev/null
"$root/consumer/consumer" "$root/agent.credence"
"$root/prefix/bin/credence-cli" info "$root/agent.credence" --json | grep '"memories": *3' >/dev/null

# The example of an agent: it writes, a person approves, and then it is told.
cmake -S "$source/packaging/examples/agent" -B "$root/example" -G Ninja -DCMAKE_PREFIX_PATH="$root/prefix" >/dev/null
cmake --build "$root/example" >/dev/null
cli=$root/prefix/bin/credence-cli store=$root/example.credence
"$cli" init "$store" --scope default --approval-channels gui,cli >/dev/null
ids=$("$root/example/agent" "$store" "Tea was asked for at four." "Tea was asked for at four again." | sed 's/^stored //')
[ "$(wc -l <<<"$ids")" = 2 ]
{
    printf '%s\n' '{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"protocolVersion":"2025-06-18","clientInfo":{"name":"sh"}}}'
    printf '{"jsonrpc":"2.0","id":2,"method":"tools/call","params":{"name":"propose","arguments":{"text":"Tea comes at four.","evidence":["%s","%s"]}}}\n' $ids
} | "$cli" mcp "$store" 2>/dev/null | grep 'mcp:sh' >/dev/null
[ -z "$("$root/example/agent" "$store")" ]
candidate=$("$cli" queue "$store" --json | sed -n 's/^ *"id": "\([^"]*\)",$/\1/p' | sed -n 1p)
"$cli" decide "$store" "$candidate" approve --as Ann >/dev/null
"$cli" commit "$store" --as Ann >/dev/null
[ "$("$root/example/agent" "$store")" = "believes: Tea comes at four." ]
"$cli" list "$store" --approved --json | grep '"text": "Tea comes at four."' >/dev/null
[ "$("$cli" list "$store" --approved | wc -l)" -lt "$("$cli" list "$store" | wc -l)" ]
# The same by any SQLite program.
sql() { sqlite3 -readonly "$store" "$1"; }
[ "$(sql "SELECT text FROM belief WHERE scope = 'default'")" = "Tea comes at four." ]
[ "$(sql 'SELECT text, importance, session FROM episode ORDER BY created, id LIMIT 1')" = "Tea was asked for at four.|0.6|example" ]
[ "$(sql 'SELECT count(*) FROM episode')" = 2 ]

if [ "$gui" = ON ]; then
    "$root/prefix/bin/credence" "$root/agent.credence" --read-only --grab "$root/window.png" --size 1280x800
    head -c 4 "$root/window.png" | grep PNG >/dev/null
fi
echo "installed, linked and started"

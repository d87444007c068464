#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# run.sh SOURCE BUILD GUI: drives "credence-cli mcp" with the protocol's official client, with the store open in a
# window beside it. Skips (77) where node or the package can't be had.
set -euo pipefail
source=$1 build=$2 gui=$3
skip() { printf 'skipped: %s\n' "$*"; exit 77; }
command -v node >/dev/null && command -v npm >/dev/null || skip "no node and npm here"

# Kept in the build directory: the registry is asked once.
client=$build/mcp-client
mkdir -p "$client"
if [ ! -e "$client/node_modules/@modelcontextprotocol/sdk/package.json" ]; then
    printf '{"private": true, "type": "module"}\n' >"$client/package.json"
    timeout 120 npm install --prefix "$client" --no-package-lock --no-audit --no-fund --ignore-scripts --silent \
        @modelcontextprotocol/sdk@^1 >"$client/npm.log" 2>&1 || skip "npm can't install @modelcontextprotocol/sdk"
fi
cp "$source/tests/packaging/mcp/client.mjs" "$client/client.mjs"

root=$(mktemp -d)
window=
cleanup() {
    [ -z "$window" ] || kill "$window" 2>/dev/null || true
    rm -rf "$root"
}
trap cleanup EXIT
export XDG_CONFIG_HOME="$root/config" XDG_DATA_HOME="$root/data" XDG_CACHE_HOME="$root/cache"
store=$root/sam.credence cli=$build/bin/credence-cli
"$cli" init "$store" --scope Sam >/dev/null
"$cli" import "$store" "$source/resources/sample/ada.jsonl" >/dev/null
if [ "$gui" = ON ]; then
    QT_QPA_PLATFORM=offscreen "$build/bin/credence" "$store" >"$root/window.log" 2>&1 &
    window=$!
    # It holds the file once SQLite's shared memory is there.
    for _ in $(seq 100); do
        ls -l "/proc/$window/fd" 2>/dev/null | grep 'sam\.credence' >/dev/null && break
        sleep 0.1
    done
    ls -l "/proc/$window/fd" | grep 'sam\.credence' >/dev/null
fi
timeout 120 node "$client/client.mjs" "$cli" "$store"
if [ "$gui" = ON ]; then
    kill -0 "$window" # it lived through it
fi
# The store is whole, and the proposal waits with its origin.
"$cli" verify "$store" --json | grep '"ok": true' >/dev/null
"$cli" queue "$store" --json | grep '"origin": "mcp:sdk-test"' >/dev/null

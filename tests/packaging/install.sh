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
"$root/prefix/bin/credence-cli" info "$root/agent.credence" --json | grep -q '"memories": *3'

if [ "$gui" = ON ]; then
    "$root/prefix/bin/credence" "$root/agent.credence" --read-only --grab "$root/window.png" --size 1280x800
    head -c 4 "$root/window.png" | grep -q PNG
fi
echo "installed, linked and started"

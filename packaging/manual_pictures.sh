#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# manual_pictures.sh PROGRAMS SAMPLE FOLDER: the pictures of the manual, made by the window itself on the sample, in both
# themes. PROGRAMS is the folder of credence and credence-cli, SAMPLE that of ada.jsonl and run.json.
set -euo pipefail
programs=$1 sample=$2 folder=$3
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
export QT_QPA_PLATFORM=offscreen USER=Sam LC_ALL=C.UTF-8 XDG_RUNTIME_DIR="$work" XDG_CONFIG_HOME="$work/config"
chmod 700 "$work"
store=$work/ada.credence cli=$programs/credence-cli
mkdir -p "$folder"
"$cli" init "$store" --scope Sam >/dev/null
"$cli" import "$store" "$sample/ada.jsonl" >/dev/null
"$cli" reflect "$store" --queue --from "$sample/run.json" --as Sam >/dev/null
"$cli" reflect "$store" --preset patterns --dry-run --no-keep --save "$work/run.json" >/dev/null

grab() { "$programs/credence" "$store" --read-only --size 1280x800 --scale 2 "$@" >/dev/null; }
for theme in light dark; do
    grab --workspace inspect --select b045 --theme $theme --grab "$folder/inspect-$theme.png"
    grab --workspace review --select 01972003-7b02-7d02-8a4e-3c5b9e7f1002 --theme $theme --grab "$folder/review-$theme.png"
    grab --run "$work/run.json" --theme $theme --grab "$folder/reflect-$theme.png"
    grab --workspace tune --theme $theme --grab "$folder/tune-$theme.png"
    grab --workspace audit --view why --select b045 --theme $theme --grab "$folder/audit-$theme.png"
    grab --workspace audit --view whatif --query Jonas --theme $theme --grab "$folder/whatif-$theme.png"
done

#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# shell.sh BUILD: the manual page and the completions, which the command makes of its own definitions.
set -euo pipefail
cli=$1/bin/credence-cli
fail() { printf '%s\n' "$*"; exit 1; }
page=$("$cli" --man)
commands=$("$cli" --help | sed -n '/^Subcommands:/,/^$/p' | awk '/^  [a-z]/ {print $1}')
[ "$(wc -l <<<"$commands")" -ge 38 ] || fail "so few commands: $commands"
for command in $commands; do
    grep -qE "^\.SS .fB$command.fR" <<<"$page" || fail "$command is not on the manual page"
    section=$(awk -v start="^.SS .fB$command.fR" '/^\.S[SH]/ {on = $0 ~ start} on' <<<"$page" | sed 's/\\-/-/g')
    for option in $("$cli" "$command" --help | grep -oE '^  (-[a-z],)?(-[a-zA-Z]|--[a-z-]+)' | grep -oE -- '--[a-z-]+|-[a-zA-Z]$' | sort -u); do
        grep -qF -- "$option" <<<"$section" || fail "$command $option is not on the manual page"
    done
done
if command -v groff >/dev/null; then
    told=$(groff -man -Tutf8 -ww <<<"$page" 2>&1 >/dev/null)
    [ -z "$told" ] || fail "groff: $told"
fi

script=$(mktemp)
trap 'rm -f "$script"' EXIT
"$cli" --completion bash >"$script"
# complete WORD...: what is offered for the last one.
complete_words() {
    bash --norc -c '
        source "$1"; shift
        COMP_WORDS=(credence-cli "$@"); COMP_CWORD=$#
        _credence_cli
        printf "%s\n" "${COMPREPLY[@]}"' bash "$script" "$@" | sort
}
[ "$(complete_words rec)" = "$(printf 'recall\nrecheck')" ] || fail "rec: $(complete_words rec)"
[ "$(complete_words mc)" = mcp ]
[ "$(complete_words recall a.credence --la)" = --layer ] || fail "--la: $(complete_words recall a.credence --la)"
[ "$(complete_words recall a.credence --layer '')" = "$(printf 'all\nauto\nbeliefs\nepisodes')" ]
[ "$(complete_words mcp a.credence --r)" = --read-only ]
[ "$(complete_words why a.credence x --to h)" = html ]
# A flag takes no value: an option may follow.
[ "$(complete_words erase a.credence --preview --rea)" = --reason ] || fail "after a flag: $(complete_words erase a.credence --preview --rea)"
[ "$(complete_words erase a.credence --preview --)" != "" ]
cd "$(dirname "$script")"
touch "$script.credence"
[ "$(complete_words info "$script.cre")" = "$script.credence" ] || fail "files are not offered"
rm -f "$script.credence"
# expect WORDS WORD...: exactly these are offered for the last one.
expect() {
    local wanted=$1 offered; shift
    offered=$(complete_words "$@" | paste -sd ' ')
    [ "$offered" = "$wanted" ] || fail "$*: offered \"$offered\", wanted \"$wanted\""
}
touch "$script.credence" "$script.txt"
expect "$script.credence" info "$script" # of files only stores
expect "approve defer merge reject reopen" decide a.credence c1 ''
expect "allow block downgrade open redact" resolve a.credence f1 ''
expect "keep retract supersede" recheck a.credence b1 ''
expect "get set" policy a.credence ''
expect "review.reasons review.wait_hours" policy a.credence get review.
expect "engram everos" reflect a.credence --preset e
expect "engram everos" simulate a.credence --runs e
expect "in-force" simulate a.credence --against in
expect "letta" import a.credence x --format let
expect "episode" list a.credence --kind ep
expect "superseded suspect" list a.credence --status su
expect "stale,superseded stale,suspect" list a.credence --status stale,su # the last of a list
expect "health" flags a.credence --category hea
expect "jsonl" export a.credence out --format js
expect "$script.txt" export a.credence "$script.t" # any file
expect "" list a.credence --text '' # a text of one's own: no files
expect "" retract a.credence e1 --as ''
expect "approve defer merge reject reopen" decide a.credence --as Ada c1 '' # options between are no arguments
rm -f "$script.credence" "$script.txt"
! "$cli" --completion tcsh 2>/dev/null || fail "tcsh is not known"
"$cli" --completion zsh >"$script"
for command in $commands; do grep -q "'$command:" "$script" || fail "$command is not in the completion for zsh"; done
if command -v zsh >/dev/null; then zsh -n "$script"; fi
"$cli" --completion fish >"$script"
for command in $commands; do grep -q -- "-a $command -d" "$script" || fail "$command is not in the completion for fish"; done
if command -v fish >/dev/null; then fish -n "$script"; fi
echo "described: $(wc -l <<<"$commands") commands"

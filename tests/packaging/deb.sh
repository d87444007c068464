#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# deb.sh SOURCE BUILD GUI VERSION: makes the Debian packages of what was built, looks into them, installs them into a
# clean root, starts the programs there, and removes them again. Skips (77) without dpkg's tools.
set -euo pipefail
source=$1 build=$2 gui=$3 version=$4
for tool in dpkg dpkg-deb dpkg-shlibdeps; do
    command -v "$tool" >/dev/null || { printf 'skipped: no %s here\n' "$tool"; exit 77; }
done
root=$(mktemp -d)
trap 'rm -rf "$root"' EXIT
fail() { printf '%s\n' "$*"; exit 1; }

(cd "$build" && cpack -G DEB --config CPackConfig.cmake -B "$root/out") >"$root/cpack.log" 2>&1 || { cat "$root/cpack.log"; exit 1; }
packages=(libcredence0 libcredence-dev credence-cli)
[ "$gui" = OFF ] || packages+=(credence)
arch=$(dpkg --print-architecture)
debs=()
for package in "${packages[@]}"; do
    deb=$root/out/${package}_${version}-1_$arch.deb
    [ -e "$deb" ] || { ls "$root/out"; fail "no package $package"; }
    debs+=("$deb")
done
[ "$(find "$root/out" -maxdepth 1 -name '*.deb' | wc -l)" = ${#debs[@]} ] || fail "more packages than are known"

# --- what they say ---
field() { dpkg-deb -f "$root/out/$1_${version}-1_$arch.deb" "$2"; }
for package in "${packages[@]}"; do
    [ "$(field "$package" Package)" = "$package" ]
    [ "$(field "$package" Version)" = "$version-1" ]
    [ -n "$(field "$package" Maintainer)" ] || fail "$package has no maintainer"
    field "$package" Description | sed -n 1p | grep -E '^.{20,80}$' >/dev/null || fail "$package: the first line of its description"
    [ "$(field "$package" Description | wc -l)" -ge 2 ] || fail "$package has no long description"
    field "$package" Description | sed -n 1p >>"$root/summaries"
    # Nobody but root would own it, and nobody else may write it.
    dpkg-deb -c "$root/out/${package}_${version}-1_$arch.deb" >"$root/$package.list"
    ! grep -v ' root/root ' "$root/$package.list" || fail "$package: owners"
    ! grep -E '^[-d]....(w..|....w.)' "$root/$package.list" || fail "$package: files that anybody may write"
    grep -q " ./usr/share/doc/$package/copyright$" "$root/$package.list" || fail "$package has no copyright"
    for changelog in changelog.gz changelog.Debian.gz; do
        grep -q " ./usr/share/doc/$package/$changelog$" "$root/$package.list" || fail "$package has no $changelog"
    done
    mkdir "$root/$package.control"
    dpkg-deb -e "$root/out/${package}_${version}-1_$arch.deb" "$root/$package.control"
    for script in "$root/$package.control/"{preinst,postinst,prerm,postrm}; do
        [ ! -e "$script" ] || [ "$(cat "$script")" = $'#!/bin/sh\nset -e' ] || fail "$script does something"
    done
    ! awk '{print $6}' "$root/$package.list" | grep -vE '^\./(usr/.*)?$' || fail "$package: outside /usr"
done
# Each says what it is itself.
[ "$(sort -u "$root/summaries" | wc -l)" = ${#packages[@]} ] || fail "equal first lines: $(cat "$root/summaries")"
# By shlibdeps and by hand.
depends() { field "$1" Depends | tr ',' '\n' | sed 's/^ *//' | grep -E "$2" >/dev/null || fail "$1 does not depend on $2: $(field "$1" Depends)"; }
for library in libc6 libqt6core6 libqt6network6 libsqlite3-0 libsodium23 libre2 libutf8proc; do
    depends libcredence0 "^$library"
done
depends credence-cli "^libcredence0 \(= $version-1\)$"
depends libcredence-dev "^libcredence0 \(= $version-1\)$"
! field credence-cli Depends | grep 'qt6gui\|qt6widgets' >/dev/null || fail "the command needs a window system"
dpkg-deb -I "$root/out/libcredence0_${version}-1_$arch.deb" shlibs | grep -x "libcredence 0 libcredence0 (= $version-1)" >/dev/null
dpkg-deb -I "$root/out/libcredence0_${version}-1_$arch.deb" triggers | grep -x 'activate-noawait ldconfig' >/dev/null
if [ "$gui" = ON ]; then
    depends credence "^libcredence0 \(= $version-1\)$"
    depends credence '^libqt6widgets6'
    depends credence '^libqt6svg6'
fi

# --- installed into a clean root ---
clean=$root/clean
mkdir -p "$clean/var/lib/dpkg/"{info,updates,triggers}
: >"$clean/var/lib/dpkg/status"
as_root=0
if [ "$(id -u)" = 0 ]; then
    as_root=1
    # Its dependencies are this machine's.
    dpkg --root="$clean" --force-depends --force-script-chrootless --install "${debs[@]}" >"$root/install.log" 2>&1 || { cat "$root/install.log"; exit 1; }
    [ "$(dpkg-query --admindir="$clean/var/lib/dpkg" -W -f='${db:Status-Abbrev}\n' | sort -u)" = "ii " ] || fail "not all are installed"
else
    for deb in "${debs[@]}"; do dpkg-deb -x "$deb" "$clean"; done
fi
cli=$clean/usr/bin/credence-cli
[ "$("$cli" --version)" = "credence-cli $version" ]
# It runs with the library that came with it.
ldd "$cli" | grep "libcredence.so.0 => $clean/usr/bin/../lib/" >/dev/null || fail "another library: $(ldd "$cli" | grep credence)"
"$cli" init "$root/a.credence" --scope s >/dev/null
"$cli" add "$root/a.credence" --text "It was installed." >/dev/null
"$cli" info "$root/a.credence" --json | grep '"memories": *1' >/dev/null
if [ "$gui" = ON ]; then
    export XDG_CONFIG_HOME="$root/config" XDG_DATA_HOME="$root/data" XDG_CACHE_HOME="$root/cache"
    QT_QPA_PLATFORM=offscreen "$clean/usr/bin/credence" "$root/a.credence" --read-only --grab "$root/window.png" --size 1000x700
    head -c 4 "$root/window.png" | grep PNG >/dev/null
fi

# --- what lies there ---
expected=(
    usr/share/man/man1/credence-cli.1.gz
    usr/share/bash-completion/completions/credence-cli
    usr/share/zsh/vendor-completions/_credence-cli
    usr/share/fish/vendor_completions.d/credence-cli.fish
    usr/include/credence/store.h
    usr/include/credence/export.h
)
if [ "$gui" = ON ]; then
    id=io.github.credence.Credence
    expected+=(usr/share/credence/sample/ada.jsonl usr/share/credence/sample/run.json usr/share/man/man1/credence.1.gz
        usr/share/applications/$id.desktop usr/share/metainfo/$id.metainfo.xml usr/share/mime/packages/$id.xml usr/share/icons/hicolor/scalable/apps/$id.svg
        usr/share/icons/hicolor/scalable/mimetypes/application-x-credence.svg)
    # The manual with its pictures, whatever the build type.
    manual=usr/share/doc/credence/manual
    expected+=($manual/start.md $manual/keys.md $manual/pictures/inspect-light.png $manual/pictures/tune-dark.png)
    for size in 16 22 24 32 48 64 128 256 512; do
        expected+=(usr/share/icons/hicolor/${size}x$size/{apps/$id,mimetypes/application-x-credence}.png)
    done
fi
for file in "${expected[@]}"; do
    [ -s "$clean/$file" ] || fail "not installed: $file"
done
for page in "$clean"/usr/share/man/man1/*.gz; do
    gzip -t "$page"
    [ "$(head -c 10 "$page" | od -An -tx1 | tr -d ' \n' | cut -c7-16)" = 0000000000 ] || fail "$page: name or time in the gzip header"
done
if [ "$gui" = ON ]; then
    for size in 16 48 512; do
        file=$clean/usr/share/icons/hicolor/${size}x$size/apps/io.github.credence.Credence.png
        [ "$(od -An -tu1 -j16 -N8 "$file" | awk '{print $3*256+$4, $7*256+$8}')" = "$size $size" ] || fail "$file is not $size wide"
    done
fi
# Nothing knows where it was built.
while IFS= read -r program; do
    if readelf -d "$program" 2>/dev/null | grep -E 'R(UN)?PATH' | grep -vF '[$ORIGIN/../lib]'; then fail "$program: an absolute search path"; fi
    ! readelf -S "$program" | grep '\.debug_info' >/dev/null || fail "$program is not stripped"
done < <(find "$clean/usr/bin" "$clean/usr/lib" -type f \( -perm -u+x -o -name '*.so*' \))
if grep -rIlF -e "$source" -e "$build" "$clean/usr"; then fail "the places above name the build"; fi
# The library and headers are enough for another's program; the CMake package can be moved.
cmake -S "$clean/usr/share/doc/libcredence-dev/examples/agent" -B "$root/agent" -G Ninja -DCMAKE_PREFIX_PATH="$clean/usr" >/dev/null
cmake --build "$root/agent" >/dev/null
[ "$("$root/agent/agent" "$root/a.credence" hello | cut -d ' ' -f 1)" = stored ]

# --- and away again ---
if [ $as_root = 1 ]; then
    dpkg --root="$clean" --force-script-chrootless --purge "${packages[@]}" >"$root/purge.log" 2>&1 || { cat "$root/purge.log"; exit 1; }
    left=$(find "$clean" -mindepth 1 -not -path "$clean/var*" -not -type d)
    [ -z "$left" ] || fail "left behind: $left"
fi
du -ch "${debs[@]}" | sed 's#\t.*/#  #'
echo "packaged, installed, started and removed"

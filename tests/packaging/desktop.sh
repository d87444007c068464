#!/usr/bin/env bash
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
#
# desktop.sh SOURCE BUILD APP_ID VERSION: what the desktop is told agrees with CMake, with the files and with the
# programs; validators run where they are installed.
set -euo pipefail
source=$1 build=$2 id=$3 version=$4
share=$build/packaging/share
fail() { printf '%s\n' "$*"; exit 1; }
desktop=$share/$id.desktop metainfo=$share/$id.metainfo.xml whole=$share/whole.metainfo.xml

python3 - "$desktop" "$metainfo" "$whole" "$source" "$id" "$version" <<'PY'
import configparser, os, struct, sys, xml.etree.ElementTree as tree
desktop, metainfo, whole, source, app, version = sys.argv[1:]
installed = tree.parse(metainfo).getroot()
root = tree.parse(whole).getroot()
# Without an address that somebody gave, nothing is named that leads elsewhere.
for element in installed.iter():
    assert "invalid" not in (element.text or ""), element.text
assert installed.findtext("id") == app and installed.findtext("summary") == root.findtext("summary")
assert root.findtext("id") == app, root.findtext("id")
assert root.findtext("launchable") == app + ".desktop"
assert root.find("releases/release").get("version") == version
assert root.findtext("metadata_license") == "CC0-1.0" and root.findtext("project_license") == "Apache-2.0"
assert "Apache License" in open(source + "/LICENSE").read()[:300]
images = root.findall("screenshots/screenshot/image")
assert len(images) >= 3
for image in images: # each is there, with that size
    with open(source + "/resources/pictures/" + os.path.basename(image.text), "rb") as file:
        assert struct.unpack(">II", file.read(24)[16:]) == (int(image.get("width")), int(image.get("height"))), image.text
mime = tree.parse(source + "/packaging/linux/credence.mime.xml").getroot()
ns = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
kind = mime.find("m:mime-type", ns).get("type")
assert kind == root.findtext("provides/mediatype") == "application/x-credence"
entry = configparser.ConfigParser(interpolation=None, strict=True)
entry.optionxform = str
entry.read(desktop, encoding="utf-8")
entry = entry["Desktop Entry"]
assert entry["Icon"] == app and entry["MimeType"] == kind + ";" and entry["Exec"].split()[0] == root.findtext("provides/binary")
recipe = open(source + "/packaging/appimage/AppImageBuilder.yml").read()
flatpak = open(source + "/packaging/flatpak/" + app + ".yml").read()
assert f"id: {app}\n" in recipe and f"version: {version}\n" in recipe and f"Credence-{version}-" in recipe
assert f"\nid: {app}\n" in flatpak and "\ncommand: credence\n" in flatpak
# Each source of the recipe has its sum, and each library that is linked is in both.
import re
modules = re.split(r"\n  - name: ", flatpak)[1:]
for module in modules[:-1]:
    assert re.search(r"sha256: [0-9a-f]{64}\b", module) and "type: git" not in module, module.split("\n")[0]
assert modules[-1].startswith("credence\n")
for name in ["fmt", "libsodium", "utf8proc", "re2", "phonenumber", "stemmer|snowball", "yaml-cpp", "keychain"]:
    assert re.search(name, flatpak) and re.search(name, recipe), name
print("desktop file, metainfo and MIME type agree")
PY
if command -v appstreamcli >/dev/null; then
    for file in "$metainfo" "$whole"; do
        appstreamcli validate --no-net "$file" || fail "appstreamcli does not like $file"
    done
fi
if command -v desktop-file-validate >/dev/null; then desktop-file-validate "$desktop"; fi
if command -v update-mime-database >/dev/null; then
    root=$(mktemp -d)
    trap 'rm -rf "$root"' EXIT
    mkdir -p "$root/mime/packages"
    cp "$source/packaging/linux/credence.mime.xml" "$root/mime/packages/$id.xml"
    XDG_DATA_HOME=$root update-mime-database "$root/mime" >"$root/told" 2>&1
    [ ! -s "$root/told" ] || { cat "$root/told"; fail "the MIME type is not understood"; }
    grep -qF 'application/x-credence:*.credence' "$root/mime/globs"
fi

# Each option of the window stands on its manual page, and no other.
if [ -x "$build/bin/credence" ]; then
    told=$(QT_QPA_PLATFORM=offscreen "$build/bin/credence" --help | grep -oE '(^|[ ,])--[a-z-]+' | tr -d ' ,' | sort -u)
    written=$(sed 's/\\-/-/g' "$share/credence.1" | grep -oE '^.fB.*' | grep -oE -- '--[a-z-]+' | sort -u)
    diff <(printf '%s\n' "$told") <(printf '%s\n' "$written") || fail "the window's manual page and its --help differ"
fi

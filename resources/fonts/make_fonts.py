#!/usr/bin/env python3
# SPDX-FileCopyrightText: The Credence developers
# SPDX-License-Identifier: Apache-2.0
"""Makes the window's font files from Inter's web fonts.

Usage: make_fonts.py FOLDER      FOLDER holds Inter-{Regular,Medium,SemiBold}.woff2 (npm inter-ui 4.1.1, web/)

Three things are done: unpacked to TrueType, renamed to one family of its own (an installed Inter of another make would
be mixed in by weight otherwise), and the digits' characters pointed to the glyphs of equal width (QFont has no switch
for font features before Qt 6.7). Needs fontTools and brotli; the build needs neither.
"""
import pathlib
import sys

from fontTools.ttLib import TTFont

FAMILY = "Credence Sans"
KEPT_NAMES = {0, 5, 13, 14}  # copyright, version, licence and its address


def tabular_digits(font):
    """The glyph of equal width for each digit's glyph, from the font's own feature 'tnum'."""
    gsub = font["GSUB"].table
    lookups = {
        index
        for record in gsub.FeatureList.FeatureRecord
        if record.FeatureTag == "tnum"
        for index in record.Feature.LookupListIndex
    }
    mapping = {}
    for index in lookups:
        for table in gsub.LookupList.Lookup[index].SubTable:
            table = getattr(table, "ExtSubTable", table)
            mapping.update(getattr(table, "mapping", {}))
    return mapping


def make(source, target, style):
    font = TTFont(source)
    font.flavor = None
    assert "glyf" in font, "TrueType outlines are wanted"

    mapping = tabular_digits(font)
    widths = set()
    for table in font["cmap"].tables:
        for digit in range(ord("0"), ord("9") + 1):
            glyph = table.cmap.get(digit)
            if glyph is not None:
                table.cmap[digit] = mapping.get(glyph, glyph)
                widths.add(font["hmtx"][table.cmap[digit]][0])
    assert len(widths) == 1, f"digits differ in width: {widths}"

    names = font["name"]
    names.names = [record for record in names.names if record.nameID in KEPT_NAMES]
    postscript = FAMILY.replace(" ", "") + "-" + style.replace(" ", "")
    for number, text in {
        1: FAMILY,
        2: style,
        3: f"{postscript};4.1",
        4: f"{FAMILY} {style}",
        6: postscript,
        16: FAMILY,
        17: style,
    }.items():
        names.setName(text, number, 3, 1, 0x409)
    font.save(target)
    print(f"{target.name}: digits {widths.pop()} of {font['head'].unitsPerEm} units, weight {font['OS/2'].usWeightClass}")


def main():
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    source = pathlib.Path(sys.argv[1])
    here = pathlib.Path(__file__).resolve().parent
    for name, style in (("Regular", "Regular"), ("Medium", "Medium"), ("SemiBold", "Semi Bold")):
        make(source / f"Inter-{name}.woff2", here / f"CredenceSans-{name}.ttf", style)


if __name__ == "__main__":
    main()

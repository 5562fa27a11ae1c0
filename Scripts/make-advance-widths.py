#!/usr/bin/env python3
"""Writes Sources/ElementTree/Text/AdvanceWidths+Roboto.swift, the table of the built-in text measurer.

The numbers are the advance widths (table `hmtx`) and the ascent and descent (table `hhea`) of three faces
of Roboto, whose em has 2048 units: a power of two, so that advance * size / 2048 is exact in binary floating
point. Kerning is left out.

  Font      Roboto, "Version 2.138; 2017", Copyright 2011 Google Inc. All Rights Reserved.
  Licence   Apache License, Version 2.0 (https://www.apache.org/licenses/LICENSE-2.0). It permits derivative
            works; the table has only numbers read from the font files, no outlines and no hinting.
  Package   Debian 12 (bookworm): fonts-roboto-unhinted 2:0~20170802-3

To make the table again (the output depends on the font files only):

  apt-get install fonts-roboto-unhinted
  pip install fonttools
  Scripts/make-advance-widths.py            # writes the file
  Scripts/make-advance-widths.py --check    # exits with 1 if the file is not what would be written
"""

import argparse
import pathlib
import sys
import unicodedata

from fontTools.ttLib import TTFont

FONTS = pathlib.Path("/usr/share/fonts/truetype/roboto/unhinted/RobotoTTF")
OUTPUT = pathlib.Path(__file__).resolve().parent.parent / "Sources/ElementTree/Text/AdvanceWidths+Roboto.swift"
FACES = ["Regular", "Medium", "Bold"]
VERSION = "Version 2.138; 2017"
UNITS_PER_EM = 2048

# First and last scalar of each range that is read, where the font has a glyph.
RANGES = [
    (0x0020, 0x007E, "ASCII"),
    (0x00A0, 0x00FF, "Latin-1"),
    (0x0100, 0x017F, "Latin Extended-A"),
    (0x0384, 0x03CE, "Greek"),
    (0x0400, 0x045F, "Cyrillic"),
    (0x0490, 0x0491, "Cyrillic (Ukrainian)"),
    (0x1E80, 0x1EF9, "Latin Extended Additional (Welsh, Vietnamese)"),
    (0x2000, 0x206F, "punctuation"),
    (0x2070, 0x209C, "superscripts and subscripts"),
    (0x20A0, 0x20BF, "currencies"),
    (0x2100, 0x218F, "letter-like signs and fractions"),
    (0x2190, 0x22FF, "arrows and mathematics"),
    (0x25A0, 0x25FF, "geometric shapes"),
]

# Marks and format characters have no table entry: the fallback rule gives them no width.
WITHOUT_WIDTH = {"Mn", "Me", "Cf", "Cc", "Zl", "Zp"}

COLUMNS = 110

HEADER = """\
// Made by Scripts/make-advance-widths.py from Roboto, {version}. Do not edit.
//
// Roboto is Copyright 2011 Google Inc., licensed under the Apache License, Version 2.0
// (https://www.apache.org/licenses/LICENSE-2.0). Only numbers were read from the font files: advance widths
// (`hmtx`), ascent and descent (`hhea`) and the average advance (`OS/2`).
// swift-format-ignore-file

extension AdvanceWidths {{
  /// The number of font units in one em.
  static let robotoUnitsPerEm = {units}

  /// The height of a line above its baseline, in font units.
  static let robotoAscent = {ascent}

  /// The depth of a line below its baseline, in font units.
  static let robotoDescent = {descent}
"""


def runs(font):
    """Pairs of a first scalar and the advances of it and its successors, without gaps in a run."""
    glyphs, metrics = font.getBestCmap(), font["hmtx"].metrics
    found = []
    for first, last, _ in RANGES:
        for scalar in range(first, last + 1):
            if scalar not in glyphs or unicodedata.category(chr(scalar)) in WITHOUT_WIDTH:
                continue
            if found and found[-1][0] + len(found[-1][1]) == scalar:
                found[-1][1].append(metrics[glyphs[scalar]][0])
            else:
                found.append((scalar, [metrics[glyphs[scalar]][0]]))
    return found


def rows(numbers):
    """The numbers, separated by commas, in lines of at most COLUMNS characters."""
    line = "       "
    for number in numbers:
        item = f" {number},"
        if len(line) + len(item) > COLUMNS:
            yield line
            line = "       "
        line += item
    yield line


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--fonts", type=pathlib.Path, default=FONTS, help="folder with Roboto-*.ttf")
    parser.add_argument("--output", type=pathlib.Path, default=OUTPUT)
    parser.add_argument("--check", action="store_true", help="compare instead of writing")
    options = parser.parse_args()

    fonts = {face: TTFont(options.fonts / f"Roboto-{face}.ttf") for face in FACES}
    heights = {(font["hhea"].ascent, -font["hhea"].descent) for font in fonts.values()}
    for face, font in fonts.items():
        if font["head"].unitsPerEm != UNITS_PER_EM:
            sys.exit(f"Roboto-{face}.ttf: {font['head'].unitsPerEm} units per em, expected {UNITS_PER_EM}")
        if font["name"].getDebugName(5) != VERSION:
            sys.exit(f"Roboto-{face}.ttf: {font['name'].getDebugName(5)!r}, expected {VERSION!r}")
    if len(heights) != 1:
        sys.exit(f"the faces differ in ascent or descent: {sorted(heights)}")

    ascent, descent = heights.pop()
    lines = HEADER.format(version=VERSION, units=UNITS_PER_EM, ascent=ascent, descent=descent).splitlines()
    for face, font in fonts.items():
        lines.append("")
        lines.append(f"  /// The advance widths of Roboto {face}.")
        average = font["OS/2"].xAvgCharWidth
        lines.append(f"  static let roboto{face} = AdvanceWidths(unitsPerEm: robotoUnitsPerEm, average: {average}, runs: [")
        for first, advances in runs(font):
            start = f"    Run(first: 0x{first:04X}, advances: ["
            alone = start + ", ".join(map(str, advances)) + "]),"
            lines.extend([alone] if len(alone) <= COLUMNS else [start, *rows(advances), "    ]),"])
        lines.append("  ])")
    lines.append("}")
    text = "\n".join(lines) + "\n"

    if not options.check:
        options.output.write_text(text, encoding="utf-8")
    elif options.output.read_text(encoding="utf-8") != text:
        sys.exit(f"{options.output} is not what this script writes")


if __name__ == "__main__":
    main()

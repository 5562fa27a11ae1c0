#!/usr/bin/env python3
"""Writes the advance widths and the pair kerns of a font's faces as JSON, for `taut --metrics` and `recover-advances`.

Each face is WEIGHT:OPTICALSIZE:FILE; kerns (the simple pairs of `kern` in GPOS, of ASCII and a few marks) are those of the
first face. Without faces it reads Inter, the font that San Francisco's widths are recovered from:

  Font      Inter 4.0, Copyright 2016 The Inter Project Authors
  Licence   SIL Open Font License 1.1; only numbers are read from the files
  Package   Debian 12 (bookworm): fonts-inter

  apt-get install fonts-inter && pip install fonttools
  Scripts/font-metrics.py > inter.json
  Scripts/font-metrics.py --name "My font" --face regular:17:My-Regular.ttf --face bold:17:My-Bold.ttf > mine.json
"""

import argparse
import importlib.machinery
import json
import pathlib
import sys
import unicodedata

from fontTools.ttLib import TTFont

HERE = pathlib.Path(__file__).resolve().parent
TABLES = importlib.machinery.SourceFileLoader("tables", str(HERE / "make-advance-widths.py")).load_module()
INTER = pathlib.Path("/usr/share/fonts/opentype/inter")
FACES = [
    f"{weight}:{size}:{INTER}/Inter{cut}-{file}.otf"
    for cut, size in (("", 17), ("Display", 28))
    for weight, file in (
        ("regular", "Regular"), ("medium", "Medium"), ("semibold", "SemiBold"), ("bold", "Bold"))
]
KERNED = [chr(scalar) for scalar in range(0x20, 0x7F)] + list("’‘“”–—…·•")


def advances(font):
    """The advance of each letter of the ranges of the built-in table, which the font has."""
    glyphs, metrics = font.getBestCmap(), font["hmtx"].metrics
    return {
        chr(scalar): metrics[glyphs[scalar]][0]
        for first, last, _ in TABLES.RANGES
        for scalar in range(first, last + 1)
        if scalar in glyphs and unicodedata.category(chr(scalar)) not in TABLES.WITHOUT_WIDTH
    }


def subtables(font):
    """The subtables of pairs in the order in which they are looked through."""
    if "GPOS" not in font:
        return []
    table = font["GPOS"].table
    lookups = sorted({
        index for record in table.FeatureList.FeatureRecord if record.FeatureTag == "kern"
        for index in record.Feature.LookupListIndex
    })
    found = []
    for index in lookups:
        for subtable in table.LookupList.Lookup[index].SubTable:
            subtable = subtable.ExtSubTable if subtable.LookupType == 9 else subtable
            if subtable.LookupType == 2:
                found.append(subtable)
    return found


def kern(tables, first, second):
    for table in tables:
        if first not in table.Coverage.glyphs:
            continue
        if table.Format == 1:
            records = table.PairSet[table.Coverage.glyphs.index(first)].PairValueRecord
            for record in records:
                if record.SecondGlyph == second:
                    return record.Value1.XAdvance if record.Value1 else 0
        else:
            row = table.Class1Record[table.ClassDef1.classDefs.get(first, 0)]
            value = row.Class2Record[table.ClassDef2.classDefs.get(second, 0)].Value1
            return getattr(value, "XAdvance", 0) if value else 0
    return 0


def kerning(font):
    glyphs, tables = font.getBestCmap(), subtables(font)
    letters = [letter for letter in KERNED if ord(letter) in glyphs]
    pairs = {
        one + other: kern(tables, glyphs[ord(one)], glyphs[ord(other)]) for one in letters for other in letters
    }
    return {pair: distance for pair, distance in pairs.items() if distance}


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--face", action="append", metavar="WEIGHT:OPTICALSIZE:FILE")
    parser.add_argument("--name", default=None, help="what the font is called")
    options = parser.parse_args()

    faces, units, kerns, version = [], None, {}, ""
    for face in options.face or FACES:
        try:
            weight, size, path = face.split(":", 2)
            font = TTFont(path)
        except (ValueError, OSError) as error:
            sys.exit(f"{face}: {error}; a face is WEIGHT:OPTICALSIZE:FILE")
        if units is None:
            units, kerns = font["head"].unitsPerEm, kerning(font)
            version = f"{font['name'].getDebugName(1)}, {font['name'].getDebugName(5)}"
        # Faces of one family may differ in their units: all are told in those of the first one.
        scale = units / font["head"].unitsPerEm
        widths = {letter: round(width * scale, 3) for letter, width in advances(font).items()}
        faces.append({
            "weight": weight, "opticalSize": float(size),
            "average": round(sum(widths.values()) / len(widths)), "advances": widths,
        })
    json.dump(
        {
            "fontMetrics": 1, "name": options.name or version.split(",")[0], "source": version,
            "unitsPerEm": units, "faces": faces, "kerning": kerns, "tracking": {},
        }, sys.stdout, ensure_ascii=False, indent=1, sort_keys=False)


if __name__ == "__main__":
    main()

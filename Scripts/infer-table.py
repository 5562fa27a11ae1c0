#!/usr/bin/env python3
"""How well taut infer finds views again: frames at three widths go in, and what comes out is laid out at ten others.

Prints, for the scenes and for the example views, how many views have their frames at the sizes of the examples, at sizes
between and beyond, the median time, and which views fail. Usage: infer-table.py [path of taut]
"""

import json
import pathlib
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
TAUT = str(pathlib.Path(sys.argv[1] if len(sys.argv) > 1 else ROOT / ".build/release/taut").resolve())
EXAMPLES = [320, 402, 600]
BETWEEN = [340, 360, 380, 430, 500, 560]
BEYOND = [280, 300, 660, 720]
HEIGHT = 500
SEEN = {"Text", "Image", "Color", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Divider"}


def run(*arguments):
    return subprocess.run([TAUT, *map(str, arguments)], capture_output=True, text=True, timeout=60)


def layouts(file, width, platform):
    """The layouts of a file's views, or none where it cannot be laid out."""
    result = run("layout", "--format", "json", file, "--proposal", f"{width}x{HEIGHT}", *platform)
    if result.returncode:
        return []
    answer = json.loads(result.stdout)
    return answer if isinstance(answer, list) else [answer]


def leaves(layout):
    """Kind, text and frame of what is seen."""
    return [(f["kind"], f.get("text"), [f[n] for n in ("x", "y", "width", "height")])
            for f in layout["frames"] if "/" not in f["path"] and f["kind"] in SEEN]


def is_alike(one, other, tolerance=0.5):
    """Whether each leaf of one layout has its own in the other, of the same kind and within half a point."""
    rest = leaves(other)
    for kind, text, frame in leaves(one):
        place = next((i for i, (k, t, f) in enumerate(rest)
                      if (k, t) == (kind, text) and all(abs(a - b) <= tolerance for a, b in zip(frame, f))), None)
        if place is None:
            return False
        rest.pop(place)
    return not rest


def scene_platform(file):
    """The platform that a scene names, as options: a layout does not say on which it is."""
    name = json.loads(file.read_text()).get("environment", {}).get("platform")
    return ["--platform", name] if name else []


def round_trip(file, place, platform, folder):
    """Whether the frames are found again at the examples, between and beyond, and the seconds."""
    names = []
    for width in EXAMPLES:
        found = layouts(file, width, platform)
        if len(found) <= place or not leaves(found[place]):
            return None
        names.append(folder / f"{width}.json")
        names[-1].write_text(json.dumps(found[place]))
    source = folder / "View.swift"
    begin = time.time()
    result = run("infer", *names, "-o", source, *platform)
    seconds = time.time() - begin
    # Where the source cannot be laid out, it has no frames.
    shares = []
    for widths in (BETWEEN, BEYOND):
        alike = result.returncode == 0
        for width in widths if alike else ():
            written = layouts(source, width, platform or ["--platform", "none"])
            alike = alike and bool(written) and is_alike(layouts(file, width, platform)[place], written[0])
        shares.append(alike)
    return result.returncode == 0, *shares, seconds


def main():
    kinds = {"scenes": (sorted((ROOT / "Models/Scenes").glob("*.json")), []),
             "example views": (sorted((ROOT / "Examples/AppViews").glob("*.swift")), ["--platform", "ios-26"])}
    print(f"{'kind':14} {'views':>5} {'examples':>9} {'between':>8} {'beyond':>7} {'median':>7}")
    for kind, (files, platform) in kinds.items():
        results = {}
        for file in files:
            own = platform or scene_platform(file)
            for place in range(len(layouts(file, EXAMPLES[0], platform))):
                with tempfile.TemporaryDirectory() as folder:
                    answer = round_trip(file, place, own, pathlib.Path(folder))
                if answer:
                    results[f"{file.stem} {place + 1}"] = answer
        count = max(1, len(results))
        shares = [sum(r[i] for r in results.values()) / count for i in range(3)]
        median = statistics.median([r[3] for r in results.values()] or [0])
        print(f"{kind:14} {len(results):5} {shares[0]:9.0%} {shares[1]:8.0%} {shares[2]:7.0%} {median:5.2f} s")
        for name, answer in results.items():
            missing = [word for word, holds in zip(("examples", "between", "beyond"), answer) if not holds]
            if missing:
                print(f"  {name}: not at {', '.join(missing)}")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""How well taut infer finds views again: frames at three widths go in, and what comes out is laid out at ten others.

Prints, for the scenes, the example views and the cases recorded from SwiftUI, how many views have their frames at the
sizes of the examples, at sizes between and beyond, for how many the source is short enough, the median and the longest
time, and which views fail. Source is short enough with at most 1.3 times as many views and modifiers as the scene of
the original; of an example view, the frames of its layout are counted, in which fonts and line limits have none, so that
share is rather too low. A control of the original is compared as the colour that takes its place. A view that is right
between the examples and wrong beyond counts as answered where the layout of the original, at the widths that the answer
asks for, is all that is missing.

Usage: infer-table.py [path of taut [scenes] [views] [recorded]]
"""

import collections
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
LONGEST = 1.3
MOST_ANSWERS = 2
SEEN = {"Text", "Image", "Color", "Rectangle", "RoundedRectangle", "Circle", "Capsule", "Ellipse", "Divider"}


def run(*arguments):
    """Runs taut; what takes more than a minute has no answer, and fails."""
    command = [TAUT, *map(str, arguments)]
    try:
        return subprocess.run(command, capture_output=True, text=True, timeout=60)
    except subprocess.TimeoutExpired:
        return subprocess.CompletedProcess(command, 124, "", "")


def layouts(file, width, platform):
    """The layouts of a file's views, or none where it cannot be laid out."""
    result = run("layout", "--format", "json", file, "--proposal", f"{width}x{HEIGHT}", *platform)
    if result.returncode:
        return []
    answer = json.loads(result.stdout)
    return answer if isinstance(answer, list) else [answer]


def leaves(layout, replaced=()):
    """Kind, text and frame of what is seen, and of the replaced views, by their paths, as colours."""
    return [("Color" if f["path"] in replaced else f["kind"], f.get("text") if f["kind"] in SEEN else None,
             [f[n] for n in ("x", "y", "width", "height")])
            for f in layout["frames"] if "/" not in f["path"] and (f["kind"] in SEEN or f["path"] in replaced)]


def is_alike(one, other, replaced, tolerance=0.5):
    """Whether each leaf of one layout has its own in the other, of the same kind and within half a point."""
    rest = leaves(other)
    for kind, text, frame in leaves(one, replaced):
        place = next((i for i, (k, t, f) in enumerate(rest)
                      if (k, t) == (kind, text) and all(abs(a - b) <= tolerance for a, b in zip(frame, f))), None)
        if place is None:
            return False
        rest.pop(place)
    return not rest


def scene_count(value):
    """The views and modifiers of a scene, without names."""
    if isinstance(value, list):
        return sum(map(scene_count, value))
    if not isinstance(value, dict):
        return 0
    modifiers = value.get("modifiers", []) if "type" in value else []
    own = sum(1 for modifier in modifiers if "id" not in modifier) + ("font" in value) + ("lineLimit" in value)
    return ("type" in value) + own + sum(map(scene_count, value.values()))


def scene_platform(file):
    """The platform that a scene names, as options: a layout does not say on which it is."""
    name = json.loads(file.read_text()).get("environment", {}).get("platform")
    return ["--platform", name] if name else []


def is_found(file, place, platform, source, replaced, widths):
    """Whether a source has the frames of a view at each of some widths."""
    for width in widths:
        written = layouts(source, width, platform or ["--platform", "none"])
        if not written or not is_alike(layouts(file, width, platform)[place], written[0], replaced):
            return False
    return True


def round_trip(file, place, platform, folder):
    """Whether frames are found at the examples, between, beyond and with answers, whether source is short, and the time.
    """
    names = []

    def add(width):
        """Adds an example; returns the number of frames."""
        found = layouts(file, width, platform)
        if len(found) <= place or not leaves(found[place]):
            return 0
        names.append(folder / f"{width}.json")
        names[-1].write_text(json.dumps(found[place]))
        return len(found[place]["frames"])

    counts = [add(width) for width in EXAMPLES]
    if not all(counts):
        return None
    count = scene_count(json.loads(file.read_text())["root"]) if file.suffix == ".json" else counts[-1]
    source = folder / "View.swift"

    def infer():
        """The answer as JSON, or None where no view has the frames; and the seconds."""
        begin = time.time()
        result = run("infer", *names, "--format", "json", "-o", source, *platform)
        return json.loads(result.stdout) if result.returncode == 0 else None, time.time() - begin

    answer, seconds = infer()
    if answer is None:
        return False, False, False, False, False, seconds
    is_short = answer["candidates"][0]["count"] <= LONGEST * count
    replaced = {p["name"] for p in answer["placeholders"]}
    between, beyond = (is_found(file, place, platform, source, replaced, w) for w in (BETWEEN, BEYOND))
    is_answered = beyond
    for _ in range(MOST_ANSWERS):
        widths = [q["width"] for q in answer["questions"] if q["width"] not in EXAMPLES] if answer else []
        if is_answered or not between or not widths or not add(widths[-1]):
            break
        answer, _ = infer()
        is_answered = answer is not None and is_found(file, place, platform, source, replaced, BETWEEN + BEYOND)
    return True, between, beyond, is_answered, is_short, seconds


# The views and modifiers of recorded cases that a scene has under the same or another name.
STACKS = {"hstack": "HStack", "vstack": "VStack", "zstack": "ZStack", "grid": "Grid", "gridRow": "GridRow",
          "group": "Group", "viewThatFits": "ViewThatFits"}
MODIFIERS = {"layoutPriority": "value", "gridCellColumns": "count", "gridCellAnchor": "anchor",
             "gridColumnAlignment": "alignment", "gridCellUnsizedAxes": "axes"}
RECORDED = ["swiftui-cases.json", "swiftui-cases-2.json", "grid-cases.json"]


def length(value):
    return "infinity" if value == "inf" else value


def lengths(node, **names):
    """The lengths that a node gives, under a scene's names for them."""
    return {name: length(node[key]) for key, name in names.items() if node.get(key) is not None}


def guide_length(value):
    """A linear length of a scene for the value of a guide: a number, or one coefficient."""
    return {value["of"]: 1} if isinstance(value, dict) and "of" in value else value


def scene_view(node):
    """The view of a scene for a node of a recorded case, with its modifiers; raises KeyError where it has none."""
    kind = node["type"]
    if isinstance(node.get("alignment"), dict) or "text" in node:
        raise KeyError("custom alignment" if "text" not in node else "text of a fixed size")
    alignment = {"alignment": node["alignment"]} if node.get("alignment") else {}
    if kind in STACKS:
        view = {"type": STACKS[kind], "children": [scene_view(child) for child in node["children"]]}
        view |= alignment | lengths(node, spacing="spacing", horizontalSpacing="horizontalSpacing",
                                    verticalSpacing="verticalSpacing")
        return view | ({"axes": node["axes"]} if "axes" in node else {})
    if kind in ("color", "circle"):
        return {"type": kind.capitalize(), "id": node["id"]} if "id" in node else {"type": kind.capitalize()}
    if kind in ("fixed", "flex"):
        frame = (lengths(node, w="width", h="height") if kind == "fixed" else
                 lengths(node, minW="minWidth", idealW="idealWidth", maxW="maxWidth",
                         minH="minHeight", idealH="idealHeight", maxH="maxHeight"))
        view = {"type": "Color", "modifiers": [{"frame": frame}]}
        return view | ({"id": node["id"]} if "id" in node else {})
    if kind == "spacer":
        return {"type": "Spacer"} | lengths(node, min="minLength")
    if kind == "divider":
        return {"type": "Divider"}
    if kind == "image":
        view = {"type": "Image", "size": [node["w"], node["h"]], "resizable": True}
        return view | ({"id": node["id"]} if "id" in node else {})
    if "child" not in node:
        raise KeyError(kind)
    modifier = {
        "frame": lambda: lengths(node, width="width", height="height") | alignment,
        "flexFrame": lambda: lengths(node, **{n: n for n in (
            "minWidth", "idealWidth", "maxWidth", "minHeight", "idealHeight", "maxHeight")}) | alignment,
        "padding": lambda: {edge: node.get(edge) or 0 for edge in ("top", "leading", "bottom", "trailing")},
        "fixedSize": lambda: {"horizontal": node["horizontal"], "vertical": node["vertical"]},
        "aspectRatio": lambda: {"ratio": node["ratio"], "contentMode": node["mode"]},
        "offset": lambda: [node["x"], node["y"]],
        "position": lambda: [node["x"], node["y"]],
        "alignmentGuide": lambda: {"guide": node["guide"], "value": guide_length(node["value"])},
        "environment": lambda: {"layoutDirection": node["layoutDirection"]},
    }
    if kind in MODIFIERS:
        value = node[MODIFIERS[kind]]
    elif kind in ("overlay", "background"):
        if len(node["content"]) != 1:
            raise KeyError(f"{kind} of several views")
        value = {"content": scene_view(node["content"][0])} | alignment
    elif kind in modifier:
        value = modifier[kind]()
    else:
        raise KeyError(kind)
    view = scene_view(node["child"])
    return view | {"modifiers": view.get("modifiers", []) + [{kind if kind != "flexFrame" else "frame": value}]}


def recorded_scenes(folder):
    """Writes recorded cases as scenes, and counts by reason those that are none.

    A case counts only if its scene has the recorded frame of each leaf in the recorded size.
    """
    files, skipped = [], collections.Counter()
    for name in RECORDED:
        cases = json.loads((ROOT / "Tests/LayoutTestingTests/Resources" / name).read_text())["cases"]
        for case in cases:
            proposal = {side: length(value) for side, value in case["root"]["proposal"].items()}
            try:
                scene = {"taut": 1, "proposal": proposal, "root": scene_view(case["tree"])}
            except KeyError as error:
                skipped[f"has {error.args[0]}"] += 1
                continue
            file = folder / f"{case['id']}.json"
            file.write_text(json.dumps(scene))
            result = run("layout", "--format", "json", file)
            if result.returncode:
                skipped["is not laid out as a scene"] += 1
            elif (reason := unlike(case, json.loads(result.stdout))) is not None:
                skipped[reason] += 1
            else:
                files.append(file)
    return files, skipped


def unlike(case, layout):
    """Why a layout is not the recorded one, or None: sizes of leaves, and their places relative to each other."""
    layout = layout[0] if isinstance(layout, list) else layout
    frames = {f["id"]: [f[n] for n in ("x", "y", "width", "height")]
              for f in layout["frames"] if f.get("id") and f["kind"] in SEEN}
    recorded = {e["node"]: e["frame"] for e in case["expect"] if e.get("node") in frames and "frame" in e}
    if not recorded:
        return "has no recorded frame of a leaf"
    # A root in the middle of its proposal moves all by the same distance.
    first = next(iter(recorded))
    moved = [recorded[first][axis] - frames[first][axis] for axis in (0, 1)] + [0, 0]
    alike = all(abs(a - b - m) <= 0.02 for node, frame in recorded.items()
                for a, b, m in zip(frame, frames[node], moved))
    return None if alike else "has other frames as a scene"


def main():
    with tempfile.TemporaryDirectory() as folder:
        asked = sys.argv[2:] or ["scenes", "views", "recorded"]
        cases, skipped = recorded_scenes(pathlib.Path(folder)) if "recorded" in asked else ([], collections.Counter())
        kinds = {"scenes": (sorted((ROOT / "Models/Scenes").glob("*.json")), []),
                 "example views": (sorted((ROOT / "Examples/AppViews").glob("*.swift")), ["--platform", "ios-26"]),
                 "recorded cases": (cases, [])}
        print_table({kind: rest for kind, rest in kinds.items() if any(word in kind for word in asked)})
    if "recorded" in asked:
        print(f"recorded cases that are in no row: {sum(skipped.values())}")
    for reason, count in skipped.most_common():
        print(f"  {count}: {reason}")


def print_table(kinds):
    """Prints a row for each kind of views, and the views that fail."""
    words = ("examples", "between", "beyond", "answered", "short")
    print(f"{'kind':14} {'views':>5} {'examples':>9} {'between':>8} {'beyond':>7} {'answered':>9} {'short':>6} "
          f"{'median':>7} {'longest':>9}")
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
        shares = [sum(r[i] for r in results.values()) / count for i in range(5)]
        times = [r[5] for r in results.values()] or [0]
        print(f"{kind:14} {len(results):5} {shares[0]:9.0%} {shares[1]:8.0%} {shares[2]:7.0%} {shares[3]:9.0%} "
              f"{shares[4]:6.0%} {statistics.median(times):5.2f} s {max(times):7.2f} s")
        for name, answer in results.items():
            missing = [word for word, holds in zip(words, answer) if not holds]
            if missing:
                print(f"  {name}: not {', '.join(missing)}")


if __name__ == "__main__":
    main()

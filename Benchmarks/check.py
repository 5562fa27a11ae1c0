"""Times `taut check` as people use it: python3 Benchmarks/check.py [program].

A screen of 50 views from 320 to 1024 points, in twelve text sizes and eleven languages, with ten requirements; and 1,240
labels, each in one language, in the width that it has. Both were goals: under two seconds, and under one.
"""
import json
import pathlib
import random
import resource
import subprocess
import sys
import tempfile
import time

PROGRAM = sys.argv[1] if len(sys.argv) > 1 else ".build/release/taut"
LANGUAGES = ["en", "de", "fr", "es", "it", "nl", "fi", "pl", "pt-BR", "ar", "ja"]
WORDS = "sea mountain window letter river garden evening order station market paper winter road house cloud".split()
RANDOM = random.Random(14)


def words(count):
    return " ".join(RANDOM.choice(WORDS) for _ in range(count)).capitalize()


def translated(text, language):
    """A text that is up to two fifths longer, as translations are."""
    share = 0 if language == "en" else RANDOM.uniform(-0.1, 0.4)
    count = round(len(text.split()) * (1 + share))
    return words(max(1, count)) + (" " + language if language != "en" else "")


def catalogue(texts, languages):
    units = {
        text: {"localizations": {
            code: {"stringUnit": {"state": "translated", "value": translated(text, code)}}
            for code in languages if code != "en"
        }} for text in texts
    }
    return {"sourceLanguage": "en", "version": "1.0", "strings": units}


def screen():
    """50 views: a header, eight rows with an image, two texts and a badge, and a footer."""
    def row(number):
        return {"type": "HStack", "id": f"row-{number}", "spacing": 12, "children": [
            {"type": "Image", "name": "icon", "size": [44, 44], "id": f"icon-{number}"},
            {"type": "VStack", "alignment": "leading", "children": [
                {"type": "Text", "id": f"title-{number}", "text": words(3), "font": "headline"},
                {"type": "Text", "id": f"detail-{number}", "text": words(8), "font": "subheadline", "lineLimit": 3},
            ]},
        ]}
    children = [{"type": "Text", "id": "heading", "text": words(4), "font": "title"}]
    children += [row(number) for number in range(9)]
    children += [{"type": "Text", "id": "note", "text": words(14), "font": "footnote"},
                 {"type": "Text", "id": "button", "text": words(2), "font": "body"},
                 {"type": "Divider"}]
    return {"taut": 1, "name": "screen", "root": {
        "type": "VStack", "id": "screen", "alignment": "leading", "spacing": 10, "children": children,
        "modifiers": [{"padding": 16}]}}


def texts(node):
    found = [node["text"]] if "text" in node else []
    return found + [text for child in node.get("children", []) for text in texts(child)]


def count(node):
    return 1 + len(node.get("modifiers", [])) + sum(count(child) for child in node.get("children", []))


REQUIREMENTS = [
    "title-* inside screen", "heading has at most 2 lines", "icon-* do not overlap", "each(icon-*).width == 44",
    "icon-0 left of title-0 by >= 8", "note is whole", "detail-* has at most 3 lines", "button is visible",
    "heading above row-0", "screen.width <= width",
]


def processor_time():
    """What the programs that ended have used, on all processors: a busy machine changes it less than the clock."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def run(name, arguments, text=None):
    best = least = 1e9
    for _ in range(3):
        start, spent = time.monotonic(), processor_time()
        done = subprocess.run([PROGRAM, *arguments], input=text, capture_output=True, text=True)
        best, least = min(best, time.monotonic() - start), min(least, processor_time() - spent)
        if done.returncode not in (0, 1):
            sys.exit(f"{name}: {done.stderr}")
    print(f"{name}: {best:.2f} s, {least:.2f} s of processor time (best of 3); {done.stdout.splitlines()[-1][:160]}")


def main():
    folder = pathlib.Path(tempfile.mkdtemp())
    scene = screen()
    (folder / "screen.json").write_text(json.dumps(scene))
    (folder / "Screen.xcstrings").write_text(json.dumps(catalogue(texts(scene["root"]), LANGUAGES)))
    arguments = ["check", str(folder / "screen.json"), "--width", "320...1024", "--text-size", "all",
                 "--strings", str(folder / "Screen.xcstrings")]
    for requirement in REQUIREMENTS:
        arguments += ["--require", requirement]
    run(f"{count(scene['root'])} views, 12 text sizes, 11 languages, 10 requirements", arguments)

    labels = [words(RANDOM.randint(1, 5)) + f" {number}" for number in range(124)]
    (folder / "Labels.xcstrings").write_text(json.dumps(catalogue(labels, LANGUAGES[:10])))
    lines = [
        json.dumps({"id": f"{number}/{code}", "language": code, "size": [120, None], "want": ["check"],
                    "require": ["label is whole"], "scene": {"taut": 1, "root": {
                        "type": "Text", "id": "label", "text": label, "lineLimit": 1}}})
        for number, label in enumerate(labels) for code in LANGUAGES[:10]
    ]
    run(f"{len(lines)} labels, each in one language", ["batch", "--strings", str(folder / "Labels.xcstrings")],
        "\n".join(lines) + "\n")
    rows = {"taut": 1, "name": "labels", "root": {"type": "VStack", "children": [
        {"type": "Text", "id": f"label-{number}", "text": label, "lineLimit": 1}
        for number, label in enumerate(labels)]}}
    (folder / "labels.json").write_text(json.dumps(rows))
    run(f"{len(labels)} labels of one scene in 10 languages, 120...200 points",
        ["check", str(folder / "labels.json"), "--width", "120...200", "--require", "Text is whole",
         "--strings", str(folder / "Labels.xcstrings")])


main()

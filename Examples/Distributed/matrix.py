"""Lines for `taut batch`: every scene on every device, in every language and every text size.

    python matrix.py > lines.ndjson

Each line has its scene in it, so that a worker needs nothing but the program. An id names the cell of the matrix:
"card/iPhone SE/de/xLarge".
"""

import itertools
import json
import sys
from pathlib import Path

FOLDER = Path(__file__).parent

# Points of the screen, and what is not safe of it, held upright.
DEVICES = {
    "iPhone SE": ([375, 667], {"top": 20}),
    "iPhone 16": ([393, 852], {"top": 59, "bottom": 34}),
    "iPhone 16 Pro Max": ([440, 956], {"top": 62, "bottom": 34}),
    "iPad mini": ([744, 1133], {"top": 24, "bottom": 20}),
}

TEXT_SIZES = [
    "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge",
    "accessibility1", "accessibility2", "accessibility3", "accessibility4", "accessibility5",
]


def scenes():
    """The scene documents of the example by their names."""
    return {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(FOLDER.glob("Scenes/*.json"))}


def languages():
    """The direction and the texts of each language."""
    return json.loads((FOLDER / "languages.json").read_text("utf-8"))


def lines(devices=DEVICES, text_sizes=TEXT_SIZES):
    """The lines of the matrix, each a string without its end."""
    cells = itertools.product(scenes().items(), devices.items(), languages().items(), text_sizes)
    for (scene, document), (device, (size, safe_area)), (language, words), text_size in cells:
        line = {
            "id": f"{scene}/{device}/{language}/{text_size}",
            "scene": document,
            "size": size,
            "safeArea": safe_area,
            "textSize": text_size,
            "layoutDirection": words["layoutDirection"],
            "strings": words["strings"],
            "want": ["frames", "check"],
            "standard": True,
        }
        yield json.dumps(line, ensure_ascii=False)


def failures(answers):
    """The requirements that fail, and the lines that could not be answered, as a line of words for each."""
    for answer in map(json.loads, answers):
        if "error" in answer:
            yield f"{answer['id']}: {answer['error']['message']}"
        for result in answer.get("check", {}).get("results", []):
            if result["outcome"] == "fails":
                yield f"{answer['id']}: {result['requirement']}"


if __name__ == "__main__":
    for line in lines():
        sys.stdout.write(line + "\n")

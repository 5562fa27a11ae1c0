"""Screens with one planted layout fault each: those in screens/, and as many that are made from a seed.

A line of the faulty screen that ends in `//!` is at fault; what stands behind the sign is that line in the sound screen,
and nothing there means that the sound screen has no such line.
"""

import dataclasses
import pathlib
import random
import re

FOLDER = pathlib.Path(__file__).parent / "screens"
MARK = "//!"


@dataclasses.dataclass
class Screen:
    name: str
    fault: str
    marked: str
    require: list[str]
    shape: str

    @property
    def faulty(self) -> str:
        return "\n".join(re.sub(r"\s*//!.*$", "", line) for line in self.marked.split("\n"))

    @property
    def sound(self) -> str:
        lines = []
        for line in self.marked.split("\n"):
            if MARK not in line:
                lines.append(line)
                continue
            written, instead = line.split(MARK, 1)
            if instead.strip():
                lines.append(written[: len(written) - len(written.lstrip())] + instead.strip())
        return "\n".join(lines)

    @property
    def culprits(self) -> list[int]:
        return [number for number, line in enumerate(self.marked.split("\n"), 1) if MARK in line]


def written() -> list[Screen]:
    """The screens after the shapes of public reports, and of what readers of source met."""
    screens = []
    for file in sorted(FOLDER.glob("*.swift")):
        text = file.read_text()
        said = re.findall(r"^// (shape|fault|require): (.*)$", text, re.M)
        code = re.sub(r"^// (shape|fault|require): .*\n", "", text, flags=re.M)
        one = dict(said)
        screens.append(
            Screen(file.stem, one["fault"], code, [value for key, value in said if key == "require"], one["shape"]))
    return screens


NAMES = ["Ann Example", "Benjamin", "The Society for Long Names", "Cleo", "Dorothea of the Valley"]
THINGS = ["Orders", "Messages", "Albums", "Journeys", "Recipes", "Lessons", "Letters"]
WORDS = (
    "every week the list is looked through for what nobody has opened in a long time and the rest is kept on all "
    "devices that are signed in with the same name until somebody says otherwise").split()
ICONS = ["star", "gear", "bell", "heart", "tray", "person"]
FAULTS = ["priority", "fixedSize", "minimum", "width", "alignment", "lineLimit", "spacing", "order"]


def made(seed: int):
    """Screens without end, of each fault in turn; which of them are taken is up to whoever tries them."""
    chance = random.Random(seed)
    number = 0
    while True:
        fault = FAULTS[number % len(FAULTS)]
        planted, require = globals()[f"_{fault}"](chance)
        around = [_neutral(chance) for _ in range(chance.randint(1, 4))]
        place = chance.randint(0, len(around))
        parts = around[:place] + [planted] + around[place:]
        body = "\n".join(_indented(part, 6) for part in parts)
        padding = chance.choice([12, 16, 20])
        spacing = chance.choice([8, 12, 16])
        text = (
            "import SwiftUI\n\nstruct Screen: View {\n  var body: some View {\n"
            f"    VStack(alignment: .leading, spacing: {spacing}) {{\n{body}\n    }}\n    .padding({padding})\n  }}\n}}\n\n"
            "#Preview { Screen() }\n")
        number += 1
        yield Screen(f"made-{number:02}-{fault}", fault, text, require, "made")


def _indented(text: str, count: int) -> str:
    return "\n".join(" " * count + line for line in text.split("\n"))


def _sentence(chance: random.Random, words: int) -> str:
    start = chance.randint(0, max(0, len(WORDS) - words))
    return " ".join(WORDS[start : start + words]).capitalize()


def _neutral(chance: random.Random) -> str:
    thing, icon = chance.choice(THINGS), chance.choice(ICONS)
    return chance.choice(
        [
            f'Text("{thing}").font(.title2)',
            f'Text("{_sentence(chance, 12)}").font(.subheadline)',
            "Divider()",
            f"Color.gray.frame(height: {chance.choice([4, 24, 60])})",
            f'HStack {{\n  Image(systemName: "{icon}").frame(width: 28, height: 28)\n  Text("{thing}")\n  Spacer()\n'
            f'  Text("{chance.randint(1, 99)}")\n}}',
            f'HStack(spacing: 12) {{\n  Circle().fill(.blue).frame(width: 40, height: 40)\n  VStack(alignment: .leading) {{\n'
            f'    Text("{chance.choice(NAMES)}").font(.headline)\n    Text("{thing}").font(.caption)\n  }}\n}}',
        ])


def _priority(chance):
    long, short = _sentence(chance, chance.randint(8, 12)), f"{chance.choice(THINGS)}, {chance.randint(100, 999)} new"
    font = chance.choice([".body", ".subheadline", ".callout"])
    if chance.random() < 0.5:
        text = (
            f'HStack(spacing: 8) {{\n  Text("{long}")\n    .font({font})\n    .lineLimit(1)\n    .layoutPriority(1)  {MARK}\n'
            f'  Text("{short}").font({font}).lineLimit(1).id("value")\n}}')
    else:
        text = (
            f'HStack(spacing: 8) {{\n  Text("{long}").font({font}).lineLimit(1)\n'
            f'  Text("{short}").font({font}).lineLimit(1).id("value")  {MARK} Text("{short}").font({font}).lineLimit(1).layoutPriority(1).id("value")\n}}')
    return text, ["value is whole"]


def _fixedSize(chance):
    badge = chance.choice(["Today only", "Out of stock", "Two days left", "Breaking news"])
    left, right = _sentence(chance, chance.randint(6, 9)), _sentence(chance, chance.randint(5, 8))
    text = (
        f'HStack(spacing: {chance.choice([4, 8])}) {{\n  Text("{left}").font(.footnote).lineLimit(1)\n'
        f'  Text("{badge}")  {MARK} Text("{badge}").fixedSize()\n    .font(.footnote)\n    .lineLimit(1)\n    .id("badge")\n'
        f"    .padding(.horizontal, {chance.choice([6, 10])})\n    .background(Color.yellow)\n"
        f'  Text("{right}").font(.footnote).lineLimit(1)\n}}')
    return text, ["badge is whole"]


def _minimum(chance):
    big, small = chance.choice([200, 230, 260]), chance.choice([60, 80])
    other = chance.choice([90, 110])
    text = (
        f'HStack(spacing: 8) {{\n  Text("{chance.choice(THINGS)}")\n    .frame(minWidth: {big}, alignment: .leading)'
        f"  {MARK} .frame(minWidth: {small}, alignment: .leading)\n"
        f"  Color.orange.frame(width: {other}, height: 32)\n}}")
    return text, []


def _width(chance):
    if chance.random() < 0.5:
        wide = chance.choice([360, 400, 440])
        text = (
            f"RoundedRectangle(cornerRadius: 8)\n  .fill(.green)\n  .frame(width: {wide}, height: 80)"
            f"  {MARK} .frame(maxWidth: {wide}).frame(height: 80)")
        return text, []
    title = f"{chance.choice(THINGS)} of {chance.choice(NAMES)}"
    text = (
        f'HStack {{\n  Text("{title}")\n    .lineLimit(1)\n    .id("title")\n    .frame(width: {chance.choice([60, 70, 80])}, alignment: .leading)'
        f'  {MARK} .frame(maxWidth: .infinity, alignment: .leading)\n  Spacer(minLength: 0)\n  Text("{chance.randint(10, 99)}")\n}}')
    return text, ["title is whole"]


def _alignment(chance):
    thing = chance.choice(THINGS)
    if chance.random() < 0.5:
        wrong = chance.choice(["VStack(spacing: 6) {", "VStack(alignment: .trailing, spacing: 6) {"])
        text = (
            f"{wrong}  {MARK} VStack(alignment: .leading, spacing: 6) {{\n"
            f'  Text("{thing}").font(.headline).id("title")\n'
            f'  Text("{_sentence(chance, chance.randint(5, 6))}").font(.body).id("text")\n}}')
        return text, ["title.minX == text.minX"]
    wrong = chance.choice([".top", ".bottom"])
    text = (
        f"HStack(alignment: {wrong}, spacing: 10) {{  {MARK} HStack(spacing: 10) {{\n"
        f'  Image(systemName: "{chance.choice(ICONS)}").frame(width: 20, height: 20).id("icon")\n'
        f'  Text("{thing}").font(.largeTitle).id("title")\n}}')
    return text, ["icon.midY == title.midY"]


def _lineLimit(chance):
    lines = chance.choice([1, 2])
    text = _sentence(chance, chance.randint(10, 12) if lines == 1 else chance.randint(22, 26))
    font = chance.choice([".body", ".headline", ".title3"])
    return (
        f'Text("{text}")  {MARK} Text("{text}").lineLimit({lines})\n  .font({font})\n  .id("text")',
        [f"text has at most {lines} line{'s' if lines > 1 else ''}"])


def _spacing(chance):
    count, side = chance.choice([(4, 44), (5, 36), (6, 30)])
    wide = chance.choice([40, 48, 56])
    items = "\n".join(
        f'  Image(systemName: "{icon}").frame(width: {side}, height: {side})'
        for icon in chance.sample(ICONS, count))
    return f"HStack(spacing: {wide}) {{  {MARK} HStack(spacing: 8) {{\n{items}\n}}", []


def _order(chance):
    side, inset = chance.choice([40, 44, 48]), chance.choice([6, 8, 10])
    name = chance.choice(ICONS)
    return (
        f'HStack {{\n  Text("{chance.choice(THINGS)}")\n  Spacer()\n  Image(systemName: "{name}")\n'
        f"    .frame(width: {side}, height: {side})  {MARK} .padding({inset})\n"
        f'    .padding({inset})  {MARK} .frame(width: {side}, height: {side})\n    .id("target")\n}}',
        [f"target.width == {side}"])

"""What taut reads and writes, validated by the JSON Schemas of the project."""

import itertools
import json
import subprocess
import tempfile
import unittest
from pathlib import Path

from jsonschema import Draft202012Validator
from jsonschema.exceptions import ValidationError
from referencing import Registry, Resource

import support
import matrix

SCHEMAS = {
    path.name.removesuffix(".schema.json"): json.loads(path.read_text("utf-8"))
    for path in sorted((support.PACKAGE / "Schemas").glob("*.schema.json"))
}
REGISTRY = Registry().with_resources((schema["$id"], Resource.from_contents(schema)) for schema in SCHEMAS.values())
SCENES = sorted((support.PACKAGE / "Models/Scenes").glob("*.json"))


def validator(name):
    return Draft202012Validator(SCHEMAS[name], registry=REGISTRY)


def taut(*arguments):
    run = subprocess.run([support.TAUT, *map(str, arguments)], capture_output=True, encoding="utf-8", cwd=support.PACKAGE)
    if run.returncode == 2:
        raise AssertionError(f"taut {arguments}: {run.stderr}")
    return json.loads(run.stdout)


class SchemaTests(unittest.TestCase):
    def test_the_schemas_are_schemas(self):
        for schema in SCHEMAS.values():
            Draft202012Validator.check_schema(schema)

    def test_every_scene_is_valid(self):
        self.assertGreater(len(SCENES), 50)
        for path in [*SCENES, *support.EXAMPLES.glob("Scenes/*.json")]:
            with self.subTest(path.name):
                validator("scene").validate(json.loads(path.read_text("utf-8")))

    def test_converted_source_is_valid(self):
        count = 0
        with tempfile.TemporaryDirectory() as folder:
            for view in sorted((support.PACKAGE / "Examples/AppViews").glob("*.swift")):
                scene = Path(folder) / f"{view.stem}.json"
                run = subprocess.run(
                    [support.TAUT, "convert", str(view), "-o", str(scene)], capture_output=True, encoding="utf-8")
                if run.returncode == 0:
                    count += 1
                    with self.subTest(view.name):
                        validator("scene").validate(json.loads(scene.read_text("utf-8")))
        self.assertGreater(count, 8)

    def test_wrong_scenes_are_not(self):
        for scene in [
            {}, {"taut": 2, "root": {"type": "Color"}}, {"taut": 1}, {"taut": 1, "root": {"type": "Colr"}},
            {"taut": 1, "root": {"type": "Color", "spacing": 8}}, {"taut": 1, "rot": {"type": "Color"}},
            {"taut": 1, "root": {"type": "HStack", "spacing": "8"}},
            {"taut": 1, "root": {"type": "Color", "modifiers": [{"fram": {}}]}},
            {"taut": 1, "root": {"type": "Color", "modifiers": [{"frame": {"wide": 3}}]}},
        ]:
            with self.subTest(scene), self.assertRaises(ValidationError):
                validator("scene").validate(scene)

    def test_the_outputs_of_the_commands_are_valid(self):
        for path in SCENES:
            with self.subTest(path.name):
                validator("layout").validate(taut("layout", "--format", "json", path))
                validator("explain").validate(taut("explain", "--format", "json", path))
                validator("explain").validate(taut("explain", "--format", "json", "--compact", path))
                validator("check").validate(
                    taut("check", "--format", "json", "--width", "300...330", "--require", "root.width >= 200", path))

    def test_lists_statistics_and_stories_are_valid(self):
        several = taut("layout", "--format", "json", "--stats", "--engine", "both", *SCENES)
        self.assertEqual(len(several), len(SCENES))
        validator("layout").validate(several)
        story = taut("explain", "--format", "json", "--view", "badge", support.PACKAGE / "Models/Scenes/badge-row.json")
        self.assertIn("stories", story)
        validator("explain").validate(story)

    def test_every_other_command_has_a_schema(self):
        pairs = support.PACKAGE / "Tests/TautCLITests/Pairs"
        row, other = pairs / "row.json", pairs / "row-limit.json"
        both = ("--width", "300...700", "--height", "100...300")
        flow = ("Examples/AppViews/TagFlow.swift", "--view", "1")
        for name, arguments in [
            ("trace", ("trace", row)), ("trace", ("trace", row, other)), ("breakpoints", ("breakpoints", row, "--width", "300...700")),
            ("breakpoints", ("breakpoints", row, *both)), ("breakpoints", ("breakpoints", *flow, "--width", "300...310")),
            ("diff", ("diff", row, other)), ("diff", ("diff", row, pairs / "row-without-icon.json")), ("diff", ("diff", row, row)),
            ("proof", ("prove", row, "--width", "300...700")), ("proof", ("prove", row, *both)), ("proof", ("prove", *flow, "--width", "300...310")),
            ("why-not", ("explain", row, "--why-not", "badge.width >= 280")), ("why-not", ("explain", row, "--why-not", "badge.width >= 1")),
            ("fuzz", ("fuzz", "--count", "3")),
        ]:
            with self.subTest(arguments):
                validator(name).validate(taut(*arguments, "--format", "json"))
        with tempfile.TemporaryDirectory() as folder:
            proof = Path(folder) / "proof.json"
            proof.write_text(json.dumps(taut("prove", row, "--width", "300...700", "--format", "json")))
            validator("verify").validate(taut("verify", proof, "--format", "json"))
            cases = Path(folder) / "cases.json"
            cases.write_text(json.dumps({"cases": [
                {"id": f"ROW-{number}", "area": "rows", "root": {"proposal": {"width": 100, "height": None}, "placement": "center"},
                 "tree": {"type": "hstack", "id": "row", "spacing": 0, "alignment": "center", "children": [child]},
                 "expect": [{"node": "row", "size": [30, 11]}, {"node": "a", "proposals": [["inf", 20]]}, {"node": "nobody", "size": [1, 1]}]}
                for number, child in enumerate([{"type": "fixed", "id": "a", "w": 30, "h": 10}, {"type": "custom", "name": "spiral", "children": []}])]}))
            validator("conformance").validate(taut("conformance", cases, "--format", "json"))

    def test_source_is_told_of(self):
        for path in (support.PACKAGE / "Examples/AppViews").glob("*.swift"):
            validator("layout").validate(taut("layout", "--format", "json", "--proposal", "390xnil", path))

    def test_lines_and_answers_are_valid(self):
        lines = list(itertools.islice(matrix.lines(), 0, None, 37))
        for number, path in enumerate(SCENES):
            lines.append(json.dumps({
                "id": number, "file": str(path), "size": [375, None], "want": ["frames", "explain", "check"],
                "require": ["root.width >= 200"], "width": "300...330" if number % 2 else [300, 330]}))
        lines.append(json.dumps({"file": "Examples/AppViews/MessageRow.swift", "view": "MessageRow", "size": [390, "infinity"]}))
        for line in lines:
            validator("batch-line").validate(json.loads(line))
        bad = ['{"id": "no scene"}', "no JSON", '{"id": 7, "scene": {"taut": 1, "root": {"type": "Colr"}}}']
        code, answers, errors = support.batch(lines + bad)
        self.assertEqual(code, 2, errors)
        self.assertEqual(len(answers), len(lines + bad))
        for answer in map(json.loads, answers):
            validator("batch-answer").validate(answer)
        self.assertEqual(["error" in json.loads(answer) for answer in answers], [False] * len(lines) + [True] * 3)

    def test_lines_that_the_schema_refuses_are_refused_by_the_command(self):
        scene = {"taut": 1, "root": {"type": "Color"}}
        wrong = [
            {}, {"scene": scene, "file": "a.json"}, {"scene": scene, "size": [1]}, {"scene": scene, "want": []},
            {"scene": scene, "want": ["frame"]}, {"scene": scene, "textSize": "huge"}, {"scene": scene, "id": [1]},
            {"scene": scene, "width": [1, 2], "height": [1]}, {"scene": scene, "sizes": [1, 2]},
            {"scene": scene, "strings": {"a": 1}}, {"scene": scene, "language": 1}, {"scene": scene, "size": [-1, 2]}, {"scene": scene, "width": "1-2"},
            {"scene": scene, "layoutDirection": "up"}, {"scene": scene, "standard": 1}, {"scene": 1},
        ]
        for line in wrong:
            with self.subTest(line), self.assertRaises(ValidationError):
                validator("batch-line").validate(line)
        _, answers, _ = support.batch(map(json.dumps, wrong))
        for line, answer in zip(wrong, map(json.loads, answers), strict=True):
            self.assertIn("error", answer, line)


if __name__ == "__main__":
    unittest.main()

#!/usr/bin/env python3
"""How well the answers of taut mcp serve an agent: on screens with one planted fault each.

    python3 Benchmarks/agent/run.py [--taut .build/release/taut] [--seed 20261127] [--every]

Of each screen three things are measured: whether the first finding of `check` names the line that is at fault (anywhere, and as
the culprit), whether the
first repair of `fix`, applied, brings back what is required of the screen without more of the standard checks failing than
in the sound screen, and how many bytes the answers have beside a picture of the screen. What is required is what the author
of the screen wants, where that is said, and otherwise the standard checks; the sound screen has all of it, and the faulty one
lacks some, or the screen is not counted and the run fails.
"""

import argparse
import collections
import itertools
import json
import pathlib
import re
import statistics
import subprocess
import sys
import tempfile

sys.path.insert(0, str(pathlib.Path(__file__).parent))
import screens

GOALS = {"line": 0.95, "repair": 0.90, "bytes": 0.10}
WIDTHS = "320...430"


class Server:
    """One session of taut mcp."""

    def __init__(self, taut: str, root: str):
        self.process = subprocess.Popen(
            [taut, "mcp", "--root", root], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL)
        self.number = 0
        self.ask("initialize", protocolVersion="2025-11-25", capabilities={}, clientInfo={"name": "run.py", "version": "1"})

    def ask(self, method: str, **params):
        self.number += 1
        message = {"jsonrpc": "2.0", "id": self.number, "method": method, "params": params}
        self.process.stdin.write((json.dumps(message) + "\n").encode())
        self.process.stdin.flush()
        line = self.process.stdout.readline()
        answer = json.loads(line)
        assert answer["id"] == self.number, answer
        if "error" in answer:
            raise SystemExit(f"{method} {params}: {answer['error']}")
        return answer["result"], len(line)

    def call(self, name: str, **arguments):
        result, count = self.ask("tools/call", name=name, arguments=arguments)
        if result["isError"]:
            raise SystemExit(f"{name} {arguments}: {result['content'][0]['text']}")
        return result, count

    def close(self):
        self.process.stdin.close()
        self.process.wait()


class Bench:
    def __init__(self, server: Server, root: pathlib.Path):
        self.server, self.root = server, root

    def write(self, screen, text: str) -> str:
        folder = self.root / screen.name
        folder.mkdir(exist_ok=True)
        (folder / "Screen.swift").write_text(text)
        return f"{screen.name}/Screen.swift"

    def check(self, screen, file: str, tool="check"):
        wanted = {"require": screen.require} if screen.require else {"standard": True}
        return self.server.call(tool, files=[file], width=WIDTHS, **wanted)

    def faults(self, file: str) -> int:
        """How many of the standard checks fail."""
        found, _ = self.server.call("check", files=[file], width=WIDTHS, standard=True, tokens=20000)
        return len(found["structuredContent"]["findings"])

    def is_planted(self, screen) -> str:
        """Why a screen is no measure; empty where the sound one is sound and the faulty one is not."""
        sound, _ = self.check(screen, self.write(screen, screen.sound))
        if not sound["structuredContent"]["holds"]:
            return "the sound screen fails: " + sound["content"][0]["text"].split("\n")[1]
        faulty, _ = self.check(screen, self.write(screen, screen.faulty))
        return "the faulty screen holds" if faulty["structuredContent"]["holds"] else ""

    def measure(self, screen):
        most = self.faults(self.write(screen, screen.sound))
        file = self.write(screen, screen.faulty)
        found, check_bytes = self.check(screen, file)
        told = found["content"][0]["text"].split("\n")
        first = next(place for place, line in enumerate(told) if " fails " in line or " out of " in line)
        finding = "\n  ".join(told[first:first + 1] + [line for line in told[first + 1:first + 2] if line.startswith("  culprit")])
        lines = {int(line) for line in re.findall(r"Screen\.swift:(\d+)", finding)}
        culprit = found["structuredContent"]["findings"][0]["culprit"] or ""
        guess = {int(line) for line in re.findall(r"Screen\.swift:(\d+)", culprit)}
        mended, fix_bytes = self.check(screen, file, "fix")
        repairs = mended["structuredContent"]["repairs"]
        patch = repairs[0]["patch"] if repairs else None
        is_mended, why = False, "no repair"
        if repairs:
            why = repairs[0]["repair"]
            if patch:
                subprocess.run(["patch", "-s", "-p0"], input=patch.encode() + b"\n", cwd=self.root, check=True)
                again, _ = self.check(screen, file)
                holds, faults = again["structuredContent"]["holds"], self.faults(file)
                is_mended = holds and faults <= most
                if not is_mended:
                    why += f"; then: {faults} standard checks fail, {most} do in the sound screen" if holds else "; then it fails still"
            else:
                why += "; not written"
        pictures = [self.server.call("picture", files=[file], scale=scale)[0] for scale in (1, 3)]
        return {
            "line": bool(lines & set(screen.culprits)), "guess": bool(guess & set(screen.culprits)), "repair": is_mended, "finding": finding, "why": why,
            "check": check_bytes, "fix": fix_bytes,
            "png": [picture["structuredContent"]["bytes"] for picture in pictures],
        }


def main():
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--taut", default=".build/release/taut")
    options.add_argument("--seed", type=int, default=20261127)
    options.add_argument("--every", action="store_true", help="prints what is found of every screen")
    chosen = options.parse_args()
    print(f"seed {chosen.seed}")
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder).resolve()
        bench = Bench(Server(chosen.taut, str(root)), root)
        own = []
        for screen in screens.written():
            if why := bench.is_planted(screen):
                print(f"{screen.name}: not counted: {why}")
                failures += 1
            else:
                own.append(screen)
        made, refused = [], 0
        # Which are taken depends on whether the fault shows, and on nothing that is measured.
        for screen in screens.made(chosen.seed):
            if len(made) == 30:
                break
            if bench.is_planted(screen):
                refused += 1
            else:
                made.append(screen)
        print(f"{len(own)} screens after reports, {len(made)} made ({refused} more showed no fault)")
        results = []
        for screen in own + made:
            result = bench.measure(screen)
            results.append((screen, result))
            if chosen.every or not (result["line"] and result["repair"]):
                print(f"\n{screen.name} ({screen.fault}), line {screen.culprits}: "
                      f"{'named' if result['line'] else 'NOT NAMED'}, {'mended' if result['repair'] else 'NOT MENDED'}")
                print(f"  {result['finding']}\n  {result['why']}")
        bench.server.close()
    report(results)
    sys.exit(1 if failures else 0)


def report(results):
    def share(key, part):
        return f"{sum(one[key] for _, one in part)}/{len(part)}"

    print("\nfault       screens  line named  as the culprit  first repair mends")
    kinds = collections.defaultdict(list)
    for screen, result in results:
        kinds[screen.fault].append((screen, result))
    for fault, part in kinds.items():
        print(f"{fault:10}  {len(part):7}  {share('line', part):>10}  {share('guess', part):>14}  {share('repair', part):>18}")
    for name, part in [
        ("reports", [one for one in results if one[0].shape != "made"]),
        ("made", [one for one in results if one[0].shape == "made"]), ("all", results),
    ]:
        print(f"{name:10}  {len(part):7}  {share('line', part):>10}  {share('guess', part):>14}  {share('repair', part):>18}")
    median = lambda values: statistics.median(list(values))
    check, fix = median(one["check"] for _, one in results), median(one["fix"] for _, one in results)
    png = [median(one["png"][place] for _, one in results) for place in (0, 1)]
    ratio = median((one["check"] + one["fix"]) / (one["png"][1] * 4 / 3) for _, one in results)
    print(f"\nbytes, medians: check {check:.0f}, fix {fix:.0f}; a PNG of the screen {png[0]:.0f} at 1 pixel a point, "
          f"{png[1]:.0f} at the device's 3 ({png[1] * 4 / 3:.0f} in base64)")
    line = sum(one["line"] for _, one in results) / len(results)
    guess = sum(one["guess"] for _, one in results) / len(results)
    repair = sum(one["repair"] for _, one in results) / len(results)
    print(f"the one line that it calls the culprit is at fault: {guess:.1%}")
    for name, value, goal, is_most in [
        ("first finding names the line", line, GOALS["line"], False),
        ("first repair mends", repair, GOALS["repair"], False),
        ("check and fix beside the PNG in base64", ratio, GOALS["bytes"], True),
    ]:
        met = value <= goal if is_most else value >= goal
        print(f"{name}: {value:.1%}, goal {'at most' if is_most else 'at least'} {goal:.0%} {'met' if met else 'MISSED'}")


if __name__ == "__main__":
    main()

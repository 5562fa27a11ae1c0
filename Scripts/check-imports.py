#!/usr/bin/env python3
"""Sees that each target declares what its files import.

The package manager builds a target whose imports happen to be built before it, so an undeclared one is noticed only
where the order of building changes. Reads `swift package dump-package`; names the file and the line of each import
that Package.swift does not declare, and exits with 1 where there is one.
"""

import json
import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
IMPORT = re.compile(r"^\s*(?:@\S+(?:\([^)]*\))?\s+)*(?:public |package |internal |private |fileprivate )?import "
                    r"(?:struct |class |enum |protocol |func |var |let |typealias |actor )?(\w+)")


def declared(dependency):
    """The name of a target or product that a target depends on."""
    kind = next(iter(dependency))
    return dependency[kind][0]


def main():
    dump = subprocess.run(["swift", "package", "dump-package"], cwd=ROOT, check=True, capture_output=True, text=True)
    targets = {target["name"]: target for target in json.loads(dump.stdout)["targets"]}
    products = {declared(d) for target in targets.values() for d in target["dependencies"]}
    # Products of other packages are modules of the same name here; with a built parser they are not declared.
    known = set(targets) | products
    faults = 0
    for name, target in targets.items():
        folder = ROOT / (target.get("path") or ("Tests" if target["type"] == "test" else "Sources") + "/" + name)
        declarations = {declared(d) for d in target["dependencies"]}
        for file in sorted(folder.rglob("*.swift")):
            inside_text = False
            for number, line in enumerate(file.read_text().splitlines(), 1):
                if line.count('"""') % 2:
                    inside_text = not inside_text
                found = None if inside_text else IMPORT.match(line)
                if not found or found[1] not in known or found[1] == name or found[1] in declarations:
                    continue
                print(f"{file.relative_to(ROOT)}:{number}: imports {found[1]}, which Package.swift does not declare for "
                      f"{name}: add it to the target's dependencies")
                faults += 1
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())

"""What the tests share: the program, the package's folder, and the matrix of the examples."""

import os
import subprocess
import sys
import time
from pathlib import Path

PACKAGE = Path(__file__).resolve().parents[2]
EXAMPLES = PACKAGE / "Examples/Distributed"
TAUT = os.environ.get("TAUT", str(PACKAGE / ".build/release/taut"))

# Workers import the examples by their names, in processes of their own.
os.environ["PYTHONPATH"] = os.pathsep.join([str(EXAMPLES), os.environ.get("PYTHONPATH", "")])
os.environ["PYSPARK_PYTHON"] = os.environ["PYSPARK_DRIVER_PYTHON"] = sys.executable
sys.path.insert(0, str(EXAMPLES))


def batch(lines, *arguments, cwd=PACKAGE):
    """The exit code, the answers and the messages of one run on this machine."""
    run = subprocess.run(
        [TAUT, "batch", *arguments], input="".join(line + "\n" for line in lines), capture_output=True,
        encoding="utf-8", cwd=cwd)
    return run.returncode, run.stdout.removesuffix("\n").split("\n"), run.stderr


def wait_for(condition, what, seconds=120):
    """What a condition comes to as soon as it is true; an error where it never is."""
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        found = condition()
        if found:
            return found
        time.sleep(0.05)
    raise AssertionError(f"{what}: not within {seconds} seconds")

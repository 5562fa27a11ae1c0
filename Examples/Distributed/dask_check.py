"""Checks the matrix of devices, languages and text sizes on a Dask cluster.

    python dask_check.py --scheduler tcp://host:8786 --taut /usr/local/bin/taut > answers.ndjson

The program has to be at the same place on every worker. Answers come in the order of the matrix, the same lines that
one machine gives. The exit code is 1 where a requirement fails or a line could not be answered.
"""

import argparse
import subprocess
import sys

from distributed import Client

import matrix


def answer(lines, taut):
    """The answers of one program to some lines."""
    run = subprocess.run(
        [taut, "batch", "--workers", "1"], input="\n".join(lines) + "\n", capture_output=True, encoding="utf-8")
    answers = run.stdout.removesuffix("\n").split("\n")
    # A check that fails, or a line that is wrong, is an answer; anything else has to fail the task.
    if run.returncode not in (0, 1, 2) or len(answers) != len(lines):
        raise RuntimeError(f"taut ended with {run.returncode} and {len(answers)} answers to {len(lines)} lines: {run.stderr}")
    return answers


def parts(lines, count):
    """Lines in so many parts, in their order."""
    size = -(-len(lines) // count)
    return [lines[start:start + size] for start in range(0, len(lines), size)]


def submit(client, lines, taut, partitions):
    """A future for each part; one whose worker is lost is worked on again by another."""
    return client.map(answer, parts(lines, partitions), taut=taut, pure=False)


def gather(client, futures):
    """The answers, in the order of the lines."""
    return [answer for part in client.gather(futures) for answer in part]


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--scheduler", help="the cluster, such as tcp://host:8786; otherwise one on this machine")
    parser.add_argument("--taut", default="taut", help="the program, where it is on the workers")
    parser.add_argument("--partitions", type=int, default=16, help="how many parts the matrix is cut into")
    arguments = parser.parse_args()
    with Client(arguments.scheduler) as client:
        futures = submit(client, list(matrix.lines()), arguments.taut, arguments.partitions)
        answers = gather(client, futures)
    for answer in answers:
        sys.stdout.write(answer + "\n")
    failures = list(matrix.failures(answers))
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

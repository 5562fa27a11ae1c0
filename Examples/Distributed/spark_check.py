"""Checks the matrix of devices, languages and text sizes on a Spark cluster, by `RDD.pipe`.

    python spark_check.py --master spark://host:7077 --taut /usr/local/bin/taut > answers.ndjson

The program has to be at the same place on every worker. Answers come in the order of the matrix, the same lines that
one machine gives. The exit code is 1 where a requirement fails or a line could not be answered.
"""

import argparse
import shlex
import sys

from pyspark import SparkConf, SparkContext

import matrix

# A check that fails, or a line that is wrong, is an answer. Anything else, such as a program that was killed, has to
# fail the task, which is then tried again.
ANSWERED = 'taut=$1; shift; "$taut" batch "$@"; code=$?; [ $code -le 2 ] || exit $code'


def command(taut):
    # Spark runs a task on each core, so that each program works on one line at a time.
    return shlex.join(["sh", "-c", ANSWERED, "sh", taut, "--workers", "1"])


def check(context, lines, taut, partitions):
    """The answers to lines, in their order."""
    answers = context.parallelize(lines, partitions).pipe(command(taut), checkCode=True).collect()
    if len(answers) != len(lines):
        raise RuntimeError(f"{len(lines)} lines have {len(answers)} answers; is {taut} the same on every worker?")
    return answers


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--master", default="local[*]", help="the cluster, such as spark://host:7077")
    parser.add_argument("--taut", default="taut", help="the program, where it is on the workers")
    parser.add_argument("--partitions", type=int, default=16, help="how many parts the matrix is cut into")
    arguments = parser.parse_args()
    conf = SparkConf().setAppName("taut check").setMaster(arguments.master)
    conf.set("spark.ui.showConsoleProgress", str(sys.stderr.isatty()).lower())
    with SparkContext(conf=conf) as context:
        answers = check(context, list(matrix.lines()), arguments.taut, arguments.partitions)
    for answer in answers:
        sys.stdout.write(answer + "\n")
    failures = list(matrix.failures(answers))
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())

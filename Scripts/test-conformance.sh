#!/bin/sh
# Scores Yoga with the recorded cases, and compares the score with the one that is kept; TAUT_WRITE_GOLDENS keeps it anew.
# Installs Yoga's wheel, poga, into a virtual environment where it is missing; a wheel is compiled where there is none for the
# system, with a compiler for C++ and Python's headers.
set -eu
cd "$(dirname "$0")/.."
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}
taut=${1:-.build/release/taut}
venv=.build/foreign-engines
kept=Examples/ForeignEngines/yoga-score.txt
# The version whose score is kept.
wheel=poga==0.1.19
if [ "$("$venv/bin/pip" freeze 2>/dev/null | grep '^poga==')" != "$wheel" ]; then
  if ! python3 -c 'import ensurepip' 2>/dev/null || ! command -v c++ >/dev/null || ! [ -f "$(python3 -c \
    'import sysconfig; print(sysconfig.get_path("include"))')/Python.h" ]; then
    if ! command -v apt-get >/dev/null; then
      echo "Python's venv, its headers or a compiler for C++ is missing, and apt-get is not here to install it" >&2
      exit 1
    fi
    as_root apt-get update -qq
    DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq --no-install-recommends python3-venv python3-dev g++
  fi
  python3 -m venv "$venv"
  "$venv/bin/pip" install --quiet "$wheel"
fi
score=$(mktemp)
trap 'rm -f "$score"' EXIT
# 1 is what an engine is scored with that is not SwiftUI; anything else is no score.
PATH="$PWD/$venv/bin:$PATH" "$taut" conformance --engine 'python Examples/ForeignEngines/yoga_engine.py' \
  Tests/LayoutTestingTests/Resources/*.json >"$score" || [ $? = 1 ]
if [ -n "${TAUT_WRITE_GOLDENS:-}" ]; then cp "$score" "$kept"; fi
sed -n '/^area /,$p' "$score"
diff "$kept" "$score"

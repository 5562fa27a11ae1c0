#!/bin/sh
# Checks the matrix of Examples/Distributed on clusters of two workers on this machine, kills one of them midway, and
# validates what taut reads and writes by its JSON Schemas; installs Java, and the packages in an environment of its own,
# where they are missing.
set -eu
cd "$(dirname "$0")/.."
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}
if ! command -v java >/dev/null || ! python3 -c 'import ensurepip' 2>/dev/null; then
  if ! command -v apt-get >/dev/null; then
    echo "Java (17 or later) or Python's venv is missing, and apt-get is not here to install it" >&2
    exit 1
  fi
  as_root apt-get update -qq
  DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq --no-install-recommends default-jre-headless python3-venv
fi
venv=.build/distributed-tests
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
wanted=$(cat Examples/Distributed/requirements.txt Tests/Distributed/requirements.txt)
if [ "$(cat "$venv/installed" 2>/dev/null)" != "$wanted" ]; then
  echo "Installing Spark, Dask and a validator into $venv" >&2
  "$venv/bin/pip" install --quiet --disable-pip-version-check \
    -r Examples/Distributed/requirements.txt -r Tests/Distributed/requirements.txt
  echo "$wanted" >"$venv/installed"
fi
taut=$(realpath "${1:-.build/release/taut}")
[ $# = 0 ] || shift
cd Tests/Distributed
TAUT=$taut exec "../../$venv/bin/python" -W ignore::ResourceWarning -m unittest --verbose "$@"

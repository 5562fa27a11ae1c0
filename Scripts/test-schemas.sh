#!/bin/sh
# Validates what taut reads and writes by its JSON Schemas; installs the validator in an environment of its own where it is
# missing. `make test-distributed` does the same and more.
set -eu
cd "$(dirname "$0")/.."
if ! python3 -c 'import ensurepip' 2>/dev/null; then
  echo "Python's venv is missing: install python3 and python3-venv" >&2
  exit 1
fi
venv=.build/schema-tests
wanted=$(grep '^jsonschema==' Tests/Distributed/requirements.txt)
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
if [ "$(cat "$venv/installed" 2>/dev/null)" != "$wanted" ]; then
  "$venv/bin/pip" install --quiet --disable-pip-version-check "$wanted"
  echo "$wanted" >"$venv/installed"
fi
taut=$(realpath "${1:-.build/release/taut}")
cd Tests/Distributed
TAUT=$taut exec "../../$venv/bin/python" -m unittest --verbose test_schemas

#!/bin/sh
# Drives taut mcp with the official Python SDK of the Model Context Protocol, which it installs in an environment of its own
# where it is missing.
set -eu
cd "$(dirname "$0")/.."
venv=.build/mcp-tests
wanted=$(cat Tests/Clients/mcp-requirements.txt)
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
if [ "$(cat "$venv/installed" 2>/dev/null)" != "$wanted" ]; then
  echo "Installing the SDK into $venv" >&2
  "$venv/bin/pip" install --quiet --disable-pip-version-check -r Tests/Clients/mcp-requirements.txt
  echo "$wanted" >"$venv/installed"
fi
TAUT=$(realpath "${1:-.build/release/taut}")
export TAUT
[ $# = 0 ] || shift
exec "$venv/bin/python" -m unittest --verbose Tests/Clients/test_mcp.py "$@"

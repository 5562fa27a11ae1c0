#!/bin/sh
# Drives taut mcp with the official Python SDK of the Model Context Protocol; installs patch, and the SDK in an environment of
# its own, where they are missing.
set -eu
cd "$(dirname "$0")/.."
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}
if ! command -v patch >/dev/null || ! python3 -c 'import ensurepip' 2>/dev/null; then
  if ! command -v apt-get >/dev/null; then
    echo "patch or Python's venv is missing, and apt-get is not here to install it" >&2
    exit 1
  fi
  as_root apt-get update -qq
  DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq --no-install-recommends patch python3-venv
fi
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

#!/bin/sh
# Drives `taut lsp` with real clients: pytest-lsp and Neovim, and checks the files of Editors/; installs Neovim, and the
# packages in an environment of its own, where they are missing.
set -eu
cd "$(dirname "$0")/.."
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}
if ! command -v nvim >/dev/null || ! python3 -c 'import ensurepip' 2>/dev/null; then
  if command -v apt-get >/dev/null; then
    as_root apt-get update -qq
    DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq --no-install-recommends neovim python3-venv
  else
    echo "Neovim or Python's venv is missing, and apt-get is not here to install it" >&2
  fi
fi
venv=.build/lsp-tests
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
wanted=$(cat Tests/LanguageServer/requirements.txt)
if [ "$(cat "$venv/installed" 2>/dev/null)" != "$wanted" ]; then
  echo "Installing pytest-lsp into $venv" >&2
  "$venv/bin/pip" install --quiet --disable-pip-version-check -r Tests/LanguageServer/requirements.txt
  echo "$wanted" >"$venv/installed"
fi
taut=$(realpath "${1:-.build/release/taut}")
[ $# = 0 ] || shift
cd Tests/LanguageServer
TAUT=$taut exec "../../$venv/bin/python" -m pytest -p no:cacheprovider -q -rs "$@"

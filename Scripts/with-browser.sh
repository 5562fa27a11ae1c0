#!/bin/sh
# Runs a Python test with Chromium and selenium; installs the browser, its driver, patch and selenium where they are missing.
#
#   Scripts/with-browser.sh TESTS.py [ARGUMENT...]
set -eu
cd "$(dirname "$0")/.."
as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}
if ! command -v chromium >/dev/null || ! command -v chromedriver >/dev/null || ! command -v patch >/dev/null \
  || ! python3 -c 'import ensurepip' 2>/dev/null; then
  if ! command -v apt-get >/dev/null; then
    echo "Chromium, its driver chromedriver, patch, or Python's venv is missing, and apt-get is not here to install it" >&2
    exit 1
  fi
  as_root apt-get update -qq
  DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq --no-install-recommends chromium chromium-driver patch \
    python3-venv
fi
venv=.build/page-tests
[ -x "$venv/bin/python" ] || python3 -m venv "$venv"
"$venv/bin/python" -c 'import selenium' 2>/dev/null || "$venv/bin/pip" install --quiet 'selenium>=4.20,<5'
CHROMIUM=$(command -v chromium) CHROMEDRIVER=$(command -v chromedriver) exec "$venv/bin/python" "$@"

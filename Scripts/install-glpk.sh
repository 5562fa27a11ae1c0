#!/bin/sh
# Installs GLPK's header and library where they are missing; asks for nothing.
set -eu

for prefix in /usr /usr/local /opt/homebrew; do
  [ -f "$prefix/include/glpk.h" ] && exit 0
done

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

if command -v brew >/dev/null 2>&1; then
  brew install glpk
elif command -v apt-get >/dev/null 2>&1; then
  as_root apt-get update -qq
  DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq --no-install-recommends libglpk-dev
else
  echo "GLPK is missing, and neither apt-get nor brew is here to install it:" >&2
  echo "install GLPK 5.0 with its header glpk.h, then run this again." >&2
  exit 1
fi

#!/bin/sh
# Installs the libraries with their headers, and the fonts of the tests, where they are missing; asks for nothing.
set -eu

# GLPK has no pkg-config file, the others do. The fonts are looked for by Fontconfig's own tool.
has_glpk() {
  for prefix in /usr /usr/local /opt/homebrew; do
    [ -f "$prefix/include/glpk.h" ] && return 0
  done
  return 1
}
has_pango() { command -v pkg-config >/dev/null 2>&1 && pkg-config --exists pangoft2 cairo; }
has_fonts() {
  command -v fc-list >/dev/null 2>&1 || return 1
  for family in Roboto "DejaVu Sans" Waree "Droid Sans Fallback" "Noto Color Emoji"; do
    [ -n "$(fc-list "$family" file)" ] || return 1
  done
}

as_root() {
  if [ "$(id -u)" = 0 ]; then "$@"; else sudo -n "$@"; fi
}

if command -v brew >/dev/null 2>&1; then
  has_glpk || brew install glpk
  has_pango || brew install pkgconf pango cairo
elif command -v apt-get >/dev/null 2>&1; then
  packages=
  has_glpk || packages="$packages libglpk-dev"
  has_pango || packages="$packages pkg-config libpango1.0-dev libcairo2-dev"
  has_fonts || packages="$packages fontconfig fonts-roboto-unhinted fonts-dejavu-core fonts-tlwg-waree-ttf fonts-droid-fallback fonts-noto-color-emoji"
  if [ -n "$packages" ]; then
    as_root apt-get update -qq
    # shellcheck disable=SC2086  # a list of words
    DEBIAN_FRONTEND=noninteractive as_root apt-get install -y -qq --no-install-recommends $packages
  fi
elif ! has_glpk || ! has_pango; then
  echo "GLPK, Pango or Cairo is missing, and neither apt-get nor brew is here to install it:" >&2
  echo "install GLPK 5.0 with its header glpk.h, and Pango 1.50 and Cairo with their pkg-config files, then run this again." >&2
  exit 1
fi

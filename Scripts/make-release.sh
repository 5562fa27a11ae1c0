#!/bin/sh
# Makes a release of this machine's system and architecture in .build/dist: for taut with GLPK and for taut without it (the
# trait GLPK off: no part of it is then under the GPL), a tarball with the stripped command, which has Swift's runtime and the
# parser in it, completions, man pages and the texts of all licences; checksums; the formula for Homebrew; and an artifact
# bundle for Swift packages.
#
# A folder of the tarball is laid out as /usr/local is: who copies it there has the command, its pages and its completions.
#
#   Scripts/make-release.sh                     everything; builds the parser from source, which takes ten minutes
#   Scripts/make-release.sh glpk                one flavour: glpk or forward
#   HOMEPAGE=https://… Scripts/make-release.sh  the repository, for the formula
#   SINCE=0.1.0 Scripts/make-release.sh         says which public names changed since that tag, as it builds that too
set -eu
cd "$(dirname "$0")/.."
flavours=${1:-glpk forward}
dist=$(pwd)/.build/dist
scratch=.build/install
machine=$(uname -m)
system=$(uname -s | tr '[:upper:]' '[:lower:]' | sed 's/darwin/macos/')
version=$(sed -n 's/.*static let version = "\(.*\)".*/\1/p' Sources/TautCLI/TautCommand.swift)
[ -n "$version" ] || { echo "no version in Sources/TautCLI/TautCommand.swift" >&2; exit 1; }
# What the toolchain carries is a shared library: the parser is built from source, so that the command is one file.
export TAUT_BUILT_PARSER=
static=
# No one loads the command as a library: names that it would export are six megabytes.
[ "$system" = macos ] || static="--static-swift-stdlib -Xlinker --no-export-dynamic"

Scripts/install-libraries.sh
mkdir -p "$dist"

# The licences of what is linked: this project's, those of Swift's runtime and of the packages, and the GPL where GLPK is.
licences() {
  mkdir -p "$1"
  cp LICENSE "$1/taut.txt"
  runtime=$(dirname "$(dirname "$(readlink -f "$(command -v swiftc)")")")/share/swift/LICENSE.txt
  if [ -f "$runtime" ]; then cp "$runtime" "$1/swift-runtime.txt"; else echo "there is no $runtime" >&2; fi
  for checkout in "$scratch"/checkouts/*/; do
    for file in "$checkout"LICENSE*; do
      [ -f "$file" ] && cp "$file" "$1/$(basename "$checkout").txt"
    done
  done
  if [ "$2" = glpk ] && [ -f /usr/share/common-licenses/GPL-3 ]; then
    cp /usr/share/common-licenses/GPL-3 "$1/glpk-GPL-3.txt"
  fi
}

# manual TAUT FOLDER: a page for each command, by the tool of the argument parser, which asks the program itself.
manual() {
  swift build -c release --package-path "$scratch/checkouts/swift-argument-parser" --scratch-path "$scratch/manual" \
    --product generate-manual
  "$scratch/manual/release/generate-manual" "$1" --multi-page --output-directory "$2"
  [ -f "$2/taut.check.1" ] || { echo "no man pages were made" >&2; exit 1; }
}

# Public names that are gone or mean something else: told, and no reason not to release while the version begins with 0.
if [ -n "${SINCE:-}" ]; then
  swift package --scratch-path "$scratch" diagnose-api-breaking-changes "$SINCE" || case $version in
    0.*) echo "public names have changed since $SINCE, as above: say so in CHANGELOG.md" >&2 ;;
    *) echo "public names have changed since $SINCE: $version has to have a new first number" >&2 && exit 1 ;;
  esac
fi

for flavour in $flavours; do
  case $flavour in
    glpk) traits="CommandLine,GLPK" name=taut ;;
    forward) traits="CommandLine" name=taut-forward ;;
    *) echo "usage: Scripts/make-release.sh [glpk|forward]" >&2; exit 1 ;;
  esac
  # A build that is cancelled ends with 0, and what the other flavour has left must not go out under this one's name.
  rm -f "$scratch/release/taut"
  # shellcheck disable=SC2086  # no word, or several
  swift build -c release $static --scratch-path "$scratch" --traits "$traits" --product taut
  release=$name-$version-$system-$machine
  folder=$dist/$release
  rm -rf "$folder"
  shares=$folder/share
  mkdir -p "$folder/bin" "$shares/bash-completion/completions" "$shares/zsh/site-functions" \
    "$shares/fish/vendor_completions.d" "$shares/man/man1" "$shares/doc/$name"
  install -s "$scratch/release/taut" "$folder/bin/taut"
  "$folder/bin/taut" --generate-completion-script bash > "$shares/bash-completion/completions/taut"
  "$folder/bin/taut" --generate-completion-script zsh > "$shares/zsh/site-functions/_taut"
  "$folder/bin/taut" --generate-completion-script fish > "$shares/fish/vendor_completions.d/taut.fish"
  licences "$shares/doc/$name/licences" "$flavour"
  cp README.md CHANGELOG.md "$shares/doc/$name/"
  manual "$folder/bin/taut" "$shares/man/man1"
  # Two releases of the same commit are the same bytes as far as the compiler lets them be.
  stamp=$(git log -1 --format=%ct 2>/dev/null || echo 0)
  tar -C "$dist" --sort=name --owner=0 --group=0 --mtime="@$stamp" -czf "$dist/$release.tar.gz" "$release"
  (cd "$dist" && sha256sum "$release.tar.gz" > "$release.tar.gz.sha256")

  # The bundle from which another package's plugin runs the command.
  bundle=$dist/$name.artifactbundle
  triple=$(swiftc -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p' | head -1)
  rm -rf "$bundle"
  mkdir -p "$bundle/$release/bin"
  cp "$folder/bin/taut" "$bundle/$release/bin/taut"
  cat > "$bundle/info.json" <<END
{
  "schemaVersion": "1.0",
  "artifacts": {
    "taut": {
      "type": "executable",
      "version": "$version",
      "variants": [{"path": "$release/bin/taut", "supportedTriples": ["$triple"]}]
    }
  }
}
END
  (cd "$dist" && rm -f "$name.artifactbundle.zip" && python3 -m zipfile -c "$name.artifactbundle.zip" "$name.artifactbundle")
  if [ "$system" = linux ]; then
    linked=$(ldd "$folder/bin/taut" | grep -c libglpk || true)
    [ "$flavour:$linked" = glpk:1 ] || [ "$flavour:$linked" = forward:0 ] \
      || { echo "$release: of the flavour $flavour, and GLPK is linked $linked times" >&2; exit 1; }
  fi
  bytes=$(wc -c < "$dist/$release.tar.gz")
  echo "$release: the command has $(wc -c < "$folder/bin/taut") bytes, the tarball $bytes" >&2
  # What people download, and a runner for each check. A third of the command is data of ICU, which Foundation links.
  [ "$bytes" -lt 60000000 ] || { echo "$dist/$release.tar.gz is larger than 60 MB" >&2; exit 1; }
done

git archive --format=tar.gz --prefix="taut-$version/" -o "$dist/taut-$version.tar.gz" HEAD
sum=$(sha256sum "$dist/taut-$version.tar.gz" | cut -d' ' -f1)
homepage=${HOMEPAGE:-https://example.com/taut}
sed -e "s|@HOMEPAGE@|$homepage|" -e "s|@SOURCE@|$homepage/releases/download/$version/taut-$version.tar.gz|" \
  -e "s|@SHA256@|$sum|" Packaging/taut.rb > "$dist/taut.rb"
[ -n "${HOMEPAGE:-}" ] || echo "HOMEPAGE is not set: $dist/taut.rb names an address that does not exist" >&2

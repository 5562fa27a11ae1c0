#!/bin/sh
# Builds the command with the toolchain's built parser of Swift and with the parser from source, and sees that both read
# every example source, and every Swift file of the tests, alike. The second build takes ten minutes of processor time.
#
#   Scripts/test-parsers.sh BUILT    e.g. Scripts/test-parsers.sh .build/release/taut
set -eu
cd "$(dirname "$0")/.."
built=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
env -u TAUT_BUILT_PARSER swift build -c release --scratch-path .build/source-parser --product taut
count=0
for file in $(git ls-files 'Examples/*.swift' 'Tests/ArticleViews/*.swift' 'Tests/LayoutSourcesTests/*.swift'); do
  for taut in "$built" .build/source-parser/release/taut; do
    out=$work/$(echo "$taut" | tr / -)
    echo "== $file" >> "$out"
    "$taut" layout "$file" >> "$out" 2>&1 || echo "exit code $?" >> "$out"
  done
  count=$((count + 1))
done
diff "$work/$(echo "$built" | tr / -)" "$work/.build-source-parser-release-taut"
echo "$count files are read alike"

#!/bin/sh
# The pages and all public names as a website, from modules that are built already; a warning is an error. The root forwards to
# the page Taut.
#
#   Scripts/make-docs.sh MODULES OUTPUT    e.g. Scripts/make-docs.sh .build/release/Modules .build/documentation
#
# Nothing is compiled: the names are read from the built modules. Members that a type merely inherits are left out; of
# the views' and elements' 28,104 symbols they are 25,067.
set -eu
modules=$1 output=$2
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Each after the modules that its pages may link to.
documented="LinearProgramming ElementTree LayoutViews ReferenceLayout ConstraintLayout LayoutDocuments LayoutLanguages
  LayoutCertificates LayoutProofs LayoutExplanation LayoutEquivalence LayoutRequirements LayoutTesting
  LayoutTestingIssues PangoText LayoutPictures LayoutTestingPictures LayoutInspection Taut"

# The tools of the compiler in use.
tools=$(dirname "$(command -v swift)")
if command -v xcrun >/dev/null 2>&1; then
  symbols="xcrun swift-symbolgraph-extract -sdk $(xcrun --show-sdk-path)" docc="xcrun docc"
else
  symbols=$tools/swift-symbolgraph-extract docc=$tools/docc
fi
target=$(swiftc -print-target-info | sed -n 's/.*"triple": "\(.*\)".*/\1/p' | head -1)
# Modules of C: the system's, those that the build made, and those of packages.
packages=$(dirname "$(dirname "$modules")")/checkouts
c_modules=$(
  for map in Sources/*/module.modulemap "$modules"/../*.build/module.modulemap \
    "$packages"/*/Sources/*/include/module.modulemap; do
    printf -- '-I %s ' "$(dirname "$map")"
  done
)
headers=$(pkg-config --cflags-only-I pangoft2 cairo)

archives=
for module in $documented; do
  mkdir -p "$work/$module"
  # shellcheck disable=SC2086  # lists of words
  $symbols -module-name "$module" -target "$target" -I "$modules" $c_modules $headers \
    -minimum-access-level public -skip-synthesized-members -output-dir "$work/$module"
  catalog=
  [ ! -d "Sources/$module/$module.docc" ] || catalog=Sources/$module/$module.docc
  dependencies=$(for archive in $archives; do printf -- '--dependency %s ' "$archive"; done)
  # shellcheck disable=SC2086  # lists of words
  $docc convert $catalog --additional-symbol-graph-dir "$work/$module" --output-path "$work/$module.doccarchive" \
    --fallback-display-name "$module" --fallback-bundle-identifier "$module" --warnings-as-errors \
    --enable-experimental-external-link-support $dependencies
  archives="$archives $work/$module.doccarchive"
done

rm -rf "$output"
mkdir -p "$(dirname "$output")"
# The sidebar has the modules in this order: the pages first.
# shellcheck disable=SC2086  # a list of words
$docc merge "$work/Taut.doccarchive" ${archives% *} --output-path "$output" --synthesized-landing-page-name Taut \
  --synthesized-landing-page-topics-style list

# docc has no page at the site's root: forward to the one that says what Taut is.
cat > "$output/index.html" <<'END'
<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="0; url=documentation/taut/">
<title>Taut</title>
<p><a href="documentation/taut/">Taut</a> lays out SwiftUI view trees, and explains why every view has its size.
</html>
END
echo "$output"

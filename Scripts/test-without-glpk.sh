#!/bin/sh
# Builds a program that uses Taut without the trait GLPK, with glpk.h out of sight, runs it, and sees that nothing of GLPK
# is linked.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/Sources/app"
cat > "$work/Package.swift" <<END
// swift-tools-version: 6.1
import PackageDescription

let package = Package(
  name: "app", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Taut", path: "$root", traits: ["Solver"])],
  targets: [.executableTarget(name: "app", dependencies: [.product(name: "Taut", package: "Taut")])])
END
cat > "$work/Sources/app/main.swift" <<'END'
import Taut

let row = HStack(spacing: 8) {
  Text("A title that wraps")
  Color.red.frame(minWidth: 20, maxWidth: 60)
}
let size = ProposedViewSize(width: 120, height: 80)
let tree = try LayoutTree(row)
let constraints = try ConstraintEngine().layout(tree, in: size)
let reference = try ReferenceEngine().layout(tree, in: size)
precondition(constraints.views == reference.views, "both engines have the same frames")
precondition(constraints.statistics.solverCalls > 0, "programs were confirmed")
for view in constraints.views { print(view.path, view.frame) }
END
header=$(printf '#include <glpk.h>\n' | cc -E -H -x c - 2>&1 >/dev/null | sed -n 's/^\.* *\(.*glpk\.h\)$/\1/p' | head -1)
build="swift build --package-path $work"
if [ -n "$header" ] && unshare -m true 2>/dev/null; then
  # In a name space of its own the header is an error to include.
  printf '#error "glpk.h is out of sight"\n' > "$work/hidden.h"
  unshare -m sh -c "mount --bind '$work/hidden.h' '$header' && $build"
else
  [ -z "$header" ] || echo "glpk.h cannot be hidden here; what is linked is looked at all the same"
  $build
fi
if command -v ldd >/dev/null && ldd "$work/.build/debug/app" | grep -q glpk; then
  echo "GLPK is linked" >&2
  exit 1
fi
"$work/.build/debug/app"

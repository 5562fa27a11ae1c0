#!/bin/sh
# Builds a program that uses ReferenceLayout and nothing else, runs it, and sees that no package was fetched for it and
# that nothing of GLPK, Pango or Cairo is linked.
set -eu
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/Sources/app"
cat > "$work/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "app", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Taut", path: "$root", traits: [])],
  targets: [.executableTarget(name: "app", dependencies: [.product(name: "ReferenceLayout", package: "Taut")])])
END
cat > "$work/Sources/app/main.swift" <<'END'
import LayoutCore
import ReferenceLayout

let row = HStack(spacing: 8) {
  Text("A title that wraps")
  Color.red.frame(minWidth: 20, maxWidth: 60)
}
let layout = try ReferenceEngine().layout(LayoutTree(row), in: ProposedViewSize(width: 120, height: 80))
precondition(layout.views.count == 4, "all views are placed")
for view in layout.views { print(view.path, view.frame) }
END
swift build --package-path "$work"
if [ -f "$work/Package.resolved" ] && grep -q '"identity"' "$work/Package.resolved"; then
  echo "packages were fetched that ReferenceLayout does not use:" >&2
  grep '"identity"' "$work/Package.resolved" >&2
  exit 1
fi
if command -v ldd >/dev/null && ldd "$work/.build/debug/app" | grep -E 'glpk|pango|cairo' >&2; then
  echo "a library is linked that ReferenceLayout does not use" >&2
  exit 1
fi
"$work/.build/debug/app"

#!/bin/sh
# Builds programs that use a part of this package, with the libraries that they do not need out of sight, runs them, and
# sees that nothing else was fetched or linked.
#
#   Scripts/test-consumers.sh              all programs
#   Scripts/test-consumers.sh reference    ReferenceLayout alone: no package is fetched, no library is linked
#   Scripts/test-consumers.sh forward      Taut without the trait GLPK: neither GLPK nor Pango nor Cairo is needed
#   Scripts/test-consumers.sh pictures     Taut with the trait Pictures: Taut.draw
#   Scripts/test-consumers.sh requirements LayoutTesting and LayoutTestingIssues in the tests of an app
set -eu
# No consumer is told of a built parser: its manifest would have unsafe flags.
unset TAUT_BUILT_PARSER
root=$(cd "$(dirname "$0")/.." && pwd)
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
mkdir -p "$work/no-pkg-config"

fail() {
  echo "$1" >&2
  exit 1
}

# consumer NAME PRODUCT TRAITS: a package of that name, whose program is read from standard input.
consumer() {
  mkdir -p "$work/$1/Sources/app"
  cat > "$work/$1/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "app", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Taut", path: "$root", traits: [$3])],
  targets: [.executableTarget(name: "app", dependencies: [.product(name: "$2", package: "Taut")])])
END
  cat > "$work/$1/Sources/app/main.swift"
}

# Builds and runs a consumer; no library is found by pkg-config, and the header of GLPK cannot be included.
build_and_run() {
  build="env PKG_CONFIG_LIBDIR=$work/no-pkg-config PKG_CONFIG_PATH= swift build --package-path $work/$1"
  header=$(printf '#include <glpk.h>\n' | cc -E -H -x c - 2>&1 >/dev/null | sed -n 's/^\.* *\(.*glpk\.h\)$/\1/p' | head -1)
  if [ -n "$header" ] && unshare -m true 2>/dev/null; then
    printf '#error "glpk.h is out of sight"\n' > "$work/hidden.h"
    unshare -m sh -c "mount --bind '$work/hidden.h' '$header' && $build"
  else
    [ -z "$header" ] || echo "glpk.h cannot be hidden here; what is linked is looked at all the same"
    $build
  fi
  app=$work/$1/.build/debug/app
  if command -v ldd >/dev/null && ldd "$app" | grep -E 'glpk|pango|cairo' >&2; then
    fail "$1: a library is linked that is not needed"
  fi
  "$app"
}

reference() {
  consumer reference ReferenceLayout '' <<'END'
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
  build_and_run reference
  resolved=$work/reference/Package.resolved
  if [ -f "$resolved" ] && grep '"identity"' "$resolved" >&2; then
    fail "reference: packages were fetched that ReferenceLayout does not use"
  fi
}

forward() {
  consumer forward Taut '"Solver"' <<'END'
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
  build_and_run forward
}

pictures() {
  consumer pictures Taut '"Solver", "Pictures"' <<'END'
import Taut

let badge = Text("New").padding(4).background(Color.yellow)
let size = ProposedViewSize(width: 100, height: 40)
let picture = try Taut.draw(badge, in: size)
let layout = try Taut.layout(badge, in: size, engine: .reference)
let svg = String(decoding: try picture.data(as: SVGFormat()), as: UTF8.self)
precondition(svg.hasPrefix("<svg") && svg.contains("#ffcc00"), "a yellow badge is drawn")
precondition(layout.views.count > 1, "it is laid out too")
print(svg.count, "characters")
END
  swift build --package-path "$work/pictures"
  "$work/pictures/.build/debug/app"
}

# An app whose tests require something of its views: what holds passes, and what fails says where and why.
requirements() {
  mkdir -p "$work/requirements/Sources/Cards" "$work/requirements/Tests/CardTests"
  cat > "$work/requirements/Package.swift" <<END
// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "cards", platforms: [.macOS(.v15)],
  dependencies: [.package(name: "Taut", path: "$root", traits: ["Solver"])],
  targets: [
    .target(name: "Cards", dependencies: [.product(name: "Taut", package: "Taut")]),
    .testTarget(
      name: "CardTests",
      dependencies: [
        "Cards", .product(name: "LayoutTesting", package: "Taut"),
        .product(name: "LayoutTestingIssues", package: "Taut"),
      ]),
  ])
END
  cat > "$work/requirements/Sources/Cards/Card.swift" <<'END'
import Taut

public struct Card: View {
  public init() {}
  public var body: some View {
    HStack(spacing: 8) {
      Text("A title of words").lineLimit(1).id("title")
      Color.red.frame(width: 60, height: 20).id("badge")
    }
    .id("card")
  }
}
END
  cat > "$work/requirements/Tests/CardTests/CardTests.swift" <<'END'
import Cards
import LayoutTesting
import LayoutTestingIssues
import Taut
import Testing

@Test func holds() throws {
  try require(Card(), widths: 240...430, height: 80) { layout in
    layout["title"].isWhole
    layout["badge"].isInside(layout["card"])
  }
  expectLayout(Card(), widths: 430...500, textSizes: .all) { layout in layout["title"].isWhole }
}

@Test func lookups() throws {
  let result = try Taut.layout(Card(), in: ProposedViewSize(width: 300, height: 80))
  #expect(try result.view("badge").isInside(result.view("card")))
  #expect(try !result.view("title").isTruncated)
  #expect(throws: (any Error).self) { try result.view("titel") }
}

@Test func thrown() throws {
  try require(Card(), widths: 100...430, height: 80) { layout in layout["title"].isWhole }
}

@Test func recorded() {
  expectLayout(Card(), widths: 100...430, height: 80) { layout in
    layout["badge"].width >= 61
    layout["badge"].height == 20
  }
}
END
  log=$work/requirements.log
  if swift test --package-path "$work/requirements" >"$log" 2>&1; then
    fail "requirements: tests pass that have to fail"
  fi
  told() {
    grep -F -- "$1" "$log" || { cat "$log" >&2; fail "requirements: not told: $1"; }
  }
  told 'Test holds() passed'
  told 'Test lookups() passed'
  told 'title is whole fails for every width in [100, '
  told 'title may have 1 line and is offered'
  told 'Test recorded() recorded an issue at CardTests.swift:27'
  told 'badge.width >= 61 fails for every width in [100, 430]; worst at 100, by 1 point; '
  told 'with 2 issues'
}

case "${1:-all}" in
  reference) reference ;;
  forward) forward ;;
  pictures) pictures ;;
  requirements) requirements ;;
  all)
    reference
    forward
    pictures
    requirements
    ;;
  *) fail "usage: Scripts/test-consumers.sh [reference|forward|pictures|requirements]" ;;
esac

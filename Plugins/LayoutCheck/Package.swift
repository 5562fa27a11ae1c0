// swift-tools-version: 6.1
import PackageDescription

// A package of its own: who depends on it builds nothing of Taut, but runs the command that is installed.
let package = Package(
  name: "LayoutCheck",
  products: [.plugin(name: "LayoutCheck", targets: ["LayoutCheck"])],
  targets: [
    .plugin(
      name: "LayoutCheck",
      capability: .command(
        intent: .custom(
          verb: "layout-check", description: "Checks the layouts of SwiftUI views with the installed taut.")))
  ])

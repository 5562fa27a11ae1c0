// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Taut",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "LayoutCore", targets: ["LayoutCore"]),
    .library(name: "ReferenceLayout", targets: ["ReferenceLayout"]),
  ],
  dependencies: [
    // Exact rationals where 64 bits do not hold them.
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
  ],
  targets: [
    .systemLibrary(name: "CGLPK", providers: [.apt(["libglpk-dev"]), .brew(["glpk"])]),
    .target(name: "GLPKShim", dependencies: ["CGLPK"], linkerSettings: [.linkedLibrary("glpk")]),
    .target(
      name: "LinearProgramming",
      dependencies: ["GLPKShim", .product(name: "BigInt", package: "BigInt")]),
    .target(name: "LayoutCore"),
    .target(name: "ReferenceLayout", dependencies: ["LayoutCore"]),
    .target(name: "ConstraintLayout", dependencies: ["LayoutCore", "LinearProgramming"]),
    .target(
      name: "LayoutEquivalence", dependencies: ["LayoutCore", "ReferenceLayout", "ConstraintLayout"]),
    .executableTarget(name: "Scratch", dependencies: ["LayoutEquivalence"]),
  ]
)

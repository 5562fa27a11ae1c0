// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Taut",
  platforms: [.macOS(.v15)],
  products: [
    // MARK: - With the solver: a program that links these is distributed under GLPK's terms (see README)
    .library(name: "Taut", targets: ["Taut"]),
    .executable(name: "taut", targets: ["TautCLI"]),
    // MARK: - Without the solver
    .library(name: "LayoutCore", targets: ["LayoutCore"]),
    .library(name: "ReferenceLayout", targets: ["ReferenceLayout"]),
  ],
  dependencies: [
    // The command line: parsing, help, usage errors.
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    // Exact rationals where 64 bits do not hold them.
    .package(url: "https://github.com/attaswift/BigInt", from: "6.0.1"),
    // Scene documents, with the line and column of every node.
    .package(url: "https://github.com/jpsim/Yams", from: "6.2.2"),
    // Approximate comparison, in tests only.
    .package(url: "https://github.com/apple/swift-numerics", from: "1.1.1"),
  ],
  targets: [
    // MARK: - The solver
    .systemLibrary(name: "CGLPK", providers: [.apt(["libglpk-dev"]), .brew(["glpk"])]),
    .target(
      name: "GLPKShim", dependencies: ["CGLPK"], exclude: ["README.md"],
      // The module map's link line reaches Swift importers only, and nothing but C imports GLPK here.
      linkerSettings: [.linkedLibrary("glpk")]),
    .target(
      name: "LinearProgramming",
      dependencies: ["GLPKShim", .product(name: "BigInt", package: "BigInt")]),

    // MARK: - Layout
    .target(name: "LayoutCore"),
    .target(name: "ReferenceLayout", dependencies: ["LayoutCore"]),
    .target(name: "ConstraintLayout", dependencies: ["LayoutCore", "LinearProgramming"]),
    .target(
      name: "LayoutDocuments", dependencies: ["LayoutCore", .product(name: "Yams", package: "Yams")]),
    // Checks what the others write: of this package it sees exact fractions and nothing else.
    .target(name: "LayoutCertificates", dependencies: ["LinearProgramming"]),
    .target(
      name: "LayoutExplanation",
      dependencies: [
        "LayoutCore", "ConstraintLayout", "LinearProgramming", "LayoutDocuments", "LayoutCertificates",
      ]),
    // Checks proofs over a range: of this package it sees the plain rules and exact fractions.
    .target(name: "LayoutProofs", dependencies: ["LayoutCore", "ReferenceLayout", "LinearProgramming"]),
    .target(
      name: "LayoutEquivalence",
      dependencies: [
        "LayoutCore", "ReferenceLayout", "ConstraintLayout", "LayoutProofs", "LinearProgramming",
        "LayoutDocuments",
      ]),
    .target(
      name: "Taut",
      dependencies: [
        "LayoutCore", "ReferenceLayout", "ConstraintLayout", "LayoutEquivalence", "LayoutExplanation",
        "LayoutDocuments", "LayoutCertificates", "LayoutProofs",
      ]),
    .executableTarget(
      name: "TautCLI",
      dependencies: [
        "Taut", .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // MARK: - Tests
    .testTarget(
      name: "LinearProgrammingTests", dependencies: ["LinearProgramming", "GLPKShim", "CGLPK"]),
    // The articles' views, for the tests of their trees and of their layouts.
    .target(name: "ArticleViews", dependencies: ["LayoutCore"], path: "Tests/ArticleViews"),
    .testTarget(name: "LayoutCoreTests", dependencies: ["LayoutCore", "ArticleViews"]),
    .testTarget(
      name: "LayoutDocumentsTests", dependencies: ["LayoutCore", "LayoutDocuments"],
      resources: [.copy("Resources")]),
    .testTarget(
      name: "LayoutCertificatesTests",
      dependencies: [
        "LayoutCertificates", "LayoutExplanation", "LayoutDocuments", "LayoutEquivalence",
        "ConstraintLayout",
      ]),
    .testTarget(
      name: "TautTests",
      dependencies: ["Taut", "ArticleViews", .product(name: "Numerics", package: "swift-numerics")],
      exclude: ["Resources"]),
    .testTarget(
      name: "RuleModelTests",
      dependencies: [
        "LayoutCore", "LinearProgramming", "ReferenceLayout", "ConstraintLayout", "LayoutEquivalence",
      ]),
    .testTarget(
      name: "LayoutEquivalenceTests",
      dependencies: [
        "LayoutEquivalence", "LayoutProofs", "ConstraintLayout", "LayoutDocuments", "ReferenceLayout",
      ]),
    .testTarget(
      name: "TautCLITests", dependencies: ["TautCLI", "Taut"], exclude: ["Answers", "Goldens", "Pairs"]),
  ],
  swiftLanguageModes: [.v6]
)

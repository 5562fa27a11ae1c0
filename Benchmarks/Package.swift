// swift-tools-version: 6.1
import PackageDescription

// A package of its own, so that whoever depends on Taut fetches nothing of what measures it.
let package = Package(
  name: "Benchmarks",
  platforms: [.macOS(.v15)],
  dependencies: [
    .package(name: "Taut", path: ".."),
    .package(url: "https://github.com/google/swift-benchmark", from: "0.1.2"),
  ],
  targets: [
    // The trees that are laid out; `peers.py` makes the same ones.
    .target(
      name: "LayoutTrees",
      dependencies: [
        .product(name: "Taut", package: "Taut"), .product(name: "LayoutCore", package: "Taut"),
        .product(name: "ReferenceLayout", package: "Taut"),
      ]),
    // What is timed in one process.
    .executableTarget(
      name: "LayoutBenchmarks",
      dependencies: ["LayoutTrees", .product(name: "Benchmark", package: "swift-benchmark")]),
    // One layout in a process of its own, for its memory.
    .executableTarget(name: "LayoutProbe", dependencies: ["LayoutTrees"]),
  ],
  swiftLanguageModes: [.v6]
)

// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Taut",
  platforms: [.macOS(.v14)],
  products: [
    .library(name: "LayoutCore", targets: ["LayoutCore"]),
    .library(name: "ReferenceLayout", targets: ["ReferenceLayout"]),
  ],
  targets: [
    .target(name: "LayoutCore"),
    .target(name: "ReferenceLayout", dependencies: ["LayoutCore"]),
  ]
)

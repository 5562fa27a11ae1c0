import Foundation
import LayoutCore
import LayoutDocuments
import LayoutInspection

/// The scenes that are inspected.
enum Scenes {
  static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  static func document(_ name: String) throws -> SceneDocument {
    let file = package.appendingPathComponent("Models/Scenes/\(name).json")
    return try SceneReader().read(String(contentsOf: file, encoding: .utf8), file: file.lastPathComponent)
  }

  static func inspection(
    of scene: SceneDocument, _ range: InspectedRange, _ options: InspectionOptions? = nil
  ) throws -> Inspection {
    var usual = InspectionOptions()
    usual.detail = .reasons
    return try Inspection(
      of: LayoutTree(scene.root), name: scene.name ?? "scene", in: scene.proposal, over: range,
      options: options ?? usual)
  }
}

/// Numbers that are the same in every run: splitmix64.
struct Seeded {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next(in range: ClosedRange<Double>) -> Double {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    z ^= z >> 31
    return range.lowerBound + Double(z >> 11) / Double(1 << 53) * (range.upperBound - range.lowerBound)
  }
}

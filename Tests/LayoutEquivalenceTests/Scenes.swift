import Foundation
import LayoutCore
import LayoutDocuments

/// The scenes in Models/Scenes.
enum Scenes {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Models/Scenes")

  /// Their names, in order.
  static let names: [String] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".json") }.sorted()
  }()

  /// Reads one.
  static func scene(_ name: String) throws -> SceneDocument {
    try SceneReader().read(
      String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8), file: name)
  }

  /// The tree of a scene that is written down.
  static func tree(_ root: String) throws -> LayoutTree {
    try LayoutTree(SceneReader().read("{\"taut\": 1, \"root\": \(root)}", file: "test").root)
  }
}

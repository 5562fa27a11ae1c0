import Foundation
import LayoutCore
import LayoutDocuments

/// The scenes in `Models/Scenes`.
public enum Scenes {
  /// The package's folder.
  public static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Their folder.
  public static let folder = package.appendingPathComponent("Models/Scenes")

  /// The names of their files, in order.
  public static let names: [String] =
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".json") }.sorted()

  /// Reads the scene in a file.
  public static func scene(_ file: String) throws -> SceneDocument {
    try SceneReader().read(
      String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8), file: file)
  }

  /// Reads the scene in a file: its tree, and the size that it is laid out in.
  public static func read(_ file: String) throws -> (tree: LayoutTree, proposal: ProposedViewSize) {
    let scene = try scene(file)
    return (try LayoutTree(scene.root), scene.proposal)
  }

  /// The tree of a scene's root that is written as JSON.
  public static func tree(_ root: String) throws -> LayoutTree {
    try LayoutTree(SceneReader().read("{\"taut\": 1, \"root\": \(root)}", file: "test").root)
  }
}

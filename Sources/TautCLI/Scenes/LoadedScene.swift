import Foundation
import LayoutCore
import LayoutDocuments

/// A scene that was read, with its tree.
struct LoadedScene {
  /// What the scene is called: its name, or the file's.
  var name: String
  /// What it was read with.
  var environment: SceneEnvironment
  /// The tree, whose parameters are checked.
  var tree: LayoutTree
  /// What the root is proposed.
  var proposal: ProposedViewSize
  /// The text it was read from.
  var text: String

  /// Reads a file, or standard input for `-`.
  ///
  /// Throws `DocumentError` and `LayoutError`.
  init(file: String, proposal: ProposedViewSize?) throws {
    try self.init(text: SceneFile.text(file), file: file, proposal: proposal)
  }

  /// Reads a text; `file` is the name that errors carry.
  ///
  /// Throws `DocumentError` and `LayoutError`.
  init(text: String, file: String, proposal: ProposedViewSize? = nil) throws {
    let scene = try SceneReader().read(text, file: file)
    self.text = text
    name = scene.name ?? file
    environment = scene.environment
    tree = try LayoutTree(scene.root)
    self.proposal = proposal ?? scene.proposal
  }

  /// The views of an id, or the one of a path.
  ///
  /// Throws `CommandError.noSuchView`.
  func views(named name: String) throws -> [LayoutTree.Index] {
    let found = tree.indices.filter { tree[$0].id == name || tree[$0].path == name }
    guard !found.isEmpty else {
      throw CommandError.noSuchView(name, scene: self.name, known: tree.nodes.compactMap(\.id))
    }
    return found
  }
}

/// Reads files as text.
enum SceneFile {
  /// The text of a file, or of standard input for `-`.
  ///
  /// Throws `DocumentError.Problem.unreadable`.
  static func text(_ file: String) throws -> String {
    let data: Data
    do {
      data =
        file == "-"
        ? try FileHandle.standardInput.readToEnd() ?? Data()
        : try Data(contentsOf: URL(fileURLWithPath: file))
    } catch {
      let isMissing = !FileManager.default.fileExists(atPath: file)
      throw unreadable(file, isMissing ? "there is no such file" : error.localizedDescription)
    }
    guard let text = String(data: data, encoding: .utf8) else { throw unreadable(file, "it is not UTF-8") }
    return text
  }

  private static func unreadable(_ file: String, _ reason: String) -> DocumentError {
    DocumentError(
      .unreadable(reason), at: SourcePosition(file: file, line: 1, column: 1), path: "document")
  }
}

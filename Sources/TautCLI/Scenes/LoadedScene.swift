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

  /// Reads a file, or standard input for `-`.
  ///
  /// Throws `DocumentError` and `LayoutError`.
  init(file: String, proposal: ProposedViewSize?) throws {
    let scene = try SceneReader().read(SceneFile.text(file), file: file)
    name = scene.name ?? file
    environment = scene.environment
    tree = try LayoutTree(scene.root)
    self.proposal = proposal ?? scene.proposal
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

import Foundation
import LayoutCore
import LayoutDocuments
import LayoutRequirements

/// Where requirements come from.
enum RequirementList {
  /// Those of the option: of each file, and each that is written there itself.
  ///
  /// What has a blank in it, and is no file, is a requirement. Throws `RequirementError`, and `DocumentError` for a file
  /// that cannot be read.
  static func all(of arguments: [String]) throws -> [Requirement] {
    try arguments.flatMap { argument in
      let isText = argument.contains { $0.isWhitespace } && !FileManager.default.fileExists(atPath: argument)
      if isText { return [try Requirement(argument)] }
      return try lines(SceneFile.text(argument), file: argument)
    }
  }

  /// Those of a file: one a line; `#` begins a comment.
  ///
  /// Throws `RequirementError`.
  static func lines(_ text: String, file: String) throws(RequirementError) -> [Requirement] {
    var requirements: [Requirement] = []
    for (place, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      let words = line.drop { $0.isWhitespace }
      guard let first = words.first, first != "#" else { continue }
      let column = line.count - words.count + 1
      requirements.append(
        try Requirement(
          String(words).replacing("\r", with: ""),
          at: SourcePosition(file: file, line: place + 1, column: column)))
    }
    return requirements
  }

  /// Those that a scene has itself.
  ///
  /// Throws `RequirementError`.
  static func written(in scene: SceneDocument) throws(RequirementError) -> [Requirement] {
    var requirements: [Requirement] = []
    for written in scene.requirements {
      requirements.append(try Requirement(written.text, at: written.position))
    }
    return requirements
  }
}

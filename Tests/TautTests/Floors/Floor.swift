import Foundation
import LayoutCore
import Testing

/// A floor of the house: the list of its rooms, the folder in which they stand, or both.
///
/// A room that is worth a file has one of its name; trivial ones share a file that is named after what they have in
/// common.
struct Floor: Sendable, CustomTestStringConvertible {
  var name: String
  /// The types of element that the floor's list has a rule for; `nil` where there is no list but the files.
  var elementTypes: [any LayoutElement.Type]?
  /// The folder of its rooms, from the package's directory.
  var folder: String
  /// What the type of a room is called after the room: `Explanation` for `FrameExplanation`; `nil` for the models, which
  /// are files.
  var kind: String?
  /// The rooms that it does without, each with the reason.
  var without: [String: String] = [:]

  var testDescription: String { name }

  /// The names of its list: `FlexibleFrame` for `FlexibleFrameElement`.
  var listed: Set<String>? { elementTypes.map { Set($0.map(Self.room)) } }

  /// The rooms in its folder, each with the name of the file in which it stands.
  func rooms() throws -> [(name: String, file: String)] {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appending(path: folder).path())
    guard let kind else {
      return files.filter { $0.hasSuffix(".mod") }.map { ($0, $0) }
    }
    let room = try Regex(#"(?m)^(?:public |package )?(?:final class|struct|enum) (\w+)\#(kind)\b"#)
    return try files.filter { $0.hasSuffix(".swift") && !$0.contains("+") }.sorted().flatMap { file in
      let text = try String(contentsOf: Self.package.appending(path: "\(folder)/\(file)"), encoding: .utf8)
      let names = text.matches(of: room).compactMap { $0.output[1].substring }
      return names.isEmpty ? [("nothing in \(file)", file)] : names.map { (String($0), file) }
    }
  }

  /// What a room is called in its folder: `flexible-frame.mod` for a model.
  func name(of room: String) -> String {
    guard kind == nil else { return room }
    return room.reduce(into: "") { name, character in
      if character.isUppercase, !name.isEmpty { name.append("-") }
      name.append(character.lowercased())
    } + ".mod"
  }

  /// The name of an element's rooms on every floor.
  static func room(_ elementType: any LayoutElement.Type) -> String {
    "\(elementType)".replacing("Element", with: "")
  }

  /// The package's directory.
  static let package = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
}

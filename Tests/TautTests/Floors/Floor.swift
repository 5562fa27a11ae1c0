import Foundation
import LayoutCore
import Testing

/// A floor of the house: the list of its rooms, the folder in which they stand, or both.
struct Floor: Sendable, CustomTestStringConvertible {
  var name: String
  /// The types of element that the floor's list has a rule for; `nil` where there is no list but the files.
  var elementTypes: [any LayoutElement.Type]?
  /// The folder of its rooms, from the package's directory.
  var folder: String
  /// How the name of a room's file ends.
  var suffix = ".swift"
  /// The rooms that it does without, each with the reason.
  var without: [String: String] = [:]

  var testDescription: String { name }

  /// The names of its list: `FlexibleFrame` for `FlexibleFrameElement`.
  var listed: Set<String>? { elementTypes.map { Set($0.map(Self.room)) } }

  /// The names of its files; `Stack+Distribution.swift` is one more file of the room `Stack`.
  func files() throws -> Set<String> {
    let files = try FileManager.default.contentsOfDirectory(
      atPath: Self.package.appending(path: folder).path())
    return Set(
      files.filter { $0.hasSuffix(suffix) && !$0.contains("+") }.map { String($0.dropLast(suffix.count)) })
  }

  /// What the file of a room is called here: `flexible-frame` for a model.
  func fileName(of room: String) -> String {
    guard suffix == ".mod" else { return room }
    return room.reduce(into: "") { name, character in
      if character.isUppercase, !name.isEmpty { name.append("-") }
      name.append(character.lowercased())
    }
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

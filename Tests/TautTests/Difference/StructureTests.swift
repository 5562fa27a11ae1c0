import Foundation
import Taut
import Testing

@Suite("Differences of structure: each edit is named once, and each changed frame has one behind it")
struct StructureTests {
  private static let before = """
    {"taut": 1, "proposal": {"width": 300, "height": 200}, "root": {"type": "HStack", "id": "row", "children": [
      {"type": "Text", "text": "Hello", "id": "a", "modifiers": [{"padding": 4}, {"padding": 6}, {"frame": {"width": 80}}]},
      {"type": "Text", "text": "World", "id": "b"},
      {"type": "VStack", "id": "column", "children": [
        {"type": "Color", "fill": "red", "modifiers": [{"padding": 2}, {"frame": {"height": 20}}]},
        {"type": "Image", "size": [30, 30]}]}]}}
    """

  struct Case: Sendable, CustomTestStringConvertible {
    var name: String
    var old: String
    var new: String
    var edits: [String]
    var testDescription: String { name }
  }

  static let cases = [
    Case(
      name: "the inner of two paddings removed", old: #"{"padding": 4}, "#, new: "",
      edits: ["padding of a, line 2 is gone"]),
    Case(
      name: "a modifier added inside", old: #"{"padding": 2}, "#,
      new: #"{"padding": 2}, {"offset": [3, 0]}, "#,
      edits: ["offset of Color at root.2.0, line 5 is new"]),
    Case(
      name: "another direction", old: #""taut": 1,"#,
      new: #""taut": 1, "environment": {"layoutDirection": "rightToLeft"},"#,
      edits: ["row, line 1: layoutDirection leftToRight to rightToLeft"]),
    Case(
      name: "another kind of stack", old: #""HStack""#, new: #""ZStack""#,
      edits: ["row, line 1: kind HStack to ZStack"]),
  ]

  @Test("One edit of each kind", arguments: cases)
  func oneEdit(_ one: Case) throws {
    let text = Self.before.replacingOccurrences(of: one.old, with: one.new)
    try check(text, one.edits)
  }

  @Test("Two children swapped")
  func swapped() throws {
    var lines = Self.before.split(separator: "\n")
    lines.swapAt(1, 2)
    try check(lines.joined(separator: "\n"), ["a, line 3: moved after b"])
  }

  @Test("A view moved into another container")
  func moved() throws {
    let text = Self.before
      .replacingOccurrences(of: #"{"type": "Text", "text": "World", "id": "b"},"#, with: "")
      .replacingOccurrences(
        of: #""size": [30, 30]}"#, with: #""size": [30, 30]}, {"type": "Text", "text": "World", "id": "b"}"#)
    try check(text, ["b, line 6: moved from row to column"])
  }

  @Test("The default of an alignment guide")
  func guide() throws {
    let text = """
      {"taut": 1, "proposal": {"width": 300, "height": 200},
       "alignments": {"middle": {"axis": "vertical", "default": {"height": 0.5}}},
       "root": {"type": "HStack", "alignment": "middle", "id": "row", "children": [
         {"type": "Text", "text": "Hello", "id": "a"}, {"type": "Image", "size": [30, 60], "id": "b"}]}}
      """
    let after = text.replacingOccurrences(of: "0.5", with: "0.25")
    try check(after, ["the alignment middle: default 0.5 * height to 0.25 * height"], from: text)
  }

  private func check(_ text: String, _ edits: [String], from old: String = before) throws {
    let difference = try LayoutDifference(before: explanation(old), after: explanation(text))
    #expect(difference.edits.map(\.text) == edits)
    #expect(!difference.changes.isEmpty && difference.changes.allSatisfy { !$0.edits.isEmpty })
  }

  private func explanation(_ text: String) throws -> LayoutExplanation {
    let scene = try SceneReader().read(text, file: "scene.json")
    return try LayoutExplanation(LayoutTree(scene.root), in: scene.proposal)
  }
}

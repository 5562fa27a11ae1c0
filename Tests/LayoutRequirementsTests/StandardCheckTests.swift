import Foundation
import LayoutCore
import LayoutDocuments
import LayoutTesting
import LinearProgramming
import TestSupport
import Testing

@testable import LayoutRequirements

@Suite("Checks without writing")
struct StandardCheckTests {
  /// A fault that is known from responsive pages, and how it is told.
  private struct Fault {
    var row: String
    var finding: String
    var failing: String
  }

  private static let faults: [String: Fault] = [
    "collision": Fault(
      row: #"""
        {"type": "HStack", "spacing": 8, "children": [
          {"type": "Color", "id": "fault-a", "modifiers": [{"frame": {"width": 50, "height": 44}}]},
          {"type": "Color", "id": "fault-b", "modifiers": [{"frame": {"width": 50, "height": 44}}, {"offset": [-20, 0]}]}]}
        """#, finding: "fault-a does not overlap fault-b", failing: "[320, 1024]"),
    "protrusion from the parent": Fault(
      row: #"""
        {"type": "Color", "id": "fault", "modifiers": [
          {"frame": {"width": 60, "height": 44}}, {"id": "fault-frame"}, {"frame": {"width": 40}}]}
        """#, finding: "fault inside fault-frame's frame(width: 40)", failing: "[320, 1024]"),
    "protrusion from the container": Fault(
      row: #"""
        {"type": "HStack", "spacing": 0, "children": [
          {"type": "Color", "modifiers": [{"frame": {"width": 200, "height": 44}}]},
          {"type": "Color", "id": "fault", "modifiers": [{"frame": {"width": 200, "height": 44}}]}]}
        """#, finding: "fault inside container", failing: "[320, 400)"),
    "small range": Fault(
      row: #"""
        {"type": "ViewThatFits", "children": [
          {"type": "Color", "modifiers": [{"frame": {"width": 600, "height": 44}}]},
          {"type": "Color", "id": "fault", "modifiers": [{"frame": {"width": 590, "height": 44}}]},
          {"type": "Color", "modifiers": [{"frame": {"width": 100, "height": 44}}]}]}
        """#, finding: "shows for at least 20 points", failing: "[590, 600)"),
    "wrapping": Fault(
      row: #"""
        {"type": "FlowLayout", "id": "fault", "children": [
          {"type": "Color", "modifiers": [{"frame": {"width": 150, "height": 44}}]},
          {"type": "Color", "modifiers": [{"frame": {"width": 150, "height": 44}}]},
          {"type": "Color", "modifiers": [{"frame": {"width": 150, "height": 44}}]}]}
        """#, finding: "fault stays in one row", failing: ""),
  ]

  /// A scene as a person would write it who has thought of every width: rows of an icon, a text and a mark.
  private static func scene(_ random: inout SeededGenerator, and fault: String? = nil) throws -> LayoutTree {
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    let words = [
      "Settings", "A title", "of words", "that may", "go on", "Notes", "and more", "than one line",
    ]
    func text() -> String {
      (0..<number(1...9)).map { _ in words.randomElement(using: &random) ?? "" }.joined(separator: " ")
    }
    func row() -> String {
      switch number(0...3) {
      case 0:
        """
        {"type": "HStack", "spacing": \(number(0...16)), "children": [
          {"type": "Image", "size": [\(number(16...48)), \(number(16...48))]},
          {"type": "Text", "text": "\(text())"}, {"type": "Spacer"},
          {"type": "Color", "modifiers": [{"frame": {"width": \(number(8...60)), "height": \(number(8...60))}}]}]}
        """
      case 1:
        """
        {"type": "Text", "text": "\(text())", "modifiers": [{"padding": \(number(1...20))}]}
        """
      case 2:
        """
        {"type": "ZStack", "children": [
          {"type": "Color", "modifiers": [{"frame": {"height": \(number(120...200))}}]},
          {"type": "Text", "text": "\(words.randomElement(using: &random) ?? "")"}]}
        """
      default:
        """
        {"type": "VStack", "alignment": "leading", "spacing": \(number(0...12)), "children": [
          {"type": "Text", "text": "\(text())"}, {"type": "Divider"}, {"type": "Text", "text": "\(text())"}]}
        """
      }
    }
    var rows = (0..<number(1...6)).map { _ in row() }
    if let fault { rows.insert(fault, at: number(0...rows.count)) }
    let document = """
      {"taut": 1, "root": {"type": "VStack", "spacing": \(number(0...20)), "children": [\(rows.joined(separator: ", "))]}}
      """
    return try LayoutTree(SceneReader().read(document, file: "scene.json").root)
  }

  private func failures(_ tree: LayoutTree) throws -> [RequirementVerdict] {
    let range = RequirementRange(widths: 320...1_024)
    let requirements = try StandardCheck.requirements(of: tree, over: range)
    return try RequirementChecker().check(requirements, of: tree, over: range).verdicts.filter { !$0.holds }
  }

  @Test("100 clean scenes raise no alarm")
  func clean() throws {
    print("TAUT_SEED=\(TestSize.seed)")
    var random = SeededGenerator(seed: TestSize.seed)
    for number in 0..<100 {
      let tree = try Self.scene(&random)
      let found = try failures(tree).map { "\($0.requirement): \($0.failing)" }
      let scene = try SceneWriter().text(of: tree.subtree(at: tree.root))
      #expect(found == [], "TAUT_SEED=\(TestSize.seed), scene \(number): \(scene)")
    }
  }

  @Test("A seeded fault is found, alone", arguments: faults.keys.sorted())
  func seeded(kind: String) throws {
    print("TAUT_SEED=\(TestSize.seed)")
    let fault = try #require(Self.faults[kind])
    var random = SeededGenerator(seed: TestSize.seed)
    for number in 0..<5 {
      let tree = try Self.scene(&random, and: fault.row)
      // A frame that is too small for what it holds may also change nothing around it.
      let found = try failures(tree).filter { !($0.requirement.claim.rule is Effective) }
      let context =
        "TAUT_SEED=\(TestSize.seed), scene \(number): \(found.map { "\($0.requirement): \($0.failing)" })"
      #expect(!found.isEmpty, "\(context)")
      #expect(found.contains { "\($0.requirement)".contains(fault.finding) }, "\(context)")
      if !fault.failing.isEmpty {
        #expect(found.allSatisfy { $0.failing.map(\.description) == [fault.failing] }, "\(context)")
      }
      #expect(Set(found.map { type(of: $0.requirement.claim.rule).words }).count == 1, "\(context)")
    }
  }

  @Test("Buttons have to be 44 x 44, a text must not be cut off, and a frame that never matters is told")
  func others() throws {
    let button = try LayoutTree(Button("Go") {}.frame(height: 30))
    #expect(try failures(button).contains { "\($0.requirement)".hasSuffix(".height >= 44") })
    let cut =
      #"{"taut": 1, "root": {"type": "Text", "id": "t", "lineLimit": 1, "text": "\#(String(repeating: "long ", count: 30))"}}"#
    let text = try LayoutTree(SceneReader().read(cut, file: "a.json").root)
    #expect(try failures(text).map { "\($0.requirement)" } == ["t is whole"])
    let idle = #"""
      {"taut": 1, "root": {"type": "VStack", "children": [
        {"type": "Color", "modifiers": [{"frame": {"width": 40, "height": 50}}, {"frame": {"maxHeight": 400}}, {"fixedSize": true}]},
        {"type": "Text", "text": "t", "modifiers": [{"frame": {"maxWidth": 900}}]}]}}
      """#
    let frames = try LayoutTree(SceneReader().read(idle, file: "a.json").root)
    let found = try failures(frames)
    #expect(found.allSatisfy { "\($0.requirement)".hasSuffix("changes something") })
    #expect(
      found.map { frames[$0.worst?.views.first ?? frames.root].element.kind }.sorted() == [
        "fixedSize", "frame",
      ], "\(found)")
  }
}

import Foundation
import LayoutCore
import LayoutDocuments
import LayoutExplanation
import LinearProgramming
import Testing

@testable import LayoutRequirements

@Suite("Why-not knows the words of requirements")
struct AskedWordsTests {
  private static let scene = #"""
    {"taut": 1, "proposal": {"width": 250, "height": null}, "root": {"type": "HStack", "id": "row", "spacing": 8, "children": [
      {"type": "Text", "id": "t", "text": "Transcribe now and then"},
      {"type": "Color", "id": "a", "modifiers": [{"frame": {"width": 60, "height": 20}}]},
      {"type": "Image", "id": "photo", "size": [20, 10], "resizable": true, "modifiers": [{"frame": {"width": 60, "height": 60}}]}]}}
    """#

  private func explanation() throws -> LayoutExplanation {
    let scene = try SceneReader().read(Self.scene, file: "scene.json")
    return try LayoutExplanation(LayoutTree(scene.root), in: scene.proposal)
  }

  /// What check says of the same size.
  private func holds(_ text: String, _ explanation: LayoutExplanation) throws -> Bool {
    let range = RequirementRange(widths: 250...250)
    return try RequirementChecker().check([Requirement(text)], of: explanation.tree, over: range).verdicts[0]
      .holds
  }

  @Test(
    "Every form that one layout tells is answered as check answers it, and each suggestion makes it so",
    arguments: [
      "t has at most 1 line", "t has 2 lines", "t breaks no word", "* is whole", "Color.width >= 70",
      "t inside container",
      "t.width + 8 >= 130", "2 * a.width <= t.width", "t.maxX <= container.width - 200",
      "a does not overlap t", "a is visible",
      "a is hidden", "photo keeps its ratio", "when width >= 200: t has 1 line",
      "when width >= 300: t has 1 line",
      "t left of a by 8", "each(Color).height == 20",
    ])
  func forms(_ text: String) throws {
    let explanation = try explanation()
    let question = try WhyNotQuestion(anyWords: text, of: explanation)
    let answer = try WhyNot(comparison: question, in: explanation, work: 20_000)
    #expect(try answer.holds == holds(text, explanation), "\(answer.text)")
    #expect(answer.text.hasPrefix("\(text): "))
    for suggestion in answer.suggestions {
      let changed = try LayoutExplanation(suggestion.tree, in: suggestion.proposal)
      #expect(try holds(text, changed), "\(answer.text)")
    }
  }

  @Test("What is counted is told, and what a range alone tells is refused with the command that does")
  func words() throws {
    let explanation = try explanation()
    let lines = try WhyNot(
      comparison: WhyNotQuestion(anyWords: "t has at most 1 line", of: explanation), in: explanation,
      work: 20_000)
    #expect(lines.text.hasPrefix("t has at most 1 line: no, it fails by 1 line\n"), "\(lines.text)")
    for text in ["a shows for at least 20 points", "root.1/1 changes something"] {
      let error = #expect(throws: WhyNotError.self) { try WhyNotQuestion(anyWords: text, of: explanation) }
      #expect(
        "\(try #require(error))".contains("is about a range of sizes; ask taut check --require '\(text)'"))
    }
    #expect(throws: WhyNotError.noSuchView("nobody", known: ["row", "t", "a", "photo"])) {
      try WhyNotQuestion(anyWords: "nobody is whole", of: explanation)
    }
    let image = #expect(throws: WhyNotError.self) {
      try WhyNotQuestion(anyWords: "t keeps its ratio", of: explanation)
    }
    #expect("\(try #require(image))".contains("there is no resizable image of a known size in t"))
  }
}

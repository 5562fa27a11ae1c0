import Foundation
import LayoutTesting
import Taut
import TestSupport
import Testing

@testable import LayoutExplanation

@Suite("Why not: sets suffice over what the answer admits, and suggestions are what a person would write")
struct SensibleAnswerTests {
  private func answer(_ question: String, _ root: String, _ size: String = #"{"width": 300, "height": 200}"#)
    throws
    -> WhyNot
  {
    let text = #"{"taut": 1, "proposal": \#(size), "root": \#(root)}"#
    let scene = try SceneReader().read(text, file: "scene.json")
    let explanation = try LayoutExplanation(LayoutTree(scene.root), in: scene.proposal)
    return try WhyNot(comparison: WhyNotQuestion(question), in: explanation)
  }

  @Test("What is not in a set is changed at random, and it is still forbidden", arguments: 0..<16)
  func sufficient(_ number: Int) throws {
    let seed = TestSize.seed + UInt64(number)
    let scene = try RealisticScene(seed: seed)
    let explanation = try LayoutExplanation(LayoutTree(scene.root), in: scene.size)
    let question = SeededQuestion(seed: seed, tree: explanation.tree, layout: explanation.solution.result)
    let check = try WhyNotCheck(
      question: question, scene: "realistic scene", explanation: explanation, work: 20_000)
    let answer = check.answer
    guard !answer.holds, !answer.isCutOff else { return }
    #expect(
      answer.text.contains("as far as gaps are at least 0 and lengths at most")
        || answer.text.contains("forbidden by the views themselves"))
    let options = FactOptions(finder: answer.finder, large: answer.largestLength)
    var random = SeededGenerator(seed: seed)
    for set in answer.forbidding.prefix(1) where !set.members.isEmpty {
      let members = Set(set.members.map(\.fact))
      let free = answer.finder.facts.filter { !members.contains($0) }
      for _ in 0..<30 where !free.isEmpty {
        var values: [Fact: FactValue] = [:]
        for fact in free where Bool.random(using: &random) {
          let choices = options.corners(fact, from: nil)
          let lengths = options.variables(fact).compactMap { variable in
            options.setting(variable, to: Double(Int.random(in: 0...500, using: &random)), in: nil, of: fact)
          }
          values[fact] = (choices + lengths + lengths).randomElement(using: &random)
        }
        guard (try? answer.layout(with: values)) != nil else { continue }
        #expect(try !check.holds(values, isOneSided: true), "seed \(seed), \(values): \(answer.text)")
      }
    }
  }

  @Test("An image that is not resizable, and a baseline, are other values of facts")
  func otherContent() throws {
    let image = try answer(
      "below.y >= 400",
      #"""
      {"type": "VStack", "spacing": 8, "children": [
        {"type": "HStack", "children": [
          {"type": "Color"}, {"type": "Image", "id": "im", "size": [22, 20], "resizable": true}]},
        {"type": "Color", "id": "below"}]}
      """#, #"{"width": 203, "height": 569}"#)
    let picture = try #require(image.finder.tree.indices.first { image.finder.tree[$0].id == "im" })
    let set = try #require(image.forbidding.first)
    #expect(set.members.contains { $0.fact == .content(picture) }, "\(image.text)")
    let column = try answer(
      "inner.minX >= 30",
      #"""
      {"type": "VStack", "alignment": "leading", "spacing": 18, "children": [
        {"type": "Color", "modifiers": [{"frame": {"maxWidth": 87}}, {"frame": {"width": 33}}]},
        {"type": "VStack", "id": "inner", "alignment": "trailing", "children": [
          {"type": "Text", "text": "green dog Transcribe settings and on fox a international", "lineLimit": 2},
          {"type": "Rectangle"}, {"type": "Text", "text": "and", "lineLimit": 2}]}]}
      """#, #"{"width": 369, "height": 338}"#)
    // With the alignment trailing and the frame 1,000 wide it is so.
    #expect(column.isCutOff || column.forbidding.allSatisfy { $0.members.count > 1 }, "\(column.text)")
    let row = try answer(
      "row.height >= 150",
      #"""
      {"type": "HStack", "id": "row", "children": [
        {"type": "Text", "text": "One", "modifiers": [{"frame": {"height": 100, "alignment": "top"}}]},
        {"type": "Text", "text": "Two", "modifiers": [{"frame": {"height": 100, "alignment": "bottom"}}]}]}
      """#)
    #expect(
      row.text.contains("firstTextBaseline")
        || row.forbidding.contains { $0.members.contains { $0.fact.view?.position == 0 } },
      "\(row.text)")
  }

  @Test("A frame around a view is not the view")
  func frameAround() throws {
    let column =
      #"{"type": "VStack", "children": [{"type": "Text", "id": "t", "text": "Hello"}, {"type": "Color"}]}"#
    let answer = try answer("t.width >= 100", column)
    #expect(answer.text.contains("then the width of the frame around t is 300"), "\(answer.text)")
  }

  @Test("That no size is proposed is a fact")
  func noSize() throws {
    let answer = try answer(
      "a.height >= 100", #"{"type": "VStack", "children": [{"type": "Color", "id": "a"}]}"#,
      #"{"width": 300, "height": null}"#)
    #expect(
      answer.forbidding.first?.members.map(\.fact).contains(.container(.vertical)) == true, "\(answer.text)")
    #expect(answer.text.contains("that no height is proposed"))
  }

  @Test("A ratio goes as far as it must, and nothing scrolls nowhere")
  func ratios() throws {
    let photo = try answer(
      "photo.height >= 400",
      #"{"type": "Image", "id": "photo", "size": [279, 199], "resizable": true, "modifiers": [{"aspectRatio": {"ratio": 2, "contentMode": "fit"}}]}"#,
      #"{"width": 538, "height": 573}"#)
    #expect(photo.text.contains("ratio 1.34"), "\(photo.text)")
    let scroll = try answer(
      "a.width >= 100",
      #"{"type": "ScrollView", "id": "s", "axes": ["horizontal", "vertical"], "children": [{"type": "Color", "id": "a", "modifiers": [{"frame": {"minWidth": 43, "maxWidth": 186}}]}]}"#,
      #"{"width": 300, "height": null}"#)
    #expect(scroll.text.contains("minWidth 43 (line 1) to 100"), "\(scroll.text)")
    #expect(!scroll.text.contains("[]") && !scroll.text.contains("add frame(minWidth"), "\(scroll.text)")
  }

  @Test("Gaps stay gaps, and what looks the same is said once")
  func gaps() throws {
    let form = try answer(
      "field.maxY >= 242",
      #"""
      {"type": "VStack", "id": "form", "children": [{"type": "HStack", "id": "row", "children": [
        {"type": "Text", "text": "a complete"},
        {"type": "Rectangle", "id": "field", "modifiers": [{"frame": {"minWidth": 10, "maxWidth": 202}}]}]}],
       "modifiers": [{"fixedSize": {"horizontal": false, "vertical": true}}]}
      """#, #"{"width": 654, "height": 440}"#)
    for suggestion in form.suggestions {
      guard case .changed(.parameter(_, .spacing), .parameters(let values)) = suggestion.edit,
        case .length(let length?)? = values[.spacing]
      else { continue }
      #expect(length <= 64, "\(form.text)")
    }
    let sizes = form.suggestions.map(\.sizes)
    #expect(Set(sizes.map { "\($0.sorted { $0.key < $1.key })" }).count == sizes.count, "\(form.text)")
  }

  @Test("A gap becomes a little smaller where a row is a little too wide")
  func ideas() throws {
    func color(_ id: String, _ width: Int) -> String {
      #"{"type": "Color", "id": "\#(id)", "modifiers": [{"frame": {"width": \#(width)}}]}"#
    }
    let row = try answer(
      "row.width <= 300",
      #"{"type": "HStack", "id": "row", "spacing": 8, "children": [\#(color("a", 100)), \#(color("b", 100)), \#(color("c", 90))]}"#
    )
    let lines = row.text.split(separator: "\n").filter { $0.contains(". ") }
    #expect(lines.contains { $0.contains("spacing 8 (line 1) to 5") }, "\(row.text)")
  }

  private static let choice = #"""
    {"type": "ViewThatFits", "id": "fit", "children": [
      {"type": "Text", "id": "long", "text": "A very long text that never fits"},
      {"type": "Text", "id": "short", "text": "Short"}]}
    """#

  @Test("A guide of the view in question moves it before another view's guide does, and before padding")
  func guides() throws {
    func row(_ red: String, _ blue: String) -> String {
      func color(_ id: String, _ guide: String) -> String {
        #"{"type": "Color", "id": "\#(id)", "modifiers": [{"frame": {"width": 50, "height": 50}}\#(guide)]}"#
      }
      return
        #"{"type": "HStack", "alignment": "top", "children": [\#(color("red", red)), \#(color("blue", blue))]}"#
    }
    let guide = #", {"alignmentGuide": {"guide": "top", "value": 25}}"#
    let nothing = #"{"width": 300, "height": null}"#
    let own = try answer("blue.y >= 25", row("", guide), nothing)
    let first = try #require(own.suggestions.first, "\(own.text)")
    let blue = try #require(first.tree.indices.first { first.tree[$0].id == "blue" })
    let guides = first.tree.modifiers(around: blue).compactMap { first.tree[$0].element.length(.guide) }
    #expect(guides == [-25] && first.edit.view != blue, "\(own.text)")
    // The guide of another view stays as it is.
    let other = try answer("blue.y >= 50", row(guide, ""), nothing)
    let suggestion = try #require(other.suggestions.first, "\(other.text)")
    let moved = suggestion.tree.indices.compactMap { suggestion.tree[$0].element.length(.guide) }
    #expect(moved == [25], "\(other.text)")
  }

  @Test("Why a candidate is not shown, and from which width on it is")
  func notShown() throws {
    let answer = try answer("long.width >= 50", Self.choice, #"{"width": 100, "height": 100}"#)
    #expect(!answer.holds && answer.text.contains("long is not shown: its ideal width"), "\(answer.text)")
    #expect(answer.text.contains("so fit shows short") && !answer.forbidding.isEmpty, "\(answer.text)")
    let width = try #require(
      answer.suggestions.compactMap { suggestion -> Double? in
        if case .changed(.container(.horizontal), .points(let points)) = suggestion.edit {
          points
        } else {
          nil
        }
      }.first, "\(answer.text)")
    let hidden = try #require(answer.hidden?.tooLong.first?.ideal?.doubleValue)
    #expect(width >= hidden && width < hidden + 1)
  }
}

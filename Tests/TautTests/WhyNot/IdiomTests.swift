import Foundation
import LayoutTesting
import Taut
import Testing

@testable import LayoutExplanation

@Suite("The first suggestion is what a person would write")
struct IdiomTests {
  /// A scene of one fault, what is asked of it in a width, and what is to be suggested first.
  struct Case: CustomTestStringConvertible, Sendable {
    var root: String
    var question: String
    var width: Int
    var first: String
    var testDescription: String { "\(question): \(first)" }

    init(_ root: String, _ question: String, in width: Int, _ first: String) {
      (self.root, self.question, self.width, self.first) = (root, question, width, first)
    }

    func answer() throws -> WhyNot {
      let text = #"{"taut": 1, "proposal": {"width": \#(width), "height": null}, "root": \#(root)}"#
      let scene = try SceneReader().read(text, file: "scene.json")
      let explanation = try LayoutExplanation(LayoutTree(scene.root), in: scene.proposal)
      return try WhyNot(comparison: WhyNotQuestion(question), in: explanation)
    }
  }

  private static func text(_ id: String, _ words: String, _ modifiers: String = "", limit: Int? = nil)
    -> String
  {
    let lines = limit.map { #", "lineLimit": \#($0)"# } ?? ""
    return #"{"type": "Text", "id": "\#(id)", "text": "\#(words)"\#(lines)\#(list(modifiers))}"#
  }

  private static func color(_ id: String, _ modifiers: String = "") -> String {
    #"{"type": "Color", "id": "\#(id)"\#(list(modifiers))}"#
  }

  private static func list(_ modifiers: String) -> String {
    modifiers.isEmpty ? "" : #", "modifiers": [\#(modifiers)]"#
  }

  private static func stack(
    _ type: String, _ children: [String], _ modifiers: String = "", more: String = #""spacing": 8"#
  ) -> String {
    let members = more.isEmpty ? "" : more + ", "
    return
      #"{"type": "\#(type)", "id": "stack", \#(members)"children": [\#(children.joined(separator: ", "))]\#(list(modifiers))}"#
  }

  static let cases = [
    // A row that is some points too wide: its gaps, before any frame is taken away.
    Case(
      stack(
        "HStack",
        [
          text("t", "Transcribe now", limit: 1), color("a", #"{"frame": {"width": 60, "height": 20}}"#),
          color("b", #"{"frame": {"width": 60, "height": 20}}"#),
        ], #"{"frame": {"width": 246}}"#), "t is whole", in: 300, "set stack's spacing 8 (line 1) to 4"),
    // What keeps a text from wrapping.
    Case(
      stack(
        "VStack",
        [
          text(
            "t", "A long paragraph that ought to wrap over several lines",
            #"{"fixedSize": {"horizontal": true, "vertical": true}}"#)
        ]
      ),
      "t.width <= 200", in: 200, "remove t's fixedSize() (line 1)"),
    // Fixed heights around texts become least ones.
    Case(
      stack(
        "VStack",
        [text("t", "A description that needs three or four lines on a narrow phone, whatever one does")],
        #"{"frame": {"height": 44}}"#), "t is whole", in: 200,
      "make stack's frame(height: 44) (line 1) a minimum size: frame(minHeight: 44)"),
    // What is tapped is 44 points large.
    Case(
      stack("HStack", [text("t", "Title"), text("x", "x")]), "x.width >= 44", in: 300,
      "add frame(minWidth: 44) to x (line 1)"),
    // A line limit.
    Case(
      stack("VStack", [text("t", "A title that needs two lines on a narrow phone", limit: 1)]), "t is whole",
      in: 200, "remove the line limit of t (line 1)"),
    // To lie at an end, and to fill what there is.
    Case(
      stack(
        "VStack", [text("t", "Title"), text("s", "A longer subtitle")],
        #"{"frame": {"maxWidth": "infinity"}}"#),
      "t.x <= 16", in: 300, "add frame(maxWidth: .infinity, alignment: .leading) to t (line 1)"),
    Case(
      stack(
        "VStack", [text("t", "Card")],
        #"{"padding": 16}, {"background": {"content": {"type": "Color"}}}, {"id": "card"}"#),
      "card.width >= 300", in: 300, "add frame(maxWidth: .infinity) to"),
    Case(
      stack("HStack", [text("t", "Coffee"), text("price", "3.50")]), "price.maxX >= 300", in: 300,
      "put a Spacer() before price (line 1)"),
    // The order of a background and what it should go around.
    Case(
      text("t", "Tag", #"{"background": {"content": {"type": "Color", "id": "back"}}}, {"padding": 8}"#),
      "back.height >= 30",
      in: 300, "put padding(8) inside background on t (line 1)"),
    // What lies further in has padding.
    Case(
      stack(
        "HStack",
        [
          color("a", #"{"frame": {"width": 50, "height": 50}}"#),
          color("b", #"{"frame": {"width": 50, "height": 50}}"#),
        ],
        more: #""alignment": "top""#), "b.y >= 25", in: 300, "add padding(.top, 25) to b (line 1)"),
    // Siblings that share an edge: the alignment of their stack.
    Case(
      stack("HStack", [color("a", size(50, 20)), color("b", size(50, 60))]), "a.y <= 0", in: 300,
      "set alignment .center of stack (line 1) to .top"),
    Case(
      stack("HStack", [color("a", size(50, 20)), color("b", size(50, 60))]), "a.minY == b.minY", in: 300,
      "set alignment .center of stack (line 1) to .top"),
    Case(
      stack(
        "HStack",
        [
          color("avatar", size(44, 44)),
          #"{"type": "VStack", "children": [\#(text("name", "Maria")), \#(text("body", "I have just sent you the pictures from last weekend, have a look"))]}"#,
        ]), "avatar.minY <= name.minY", in: 300, "set alignment .center of stack (line 1) to .top"),
    // Gaps before lengths, and those that are near before a frame far outside.
    Case(
      stack(
        "HStack", [color("a", size(70, 20)), color("b"), color("c", size(70, 20))], more: #""spacing": 16"#),
      "b.width >= 140", in: 300, "set stack's spacing 16 (line 1) to 10"),
    Case(
      #"{"type": "VStack", "children": [\#(stack("HStack", [color("icon", size(40, 40)), color("bar")], #"{"padding": 20}"#))], "modifiers": [{"frame": {"width": 200, "height": 80}}]}"#,
      "bar.width >= 120", in: 300, "set stack's padding(20) (line 1) to padding(16)"),
    // A spacer that keeps apart what is to be close, or pushes the wrong way.
    Case(
      stack(
        "HStack", [text("name", "Espresso"), spacer, text("price", "2.80")], more: #""spacing": 0"#),
      "price.minX <= name.maxX", in: 300, "remove Spacer at root.1 (line 1)"),
    Case(
      #"{"type": "VStack", "alignment": "leading", "children": [\#(stack("HStack", [spacer, text("t", "Inbox"), text("n", "3")])), \#(color("line", #"{"frame": {"height": 1}}"#))]}"#,
      "n.minX <= 100", in: 300, "remove Spacer at root.0.0 (line 1)"),
    Case(
      stack("HStack", [text("bubble", "See you at eight!"), spacer]), "bubble.maxX >= 300", in: 300,
      "put Spacer at root.1 first in stack (line 1)"),
    Case(
      stack("HStack", [spacer, text("t", "Inbox")]), "t.minX <= 0", in: 300, "put t first in stack (line 1)"),
    // To fill in width keeps the height.
    Case(
      stack("VStack", [color("hero", size(120, 200)), text("t", "Below")]), "hero.width >= 300", in: 300,
      "remove hero's frame width 120 (line 1)"),
    Case(
      stack(
        "VStack",
        [
          text(
            "label", "Buy now",
            #"{"frame": {"width": 200, "height": 50}}, {"background": {"content": {"type": "Color"}}}, {"id": "buy"}"#
          )
        ]), "buy.width >= 300", in: 300,
      "let label's frame(width: 200, height: 50) (line 1) fill the width: frame(maxWidth: .infinity, minHeight: 50, maxHeight: 50)"
    ),
    // A priority that is too low goes.
    Case(
      stack(
        "HStack",
        [text("t", "Clair de lune", #"{"layoutPriority": -1}"#, limit: 1), color("rest", size(nil, 20))]),
      "t is whole", in: 300, "remove t's layoutPriority(-1) (line 1)"),
    // A ratio is the last to go.
    Case(
      stack(
        "VStack",
        [
          color(
            "video", #"{"aspectRatio": {"ratio": 1.5, "contentMode": "fit"}}, {"frame": {"width": 150}}"#),
          text("t", "Caption"),
        ]), "video.height >= 150", in: 300, "set video's frame width 150 (line 1) to 225"),
    Case(
      stack(
        "HStack",
        [
          color("cover", #"{"aspectRatio": {"ratio": 1, "contentMode": "fit"}}, {"frame": {"height": 60}}"#),
          text("t", "Song title"),
        ]), "cover.width >= 80", in: 300, "set cover's frame height 60 (line 1) to 80"),
    // What makes nothing stick out comes first.
    Case(
      stack(
        "HStack",
        [
          color("a", size(100, 30)), text("t", "Label text that is long", limit: 1),
          color("c", size(100, 30)),
        ]), "t.width >= 120", in: 300, "set a's frame width 100 (line 1) to 56"),
    // A guide of the view in question, though it follows another one, before padding.
    Case(
      stack(
        "HStack",
        [
          color("a", size(50, 50)),
          color("b", size(50, 50) + #", {"alignmentGuide": {"guide": "top", "value": {"height": 0.5}}}"#),
        ], more: #""alignment": "top""#), "b.minY >= 20", in: 300,
      "set the constant 0 of b's alignmentGuide(.top) (line 1) to -45"),
  ]

  private static let spacer = #"{"type": "Spacer"}"#

  private static func size(_ width: Int?, _ height: Int) -> String {
    #"{"frame": {\#(width.map { #""width": \#($0), "# } ?? "")"height": \#(height)}}"#
  }

  @Test(arguments: cases)
  func first(_ one: Case) throws {
    let answer = try one.answer()
    #expect(!answer.holds)
    let lines = answer.suggestionLines
    #expect(lines.first?.hasPrefix("1. \(one.first)") == true, "\(answer.text)")
    #expect(lines.count <= 3)
  }

  @Test("Three slots are three ideas, and no number is larger than the container", arguments: cases)
  func ideas(_ one: Case) throws {
    let answer = try one.answer()
    let ideas = answer.suggestions.map { suggestion in
      "\(suggestion.edit.idea) \(suggestion.edit.view.map { answer.finder.base(of: $0).position } ?? -1) \(suggestion.edit.view == suggestion.edit.view.map(answer.finder.base))"
    }
    #expect(Set(ideas).count == ideas.count, "\(answer.text)")
    for suggestion in answer.suggestions {
      let lengths = suggestion.tree.indices.flatMap { view in
        suggestion.tree[view].element.parameters.compactMap { reading -> Double? in
          guard reading.axis == .horizontal, case .length(let length?) = reading.value, length.isFinite else {
            return nil
          }
          return Double(length)
        }
      }
      #expect(lengths.allSatisfy { $0 <= Double(one.width) }, "\(answer.text)")
    }
  }

  @Test("A priority that is written gets no second one around it, and none is put below a negative one")
  func priorities() throws {
    let answer = try Case(
      Self.stack(
        "HStack",
        [
          Self.text("t", "Clair de lune", #"{"layoutPriority": -1}"#, limit: 1),
          Self.color("rest", #"{"frame": {"height": 20}}"#),
        ]), "t is whole", in: 300, ""
    ).answer()
    #expect(!answer.suggestions.isEmpty)
    #expect(answer.suggestions.allSatisfy { $0.edit.kind != .addLayoutPriority }, "\(answer.text)")
  }

  @Test("A spacer with a minimum length is a gap, which may be shorter")
  func minimumGap() throws {
    let answer = try Case(
      Self.stack(
        "HStack",
        [
          Self.color("a", Self.size(80, 20)), #"{"type": "Spacer", "minLength": 100}"#,
          Self.color("b", Self.size(150, 20)),
        ]), "b.maxX <= 300", in: 300, ""
    ).answer()
    #expect(
      answer.suggestionLines.first?.contains(
        " set the minLength 100 of Spacer at root.1 (line 1) to 54: then b.maxX is 300") == true,
      "\(answer.text)")
    // The spacer itself is no view that changes size.
    #expect(answer.suggestionLines.first?.contains("changes size") == false, "\(answer.text)")
  }

  @Test("A change that breaks a word says so")
  func brokenWord() throws {
    let answer = try Case(
      Self.stack(
        "HStack",
        [
          #"{"id": "t", "type": "Text", "text": "Transcribe", "modifiers": [{"layoutPriority": 1}]}"#,
          Self.color("b", Self.size(100, 20)),
        ]), "t.width <= 60", in: 200, ""
    ).answer()
    #expect(
      answer.suggestionLines.contains { $0.contains("t breaks inside a word then") }, "\(answer.text)")
  }

  @Test("Where nobody would write what it takes, nothing is suggested, and the answer says so")
  func nothing() throws {
    let answer = try Case(
      Self.stack("HStack", [Self.text("a", "Left"), Self.text("b", "Right")], #"{"padding": 16}"#),
      "root.width >= 500", in: 390, ""
    ).answer()
    #expect(answer.suggestions.isEmpty, "\(answer.text)")
    #expect(answer.text.contains("no single change that a person would write allows it"), "\(answer.text)")
  }

  @Test("A root that is larger than its container sticks out, though what reaches out is transparent")
  func transparent() throws {
    let answer = try Case(
      Self.text("t", "Good morning, Alexandra", #"{"padding": {"leading": 40, "trailing": 40}}"#, limit: 1),
      "t is whole", in: 200, ""
    ).answer()
    let hugging = answer.suggestions.filter { $0.edit.kind == .addFixedSize }
    #expect(hugging.allSatisfy { !$0.newlySticksOut.isEmpty }, "\(answer.text)")
  }
}

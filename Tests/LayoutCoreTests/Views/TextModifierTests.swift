import Foundation
import LayoutCore
import Testing

@Suite("Modifiers of texts, and of views for the texts in them")
struct TextModifierTests {
  private func text(_ view: some View) throws -> MeasurableText {
    var node = try #require(view.layoutNodes(in: EnvironmentValues()).first)
    while let inner = node.children.first { node = inner }
    return try #require((node.element as? MeasuredElement)?.text?.measurable)
  }

  @Test("a text's own attributes count before those of the views around it")
  func own() throws {
    let view = Text("a").kerning(1).baselineOffset(2).fontDesign(.monospaced)
    let around = try text(view.kerning(5).baselineOffset(6).fontDesign(.serif).lineSpacing(3))
    let run = try #require(around.runs.first)
    #expect(run.tracking == 1 && run.baselineOffset == 2 && run.font.design == .monospaced)
    #expect(around.typesetting.lineSpacing == 3)
    #expect(try text(Group { Text("a") }.kerning(5)).runs[0].tracking == 5)
    #expect(try text(Text("a").kerning(1).tracking(2)).runs[0].tracking == 2)
    #expect(try text(Group { Text("a").kerning(1) }.tracking(3)).runs[0].tracking == 3)
    #expect(try text(Group { Text("a").monospaced() }).font.design == .monospaced)
  }

  @Test("texts that are added keep what is said of each, and what is said of the sum fills the gaps")
  func sums() throws {
    let sum = (Text("a").font(.title) + Text("b")).font(.caption).kerning(2)
    let runs = try text(sum).runs
    #expect(runs.map(\.string) == ["a", "b"] && runs.map(\.font) == [.title, .caption])
    #expect(runs.map(\.tracking) == [2, 2])
    #expect(try text(Text("a") + Text("b")).runs.count == 1)
    #expect(try text(Text("a").bold() + Text("b")).runs.map(\.font.weight) == [.bold, .regular])
    #expect(try text(Text("a") + Text(Image(systemName: "star")) + Text("b")).string == "a[star]b")
  }

  @Test("line limits may be ranges, and reserve room")
  func limits() throws {
    func limit(_ view: some View) throws -> [Int?] {
      let text = try text(view)
      return [text.lineLimit, text.typesetting.reservedLines]
    }
    #expect(try limit(Text("a").lineLimit(2...4)) == [4, 2])
    #expect(try limit(Text("a").lineLimit(2...)) == [nil, 2])
    #expect(try limit(Text("a").lineLimit(...3)) == [3, 0])
    #expect(try limit(Text("a").lineLimit(3, reservesSpace: true)) == [3, 3])
    #expect(try limit(Text("a").lineLimit(3, reservesSpace: false)) == [3, 0])
    // The inner one counts, with all that it says.
    #expect(try limit(Group { Text("a").lineLimit(1) }.lineLimit(2...4)) == [1, 0])
  }

  @Test("letters are shown in one case, and lines are set as the environment says")
  func environment() throws {
    let view = Group { Text("Ab ß") }.textCase(.uppercase).minimumScaleFactor(0.8).truncationMode(.middle)
      .allowsTightening(true).multilineTextAlignment(.trailing)
    let set = try text(view)
    #expect(set.string == "AB SS")
    #expect(set.typesetting.minimumScaleFactor == 0.8 && set.typesetting.truncationMode == .middle)
    #expect(set.typesetting.allowsTightening && set.typesetting.alignment == .trailing)
    #expect(try text(Text("Ab").textCase(.lowercase)).string == "ab")
    #expect(try text(Text("Ab").textCase(nil).textCase(.lowercase)).string == "Ab")
    #expect(try text(Text("a").environment(\.lineSpacing, 7)).typesetting.lineSpacing == 7)
  }
}

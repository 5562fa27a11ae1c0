import Foundation
import LayoutCore
import LayoutTesting
import TestSupport
import Testing

@testable import LayoutDocuments

@Suite("Texts in scene documents")
struct TextKeyTests {
  private func scene(_ root: String, environment: String = "{}") throws -> SceneDocument {
    try SceneReader().read(
      #"{"taut": 1, "environment": \#(environment), "images": {"i": [30, 20]}, "root": \#(root)}"#,
      file: "s.json")
  }

  private func texts(_ node: LayoutNode) -> [MeasurableText] {
    let own = (node.element as? MeasuredElement)?.text.map { [$0.measurable] } ?? []
    return own + node.children.flatMap(texts)
  }

  @Test("A text says how it is set, and how each of its runs is")
  func keys() throws {
    let root = #"""
      {"type": "Text", "kerning": 1, "lineSpacing": 4, "truncationMode": "middle", "allowsTightening": true,
       "minimumScaleFactor": 0.8, "multilineTextAlignment": "center", "lineLimit": {"min": 2, "max": 4},
       "runs": ["a ", {"text": "b", "font": "title", "baselineOffset": 3, "kerning": 2}, {"image": "i"},
         {"image": "star", "size": [17, 17], "symbol": true}]}
      """#
    let text = try #require(texts(scene(root).root).first)
    #expect(text.lineLimit == 4 && text.typesetting.reservedLines == 2)
    #expect(text.typesetting.lineSpacing == 4 && text.typesetting.minimumScaleFactor == 0.8)
    #expect(text.typesetting.truncationMode == .middle && text.typesetting.allowsTightening)
    #expect(text.typesetting.alignment == .center)
    #expect(
      text.runs == [
        TextRun("a ", font: .body, tracking: 1),
        TextRun("b", font: .title, tracking: 2, baselineOffset: 3),
        TextRun("[i]", font: .body, tracking: 1, image: TextImage(name: "i", width: 30, height: 20)),
        TextRun(
          "[star]", font: .body, tracking: 1,
          image: TextImage(name: "star", width: 17, height: 17, isSymbol: true)),
      ])
  }

  @Test("What a modifier says of texts holds for all inside, the nearest first, and is not a view")
  func inherited() throws {
    let root = #"""
      {"type": "VStack", "modifiers": [{"font": "caption"}, {"lineLimit": 2}, {"padding": 1}, {"font": "title"},
         {"overlay": {"content": {"type": "Text", "text": "over"}}}, {"lineSpacing": 3}],
       "children": [{"type": "Text", "text": "a"}, {"type": "Text", "text": "b", "font": "footnote"},
         {"type": "Text", "text": "c", "modifiers": [{"lineLimit": null}, {"kerning": 1}]}]}
      """#
    let root1 = try scene(root).root
    let found = texts(root1)
    #expect(found.map(\.font) == [.caption, .footnote, .caption, .body])
    #expect(found.map(\.lineLimit) == [2, 2, nil, nil])
    #expect(found.map(\.typesetting.lineSpacing) == [3, 3, 3, 3])
    #expect(found.map { $0.runs[0].tracking } == [0, 0, 1, 0])
    #expect(root1.element is OverlayElement && root1.children[0].element is PaddingElement)
    #expect(root1.children[0].children[0].element is StackElement)
  }

  @Test("Fonts of text styles follow the scene's text size, and a reader may choose another")
  func textSize() throws {
    let root = #"""
      {"type": "VStack", "children": [{"type": "Text", "text": "a"}, {"type": "Text", "text": "b", "font": "title"},
        {"type": "Text", "text": "c", "font": {"size": 20}},
        {"type": "Text", "text": "d", "font": {"size": 24, "relativeTo": "caption", "family": "Avenir"}}]}
      """#
    let large = try scene(root, environment: #"{"textSize": "accessibility3"}"#)
    #expect(texts(large.root).map(\.font.size) == [40, 48, 20, 64])
    var reader = SceneReader()
    reader.textSize = .xSmall
    let text = try SceneWriter().text(of: large)
    // A font that was resolved says its size, and does not grow twice.
    #expect(texts(try reader.read(text, file: "s.json").root).map(\.font.size) == [40, 48, 20, 64])
    #expect(text.contains(#""textSize": "accessibility3""#))
  }

  @Test("Texts are written as they are read")
  func roundTrips() throws {
    var random = SeededGenerator(seed: 5)
    for round in 0..<300 {
      func pick<Value>(_ values: [Value]) -> Value { values.randomElement(using: &random) ?? values[0] }
      let runs = (0..<pick([1, 1, 2, 3])).map { index in
        TextRun(
          "run \(index)",
          font: pick([.body, .title, .system(size: 17), .body.bold().monospaced(), .custom("A", size: 9)]),
          tracking: pick([0, 1.5]), baselineOffset: pick([0, -3]),
          image: pick([nil, nil, TextImage(name: "i", width: 3, height: 4, isSymbol: pick([true, false]))]))
      }
      var text = MeasurableText(runs, lineLimit: pick([nil, 3]))
      text.typesetting.lineSpacing = pick([0, 2])
      text.typesetting.reservedLines = pick([0, 2, 3])
      text.typesetting.alignment = pick(TextAlignment.allCases)
      text.typesetting.truncationMode = pick(Text.TruncationMode.allCases)
      text.typesetting.allowsTightening = pick([true, false])
      text.typesetting.minimumScaleFactor = pick([1, 0.5])
      let size: DynamicTypeSize = pick([.large, .xSmall])
      text.runs = text.runs.map { run in
        var run = run
        run.font = run.font.resolved(at: size)
        return run
      }
      let node = LayoutNode(
        MeasuredElement(kind: "Text", content: TextContent(text, measurer: BuiltInTextMeasurer())))
      let document = SceneDocument(environment: SceneEnvironment(textSize: size), root: node)
      let written = try SceneWriter().text(of: document)
      let read = try SceneReader().read(written, file: "s.json")
      #expect(texts(read.root) == [text], "round \(round): \(written)")
      #expect(try SceneWriter().text(of: read) == written)
    }
  }

  @Test(
    "What means nothing is refused where it stands",
    arguments: [
      (#"{"type": "Text", "text": "a", "minimumScaleFactor": 2}"#, "give a number from 0 to 1"),
      (#"{"type": "Text", "text": "a", "lineLimit": {"min": 3, "max": 2}}"#, "give a max of at least min"),
      (#"{"type": "Text", "text": "a", "lineLimit": {"reservesSpace": true}}"#, "\"max\""),
      (#"{"type": "Text", "text": "a", "truncationMode": "tale"}"#, "did you mean \"tail\""),
      (#"{"type": "Text", "text": "a", "runs": []}"#, "\"text\""),
      (#"{"type": "Text"}"#, "\"text\""),
      (#"{"type": "Text", "text": "a", "modifiers": [{"font": "title", "id": "t"}]}"#, "\"id\""),
      (#"{"type": "Text", "runs": [{"image": "none"}]}"#, "\"none\""),
    ])
  func errors(_ root: String, _ words: String) {
    let error = #expect(throws: DocumentError.self) { try scene(root) }
    #expect("\(error!)".contains(words), "\(error!)")
  }

  @Test("A text size that nobody knows is named with the nearest one")
  func unknownSize() {
    let error = #expect(throws: DocumentError.self) {
      try scene(#"{"type": "Text", "text": "a"}"#, environment: #"{"textSize": "acessibility3"}"#)
    }
    #expect("\(error!)".contains(#"did you mean "accessibility3""#))
  }
}

import Foundation
import LayoutCore
import Testing

@testable import LayoutDocuments

@Suite("What a document writes in short, and what texts inherit")
struct TemplateTests {
  private func root(_ json: String, next: Bool = false) throws -> LayoutNode {
    var reader = SceneReader()
    reader.showsNextLayout = next
    return try reader.read(#"{"taut": 1, "root": \#(json)}"#, file: "scene.json").root
  }

  private func texts(_ node: LayoutNode) -> [String] {
    let own = ((node.element as? MeasuredElement)?.content as? TextContent).map {
      ["\($0.string) \(PointFormat.shortest($0.font.size)) \($0.lineLimit.map { "\($0)" } ?? "nil")"]
    }
    return (own ?? []) + node.children.flatMap(texts)
  }

  @Test("ForEach puts each value in the place of {}")
  func forEach() throws {
    let list = try root(
      #"{"type": "VStack", "children": [{"type": "ForEach", "data": ["a", 7], "content": {"type": "Text", "text": "is {}!"}}]}"#
    )
    #expect(texts(list) == ["is a! 17 nil", "is 7! 17 nil"])
    #expect(list.children.map(\.place) == [".0.0", ".0.1"])
    let sizes = try root(
      #"{"type": "HStack", "children": [{"type": "ForEach", "data": [3, 4], "content": {"type": "Image", "size": ["{}", 1]}}]}"#
    )
    #expect(sizes.children.map { ($0.element as? ImageElement)?.size?.width } == [3, 4])
    let count = try root(
      #"{"type": "ScrollView", "children": [{"type": "ForEach", "data": 3, "content": {"type": "Text", "text": "{}"}}]}"#
        .replacing(#""{}""#, with: #""no. {}""#))
    #expect(texts(count) == ["no. 0 17 nil", "no. 1 17 nil", "no. 2 17 nil"])
    // An inner one has its own values, of which the outer one's may be.
    let inner = try root(
      #"{"type": "VStack", "children": [{"type": "ForEach", "data": [1, 2], "content": {"type": "HStack", "children": [{"type": "Text", "text": "{}:"}, {"type": "ForEach", "data": ["a", "{}"], "content": {"type": "Text", "text": "{}!"}}]}}]}"#
    )
    #expect(texts(inner) == ["1: 17 nil", "a! 17 nil", "1! 17 nil", "2: 17 nil", "a! 17 nil", "2! 17 nil"])
    #expect(count.children.count == 1)
    #expect(throws: DocumentError.self) {
      try root(#"{"type": "VStack", "children": [{"type": "ForEach", "data": 2}]}"#)
    }
    #expect(throws: DocumentError.self) {
      try root(
        #"{"type": "Group", "children": [{"type": "ForEach", "data": 1e9, "content": {"type": "Color"}}]}"#)
    }
  }

  @Test("AnyLayout is the layout that is selected, and with a step the next one")
  func anyLayout() throws {
    func scene(_ selected: Int) -> String {
      #"{"type": "AnyLayout", "id": "x", "selected": \#(selected), "layouts": [{"type": "HStack", "spacing": 3}, {"type": "ZStack"}], "children": [{"type": "Color"}]}"#
    }
    #expect(try root(scene(0)).element.kind == "HStack")
    #expect(try root(scene(1)).element.kind == "ZStack")
    #expect(try root(scene(0), next: true).element.kind == "ZStack")
    #expect(try root(scene(1), next: true).element.kind == "HStack")
    #expect(try root(scene(1)).id == "x" && root(scene(1)).children.count == 1)
    #expect(throws: DocumentError.self) { try root(scene(2)) }
    #expect(throws: DocumentError.self) { try root(#"{"type": "AnyLayout", "layouts": [], "children": []}"#) }
  }

  @Test("texts inherit the font and the line limit of the nearest modifier around them")
  func inherited() throws {
    let scene = try root(
      """
      {"type": "VStack", "modifiers": [{"font": "title"}, {"overlay": {"content": {"type": "Text", "text": "over"}}},
        {"lineLimit": 2}, {"font": "footnote"}, {"lineLimit": null}],
        "children": [{"type": "Text", "text": "plain"}, {"type": "Text", "text": "own", "font": "body", "lineLimit": 5},
          {"type": "Text", "text": "near", "modifiers": [{"lineLimit": 1}]}]}
      """)
    #expect(texts(scene) == ["plain 28 2", "own 17 5", "near 28 1", "over 13 2"])
    #expect(throws: DocumentError.self) { try root(#"{"type": "Color", "modifiers": [{"font": "big"}]}"#) }
    #expect(throws: DocumentError.self) { try root(#"{"type": "Color", "modifiers": [{"lineLimit": 0}]}"#) }
  }

  @Test("what is drawn only has words, and is written as it was read")
  func drawn() throws {
    let json =
      #"{"type": "Color", "modifiers": [{"clipped": true}, {"cornerRadius": 4}, {"shadow": 3}, {"shadow": {"radius": 1, "x": 2, "color": "red"}}]}"#
    let scene = try SceneReader().read(#"{"taut": 1, "root": \#(json)}"#, file: "scene.json")
    let text = try SceneWriter().text(of: scene)
    let again = try SceneReader().read(text, file: "again.json")
    #expect(try SceneWriter().text(of: again) == text)
    #expect(text.contains("cornerRadius") && text.contains("clipped") && !text.contains("appearance"))
    // As dark as SwiftUI's, unless another colour is given.
    #expect(text.contains(#""radius": 3, "x": 0, "y": 0, "color": "black.opacity(0.33)""#))
    #expect(
      (try root(#"{"type": "Image", "size": [4, 4], "resizable": "tile"}"#).element as? ImageElement)?
        .isResizable == true)
    #expect(throws: DocumentError.self) {
      try root(#"{"type": "Image", "size": [4, 4], "resizable": "tiled"}"#)
    }
  }

  @Test("guides are expressions, linear where they can be")
  func expressions() throws {
    func guide(_ value: String) throws -> GuideFunction {
      let node = try root(
        #"{"type": "Color", "modifiers": [{"alignmentGuide": {"guide": "top", "value": "\#(value)"}}]}"#)
      return try #require(node.element as? AlignmentGuideElement).value
    }
    func value(_ text: String, _ width: CGFloat, _ height: CGFloat) throws -> CGFloat {
      switch try guide(text) {
      case .linear(let length):
        length.terms.reduce(length.constant) {
          $0 + $1.coefficient * ($1.dimension == .width ? width : height)
        }
      case .opaque(let code): code(ViewDimensions(width: width, height: height) { _ in nil })
      }
    }
    #expect(try value("min(width, height)", 3, 5) == 3)
    #expect(try value("max(width - height, 2 * height, 4) / 2 + 1", 30, 5) == 13.5)
    #expect(try value("-(width + 3) * 2", 4, 0) == -14)
    if case .opaque = try guide("height - width / 2 + 0.5 * 3") { Issue.record("it is linear") }
    if case .linear = try guide("min(width, bottom)") { Issue.record("it is not linear") }
    for wrong in ["", "1 +", "min(", "min(1, 2", "width height", "widht", "least(1)", "1..2", "(1"] {
      #expect(throws: DocumentError.self, "\(wrong)") { try guide(wrong) }
    }
    #expect(throws: DocumentError.self) { try guide(String(repeating: "(", count: 100)) }
  }
}

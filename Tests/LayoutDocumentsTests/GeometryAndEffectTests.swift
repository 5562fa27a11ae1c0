import Foundation
import LayoutCore
import ReferenceLayout
import Testing

@testable import LayoutDocuments

@Suite("Documents with insets, labels of a size, and effects that take room")
struct GeometryAndEffectTests {
  private func scene(_ root: String) throws -> SceneDocument {
    try SceneReader().read(#"{"taut": 1, "root": \#(root)}"#, file: "scene.json")
  }

  /// Path, kind, id and frame of each view in a box of 200 x 100.
  private func lines(_ scene: SceneDocument) throws -> [String] {
    let tree = try LayoutTree(scene.root)
    let box = ProposedViewSize(width: 200, height: 100)
    return try ReferenceEngine().expanded(tree, in: box).result.views.map { view in
      let frame = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
        .map { PointFormat.shortest($0) }.joined(separator: " ")
      return "\(view.path) \(view.kind)\(view.id.map { " #\($0)" } ?? "") \(frame)"
    }
  }

  /// The lines of a root, which are the same once it was written and read again.
  private func lines(_ root: String) throws -> [String] {
    let scene = try scene(root)
    let text = try SceneWriter().text(of: scene)
    let again = try lines(SceneReader().read(text, file: "again.json"))
    let found = try lines(scene)
    #expect(again == found, "\(text)")
    return found
  }

  @Test("safeAreaInset is laid out as the library's modifier is")
  func insets() throws {
    for (edge, json) in [(VerticalEdge.top, "top"), (.bottom, "bottom")] {
      let read = try scene(
        #"{"type": "Color", "modifiers": [{"safeAreaInset": {"edge": "\#(json)", "alignment": "trailing", "spacing": 3, "content": {"type": "Image", "size": [30, 10]}}, "id": "whole"}]}"#
      )
      let compiled = Color.red.safeAreaInset(edge: edge, alignment: .trailing, spacing: 3) {
        Image("i", size: CGSize(width: 30, height: 10))
      }.id("whole")
      let expected = try ReferenceEngine().expanded(
        LayoutTree(compiled), in: ProposedViewSize(width: 200, height: 100)
      ).result.views.map(\.frame)
      let found = try ReferenceEngine().expanded(
        LayoutTree(read.root), in: ProposedViewSize(width: 200, height: 100)
      ).result.views.map(\.frame)
      #expect(found == expected)
    }
    let sideways = try lines(
      #"{"type": "Color", "modifiers": [{"ignoresSafeArea": true}, {"safeAreaInset": {"edge": "leading", "content": {"type": "Group", "children": [{"type": "Image", "size": [30, 10]}, {"type": "Image", "size": [20, 10]}]}}}]}"#
    )
    #expect(sideways.contains { $0.hasSuffix("Color 38 0 162 100") || $0.hasSuffix("Color 0 0 200 100") })
    #expect(sideways.contains { $0.hasSuffix("VStack 0 36 30 28") })
    #expect(throws: DocumentError.self) {
      try scene(
        #"{"type": "Color", "modifiers": [{"safeAreaInset": {"edge": "left", "content": {"type": "Color"}}}]}"#
      )
    }
  }

  @Test("A label is made from a geometry reader's size")
  func labels() throws {
    let found = try lines(
      #"{"type": "Image", "size": [90, 40], "modifiers": [{"overlay": {"content": {"type": "GeometryReader", "children": [{"type": "Image", "size": ["{width}", 5]}, {"type": "Text", "id": "{width} x {height}", "text": "{width} x {height}"}]}}}]}"#
    )
    #expect(found.contains("root.overlay.0 Image 55 30 90 5"))
    #expect(found.contains { $0.hasPrefix("root.overlay.1 Text #90 x 40 55 30 ") })
    // An inner reader speaks of itself.
    let inner = try lines(
      #"{"type": "GeometryReader", "children": [{"type": "GeometryReader", "modifiers": [{"frame": {"width": "{width}", "height": 7}}, {"padding": 2}], "children": [{"type": "Image", "size": ["{height}", 1]}]}]}"#
    )
    #expect(inner.contains { $0.hasSuffix("Image 2 2 7 1") })
    let error = #expect(throws: DocumentError.self) {
      try scene(#"{"type": "GeometryReader", "children": [{"type": "Text", "text": "{width}", "fnt": 3}]}"#)
    }
    #expect(error.map { "\($0)".contains("fnt") } == true)
  }

  @Test("A turned or scaled view can take the room that it is drawn in")
  func effects() throws {
    let turned = try lines(
      #"{"type": "HStack", "spacing": 0, "children": [{"type": "Image", "size": [80, 20], "modifiers": [{"rotationEffect": {"degrees": 90, "frame": true}, "id": "turned"}, {"padding": 5}]}, {"type": "Image", "size": [10, 10]}]}"#
    )
    #expect(turned[0] == "root HStack 80 5 40 90")
    #expect(turned.contains("root.0/2 padding 80 5 30 90"))
    #expect(turned.contains("root.0/1 effectFrame #turned 85 10 20 80"))
    #expect(turned.contains("root.0 Image 55 40 80 20"))
    let scaled = try lines(
      #"{"type": "Image", "size": [30, 20], "modifiers": [{"scaleEffect": {"x": 2, "y": -0.5, "frame": true}}]}"#
    )
    #expect(scaled[0] == "root/1 effectFrame 70 45 60 10")
    let drawn = try lines(
      #"{"type": "Image", "size": [30, 20], "modifiers": [{"scaleEffect": {"x": 2, "y": 1}}]}"#)
    #expect(drawn.contains("root/1 scaleEffect 85 40 30 20") && drawn.count == 2)
    let slanted = try lines(
      #"{"type": "Image", "size": [80, 20], "modifiers": [{"rotationEffect": {"degrees": -40, "frame": true}}]}"#
    )
    #expect(slanted[0].contains("74.13") && slanted[0].contains("66.74"))
    let plain = try lines(
      #"{"type": "Image", "size": [30, 20], "modifiers": [{"rotationEffect": {"degrees": 30, "frame": false}}]}"#
    )
    #expect(plain.contains("root/1 rotationEffect 85 40 30 20"))
  }

  @Test("Texts inherit a weight, a case and a text size")
  func texts() throws {
    func texts(_ node: LayoutNode) -> [MeasurableText] {
      let own = (node.element as? MeasuredElement)?.text.map { [$0.measurable] } ?? []
      return own + node.children.flatMap(texts)
    }
    let root = try scene(
      #"{"type": "VStack", "modifiers": [{"fontWeight": "bold"}, {"textCase": "uppercase"}, {"dynamicTypeSize": "xxxLarge"}], "children": [{"type": "Text", "text": "Ab"}, {"type": "Text", "text": "cd", "fontWeight": "light", "font": "title", "textCase": null}, {"type": "Text", "runs": ["e", {"text": "f", "fontWeight": "black"}], "modifiers": [{"fontWeight": null}, {"dynamicTypeSize": "large"}]}]}"#
    ).root
    let found = texts(root)
    #expect(found.map { $0.runs.map(\.string) } == [["AB"], ["cd"], ["E", "F"]])
    #expect(found.map { $0.runs.map(\.font.weight) } == [[.bold], [.light], [.regular, .black]])
    #expect(found[0].runs[0].font.size > Font.body.size && found[2].runs[0].font.size == Font.body.size)
  }
}

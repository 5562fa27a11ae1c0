import Foundation
import LayoutCore
import Testing

@testable import LayoutDocuments

@Suite("The trees that scenes stand for")
struct SceneReaderTests {
  private func paths(_ root: String) throws -> [String] {
    let scene = try SceneReader().read("{\"taut\": 1, \"root\": \(root)}", file: "s.json")
    let tree = try LayoutTree(scene.root)
    return tree.nodes.map { "\($0.path) \($0.element.kind)" + ($0.id.map { " \($0)" } ?? "") }
  }

  @Test("Modifiers wrap from the inside out")
  func modifiers() throws {
    let root = #"""
      {"type": "HStack", "id": "row", "modifiers": [{"padding": 1}, {"id": "all"}], "children": [
        {"type": "Color", "id": "c", "modifiers": [{"frame": {"width": 1}}, {"offset": [1, 2]}]}]}
      """#
    #expect(
      try paths(root) == [
        "root/1 padding all", "root HStack row", "root.0/2 offset", "root.0/1 frame", "root.0 Color c",
      ])
  }

  @Test("An id by itself names the view so far, and goes around one that has a name")
  func names() throws {
    let root = #"{"type": "Color", "modifiers": [{"id": "a"}, {"id": "b"}, {"padding": 1}, {"id": "c"}]}"#
    #expect(try paths(root) == ["root/2 padding c", "root/1 id b", "root Color a"])
  }

  @Test("Members of a group stand among its container's children, each with the group's modifiers")
  func groups() throws {
    let root = #"""
      {"type": "HStack", "children": [{"type": "Color"}, {"type": "EmptyView"},
        {"type": "Group", "modifiers": [{"padding": 1}], "children": [
          {"type": "Divider"}, {"type": "Group", "children": [{"type": "Circle"}]}]}]}
      """#
    #expect(
      try paths(root) == [
        "root HStack", "root.0 Color", "root.2.0/1 padding", "root.2.0 Divider", "root.2.1.0/1 padding",
        "root.2.1.0 Circle",
      ])
  }

  @Test("Several views in an overlay become a z-stack, none is none")
  func overlays() throws {
    let root = #"""
      {"type": "Color", "modifiers": [
        {"overlay": {"content": {"type": "Group", "children": [{"type": "Circle"}, {"type": "Capsule"}]}}},
        {"background": {"content": {"type": "EmptyView"}}},
        {"overlay": {"content": {"type": "Ellipse"}}}]}
      """#
    #expect(
      try paths(root) == [
        "root/3 overlay", "root/2 background", "root/1 overlay", "root Color", "root.overlay ZStack",
        "root.overlay.0 Circle", "root.overlay.1 Capsule", "root.overlay2 Ellipse",
      ])
  }

  @Test("A stack tells spacers and dividers its axis; other containers hide it")
  func axes() throws {
    let text = #"""
      {"taut": 1, "root": {"type": "VStack", "children": [
        {"type": "Spacer", "modifiers": [{"padding": 1}]},
        {"type": "HStack", "children": [{"type": "Group", "children": [{"type": "Divider"}]}]},
        {"type": "ZStack", "children": [{"type": "Spacer"}]},
        {"type": "ScrollView", "children": [{"type": "Spacer"}]},
        {"type": "ScrollView", "children": [{"type": "Spacer"}, {"type": "Spacer"}]},
        {"type": "GeometryReader", "children": [{"type": "Spacer"}]},
        {"type": "Color", "modifiers": [{"overlay": {"content": {"type": "Spacer"}}}]}]}}
      """#
    let tree = try LayoutTree(SceneReader().read(text, file: "s.json").root)
    let axes = tree.nodes.compactMap { node -> String? in
      if let spacer = node.element as? SpacerElement {
        return "\(node.path) \(spacer.axis?.rawValue ?? "none")"
      }
      if let divider = node.element as? DividerElement {
        return "\(node.path) \(divider.axis?.rawValue ?? "none")"
      }
      return nil
    }
    #expect(
      axes
        == [
          "root.0 vertical", "root.1.0.0 horizontal", "root.2.0 none", "root.3.0 none",
          "root.4.content.0 vertical", "root.4.content.1 vertical", "root.5.0 none", "root.overlay none",
        ].map { $0.replacingOccurrences(of: "root.overlay", with: "root.6.overlay") })
  }

  @Test("Every node knows where it was written")
  func sources() throws {
    let text = "{\"taut\": 1,\n  \"root\": {\"type\": \"Color\",\n    \"modifiers\": [{\"padding\": 1}]}}"
    let tree = try LayoutTree(SceneReader().read(text, file: "s.json").root)
    #expect(tree.nodes.map { $0.source?.description } == ["s.json:3:19", "s.json:2:11"])
  }

  @Test("YAML says the same as JSON")
  func yaml() throws {
    let yaml = """
      taut: 1
      name: row  # a comment
      proposal: {width: 320, height: infinity}
      root:
        type: HStack
        spacing: 4
        children:
          - {type: Text, text: "12", font: title}
          - type: Color
            modifiers:
              - frame: {maxWidth: infinity}
              - alignmentGuide:
                  guide: top
                  value: {height: 0.5, constant: -2}
      """
    let json = #"""
      {"taut": 1, "name": "row", "proposal": {"width": 320, "height": "infinity"}, "root":
        {"type": "HStack", "spacing": 4, "children": [{"type": "Text", "text": "12", "font": "title"},
          {"type": "Color", "modifiers": [{"frame": {"maxWidth": "infinity"}},
            {"alignmentGuide": {"guide": "top", "value": {"height": 0.5, "constant": -2}}}]}]}}
      """#
    let (a, b) = (
      try SceneReader().read(yaml, file: "a.yaml"), try SceneReader().read(json, file: "b.json")
    )
    #expect(TreeOutline.of(a.root) == TreeOutline.of(b.root))
    #expect(a.proposal == b.proposal && a.name == b.name)
  }

  @Test("The direction of a part of the tree")
  func directions() throws {
    let text = #"""
      {"taut": 1, "root": {"type": "HStack", "children": [
        {"type": "Color", "modifiers": [{"padding": 1}, {"environment": {"layoutDirection": "rightToLeft"}},
          {"padding": 2}]}]}}
      """#
    let tree = try LayoutTree(SceneReader().read(text, file: "s.json").root)
    #expect(
      tree.nodes.map(\.direction)
        == [.leftToRight, .leftToRight, .rightToLeft, .rightToLeft, .rightToLeft])
  }

  @Test("A table answers with the first row that reaches the width")
  func table() {
    let table = MeasuredTable([
      .init(upTo: 50, size: CGSize(width: 50, height: 40)), .init(size: CGSize(width: 90, height: 20)),
    ])
    #expect(table.measure(ProposedViewSize(width: 50, height: 1)).size.width == 50)
    #expect(table.measure(ProposedViewSize(width: 50.1, height: 1)).size.width == 90)
    #expect(table.measure(.unspecified).size.width == 90)
    #expect(table.measure(.infinity).size.width == 90)
    let answer = table.measure(ProposedViewSize(width: 50.1, height: nil)).widths
    #expect(!answer.contains(50) && answer.contains(50.1) && answer.contains(.infinity))
    #expect(table.measure(.zero).widths.contains(50))
  }

  @Test("Escapes of JSON that YAML does not have")
  func surrogates() throws {
    let text = #"{"taut": 1, "name": "\ud83d\ude00 \\ud83d \/ \u00e9", "root": {"type": "Color"}}"#
    #expect(try SceneReader().read(text, file: "s.json").name == "\u{1F600} \\ud83d / é")
  }
}

import Foundation
import LayoutExplanation
import Taut
import TestSupport
import Testing

@Suite("A whole explanation is an indented tree that says nothing twice")
struct TreeTests {
  private func text(_ source: String, axes: [Axis] = Axis.allCases) throws -> String {
    let scene = try SceneReader().read(source, file: "tree.json")
    let layout = try LayoutExplanation(LayoutTree(scene.root), in: scene.proposal, keepsPrices: false)
    return try TextExplanationFormat(axes: axes).whole(layout, scene: "tree")
  }

  private func column(_ rows: [String]) -> String {
    """
    {"taut": 1, "proposal": {"width": 100, "height": 200}, "root": {"type": "VStack", "id": "column", "spacing": 0, "children": [
    \(rows.joined(separator: ",\n"))
    ]}}
    """
  }

  private func row(_ name: String, icon: Int = 20) -> String {
    """
    {"type": "HStack", "id": "\(name)", "children": [{"type": "Image", "id": "\(name)-icon", "size": [\(icon), 10]},
     {"type": "Image", "size": [30, 12], "modifiers": [{"border": "red"}, {"padding": 4}, {"layoutPriority": 0}]}]}
    """
  }

  @Test("Modifiers that hand on share a line; rows in the same words are told once")
  func twins() throws {
    #expect(
      try text(column([row("one"), row("two"), row("three")])) == """
        tree, 100x200

        root  VStack "column", line 1
          width  66  as wide as one, two and three, which are equally wide
          height 60  its children (20 + 20 + 20)

          root.0  HStack "one", line 2
            width  66  its children and the space between them (20 + 8 + 38)
            height 20  as tall as its tallest child, Image at root.0.1

            root.0.0  Image "one-icon", line 2
              size   20 x 10  its own size

            root.0.1/3  layoutPriority, line 3 > padding, line 3
              width  38  the border inside, line 3, and the padding around it (4 + 30 + 4)
              height 20  the border inside, line 3, and the padding around it (4 + 12 + 4)
            root.0.1/1  border, line 3 > Image, line 3
              size   30 x 12  its own size

          root.1, root.2  two (line 4) and three (line 6): the same as one
        """)
  }

  @Test("A row that differs in one length is told, and those after it that are like it are not")
  func others() throws {
    let all = try text(column([row("one"), row("two", icon: 21), row("three", icon: 21), row("four")]))
    #expect(all.contains("  root.1  HStack \"two\", line 4\n"))
    #expect(all.contains("  root.2  three, line 6: the same as two\n"))
    #expect(all.contains("  root.3  HStack \"four\", line 8\n"))
    let many = try text(column((0..<9).map { row("r\($0)") }))
    #expect(many.hasSuffix("\n\n  root.1 to root.8  8 more: the same as r0"))
  }

  @Test("Views of different lengths are no twins, though each is called as it is long")
  func numbers() throws {
    func square(_ side: Int) -> String {
      #"{"type": "Image", "id": "\#(side)", "size": [\#(side), 10]}"#
    }
    let all = try text(column([square(24), square(30), square(30)]))
    #expect(all.contains("  root.1  Image \"30\", line 3\n"))
    #expect(all.contains("  root.2  30, line 4: the same as 30"))
  }

  @Test("One side alone: what hands it on has no line of its own")
  func side() throws {
    let source = #"""
      {"taut": 1, "proposal": {"width": 100, "height": 50}, "root": {"type": "Color", "id": "a", "modifiers": [
        {"frame": {"maxWidth": 40}}]}}
      """#
    #expect(
      try text(source) == """
        tree, 100x50
        at a limit: a's maxWidth 40 (line 2)

        root/1  frame, line 2
          width  40  frame(maxWidth: 40), line 2, which a fills (a tie)
        root  Color "a", line 1
          width  40  fills the 40 that frame(maxWidth: 40), line 2, offers
          height 50  fills the container's 50
        """)
    #expect(
      try text(source, axes: [.vertical]) == """
        tree, 100x50

        root/1  frame, line 2 > Color "a", line 1
          height 50  fills the container's 50
        """)
  }

  @Test("Every view of every scene has its path or stands in a chain or among twins", arguments: Scenes.names)
  func complete(_ name: String) throws {
    let (tree, proposal) = try Scenes.read(name)
    let layout = try LayoutExplanation(tree, in: proposal, keepsPrices: false)
    let text = try TextExplanationFormat().whole(layout, scene: name)
    let twins = text.components(separatedBy: "\n").contains { $0.contains(": the same as ") }
    for explained in layout.views where !twins {
      let kind = tree[explained.view].element.kind
      #expect(text.contains("\(kind) ") || text.contains("\(kind),") || text.contains("\(kind)\n"), "\(kind)")
    }
    #expect(!text.contains(" \n") && !text.contains("\n\n\n"))
  }
}

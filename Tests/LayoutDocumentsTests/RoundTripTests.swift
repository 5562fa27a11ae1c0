import LayoutCore
import Testing

@testable import LayoutDocuments

@Suite("Scenes that are written and read back")
struct RoundTripTests {
  @Test("The tree is the same, and so is what is written of it", arguments: 0..<300)
  func tree(seed: Int) throws {
    var random = RandomTree(seed: UInt64(seed))
    let tree = random.tree()
    let proposal = ProposedViewSize(width: seed % 3 == 0 ? nil : 320.5, height: .infinity)
    let text = try SceneWriter().text(of: tree, proposal: proposal, name: "seed \(seed)")
    let scene = try SceneReader().read(text, file: "seed-\(seed).json")
    #expect(scene.proposal == proposal, "seed \(seed)")
    #expect(scene.name == "seed \(seed)")
    #expect(TreeOutline.of(scene.root) == TreeOutline.of(tree), "seed \(seed)")
    #expect(try SceneWriter().text(of: scene) == text, "seed \(seed)")
  }

  @Test("A scene keeps its environment")
  func environment() throws {
    let environment = SceneEnvironment(layoutDirection: .rightToLeft, spacing: 10, padding: 12, scale: 2)
    let stack = StackElement(
      axis: .horizontal, alignment: VerticalAlignment.top.key, defaultSpacing: 10)
    let root = LayoutNode(stack, direction: .rightToLeft)
    let text = try SceneWriter().text(of: SceneDocument(environment: environment, root: root))
    #expect(
      text == """
        {
          "taut": 1,
          "environment": {"layoutDirection": "rightToLeft", "spacing": 10, "padding": 12, "scale": 2},
          "root": {"type": "HStack", "alignment": "top", "children": []}
        }

        """)
    let scene = try SceneReader().read(text, file: "scene.json")
    #expect(scene.environment == environment)
    #expect(TreeOutline.of(scene.root) == TreeOutline.of(root))
  }

  @Test("A closure cannot be written")
  func opaqueGuide() {
    let guide = AlignmentGuideElement(
      guide: VerticalAlignment.top.key, value: .opaque { min($0.width, $0.height) })
    let tree = LayoutNode(guide, children: [LayoutNode(ShapeElement(kind: "Color"))])
    #expect(throws: SceneWriterError(problem: .opaqueGuide("top"), path: "root/1")) {
      try SceneWriter().text(of: tree)
    }
  }
}

import Foundation
import LayoutCore
import LayoutDocuments

/// A scene that can be written as a document: content without a word in scenes, such as opaque code, is
/// replaced by its layout at the scene's own size.
struct WrittenLayout {
  private(set) var document: SceneDocument
  /// The replaced views, in words, in the order of the tree.
  private(set) var frozen: [String] = []

  /// Lays out the scene if necessary.
  ///
  /// - Throws: The engine's errors.
  init(_ scene: LoadedScene) throws {
    document = scene.document
    document.proposal = scene.proposal
    let tree = scene.tree
    guard tree.nodes.contains(where: { !Self.hasWord($0.element) }) else { return }
    let result = try Engines.layout(tree, in: scene.proposal)
    let frames = Dictionary(result.views.map { ($0.path, $0.frame) }, uniquingKeysWith: { first, _ in first })
    var words: [String] = []
    document.root = tree.subtree(at: tree.root) { index, node in
      guard !Self.hasWord(node.element), let frame = frames[tree[index].path] else { return }
      let children = tree.children(of: index).map { frames[tree[$0].path] }
      // A modifier that configures a replaced layout has no effect any more.
      if node.element.role == .modifier, children.count == 1, children[0] == frame,
        let content = node.children.first
      {
        node = content
        return
      }
      words.append(Self.words(index, in: tree, at: scene.proposal))
      node = Self.frozen(node, frame, zip(node.children, children).map { ($0, $1) })
    }
    // Nodes are made from the inside out.
    frozen = words.reversed()
  }

  /// Returns whether documents have a word for an element, regardless of its children.
  private static func hasWord(_ element: any LayoutElement) -> Bool {
    let leaf = LayoutNode(ShapeElement(kind: "Color"))
    let count = element.role == .modifier ? 1 : 0
    let alone = SceneDocument(
      name: "", proposal: .unspecified,
      root: LayoutNode(element, children: Array(repeating: leaf, count: count)))
    do throws(SceneWriterError) {
      _ = try SceneWriter().text(of: alone)
      return true
    } catch {
      if case .element = error.problem { return false }
      return true
    }
  }

  /// Returns a frame with the view's size, and its children at their places.
  private static func frozen(
    _ node: LayoutNode, _ frame: CGRect, _ children: [(node: LayoutNode, frame: CGRect?)]
  ) -> LayoutNode {
    func made(_ element: some LayoutElement, _ children: [LayoutNode]) -> LayoutNode {
      LayoutNode(element, children: children, source: node.source)
    }
    let placed = children.compactMap { child, own -> LayoutNode? in
      guard let own else { return nil }
      let kept = made(FrameElement(width: own.size.width, height: own.size.height), [child])
      return made(OffsetElement(x: own.origin.x - frame.origin.x, y: own.origin.y - frame.origin.y), [kept])
    }
    let content =
      placed.isEmpty
      ? made(ShapeElement(kind: "Color", fill: "clear"), [])
      : made(ZStackElement(alignment: .topLeading), placed)
    var whole = made(
      FrameElement(width: frame.size.width, height: frame.size.height, alignment: .topLeading), [content])
    whole.id = node.id
    return whole
  }

  /// Returns the remark: `Card.swift:12:5: LazyVGrid is written as it is laid out at 390 x nil`.
  private static func words(_ index: LayoutTree.Index, in tree: LayoutTree, at size: ProposedViewSize)
    -> String
  {
    let place = tree[index].source
    // The name in source is that of the outermost node from the same place.
    let outermost = place.flatMap { place in tree.nodes.first { $0.source == place } }
    let kind = (outermost ?? tree[index]).element.kind
    return
      "\(place.map { "\($0)" } ?? tree[index].path): \(kind) is written as it is laid out at \(size.sides), "
      + "as a scene document cannot express it"
  }
}

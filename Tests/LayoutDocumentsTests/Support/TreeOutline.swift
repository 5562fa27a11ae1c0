import LayoutCore

@testable import LayoutDocuments

/// A tree as lines of text: all that two trees must have in common, save where they were written.
enum TreeOutline {
  static func of(_ node: LayoutNode, indentation: Int = 0) -> String {
    let line =
      String(repeating: "  ", count: indentation)
      + "\(node.place) \(describe(node.element)) id=\(node.id ?? "-") \(node.direction)\n"
    return node.children.reduce(line) { $0 + of($1, indentation: indentation + 1) }
  }

  private static func describe(_ element: any LayoutElement) -> String {
    switch element {
    case let appearance as AppearanceElement:
      // Dictionaries are printed in no stable order.
      "\(appearance.kind) \(appearance.attributes.sorted { $0.key < $1.key })"
    case let guide as AlignmentGuideElement: "guide \(guide.guide.axis) \(guide.guide) \(guide.value)"
    case let stack as StackElement:
      "\(stack.kind) \(stack.spacing as Any) \(stack.defaultSpacing) \(describe(stack.alignment))"
    case let stack as ZStackElement: "ZStack \(describe(stack.alignment))"
    case let overlay as OverlayElement: "\(overlay.kind) \(describe(overlay.alignment))"
    default: "\(element)"
    }
  }

  private static func describe(_ alignment: Alignment) -> String {
    describe(alignment.horizontal.key) + "/" + describe(alignment.vertical.key)
  }

  private static func describe(_ key: AlignmentKey) -> String {
    "\(key.axis) \(key.name) \(key.combination) \(key.defaultValue)"
  }
}

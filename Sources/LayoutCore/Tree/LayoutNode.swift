/// A view or modifier of a resolved tree: what both engines lay out.
public struct LayoutNode: Sendable {
  /// What the node is.
  public var element: any LayoutElement
  /// Its children; a modifier's first child is the view it wraps.
  public var children: [LayoutNode]
  /// The name a person gave it.
  public var id: String?
  /// Where it was written.
  public var source: SourcePosition?
  /// The direction in which it places its children.
  public var direction: LayoutDirection
  /// Where it stands among its siblings, such as `.0` or `.overlay`; empty at the root.
  public var place: String

  /// Makes a node.
  public init(
    _ element: any LayoutElement, children: [LayoutNode] = [], id: String? = nil,
    source: SourcePosition? = nil, direction: LayoutDirection = .leftToRight, place: String = ""
  ) {
    self.element = element
    self.children = children
    self.id = id
    self.source = source
    self.direction = direction
    self.place = place
  }
}

/// The direction in which text runs and in which children are placed.
public enum LayoutDirection: String, Hashable, Sendable, CaseIterable {
  /// As in English.
  case leftToRight
  /// As in Hebrew or Arabic: every child's place is mirrored in its parent.
  case rightToLeft
}
